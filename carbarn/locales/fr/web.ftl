### Le client web : tout ce qui n’appartient pas à un jeu en particulier.

## Partout

web-title = Carbarn
web-home = Carbarn : vers l’accueil
web-loading = Un instant…
web-close = Fermer
web-try-again = Réessayer
web-to-start = Vers l’accueil
web-unreachable = Le serveur est injoignable. Vérifiez votre connexion, puis réessayez.
web-defect = Une erreur s’est produite sur cette page. Rechargez-la : votre partie est en sécurité sur le serveur.
web-outdated = Une partie de cette page ne peut pas être chargée : le serveur est absent, ou il a été mis à jour. Rechargez la page ; votre partie est en sécurité.
web-reload = Recharger
web-with-rule = { $sentence } ({ $rule })
web-trouble = Cela n’a pas marché
web-nowhere = Il n’y a rien ici
web-nowhere-next = L’adresse est peut-être incomplète. Depuis l’accueil, vous pouvez ouvrir une table par son lien, ou en créer une.
web-no-table = Table introuvable
web-stale-link = Ce lien personnel n’est plus valable
web-stale-link-next = Il n’ouvre aucune place à cette table : la place a été rendue avant la partie, ou le lien est incomplet. Vous pouvez regarder la table, et vous asseoir s’il reste une place.
web-look-at-table = Voir la table
web-lost = Connexion perdue ; nouvelle tentative en cours. Votre place est gardée.
web-not-sent = La connexion a été perdue : rien n’a été envoyé. Veuillez réessayer.

## Réglages

web-settings = Réglages
web-language = Langue
web-theme = Couleurs
web-theme-auto = Comme le système
web-theme-light = Clair
web-theme-dark = Sombre
web-sound = Sons
web-still = Moins d’animations
web-symbols = Symboles plus visibles à côté des couleurs

## L’accueil

web-welcome = Trois jeux de rails, une table
web-welcome-about = Jouez tout de suite contre des bots, ou envoyez un lien à vos amis. Aucun compte n’est nécessaire.
web-footer = Les règles sont celles des jeux publiés ; plateaux, cartes et tuiles sont redessinés.
web-api = Pour les auteurs de bots : l’API
web-which-game = Quel jeu ?
web-players-range = De { $least } à { $most } joueurs
web-players = Joueurs
web-opponents = Adversaires
web-each-bot = Un niveau pour chaque bot
web-seat-number = Place { $number }
web-your-name = Votre nom
web-guest = Invité
web-variants = Variantes et temps
web-timer = Temps par décision
web-timer-none = Sans limite
web-timer-minutes = { $minutes ->
    [one] Une minute
   *[other] { $minutes } minutes
}
web-timer-day = Un jour
web-timer-about = Quand il est écoulé, un bot vous remplace jusqu’à votre retour.
web-public = Ouverte à tous, pour jouer ou regarder
web-play-now = Jouer maintenant
web-invite = Inviter des amis
web-big-screen = En faire le grand écran
web-rules = Règles
web-rules-of = Règles : { $game }
web-ruling = (notre lecture)
web-join = Rejoindre une table
web-join-about = Collez le lien reçu, ou le code à la fin de ce lien.
web-join-go = Rejoindre
web-join-wrong = Ce n’est pas le lien d’une table. Il ressemble à …/t/ suivi de douze caractères.
web-public-tables = Tables publiques
web-no-public-tables = Aucune table publique pour l’instant.
web-refresh = Actualiser
web-free-seats = { $count ->
    [one] Une place libre
   *[other] { $count } places libres
}
web-watch = Regarder
web-my-games = Mes parties
web-with = Avec { $names }
web-status-waiting = En attente
web-status-playing = À continuer
web-status-over = Terminée
web-forget = Retirer de cette liste
web-show-all = Tout afficher ({ $count })

## Avant la partie

web-title-waiting = En attente · Carbarn
web-take-seat = Prenez place
web-sit-down = Rejoindre la partie
web-or-watch = Ou restez sur cette page pour regarder.
web-table-full = Toutes les places sont prises
web-table-full-next = Restez sur cette page pour regarder : la partie s’affichera dès qu’elle commencera.
web-seats = Joueurs à la table
web-seat-free = Place libre
web-this-is-you = vous
web-away = absent
web-fill = Ajouter un bot
web-fill-all = Compléter avec des bots
web-send-away = Retirer
web-bot-level = Bots
web-start = Commencer la partie
web-waiting-for = { $count ->
    [one] Il manque un joueur.
   *[other] Il manque { $count } joueurs.
}
web-all-here = Tout le monde est là. Vous pouvez commencer.
web-wait-for-start = Tout le monde est là. La partie va commencer.
web-leave-seat = Rendre ma place
web-invite-others = Inviter les autres
web-link = Lien vers cette table
web-copy = Copier le lien
web-share = Partager…
web-copied = Le lien est copié.
web-copy-yourself = Sélectionnez le lien et copiez-le vous-même : le navigateur ne le permet pas ici.
web-qr = QR code du lien
web-only-here = Cette adresse ne marche que sur cet ordinateur. Pour inviter, ouvrez Carbarn par son adresse réseau, que le serveur affiche au démarrage.
web-scan = Scannez avec votre téléphone pour jouer

