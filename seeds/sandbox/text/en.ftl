# What the local page says itself (cogs/sandbox). The page fills in the parameters: no plurals here.

### The frame of the page

sandbox-about = Hedgerow, a bot for table games, on a simulated Discord on this machine.
sandbox-skip = Skip to the message box
sandbox-what = The real bot on a simulated Discord
sandbox-you-are = You are
sandbox-language = { ui-me-language }
sandbox-play-now = Play now
sandbox-restart = Restart
sandbox-restart-bot = Restart the bot
sandbox-channels = Channels
sandbox-no-script = This page needs JavaScript. Please allow it.
sandbox-rested = Every game is where you left it.
sandbox-connected = Connected. { sandbox-rested }
sandbox-started-anew = Connected to a new start of Hedgerow. Its earlier tables are gone.
sandbox-restarting = Hedgerow is restarting …
sandbox-back-again = Hedgerow is back. { sandbox-rested }
sandbox-lost = Connection lost. Reconnecting …

### Channels and messages

sandbox-direct = Direct messages
sandbox-direct-tab = DMs
sandbox-direct-topic = you and Hedgerow
sandbox-direct-with = Direct messages with Hedgerow
sandbox-direct-start = When a game with cards begins, yours come here. Only you see them, and you can play the whole game from here.
sandbox-channel = Channel { $name }
sandbox-unread = { $name }, { $count } new
sandbox-topic-hedgerow = Type /play and choose a game
sandbox-topic-orchard = Room for a second table
sandbox-topic-meadow = And for a third
sandbox-thread = A thread of #{ $name }
sandbox-thread-start = { $topic }: one table, apart from what is said there.
sandbox-thread-started = started a thread:
sandbox-to-end = To the end
sandbox-only-you = Only you can see this
sandbox-dismiss = Dismiss
sandbox-edited = edited
sandbox-bot = bot
sandbox-thinking = { $name } is thinking …
sandbox-asked = for { $name }’s /{ $command }
sandbox-somebody = { nameless }
sandbox-hidden = Hidden text
sandbox-the-table = the table
sandbox-some-time = some time
sandbox-enlarge = Enlarge the picture
sandbox-picture = Picture
sandbox-picture-elsewhere = A picture that is not on this machine.
sandbox-choose = Choose
sandbox-choose-range = Choose { $range }: { $count } so far
sandbox-choose-least = Choose at least { $least }.
sandbox-confirm = { ui-confirm }
sandbox-unknown = This page cannot show { $what }.

### Writing and dialogs

sandbox-write-bot = Message Hedgerow
sandbox-write-channel = Message #{ $name }
sandbox-or-command = { $label }, or type /
sandbox-send = Send
sandbox-commands = Commands
sandbox-leave-command = Leave { $name }
sandbox-required = { $name }, required
sandbox-optional = { $name }, optional
sandbox-needed = required
sandbox-this-needed = { $name }: this is needed
sandbox-no-command = There is no command { $name } here.
sandbox-failed = This interaction failed.
sandbox-submit = Submit
sandbox-cancel = Cancel
sandbox-close = Close
sandbox-never-mind = Never mind

### The welcome

sandbox-hero = Hedgerow: hedgehogs, badgers, mice, a fox, a unicorn, a turtle, an owl and Igor at a hedge at dusk.
sandbox-welcome = Choose a game
sandbox-welcome-house = Hedgerow hosts table games, here and in your direct messages. The house takes the other seats, so you play at once.
sandbox-welcome-friends = Or type `/play` to open a table for your friends: each window of this page can be a different person.
sandbox-play-where = A table in #{ $name }, with the house in the other seats.
sandbox-play-game = Play { $game } now
sandbox-players = { $range } players
sandbox-kept = Where your tables are kept

### The guide

sandbox-guide = Guide
sandbox-guide-to = Guide to
sandbox-guide-here = Around here
sandbox-guide-step = Step { $step } of { $steps }
sandbox-guide-back = { ui-back }
sandbox-guide-next = { ui-replay-next }
sandbox-guide-done = Done
sandbox-guide-1-title = Welcome!
sandbox-guide-1 = Everybody can read the channel; only you can read **your direct messages**. Pick a game and press **{ sandbox-play-now }**: the house takes the other seats.
sandbox-guide-2-title = More than one of you
sandbox-guide-2 = Open this address in **another window** and be somebody else there: *{ sandbox-you-are }*, at the top. Then join the same table. Type `/` in the channel to see all commands.
sandbox-guide-3-title = Nothing is lost
sandbox-guide-3 = Press **{ sandbox-restart-bot }** in the middle of a game. The bot stops, starts again and continues every game where it was.

### The check of a downloaded game

sandbox-check = Check a game
sandbox-check-link = Check a downloaded game
sandbox-check-back = Back to the tables
sandbox-check-title = Was this game fair?
sandbox-check-how = Press “{ ui-replay }” at a finished game, there “{ ui-record }”, and drop the file here. With nothing but the file and the rules, this page deals the cards again, plays every move again, and compares the result.
sandbox-check-drop = Drop the file here, or choose it
sandbox-check-shell = The same check without this page:
sandbox-check-playing = Dealing and playing it again …
sandbox-check-holds = It holds: the deal follows from the published secret, and every move fits it.
sandbox-check-broken = It does not hold. What the check has found:
sandbox-check-large = This file is too large for the record of a game.
sandbox-check-long = The check took too long and was stopped.
sandbox-check-unanswered = The file could not be checked: Hedgerow does not answer. Is it still running?

### What did not work

sandbox-no-connection = There is no connection to the server. Please try again.
sandbox-no-answer = The server did not answer in time.
sandbox-bot-late = Hedgerow has not answered in time.
sandbox-bot-restarting = Hedgerow is being restarted; try again in a moment.
sandbox-bot-restarting-already = Hedgerow is being restarted already.
sandbox-message-length = A message has 1 to 2000 characters.
sandbox-mentions-long = This is too long: each mention counts as more than it shows.
sandbox-command-unknown = There is no /{ $name } here.
sandbox-command-begun = /{ $name } is only the beginning of a command.
sandbox-option-wrong = The option “{ $name }” is missing or does not fit.
sandbox-option-nothing = There is nothing to choose for “{ $name }”.
sandbox-button-gone = That button is no longer there.
sandbox-choice-gone = That cannot be chosen any more.
sandbox-choice-nobody = There is nobody of that kind to choose.
sandbox-form-wrong = What was typed does not fit, or the form has been sent.
sandbox-form-gone = That form is no longer open; please open it again.
sandbox-channel-unknown = There is no such channel.
sandbox-tables-where = Tables stand in the channels of the server, while Hedgerow runs.
sandbox-channel-taken = This channel has a table. Choose another channel, or /end its game.
sandbox-request-broken = The page sent a request that cannot be read.
sandbox-requests-many = One thing after the other, please.
sandbox-broken = Something went wrong in the sandbox; its log says what.
