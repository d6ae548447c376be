# Igels. `{ $seat }`, `{ $other }` and `{ $by }` are names, `{ $seats }` is a list of names.
# `{ $card }`, `{ $animal }`, `{ $food }` and the like are names of cards below, or lists of them.
# A card and its text together fit a button, a colon between: 78 characters.

igels-title = Igels
igels-blurb = Small animals fight for the last food in the forest, by fair means and foul.

igels-option-forest = Food in the Forest
igels-option-forest-hint = How much Food there is to win: less makes a shorter game.
igels-option-forest-32 = 32: the whole game
igels-option-forest-24 = 24: shorter
igels-option-forest-16 = 16: short
igels-option-species = Species
igels-option-species-hint = Which kind of animals each player has.
igels-option-species-chosen = Everybody chooses
igels-option-species-lot = Random
igels-option-first = Who begins
igels-option-first-hint = Who goes first in the first turn.
igels-option-first-host = The host
igels-option-first-random = Random
igels-option-outside = Players who sit a battle out
igels-option-outside-hint = What you can do to a battle while your animals stay out of it.
igels-option-outside-free = can play any Event
igels-option-outside-strict = can at most make it a draw
igels-option-diet = Vegetarians obey their diet in a draw, too
igels-option-diet-hint = Vegetarians never keep drawn Worms and Bugs. Off: in a draw they do.
igels-option-turns = Turn limit
igels-option-turns-hint = The game ends after this turn, even if Food is left.
igels-chosen-forest-24 = 24 Food in the Forest: a shorter game
igels-chosen-forest-16 = 16 Food in the Forest: a short game
igels-chosen-species-lot = Random species
igels-chosen-first-random = A random player began
igels-chosen-outside-strict = Players who sit a battle out can at most make it a draw
igels-chosen-turns = At most { $number ->
    [one] one turn
   *[other] { $number } turns
}

### Species

igels-hedgehog = Hedgehogs
igels-squirrel = Squirrels
igels-rabbit = Rabbits
igels-mouse = Mice
igels-hedgehog-letter = H
igels-squirrel-letter = S
igels-rabbit-letter = R
igels-mouse-letter = M

### Food

igels-nuts = Nuts
igels-worm = Worm
igels-turnips = Turnips
igels-berries = Berries
igels-picnic = Picnic Remains
igels-grass = Fresh Grass
igels-leaf = Lush Leaf
igels-bug = Bug

### What a seat is asked

