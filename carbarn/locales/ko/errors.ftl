### 받은 입력에서 잘못될 수 있는 것.

## 게임, 선택 사항, 행동

error-unknown-game = 없는 게임입니다: “{ $name }”. 할 수 있는 게임: { $known }.
error-unknown-option = 이 게임에 없는 선택 사항입니다: “{ $name }”. 쓸 수 있는 선택 사항: { $known }.
error-unknown-choice = 선택 사항 “{ $name }”에 쓸 수 없는 값입니다: “{ $value }”. 다음 중에서 고르세요: { $known }.
error-option-form = 선택 사항의 형식이 아닙니다: “{ $option }”. tickets=mega처럼 이름=값으로 쓰세요.
error-unknown-action = 알 수 없는 행동입니다: “{ $text }”. 예: { $examples }.
error-unknown-bot = 없는 봇입니다: “{ $name }”. 쓸 수 있는 봇: { $known }.
error-unknown-language = 지원하지 않는 언어입니다: “{ $name }”. 쓸 수 있는 언어: { $known }.
error-seats = 이 게임은 { $least }~{ $most }명이 합니다. { $seats }명으로는 할 수 없습니다.
error-first-seat = { $first }번 자리에서는 시작할 수 없습니다. { $seats }명이 할 때 자리 번호는 0부터 매깁니다.
error-seed = 시드로 쓸 수 없는 값입니다: { $seed }. 0부터 2의 63제곱까지의 정수를 입력하세요.
error-games = 게임을 { $games }판 할 수는 없습니다. 1부터 { $most }까지의 정수를 입력하세요.
error-workers = 프로세스 { $workers }개로는 할 수 없습니다. 1부터 { $most }까지의 정수를 입력하세요.
error-seconds = 봇이 한 수를 생각하는 시간은 0초보다 길고 { $most }초를 넘지 않아야 합니다. { $seconds }은(는) 안 됩니다.
error-playouts = 한 수의 시뮬레이션 횟수는 1부터 { $most }까지의 정수여야 합니다. { $playouts }은(는) 안 됩니다.
error-no-such-seat = { $seat }번 자리는 없습니다. { $seats }명이 할 때 자리 번호는 0부터 매깁니다.
error-view-of-view = 이미 한 자리에서 본 상태입니다. 다른 자리에서 보려면 전체 상태가 필요합니다.
error-nobody-decides = 여기서는 아무도 고를 것이 없습니다. 게임이 끝났거나 먼저 운으로 정해져야 합니다.
error-not-to-move = 지금은 { $mover }번 자리가 결정할 차례이며, 이것은 그 자리에서 본 상태가 아닙니다.
error-other-state = 이 버전의 Carbarn이 쓰는 형식의 “{ $game }” 게임 상태가 아닙니다.
error-chance-decides = 먼저 무작위 결과가 정해져야 합니다.
error-nothing-to-undo = 아직 결정한 것이 없어서 무를 수 없습니다.

## 게임 기록 파일

record-unreadable = 게임 기록 파일을 읽을 수 없습니다: { $reason }.
record-unwritable = 게임 기록 파일을 쓸 수 없습니다: { $reason }.
record-too-large = 게임 기록 파일이 { $largest }바이트보다 큽니다. 그렇게 긴 게임은 없습니다.
record-not-json = JSON이 아니므로 게임 기록 파일이 아닙니다({ $reason }).
record-not-a-record = Carbarn의 게임 기록 파일이 아닙니다.
record-newer = 이 게임 기록 파일의 형식 번호는 { $format }입니다. 이 버전의 Carbarn에서는 { $known }번 형식까지 읽을 수 있습니다.
record-missing = 게임 기록 파일에 “{ $key }” 항목이 없거나 내용이 올바르지 않습니다.
record-other-board = 이 게임 기록 파일은 게임판 “{ $name }”의 다른 버전에서 만든 것입니다(파일: { $theirs }, 현재: { $ours }).
record-illegal = { $step }단계는 규칙에 어긋납니다: { $reason }
record-too-many-steps = { $step }단계 전에 이미 게임이 끝났습니다.
record-other-result = { $step }단계까지 마친 결과가 게임 기록 파일에 적힌 결과와 다릅니다. 실제: { $found }, 파일: { $stated }.

