### La ligne de commande.

## Aide

cli-help = Les Aventuriers du Rail, Les Aventuriers du Rail : San Francisco et San Francisco Cable Car : jouer, simuler, revoir.
cli-help-games = Lister les jeux.
cli-help-rules = Afficher les règles d’un jeu, chacune avec son identifiant.
cli-help-bots = Lister les bots, du plus faible au plus fort.
cli-help-play = Jouer une partie contre des bots dans le terminal.
cli-help-simulate = Faire jouer des bots entre eux, sur un grand nombre de parties et tous les cœurs.
cli-help-tournament = Faire s’affronter des bots : mêmes donnes pour tous, places permutées, taux de victoire avec intervalles à 95 %.
cli-help-replay = Revoir pas à pas, en toutes lettres, un fichier de partie.
cli-help-verify = Rejouer un fichier de partie et en vérifier chaque étape et le résultat.
cli-help-board = Travailler sur des fichiers de plateau.
cli-help-board-check = Vérifier un fichier de plateau : dit ce qui ne va pas, ou que l’on peut y jouer.
cli-help-serve = Servir des parties aux navigateurs et aux programmes ; tout le monde joue à la même adresse.
cli-help-join = Faire jouer l’un de nos bots à une table d’un serveur.
cli-help-db = S’occuper de la base de données du serveur.
cli-help-db-check = Rejouer toutes les parties conservées et dire ce qui ne se vérifie pas.
cli-help-host = L’adresse d’écoute ; 0.0.0.0 ouvre le serveur à tout le réseau.
cli-help-port = Le port d’écoute.
cli-help-database = Où les parties sont conservées : un fichier, ou l’adresse d’une base PostgreSQL.
cli-help-log-format = La forme du journal : text ou json.
cli-help-open = Ouvrir le navigateur dès que le serveur est prêt.
cli-help-address = Le lien d’une table.
cli-help-name = Le nom du bot pour les autres joueurs.
cli-help-compile = Compiler une fois tout ce qu’il faut pour jouer, pour que personne n’attende ensuite.
cli-help-bench = Mesurer à quelle vitesse on joue sur cette machine, par rapport à la vitesse de la machine elle-même.
cli-help-game = Le nom d’un jeu, ou le chemin d’un fichier de plateau.
cli-help-file = Un fichier de partie.
cli-help-board-file = Un fichier de plateau.
cli-help-lang = La langue : en, fr ou ko.
cli-help-json = Afficher du JSON, à l’usage des programmes.
cli-help-seats = Le nombre de joueurs.
cli-help-seed = Un nombre entier qui détermine tous les mélanges.
cli-help-option = Une option du jeu, sous la forme NAME=CHOICE ; peut être répétée.
cli-help-bot = Votre adversaire : un bot.
cli-help-bots-seated = Les bots, séparés par des virgules : un pour toutes les places, ou un par place.
cli-help-rivals = Les bots, séparés par des virgules ; « carbarn bots » en donne la liste. S’il y a plus de places que de bots, ils les occupent à tour de rôle. Un bot qui réfléchit peut avoir son propre temps en secondes : search@0.05.
cli-help-paired-games = Le nombre de parties ; arrondi au-dessus, pour que chaque donne soit jouée avec toutes les permutations des places.
cli-help-tournament-seats = Le nombre de places ; par défaut, autant que de bots, ou davantage si le jeu ou ses options l’exigent.
cli-help-time-per-move = Le temps de réflexion par coup, en secondes, des bots qui calculent ; 0,25 par défaut.
cli-help-playouts = Le nombre de simulations par coup des bots qui calculent, au lieu d’un temps : les parties sont alors toujours les mêmes.
cli-help-games-count = Le nombre de parties.
cli-help-workers = Le nombre de processus ; par défaut, un par cœur.
cli-help-terminal = Jouer dans ce terminal.
cli-help-save = Enregistrer la partie terminée dans ce fichier.
cli-help-quick = Ne pas marquer de pause avant les coups des robots.
cli-help-seat-view = Raconter la partie telle qu’on l’a vue de cette place ; les places sont numérotées à partir de 0.
cli-help-pause = Attendre la touche Entrée après chaque étape.
cli-help-seconds = La durée de chaque mesure.

