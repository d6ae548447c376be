# Newgame. `{ $seat }` to imię, `{ $seats }` to lista imion, `{ $card }` i `{ $cards }` to karty.

newgame-title = Newgame
newgame-blurb = Zagraj najwyższą kartę i zdobądź punkty za tę, którą zachowasz.

newgame-option-rounds = Liczba rund
newgame-chosen-rounds = Rundy: { $number }

newgame-card = { $card }

### O co pytamy gracza

newgame-play = Zagraj kartę
newgame-ready = Gotowe, następna runda

### Co ludzie wpisują, oprócz słów gry

newgame-typed = play: zagraj, gram, połóż, kładę; ready: dalej, gotowe, następna; = proszę, teraz, ja, moją, kartę;

### Co się dzieje

newgame-dealt = Runda { $round } z { $rounds }: każdy dostaje dwie karty, zaczyna { $seat }.
newgame-played = { $seat } zagrywa { $card }.
newgame-scored = { $seat } ma najwyższą kartę i zdobywa { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.

### Jak się skończyło

newgame-kept = Zatrzymane karty
newgame-won = Najwięcej punktów: { $seats }, wynik { $points }.

### Dlaczego czegoś nie zrobiono

newgame-over = Gra jest skończona.
newgame-between-rounds = Runda się skończyła. Następna zacznie się, gdy wszyscy będą gotowi albo skończy się ich czas.
newgame-round-runs = Runda jeszcze trwa.
newgame-already-ready = Twoja gotowość jest już zapisana, inni jeszcze patrzą.
newgame-not-your-turn = Teraz gra { $seat } (§3).
newgame-not-in-hand = Zagraj jedną z kart ze swojej ręki (§3).

### Obraz

newgame-round = Runda { $round } z { $rounds }
newgame-turn = Gra { $seat }
newgame-open = Wszystkie karty są odkryte

### Obraz słowami

newgame-alt = Newgame, runda { $round } z { $rounds }: gra { $seat }.
newgame-alt-open = Newgame: runda { $round } z { $rounds } się skończyła, wszystkie karty są odkryte.
newgame-describe-points = { $seat }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
newgame-describe-played = { $seat }: zagrana karta { $card }.
newgame-describe-hand = Twoja ręka: { $cards }.
newgame-describe-open = { $seat }: zachowane karty { $cards }.

### Wprowadzenie obok stołu w piaskownicy (lessons.toml)

newgame-lesson-1-title = Dwie karty, jeden wybór
newgame-lesson-1 = Twoje dwie karty przyszły w wiadomości prywatnej; **Moja ręka** pokaże je też tutaj, tylko tobie. Zagraj jedną z nich.
newgame-lesson-2-title = Liczy się to, co zostaje
newgame-lesson-2 = Najwyższa karta wygrywa rundę. Punkty daje karta, która **została w ręce**.
