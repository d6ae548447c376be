# Wörter, die jeder Tisch braucht. Die eines Spiels stehen in seeds/<spiel>/text.
# `{ $seat }` und `{ $host }` sind Namen; `{ $seats }` ist eine Liste: „A, B und C“.

### Leute und Plätze

seat = { $seat }
seat-unnamed = Platz { $number }
somebody = jemand
# Beginnt einen Satz anstelle eines Namens, der nichts zeigt.
nameless = Jemand
# The faces of the house, one on each of its seats; no animal of a game has such a name.
house = { $face ->
    [1] Farn
    [2] Wacholder
    [3] Efeu
    [4] Heide
    [5] Klee
    [6] Ahorn
    [7] Weide
   *[other] Eberesche
}
# In the list of seats, and where it takes or gives up a seat.
house-seated = { $seat } (Computer)
list-empty = –
# In the picture of a hand; in a replay it is the hand of { $seat }.
your-hand = Deine Hand
hand-of = Hand von { $seat }

### Was am Tisch geschieht

table-joined = { $who } setzt sich an den Tisch.
table-word-added = { $who } gibt ein Wort zum Mischen dazu.
table-left = { $who } verlässt den Tisch.
table-left-to-house = { $who } verlässt den Tisch, { $seat } übernimmt den Platz.
table-begun = { $game } beginnt. Viel Spaß!
table-house-played = Der Computer spielt für { $seat }, die Zeit war um.
table-house-moves = Der Computer spielt für { $seat }.
table-covered = { $seat } ist gerade weg.
table-back = { $seat } ist wieder da.
table-taken = { $who } übernimmt den Platz von { $former }.
table-pace = Neues Tempo: { $pace }.
table-part = ### { $part }
table-took-back = { $seat } nimmt zurück: „{ $what }“{ $later ->
    [0] { "" }
    [one] { " " }Auch der Zug danach gilt nicht mehr.
   *[other] { " " }Auch die { $later } Züge danach gelten nicht mehr.
}
table-asks-back = { $seat } möchte zurücknehmen: „{ $what }“
table-back-refused = { $who } sagt Nein: { $seat } kann diesen Zug nicht zurücknehmen.
table-back-withdrawn = { $seat } möchte den Zug nicht mehr zurücknehmen.
table-request-dropped = Die Partie geht weiter, also gilt die Bitte um Zurücknehmen nicht mehr.
table-a-move = einen Zug.
table-conceded = Alle anderen haben aufgegeben. Sieg für { $seats }.
table-ended-by = { $who } hat die Partie beendet.
table-ended-mod = Die Moderation hat die Partie beendet.
table-ended-vote = Die Runde am Tisch hat die Partie beendet.

closed-all-left = Der Tisch ist geschlossen: Alle haben ihn verlassen.
closed-all-away = Alle waren weg, der Tisch ist geschlossen.
closed-nobody-back = Eine Woche lang ist niemand zurückgekommen, der Tisch ist geschlossen.
closed-never-started = Der Tisch ist geschlossen: Einen Tag lang hat niemand gestartet.
closed-frozen = Diesen Tisch konnte ich nicht lesen, er wurde ohne Ergebnis geschlossen. Gelöscht wurde nichts.

### Warum etwas nicht geht

refusal-already-seated = Du hast schon einen Platz an diesem Tisch.
refusal-table-full = { $seats ->
    [one] Der einzige Platz ist besetzt.
   *[other] Alle { $seats } Plätze sind besetzt.
}
refusal-no-house = Der Computer hat an diesem Tisch keinen Platz.
refusal-no-such-option = Dieses Spiel hat keine Option „{ $option }“. Es gibt { $options }.
refusal-bad-option = Die Option „{ $option }“ kann { $fits } sein, nicht „{ $value }“.
refusal-no-such-game = Ein Spiel namens „{ $game }“ kenne ich nicht. Hier gibt es { $games }.
refusal-seat-count = { $spread ->
    [0] { $most ->
        [one] Dieses Spiel ist für eine Person
       *[other] Dieses Spiel ist für genau { $most } Personen
    }
   *[other] Dieses Spiel ist für { $least } bis { $most } Personen
}; { $have ->
    [one] ein Platz ist besetzt
   *[other] { $have } Plätze sind besetzt
}.
refusal-no-partners = Hier spielen alle allein; es gibt keine Partner.
refusal-only-host = Das kann nur der Host: { $host }.
refusal-only-host-starts = Jetzt kann nur der Host starten: { $host }. Wenn hier { $minutes } Minuten lang nichts passiert, können es alle am Tisch.
refusal-only-host-ends = Beenden kann nur der Host ({ $host }) oder die Moderation.
refusal-end-by-vote = Du spielst mit anderen: Die Partie endet, wenn die meisten es wollen. Drücke „{ ui-wish-end }“ unter „{ ui-more }“.
refusal-only-host-closes = Schließen kann diesen Tisch nur der Host oder die Moderation.
refusal-not-seated = Du hast an diesem Tisch keinen Platz.
refusal-not-away = Der Platz gehört schon dir: Der Computer spielt nicht für dich.
refusal-not-away-others = Dieser Button ist nur für { $seats }: Für dich spielt der Computer nicht.
refusal-no-abandoned-seat = Hier ist kein Platz aufgegeben worden.
refusal-other-hand = Du hast die Karten eines Platzes gesehen, der jetzt wieder besetzt ist. Einen anderen kannst du nicht übernehmen.
refusal-no-such-pace = Weiter geht es in diese Richtung nicht.
refusal-watch-seated = Du spielst hier mit: In deiner Hand siehst du mehr als beim Zuschauen.
refusal-watch-off = Der Host hat das Zuschauen ausgeschaltet. Die Nachricht des Tischs zeigt die Partie weiterhin.
refusal-watch-full = Es schauen schon { $most } Leute zu, mehr geht nicht. Die Nachricht des Tischs zeigt dasselbe.
refusal-takeback-gone = Das lässt sich nicht mehr zurücknehmen: Es ist schon geschehen, jemand hat Nein gesagt, oder seitdem wurde etwas Verdecktes gezeigt.
refusal-takeback-unasked = Niemand möchte mehr einen Zug zurücknehmen.
refusal-takeback-asks = Das kannst du nicht mehr allein zurücknehmen. Mit „{ ui-takeback-ask }“ fragst du die anderen.
refusal-takeback-asked = Du hast schon gefragt. Die anderen antworten bei ihren Karten oder am Tisch.
refusal-takeback-agreed = Du hast es schon erlaubt. Die anderen sind noch gefragt.
refusal-takeback-other = Jemand möchte einen anderen Zug zurücknehmen. Antworte zuerst darauf.
refusal-not-your-turn = Du bist nicht dran. Warten auf { $seats }.
refusal-nothing-asked = Du hast gerade nichts zu tun.
refusal-not-offered = Dieser Zug ist gerade nicht möglich.
refusal-stale = Das ist schon entschieden, geändert wurde nichts.
refusal-went-back = Inzwischen wurde ein Zug zurückgenommen. So steht es jetzt.
refusal-old-control = Dieser Button ist veraltet. /table zeigt den aktuellen Stand.
refusal-too-late-to-write = Das hat bei mir zu lange gedauert. Bitte drück noch einmal auf den Button.
refusal-too-soon = Noch zu früh. Möglich ab
refusal-replay-running = Noch einmal ansehen kannst du eine Partie, sobald sie vorbei ist. Zu früheren führt /history.
refusal-replay-none = Am letzten Tisch hier wurde nichts gespielt. Zu früheren Partien führt /history.
refusal-not-shared = Der Server dieser Partie teilt seine Partien nicht mit anderen Servern.
refusal-sharing-off = Dieser Server teilt seine Partien nicht. Wer ihn verwaltet, kann das mit /settings erlauben.
refusal-no-such-code = Zum Code „{ $code }“ gibt es keine Partie. Codes sehen aus wie HR-7K2P-9WXM und enden, wenn die Partie gelöscht wird.
refusal-too-many-codes = Du kannst { $most } Codes pro Minute ausprobieren. Warte bitte eine Minute.
refusal-nothing-moves = Vor diesem Schritt hat sich nichts Sichtbares bewegt. Geh ein paar Schritte weiter und drück noch einmal.
refusal-too-many-moving = Ich zeichne dir { $most } bewegte Bilder pro Minute. Warte bitte eine Minute.
refusal-too-many-shown = Du kannst allen { $most }-mal pro Minute etwas zeigen. Warte bitte eine Minute.
refusal-may-not-write = Du darfst in diesem Kanal nicht schreiben und deshalb hier auch nichts zeigen.
refusal-play-on-over = Bei diesem Schritt ist die Partie vorbei. Geh einen Schritt zurück und spiel von dort weiter.
refusal-dm-closed = Private Tische laufen über Direktnachrichten, und ich kann dir keine schicken. Erlaube sie in den Privatsphäre-Einstellungen für diesen Server und drück noch einmal.
refusal-no-word = Schreib ein Wort mit mindestens einem sichtbaren Zeichen.
refusal-record-secret = Das Mischen lässt sich prüfen, sobald die Partie vorbei ist.
refusal-no-record = Von dieser Partie ist nichts gespeichert, womit man sie prüfen oder noch einmal ansehen könnte.
ui-gained = Neu auf deiner Hand: { $cards }
ui-since = Seit du zuletzt dran warst:
ui-since-start = Seit die Partie begonnen hat:
ui-since-own = Seit deinem letzten Zug:
ui-since-more = { $count ->
    [0] einiges ist ausgelassen: siehe „{ ui-story }“
   *[other] { $count } bei „…“ ausgelassen: siehe „{ ui-story }“
}
ui-panel-ends = Diese Ansicht kann der Partie nicht länger folgen. Der Button öffnet eine neue.
# The time follows.
ui-early = Etwas zu früh: Dein Zug wartet noch bis
# On a button, after its name.
ui-in-seconds = in { $seconds } s
refusal-no-table-here = In diesem Kanal gibt es keinen Tisch. Mit /play eröffnest du einen.
refusal-no-such-table = Diesen Tisch gibt es nicht mehr.
refusal-not-begun = Die Partie hat noch nicht begonnen.
refusal-already-begun = Die Partie hat schon begonnen.
refusal-table-over = Diese Partie ist vorbei.
refusal-frozen = Den Spielstand dieses Tisches kann ich nicht lesen, deshalb ruht er. Gelöscht wurde nichts; sag bitte der Person Bescheid, die diesen Bot betreibt.
refusal-frozen-no-game = An diesem Tisch wird „{ $game }“ gespielt, das habe ich nicht. Er ruht; gelöscht wurde nichts.
refusal-frozen-damaged = Der Spielstand dieses Tisches ist beschädigt. Der Tisch ruht, damit niemand mit falschen Karten weiterspielt; gelöscht wurde nichts.
refusal-no-table-of-yours = Du hast gerade an keinem Tisch einen Platz.
refusal-not-your-panel = Diese Auswahl gehört zu einem anderen Platz.
refusal-unread-move = „{ $move }“ verstehe ich nicht als Zug. Beim Tippen werden dir deine Züge vorgeschlagen.
refusal-long-text = Ein Text in einem Befehl hat nicht mehr als { $most } Zeichen.
refusal-no-such-rule = Eine Regel „{ $section }“ hat dieses Spiel nicht.
refusal-options-form = „{ $text }“ verstehe ich nicht. Optionen sehen so aus: house=sleepy
refusal-only-server = Tische gibt es nur auf Servern. Bitte benutze den Befehl dort in einem Kanal.
refusal-not-member = Hier sind nur meine Befehle installiert, ich selbst bin nicht auf dem Server. Wer ihn verwaltet, kann mich hinzufügen: In meinem Profil steht „App hinzufügen“.
refusal-permissions = In diesem Kanal kann ich noch nicht spielen. Bitte gib mir: { $permissions }.
refusal-closing = Ich starte gleich neu. Alle Tische sind sicher; versuch es bitte in einer Minute noch einmal.
refusal-hosts-many = Du bist schon Host von { $most ->
    [one] einem Tisch, mehr sind hier nicht erlaubt. Beende ihn zuerst
   *[other] { $most } Tischen, mehr sind hier nicht erlaubt. Beende zuerst einen
} mit /end.
refusal-server-full = Auf diesem Server { $most ->
    [one] ist ein Tisch
   *[other] sind { $most } Tische
} offen, und mehr sind nicht erlaubt. Wer den Server verwaltet, kann das mit /settings ändern.
refusal-too-many-commands = Das waren mehr als { $most } Befehle in einer Minute. Bitte versuch es etwas später.

