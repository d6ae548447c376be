# Pędzące Jeże. `{ $seat }` to imię, `{ $seats }` to lista imion.
# `{ $hedgehog }` to nazwa koloru poniżej, `{ $card }` i `{ $cards }` to race-card.

race-title = Pędzące Jeże
race-blurb = Popychajcie niczyje jeże w stronę jabłoni i zachowajcie karty tych, które zajdą najdalej.

race-option-scoring = Punktacja
race-option-scoring-hint = Jak liczą się karty, które zostają na koniec rundy.
race-option-scoring-base = Prosta: każda karta liczy się raz
race-option-scoring-advanced = Zaawansowana: pary i karty ++ liczą się więcej
race-option-first = Kto zaczyna
race-option-first-hint = Kto zagrywa pierwszą kartę w pierwszej rundzie.
race-option-first-random = Losowo
race-option-first-host = Gospodarz stołu
race-chosen-scoring-advanced = Zaawansowana punktacja
race-chosen-first-host = Zaczynał gospodarz stołu

### Nazwy

race-yellow = Żółty
race-red = Czerwony
race-green = Zielony
race-purple = Fioletowy
race-joker = Joker
# Jedna lub dwie litery, każdy jeż ma inne.
race-yellow-letter = Żó
race-red-letter = C
race-green-letter = Zi
race-purple-letter = F
race-joker-letter = J
race-card = { $hedgehog } { $steps ->
    [1] +
   *[other] ++
}
race-cards = { $count } × { $card }
race-value = { $value }

### O co pytamy gracza

race-play = Zagraj kartę
race-copies = masz { $count }
race-which = Który jeż biegnie?
race-ready = Gotowe, następna runda

### Co się wpisuje oprócz słów gry (jak to czytamy, mówi cogs/typed_moves/synonyms.py)

# Bez znaków „ż” i „z” to jedna litera, więc kolor pisze się całym słowem.
race-typed =
    play: zagraj, zagram, gram, graj, zagrywam, wykładam, wyłóż, rzucam, rzuć, kładę, połóż, daję, daj, rusz, ruszam, przesuń, przesuwam, pchnij, popchnij, idź, idzie;
    ready: gotowe, gotowy, gotowa, dalej, następna runda, jestem gotowy, jestem gotowa;
    pass: pas, pasuję, czekam, koniec tury;
    yellow = żółty, żółta, żółte, żółtą, żółtego, żółtym, żółtemu, żółtej; red = czerwony, czerwona, czerwone, czerwoną, czerwonego, czerwonym, czerwonemu, czerwonej;
    green = zielony, zielona, zielone, zieloną, zielonego, zielonym, zielonemu, zielonej; purple = fioletowy, fioletowa, fioletowe, fioletową, fioletowego, fioletowym, fioletowemu, fioletowej, fiolet;
    joker = dżoker, jokera, jokerem, jokerze, dżokera, dżokerem, tęcza, tęczę, tęczowy, tęczowa, tęczową, tęczowego;
    1 = jeden, jedno, jedynka, jedynkę, plus jeden, jeden plus, o jeden, mały, małego, małym, pojedynczy, krok, o krok, jeden krok, 1 krok, pole, jedno pole, 1 pole;
    2 = dwa, dwójka, dwójkę, plus dwa, dwa plus, dwa plusy, 2 plusy, o dwa, duży, dużego, dużym, podwójny, podwójna, podwójną, podwójnego;
    = proszę, teraz, ja, z, ze, na, do, o, od, dla, i, kartą, karta, kartę, jeż, jeża, jeżem, jeżowi, kroki, kroków, pola, pól, naprzód, przodu, dalej o;
    play: pcham, popycham, lecę, leć, biegnij, biegnie, jazda, przesuwa; ready: ok, okej, lecimy dalej;
    = za, mój, moją, swoją, pionek;

### Co się dzieje

