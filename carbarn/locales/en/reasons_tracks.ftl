### San Francisco Cable Car: why a bot looks at a move, in facts. A line is known by the number of its station.

## What a placement does to a line: of one's own, of another player, of a company of which one holds a percentage

reason-tracks-finish-own = finishes your line { $line } for { $points ->
    [one] 1 point
   *[other] { $points } points
}; { $was } could be hoped for
reason-tracks-power-own = leads your line { $line } to the power station: { $points ->
    [one] 1 point
   *[other] { $points } points
}; { $was } could be hoped for
reason-tracks-longer-own = lengthens your line { $line } to { $length ->
    [one] 1 tile
   *[other] { $length } tiles
}; the points to hope for go from { $was } to { $hope }
reason-tracks-finish-other = finishes the { $colour } player’s line { $line } for { $points ->
    [one] 1 point
   *[other] { $points } points
}; { $was } could be hoped for
reason-tracks-power-other = leads the { $colour } player’s line { $line } to the power station: { $points ->
    [one] 1 point
   *[other] { $points } points
}; { $was } could be hoped for
reason-tracks-longer-other = lengthens the { $colour } player’s line { $line } to { $length ->
    [one] 1 tile
   *[other] { $length } tiles
}; the points to hope for go from { $was } to { $hope }
reason-tracks-finish-company = finishes line { $line } of the { $company } company, of which you hold { $percent ->
    [0] no share
   *[other] { $percent }%
}, for { $points ->
    [one] 1 point
   *[other] { $points } points
}; { $was } could be hoped for
reason-tracks-power-company = leads line { $line } of the { $company } company, of which you hold { $percent ->
    [0] no share
   *[other] { $percent }%
}, to the power station: { $points ->
    [one] 1 point
   *[other] { $points } points
}; { $was } could be hoped for
reason-tracks-longer-company = lengthens line { $line } of the { $company } company, of which you hold { $percent ->
    [0] no share
   *[other] { $percent }%
}, to { $length ->
    [one] 1 tile
   *[other] { $length } tiles
}; the points to hope for go from { $was } to { $hope }
reason-tracks-no-line = no line comes to { $square } yet: nobody gains or loses
reason-tracks-both = { $one } – and { $other }

## Drawing

reason-tracks-draw-needed = no placement is good, not even the best one ({ $placed }): the tile drawn may be better, and should gain you { $drawn ->
    [one] 1 point
   *[other] { $drawn } points
} on the others
reason-tracks-draw-better = the tile drawn should gain you { $drawn ->
    [one] 1 point
   *[other] { $drawn } points
} on the others, more than the best placement ({ $placed })
reason-tracks-draw-worse = the tile drawn should gain you { $drawn ->
    [one] 1 point
   *[other] { $drawn } points
} on the others, no more than the best placement ({ $placed })

## Exchanging a share

reason-tracks-exchange-more = the { $percent }% { $taken } share should pay { $gain ->
    [one] 1 point
   *[other] { $gain } points
} more than your { $given } one
reason-tracks-exchange-less = the { $percent }% { $taken } share should pay { $gain ->
    [one] 1 point
   *[other] { $gain } points
} less than your { $given } one
reason-tracks-exchange-top-more = the top share of the { $percent }% pile should pay { $gain ->
    [one] 1 point
   *[other] { $gain } points
} more than your { $given } one
reason-tracks-exchange-top-less = the top share of the { $percent }% pile should pay { $gain ->
    [one] 1 point
   *[other] { $gain } points
} less than your { $given } one
