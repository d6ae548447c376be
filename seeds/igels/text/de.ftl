# Igels. `{ $seat }`, `{ $other }` and `{ $by }` are names, `{ $seats }` is a list of names.
# `{ $card }`, `{ $animal }`, `{ $food }` and the like are names of cards below, or lists of them.
# A card and its text together fit a button, a colon between: 78 characters.

igels-title = Igels
igels-blurb = Kleine Tiere kämpfen um das letzte Futter im Wald, mit allen Mitteln.

igels-option-forest = Futter im Wald
igels-option-forest-hint = So viel Futter ist zu gewinnen: Weniger macht die Partie kürzer.
igels-option-forest-32 = 32: das ganze Spiel
igels-option-forest-24 = 24: kürzer
igels-option-forest-16 = 16: kurz
igels-option-species = Tierarten
igels-option-species-hint = Welche Tiere jede Person bekommt.
igels-option-species-chosen = Alle wählen
igels-option-species-lot = Werden ausgelost
igels-option-first = Wer beginnt
igels-option-first-hint = Wer in der ersten Runde beginnt.
igels-option-first-host = Host
igels-option-first-random = Wird ausgelost
igels-option-outside = Wer einen Kampf aussetzt
igels-option-outside-hint = Was du mit einem Kampf machen kannst, wenn deine Tiere nicht dabei sind.
igels-option-outside-free = darf jedes Ereignis spielen
igels-option-outside-strict = darf höchstens ein Unentschieden erzwingen
igels-option-diet = Vegetarische Diät gilt auch beim Unentschieden
igels-option-diet-hint = Vegetarier behalten gezogene Würmer und Käfer nie. Aus: beim Unentschieden schon.
igels-option-turns = Rundenlimit
igels-option-turns-hint = Nach dieser Runde ist Schluss, auch wenn noch Futter da ist.
igels-chosen-forest-24 = 24 Futter im Wald: eine kürzere Partie
igels-chosen-forest-16 = 16 Futter im Wald: eine kurze Partie
igels-chosen-species-lot = Ausgeloste Tierarten
igels-chosen-first-random = Wer beginnt, wurde ausgelost
igels-chosen-outside-strict = Wer aussetzt, kann höchstens ein Unentschieden erzwingen
igels-chosen-turns = Höchstens { $number ->
    [one] eine Runde
   *[other] { $number } Runden
}

### Species

igels-hedgehog = Igel
igels-squirrel = Eichhörnchen
igels-rabbit = Kaninchen
igels-mouse = Mäuse
igels-hedgehog-letter = I
igels-squirrel-letter = E
igels-rabbit-letter = K
igels-mouse-letter = M

### Food

igels-nuts = Nüsse
igels-worm = Wurm
igels-turnips = Rübe
igels-berries = Beeren
igels-picnic = Picknickreste
igels-grass = Frisches Gras
igels-leaf = Saftiges Blatt
igels-bug = Käfer

### What a seat is asked

