### 왜 좋은 수인지 사실만으로 말하는 한 문장. $vocabulary 는 "trains" 또는 "cable_cars" 입니다.

reason-completes = { $vocabulary ->
    [cable_cars] { $a }–{ $b } 노선을 연결해
   *[trains] { $a }–{ $b } 선로를 점유해
} { $from }–{ $to } 목적지를 완성합니다({ $points }점).{ $rivals ->
    [0] {""}
   *[other] {" "}상대 { $rivals }명도 이곳을 노릴 수 있습니다.
}
reason-on-the-way = { $from }에서 { $to }까지 가는 길의 { $vocabulary ->
    [cable_cars] { $a }–{ $b } 노선을 연결합니다.
   *[trains] { $a }–{ $b } 선로를 점유합니다.
} 그 뒤 { $left }칸이 남습니다.{ $rivals ->
    [0] {""}
   *[other] {" "}상대 { $rivals }명이 이곳을 노릴 수 있습니다.
}
reason-points = { $length }칸으로 { $points }점을 얻습니다.{ $rivals ->
    [0] {""}
   *[other] {" "}상대 { $rivals }명이 노릴 수 있는 곳입니다.
}
reason-in-the-way = { $points }점을 얻고, 상대에게 필요해 보이는 { $vocabulary ->
    [cable_cars] { $a }–{ $b } 노선을
   *[trains] { $a }–{ $b } 선로를
} 막습니다.
reason-wanted = { $from }에서 { $to }까지 가는 길의 { $vocabulary ->
    [cable_cars] { $a }–{ $b } 노선에
   *[trains] { $a }–{ $b } 선로에
} 씁니다. 계획에 이 색 카드가 { $short }장 모자랍니다: { $colour }.
reason-filler = { $points }점짜리 { $vocabulary ->
    [cable_cars] { $a }–{ $b } 노선에
   *[trains] { $a }–{ $b } 선로에
} 쓸 수 있습니다: { $colour }.
reason-useful = 계획에는 없지만 { $points }점짜리 { $short ->
    [0] { $vocabulary ->
        [cable_cars] { $a }–{ $b } 노선을 연결할
       *[trains] { $a }–{ $b } 선로를 점유할
    } 수 있게 됩니다
   *[other] { $vocabulary ->
        [cable_cars] { $a }–{ $b } 노선에
       *[trains] { $a }–{ $b } 선로에
    } 보탬이 되며, 그 뒤 { $short }장이 더 필요합니다
}: { $colour }.
reason-spare = { $needed ->
    [0] 계획에 필요 없는 색입니다
   *[other] 계획에 쓸 만큼 이미 있는 색입니다
}: { $colour }.{ $held ->
    [0] {""}
   *[other] {" "}지금 { $held }장 있습니다.
}
reason-wild = { $vocabulary ->
    [cable_cars] 페리 카드는 어떤 카드로도 쓸 수 있습니다.
   *[trains] 기관차 카드는 어떤 카드로도 쓸 수 있습니다.
} { $missing ->
    [0] 계획에 모자라는 카드는 없습니다.
   *[other] 계획에 { $missing }장이 모자랍니다.
}
reason-blind = 나올 수 있는 { $cards }장 가운데 { $useful }장이 계획에 도움이 됩니다.
reason-blind-any = 계획에 모자라는 카드가 없으니, 무엇이 나오든 점수를 더 얻는 데 씁니다.
reason-too-late = 마지막 차례라 카드를 더는 쓸 수 없습니다.
reason-tickets = 지금 계획대로면 새 목적지에 쓸 수 있는 것은 약 { $turns }차례와 { $vocabulary ->
    [cable_cars] 케이블카 { $trains }개입니다.
   *[trains] 기차 { $trains }개입니다.
}
reason-tickets-last = 마지막 차례입니다. 이미 이어진 목적지만 점수가 됩니다.
reason-keep = { $points }점짜리입니다. { $dropped ->
    [0] 목적지를 모두 이으려면
   *[other] 다 할 수 없어 { $dropped }개를 뺀 나머지 목적지를 이으려면
} { $vocabulary ->
    [cable_cars] 케이블카 { $have }개 중 { $need }개,
   *[trains] 기차 { $have }개 중 { $need }개,
} 약 { $left }차례 중 { $turns }차례가 듭니다.
reason-token = 내 { $held }번째 기념품은 { $symbol }입니다({ $points }점). { $others ->
    [0] 마지막 한 개입니다.
   *[other] 다른 사람 몫은 { $others }개 남습니다.
}
reason-place-near = { $city }: 내가 지나는 길이라 { $symbol } 토큰을 쉽게 모을 수 있습니다.
reason-place-far = { $city }: 내가 지나는 길이 아닙니다.
reason-pass = 다른 수가 없습니다.
