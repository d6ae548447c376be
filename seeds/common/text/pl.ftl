# Słowa wspólne dla wszystkich stołów. Słowa gry są w seeds/<gra>/text.
# `{ $seat }` i `{ $host }` to imiona w mianowniku; `{ $seats }` to lista: „A, B i C”.

### Ludzie i miejsca

seat = { $seat }
seat-unnamed = Miejsce { $number }
somebody = ktoś
# Zaczyna zdanie zamiast imienia, w którym nic nie widać.
nameless = Ktoś
# The faces of the house, one on each of its seats; no animal of a game has such a name.
house = { $face ->
    [1] Paproć
    [2] Jałowiec
    [3] Bluszcz
    [4] Wrzos
    [5] Koniczyna
    [6] Klon
    [7] Wierzba
   *[other] Jarzębina
}
# In the list of seats, and where it takes or gives up a seat.
house-seated = { $seat } (komputer)
list-empty = –
# In the picture of a hand; in a replay it is the hand of { $seat }.
your-hand = Twoje karty
hand-of = Karty: { $seat }

### Co dzieje się przy stole

table-joined = { $who } siada do stołu.
table-word-added = { $who } dodaje słowo do tasowania.
table-left = { $who } odchodzi od stołu.
table-left-to-house = { $who } odchodzi od stołu. To miejsce przejmuje { $seat }.
table-begun = { $game } – zaczynamy. Dobrej zabawy!
table-house-played = Czas minął, komputer gra za: { $seat }.
table-house-moves = Komputer gra za: { $seat }.
table-covered = { $seat } – chwilowa nieobecność.
table-back = { $seat } wraca do gry.
table-taken = { $who } przejmuje miejsce: { $former }.
table-pace = Nowe tempo: { $pace }.
table-part = ### { $part }
table-took-back = { $seat } cofa ruch: „{ $what }”{ $later ->
    [0] { "" }
    [one] { " " }Cofnięty jest też jeden ruch po nim.
    [few] { " " }Cofnięte są też { $later } ruchy po nim.
   *[many] { " " }Cofnięto też { $later } ruchów po nim.
}
table-asks-back = { $seat } prosi o cofnięcie: „{ $what }”
table-back-refused = { $who } nie zgadza się: { $seat } nie cofnie tego ruchu.
table-back-withdrawn = { $seat } nie prosi już o cofnięcie ruchu.
table-request-dropped = Gra toczy się dalej, więc prośba o cofnięcie ruchu jest nieaktualna.
table-a-move = jeden ruch.
table-conceded = Reszta się poddała. Zwycięstwo: { $seats }.
table-ended-by = { $who } kończy grę.
table-ended-mod = Moderacja zakończyła grę.
table-ended-vote = Osoby przy stole zakończyły grę.

closed-all-left = Przy stole nie ma już nikogo, więc został zamknięty.
closed-all-away = Nikogo nie było, więc stół jest zamknięty.
closed-nobody-back = Przez tydzień nikt nie wrócił, więc stół jest zamknięty.
closed-never-started = Przez cały dzień nikt nie zaczął gry, więc stół jest zamknięty.
closed-frozen = Tego stołu nie dało się odczytać, więc został zamknięty bez wyniku. Niczego nie usunięto.

### Dlaczego coś się nie udało

refusal-already-seated = Masz już miejsce przy tym stole.
refusal-table-full = { $seats ->
    [one] Jedyne miejsce jest zajęte.
    [few] Wszystkie { $seats } miejsca są zajęte.
   *[many] Wszystkie { $seats } miejsc jest zajętych.
}
refusal-no-house = Komputer nie ma miejsca przy tym stole.
refusal-no-such-option = Ta gra nie ma opcji „{ $option }”. Są: { $options }.
refusal-bad-option = Opcja „{ $option }” przyjmuje wartości: { $fits }, a nie „{ $value }”.
refusal-no-such-game = Nie znam gry o nazwie „{ $game }”. Można tu zagrać w: { $games }.
refusal-seat-count = { $spread ->
    [0] { $most ->
        [1] To gra dla jednej osoby
       *[other] To gra dokładnie dla { $most } osób
    }
   *[other] To gra dla { $least }–{ $most } osób
}, a przy stole { $have ->
    [one] zajęte jest jedno miejsce
    [few] zajęte są { $have } miejsca
   *[many] zajętych jest { $have } miejsc
}.
refusal-no-partners = Tu każdy gra sam; nie ma par.
refusal-only-host = Może to zrobić tylko gospodarz stołu: { $host }.
refusal-only-host-starts = Na razie zacząć może tylko gospodarz stołu: { $host }. Jeśli nic się tu nie zmieni przez { $minutes } minut, zacznie każdy, kto tu siedzi.
refusal-only-host-ends = Grę może zakończyć tylko gospodarz stołu ({ $host }) albo moderacja.
refusal-end-by-vote = Grasz z innymi, więc gra kończy się, gdy zechce tego większość. Naciśnij „{ ui-wish-end }” pod „{ ui-more }”.
refusal-only-host-closes = Ten stół może zamknąć tylko gospodarz albo moderacja.
refusal-not-seated = Nie masz miejsca przy tym stole.
refusal-not-away = To miejsce już jest twoje: komputer nie gra za ciebie.
refusal-not-away-others = Tym przyciskiem mogą wrócić tylko: { $seats }. Za ciebie komputer nie gra.
refusal-no-abandoned-seat = Nikt nie oddał tu miejsca.
refusal-other-hand = Znasz karty miejsca, które jest już zajęte, więc nie możesz przejąć innego.
refusal-no-such-pace = Dalej w tę stronę tempa już nie ma.
refusal-watch-seated = Grasz przy tym stole: w swoim panelu widzisz więcej niż widzowie.
refusal-watch-off = Gospodarz wyłączył oglądanie. Wiadomość stołu nadal pokazuje grę.
refusal-watch-full = Ogląda już { $most } osób, więcej się nie da. Wiadomość stołu pokazuje to samo.
refusal-takeback-gone = Tego nie da się już cofnąć: ruch jest już cofnięty, ktoś się nie zgodził albo od tego czasu odkryto coś zakrytego.
refusal-takeback-unasked = Nikt już nie prosi o cofnięcie ruchu.
refusal-takeback-asks = Tego nie cofniesz już samodzielnie. „{ ui-takeback-ask }” pyta innych o zgodę.
refusal-takeback-asked = Pytanie już padło. Inni odpowiadają w swoim panelu z kartami albo przy stole.
refusal-takeback-agreed = Twoja zgoda już jest. Inni są jeszcze pytani.
refusal-takeback-other = Ktoś prosi o cofnięcie innego ruchu. Najpierw odpowiedz na tę prośbę.
refusal-not-your-turn = To nie twoja kolej. Czekamy na ruch: { $seats }.
refusal-nothing-asked = W tej chwili nie masz nic do zrobienia.
refusal-not-offered = Ten ruch nie jest teraz możliwy.
refusal-stale = Ta decyzja już zapadła, nic się nie zmieniło.
refusal-went-back = W międzyczasie cofnięto ruch. Tak to teraz wygląda.
refusal-old-control = Ten przycisk jest nieaktualny. Bieżący stół pokaże /table.
refusal-too-late-to-write = Zajęło mi to za dużo czasu. Naciśnij jeszcze raz.
refusal-too-soon = Za wcześnie. Będzie to możliwe od
refusal-replay-running = Grę można obejrzeć jeszcze raz, gdy się skończy. Do wcześniejszych prowadzi /history.
refusal-replay-none = Przy ostatnim stole tutaj nic nie zagrano. Do wcześniejszych gier prowadzi /history.
refusal-not-shared = Serwer tej gry nie udostępnia powtórek innym serwerom.
refusal-sharing-off = Ten serwer nie udostępnia powtórek. Osoby, które nim zarządzają, mogą na to zezwolić w /settings.
refusal-no-such-code = Żadna gra nie ma kodu „{ $code }”. Kod wygląda tak: HR-7K2P-9WXM, i wygasa, gdy jego gra zostanie usunięta.
refusal-too-many-codes = Możesz wypróbować { $most } kodów na minutę. Poczekaj minutę.
refusal-nothing-moves = Przed tym krokiem nie widać żadnej zmiany. Przejdź kilka kroków dalej i naciśnij jeszcze raz.
refusal-too-many-moving = Rysuję ci najwyżej { $most } ruchomych obrazów na minutę. Poczekaj minutę.
refusal-too-many-shown = Możesz pokazać coś wszystkim { $most } razy na minutę. Poczekaj minutę.
refusal-may-not-write = Nie możesz pisać na tym kanale, więc nie możesz tu też niczego pokazać.
refusal-play-on-over = W tym kroku gra jest już skończona. Cofnij się o krok i graj dalej stamtąd.
refusal-dm-closed = Przy prywatnym stole gra się w wiadomościach prywatnych, a nie mogę ci ich wysyłać. Zezwól na nie w ustawieniach prywatności tego serwera i naciśnij jeszcze raz.
refusal-no-word = Napisz słowo, w którym widać choć jeden znak.
refusal-record-secret = Tasowanie można sprawdzić, gdy gra się skończy.
refusal-no-record = Z tej gry nie zachowało się nic, co pozwoliłoby ją sprawdzić lub obejrzeć jeszcze raz.
ui-gained = Nowe na twojej ręce: { $cards }
ui-since = Od twojej ostatniej kolejki:
ui-since-start = Od początku gry:
ui-since-own = Od twojego ostatniego ruchu:
ui-since-more = { $count ->
    [0] część pominięto: zobacz „{ ui-story }”
   *[other] pominięto { $count } przy „…”: zobacz „{ ui-story }”
}
ui-panel-ends = Ten panel nie nadąża już za grą. Naciśnij przycisk, aby otworzyć nowy.
# The time follows.
ui-early = Trochę za wcześnie: twój ruch czeka do
# On a button, after its name.
ui-in-seconds = za { $seconds } s
refusal-no-table-here = Na tym kanale nie ma stołu. Otworzysz go poleceniem /play.
refusal-no-such-table = Tego stołu już nie ma.
refusal-not-begun = Gra jeszcze się nie zaczęła.
refusal-already-begun = Gra już się zaczęła.
refusal-table-over = Ta gra jest już skończona.
refusal-frozen = Nie umiem odczytać zapisu tego stołu, więc jest wstrzymany. Niczego nie usunięto; daj znać osobie, która prowadzi tego bota.
refusal-frozen-no-game = Przy tym stole toczy się „{ $game }”, a tej gry nie mam. Stół jest wstrzymany; niczego nie usunięto.
refusal-frozen-damaged = Zapis tego stołu jest uszkodzony, więc stół jest wstrzymany: nikt nie powinien grać dalej złymi kartami. Niczego nie usunięto.
refusal-no-table-of-yours = Nie masz teraz miejsca przy żadnym stole.
refusal-not-your-panel = Ten wybór należy do innego miejsca.
refusal-unread-move = Nie rozumiem ruchu „{ $move }”. Podczas pisania podpowiadam, co możesz zrobić.
refusal-long-text = Tekst w poleceniu może mieć najwyżej { $most } znaków.
refusal-no-such-rule = W tej grze nie ma zasady „{ $section }”.
refusal-options-form = Nie rozumiem „{ $text }”. Opcje zapisuje się tak: house=sleepy
refusal-only-server = To działa tylko na serwerze. Użyj tego na jednym z jego kanałów.
refusal-not-member = Zainstalowano tu tylko moje polecenia, a mnie na tym serwerze nie ma. Osoby, które nim zarządzają, mogą mnie dodać: w moim profilu jest przycisk „Dodaj aplikację”.
refusal-permissions = Na tym kanale jeszcze nie mogę grać. Potrzebuję uprawnień: { $permissions }.
refusal-closing = Zaraz uruchomię się ponownie. Wszystkie stoły są bezpieczne; spróbuj za minutę.
refusal-hosts-many = Prowadzisz już { $most ->
    [one] stół, a więcej tu nie wolno. Zakończ go najpierw
    [few] { $most } stoły, a więcej tu nie wolno. Zakończ najpierw któryś
   *[many] { $most } stołów, a więcej tu nie wolno. Zakończ najpierw któryś
} przez /end.
refusal-server-full = Na tym serwerze otwartych stołów jest { $most } i więcej nie wolno. Osoby zarządzające mogą to zmienić w /settings.
refusal-too-many-commands = To więcej niż { $most } poleceń w ciągu minuty. Spróbuj nieco później.

