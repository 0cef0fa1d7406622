### Le plateau de Cable Car dans le navigateur.

## Nombres

web-tracks-number = { $value }
web-tracks-percent = { $value } %
web-tracks-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-tracks-points-short = +{ $points }
web-tracks-points-power = { $length } × 2 = { $points } points
web-tracks-length-short = { $length ->
    [one] { $length } tuile
   *[other] { $length } tuiles
}

## Le plateau

web-tracks-map = Plan de la ville
web-tracks-power-station = Centrale électrique : les lignes qui arrivent ici comptent double
web-tracks-company = la compagnie { $name }
web-tracks-square-free = { $square } : libre
web-tracks-square-tile = { $square } : tuile { $tile }
web-tracks-square-lines = { $square } : tuile { $tile }, où passent les lignes des stations { $stations }
web-tracks-square-place = { $square } : poser la tuile ici. { $effect }

## Ce que rapporte une pose

web-tracks-extends = { $owner } : la ligne de la station { $station } passe à { $length ->
    [one] { $length } tuile
   *[other] { $length } tuiles
}
web-tracks-finishes = { $owner } : la ligne de la station { $station } est terminée, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-tracks-finishes-power = { $owner } : la ligne de la station { $station } atteint la centrale électrique, { $points } points
web-tracks-no-effect = Aucune ligne ne change
web-tracks-on-square = En { $square }
web-tracks-point-at-square = Désignez une case éclairée pour voir ce que votre tuile y apporterait.
web-tracks-turn-it = Ainsi orientée, elle ne peut aller nulle part : tournez-la ou choisissez une autre tuile.
web-tracks-tap-square = Touchez une case éclairée pour voir ce que votre tuile y apporterait, et encore une fois pour la poser.
web-tracks-place-here = La poser en { $square }

## Mes tuiles

web-tracks-my-tiles = Vos tuiles
web-tracks-drawn-tile = Tuile piochée
web-tracks-place-drawn = C’est cette tuile que vous devez poser maintenant.
web-tracks-choose-tile = Choisir la tuile { $tile }
web-tracks-turn-left = Tourner dans le sens antihoraire (Maj+R)
web-tracks-turn-right = Tourner dans le sens horaire (R)
web-tracks-draw = Piocher plutôt une tuile
web-tracks-supply = { $count ->
    [0] Plus de tuile dans la réserve
    [one] { $count } tuile dans la réserve
   *[other] { $count } tuiles dans la réserve
}
web-tracks-places = { $count ->
    [one] { $count } case possible
   *[other] { $count } cases possibles
}
web-tracks-all-hands = Tuiles en main

## Actions et compagnies

web-tracks-my-shares = Vos actions
web-tracks-portfolio = { $points ->
    [one] valeur : { $points } point
   *[other] valeur : { $points } points
}
web-tracks-piles = Piles d’actions
web-tracks-pays = rapporte { $points }
web-tracks-face-up = Visible
web-tracks-exchange-note = Au lieu de poser une tuile, vous pouvez échanger une action : contre celle qui est face visible, ou contre celle du dessus de la pile.
web-tracks-exchange-face-up = Échanger votre action à { $percent } % contre celle qui est face visible : { $company }
web-tracks-exchange-top = Échanger votre action à { $percent } % contre celle du dessus de la pile de { $count }
web-tracks-companies = Compagnies

## Tableaux

web-tracks-lines = Toutes les lignes
web-tracks-column-share = Action
web-tracks-column-pile = Pile
web-tracks-column-company = Compagnie
web-tracks-column-station = Station
web-tracks-column-owner = À qui
web-tracks-column-length = Longueur
web-tracks-column-state = État
web-tracks-column-points = Points
web-tracks-column-open = En cours
web-tracks-column-mine = Vous
web-tracks-column-pays = Pour vous
web-tracks-line-waiting = pas commencée
web-tracks-line-open = en cours
web-tracks-line-arrived = à la station { $station }
web-tracks-line-power = à la centrale, ×2
web-tracks-show-line = Montrer la ligne de la station { $station }

## Un joueur

web-tracks-finished-lines = { $finished ->
    [one] { $finished } ligne terminée sur { $count }
   *[other] { $finished } lignes terminées sur { $count }
}
web-tracks-tiles-in-hand = { $count ->
    [one] { $count } tuile en main
   *[other] { $count } tuiles en main
}

## La fin

web-tracks-winner = gagne
web-tracks-skip = Tout afficher
web-tracks-score-line = Station { $station }
web-tracks-score-line-power = Station { $station }, centrale ×2
web-tracks-score-share = { $percent } % de { $points }
web-tracks-score-nothing = Aucune ligne terminée