igels-pass = Pass: play nothing
igels-pass-join = Pass: no more hangers-on
igels-pass-join-none = Pass: no hangers-on
igels-pass-lay = Pass: lay no more
igels-pass-lay-none = Pass: lay nothing
igels-pass-trade = Pass: no trade
igels-pass-use = Pass: save the ability
igels-pass-laid = Pass: { $card } takes effect
igels-pass-laid-at = Pass: { $card } takes effect on { $aims }
igels-pass-draw = Draw no more
igels-pass-draw-none = Draw nothing
igels-waste = Leave your revealed Events unused
igels-rest = Pass all Events this turn
igels-resume = Ask me for Events again
igels-everybody = Everybody
igels-let = Let it happen
igels-sit = Sit this battle out
igels-share = Take your Food
igels-decline = Leave it in the Forest
igels-lot = Random species
igels-choose-species = Choose your species
igels-draw = { $cards ->
    [one] Draw one more card
   *[other] Draw { $cards } cards
}
igels-draw-support = One Support card
igels-draw-supports = Two Support cards
igels-draw-animal = One animal
igels-draw-animals = Two animals
igels-draw-both = One of each
igels-few-animals = { $count ->
    [0] All animals of the species pile are drawn.
   *[other] Only one animal is left in the species pile.
}
igels-few-supports = { $count ->
    [0] No Support card is left to draw: pile and dump are empty.
   *[other] Only one Support card is left to draw.
}
igels-quick = Auto-pass on Events
igels-quick-stop = Stop auto-pass
igels-lead = Send a leader
igels-join = Add hangers-on
igels-join-more = Add more hangers-on
igels-lay = Lay Support face down
igels-lay-more = Lay one more Support card face down (so far: { $count })
igels-lay-about = A Battle card counts at the reveal. An Event is revealed with it and used right after; keep it if you want to play it later.
igels-alone-about = Nobody else fights, so any SAP wins this battle. Only an Event can still change that.
igels-lay-hint = face down. { $text }
igels-play-event = Play an Event
igels-asked-again = { $by } has played { $card }, so everybody is asked again.
igels-asked-more = You have played { $card }, and everybody could answer. Anything more?
igels-asked-bu = The battle comes next.
igels-asked-mu = All animals are in; Support is laid next.
igels-asked-c1 = Support is revealed, and Events among it are used now. The Totals come next.
igels-asked-c2 = The Totals are known. Once all pass, the highest wins.
igels-asked-sp = The battle is decided; the Food is taken next.
igels-asked-sw = Food has been taken. Now it can be secured or stolen.
igels-asked-or = The battle is over; the trade comes next.
igels-use-later = You can also save it for when the Totals are known.
igels-use = Use your leader’s ability
igels-trade = Trade two cards for one
igels-counter = Stop { $card }
igels-aim-secure = Which Food does { $card } secure?
igels-aim-secure-taken = Which new Food does { $card } secure?
igels-aim-food-choice = Which Food goes back into the Forest ({ $card })?
igels-aim-wake-one = Who does { $card } wake?
igels-aim-discard-hand = Who discards for { $card }?
igels-aim-add-sap = Whose Total does { $card } lower?
igels-aim-ko = Who does { $card } knock out?
igels-aim-nullify = Which card does { $card } make count 0?
igels-animal-sap = { $animal } ({ $sap })
igels-card-sap = { $card } ({ $sap })
igels-against = { $seat } ({ $sap })
igels-food-worth = { $food } ({ $points })
igels-account-bonus = { $food }: favourite food
igels-why-species = Species differ in their animals and in their favourite food, here { $food }.
igels-why-best-species = Of the species that are left, this one wins most often when the house plays; its favourite food is { $food }.
igels-why-first = That makes { $sap } SAP, and nobody else is there yet.
igels-why-strength = That makes { $sap } SAP on your side; the strongest other side has { $other }.
igels-why-sit = All your animals that are ready, { $sap } SAP together, stay ready for later.
igels-why-weaker = All your animals that are ready have { $sap } SAP together; the strongest side has { $other }.
igels-why-ahead = Your side is ahead as it is: { $sap } SAP; the strongest other side has { $other }.
igels-why-level = Your side is level as it is: the strongest other side has { $other } SAP, too.
igels-why-behind = Your side has { $sap } SAP, the strongest other { $other }: { $missing } short.
igels-why-peace = { igels-peace-about }
igels-why-keep = { $cards ->
    [one] You keep the one card in your hand for later.
   *[other] You keep the { $cards } cards in your hand for later.
}
igels-why-animal = { $animals ->
    [0] You have no animal in your Pool.
    [one] You have only one animal in your Pool.
   *[other] You have { $animals } animals in your Pool so far.
}
igels-why-support = { $cards ->
    [0] You have no Support card in hand.
    [one] You have only one Support card in hand.
   *[other] You have { $cards } Support cards in hand so far.
}
igels-why-both = You have { $animals ->
    [one] one animal
   *[other] { $animals } animals
} in your Pool and { $cards ->
    [one] one Support card
   *[other] { $cards } Support cards
} in hand so far.
igels-why-lay = { $card } adds { $sap } SAP once it is revealed.
igels-why-card = { $card }: { $text }
igels-why-food = It is worth { $points ->
    [one] one point
   *[other] { $points } points
} to you.
igels-why-trade = You give up { $cards } and then have { $left ->
    [one] one card
   *[other] { $left } cards
} in hand.
igels-about-animal = Animal: { $species }, { $sap } SAP.
igels-about-battle = Battle card: lay it face down; it counts once it is revealed.
igels-about-event = Event.
igels-about-only = Only { $species } can use it.
igels-about-food = Food: { $points ->
    [one] one point
   *[other] { $points } points
} in the Final Tally.
igels-about-bonus = { $species }: { $points } points instead.
igels-about-meat = Meat: a Vegetarian that wins as leader never takes it.
igels-about-shy = Shy: it counts { $amount } SAP if an opponent leads with { $animal }.
igels-about-vegetarian = Vegetarian: if it wins as leader, these go back into the Forest: { $food }.
igels-word-sap = SAP
igels-word-sap-text = Small Animal Power: how strong an animal or a Battle card is. All SAP on your side together is your Total, and the highest Total wins the battle.
igels-word-shy = Shy
igels-word-shy-text = { $cards } are shy: if an opponent leads with { $animal }, they count { $amount } SAP from the reveal on. If an opponent leads with { $sparing } and takes away the abilities of others, shy animals keep theirs.
igels-word-once = Once
igels-word-once-text = An ability that you can use a single time in the game, while the animal is your leader: { $cards }.
igels-word-vegetarian = Vegetarian
igels-word-vegetarian-text = Said of { $cards }. Win with one of them as leader, and these go back into the Forest: { $food }.
igels-word-counter = Counter
igels-word-counter-text = Stops what hits you, if its text names it: { $cards }. You’re asked when one of them could stop what hits you.
igels-word-hideout = Hideout
igels-word-hideout-text = Secures your Food, { $count } in all, so that nobody can steal it. Each is for one species: { $cards }.
igels-example-food = Example: two of them make { $points } points.
igels-example-favourite = Example: two of them make { $more } points for { $species }, and { $points } for everybody else.
igels-example-counted = If { $animal } leads, it brings { $amount } SAP more.
igels-example-nullified = An opponent’s { $other } can make it count 0.
igels-example-strong = Example: { $card } leads with { $sap } SAP, { $other } hangs on, and together they have { $total }.
igels-example-bound = Example: { $cards } from earlier battles makes { $total } SAP out of { $sap }, for a hanger-on, too.
igels-example-vegetarian = Example: { $card } leads and wins, and the Food drawn is { $meat } and { $plant }. You keep only { $plant }.
igels-example-sap = Example: { $animal } gives you { $sap } SAP, an opponent has { $other }. After { $card } it is { $total } to { $left }, and you are ahead.
igels-example-per-card = Example: { $card } leads with { $sap } SAP, and you reveal { $other } ×{ $count }: { $sap } + { $cards } + { $more } = { $total }.
igels-example-strength = Example: { $card } leads with { $sap } SAP; the ability makes it { $total }.
igels-example-last-strength = Example: { $card } leads with { $sap } SAP; the ability makes it { $total }. After the battle { $card } is dead, won or lost.
igels-example-companion = Example: { $card } fights beside { $one } and { $other }. They have { $sap } SAP; { $more } more make { $total }.
igels-example-hanger-on = Example: { $card } leads, { $one } and { $other } hang on. They have { $sap } SAP; { $more } more make { $total }.
igels-example-shy = Example: { $animal } fights against you. It is shy: its { $sap } SAP count { $amount }.
igels-example-set-sap = Example: { $card } leads and { $other } hangs on: { $sap } SAP. With the ability it is { $amount } and the hanger-on: { $total }.
igels-example-coin = Example: { $animal } and { $other } have { $sap } SAP. Heads make it { $heads }; with tails it is { $tails }.
igels-example-coin-self = Example: { $card } leads and { $other } hangs on: { $sap } SAP. Heads make it { $heads }; with tails it is { $tails }.
igels-example-nullify = Example: { $animal } and { $other } (+{ $amount }) make { $sap } SAP on another side. With { $other } at 0, { $left } are left.
igels-example-bind = Example: { $animal } fights with { $sap } SAP. { $card } makes it { $total }, now and in every later battle.
igels-example-ko = Example: { $leader } leads another side and { $hanger } hangs on: { $sap } SAP. { $victim } is knocked out, and { $left } are left. The animal is only out of this battle.
igels-example-kill = Example: { $leader } leads another side and { $hanger } hangs on: { $sap } SAP. { $victim } dies, and { $left } are left. It does not fight again in this game, unless it is brought back.
igels-example-duel = Example: { $leader } leads against you and { $hanger } hangs on: { $sap } SAP. { $card } dies, { $victim } is knocked out, and they have { $left } left.
igels-example-immune = Example: once it is revealed, these cannot knock out any animal of yours: { $threats }.
igels-example-immune-leader = Example: { $card } leads, and these change nothing about your Total: { $threats }.
igels-example-immune-self-leader = Example: { $card } leads, and none of these can hit it: { $threats }.
igels-example-counter-ko = Example: { $threat } would knock out your { $animal }. You answer with { $card }, and { $animal } fights on.
igels-example-counter-theft = Example: { $threat } would take your { $food }. You answer with { $card } and keep it.
igels-example-silence = Example: { $animal } leads a side that comes after yours in Initial SAP, and loses the ability. { $other } would keep it, being shy; so would those whose card says “In battle”.
igels-example-revive = Example: { $animal } was run over and lies on the dump. Now the animal is back in your Pool and can fight, without what was bound to it.
igels-example-wake-one = Example: { $one } wins as leader, { $other } hangs on, and both fall asleep. You wake one of them: next turn it can fight again.
igels-example-wake-all = Example: { $one } and { $other } are asleep. You play it before the battle, and both can fight in it.
igels-example-no-sleep = Example: { $card } has led in this battle. Now the animal stays awake and can fight again next turn.
igels-example-tiebreak = Example: you and an opponent both have 7 SAP, the most of all. With { $card } in the battle you win, and it is no draw.
igels-example-withdraw = Example: you are going to lose, and have revealed { $other }. Your animals go home awake, and { $other } is in your hand again.
igels-example-return = Example: you have revealed { $other } (+{ $amount }). After the battle it comes back to your hand instead of the dump.
igels-example-steal = Example: somebody has not secured { $food } ({ $points } points). You take it, unless they answer with { $counters }.
igels-example-steal-loser = Example: you led with { $card } and did not win. A player who fought in this battle has not secured { $food } ({ $points } points). You take it, unless they answer with { $counters }. Nobody who sat out can be robbed.
igels-example-steal-random = Example: somebody has { $count } Food that is not secured. You take { $amount } of it, and chance says which.
igels-example-secure = Example: you have { $count } Food, and none of it is secured. You choose { $amount }, which nobody can steal any more.
igels-example-secure-cap = Example: you have secured { $cap } Food, the most that others can. While { $card } lives, another hideout secures { $amount } more, { $total } in all.
igels-example-secure-taken = Example: { $card } leads and wins { $spoils } Food. You choose one, and nobody can ever steal it.
igels-example-spoils = Example: the winner would take { $spoils } Food and now takes { $total }.
igels-example-spoils-leader = Example: { $card } leads and wins: you take { $total } Food instead of { $spoils }. As a hanger-on it brings you { $spoils }.
igels-example-food-choice = Example: { $card } leads and wins: you draw { $total } Food, put one back into the Forest and keep the best { $spoils }.
igels-example-force-draw = Example: you have { $sap } SAP, an opponent { $other }. With { $card } nobody wins, and everybody in the battle can take { $share } Food.
igels-example-penalty = Example: somebody has { $points } points at the end. With { $card } before them they have { $left }.
igels-example-draw = Example: your { $sap } SAP become { $total }, and you draw, even if you lose the battle: { $cards ->
    [one] one Support card
   *[other] { $cards } Support cards
}.
igels-example-draw-leader = Example: { $card } leads and wins. Beside the Food you draw { $cards ->
    [one] a Support card
   *[other] { $cards } Support cards
}; as a hanger-on it brings none.
igels-example-discard = Example: somebody holds { $count } cards. { $cards ->
    [one] A random one goes
   *[other] { $cards } random ones go
} to the dump, and { $left } are left.
igels-example-discard-leader = Example: { $card } leads and wins. An opponent holds { $count } cards; { $cards ->
    [one] a random one goes
   *[other] { $cards } random ones go
} to the dump, and { $left } are left.
igels-worth = { $points ->
    [one] one point
   *[other] { $points } points
} for you
igels-target-of = { $owner }’s { $what }
igels-target-animal = { $sap } SAP, { $seat }
igels-target-card = { $sap } SAP
igels-target-total = Total { $sap }
igels-target-hand = { $cards ->
    [one] one card
   *[other] { $cards } cards
} in hand
igels-plus = +{ $amount }
igels-minus = −{ $amount }

