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
table-covered = { $seat } ist gerade weg, der Computer spielt weiter.
table-back = { $seat } ist wieder da.
table-taken = { $who } übernimmt den Platz von { $former }.
table-pace = Neues Tempo: { $pace }.
table-conceded = Alle anderen haben aufgegeben. Sieg für { $seats }.
table-ended-by = { $who } hat das Spiel beendet.
table-ended-mod = Die Moderation hat das Spiel beendet.
table-ended-vote = Die Runde am Tisch hat die Partie beendet.

closed-all-left = Alle sind gegangen, der Tisch ist geschlossen.
closed-all-away = Alle waren weg, der Tisch ist geschlossen.
closed-nobody-back = Eine Woche lang ist niemand zurückgekommen, der Tisch ist geschlossen.
closed-never-started = Einen Tag lang hat niemand das Spiel gestartet, der Tisch ist geschlossen.
closed-frozen = Dieser Tisch war nicht mehr lesbar und wurde ohne Ergebnis geschlossen. Gelöscht wird nichts.

### Warum etwas nicht geht

refusal-already-seated = Du sitzt schon an diesem Tisch.
refusal-table-full = { $seats ->
    [one] Der einzige Platz ist besetzt.
   *[other] Alle { $seats } Plätze sind besetzt.
}
refusal-no-house = Hier sitzt kein Computer, der gehen könnte.
refusal-no-such-option = Dieses Spiel hat keine Option „{ $option }“.
refusal-bad-option = Die Option „{ $option }“ kann { $fits } sein, nicht „{ $value }“.
refusal-no-such-game = Ein Spiel namens „{ $game }“ kenne ich nicht. Hier gibt es { $games }.
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
refusal-end-by-vote = Du spielst mit anderen: Die Partie endet, wenn die meisten es wollen. Drücke „Partie beenden“ unter „Mehr“.
refusal-only-host-closes = Schließen kann diesen Tisch nur, wer ihn eröffnet hat, oder die Moderation.
refusal-not-seated = Du hast an diesem Tisch keinen Platz.
refusal-not-away = Der Platz gehört schon dir: Der Computer spielt nicht für dich.
refusal-no-abandoned-seat = Hier ist kein Platz aufgegeben worden.
refusal-no-such-pace = Weiter geht es in diese Richtung nicht.
refusal-not-your-turn = Du bist nicht dran: Der Tisch wartet auf { $seats }.
refusal-nothing-asked = Du hast gerade nichts zu tun.
refusal-not-offered = Dieser Zug steht dir jetzt nicht offen.
refusal-stale = Diese Frage ist schon beantwortet. So steht es jetzt.
refusal-old-control = Diese Schaltfläche ist alt und bewirkt nichts mehr. /table zeigt den Tisch, wie er jetzt ist.
refusal-too-late-to-write = Das hat bei mir zu lange gedauert. Bitte drück noch einmal.
refusal-too-soon = Noch nicht ganz. Zeit dafür:
refusal-no-table-here = In diesem Kanal steht kein Tisch. Mit /play eröffnest du einen.
refusal-no-such-table = Diesen Tisch gibt es nicht mehr.
refusal-not-begun = Das Spiel hat noch nicht begonnen.
refusal-already-begun = Das Spiel hat schon begonnen.
refusal-table-over = Dieses Spiel ist vorbei.
refusal-frozen = Diesen Tisch kann ich nicht lesen, so wie er gespeichert ist. Er bleibt eingefroren, gelöscht wird nichts.
refusal-frozen-no-game = An diesem Tisch wird „{ $game }“ gespielt, und das kenne ich nicht. Er bleibt eingefroren, gelöscht wird nichts.
refusal-frozen-damaged = Was ich von diesem Tisch gespeichert hatte, ist beschädigt. Er bleibt eingefroren, damit niemand mit falschen Karten weiterspielt; gelöscht wird nichts.
refusal-no-table-of-yours = Du sitzt gerade an keinem Tisch.
refusal-not-your-panel = Diese Auswahl gehört zu einem anderen Platz.
refusal-unread-move = „{ $move }“ kann ich nicht als Zug lesen. Beim Tippen werden dir deine Züge vorgeschlagen.
refusal-long-text = Ein Text in einem Befehl hat nicht mehr als { $most } Zeichen.
refusal-no-such-rule = Eine Regel „{ $section }“ hat dieses Spiel nicht.
refusal-options-form = „{ $text }“ kann ich nicht lesen. Optionen sehen so aus: house=sleepy
refusal-only-server = Tische stehen auf Servern. Bitte mach das im Kanal eines Servers.
refusal-not-member = Hier sind nur meine Befehle installiert, ich selbst bin nicht auf dem Server. Wer ihn verwaltet, kann mich hinzufügen: In meinem Profil steht „App hinzufügen“.
refusal-permissions = In diesem Kanal kann ich noch nicht spielen. Bitte gib mir: { $permissions }.
refusal-closing = Ich starte gleich neu. Alle Tische sind sicher; versuch es bitte in einer Minute noch einmal.
refusal-hosts-many = Du leitest schon { $most } Tische, und mehr sind hier nicht erlaubt. Beende zuerst einen mit /end.
refusal-server-full = Auf diesem Server sind { $most } Tische offen, und mehr sind nicht erlaubt. Wer den Server verwaltet, kann das mit /limits erhöhen.
refusal-too-many-commands = Das waren mehr als { $most } Befehle in einer Minute. Bitte warte einen Augenblick.