### Vor dem Spiel

# The people of the game before follow.
ui-rematch-missing = Aus der letzten Partie fehlen noch:
ui-seats-taken = { $have } von { $most } Plätzen besetzt
ui-needs-more = { $count ->
    [one] Es fehlt noch eine Person. „{ ui-house }“ füllt den Platz.
   *[other] Es fehlen noch { $count } Personen. „{ ui-house }“ füllt die Plätze.
}
ui-needs-people = { $count ->
    [one] Es fehlt noch eine Person.
   *[other] Es fehlen noch { $count } Personen.
}
ui-ready-to-start = Alles bereit: { $host } kann die Partie starten.
ui-join = Mitspielen
ui-leave = Tisch verlassen
ui-house = Computer hinzufügen
ui-unhouse = Computer entfernen
ui-partners = Partner wechseln
ui-partners-are = Partner: { $seats }
ui-start = Starten
ui-options = Optionen
table-chosen = An diesem Tisch gewählt: { $options }.
ui-options-passed = { $host } ist jetzt Host und wählt die Optionen.
ui-game-decides = automatisch
ui-on = An
ui-off = Aus
ui-opened = Der Tisch ist eröffnet. Viel Spaß!
ui-seated = Du sitzt am neuen Tisch. Die Optionen wählt und die Partie startet der Host: { $host }.
ui-seated-already = Du bist schon dabei, am neuen Tisch:
ui-left = Du hast den Tisch verlassen.
ui-leave-sure = Mitten in der Partie gehen? Der Computer spielt auf deinem Platz weiter. Solange er spielt, kannst du zurückkommen.
ui-leave-rests-sure = Mitten in der Partie gehen? Die anderen sind weg: Sie ruht, bis jemand zurück ist. Auch du kannst zurückkommen.
ui-leave-closes-sure = Gehen? Sonst ist niemand mehr da, der Tisch wird ohne Ergebnis geschlossen.
ui-leave-lobby-sure = Den Tisch vor Beginn der Partie verlassen?
ui-concede-sure = Gehen und aufgeben? Die Partie endet. Sieg für { $seats }.
ui-result-counts = Das Ergebnis zählt für dich.
ui-end = Partie beenden
ui-end-sure = Die Partie für alle ohne Ergebnis beenden?
ui-end-vote-sure = Diese Partie ohne Ergebnis beenden? Sie endet, sobald die meisten am Tisch es wollen. Wer seit einem Tag weg ist oder ohne Zeitlimit seit drei Tagen nicht gezogen hat, zählt nicht mit.
ui-close-sure = Diesen Tisch, den ich nicht lesen kann, für alle ohne Ergebnis schließen?
ui-close = Tisch schließen
ui-frozen-close = Der Host oder die Moderation kann ihn mit /end schließen; dann ist der Kanal wieder frei.

ui-pace = Tempo
ui-pace-live = Live
ui-pace-live-hint = Alle sind da: 90 Sekunden pro Zug, 25 bis 40 für kurze Fragen.
ui-pace-relaxed = Entspannt
ui-pace-relaxed-hint = Über den Tag verteilt: 6 Stunden pro Zug, 1 bis 5 Minuten für kurze Fragen.
ui-pace-slow = Gemächlich
ui-pace-slow-hint = Alle ziehen, wann es passt: 2 Tage pro Zug, 6 Stunden für kurze Fragen.
ui-pace-none = Ohne Zeitlimit
ui-pace-none-hint = Die Partie wartet auf jeden Zug.

ui-strength = Spielstärke des Computers
ui-strength-sharp = Hellwach
ui-strength-sharp-hint = Denkt gründlich nach und vergisst nichts.
ui-strength-human = Wie ein Mensch
ui-strength-human-hint = Denkt kurz nach und vergisst ab und zu etwas.
ui-strength-sleepy = Verschlafen
ui-strength-sleepy-hint = Denkt kaum nach und vergisst vieles.

ui-tempo = Tempo des Computers
ui-tempo-brisk = Flott
ui-tempo-brisk-hint = Etwa eine Sekunde pro Zug.
ui-tempo-calm = Ruhig
ui-tempo-calm-hint = So langsam, dass man jedem Zug folgen kann.

ui-takebacks = Züge zurücknehmen
ui-takebacks-unrated = Wo nichts gewertet wird
ui-takebacks-unrated-hint = In Partien mit dem Computer und in solchen ohne Wertung.
ui-takebacks-always = Erlaubt
ui-takebacks-always-hint = In jeder Partie, auch in gewerteten.
ui-takebacks-never = Nicht erlaubt
ui-takebacks-never-hint = Gezogen ist gezogen.

### Der Tisch und die Hand

