# Igor. `{ $seat }` und `{ $other }` sind Namen, `{ $seats }` eine Liste von Namen. `{ $act }` ist
# eine Aktion von unten, `{ $card }` ist igor-card, `{ $title }` und `{ $phrase }` haben Leute
# geschrieben oder stehen unten.

igor-title = Igor
igor-blurb = Die falsche Farbe sticht, die Hausregeln häufen sich verdeckt, und wer eine vergisst, zahlt.

igor-option-hands = Runden
igor-option-hands-hint = So oft wird in der Partie gegeben.
igor-option-hands-unset = eine je Person
igor-option-cards = Karten pro Runde
igor-option-cards-hint = Mehr Karten machen die Runde länger.
igor-option-cards-seven = 7
igor-option-cards-ten = 10
igor-option-soon = Zeit für Aktionen
igor-option-soon-hint = So lange kannst du tun, was eine Regel nach einer Karte verlangt.
igor-option-soon-card = Bis zur nächsten Karte
igor-option-soon-trick = Bis zum nächsten Stich (mehr Zeit)
igor-option-wait = Die nächste Karte
igor-option-wait-hint = Wann die nächste Karte gespielt werden kann.
igor-option-wait-breath = Nach 4 Sekunden
igor-option-wait-all = Wenn niemand mehr etwas zu tun hat
igor-option-start = Erste Regeln
igor-option-start-hint = Mit welchen Regeln die Partie beginnt.
igor-option-start-any = Beliebige
igor-option-start-easy = Leichte, für die erste Partie
igor-option-own = Eigene Regeln (höchstens drei)
igor-option-own-hint = Vor der Partie könnt ihr euch eigene Regeln ausdenken.
igor-chosen-hands = { $number ->
    [one] Eine Runde
   *[other] { $number } Runden
}
igor-chosen-cards-ten = 10 Karten pro Runde
igor-chosen-soon-card = Zeit für Aktionen bis zur nächsten Karte
igor-chosen-soon-trick = Zeit für Aktionen bis zum nächsten Stich
igor-chosen-wait-breath = Nächste Karte nach 4 Sekunden
igor-chosen-wait-all = Nächste Karte, sobald niemand mehr etwas zu tun hat
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
igor-shown-bone = ein Knochen
igor-shown-poison = Gift
igor-shown-lightning = ein Blitz
igor-shown-heart = ein Herz
igor-shown-dynamite = Dynamit
igor-shown-castle = ein Schloss
igor-shown-rat = eine Ratte
igor-shown-moon = der Mond
igor-shown-hand = eine Hand
igor-shown-assistant = ein Gehilfe
igor-shown-brain = ein Gehirn
igor-shown-scientist = ein Forscher
igor-shown-monster = eine Kreatur
igor-shown-switch = ein Schalter
# Ein oder zwei Buchstaben, für jede Farbe andere.
igor-bone-letter = K
igor-poison-letter = G
igor-lightning-letter = B
igor-heart-letter = H
igor-dynamite-letter = D
igor-card = { $suit } { $rank }
igor-rank = Wert { $rank }
igor-number = Zahl { $number }
igor-shows = { $picture }: { $motifs }

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

### Aktionen, als Aufforderung

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
igor-forbidden-card = eine verbotene Karte
# Menüs von dem, was jemand vergessen hat, nach dem Namen; und von dem, was man selbst vergessen hat.
igor-forgot-say = nicht gesagt …
igor-forgot-do = nicht getan … oder verbotene Karte
igor-oneself-say = Ich habe nicht gesagt …
igor-oneself-do = Ich habe nicht getan … oder eine verbotene Karte gespielt
# Was jemandem vorgeworfen wird, und die Karte, um die es geht.
igor-after = { $act } nach { $card }
igor-forbidden = { $act }: { $card }

### Sprüche, und Aktionen, wie sie erzählt werden

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
igor-rule-r28 = Blechen und verbeugen
igor-rule-r29 = Wegsehen
igor-rule-r30 = Geber an Deck
igor-rule-r31 = Hartherzig
igor-rule-r32 = Ungerade Eröffnung
igor-rule-r33 = Frische Zahl

### Regelkarten: ihre Worte. `{ $soon }` ist eins von igor-window-… und steht am Schluss.

