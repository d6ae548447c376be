# Słowa gry Borsuk. `{ $seat }` to imię osoby, która tam siedzi; listy pól brzmią „20, 26 i meta”.

badger-title = Borsuk
badger-blurb = Mysi wyścig przez labirynt, który odkrywasz i obracasz w biegu: najpierw punkt kontrolny, potem meta, a po drodze dwa głodne borsuki.

badger-option-course = Trasa
badger-option-course-hint = Krótka: ze startu do punktu kontrolnego są 4 kroki zamiast 6, gra trwa krócej.
badger-option-course-long = Długa
badger-option-course-short = Krótka
badger-option-first = Kto zaczyna
badger-option-first-hint = Kto ma pierwszą turę.
badger-option-first-random = Losowo
badger-option-first-host = Gospodarz
badger-option-first-challenger = Gość
badger-option-own-cave = Borsuk gryzie też w swojej jaskini
badger-option-own-cave-hint = Wyłączone: mysz w jaskini, w której siedzi borsuk, jest bezpieczna.
badger-option-turns = Limit tur
badger-option-turns-hint = Po limicie decyduje flaga, potem przekąski, potem krótsza droga.
badger-option-turns-none = Brak
badger-option-turns-80 = 80 tur, potem wygrywa prowadzący
badger-chosen-course-short = Krótka trasa
badger-chosen-first-host = Zaczynał gospodarz
badger-chosen-first-challenger = Zaczynał gość
badger-chosen-turns-80 = Po 80 turach wygrywa prowadzący

### Pola: jak się nazywają i dokąd ktoś idzie

badger-tile = { $number }
badger-field-lady = jaskinia borsuczycy
badger-field-checkpoint = punkt kontrolny
badger-field-goal = meta
badger-field-start-e = wschodni start
badger-field-start-w = zachodni start
badger-field-green-ne = zielona jaskinia NE
badger-field-green-nw = zielona jaskinia NW
badger-field-yellow-e = żółta jaskinia E
badger-field-yellow-w = żółta jaskinia W
badger-field-red-se = czerwona jaskinia SE
badger-field-red-sw = czerwona jaskinia SW

badger-to-tile = na { $number }
badger-to-lady = do jaskini borsuczycy
badger-to-checkpoint = na punkt kontrolny
badger-to-goal = na metę
badger-to-start-e = na wschodni start
badger-to-start-w = na zachodni start
badger-to-green-ne = do zielonej jaskini NE
badger-to-green-nw = do zielonej jaskini NW
badger-to-yellow-e = do żółtej jaskini E
badger-to-yellow-w = do żółtej jaskini W
badger-to-red-se = do czerwonej jaskini SE
badger-to-red-sw = do czerwonej jaskini SW

### Płytki

badger-colour-green = kolor zielony
badger-colour-yellow = kolor żółty
badger-colour-red = kolor czerwony
badger-colour-neutral = bez koloru
badger-letter-green = Zi
badger-letter-yellow = Żó
badger-letter-red = Cz
badger-shape-curve = łuk
badger-shape-straight = prosta
badger-shape-fork = rozwidlenie
badger-shape-star = gwiazda
badger-shape-cross = skrzyżowanie
badger-effect-rage = szał
badger-effect-rotator = obrotnica
badger-effect-flipper = odwracacz
badger-face = { $shape }, { $colour }
badger-face-effect = { $face }, efekt: { $effect }

# Krawędzie sześciokąta jako strzałki, każda ze znakiem, by żaden telefon nie robił z niej emoji.
badger-edge-n = ↑︎
badger-edge-ne = ↗︎
badger-edge-e = →︎
badger-edge-se = ↘︎
badger-edge-s = ↓︎
badger-edge-sw = ↙︎
badger-edge-w = ←︎
badger-edge-nw = ↖︎
badger-arrows = { $first } { $rest }

### Co można zrobić

badger-run = Biegnij
badger-run-to = Biegnij { $where }
badger-bitten = ugryzą cię (−1 przekąska)
badger-bitten-last = stracisz ostatnią przekąskę
badger-and-bitten = { $what }: { $bite }
badger-run-early = bez punktu kontrolnego nie wygrasz
badger-run-den = zakończysz tam turę, a ugryzie cię
badger-uncover = Odkryj
badger-up = Odkryj { $field }
badger-up-first = Odkryj najpierw { $field }
badger-up-next = Odkryj teraz { $field }
badger-rotate = Obróć
badger-rotate-any = Obrotnica: obróć dowolną płytkę
badger-turn = Obróć: { $field }
badger-lie = Układ { $number } ({ $edges })
badger-turn-by = O { $number } ({ $edges })
badger-goes-on = dalej do: { $fields }
badger-lies-as-now = leży jak teraz, dalej do: { $fields }
badger-no-field = żadnego pola
badger-cover = Zakryj
badger-cover-tiles = Zakryj { $fields }
badger-lay = Połóż płytkę { $field }: { $face }
badger-lord = Wyślij borsuka:
badger-name = { $field }
badger-flip = Odwracacz: odwróć dowolną płytkę
badger-flip-up = Odkryj { $field }
badger-flip-down = Zakryj { $field }

