# Racing Hedgehogs. `{ $seat }` is a name, `{ $seats }` a list of names.
# `{ $hedgehog }` is the name of a colour below, `{ $card }` and `{ $cards }` are race-card.

race-title = Racing Hedgehogs
race-blurb = Push hedgehogs nobody owns towards the apple tree, and keep the cards of those that get far.

race-option-scoring = Scoring
race-option-scoring-hint = How the cards that you keep score at the end of a round.
race-option-scoring-base = Simple: every card counts once
race-option-scoring-advanced = Advanced: pairs and ++ count more
race-option-first = Who begins
race-option-first-hint = Who plays the first card of the first round.
race-option-first-random = Random
race-option-first-host = The host
race-chosen-scoring-advanced = Advanced scoring
race-chosen-first-host = The host began

### Names

race-yellow = Yellow
race-red = Red
race-green = Green
race-purple = Purple
race-joker = Joker
# One or two letters, different for each, also where dots and strokes are too small to be seen.
race-yellow-letter = Y
race-red-letter = R
race-green-letter = G
race-purple-letter = P
race-joker-letter = J
race-card = { $hedgehog } { $steps ->
    [1] +
   *[other] ++
}
race-cards = { $count } × { $card }
race-value = { $value }

### What a seat is asked

race-play = Play a card
race-copies = you have { $count }
race-which = Which hedgehog runs?
race-ready = Ready for the next round

### What people type, beside the words of the game (cogs/typed_moves/synonyms.py says how this is read)

# "one" is no number here: "the red one" may well be a card of two steps.
race-typed =
    play: use, move, push, run, advance, lay, go, throw, send;
    ready: continue, next, next round, I am ready, I’m ready;
    pass: skip, wait, end turn, end my turn, done;
    purple = violet; joker = rainbow, rainbow card, wild, wild card, wildcard;
    1 = +, +1, plus, plus 1, plus one, one plus, a plus, single, small, little, step, 1 step, one step, a step, space, 1 space, one space, a space, by one, one forward, one ahead;
    2 = ++, + +, +2, plus plus, plus 2, plus two, two, two plus, 2 plus, two pluses, 2 pluses, double, double plus, big, large, 2 step, two step, two spaces;
    = please, now, I, the, a, my, with, for, on, onto, to, by, of, card, hedgehog, steps, spaces, forward, ahead, and;
    yellow = Y; red = R; green = G; purple = P; joker = J;

### What happens

race-dealt = Round { $round } of { $rounds }: everybody gets { $cards ->
    [one] one card
   *[other] { $cards } cards
}, and { $seat } begins.
race-moved = { $seat } plays { $card }. { $left ->
    [0] { $hedgehog } is home!
    [one] { $hedgehog } runs to a space worth { $value }, one step from the finish.
   *[other] { $hedgehog } runs to a space worth { $value }, { $left } steps from the finish.
}
race-moved-joker = { $seat } plays { $card } for { $hedgehog }. { $left ->
    [0] { $hedgehog } is home!
    [one] { $hedgehog } runs to a space worth { $value }, one step from the finish.
   *[other] { $hedgehog } runs to a space worth { $value }, { $left } steps from the finish.
}
race-home = { $seat } ends the round and gets { $bonus ->
    [one] one extra point
   *[other] { $bonus } extra points
}.
race-stuck = All cards are played: round { $round } ends, and no hedgehog is home.
race-score = { $seat }: { $points }
race-round-scores = Points of round { $round }: { $scores }.

### How it ended

race-won = { $seat } wins with { $points ->
    [one] one point
   *[other] { $points } points
}.
race-tied-places = Equal points: who was better in the last round comes first.
race-won-last-round = { $seat } wins: tied on points ({ $points }), but better in the last round.
race-won-shared = { $seats } share the win: { $points ->
    [one] one point
   *[other] { $points } points
} each, and tied in the last round too.

### Why something was not done

race-no-passing = You can’t pass: play one card (rule 9).
race-over = The race is over.
race-between-rounds = All hands are shown. The next round starts when everybody is ready or their time is up.
race-round-runs = The round is still running.
race-already-ready = You’re already marked as ready.
race-not-your-turn = It’s { $seat }’s turn (rule 14).
race-no-card = Name the card you play (rule 9).
race-which-steps = Which { $hedgehog }: + or ++ (rule 10)?
race-no-such-card = There is no card “{ $card }” in this game.
race-not-in-hand = You don’t have { $card } in your hand.
race-moves-its-own = { $card } only moves its own hedgehog (rule 10).
race-joker-needs-one = Name the hedgehog that the joker moves (rule 11).
race-joker-moves-one = A joker moves only one hedgehog (rule 11).
race-no-such-hedgehog = No hedgehog called “{ $hedgehog }” runs here.

### The picture

