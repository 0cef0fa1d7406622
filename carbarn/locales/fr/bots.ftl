# Les robots : des noms pour les joueurs, et une phrase pour chacun.

level-random = Passager
level-random-about = Monte n’importe où : joue n’importe quel coup permis.
level-greedy = Apprenti
level-greedy-about = Prend les meilleurs points à portée de main, sans voir plus loin.
level-planner = Chef de train
level-planner-about = A un plan pour toute la partie, comme un bon joueur de club.
level-search = Régulateur
level-search-about = Joue chaque coup prometteur jusqu’au bout, bien des fois, avant de choisir.
level-master = Chef de gare
level-master-about = Notre meilleur joueur : le régulateur, avec tout ce qui s’est révélé plus fort.