igels-pass = Passen: nichts spielen
igels-pass-join = Passen: keine Mitstreiter mehr
igels-pass-join-none = Passen: keine Mitstreiter
igels-pass-lay = Passen: nichts mehr legen
igels-pass-lay-none = Passen: nichts legen
igels-pass-trade = Passen: kein Tausch
igels-pass-use = Passen: Fähigkeit aufsparen
igels-pass-laid = Passen: { $card } wirkt
igels-pass-laid-at = Passen: { $card } trifft { $aims }
igels-pass-draw = Keine Karte mehr ziehen
igels-pass-draw-none = Keine Karte ziehen
igels-waste = Aufgedeckte Ereignisse verfallen lassen
igels-rest = Diese Runde bei Ereignissen passen
igels-resume = Wieder nach Ereignissen fragen
igels-everybody = Alle
igels-let = Geschehen lassen
igels-sit = Diesen Kampf aussetzen
igels-share = Futter nehmen
igels-decline = Im Wald lassen
igels-lot = Zufällige Tierart
igels-choose-species = Wähle deine Tierart
igels-draw = { $cards ->
    [one] Zieh noch eine Karte
   *[other] Zieh { $cards } Karten
}
igels-draw-support = Eine Hilfskarte
igels-draw-supports = Zwei Hilfskarten
igels-draw-animal = Ein Tier
igels-draw-animals = Zwei Tiere
igels-draw-both = Je eine
igels-few-animals = { $count ->
    [0] Alle Tiere des Artenstapels sind gezogen.
   *[other] Im Artenstapel liegt nur noch ein Tier.
}
igels-few-supports = { $count ->
    [0] Nachziehstapel und Müllkippe sind leer: Hilfskarten gibt es keine mehr.
   *[other] Nur noch eine Hilfskarte ist übrig.
}
igels-quick = Schnellmodus bei Ereignissen
igels-quick-stop = Schnellmodus aus
igels-lead = Schick einen Anführer
igels-join = Schick Mitstreiter dazu
igels-join-more = Schick noch mehr Mitstreiter dazu
igels-lay = Leg eine Hilfskarte verdeckt
igels-lay-more = Leg noch eine Hilfskarte verdeckt (bisher: { $count })
igels-lay-about = Eine Kampfkarte zählt beim Aufdecken. Ein Ereignis wird mit aufgedeckt und gleich danach genutzt; auf der Hand könntest du es auch später noch spielen.
igels-alone-about = Sonst kämpft niemand, also reicht jede Kraft zum Sieg. Nur ein Ereignis kann das noch ändern.
igels-lay-hint = verdeckt. { $text }
igels-play-event = Spiel ein Ereignis
igels-asked-again = { $by } hat eine Karte gespielt ({ $card }), darum werden alle noch einmal gefragt.
igels-asked-more = Auf deine Karte ({ $card }) konnten alle antworten. Spielst du noch etwas?
igels-asked-bu = Gleich beginnt der Kampf.
igels-asked-mu = Alle Tiere stehen fest; jetzt werden gleich Hilfskarten gelegt.
igels-asked-c1 = Die Hilfskarten sind aufgedeckt; Ereignisse darunter werden jetzt genutzt. Dann steht die Gesamtkraft fest.
igels-asked-c2 = Die Gesamtkraft ist bekannt. Passen alle, gewinnt die höchste.
igels-asked-sp = Der Kampf ist entschieden; gleich wird das Futter genommen.
igels-asked-sw = Das Futter ist genommen. Jetzt kann man es sichern oder stehlen.
igels-asked-or = Der Kampf ist vorbei; gleich wird getauscht.
igels-use-later = Du kannst sie auch aufheben, bis die Gesamtkraft feststeht.
igels-use = Nutze die Fähigkeit deines Anführers
igels-trade = Tausche zwei Karten gegen eine
igels-counter = { $card } abwehren
igels-aim-secure = Welches Futter sichert { $card }?
igels-aim-secure-taken = Welches neue Futter sichert { $card }?
igels-aim-food-choice = Welches Futter kommt in den Wald zurück ({ $card })?
igels-aim-wake-one = Wen weckt { $card }?
igels-aim-discard-hand = Wer muss abwerfen ({ $card })?
igels-aim-add-sap = Wessen Gesamtkraft senkt { $card }?
igels-aim-ko = Wen haut { $card } um?
igels-aim-nullify = Welche Karte zählt durch { $card } 0?
igels-animal-sap = { $animal } ({ $sap })
igels-card-sap = { $card } ({ $sap })
igels-against = { $seat } ({ $sap })
igels-food-worth = { $food } ({ $points })
igels-account-bonus = { $food }: Lieblingsfutter
igels-why-species = Die Tierarten unterscheiden sich in ihren Tieren und im Lieblingsfutter, hier { $food }.
igels-why-best-species = Von den freien Tierarten gewinnt diese am häufigsten, wenn der Computer spielt; ihr Lieblingsfutter: { $food }.
igels-why-first = Das macht { $sap } Kraft, und sonst ist noch niemand da.
igels-why-strength = Das macht { $sap } Kraft auf deiner Seite; die stärkste andere hat { $other }.
igels-why-sit = Alle deine wachen Tiere, zusammen { $sap } Kraft, bleiben für später bereit.
igels-why-weaker = Alle deine wachen Tiere haben zusammen { $sap } Kraft; die stärkste Seite hat { $other }.
igels-why-ahead = Deine Seite liegt schon so vorn: { $sap } Kraft; die stärkste andere hat { $other }.
igels-why-level = Deine Seite liegt schon so gleichauf: Auch die stärkste andere hat { $other } Kraft.
igels-why-behind = Deine Seite hat { $sap } Kraft, die stärkste andere { $other }: Rückstand { $missing }.
igels-why-peace = { igels-peace-about }
igels-why-keep = { $cards ->
    [one] Du behältst die eine Karte auf deiner Hand für später.
   *[other] Du behältst die { $cards } Karten auf deiner Hand für später.
}
igels-why-animal = { $animals ->
    [0] Bei dir ist kein Tier.
    [one] Bei dir ist nur ein Tier.
   *[other] Bei dir sind bisher { $animals } Tiere.
}
igels-why-support = { $cards ->
    [0] Du hast keine Hilfskarte auf der Hand.
    [one] Du hast nur eine Hilfskarte auf der Hand.
   *[other] Du hast bisher { $cards } Hilfskarten auf der Hand.
}
igels-why-both = Bisher hast du { $animals ->
    [one] ein Tier
   *[other] { $animals } Tiere
} und { $cards ->
    [one] eine Hilfskarte
   *[other] { $cards } Hilfskarten
}.
igels-why-lay = { $card } bringt { $sap } Kraft, sobald die Karte aufgedeckt wird.
igels-why-card = { $card }: { $text }
igels-why-food = Für dich ist es { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} wert.
igels-why-trade = Du gibst { $cards } her und hast dann { $left ->
    [one] eine Karte
   *[other] { $left } Karten
} auf der Hand.
igels-about-animal = Tier: { $species }, { $sap } Kraft.
igels-about-battle = Kampfkarte: Leg sie verdeckt; sie zählt, sobald sie aufgedeckt ist.
igels-about-event = Ereignis.
igels-about-only = Nur für: { $species }.
igels-about-food = Futter: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
} in der Schlusswertung.
igels-about-bonus = { $species }: stattdessen { $points } Punkte.
igels-about-meat = Fleisch: Ein Vegetarier, der als Anführer siegt, nimmt es nie.
igels-about-shy = Scheu: Das Tier zählt { $amount } Kraft, wenn auf einer anderen Seite { $animal } anführt.
igels-about-vegetarian = Vegetarier: Siegt er als Anführer, geht dieses Futter zurück in den Wald: { $food }.
igels-word-sap = Kraft
igels-word-sap-text = Wie stark ein Tier oder eine Kampfkarte ist. Alle Kraft auf deiner Seite zusammen ist deine Gesamtkraft, und die höchste gewinnt den Kampf.
igels-word-shy = Scheu
igels-word-shy-text = Scheu sind { $cards }. Führt bei einem Gegner { $animal } an, zählen sie ab dem Aufdecken { $amount } Kraft. Führt dort { $sparing } an und nimmt anderen die Fähigkeit, behalten scheue Tiere ihre.
igels-word-once = Einmal
igels-word-once-text = Eine Fähigkeit, die du ein einziges Mal in der Partie nutzen kannst, solange das Tier dich anführt: { $cards }.
igels-word-vegetarian = Vegetarier
igels-word-vegetarian-text = Das sind { $cards }. Gewinnst du mit einem von ihnen als Anführer, geht dieses Futter zurück in den Wald: { $food }.
igels-word-counter = Abwehr
igels-word-counter-text = Stoppt, was dich trifft, wenn ihr Text es nennt: { $cards }. Du wirst gefragt, wenn eine davon stoppen könnte, was dich trifft.
igels-word-hideout = Versteck
igels-word-hideout-text = Sichert dein Futter, insgesamt { $count }, sodass es niemand stehlen kann. Jedes ist für eine Tierart: { $cards }.
igels-example-food = Beispiel: Zwei davon bringen { $points } Punkte.
igels-example-favourite = Beispiel: Zwei davon bringen { $more } Punkte ({ $species }), allen anderen { $points }.
igels-example-counted = Mit { $animal } als Anführer bringt sie { $amount } Kraft mehr.
igels-example-nullified = { $other } von einem Gegner kann sie auf 0 setzen.
igels-example-strong = Beispiel: { $card } führt mit { $sap } Kraft an, { $other } kommt dazu; zusammen sind es { $total }.
igels-example-bound = Beispiel: { $cards } aus früheren Kämpfen macht aus { $sap } Kraft { $total }, auch als Mitstreiter.
igels-example-vegetarian = Beispiel: { $card } siegt als Anführer und zieht { $meat } und { $plant }. Du behältst nur { $plant }.
igels-example-sap = Beispiel: { $animal } gibt dir { $sap } Kraft, ein Gegner hat { $other }. { $card } macht daraus { $total } zu { $left }, und du liegst vorn.
igels-example-per-card = Beispiel: { $card } führt mit { $sap } Kraft an, und du deckst { $other } ×{ $count } auf: { $sap } + { $cards } + { $more } = { $total }.
igels-example-strength = Beispiel: { $card } führt mit { $sap } Kraft an; die Fähigkeit macht { $total } daraus.
igels-example-last-strength = Beispiel: { $card } führt mit { $sap } Kraft an; die Fähigkeit macht { $total } daraus. Nach dem Kampf ist { $card } tot, ob gewonnen oder verloren.
igels-example-companion = Beispiel: { $card } kämpft neben { $one } und { $other }. Sie haben { $sap } Kraft; { $more } mehr macht { $total }.
igels-example-hanger-on = Beispiel: { $card } führt an, { $one } und { $other } sind Mitstreiter. Sie haben { $sap } Kraft; { $more } mehr macht { $total }.
igels-example-shy = Beispiel: { $animal } kämpft gegen dich und ist scheu: Statt { $sap } zählt das Tier { $amount }.
igels-example-set-sap = Beispiel: { $card } führt an, { $other } ist Mitstreiter: { $sap } Kraft. Mit der Fähigkeit sind es { $amount } und der Mitstreiter: { $total }.
igels-example-coin = Beispiel: { $animal } und { $other } haben { $sap } Kraft. Kopf macht { $heads } daraus; bei Zahl sind es { $tails }.
igels-example-coin-self = Beispiel: { $card } führt an, { $other } ist Mitstreiter: { $sap } Kraft. Kopf macht { $heads } daraus; bei Zahl sind es { $tails }.
igels-example-nullify = Beispiel: { $animal } und { $other } (+{ $amount }) sind { $sap } Kraft auf einer anderen Seite. Zählt { $other } 0, bleiben { $left }.
igels-example-bind = Beispiel: { $animal } kämpft mit { $sap } Kraft. { $card } macht { $total } daraus, jetzt und in jedem späteren Kampf.
igels-example-ko = Beispiel: { $leader } führt eine andere Seite an, { $hanger } ist Mitstreiter: { $sap } Kraft. { $victim } wird umgehauen, und { $left } bleiben. Das Tier fehlt nur in diesem Kampf.
igels-example-kill = Beispiel: { $leader } führt eine andere Seite an, { $hanger } ist Mitstreiter: { $sap } Kraft. { $victim } stirbt, und { $left } bleiben. Das Tier kämpft in dieser Partie nicht mehr, außer es wird zurückgeholt.
igels-example-duel = Beispiel: { $leader } führt gegen dich an, { $hanger } ist Mitstreiter: { $sap } Kraft. { $card } stirbt, { $victim } wird umgehauen, und ihnen bleiben { $left }.
igels-example-immune = Beispiel: Ist sie aufgedeckt, können diese Karten keins deiner Tiere umhauen: { $threats }.
igels-example-immune-leader = Beispiel: { $card } führt an, und diese Karten ändern an deiner Gesamtkraft nichts: { $threats }.
igels-example-immune-self-leader = Beispiel: { $card } führt an, und keine dieser Karten kann das Tier treffen: { $threats }.
igels-example-counter-ko = Beispiel: { $threat } würde { $animal } umhauen. { $card } wehrt das ab, und { $animal } kämpft weiter.
igels-example-counter-theft = Beispiel: { $threat } würde dir dieses Futter nehmen: { $food }. { $card } wehrt das ab, und du behältst es.
igels-example-silence = Beispiel: { $animal } führt eine Seite an, die nach ihrer Anfangskraft später dran ist als du, und verliert die Fähigkeit. { $other } ist scheu und behielte sie. Was „Im Kampf“ gilt, bleibt auch.
igels-example-revive = Beispiel: { $animal } wurde überfahren und liegt auf der Müllkippe. Jetzt ist das Tier wieder bei dir und kann kämpfen, ohne seine gebundenen Karten.
igels-example-wake-one = Beispiel: { $one } siegt als Anführer, { $other } als Mitstreiter, und beide schlafen ein. Du weckst eins: Nächste Runde kann es wieder kämpfen.
igels-example-wake-all = Beispiel: { $one } und { $other } schlafen. Du spielst die Karte vor dem Kampf, und beide können mitkämpfen.
igels-example-no-sleep = Beispiel: { $card } hat in diesem Kampf angeführt. Jetzt bleibt das Tier wach und kann nächste Runde wieder kämpfen.
igels-example-tiebreak = Beispiel: Du und ein Gegner habt beide 7 Kraft, am meisten von allen. Kämpft { $card } für dich, gewinnst du, und es ist kein Unentschieden.
igels-example-withdraw = Beispiel: Du würdest verlieren und hast { $other } aufgedeckt. Deine Tiere gehen wach nach Hause, und { $other } ist wieder auf deiner Hand.
igels-example-return = Beispiel: Du hast { $other } (+{ $amount }) aufgedeckt. Nach dem Kampf kommt die Karte auf deine Hand statt auf die Müllkippe.
igels-example-steal = Beispiel: Jemand hat { $food } ({ $points } Punkte) nicht gesichert. Du nimmst es, außer es wird abgewehrt ({ $counters }).
igels-example-steal-loser = Beispiel: { $card } hat angeführt, und du hast nicht gewonnen. Jemand, der in diesem Kampf war, hat { $food } ({ $points } Punkte) nicht gesichert. Du nimmst es, außer es wird abgewehrt ({ $counters }). Wer ausgesetzt hat, kann nicht bestohlen werden.
igels-example-steal-random = Beispiel: Jemand hat { $count } ungesicherte Futterkarten. Du nimmst { $amount } davon, und der Zufall sagt, welche.
igels-example-secure = Beispiel: Du hast { $count } Futter, keins davon gesichert. Du wählst { $amount }, die niemand mehr stehlen kann.
igels-example-secure-cap = Beispiel: Du hast { $cap } Futter gesichert; mehr geht bei anderen nicht. Solange { $card } lebt, sichert ein weiteres Versteck noch { $amount }, insgesamt { $total }.
igels-example-secure-taken = Beispiel: { $card } siegt als Anführer und nimmt { $spoils } Futter. Du wählst eins, das nie mehr jemand stehlen kann.
igels-example-spoils = Beispiel: Der Sieger würde { $spoils } Futter nehmen und nimmt jetzt { $total }.
igels-example-spoils-leader = Beispiel: { $card } siegt als Anführer: Du nimmst { $total } Futter statt { $spoils }. Als Mitstreiter bringt das Tier nur { $spoils }.
igels-example-food-choice = Beispiel: { $card } siegt als Anführer: Du ziehst { $total } Futter, legst eins zurück in den Wald und behältst die besten { $spoils }.
igels-example-force-draw = Beispiel: Du hast { $sap } Kraft, ein Gegner { $other }. { $card } sorgt dafür, dass niemand gewinnt und alle im Kampf { $share } Futter nehmen können.
igels-example-penalty = Beispiel: Jemand hat am Ende { $points } Punkte. Liegt { $card } davor, sind es { $left }.
igels-example-draw = Beispiel: Aus { $sap } Kraft werden { $total }, und du ziehst, auch wenn du den Kampf verlierst: { $cards ->
    [one] eine Hilfskarte
   *[other] { $cards } Hilfskarten
}.
igels-example-draw-leader = Beispiel: { $card } siegt als Anführer. Neben dem Futter ziehst du { $cards ->
    [one] eine Hilfskarte
   *[other] { $cards } Hilfskarten
}; als Mitstreiter bringt das Tier keine.
igels-example-discard = Beispiel: Jemand hat { $count } Handkarten. { $cards ->
    [one] Eine zufällige kommt
   *[other] { $cards } zufällige kommen
} auf die Müllkippe, { $left } bleiben.
igels-example-discard-leader = Beispiel: { $card } siegt als Anführer. Ein Gegner hat { $count } Handkarten; { $cards ->
    [one] eine zufällige kommt
   *[other] { $cards } zufällige kommen
} auf die Müllkippe, { $left } bleiben.
igels-worth = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
} für dich
igels-target-of = { $what } von { $owner }
igels-target-animal = { $sap } Kraft, { $seat }
igels-target-card = { $sap } Kraft
igels-target-total = Gesamtkraft { $sap }
igels-target-hand = { $cards ->
    [one] eine Handkarte
   *[other] { $cards } Handkarten
}
igels-plus = +{ $amount }
igels-minus = −{ $amount }

