# Safaru. `{ $seat }`, `{ $chooser }`, `{ $dealer }` und `{ $mover }` sind Namen, `{ $seats }` ist
# eine Aufzählung von Namen. `{ $card }` und `{ $cards }` sind eine der fünf Karten unten oder eine
# Aufzählung davon, ebenso `{ $adding }`, `{ $totalling }` und `{ $pair }`. `{ $how }` ist safaru-by-….

safaru-title = Safaru
safaru-blurb = Fangt Tiere in der Wildnis durch Addieren, durch Ergänzen auf 17 und durch Paare: viele Einhörner, aber wenige Igel. Oder umgekehrt: möglichst wenig von allem.

safaru-option-aim = Worum gespielt wird
safaru-option-aim-hint = Beim Freilassen fängst du möglichst wenig: Karten, Igel und Dreiecke zählen alle gegen dich.
safaru-option-aim-catch = Tiere fangen (die meisten Punkte gewinnen)
safaru-option-aim-free = Tiere freilassen (die wenigsten Punkte gewinnen)
safaru-option-target = Punkte zum Sieg (beim Fangen)
safaru-option-target-hint = Die Partie endet, wenn jemand am Ende einer Runde so viele Punkte hat.
safaru-option-rounds = Rundenlimit
safaru-option-rounds-hint = Nach so vielen Runden endet die Partie.
safaru-option-rounds-unset = keins; beim Freilassen eine Runde je Person
safaru-option-overlook = Übersehene Fänge
safaru-option-overlook-hint = Was geschieht, wenn du eine Karte freilässt, die fangen könnte.
safaru-option-overlook-strict = Streng: Was fängt, muss fangen
safaru-option-overlook-table = Offen: Gegner müssen anzweifeln
safaru-option-piles = Gefangene Karten liegen offen
safaru-option-piles-hint = Aus: Gefangene Karten bleiben bis zur Wertung verdeckt.
safaru-option-zeros = Ein Baby fürs Addieren und eins fürs Ergänzen
safaru-option-zeros-hint = Aus: Ein Baby reicht für den ganzen Zug.
safaru-option-decider = Bei Gleichstand noch eine Runde
safaru-option-decider-hint = Aus: Bei Gleichstand wird der Sieg geteilt.
safaru-chosen-overlook-table = Offen: Übersehenes müssen die Gegner anzweifeln

### Karten. Den Buchstaben tippt man: Er ist in allen Sprachen derselbe.

safaru-card-u = 🦄 U{ $number }
safaru-card-h = 🦔 H{ $number }
safaru-card-f = 🦊 F{ $number }
safaru-card-t = 🐢 T{ $number }
safaru-card-o = 🦉 O{ $number }

### Wie eine Karte fängt

safaru-method-adding = Addieren
safaru-method-totalling = Ergänzen auf 17
safaru-method-pairing = Paar
safaru-by-a = Summe aus { $adding }
safaru-by-t = 17 mit { $totalling }
safaru-by-p = Paar mit { $pair }
safaru-by-at = Summe aus { $adding }; 17 mit { $totalling }
safaru-by-ap = Summe aus { $adding }; Paar mit { $pair }
safaru-by-tp = 17 mit { $totalling }; Paar mit { $pair }
safaru-by-atp = Summe aus { $adding }; 17 mit { $totalling }; Paar mit { $pair }

### Was ein Platz gefragt wird

