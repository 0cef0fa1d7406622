### 브라우저 화면: 개별 게임에 속하지 않는 모든 문구.

## 공통

web-title = Carbarn
web-home = Carbarn: 첫 화면으로
web-loading = 잠시만 기다려 주세요…
web-close = 닫기
web-try-again = 다시 시도
web-to-start = 첫 화면으로
web-unreachable = 서버에 연결할 수 없습니다. 연결 상태를 확인한 뒤 다시 시도해 주세요.
web-defect = 이 페이지에 문제가 생겼습니다. 새로 고쳐 주세요. 게임은 서버에 안전하게 있습니다.
web-outdated = 페이지의 일부를 불러올 수 없습니다. 서버가 꺼졌거나 업데이트되었습니다. 페이지를 새로 고쳐 주세요. 게임은 안전합니다.
web-reload = 새로 고침
web-with-rule = { $sentence } ({ $rule })
web-trouble = 문제가 생겼습니다
web-nowhere = 여기에는 아무것도 없습니다
web-nowhere-next = 주소가 잘렸을 수 있습니다. 첫 화면에서 링크로 테이블을 열거나 새 테이블을 만들 수 있습니다.
web-no-table = 테이블을 찾을 수 없습니다
web-stale-link = 더 이상 쓸 수 없는 개인 링크입니다
web-stale-link-next = 이 링크로 열리는 자리가 없습니다. 게임 전에 자리를 비웠거나 링크가 잘린 것입니다. 테이블을 보고, 빈자리가 있으면 앉을 수 있습니다.
web-look-at-table = 테이블 보기
web-lost = 연결이 끊겨 다시 연결하는 중입니다. 자리는 그대로 있습니다.
web-not-sent = 연결이 끊겨 보내지 못했습니다. 다시 시도해 주세요.

## 설정

web-settings = 설정
web-language = 언어
web-theme = 화면 색상
web-theme-auto = 시스템 설정
web-theme-light = 밝게
web-theme-dark = 어둡게
web-sound = 소리
web-still = 움직임 줄이기
web-symbols = 색과 함께 기호를 크게 표시

## 첫 화면

web-welcome = 철도 게임 셋, 테이블 하나
web-welcome-about = 바로 봇과 겨루거나 친구에게 링크를 보내세요. 계정은 필요 없습니다.
web-footer = 규칙은 원작 그대로이며, 게임판과 카드와 타일은 새로 그렸습니다.
web-api = 봇 제작자를 위한 API
web-which-game = 어떤 게임을 할까요?
web-players-range = { $least }~{ $most }명
web-players = 인원
web-opponents = 상대
web-each-bot = 봇마다 수준 정하기
web-seat-number = { $number }번 자리
web-your-name = 이름
web-guest = 손님
web-variants = 변형 규칙과 시간
web-timer = 결정 시간
web-timer-none = 제한 없음
web-timer-minutes = { $minutes }분
web-timer-day = 하루
web-timer-about = 시간이 다 되면 돌아올 때까지 봇이 대신 둡니다.
web-public = 누구나 참가하거나 관전할 수 있게 공개
web-play-now = 바로 시작
web-invite = 친구 초대
web-big-screen = 이 기기를 큰 화면으로 쓰기
web-rules = 규칙
web-rules-of = 규칙: { $game }
web-ruling = (우리의 해석)
web-join = 테이블 참가
web-join-about = 받은 링크나 링크 끝의 코드를 붙여 넣으세요.
web-join-go = 참가
web-join-wrong = 테이블 링크가 아닙니다. …/t/ 뒤에 열두 글자가 오는 모양입니다.
web-public-tables = 공개 테이블
web-no-public-tables = 지금은 공개 테이블이 없습니다.
web-refresh = 새로 고침
web-free-seats = 빈자리 { $count }개
web-watch = 관전
web-my-games = 내 게임
web-with = 상대: { $names }
web-status-waiting = 대기 중
web-status-playing = 이어 하기
web-status-over = 종료
web-forget = 목록에서 지우기
web-show-all = 모두 보기({ $count })

## 게임 전

web-title-waiting = 대기 중 · Carbarn
web-take-seat = 자리에 앉기
web-sit-down = 게임 참가
web-or-watch = 이 페이지에 그대로 있으면 관전합니다.
web-table-full = 빈자리가 없습니다
web-table-full-next = 이 페이지에 그대로 있으면 게임이 시작되는 대로 관전할 수 있습니다.
web-seats = 테이블의 플레이어
web-seat-free = 빈자리
web-this-is-you = 나
web-away = 자리 비움
web-fill = 봇 앉히기
web-fill-all = 모두 봇으로 채우기
web-send-away = 내보내기
web-bot-level = 봇
web-start = 게임 시작
web-waiting-for = { $count }명을 더 기다리고 있습니다.
web-all-here = 모두 모였습니다. 시작할 수 있습니다.
web-wait-for-start = 모두 모였습니다. 곧 게임이 시작됩니다.
web-leave-seat = 자리에서 일어나기
web-invite-others = 다른 사람 초대
web-link = 테이블 링크
web-copy = 링크 복사
web-share = 공유…
web-copied = 링크를 복사했습니다.
web-copy-yourself = 이 브라우저에서는 자동으로 복사할 수 없습니다. 링크를 골라 직접 복사해 주세요.
web-qr = 링크의 QR 코드
web-only-here = 이 주소는 이 컴퓨터에서만 열립니다. 다른 사람을 초대하려면 서버가 시작할 때 보여 주는 네트워크 주소로 Carbarn을 여세요.
web-scan = 휴대전화로 찍어 참가하세요

