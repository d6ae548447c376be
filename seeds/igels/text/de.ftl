# Igels. `{ $seat }`, `{ $other }` and `{ $by }` are names, `{ $seats }` is a list of names.
# `{ $card }`, `{ $animal }`, `{ $food }` and the like are names of cards below, or lists of them.
# A card and its text together fit a button, a colon between: 78 characters.

igels-title = Igels
igels-blurb = Kleine Tiere kämpfen um das letzte Futter im Wald, mit allen Mitteln.

igels-option-forest = Futter im Wald
igels-option-forest-32 = 32: das ganze Spiel
igels-option-forest-24 = 24: kürzer
igels-option-forest-16 = 16: kurz
igels-option-species = Tierarten
igels-option-species-chosen = Alle wählen
igels-option-species-lot = Durch das Los
igels-option-first = Wer anfängt
igels-option-first-host = Der Gastgeber
igels-option-first-random = Durch das Los
igels-option-outside = Wer einen Kampf aussetzt
igels-option-outside-free = darf jedes Ereignis spielen
igels-option-outside-strict = darf nichts daran ändern, ihn aber unentschieden machen
igels-option-diet = Vegetarier bleiben auch beim Unentschieden streng
igels-option-turns = Spätestens letzte Runde
igels-chosen-forest-24 = 24 Futter im Wald: ein kürzeres Spiel
igels-chosen-forest-16 = 16 Futter im Wald: ein kurzes Spiel
igels-chosen-species-lot = Tierarten durch das Los
igels-chosen-first-random = Wer anfängt, wurde ausgelost
igels-chosen-outside-strict = Von außen wird ein Kampf höchstens unentschieden
igels-chosen-turns = Spätestens Runde { $number } ist die letzte

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
igels-pass-join = Passen: keine Mitläufer mehr
igels-pass-lay = Passen: nichts mehr legen
igels-pass-trade = Passen: kein Tausch
igels-pass-use = Passen: Fähigkeit aufheben
igels-pass-laid = Passen: { $card } geschieht von selbst
igels-pass-draw = Keine Karte mehr ziehen
igels-waste = Aufgedecktes ungenutzt lassen
igels-rest = Bis zum Ende der Runde bei Ereignissen passen
igels-resume = Frag mich wieder nach Ereignissen
igels-everybody = alle
igels-let = Geschehen lassen
igels-sit = Diesen Kampf aussetzen
igels-share = Futter nehmen
igels-decline = Im Wald lassen
igels-lot = Das Los ziehen
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
igels-quick = Schnell: Ich passe nach ein paar Sekunden
igels-quick-stop = Nicht mehr schnell
igels-lead = Schick einen Anführer
igels-join = Schick Mitläufer dazu
igels-lay = Leg Hilfe verdeckt
igels-play-event = Spiel ein Ereignis
igels-use = Nutze die Fähigkeit deines Anführers
igels-trade = Tausche zwei Karten gegen eine
igels-counter = { $card } aufhalten
igels-aim-secure = Welches Futter sichert { $card }?
igels-aim-secure-taken = Welches neue Futter sichert { $card }?
igels-aim-food-choice = Welches Futter kommt in den Wald zurück ({ $card })?
igels-aim-wake-one = Wen weckt { $card }?
igels-aim-discard-hand = Wer muss abwerfen ({ $card })?
igels-aim-add-sap = Wessen Summe senkt { $card }?
igels-aim-ko = Wen haut { $card } um?
igels-aim-nullify = Welche Karte zählt durch { $card } 0?
igels-animal-sap = { $animal } ({ $sap })
igels-food-worth = { $food } ({ $points })
igels-worth = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
} für dich
igels-target-of = { $what } von { $owner }
igels-target-animal = { $sap } SAP, { $seat }
igels-target-total = Summe { $sap }
igels-target-hand = { $cards ->
    [one] eine Handkarte
   *[other] { $cards } Handkarten
}
igels-plus = +{ $amount }
igels-minus = −{ $amount }

