# Igor. `{ $seat }` and `{ $other }` are names, `{ $seats }` a list of names. `{ $act }` is one of
# the acts below, `{ $card }` is igor-card, `{ $title }` and `{ $phrase }` are typed by people or
# are a title and a phrase below.

igor-title = Igor
igor-blurb = The wrong suit wins, house rules pile up face down, and forgetting one costs a coin.

igor-option-hands = Hands
igor-option-hands-hint = How many hands are dealt in the game.
igor-option-hands-unset = one for each player
igor-option-cards = Cards a hand
igor-option-cards-hint = More cards make a hand longer.
igor-option-cards-seven = 7
igor-option-cards-ten = 10
igor-option-soon = Time to act
igor-option-soon-hint = How long you can do what a rule demands after a card.
igor-option-soon-card = Until the next card
igor-option-soon-trick = Until the next trick (more time)
igor-option-wait = The next card
igor-option-wait-hint = When the next card can be played.
igor-option-wait-breath = After 4 seconds
igor-option-wait-all = When all others have acted or have nothing to do
igor-option-start = First rules
igor-option-start-hint = Which rules the game begins with.
igor-option-start-any = Any
igor-option-start-easy = Easy rules, for a first game
igor-option-own = Rules of our own (three at most)
igor-option-own-hint = Before the game, players can make up rules of their own.
igor-chosen-hands = { $number ->
    [one] One hand
   *[other] { $number } hands
}
igor-chosen-cards-ten = 10 cards a hand
igor-chosen-soon-card = Time to act until the next card
igor-chosen-soon-trick = Time to act until the next trick
igor-chosen-wait-breath = The next card after 4 seconds
igor-chosen-wait-all = The next card when nobody has anything left to do
igor-chosen-start-easy = Easy first rules

### Suits and what else a card can show

igor-motif-bone = Bone
igor-motif-poison = Poison
igor-motif-lightning = Lightning
igor-motif-heart = Heart
igor-motif-dynamite = Dynamite
igor-motif-castle = Castle
igor-motif-rat = Rat
igor-motif-moon = Moon
igor-motif-hand = Hand
igor-motif-assistant = Assistant
igor-motif-brain = Brain
igor-motif-scientist = Scientist
igor-motif-monster = Monster
igor-motif-switch = Switch
igor-shown-bone = a bone
igor-shown-poison = poison
igor-shown-lightning = lightning
igor-shown-heart = a heart
igor-shown-dynamite = dynamite
igor-shown-castle = a castle
igor-shown-rat = a rat
igor-shown-moon = the moon
igor-shown-hand = a hand
igor-shown-assistant = an assistant
igor-shown-brain = a brain
igor-shown-scientist = a scientist
igor-shown-monster = a monster
igor-shown-switch = a switch
# One or two letters, different for each.
igor-bone-letter = B
igor-poison-letter = P
igor-lightning-letter = L
igor-heart-letter = H
igor-dynamite-letter = D
igor-card = { $suit } { $rank }
igor-rank = Rank { $rank }
igor-number = Number { $number }
igor-shows = { $picture }: { $motifs }

igor-picture-storm = Storm over the keep
igor-picture-levers = Lever room
igor-picture-coil = Charging coil
igor-picture-dinner = A dog’s dinner
igor-picture-crypt = Crypt shelf
igor-picture-candle = Skull candle
igor-picture-bubbles = Bubbling flask
igor-picture-bait = Rat bait
igor-picture-toast = Midnight toast
igor-picture-jar = Heart in a jar
igor-picture-letter = Love letter
igor-picture-call = House call
igor-picture-fuse = Short fuse
igor-picture-cellar = Powder cellar
igor-picture-spare = Spare brain
igor-picture-plate = Brain on a plate
igor-picture-wakes = The creature wakes
igor-picture-moonlight = Creature by moonlight
igor-picture-professor = The professor
igor-picture-carrier = Crate carrier

### Acts, as something to do

igor-act-switch = Say “Pull the Switch!”
igor-act-zap = Say “Zzzap!”
igor-act-rattle = Say “Rattle, rattle!”
igor-act-bottoms = Say “Bottoms up!”
igor-act-boom = Say “Ka-boom!”
igor-act-alive = Say “It’s alive!”
igor-act-master = Say “Yes, Master!”
igor-act-sorry = Say “So sorry!”
igor-act-mine = Say “Mine, all mine!”
igor-act-night = Say “Good night!”
igor-act-after_you = Say “After you!”
igor-act-hearts = Make a heart with your hands
igor-act-eyes = Cover your eyes
igor-act-salute = Salute
igor-act-clap = Clap
igor-act-drum = Drum on the table
igor-act-howl = Howl
igor-act-bow = Bow
igor-act-knock = Knock
igor-act-shiver = Shiver
igor-act-handsup = Put your hands up
igor-act-cackle = Cackle
igor-act-thank = Thank somebody
igor-act-point = Point at somebody
igor-act-call = Call a number
igor-forbidden-card = a forbidden card
# Menus of what somebody forgot, after the name of the player; and of what one has forgotten oneself.
igor-forgot-say = forgot to say …
igor-forgot-do = forgot to do …, or a forbidden card
igor-oneself-say = I forgot to say …
igor-oneself-do = I forgot to do …, or played a forbidden card
# What somebody is accused of, and the card that it is about.
igor-after = { $act } after { $card }
igor-forbidden = { $act }: { $card }

