# Die Worte von Dachs. `{ $seat }` ist der Name dessen, der dort sitzt; Listen von Feldern lesen sich „20, 26 und das Ziel“.

badger-title = Dachs
badger-blurb = Lass deine Maus durch ein Labyrinth rennen, das du im Laufen aufdeckst und drehst: erst zum Checkpoint, dann ins Ziel, vorbei an zwei hungrigen Dachsen.

badger-option-course = Strecke
badger-option-course-hint = Kurz: vom Start zum Checkpoint sind es 4 Schritte statt 6, die Partie geht schneller.
badger-option-course-long = Lang
badger-option-course-short = Kurz
badger-option-first = Wer beginnt
badger-option-first-hint = Wer den ersten Zug hat.
badger-option-first-random = Wird ausgelost
badger-option-first-host = Host
badger-option-first-challenger = Wer herausfordert
badger-option-own-cave = Der Dachsherr beißt auch in seiner eigenen Höhle
badger-option-own-cave-hint = Aus: Eine Maus in der Höhle, in der er sitzt, ist sicher.
badger-option-turns = Zuglimit
badger-option-turns-hint = Am Limit entscheidet die Fahne, dann die Snacks, dann der kürzere Weg.
badger-option-turns-none = Keins
badger-option-turns-80 = 80 Züge, dann gewinnt, wer vorn liegt
badger-chosen-course-short = Kurze Strecke
badger-chosen-first-host = Der Host hat begonnen
badger-chosen-first-challenger = Wer herausfordert, hat begonnen
badger-chosen-turns-80 = Nach 80 Zügen gewinnt, wer vorn liegt

### Felder, wie sie heißen und wohin jemand geht

badger-tile = { $number }
badger-field-lady = die Höhle der Dachsdame
badger-field-checkpoint = der Checkpoint
badger-field-goal = das Ziel
badger-field-start-e = der Start Ost
badger-field-start-w = der Start West
badger-field-green-ne = die grüne Höhle NO
badger-field-green-nw = die grüne Höhle NW
badger-field-yellow-e = die gelbe Höhle O
badger-field-yellow-w = die gelbe Höhle W
badger-field-red-se = die rote Höhle SO
badger-field-red-sw = die rote Höhle SW

badger-to-tile = auf { $number }
badger-to-lady = in die Höhle der Dachsdame
badger-to-checkpoint = auf den Checkpoint
badger-to-goal = ins Ziel
badger-to-start-e = auf den Start Ost
badger-to-start-w = auf den Start West
badger-to-green-ne = in die grüne Höhle NO
badger-to-green-nw = in die grüne Höhle NW
badger-to-yellow-e = in die gelbe Höhle O
badger-to-yellow-w = in die gelbe Höhle W
badger-to-red-se = in die rote Höhle SO
badger-to-red-sw = in die rote Höhle SW

### Wegfelder

badger-colour-green = grün
badger-colour-yellow = gelb
badger-colour-red = rot
badger-colour-neutral = neutral
badger-letter-green = Gr
badger-letter-yellow = Ge
badger-letter-red = Ro
badger-shape-curve = Kurve
badger-shape-straight = Gerade
badger-shape-fork = Gabelung
badger-shape-star = Stern
badger-shape-cross = Kreuzung
badger-effect-rage = Herrenwahnsinn
badger-effect-rotator = Effektdreher
badger-effect-flipper = Effektwender
badger-face = { $shape }, { $colour }
badger-face-effect = { $face }, mit { $effect }

# Die Kanten eines Sechsecks als Pfeile, je mit dem Zeichen, dass kein Telefon ein Emoji daraus macht.
badger-edge-n = ↑︎
badger-edge-ne = ↗︎
badger-edge-e = →︎
badger-edge-se = ↘︎
badger-edge-s = ↓︎
badger-edge-sw = ↙︎
badger-edge-w = ←︎
badger-edge-nw = ↖︎
badger-arrows = { $first } { $rest }

### Was man tun kann

badger-run = Laufen
badger-run-to = Laufen { $where }
badger-bitten = du wirst gebissen (−1 Snack)
badger-bitten-last = du verlierst deinen letzten Snack
badger-and-bitten = { $what }: { $bite }
badger-run-early = kein Sieg vor dem Checkpoint
badger-run-den = endet dein Zug dort, beißt sie dich
badger-uncover = Aufdecken
badger-up = Aufdecken: { $field }
badger-up-first = Aufdecken: zuerst { $field }
badger-up-next = Aufdecken: als Nächstes { $field }
badger-rotate = Drehen
badger-rotate-any = Effektdreher: ein beliebiges Feld drehen
badger-turn = Drehen: { $field }
badger-lie = Lage { $number } ({ $edges })
badger-turn-by = Um { $number } ({ $edges })
badger-goes-on = weiter zu: { $fields }
badger-lies-as-now = liegt wie jetzt, weiter zu: { $fields }
badger-no-field = keinem Feld
badger-cover = Zudecken
badger-cover-tiles = Zudecken: { $fields }
badger-lay = Feld { $field } hinlegen: { $face }
badger-lord = Den Dachsherrn schicken in
badger-name = { $field }
badger-flip = Effektwender: ein beliebiges Feld wenden
badger-flip-up = Aufdecken: { $field }
badger-flip-down = Zudecken: { $field }

