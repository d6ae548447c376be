# Rasende Igel. `{ $seat }` ist ein Name, `{ $seats }` eine Aufzählung von Namen.
# `{ $hedgehog }` ist der Name einer Farbe unten, `{ $card }` und `{ $cards }` sind race-card.

race-title = Rasende Igel
race-blurb = Treibt vier Igel, die niemandem gehören, zum Apfelbaum und behaltet Karten von denen, die weit kommen.

race-option-scoring = Wertung
race-option-scoring-base = Einfach: jede Karte zählt einmal
race-option-scoring-advanced = Fortgeschritten: Paare und Doppelte
race-option-first = Wer beginnt
race-option-first-random = Wird ausgelost
race-option-first-host = Host
race-chosen-scoring-advanced = Fortgeschrittene Wertung
race-chosen-first-host = Der Host hat begonnen

### Namen

race-yellow = Gelb
race-red = Rot
race-green = Grün
race-purple = Lila
race-joker = Joker
# Ein oder zwei Buchstaben, für jeden andere.
race-yellow-letter = Ge
race-red-letter = R
race-green-letter = Gr
race-purple-letter = L
race-joker-letter = J
race-card = { $hedgehog } { $steps ->
    [1] +
   *[other] ++
}
race-cards = { $count } × { $card }
race-value = { $value }

### Was ein Platz gefragt wird

race-play = Spiel eine Karte
race-copies = du hast { $count }
race-ready = Bereit für die nächste Runde

### Was man so tippt, außer den Wörtern des Spiels (wie das gelesen wird, sagt cogs/typed_moves/synonyms.py)

# Ein „Schritt“ ist einer, auch wo „ein“ fehlt; „ein“ allein zählt nicht: ein Joker hat auch zwei.
race-typed =
    play: spiel, spiele, spielen, ausspielen, zieh, ziehe, ziehen, beweg, bewege, bewegen, schieb, schiebe, schieben, leg, lege, legen, lauf, laufe, nimm, nehme, setz, setze;
    ready: bereit, weiter, fertig, nächste Runde, ich bin bereit, los;
    pass: passe, passen, aussetzen, Zug beenden;
    yellow = gelb, gelbe, gelber, gelben, gelbes, gelbem; red = rot, rote, roter, roten, rotes, rotem; green = grün, grüne, grüner, grünen, grünes, grünem;
    purple = lila, violett, violette, violetter, violetten, violettes, purpur; joker = Regenbogen, Regenbogenigel, Jokerkarte;
    1 = Plus, Plus 1, Plus eins, eins, ein Plus, einfach, einfacher, einfachen, klein, kleine, kleiner, kleinen, Schritt, ein Schritt, einen Schritt, 1 Schritt, Feld, ein Feld, 1 Feld, um ein Feld, um eins, einen vor, einen weiter, eins weiter;
    2 = Plus Plus, Plusplus, Plus 2, Plus zwei, zwei Plus, 2 Plus, zwei, Doppelplus, doppelt, doppelter, doppelten, groß, große, großer, großen, zwei weiter, 2 weiter;
    = bitte, jetzt, ich, der, die, das, den, dem, eine, einen, meine, meinen, mit, für, auf, um, zu, von, Karte, Igel, Schritte, Schritten, Felder, vor, vorwärts, voran, nach vorne, und, aus;
    play: vorziehen, vorwärtsziehen; ready: bin bereit, bin so weit, kann losgehen;
    purple = lilaner, lilanen, lilanes, lilane, lilanem, violettem; yellow = Ge; green = Gr; red = R; purple = L; joker = J; 1 = einmal; 2 = zweimal;
    = vorn, nach vorn;

### Was geschieht

race-dealt = Runde { $round } von { $rounds }: Alle bekommen { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}, und { $seat } beginnt.
race-moved = { $seat } spielt { $card }. { $left ->
    [0] { $hedgehog } ist am Ziel!
    [one] { $hedgehog } steht auf { $value }, einen Schritt vor dem Ziel.
   *[other] { $hedgehog } steht auf { $value }, { $left } Schritte vor dem Ziel.
}
race-moved-joker = { $seat } spielt { $card } für { $hedgehog }. { $left ->
    [0] { $hedgehog } ist am Ziel!
    [one] { $hedgehog } steht auf { $value }, einen Schritt vor dem Ziel.
   *[other] { $hedgehog } steht auf { $value }, { $left } Schritte vor dem Ziel.
}
race-home = { $seat } beendet die Runde und bekommt { $bonus ->
    [one] einen Punkt extra
   *[other] { $bonus } Punkte extra
}.
race-stuck = Alle Karten sind gespielt: Runde { $round } endet ohne Zieleinlauf.
race-score = { $seat }: { $points }
race-scores = Punkte der Runde: { $scores }.

