# Words that every table shares. A game's own words are in seeds/<game>/text.
# `{ $seat }` and `{ $host }` are names; `{ $seats }` is a list of names, "A, B and C".

### People and seats

seat = { $seat }
seat-unnamed = Seat { $number }
somebody = somebody
# Begins a sentence in place of a name that shows nothing.
nameless = Somebody
# The faces of the house, one on each of its seats; no animal of a game has such a name.
house = { $face ->
    [1] Fern
    [2] Juniper
    [3] Ivy
    [4] Heather
    [5] Clover
    [6] Maple
    [7] Willow
   *[other] Rowan
}
# In the list of seats, and where it takes or gives up a seat.
house-seated = { $seat } (the house)
list-empty = –
# In the picture of a hand; in a replay it is the hand of { $seat }.
your-hand = Your hand
hand-of = { $seat }’s hand

### What happens at a table

table-joined = { $who } joins the table.
table-word-added = { $who } adds a word to the shuffle.
table-left = { $who } leaves the table.
table-left-to-house = { $who } leaves the game. { $seat } takes over the seat.
table-begun = { $game } begins. Have fun!
table-house-played = { $seat } ran out of time, so the house moves for them.
table-house-moves = The house moves for { $seat }.
table-covered = { $seat } is away.
table-back = { $seat } is back.
table-taken = { $who } takes over the seat of { $former }.
table-pace = New pace: { $pace }.
table-part = ### { $part }
table-took-back = { $seat } takes this back: “{ $what }”{ $later ->
    [0] { "" }
    [one] { " " }One move after it is taken back too.
   *[other] { " " }{ $later } moves after it are taken back too.
}
table-asks-back = { $seat } asks to take back: “{ $what }”
table-back-refused = { $who } says no: { $seat } can’t take that move back.
table-back-withdrawn = { $seat } no longer asks to take the move back.
table-request-dropped = The game goes on, so the request to take a move back is over.
table-a-move = a move.
table-conceded = Everybody else has given up, so the win goes to { $seats }.
table-ended-by = { $who } has ended the game.
table-ended-mod = A moderator has ended the game.
table-ended-vote = The people at the table have ended the game.

closed-all-left = Everybody has left, so the table is closed.
closed-all-away = Everybody was away, so the table is closed.
closed-nobody-back = Nobody came back for a week, so the table is closed.
closed-never-started = Nobody started this game for a day, so the table is closed.
closed-frozen = I couldn’t read this table, so it was closed without a result. Nothing was deleted.

### Why something was not done

refusal-already-seated = You already have a seat at this table.
refusal-table-full = { $seats ->
    [one] The only seat is taken.
   *[other] All { $seats } seats are taken.
}
refusal-no-house = The house has no seat at this table.
refusal-no-such-option = This game has no option “{ $option }”. There are { $options }.
refusal-bad-option = The option “{ $option }” takes { $fits }, not “{ $value }”.
refusal-no-such-game = I know no game called “{ $game }”. You can play { $games }.
refusal-seat-count = { $spread ->
    [0] { $most ->
        [one] This game is for one player
       *[other] This game is for exactly { $most } players
    }
   *[other] This game is for { $least } to { $most } players
}; { $have ->
    [one] one seat is taken
   *[other] { $have } seats are taken
}.
refusal-no-partners = There are no partners here: everybody plays alone.
refusal-only-host = Only the host, { $host }, can do that.
refusal-only-host-starts = Only the host, { $host }, can start now. If nothing happens here for { $minutes } minutes, anybody seated can.
refusal-only-host-ends = Only the host, { $host }, or a moderator can end this game.
refusal-end-by-vote = You play with others, so the game ends when most of you want it: press “{ ui-wish-end }” under “{ ui-more }”.
refusal-only-host-closes = Only its host or a moderator can close this table.
refusal-not-seated = You have no seat at this table.
refusal-not-away = This seat is yours already: the house does not play for you.
refusal-not-away-others = Only { $seats } can come back with this button: the house does not play for you.
refusal-no-abandoned-seat = No seat has been given up here.
refusal-other-hand = You have seen the hand of a seat that is taken now, so you cannot take another one.
refusal-no-such-pace = That is the last pace in this direction.
refusal-watch-seated = You play here: your hand shows you more than watching would.
refusal-watch-off = The host has turned watching off. The table’s message still shows the game.
refusal-watch-full = { $most } people are watching already, the most there can be. The table’s message shows the same.
refusal-takeback-gone = That can’t be taken back any more: it has been already, somebody said no, or something hidden was shown since.
refusal-takeback-unasked = Nobody asks to take a move back any more.
refusal-takeback-asks = You can’t take that back alone any more. “{ ui-takeback-ask }” asks the others.
refusal-takeback-asked = You have asked already. The others answer in their hands, or at the table.
refusal-takeback-agreed = You have allowed it already. The others are still asked.
refusal-takeback-other = Somebody asks to take another move back. Answer that first.
refusal-not-your-turn = It’s not your turn. Waiting for { $seats }.
refusal-nothing-asked = There’s nothing for you to do right now.
refusal-not-offered = You can’t make that move right now.
refusal-stale = That was already decided, so nothing was changed.
refusal-went-back = A move was taken back meanwhile. This is how things stand now.
refusal-old-control = That button is out of date. Use /table to show the current one.
refusal-too-late-to-write = Sorry, I opened that too slowly. Please press the button again.
refusal-too-soon = Too early. You can do this from
refusal-replay-running = A game can be replayed once it is over. /history leads to earlier ones.
refusal-replay-none = No game was played at the last table here. /history leads to earlier ones.
refusal-not-shared = This game’s server does not share its replays with other servers.
refusal-sharing-off = This server does not share replays. People who manage it can allow that in /settings.
refusal-no-such-code = No game has the code “{ $code }”. A code looks like HR-7K2P-9WXM, and it ends when its game is deleted.
refusal-too-many-codes = You can try { $most } codes a minute. Please wait a minute.
refusal-nothing-moves = Nothing that can be seen has moved before this step. Go on some steps and press again.
refusal-too-many-moving = I can draw { $most } moving pictures a minute for you. Please wait a minute.
refusal-too-many-shown = You can show everybody something { $most } times a minute. Please wait a minute.
refusal-may-not-write = You can’t write in this channel, so you can’t show anything here either.
refusal-play-on-over = The game is over at this step. Go back a step and play on from there.
refusal-dm-closed = A private table is played in direct messages, and I can’t send you any. Allow them in your privacy settings for this server and press again.
refusal-no-word = Write a word with at least one visible character.
refusal-record-secret = The deal can be checked once the game is over.
refusal-no-record = Nothing is kept from which this game could be checked or watched again.
ui-gained = New in your hand: { $cards }
ui-since = Since your last turn:
ui-since-start = Since the game began:
ui-since-own = Since your last move:
ui-since-more = { $count ->
    [0] some is left out: see “{ ui-story }”
   *[other] { $count } left out at “…”: see “{ ui-story }”
}
ui-panel-ends = This panel can’t follow the game any longer. Press the button for a new one.
# The time follows.
ui-early = A little early: your move waits until
# On a button, after its name.
ui-in-seconds = in { $seconds } s
refusal-no-table-here = There is no table in this channel. Open one with /play.
refusal-no-such-table = That table no longer exists.
refusal-not-begun = The game has not begun yet.
refusal-already-begun = The game has already begun.
refusal-table-over = This game is over.
refusal-frozen = I can’t read this table’s saved game, so it is on hold. Nothing was deleted; please tell the person who runs this bot.
refusal-frozen-no-game = This table plays “{ $game }”, which I don’t have. It is on hold; nothing was deleted.
refusal-frozen-damaged = This table’s saved game is damaged, so it is on hold: nobody should play on with wrong cards. Nothing was deleted.
refusal-no-table-of-yours = You have no seat at any table right now.
refusal-not-your-panel = That panel belongs to another seat.
refusal-unread-move = I don’t understand the move “{ $move }”. Type /move and pick one from the list.
refusal-long-text = A text in a command can have { $most } characters at most.
refusal-no-such-rule = This game has no rule “{ $section }”.
refusal-options-form = I don’t understand “{ $text }”. Options look like this: house=sleepy
refusal-only-server = This only works in a channel of a server.
refusal-not-member = My commands are installed here, but I’m not on this server. People who manage it can add me: my profile has the button “Add App”.
refusal-permissions = I can’t play in this channel yet. Please give me: { $permissions }.
refusal-closing = I’m about to restart. Every table is safe; please try again in a minute.
refusal-hosts-many = You already host { $most ->
    [one] a table, and this server allows no more. End it
   *[other] { $most } tables, the most this server allows. End one
} with /end first.
refusal-server-full = { $most ->
    [one] One table is
   *[other] { $most } tables are
} open on this server, the most it allows. A manager can raise that with /settings.
refusal-too-many-commands = That was more than { $most } commands in a minute. Please try again a little later.