### Was man so tippt, außer den Wörtern des Spiels (wie das gelesen wird, sagt cogs/typed_moves/synonyms.py)

# „Schick“ und „spiel“ sagen noch nicht, ob Anführer oder Mitläufer, Hilfe oder Ereignis gemeint ist.
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

### What happens

igels-set-up = { $food } Futter liegen im Wald. Alle wählen eine Tierart.
igels-species-chosen = { $seat } führt: { $species }.
igels-turn = Runde { $turn } beginnt mit { $seat }.
igels-draws = { $seat } zieht { $cards ->
    [one] eine Hilfskarte
   *[other] { $cards } Hilfskarten
}.
igels-draws-by = { $seat } zieht { $cards ->
    [one] eine Hilfskarte
   *[other] { $cards } Hilfskarten
} ({ $card }).
igels-draws-animal = { $animal } stößt zu { $seat }.
igels-reshuffled = Die Müllkippe wird zum neuen Stapel mit { $cards ->
    [one] einer Karte
   *[other] { $cards } Karten
}.
igels-quick-on = { $seat } spielt schnell.
igels-quick-off = { $seat } lässt sich wieder Zeit.
igels-rests = { $seat } passt für den Rest der Runde bei Ereignissen von der Hand.
igels-resumes = { $seat } kann wieder Ereignisse von der Hand spielen.
igels-nobody-ready = { $seat } hat niemanden wach zum Kämpfen.
igels-leads = { $seat } schickt { $animal } als Anführer.
igels-sits-out = { $seat } setzt diesen Kampf aus.
igels-joins = { $seat } holt dazu: { $animals }.
igels-lays = { $seat } legt eine Karte verdeckt.
igels-reveals = { $seat } deckt auf: { $cards }.
igels-no-battle = Diese Runde kämpft niemand.
igels-nobody-left = Niemand ist mehr im Kampf, also gewinnt ihn keiner.
igels-total = { $sap } für { $seat }
igels-totals = Summen: { $totals }.
igels-wins-battle = { $seat } gewinnt den Kampf mit { $sap } SAP.
igels-wins-tie = { $seat } gewinnt den Gleichstand mit { $sap } SAP.
igels-wins-alone = { $seat } gewinnt den Kampf, denn sonst ist niemand dabei.
igels-draw-result = Der Kampf ist unentschieden: { $seats }.
igels-wasted = { $seat } hat umsonst aufgedeckt: { $cards }.
igels-plays = { $seat } spielt { $card }.
igels-plays-at = { $seat } spielt { $card }: { $aims }.
igels-uses = { $seat } nutzt die Fähigkeit von { $card }.
igels-uses-at = { $seat } nutzt die Fähigkeit von { $card }: { $aims }.
igels-aims-at = { $seat } zielt mit { $card }: { $aims }.
igels-countered = { $seat } hält { $stopped } mit { $card } auf.
igels-shifted = { $card }: { $sap } SAP für { $seat }.
igels-ability = { $animal } von { $seat }: { $text }
igels-set-sap = { $card } von { $seat } hat jetzt { $sap } SAP.
igels-heads = Kopf: { $card } bringt { $seat } { $sap } SAP.
igels-tails = Zahl: { $card } bringt { $seat } { $sap } SAP.
igels-nullified = { $nullified } von { $seat } zählt 0 ({ $card }).
igels-knocked = { $animal } von { $seat } ist umgehauen ({ $card }).
igels-killed = { $animal } von { $seat } ist tot ({ $card }).
igels-died = { $card } von { $seat } stirbt.
igels-stroke = { $animal } von { $seat } stirbt am Schlag.
igels-out = { $seat } hat niemanden mehr im Kampf.
igels-revived = { $animal } von { $seat } lebt wieder.
igels-woken = { $seat } weckt { $animals }.
igels-wakeful = { $card } von { $seat } schläft nicht ein.
igels-silenced = { $animal } sieht { $card } und verliert die Fähigkeit.
igels-withdrawn = { $seat } verlässt den Kampf, alle wach.
igels-bound = { $card } bleibt unter { $animal } von { $seat }.
igels-returned = { $card } geht zurück auf die Hand von { $seat }.
igels-loses-cards = { $seat } verliert { $cards } ({ $card }).
igels-penalised = { $card } kostet { $seat } am Ende { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}.
igels-peace = { $card }: Der Kampf ist unentschieden.
igels-stolen = { $seat } nimmt { $food } von { $other }.
igels-secured = { $seat } sichert { $food }.
igels-takes-food = { $seat } nimmt { $food }.
igels-takes-nothing = { $seat } nimmt kein Futter.
igels-too-little = Der Wald hat zu wenig Futter für das Unentschieden; niemand nimmt etwas.
igels-vegetarian = { $animal } ist Vegetarier: { $seat } legt { $food } zurück.
igels-put-back = { $seat } legt { $food } in den Wald zurück.
igels-trades = { $seat } tauscht { $cards } gegen eine neue Karte.