igor-text-r01 = Du hast einen Stich gemacht? Sag „Leg den Schalter um!“, bevor du wieder ausspielst.
igor-text-r02 = Du hast einen Blitz gespielt, als Farbe oder im Bild? Sag „Zzzapp!“, { $soon }.
igor-text-r03 = Du hast einen Knochen gespielt, als Farbe oder im Bild? Sag „Klapper, klapper!“, { $soon }.
igor-text-r04 = Du hast ein Herz gespielt, als Farbe oder im Bild? Form mit den Händen ein Herz, { $soon }.
igor-text-r05 = Du hast Gift gespielt, als Farbe oder im Bild? Sag „Ex und hopp!“, { $soon }.
igor-text-r06 = Du hast Dynamit gespielt, als Farbe oder im Bild? Sag „Ka-wumm!“, { $soon }.
igor-text-r07 = Du hast eine 0 gespielt? Halt dir die Augen zu, { $soon }.
igor-text-r08 = Du hast eine 9 gespielt? Salutiere, { $soon }.
igor-text-r09 = Du hast eine 7 gespielt? Klatsch, { $soon }.
igor-text-r10 = Du hast die Nummer des Stichs gespielt (im zehnten eine 0)? Trommle auf den Tisch, { $soon }.
igor-text-r11 = Du hast eine Karte mit einem Gehirn im Bild gespielt? Nenne den doppelten Kartenwert, { $soon }.
igor-text-r12 = Du hast eine Karte mit einer Kreatur im Bild gespielt? Sag „Es lebt!“, { $soon }.
igor-text-r13 = Du hast eine Karte mit dem Mond im Bild gespielt? Heul, { $soon }.
igor-text-r14 = Jemand anders hat direkt vor dir (auch am Ende des Stichs davor) eine Karte mit einem Forscher im Bild gespielt? Sag „Ja, Meister!“, bevor du spielst.
igor-text-r15 = Du hast eine Karte mit einem Gehilfen im Bild gespielt? Verbeug dich, { $soon }.
igor-text-r16 = Jemand anders hat direkt vor dir (auch am Ende des Stichs davor) eine Karte mit einem Schloss im Bild gespielt? Klopf, bevor du spielst.
igor-text-r17 = Du hast eine Karte mit einer Ratte im Bild gespielt? Zittere, { $soon }.
igor-text-r18 = Du hast eine Karte mit einer Hand im Bild gespielt? Nimm die Hände hoch, { $soon }.
igor-text-r19 = Deine Karte hat denselben Wert wie die direkt davor im Stich? Sag „Tut mir leid!“, { $soon }.
igor-text-r20 = Du hast nicht bedient? Lach hämisch, { $soon }.
igor-text-r21 = Deine Karte schlägt alle, die vor ihr im Stich lagen? Sag „Alles meins!“, { $soon }.
igor-text-r22 = Du hast die letzte Karte eines Stichs gespielt? Nenne die Summe aller Werte darin, bevor der nächste Stich beginnt.
igor-text-r23 = Deine Karte ist um genau 1 höher oder niedriger als die direkt davor im Stich? Zeig auf die Person, die jene gespielt hat, { $soon }.
igor-text-r24 = Du hast einen Stich gemacht, zu dem jemand anders ausgespielt hat? Danke dieser Person, bevor du wieder ausspielst.
igor-text-r25 = Du hast die niedrigste Karte eines Stichs gespielt (bei gleichen die letzte)? Sag „Gute Nacht!“, bevor der nächste Stich beginnt.
igor-text-r26 = Du hast zu einem Stich ausgespielt? Sag „Nach dir!“, { $soon }.
igor-text-r27 = Jemand anders hat einen Stich gemacht, in dem alle bedient haben? Klatsch, bevor der nächste Stich beginnt.
igor-text-r28 = Du hast Strafe gezahlt, egal wofür, nur nicht für diese Regel? Verbeug dich, { $soon }.
igor-text-r29 = Jemand anders hat direkt vor dir als Erstes im Stich nicht bedient? Halt dir die Augen zu, bevor du spielst.
igor-text-r30 = Jemand anders, nämlich der Geber, hat direkt vor dir (auch am Ende des Stichs davor) gespielt? Salutiere, bevor du spielst.
igor-text-r31 = Spiel kein Herz aus, solange du eine andere Farbe hast.
igor-text-r32 = Spiel zu Stich 1, 3, 5, 7 oder 9 keine gerade Karte aus, solange du eine ungerade hast.
igor-text-r33 = Spiel nicht denselben Wert wie im Stich davor, wenn du anders kannst.
igor-window-card = bevor die nächste Karte fällt
igor-window-either = bevor die nächste Karte fällt (an manchen Tischen: bevor der nächste Stich beginnt)
igor-window-own_turn = bevor du selbst wieder eine Karte spielst
igor-window-next = bevor du spielst
igor-window-trick = bevor der nächste Stich beginnt
igor-honour = { $text } (Wird nicht geprüft: Über gemeldete Verstöße wird abgestimmt.)
igor-own-title = { $title }
igor-own-phrase = { $phrase }

### Die Worte einer gebauten Regel: was geschieht, was sie verlangt, bis wann

igor-built = { $event } { $act }, { $window }.
igor-event-actor = Du hast eine Karte gespielt, { $that }?
igor-event-next = Du spielst direkt nach einer Karte von jemand anderem, { $that }?
igor-event-winner = Du hast einen Stich gemacht?
igor-event-winner-won_in_suit = Du hast einen Stich gemacht, in dem alle bedient haben?
igor-event-winner-not_by_leader = Du hast einen Stich gemacht, zu dem jemand anders ausgespielt hat?
igor-event-lowest = Du hast die niedrigste Karte eines Stichs gespielt (bei gleichen die letzte)?
igor-event-lowest-won_in_suit = Du hast die niedrigste Karte (bei gleichen die letzte) eines Stichs gespielt, in dem alle bedient haben?
igor-event-lowest-not_by_leader = Du hast die niedrigste Karte (bei gleichen die letzte) eines Stichs gespielt, der nicht an den Ausspieler ging?
igor-event-all_but_winner = Jemand anders hat einen Stich gemacht?
igor-event-all_but_winner-won_in_suit = Jemand anders hat einen Stich gemacht, in dem alle bedient haben?
igor-event-all_but_winner-not_by_leader = Jemand anders hat einen Stich gemacht, ohne dazu ausgespielt zu haben?
igor-event-payer = Du hast Strafe gezahlt, egal wofür, nur nicht für diese Regel?
igor-that-shows = auf der { $what } zu sehen ist, als Farbe oder im Bild
igor-that-rank = die eine { $rank } ist
igor-that-rank_eq_trick = deren Wert die Nummer des Stichs ist (0 im zehnten)
igor-that-first = die einen Stich eröffnet
igor-that-last = die einen Stich voll macht
igor-that-off_suit = die nicht bedient
igor-that-first_off_suit = die als erste ihres Stichs nicht bedient
igor-that-takes_lead = die alle vor ihr im Stich schlägt
igor-that-same_rank = die denselben Wert hat wie die direkt vor ihr im Stich
igor-that-one_step = die um genau 1 höher oder niedriger ist als die direkt vor ihr im Stich
igor-that-by_dealer = die vom Geber kommt
igor-demand-say = Sag „{ $phrase }“
igor-demand-hearts = Form mit den Händen ein Herz
igor-demand-eyes = Halt dir die Augen zu
igor-demand-salute = Salutiere
igor-demand-clap = Klatsch
igor-demand-drum = Trommle auf den Tisch
igor-demand-howl = Heul
igor-demand-bow = Verbeug dich
igor-demand-knock = Klopf
igor-demand-shiver = Zittere
igor-demand-handsup = Nimm die Hände hoch
igor-demand-cackle = Lach hämisch
igor-demand-call-rank = Nenne den Kartenwert
igor-demand-call-twice = Nenne den doppelten Kartenwert
igor-demand-call-total = Nenne die Summe der Werte, die da im Stich lagen
igor-demand-point-prev = Zeig auf die Person, die im Stich die Karte vor ihr gespielt hat
igor-demand-thank-leader = Danke der Person, die ausgespielt hat
igor-demand-own = Sag einen eigenen Spruch …

### Die Menüs zum Bauen einer Regel

