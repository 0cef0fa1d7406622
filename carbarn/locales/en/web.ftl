### The browser client: everything that is not a game’s own.

## Everywhere

web-title = Carbarn
web-home = Carbarn: to the start page
web-loading = One moment …
web-close = Close
web-try-again = Try again
web-to-start = To the start page
web-unreachable = The server cannot be reached. Check your connection; then try again.
web-defect = Something went wrong on this page. Load it again: your game is safe on the server.
web-outdated = A part of this page cannot be loaded: the server is not there, or it has been updated. Load the page again; your game is safe.
web-reload = Load again
web-with-rule = { $sentence } ({ $rule })
web-trouble = This did not work
web-nowhere = There is nothing here
web-nowhere-next = The address may be incomplete. From the start page you can open a table by its link, or set up a new one.
web-no-table = No such table
web-stale-link = This personal link is not valid any more
web-stale-link-next = It opens no seat at this table: the seat was given up before the game, or the link is incomplete. You can look at the table, and sit down if a seat is free.
web-look-at-table = Look at the table
web-lost = The connection is lost; trying again. Your seat is safe.
web-not-sent = The connection was lost, so this was not sent. Please try again.

## Settings

web-settings = Settings
web-language = Language
web-theme = Colours
web-theme-auto = Like the system
web-theme-light = Light
web-theme-dark = Dark
web-sound = Sounds
web-still = Less motion
web-symbols = Larger symbols beside colours

## The start page

web-welcome = Three railway games, one table
web-welcome-about = Play against bots at once, or send a link to your friends. No account needed.
web-footer = Rules by the published games; board, cards and tiles are drawn anew.
web-api = For bot writers: the API
web-which-game = Which game?
web-players-range = { $least } to { $most } players
web-players = Players
web-opponents = Opponents
web-each-bot = A level for each bot
web-seat-number = Seat { $number }
web-your-name = Your name
web-guest = Guest
web-variants = Variants and time
web-timer = Time for a decision
web-timer-none = No limit
web-timer-minutes = { $minutes ->
    [one] One minute
   *[other] { $minutes } minutes
}
web-timer-day = One day
web-timer-about = When it runs out, a bot stands in until you come back.
web-public = Anybody may join or watch
web-play-now = Play now
web-invite = Invite friends
web-big-screen = Use this as the big screen
web-rules = Rules
web-rules-of = Rules: { $game }
web-ruling = (our reading)
web-join = Join a table
web-join-about = Paste the link that you were sent, or the code at its end.
web-join-go = Join
web-join-wrong = This is not the link of a table. It looks like …/t/ and twelve characters.
web-public-tables = Public tables
web-no-public-tables = Nobody has a public table just now.
web-refresh = Refresh
web-free-seats = { $count ->
    [one] One free seat
   *[other] { $count } free seats
}
web-watch = Watch
web-my-games = My games
web-with = With { $names }
web-status-waiting = Waiting
web-status-playing = Go on
web-status-over = Over
web-forget = Remove from this list
web-show-all = Show all { $count }

## Before the game

web-title-waiting = Waiting · Carbarn
web-take-seat = Sit down
web-sit-down = Join the game
web-or-watch = Or stay on this page to watch.
web-table-full = Every seat is taken
web-table-full-next = Stay on this page to watch: the game will appear as soon as it starts.
web-seats = Players at the table
web-seat-free = Free seat
web-this-is-you = you
web-away = away
web-fill = Add a bot
web-fill-all = Fill all with bots
web-send-away = Remove
web-bot-level = Bots
web-start = Start the game
web-waiting-for = { $count ->
    [one] Waiting for one more player.
   *[other] Waiting for { $count } more players.
}
web-all-here = Everybody is here. You can start.
web-wait-for-start = Everybody is here. The game is about to start.
web-leave-seat = Give up my seat
web-invite-others = Invite the others
web-link = Link to this table
web-copy = Copy the link
web-share = Share …
web-copied = The link is copied.
web-copy-yourself = Select the link and copy it yourself: the browser does not allow it here.
web-qr = QR code of the link
web-only-here = This address works on this machine only. To invite others, open Carbarn under its network address: the server shows it when it starts.
web-scan = Scan with your phone to join

## Whose turn

web-your-turn = Your turn
web-choose-now = Everybody chooses at once: make your choice
web-chosen = You have chosen. Waiting for the others
web-turn-of = { $name } is to move
web-bot-thinks = { $name } is thinking
web-chance = Cards and tiles are dealt
web-over = The game is over
web-you-watch = You are watching
web-to-move = to move
web-time-left = Time left:
web-title-your-turn = ● Your turn · Carbarn
web-title-turn = { $name } · Carbarn

## At the table

web-on-the-table = On the table
web-board = Board
web-your-hand = Your hand and choices
web-tools = Help with the move
web-hint = Hint
web-hint-thinking = The best bot is thinking …
web-chance-to-win = wins { $percent }%
web-play-this = Play it
web-play-this-move = Play it: { $move }
web-undo = Take back
web-undo-asked = The others have been asked whether you may take it back.
web-undo-wish = { $name } would like to take back the last decision.
web-agree = Agree
web-decline = No
web-nudge = Nudge
web-nudge-sent = You have given a reminder.
web-nudged = The others are waiting for you.
web-held = Your choice is kept until its turn comes: { $choice }
web-beside = Log, moves and chat
web-log = Log
web-set-up-step = The game is set up
web-moves = Moves in words
web-find-move = Find a move
web-no-moves = Your moves are listed here when it is your turn.
web-chat = Chat
web-chat-unread = Chat ({ $count } new)
web-chat-empty = Nobody has said anything yet.
web-say = Say something
web-send = Send
web-resigned = resigned
web-stand-in = a bot plays for them
web-ready = has chosen
web-take-over = Let a bot play on
web-take-over-asked = A bot will play on as soon as the others agree.
web-bot-stands-in = A bot is playing for you.
web-come-back = Take my seat back
web-you-resigned = You have resigned. A bot plays on for the others.

## The menu

web-menu = Menu
web-copy-watch = Copy a link for spectators
web-copied-watch = The link for spectators is copied.
web-copy-own = Copy my personal link
web-copied-own = Your personal link is copied. Keep it to yourself.
web-copy-own-about = It opens your seat on another device. Whoever has it plays for you.
web-hand-only = Show my hand only
web-show-board = Show the board too
web-open-screen = Open the big screen
web-download = Download the game file
web-leave = Leave the table
web-leave-about = A bot plays on for you, and you can come back at any time.
web-resign = Resign
web-resign-sure = If you resign, you cannot win this game any more, and you cannot come back to it.
web-resign-yes = Resign this game
web-resign-no = Play on

## The end

web-result = Result
web-you-won = { $points ->
    [one] You win with 1 point!
   *[other] You win with { $points } points!
}
web-won = { $count ->
    [0] Nobody has won
    [one] { $names } wins with { $points } points
   *[other] Shared victory: { $names }, { $points } points each
}
web-ended-resigned = The game ended because somebody resigned.
web-rematch = Play again
web-rematch-there = The next game has been set up.
web-rematch-go = To the next game
web-new-game = Another game

## Replays

web-title-replay = Replay · Carbarn
web-replay = Replay
web-replay-of = Replay: { $game }
web-replay-from = Seen by
web-all-hands = All hands open
web-hands = Hands
web-copy-moment = Copy a link to this moment
web-copied-moment = The link to this moment is copied.
web-to-table = To the table
web-first = To the beginning
web-step-back = One step back
web-step-on = One step on
web-last = To the end
web-play = Play
web-pause = Pause
web-moment = Moment of the game
web-pace = Speed