### What people type, beside the words of the game (cogs/typed_moves/synonyms.py says how this is read)

# Whoever only says “send” or “play” may mean a leader or a hanger-on, support or an Event.
igels-typed =
    lead: leader, leads, send … as leader, as leader, as my leader;
    add: join, joins, bring, bring up, hanger-on, hangers-on, hang on;
    lay: lay … face down, put … face down, put down, face down, place;
    sit: sit out, sit … out, stay home, stay out, stay out of it, nobody;
    event: play event, play the event, as event, as an event;
    use: ability, use ability, use the ability, use my ability, use his ability, use her ability, use the ability of, leader’s ability, use my leader’s ability;
    waste: leave unused, unused, waste, call off, leave it unused;
    rest: pass for the rest, pass for the rest of the turn, pass the rest, pass the whole turn, pass until next turn, rest of the turn, rest of this turn, no more events, no more events this turn, pass on events, pass on events for the rest of this turn;
    resume: ask me for events again, ask me again, events again, play events again, resume events, take back my pass;
    pass: skip, nothing, done, finished, no event, no more, I’m done;
    let: let it happen, let it go, let it be, let … happen, accept, accept it;
    counter: stop, cancel, block, prevent, defend, answer, stop … with;
    share: take food, take my food, take the food, my food; decline: leave it, leave food, leave the food, leave it in the forest;
    trade: swap, exchange, trade in; quick: go quick, play quick, quick mode;
    supports = two support cards, two supports, 2 supports, 2 support cards, two support, 2 support, support cards; animals = two animals, 2 animals, 2 animal;
    both = one of each, one each, 1 each, each, animal … support, support … animal; support = 1 support, 1 support card; animal = 1 animal;
    species: be, lead the, choose species; lot = draw lots, draw a lot, any, whichever, random;
    hedgehog = hedgehogs; squirrel = squirrels; rabbit = rabbits; mouse = mice; left-hook = hook; mouse-hole = hole; pine-cone = cone, pinecone; tail-whip = whip; hind-kick = kick; gang-bite = bite; lucky-foot = foot;
    = please, now, take, steal, this, battle, fight, it, one, s, I, I’ll, we, the, a, an, my, me, his, her, and, plus, with, for, on, onto, to, at, from, of, one card, two cards for one, for one, for a new card, for a new one, card, cards, play, send, send in, choose, pick, put, hit, aim at, in;
    quick: auto-pass after a few seconds, auto-pass on events, auto-pass, auto pass, pass automatically, stop auto-pass; rest: pass all events, pass all events this turn, pass all events this round; waste: leave my revealed events unused; lot = random species;
    counter: stop it with; share: take your food;

### What happens

