# Safaru. `{ $seat }`, `{ $chooser }`, `{ $dealer }` i `{ $mover }` to imiona, `{ $seats }` to lista
# imion. `{ $card }` i `{ $cards }` to jedna z pięciu kart poniżej lub ich lista, tak samo
# `{ $adding }`, `{ $totalling }` i `{ $pair }`. `{ $how }` to safaru-by-….

safaru-title = Safaru
safaru-blurb = Łapcie dzikie zwierzęta przez dodawanie, dopełnianie do 17 i pary: dużo jednorożców, ale mało jeży. Albo na odwrót: jak najmniej wszystkiego.

safaru-option-aim = O co gramy
safaru-option-aim-hint = Przy wypuszczaniu łap jak najmniej: karty, jeże i trójkąty liczą się przeciwko tobie.
safaru-option-aim-catch = Łapanie zwierząt (wygrywa najwięcej punktów)
safaru-option-aim-free = Wypuszczanie zwierząt (wygrywa najmniej punktów)
safaru-option-target = Punkty do wygranej (gdy łapiemy)
safaru-option-target-hint = Gra kończy się, gdy ktoś na koniec rundy ma tyle punktów.
safaru-option-rounds = Limit rund
safaru-option-rounds-hint = Po tylu rundach gra się kończy.
safaru-option-rounds-unset = brak; przy wypuszczaniu jedna runda na gracza
safaru-option-overlook = Przeoczone złapania
safaru-option-overlook-hint = Co się dzieje, gdy wypuszczasz kartę, która mogła złapać.
safaru-option-overlook-strict = Ściśle: co łapie, musi złapać
safaru-option-overlook-table = Otwarcie: inni muszą zauważyć
safaru-option-piles = Złapane karty leżą odkryte
safaru-option-piles-hint = Wyłączone: złapane karty są zakryte aż do punktacji.
safaru-option-zeros = Maluch za dodawanie i drugi za dopełnianie
safaru-option-zeros-hint = Wyłączone: jeden maluch wystarczy na całą turę.
safaru-option-decider = Przy remisie dodatkowa runda
safaru-option-decider-hint = Wyłączone: remis to wspólne zwycięstwo.
safaru-chosen-overlook-table = Otwarcie: inni muszą zauważyć przeoczenie

### Karty. Literę się wpisuje: jest taka sama w każdym języku.

safaru-card-u = 🦄 U{ $number }
safaru-card-h = 🦔 H{ $number }
safaru-card-f = 🦊 F{ $number }
safaru-card-t = 🐢 T{ $number }
safaru-card-o = 🦉 O{ $number }

### Jak karta łapie

safaru-method-adding = Dodawanie
safaru-method-totalling = Dopełnianie do 17
safaru-method-pairing = Para
safaru-by-a = suma: { $adding }
safaru-by-t = do 17: { $totalling }
safaru-by-p = para: { $pair }
safaru-by-at = suma: { $adding }; do 17: { $totalling }
safaru-by-ap = suma: { $adding }; para: { $pair }
safaru-by-tp = do 17: { $totalling }; para: { $pair }
safaru-by-atp = suma: { $adding }; do 17: { $totalling }; para: { $pair }

### O co pytamy gracza

