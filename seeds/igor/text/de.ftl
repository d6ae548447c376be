# Igor. `{ $seat }` und `{ $other }` sind Namen, `{ $seats }` eine Liste von Namen. `{ $act }` ist
# eine Handlung von unten, `{ $card }` ist igor-card, `{ $title }` und `{ $phrase }` haben Leute
# geschrieben oder stehen unten.

igor-title = Igor
igor-blurb = Die falsche Farbe sticht, die Hausregeln häufen sich, niemand darf nachsehen, und wer eine vergisst, zahlt.

igor-option-hands = Runden
igor-option-cards = Karten pro Runde
igor-option-cards-seven = 7
igor-option-cards-ten = 10
igor-option-soon = Zeit zum Handeln
igor-option-soon-card = Bis zur nächsten Karte
igor-option-soon-trick = Bis zum nächsten Stich (für langsame Tische)
igor-option-wait = Die nächste Karte
igor-option-wait-breath = Nach einer kurzen Pause
igor-option-wait-all = Wenn alle anderen gehandelt oder nichts zu tun haben
igor-option-start = Erste Regeln
igor-option-start-any = Irgendwelche
igor-option-start-easy = Leichte, für ein erstes Spiel
igor-option-own = Bis zu drei eigene Regeln schreiben
igor-chosen-hands = { $number ->
    [one] Eine Runde
   *[other] { $number } Runden
}
igor-chosen-cards-ten = 10 Karten pro Runde
igor-chosen-soon-trick = Zeit zum Handeln bis zum nächsten Stich
igor-chosen-start-easy = Leichte erste Regeln

### Farben und was eine Karte sonst zeigen kann

igor-motif-bone = Knochen
igor-motif-poison = Gift
igor-motif-lightning = Blitz
igor-motif-heart = Herz
igor-motif-dynamite = Dynamit
igor-motif-castle = Schloss
igor-motif-rat = Ratte
igor-motif-moon = Mond
igor-motif-hand = Hand
igor-motif-assistant = Gehilfe
igor-motif-brain = Gehirn
igor-motif-scientist = Forscher
igor-motif-monster = Kreatur
igor-motif-switch = Schalter
# Ein oder zwei Buchstaben, für jede Farbe andere.
igor-bone-letter = K
igor-poison-letter = G
igor-lightning-letter = B
igor-heart-letter = H
igor-dynamite-letter = D
igor-card = { $suit } { $rank }
igor-rank = Wert { $rank }

igor-picture-storm = Sturm über dem Turm
igor-picture-levers = Schaltraum
igor-picture-coil = Ladespule
igor-picture-dinner = Ein Hundemahl
igor-picture-crypt = Grabregal
igor-picture-candle = Schädelkerze
igor-picture-bubbles = Blubbernde Flasche
igor-picture-bait = Rattenköder
igor-picture-toast = Mitternachtstrunk
igor-picture-jar = Herz im Glas
igor-picture-letter = Liebesbrief
igor-picture-call = Hausbesuch
igor-picture-fuse = Kurze Lunte
igor-picture-cellar = Pulverkeller
igor-picture-spare = Ersatzhirn
igor-picture-plate = Hirn auf dem Teller
igor-picture-wakes = Die Kreatur erwacht
igor-picture-moonlight = Kreatur im Mondschein
igor-picture-professor = Der Professor
igor-picture-carrier = Kistenträger

### Handlungen, als Aufforderung

igor-act-switch = „Leg den Schalter um!“ sagen
igor-act-zap = „Zzzapp!“ sagen
igor-act-rattle = „Klapper, klapper!“ sagen
igor-act-bottoms = „Ex und hopp!“ sagen
igor-act-boom = „Ka-wumm!“ sagen
igor-act-alive = „Es lebt!“ sagen
igor-act-master = „Ja, Meister!“ sagen
igor-act-sorry = „Tut mir leid!“ sagen
igor-act-mine = „Alles meins!“ sagen
igor-act-night = „Gute Nacht!“ sagen
igor-act-after_you = „Nach dir!“ sagen
igor-act-hearts = Mit den Händen ein Herz formen
igor-act-eyes = Die Augen zuhalten
igor-act-salute = Salutieren
igor-act-clap = Klatschen
igor-act-drum = Auf den Tisch trommeln
igor-act-howl = Heulen
igor-act-bow = Sich verbeugen
igor-act-knock = Klopfen
igor-act-shiver = Zittern
igor-act-handsup = Die Hände hochnehmen
igor-act-cackle = Hämisch lachen
igor-act-thank = Jemandem danken
igor-act-point = Auf jemanden zeigen
igor-act-call = Eine Zahl nennen
igor-act-own = Einen eigenen Spruch sagen
igor-forbidden-card = eine verbotene Karte