race-round = Round { $round } of { $rounds }
race-to-play = { $seat } to play
race-open-hands = All hands are open
race-stopped = Ended early
race-over-now = The race is over
race-worth-now = If the round ended now:
race-worth-least = If the round ended now, not below 0:
race-moment-ahead = { $seat } led by { $lead ->
    [one] one point
   *[other] { $lead } points
} before the last round, and stays ahead.
race-moment-level = Level before the last round: { $seat } makes { $points ->
    [one] one point
   *[other] { $points } points
} in it, and wins!
race-moment-behind = { $seat } was { $behind ->
    [one] one point
   *[other] { $behind } points
} behind, and wins with { $points } in the last round!
race-column-bonus = Bonus
race-brought-home = { $hedgehog } is home
race-legend-starter = began this round
race-legend-pair = pair: { $worth } × value
race-legend-card = { $worth } × value
race-column-round = Round
race-column-total = Total

### The picture in words

race-alt = Racing Hedgehogs, round { $round } of { $rounds }: { $seat } to play.
race-alt-moved = { $moved } { $seat } to play: Racing Hedgehogs, round { $round } of { $rounds }.
race-alt-stopped = Racing Hedgehogs: the game was ended early, in round { $round } of { $rounds }.
race-alt-moved-stopped = { $moved } { $ended }
race-alt-scored = Racing Hedgehogs: round { $round } of { $rounds } is over and all hands are open.
race-alt-over = Racing Hedgehogs: the last round is over and all hands are open.
race-describe-starter = { $seat } began this round.
race-describe-from = { $hedgehog } comes from a space worth { $value }.
race-describe-track = Values from start to finish: { $values }.
race-describe-hedgehog = { $hedgehog }: worth { $value }, { $left ->
    [0] at the finish
    [one] one step to go
   *[other] { $left } steps to go
}.
race-describe-pile = Pile: { $count ->
    [one] one card
   *[other] { $count } cards
}, { $top } on top. Played so far: { $cards }.
race-describe-seat = { $seat }: { $cards ->
    [one] one card
   *[other] { $cards } cards
}, { $points ->
    [one] one point
   *[other] { $points } points
}.
race-describe-hand = Hand: { $cards }.
race-describe-worth = If the round ended now, your hand would be worth { $points ->
    [one] one point
   *[other] { $points } points
}.
race-describe-open = { $seat } held { $cards }.
race-describe-term = { $hedgehog } { $points }
race-describe-scored = { $seat }: { $terms }; bonus { $bonus }. Round: { $points ->
    [one] one point
   *[other] { $points } points
}, in all { $total }.
race-describe-spared = { $seat }: { $terms }; bonus { $bonus }. Together { $points }, so the round counts 0. In all { $total }.
race-describe-ready = { $seat } is ready.
race-account-card = { $count ->
    [1] { $card }
   *[other] { $count } × { $card }
} at { $weight ->
    [1] { $value }
   *[other] { $weight } × { $value }
}
race-account-pair = { $count ->
    [1] A pair
   *[other] { $count } pairs
} of { $card } at { $weight } × { $value }
race-account-earlier = Before
race-account-bonus = Brought a hedgehog home
race-account-spared = Not below 0
race-why-home = It brings { $hedgehog } home and ends the round. Your hand then scores { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
race-why-keep = { $count ->
    [0] You keep no card of { $hedgehog }, so it is the one you can spare.
    [one] { $hedgehog } then stands on { $value }, and you keep one card of it.
   *[other] { $hedgehog } then stands on { $value }, and you keep { $count } cards of it.
}
race-why-closer = { $hedgehog } is then { $left ->
    [one] one step
   *[other] { $left } steps
} from the first 0, and you keep { $count ->
    [one] one card
   *[other] { $count } cards
} of it.
race-why-others = { $hedgehog } then stands on { $value }, and you have no card of it: that is for the others.
race-about-moves = Moves { $hedgehog } { $steps ->
    [one] one space
   *[other] { $steps } spaces
}.
race-about-joker = Moves any hedgehog you like { $steps ->
    [one] one space
   *[other] { $steps } spaces
}. If you keep it, it scores nothing.
race-about-counts = If you keep it, it counts what the space of { $hedgehog } is worth at the end of the round: { $low } to { $high }. In advanced scoring a ++ counts twice and a pair of + five times.
race-about-example = Example: { $hedgehog } ends on { $value }. In simple scoring two such cards bring { $points }.
race-about-example-joker = Example: a hedgehog is { $steps ->
    [one] one space
   *[other] { $steps } spaces
} from the finish. You move it home, the round ends, and you get { $points } extra points.

### Learning the game (lessons.toml)

race-lesson-1-title = Four hedgehogs, no owners
race-lesson-1 = Four hedgehogs race to the apple tree, and nobody owns one. Everybody sees the track; only you see **your cards** (**{ ui-hand }**). When the first hedgehog is home, the round ends, and each card **still in your hand** scores the number under its hedgehog. Numbers below 0 cost points, but a whole round counts 0 at least. Your hand shows what each of your colours would score now, and all of them together.
race-lesson-2-title = Play a card
race-lesson-2 = In your turn you play one card; you can’t pass, and you draw no new ones: three players start with 15 each. Its hedgehog runs one step for **+** and two for **++**, never back. Several can share a space. A card that you play no longer scores, so push the colours of which you hold many: the others score.
race-lesson-2-task = You hold five Yellows, four Reds and one Green. Which card do you play?
race-lesson-2-right = Yellow gets ahead, and four Yellows stay in your hand.
race-lesson-2-clever = Red gets ahead, and three Reds stay in your hand. With Yellow it would be four.
race-lesson-2-wrong = You hold fewer cards of this colour, so fewer of them can score. Help the one of which you hold most.
race-lesson-3-title = Jokers move anybody
race-lesson-3 = A **joker** moves any hedgehog you like. It is worth nothing in your hand at the end, so use it in time.
race-lesson-3-task = You hold four Yellows, four Reds, three Purples and one Green; Yellow is ahead of Red. Which hedgehog does your joker move?
race-lesson-3-right = All four Yellows come closer to points, and you keep every one of them.
race-lesson-3-wrong = You hold fewer cards of this colour, or it is further behind. Yellow has already run, and you hold four of it.
race-lesson-4-title = What you keep is what you score
race-lesson-4 = Each card in your hand whose hedgehog stands on −1 costs a point. **Keep** the colours that stand well; play those that lag.
race-lesson-4-task = Later in the round: you hold three Yellows (on −1), three Purples and a Red (on 0), and a Green (on 1). Which card do you play?
race-lesson-4-right = Yellow comes closer to 0, and you hold one card less that costs a point.
race-lesson-4-wrong = Your three Yellows would still cost a point each. Play one of them.
race-lesson-5-title = Bring one home
race-lesson-5 = The player who brings a hedgehog home ends the round at once and gets **3 extra points**. A **++** also brings home a hedgehog that needs only one step. Then all hands are scored. There are as many rounds as players, each begins one, and the most points win; if they are equal, the one who scored more in the last round.
race-lesson-5-task = Later still: Green and Purple are one step from home. You hold one Yellow, one Green and three Purples. Which card do you play?
race-lesson-5-right = Purple is home on 3. Your other two Purples count 3 each, Yellow and Green 2 each. In a game, watch the others: what they play is what they don’t keep.
race-lesson-5-wrong = With Yellow, somebody else can end the round and take the 3 extra points; with Green, your Purples count only 2 each, and another player scores more. With Purple, your other two count 3 each.
race-tip-play = Play one card: its hedgehog runs one step for +, two for ++. What you keep scores at the end, so push the colours of which you hold many.
race-tip-joker = A joker moves any hedgehog, but scores nothing if you keep it.
race-tip-home = The round is over: each card left in a hand scores the number under its hedgehog.
race-tip-push = Is a colour far behind? Play its cards before they cost you points.
race-tip-spent = A player who spends a joker on a colour probably keeps cards of it.

### Pictures beside the rules (lessons.toml)

race-picture-track = All four wait at the start. The numbers are what each card of a hedgehog is worth if it stands there at the end: −1 at first, 3 at the apple tree.
race-picture-hand = Your hand: ×4 means four such cards. Below each colour you see what its cards would score now.
race-picture-card = A card says who runs, and how far.
race-picture-card-1 = The pluses: so many steps, here two
race-picture-card-2 = Colour and letter: this hedgehog runs
race-picture-joker = A joker ++ has just moved Green by two steps: the dots show the way.
race-picture-scored = The round is over: each card left counts the number under its hedgehog. At the top: 2 for Yellow, 2 for Green and 6 for two Purples, and 3 for bringing Purple home make 13.
race-picture-advanced = The same cards in advanced scoring: two Purples with one plus are a pair, 5 × 3 = 15. With 2 for Yellow, 2 for Green and 6 for bringing Purple home that makes 25.

### Feats, and what each was done for

race-feat-harvest = Rich harvest
race-feat-harvest-how = { $number } points or more in one round of simple scoring
race-feat-golden-harvest = Golden harvest
race-feat-golden-harvest-how = { $number } points or more in one round of advanced scoring
race-feat-home-run = Safely home
race-feat-home-run-how = brought a hedgehog home { $number } times in one game
race-feat-clean-sweep = Clean sweep
race-feat-clean-sweep-how = won with the best score of every round
race-feat-landslide = Miles ahead
race-feat-landslide-how = won by { $number } points or more in simple scoring
race-feat-phoenix = Back from nothing
race-feat-phoenix-how = won despite a round without points
race-feat-true-colours = True colours
race-feat-true-colours-how = { $number } cards of one colour left when a round ended
race-feat-jokers = Joker fan
race-feat-jokers-how = { $number } jokers played in one round