### The lobby

# The people of the game before follow.
ui-rematch-missing = They played the last game and can join:
ui-seats-taken = { $have } of { $most } seats taken
ui-needs-more = { $count ->
    [one] One more player is needed: “{ ui-house }” fills the seat.
   *[other] { $count } more players are needed: “{ ui-house }” fills the seats.
}
ui-needs-people = { $count ->
    [one] One more player is needed.
   *[other] { $count } more players are needed.
}
ui-ready-to-start = Ready: { $host } can start the game.
ui-join = Join
ui-leave = Leave
ui-house = Add the house
ui-unhouse = Remove the house
ui-partners = Change partners
ui-partners-are = Partners: { $seats }
ui-start = Start
ui-options = Options
table-chosen = Chosen at this table: { $options }.
ui-options-passed = { $host } is the host now and chooses the options.
ui-game-decides = automatic
ui-on = On
ui-off = Off
ui-opened = The table is open. Have fun!
ui-seated = You sit at the new table. Its host, { $host }, chooses the options and starts the game.
ui-seated-already = You’re in already, at the new table:
ui-left = You have left the table.
ui-leave-sure = Leave this game? The house plays on for you. You can come back as long as it plays.
ui-leave-rests-sure = Leave this game? The others are away: it rests until somebody is back. You can come back, too.
ui-leave-closes-sure = Leave? Nobody else is left, so the table is closed without a result.
ui-leave-lobby-sure = Leave this table before the game starts?
ui-concede-sure = Leave and give up? The game ends, and the win goes to { $seats }.
ui-result-counts = The result counts for you.
ui-end = End the game
ui-end-sure = End this game for everybody, without a result?
ui-end-vote-sure = End this game without a result? It ends once most of the people at the table want it. Who has been away for a day, or has not moved for three days where there is no time limit, does not count.
ui-close-sure = Close this table, which I can’t read, for everybody and without a result?
ui-close = Close the table
ui-frozen-close = The host or a moderator can close it with /end; then the channel is free again.

ui-pace = Pace
ui-pace-live = Live
ui-pace-live-hint = Everybody is online: 90 seconds per move, 25 to 40 for a short question.
ui-pace-relaxed = Relaxed
ui-pace-relaxed-hint = Over a day: 6 hours per move, 1 to 5 minutes for a short question.
ui-pace-slow = Slow
ui-pace-slow-hint = Over several days: 2 days per move, 6 hours for a short question.
ui-pace-none = No time limit
ui-pace-none-hint = The game waits for every move.

ui-strength = Strength of the house
ui-strength-sharp = Sharp
ui-strength-sharp-hint = Thinks hard and forgets nothing.
ui-strength-human = Like a person
ui-strength-human-hint = Thinks briefly and forgets now and then.
ui-strength-sleepy = Sleepy
ui-strength-sleepy-hint = Hardly thinks and forgets a lot.

ui-tempo = Speed of the house
ui-tempo-brisk = Brisk
ui-tempo-brisk-hint = About a second per move.
ui-tempo-calm = Calm
ui-tempo-calm-hint = Slow enough to follow every move.

ui-takebacks = Taking back moves
ui-takebacks-unrated = Where no ratings count
ui-takebacks-unrated-hint = In games with the house, and in games that count for no ranking.
ui-takebacks-always = Allowed
ui-takebacks-always-hint = In every game, also where it counts.
ui-takebacks-never = Not allowed
ui-takebacks-never-hint = A move is a move.

### The table and the hand