### Was man so tippt, außer den Wörtern des Spiels (wie das gelesen wird, sagt cogs/typed_moves/synonyms.py)

badger-typed =
    run: laufe, lauf, laufen, gehe, geh, gehen, renn, renne, rennen, ziehe, zieh, ziehen, betrete, betreten, bewege, beweg, hüpfe, hüpf;
    uncover: decke alles auf, deck alles auf, alles aufdecken, decke … auf, deck … auf, aufdecken, deck auf, drehe … auf, dreh … auf, öffne, öffnen;
    cover: decke … zu, deck … zu, decke alles zu, deck alles zu, alles zudecken, zudecken, verdecken, verdecke;
    rotate: drehe, dreh, drehen, rotiere, rotieren;
    lay: lege, leg, legen, lege … hin, leg … hin, hinlegen, ablegen;
    lord: Dachsherr, Dachsherrn, Herr, schicke, schick, schicken;
    flip: wende, wenden, umdrehen, umwenden, wende … um, dreh … herum;
    pass: passe, passen, fertig, weiter, aussetzen, Zug beenden, beenden, Ende;
    takeback: zurücknehmen, nimm … zurück, nehme … zurück, rückgängig;
    lady = Dachsdame, Dame; checkpoint = Kontrollpunkt; goal = Ziel;
    start-e = Start Ost, Oststart, Start O; start-w = Start West, Weststart, Start W;
    green-ne = grün … NO, grüne … NO; green-nw = grün … NW, grüne … NW;
    yellow-e = gelb … O, gelbe … O; yellow-w = gelb … W, gelbe … W;
    red-se = rot … SO, rote … SO; red-sw = rot … SW, rote … SW;
    green-ne = Nordost, Nordosten; green-nw = Nordwest, Nordwesten;
    yellow-e = gelb … Ost, gelbe … Ost; yellow-w = gelb … West, gelbe … West;
    red-se = Südost, Südosten; red-sw = Südwest, Südwesten;
    1 = eins, einmal, einen Schritt, 60 Grad; 2 = zwei, zweimal, 120 Grad; 3 = drei, dreimal, 180 Grad;
    4 = vier, viermal, 240 Grad; 5 = fünf, fünfmal, 300 Grad;
    = bitte, jetzt, dann, zuerst, zu, zum, zur, nach, auf, in, ins, die, der, das, den, dem, Feld, Plättchen, Nummer, Nr, um, um … Schritte, Schritte, Schritt, im Uhrzeigersinn, Höhle, und, ich, mit, ihn, es, er, meine, Maus;
    run: renn los, flitz, flitze; uncover: mach … auf, mache … auf; cover: verdecke alles, alles verdecken;
    1 = 1 mal, 1x; 2 = 2 mal, 2x; 3 = 3 mal, 3x; 4 = 4 mal, 4x; 5 = 5 mal, 5x;
    green-nw = grün … Nordwest, grüne … Nordwest, grüne … Nordwesten; green-ne = grün … Nordost, grüne … Nordost, grüne … Nordosten;
    red-se = rot … Südost, rote … Südost, rote … Südosten; red-sw = rot … Südwest, rote … Südwest, rote … Südwesten;
    yellow-e = gelbe … Osten; yellow-w = gelbe … Westen; green-ne = NO; green-nw = NW; red-se = SO; red-sw = SW;
    = im, nach rechts, rechtsherum, alle;

### Was geschehen ist