ui-hand = Meine Hand
ui-move = Mein Zug
ui-read = Tisch als Text
ui-readhand = Hand als Text
ui-story = Was bisher geschah
ui-story-none = Bisher ist noch nichts geschehen. Schau nach dem ersten Zug wieder herein.
ui-account = Wie wurde gezählt?
ui-account-none = Noch ist nichts gezählt. Punkte stehen hier, sobald eine Runde gewertet ist, bei manchen Spielen erst am Ende.
ui-account-over = In dieser Partie wurden keine Punkte gezählt.
ui-cards-menu = Was ist das? { $first } … { $last }
ui-cards-menu-one = Was ist das? { $first }
ui-cards-open = Wähl etwas, das offen liegt, und lies, was es ist.
ui-cards-found = Diese haben „{ $query }“ im Namen:
refusal-no-such-card = Dieses Spiel hat keine Karte namens „{ $card }“. Beim Tippen werden dir seine Karten angeboten.
ui-cards = Karten
ui-hint = Zug vorschlagen
ui-hint-sure = **Ein Zugvorschlag kostet hier etwas.** Mit ihm kann diese Partie deine Wertung nicht erhöhen und zählt in der Rangliste nicht als Sieg. Senkt sie deine Wertung, zählt das trotzdem. Für die anderen ändert sich nichts. Während der Partie erfährt es niemand, im Ergebnis steht es.
ui-hintnow = Vorschlag zeigen
ui-hint-is = Der Computer würde:
ui-hint-why = Der Computer hält das hier für das Beste; ein einzelner Grund sticht nicht hervor.
ui-hint-only = Du hast keine andere Wahl.
ui-hint-free = Das zählt nicht als Vorschlag.
ui-hint-left = { $count ->
    [0] Das war dein letzter Vorschlag in dieser Partie.
    [one] Noch ein Vorschlag in dieser Partie.
   *[other] Noch { $count } Vorschläge in dieser Partie.
}
ui-hints = Zugvorschläge
ui-hints-none = Keine
ui-hints-none-hint = Alle denken selbst.
ui-hints-three = Je drei
ui-hints-three-hint = Wer dran ist, kann fragen, was der Computer tun würde.
ui-hints-any = So viele man mag
ui-hints-any-hint = Gut für die erste Partie.
ui-hints-cap = damit steigt die eigene Wertung nicht
ui-hints-taken = { $count ->
    [one] ein Vorschlag
   *[other] { $count } Vorschläge
}
refusal-hint-not-asked = Einen Vorschlag gibt es, wenn du dran bist.
refusal-hint-none = Hier habe ich keinen Vorschlag: Es gibt nichts zu wählen, oder es geht um das, was du dir gemerkt hast.
refusal-hint-late = Das wurde entschieden, während ich nachgedacht habe. Der Vorschlag zählt nicht.
refusal-hint-busy = Der Computer denkt gerade über viele Partien nach. Frag bitte in einer Minute noch einmal; gezählt wurde nichts.
refusal-hint-failed = Mir ist kein Vorschlag eingefallen. Gezählt wurde nichts.
refusal-hints-off = An diesem Tisch gibt es keine Vorschläge.
refusal-hints-used = Du hattest schon alle { $most } Vorschläge dieser Partie.
ui-look-at-table = Zum Tisch
ui-play = Spielen
ui-rules = Regeln
ui-learn = Lernen
ui-learn-step = Schritt { $step } von { $steps }
ui-learn-right = Richtig!
ui-learn-clever = Schlau!
ui-learn-wrong = Das ist es nicht: Versuch es noch einmal!
ui-learn-undone = Schon zurückgenommen: Darunter steht alles wie vorher.
ui-learn-try = Probier es jetzt selbst: eine kurze Partie gegen den Computer auf leichtester Stufe, in deinen Direktnachrichten. Sie zählt nirgends, und du kannst sie jederzeit beenden.
ui-lessongame = Kurze Partie spielen
ui-tip = Tipp:
ui-tipsoff = Keine Tipps mehr
ui-tips-are-off = Die Tipps sind aus. Mit /me schaltest du sie wieder ein.
ui-rematch = Noch eine Partie
ui-rematchset = Optionen ändern
ui-back = Zurück
ui-takeback = Zurücknehmen
ui-takeback-ready = Doch noch nicht
ui-takeback-later = { $later ->
    [one] Meinen Zug und den danach zurücknehmen
   *[other] Meinen Zug und { $later } danach zurücknehmen
}
ui-takeback-ask = Meinen letzten Zug zurücknehmen? Andere fragen
ui-takeback-allow = Erlauben
ui-takeback-refuse = Nein
ui-takeback-withdraw = Bitte zurückziehen
ui-takeback-asked = Du möchtest zurücknehmen: „{ $what }“{ $later ->
    [0] { "" }
    [one] { " " }Auch der Zug danach gilt dann nicht mehr.
   *[other] { " " }Auch die { $later } Züge danach gelten dann nicht mehr.
} Alle, die da sind, müssen es erlauben, bei ihren Karten oder am Tisch.
ui-takeback-wanted = { $seat } möchte zurücknehmen: „{ $what }“{ $later ->
    [0] { "" }
    [one] { " " }Auch der Zug danach gilt dann nicht mehr.
   *[other] { " " }Auch die { $later } Züge danach gelten dann nicht mehr.
} Alle, die da sind, müssen es erlauben.
ui-return = Ich bin wieder da
ui-take = Platz übernehmen
ui-more = Mehr
ui-more-hint = Die Zeit für einen Zug ändert sich, sobald alle hier es wollen; zum Beenden reichen die meisten. Was du willst, ist grün: Noch einmal drücken nimmt es zurück.
ui-watch = Zuschauen
ui-watchon = Weiter zuschauen
# The time follows.
ui-watch-until = Folgt der Partie mit ein paar Sekunden Abstand. Discord erlaubt das dieser Ansicht bis
ui-watch-stopped = Der Host hat das Zuschauen ausgeschaltet. Die Nachricht des Tischs zeigt die Partie weiterhin.
ui-watching = { $count ->
    [one] Eine Person schaut zu.
   *[other] { $count } Leute schauen zu.
}
ui-watchable-off = Zuschauen ausschalten
ui-watchable-on = Zuschauen einschalten
ui-wish-faster = Schneller
ui-wish-slower = Langsamer
ui-wish-end = Partie beenden
# Who wants it, how many do, and how many it takes.
ui-wish-faster-by = Schneller, weniger Zeit für einen Zug: { $seats } ({ $have } von { $need })
ui-wish-slower-by = Langsamer, mehr Zeit für einen Zug: { $seats } ({ $have } von { $need })
ui-wish-end-by = Partie beenden: { $seats } ({ $have } von { $need })
ui-wish-ends = kommt bis dahin niemand zurück, endet sie
ui-wish-back-by = { $seat } möchte zurücknehmen: „{ $what }“{ $later ->
    [0] { "" }
    [one] { " " }Auch der Zug danach gilt dann nicht mehr.
   *[other] { " " }Auch die { $later } Züge danach gelten dann nicht mehr.
} { $have } von { $need } sind dafür ({ $seats })
ui-wish-answer = Deine Stimme: Drücke unten „{ ui-more }“.
ui-wish-voted = Du hast abgestimmt. Zum Zurücknehmen drücke unten „{ ui-more }“.
ui-confirm = Bestätigen
ui-turn-of = Warten auf { $seats }.
ui-turn-of-house = Der Computer spielt ({ $seats }).
ui-turn-of-house-held = Der Computer wartet noch auf Antworten ({ $seats }).
ui-your-turn = Du bist dran.
ui-until = bis
# A time follows.
ui-from = ab
# In a question that opens only then; a time of day follows.
ui-possible-from = möglich ab
ui-still-asked = Es fehlt noch: { $seats }
ui-goes-on = von selbst weiter um
ui-ping = Du bist dran.
ui-passes-for-you = Hier hast du nichts zu spielen: Ich passe gleich für dich.
ui-waits-for-you = Deine Antwort fehlt noch.
ui-may-press = Noch etwas zu tun? Sonst drück „{ $label }“.
# The time follows: “in 30 seconds”.
ui-warning = Du bist dran. Du hast Zeit bis
# What was played follows.
ui-away = Deine Zeit war um, also hat der Computer für dich gespielt.
ui-time-up = Die Zeit war um, also habe ich für dich „{ $label }“ gedrückt.
ui-away-seat = Der Platz bleibt deiner. Ist deine Zeit auch beim nächsten Mal um, spielt der Computer für dich, bis du wieder da bist.
ui-rests = Alle sind weg. Die Partie geht weiter, sobald jemand zurück ist.
ui-covered = Der Computer spielt für dich, bis du wieder da bist.
ui-covers = Bis zur Rückkehr spielt der Computer für: { $seats }.
# “5 minutes ago: Waiting for Ann.” follows.
ui-as-of = Stand
ui-asked-here = Sobald du dran bist, kannst du hier wählen. „{ ui-refresh }“ zeigt, wie es jetzt steht.
ui-asked-besides = Du wirst etwas gefragt, obwohl du nicht dran bist: Bitte wähl unten.
ui-refresh = Aktualisieren
ui-nothing-to-do = Gleich geht es von selbst weiter.
ui-fair = Ehrlich gemischt
ui-fair-how = Bevor sich jemand hingesetzt hat, hat der Bot ein Geheimnis gezogen und dessen Fingerabdruck gezeigt. Ein anderes kann er nun nicht mehr nehmen. Von allen, die sich setzen, kommt die Nummer dazu, die Discord ihrem Klick gibt, und wenn sie mögen, ein Wort. Aus dem Geheimnis und alldem zusammen wird gemischt, also kann sich das niemand aussuchen: weder der Bot noch jemand am Tisch. Nach der Partie wird das Geheimnis gezeigt, und alle können nachmischen und vergleichen. Mit dem Start steht alles fest.
ui-fair-lobby = Ehrlich gemischt: Fingerabdruck { $hash }… · /fair erklärt es
ui-deal-hash = Fingerabdruck (SHA-256 des Geheimnisses): `{ $hash }`
ui-deal-seed = Das Geheimnis, nun nach der Partie gezeigt: `{ $seed }`
ui-fair-added = { $seat }: Klick { $number }
ui-fair-added-word = { $seat }: Klick { $number } und ein Wort (SHA-256: { $word })
ui-fair-started = Start: Klick { $number }
ui-fair-fits = Geprüft: Das Geheimnis passt zum Fingerabdruck, und daraus wurde gegeben.
ui-fair-broken = Das passt nicht: Gegeben wurde aus etwas anderem.
ui-record = Herunterladen
ui-record-how = Die ganze Partie als Datei. `uv run python -m engine.verify hedgerow-{ $game }-{ $table }.json` prüft Mischen, jeden Zug und das Ergebnis, allein mit den Regeln.
ui-word = Ein Wort dazugeben
ui-word-label = Dein Wort
ui-replay = Noch einmal ansehen
ui-replay-step = Schritt { $step } von { $steps }
ui-replay-first = Anfang
ui-replay-back = Zurück
ui-replay-next = Weiter
ui-replay-turn = Nächster Zug
ui-replay-last = Ende
ui-replay-jump = Springen zu …
ui-replay-view = Gesehen von …
ui-replay-open = Alle Karten offen
ui-replay-onlooker = Wie von außen gesehen
ui-replay-seat = Wie { $seat } es sah
ui-replayshow = Allen zeigen
ui-shown-by = Gezeigt von { $who }
ui-share = Teilen
ui-share-code = Mit `/replay code:HR-{ $first }-{ $second }` kann sich jeder diese Partie ansehen, auf allen Servern, auf denen ich bin.
ui-moving = Bewegtes Bild
ui-playon = Ab hier weiterspielen
ui-playon-menu = Dein Platz …
ui-playon-seat = Welchen Platz nimmst du? Alle anderen spielt der Computer.
ui-private-opened = Dein privater Tisch ist eröffnet:
ui-private-hello = **Ein privater Tisch:** Du spielst, der Computer hat alle anderen Plätze, und nichts wird gewertet. Er wartet eine Woche lang auf dich.
ui-private-taken = Du hast schon einen privaten Tisch. Spiel dort weiter oder gib ihn für einen neuen auf:
ui-private-replace = Durch neuen ersetzen
ui-occupied = In diesem Kanal steht schon ein Tisch, { $game }:
ui-resting = Dort sind alle seit über einer Stunde weg, du darfst ihn also schließen.
ui-play-in-thread = In einem Thread spielen
ui-opened-thread = Der Tisch steht in einem eigenen Thread:
ui-which-table = Du sitzt an mehreren Tischen. Welchen meinst du?
ui-paused = Pause: Ich darf im Kanal dieses Tisches nicht schreiben. Danach geht es an derselben Stelle weiter.
ui-channel-gone = Der Kanal dieser Partie wurde gelöscht. Spielt hier weiter; nach einer Woche ohne Zug endet die Partie.
ui-restart-soon = Ich starte für etwa eine Minute neu, verloren geht nichts:
ui-restarting = Ich starte neu und bin in einer Minute zurück. Verloren geht nichts.

