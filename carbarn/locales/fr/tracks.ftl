### San Francisco Cable Car : ce qui se passe à la table, et la table elle-même.

## Couleurs des compagnies et des joueurs, au féminin comme après « compagnie », « action » ou « place »

tracks-colour-yellow = jaune
tracks-colour-blue = bleue
tracks-colour-orange = orange
tracks-colour-green = verte
tracks-colour-purple = violette
tracks-colour-black = noire
tracks-colour-red = rouge
tracks-colour-brown = marron

## Ce qui se passe ; le nom du joueur est placé devant

tracks-describe-place = { $turns ->
    [0] pose une tuile en { $square }
    [one] pose une tuile en { $square }, tournée d’un quart de tour dans le sens horaire
   *[other] pose une tuile en { $square }, tournée de { $turns } quarts de tour dans le sens horaire
}
tracks-describe-draw = pioche une tuile à poser
tracks-describe-finish = la ligne de la station { $station } est terminée : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
tracks-describe-and = { $first } ; { $then }
tracks-describe-exchange-face-up = glisse l’action { $given } à { $percent } % sous sa pile et prend l’action { $taken }, qui était face visible
tracks-describe-exchange-face-up-hidden = glisse une action à { $percent } % sous sa pile et prend l’action { $taken }, qui était face visible
tracks-describe-exchange-top = glisse l’action { $given } à { $percent } % sous sa pile et prend celle du dessus
tracks-describe-exchange-top-hidden = glisse une action à { $percent } % sous sa pile et prend celle du dessus
tracks-describe-tile = une tuile est piochée
tracks-describe-share = reçoit l’action { $company } à { $percent } %
tracks-describe-share-hidden = reçoit une action à { $percent } %
tracks-describe-share-face-up = l’action { $company } à { $percent } % est retournée face visible
tracks-describe-seat = la place { $seat } commence

## Les mêmes actions, proposées au joueur ; $tile compte les tuiles en main, 0 s’il n’y en a qu’une sorte

tracks-choose-place = { $tile ->
    [0] Poser la tuile en { $square }
   *[other] Poser la tuile n° { $tile } en { $square }
}{ $turns ->
    [0] { "" }
    [one] , tournée d’un quart de tour dans le sens horaire
   *[other] , tournée de { $turns } quarts de tour dans le sens horaire
}
tracks-choose-draw = Piocher une tuile à poser
tracks-choose-exchange-face-up = Glisser l’action { $given } à { $percent } % sous sa pile et prendre l’action { $taken }, qui est face visible
tracks-choose-exchange-top = Glisser l’action { $given } à { $percent } % sous sa pile et prendre celle du dessus

## La table

tracks-show-supply = Réserve
tracks-show-hand = Tuiles en main
tracks-show-drawn = Tuile piochée
tracks-show-seat = Place
tracks-show-points = Points
tracks-show-lines = Lignes
tracks-show-shares = Actions
tracks-show-piles = Piles d’actions
tracks-show-company = Compagnie
tracks-show-tiles-left = { $count ->
    [one] { $count } tuile restante
   *[other] { $count } tuiles restantes
}

## Le score

score-lines = Lignes terminées
score-power_station = Lignes arrivées à la centrale électrique
score-shares = Actions
score-finished = Nombre de lignes terminées
ended-tiles_placed = Toutes les tuiles sont posées.

## Pourquoi ce n’est pas permis

illegal-tracks-over = La partie est terminée.
illegal-tracks-chance-first = La distribution des tuiles ou des actions n’est pas encore terminée.
illegal-tracks-not-chance = C’est maintenant à un joueur de décider, pas au hasard.
illegal-tracks-impossible-outcome = Le hasard ne peut pas donner cela : ce n’est pas parmi ce qui reste à distribuer.
illegal-tracks-no-such-action = Il n’y a pas de coup numéro { $action } dans ce jeu.
illegal-tracks-occupied = Il y a déjà une tuile en { $square }.
illegal-tracks-off-map = Il n’y a pas de case { $square } sur le plateau.
illegal-tracks-power-station = On ne peut pas poser de tuile sur la centrale électrique.
illegal-tracks-not-adjacent = La case { $square } n’est pas au bord du plateau et n’a aucun côté en commun avec une tuile posée.
illegal-tracks-one-tile-line = En { $square }, une ligne irait d’une station à une station sur cette seule tuile, et il y a d’autres façons de la poser.
illegal-tracks-no-turning = Dans cette partie, les tuiles gardent leur orientation : posez la vôtre sans la tourner.
illegal-tracks-not-in-hand = Vous n’avez pas la tuile { $tile } en main.
illegal-tracks-place-drawn = Vous avez pioché la tuile { $tile } : c’est elle que vous devez poser.
illegal-tracks-supply-empty = La réserve est vide : il n’y a plus de tuile à piocher.
illegal-tracks-already-drawn = Vous avez déjà pioché une tuile : posez-la maintenant.
illegal-tracks-no-companies = Cette partie se joue sans compagnies : il n’y a pas d’actions.
illegal-tracks-no-exchange = Une compagnie a atteint 25 points : les actions ne s’échangent plus.
illegal-tracks-share-not-held = Vous n’avez pas cette action.

## Fichiers de plateau

board-tracks-tile-count = le nombre de tuiles est { $count } ; il doit être { $needed }.
board-tracks-bad-tile = « { $code } » n’est pas une tuile : il faut quatre lettres de a à d, et deux voies ne peuvent pas sortir au même point.
board-tracks-overlap = deux cable cars occupent la station { $station }.
board-tracks-station = il n’y a pas de station { $station } ; les stations sont numérotées de 1 à { $most }.
board-tracks-chart = le tableau des compagnies doit donner à chaque compagnie une station de chaque côté du plateau, et chaque station à une seule compagnie.
