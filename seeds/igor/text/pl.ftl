# Igor. `{ $seat }` i `{ $other }` to imiona, `{ $seats }` to lista imion. `{ $act }` to jedna
# z akcji poniżej, `{ $card }` to igor-card, `{ $title }` i `{ $phrase }` wpisali ludzie
# albo są poniżej.

igor-title = Igor
igor-blurb = Zły kolor wygrywa, zakrytych zasad domowych przybywa, a kto zapomni, ten płaci.

igor-option-hands = Rozdania
igor-option-hands-hint = Tyle rozdań ma cała gra.
igor-option-hands-unset = po jednym na gracza
igor-option-cards = Karty w rozdaniu
igor-option-cards-hint = Więcej kart to dłuższe rozdanie.
igor-option-cards-seven = 7
igor-option-cards-ten = 10
igor-option-soon = Czas na akcję
igor-option-soon-hint = Tyle czasu masz na to, czego zasada żąda po karcie.
igor-option-soon-card = Do następnej karty
igor-option-soon-trick = Do następnej lewy (więcej czasu)
igor-option-wait = Następna karta
igor-option-wait-hint = Kiedy można zagrać następną kartę.
igor-option-wait-breath = Po 4 sekundach
igor-option-wait-all = Gdy nikt nie ma już nic do zrobienia
igor-option-start = Pierwsze zasady
igor-option-start-hint = Od jakich zasad zaczyna się gra.
igor-option-start-any = Dowolne
igor-option-start-easy = Łatwe, na pierwszą grę
igor-option-own = Własne zasady (najwyżej trzy)
igor-option-own-hint = Przed grą gracze mogą wymyślić własne zasady.
igor-chosen-hands = { $number ->
    [one] Jedno rozdanie
    [few] { $number } rozdania
   *[many] { $number } rozdań
}
igor-chosen-cards-ten = 10 kart w rozdaniu
igor-chosen-soon-card = Czas na akcję do następnej karty
igor-chosen-soon-trick = Czas na akcję do następnej lewy
igor-chosen-wait-breath = Następna karta po 4 sekundach
igor-chosen-wait-all = Następna karta, gdy nikt nie ma już nic do zrobienia
igor-chosen-start-easy = Łatwe pierwsze zasady

### Kolory i co jeszcze widać na karcie

igor-motif-bone = Kość
igor-motif-poison = Trucizna
igor-motif-lightning = Piorun
igor-motif-heart = Serce
igor-motif-dynamite = Dynamit
igor-motif-castle = Zamek
igor-motif-rat = Szczur
igor-motif-moon = Księżyc
igor-motif-hand = Dłoń
igor-motif-assistant = Pomocnik
igor-motif-brain = Mózg
igor-motif-scientist = Uczony
igor-motif-monster = Potwór
igor-motif-switch = Dźwignia
igor-shown-bone = kość
igor-shown-poison = trucizna
igor-shown-lightning = piorun
igor-shown-heart = serce
igor-shown-dynamite = dynamit
igor-shown-castle = zamek
igor-shown-rat = szczur
igor-shown-moon = księżyc
igor-shown-hand = dłoń
igor-shown-assistant = pomocnik
igor-shown-brain = mózg
igor-shown-scientist = uczony
igor-shown-monster = potwór
igor-shown-switch = dźwignia
# Jedna lub dwie litery, dla każdego koloru inne.
igor-bone-letter = K
igor-poison-letter = T
igor-lightning-letter = P
igor-heart-letter = S
igor-dynamite-letter = D
igor-card = { $suit } { $rank }
igor-rank = Wartość { $rank }
igor-number = Liczba { $number }
igor-shows = { $picture }: { $motifs }

igor-picture-storm = Burza nad wieżą
igor-picture-levers = Sala dźwigni
igor-picture-coil = Cewka
igor-picture-dinner = Psi obiad
igor-picture-crypt = Półka w krypcie
igor-picture-candle = Świeca na czaszce
igor-picture-bubbles = Bulgocąca kolba
igor-picture-bait = Trutka na szczury
igor-picture-toast = Toast o północy
igor-picture-jar = Serce w słoju
igor-picture-letter = List miłosny
igor-picture-call = Wizyta domowa
igor-picture-fuse = Krótki lont
igor-picture-cellar = Prochownia
igor-picture-spare = Zapasowy mózg
igor-picture-plate = Mózg na talerzu
igor-picture-wakes = Potwór się budzi
igor-picture-moonlight = Potwór przy księżycu
igor-picture-professor = Profesor
igor-picture-carrier = Tragarz skrzyń

### Akcje, jako polecenie

igor-act-switch = Powiedz „Pociągnij dźwignię!”
igor-act-zap = Powiedz „Bzzzt!”
igor-act-rattle = Powiedz „Klekotu-klekotu!”
igor-act-bottoms = Powiedz „Do dna!”
igor-act-boom = Powiedz „Ka-bum!”
igor-act-alive = Powiedz „To żyje!”
igor-act-master = Powiedz „Tak, Mistrzu!”
igor-act-sorry = Powiedz „Bardzo przepraszam!”
igor-act-mine = Powiedz „Moje, wszystko moje!”
igor-act-night = Powiedz „Dobranoc!”
igor-act-after_you = Powiedz „Proszę przodem!”
igor-act-hearts = Ułóż serce z dłoni
igor-act-eyes = Zasłoń oczy
igor-act-salute = Zasalutuj
igor-act-clap = Klaśnij
igor-act-drum = Zabębnij o stół
igor-act-howl = Zawyj
igor-act-bow = Ukłoń się
igor-act-knock = Zapukaj
igor-act-shiver = Zadrżyj
igor-act-handsup = Podnieś ręce
igor-act-cackle = Zarechocz
igor-act-thank = Podziękuj komuś
igor-act-point = Wskaż kogoś
igor-act-call = Podaj liczbę
igor-forbidden-card = zakazana karta
# Menu tego, o czym ktoś zapomniał; przed nimi stoi imię.
igor-forgot-say = nie padły słowa …
igor-forgot-do = brak gestu … albo zakazana karta
igor-oneself-say = Nie padły ode mnie słowa …
igor-oneself-do = Zabrakło mojego gestu … albo zakazana karta
# O co ktoś jest oskarżony i o którą kartę chodzi.
igor-after = { $act } po karcie { $card }
igor-forbidden = { $act }: { $card }

### Hasła i akcje w opowieści