### Przed grą

# The people of the game before follow.
ui-rematch-missing = Z poprzedniej gry brakuje jeszcze:
ui-seats-taken = Zajęte miejsca: { $have } z { $most }
ui-needs-more = { $count ->
    [one] Brakuje jeszcze jednej osoby. Przycisk „{ ui-house }” wypełni miejsce.
    [few] Brakuje jeszcze { $count } osób. Przycisk „{ ui-house }” wypełni miejsca.
   *[many] Brakuje jeszcze { $count } osób. Przycisk „{ ui-house }” wypełni miejsca.
}
ui-needs-people = { $count ->
    [one] Brakuje jeszcze jednej osoby.
    [few] Brakuje jeszcze { $count } osób.
   *[many] Brakuje jeszcze { $count } osób.
}
ui-ready-to-start = Wszystko gotowe. Grę może zacząć { $host }.
ui-join = Dołącz
ui-leave = Opuść stół
ui-house = Dodaj komputer
ui-unhouse = Usuń komputer
ui-partners = Zmień pary
ui-partners-are = Para: { $seats }
ui-start = Zacznij
ui-options = Opcje
table-chosen = Wybrano przy tym stole: { $options }.
ui-options-passed = Gospodarzem stołu jest teraz { $host } i wybiera opcje.
ui-game-decides = domyślnie
ui-on = Tak
ui-off = Nie
ui-opened = Stół jest otwarty. Dobrej zabawy!
ui-seated = Siedzisz przy nowym stole. Opcje wybiera i grę rozpoczyna gospodarz stołu: { $host }.
ui-seated-already = Już siedzisz przy nowym stole:
ui-left = Nie siedzisz już przy tym stole.
ui-leave-sure = Odejść w trakcie gry? Komputer gra dalej na twoim miejscu. Możesz wrócić, dopóki on gra.
ui-leave-rests-sure = Odejść w trakcie gry? Pozostałych nie ma: gra poczeka, aż ktoś wróci. Ty też możesz wrócić.
ui-leave-closes-sure = Odejść? Nie ma już nikogo innego, więc stół zostanie zamknięty bez wyniku.
ui-leave-lobby-sure = Odejść od stołu przed początkiem gry?
ui-concede-sure = Odejść i się poddać? Gra się kończy. Zwycięstwo: { $seats }.
ui-result-counts = Wynik liczy się dla ciebie.
ui-end = Zakończ grę
ui-end-sure = Zakończyć grę dla wszystkich, bez wyniku?
ui-end-vote-sure = Zakończyć tę grę bez wyniku? Skończy się, gdy zechce tego większość przy stole. Nie liczą się osoby, których nie ma od doby, a bez limitu czasu także te, które nie wykonały ruchu od trzech dni.
ui-close-sure = Zamknąć dla wszystkich, bez wyniku, ten stół, którego nie umiem odczytać?
ui-close = Zamknij stół
ui-frozen-close = Gospodarz albo moderacja może go zamknąć przez /end; wtedy kanał znów będzie wolny.

ui-pace = Tempo
ui-pace-live = Na żywo
ui-pace-live-hint = Wszyscy są na miejscu: 90 sekund na ruch, od 25 do 40 na krótkie pytanie.
ui-pace-relaxed = Spokojne
ui-pace-relaxed-hint = Gra na cały dzień: 6 godzin na ruch, od 1 do 5 minut na krótkie pytanie.
ui-pace-slow = Powolne
ui-pace-slow-hint = Każdy, kiedy może: 2 dni na ruch, 6 godzin na krótkie pytanie.
ui-pace-none = Bez limitu czasu
ui-pace-none-hint = Gra czeka na każdy ruch.

ui-strength = Poziom komputera
ui-strength-sharp = Bystry
ui-strength-sharp-hint = Dużo myśli i niczego nie zapomina.
ui-strength-human = Jak człowiek
ui-strength-human-hint = Trochę myśli i czasem coś zapomni.
ui-strength-sleepy = Zaspany
ui-strength-sleepy-hint = Prawie nie myśli i dużo zapomina.

ui-tempo = Tempo komputera
ui-tempo-brisk = Szybkie
ui-tempo-brisk-hint = Około sekundy na ruch.
ui-tempo-calm = Spokojne
ui-tempo-calm-hint = Na tyle wolno, by śledzić każdy ruch.

ui-takebacks = Cofanie ruchów
ui-takebacks-unrated = Tam, gdzie nie liczy się ranking
ui-takebacks-unrated-hint = W grach z komputerem i w grach bez rankingu.
ui-takebacks-always = Dozwolone
ui-takebacks-always-hint = W każdej grze, także rankingowej.
ui-takebacks-never = Niedozwolone
ui-takebacks-never-hint = Co zagrane, to zagrane.

### Stół i karty