safaru-catch = Mit einer Karte fangen
safaru-catch-open = { safaru-catch } (fängt sie nichts, kommt sie frei)
safaru-catch-later = { safaru-catch } (sonst frei) · { $card } darf noch angezweifelt werden
safaru-card-by = { $card }: { $how }
safaru-card-method = { $card }: { $seat } wählt zwischen { $methods }
safaru-ways = { $count ->
    [one] eine Möglichkeit
   *[other] { $count } Möglichkeiten
}
safaru-ways-many = mehr als { $count } Möglichkeiten
safaru-catch-count = { $count ->
    [one] Eine Karte fangen
   *[other] { $count } Karten fangen
}
safaru-release = Eine Karte freilassen
safaru-release-later = { safaru-release } · { $card } darf noch angezweifelt werden
safaru-card-free = { $card } freilassen
safaru-choose-method = Wie fängt { $seat } mit { $card }?
safaru-which = { $card } ist gespielt: Wähle, was sie fängt
safaru-which-cards = Oder wähle die Karten, die { $card } fängt
safaru-card-itself = { $card } selbst, als Paar
safaru-owed = { $card } fängt doch: Wähle, was sie fängt
safaru-shout = Anzweifeln: { $card } fängt!
safaru-challengeable = { $card } darf noch angezweifelt werden
safaru-quiet = Nicht anzweifeln, weiter
safaru-ready = Bereit für die nächste Runde

### Was man so tippt, außer den Wörtern des Spiels (wie das gelesen wird, sagt cogs/typed_moves/synonyms.py)

safaru-typed =
    catch: fange, fang, fangen, fängt, fang … ein, nimm, nehme, nehmen, nimmt, schnapp;
    release: frei, freilassen, lass … frei, lasse … frei, setz … frei, auswildern, loslassen, lass … los, lass … gehen, lass … laufen, setze … aus, setz … aus;
    method: Methode, wähle, wählen;
    shout: die fängt doch, die fängt, das fängt, übersehen;
    quiet: weiter, gut so weiter, gut so, lass gut sein;
    ready: bereit;
    pass: passe, passen, fertig, Zug beenden;
    u = Einhorn; h = Igel; f = Fuchs; t = Schildkröte; o = Eule;
    adding = Summe, Summe aus, addiere, addieren; totalling = 17, ergänze, ergänzen; pairing = Paar, Pärchen;
    = spiele, spiel, spielen, mit, und, der, die, das, den, dem, ich, Karte, zu, auf, durch, ein, eine, einer, in, Wildnis, bitte;
    release: aussetzen, abwerfen, wirf … ab, werfe … ab, ablegen, leg … ab, lege … ab, darf gehen, darf laufen;
    shout: Moment, Halt, angezweifelt, ich zweifle an; quiet: passt, passt so, okay; ready: bin bereit, ich bin bereit, nächste Runde;
    u = Einhörner; h = Igeln; f = Füchse, Füchsen; t = Schildkröten; o = Eulen; h0 = Igelbaby, Babyigel; u0 = Einhornbaby, Babyeinhorn; f0 = Fuchsbaby, Babyfuchs; t0 = Schildkrötenbaby, Babyschildkröte; o0 = Eulenbaby, Babyeule;

### Was geschieht

safaru-round = Runde { $round }: { $dealer } gibt, { $seat } beginnt.
safaru-dealt = Alle Hände sind leer: { $dealer } gibt allen neue Karten und legt neue auf den Tisch, dann beginnt { $seat }.
safaru-dealt-last = Alle Hände sind leer: { $dealer } gibt allen die letzten Karten vom Stapel, und { $seat } beginnt.
safaru-dealt-last-table = Alle Hände sind leer: { $dealer } gibt allen die letzten Karten vom Stapel und legt den Rest auf den Tisch, dann beginnt { $seat }.
safaru-caught = { $seat } fängt mit { $card }: { $how }.
safaru-released = { $seat } lässt { $card } frei.
safaru-tried = { $seat } spielt { $card } und wählt, was sie fängt.
safaru-tried-nothing = { $seat } will mit { $card } fangen, aber sie fängt nichts und kommt frei.
safaru-neighbour = { $seat } spielt { $card }, und { $chooser } wählt, wie sie fängt.
safaru-chose-adding = { $seat } wählt für { $card } das Addieren.
safaru-chose-totalling = { $seat } wählt für { $card } das Ergänzen.
safaru-chose-pairing = { $seat } wählt für { $card } das Paar.
safaru-noticed = { $seat } zweifelt { $card } an, und sie fängt: { $mover } muss mit ihr fangen.
safaru-mistaken = { $seat } zweifelt { $card } an, aber sie fängt nichts.
safaru-scored = Runde { $round } ist vorbei.
safaru-scored-2 = Runde { $round } ist vorbei. { $first }; { $second }.
safaru-scored-3 = Runde { $round } ist vorbei. { $first }; { $second }; { $third }.
safaru-result = { $seats }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, insgesamt { $score }
safaru-result-first = { $seats }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