igor-when-play = Eine Karte, { $that }
igor-when-shows = Eine Karte, die etwas zeigt
igor-when-rank = Eine Karte mit einem Wert
igor-when-trick_won = Ein Stich wird gemacht
igor-when-won_in_suit = Ein Stich wird gemacht, in dem alle bedient haben
igor-when-not_by_leader = Ein Stich geht an jemanden, der nicht ausgespielt hat
igor-when-fine_paid = Eine Strafe wird gezahlt
igor-bound-actor = Wer sie gespielt hat, vor der nächsten Karte
igor-bound-actor-turn = Wer sie gespielt hat, vor der eigenen nächsten Karte
igor-bound-actor-trick = Wer sie gespielt hat, vor dem nächsten Stich
igor-bound-next = Wer als Nächstes spielt, vor der eigenen Karte
igor-bound-next-trick = Wer als Nächstes spielt, vor dem nächsten Stich
igor-bound-winner = Wer den Stich macht, vor dem nächsten Stich
igor-bound-lowest = Wer am niedrigsten gespielt hat, vor dem nächsten Stich
igor-bound-lowest-turn = Wer am niedrigsten gespielt hat, vor der eigenen nächsten Karte
igor-bound-others = Alle anderen, vor dem nächsten Stich
igor-bound-others-turn = Alle anderen, vor der eigenen nächsten Karte
igor-bound-payer = Wer gezahlt hat, vor der nächsten Karte
igor-bound-payer-turn = Wer gezahlt hat, vor der eigenen nächsten Karte
igor-bound-payer-trick = Wer gezahlt hat, vor dem nächsten Stich
igor-moment = { $seat } macht den letzten Stich mit { $card }.
igor-gone = Entfernt: { $title }
igor-new = neu
igor-own-accepted = **Angenommen, aber noch nicht in Kraft:** Eine solche Regel gilt erst, wenn sie vor einer Runde aufgedeckt oder hinzugefügt wird.
igor-in-force = **In Runde { $hand } gelten:**

### Was ein Platz gefragt wird

igor-ask-play = Spiel eine Karte
igor-ask-act = Etwas tun …
igor-act-until-card = Für das, was deine Karte verlangt, hast du mindestens Zeit bis zur nächsten Karte.
igor-act-until-trick = Für das, was deine Karte verlangt, hast du mindestens Zeit bis zum nächsten Stich.
igor-ask-nothing = Nichts zu tun
igor-nothing-asked = { $lying } Noch etwas zu tun? Sonst drück „{ igor-ask-nothing }“.
igor-ask-catch = Erwischt!
igor-ask-charge = Sag, wer was vergessen hat
igor-ask-drop = Doch nichts
igor-ask-confess = Ich habe etwas vergessen …
igor-ask-first = Wer war zuerst? ({ $act })
igor-ask-dispute = Einspruch erheben
igor-ask-concede = Zugeben
igor-ask-dispute-about = Einspruch: { $act }
igor-ask-concede-pay = { $coins ->
    [0] Zugeben (du hast nichts mehr zu zahlen): { $act }
   *[other] Zugeben, { $coins } M an { $seat } zahlen: { $act }
}
igor-ask-concede-about = Zugeben, die Entscheidung bleibt: { $act }
igor-ask-dispute-older = Einspruch gegen Früheres …
igor-ask-concede-older = Früheres zugeben ({ $coins } M) …
igor-ruling = { $seat } gegen { $other } ({ $act })
igor-ask-vote = Hat { $other } eine Regel gebrochen?
igor-vote-yes = Gebrochen!
igor-vote-no = Nicht gebrochen
igor-ask-hurry = { $coins } M Strafe fürs Trödeln: { $other }
igor-ask-read = Ich habe die Regeln gelesen
igor-ask-last = Keine Verstöße mehr
igor-last-asked = Noch etwas zu melden oder zuzugeben? Sonst drück „{ igor-ask-last }“.
igor-ask-close_claims = Verstöße klären
igor-ask-stands = Die Entscheidung gilt
igor-ask-change-most = Du hast die meisten Stiche: die Regeln ändern?
igor-ask-change-dealer = Du gibst jetzt: die Regeln ändern?
igor-add = Eine Regel hinzufügen
igor-pass = Die Regeln behalten
igor-ask-take = Welche Regel kommt ins Spiel?
igor-ask-remove = Eine Regel entfernen
igor-ask-remove-old = Eine Regel entfernen (neue bleiben)
igor-ask-done = Ich bin fertig mit Schreiben
igor-ask-accept = Die Regel „{ $title }“ annehmen?
igor-own-yes = Annehmen
igor-own-no = Ablehnen
igor-ask-veto = Veto gegen diese Regel
igor-ask-write = Eine Regel schreiben
igor-ask-build = Regel bauen: Was geschieht?
igor-ask-name = Gib deiner Regel einen Titel
igor-ask-forget = Verwerfen und neu bauen
igor-field-title = Titel der Regel
igor-field-bound = Wer muss es tun, bis wann
igor-field-text = Die Regel, in deinen Worten
igor-field-phrase = Der Spruch, der gesagt werden muss

### Was man so tippt, außer den Wörtern des Spiels (wie das gelesen wird, sagt cogs/typed_moves/synonyms.py)

