### Why an action is good: one sentence of facts. $vocabulary is "trains" or "cable_cars".

reason-completes = Joins { $a } to { $b } and completes the ticket { $from }–{ $to }: { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $rivals ->
    [0] .
    [one] ; one rival may want the route too.
   *[other] ; { $rivals } rivals may want the route too.
}
reason-on-the-way = Joins { $a } to { $b } on the way from { $from } to { $to }; after it { $left ->
    [one] 1 space is
   *[other] { $left } spaces are
} still to be laid{ $rivals ->
    [0] .
    [one] , and one rival may want the route.
   *[other] , and { $rivals } rivals may want the route.
}
reason-points = { $points ->
    [one] 1 point
   *[other] { $points } points
} for { $length ->
    [one] 1 space
   *[other] { $length } spaces
}{ $rivals ->
    [0] .
    [one] , on a route that one rival may want.
   *[other] , on a route that { $rivals } rivals may want.
}
reason-in-the-way = { $points ->
    [one] 1 point
   *[other] { $points } points
}, and { $a }–{ $b } is likely to be missing on a rival’s way.
reason-wanted = Pays for { $a }–{ $b } on the way from { $from } to { $to }; the plan is short of { $short ->
    [one] 1 card
   *[other] { $short } cards
} of this colour: { $colour }.
reason-filler = Would help to pay for { $a }–{ $b }, which brings { $points ->
    [one] 1 point
   *[other] { $points } points
}: { $colour }.
reason-useful = { $short ->
    [0] Not in the plan, but enough to pay for { $a }–{ $b }, which brings { $points ->
        [one] 1 point
       *[other] { $points } points
    }
   *[other] Not in the plan, but on the way to paying for { $a }–{ $b }, which brings { $points ->
        [one] 1 point
       *[other] { $points } points
    } and then lacks { $short ->
        [one] 1 card
       *[other] { $short } cards
    }
}: { $colour }.
reason-spare = { $needed ->
    [0] The plan does not need { $colour }
   *[other] The plan needs no more { $colour }
}{ $held ->
    [0] .
   *[other] ; you hold { $held } of it.
}
reason-wild = { $vocabulary ->
    [cable_cars] A ferry stands for any card
   *[trains] A locomotive stands for any card
}{ $missing ->
    [0] ; the plan lacks none.
   *[other] ; the plan is short of { $missing }.
}
reason-blind = { $useful } of the { $cards } cards that may come would help the plan.
reason-blind-any = The plan lacks no card: whatever comes is for more points.
reason-too-late = Your last turn: no card can be spent any more.
reason-tickets = For more tickets the plan leaves about { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
} and { $vocabulary ->
    [cable_cars] { $trains ->
        [one] 1 cable car
       *[other] { $trains } cable cars
    }
   *[trains] { $trains ->
        [one] 1 train
       *[other] { $trains } trains
    }
}.
reason-tickets-last = Your last turn: only a ticket that your routes join already brings points.
reason-keep = Worth { $points ->
    [one] 1 point
   *[other] { $points } points
}; { $dropped ->
    [0] all your tickets take
    [one] without the one that does not fit, your tickets take
   *[other] without the { $dropped } that do not fit, your tickets take
} { $vocabulary ->
    [cable_cars] { $need } of { $have } cable cars
   *[trains] { $need } of { $have } trains
} and about { $turns } of { $left } turns.
reason-token = The { $symbol } is your symbol number { $held } ({ $points ->
    [one] 1 point
   *[other] { $points } points
}); { $others ->
    [0] it is the last one.
    [one] 1 is left for others.
   *[other] { $others } are left for others.
}
reason-place-near = { $city } lies on your way: the { $symbol } will be easy to collect.
reason-place-far = { $city } does not lie on your way.
reason-pass = Nothing else can be done.