## 게임판 파일

board-unreadable = 파일을 읽을 수 없습니다: { $reason }.
board-too-large = 파일이 { $largest }바이트보다 큽니다.
board-not-text = UTF-8 텍스트 파일이 아닙니다.
board-not-toml = TOML 파일이 아닙니다: { $reason }.
board-format = 형식 번호가 { $format }입니다. 이 버전의 Carbarn에서는 { $known }번 형식을 읽습니다.
board-unknown-family = 없는 게임 계열입니다: “{ $family }”.
board-not-a-table = 테이블이어야 합니다.
board-missing = “{ $key }” 항목이 없습니다.
board-wrong-type = “{ $key }”에 쓸 수 없는 값입니다: { $value }.
board-out-of-range = { $least }부터 { $most }까지의 정수가 아닙니다: { $value }.
board-unknown-tie-break = 동점을 가리는 기준이 아닙니다: “{ $name }”. “tickets”와 “longest_path”만 쓸 수 있습니다.
board-too-many = { $count }개입니다. 1~{ $most }개여야 합니다.
board-duplicate-id = 같은 id가 두 번 쓰였습니다.
board-off-the-map = { $axis } 값이 { $value }입니다. 0에서 1 사이여야 합니다.
board-unknown-city = 없는 도시입니다: “{ $city }”.
board-same-city = 양쪽 끝이 같은 도시입니다.
board-colour-without-cards = “{ $colour }” 색깔의 카드가 없습니다.
board-unequal-tracks = 나란한 두 노선의 길이가 { $one }칸과 { $other }칸입니다. 길이가 같아야 합니다.
board-three-tracks = 이 두 도시 사이에 노선이 3개 이상 있습니다.
board-unconnected-city = 여기에 닿는 노선이 없습니다.
board-impossible-ticket = 이 두 도시는 어떤 노선으로도 이어지지 않습니다.
board-too-few-tickets = 목적지 카드가 { $count }장입니다. 처음에 나누어 주려면 { $needed }장이 필요합니다.

## 시뮬레이션

error-bots-seats = 자리는 { $seats }개인데 봇을 { $bots }개 적었습니다. 모든 자리에 쓸 봇 하나만 적거나, 자리마다 하나씩 적으세요.
error-bot-searches = “{ $name }” 봇은 수읽기를 하므로 simulate에 쓰기에는 너무 느립니다. 쓸 수 있는 봇: { $known }. “carbarn tournament”에는 모든 봇을 쓸 수 있습니다.
error-one-bot = 대회에는 봇이 둘 이상 필요합니다. 예: planner,search. 쓸 수 있는 봇: { $known }.
error-more-bots-than-seats = 봇은 { $bots }개인데 자리는 { $seats }개뿐입니다. 봇을 줄이거나 자리를 늘리세요.
error-two-budgets = 한 수의 시간과 시뮬레이션 횟수 중 하나만 입력하세요.

## 환경

error-num-envs = { $games }판을 나란히 둘 수 없습니다. 1부터 { $most } 사이의 정수를 주십시오.
error-opponents = 상대가 { $opponents }명 지정되었습니다. 자리가 { $seats }개이면 모두에게 하나를, 또는 자리마다 하나씩 { $needed }개를 지정하십시오.
error-opponent-searches = “{ $name }”은(는) 앞을 내다보므로 학습에 쓰기에는 너무 느립니다. 상대는 다음 중에서 고르십시오: { $known }.
error-env-actions = 한 단계에는 판마다 행동 하나씩, 정수 { $games }개가 필요합니다. { $found }은(는) 쓸 수 없습니다.
error-env-action = { $place }번 판: { $reason }
error-needs-extra = { $package } 패키지가 필요합니다: pip install "carbarn[{ $extra }]".
