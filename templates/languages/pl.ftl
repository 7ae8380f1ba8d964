# Polski (Polish)

## The frame of every page

frame-skip = Przejdź do treści
frame-trail = Gdzie jesteś
frame-season = Sezon
frame-made-by = Przygotowano w programie palmares { $version }.
frame-triangle = Liczba z trójkątem otwiera się i pokazuje, jak ją obliczono.
frame-pages = Strony
language-code = pl

## Links and titles

link-certificates = Dyplomy
events = Turnieje
quotas = Limity
players = Zawodnicy
clubs = Kluby
link-workbook = Sezon jako skoroszyt
link-secretary = Dla sekretarza
competitions = Rozgrywki
players-by-surname = , według nazwisk
players-letters = Litery
score-cards = Karty zapisów
standings = Wyniki
lists-workbook = To samo jako skoroszyt
promotions-certificates = Dyplomy do druku
promotions-none = Brak awansów.
players-other = Inne

## Heads of columns, and labels on phones

head-date = Data
head-event = Turniej
head-with = Z kim
head-place = Miejsce
head-score = Wynik
head-award = Przyznano
head-round = Runda
head-colour = Kolor
head-opponent = Przeciwnik
head-result = Wynik
head-points = Punkty
head-game = Partia
head-power = Mocarstwo
head-centres-by-year = Centra w kolejnych latach
head-outcome = Zakończenie
head-opponents = Przeciwnicy
head-centres = Centra
head-tables = Stoły
head-winners = Zwycięzcy
head-state = Stan
head-player = Zawodnik
head-number = Numer
head-events = Turnieje
head-club = Klub
head-who = Kto
head-field = Obsada
head-name = Nazwisko
head-counted = Zaliczone
head-played = Rozegrane
head-basis = Podstawa
head-total = Suma
head-rating = Ranking
head-section = Sektor
head-scratch = Bez handicapu
head-overall = Ogółem
head-prize = Nagroda
head-amount = Kwota
head-home = Gospodarze
head-away = Goście
head-boards = Rozdania
head-imps = IMP
head-games = Partie
head-expected = Oczekiwane
head-change = Zmiana
head-new-rating = Nowy ranking
head-performance = Ranking uzyskany
head-norm = Norma
head-norm-result = Wynik lub czego jeszcze brakuje
head-team = Drużyna
head-no = Nr
head-mps-of = MP z { $top }
head-white = Białe
head-black = Czarne
head-board = Szachownica
head-side = Strona

## Things with their number

count-boards =
    { $count ->
        [one] { $number } rozdanie
        [few] { $number } rozdania
       *[other] { $number } rozdań
    }
count-certificates =
    { $count ->
        [one] { $number } dyplom
        [few] { $number } dyplomy
       *[other] { $number } dyplomów
    }
count-clubs =
    { $count ->
        [one] { $number } klub
        [few] { $number } kluby
       *[other] { $number } klubów
    }
count-contestants =
    { $count ->
        [one] { $number } uczestnik
        [few] { $number } uczestników
       *[other] { $number } uczestników
    }
count-errors =
    { $count ->
        [one] { $number } błąd
        [few] { $number } błędy
       *[other] { $number } błędów
    }
count-events =
    { $count ->
        [one] { $number } turniej
        [few] { $number } turnieje
       *[other] { $number } turniejów
    }
count-more = jeszcze { $number }
count-players =
    { $count ->
        [one] { $number } zawodnik
        [few] { $number } zawodników
       *[other] { $number } zawodników
    }
count-points =
    { $count ->
        [one] { $number } punkt
        [few] { $number } punkty
       *[other] { $number } punktów
    }
count-points-part = { $number } punktu
count-results =
    { $count ->
        [one] { $number } wynik
        [few] { $number } wyniki
       *[other] { $number } wyników
    }
count-tables =
    { $count ->
        [one] { $number } stół
        [few] { $number } stoły
       *[other] { $number } stołów
    }
count-tables-part = { $number } stołu
count-warnings =
    { $count ->
        [one] { $number } ostrzeżenie
        [few] { $number } ostrzeżenia
       *[other] { $number } ostrzeżeń
    }
count-chess-boards =
    { $count ->
        [one] { $number } szachownica
        [few] { $number } szachownice
       *[other] { $number } szachownic
    }
count-games =
    { $count ->
        [one] { $number } partia
        [few] { $number } partie
       *[other] { $number } partii
    }
count-cards =
    { $count ->
        [one] { $number } karta
        [few] { $number } karty
       *[other] { $number } kart
    }

## The index

index-problems = { $problems }: dla sekretarza
index-first-hundred = Pierwsza setka
index-all-players = Wszyscy zawodnicy według nazwisk
index-latest = Najnowsze wyniki
index-calendar = Kalendarz
index-ahead = Przed nami
index-by-month = Według miesięcy
index-all-events = Wszystkie turnieje ({ $number })
index-all-clubs = Wszystkie kluby ({ $number })
tile-events =
    { $count ->
        [one] turniej
        [few] turnieje
       *[other] turniejów
    }
tile-clubs =
    { $count ->
        [one] klub
        [few] kluby
       *[other] klubów
    }
tile-players =
    { $count ->
        [one] zawodnik
       *[other] zawodników
    }
season-of = Sezon { $years }

## Leaders and records

