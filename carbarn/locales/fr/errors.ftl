### Ce qui peut clocher dans ce qu’on nous a donné.

## Jeux, options, actions

error-unknown-game = Aucun jeu ne s’appelle « { $name } ». Jeux disponibles : { $known }.
error-unknown-option = Ce jeu n’a pas d’option « { $name } ». Options disponibles : { $known }.
error-unknown-choice = L’option « { $name } » ne peut pas valoir « { $value } ». Choix possibles : { $known }.
error-option-form = « { $option } » n’est pas une option : écrivez NOM=CHOIX, par exemple tickets=mega.
error-unknown-action = « { $text } » n’est pas une action. Exemples : { $examples }.
error-unknown-bot = Aucun bot ne s’appelle « { $name } ». Bots disponibles : { $known }.
error-unknown-language = La langue « { $name } » n’est pas proposée. Langues disponibles : { $known }.
error-seats = Ce jeu ne se joue pas à { $seats } : il est prévu pour { $least } à { $most } joueurs.
error-first-seat = La place { $first } ne peut pas commencer : à { $seats } joueurs, les places sont numérotées à partir de 0.
error-seed = { $seed } ne peut pas servir de graine : donnez un nombre entier de 0 à 2 puissance 63.
error-games = { $games ->
    [one] Impossible de jouer { $games } partie
   *[other] Impossible de jouer { $games } parties
} : donnez un nombre entier de 1 à { $most }.
error-workers = Impossible de jouer avec { $workers } processus : donnez un nombre entier de 1 à { $most }.
error-seconds = La durée de réflexion d’un robot doit être supérieure à 0 et d’au plus { $most } secondes, et non { $seconds }.
error-playouts = Le nombre de simulations par coup doit être un entier de 1 à { $most }, et non { $playouts }.
error-no-such-seat = Il n’y a pas de place { $seat } : à { $seats } joueurs, les places sont numérotées à partir de 0.
error-view-of-view = C’est déjà la partie vue d’une seule place : pour la voir d’une autre, il faut l’état complet.
error-nobody-decides = Personne n’a de choix à faire ici : la partie est finie, ou c’est d’abord au hasard de décider.
error-not-to-move = C’est à la place { $mover } de décider, et ceci n’est pas ce qu’elle voit.
error-other-state = Ce n’est pas un état de « { $game } » tel que cette version de Carbarn l’écrit.
error-chance-decides = C’est d’abord au hasard de décider.
error-nothing-to-undo = Rien n’a encore été décidé : il n’y a rien à annuler.

## Fichiers de partie

record-unreadable = Impossible de lire le fichier de partie : { $reason }.
record-unwritable = Impossible d’écrire le fichier de partie : { $reason }.
record-too-large = Le fichier de partie dépasse { $largest } octets : aucune partie n’est aussi longue.
record-not-json = Ce n’est pas un fichier de partie : ce n’est pas du JSON ({ $reason }).
record-not-a-record = Ce n’est pas un fichier de partie de Carbarn.
record-newer = Ce fichier de partie est au format { $format } ; cette version de Carbarn ne lit que les formats jusqu’à { $known }.
record-missing = Dans le fichier de partie, « { $key } » manque ou n’est pas valable.
record-other-board = Le fichier de partie a été créé sur une autre version du plateau « { $name } » ({ $theirs } ; ici, { $ours }).
record-illegal = L’étape { $step } est contraire aux règles : { $reason }
record-too-many-steps = La partie était déjà terminée avant l’étape { $step }.
record-other-result = Après l’étape { $step }, le résultat n’est pas celui qu’indique le fichier de partie : { $found } au lieu de { $stated }.

## Fichiers de plateau

board-unreadable = impossible de lire le fichier : { $reason }.
board-too-large = le fichier dépasse { $largest } octets.
board-not-text = le fichier n’est pas du texte UTF-8.
board-not-toml = le fichier n’est pas du TOML : { $reason }.
board-format = le format est { $format } ; cette version de Carbarn lit le format { $known }.
board-unknown-family = aucune famille de jeux ne s’appelle « { $family } ».
board-not-a-table = il faut ici une table.
board-missing = « { $key } » manque.
board-wrong-type = « { $key } » ne peut pas valoir { $value }.
board-out-of-range = { $value } n’est pas un nombre entier de { $least } à { $most }.
board-unknown-tie-break = « { $name } » ne sert pas à départager les joueurs ; seuls « tickets » et « longest_path » le peuvent.
board-too-many = il y en a { $count } ; il en faut de 1 à { $most }.
board-duplicate-id = cet identifiant est utilisé deux fois.
board-off-the-map = { $axis } vaut { $value } ; il faut une valeur de 0 à 1.
board-unknown-city = il n’y a pas de ville « { $city } ».
board-same-city = les deux extrémités sont la même ville.
board-colour-without-cards = il n’y a pas de cartes de la couleur « { $colour } ».
board-unequal-tracks = les deux voies d’une route double doivent avoir la même longueur ; ici, elles mesurent { $one } et { $other }.
board-three-tracks = il y a plus de deux voies entre ces villes.
board-unconnected-city = aucune route n’arrive ici.
board-impossible-ticket = aucun chemin ne relie ces villes.
board-too-few-tickets = nombre de cartes Destination : { $count } ; la distribution de départ en demande { $needed }.

## Simulation

error-bots-seats = { $bots ->
    [one] { $bots } bot indiqué
   *[other] { $bots } bots indiqués
} pour { $seats } places : indiquez-en un pour toutes, ou un par place.
error-bot-searches = « { $name } » calcule à l’avance, ce qui est trop lent pour une simulation. Bots possibles : { $known } ; « carbarn tournament » les accepte tous.
error-one-bot = Il faut au moins deux bots pour un tournoi, par exemple planner,search. Bots disponibles : { $known }.
error-more-bots-than-seats = Pas assez de places : { $bots } bots pour { $seats } places. Indiquez moins de bots, ou plus de places.
error-two-budgets = Donnez soit le temps, soit le nombre de simulations par coup, pas les deux.

## Environnements

error-num-envs = { $games } parties ne peuvent pas être jouées côte à côte : donnez un nombre entier de 1 à { $most }.
error-opponents = { $opponents } adversaires ont été nommés : avec { $seats } places, nommez-en un pour toutes, ou { $needed }, un par place.
error-opponent-searches = « { $name } » réfléchit à l’avance, ce qui est trop lent pour apprendre. Adversaires possibles : { $known }.
error-env-actions = Une étape prend { $games } nombres entiers, une action par partie, et non { $found }.
error-env-action = Partie { $place } : { $reason }
error-needs-extra = Il faut pour cela le paquet { $package } : pip install "carbarn[{ $extra }]".