igor-phrase-switch = Pociągnij dźwignię!
igor-phrase-zap = Bzzzt!
igor-phrase-rattle = Klekotu-klekotu!
igor-phrase-bottoms = Do dna!
igor-phrase-boom = Ka-bum!
igor-phrase-alive = To żyje!
igor-phrase-master = Tak, Mistrzu!
igor-phrase-sorry = Bardzo przepraszam!
igor-phrase-mine = Moje, wszystko moje!
igor-phrase-night = Dobranoc!
igor-phrase-after_you = Proszę przodem!
igor-says = { $seat }: „{ $phrase }”
igor-does-hearts = { $seat } układa serce z dłoni.
igor-does-eyes = { $seat } zasłania oczy.
igor-does-salute = { $seat } salutuje.
igor-does-clap = { $seat } klaszcze.
igor-does-drum = { $seat } bębni o stół.
igor-does-howl = { $seat } wyje.
igor-does-bow = { $seat } się kłania.
igor-does-knock = { $seat } puka.
igor-does-shiver = { $seat } drży.
igor-does-handsup = { $seat } podnosi ręce.
igor-does-cackle = { $seat } rechocze.
igor-does-thank = { $seat }: „Dzięki, { $other }!”
igor-does-point = { $seat } pokazuje palcem: { $other }!
igor-does-call = { $seat } podaje liczbę { $number }.

### Karty zasad: tytuły

igor-rule-r01 = Pociągnij dźwignię!
igor-rule-r02 = Pod napięciem
igor-rule-r03 = Suche kości
igor-rule-r04 = Miękkie serce
igor-rule-r05 = Do dna
igor-rule-r06 = Kryć się
igor-rule-r07 = Nic tu nie widać
igor-rule-r08 = Gruba ryba
igor-rule-r09 = Szczęśliwa siódemka
igor-rule-r10 = Do taktu
igor-rule-r11 = Praca głową
igor-rule-r12 = Rusza się!
igor-rule-r13 = Pełnia
igor-rule-r14 = Szef patrzy
igor-rule-r15 = Pokorny pomocnik
igor-rule-r16 = Kto tam?
igor-rule-r17 = Iii!
igor-rule-r18 = Ręce do góry
igor-rule-r19 = Papuga
igor-rule-r20 = Śmiech łotra
igor-rule-r21 = Moje!
igor-rule-r22 = Maszyna licząca
igor-rule-r23 = O włos
igor-rule-r24 = Dobre maniery
igor-rule-r25 = Pora spać
igor-rule-r26 = Proszę przodem
igor-rule-r27 = Owacja na stojąco
igor-rule-r28 = Zapłać i ukłoń się
igor-rule-r29 = Odwróć wzrok
igor-rule-r30 = Rozdający na pokładzie
igor-rule-r31 = Serce z kamienia
igor-rule-r32 = Nieparzyste otwarcie
igor-rule-r33 = Świeża liczba

### Karty zasad: ich słowa. `{ $soon }` to jedno z igor-window-… i stoi na końcu.

igor-text-r01 = Bierzesz lewę? Powiedz „Pociągnij dźwignię!”, zanim wyjdziesz do następnej.
igor-text-r02 = Zagrywasz piorun, w kolorze lub na obrazku? Powiedz „Bzzzt!”, { $soon }.
igor-text-r03 = Zagrywasz kość, w kolorze lub na obrazku? Powiedz „Klekotu-klekotu!”, { $soon }.
igor-text-r04 = Zagrywasz serce, w kolorze lub na obrazku? Ułóż serce z dłoni, { $soon }.
igor-text-r05 = Zagrywasz truciznę, w kolorze lub na obrazku? Powiedz „Do dna!”, { $soon }.
igor-text-r06 = Zagrywasz dynamit, w kolorze lub na obrazku? Powiedz „Ka-bum!”, { $soon }.
igor-text-r07 = Zagrywasz 0? Zasłoń oczy, { $soon }.
igor-text-r08 = Zagrywasz 9? Zasalutuj, { $soon }.
igor-text-r09 = Zagrywasz 7? Klaśnij, { $soon }.
igor-text-r10 = Zagrywasz numer lewy (w dziesiątej 0)? Zabębnij o stół, { $soon }.
igor-text-r11 = Zagrywasz kartę z mózgiem na obrazku? Podaj jej podwojoną wartość, { $soon }.
igor-text-r12 = Zagrywasz kartę z potworem na obrazku? Powiedz „To żyje!”, { $soon }.
igor-text-r13 = Zagrywasz kartę z księżycem na obrazku? Zawyj, { $soon }.
igor-text-r14 = Ktoś inny tuż przed tobą (także na końcu poprzedniej lewy) zagrał kartę z uczonym na obrazku? Powiedz „Tak, Mistrzu!”, zanim zagrasz.
igor-text-r15 = Zagrywasz kartę z pomocnikiem na obrazku? Ukłoń się, { $soon }.
igor-text-r16 = Ktoś inny tuż przed tobą (także na końcu poprzedniej lewy) zagrał kartę z zamkiem na obrazku? Zapukaj, zanim zagrasz.
igor-text-r17 = Zagrywasz kartę ze szczurem na obrazku? Zadrżyj, { $soon }.
igor-text-r18 = Zagrywasz kartę z dłonią na obrazku? Podnieś ręce, { $soon }.
igor-text-r19 = Twoja karta ma tę samą wartość co karta tuż przed nią w lewie? Powiedz „Bardzo przepraszam!”, { $soon }.
igor-text-r20 = Zagrywasz kartę nie do koloru? Zarechocz, { $soon }.
igor-text-r21 = Twoja karta bije wszystkie, które leżały w lewie przed nią? Powiedz „Moje, wszystko moje!”, { $soon }.
igor-text-r22 = Zagrywasz ostatnią kartę lewy? Podaj sumę wszystkich wartości w lewie, zanim zacznie się następna.
igor-text-r23 = Twoja karta jest o 1 wyższa lub niższa niż karta tuż przed nią w lewie? Wskaż osobę, która zagrała tamtą, { $soon }.
igor-text-r24 = Bierzesz lewę, do której wychodził ktoś inny? Podziękuj tej osobie, zanim wyjdziesz do następnej.
igor-text-r25 = Twoja karta jest najniższa w lewie (z równych ostatnia)? Powiedz „Dobranoc!”, zanim zacznie się następna lewa.
igor-text-r26 = Wychodzisz do lewy? Powiedz „Proszę przodem!”, { $soon }.
igor-text-r27 = Ktoś inny bierze lewę, w której wszyscy grali do koloru? Klaśnij, zanim zacznie się następna lewa.
igor-text-r28 = Płacisz karę za cokolwiek oprócz tej zasady? Ukłoń się, { $soon }.
igor-text-r29 = Ktoś inny tuż przed tobą jako pierwszy w lewie nie zagrał do koloru? Zasłoń oczy, zanim zagrasz.
igor-text-r30 = Ktoś inny, rozdający, zagrał tuż przed tobą (także na końcu poprzedniej lewy)? Zasalutuj, zanim zagrasz.
igor-text-r31 = Nie wychodź w serce, dopóki masz inny kolor.
igor-text-r32 = Do lewy 1, 3, 5, 7 i 9 nie wychodź parzystą kartą, dopóki masz nieparzystą.
igor-text-r33 = Nie zagrywaj tej samej wartości co w poprzedniej lewie, chyba że musisz.
igor-window-card = zanim padnie następna karta
igor-window-either = zanim padnie następna karta (przy niektórych stołach: zanim zacznie się następna lewa)
igor-window-own_turn = zanim znów zagrasz kartę
igor-window-next = zanim zagrasz
igor-window-trick = zanim zacznie się następna lewa
igor-honour = { $text } (Bez automatycznej kontroli: o oskarżeniach decyduje głosowanie.)
igor-own-title = { $title }
igor-own-phrase = { $phrase }