ui-hand = My hand
ui-move = My move
ui-read = Table as text
ui-readhand = Hand as text
ui-story = What happened
ui-story-none = Nothing has happened yet. Come back after the first move.
ui-account = How was that counted?
ui-account-none = Nothing has been counted yet. Points are shown here once a round is scored, in some games only at the end.
ui-account-over = No points were counted in this game.
ui-cards-menu = What is this? { $first } … { $last }
ui-cards-menu-one = What is this? { $first }
ui-cards-open = Choose something that lies open to read what it is.
ui-cards-found = These have “{ $query }” in their name:
refusal-no-such-card = This game has no card called “{ $card }”. As you type, its cards are offered to you.
ui-cards = Cards
ui-hint = Suggest a move
ui-hint-sure = **A hint has a price here.** With it, this game can’t raise your rating or count as a win on the leaderboard. If it lowers your rating, that still counts. Nothing changes for the others. Nobody is told during the game; the result will say it.
ui-hintnow = Show me the hint
ui-hint-is = The house would:
ui-hint-why = The house judges this best here; no single reason stands out.
ui-hint-only = You have no other choice.
ui-hint-free = This doesn’t count as a hint.
ui-hint-left = { $count ->
    [0] That was your last hint in this game.
    [one] One hint left in this game.
   *[other] { $count } hints left in this game.
}
ui-hints = Hints
ui-hints-none = None
ui-hints-none-hint = Everybody thinks for themselves.
ui-hints-three = Three each
ui-hints-three-hint = On your turn you can ask what the house would do.
ui-hints-any = As many as you like
ui-hints-any-hint = Good for a first game.
ui-hints-cap = but with one the game can’t raise your rating
ui-hints-taken = { $count ->
    [one] one hint
   *[other] { $count } hints
}
refusal-hint-not-asked = You can ask for a hint when it’s your turn.
refusal-hint-none = I have no hint here: there is nothing to choose, or it’s about what you remember.
refusal-hint-late = That was decided while I was thinking, so the hint isn’t counted.
refusal-hint-busy = The house is thinking about many games. Please ask again in a minute; nothing was counted.
refusal-hint-failed = I couldn’t work out a hint. Nothing was counted.
refusal-hints-off = There are no hints at this table.
refusal-hints-used = You’ve had all { $most } hints of this game.
ui-look-at-table = Go to the table
ui-play = Play
ui-rules = Rules
ui-learn = Learn
ui-learn-step = Step { $step } of { $steps }
ui-learn-right = Right!
ui-learn-clever = Clever!
ui-learn-wrong = Not this one: try another!
ui-learn-undone = Already undone: below, everything is as it was before.
ui-learn-try = Now try it yourself: a short game against the house at its easiest, in your direct messages. It counts for nothing, and you can end it at any time.
ui-lessongame = Play a short game
ui-tip = Tip:
ui-tipsoff = No more tips
ui-tips-are-off = Tips are off. You can turn them on again with /me.
ui-rematch = Play again
ui-rematchset = Change options
ui-back = Back
ui-takeback = Take back
ui-takeback-ready = Not yet
ui-takeback-later = { $later ->
    [one] Take back my move and the one after it
   *[other] Take back my move and { $later } after it
}
ui-takeback-ask = Ask to take back my last move
ui-takeback-allow = Allow
ui-takeback-refuse = No
ui-takeback-withdraw = Withdraw the request
ui-takeback-asked = You ask to take back: “{ $what }”{ $later ->
    [0] { "" }
    [one] { " " }One move after it is taken back too.
   *[other] { " " }{ $later } moves after it are taken back too.
} Everybody who is here must allow it, in their hand or at the table.
ui-takeback-wanted = { $seat } asks to take back: “{ $what }”{ $later ->
    [0] { "" }
    [one] { " " }One move after it is taken back too.
   *[other] { " " }{ $later } moves after it are taken back too.
} Everybody who is here must allow it.
ui-return = I am back
ui-take = Take over a seat
ui-more = More
ui-more-hint = The time for a move changes once everybody here wants it; to end the game, most are enough. What you want is green: press it again to take it back.
ui-watch = Watch
ui-watchon = Go on watching
# The time follows.
ui-watch-until = Follows the game a few seconds behind. Discord lets this panel follow until
ui-watch-stopped = The host has turned watching off. The table’s message still shows the game.
ui-watching = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
}
ui-watchable-off = Turn watching off
ui-watchable-on = Turn watching on
ui-wish-faster = Faster
ui-wish-slower = Slower
ui-wish-end = End the game
# Who wants it, how many do, and how many it takes.
ui-wish-faster-by = Faster, less time for a move: { $seats } ({ $have } of { $need })
ui-wish-slower-by = Slower, more time for a move: { $seats } ({ $have } of { $need })
ui-wish-end-by = End the game: { $seats } ({ $have } of { $need })
ui-wish-ends = if nobody else is back by then, it ends
ui-wish-back-by = { $seat } asks to take back: “{ $what }”{ $later ->
    [0] { "" }
    [one] { " " }One move after it is taken back too.
   *[other] { " " }{ $later } moves after it are taken back too.
} { $have } of { $need } agree ({ $seats })
ui-wish-answer = Your vote: press “{ ui-more }” below.
ui-wish-voted = You have voted. To take it back, press “{ ui-more }” below.
ui-confirm = Confirm
ui-turn-of = Waiting for { $seats }.
ui-turn-of-house = Waiting for the house ({ $seats }).
ui-turn-of-house-held = The house ({ $seats }) is waiting for answers.
ui-your-turn = It’s your turn.
ui-until = until
# A time follows.
ui-from = from
# In a question that opens only then; a time of day follows.
ui-possible-from = possible from
ui-still-asked = Still to answer: { $seats }
ui-goes-on = goes on by itself at
ui-ping = It’s your turn.
ui-passes-for-you = You have nothing to play here, so I pass for you shortly.
ui-waits-for-you = Waiting for you.
ui-may-press = Anything to do? If not, press “{ $label }”.
# The time follows: “in 30 seconds”.
ui-warning = It’s your turn. You have time until
# What was played follows.
ui-away = Your time ran out, so the house moved for you.
ui-time-up = Time was up, so I pressed “{ $label }” for you.
ui-away-seat = The seat is still yours. If your time runs out next time too, the house plays for you until you are back.
ui-rests = Everybody is away. The game goes on as soon as somebody is back.
ui-covered = The house plays for you until you are back.
ui-covers = The house plays for { $seats } until they are back.
# “5 minutes ago: Waiting for Ann.” follows.
ui-as-of = As of
ui-asked-here = When you’re asked, your choices appear here. “{ ui-refresh }” shows how things stand now.
ui-asked-besides = You’re asked something, though it’s not your turn: please choose below.
ui-refresh = Refresh
ui-nothing-to-do = The game goes on by itself in a moment.
ui-fair = Fair deal
ui-fair-how = Before anybody sat down the bot drew a secret and posted its fingerprint, so it cannot take another one. Everybody who joins adds the number that Discord gives to their click, and can add a word. The shuffle is made from the secret and all of that together, so nobody can choose it: not the bot, not a player. When the game is over the secret is shown, and anybody can shuffle again and compare. Press Start, and nothing can change any more.
ui-fair-lobby = Fair deal: fingerprint { $hash }… · /fair says what it means
ui-deal-hash = Fingerprint (SHA-256 of the secret): `{ $hash }`
ui-deal-seed = The secret, shown now that the game is over: `{ $seed }`
ui-fair-added = { $seat }: click { $number }
ui-fair-added-word = { $seat }: click { $number } and a word (its SHA-256: { $word })
ui-fair-started = Start: click { $number }
ui-fair-fits = Checked: the secret fits the fingerprint, and the cards were dealt from it.
ui-fair-broken = This does not fit: the cards were dealt from something else.
ui-record = Download
ui-record-how = The whole game as a file. `uv run python -m engine.verify hedgerow-{ $game }-{ $table }.json` checks the deal, every move and the result with the rules alone.
ui-word = Add a word
ui-word-label = Your word
ui-replay = Replay
ui-replay-step = Step { $step } of { $steps }
ui-replay-first = First
ui-replay-back = Back
ui-replay-next = Next
ui-replay-turn = Next turn
ui-replay-last = Last
ui-replay-jump = Jump to …
ui-replay-view = Seen by …
ui-replay-open = All hands open
ui-replay-onlooker = As onlookers saw it
ui-replay-seat = As { $seat } saw it
ui-replayshow = Show everybody
ui-shown-by = Shown by { $who }
ui-share = Share
ui-share-code = Anybody can watch this game with `/replay code:HR-{ $first }-{ $second }`, on every server that I’m on.
ui-moving = Moving picture
ui-playon = Play on from here
ui-playon-menu = Your seat …
ui-playon-seat = Which seat do you take? The house plays all others.
ui-private-opened = Your private table is open:
ui-private-hello = **A private table:** you play, the house has all other seats, and nothing counts. It waits for you for a week.
ui-private-taken = You already have a private table. Play on there, or give it up for a new one:
ui-private-replace = Replace it
ui-occupied = This channel has a table already, { $game }:
ui-resting = Everybody there has been away for more than an hour, so you can close it.
ui-play-in-thread = Play in a thread
ui-opened-thread = The table is open in a thread of its own:
ui-which-table = You sit at several tables. Which one do you mean?
ui-paused = The game is paused: I’m not allowed to write in its channel. It resumes once I am.
ui-channel-gone = The channel of this game was deleted. Play on here; after a week without a move the game ends.
ui-restart-soon = I’ll restart for about a minute, and nothing is lost:
ui-restarting = I’m restarting and will be back in a minute. Nothing is lost.