## À qui le tour

web-your-turn = À vous de jouer
web-choose-now = Tout le monde choisit en même temps : faites votre choix
web-chosen = Votre choix est fait. En attente des autres
web-turn-of = C’est à { $name } de jouer
web-bot-thinks = { $name } réfléchit
web-chance = Distribution en cours
web-over = La partie est terminée
web-you-watch = Vous regardez
web-to-move = doit jouer
web-time-left = Temps restant :
web-title-your-turn = ● À vous · Carbarn
web-title-turn = { $name } · Carbarn

## À la table

web-on-the-table = Sur la table
web-board = Plateau
web-your-hand = Votre main et vos choix
web-tools = Aide au coup
web-hint = Conseil
web-hint-thinking = Le meilleur bot réfléchit…
web-chance-to-win = gagne à { $percent } %
web-play-this = Jouer ce coup
web-play-this-move = Jouer ce coup : { $move }
web-undo = Reprendre
web-undo-asked = Les autres doivent accepter que vous repreniez ce coup.
web-undo-wish = { $name } aimerait reprendre sa dernière décision.
web-agree = Accepter
web-decline = Refuser
web-nudge = Relancer
web-nudge-sent = Le rappel est envoyé.
web-nudged = Les autres vous attendent.
web-held = Votre choix est gardé jusqu’à son tour : { $choice }
web-beside = Journal, coups et discussion
web-log = Journal
web-set-up-step = Mise en place
web-moves = Coups en mots
web-find-move = Chercher un coup
web-no-moves = Vos coups s’affichent ici quand c’est votre tour.
web-chat = Discussion
web-chat-unread = Discussion ({ $count })
web-chat-empty = Personne n’a encore rien dit.
web-say = Dire quelque chose
web-send = Envoyer
web-resigned = a abandonné
web-stand-in = un bot joue à sa place
web-ready = a choisi
web-take-over = Laisser jouer un bot
web-take-over-asked = Un bot jouera dès que les autres seront d’accord.
web-bot-stands-in = Un bot joue à votre place.
web-come-back = Reprendre ma place
web-you-resigned = Vous avez abandonné. Un bot joue pour les autres.

## Le menu

web-menu = Menu
web-copy-watch = Copier un lien pour spectateurs
web-copied-watch = Le lien pour spectateurs est copié.
web-copy-own = Copier mon lien personnel
web-copied-own = Votre lien personnel est copié. Gardez-le pour vous.
web-copy-own-about = Il ouvre votre place sur un autre appareil. Qui l’a joue pour vous.
web-hand-only = N’afficher que ma main
web-show-board = Afficher aussi le plateau
web-open-screen = Ouvrir le grand écran
web-download = Télécharger la partie
web-leave = Quitter la table
web-leave-about = Un bot joue à votre place, et vous pouvez revenir à tout moment.
web-resign = Abandonner
web-resign-sure = Si vous abandonnez, vous ne pourrez plus gagner cette partie ni y revenir.
web-resign-yes = Abandonner la partie
web-resign-no = Continuer à jouer

## La fin

web-result = Résultat
web-you-won = { $points ->
    [one] Vous gagnez avec { $points } point !
   *[other] Vous gagnez avec { $points } points !
}
web-won = { $count ->
    [0] Personne n’a gagné
    [one] { $names } gagne avec { $points } points
   *[other] Victoire partagée : { $names }, { $points } points chacun
}
web-ended-resigned = La partie s’est arrêtée sur un abandon.
web-rematch = Rejouer
web-rematch-there = La partie suivante est prête.
web-rematch-go = Vers la partie suivante
web-new-game = Autre partie

## Revoir une partie

web-title-replay = Revoir · Carbarn
web-replay = Revoir la partie
web-replay-of = Revoir : { $game }
web-replay-from = Vue de
web-all-hands = Toutes les mains ouvertes
web-hands = Mains
web-copy-moment = Copier un lien vers ce moment
web-copied-moment = Le lien vers ce moment est copié.
web-to-table = Vers la table
web-first = Au début
web-step-back = Un pas en arrière
web-step-on = Un pas en avant
web-last = À la fin
web-play = Lecture
web-pause = Pause
web-moment = Moment de la partie
web-pace = Vitesse