### How it ended

igels-won = { $seat } gewinnt mit { $points ->
    [one] einem Futterpunkt
   *[other] { $points } Futterpunkten
}.
igels-won-more-food = { $seat } gewinnt: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
} wie andere auch, aber mehr Futter.
igels-won-shared = { $seats } teilen sich den Sieg mit je { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
} und gleich viel Futter.
igels-moment = { $seat } geht mit { $count ->
    [one] einer Futterkarte
   *[other] { $count } Futterkarten
} in den Winter, davon { $secured } gesichert.
igels-won-last-turn = { $seat } gewinnt nach der letzten Runde mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
}.

### Why something was not done

igels-over = Das Spiel ist vorbei.
igels-species-settled = Die Tierarten stehen fest (C9).
igels-species-yours = Du hast deine Tierart schon (C9).
igels-species-taken = { $species } sind schon vergeben (C9).
igels-no-such = Etwas namens „{ $word }“ gibt es hier nicht.
igels-cannot-draw = So kannst du jetzt nicht ziehen (C17).
igels-must-join = Zu lange gab es keinen Kampf: Jetzt musst du jemanden schicken (C20).
igels-say-which = Sag, was du meinst.
igels-say-nothing-more = Dazu braucht es keine weiteren Worte.
igels-wrong-species = { $card } nützt deiner Tierart nichts (C54).
igels-needs-partner = { $card } braucht sein Tier auf deiner Seite im Kampf (C66).
igels-not-in-battle = { $card } spielt man { $when }, nicht als Hilfe (C25).
igels-no-event = { $card } ist kein Ereignis: Leg es als Hilfe (C25).
igels-only-answers = { $card } ist nur eine Antwort auf das, was dich trifft (C38).
igels-wrong-moment = Nicht jetzt: { $card } spielt man { $when } (C36).
igels-resting = Du passt bis zum Ende der Runde bei Ereignissen: Nimm das erst zurück (C36).
igels-rest-later = Entscheide zuerst über { $card }, dann kannst du bei Ereignissen passen (C36).
igels-not-resting = Du passt in dieser Runde nicht bei Ereignissen (C36).
igels-from-outside = Wer aussetzt, darf { $card } an diesem Tisch nicht spielen (C39).
igels-no-sense = { $card } könnte jetzt nichts ändern (C36).
igels-no-aim = So lässt sich { $card } nicht einsetzen (C37).
igels-no-ability = Dein Anführer hat keine Fähigkeit, die jetzt etwas bewirkt (C31).
igels-other-moment = Nicht jetzt: { $card } nutzt die Fähigkeit { $when } (C31).
igels-other-ability = Nur dein Anführer setzt seine Fähigkeit ein: { $card } (C23).
igels-nothing-to-pass = Jetzt gibt es nichts zu passen.
igels-not-asked = Du bist gerade nicht gefragt.
igels-no-such-food = Wähle eigenes ungesichertes Futter, höchstens { $count } (C63).
igels-no-answer = Das hält { $card } nicht auf (C38).
igels-trade-two = Tausche genau { $count } verschiedene Karten (C53).
igels-not-in-hand = Du hast diese Karten nicht.
igels-card-not-held = Du hast keine Karte { $card }.
igels-answer-first = Erst muss { $card } beantwortet werden (C38).
igels-aim-first = Erst muss { $seat } wählen (C37).
igels-not-now = Dafür ist jetzt nicht die Zeit (C14).
igels-not-your-turn = { $seat } ist an der Reihe (C14).
igels-asleep = { $animal } schläft (C55).
igels-no-such-animal = Kein Tier namens „{ $word }“ ist bei dir bereit (C56).