# /admin, for the person who runs the bot.
ui-admin-since = Läuft seit
ui-admin-archive = Die Tische stehen in { $archive }
ui-admin-counts = Offene Tische: { $tables } · Server: { $servers } · Shards: { $shards }
ui-admin-latency = Antwort von Discords Gateway: { $latency } ms
ui-admin-behind = Nachrichten, die auf eine Änderung warten: { $waiting }, die älteste seit { $seconds } s
ui-admin-invite = Den Bot auf einen Server einladen
ui-admin-tables = Offene Tische: { $tables }
ui-admin-lobby = Lobby
ui-admin-play = im Spiel
ui-admin-frozen = eingefroren
ui-admin-newer = Neuere Tische
ui-admin-older = Ältere Tische
ui-admin-told = Der Neustart ist angekündigt. Tische, an denen es steht: { $tables }
ui-admin-withdrawn = Der Neustart ist nicht mehr angekündigt. Tische im Spiel: { $tables }

ui-ended = Diese Partie ist zu Ende.
ui-seat-left = Du hast diesen Platz verlassen. Danke fürs Mitspielen!
ui-left-over = Die Partie, die du verlassen hast, ist zu Ende.

### Spiele und Regeln

ui-games = Diese Spiele gibt es hier
ui-game-entry = **{ $title }** · { $blurb }
    -# { $spread ->
        [0] { $most }
       *[other] { $least }–{ $most }
    } Personen · { $shortest }–{ $longest } Minuten
ui-rules-more = Wähle eine Regel, oder frag mit /rules nach einer Nummer oder einem Wort.
ui-rules-menu = Regeln { $first } bis { $last }
ui-rules-found = „{ $query }“ steht in diesen Regeln. Wähle eine:

### Das Ende

ui-feat-streak = { $seat } hat { $wins } Partien in Folge gewonnen.
ui-feat-new-best = Neuer Bestwert von { $seat } gegen den Computer: { $score } { $unit } (vorher: { $former }).
ui-feat-best = Bestwert von { $seat } gegen den Computer: { $score } { $unit }.
ui-feat = **{ $title }** ({ $how })
ui-feat-first = 🏅 { $seat }, zum ersten Mal: { $feats }
ui-feat-again = 🏅 { $seat }, wieder: { $feats }
# Der Strich verhindert, dass Discord aus den Plätzen eine Liste macht: Es zählte dann selbst, und
# Plätze können geteilt sein.
ui-place = { $place }\. { $seat } – { $score } { $unit }
ui-place-conceded = { $place }\. { $seat }

# Die Ergebniskarte, ein Bild. `{ $who }` ist ein Name.
ui-result-wins = gewinnt!
ui-result-wins-again = gewinnt, { $wins } in Folge!
ui-result-win-together = gewinnen zusammen!
ui-result-share = teilen sich den Sieg!
ui-result-draw = trennen sich unentschieden!
ui-result-unit = { $score ->
    [one] Punkt
   *[other] Punkte
}
ui-result-players = { $players } Personen
ui-result-minutes = { $players } Personen · { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
}
ui-result-row = { $place }: { $who } { $score }
ui-result-row-place = { $place }: { $who }
ui-result-alt = { $game }: { $reason } { $places }.
ui-result-alt-moment = { $game }: { $reason } { $moment } { $places }.
ui-last-moves-alt = Die letzten Züge der Partie als bewegtes Bild.

### Direktnachrichten

ui-dm-unread = Was du hier schreibst, lese ich als Zug, aber „{ $move }“ verstehe ich nicht.
ui-dm-examples = Du kannst zum Beispiel schreiben:
ui-dm-which = Was genau? Das könnten mehrere Züge sein.
ui-dm-help = /hand zeigt deine Hand noch einmal, und /move schlägt dir beim Tippen deine Züge vor.
ui-dm-no-table = Du spielst gerade keine Partie. Wenn du spielst, kannst du mir deine Züge hier schreiben. /games zeigt, was es zu spielen gibt, und mit /learn lernst du ein Spiel.
ui-moved = Erledigt.
ui-move-begun = Wähle den Rest in deiner Hand.
ui-dm-closed = Ich kann dir keine Direktnachrichten schicken. Drück am Tisch auf „{ ui-hand }“: Deine Karten siehst dort nur du.
ui-dm-off = Erledigt: keine Karten mehr per Direktnachricht. Drück am Tisch auf „{ ui-hand }“.

### Wenn etwas nicht stimmt

ui-apology = Entschuldige, bei mir ist etwas schiefgegangen. Dein Tisch ist sicher, kein Zug ist verloren. Versuch es bitte gleich noch einmal.

perm-view-channel = Kanal ansehen
perm-send-messages = Nachrichten senden
perm-send-messages-in-threads = Nachrichten in Threads senden
perm-create-public-threads = Öffentliche Threads erstellen
perm-attach-files = Dateien anhängen
perm-read-message-history = Nachrichtenverlauf anzeigen

### Ranglisten

ui-board-rating = Wertung
ui-board-gained = Zuwachs
ui-board-games = Partien
ui-board-wins = Siege
ui-board-head = { $season } · { $sort }
ui-board-head-channel = { $season } · dieser Kanal · { $sort }
ui-board-of-channel = { $season } · dieser Kanal
ui-sort-rating = nach Wertung
ui-sort-gained = nach Zuwachs
ui-sort-wins = nach Siegen
ui-sort-games = nach Partien
ui-season-all = Alle Zeiten
all-title = Alle Spiele
ui-period-day = Heute (UTC)
ui-period-week = Diese Woche (UTC)
ui-period-month = Diesen Monat (UTC)
ui-season-named = { $name }
ui-season-number = Saison { $number }
ui-season-running = { $season } (läuft)
ui-board-unwritten = (Name im Text)
ui-board-provisional = ? vorläufig: weniger als { $games } gewertete Partien
ui-board-alt = { $title }, { $head }: Plätze { $first } bis { $last }, insgesamt { $people ->
    [one] eine Person
   *[other] { $people } Personen
}. Oben auf dieser Seite: { $seat }, { $value }.
ui-board-number = { NUMBER($rating, useGrouping: 0) }
ui-board-row = { NUMBER($place, useGrouping: 0) }\. { $seat } – { NUMBER($rating, useGrouping: 0) } ± { $within } · { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}, { $wins ->
    [one] { $wins } Sieg
   *[other] { $wins } Siege
}
ui-board-row-provisional = { NUMBER($place, useGrouping: 0) }\. { $seat } – { NUMBER($rating, useGrouping: 0) }? ± { $within } · { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}, { $wins ->
    [one] { $wins } Sieg
   *[other] { $wins } Siege
}
ui-board-row-gained = { NUMBER($place, useGrouping: 0) }\. { $seat } – { $gained }, jetzt { NUMBER($rating, useGrouping: 0) } · { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}, { $wins ->
    [one] { $wins } Sieg
   *[other] { $wins } Siege
}
ui-board-own = **{ $row }** (du)
ui-board-gap = …
ui-board-empty = Auf dieser Rangliste hat noch niemand eine gewertete Partie { $game } beendet. Hol ein paar Leute, eröffne mit /play einen Tisch, und ihr seid die Ersten!
ui-board-empty-here = Hier hat noch niemand eine gewertete Partie beendet. Eröffne mit /play einen Tisch, und ihr seid die Ersten!
ui-board-empty-then = In dieser Zeit hat hier noch niemand eine gewertete Partie beendet. Eröffne mit /play einen Tisch, und ihr seid die Ersten!
ui-board-not-on = Du stehst noch nicht auf dieser Rangliste: Eine gewertete Partie { $game } mit anderen Leuten bringt dich hierher.
ui-board-not-on-here = Du stehst noch nicht auf dieser Rangliste: Eine gewertete Partie mit anderen Leuten bringt dich hierher.
ui-board-hidden = Deine Zeile siehst nur du, denn du hast dich auf Ranglisten ausgeblendet. /privacy show zeigt dich wieder.
ui-board-page = Seite { $page } von { $pages }
ui-board-words = Als Text
ui-board-picture = Als Bild
ui-board-mine = Mein Platz
ui-board-game = Wähle ein Spiel
ui-board-when = Wähle eine Zeit
ui-wall-kept = Wird laufend aktualisiert · letzte Änderung
ui-wall-pinned = Die Rangliste erscheint innerhalb einer Minute in { $channel }, und nach gewerteten Partien zeichne ich sie neu. /boards list zeigt alle.
ui-walls = Ausgehängte Ranglisten
ui-walls-none = Hier hängt noch keine Rangliste aus. /boards pin hängt eine in einen Kanal.
ui-wall-season = Die Saison
ui-wall-soon = Erscheint innerhalb einer Minute.
ui-wall-link = Zur Rangliste
ui-wall-down = Abhängen
ui-wall-deleted = Ihre Nachricht wurde zweimal gelöscht, darum lasse ich es dabei. /boards pin hängt sie wieder auf.
ui-wall-channel-gone = Ihren Kanal gibt es nicht mehr. Häng sie hier ab, oder hänge mit /boards pin eine andere auf.
ui-wall-permissions = Dort kann ich sie nicht mehr zeigen. Bitte gib mir: { $permissions }.

