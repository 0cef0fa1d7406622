### San Francisco Cable Car : pourquoi un robot envisage un coup, en faits. Une ligne porte le numéro de sa station.

## Ce qu’une pose change à une ligne : la sienne, celle d’un autre, celle d’une compagnie dont on détient un pourcentage

reason-tracks-finish-own = termine votre ligne { $line } pour { $points ->
    [one] { $points } point
   *[other] { $points } points
} ; on pouvait en espérer { $was }
reason-tracks-power-own = mène votre ligne { $line } à la centrale électrique : { $points ->
    [one] { $points } point
   *[other] { $points } points
} ; on pouvait en espérer { $was }
reason-tracks-longer-own = porte votre ligne { $line } à { $length ->
    [one] { $length } tuile
   *[other] { $length } tuiles
} ; on peut en espérer { $hope ->
    [one] { $hope } point
   *[other] { $hope } points
} au lieu de { $was }
reason-tracks-finish-other = termine la ligne { $line } de la place { $colour } pour { $points ->
    [one] { $points } point
   *[other] { $points } points
} ; on pouvait en espérer { $was }
reason-tracks-power-other = mène la ligne { $line } de la place { $colour } à la centrale électrique : { $points ->
    [one] { $points } point
   *[other] { $points } points
} ; on pouvait en espérer { $was }
reason-tracks-longer-other = porte la ligne { $line } de la place { $colour } à { $length ->
    [one] { $length } tuile
   *[other] { $length } tuiles
} ; on peut en espérer { $hope ->
    [one] { $hope } point
   *[other] { $hope } points
} au lieu de { $was }
reason-tracks-finish-company = termine la ligne { $line } de la compagnie { $company }, dont vous { $percent ->
    [0] n’avez aucune action
   *[other] détenez { $percent } %
}, pour { $points ->
    [one] { $points } point
   *[other] { $points } points
} ; on pouvait en espérer { $was }
reason-tracks-power-company = mène la ligne { $line } de la compagnie { $company }, dont vous { $percent ->
    [0] n’avez aucune action
   *[other] détenez { $percent } %
}, à la centrale électrique : { $points ->
    [one] { $points } point
   *[other] { $points } points
} ; on pouvait en espérer { $was }
reason-tracks-longer-company = porte la ligne { $line } de la compagnie { $company }, dont vous { $percent ->
    [0] n’avez aucune action
   *[other] détenez { $percent } %
}, à { $length ->
    [one] { $length } tuile
   *[other] { $length } tuiles
} ; on peut en espérer { $hope ->
    [one] { $hope } point
   *[other] { $hope } points
} au lieu de { $was }
reason-tracks-no-line = aucune ligne n’arrive encore en { $square } : personne n’y gagne ni n’y perd
reason-tracks-both = { $one } – et { $other }

## Piocher

reason-tracks-draw-needed = aucune pose n’est bonne, pas même la meilleure ({ $placed }) : la tuile piochée peut être meilleure, et devrait vous faire gagner { $drawn ->
    [one] { $drawn } point
   *[other] { $drawn } points
} sur les autres
reason-tracks-draw-better = la tuile piochée devrait vous faire gagner { $drawn ->
    [one] { $drawn } point
   *[other] { $drawn } points
} sur les autres, plus que la meilleure pose ({ $placed })
reason-tracks-draw-worse = la tuile piochée devrait vous faire gagner { $drawn ->
    [one] { $drawn } point
   *[other] { $drawn } points
} sur les autres, pas plus que la meilleure pose ({ $placed })

## Échanger une action

reason-tracks-exchange-more = l’action { $taken } à { $percent } % devrait rapporter { $gain ->
    [one] { $gain } point
   *[other] { $gain } points
} de plus que votre action { $given }
reason-tracks-exchange-less = l’action { $taken } à { $percent } % devrait rapporter { $gain ->
    [one] { $gain } point
   *[other] { $gain } points
} de moins que votre action { $given }
reason-tracks-exchange-top-more = l’action du dessus de la pile à { $percent } % devrait rapporter { $gain ->
    [one] { $gain } point
   *[other] { $gain } points
} de plus que votre action { $given }
reason-tracks-exchange-top-less = l’action du dessus de la pile à { $percent } % devrait rapporter { $gain ->
    [one] { $gain } point
   *[other] { $gain } points
} de moins que votre action { $given }