### Wie es ausging

safaru-won = { $count ->
    [one] { $seats } gewinnt
   *[other] { $seats } gewinnen
} mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}: { $why }.
safaru-shared = { $seats } teilen sich den Sieg mit je { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}: { $why }.
safaru-why-target = die meisten, und { $target } sind erreicht
safaru-why-last-round = die meisten nach { $round ->
    [one] einer Runde
   *[other] { $round } Runden
}
safaru-why-fewest = die wenigsten

### Warum etwas nicht ging

safaru-refusal-over = Die Partie ist vorbei.
safaru-refusal-turn = { $seat } ist am Zug (§4).
safaru-refusal-chooser = { $seat } wählt jetzt die Methode (§26).
safaru-refusal-last = Die letzte Karte darf noch angezweifelt werden (§16).
safaru-refusal-scored = Die Runde ist vorbei. Die nächste beginnt, wenn alle bereit sind oder ihre Zeit um ist.
safaru-refusal-running = Die Runde läuft noch.
safaru-refusal-ready = Du bist schon bereit.
safaru-refusal-pass = Passen gibt es nicht: In jedem Zug wird eine Karte gespielt (§5).
safaru-refusal-verb = Schreib „fange“ oder „freilassen“ und eine Karte deiner Hand.
safaru-refusal-no-card = Nenne die Karte deiner Hand, die du spielst (§5).
safaru-refusal-one-card = Du kannst pro Zug nur eine Karte freilassen (§5).
safaru-refusal-no-such-card = Eine Karte „{ $card }“ gibt es in diesem Spiel nicht.
safaru-refusal-not-in-hand = Du hast { $card } nicht auf der Hand.
safaru-refusal-on-table = { $card } liegt auf dem Tisch. Nenne zuerst die Karte deiner Hand, die sie fangen soll.
safaru-refusal-catches = Du kannst { $card } nicht freilassen, denn sie fängt: { $how } (§14).
safaru-refusal-nothing = { $card } fängt gerade nichts: Du kannst sie nur freilassen (§13).
safaru-refusal-say-which = { $card } kann auf mehrere Arten fangen. Sag, auf welche, zum Beispiel „{ $move }“.
safaru-refusal-write = Schreib das so: „{ $move }“.
safaru-refusal-no-such-catch = Das kann { $card } nicht fangen. Sie kann zum Beispiel dies fangen: { $how }.
safaru-refusal-baby = { $card } kann das nur mit einem Baby fangen: Es liegt eins da, und wer addiert oder ergänzt, nimmt eins mit (§18).
safaru-refusal-baby-each = { $card } kann das nur mit einem Baby mehr fangen: An diesem Tisch nehmen Addieren und Ergänzen je eins mit (§18).
safaru-refusal-open = Spiel erst { $card }, dann wählst du, was sie fängt (§16).
safaru-refusal-neighbour = { $seat } wählt die Methode; nenne also nur deine Karte (§26).
safaru-refusal-method = Wähle eine dieser Methoden: { $methods }.
safaru-refusal-no-method = Eine Methode wählst du nur, wenn die Karte, die vor dir gespielt wurde, mit mehr als einer fangen kann (§26).
safaru-refusal-no-adding = { $card } fängt durch Addieren nichts.
safaru-refusal-no-totalling = { $card } fängt durch Ergänzen nichts.
safaru-refusal-no-pairing = { $card } fängt als Paar nichts.
safaru-refusal-owed = { $card } wurde angezweifelt und muss jetzt fangen (§16).
safaru-refusal-which = Wähle erst, was { $card } fängt (§7).
safaru-refusal-no-shout = Gerade gibt es keine Karte anzuzweifeln (§16).
safaru-refusal-own-side = Anzweifeln dürfen nur Gegner (§16).
safaru-refusal-answered = Zu dieser Karte hast du dich schon geäußert (§16).