# Hier wird kein Wort überlesen: Gerede am Tisch darf nie für eine Aktion gelten, die etwas kostet.
igor-typed =
    play: spiel, spiele, ich spiele, spiel die, spiel das, spiel den, spiele die, spiele das, spiele den, ich spiele die, ich spiele das, ich spiele den, leg, lege, ich lege, lege die, ich lege die;
    act: ich sage, ich rufe;
    catch: ich rufe erwischt, rufe erwischt, ruf erwischt, hab dich, hab dich erwischt, ertappt;
    charge: klage … an, klag … an, ich klage … an, hat vergessen zu, hat vergessen, vergaß;
    confess: eine verbotene Karte, verbotene Karte, ich habe eine verbotene Karte gespielt, ich gestehe, gestehe, ich gebe zu, gebe zu, gestehen;
    dispute: Einspruch, ich erhebe Einspruch, erhebe Einspruch, ich widerspreche;
    drop: ich ziehe zurück, ziehe zurück, ich nehme es zurück;
    vote: ich stimme, stimme, ich stimme für, stimme für; yes = gebrochen, ja; no = nicht gebrochen, nein;
    change: Regeln ändern; ready: ich bin bereit, bereit, gelesen;
    call = nenne, nenn, ich nenne, nenne die Zahl, nenn die Zahl, ich nenne die Zahl; thank = ich danke, ich bedanke mich bei, bedanke mich bei, danken, danke, dankt; point = zeige auf, zeig auf, ich zeige auf, zeigt auf;
    hearts = ich forme ein Herz, forme ein Herz, formt ein Herz, Herz formen; eyes = Augen zuhalten, ich halte mir die Augen zu, halte mir die Augen zu, hält sich die Augen zu, Augen zu; salute = salutiere, ich salutiere, salutieren, salutiert; clap = klatsche, ich klatsche, klatschen, klatscht, klatsch, applaudiere, applaudieren, applaudiert;
    drum = ich trommle, trommle, ich trommle auf den Tisch, trommeln, trommelt, trommel, ich trommel; howl = heule, ich heule, heulen, heult, heul; bow = ich verbeuge mich, verbeuge mich, verbeugen, sich verbeugen, verbeugt sich, verneige mich, ich verneige mich, verneigen, verneigt sich; knock = klopfe, ich klopfe, klopfen, klopft, klopf, klopfe auf den Tisch, ich klopfe auf den Tisch; shiver = zittere, ich zittere, zittern, zittert, bibbern, ich bibbere;
    switch = leg den Schalter um; zap = zzzapp, zapp; rattle = klapper klapper; bottoms = ex und hopp; boom = ka wumm, kawumm; alive = es lebt; master = ja Meister; sorry = tut mir leid; mine = alles meins; night = gute Nacht; after_you = nach dir;
    handsup = Hände hoch, ich nehme die Hände hoch, nehme die Hände hoch, nimmt die Hände hoch, Hände hochnehmen; cackle = hämisch lachen, ich lache hämisch, lache hämisch, lacht hämisch, muahaha;
    charge: nicht, hat nicht, hat nicht … gesagt, habe nicht … gesagt, hat … nicht gesagt, habe … nicht gesagt, hat … nicht gerufen, hat … nicht, hat … vergessen, vergessen … zu sagen, sagt … nicht, ich beschuldige, beschuldige; drop: zurückziehen, war nichts, Irrtum;
    charge clap = hat nicht geklatscht, hat das Klatschen vergessen; charge salute = hat nicht salutiert; charge shiver = hat nicht gezittert; charge howl = hat nicht geheult; charge knock = hat nicht geklopft; charge drum = hat nicht getrommelt; charge cackle = hat nicht gelacht, hat nicht hämisch gelacht; charge bow = hat sich nicht verbeugt, hat sich nicht verneigt;
    call = nenne die, ich nenne die; cackle = hahaha; play: die, der, das;

### Was geschieht