ui-hand = Moje karty
ui-move = Mój ruch
ui-read = Stół jako tekst
ui-readhand = Moje karty jako tekst
ui-story = Co się działo
ui-story-none = Jeszcze nic się nie wydarzyło. Zajrzyj tu po pierwszym ruchu.
ui-account = Skąd te punkty?
ui-account-none = Nic jeszcze nie policzono. Punkty pojawią się tu po rozliczeniu rundy, a w niektórych grach dopiero na końcu.
ui-account-over = W tej grze nie policzono żadnych punktów.
ui-cards-menu = Co to jest? { $first } … { $last }
ui-cards-menu-one = Co to jest? { $first }
ui-cards-open = Wybierz coś, co leży odkryte, i przeczytaj, co to jest.
ui-cards-found = Te mają w nazwie „{ $query }”:
refusal-no-such-card = Ta gra nie ma karty „{ $card }”. Gdy piszesz, podpowiadam ci jej karty.
ui-cards = Karty
ui-hint = Podpowiedz ruch
ui-hint-sure = **Podpowiedź tu kosztuje.** Po niej ta gra nie podniesie twojego rankingu i nie liczy się w tabeli jako wygrana. Jeśli go obniży, to się liczy. Dla innych nic się nie zmienia. Podczas gry nikt się o tym nie dowie, będzie to w wyniku.
ui-hintnow = Pokaż podpowiedź
ui-hint-is = Komputer wybiera tu:
ui-hint-why = Komputer uważa to tutaj za najlepsze; jeden powód nie przeważa.
ui-hint-only = Nie masz innego wyboru.
ui-hint-free = To nie liczy się jako podpowiedź.
ui-hint-left = { $count ->
    [0] To była twoja ostatnia podpowiedź w tej grze.
    [one] Została jeszcze jedna podpowiedź w tej grze.
    [few] Zostały jeszcze { $count } podpowiedzi w tej grze.
   *[many] Zostało jeszcze { $count } podpowiedzi w tej grze.
}
ui-hints = Podpowiedzi
ui-hints-none = Brak
ui-hints-none-hint = Każdy myśli po swojemu.
ui-hints-three = Po trzy
ui-hints-three-hint = W swojej turze możesz zapytać, co zrobiłby komputer.
ui-hints-any = Bez ograniczeń
ui-hints-any-hint = Dobre na pierwszą grę.
ui-hints-cap = ale z podpowiedzią ranking nie rośnie
ui-hints-taken = { $count ->
    [one] jedna podpowiedź
    [few] { $count } podpowiedzi
   *[many] { $count } podpowiedzi
}
refusal-hint-not-asked = O podpowiedź możesz poprosić w swojej turze.
refusal-hint-none = Tu nie mam podpowiedzi: nie ma czego wybierać albo chodzi o to, co pamiętasz.
refusal-hint-late = Rozstrzygnęło się, zanim skończyłem myśleć. Ta podpowiedź się nie liczy.
refusal-hint-busy = Komputer myśli teraz nad wieloma grami. Zapytaj jeszcze raz za minutę; nic nie zostało policzone.
refusal-hint-failed = Nie udało mi się znaleźć podpowiedzi. Nic nie zostało policzone.
refusal-hints-off = Przy tym stole nie ma podpowiedzi.
refusal-hints-used = Masz już za sobą wszystkie podpowiedzi w tej grze ({ $most }).
ui-look-at-table = Przejdź do stołu
ui-play = Zagraj
ui-rules = Zasady
ui-learn = Nauka gry
ui-learn-step = Krok { $step } z { $steps }
ui-learn-right = Dobrze!
ui-learn-clever = Sprytnie!
ui-learn-wrong = To nie to: spróbuj jeszcze raz!
ui-learn-undone = Już cofnięte: poniżej wszystko jest jak przed tym ruchem.
ui-learn-try = Teraz twoja kolej: krótka gra z komputerem na najłatwiejszym poziomie, w wiadomościach prywatnych. Nic się w niej nie liczy i możesz ją zakończyć w każdej chwili.
ui-lessongame = Zagraj krótką grę
ui-tip = Wskazówka:
ui-tipsoff = Bez wskazówek
ui-tips-are-off = Wskazówki są wyłączone. Włączysz je znowu poleceniem /me.
ui-rematch = Jeszcze raz
ui-rematchset = Zmień opcje
ui-back = Wstecz
ui-takeback = Cofnij ruch
ui-takeback-ready = Jeszcze nie
ui-takeback-later = { $later ->
    [one] Cofnij mój ruch i ten po nim
    [few] Cofnij mój ruch i { $later } po nim
   *[many] Cofnij mój ruch i { $later } po nim
}
ui-takeback-ask = Poproś o cofnięcie mojego ostatniego ruchu
ui-takeback-allow = Zgoda
ui-takeback-refuse = Nie
ui-takeback-withdraw = Wycofaj prośbę
ui-takeback-asked = Prosisz o cofnięcie: „{ $what }”{ $later ->
    [0] { "" }
    [one] { " " }Cofnięty zostanie też jeden ruch po nim.
    [few] { " " }Cofnięte zostaną też { $later } ruchy po nim.
   *[many] { " " }Cofniętych zostanie też { $later } ruchów po nim.
} Muszą się zgodzić wszyscy obecni, w swoim panelu z kartami albo przy stole.
ui-takeback-wanted = { $seat } prosi o cofnięcie: „{ $what }”{ $later ->
    [0] { "" }
    [one] { " " }Cofnięty zostanie też jeden ruch po nim.
    [few] { " " }Cofnięte zostaną też { $later } ruchy po nim.
   *[many] { " " }Cofniętych zostanie też { $later } ruchów po nim.
} Muszą się zgodzić wszyscy obecni.
ui-return = Już jestem
ui-take = Przejmij miejsce
ui-more = Więcej
ui-more-hint = Czas na ruch zmienia się, gdy chcą tego wszyscy obecni; do zakończenia gry wystarczy większość. Twój wybór jest zielony: naciśnij jeszcze raz, by go cofnąć.
ui-watch = Oglądaj
ui-watchon = Oglądaj dalej
# The time follows.
ui-watch-until = Pokazuje grę z kilkusekundowym opóźnieniem. Discord pozwala na to temu panelowi do
ui-watch-stopped = Gospodarz wyłączył oglądanie. Wiadomość stołu nadal pokazuje grę.
ui-watching = { $count ->
    [one] Ogląda jedna osoba.
    [few] Oglądają { $count } osoby.
   *[many] Ogląda { $count } osób.
}
ui-watchable-off = Wyłącz oglądanie
ui-watchable-on = Włącz oglądanie
ui-wish-faster = Szybciej
ui-wish-slower = Wolniej
ui-wish-end = Zakończ grę
# Who wants it, how many do, and how many it takes.
ui-wish-faster-by = Szybciej, mniej czasu na ruch: { $seats } ({ $have } z { $need })
ui-wish-slower-by = Wolniej, więcej czasu na ruch: { $seats } ({ $have } z { $need })
ui-wish-end-by = Zakończyć grę: { $seats } ({ $have } z { $need })
ui-wish-ends = jeśli nikt do tego czasu nie wróci, gra się skończy
ui-wish-back-by = { $seat } prosi o cofnięcie: „{ $what }”{ $later ->
    [0] { "" }
    [one] { " " }Cofnięty zostanie też jeden ruch po nim.
    [few] { " " }Cofnięte zostaną też { $later } ruchy po nim.
   *[many] { " " }Cofniętych zostanie też { $later } ruchów po nim.
} Zgoda: { $have } z { $need } ({ $seats })
ui-wish-answer = Twój głos: naciśnij niżej „{ ui-more }”.
ui-wish-voted = Twój głos już jest. Aby go cofnąć, naciśnij niżej „{ ui-more }”.
ui-confirm = Potwierdź
ui-turn-of = Czekamy na ruch: { $seats }.
ui-turn-of-house = Czekamy na komputer ({ $seats }).
ui-turn-of-house-held = Komputer czeka jeszcze na odpowiedzi ({ $seats }).
ui-your-turn = Twoja kolej.
ui-until = do
# A time follows.
ui-from = od
# In a question that opens only then; a time of day follows.
ui-possible-from = możliwe od
ui-still-asked = Brakuje odpowiedzi: { $seats }
ui-goes-on = gra sama ruszy dalej o
ui-ping = Twoja kolej.
ui-passes-for-you = Nie masz tu co zagrać, więc zaraz spasuję za ciebie.
ui-waits-for-you = Czekamy na ciebie.
ui-may-press = Masz coś do zrobienia? Jeśli nie, naciśnij „{ $label }”.
# The time follows: “in 30 seconds”.
ui-warning = Twoja kolej. Masz czas do
# What was played follows.
ui-away = Twój czas minął, więc komputer zagrał za ciebie.
ui-time-up = Czas minął, więc naciskam za ciebie: „{ $label }”.
ui-away-seat = Miejsce jest nadal twoje. Jeśli twój czas następnym razem też minie, komputer będzie grać za ciebie, dopóki nie wrócisz.
ui-rests = Nikogo nie ma. Gra ruszy dalej, gdy ktoś wróci.
ui-covered = Komputer gra za ciebie, dopóki nie wrócisz.
ui-covers = Do powrotu komputer gra za: { $seats }.
# “5 minutes ago: Waiting for Ann.” follows.
ui-as-of = Stan
ui-asked-here = Gdy przyjdzie twoja kolej, wybierzesz tutaj. „{ ui-refresh }” pokaże, jak jest teraz.
ui-asked-besides = Masz coś do wyboru, choć to nie twoja kolej: odpowiedz poniżej.
ui-refresh = Odśwież
ui-nothing-to-do = Za chwilę gra sama ruszy dalej.
ui-fair = Uczciwe tasowanie
ui-fair-how = Zanim ktokolwiek usiadł, bot wylosował sekret i pokazał jego odcisk. Innego już wziąć nie może. Każdy, kto siada, dokłada numer, który Discord nadaje jego kliknięciu, a jeśli chce, także słowo. Tasowanie powstaje z sekretu i tego wszystkiego razem, więc nikt go nie wybiera: ani bot, ani nikt przy stole. Po grze sekret zostaje pokazany i każdy może potasować jeszcze raz i porównać. Od startu nic się już nie zmieni.
ui-fair-lobby = Uczciwe tasowanie: odcisk { $hash }… · /fair wyjaśnia
ui-deal-hash = Odcisk (SHA-256 sekretu): `{ $hash }`
ui-deal-seed = Sekret, pokazany po grze: `{ $seed }`
ui-fair-added = { $seat }: kliknięcie { $number }
ui-fair-added-word = { $seat }: kliknięcie { $number } i słowo (SHA-256: { $word })
ui-fair-started = Start: kliknięcie { $number }
ui-fair-fits = Sprawdzone: sekret pasuje do odcisku i z niego rozdano.
ui-fair-broken = To nie pasuje: rozdano z czegoś innego.
ui-record = Pobierz
ui-record-how = Cała gra w pliku. `uv run python -m engine.verify hedgerow-{ $game }-{ $table }.json` sprawdza tasowanie, każdy ruch i wynik na podstawie samych zasad.
ui-word = Dodaj słowo
ui-word-label = Twoje słowo
ui-replay = Powtórka
ui-replay-step = Krok { $step } z { $steps }
ui-replay-first = Początek
ui-replay-back = Wstecz
ui-replay-next = Dalej
ui-replay-turn = Następna tura
ui-replay-last = Koniec
ui-replay-jump = Przejdź do …
ui-replay-view = Widok: …
ui-replay-open = Wszystkie karty odkryte
ui-replay-onlooker = Jak widać było z boku
ui-replay-seat = Jak widział to gracz: { $seat }
ui-replayshow = Pokaż wszystkim
ui-shown-by = Pokazuje { $who }
ui-share = Udostępnij
ui-share-code = Każdy może obejrzeć tę grę poleceniem `/replay code:HR-{ $first }-{ $second }`, na każdym serwerze, na którym jestem.
ui-moving = Ruchomy obraz
ui-playon = Graj dalej od tego kroku
ui-playon-menu = Twoje miejsce …
ui-playon-seat = Które miejsce zajmujesz? Na pozostałych gra komputer.
ui-private-opened = Twój prywatny stół jest otwarty:
ui-private-hello = **Prywatny stół:** grasz ty, na pozostałych miejscach gra komputer i nic się nie liczy do rankingu. Stół czeka na ciebie tydzień.
ui-private-taken = Masz już prywatny stół. Graj dalej tam albo zastąp go nowym:
ui-private-replace = Zastąp go nowym
ui-occupied = Na tym kanale jest już stół, { $game }:
ui-resting = Od ponad godziny nikogo tam nie ma, więc możesz go zamknąć.
ui-play-in-thread = Zagraj w wątku
ui-opened-thread = Stół jest otwarty w osobnym wątku:
ui-which-table = Siedzisz przy kilku stołach. O który chodzi?
ui-paused = Gra jest wstrzymana: nie mogę pisać na jej kanale. Potem ruszy dalej od tego samego miejsca.
ui-channel-gone = Kanał tej gry został usunięty. Grajcie dalej tutaj; po tygodniu bez ruchu gra się zakończy.
ui-restart-soon = Uruchomię się ponownie na około minutę, nic nie zginie:
ui-restarting = Uruchamiam się ponownie i wracam za minutę. Nic nie zginie.