### Vor dem Spiel

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
table-chosen = An diesem Tisch gewählt: { $options }.
ui-options-passed = Die Optionen wählt jetzt { $host }.
ui-game-decides = entscheidet das Spiel
ui-on = An
ui-off = Aus
ui-opened = Der Tisch ist eröffnet. Viel Spaß!
ui-left = Du hast den Tisch verlassen.
ui-leave-sure = Mitten in der Partie gehen? Der Computer spielt auf deinem Platz weiter, und das Ergebnis zählt für dich. Solange er spielt, kannst du zurückkommen.
ui-concede-sure = Gehen und aufgeben? Die Partie endet, die anderen gewinnen, und das Ergebnis zählt.
ui-end-sure = Das Spiel für alle ohne Ergebnis beenden?
ui-end-vote-sure = Diese Partie ohne Ergebnis beenden? Sie endet, sobald die meisten am Tisch es wollen.
ui-close-sure = Diesen Tisch, den ich nicht lesen kann, für alle ohne Ergebnis schließen?
ui-close = Tisch schließen
ui-frozen-close = Wer ihn eröffnet hat oder die Moderation kann ihn mit /end schließen; dann ist der Kanal wieder frei.

ui-pace = Tempo
ui-pace-live = Live
ui-pace-live-hint = Alle sind da: 90 Sekunden für einen Zug.
ui-pace-relaxed = Entspannt
ui-pace-relaxed-hint = Über den Tag verteilt: 6 Stunden für einen Zug.
ui-pace-slow = Gemächlich
ui-pace-slow-hint = Jeder, wenn es passt: 2 Tage für einen Zug.
ui-pace-none = Ohne Uhr
ui-pace-none-hint = Der Tisch wartet auf alle, so lange es dauert.
ui-pace-default = Neue Tische haben hier ab jetzt dieses Tempo: { $pace }.

ui-strength = Der Computer
ui-strength-sharp = Scharf
ui-strength-sharp-hint = Er denkt gründlich nach und vergisst nichts.
ui-strength-human = Wie ein Mensch
ui-strength-human-hint = Er denkt kurz nach und vergisst ab und zu etwas.
ui-strength-sleepy = Verschlafen
ui-strength-sleepy-hint = Er denkt kaum nach und vergisst vieles.

ui-tempo = Tempo des Computers
ui-tempo-brisk = Flott
ui-tempo-brisk-hint = Etwa eine Sekunde pro Zug.
ui-tempo-calm = Ruhig
ui-tempo-calm-hint = So langsam, dass man jedem Zug folgen kann.

### Der Tisch und die Hand

