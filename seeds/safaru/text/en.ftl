# Safaru. `{ $seat }`, `{ $chooser }`, `{ $dealer }` and `{ $mover }` are names, `{ $seats }` is a
# list of names. `{ $card }` and `{ $cards }` are one of the five cards below or a list of them, and
# so are `{ $adding }`, `{ $totalling }` and `{ $pair }`. `{ $how }` is one of safaru-by-….

safaru-title = Safaru
safaru-blurb = Catch animals in the wild by adding, by totalling to 17 and by pairing: many unicorns, but few hedgehogs. Or the other way round: as little as you can.

safaru-option-aim = What is played for
safaru-option-aim-hint = To release, catch as little as you can: cards, hedgehogs and triangles all count against you.
safaru-option-aim-catch = Catch the animals (most points win)
safaru-option-aim-free = Release the animals (fewest points win)
safaru-option-target = Points to win the game (when catching)
safaru-option-target-hint = The game ends once somebody has so many points at the end of a round.
safaru-option-rounds = Round limit
safaru-option-rounds-hint = The game ends after so many rounds.
safaru-option-rounds-unset = none; when releasing, one round for each player
safaru-option-overlook = Overlooked catches
safaru-option-overlook-hint = What happens when you release a card that could catch.
safaru-option-overlook-strict = Strict: a card that catches must catch
safaru-option-overlook-table = Open: opponents must challenge it
safaru-option-piles = Everybody sees caught cards
safaru-option-piles-hint = Off: caught cards stay closed until they score.
safaru-option-zeros = Adding and totalling each take a baby
safaru-option-zeros-hint = Off: one baby is enough for the whole turn.
safaru-option-decider = Extra round if the top scores tie
safaru-option-decider-hint = Off: equal scores share the win.
safaru-chosen-overlook-table = Open: opponents must challenge overlooked catches

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
safaru-catch-open = { safaru-catch } (one that catches nothing is released)
safaru-catch-later = { safaru-catch } (a miss is released) · others can still challenge { $card }
safaru-card-by = { $card }: { $how }
safaru-card-method = { $card }: { $seat } chooses between { $methods }
safaru-ways = { $count ->
    [one] one way
   *[other] { $count } ways
}
safaru-ways-many = more than { $count } ways
safaru-catch-count = { $count ->
    [one] Catch one card
   *[other] Catch { $count } cards
}
safaru-release = Release a card
safaru-release-later = { safaru-release } · others can still challenge { $card }
safaru-card-free = Release { $card }
safaru-choose-method = How does { $seat } catch with { $card }?
safaru-which = { $card } is played: choose what it catches
safaru-which-cards = Or choose the cards that { $card } catches
safaru-card-itself = { $card } itself, as a pair
safaru-owed = { $card } does catch: choose what it takes
safaru-shout = Challenge: { $card } catches!
safaru-challengeable = { $card } can still be challenged
safaru-quiet = No challenge, go on
safaru-ready = Ready for the next round

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
    release: set a card free, release a card; shout: challenge, I challenge, I challenge that, challenge it; quiet: no challenge; ready: I’m ready, I am ready, next round;
    h0 = baby hedgehog; u0 = baby unicorn; f0 = baby fox; t0 = baby turtle; o0 = baby owl, oo, 00; u = unicorns; h = hedgehogs; f = foxes; t = turtles; o = owls;

### What happens

