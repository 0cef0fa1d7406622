### Tournaments, results files and reports.

## Help

cli-help-report = Tell what a results file says: tables, or one page with plots.
cli-help-results-file = A results file.
cli-help-page = Write the report as one HTML page to this file.
cli-help-results = Write the results to this file (Parquet): a row a seat a game.
cli-help-records = Write every game as a game file into this folder.
cli-help-resume = Go on where this results file ends; with --games, up to so many.
cli-help-again = Play the games of this results file again and compare.
cli-help-cluster = Play on the Ray cluster at this address, as HOST:PORT or ray://HOST:PORT.
cli-help-time-limit = How many seconds another’s bot may take over a decision before it forfeits the game.
cli-help-sprt = Stop as soon as it is decided whether the first bot is stronger.
cli-help-elo = The two hypotheses of --sprt: better by so many Elo points at most, or at least.
cli-help-error-rate = How often --sprt may decide wrongly: 0.05 is once in twenty.
cli-help-fast = Play whole games in compiled calls: bots that do not think ahead only, and no points by source.

## Tournament

cli-rating = Rating (95 %)
cli-forfeits = Forfeits
cli-decisions-a-game = Decisions a game
cli-sprt-stronger = Decided: { $bot } is stronger (log likelihood ratio { $ratio } of { $bound }; by { $elo0 } Elo at most against { $elo1 } at least, { $error } % error).
cli-sprt-not-stronger = Decided: { $bot } is not stronger (log likelihood ratio { $ratio } of { $bound }; by { $elo0 } Elo at most against { $elo1 } at least, { $error } % error).
cli-sprt-open = Not decided whether { $bot } is stronger (log likelihood ratio { $ratio } of { $bound }; by { $elo0 } Elo at most against { $elo1 } at least, { $error } % error).
cli-results-written = Results in { $file }; “carbarn report” tells them.
cli-results-partly = What was played is in { $file }; --resume { $file } goes on.
cli-again-same = { $file }: all { $games } games were played again and are the same.
cli-again-differs = Deal { $deal }, rotation { $rotation }, seat { $seat } differs in “{ $column }”: it was { $was }, now it is { $now }.

## What can be wrong

error-bot-command = “{ $name }” is not a command: { $reason }.
error-bot-no-program = There is no program “{ $name }” that can be run.
error-bot-does-not-start = The bot “{ $name }” does not start: { $reason }.
error-limit = The time limit of a decision must be more than 0 and at most { $most } seconds, not { $seconds }.
error-hypotheses = The hypotheses { $elo0 } and { $elo1 } cannot be told apart: the first has to be less, both within { $most } Elo.
error-error-rate = The error rate must be more than 0 and less than 0.5, not { $error }.
error-elo-form = “{ $elo }” are not two hypotheses: write two numbers with a comma, as in 0,20.
error-fixed-settings = --resume and --again take game, bots and settings from the results file: name one of them, and no others.
error-no-game = Name a game; “carbarn games” lists them.
error-fast-results = Compiled games tell too little for a results file: leave out --fast.
error-cluster-unreachable = The cluster at { $address } cannot be reached: { $reason }.
error-cluster-lost = The cluster at { $address } was lost: { $reason }.
error-cluster-version = The cluster plays another version ({ $theirs }; here it is { $ours }).
error-worker-died = A worker process was ended from outside; --resume goes on with what was kept.
results-unwritable = { $file } cannot be written: { $reason }.
results-unreadable = { $file } cannot be read: { $reason }.
results-broken = { $file } is not a whole results file: { $reason }.
results-foreign = { $file } is not a results file of Carbarn.
results-newer = { $file } has format { $format }; this version of Carbarn reads format { $known }.
results-other-version = { $file } was played by version { $theirs } and cannot be gone on with by version { $ours }.
results-other-board = The results were played on another version of the board “{ $name }” ({ $theirs }; here it is { $ours }).
results-by-the-clock = These games depended on a clock and cannot be made again: play with --playouts.
results-empty = There are no games in { $file }.

## Report

report-played = { $bots }: { $games } games from { $deals } deals with { $seats } players, seed { $seed }.
report-unfinished = The tournament was broken off before its end.
report-written = The report is in { $file }.
report-ratings = Ratings
report-ratings-note = Bradley–Terry ratings on the scale of Elo, mean 0, from who ended ahead of whom; 95 % intervals by bootstrap over deals.
report-scores = Final points
report-points = points
report-sources = Where points come from
report-length = Length of games
report-turns = turns
report-seats = Victories by seat
report-seats-note = Every bot has every seat equally often where seats rotate; the line is what equal seats would have.
report-seats-line = Victories by seat: { $seats }.
report-heat-pressure = Colour: how often it is taken, the earlier the more; 1 is in every game at once.
report-heat-points = Colour: mean points.
report-edge-note = Edge: how much more often those win who have it than the same bots do without it, in percentage points with 95 % interval. Orange is surely strong, blue surely weak; among many rows a few look so by chance.
report-rows = { $rows } rows
report-offered = Offered
report-a-game = A game
report-size = Length
report-net = Net points
report-when = Taken at
report-won-with = Wins with
report-won-without = Wins without
report-edge = Edge
report-forfeits = Forfeits
report-forfeit-line = Deal { $deal }: { $bot } lost by forfeit: { $reason }
report-deal = Deal
report-rotation = Rotation
report-reason = Reason
report-detail = What happened
report-origin = How it was made

## What findings are called

finding-ticket-title = Which tickets pay
finding-ticket-one = Ticket
finding-ticket-taken = Kept
finding-ticket-done = Completed
finding-route-title = Which routes are fought over
finding-route-one = Route
finding-route-taken = Claimed
finding-route-done = Claimed
finding-token-title = Tokens
finding-token-one = Token
finding-token-taken = Taken
finding-token-done = Taken
finding-line-title = Lines and the power station
finding-line-one = Station
finding-line-taken = Lines
finding-line-done = Finished
finding-share-title = Shares
finding-share-one = Company
finding-share-taken = Held
finding-share-done = Paid
finding-tag-kept = kept
finding-tag-returned = put back
finding-tag-power_station = to the power station
finding-tag-station = to a station
finding-tag-open = not finished
finding-tag-crash = crashed
finding-tag-time = out of time
finding-tag-garbage = not understood
finding-tag-illegal = illegal move
