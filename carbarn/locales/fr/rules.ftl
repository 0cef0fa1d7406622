### Textes des règles : Ticket to Ride North America (U) et Ticket to Ride: San Francisco (F)

## Titres des sections

rules-section-setup = Mise en place
rules-section-turn = Tour de jeu
rules-section-claiming = Prendre des routes
rules-section-tickets = Cartes Destination
rules-section-end = Fin de partie
rules-section-rulings = Ce que le livret ne précise pas

## Ticket to Ride, North America

U1 = Le jeu est prévu pour 2 à 5 joueurs. Chacun dispose de 45 wagons de l’une des cinq couleurs (bleu, rouge, vert, jaune ou noir) et commence avec 0 point.
U2 = Il y a 110 cartes Wagon : 12 dans chacune des huit couleurs (violet, bleu, orange, blanc, vert, jaune, noir et rouge), plus 14 locomotives. La traduction coréenne du livret appelle « marron » les cartes orange.
U3 = Chaque joueur commence avec 4 cartes Wagon en main. Une fois celles-ci distribuées, on dispose cinq autres cartes face visible à côté de la pioche.
U4 = Il y a 30 cartes Destination. Vous en recevez 3 au départ : gardez-en au moins 2 et glissez celles dont vous ne voulez pas sous le paquet des cartes Destination. Personne d’autre ne voit vos cartes avant la fin de la partie.
U5 = Celui qui a le plus voyagé est le premier joueur. À vous de décider entre vous de qui il s’agit ; à défaut, le premier joueur est tiré au sort. On joue ensuite dans le sens horaire.
U6 = À votre tour, vous faites une action parmi trois, ni plus ni moins : prendre des cartes Wagon, prendre une seule route ou reprendre des cartes Destination.
U7 = Quand vous prenez des cartes Wagon, vous en prenez deux, chacune au choix parmi les cartes face visible ou à l’aveugle sur le dessus de la pioche. Si vous prenez une carte face visible, une carte de la pioche la remplace aussitôt ; ce n’est qu’ensuite que vous choisissez la deuxième.
U8 = Si la première carte que vous prenez est une locomotive face visible, elle compte pour les deux : vous ne prenez rien d’autre à ce tour.
U9 = Votre deuxième carte ne peut jamais être une locomotive face visible, pas même si elle vient tout juste d’être retournée. En revanche, une locomotive piochée à l’aveugle est une carte comme les autres, qu’elle soit la première ou la deuxième.
U10 = Dès que trois au moins des cinq cartes face visible sont des locomotives, les cinq partent aussitôt à la défausse et l’on en retourne cinq autres ; cela vaut aussi pendant la mise en place. La vérification se fait une fois remplis tous les emplacements qui peuvent l’être.
U11 = Vous pouvez garder en main autant de cartes Wagon que vous le souhaitez.
U12 = Quand la pioche est vide, on mélange la défausse, qui devient la nouvelle pioche. Cela se fait au moment où l’on a vraiment besoin d’une carte, et pas avant.
U13 = Tant que la pioche et la défausse sont toutes deux vides, on ne peut plus piocher de carte Wagon. Les cartes encore face visible peuvent être prises, mais elles ne sont pas remplacées ; s’il n’y en a aucune que vous puissiez prendre, vous devez prendre une route ou reprendre des cartes Destination. Dès qu’une prise de route alimente la défausse, les emplacements vides sont de nouveau remplis.
U14 = Pour prendre une route, jouez autant de cartes de sa couleur qu’elle compte d’espaces. Pour une route grise, choisissez la couleur que vous voulez, mais une seule, et jouez-en le même nombre de cartes.
U15 = Une locomotive peut tenir lieu de carte de n’importe quelle couleur. Vous choisissez la couleur que vous jouez et le nombre de locomotives que vous y joignez ; vous pouvez même ne jouer que des locomotives.
U16 = Quand vous prenez une route, vous placez un de vos wagons sur chacun de ses espaces et vous défaussez les cartes jouées. S’il vous reste moins de wagons que la route ne compte d’espaces, vous ne pouvez pas la prendre.
U17 = Toute route encore libre peut être prise, où qu’elle se trouve. Elle n’a pas besoin de toucher les routes que vous avez déjà.
U18 = Une route double est formée de deux voies parallèles entre les deux mêmes villes. Vous pouvez prendre l’une des deux, mais aucun joueur ne peut avoir les deux.
U19 = À 2 ou 3 joueurs, une seule voie de chaque route double est utilisable : dès que quelqu’un prend l’une, l’autre est fermée pour tout le monde.
U20 = Une route rapporte ses points dès que vous la prenez. Une route de 1 espace vaut 1 point, 2 espaces valent 2 points, 3 espaces 4 points, 4 espaces 7 points, 5 espaces 10 points et 6 espaces 15 points.
U21 = Quand vous reprenez des cartes Destination, vous piochez les 3 premières du paquet, ou toutes celles qui restent s’il y en a moins. Gardez-en au moins 1 et remettez les autres sous le paquet. S’il n’y en avait qu’une à piocher, elle est à vous d’office, sans que la question vous soit posée.
U22 = Vous pouvez accumuler autant de cartes Destination que vous voulez, mais une carte gardée ne se rend plus jamais.
U23 = Une carte Destination est complétée quand vos propres routes forment un chemin continu entre ses deux villes.
U24 = Le dernier tour commence quand un joueur finit son tour avec 2 wagons ou moins. Tous, ce joueur compris, jouent alors encore une fois, puis la partie est terminée. Cela ne se produit qu’une fois : si un autre joueur descend plus tard à 2 wagons ou moins, la partie n’en est pas prolongée.
U25 = À la fin de la partie, chaque carte Destination complétée ajoute sa valeur à votre score. Chaque carte que vous n’avez pas complétée vous coûte sa valeur.
U26 = Le joueur dont les routes forment le chemin continu le plus long reçoit 10 points ; si plusieurs joueurs sont à égalité, chacun reçoit les 10 points. La longueur d’un chemin est le total des espaces de toutes ses routes. Un chemin peut traverser la même ville autant de fois qu’on veut et faire des boucles, mais il n’emprunte chaque route qu’une fois.
U27 = Le joueur qui totalise le plus de points gagne. En cas d’égalité, la victoire revient à celui des joueurs concernés qui a le plus de cartes Destination complétées, puis, si cela ne suffit pas, à celui qui a la carte du chemin le plus long. Si plusieurs des joueurs encore à égalité ont cette carte, la victoire est partagée entre eux ; si aucun ne l’a, elle est partagée entre tous ceux qui sont encore à égalité.
U28 = Si la pioche, la défausse et les cartes face visible contiennent ensemble moins de trois cartes qui ne sont pas des locomotives, on ne remplace pas les cartes face visible, même s’il s’y trouve trois locomotives ou plus. Elles restent en place jusqu’à ce que cela change.
U29 = Quand des locomotives obligent à retourner cinq nouvelles cartes, on épuise d’abord la pioche. Si elle ne suffit pas, on mélange la défausse, y compris les cinq cartes qui viennent d’y partir, et l’on complète avec elle. S’il n’y a toujours pas assez de cartes, il y en a moins de cinq face visible.
U30 = Si, après votre première carte, il n’y en a aucune que vous ayez le droit de prendre en deuxième, votre tour s’arrête avec cette seule carte.
U31 = Si aucune des trois actions ne vous est possible, vous passez. Quand tous les joueurs ont passé l’un après l’autre, la partie s’arrête et l’on compte les points.
U32 = Quand plusieurs cartes Destination sont rendues en même temps, elles vont l’une après l’autre sous le paquet, dans l’ordre où elles ont été distribuées.

