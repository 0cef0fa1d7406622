### 브라우저의 티켓 투 라이드 게임판.
### $vocabulary는 "trains"(기차 카드, 기관차 카드) 또는 "cable_cars"(교통수단 카드, 페리 카드)입니다.

## 지도

web-routes-board = 지도: { $title }
web-routes-points = { $points }점
web-routes-cost = { $colour } { $count }장
web-routes-cost-any = { $count ->
    [1] 아무 색 1장
   *[other] 같은 색 { $count }장
}
web-routes-cost-ferry = 그중 페리 카드 { $wilds }장 이상
web-routes-claim-this = { $vocabulary ->
    [cable_cars] { $route } 노선 연결: { $cost }, { $points }점
   *[trains] { $route } 선로 점유: { $cost }, { $points }점
}
web-routes-owned = { $name }
web-routes-payment = 어떤 카드를 낼까요?
web-routes-token-city = { $city }: { $symbol }, { $left }개 남음
web-routes-close = 닫기
web-routes-zoom-in = 확대
web-routes-zoom-out = 축소
web-routes-zoom-reset = 지도 전체 보기

## 테이블

web-routes-display = 앞면으로 놓인 카드
web-routes-take-card = 카드 가져오기: { $colour }
web-routes-blind = 더미에서 뽑기
web-routes-draw-tickets = { $vocabulary ->
    [cable_cars] 목적지 카드 뽑기
   *[trains] 승차권 뽑기
}
web-routes-deck = { $count }장 남음
web-routes-discards = 버린 카드: { $count }장
web-routes-second-card = 두 번째 카드를 가져오세요.
web-routes-pass = 차례 넘기기
web-routes-hand = 내 카드 ({ $count }장)
web-routes-tickets = { $vocabulary ->
    [cable_cars] 내 목적지 카드
   *[trains] 내 목적지 승차권
}
web-routes-joined = 달성
web-routes-possible = 아직 달성하지 못함
web-routes-impossible = 더는 달성할 수 없음
web-routes-offer = { $vocabulary ->
    [cable_cars] 목적지 카드를 고르세요
   *[trains] 목적지 승차권을 고르세요
}
web-routes-least = { $least }장 이상 가져야 합니다. 지도에 표시되어 있습니다.
web-routes-keep = { $count ->
    [0] 갖기
   *[other] { $count }장 갖기
}
web-routes-waiting = 선택을 마쳤습니다. 다른 플레이어를 기다리는 중입니다.
web-routes-claimable = { $vocabulary ->
    [cable_cars] 연결할 수 있는 노선 { $count }개
   *[trains] 점유할 수 있는 선로 { $count }개
}
web-routes-take-token = 기념품 토큰을 하나 고르세요
web-routes-place-token = 기념품 토큰을 지도에 놓으세요

## 플레이어

web-routes-seat-points = { $vocabulary ->
    [cable_cars] 노선 점수 { $points }점
   *[trains] 선로 점수 { $points }점
}
web-routes-seat-trains = { $vocabulary ->
    [cable_cars] 남은 케이블카 { $count }대
   *[trains] 남은 기차 { $count }대
}
web-routes-seat-cards = 손에 든 카드 { $count }장
web-routes-seat-tickets = { $vocabulary ->
    [cable_cars] 목적지 카드 { $count }장
   *[trains] 목적지 승차권 { $count }장
}

## 점수

web-routes-score-routes = { $vocabulary ->
    [cable_cars] 노선
   *[trains] 선로
}
web-routes-score-made = 달성한 목적지
web-routes-score-missed = 실패한 목적지
web-routes-score-longest = 최장 연결 선로
web-routes-score-most = 글로브트로터
web-routes-score-tokens = 기념품 토큰
web-routes-path = 자신의 가장 긴 연결: { $length }
web-routes-winner = 승리
web-routes-skip = 모두 보기