safaru-catch = Złap kartą
safaru-catch-open = { safaru-catch } (jeśli nic nie łapie, wychodzi na wolność)
safaru-catch-later = { safaru-catch } (albo wyjdzie na wolność) · kartę { $card } można jeszcze zgłosić
safaru-card-by = { $card } – { $how }
safaru-card-method = { $card } – sposób wybiera { $seat }: { $methods }
safaru-ways = { $count ->
    [one] { $count } możliwość
    [few] { $count } możliwości
   *[many] { $count } możliwości
}
safaru-ways-many = ponad { $count } możliwości
safaru-catch-count = { $count ->
    [one] Złap jedną kartę
    [few] Złap { $count } karty
   *[many] Złap { $count } kart
}
safaru-release = Wypuść kartę
safaru-release-later = { safaru-release } · kartę { $card } można jeszcze zgłosić
safaru-card-free = { $card } na wolność
safaru-choose-method = Gra { $seat }, karta { $card }. Jak ma łapać?
safaru-which = Zagrana { $card }: wybierz, co łapie
safaru-which-cards = Albo wybierz karty, które łapie { $card }
safaru-card-itself = { $card } też, jako para
safaru-owed = { $card } jednak łapie: wybierz, co bierze
safaru-shout = Zgłoś: { $card } łapie!
safaru-challengeable = Kartę { $card } można jeszcze zgłosić
safaru-quiet = Bez zgłoszenia, dalej
safaru-ready = Gotowe, następna runda

### Co się wpisuje oprócz słów gry (jak to czytamy, mówi cogs/typed_moves/synonyms.py)

safaru-typed =
    catch: złap, łap, łapię, łapie, złapię, bierz, biorę, weź, zabierz, zabieram;
    release: wypuść, wypuszczam, uwolnij, uwalniam, puść, puszczam, na wolność;
    method: sposób, wybierz, wybieram;
    shout: to łapie, ta łapie, przeoczone;
    quiet: niech będzie dalej, niech będzie, dalej;
    ready: gotowe, gotowy, gotowa;
    pass: pas, pasuję, koniec, koniec tury, czekam;
    u = jednorożec, jednorożca, jednorożcem; h = jeż, jeża, jeżem; f = lis, lisa, lisem; t = żółw, żółwia, żółwiem; o = sowa, sowę, sową;
    adding = suma, sumę, dodaj, dodawanie; totalling = 17, dopełnij, dopełnianie; pairing = para, parę;
    = zagraj, gram, zagrywam, z, i, oraz, karta, kartą, kartę, do, przez, na, ze, proszę;
    catch: łapiemy, chwytam, chwyć, zgarniam, zgarnij, bierze, wezmę, zabiorę; release: puszczę, wypuszczę, odkładam, odrzucam, odrzuć, wolność;
    shout: ta karta łapie, mogła złapać, coś łapie, zgłaszam; ready: jestem gotowy, jestem gotowa, następna runda;
    u = jednorożce; h = jeże; f = lisy; t = żółwie; o = sowy; adding = dodaję, dodając, sumą, sumuję; totalling = dopełniam, dopełniając, siedemnaście, siedemnastu; pairing = parą, pary;
    = w, a, za, zagram, kładę, daję, mój, moją, swoją, stołu, teraz;

### Co się dzieje

safaru-round = Runda { $round }: rozdaje { $dealer }, zaczyna { $seat }.
safaru-dealt = Nikt nie ma już kart: { $dealer } rozdaje nowe wszystkim i na stół, zaczyna { $seat }.
safaru-dealt-last = Nikt nie ma już kart: { $dealer } rozdaje wszystkim ostatnie ze stosu, zaczyna { $seat }.
safaru-dealt-last-table = Nikt nie ma już kart: { $dealer } rozdaje ostatnie ze stosu wszystkim i na stół, zaczyna { $seat }.
safaru-caught = { $seat } łapie kartą { $card } – { $how }.
safaru-released = { $seat } wypuszcza { $card } na wolność.
safaru-tried = { $seat } łapie kartą { $card } i wybiera, co nią bierze.
safaru-tried-nothing = { $seat } próbuje łapać kartą { $card }, ale ta nic nie łapie i wychodzi na wolność.
safaru-neighbour = { $seat } zagrywa { $card }, sposób wybiera { $chooser }.
safaru-chose-adding = { $seat } wybiera dla { $card } dodawanie.
safaru-chose-totalling = { $seat } wybiera dla { $card } dopełnianie.
safaru-chose-pairing = { $seat } wybiera dla { $card } parę.
safaru-noticed = { $seat } zgłasza kartę { $card }, a ona łapie: { $mover } musi nią złapać.
safaru-mistaken = { $seat } zgłasza kartę { $card }, ale ta nic nie łapie.
safaru-scored = Koniec rundy { $round }.
safaru-scored-2 = Koniec rundy { $round }. { $first }; { $second }.
safaru-scored-3 = Koniec rundy { $round }. { $first }; { $second }; { $third }.
safaru-result = { $seats }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, razem { $score }
safaru-result-first = { $seats }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}