### Was man so tippt, außer den Wörtern des Spiels (wie das gelesen wird, sagt cogs/typed_moves/synonyms.py)

# „Schick“ und „spiel“ sagen noch nicht, ob Anführer oder Mitstreiter, Hilfe oder Ereignis gemeint ist.
igels-typed =
    lead: Anführer, als Anführer, führt an, führe … an, führ … an, führt;
    add: Mitläufer, als Mitläufer, dazu, hol … dazu, hole … dazu, kommt dazu, kommt mit, kommen mit;
    lay: leg, lege, legen, verdeckt, als Hilfe;
    sit: aussetzen, aussitzen, setze … aus, setz … aus, bleibe draußen, bleib draußen, niemand, niemanden;
    event: Ereignis, als Ereignis;
    use: Fähigkeit, nutze, nutz, nutze die Fähigkeit, nutze meine Fähigkeit, benutze die Fähigkeit;
    waste: ungenutzt, ungenutzt lassen, nicht nutzen, verfallen lassen;
    rest: passe für den Rest, passe für den Rest der Runde, passe den Rest der Runde, für den Rest der Runde passen, Rest der Runde passen, passe die ganze Runde, keine Ereignisse mehr, bei Ereignissen passen, passe bei Ereignissen, bis zum Ende der Runde bei Ereignissen passen;
    resume: frag mich wieder, frag mich wieder nach Ereignissen, wieder Ereignisse;
    pass: passe, passen, nichts, fertig, weiter, kein Ereignis;
    let: geschehen lassen, lass … geschehen, zulassen, hinnehmen, lass gut sein;
    counter: aufhalten, halte … auf, halt … auf, stoppe, stopp, verhindere, verhindern, abwehren, wehre … ab;
    share: Futter nehmen, nimm Futter, nimm das Futter, nehme Futter; decline: liegen lassen, im Wald lassen, lass es, lass es liegen;
    trade: tausche, tausch, tauschen, eintauschen, tausche … ein; quick: schnell;
    draw: ziehe, zieh, ziehen; supports = zwei Hilfskarten, 2 Hilfskarten, zweimal Hilfe, 2 Hilfe, Hilfskarten; animals = zwei Tiere, 2 Tiere, Tiere;
    both = je eine, je eins, von beidem, Tier … Hilfskarte, Hilfskarte … Tier, Tier … Hilfe, Hilfe … Tier; support = 1 Hilfskarte, Hilfskarte; animal = 1 Tier, Tier;
    species: Tierart; lot = Los, das Los, losen, auslosen, egal;
    junkie = Junkie Igel; gramps = Igel Oppa, Oppa, Opa; ninja = Ninja Hörnchen; lair = Igelbau; hedgehog = Igel, die Igel; squirrel = Eichhörnchen, Hörnchen; rabbit = Kaninchen, Hasen; mouse = Mäuse, Maus;
    mud = Schlamm; left-hook = Haken, linken Haken; magpie = Elster; needle = Nadel; fox = Fuchs, Frechs; buzzard = Bussard; ferret = Frettchen; stomach = Bauchweh; log = Stamm, hohlen Stamm; smoke = Kippe; rain = Regen; road = Straße; godmother = Fee;
    = bitte, jetzt, nimm, nehme, klau, klaue, stiehl, stehle, diesen Kampf, diesmal, es, ihn, sie, ich, wir, der, die, das, den, dem, ein, eine, einen, mein, meine, meinen, und, plus, mit, für, auf, zu, von, gegen eine, gegen eine neue, Karte, Karten, zwei Karten, spiel, spiele, spielen, schick, schicke, schicken, wähle, wähl, nehmen, in den Kampf, vor;
    pass: nein, nein danke, nichts mehr, keiner mehr, keine mehr, reicht, keine Ereignisse, kein Ereignis mehr; sit: ich kämpfe nicht, nicht kämpfen, kein Kampf;
    lead: kämpft, anführen; add: mitnehmen, macht mit, Mitstreiter, als Mitstreiter; lay: hinlegen, leg … hin, lege … hin, als Hilfskarte;
    rest: diese Runde bei Ereignissen passen; resume: wieder nach Ereignissen fragen; waste: aufgedeckte Ereignisse verfallen lassen; quick: Schnellmodus, Schnellmodus aus, Schnellmodus an;
    lot = zufällig, Zufall, zufällige Tierart; both = beides, von jedem, 1 von jedem, eins von jedem; supports = zwei Hilfe; rabbit = Hase; rage = Wut;
    = gegen, beim, im;

