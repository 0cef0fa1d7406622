### Ticket to Ride: what happens at the table, and the table itself.
### $vocabulary is "trains" (train car cards, locomotives) or "cable_cars" (transportation cards, ferries).

## Colours of cards

colour-purple = purple
colour-blue = blue
colour-orange = orange
colour-white = white
colour-green = green
colour-yellow = yellow
colour-black = black
colour-red = red
colour-gray = gray
colour-wild = { $vocabulary ->
    [cable_cars] ferry
   *[trains] locomotive
}

## Cards

one-card = { $colour ->
    [orange] an orange card
   *[other] a { $colour } card
}
one-wild = { $vocabulary ->
    [cable_cars] a ferry
   *[trains] a locomotive
}
cards = { $count } { $colour }
cards-wild = { $vocabulary ->
    [cable_cars] { $count ->
        [one] 1 ferry
       *[other] { $count } ferries
    }
   *[trains] { $count ->
        [one] 1 locomotive
       *[other] { $count } locomotives
    }
}
cards-and = { $cards } and { $wilds }
# The underscore stands for a space.
list-separator = ,_

## What happens; the name of the player stands before it

describe-draw-display = takes { $card } from place { $place }
describe-draw-blind = draws from the deck
describe-draw-tickets = draws destination tickets
describe-pass = passes: nothing can be done
describe-keep = keeps { $tickets }
describe-keep-hidden = keeps { $kept } of { $offered } tickets
describe-claim = claims { $route } with { $cards }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
describe-take-token = takes the { $symbol } at { $city }
describe-place-token = puts the { $symbol } on { $city }
describe-card = the card is { $card }
describe-card-hidden = a card goes to the hand
describe-card-display = { $card } is turned up at place { $place }
describe-ticket = a ticket: { $ticket }
describe-ticket-hidden = a ticket is dealt
describe-seat = seat { $seat } begins
describe-symbol = the { $symbol } lies at { $city }
describe-symbol-aside = the { $symbol } is set aside

## The same as choices, said to the player

choose-draw-display = Take { $card } from place { $place }
choose-draw-blind = Draw from the deck
choose-draw-tickets = Draw destination tickets
choose-pass = Pass: nothing can be done
choose-keep = Keep { $tickets }
choose-keep-hidden = Keep { $kept } of { $offered } tickets
choose-claim = Claim { $route } with { $cards }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
choose-take-token = Take the { $symbol } at { $city }
choose-place-token = Put the { $symbol } on { $city }

## The table

show-display = Face up
show-deck = Decks
show-deck-counts = { $deck } in the deck, { $discard } discarded, { $tickets } tickets
show-tokens = Tokens
show-hand = Your cards
show-tickets = Your tickets
show-offer = Offer { $number }
show-last-round = Last round
show-turns-left = { $turns ->
    [one] 1 turn left
   *[other] { $turns } turns left
}
show-seat = Seat
show-points = Points
show-trains = { $vocabulary ->
    [cable_cars] Cable cars
   *[trains] Trains
}
show-cards = Cards
show-ticket-count = Tickets
show-routes = Routes

## The score

score-routes = Routes
score-tickets_made = Completed tickets
score-tickets_missed = Missed tickets
score-longest_path = Longest path
score-most_tickets = Globetrotter
score-tokens = Tokens
score-completed = Tickets completed
score-path = Length of the longest path
ended-last_round = The last round is over.
ended-passes = Everybody passed: nothing more can be done.

## Why not

illegal-no-such-action = There is no action number { $action } on this map.
illegal-over = The game is over.
illegal-chance-first = Cards or tickets are still being dealt.
illegal-not-chance = A player decides now, not chance.
illegal-impossible-outcome = Chance cannot bring that: it is not there to be dealt.
illegal-choose-tickets-first = Choose which of the tickets before you to keep first.
illegal-place-token-first = Put the tokens that were set aside on the map first.
illegal-take-token-first = Choose which of the two tokens to take first.
illegal-second-card-first = You have drawn one card: draw your second card now.
illegal-no-cards = Neither the deck nor the discards hold a card.
illegal-no-tickets = There are no tickets left to draw.
illegal-pass = You may pass only when you can neither draw nor claim.
illegal-empty-place = There is no card at place { $place }.
illegal-second-wild = { $vocabulary ->
    [cable_cars] A ferry that lies face up cannot be the second card.
   *[trains] A locomotive that lies face up cannot be the second card.
}
illegal-route-taken = This route has been claimed.
illegal-own-twin = You own the other track of this double route.
illegal-closed-twin = With so few players one claimed track closes the other.
illegal-too-few-trains = { $vocabulary ->
    [cable_cars] This route needs { $need } cable cars, and you have { $have }.
   *[trains] This route needs { $need } trains, and you have { $have }.
}
illegal-too-few-wilds = { $vocabulary ->
    [cable_cars] That needs { $need } ferries, and you have { $have }.
   *[trains] That needs { $need } locomotives, and you have { $have }.
}
illegal-too-few-cards = That needs { $need } cards of that colour, and you have { $have }.
illegal-no-offer = No tickets lie before you.
illegal-not-offered = Ticket { $place } is not among the { $offered } before you.
illegal-keep-more = You have to keep at least { $least } tickets, and chose { $kept }.
illegal-no-token-now = A token is taken only right after claiming a route.
illegal-token-elsewhere = Take a token from one of the two places that you have just joined.
illegal-no-token-there = There is no token there.
illegal-token-held = You have a token with this symbol already.
illegal-no-placing-now = Tokens are put on the map before the first turn only.
illegal-not-set-aside = This token was not set aside.
illegal-other-token-first = The other token set aside is placed first.
illegal-stack-there = There are tokens on this place already.
