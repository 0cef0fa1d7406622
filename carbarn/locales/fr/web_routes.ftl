### Les plateaux des Aventuriers du Rail dans le navigateur.
### $vocabulary vaut "trains" (cartes Wagon, locomotives) ou "cable_cars" (cartes Transport, cartes Ferry).

## La carte

web-routes-board = Carte : { $title }
web-routes-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-routes-cost = { $count } × { $colour }
web-routes-cost-any = { $count ->
    [one] { $count } carte de n’importe quelle couleur
   *[other] { $count } cartes d’une même couleur
}
web-routes-cost-ferry = { $wilds ->
    [one] dont au moins { $wilds } carte Ferry
   *[other] dont au moins { $wilds } cartes Ferry
}
web-routes-claim-this = Prendre { $route } : { $cost }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-routes-owned = { $name }
web-routes-payment = Comment voulez-vous payer ?
web-routes-token-city = { $city } : { $symbol }, reste { $left }
web-routes-close = Fermer
web-routes-zoom-in = Agrandir
web-routes-zoom-out = Réduire
web-routes-zoom-reset = Toute la carte

## La table

web-routes-display = Face visible
web-routes-take-card = Prendre une carte : { $colour }
web-routes-blind = Piocher une carte
web-routes-draw-tickets = Piocher des destinations
web-routes-deck = reste { $count }
web-routes-discards = Défausse : { $count }
web-routes-second-card = Prenez votre deuxième carte.
web-routes-pass = Passer
web-routes-hand = Vos cartes ({ $count })
web-routes-tickets = Vos cartes Destination
web-routes-joined = réussie
web-routes-possible = pas encore réussie
web-routes-impossible = ne peut plus être réussie
web-routes-offer = Choisissez vos cartes Destination
web-routes-least = Gardez-en au moins { $least }. Elles sont tracées sur la carte.
web-routes-keep = { $count ->
    [0] Garder
    [one] Garder { $count } carte
   *[other] Garder { $count } cartes
}
web-routes-waiting = Votre choix est fait. Les autres choisissent encore.
web-routes-claimable = { $count ->
    [one] { $count } route que vous pouvez prendre
   *[other] { $count } routes que vous pouvez prendre
}
web-routes-take-token = Prenez un des jetons Touriste
web-routes-place-token = Placez un jeton Touriste sur la carte

## Joueurs

web-routes-seat-points = { $points ->
    [one] { $points } point de routes
   *[other] { $points } points de routes
}
web-routes-seat-trains = { $vocabulary ->
    [cable_cars] { $count ->
        [one] reste { $count } cable car
       *[other] reste { $count } cable cars
    }
   *[trains] { $count ->
        [one] reste { $count } wagon
       *[other] reste { $count } wagons
    }
}
web-routes-seat-cards = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
web-routes-seat-tickets = { $count ->
    [one] { $count } carte Destination
   *[other] { $count } cartes Destination
}

## Le score

web-routes-score-routes = Routes
web-routes-score-made = Destinations réussies
web-routes-score-missed = Destinations manquées
web-routes-score-longest = Chemin le plus long
web-routes-score-most = Globe-trotter
web-routes-score-tokens = Jetons Touriste
web-routes-path = Son plus long chemin : { $length }
web-routes-winner = Victoire
web-routes-skip = Tout afficher
