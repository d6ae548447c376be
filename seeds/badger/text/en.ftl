# Words of Badger. `{ $seat }` is the name of who sits there; lists of fields read "20, 26 and the goal".

badger-title = Badger
badger-blurb = Race your mouse through a maze that you uncover and turn as you run: first to the checkpoint, then to the goal, past two hungry badgers.

badger-option-course = Course
badger-option-course-hint = Short: from the start to the checkpoint it is 4 steps instead of 6, so the game is quicker.
badger-option-course-long = Long
badger-option-course-short = Short
badger-option-first = Who begins
badger-option-first-hint = Who takes the first turn.
badger-option-first-random = Random
badger-option-first-host = The host
badger-option-first-challenger = The challenger
badger-option-own-cave = The lord bites in his own cave too
badger-option-own-cave-hint = Off: a mouse in the cave he sits in is safe.
badger-option-turns = Turn limit
badger-option-turns-hint = At the limit the flag decides, then snacks, then the shorter way.
badger-option-turns-none = None
badger-option-turns-80 = 80 turns, then the player ahead wins
badger-chosen-course-short = Short course
badger-chosen-first-host = The host began
badger-chosen-first-challenger = The challenger began
badger-chosen-turns-80 = After 80 turns the player who is ahead wins

### Fields, as they are named and as somewhere to go

badger-tile = { $number }
badger-field-lady = the lady’s cave
badger-field-checkpoint = the checkpoint
badger-field-goal = the goal
badger-field-start-e = the east start
badger-field-start-w = the west start
badger-field-green-ne = the green cave NE
badger-field-green-nw = the green cave NW
badger-field-yellow-e = the yellow cave E
badger-field-yellow-w = the yellow cave W
badger-field-red-se = the red cave SE
badger-field-red-sw = the red cave SW

badger-to-tile = to { $number }
badger-to-lady = into the lady’s cave
badger-to-checkpoint = to the checkpoint
badger-to-goal = to the goal
badger-to-start-e = to the east start
badger-to-start-w = to the west start
badger-to-green-ne = to the green cave NE
badger-to-green-nw = to the green cave NW
badger-to-yellow-e = to the yellow cave E
badger-to-yellow-w = to the yellow cave W
badger-to-red-se = to the red cave SE
badger-to-red-sw = to the red cave SW

### Tiles

badger-colour-green = green
badger-colour-yellow = yellow
badger-colour-red = red
badger-colour-neutral = neutral
badger-letter-green = G
badger-letter-yellow = Y
badger-letter-red = R
badger-shape-curve = curve
badger-shape-straight = straight
badger-shape-fork = fork
badger-shape-star = star
badger-shape-cross = crossing
badger-effect-rage = rage
badger-effect-rotator = rotator
badger-effect-flipper = flipper
badger-face = { $colour } { $shape }
badger-face-effect = { $face }, effect: { $effect }

# The edges of a hexagon as arrows, each with the sign that no phone makes an emoji of it.
badger-edge-n = ↑︎
badger-edge-ne = ↗︎
badger-edge-e = →︎
badger-edge-se = ↘︎
badger-edge-s = ↓︎
badger-edge-sw = ↙︎
badger-edge-w = ←︎
badger-edge-nw = ↖︎
badger-arrows = { $first } { $rest }

### What may be done

badger-run = Run
badger-run-to = Run { $where }
badger-bitten = you get bitten (−1 snack)
badger-bitten-last = you lose your last snack
badger-and-bitten = { $what }: { $bite }
badger-run-early = no win before the checkpoint
badger-run-den = end your turn there and she bites you
badger-uncover = Uncover
badger-up = Uncover { $field }
badger-up-first = Uncover { $field } first
badger-up-next = Uncover { $field } next
badger-rotate = Rotate
badger-rotate-any = The rotator: rotate any tile
badger-turn = Rotate { $field }
badger-lie = Way { $number } ({ $edges })
badger-turn-by = By { $number } ({ $edges })
badger-goes-on = goes on to { $fields }
badger-lies-as-now = lies as now, goes on to { $fields }
badger-no-field = no field
badger-cover = Cover
badger-cover-tiles = Cover { $fields }
badger-lay = Lay tile { $field }: { $face }
badger-lord = Send the badger lord to
badger-name = { $field }
badger-flip = The flipper: flip any tile
badger-flip-up = Uncover { $field }
badger-flip-down = Cover { $field }

### What people type, beside the words of the game (cogs/typed_moves/synonyms.py says how this is read)