### Sprüche, und Handlungen, wie sie erzählt werden

igor-phrase-switch = Leg den Schalter um!
igor-phrase-zap = Zzzapp!
igor-phrase-rattle = Klapper, klapper!
igor-phrase-bottoms = Ex und hopp!
igor-phrase-boom = Ka-wumm!
igor-phrase-alive = Es lebt!
igor-phrase-master = Ja, Meister!
igor-phrase-sorry = Tut mir leid!
igor-phrase-mine = Alles meins!
igor-phrase-night = Gute Nacht!
igor-phrase-after_you = Nach dir!
igor-says = { $seat }: „{ $phrase }“
igor-does-hearts = { $seat } formt mit beiden Händen ein Herz.
igor-does-eyes = { $seat } hält sich die Augen zu.
igor-does-salute = { $seat } salutiert.
igor-does-clap = { $seat } klatscht.
igor-does-drum = { $seat } trommelt auf den Tisch.
igor-does-howl = { $seat } heult.
igor-does-bow = { $seat } verbeugt sich.
igor-does-knock = { $seat } klopft.
igor-does-shiver = { $seat } zittert.
igor-does-handsup = { $seat } nimmt die Hände hoch.
igor-does-cackle = { $seat } lacht hämisch.
igor-does-thank = { $seat } dankt { $other }.
igor-does-point = { $seat } zeigt auf { $other }.
igor-does-call = { $seat } nennt die Zahl { $number }.

### Regelkarten: Titel

igor-rule-r01 = Leg den Schalter um!
igor-rule-r02 = Unter Strom
igor-rule-r03 = Trockene Knochen
igor-rule-r04 = Weiches Herz
igor-rule-r05 = Ex und hopp
igor-rule-r06 = In Deckung
igor-rule-r07 = Nichts zu sehen
igor-rule-r08 = Hohes Tier
igor-rule-r09 = Glückliche Sieben
igor-rule-r10 = Im Takt
igor-rule-r11 = Kopfarbeit
igor-rule-r12 = Es bewegt sich!
igor-rule-r13 = Vollmond
igor-rule-r14 = Der Chef sieht zu
igor-rule-r15 = Ergebener Gehilfe
igor-rule-r16 = Wer ist da?
igor-rule-r17 = Iiih!
igor-rule-r18 = Hände hoch
igor-rule-r19 = Nachmacher
igor-rule-r20 = Schurkenlachen
igor-rule-r21 = Meins!
igor-rule-r22 = Rechenmaschine
igor-rule-r23 = Knapp daneben
igor-rule-r24 = Gute Manieren
igor-rule-r25 = Schlafenszeit
igor-rule-r26 = Nach dir
igor-rule-r27 = Stehender Beifall
igor-rule-r28 = Zahlen und verbeugen
igor-rule-r29 = Wegsehen
igor-rule-r30 = Geber an Deck
igor-rule-r31 = Hartherzig
igor-rule-r32 = Ungerade Eröffnung
igor-rule-r33 = Frische Zahl

### Regelkarten: ihre Worte

