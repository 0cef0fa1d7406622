### San Francisco Cable Car: 게임에서 일어나는 일과 테이블의 모습.

## 회사와 플레이어의 색깔

tracks-colour-yellow = 노란색
tracks-colour-blue = 파란색
tracks-colour-orange = 주황색
tracks-colour-green = 초록색
tracks-colour-purple = 보라색
tracks-colour-black = 검은색
tracks-colour-red = 빨간색
tracks-colour-brown = 갈색

## 일어나는 일. 앞에 플레이어 이름이 붙습니다

tracks-describe-place = { $turns ->
    [0] { $square } 칸에 타일을 놓습니다
   *[other] { $square } 칸에 타일을 시계 방향으로 90도씩 { $turns }번 돌려 놓습니다
}
tracks-describe-draw = 이번에 놓을 타일을 더미에서 뽑습니다
tracks-describe-finish = { $station }번 정거장에서 출발한 노선이 완성됩니다: { $points }점
tracks-describe-and = { $first }; { $then }
tracks-describe-exchange-face-up = { $given } 회사의 { $percent }% 주식을 더미 맨 아래에 넣고, 앞면으로 놓인 { $taken } 회사의 주식을 가져옵니다
tracks-describe-exchange-face-up-hidden = { $percent }% 주식 1장을 더미 맨 아래에 넣고, 앞면으로 놓인 { $taken } 회사의 주식을 가져옵니다
tracks-describe-exchange-top = { $given } 회사의 { $percent }% 주식을 더미 맨 아래에 넣고, 맨 위의 주식을 가져옵니다
tracks-describe-exchange-top-hidden = { $percent }% 주식 1장을 더미 맨 아래에 넣고, 맨 위의 주식을 가져옵니다
tracks-describe-tile = 타일 1개를 뽑습니다
tracks-describe-share = { $company } 회사의 { $percent }% 주식을 받습니다
tracks-describe-share-hidden = { $percent }% 주식 1장을 받습니다
tracks-describe-share-face-up = { $company } 회사의 { $percent }% 주식이 앞면으로 펼쳐집니다
tracks-describe-seat = { $seat }번 자리부터 시작합니다

## 플레이어에게 보여 주는 선택지. $tile은 손에 든 타일의 순서이며, 한 종류뿐이면 0입니다

tracks-choose-place = { $tile ->
    [0] { $square } 칸에 타일
   *[other] { $square } 칸에 { $tile }번 타일
}{ $turns ->
    [0] { " " }놓기
   *[other] { " " }돌려 놓기 (시계 방향으로 90도씩 { $turns }번)
}
tracks-choose-draw = 이번에 놓을 타일을 더미에서 뽑기
tracks-choose-exchange-face-up = { $given } 회사의 { $percent }% 주식을 더미 맨 아래에 넣고, 앞면으로 놓인 { $taken } 회사의 주식 가져오기
tracks-choose-exchange-top = { $given } 회사의 { $percent }% 주식을 더미 맨 아래에 넣고, 맨 위의 주식 가져오기

## 테이블

tracks-show-supply = 타일 더미
tracks-show-hand = 손에 든 타일
tracks-show-drawn = 뽑은 타일
tracks-show-seat = 자리
tracks-show-points = 승점
tracks-show-lines = 노선
tracks-show-shares = 주식
tracks-show-piles = 주식 더미
tracks-show-company = 회사
tracks-show-tiles-left = 타일 { $count }개 남음

## 점수

score-lines = 완성한 노선
score-power_station = 발전소에 도착한 노선
score-shares = 주식
score-finished = 완성한 노선 수
ended-tiles_placed = 타일이 모두 놓였습니다.

## 할 수 없는 까닭

illegal-tracks-over = 게임이 끝났습니다.
illegal-tracks-chance-first = 아직 타일이나 주식을 나누어 주는 중입니다.
illegal-tracks-not-chance = 지금은 무작위로 정하는 것이 아니라 플레이어가 결정할 때입니다.
illegal-tracks-impossible-outcome = 나올 수 없는 결과입니다. 나누어 줄 것 중에 없습니다.
illegal-tracks-no-such-action = 이 게임에 { $action }번 행동은 없습니다.
illegal-tracks-occupied = { $square } 칸에는 이미 타일이 있습니다.
illegal-tracks-off-map = 게임판에 { $square } 칸은 없습니다.
illegal-tracks-power-station = 발전소에는 타일을 놓을 수 없습니다.
illegal-tracks-not-adjacent = { $square } 칸은 게임판 가장자리에 있지도 않고, 놓인 타일과 변을 맞대고 있지도 않습니다.
illegal-tracks-one-tile-line = { $square } 칸에 이렇게 놓으면 이 타일 하나만으로 노선이 정거장에서 정거장까지 이어집니다. 달리 놓을 수 있으니 이렇게는 놓을 수 없습니다.
illegal-tracks-no-turning = 이 게임에서는 타일의 방향이 정해져 있습니다. 돌리지 말고 놓으세요.
illegal-tracks-not-in-hand = { $tile } 타일은 손에 없습니다.
illegal-tracks-place-drawn = { $tile } 타일을 뽑았으니 그 타일을 놓아야 합니다.
illegal-tracks-supply-empty = 타일 더미가 비어서 뽑을 타일이 없습니다.
illegal-tracks-already-drawn = 이미 타일을 뽑았습니다. 이제 그 타일을 놓으세요.
illegal-tracks-no-companies = 회사 없이 하는 게임이라 주식이 없습니다.
illegal-tracks-no-exchange = 승점 25점에 이른 회사가 있어 이제 주식을 교환할 수 없습니다.
illegal-tracks-share-not-held = 갖고 있지 않은 주식입니다.

## 게임판 파일

board-tracks-tile-count = 타일이 { $count }개입니다. { $needed }개여야 합니다.
board-tracks-bad-tile = 타일이 아닙니다: “{ $code }”. a부터 d까지의 글자 4개로 쓰며, 두 선로가 같은 곳으로 나갈 수 없습니다.
board-tracks-overlap = { $station }번 정거장에 케이블카가 2개 있습니다.
board-tracks-station = { $station }번 정거장은 없습니다. 정거장 번호는 1부터 { $most }까지입니다.
board-tracks-chart = 회사 배치표에서 모든 회사는 게임판의 변마다 정거장을 하나씩 갖고, 모든 정거장은 한 회사에만 속해야 합니다.
