# Słowa wspólne dla wszystkich stołów. Słowa gry są w seeds/<gra>/text.
# `{ $seat }` i `{ $host }` to imiona w mianowniku; `{ $seats }` to lista: „A, B i C”.

### Ludzie i miejsca

seat = { $seat }
seat-unnamed = Miejsce { $number }
somebody = ktoś
# Zaczyna zdanie zamiast imienia, w którym nic nie widać.
nameless = Ktoś
house = { $number ->
    [1] Komputer
   *[other] Komputer { $number }
}
list-empty = –

### Co dzieje się przy stole

table-joined = { $who } siada do stołu.
table-left = { $who } odchodzi od stołu.
table-left-to-house = { $who } odchodzi od stołu. Dalej gra tu { $seat }.
table-house-seated = { $count ->
    [one] Komputer zajmuje jedno miejsce.
    [few] Komputer zajmuje { $count } miejsca.
   *[many] Komputer zajmuje { $count } miejsc.
}
table-house-left = Jedno miejsce komputera znów jest wolne.
table-begun = { $game } – zaczynamy. Dobrej zabawy!
table-house-played = Komputer gra za: { $seat }.
table-ended-by = { $who } kończy grę.
table-ended-mod = Moderacja zakończyła grę.

closed-all-left = Wszyscy odeszli, więc stół jest zamknięty.
closed-never-started = Przez cały dzień nikt nie zaczął gry, więc stół jest zamknięty.

### Dlaczego coś się nie udało

refusal-already-seated = Siedzisz już przy tym stole.
refusal-table-full = { $seats ->
    [one] Jedyne miejsce jest zajęte.
    [few] Wszystkie { $seats } miejsca są zajęte.
   *[many] Wszystkie { $seats } miejsc jest zajętych.
}
refusal-no-house = Przy stole nie ma już komputera, którego można odesłać.
refusal-no-such-option = Ta gra nie ma opcji „{ $option }”.
refusal-bad-option = „{ $value }” nie pasuje do opcji „{ $option }”.
refusal-no-such-game = Nie znam gry o nazwie „{ $game }”.
refusal-seat-count = { $least ->
    [one] { $most ->
        [one] To gra dla jednej osoby
        [few] To gra dla 1–{ $most } osób
       *[many] To gra dla 1–{ $most } osób
    }
    [few] To gra dla { $least }–{ $most } osób
   *[many] To gra dla { $least }–{ $most } osób
}, a przy stole { $have ->
    [one] zajęte jest jedno miejsce
    [few] zajęte są { $have } miejsca
   *[many] zajętych jest { $have } miejsc
}.
refusal-no-partners = Tu każdy gra sam; nie ma par.
refusal-only-host = Może to zrobić tylko osoba, która otworzyła stół: { $host }.
refusal-only-host-ends = Grę może zakończyć tylko osoba, która otworzyła stół ({ $host }), albo moderacja.
refusal-not-seated = Nie masz miejsca przy tym stole.
refusal-not-your-turn = To nie twoja kolej. Czekamy na ruch: { $seats }.
refusal-nothing-asked = W tej chwili nie masz nic do zrobienia.
refusal-not-offered = Ten ruch nie jest teraz możliwy.
refusal-stale = Na to pytanie jest już odpowiedź. Tak wygląda stół teraz.
refusal-old-control = To stary przycisk i już nic nie robi. /table pokaże stół takim, jaki jest teraz.
refusal-too-soon = Jeszcze chwila. Spróbuj ponownie
refusal-no-table-here = Na tym kanale nie ma stołu. Otworzysz go poleceniem /play.
refusal-no-such-table = Tego stołu już nie ma.
refusal-not-begun = Gra jeszcze się nie zaczęła.
refusal-already-begun = Gra już się zaczęła.
refusal-table-over = Ta gra jest już skończona.
refusal-frozen = Nie umiem odczytać zapisu tego stołu, więc jest zamrożony. Nic z niego nie zniknęło.
refusal-frozen-no-game = Przy tym stole toczy się „{ $game }”, a tej gry nie znam, więc stół jest zamrożony. Nic z niego nie zniknęło.
refusal-no-table-of-yours = Nie siedzisz teraz przy żadnym stole.
refusal-not-your-panel = Ten wybór należy do innego miejsca.
refusal-unread-move = Nie umiem odczytać „{ $move }” jako ruchu. Podczas pisania podpowiadam twoje ruchy.
refusal-no-such-rule = W tej grze nie ma zasady „{ $section }”.
refusal-options-form = Nie umiem odczytać „{ $text }”. Opcje zapisuje się tak: scoring=advanced
refusal-only-server = Stoły stoją na serwerach. Zrób to na kanale serwera.
refusal-permissions = Na tym kanale jeszcze nie mogę grać. Potrzebuję uprawnień: { $permissions }.
refusal-closing = Zaraz uruchomię się ponownie. Stół jest bezpieczny; spróbuj za minutę.

### Przed grą