leaders-title = Najlepsi w sezonie
leaders-more = jeszcze { $number } z wynikiem { $points }
records-most = Najwięcej { $kind } w jednym turnieju
records-highest = Najwyższe procenty

## A player

player-number = Numer członkowski { $number }
player-no-number = Bez numeru członkowskiego
player-also = Występuje też jako { $names }.
player-events-played = Rozegrane turnieje
player-clauses = Strona turnieju pokazuje, jak obliczono każdą nagrodę, punkt po punkcie: { $clauses }, o ile nie podano innych.
player-round-by-round = , runda po rundzie
player-game-by-game = , partia po partii
player-place-of = { $place } z { $field }
player-clauses-also = także { $clauses }
player-clauses-by = według { $clauses }

## A club

club-players = Zawodnicy według zdobytych tu punktów

## An event

event = Turniej
event-the-draw = { $round }: kojarzenie
ratings = Rankingi
event-house = para rezerwowa
groups = Grupy
prizes = Nagrody
event-receipts = Pokwitowania do podpisu
ratings-own = Obliczono z rankingów podanych w protokole, tylko dla tego turnieju.
norms = Normy na tytuł
event-why = Jak obliczono punkty
event-clauses = { $book }, punkty regulaminu { $clauses }. Punkty dostaje każdy zawodnik.
event-settled = Z ustawień, nie z protokołu: { $settled }
problems = Problemy
event-annotated = Protokół z uwagami
event-annotated-has = zawiera każdą komórkę tak, jak ją przysłano, a po nich te wyniki.
event-draw-of-round = Kojarzenie rundy { $number }
event-status = ranga: { $status }
event-adjusted = korekta { $amount }

## Brackets

bracket = Drabinka
bracket-by-round = Drabinka, runda po rundzie
bracket-won = wygrana
bracket-eliminated = odpada
bracket-out = odpada
bracket-key = Pogrubienie: zwycięzca. Skreślenie: odpadł w tej rundzie.

## Matches and rounds

matches = Mecze
crosstable = Tabela turniejowa
rounds = Rundy
matches-after = Wyniki po każdej rundzie
matches-after-caption = Wyniki po każdej rundzie, w { $unit }, z miejscem
round-number = Runda { $number }
crosstable-key-teams = 12w2½: z numerem 12 białymi na pierwszej szachownicy, 2½ punktu. + i − to walkowery.
crosstable-key = 12w1: z numerem 12 białymi, wygrana; ½ remis, 0 przegrana. + i − to walkowery.
rounds-home-had = Gospodarze mieli
rounds-white-had = Białe miały
rounds-away-had = Goście mieli
rounds-black-had = Czarne miały
diplomacy-rounds = Rundy i mocarstwa
diplomacy-key = E 26.563: England, 26,563 punktu. A Austria-Hungary, E England, F France, G Germany, I Italy, R Russia, T Turkey.
diplomacy-games = Partie

## Boards and score cards

boards = Rozdania
cards-contestants = Uczestnicy
cards-own-side = Zapisy są podane od strony uczestnika.
cards-best = najlepsze rozdanie
cards-worst = najgorsze rozdanie
boards-most-frequent = Lista rozdań pokazuje najczęstszy kontrakt.
board-number = Rozdanie { $number }
boards-dealer = Rozdaje { $dealer }, { $vulnerable }
cards-print-four = Do druku: cztery karty na stronę, A4 lub Letter.
cards-print-two = Do druku: dwie karty na stronę, A4 lub Letter.
board-prizes = Nagrody na szachownicach
board-prizes-key = Liczą się tylko partie rozegrane, każda na tej szachownicy, na której ją rozegrano. Przy równym procencie wyżej jest więcej partii, przy równych punktach mniej.
boards-of = Rozdania: { $event }
cards-of = Karty zapisów: { $event }
cards-place-of = Miejsce { $place } z { $field }
cards-not-ranked = Bez miejsca
board-one = Rozdanie
cards-place-round = Karty miejsc, runda { $number }
how-matchpoints = Maksy: 2 za każdy gorszy wynik w rozdaniu, 1 za każdy równy (przepis 78A).
how-butler = IMP (przepis 78B) każdego zapisu względem średniej rozdania ({ $clause }).
how-cross-imps = IMP (przepis 78B) każdego zapisu względem każdego innego zapisu rozdania, podzielone ({ $clause }).
how-teams = IMP za różnicę między dwoma pokojami (przepis 78B).
how-board-a-match = Każde rozdanie jest wygrane, zremisowane lub przegrane z drugim pokojem: 2, 1 albo 0.
how-aggregate = Suma punktów: zapisy wszystkich rozdań dodane.
how-neuberg = Gdy w rozdaniu można porównać A wyników, a inne mają E, z M meczpunktów zrobiło się (M + 1) × E / A − 1 ({ $clause }).
how-simple = W rozdaniu z mniejszą liczbą wyników niż w innych meczpunkty liczą się jako część jego własnego maksa ({ $clause }).
how-artificial = A+, A i A− to zapisy sztuczne: { $plus }, { $average } i { $minus } % ({ $clause }).
how-artificial-own = A+, A i A− to zapisy sztuczne: { $plus }, { $average } i { $minus } %, albo własna średnia uczestnika w sesji, jeśli jest lepsza dla A+ lub gorsza dla A− ({ $clause }).
how-artificial-own-minus = A+, A i A− to zapisy sztuczne: { $plus }, { $average } i { $minus } %, dla A− własna średnia uczestnika w sesji, jeśli jest gorsza ({ $clause }).
how-artificial-imps = A+, A i A− to zapisy sztuczne; średnia plus w jednym rozdaniu to { $plus } IMP ({ $clause }).
traveller-version = Wersja { $version } przekłamanego rozdania, porównana tylko z jej własnymi wynikami.
traveller-top = Maks { $top }.
traveller-compared = Można porównać { $scores } z { $expected } wyników.
traveller-neuberg = Z M meczpunktów zrobiło się (M + 1) × { $expected } / { $scores } − 1 ({ $clause }).
traveller-divided = Zapisów: { $scores }; suma IMP podzielona przez { $by }.
traveller-too-few = Za mało zapisów do porównania.
sum-none = Bez wyniku.
sum-adjusted = ; korekta { $amount }
sum-scaled = ; przeliczone na wszystkie rozdania: { $value } z { $full }
sum-best = ; liczy się { $best } najlepszych z { $all }
sum-share = { $value } z { $most } = { $share } %
sum-matchpoints = Meczpunkty
sum-together = razem