## 차례

web-your-turn = 당신의 차례입니다
web-choose-now = 모두 동시에 고릅니다. 선택해 주세요
web-chosen = 선택했습니다. 다른 플레이어를 기다립니다
web-turn-of = { $name } 님의 차례
web-bot-thinks = { $name } 생각 중
web-chance = 나누어 주는 중
web-over = 게임이 끝났습니다
web-you-watch = 관전 중
web-to-move = 차례
web-time-left = 남은 시간:
web-title-your-turn = ● 내 차례 · Carbarn
web-title-turn = { $name } · Carbarn

## 테이블에서

web-on-the-table = 테이블 위
web-board = 게임판
web-your-hand = 내 손과 선택
web-tools = 수 도우미
web-hint = 힌트
web-hint-thinking = 가장 강한 봇이 생각하는 중…
web-chance-to-win = 승률 { $percent }%
web-play-this = 두기
web-play-this-move = 두기: { $move }
web-undo = 무르기
web-undo-asked = 다른 플레이어가 동의하면 무를 수 있습니다.
web-undo-wish = { $name } 님이 마지막 결정을 무르고 싶어 합니다.
web-agree = 동의
web-decline = 거절
web-nudge = 재촉하기
web-nudge-sent = 알림을 보냈습니다.
web-nudged = 다른 플레이어가 기다리고 있습니다.
web-held = 차례가 올 때까지 선택을 보관합니다: { $choice }
web-beside = 기록, 수, 채팅
web-log = 기록
web-set-up-step = 게임 준비
web-moves = 가능한 수
web-find-move = 수 찾기
web-no-moves = 차례가 되면 둘 수 있는 수가 여기에 나옵니다.
web-chat = 채팅
web-chat-unread = 채팅(새 글 { $count })
web-chat-empty = 아직 아무도 말하지 않았습니다.
web-say = 할 말
web-send = 보내기
web-resigned = 포기함
web-stand-in = 봇이 대신 두는 중
web-ready = 선택 완료
web-take-over = 봇이 대신 두게 하기
web-take-over-asked = 다른 플레이어가 동의하면 봇이 이어서 둡니다.
web-bot-stands-in = 봇이 대신 두고 있습니다.
web-come-back = 자리로 돌아가기
web-you-resigned = 게임을 포기했습니다. 다른 플레이어를 위해 봇이 이어서 둡니다.

## 메뉴

web-menu = 메뉴
web-copy-watch = 관전 링크 복사
web-copied-watch = 관전 링크를 복사했습니다.
web-copy-own = 내 개인 링크 복사
web-copied-own = 개인 링크를 복사했습니다. 다른 사람에게 보여 주지 마세요.
web-copy-own-about = 다른 기기에서 내 자리를 엽니다. 이 링크가 있으면 누구나 대신 둘 수 있습니다.
web-hand-only = 내 손만 보기
web-show-board = 게임판도 보기
web-open-screen = 큰 화면 열기
web-download = 게임 파일 내려받기
web-leave = 테이블 떠나기
web-leave-about = 봇이 이어서 두며, 언제든지 돌아올 수 있습니다.
web-resign = 포기
web-resign-sure = 포기하면 이 게임에서 이길 수 없고, 돌아올 수도 없습니다.
web-resign-yes = 게임 포기
web-resign-no = 계속 두기

## 끝

web-result = 결과
web-you-won = { $points }점으로 이겼습니다!
web-won = { $count ->
    [0] 이긴 사람이 없습니다
    [1] { $names } 승리, { $points }점
   *[other] 공동 승리: { $names }, 각각 { $points }점
}
web-ended-resigned = 포기로 게임이 끝났습니다.
web-rematch = 한 판 더
web-rematch-there = 다음 게임이 준비되었습니다.
web-rematch-go = 다음 게임으로
web-new-game = 다른 게임

## 다시 보기

web-title-replay = 다시 보기 · Carbarn
web-replay = 다시 보기
web-replay-of = 다시 보기: { $game }
web-replay-from = 시점
web-all-hands = 모든 손 공개
web-hands = 손
web-copy-moment = 이 순간의 링크 복사
web-copied-moment = 이 순간의 링크를 복사했습니다.
web-to-table = 테이블로
web-first = 처음으로
web-step-back = 한 단계 뒤로
web-step-on = 한 단계 앞으로
web-last = 끝으로
web-play = 재생
web-pause = 일시 정지
web-moment = 게임의 순간
web-pace = 속도