## Ticket to Ride: San Francisco

F1 = Le jeu est prévu pour 2 à 4 joueurs. Chacun dispose de 20 cable cars de l’une des quatre couleurs et commence avec 0 point.
F2 = Il y a 44 cartes Transport : 6 dans chacune des couleurs bleu, vert, noir, rose, rouge et orange, plus 8 cartes Ferry, qui sont des jokers. Le rose du livret français s’appelle violet dans les autres langues.
F3 = Chaque joueur commence avec 2 cartes Transport en main, et l’on en dispose cinq autres face visible à côté de la pioche. Si trois au moins de ces cinq cartes sont des cartes Ferry, on les défausse toutes les cinq et on les remplace aussitôt, comme en cours de partie.
F4 = Il y a 24 cartes Destination. Vous en recevez 2 au départ et devez en garder au moins 1 ; celle dont vous ne voulez pas va sous le paquet des cartes Destination.
F5 = Les 21 jetons Touriste portent sept symboles, à raison de trois jetons par symbole. Chaque symbole a sa pile : trois jetons à 4 joueurs, deux jetons à 2 ou 3 joueurs.
F6 = Cinq des sept piles commencent à Alcatraz, Golden Gate Bridge, The Embarcadero, Sunset et Potrero Hill, une par lieu ; peu importe quel symbole va où. Les deux autres piles sont d’abord laissées de côté.
F7 = À 3 ou 4 joueurs, il reste deux piles à placer avant de commencer. Le dernier joueur dans l’ordre du tour en pose une sur n’importe quel lieu sans pile ; l’avant-dernier fait ensuite de même avec l’autre.
F8 = À 2 joueurs, celui qui joue en second prend un jeton dans chacune des deux piles laissées de côté et pose ces jetons sur deux lieux différents sans pile. Il y a alors sur le plateau cinq piles de deux jetons et deux jetons seuls.
F9 = Le premier joueur est tiré au sort. On joue ensuite dans le sens horaire.
F10 = À votre tour, vous faites une action parmi trois, ni plus ni moins : prendre des cartes Transport, prendre une seule route ou reprendre des cartes Destination.
F11 = Quand vous prenez des cartes Transport, vous en prenez deux, chacune au choix parmi les cartes face visible ou à l’aveugle sur le dessus de la pioche ; une carte face visible que vous prenez est aussitôt remplacée par une carte de la pioche, avant que vous choisissiez la deuxième. Si la première carte que vous prenez est une carte Ferry face visible, elle compte pour les deux et vous ne prenez rien d’autre à ce tour. Votre deuxième carte ne peut jamais être une carte Ferry face visible, pas même si elle vient tout juste d’être retournée. En revanche, une carte Ferry piochée à l’aveugle est une carte comme les autres, qu’elle soit la première ou la deuxième.
F12 = Dès que trois au moins des cinq cartes face visible sont des cartes Ferry, les cinq partent aussitôt à la défausse et l’on en retourne cinq autres.
F13 = Quand la pioche est vide, on mélange la défausse, qui devient la nouvelle pioche. Vous pouvez garder en main autant de cartes Transport que vous le souhaitez.
F14 = Pour prendre une route, jouez autant de cartes de sa couleur qu’elle compte d’espaces, ou autant de cartes d’une seule couleur de votre choix si elle est grise ; les cartes Ferry peuvent tenir lieu de n’importe quelle couleur. Placez ensuite un de vos cable cars sur chaque espace ; s’il vous en reste trop peu, vous ne pouvez pas prendre la route. Toute route encore libre peut être prise, mais une seule par tour.
F15 = Une ligne de ferries porte des symboles de ferry sur ses espaces (toujours un seul sur ce plateau). Parmi les cartes jouées, il doit y avoir au moins autant de cartes Ferry que de symboles. Les autres espaces se paient comme ceux de n’importe quelle route, et vous pouvez y employer d’autres cartes Ferry.
F16 = Vous pouvez prendre l’une des deux voies d’une route double, mais aucun joueur ne peut avoir les deux. À 2 joueurs, dès que l’une est prise, l’autre est fermée.
F17 = Une route rapporte ses points dès que vous la prenez. Le barème imprimé sur le plateau indique combien vaut sa longueur.
F18 = Après avoir pris une route, vous prenez un jeton Touriste dans l’un des deux lieux qu’elle relie, s’il y en a un dont vous n’avez pas encore le symbole. Si les deux lieux vous en proposent un, vous choisissez. Chacun peut voir quels jetons vous avez.
F19 = Quand vous reprenez des cartes Destination, vous piochez les 2 premières du paquet, vous en gardez au moins 1 et, si vous ne voulez pas de l’autre, vous la remettez sous le paquet. S’il n’en reste qu’une, vous pouvez encore la piocher, mais vous devez la garder et la question ne vous est pas posée ; s’il n’en reste aucune, cette action n’est pas possible. Vous pouvez accumuler autant de cartes que vous voulez, mais une carte gardée ne se rend plus jamais. Vos cartes sont secrètes, tout comme le fait de les avoir complétées ou non.
F20 = Le dernier tour commence quand un joueur finit son tour avec 2 cable cars ou moins. Tous, ce joueur compris, jouent alors encore une fois, puis la partie est terminée.
F21 = À la fin de la partie, chaque carte Destination dont les deux lieux sont reliés par un chemin continu de vos propres routes ajoute sa valeur à votre score. Chaque carte que vous n’avez pas complétée vous coûte sa valeur.
F22 = À la fin de la partie, vous marquez des points selon le nombre de jetons Touriste différents que vous avez : 0 point pour aucun ou un seul, 1 point pour deux, 2 points pour trois, 4 points pour quatre, 6 points pour cinq, 9 points pour six et 12 points pour les sept.
F23 = Le joueur qui totalise le plus de points gagne. En cas d’égalité, la victoire revient à celui des joueurs concernés qui a le plus de cartes Destination complétées ; si cela ne suffit pas, elle est partagée entre ceux qui sont encore à égalité. Le chemin le plus long ne donne aucun bonus.
F24 = Même à trois ou plus, les cartes Ferry face visible restent en place tant que la pioche, la défausse et les cartes face visible contiennent ensemble moins de trois autres cartes ; sinon, les cinq nouvelles viennent d’abord du reste de la pioche, puis de la défausse mélangée (y compris les cinq cartes qui viennent d’y partir), et il peut y en avoir moins de cinq. S’il n’y a aucune carte que vous ayez le droit de prendre en deuxième, votre tour s’arrête avec une seule carte ; si aucune des trois actions ne vous est possible, vous passez, et quand tous les joueurs ont passé l’un après l’autre, la partie s’arrête et l’on compte les points. Les cartes Destination rendues en même temps vont sous le paquet dans l’ordre où elles ont été distribuées. Quand vous pouvez prendre un jeton Touriste, vous devez le faire.