igor-writing = Vor der Partie könnt ihr je zwei Regeln vorschlagen. Über jede wird abgestimmt; höchstens drei kommen ins Spiel.
igor-own-proposed = { $seat } schlägt die Regel „{ $title }“ vor.
igor-own-taken = Die Regel „{ $title }“ ist mit { $votes } von { $seats } Stimmen angenommen und kommt in den Regelstapel. Sie gilt erst, wenn sie vor einer Runde aufgedeckt oder hinzugefügt wird.
igor-own-dropped = Die Regel „{ $title }“ fällt durch: { $votes } von { $seats } Stimmen.
igor-own-vetoed = { $seat } legt Veto gegen die Regel „{ $title }“ ein.
igor-own-no-room = Alle drei leeren Karten sind beschrieben. Ohne Abstimmung verworfen: „{ $title }“.
igor-opened = { $count ->
    [one] Eine Regel gilt
   *[other] { $count } Regeln gelten
}. { $seat } gibt als Erstes und darf eine Regel hinzufügen.
igor-looks = { $seat } sieht sich die obersten Regelkarten an.
igor-added = { $seat } fügt eine Regel hinzu. Jetzt { $count ->
    [one] gilt eine
   *[other] gelten { $count }
}.
igor-took-out = { $seat } entfernt eine Regel. Jetzt { $count ->
    [0] gilt keine
    [one] gilt eine
   *[other] gelten { $count }
}.
igor-left = { $seat } behält die Regeln.
igor-next-most = Jetzt kann { $seat } mit gleich vielen Stichen eine Regel hinzufügen oder entfernen.
igor-next-dealer = Jetzt kann { $seat } vor dem Geben eine Regel hinzufügen oder entfernen.
igor-reading = Jetzt lesen alle die Regeln. Runde { $hand } beginnt, wenn alle bereit sind oder ihre Zeit um ist.
igor-dealt = Runde { $hand } von { $hands }: Alle bekommen { $cards } Karten, { $count ->
    [0] keine Regel gilt
    [one] eine Regel gilt
   *[other] { $count } Regeln gelten
}, und { $seat } spielt aus.
igor-led = { $seat } spielt { $card } ({ $picture }) aus.
igor-played = { $seat } spielt { $card } ({ $picture }).
igor-unit = M
igor-won-with = { $seat } macht den Stich mit { $card } ({ $off ->
    [0] die höchste, denn alle haben bedient
   *[other] die höchste in anderer Farbe
}) und bekommt { $coins } M: jetzt { $total } M.
igor-last-call = Das war die letzte Karte. Was jetzt noch zu tun wäre, entfällt; Verstöße von vorher könnt ihr melden, bis alle weitermachen wollen, wenn es dafür nicht schon zu spät ist.
igor-hand-over = Runde { $hand } ist vorbei. Die meisten Stiche: { $seats }.
igor-changers = Jetzt { $count ->
    [one] darf { $seats }
   *[other] dürfen { $seats } je
} eine Regel hinzufügen oder entfernen, danach { $again ->
    [1] noch einmal { $seat },
   *[other] { $seat }
} vor dem Geben.
igor-cried = { $seat }: „Erwischt!“
igor-withdrawn = { $seat } beschuldigt doch niemanden.
igor-not-said = Die Zeit ist um: { $seat } hat nicht gesagt, wer was vergessen hat. Der Ruf verfällt.
igor-caught = { $seat } erwischt { $other } ({ $act }): { $coins ->
    [0] { $other } hat nichts mehr zu zahlen.
   *[other] { $other } zahlt { $coins } M an { $seat }.
}
igor-wrong = { $seat } beschuldigt { $other } zu Unrecht ({ $act }) und { $coins ->
    [0] hat nichts mehr zu zahlen.
   *[other] zahlt { $coins } M in den Vorrat.
}
igor-too-early = { $seat } beschuldigt { $other } ({ $act }) zu früh: Beim Ruf „Erwischt!“ war dafür noch Zeit, also zahlt niemand.
igor-too-late = { $seat } beschuldigt { $other } ({ $act }) zu spät, denn { $other } hat schon weitergespielt: Niemand zahlt.
igor-claimed-before = { $seat } beschuldigt { $other } ({ $act }), aber das kam schon zur Sprache: Niemand zahlt.
igor-same-moment = { $seats } riefen gleichzeitig „Erwischt!“ ({ $act }). { $seat } entscheidet, wer zuerst war.
igor-was-first = { $seat } sagt: { $other } war zuerst ({ $act }). { $coins ->
    [0] Zu zahlen ist nichts mehr.
   *[other] { $moved ->
        [0] { $other } behält die { $coins } M.
       *[other] { $other } bekommt die { $coins } M von { $giver }.
    }
}
igor-confessed = { $seat } gibt es zu ({ $act }) und { $coins ->
    [0] hat nichts mehr zu zahlen.
   *[other] zahlt { $coins } M in den Vorrat.
}
igor-confessed-late = { $seat } gibt es zu ({ $act }), aber das ist schon erledigt.
igor-hurried = { $seat } bestraft { $other } fürs Trödeln: { $coins ->
    [0] nichts mehr zu zahlen.
   *[other] { $coins } M in den Vorrat.
}
igor-disputed = { $seat } erhebt Einspruch.
igor-conceded = { $seat } gibt es zu ({ $act }).
igor-vote = Abstimmung: Hat { $other } eine Regel gebrochen ({ $act })?
igor-vote-broken = Abstimmung, { $votes } von { $voters }: { $seats } { $votes ->
    [one] meint
   *[other] meinen
}, dass { $other } eine Regel gebrochen hat ({ $act }).
igor-vote-kept = Abstimmung, { $votes } von { $voters }: { $seats } { $votes ->
    [one] meint
   *[other] meinen
}, dass { $other } keine Regel gebrochen hat ({ $act }).
igor-vote-tie = Es steht unentschieden: Es entscheidet der Geber oder wer danach als Nächstes abgestimmt hat, also { $seat }.
igor-vote-empty = Über { $other } ({ $act }) hat niemand abgestimmt.
igor-stands-broken = Die Entscheidung bleibt: { $coins ->
    [0] { $other } hatte nichts mehr zu zahlen.
   *[other] { $seat } behält die { $coins } M von { $other }.
}
igor-stands-wrong = Die Entscheidung bleibt: { $coins ->
    [0] { $seat } hatte nichts mehr zu zahlen.
   *[other] Die { $coins } M von { $seat } bleiben im Vorrat.
}
igor-stands-unpaid = Die Entscheidung bleibt: Niemand zahlt.
igor-nobody-pays = Niemand zahlt.
igor-reversed-broken = Die Entscheidung wird umgekehrt. { $back ->
    [0] { $other }
   *[other] { $seat } bekommt { $back } M zurück, und { $other }
} { $coins ->
    [0] hat nichts mehr zu zahlen.
   *[other] zahlt { $coins } M an { $seat }.
}
igor-reversed-kept = Die Entscheidung wird umgekehrt. { $back ->
    [0] { $seat }
   *[other] { $seat } gibt { $other } { $back } M zurück und
} { $coins ->
    [0] hat nichts mehr für den Vorrat.
   *[other] zahlt { $coins } M in den Vorrat.
}
igor-refunded = Die Entscheidung wird umgekehrt. { $seat } bekommt { $coins } M zurück.
igor-over = Die letzte Runde ist vorbei.

### Wie es ausging