### Phrases, and acts as they are told

igor-phrase-switch = Pull the Switch!
igor-phrase-zap = Zzzap!
igor-phrase-rattle = Rattle, rattle!
igor-phrase-bottoms = Bottoms up!
igor-phrase-boom = Ka-boom!
igor-phrase-alive = It’s alive!
igor-phrase-master = Yes, Master!
igor-phrase-sorry = So sorry!
igor-phrase-mine = Mine, all mine!
igor-phrase-night = Good night!
igor-phrase-after_you = After you!
igor-says = { $seat }: “{ $phrase }”
igor-does-hearts = { $seat } makes a heart with both hands.
igor-does-eyes = { $seat } covers both eyes.
igor-does-salute = { $seat } salutes.
igor-does-clap = { $seat } claps.
igor-does-drum = { $seat } drums on the table.
igor-does-howl = { $seat } howls.
igor-does-bow = { $seat } bows.
igor-does-knock = { $seat } knocks.
igor-does-shiver = { $seat } shivers.
igor-does-handsup = { $seat } puts both hands up.
igor-does-cackle = { $seat } cackles.
igor-does-thank = { $seat } thanks { $other }.
igor-does-point = { $seat } points at { $other }.
igor-does-call = { $seat } calls { $number }.

### Rule cards: titles

igor-rule-r01 = Pull the Switch!
igor-rule-r02 = Live Wire
igor-rule-r03 = Dry Bones
igor-rule-r04 = Soft Spot
igor-rule-r05 = Bottoms Up
igor-rule-r06 = Stand Back
igor-rule-r07 = Nothing to See
igor-rule-r08 = Top Brass
igor-rule-r09 = Lucky Seven
igor-rule-r10 = On the Beat
igor-rule-r11 = Brainwork
igor-rule-r12 = It Moves!
igor-rule-r13 = Full Moon
igor-rule-r14 = The Boss Is Watching
igor-rule-r15 = Humble Help
igor-rule-r16 = Who Is There?
igor-rule-r17 = Eek!
igor-rule-r18 = Hands Up
igor-rule-r19 = Copycat
igor-rule-r20 = Villain’s Laugh
igor-rule-r21 = Mine!
igor-rule-r22 = Adding Machine
igor-rule-r23 = Close Call
igor-rule-r24 = Good Manners
igor-rule-r25 = Bedtime
igor-rule-r26 = After You
igor-rule-r27 = Standing Ovation
igor-rule-r28 = Pay and Bow
igor-rule-r29 = Look Away
igor-rule-r30 = Dealer on Deck
igor-rule-r31 = Hard-Hearted
igor-rule-r32 = Odd Openings
igor-rule-r33 = Fresh Number

### Rule cards: their words. `{ $soon }` is one of igor-window-…, and stands at the end.

igor-text-r01 = Won a trick? Say “Pull the Switch!” before you lead the next one.
igor-text-r02 = Played a card with lightning, as its suit or in its picture? Say “Zzzap!” { $soon }.
igor-text-r03 = Played a card with a bone, as its suit or in its picture? Say “Rattle, rattle!” { $soon }.
igor-text-r04 = Played a card with a heart, as its suit or in its picture? Make a heart with your hands { $soon }.
igor-text-r05 = Played a card with poison, as its suit or in its picture? Say “Bottoms up!” { $soon }.
igor-text-r06 = Played a card with dynamite, as its suit or in its picture? Say “Ka-boom!” { $soon }.
igor-text-r07 = Played a 0? Cover your eyes { $soon }.
igor-text-r08 = Played a 9? Salute { $soon }.
igor-text-r09 = Played a 7? Clap { $soon }.
igor-text-r10 = Played the number of the trick (a 0 to the tenth)? Drum on the table { $soon }.
igor-text-r11 = Played a card with a brain in its picture? Call twice its rank { $soon }.
igor-text-r12 = Played a card with a monster in its picture? Say “It’s alive!” { $soon }.
igor-text-r13 = Played a card with the moon in its picture? Howl { $soon }.
igor-text-r14 = Did somebody else play a card with a scientist in its picture just before you (also at the end of the trick before)? Say “Yes, Master!” before you play.
igor-text-r15 = Played a card with an assistant in its picture? Bow { $soon }.
igor-text-r16 = Did somebody else play a card with a castle in its picture just before you (also at the end of the trick before)? Knock before you play.
igor-text-r17 = Played a card with a rat in its picture? Shiver { $soon }.
igor-text-r18 = Played a card with a hand in its picture? Put your hands up { $soon }.
igor-text-r19 = Played the same rank as the card just before yours in the trick? Say “So sorry!” { $soon }.
igor-text-r20 = Played a card that does not follow suit? Cackle { $soon }.
igor-text-r21 = Beaten all the cards that lay in the trick before yours? Say “Mine, all mine!” { $soon }.
igor-text-r22 = Played the last card of a trick? Call the sum of all ranks in it before the next trick begins.
igor-text-r23 = Played one rank above or below the card just before yours in the trick? Point at the player of that card { $soon }.
igor-text-r24 = Won a trick that somebody else led? Thank the player who led it before you lead the next one.
igor-text-r25 = Played the lowest card of a trick (of equal ones the last)? Say “Good night!” before the next trick begins.
igor-text-r26 = Led to a trick? Say “After you!” { $soon }.
igor-text-r27 = Somebody else won a trick in which everybody followed suit? Clap before the next trick begins.
igor-text-r28 = Paid a fine, for anything but this rule? Bow { $soon }.
igor-text-r29 = Was somebody else’s card just before yours the first of its trick not to follow suit? Cover your eyes before you play.
igor-text-r30 = Did somebody else, the dealer, play just before you (also at the end of the trick before)? Salute before you play.
igor-text-r31 = Never lead a heart while you hold another suit.
igor-text-r32 = Never lead an even card to trick 1, 3, 5, 7 or 9 while you hold an odd one.
igor-text-r33 = Never play the rank that you played to the trick before, unless you must.
igor-window-card = before the next card
igor-window-either = before the next card (at some tables: before the next trick)
igor-window-own_turn = before your own next card
igor-window-next = before you play
igor-window-trick = before the next trick begins
igor-honour = { $text } (Not checked automatically: claims are voted on.)
igor-own-title = { $title }
igor-own-phrase = { $phrase }

