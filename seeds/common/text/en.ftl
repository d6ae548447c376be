# Words that every table shares. A game's own words are in seeds/<game>/text.
# `{ $seat }` and `{ $host }` are names; `{ $seats }` is a list of names, "A, B and C".

### People and seats

seat = { $seat }
seat-unnamed = Seat { $number }
somebody = somebody
# Begins a sentence in place of a name that shows nothing.
nameless = Somebody
house = { $number ->
    [1] House
   *[other] House { $number }
}
list-empty = –

### What happens at a table

table-joined = { $who } joins the table.
table-left = { $who } leaves the table.
table-left-to-house = { $who } leaves; { $seat } plays on from their seat.
table-house-seated = { $count ->
    [one] The house takes a seat.
   *[other] The house takes { $count } seats.
}
table-house-left = A house seat is free again.
table-begun = { $game } begins. Have fun!
table-house-played = The house moves for { $seat }.
table-ended-by = { $who } has ended the game.
table-ended-mod = A moderator has ended the game.

closed-all-left = Everybody has left, so the table is closed.
closed-never-started = Nobody started this game for a day, so the table is closed.

### Why something was not done

refusal-already-seated = You already sit at this table.
refusal-table-full = { $seats ->
    [one] The only seat is taken.
   *[other] All { $seats } seats are taken.
}
refusal-no-house = No house seat is left to send home.
refusal-no-such-option = This game has no option “{ $option }”.
refusal-bad-option = “{ $value }” does not fit the option “{ $option }”.
refusal-no-such-game = I know no game called “{ $game }”.
refusal-seat-count = { $least ->
    [one] { $most ->
        [one] This game is for one player
       *[other] This game is for 1 to { $most } players
    }
   *[other] This game is for { $least } to { $most } players
}; { $have ->
    [one] one seat is taken
   *[other] { $have } seats are taken
}.
refusal-no-partners = Everybody plays alone here; there are no partners.
refusal-only-host = Only the host, { $host }, can do that.
refusal-only-host-ends = Only the host, { $host }, or a moderator can end this game.
refusal-not-seated = You have no seat at this table.
refusal-not-your-turn = It is not your turn: the table waits for { $seats }.
refusal-nothing-asked = There is nothing for you to do just now.
refusal-not-offered = That move is not open to you now.
refusal-stale = That question has been answered already. Here is how things stand now.
refusal-old-control = That button is an old one and does nothing any more. /table shows the table as it is now.
refusal-too-soon = Not quite yet. Try again
refusal-no-table-here = There is no table in this channel. Open one with /play.
refusal-no-such-table = That table no longer exists.
refusal-not-begun = The game has not begun yet.
refusal-already-begun = The game has already begun.
refusal-table-over = This game is over.
refusal-frozen = This table was saved in a way I cannot read, so it is frozen. Nothing of it is deleted.
refusal-frozen-no-game = This table plays “{ $game }”, which I do not know, so it is frozen. Nothing of it is deleted.
refusal-no-table-of-yours = You sit at no table at the moment.
refusal-not-your-panel = That panel belongs to another seat.
refusal-unread-move = I cannot read “{ $move }” as a move. As you type, your moves are offered to you.
refusal-no-such-rule = There is no rule “{ $section }” in this game.
refusal-options-form = I cannot read “{ $text }”. Options look like this: scoring=advanced
refusal-only-server = Tables stand on servers. Please use this in a server’s channel.
refusal-permissions = I cannot play in this channel yet. Please give me: { $permissions }.
refusal-closing = I am about to restart. Your table is safe; please try again in a minute.

### The lobby

ui-lobby-title = { $game }: come and sit down
ui-hosted-by = Hosted by { $host }
ui-seats-taken = { $have } of { $most } seats taken
ui-needs-more = { $count ->
    [one] One more player is needed. The house can fill in.
   *[other] { $count } more players are needed. The house can fill in.
}
ui-ready-to-start = Ready: { $host } can start the game.
ui-join = Join
ui-leave = Leave
ui-house = Seat the house
ui-unhouse = Send the house home
ui-partners = Change partners
ui-partners-are = Partners: { $seats }
ui-start = Start
ui-options = Options
ui-game-decides = the game decides
ui-on = On
ui-off = Off
ui-opened = The table is open. Have fun!
ui-left = You have left the table.
ui-leave-sure = Leave in the middle of the game? The house will play on from your seat.
ui-end-sure = End this game for everybody, without a result?

ui-pace = Pace
ui-pace-live = Live
ui-pace-live-hint = Everybody is here: 90 seconds for a move.
ui-pace-relaxed = Relaxed
ui-pace-relaxed-hint = Play through the day: 6 hours for a move.
ui-pace-slow = Slow
ui-pace-slow-hint = Play when you can: 2 days for a move.
ui-pace-none = No clock
ui-pace-none-hint = The table waits for everybody, for ever.

### The table and the hand

ui-hand = My hand
ui-move = My move
ui-read = Read the table
ui-readhand = Read my hand
ui-look-at-table = Look at the table
ui-rules = Rules
ui-rematch = Play again
ui-refresh = Refresh
ui-back = Back
ui-more = Next page
ui-previous = Previous page
ui-choose = Choose …
ui-confirm = Confirm
ui-turn-of = The table waits for { $seats }.
ui-your-turn = It is your turn.
ui-ping = It is your turn.
ui-waits-for-you = The table waits for you.
ui-nothing-to-do = Nobody has to do anything just now.
ui-time-left = Time is up
ui-deal-hash = Fingerprint of the deal (SHA-256 of its seed): { $hash }
ui-deal-seed = The seed, now that nothing is secret: { $seed }
ui-picture-missing = The picture cannot be shown just now; the words say all of it.
ui-table-moved = The table stands further down now:
ui-occupied = This channel has a table already:
ui-which-table = You sit at several tables. Which one do you mean?
ui-paused = The game is paused, because I may not write in its channel. It goes on where it stopped.
ui-ended = This game has ended.
ui-seat-left = You have left this seat. Thank you for playing!

### Games and rules

ui-games = Games to play here
ui-game-entry = **{ $title }** · { $blurb }
    -# { $least }–{ $most } players · { $shortest }–{ $longest } minutes
ui-rules-more = Ask for one rule with /rules and its number or a word of its title.

### The end

ui-result-title = How it ended
ui-winner = { $seat } wins!
ui-winners = { $seats } share the victory!
ui-place = { $place }. { $seat } – { $score ->
    [one] { $score } point
   *[other] { $score } points
}

### Direct messages

ui-dm-hand-title = Your hand: { $game }
ui-dm-intro = You sit at a table of { $game }. Your hand stays up to date here, and you can play from here too.
ui-dm-closed = I cannot send you direct messages, and that is fine: press “My hand” at the table instead. Only you will see it.
ui-dm-on = From now on your hands come by direct message.
ui-dm-off = No more hands by direct message. Press “My hand” at the table instead.

### When something is wrong

ui-apology = Sorry, something went wrong on my side. Your table is safe and no move is lost. Please try again in a moment.

perm-view-channel = View Channel
perm-send-messages = Send Messages
perm-send-messages-in-threads = Send Messages in Threads
perm-embed-links = Embed Links
perm-attach-files = Attach Files
perm-read-message-history = Read Message History