### The picture

igels-title-turn = Runde { $turn }: { $phase }
igels-phase-species = Tierarten
igels-phase-build-up = Aufbau
igels-phase-battle = Kampf
igels-phase-swag = Beute
igels-phase-organization = Ordnung
igels-phase-tally = Abrechnung
igels-wait-species = { $seats }: Tierart wählen
igels-wait-draw = { $seats }: Karten ziehen
igels-wait-lead = { $seats }: Anführer schicken oder aussetzen
igels-wait-join = { $seats }: Mitläufer dazu oder passen
igels-wait-lay = { $seats }: Hilfe legen oder passen
igels-wait-bu = Ereignisse vor dem Kampf? { $seats }
igels-wait-mu = Ereignisse vor der Hilfe? { $seats }
igels-wait-ab = Fähigkeiten der Anführer: { $seats }
igels-wait-c1 = Ereignisse: { $seats }
igels-wait-c2 = Die Summen stehen, Ereignisse und Fähigkeiten: { $seats }
igels-wait-sp = Ereignisse vor der Beute? { $seats }
igels-wait-take = Futter aus dem Unentschieden: { $seats }
igels-wait-sw = Ereignisse nach der Beute? { $seats }
igels-wait-or = Ereignisse vor dem Tausch? { $seats }
igels-wait-home = Auf dem Heimweg, Fähigkeiten: { $seats }
igels-wait-trade = Zwei Karten gegen eine? { $seats }
igels-wait-hit = { $card } von { $by } trifft: { $seats }
igels-wait-aim = { $seats }: { $question }
igels-wait-over = Der Krieg ist vorbei
igels-forest = Wald: { $count }
igels-prize = Wer gewinnt, nimmt { $count }
igels-prize-taken = genommen
igels-sits = sitzt diesen Kampf aus
igels-knocked-out = raus
igels-drawn = unentschieden
igels-hand = Deine Hand

### The picture in words

