### The command line.

## Help

cli-help = Ticket to Ride, Ticket to Ride: San Francisco and San Francisco Cable Car: play, simulate, replay.
cli-help-games = List the games.
cli-help-rules = Tell the rules of a game, each with its id.
cli-help-bots = List the bots, from the weakest to the strongest.
cli-help-play = Play a game in the terminal against bots.
cli-help-simulate = Play many games of bots against bots, on all cores.
cli-help-tournament = Let bots play each other: paired deals, rotated seats, win rates with 95 % intervals.
cli-help-replay = Step through a game file in words.
cli-help-verify = Replay a game file and check every step and the result.
cli-help-board = Work with board files.
cli-help-board-check = Check a board file: says what is wrong with it, or that it can be played.
cli-help-serve = Serve games to browsers and programs; everybody plays at one address.
cli-help-join = Let one of our bots play at a table of a server.
cli-help-db = Look after the server’s database.
cli-help-db-check = Replay every stored game and say what does not verify.
cli-help-host = The address to listen at; 0.0.0.0 lets the whole network in.
cli-help-port = The port to listen at.
cli-help-database = Where games are kept: a file, or the address of a PostgreSQL database.
cli-help-log-format = How the log is written: text or json.
cli-help-open = Open the browser once the server is ready.
cli-help-address = The link of a table.
cli-help-name = What the others at the table call the bot.
cli-help-compile = Compile everything that playing needs, once, so that nobody waits later.
cli-help-bench = Measure how fast this machine plays, divided by the machine’s own speed.
cli-help-game = The name of a game, or the path of a board file.
cli-help-file = A game file.
cli-help-board-file = A board file.
cli-help-lang = The language: en, fr or ko.
cli-help-json = Print JSON for programs.
cli-help-seats = How many play.
cli-help-seed = A whole number that fixes every shuffle.
cli-help-option = An option of the game, as NAME=CHOICE; may be given several times.
cli-help-bot = Who plays against you: a bot.
cli-help-bots-seated = The bots, separated by commas: one for all seats, or one a seat.
cli-help-rivals = The bots, separated by commas; “carbarn bots” lists them. Where there are more seats than bots, the bots fill them in turn. One that thinks ahead may have seconds of its own: search@0.05.
cli-help-paired-games = How many games; rounded up, so that every deal is played in every rotation of the seats.
cli-help-tournament-seats = How many seats; by default as many as there are bots, or more if the game or its options need more.
cli-help-time-per-move = How many seconds a bot that thinks ahead has for a move; 0.25 by default.
cli-help-playouts = How many playouts a bot that thinks ahead has for a move, instead of seconds: the same games every time.
cli-help-games-count = How many games.
cli-help-workers = How many processes; by default one a core.
cli-help-terminal = Play in this terminal.
cli-help-save = Write the finished game to this file.
cli-help-quick = Do not pause before the moves of bots.
cli-help-seat-view = Tell the game as this seat saw it; seats are numbered from 0.
cli-help-pause = Wait for Enter after every step.
cli-help-seconds = How long each measurement takes.

## Games, rules, boards

cli-player-range = { $least } to { $most } players
cli-board-good = { $file }: a good board: { $title }, { $least } to { $most } players.
cli-compiling = Compiling the rules: this happens once, and takes some seconds …
cli-compiling-all = Compiling the rules and the bots: this happens once, and takes about a minute …

## Playing

# Who does it, and what.
told-by = { $who }: { $what }
cli-you = Seat 1 (you)
cli-bot-name = { $bot } { $number }
cli-your-turn = Your turn. Type a number, an action such as “{ $example }”, or: h for a hint, u to undo, r for the rules, q to stop.
cli-undone = Taken back.
cli-thinking = Thinking …
cli-stopped = Stopped.
cli-saved = Saved as { $file }.
cli-winner = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the victory.
}
cli-total = Total

## Simulation

cli-simulating = Playing { $games } games of { $title }
cli-simulated = { $games } games with { $seats } players in { $seconds } s: { $speed } games a second.
cli-seat = Seat
cli-bot = Bot
cli-wins = Wins
cli-mean-points = Mean points
cli-spread = Spread
cli-length = A game has { $decisions } decisions and { $turns } turns on average.

## Tournament

cli-tournament-played = { $games ->
    [one] { $games } game
   *[other] { $games } games
} in { $seconds } s: { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}, each with { $rotations } rotations of the seats; { $seats } players, seed { $seed }.
cli-tournament-seconds = Bots that think ahead had { $seconds } s for a move.
cli-tournament-playouts = Bots that think ahead had { $playouts } playouts for a move.
cli-tournament-length = A game has { $decisions } decisions on average.
cli-win-rate = Win rate
cli-interval = 95 % interval
cli-par = Par
cli-milliseconds = ms a decision
cli-slowest = Slowest, ms
cli-ahead-of = Ends ahead of

## Game files

cli-verified = { $file }: true: { $steps } steps, every one legal, and the result is right.
cli-press-enter = Enter for the next step, q to stop.

## Benchmark

cli-bench-what = What
cli-bench-rate = Figure
cli-bench-ratio = Divided by machine speed, or as said
cli-bench-aim = Aim
cli-bench-speed = Machine speed, million dependent steps a second
cli-bench-unscored = { $game }: random two-player games a second, not scored
cli-bench-scored = { $game }: random two-player games a second, with final scoring
cli-bench-planner = { $game }: two-player games of planners a second
cli-bench-playouts = { $game }: playouts of a search a second
cli-bench-move = { $game }: microseconds a move from Python
cli-bench-vector = { $game }: decisions a second of the vector environment, 4,096 games; by the bare kernels’
cli-bench-aec = { $game }: decisions a second of the PettingZoo environment
cli-bench-classic = PettingZoo’s own connect_four: decisions a second; those of { $game } by them