## Options du jeu North America

option-tickets-classic = Vous jouez avec les 30 cartes Destination du jeu de base. Le chemin continu le plus long rapporte un bonus de 10 points.
option-tickets-1910 = Vous jouez avec les 35 cartes Destination de la série 1910, et elles seules. Il n’y a pas de bonus pour le chemin le plus long : à la place, le bonus Globe-trotter donne 15 points au joueur qui a le plus de cartes Destination complétées. Si plusieurs joueurs sont à égalité, chacun reçoit les 15 points.
option-tickets-mega = Vous jouez avec l’ensemble des 69 cartes Destination : les 30 du jeu de base (dont quatre avec leur valeur révisée de 1910), les 35 de 1910 et 4 cartes Mystery Train. Vous en recevez 5 au départ et en gardez au moins 3 ; quand vous en reprenez par la suite, vous en piochez 4 et en gardez au moins 1. Les deux bonus comptent : 10 points pour le chemin continu le plus long et, au titre du Globe-trotter, 15 points pour le plus grand nombre de cartes complétées, chacun accordé en entier à tous les joueurs à égalité.
option-first = Qui commence : sauf choix contraire, le premier joueur est tiré au sort. Vous pouvez aussi désigner la place du premier joueur.

## Remarques

rules-reconstructed-map = Le plan imprimé de San Francisco n’a pas pu être retrouvé en entier ; une partie de ce plateau est donc reconstituée. Le fichier du plateau indique quels lieux, quelles routes et quelles cartes Destination sont concernés, et nous le signalons ici, sur la page des règles.
rules-ruling = notre interprétation

## Sections qui terminent chaque page de règles

rules-section-options = Options
rules-section-map = Le plateau