# /admin, for the person who runs the bot.
ui-admin-since = Działa od
ui-admin-archive = Stoły są zapisane w { $archive }
ui-admin-counts = Nieskończone stoły: { $tables } · serwery: { $servers } · shardy: { $shards }
ui-admin-latency = Odpowiedź gatewaya Discorda: { $latency } ms
ui-admin-behind = Wiadomości czekające na zmianę: { $waiting }, najstarsza od { $seconds } s
ui-admin-invite = Zaproś bota na serwer
ui-admin-tables = Nieskończone stoły: { $tables }
ui-admin-lobby = lobby
ui-admin-play = w grze
ui-admin-frozen = zamrożony
ui-admin-newer = Nowsze stoły
ui-admin-older = Starsze stoły
ui-admin-told = Restart jest zapowiedziany. Stoły, przy których to widać: { $tables }
ui-admin-withdrawn = Restart nie jest już zapowiedziany. Stoły w grze: { $tables }

ui-ended = Ta gra już się skończyła.
ui-seat-left = Twoje miejsce zostało zwolnione. Dziękujemy za grę!
ui-left-over = Opuszczona przez ciebie gra jest już skończona.

### Gry i zasady

ui-games = Dostępne gry
ui-game-entry = **{ $title }** · { $blurb }
    -# Osoby: { $spread ->
        [0] { $most }
       *[other] { $least }–{ $most }
    } · czas: { $shortest }–{ $longest } min
ui-rules-more = Wybierz zasadę albo podaj w /rules numer lub słowo.
ui-rules-menu = Zasady od { $first } do { $last }
ui-rules-found = „{ $query }” jest w tych zasadach. Wybierz jedną:

### Koniec

ui-feat-streak = { $seat }: { $wins ->
    [one] { $wins } zwycięstwo
    [few] { $wins } zwycięstwa
   *[many] { $wins } zwycięstw
} z rzędu.
ui-feat-new-best = { $seat }: nowy rekord przeciw komputerowi – { $score } { $unit } (poprzedni: { $former }).
ui-feat-best = { $seat }: rekord przeciw komputerowi – { $score } { $unit }.
ui-feat = **{ $title }** ({ $how })
ui-feat-first = 🏅 { $seat }, pierwszy raz: { $feats }
ui-feat-again = 🏅 { $seat }, ponownie: { $feats }
# Kreska sprawia, że Discord nie robi z miejsc listy: liczyłby wtedy sam, a miejsca bywają wspólne.
ui-place = { $place }\. { $seat } – { $score } { $unit }
ui-place-conceded = { $place }\. { $seat }

# Karta wyniku, obrazek. `{ $who }` to nazwa.
ui-result-wins = wygrywa!
ui-result-wins-again = wygrywa, { $wins }. raz z rzędu!
ui-result-win-together = wygrywają razem!
ui-result-share = dzielą zwycięstwo!
ui-result-draw = remisują!
ui-result-unit = { $score ->
    [one] punkt
    [few] punkty
   *[many] punktów
}
ui-result-players = Osoby: { $players }
ui-result-minutes = Osoby: { $players } · czas: { $minutes } min
ui-result-row = { $place }: { $who } { $score }
ui-result-row-place = { $place }: { $who }
ui-result-alt = { $game }: { $reason } { $places }.
ui-result-alt-moment = { $game }: { $reason } { $moment } { $places }.
ui-last-moves-alt = Ostatnie ruchy gry jako ruchomy obraz.

### Wiadomości prywatne

ui-dm-unread = To, co tu piszesz, czytam jako ruch, ale nie rozumiem „{ $move }”.
ui-dm-examples = Możesz napisać na przykład:
ui-dm-which = Co dokładnie? To może być kilka różnych ruchów.
ui-dm-help = /hand jeszcze raz pokaże twoje karty, a /move podpowie ruchy podczas pisania.
ui-dm-no-table = Nie grasz teraz w żadnej grze. Gdy będziesz grać, możesz pisać mi tutaj swoje ruchy. /games pokaże, w co można zagrać, a /learn nauczy cię gry.
ui-moved = Gotowe.
ui-move-begun = Resztę wybierz przy swoich kartach.
ui-dm-closed = Nie mogę wysyłać ci wiadomości prywatnych, ale to nic: naciśnij przy stole „{ ui-hand }”. Zobaczysz je tylko ty.
ui-dm-off = Nie wysyłam ci już kart prywatnie. Naciśnij przy stole „{ ui-hand }”.

### Gdy coś jest nie tak

ui-apology = Przepraszam, coś poszło nie tak po mojej stronie. Stół jest bezpieczny i żaden ruch nie przepadł. Spróbuj za chwilę ponownie.

perm-view-channel = Wyświetlanie kanału
perm-send-messages = Wysyłanie wiadomości
perm-send-messages-in-threads = Wysyłanie wiadomości w wątkach
perm-create-public-threads = Tworzenie publicznych wątków
perm-attach-files = Załączanie plików
perm-read-message-history = Czytanie historii wiadomości

### Tabele wyników

