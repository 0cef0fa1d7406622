### The Cable Car board in the browser.

## Numbers

web-tracks-number = { $value }
web-tracks-percent = { $value }%
web-tracks-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
web-tracks-points-short = +{ $points }
web-tracks-points-power = { $length } × 2 = { $points } points
web-tracks-length-short = { $length ->
    [one] 1 tile
   *[other] { $length } tiles
}

## The map

web-tracks-map = Map of the city
web-tracks-power-station = Power station: lines that end here count double
web-tracks-company = the { $name } company
web-tracks-square-free = { $square }: free
web-tracks-square-tile = { $square }: tile { $tile }
web-tracks-square-lines = { $square }: tile { $tile }, passed by the lines from stations { $stations }
web-tracks-square-place = { $square }: place the tile here. { $effect }

## What a placement brings

web-tracks-extends = { $owner }: the line from station { $station } grows to { $length ->
    [one] 1 tile
   *[other] { $length } tiles
}
web-tracks-finishes = { $owner }: the line from station { $station } is finished, { $points ->
    [one] 1 point
   *[other] { $points } points
}
web-tracks-finishes-power = { $owner }: the line from station { $station } reaches the power station, { $points } points
web-tracks-no-effect = No line changes
web-tracks-on-square = On { $square }
web-tracks-point-at-square = Point at a glowing square to see what your tile would bring there.
web-tracks-turn-it = It cannot lie anywhere like this: turn it, or choose another tile.
web-tracks-tap-square = Tap a glowing square to see what your tile would bring there, and once more to place it.
web-tracks-place-here = Place it on { $square }

## My tiles

web-tracks-my-tiles = Your tiles
web-tracks-drawn-tile = Tile drawn
web-tracks-place-drawn = This is the tile you have to place now.
web-tracks-choose-tile = Choose tile { $tile }
web-tracks-turn-left = Turn counter-clockwise (Shift+R)
web-tracks-turn-right = Turn clockwise (R)
web-tracks-draw = Draw a tile instead
web-tracks-supply = { $count ->
    [0] No tiles left in the supply
    [one] 1 tile left in the supply
   *[other] { $count } tiles left in the supply
}
web-tracks-places = { $count ->
    [one] 1 square where it can go
   *[other] { $count } squares where it can go
}
web-tracks-all-hands = Tiles in hand

## Shares and companies

web-tracks-my-shares = Your shares
web-tracks-portfolio = { $points ->
    [one] worth 1 point
   *[other] worth { $points } points
}
web-tracks-piles = Piles of shares
web-tracks-pays = pays { $points } now
web-tracks-face-up = Face up
web-tracks-exchange-note = Instead of placing a tile you may exchange one share: for the one face up beside it, or for the top one of the pile.
web-tracks-exchange-face-up = Exchange your { $percent }% share for the one face up: { $company }
web-tracks-exchange-top = Exchange your { $percent }% share for the top one of the pile of { $count }
web-tracks-companies = Companies

## Tables

web-tracks-lines = All lines
web-tracks-column-share = Share
web-tracks-column-pile = Pile
web-tracks-column-company = Company
web-tracks-column-station = Station
web-tracks-column-owner = Owner
web-tracks-column-length = Length
web-tracks-column-state = State
web-tracks-column-points = Points
web-tracks-column-open = Lines open
web-tracks-column-mine = Yours
web-tracks-column-pays = Pays you
web-tracks-line-waiting = not begun
web-tracks-line-open = under way
web-tracks-line-arrived = to station { $station }
web-tracks-line-power = to the power station, ×2
web-tracks-show-line = Show the line from station { $station }

## A player

web-tracks-finished-lines = { $finished } of { $count } lines finished
web-tracks-tiles-in-hand = { $count ->
    [one] 1 tile in hand
   *[other] { $count } tiles in hand
}

## The end

web-tracks-winner = wins
web-tracks-skip = Show everything
web-tracks-score-line = Station { $station }
web-tracks-score-line-power = Station { $station }, power station ×2
web-tracks-score-share = { $percent }% of { $points }
web-tracks-score-nothing = Nothing finished
