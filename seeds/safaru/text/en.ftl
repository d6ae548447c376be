# Safaru. `{ $seat }`, `{ $chooser }`, `{ $dealer }` and `{ $mover }` are names, `{ $seats }` is a
# list of names. `{ $card }` and `{ $cards }` are one of the five cards below or a list of them, and
# so are `{ $adding }`, `{ $totalling }` and `{ $pair }`. `{ $how }` is one of safaru-by-….

safaru-title = Safaru
safaru-blurb = Catch animals in the wild by adding, by totalling to 17 and by pairing: many unicorns, but few hedgehogs.

safaru-option-aim = What is played for
safaru-option-aim-catch = Catch the animals
safaru-option-aim-free = Set them free
safaru-option-target = Points to win the match (when catching)
safaru-option-rounds = Game rounds at most
safaru-option-overlook = Overlooked catches
safaru-option-overlook-strict = Strict: what catches must catch
safaru-option-overlook-table = Open: the others must notice
safaru-option-piles = Caught cards lie open
safaru-option-zeros = A baby for adding and one for totalling
safaru-option-decider = Equal scores play another game round
safaru-chosen-aim-free = Set them free: the fewest points win
safaru-chosen-target = { $number } points win
safaru-chosen-rounds = { $number ->
    [one] One game round
   *[other] { $number } game rounds
} at most
safaru-chosen-overlook-table = Open: the others must notice what was overlooked

### Cards. The letter is what people type: it is the same in every language.

safaru-card-u = 🦄 U{ $number }
safaru-card-h = 🦔 H{ $number }
safaru-card-f = 🦊 F{ $number }
safaru-card-t = 🐢 T{ $number }
safaru-card-o = 🦉 O{ $number }

### How a card catches

safaru-method-adding = Adding
safaru-method-totalling = Totalling to 17
safaru-method-pairing = Pairing
safaru-by-a = adding { $adding }
safaru-by-t = 17 with { $totalling }
safaru-by-p = a pair with { $pair }
safaru-by-at = adding { $adding }; 17 with { $totalling }
safaru-by-ap = adding { $adding }; a pair with { $pair }
safaru-by-tp = 17 with { $totalling }; a pair with { $pair }
safaru-by-atp = adding { $adding }; 17 with { $totalling }; a pair with { $pair }

### What a seat is asked

safaru-catch = Catch with a card
safaru-card-by = { $card }: { $how }
safaru-card-method = { $card }: { $seat } chooses the method
safaru-ways = { $count ->
    [one] one way
   *[other] { $count } ways
}
safaru-ways-many = more than { $count } ways
safaru-release = Set a card free
safaru-card-free = { $card } goes free
safaru-choose-method = How does { $seat } catch with { $card }?
safaru-which = { $card } is played: choose what it catches
safaru-which-cards = Or choose the cards that { $card } catches
safaru-card-itself = { $card } itself, as a pair
safaru-owed = { $card } does catch: choose what it takes
safaru-shout = That catches!
safaru-quiet = Let it be and go on
safaru-ready = Ready for the next game round

### What people type, beside the words of the game (cogs/typed_moves/synonyms.py says how this is read)

safaru-typed =
    catch: take, takes, catches, capture, captures;
    release: free, set free, set … free, let … go, let go, let … free, goes free, drop, discard;
    method: choose;
    shout: that catches, it catches, that one catches, overlooked, you missed one;
    quiet: let it be, go on;
    pass: skip, end, stop, done, wait, end turn;
    u = unicorn; h = hedgehog; f = fox; t = turtle; o = owl;
    adding = add, adds, sum; totalling = total, totals, 17, seventeen; pairing = pair, pairs;
    = play, use, i, with, and, the, a, an, my, card, to, by, for, into, in, wild, from, table, please;

### What happens