igor-when-shows = Eine Karte zeigt dies, als Farbe oder im Bild: { $what }
igor-when-shows-any = Eine Karte zeigt etwas …
igor-when-rank = Eine { $rank } wird gespielt
igor-when-rank-any = Eine Karte hat einen Wert …
igor-when-rank_eq_trick = Der Wert einer Karte ist die Nummer des Stichs (0 beim zehnten)
igor-when-first = Eine Karte wird ausgespielt
igor-when-last = Die letzte Karte eines Stichs wird gespielt
igor-when-off_suit = Eine Karte bedient die Farbe nicht
igor-when-first_off_suit = Die erste Karte eines Stichs, die nicht bedient
igor-when-takes_lead = Eine Karte übernimmt die Führung im Stich
igor-when-same_rank = Eine Karte hat den Wert der Karte gleich davor
igor-when-one_step = Eine Karte liegt einen Schritt neben der gleich davor
igor-when-by_dealer = Der Geber spielt eine Karte
igor-when-trick_won = Ein Stich wird gewonnen
igor-when-won_in_suit = Ein Stich wird in der ausgespielten Farbe gewonnen
igor-when-not_by_leader = Ein Stich geht an jemanden, der nicht ausgespielt hat
igor-when-trick_end = Ein Stich ist zu Ende
igor-when-fine_paid = Jemand zahlt Strafe (nicht für diese Regel)
igor-on-play = Eine Karte wird gespielt …
igor-on-trick_won = Ein Stich wird gewonnen …
igor-on-fine_paid = Eine Strafe wird gezahlt …
igor-who-actor = Wer sie gespielt hat
igor-who-next = Wer als Nächstes spielt
igor-who-winner = Wer gewonnen hat
igor-who-lowest = Wer am niedrigsten gespielt hat
igor-who-payer = Wer gezahlt hat
igor-who-all_but_winner = Alle, die nicht gewonnen haben
igor-window-soon = vor der nächsten Karte
igor-window-own_turn = vor der eigenen nächsten Karte
igor-window-before_lead = vor dem nächsten Stich
igor-duty = { $who }: { $act } – { $window }
igor-demand-own = „{ $phrase }“ sagen
igor-demand-call-rank = Ihren Wert nennen
igor-demand-call-twice = Das Doppelte ihres Werts nennen
igor-demand-call-total = Die Summe der Werte im Stich nennen
igor-demand-point-prev = Auf den zeigen, der davor gespielt hat
igor-demand-thank-leader = Dem danken, der ausgespielt hat
igor-ban = Verboten, wenn es sich vermeiden lässt:
igor-ban-lead_suit = diese Farbe ausspielen: { $suit }
igor-ban-lead_even_on_odd_trick = Gerades ausspielen zu Stich 1, 3, 5, 7 oder 9
igor-ban-repeat_own_rank = den Wert spielen, den man im Stich davor gespielt hat
igor-honour = Auf Ehre; über Anklagen wird abgestimmt.
igor-own-title = { $title }
igor-own-text = { $text }
igor-own-phrase = { $phrase }
igor-joined = { $first } → { $then }
igor-gone = Entfernt: { $title }

### Was ein Platz gefragt wird

igor-ask-play = Spiel eine Karte
igor-ask-act = Etwas tun …
igor-ask-nothing = Nichts zu tun
igor-ask-catch = Erwischt!
igor-ask-charge = Wer hat was vergessen?
igor-ask-drop = Doch nicht
igor-ask-confess = Ich habe etwas vergessen …
igor-ask-first = Wer war zuerst?
igor-ask-dispute = Einspruch
igor-ask-concede = Zugestehen
igor-ask-vote = { $other } – { $act }: Regel gebrochen?
igor-vote-yes = Gebrochen!
igor-vote-no = Nicht gebrochen
igor-ask-hurry = Strafe für Trödeln: { $other }
igor-ask-read = Ich habe die Regeln gelesen
igor-ask-last = Nichts mehr anzuklagen
igor-ask-close_claims = Der Augenblick ist vorbei
igor-ask-stands = Die Entscheidung gilt
igor-ask-change = Die Regeln ändern?
igor-add = Eine Regel dazu
igor-remove = Eine Regel weg
igor-pass = So lassen
igor-ask-take = Welche Regel kommt ins Spiel?
igor-ask-done = Von mir keine Regeln (mehr)
igor-ask-accept = Die Regel „{ $title }“ nehmen?
igor-own-yes = Nehmen
igor-own-no = Lassen
igor-ask-veto = Gegen diese Regel Veto einlegen
igor-ask-write = Eine Regel schreiben
igor-ask-when = Eine Regel bauen: wann?
igor-ask-duty = Wer muss was tun, bis wann?
igor-ask-name = Der Regel einen Namen geben
igor-field-title = Ihr Titel
igor-field-text = Die Regel, in deinen Worten
igor-field-phrase = Der Spruch, der gesagt werden muss

