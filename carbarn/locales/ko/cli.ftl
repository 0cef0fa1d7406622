### 명령줄.

## 도움말

cli-help = 티켓 투 라이드, 티켓 투 라이드: 샌프란시스코, San Francisco Cable Car를 플레이하고, 시뮬레이션하고, 다시 봅니다.
cli-help-games = 게임 목록을 보여 줍니다.
cli-help-rules = 게임 규칙을 규칙 번호와 함께 보여 줍니다.
cli-help-bots = 봇 목록을 약한 순서대로 보여 줍니다.
cli-help-play = 터미널에서 봇을 상대로 게임을 합니다.
cli-help-simulate = 모든 코어를 써서 봇끼리 게임을 여러 판 합니다.
cli-help-tournament = 봇끼리 대회를 엽니다. 같은 패로 자리를 바꿔 가며 겨루고, 승률을 95% 신뢰 구간과 함께 보여 줍니다.
cli-help-replay = 게임 기록 파일을 한 단계씩 글로 보여 줍니다.
cli-help-verify = 게임 기록 파일을 재생하면서 모든 단계와 결과를 확인합니다.
cli-help-board = 게임판 파일을 다룹니다.
cli-help-board-check = 게임판 파일을 검사합니다. 잘못된 곳을 알려 주거나, 플레이할 수 있는 게임판임을 확인해 줍니다.
cli-help-serve = 브라우저와 프로그램에 게임을 제공합니다. 모두가 한 주소에서 플레이합니다.
cli-help-join = 우리 봇 하나를 서버의 테이블에 앉힙니다.
cli-help-db = 서버의 데이터베이스를 돌봅니다.
cli-help-db-check = 저장된 모든 게임을 다시 두어 보고 확인되지 않는 것을 알려 줍니다.
cli-help-host = 접속을 받을 주소. 0.0.0.0이면 네트워크 전체에서 들어올 수 있습니다.
cli-help-port = 접속을 받을 포트.
cli-help-database = 게임을 보관할 곳. 파일 또는 PostgreSQL 데이터베이스 주소.
cli-help-log-format = 로그의 형식. text 또는 json.
cli-help-open = 서버가 준비되면 브라우저를 엽니다.
cli-help-address = 테이블 링크.
cli-help-name = 테이블에서 부를 봇의 이름.
cli-help-compile = 플레이에 필요한 것을 한 번에 모두 컴파일해 나중에 기다리지 않게 합니다.
cli-help-bench = 이 컴퓨터에서 게임이 얼마나 빨리 진행되는지 재고, 컴퓨터 자체의 속도로 나눕니다.
cli-help-game = 게임 이름 또는 게임판 파일의 경로.
cli-help-file = 게임 기록 파일.
cli-help-board-file = 게임판 파일.
cli-help-lang = 언어: en, fr, ko 중 하나.
cli-help-json = 프로그램에서 쓸 수 있게 JSON으로 출력합니다.
cli-help-seats = 플레이어 수.
cli-help-seed = 카드 섞기를 모두 결정하는 정수.
cli-help-option = 게임의 선택 사항. NAME=CHOICE 형식으로 쓰며, 여러 번 쓸 수 있습니다.
cli-help-bot = 상대할 봇.
cli-help-bots-seated = 쉼표로 구분한 봇 목록. 하나만 쓰면 모든 자리에 적용되고, 자리마다 하나씩 쓸 수도 있습니다.
cli-help-rivals = 쉼표로 구분한 봇 목록. “carbarn bots”로 볼 수 있습니다. 자리가 봇보다 많으면 봇들이 차례로 채웁니다. 생각하는 봇에는 따로 시간을 초 단위로 줄 수 있습니다: search@0.05.
cli-help-paired-games = 게임 수. 패마다 모든 자리 배치로 두도록 올림합니다.
cli-help-tournament-seats = 자리 수. 기본값은 봇 수와 같고, 게임이나 선택한 규칙에 더 필요하면 그만큼 늘립니다.
cli-help-time-per-move = 수읽기를 하는 봇이 한 수에 쓰는 시간(초). 기본값은 0.25입니다.
cli-help-playouts = 수읽기를 하는 봇의 한 수당 시뮬레이션 횟수. 시간 대신 쓰며, 항상 같은 게임이 나옵니다.
cli-help-games-count = 게임 수.
cli-help-workers = 프로세스 수. 기본값은 코어마다 하나입니다.
cli-help-terminal = 이 터미널에서 플레이합니다.
cli-help-save = 끝난 게임을 이 파일에 저장합니다.
cli-help-quick = 봇이 두기 전에 쉬지 않습니다.
cli-help-seat-view = 이 자리에서 본 대로 게임을 보여 줍니다. 자리 번호는 0부터 시작합니다.
cli-help-pause = 단계마다 Enter를 누를 때까지 기다립니다.
cli-help-seconds = 측정 한 번에 걸리는 시간(초).