### Jak się skończyło

safaru-won = { $count ->
    [one] Wygrywa { $seats }
    [few] Wygrywają { $seats }
   *[many] Wygrywają { $seats }
}: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} – { $why }.
safaru-shared = Wspólne zwycięstwo: { $seats }, po { $points ->
    [one] { $points } punkcie
    [few] { $points } punkty
   *[many] { $points } punktów
} – { $why }.
safaru-why-target = najwięcej, a { $target } osiągnięto
safaru-why-last-round = najwięcej, liczba rund: { $round }
safaru-why-fewest = najmniej

### Dlaczego nie

safaru-refusal-over = Mecz się skończył.
safaru-refusal-turn = Teraz gra { $seat } (§4).
safaru-refusal-chooser = Teraz sposób wybiera { $seat } (§26).
safaru-refusal-last = Można jeszcze zgłosić, że ostatnia karta łapie (§16).
safaru-refusal-scored = Runda się skończyła. Następna zacznie się, gdy wszyscy będą gotowi albo skończy się ich czas.
safaru-refusal-running = Runda jeszcze trwa.
safaru-refusal-ready = Twoje „Gotowe” już mamy.
safaru-refusal-pass = Nie można pasować: w każdej turze zagrywa się jedną kartę (§5).
safaru-refusal-verb = Napisz „łapię” albo „wypuszczam” i kartę z ręki.
safaru-refusal-no-card = Podaj, którą kartę z ręki zagrywasz (§5).
safaru-refusal-one-card = W jednej turze wypuszcza się tylko jedną kartę (§5).
safaru-refusal-no-such-card = W tej grze nie ma karty „{ $card }”.
safaru-refusal-not-in-hand = Nie masz na ręce karty { $card }.
safaru-refusal-on-table = { $card } leży na stole. Podaj najpierw kartę z ręki, która ma ją złapać.
safaru-refusal-catches = Karty { $card } nie wolno wypuścić, bo łapie – { $how } (§14).
safaru-refusal-nothing = { $card } niczego teraz nie łapie, można ją tylko wypuścić (§13).
safaru-refusal-say-which = { $card } ma kilka możliwości łapania. Podaj jedną, na przykład „{ $move }”.
safaru-refusal-write = Napisz to tak: „{ $move }”.
safaru-refusal-no-such-catch = { $card } nie może tego złapać. Może na przykład tak – { $how }.
safaru-refusal-baby = { $card } może to wziąć tylko z maluchem: leży tu jakiś, a kto dodaje lub dopełnia, zabiera jednego (§18).
safaru-refusal-baby-each = { $card } może to wziąć tylko z jeszcze jednym maluchem: przy tym stole dodawanie i dopełnianie zabierają po jednym (§18).
safaru-refusal-open = Podaj tylko kartę { $card }: gdy będzie leżeć, wybierzesz, co łapie (§16).
safaru-refusal-neighbour = Sposób wybiera { $seat }, więc podaj tylko swoją kartę (§26).
safaru-refusal-method = Wybierz jeden ze sposobów: { $methods }.
safaru-refusal-no-method = Sposób wybierasz tylko wtedy, gdy karta zagrana przed tobą może łapać na kilka sposobów (§26).
safaru-refusal-no-adding = { $card } nic nie łapie przez dodawanie.
safaru-refusal-no-totalling = { $card } nic nie łapie przez dopełnianie.
safaru-refusal-no-pairing = { $card } nie łapie żadnej pary.
safaru-refusal-owed = Karta { $card } została zgłoszona i musi teraz złapać (§16).
safaru-refusal-which = Najpierw wybierz, co łapie { $card } (§7).
safaru-refusal-no-shout = Nie ma teraz wypuszczonej karty, którą można zgłosić (§16).
safaru-refusal-own-side = Mogą to zgłosić tylko przeciwnicy (§16).
safaru-refusal-answered = Twoja odpowiedź co do tej karty już padła (§16).