### Słowa zbudowanej zasady: co się dzieje, czego żąda, do kiedy

igor-built = { $event } { $act }, { $window }.
igor-event-actor = Zagrywasz kartę, { $that }?
igor-event-next = Grasz tuż po cudzej karcie, { $that }?
igor-event-winner = Bierzesz lewę?
igor-event-winner-won_in_suit = Bierzesz lewę, w której wszyscy grali do koloru?
igor-event-winner-not_by_leader = Bierzesz lewę, do której wychodził ktoś inny?
igor-event-lowest = Twoja karta jest najniższa w lewie (z równych ostatnia)?
igor-event-lowest-won_in_suit = Twoja karta jest najniższa (z równych ostatnia) w lewie, w której wszyscy grali do koloru?
igor-event-lowest-not_by_leader = Twoja karta jest najniższa (z równych ostatnia) w lewie, której nie bierze wychodzący?
igor-event-all_but_winner = Ktoś inny bierze lewę?
igor-event-all_but_winner-won_in_suit = Ktoś inny bierze lewę, w której wszyscy grali do koloru?
igor-event-all_but_winner-not_by_leader = Lewę bierze ktoś inny, kto do niej nie wychodził?
igor-event-payer = Płacisz karę za cokolwiek oprócz tej zasady?
igor-that-shows = na której jest { $what }, w kolorze lub na obrazku
igor-that-rank = która ma wartość { $rank }
igor-that-rank_eq_trick = której wartość to numer lewy (0 w dziesiątej)
igor-that-first = która otwiera lewę
igor-that-last = która zamyka lewę
igor-that-off_suit = która nie jest do koloru
igor-that-first_off_suit = która jako pierwsza w swojej lewie nie jest do koloru
igor-that-takes_lead = która bije wszystkie karty przed nią w lewie
igor-that-same_rank = która ma tę samą wartość co karta tuż przed nią w lewie
igor-that-one_step = która jest o 1 wyższa lub niższa niż karta tuż przed nią w lewie
igor-that-by_dealer = którą zagrywa rozdający
igor-demand-say = Powiedz „{ $phrase }”
igor-demand-hearts = Ułóż serce z dłoni
igor-demand-eyes = Zasłoń oczy
igor-demand-salute = Zasalutuj
igor-demand-clap = Klaśnij
igor-demand-drum = Zabębnij o stół
igor-demand-howl = Zawyj
igor-demand-bow = Ukłoń się
igor-demand-knock = Zapukaj
igor-demand-shiver = Zadrżyj
igor-demand-handsup = Podnieś ręce
igor-demand-cackle = Zarechocz
igor-demand-call-rank = Podaj jej wartość
igor-demand-call-twice = Podaj jej podwojoną wartość
igor-demand-call-total = Podaj sumę wartości, które wtedy leżały w lewie
igor-demand-point-prev = Wskaż osobę, która zagrała kartę przed nią w lewie
igor-demand-thank-leader = Podziękuj osobie, która wychodziła
igor-demand-own = Powiedz własne hasło …

### Menu do budowania zasady

igor-when-play = Karta, { $that }
igor-when-shows = Karta, która coś pokazuje
igor-when-rank = Karta o jakiejś wartości
igor-when-trick_won = Ktoś bierze lewę
igor-when-won_in_suit = Ktoś bierze lewę, w której wszyscy grali do koloru
igor-when-not_by_leader = Lewę bierze ktoś, kto nie wychodził
igor-when-fine_paid = Ktoś płaci karę
igor-bound-actor = Kto ją zagrał, przed następną kartą
igor-bound-actor-turn = Kto ją zagrał, przed swoją następną kartą
igor-bound-actor-trick = Kto ją zagrał, przed następną lewą
igor-bound-next = Kto gra następny, przed swoją kartą
igor-bound-next-trick = Kto gra następny, przed następną lewą
igor-bound-winner = Kto bierze lewę, przed następną lewą
igor-bound-lowest = Kto zagrał najniżej, przed następną lewą
igor-bound-lowest-turn = Kto zagrał najniżej, przed swoją następną kartą
igor-bound-others = Wszyscy pozostali, przed następną lewą
igor-bound-others-turn = Wszyscy pozostali, przed swoją następną kartą
igor-bound-payer = Kto zapłacił, przed następną kartą
igor-bound-payer-turn = Kto zapłacił, przed swoją następną kartą
igor-bound-payer-trick = Kto zapłacił, przed następną lewą
igor-moment = Ostatnia lewa: { $seat }, { $card }.
igor-gone = Usunięta: { $title }
igor-new = nowa
igor-own-accepted = **Przyjęte, ale jeszcze nie obowiązują:** taka zasada działa dopiero wtedy, gdy przed rozdaniem zostanie odkryta albo dodana.
igor-in-force = **W rozdaniu { $hand } obowiązują:**

### O co pytamy gracza