ui-board-rating = Ranking
ui-board-gained = Zysk
ui-board-games = Gry
ui-board-wins = Wygrane
ui-board-head = { $season } · { $sort }
ui-board-head-channel = { $season } · ten kanał · { $sort }
ui-board-of-channel = { $season } · ten kanał
ui-sort-rating = według rankingu
ui-sort-gained = według zysku
ui-sort-wins = według wygranych
ui-sort-games = według liczby gier
ui-season-all = Cała historia
all-title = Wszystkie gry
ui-period-day = Dzisiaj (UTC)
ui-period-week = Ten tydzień (UTC)
ui-period-month = Ten miesiąc (UTC)
ui-season-named = { $name }
ui-season-number = Sezon { $number }
ui-season-running = { $season } (trwa)
ui-board-unwritten = (nazwa w tekście)
ui-board-provisional = ? ranking tymczasowy: mniej niż { $games } gier rankingowych
ui-board-alt = { $title }, { $head }: miejsca od { $first } do { $last }, razem { $people ->
    [one] jedna osoba
    [few] { $people } osoby
   *[many] { $people } osób
}. Na górze tej strony: { $seat }, { $value }.
ui-board-number = { NUMBER($rating, useGrouping: 0) }
ui-board-row = { NUMBER($place, useGrouping: 0) }\. { $seat } – { NUMBER($rating, useGrouping: 0) } ± { $within } · { $games ->
    [one] { $games } gra
    [few] { $games } gry
   *[many] { $games } gier
}, { $wins ->
    [one] { $wins } wygrana
    [few] { $wins } wygrane
   *[many] { $wins } wygranych
}
ui-board-row-provisional = { NUMBER($place, useGrouping: 0) }\. { $seat } – { NUMBER($rating, useGrouping: 0) }? ± { $within } · { $games ->
    [one] { $games } gra
    [few] { $games } gry
   *[many] { $games } gier
}, { $wins ->
    [one] { $wins } wygrana
    [few] { $wins } wygrane
   *[many] { $wins } wygranych
}
ui-board-row-gained = { NUMBER($place, useGrouping: 0) }\. { $seat } – { $gained }, teraz { NUMBER($rating, useGrouping: 0) } · { $games ->
    [one] { $games } gra
    [few] { $games } gry
   *[many] { $games } gier
}, { $wins ->
    [one] { $wins } wygrana
    [few] { $wins } wygrane
   *[many] { $wins } wygranych
}
ui-board-own = **{ $row }** (ty)
ui-board-gap = …
ui-board-empty = W tej tabeli nie ma jeszcze żadnej gry rankingowej: { $game }. Zbierz kilka osób, otwórz stół poleceniem /play i bądźcie pierwsi!
ui-board-empty-here = Nie ma tu jeszcze żadnej gry rankingowej. Otwórz stół poleceniem /play i bądźcie pierwsi!
ui-board-empty-then = W tym czasie nie ma tu jeszcze żadnej gry rankingowej. Otwórz stół poleceniem /play i bądźcie pierwsi!
ui-board-not-on = Nie ma cię jeszcze w tej tabeli. Wystarczy jedna skończona gra rankingowa: { $game }.
ui-board-not-on-here = Nie ma cię jeszcze w tej tabeli. Wystarczy jedna skończona gra rankingowa z innymi osobami.
ui-board-hidden = Twój wiersz widzisz tylko ty, bo ukrywasz się w tabelach. /privacy show pokaże cię znowu.
ui-board-page = Strona { $page } z { $pages }
ui-board-words = Jako tekst
ui-board-picture = Jako obrazek
ui-board-mine = Moje miejsce
ui-board-game = Wybierz grę
ui-board-when = Wybierz okres
ui-wall-kept = Aktualizowane na bieżąco · ostatnia zmiana
ui-wall-pinned = Tabela pojawi się w ciągu minuty ({ $channel }), a po grach rankingowych rysuję ją od nowa. /boards list pokazuje wszystkie.
ui-walls = Wywieszone tabele
ui-walls-none = Nie wisi tu jeszcze żadna tabela. /boards pin wywiesza ją na kanale.
ui-wall-season = Sezon
ui-wall-soon = Pojawi się w ciągu minuty.
ui-wall-link = Zobacz tabelę
ui-wall-down = Zdejmij
ui-wall-deleted = Wiadomość z tabelą usunięto dwa razy, więc już jej nie wysyłam. /boards pin wywiesi ją znowu.
ui-wall-channel-gone = Nie ma już tego kanału. Zdejmij tabelę tutaj albo wywieś inną poleceniem /boards pin.
ui-wall-permissions = Nie mogę jej tam już pokazać. Potrzebuję uprawnień: { $permissions }.

### W co ktoś grał

ui-profile-rating = **{ $game }** · { NUMBER($rating, useGrouping: 0) } ± { $within }, miejsce { $rank }
ui-profile-rating-alone = **{ $game }** · { NUMBER($rating, useGrouping: 0) } ± { $within }
ui-profile-provisional = **{ $game }** · { NUMBER($rating, useGrouping: 0) }? ± { $within }, na razie tymczasowo
ui-profile-unrated = **{ $game }** · jeszcze bez gry rankingowej
ui-profile-played = { $played ->
    [one] Jedna gra
    [few] { $played } gry
   *[many] { $played } gier
}, { $won ->
    [0] bez wygranej
    [one] jedna wygrana
    [few] { $won } wygrane
   *[many] { $won } wygranych
}
ui-profile-ended = { $ended ->
    [one] jedna przerwana
    [few] { $ended } przerwane
   *[many] { $ended } przerwanych
}
ui-profile-streak = { $streak ->
    [one] ostatnia gra wygrana
    [few] { $streak } wygrane z rzędu
   *[many] { $streak } wygranych z rzędu
}
ui-profile-longest = najdłuższa seria wygranych: { $longest }
ui-profile-opponents = Najczęściej przy stole: { $opponents }
ui-profile-opponent = { $name } ({ $played ->
    [one] jedna gra
    [few] { $played } gry
   *[many] { $played } gier
}; wyżej: { $ahead }, niżej: { $behind })
ui-profile-empty = Na tym serwerze nie ma jeszcze skończonej gry. Stół otworzysz poleceniem /play.
ui-profile-empty-other = { $name } nie ma jeszcze na tym serwerze skończonej gry.
ui-profile-hidden = { $name } zachowuje swoje wyniki dla siebie.
ui-profile-only-you = Widzisz to tylko ty, bo się ukrywasz.
ui-medal-first = 🥇 { $season }: pierwsze miejsce, { $game }
ui-medal-second = 🥈 { $season }: drugie miejsce, { $game }
ui-medal-third = 🥉 { $season }: trzecie miejsce, { $game }
ui-medal-newcomer = 🌱 { $season }: najlepszy debiut
ui-medal-improved = 📈 { $season }: największy postęp
ui-medal-host = 🪑 { $season }: najwięcej stołów jako gospodarz
ui-medals-more = oraz { $medals ->
    [one] jeden wcześniejszy medal
    [few] { $medals } wcześniejsze medale
   *[many] { $medals } wcześniejszych medali
}
ui-curve-alt = Ranking w grze { $game }, gier rankingowych: { $games }. Od { NUMBER($first, useGrouping: 0) } do { NUMBER($last, useGrouping: 0) } ± { $within }, najniżej { NUMBER($low, useGrouping: 0) }, najwyżej { NUMBER($high, useGrouping: 0) }.
ui-curve-alt-both = { $first } { $second }
ui-curve-of = Wykres: { $game }
ui-profile-feats = 🏅 Wyczyny: { $have } z { $all } – { $feats }
ui-profile-feat = { $times ->
    [one] { $title }
    [few] { $title } ({ $times } razy)
   *[many] { $title } ({ $times } razy)
}
ui-profile-times = × { $times }
ui-feats-alt = Wyczyny w grze { $game }: { $feats }.
ui-feats-alt-missing = Wyczyny w grze { $game }, których jeszcze brakuje: { $feats }.
ui-feats-alt-one = { $title } ({ $how })

ui-versus-title = { $first } i { $second }
ui-versus-game = { $game }: { $played ->
    [0] nigdy przeciwko sobie
    [one] jedna gra
    [few] { $played } gry
   *[many] { $played } gier
}{ $played ->
    [0] {""}
   *[other] {" "}· wyżej: { $first } { $ahead }×, { $second } { $behind }×
}{ $level ->
    [0] {""}
   *[other] , po równo { $level }×
}{ $partners ->
    [0] {""}
   *[other] {" "}· razem w parze { $partners }×
}
ui-versus-ahead = wyżej: { $ahead }×
ui-versus-alt = Kto ile razy był wyżej. { $games }.
ui-versus-latest = Ostatnie gry
ui-versus-empty = Ty i { $name } nie macie jeszcze na tym serwerze wspólnej skończonej gry. Stół otworzysz poleceniem /play.

ui-history-empty = { $game }: nie masz jeszcze skończonej gry na tym serwerze. Stół otworzysz poleceniem /play.
ui-history-empty-other = { $game }: { $name } nie ma jeszcze skończonej gry na tym serwerze.
ui-history-title = Ostatnie gry: { $name }
ui-history-place = miejsce { $place } z { $seats }
ui-history-shared = wspólne miejsce { $place } z { $seats }
ui-history-ended = gra przerwana
ui-history-unrated = poza rankingiem
ui-history-hints = z podpowiedziami
ui-history-with = przy stole także: { $people }
ui-history-link = Wynik
ui-history-older = Starsze gry
ui-history-newest = Najnowsze gry

### Ranking przy wyniku

ui-place-left = { $who }, potem { $seat }
ui-rated = { NUMBER($rating, useGrouping: 0) } ({ $change })
ui-rated-provisional = { NUMBER($rating, useGrouping: 0) }? ({ $change })
ui-rated-kept = przez podpowiedź bez wzrostu rankingu
ui-change-up = +{ $change }
ui-change-down = −{ $change }
ui-change-none = ±0
ui-handsopen = Karty wszystkich
ui-hand-seen = Karty: **{ $seat }**

unrated-ended = Poza rankingiem: gra została przerwana przed końcem.
unrated-direct = Poza rankingiem: gra toczyła się w wiadomościach prywatnych, poza serwerem.
unrated-house = Poza rankingiem: grał też komputer. Liczą się tylko gry wśród ludzi.
unrated-twice = Poza rankingiem: ktoś miał więcej niż jedno miejsce.
unrated-alone = Poza rankingiem: wszyscy grali po tej samej stronie.
unrated-covered = Poza rankingiem: ktoś wykonał samodzielnie za mało ruchów.
unrated-short = Poza rankingiem: gra była za krótka.
unrated-familiar = Poza rankingiem: te same osoby mają już na dziś dość gier rankingowych. Jutro znów się liczą.

### Sezony i wybory serwera

