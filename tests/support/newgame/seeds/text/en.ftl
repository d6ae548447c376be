# Newgame. `{ $seat }` is a name, `{ $seats }` a list of names, `{ $card }` and `{ $cards }` are cards.

newgame-title = Newgame
newgame-blurb = Play the highest card, and score the one you keep.

newgame-option-rounds = Rounds
newgame-chosen-rounds = Rounds: { $number }

newgame-card = { $card }

### What a seat is asked

newgame-play = Play a card
newgame-ready = Ready for the next round

### What people type, beside the words of the game (cogs/typed_moves/synonyms.py says how this is read)

newgame-typed = play: lay, use, put; ready: next, continue, go on; = please, now, I, the, my, a, card;

### What happens

newgame-dealt = Round { $round } of { $rounds }: everybody gets two cards, and { $seat } begins.
newgame-played = { $seat } plays { $card }.
newgame-scored = { $seat } has the highest card and scores { $points ->
    [one] one point
   *[other] { $points } points
}.

### How it ended

newgame-kept = Cards kept
newgame-won = The most points: { $seats }, with { $points }.

### Why something was not done

newgame-over = The game is over.
newgame-between-rounds = The round is over. The next one starts when everybody is ready or their time is up.
newgame-round-runs = The round is still running.
newgame-already-ready = You are ready already; the others are still looking.
newgame-not-your-turn = It is the turn of { $seat } (§3).
newgame-not-in-hand = Play one of the cards in your hand (§3).

### The picture

newgame-round = Round { $round } of { $rounds }
newgame-turn = { $seat } to play
newgame-open = All hands are open

### The picture in words

newgame-alt = Newgame, round { $round } of { $rounds }: { $seat } is to play.
newgame-alt-open = Newgame: round { $round } of { $rounds } is over and all hands lie open.
newgame-describe-points = { $seat }: { $points ->
    [one] one point
   *[other] { $points } points
}.
newgame-describe-played = { $seat } played { $card }.
newgame-describe-hand = Your hand: { $cards }.
newgame-describe-open = { $seat } kept { $cards }.

### The guide beside a table of the sandbox (lessons.toml)

newgame-lesson-1-title = Two cards, one choice
newgame-lesson-1 = Your two cards came by direct message; **My hand** shows them here too, to you alone. Play one of them.
newgame-lesson-2-title = Score what you keep
newgame-lesson-2 = The highest card wins the round, and scores the card that its player **kept**.