igor-ask-play = Zagraj kartę
igor-ask-act = Zrób coś …
igor-act-until-card = Na to, czego żąda twoja karta, masz czas co najmniej do następnej karty.
igor-act-until-trick = Na to, czego żąda twoja karta, masz czas co najmniej do następnej lewy.
igor-ask-nothing = Nic do zrobienia
igor-nothing-asked = { $lying } Masz coś do zrobienia? Jeśli nie, naciśnij „{ igor-ask-nothing }”.
igor-ask-catch = Mam cię!
igor-ask-charge = Podaj, kto o czym zapomniał
igor-ask-drop = Jednak nic
igor-ask-confess = Coś mi umknęło …
igor-ask-first = Kto był pierwszy? ({ $act })
igor-ask-dispute = Sprzeciw
igor-ask-concede = Uznaję zarzut
igor-ask-dispute-about = Sprzeciw: { $act }
igor-ask-concede-pay = { $coins ->
    [0] Uznaję zarzut (nie mam już czym płacić): { $act }
   *[other] Uznaję zarzut, { $coins } M dostaje { $seat }: { $act }
}
igor-ask-concede-about = Uznaję zarzut, decyzja zostaje: { $act }
igor-ask-dispute-older = Sprzeciw: starsza decyzja …
igor-ask-concede-older = Uznaję wcześniejszy zarzut ({ $coins } M) …
igor-ruling = { $seat } oskarża: { $other } ({ $act })
igor-ask-vote = Czy { $other } łamie zasadę?
igor-vote-yes = Złamano!
igor-vote-no = Nie złamano
igor-ask-hurry = Kara { $coins } M za guzdranie: { $other }
igor-ask-read = Zasady przeczytane
igor-ask-last = Nic więcej nie zgłaszam
igor-last-asked = Masz coś do zgłoszenia albo do przyznania się? Jeśli nie, naciśnij „{ igor-ask-last }”.
igor-ask-close_claims = Rozstrzygnij zgłoszenia
igor-ask-stands = Decyzja zostaje
igor-ask-change-most = Masz najwięcej lew: zmienić zasady?
igor-ask-change-dealer = Teraz rozdajesz: zmienić zasady?
igor-add = Dodaj zasadę
igor-pass = Zostaw zasady
igor-ask-take = Która zasada wchodzi do gry?
igor-ask-remove = Usuń zasadę
igor-ask-remove-old = Usuń zasadę (nowe zostają)
igor-ask-done = Koniec pisania
igor-ask-accept = Przyjąć zasadę „{ $title }”?
igor-own-yes = Przyjmij
igor-own-no = Odrzuć
igor-ask-veto = Zawetuj tę zasadę
igor-ask-write = Napisz zasadę
igor-ask-build = Zbuduj zasadę: co się dzieje?
igor-ask-name = Nadaj zasadzie tytuł
igor-ask-forget = Odrzuć i zbuduj inną
igor-field-title = Tytuł zasady
igor-field-bound = Kto musi to zrobić, do kiedy
igor-field-text = Zasada własnymi słowami
igor-field-phrase = Hasło, które trzeba powiedzieć

### Co się wpisuje oprócz słów gry (jak to czytamy, mówi cogs/typed_moves/synonyms.py)

# Żadnego słowa tu nie pomijamy: pogawędka przy stole nie może być ruchem, który coś kosztuje.
igor-typed =
    play: zagraj, zagrywam, gram, wykładam, rzucam;
    act: robię, zrób, wykonuję, mówię, powiedz;
    catch: wołam mam cię, mam cię;
    charge: oskarżam, oskarż, nie zrobił, nie zrobiła;
    confess: zakazana karta, zakazaną kartę, zagrałem zakazaną kartę, zagrałam zakazaną kartę, przyznaję się, przyznaję się do, przyznaję, wyznaję;
    dispute: sprzeciw, zgłaszam sprzeciw, sprzeciwiam się;
    drop: wycofuję, wycofuję oskarżenie, wycofuję się;
    vote: głosuję, głosuję za, mój głos; yes = złamano, tak; no = nie złamano, nie;
    change: zmień zasady; ready: gotowe, jestem gotowy, jestem gotowa, przeczytane;
    serce = serc; kość = kości; trucizna = truciznę, trucizny; piorun = piorunów; dynamit = dynamitu; 7 = siódemka, siódemkę; 8 = ósemka, ósemkę; 9 = dziewiątka, dziewiątkę; 6 = szóstka, szóstkę; 5 = piątka, piątkę; 4 = czwórka, czwórkę; 3 = trójka, trójkę; 2 = dwójka, dwójkę;
    call = podaję, podaję liczbę, podaj, mówię liczbę, liczba; thank = dziękuję, dzięki, dziękuje, podziękuj; point = wskazuję, pokazuję na, wskaż, wskazuje, pokazuję;
    switch = pociągnij dźwignię; zap = bzzzt, bzzt; rattle = klekotu klekotu; bottoms = do dna; boom = ka bum, kabum; alive = to żyje; master = tak mistrzu; sorry = bardzo przepraszam; mine = moje wszystko moje; night = dobranoc; after_you = proszę przodem;
    hearts = układam serce, układam serce z dłoni, układa serce; eyes = zasłaniam oczy, zasłoń oczy, zasłania oczy; salute = salutuję, zasalutuj, salutuje; clap = klaszczę, klaśnij, klaskam, klaszcze;
    drum = bębnię, bębnię o stół, zabębnij, bębni; howl = wyję, zawyj, wyje; bow = kłaniam się, ukłon, ukłoń się, kłania się; knock = pukam, zapukaj, puka; shiver = drżę, zadrżyj, drży;
    handsup = ręce do góry, podnoszę ręce, podnieś ręce, podnosi ręce; cackle = rechoczę, zarechocz, rechocze;
    charge: nie powiedział, nie powiedziała, nie mówi, nie mówię, zapomniał, zapomniała, zapomniał powiedzieć, zapomniała powiedzieć;
    charge clap = nie klaskał, nie klaskała, nie klaszcze, nie klasnął, nie klasnęła; charge bow = nie ukłonił się, nie ukłoniła się, nie kłania się; charge howl = nie zawył, nie zawyła, nie wyje; charge knock = nie zapukał, nie zapukała, nie puka; charge shiver = nie zadrżał, nie zadrżała, nie drży; charge salute = nie zasalutował, nie zasalutowała, nie salutuje; charge drum = nie zabębnił, nie zabębniła, nie bębni; charge cackle = nie zarechotał, nie zarechotała, nie rechocze;
    1 = jedynka, jedynkę; 0 = zero; add = dodaj zasadę; remove = usuń zasadę;

### Co się dzieje