### Co się wpisuje oprócz słów gry (jak to czytamy, mówi cogs/typed_moves/synonyms.py)

badger-typed =
    run: bieg, biegnij, biegnę, idź, idę, ruch, rusz, pobiegnij, wejdź, biegiem, przesuń, skocz;
    uncover: odkryj wszystko, odsłoń wszystko, odkrywam, odsłoń, odsłaniam, odkryj, pokaż;
    cover: zakryj, zakrywam, zakryj wszystko, zasłoń, zasłoń wszystko;
    rotate: obróć, obracam, obracaj, przekręć, kręć, przekręcam;
    lay: połóż, kładę, ułóż;
    lord: wyślij, poślij, borsuk, wyślij borsuka, poślij borsuka, borsuka;
    flip: odwróć, odwracam;
    pass: pas, pasuję, koniec, koniec tury, kończę, dalej, gotowe, czekam;
    takeback: cofnij, cofam, cofnij ruch, wycofaj;
    lady = borsuczyca, borsuczycy, borsuczycę, jaskinia borsuczycy, do borsuczycy; checkpoint = punkt kontrolny, punktu kontrolnego, punkt; goal = meta, mety, metę, mecie;
    start-e = wschodni start, start wschodni, start wschód; start-w = zachodni start, start zachodni, start zachód;
    green-ne = zielona … NE, zielonej … NE; green-nw = zielona … NW, zielonej … NW;
    yellow-e = żółta … E, żółtej … E; yellow-w = żółta … W, żółtej … W;
    red-se = czerwona … SE, czerwonej … SE; red-sw = czerwona … SW, czerwonej … SW;
    green-ne = północny wschód, północno wschodnia; green-nw = północny zachód, północno zachodnia;
    red-se = południowy wschód, południowo wschodnia; red-sw = południowy zachód, południowo zachodnia;
    1 = raz, jeden, o jeden, 60 stopni; 2 = dwa, dwa razy, 120 stopni; 3 = trzy, trzy razy, 180 stopni;
    4 = cztery, cztery razy, 240 stopni; 5 = pięć, pięć razy, 300 stopni;
    = proszę, teraz, potem, najpierw, do, na, w, o, od, pole, pola, płytka, płytkę, płytki, kafelek, numer, nr, krok, kroki, kroków, jaskinia, jaskini, jaskinię, i, go, ją, mysz, myszą;
    run: ruszam, pobiegnę, lecę, leć, wchodzę, wbiegam, przechodzę, przesuwam, skaczę; cover: zasłaniam, zasłaniam wszystko, zakrywam wszystko, zakryję, chowam, schowaj;
    rotate: obrót, obrócę, kręcę, zakręć, przekręcę; lay: układam, ułożę; lord: wysyłam, posyłam, wysyłam borsuka, posyłam borsuka; flip: odwrócę, przewróć, przewracam;
    checkpoint = czekpoint, checkpointu, checkpointa, kontrolny; green-ne = północno wschodniej; green-nw = północno zachodniej; red-se = południowo wschodniej; red-sw = południowo zachodniej;
    yellow-e = wschodnia jaskinia, wschodniej jaskini, żółta wschodnia, żółtej wschodniej; yellow-w = zachodnia jaskinia, zachodniej jaskini, żółta zachodnia, żółtej zachodniej;
    = prawo, zgodnie, ruchem, wskazówek, zegara, myszką, moją, swoją, polu;

### Co się stało