## Draws and cards to print

drawn-number = Nr { $number }
drawn-pairing-number = , nr kojarzenia { $number }
drawn-section = Sektor { $section }
receipts = Pokwitowania
receipts-received = Otrzymano { $amount } · data
receipts-signature = Podpis
draw-next = Następna runda
draw-by = Według: { $board }
draw-by-name-link = Według nazwisk
draw-why = Dlaczego
draw-mine = Mój stół
draw-mine-list = Mój stół: lista według nazwisk
draw-by-board = według szachownic
draw-by-small = według: { $board }
draw-by-name = według nazwisk
draw-not-drawn = Nieskojarzeni:
bye = pauza
draw-seat = Szachownica { $board }, { $power }
draw-against = z
draw-why-seats = Dlaczego takie miejsca
draw-why-pairings = Dlaczego takie kojarzenie
draw-open = Otwórz parę, aby zobaczyć powody.
draw-mine-type = Mój stół: wpisz część nazwiska
draw-round-of = Runda { $number } z { $rounds }

## The search

search-season = Sezon
search-find = Szukaj zawodnika, turnieju lub klubu
search-hits = Znalezione
search-missing = Brakuje listy nazwisk.
search-player = zawodnik
search-event = turniej
search-club = klub
search-found = znalezionych
search-nothing = Nic nie znaleziono
search-first = , widać pierwszych { $most }

## Pictures

chart-months = Turnieje w miesiącu
chart-months-caption = Turnieje w kolejnych miesiącach.
chart-clubs-master = Punkty mistrzowskie według klubów
chart-clubs-local = Local Points według klubów
chart-first-ten = { $title }, pierwsza dziesiątka.
chart-tables = Stoły w kolejnych turniejach, według daty
chart-tables-caption = Stoły w kolejnych turniejach.
chart-course = Część stawki pokonana w kolejnych turniejach, według daty
chart-course-caption = Część stawki pokonana, turniej po turnieju: im wyżej, tym lepiej.
chart-spread = Rozkład wyników
chart-spread-of = Rozkład wyników, { $list }
chart-spread-caption = Ilu uczestników miało jaki wynik.
chart-bars = Te same liczby jako słupki.
unit-events = turnieje
unit-month = miesiąc
unit-tables = stoły
unit-day = dzień turnieju
unit-contestants = uczestnicy
unit-master-points = punktów mistrzowskich
chart-race = Zdobyte { $unit }, runda po rundzie
chart-race-caption = { $unit } zdobyte w meczach, runda po rundzie.
chart-race-caption-named = { $unit } zdobyte w meczach, runda po rundzie; podpisano pierwszych { $number }.
unit-round = runda
chart-running = { $unit } narastająco: { $label }
chart-running-percent = Procent narastająco: { $label }
chart-running-told = { $last } po { $number } rozdaniach; najwyżej { $high } po { $high-after }, najniżej { $low } po { $low-after }.
chart-running-axis = { $unit }, rozdanie po rozdaniu ({ $number })
chart-spread-some = , z punktami { $some }
chart-column-with = { $number } z wynikiem { $from } { $unit }
chart-column-from = { $number } od { $from } do { $to } { $unit }
chart-per-cent = { $numbers } procent
chart-no-award = bez punktów
chart-with-awards = z punktami
chart-centres = Centra zaopatrzenia, { $game }

## Letters

letter-number = (numer { $number })
letter-please-answer = PROSIMY O ODPOWIEDŹ
letter-correct = Prosimy poprawić skoroszyt albo kopię z uwagami i przysłać ponownie.
letter-no-questions = Nie mamy pytań.
letter-please-tell = PROSIMY O INFORMACJĘ
letter-only-questions = To tylko pytania: może być dobry powód.
letter-one-note = 1 uwaga nie wymaga odpowiedzi; widać ją w kopiach z uwagami.
letter-notes = Uwagi, które nie wymagają odpowiedzi: { $number }; widać je w kopiach z uwagami.
letter-credited = ZALICZONO
letter-nothing = nic
letter-files = PLIKI
letter-your-return = (Państwa protokół z naszymi uwagami)
letter-pdf = (dyplomy do druku)
letter-certificates-of = (dyplomy: { $name })
letter-up-to = Do { $day }
letter-congratulations = GRATULACJE
letter-promotion = Nowa ranga: { $rank }: { $why }
letter-your-points = PANA/PANI PUNKTY
letter-since = w tym nowe: { $points }
letter-rank = Ranga: { $rank }
letter-next-rank = Następna ranga: { $rank }, brakuje { $needs }
letter-where-from = SKĄD POCHODZĄ
letter-waiting = JESZCZE NIEZALICZONE
letter-certificates = DYPLOMY
letter-place = miejsce { $place }