badger-rematch-snack = { $seat } hat aus dem letzten Rennen den Revanche-Snack und beginnt mit { $snacks } Snacks.
badger-laid = Das Labyrinth liegt verdeckt da. { $seat } beginnt.
badger-uncovered = { $seat } deckt Feld { $field } auf: { $face }.
badger-lies = Feld { $field } liegt jetzt; von dort geht es weiter zu: { $fields }.
badger-covered = { $seat } deckt { $fields } zu.
badger-flipped-up = { $seat } nutzt den Effektwender und deckt Feld { $field } auf: { $face }.
badger-flipped-down = { $seat } nutzt den Effektwender und deckt { $field } zu.
badger-ran = { $seat } läuft { $where }.
badger-turned = { $seat } dreht { $field }; von dort geht es weiter zu: { $fields }.
badger-turned-any = { $seat } nutzt den Effektdreher und dreht { $field }; von dort geht es weiter zu: { $fields }.
badger-passed = { $seat } hat den Checkpoint erreicht. Jetzt ins Ziel!
badger-lord-goes = Der Dachsherr geht { $where }.
badger-rage = Der Dachsherr wird wild und beißt rund um seine Höhle!
badger-rage-nobody = Der Dachsherr wird wild, erreicht aber niemanden.
badger-lord-bit = Der Dachsherr beißt { $seat } (Standort { $field }). Die Maus { $away ->
    [0] bleibt dort
   *[other] flieht { $where }
} und verliert einen Snack: { $snacks ->
    [0] Kein Snack bleibt übrig
    [one] Ein Snack bleibt übrig
   *[other] { $snacks } Snacks bleiben übrig
}.
badger-lady-bit = Die Dachsdame beißt { $seat } (Standort { $field }). Die Maus { $away ->
    [0] bleibt dort
   *[other] flieht { $where }
} und verliert einen Snack: { $snacks ->
    [0] Kein Snack bleibt übrig
    [one] Ein Snack bleibt übrig
   *[other] { $snacks } Snacks bleiben übrig
}.
badger-stuck = { $seat } kann keine Aktion mehr ausführen, also endet der Zug.

### Das Ende