### The words of a rule that players build: what happens, what it demands, until when

igor-built = { $event } { $act } { $window }.
igor-event-actor = Played a card { $that }?
igor-event-next = Playing right after somebody else’s card { $that }?
igor-event-winner = Won a trick?
igor-event-winner-won_in_suit = Won a trick in which everybody followed suit?
igor-event-winner-not_by_leader = Won a trick that somebody else led?
igor-event-lowest = Played the lowest card of a trick (of equal ones the last)?
igor-event-lowest-won_in_suit = Played the lowest card (of equal ones the last) of a trick in which everybody followed suit?
igor-event-lowest-not_by_leader = Played the lowest card (of equal ones the last) of a trick that its leader did not win?
igor-event-all_but_winner = Somebody else won a trick?
igor-event-all_but_winner-won_in_suit = Somebody else won a trick in which everybody followed suit?
igor-event-all_but_winner-not_by_leader = Somebody else won a trick that they did not lead?
igor-event-payer = Paid a fine, for anything but this rule?
igor-that-shows = that shows { $what }, as its suit or in its picture
igor-that-rank = that is a { $rank }
igor-that-rank_eq_trick = with the number of the trick as its rank (0 in the tenth)
igor-that-first = that leads a trick
igor-that-last = that is the last of a trick
igor-that-off_suit = that does not follow suit
igor-that-first_off_suit = that is the first of its trick not to follow suit
igor-that-takes_lead = that beats all the cards before it in the trick
igor-that-same_rank = with the same rank as the card just before it in the trick
igor-that-one_step = one rank above or below the card just before it in the trick
igor-that-by_dealer = that comes from the dealer
igor-demand-say = Say “{ $phrase }”
igor-demand-hearts = Make a heart with your hands
igor-demand-eyes = Cover your eyes
igor-demand-salute = Salute
igor-demand-clap = Clap
igor-demand-drum = Drum on the table
igor-demand-howl = Howl
igor-demand-bow = Bow
igor-demand-knock = Knock
igor-demand-shiver = Shiver
igor-demand-handsup = Put your hands up
igor-demand-cackle = Cackle
igor-demand-call-rank = Call its rank
igor-demand-call-twice = Call twice its rank
igor-demand-call-total = Call the sum of the ranks that then lay in the trick
igor-demand-point-prev = Point at the player of the card before it in the trick
igor-demand-thank-leader = Thank the player who led the trick
igor-demand-own = Say a phrase of our own …

### The menus to build a rule

igor-when-play = A card { $that }
igor-when-shows = A card that shows something
igor-when-rank = A card of a rank
igor-when-trick_won = A trick is won
igor-when-won_in_suit = A trick is won in which everybody followed suit
igor-when-not_by_leader = A trick is won by somebody who did not lead it
igor-when-fine_paid = A fine is paid
igor-bound-actor = Its player, before the next card
igor-bound-actor-turn = Its player, before their own next card
igor-bound-actor-trick = Its player, before the next trick
igor-bound-next = The next player, before their own card
igor-bound-next-trick = The next player, before the next trick
igor-bound-winner = The winner, before the next trick
igor-bound-lowest = The lowest card’s player, before the next trick
igor-bound-lowest-turn = The lowest card’s player, before their own next card
igor-bound-others = All but the winner, before the next trick
igor-bound-others-turn = All but the winner, before their own next card
igor-bound-payer = The payer, before the next card
igor-bound-payer-turn = The payer, before their own next card
igor-bound-payer-trick = The payer, before the next trick
igor-moment = { $seat } took the last trick with { $card }.
igor-gone = Removed: { $title }
igor-new = new
igor-own-accepted = **Accepted, not in force yet:** such a rule counts only once it is turned up or added before a hand.
igor-in-force = **In force in hand { $hand }:**

### What a seat is asked