### Was jemand gespielt hat

ui-profile-rating = **{ $game }** · { NUMBER($rating, useGrouping: 0) } ± { $within }, Platz { $rank }
ui-profile-rating-alone = **{ $game }** · { NUMBER($rating, useGrouping: 0) } ± { $within }
ui-profile-provisional = **{ $game }** · { NUMBER($rating, useGrouping: 0) }? ± { $within }, noch vorläufig
ui-profile-unrated = **{ $game }** · noch keine gewertete Partie
ui-profile-played = { $played ->
    [one] Eine Partie
   *[other] { $played } Partien
}, { $won ->
    [0] keine gewonnen
    [one] eine gewonnen
   *[other] { $won } gewonnen
}
ui-profile-ended = { $ended ->
    [one] eine abgebrochen
   *[other] { $ended } abgebrochen
}
ui-profile-streak = { $streak ->
    [one] die letzte gewonnen
   *[other] { $streak } Siege in Folge
}
ui-profile-longest = längste Siegesserie: { $longest }
ui-profile-opponents = Am häufigsten am Tisch mit { $opponents }
ui-profile-opponent = { $name } ({ $played ->
    [one] eine Partie
   *[other] { $played } Partien
}: { $ahead }-mal davor, { $behind }-mal dahinter)
ui-profile-empty = Noch keine beendete Partie auf diesem Server. /play eröffnet einen Tisch.
ui-profile-empty-other = { $name } hat auf diesem Server noch keine Partie beendet.
ui-profile-hidden = { $name } behält die eigenen Ergebnisse für sich.
ui-profile-only-you = Das siehst nur du, denn du hast dich ausgeblendet.
ui-medal-first = 🥇 { $season }: Erster Platz, { $game }
ui-medal-second = 🥈 { $season }: Zweiter Platz, { $game }
ui-medal-third = 🥉 { $season }: Dritter Platz, { $game }
ui-medal-newcomer = 🌱 { $season }: bester Neuzugang
ui-medal-improved = 📈 { $season }: größter Zuwachs
ui-medal-host = 🪑 { $season }: meiste Tische als Host
ui-medals-more = und { $medals ->
    [one] eine frühere Medaille
   *[other] { $medals } frühere Medaillen
}
ui-curve-alt = Die Wertung in { $game } über { $games } gewertete Partien: von { NUMBER($first, useGrouping: 0) } auf { NUMBER($last, useGrouping: 0) } ± { $within }, am niedrigsten { NUMBER($low, useGrouping: 0) }, am höchsten { NUMBER($high, useGrouping: 0) }.
ui-curve-alt-both = { $first } { $second }
ui-curve-of = Kurve: { $game }
ui-profile-feats = 🏅 { $have } von { $all } Glanzleistungen: { $feats }
ui-profile-feat = { $times ->
    [one] { $title }
   *[other] { $title } ({ $times }-mal)
}
ui-profile-times = × { $times }
ui-feats-alt = Glanzleistungen in { $game }: { $feats }.
ui-feats-alt-missing = Noch fehlende Glanzleistungen in { $game }: { $feats }.
ui-feats-alt-one = { $title } ({ $how })

ui-versus-title = { $first } und { $second }
ui-versus-game = { $game }: { $played ->
    [0] nie gegeneinander
    [one] eine Partie
   *[other] { $played } Partien
}{ $played ->
    [0] {""}
   *[other] {" "}· vorn: { $first } { $ahead }-mal, { $second } { $behind }-mal
}{ $level ->
    [0] {""}
   *[other] , gleichauf { $level }-mal
}{ $partners ->
    [0] {""}
   *[other] {" "}· { $partners }-mal als Partner
}
ui-versus-ahead = { $ahead ->
    [0] nie vorn
   *[other] { $ahead }-mal vorn
}
ui-versus-alt = Wer wie oft vorn lag. { $games }.
ui-versus-latest = Die letzten Partien
ui-versus-empty = Du und { $name } habt auf diesem Server noch keine Partie zusammen beendet. /play eröffnet einen Tisch.

ui-history-empty = Du hast auf diesem Server noch keine Partie { $game } beendet. /play eröffnet einen Tisch.
ui-history-empty-other = { $name } hat auf diesem Server noch keine Partie { $game } beendet.
ui-history-title = Die letzten Partien von { $name }
ui-history-place = Platz { $place } von { $seats }
ui-history-shared = geteilter Platz { $place } von { $seats }
ui-history-ended = abgebrochen
ui-history-unrated = nicht gewertet
ui-history-hints = mit Zugvorschlägen
ui-history-with = mit { $people }
ui-history-link = Ergebnis
ui-history-older = Ältere Partien
ui-history-newest = Neueste Partien

### Wertungen an einem Ergebnis

ui-place-left = { $who }, dann { $seat }
ui-rated = { NUMBER($rating, useGrouping: 0) } ({ $change })
ui-rated-provisional = { NUMBER($rating, useGrouping: 0) }? ({ $change })
ui-rated-kept = wegen Zugvorschlag nicht gestiegen
ui-change-up = +{ $change }
ui-change-down = −{ $change }
ui-change-none = ±0
ui-handsopen = Alle Handkarten
ui-hand-seen = Hand von **{ $seat }**:

unrated-ended = Nicht gewertet: Die Partie wurde vorzeitig beendet.
unrated-direct = Nicht gewertet: Gespielt wurde in Direktnachrichten, auf keinem Server.
unrated-house = Nicht gewertet: Der Computer hat mitgespielt. Es zählen nur Partien unter Menschen.
unrated-twice = Nicht gewertet: Jemand hatte mehr als einen Platz.
unrated-alone = Nicht gewertet: Alle waren auf derselben Seite.
unrated-covered = Nicht gewertet: Jemand hat zu wenige Züge selbst gemacht.
unrated-short = Nicht gewertet: Die Partie war zu kurz.
unrated-familiar = Nicht gewertet: In dieser Besetzung habt ihr heute schon genug gewertete Partien gespielt. Morgen zählt es wieder.

### Saisons und was ein Server wählt