safaru-round = Round { $round }: { $dealer } deals, { $seat } starts.
safaru-dealt = All hands are empty: { $dealer } deals new cards to everybody and to the table, and { $seat } starts.
safaru-dealt-last = All hands are empty: { $dealer } deals everybody the last cards of the pack, and { $seat } starts.
safaru-dealt-last-table = All hands are empty: { $dealer } deals the last cards of the pack to everybody and to the table, and { $seat } starts.
safaru-caught = { $seat } catches with { $card }: { $how }.
safaru-released = { $seat } releases { $card }.
safaru-tried = { $seat } plays { $card } and chooses what it catches.
safaru-tried-nothing = { $seat } tries to catch with { $card }, but it catches nothing and is released.
safaru-neighbour = { $seat } plays { $card }, and { $chooser } chooses how it catches.
safaru-chose-adding = { $seat } chooses adding for { $card }.
safaru-chose-totalling = { $seat } chooses totalling for { $card }.
safaru-chose-pairing = { $seat } chooses pairing for { $card }.
safaru-noticed = { $seat } challenges { $card }, and it does catch: { $mover } must catch with it.
safaru-mistaken = { $seat } challenges { $card }, but it catches nothing.
safaru-scored = Round { $round } is over.
safaru-scored-2 = Round { $round } is over. { $first }; { $second }.
safaru-scored-3 = Round { $round } is over. { $first }; { $second }; { $third }.
safaru-result = { $seats }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $score } in all
safaru-result-first = { $seats }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}

### How it ended

safaru-won = { $count ->
    [one] { $seats } wins
   *[other] { $seats } win
} with { $points ->
    [one] { $points } point
   *[other] { $points } points
}: { $why }.
safaru-shared = { $seats } share the win with { $points ->
    [one] { $points } point
   *[other] { $points } points
} each: { $why }.
safaru-why-target = the most, with { $target } reached
safaru-why-last-round = the most after { $round ->
    [one] one round
   *[other] { $round } rounds
}
safaru-why-fewest = the fewest

### Why something was not done

safaru-refusal-over = The game is over.
safaru-refusal-turn = It’s { $seat }’s turn (rule 4).
safaru-refusal-chooser = It’s { $seat }’s turn to choose the method (rule 26).
safaru-refusal-last = Wait: opponents can still challenge the last card (rule 16).
safaru-refusal-scored = The round is over. The next one starts when everybody is ready or their time is up.
safaru-refusal-running = The round is still running.
safaru-refusal-ready = You’re already marked as ready.
safaru-refusal-pass = You can’t pass: play one card (rule 5).
safaru-refusal-verb = Write “catch” or “release” and a card from your hand.
safaru-refusal-no-card = Name a card from your hand (rule 5).
safaru-refusal-one-card = You can release only one card per turn (rule 5).
safaru-refusal-no-such-card = There is no card “{ $card }” in this game.
safaru-refusal-not-in-hand = You don’t have { $card } in your hand.
safaru-refusal-on-table = { $card } is on the table. First name the card from your hand that catches it.
safaru-refusal-catches = You can’t release { $card }, because it catches: { $how } (rule 14).
safaru-refusal-nothing = { $card } catches nothing now: you can only release it (rule 13).
safaru-refusal-say-which = { $card } can catch in several ways. Choose one, for example “{ $move }”.
safaru-refusal-write = Write that as “{ $move }”.
safaru-refusal-no-such-catch = { $card } can’t catch that. It can catch, for example: { $how }.
safaru-refusal-baby = { $card } can catch these only if you take a baby from the table too (rule 18).
safaru-refusal-baby-each = { $card } can catch these only with one more baby: here adding and totalling take one each (rule 18).
safaru-refusal-open = Play { $card } first, then choose what it catches (rule 16).
safaru-refusal-neighbour = { $seat } chooses the method: name only your card (rule 26).
safaru-refusal-method = Choose one of these methods: { $methods }.
safaru-refusal-no-method = You choose a method only if the card played before you can catch by more than one (rule 26).
safaru-refusal-no-adding = { $card } catches nothing by adding.
safaru-refusal-no-totalling = { $card } catches nothing by totalling.
safaru-refusal-no-pairing = { $card } catches nothing by pairing.
safaru-refusal-owed = { $card } was challenged and must catch now (rule 16).
safaru-refusal-which = First choose what { $card } catches (rule 7).
safaru-refusal-no-shout = There is no released card to challenge now (rule 16).
safaru-refusal-own-side = Only an opponent can challenge this card (rule 16).
safaru-refusal-answered = You’ve already answered for this card (rule 16).

### The picture