# /admin, for the person who runs the bot.
ui-admin-since = Running since
ui-admin-archive = Tables are kept in { $archive }
ui-admin-counts = Unfinished tables: { $tables } · servers: { $servers } · shards: { $shards }
ui-admin-latency = Answer of Discord’s gateway: { $latency } ms
ui-admin-behind = Messages that wait to be updated: { $waiting }, the oldest for { $seconds } s
ui-admin-invite = Invite the bot to a server
ui-admin-tables = Unfinished tables: { $tables }
ui-admin-lobby = lobby
ui-admin-play = in play
ui-admin-frozen = frozen
ui-admin-newer = Newer tables
ui-admin-older = Older tables
ui-admin-told = The restart is announced. Tables that say so: { $tables }
ui-admin-withdrawn = The restart is no longer announced. Tables in play: { $tables }

ui-ended = This game has ended.
ui-seat-left = You have left this seat. Thank you for playing!
ui-left-over = The game you left is over.

### Games and rules

ui-games = Games
ui-game-entry = **{ $title }** · { $blurb }
    -# { $spread ->
        [0] { $most }
       *[other] { $least }–{ $most }
    } players · { $shortest }–{ $longest } minutes
ui-rules-more = Pick a rule, or ask with /rules for a number or a word.
ui-rules-menu = Rules { $first } to { $last }
ui-rules-found = “{ $query }” is in these rules. Pick one:

### The end

ui-feat-streak = { $seat } has won { $wins } games in a row.
ui-feat-new-best = New best of { $seat } against the house: { $score } { $unit } (before: { $former }).
ui-feat-best = Best of { $seat } against the house: { $score } { $unit }.
ui-feat = **{ $title }** ({ $how })
ui-feat-first = 🏅 { $seat }, for the first time: { $feats }
ui-feat-again = 🏅 { $seat }, again: { $feats }
# The stroke keeps Discord from making a numbered list of places: it would count by itself, and
# places may be shared.
ui-place = { $place }\. { $seat } – { $score } { $unit }
ui-place-conceded = { $place }\. { $seat }

# The result card, a picture. `{ $who }` is a name.
ui-result-wins = wins!
ui-result-wins-again = wins, { $wins } in a row!
ui-result-win-together = win together!
ui-result-share = share the win!
ui-result-draw = play a draw!
ui-result-unit = { $score ->
    [one] point
   *[other] points
}
ui-result-players = { $players } players
ui-result-minutes = { $players } players · { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}
ui-result-row = { $place }: { $who } { $score }
ui-result-row-place = { $place }: { $who }
ui-result-alt = { $game }: { $reason } { $places }.
ui-result-alt-moment = { $game }: { $reason } { $moment } { $places }.
ui-last-moves-alt = The last moves of the game, as a moving picture.

### Direct messages

ui-dm-unread = I read what you write here as a move, but I don’t understand “{ $move }”.
ui-dm-examples = You can write, for example:
ui-dm-which = What exactly? That could be several moves.
ui-dm-help = /hand shows your hand again, and /move suggests your moves as you type.
ui-dm-no-table = You have no seat in a game right now. When you play, you can write your moves to me here. /games shows what there is to play, and /learn teaches you a game.
ui-moved = Done.
ui-move-begun = Choose the rest in your hand.
ui-dm-closed = I can’t send you direct messages. Press “{ ui-hand }” at the table to see your cards privately.
ui-dm-off = Done: no more cards by direct message. Press “{ ui-hand }” at the table.

### When something is wrong

ui-apology = Sorry, something went wrong on my side. Your table is safe and no move is lost. Please try again in a moment.

perm-view-channel = View Channel
perm-send-messages = Send Messages
perm-send-messages-in-threads = Send Messages in Threads
perm-create-public-threads = Create Public Threads
perm-attach-files = Attach Files
perm-read-message-history = Read Message History

### Leaderboards

ui-board-rating = Rating
ui-board-gained = Gained
ui-board-games = Games
ui-board-wins = Wins
ui-board-head = { $season } · { $sort }
ui-board-head-channel = { $season } · this channel · { $sort }
ui-board-of-channel = { $season } · this channel
ui-sort-rating = by rating
ui-sort-gained = by points gained
ui-sort-wins = by wins
ui-sort-games = by games
ui-season-all = All time
all-title = All games
ui-period-day = Today (UTC)
ui-period-week = This week (UTC)
ui-period-month = This month (UTC)
ui-season-named = { $name }
ui-season-number = Season { $number }
ui-season-running = { $season } (running)
ui-board-unwritten = (name in the text version)
ui-board-provisional = ? provisional: fewer than { $games } rated games
ui-board-alt = { $title }, { $head }: places { $first } to { $last }, { $people ->
    [one] one person
   *[other] { $people } people
} in all. At the top of this page: { $seat }, { $value }.
ui-board-number = { NUMBER($rating, useGrouping: 0) }
ui-board-row = { NUMBER($place, useGrouping: 0) }\. { $seat } – { NUMBER($rating, useGrouping: 0) } ± { $within } · { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $wins ->
    [one] { $wins } win
   *[other] { $wins } wins
}
ui-board-row-provisional = { NUMBER($place, useGrouping: 0) }\. { $seat } – { NUMBER($rating, useGrouping: 0) }? ± { $within } · { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $wins ->
    [one] { $wins } win
   *[other] { $wins } wins
}
ui-board-row-gained = { NUMBER($place, useGrouping: 0) }\. { $seat } – { $gained }, now { NUMBER($rating, useGrouping: 0) } · { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $wins ->
    [one] { $wins } win
   *[other] { $wins } wins
}
ui-board-own = **{ $row }** (you)
ui-board-gap = …
ui-board-empty = Nobody has finished a rated game of { $game } here yet. Open a table with /play and be the first!
ui-board-empty-here = Nobody has finished a rated game here yet. Open a table with /play and be the first!
ui-board-empty-then = Nobody has finished a rated game here in this time yet. Open a table with /play and be the first!
ui-board-not-on = You’re not on this board yet. Finish a rated game of { $game } with other people to appear here.
ui-board-not-on-here = You’re not on this board yet. Finish a rated game with other people to appear here.
ui-board-hidden = Only you can see your row: you have hidden yourself from leaderboards. /privacy show lists you again.
ui-board-page = Page { $page } of { $pages }
ui-board-words = As text
ui-board-picture = As a picture
ui-board-mine = My place
ui-board-game = Choose a game
ui-board-when = Choose a time
ui-wall-kept = Kept up to date · last change
ui-wall-pinned = The leaderboard appears in { $channel } within a minute, and I redraw it after rated games. /boards list shows all of them.
ui-walls = Leaderboards on the wall
ui-walls-none = No leaderboard hangs here yet. /boards pin puts one up in a channel.
ui-wall-season = The season
ui-wall-soon = Appears within a minute.
ui-wall-link = Go to it
ui-wall-down = Take it down
ui-wall-deleted = Its message was deleted twice, so I leave it. /boards pin puts it up again.
ui-wall-channel-gone = Its channel is gone. Take it down here, or /boards pin puts up another.
ui-wall-permissions = I can’t show it there any more. Please give me: { $permissions }.