race-dealt = Runda { $round } z { $rounds }: każdy dostaje { $cards ->
    [one] { $cards } kartę
    [few] { $cards } karty
   *[many] { $cards } kart
}, zaczyna { $seat }.
race-moved = { $seat } zagrywa: { $card }. { $left ->
    [0] { $hedgehog } jest na mecie!
    [one] { $hedgehog } biegnie na pole o wartości { $value }, { $left } krok od mety.
    [few] { $hedgehog } biegnie na pole o wartości { $value }, { $left } kroki od mety.
   *[many] { $hedgehog } biegnie na pole o wartości { $value }, { $left } kroków od mety.
}
race-moved-joker = { $seat } zagrywa: { $card } ({ $hedgehog }). { $left ->
    [0] { $hedgehog } jest na mecie!
    [one] { $hedgehog } biegnie na pole o wartości { $value }, { $left } krok od mety.
    [few] { $hedgehog } biegnie na pole o wartości { $value }, { $left } kroki od mety.
   *[many] { $hedgehog } biegnie na pole o wartości { $value }, { $left } kroków od mety.
}
race-home = { $seat } kończy rundę i dostaje { $bonus ->
    [one] dodatkowy { $bonus } punkt
    [few] dodatkowe { $bonus } punkty
   *[many] dodatkowych { $bonus } punktów
}.
race-stuck = Wszystkie karty zagrane: runda { $round } kończy się, a na mecie nikogo nie ma.
race-score = { $seat }: { $points }
race-round-scores = Punkty w rundzie { $round }: { $scores }.

### Jak się skończyło

race-won = Wygrywa { $seat }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
race-tied-places = Przy równych punktach wyżej jest ten, kto miał lepszą ostatnią rundę.
race-won-last-round = Remis na czele ({ $points } pkt), ale lepszą ostatnią rundę ma { $seat } – i wygrywa!
race-won-shared = Wspólne zwycięstwo, remis także w ostatniej rundzie: { $seats }, po { $points } pkt.

### Dlaczego nie

race-no-passing = Nie można pasować: w swojej turze zagrywa się kartę (§9).
race-over = Wyścig się skończył.
race-between-rounds = Karty leżą odkryte. Następna runda zacznie się, gdy wszyscy będą gotowi albo skończy się ich czas.
race-round-runs = Runda jeszcze trwa.
race-already-ready = Twoje „Gotowe” już mamy.
race-not-your-turn = Teraz gra { $seat } (§14).
race-no-card = Podaj, którą kartę zagrywasz (§9).
race-which-steps = { $hedgehog } + czy { $hedgehog } ++ (§10)?
race-no-such-card = W tej grze nie ma karty „{ $card }”.
race-not-in-hand = Nie masz na ręce karty: { $card }.
race-moves-its-own = Karta „{ $card }” przesuwa tylko jeża w swoim kolorze (§10).
race-joker-needs-one = Podaj, którego jeża przesuwa joker (§11).
race-joker-moves-one = Joker przesuwa tylko jednego jeża (§11).
race-no-such-hedgehog = Jeż „{ $hedgehog }” tu nie biegnie.

### Obraz

race-round = Runda { $round } z { $rounds }
race-to-play = Gra { $seat }
race-open-hands = Wszystkie karty są odkryte
race-stopped = Gra przerwana
race-over-now = Koniec wyścigu
race-worth-now = Gdyby runda skończyła się teraz:
race-worth-least = Gdyby teraz był koniec rundy, minimum 0:
race-moment-ahead = { $seat } prowadzi przed ostatnią rundą o { $lead ->
    [one] { $lead } punkt
    [few] { $lead } punkty
   *[many] { $lead } punktów
} i nie daje się dogonić.
race-moment-level = Przed ostatnią rundą remis na czele: { $seat } zdobywa w niej { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} i wygrywa!
race-moment-behind = { $seat } odrabia { $behind ->
    [one] { $behind } punkt
    [few] { $behind } punkty
   *[many] { $behind } punktów
} straty i wygrywa dzięki { $points } w ostatniej rundzie!
race-column-bonus = Premia
race-brought-home = { $hedgehog } na mecie
race-legend-starter = zaczyna tę rundę
race-legend-pair = para: { $worth } × wartość
race-legend-card = { $worth } × wartość
race-column-round = Runda
race-column-total = Suma