safaru-round-of = Round { $round }
safaru-aim-catch = To { $target } points: then the most points win
safaru-aim-rounds = To { $target } points or { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}: most points win
safaru-aim-one-round = One round: the most points win
safaru-aim-free = Release: the fewest points after { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
} win
safaru-new-deal = { $dealer } dealt new cards: { $seat } starts
safaru-now-turn = To play: { $seat }
safaru-now-method = Chooses the method: { $seat }
safaru-now-which = Chooses the catch: { $seat }
safaru-now-owed = Must catch: { $seat }
safaru-now-last = Does the last card catch?
safaru-now-scored = The round is over
safaru-now-over = The game is over
safaru-empty = The wild is empty
safaru-went-free = released
safaru-catches = catches
safaru-catches-not = no catch
safaru-moment = Most unicorns of the last round: { $seats } with { $count }.
safaru-moment-free = Fewest cards of the last round: { $seats } with { $count }.
safaru-column-round = This round
safaru-column-total = All rounds
safaru-face-down = face down
safaru-row-cards = Most cards
safaru-row-unicorns = Most unicorns
safaru-row-hedgehogs = Most hedgehogs
safaru-row-babies = Babies
safaru-row-triangles = Triangles
safaru-account-earlier = Before
safaru-account-row = { $row } ({ $count })
safaru-account-row-shared = { $row }, shared ({ $count })
safaru-why-release = None of your cards catches anything. After this one { $count ->
    [0] none of the numbers { $low } to { $high } catches anything either
    [one] only one of the numbers { $low } to { $high } catches something; no other card of yours leaves fewer
   *[other] { $count } of the numbers { $low } to { $high } catch something; no other card of yours leaves fewer
}.
safaru-why-none = None of your cards catches anything, so you have to release one.
safaru-why-free = It catches nothing, and here the fewest points win.
safaru-why-keep = You keep { $card }, which would catch { $count ->
    [one] one card
   *[other] { $count } cards
} now.
safaru-why-keep-among = You keep { $card }, which would catch { $count ->
    [one] one card now: { $kinds }
   *[other] { $count } cards now, among them { $kinds }
}.
safaru-why-catch = You get { $count ->
    [one] one card
   *[other] { $count } cards
}, and { $left ->
    [0] the table is empty
    [one] one card stays on the table
   *[other] { $left } cards stay on the table
}.
safaru-why-catches = It catches something.
safaru-why-tries = It catches nothing, so it is released, and nobody can challenge it.
safaru-why-among = { $why } You catch { $kinds }.
safaru-why-unicorns = { $count ->
    [one] one unicorn
   *[other] { $count } unicorns
}
safaru-why-hedgehogs = { $count ->
    [one] one hedgehog
   *[other] { $count } hedgehogs
}
safaru-why-babies = { $count ->
    [one] one baby
   *[other] { $count } babies
}
safaru-about-u = Unicorn { $number } (U{ $number })
safaru-about-h = Hedgehog { $number } (H{ $number })
safaru-about-f = Fox { $number } (F{ $number })
safaru-about-t = Turtle { $number } (T{ $number })
safaru-about-o = Owl { $number } (O{ $number })
safaru-about-catches = It catches cards that add up to { $number }, cards that make { $total } with it ({ $rest } together), and a card with the same number.
safaru-about-example = Example: { $first } and { $second } lie on the table, and your card catches both.
safaru-about-example-total = Example: { $first } and { $second } lie on the table. With your card they make { $total }, and you catch both.
safaru-about-example-baby = Example: this baby, a 3 and a 4 lie on the table. A 7 that catches 3 and 4 must take the baby along: { $points } points.
safaru-about-baby = A baby: while one lies on the table, each catch by adding or with 17 must include a baby. When you play to catch, each one that you have caught counts { $points } points.
safaru-about-catches-baby = When played, a baby catches cards that make { $total } together, and other babies.
safaru-about-most-unicorn = When you play to catch, the most unicorns bring { $points } points.
safaru-about-most-hedgehog = When you play to catch, the most hedgehogs bring { $points } points.
safaru-about-triangles = { $count ->
    [one] One triangle: one point if you catch it.
   *[other] { $count } triangles: { $count } points if you catch it.
}