### Das Bild

safaru-round-of = Runde { $round }
safaru-aim-catch = Bis { $target } Punkte: dann gewinnen die meisten
safaru-aim-rounds = Die meisten Punkte nach { $rounds ->
    [one] einer Runde
   *[other] { $rounds } Runden
} oder ab { $target }
safaru-aim-one-round = Eine Runde: Die meisten Punkte gewinnen
safaru-aim-free = Freilassen: Die wenigsten Punkte nach { $rounds ->
    [one] einer Runde
   *[other] { $rounds } Runden
}
safaru-new-deal = { $dealer } hat neu gegeben: { $seat } beginnt
safaru-now-turn = Am Zug: { $seat }
safaru-now-method = Wählt die Methode: { $seat }
safaru-now-which = Wählt den Fang: { $seat }
safaru-now-owed = Muss fangen: { $seat }
safaru-now-last = Fängt die letzte Karte?
safaru-now-scored = Die Runde ist vorbei
safaru-now-over = Die Partie ist vorbei
safaru-empty = Die Wildnis ist leer
safaru-went-free = kommt frei
safaru-catches = fängt
safaru-catches-not = kein Fang
safaru-moment = Die meisten Einhörner der letzten Runde: { $seats } mit { $count }.
safaru-moment-free = Die wenigsten Karten der letzten Runde: { $seats } mit { $count }.
safaru-column-round = Diese Runde
safaru-column-total = Alle Runden
safaru-face-down = verdeckt
safaru-row-cards = Meiste Karten
safaru-row-unicorns = Meiste Einhörner
safaru-row-hedgehogs = Meiste Igel
safaru-row-babies = Babys
safaru-row-triangles = Dreiecke
safaru-account-earlier = Vorher
safaru-account-row = { $row } ({ $count })
safaru-account-row-shared = { $row }, geteilt ({ $count })
safaru-why-release = Keine deiner Karten fängt etwas. Nach dieser { $count ->
    [0] fängt auch keine der Zahlen { $low } bis { $high } etwas
    [one] fängt nur eine der Zahlen { $low } bis { $high } etwas; nach keiner anderen von dir sind es weniger
   *[other] fangen { $count } der Zahlen { $low } bis { $high } etwas; nach keiner anderen von dir sind es weniger
}.
safaru-why-none = Keine deiner Karten fängt etwas, also musst du eine freilassen.
safaru-why-free = Sie fängt nichts, und hier gewinnen die wenigsten Punkte.
safaru-why-keep = Du behältst { $card }; damit bekämst du jetzt { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
safaru-why-keep-among = Du behältst { $card }; damit bekämst du jetzt { $count ->
    [one] eine Karte, nämlich { $kinds }
   *[other] { $count } Karten, darunter { $kinds }
}.
safaru-why-catch = Du bekommst { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}, und { $left ->
    [0] der Tisch ist leer
    [one] eine Karte bleibt liegen
   *[other] { $left } Karten bleiben liegen
}.
safaru-why-catches = Sie fängt etwas.
safaru-why-tries = Sie fängt nichts, kommt also frei, und niemand kann sie anzweifeln.
safaru-why-among = { $why } Du fängst { $kinds }.
safaru-why-unicorns = { $count ->
    [one] ein Einhorn
   *[other] { $count } Einhörner
}
safaru-why-hedgehogs = { $count ->
    [one] einen Igel
   *[other] { $count } Igel
}
safaru-why-babies = { $count ->
    [one] ein Baby
   *[other] { $count } Babys
}
safaru-about-u = Einhorn { $number } (U{ $number })
safaru-about-h = Igel { $number } (H{ $number })
safaru-about-f = Fuchs { $number } (F{ $number })
safaru-about-t = Schildkröte { $number } (T{ $number })
safaru-about-o = Eule { $number } (O{ $number })
safaru-about-catches = Sie fängt Karten, die zusammen { $number } ergeben, Karten, die mit ihr auf { $total } kommen (zusammen { $rest }), und eine Karte mit derselben Zahl.
safaru-about-example = Beispiel: { $first } und { $second } liegen aus, und deine Karte fängt beide.
safaru-about-example-total = Beispiel: { $first } und { $second } liegen aus. Mit deiner Karte sind es { $total }, und du fängst beide.
safaru-about-example-baby = Beispiel: Dieses Baby, eine 3 und eine 4 liegen aus. Wer mit einer 7 die 3 und die 4 fängt, muss das Baby mitnehmen: { $points } Punkte.
safaru-about-baby = Ein Baby: Solange eins auf dem Tisch liegt, gehört zu jedem Fang durch Addieren oder Ergänzen ein Baby. Geht es ums Fangen, zählt jedes gefangene { $points } Punkte.
safaru-about-catches-baby = Ein gespieltes Baby fängt Karten, die zusammen { $total } ergeben, und andere Babys.
safaru-about-most-unicorn = Geht es ums Fangen, bringen die meisten Einhörner { $points } Punkte.
safaru-about-most-hedgehog = Geht es ums Fangen, bringen die meisten Igel { $points } Punkte.
safaru-about-triangles = { $count ->
    [one] Ein Dreieck: Wer die Karte fängt, bekommt einen Punkt.
   *[other] { $count } Dreiecke: Wer die Karte fängt, bekommt { $count } Punkte.
}

### Das Bild in Worten

safaru-alt = { $count ->
    [0] Safaru, Runde { $round }: Auf dem Tisch liegt keine Karte. { $now }
    [one] Safaru, Runde { $round }: Auf dem Tisch liegt eine Karte, { $cards }. { $now }
   *[other] Safaru, Runde { $round }: Auf dem Tisch liegen { $count } Karten, { $cards }. { $now }
}
safaru-alt-dealt = { $dealt }. { $alt }
safaru-alt-played = { $played } { $alt }
safaru-alt-scored = Safaru: die Wertung der Runde { $round }.
safaru-describe-stock = Stapel: { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}. Zuletzt gab { $dealer }.
safaru-describe-table = Auf dem Tisch: { $cards }.
safaru-describe-played = Gerade gespielt: { $card }.
safaru-describe-last = Zuletzt spielte { $seat } { $card } und fing { $cards }.
safaru-describe-last-free = Zuletzt ließ { $seat } { $card } frei.
safaru-describe-seat = { $seat }: { $hand ->
    [one] eine Karte
   *[other] { $hand } Karten
} auf der Hand, { $caught } gefangen, { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
}.
safaru-describe-pile = Gefangen von { $seat }: { $cards }.
safaru-describe-sides = Partner: { $first } gegen { $second }.
safaru-describe-hand = Hand: { $cards }.
safaru-describe-catching = { $count ->
    [one] Diese fängt: { $cards }.
   *[other] Diese fangen: { $cards }.
}
safaru-describe-catching-none = Keine davon fängt gerade etwas.
safaru-describe-scored-catch = { $seats }: Einhörner { $unicorns } ({ $unicornpoints }), Igel { $hedgehogs } ({ $hedgehogpoints }), Babys { $babies } ({ $babypoints }), Dreiecke { $triangles }, aus { $cards ->
    [one] einer Karte
   *[other] { $cards } Karten
}. Runde: { $points }, gesamt: { $score }.
safaru-describe-scored-free = { $seats }: { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
} ({ $cardpoints }), Igel { $hedgehogs } ({ $hedgehogpoints }), Dreiecke { $triangles }. Runde: { $points }, gesamt: { $score }.

### Das Spiel lernen (lessons.toml)

safaru-lesson-1-title = Tiere in der Wildnis
safaru-lesson-1 =
    Du fängst Tiere vom Tisch. Vier Karten liegen dort, und vier hast du auf der Hand, die nur du siehst (**{ ui-hand }**). Wenn du dran bist, spielst du eine Karte: Sie fängt Karten (**{ safaru-catch }**), oder sie bleibt auf dem Tisch liegen (**{ safaru-release }**). Sind alle Hände leer, bekommen alle vier neue Karten, und vier weitere kommen auf den Tisch, falls noch welche da sind. Ist auch der Stapel leer, endet die Runde, und was noch dort liegt, bekommt niemand.

    Was das Bild zeigt:
    - **Buchstabe**: U Einhorn, H Igel, F Fuchs, T Schildkröte, O Eule
    - **Dreieck**: ein Punkt, sobald du die Karte gefangen hast
    - **Korb**: gefangene Karten, für alle anderen verdeckt; **Nest**: die Babys darunter (jede 0 ist eins)
    - **Apfel**: die Punkte der Partie; oben links der Stapel
    - **Blaue Karten** neben einem Namen: Wer zuletzt gegeben hat; begonnen hat die nächste Person
safaru-lesson-2-title = Fangen mit einer Summe
safaru-lesson-2 = Deine Karte fängt **zwei oder mehr Karten, deren Summe** ihre Zahl ergibt. Sie selbst bleibt auf dem Tisch liegen.
safaru-lesson-2-task = Auf dem Tisch liegen 4, 6, 11 und 11. Welche deiner Karten fängt etwas?
safaru-lesson-2-right = 4 und 6 ergeben 10.
safaru-lesson-2-wrong = Keine Karten auf dem Tisch ergeben diese Zahl. Versuch es mit der Summe aus 4 und 6.
safaru-lesson-3-title = Fangen mit der 17
safaru-lesson-3 = Deine Karte fängt Karten, die **mit ihr zusammen genau 17** ergeben. Eine einzige genügt. Sie selbst bleibt auf dem Tisch liegen.
safaru-lesson-3-task = Auf dem Tisch liegen 3, 4, 7 und 10. Welche deiner Karten ergibt mit einigen davon 17?
safaru-lesson-3-right = 6, 4 und 7 ergeben 17.
safaru-lesson-3-wrong = Mit dieser Karte kommst du nicht auf 17. Nimm 4 und 7: Was fehlt noch?
safaru-lesson-4-title = Fangen mit einem Paar
safaru-lesson-4 = Deine Karte fängt **eine mit derselben Zahl**, und diesmal nimmst du auch deine eigene mit. Eine Karte kann auf mehrere Arten zugleich fangen: Die Liste bietet jede Art an und mehrere zusammen. Ist ein Paar dabei, kommt deine Karte mit. **Eine Karte, die etwas fängt, darfst du nicht freilassen**: Fangen alle deine Karten, dann musst du fangen.
safaru-lesson-4-task = Auf dem Tisch liegen 7, 8, 8 und 9. Welche deiner Karten fängt etwas?
safaru-lesson-4-right = Ein Paar Siebenen: Du nimmst beide. Am Tisch musst du meist nicht suchen: Die Liste zeigt, was deine Karten fangen.
safaru-lesson-4-wrong = Zu dieser Karte gibt es keine gleiche Zahl, keine Summe und keine 17.
safaru-lesson-5-title = Was es wert ist
safaru-lesson-5 = Wer die meisten **Einhörner** hat, bekommt 24 Punkte; wer die meisten **Igel** hat, verliert 12; bei Gleichstand wird geteilt. Jedes **Baby** kostet 5. Die Dreiecke auf gefangenen Karten zählen je einen Punkt; hohe Karten haben mehr davon. Liegt ein Baby auf dem Tisch und du fängst mit einer Summe oder der 17, musst du eins mitnehmen. Nach der Runde, in der jemand 100 Punkte erreicht, gewinnt der höchste Stand. Zu viert spielen zwei Teams.
safaru-lesson-5-task = Auf dem Tisch liegen U5, T8, H10 und H11. Welcher Zug ist am meisten wert?
safaru-lesson-5-right = 4, 5 und 8 ergeben 17, und jetzt hast du ein Einhorn.
safaru-lesson-5-wrong = Du kannst ein Einhorn ohne einen Igel fangen: Such die 17.
safaru-tip-catch = Zum Fangen wählst du eine deiner Karten und, wenn sie auf mehrere Arten fangen kann, was sie nimmt: Karten, deren Summe ihre Zahl ist, die mit ihr 17 ergeben, oder eine mit derselben Zahl. Beim Paar nimmst du auch deine eigene Karte.
safaru-tip-free = Hier gewinnen die wenigsten Punkte: Fang also möglichst wenig. Könnte deine Karte mit mehreren Methoden fangen, wählt die Person links von dir die Methode, und du wählst die Karten.
safaru-tip-open = Hier ist keine Karte markiert: Finde selbst heraus, was deine fangen. Was du freilässt, dürfen Gegner anzweifeln; fängt die Karte doch, musst du mit ihr fangen.
safaru-tip-challenge = Fängt die Karte etwas, die gerade freigelassen wurde? Dann zweifle sie an: Wer sie gespielt hat, muss mit ihr fangen. Ein falscher Zweifel kostet nichts.
safaru-tip-release = Eine Karte, die nichts fängt, wird freigelassen: Sie bleibt auf dem Tisch, und andere können sie fangen. Lass nichts liegen, was leicht 17 ergibt.
safaru-tip-scored = Die Runde ist gewertet: Am Ergebnis siehst du, was die gefangenen Karten wert waren.
safaru-tip-caught = Gefangene Karten liegen vor ihrem Besitzer und zählen am Ende der Runde. Merk dir am besten, wer Einhörner und Igel hat.

### Bilder neben den Regeln (lessons.toml)

safaru-picture-table = Vier Tiere liegen auf dem Tisch, vier Karten sind auf deiner Hand. In deinem Zug spielst du eine davon.
safaru-picture-free = Deine 8 fängt die 9 durch Ergänzen, also kannst du sie nicht freilassen. 1, 3 und 4 fangen nichts, davon kannst du eine freilassen.
safaru-picture-card = Was auf einer Karte steht.
safaru-picture-card-1 = Der Buchstabe des Tiers, hier Igel
safaru-picture-card-2 = Die Zahl, mit der sie fängt
safaru-picture-card-3 = Dreiecke: gefangen je ein Punkt
safaru-picture-add = Die 10 fängt 4 und 6, denn zusammen sind sie 10.
safaru-picture-total = Die 6 fängt 4 und 7: Alle drei zusammen sind 17.
safaru-picture-pair = Der Fuchs mit 7 fängt das Einhorn mit 7, und du nimmst beide.
safaru-picture-caught = 7 hat 7 gefangen: Beide Karten kommen verdeckt in den Korb, drei bleiben auf dem Tisch.
safaru-picture-worth = Einhörner willst du haben, Igel und Babys nicht. Eine 0 ist ein Baby, egal welches Tier es ist.

### Glanzleistungen, und wofür es sie gibt

safaru-feat-big-catch = Großer Fang
safaru-feat-big-catch-how = { $number } oder mehr Karten mit einer gefangen
safaru-feat-swept = Leer gefegt
safaru-feat-swept-how = alles auf dem Tisch gefangen, { $number } oder mehr Karten
safaru-feat-three-ways = Auf alle drei Arten
safaru-feat-three-ways-how = mit einer Karte addiert, ergänzt und ein Paar gebildet
safaru-feat-unicorns = Freund der Einhörner
safaru-feat-unicorns-how = { $number } oder mehr Einhörner in einer Runde
safaru-feat-clean-paws = Saubere Pfoten
safaru-feat-clean-paws-how = { $number } oder mehr Karten in einer Runde, kein Igel und kein Baby dabei
safaru-feat-free-spirit = Alle frei
safaru-feat-free-spirit-how = eine ganze Runde lang jede Karte freigelassen
safaru-feat-sharp-eyes = Scharfe Augen
safaru-feat-sharp-eyes-how = { $number } oder mehr übersehene Fänge bemerkt