igor-ask-play = Play a card
igor-ask-act = Do something …
igor-act-until-card = For what your card demands you have at least until the next card.
igor-act-until-trick = For what your card demands you have at least until the next trick.
igor-ask-nothing = Nothing to do
igor-nothing-asked = { $lying } Anything to do? If not, press “{ igor-ask-nothing }”.
igor-ask-catch = Catch!
igor-ask-charge = Say who forgot what
igor-ask-drop = Never mind
igor-ask-confess = I forgot something …
igor-ask-first = Who was first? ({ $act })
igor-ask-dispute = Dispute
igor-ask-concede = Admit it
igor-ask-dispute-about = Dispute: { $act }
igor-ask-concede-pay = { $coins ->
    [0] Admit it (you have nothing left to pay): { $act }
   *[other] Admit it, pay { $coins } M to { $seat }: { $act }
}
igor-ask-concede-about = Admit it, the ruling stands: { $act }
igor-ask-dispute-older = Dispute an older ruling …
igor-ask-concede-older = Admit an older claim ({ $coins } M) …
igor-ruling = { $seat } accused { $other } ({ $act })
igor-ask-vote = Did { $other } break a rule?
igor-vote-yes = Broken!
igor-vote-no = Not broken
igor-ask-hurry = Fine { $coins } M if too slow: { $other }
igor-ask-read = I have read the rules
igor-ask-last = Nothing more to claim
igor-last-asked = Anything to claim or to own up to? If not, press “{ igor-ask-last }”.
igor-ask-close_claims = Judge the claims
igor-ask-stands = Keep the ruling
igor-ask-change-most = You won the most tricks: change the rules?
igor-ask-change-dealer = You deal now: change the rules?
igor-add = Add a rule
igor-pass = Keep the rules
igor-ask-take = Which rule comes into play?
igor-ask-remove = Remove a rule
igor-ask-remove-old = Remove a rule (new ones stay)
igor-ask-done = I’m done writing
igor-ask-accept = Accept the rule “{ $title }”?
igor-own-yes = Accept it
igor-own-no = Drop it
igor-ask-veto = Veto this rule
igor-ask-write = Write a rule
igor-ask-build = Build a rule: what happens?
igor-ask-name = Give your rule a title
igor-ask-forget = Drop it, build another
igor-field-title = Title of the rule
igor-field-bound = Who must do it, until when
igor-field-text = The rule, in your words
igor-field-phrase = The phrase that must be said

### What people type, beside the words of the game (cogs/typed_moves/synonyms.py says how this is read)

# No word is passed over here: talk at the table must never be taken for an act, which may cost.
igor-typed =
    play: I play, play my, play the, play a, I play the, I play my, lay, lay the, lay my;
    act: I do, do, perform, I say;
    catch: I cry catch, cry catch, I call catch, call catch, shout catch;
    charge: accuse, I accuse, I charge, forgot, forgot to, forgot the;
    confess: a forbidden card, forbidden card, I played a forbidden card, I confess, I confess to, confess to, I own up to, own up to, I confess I forgot to, I confess that I forgot to;
    dispute: I dispute, dispute that, dispute it, dispute the ruling, I dispute that, I dispute it, I dispute the ruling, objection, I object;
    drop: withdraw, I withdraw, drop it, drop the charge, I drop the charge;
    vote: I vote, my vote is; yes = broken, it was broken; no = not broken, it was not broken;
    change: change the rules; ready: I’m ready, I am ready, I’ve read them, I have read them;
    heart = of hearts; bone = of bones; poison = of poison; lightning = of lightning; dynamite = of dynamite;
    call = I call, call out, I call out, call the number, I call the number; thank = I thank, thanks, thank you; point = point at, point to, I point at, I point to, points at, points to;
    hearts = heart hands, I make a heart, makes a heart; eyes = I cover my eyes, cover my eyes, covers eyes, covers her eyes, covers his eyes, covers their eyes; salute = I salute, saluting, salutes; clap = I clap, clapping, clap my hands, I clap my hands, claps;
    drum = I drum, I drum on the table, drumming, drums; howl = I howl, howling, howls; bow = I bow, bowing, bows; knock = I knock, knocking, knocks; shiver = I shiver, shivering, shivers;
    switch = pull the switch; zap = zzzap; rattle = rattle rattle; bottoms = bottoms up; boom = ka boom, kaboom; alive = it’s alive; master = yes master; sorry = so sorry; mine = mine all mine; night = good night; after_you = after you;
    handsup = hands up, I put my hands up, put my hands up, puts hands up; cackle = I cackle, cackling, cackles; zap = zapping; bow = of bowing; howl = of howling; clap = of clapping; knock = of knocking;
    charge: not, did not, didn’t, did not say, didn’t say, never said, forgot to say, forgets to say, has not, hasn’t; drop: never mind;

### What happens