badger-rematch-snack = { $seat } ma z ostatniego wyścigu przekąskę rewanżową i zaczyna z { $snacks } przekąskami.
badger-laid = Labirynt leży zakryty. Zaczyna { $seat }.
badger-uncovered = { $seat } odkrywa płytkę { $field }: { $face }.
badger-lies = Płytka { $field } leży; stamtąd idzie się dalej do: { $fields }.
badger-covered = { $seat } zakrywa płytki: { $fields }.
badger-flipped-up = { $seat } używa odwracacza i odkrywa płytkę { $field }: { $face }.
badger-flipped-down = { $seat } używa odwracacza i zakrywa płytkę { $field }.
badger-ran = { $seat } biegnie { $where }.
badger-turned = { $seat } obraca: { $field }; stamtąd idzie się dalej do: { $fields }.
badger-turned-any = { $seat } używa obrotnicy i obraca: { $field }; stamtąd idzie się dalej do: { $fields }.
badger-passed = { $seat } ma za sobą punkt kontrolny. Teraz do mety!
badger-lord-goes = Borsuk idzie { $where }.
badger-rage = Borsuk wpada w szał i gryzie wokół swojej jaskini!
badger-rage-nobody = Borsuk wpada w szał, ale nikogo nie dosięga.
badger-lord-bit = Borsuk gryzie! { $seat } (miejsce: { $field }) { $away ->
    [0] zostaje tam
   *[other] ucieka { $where }
} i traci przekąskę: { $snacks ->
    [0] nie została ani jedna przekąska
    [one] została jedna przekąska
    [few] zostały { $snacks } przekąski
   *[many] zostało { $snacks } przekąsek
}.
badger-lady-bit = Borsuczyca gryzie! { $seat } (miejsce: { $field }) { $away ->
    [0] zostaje tam
   *[other] ucieka { $where }
} i traci przekąskę: { $snacks ->
    [0] nie została ani jedna przekąska
    [one] została jedna przekąska
    [few] zostały { $snacks } przekąski
   *[many] zostało { $snacks } przekąsek
}.
badger-stuck = { $seat } nie może już wykonać żadnej akcji; tura się kończy.

### Koniec

