### Pourquoi une action est bonne : une phrase, des faits. $vocabulary vaut « trains » ou « cable_cars ».

reason-completes = Relie { $a } à { $b } et réalise la carte Destination { $from }–{ $to } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $rivals ->
    [0] .
    [one] {" "}; un adversaire peut vouloir cette route aussi.
   *[other] {" "}; { $rivals } adversaires peuvent vouloir cette route aussi.
}
reason-on-the-way = Relie { $a } à { $b } sur le chemin de { $from } à { $to } ; il restera { $left ->
    [one] { $left } espace
   *[other] { $left } espaces
} à couvrir{ $rivals ->
    [0] .
    [one] , et un adversaire peut vouloir cette route.
   *[other] , et { $rivals } adversaires peuvent vouloir cette route.
}
reason-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour { $length ->
    [one] { $length } espace
   *[other] { $length } espaces
}{ $rivals ->
    [0] .
    [one] , sur une route qu’un adversaire peut vouloir.
   *[other] , sur une route que { $rivals } adversaires peuvent vouloir.
}
reason-in-the-way = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, et { $a }–{ $b } manquera sans doute à un adversaire.
reason-wanted = Sert à payer { $a }–{ $b } sur le chemin de { $from } à { $to } ; il manque au plan { $short ->
    [one] { $short } carte
   *[other] { $short } cartes
} de cette couleur : { $colour }.
reason-filler = Servirait à payer { $a }–{ $b }, qui rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
} : { $colour }.
reason-useful = { $short ->
    [0] Hors du plan, mais de quoi payer { $a }–{ $b }, qui rapporte { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[other] Hors du plan, mais un pas vers { $a }–{ $b }, qui rapporte { $points ->
        [one] { $points } point
       *[other] { $points } points
    } et à laquelle il manquera encore { $short ->
        [one] { $short } carte
       *[other] { $short } cartes
    }
} : { $colour }.
reason-spare = { $needed ->
    [0] Le plan n’a pas besoin de cette couleur
   *[other] Le plan a déjà assez de cette couleur
} : { $colour }{ $held ->
    [0] .
   *[other] {" "}; vous en avez { $held }.
}
reason-wild = { $vocabulary ->
    [cable_cars] Un ferry remplace n’importe quelle carte
   *[trains] Une locomotive remplace n’importe quelle carte
}{ $missing ->
    [0] {" "}; il n’en manque aucune au plan.
   *[other] {" "}; il en manque { $missing } au plan.
}
reason-blind = { $useful } des { $cards } cartes qui peuvent venir serviraient au plan.
reason-blind-any = Il ne manque aucune carte au plan : ce qui vient est pour des points en plus.
reason-too-late = Votre dernier tour : une carte ne servira plus.
reason-tickets = Pour d’autres cartes Destination, le plan laisse environ { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
} et { $vocabulary ->
    [cable_cars] { $trains ->
        [one] { $trains } cable car
       *[other] { $trains } cable cars
    }
   *[trains] { $trains ->
        [one] { $trains } wagon
       *[other] { $trains } wagons
    }
}.
reason-tickets-last = Votre dernier tour : seule une carte Destination que vos routes relient déjà rapporte des points.
reason-keep = Vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
} ; { $dropped ->
    [0] toutes vos cartes Destination demandent
    [one] sans celle qui n’a pas de place, vos cartes Destination demandent
   *[other] sans les { $dropped } qui n’ont pas de place, vos cartes Destination demandent
} { $vocabulary ->
    [cable_cars] { $need ->
        [one] { $need } cable car
       *[other] { $need } cable cars
    } sur { $have }
   *[trains] { $need ->
        [one] { $need } wagon
       *[other] { $need } wagons
    } sur { $have }
} et environ { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
} sur { $left }.
reason-token = Votre symbole n° { $held } : « { $symbol } » ({ $points ->
    [one] { $points } point
   *[other] { $points } points
}) ; { $others ->
    [0] c’est le dernier.
    [one] il en reste { $others } pour les autres.
   *[other] il en reste { $others } pour les autres.
}
reason-place-near = { $city } est sur votre chemin : le jeton « { $symbol } » sera facile à prendre.
reason-place-far = { $city } n’est pas sur votre chemin.
reason-pass = Rien d’autre n’est possible.
