# Igels. `{ $seat }`, `{ $other }` and `{ $by }` are names, `{ $seats }` is a list of names.
# `{ $card }`, `{ $animal }`, `{ $food }` and the like are names of cards below, or lists of them.
# A card and its text together fit a button, a colon between: 78 characters.

igels-title = Igels
igels-blurb = Małe zwierzęta walczą o ostatnie jedzenie w lesie, każdym sposobem.

igels-option-forest = Jedzenie w lesie
igels-option-forest-hint = Tyle jedzenia jest do zdobycia: mniej znaczy krótsza gra.
igels-option-forest-32 = 32: cała gra
igels-option-forest-24 = 24: krócej
igels-option-forest-16 = 16: krótko
igels-option-species = Gatunki
igels-option-species-hint = Jakie zwierzęta ma każdy gracz.
igels-option-species-chosen = Każdy wybiera
igels-option-species-lot = Losowo
igels-option-first = Kto zaczyna
igels-option-first-hint = Kto zaczyna w pierwszej turze.
igels-option-first-host = Gospodarz
igels-option-first-random = Losowo
igels-option-outside = Kto pauzuje w bitwie
igels-option-outside-hint = Co możesz zrobić z bitwą, w której nie ma twoich zwierząt.
igels-option-outside-free = może zagrać każde zdarzenie
igels-option-outside-strict = może najwyżej doprowadzić do remisu
igels-option-diet = Dieta wegetarian działa też przy remisie
igels-option-diet-hint = Wegetarianie nigdy nie zatrzymują dobranych robaków i żuków. Wyłączone: przy remisie zatrzymują.
igels-option-turns = Limit tur
igels-option-turns-hint = Gra kończy się po tej turze, nawet jeśli zostało jedzenie.
igels-chosen-forest-24 = Karty jedzenia w lesie: 24, krótsza gra
igels-chosen-forest-16 = Karty jedzenia w lesie: 16, krótka gra
igels-chosen-species-lot = Losowe gatunki
igels-chosen-first-random = Zaczynał wylosowany gracz
igels-chosen-outside-strict = Kto pauzuje, może najwyżej doprowadzić do remisu
igels-chosen-turns = Najwyżej { $number ->
    [one] jedna tura
    [few] { $number } tury
   *[many] { $number } tur
}

### Species

igels-hedgehog = Jeże
igels-squirrel = Wiewiórki
igels-rabbit = Króliki
igels-mouse = Myszy
igels-hedgehog-letter = J
igels-squirrel-letter = W
igels-rabbit-letter = K
igels-mouse-letter = M

### Food

igels-nuts = Orzechy
igels-worm = Robak
igels-turnips = Rzepa
igels-berries = Jagody
igels-picnic = Resztki pikniku
igels-grass = Świeża trawa
igels-leaf = Soczysty liść
igels-bug = Żuk

### What a seat is asked

