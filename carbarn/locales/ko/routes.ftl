### 티켓 투 라이드: 게임에서 일어나는 일과 테이블의 모습.
### $vocabulary는 "trains"(기차 카드, 기관차 카드) 또는 "cable_cars"(교통수단 카드, 페리 카드)입니다.

## 카드 색깔

colour-purple = 보라색
colour-blue = 파란색
colour-orange = 주황색
colour-white = 하얀색
colour-green = 초록색
colour-yellow = 노란색
colour-black = 검은색
colour-red = 빨간색
colour-gray = 회색
colour-wild = { $vocabulary ->
    [cable_cars] 페리
   *[trains] 기관차
}

## 카드

# 뒤에 조사가 붙으므로 one-card와 one-wild는 “카드”로, cards와 cards-wild는 “장”으로 끝나야 합니다.
one-card = { $colour } 카드
one-wild = { $vocabulary ->
    [cable_cars] 페리 카드
   *[trains] 기관차 카드
}
cards = { $colour } 카드 { $count }장
cards-wild = { $vocabulary ->
    [cable_cars] 페리 카드 { $count }장
   *[trains] 기관차 카드 { $count }장
}
cards-and = { $cards }과 { $wilds }
# 밑줄은 빈칸을 나타냅니다.
list-separator = ,_

## 일어나는 일. 앞에 플레이어 이름이 붙습니다

describe-draw-display = 앞면으로 놓인 { $place }번 { $card }를 가져옵니다
describe-draw-blind = 더미 맨 위에서 카드를 뽑습니다
describe-draw-tickets = { $vocabulary ->
    [cable_cars] 목적지 카드를 뽑습니다
   *[trains] 목적지 승차권 카드를 가져옵니다
}
describe-pass = 할 수 있는 행동이 없어 차례를 넘깁니다
describe-keep = { $vocabulary ->
    [cable_cars] 목적지 카드를 갖습니다: { $tickets }
   *[trains] 목적지 승차권 카드를 갖습니다: { $tickets }
}
describe-keep-hidden = { $vocabulary ->
    [cable_cars] 목적지 카드 { $offered }장 중 { $kept }장을 갖습니다
   *[trains] 목적지 승차권 카드 { $offered }장 중 { $kept }장을 갖습니다
}
describe-claim = { $vocabulary ->
    [cable_cars] { $route } 노선을 연결합니다 ({ $cards }): { $points }점
   *[trains] { $route } 선로를 점유합니다 ({ $cards }): { $points }점
}
describe-take-token = { $city }에서 { $symbol } 기념품 토큰을 가져옵니다
describe-place-token = { $city }에 { $symbol } 기념품 토큰을 놓습니다
describe-card = { $card }를 받습니다
describe-card-hidden = 카드 1장을 받습니다
describe-card-display = { $card }가 앞면 { $place }번 자리에 펼쳐집니다
describe-ticket = 받은 목적지: { $ticket }
describe-ticket-hidden = { $vocabulary ->
    [cable_cars] 목적지 카드 1장을 받습니다
   *[trains] 목적지 승차권 카드 1장을 받습니다
}
describe-seat = { $seat }번 자리부터 시작합니다
describe-symbol = { $symbol } 기념품 토큰이 놓인 곳: { $city }
describe-symbol-aside = { $symbol } 기념품 토큰은 따로 둡니다

## 플레이어에게 보여 주는 선택지

choose-draw-display = 앞면으로 놓인 { $place }번 { $card } 가져오기
choose-draw-blind = 더미 맨 위에서 카드 뽑기
choose-draw-tickets = { $vocabulary ->
    [cable_cars] 목적지 카드 뽑기
   *[trains] 목적지 승차권 카드 가져오기
}
choose-pass = 할 수 있는 행동이 없으므로 차례 넘기기
choose-keep = 갖기: { $tickets }
choose-keep-hidden = { $vocabulary ->
    [cable_cars] 목적지 카드 { $offered }장 중 { $kept }장 갖기
   *[trains] 목적지 승차권 카드 { $offered }장 중 { $kept }장 갖기
}
choose-claim = { $vocabulary ->
    [cable_cars] { $route } 노선 연결 ({ $cards }): { $points }점
   *[trains] { $route } 선로 점유 ({ $cards }): { $points }점
}
choose-take-token = { $city }에서 { $symbol } 기념품 토큰 가져오기
choose-place-token = { $city }에 { $symbol } 기념품 토큰 놓기

## 테이블

