# Wörter, die jeder Tisch braucht. Die eines Spiels stehen in seeds/<spiel>/text.
# `{ $seat }` und `{ $host }` sind Namen; `{ $seats }` ist eine Liste: „A, B und C“.

### Leute und Plätze

seat = { $seat }
seat-unnamed = Platz { $number }
somebody = jemand
# Beginnt einen Satz anstelle eines Namens, der nichts zeigt.
nameless = Jemand
house = { $number ->
    [1] Computer
   *[other] Computer { $number }
}
list-empty = –

### Was am Tisch geschieht

table-joined = { $who } setzt sich an den Tisch.
table-left = { $who } verlässt den Tisch.
table-left-to-house = { $who } verlässt den Tisch; auf dem Platz spielt jetzt { $seat } weiter.
table-house-seated = { $count ->
    [one] Der Computer nimmt einen Platz ein.
   *[other] Der Computer nimmt { $count } Plätze ein.
}
table-house-left = Ein Platz des Computers ist wieder frei.
table-begun = { $game } beginnt. Viel Spaß!
table-house-played = Der Computer zieht für { $seat }.
table-ended-by = { $who } hat das Spiel beendet.
table-ended-mod = Die Moderation hat das Spiel beendet.

closed-all-left = Alle sind gegangen, der Tisch ist geschlossen.
closed-never-started = Einen Tag lang hat niemand das Spiel gestartet, der Tisch ist geschlossen.

### Warum etwas nicht geht

refusal-already-seated = Du sitzt schon an diesem Tisch.
refusal-table-full = { $seats ->
    [one] Der einzige Platz ist besetzt.
   *[other] Alle { $seats } Plätze sind besetzt.
}
refusal-no-house = Hier sitzt kein Computer, der gehen könnte.
refusal-no-such-option = Dieses Spiel hat keine Option „{ $option }“.
refusal-bad-option = „{ $value }“ passt nicht zur Option „{ $option }“.
refusal-no-such-game = Ein Spiel namens „{ $game }“ kenne ich nicht.
refusal-seat-count = { $least ->
    [one] { $most ->
        [one] Dieses Spiel ist für eine Person
       *[other] Dieses Spiel ist für 1 bis { $most } Personen
    }
   *[other] Dieses Spiel ist für { $least } bis { $most } Personen
}; { $have ->
    [one] ein Platz ist besetzt
   *[other] { $have } Plätze sind besetzt
}.
refusal-no-partners = Hier spielen alle allein; es gibt keine Partner.
refusal-only-host = Das kann nur, wer den Tisch eröffnet hat: { $host }.
refusal-only-host-ends = Beenden kann nur, wer den Tisch eröffnet hat ({ $host }), oder die Moderation.
refusal-not-seated = Du hast an diesem Tisch keinen Platz.
refusal-not-your-turn = Du bist nicht dran: Der Tisch wartet auf { $seats }.
refusal-nothing-asked = Du hast gerade nichts zu tun.
refusal-not-offered = Dieser Zug steht dir jetzt nicht offen.
refusal-stale = Diese Frage ist schon beantwortet. So steht es jetzt.
refusal-old-control = Diese Schaltfläche ist alt und bewirkt nichts mehr. /table zeigt den Tisch, wie er jetzt ist.
refusal-too-soon = Noch nicht ganz. Versuch es noch einmal
refusal-no-table-here = In diesem Kanal steht kein Tisch. Mit /play eröffnest du einen.
refusal-no-such-table = Diesen Tisch gibt es nicht mehr.
refusal-not-begun = Das Spiel hat noch nicht begonnen.
refusal-already-begun = Das Spiel hat schon begonnen.
refusal-table-over = Dieses Spiel ist vorbei.
refusal-frozen = Diesen Tisch kann ich nicht lesen, so wie er gespeichert ist. Er bleibt eingefroren, gelöscht wird nichts.
refusal-frozen-no-game = An diesem Tisch wird „{ $game }“ gespielt, und das kenne ich nicht. Er bleibt eingefroren, gelöscht wird nichts.
refusal-no-table-of-yours = Du sitzt gerade an keinem Tisch.
refusal-not-your-panel = Diese Auswahl gehört zu einem anderen Platz.
refusal-unread-move = „{ $move }“ kann ich nicht als Zug lesen. Beim Tippen werden dir deine Züge vorgeschlagen.
refusal-no-such-rule = Eine Regel „{ $section }“ hat dieses Spiel nicht.
refusal-options-form = „{ $text }“ kann ich nicht lesen. Optionen sehen so aus: scoring=advanced
refusal-only-server = Tische stehen auf Servern. Bitte mach das im Kanal eines Servers.
refusal-permissions = In diesem Kanal kann ich noch nicht spielen. Bitte gib mir: { $permissions }.
refusal-closing = Ich starte gleich neu. Dein Tisch ist sicher; versuch es bitte in einer Minute noch einmal.

### Vor dem Spiel

