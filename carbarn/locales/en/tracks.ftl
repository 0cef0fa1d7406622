### San Francisco Cable Car: what happens at the table, and the table itself.

## Colours of companies and players

tracks-colour-yellow = yellow
tracks-colour-blue = blue
tracks-colour-orange = orange
tracks-colour-green = green
tracks-colour-purple = purple
tracks-colour-black = black
tracks-colour-red = red
tracks-colour-brown = brown

## What happens; the name of the player stands before it

tracks-describe-place = { $turns ->
    [0] places a tile on { $square }
    [one] places a tile on { $square }, turned clockwise by a quarter turn
   *[other] places a tile on { $square }, turned clockwise by { $turns } quarter turns
}
tracks-describe-draw = draws a tile to place
tracks-describe-finish = the line from station { $station } is finished: { $points ->
    [one] 1 point
   *[other] { $points } points
}
tracks-describe-and = { $first }; { $then }
tracks-describe-exchange-face-up = puts the { $percent }% { $given } share under its pile and takes the { $taken } share that lay face up
tracks-describe-exchange-face-up-hidden = puts a { $percent }% share under its pile and takes the { $taken } share that lay face up
tracks-describe-exchange-top = puts the { $percent }% { $given } share under its pile and takes the top one
tracks-describe-exchange-top-hidden = puts a { $percent }% share under its pile and takes the top one
tracks-describe-tile = a tile is drawn
tracks-describe-share = receives the { $percent }% { $company } share
tracks-describe-share-hidden = receives a { $percent }% share
tracks-describe-share-face-up = the { $percent }% { $company } share is turned up
tracks-describe-seat = seat { $seat } begins

## The same as choices, said to the player; $tile counts the tiles in the hand, 0 where there is but one kind

tracks-choose-place = { $tile ->
    [0] Place the tile on { $square }
   *[other] Place tile { $tile } on { $square }
}{ $turns ->
    [0] { "" }
    [one] , turned clockwise by a quarter turn
   *[other] , turned clockwise by { $turns } quarter turns
}
tracks-choose-draw = Draw a tile to place
tracks-choose-exchange-face-up = Put the { $percent }% { $given } share under its pile and take the { $taken } share that lies face up
tracks-choose-exchange-top = Put the { $percent }% { $given } share under its pile and take the top one

## The table

tracks-show-supply = Supply
tracks-show-hand = Hand tiles
tracks-show-drawn = Drawn tile
tracks-show-seat = Seat
tracks-show-points = Points
tracks-show-lines = Lines
tracks-show-shares = Shares
tracks-show-piles = Piles of shares
tracks-show-company = Company
tracks-show-tiles-left = { $count ->
    [one] 1 tile left
   *[other] { $count } tiles left
}

## The score

score-lines = Finished lines
score-power_station = Lines to the power station
score-shares = Shares
score-finished = Number of lines finished
ended-tiles_placed = All tiles are placed.

## Why not

illegal-tracks-over = The game is over.
illegal-tracks-chance-first = Tiles or shares are still being dealt.
illegal-tracks-not-chance = A player decides now, not chance.
illegal-tracks-impossible-outcome = Chance cannot bring that: it is not there to be dealt.
illegal-tracks-no-such-action = There is no action number { $action } in this game.
illegal-tracks-occupied = There is a tile on { $square } already.
illegal-tracks-off-map = There is no square { $square } on the map.
illegal-tracks-power-station = No tile can be placed on the power station.
illegal-tracks-not-adjacent = { $square } is neither on the edge of the map nor side by side with a tile.
illegal-tracks-one-tile-line = On { $square } a line would run from station to station over this single tile, and the tile can be placed in other ways.
illegal-tracks-no-turning = Tiles keep their orientation in this game: place yours without turning it.
illegal-tracks-not-in-hand = You do not have tile { $tile } in your hand.
illegal-tracks-place-drawn = You have drawn tile { $tile }, so that is the one you have to place.
illegal-tracks-supply-empty = The supply is empty: there is no tile to draw.
illegal-tracks-already-drawn = You have drawn a tile already: place it now.
illegal-tracks-no-companies = This game is played without companies, so there are no shares.
illegal-tracks-no-exchange = A company has reached 25 points: shares can no longer be exchanged.
illegal-tracks-share-not-held = You do not have that share.

## Board files

board-tracks-tile-count = the number of tiles is { $count }; it has to be { $needed }.
board-tracks-bad-tile = “{ $code }” is not a tile: it takes four letters from a to d, and no two tracks may leave at the same point.
board-tracks-overlap = two cars stand at station { $station }.
board-tracks-station = there is no station { $station }; stations are numbered from 1 to { $most }.
board-tracks-chart = the company chart has to give every company one station on each side of the map, and every station to one company.