safaru-round = Game round { $round }: { $dealer } deals, { $seat } begins.
safaru-dealt = { $dealer } deals new cards, { $seat } begins.
safaru-caught = { $seat } plays { $card }: { $how }.
safaru-released = { $seat } sets { $card } free.
safaru-tried = { $seat } plays { $card } and chooses what it catches.
safaru-tried-nothing = { $seat } tries to catch with { $card }, but it catches nothing and goes free.
safaru-neighbour = { $seat } plays { $card }, and { $chooser } chooses how it catches.
safaru-chose-adding = { $seat } chooses adding for { $card }.
safaru-chose-totalling = { $seat } chooses totalling for { $card }.
safaru-chose-pairing = { $seat } chooses pairing for { $card }.
safaru-noticed = { $seat }: “That catches!” So { $mover } must catch with { $card }.
safaru-mistaken = { $seat }: “That catches!” But { $card } catches nothing.
safaru-scored = Game round { $round } is over.
safaru-result = { $seats }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $score } in all.

### How it ended

safaru-won = { $count ->
    [one] { $seats } wins
   *[other] { $seats } win
} with { $points ->
    [one] { $points } point
   *[other] { $points } points
}: { $why }.
safaru-shared = { $seats } share the victory with { $points ->
    [one] { $points } point
   *[other] { $points } points
} each: { $why }.
safaru-why-target = { $target } were needed
safaru-why-last-round = the most after { $round ->
    [one] one game round
   *[other] { $round } game rounds
}
safaru-why-fewest = the fewest

### Why something was not done

safaru-refusal-over = The match is over.
safaru-refusal-turn = It is the turn of { $seat } (§4).
safaru-refusal-chooser = { $seat } chooses the method now (§26).
safaru-refusal-last = The opponents may still say that the last card catches (§16).
safaru-refusal-scored = The game round is over. The next one begins when everybody is ready.
safaru-refusal-running = The game round is still running.
safaru-refusal-ready = You are ready already; the others are still looking.
safaru-refusal-pass = There is no passing: every turn plays one card (§5).
safaru-refusal-verb = Write “catch” or “release” and a card of your hand.
safaru-refusal-no-card = Say which card of your hand you play (§5).
safaru-refusal-one-card = One card is set free in a turn, no more (§5).
safaru-refusal-no-such-card = There is no card “{ $card }” in this game.
safaru-refusal-not-in-hand = You do not hold { $card }.
safaru-refusal-on-table = { $card } lies on the table. Name first the card of your hand that catches it.
safaru-refusal-catches = { $card } may not go free, because it catches: { $how } (§14).
safaru-refusal-nothing = { $card } catches nothing now, so it can only be set free (§13).
safaru-refusal-say-which = { $card } can catch in several ways. Say which, for example “{ $move }”.
safaru-refusal-write = Write that as “{ $move }”.
safaru-refusal-no-such-catch = { $card } cannot catch that. What it can catch is, for example, this: { $how }.
safaru-refusal-baby = { $card } can take these only with a baby: one lies there, and adding and totalling must take one along (§18).
safaru-refusal-baby-each = { $card } can take these only with one more baby: at this table adding and totalling take one each (§18).
safaru-refusal-open = Name { $card } alone: once it lies there, choose what it catches (§16).
safaru-refusal-neighbour = { $seat } chooses the method, so name your card alone (§26).
safaru-refusal-method = Choose one of these methods: { $methods }.
safaru-refusal-no-method = No method is to be chosen now; that is for the next seat, when a card can catch in several ways (§26).
safaru-refusal-no-adding = { $card } catches nothing by adding.
safaru-refusal-no-totalling = { $card } catches nothing by totalling.
safaru-refusal-no-pairing = { $card } catches nothing by pairing.
safaru-refusal-owed = An opponent saw that { $card } catches, so it must catch now (§16).
safaru-refusal-which = Choose first what { $card } catches (§7).
safaru-refusal-no-shout = No card was set free just now, so there is nothing that could catch (§16).
safaru-refusal-own-side = Only an opponent may point that out (§16).
safaru-refusal-answered = You have answered for this card already (§16).

### The picture