### What somebody has played

ui-profile-rating = **{ $game }** · { NUMBER($rating, useGrouping: 0) } ± { $within }, place { $rank }
ui-profile-rating-alone = **{ $game }** · { NUMBER($rating, useGrouping: 0) } ± { $within }
ui-profile-provisional = **{ $game }** · { NUMBER($rating, useGrouping: 0) }? ± { $within }, still provisional
ui-profile-unrated = **{ $game }** · no rated game yet
ui-profile-played = { $played ->
    [one] One game
   *[other] { $played } games
}, { $won ->
    [0] none won
    [one] one won
   *[other] { $won } won
}
ui-profile-ended = { $ended ->
    [one] one ended early
   *[other] { $ended } ended early
}
ui-profile-streak = { $streak ->
    [one] won the last game
   *[other] { $streak } wins in a row
}
ui-profile-longest = longest run of wins: { $longest }
ui-profile-opponents = Most often at the table with { $opponents }
ui-profile-opponent = { $name } ({ $played ->
    [one] one game
   *[other] { $played } games
}: { $ahead } ahead, { $behind } behind)
ui-profile-empty = No finished game on this server yet. /play opens a table.
ui-profile-empty-other = { $name } hasn’t finished a game on this server yet.
ui-profile-hidden = { $name } keeps their results private.
ui-profile-only-you = Only you can see this: you have hidden yourself.
ui-medal-first = 🥇 { $season }: first in { $game }
ui-medal-second = 🥈 { $season }: second in { $game }
ui-medal-third = 🥉 { $season }: third in { $game }
ui-medal-newcomer = 🌱 { $season }: best newcomer
ui-medal-improved = 📈 { $season }: most improved
ui-medal-host = 🪑 { $season }: most tables hosted
ui-medals-more = and { $medals ->
    [one] one earlier medal
   *[other] { $medals } earlier medals
}
ui-curve-alt = The rating in { $game } over { $games } rated games: from { NUMBER($first, useGrouping: 0) } to { NUMBER($last, useGrouping: 0) } ± { $within }, { NUMBER($low, useGrouping: 0) } at the lowest and { NUMBER($high, useGrouping: 0) } at the highest.
ui-curve-alt-both = { $first } { $second }
ui-curve-of = Curve: { $game }
ui-profile-feats = 🏅 { $have } of { $all } feats: { $feats }
ui-profile-feat = { $times ->
    [one] { $title }
   *[other] { $title } ({ $times } times)
}
ui-profile-times = × { $times }
ui-feats-alt = Feats in { $game }: { $feats }.
ui-feats-alt-missing = Feats in { $game } that are still missing: { $feats }.
ui-feats-alt-one = { $title } ({ $how })

ui-versus-title = { $first } and { $second }
ui-versus-game = { $game }: { $played ->
    [0] never against each other
    [one] one game
   *[other] { $played } games
}{ $played ->
    [0] {""}
   *[other] {" "}· { $first } ahead in { $ahead }, { $second } in { $behind }
}{ $level ->
    [0] {""}
   *[other] , level in { $level }
}{ $partners ->
    [0] {""}
   *[other] {" "}· partners in { $partners }
}
ui-versus-ahead = { $ahead ->
    [0] never ahead
    [one] ahead once
   *[other] ahead { $ahead } times
}
ui-versus-alt = Who was ahead how often. { $games }.
ui-versus-latest = The latest games
ui-versus-empty = You and { $name } haven’t finished a game together on this server yet. /play opens a table.

ui-history-empty = You haven’t finished a game of { $game } on this server yet. /play opens a table.
ui-history-empty-other = { $name } hasn’t finished a game of { $game } on this server yet.
ui-history-title = The last games of { $name }
ui-history-place = place { $place } of { $seats }
ui-history-shared = shared place { $place } of { $seats }
ui-history-ended = ended early
ui-history-unrated = not rated
ui-history-hints = with hints
ui-history-with = with { $people }
ui-history-link = Result
ui-history-older = Older games
ui-history-newest = Newest games

### Ratings on a result

ui-place-left = { $who }, then { $seat }
ui-rated = { NUMBER($rating, useGrouping: 0) } ({ $change })
ui-rated-provisional = { NUMBER($rating, useGrouping: 0) }? ({ $change })
ui-rated-kept = rating not raised after a hint
ui-change-up = +{ $change }
ui-change-down = −{ $change }
ui-change-none = ±0
ui-handsopen = All hands
ui-hand-seen = Hand of **{ $seat }**:

unrated-ended = Not rated: the game was ended early.
unrated-direct = Not rated: it was played in direct messages, not on a server.
unrated-house = Not rated: the house played. Only games among people count.
unrated-twice = Not rated: somebody had more than one seat.
unrated-alone = Not rated: everybody was on the same side.
unrated-covered = Not rated: somebody made too few of their moves themselves.
unrated-short = Not rated: the game was too short.
unrated-familiar = Not rated: this group has played its rated games for today. Tomorrow’s games count again.

### Seasons and what a server chooses

