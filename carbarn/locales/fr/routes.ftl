### Les Aventuriers du Rail : ce qui se passe à la table, et la table elle-même.
### $vocabulary vaut "trains" (cartes Wagon, locomotives) ou "cable_cars" (cartes Transport, cartes Ferry).

## Couleurs des cartes, au féminin comme après « carte »

colour-purple = { $vocabulary ->
    [cable_cars] rose
   *[trains] violette
}
colour-blue = bleue
colour-orange = orange
colour-white = blanche
colour-green = verte
colour-yellow = jaune
colour-black = noire
colour-red = rouge
colour-gray = grise
colour-wild = { $vocabulary ->
    [cable_cars] Ferry
   *[trains] locomotive
}

## Cartes

one-card = une carte { $colour }
one-wild = { $vocabulary ->
    [cable_cars] une carte Ferry
   *[trains] une locomotive
}
# Le pluriel des couleurs ci-dessus ; « orange » et les couleurs d’un plateau personnel restent invariables.
cards = { $count ->
    [one] { $count } carte { $colour }
   *[other] { $count } cartes { $colour ->
        [rose] roses
        [violette] violettes
        [bleue] bleues
        [blanche] blanches
        [verte] vertes
        [jaune] jaunes
        [noire] noires
        [rouge] rouges
        [grise] grises
       *[other] { $colour }
    }
}
cards-wild = { $vocabulary ->
    [cable_cars] { $count ->
        [one] { $count } carte Ferry
       *[other] { $count } cartes Ferry
    }
   *[trains] { $count ->
        [one] { $count } locomotive
       *[other] { $count } locomotives
    }
}
cards-and = { $cards } et { $wilds }
# Le tiret bas représente une espace.
list-separator = ,_

## Ce qui se passe ; le nom du joueur est placé devant

describe-draw-display = prend { $card } à l’emplacement { $place }
describe-draw-blind = pioche à l’aveugle
describe-draw-tickets = reprend des cartes Destination
describe-pass = passe, faute d’action possible
describe-keep = garde { $tickets }
describe-keep-hidden = { $kept ->
    [one] garde { $kept } carte Destination sur { $offered }
   *[other] garde { $kept } cartes Destination sur { $offered }
}
describe-claim = prend la route { $route } avec { $cards } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
describe-take-token = prend le jeton Touriste « { $symbol } » à { $city }
describe-place-token = place le jeton Touriste « { $symbol } » à { $city }
describe-card = c’est { $card }
describe-card-hidden = une carte va en main
describe-card-display = { $card } est retournée à l’emplacement { $place }
describe-ticket = une carte Destination : { $ticket }
describe-ticket-hidden = une carte Destination est distribuée
describe-seat = la place { $seat } commence
describe-symbol = les jetons Touriste « { $symbol } » sont à { $city }
describe-symbol-aside = les jetons Touriste « { $symbol } » sont laissés de côté

## Les mêmes actions, proposées au joueur

choose-draw-display = Prendre { $card } à l’emplacement { $place }
choose-draw-blind = Piocher à l’aveugle
choose-draw-tickets = Reprendre des cartes Destination
choose-pass = Passer, faute d’action possible
choose-keep = Garder { $tickets }
choose-keep-hidden = { $kept ->
    [one] Garder { $kept } carte Destination sur { $offered }
   *[other] Garder { $kept } cartes Destination sur { $offered }
}
choose-claim = Prendre la route { $route } avec { $cards } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
choose-take-token = Prendre le jeton Touriste « { $symbol } » à { $city }
choose-place-token = Placer le jeton Touriste « { $symbol } » à { $city }

## La table

show-display = Face visible
show-deck = Pioches
show-deck-counts = pioche : { $deck }, défausse : { $discard }, cartes Destination : { $tickets }
show-tokens = Jetons Touriste
show-hand = Vos cartes
show-tickets = Vos cartes Destination
show-offer = Carte proposée { $number }
show-last-round = Dernier tour
show-turns-left = { $turns ->
    [one] encore { $turns } tour à jouer
   *[other] encore { $turns } tours à jouer
}
show-seat = Place
show-points = Points
show-trains = { $vocabulary ->
    [cable_cars] Cable cars
   *[trains] Wagons
}
show-cards = Cartes
show-ticket-count = Cartes Destination
show-routes = Routes

## Le score