### The picture in words

safaru-alt = { $count ->
    [0] Safaru, round { $round }: no card is on the table. { $now }
    [one] Safaru, round { $round }: one card is on the table, { $cards }. { $now }
   *[other] Safaru, round { $round }: { $count } cards are on the table, { $cards }. { $now }
}
safaru-alt-dealt = { $dealt }. { $alt }
safaru-alt-played = { $played } { $alt }
safaru-alt-scored = Safaru: the scores of round { $round }.
safaru-describe-stock = Pack: { $count ->
    [one] one card
   *[other] { $count } cards
}. { $dealer } dealt last.
safaru-describe-table = On the table: { $cards }.
safaru-describe-played = Played just now: { $card }.
safaru-describe-last = Last, { $seat } played { $card } and caught { $cards }.
safaru-describe-last-free = Last, { $seat } released { $card }.
safaru-describe-seat = { $seat }: { $hand ->
    [one] one card
   *[other] { $hand } cards
} in hand, { $caught } caught, { $score ->
    [one] { $score } point
   *[other] { $score } points
}.
safaru-describe-pile = Caught by { $seat }: { $cards }.
safaru-describe-sides = Partners: { $first } against { $second }.
safaru-describe-hand = Hand: { $cards }.
safaru-describe-catching = { $count ->
    [one] This one catches: { $cards }.
   *[other] These catch: { $cards }.
}
safaru-describe-catching-none = None of them catches anything now.
safaru-describe-scored-catch = { $seats }: unicorns { $unicorns } ({ $unicornpoints }), hedgehogs { $hedgehogs } ({ $hedgehogpoints }), babies { $babies } ({ $babypoints }), triangles { $triangles }, out of { $cards ->
    [one] one card
   *[other] { $cards } cards
}. Round: { $points }, total: { $score }.
safaru-describe-scored-free = { $seats }: { $cards ->
    [one] one card
   *[other] { $cards } cards
} ({ $cardpoints }), hedgehogs { $hedgehogs } ({ $hedgehogpoints }), triangles { $triangles }. Round: { $points }, total: { $score }.

### Learning the game (lessons.toml)

safaru-lesson-1-title = Animals in the wild
safaru-lesson-1 =
    You catch animals from the table. Four cards lie there, and four are in your hand, which only you see (**{ ui-hand }**). In your turn you play one card: it catches cards (**{ safaru-catch }**), or it stays on the table (**{ safaru-release }**). Once all hands are empty, everybody gets four new cards, and four more go on the table if there are any left. When the pack is empty too, the round ends, and nobody gets what is left there.

    What the picture shows:
    - **Letter**: U unicorn, H hedgehog, F fox, T turtle, O owl
    - **Triangle**: a point once you have caught the card
    - **Basket**: caught cards, face down to all others; **nest**: the babies among them (each 0 is one)
    - **Apple**: the points of the game; top left, the pack
    - **Blue cards** beside a name: that player dealt last, and the next one to play started