badger-typed =
    run: go, move, walk, step, enter, hop;
    uncover: uncover all, uncover both, uncover everything, reveal, open, turn up, turn … up, turn over, turn … over;
    cover: cover all, cover them all, cover everything, cover up, hide, close;
    rotate: turn, twist, spin;
    lay: put, place, put down, put … down;
    lord: send, send the badger lord, send the lord, badger lord;
    flip: flip over, flip … over;
    pass: skip, wait, end, stop, done, finished, end turn, end my turn;
    takeback: take back, take … back, undo, revert;
    lady = badger lady, lady’s, lady’s cave, badger lady’s, badger lady’s cave, den; checkpoint = check point, check, flag; goal = finish, home;
    start-e = east start, start east, start-e; start-w = west start, start west, start-w;
    green-ne = northeast, north east; green-nw = northwest, north west;
    yellow-e = yellow … east, east cave; yellow-w = yellow … west, west cave;
    red-se = southeast, south east; red-sw = southwest, south west;
    1 = one, once, 1 step, one step, 60 degrees; 2 = two, twice, 120 degrees; 3 = three, 180 degrees;
    4 = four, 240 degrees; 5 = five, 300 degrees;
    = please, now, then, first, next, to, the, own, tile, field, hex, number, no, by, steps, step clockwise, clockwise, cave, into, onto, on, and, i, my, mouse, it, him, with, rotation, position;

### What happened

badger-rematch-snack = { $seat } has the rematch snack from the last race and begins with { $snacks } snacks.
badger-laid = The maze lies face down. { $seat } begins.
badger-uncovered = { $seat } uncovers tile { $field }: { $face }.
badger-lies = Tile { $field } now goes on to { $fields }.
badger-covered = { $seat } covers { $fields }.
badger-flipped-up = { $seat } uses the flipper and uncovers tile { $field }: { $face }.
badger-flipped-down = { $seat } uses the flipper and covers { $field }.
badger-ran = { $seat } runs { $where }.
badger-turned = { $seat } rotates { $field }: it now goes on to { $fields }.
badger-turned-any = { $seat } uses the rotator and rotates { $field }: it now goes on to { $fields }.
badger-passed = { $seat } has passed the checkpoint. On to the goal!
badger-lord-goes = The badger lord goes { $where }.
badger-rage = The badger lord rages and bites all around his cave!
badger-rage-nobody = The badger lord rages, but reaches nobody.
badger-lord-bit = The badger lord bites { $seat } at { $field }. The mouse { $away ->
    [0] stays there
   *[other] flees { $where }
} and loses a snack: { $snacks ->
    [0] no snack is left
    [one] one snack is left
   *[other] { $snacks } snacks are left
}.
badger-lady-bit = The badger lady bites { $seat } at { $field }. The mouse { $away ->
    [0] stays there
   *[other] flees { $where }
} and loses a snack: { $snacks ->
    [0] no snack is left
    [one] one snack is left
   *[other] { $snacks } snacks are left
}.
badger-stuck = { $seat } has no legal action left, so the turn ends.

### The end