igor-writing = Przed grą każdy z was może zaproponować dwie zasady. Nad każdą głosujecie; do gry wchodzą najwyżej trzy.
igor-own-proposed = { $seat } proponuje zasadę „{ $title }”.
igor-own-taken = Zasada „{ $title }” przyjęta (głosów { $votes } na { $seats }) i trafia do talii zasad. Obowiązuje dopiero wtedy, gdy przed rozdaniem zostanie odkryta albo dodana.
igor-own-dropped = Zasada „{ $title }” odpada: głosów { $votes } na { $seats }.
igor-own-vetoed = { $seat } wetuje zasadę „{ $title }”.
igor-own-no-room = Wszystkie trzy puste karty są zapisane. Bez głosowania odpada: „{ $title }”.
igor-opened = { $count ->
    [one] Obowiązuje jedna zasada
    [few] Obowiązują { $count } zasady
   *[many] Obowiązuje { $count } zasad
}. Pierwszy rozdaje i może dodać zasadę: { $seat }.
igor-looks = { $seat } ogląda wierzch talii zasad.
igor-added = { $seat } dodaje zasadę. Obowiązujące zasady: { $count }.
igor-took-out = { $seat } usuwa zasadę. Obowiązujące zasady: { $count }.
igor-left = { $seat } zostawia zasady bez zmian.
igor-next-most = Teraz zasadę może dodać albo usunąć { $seat }, bo ma tyle samo lew.
igor-next-dealer = Teraz zasadę może dodać albo usunąć { $seat }, bo rozdaje następne rozdanie.
igor-reading = Teraz wszyscy czytają zasady. Rozdanie { $hand } zacznie się, gdy wszyscy będą gotowi albo skończy się ich czas.
igor-dealt = Rozdanie { $hand } z { $hands }. Karty dla każdego: { $cards }. Zasady: { $count }. Wychodzi { $seat }.
igor-led = { $seat } wychodzi: { $card } ({ $picture }).
igor-played = { $seat } zagrywa: { $card } ({ $picture }).
igor-unit = M
igor-won-with = { $seat } bierze lewę i { $coins } M: { $card } ({ $off ->
    [0] najwyższa, bo wszyscy grali do koloru
   *[other] najwyższa spoza koloru
}). Teraz: { $total } M.
igor-last-call = To była ostatnia karta. Co było jeszcze do zrobienia, przepada; wcześniejsze przeoczenia, o ile nie jest za późno, można zgłaszać, aż wszyscy zechcą grać dalej.
igor-hand-over = Koniec rozdania { $hand }. Najwięcej lew: { $seats }.
igor-changers = Teraz zasadę { $count ->
    [one] może dodać albo usunąć
    [few] mogą kolejno dodać albo usunąć
   *[many] mogą kolejno dodać albo usunąć
} { $seats }, a potem { $again ->
    [1] jeszcze raz { $seat }
   *[other] { $seat }
}, przed rozdaniem kart.
igor-cried = { $seat }: „Mam cię!”
igor-withdrawn = { $seat } jednak nikogo nie oskarża.
igor-not-said = Czas minął: { $seat } nie mówi, kto o czym zapomniał. Zawołanie przepada.
igor-caught = { $seat } łapie. Kto zawinił: { $other } ({ $act }). { $coins ->
    [0] Nie ma już czym płacić.
   *[other] { $seat } dostaje { $coins } M.
}
igor-wrong = Fałszywe oskarżenie: { $seat } wskazuje { $other } ({ $act }). { $coins ->
    [0] Nie ma już czym płacić.
   *[other] Do puli: { $coins } M.
}
igor-too-early = { $seat } oskarża za wcześnie – { $other } ({ $act }): przy okrzyku „Mam cię!” był na to jeszcze czas. Nikt nie płaci.
igor-too-late = { $seat } oskarża za późno – { $other } ({ $act }), już po następnej karcie tej osoby. Nikt nie płaci.
igor-claimed-before = { $seat } oskarża – { $other } ({ $act }), ale o tym już była mowa. Nikt nie płaci.
igor-same-moment = „Mam cię!” w tej samej chwili ({ $act }): { $seats }. Kto był pierwszy, decyduje { $seat }.
igor-was-first = { $seat } rozstrzyga: pierwszeństwo ma { $other } ({ $act }). { $coins ->
    [0] Nie ma już czym płacić.
   *[other] { $moved ->
        [0] Nagroda zostaje: { $coins } M.
       *[other] Nagroda: { $coins } M, oddaje ją { $giver }.
    }
}
igor-confessed = { $seat } się przyznaje ({ $act }). { $coins ->
    [0] Nie ma już czym płacić.
   *[other] Do puli: { $coins } M.
}
igor-confessed-late = { $seat } się przyznaje ({ $act }), ale to już załatwione.
igor-hurried = { $seat } karze za guzdranie: { $other }. { $coins ->
    [0] Nie ma już czym płacić.
   *[other] Do puli: { $coins } M.
}
igor-disputed = { $seat } zgłasza sprzeciw.
igor-conceded = { $seat } uznaje zarzut ({ $act }).
igor-vote = Głosowanie: czy { $other } łamie zasadę ({ $act })?
igor-vote-broken = Głosowanie ({ $votes } z { $voters }): { $other } łamie zasadę ({ $act }). Tak { $votes ->
    [one] uważa
    [few] uważają
   *[many] uważają
} { $seats }.
igor-vote-kept = Głosowanie ({ $votes } z { $voters }): { $other } nie łamie zasady ({ $act }). Tak { $votes ->
    [one] uważa
    [few] uważają
   *[many] uważają
} { $seats }.
igor-vote-tie = Jest remis: decyduje rozdający albo następny głosujący po nim, czyli { $seat }.
igor-vote-empty = Nikt nie głosował ({ $other }: { $act }).
igor-stands-broken = Decyzja zostaje: { $coins ->
    [0] { $other } nie ma już czym płacić.
   *[other] { $seat } zatrzymuje { $coins } M ({ $other }).
}
igor-stands-wrong = Decyzja zostaje: { $coins ->
    [0] { $seat } nie ma już czym płacić.
   *[other] { $coins } M ({ $seat }) zostaje w puli.
}
igor-stands-unpaid = Decyzja zostaje: nikt nie płaci.
igor-nobody-pays = Nikt nie płaci.
igor-reversed-broken = Decyzja zostaje odwrócona. { $back ->
    [0] { $other }
   *[other] { $seat } odzyskuje { $back } M, a { $other }
} { $coins ->
    [0] nie ma już czym płacić.
   *[other] płaci { $coins } M, bierze { $seat }.
}
igor-reversed-kept = Decyzja zostaje odwrócona. { $back ->
    [0] { $seat }
   *[other] { $seat } oddaje { $back } M ({ $other }) i
} { $coins ->
    [0] nie ma już czym płacić do puli.
   *[other] płaci { $coins } M do puli.
}
igor-refunded = Decyzja zostaje odwrócona. { $seat } odzyskuje { $coins } M.
igor-over = Koniec ostatniego rozdania.

### Jak się skończyło