igor-most = { $seat } gewinnt mit { $coins } M.
igor-shared = { $seats } teilen sich den Sieg mit je { $coins } M.
igor-account-start = Münzen am Anfang
igor-account-trick = Stich
igor-account-caught = { $other } erwischt ({ $act })
igor-account-fined = Von { $seat } erwischt ({ $act })
igor-account-wrong = { $other } zu Unrecht beschuldigt ({ $act })
igor-account-confessed = Selbst zugegeben ({ $act })
igor-account-slow = Getrödelt
igor-account-overturned = Entscheidung geändert
igor-why-void = Es ist deine einzige Karte dieser Farbe. Wird die Farbe später ausgespielt, kannst du jede Karte spielen.
igor-why-lowest = Keine Karte deiner Hand hat eine niedrigere Zahl. Die höheren bleiben dir für später.
igor-why-highest = Keine Karte deiner Hand hat eine höhere Zahl.
igor-why-suit = Von dieser Farbe hast du noch { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} auf der Hand.
igor-why-only = Eine andere Karte kannst du jetzt nicht spielen.
igor-why-takes = Damit gewinnst du den Stich.
igor-why-ahead = Sie liegt vor { $count ->
    [one] der einen Karte, die schon liegt
   *[other] den { $count } Karten, die schon liegen
}; { $left ->
    [one] eine folgt noch
   *[other] { $left } folgen noch
}.
igor-why-none = Mit keiner Karte, die du spielen kannst, liegst du in diesem Stich vorn.
igor-why-saves = Sie lässt diesen Stich und spart { $card } auf; damit lägst du jetzt vorn.
igor-why-card = { $why } Regeln, die Karten verbieten, sind berücksichtigt, werden aber nie genannt.
igor-why-pass = { $count ->
    [0] Noch gilt keine Regel.
    [one] Eine Regel musst du dir schon merken.
   *[other] { $count } Regeln musst du dir schon merken.
}
igor-why-add = { $count ->
    [0] Noch gilt keine Regel.
    [one] Bisher gilt erst eine Regel.
   *[other] Bisher gelten erst { $count } Regeln.
}
igor-about-name = { $card } ({ $what })
igor-about-card = Bediene die ausgespielte Farbe, wenn du kannst. Die höchste Karte einer anderen Farbe gewinnt den Stich; bedienen alle, gewinnt die höchste Karte.
igor-about-shows = Sie zählt für jede Regel über etwas, das sie zeigt: { $things }.
igor-about-example = Beispiel: { $led } wird ausgespielt, { $other } bedient, und du hast diese Farbe nicht ({ $suit }). Du spielst { $card } und machst den Stich: Nur deine Karte bedient nicht.
igor-example-shows = Beispiel: Du spielst { $card } ({ $picture }).
igor-example-rank = Beispiel: Du spielst { $card }.
igor-example-number = Beispiel: Im Stich { $number } spielst du { $card }.
igor-example-lead = Beispiel: Du spielst { $card } aus.
igor-example-onto = Beispiel: Im Stich liegen { $cards }, und du spielst { $card }.
igor-example-last = Beispiel: Im Stich liegen { $cards }, und du spielst als Letztes { $card }.
igor-example-next-shows = Beispiel: Gerade wurde { $card } ({ $picture }) gespielt, und du bist dran.
igor-example-dealer = Beispiel: Der Geber hat gerade { $card } gespielt, und du bist dran.
igor-example-next-onto = Beispiel: Im Stich liegen { $cards }. Dann kommt { $card }, die erste Karte, die nicht bedient, und du bist dran.
igor-example-win = Beispiel: Im Stich liegen { $cards }. Deine Karte, { $card }, macht ihn.
igor-example-win-led = Beispiel: { $cards } wurden so nacheinander gespielt. Deine Karte, { $card }, macht den Stich, aber ausgespielt hat jemand anders.
igor-example-lowest = Beispiel: Im Stich liegen { $cards }. Deine Karte, { $card }, ist die niedrigste.
igor-example-others = Beispiel: Im Stich liegen { $cards }, alle haben bedient. { $card } macht ihn und ist nicht deine Karte.
igor-example-fine = Beispiel: Du hast „{ $rule }“ vergessen, wirst erwischt und zahlst { $coins } M.
igor-example-call = Nenne die { $number }
igor-example-point = Zeig auf die Person, von der { $card } kam
igor-example-thank = Danke der Person, von der { $card } kam
igor-example-lead-suit = Beispiel: Du spielst aus und hast { $wrong } und { $right }. { $wrong } ist verboten; spiel { $right } aus.
igor-example-lead-even-on-odd-trick = Beispiel: Du spielst zum Stich 3 aus und hast { $wrong } und { $right }. { $wrong } ist verboten; spiel { $right } aus.
igor-example-repeat-own-rank = Beispiel: Im Stich davor hast du { $before } gespielt. Jetzt spielst du aus und hast { $wrong } und { $right }. { $wrong } ist verboten; spiel { $right } aus.
igor-about-rule = Geltende Regeln liegen nur zwischen den Runden offen: Merk sie dir. Wer eine vergisst und erwischt wird, zahlt.

### Warum etwas nicht ging

igor-no-cards-now = Du kannst gerade keine Karte spielen.
igor-not-your-turn = { $seat } ist am Zug (I11).
igor-wait = Einen Moment: Andere haben vor der nächsten Karte vielleicht noch etwas zu tun (I23).
igor-no-such-card = Die Karte „{ $card }“ gibt es in diesem Spiel nicht.
igor-which-copy = { $card } gibt es zweimal. Tippe „{ $word }“ für deine Karte, oder wähle sie aus deiner Hand.
igor-which-card = Nenne eine Karte, die du jetzt spielen kannst. Hast du zwei gleiche, nenne auch das Bild.
igor-not-in-hand = { $card } hast du nicht auf der Hand.
igor-follow = Du musst bedienen ({ $suit }), solange du kannst (I12).
igor-no-act-now = Zwischen den Runden gibt es nichts zu tun (I18).
igor-no-wait = Gerade wartet niemand darauf, dass du etwas tust (I23).
igor-acts-used-up-card = Für diesen Moment ist Schluss: Mit der nächsten Karte hast du wieder Aktionen (I23).
igor-acts-used-up-trick = Für diesen Moment ist Schluss: Mit dem nächsten Stich hast du wieder Aktionen (I23).
igor-no-such-act = Diese Aktion gibt es hier nicht.
igor-no-such-seat = An diesem Tisch gibt es niemand anderen namens „{ $seat }“.
igor-no-catch-now = „Erwischt!“ kannst du gerade nicht rufen (I18, I20).
igor-no-claim = Ruf zuerst „Erwischt!“, dann beschuldige jemanden (I20).
igor-not-oneself = Dich selbst kannst du nicht beschuldigen: Gib es einfach zu (I22).
igor-no-tie = Du musst nicht entscheiden, wer zuerst war (I20).
igor-no-confession-now = Gerade kannst du nichts zugeben (I22).
igor-no-ruling = Für dich gibt es gerade keine Entscheidung zum Einspruch (I28).
igor-no-vote = Für dich gibt es gerade nichts abzustimmen (I28).
igor-part-of-claim = Du bist an dieser Meldung beteiligt: Die anderen stimmen ab (I28).
igor-no-hurry = Du kannst gerade niemanden antreiben (I17).
igor-no-change-now = Du kannst die Regeln gerade nicht ändern (I5, I30).
igor-no-such-change = Füg eine Regel hinzu, entfern eine oder behalte sie (I5).
igor-nothing-to-add = Es ist keine Regelkarte mehr übrig (I6).
igor-not-on-offer = Diese Regel kannst du gerade nicht wählen (I6, I9).
igor-not-in-force = Diese Regel gilt nicht.
igor-too-fresh = Diese Regel galt noch keine ganze Runde (I8).
igor-nothing-to-read = Gerade gibt es für dich nichts zu bestätigen.
igor-not-writing = Gerade kannst du keine Regel schreiben (I33).
igor-no-draft = Bau zuerst eine Regel (I33).
igor-no-such-rule = So lässt sich keine Regel bauen (I33).
igor-own-empty = Das könnte niemand lesen. Schreib etwas Sichtbares.
igor-own-too-long = Das ist zu lang. Bitte kürzer.
igor-own-no-links = Bitte keine Links und keine Erwähnungen in Regeln (I33).
igor-no-veto = Nur der Host kann ein Veto gegen eine Regel einlegen (I33).
igor-one-word = Bitte schreib nur eins davon.
igor-no-words = Tippe das ohne weitere Wörter.

### Das Bild