ui-season-start-sure = Die Saison „{ $season }“ beginnen? Jede Partie, die von da an endet, zählt für sie und für alle Zeiten. Alle nehmen ihre Wertung mit: Sie beginnt wie die aller Zeiten, nur unsicherer, und bewegt sich darum schneller.
ui-season-close-sure = Die Saison „{ $season }“ beenden? Ihre Ranglisten bleiben, wie sie dann sind, und die Besten bekommen ihre Medaillen. Partien, die noch laufen, zählen für alle Zeiten und für die nächste Saison, wenn bis dahin eine begonnen hat.
ui-season-started = Die Saison „{ $season }“ hat begonnen. Alle nehmen ihre Wertung mit, nur unsicherer (größeres ±): Anfangs bewegt sie sich darum schneller. Viel Glück euch allen!
ui-season-closed = Die Saison „{ $season }“ ist beendet. /leaderboard zeigt sie weiterhin.
ui-season-over = Die Saison „{ $season }“ ist vorbei. Herzlichen Glückwunsch!
ui-season-runs = Die Saison „{ $season }“ läuft seit
ui-season-ends = Sie endet von selbst:
ui-season-carried = Alle nehmen ihre Wertung aller Zeiten mit, nur unsicherer.
ui-season-rule-manual = Saisons beginnen und enden von Hand, mit /season start und /season close.
ui-season-rule-monthly = Eine Saison endet mit jedem Monat (UTC), und die nächste beginnt sofort.
ui-season-rule-quarterly = Eine Saison endet mit jedem Quartal (UTC), und die nächste beginnt sofort.
ui-season-podium = Das Siegertreppchen erscheint in
ui-season-podium-gone = Diesen Kanal gibt es nicht mehr. Wähle mit /season rule einen anderen.
ui-season-champions = Wer gewinnt, bekommt die Rolle
ui-award-newcomer = 🌱 Bester Neuzugang: { $names } ({ NUMBER($value, useGrouping: 0) })
ui-award-improved = 📈 Größter Zuwachs: { $names } (+{ $value })
ui-champions-gone = Die Rolle für Saisonsieger gibt es nicht mehr. Wähle mit /season champions eine andere.
ui-champions-permission = Ich kann den Saisonsiegern ihre Rolle nicht geben: Mir fehlt die Berechtigung „Rollen verwalten“.
ui-champions-managed = Die Rolle { $role } kann niemand bekommen. Wähle eine andere.
ui-champions-above = Ich kann die Rolle { $role } nicht geben: Zieh meine eigene in den Servereinstellungen darüber.
ui-champions-later = Discord hat mich die Rolle der Saisonsieger gerade nicht ändern lassen. Vergib sie bitte von Hand.
ui-champions-untaken = Deine Rolle als Saisonsieger konnte ich auf einem Server nicht entfernen. Bitte frag dort jemanden, der den Server verwaltet.
ui-award-host = 🪑 Meiste Tische als Host: { $names } ({ $value ->
    [one] eine gewertete Partie
   *[other] { $value } gewertete Partien
})
# Only for who manages the server. It never says that somebody has cheated.
ui-findings = **Einen Blick wert** (das sehen nur Leute, die den Server verwalten). Es kann gut Zufall sein, und ich ändere deswegen nichts.
ui-findings-turns = { $people } haben genau abwechselnd gewonnen, { $count } Partien hintereinander.
ui-findings-short = { $people }: { $count } Partien waren kürzer als jede, die zu Ende gespielt wird.
# The podium of a closed season: the text alternative, and how many games somebody won.
ui-podium-alt = { $season }, { $game }: { $places }.
ui-podium-row = { $place }: { $seat } { NUMBER($rating, useGrouping: 0) }
ui-podium-record = { $wins } von { $games } gewonnen
ui-recounted = { $results ->
    [one] Ein Ergebnis wurde neu berechnet
   *[other] { $results } Ergebnisse wurden neu berechnet
}; { $differing ->
    [0] keine Wertung hat sich geändert.
    [one] eine Wertung wurde korrigiert.
   *[other] { $differing } Wertungen wurden korrigiert.
} { $feats ->
    [0] Keine Glanzleistung hat sich geändert.
    [one] Die Glanzleistungen einer Partie wurden korrigiert.
   *[other] Die Glanzleistungen von { $feats } Partien wurden korrigiert.
}

refusal-hands-closed = Alle Handkarten siehst du erst, wenn die Partie vorbei ist.
refusal-standings-server = Ergebnisse gehören zu einem Server. Bitte frag in einem seiner Kanäle.
refusal-versus-self = Wähle jemand anderen: Gegen dich selbst steht es immer unentschieden.
refusal-profile-bot = { $name } ist ein Bot, und Bots stehen auf keiner Rangliste.
refusal-manage-server = Das kann nur, wer diesen Server verwaltet.
refusal-only-owner = Das kann nur, wer diesen Bot betreibt.
refusal-season-open = Die Saison „{ $season }“ läuft noch. Beende sie erst mit /season close.
refusal-season-none = Hier läuft keine Saison. /season start beginnt eine.
refusal-champions-role = Du kannst nur eine Rolle wählen, die du selbst vergeben könntest: unter deiner eigenen und mit der Berechtigung „Rollen verwalten“.
refusal-season-name = Dieser Name ist unsichtbar. Gib einen lesbaren ein oder lass ihn weg: Dann gilt die Nummer.
refusal-season-name-long = Der Name ist zu lang: höchstens { $most } Zeichen, bitte.
refusal-no-such-season = Eine Saison „{ $season }“ kenne ich auf diesem Server nicht.
refusal-show-hidden = Du hast dich ausgeblendet, darum zeige ich das niemandem sonst. /privacy show zeigt dich wieder.
refusal-no-channel-boards = Dieser Server zeigt keine Ranglisten einzelner Kanäle. Wer ihn verwaltet, kann sie mit /settings einschalten.
refusal-wall-channel = Dafür brauche ich einen Textkanal. Wähle einen mit der Option „channel“.
refusal-walls-many = Mehr als { $most } Ranglisten hänge ich nicht auf. Häng mit /boards list eine ab.
refusal-wall-none = In diesem Kanal hängt keine Rangliste. /boards list zeigt, wo welche sind.
refusal-wall-gone = Diese Rangliste ist schon abgehängt.
refusal-old-button = Dieser Button ist veraltet. Gib den Befehl bitte noch einmal ein.

### Was über jemanden gespeichert wird

ui-privacy-hidden = Ab jetzt bist du auf jedem Server in Ranglisten und Profilen ausgeblendet. Deine eigene Zeile siehst du weiterhin. Wer mit dir spielt, sieht am Tisch weiter das Ergebnis. Eine Rolle als Saisonsieger verlierst du endgültig.
ui-privacy-shown = Du stehst wieder auf den Ranglisten, mit allem, was du gespielt hast.
ui-privacy-sent = Ich habe dir eine Direktnachricht mit allem geschickt, was ich über dich speichere.
ui-privacy-here = Ich kann dir keine Direktnachrichten schicken, darum steht hier alles, was ich über dich speichere. Nur du siehst es.
ui-privacy-file = Alles, was ich über dich speichere, als Datei. Sonst kommt niemand darin vor.
ui-forget-sure = **Soll ich deine Daten löschen?**
    Dein Name und dein Konto werden aus allen Ergebnissen, beendeten Tischen und Turnieren entfernt, auf allen Servern. Deine Wertungen, deine Saisons und deine Einstellungen werden gelöscht.
    Was bleibt: die Ergebnisse der anderen. Dort steht jemand ohne Namen mit deinem Platz und deinen Punkten, damit ihre Wertungen stimmen. Ergebnisse in Kanälen werden nach und nach ohne deinen Namen neu gezeichnet. Was andere in ihren Direktnachrichten haben, bleibt dort. Auch Siegertreppchen von Saisons und was jemand allen gezeigt hat bleiben im Kanal, und ein Ergebnis, wenn ich seinen Tisch nicht mehr gespeichert habe.
    Das lässt sich nicht rückgängig machen. Spielst du wieder, fängst du bei null an.
ui-forget = Meine Daten löschen …
ui-forget-title = Meine Daten löschen
ui-forget-word = vergiss mich
ui-forget-ask = Zum Bestätigen tippe: { $word }
ui-forget-done = Erledigt: Ich habe dich vergessen. { $results ->
    [0] Ein Ergebnis mit deinem Namen gab es nicht.
    [one] Dein Name wurde aus einem Ergebnis entfernt.
   *[other] Dein Name wurde aus { $results } Ergebnissen entfernt.
}
ui-forget-unfinished = { $tables ->
    [one] An einem deiner Tische wird noch gespielt. So lange bleibt dort dein Name. Wiederhole den Befehl danach.
   *[other] An { $tables } deiner Tische wird noch gespielt. So lange bleibt dort dein Name. Wiederhole den Befehl danach.
}
refusal-forget-word = Nichts gelöscht: Du hast nicht „{ $word }“ eingetippt.

### Was Befehle von sich sagen

# Ein Befehl, seine Optionen, deren Werte: `command-<Befehl>-<Option>-<Wert>`, je höchstens 100
# Zeichen. Die Namen, die man tippt, sind in jeder Sprache dieselben.