igels-set-up = There are { $food } Food in the Forest. Everybody chooses a species.
igels-species-chosen = { $seat } plays the { $species }.
igels-turn = Turn { $turn } begins. Start player: { $seat }.
igels-draws = { $seat } draws { $cards ->
    [one] a Support card
   *[other] { $cards } Support cards
}.
igels-draws-by = { $card }: { $seat } draws { $cards ->
    [one] a Support card
   *[other] { $cards } Support cards
}.
igels-draws-animal = { $animal } joins { $seat }’s Pool.
igels-reshuffled = The dump is shuffled into a new pile of { $cards ->
    [one] one card
   *[other] { $cards } cards
}.
igels-quick-on = { $seat } now passes on Events automatically after a few seconds.
igels-quick-off = { $seat } turns auto-pass off.
igels-rests = { $seat } passes all Events from the hand this turn.
igels-resumes = { $seat } can play Events from the hand again.
igels-nobody-ready = { $seat } has no ready animal and sits this battle out.
igels-leads = { $seat } sends { $animal } as leader.
igels-sits-out = { $seat } sits this battle out.
igels-joins = { $seat } adds { $animals }.
igels-lays = { $seat } lays a card face down.
igels-passes-join = No more hangers-on from { $seat }.
igels-passes-join-none = No hangers-on from { $seat }.
igels-passes-lay = No more Support from { $seat }.
igels-passes-lay-none = No Support from { $seat }.
igels-reveals = { $seat } reveals { $cards }.
igels-no-battle = Nobody fights this turn.
igels-nobody-left = Nobody is left in the battle, so nobody wins it.
igels-total = { $sap } for { $seat }
igels-totals = Totals: { $totals }.
igels-floor = For { $seat } that makes { $sap }, which counts as 0; SAP added later starts from { $sap }.
igels-beats = { $seat } wins the battle with { $sap } SAP against { $others }.
igels-wins-tie = { $seat } wins the tied battle with { $sap } SAP, thanks to { $animal }.
igels-wins-alone = { $seat } is alone in the battle and wins it.
igels-draw-result = The battle is a draw between { $seats }.
igels-draw-by-event = An Event makes the battle a draw between { $seats }, whatever their Totals.
igels-wasted = Revealed by { $seat } without effect: { $cards }.
igels-plays = { $seat } plays { $card }.
igels-plays-at = { $seat } plays { $card } on { $aims }.
igels-uses = { $seat } uses { $card }’s ability.
igels-uses-at = { $seat } uses { $card }’s ability on { $aims }.
igels-aims-at = { $seat } aims { $card } at { $aims }.
igels-countered = { $seat } stops { $stopped } with { $card }.
igels-countered-alone = { $seat } stops { $stopped } for themselves with { $card }.
igels-lets = { $seat } doesn’t stop it.
igels-shielded = { $card } protects { $seat } from { $by }.
igels-shifted = { $card }: { $sap } SAP for { $seat }.
igels-set-sap = { $seat }’s { $card } has { $sap } SAP now.
igels-shy = { $seat }’s { $card } is shy and counts { $sap } SAP against { $by }.
igels-heads = Heads: { $card } gives { $seat } { $sap } SAP.
igels-tails = Tails: { $card } gives { $seat } { $sap } SAP.
igels-tails-nothing = Tails: { $card } brings { $seat } nothing.
igels-nullified = { $seat }’s { $nullified } counts 0 because of { $card }.
igels-knocked = { $card } knocks out { $seat }’s { $animal }.
igels-killed = { $card } kills { $seat }’s { $animal }.
igels-died = { $seat }’s { $card } dies.
igels-stroke = { $seat }’s { $animal } dies of a stroke.
igels-out = { $seat } has nobody left in the battle.
igels-revived = { $seat }’s { $animal } is alive again.
igels-woken = { $seat } wakes { $animals }.
igels-wakeful = { $seat }’s { $card } stays awake.
igels-silenced = { $card } takes away { $animal }’s ability.
igels-withdrawn = { $seat } leaves the battle; their animals stay awake.
igels-bound = { $card } stays under { $seat }’s { $animal }.
igels-returned = { $card } goes back to { $seat }’s hand.
igels-loses-cards = { $card }: { $seat } discards { $cards }.
igels-penalised = { $card } costs { $seat } { $points ->
    [one] one point
   *[other] { $points } points
} at the end.
igels-peace = { $card }: the battle is a draw.
igels-stolen = { $seat } takes { $food } from { $other }.
igels-secured = { $seat } secures { $food }.
igels-spoils = { $card }: the winner now takes { $count ->
    [0] no
   *[other] { $count }
} Food.
igels-spoils-instead = { $card }: the winner now takes { $count ->
    [0] no
   *[other] { $count }
} Food instead of { $before }.
igels-leader-takes = Thanks to { $card }, { $seat } takes { $count } Food; it would be { $less } without.
igels-takes-food = { $seat } takes { $food }.
igels-takes-nothing = { $seat } takes no Food.
igels-too-little = There is too little Food in the Forest for this draw, so nobody takes any.
igels-vegetarian = { $animal } is a Vegetarian: { $seat } gives back { $food }.
igels-put-back = { $seat } puts { $food } back into the Forest.
igels-forest-empty = The Forest is empty: the game is over at once.
igels-fall-asleep = Those who fought for { $seats } fall asleep and miss the next turn.
igels-trades = { $seat } trades { $cards } for a new card.

### How it ended

igels-won = { $seat } wins with { $points ->
    [one] one Food Point
   *[other] { $points } Food Points
}.
igels-tied-places = Equal points: who has more Food cards comes first.
igels-won-more-food = { $seat } wins: tied on points ({ $points }), but with more Food cards.
igels-won-shared = { $seats } share the win: { $points ->
    [one] one Food Point
   *[other] { $points } Food Points
} each and the same number of Food cards.
igels-moment = { $seat } faces the winter with { $count ->
    [one] one Food card
   *[other] { $count } Food cards
}{ $secured ->
    [0] { "" }
   *[other] , { $secured } of them secured
}.
igels-won-last-turn = The last turn is over. { $seat } wins with { $points ->
    [one] one Food Point
   *[other] { $points } Food Points
}.
igels-won-last-turn-more-food = The last turn is over. { $seat } wins: tied on points ({ $points }), but with more Food cards.

### Why something was not done