## Certificates

certificates-print = Drukuj bez marginesów; każdy arkusz to jedna strona.
certificate-awarded-to = przyznany
certificate-awarded-to-capital = Przyznany
certificate-date-of-issue = Data wydania
certificate-issuing-officer = Wystawiający
certificate-place = { $ordinal } miejsce
certificate-place-scratch = { $ordinal } miejsce bez handicapu
certificate-place-shared = { $ordinal } miejsce ex aequo
certificate-place-shared-scratch = { $ordinal } miejsce ex aequo bez handicapu
certificate-points-won = zdobyte punkty
certificate-title-shared = { $title }, ex aequo
certificate-organised-by = organizator: { $organiser }
certificate-reached-on = osiągnięto { $day }
certificate-member-number = Numer członkowski { $number }
certificate-no-member-number = Nie podano numeru członkowskiego
certificate-number = Dyplom { $number }
certificate-officer = Wystawiający: { $name }
certificate-in-words = słownie: { $words }
certificate-clauses = Punkty regulaminu { $clauses }: { $book }.
certificate-congress-reasons = Strona każdego turnieju pokazuje, jak obliczono punkty.
certificates-of = Dyplomy: { $name }

## Points in words, and places

list-and = { $first } i { $last }
spelled-quarter = jedna czwarta
spelled-half = pół
spelled-three-quarters = trzy czwarte
spelled-and-quarter = { $whole } i jedna czwarta
spelled-and-half = { $whole } i pół
spelled-and-three-quarters = { $whole } i trzy czwarte
spelled-decimal = { $whole } przecinek { $digits }
ordinal = { $number }.

## Days and months

date-day = { $number } { $month } { $year }
date-month = { $month } { $year }
date-day-month = { $number } { $month }
month-1 = stycznia
month-2 = lutego
month-3 = marca
month-4 = kwietnia
month-5 = maja
month-6 = czerwca
month-7 = lipca
month-8 = sierpnia
month-9 = września
month-10 = października
month-11 = listopada
month-12 = grudnia
month-short-1 = sty
month-short-2 = lut
month-short-3 = mar
month-short-4 = kwi
month-short-5 = maj
month-short-6 = cze
month-short-7 = lip
month-short-8 = sie
month-short-9 = wrz
month-short-10 = paź
month-short-11 = lis
month-short-12 = gru
month-none = bez daty

## The office

office-returns = Protokoły
office-return = Protokół
office-totals = Sumy kontrolne
office-sums-key = Te same punkty zsumowane według turniejów, zawodników i klubów (z turniejami bez klubu). Trzy sumy muszą się zgadzać.
office-kind = Rodzaj
office-severity = Waga
office-files = Pliki
office-stake = Przyznano w tych turniejach
office-workbook = skoroszycie sezonu
office-by-event = Według turniejów
office-by-player = Według zawodników
office-by-club = Według klubów
office-sums = Sumy
office-agree = zgodne
office-differ = niezgodne
office-errors = Błędy
office-warnings = Ostrzeżenia
office-notes = Uwagi
office-without-awards = { $events } bez przyznanych punktów
office-all-returns = Wszystkie protokoły ({ $number })
count-returns =
    { $count ->
        [one] { $number } protokół
        [few] { $number } protokoły
       *[other] { $number } protokołów
    }
count-notes =
    { $count ->
        [one] { $number } uwaga
        [few] { $number } uwagi
       *[other] { $number } uwag
    }
count-questions =
    { $count ->
        [one] { $number } pytanie do klubów
        [few] { $number } pytania do klubów
       *[other] { $number } pytań do klubów
    }

## Lists

count-rows =
    { $count ->
        [one] { $number } wiersz
        [few] { $number } wiersze
       *[other] { $number } wierszy
    }
list-in = w
list-left = ; pozostałe ({ $number }) są tylko tam i w skoroszycie

## The entry desk