safaru-lesson-2-title = Catch by adding
safaru-lesson-2 = Your card catches **two or more cards that add up** to its number. Your own card stays on the table.
safaru-lesson-2-task = 4, 6, 11 and 11 are on the table. Which of your cards catches something?
safaru-lesson-2-right = 4 and 6 add up to 10.
safaru-lesson-2-wrong = No cards on the table add up to this number. Try to make a sum with 4 and 6.
safaru-lesson-3-title = Catch by making 17
safaru-lesson-3 = Your card catches cards that make exactly **17 together with it**. One card is enough. Your own card stays on the table.
safaru-lesson-3-task = 3, 4, 7 and 10 are on the table. Which of your cards makes 17 with some of them?
safaru-lesson-3-right = 6, 4 and 7 make 17.
safaru-lesson-3-wrong = This card does not reach 17 with any of them. Try 4 and 7, and see what is missing.
safaru-lesson-4-title = Catch a pair
safaru-lesson-4 = Your card catches **one with the same number**, and this time you take your own card too. A card can catch in more than one way at once: the list offers each way, and several together. If a pair is one of them, your own card goes along. **A card that catches something can’t be released**: if all of yours do, you must catch.
safaru-lesson-4-task = 7, 8, 8 and 9 are on the table. Which of your cards catches something?
safaru-lesson-4-right = A pair of sevens: you take both. At a table you usually needn’t search: the list shows what your cards catch.
safaru-lesson-4-wrong = This card finds no card with its number, no sum and no 17.
safaru-lesson-5-title = What it is worth
safaru-lesson-5 = The most **unicorns** bring 24 points, the most **hedgehogs** cost 12; players who tie share these points. Each **baby** costs 5. The triangles on the cards you caught count 1 each; higher cards have more of them. If a baby lies on the table and you catch by adding or with 17, you must take one along. After the round in which somebody reaches 100 points the highest score wins. Four people play as two teams.
safaru-lesson-5-task = U5, T8, H10 and H11 are on the table. Which move is worth most?
safaru-lesson-5-right = 4, 5 and 8 make 17, and now you have a unicorn.
safaru-lesson-5-wrong = You can catch a unicorn and no hedgehog: look for 17.
safaru-tip-catch = To catch, choose one of your cards and, if it can catch in several ways, what it takes: cards that add up to its number, that make 17 with it, or one of the same number. A pair takes your own card too.
safaru-tip-free = Here the fewest points win, so catch little. If a card of yours could catch by more than one method, the player to your left chooses which; you choose the cards.
safaru-tip-open = No card is marked here: find out for yourself what yours catch. Opponents can challenge a card that you release, and if it does catch, you must catch with it.
safaru-tip-challenge = Does the card that was just released catch something? Then challenge it, and its player must catch with it. A wrong challenge costs nothing.
safaru-tip-release = A card that catches nothing is released: it stays on the table, where others can catch it. Leave nothing there that makes an easy 17.
safaru-tip-scored = The round is scored: look at the result to see what the caught cards were worth.
safaru-tip-caught = Caught cards lie before their player and count at the end of the round. Try to remember who has unicorns and hedgehogs.

### Pictures beside the rules (lessons.toml)

safaru-picture-table = Four animals are on the table, four cards are in your hand. In your turn you play one of them.
safaru-picture-free = Your 8 catches the 9 by totalling, so you can’t release it. 1, 3 and 4 catch nothing, so you can release one of them.
safaru-picture-card = What a card shows.
safaru-picture-card-1 = The animal’s letter, here hedgehog
safaru-picture-card-2 = The number, with which it catches
safaru-picture-card-3 = Triangles: a point each once caught
safaru-picture-add = 10 catches 4 and 6, for together they make 10.
safaru-picture-total = 6 catches 4 and 7: all three together make 17.
safaru-picture-pair = The fox with 7 catches the unicorn with 7, and you take both.
safaru-picture-caught = 7 has caught 7: both cards go face down into the basket, and three stay on the table.
safaru-picture-worth = You want unicorns, and neither hedgehogs nor babies. A 0 is a baby, whatever animal it is.

### Feats, and what each was done for

safaru-feat-big-catch = Big catch
safaru-feat-big-catch-how = { $number } cards or more caught with one
safaru-feat-swept = Swept clean
safaru-feat-swept-how = caught everything on the table, { $number } cards or more
safaru-feat-three-ways = All three ways
safaru-feat-three-ways-how = added, totalled and paired with one card
safaru-feat-unicorns = Friend of unicorns
safaru-feat-unicorns-how = { $number } unicorns or more in one round
safaru-feat-clean-paws = Clean paws
safaru-feat-clean-paws-how = { $number } cards or more in a round, no hedgehog or baby among them
safaru-feat-free-spirit = Free spirit
safaru-feat-free-spirit-how = set every card free for a whole round
safaru-feat-sharp-eyes = Sharp eyes
safaru-feat-sharp-eyes-how = noticed { $number } overlooked catches or more