badger-moment = { $seat }: do mety { $steps ->
    [one] brakował jeden krok
    [few] brakowały { $steps } kroki
   *[many] brakowało { $steps } kroków
}.
badger-moment-behind = { $seat } nie dociera nawet do punktu kontrolnego.
badger-moment-bitten = Ostatnia przekąska znika dopiero w turze { $number }: { $seat }.
badger-place = { $place }\. { $seat }
badger-account-start = Przekąski na początku
badger-account-bitten = Ugryzienie
badger-account-lost = Przekąski zostają tylko zwycięzcy
badger-why-goal = Stamtąd do mety: { $steps ->
    [one] jeden krok
    [few] { $steps } kroki
   *[many] { $steps } kroków
}.
badger-why-checkpoint = Stamtąd do punktu kontrolnego: { $steps ->
    [one] jeden krok
    [few] { $steps } kroki
   *[many] { $steps } kroków
}.
badger-aim-goal = do mety
badger-aim-checkpoint = do punktu kontrolnego
badger-why-wins = To meta, a flagę już masz: wygrywasz.
badger-why-passes = Dostajesz tam flagę. Odtąd po ugryzieniu wracasz tylko do punktu kontrolnego.
badger-why-bites = Ta mysz zostanie wtedy ugryziona: { $seat }. Pozostałe przekąski: { $snacks }.
badger-why-no-lady = Wtedy borsuczyca już nie dosięga twojej myszy.
badger-why-no-lord = Wtedy borsuk już nie dosięga twojej myszy.
badger-why-lady = Wtedy borsuczyca dosięga myszy: { $seat }.
badger-why-lord = Wtedy borsuk dosięga myszy: { $seat }.
badger-why-way = Wtedy twoja otwarta droga { $aim } ma { $steps ->
    [one] jeden krok
    [few] { $steps } kroki
   *[many] { $steps } kroków
}.
badger-why-near = Wtedy otwarte ścieżki prowadzą cię na pole, z którego { $aim } { $steps ->
    [one] zostaje jeden krok
    [few] zostają { $steps } kroki
   *[many] zostaje { $steps } kroków
}.
badger-why-cuts = To przecina otwartą drogę { $aim }: { $seat }.
badger-why-longer = To wydłuża otwartą drogę do { $steps } kroków: { $seat }.
badger-why-far = To przecina ścieżki ({ $seat }): z najbliższego dostępnego pola { $aim } { $steps ->
    [one] zostaje jeden krok
    [few] zostają { $steps } kroki
   *[many] zostaje { $steps } kroków
}.
badger-why-closer = Z tej płytki jest bliżej niż z twojego pola; droga { $aim }: { $steps ->
    [one] jeden krok
    [few] { $steps } kroki
   *[many] { $steps } kroków
}.
badger-why-uncover = Zobaczysz, dokąd prowadzą dalej twoje ścieżki. Zakryte płytki na ich końcach: { $count }.
badger-why-ways = Wtedy liczba pól połączonych z twoim: { $count }.
badger-why-cover = Wtedy nikt nie wejdzie na zakryte płytki: { $count }.
badger-why-lord-away = Stamtąd borsuk nie dosięga twojej myszy.
badger-why-joins = Wtedy ta płytka jest połączona z twoim polem.
badger-why-points = Wtedy jedna z jej ścieżek prowadzi do pola, z którego { $aim } { $steps ->
    [0] zostaje 0 kroków
    [one] zostaje jeden krok
    [few] zostają { $steps } kroki
   *[many] zostaje { $steps } kroków
}.
badger-why-safe = Po tym żaden borsuk nie dosięga twojej myszy.
badger-why-harmless = Jakąś akcję trzeba wykonać: po tej otwarte ścieżki nadal prowadzą cię wszędzie tam, gdzie teraz.
badger-why-shows = Wtedy wszyscy widzą, co leży na polu { $field }.
badger-why-bitten = Twoja mysz zostaje ugryziona. Przekąski, które zostają: { $snacks }. Komputer nie widzi nic lepszego.
badger-why-left = Po tym liczba kroków { $aim } to { $steps }. Komputer nie widzi nic lepszego.
badger-about-paths = Płytka. Jej ścieżki prowadzą do { $count } z sześciu boków. Takich płytek jest { $copies }.
badger-about-colour = Wbiegnij na nią, a wyślesz borsuka do jednej z jego dwóch jaskiń ({ $colour }).
badger-ui-cards = Płytki
badger-about-rage = Szał: borsuk gryzie wtedy wszystkie myszy na płytkach obok swojej jaskini, czy jest tam ścieżka, czy nie.
badger-about-rotator = Obrotnica: musisz wtedy obrócić dowolną odkrytą płytkę.
badger-about-flipper = Odwracacz: musisz wtedy odwrócić dowolną płytkę, na której nikt nie stoi. Zakryta zostaje odkryta, a odkryta zakryta.
badger-about-colour-example = Przykład: borsuk siedzi tutaj: { $cave }. Wbiegasz na tę płytkę, więc musi iść { $to }.
badger-about-rage-example = Przykład: wysyłasz borsuka { $to }. Druga mysz stoi na płytce obok tej jaskini, bez ścieżki do niej, a mimo to zostaje ugryziona.
badger-about-rotator-example = Przykład: borsuczyca dosięga twojej myszy. Obracasz płytkę po drodze, choćby daleką, i borsuczyca jej nie znajduje.
badger-about-flipper-example = Przykład: borsuczyca dosięga twojej myszy. Zakrywasz płytkę po drodze i dalej nie przejdzie.
badger-about-neutral-example = Przykład: wbiegasz na nią jedną z jej ścieżek. Dalej idzie się { $others ->
    [one] jedną inną
    [few] jedną z { $others } innych
   *[many] jedną z { $others } innych
}, a borsuk zostaje, gdzie jest.
badger-about-lord-name = Borsuk
badger-about-lord = Po każdej akcji gryzie wszystkie myszy obok swojej jaskini, których ścieżka do niej prowadzi. Każde ugryzienie kosztuje przekąskę.
badger-about-lord-example = Przykład: siedzi w jaskini, a twoja mysz stoi obok. Bez ścieżki do jaskini jest bezpieczna.
badger-about-lady-name = Borsuczyca
badger-about-lady = Na koniec każdej tury przeszukuje wszystkie ścieżki połączone z jej jaskinią i gryzie każdą mysz, którą znajdzie.
badger-about-lady-example = Przykład: obróć jedną płytkę, a droga z jej jaskini do twojej myszy się urywa.
badger-unit = { $score ->
    [one] przekąska
    [few] przekąski
   *[many] przekąsek
}
badger-stopped = Grę przerwano przed końcem.
badger-won-goal = { $seat } dobiega do mety i wygrywa! Zostało przekąsek: { $snacks }.
badger-won-snacks = { $loser } nie ma już przekąsek: wygrywa { $seat }!
badger-won-limit = Koniec limitu tur ({ $turns }). Wygrywa { $seat }: { $why }.
badger-why-flag = tylko ta mysz ma flagę
badger-why-snacks = zostało więcej przekąsek
badger-why-steps = zostało mniej kroków
badger-drawn-snacks = Obie myszy tracą ostatnią przekąskę w jednym ataku: remis.
badger-drawn-limit = Koniec limitu tur ({ $turns }). Flaga, przekąski i kroki są takie same: remis.

### Dlaczego czegoś nie można