igor-most = Wygrywa { $seat }: { $coins } M.
igor-shared = Wspólne zwycięstwo: { $seats }, po { $coins } M.
igor-account-start = Monety na początku
igor-account-trick = Lewa
igor-account-caught = Przyłapanie: { $other } ({ $act })
igor-account-fined = Kara, zgłasza { $seat } ({ $act })
igor-account-wrong = Fałszywe oskarżenie: { $other } ({ $act })
igor-account-confessed = Przyznanie się ({ $act })
igor-account-slow = Guzdranie
igor-account-overturned = Zmiana decyzji
igor-why-void = To twoja jedyna karta tego koloru. Gdy ktoś później zagra w ten kolor, możesz zagrać dowolną kartę.
igor-why-lowest = Żadna twoja karta nie ma niższej liczby. Wyższe zostają na później.
igor-why-highest = Żadna twoja karta nie ma wyższej liczby.
igor-why-suit = Inne twoje karty w tym kolorze: { $count }.
igor-why-only = Innej karty nie możesz teraz zagrać.
igor-why-takes = Ta karta bierze lewę.
igor-why-ahead = Na razie to najmocniejsza karta w lewie. Przed nią zagrano: { $count }, po niej będzie jeszcze: { $left }.
igor-why-none = Żadna karta, którą możesz zagrać, nie wygrywa teraz tej lewy.
igor-why-saves = Oddajesz tę lewę i zachowujesz { $card }; teraz ta karta by prowadziła.
igor-why-card = { $why } Zasady, które zabraniają zagrać kartę, są uwzględnione, ale nigdy nie wymienione.
igor-why-pass = { $count ->
    [0] Nie obowiązuje jeszcze żadna zasada.
   *[other] Zasad do zapamiętania jest już: { $count }.
}
igor-why-add = { $count ->
    [0] Nie obowiązuje jeszcze żadna zasada.
   *[other] Zasad jest na razie niewiele: { $count }.
}
igor-about-name = { $card } ({ $what })
igor-about-card = Dołóż do koloru, jeśli możesz. Lewę bierze najwyższa karta w innym kolorze; jeśli wszyscy dołożyli, najwyższa karta.
igor-about-shows = Dotyczy jej każda zasada o czymś, co na niej widać: { $things }.
igor-about-example = Przykład: lewę otwiera { $led }, potem pada { $other }, a ty nie masz tego koloru ({ $suit }). Twoja karta, { $card }, bierze lewę, bo tylko ona jest w innym kolorze.
igor-example-shows = Przykład: twoja karta to { $card } ({ $picture }).
igor-example-rank = Przykład: twoja karta to { $card }.
igor-example-number = Przykład: to lewa { $number }, a twoja karta to { $card }.
igor-example-lead = Przykład: wychodzisz, a twoja karta to { $card }.
igor-example-onto = Przykład: w lewie leżą { $cards }, a twoja karta to { $card }.
igor-example-last = Przykład: w lewie leżą { $cards }, a ostatnia karta, twoja, to { $card }.
igor-example-next-shows = Przykład: właśnie pada { $card } ({ $picture }), a teraz kolej na ciebie.
igor-example-dealer = Przykład: karta rozdającego to { $card }, a teraz kolej na ciebie.
igor-example-next-onto = Przykład: w lewie leżą { $cards }. Potem pada { $card }, pierwsza karta w innym kolorze, a teraz kolej na ciebie.
igor-example-win = Przykład: w lewie leżą { $cards }. Bierze ją twoja karta, { $card }.
igor-example-win-led = Przykład: padają po kolei { $cards }. Lewę bierze twoja karta, { $card }, ale wychodzi ktoś inny.
igor-example-lowest = Przykład: w lewie leżą { $cards }. Najniższa jest twoja karta, { $card }.
igor-example-others = Przykład: w lewie leżą { $cards }, wszystkie w jednym kolorze. Bierze ją { $card }, nie twoja karta.
igor-example-fine = Przykład: zasada „{ $rule }” wypada ci z głowy, ktoś cię przyłapuje i płacisz { $coins } M.
igor-example-call = Podaj { $number }
igor-example-point = Wskaż osobę, której karta to { $card }
igor-example-thank = Podziękuj osobie, której karta to { $card }
igor-example-lead-suit = Przykład: wychodzisz, a masz dwie karty: { $wrong } i { $right }. Zakazana: { $wrong }. Dozwolona: { $right }.
igor-example-lead-even-on-odd-trick = Przykład: wychodzisz do lewy 3, a masz dwie karty: { $wrong } i { $right }. Zakazana: { $wrong }. Dozwolona: { $right }.
igor-example-repeat-own-rank = Przykład: w poprzedniej lewie twoja karta to { $before }. Teraz wychodzisz, a masz dwie karty: { $wrong } i { $right }. Zakazana: { $wrong }. Dozwolona: { $right }.
igor-about-rule = Obowiązujące zasady leżą odkryte tylko między rozdaniami: zapamiętaj je. Kto o którejś zapomni i da się przyłapać, płaci.

### Dlaczego czegoś nie zrobiono

igor-no-cards-now = Teraz nie możesz zagrać karty.
igor-not-your-turn = Teraz gra { $seat } (I11).
igor-wait = Chwila: inni mogą mieć jeszcze coś do zrobienia przed następną kartą (I23).
igor-no-such-card = W tej grze nie ma karty „{ $card }”.
igor-which-copy = { $card }: są dwie takie karty. Aby zagrać swoją, wpisz „{ $word }” albo wybierz ją spośród swoich kart.
igor-which-card = Podaj kartę, którą możesz teraz zagrać. Jeśli masz dwie takie same, podaj też obrazek.
igor-not-in-hand = Nie masz na ręce karty „{ $card }”.
igor-follow = Musisz grać do koloru ({ $suit }), dopóki możesz (I12).
igor-no-act-now = Między rozdaniami nie ma nic do zrobienia (I18).
igor-no-wait = Nie czekamy teraz na twoją akcję (I23).
igor-acts-used-up-card = Na razie wystarczy: po następnej karcie masz nowe akcje (I23).
igor-acts-used-up-trick = Na razie wystarczy: w następnej lewie masz nowe akcje (I23).
igor-no-such-act = Takiej akcji w tej grze nie ma.
igor-no-such-seat = Przy tym stole nie ma innego gracza „{ $seat }”.
igor-no-catch-now = Teraz nie możesz zawołać „Mam cię!” (I18, I20).
igor-no-claim = Najpierw zawołaj „Mam cię!” (I20).
igor-not-oneself = Nie możesz oskarżyć siebie: przyznaj się (I22).
igor-no-tie = Nie musisz decydować, kto był pierwszy (I20).
igor-no-confession-now = Teraz nie możesz się przyznać (I22).
igor-no-ruling = Nie masz teraz decyzji, której można się sprzeciwić (I28).
igor-no-vote = Nie masz teraz nad czym głosować (I28).
igor-part-of-claim = Jesteś stroną tego zgłoszenia: głosują pozostali (I28).
igor-no-hurry = Teraz nie możesz nikogo poganiać (I17).
igor-no-change-now = Teraz nie możesz zmieniać zasad (I5, I30).
igor-no-such-change = Dodaj zasadę, usuń ją albo zostaw (I5).
igor-nothing-to-add = Nie ma już kart zasad (I6).
igor-not-on-offer = Tej zasady nie możesz teraz wybrać (I6, I9).
igor-not-in-force = Ta zasada nie obowiązuje.
igor-too-fresh = Ta zasada nie obowiązywała jeszcze przez całe rozdanie (I8).
igor-nothing-to-read = Nie masz teraz czego potwierdzać.
igor-not-writing = Teraz nie możesz pisać zasady (I33).
igor-no-draft = Najpierw zbuduj zasadę (I33).
igor-no-such-rule = Takiej zasady nie da się zbudować (I33).
igor-own-empty = Tego nikt nie przeczyta. Wpisz coś, co widać.
igor-own-too-long = To za długie. Napisz krócej.
igor-own-no-links = Bez linków i wzmianek w zasadach (I33).
igor-no-veto = Tylko gospodarz stołu może zawetować zasadę (I33).
igor-one-word = Podaj tylko jedno.
igor-no-words = Tu nie trzeba nic wpisywać.