ui-hand = Meine Hand
ui-move = Mein Zug
ui-read = Tisch in Worten
ui-readhand = Hand in Worten
ui-story = Was geschah
ui-cards = Karten
ui-look-at-table = Zum Tisch
ui-play = Spielen
ui-rules = Regeln
ui-rematch = Noch einmal
ui-back = Zurück
ui-return = Ich bin wieder da
ui-take = Platz übernehmen
ui-more = Mehr
ui-more-hint = Was du gewählt hast, ist grün. Noch einmal drücken nimmt es zurück.
ui-wish-faster = Schneller
ui-wish-slower = Langsamer
ui-wish-end = Partie beenden
# Who wants it, how many do, and how many it takes.
ui-wish-faster-by = Schneller: { $seats } ({ $have } von { $need })
ui-wish-slower-by = Langsamer: { $seats } ({ $have } von { $need })
ui-wish-end-by = Partie beenden: { $seats } ({ $have } von { $need })
ui-confirm = Bestätigen
ui-turn-of = Der Tisch wartet auf { $seats }.
ui-your-turn = Du bist dran.
ui-ping = Du bist dran.
ui-waits-for-you = Der Tisch wartet auf dich.
# The time follows: “in 30 seconds”.
ui-warning = Du bist dran, und deine Zeit endet
# What was played follows.
ui-away = Du warst weg, also hat der Computer für dich gespielt:
ui-covered = Der Computer spielt für dich, bis du wieder da bist.
ui-covers = Bis zur Rückkehr spielt der Computer für: { $seats }.
ui-asked-here = Gerade wirst du nichts gefragt. Sobald du gefragt bist, ändert sich diese Nachricht.
ui-nothing-to-do = Gerade hat niemand etwas zu tun.
ui-deal-hash = Fingerabdruck des Gebens (SHA-256 des Startwerts): { $hash }
ui-deal-seed = Der Startwert, jetzt da nichts mehr geheim ist: { $seed }
ui-occupied = In diesem Kanal steht schon ein Tisch:
ui-resting = Dort sind alle seit über einer Stunde weg, du darfst ihn also schließen.
ui-play-in-thread = In einem Thread spielen
ui-opened-thread = Der Tisch steht in einem eigenen Thread:
ui-which-table = Du sitzt an mehreren Tischen. Welchen meinst du?
ui-paused = Das Spiel ruht, weil ich in seinem Kanal nicht schreiben darf. Es geht da weiter, wo es stehen geblieben ist.
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

ui-ended = Dieses Spiel ist zu Ende.
ui-seat-left = Du hast diesen Platz verlassen. Danke fürs Mitspielen!

### Spiele und Regeln

ui-games = Diese Spiele gibt es hier
ui-game-entry = **{ $title }** · { $blurb }
    -# { $least }–{ $most } Personen · { $shortest }–{ $longest } Minuten
ui-rules-more = Eine einzelne Regel zeigt /rules mit ihrer Nummer oder einem Wort aus ihrem Titel.

### Das Ende

ui-winner = { $seat } gewinnt!
# Der Strich verhindert, dass Discord aus den Plätzen eine Liste macht: Es zählte dann selbst, und
# Plätze können geteilt sein.
ui-place = { $place }\. { $seat } – { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
}
ui-place-conceded = { $place }\. { $seat }

# Die Ergebniskarte, ein Bild. `{ $who }` ist ein Name.
ui-result-wins = gewinnt!
ui-result-win-together = gewinnen zusammen!
ui-result-share = teilen sich den Sieg!
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

### Direktnachrichten

ui-dm-closed = Ich kann dir keine Direktnachrichten schicken, und das macht nichts: Drück am Tisch auf „Meine Hand“. Nur du siehst sie.
ui-dm-on = Ab jetzt kommt deine Hand per Direktnachricht.
ui-dm-off = Deine Hand kommt nicht mehr per Direktnachricht. Drück stattdessen am Tisch auf „Meine Hand“.
ui-auto-nothing = Ab jetzt wirst du immer gefragt, auch wenn du nur passen kannst.
ui-auto-passes = Ab jetzt passt der Tisch für dich, wenn du nichts anderes tun kannst. Er lässt sich ein paar Sekunden Zeit, damit es niemandem etwas verrät.
ui-auto-forced = Ab jetzt antwortet der Tisch für dich, wenn dir nur eine Möglichkeit bleibt. Er lässt sich ein paar Sekunden Zeit, damit es niemandem etwas verrät.

