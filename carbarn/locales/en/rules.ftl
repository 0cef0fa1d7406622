### Rules texts: Ticket to Ride North America (U) and Ticket to Ride: San Francisco (F)

## Section titles

rules-section-setup = Setup
rules-section-turn = A turn
rules-section-claiming = Claiming routes
rules-section-tickets = Destination tickets
rules-section-end = The end of the game
rules-section-rulings = Where the leaflet is silent

## Ticket to Ride, North America

U1 = The game is for 2 to 5 players. You play one of five colours (blue, red, green, yellow or black) with 45 trains, and everybody’s score begins at 0.
U2 = There are 110 train car cards: eight colours (purple, blue, orange, white, green, yellow, black and red) with 12 cards each, plus 14 locomotives. The Korean translation of the leaflet calls the orange cards brown.
U3 = Everyone begins with a hand of 4 train car cards. After the deal, five more cards are laid out face up next to the deck.
U4 = There are 30 destination tickets. You receive 3 of them at the start, must keep at least 2, and return any you do not want to the bottom of the ticket deck. Nobody else sees your tickets before the game is over.
U5 = The most travelled player goes first. Who that is, you settle among yourselves; unless you do, the first player is drawn at random. From there, play passes clockwise.
U6 = On your turn you do one of three things, no more and no less: draw train car cards, claim a single route, or draw destination tickets.
U7 = When you draw train car cards, you get two of them. Take each one either from the face-up cards or unseen from the top of the deck. If you take a face-up card, a card from the deck fills its place immediately, and only then do you choose your second card.
U8 = If the first card you take is a face-up locomotive, it counts as both of your cards and your draw is over.
U9 = You can never take a face-up locomotive as your second card, not even one that was turned up only a moment ago. A locomotive that comes blind from the deck is treated like any other card, whether it is your first or your second.
U10 = Whenever locomotives make up three or more of the five face-up cards, the whole display goes to the discard pile at once and five new cards are turned up; this applies during setup as well. The check is made once every place that can be filled has been filled.
U11 = You may hold as many train car cards in your hand as you like.
U12 = Once the deck has run out, the discards are shuffled and become the new deck. This happens only when the next card is actually needed, no sooner.
U13 = While the deck and the discard pile are both empty, no train car card can be drawn from the deck. Face-up cards that are still there may be taken, but they are not replaced; if there is none you can take, you have to claim a route or draw tickets instead. As soon as a claim puts cards on the discard pile, the empty places are filled again.
U14 = To claim a route, play as many cards of its colour as it has spaces. For a gray route you pick one colour, whichever you like, and play that many cards of it.
U15 = A locomotive can take the place of a card of any colour. You decide which colour you play and how many locomotives go with it; you may even play nothing but locomotives.
U16 = When you claim a route, you put one of your trains on each of its spaces and discard the cards you played. If you have fewer trains left than the route has spaces, you cannot claim it.
U17 = You can claim any route that is still open, anywhere on the map. It does not have to connect to the routes you already have.
U18 = A double route consists of two parallel tracks between the same two cities. You can claim one of the two tracks, but no player may have both.
U19 = In a game with 2 or 3 players, only one track of each double route can be used: when somebody claims one, the other is closed to everybody.
U20 = You score a route the moment you claim it. A route of 1 space is worth 1 point, 2 spaces are worth 2 points, 3 spaces 4 points, 4 spaces 7 points, 5 spaces 10 points and 6 spaces 15 points.
U21 = When you draw tickets, you take the top 3 of the ticket deck, or all that are left if there are fewer. Keep at least 1 and return the others to the bottom of the deck. If there was only a single ticket to draw, it becomes yours without any question being asked.
U22 = You may collect as many tickets as you want, but once you have kept a ticket you can never get rid of it.
U23 = You have completed a ticket when your own routes form a continuous path from one of its two cities to the other.
U24 = The last round begins when a player finishes a turn with 2 trains or fewer. Everyone, including that player, then gets one more turn, and after that the game is over. This happens only once: if another player drops to 2 trains or fewer later on, the game does not go on any longer.
U25 = At the end of the game, every ticket you have completed adds its value to your score. Every ticket you have not completed costs you its value.
U26 = The player whose own routes form the longest continuous path receives 10 points; if several players tie for it, each of them gets the full 10. The length of a path is the number of spaces of all its routes together. A path may come through the same city any number of times and may run in loops, but it can use each route only once.
U27 = The player with the most points wins. A tie goes to the tied player with the most completed tickets and, if that does not settle it, to the one with the longest-path card. If several of the players still tied hold that card, they share the victory; if none of them holds it, all players still tied share it.
U28 = If the deck, the discards and the face-up cards together contain fewer than three cards that are not locomotives, the face-up cards are not replaced, even with three or more locomotives among them. They stay until that changes.
U29 = When locomotives force five new face-up cards, the rest of the deck is used up first. If it is not enough, the discards are shuffled, the five cards just thrown away included, and the display is filled from them. If there are still too few cards, fewer than five lie face up.
U30 = If there is no second card you are allowed to take after your first one, your turn ends and you have drawn just that one card.
U31 = If none of the three actions is possible for you, you pass. When all players have passed one after another, the game ends and the scores are counted.
U32 = When several tickets are returned at the same time, they go to the bottom of the ticket deck one after another, in the order in which they were dealt.

## Ticket to Ride: San Francisco