### Obraz

safaru-round-of = Runda { $round }
safaru-aim-catch = Do { $target } pkt: potem wygrywa najwięcej
safaru-aim-rounds = Do { $target } pkt albo { $rounds ->
    [one] jednej rundy
    [few] { $rounds } rund
   *[many] { $rounds } rund
}: wygrywa najwięcej
safaru-aim-one-round = Jedna runda: wygrywa najwięcej punktów
safaru-aim-free = Wypuszczanie: wygrywa najmniej pkt (rund: { $rounds })
safaru-new-deal = Nowe rozdanie ({ $dealer }): zaczyna { $seat }
safaru-now-turn = Gra { $seat }
safaru-now-method = Sposób wybiera { $seat }
safaru-now-which = Co złapać, wybiera { $seat }
safaru-now-owed = Musi złapać { $seat }
safaru-now-last = Czy ostatnia karta łapie?
safaru-now-scored = Koniec rundy
safaru-now-over = Koniec meczu
safaru-empty = Nikogo nie ma na wolności
safaru-went-free = na wolności
safaru-catches = łapie
safaru-catches-not = nie łapie
safaru-moment = Najwięcej jednorożców w ostatniej rundzie: { $seats } ({ $count }).
safaru-moment-free = Najmniej kart w ostatniej rundzie: { $seats } ({ $count }).
safaru-column-round = Ta runda
safaru-column-total = Cały mecz
safaru-face-down = zakryte
safaru-row-cards = Najwięcej kart
safaru-row-unicorns = Najwięcej jednorożców
safaru-row-hedgehogs = Najwięcej jeży
safaru-row-babies = Maluchy
safaru-row-triangles = Trójkąty
safaru-account-earlier = Wcześniej
safaru-account-row = { $row } ({ $count })
safaru-account-row-shared = { $row }, remis ({ $count })
safaru-why-release = Żadna twoja karta niczego nie łapie. Po tej { $count ->
    [0] nie łapie też żadna liczba od { $low } do { $high }
    [one] łapie coś tylko jedna liczba od { $low } do { $high }; po żadnej innej twojej karcie nie byłoby mniej
    [few] łapią coś { $count } liczby od { $low } do { $high }; po żadnej innej twojej karcie nie byłoby mniej
   *[many] łapie coś { $count } liczb od { $low } do { $high }; po żadnej innej twojej karcie nie byłoby mniej
}.
safaru-why-none = Żadna z twoich kart nic nie łapie, więc którąś musisz wypuścić.
safaru-why-free = Nic nie łapie, a tu wygrywa, kto ma najmniej punktów.
safaru-why-keep = Zachowujesz { $card }; tą kartą można teraz złapać karty: { $count }.
safaru-why-keep-among = Zachowujesz { $card }; tą kartą można teraz złapać karty: { $count }, w tym { $kinds }.
safaru-why-catch = Złapane karty: { $count }. { $left ->
    [0] Stół zostaje pusty.
   *[other] Na stole zostają karty: { $left }.
}
safaru-why-catches = Ta karta coś łapie.
safaru-why-tries = Ta karta nic nie łapie, więc wychodzi na wolność i nikt nie może jej zgłosić.
safaru-why-among = { $why } Wśród złapanych: { $kinds }.
safaru-why-unicorns = jednorożce ({ $count })
safaru-why-hedgehogs = jeże ({ $count })
safaru-why-babies = maluchy ({ $count })
safaru-about-u = Jednorożec { $number } (U{ $number })
safaru-about-h = Jeż { $number } (H{ $number })
safaru-about-f = Lis { $number } (F{ $number })
safaru-about-t = Żółw { $number } (T{ $number })
safaru-about-o = Sowa { $number } (O{ $number })
safaru-about-catches = Łapie karty, które razem dają { $number }, karty, które z nią dają { $total } (razem { $rest }), i kartę z tą samą liczbą.
safaru-about-example = Przykład: na stole leżą { $first } i { $second }, a twoja karta łapie obie.
safaru-about-example-total = Przykład: na stole leżą { $first } i { $second }. Z twoją kartą dają { $total } i łapiesz obie.
safaru-about-example-baby = Przykład: na stole leżą ten maluch, 3 i 4. Kto siódemką łapie 3 i 4, musi wziąć też malucha: { $points } pkt.
safaru-about-baby = Maluch: dopóki jakiś leży na stole, każde złapanie dodawaniem lub dopełnianiem musi objąć malucha. Gdy gramy o łapanie, każdy złapany to { $points } pkt.
safaru-about-catches-baby = Zagrany maluch łapie karty, które razem dają { $total }, i inne maluchy.
safaru-about-most-unicorn = Gdy gramy o łapanie, za najwięcej jednorożców jest { $points } pkt.
safaru-about-most-hedgehog = Gdy gramy o łapanie, za najwięcej jeży jest { $points } pkt.
safaru-about-triangles = Trójkąty: { $count }. Tyle punktów dostaje ten, kto złapie tę kartę.

