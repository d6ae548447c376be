# Was die lokale Seite selbst sagt (cogs/sandbox). Die Seite setzt die Werte ein: ohne Mehrzahlformen.

### Der Rahmen der Seite

sandbox-about = Hedgerow, ein Bot für Tischspiele, in einem nachgebauten Discord auf diesem Rechner.
sandbox-skip = Zum Textfeld springen
sandbox-what = Der echte Bot in einem nachgebauten Discord
sandbox-you-are = Du bist
sandbox-language = { ui-me-language }
sandbox-play-now = Jetzt spielen
sandbox-restart = Neustart
sandbox-restart-bot = Neustart des Bots
sandbox-channels = Kanäle
sandbox-no-script = Diese Seite braucht JavaScript. Bitte erlaube es.
sandbox-rested = Jede Partie ist da, wo sie war.
sandbox-connected = Verbunden. { sandbox-rested }
sandbox-started-anew = Verbunden. Hedgerow wurde neu gestartet, die früheren Tische sind weg.
sandbox-restarting = Hedgerow startet neu …
sandbox-back-again = Hedgerow ist wieder da. { sandbox-rested }
sandbox-lost = Verbindung verloren. Neuer Versuch läuft …

### Kanäle und Nachrichten

sandbox-direct = Direktnachrichten
sandbox-direct-tab = DMs
sandbox-direct-topic = du und Hedgerow
sandbox-direct-with = Direktnachrichten mit Hedgerow
sandbox-direct-start = Beginnt ein Spiel mit Karten, kommen deine Karten hierher. Nur du siehst sie, und du kannst die ganze Partie von hier aus spielen.
sandbox-channel = Kanal { $name }
sandbox-unread = { $name }, neu: { $count }
sandbox-topic-hedgerow = Schreib /play und wähle ein Spiel
sandbox-topic-orchard = Platz für einen zweiten Tisch
sandbox-topic-meadow = Und für einen dritten
sandbox-thread = Ein Thread von #{ $name }
sandbox-thread-start = { $topic }: ein Tisch für sich, ohne das Gespräch dort.
sandbox-thread-started = hat einen Thread begonnen:
sandbox-to-end = Zum Ende
sandbox-only-you = Nur du siehst das
sandbox-dismiss = Ausblenden
sandbox-edited = bearbeitet
sandbox-bot = Bot
sandbox-thinking = { $name } denkt nach …
sandbox-asked = für /{ $command } von { $name }
sandbox-somebody = { nameless }
sandbox-hidden = Verdeckter Text
sandbox-the-table = der Tisch
sandbox-some-time = irgendwann
sandbox-enlarge = Bild vergrößern
sandbox-picture = Bild
sandbox-picture-elsewhere = Ein Bild, das nicht auf diesem Rechner ist.
sandbox-choose = Wählen
sandbox-choose-range = Zu wählen: { $range }, gewählt: { $count }
sandbox-choose-least = Wähle mindestens { $least }.
sandbox-confirm = { ui-confirm }
sandbox-unknown = Das kann diese Seite nicht zeigen: { $what }.

### Schreiben und Dialoge

sandbox-write-bot = Nachricht an Hedgerow
sandbox-write-channel = Nachricht an #{ $name }
sandbox-or-command = { $label } oder /
sandbox-send = Senden
sandbox-commands = Befehle
sandbox-leave-command = { $name } verlassen
sandbox-required = { $name }, nötig
sandbox-optional = { $name }, freiwillig
sandbox-needed = nötig
sandbox-this-needed = { $name }: wird gebraucht
sandbox-no-command = Den Befehl { $name } gibt es hier nicht.
sandbox-failed = Das hat nicht geklappt.
sandbox-submit = Absenden
sandbox-cancel = Abbrechen
sandbox-close = Schließen
sandbox-never-mind = Doch nicht

### Die Begrüßung

sandbox-hero = Hedgerow: Igel, Dachse, Mäuse, ein Fuchs, ein Einhorn, eine Schildkröte, eine Eule und Igor an einer Hecke in der Dämmerung.
sandbox-welcome = Wähle ein Spiel
sandbox-welcome-house = Mit Hedgerow spielst du Tischspiele, hier und in deinen Direktnachrichten. Der Computer nimmt die anderen Plätze, also geht es gleich los.
sandbox-welcome-friends = Oder schreib `/play` und eröffne einen Tisch für deine Freunde: In jedem Fenster dieser Seite kannst du jemand anders sein.
sandbox-play-where = Ein Tisch in #{ $name }, auf den anderen Plätzen spielt der Computer.
sandbox-play-game = Jetzt spielen: { $game }
sandbox-players = { $range } Personen
sandbox-kept = Wo deine Tische gespeichert sind