### What happens

igels-set-up = Im Wald liegen { $food } Futter. Alle wählen eine Tierart.
igels-species-chosen = { $seat } spielt: { $species }.
igels-turn = Runde { $turn } beginnt. Startspieler: { $seat }.
igels-draws = { $seat } zieht { $cards ->
    [one] eine Hilfskarte
   *[other] { $cards } Hilfskarten
}.
igels-draws-by = { $card }: { $seat } zieht { $cards ->
    [one] eine Hilfskarte
   *[other] { $cards } Hilfskarten
}.
igels-draws-animal = { $animal } stößt zu { $seat }.
igels-reshuffled = Die Müllkippe wird gemischt und zum neuen Nachziehstapel: { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}.
igels-quick-on = { $seat } spielt im Schnellmodus und passt bei Ereignissen nach ein paar Sekunden.
igels-quick-off = { $seat } schaltet den Schnellmodus aus.
igels-rests = { $seat } passt in dieser Runde bei allen Ereignissen von der Hand.
igels-resumes = { $seat } kann wieder Ereignisse von der Hand spielen.
igels-nobody-ready = { $seat } hat kein waches Tier und setzt diesen Kampf aus.
igels-leads = { $seat } schickt { $animal } als Anführer.
igels-sits-out = { $seat } setzt diesen Kampf aus.
igels-joins = { $seat } holt dazu: { $animals }.
igels-lays = { $seat } legt eine Karte verdeckt.
igels-passes-join = Keine weiteren Mitstreiter von { $seat }.
igels-passes-join-none = Keine Mitstreiter von { $seat }.
igels-passes-lay = Keine weitere Hilfskarte von { $seat }.
igels-passes-lay-none = Keine Hilfskarte von { $seat }.
igels-reveals = { $seat } deckt auf: { $cards }.
igels-no-battle = Diese Runde kämpft niemand.
igels-nobody-left = Niemand ist mehr im Kampf, also gewinnt ihn niemand.
igels-total = { $seat } { $sap }
igels-totals = Gesamtkraft: { $totals }.
igels-floor = Für { $seat } macht das { $sap } und zählt als 0; was noch dazukommt, wird zu { $sap } gezählt.
igels-beats = { $seat } gewinnt den Kampf mit { $sap } Kraft gegen { $others }.
igels-wins-tie = { $seat } gewinnt den Gleichstand mit { $sap } Kraft, dank { $animal }.
igels-wins-alone = { $seat } ist allein im Kampf und gewinnt ihn.
igels-draw-result = Der Kampf ist unentschieden: { $seats }.
igels-draw-by-event = Durch ein Ereignis ist der Kampf unentschieden, wie hoch die Gesamtkraft auch ist: { $seats }.
igels-wasted = Ohne Wirkung aufgedeckt von { $seat }: { $cards }.
igels-plays = { $seat } spielt { $card }.
igels-plays-at = { $seat } spielt { $card } (Ziel: { $aims }).
igels-uses = { $seat } nutzt die Fähigkeit von { $card }.
igels-uses-at = { $seat } nutzt die Fähigkeit von { $card } (Ziel: { $aims }).
igels-aims-at = { $seat } zielt mit { $card } auf { $aims }.
igels-countered = { $seat } wehrt { $stopped } mit { $card } ab.
igels-countered-alone = { $seat } wehrt { $stopped } mit { $card } von sich ab.
igels-lets = { $seat } hält es nicht auf.
igels-shielded = { $by } trifft { $seat } nicht ({ $card }).
igels-shifted = { $card }: { $sap } Kraft für { $seat }.
igels-set-sap = { $card } von { $seat } hat jetzt { $sap } Kraft.
igels-shy = { $card } von { $seat } ist scheu und zählt gegen { $by } { $sap } Kraft.
igels-heads = Kopf: { $card } bringt { $seat } { $sap } Kraft.
igels-tails = Zahl: { $card } bringt { $seat } { $sap } Kraft.
igels-tails-nothing = Zahl: { $card } bringt { $seat } nichts.
igels-nullified = { $nullified } von { $seat } zählt 0 ({ $card }).
igels-knocked = { $animal } von { $seat } ist umgehauen ({ $card }).
igels-killed = { $animal } von { $seat } ist tot ({ $card }).
igels-died = { $card } von { $seat } stirbt.
igels-stroke = { $animal } von { $seat } stirbt am Schlaganfall.
igels-out = { $seat } hat niemanden mehr im Kampf.
igels-revived = { $animal } von { $seat } lebt wieder.
igels-woken = { $seat } weckt { $animals }.
igels-wakeful = { $card } von { $seat } bleibt wach.
igels-silenced = { $animal } verliert die Fähigkeit durch { $card }.
igels-withdrawn = { $seat } verlässt den Kampf; die Tiere bleiben wach.
igels-bound = { $card } bleibt unter { $animal } von { $seat }.
igels-returned = { $card } geht zurück auf die Hand von { $seat }.
igels-loses-cards = { $card }: { $seat } wirft { $cards } ab.
igels-penalised = { $card } kostet { $seat } am Ende { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}.
igels-peace = { $card }: Der Kampf ist unentschieden.
igels-stolen = { $seat } nimmt { $food } von { $other }.
igels-secured = { $seat } sichert { $food }.
igels-spoils = { $card }: Der Sieger nimmt jetzt { $count ->
    [0] kein
   *[other] { $count }
} Futter.
igels-spoils-instead = { $card }: Der Sieger nimmt jetzt { $count ->
    [0] kein
   *[other] { $count }
} Futter statt { $before }.
igels-leader-takes = Dank { $card } nimmt { $seat } { $count } Futter; sonst wären es { $less }.
igels-takes-food = { $seat } nimmt { $food }.
igels-takes-nothing = { $seat } nimmt kein Futter.
igels-too-little = Der Wald hat zu wenig Futter für das Unentschieden; niemand nimmt etwas.
igels-vegetarian = { $animal } ist Vegetarier: { $seat } legt { $food } zurück.
igels-put-back = { $seat } legt { $food } in den Wald zurück.
igels-forest-empty = Der Wald ist leer: Die Partie ist sofort vorbei.
igels-fall-asleep = Wer für { $seats } gekämpft hat, schläft ein und verpasst die nächste Runde.
igels-trades = { $seat } tauscht { $cards } gegen eine neue Karte.

### How it ended

igels-won = { $seat } gewinnt mit { $points ->
    [one] einem Futterpunkt
   *[other] { $points } Futterpunkten
}.
igels-tied-places = Bei gleich vielen Punkten zählen mehr Futterkarten.
igels-won-more-food = Gleichstand bei { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
}: { $seat } gewinnt mit mehr Futter.
igels-won-shared = { $seats } teilen sich den Sieg: je { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
} und gleich viel Futter.
igels-moment = { $seat } geht mit { $count ->
    [one] einer Futterkarte
   *[other] { $count } Futterkarten
} in den Winter{ $secured ->
    [0] { "" }
   *[other] , davon { $secured } gesichert
}.
igels-won-last-turn = Die letzte Runde ist vorbei. { $seat } gewinnt mit { $points ->
    [one] einem Futterpunkt
   *[other] { $points } Futterpunkten
}.
igels-won-last-turn-more-food = Die letzte Runde ist vorbei. Gleichstand bei { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
}: { $seat } gewinnt mit mehr Futter.

### Why something was not done