badger-over = Ten wyścig już się skończył.
badger-not-your-turn = Teraz gra { $seat }.
badger-unknown = Nie ma akcji „{ $verb }”. Możesz napisać: biegnij, odkryj, zakryj albo obróć.
badger-no-passing = Nie można skończyć wcześniej: wykonaj wszystkie akcje tury ({ $actions }).
badger-no-takeback = Ruchu nie cofa się pisaniem. Naciśnij „Mój ruch” przy stole: jeśli można go cofnąć, jest tam do tego przycisk.
badger-no-lay = Nie ma teraz płytki do położenia.
badger-no-lord = Borsuk zostaje na miejscu, póki mysz nie wbiegnie na kolor.
badger-no-flip = Odwracać można tylko po wbiegnięciu na odwracacz.
badger-first-lay = Najpierw połóż płytkę { $field }, na przykład „połóż 1”.
badger-first-next = Najpierw podaj, która płytka jest następna: { $fields }.
badger-first-lord = Najpierw wyślij borsuka do jaskini.
badger-first-rotator = Najpierw użyj obrotnicy: obróć dowolną odkrytą płytkę, na przykład „obróć 25 2”.
badger-first-flipper = Najpierw użyj odwracacza: odwróć dowolną płytkę, na przykład „odwróć 25”.
badger-no-such-field = Nie ma pola „{ $field }”.
badger-too-many-words = Nie rozumiem w tym ruchu „{ $word }”. Napisz bez tego.
badger-nothing-to-uncover = Żadna ścieżka nie prowadzi stąd ({ $field }) do zakrytej płytki.
badger-uncover-which = Podaj, którą płytkę odkrywasz najpierw: { $fields }.
badger-no-path-to = Żadna z twoich ścieżek nie prowadzi tam: { $field }.
badger-not-covered = Tam nie ma czego odkryć: { $field }.
badger-lay-how = Podaj jedną z pokazanych liczb, od 1 do { $most }: tak będzie leżeć płytka { $field }.
badger-cover-all = Wszystkie płytki, do których prowadzą twoje ścieżki, zakrywa się razem: napisz po prostu „zakryj”.
badger-nothing-to-cover = Żadna z twoich ścieżek nie prowadzi do płytki, którą można zakryć.
badger-run-where = Podaj, dokąd biegniesz, na przykład „biegnij 25”.
badger-run-here = Twoja mysz już tam jest: { $field }.
badger-not-beside = To nie sąsiaduje z twoją myszą: { $field }.
badger-still-covered = Nie możesz tam biec, ta płytka jest jeszcze zakryta: { $field }.
badger-not-joined = Żadna ścieżka nie łączy tych pól: { $here } i { $field }.
badger-entered = W tej turze twoja mysz już tam była: { $field } (B26).
badger-rotate-which = Podaj, którą płytkę obracasz i o ile, na przykład „obróć 25 2”.
badger-rotate-how = Obrót w prawo ({ $field }): podaj liczbę kroków od 1 do 5.
badger-rotate-covered = Nie można obrócić tej płytki, bo jest zakryta: { $field }.
badger-frame-stays = To część ramy i nie można jej obrócić: { $field }.
badger-just-turned = Dopiero co obrócona: { $field }. Zrób najpierw coś innego (B30).
badger-too-far = To za daleko: { $field }. Obróć własną płytkę albo sąsiednią.
badger-lord-where = Borsuk może iść tutaj: { $fields }.
badger-flip-which = Podaj, którą płytkę odwracasz, na przykład „odwróć 25”.
badger-flip-tiles = Odwracać można tylko płytki, nie to: { $field }.
badger-flip-mouse = Na { $field } siedzi mysz, więc nie można odwrócić tej płytki.

### Obraz

badger-sign-start = Start
badger-sign-checkpoint = Punkt
badger-sign-goal = Meta
badger-sign-rage = Gryzie wokół
badger-sign-rotator = Obraca płytkę
badger-sign-flipper = Odwraca płytkę
badger-sign-lord = Tu gryzie borsuk
badger-sign-lady = Gryzie borsuczyca
badger-sign-run = Ostatnie biegi
badger-sign-last-turn = poprzednio
badger-sign-first-turn = Pierwsza tura wyścigu
badger-sign-nowhere = nie teraz
badger-sign-lies = Tak może leżeć: { $field }
badger-asked-lay = Tak leżałaby płytka.
badger-asked-next = Którą płytkę odkryć teraz? Wybierz jedną z białą obwódką.
badger-asked-lord = Dokąd idzie borsuk? Wybierz jaskinię z białą obwódką.
badger-asked-rotator = Obrotnica: obróć dowolną odkrytą płytkę.
badger-asked-flipper = Odwracacz: odwróć dowolną płytkę, na której nie stoi mysz.
badger-turn-of = Tura { $number }: { $seat }
badger-turn-number = Tura { $number }