igels-alt = Igels, Runde { $turn }, { $phase }. { $wait }.
igels-describe-forest = Wald: { $food } Futter. Hilfsstapel: { $pile }. Müllkippe: { $dump }. { $seat } ist Startspieler.
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
igels-describe-quick = { $seat } spielt schnell: passt nach ein paar Sekunden.
igels-describe-ready = Bereit: { $animals }
igels-describe-asleep = Schlafend: { $animals }
igels-describe-dead = Tot: { $animals }
igels-describe-animal = { $animal } { $sap }
igels-describe-animal-used = { $animal } { $sap } (verbraucht)
igels-describe-food = Ungesichertes Futter: { $food }
igels-describe-secured = Gesichertes Futter: { $food }
igels-describe-penalties = Strafen: { $cards }
igels-describe-known = Sicher auf der Hand: { $cards }
igels-describe-side = { $seat } kämpft: Anfangs-SAP { $initial }, jetzt { $total }.
igels-describe-part = { $card } { $sap }
igels-describe-parts = { $seat } hat { $parts }.
igels-describe-leader = Anführer: { $animals }
igels-describe-hangers-on = Mitläufer: { $animals }
igels-describe-silenced = Die Fähigkeit von { $animal } ruht in diesem Kampf.
igels-describe-out = Umgehauen: { $animals }
igels-describe-down = { $seat } hat { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} verdeckt gelegt.
igels-describe-events = Aufgedeckt, noch nicht gespielt: { $cards }
igels-describe-spoils = Der Sieger nimmt zurzeit { $count } Futter.
igels-describe-peace = Der Kampf ist schon unentschieden.
igels-describe-hand = Auf deiner Hand:
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
igels-event-text = { $text } Spielbar { $when }.
igels-one-shot-text = { $text } Nutzbar { $when }.
igels-when-any = immer, wenn nach Ereignissen gefragt wird
igels-when-mu-c1-c2 = im Kampf, bevor Hilfe gelegt wird oder wenn sie aufgedeckt ist
igels-when-sp = bevor die Beute genommen wird
igels-when-bu-or = vor dem Kampf oder vor dem Tausch
igels-when-reaction = als Antwort auf das, was dich trifft
igels-when-ab-c2 = vor den Ereignissen eines Kampfes oder wenn die Summen stehen
igels-when-home = nach dem Kampf, bevor die Kämpfer einschlafen
igels-when-sw = nach der Beute eines Kampfes

### Cards: their names and what they do