ui-season-start-sure = Rozpocząć sezon „{ $season }”? Każda gra, która się od tej chwili skończy, liczy się do niego i do całej historii. Rankingi przechodzą dalej: każdy zaczyna ze swoim z całej historii, tylko mniej pewnym, więc zmienia się szybciej.
ui-season-close-sure = Zamknąć sezon „{ $season }”? Jego tabele zostaną takie, jakie będą w tej chwili, a najlepsi dostaną medale. Gry, które jeszcze trwają, policzą się do całej historii, a także do następnego sezonu, jeśli się do tego czasu zacznie.
ui-season-started = Sezon „{ $season }” się rozpoczął. Rankingi przechodzą dalej z całej historii, tylko mniej pewne (większe ±), więc na początku zmieniają się szybciej. Powodzenia dla wszystkich!
ui-season-closed = Sezon „{ $season }” jest zamknięty. /leaderboard zawsze go pokaże.
ui-season-over = Sezon „{ $season }” dobiegł końca. Gratulacje!
ui-season-runs = Sezon „{ $season }” trwa od
ui-season-ends = Kończy się sam:
ui-season-carried = Rankingi przechodzą dalej z całej historii, tylko mniej pewne.
ui-season-rule-manual = Sezony zaczyna się i kończy ręcznie: /season start i /season close.
ui-season-rule-monthly = Sezon kończy się z każdym miesiącem (UTC), a następny zaczyna się od razu.
ui-season-rule-quarterly = Sezon kończy się z każdym kwartałem (UTC), a następny zaczyna się od razu.
ui-season-podium = Podium pojawi się na kanale
ui-season-podium-gone = Tego kanału już nie ma. Wybierz inny poleceniem /season rule.
ui-season-champions = Zwycięzcy dostają rolę
ui-award-newcomer = 🌱 Najlepszy debiut: { $names } ({ NUMBER($value, useGrouping: 0) })
ui-award-improved = 📈 Największy postęp: { $names } (+{ $value })
ui-champions-gone = Nie ma już roli dla zwycięzców sezonu. Wybierz inną poleceniem /season champions.
ui-champions-permission = Nie mogę dać zwycięzcom roli: brakuje mi uprawnienia „Zarządzanie rolami”.
ui-champions-managed = Tej roli nie można nikomu dać: { $role }. Wybierz inną.
ui-champions-above = Nie mogę dać tej roli: { $role }. Przesuń moją rolę nad nią w ustawieniach serwera.
ui-champions-later = Discord nie pozwolił mi teraz zmienić roli zwycięzców. Nadaj ją, proszę, ręcznie.
ui-champions-untaken = Na jednym z serwerów nie mogę ci odebrać roli zwycięzcy sezonu. Poproś o to kogoś, kto zarządza tym serwerem.
ui-award-host = 🪑 Najwięcej stołów jako gospodarz: { $names } ({ $value ->
    [one] { $value } gra rankingowa
    [few] { $value } gry rankingowe
   *[many] { $value } gier rankingowych
})
# Only for who manages the server. It never says that somebody has cheated.
ui-findings = **Warto zajrzeć** (widzą to tylko osoby, które zarządzają serwerem). To może być zwykły przypadek i niczego z tego powodu nie zmieniam.
ui-findings-turns = { $people }: wygrane dokładnie na zmianę, { $count } z rzędu.
ui-findings-short = { $people }: gry krótsze niż jakakolwiek rozegrana do końca, razem { $count }.
# The podium of a closed season: the text alternative, and how many games somebody won.
ui-podium-alt = { $season }, { $game }: { $places }.
ui-podium-row = { $place }: { $seat } { NUMBER($rating, useGrouping: 0) }
ui-podium-record = wygrane: { $wins } z { $games }
ui-recounted = { $results ->
    [one] Przeliczono jeden wynik
    [few] Przeliczono { $results } wyniki
   *[many] Przeliczono { $results } wyników
}; { $differing ->
    [0] żaden ranking się nie zmienił.
    [one] jeden ranking został poprawiony.
    [few] { $differing } rankingi zostały poprawione.
   *[many] { $differing } rankingów zostało poprawionych.
} { $feats ->
    [0] Żaden wyczyn się nie zmienił.
    [one] Poprawiono wyczyny w jednej grze.
    [few] Poprawiono wyczyny w { $feats } grach.
   *[many] Poprawiono wyczyny w { $feats } grach.
}

refusal-hands-closed = Karty wszystkich pokażę dopiero po zakończeniu gry.
refusal-standings-server = Wyniki należą do serwera. Zapytaj na jednym z jego kanałów.
refusal-versus-self = Wybierz kogoś innego: z sobą zawsze jest remis.
refusal-profile-bot = { $name } to bot, a boty nie mają wyników.
refusal-manage-server = Mogą to zrobić tylko osoby, które zarządzają tym serwerem.
refusal-only-owner = Może to zrobić tylko osoba, która prowadzi tego bota.
refusal-season-open = Sezon „{ $season }” jeszcze trwa. Najpierw zamknij go poleceniem /season close.
refusal-season-none = Nie trwa tu żaden sezon. Rozpoczyna go /season start.
refusal-champions-role = Możesz wybrać tylko rolę, którą możesz dać samodzielnie: niższą od twojej i z uprawnieniem „Zarządzanie rolami”.
refusal-season-name = Nazwa sezonu nie może być niewidoczna. Sezon bez nazwy dostanie numer.
refusal-season-name-long = Ta nazwa jest za długa. Może mieć najwyżej tyle znaków: { $most }.
refusal-no-such-season = Nie znam na tym serwerze sezonu „{ $season }”.
refusal-show-hidden = Ukrywasz się, więc nie pokażę tego nikomu innemu. /privacy show pokaże cię znowu.
refusal-no-channel-boards = Ten serwer nie pokazuje tabel poszczególnych kanałów. Osoby zarządzające mogą je włączyć w /settings.
refusal-wall-channel = Potrzebuję do tego kanału tekstowego. Wybierz go w opcji „channel”.
refusal-walls-many = Nie wywieszam więcej tabel niż { $most }. Zdejmij którąś poleceniem /boards list.
refusal-wall-none = Na tym kanale nie wisi żadna tabela. /boards list pokazuje, gdzie są.
refusal-wall-gone = Ta tabela jest już zdjęta.
refusal-old-button = Ten przycisk już nie działa. Użyj polecenia jeszcze raz.

### Co o kimś przechowuję

ui-privacy-hidden = Od teraz nie widać cię w tabelach ani w profilach na żadnym serwerze. Swój wiersz nadal widzisz. Osoby, z którymi grasz, nadal widzą wynik przy stole. Jeśli masz rolę zwycięzcy sezonu, tracisz ją na stałe.
ui-privacy-shown = Znów widać cię w tabelach, ze wszystkimi twoimi grami.
ui-privacy-sent = W wiadomości prywatnej jest już wszystko, co o tobie przechowuję.
ui-privacy-here = Nie mogę wysyłać ci wiadomości prywatnych, ale to nic: oto wszystko, co o tobie przechowuję. Widzisz to tylko ty.
ui-privacy-file = Wszystko, co o tobie przechowuję, w jednym pliku. Nikogo innego w nim nie ma.
ui-forget-sure = **Usunąć twoje dane?**
    Twoja nazwa i twoje konto znikną ze wszystkich wyników, skończonych stołów i turniejów, na wszystkich serwerach. Twoje rankingi, sezony i ustawienia zostaną usunięte.
    Co zostaje: wyniki innych. Miejsce bez nazwy ma w nich twoją lokatę i twoje punkty, żeby ich rankingi pozostały prawdziwe. Wyniki na kanałach będą stopniowo odświeżane, już bez twojej nazwy. To, co inni mają w swoich wiadomościach prywatnych, zostanie. Zostaną też na kanałach podia sezonów i to, co ktoś pokazał wszystkim, a także wynik, jeśli jego stołu już nie przechowuję.
    Tego nie można cofnąć. Gdy zagrasz znowu, zaczniesz od zera.
ui-forget = Usuń moje dane …
ui-forget-title = Usuń moje dane
ui-forget-word = zapomnij o mnie
ui-forget-ask = Aby potwierdzić, wpisz: { $word }
ui-forget-done = Gotowe: już cię nie pamiętam. { $results ->
    [0] Żaden wynik nie miał twojej nazwy.
    [one] Twoja nazwa zniknęła z jednego wyniku.
    [few] Twoja nazwa zniknęła z { $results } wyników.
   *[many] Twoja nazwa zniknęła z { $results } wyników.
}
ui-forget-unfinished = { $tables ->
    [one] Przy jednym z twoich stołów gra jeszcze trwa i do jej końca potrzebna jest tam twoja nazwa. Potem użyj /privacy forget jeszcze raz.
    [few] Przy { $tables } twoich stołach gra jeszcze trwa i do jej końca potrzebna jest tam twoja nazwa. Potem użyj /privacy forget jeszcze raz.
   *[many] Przy { $tables } twoich stołach gra jeszcze trwa i do jej końca potrzebna jest tam twoja nazwa. Potem użyj /privacy forget jeszcze raz.
}
refusal-forget-word = Niczego nie usunięto: wpisz słowa „{ $word }”, by potwierdzić.

### Co mówią o sobie polecenia

# Polecenie, jego opcje, ich wartości: `command-<polecenie>-<opcja>-<wartość>`, po najwyżej
# 100 znaków. Nazwy, które się wpisuje, są w każdym języku te same.