### Wenn etwas nicht stimmt

ui-apology = Entschuldige, bei mir ist etwas schiefgegangen. Dein Tisch ist sicher, kein Zug ist verloren. Versuch es bitte gleich noch einmal.

perm-view-channel = Kanal ansehen
perm-send-messages = Nachrichten senden
perm-send-messages-in-threads = Nachrichten in Threads senden
perm-create-public-threads = Öffentliche Threads erstellen
perm-embed-links = Links einbetten
perm-attach-files = Dateien anhängen
perm-read-message-history = Nachrichtenverlauf anzeigen

### Ranglisten

ui-board-rating = Wertung
ui-board-games = Spiele
ui-board-wins = Siege
ui-board-head = { $season } · { $sort }
ui-board-head-channel = { $season } · dieser Kanal · { $sort }
ui-board-of-channel = { $season } · dieser Kanal
ui-sort-rating = nach Wertung
ui-sort-wins = nach Siegen
ui-sort-games = nach Spielen
ui-season-all = Alle Zeiten
ui-season-named = { $name }
ui-season-number = Saison { $number }
ui-season-running = { $season } (läuft)
ui-board-unwritten = (Name im Text)
ui-board-provisional = ? vorläufig: weniger als { $games } gewertete Spiele
ui-board-alt = { $title }, { $head }: Plätze { $first } bis { $last }, insgesamt { $people ->
    [one] eine Person
   *[other] { $people } Personen
}. Oben auf dieser Seite: { $seat }, { NUMBER($rating, useGrouping: 0) }.
ui-board-row = { NUMBER($place, useGrouping: 0) }\. { $seat } – { NUMBER($rating, useGrouping: 0) } ± { $within } · { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
}, { $wins ->
    [one] { $wins } Sieg
   *[other] { $wins } Siege
}
ui-board-row-provisional = { NUMBER($place, useGrouping: 0) }\. { $seat } – { NUMBER($rating, useGrouping: 0) }? ± { $within } · { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
}, { $wins ->
    [one] { $wins } Sieg
   *[other] { $wins } Siege
}
ui-board-own = **{ $row }** (du)
ui-board-gap = …
ui-board-empty = Auf dieser Rangliste hat noch niemand eine gewertete Partie { $game } beendet. Hol ein paar Leute, eröffne mit /play einen Tisch, und ihr seid die Ersten!
ui-board-not-on = Du stehst noch nicht auf dieser Rangliste: Eine beendete Partie { $game } unter Menschen bringt dich hierher.
ui-board-hidden = Deine Zeile siehst nur du, denn du hast dich auf Ranglisten verborgen. /privacy show zeigt dich wieder.
ui-board-page = Seite { $page } von { $pages }
ui-board-words = In Worten
ui-board-picture = Als Bild
ui-board-mine = Mein Platz
ui-board-game = Wähle ein Spiel
ui-board-when = Wähle eine Saison

### Was jemand gespielt hat

ui-profile-rating = **{ $game }** · { NUMBER($rating, useGrouping: 0) } ± { $within }, Platz { $rank }
ui-profile-rating-alone = **{ $game }** · { NUMBER($rating, useGrouping: 0) } ± { $within }
ui-profile-provisional = **{ $game }** · { NUMBER($rating, useGrouping: 0) }? ± { $within }, noch vorläufig
ui-profile-unrated = **{ $game }** · noch kein gewertetes Spiel
ui-profile-played = { $played ->
    [one] Ein Spiel
   *[other] { $played } Spiele
}, { $won ->
    [0] keins gewonnen
    [one] eins gewonnen
   *[other] { $won } gewonnen
}
ui-profile-ended = { $ended ->
    [one] eins abgebrochen
   *[other] { $ended } abgebrochen
}
ui-profile-streak = { $streak ->
    [one] das letzte gewonnen
   *[other] { $streak } Siege in Folge
}
ui-profile-longest = längste Siegesserie: { $longest }
ui-profile-opponents = Am häufigsten am Tisch mit { $opponents }
ui-profile-opponent = { $name } ({ $played ->
    [one] ein Spiel
   *[other] { $played } Spiele
}: { $ahead }-mal davor, { $behind }-mal dahinter)
ui-profile-empty = Noch kein beendetes Spiel auf diesem Server. /play eröffnet einen Tisch.
ui-profile-empty-other = { $name } hat auf diesem Server noch kein Spiel beendet.
ui-profile-hidden = { $name } behält die eigenen Ergebnisse für sich.
ui-profile-only-you = Das siehst nur du, denn du hast dich verborgen.
ui-curve-alt = Die Wertung in { $game } über { $games } gewertete Spiele: von { NUMBER($first, useGrouping: 0) } auf { NUMBER($last, useGrouping: 0) } ± { $within }, am niedrigsten { NUMBER($low, useGrouping: 0) }, am höchsten { NUMBER($high, useGrouping: 0) }.
ui-curve-of = Kurve: { $game }