### Obraz słowami

safaru-alt = { $count ->
    [0] Safaru, runda { $round }: na stole nie ma żadnej karty. { $now }
    [one] Safaru, runda { $round }: na stole leży { $count } karta, { $cards }. { $now }
    [few] Safaru, runda { $round }: na stole leżą { $count } karty, { $cards }. { $now }
   *[many] Safaru, runda { $round }: na stole leży { $count } kart, { $cards }. { $now }
}
safaru-alt-dealt = { $dealt }. { $alt }
safaru-alt-played = { $played } { $alt }
safaru-alt-scored = Safaru: wynik rundy { $round }.
safaru-describe-stock = W stosie: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}. Ostatnie rozdanie: { $dealer }.
safaru-describe-table = Na stole: { $cards }.
safaru-describe-played = Właśnie zagrana: { $card }.
safaru-describe-last = Ostatni ruch ({ $seat }): karta { $card } łapie { $cards }.
safaru-describe-last-free = Ostatni ruch ({ $seat }): karta { $card } wychodzi na wolność.
safaru-describe-seat = { $seat }: { $hand ->
    [one] { $hand } karta
    [few] { $hand } karty
   *[many] { $hand } kart
} na ręce, złapane: { $caught }, { $score ->
    [one] { $score } punkt
    [few] { $score } punkty
   *[many] { $score } punktów
}.
safaru-describe-pile = Złapane, { $seat }: { $cards }.
safaru-describe-sides = Pary graczy: { $first } kontra { $second }.
safaru-describe-hand = Na ręce: { $cards }.
safaru-describe-catching = { $count ->
    [one] Ta łapie: { $cards }.
    [few] Te łapią: { $cards }.
   *[many] Te łapią: { $cards }.
}
safaru-describe-catching-none = Żadna z nich niczego teraz nie łapie.
safaru-describe-scored-catch = { $seats }: jednorożce { $unicorns } ({ $unicornpoints }), jeże { $hedgehogs } ({ $hedgehogpoints }), maluchy { $babies } ({ $babypoints }), trójkąty { $triangles }, na { $cards ->
    [one] { $cards } karcie
    [few] { $cards } kartach
   *[many] { $cards } kartach
}. Runda: { $points }, mecz: { $score }.
safaru-describe-scored-free = { $seats }: { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
} ({ $cardpoints }), jeże { $hedgehogs } ({ $hedgehogpoints }), trójkąty { $triangles }. Runda: { $points }, mecz: { $score }.

