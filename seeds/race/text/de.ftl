# Rasende Igel. `{ $seat }` ist ein Name, `{ $seats }` eine Aufzählung von Namen.
# `{ $hedgehog }` ist der Name einer Farbe unten, `{ $card }` und `{ $cards }` sind race-card.

race-title = Rasende Igel
race-blurb = Treibt vier Igel, die niemandem gehören, zum Apfelbaum und behaltet Karten von denen, die weit kommen.

race-option-scoring = Wertung
race-option-scoring-hint = Wie deine übrigen Karten am Ende der Runde zählen.
race-option-scoring-base = Einfach: jede Karte zählt einmal
race-option-scoring-advanced = Fortgeschritten: Paare und ++ zählen mehr
race-option-first = Wer beginnt
race-option-first-hint = Wer in der ersten Runde die erste Karte spielt.
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
race-which = Welcher Igel läuft?
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
    [one] { $hedgehog } läuft auf ein Feld mit dem Wert { $value }, einen Schritt vor dem Ziel.
   *[other] { $hedgehog } läuft auf ein Feld mit dem Wert { $value }, { $left } Schritte vor dem Ziel.
}
race-moved-joker = { $seat } spielt { $card } für { $hedgehog }. { $left ->
    [0] { $hedgehog } ist am Ziel!
    [one] { $hedgehog } läuft auf ein Feld mit dem Wert { $value }, einen Schritt vor dem Ziel.
   *[other] { $hedgehog } läuft auf ein Feld mit dem Wert { $value }, { $left } Schritte vor dem Ziel.
}
race-home = { $seat } beendet die Runde und bekommt { $bonus ->
    [one] einen Punkt extra
   *[other] { $bonus } Punkte extra
}.
race-stuck = Alle Karten sind gespielt: Runde { $round } endet ohne Zieleinlauf.
race-score = { $seat }: { $points }
race-round-scores = Punkte der Runde { $round }: { $scores }.

### Wie es ausging

race-won = { $seat } gewinnt mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
}.
race-tied-places = Bei gleich vielen Punkten zählt die bessere letzte Runde.
race-won-last-round = Gleichstand bei { $points } Punkten: { $seat } gewinnt mit der besseren letzten Runde.
race-won-shared = { $seats } teilen sich den Sieg: je { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}, auch in der letzten Runde gleich viele.

### Warum etwas nicht geschah

race-no-passing = Passen gibt es nicht: Wer am Zug ist, spielt eine Karte (§9).
race-over = Das Rennen ist vorbei.
race-between-rounds = Die Karten liegen offen. Die nächste Runde beginnt, wenn alle bereit sind oder ihre Zeit um ist.
race-round-runs = Die Runde läuft noch.
race-already-ready = Du bist schon bereit.
race-not-your-turn = { $seat } ist am Zug (§14).
race-no-card = Nenne die Karte, die du spielst (§9).
race-which-steps = { $hedgehog } + oder { $hedgehog } ++ (§10)?
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
race-stopped = Vorzeitig beendet
race-over-now = Das Rennen ist vorbei
race-worth-now = Wäre die Runde jetzt zu Ende:
race-worth-least = Wäre die Runde jetzt zu Ende, nie unter 0:
race-moment-ahead = { $seat } führte vor der letzten Runde mit { $lead ->
    [one] einem Punkt
   *[other] { $lead } Punkten
} und bleibt vorn.
race-moment-level = Gleichstand vor der letzten Runde: { $seat } macht in ihr { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} und gewinnt!
race-moment-behind = { $seat } lag { $behind ->
    [one] einen Punkt
   *[other] { $behind } Punkte
} zurück und gewinnt mit { $points } in der letzten Runde!
race-column-bonus = Bonus
race-brought-home = { $hedgehog } ist da
race-legend-starter = hat diese Runde begonnen
race-legend-pair = Paar: { $worth } × Wert
race-legend-card = { $worth } × Wert
race-column-round = Runde
race-column-total = Gesamt

### Das Bild in Worten