badger-moment = { $seat } was { $steps ->
    [one] one step
   *[other] { $steps } steps
} from the goal.
badger-moment-behind = { $seat } never passed the checkpoint.
badger-moment-bitten = It took the badgers until turn { $number } to eat the last snack of { $seat }.
badger-place = { $place }\. { $seat }
badger-account-start = Snacks at the start
badger-account-bitten = Bite
badger-account-lost = Only the winner keeps snacks
badger-why-goal = From there it is { $steps ->
    [one] one step
   *[other] { $steps } steps
} to the goal.
badger-why-checkpoint = From there it is { $steps ->
    [one] one step
   *[other] { $steps } steps
} to the checkpoint.
badger-aim-goal = to the goal
badger-aim-checkpoint = to the checkpoint
badger-why-wins = That’s the goal, and you have your flag: you win.
badger-why-passes = You get your flag there. From then on a bite only throws you back to the checkpoint.
badger-why-bites = It gets { $seat } bitten: { $snacks ->
    [0] no snack is left
    [one] one snack is left
   *[other] { $snacks } snacks are left
}.
badger-why-no-lady = Then the badger lady no longer reaches your mouse.
badger-why-no-lord = Then the badger lord no longer reaches your mouse.
badger-why-lady = Then the badger lady reaches { $seat }’s mouse.
badger-why-lord = Then the badger lord reaches { $seat }’s mouse.
badger-why-way = Then your open way { $aim } has { $steps ->
    [one] one step
   *[other] { $steps } steps
}.
badger-why-near = Then open paths take you to a field with { $steps ->
    [one] one step
   *[other] { $steps } steps
} left { $aim }.
badger-why-cuts = It cuts the open way of { $seat } { $aim }.
badger-why-longer = It makes the open way of { $seat } longer: { $steps } steps.
badger-why-far = It cuts paths of { $seat }: at the nearest field they reach, { $steps ->
    [one] one step is
   *[other] { $steps } steps are
} left { $aim }.
badger-why-closer = That tile is nearer than you are: { $steps ->
    [one] one step is
   *[other] { $steps } steps are
} left { $aim } from there.
badger-why-uncover = { $count ->
    [one] It shows where the path to a covered tile goes on.
   *[other] It shows where the paths to { $count } covered tiles go on.
}
badger-why-ways = Then your field is joined with { $count } others.
badger-why-cover = { $count ->
    [one] A tile lies face down then, and nobody can run onto it.
   *[other] { $count } tiles lie face down then, and nobody can run onto them.
}
badger-why-lord-away = There the badger lord does not reach your mouse.
badger-why-joins = Then this tile is joined with your field.
badger-why-points = Then one of its paths leads to a field with { $steps ->
    [0] no step
    [one] one step
   *[other] { $steps } steps
} left { $aim }.
badger-why-safe = After it no badger reaches your mouse.
badger-why-harmless = Some action has to be made: after this one, open paths still take you everywhere they do now.
badger-why-shows = It shows what tile { $field } is.
badger-why-bitten = You get bitten, and { $snacks ->
    [0] no snack is left
    [one] one snack is left
   *[other] { $snacks } snacks are left
}. The house sees nothing better.
badger-why-left = After it { $steps ->
    [one] one step is
   *[other] { $steps } steps are
} left { $aim }. The house sees nothing better.
badger-about-paths = Tile. Its paths lead to { $count } of its six sides. { $copies ->
    [one] There is only this one.
   *[other] There are { $copies } of them.
}
badger-about-colour = Run onto it, and you send the badger lord to one of his two caves of this colour ({ $colour }).
badger-ui-cards = Tiles
badger-about-rage = Rage: the lord then bites all mice on tiles next to his cave, with or without a path.
badger-about-rotator = Rotator: you must then rotate any tile that lies face up.
badger-about-flipper = Flipper: you must then flip any tile that nobody stands on. A covered one is turned up, one face up is covered.
badger-about-colour-example = Example: the lord is in { $cave }. You run onto this tile, and he must go { $to }.
badger-about-rage-example = Example: you send the lord { $to }. The other mouse stands on a tile next to that cave, without a path into it, and is bitten all the same.
badger-about-rotator-example = Example: the badger lady reaches your mouse. You rotate a tile on the way, however far away, and she does not find it.
badger-about-flipper-example = Example: the badger lady reaches your mouse. You cover a tile on the way, and she gets no further than that.
badger-about-neutral-example = Example: you run onto it over one of its paths. { $others ->
    [one] You can go on over one other
   *[other] You can go on over { $others } others
}, and the badger lord stays where he is.
badger-about-lord-name = Badger lord
badger-about-lord = After every action he bites all mice next to his cave whose path meets it. Each bite costs a snack.
badger-about-lord-example = Example: he is in a cave, and your mouse stands beside it. Without a path into the cave it is safe.
badger-about-lady-name = Badger lady
badger-about-lady = At the end of every turn she searches all paths that are joined with her cave, and bites every mouse she finds.
badger-about-lady-example = Example: rotate one tile, and the way from her cave to your mouse is broken.
badger-unit = { $score ->
    [one] snack
   *[other] snacks
}
badger-stopped = The game was ended early.
badger-won-goal = { $seat } reaches the goal with { $snacks ->
    [one] one snack
   *[other] { $snacks } snacks
} left and wins!
badger-won-snacks = { $loser } has no snack left: { $seat } wins!
badger-won-limit = After { $turns } turns { $seat } wins: { $why }.
badger-why-flag = the only one with the flag
badger-why-snacks = more snacks are left
badger-why-steps = fewer steps to go
badger-drawn-snacks = Both lose their last snack in one attack: a draw.
badger-drawn-limit = After { $turns } turns flag, snacks and steps to go are equal: a draw.

### Why something cannot be done