badger-moment = { $seat } { $steps ->
    [one] fehlte noch ein Schritt
   *[other] fehlten noch { $steps } Schritte
} bis zum Ziel.
badger-moment-behind = { $seat } hat den Checkpoint nie erreicht.
badger-moment-bitten = Erst in Zug { $number } war der letzte Snack von { $seat } gefressen.
badger-place = { $place }\. { $seat }
badger-account-start = Snacks am Anfang
badger-account-bitten = Biss
badger-account-lost = Nur wer gewinnt, behält Snacks
badger-why-goal = Von dort { $steps ->
    [one] ist es noch ein Schritt
   *[other] sind es noch { $steps } Schritte
} bis zum Ziel.
badger-why-checkpoint = Von dort { $steps ->
    [one] ist es noch ein Schritt
   *[other] sind es noch { $steps } Schritte
} bis zum Checkpoint.
badger-aim-goal = zum Ziel
badger-aim-checkpoint = zum Checkpoint
badger-why-wins = Das ist das Ziel, und du hast deine Fahne: Du gewinnst.
badger-why-passes = Dort bekommst du deine Fahne. Von da an wirft dich ein Biss nur noch bis zum Checkpoint zurück.
badger-why-bites = Damit wird { $seat } gebissen: { $snacks ->
    [0] kein Snack bleibt
    [one] ein Snack bleibt
   *[other] { $snacks } Snacks bleiben
}.
badger-why-no-lady = Dann erreicht die Dachsdame deine Maus nicht mehr.
badger-why-no-lord = Dann erreicht der Dachsherr deine Maus nicht mehr.
badger-why-lady = Dann erreicht die Dachsdame die Maus von { $seat }.
badger-why-lord = Dann erreicht der Dachsherr die Maus von { $seat }.
badger-why-way = Dann hat dein offener Weg { $aim } { $steps ->
    [one] einen Schritt
   *[other] { $steps } Schritte
}.
badger-why-near = Dann führen offene Pfade dich auf ein Feld, von dem es noch { $steps ->
    [one] ein Schritt
   *[other] { $steps } Schritte
} { $aim } { $steps ->
    [one] ist
   *[other] sind
}.
badger-why-cuts = Das unterbricht den offenen Weg von { $seat } { $aim }.
badger-why-longer = Das macht den offenen Weg von { $seat } länger: { $steps } Schritte.
badger-why-far = Das unterbricht Pfade von { $seat }: Vom nächsten erreichbaren Feld { $steps ->
    [one] ist es ein Schritt
   *[other] sind es { $steps } Schritte
} { $aim }.
badger-why-closer = Von diesem Feld ist es näher als von deinem: { $steps ->
    [one] noch ein Schritt
   *[other] noch { $steps } Schritte
} { $aim }.
badger-why-uncover = { $count ->
    [one] So siehst du, wie der Pfad zum verdeckten Feld weitergeht.
   *[other] So siehst du, wie die Pfade zu { $count } verdeckten Feldern weitergehen.
}
badger-why-ways = Dann ist dein Feld mit { $count } anderen verbunden.
badger-why-cover = { $count ->
    [one] Dann ist ein Feld zugedeckt, und niemand kann es betreten.
   *[other] Dann sind { $count } Felder zugedeckt, und niemand kann sie betreten.
}
badger-why-lord-away = Von dort erreicht der Dachsherr deine Maus nicht.
badger-why-joins = Dann ist dieses Feld mit deinem verbunden.
badger-why-points = Dann führt einer seiner Pfade zu einem Feld, von dem es noch { $steps ->
    [0] null Schritte
    [one] ein Schritt
   *[other] { $steps } Schritte
} { $aim } { $steps ->
    [one] ist
   *[other] sind
}.
badger-why-safe = Danach erreicht kein Dachs deine Maus.
badger-why-harmless = Eine Aktion muss sein: Nach dieser erreichst du auf offenen Pfaden noch alles, was du jetzt erreichst.
badger-why-shows = Dann sehen alle, was Feld { $field } ist.
badger-why-bitten = Du wirst gebissen und hast noch { $snacks ->
    [0] keinen Snack
    [one] einen Snack
   *[other] { $snacks } Snacks
}. Etwas Besseres sieht der Computer nicht.
badger-why-left = Danach { $steps ->
    [one] ist es ein Schritt
   *[other] sind es { $steps } Schritte
} { $aim }. Etwas Besseres sieht der Computer nicht.
badger-about-paths = Wegfeld. Seine Pfade führen zu { $count } von sechs Seiten. { $copies ->
    [one] Es gibt eins davon.
   *[other] Es gibt { $copies } davon.
}
badger-about-colour = Läufst du darauf, schickst du den Dachsherrn in eine seiner zwei Höhlen dieser Farbe ({ $colour }).
badger-ui-cards = Felder
badger-about-rage = Herrenwahnsinn: Der Dachsherr beißt dann alle Mäuse auf Feldern rings um seine Höhle, mit oder ohne Pfad.
badger-about-rotator = Effektdreher: Du musst dann ein beliebiges offenes Feld drehen.
badger-about-flipper = Effektwender: Du musst dann ein beliebiges Feld wenden, auf dem niemand steht. Ein verdecktes wird aufgedeckt, ein offenes verdeckt.
badger-about-colour-example = Beispiel: Der Dachsherr sitzt hier: { $cave }. Du läufst auf dieses Feld, und er muss { $to }.
badger-about-rage-example = Beispiel: Du schickst den Dachsherrn { $to }. Die andere Maus steht auf einem Feld neben dieser Höhle, ohne Pfad hinein, und wird trotzdem gebissen.
badger-about-rotator-example = Beispiel: Die Dachsdame erreicht deine Maus. Du drehst ein Feld dazwischen, wie weit es auch weg ist, und sie findet dich nicht.
badger-about-flipper-example = Beispiel: Die Dachsdame erreicht deine Maus. Du verdeckst ein Feld dazwischen, und weiter kommt sie nicht.
badger-about-neutral-example = Beispiel: Du läufst über einen seiner Pfade darauf. { $others ->
    [one] Über einen anderen
   *[other] Über { $others } andere
} geht es weiter, und der Dachsherr bleibt, wo er ist.
badger-about-lord-name = Dachsherr
badger-about-lord = Nach jeder Aktion beißt er alle Mäuse neben seiner Höhle, deren Pfad hineinführt. Jeder Biss kostet einen Snack.
badger-about-lord-example = Beispiel: Er sitzt in einer Höhle, und deine Maus steht daneben. Ohne Pfad in die Höhle ist sie sicher.
badger-about-lady-name = Dachsdame
badger-about-lady = Am Ende jedes Zugs durchsucht sie alle Pfade, die mit ihrer Höhle verbunden sind, und beißt jede Maus, die sie findet.
badger-about-lady-example = Beispiel: Dreh ein Feld, und der Pfad von ihrer Höhle zu deiner Maus ist unterbrochen.
badger-unit = { $score ->
    [one] Snack
   *[other] Snacks
}
badger-stopped = Die Partie wurde vorzeitig beendet.
badger-won-goal = { $seat } erreicht mit { $snacks ->
    [one] einem Snack
   *[other] { $snacks } Snacks
} das Ziel und gewinnt!
badger-won-snacks = { $loser } hat keinen Snack mehr: { $seat } gewinnt!
badger-won-limit = Nach { $turns } Zügen gewinnt { $seat }: { $why }.
badger-why-flag = nur diese Maus hat die Fahne
badger-why-snacks = es sind mehr Snacks übrig
badger-why-steps = es fehlen weniger Schritte
badger-drawn-snacks = Beide verlieren in einem Angriff den letzten Snack: unentschieden.
badger-drawn-limit = Nach { $turns } Zügen sind Fahne, Snacks und fehlende Schritte gleich: unentschieden.