ui-season-start-sure = Start the season “{ $season }”? Every game that ends from then on counts for it, and for all time. Ratings are carried over: everybody starts with theirs of all time, but less certain, so it moves faster.
ui-season-close-sure = Close the season “{ $season }”? Its boards stay as they are then, and its best get their medals. Games that are still running count for all time, and for the next season if one has begun by their end.
ui-season-started = The season “{ $season }” has begun. Ratings are carried over from all time, only less certain (a larger ±), so they move faster at first. Good luck to everybody!
ui-season-closed = The season “{ $season }” is closed. You can still see it with /leaderboard.
ui-season-over = The season “{ $season }” is over. Congratulations!
ui-season-runs = The season “{ $season }” has been running since
ui-season-ends = It ends by itself:
ui-season-carried = Ratings are carried over from all time, only less certain.
ui-season-rule-manual = Seasons begin and end by hand, with /season start and /season close.
ui-season-rule-monthly = A season ends with each month, by UTC, and the next one begins at once.
ui-season-rule-quarterly = A season ends with each quarter of the year, by UTC, and the next one begins at once.
ui-season-podium = Its podium appears in
ui-season-podium-gone = That channel is gone. Choose another one with /season rule.
ui-season-champions = Its champions get the role
ui-award-newcomer = 🌱 Best newcomer: { $names } ({ NUMBER($value, useGrouping: 0) })
ui-award-improved = 📈 Most improved: { $names } (+{ $value })
ui-champions-gone = The champions’ role is gone. Choose another one with /season champions.
ui-champions-permission = I can’t give the champions their role: please give me the permission Manage Roles.
ui-champions-managed = Nobody can be given the role { $role }. Choose another one.
ui-champions-above = I can’t give the role { $role }: drag my own role above it in the server’s settings.
ui-champions-later = Discord didn’t let me change the champions’ role just now. Please give it by hand.
ui-champions-untaken = I couldn’t take your champions’ role on a server. Please ask somebody who manages it.
ui-award-host = 🪑 Most tables hosted: { $names } ({ $value ->
    [one] one rated game
   *[other] { $value } rated games
})
# Only for who manages the server. It never says that somebody has cheated.
ui-findings = **Worth a look** (only people who manage this server can see it). It may well be chance, and I change nothing because of it.
ui-findings-turns = { $people } took turns winning, { $count } games in a row.
ui-findings-short = { $people }: { $count } games were shorter than any game played to its end.
# The podium of a closed season: the text alternative, and how many games somebody won.
ui-podium-alt = { $season }, { $game }: { $places }.
ui-podium-row = { $place }: { $seat } { NUMBER($rating, useGrouping: 0) }
ui-podium-record = { $wins } of { $games } won
ui-recounted = { $results ->
    [one] One result was recalculated
   *[other] { $results } results were recalculated
}; { $differing ->
    [0] no rating changed.
    [one] one rating was corrected.
   *[other] { $differing } ratings were corrected.
} { $feats ->
    [0] No feats changed.
    [one] The feats of one game were corrected.
   *[other] The feats of { $feats } games were corrected.
}

refusal-hands-closed = All hands are shown once the game is over.
refusal-standings-server = Results belong to a server. Please ask in one of its channels.
refusal-versus-self = Choose somebody else: you only ever draw with yourself.
refusal-profile-bot = { $name } is a bot, and bots have no results.
refusal-manage-server = Only people who manage this server can do that.
refusal-only-owner = Only the person who runs this bot can do that.
refusal-season-open = The season “{ $season }” is still running. Close it first with /season close.
refusal-season-none = No season is running here. /season start begins one.
refusal-champions-role = You can only choose a role that you could give yourself: below your own, with the permission Manage Roles.
refusal-season-name = That name shows nothing. Write one that can be read, or leave it out: then the season gets a number.
refusal-season-name-long = That name is too long: { $most } characters at most, please.
refusal-no-such-season = I know no season “{ $season }” on this server.
refusal-show-hidden = You’ve hidden yourself, so I show this to nobody else. /privacy show lists you again.
refusal-no-channel-boards = This server has no boards for single channels. People who manage it can turn them on with /settings.
refusal-wall-channel = I need a text channel for that. Choose one with the option “channel”.
refusal-walls-many = That is enough: { $most } leaderboards at most. Take one down with /boards list.
refusal-wall-none = No leaderboard hangs in that channel. /boards list shows where they are.
refusal-wall-gone = That leaderboard was taken down already.
refusal-old-button = That button is out of date. Please use the command again.

### What is kept of somebody

ui-privacy-hidden = From now on you are hidden from leaderboards and profiles on every server. You still see your own row, and the people you play with still see the result at the table. If you have a champions’ role, you lose it for good.
ui-privacy-shown = You’re back on the leaderboards, with everything you have played.
ui-privacy-sent = I’ve sent you a direct message with everything I store about you.
ui-privacy-here = I can’t send you direct messages, so here is everything I store about you. Only you can see it.
ui-privacy-file = Everything I store about you, as a file. Nobody else is named in it.
ui-forget-sure = **Delete your data?**
    Your name and account are removed from every result, finished table and tournament, on all servers. Your ratings, seasons and settings are deleted.
    What stays: the others’ results. They show an unnamed player with your place and score, so that their ratings stay correct. Results in channels are redrawn without your name over time. Copies in other people’s direct messages stay, and so do podiums of seasons, what somebody has shown to everybody, and a result in a channel whose table I no longer store.
    This can’t be undone. If you play again, you start from zero.
ui-forget = Delete my data …
ui-forget-title = Delete my data
ui-forget-word = forget me
ui-forget-ask = To confirm, type: { $word }
ui-forget-done = Done: I have forgotten you. { $results ->
    [0] No result had your name.
    [one] Your name was removed from one result.
   *[other] Your name was removed from { $results } results.
}
ui-forget-unfinished = { $tables ->
    [one] One of your games is still running and needs your name until it ends.
   *[other] { $tables } of your games are still running and need your name until they end.
} Then use /privacy forget again.
refusal-forget-word = Nothing was deleted: you did not type “{ $word }”.

### What commands say of themselves

# A command, its options, their choices: `command-<command>-<option>-<choice>`, 100 characters at
# most each. The names that are typed are the same in every language.

