### Tournois, fichiers de résultats et rapports.

## Aide

cli-help-report = Présenter un fichier de résultats : des tableaux, ou une page avec des graphiques.
cli-help-results-file = Un fichier de résultats.
cli-help-page = Écrire le rapport dans ce fichier, en une seule page HTML.
cli-help-results = Écrire les résultats dans ce fichier (Parquet) : une ligne par place et par partie.
cli-help-records = Écrire chaque partie comme fichier de partie dans ce dossier.
cli-help-resume = Reprendre là où ce fichier de résultats s’arrête ; avec --games, jusqu’à ce nombre de parties.
cli-help-again = Rejouer les parties de ce fichier de résultats et comparer.
cli-help-cluster = Jouer sur la grappe Ray à cette adresse : HÔTE:PORT ou ray://HÔTE:PORT.
cli-help-time-limit = Le nombre de secondes qu’un bot extérieur peut prendre pour une décision avant de perdre la partie par forfait.
cli-help-sprt = S’arrêter dès qu’il est établi si le premier bot est plus fort.
cli-help-elo = Les deux hypothèses de --sprt : meilleur d’autant de points Elo au plus, ou au moins.
cli-help-error-rate = La part de décisions fausses admise par --sprt : 0.05, c’est une fois sur vingt.
cli-help-fast = Jouer des parties entières en un appel compilé : seulement des bots qui ne calculent pas, sans points par source.

## Tournoi

cli-rating = Classement (95 %)
cli-forfeits = Forfaits
cli-decisions-a-game = Décisions par partie
cli-sprt-stronger = Établi : { $bot } est plus fort (log du rapport de vraisemblance { $ratio } sur { $bound } ; de { $elo0 } Elo au plus contre { $elo1 } au moins, { $error } % d’erreur).
cli-sprt-not-stronger = Établi : { $bot } n’est pas plus fort (log du rapport de vraisemblance { $ratio } sur { $bound } ; de { $elo0 } Elo au plus contre { $elo1 } au moins, { $error } % d’erreur).
cli-sprt-open = Rien n’est établi : { $bot } est peut-être plus fort (log du rapport de vraisemblance { $ratio } sur { $bound } ; de { $elo0 } Elo au plus contre { $elo1 } au moins, { $error } % d’erreur).
cli-results-written = Résultats dans { $file } ; « carbarn report » les présente.
cli-results-partly = Ce qui a été joué est dans { $file } ; --resume { $file } pour reprendre.
cli-again-same = { $file } : { $games } parties rejouées, toutes identiques.
cli-again-differs = Donne { $deal }, permutation { $rotation }, place { $seat } : « { $column } » diffère, c’était { $was }, c’est maintenant { $now }.

## Ce qui peut être faux

error-bot-command = « { $name } » n’est pas une commande : { $reason }.
error-bot-no-program = Il n’y a pas de programme « { $name } » que l’on puisse lancer.
error-bot-does-not-start = Le bot « { $name } » ne démarre pas : { $reason }.
error-limit = Le temps maximal d’une décision doit être supérieur à 0 et d’au plus { $most } secondes, pas { $seconds }.
error-hypotheses = Les hypothèses { $elo0 } et { $elo1 } ne peuvent pas être départagées : la première doit être la plus petite, et les deux en deçà de { $most } Elo.
error-error-rate = Le taux d’erreur doit être supérieur à 0 et inférieur à 0,5, pas { $error }.
error-elo-form = « { $elo } » ne donne pas deux hypothèses : écrivez deux nombres séparés par une virgule, comme 0,20.
error-fixed-settings = --resume et --again reprennent le jeu, les bots et les réglages du fichier de résultats : donnez l’une des deux options, sans autre réglage.
error-no-game = Nommez un jeu ; « carbarn games » en donne la liste.
error-fast-results = Les parties compilées en disent trop peu pour un fichier de résultats : retirez --fast.
error-cluster-unreachable = La grappe { $address } est injoignable : { $reason }.
error-cluster-lost = La grappe { $address } a été perdue : { $reason }.
error-cluster-version = La grappe joue une autre version ({ $theirs } ; ici, c’est { $ours }).
error-worker-died = Un processus de travail a été arrêté de l’extérieur ; --resume reprend ce qui a été gardé.
results-unwritable = { $file } ne peut pas être écrit : { $reason }.
results-unreadable = { $file } ne peut pas être lu : { $reason }.
results-broken = { $file } n’est pas un fichier de résultats intact : { $reason }.
results-foreign = { $file } n’est pas un fichier de résultats de Carbarn.
results-newer = { $file } a le format { $format } ; cette version de Carbarn lit le format { $known }.
results-other-version = { $file } a été joué par la version { $theirs } et ne peut pas être poursuivi par la version { $ours }.
results-other-board = Les résultats viennent d’une autre version du plateau « { $name } » ({ $theirs } ; ici, c’est { $ours }).
results-by-the-clock = Ces parties dépendaient d’une horloge et ne peuvent pas être refaites : jouez avec --playouts.
results-empty = Il n’y a aucune partie dans { $file }.