desk = Stolik zapisów
desk-everybody = Wszyscy
desk-fee = Wpisowe
desk-paid = Zapłacono
desk-open = Do zapłaty
desk-is-here = Obecny
desk-arrives = Przybywa
desk-asked = Pauzy
desk-key = Do zapłaty to wpisowe − zapłacono; znak plus oznacza nadpłatę. Kolumny to Fee due, Fee paid, Present, Arrives i Byes arkusza Entries.
desk-paid-only = Zapłacono { $paid }.
desk-owed = Należne { $due } − zapłacono { $paid } = do zapłaty { $owed }.
desk-overpaid = Należne { $due } − zapłacono { $paid } = { $balance }: do zapłaty { $owed } − nadpłata { $over }.
desk-without = {" "}Bez zgłoszeń, których kwot nie da się odczytać: { $number }.
desk-here = Obecnych: { $here }, nieobecnych: { $away }, nieodhaczonych: { $open }.
desk-owes = Jeszcze do zapłaty
desk-owes-of = { $owed } z { $due }
desk-owes-left = { $owed } z { $due } (wycofany)
desk-unread = Poza sumami
desk-unread-fee = wpisowe { $due }, zapłacono { $paid }
desk-missing = Jeszcze nieobecni
desk-late = Przyjdą później
desk-byes = Zgłoszone pauzy
desk-bye-for = { $rounds } (za { $score })
count-entries =
    { $count ->
        [one] { $number } zgłoszenie
        [few] { $number } zgłoszenia
       *[other] { $number } zgłoszeń
    }

## While an event is played

hall = Sala
hall-final = Wyniki końcowe
hall-nothing = Nie skojarzono jeszcze żadnej rundy i nie ma wyników.
hall-pause = Pauza
hall-go-on = Dalej
find-list = Lista według nazwisk
find-seat = Miejsce przy stole
find-plays-for = Gra dla
find-for = dla
find-nothing = Nie skojarzono jeszcze żadnej rundy.
find-round = { $title }, runda { $number }
find-standings = { $title }: wyniki
find-place = miejsce { $place }, wynik { $score }

## Boards, prizes, competitions

boards-play = rozgrywka
boards-split = rozdzielony; { $side } { $score }
boards-weight = { $share } % z { $score }
boards-hands = Ręce
boards-makes = Wygrywalne: { $makes }
datum-mean = Średnia { $value } (zapisów: { $number })
datum-rounded = Średnia { $value } (zapisów: { $number }): { $mean }, zaokrąglona
datum-ends = najniższe ({ $low }) i najwyższe ({ $high })
datum-left-out = ; pominięte z { $number }: { $scores }
datum-others = , razem z zapisami innych stołów
unit-centres = centra
prizes-paid = Nagrody { $total }, wypłacono w całości.
prizes-left = Nagrody { $total } = wypłacono { $paid } + pozostało { $left }.
norm-result = { $score } z { $games }, wynik rankingowy { $performance }
count-leaders = { $number } na czele
competition-by = { $of } według: { $by }, { $value }
competition-best = liczy się najlepszych: { $number }
competition-least = co najmniej turniejów: { $number }

## Fixed words