ui-history-empty = Du hast auf diesem Server noch keine Partie { $game } beendet. /play eröffnet einen Tisch.
ui-history-empty-other = { $name } hat auf diesem Server noch keine Partie { $game } beendet.
ui-history-title = Die letzten Spiele von { $name }
ui-history-place = Platz { $place } von { $seats }
ui-history-shared = geteilter Platz { $place } von { $seats }
ui-history-ended = abgebrochen
ui-history-unrated = nicht gewertet
ui-history-with = mit { $people }
ui-history-link = Ergebnis
ui-history-older = Ältere Spiele
ui-history-newest = Neueste Spiele

### Wertungen an einem Ergebnis

ui-place-left = { $who }, dann { $seat }
ui-rated = { NUMBER($rating, useGrouping: 0) } ({ $change })
ui-rated-provisional = { NUMBER($rating, useGrouping: 0) }? ({ $change })
ui-change-up = +{ $change }
ui-change-down = −{ $change }
ui-change-none = ±0
ui-handsopen = Alle Hände
ui-hand-seen = **{ $seat }** sah:

unrated-ended = Nicht gewertet: Das Spiel wurde vor seinem Ende abgebrochen.
unrated-direct = Nicht gewertet: Gespielt wurde in Direktnachrichten, auf keinem Server.
unrated-house = Nicht gewertet: Der Computer hatte einen Platz, und gewertet wird unter Menschen.
unrated-twice = Nicht gewertet: Jemand hatte mehr als einen Platz.
unrated-alone = Nicht gewertet: Alle waren auf derselben Seite.
unrated-covered = Nicht gewertet: Für jemanden hat meistens der Computer gespielt.
unrated-short = Nicht gewertet: Es war vorbei, bevor es richtig begonnen hatte.
unrated-familiar = Nicht gewertet: Dieselben Leute hatten heute schon ihre gewerteten Spiele. Morgen zählt es wieder.

### Saisons und was ein Server wählt

ui-season-start-sure = Die Saison „{ $season }“ beginnen? Jedes Spiel, das von da an endet, zählt für sie und für alle Zeiten.
ui-season-close-sure = Die Saison „{ $season }“ beenden? Ihre Ranglisten bleiben, wie sie dann sind. Spiele, die noch laufen, zählen nur für alle Zeiten.
ui-season-started = Die Saison „{ $season }“ hat begonnen. Viel Glück euch allen!
ui-season-closed = Die Saison „{ $season }“ ist beendet. /leaderboard zeigt sie für immer.
ui-boards-on = /leaderboard hat jetzt auch eine Rangliste je Kanal. Spiele von früher zählen mit.
ui-boards-off = /leaderboard zeigt jetzt nur die Ranglisten des ganzen Servers. Nichts geht verloren: Die der Kanäle können jederzeit wiederkommen.
ui-limits = Auf diesem Server { $tables ->
    [one] darf ein Tisch
   *[other] dürfen { $tables } Tische
} gleichzeitig offen sein, und eine Person darf { $hosted ->
    [one] einen
   *[other] { $hosted }
} davon leiten.
ui-recounted = { $results ->
    [one] Ein Ergebnis wurde neu durchgerechnet
   *[other] { $results } Ergebnisse wurden neu durchgerechnet
}; { $differing ->
    [0] alle Wertungen kamen heraus wie zuvor.
    [one] eine Wertung kam anders heraus und ist berichtigt.
   *[other] { $differing } Wertungen kamen anders heraus und sind berichtigt.
}