ui-lobby-title = { $game }: zapraszamy do stołu
ui-hosted-by = Stół otwiera { $host }
ui-seats-taken = Zajęte miejsca: { $have } z { $most }
ui-needs-more = { $count ->
    [one] Brakuje jeszcze jednej osoby. Może zagrać komputer.
    [few] Brakuje jeszcze { $count } osób. Może zagrać komputer.
   *[many] Brakuje jeszcze { $count } osób. Może zagrać komputer.
}
ui-ready-to-start = Wszystko gotowe. Grę może zacząć { $host }.
ui-join = Dołącz
ui-leave = Odejdź
ui-house = Dosadź komputer
ui-unhouse = Odeślij komputer
ui-partners = Zmień pary
ui-partners-are = Para: { $seats }
ui-start = Zacznij
ui-options = Opcje
ui-game-decides = decyduje gra
ui-on = Tak
ui-off = Nie
ui-opened = Stół jest otwarty. Dobrej zabawy!
ui-left = Nie siedzisz już przy tym stole.
ui-leave-sure = Odejść w środku gry? Na twoim miejscu zagra dalej komputer.
ui-end-sure = Zakończyć grę dla wszystkich, bez wyniku?

ui-pace = Tempo
ui-pace-live = Na żywo
ui-pace-live-hint = Wszyscy są na miejscu: 90 sekund na ruch.
ui-pace-relaxed = Spokojne
ui-pace-relaxed-hint = Gra na cały dzień: 6 godzin na ruch.
ui-pace-slow = Powolne
ui-pace-slow-hint = Każdy, kiedy może: 2 dni na ruch.
ui-pace-none = Bez zegara
ui-pace-none-hint = Stół czeka na wszystkich, choćby bez końca.

### Stół i ręka

ui-hand = Moja ręka
ui-move = Mój ruch
ui-read = Opis stołu
ui-readhand = Opis mojej ręki
ui-look-at-table = Zobacz stół
ui-rules = Zasady
ui-rematch = Jeszcze raz
ui-refresh = Odśwież
ui-back = Wstecz
ui-more = Następna strona
ui-previous = Poprzednia strona
ui-choose = Wybierz …
ui-confirm = Potwierdź
ui-turn-of = Czekamy na ruch: { $seats }.
ui-your-turn = Twoja kolej.
ui-ping = Twoja kolej.
ui-waits-for-you = Stół czeka na ciebie.
ui-nothing-to-do = W tej chwili nikt nie musi nic robić.
ui-time-left = Czas minie
ui-deal-hash = Odcisk rozdania (SHA-256 ziarna losowego): { $hash }
ui-deal-seed = Ziarno losowania, skoro nic już nie jest tajne: { $seed }
ui-picture-missing = Obrazka nie da się teraz pokazać; słowa mówią wszystko.
ui-table-moved = Stół stoi teraz niżej:
ui-occupied = Na tym kanale jest już stół:
ui-which-table = Siedzisz przy kilku stołach. O który chodzi?
ui-paused = Gra jest wstrzymana, bo nie mogę pisać na jej kanale. Ruszy dalej od tego samego miejsca.
ui-ended = Ta gra już się skończyła.
ui-seat-left = To miejsce nie należy już do ciebie. Dziękujemy za grę!

### Gry i zasady

ui-games = Gry, w które można tu zagrać
ui-game-entry = **{ $title }** · { $blurb }
    -# Osoby: { $least }–{ $most } · czas: { $shortest }–{ $longest } min
ui-rules-more = Jedną zasadę pokaże /rules z jej numerem albo słowem z tytułu.

### Koniec

ui-result-title = Wynik
ui-winner = Wygrywa { $seat }!
ui-winners = Wspólne zwycięstwo: { $seats }!
ui-place = { $place }. { $seat } – { $score ->
    [one] { $score } punkt
    [few] { $score } punkty
   *[many] { $score } punktów
}

### Wiadomości prywatne

ui-dm-hand-title = Twoja ręka: { $game }
ui-dm-intro = Siedzisz przy stole, gra to { $game }. Twoja ręka będzie tu zawsze aktualna i stąd też możesz grać.
ui-dm-closed = Nie mogę wysyłać ci wiadomości prywatnych, ale to nic: naciśnij przy stole „Moja ręka”. Zobaczysz ją tylko ty.
ui-dm-on = Od teraz twoja ręka przychodzi w wiadomości prywatnej.
ui-dm-off = Twoja ręka nie będzie już przychodzić prywatnie. Naciśnij przy stole „Moja ręka”.

### Gdy coś jest nie tak

ui-apology = Przepraszam, coś poszło nie tak po mojej stronie. Stół jest bezpieczny i żaden ruch nie przepadł. Spróbuj za chwilę ponownie.

perm-view-channel = Wyświetlanie kanału
perm-send-messages = Wysyłanie wiadomości
perm-send-messages-in-threads = Wysyłanie wiadomości w wątkach
perm-embed-links = Osadzanie linków
perm-attach-files = Załączanie plików
perm-read-message-history = Czytanie historii wiadomości
