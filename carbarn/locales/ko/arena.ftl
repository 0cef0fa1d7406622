### 대회, 결과 파일, 보고서.

## 도움말

cli-help-report = 결과 파일의 내용을 표로, 또는 그래프가 있는 한 페이지로 보여 줍니다.
cli-help-results-file = 결과 파일.
cli-help-page = 보고서를 HTML 한 페이지로 이 파일에 씁니다.
cli-help-results = 결과를 이 파일(Parquet)에 씁니다. 한 판의 한 자리가 한 행입니다.
cli-help-records = 모든 판을 이 폴더에 게임 기록 파일로 씁니다.
cli-help-resume = 이 결과 파일이 끝난 곳부터 이어서 합니다. --games를 주면 그 판수까지 합니다.
cli-help-again = 이 결과 파일의 게임을 다시 하고 비교합니다.
cli-help-cluster = 이 주소의 Ray 클러스터에서 합니다. 호스트:포트 또는 ray://호스트:포트.
cli-help-time-limit = 외부 봇이 한 번 결정하는 데 쓸 수 있는 시간(초). 넘기면 그 판은 몰수패입니다.
cli-help-sprt = 첫 번째 봇이 더 강한지 판가름 나는 즉시 멈춥니다.
cli-help-elo = --sprt의 두 가설: Elo로 많아야 이만큼 강하다, 적어도 이만큼 강하다.
cli-help-error-rate = --sprt가 잘못 판단해도 되는 비율. 0.05는 스무 번에 한 번입니다.
cli-help-fast = 컴파일된 호출로 한 판을 통째로 합니다. 수읽기를 하지 않는 봇만 되며, 항목별 점수는 없습니다.

## 대회

cli-rating = 레이팅 (95%)
cli-forfeits = 몰수패
cli-decisions-a-game = 한 판의 결정 수
cli-sprt-stronger = 판정: { $bot } 봇이 더 강합니다(로그 우도비 { $ratio }, 한계 { $bound }, 가설은 Elo { $elo0 } 이하와 { $elo1 } 이상, 오류율 { $error }%).
cli-sprt-not-stronger = 판정: { $bot } 봇이 더 강하지 않습니다(로그 우도비 { $ratio }, 한계 { $bound }, 가설은 Elo { $elo0 } 이하와 { $elo1 } 이상, 오류율 { $error }%).
cli-sprt-open = { $bot } 봇이 더 강한지 아직 알 수 없습니다(로그 우도비 { $ratio }, 한계 { $bound }, 가설은 Elo { $elo0 } 이하와 { $elo1 } 이상, 오류율 { $error }%).
cli-results-written = 결과를 { $file }에 썼습니다. “carbarn report”로 볼 수 있습니다.
cli-results-partly = 지금까지 한 것을 { $file }에 썼습니다. --resume { $file }로 이어서 할 수 있습니다.
cli-again-same = { $file }: { $games }판을 모두 다시 했고, 전부 같습니다.
cli-again-differs = 패 { $deal }, 자리바꿈 { $rotation }, 자리 { $seat }의 “{ $column }” 값이 다릅니다. 전에는 { $was }, 지금은 { $now }입니다.

## 잘못될 수 있는 것

