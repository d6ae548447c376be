# Co mówi sama strona lokalna (cogs/sandbox). Wartości wstawia strona: bez form liczby mnogiej.

### Rama strony

sandbox-about = Hedgerow, bot do gier stołowych, na symulowanym Discordzie na tym komputerze.
sandbox-skip = Przejdź do pola wiadomości
sandbox-what = Prawdziwy bot na symulowanym Discordzie
sandbox-you-are = Grasz jako
sandbox-language = { ui-me-language }
sandbox-play-now = Zagraj teraz
sandbox-restart = Restart
sandbox-restart-bot = Restart bota
sandbox-channels = Kanały
sandbox-no-script = Ta strona potrzebuje JavaScriptu. Włącz go, proszę.
sandbox-rested = Każda gra jest tam, gdzie była.
sandbox-connected = Połączono. { sandbox-rested }
sandbox-started-anew = Połączono. Hedgerow zaczął od nowa i dawnych stołów już nie ma.
sandbox-restarting = Hedgerow uruchamia się ponownie …
sandbox-back-again = Hedgerow wrócił. { sandbox-rested }
sandbox-lost = Utracono połączenie. Łączę ponownie …

### Kanały i wiadomości

sandbox-direct = Wiadomości prywatne
sandbox-direct-tab = Prywatne
sandbox-direct-topic = ty i Hedgerow
sandbox-direct-with = Wiadomości prywatne z botem Hedgerow
sandbox-direct-start = Gdy zacznie się gra z kartami, twoje karty pojawią się tutaj. Widzisz je tylko ty i możesz stąd rozegrać całą grę.
sandbox-channel = Kanał { $name }
sandbox-unread = { $name }, nowe: { $count }
sandbox-topic-hedgerow = Napisz /play i wybierz grę
sandbox-topic-orchard = Miejsce na drugi stół
sandbox-topic-meadow = I na trzeci
sandbox-thread = Wątek kanału #{ $name }
sandbox-thread-start = { $topic }: jeden stół, z dala od tamtejszych rozmów.
sandbox-thread-started = rozpoczyna wątek:
sandbox-to-end = Na koniec
sandbox-only-you = Widzisz to tylko ty
sandbox-dismiss = Ukryj
sandbox-edited = zmieniono
sandbox-bot = bot
sandbox-thinking = { $name } myśli …
sandbox-asked = odpowiedź na /{ $command } ({ $name })
sandbox-somebody = { nameless }
sandbox-hidden = Ukryty tekst
sandbox-the-table = stół
sandbox-some-time = kiedyś
sandbox-enlarge = Powiększ obrazek
sandbox-picture = Obrazek
sandbox-picture-elsewhere = Obrazek, którego nie ma na tym komputerze.
sandbox-choose = Wybierz
sandbox-choose-range = Do wyboru: { $range }, wybrane: { $count }
sandbox-choose-least = Wybierz co najmniej { $least }.
sandbox-confirm = { ui-confirm }
sandbox-unknown = Tego ta strona nie pokaże: { $what }.

### Pisanie i okna

sandbox-write-bot = Napisz do Hedgerow
sandbox-write-channel = Napisz na #{ $name }
sandbox-or-command = { $label } albo /
sandbox-send = Wyślij
sandbox-commands = Polecenia
sandbox-leave-command = Porzuć { $name }
sandbox-required = { $name }, wymagane
sandbox-optional = { $name }, opcjonalne
sandbox-needed = wymagane
sandbox-this-needed = { $name }: to jest potrzebne
sandbox-no-command = Nie ma tu polecenia { $name }.
sandbox-failed = To się nie udało.
sandbox-submit = Wyślij
sandbox-cancel = Anuluj
sandbox-close = Zamknij
sandbox-never-mind = Jednak nie

### Powitanie

sandbox-hero = Hedgerow: jeże, borsuki, myszy, lis, jednorożec, żółw, sowa i Igor przy żywopłocie o zmierzchu.
sandbox-welcome = Wybierz grę
sandbox-welcome-house = Z Hedgerow grasz w gry stołowe, tutaj i w wiadomościach prywatnych. Pozostałe miejsca zajmuje komputer, więc zaczynasz od razu.
sandbox-welcome-friends = Albo napisz `/play` i otwórz stół dla znajomych: w każdym oknie tej strony można być kimś innym.
sandbox-play-where = Stół na #{ $name }, na pozostałych miejscach gra komputer.
sandbox-play-game = Zagraj teraz: { $game }
sandbox-players = Osoby: { $range }
sandbox-kept = Gdzie zapisane są twoje stoły