race-alt = Rasende Igel, Runde { $round } von { $rounds }: { $seat } ist am Zug.
race-alt-moved = { $moved } { $seat } ist am Zug: Rasende Igel, Runde { $round } von { $rounds }.
race-alt-stopped = Rasende Igel: Die Partie wurde vorzeitig beendet, in Runde { $round } von { $rounds }.
race-alt-moved-stopped = { $moved } { $ended }
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
race-describe-hand = Hand: { $cards }.
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
race-describe-spared = { $seat }: { $terms }; Bonus { $bonus }. Zusammen { $points }, die Runde zählt also 0. Insgesamt { $total }.
race-describe-ready = { $seat } ist bereit.
race-account-card = { $count ->
    [1] { $card }
   *[other] { $count } × { $card }
} zu { $weight ->
    [1] { $value }
   *[other] { $weight } × { $value }
}
race-account-pair = { $count ->
    [1] Ein Paar
   *[other] { $count } Paare
} { $card } zu { $weight } × { $value }
race-account-earlier = Vorher
race-account-bonus = Einen Igel ins Ziel gebracht
race-account-spared = Nicht unter 0
race-why-home = Damit ist { $hedgehog } im Ziel und die Runde zu Ende. Deine Hand bringt dann { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
race-why-keep = { $count ->
    [0] Von { $hedgehog } behältst du keine Karte, also kannst du diese entbehren.
    [one] { $hedgehog } steht dann auf { $value }, und du behältst eine Karte davon.
   *[other] { $hedgehog } steht dann auf { $value }, und du behältst { $count } Karten davon.
}
race-why-closer = { $hedgehog } hat dann noch { $left ->
    [one] einen Schritt
   *[other] { $left } Schritte
} bis zur ersten 0, und du behältst { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} davon.
race-why-others = { $hedgehog } steht dann auf { $value }, und du hast keine Karte davon: Das betrifft nur die anderen.
race-about-moves = Bewegt { $hedgehog } um { $steps ->
    [one] ein Feld
   *[other] { $steps } Felder
}.
race-about-joker = Bewegt einen Igel deiner Wahl um { $steps ->
    [one] ein Feld
   *[other] { $steps } Felder
}. Auf der Hand zählt er nichts.
race-about-counts = Behältst du sie, zählt sie so viel wie das Feld, auf dem { $hedgehog } am Ende der Runde steht: { $low } bis { $high }. In der fortgeschrittenen Wertung zählt ++ doppelt und ein Paar + fünffach.
race-about-example = Beispiel: { $hedgehog } steht am Ende auf { $value }. In der einfachen Wertung bringen zwei solche Karten { $points }.
race-about-example-joker = Beispiel: Einem Igel { $steps ->
    [one] fehlt noch ein Feld
   *[other] fehlen noch { $steps } Felder
} bis ins Ziel. Du bringst ihn heim, die Runde ist vorbei, und du bekommst { $points } Punkte extra.

### Das Spiel lernen (lessons.toml)

race-lesson-1-title = Vier Igel, die niemandem gehören
race-lesson-1 = Vier Igel laufen zum Apfelbaum, und keiner gehört jemandem. Die Strecke sehen alle; **deine Karten** siehst nur du (**{ ui-hand }**). Ist der erste Igel im Ziel, endet die Runde, und jede Karte, die du **noch auf der Hand** hast, zählt so viel wie die Zahl unter ihrem Igel. Zahlen unter 0 kosten Punkte, aber eine ganze Runde zählt mindestens 0. Deine Hand zeigt, was jede deiner Farben jetzt zählen würde und was alle zusammen.
race-lesson-2-title = Spiel eine Karte
race-lesson-2 = Wenn du dran bist, spielst du eine Karte; passen kannst du nicht, und nachgezogen wird nicht: Zu dritt haben alle anfangs 15. Der Igel dieser Karte läuft bei **+** einen Schritt und bei **++** zwei, nie zurück. Mehrere dürfen auf einem Feld stehen. Was du spielst, zählt nicht mehr: Hilf also den Farben, von denen du viele Karten hast, denn die übrigen zählen.
race-lesson-2-task = Du hast fünfmal Gelb, viermal Rot und einmal Grün. Welche Karte spielst du?
race-lesson-2-right = Gelb kommt voran, und vier gelbe Karten bleiben auf deiner Hand.
race-lesson-2-clever = Rot kommt voran, und drei rote Karten bleiben auf deiner Hand. Bei Gelb wären es vier.
race-lesson-2-wrong = Von dieser Farbe hast du weniger Karten, also zählen am Ende weniger. Hilf der, von der du am meisten hast.
race-lesson-3-title = Joker bewegen jeden Igel
race-lesson-3 = Ein **Joker** bewegt einen Igel deiner Wahl. Auf der Hand ist er am Ende nichts wert: Spiel ihn also rechtzeitig.
race-lesson-3-task = Du hast viermal Gelb, viermal Rot, dreimal Lila und einmal Grün; Gelb liegt vor Rot. Welchen Igel bewegt dein Joker?
race-lesson-3-right = Alle vier gelben Karten kommen den Punkten näher, und du behältst jede davon.
race-lesson-3-wrong = Von dieser Farbe hast du weniger Karten, oder sie liegt weiter hinten. Gelb ist schon gelaufen, und du hast vier davon.
race-lesson-4-title = Es zählt, was du behältst
race-lesson-4 = Jede Karte auf deiner Hand, deren Igel auf −1 steht, kostet einen Punkt. **Behalte** Farben, die gut stehen, und spiel die, die zurückliegen.
race-lesson-4-task = Später in der Runde: Du hast dreimal Gelb (auf −1), dreimal Lila und einmal Rot (auf 0) und einmal Grün (auf 1). Welche Karte spielst du?
race-lesson-4-right = Gelb kommt der 0 näher, und du hast eine Karte weniger, die einen Punkt kostet.
race-lesson-4-wrong = Deine drei gelben Karten würden immer noch je einen Punkt kosten. Spiel eine davon.
race-lesson-5-title = Bring einen Igel ins Ziel
race-lesson-5 = Wer einen Igel ins Ziel bringt, beendet sofort die Runde und bekommt **3 Extrapunkte**. Eine Karte mit **++** bringt auch einen Igel ins Ziel, dem nur ein Schritt fehlt. Dann werden alle Handkarten gewertet. Es gibt so viele Runden wie Leute, alle beginnen einmal, und die meisten Punkte gewinnen; bei Gleichstand, wer in der letzten Runde mehr bekam.
race-lesson-5-task = Noch später: Grün und Lila sind einen Schritt vor dem Ziel. Du hast einmal Gelb, einmal Grün und dreimal Lila. Welche Karte spielst du?
race-lesson-5-right = Lila ist im Ziel auf der 3. Deine zwei anderen lila Karten zählen je 3, Gelb und Grün je 2. Achte in der Partie auf die anderen: Was sie spielen, behalten sie nicht.
race-lesson-5-wrong = Nach Gelb kann jemand anders die Runde beenden und die 3 Extrapunkte nehmen; mit Grün zählen deine lila Karten nur je 2, und jemand anders hat mehr Punkte. Mit Lila zählen deine zwei anderen je 3.
race-tip-play = Spiel eine Karte: Ihr Igel läuft bei + einen Schritt, bei ++ zwei. Was du behältst, zählt am Ende: Hilf den Farben, von denen du viele hast.
race-tip-joker = Ein Joker bewegt jeden Igel, zählt aber nichts, wenn du ihn behältst.
race-tip-home = Die Runde ist vorbei: Jede Karte auf der Hand zählt so viel wie die Zahl unter ihrem Igel.
race-tip-push = Liegt eine Farbe weit hinten? Spiel ihre Karten, bevor sie Minuspunkte bringen.
race-tip-spent = Wer einen Joker für eine Farbe ausgibt, hat davon wohl noch Karten.

### Bilder neben den Regeln (lessons.toml)

race-picture-track = Alle vier warten am Start. Die Zahlen sagen, was jede Karte eines Igels zählt, wenn er am Ende dort steht: zuerst −1, am Apfelbaum 3.
race-picture-hand = Deine Hand: ×4 heißt vier solche Karten. Unter jeder Farbe steht, was ihre Karten jetzt zählen würden.
race-picture-card = Eine Karte sagt, wer läuft und wie weit.
race-picture-card-1 = Pluszeichen: so viele Schritte, hier zwei
race-picture-card-2 = Farbe und Buchstabe: dieser Igel läuft
race-picture-joker = Ein Joker ++ hat gerade Grün um zwei Felder bewegt: Die Punkte zeigen den Weg.
race-picture-scored = Die Runde ist vorbei: Jede übrige Karte zählt die Zahl unter ihrem Igel. Ganz oben: 2 für Gelb, 2 für Grün und 6 für zwei Lila, dazu 3 für Lila im Ziel, macht 13.
race-picture-advanced = Dieselben Karten in der fortgeschrittenen Wertung: Zwei Lila mit einem Plus sind ein Paar, 5 × 3 = 15. Mit 2 für Gelb, 2 für Grün und 6 für Lila im Ziel sind das 25.

### Glanzleistungen, und wofür es sie gibt

race-feat-harvest = Reiche Ernte
race-feat-harvest-how = mindestens { $number } Punkte in einer Runde, einfache Wertung
race-feat-golden-harvest = Goldene Ernte
race-feat-golden-harvest-how = mindestens { $number } Punkte in einer Runde, fortgeschrittene Wertung
race-feat-home-run = Sicher heimgebracht
race-feat-home-run-how = { $number }-mal in einer Partie einen Igel ins Ziel gebracht
race-feat-clean-sweep = Durchmarsch
race-feat-clean-sweep-how = gewonnen und in jeder Runde vorn
race-feat-landslide = Meilenweit vorn
race-feat-landslide-how = mindestens { $number } Punkte Vorsprung beim Sieg, einfache Wertung
race-feat-phoenix = Aus dem Nichts zurück
race-feat-phoenix-how = trotz einer Runde ohne Punkte gewonnen
race-feat-true-colours = Farbe bekannt
race-feat-true-colours-how = am Ende einer Runde { $number } Karten einer Farbe auf der Hand
race-feat-jokers = Jokerfieber
race-feat-jokers-how = { $number } Joker in einer Runde gespielt