badger-over = This race is over.
badger-not-your-turn = It’s { $seat }’s turn.
badger-unknown = There is no action “{ $verb }”. You can run, uncover, cover or rotate.
badger-no-passing = You can’t end your turn early: use all { $actions } actions.
badger-no-takeback = You can’t take back a move by typing. Press “My move” at the table: if it can be taken back, there is a button for it.
badger-no-lay = There is no tile to lay right now.
badger-no-lord = The badger lord stays where he is until a mouse runs onto a colour.
badger-no-flip = You can only flip a tile after you run onto the flipper.
badger-first-lay = First lay tile { $field }, for example “lay 1”.
badger-first-next = First choose the next tile to uncover: { $fields }.
badger-first-lord = First send the badger lord to a cave.
badger-first-rotator = First use the rotator: rotate any tile that is face up, for example “rotate 25 2”.
badger-first-flipper = First use the flipper: flip any tile, for example “flip 25”.
badger-no-such-field = There is no field called “{ $field }”.
badger-too-many-words = I don’t understand “{ $word }” in this move. Leave it out.
badger-nothing-to-uncover = No path from { $field } leads to a covered tile.
badger-uncover-which = Choose the tile to uncover first: { $fields }.
badger-no-path-to = None of your paths leads to { $field }.
badger-not-covered = You can’t uncover { $field }: it is not a covered tile.
badger-lay-how = Choose one of the numbers shown, 1 to { $most }: it says how tile { $field } lies.
badger-cover-all = All tiles that your paths lead to are covered together: just write “cover”.
badger-nothing-to-cover = None of your paths leads to a tile that can be covered.
badger-run-where = Where do you run? For example “run 25”.
badger-run-here = Your mouse is already on { $field }.
badger-not-beside = You can’t reach { $field } in one step.
badger-still-covered = You can’t run onto { $field }: it is still face down.
badger-not-joined = No path joins { $here } and { $field }.
badger-entered = You’ve already been on { $field } this turn (rule B26).
badger-rotate-which = Which tile do you rotate, and by how many steps? For example “rotate 25 2”.
badger-rotate-how = By how many steps do you rotate { $field } clockwise? Choose 1 to 5.
badger-rotate-covered = You can’t rotate { $field }: it is face down.
badger-frame-stays = You can’t rotate { $field }: it is part of the frame.
badger-just-turned = You just rotated { $field }. Do something else first (rule B30).
badger-too-far = You can’t rotate { $field } from here. Rotate your own tile or one next to it.
badger-lord-where = The badger lord can go to { $fields }.
badger-flip-which = Which tile do you flip? For example “flip 25”.
badger-flip-tiles = You can only flip tiles, not { $field }.
badger-flip-mouse = You can’t flip { $field }: a mouse is on it.

### The picture

badger-sign-start = Start
badger-sign-checkpoint = Check
badger-sign-goal = Goal
badger-sign-rage = Rage: bites around
badger-sign-rotator = Rotate any tile
badger-sign-flipper = Flip any tile
badger-sign-lord = Lord bites here
badger-sign-lady = Lady bites here
badger-sign-run = Last runs
badger-sign-last-turn = last turn
badger-sign-first-turn = The first turn of the race
badger-sign-nowhere = not now
badger-sign-lies = How { $field } can lie
badger-asked-lay = This is how the tile would lie.
badger-asked-next = Which tile is uncovered next? Choose one with a white rim.
badger-asked-lord = Where does the badger lord go? Choose a cave with a white rim.
badger-asked-rotator = The rotator: rotate any tile that is face up.
badger-asked-flipper = The flipper: flip any tile without a mouse on it.
badger-turn-of = Turn { $number }: { $seat }
badger-turn-number = Turn { $number }