error-bot-command = “{ $name }”은(는) 명령이 아닙니다: { $reason }.
error-bot-no-program = 실행할 수 있는 프로그램 “{ $name }”이(가) 없습니다.
error-bot-does-not-start = “{ $name }” 봇이 시작되지 않습니다: { $reason }.
error-limit = 한 번 결정하는 제한 시간은 0보다 크고 { $most }초 이하여야 합니다. { $seconds }은(는) 안 됩니다.
error-hypotheses = 가설 { $elo0 }와(과) { $elo1 }은(는) 구별할 수 없습니다. 앞의 값이 더 작아야 하고, 둘 다 Elo { $most } 이내여야 합니다.
error-error-rate = 오류율은 0보다 크고 0.5보다 작아야 합니다. { $error }은(는) 안 됩니다.
error-elo-form = “{ $elo }”은(는) 두 가설이 아닙니다. 0,20처럼 두 수를 쉼표로 나누어 쓰세요.
error-fixed-settings = --resume과 --again은 게임, 봇, 설정을 결과 파일에서 가져옵니다. 둘 중 하나만 쓰고 다른 설정은 빼세요.
error-no-game = 게임 이름을 입력하세요. “carbarn games”로 목록을 볼 수 있습니다.
error-fast-results = 컴파일된 게임에는 결과 파일에 쓸 내용이 부족합니다. --fast를 빼세요.
error-cluster-unreachable = 클러스터 { $address }에 연결할 수 없습니다: { $reason }.
error-cluster-lost = 클러스터 { $address }와의 연결이 끊겼습니다: { $reason }.
error-cluster-version = 클러스터의 버전이 다릅니다({ $theirs }, 여기는 { $ours }).
error-worker-died = 작업 프로세스가 외부에서 종료되었습니다. --resume으로 저장된 곳부터 이어 할 수 있습니다.
results-unwritable = { $file }에 쓸 수 없습니다: { $reason }.
results-unreadable = { $file }을(를) 읽을 수 없습니다: { $reason }.
results-broken = { $file }은(는) 온전한 결과 파일이 아닙니다: { $reason }.
results-foreign = { $file }은(는) Carbarn의 결과 파일이 아닙니다.
results-newer = { $file }의 형식은 { $format }입니다. 이 버전의 Carbarn은 형식 { $known }을(를) 읽습니다.
results-other-version = { $file }은(는) 버전 { $theirs }에서 한 것이라 버전 { $ours }에서 이어 할 수 없습니다.
results-other-board = 결과는 게임판 “{ $name }”의 다른 버전에서 나온 것입니다({ $theirs }, 여기는 { $ours }).
results-by-the-clock = 이 게임들은 시계에 따라 달라지므로 똑같이 다시 할 수 없습니다. --playouts로 하세요.
results-empty = { $file }에는 게임이 없습니다.

## 보고서

report-played = { $bots }: { $seats }인 게임 { $games }판, 서로 다른 패 { $deals }가지, 시드 { $seed }.
report-unfinished = 대회가 끝나기 전에 중단되었습니다.
report-written = 보고서를 { $file }에 썼습니다.
report-ratings = 레이팅
report-ratings-note = 누가 누구보다 앞섰는지로 구한 Bradley–Terry 레이팅(Elo 척도, 평균 0). 95% 구간은 패 단위 부트스트랩으로 구했습니다.
report-scores = 최종 점수
report-points = 점
report-sources = 점수가 나오는 곳
report-length = 게임 길이
report-turns = 차례
report-seats = 자리별 승리
report-seats-note = 자리를 바꿔 가며 하면 모든 봇이 모든 자리에 같은 횟수로 앉습니다. 선은 자리가 대등할 때의 값입니다.
report-seats-line = 자리별 승률: { $seats }.
report-heat-pressure = 색: 자주, 일찍 차지할수록 진합니다. 1은 모든 판에서 바로 차지한 것입니다.
report-heat-points = 색: 평균 점수.
report-edge-note = 우위: 가진 쪽이 같은 봇이 갖지 않았을 때보다 얼마나 더 자주 이기는지(%p, 95% 구간). 주황은 확실히 강한 것, 파랑은 확실히 약한 것입니다. 행이 많으면 몇몇은 우연히 그렇게 보입니다.
report-rows = { $rows }행
report-offered = 제시됨
report-a-game = 한 판당
report-size = 길이
report-net = 순점수
report-when = 차지한 시점
report-won-with = 있을 때 승률
report-won-without = 없을 때 승률
report-edge = 우위
report-forfeits = 몰수패
report-forfeit-line = 패 { $deal }: { $bot } 몰수패: { $reason }
report-deal = 패
report-rotation = 자리바꿈
report-reason = 이유
report-detail = 내용
report-origin = 결과가 나온 방법

## 항목 이름

finding-ticket-title = 어떤 티켓이 이득인가
finding-ticket-one = 티켓
finding-ticket-taken = 보유
finding-ticket-done = 완성
finding-route-title = 어떤 노선을 두고 다투는가
finding-route-one = 노선
finding-route-taken = 차지
finding-route-done = 차지
finding-token-title = 토큰
finding-token-one = 토큰
finding-token-taken = 획득
finding-token-done = 획득
finding-line-title = 노선과 발전소
finding-line-one = 역
finding-line-taken = 노선
finding-line-done = 완성
finding-share-title = 주식
finding-share-one = 회사
finding-share-taken = 보유
finding-share-done = 지급
finding-tag-kept = 보유
finding-tag-returned = 반납
finding-tag-power_station = 발전소로
finding-tag-station = 역으로
finding-tag-open = 미완성
finding-tag-crash = 오류로 종료
finding-tag-time = 시간 초과
finding-tag-garbage = 알 수 없는 응답
finding-tag-illegal = 규칙 위반