badger-alt = Borsuk, tura { $number }: { $seat } wykonuje akcję { $action } z { $actions }, miejsce: { $here }; druga mysz: { $there }.
badger-alt-moved = { $seat } { $deeds }. { $alt }
badger-alt-laying = { $alt } Do położenia na polu { $field }: { $face }.
badger-describe-last = Poprzednia tura: { $seat } { $deeds }.
badger-did-run = biegnie { $field }
badger-did-uncover = odkrywa { $fields }
badger-did-rotate = obraca: { $field }
badger-did-cover = zakrywa { $fields }
badger-deed-effect = { $deed } (efekt: { $fields })
badger-deed-lord = { $deed } (borsuk idzie { $where })
badger-deed-bite = { $deed } (ugryzienie)
badger-deed-lord-bit = { $deed } (borsuk gryzie: { $seat }, miejsce: { $field })
badger-deed-lady-bit = { $deed } (borsuczyca gryzie: { $seat }, miejsce: { $field })
badger-due-act = { $seat } może biec tutaj: { $fields }.
badger-due-next = { $seat } wybiera, co będzie odkryte jako następne: { $fields }.
badger-due-lord = { $seat } wybiera, dokąd idzie borsuk: { $fields }.
badger-due-rotator = { $seat } stoi na obrotnicy i musi obrócić dowolną odkrytą płytkę.
badger-due-flipper = { $seat } stoi na odwracaczu i musi odwrócić dowolną płytkę.
badger-describe-mouse = { $seat }: { $field }, { $snacks ->
    [one] jedna przekąska
    [few] { $snacks } przekąski
   *[many] { $snacks } przekąsek
}; najpierw punkt kontrolny.
badger-describe-mouse-passed = { $seat }: { $field }, { $snacks ->
    [one] jedna przekąska
    [few] { $snacks } przekąski
   *[many] { $snacks } przekąsek
}; punkt kontrolny zaliczony, teraz do mety.
badger-describe-mouse-home = { $seat }: { $field }, { $snacks ->
    [one] jedna przekąska
    [few] { $snacks } przekąski
   *[many] { $snacks } przekąsek
}; z flagą to wygrana.
badger-describe-no-lord = Borsuka jeszcze nie ma na planszy.
badger-describe-lord = Borsuk: { $field }. Pola, na których gryzie: { $fields }.
badger-describe-lord-quiet = Borsuk: { $field }; żadna ścieżka nie prowadzi do jego jaskini.
badger-describe-lady = Borsuczyca przeszukuje na końcu tury: { $fields }.
badger-describe-lady-in = Jaskinia borsuczycy nie jest połączona z żadnym polem.
badger-describe-den = Jaskinia borsuczycy
badger-describe-tile = { $field } ({ $face })
badger-describe-way = { $place } prowadzi do: { $fields }; z żadnym nie połączone.
badger-describe-joined = { $place } prowadzi do: { $fields }; połączone z: { $joined }.
badger-describe-frame = W ramie: { $field }. Wyjścia: { $fields }.
badger-describe-covered = Zakryte: { $fields }.

### Nauka gry (lessons.toml)