ui-lobby-title = { $game }: Setzt euch dazu
ui-hosted-by = Eröffnet von { $host }
ui-seats-taken = { $have } von { $most } Plätzen besetzt
ui-needs-more = { $count ->
    [one] Es fehlt noch eine Person. Der Computer kann einspringen.
   *[other] Es fehlen noch { $count } Personen. Der Computer kann einspringen.
}
ui-ready-to-start = Alles bereit: { $host } kann das Spiel starten.
ui-join = Mitspielen
ui-leave = Gehen
ui-house = Computer dazusetzen
ui-unhouse = Computer wegschicken
ui-partners = Partner wechseln
ui-partners-are = Partner: { $seats }
ui-start = Starten
ui-options = Optionen
ui-game-decides = entscheidet das Spiel
ui-on = An
ui-off = Aus
ui-opened = Der Tisch ist eröffnet. Viel Spaß!
ui-left = Du hast den Tisch verlassen.
ui-leave-sure = Mitten im Spiel gehen? Auf deinem Platz spielt dann der Computer weiter.
ui-end-sure = Das Spiel für alle ohne Ergebnis beenden?

ui-pace = Tempo
ui-pace-live = Live
ui-pace-live-hint = Alle sind da: 90 Sekunden für einen Zug.
ui-pace-relaxed = Entspannt
ui-pace-relaxed-hint = Über den Tag verteilt: 6 Stunden für einen Zug.
ui-pace-slow = Gemächlich
ui-pace-slow-hint = Jeder, wenn es passt: 2 Tage für einen Zug.
ui-pace-none = Ohne Uhr
ui-pace-none-hint = Der Tisch wartet auf alle, so lange es dauert.

### Der Tisch und die Hand

ui-hand = Meine Hand
ui-move = Mein Zug
ui-read = Tisch in Worten
ui-readhand = Hand in Worten
ui-look-at-table = Zum Tisch
ui-rules = Regeln
ui-rematch = Noch einmal
ui-refresh = Aktualisieren
ui-back = Zurück
ui-more = Nächste Seite
ui-previous = Vorige Seite
ui-choose = Wähle …
ui-confirm = Bestätigen
ui-turn-of = Der Tisch wartet auf { $seats }.
ui-your-turn = Du bist dran.
ui-ping = Du bist dran.
ui-waits-for-you = Der Tisch wartet auf dich.
ui-nothing-to-do = Gerade hat niemand etwas zu tun.
ui-time-left = Die Zeit ist um
ui-deal-hash = Fingerabdruck des Gebens (SHA-256 des Startwerts): { $hash }
ui-deal-seed = Der Startwert, jetzt da nichts mehr geheim ist: { $seed }
ui-picture-missing = Das Bild lässt sich gerade nicht zeigen; die Worte sagen alles.
ui-table-moved = Der Tisch steht jetzt weiter unten:
ui-occupied = In diesem Kanal steht schon ein Tisch:
ui-which-table = Du sitzt an mehreren Tischen. Welchen meinst du?
ui-paused = Das Spiel ruht, weil ich in seinem Kanal nicht schreiben darf. Es geht da weiter, wo es stehen geblieben ist.
ui-ended = Dieses Spiel ist zu Ende.
ui-seat-left = Du hast diesen Platz verlassen. Danke fürs Mitspielen!

### Spiele und Regeln

ui-games = Diese Spiele gibt es hier
ui-game-entry = **{ $title }** · { $blurb }
    -# { $least }–{ $most } Personen · { $shortest }–{ $longest } Minuten
ui-rules-more = Eine einzelne Regel zeigt /rules mit ihrer Nummer oder einem Wort aus ihrem Titel.

### Das Ende

ui-result-title = So ging es aus
ui-winner = { $seat } gewinnt!
ui-winners = { $seats } gewinnen gemeinsam!
ui-place = { $place }. { $seat } – { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
}

### Direktnachrichten

ui-dm-hand-title = Deine Hand: { $game }
ui-dm-intro = Du sitzt an einem Tisch mit { $game }. Deine Hand bleibt hier auf dem neuesten Stand, und du kannst auch von hier aus spielen.
ui-dm-closed = Ich kann dir keine Direktnachrichten schicken, und das macht nichts: Drück am Tisch auf „Meine Hand“. Nur du siehst sie.
ui-dm-on = Ab jetzt kommt deine Hand per Direktnachricht.
ui-dm-off = Deine Hand kommt nicht mehr per Direktnachricht. Drück stattdessen am Tisch auf „Meine Hand“.

### Wenn etwas nicht stimmt

ui-apology = Entschuldige, bei mir ist etwas schiefgegangen. Dein Tisch ist sicher, kein Zug ist verloren. Versuch es bitte gleich noch einmal.

perm-view-channel = Kanal ansehen
perm-send-messages = Nachrichten senden
perm-send-messages-in-threads = Nachrichten in Threads senden
perm-embed-links = Links einbetten
perm-attach-files = Dateien anhängen
perm-read-message-history = Nachrichtenverlauf anzeigen
