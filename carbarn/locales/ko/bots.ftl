# 봇: 사람이 부르는 이름과 한 줄 소개.

level-random = 승객
level-random-about = 아무 데나 올라탑니다. 둘 수 있는 수라면 무엇이든 둡니다.
level-greedy = 견습생
level-greedy-about = 눈앞의 가장 큰 점수를 챙기고, 그 뒤는 생각하지 않습니다.
level-planner = 차장
level-planner-about = 실력 있는 동호인처럼 게임 전체의 계획을 세웁니다.
level-search = 관제사
level-search-about = 유망한 수를 저마다 여러 번 끝까지 두어 본 뒤에 고릅니다.
level-master = 역장
level-master-about = 가장 강한 봇입니다. 관제사의 방식에, 더 강하다고 확인된 것을 모두 더했습니다.
