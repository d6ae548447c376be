# Newgame. `{ $seat }` ist ein Name, `{ $seats }` sind mehrere, `{ $card }` und `{ $cards }` sind Karten.

newgame-title = Newgame
newgame-blurb = Spiel die höchste Karte und bekomm die Punkte der anderen, die du behältst.

newgame-option-rounds = Runden
newgame-chosen-rounds = Runden: { $number }

newgame-card = { $card }

### Was jemand gefragt wird

newgame-play = Spiel eine Karte
newgame-ready = Bereit für die nächste Runde

### Was Leute tippen, neben den Wörtern des Spiels

newgame-typed = play: spiele, spiel, lege, leg, nehme; ready: bereit, weiter; = bitte, jetzt, ich, die, meine, eine, Karte;

### Was geschieht

newgame-dealt = Runde { $round } von { $rounds }: Alle bekommen zwei Karten, { $seat } beginnt.
newgame-played = { $seat } spielt { $card }.
newgame-scored = { $seat } hat die höchste Karte und bekommt { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}.

### Wie es ausging

newgame-kept = Behaltene Karten
newgame-won = Die meisten Punkte: { $seats }, mit { $points }.

### Warum etwas nicht ging

newgame-over = Das Spiel ist vorbei.
newgame-between-rounds = Die Runde ist vorbei. Die nächste beginnt, wenn alle bereit sind oder ihre Zeit um ist.
newgame-round-runs = Die Runde läuft noch.
newgame-already-ready = Du bist schon bereit, die anderen schauen noch.
newgame-not-your-turn = { $seat } ist am Zug (§3).
newgame-not-in-hand = Spiel eine der Karten auf deiner Hand (§3).

### Das Bild

newgame-round = Runde { $round } von { $rounds }
newgame-turn = { $seat } ist am Zug
newgame-open = Alle Karten liegen offen

### Das Bild als Text

newgame-alt = Newgame, Runde { $round } von { $rounds }: { $seat } ist am Zug.
newgame-alt-open = Newgame: Runde { $round } von { $rounds } ist vorbei, alle Karten liegen offen.
newgame-describe-points = { $seat }: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}.
newgame-describe-played = { $seat } hat { $card } gespielt.
newgame-describe-hand = Deine Hand: { $cards }.
newgame-describe-open = { $seat } hat { $cards } behalten.

### Die Einführung neben einem Tisch der Sandbox (lessons.toml)

newgame-lesson-1-title = Zwei Karten, eine Wahl
newgame-lesson-1 = Deine zwei Karten kamen als Direktnachricht; **Meine Hand** zeigt sie auch hier, nur dir. Spiel eine davon.
newgame-lesson-2-title = Was du behältst, zählt
newgame-lesson-2 = Die höchste Karte gewinnt die Runde. Punkte gibt die Karte, die dabei **auf der Hand blieb**.