refusal-hands-closed = Die Hände liegen offen, sobald das Spiel zu Ende ist.
refusal-standings-server = Ergebnisse gehören zu einem Server. Bitte frag in einem seiner Kanäle.
refusal-profile-bot = { $name } ist ein Bot, und Bots stehen auf keiner Rangliste.
refusal-manage-server = Das kann nur, wer diesen Server verwaltet.
refusal-only-owner = Das kann nur, wer diesen Bot betreibt.
refusal-season-open = Die Saison „{ $season }“ läuft noch. Beende sie erst mit /season close.
refusal-season-none = Hier läuft keine Saison. /season start beginnt eine.
refusal-season-name = Der Name einer Saison muss zu sehen sein. Ohne Namen heißt sie nach ihrer Nummer.
refusal-season-name-long = Der Name ist zu lang: höchstens { $most } Zeichen, bitte.
refusal-no-such-season = Eine Saison „{ $season }“ kenne ich auf diesem Server nicht.
refusal-no-channel-boards = Dieser Server zeigt keine Ranglisten einzelner Kanäle. Wer ihn verwaltet, kann sie mit /boards einschalten.
refusal-old-button = Dieser Knopf ist von früher. Bitte gib den Befehl noch einmal ein.

### Was über jemanden aufbewahrt wird

ui-privacy-hidden = Ab jetzt bist du auf jedem Server aus Ranglisten und Profilen verborgen. Deine eigene Zeile siehst du weiterhin. Wer mit dir spielt, sieht am Tisch weiter das Ergebnis.
ui-privacy-shown = Du stehst wieder auf den Ranglisten, mit allem, was du gespielt hast.
ui-privacy-sent = Ich habe dir eine Direktnachricht mit allem geschickt, was ich über dich aufbewahre.
ui-privacy-here = Ich kann dir keine Direktnachrichten schicken, und das macht nichts: Hier ist alles, was ich über dich aufbewahre. Nur du siehst es.
ui-privacy-file = Alles, was ich über dich aufbewahre, als Datei. Sonst kommt niemand darin vor.
ui-forget-sure = **Soll ich dich vergessen?**
    Dein Name und dein Konto verlassen jedes Ergebnis und jeden beendeten Tisch, auf allen Servern. Deine Wertungen, deine Saisons und deine Einstellungen werden gelöscht.
    Was bleibt: die Ergebnisse der anderen. Dort hat ein Platz ohne Namen deinen Rang und deine Punkte, damit ihre Wertungen wahr bleiben. Die Ergebnisse, die in Kanälen stehen, werden nach und nach ohne deinen Namen neu gezeichnet; was andere in ihren Direktnachrichten haben, bleibt dort, ebenso ein Ergebnis im Kanal, dessen Tisch ich nicht mehr gespeichert habe.
    Das lässt sich nicht rückgängig machen. Spielst du wieder, fängst du neu an.