### Warum etwas nicht geht

badger-over = Dieses Rennen ist vorbei.
badger-not-your-turn = { $seat } ist am Zug.
badger-unknown = Die Aktion „{ $verb }“ gibt es nicht. Du kannst laufen, aufdecken, zudecken oder drehen.
badger-no-passing = Du musst alle { $actions } Aktionen nutzen: laufen, aufdecken, zudecken oder drehen.
badger-no-takeback = Zurücknehmen geht nicht durch Tippen. Drücke am Tisch auf „Mein Zug“: Wenn es möglich ist, gibt es dort einen Button dafür.
badger-no-lay = Gerade gibt es kein Feld hinzulegen.
badger-no-lord = Der Dachsherr bleibt, wo er ist, bis eine Maus auf eine Farbe läuft.
badger-no-flip = Gewendet wird nur, wenn du auf den Effektwender läufst.
badger-first-lay = Lege zuerst Feld { $field } hin, etwa „lege 1“.
badger-first-next = Wähle zuerst das nächste Feld: { $fields }.
badger-first-lord = Schick zuerst den Dachsherrn in eine Höhle.
badger-first-rotator = Nutze zuerst den Effektdreher: Drehe ein beliebiges offenes Feld, etwa „drehe 25 um 2“.
badger-first-flipper = Nutze zuerst den Effektwender: Wende ein beliebiges Feld, etwa „wende 25“.
badger-no-such-field = Es gibt kein Feld „{ $field }“.
badger-too-many-words = „{ $word }“ verstehe ich in diesem Zug nicht. Lass es weg.
badger-nothing-to-uncover = Kein Pfad führt von hier ({ $field }) zu einem verdeckten Feld.
badger-uncover-which = Welches Feld deckst du zuerst auf? Zur Wahl: { $fields }.
badger-no-path-to = Keiner deiner Pfade führt dorthin: { $field }.
badger-not-covered = Dort gibt es nichts aufzudecken: { $field }.
badger-lay-how = Wähle eine der gezeigten Zahlen, 1 bis { $most }: So liegt dann Feld { $field }.
badger-cover-all = Alle Felder, zu denen deine Pfade führen, werden zusammen zugedeckt: Schreib einfach „zudecken“.
badger-nothing-to-cover = Keiner deiner Pfade führt zu einem Feld, das zugedeckt werden darf.
badger-run-where = Wohin läufst du? Zum Beispiel „laufe 25“.
badger-run-here = Deine Maus ist schon dort ({ $field }).
badger-not-beside = Das ist kein Feld neben deiner Maus: { $field }.
badger-still-covered = Dorthin kannst du nicht laufen, das Feld ist noch verdeckt: { $field }.
badger-not-joined = Diese Felder verbindet kein Pfad: { $here } und { $field }.
badger-entered = In diesem Zug warst du schon dort: { $field } (B26).
badger-rotate-which = Welches Feld drehst du, und wie weit? Zum Beispiel „drehe 25 um 2“.
badger-rotate-how = Um wie viele Schritte im Uhrzeigersinn drehst du ({ $field })? Wähle 1 bis 5.
badger-rotate-covered = Noch verdeckt und deshalb nicht drehbar: { $field }.
badger-frame-stays = Was im Rahmen steckt, lässt sich nicht drehen: { $field }.
badger-just-turned = Eben erst gedreht: { $field }. Tu erst etwas anderes (B30).
badger-too-far = Zu weit weg: { $field }. Drehe dein eigenes Feld oder eines daneben.
badger-lord-where = Der Dachsherr kann hierhin: { $fields }.
badger-flip-which = Welches Feld wendest du? Zum Beispiel „wende 25“.
badger-flip-tiles = Nur Wegfelder lassen sich wenden, das nicht: { $field }.
badger-flip-mouse = Auf { $field } sitzt eine Maus, also bleibt es liegen.

### Das Bild

badger-sign-start = Start
badger-sign-checkpoint = Check
badger-sign-goal = Ziel
badger-sign-rage = Beißt ringsum
badger-sign-rotator = Dreht ein Feld
badger-sign-flipper = Wendet ein Feld
badger-sign-lord = Dachsherr beißt
badger-sign-lady = Dachsdame beißt
badger-sign-run = Letzte Läufe
badger-sign-last-turn = zuletzt
badger-sign-first-turn = Der erste Zug des Rennens
badger-sign-nowhere = jetzt nicht
badger-sign-lies = So kann es liegen: { $field }
badger-asked-lay = So würde das Feld liegen.
badger-asked-next = Welches Feld wird als Nächstes aufgedeckt? Wähle eins mit weißem Rand.
badger-asked-lord = Wohin geht der Dachsherr? Wähle eine Höhle mit weißem Rand.
badger-asked-rotator = Effektdreher: Drehe ein beliebiges offenes Feld.
badger-asked-flipper = Effektwender: Wende ein beliebiges Feld, auf dem keine Maus steht.
badger-turn-of = Zug { $number }: { $seat }
badger-turn-number = Zug { $number }