badger-lesson-1-title = Do punktu kontrolnego, potem na metę
badger-lesson-1 = Dwie myszy ścigają się przez labirynt z 30 **zakrytych** płytek: najpierw do **punktu kontrolnego** na górze, potem na **metę** na dole. Gryzą borsuk i borsuczyca: ona czeka na środku, on przyjdzie później. Ugryzienie kosztuje jedną z pięciu **przekąsek** i cofa cię; bez przekąsek od razu przegrywasz. Nic nie jest tajne: grasz przyciskami przy stole.
badger-lesson-2-title = Odkrywanie płytek
badger-lesson-2 = Tura to dokładnie **cztery akcje**; żadnej nie można pominąć. **Odkrywanie** to jedna z nich: odwracasz *wszystkie* zakryte płytki, do których prowadzi twoja ścieżka. Decydujesz, od której zaczynasz i jak każda leży; jedna z jej ścieżek musi łączyć się z twoim polem. Płytkę, która może leżeć tylko w jeden sposób, układa za ciebie stół.
badger-lesson-2-task = Stoisz na wschodnim starcie i masz odkrytą płytkę 7. Do punktu kontrolnego idzie się w lewo, przez 6 i 2. Twoja ścieżka prowadzi też do płytki 13: byłaby następna, ale tutaj układasz tylko 7. Jak ją układasz? (Strzałki pokazują, dokąd prowadzą jej ścieżki; jedna może kończyć się na brzegu.)
badger-lesson-2-right = Twoja ścieżka prowadzi dalej na 6, a na 13 jest druga droga.
badger-lesson-2-clever = Twoja ścieżka prowadzi dalej na 6 i do zielonej jaskini. Przez jaskinie można biegać, ale może tam siedzieć borsuk: o nim za chwilę.
badger-lesson-2-wrong = Tak dojdziesz tylko na 12, daleko od punktu kontrolnego. Płytka 6 leży dokładnie po lewej (←︎).
badger-lesson-3-title = Bieg, obrót, zakrywanie
badger-lesson-3 = **Bieg** to jeden krok, jeśli ścieżki obu pól się łączą; nie wrócisz na żadne pole, na którym twoja mysz stała w tej turze. **Obracasz** swoją płytkę albo sąsiednią (także jaskinię borsuczycy), ale nie tę samą dwa razy z rzędu. **Zakrywanie** odwraca wszystkie płytki, do których prowadzi twoja ścieżka. Jeden krok obrotu to 60°. Prosta i łuk mają dwie ścieżki, rozwidlenie i gwiazda trzy, skrzyżowanie cztery. Nic nie pomaga? Wybierz to, co najmniej szkodzi.
badger-lesson-3-task = Płytka 7 prowadzi na 6 i 13, płytka 13 też jest ułożona, a ty masz jeszcze trzy akcje. Która przybliża twoją mysz do punktu kontrolnego?
badger-lesson-3-right = Z 7 idzie się dalej na 6. Płytka 7 jest czerwona, więc budzi się borsuk: zaraz o nim.
badger-lesson-3-wrong = Tak oddalasz się od celu albo zakrywa ci drogę. Biegnij na 7.
badger-lesson-4-title = Borsuk
badger-lesson-4 = Gdy wbiegasz na **kolorową** płytkę albo do jednej z jego jaskiń, wysyłasz **borsuka** do jednej z dwóch jaskiń tego koloru; jeśli siedzi już w jednej z nich, idzie do drugiej. Po **każdej akcji**, także drugiej myszy, gryzie wszystkich na polach **obok swojej jaskini**, z których ścieżka do niej prowadzi. Dwa pola dalej albo bez takiej ścieżki nic ci nie grozi; w samej jego jaskini też nie, chyba że przy stole ustalono inaczej. Przy płytkach bez koloru (szarych) zostaje, gdzie jest.
badger-lesson-4-task = W innej grze płytka 7 jest zielona. Stoisz na niej, a jej ścieżka prowadzi do zielonej jaskini NE. Dokąd go wysyłasz?
badger-lesson-4-right = Jaskinia NW jest daleko i żadna mysz nie ma do niej ścieżki.
badger-lesson-4-wrong = Siedzi teraz tuż obok, a twoja ścieżka prowadzi do niego: przekąska mniej i powrót na start. Pozostałe akcje wykonujesz stamtąd.
badger-lesson-5-title = Borsuczyca
badger-lesson-5 = Na **koniec każdej tury** **borsuczyca** przeszukuje wszystkie ścieżki połączone z jej jaskinią na środku, choćby najdłuższe. Są fioletowe. Gryzie każdą mysz, którą tam znajdzie, także na starcie i w punkcie kontrolnym. Nie wchodzi tylko do jaskiń borsuka.
badger-lesson-5-task = To twoja czwarta akcja. Dosięga cię na 6 przez 11. Co robisz? (11 · 2: o dwa kroki.)
badger-lesson-5-right = Płytka 11 nie jest już połączona ani z jej jaskinią, ani z twoim polem.
badger-lesson-5-clever = Zakrywasz 7, 11 i 2: nie ma ścieżki, nie ma borsuczycy. Ale potem trzeba je znowu odkryć.
badger-lesson-5-wrong = Przez 11 nadal cię znajduje: przekąska mniej i powrót na start. Przerwij ścieżkę na 11.
badger-lesson-6-title = Flaga, meta i specjalne płytki
badger-lesson-6 = W punkcie kontrolnym dostajesz **flagę**. Ugryzienie nadal kosztuje przekąskę, ale cofa cię już tylko do punktu kontrolnego. **Wbiegnij z flagą na metę, a wygrywasz**; bez niej nic się tam nie dzieje.
    Trzy efekty (ich znaki są pod planszą) działają, gdy wbiegasz na ich płytkę:
    - **obrotnica**: obracasz dowolną odkrytą płytkę;
    - **odwracacz**: odwracasz dowolną płytkę bez myszy;
    - **szał**: borsuk od razu gryzie wszystkie myszy na płytkach wokół jaskini, w której siedzi, nawet bez ścieżki.