igor-writing = Before the game each of you can propose two rules. You vote on each; the table takes three at most.
igor-own-proposed = { $seat } proposes the rule “{ $title }”.
igor-own-taken = The rule “{ $title }” is accepted with { $votes } of { $seats } votes and goes into the rule deck. It counts only once it is turned up or added before a hand.
igor-own-dropped = The rule “{ $title }” is dropped: { $votes } of { $seats } votes.
igor-own-vetoed = { $seat } vetoes the rule “{ $title }”.
igor-own-no-room = All three blank cards are full, so “{ $title }” is dropped without a vote.
igor-opened = { $count ->
    [one] One rule is
   *[other] { $count } rules are
} in force. { $seat } deals first and can add a rule.
igor-looks = { $seat } looks at the top of the rule deck.
igor-added = { $seat } adds a rule. Now { $count ->
    [one] one is
   *[other] { $count } are
} in force.
igor-took-out = { $seat } removes a rule. Now { $count ->
    [0] none is
    [one] one is
   *[other] { $count } are
} in force.
igor-left = { $seat } keeps the rules.
igor-next-most = Now { $seat }, with as many tricks, can add or remove a rule.
igor-next-dealer = Now { $seat }, who deals the next hand, can add or remove a rule.
igor-reading = Now everybody reads the rules. Hand { $hand } begins when all are ready or their time is up.
igor-dealt = Hand { $hand } of { $hands }: everybody gets { $cards } cards, { $count ->
    [0] no rule is
    [one] one rule is
   *[other] { $count } rules are
} in force, and { $seat } leads.
igor-led = { $seat } leads { $card } ({ $picture }).
igor-played = { $seat } plays { $card } ({ $picture }).
igor-unit = M
igor-won-with = { $seat } wins the trick with { $card } ({ $off ->
    [0] the highest, as all followed suit
   *[other] the highest off suit
}) and takes { $coins } M: now { $total } M.
igor-last-call = Last card played. Whatever is still due is void; what was missed before, if it is not too late, can be claimed until all are ready to go on.
igor-hand-over = Hand { $hand } is over. Most tricks: { $seats }.
igor-changers = Now { $seats } can { $count ->
    [one] add
   *[other] each add
} or remove a rule, then { $again ->
    [1] { $seat } again,
   *[other] { $seat }
} as the next dealer.
igor-cried = { $seat }: “Catch!”
igor-withdrawn = { $seat } accuses nobody after all.
igor-not-said = Time is up: { $seat } has not said who forgot what, so the call is over.
igor-caught = { $seat } catches { $other } ({ $act }): { $coins ->
    [0] { $other } has nothing left to pay.
   *[other] { $other } pays { $seat } { $coins } M.
}
igor-wrong = { $seat } accuses { $other } wrongly ({ $act }) and { $coins ->
    [0] has nothing left to pay.
   *[other] pays { $coins } M to the pool.
}
igor-too-early = { $seat } accuses { $other } ({ $act }) too early: at the call there was still time for it, so nobody pays.
igor-too-late = { $seat } accuses { $other } ({ $act }) too late, as { $other } has played on since: nobody pays.
igor-claimed-before = { $seat } accuses { $other } ({ $act }), but that has come up already: nobody pays.
igor-same-moment = { $seats } called “Catch!” at the same time ({ $act }). { $seat } decides who was first.
igor-was-first = { $seat } says that { $other } was first ({ $act }). { $coins ->
    [0] There is nothing left to pay.
   *[other] { $moved ->
        [0] { $other } keeps the { $coins } M.
       *[other] { $other } gets the { $coins } M from { $giver }.
    }
}
igor-confessed = { $seat } owns up ({ $act }) and { $coins ->
    [0] has nothing left to pay.
   *[other] pays { $coins } M to the pool.
}
igor-confessed-late = { $seat } owns up ({ $act }), but that is settled already.
igor-hurried = { $seat } fines { $other } for being slow: { $coins ->
    [0] { $other } has nothing left to pay.
   *[other] { $other } pays { $coins } M to the pool.
}
igor-disputed = { $seat } disputes the ruling.
igor-conceded = { $seat } admits it ({ $act }).
igor-vote = Vote: did { $other } break a rule ({ $act })?
igor-vote-broken = Vote, { $votes } of { $voters }: { $votes ->
    [one] { $seats } says
   *[other] { $seats } say
} that { $other } broke a rule ({ $act }).
igor-vote-kept = Vote, { $votes } of { $voters }: { $votes ->
    [one] { $seats } says
   *[other] { $seats } say
} that { $other } did not break a rule ({ $act }).
igor-vote-tie = It is a tie: { $seat } decides, as the dealer or the next voter after the dealer.
igor-vote-empty = Nobody voted on { $other } ({ $act }).
igor-stands-broken = The ruling stands: { $coins ->
    [0] { $other } had nothing left to pay.
   *[other] { $seat } keeps the { $coins } M from { $other }.
}
igor-stands-wrong = The ruling stands: { $coins ->
    [0] { $seat } had nothing left to pay.
   *[other] the { $coins } M that { $seat } paid stays in the pool.
}
igor-stands-unpaid = The ruling stands: nobody pays.
igor-nobody-pays = Nobody pays.
igor-reversed-broken = The ruling is reversed. { $back ->
    [0] { $other }
   *[other] { $seat } gets { $back } M back, and { $other }
} { $coins ->
    [0] has nothing left to pay.
   *[other] pays { $seat } { $coins } M.
}
igor-reversed-kept = The ruling is reversed. { $back ->
    [0] { $seat }
   *[other] { $seat } returns { $back } M to { $other } and
} { $coins ->
    [0] has nothing left for the pool.
   *[other] pays { $coins } M to the pool.
}
igor-refunded = The ruling is reversed. { $seat } gets { $coins } M back.
igor-over = The last hand is over.

### How it ended