### Nauka gry (lessons.toml)

safaru-lesson-1-title = Zwierzęta na wolności
safaru-lesson-1 =
    Łapiesz zwierzęta ze stołu. Leżą na nim cztery karty, a cztery masz na ręce i widzisz je tylko ty (**{ ui-hand }**). W swojej turze zagrywasz jedną kartę: łapie karty (**{ safaru-catch }**) albo zostaje na stole (**{ safaru-release }**). Gdy nikt nie ma już kart, każdy dostaje cztery nowe, a cztery dalsze trafiają na stół, jeśli jeszcze są. Gdy pusty jest też stos, runda się kończy, a kart ze stołu nie bierze nikt.

    Co widać na obrazie:
    - **Litera**: U jednorożec, H jeż, F lis, T żółw, O sowa
    - **Trójkąt**: punkt, gdy złapiesz kartę
    - **Koszyk**: złapane karty, zakryte dla innych; **gniazdo**: maluchy wśród nich (każde 0 to jeden)
    - **Jabłko**: punkty w grze; u góry po lewej stos
    - **Niebieskie karty** obok imienia: ten gracz rozdawał ostatnio, a zaczynał następny
safaru-lesson-2-title = Łapanie przez sumę
safaru-lesson-2 = Twoja karta łapie **co najmniej dwie karty, których suma** daje jej liczbę. Ona sama zostaje na stole.
safaru-lesson-2-task = Na stole leżą 4, 6, 11 i 11. Która z twoich kart coś złapie?
safaru-lesson-2-right = 4 i 6 dają razem 10.
safaru-lesson-2-wrong = Żadne karty na stole nie dają tej liczby. Spróbuj sumy 4 i 6.
safaru-lesson-3-title = Łapanie do 17
safaru-lesson-3 = Twoja karta łapie karty, które **razem z nią dają dokładnie 17**. Wystarczy jedna. Ona sama zostaje na stole.
safaru-lesson-3-task = Na stole leżą 3, 4, 7 i 10. Która z twoich kart da z niektórymi z nich 17?
safaru-lesson-3-right = 6, 4 i 7 dają razem 17.
safaru-lesson-3-wrong = Z tą kartą nie uzbierasz 17. Weź 4 i 7: ile brakuje?
safaru-lesson-4-title = Łapanie pary
safaru-lesson-4 = Twoja karta łapie **jedną o tej samej liczbie** i tym razem bierzesz też swoją. Karta może łapać na kilka sposobów naraz: lista podaje każdy sposób i kilka razem. Jeśli jest wśród nich para, bierzesz też swoją kartę. **Karty, która coś łapie, nie wolno wypuścić**: jeśli łapią wszystkie twoje karty, musisz łapać.
safaru-lesson-4-task = Na stole leżą 7, 8, 8 i 9. Która z twoich kart coś złapie?
safaru-lesson-4-right = Para siódemek: bierzesz obie. Przy stole zwykle nie trzeba szukać: lista pokazuje, co łapią twoje karty.
safaru-lesson-4-wrong = Dla tej karty nie ma tu ani takiej samej liczby, ani sumy, ani 17.
safaru-lesson-5-title = Ile to jest warte
safaru-lesson-5 = Kto ma najwięcej **jednorożców**, dostaje 24 punkty; kto ma najwięcej **jeży**, traci 12; przy remisie dzieli się po równo. Każdy **maluch** zabiera 5. Trójkąty na złapanych kartach dają po punkcie; wyższe karty mają ich więcej. Gdy na stole leży maluch, a łapiesz przez sumę lub do 17, musisz wziąć jednego ze sobą. Po rundzie, w której ktoś osiąga 100 punktów, wygrywa najwyższy wynik. We czworo gra się w dwóch drużynach.
safaru-lesson-5-task = Na stole leżą U5, T8, H10 i H11. Który ruch jest wart najwięcej?
safaru-lesson-5-right = 4, 5 i 8 dają razem 17, i masz już jednorożca.
safaru-lesson-5-wrong = Możesz złapać jednorożca bez jeża: poszukaj 17.
safaru-tip-catch = Aby łapać, wybierz swoją kartę, a jeśli może łapać na kilka sposobów, także to, co bierze: karty, których suma jest jej liczbą, które dają z nią 17, albo jedną o tej samej liczbie. Przy parze bierzesz też swoją kartę.
safaru-tip-free = Tu wygrywa najmniej punktów, więc łap jak najmniej. Jeśli twoja karta może łapać na więcej niż jeden sposób, wybiera go gracz po twojej lewej, a karty wybierasz ty.
safaru-tip-open = Tu żadna karta nie jest oznaczona: sprawdź, co łapią twoje. Przeciwnik może zgłosić, że karta, którą wypuszczasz, łapie; jeśli ma rację, musisz nią złapać.
safaru-tip-challenge = Czy karta, którą przed chwilą wypuszczono, coś łapie? Zgłoś to, a jej gracz musi nią złapać. Mylne zgłoszenie nic nie kosztuje.
safaru-tip-release = Karta, która nic nie łapie, trafia na wolność: zostaje na stole i inni mogą ją złapać. Nie zostawiaj kart, z których łatwo zrobić 17.
safaru-tip-scored = Runda jest podliczona: z wyniku widać, ile warte były złapane karty.
safaru-tip-caught = Złapane karty leżą przed graczem i liczą się na koniec rundy. Spróbuj zapamiętać, kto ma jednorożce i jeże.