badger-alt = Turn { $number } of Badger: { $seat } takes action { $action } of { $actions } from { $here }; the other mouse is at { $there }.
badger-alt-moved = { $seat } { $deeds }. { $alt }
badger-alt-laying = { $alt } Tile to lay on { $field }: { $face }.
badger-describe-last = The turn before: { $seat } { $deeds }.
badger-did-run = runs { $field }
badger-did-uncover = uncovers { $fields }
badger-did-rotate = rotates { $field }
badger-did-cover = covers { $fields }
badger-deed-effect = { $deed } (effect on { $fields })
badger-deed-lord = { $deed } (the badger lord goes { $where })
badger-deed-bite = { $deed } (a bite)
badger-deed-lord-bit = { $deed } (the badger lord bites { $seat } at { $field })
badger-deed-lady-bit = { $deed } (the badger lady bites { $seat } at { $field })
badger-due-act = { $seat } can run to { $fields }.
badger-due-next = { $seat } chooses which tile is uncovered next: { $fields }.
badger-due-lord = { $seat } chooses where the badger lord goes: { $fields }.
badger-due-rotator = { $seat } is on the rotator and must rotate any tile that is face up.
badger-due-flipper = { $seat } is on the flipper and must flip any tile.
badger-describe-mouse = { $seat } is at { $field } with { $snacks ->
    [one] one snack
   *[other] { $snacks } snacks
}; the checkpoint comes first.
badger-describe-mouse-passed = { $seat } is at { $field } with { $snacks ->
    [one] one snack
   *[other] { $snacks } snacks
}; the checkpoint is passed, the goal comes next.
badger-describe-mouse-home = { $seat } is at { $field } with { $snacks ->
    [one] one snack
   *[other] { $snacks } snacks
}; with the flag that is the win.
badger-describe-no-lord = The badger lord is not on the board yet.
badger-describe-lord = The badger lord is in { $field }; he bites mice on { $fields }.
badger-describe-lord-quiet = The badger lord is in { $field }; no path leads to his cave.
badger-describe-lady = The badger lady searches { $fields } at the end of the turn.
badger-describe-lady-in = The badger lady’s cave is joined with no field.
badger-describe-den = the lady’s cave
badger-describe-tile = { $field } ({ $face })
badger-describe-way = From { $place } to { $fields }; joined with none of them.
badger-describe-joined = From { $place } to { $fields }; joined with { $joined }.
badger-describe-frame = In the frame, { $field } is open to { $fields }.
badger-describe-covered = Face down: { $fields }.

### Learning the game (lessons.toml)

badger-lesson-1-title = To the checkpoint, then to the goal
badger-lesson-1 = Your mouse races another one through a maze of 30 tiles that lie **face down**: first into the **checkpoint** at the top, then into the **goal** at the bottom. Two badgers bite: the lady waits in the middle, the lord comes later. A bite costs one of your five **snacks** and throws you back; without snacks you lose at once. Nothing is secret: you play with the buttons at the table.
badger-lesson-2-title = Uncover tiles
badger-lesson-2 = A turn has exactly **four actions**; you can’t skip any. **Uncover** is one of them: it turns up *all* covered tiles that your path leads to. You choose the one to begin with, and how each of them lies; one of its paths must join your field. A tile that can lie in only one way is laid for you.
badger-lesson-2-task = You’re on the east start and have turned up tile 7. To the checkpoint it goes left, over 6 and 2. Your path leads to tile 13, too: it would come next, but here you lay only 7. How do you lay it? (Arrows show where its paths lead; one can end at the rim.)
badger-lesson-2-right = Your path goes on to 6, and to 13 as another way.
badger-lesson-2-clever = Your path goes on to 6, and into the green cave. You can run through caves, but the badger lord may sit there: more about him soon.
badger-lesson-2-wrong = That leads only to 12, away from the checkpoint. Tile 6 is straight left (←︎).
badger-lesson-3-title = Run, rotate, cover
badger-lesson-3 = **Run** takes you one step, if the paths of both fields meet; you can’t go back to a field that you have been on in this turn. **Rotate** turns your own tile or one next to you (the lady’s cave, too), but not the same one twice in a row. **Cover** turns all tiles face down that your path leads to. One step of rotating is 60°. A straight or a curve has two paths, a fork or a star three, a crossing four. If nothing helps you, choose what harms you least.
badger-lesson-3-task = Tile 7 leads to 6 and 13, tile 13 is laid as well, and you have three actions left. Which one brings your mouse closer to the checkpoint?
badger-lesson-3-right = From 7 it goes on to 6. Tile 7 is red, so the badger lord wakes up: he comes next.
badger-lesson-3-wrong = That takes you away, or covers your own way. Run to 7.
badger-lesson-4-title = The badger lord
badger-lesson-4 = If you run onto a **coloured** tile or into one of his caves, you send the **badger lord** to one of the two caves of that colour; if he is in one of them, he goes to the other. After **every action** of both players he bites each mouse on a field **next to his cave** whose path leads into it. Two fields away, or without such a path, you’re safe; in the very cave he sits in, too, unless the table has agreed otherwise. Neutral (grey) tiles leave him where he is.
badger-lesson-4-task = In another game tile 7 is green. You’re on it, and its path leads into the green cave NE. Where do you send him?
badger-lesson-4-right = The cave NW is far away, and no mouse has a path into it.
badger-lesson-4-wrong = He sits right next to you, and your path leads to him: one snack less, and back to your start. You still make the rest of your actions, from there.
badger-lesson-5-title = The badger lady
badger-lesson-5 = At the **end of every turn** the **badger lady** searches all paths joined with her cave in the middle, however far. They are violet. She bites every mouse on them, also on a start or the checkpoint. Only the lord’s caves keep her out.
badger-lesson-5-task = This is your fourth action. She reaches you on 6, over 11. What do you do? (11 · 2: by two steps.)
badger-lesson-5-right = Tile 11 is joined neither with hers nor with yours now.
badger-lesson-5-clever = You cover 7, 11 and 2: no path, no lady. But later you must uncover them again.
badger-lesson-5-wrong = She still reaches you over 11: one snack less, and back to your start. Break the path at 11.
badger-lesson-6-title = Flag, goal and special tiles
badger-lesson-6 = In the checkpoint you get your **flag**. A bite still costs a snack then, but throws you back only to the checkpoint. **Run into the goal with your flag and you win**; without it nothing happens there.
    Three effects, whose signs stand below the board, work when you run onto their tile:
    - the **rotator**: you rotate any tile that lies face up;
    - the **flipper**: you turn over any tile without a mouse;
    - the lord’s **rage**: he at once bites all mice on tiles around the cave he sits in, even without a path.