## 게임, 규칙, 게임판

cli-player-range = { $least }~{ $most }인
cli-board-good = { $file }: 플레이할 수 있는 게임판입니다. { $title }, { $least }~{ $most }인용.
cli-compiling = 규칙을 컴파일하고 있습니다. 처음 한 번만 하며 몇 초 걸립니다…
cli-compiling-all = 규칙과 봇을 컴파일하고 있습니다. 한 번만 하면 되며 1분쯤 걸립니다…

## 게임 진행

# 누가, 무엇을.
told-by = { $who }: { $what }
cli-you = 자리 1 (나)
cli-bot-name = { $bot } { $number }
cli-your-turn = 내 차례입니다. 번호나 “{ $example }” 같은 행동을 입력하세요. (h: 훈수, u: 무르기, r: 규칙, q: 그만하기)
cli-undone = 한 수 물렀습니다.
cli-thinking = 생각하는 중입니다…
cli-stopped = 중단했습니다.
cli-saved = 저장했습니다: { $file }
cli-winner = { $count ->
    [1] 승자: { $names }
   *[other] 공동 승리: { $names }
}
cli-total = 합계

## 시뮬레이션

cli-simulating = { $title }: { $games }판 진행 중
cli-simulated = { $seats }인 게임 { $games }판을 { $seconds }초 만에 마쳤습니다. 초당 { $speed }판입니다.
cli-seat = 자리
cli-bot = 봇
cli-wins = 승리
cli-mean-points = 평균 점수
cli-spread = 표준편차
cli-length = 한 판에 평균 { $decisions }번 결정하고, 차례는 { $turns }번 돌아갑니다.

## 대회

cli-tournament-played = { $seats }인 게임 { $games }판을 { $seconds }초 만에 마쳤습니다. 서로 다른 패 { $deals }가지를 자리를 바꿔 가며 { $rotations }번씩 두었습니다. (시드 { $seed })
cli-tournament-seconds = 수읽기를 하는 봇은 한 수에 { $seconds }초씩 썼습니다.
cli-tournament-playouts = 수읽기를 하는 봇은 한 수에 시뮬레이션을 { $playouts }번씩 했습니다.
cli-tournament-length = 한 판에 평균 { $decisions }번 결정합니다.
cli-win-rate = 승률
cli-interval = 95% 신뢰 구간
cli-par = 대등할 때
cli-milliseconds = 결정당 ms
cli-slowest = 최대 ms
cli-ahead-of = 앞선 비율

## 게임 기록 파일

cli-verified = { $file }: 올바른 기록입니다. { $steps }단계가 모두 규칙에 맞고 결과도 맞습니다.
cli-press-enter = Enter: 다음 단계, q: 그만하기

## 속도 측정

cli-bench-what = 항목
cli-bench-rate = 값
cli-bench-ratio = 컴퓨터 속도로 나눈 값(따로 적힌 경우 그 기준)
cli-bench-aim = 목표
cli-bench-speed = 컴퓨터 속도(초당 순차 연산, 백만 회)
cli-bench-unscored = { $game }: 초당 무작위 2인 게임 수, 점수 계산 없음
cli-bench-scored = { $game }: 초당 무작위 2인 게임 수, 최종 점수 계산 포함
cli-bench-planner = { $game }: 초당 플래너끼리의 2인 게임 수
cli-bench-playouts = { $game }: 초당 수읽기 시뮬레이션 수
cli-bench-move = { $game }: Python에서 한 수당 마이크로초
cli-bench-vector = { $game }: 벡터 환경(게임 4,096개)의 초당 결정 수, 커널만 쓸 때와의 비율
cli-bench-aec = { $game }: PettingZoo 환경의 초당 결정 수
cli-bench-classic = PettingZoo의 connect_four: 초당 결정 수, 이에 대한 { $game }의 비율
