### San Francisco Cable Car: 봇이 어떤 수를 살펴보는 까닭을 사실로 말합니다. 노선은 출발한 정거장의 번호로 부릅니다.

## 타일을 놓으면 노선이 어떻게 되는지: 내 노선, 다른 플레이어의 노선, 주식을 가진 회사의 노선

reason-tracks-finish-own = 내 { $line }번 노선이 { $points }점으로 완성됩니다(지금까지 기대 승점 { $was }점)
reason-tracks-power-own = 내 { $line }번 노선이 발전소에 도착해 { $points }점을 얻습니다(지금까지 기대 승점 { $was }점)
reason-tracks-longer-own = 내 { $line }번 노선이 타일 { $length }개 길이로 이어집니다(기대 승점 { $was }점 → { $hope }점)
reason-tracks-finish-other = { $colour } 플레이어의 { $line }번 노선이 { $points }점으로 완성됩니다(지금까지 기대 승점 { $was }점)
reason-tracks-power-other = { $colour } 플레이어의 { $line }번 노선이 발전소에 도착해 { $points }점을 얻습니다(지금까지 기대 승점 { $was }점)
reason-tracks-longer-other = { $colour } 플레이어의 { $line }번 노선이 타일 { $length }개 길이로 이어집니다(기대 승점 { $was }점 → { $hope }점)
reason-tracks-finish-company = { $percent ->
    [0] 내 주식이 없는
   *[other] 내가 { $percent }%를 가진
} { $company } 회사의 { $line }번 노선이 { $points }점으로 완성됩니다(지금까지 기대 승점 { $was }점)
reason-tracks-power-company = { $percent ->
    [0] 내 주식이 없는
   *[other] 내가 { $percent }%를 가진
} { $company } 회사의 { $line }번 노선이 발전소에 도착해 { $points }점을 얻습니다(지금까지 기대 승점 { $was }점)
reason-tracks-longer-company = { $percent ->
    [0] 내 주식이 없는
   *[other] 내가 { $percent }%를 가진
} { $company } 회사의 { $line }번 노선이 타일 { $length }개 길이로 이어집니다(기대 승점 { $was }점 → { $hope }점)
reason-tracks-no-line = { $square } 칸에 닿는 노선이 아직 없어, 아무도 득이나 손해를 보지 않습니다
reason-tracks-both = { $one }. 또한 { $other }

## 타일 뽑기

reason-tracks-draw-needed = 가장 나은 자리({ $placed }점)조차 좋지 않습니다. 새로 뽑은 타일이 나을 수 있으며, 다른 플레이어보다 { $drawn }점 이득을 기대할 수 있습니다
reason-tracks-draw-better = 새로 뽑은 타일로 다른 플레이어보다 { $drawn }점 이득을 기대할 수 있어, 가장 나은 자리({ $placed }점)보다 낫습니다
reason-tracks-draw-worse = 새로 뽑은 타일로 다른 플레이어보다 { $drawn }점 이득을 기대할 수 있지만, 가장 나은 자리({ $placed }점)보다 낫지는 않습니다

## 주식 교환

reason-tracks-exchange-more = { $taken } 회사의 { $percent }% 주식이 지금 가진 { $given } 회사의 주식보다 { $gain }점 더 벌어들일 것으로 보입니다
reason-tracks-exchange-less = { $taken } 회사의 { $percent }% 주식이 지금 가진 { $given } 회사의 주식보다 { $gain }점 덜 벌어들일 것으로 보입니다
reason-tracks-exchange-top-more = { $percent }% 더미 맨 위의 주식이 지금 가진 { $given } 회사의 주식보다 { $gain }점 더 벌어들일 것으로 보입니다
reason-tracks-exchange-top-less = { $percent }% 더미 맨 위의 주식이 지금 가진 { $given } 회사의 주식보다 { $gain }점 덜 벌어들일 것으로 보입니다