### Was man so tippt, außer den Wörtern des Spiels (wie das gelesen wird, sagt cogs/typed_moves/synonyms.py)

# Hier wird kein Wort überlesen: Gerede am Tisch darf nie für eine Handlung gelten, die etwas kostet.
igor-typed =
    play: spiel, spiele, ich spiele, spiel die, spiel das, spiel den, spiele die, spiele das, spiele den, ich spiele die, ich spiele das, ich spiele den, leg, lege, ich lege, lege die, ich lege die;
    catch: ich rufe erwischt, rufe erwischt, ruf erwischt;
    charge: klage … an, klag … an, ich klage … an, hat vergessen zu, hat vergessen, vergaß;
    confess: ich gestehe, gestehe, ich gebe zu, gebe zu, gestehen;
    dispute: Einspruch, ich erhebe Einspruch, erhebe Einspruch, ich widerspreche;
    drop: ich ziehe zurück, ziehe zurück, ich nehme es zurück;
    vote: ich stimme, stimme, ich stimme für, stimme für; yes = gebrochen, ja; no = nicht gebrochen, nein;
    change: Regeln ändern; ready: ich bin bereit, bereit, gelesen;
    call = nenne, nenn, ich nenne, nenne die Zahl, nenn die Zahl, ich nenne die Zahl; thank = ich danke, ich bedanke mich bei, bedanke mich bei, danken; point = zeige auf, zeig auf, ich zeige auf;
    hearts = ich forme ein Herz, forme ein Herz; eyes = Augen zuhalten, ich halte mir die Augen zu, halte mir die Augen zu; salute = salutiere, ich salutiere, salutieren; clap = klatsche, ich klatsche, klatschen;
    drum = ich trommle, trommle, ich trommle auf den Tisch, trommeln; howl = heule, ich heule, heulen; bow = ich verbeuge mich, verbeuge mich, verbeugen, sich verbeugen; knock = klopfe, ich klopfe, klopfen; shiver = zittere, ich zittere, zittern;
    handsup = Hände hoch, ich nehme die Hände hoch, nehme die Hände hoch; cackle = hämisch lachen, ich lache hämisch, lache hämisch;

### Was geschieht