command-play = Open a table in this channel
command-play-game = Which game
command-play-pace = How long the table waits for people
command-play-pace-live = { ui-pace-live }
command-play-pace-relaxed = { ui-pace-relaxed }
command-play-pace-slow = { ui-pace-slow }
command-play-pace-none = { ui-pace-none }
command-play-options = Options of the game, such as scoring=advanced
command-table = Post this channel’s table again at the end
command-leave = Give up your seat at this channel’s table
command-end = Close this channel’s table without a result
command-hand = Show your hand (only you see it)
command-move = Make your move by typing it
command-move-move = Your move: pick from the list or type it
command-games = What can be played here
command-learn = Learn a game step by step, for you alone
command-learn-game = Which game
command-card = What a card, tile or rule of a game is
command-card-game = Which game
command-card-name = The name of the card, or a part of it
command-rules = The rules of a game, rule by rule
command-rules-game = Which game
command-rules-section = A rule’s number or a word in it
command-leaderboard = Who plays best on this server
command-leaderboard-game = Which game (default: this channel’s)
command-leaderboard-when = Today, week, month or a season (default: all time)
command-leaderboard-sort = Ordered by rating, wins or games
command-leaderboard-sort-rating = { ui-sort-rating }
command-leaderboard-sort-wins = { ui-sort-wins }
command-leaderboard-sort-games = { ui-sort-games }
command-leaderboard-page = Which page
command-leaderboard-here = Only this channel’s board, if the server shows those
command-replay = Watch this channel’s last game again, step by step
command-replay-code = The code of a shared game, like HR-7K2P-9WXM
command-fair = How the cards of this table are dealt, and the proof
command-profile = What somebody has played on this server
command-profile-person = Whose profile (default: yours)
command-versus = How you and somebody else have done against each other
command-versus-person = The other person
command-history = The last games and how they ended
command-history-person = Whose games (default: yours)
command-history-game = Only one game
command-season = Start or close a season of the leaderboards
command-season-start = Start a season with boards of its own
command-season-start-name = The season’s name (default: its number)
command-season-close = Close the running season; its boards stay
command-season-rule = When seasons end by themselves, and where the podium appears
command-season-rule-rule = By hand, each month or each quarter
command-season-rule-rule-manual = By hand
command-season-rule-rule-monthly = Each month
command-season-rule-rule-quarterly = Each quarter of the year
command-season-rule-channel = Where the podium appears (default: here)
command-season-champions = Which role the champions of a season get
command-season-champions-role = The role; leave it out for none
command-season-show = The running season, its rule and its role
command-boards = Leaderboards that stay up to date in a channel
command-boards-pin = Put up a leaderboard in a channel
command-boards-pin-game = Which game (default: all games together)
command-boards-pin-when = Of which time (default: all time)
command-boards-pin-when-season = The running season, else the last one
command-boards-pin-when-month = This month (UTC)
command-boards-pin-when-all = { ui-season-all }
command-boards-pin-channel = Where (default: here)
command-boards-list = Where leaderboards hang, and what is wrong with any
command-boards-unpin = Take down the leaderboards of a channel
command-boards-unpin-channel = Which channel (default: this one)
command-tournament = Run a tournament on this server
command-tournament-open = Open a tournament in this channel
command-tournament-open-game = Which game
command-tournament-open-registration = How long people can join, such as 30m, 2h or 1d
command-tournament-open-format = Who plays whom (default: Swiss)
command-tournament-open-format-swiss = Swiss: all play each round, by standings
command-tournament-open-format-roundrobin = Round robin: everybody plays everybody
command-tournament-open-format-knockout = Knockout: the best of each table go on
command-tournament-open-size = People at a table
command-tournament-open-rounds = Rounds of a Swiss tournament (default: enough to find a winner)
command-tournament-open-advancing = Knockout: how many of each table go on
command-tournament-open-time = How long a table may take, such as 2h or 3d
command-tournament-open-pace = How long a table waits for a move
command-tournament-open-pace-live = { ui-pace-live }
command-tournament-open-pace-relaxed = { ui-pace-relaxed }
command-tournament-open-pace-slow = { ui-pace-slow }
command-tournament-open-pace-none = { ui-pace-none }
command-tournament-open-title = What it is called (default: its game)
command-tournament-open-options = Options of the game, such as scoring=advanced
command-tournament-start = Close the registration and begin now
command-tournament-cancel = Cancel this channel’s tournament
command-tournament-remove = Take somebody out of this channel’s tournament
command-tournament-remove-person = Who
command-admin = For the person who runs this bot
command-admin-status = How the bot is doing
command-admin-tables = All unfinished tables, the newest first
command-admin-close = Close a table without a result
command-admin-close-table = Its number in /admin tables
command-admin-restart = Tell the tables in play that the bot restarts
command-admin-restart-minutes = In how many minutes; 0 takes it back
command-ratings = For the person who runs this bot
command-ratings-recompute = Recalculate this server’s ratings and feats
command-privacy = What I store about you, and who can see it
command-privacy-hide = Hide me from leaderboards and profiles
command-privacy-show = List me on leaderboards again
command-privacy-export = Everything I store about you, as a file
command-privacy-forget = Delete everything I store about you

# Settings

language = English
ui-channel = #{ $name }
ui-me = Your settings, on every server
ui-me-hands = Cards by direct message
ui-me-hands-hint = Your hand comes to you when a game starts. “{ ui-hand }” at the table always shows it too.
ui-me-pings = When it’s your turn
ui-me-pings-hint = I tell you once you’ve been away for a minute.
ui-me-automatic = Answer for me
ui-me-automatic-hint = After a few seconds, so that others learn nothing from it.
ui-me-confirm = Ask before a move counts
ui-me-confirm-hint = I ask once more about moves that you click. Typed moves count at once.
ui-me-language = Language
ui-me-language-hint = Of everything that only you read.
ui-me-red-green = Colours for red-green weakness
ui-me-red-green-hint = Red gets darker and green bluer in your pictures.
ui-me-dark = Dark pictures
ui-me-dark-hint = Your pictures have dark colours.
ui-me-motion = Moving pictures
ui-me-motion-hint = Off: pictures at your tables stand still.
ui-me-tips = Tips in first games
ui-me-tips-hint = A few short hints beside your hand when a game is new to you.
ui-pings-server = As the server says
ui-pings-recent = Where I last played
ui-pings-table = At the table
ui-pings-dm = By direct message
ui-pings-none = Don’t tell me
ui-told-recent = Where they last played
ui-told-table = At the table
ui-told-dm = By direct message
ui-told-none = Tell nobody
ui-automatic-nothing = Never: always ask me
ui-automatic-passes = Only when all I can do is pass
ui-automatic-forced = Whenever there is only one thing I can do
ui-language-discord = As on Discord
ui-language-server = As this server has it on Discord
ui-settings = Settings of this server
ui-settings-page-tables = Opening tables
ui-settings-page-games = Games and ratings
ui-settings-channels = Channels for tables
ui-settings-channels-hint = Tables can be opened there and in their threads.
ui-settings-channels-all = Every channel
ui-settings-channels-gone = ⚠ A chosen channel has been deleted.
ui-settings-openers = Who can open tables
ui-settings-openers-hint = Everybody can join. People who manage the server can always open tables.
ui-settings-openers-all = Everybody
ui-settings-openers-gone = ⚠ The chosen role has been deleted, so only managers can open tables.
ui-settings-pace = Pace of new tables
ui-settings-pace-hint = The host can change it in the lobby.
ui-settings-language = Language of tables
ui-settings-language-hint = New tables use it. What only one person reads is in their language.
ui-settings-threads = Threads for tables
ui-settings-threads-hint = A thread keeps a table apart from the talk in its channel.
ui-threads-always = Always a new thread
ui-threads-taken = Offered when the channel has a table
ui-threads-never = Never
ui-settings-house = The house can take seats
ui-settings-house-hint = Off: people only play with each other. The house still stands in for absent players.
ui-settings-hints = A hint costs the rating gain
ui-settings-hints-hint = On: the rating of a player who takes one can fall, but not rise. Nothing changes for the others. For new tables.
ui-settings-pings = When it’s somebody’s turn
ui-settings-pings-hint = For everybody who has chosen nothing else with /me.
ui-settings-boards = Leaderboards of single channels
ui-settings-boards-hint = Beside those of the whole server. Earlier games count too.
ui-settings-shares = Replays on other servers
ui-settings-shares-hint = On: a code opens the replay of a game from here elsewhere, with everybody’s names and cards.
ui-settings-tables = Open tables at once
ui-settings-tables-hint = The most that this server allows.
ui-settings-hosted = Open tables of one host
ui-settings-hosted-hint = The most that one person can host at once, on all servers.
refusal-other-channel = Tables can be opened in { $channels } here, not in this channel.
refusal-channels-gone = The channels for tables were deleted. Somebody who manages this server can choose others with /settings.
refusal-no-access = You cannot see the channel of this game any more, so you cannot open a table there.
refusal-no-role = Only people with the role { $role } can open tables here. You can join theirs.
refusal-role-gone = The role that could open tables was deleted. Somebody who manages this server can choose another with /settings.
refusal-no-threads = This server has no tables in threads any more. Please choose another channel.
refusal-house-off = This server plays without the house. Invite somebody to join instead.
refusal-house-seated = This server plays without the house by now. Press “{ ui-unhouse }”, then start.
command-me = Your settings: cards by DM, pings, language, colours and more
command-settings = Settings of this server: channels, pace, language, who opens tables
ui-overview = Your tables
ui-overview-yours = **your turn** since
ui-overview-others = waiting for { $seats } since
ui-overview-behind = This list can be up to { $seconds } seconds behind the tables.
ui-overview-more = … and { $count ->
    [one] one more table
   *[other] { $count } more tables
}
ui-result = Result

