### 브라우저에서 보는 케이블카 게임판.

## 숫자

web-tracks-number = { $value }
web-tracks-percent = { $value }%
web-tracks-points = { $points }점
web-tracks-points-short = +{ $points }
web-tracks-points-power = { $length } × 2 = { $points }점
web-tracks-length-short = 타일 { $length }개

## 게임판

web-tracks-map = 도시 지도
web-tracks-power-station = 발전소: 여기에 도착한 노선은 승점이 두 배입니다
web-tracks-company = { $name } 회사
web-tracks-square-free = { $square }: 빈칸
web-tracks-square-tile = { $square }: { $tile } 타일
web-tracks-square-lines = { $square }: { $tile } 타일, 지나는 노선의 정거장 { $stations }
web-tracks-square-place = { $square }: 여기에 타일 놓기. { $effect }

## 타일을 놓으면

web-tracks-extends = { $owner }: { $station }번 정거장 노선이 타일 { $length }개로 늘어납니다
web-tracks-finishes = { $owner }: { $station }번 정거장 노선이 완성됩니다, { $points }점
web-tracks-finishes-power = { $owner }: { $station }번 정거장 노선이 발전소에 도착합니다, { $points }점
web-tracks-no-effect = 달라지는 노선 없음
web-tracks-on-square = { $square } 칸
web-tracks-point-at-square = 빛나는 칸을 가리키면 타일을 놓았을 때 어떻게 되는지 보여 줍니다.
web-tracks-turn-it = 이 방향으로는 놓을 곳이 없습니다. 타일을 돌리거나 다른 타일을 고르세요.
web-tracks-tap-square = 빛나는 칸을 누르면 타일을 놓았을 때 어떻게 되는지 보여 줍니다. 한 번 더 누르면 놓습니다.
web-tracks-place-here = { $square } 칸에 놓기

## 내 타일

web-tracks-my-tiles = 내 타일
web-tracks-drawn-tile = 뽑은 타일
web-tracks-place-drawn = 지금 이 타일을 놓아야 합니다.
web-tracks-choose-tile = { $tile }번 타일 고르기
web-tracks-turn-left = 시계 반대 방향으로 돌리기 (Shift+R)
web-tracks-turn-right = 시계 방향으로 돌리기 (R)
web-tracks-draw = 대신 타일 뽑기
web-tracks-supply = { $count ->
    [0] 타일 더미가 비었습니다
   *[other] 타일 더미에 { $count }개 남음
}
web-tracks-places = 놓을 수 있는 칸 { $count }개
web-tracks-all-hands = 손에 든 타일

## 주식과 회사

web-tracks-my-shares = 내 주식
web-tracks-portfolio = 지금 { $points }점
web-tracks-piles = 주식 더미
web-tracks-pays = 지금 { $points }점
web-tracks-face-up = 앞면 주식
web-tracks-exchange-note = 타일을 놓는 대신 주식 1장을 교환할 수 있습니다. 옆에 앞면으로 놓인 주식이나 더미 맨 위의 주식과 바꿉니다.
web-tracks-exchange-face-up = 내 { $percent }% 주식을 앞면으로 놓인 주식과 교환: { $company }
web-tracks-exchange-top = 내 { $percent }% 주식을 더미({ $count }장) 맨 위의 주식과 교환
web-tracks-companies = 회사

## 표

web-tracks-lines = 모든 노선
web-tracks-column-share = 주식
web-tracks-column-pile = 더미
web-tracks-column-company = 회사
web-tracks-column-station = 정거장
web-tracks-column-owner = 주인
web-tracks-column-length = 길이
web-tracks-column-state = 상태
web-tracks-column-points = 승점
web-tracks-column-open = 남은 노선
web-tracks-column-mine = 내 몫
web-tracks-column-pays = 내 승점
web-tracks-line-waiting = 시작 전
web-tracks-line-open = 건설 중
web-tracks-line-arrived = { $station }번 정거장 도착
web-tracks-line-power = 발전소 도착, ×2
web-tracks-show-line = { $station }번 정거장 노선 보기

## 플레이어

web-tracks-finished-lines = 노선 { $count }개 중 { $finished }개 완성
web-tracks-tiles-in-hand = 손에 든 타일 { $count }개

## 게임이 끝나면

web-tracks-winner = 승리
web-tracks-skip = 모두 보기
web-tracks-score-line = { $station }번 정거장
web-tracks-score-line-power = { $station }번 정거장, 발전소 ×2
web-tracks-score-share = { $points }점의 { $percent }%
web-tracks-score-nothing = 완성한 노선 없음