badger-alt = Dachs, Zug { $number }: { $seat } hat Aktion { $action } von { $actions }, Standort { $here }; die andere Maus: { $there }.
badger-alt-moved = { $seat } { $deeds }. { $alt }
badger-alt-laying = { $alt } Hinzulegen auf { $field }: { $face }.
badger-describe-last = Der Zug davor: { $seat } { $deeds }.
badger-did-run = läuft { $field }
badger-did-uncover = deckt { $fields } auf
badger-did-rotate = dreht { $field }
badger-did-cover = deckt { $fields } zu
badger-deed-effect = { $deed } (Effekt auf { $fields })
badger-deed-lord = { $deed } (der Dachsherr geht { $where })
badger-deed-bite = { $deed } (ein Biss)
badger-deed-lord-bit = { $deed } (der Dachsherr beißt { $seat }, Standort { $field })
badger-deed-lady-bit = { $deed } (die Dachsdame beißt { $seat }, Standort { $field })
badger-due-act = { $seat } kann hierhin laufen: { $fields }.
badger-due-next = { $seat } wählt, was als Nächstes aufgedeckt wird: { $fields }.
badger-due-lord = { $seat } wählt, wohin der Dachsherr geht: { $fields }.
badger-due-rotator = { $seat } steht auf dem Effektdreher und muss ein beliebiges offenes Feld drehen.
badger-due-flipper = { $seat } steht auf dem Effektwender und muss ein beliebiges Feld wenden.
badger-describe-mouse = { $seat }: { $field }, { $snacks ->
    [one] ein Snack
   *[other] { $snacks } Snacks
}; erst kommt der Checkpoint.
badger-describe-mouse-passed = { $seat }: { $field }, { $snacks ->
    [one] ein Snack
   *[other] { $snacks } Snacks
}; der Checkpoint ist geschafft, jetzt ins Ziel.
badger-describe-mouse-home = { $seat }: { $field }, { $snacks ->
    [one] ein Snack
   *[other] { $snacks } Snacks
}; mit der Fahne ist das der Sieg.
badger-describe-no-lord = Der Dachsherr ist noch nicht im Spiel.
badger-describe-lord = Der Dachsherr: { $field }. Bissfelder: { $fields }.
badger-describe-lord-quiet = Der Dachsherr: { $field }; kein Pfad führt zu seiner Höhle.
badger-describe-lady = Die Dachsdame sucht am Ende des Zugs ab: { $fields }.
badger-describe-lady-in = Die Höhle der Dachsdame ist mit keinem Feld verbunden.
badger-describe-den = Die Höhle der Dachsdame
badger-describe-tile = { $field } ({ $face })
badger-describe-way = { $place } führt zu: { $fields }; mit keinem davon verbunden.
badger-describe-joined = { $place } führt zu: { $fields }; verbunden mit: { $joined }.
badger-describe-frame = Im Rahmen: { $field }. Offen zu: { $fields }.
badger-describe-covered = Verdeckt: { $fields }.

### Das Spiel lernen (lessons.toml)