igels-over = The game is over.
igels-species-settled = All species are chosen already (rule C9).
igels-species-yours = You have chosen your species already (rule C9).
igels-species-taken = Another player has the { $species } already (rule C9).
igels-no-such = You can’t choose “{ $word }” here.
igels-cannot-draw = You can’t draw that way now (rule C17).
igels-must-join = There was no battle for too many turns: now you must send a leader (rule C20).
igels-say-which = Which one do you mean?
igels-say-nothing-more = That move is complete. Leave out the extra words.
igels-wrong-species = { $card } is of no use to your species (rule C54).
igels-needs-partner = { $card } needs { $animal } on your side in this battle (rule C66).
igels-not-in-battle = { $card } is played { $when }: you can’t lay it as Support (rule C25).
igels-only-answers = { $card } is a counter: play it when something hits you (rule C38).
igels-wrong-moment = You can’t play { $card } now. It is played { $when } (rule C36).
igels-wrong-moment-lay = You can’t lay { $card } now. It is played { $when } (rule C36).
igels-lay-later = { $card } is a Battle card: lay it when Support is called for in a battle that you fight (rule C25).
igels-resting = You pass all Events this turn: take that back first (rule C36).
igels-rest-later = First decide about { $card }, then you can pass on Events (rule C36).
igels-not-resting = You are not passing all Events this turn (rule C36).
igels-from-outside = Players who sit a battle out can’t play { $card } at this table (rule C39).
igels-no-sense = { $card } would have no effect now (rule C36). { $text }
igels-no-aim = { $card } can’t be aimed like that (rule C37).
igels-no-ability = Your leader has no ability to use now (rule C31).
igels-other-moment = You can’t use { $card }’s ability now. It works { $when } (rule C31).
igels-other-ability = { $card } is your leader: you can use only its ability (rule C23).
igels-nothing-to-pass = There is nothing to pass on right now.
igels-not-asked = There’s nothing for you to do right now.
igels-no-such-food = Choose unsecured Food of your own, { $count } at most (rule C63).
igels-no-answer = That doesn’t stop { $card } (rule C38).
igels-other-answer = { $answer } doesn’t stop { $card } (rule C38). { $text }
igels-trade-two = Trade exactly { $count } different cards (rule C53).
igels-not-in-hand = You don’t have these cards in your hand.
igels-card-not-held = You don’t have { $card } in your hand.
igels-answer-first = First decide about { $card } (rule C38).
igels-aim-first = First { $seat } has to choose a target (rule C37).
igels-not-now = You can’t do that in this phase (rule C14).
igels-not-now-draw = You can’t draw now. Cards are drawn when a turn begins (rule C17).
igels-not-now-lead = You can’t send a leader now. Leaders are sent when a battle begins (rule C21).
igels-not-now-add = You can’t add hangers-on now. They join after the leaders, before Support is laid (rule C22).
igels-not-now-use = Only the leader of your side in a battle can use its ability (rule C31).
igels-not-now-trade = You can’t trade now. Cards are traded when a turn ends (rule C53).
igels-not-your-turn = It’s { $seat }’s turn (rule C14).
igels-quick-asked = You can turn auto-pass on or off when you are asked yourself. Now it’s { $seat }’s turn.
igels-asleep = { $animal } is asleep (rule C55).
igels-no-such-animal = You have no ready animal called “{ $word }” in your Pool (rule C56).

### The picture

igels-title-turn = { $turn ->
    [0] { $phase }
   *[other] Turn { $turn }: { $phase }
}
igels-phase-species = Species
igels-phase-build-up = Build-Up
igels-phase-battle = Battle
igels-phase-swag = Grabbing the Swag
igels-phase-organization = Organization
igels-phase-tally = Final Tally
igels-phase-stopped = Ended early
igels-wait-species = { $seats }: choose a species
igels-wait-species-rest = Not everybody has a species yet
igels-wait-draw = { $seats }: draw cards
igels-wait-lead = { $seats }: send a leader or sit out
igels-wait-join = { $seats }: add hangers-on or pass
igels-wait-lay = { $seats }: lay Support or pass
igels-wait-bu = { $seats }: any Events before the battle?
igels-wait-mu = { $seats }: any Events before Support is laid?
igels-wait-ab = { $seats }: use your leader’s ability?
igels-wait-c1 = { $seats }: any Events?
igels-wait-c2 = { $seats }: Totals are known. Events or abilities?
igels-wait-sp = { $seats }: any Events before the Food is taken?
igels-wait-take = { $seats }: take Food from the draw?
igels-wait-sw = { $seats }: any Events after the Food is taken?
igels-wait-or = { $seats }: any Events before the trade?
igels-wait-home = { $seats }: any abilities after the battle?
igels-wait-again = { $seats }: any Events after { $card } from { $by }?
igels-wait-more = { $seats }: anything more after { $card }?
igels-wait-trade = { $seats }: trade two cards for one?
igels-wait-hit = { $seats }: { $threat }
igels-threat-kill = stop { $card }? If not, { $animal } dies.
igels-threat-ko = stop { $card }? If not, { $animal } is knocked out.
igels-threat-add-sap = stop { $card }? If not, it costs { $count } SAP.
igels-threat-steal = stop { $card }? If not, it takes { $food }.
igels-threat-steal-random = stop { $card }? If not, it takes { $count ->
    [one] one Food
   *[other] { $count } random Food
}.
igels-threat-discard-hand = stop { $card }? If not, { $count ->
    [one] a random card is
   *[other] { $count } random cards are
} discarded.
igels-threat-penalty = stop { $card }? If not, { $count } points less at the end.
igels-threat-food-take = stop { $card }? If not, the winner takes { $count } Food less.
igels-wait-aim = { $seats }: { $question }
igels-wait-over = The game is over
igels-forest = Forest: { $count }
igels-prize = Winner takes { $count }
igels-prize-between = Winner takes { $count } or { $most }
igels-prize-with = Winner takes { $count } ({ $animal } { $most })
igels-prize-taken = taken
igels-favourites = Favourite food
igels-favourite = favourite food { $food }, { $count ->
    [one] one point
   *[other] { $count } points
} more
igels-at-home = at home
igels-sits = sits this battle out
igels-more = { $count } more
igels-knocked-out = out
igels-drawn = a draw
igels-ready = Your ready animals
igels-ability-used = Ability used up.
igels-shy-sent = Shy: counts { $sap } SAP against { $by }.
igels-only-sap = As a hanger-on: only its SAP counts.
igels-hand = Your hand

### The picture in words