score-routes = Routes
score-tickets_made = Cartes Destination complétées
score-tickets_missed = Cartes Destination non complétées
score-longest_path = Chemin continu le plus long
score-most_tickets = Globe-trotter
score-tokens = Jetons Touriste
score-completed = Nombre de cartes Destination complétées
score-path = Longueur du chemin le plus long
ended-last_round = Le dernier tour est terminé.
ended-passes = Tout le monde a passé : plus aucune action n’est possible.

## Pourquoi ce n’est pas permis

illegal-no-such-action = Il n’y a pas d’action numéro { $action } sur ce plateau.
illegal-over = La partie est terminée.
illegal-chance-first = La distribution des cartes n’est pas encore terminée.
illegal-not-chance = C’est maintenant à un joueur de décider, pas au hasard.
illegal-impossible-outcome = Le hasard ne peut pas donner cela : ce n’est pas parmi ce qui reste à distribuer.
illegal-choose-tickets-first = Choisissez d’abord, parmi les cartes Destination devant vous, celles que vous gardez.
illegal-place-token-first = Placez d’abord sur le plateau les jetons Touriste laissés de côté.
illegal-take-token-first = Choisissez d’abord lequel des deux jetons Touriste vous prenez.
illegal-second-card-first = Vous avez pris une carte : prenez maintenant la deuxième.
illegal-no-cards = Il n’y a plus de cartes, ni dans la pioche ni dans la défausse.
illegal-no-tickets = Il n’y a plus de cartes Destination à piocher.
illegal-pass = Vous ne pouvez passer que si vous ne pouvez ni piocher ni prendre de route.
illegal-empty-place = Il n’y a pas de carte à l’emplacement { $place }.
illegal-second-wild = { $vocabulary ->
    [cable_cars] La deuxième carte ne peut pas être une carte Ferry face visible.
   *[trains] La deuxième carte ne peut pas être une locomotive face visible.
}
illegal-route-taken = Cette route est déjà prise.
illegal-own-twin = Vous avez déjà l’autre voie de cette route double.
illegal-closed-twin = À si peu de joueurs, dès qu’une voie est prise, l’autre est fermée.
illegal-too-few-trains = { $vocabulary ->
    [cable_cars] { $need ->
        [one] Cette route demande { $need } cable car, et il vous en reste { $have }.
       *[other] Cette route demande { $need } cable cars, et il vous en reste { $have }.
    }
   *[trains] { $need ->
        [one] Cette route demande { $need } wagon, et il vous en reste { $have }.
       *[other] Cette route demande { $need } wagons, et il vous en reste { $have }.
    }
}
illegal-too-few-wilds = { $vocabulary ->
    [cable_cars] { $need ->
        [one] Il faut pour cela { $need } carte Ferry, et vous en avez { $have }.
       *[other] Il faut pour cela { $need } cartes Ferry, et vous en avez { $have }.
    }
   *[trains] { $need ->
        [one] Il faut pour cela { $need } locomotive, et vous en avez { $have }.
       *[other] Il faut pour cela { $need } locomotives, et vous en avez { $have }.
    }
}
illegal-too-few-cards = { $need ->
    [one] Il faut pour cela { $need } carte de cette couleur, et vous en avez { $have }.
   *[other] Il faut pour cela { $need } cartes de cette couleur, et vous en avez { $have }.
}
illegal-no-offer = Il n’y a pas de cartes Destination devant vous.
illegal-not-offered = Il n’y a pas de carte Destination numéro { $place } : vous en avez { $offered } devant vous.
illegal-keep-more = { $least ->
    [one] Vous devez garder au moins { $least } carte Destination, et vous en avez choisi { $kept }.
   *[other] Vous devez garder au moins { $least } cartes Destination, et vous en avez choisi { $kept }.
}
illegal-no-token-now = On ne prend un jeton Touriste que juste après avoir pris une route.
illegal-token-elsewhere = Prenez un jeton Touriste dans l’un des deux lieux que vous venez de relier.
illegal-no-token-there = Il n’y a pas de jeton Touriste à cet endroit.
illegal-token-held = Vous avez déjà un jeton Touriste avec ce symbole.
illegal-no-placing-now = Les jetons Touriste ne se placent sur le plateau qu’avant le premier tour.
illegal-not-set-aside = Ce jeton Touriste n’a pas été laissé de côté.
illegal-other-token-first = L’autre jeton Touriste laissé de côté se place en premier.
illegal-stack-there = Il y a déjà des jetons Touriste sur ce lieu.