F1 = The game is for 2 to 4 players. You play one of four colours with 20 cable cars, and everybody’s score begins at 0.
F2 = There are 44 transportation cards: 6 each in blue, green, black, purple, red and orange, plus 8 ferry cards, which are wild. The French leaflet calls the purple cards pink.
F3 = Everyone begins with a hand of 2 transportation cards, and five more are laid out face up next to the deck. If three or more of these five are ferry cards, all five are discarded and replaced right away, just as during the game.
F4 = There are 24 destination tickets. You receive 2 of them at the start and must keep at least 1; one that you do not want goes to the bottom of the ticket deck.
F5 = The 21 tourist tokens show seven symbols, with three tokens of each. Every symbol gets a stack of its own: three tokens high with 4 players, two tokens high with 2 or 3 players.
F6 = Five of the seven stacks begin on Alcatraz, Golden Gate Bridge, The Embarcadero, Sunset and Potrero Hill, one on each; it makes no difference which symbol goes where. The other two stacks are put aside at first.
F7 = With 3 or 4 players, two stacks are still to be placed before play begins. The player who is last in turn order puts one of them on any location that has no stack yet; then the second-to-last player places the other one in the same way.
F8 = With 2 players, the player who goes second takes one token from each of the two stacks put aside and places these tokens on two different locations that have no stack yet. The board then has five stacks of two tokens and two single tokens.
F9 = The first player is drawn at random. From there, play passes clockwise.
F10 = On your turn you do one of three things, no more and no less: draw transportation cards, claim a single route, or draw destination tickets.
F11 = When you draw transportation cards, you get two, each either from the face-up cards or unseen from the top of the deck; a face-up card you take is replaced from the deck immediately, before you choose your second. If the first card you take is a face-up ferry card, it counts as both and your draw is over. You can never take a face-up ferry card as your second card, not even one that was turned up only a moment ago. A ferry card that comes blind from the deck is treated like any other card, whether it is your first or your second.
F12 = Whenever ferry cards make up three or more of the five face-up cards, the whole display goes to the discard pile at once and five new cards are turned up.
F13 = Once the deck has run out, the discards are shuffled and become the new deck. You may hold as many transportation cards in your hand as you like.
F14 = To claim a route, play as many cards of its colour as it has spaces, or for a gray route that many cards of any one colour; ferry cards can take the place of any colour. Then put one of your cable cars on each space; if you have too few left, you cannot claim the route. You can claim any route that is still open, but only one per turn.
F15 = A ferry route shows ferry symbols on its spaces (on this map always one). Among the cards you play there must be at least as many ferry cards as there are symbols. The other spaces are paid for as on any other route, and you may use more ferry cards for them too.
F16 = You can claim one of the two tracks of a double route, but no player may have both. In a game with 2 players, once one track has been claimed, the other is closed.
F17 = You score a route the moment you claim it. How many points its length is worth is shown in the table printed on the board.
F18 = After claiming a route, you take one tourist token from either of the two locations it joins, if there is one whose symbol you do not have yet. If both locations offer you such a token, you choose between them. Everybody can see which tokens you have.
F19 = When you draw tickets, you take the top 2 of the ticket deck, keep at least 1, and return the other to the bottom if you do not want it. If only one ticket is left, you can still draw it, but you must keep it and are not asked; if none is left, you cannot choose this action. You may collect as many tickets as you want, but never give back one you have kept. Your tickets are secret, and so is whether you have completed them.
F20 = The last round begins when a player finishes a turn with 2 cable cars or fewer. Everyone, including that player, then gets one more turn, and after that the game is over.
F21 = At the end of the game, every ticket whose two locations are joined by a continuous path of your own routes adds its value to your score. Every ticket you have not completed costs you its value.
F22 = At the end of the game you score for the number of different tourist tokens you have: 0 points for none or one, 1 point for two, 2 points for three, 4 points for four, 6 points for five, 9 points for six and 12 points for all seven.
F23 = The player with the most points wins. A tie goes to the tied player with the most completed tickets; if that does not settle it, the players still tied share the victory. Nobody gets a bonus for the longest path.
F24 = Three or more face-up ferry cards stay where they are as long as the deck, the discards and the face-up cards together contain fewer than three other cards; otherwise the five new cards come from the rest of the deck first, then from the reshuffled discards (the five just thrown away included), and there may be fewer than five of them. If there is no second card you are allowed to take, your turn ends with one card; if none of the three actions is possible for you, you pass, and when all players have passed one after another, the game ends and is scored. Tickets returned at the same time go to the bottom of the ticket deck in the order in which they were dealt. When you can take a tourist token, you must.

## Options of the North America game

option-tickets-classic = You play with the 30 tickets of the base game. The longest continuous path earns a bonus of 10 points.
option-tickets-1910 = You play with the 35 tickets of the 1910 set and no others. There is no bonus for the longest path; instead, the Globetrotter bonus gives 15 points to the player with the most completed tickets. If several players tie for it, each of them gets the 15 points.
option-tickets-mega = You play with all 69 tickets: the 30 base tickets (four of them with their revised values from 1910), the 35 tickets of 1910 and 4 Mystery Train tickets. You are dealt 5 tickets at the start and keep at least 3; when you draw tickets later, you take 4 and keep at least 1. Both bonuses count: 10 points for the longest continuous path and, as Globetrotter, 15 points for the most completed tickets, each of them in full for every tied player.
option-first = Who goes first: unless you choose otherwise, the first player is drawn at random. You can also name the seat that starts.

## Notes

rules-reconstructed-map = The printed map of San Francisco could not be found in full, so part of this board is reconstructed. The board file marks which locations, routes and tickets that concerns, and we say so here on the rules page.
rules-ruling = our ruling

## Sections that every rules page ends with

rules-section-options = Options
rules-section-map = The map