igels-alt = Igels, { $turn ->
    [0] { $phase }
   *[other] turn { $turn }, { $phase }
}. { $wait }
igels-alt-battle = { $sides }. { $now }
igels-alt-points = { $seat } { $points ->
    [one] one point
   *[other] { $points } points
}
igels-alt-side = { $seat } { $total } SAP
igels-describe-forest = Forest: { $food } Food. Support pile: { $pile }. Dump: { $dump }. { $seat } is start player.
igels-describe-seat = { $seat }, { $species }: { $points ->
    [one] one point
   *[other] { $points } points
}, { $cards ->
    [one] one card
   *[other] { $cards } cards
} in hand, { $pile ->
    [one] one animal
   *[other] { $pile } animals
} to draw.
igels-describe-seat-new = { $seat } has no species yet, { $cards ->
    [one] one card
   *[other] { $cards } cards
} in hand.
igels-describe-quick = { $seat } passes on Events automatically after a few seconds.
igels-describe-ready = Ready: { $animals }
igels-describe-asleep = Asleep: { $animals }
igels-describe-dead = Dead: { $animals }
igels-describe-animal = { $animal } { $sap }
igels-describe-animal-used = { $animal } { $sap } (used)
igels-describe-food = Unsecured Food: { $food }
igels-describe-secured = Secured Food: { $food }
igels-describe-penalties = Penalties: { $cards }
igels-describe-known = Known cards in hand: { $cards }
igels-describe-side = { $seat } fights: Initial SAP { $initial }, now { $total }.
igels-describe-part = { $card } { $sap }
igels-describe-parts = { $seat } has { $parts }.
igels-describe-coming = From the reveal on, { $seat } also has { $parts }.
igels-describe-leader = Leader: { $animals }
igels-describe-hangers-on = Hangers-on: { $animals }
igels-describe-silenced = { $animal }’s ability is off in this battle.
igels-describe-out = Knocked out: { $animals }
igels-describe-down = { $seat } has laid { $count ->
    [one] one card
   *[other] { $count } cards
} face down.
igels-describe-events = Revealed, not played yet: { $cards }
igels-describe-spoils = The winner takes { $count } Food for now.
igels-peace-about = An Event has made this battle a draw as long as two sides are left: SAP no longer decides it.
igels-describe-peace = The battle is already a draw.
igels-describe-hand = Hand:
igels-describe-laid = You have laid: { $cards }
igels-describe-card = { $card }: { $text }
igels-copies = { $count ->
    [one] { $card }
   *[other] { $card } ×{ $count }
}
igels-cards-of = **{ $seat }**
igels-cards-dump = **The dump**
igels-cards-food = **The Food and its points:** { $food }
igels-cards-food-one = { $food } { $points }
igels-cards-food-bonus = { $food } { $points } ({ $species } { $more })
igels-cards-meat = A winning Vegetarian never takes: { $food }.
igels-event-text = { $text } Play it { $when }.
igels-one-shot-text = { $text } Use it { $when }.
igels-when-any = whenever you’re asked for Events
igels-when-mu-c1-c2 = in a battle, before Support is laid or once it is revealed
igels-when-sp = before the winner takes Food
igels-when-bu-or = before the battle or before the trade
igels-when-reaction = when something hits you
igels-when-ab-c2 = before the Events of a battle or once its Totals are known
igels-when-home = after the battle, before its fighters fall asleep
igels-when-sw = after the Food of a battle is taken

### Cards: their names and what they do