### Obraz słowami

race-alt = Pędzące Jeże, runda { $round } z { $rounds }: gra { $seat }.
race-alt-moved = { $moved } Teraz gra { $seat }: Pędzące Jeże, runda { $round } z { $rounds }.
race-alt-stopped = Pędzące Jeże: grę przerwano w rundzie { $round } z { $rounds }.
race-alt-moved-stopped = { $moved } { $ended }
race-alt-scored = Pędzące Jeże: runda { $round } z { $rounds } skończona, wszystkie karty są odkryte.
race-alt-over = Pędzące Jeże: ostatnia runda skończona, wszystkie karty są odkryte.
race-describe-starter = Tę rundę zaczyna { $seat }.
race-describe-from = { $hedgehog } rusza z pola o wartości { $value }.
race-describe-track = Wartości od startu do mety: { $values }.
race-describe-hedgehog = { $hedgehog }: wart { $value }, { $left ->
    [0] na mecie
    [one] jeszcze { $left } krok
    [few] jeszcze { $left } kroki
   *[many] jeszcze { $left } kroków
}.
race-describe-pile = Odłożone: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}, na wierzchu { $top }. Zagrane do tej pory: { $cards }.
race-describe-seat = { $seat }: { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
}, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
race-describe-hand = Na ręce: { $cards }.
race-describe-worth = Gdyby runda skończyła się teraz, twoje karty byłyby warte { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
race-describe-open = { $seat }, karty na koniec: { $cards }.
race-describe-term = { $hedgehog } { $points }
race-describe-scored = { $seat }: { $terms }; premia { $bonus }. Runda: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, razem { $total }.
race-describe-spared = { $seat }: { $terms }; premia { $bonus }. Razem { $points }, więc runda liczy się jako 0. W sumie { $total }.
race-describe-ready = { $seat }: gotowe.
race-account-card = { $count ->
    [1] { $card }
   *[other] { $count } × { $card }
} po { $weight ->
    [1] { $value }
   *[other] { $weight } × { $value }
}
race-account-pair = { $count ->
    [one] Para
    [few] { $count } pary
   *[many] { $count } par
}: { $card } po { $weight } × { $value }
race-account-earlier = Wcześniej
race-account-bonus = Jeż doprowadzony do mety
race-account-spared = Nie poniżej 0
race-why-home = { $hedgehog } dobiega do mety i runda się kończy. Twoje karty dają wtedy { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
race-why-keep = { $count ->
    [0] Nie zostaje ci żadna karta: { $hedgehog }, więc tę możesz oddać.
    [one] { $hedgehog } stanie na { $value }, a tobie zostanie jedna taka karta.
    [few] { $hedgehog } stanie na { $value }, a tobie zostaną { $count } takie karty.
   *[many] { $hedgehog } stanie na { $value }, a tobie zostanie { $count } takich kart.
}
race-why-closer = { $hedgehog } będzie mieć { $left ->
    [one] jeden krok
    [few] { $left } kroki
   *[many] { $left } kroków
} do pierwszego zera, a tobie { $count ->
    [one] zostanie jedna taka karta
    [few] zostaną { $count } takie karty
   *[many] zostanie { $count } takich kart
}.
race-why-others = { $hedgehog } stanie na { $value }, a ty nie masz takiej karty: to sprawa innych.
race-about-moves = { $hedgehog } idzie o { $steps ->
    [one] jedno pole
    [few] { $steps } pola
   *[many] { $steps } pól
}.
race-about-joker = Dowolny jeż idzie o { $steps ->
    [one] jedno pole
    [few] { $steps } pola
   *[many] { $steps } pól
}. Na ręce nie daje punktów.
race-about-counts = Zatrzymana jest warta tyle, ile pole, na którym na koniec rundy stoi { $hedgehog }: od { $low } do { $high }. W punktacji zaawansowanej ++ liczy się podwójnie, a para + pięciokrotnie.
race-about-example = Przykład: { $hedgehog } kończy na { $value }. W prostej punktacji dwie takie karty dają { $points }.
race-about-example-joker = Przykład: jeż jest { $steps ->
    [one] jedno pole
    [few] { $steps } pola
   *[many] { $steps } pól
} od mety. Doprowadzasz go tam, runda się kończy, a ty dostajesz dodatkowe punkty: { $points }.

### Nauka gry (lessons.toml)

race-lesson-1-title = Cztery jeże bez właściciela
race-lesson-1 = Cztery jeże biegną do jabłoni i do nikogo nie należą. Tor widzą wszyscy, a **twoje karty** tylko ty (**{ ui-hand }**). Gdy pierwszy jeż dobiegnie do mety, runda się kończy i każda karta, która **została ci na ręce**, liczy się tak jak liczba pod jej jeżem. Liczby poniżej 0 zabierają punkty, ale cała runda liczy się co najmniej 0. Przy kartach widać, ile dałby teraz każdy kolor i ile wszystkie razem.
race-lesson-2-title = Zagraj kartę
race-lesson-2 = W swojej turze zagrywasz jedną kartę; nie można spasować i nie dobiera się nowych (we troje każdy zaczyna z 15 kartami). Jeż zagranej karty biegnie o jeden krok przy **+**, a o dwa przy **++**, nigdy do tyłu. Na jednym polu może stać kilka. Zagrana karta już nie punktuje, więc pomagaj kolorom, których masz dużo: policzą się pozostałe.
race-lesson-2-task = Masz pięć żółtych kart, cztery czerwone i jedną zieloną. Którą zagrasz?
race-lesson-2-right = Żółty idzie naprzód, a na ręce zostają cztery żółte karty.
race-lesson-2-clever = Czerwony idzie naprzód, a na ręce zostają trzy czerwone karty. Przy żółtym byłyby cztery.
race-lesson-2-wrong = Tego koloru masz mniej, więc mniej kart da punkty. Pomóż temu, którego masz najwięcej.
race-lesson-3-title = Joker przesuwa każdego jeża
race-lesson-3 = **Joker** przesuwa jeża, którego wybierzesz. Zatrzymany do końca jest nic niewart, więc zagraj go na czas.
race-lesson-3-task = Masz cztery żółte karty, cztery czerwone, trzy fioletowe i jedną zieloną; żółty jest przed czerwonym. Którego jeża przesunie twój joker?
race-lesson-3-right = Wszystkie cztery żółte karty są bliżej punktów i każdą z nich zatrzymujesz.
race-lesson-3-wrong = Tego koloru masz mniej albo stoi dalej z tyłu. Żółty już ruszył, a ty masz cztery jego karty.
race-lesson-4-title = Liczy się to, co zostaje
race-lesson-4 = Każda karta na ręce, której jeż stoi na −1, zabiera punkt. **Zatrzymaj** kolory, które stoją dobrze, i zagrywaj te, które zostają w tyle.
race-lesson-4-task = Później w tej rundzie: masz trzy żółte karty (na −1), trzy fioletowe i jedną czerwoną (na 0) oraz jedną zieloną (na 1). Którą zagrasz?
race-lesson-4-right = Żółty jest bliżej zera, a ty masz o jedną kartę mniej, która zabiera punkt.
race-lesson-4-wrong = Trzy żółte karty dalej zabierałyby po punkcie. Zagraj jedną z nich.
race-lesson-5-title = Doprowadź jeża do mety
race-lesson-5 = Kto doprowadzi jeża do mety, od razu kończy rundę i dostaje **3 dodatkowe punkty**. Karta **++** doprowadza do mety także jeża, któremu brakuje tylko jednego kroku. Potem wszyscy pokazują karty i liczą punkty. Rund jest tyle, ilu graczy, każdy zaczyna jedną, a wygrywa najwięcej punktów; przy remisie ten, kto miał więcej w ostatniej rundzie.
race-lesson-5-task = Jeszcze później: zielony i fioletowy są o krok od mety. Masz jedną żółtą kartę, jedną zieloną i trzy fioletowe. Którą zagrasz?
race-lesson-5-right = Fioletowy jest na mecie, na 3. Dwie pozostałe fioletowe karty dają po 3, żółta i zielona po 2. W grze patrz na innych: tego, co zagrywają, nie chcą zatrzymać.
race-lesson-5-wrong = Po żółtej ktoś inny może zakończyć rundę i wziąć 3 dodatkowe punkty; z zieloną fioletowe liczą się tylko po 2 i ktoś inny ma więcej punktów. Z fioletową dwie pozostałe dają po 3.
race-tip-play = Zagraj kartę: jej jeż biegnie o krok przy +, o dwa przy ++. Zachowane karty punktują na koniec, więc pomagaj kolorom, których masz dużo.
race-tip-joker = Joker przesuwa dowolnego jeża, ale zachowany nie daje punktów.
race-tip-home = Runda się kończy: każda karta na ręce liczy się tak jak liczba pod jej jeżem.
race-tip-push = Jakiś kolor jest daleko z tyłu? Zagraj jego karty, zanim zabiorą ci punkty.
race-tip-spent = Kto zużywa jokera na jakiś kolor, pewnie trzyma jego karty.

### Obrazki obok zasad (lessons.toml)

race-picture-track = Cała czwórka czeka na starcie. Liczby mówią, ile jest warta każda karta jeża, jeśli na koniec tam stoi: najpierw −1, a pod jabłonią 3.
race-picture-hand = Twoje karty: ×4 to cztery takie karty. Pod każdym kolorem widać, ile jego karty dałyby teraz.
race-picture-card = Karta mówi, kto biegnie i jak daleko.
race-picture-card-1 = Plusy: tyle kroków, tutaj dwa
race-picture-card-2 = Kolor i litera: biegnie ten jeż
race-picture-joker = Joker ++ właśnie przesuwa zielonego jeża o dwa kroki: kropki pokazują drogę.
race-picture-scored = Koniec rundy: każda zatrzymana karta jest warta liczbę pod jej jeżem. Na samej górze: 2 za żółtą, 2 za zieloną i 6 za dwie fioletowe, do tego 3 za doprowadzenie fioletowego jeża do mety, razem 13.
race-picture-advanced = Te same karty w punktacji zaawansowanej: dwie fioletowe z jednym plusem to para, 5 × 3 = 15. Razem z 2 za żółtą, 2 za zieloną i 6 za doprowadzenie fioletowego jeża do mety to 25.

### Wyczyny i za co są

race-feat-harvest = Obfite żniwa
race-feat-harvest-how = co najmniej { $number } punktów w rundzie, prosta punktacja
race-feat-golden-harvest = Złote żniwa
race-feat-golden-harvest-how = co najmniej { $number } punkty w rundzie, zaawansowana punktacja
race-feat-home-run = Bezpiecznie w domu
race-feat-home-run-how = { $number } razy w jednej partii jeż doprowadzony do mety
race-feat-clean-sweep = Od startu do mety
race-feat-clean-sweep-how = wygrana z najlepszym wynikiem w każdej rundzie
race-feat-landslide = O kilka długości
race-feat-landslide-how = wygrana o co najmniej { $number } punktów, prosta punktacja
race-feat-phoenix = Powrót z niczego
race-feat-phoenix-how = wygrana mimo rundy bez punktów
race-feat-true-colours = Jeden kolor
race-feat-true-colours-how = { $number } kart jednego koloru na ręce na koniec rundy
race-feat-jokers = Mania jokerów
race-feat-jokers-how = { $number } jokerów zagranych w jednej rundzie