command-play = Eröffne einen Tisch in diesem Kanal
command-play-game = Welches Spiel
command-play-pace = Wie lange der Tisch auf alle wartet
command-play-pace-live = { ui-pace-live }
command-play-pace-relaxed = { ui-pace-relaxed }
command-play-pace-slow = { ui-pace-slow }
command-play-pace-none = { ui-pace-none }
command-play-options = Optionen des Spiels, zum Beispiel scoring=advanced
command-table = Zeig den Tisch dieses Kanals noch einmal, ganz unten
command-leave = Gib deinen Platz am Tisch dieses Kanals auf
command-end = Schließ den Tisch dieses Kanals ohne Ergebnis
command-hand = Sieh dir deine Hand an, nur für dich sichtbar
command-move = Mach deinen Zug, indem du ihn eintippst
command-move-move = Dein Zug: wähle aus der Liste oder tippe ihn
command-games = Was man hier spielen kann
command-learn = Lern ein Spiel Schritt für Schritt, nur für dich
command-learn-game = Welches Spiel
command-card = Was eine Karte, ein Feld oder eine Regel eines Spiels ist
command-card-game = Welches Spiel
command-card-name = Der Name der Karte oder ein Teil davon
command-rules = Die Regeln eines Spiels, Regel für Regel
command-rules-game = Welches Spiel
command-rules-section = Die Nummer einer Regel oder ein Wort daraus
command-leaderboard = Wer auf diesem Server am besten spielt
command-leaderboard-game = Welches Spiel; sonst das dieses Kanals
command-leaderboard-when = Heute, Woche, Monat oder eine Saison; sonst alle Zeiten
command-leaderboard-sort = Geordnet nach Wertung, Siegen oder Partien
command-leaderboard-sort-rating = { ui-sort-rating }
command-leaderboard-sort-wins = { ui-sort-wins }
command-leaderboard-sort-games = { ui-sort-games }
command-leaderboard-page = Welche Seite
command-leaderboard-here = Nur die Rangliste dieses Kanals, wenn der Server solche zeigt
command-replay = Die letzte Partie dieses Kanals Schritt für Schritt noch einmal ansehen
command-replay-code = Der Code einer geteilten Partie, zum Beispiel HR-7K2P-9WXM
command-fair = Wie an diesem Tisch gemischt wird, mit Beweis
command-profile = Was jemand auf diesem Server gespielt hat
command-profile-person = Wessen Profil; sonst dein eigenes
command-versus = Wie es zwischen dir und jemand anderem steht
command-versus-person = Die andere Person
command-history = Die letzten Partien und wie sie ausgegangen sind
command-history-person = Wessen Partien; sonst deine eigenen
command-history-game = Nur ein Spiel
command-season = Beginne oder beende eine Saison der Ranglisten
command-season-start = Beginne eine Saison: von jetzt an mit eigenen Ranglisten
command-season-start-name = Name der Saison; ohne Namen gilt ihre Nummer
command-season-close = Beende die laufende Saison; ihre Ranglisten bleiben
command-season-rule = Wann Saisons von selbst enden und wo das Siegertreppchen erscheint
command-season-rule-rule = Von Hand, jeden Monat oder jedes Quartal
command-season-rule-rule-manual = Von Hand
command-season-rule-rule-monthly = Jeden Monat
command-season-rule-rule-quarterly = Jedes Quartal
command-season-rule-channel = Wo das Siegertreppchen erscheint; sonst hier
command-season-champions = Welche Rolle die Sieger einer Saison bekommen
command-season-champions-role = Die Rolle; ohne Angabe keine
command-season-show = Die laufende Saison, ihre Regel und ihre Rolle
command-boards = Ranglisten, die in einem Kanal aktuell bleiben
command-boards-pin = Eine Rangliste in einem Kanal aufhängen
command-boards-pin-game = Welches Spiel; sonst alle Spiele zusammen
command-boards-pin-when = Aus welcher Zeit; sonst alle Zeiten
command-boards-pin-when-season = Die laufende Saison, sonst die letzte
command-boards-pin-when-month = Diesen Monat (UTC)
command-boards-pin-when-all = { ui-season-all }
command-boards-pin-channel = Wo; sonst hier
command-boards-list = Wo Ranglisten hängen und was bei einer nicht stimmt
command-boards-unpin = Die Ranglisten eines Kanals abhängen
command-boards-unpin-channel = Welcher Kanal; sonst dieser
command-tournament = Veranstalte ein Turnier auf diesem Server
command-tournament-open = Eröffne ein Turnier in diesem Kanal
command-tournament-open-game = Welches Spiel
command-tournament-open-registration = Wie lange man sich anmelden kann, etwa 30m, 2h oder 1d
command-tournament-open-format = Wer gegen wen spielt; sonst Schweizer System
command-tournament-open-format-swiss = Schweizer System: alle spielen jede Runde
command-tournament-open-format-roundrobin = Jeder gegen jeden
command-tournament-open-format-knockout = K.-o.-System: die Besten jedes Tisches kommen weiter
command-tournament-open-size = Wie viele an einem Tisch sitzen
command-tournament-open-rounds = Runden im Schweizer System; sonst so viele wie nötig
command-tournament-open-advancing = K.-o.-System: wie viele von jedem Tisch weiterkommen
command-tournament-open-time = Wie lange ein Tisch dauern darf, etwa 2h oder 3d
command-tournament-open-pace = Wie lange ein Tisch auf einen Zug wartet
command-tournament-open-pace-live = { ui-pace-live }
command-tournament-open-pace-relaxed = { ui-pace-relaxed }
command-tournament-open-pace-slow = { ui-pace-slow }
command-tournament-open-pace-none = { ui-pace-none }
command-tournament-open-title = Wie es heißt; sonst wie sein Spiel
command-tournament-open-options = Optionen des Spiels, etwa scoring=advanced
command-tournament-start = Schließe die Anmeldung und beginne jetzt
command-tournament-cancel = Sage das Turnier in diesem Kanal ab
command-tournament-remove = Nimm jemanden aus dem Turnier in diesem Kanal
command-tournament-remove-person = Wen
command-admin = Für die Person, die diesen Bot betreibt
command-admin-status = Wie es dem Bot geht
command-admin-tables = Alle offenen Tische, die neuesten zuerst
command-admin-close = Einen Tisch ohne Ergebnis schließen
command-admin-close-table = Seine Nummer in /admin tables
command-admin-restart = Den Tischen im Spiel einen Neustart ankündigen
command-admin-restart-minutes = In wie vielen Minuten; 0 nimmt es zurück
command-ratings = Für die Person, die diesen Bot betreibt
command-ratings-recompute = Berechne Wertungen und Glanzleistungen dieses Servers neu
command-privacy = Was ich über dich speichere und wer es sehen darf
command-privacy-hide = Nimm mich aus Ranglisten und Profilen heraus
command-privacy-show = Zeig mich wieder auf den Ranglisten
command-privacy-export = Alles, was ich über dich speichere, als Datei
command-privacy-forget = Lösch alles, was ich über dich speichere

# Settings

language = Deutsch
ui-channel = #{ $name }
ui-me = Deine Einstellungen, auf allen Servern
ui-me-hands = Karten per Direktnachricht
ui-me-hands-hint = Du bekommst deine Hand, wenn eine Partie beginnt. „{ ui-hand }“ am Tisch zeigt sie dir immer.
ui-me-pings = Wenn du dran bist
ui-me-pings-hint = Ich sage es dir, sobald du eine Minute weg warst.
ui-me-automatic = Für mich antworten
ui-me-automatic-hint = Nach ein paar Sekunden, damit es niemandem etwas verrät.
ui-me-confirm = Vor einem Zug nachfragen
ui-me-confirm-hint = Bei Zügen, die du klickst, frage ich noch einmal nach. Getippte Züge gelten sofort.
ui-me-language = Sprache
ui-me-language-hint = Für alles, was nur du liest.
ui-me-red-green = Farben für Rot-Grün-Schwäche
ui-me-red-green-hint = In deinen Bildern wird Rot dunkler und Grün bläulicher.
ui-me-dark = Dunkle Bilder
ui-me-dark-hint = Deine Bilder haben dunkle Farben.
ui-me-motion = Bewegte Bilder
ui-me-motion-hint = Aus: An deinen Tischen stehen die Bilder still.
ui-me-tips = Tipps in der ersten Partie
ui-me-tips-hint = Ein paar kurze Hinweise bei deiner Hand, wenn ein Spiel neu für dich ist.
ui-pings-server = Wie auf dem Server eingestellt
ui-pings-recent = Wo ich zuletzt gespielt habe
ui-pings-table = Am Tisch
ui-pings-dm = Per Direktnachricht
ui-pings-none = Gar nicht
ui-told-recent = Wo sie zuletzt gespielt haben
ui-told-table = Am Tisch
ui-told-dm = Per Direktnachricht
ui-told-none = Niemandem Bescheid sagen
ui-automatic-nothing = Nie: immer mich fragen
ui-automatic-passes = Nur wenn ich bloß passen kann
ui-automatic-forced = Immer wenn mir nur eine Möglichkeit bleibt
ui-language-discord = Wie bei Discord eingestellt
ui-language-server = Wie dieser Server bei Discord
ui-settings = Einstellungen dieses Servers
ui-settings-page-tables = Tische eröffnen
ui-settings-page-games = Partien und Wertung
ui-settings-channels = Kanäle für Tische
ui-settings-channels-hint = Dort und in ihren Threads lassen sich Tische eröffnen.
ui-settings-channels-all = Jeder Kanal
ui-settings-channels-gone = ⚠ Ein gewählter Kanal wurde gelöscht.
ui-settings-openers = Wer Tische eröffnen kann
ui-settings-openers-hint = Mitspielen können alle. Wer den Server verwaltet, kann immer Tische eröffnen.
ui-settings-openers-all = Alle
ui-settings-openers-gone = ⚠ Die gewählte Rolle wurde gelöscht: Nur wer den Server verwaltet, kann Tische eröffnen.
ui-settings-pace = Tempo neuer Tische
ui-settings-pace-hint = Der Host kann es in der Lobby ändern.
ui-settings-language = Sprache der Tische
ui-settings-language-hint = Gilt für neue Tische. Was nur eine Person liest, steht in deren Sprache.
ui-settings-threads = Threads für Tische
ui-settings-threads-hint = Ein Thread trennt den Tisch vom Gespräch im Kanal.
ui-threads-always = Immer ein neuer Thread
ui-threads-taken = Angeboten, wenn der Kanal schon einen Tisch hat
ui-threads-never = Nie
ui-settings-house = Der Computer kann Plätze einnehmen
ui-settings-house-hint = Aus: Leute spielen nur miteinander. Für Abwesende springt der Computer weiter ein.
ui-settings-hints = Zugvorschlag kostet den Wertungsgewinn
ui-settings-hints-hint = Ein: Wer einen nimmt, dessen Wertung kann sinken, aber nicht steigen. Für die anderen bleibt alles gleich. Gilt für neue Tische.
ui-settings-pings = Wenn jemand dran ist
ui-settings-pings-hint = Für alle, die mit /me nichts anderes gewählt haben.
ui-settings-boards = Ranglisten einzelner Kanäle
ui-settings-boards-hint = Neben denen des ganzen Servers. Frühere Partien zählen mit.
ui-settings-shares = Partien auf anderen Servern ansehen
ui-settings-shares-hint = Ein: Ein Code zeigt eine Partie von hier auch anderswo, mit allen Namen und Karten.
ui-settings-tables = Offene Tische gleichzeitig
ui-settings-tables-hint = So viele lässt dieser Server höchstens zu.
ui-settings-hosted = Offene Tische eines Hosts
ui-settings-hosted-hint = So viele kann eine Person höchstens gleichzeitig haben, auf allen Servern.
refusal-other-channel = Tische eröffnest du hier in { $channels }, nicht in diesem Kanal.
refusal-channels-gone = Die Kanäle für Tische wurden gelöscht. Wer den Server verwaltet, kann mit /settings andere wählen.
refusal-no-access = Du kannst den Kanal dieser Partie nicht mehr sehen und dort keinen Tisch eröffnen.
refusal-no-role = Hier können nur Leute mit der Rolle { $role } Tische eröffnen. Mitspielen kannst du bei ihnen.
refusal-role-gone = Die Rolle, die Tische eröffnen konnte, wurde gelöscht. Wer den Server verwaltet, kann mit /settings eine andere wählen.
refusal-no-threads = Auf diesem Server gibt es keine Tische mehr in Threads. Nimm bitte einen anderen Kanal.
refusal-house-off = Dieser Server spielt ohne den Computer. Lade stattdessen jemanden ein.
refusal-house-seated = Dieser Server spielt inzwischen ohne den Computer. Drück auf „{ ui-unhouse }“ und starte dann.
command-me = Deine Einstellungen: Karten per DM, Hinweise, Sprache, Farben und mehr
command-settings = Einstellungen dieses Servers: Kanäle, Tempo, Sprache, wer Tische öffnet
ui-overview = Deine Tische
ui-overview-yours = **du bist dran** seit
ui-overview-others = wartet auf { $seats } seit
ui-overview-behind = Diese Liste kann bis zu { $seconds } Sekunden hinter den Tischen zurück sein.
ui-overview-more = … und { $count ->
    [one] noch ein Tisch
   *[other] noch { $count } Tische
}
ui-result = Ergebnis