### Wie es ausging

race-won = { $seat } gewinnt mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
}.
race-won-last-round = Gleichstand bei { $points } Punkten: { $seat } gewinnt mit der besseren letzten Runde.
race-won-shared = { $seats } teilen sich den Sieg: je { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}, auch in der letzten Runde gleich viele.

### Warum etwas nicht geschah

race-no-passing = Passen gibt es nicht: Wer am Zug ist, spielt eine Karte (§9).
race-over = Das Rennen ist vorbei.
race-between-rounds = Die Karten liegen offen. Die nächste Runde beginnt, wenn alle bereit sind.
race-round-runs = Die Runde läuft noch.
race-already-ready = Du bist schon bereit. Warten auf die anderen.
race-not-your-turn = { $seat } ist am Zug (§14).
race-no-card = Nenne die Karte, die du spielst (§9).
race-no-such-card = Eine Karte „{ $card }“ gibt es in diesem Spiel nicht.
race-not-in-hand = { $card } hast du nicht auf der Hand.
race-moves-its-own = { $card } bewegt nur den eigenen Igel (§10).
race-joker-needs-one = Nenne den Igel, den der Joker bewegt (§11).
race-joker-moves-one = Ein Joker bewegt nur einen Igel (§11).
race-no-such-hedgehog = Ein Igel namens „{ $hedgehog }“ läuft hier nicht mit.

### Das Bild

race-round = Runde { $round } von { $rounds }
race-to-play = { $seat } ist am Zug
race-open-hands = Alle Karten liegen offen
race-over-now = Das Rennen ist vorbei
race-your-hand = Deine Hand
race-worth-now = Wäre die Runde jetzt zu Ende:
race-any = jeder
race-moment = { $seat } bringt { $hedgehog } mit { $card } ins Ziel!
race-moment-stuck = { $seat } spielt die letzte Karte, und niemand ist am Ziel.
race-column-bonus = Bonus
race-brought-home = { $hedgehog } ist da
race-legend-pair = Paar: { $worth } × Wert
race-legend-card = { $worth } × Wert
race-column-round = Runde
race-column-total = Gesamt

### Das Bild in Worten

race-alt = Rasende Igel, Runde { $round } von { $rounds }: { $seat } ist am Zug.
race-alt-moved = { $moved } { $seat } ist am Zug: Rasende Igel, Runde { $round } von { $rounds }.
race-alt-scored = Rasende Igel: Runde { $round } von { $rounds } ist vorbei, und alle Karten liegen offen.
race-alt-over = Rasende Igel: Die letzte Runde ist vorbei, und alle Karten liegen offen.
race-describe-starter = { $seat } hat diese Runde begonnen.
race-describe-from = { $hedgehog } kommt von einem Feld mit dem Wert { $value }.
race-describe-track = Werte vom Start bis zum Ziel: { $values }.
race-describe-hedgehog = { $hedgehog }: { $value } wert, { $left ->
    [0] am Ziel
    [one] noch ein Schritt
   *[other] noch { $left } Schritte
}.
race-describe-pile = Ablage: { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}, oben { $top }. Bisher gespielt: { $cards }.
race-describe-seat = { $seat }: { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}, { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}.
race-describe-hand = Deine Hand: { $cards }.
race-describe-worth = Wäre die Runde jetzt zu Ende, wäre deine Hand { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} wert.
race-describe-open = { $seat } hatte noch { $cards }.
race-describe-term = { $hedgehog } { $points }
race-describe-scored = { $seat }: { $terms }; Bonus { $bonus }. Runde: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}, insgesamt { $total }.
race-describe-ready = { $seat } ist bereit.

### Die Einführung neben einem Tisch der Sandbox (lessons.toml)

race-lesson-1-title = Vier Igel, die niemandem gehören
race-lesson-1 = Am Tisch sehen alle die Strecke. **Deine Karten** kamen als Direktnachricht; **Meine Hand** zeigt sie auch hier, nur dir.
race-lesson-2-title = Spiel eine Karte
race-lesson-2 = Drück auf eine deiner Karten. Der Igel dieser Farbe läuft so viele Schritte, wie die Karte sagt. Bei einem **Joker** wählst du den Igel.
race-lesson-3-title = Es zählt, was du behältst
race-lesson-3 = Ist ein Igel im Ziel, dann ist jede Karte, die du **noch auf der Hand** hast, so viel wert wie die Zahl unter ihrem Igel. Spiel also, wovon du wenig hast, und hilf dem, wovon du viel hast.
race-lesson-4-title = Achte auf die anderen
race-lesson-4 = Was der Computer spielt, verrät, was er behalten will. Wer einen Igel ins Ziel bringt, bekommt Extrapunkte. Drück nach der Runde auf **Bereit**: Es gibt so viele Runden wie Leute.