igels-over = Die Partie ist vorbei.
igels-species-settled = Die Tierarten sind schon gewählt (C9).
igels-species-yours = Du hast deine Tierart schon (C9).
igels-species-taken = Schon vergeben: { $species } (C9).
igels-no-such = Etwas namens „{ $word }“ gibt es hier nicht.
igels-cannot-draw = So kannst du jetzt nicht ziehen (C17).
igels-must-join = Zu lange gab es keinen Kampf: Jetzt musst du einen Anführer schicken (C20).
igels-say-which = Das ist nicht eindeutig. Was genau meinst du?
igels-say-nothing-more = Tippe das ohne weitere Wörter.
igels-wrong-species = { $card } nützt deiner Tierart nichts (C54).
igels-needs-partner = { $card } braucht { $animal } auf deiner Seite im Kampf (C66).
igels-not-in-battle = { $card } kannst du nicht als Hilfskarte legen. Spielbar: { $when } (C25).
igels-only-answers = { $card } wehrt nur ab, was dich trifft (C38).
igels-wrong-moment = Du kannst { $card } jetzt nicht spielen. Spielbar: { $when } (C36).
igels-wrong-moment-lay = Du kannst { $card } jetzt nicht legen. Spielbar: { $when } (C36).
igels-lay-later = { $card } ist eine Kampfkarte: Leg sie, sobald in deinem Kampf nach Hilfskarten gefragt wird (C25).
igels-resting = Du passt in dieser Runde bei Ereignissen: Nimm das erst zurück (C36).
igels-rest-later = Entscheide zuerst über { $card }, dann kannst du bei Ereignissen passen (C36).
igels-not-resting = Du passt in dieser Runde nicht bei Ereignissen (C36).
igels-from-outside = Wer einen Kampf aussetzt, darf { $card } an diesem Tisch nicht spielen (C39).
igels-no-sense = { $card } hätte jetzt keine Wirkung (C36). { $text }
igels-no-aim = So lässt sich { $card } nicht einsetzen (C37).
igels-no-ability = Dein Anführer hat gerade keine Fähigkeit, die er einsetzen kann (C31).
igels-other-moment = Die Fähigkeit von { $card } wirkt jetzt nicht, sondern: { $when } (C31).
igels-other-ability = Nur dein Anführer setzt seine Fähigkeit ein: { $card } (C23).
igels-nothing-to-pass = Gerade gibt es nichts zu passen.
igels-not-asked = Du bist gerade nicht dran.
igels-no-such-food = Wähle eigenes ungesichertes Futter, höchstens { $count } (C63).
igels-no-answer = Das wehrt { $card } nicht ab (C38).
igels-other-answer = { $answer } wehrt { $card } nicht ab (C38). { $text }
igels-trade-two = Tausche genau { $count } verschiedene Karten (C53).
igels-not-in-hand = Diese Karten hast du nicht auf der Hand.
igels-card-not-held = { $card } hast du nicht auf der Hand.
igels-answer-first = Erst muss über { $card } entschieden werden (C38).
igels-aim-first = Erst muss { $seat } wählen (C37).
igels-not-now = Das geht gerade nicht (C14).
igels-not-now-draw = Du kannst jetzt nicht ziehen. Gezogen wird am Anfang einer Runde (C17).
igels-not-now-lead = Du kannst jetzt keinen Anführer schicken. Das geht nur am Anfang eines Kampfes (C21).
igels-not-now-add = Du kannst jetzt keine Mitstreiter schicken. Sie kommen nach den Anführern und vor den Hilfskarten (C22).
igels-not-now-use = Nur wer deine Seite im Kampf anführt, kann seine Fähigkeit einsetzen (C31).
igels-not-now-trade = Du kannst jetzt nicht tauschen. Getauscht wird am Ende einer Runde (C53).
igels-not-your-turn = { $seat } ist am Zug (C14).
igels-quick-asked = Den Schnellmodus kannst du ein- und ausschalten, wenn du selbst gefragt bist. Jetzt ist { $seat } am Zug.
igels-asleep = { $animal } schläft (C55).
igels-no-such-animal = Kein Tier namens „{ $word }“ ist bei dir bereit (C56).

### The picture

igels-title-turn = { $turn ->
    [0] { $phase }
   *[other] Runde { $turn }: { $phase }
}
igels-phase-species = Tierarten
igels-phase-build-up = Aufbau
igels-phase-battle = Kampf
igels-phase-swag = Beute
igels-phase-organization = Ordnung
igels-phase-tally = Abrechnung
igels-phase-stopped = Vorzeitig beendet
igels-wait-species = { $seats }: Tierart wählen
igels-wait-species-rest = Noch haben nicht alle eine Tierart
igels-wait-draw = { $seats }: Karten ziehen
igels-wait-lead = { $seats }: Anführer schicken oder aussetzen
igels-wait-join = { $seats }: Mitstreiter dazu oder passen
igels-wait-lay = { $seats }: Hilfskarte legen oder passen
igels-wait-bu = { $seats }: Ereignisse vor dem Kampf?
igels-wait-mu = { $seats }: Ereignisse vor den Hilfskarten?
igels-wait-ab = { $seats }: Fähigkeit des Anführers?
igels-wait-c1 = { $seats }: Ereignisse?
igels-wait-c2 = { $seats }: Gesamtkraft steht. Ereignisse oder Fähigkeiten?
igels-wait-sp = { $seats }: Ereignisse vor der Beute?
igels-wait-take = { $seats }: Futter aus dem Unentschieden?
igels-wait-sw = { $seats }: Ereignisse nach der Beute?
igels-wait-or = { $seats }: Ereignisse vor dem Tausch?
igels-wait-home = { $seats }: Fähigkeiten nach dem Kampf?
igels-wait-again = { $seats }: Ereignisse nach { $card } von { $by }?
igels-wait-more = { $seats }: noch etwas nach { $card }?
igels-wait-trade = { $seats }: zwei Karten gegen eine tauschen?
igels-wait-hit = { $seats }: { $threat }
igels-threat-kill = { $card } abwehren? Sonst stirbt { $animal }.
igels-threat-ko = { $card } abwehren? Sonst wird { $animal } umgehauen.
igels-threat-add-sap = { $card } abwehren? Sonst −{ $count } Kraft.
igels-threat-steal = { $card } abwehren? Sonst wird gestohlen: { $food }.
igels-threat-steal-random = { $card } abwehren? Sonst { $count ->
    [one] wird ein Futter
   *[other] werden { $count } zufällige Futterkarten
} gestohlen.
igels-threat-discard-hand = { $card } abwehren? Sonst { $count ->
    [one] wird eine zufällige Handkarte
   *[other] werden { $count } zufällige Handkarten
} abgeworfen.
igels-threat-penalty = { $card } abwehren? Sonst am Ende −{ $count } Punkte.
igels-threat-food-take = { $card } abwehren? Sonst nimmt der Sieger { $count } Futter weniger.
igels-wait-aim = { $seats }: { $question }
igels-wait-over = Die Partie ist vorbei
igels-forest = Wald: { $count }
igels-prize = Sieger nimmt { $count }
igels-prize-between = Sieger nimmt { $count } oder { $most }
igels-prize-with = Sieger nimmt { $count } ({ $animal } { $most })
igels-prize-taken = genommen
igels-favourites = Lieblingsfutter
igels-favourite = Lieblingsfutter { $food }, { $count ->
    [one] ein Punkt
   *[other] { $count } Punkte
} mehr
igels-at-home = daheim
igels-sits = setzt diesen Kampf aus
igels-more = noch { $count }
igels-knocked-out = raus
igels-drawn = unentschieden
igels-ready = Deine Tiere, die bereit sind
igels-ability-used = Fähigkeit verbraucht.
igels-shy-sent = Scheu: zählt gegen { $by } { $sap } Kraft.
igels-only-sap = Als Mitstreiter: nur die Kraft zählt.
igels-hand = Deine Hand

### The picture in words