igels-jumbo = Jumbo
igels-jumbo-text = As leader: +1 SAP for each Club you reveal, up to +2.
igels-gramps = Gramps
igels-gramps-text = Once, as leader: +6 SAP. After the battle a stroke kills him.
igels-gilly = Gilly
igels-gilly-text = Win as leader: draw a Support card. Shy.
igels-junkie = Junkie Hedgehog
igels-junkie-short = Junkie
igels-junkie-text = Junkie Needles stay under him, +1 SAP each.
igels-spike = Spike
igels-spike-text = As leader: cannot be killed or knocked out.
igels-bramble = Bramble
igels-bramble-text = Win as leader: an opponent you choose discards a random card.
igels-nightwatch = Nightwatch
igels-nightwatch-text = Once, as leader: does not fall asleep after the battle.
igels-gobbler = Gobbler
igels-gobbler-text = Win as leader: take 1 more Food.
igels-ninja = NinjaSquirrel
igels-ninja-short = Ninja
igels-ninja-text = Once, as leader: its own SAP is 9 in this battle.
igels-floxel = Floxel
igels-floxel-text = No ability, just stocky.
igels-finee = Finee
igels-finee-text = While she lives, 5 of your Food can be secured, not 3. Shy.
igels-hazel = Hazel
igels-hazel-text = Win as leader: take 1 more Food.
igels-acorn = Acorn
igels-acorn-text = Win as leader: draw 1 more Food, put 1 back.
igels-daredevil = Daredevil
igels-daredevil-text = Once, as leader: dies and knocks out an opposing leader.
igels-bushtail = Bushtail
igels-bushtail-short = Bushtail
igels-bushtail-text = As leader: others’ Acid Rain and Heckling Jay spare you.
igels-twig = Twig
igels-twig-text = Once, as leader: after the battle a Battle card returns to your hand.
igels-pepper = Pepper
igels-pepper-text = Win as leader: take 1 more Food. Vegetarian.
igels-hoppsa = Hoppsa
igels-hoppsa-text = Once, as leader: your side goes home awake, Battle cards to hand.
igels-fluff = Fluff
igels-fluff-text = As leader: opposing leaders after her lose abilities unless shy. Shy.
igels-ronn = Ronn
igels-ronn-text = In battle: +1 SAP for each other fighter of yours, up to +3.
igels-lop = Lop
igels-lop-text = No ability. Vegetarian.
igels-lucky-foot = Lucky Foot
igels-lucky-foot-short = Lucky
igels-lucky-foot-text = Once, as leader: cancels an Event that hits you.
igels-burrower = Burrower
igels-burrower-text = Win as leader: secures 1 Food just taken.
igels-thistle = Thistle
igels-thistle-text = Win as leader: wakes one of your animals.
igels-tulip = Tulip
igels-tulip-text = Win as leader: draw 2 Support cards. Shy.
igels-flesel = Flesel
igels-flesel-text = As leader: a coin decides, +2 or −2 SAP.
igels-futty = Futty
igels-futty-text = As leader: opposing shy animals count 0 SAP.
igels-trunkee = Trunkee
igels-trunkee-text = In battle: you win ties for first place.
igels-cheese-thief = Cheese Thief
igels-cheese-thief-short = Thief
igels-cheese-thief-text = Once, as leader, if no win: steal 1 Food from one who fought.
igels-whisker = Whisker
igels-whisker-text = Win as leader: take 1 more Food.
igels-gnaw = Gnaw
igels-gnaw-text = Once, as leader: an opposing Battle card counts 0.
igels-swarmer = Swarmer
igels-swarmer-text = As leader: +1 SAP for each hanger-on, up to +2.
igels-pine-cone = Pine Cone
igels-pine-cone-text = +1 SAP.
igels-mud = Mud Dumping
igels-mud-text = +2 SAP.
igels-left-hook = Left Hook
igels-left-hook-text = +2 SAP.
igels-rage = Fit of Rage
igels-rage-text = +3 SAP.
igels-tail-whip = Tail Whip
igels-tail-whip-text = +4 SAP.
igels-strike = Squirrel Strike
igels-strike-text = +3 SAP, squirrels only.
igels-spine-roll = Spine Roll
igels-spine-roll-text = +3 SAP, hedgehogs only.
igels-hind-kick = Hind Kick
igels-hind-kick-text = +3 SAP, rabbits only.
igels-gang-bite = Gang Bite
igels-gang-bite-text = +3 SAP, mice only.
igels-web = Spider Web
igels-web-text = +1 SAP, and one opponent −1.
igels-wire = Barbed Wire
igels-wire-text = +2 SAP, none of your animals is knocked out.
igels-club = Club
igels-club-text = +2 SAP.
igels-chainsaw = Chainsaw
igels-chainsaw-text = +5 SAP.
igels-trap = Bear Trap
igels-trap-text = +1 SAP, knocks out an opposing hanger-on.
igels-oil = Waste Oil
igels-oil-text = +1 SAP, an opposing Battle card of +1 or +2 counts 0.
igels-needle = Junkie Needle
igels-needle-text = Only for Junkie Hedgehog, who keeps it: +1 SAP for good.
igels-bernie = Bernie the Bear
igels-bernie-text = +5 SAP.
igels-elephant = Runaway Elephant
igels-elephant-text = +5 SAP, and every opponent −1.
igels-scouts = Boy Scouts
igels-scouts-text = A coin decides: +4 SAP, or they get lost (+0).
igels-balloon = Frog Balloon
igels-balloon-text = +3 SAP.
igels-helmet = Acorn Helmet
igels-helmet-text = Only for Floxel, who keeps it: +1 SAP for good.
igels-paprika = Hot Paprika
igels-paprika-text = Only for Pepper, who keeps it: +1 SAP for good.
igels-shield = Bottle-Cap Shield
igels-shield-text = Only for Flesel, who keeps it: +1 SAP for good.
igels-nettles = Stinging Nettles
igels-nettles-text = +1 SAP, and you draw a Support card.
igels-magpie = Thieving Magpie
igels-magpie-text = Steal 1 unsecured Food of your choice.
igels-stash = Stash Found!
igels-stash-text = Steal 2 random unsecured Food from one player.
igels-duckweed = Duckweed
igels-duckweed-text = Counter: stops a theft from you.
igels-nest = Squirrel’s Nest
igels-nest-text = Only squirrels: up to 3 of your Food is theft-proof.
igels-lair = Hedgehog Lair
igels-lair-text = Only hedgehogs: up to 3 of your Food is theft-proof.
igels-burrow = Rabbit Burrow
igels-burrow-text = Only rabbits: up to 3 of your Food is theft-proof.
igels-mouse-hole = Mouse Hole
igels-mouse-hole-text = Only mice: up to 3 of your Food is theft-proof.
igels-godmother = Fairy Godmother
igels-godmother-text = One of your dead animals is back, awake.
igels-road = Forest Road
igels-road-text = Kills another player’s animal in the battle.
igels-rain = Acid Rain
igels-rain-text = All others in the battle: −3 SAP.
igels-fox = Frex the Fox
igels-fox-text = Knocks out another player’s animal in the battle.
igels-smoke = Smokin’ a Butt
igels-smoke-text = The battle is a draw.
igels-buzzard = Buzzard Bottsy
igels-buzzard-text = Kills another’s fighter of printed SAP 1 or 2.
igels-harvest = Bumper Harvest
igels-harvest-text = The winner takes 1 more Food.
igels-ranger = Forest Ranger
igels-ranger-text = The winner takes 1 Food less.
igels-stomach = Stomach Ache
igels-stomach-text = Another player loses 2 points in the final tally.
igels-rooster = Rooster
igels-rooster-text = All your sleeping animals wake up.
igels-log = Hollow Log
igels-log-text = Counter: stops a death, knock-out or Acid Rain for you.
igels-wind = Second Wind
igels-wind-text = If you fight: +3 SAP.
igels-jay = Heckling Jay
igels-jay-text = Another player in the battle: −3 SAP.
igels-ferret = Pickpocket Ferret
igels-ferret-text = Another player discards 2 random hand cards.

### Learning the game (lessons.toml)