## Rapport

report-played = { $bots } : { $games } parties sur { $deals } donnes à { $seats } joueurs, graine { $seed }.
report-unfinished = Le tournoi a été interrompu avant la fin.
report-written = Le rapport est dans { $file }.
report-ratings = Classement
report-ratings-note = Classement de Bradley–Terry sur l’échelle Elo, moyenne 0, d’après qui finit devant qui ; intervalles à 95 % par rééchantillonnage des donnes.
report-scores = Points à la fin
report-points = points
report-sources = D’où viennent les points
report-length = Longueur des parties
report-turns = tours
report-seats = Victoires par place
report-seats-note = Chaque bot occupe chaque place aussi souvent quand les places tournent ; le trait indique des places égales.
report-seats-line = Victoires par place : { $seats }.
report-heat-pressure = Couleur : plus c’est pris souvent et tôt, plus c’est foncé ; 1, c’est aussitôt et dans chaque partie.
report-heat-points = Couleur : points en moyenne.
report-edge-note = Avantage : de combien gagnent plus souvent ceux qui l’ont, par rapport aux mêmes bots sans lui, en points de pourcentage avec l’intervalle à 95 %. Orange : sûrement fort ; bleu : sûrement faible ; parmi beaucoup de lignes, quelques-unes le semblent par hasard.
report-rows = { $rows } lignes
report-offered = Proposé
report-a-game = Par partie
report-size = Longueur
report-net = Points nets
report-when = Pris à
report-won-with = Gagne avec
report-won-without = Gagne sans
report-edge = Avantage
report-forfeits = Forfaits
report-forfeit-line = Donne { $deal } : { $bot } perd par forfait : { $reason }
report-deal = Donne
report-rotation = Permutation
report-reason = Raison
report-detail = Ce qui s’est passé
report-origin = Origine des résultats

## Le nom des choses

finding-ticket-title = Quels billets rapportent
finding-ticket-one = Billet
finding-ticket-taken = Gardé
finding-ticket-done = Réalisé
finding-route-title = Quelles routes sont disputées
finding-route-one = Route
finding-route-taken = Prise
finding-route-done = Prise
finding-token-title = Jetons
finding-token-one = Jeton
finding-token-taken = Pris
finding-token-done = Pris
finding-line-title = Les lignes et la centrale
finding-line-one = Station
finding-line-taken = Lignes
finding-line-done = Terminée
finding-share-title = Actions
finding-share-one = Compagnie
finding-share-taken = Détenue
finding-share-done = Payée
finding-tag-kept = gardé
finding-tag-returned = remis
finding-tag-power_station = à la centrale
finding-tag-station = à une station
finding-tag-open = inachevée
finding-tag-crash = plantage
finding-tag-time = temps dépassé
finding-tag-garbage = incompréhensible
finding-tag-illegal = coup irrégulier