### Obraz

igor-hand = Rozdanie { $hand } z { $hands }
igor-trick = Rozdanie { $hand } · lewa { $trick } z { $tricks }
igor-now-play = Teraz gra { $seat }
igor-now-wait = Akcje, zanim zagra { $seat }
igor-now-won = Lewę bierze i wychodzi { $seat }
igor-now-change = Zasady może zmienić { $seat }
igor-now-writing = Napiszcie własne zasady
igor-now-reading = Zapamiętajcie zasady, zaraz gramy
igor-now-last_call = Ostatnia szansa na zgłoszenia
igor-now-over = Koniec gry
igor-now-stopped = Przerwano
igor-last-trick = Ostatnia lewa:
# Where fines go and tricks are paid from.
igor-pool = Pula
igor-stamp = Przyłapano!
igor-read-at-table = Zasady przeczytasz przy stole, pod obrazem.
igor-undecided-claim = „Mam cię!” { $seat } zaraz powie, kto o czym zapomniał
igor-undecided-tie = Kto był pierwszy ({ $act }), decyduje { $seat }: { $seats }
igor-undecided-ruling = { $ruling } Przed { $last ->
    [0] swoją następną kartą
   *[other] „{ igor-ask-last }”
} sprzeciw może zgłosić { $seat }
igor-unpaid = { $seat } oskarża: { $other } ({ $act }). Nikt nie płaci.
igor-vote-own = Głosowanie nad zasadą „{ $title }”
igor-slow = Jeśli { $other } gra za wolno, { $seat } może nałożyć karę za guzdranie: { $coins } M

### Obraz w słowach

igor-alt = { $now }. Igor, rozdanie { $hand } z { $hands }.
igor-alt-cards = { $alt } { $cards }
igor-describe-pool = Pula nigdy się nie kończy.
igor-describe-rules = Obowiązujące zasady: { $count }.
igor-describe-rule = **{ $title }** – { $text }
igor-describe-new = **Nowa!** { $rule }
igor-describe-played = { $seat } { $card } ({ $picture })
igor-describe-trick = W lewie (wychodzi { $leader }): { $cards }.
igor-describe-last = Ostatnia lewa (wychodzi { $leader }), bierze ją { $seat }: { $cards }.
igor-describe-seat = { $seat }: { $coins } M, { $tricks ->
    [one] { $tricks } lewa
    [few] { $tricks } lewy
   *[many] { $tricks } lew
}, na ręce { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
}.
igor-describe-dealer = Rozdaje { $seat }.
igor-describe-card = { $card } ({ $picture })
igor-describe-hand = Na ręce: { $cards }.

### Nauka gry (lessons.toml)