badger-lesson-1-title = Zum Checkpoint, dann ins Ziel
badger-lesson-1 = Zwei Mäuse rennen um die Wette durch ein Labyrinth aus 30 **verdeckten** Feldern: erst zum **Checkpoint** ganz oben, dann ins **Ziel** ganz unten. Zwei Dachse beißen: Die Dame wartet in der Mitte, der Herr kommt später. Ein Biss kostet einen deiner fünf **Snacks** und wirft dich zurück; ohne Snacks hast du sofort verloren. Nichts ist geheim: Du spielst mit den Buttons am Tisch.
badger-lesson-2-title = Felder aufdecken
badger-lesson-2 = Ein Zug hat genau **vier Aktionen**; auslassen kannst du keine. **Aufdecken** ist eine davon: Du drehst *alle* verdeckten Felder um, zu denen dein Pfad führt. Mit welchem du beginnst und wie jedes liegt, bestimmst du; einer seiner Pfade muss an dein Feld anschließen. Ein Feld, das nur auf eine Art liegen kann, legt der Tisch für dich.
badger-lesson-2-task = Du stehst auf dem Start Ost und hast Feld 7 aufgedeckt. Zum Checkpoint geht es nach links, über 6 und 2. Dein Pfad führt auch zur 13: Sie käme danach, aber hier legst du nur die 7. Wie legst du sie? (Die Pfeile zeigen, wohin ihre Pfade führen; einer darf am Rand enden.)
badger-lesson-2-right = Dein Pfad geht weiter zur 6, und zur 13 als zweiter Weg.
badger-lesson-2-clever = Dein Pfad geht weiter zur 6, und in die grüne Höhle. Durch Höhlen kannst du laufen, aber dort sitzt manchmal der Dachsherr: Mehr über ihn gleich.
badger-lesson-2-wrong = So geht es nur zur 12, weg vom Checkpoint. Feld 6 liegt genau links (←︎).
badger-lesson-3-title = Laufen, drehen, zudecken
badger-lesson-3 = **Laufen** bringt dich einen Schritt weiter, wenn die Pfade beider Felder zusammentreffen; auf ein Feld, auf dem du in diesem Zug schon warst, kannst du nicht zurück. **Drehen** kannst du dein eigenes Feld oder eins daneben (auch die Höhle der Dachsdame), aber nicht dasselbe zweimal hintereinander. **Zudecken** dreht alle Felder um, zu denen dein Pfad führt. Ein Drehschritt sind 60°. Gerade und Kurve haben zwei Pfade, Gabelung und Stern drei, die Kreuzung vier. Hilft dir nichts, dann nimm, was am wenigsten schadet.
badger-lesson-3-task = Feld 7 führt zur 6 und zur 13, auch Feld 13 liegt, und du hast noch drei Aktionen. Welche bringt deine Maus näher zum Checkpoint?
badger-lesson-3-right = Von der 7 geht es weiter zur 6. Feld 7 ist rot, also wacht der Dachsherr auf: Um ihn geht es gleich.
badger-lesson-3-wrong = Das bringt dich weg oder deckt deinen Weg wieder zu. Lauf auf die 7.
badger-lesson-4-title = Der Dachsherr
badger-lesson-4 = Läufst du auf ein **farbiges** Feld oder in eine seiner Höhlen, dann schickst du den **Dachsherrn** in eine der zwei Höhlen dieser Farbe; sitzt er schon in einer davon, muss er in die andere. Nach **jeder Aktion**, auch der anderen Maus, beißt er alle auf Feldern **neben seiner Höhle**, deren Pfad hineinführt. Zwei Felder weiter oder ohne so einen Pfad bist du sicher; in seiner Höhle selbst auch, wenn am Tisch nichts anderes ausgemacht ist. Neutrale (graue) Felder lassen ihn, wo er ist.
badger-lesson-4-task = In einer anderen Partie ist Feld 7 grün. Du stehst darauf, und sein Pfad führt in die grüne Höhle NO. Wohin schickst du ihn?
badger-lesson-4-right = Die Höhle NW ist weit weg, und keine Maus hat einen Pfad dorthin.
badger-lesson-4-wrong = Jetzt sitzt er direkt neben dir, und dein Pfad führt zu ihm: ein Snack weniger, und zurück zum Start. Deine übrigen Aktionen machst du von dort.
badger-lesson-5-title = Die Dachsdame
badger-lesson-5 = Am **Ende jedes Zugs** sucht die **Dachsdame** alle Pfade ab, die mit ihrer Höhle in der Mitte verbunden sind, egal wie weit. Sie sind violett. Jede Maus darauf wird gebissen, auch auf einem Start oder dem Checkpoint. Nur in die Höhlen des Dachsherrn geht sie nicht.
badger-lesson-5-task = Das ist deine vierte Aktion. Sie erreicht dich auf der 6 über die 11. Was tust du? (11 · 2: um zwei Schritte.)
badger-lesson-5-right = Feld 11 ist jetzt weder mit ihrer Höhle noch mit deinem Feld verbunden.
badger-lesson-5-clever = Du deckst 7, 11 und 2 zu: kein Pfad, keine Dachsdame. Nur musst du sie später wieder aufdecken.
badger-lesson-5-wrong = Über die 11 findet sie dich noch: ein Snack weniger, und zurück zum Start. Unterbrich den Pfad bei der 11.
badger-lesson-6-title = Fahne, Ziel und besondere Felder
badger-lesson-6 = Auf dem Checkpoint bekommst du deine **Fahne**. Ein Biss kostet dann weiterhin einen Snack, wirft dich aber nur noch auf den Checkpoint zurück. **Lauf mit der Fahne ins Ziel, und du gewinnst**; ohne sie passiert dort nichts.
    Drei Effekte, deren Zeichen unter dem Plan stehen, wirken, wenn du auf ihr Feld läufst:
    - **Effektdreher**: Du drehst irgendein offenes Feld.
    - **Effektwender**: Du wendest irgendein Feld ohne Maus.
    - **Herrenwahnsinn**: Der Dachsherr beißt sofort alle Mäuse auf den Wegfeldern rings um die Höhle, in der er sitzt, auch ohne Pfad.
