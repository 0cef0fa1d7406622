### Ce que le serveur dit aux gens à ses tables.

## Refus

refused-no-table = Cette table n’existe pas. Le lien est peut-être incomplet, ou la table se trouve sur un autre serveur.
refused-no-page = Il n’y a rien à cette adresse.
refused-method = Cette adresse ne comprend pas ce genre de requête.
refused-request-refused = La requête a été refusée.
refused-request = La requête n’est pas comprise : { $where } : { $why }.
refused-defect = Une erreur s’est produite sur le serveur. Votre partie est en sécurité ; veuillez réessayer.
refused-storage = Le serveur ne peut rien enregistrer pour l’instant, donc rien n’a changé. Veuillez réessayer dans un moment.
refused-token = Il faut pour cela une place à la table : ouvrez votre lien personnel, ou rejoignez la partie.
refused-too-large = C’est trop volumineux : { $most } octets au maximum.
refused-too-fast = C’était trop rapide. Veuillez attendre un instant.
refused-too-many-watch = Trop de personnes regardent déjà cette table.
refused-message = Ce message n’est pas compris.
refused-hello-first = Dites d’abord bonjour : le premier message indique qui écoute.
refused-hello-twice = Vous avez déjà dit bonjour.
refused-not-started = La partie n’a pas encore commencé.
refused-started = La partie a déjà commencé.
refused-game-over = La partie est terminée.
refused-not-over = La partie n’est pas encore terminée.
refused-stale-step = La partie a avancé : c’était pour l’étape { $step }, et l’on en est à l’étape { $now }. Regardez de nouveau et choisissez à nouveau.
refused-not-your-turn = Ce n’est pas votre tour.
refused-not-among-choices = Ce n’est pas l’un de vos choix.
refused-undo-nothing = Il n’y a rien à reprendre.
refused-undo-moved-since = Quelqu’un a joué depuis : ce coup ne peut plus être repris.
refused-undo-revealed = Quelque chose de caché a été révélé depuis : ce coup ne peut plus être repris.
refused-name = Veuillez indiquer un nom.
refused-timer = Le temps par décision doit être compris entre { $least } et { $most } secondes.
refused-seat-taken = Cette place est prise.
refused-table-full = Toutes les places de cette table sont prises. Vous pouvez regarder la partie.
refused-seats-free = Il reste des places libres : attribuez-les d’abord à des joueurs ou à des bots.
refused-no-bot-there = Aucun bot n’occupe cette place.
refused-bots-seat = La place d’un bot doit être l’une des { $seats } places, comptées à partir de 0.
refused-no-person-there = Aucun autre joueur n’occupe cette place.
refused-no-seat = Cette place n’existe pas.
refused-is-present = { $name } est à la table.
refused-resigned = Vous avez abandonné cette partie.
refused-chat-empty = Il n’y a rien à dire.
refused-chat-long = C’est trop long : { $most } caractères au maximum.
refused-nobody-to-nudge = Personne ne vous fait attendre.

## Ce qui se passe à la table

table-undo = { $name } reprend une décision
table-resign = { $name } abandonne

## Choix avant la partie

about-usa = Prenez des routes à travers l’Amérique du Nord et reliez les villes de vos cartes Destination.
about-san_francisco = Une partie courte : cable cars, ferries et jetons Touriste à travers San Francisco.
about-cable_car = Posez des tuiles pour que vos cable cars aillent loin et que ceux des autres arrivent tôt.
setting-tickets = Tickets
setting-tickets-classic = Classiques
setting-tickets-1910 = 1910
setting-tickets-mega = Mega
setting-first = Premier joueur
setting-first-random = Tiré au sort
setting-first-0 = Place 1
setting-first-1 = Place 2
setting-first-2 = Place 3
setting-first-3 = Place 4
setting-first-4 = Place 5
setting-first-5 = Place 6
setting-rotation = Tourner les tuiles
setting-rotation-false = Interdit
setting-rotation-true = Permis
setting-hand = Tuiles en main
setting-hand-1 = Une
setting-hand-2 = Deux
setting-hand-3 = Trois
setting-companies = Cable Car Company
setting-companies-false = Sans
setting-companies-true = Avec compagnies et actions

## Le terminal

page-missing = Ceci est un serveur Carbarn sans son client pour navigateur. L’API est documentée à l’adresse /docs.
serve-ready = Carbarn est prêt.
serve-here = Sur cette machine :
serve-network = Sur ce réseau :
serve-stop = Ctrl-C l’arrête. Les parties sont conservées dans { $database }.
serve-bad-port = { $port } n’est pas un port : donnez un nombre entier de 1 à 65535.
serve-bad-host = « { $host } » n’est pas une adresse où cette machine peut écouter : { $reason }.
serve-bad-database = La base de données est inutilisable : { $reason }.
serve-bad-log-format = Il n’y a pas de format de journal « { $name } ». Il y a : { $known }.
serve-bad-rate = { $name }={ $value } n’est pas un débit : écrivez tant par seconde et tant à la fois, comme 30/120.
serve-port-taken = Le port { $port } est pris. Choisissez-en un autre avec --port.
db-checking = { $tables ->
    [one] Une table
   *[other] { $tables } tables
} : { $games ->
    [one] une partie rejouée
   *[other] { $games } parties rejouées
}, { $steps ->
    [one] une étape
   *[other] { $steps } étapes
}.
db-sound = Tout est vérifié.
db-problem = Table { $table }, étape { $step } : { $reason }
db-other-board = La table { $table } a été jouée sur une autre version du plateau « { $game } » ({ $theirs } ; ici { $ours }).
db-missing = Il n’y a pas de base de données à l’emplacement { $path }.
db-unreadable = le journal n’est pas une liste de nombres
db-step-missing = une étape manque
db-wrong-seat = ce n’était pas le tour de cette place
db-wrong-result = le résultat enregistré n’est pas celui de la partie
db-not-over = la table dit que la partie est terminée, et elle ne l’est pas
join-sat = { $name } occupe la place { $seat }.
join-over = La partie est terminée : { $result }.
join-unreachable = Le serveur est injoignable : { $reason }.
join-bad-address = « { $address } » n’est pas le lien d’une table.
join-other-board = Le serveur joue sur une autre version du plateau « { $game } ».