badger-tip-lay = Decydujesz, jak leży ta płytka. Jedna z jej ścieżek musi łączyć się z twoim polem; liczby na obrazie pokazują, dokąd można iść dalej.
badger-tip-lord = Wbiegasz na kolor, więc przestawiasz borsuka. Gryzie obok swojej jaskini, tam gdzie prowadzi do niej ścieżka: trzymaj go z dala od siebie.
badger-tip-bitten = Ugryzienie kosztuje przekąskę i cofa mysz. Po każdej akcji borsuk gryzie tam, gdzie obraz pokazuje zęby; w szale wszędzie wokół swojej jaskini.
badger-tip-hunted = Borsuczyca na koniec każdej tury przeszukuje fioletowe ścieżki: przerwij je przed czwartą akcją.
badger-tip-flip = Stoisz na odwracaczu: zakryj płytkę, która pomaga drugiej myszy, albo odkryj taką na swojej drodze, blisko czy daleko.
badger-tip-run = Każdy krok to akcja, a w tej samej turze nie wrócisz na żadne pole.
badger-tip-uncover = Odkrywanie odwraca wszystkie zakryte płytki, do których prowadzi twoja ścieżka, w jednej akcji.
badger-tip-rotate = Nie ma ścieżki tam, dokąd chcesz iść? Obróć swoją płytkę albo sąsiednią, a na obrotnicy dowolną.
badger-tip-rage = W szale borsuk gryzie wszystkich wokół swojej jaskini, także bez ścieżki. Teraz jest znów spokojny.

### Obrazki obok zasad (lessons.toml)

badger-picture-board = Wszystko leży zakryte. Myszy stoją na startach; chorągiewka to punkt kontrolny, znak w kratkę to meta. Na brzegu jest sześć jaskiń borsuka, a pośrodku jaskinia borsuczycy.
badger-picture-tiles = Myszy biegają po jasnych ścieżkach. Wszystkie ścieżki płytki łączą się ze sobą.
badger-picture-uncover = Płytka 7 jest odkryta. Pod planszą są trzy położenia, w których może leżeć: każde łączy ją z polem myszy.
badger-picture-actions = Druga z czterech akcji: obok myszy leżą odkryte płytki 7 i 13. Może na jedną wbiec, jedną obrócić albo obie naraz zakryć.
badger-picture-lord = Mysz wbiega na zieloną płytkę, więc borsuk trafia do jednej z dwóch zielonych jaskiń: tych z białą obwódką.
badger-picture-bite = Borsuk siedzi w zielonej jaskini u góry po lewej. Zęby pokazują, gdzie gryzie: na płytce 3, bo jej ścieżka prowadzi do jego jaskini. Mysz, która jest z nim w jaskini, jest bezpieczna.
badger-picture-lady = Fioletowe ścieżki łączą się z jaskinią borsuczycy: przez 11 do 6 i dalej do 2. Mysz na 6 zostanie ugryziona na koniec tury, chyba że jej ostatnia akcja przerwie ścieżkę.
badger-picture-effects = Znaki trzech efektów. Działają, gdy mysz wbiega na płytkę.

### Wyczyny i za co są

badger-feat-full-bag = Pełny plecak
badger-feat-full-bag-how = na mecie z co najmniej { $number } przekąskami
badger-feat-last-snack = Ostatni okruszek
badger-feat-last-snack-how = na mecie z ostatnią przekąską
badger-feat-sprint = Prosto do mety
badger-feat-sprint-how = na mecie w najwyżej { $number } własnych turach
badger-feat-photo-finish = Fotofinisz
badger-feat-photo-finish-how = na mecie, gdy drugiej myszy brakowało najwyżej { $number } kroków
badger-feat-badger-tamer = Poskramianie borsuków
badger-feat-badger-tamer-how = { $number } razy borsuki poszczute na drugą mysz
badger-feat-untouched = Bez zadrapania
badger-feat-untouched-how = wygrana bez ani jednego ugryzienia
badger-feat-explorer = Żyłka odkrywcy
badger-feat-explorer-how = { $number } odkrytych płytek w jednej partii
badger-feat-hungry-winter = Głodna zima
badger-feat-hungry-winter-how = wygrana, bo druga mysz straciła wszystkie przekąski