igor-most = { $seat } wins with { $coins } M.
igor-shared = { $seats } share the win with { $coins } M each.
igor-account-start = Coins at the start
igor-account-trick = Trick
igor-account-caught = Catch: { $other } ({ $act })
igor-account-fined = Caught by { $seat } ({ $act })
igor-account-wrong = Wrong accusation of { $other } ({ $act })
igor-account-confessed = Owned up ({ $act })
igor-account-slow = Too slow
igor-account-overturned = Ruling changed
igor-why-void = It’s your only card of its suit. When that suit is led later, you can play any card.
igor-why-lowest = No card in your hand has a lower number. The higher ones stay for later.
igor-why-highest = No card in your hand has a higher number.
igor-why-suit = You have { $count ->
    [one] another card
   *[other] { $count } other cards
} of this suit in your hand.
igor-why-only = No other card can be played now.
igor-why-takes = It wins the trick.
igor-why-ahead = It is ahead of { $count ->
    [one] the card
   *[other] the { $count } cards
} played so far; { $left ->
    [one] one more follows
   *[other] { $left } more follow
}.
igor-why-none = None of the cards you can play is ahead in this trick.
igor-why-saves = It leaves this trick and keeps { $card }, which would be ahead now.
igor-why-card = { $why } Rules that forbid cards are allowed for, but never named.
igor-why-pass = { $count ->
    [0] No rule is in force yet.
    [one] There is already one rule to remember.
   *[other] There are already { $count } rules to remember.
}
igor-why-add = { $count ->
    [0] No rule is in force yet.
    [one] Only one rule is in force so far.
   *[other] Only { $count } rules are in force so far.
}
igor-about-name = { $card } ({ $what })
igor-about-card = Follow the suit led if you can. The highest card of any other suit wins the trick; if all follow, the highest card does.
igor-about-shows = It counts for every rule about something that it shows: { $things }.
igor-about-example = Example: { $led } is led, { $other } follows, and you have no { $suit }. You play { $card } and win the trick: it is the only card off suit.
igor-example-shows = Example: you play { $card } ({ $picture }).
igor-example-rank = Example: you play { $card }.
igor-example-number = Example: in trick { $number } you play { $card }.
igor-example-lead = Example: you lead { $card }.
igor-example-onto = Example: { $cards } are in the trick, and you play { $card }.
igor-example-last = Example: { $cards } are in the trick, and you play the last card, { $card }.
igor-example-next-shows = Example: { $card } ({ $picture }) has just been played, and it’s your turn.
igor-example-dealer = Example: the dealer has just played { $card }, and it’s your turn.
igor-example-next-onto = Example: { $cards } are in the trick. Then comes { $card }, the first card off suit, and it’s your turn.
igor-example-win = Example: { $cards } are in the trick. { $card } is yours and wins it.
igor-example-win-led = Example: { $cards } were played in this order. { $card } is yours and wins the trick, but you didn’t lead.
igor-example-lowest = Example: { $cards } are in the trick. { $card } is yours and the lowest.
igor-example-others = Example: { $cards } are in the trick, and all followed suit. { $card } wins it and is not yours.
igor-example-fine = Example: you have forgotten “{ $rule }”, are caught, and pay { $coins } M.
igor-example-call = Call { $number }
igor-example-point = Point at the player of { $card }
igor-example-thank = Thank the player of { $card }
igor-example-lead-suit = Example: you lead and hold { $wrong } and { $right }. { $wrong } is forbidden; lead { $right }.
igor-example-lead-even-on-odd-trick = Example: you lead to trick 3 and hold { $wrong } and { $right }. { $wrong } is forbidden; lead { $right }.
igor-example-repeat-own-rank = Example: to the trick before you played { $before }. Now you lead and hold { $wrong } and { $right }. { $wrong } is forbidden; lead { $right }.
igor-about-rule = Rules in force lie open between hands only: remember them. A player who forgets one and is caught pays.

### Why something was not done

igor-no-cards-now = You can’t play a card right now.
igor-not-your-turn = It’s { $seat }’s turn (rule I11).
igor-wait = Wait: others may still have something to do before the next card (rule I23).
igor-no-such-card = There is no card “{ $card }” in this game.
igor-which-copy = There are two cards { $card }. To play yours, type “{ $word }”, or pick it from your hand.
igor-which-card = Name a card that you can play now. If you have two of it, name the picture too.
igor-not-in-hand = You don’t have { $card } in your hand.
igor-follow = You must follow suit ({ $suit }) as long as you can (rule I12).
igor-no-act-now = There is nothing to do between hands (rule I18).
igor-no-wait = Nobody is waiting for you to act right now (rule I23).
igor-acts-used-up-card = You have no acts left for now. You get new ones after the next card (rule I23).
igor-acts-used-up-trick = You have no acts left for now. You get new ones with the next trick (rule I23).
igor-no-such-act = There is no such act in this game.
igor-no-such-seat = There is no other player “{ $seat }” at this table.
igor-no-catch-now = You can’t call “Catch!” right now (rules I18, I20).
igor-no-claim = Press “Catch!” before you accuse somebody (rule I20).
igor-not-oneself = You can’t accuse yourself: own up instead (rule I22).
igor-no-tie = You don’t have to decide who was first (rule I20).
igor-no-confession-now = You can’t own up right now (rule I22).
igor-no-ruling = You have no ruling to dispute (rule I28).
igor-no-vote = There is no vote for you right now (rule I28).
igor-part-of-claim = You are part of this claim: the others vote (rule I28).
igor-no-hurry = You can’t fine anybody for slow play right now (rule I17).
igor-no-change-now = You can’t change the rules right now (rules I5, I30).
igor-no-such-change = Add a rule, remove one, or pass (rule I5).
igor-nothing-to-add = There is no rule card left to add (rule I6).
igor-not-on-offer = You can’t choose that rule right now (rules I6, I9).
igor-not-in-force = That rule is not in force.
igor-too-fresh = That rule has not been in force for a full hand yet (rule I8).
igor-nothing-to-read = There’s nothing for you to confirm right now.
igor-not-writing = You can’t write a rule right now (rule I33).
igor-no-draft = Build a rule first (rule I33).
igor-no-such-rule = You can’t build a rule like that (rule I33).
igor-own-empty = That shows nothing. Please write something that can be read.
igor-own-too-long = That is too long. Please write less.
igor-own-no-links = Please leave out links and pings (rule I33).
igor-no-veto = Only the host can veto a rule that is voted on (rule I33).
igor-one-word = Please write just one thing.
igor-no-words = That move is complete. Leave out the extra words.