igor-hand = Runde { $hand } von { $hands }
igor-trick = Runde { $hand } · Stich { $trick } von { $tricks }
igor-now-play = { $seat } ist am Zug
igor-now-wait = Aktionen, bevor { $seat } spielt
igor-now-won = { $seat } macht den Stich und spielt aus
igor-now-change = { $seat } kann die Regeln ändern
igor-now-writing = Schreibt eigene Regeln
igor-now-reading = Regeln merken: Gleich geht’s los
igor-now-last_call = Letzte Chance, einen Verstoß zu melden
igor-now-over = Die Partie ist vorbei
igor-now-stopped = Vorzeitig beendet
igor-last-trick = Der letzte Stich:
# Where fines go and tricks are paid from.
igor-pool = Vorrat
igor-stamp = Erwischt!
igor-read-at-table = Die Regeln kannst du am Tisch unter dem Bild lesen.
igor-undecided-claim = „Erwischt!“ { $seat } sagt gleich, wer was vergessen hat
igor-undecided-tie = { $seat } entscheidet, wer zuerst war ({ $act }): { $seats }
igor-undecided-ruling = { $ruling } Einspruch ist möglich, vor { $last ->
    [0] der eigenen nächsten Karte
   *[other] „{ igor-ask-last }“
}: { $seat }
igor-unpaid = { $seat } hat { $other } beschuldigt ({ $act }): Niemand zahlt.
igor-vote-own = Abstimmung über die Regel „{ $title }“
igor-slow = Braucht { $other } zu lange, kann { $seat } fürs Trödeln { $coins } M Strafe verlangen

### Das Bild in Worten

igor-alt = { $now }. Igor, Runde { $hand } von { $hands }.
igor-alt-cards = { $alt } { $cards }
igor-describe-pool = Der Vorrat geht nie aus.
igor-describe-rules = Geltende Regeln: { $count }.
igor-describe-rule = **{ $title }** – { $text }
igor-describe-new = **Neu!** { $rule }
igor-describe-played = { $seat } { $card } ({ $picture })
igor-describe-trick = Im Stich, ausgespielt von { $leader }: { $cards }.
igor-describe-last = Der letzte Stich, ausgespielt von { $leader }, ging an { $seat }: { $cards }.
igor-describe-seat = { $seat }: { $coins } M, { $tricks ->
    [one] ein Stich
   *[other] { $tricks } Stiche
}, { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
} auf der Hand.
igor-describe-dealer = { $seat } ist Geber.
igor-describe-card = { $card } ({ $picture })
igor-describe-hand = Hand: { $cards }.

### Das Spiel lernen (lessons.toml)

