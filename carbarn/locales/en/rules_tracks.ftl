### Rules texts: San Francisco Cable Car (C) and its expansion Cable Car Company (S)

## Section titles

rules-tracks-section-setup = Setup
rules-tracks-section-turn = A turn
rules-tracks-section-scoring = Scoring
rules-tracks-section-variants = Variants
rules-tracks-section-companies = The Cable Car Company expansion

## San Francisco Cable Car

C1 = The game is for 2 to 6 players. You build on a grid of 8 by 8 squares whose middle, 2 by 2 squares, is taken up by the power station; that leaves 60 squares for exactly 60 track tiles. Stations with the numbers 1 to 32 surround the grid.
C2 = How many cars you have depends on how many of you play: 16 with 2 players, 10 with 3, 8 with 4, 6 with 5 and 5 with 6. For each number of players there is a table that says at which stations they wait. A car stands on the right-hand track of its station, the one that departs; the left-hand track is nobody’s property and is where lines can arrive.
C3 = Everyone begins with one tile in hand and keeps it hidden from the others.
C4 = The youngest of you goes first. Who that is, you settle among yourselves; unless you do, the first player is drawn at random. From there, play passes clockwise.
C5 = You have a choice on your turn. Either you put your hand tile on the map and then refill your hand from the supply, if any tile is left there; or you draw from the supply first, in which case that tile is the one you have to place and your hand tile stays where it is.
C6 = Once nothing is left to draw, your hand tile is the one you place. You go on placing tiles even after all your lines are finished. If you have run out of tiles, your turn is skipped.
C7 = Choose any empty square along the edge of the map, or one with a side in common with a tile that has been placed. A square that borders on nothing but the power station will not do.
C8 = Tiles are not turned: each one is put down with its roofs towards the top of the map.
C9 = You may not place a tile where it would by itself carry a line from a station to a station, be it with a track that comes in from the outside and turns straight back, or with one that links the two outer sides of a corner square; this protects all 32 stations, even those without a car. It is allowed only if the tile breaks this rule wherever it could go: then it may go on any of those squares. Just the tile you are placing is looked at, so you do not have to draw another one first. In the variant with turning, every square must be ruled out in every rotation before the exception applies.
C10 = A tile you place may continue the lines of any player, not just your own.
C11 = A line is scored the moment it arrives, either on the left-hand track of a station or at the power station. It earns 1 point for every time it runs over a tile: a tile it crosses twice brings 2 points, and one it crosses three times brings 3.
C12 = The points of a line that arrives at the power station count twice. Tracks that are printed on the power station itself are worth nothing.
C13 = If your tile finishes several lines at once, each of them is scored, whoever owns it. The car of a line that has been scored is turned sideways and earns no points again.
C14 = Sometimes tracks close into a ring that no station is part of. Such a ring has no effect and earns nobody anything.
C15 = Once every tile is on the map, the game is over. The player with the most points wins, and players who tie for the most share the victory.
C16 = In this variant tiles need not all face the same way: turn your tile as you like before you put it down.
C17 = In this variant everybody holds more tiles: two in hand, or three, where the basic game has one.

## Cable Car Company

S1 = You still need 2 to 6 players, and the rules of the basic game stay in force, except that no player has a colour. The cars are the property of eight companies: yellow, blue, orange, green, purple, black, red and brown. All eight take part, however many of you there are.
S2 = Every company has four cars, a single one on each side of the map. One of the four stands at a corner, one in the middle of its side, and the other two in between. Which company starts where is set out in a chart that we had to reconstruct.
S3 = The 32 shares are made up of a 10, a 20, a 30 and a 40 percent share in every company. They are sorted by percentage into four piles and shuffled, and you are dealt one share from each pile, for your eyes only. After that, each pile has its top share laid face up beside it.
S4 = On your turn you either place a tile, as in the basic game, or exchange one of your shares. To exchange, slide your share face down under the pile with the same percentage; then take the share that lies face up beside that pile, or else the one on top of it. When the face-up share is taken, the top share of the pile is turned up in its place.
S5 = From the moment one of the companies has 25 points or more, shares can no longer be exchanged.
S6 = The points of a finished line are counted in the usual way, but it is the company that receives them. At the end, every share you hold pays you its percentage of the points of its company, exact to a tenth of a point and never rounded. The player who is paid the most wins; players who tie for the most share the victory.

## Options

option-rotation-false = Tiles are not turned: all of them lie with their roofs towards the top of the map.
option-rotation-true = You may turn a tile as you like before you place it.
option-hand-1 = Each player holds one tile in hand.
option-hand-2 = Each player holds two tiles in hand.
option-hand-3 = Each player holds three tiles in hand.
option-companies-false = You play without the expansion: each player owns the lines of one colour.
option-companies-true = You play with the Cable Car Company expansion: eight companies own the lines, and the players hold shares in them.

## Notes

rules-tracks-reconstructed = The expansion’s own leaflet could not be found. The chart with the companies’ stations and the wording of the payout at the end are therefore ours.
