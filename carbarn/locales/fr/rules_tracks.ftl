### Textes des règles : San Francisco Cable Car (C) et son extension Cable Car Company (S)

## Titres des sections

rules-tracks-section-setup = Mise en place
rules-tracks-section-turn = Tour de jeu
rules-tracks-section-scoring = Décompte des points
rules-tracks-section-variants = Variantes
rules-tracks-section-companies = L’extension Cable Car Company

## San Francisco Cable Car

C1 = Le jeu est prévu pour 2 à 6 joueurs. On construit sur un quadrillage de 8 cases sur 8, dont le milieu, un carré de 2 cases sur 2, est occupé par la centrale électrique ; il reste donc 60 cases pour exactement 60 tuiles de voie. Tout autour se trouvent les stations, numérotées de 1 à 32.
C2 = Le nombre de vos cable cars dépend du nombre de joueurs : 16 à 2 joueurs, 10 à 3, 8 à 4, 6 à 5 et 5 à 6. Pour chaque nombre de joueurs, un tableau indique les stations où ils attendent. Un cable car se place sur la voie de droite de sa station, celle du départ ; la voie de gauche n’est à personne et sert d’arrivée aux lignes.
C3 = Chaque joueur commence avec une tuile en main, qu’il cache aux autres.
C4 = Le plus jeune est le premier joueur. À vous de décider entre vous de qui il s’agit ; à défaut, le premier joueur est tiré au sort. On joue ensuite dans le sens horaire.
C5 = À votre tour, vous avez le choix. Ou bien vous posez votre tuile en main sur le plateau, puis vous complétez votre main dans la réserve s’il y reste une tuile ; ou bien vous commencez par piocher dans la réserve, et c’est alors cette tuile-là que vous devez poser, tandis que celle de votre main y reste.
C6 = Quand il n’y a plus rien à piocher, c’est votre tuile en main que vous posez. Vous continuez à poser des tuiles même si toutes vos lignes sont terminées. Si vous n’avez plus de tuile, votre tour est sauté.
C7 = Choisissez une case vide au bord du plateau, ou une case qui a un côté en commun avec une tuile déjà posée. Une case qui ne touche rien d’autre que la centrale électrique ne convient pas.
C8 = Les tuiles ne se tournent pas : chacune est posée les toits vers le haut du plateau.
C9 = Vous ne pouvez pas poser une tuile là où elle mènerait à elle seule une ligne d’une station à une station, que ce soit par une voie qui entre par le bord extérieur et y fait demi-tour ou par une voie qui joint les deux côtés extérieurs d’une case d’angle ; les 32 stations sont toutes protégées, même celles où il n’y a pas de cable car. La seule exception : si la tuile enfreint cette règle partout où elle pourrait aller, toutes ces cases lui sont ouvertes. Seule compte la tuile que vous êtes en train de poser : vous n’avez pas à en piocher d’abord une autre. Dans la variante où l’on tourne les tuiles, l’exception ne vaut que si toutes les cases sont exclues dans toutes les orientations.
C10 = La tuile que vous posez peut prolonger les lignes de n’importe quel joueur, pas seulement les vôtres.
C11 = Une ligne rapporte ses points dès qu’elle arrive, soit sur la voie de gauche d’une station, soit à la centrale électrique. Chaque passage sur une tuile vaut 1 point : une tuile parcourue deux fois en rapporte donc 2, et une tuile parcourue trois fois en rapporte 3.
C12 = Les points d’une ligne qui arrive à la centrale électrique comptent double. Les voies imprimées sur la centrale elle-même ne valent rien.
C13 = Si votre tuile termine plusieurs lignes d’un coup, chacune d’elles rapporte ses points, à qui qu’elle appartienne. Le cable car d’une ligne déjà comptée est mis en travers et ne rapporte plus jamais rien.
C14 = Il arrive que des voies se referment en un circuit dont aucune station ne fait partie. Un tel circuit est sans effet et ne rapporte rien à personne.
C15 = Une fois toutes les tuiles sur le plateau, la partie est terminée. Le joueur qui totalise le plus de points gagne ; en cas d’égalité, la victoire est partagée.
C16 = Dans cette variante, les tuiles n’ont pas à être toutes dans le même sens : tournez la vôtre comme vous voulez avant de la poser.
C17 = Dans cette variante, chacun a davantage de tuiles en main : deux, ou bien trois, au lieu de l’unique tuile du jeu de base.

## Cable Car Company

S1 = Il faut toujours être de 2 à 6 joueurs, et les règles du jeu de base restent en vigueur, à ceci près qu’aucun joueur n’a de couleur. Les cable cars sont la propriété de huit compagnies : la jaune, la bleue, l’orange, la verte, la violette, la noire, la rouge et la marron. Toutes les huit sont en jeu, quel que soit votre nombre.
S2 = Chaque compagnie a quatre cable cars, un seul de chaque côté du plateau. L’un des quatre est dans un angle, un autre au milieu de son côté, et les deux derniers sont entre les deux. Un tableau indique où commence chaque compagnie ; nous avons dû le reconstituer.
S3 = Les 32 actions se composent, pour chaque compagnie, d’une action à 10 %, d’une à 20 %, d’une à 30 % et d’une à 40 %. On les trie par pourcentage en quatre piles que l’on mélange, et vous recevez une action de chaque pile, que vous êtes seul à voir. Ensuite, la première action de chaque pile est placée face visible à côté d’elle.
S4 = À votre tour, soit vous posez une tuile, comme dans le jeu de base, soit vous échangez une de vos actions. Pour l’échange, glissez votre action face cachée sous la pile du même pourcentage ; prenez ensuite l’action qui se trouve face visible à côté de cette pile, ou bien celle du dessus de la pile. Quand l’action face visible est prise, celle du dessus de la pile est retournée à sa place.
S5 = À partir du moment où l’une des compagnies a 25 points ou plus, les actions ne s’échangent plus.
S6 = Les points d’une ligne terminée se comptent de la façon habituelle, mais c’est la compagnie qui les reçoit. À la fin, chaque action que vous détenez vous verse son pourcentage des points de sa compagnie, au dixième de point exact et sans jamais arrondir. Le joueur qui perçoit le plus gagne ; en cas d’égalité, la victoire est partagée.

## Options

option-rotation-false = Les tuiles ne se tournent pas : elles ont toutes les toits vers le haut du plateau.
option-rotation-true = Vous pouvez tourner une tuile comme vous voulez avant de la poser.
option-hand-1 = Chaque joueur a une tuile en main.
option-hand-2 = Chaque joueur a deux tuiles en main.
option-hand-3 = Chaque joueur a trois tuiles en main.
option-companies-false = Vous jouez sans l’extension : chaque joueur possède les lignes d’une couleur.
option-companies-true = Vous jouez avec l’extension Cable Car Company : huit compagnies possèdent les lignes, et les joueurs en détiennent des actions.

## Remarques

rules-tracks-reconstructed = Le livret propre à l’extension n’a pas pu être retrouvé. Le tableau des stations des compagnies et la formulation du versement final sont donc de nous.