# Tournaments

table-time-up = Die Zeit für diesen Tisch ist um: Ab jetzt gibt es 90 Sekunden pro Zug, und der Computer übernimmt die Plätze der Abwesenden.
closed-time-up = Die Zeit für diesen Tisch war um und niemand war da, darum ist er geschlossen.

refusal-no-tournament = So ein Turnier kenne ich nicht.
refusal-tournament-size = An einem Tisch können dieses Spiel { $spread ->
    [0] genau { $most }
   *[other] { $least } bis { $most }
} Personen spielen, nicht { $size }.
refusal-tournament-no-pairs = Bei „Jeder gegen jeden“ sitzen zwei an einem Tisch, dieses Spiel braucht aber { $least }. Nimm eine andere Turnierform.
refusal-tournament-pairs = Bei „Jeder gegen jeden“ sitzen zwei an einem Tisch. Nimm 2 pro Tisch oder eine andere Turnierform.
refusal-tournament-advancing = Es müssen weniger weiterkommen, als am Tisch sitzen ({ $size }).
refusal-tournament-past = Das Ende der Anmeldung muss in der Zukunft liegen.
refusal-tournament-joined = Du bist schon angemeldet.
refusal-tournament-full = Es sind { $most } Leute angemeldet, mehr passen nicht in ein Turnier.
refusal-tournament-over = Dieses Turnier ist vorbei.
refusal-tournament-begun = Die Anmeldung für dieses Turnier ist zu Ende.
refusal-tournament-not-in = Du bist bei diesem Turnier nicht dabei.
tournament-too-few = { $people ->
        [0] Niemand hat sich angemeldet, nötig sind { $least }.
        [one] Nur eine Person hat sich angemeldet, nötig sind { $least }.
       *[other] Nur { $people } haben sich angemeldet, nötig sind { $least }.
    }
tournament-game-gone = Dieses Spiel habe ich nicht mehr, darum endet das Turnier hier.
tournament-thread-taken = Im Thread von Tisch { $table } hat jemand einen anderen Tisch eröffnet. Sobald der zu Ende ist, geht das Turnier weiter.

tournament-permissions = Ich kann die Tische nicht eröffnen: In diesem Kanal brauche ich { $permissions }. Alle fünf Minuten versuche ich es wieder.
tournament-no-threads = Discord lässt mich hier keine Threads eröffnen. Alle fünf Minuten versuche ich es wieder.
tournament-channel-gone = Den Kanal dieses Turniers gibt es nicht mehr, darum endet das Turnier hier.
tournament-cancelled-by = { $who } hat es abgesagt.

ui-minutes = { $count ->
    [one] eine Minute
   *[other] { $count } Minuten
}
ui-hours = { $count ->
    [one] eine Stunde
   *[other] { $count } Stunden
}
ui-days = { $count ->
    [one] ein Tag
   *[other] { $count } Tage
}
ui-tourjoin = Mitmachen
ui-tourleave = Abmelden
ui-tourread = Tabelle als Text
ui-tournament-named = { $title }
ui-tournament-title = Turnier: { $game }
ui-tournament-about = { $game } · { $size } pro Tisch · Zeit pro Tisch: { $time }
ui-tournament-swiss = Schweizer System: Alle spielen jede Runde, jeweils gegen ähnlich gut Platzierte.
ui-tournament-roundrobin = Jeder gegen jeden, genau einmal.
ui-tournament-knockout = { $count ->
    [one] K.-o.-System: Von jedem Tisch kommt eine Person weiter.
   *[other] K.-o.-System: Von jedem Tisch kommen die besten { $count } weiter.
}
ui-tournament-until = Anmeldung bis
ui-tournament-registered = { $count ->
    [0] Noch ist niemand angemeldet.
   *[other] Angemeldet ({ $count }):
}
ui-tournament-round = Runde { $round }
ui-tournament-round-of = Runde { $round } von { $rounds }
ui-tournament-final = { $rounds ->
    [one] Endstand nach einer Runde
   *[other] Endstand nach { $rounds } Runden
}
ui-tournament-bye = Spielfrei:
ui-tournament-soon = öffnet gleich
ui-tournament-absent = { $name } (nicht da)
ui-tournament-no-result = ohne Ergebnis, keine Punkte
ui-tournament-cancelled = Das Turnier ist abgesagt.
ui-tournament-points = Punkte
ui-tournament-opponents = Gegner
ui-tournament-more = und { $count } weitere; die Textfassung zeigt alle
ui-tournament-out = { $name } (raus)
ui-tournament-left = { $name } (Server verlassen)
ui-tournament-row = { $place }: { $name } – Punkte: { $points }, Siege: { $wins }
ui-tournament-alt = { $title }, { $round }: { $rows }.
ui-tournament-order = -# Ein Tisch ist einen Punkt wert: der Anteil der Gegner, die du schlägst. Bei gleichen Punkten zählen die Punkte der Gegner, dann die Siege, dann die Spiele gegeneinander.
ui-tournament-table-open = { $title }, Runde { $round }, Tisch { $table }: Eure Partie läuft in diesem Thread. Zeit: { $time }. Danach spielt der Computer für alle, die nicht da sind.
ui-tournament-opened = Das Turnier ist eröffnet. Die Nachricht in diesem Kanal halte ich aktuell.
ui-tournament-begins = Die Anmeldung ist zu, die ersten Tische öffnen jetzt.
ui-tournament-you-are-in = Du bist dabei! Ich erwähne dich, sobald dein erster Tisch öffnet:
ui-tournament-you-are-out = Du bist bei diesem Turnier nicht mehr dabei.
ui-tournament-removed = { $name } ist bei diesem Turnier nicht mehr dabei.
ui-tournament-is-cancelled = Das Turnier ist abgesagt. Laufende Tische gehen weiter.
ui-tournament-leave-sure = „{ $title }“ verlassen? Du spielst keine weitere Runde und kannst nicht zurück. Der Tisch, an dem du sitzt, geht weiter.
ui-tournament-cancel-sure = „{ $title }“ absagen? Das lässt sich nicht rückgängig machen. Laufende Tische gehen weiter.
refusal-tournament-place = Ein Turnier braucht einen Textkanal, in dem Threads möglich sind.
refusal-tournament-channel = In diesem Kanal läuft schon ein Turnier. Sage es erst mit /tournament cancel ab oder nimm einen anderen Kanal.
refusal-tournament-none-here = In diesem Kanal läuft kein Turnier.
refusal-tournament-other = { $name } ist bei diesem Turnier nicht dabei.
refusal-tournament-length = „{ $text }“ geht hier nicht als Zeit. Schreib sie wie 30m, 2h oder 1d: Die Anmeldung dauert eine Minute bis 30 Tage, ein Tisch 10 Minuten bis 14 Tage.
