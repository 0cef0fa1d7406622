### What the server says to people at its tables.

## Refusals

refused-no-table = There is no such table. The link may be incomplete, or the table belongs to another server.
refused-no-page = There is nothing at this address.
refused-method = This address does not understand that kind of request.
refused-request-refused = The request was refused.
refused-request = The request is not understood: { $where }: { $why }.
refused-defect = Something went wrong on the server. Your game is safe; please try again.
refused-storage = The server cannot store anything just now, so nothing has been changed. Please try again in a moment.
refused-token = This needs a seat at the table: open your personal link, or join.
refused-too-large = That is too large: at most { $most } bytes.
refused-too-fast = That was too fast. Please wait a moment.
refused-too-many-watch = Too many people are watching this table already.
refused-message = This message is not understood.
refused-hello-first = Say hello first: the first message tells who listens.
refused-hello-twice = You have said hello already.
refused-not-started = The game has not started yet.
refused-started = The game has started already.
refused-game-over = The game is over.
refused-not-over = The game is not over yet.
refused-stale-step = The table has moved on: that was for step { $step }, and it is step { $now } now. Look again and choose again.
refused-not-your-turn = It is not your turn.
refused-not-among-choices = That is not one of your choices.
refused-undo-nothing = There is nothing to take back.
refused-undo-moved-since = Somebody has moved since, so this cannot be taken back.
refused-undo-revealed = Something hidden has been revealed since, so this cannot be taken back.
refused-name = Please enter a name.
refused-timer = The time for a decision has to be between { $least } and { $most } seconds.
refused-seat-taken = This seat is taken.
refused-table-full = Every seat at this table is taken. You can watch.
refused-seats-free = There are free seats: fill them with people or bots first.
refused-no-bot-there = No bot sits there.
refused-bots-seat = A bot’s seat has to be one of the { $seats } seats, counted from 0.
refused-no-person-there = No other player sits there.
refused-no-seat = There is no such seat.
refused-is-present = { $name } is at the table.
refused-resigned = You have resigned from this game.
refused-chat-empty = There is nothing to say.
refused-chat-long = That is too long: at most { $most } characters.
refused-nobody-to-nudge = Nobody keeps you waiting.

## What happens at the table

table-undo = { $name } takes back a decision
table-resign = { $name } resigns

## Choices before the game

about-usa = Claim routes across North America and join the cities on your tickets.
about-san_francisco = A short game: cable cars, ferries and tourist tokens across San Francisco.
about-cable_car = Place tiles so that your own cable cars travel far and the others’ arrive early.
setting-tickets = Tickets
setting-tickets-classic = Classic
setting-tickets-1910 = 1910
setting-tickets-mega = Mega
setting-first = First player
setting-first-random = By lot
setting-first-0 = Seat 1
setting-first-1 = Seat 2
setting-first-2 = Seat 3
setting-first-3 = Seat 4
setting-first-4 = Seat 5
setting-first-5 = Seat 6
setting-rotation = Turning tiles
setting-rotation-false = Not allowed
setting-rotation-true = Allowed
setting-hand = Tiles in hand
setting-hand-1 = One
setting-hand-2 = Two
setting-hand-3 = Three
setting-companies = Cable Car Company
setting-companies-false = Without
setting-companies-true = With companies and shares

## The terminal

page-missing = This is a Carbarn server without its browser client. The API is documented at /docs.
serve-ready = Carbarn is ready.
serve-here = On this machine:
serve-network = On this network:
serve-stop = Ctrl-C stops it. Games are kept in { $database }.
serve-bad-port = { $port } is not a port: give a whole number from 1 to 65535.
serve-bad-host = “{ $host }” is not an address that this machine can listen at: { $reason }.
serve-bad-database = The database cannot be used: { $reason }.
serve-bad-log-format = There is no log format “{ $name }”. There are: { $known }.
serve-bad-rate = { $name }={ $value } is not a rate: write so many a second and so many at once, as in 30/120.
serve-port-taken = Port { $port } is taken. Choose another with --port.
db-checking = { $tables ->
    [one] One table
   *[other] { $tables } tables
}: { $games ->
    [one] one game
   *[other] { $games } games
} replayed, { $steps ->
    [one] one step
   *[other] { $steps } steps
}.
db-sound = Everything verifies.
db-problem = Table { $table }, step { $step }: { $reason }
db-other-board = Table { $table } was played on another version of the board “{ $game }” ({ $theirs }; here it is { $ours }).
db-missing = There is no database at { $path }.
db-unreadable = the log is no list of numbers
db-step-missing = a step is missing
db-wrong-seat = it was not this seat’s turn
db-wrong-result = the stored result is not what the game comes to
db-not-over = the table says that the game is over, and it is not
join-sat = { $name } sits at seat { $seat }.
join-over = The game is over: { $result }.
join-unreachable = The server cannot be reached: { $reason }.
join-bad-address = “{ $address }” is not the link of a table.
join-other-board = The server plays another version of the board “{ $game }”.