badger-tip-lay = You decide how this tile lies. One of its paths must join your field; the numbers in the picture show where you can go on.
badger-tip-lord = You ran onto a colour, so you move the badger lord. He bites next to his cave, where a path leads in: keep him away from you.
badger-tip-bitten = A bite costs a snack and throws you back. After every action the badger lord bites where the picture shows teeth; in his rage all around his cave.
badger-tip-hunted = The badger lady searches the violet paths at the end of every turn: cut them off before your fourth action.
badger-tip-flip = You’re on a flipper: cover a tile that helps the other mouse, or uncover one on your way, near or far.
badger-tip-run = Every step is an action, and you can’t go back to a field in the same turn.
badger-tip-uncover = Uncover turns up all covered tiles that your path leads to, in one single action.
badger-tip-rotate = Is there no path where you want to go? Rotate your own tile or one next to you, and on the rotator any tile.
badger-tip-rage = In his rage the badger lord bites all around his cave, path or not. Now he’s calm again.

### Pictures beside the rules (lessons.toml)

badger-picture-board = Everything lies face down. The mice stand on their starts; the flag is the checkpoint, the chequered sign the goal. The lord has six caves at the rim, the lady one in the middle.
badger-picture-tiles = Mice run on the light paths. All paths of a tile are joined with each other.
badger-picture-uncover = Tile 7 has been turned up. Below the board you see the three ways in which it can lie: each joins the field of the mouse.
badger-picture-actions = The second of four actions: tiles 7 and 13 lie face up beside the mouse. It can run to either, rotate either, or cover both at once.
badger-picture-lord = The mouse has run onto a green tile, so the lord comes into one of the two green caves: those with a white rim.
badger-picture-bite = The lord is in the green cave at the top left. Teeth show where he bites: on tile 3, for its path leads into his cave. The mouse in the cave with him is safe.
badger-picture-lady = Violet paths are joined with the lady’s cave: over 11 to 6 and on to 2. The mouse on 6 is bitten at the end of the turn, unless its last action breaks the path.
badger-picture-effects = The signs of the three effects. They work when a mouse runs onto the tile.

### Feats, and what each was done for

badger-feat-full-bag = Full lunch bag
badger-feat-full-bag-how = home with { $number } snacks or more
badger-feat-last-snack = Down to the crumbs
badger-feat-last-snack-how = home with the last snack
badger-feat-sprint = Straight home
badger-feat-sprint-how = home in { $number } turns of your own or fewer
badger-feat-photo-finish = Photo finish
badger-feat-photo-finish-how = home with the other mouse at most { $number } steps away
badger-feat-badger-tamer = Badger tamer
badger-feat-badger-tamer-how = sent the badgers after the other mouse { $number } times
badger-feat-untouched = Untouched
badger-feat-untouched-how = won without a single bite
badger-feat-explorer = Explorer
badger-feat-explorer-how = { $number } tiles uncovered in one game
badger-feat-hungry-winter = Hungry winter
badger-feat-hungry-winter-how = won because the other mouse had no snack left