### Die Einführung

sandbox-guide = Einführung
sandbox-guide-to = Einführung in
sandbox-guide-here = Diese Seite
sandbox-guide-step = Schritt { $step } von { $steps }
sandbox-guide-back = { ui-back }
sandbox-guide-next = { ui-replay-next }
sandbox-guide-done = Fertig
sandbox-guide-1-title = Willkommen!
sandbox-guide-1 = Den Kanal lesen alle, **deine Direktnachrichten** nur du. Wähle ein Spiel und drück auf **{ sandbox-play-now }**: Der Computer nimmt die anderen Plätze.
sandbox-guide-2-title = Zu mehreren spielen
sandbox-guide-2 = Öffne diese Adresse in einem **zweiten Fenster** und sei dort jemand anders: *{ sandbox-you-are }*, ganz oben. Setz dich dann an denselben Tisch. Tippst du im Kanal `/`, siehst du alle Befehle.
sandbox-guide-3-title = Nichts geht verloren
sandbox-guide-3 = Drück mitten in einer Partie auf **{ sandbox-restart-bot }**. Der Bot hält an, startet neu, und jede Partie geht weiter, wo sie war.

### Die Prüfung einer heruntergeladenen Partie

sandbox-check = Partie prüfen
sandbox-check-link = Heruntergeladene Partie prüfen
sandbox-check-back = Zurück zu den Tischen
sandbox-check-title = Ging es mit rechten Dingen zu?
sandbox-check-how = Drück bei einer beendeten Partie auf „{ ui-replay }“, dort auf „{ ui-record }“, und leg die Datei hier ab. Allein aus der Datei und den Regeln gibt diese Seite die Karten noch einmal, spielt jeden Zug nach und vergleicht das Ergebnis.
sandbox-check-drop = Datei hier ablegen oder auswählen
sandbox-check-shell = Dieselbe Prüfung ohne diese Seite:
sandbox-check-playing = Die Partie wird neu gegeben und nachgespielt …
sandbox-check-holds = Alles stimmt: Die Karten folgen aus dem veröffentlichten Geheimnis, und jeder Zug passt dazu.
sandbox-check-broken = Das stimmt nicht. Was die Prüfung gefunden hat:
sandbox-check-large = Diese Datei ist zu groß für eine Partie.
sandbox-check-long = Die Prüfung hat zu lange gedauert und wurde abgebrochen.
sandbox-check-unanswered = Die Datei wurde nicht geprüft: Hedgerow antwortet nicht. Läuft es noch?

### Was nicht geklappt hat

sandbox-no-connection = Keine Verbindung zum Server. Bitte versuch es noch einmal.
sandbox-no-answer = Der Server hat nicht rechtzeitig geantwortet.
sandbox-bot-late = Hedgerow hat nicht rechtzeitig geantwortet.
sandbox-bot-restarting = Hedgerow startet gerade neu. Versuch es gleich noch einmal.
sandbox-bot-restarting-already = Hedgerow startet schon neu.
sandbox-message-length = Eine Nachricht hat 1 bis 2000 Zeichen.
sandbox-mentions-long = Das ist zu lang: Jede Erwähnung zählt mehr, als man sieht.
sandbox-command-unknown = /{ $name } gibt es hier nicht.
sandbox-command-begun = /{ $name } ist nur der Anfang eines Befehls.
sandbox-option-wrong = Die Option „{ $name }“ fehlt oder passt nicht.
sandbox-option-nothing = Für „{ $name }“ gibt es nichts zu wählen.
sandbox-button-gone = Diesen Button gibt es nicht mehr.
sandbox-choice-gone = Das kann man nicht mehr wählen.
sandbox-choice-nobody = Da ist niemand zu wählen.
sandbox-form-wrong = Das passt so nicht, oder das Formular ist schon abgeschickt.
sandbox-form-gone = Dieses Formular ist nicht mehr offen. Bitte öffne es noch einmal.
sandbox-channel-unknown = Diesen Kanal gibt es nicht.
sandbox-tables-where = Tische stehen in den Kanälen des Servers, solange Hedgerow läuft.
sandbox-channel-taken = In diesem Kanal steht schon ein Tisch. Wähle einen anderen Kanal oder beende die Partie mit /end.
sandbox-request-broken = Die Seite hat etwas geschickt, das niemand lesen kann.
sandbox-requests-many = Bitte eins nach dem anderen.
sandbox-broken = In der lokalen Seite ging etwas schief. Was, steht im Log.