igor-lesson-1-title = Zasady, które czytasz tylko raz
igor-lesson-1 = Igor to gra karciana z zasadami domowymi, które wszyscy muszą zapamiętać. Monety (**M**) dostajesz za lewy i za przyłapanie innych, gdy zapomną o zasadzie; po ostatnim rozdaniu wygrywa największa liczba M. Przy stole czytasz zasady **przed rozdaniem**, pod obrazem; gdy wszyscy są gotowi, zostają **zakryte** do końca rozdania. Każda zasada mówi, do kiedy trzeba ją spełnić. Dwa przykłady do zapamiętania: gdy **ty** zagrywasz **9**, salutujesz; gdy na twojej karcie jest **piorun**, mówisz „Bzzzt!”. Na jedno i drugie jest czas do następnej karty.
igor-lesson-2-title = Bierz lewy
igor-lesson-2 = Każdy zagrywa jedną kartę. Musisz **grać do koloru**, jeśli możesz. Jeśli ktoś nie może, lewę bierze **najwyższa karta spoza koloru**: nawet 0 bije wtedy 9 w kolorze. Tylko gdy wszyscy grają do koloru, wygrywa najwyższa karta tego koloru. Z równych wygrywa pierwsza. Na obrazku karta, która teraz prowadzi, ma **koronę**. Lewa daje 3 M i wychodzisz w następnej.
igor-lesson-2-task = Pierwsza padła karta Kość 1, potem Serce 6. Nie masz kości i grasz na końcu. Która karta bierze lewę?
igor-lesson-2-right = Obie są spoza koloru, a 8 to więcej niż Serce 6.
igor-lesson-2-wrong = Lewę bierze Serce 6: twoja karta musi być wyższa niż 6, równa nie wystarczy.
igor-lesson-3-title = Rób, czego wymagają zasady
igor-lesson-3 = Zasada o jakiejś rzeczy dotyczy każdej karty, która ją pokazuje, **kolorem albo na obrazku**. Gdy masz coś powiedzieć lub zrobić, naciśnij **{ igor-ask-act }** i to wybierz, po swojej karcie albo tuż przed nią. Przy wolniejszych stołach po każdej karcie pytani są wszyscy oprócz osoby, która gra następna: naciśnij **{ igor-ask-nothing }**, jeśli żadna zasada cię nie dotyczy, i gra toczy się dalej. Zrobienie czegoś, czego nie wymaga żadna zasada, nic nie kosztuje. Ale nikt ci nie przypomni i nikt nie może zajrzeć do zasad.
igor-lesson-3-task = Twoja Trucizna 8 bierze lewę; na jej obrazku są zamek i piorun. Czego wymaga zasada z kroku 1?
igor-lesson-3-right = Piorun to „Bzzzt!”. Grasz dalej; kto mimo to cię oskarża, płaci za to 1 M.
igor-lesson-3-wrong = Piorun to „Bzzzt!”. Grasz dalej, ktoś woła **{ igor-ask-catch }** i dostaje od ciebie 1 M.
igor-lesson-4-title = Mam cię!
igor-lesson-4 = Ktoś zapomniał? Przy obu zasadach z kroku 1 czas mija z następną kartą, także własną, na przykład gdy zwycięzca lewy wychodzi do następnej. Po tej karcie naciśnij **{ igor-ask-catch }**, zanim ten gracz zagra jeszcze jedną; potem podaj, kto o czym zapomniał. Masz rację: dostajesz 1 M. Jeśli nikt niczego nie zapomniał: płacisz 1 M do **puli**, czyli monet na środku stołu. Gdy jest na to jeszcze czas albo jest już za późno, nie płaci nikt.
igor-lesson-4-task = Tym razem nikt cię nie oskarżył. Następna lewa: najpierw twój Dynamit 5, potem Dynamit 3 (Jarzębina) i Trucizna 0 (Paproć), która bierze lewę i 3 M. Nikt nic nie powiedział. Zgłoszenie jest twoje; co podajesz? („{ ui-read }” podaje też obrazki.)
igor-lesson-4-right = Dynamit 3 ma piorun na obrazku, a nie padło „Bzzzt!”.
igor-lesson-4-wrong = Takiej zasady nie ma w grze, więc płacisz. Obejrzyj obrazki: na jednym jest piorun.
igor-lesson-5-title = Przyznaj się
igor-lesson-5 = To tobie coś umknęło? Naciśnij **{ igor-ask-confess }**, zanim ktoś to nazwie: płacisz 1 M do puli i nie dostaje jej żaden rywal. Czego nikt nie zauważy, to nic nie kosztuje.
igor-lesson-5-task = Zagrywasz Piorun 5 bez słowa i pada już następna karta. Ktoś woła „Mam cię!”, ale jeszcze nie mówi, za co. Co robisz?
igor-lesson-5-right = 1 M trafia do puli, a oskarżenie przychodzi za późno.
igor-lesson-5-wrong = Na „Bzzzt!” jest za późno: padła już następna karta, a twoja moneta idzie do rywala.
igor-lesson-6-title = Nowe rozdanie, nowe zasady
igor-lesson-6 = Liczbę rozdań ustalacie przy stole; w każdym jest po siedem kart albo po dziesięć. Przed pierwszym rozdaniem **rozdający**, z talią obok imienia, może dodać zasadę. Między rozdaniami może ją dodać albo usunąć osoba z największą liczbą lew, a potem następny rozdający: to każdy po kolei. Zasada zostaje co najmniej na jedno całe rozdanie. Decyzja wydaje ci się błędna? Naciśnij **{ igor-ask-dispute }**: pozostali głosują.
igor-tip-change = Możesz teraz zmienić zasady domowe. Za pierwszym razem je zostaw: im ich mniej, tym łatwiej je zapamiętać.
igor-tip-read = Przeczytaj zasady (są przy stole pod obrazem) i zapamiętaj je: gdy wszyscy są gotowi, do końca rozdania nikt ich nie zobaczy.
igor-tip-charge = Podaj teraz, kto o czym zapomniał. Nie masz pewności? „{ igor-ask-drop }” nic nie kosztuje.
igor-tip-cried = Ktoś woła „{ igor-ask-catch }”. Jeśli chodzi o ciebie i naprawdę coś ci umknęło, przyznaj się, zanim to nazwie: wtedy twoja moneta trafia do puli.
igor-tip-nothing = Następna karta czeka, aż każdy coś zrobi albo naciśnie „{ igor-ask-nothing }”. To nie jest podpowiedź: po każdej karcie pytani są wszyscy oprócz osoby, która gra następna.
igor-tip-play = Jeśli wychodzisz, wybierasz kolor; w innym razie graj do koloru, jeśli możesz. Do wyboru masz tylko karty, które wolno ci zagrać; lewę bierze najwyższa karta spoza koloru.
igor-tip-act = Myśl o zasadach przed każdą kartą i po niej. To, co mówisz lub robisz, wybierasz zawsze pod „{ igor-ask-act }”; tuż przed twoją kartą też się dla niej liczy i nikt cię nie ubiegnie. Stół nigdy nie powie, czy było to potrzebne.
igor-tip-caught = Masz na koncie wpadkę: każde zapomnienie kosztuje 1 M dla osoby, która to zauważyła. Ty też patrz, o czym zapominają inni.
igor-tip-wrong = Fałszywe oskarżenie kosztuje 1 M. Zgłaszaj tylko wtedy, gdy masz pewność co do zasady i czas na nią minął.
igor-tip-won = Lewa jest twoja: dostajesz 3 M i wychodzisz w następnej. Lewę bierze najwyższa karta spoza koloru; tylko gdy wszyscy grają do koloru, najwyższa w kolorze.

### Obrazki obok zasad (lessons.toml)

igor-picture-rules = Między rozdaniami obowiązujące zasady leżą odkryte, tutaj { igor-rule-r08 } i { igor-rule-r02 }. W rozdaniu widać tylko, ile ich jest.
igor-picture-card = Zasada o piorunie dotyczy także tej karty, bo piorun jest na obrazku.
igor-picture-card-1 = Wartość: 8
igor-picture-card-2 = Kolor: trucizna
igor-picture-card-3 = Obrazek: zamek i piorun
igor-picture-follow = Lewę otwiera Kość 1. Nie masz kości, więc możesz zagrać dowolną kartę: wszystkie mają zieloną obwódkę.
igor-picture-trick = Lewę otwiera Kość 1. Serce 6 i Trucizna 8 są w innym kolorze, a 8 jest wyższa: bierze lewę, a jej gracz ma teraz 13 M.
igor-picture-catch = Ktoś woła „{ igor-ask-catch }”: obraz mówi, kto. Potem pada, kto o czym zapomniał.
igor-picture-caught = Na karcie Dynamit 3 jest piorun, ale nie padło „{ igor-phrase-zap }”. Jej gracz płaci 1 M osobie, która to zauważyła.

### Wyczyny i za co są

igor-feat-detective = Mistrzowskie śledztwo
igor-feat-detective-how = { $number } słusznych oskarżeń w jednym rozdaniu
igor-feat-spotless = Czysta karta
igor-feat-spotless-how = wygrana bez wpadki
igor-feat-trick-collector = Kolekcja lew
igor-feat-trick-collector-how = { $number } lew w jednym rozdaniu
igor-feat-zero-hero = Zero to bohater
igor-feat-zero-hero-how = lewa wzięta zerem
igor-feat-honest = Szczera dusza
igor-feat-honest-how = { $number } przyznania się w jednej partii
igor-feat-showman = Urodzony aktor
igor-feat-showman-how = { $number } akcji w jednym rozdaniu
igor-feat-treasure = Skrzynia skarbów
igor-feat-treasure-how = co najmniej { $number } M zysku w jednym rozdaniu