safaru-round-of = Game round { $round }
safaru-aim-catch = The first to reach { $target } points wins
safaru-aim-rounds = { $target } points win, or else the most after { $rounds ->
    [one] one game round
   *[other] { $rounds } game rounds
}
safaru-aim-free = Setting free: the fewest points after { $rounds ->
    [one] one game round
   *[other] { $rounds } game rounds
} win
safaru-now-turn = To play: { $seat }
safaru-now-method = Chooses the method: { $seat }
safaru-now-which = Chooses the catch: { $seat }
safaru-now-owed = Must catch: { $seat }
safaru-now-last = Does the last card catch?
safaru-now-scored = The game round is over
safaru-now-over = The match is over
safaru-empty = The wild is empty
safaru-went-free = goes free
safaru-catches = catches
safaru-catches-not = goes free
safaru-moment = Most unicorns of the last round: { $seats } with { $count }.
safaru-column-round = This round
safaru-column-total = All rounds
safaru-face-down = face down
safaru-row-cards = Most cards
safaru-row-unicorns = Most unicorns
safaru-row-hedgehogs = Most hedgehogs
safaru-row-babies = Babies
safaru-row-triangles = Triangles

### The picture in words

safaru-alt = { $count ->
    [0] Safaru, game round { $round }: no card lies on the table. { $now }
    [one] Safaru, game round { $round }: one card lies on the table, { $cards }. { $now }
   *[other] Safaru, game round { $round }: { $count } cards lie on the table, { $cards }. { $now }
}
safaru-alt-over = Safaru, the match is over: { $result }
safaru-alt-scored = Safaru: the scores of game round { $round }.
safaru-describe-stock = Stock: { $count ->
    [one] one card
   *[other] { $count } cards
}. { $dealer } dealt last.
safaru-describe-table = On the table: { $cards }.
safaru-describe-played = Played just now: { $card }.
safaru-describe-last = Last, { $seat } played { $card } and caught { $cards }.
safaru-describe-last-free = Last, { $seat } set { $card } free.
safaru-describe-seat = { $seat }: { $hand ->
    [one] one card
   *[other] { $hand } cards
} in hand, { $caught } caught, { $score ->
    [one] { $score } point
   *[other] { $score } points
}.
safaru-describe-pile = Caught by { $seat }: { $cards }.
safaru-describe-sides = Partners: { $first } against { $second }.
safaru-describe-hand = Your hand: { $cards }.
safaru-describe-catching = { $count ->
    [one] This one catches: { $cards }.
   *[other] These catch: { $cards }.
}
safaru-describe-catching-none = None of them catches anything now.
safaru-describe-scored-catch = { $seats }: unicorns { $unicorns } ({ $unicornpoints }), hedgehogs { $hedgehogs } ({ $hedgehogpoints }), babies { $babies } ({ $babypoints }), triangles { $triangles }, out of { $cards ->
    [one] one card
   *[other] { $cards } cards
}. Game round: { $points }, match: { $score }.
safaru-describe-scored-free = { $seats }: { $cards ->
    [one] one card
   *[other] { $cards } cards
} ({ $cardpoints }), hedgehogs { $hedgehogs } ({ $hedgehogpoints }), triangles { $triangles }. Game round: { $points }, match: { $score }.

### The guide beside a table of the sandbox (lessons.toml)

safaru-lesson-1-title = Animals in the wild
safaru-lesson-1 = Four cards lie on the table; four are in your hand. It came by direct message, or press **My hand**.
safaru-lesson-2-title = Three ways to catch
safaru-lesson-2 = Your card catches cards that **add up** to its number, cards that make **17 together with it**, or **one of the same number**. What you can catch is offered.
safaru-lesson-3-title = Or set one free
safaru-lesson-3 = A card that catches nothing goes to the wild. Mind what you leave for the next player.
safaru-lesson-4-title = What it is worth
safaru-lesson-4 = Most **unicorns** win 24 points, most **hedgehogs** lose 12, each **baby** (a 0) loses 5. Triangles count one each. First to 100 wins.