### The picture

igor-hand = Hand { $hand } of { $hands }
igor-trick = Hand { $hand } · trick { $trick } of { $tricks }
igor-now-play = { $seat } to play
igor-now-wait = Time to act before { $seat } plays
igor-now-won = { $seat } won the trick and leads
igor-now-change = { $seat } can change the rules
igor-now-writing = Write your own rules
igor-now-reading = Learn the rules: cards come next
igor-now-last_call = Last call for claims
igor-now-over = The game is over
igor-now-stopped = Ended early
igor-last-trick = The last trick:
# Where fines go and tricks are paid from.
igor-pool = Pool
igor-stamp = Caught!
igor-read-at-table = You can read the rules at the table, below the picture.
igor-undecided-claim = “Catch!” { $seat } will say who forgot what
igor-undecided-tie = { $seat } decides who was first ({ $act }): { $seats }
igor-undecided-ruling = { $ruling } { $seat } can dispute it before { $last ->
    [0] their next card
   *[other] “{ igor-ask-last }”
}
igor-unpaid = { $seat } accused { $other } ({ $act }): nobody pays.
igor-vote-own = Vote on the rule “{ $title }”
igor-slow = If { $other } takes too long, { $seat } can fine them { $coins } M for slow play

### The picture in words

igor-alt = { $now }. Igor, hand { $hand } of { $hands }.
igor-alt-cards = { $alt } { $cards }
igor-describe-pool = The pool never runs out.
igor-describe-rules = Rules in force: { $count }.
igor-describe-rule = **{ $title }** – { $text }
igor-describe-new = **New!** { $rule }
igor-describe-played = { $seat } { $card } ({ $picture })
igor-describe-trick = In the trick, led by { $leader }: { $cards }.
igor-describe-last = The last trick, led by { $leader }, went to { $seat }: { $cards }.
igor-describe-seat = { $seat }: { $coins } M, { $tricks ->
    [one] one trick
   *[other] { $tricks } tricks
}, { $cards ->
    [one] one card
   *[other] { $cards } cards
} in hand.
igor-describe-dealer = { $seat } is the dealer.
igor-describe-card = { $card } ({ $picture })
igor-describe-hand = Hand: { $cards }.

### Learning the game (lessons.toml)