igels-alt = Igels, { $turn ->
    [0] { $phase }
   *[other] Runde { $turn }, { $phase }
}. { $wait }
igels-alt-battle = { $sides }. { $now }
igels-alt-points = { $seat } { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
igels-alt-side = { $seat } { $total } Kraft
igels-describe-forest = Wald: { $food } Futter. Nachziehstapel: { $pile }. Müllkippe: { $dump }. { $seat } ist Startspieler.
igels-describe-seat = { $seat }, { $species }: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}, { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
} auf der Hand, { $pile ->
    [one] ein Tier
   *[other] { $pile } Tiere
} zu ziehen.
igels-describe-seat-new = { $seat } hat noch keine Tierart, { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
} auf der Hand.
igels-describe-quick = { $seat } spielt im Schnellmodus: passt bei Ereignissen nach ein paar Sekunden.
igels-describe-ready = Bereit: { $animals }
igels-describe-asleep = Schlafend: { $animals }
igels-describe-dead = Tot: { $animals }
igels-describe-animal = { $animal } { $sap }
igels-describe-animal-used = { $animal } { $sap } (verbraucht)
igels-describe-food = Ungesichertes Futter: { $food }
igels-describe-secured = Gesichertes Futter: { $food }
igels-describe-penalties = Strafen: { $cards }
igels-describe-known = Bekannte Handkarten: { $cards }
igels-describe-side = { $seat } kämpft: Anfangskraft { $initial }, jetzt { $total }.
igels-describe-part = { $card } { $sap }
igels-describe-parts = { $seat } hat { $parts }.
igels-describe-coming = Ab dem Aufdecken hat { $seat } außerdem { $parts }.
igels-describe-leader = Anführer: { $animals }
igels-describe-hangers-on = Mitstreiter: { $animals }
igels-describe-silenced = In diesem Kampf ohne Fähigkeit: { $animal }.
igels-describe-out = Umgehauen: { $animals }
igels-describe-down = { $seat } hat { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} verdeckt gelegt.
igels-describe-events = Aufgedeckt, noch nicht gespielt: { $cards }
igels-describe-spoils = Der Sieger nimmt zurzeit { $count } Futter.
igels-peace-about = Durch ein Ereignis ist dieser Kampf unentschieden, solange zwei Seiten dabei sind: Kraft entscheidet nichts mehr.
igels-describe-peace = Der Kampf ist schon unentschieden.
igels-describe-hand = Hand:
igels-describe-laid = Du hast gelegt: { $cards }
igels-describe-card = { $card }: { $text }
igels-copies = { $count ->
    [one] { $card }
   *[other] { $card } ×{ $count }
}
igels-cards-of = **{ $seat }**
igels-cards-dump = **Müllkippe**
igels-cards-food = **Das Futter und seine Punkte:** { $food }
igels-cards-food-one = { $food } { $points }
igels-cards-food-bonus = { $food } { $points } ({ $species } { $more })
igels-cards-meat = Vegetarier nehmen als Sieger nicht: { $food }.
igels-event-text = { $text } Spielbar: { $when }.
igels-one-shot-text = { $text } Nutzbar { $when }.
igels-when-any = immer, wenn du nach Ereignissen gefragt wirst
igels-when-mu-c1-c2 = im Kampf, vor den Hilfskarten oder wenn sie aufgedeckt sind
igels-when-sp = bevor die Beute genommen wird
igels-when-bu-or = vor dem Kampf oder vor dem Tausch
igels-when-reaction = wenn dich etwas trifft
igels-when-ab-c2 = vor den Ereignissen eines Kampfes oder wenn die Gesamtkraft feststeht
igels-when-home = nach dem Kampf, bevor die Kämpfer einschlafen
igels-when-sw = nach der Beute eines Kampfes

### Cards: their names and what they do

igels-jumbo = Jumbo
igels-jumbo-text = Als Anführer: +1 Kraft je Knüppel, den du aufdeckst, höchstens +2.
igels-gramps = Igel-Oppa
igels-gramps-text = Einmal als Anführer: +6 Kraft. Stirbt nach dem Kampf am Schlag.
igels-gilly = Gilly
igels-gilly-text = Sieg als Anführer: zieh 1 Hilfskarte. Scheu.
igels-junkie = Junkie-Igel
igels-junkie-short = Junkie
igels-junkie-text = Junkie-Nadeln bleiben unter ihm, je +1 Kraft.
igels-spike = Stachel
igels-spike-text = Als Anführer: nicht zu töten, nicht umzuhauen.
igels-bramble = Brombeere
igels-bramble-text = Sieg als Anführer: ein Gegner deiner Wahl wirft 1 Karte blind ab.
igels-nightwatch = Nachtwache
igels-nightwatch-text = Einmal als Anführer: schläft nach dem Kampf nicht ein.
igels-gobbler = Vielfraß
igels-gobbler-text = Sieg als Anführer: nimmt 1 Futter mehr.
igels-ninja = Ninja-Hörnchen
igels-ninja-short = Ninja
igels-ninja-text = Einmal als Anführer: eigene Kraft 9 in diesem Kampf.
igels-floxel = Floxel
igels-floxel-text = Keine Fähigkeit, nur stämmig.
igels-finee = Finee
igels-finee-text = Solange sie lebt: Du kannst 5 Futter sichern statt 3. Scheu.
igels-hazel = Hasel
igels-hazel-text = Sieg als Anführer: nimmt 1 Futter mehr.
igels-acorn = Eichel
igels-acorn-text = Sieg als Anführer: zieh 1 Futter mehr, leg 1 zurück.
igels-daredevil = Draufgänger
igels-daredevil-text = Einmal als Anführer: stirbt, haut gegnerischen Anführer um.
igels-bushtail = Buschschwanz
igels-bushtail-short = Buschi
igels-bushtail-text = Als Anführer: fremder Regen und Häher treffen dich nicht.
igels-twig = Zweig
igels-twig-text = Einmal als Anführer: nach dem Kampf 1 Kampfkarte auf die Hand.
igels-pepper = Pfeffer
igels-pepper-text = Sieg als Anführer: nimmt 1 Futter mehr. Vegetarier.
igels-hoppsa = Hoppsa
igels-hoppsa-text = Einmal als Anführer: alle heim, wach; Kampfkarten auf die Hand.
igels-fluff = Flausch
igels-fluff-text = Als Anführer: Gegner nach ihr ohne Fähigkeit, außer scheue. Scheu.
igels-ronn = Ronn
igels-ronn-text = Im Kampf: +1 Kraft je anderem deiner Tiere dabei, höchstens +3.
igels-lop = Schlappohr
igels-lop-text = Keine Fähigkeit. Vegetarier.
igels-lucky-foot = Glückspfote
igels-lucky-foot-short = Pfote
igels-lucky-foot-text = Einmal als Anführer: hebt ein Ereignis gegen dich auf.
igels-burrower = Wühler
igels-burrower-text = Sieg als Anführer: sichert 1 neues Futter.
igels-thistle = Distel
igels-thistle-text = Sieg als Anführer: weckt eins deiner Tiere.
igels-tulip = Tulpe
igels-tulip-text = Sieg als Anführer: zieh 2 Hilfskarten. Scheu.
igels-flesel = Flesel
igels-flesel-text = Als Anführer: eine Münze gibt +2 oder −2 Kraft.
igels-futty = Futty
igels-futty-text = Als Anführer: gegnerische scheue Tiere zählen 0.
igels-trunkee = Trunkee
igels-trunkee-text = Im Kampf: Gleichstand vorn gewinnst du.
igels-cheese-thief = Käsedieb
igels-cheese-thief-short = Dieb
igels-cheese-thief-text = Einmal als Anführer, ohne Sieg: stiehl einem im Kampf 1 Futter.
igels-whisker = Schnurrhaar
igels-whisker-text = Sieg als Anführer: nimmt 1 Futter mehr.
igels-gnaw = Nager
igels-gnaw-text = Einmal als Anführer: eine gegnerische Kampfkarte zählt 0.
igels-swarmer = Schwärmer
igels-swarmer-text = Als Anführer: +1 Kraft je Mitstreiter, höchstens +2.
igels-pine-cone = Tannenzapfen
igels-pine-cone-text = +1 Kraft.
igels-mud = Schlammknödel
igels-mud-text = +2 Kraft.
igels-left-hook = Linker Haken
igels-left-hook-text = +2 Kraft.
igels-rage = Wutausbruch
igels-rage-text = +3 Kraft.
igels-tail-whip = Schwanzpeitsche
igels-tail-whip-text = +4 Kraft.
igels-strike = Hörnchenschlag
igels-strike-text = +3 Kraft, nur Eichhörnchen.
igels-spine-roll = Stachelrolle
igels-spine-roll-text = +3 Kraft, nur Igel.
igels-hind-kick = Hinterlauftritt
igels-hind-kick-text = +3 Kraft, nur Kaninchen.
igels-gang-bite = Bandenbiss
igels-gang-bite-text = +3 Kraft, nur Mäuse.
igels-web = Spinnennetz
igels-web-text = +1 Kraft, ein Gegner −1.
igels-wire = Stacheldraht
igels-wire-text = +2 Kraft, keins deiner Tiere wird umgehauen.
igels-club = Knüppel
igels-club-text = +2 Kraft.
igels-chainsaw = Kettensäge
igels-chainsaw-text = +5 Kraft.
igels-trap = Bärenfalle
igels-trap-text = +1 Kraft, haut einen gegnerischen Mitstreiter um.
igels-oil = Altöl
igels-oil-text = +1 Kraft, eine gegnerische Kampfkarte mit +1 oder +2 zählt 0.
igels-needle = Junkie-Nadel
igels-needle-text = Nur für den Junkie-Igel, der sie behält: +1 Kraft für immer.
igels-bernie = Bär Bernd
igels-bernie-text = +5 Kraft.
igels-elephant = Zirkuselefant
igels-elephant-text = +5 Kraft, jeder Gegner −1.
igels-scouts = Pfadfinder
igels-scouts-text = Eine Münze: +4 Kraft, oder sie verlaufen sich (+0).
igels-balloon = Froschballon
igels-balloon-text = +3 Kraft.
igels-helmet = Eichelhelm
igels-helmet-text = Nur für Floxel, der ihn behält: +1 Kraft für immer.
igels-paprika = Scharfe Paprika
igels-paprika-text = Nur für Pfeffer, bleibt dort: +1 Kraft für immer.
igels-shield = Kronkorkenschild
igels-shield-text = Nur für Flesel, bleibt dort: +1 Kraft für immer.
igels-nettles = Brennnesseln
igels-nettles-text = +1 Kraft, zieh 1 Hilfskarte.
igels-magpie = Diebische Elster
igels-magpie-text = Stiehl 1 ungesichertes Futter deiner Wahl.
igels-stash = Vorrat entdeckt!
igels-stash-text = Stiehl jemandem blind 2 ungesicherte Futterkarten.
igels-duckweed = Entengrütze
igels-duckweed-text = Abwehr: verhindert Diebstahl bei dir.
igels-nest = Eichhörnchenkobel
igels-nest-text = Nur Eichhörnchen: Bis zu 3 Futter sind diebsicher.
igels-lair = Igelbau
igels-lair-text = Nur Igel: Bis zu 3 Futter sind diebsicher.
igels-burrow = Kaninchenbau
igels-burrow-text = Nur Kaninchen: Bis zu 3 Futter sind diebsicher.
igels-mouse-hole = Mauseloch
igels-mouse-hole-text = Nur Mäuse: Bis zu 3 Futter sind diebsicher.
igels-godmother = Gute Fee
igels-godmother-text = Eins deiner toten Tiere ist zurück, wach.
igels-road = Waldstraße
igels-road-text = Tötet ein fremdes Tier im Kampf.
igels-rain = Saurer Regen
igels-rain-text = Alle anderen im Kampf: −3 Kraft.
igels-fox = Frechs der Fuchs
igels-fox-text = Haut ein fremdes Tier im Kampf um.
igels-smoke = Friedenskippe
igels-smoke-text = Der Kampf endet unentschieden.
igels-buzzard = Bussard Bottsy
igels-buzzard-text = Tötet einen fremden Kämpfer, aufgedruckte Kraft 1–2.
igels-harvest = Rekordernte
igels-harvest-text = Der Sieger nimmt 1 Futter mehr.
igels-ranger = Förster
igels-ranger-text = Der Sieger nimmt 1 Futter weniger.
igels-stomach = Bauchweh
igels-stomach-text = Ein anderer Spieler verliert am Ende 2 Punkte.
igels-rooster = Hahn
igels-rooster-text = Alle deine schlafenden Tiere wachen auf.
igels-log = Hohler Stamm
igels-log-text = Abwehr: stoppt Tod, Umhauen oder Sauren Regen bei dir.
igels-wind = Zweite Luft
igels-wind-text = Wenn du kämpfst: +3 Kraft.
igels-jay = Eichelhäher
igels-jay-text = Ein anderer Spieler im Kampf: −3 Kraft.
igels-ferret = Taschenfrettchen
igels-ferret-text = Ein anderer Spieler wirft 2 zufällige Handkarten ab.