## Jeux, règles, plateaux

cli-player-range = { $least } à { $most } joueurs
cli-board-good = { $file } : plateau jouable, { $title }, pour { $least } à { $most } joueurs.
cli-compiling = Compilation des règles : cela n’arrive qu’une fois et prend quelques secondes…
cli-compiling-all = Compilation des règles et des bots : cela n’arrive qu’une fois et prend environ une minute…

## En jeu

# Qui, et quoi.
told-by = { $who } : { $what }
cli-you = Place 1 (vous)
cli-bot-name = { $bot } { $number }
cli-your-turn = À vous de jouer. Tapez un numéro, une action comme « { $example } », ou bien h pour un conseil, u pour annuler, r pour les règles, q pour arrêter.
cli-undone = Coup annulé.
cli-thinking = Je réfléchis…
cli-stopped = On s’arrête là.
cli-saved = Partie enregistrée dans { $file }.
cli-winner = { $count ->
    [one] Victoire : { $names }.
   *[other] Victoire partagée : { $names }.
}
cli-total = Total

## Simulation

cli-simulating = { $games ->
    [one] Simulation de { $games } partie ({ $title })
   *[other] Simulation de { $games } parties ({ $title })
}
cli-simulated = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} à { $seats } joueurs en { $seconds } s : { $speed } parties par seconde.
cli-seat = Place
cli-bot = Bot
cli-wins = Victoires
cli-mean-points = Score moyen
cli-spread = Écart type
cli-length = En moyenne, une partie compte { $decisions } décisions et { $turns } tours.

## Tournoi

cli-tournament-played = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} en { $seconds } s : { $deals ->
    [one] { $deals } donne, jouée
   *[other] { $deals } donnes, chacune jouée
} avec { $rotations } permutations des places ; { $seats } joueurs, graine { $seed }.
cli-tournament-seconds = Les bots qui calculent avaient { $seconds } s par coup.
cli-tournament-playouts = { $playouts ->
    [one] Les bots qui calculent avaient droit à { $playouts } simulation par coup.
   *[other] Les bots qui calculent avaient droit à { $playouts } simulations par coup.
}
cli-tournament-length = En moyenne, une partie compte { $decisions } décisions.
cli-win-rate = Taux de victoire
cli-interval = Intervalle à 95 %
cli-par = À égalité
cli-milliseconds = ms par décision
cli-slowest = Maximum, ms
cli-ahead-of = Finit devant

## Fichiers de partie

cli-verified = { $file } : fichier vérifié. { $steps ->
    [one] { $steps } étape
   *[other] { $steps } étapes
}, aucun coup irrégulier, et le résultat est exact.
cli-press-enter = Entrée pour l’étape suivante, q pour arrêter.

## Mesure de vitesse

cli-bench-what = Mesure
cli-bench-rate = Valeur
cli-bench-ratio = Divisée par la vitesse de la machine, ou comme indiqué
cli-bench-aim = Objectif
cli-bench-speed = Vitesse de la machine, en millions d’opérations enchaînées par seconde
cli-bench-unscored = { $game } : parties aléatoires à deux par seconde, sans décompte
cli-bench-scored = { $game } : parties aléatoires à deux par seconde, avec décompte final
cli-bench-planner = { $game } : parties à deux entre planificateurs par seconde
cli-bench-playouts = { $game } : simulations de recherche par seconde
cli-bench-move = { $game } : microsecondes par coup depuis Python
cli-bench-vector = { $game } : décisions par seconde de l’environnement vectoriel, 4 096 parties ; rapportées aux noyaux seuls
cli-bench-aec = { $game } : décisions par seconde de l’environnement PettingZoo
cli-bench-classic = connect_four de PettingZoo : décisions par seconde ; celles de { $game } rapportées aux siennes