show-display = 앞면으로 놓인 카드
show-deck = 더미
show-deck-counts = { $vocabulary ->
    [cable_cars] 더미 { $deck }장, 버린 카드 { $discard }장, 목적지 카드 { $tickets }장
   *[trains] 더미 { $deck }장, 버린 카드 { $discard }장, 목적지 승차권 카드 { $tickets }장
}
show-tokens = 기념품 토큰
show-hand = 내 카드
show-tickets = { $vocabulary ->
    [cable_cars] 내 목적지 카드
   *[trains] 내 목적지 승차권 카드
}
show-offer = 고를 카드 { $number }
show-last-round = 마지막 차례
show-turns-left = { $turns }번 남았습니다
show-seat = 자리
show-points = 점수
show-trains = { $vocabulary ->
    [cable_cars] 케이블카
   *[trains] 기차
}
show-cards = 카드
show-ticket-count = { $vocabulary ->
    [cable_cars] 목적지 카드
   *[trains] 목적지 승차권 카드
}
show-routes = { $vocabulary ->
    [cable_cars] 노선
   *[trains] 선로
}

## 점수

score-routes = 선로·노선
score-tickets_made = 달성한 목적지
score-tickets_missed = 실패한 목적지
score-longest_path = 최장 연결 선로
score-most_tickets = 글로브트로터
score-tokens = 기념품 토큰
score-completed = 달성한 목적지 수
score-path = 최장 연결 선로의 길이
ended-last_round = 마지막 차례가 끝났습니다.
ended-passes = 모두 차례를 넘겼습니다. 더 할 수 있는 행동이 없습니다.

## 할 수 없는 까닭

illegal-no-such-action = 이 지도에 { $action }번 행동은 없습니다.
illegal-over = 게임이 끝났습니다.
illegal-chance-first = 아직 카드를 나누어 주는 중입니다.
illegal-not-chance = 지금은 무작위로 정하는 것이 아니라 플레이어가 결정할 때입니다.
illegal-impossible-outcome = 나올 수 없는 결과입니다. 나누어 줄 것 중에 없습니다.
illegal-choose-tickets-first = 먼저 앞에 놓인 목적지 카드 중에서 가질 카드를 고르세요.
illegal-place-token-first = 먼저 따로 둔 기념품 토큰을 지도에 놓으세요.
illegal-take-token-first = 먼저 두 기념품 토큰 중 어느 것을 가져올지 고르세요.
illegal-second-card-first = 카드를 1장 가져왔습니다. 이제 두 번째 카드를 가져오세요.
illegal-no-cards = 더미에도 버린 카드에도 카드가 없습니다.
illegal-no-tickets = 남은 목적지 카드가 없습니다.
illegal-pass = 할 수 있는 행동이 하나도 없을 때만 차례를 넘길 수 있습니다.
illegal-empty-place = 앞면 { $place }번 자리에 카드가 없습니다.
illegal-second-wild = { $vocabulary ->
    [cable_cars] 앞면으로 놓인 페리 카드는 두 번째 카드로 가져올 수 없습니다.
   *[trains] 앞면으로 놓인 기관차 카드는 두 번째 카드로 가져올 수 없습니다.
}
illegal-route-taken = 이미 주인이 있는 곳입니다.
illegal-own-twin = 나란히 놓인 다른 한쪽을 이미 갖고 있습니다.
illegal-closed-twin = 이 인원에서는 나란히 놓인 둘 중 한쪽에 주인이 생기면 다른 쪽은 닫힙니다.
illegal-too-few-trains = { $vocabulary ->
    [cable_cars] 이 노선에는 케이블카 { $need }개가 필요한데, 남은 케이블카는 { $have }개입니다.
   *[trains] 이 선로에는 기차 { $need }개가 필요한데, 남은 기차는 { $have }개입니다.
}
illegal-too-few-wilds = { $vocabulary ->
    [cable_cars] 페리 카드 { $need }장이 필요한데, 가진 것은 { $have }장입니다.
   *[trains] 기관차 카드 { $need }장이 필요한데, 가진 것은 { $have }장입니다.
}
illegal-too-few-cards = 그 색깔 카드 { $need }장이 필요한데, 가진 것은 { $have }장입니다.
illegal-no-offer = 앞에 놓인 목적지 카드가 없습니다.
illegal-not-offered = { $place }번 목적지 카드는 없습니다. 앞에 놓인 카드는 { $offered }장입니다.
illegal-keep-more = 목적지 카드를 { $least }장 이상 가져야 하는데, { $kept }장만 골랐습니다.
illegal-no-token-now = 기념품 토큰은 노선을 연결한 직후에만 가져올 수 있습니다.
illegal-token-elsewhere = 기념품 토큰은 방금 연결한 두 장소 중 한 곳에서 가져오세요.
illegal-no-token-there = 그곳에는 기념품 토큰이 없습니다.
illegal-token-held = 이 문양의 기념품 토큰을 이미 갖고 있습니다.
illegal-no-placing-now = 기념품 토큰은 첫 차례 전에만 지도에 놓을 수 있습니다.
illegal-not-set-aside = 따로 둔 기념품 토큰이 아닙니다.
illegal-other-token-first = 따로 둔 다른 기념품 토큰을 먼저 놓아야 합니다.
illegal-stack-there = 그 장소에는 이미 기념품 토큰이 있습니다.