command-play = Otwórz stół na tym kanale
command-play-game = Która gra
command-play-pace = Jak długo stół czeka na wszystkich
command-play-pace-live = { ui-pace-live }
command-play-pace-relaxed = { ui-pace-relaxed }
command-play-pace-slow = { ui-pace-slow }
command-play-pace-none = { ui-pace-none }
command-play-options = Opcje gry, na przykład scoring=advanced
command-table = Pokaż stół tego kanału jeszcze raz, na samym dole
command-leave = Oddaj swoje miejsce przy stole tego kanału
command-end = Zamknij stół tego kanału bez wyniku
command-hand = Zobacz swoje karty; nikt inny ich nie zobaczy
command-move = Wykonaj swój ruch, wpisując go
command-move-move = Twój ruch: wybierz z listy albo wpisz
command-games = W co można tu zagrać
command-learn = Naucz się gry krok po kroku, tylko dla ciebie
command-learn-game = Która gra
command-card = Czym jest karta, płytka lub zasada gry
command-card-game = Która gra
command-card-name = Nazwa karty lub jej część
command-rules = Zasady gry, jedna po drugiej
command-rules-game = Która gra
command-rules-section = Numer zasady albo słowo z niej
command-leaderboard = Kto najlepiej gra na tym serwerze
command-leaderboard-game = Która gra; domyślnie gra tego kanału
command-leaderboard-when = Dzisiaj, tydzień, miesiąc albo sezon; domyślnie cała historia
command-leaderboard-sort = Kolejność według rankingu, wygranych albo liczby gier
command-leaderboard-sort-rating = { ui-sort-rating }
command-leaderboard-sort-wins = { ui-sort-wins }
command-leaderboard-sort-games = { ui-sort-games }
command-leaderboard-page = Która strona
command-leaderboard-here = Tylko tabela tego kanału, jeśli serwer takie pokazuje
command-replay = Obejrzyj ostatnią grę tego kanału krok po kroku
command-replay-code = Kod udostępnionej gry, na przykład HR-7K2P-9WXM
command-fair = Jak przy tym stole tasuje się karty, z dowodem
command-profile = W co ktoś grał na tym serwerze
command-profile-person = Czyj profil; domyślnie twój
command-versus = Jak wypadasz w grach z kimś innym
command-versus-person = Ta druga osoba
command-history = Ostatnie gry i ich wyniki
command-history-person = Czyje gry; domyślnie twoje
command-history-game = Tylko jedna gra
command-season = Rozpocznij albo zamknij sezon w tabelach
command-season-start = Rozpocznij sezon: od teraz z własnymi tabelami
command-season-start-name = Nazwa sezonu; bez niej dostanie numer
command-season-close = Zamknij trwający sezon; jego tabele zostaną
command-season-rule = Kiedy sezony kończą się same i gdzie pojawia się podium
command-season-rule-rule = Ręcznie, co miesiąc albo co kwartał
command-season-rule-rule-manual = Ręcznie
command-season-rule-rule-monthly = Co miesiąc
command-season-rule-rule-quarterly = Co kwartał
command-season-rule-channel = Gdzie pojawia się podium; domyślnie tutaj
command-season-champions = Jaką rolę dostają zwycięzcy sezonu
command-season-champions-role = Rola; bez niej żadna
command-season-show = Trwający sezon, jego reguła i rola
command-boards = Tabele, które są aktualne na kanale
command-boards-pin = Wywieś tabelę na kanale
command-boards-pin-game = Która gra; domyślnie wszystkie gry razem
command-boards-pin-when = Z jakiego okresu; domyślnie cała historia
command-boards-pin-when-season = Trwający sezon, a poza nim ostatni
command-boards-pin-when-month = Ten miesiąc (UTC)
command-boards-pin-when-all = { ui-season-all }
command-boards-pin-channel = Gdzie; domyślnie tutaj
command-boards-list = Gdzie wiszą tabele i co jest z którą nie tak
command-boards-unpin = Zdejmij tabele z kanału
command-boards-unpin-channel = Który kanał; domyślnie ten
command-tournament = Zorganizuj turniej na tym serwerze
command-tournament-open = Otwórz turniej na tym kanale
command-tournament-open-game = Która gra
command-tournament-open-registration = Jak długo trwają zapisy, na przykład 30m, 2h albo 1d
command-tournament-open-format = Kto gra z kim; domyślnie system szwajcarski
command-tournament-open-format-swiss = System szwajcarski: wszyscy grają w każdej rundzie
command-tournament-open-format-roundrobin = Każdy z każdym
command-tournament-open-format-knockout = System pucharowy: najlepsi z każdego stołu przechodzą
command-tournament-open-size = Ile osób siedzi przy stole
command-tournament-open-rounds = Liczba rund w systemie szwajcarskim; domyślnie tyle, ile trzeba
command-tournament-open-advancing = System pucharowy: ile osób przechodzi z każdego stołu
command-tournament-open-time = Jak długo może trwać stół, na przykład 2h albo 3d
command-tournament-open-pace = Jak długo stół czeka na ruch
command-tournament-open-pace-live = { ui-pace-live }
command-tournament-open-pace-relaxed = { ui-pace-relaxed }
command-tournament-open-pace-slow = { ui-pace-slow }
command-tournament-open-pace-none = { ui-pace-none }
command-tournament-open-title = Nazwa; domyślnie nazwa gry
command-tournament-open-options = Opcje gry, na przykład scoring=advanced
command-tournament-start = Zamknij zapisy i zacznij teraz
command-tournament-cancel = Odwołaj turniej na tym kanale
command-tournament-remove = Usuń kogoś z turnieju na tym kanale
command-tournament-remove-person = Kogo
command-admin = Dla osoby, która prowadzi tego bota
command-admin-status = Jak się ma bot
command-admin-tables = Wszystkie nieskończone stoły, od najnowszych
command-admin-close = Zamknij stół bez wyniku
command-admin-close-table = Jego numer w /admin tables
command-admin-restart = Zapowiedz restart stołom w grze
command-admin-restart-minutes = Za ile minut; 0 to odwołuje
command-ratings = Dla osoby, która prowadzi tego bota
command-ratings-recompute = Oblicz na nowo rankingi i wyczyny tego serwera
command-privacy = Co o tobie przechowuję i kto może to zobaczyć
command-privacy-hide = Ukryj mnie w tabelach i profilach
command-privacy-show = Pokazuj mnie znów w tabelach
command-privacy-export = Wszystko, co jest o mnie przechowywane, w jednym pliku
command-privacy-forget = Usuń to, co jest o mnie przechowywane

# Settings

language = Polski
ui-channel = #{ $name }
ui-me = Twoje ustawienia, na każdym serwerze
ui-me-hands = Karty w wiadomości prywatnej
ui-me-hands-hint = Dostajesz swoje karty, gdy gra się zaczyna. Przycisk „{ ui-hand }” przy stole też zawsze je pokaże.
ui-me-pings = Gdy jest twoja kolej
ui-me-pings-hint = Dam znać, gdy nie ma cię od minuty.
ui-me-automatic = Odpowiadaj za mnie
ui-me-automatic-hint = Po kilku sekundach, żeby innym niczego to nie zdradziło.
ui-me-confirm = Pytaj przed ruchem
ui-me-confirm-hint = Ruchy klikane wymagają potwierdzenia. Ruchy wpisane liczą się od razu.
ui-me-language = Język
ui-me-language-hint = Dotyczy wszystkiego, co czytasz tylko ty.
ui-me-red-green = Kolory przy daltonizmie (czerwień i zieleń)
ui-me-red-green-hint = Na twoich obrazkach czerwień jest ciemniejsza, a zieleń bardziej niebieska.
ui-me-dark = Ciemne obrazki
ui-me-dark-hint = Twoje obrazki mają ciemne kolory.
ui-me-motion = Ruchome obrazki
ui-me-motion-hint = Wyłączone: przy twoich stołach obrazki się nie ruszają.
ui-me-tips = Wskazówki w pierwszej grze
ui-me-tips-hint = Kilka krótkich podpowiedzi przy twoich kartach, gdy gra jest dla ciebie nowa.
ui-pings-server = Jak w ustawieniach serwera
ui-pings-recent = Tam, gdzie był mój ostatni ruch
ui-pings-table = Przy stole
ui-pings-dm = W wiadomości prywatnej
ui-pings-none = Nie dawaj mi znać
ui-told-recent = Tam, gdzie był ich ostatni ruch
ui-told-table = Przy stole
ui-told-dm = W wiadomości prywatnej
ui-told-none = Nikomu nie dawaj znać
ui-automatic-nothing = Nigdy: zawsze mnie pytaj
ui-automatic-passes = Tylko wtedy, gdy mogę jedynie spasować
ui-automatic-forced = Zawsze, gdy mam tylko jedną możliwość
ui-language-discord = Jak w ustawieniach Discorda
ui-language-server = Jak ma ten serwer na Discordzie
ui-settings = Ustawienia tego serwera
ui-settings-page-tables = Otwieranie stołów
ui-settings-page-games = Gry i ranking
ui-settings-channels = Kanały dla stołów
ui-settings-channels-hint = Stoły można otwierać w nich i w ich wątkach.
ui-settings-channels-all = Każdy kanał
ui-settings-channels-gone = ⚠ Wybrany kanał został usunięty.
ui-settings-openers = Kto może otwierać stoły
ui-settings-openers-hint = Dołączyć może każdy. Osoby zarządzające serwerem zawsze mogą otwierać stoły.
ui-settings-openers-all = Wszyscy
ui-settings-openers-gone = ⚠ Wybrana rola została usunięta: stoły otwierają tylko osoby zarządzające serwerem.
ui-settings-pace = Tempo nowych stołów
ui-settings-pace-hint = Gospodarz może je zmienić przed grą.
ui-settings-language = Język stołów
ui-settings-language-hint = Dotyczy nowych stołów. To, co czyta jedna osoba, jest w jej języku.
ui-settings-threads = Wątki dla stołów
ui-settings-threads-hint = Wątek oddziela stół od rozmów na kanale.
ui-threads-always = Zawsze nowy wątek
ui-threads-taken = Propozycja, gdy kanał ma już stół
ui-threads-never = Nigdy
ui-settings-house = Komputer może zajmować miejsca
ui-settings-house-hint = Wyłączone: ludzie grają tylko ze sobą. Za nieobecnych nadal gra komputer.
ui-settings-hints = Podpowiedź kosztuje wzrost rankingu
ui-settings-hints-hint = Włączone: kto z niej skorzysta, może w rankingu spaść, ale nie wzrosnąć. Dla innych nic się nie zmienia. Dotyczy nowych stołów.
ui-settings-pings = Gdy jest czyjaś kolej
ui-settings-pings-hint = Dla wszystkich, którzy nie wybrali czegoś innego w /me.
ui-settings-boards = Tabele pojedynczych kanałów
ui-settings-boards-hint = Obok tabel całego serwera. Wcześniejsze gry też się liczą.
ui-settings-shares = Powtórki na innych serwerach
ui-settings-shares-hint = Włączone: kod otwiera powtórkę gry stąd także gdzie indziej, z nazwami i kartami wszystkich.
ui-settings-tables = Otwarte stoły naraz
ui-settings-tables-hint = Tyle może ich być najwyżej na tym serwerze.
ui-settings-hosted = Otwarte stoły jednego gospodarza
ui-settings-hosted-hint = Tyle może mieć najwyżej jedna osoba naraz, na wszystkich serwerach.
refusal-other-channel = Na tym serwerze stoły otwiera się w { $channels }, a nie na tym kanale.
refusal-channels-gone = Kanały dla stołów zostały usunięte. Osoby zarządzające serwerem mogą wybrać inne w /settings.
refusal-no-access = Nie widzisz już kanału tej gry, więc nie możesz tam otworzyć stołu.
refusal-no-role = Stoły mogą tu otwierać tylko osoby z rolą { $role }. Możesz do nich dołączyć.
refusal-role-gone = Rola, która mogła otwierać stoły, została usunięta. Osoby zarządzające serwerem mogą wybrać inną w /settings.
refusal-no-threads = Na tym serwerze nie ma już stołów w wątkach. Wybierz inny kanał.
refusal-house-off = Ten serwer gra bez komputera. Zaproś kogoś do stołu.
refusal-house-seated = Ten serwer gra już bez komputera. Naciśnij „{ ui-unhouse }”, a potem zacznij grę.
command-me = Twoje ustawienia: karty prywatnie, powiadomienia, język, kolory i inne
command-settings = Ustawienia tego serwera: kanały, tempo, język, kto otwiera stoły
ui-overview = Twoje stoły
ui-overview-yours = **twoja kolej** od
ui-overview-others = czeka na ruch: { $seats }, od
ui-overview-behind = Ta lista może być do { $seconds } sekund w tyle za stołami.
ui-overview-more = … i jeszcze { $count ->
    [one] { $count } stół
    [few] { $count } stoły
   *[many] { $count } stołów
}
ui-result = Wynik