igor-lesson-1-title = Rules you read only once
igor-lesson-1 = Igor is a card game with house rules that everybody must remember. You get coins (**M**) for tricks, and for catching others who forget a rule; after the last hand the most M win. At a table you read the rules **before the hand**, below the picture; when all are ready they are **turned face down** until the hand is over. Each rule names the time in which it must be kept. Two examples to remember: if **you** play a **9**, salute; if your card shows **lightning**, say “Zzzap!”. For both there is time until the next card.
igor-lesson-2-title = Take tricks
igor-lesson-2 = Everybody plays one card. You must **follow the suit** that is led, if you can. If somebody can’t, the **highest card off that suit** wins the trick: even a 0 beats a 9 of the suit. Only if all follow does the highest card of the suit win. Of equal cards the first one wins. In the picture a **crown** marks the card that wins so far. A trick brings 3 M, and you lead the next one.
igor-lesson-2-task = Bone 1 was led, then came Heart 6. You have no Bone and play last. Which card wins the trick?
igor-lesson-2-right = Both are off suit, and 8 is higher than Heart 6.
igor-lesson-2-wrong = Heart 6 wins: to beat it your card must be higher than 6, and an equal card does not beat it.
igor-lesson-3-title = Do what the rules demand
igor-lesson-3 = A rule about a thing means every card that shows it, **as its suit or in its picture**. If you have to say or do something, press **{ igor-ask-act }** and choose it, after your card or just before it. At slower tables all but the next player are asked after each card: press **{ igor-ask-nothing }** if no rule is about you, and the next card can be played. Doing something that no rule asks for costs nothing. But nobody reminds you, and nobody can look the rules up.
igor-lesson-3-task = You have just played Poison 8; its picture shows a castle and lightning. What did the rule of step 1 demand?
igor-lesson-3-right = Lightning means “Zzzap!”. You play on; the player who accuses you all the same pays 1 M for it.
igor-lesson-3-wrong = Lightning means “Zzzap!”. You play on, somebody calls **{ igor-ask-catch }**, and you pay them 1 M.
igor-lesson-4-title = Catch!
igor-lesson-4 = Has somebody forgotten something? For the two rules of step 1, their time is over when the next card is played, even by themselves, as when the winner of a trick leads. After that card press **{ igor-ask-catch }**, before they play one more; then say who forgot what. If you’re right, they pay you 1 M. If nothing was forgotten, you pay 1 M to the **pool**, the coins in the middle. If they still have time for it, or it is too late, nobody pays.
igor-lesson-4-task = This time nobody has accused you of anything. In the next trick you led Dynamite 5, then Rowan played Dynamite 3 and Fern Poison 0, which took the trick and 3 M. Nobody said anything. You have called; what do you say? (“{ ui-read }” names the pictures, too.)
igor-lesson-4-right = Dynamite 3 has lightning in its picture, and there was no “Zzzap!”.
igor-lesson-4-wrong = No such rule is in force, so you pay. Look at the pictures: one of them shows lightning.
igor-lesson-5-title = Own up
igor-lesson-5 = You have forgotten something yourself? Press **{ igor-ask-confess }** before anybody names it: you pay 1 M to the pool, and no opponent gets it. What nobody notices costs nothing.
igor-lesson-5-task = You played Lightning 5 without a word, and the next card has been played. Now somebody calls “Catch!” but hasn’t said why. What do you do?
igor-lesson-5-right = 1 M goes to the pool, and the accusation comes too late.
igor-lesson-5-wrong = Too late for “Zzzap!”: the next card has been played, and your M goes to an opponent.
igor-lesson-6-title = New hand, new rules
igor-lesson-6 = The table agrees on a number of hands, each with seven cards, or with ten. Before the first hand the **dealer**, with the pack beside the name, can add a rule. Between hands the player with the most tricks can add or remove one, and then so can the next dealer: that is each player in turn. A rule stays for at least one whole hand. If you think that a ruling is wrong, press **{ igor-ask-dispute }**: the others vote.
igor-tip-change = You can change the house rules now. For a first game keep them: the fewer there are, the easier they are to remember.
igor-tip-read = Read the rules in force, below the picture of the table, and remember them: when all are ready, nobody sees them again until the hand is over.
igor-tip-charge = Now say who forgot what. If you’re not sure, “{ igor-ask-drop }” costs nothing.
igor-tip-cried = Somebody has called “{ igor-ask-catch }”. If it is about you and you have really forgotten something, own up before it is named: then your coin goes to the pool.
igor-tip-nothing = The next card waits until everybody has acted or has pressed “{ igor-ask-nothing }”. Being asked is no hint: all but the next player are asked after every card.
igor-tip-play = If you lead, you choose the suit; otherwise follow it if you can. You’re offered only cards that you can play; the highest card off that suit wins the trick.
igor-tip-act = Think of the rules before and after every card. What you say or do is always chosen under “{ igor-ask-act }”; just before your card it counts for it, too, and nobody can be quicker. The table never tells you whether it was needed.
igor-tip-caught = You were caught: what you forget costs you 1 M, and it goes to the player who noticed. Watch what the others forget, too.
igor-tip-wrong = A wrong accusation costs 1 M. Call only if you are sure of the rule, and once the time for it is over.
igor-tip-won = The trick is yours, with 3 M, and you lead the next one. The highest card off the led suit wins; only if all follow, the highest of the suit.

### Pictures beside the rules (lessons.toml)

igor-picture-rules = Between hands the rules in force lie open, here { igor-rule-r08 } and { igor-rule-r02 }. During the hand you see only how many there are.
igor-picture-card = A rule about lightning means this card, too, for its picture shows some.
igor-picture-card-1 = Rank: 8
igor-picture-card-2 = Suit: poison
igor-picture-card-3 = Picture: a castle and lightning
igor-picture-follow = Bone 1 was led. You have no bone, so you can play any card: all have a green rim.
igor-picture-trick = Bone 1 was led. Heart 6 and Poison 8 are off suit, and 8 is higher: it wins the trick, and its player now has 13 M.
igor-picture-catch = Somebody has called “{ igor-ask-catch }”: the picture says who. Next they say who forgot what.
igor-picture-caught = Dynamite 3 shows lightning, but nobody said “{ igor-phrase-zap }”. Its player pays 1 M to the player who noticed it.

### Feats, and what each was done for

igor-feat-detective = Master detective
igor-feat-detective-how = { $number } right accusations in one hand
igor-feat-spotless = Spotless
igor-feat-spotless-how = won without being caught
igor-feat-trick-collector = Trick collector
igor-feat-trick-collector-how = { $number } tricks in one hand
igor-feat-zero-hero = Zero hero
igor-feat-zero-hero-how = took a trick with a 0
igor-feat-honest = Honest soul
igor-feat-honest-how = owned up { $number } times in one game
igor-feat-showman = Born for the stage
igor-feat-showman-how = { $number } acts in one hand
igor-feat-treasure = Treasure chest
igor-feat-treasure-how = { $number } M or more gained in one hand
