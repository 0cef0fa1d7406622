### 서버가 테이블의 사람들에게 하는 말.

## 거절

refused-no-table = 그런 테이블이 없습니다. 링크가 잘렸거나 다른 서버의 테이블일 수 있습니다.
refused-no-page = 이 주소에는 아무것도 없습니다.
refused-method = 이 주소에서는 그런 요청을 처리할 수 없습니다.
refused-request-refused = 요청이 거절되었습니다.
refused-request = 요청을 이해할 수 없습니다: { $where }: { $why }.
refused-defect = 서버에 문제가 생겼습니다. 게임은 안전합니다. 다시 시도해 주세요.
refused-storage = 지금은 서버가 저장할 수 없어 아무것도 바뀌지 않았습니다. 잠시 후 다시 시도해 주세요.
refused-token = 테이블에 자리가 있어야 합니다. 개인 링크를 열거나 참가해 주세요.
refused-too-large = 너무 큽니다. 최대 { $most }바이트입니다.
refused-too-fast = 너무 빠릅니다. 잠시 기다려 주세요.
refused-too-many-watch = 이미 너무 많은 사람이 이 테이블을 보고 있습니다.
refused-message = 메시지를 이해할 수 없습니다.
refused-hello-first = 먼저 인사해 주세요. 첫 메시지는 누가 듣는지를 알려야 합니다.
refused-hello-twice = 이미 인사하셨습니다.
refused-not-started = 게임이 아직 시작되지 않았습니다.
refused-started = 게임이 이미 시작되었습니다.
refused-game-over = 게임이 끝났습니다.
refused-not-over = 게임이 아직 끝나지 않았습니다.
refused-stale-step = 게임이 이미 진행되었습니다. { $step }단계에 대한 선택이었는데 지금은 { $now }단계입니다. 다시 보고 다시 골라 주세요.
refused-not-your-turn = 당신의 차례가 아닙니다.
refused-not-among-choices = 고를 수 있는 것이 아닙니다.
refused-undo-nothing = 무를 것이 없습니다.
refused-undo-moved-since = 그 뒤에 누군가 두었으므로 무를 수 없습니다.
refused-undo-revealed = 그 뒤에 숨겨진 것이 공개되었으므로 무를 수 없습니다.
refused-name = 이름을 입력해 주세요.
refused-timer = 결정 시간은 { $least }초에서 { $most }초 사이여야 합니다.
refused-seat-taken = 이미 누군가 앉은 자리입니다.
refused-table-full = 빈자리가 없습니다. 관전은 할 수 있습니다.
refused-seats-free = 빈자리가 있습니다. 먼저 사람이나 봇으로 채워 주세요.
refused-no-bot-there = 그 자리에는 봇이 없습니다.
refused-bots-seat = 봇의 자리는 0부터 세어 { $seats }개의 자리 중 하나여야 합니다.
refused-no-person-there = 그 자리에는 다른 플레이어가 없습니다.
refused-no-seat = 그런 자리가 없습니다.
refused-is-present = { $name } 님은 테이블에 있습니다.
refused-resigned = 이미 이 게임을 포기하셨습니다.
refused-chat-empty = 할 말이 없습니다.
refused-chat-long = 너무 깁니다. 최대 { $most }자입니다.
refused-nobody-to-nudge = 기다리게 하는 사람이 없습니다.

## 테이블에서 일어나는 일

table-undo = { $name } 님이 결정을 무릅니다
table-resign = { $name } 님이 포기합니다

## 게임 전의 선택

about-usa = 북미를 가로지르는 선로를 점유하고 승차권의 도시들을 연결하세요.
about-san_francisco = 짧은 게임: 샌프란시스코를 누비는 케이블카, 페리, 기념품 토큰.
about-cable_car = 타일을 놓아 내 케이블카는 멀리 가고 남의 케이블카는 일찍 도착하게 하세요.
setting-tickets = 티켓
setting-tickets-classic = 클래식
setting-tickets-1910 = 1910
setting-tickets-mega = 메가
setting-first = 첫 플레이어
setting-first-random = 무작위
setting-first-0 = 1번 자리
setting-first-1 = 2번 자리
setting-first-2 = 3번 자리
setting-first-3 = 4번 자리
setting-first-4 = 5번 자리
setting-first-5 = 6번 자리
setting-rotation = 타일 돌리기
setting-rotation-false = 불가
setting-rotation-true = 가능
setting-hand = 손에 드는 타일
setting-hand-1 = 한 장
setting-hand-2 = 두 장
setting-hand-3 = 세 장
setting-companies = 케이블카 컴퍼니
setting-companies-false = 없음
setting-companies-true = 회사와 주식 사용

## 터미널

page-missing = 브라우저 클라이언트가 없는 Carbarn 서버입니다. API 설명은 /docs에 있습니다.
serve-ready = Carbarn이 준비되었습니다.
serve-here = 이 컴퓨터에서:
serve-network = 이 네트워크에서:
serve-stop = Ctrl-C로 멈춥니다. 게임은 { $database }에 보관됩니다.
serve-bad-port = { $port }은(는) 포트가 아닙니다. 1에서 65535 사이의 정수를 주세요.
serve-bad-host = “{ $host }”은(는) 이 컴퓨터에서 열 수 있는 주소가 아닙니다: { $reason }.
serve-bad-database = 데이터베이스를 쓸 수 없습니다: { $reason }.
serve-bad-log-format = “{ $name }”이라는 로그 형식은 없습니다. 있는 것: { $known }.
serve-bad-rate = { $name }={ $value }은(는) 속도 제한이 아닙니다. 초당 횟수와 한 번에 허용할 횟수를 30/120처럼 쓰세요.
serve-port-taken = 포트 { $port }은(는) 이미 쓰이고 있습니다. --port로 다른 포트를 고르세요.
db-checking = 테이블 { $tables }개: 게임 { $games }판, { $steps }단계를 다시 두었습니다.
db-sound = 모두 확인되었습니다.
db-problem = 테이블 { $table }, { $step }단계: { $reason }
db-other-board = 테이블 { $table }은(는) 다른 버전의 보드 “{ $game }”에서 진행되었습니다({ $theirs }; 여기는 { $ours }).
db-missing = { $path }에 데이터베이스가 없습니다.
db-unreadable = 기록이 숫자 목록이 아닙니다
db-step-missing = 단계가 빠져 있습니다
db-wrong-seat = 이 자리의 차례가 아니었습니다
db-wrong-result = 저장된 결과가 게임의 결과와 다릅니다
db-not-over = 테이블에는 게임이 끝났다고 되어 있으나 끝나지 않았습니다
join-sat = { $name }이(가) { $seat }번 자리에 앉았습니다.
join-over = 게임이 끝났습니다: { $result }.
join-unreachable = 서버에 연결할 수 없습니다: { $reason }.
join-bad-address = “{ $address }”은(는) 테이블 링크가 아닙니다.
join-other-board = 서버는 다른 버전의 보드 “{ $game }”을(를) 씁니다.