igels-lesson-1-title = Food for the winter
igels-lesson-1 = Hedgehogs, squirrels, rabbits and mice fight for the last food in the **Forest**. When it is empty, the most **Food Points** win. Every turn everybody draws cards, then there is a **battle**, the winner takes Food, and those who fought go to sleep. First everybody chooses a species, and begins with one animal and five cards that nobody else sees (**{ ui-hand }**).
igels-lesson-2-title = Draw up to two cards
igels-lesson-2 = You can draw two cards each turn, or one, or none. **Animals** lie face up before you, in your **Pool**, and fight for you; their **SAP** (Small Animal Power) says how strong they are. **Support** cards go into your hand: **Battle** cards make your animals stronger, **Events** change what happens.
igels-lesson-2-task = You have five Support cards, but only Gobbler to fight. What do you draw?
igels-lesson-2-right = A second animal, and one more card to help it.
igels-lesson-2-clever = Two more fighters, for five Support cards are enough to start with.
igels-lesson-2-wrong = Support alone can’t fight, and an animal that has fought sleeps for a whole turn. You need more animals.
igels-lesson-3-title = Send a leader
igels-lesson-3 = The highest **SAP** wins the battle. You send one animal as **leader**; later more of **your own** animals can join as **hangers-on**, and their SAP is added. Or you sit out, and all your animals stay awake. As a rule, only the ability of the **leader** counts.
igels-lesson-3-task = We go on with one of each: Spike and a Left Hook. Gobbler has 2 SAP and takes 1 more Food if he wins as leader. Spike has 3 and, as leader, cannot be killed (out of the game) or knocked out (out of this battle). Fern, who plays the rabbits, sends Thistle with 2. What do you do?
igels-lesson-3-right = Gobbler leads, and Spike can join him next: together 5 SAP, with three Food to win.
igels-lesson-3-clever = A strong and safe leader, and Gobbler can join, too. Only his extra Food is lost.
igels-lesson-3-wrong = Your animals stay awake, but the rabbits get the Food for nothing.
igels-lesson-4-title = Lay Support face down
igels-lesson-4 = In turn everybody in the battle lays one Support card **face down**, until all have passed. Then all are revealed at once. Some cards are only for one species: you’re not offered those of others. An Event that finds no target before the battle is decided is lost.
igels-lesson-4-task = In this battle Gobbler leads for you, Spike has joined him, and both together have 5 SAP. Thistle and Ronn have 4, and a card is face down beside them. What do you do?
igels-lesson-4-right = +3 SAP makes 8, and only hedgehogs can use it.
igels-lesson-4-clever = Only +1 SAP, but it will knock out Ronn, their hanger-on.
igels-lesson-4-wrong = With their hidden card the rabbits may soon be stronger. Lay a Battle card; Second Wind is an Event, and it is worth more once you know how strong everybody is.
igels-lesson-5-title = Events change everything
igels-lesson-5 = After the reveal come the **Totals**, and Events can still change them. You’re asked for Events at several points of a turn; keep most of them for the Totals. Everybody is asked, also players who sit out. If you have nothing to play, **Pass**: *{ igels-rest }* lets you be asked for no Event of your hand until the next turn, *{ igels-quick }* passes for you after a few seconds, but never when a card hits you, or on an ability or a trade. When all have passed in a row, the highest Total wins.
igels-lesson-5-task = Here you have laid Spine Roll. It brought you to 8, but the rabbits’ Spider Web takes 1 away: your Total is 7, theirs is 8. What do you do?
igels-lesson-5-right = 10 against 8! Now the rabbits need an Event, or they lose.
igels-lesson-5-wrong = Then the rabbits win, 8 to 7. Second Wind gives you +3 SAP.
igels-lesson-6-title = Stop, thief!
igels-lesson-6 = The winner takes **two Food**; some leaders take more. In a **draw** each player who shares the highest Total can take one Food; if an Event made the draw, all who are still in the battle can. Food lies open and can be **stolen**, until you secure it: a **hideout**, an Event of your own species (yours is { igels-lair }), keeps up to three Food for good. A **counter** stops what its text names: you’re asked whenever one could stop a card played against you, whatever you hold.
igels-lesson-6-task = You have won the battle and taken Food. Thieving Magpie is about to take your best Food, Picnic Remains (4 points). What do you do?
igels-lesson-6-right = Duckweed stops every theft from you. Both cards go to the dump.
igels-lesson-6-wrong = Now the rabbits have your 4 points. Duckweed stops every theft from you.
igels-lesson-7-title = Sleep, trade, winter
igels-lesson-7 = Animals that have fought **sleep** now and miss the whole next turn. Then you can **trade** two cards of your hand for a new one. Each species has a favourite food that counts 1 point more: Worms for hedgehogs, Nuts for squirrels, Turnips for rabbits, Berries for mice. When the last Food is taken, the game ends and the most points win.
igels-tip-species = Every species has eight animals of its own and a favourite food that counts more points: it is shown below its animal. For a first game take any.
igels-tip-draw = Animals fight for you, Support helps them. Draw animals first: those that have fought sleep through the next turn, and you need others then.
igels-tip-lead = The leader fights in front. Only the leader’s ability counts, except for those that say “In battle”. If your hand is weak, sit out: then your animals stay awake.
igels-tip-add = Hangers-on add their SAP to your leader’s. But all who fight sleep afterwards, so keep somebody for the next turn.
igels-tip-lay = Support is laid face down, and others see only how many cards there are. Battle cards are used up now; keep Events for when they decide.
igels-tip-counter = Something is used against you. Only the counter that is named for it helps; if you have none, let it happen, or I soon do so for you. You’re asked either way, so nobody learns what you hold.
igels-tip-use = Your leader’s ability works only once in the game. If it does nothing for you now, save it.
igels-tip-event = You can play an Event here. In a battle, wait until the Totals are known. If an Event doesn’t help you now, pass and keep it.
igels-tip-share = The battle is a draw, and you’re one of those who share it: you can take one Food.
igels-tip-trade = Two cards of your hand for a new one: give away what you can’t use, such as cards of other species.
igels-tip-food = Food has been taken and lies open. It can be stolen until a hideout of its owner’s species secures it.
igels-tip-stolen = Food has been stolen. Only unsecured Food can be taken: play a hideout of your species once you have one.
igels-tip-won = The highest Total wins the battle. Everybody who fought sleeps through the next turn, so those who sat out are strong then.
igels-tip-killed = A killed animal is shown as a pale ghost and doesn’t fight again. One that is knocked out is only out of this battle.

### Pictures beside the rules (lessons.toml)

igels-picture-table = Animals lie face up before their players, their SAP in red. In the Forest are 32 Food; below it are the general pile and the dump.
igels-picture-hand = Your cards: { igels-gobbler } is an animal. A red bar and a number mark Battle cards, an exclamation mark an Event.
igels-picture-leader = The leaders { igels-gobbler } and { igels-thistle } wear crowns; { igels-spike } and { igels-ronn } are hangers-on. Initial SAP: 2 + 3 = 5 against 2 + 2 = 4. The squirrels sit out.
igels-picture-laid = The rabbits have laid a card face down (×1). It counts only once all are revealed; until then nobody else knows it.
igels-picture-totals = After the reveal: 5 + 3 − 1 = 7 against 4 + 2 + 1 + 1 = 8. The number in gold is ahead. Now Events can still change it.
igels-picture-stolen = The hedgehogs have won, 10 to 8, and taken three Food. It lies open and unsecured: { igels-magpie } wants the one with the gold rim.
igels-picture-asleep = Those that have fought sleep (Z) and miss the whole next turn. { igels-daredevil } and { igels-fluff } stayed at home and are ready.
igels-picture-food = Favourite Food counts 3 instead of 2: Nuts for squirrels, Worms for hedgehogs, Turnips for rabbits, Berries for mice.

### Feats, and what each was done for

igels-feat-warlord = Battle-tested
igels-feat-warlord-how = { $number } battles won in one game
igels-feat-mighty = Mighty host
igels-feat-mighty-how = a battle won with { $number } SAP or more
igels-feat-feast = Feast
igels-feat-feast-how = { $number } Food cards or more taken at once
igels-feat-thief = Sticky paws
igels-feat-thief-how = { $number } Food cards stolen in one game
igels-feat-pantry = Full larder
igels-feat-pantry-how = { $number } Food cards or more at the end
igels-feat-safe = Safe for the winter
igels-feat-safe-how = { $number } Food cards or more secured at the end
igels-feat-shepherd = Everybody alive
igels-feat-shepherd-how = won without losing an animal for good
igels-feat-tie-breaker = By a whisker
igels-feat-tie-breaker-how = won a tied battle