# Tournaments

table-time-up = The time for this table is up: now there are 90 seconds per move, and the house takes the seats of those who are away.
closed-time-up = The time for this table was up and nobody was there, so it is closed.

refusal-no-tournament = I know no such tournament.
refusal-tournament-size = { $spread ->
    [0] Exactly { $most }
   *[other] { $least } to { $most }
} people can play this game at a table, not { $size }.
refusal-tournament-no-pairs = In a round robin two people sit at a table, but this game needs { $least }. Choose another format.
refusal-tournament-pairs = In a round robin two people sit at a table. Choose 2 people per table, or another format.
refusal-tournament-advancing = Fewer people must go on than the { $size } who sit at a table.
refusal-tournament-past = Registration must end in the future.
refusal-tournament-joined = You’re already registered.
refusal-tournament-full = { $most } people are registered, which is as many as a tournament can have.
refusal-tournament-over = This tournament is over.
refusal-tournament-begun = Registration for this tournament has ended.
refusal-tournament-not-in = You aren’t in this tournament.
tournament-too-few = { $people ->
        [0] Nobody registered, and it needs { $least } people.
        [one] Only one person registered, and it needs { $least }.
       *[other] Only { $people } people registered, and it needs { $least }.
    }
tournament-game-gone = I no longer have this game, so the tournament ends here.
tournament-thread-taken = Somebody has opened another table in the thread of table { $table }. Once that one is over, the tournament goes on.

tournament-permissions = I can’t open the tables: in this channel I need { $permissions }. I try again every five minutes.
tournament-no-threads = Discord doesn’t let me open threads here. I try again every five minutes.
tournament-channel-gone = The channel of this tournament is gone, so the tournament ends here.
tournament-cancelled-by = { $who } has cancelled it.

ui-minutes = { $count ->
    [one] one minute
   *[other] { $count } minutes
}
ui-hours = { $count ->
    [one] one hour
   *[other] { $count } hours
}
ui-days = { $count ->
    [one] one day
   *[other] { $count } days
}
ui-tourjoin = Join
ui-tourleave = Leave
ui-tourread = Standings as text
ui-tournament-named = { $title }
ui-tournament-title = Tournament: { $game }
ui-tournament-about = { $game } · { $size } at a table · { $time } per table
ui-tournament-swiss = Swiss system: everybody plays every round, with people who have done equally well.
ui-tournament-roundrobin = Round robin: everybody plays everybody once.
ui-tournament-knockout = { $count ->
    [one] Knockout: the winner of each table goes on.
   *[other] Knockout: the best { $count } of each table go on.
}
ui-tournament-until = Registration until
ui-tournament-registered = { $count ->
    [0] Nobody has registered yet.
   *[other] Registered ({ $count }):
}
ui-tournament-round = Round { $round }
ui-tournament-round-of = Round { $round } of { $rounds }
ui-tournament-final = { $rounds ->
    [one] Final standings after one round
   *[other] Final standings after { $rounds } rounds
}
ui-tournament-bye = Free this round:
ui-tournament-soon = opens soon
ui-tournament-absent = { $name } (absent)
ui-tournament-no-result = no result, no points
ui-tournament-cancelled = The tournament is cancelled.
ui-tournament-points = Points
ui-tournament-opponents = Opponents
ui-tournament-more = and { $count } more; the text version has everybody
ui-tournament-out = { $name } (out)
ui-tournament-left = { $name } (left the server)
ui-tournament-row = { $place }: { $name } – points: { $points }, wins: { $wins }
ui-tournament-alt = { $title }, { $round }: { $rows }.
ui-tournament-order = -# A table is worth one point: the share of the opponents you beat. With equal points, the points of the opponents decide, then wins, then who beat whom.
ui-tournament-table-open = { $title }, round { $round }, table { $table }: your game is open in this thread. You have { $time }; then the house plays for those who are away.
ui-tournament-opened = The tournament is open. I keep the message in this channel up to date.
ui-tournament-begins = Registration is closed, and the first tables open now.
ui-tournament-you-are-in = You’re in! I mention you when your first table opens:
ui-tournament-you-are-out = You’re out of this tournament.
ui-tournament-removed = { $name } is out of this tournament.
ui-tournament-is-cancelled = The tournament is cancelled. Tables in play go on.
ui-tournament-leave-sure = Leave “{ $title }”? You play no further round, and you can’t come back. The table you sit at goes on.
ui-tournament-cancel-sure = Cancel “{ $title }”? Nobody can undo that. Tables in play go on.
refusal-tournament-place = A tournament needs a text channel that takes threads.
refusal-tournament-channel = A tournament is running in this channel already. Cancel it first with /tournament cancel, or choose another channel.
refusal-tournament-none-here = No tournament is running in this channel.
refusal-tournament-other = { $name } isn’t in this tournament.
refusal-tournament-length = I can’t use “{ $text }” as a time here. Write it like 30m, 2h or 1d: registration takes a minute to 30 days, a table 10 minutes to 14 days.