igor-writing = Vor dem Spiel könnt ihr bis zu drei eigene Regeln schreiben.
igor-own-proposed = { $seat } schlägt die Regel „{ $title }“ vor.
igor-own-taken = Die Regel „{ $title }“ kommt in den Regelstapel, mit { $votes } von { $seats } Stimmen.
igor-own-dropped = Die Regel „{ $title }“ fällt durch: { $votes } von { $seats } Stimmen.
igor-own-vetoed = { $seat } legt Veto gegen die Regel „{ $title }“ ein.
igor-opened = { $count ->
    [one] Eine Regel gilt
   *[other] { $count } Regeln gelten
}. { $seat } gibt als Erstes.
igor-looks = { $seat } sieht sich die obersten Regelkarten an.
igor-added = { $seat } nimmt eine Regel dazu. Jetzt { $count ->
    [one] gilt eine
   *[other] gelten { $count }
}.
igor-took-out = { $seat } entfernt eine Regel. Jetzt { $count ->
    [0] gilt keine
    [one] gilt eine
   *[other] gelten { $count }
}.
igor-left = { $seat } lässt die Regeln, wie sie sind.
igor-dealt = Runde { $hand } von { $hands }: alle bekommen { $cards } Karten, { $count ->
    [0] keine Regel gilt
    [one] eine Regel gilt
   *[other] { $count } Regeln gelten
}, und { $seat } spielt aus.
igor-played = { $seat } spielt { $card } ({ $picture }).
igor-won = { $seat } gewinnt den Stich und nimmt { $coins } M.
igor-last-call = Das war die letzte Karte. Die Regeln ruhen; Versäumtes kann noch angeklagt werden.
igor-hand-over = Runde { $hand } ist vorbei. Die meisten Stiche: { $seats }.
igor-cried = { $seat }: „Erwischt!“
igor-withdrawn = { $seat } lässt es gut sein.
igor-caught = { $seat } erwischt { $other } ({ $act }): { $coins ->
    [0] nichts mehr zu zahlen.
   *[other] { $coins } M.
}
igor-wrong = { $seat } klagt { $other } zu Unrecht an ({ $act }): { $coins ->
    [0] nichts mehr zu zahlen.
   *[other] { $coins } M in den Vorrat.
}
igor-nobody-pays = { $seat } und { $other }: zu früh oder zu spät, niemand zahlt.
igor-same-moment = { $seats } riefen im selben Augenblick. { $seat } entscheidet, wer zuerst war.
igor-confessed = { $seat } gibt es zu ({ $act }): { $coins ->
    [0] nichts mehr zu zahlen.
   *[other] { $coins } M in den Vorrat.
}
igor-hurried = { $seat } straft { $other } fürs Trödeln: { $coins ->
    [0] nichts mehr zu zahlen.
   *[other] { $coins } M in den Vorrat.
}
igor-disputed = { $seat } erhebt Einspruch.
igor-conceded = { $seat } gesteht es zu.
igor-vote = Abstimmung: Hat { $other } eine Regel gebrochen ({ $act })?
igor-vote-broken = Die Abstimmung: { $other } hat eine Regel gebrochen.
igor-vote-kept = Die Abstimmung: { $other } hat keine Regel gebrochen.
igor-vote-empty = Niemand hat abgestimmt; es bleibt, wie es ist.
igor-overturned = Die Entscheidung zwischen { $seat } und { $other } wird umgekehrt.
igor-over = Die letzte Runde ist vorbei.

### Wie es ausging

igor-most = { $seat } hat am meisten: { $coins } M.
igor-shared = { $seats } haben je { $coins } M.

### Warum etwas nicht ging

igor-no-cards-now = Gerade werden keine Karten gespielt.
igor-not-your-turn = { $seat } ist an der Reihe (I11).
igor-wait = Andere haben vielleicht noch etwas zu tun: Die nächste Karte wartet auf sie (I23).
igor-no-such-card = Eine Karte „{ $card }“ gibt es in diesem Spiel nicht.
igor-not-in-hand = { $card } hast du nicht.
igor-follow = Du musst Farbe bekennen ({ $suit }), solange du kannst (I12).
igor-no-act-now = Zwischen den Runden gibt es nichts zu tun (I18).
igor-no-wait = Gerade wartet niemand darauf, dass du etwas tust (I23).
igor-acts-used-up = Für jetzt hast du genug getan; die nächste Karte gibt dir neue Handlungen (I23).
igor-no-such-act = Das ist keine Handlung dieses Spiels.
igor-no-such-seat = Auf Platz „{ $seat }“ sitzt niemand.
igor-no-catch-now = „Erwischt!“ kannst du gerade nicht rufen (I18, I20).
igor-no-claim = Du hast nichts anzuklagen: ruf zuerst „Erwischt!“ (I20).
igor-not-oneself = Dich selbst klagst du nicht an: gib es zu (I22).
igor-no-tie = Niemand wartet darauf, dass du sagst, wer zuerst war (I20).
igor-no-confession-now = Gerade kannst du nichts zugeben (I22).
igor-no-ruling = Hier ist keine Entscheidung, gegen die du Einspruch erheben kannst (I28).
igor-no-vote = Hier gibt es für dich nichts abzustimmen (I28).
igor-no-hurry = Es ist gerade nicht an dir, jemanden anzutreiben (I17).
igor-no-change-now = Es ist gerade nicht an dir, die Regeln zu ändern (I5, I30).
igor-no-such-change = Nimm eine Regel dazu, eine weg, oder lass es (I5).
igor-nothing-to-add = Es ist keine Regelkarte mehr übrig (I6).
igor-not-on-offer = Diese Regel steht dir nicht zur Wahl (I6, I9).
igor-not-in-force = Diese Regel gilt nicht.
igor-too-fresh = Diese Regel galt noch keine ganze Runde (I8).
igor-nothing-to-read = Gerade gibt es für dich nichts zu bestätigen.
igor-not-writing = Gerade kannst du keine Regel schreiben (I33).
igor-draft-begun = Du baust schon eine Regel.
igor-no-draft = Wähle zuerst, wann deine Regel gilt (I33).
igor-no-such-trigger = Darauf lässt sich keine Regel bauen (I33).
igor-no-such-duty = Das lässt sich in so einem Augenblick nicht verlangen (I33).
igor-own-empty = Das könnte niemand lesen. Schreib etwas Sichtbares.
igor-own-too-long = Das ist zu lang.
igor-own-no-links = Bitte keine Links und keine Erwähnungen in Regeln (I33).
igor-no-veto = Nur der Gastgeber kann gegen eine Regel Veto einlegen (I33).
igor-one-word = Sag nur eines.
igor-no-words = Dazu braucht es keine Worte.