igor-lesson-1-title = Regeln, die du nur einmal liest
igor-lesson-1 = Igor ist ein Kartenspiel mit Hausregeln, die sich alle merken müssen. Münzen (**M**) bekommst du für Stiche und wenn du andere erwischst, die eine Regel vergessen; nach der letzten Runde gewinnen die meisten M. Am Tisch liest du die Regeln **vor der Runde** unter dem Bild; sind alle bereit, werden sie **verdeckt**, bis die Runde vorbei ist. Jede Regel nennt die Zeit, in der man sie befolgen muss. Zwei Beispiele zum Merken: Spielst **du** eine **9**, dann salutierst du; zeigt deine Karte einen **Blitz**, sagst du „Zzzapp!“. Für beides ist Zeit bis zur nächsten Karte.
igor-lesson-2-title = Mach Stiche
igor-lesson-2 = Alle spielen eine Karte. Du musst die ausgespielte Farbe **bedienen**, wenn du kannst. Kann jemand nicht, macht die **höchste Karte einer anderen Farbe** den Stich: Sogar eine 0 schlägt dann die 9 der Farbe. Nur wenn alle bedienen, gewinnt die höchste Karte der Farbe. Von gleichen Karten gewinnt die erste. Im Bild trägt die Karte, die gerade gewinnt, eine **Krone**. Ein Stich bringt 3 M, und du spielst als Nächstes aus.
igor-lesson-2-task = Knochen 1 wurde ausgespielt, dann kam Herz 6. Du hast keine Knochen und spielst als Letztes. Welche Karte macht den Stich?
igor-lesson-2-right = Beide bedienen nicht, und 8 ist höher als Herz 6.
igor-lesson-2-wrong = Herz 6 macht den Stich: Deine Karte muss höher sein als 6, eine gleiche genügt nicht.
igor-lesson-3-title = Tu, was die Regeln verlangen
igor-lesson-3 = Eine Regel über ein Ding meint jede Karte, die es zeigt, **als Farbe oder im Bild**. Musst du etwas sagen oder tun, dann drück auf **{ igor-ask-act }** und wähl es aus, nach deiner Karte oder direkt davor. An langsameren Tischen werden nach jeder Karte alle gefragt, nur nicht, wer als Nächstes spielt: Drück **{ igor-ask-nothing }**, wenn dich keine Regel betrifft, und es geht weiter. Etwas zu tun, das keine Regel verlangt, kostet nichts. Aber niemand erinnert dich, und niemand kann nachlesen.
igor-lesson-3-task = Du hast gerade Gift 8 gespielt; ihr Bild zeigt ein Schloss und einen Blitz. Was verlangt die Regel aus Schritt 1?
igor-lesson-3-right = Ein Blitz heißt „Zzzapp!“. Du spielst weiter; wer dich trotzdem beschuldigt, zahlt dafür 1 M.
igor-lesson-3-wrong = Ein Blitz heißt „Zzzapp!“. Du spielst weiter, jemand ruft **{ igor-ask-catch }** und bekommt 1 M von dir.
igor-lesson-4-title = Erwischt!
igor-lesson-4 = Hat jemand etwas vergessen? Für die zwei Regeln aus Schritt 1 ist die Zeit um, sobald die nächste Karte liegt, auch wenn es eine eigene ist, wie beim Ausspielen nach einem gewonnenen Stich. Drück nach dieser Karte auf **{ igor-ask-catch }**, bevor die Person noch eine spielt; dann sag, wer was vergessen hat. Stimmt es, bekommst du 1 M. Wurde nichts vergessen, zahlst du 1 M in den **Vorrat**, die Münzen in der Mitte. Ist dafür noch Zeit oder ist es zu spät, zahlt niemand.
igor-lesson-4-task = Diesmal hat dich niemand beschuldigt. Im nächsten Stich hast du Dynamit 5 ausgespielt, dann kamen Dynamit 3 von Eberesche und Gift 0 von Farn, der den Stich und 3 M bekam. Niemand hat etwas gesagt. Du hast gerufen; was sagst du? („{ ui-read }“ nennt auch die Bilder.)
igor-lesson-4-right = Dynamit 3 hat einen Blitz im Bild, und es kam kein „Zzzapp!“.
igor-lesson-4-wrong = So eine Regel gilt nicht, also zahlst du. Sieh dir die Bilder an: Eins zeigt einen Blitz.
igor-lesson-5-title = Gib es zu
igor-lesson-5 = Du hast selbst etwas vergessen? Drück auf **{ igor-ask-confess }**, bevor es jemand nennt: Du zahlst 1 M in den Vorrat, und kein Gegner bekommt sie. Was niemand merkt, kostet nichts.
igor-lesson-5-task = Du hast Blitz 5 ohne ein Wort gespielt, und die nächste Karte liegt schon. Da ruft jemand „Erwischt!“, hat aber noch nicht gesagt, warum. Was tust du?
igor-lesson-5-right = 1 M geht in den Vorrat, und die Beschuldigung kommt zu spät.
igor-lesson-5-wrong = Für „Zzzapp!“ ist es zu spät: Die nächste Karte liegt, und deine Münze geht an jemand anderen.
igor-lesson-6-title = Neue Runde, neue Regeln
igor-lesson-6 = Wie viele Runden es gibt, macht ihr am Tisch aus; jede hat sieben Karten oder zehn. Vor der ersten Runde kann der **Geber**, neben dessen Namen der Kartenstapel liegt, eine Regel hinzufügen. Zwischen den Runden kann eine hinzufügen oder entfernen, wer die meisten Stiche hat, und danach der nächste Geber: Das sind alle der Reihe nach. Eine Regel bleibt mindestens eine ganze Runde. Findest du eine Entscheidung falsch, dann drück auf **{ igor-ask-dispute }**: Die anderen stimmen ab.
igor-tip-change = Du kannst jetzt die Hausregeln ändern. Beim ersten Mal lass sie, wie sie sind: Je weniger es sind, desto leichter merkt man sie sich.
igor-tip-read = Lies die Regeln, die am Tisch unter dem Bild stehen, und merk sie dir: Sind alle bereit, sieht sie niemand mehr, bis die Runde vorbei ist.
igor-tip-charge = Sag jetzt, wer was vergessen hat. Bist du nicht sicher, kostet „{ igor-ask-drop }“ nichts.
igor-tip-cried = Jemand hat „{ igor-ask-catch }“ gerufen. Geht es um dich und hast du wirklich etwas vergessen, dann gib es zu, bevor es genannt wird: So geht deine Münze in den Vorrat.
igor-tip-nothing = Die nächste Karte wartet, bis alle etwas getan oder „{ igor-ask-nothing }“ gedrückt haben. Die Frage ist kein Hinweis: Nach jeder Karte werden alle gefragt, nur nicht, wer als Nächstes spielt.
igor-tip-play = Wenn du ausspielst, bestimmst du die Farbe; sonst bediene sie, wenn du kannst. Zur Wahl stehen nur Karten, die du spielen kannst; die höchste Karte einer anderen Farbe macht den Stich.
igor-tip-act = Denk vor und nach jeder Karte an die Regeln. Was du sagst oder tust, wählst du immer unter „{ igor-ask-act }“; direkt vor deiner Karte zählt es auch schon für sie, und niemand ist schneller. Ob es nötig war, sagt dir der Tisch nie.
igor-tip-caught = Du wurdest erwischt: Was du vergisst, kostet dich 1 M, und die bekommt, wer es gemerkt hat. Achte auch du darauf, was andere vergessen.
igor-tip-wrong = Eine falsche Beschuldigung kostet 1 M. Ruf nur, wenn du dir der Regel sicher bist und die Zeit dafür um ist.
igor-tip-won = Der Stich gehört dir und bringt 3 M; du spielst als Nächstes aus. Es sticht die höchste Karte, die nicht bedient; nur wenn alle bedienen, die höchste der Farbe.

### Bilder neben den Regeln (lessons.toml)

igor-picture-rules = Zwischen den Runden liegen die geltenden Regeln offen, hier { igor-rule-r08 } und { igor-rule-r02 }. In der Runde siehst du nur, wie viele es sind.
igor-picture-card = Eine Regel über Blitze meint auch diese Karte, denn ihr Bild zeigt einen.
igor-picture-card-1 = Wert: 8
igor-picture-card-2 = Farbe: Gift
igor-picture-card-3 = Bild: ein Schloss und ein Blitz
igor-picture-follow = Knochen 1 ist ausgespielt. Du hast keinen Knochen und kannst jede Karte spielen: Alle haben einen grünen Rand.
igor-picture-trick = Knochen 1 wurde ausgespielt. Herz 6 und Gift 8 bedienen nicht, und 8 ist höher: Sie macht den Stich, und wer sie gespielt hat, hat nun 13 M.
igor-picture-catch = Jemand hat „{ igor-ask-catch }“ gerufen: Das Bild sagt, wer. Danach kommt, wer was vergessen hat.
igor-picture-caught = Dynamit 3 zeigt einen Blitz, aber niemand sagte „{ igor-phrase-zap }“. Wer die Karte gespielt hat, zahlt 1 M an die Person, die es gemerkt hat.

### Glanzleistungen, und wofür es sie gibt

igor-feat-detective = Meisterdetektiv
igor-feat-detective-how = { $number }-mal in einer Runde zu Recht beschuldigt
igor-feat-spotless = Weiße Weste
igor-feat-spotless-how = gewonnen, ohne erwischt zu werden
igor-feat-trick-collector = Stichsammlung
igor-feat-trick-collector-how = { $number } Stiche in einer Runde
igor-feat-zero-hero = Die Null gewinnt
igor-feat-zero-hero-how = einen Stich mit einer 0 gemacht
igor-feat-honest = Ehrliche Haut
igor-feat-honest-how = in einer Partie { $number }-mal einen Fehler zugegeben
igor-feat-showman = Bühnenreif
igor-feat-showman-how = { $number } Aktionen in einer Runde
igor-feat-treasure = Schatztruhe
igor-feat-treasure-how = in einer Runde { $number } M oder mehr dazubekommen