igels-pass = Pas: nie zagrywam niczego
igels-pass-join = Pas: bez nowych kompanów
igels-pass-join-none = Pas: bez kompanów
igels-pass-lay = Pas: nic więcej nie kładę
igels-pass-lay-none = Pas: nic nie kładę
igels-pass-trade = Pas: bez wymiany
igels-pass-use = Pas: zachowuję zdolność
igels-pass-laid = Pas: karta { $card } zadziała
igels-pass-laid-at = Pas: karta { $card } trafi cel: { $aims }
igels-pass-draw = Nie dobieram więcej
igels-pass-draw-none = Nic nie dobieram
igels-waste = Zostaw odkryte zdarzenia
igels-rest = Pas przy zdarzeniach do końca tury
igels-resume = Znów pytaj mnie o zdarzenia
igels-everybody = Wszyscy
igels-let = Niech będzie
igels-sit = Pauza w tej bitwie
igels-share = Weź jedzenie
igels-decline = Zostaw w lesie
igels-lot = Losowy gatunek
igels-choose-species = Wybierz gatunek
igels-draw = { $cards ->
    [one] Dobierz jeszcze jedną kartę
    [few] Dobierz { $cards } karty
   *[many] Dobierz { $cards } kart
}
igels-draw-support = Jedną kartę wsparcia
igels-draw-supports = Dwie karty wsparcia
igels-draw-animal = Jedno zwierzę
igels-draw-animals = Dwa zwierzęta
igels-draw-both = Po jednej
igels-few-animals = { $count ->
    [0] Wszystkie zwierzęta ze stosu gatunku są już dobrane.
   *[other] W stosie gatunku zostało tylko jedno zwierzę.
}
igels-few-supports = { $count ->
    [0] Nie ma już kart wsparcia do dobrania: stos i wysypisko są puste.
   *[other] Do dobrania została tylko jedna karta wsparcia.
}
igels-quick = Tryb szybki przy zdarzeniach
igels-quick-stop = Wyłącz tryb szybki
igels-lead = Wyślij wodza
igels-join = Dołącz kompanów
igels-join-more = Dołącz kolejnych kompanów
igels-lay = Połóż zakryte wsparcie
igels-lay-more = Połóż kolejne zakryte wsparcie (dotąd: { $count })
igels-lay-about = Karta bitwy liczy się po odkryciu. Zdarzenie też się odkrywa i zaraz potem działa; zachowane na ręce da się zagrać także później.
igels-alone-about = Nikt inny nie walczy, więc do wygranej wystarczy każde SAP. Zmienić to może już tylko zdarzenie.
igels-lay-hint = zakryte. { $text }
igels-play-event = Zagraj zdarzenie
igels-asked-again = { $by } zagrywa kartę { $card }, więc wszyscy są pytani jeszcze raz.
igels-asked-more = Na twoją kartę { $card } każdy mógł odpowiedzieć. Zagrywasz coś jeszcze?
igels-asked-bu = Zaraz zacznie się bitwa.
igels-asked-mu = Wszystkie zwierzęta już stoją; zaraz będzie kładzione wsparcie.
igels-asked-c1 = Wsparcie jest odkryte, a zdarzenia wśród niego działają teraz. Potem będą znane sumy.
igels-asked-c2 = Sumy są znane. Gdy wszyscy spasują, wygra najwyższa.
igels-asked-sp = Bitwa jest rozstrzygnięta; zaraz podział jedzenia.
igels-asked-sw = Jedzenie jest wzięte. Teraz można je zabezpieczyć albo ukraść.
igels-asked-or = Po bitwie; zaraz wymiana kart.
igels-use-later = Możesz ją też zachować na później, gdy sumy będą znane.
igels-use = Użyj zdolności wodza
igels-trade = Wymień dwie karty na jedną
igels-counter = Powstrzymaj: { $card }
igels-aim-secure = Które jedzenie zabezpiecza { $card }?
igels-aim-secure-taken = Które nowe jedzenie zabezpiecza { $card }?
igels-aim-food-choice = Które jedzenie wraca do lasu ({ $card })?
igels-aim-wake-one = Kogo budzi { $card }?
igels-aim-discard-hand = Kto odrzuca ({ $card })?
igels-aim-add-sap = Czyją sumę obniża { $card }?
igels-aim-ko = Kogo powala { $card }?
igels-aim-nullify = Która karta liczy się jako 0 ({ $card })?
igels-animal-sap = { $animal } ({ $sap })
igels-card-sap = { $card } ({ $sap })
igels-against = { $seat } ({ $sap })
igels-food-worth = { $food } ({ $points })
igels-account-bonus = { $food }: ulubione jedzenie
igels-why-species = Gatunki różnią się zwierzętami i ulubionym jedzeniem, tu: { $food }.
igels-why-best-species = Z wolnych gatunków ten najczęściej wygrywa, gdy gra komputer; ulubione jedzenie: { $food }.
igels-why-first = To daje { $sap } SAP, a nikogo innego jeszcze tam nie ma.
igels-why-strength = To daje { $sap } SAP po twojej stronie; najsilniejsza inna strona ma { $other }.
igels-why-sit = Wszystkie twoje gotowe zwierzęta, razem { $sap } SAP, zostają gotowe na później.
igels-why-weaker = Wszystkie twoje gotowe zwierzęta mają razem { $sap } SAP; najsilniejsza strona ma { $other }.
igels-why-ahead = Twoja strona prowadzi i bez tego: { $sap } SAP; najsilniejsza inna ma { $other }.
igels-why-level = Twoja strona i bez tego remisuje: najsilniejsza inna też ma { $other } SAP.
igels-why-behind = Twoja strona ma { $sap } SAP, najsilniejsza inna { $other }: brakuje { $missing }.
igels-why-peace = { igels-peace-about }
igels-why-keep = Karty, które zachowujesz na później: { $cards }.
igels-why-animal = { $animals ->
    [0] W twojej gromadzie nie ma żadnego zwierzęcia.
   *[other] Zwierzęta w twojej gromadzie: { $animals }.
}
igels-why-support = { $cards ->
    [0] Nie masz na ręce żadnej karty wsparcia.
   *[other] Twoje karty wsparcia na ręce: { $cards }.
}
igels-why-both = Na razie masz: zwierzęta w gromadzie: { $animals }, karty wsparcia na ręce: { $cards }.
igels-why-lay = { $card } daje { $sap } SAP, gdy zostanie odkryta.
igels-why-card = { $card }: { $text }
igels-why-food = Dla ciebie to warte { $points ->
    [one] jeden punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
igels-why-trade = Oddajesz: { $cards }. Na ręce będziesz mieć karty: { $left }.
igels-about-animal = Zwierzę: { $species }, { $sap } SAP.
igels-about-battle = Karta bitwy: połóż ją zakrytą; liczy się, gdy zostanie odkryta.
igels-about-event = Zdarzenie.
igels-about-only = Tylko dla gatunku: { $species }.
igels-about-food = Jedzenie: { $points ->
    [one] jeden punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} na koniec gry.
igels-about-bonus = { $species }: zamiast tego { $points } pkt.
igels-about-meat = Mięso: wódz wegetarianin po wygranej nigdy go nie bierze.
igels-about-shy = Nieśmiałe: gdy wrogim wodzem jest { $animal }, liczy się za { $amount } SAP.
igels-about-vegetarian = Wegetarianin: po wygranej jako wódz oddaje to jedzenie do lasu: { $food }.
igels-word-sap = SAP
igels-word-sap-text = Siła małych zwierząt: mówi, jak silne jest zwierzę albo karta bitwy. Całe SAP po twojej stronie to twoja suma, a bitwę wygrywa najwyższa suma.
igels-word-shy = Nieśmiałe
igels-word-shy-text = Nieśmiałe są: { $cards }. Gdy wodzem przeciwnika jest { $animal }, od odkrycia kart liczą się za { $amount } SAP. Gdy jest nim { $sparing } i odbiera innym zdolność, nieśmiałe zachowują swoją.
igels-word-once = Raz
igels-word-once-text = Zdolność, której możesz użyć tylko raz w grze, gdy zwierzę jest twoim wodzem: { $cards }.
igels-word-vegetarian = Wegetarianie
igels-word-vegetarian-text = To { $cards }. Gdy wygrasz z takim wodzem, to jedzenie wraca do lasu: { $food }.
igels-word-counter = Obrona
igels-word-counter-text = Powstrzymuje to, co cię trafia, jeśli jej tekst o tym mówi: { $cards }. Gra pyta cię, gdy któraś z nich mogłaby powstrzymać to, co cię trafia.
igels-word-hideout = Kryjówka
igels-word-hideout-text = Zabezpiecza twoje jedzenie, razem { $count }, i nikt go nie ukradnie. Każda jest dla jednego gatunku: { $cards }.
igels-example-food = Przykład: dwie takie karty dają { $points } pkt.
igels-example-favourite = Przykład: dwie takie karty dają { $more } pkt ({ $species }), wszystkim innym { $points } pkt.
igels-example-counted = Gdy wodzem jest { $animal }, daje o { $amount } SAP więcej.
igels-example-nullified = { $other } rywala może sprawić, że liczy się za 0.
igels-example-strong = Przykład: wódz { $card } ma { $sap } SAP, kompanem jest { $other }, razem { $total }.
igels-example-bound = Przykład: { $cards } z wcześniejszych bitew daje { $total } SAP zamiast { $sap }, także kompanowi.
igels-example-vegetarian = Przykład: wódz { $card } wygrywa, a dobrane jedzenie to { $meat } i { $plant }. Zachowujesz tylko to drugie.
igels-example-sap = Przykład: { $animal } daje ci { $sap } SAP, rywal ma { $other }. { $card } zmienia to na { $total } do { $left } i prowadzisz.
igels-example-per-card = Przykład: wódz { $card } ma { $sap } SAP, a twoje odkryte karty to { $other } ×{ $count }: { $sap } + { $cards } + { $more } = { $total }.
igels-example-strength = Przykład: wódz { $card } ma { $sap } SAP, a dzięki zdolności { $total }.
igels-example-last-strength = Przykład: wódz { $card } ma { $sap } SAP, a dzięki zdolności { $total }. Po bitwie ginie, bez względu na jej wynik.
igels-example-companion = Przykład: { $card }, { $one } i { $other } walczą razem. Mają { $sap } SAP; jeszcze { $more } daje { $total }.
igels-example-hanger-on = Przykład: wodzem jest { $card }, kompani to { $one } i { $other }. Mają { $sap } SAP; jeszcze { $more } daje { $total }.
igels-example-shy = Przykład: walczy z tobą { $animal }, zwierzę nieśmiałe: zamiast { $sap } SAP liczy się { $amount }.
igels-example-set-sap = Przykład: wodzem jest { $card }, kompanem { $other }: { $sap } SAP. Ze zdolnością to { $amount } i kompan: { $total }.
igels-example-coin = Przykład: { $animal } i { $other } mają { $sap } SAP. Orzeł daje { $heads }; przy reszce jest { $tails }.
igels-example-coin-self = Przykład: wodzem jest { $card }, kompanem { $other }: { $sap } SAP. Orzeł daje { $heads }; przy reszce jest { $tails }.
igels-example-nullify = Przykład: { $animal } i { $other } (+{ $amount }) to { $sap } SAP po innej stronie. Gdy { $other } liczy się za 0, zostaje { $left }.
igels-example-bind = Przykład: { $animal } walczy, mając { $sap } SAP. { $card } daje { $total }, teraz i w każdej następnej bitwie.
igels-example-ko = Przykład: wódz innej strony to { $leader }, kompan { $hanger }: { $sap } SAP. Pada { $victim } i zostaje { $left }. To zwierzę wypada tylko z tej bitwy.
igels-example-kill = Przykład: wódz innej strony to { $leader }, kompan { $hanger }: { $sap } SAP. Ginie { $victim } i zostaje { $left }. To zwierzę już w tej grze nie walczy, chyba że ktoś je przywróci.
igels-example-duel = Przykład: wrogi wódz to { $leader }, kompan { $hanger }: { $sap } SAP. { $card } ginie, pada { $victim } i rywalowi zostaje { $left }.
igels-example-immune = Przykład: gdy jest odkryta, te karty nie powalą żadnego twojego zwierzęcia: { $threats }.
igels-example-immune-leader = Przykład: wodzem jest { $card } i te karty nie zmieniają twojej sumy: { $threats }.
igels-example-immune-self-leader = Przykład: wodzem jest { $card } i żadna z tych kart nie może go trafić: { $threats }.
igels-example-counter-ko = Przykład: { $threat } ma powalić zwierzę { $animal }. Broni je { $card } i { $animal } walczy dalej.
igels-example-counter-theft = Przykład: { $threat } ma ci zabrać jedzenie: { $food }. Chroni cię { $card } i nic nie tracisz.
igels-example-silence = Przykład: { $animal } jest wodzem strony, która przez początkowe SAP jest po tobie, i traci zdolność. Nie straci jej { $other }, zwierzę nieśmiałe. To, co działa „W bitwie”, też zostaje.
igels-example-revive = Przykład: { $animal } ginie pod kołami i leży na wysypisku. Teraz wraca do twojej gromady i może walczyć, ale bez kart, które leżały pod spodem.
igels-example-wake-one = Przykład: { $one } wygrywa jako wódz, { $other } jako kompan, i oba zwierzęta zasypiają. Budzisz jedno z nich: w następnej turze znów może walczyć.
igels-example-wake-all = Przykład: { $one } i { $other } śpią. Zagrywasz kartę przed bitwą i oba zwierzęta mogą w niej walczyć.
igels-example-no-sleep = Przykład: { $card } jest wodzem w tej bitwie. Potem nie zasypia i w następnej turze znów może walczyć.
igels-example-tiebreak = Przykład: ty i rywal macie po 7 SAP, najwięcej ze wszystkich. Walczy dla ciebie { $card }, więc wygrywasz i nie ma remisu.
igels-example-withdraw = Przykład: przegrywasz, a odkryta jest twoja karta { $other }. Twoje zwierzęta wracają do domu i nie zasypiają, a { $other } znów jest na ręce.
igels-example-return = Przykład: odkryta jest twoja karta { $other } (+{ $amount }). Po bitwie wraca na rękę zamiast na wysypisko.
igels-example-steal = Przykład: ktoś ma niezabezpieczone jedzenie: { $food } ({ $points } pkt). Bierzesz je, chyba że się obroni ({ $counters }).
igels-example-steal-loser = Przykład: wodzem jest { $card }, a bitwa nie jest wygrana. Ktoś, kto walczył w tej bitwie, ma niezabezpieczone jedzenie: { $food } ({ $points } pkt). Bierzesz je, chyba że się obroni ({ $counters }). Kto pauzował, tego nie można okraść.
igels-example-steal-random = Przykład: ktoś ma niezabezpieczone karty jedzenia: { $count }. Bierzesz { $amount } z nich; które, decyduje los.
igels-example-secure = Przykład: twoje karty jedzenia: { $count }, wszystkie niezabezpieczone. Wybierasz { $amount } i nikt ich już nie ukradnie.
igels-example-secure-cap = Przykład: zabezpieczone karty jedzenia: { $cap }, więcej inni nie mogą. Póki żyje { $card }, następna kryjówka chroni jeszcze { $amount }, razem { $total }.
igels-example-secure-taken = Przykład: wódz { $card } wygrywa, karty jedzenia: { $spoils }. Wybierasz jedną, której nikt już nie ukradnie.
igels-example-spoils = Przykład: zwycięzcy należą się karty jedzenia: { $spoils }. Teraz bierze { $total }.
igels-example-spoils-leader = Przykład: wygrywasz, a wodzem jest { $card }: karty jedzenia to { $total } zamiast { $spoils }. Jako kompan to zwierzę daje tylko { $spoils }.
igels-example-food-choice = Przykład: wódz { $card } wygrywa: dobierasz karty jedzenia ({ $total }), jedną oddajesz do lasu i zostają najlepsze ({ $spoils }).
igels-example-force-draw = Przykład: masz { $sap } SAP, rywal { $other }. { $card } sprawia, że nikt nie wygrywa, a każdy w bitwie może wziąć karty jedzenia: { $share }.
igels-example-penalty = Przykład: ktoś ma na koniec { $points } pkt. Gdy leży przed nim { $card }, ma { $left } pkt.
igels-example-draw = Przykład: z { $sap } SAP robi się { $total }, a nawet po przegranej dobierasz karty wsparcia: { $cards }.
igels-example-draw-leader = Przykład: wódz { $card } wygrywa. Oprócz jedzenia dobierasz karty wsparcia: { $cards }; kompan nie daje żadnej.
igels-example-discard = Przykład: ktoś ma na ręce tyle kart: { $count }. { $cards ->
    [one] Jedna losowa trafia
    [few] { $cards } losowe trafiają
   *[many] { $cards } losowych trafia
} na wysypisko i zostaje { $left }.
igels-example-discard-leader = Przykład: wódz { $card } wygrywa. Rywal ma na ręce tyle kart: { $count }. { $cards ->
    [one] Jedna losowa trafia
    [few] { $cards } losowe trafiają
   *[many] { $cards } losowych trafia
} na wysypisko i zostaje { $left }.
igels-worth = { $points } pkt dla ciebie
igels-target-of = { $what }, { $owner }
igels-target-animal = { $sap } SAP, { $seat }
igels-target-card = { $sap } SAP
igels-target-total = suma { $sap }
igels-target-hand = karty na ręce: { $cards }
igels-plus = +{ $amount }
igels-minus = −{ $amount }

### Co się wpisuje oprócz słów gry (jak to czytamy, mówi cogs/typed_moves/synonyms.py)

# Samo „wyślij” czy „zagraj” nie mówi jeszcze, czy chodzi o wodza, druha, wsparcie czy zdarzenie.
igels-typed =
    lead: wódz, wodzem, wodza, jako wodza, prowadzi, niech prowadzi;
    add: dołącz, dołączam, dołącza, dodaj, dodaję, druh, druha, druhów, jako druha;
    lay: połóż, kładę, kładź, wykładam, zakryte, zakrytą, wsparcie, jako wsparcie;
    sit: pauzuję, pauza, nie idę, zostaję, nikt, nikogo;
    event: zdarzenie, jako zdarzenie;
    use: zdolność, użyj zdolności, używam zdolności, użyj zdolności wodza;
    waste: bez użycia, zostaw bez użycia, nie używam, marnuję;
    rest: pasuję do końca tury, pas do końca tury, pas do końca, pasuję całą turę, koniec zdarzeń, pasuję przy zdarzeniach, pasuję przy zdarzeniach do końca tury;
    resume: znów pytaj mnie o zdarzenia, pytaj mnie znów, znów zdarzenia;
    pass: pasuję, nic, dalej, gotowe, koniec, bez zdarzenia;
    let: niech się stanie, niech się dzieje, niech będzie, trudno, przyjmuję;
    counter: powstrzymaj, powstrzymuję, zatrzymaj, zatrzymuję, blokuj, blokuję, bronię się;
    share: weź jedzenie, biorę jedzenie; decline: zostaw, zostawiam, zostaw w lesie;
    trade: wymień, wymieniam, zamień, zamieniam; quick: szybko;
    draw: dobierz, dobieram, ciągnę; supports = dwie karty wsparcia, 2 karty wsparcia, dwa wsparcia, 2 wsparcia, karty wsparcia; animals = dwa zwierzęta, 2 zwierzęta, zwierzęta;
    both = po jednej, po jednym, zwierzę … wsparcia, zwierzę … wsparcie, kartę wsparcia … zwierzę; support = 1 karta wsparcia, kartę wsparcia, karta wsparcia; animal = 1 zwierzę, zwierzę;
    species: gatunek; lot = los, losuj, losowo, losuję, obojętnie;
    junkie = jeż ćpunek, jeża ćpunka, ćpunek, ćpunka; gramps = dziadek jeż, dziadka jeża, dziadek, dziadka; ninja = wiewiórka ninja, wiewiórkę ninja; hedgehog = jeże, jeż, jeżami; squirrel = wiewiórki, wiewiórkami; rabbit = króliki, królikami; mouse = myszy, myszami; spike = kolca;
    mud = pecyna, pecynę, pecynę błota, błoto; left-hook = sierpowy, sierp; club = pałkę; rage = furia, furię; magpie = sroka złodziejka, srokę złodziejkę, sroka, srokę; needle = igła, igłę, igła ćpunka, igłę ćpunka; fox = lis, lisa, lisa frexa; rooster = koguta; buzzard = myszołów, myszołowa; ferret = fretka, fretkę; jay = sójka, sójkę, drwiącą sójkę; stomach = ból brzucha, brzuch; rain = deszcz; road = szosa, szosę, leśną szosę; smoke = fajka, fajkę, fajkę pokoju; log = pień; nuts = orzechów; worm = robaka; godmother = wróżka, wróżkę, dobrą wróżkę;
    = proszę, teraz, biorę, weź, kradnę, kradnij, ukradnij, w tej bitwie, to, jedno, jedną, jedna, ja, my, i, oraz, z, ze, na, do, od, dla, o, w, karta, kartę, karty, dwie karty, na jedną, na nową, zagraj, gram, zagrywam, wyślij, wysyłam, posyłam, wybieram, wybierz, atakuj, zakryta;
    pass: pas; sit: odpuszczam, nie walczę, nie biorę udziału, pauza w tej bitwie; add: kompan, kompana, kompanów, jako kompana; let: ok, okej; counter: odpowiadam, obrona; quick: tryb szybki, wyłącz tryb szybki, włącz tryb szybki; rest: pas przy zdarzeniach do końca tury, pas przy zdarzeniach; lot = losowy gatunek;
    pine-cone = szyszkę; tail-whip = smagnięcie, ogonem; strike = cios; spine-roll = kula, kulę, kolczastą kulę; hind-kick = kopniaka; gang-bite = gryz; web = pajęczynę; wire = drut; chainsaw = piła, piłę, piłę łańcuchową; oil = olej; bernie = miś, misia, miś bernie, misia bernie;
    elephant = słoń, słonia, zbiegłego słonia; scouts = harcerzy; balloon = balon; helmet = hełm; paprika = papryka, paprykę, ostrą paprykę; shield = tarcza, tarczę, tarczę z kapsla; stash = skrytka, skrytkę, znalezioną skrytkę; duckweed = rzęsa, rzęsę, rzęsę wodną; nest = dziupla, dziuplę, dziuplę wiewiórek;
    lair = jeżową norę; burrow = króliczą norę; mouse-hole = dziura, dziurę, mysią dziurę; harvest = zbiory; ranger = leśniczego; wind = oddech;
    bramble = jeżynę; nightwatch = stróż, stróża, nocnego stróża; gobbler = żarłoka; ninja = ninję; floxel = floxela; hazel = leszczynkę; acorn = żołędzia; daredevil = ryzykanta; bushtail = puszystego; twig = gałązkę; pepper = pieprza; hoppsa = hoppsę; fluff = puszka; ronn = ronna; lop = kłapoucha;
    lucky-foot = łapka, łapkę, szczęśliwą łapkę; burrower = kopacza; thistle = osta; tulip = tulipankę; flesel = flesela; cheese-thief = złodziej, złodzieja, złodzieja sera; whisker = wąsika; gnaw = zgryza; swarmer = rojka; turnips = rzepę; picnic = resztki; grass = trawa, trawę, świeżą trawę; leaf = liść; bug = żuka;

### What happens

igels-set-up = Karty jedzenia w lesie: { $food }. Każdy wybiera gatunek.
igels-species-chosen = { $seat } gra jako: { $species }.
igels-turn = Tura { $turn }. Zaczyna { $seat }.
igels-draws = { $seat } dobiera { $cards ->
    [one] kartę wsparcia
    [few] { $cards } karty wsparcia
   *[many] { $cards } kart wsparcia
}.
igels-draws-by = { $card }: { $seat } dobiera { $cards ->
    [one] kartę wsparcia
    [few] { $cards } karty wsparcia
   *[many] { $cards } kart wsparcia
}.
igels-draws-animal = { $animal } dołącza do gromady: { $seat }.
igels-reshuffled = Wysypisko po potasowaniu to nowy stos: { $cards ->
    [one] jedna karta
    [few] { $cards } karty
   *[many] { $cards } kart
}.
igels-quick-on = { $seat } włącza tryb szybki: po kilku sekundach pas przy zdarzeniach.
igels-quick-off = { $seat } wyłącza tryb szybki.
igels-rests = { $seat } pasuje przy zdarzeniach z ręki do końca tury.
igels-resumes = { $seat } znów może zagrywać zdarzenia z ręki.
igels-nobody-ready = { $seat } nie ma nikogo na nogach i pauzuje w tej bitwie.
igels-leads = { $seat } wysyła wodza: { $animal }.
igels-sits-out = { $seat } pauzuje w tej bitwie.
igels-joins = { $seat } wystawia też: { $animals }.
igels-lays = { $seat } kładzie zakrytą kartę.
igels-passes-join = { $seat }: więcej kompanów nie będzie.
igels-passes-join-none = { $seat }: bez kompanów.
igels-passes-lay = { $seat }: więcej wsparcia nie będzie.
igels-passes-lay-none = { $seat }: bez wsparcia.
igels-reveals = { $seat } odkrywa: { $cards }.
igels-no-battle = W tej turze nikt nie walczy.
igels-nobody-left = Nikt nie został w bitwie, więc nikt jej nie wygrywa.
igels-total = { $seat } – { $sap }
igels-totals = Sumy: { $totals }.
igels-floor = { $seat }: razem { $sap }, co liczy się jako 0; to, co dojdzie później, dodaje się do { $sap }.
igels-beats = { $seat } wygrywa bitwę: { $sap } SAP. Przeciwnicy: { $others }.
igels-wins-tie = { $seat } rozstrzyga remis na swoją korzyść: { $sap } SAP ({ $animal }).
igels-wins-alone = { $seat } jest w bitwie bez rywali i wygrywa ją.
igels-draw-result = Bitwa kończy się remisem: { $seats }.
igels-draw-by-event = Przez zdarzenie bitwa kończy się remisem bez względu na sumy: { $seats }.
igels-wasted = Odkryte bez skutku ({ $seat }): { $cards }.
igels-plays = { $seat } zagrywa: { $card }.
igels-plays-at = { $seat } zagrywa: { $card } (cel: { $aims }).
igels-uses = { $seat } używa zdolności: { $card }.
igels-uses-at = { $seat } używa zdolności: { $card } (cel: { $aims }).
igels-aims-at = { $seat } wybiera cel: { $aims } ({ $card }).
igels-countered = { $seat } zagrywa: { $card }. Powstrzymane: { $stopped }.
igels-countered-alone = { $seat } zagrywa: { $card }. Powstrzymane tylko u siebie: { $stopped }.
igels-lets = { $seat } nie przeszkadza.
igels-shielded = { $by }: { $seat } jest pod ochroną ({ $card }).
igels-shifted = { $seat }: { $sap } SAP ({ $card }).
igels-set-sap = { $card } ({ $seat }) ma teraz { $sap } SAP.
igels-shy = { $card } ({ $seat }): nieśmiałe zwierzę, { $sap } SAP, bo wrogi wódz to { $by }.
igels-heads = Orzeł! { $seat }: { $sap } SAP ({ $card }).
igels-tails = Reszka! { $seat }: { $sap } SAP ({ $card }).
igels-tails-nothing = Reszka! { $seat }: nic ({ $card }).
igels-nullified = { $nullified } ({ $seat }) liczy się za 0 ({ $card }).
igels-knocked = { $animal } ({ $seat }) pada ({ $card }).
igels-killed = { $animal } ({ $seat }) ginie ({ $card }).
igels-died = { $card } ({ $seat }) umiera.
igels-stroke = { $animal } ({ $seat }) umiera na udar.
igels-out = { $seat } nie ma już nikogo w bitwie.
igels-revived = { $animal } ({ $seat }) znów żyje.
igels-woken = { $seat } budzi: { $animals }.
igels-wakeful = { $card } ({ $seat }) nie zasypia.
igels-silenced = { $animal } traci zdolność ({ $card }).
igels-withdrawn = { $seat } opuszcza bitwę; zwierzęta nie zasypiają.
igels-bound = { $card } zostaje na stałe: { $animal } ({ $seat }).
igels-returned = { $card } wraca na rękę ({ $seat }).
igels-loses-cards = { $card }: { $seat } odrzuca: { $cards }.
igels-penalised = { $card }: { $seat } straci na końcu { $points ->
    [one] jeden punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
igels-peace = { $card }: bitwa kończy się remisem.
igels-stolen = Kradzież: { $food }. Zabiera { $seat }, traci { $other }.
igels-secured = { $seat } zabezpiecza: { $food }.
igels-spoils = { $card }: zwycięzca bierze teraz { $count ->
    [0] 0 kart
    [one] 1 kartę
    [few] { $count } karty
   *[many] { $count } kart
} jedzenia.
igels-spoils-instead = { $card }: zwycięzca bierze teraz { $count ->
    [0] 0 kart
    [one] 1 kartę
    [few] { $count } karty
   *[many] { $count } kart
} jedzenia zamiast { $before }.
igels-leader-takes = Zdolność wodza ({ $card }): { $seat } bierze z lasu { $count }; bez niej byłoby { $less }.
igels-takes-food = { $seat } bierze: { $food }.
igels-takes-nothing = { $seat } nie bierze jedzenia.
igels-too-little = W lesie jest za mało jedzenia na ten remis; nikt nic nie bierze.
igels-vegetarian = { $animal } to wegetarianin: { $seat } oddaje: { $food }.
igels-put-back = Do lasu wraca: { $food } ({ $seat }).
igels-forest-empty = Las jest pusty: natychmiastowy koniec gry.
igels-fall-asleep = Zasypiają wszyscy, którzy walczyli, i przesypiają następną turę: { $seats }.
igels-trades = { $seat } wymienia na nową kartę: { $cards }.

### How it ended

igels-won = Wygrywa { $seat }! Punkty jedzenia: { $points }.
igels-tied-places = Przy równych punktach wyżej jest ten, kto ma więcej kart jedzenia.
igels-won-more-food = Remis na punkty ({ $points }), ale więcej jedzenia ma { $seat } i wygrywa!
igels-won-shared = Wspólne zwycięstwo, remis także w jedzeniu: { $seats }, po { $points } pkt.
igels-moment = { $seat } wchodzi w zimę; karty jedzenia: { $count }{ $secured ->
    [0] { "" }
   *[other] , w tym zabezpieczone: { $secured }
}.
igels-won-last-turn = Po ostatniej turze wygrywa { $seat }! Punkty jedzenia: { $points }.
igels-won-last-turn-more-food = Po ostatniej turze remis na punkty ({ $points }), ale więcej jedzenia ma { $seat } i wygrywa!

### Why something was not done

igels-over = Gra się skończyła.
igels-species-settled = Gatunki są już wybrane (C9).
igels-species-yours = Masz już swój gatunek (C9).
igels-species-taken = Zajęte: { $species } (C9).
igels-no-such = Nie ma tu nic o nazwie „{ $word }”.
igels-cannot-draw = Nie możesz teraz tak dobierać (C17).
igels-must-join = Za długo nie było bitwy: teraz musisz wysłać wodza (C20).
igels-say-which = Napisz dokładniej, co masz na myśli.
igels-say-nothing-more = Tu nie trzeba nic dopisywać.
igels-wrong-species = { $card } nie przyda się twojemu gatunkowi (C54).
igels-needs-partner = Kartę „{ $card }” można położyć, gdy w bitwie po twojej stronie jest { $animal } (C66).
igels-not-in-battle = Karty „{ $card }” nie kładzie się jako wsparcia. Do zagrania: { $when } (C25).
igels-only-answers = { $card } powstrzymuje tylko to, co cię trafia (C38).
igels-wrong-moment = Nie możesz teraz zagrać karty „{ $card }”. Do zagrania: { $when } (C36).
igels-wrong-moment-lay = Nie możesz teraz położyć karty „{ $card }”. Do zagrania: { $when } (C36).
igels-lay-later = { $card } to karta bitwy: połóż ją, gdy w twojej bitwie przyjdzie czas na wsparcie (C25).
igels-resting = Pasujesz przy zdarzeniach do końca tury: najpierw to cofnij (C36).
igels-rest-later = Najpierw zdecyduj o karcie „{ $card }”, potem możesz pasować przy zdarzeniach (C36).
igels-not-resting = W tej turze nie pasujesz przy zdarzeniach (C36).
igels-from-outside = Kto pauzuje, nie może przy tym stole zagrać: { $card } (C39).
igels-no-sense = Karta „{ $card }” nic by teraz nie zmieniła (C36). { $text }
igels-no-aim = Tak nie można użyć karty „{ $card }” (C37).
igels-no-ability = Twój wódz nie ma teraz zdolności do użycia (C31).
igels-other-moment = Nie teraz. Zdolność ({ $card }) działa tak: { $when } (C31).
igels-other-ability = Działa tylko zdolność wodza, a twój wódz to { $card } (C23).
igels-nothing-to-pass = Nie ma teraz na co pasować.
igels-not-asked = Teraz nie czekamy na twój ruch.
igels-no-such-food = Wybierz własne niezabezpieczone jedzenie, najwyżej { $count } (C63).
igels-no-answer = To nie powstrzyma: { $card } (C38).
igels-other-answer = { $answer } nie powstrzyma: { $card } (C38). { $text }
igels-trade-two = Wymień dokładnie { $count } różne karty (C53).
igels-not-in-hand = Nie masz tych kart.
igels-card-not-held = Nie masz na ręce karty „{ $card }”.
igels-answer-first = Najpierw trzeba zdecydować: { $card } (C38).
igels-aim-first = Najpierw musi wybrać { $seat } (C37).
igels-not-now = Teraz nie możesz tego zrobić (C14).
igels-not-now-draw = Nie możesz teraz dobierać. Karty dobiera się na początku tury (C17).
igels-not-now-lead = Nie możesz teraz wysłać wodza. Robi się to na początku bitwy (C21).
igels-not-now-add = Nie możesz teraz dołączyć kompanów. Dołączają po wodzach, a przed wsparciem (C22).
igels-not-now-use = Tylko wódz twojej strony w bitwie może użyć swojej zdolności (C31).
igels-not-now-trade = Nie możesz teraz wymieniać. Karty wymienia się na końcu tury (C53).
igels-not-your-turn = Teraz kolej: { $seat } (C14).
igels-quick-asked = Tryb szybki włączysz lub wyłączysz, gdy gra pyta ciebie. Teraz kolej: { $seat }.
igels-asleep = { $animal } śpi (C55).
igels-no-such-animal = Nie masz gotowego zwierzęcia o nazwie „{ $word }” (C56).

### The picture

igels-title-turn = { $turn ->
    [0] { $phase }
   *[other] Tura { $turn }: { $phase }
}
igels-phase-species = Gatunki
igels-phase-build-up = Przygotowania
igels-phase-battle = Bitwa
igels-phase-swag = Łupy
igels-phase-organization = Porządki
igels-phase-tally = Podliczenie
igels-phase-stopped = Przerwano
igels-wait-species = { $seats }: wybór gatunku
igels-wait-species-rest = Nie wszyscy mają już gatunek
igels-wait-draw = { $seats }: dobieranie kart
igels-wait-lead = { $seats }: wódz albo pauza
igels-wait-join = { $seats }: kompani albo pas
igels-wait-lay = { $seats }: wsparcie albo pas
igels-wait-bu = { $seats }: zdarzenia przed bitwą?
igels-wait-mu = { $seats }: zdarzenia przed wsparciem?
igels-wait-ab = { $seats }: zdolność wodza?
igels-wait-c1 = { $seats }: zdarzenia?
igels-wait-c2 = { $seats }: sumy są znane, zdarzenia lub zdolności?
igels-wait-sp = { $seats }: zdarzenia przed łupami?
igels-wait-take = { $seats }: jedzenie po remisie?
igels-wait-sw = { $seats }: zdarzenia po łupach?
igels-wait-or = { $seats }: zdarzenia przed wymianą?
igels-wait-home = { $seats }: zdolności po bitwie?
igels-wait-again = { $seats }: zdarzenia po karcie { $card } ({ $by })?
igels-wait-more = { $seats }: coś jeszcze po karcie { $card }?
igels-wait-trade = { $seats }: dwie karty za jedną?
igels-wait-hit = { $seats }: { $threat }
igels-threat-kill = powstrzymać „{ $card }”? Jeśli nie, ginie { $animal }.
igels-threat-ko = powstrzymać „{ $card }”? Jeśli nie, pada { $animal }.
igels-threat-add-sap = powstrzymać „{ $card }”? Jeśli nie, −{ $count } SAP.
igels-threat-steal = powstrzymać „{ $card }”? Jeśli nie, kradzież: { $food }.
igels-threat-steal-random = powstrzymać „{ $card }”? Jeśli nie, przepada losowe jedzenie ({ $count }).
igels-threat-discard-hand = powstrzymać „{ $card }”? Jeśli nie, { $count ->
    [one] na wysypisko trafia losowa karta z ręki
    [few] na wysypisko trafiają { $count } losowe karty z ręki
   *[many] na wysypisko trafia { $count } losowych kart z ręki
}.
igels-threat-penalty = powstrzymać „{ $card }”? Jeśli nie, na koniec { $count } pkt mniej.
igels-threat-food-take = powstrzymać „{ $card }”? Jeśli nie, łupy są mniejsze o { $count }.
igels-wait-aim = { $seats }: { $question }
igels-wait-over = Koniec gry
igels-forest = Las: { $count }
igels-prize = Zwycięzca bierze { $count }
igels-prize-between = Zwycięzca bierze { $count } lub { $most }
igels-prize-with = Zwycięzca bierze { $count } ({ $animal } { $most })
igels-prize-taken = zabrane
igels-favourites = Ulubione jedzenie
igels-favourite = ulubione jedzenie: { $food }, +{ $count } pkt
igels-at-home = w domu
igels-sits = pauzuje w tej bitwie
igels-more = { $count ->
    [one] 1 inne
    [few] { $count } inne
   *[many] { $count } innych
}
igels-knocked-out = pada
igels-drawn = remis
igels-ready = Twoje gotowe zwierzęta
igels-ability-used = Zdolność już wykorzystana.
igels-shy-sent = Nieśmiałe: { $sap } SAP, bo wrogi wódz to { $by }.
igels-only-sap = Kompan: liczy się tylko SAP.
igels-hand = Twoje karty

### The picture in words

igels-alt = Igels, { $turn ->
    [0] { $phase }
   *[other] tura { $turn }, { $phase }
}. { $wait }
igels-alt-battle = { $sides }. { $now }
igels-alt-points = { $seat } { $points } pkt
igels-alt-side = { $seat } { $total } SAP
igels-describe-forest = Las – karty jedzenia: { $food }. Stos wsparcia: { $pile }. Wysypisko: { $dump }. Pierwszy gracz: { $seat }.
igels-describe-seat = { $seat }, { $species }: { $points } pkt, karty na ręce: { $cards }, zwierzęta w stosie: { $pile }.
igels-describe-seat-new = { $seat } nie ma jeszcze gatunku, karty na ręce: { $cards }.
igels-describe-quick = { $seat } gra w trybie szybkim: po kilku sekundach pas przy zdarzeniach.
igels-describe-ready = Gotowe: { $animals }
igels-describe-asleep = Śpią: { $animals }
igels-describe-dead = Martwe: { $animals }
igels-describe-animal = { $animal } { $sap }
igels-describe-animal-used = { $animal } { $sap } (zużyte)
igels-describe-food = Niezabezpieczone: { $food }
igels-describe-secured = Zabezpieczone: { $food }
igels-describe-penalties = Kary: { $cards }
igels-describe-known = Znane karty na ręce: { $cards }
igels-describe-side = { $seat } walczy: początkowe SAP { $initial }, teraz { $total }.
igels-describe-part = { $card } { $sap }
igels-describe-parts = { $seat } ma: { $parts }.
igels-describe-coming = Od odkrycia wsparcia { $seat } ma też: { $parts }.
igels-describe-leader = Wódz: { $animals }
igels-describe-hangers-on = Kompani: { $animals }
igels-describe-silenced = Zdolność nie działa w tej bitwie: { $animal }.
igels-describe-out = Powalone: { $animals }
igels-describe-down = { $seat } ma zakryte karty: { $count }.
igels-describe-events = Odkryte, jeszcze niezagrane: { $cards }
igels-describe-spoils = Zwycięzca bierze na razie jedzenie: { $count }.
igels-peace-about = Przez zdarzenie ta bitwa jest remisem, dopóki walczą dwie strony: SAP już o niczym nie decyduje.
igels-describe-peace = Bitwa jest już remisem.
igels-describe-hand = Na ręce:
igels-describe-laid = Położone przez ciebie: { $cards }
igels-describe-card = { $card }: { $text }
igels-copies = { $count ->
    [one] { $card }
    [few] { $card } ×{ $count }
   *[many] { $card } ×{ $count }
}
igels-cards-of = **{ $seat }**
igels-cards-dump = **Wysypisko**
igels-cards-food = **Jedzenie i jego punkty:** { $food }
igels-cards-food-one = { $food } { $points }
igels-cards-food-bonus = { $food } { $points } ({ $species } { $more })
igels-cards-meat = Zwycięski wegetarianin nie bierze: { $food }.
igels-event-text = { $text } Do zagrania: { $when }.
igels-one-shot-text = { $text } Do użycia: { $when }.
igels-when-any = zawsze, gdy pada pytanie o zdarzenia
igels-when-mu-c1-c2 = w bitwie, przed wsparciem albo po jego odkryciu
igels-when-sp = zanim zwycięzca weźmie jedzenie
igels-when-bu-or = przed bitwą albo przed wymianą
igels-when-reaction = gdy coś cię trafia
igels-when-ab-c2 = przed zdarzeniami bitwy albo gdy sumy są znane
igels-when-home = po bitwie, zanim walczący zasną
igels-when-sw = po wzięciu jedzenia z bitwy

### Cards: their names and what they do

igels-jumbo = Jumbo
igels-jumbo-text = Wódz: +1 SAP za każdą odkrytą Pałkę, najwyżej +2.
igels-gramps = Dziadek Jeż
igels-gramps-text = Raz, jako wódz: +6 SAP. Po bitwie zabija go udar.
igels-gilly = Gilly
igels-gilly-text = Po wygranej jako wódz: dobierz kartę wsparcia. Nieśmiała.
igels-junkie = Jeż Ćpunek
igels-junkie-short = Ćpunek
igels-junkie-text = Igły Ćpunka zostają pod nim, po +1 SAP.
igels-spike = Kolec
igels-spike-text = Wódz: nie można go zabić ani powalić.
igels-bramble = Jeżyna
igels-bramble-text = Po wygranej jako wódz: wybrany rywal odrzuca losową kartę.
igels-nightwatch = Nocny Stróż
igels-nightwatch-text = Raz, jako wódz: nie zasypia po bitwie.
igels-gobbler = Żarłok
igels-gobbler-text = Po wygranej jako wódz: 1 karta jedzenia więcej.
igels-ninja = Wiewiórka Ninja
igels-ninja-short = Ninja
igels-ninja-text = Raz, jako wódz: jej SAP w tej bitwie to 9.
igels-floxel = Floxel
igels-floxel-text = Bez zdolności, za to krępy.
igels-finee = Finee
igels-finee-text = Póki żyje, możesz zabezpieczyć 5 kart jedzenia, nie 3. Nieśmiała.
igels-hazel = Leszczynka
igels-hazel-text = Po wygranej jako wódz: 1 karta jedzenia więcej.
igels-acorn = Żołądź
igels-acorn-text = Po wygranej jako wódz: 1 karta jedzenia więcej, 1 oddaj.
igels-daredevil = Ryzykant
igels-daredevil-text = Raz, jako wódz: ginie i powala wrogiego wodza.
igels-bushtail = Puszysty
igels-bushtail-short = Puszysty
igels-bushtail-text = Wódz: cudzy deszcz i sójka nie szkodzą ci.
igels-twig = Gałązka
igels-twig-text = Raz, jako wódz: po bitwie 1 karta bitwy wraca na rękę.
igels-pepper = Pieprz
igels-pepper-text = Po wygranej jako wódz: 1 karta jedzenia więcej. Wegetarianin.
igels-hoppsa = Hoppsa
igels-hoppsa-text = Raz, wódz: odchodzicie bez snu, karty bitwy na rękę, zdarzenia giną.
igels-fluff = Puszek
igels-fluff-text = Wódz: wódz rywala po nim traci zdolność (nieśmiały nie). Nieśmiały.
igels-ronn = Ronn
igels-ronn-text = W bitwie: +1 SAP za każde inne twoje zwierzę w bitwie, do +3.
igels-lop = Kłapouch
igels-lop-text = Bez zdolności. Wegetarianin.
igels-lucky-foot = Szczęśliwa Łapka
igels-lucky-foot-short = Łapka
igels-lucky-foot-text = Raz, jako wódz: odwołuje zdarzenie przeciw tobie.
igels-burrower = Kopacz
igels-burrower-text = Po wygranej jako wódz: zabezpiecz 1 nową kartę jedzenia.
igels-thistle = Oset
igels-thistle-text = Po wygranej jako wódz: budzi jedno twoje zwierzę.
igels-tulip = Tulipanka
igels-tulip-text = Po wygranej jako wódz: dobierz 2 karty wsparcia. Nieśmiała.
igels-flesel = Flesel
igels-flesel-text = Wódz: rzut monetą, +2 albo −2 SAP.
igels-futty = Futty
igels-futty-text = Wódz: wrogie nieśmiałe zwierzęta liczą się za 0.
igels-trunkee = Trunkee
igels-trunkee-text = W bitwie: remis o pierwsze miejsce wygrywasz ty.
igels-cheese-thief = Złodziej Sera
igels-cheese-thief-short = Złodziej
igels-cheese-thief-text = Raz, wódz bez wygranej: skradnij 1 jedzenie komuś z bitwy.
igels-whisker = Wąsik
igels-whisker-text = Po wygranej jako wódz: 1 karta jedzenia więcej.
igels-gnaw = Zgryz
igels-gnaw-text = Raz, jako wódz: wroga karta bitwy liczy się za 0.
igels-swarmer = Rojek
igels-swarmer-text = Wódz: +1 SAP za każdego kompana, najwyżej +2.
igels-pine-cone = Szyszka
igels-pine-cone-text = +1 SAP.
igels-mud = Pecyna błota
igels-mud-text = +2 SAP.
igels-left-hook = Lewy sierpowy
igels-left-hook-text = +2 SAP.
igels-rage = Atak furii
igels-rage-text = +3 SAP.
igels-tail-whip = Smagnięcie ogonem
igels-tail-whip-text = +4 SAP.
igels-strike = Cios wiewiórki
igels-strike-text = +3 SAP, tylko wiewiórki.
igels-spine-roll = Kolczasta kula
igels-spine-roll-text = +3 SAP, tylko jeże.
igels-hind-kick = Kopniak
igels-hind-kick-text = +3 SAP, tylko króliki.
igels-gang-bite = Gryz bandy
igels-gang-bite-text = +3 SAP, tylko myszy.
igels-web = Pajęczyna
igels-web-text = +1 SAP, a jeden rywal −1.
igels-wire = Drut kolczasty
igels-wire-text = +2 SAP, twoich zwierząt nie można powalić.
igels-club = Pałka
igels-club-text = +2 SAP.
igels-chainsaw = Piła łańcuchowa
igels-chainsaw-text = +5 SAP.
igels-trap = Wnyki
igels-trap-text = +1 SAP, powala wrogiego kompana.
igels-oil = Stary olej
igels-oil-text = +1 SAP, wroga karta bitwy +1 lub +2 liczy się za 0.
igels-needle = Igła Ćpunka
igels-needle-text = Tylko dla Jeża Ćpunka, na zawsze przy nim: +1 SAP.
igels-bernie = Miś Bernie
igels-bernie-text = +5 SAP.
igels-elephant = Zbiegły słoń
igels-elephant-text = +5 SAP, a każdy rywal −1.
igels-scouts = Harcerze
igels-scouts-text = Rzut monetą: +4 SAP albo zabłądzą (+0).
igels-balloon = Żabi Balon
igels-balloon-text = +3 SAP.
igels-helmet = Hełm z żołędzia
igels-helmet-text = Tylko dla Floxela, na zawsze przy nim: +1 SAP.
igels-paprika = Ostra papryka
igels-paprika-text = Tylko dla Pieprza, na zawsze przy nim: +1 SAP.
igels-shield = Tarcza z kapsla
igels-shield-text = Tylko dla Flesela, na zawsze przy nim: +1 SAP.
igels-nettles = Pokrzywy
igels-nettles-text = +1 SAP, dobierz kartę wsparcia.
igels-magpie = Sroka złodziejka
igels-magpie-text = Ukradnij 1 wybraną niezabezpieczoną kartę jedzenia.
igels-stash = Znaleziona skrytka!
igels-stash-text = Ukradnij komuś 2 losowe niezabezpieczone karty.
igels-duckweed = Rzęsa wodna
igels-duckweed-text = Obrona: udaremnia kradzież u ciebie.
igels-nest = Dziupla wiewiórek
igels-nest-text = Tylko wiewiórki: zabezpiecza do 3 kart jedzenia.
igels-lair = Jeżowa nora
igels-lair-text = Tylko jeże: zabezpiecza do 3 kart jedzenia.
igels-burrow = Królicza nora
igels-burrow-text = Tylko króliki: zabezpiecza do 3 kart jedzenia.
igels-mouse-hole = Mysia dziura
igels-mouse-hole-text = Tylko myszy: zabezpiecza do 3 kart jedzenia.
igels-godmother = Dobra wróżka
igels-godmother-text = Jedno twoje martwe zwierzę wraca, gotowe do walki.
igels-road = Leśna szosa
igels-road-text = Zabija cudze zwierzę w bitwie.
igels-rain = Kwaśny deszcz
igels-rain-text = Wszyscy inni w bitwie: −3 SAP.
igels-fox = Lis Frex
igels-fox-text = Powala cudze zwierzę w bitwie.
igels-smoke = Fajka pokoju
igels-smoke-text = Bitwa kończy się remisem.
igels-buzzard = Myszołów Bottsy
igels-buzzard-text = Zabija cudze zwierzę w bitwie: SAP 1–2 na karcie.
igels-harvest = Obfite zbiory
igels-harvest-text = Zwycięzca bierze o 1 kartę jedzenia więcej.
igels-ranger = Leśniczy
igels-ranger-text = Zwycięzca bierze o 1 kartę jedzenia mniej.
igels-stomach = Ból brzucha
igels-stomach-text = Inny gracz traci na końcu 2 punkty.
igels-rooster = Kogut
igels-rooster-text = Budzą się wszystkie twoje śpiące zwierzęta.
igels-log = Pusty pień
igels-log-text = Obrona: chroni cię przed śmiercią, powaleniem i deszczem.
igels-wind = Drugi oddech
igels-wind-text = Jeśli walczysz: +3 SAP.
igels-jay = Drwiąca sójka
igels-jay-text = Inny gracz w bitwie: −3 SAP.
igels-ferret = Fretka kieszonkowiec
igels-ferret-text = Inny gracz odrzuca z ręki 2 losowe karty.

### Nauka gry (lessons.toml)

igels-lesson-1-title = Jedzenie na zimę
igels-lesson-1 = Jeże, wiewiórki, króliki i myszy walczą o resztki jedzenia w **lesie**. Gdy las jest pusty, wygrywa największa liczba **punktów za jedzenie**. W każdej turze wszyscy dobierają karty, potem jest **bitwa**, zwycięzca bierze jedzenie, a walczący idą spać. Na początku każdy wybiera gatunek i dostaje jedno zwierzę oraz pięć kart, których nie widzi nikt inny (**{ ui-hand }**).
igels-lesson-2-title = Dobierz do dwóch kart
igels-lesson-2 = W każdej turze możesz dobrać dwie karty, jedną albo żadnej. **Zwierzęta** leżą odkryte w twojej **gromadzie** i walczą; ich **SAP** mówi, jak są silne. **Wsparcie** trafia na rękę: **karty bitwy** wzmacniają zwierzęta, **zdarzenia** zmieniają bieg gry.
igels-lesson-2-task = Masz pięć kart wsparcia, ale do walki tylko jedno zwierzę: Żarłok. Co dobierasz?
igels-lesson-2-right = Drugie zwierzę i jeszcze jedna karta, która mu pomoże.
igels-lesson-2-clever = Dwa zwierzęta więcej: pięć kart wsparcia na początek wystarczy.
igels-lesson-2-wrong = Samo wsparcie nie walczy, a zwierzę po bitwie śpi przez całą turę. Potrzebujesz więcej zwierząt.
igels-lesson-3-title = Wyślij wodza
igels-lesson-3 = Bitwę wygrywa najwyższe **SAP** (siła małych zwierząt). Wysyłasz jedno zwierzę jako **wodza**; potem mogą dołączyć kolejne **twoje** zwierzęta jako **kompani**, a ich SAP się dolicza. Albo pauzujesz i żadne twoje zwierzę nie zasypia. Zwykle liczy się tylko zdolność **wodza**.
igels-lesson-3-task = Gramy dalej z jedną kartą każdego rodzaju: Kolec i Lewy sierpowy. Żarłok ma 2 SAP i po wygranej jako wódz bierze 1 kartę jedzenia więcej. Kolec ma 3 i jako wodza nie można go zabić (wypada z gry) ani powalić (wypada z tej bitwy). Paproć gra królikami i wysyła wodza: Oset, 2 SAP. Co robisz?
igels-lesson-3-right = Żarłok prowadzi, a Kolec może zaraz dołączyć: razem 5 SAP i trzy karty jedzenia do wygrania.
igels-lesson-3-clever = Silny i bezpieczny wódz, a Żarłok może dołączyć. Przepada tylko dodatkowe jedzenie.
igels-lesson-3-wrong = Twoje zwierzęta nie zasną, ale króliki dostaną jedzenie za darmo.
igels-lesson-4-title = Połóż zakryte wsparcie
igels-lesson-4 = Po kolei wszyscy w bitwie kładą po jednej karcie wsparcia, **zakrytej**, aż wszyscy spasują. Potem odkrywa się wszystkie naraz. Niektóre karty są tylko dla jednego gatunku: cudzych nie ma do wyboru. Zdarzenie, które do rozstrzygnięcia bitwy nie znajdzie celu, przepada.
igels-lesson-4-task = W tej bitwie prowadzi twój Żarłok, Kolec do niego dołączył i razem mają 5 SAP. Oset i Ronn mają 4 i jedną zakrytą kartę. Co robisz?
igels-lesson-4-right = +3 SAP, razem 8, a użyć jej mogą tylko jeże.
igels-lesson-4-clever = Tylko +1 SAP, ale ta karta powali kompana królików (Ronn).
igels-lesson-4-wrong = Dzięki zakrytej karcie króliki mogą zaraz być silniejsze. Połóż kartę bitwy; Drugi oddech to zdarzenie i przyda się bardziej, gdy siły będą znane.
igels-lesson-5-title = Zdarzenia zmieniają wszystko
igels-lesson-5 = Po odkryciu kart ogłaszane są **sumy**, a zdarzenia mogą je jeszcze zmienić. O zdarzenia gra pyta w turze kilka razy; większość zachowaj na sumy. Pytani są wszyscy, także pauzujący. Nie masz co zagrać? Naciśnij **Pas**: *{ igels-rest }* sprawia, że do następnej tury nikt nie pyta o zdarzenia z ręki, a *{ igels-quick }* pasuje za ciebie po kilku sekundach, ale nigdy wtedy, gdy trafia cię karta, ani przy zdolności i wymianie. Gdy wszyscy kolejno spasują, wygrywa najwyższa suma.
igels-lesson-5-task = Tutaj na stole leży twoja Kolczasta kula. Dała ci 8, ale Pajęczyna królików zabiera 1: twoja suma to 7, suma królików 8. Co robisz?
igels-lesson-5-right = 10 do 8! Teraz króliki potrzebują zdarzenia, inaczej przegrają.
igels-lesson-5-wrong = Wtedy wygrywają króliki, 8 do 7. Drugi oddech daje ci +3 SAP.
igels-lesson-6-title = Łapać złodzieja!
igels-lesson-6 = Zwycięzca bierze **dwie karty jedzenia**, niektórzy wodzowie więcej. Przy **remisie** każdy, kto ma najwyższą sumę, może wziąć jedną kartę; jeśli remis wynika ze zdarzenia, może każdy, kto jeszcze jest w bitwie. Jedzenie leży odkryte i można je **ukraść**, dopóki go nie zabezpieczysz: **kryjówka**, czyli zdarzenie twojego gatunku (twoja to { igels-lair }), chroni na zawsze do trzech kart jedzenia. **Obrona** powstrzymuje to, co wymienia jej tekst: gra pyta cię zawsze, gdy jakaś mogłaby pomóc, bez względu na to, co masz na ręce.
igels-lesson-6-task = Bitwa wygrana, jedzenie wzięte. Sroka złodziejka chce zabrać twoje najlepsze jedzenie: Resztki pikniku (4 punkty). Co robisz?
igels-lesson-6-right = Rzęsa wodna udaremnia każdą kradzież u ciebie. Obie karty trafiają na wysypisko.
igels-lesson-6-wrong = Teraz twoje 4 punkty mają króliki. Rzęsa wodna udaremnia każdą kradzież u ciebie.
igels-lesson-7-title = Sen, wymiana, zima
igels-lesson-7 = Zwierzęta, które walczyły, teraz **śpią** i opuszczają całą następną turę. Potem możesz **wymienić** dwie karty z ręki na jedną nową. Każdy gatunek ma ulubione jedzenie, warte 1 punkt więcej: jeże Robaki, wiewiórki Orzechy, króliki Rzepę, myszy Jagody. Gdy ktoś weźmie ostatnie jedzenie, gra się kończy i wygrywa największa liczba punktów.
igels-tip-species = Każdy gatunek ma osiem własnych zwierząt i ulubione jedzenie, warte więcej punktów: widać je pod zwierzęciem. Na pierwszy raz weź dowolny.
igels-tip-draw = Zwierzęta walczą, wsparcie im pomaga. Najpierw dobieraj zwierzęta: te, które walczyły, prześpią następną turę, więc potrzebujesz kolejnych.
igels-tip-lead = Wódz walczy z przodu. Liczy się tylko jego zdolność i te ze słowami „W bitwie”. Masz słabe karty? Pauzuj, a twoje zwierzęta nie zasną.
igels-tip-add = Kompani dodają swoje SAP do SAP wodza. Ale po walce wszyscy śpią, więc zostaw kogoś na następną turę.
igels-tip-lay = Wsparcie leży zakryte, inni widzą tylko liczbę kart. Karty bitwy po walce przepadają; zdarzenia zachowaj na chwilę, gdy rozstrzygną.
igels-tip-counter = Coś działa przeciw tobie. Pomoże tylko właściwa obrona; jeśli jej nie masz, przyjmij to albo zaraz zrobię to za ciebie. Gra pyta zawsze, żeby nikt nie poznał twoich kart.
igels-tip-use = Zdolność wodza działa tylko raz w grze. Jeśli teraz nic ci nie da, zachowaj ją.
igels-tip-event = Możesz tu zagrać zdarzenie. W bitwie poczekaj, aż sumy będą znane. Jeśli zdarzenie teraz ci nie pomaga, spasuj i je zachowaj.
igels-tip-share = Bitwa kończy się remisem: każdy z remisujących może wziąć jedną kartę jedzenia. Weź swoją.
igels-tip-trade = Dwie karty z ręki za jedną nową: oddaj to, czego nie użyjesz, na przykład karty innych gatunków.
igels-tip-food = Zdobyte jedzenie leży odkryte. Można je ukraść, dopóki nie zabezpieczy go kryjówka właściwego gatunku.
igels-tip-stolen = Skradziono jedzenie. Zabrać można tylko niezabezpieczone: gdy tylko masz kryjówkę swojego gatunku, zagraj ją.
igels-tip-won = Bitwę wygrywa najwyższa suma. Walczący prześpią całą następną turę, więc silni będą wtedy ci, którzy teraz pauzowali.
igels-tip-killed = Zabite zwierzę widać jako bladego ducha i już nie walczy. Powalone wypada tylko z tej bitwy.

### Obrazki obok zasad (lessons.toml)

igels-picture-table = Zwierzęta leżą odkryte przed graczami, ich SAP na czerwono. W lesie są 32 karty jedzenia; pod nim stos wsparcia i wysypisko.
igels-picture-hand = Twoje karty: { igels-gobbler } to zwierzę. Czerwony pasek i liczba to karta bitwy, wykrzyknik to zdarzenie.
igels-picture-leader = Wodzowie { igels-gobbler } i { igels-thistle } noszą korony; { igels-spike } i { igels-ronn } to kompani. Początkowe SAP: 2 + 3 = 5 na 2 + 2 = 4. Wiewiórki pauzują.
igels-picture-laid = Króliki położyły jedną zakrytą kartę (×1). Liczy się dopiero po odkryciu wszystkich; do tego czasu nikt inny jej nie zna.
igels-picture-totals = Po odkryciu: 5 + 3 − 1 = 7 na 4 + 2 + 1 + 1 = 8. Złota liczba prowadzi. Zdarzenia mogą to jeszcze zmienić.
igels-picture-stolen = Jeże wygrały 10 do 8 i wzięły trzy karty jedzenia. Leżą odkryte i niezabezpieczone: { igels-magpie } chce tę w złotej obwódce.
igels-picture-asleep = Kto walczył, śpi (Z) i opuszcza całą następną turę. Gotowe na następną turę: { igels-daredevil } i { igels-fluff }.
igels-picture-food = Ulubione jedzenie jest warte 3 zamiast 2: Orzechy dla wiewiórek, Robaki dla jeży, Rzepa dla królików, Jagody dla myszy.

### Wyczyny i za co są

igels-feat-warlord = W boju zaprawieni
igels-feat-warlord-how = { $number } wygranych bitew w jednej partii
igels-feat-mighty = Potężna drużyna
igels-feat-mighty-how = bitwa wygrana z co najmniej { $number } SAP
igels-feat-feast = Uczta
igels-feat-feast-how = co najmniej { $number } karty jedzenia naraz
igels-feat-thief = Lepkie łapki
igels-feat-thief-how = { $number } ukradzione karty jedzenia w jednej partii
igels-feat-pantry = Pełna spiżarnia
igels-feat-pantry-how = co najmniej { $number } kart jedzenia na koniec
igels-feat-safe = Gotowi na zimę
igels-feat-safe-how = co najmniej { $number } zabezpieczone karty jedzenia na koniec
igels-feat-shepherd = Wszyscy żyją
igels-feat-shepherd-how = wygrana bez martwych zwierząt na koniec
igels-feat-tie-breaker = O włos
igels-feat-tie-breaker-how = remis w bitwie rozstrzygnięty na własną korzyść
