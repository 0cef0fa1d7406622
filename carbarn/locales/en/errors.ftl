### What can be wrong with what somebody gave us.

## Games, options, actions

error-unknown-game = There is no game called “{ $name }”. There are: { $known }.
error-unknown-option = There is no option “{ $name }” in this game. There are: { $known }.
error-unknown-choice = The option “{ $name }” cannot be “{ $value }”. Choose one of: { $known }.
error-option-form = “{ $option }” is not an option: write NAME=CHOICE, as in tickets=mega.
error-unknown-action = “{ $text }” is not an action. Examples: { $examples }.
error-unknown-bot = There is no bot called “{ $name }”. There are: { $known }.
error-unknown-language = There is no language “{ $name }”. There are: { $known }.
error-seats = { $seats } cannot play this game: it is for { $least } to { $most } players.
error-first-seat = Seat { $first } cannot begin: with { $seats } players the seats are numbered from 0.
error-seed = { $seed } is not a seed: give a whole number from 0 up to 2 to the power of 63.
error-games = { $games } games cannot be played: give a whole number from 1 to { $most }.
error-workers = { $workers } workers cannot play: give a whole number from 1 to { $most }.
error-seconds = How long a bot may think about a move must be more than 0 and at most { $most } seconds, not { $seconds }.
error-playouts = The number of playouts a move must be a whole number from 1 to { $most }, not { $playouts }.
error-no-such-seat = There is no seat { $seat }: with { $seats } players the seats are numbered from 0.
error-view-of-view = This is one seat’s view already: another seat’s view needs the full state.
error-nobody-decides = Nobody has a choice here: the game is over, or chance has to decide first.
error-not-to-move = Seat { $mover } has to decide, and this is not what it sees.
error-other-state = This is no state of “{ $game }” as this version of Carbarn writes it.
error-chance-decides = Chance has to decide first.
error-nothing-to-undo = Nothing has been decided yet, so nothing can be taken back.

## Game files

record-unreadable = The game file cannot be read: { $reason }.
record-unwritable = The game file cannot be written: { $reason }.
record-too-large = The game file is larger than { $largest } bytes: no game is as long as that.
record-not-json = This is not a game file: it is not JSON ({ $reason }).
record-not-a-record = This is not a game file of Carbarn.
record-newer = This game file has format { $format }; this version of Carbarn reads formats up to { $known }.
record-missing = The game file lacks “{ $key }”, or it is not what it should be.
record-other-board = The game file was made on another version of the board “{ $name }” ({ $theirs }; here it is { $ours }).
record-illegal = Step { $step } is not legal: { $reason }
record-too-many-steps = The game was over before step { $step }.
record-other-result = After step { $step } the result is not the one that the game file states: { $found }, not { $stated }.

## Board files

board-unreadable = the file cannot be read: { $reason }.
board-too-large = the file is larger than { $largest } bytes.
board-not-text = the file is not UTF-8 text.
board-not-toml = the file is not TOML: { $reason }.
board-format = the format is { $format }; this version of Carbarn reads format { $known }.
board-unknown-family = there is no family of games called “{ $family }”.
board-not-a-table = this has to be a table.
board-missing = “{ $key }” is missing.
board-wrong-type = “{ $key }” cannot be { $value }.
board-out-of-range = { $value } is not a whole number from { $least } to { $most }.
board-unknown-tie-break = “{ $name }” does not break ties; “tickets” and “longest_path” do.
board-too-many = there are { $count }; there may be 1 to { $most }.
board-duplicate-id = this id is used twice.
board-off-the-map = { $axis } is { $value }; it has to be from 0 to 1.
board-unknown-city = there is no city “{ $city }”.
board-same-city = both ends are the same city.
board-colour-without-cards = there are no cards of the colour “{ $colour }”.
board-unequal-tracks = the two tracks of a double route are { $one } and { $other } long; they have to be equal.
board-three-tracks = there are more than two tracks between these cities.
board-unconnected-city = no route ends here.
board-impossible-ticket = no path of routes joins these cities.
board-too-few-tickets = there are { $count } tickets; the opening deal needs { $needed }.

## Simulation

error-bots-seats = { $bots } bots were named for { $seats } seats: name one for all, or one a seat.
error-bot-searches = “{ $name }” thinks ahead, which is too slow for a simulation. A simulation takes: { $known }; “carbarn tournament” takes every bot.
error-one-bot = A tournament needs at least two bots, as in planner,search. There are: { $known }.
error-more-bots-than-seats = { $bots } bots do not fit at { $seats } seats: name fewer, or give more seats.
error-two-budgets = Give either the time or the playouts of a move, not both.

## Environments

error-num-envs = { $games } games cannot be played side by side: give a whole number from 1 to { $most }.
error-opponents = { $opponents } opponents were named: with { $seats } seats name one for all, or { $needed }, one a seat.
error-opponent-searches = “{ $name }” thinks ahead, which is too slow for learning. Opponents are: { $known }.
error-env-actions = A step takes { $games } whole numbers, one action a game, and not { $found }.
error-env-action = Game { $place }: { $reason }
error-needs-extra = This needs the package { $package }: pip install "carbarn[{ $extra }]".