### Das Spiel lernen (lessons.toml)

igels-lesson-1-title = Futter für den Winter
igels-lesson-1 = Igel, Eichhörnchen, Kaninchen und Mäuse kämpfen um das letzte Futter im **Wald**. Ist er leer, gewinnen die meisten **Futterpunkte**. In jeder Runde ziehen alle Karten, dann gibt es einen **Kampf**, der Sieger nimmt Futter, und wer gekämpft hat, schläft. Zuerst wählen alle eine Tierart und beginnen mit einem Tier und fünf Karten, die sonst niemand sieht (**{ ui-hand }**).
igels-lesson-2-title = Zieh bis zu zwei Karten
igels-lesson-2 = In jeder Runde kannst du zwei Karten ziehen, oder eine, oder keine. **Tiere** liegen offen vor dir, in deinem **Rudel**, und kämpfen für dich; ihre **Kraft** sagt, wie stark sie sind. **Hilfskarten** kommen auf die Hand: **Kampfkarten** machen deine Tiere stärker, **Ereignisse** ändern, was geschieht.
igels-lesson-2-task = Du hast fünf Hilfskarten, aber nur Vielfraß zum Kämpfen. Was ziehst du?
igels-lesson-2-right = Ein zweites Tier, und noch eine Karte, die ihm hilft.
igels-lesson-2-clever = Zwei Kämpfer mehr: Fünf Hilfskarten reichen für den Anfang.
igels-lesson-2-wrong = Hilfskarten allein können nicht kämpfen, und ein Tier schläft nach dem Kampf eine ganze Runde. Du brauchst mehr Tiere.
igels-lesson-3-title = Schick einen Anführer
igels-lesson-3 = Die höchste **Kraft** gewinnt den Kampf. Du schickst ein Tier als **Anführer**; später können noch **eigene** Tiere als **Mitstreiter** dazukommen, und ihre Kraft zählt mit. Oder du setzt aus, dann bleiben alle deine Tiere wach. In der Regel zählt nur die Fähigkeit des **Anführers**.
igels-lesson-3-task = Weiter geht es mit je einer Karte: Stachel und Linker Haken. Vielfraß hat Kraft 2 und nimmt 1 Futter mehr, wenn er als Anführer siegt. Stachel hat 3 und kann als Anführer weder getötet (aus dem Spiel) noch umgehauen werden (aus diesem Kampf). Farn spielt die Kaninchen und schickt Distel mit 2. Was tust du?
igels-lesson-3-right = Vielfraß führt an, und Stachel kann gleich dazukommen: zusammen Kraft 5, und es geht um drei Futter.
igels-lesson-3-clever = Ein starker und sicherer Anführer, und Vielfraß kann mit. Nur sein zusätzliches Futter fällt weg.
igels-lesson-3-wrong = Deine Tiere bleiben wach, aber die Kaninchen bekommen das Futter geschenkt.
igels-lesson-4-title = Hilfskarten verdeckt legen
igels-lesson-4 = Reihum legen alle im Kampf je eine Hilfskarte **verdeckt**, bis alle gepasst haben. Dann werden alle zugleich aufgedeckt. Manche Karten sind nur für eine Tierart: Die der anderen stehen nicht zur Wahl. Ein Ereignis, das bis zur Entscheidung des Kampfes kein Ziel findet, ist verloren.
igels-lesson-4-task = In diesem Kampf führt Vielfraß für dich an, Stachel kämpft mit, und beide zusammen haben Kraft 5. Distel und Ronn haben 4, und eine verdeckte Karte liegt bei ihnen. Was tust du?
igels-lesson-4-right = +3 Kraft macht 8, und nur Igel können sie nutzen.
igels-lesson-4-clever = Nur +1 Kraft, aber sie wird Ronn umhauen, den Mitstreiter dort.
igels-lesson-4-wrong = Mit der verdeckten Karte sind die Kaninchen vielleicht bald stärker. Leg eine Kampfkarte; Zweite Luft ist ein Ereignis und bringt mehr, wenn du weißt, wie stark alle sind.
igels-lesson-5-title = Ereignisse ändern alles
igels-lesson-5 = Nach dem Aufdecken wird die **Gesamtkraft** jeder Seite genannt, und Ereignisse können sie noch ändern. Nach Ereignissen wirst du in einer Runde mehrmals gefragt; heb die meisten auf, bis die Gesamtkraft genannt ist. Alle werden gefragt, auch wer aussetzt. Hast du nichts zu spielen, dann **passe**: Mit *{ igels-rest }* fragt dich bis zur nächsten Runde niemand nach Ereignissen von der Hand, *{ igels-quick }* passt nach ein paar Sekunden für dich, aber nie, wenn dich eine Karte trifft, und nie bei einer Fähigkeit oder beim Tausch. Haben alle nacheinander gepasst, gewinnt die höchste Gesamtkraft.
igels-lesson-5-task = Hier hast du die Stachelrolle gelegt und hattest damit 8, aber das Spinnennetz der Kaninchen nimmt dir 1: Deine Gesamtkraft ist 7, ihre 8. Was tust du?
igels-lesson-5-right = 10 gegen 8! Jetzt brauchen die Kaninchen ein Ereignis, sonst verlieren sie.
igels-lesson-5-wrong = Dann gewinnen die Kaninchen 8 zu 7. Zweite Luft gibt dir +3 Kraft.
igels-lesson-6-title = Haltet den Dieb!
igels-lesson-6 = Der Sieger nimmt **zwei Futter**; manche Anführer nehmen mehr. Bei **Unentschieden** können alle mit der höchsten Gesamtkraft je ein Futter nehmen; kam es durch ein Ereignis dazu, alle, die noch im Kampf sind. Futter liegt offen und kann **gestohlen** werden, bis du es sicherst: Ein **Versteck**, ein Ereignis deiner Tierart (deins heißt { igels-lair }), schützt bis zu drei Futter für immer. Eine **Abwehr** hilft gegen das, was ihr Text nennt: Du wirst immer gefragt, wenn eine helfen könnte, egal was du auf der Hand hast.
igels-lesson-6-task = Du hast den Kampf gewonnen und Futter genommen. Die Diebische Elster will dein bestes Futter holen, die Picknickreste (4 Punkte). Was tust du?
igels-lesson-6-right = Entengrütze verhindert jeden Diebstahl bei dir. Beide Karten kommen auf die Müllkippe.
igels-lesson-6-wrong = Jetzt haben die Kaninchen deine 4 Punkte. Entengrütze verhindert jeden Diebstahl bei dir.
igels-lesson-7-title = Schlafen, tauschen, Winter
igels-lesson-7 = Tiere, die gekämpft haben, **schlafen** jetzt und fehlen die ganze nächste Runde. Dann kannst du zwei Handkarten gegen eine neue **tauschen**. Jede Tierart hat ein Lieblingsfutter, das 1 Punkt mehr zählt: Würmer für Igel, Nüsse für Eichhörnchen, Rüben für Kaninchen, Beeren für Mäuse. Ist das letzte Futter genommen, endet die Partie, und die meisten Punkte gewinnen.
igels-tip-species = Jede Tierart hat acht eigene Tiere und ein Lieblingsfutter, das mehr Punkte zählt: Es steht unter dem Tier. Nimm fürs erste Mal irgendeine.
igels-tip-draw = Tiere kämpfen für dich, Hilfskarten helfen ihnen. Zieh zuerst Tiere: Wer gekämpft hat, verschläft die nächste Runde, und dann brauchst du andere.
igels-tip-lead = Der Anführer kämpft vorn. Nur seine Fähigkeit zählt, außer bei Tieren mit „Im Kampf“. Ist deine Hand schwach, dann setz aus: So bleiben deine Tiere wach.
igels-tip-add = Mitstreiter geben ihre Kraft zu der des Anführers dazu. Aber alle, die kämpfen, schlafen danach: Behalt jemanden für die nächste Runde.
igels-tip-lay = Hilfskarten liegen verdeckt, und andere sehen nur, wie viele es sind. Kampfkarten sind danach weg; heb Ereignisse auf, bis sie entscheiden.
igels-tip-counter = Etwas richtet sich gegen dich. Nur die passende Abwehr hilft; hast du keine, dann lass es geschehen, oder ich tue es bald für dich. Gefragt wirst du immer, damit niemand erfährt, was du hast.
igels-tip-use = Die Fähigkeit deines Anführers wirkt nur einmal in der Partie. Bringt sie dir jetzt nichts, dann heb sie auf.
igels-tip-event = Hier kannst du ein Ereignis spielen. In einem Kampf warte, bis die Gesamtkraft feststeht. Hilft dir ein Ereignis jetzt nicht, dann passe und behalt es.
igels-tip-share = Der Kampf ist unentschieden, und auch du kannst ein Futter nehmen.
igels-tip-trade = Zwei Handkarten gegen eine neue: Gib her, was du nicht brauchen kannst, zum Beispiel Karten anderer Tierarten.
igels-tip-food = Jetzt liegt Futter offen da. Es kann gestohlen werden, bis ein Versteck der eigenen Tierart es sichert.
igels-tip-stolen = Es wurde Futter gestohlen. Nur ungesichertes kann weg: Spiel ein Versteck deiner Tierart, sobald du eins hast.
igels-tip-won = Die höchste Gesamtkraft gewinnt den Kampf. Wer gekämpft hat, schläft die ganze nächste Runde: Dann ist stark, wer jetzt ausgesetzt hat.
igels-tip-killed = Ein getötetes Tier erscheint als blasser Geist und kämpft nicht mehr. Ein umgehauenes fällt nur für diesen Kampf aus.