ui-forget = Vergiss mich …
ui-forget-title = Vergiss mich
ui-forget-word = vergiss mich
ui-forget-ask = Zum Bestätigen tippe: { $word }
ui-forget-done = Erledigt: Ich habe dich vergessen. { $results ->
    [0] Ein Ergebnis mit deinem Namen gab es nicht.
    [one] Dein Name hat ein Ergebnis verlassen.
   *[other] Dein Name hat { $results } Ergebnisse verlassen.
}
ui-forget-unfinished = { $tables ->
    [one] An einem Tisch, an dem du sitzt oder gesessen hast, wird noch gespielt, und bis zum Ende muss er dich kennen. Bitte mich danach noch einmal darum.
   *[other] An { $tables } Tischen, an denen du sitzt oder gesessen hast, wird noch gespielt, und bis zum Ende müssen sie dich kennen. Bitte mich danach noch einmal darum.
}
refusal-forget-word = Gelöscht wurde nichts: „{ $word }“ stand nicht da.

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
command-table = Zeig den Tisch dieses Kanals hier noch einmal
command-leave = Gib deinen Platz am Tisch dieses Kanals auf
command-end = Schließ den Tisch dieses Kanals ohne Ergebnis
command-hand = Sieh dir deine Hand an, nur für dich sichtbar
command-move = Mach deinen Zug, indem du ihn eintippst
command-move-move = Dein Zug; was jetzt möglich ist, siehst du beim Tippen
command-dms = Wähle, ob deine Hand per Direktnachricht kommt
command-dms-hands = Meine Hand per Direktnachricht schicken?
command-auto = Wähle, was der Tisch für dich beantwortet
command-auto-answers = Soll der Tisch für dich antworten?
command-auto-answers-nothing = Nie: immer mich fragen
command-auto-answers-passes = Nur wenn ich bloß passen kann
command-auto-answers-forced = Immer wenn mir nur eine Möglichkeit bleibt
command-games = Was man hier spielen kann
command-rules = Die Regeln eines Spiels, Regel für Regel
command-rules-game = Welches Spiel
command-rules-section = Die Nummer einer Regel oder ein Wort aus ihrem Titel
command-leaderboard = Wer auf diesem Server am besten spielt
command-leaderboard-game = Welches Spiel; sonst das dieses Kanals
command-leaderboard-season = Eine Saison; sonst alle Zeiten
command-leaderboard-sort = Geordnet nach Wertung, Siegen oder Spielen
command-leaderboard-sort-rating = { ui-sort-rating }
command-leaderboard-sort-wins = { ui-sort-wins }
command-leaderboard-sort-games = { ui-sort-games }
command-leaderboard-page = Welche Seite
command-leaderboard-here = Nur die Rangliste dieses Kanals, wenn der Server solche zeigt
command-profile = Was jemand auf diesem Server gespielt hat
command-profile-person = Wessen Profil; sonst dein eigenes
command-history = Die letzten Spiele und wie sie ausgegangen sind
command-history-person = Wessen Spiele; sonst deine eigenen
command-history-game = Nur ein Spiel
command-season = Beginne oder beende eine Saison der Ranglisten
command-season-start = Beginne eine Saison: von jetzt an mit eigenen Ranglisten
command-season-start-name = Ihr Name; ohne ihn heißt sie nach ihrer Nummer
command-season-close = Beende die laufende Saison; ihre Ranglisten bleiben
command-boards = Auch eine Rangliste je Kanal zeigen?
command-boards-channels = Eine Rangliste je Kanal neben der des Servers
command-limits = Wie viele Tische offen sein dürfen; ohne Zahlen wird es gezeigt
command-limits-tables = Tische auf diesem Server
command-limits-hosted = Tische, die eine Person leitet
command-pace = Das Tempo neuer Tische auf diesem Server
command-pace-default = Wie lange Tische auf Leute warten
command-pace-default-live = { ui-pace-live }
command-pace-default-relaxed = { ui-pace-relaxed }
command-pace-default-slow = { ui-pace-slow }
command-pace-default-none = { ui-pace-none }
command-admin = Für alle, die diesen Bot betreiben
command-admin-status = Wie es dem Bot geht
command-admin-tables = Alle offenen Tische, die neuesten zuerst
command-admin-close = Einen Tisch ohne Ergebnis schließen
command-admin-close-table = Seine Nummer in /admin tables
command-admin-restart = Den Tischen im Spiel einen Neustart ankündigen
command-admin-restart-minutes = In wie vielen Minuten; 0 nimmt es zurück
command-ratings = Für die Person, die diesen Bot betreibt
command-ratings-recompute = Berechne die Wertungen dieses Servers neu
command-privacy = Was ich über dich aufbewahre und wer es sehen darf
command-privacy-hide = Nimm mich aus Ranglisten und Profilen heraus
command-privacy-show = Zeig mich wieder auf den Ranglisten
command-privacy-export = Alles, was über mich aufbewahrt wird, als Datei
command-privacy-forget = Lösch, was über mich aufbewahrt wird
