### The browser's Ticket to Ride boards.
### $vocabulary is "trains" (train car cards, locomotives) or "cable_cars" (transportation cards, ferries).

## The map

web-routes-board = Map: { $title }
web-routes-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
web-routes-cost = { $count } × { $colour }
web-routes-cost-any = { $count ->
    [one] 1 card of any colour
   *[other] { $count } of one colour
}
web-routes-cost-ferry = { $wilds ->
    [one] at least 1 of them a ferry
   *[other] at least { $wilds } of them ferries
}
web-routes-claim-this = Claim { $route }: { $cost }, { $points ->
    [one] 1 point
   *[other] { $points } points
}
web-routes-owned = { $name }
web-routes-payment = How do you want to pay?
web-routes-token-city = { $city }: { $symbol }, { $left } left
web-routes-close = Close
web-routes-zoom-in = Closer
web-routes-zoom-out = Further away
web-routes-zoom-reset = The whole map

## The table

web-routes-display = Face up
web-routes-take-card = Take a card: { $colour }
web-routes-blind = Draw a card
web-routes-draw-tickets = Draw tickets
web-routes-deck = { $count } left
web-routes-discards = Discarded: { $count }
web-routes-second-card = Draw your second card.
web-routes-pass = Pass
web-routes-hand = Your cards ({ $count })
web-routes-tickets = Your tickets
web-routes-joined = completed
web-routes-possible = not yet completed
web-routes-impossible = can no longer be completed
web-routes-offer = Choose your tickets
web-routes-least = { $least ->
    [one] Keep at least 1. They are drawn on the map.
   *[other] Keep at least { $least }. They are drawn on the map.
}
web-routes-keep = { $count ->
    [0] Keep
    [one] Keep 1 ticket
   *[other] Keep { $count } tickets
}
web-routes-waiting = You have chosen. The others are still choosing.
web-routes-claimable = { $count ->
    [one] 1 route that you can claim
   *[other] { $count } routes that you can claim
}
web-routes-take-token = Take one of the tokens
web-routes-place-token = Put a token on the map

## Players

web-routes-seat-points = { $points ->
    [one] 1 point for routes
   *[other] { $points } points for routes
}
web-routes-seat-trains = { $vocabulary ->
    [cable_cars] { $count ->
        [one] 1 cable car left
       *[other] { $count } cable cars left
    }
   *[trains] { $count ->
        [one] 1 train left
       *[other] { $count } trains left
    }
}
web-routes-seat-cards = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
web-routes-seat-tickets = { $count ->
    [one] 1 ticket
   *[other] { $count } tickets
}

## The score

web-routes-score-routes = Routes
web-routes-score-made = Completed tickets
web-routes-score-missed = Missed tickets
web-routes-score-longest = Longest path
web-routes-score-most = Globetrotter
web-routes-score-tokens = Tokens
web-routes-path = Longest path of their own: { $length }
web-routes-winner = Winner
web-routes-skip = Show everything