### Bilder neben den Regeln (lessons.toml)

igels-picture-table = Tiere liegen offen bei ihren Spielern, ihre Kraft in Rot. Im Wald sind 32 Futter; darunter stehen Nachziehstapel und Müllkippe.
igels-picture-hand = Deine Karten: { igels-gobbler } ist ein Tier. Roter Balken und Zahl heißen Kampfkarte, ein Ausrufezeichen heißt Ereignis.
igels-picture-leader = Die Anführer { igels-gobbler } und { igels-thistle } tragen Kronen; { igels-spike } und { igels-ronn } sind Mitstreiter. Anfangskraft: 2 + 3 = 5 gegen 2 + 2 = 4. Die Eichhörnchen setzen aus.
igels-picture-laid = Die Kaninchen haben eine Karte verdeckt gelegt (×1). Sie zählt erst, wenn alle aufgedeckt sind; bis dahin kennt sie sonst niemand.
igels-picture-totals = Nach dem Aufdecken: 5 + 3 − 1 = 7 gegen 4 + 2 + 1 + 1 = 8. Die goldene Zahl liegt vorn. Ereignisse können das noch ändern.
igels-picture-stolen = Die Igel haben 10 zu 8 gewonnen und drei Futter genommen. Es liegt offen und ungesichert: { igels-magpie } will das mit dem goldenen Rand.
igels-picture-asleep = Wer gekämpft hat, schläft (Z) und fehlt die ganze nächste Runde. { igels-daredevil } und { igels-fluff } blieben daheim und sind bereit.
igels-picture-food = Lieblingsfutter zählt 3 statt 2: Nüsse für Eichhörnchen, Würmer für Igel, Rüben für Kaninchen, Beeren für Mäuse.

### Glanzleistungen, und wofür es sie gibt

igels-feat-warlord = Kampferprobt
igels-feat-warlord-how = { $number } Kämpfe in einer Partie gewonnen
igels-feat-mighty = Geballte Kraft
igels-feat-mighty-how = ein Kampf mit { $number } oder mehr Kraft gewonnen
igels-feat-feast = Festmahl
igels-feat-feast-how = { $number } oder mehr Futterkarten auf einmal genommen
igels-feat-thief = Lange Pfoten
igels-feat-thief-how = { $number } Futterkarten in einer Partie gestohlen
igels-feat-pantry = Volle Speisekammer
igels-feat-pantry-how = { $number } oder mehr Futterkarten am Ende
igels-feat-safe = Winterfest
igels-feat-safe-how = { $number } oder mehr gesicherte Futterkarten am Ende
igels-feat-shepherd = Alle am Leben
igels-feat-shepherd-how = gewonnen, ohne ein Tier für immer zu verlieren
igels-feat-tie-breaker = Um Haaresbreite
igels-feat-tie-breaker-how = einen Gleichstand gewonnen