### Das Bild

igor-hand = Runde { $hand } von { $hands }
igor-trick = Runde { $hand } · Stich { $trick } von { $tricks }
igor-now-play = { $seat } ist an der Reihe
igor-now-wait = Zeit zu handeln, bevor { $seat } spielt
igor-now-won = { $seat } hat den Stich und spielt aus
igor-now-change = { $seat } darf die Regeln ändern
igor-now-writing = Eigene Regeln werden geschrieben
igor-now-reading = Lest sie noch einmal: gleich beginnt die Runde
igor-now-last_call = Letzte Gelegenheit: noch etwas anzuklagen?
igor-now-over = Das Spiel ist aus
igor-last-trick = Der letzte Stich:
igor-read-at-table = Die Regeln stehen offen unter dem Bild des Tisches. Lies sie dort!
igor-undecided-claims = „Erwischt!“ – { $seats }
igor-undecided-tie = { $seat } entscheidet, wer zuerst war: { $seats }

### Das Bild in Worten

igor-alt = Igor, Runde { $hand } von { $hands }. { $now }.
igor-describe-rules = Geltende Regeln: { $count }.
igor-describe-rule = **{ $title }:** { $parts }
igor-describe-new = 🆕 **Neu!** { $rule }
igor-describe-played = { $seat } { $card } ({ $picture })
igor-describe-trick = Im Stich: { $cards }.
igor-describe-last = Der letzte Stich ging an { $seat }: { $cards }.
igor-describe-seat = { $seat }: { $coins } M, { $tricks ->
    [one] ein Stich
   *[other] { $tricks } Stiche
}, { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
} auf der Hand.
igor-describe-dealer = { $seat } gibt.
igor-describe-card = { $card } ({ $picture })
igor-describe-hand = Deine Hand: { $cards }.

### Die Einführung neben einem Tisch der Sandbox (lessons.toml)

igor-lesson-1-title = Lies die Regeln gut
igor-lesson-1 = Am Tisch stehen die Hausregeln dieser Runde. Wenn alle bereit sind, werden sie **verdeckt**: Merk dir, was sie verlangen.
igor-lesson-2-title = Mach Stiche
igor-lesson-2 = Du musst die ausgespielte Farbe bedienen. Kann jemand das nicht, gewinnt die höchste Karte einer **anderen** Farbe. Jeder Stich ist 3 M wert.
igor-lesson-3-title = Tu, was die Regeln verlangen
igor-lesson-3 = Vielleicht musst du salutieren, heulen oder etwas sagen. Wähl die **Aktion** bei deiner Hand, bevor die nächste Karte gespielt wird.
igor-lesson-4-title = Erwischt!
igor-lesson-4 = Hat jemand etwas vergessen? Drück zuerst auf **Erwischt!**, dann sag, was. Du bekommst 1 M; irrst du dich, zahlst du.