igels-jumbo = Jumbo
igels-jumbo-text = Führt: +1 SAP je Knüppel, den du aufdeckst, höchstens +2.
igels-gramps = Igel-Oppa
igels-gramps-text = Einmal, führend: +6 SAP. Nach dem Kampf trifft ihn der Schlag.
igels-gilly = Gilly
igels-gilly-text = Siegt führend: zieh 1 Hilfskarte. Scheu.
igels-junkie = Junkie-Igel
igels-junkie-short = Junkie
igels-junkie-text = Junkie-Nadeln bleiben unter ihm, je +1 SAP.
igels-spike = Stachel
igels-spike-text = Führt: nicht zu töten, nicht umzuhauen.
igels-bramble = Brombeere
igels-bramble-text = Siegt führend: ein Gegner deiner Wahl wirft 1 Karte blind ab.
igels-nightwatch = Nachtwache
igels-nightwatch-text = Einmal, führend: schläft nach dem Kampf nicht ein.
igels-gobbler = Vielfraß
igels-gobbler-text = Siegt führend: nimmt 1 Futter mehr.
igels-ninja = Ninja-Hörnchen
igels-ninja-short = Ninja
igels-ninja-text = Einmal, führend: eigene SAP 9 in diesem Kampf.
igels-floxel = Floxel
igels-floxel-text = Keine Fähigkeit, nur stämmig.
igels-finee = Finee
igels-finee-text = Solange sie lebt: 5 deiner Futter sind sicherbar, nicht 3. Scheu.
igels-hazel = Hasel
igels-hazel-text = Siegt führend: nimmt 1 Futter mehr.
igels-acorn = Eichel
igels-acorn-text = Siegt führend: zieh 1 Futter mehr, leg 1 zurück.
igels-daredevil = Draufgänger
igels-daredevil-text = Einmal, führend: stirbt, haut einen gegnerischen Anführer um.
igels-bushtail = Buschschwanz
igels-bushtail-short = Buschi
igels-bushtail-text = Führt: fremder Regen und Häher treffen dich nicht.
igels-twig = Zweig
igels-twig-text = Einmal, führend: nach dem Kampf 1 Kampfkarte zurück auf die Hand.
igels-pepper = Pfeffer
igels-pepper-text = Siegt führend: nimmt 1 Futter mehr. Vegetarier.
igels-hoppsa = Hoppsa
igels-hoppsa-text = Einmal, führend: alle wach heim, Kampfkarten zurück, Ereignisse weg.
igels-fluff = Flausch
igels-fluff-text = Führt: Gegner nach ihr führen ohne Fähigkeit, außer scheue. Scheu.
igels-ronn = Ronn
igels-ronn-text = Dabei: +1 SAP je anderem deiner Tiere im Kampf, höchstens +3.
igels-lop = Schlappohr
igels-lop-text = Keine Fähigkeit. Vegetarier.
igels-lucky-foot = Glückspfote
igels-lucky-foot-short = Pfote
igels-lucky-foot-text = Einmal, führend: hebt ein Ereignis gegen dich auf.
igels-burrower = Wühler
igels-burrower-text = Siegt führend: sichert 1 der neuen Futter.
igels-thistle = Distel
igels-thistle-text = Siegt führend: weckt eins deiner Tiere.
igels-tulip = Tulpe
igels-tulip-text = Siegt führend: zieh 2 Hilfskarten. Scheu.
igels-flesel = Flesel
igels-flesel-text = Führt: eine Münze gibt +2 oder −2 SAP.
igels-futty = Futty
igels-futty-text = Führt: gegnerische scheue Tiere zählen 0.
igels-trunkee = Trunkee
igels-trunkee-text = Dabei: Gleichstand vorn gewinnst du allein.
igels-cheese-thief = Käsedieb
igels-cheese-thief-short = Dieb
igels-cheese-thief-text = Einmal, führend, ohne Sieg: stiehl 1 ungesichertes Gegner-Futter.
igels-whisker = Schnurrhaar
igels-whisker-text = Siegt führend: nimmt 1 Futter mehr.
igels-gnaw = Nager
igels-gnaw-text = Einmal, führend: eine gegnerische Kampfkarte zählt 0.
igels-swarmer = Schwärmer
igels-swarmer-text = Führt: +1 SAP je Mitläufer, höchstens +2.
igels-pine-cone = Tannenzapfen
igels-pine-cone-text = +1 SAP.
igels-mud = Schlammknödel
igels-mud-text = +2 SAP.
igels-left-hook = Linker Haken
igels-left-hook-text = +2 SAP.
igels-rage = Wutausbruch
igels-rage-text = +3 SAP.
igels-tail-whip = Schwanzpeitsche
igels-tail-whip-text = +4 SAP.
igels-strike = Hörnchenschlag
igels-strike-text = +3 SAP, nur Eichhörnchen.
igels-spine-roll = Stachelrolle
igels-spine-roll-text = +3 SAP, nur Igel.
igels-hind-kick = Hinterlauftritt
igels-hind-kick-text = +3 SAP, nur Kaninchen.
igels-gang-bite = Bandenbiss
igels-gang-bite-text = +3 SAP, nur Mäuse.
igels-web = Spinnennetz
igels-web-text = +1 SAP, ein Gegner −1.
igels-wire = Stacheldraht
igels-wire-text = +2 SAP, keins deiner Tiere wird umgehauen.
igels-club = Knüppel
igels-club-text = +2 SAP.
igels-chainsaw = Kettensäge
igels-chainsaw-text = +5 SAP.
igels-trap = Bärenfalle
igels-trap-text = +1 SAP, haut einen gegnerischen Mitläufer um.
igels-oil = Altöl
igels-oil-text = +1 SAP, eine gegnerische Kampfkarte mit 1 oder 2 zählt 0.
igels-needle = Junkie-Nadel
igels-needle-text = +1 SAP für immer, unter dem Junkie-Igel.
igels-bernie = Bär Bernd
igels-bernie-text = +5 SAP.
igels-elephant = Zirkuselefant
igels-elephant-text = +5 SAP, jeder Gegner −1.
igels-scouts = Pfadfinder
igels-scouts-text = Eine Münze: +4 SAP, oder sie verlaufen sich.
igels-balloon = Froschballon
igels-balloon-text = +3 SAP.
igels-helmet = Eichelhelm
igels-helmet-text = +1 SAP für immer, unter Floxel.
igels-paprika = Scharfe Paprika
igels-paprika-text = +1 SAP für immer, unter Pfeffer.
igels-shield = Kronkorkenschild
igels-shield-text = +1 SAP für immer, unter Flesel.
igels-nettles = Brennnesseln
igels-nettles-text = +1 SAP, zieh 1 Hilfskarte.
igels-magpie = Diebische Elster
igels-magpie-text = Stiehl 1 ungesichertes Futter deiner Wahl.
igels-stash = Vorrat entdeckt!
igels-stash-text = Stiehl einem Spieler blind 2 ungesicherte Futter.
igels-duckweed = Entengrütze
igels-duckweed-text = Antwort: verhindert Diebstahl bei dir.
igels-nest = Eichhörnchenkobel
igels-nest-text = Eichhörnchen sichern Futter, insgesamt 3.
igels-lair = Igelbau
igels-lair-text = Igel sichern Futter, insgesamt 3.
igels-burrow = Kaninchenbau
igels-burrow-text = Kaninchen sichern Futter, insgesamt 3.
igels-mouse-hole = Mauseloch
igels-mouse-hole-text = Mäuse sichern Futter, insgesamt 3.
igels-godmother = Gute Fee
igels-godmother-text = Eins deiner toten Tiere ist zurück, wach.
igels-road = Waldstraße
igels-road-text = Tötet ein fremdes Tier im Kampf.
igels-rain = Saurer Regen
igels-rain-text = Alle anderen im Kampf: −3 SAP.
igels-fox = Frechs der Fuchs
igels-fox-text = Haut ein fremdes Tier im Kampf um.
igels-smoke = Friedenskippe
igels-smoke-text = Der Kampf endet unentschieden.
igels-buzzard = Bussard Bottsy
igels-buzzard-text = Tötet ein fremdes Tier im Kampf, SAP-Aufdruck 1 oder 2.
igels-harvest = Rekordernte
igels-harvest-text = Der Sieger nimmt 1 Futter mehr.
igels-ranger = Förster
igels-ranger-text = Der Sieger nimmt 1 Futter weniger.
igels-stomach = Bauchweh
igels-stomach-text = Ein anderer verliert am Ende 2 Punkte.
igels-rooster = Hahn
igels-rooster-text = Alle deine schlafenden Tiere wachen auf.
igels-log = Hohler Stamm
igels-log-text = Antwort: stoppt Tod, Umhauen oder Regen bei dir.
igels-wind = Zweite Luft
igels-wind-text = Du kämpfst: +3 SAP.
igels-jay = Eichelhäher
igels-jay-text = Ein anderer im Kampf: −3 SAP.
igels-ferret = Taschenfrettchen
igels-ferret-text = Ein anderer wirft blind 2 Karten ab.

### Die Einführung neben einem Tisch der Sandbox (lessons.toml)

igels-lesson-1-title = Wähl deine Tiere
igels-lesson-1 = Alle führen eine Tierart. Wähl deine in den Direktnachrichten oder unter **Meine Hand**.
igels-lesson-2-title = Zieh zwei Karten
igels-lesson-2 = **Tiere** kämpfen für dich, **Hilfskarten** helfen ihnen heimlich. Nimm, was dir fehlt.
igels-lesson-3-title = Schick einen Anführer
igels-lesson-3 = Ein waches Tier führt an, andere dürfen mit. Oder du setzt diesen Kampf aus, dann wird niemand müde.
igels-lesson-4-title = Leg Hilfe, dann deckt alle auf
igels-lesson-4 = Karten werden verdeckt gelegt und zusammen aufgedeckt. Die höchste **SAP** nimmt zwei Futter aus dem Wald; Ereignisse können noch alles ändern.
igels-lesson-5-title = Auf in den Winter
igels-lesson-5 = Am Ende zählt das Futter. Wirst du nur gefragt, ob du mit einem Ereignis antwortest, dann kannst du **passen**; **Schnell** passt für dich.