### Przewodnik

sandbox-guide = Przewodnik
sandbox-guide-to = Przewodnik po
sandbox-guide-here = Ta strona
sandbox-guide-step = Krok { $step } z { $steps }
sandbox-guide-back = { ui-back }
sandbox-guide-next = { ui-replay-next }
sandbox-guide-done = Gotowe
sandbox-guide-1-title = Witaj!
sandbox-guide-1 = Kanał czytają wszyscy, **twoje wiadomości prywatne** tylko ty. Wybierz grę i naciśnij **{ sandbox-play-now }**: pozostałe miejsca zajmie komputer.
sandbox-guide-2-title = Gra w kilka osób
sandbox-guide-2 = Otwórz ten adres w **drugim oknie** i bądź tam kimś innym: *{ sandbox-you-are }*, na samej górze. Potem dołącz do tego samego stołu. Wpisz `/` na kanale, a zobaczysz wszystkie polecenia.
sandbox-guide-3-title = Nic nie ginie
sandbox-guide-3 = Naciśnij **{ sandbox-restart-bot }** w środku gry. Bot zatrzyma się, uruchomi ponownie i każda gra potoczy się dalej od tego samego miejsca.

### Sprawdzanie pobranej gry

sandbox-check = Sprawdź grę
sandbox-check-link = Sprawdź pobraną grę
sandbox-check-back = Wróć do stołów
sandbox-check-title = Czy ta gra była uczciwa?
sandbox-check-how = Otwórz „{ ui-replay }” zakończonej gry, naciśnij „{ ui-record }” i upuść plik tutaj. Z samego pliku i zasad ta strona jeszcze raz rozda karty, powtórzy każdy ruch i porówna wynik.
sandbox-check-drop = Upuść plik tutaj albo go wybierz
sandbox-check-shell = To samo bez tej strony:
sandbox-check-playing = Trwa ponowne rozdanie i powtórka gry …
sandbox-check-holds = Wszystko się zgadza: rozdanie wynika z ujawnionego sekretu i pasuje do niego każdy ruch.
sandbox-check-broken = Coś się nie zgadza. Oto, co znaleziono:
sandbox-check-large = Ten plik jest za duży jak na zapis gry.
sandbox-check-long = Sprawdzanie trwało za długo i zostało przerwane.
sandbox-check-unanswered = Nie udało się sprawdzić pliku: Hedgerow nie odpowiada. Czy jeszcze działa?

### Co się nie udało

sandbox-no-connection = Nie ma połączenia z serwerem. Spróbuj jeszcze raz.
sandbox-no-answer = Serwer nie odpowiedział na czas.
sandbox-bot-late = Hedgerow nie odpowiedział na czas.
sandbox-bot-restarting = Hedgerow właśnie uruchamia się ponownie. Spróbuj za chwilę.
sandbox-bot-restarting-already = Hedgerow już uruchamia się ponownie.
sandbox-message-length = Wiadomość może mieć od 1 do 2000 znaków.
sandbox-mentions-long = To za długie: każda wzmianka liczy się za więcej, niż widać.
sandbox-command-unknown = Nie ma tu polecenia /{ $name }.
sandbox-command-begun = /{ $name } to dopiero początek polecenia.
sandbox-option-wrong = Brakuje opcji „{ $name }” albo jej wartość nie pasuje.
sandbox-option-nothing = Dla „{ $name }” nie ma nic do wyboru.
sandbox-button-gone = Tego przycisku już nie ma.
sandbox-choice-gone = Tego już nie można wybrać.
sandbox-choice-nobody = Nie ma tu kogo wybrać.
sandbox-form-wrong = To nie pasuje albo formularz został już wysłany.
sandbox-form-gone = Ten formularz nie jest już otwarty. Otwórz go jeszcze raz.
sandbox-channel-unknown = Nie ma takiego kanału.
sandbox-tables-where = Stoły stoją na kanałach serwera, gdy Hedgerow działa.
sandbox-channel-taken = Na tym kanale jest już stół. Wybierz inny kanał albo zakończ grę: /end.
sandbox-request-broken = Strona wysłała coś, czego nie da się odczytać.
sandbox-requests-many = Po kolei, proszę.
sandbox-broken = Coś poszło nie tak. Szczegóły są w logu.