# Tournaments

table-time-up = Czas tego stołu minął: od teraz na ruch jest 90 sekund, a miejsca nieobecnych przejmuje komputer.
closed-time-up = Czas tego stołu minął i nikogo nie było, więc stół jest zamknięty.

refusal-no-tournament = Nie znam takiego turnieju.
refusal-tournament-size = Przy stole w tej grze może być { $spread ->
    [0] tylko tyle osób: { $most }
   *[other] od { $least } do { $most } osób
}, a nie { $size }.
refusal-tournament-no-pairs = W systemie „każdy z każdym” przy stole siedzą dwie osoby, a w tej grze najmniejsza liczba osób to { $least }. Wybierz inny system.
refusal-tournament-pairs = W systemie „każdy z każdym” przy stole siedzą dwie osoby. Wybierz 2 osoby przy stole albo inny system.
refusal-tournament-advancing = Dalej musi przechodzić mniej osób, niż siedzi przy stole ({ $size }).
refusal-tournament-past = Koniec zapisów musi być w przyszłości.
refusal-tournament-joined = Masz już zgłoszenie do tego turnieju.
refusal-tournament-full = Zgłoszonych osób jest { $most }, więcej turniej nie pomieści.
refusal-tournament-over = Ten turniej jest już skończony.
refusal-tournament-begun = Zapisy do tego turnieju już się skończyły.
refusal-tournament-not-in = Nie bierzesz udziału w tym turnieju.
tournament-too-few = { $people ->
        [0] Nikt się nie zgłosił, a potrzeba co najmniej { $least } osób.
       *[other] Za mało zgłoszeń: { $people }. Potrzeba co najmniej { $least } osób.
    }
tournament-game-gone = Nie mam już tej gry, więc turniej kończy się tutaj.
tournament-thread-taken = W wątku stołu { $table } ktoś otworzył inny stół. Gdy tamten się skończy, turniej ruszy dalej.

tournament-permissions = Nie mogę otworzyć stołów: na tym kanale potrzebuję uprawnień: { $permissions }. Próbuję znowu co pięć minut.
tournament-no-threads = Discord nie pozwala mi tu otwierać wątków. Próbuję znowu co pięć minut.
tournament-channel-gone = Kanału tego turnieju już nie ma, więc turniej kończy się tutaj.
tournament-cancelled-by = Turniej odwołuje { $who }.

ui-minutes = { $count ->
    [one] minuta
    [few] { $count } minuty
   *[many] { $count } minut
}
ui-hours = { $count ->
    [one] godzina
    [few] { $count } godziny
   *[many] { $count } godzin
}
ui-days = { $count ->
    [one] dzień
    [few] { $count } dni
   *[many] { $count } dni
}
ui-tourjoin = Biorę udział
ui-tourleave = Rezygnuję
ui-tourread = Tabela jako tekst
ui-tournament-named = { $title }
ui-tournament-title = Turniej: { $game }
ui-tournament-about = { $game } · osób przy stole: { $size } · czas stołu: { $time }
ui-tournament-swiss = System szwajcarski: każdy gra w każdej rundzie, z osobami o podobnym wyniku.
ui-tournament-roundrobin = Każdy z każdym, dokładnie raz.
ui-tournament-knockout = { $count ->
    [one] System pucharowy: z każdego stołu przechodzi jedna osoba.
    [few] System pucharowy: z każdego stołu przechodzą { $count } najlepsze osoby.
   *[many] System pucharowy: z każdego stołu przechodzi { $count } najlepszych osób.
}
ui-tournament-until = Zapisy do
ui-tournament-registered = { $count ->
    [0] Jeszcze nikt się nie zgłosił.
   *[other] Zgłoszenia ({ $count }):
}
ui-tournament-round = Runda { $round }
ui-tournament-round-of = Runda { $round } z { $rounds }
ui-tournament-final = Wyniki końcowe, rund: { $rounds }
ui-tournament-bye = Wolne w tej rundzie:
ui-tournament-soon = zaraz się otworzy
ui-tournament-absent = { $name } (nieobecność)
ui-tournament-no-result = bez wyniku i bez punktów
ui-tournament-cancelled = Turniej jest odwołany.
ui-tournament-points = Punkty
ui-tournament-opponents = Rywale
ui-tournament-more = i jeszcze { $count }; wszyscy są w wersji tekstowej
ui-tournament-out = { $name } (poza grą)
ui-tournament-left = { $name } (poza serwerem)
ui-tournament-row = { $place }: { $name } – punkty: { $points }, wygrane: { $wins }
ui-tournament-alt = { $title }, { $round }: { $rows }.
ui-tournament-order = -# Stół jest wart jeden punkt: dostajesz taką jego część, jaką część rywali pokonasz. Przy równych punktach decydują punkty rywali, potem wygrane, potem gry między sobą.
ui-tournament-table-open = { $title }, runda { $round }, stół { $table }: gra czeka w tym wątku. Czas: { $time }. Potem za nieobecnych gra komputer.
ui-tournament-opened = Turniej jest otwarty. Wiadomość na tym kanale pokazuje zawsze stan bieżący.
ui-tournament-begins = Zapisy są zamknięte, pierwsze stoły właśnie się otwierają.
ui-tournament-you-are-in = Masz miejsce w turnieju! Oznaczę cię, gdy otworzy się twój pierwszy stół:
ui-tournament-you-are-out = Nie bierzesz już udziału w tym turnieju.
ui-tournament-removed = { $name } nie bierze już udziału w tym turnieju.
ui-tournament-is-cancelled = Turniej jest odwołany. Gry przy stołach toczą się dalej.
ui-tournament-leave-sure = Opuścić turniej „{ $title }”? Nie zagrasz w dalszych rundach i nie będzie powrotu. Gra przy twoim stole toczy się dalej.
ui-tournament-cancel-sure = Odwołać turniej „{ $title }”? Tego nie da się cofnąć. Gry przy stołach toczą się dalej.
refusal-tournament-place = Turniej potrzebuje kanału tekstowego, na którym są wątki.
refusal-tournament-channel = Na tym kanale trwa już turniej. Najpierw odwołaj go poleceniem /tournament cancel albo wybierz inny kanał.
refusal-tournament-none-here = Na tym kanale nie trwa żaden turniej.
refusal-tournament-other = { $name } nie bierze udziału w tym turnieju.
refusal-tournament-length = Nie rozumiem tu czasu „{ $text }”. Napisz na przykład 30m, 2h albo 1d: zapisy trwają od minuty do 30 dni, stół od 10 minut do 14 dni.