word-certificate = Dyplom
word-certificate-of-rank = Dyplom rangi
word-congress-certificate = Dyplom kongresu
word-master-point-certificate = Dyplom punktów mistrzowskich
word-master-points = Punkty mistrzowskie
word-points = Punkty
word-title = Tytuł
word-prize = Nagroda
word-award = Przyznano
word-final = ostateczne
word-provisional = wstępne
word-rejected = odrzucone
word-state-provisional = Wstępne
word-state-rejected = Odrzucone
word-state-not-released = Jeszcze nieogłoszone
word-state-no-awards-yet = Miejsca mogą się jeszcze zmienić i nie ma jeszcze punktów.
word-state-rounds-to-play = Są jeszcze rundy do rozegrania albo czegoś w protokole nie dało się odczytać. Miejsca mogą się jeszcze zmienić i nie ma jeszcze punktów.
word-state-no-places = Nie ma miejsc; problemy poniżej mówią dlaczego.
word-state-hidden = Miejsca, wyniki i punkty są ukryte, dopóki sędzia ich nie ogłosi.
word-error = błąd
word-warning = ostrzeżenie
word-note = uwaga
word-rounds = Rundy
word-no = Nr
word-team = Drużyna
word-pairing-cards = Karty kojarzeń
word-place-cards = Karty miejsc
word-board = Szachownica
word-table = Stół
word-side = Strona
word-colour = Kolor
word-power = Mocarstwo
word-home = Gospodarze
word-away = Goście
word-white = Białe
word-black = Czarne
word-net-points = Punkty netto
word-net-imps = IMP netto
word-mps = MP
word-imps = IMP
word-vps = VP
word-pairs-event = Turniej par
word-teams-event = Turniej teamów
word-individual-event = Turniej indywidualny
word-swiss-pairs = Turniej par, szwajcar
word-swiss-teams = Turniej teamów, szwajcar
word-multiple-teams = Multiple teams
word-team-league = Liga teamów
word-round-robin = Każdy z każdym
word-knockout-for-teams = Puchar teamów
word-double-knockout-for-teams = Podwójny puchar teamów
word-knockout-for-pairs = Puchar par
word-ladder-for-pairs = Drabinka par
word-ladder-for-teams = Drabinka teamów
word-ladder-for-individuals = Drabinka indywidualna
word-chess-tournament = Turniej szachowy (szwajcarski)
word-chess-team-tournament = Drużynowy turniej szachowy
word-diplomacy-tournament = Turniej Diplomacy
word-two-player-diplomacy = Puchar Diplomacy dla dwojga
word-board-games = Gry planszowe
word-north-south = Północ-Południe
word-east-west = Wschód-Zachód
word-north = Północ
word-south = Południe
word-east = Wschód
word-west = Zachód
word-nobody-vulnerable = obie przed partią
word-ns-vulnerable = NS po partii
word-ew-vulnerable = EW po partii
word-both-vulnerable = obie po partii
word-won-by-forfeit = wygrana walkowerem
word-lost-by-forfeit = przegrana walkowerem
word-half-by-forfeit = po pół punktu walkowerem
word-adjourned = odłożona
word-no-result-yet = jeszcze bez wyniku
word-bye-of-the-draw = pauza z kojarzenia
word-full-point-bye = pauza za cały punkt
word-half-point-bye = pauza za pół punktu
word-not-playing = nie gra
word-absent = nieobecny
word-session = Sesja
word-round = Runda
word-partner = Partner
word-against = Z kim
word-our-ns = Nasi NS
word-our-ew = Nasi EW
word-score = Zapis
word-contract = Kontrakt
word-by = Kto
word-tricks = Lewy
word-result = Wynik
word-room = Pokój
word-lead = Wist
word-play = Gra
word-ns = NS
word-ew = EW
word-ns-mps = MP NS
word-ns-percent = % NS
word-ew-mps = MP EW
word-ew-percent = % EW
word-ns-points = Punkty NS
word-ew-points = Punkty EW
word-ns-imps = IMP NS
word-ew-imps = IMP EW
word-charted-percent = Słupki pokazują procent w każdym rozdaniu, linia procent narastająco.
word-charted-points = Słupki pokazują punkty w każdym rozdaniu, linia sumę narastająco.
word-charted-imps = Słupki pokazują IMP w każdym rozdaniu, linia sumę narastająco.
word-status-club = klubowa
word-status-district = okręgowa
word-status-area = obszarowa
word-status-regional = regionalna
word-status-national = krajowa
word-kind-pairs = pary
word-kind-teams = teamy
word-kind-individual = indywidualny
word-kind-swiss-pairs = pary, szwajcar
word-kind-swiss-teams = teamy, szwajcar
word-kind-multiple-teams = multiple teams
word-kind-league = liga
word-kind-round-robin = każdy z każdym
word-kind-knockout-teams = puchar teamów
word-kind-double-knockout-teams = podwójny puchar
word-kind-knockout-pairs = puchar par
word-kind-ladder-pairs = drabinka par
word-kind-ladder-teams = drabinka teamów
word-kind-ladder-individual = drabinka indywidualna
word-kind-swiss = szwajcarski
word-kind-chess-teams = drużyny szachowe
word-kind-diplomacy = Diplomacy
word-kind-two-player = dla dwojga
word-kind-board-games = gry planszowe
word-method-matchpoints = maksy
word-method-butler = IMP do średniej
word-method-cross-imps = cross-IMP
word-method-teams = IMP między dwoma pokojami
word-method-board-a-match = board-a-match
word-method-aggregate = suma punktów
word-note-bye = pauza
word-note-forfeit-home = walkower gospodarzy
word-note-forfeit-away = walkower gości
word-note-not-played = nie rozegrano
word-women = Kobiety
word-mixed = Mikst
word-seniors = Seniorzy
word-juniors = Juniorzy
word-section = Sektor
word-power-austria = Austro-Węgry
word-power-england = Anglia
word-power-france = Francja
word-power-germany = Niemcy
word-power-italy = Włochy
word-power-russia = Rosja
word-power-turkey = Turcja
word-outcome-win = wygrana
word-outcome-draw = remis
word-outcome-survived = przetrwanie
word-outcome-eliminated = wyeliminowany
word-outcome-disqualified = zdyskwalifikowany
word-outcome-abandoned = przerwana
word-seat-north = N
word-seat-east = E
word-seat-south = S
word-seat-west = W
word-no-trumps = BA
word-passed-out = 4 pasy
word-fouled = przekłamane
word-room-open = otwarty
word-room-closed = zamknięty
word-note-conceded-home = gospodarze poddali
word-note-conceded-away = goście poddali
word-note-unplayable = nie do rozegrania
word-note-triangular = trójmecz
word-note-half-bye = pół pauzy
word-note-adjusted = skorygowany
word-note-withdrawn-home = gospodarze wycofani
word-note-withdrawn-away = goście wycofani
word-note-play-off = dogrywka
word-note-extra-boards = dodatkowe rozdania
word-closing-wbu = Każdą zmianę musi podpisać wystawca (#). Wykonano komputerowo: ważne, jeżeli związek upoważnił do tego wystawcę (#).
word-quotas = Limity
word-quotas-about = Co każdy organizator rozegrał w roku i ile mu wolno. Limity nie zmieniają punktów.
word-heading-organiser = Organizator
word-heading-kind = Rodzaj
word-heading-year = Rok
word-heading-what = Co
word-heading-held = Rozegrano
word-heading-allowed = Dozwolone
word-heading-state = Stan
word-heading-clause = Punkt regulaminu
word-heading-events-remarks = Turnieje i uwagi
word-quota-over = przekroczony
word-quota-within = w limicie
word-quota-any-number = bez limitu
word-organiser-congress = kongres
word-quota-regular = turnieje regularne
word-quota-minor = małe mistrzostwa
word-quota-alike = małe mistrzostwa o tych samych zgłoszeniach i formie
word-quota-leagues = ligi drużynowe
word-quota-ladders = drabinki
word-quota-inter-club = turnieje międzyklubowe
word-quota-licensed = turnieje licencjonowane
word-quota-major-pairs = główne mistrzostwa par
word-quota-major-teams = główne mistrzostwa drużyn
word-quota-special = turnieje specjalne
word-quota-no-fear = turnieje bez strachu
word-quota-junior = turnieje juniorów
word-quota-simultaneous = turnieje symultaniczne par
word-quota-invitation = turnieje na zaproszenie
word-wins = Wygrane
word-draws = Remisy
word-best-game = Najlepsza
word-second-best = 2. najlepsza
word-third-best = 3. najlepsza
word-games-won = Partie wygrane
word-drawn-games = Remisy z udziałem zawodnika
word-score-best = Punkty najlepszej partii
word-score-second-best = Punkty drugiej najlepszej partii
word-score-third-best = Punkty trzeciej najlepszej partii
word-tie-direct = Bezpośredni pojedynek
word-tie-black-games = Partie czarnymi
word-tie-black-wins = Wygrane czarnymi
word-tie-progressive = Progres
word-tie-lots = Losowanie
word-tie-lot = Losowanie
word-tie-match-points = Punkty meczowe
word-tie-game-points = Punkty z partii
word-tie-board-count = Punktacja szachownic
word-tie-average-buchholz = Średni Buchholz przeciwników
word-tie-average-rating = Średni ranking przeciwników
word-tie-performance = Wynik rankingowy turnieju
word-tie-pairing-number = Numer startowy
word-tie-rating = Ranking
word-tie-matches-won = Wygrane mecze, w punktach zwycięstwa
word-tie-opponents-sum = Suma punktów zwycięstwa przeciwników
word-tie-without-carry-over = Wynik bez przeniesienia
word-tie-code-wins = wygrane
word-tie-code-lot = los
word-tie-code-opponents = przeciwnicy
word-tie-code-imps = IMP
word-tie-code-carry-over = bez przeniesienia
word-game-of-round = Runda #, plansza #
word-ending-won = wygrana z 18 lub więcej centrami
word-ending-time = remis z czasu
word-ending-vote = remis przez głosowanie
word-ending-open = do rozegrania
word-ending-doubt = niepunktowana z powodu błędów w protokole
word-bye-score = pauza #
word-adjourned-short = odł.
word-bye-capital = Pauza
word-stands-down = pauzuje
word-nobody = nikt
word-yes = tak
word-no-lower = nie
word-no-event = brak turnieju
word-norm-made = wypełniona
word-norm-possible = możliwa
word-norm-missed = niewypełniona
word-master-point-to-go = # punkt mistrzowski
word-master-points-to-go = # punktów mistrzowskich
word-contender-player = zawodnik
word-contender-pair = para
word-contender-team = drużyna
word-value-percent = procent
word-value-points = punkty
word-value-places = miejsca
word-value-vps = VP
word-value-sum = suma
word-value-average = średnia
word-value-improvement = postęp
word-no-awards-no-book = Bez punktów: nie podano regulaminu
word-no-awards-rounds = Bez punktów: wpisano rundy: # z #
word-no-awards-one-round = Bez punktów: wpisano rundy: #
word-no-awards-some-rounds = Bez punktów: wpisano rundy: #
word-no-awards-played = Bez punktów: rozegrano rundy: # z #
word-no-awards-played-one = Bez punktów: rozegrano rundy: # z #, otwarte partie: #
word-no-awards-played-open = Bez punktów: rozegrano rundy: # z #, otwarte partie: #
word-no-awards-fide = Bez punktów: podręcznik FIDE ma miejsca, a nie punkty
word-no-awards-after = Bez punktów: turniej rozpoczął się, gdy to wydanie już nie obowiązywało
word-no-awards-before = Bez punktów: turniej rozpoczął się, zanim to wydanie zaczęło obowiązywać
word-no-awards-provisional = Bez punktów: turniej ma wyniki wstępne z powodu błędów
word-no-awards-rejected = Bez punktów: turniej odrzucono z powodu błędów
word-no-awards-error = Bez punktów: błąd uniemożliwia część z nich
word-no-awards-boards = Bez punktów: rozdań: #, potrzeba #
word-no-awards-boards-missing = Bez punktów: brak liczby rozdań
word-no-awards-sections = Bez punktów: nie wiadomo, kto jest w którym sektorze
word-no-awards-competition = Bez punktów: nie podano rozgrywek
word-no-awards-running = Bez punktów: rozgrywki pucharowe trwają
word-no-awards-final-decides = Bez punktów: decyduje finał
word-no-awards-goes-on = Bez punktów: nikt jeszcze nie awansuje
word-no-awards-matches = Bez punktów: nie wiadomo, kto wygrał który mecz
word-no-awards-handicap = Bez punktów: klasyfikacja z handicapem, a wyników bez niego brak
word-no-awards-handicap-stage = Bez punktów: uczestnicy kwalifikują się z handicapem do dalszego etapu
word-no-awards-ladder-waits = Bez punktów: punkty czekają na finał
word-no-awards-ladder-results = Bez punktów: nie wiadomo, ile wyników się liczy
word-no-awards-ladder-few = Bez punktów: liczy się wyników: #, a musi #
word-no-awards-ladder-size = Bez punktów: nie jest znana średnia liczba stołów
word-no-awards-consolation = Bez punktów: nie są znane stoły finału głównego ani tych spoza finałów
word-no-awards-knockout-small = Bez punktów: pierwotne zgłoszenie stołów: #, a puchar wymaga #
word-why-laid-out = jego arkusze ułożono jako protokół
word-why-signed = jest podpisany, a każda zmiana narusza podpis
word-why-shared = jest udostępniony, z dziennikiem zmian
word-why-template = jest szablonem
word-why-formats = ma więcej formatów komórek, niż pozwala Excel
word-why-part-damaged = jego część jest uszkodzona
word-why-xls = to skoroszyt xls
word-why-xlsb = to skoroszyt xlsb
word-why-no-workbook = to nie skoroszyt
word-what-pictures = Obrazy lub wykresy
word-what-notes = Notatki
word-why-permission = brak uprawnień do otwarcia
word-why-gone = już nie istnieje
word-why-open-elsewhere = ma go otwarty inny program, np. Excel; proszę go tam zamknąć
word-why-cloud = chmura, np. OneDrive, trzyma go gdzie indziej i go nie przysłała; dla jego folderu proszę wybrać „Zawsze zachowuj na tym urządzeniu”
word-why-folder-in-itself = to łącze do folderu, który go zawiera
word-why-mistakes = zawiera błędy
word-why-not-opened = nie dało się go otworzyć: już nie istnieje
word-why-file-not-opened = Pliku nie dało się otworzyć: już nie istnieje
word-why-no-picture = to nie PNG, JPEG ani SVG
word-why-not-utf = jeden ze znaków nie jest w UTF-8
word-why-not-utf-line = jego tekst w wierszu # nie jest w UTF-#
word-why-entities = deklaruje własne encje
word-why-unpacks = on lub jego część po rozpakowaniu przekracza # MB
word-why-cells = ma więcej niż # komórek
word-why-bytes = ma więcej niż # bajtów
word-why-nobody-listed = nikogo na niej nie ma
word-why-no-member-list = to nie lista członków z nazwiskami i numerami
word-played-matches = rozegrane mecze: # z #, potrzeba #
word-played-boards = rozegrane rozdania: # z #, potrzeba #
word-played-few-boards = rozegrane rozdania: #, potrzeba #
word-nobody-meets-again = nikt nie spotyka się ponownie
word-trf-no-player-lines = żaden wiersz nie zaczyna się od 001
word-trf-game-open = jedna z partii nie ma jeszcze wyniku
word-trf-points = punkty niewynikające z wyników
word-round-of-knockout = runda #
word-round-of-qualifying = runda Q#
word-scale-webber = liga prowadząca do Webber Cup
word-scale-divisions = ligi o kilku dywizjach na szczeblu okręgu
word-sheet-entries = tylko zgłoszenia
word-sheet-swiss-rounds = rundy szwajcara
word-sheet-swiss-ranking = klasyfikacja szwajcara
word-sheet-crosstable = tabela krzyżowa
word-sheet-pairings = kojarzenia
word-sheet-pairs = wyniki par
word-sheet-teams = wyniki drużyn
word-sheet-teams-matches = mecze drużyn
word-sheet-teams-matrix = macierz drużyn
word-sheet-league = tabela ligowa
word-sheet-knock-out = puchar
word-sheet-ladder = drabinka
word-sheet-matches = mecze
word-sheet-travellers = zapisy rozdań
word-sheet-centres = liczby centrów
word-sheet-diplomacy = wyniki Diplomacy
word-sheet-games = wyniki partii
word-sheet-prizes = lista nagród
word-sheet-register = rejestr członków
word-sheet-none = nie turniej
word-fact-title = tytuł
word-fact-date = data
word-fact-organiser = organizator
word-fact-place = miejsce
word-fact-rounds = rundy
word-fact-round = runda
word-fact-boards = rozdania
word-fact-results-counted = liczone wyniki
word-fact-game = gra
word-fact-rules = regulamin
word-fact-format = format
word-fact-scoring = sposób liczenia
word-fact-status = status
word-fact-movement = ruch
word-fact-scale = skala
word-fact-ending = zakończenie
word-column-number = numer
word-column-name = nazwisko
word-column-names = nazwiska
word-column-forename = imię
word-column-surname = nazwisko rodowe
word-column-score = zapis
word-column-total = suma
word-column-section = sektor
word-column-direction = kierunek
word-column-rating = ranking
word-column-result = wynik
word-column-id = numer członka
word-column-opponent-number = przeciwnik #
word-column-tie-break-number = punktacja pomocnicza #
word-proof-places-follow = miejsca wynikają z niej, a nie z drugiej takiej kolumny
word-proof-numbers-in-order = numeruje wiersze ułożone według wyniku
word-proof-agrees-unlike = zgadza się z wynikami, w odróżnieniu od numerów
word-proof-agrees = zgadza się z wynikami
word-proof-many-none = wielu jej nie ma, a każdy uczestnik ma numer
word-proof-numbers = numeruje wiersze
word-proof-only-numbers = tylko numeruje wiersze
word-proof-proportion = procenty są do niej proporcjonalne
word-proof-half = razem dają połowę wszystkich maksów
word-proof-other-proportion = inna kolumna jest proporcjonalna do procentów albo mają je tylko najwyższe miejsca
word-proof-total = to suma rund lub przeciwników
word-proof-difference = to zdobyte minus stracone
word-proof-zero-sum = co zyskuje jedna strona, traci druga