### Obrazki obok zasad (lessons.toml)

safaru-picture-table = Cztery zwierzęta leżą na stole, cztery karty masz na ręce. W swojej turze zagrywasz jedną z nich.
safaru-picture-free = Twoja 8 łapie 9 przez dopełnianie, więc nie możesz jej wypuścić. 1, 3 i 4 niczego nie łapią, więc jedną z nich możesz wypuścić.
safaru-picture-card = Co jest na karcie.
safaru-picture-card-1 = Litera zwierzęcia, tutaj jeż
safaru-picture-card-2 = Liczba: od niej zależy, co karta łapie
safaru-picture-card-3 = Trójkąty: po punkcie, gdy karta jest złapana
safaru-picture-add = 10 łapie 4 i 6, bo razem dają 10.
safaru-picture-total = 6 łapie 4 i 7: wszystkie trzy razem dają 17.
safaru-picture-pair = Lis z liczbą 7 łapie jednorożca z liczbą 7 i bierzesz obie karty.
safaru-picture-caught = 7 łapie 7: obie karty trafiają zakryte do koszyka, a trzy zostają na stole.
safaru-picture-worth = Jednorożce chcesz mieć, jeży i maluchów nie. 0 to maluch, bez względu na to, jakie to zwierzę.

### Wyczyny i za co są

safaru-feat-big-catch = Wielki połów
safaru-feat-big-catch-how = co najmniej { $number } kart złapanych jedną
safaru-feat-swept = Czysty stół
safaru-feat-swept-how = złapane wszystko ze stołu, co najmniej { $number } kart
safaru-feat-three-ways = Trzy sposoby naraz
safaru-feat-three-ways-how = dodawanie, dopełnianie i para jedną kartą
safaru-feat-unicorns = Przyjaźń z jednorożcami
safaru-feat-unicorns-how = co najmniej { $number } jednorożców w jednej rundzie
safaru-feat-clean-paws = Czyste łapki
safaru-feat-clean-paws-how = co najmniej { $number } kart w rundzie, bez jeża i malucha
safaru-feat-free-spirit = Wolny duch
safaru-feat-free-spirit-how = cała runda bez ani jednej złapanej karty
safaru-feat-sharp-eyes = Bystre oko
safaru-feat-sharp-eyes-how = co najmniej { $number } zauważone cudze przeoczenia