badger-tip-lay = Du bestimmst, wie dieses Feld liegt. Einer seiner Pfade muss an dein Feld anschließen; die Zahlen im Bild zeigen, wohin es weitergeht.
badger-tip-lord = Du bist auf eine Farbe gelaufen und versetzt den Dachsherrn. Er beißt neben seiner Höhle, wo ein Pfad hineinführt: Halt ihn von dir fern.
badger-tip-bitten = Ein Biss kostet einen Snack und wirft dich zurück. Nach jeder Aktion beißt der Dachsherr, wo das Bild Zähne zeigt; im Herrenwahnsinn rings um seine Höhle.
badger-tip-hunted = Die Dachsdame sucht am Ende jedes Zugs die violetten Pfade ab: Unterbrich sie vor deiner vierten Aktion.
badger-tip-flip = Du bist auf dem Effektwender: Deck ein Feld zu, das der anderen Maus hilft, oder eins auf deinem Weg auf, nah oder fern.
badger-tip-run = Jeder Schritt ist eine Aktion, und im selben Zug kannst du auf kein Feld zurück.
badger-tip-uncover = Aufdecken dreht alle verdeckten Felder um, zu denen dein Pfad führt, in einer einzigen Aktion.
badger-tip-rotate = Kein Pfad, wo du hinwillst? Dreh dein eigenes Feld oder eins daneben, auf dem Effektdreher ein beliebiges.
badger-tip-rage = Im Herrenwahnsinn beißt der Dachsherr rings um seine Höhle, auch ohne Pfad. Jetzt ist er wieder ruhig.

### Bilder neben den Regeln (lessons.toml)

badger-picture-board = Alles liegt verdeckt. Die Mäuse stehen auf ihren Starts; die Fahne zeigt den Checkpoint, das karierte Schild das Ziel. Am Rand liegen die sechs Höhlen des Dachsherrn, in der Mitte die der Dachsdame.
badger-picture-tiles = Mäuse laufen auf den hellen Pfaden. Alle Pfade eines Feldes sind miteinander verbunden.
badger-picture-uncover = Feld 7 ist aufgedeckt. Unter dem Plan stehen die drei Lagen, in denen es liegen kann: Jede schließt an das Feld der Maus an.
badger-picture-actions = Die zweite von vier Aktionen: Neben der Maus liegen die Felder 7 und 13 offen. Sie kann auf eines laufen, eines drehen oder beide zugleich verdecken.
badger-picture-lord = Die Maus ist auf ein grünes Feld gelaufen. Also kommt der Dachsherr in eine der zwei grünen Höhlen: die mit dem weißen Rand.
badger-picture-bite = Der Dachsherr sitzt in der grünen Höhle oben links. Zähne zeigen, wo er beißt: auf Feld 3, denn dessen Pfad führt in seine Höhle. Die Maus bei ihm in der Höhle ist sicher.
badger-picture-lady = Violette Pfade sind mit der Höhle der Dachsdame verbunden: über 11 zur 6 und weiter zur 2. Die Maus auf 6 wird am Ende des Zugs gebissen, wenn ihre letzte Aktion den Pfad nicht unterbricht.
badger-picture-effects = Die Zeichen der drei Effekte. Sie wirken, wenn eine Maus auf das Feld läuft.

### Glanzleistungen, und wofür es sie gibt

badger-feat-full-bag = Volle Brotdose
badger-feat-full-bag-how = mit { $number } oder mehr Snacks im Ziel
badger-feat-last-snack = Bis auf den letzten Krümel
badger-feat-last-snack-how = mit dem letzten Snack im Ziel
badger-feat-sprint = Auf schnellstem Weg
badger-feat-sprint-how = in höchstens { $number } eigenen Zügen im Ziel
badger-feat-photo-finish = Fotofinish
badger-feat-photo-finish-how = im Ziel, als die andere Maus höchstens { $number } Schritte entfernt war
badger-feat-badger-tamer = Dachsflüsterei
badger-feat-badger-tamer-how = { $number }-mal die Dachse auf die andere Maus gehetzt
badger-feat-untouched = Unversehrt
badger-feat-untouched-how = ohne einen einzigen Biss gewonnen
badger-feat-explorer = Forscherdrang
badger-feat-explorer-how = { $number } Felder in einer Partie aufgedeckt
badger-feat-hungry-winter = Hungriger Winter
badger-feat-hungry-winter-how = gewonnen, weil die andere Maus keinen Snack mehr hatte
