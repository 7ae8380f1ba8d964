# Polski (Polish): what is wrong, and what to do about it

blank-meant = Czy chodziło o „{ $nearest }”?{" "}
blank-pair = { $pair }
blank-more = ; i jeszcze { $rest }
layout-invalid = Tego układu nie użyto: { $why }.
    .hint = Proszę go poprawić albo zapisać od nowa poleceniem palmares adopt.
layout-changed = Ten arkusz wygląda jak te, które odczytuje układ { $layout }, ale nagłówki w wierszu { $row } się zmieniły{ $gone }{ $new }.
    .hint = Proszę uruchomić palmares adopt dla tego arkusza, aby poznał nowe nagłówki, albo przywrócić stare.
    .gone = ; znikły: { $gone }
    .new = ; nowe: { $new }
column-new = Układ { $layout } nie zna kolumny „{ $heading }”, więc jej nie odczytano.
    .hint = Jeśli są w niej nazwiska lub wyniki, proszę uruchomić palmares adopt dla tego arkusza; jeśli nie, dopisać jej nagłówek do listy ignored w tabeli układu.
rows-not-read = Układ { $layout } nie zna listy w wierszach od { $first } do { $last }, więc jej nie odczytano.
    .hint = Jeśli są w niej wyniki, proszę uruchomić palmares adopt dla tego arkusza; jeśli nie, nic nie trzeba robić.
layout-several = Układ { $layout } jest dla jednej tabeli, a w tym skoroszycie jest kilka podobnych: { $places }.
    .hint = Proszę umieścić każdy turniej w osobnym skoroszycie. Jeśli to jeden turniej, proszę nad każdą tabelą wpisać sektor lub kierunek.
layouts-disagree = Do tego arkusza pasują dwa układy i każdy odczytuje go inaczej: { $one } i { $other }.
    .hint = Proszę usunąć niewłaściwy albo przenieść go do folderu z arkuszami, dla których jest przeznaczony.
read-by-layout = To własny arkusz klubu; odczytano go jako { $kind } z układem { $layout }.
    .hint = Nic nie trzeba robić. To, co odczytano, jest na pierwszych arkuszach kopii z uwagami; za nimi są arkusze klubu.
read-by-proof = To własny arkusz klubu; odczytano go jako { $kind }: { $columns }. Dowód: { $proofs }.
    .hint = Jeśli to się zgadza, nic nie trzeba robić. Jeśli nie, proszę uruchomić palmares adopt FILE --out FOLDER i podać w układzie, co zawiera każda kolumna.
file-day-differs = Nazwa pliku podaje { $other }, a arkusz { $day }. Użyto daty z arkusza.
    .hint = Proszę poprawić błędną datę.
questions-workbook = Ten skoroszyt zawiera pytania z palmares adopt; to nie jest protokół.
    .hint = Proszę wypełnić kolumnę Answer i podać go poleceniu palmares adopt --answers albo go usunąć.
sheet-not-adopted = To własny arkusz klubu z wynikami; brakuje jeszcze kilku danych. Dotąd odczytano: { $what }.{ $missing }
    .hint = Proszę uruchomić palmares adopt FILE --out FOLDER. Program raz zapyta o to, czego brakuje; następny taki arkusz odczyta już bez pytań.
    .missing = {" "}Potrzeba jeszcze: { $missing }.
sheet-not-recognised = Nie znaleziono tu tabeli wyników ani listy członków: { $why }.
    .hint = { $hint }
column-left = Kolumna „{ $heading }” zawiera liczby lub nazwiska ({ $cells }); nie odczytano jej.
    .hint = Jeśli to nazwiska, numery członkowskie lub wyniki, proszę podać, co zawiera kolumna: w układzie pod columns albo w questions.xlsx.
nothing-read = To wygląda na { $kind }, ale nie udało się stąd odczytać: { $what }.
    .hint = Proszę wpisać uczestników jeden pod drugim, z wynikiem obok nazwisk, pod nagłówkami takimi jak Pair, Names i %, albo podać w układzie, co zawierają kolumny.
parts-aside = Kolumny { $headings } to części użytych wyników; samych kolumn nie użyto.
    .hint = Jeśli liczy się suma, nic nie trzeba robić. Jeśli każda sesja liczy się osobno, proszę dać każdej własne wiersze w protokole.
scores-unnamed = Arkusz nie podaje, czym są wyniki pod „{ $heading }”; odczytano je jako maksy.
    .hint = Jeśli to procenty, IMP lub VP, proszę to podać pod Scoring w protokole albo nad kolumną.
remarks-left = W kolumnie „{ $heading }” coś nie zostało użyte ({ $cells }), na przykład „{ $first }”.
    .hint = Jeśli to znaczy, że ktoś się nie liczy albo że zmieniono wynik, proszę wpisać to w protokole jako status lub korektę. Jeśli to nazwiska lub wyniki, proszę podać to w układzie pod columns. W innym razie nic nie trzeba robić.
    .cells =
        { $cells ->
            [one] 1 komórka
            [few] { $cells } komórki
            [many] { $cells } komórek
           *[other] { $cells } komórek
        }
left-open = { $words }
    .hint = Proszę poprawić arkusz albo zaznaczoną komórkę protokołu.
cells-left = { $cells } w kolumnie „{ $heading }”: nie dało się odczytać tak jak reszty i nie zaliczono: „{ $first }”.
    .hint = Proszę zapisać komórkę tak jak inne albo sprawdzić jej wiersz w protokole i uzupełnić braki.
    .cells =
        { $cells ->
            [one] 1 komórka
            [few] { $cells } komórki
            [many] { $cells } komórek
           *[other] { $cells } komórek
        }
members-column-left = Kolumnę „{ $heading }” (komórek: { $cells }) pominięto: rejestr nie ma takiej kolumny.
    .hint = Aby ją zachować, proszę skopiować ją na prawo od arkusza Members; palmares nie rusza własnych kolumn klubu.
row-left = Wiersza „{ $name }” nie odczytano jako wiersza tabeli.
    .hint = Jeśli to uczestnik, proszę podać w wierszu miejsce lub wynik albo wpisać W/D zamiast wyniku. Jeśli to uwaga, proszę zostawić nad nią pusty wiersz.
lines-left = Ten tekst obok wyników może mieć na nie wpływ; nie odczytano go: { $texts }.
    .hint = Jeśli ktoś się nie liczy albo zmieniono wynik, proszę wpisać to w protokole jako status lub korektę. Jeśli wyniki mogą się jeszcze zmienić, proszę poczekać na ostateczne.
lines-aside = Tekst obok wyników, nieodczytany: { $texts }.
    .hint = Nic nie trzeba robić, chyba że zmienia wynik.
sheet-left = Arkusza „{ $sheet }” nie odczytano: { $why }.
    .hint = Jeśli są w nim wyniki, proszę go odkryć albo zapisać jako osobny skoroszyt; jeśli nie, nic nie trzeba robić.
hidden-counts = Ukryte w Excelu, ale mimo to odczytane: { $what }.
    .hint = Proszę to odkryć, aby zobaczyć, co odczytano. Jeśli nie ma się liczyć, proszę usunąć to z arkusza lub z protokołu.
direction-alone = Lista { $what }, a innej nie znaleziono. Odczytano ją jako cały turniej.
    .hint = Jeśli brakuje innego kierunku lub sektora, proszę umieścić oba w jednym skoroszycie, każdy pod swoją nazwą; jeśli to wszystko, nic nie trzeba robić.
weekday-differs = Tytuł „{ $title }” nie zgadza się z datą turnieju: { $why }.
    .hint = Proszę sprawdzić, co jest prawdą, i w razie potrzeby poprawić datę w protokole.
title-borrowed = Brakowało danych ({ $sheets }), więc przejęto je z innego arkusza: { $what }.
    .hint = Jeśli tamten turniej ma inny tytuł lub inną liczbę rozdań, proszę wpisać to nad jego tabelą albo poprawić protokół.
count-differs = Arkusz podaje „{ $text }”, a odczytano { $read } { $of }.
    .hint = Jeśli brakuje wierszy, proszę dopisać je w arkuszu lub w protokole.
sheet-joined = Lista ({ $list }) ma { $contestants } „{ $first }”; odczytano ją jako część tego samego turnieju.
    .hint = Jeśli to inny turniej, proszę wpisać datę nad każdą tabelą albo użyć osobnych skoroszytów. Jeśli to inny sektor lub kierunek, proszę wpisać to nad każdą tabelą. Jeśli każdy wiersz to mecz dwóch stron, proszę dać im nagłówki Home i Away.
name-odd = Nazwisko „{ $name }”: { $why }.
    .hint = Proszę poprawić je w arkuszu albo na arkuszu Entries protokołu: używają go dyplomy i rejestr.
marks-aside = Pominięto znaki przy nazwiskach ({ $names }): { $marks }.
    .hint = Jeśli znak oznacza, że ktoś się nie liczy albo że zmieniono wynik, proszę wpisać to w protokole jako status lub korektę. W innym razie nic nie trzeba robić.
    .names =
        { $names ->
            [one] 1 nazwisko
            [few] { $names } nazwiska
            [many] { $names } nazwisk
           *[other] { $names } nazwisk
        }
second-list = Tu zaczyna się druga lista{ $under }; odczytano tylko pierwszą.
    .hint = Jeśli to inny turniej, sektor lub kierunek, proszę napisać to w wierszu nad nią. Jeśli to te same wyniki w innej kolejności, nic nie trzeba robić.
    .under = {" "}pod nagłówkiem „{ $caption }”
number-stands-twice = Numer { $number } mają różne osoby: tutaj i w { $first }.
    .hint = Jeśli to dwa turnieje, sektory lub kierunki, proszę podać nazwę każdego nad jego wierszami albo w kolumnie. Jeśli jeden numer jest błędny, proszę go poprawić.
places-begin-anew = W tej samej liście miejsce { $place } jest po miejscu { $before }.
    .hint = Jeśli zaczyna się tu inny turniej, sektor lub kierunek, proszę podać jego nazwę nad wierszami albo w kolumnie.
places-doubtful = Kolumnę „{ $heading }” odczytano jako miejsca, ale { $wrong } z { $all } się nie zgadza (porównano: { $from }).
    .hint = Jeśli to numery uczestników, proszę podać to w układzie pod columns. Jeśli wygrywa najniższy wynik albo wyniki są błędne, proszę poprawić to w protokole.
kind-doubtful = „{ $title }” wskazuje na { $titled }, ale wiersze odczytano jako { $read }.
    .hint = Proszę sprawdzić uczestników w protokole i poprawić Format na arkuszu Event, jeśli jest błędny.
round-cell-unclear = Komórki „{ $text }”{ $round } nie odczytano: { $why }. Brakuje tej partii.
    .hint = Proszę poprawić komórkę albo dopisać partię na arkuszu Matches protokołu.
    .round = {" "}rundy { $round }
rounds-disagree = Komórka „{ $text }” i komórka przeciwnika{ $round }, „{ $other }” w { $place }, nie zgadzają się co do partii. Nie użyto żadnej.
    .hint = Proszę poprawić błędną komórkę albo dopisać partię na arkuszu Matches protokołu.
    .round = {" "}w rundzie { $round }
typed-points-differ = { $name } ma tu { $typed } pkt, ale z partii w tabeli wychodzi { $points }. Liczą się partie.
    .hint = Proszę poprawić punkty albo błędną partię.
column-disagrees = { $name }: { $typed } ({ $under }) się nie zgadza (porównano: { $from }); sądząc po innych wierszach, powinno być { $follows }.
    .hint = Proszę poprawić błędną komórkę w arkuszu albo w protokole.
    .under =
        { $heading ->
            [0] tutaj
           *[other] pod „{ $heading }”
        }
points-of-a-win = Wygrana daje tu { $win } pkt, a remis 1; odczytano je jako partie wygrane i zremisowane, które palmares liczy jako 1 i ½.
    .hint = Jeśli każde spotkanie miało dwie lub trzy partie, proszę dać każdej własny wiersz na arkuszu Matches protokołu; jeśli nie, nic nie trzeba robić.
usebio-refused = Pliku USEBIO nie odczytano, bo { $what }.
    .hint = Żaden program do wyników nie zapisuje takiego pliku. Proszę zapytać, skąd pochodzi, i zdobyć inny.
edition-not-in-force = Turniej zaczął się { $date }, ale jego regulamin obowiązuje dopiero od { $from }. Nie ma punktów.
    .hint = Proszę sprawdzić datę. Wcześniejsze turnieje wymagają poprzedniego wydania.
edition-not-in-force_edition-out-of-force = Turniej zaczął się { $date }, ale jego regulamin obowiązywał tylko do { $until }. Nie ma punktów.
    .hint = Proszę sprawdzić datę. Późniejsze turnieje wymagają następnego wydania.
no-entries = Turniej nie ma uczestników, więc nie ma kogo klasyfikować.
    .hint = Proszę wpisać uczestników na arkuszu Entries, z identyfikatorem turnieju.
no-results = Turniej nie ma wyników, więc nie ma czego klasyfikować.
    .hint = Proszę wpisać wynik każdego uczestnika na arkuszu Results.
no-results_sheet-not-scored = Turniej ma wiersze na arkuszu { $sheet }, którego palmares nie liczy, a nie ma wyników.
    .hint = Proszę wpisać wynik każdego uczestnika na arkuszu Results.
same-event-twice = Ten sam turniej jest w { $other }. Zaliczono go tam, a tutaj pominięto.
    .hint = Proszę usunąć jeden z dwóch plików albo poprawić błędny.
same-event-twice_same-event-beside = Turniej { $other } w tym skoroszycie jest tym samym turniejem. Zaliczono go tam, a tutaj pominięto.
    .hint = Proszę usunąć jeden z dwóch albo poprawić błędny.
event-changed = { $other } ma ten turniej z tymi samymi uczestnikami, ale z innymi wynikami. Do czasu decyzji, który jest poprawny, żaden nie daje punktów.
    .hint = Proszę zostawić poprawiony plik, a drugi usunąć. Jeśli to dwa turnieje, proszę dać im różne tytuły.
event-changed_event-details-changed = { $other } ma ten turniej z tymi samymi wynikami, ale oba zgłoszenia różnią się w: { $differs }. Do czasu decyzji, które jest poprawne, żaden nie daje punktów.
    .hint = Proszę zostawić poprawiony plik, a drugi usunąć.
event-alike = { $other } ma turniej z tymi samymi uczestnikami tego samego dnia, ale z innym tytułem i wynikami. Liczą się oba.
    .hint = Jeśli jeden jest poprawką drugiego, proszę usunąć błędny. Jeśli to dwa turnieje, nic nie trzeba robić.
event-copied = { $other } to prawdopodobnie kopia tego turnieju: { $shares }. Do czasu decyzji żaden nie daje punktów.
    .hint = Proszę zostawić właściwy plik, a drugi usunąć. Jeśli rozegrano oba, proszę podać oba w jednym skoroszycie.
event-repeated = Ten turniej ma wyniki turnieju { $other } z tego skoroszytu: { $shares }. Do czasu decyzji żaden nie daje punktów.
    .hint = Proszę wpisać uczestników i wyniki tego turnieju albo usunąć ten, którego nie rozegrano.
scores-again = Ten turniej ma to samo ({ $what }) co { $other }: { $shares }. Liczą się oba.
    .hint = Jeśli jeden wieczór wpisano lub przysłano dwa razy, proszę usunąć błędny.
ladder-without-games = Ta drabinka nie ma klasyfikacji i nie podaje jej żadna rozgrywka ({ $clause }).
    .hint = Proszę wypełnić Entries i Results albo wpisać identyfikator drabinki pod Ladder w każdej jej rozgrywce i dołączyć te protokoły.
ladder-game = O kolejności w drabince decydują jej rozgrywki, a { $game } nie może się liczyć: { $why }. Wyniki są wstępne i nie ma punktów.
    .hint = Proszę poprawić tę rozgrywkę albo podać klasyfikację drabinki na arkuszu Results.
datum-with-unknown = Datum with wskazuje turniej { $id }, ale nie ma go w żadnym protokole.
    .hint = Proszę poprawić identyfikator według arkusza Events albo dołączyć tamten protokół.
carry-over-unknown_carry-unknown = Carry over from wskazuje turniej { $id }, ale nie ma go w tym protokole.
    .hint = Proszę umieścić oba etapy w jednym protokole albo wpisać przeniesione wyniki na arkuszu Adjustments.
carry-over-not-computed_carry-not-computed = palmares nie umie obliczyć przeniesienia według reguły { $rule }.
    .hint = Proszę wpisać przeniesione wyniki na arkuszu Adjustments i wyczyścić Carry over.
carry-over-missing_carry-missing = Uczestnik { $label } nie ma wyniku w turnieju { $id }, więc przenosi 0.
    .hint = Jeśli tam grał, proszę sprawdzić numery i nazwiska jego zawodników.
glyph-missing = Czcionki dyplomów nie mają znaków { $missing }, więc dyplomy pokazują „{ $shown }” zamiast „{ $text }”.
    .hint = Jeśli to źle, proszę wpisać to w protokole literami łacińskimi, greckimi lub cyrylicą.
fee-odd_no-money = Sumy wpisowego pomijają kwoty, których nie da się odczytać: { $names }.
    .hint = Proszę wpisać kwotę, np. 20 lub £7.50, zawsze w jednej walucie, albo waived.
present-odd_present-unclear = Pod Present nie ma ani yes, ani no: { $names }.
    .hint = Proszę wpisać yes lub no albo zostawić komórkę pustą.
arrives-odd_arrives-unclear = Pod Arrives nie ma ani rundy, ani godziny: { $names }.
    .hint = Proszę wpisać round 3 albo godzinę, na przykład 10:30.
entry-not-present_not-present = Nieobecni, a skojarzeni w rundzie 1: { $names }.
    .hint = Czy przyjdą? Jeśli nie, proszę wpisać „withdrawn after 0” lub „drop-in 2” pod Status albo 1 pod Byes; jeśli są na miejscu, yes pod Present. Bez tego nikogo się nie pomija.
no-rounds = Brakuje liczby rund, więc żadnej rundy nie kojarzy się jako ostatniej{ $and }.
    .hint = Proszę wypełnić Rounds: w ostatniej rundzie obowiązują osobne reguły kolorów.
    .and = {" "}ani nie stosuje się akceleracji
scheveningen-sides = Nie skojarzono żadnej rundy meczu systemem Scheveningen, bo { $why }.
    .hint = Proszę wypełnić Team dla każdego zawodnika na arkuszu Entries: dwie drużyny tej samej wielkości, od 2 do 8 lub 10 zawodników. Zmiennik wpisuje się w wiersz zawodnika.
scheveningen-rounds = Rounds podaje { $typed }, ale przy { $players } zawodnikach w drużynie potrzeba tylu rund: { $players }.
    .hint = Proszę wpisać { $players } pod Rounds.
scheveningen-met = W meczu systemem Scheveningen każdy spotyka każdego zawodnika drugiej strony raz; spotkali się ponownie: { $games }. Liczą się wszystkie partie.
    .hint = Proszę poprawić zawodników lub kolory w jednym z tych wierszy.
scheveningen-same-side = W meczu systemem Scheveningen spotkali się zawodnicy tej samej strony: { $games }. Partie się liczą.
    .hint = Proszę poprawić zawodników w tych wierszach albo Team na arkuszu Entries.
scheveningen-missing = Wszystkie rundy meczu systemem Scheveningen są za nami, ale brakuje partii: { $games }.
    .hint = Proszę wpisać ich wyniki lub walkowery. Jeśli mają być jeszcze rozegrane, proszę wpisać większą liczbę pod Rounds.
scheveningen-unpaired = Nieskojarzeni w rundzie { $round }, bo ich przeciwnika nie ma albo gra z kimś innym: { $players }.
    .hint = Proszę wpisać partię z walkowerem jako wynikiem albo rozegrać ją w dodatkowej rundzie.
many-rounds = Zaplanowano { $rounds } { $rounds ->
        [one] rundę
        [few] rundy
       *[other] rund
    }, ale { $players } zawodników może ich rozegrać bez powtórnych spotkań tylko { $most }.
    .hint = Proszę poprawić Rounds albo dopisać brakujących uczestników.
results-missing = Runda { $round } nie ma jeszcze wyniku: { $boards }.{ $then }
    .hint = Proszę wpisać wyniki{ $or }.
    .then =
        { $drawn ->
            [0] {" "}Runda { $next } zostanie skojarzona, gdy będą wszystkie wyniki.
           *[other] {" "}Rundę { $next } mimo to skojarzono, jak każe Draw ({ $drawn }).
        }
    .or = ; aby kojarzyć bez nich, proszę wpisać { $next } pod Draw na arkuszu Event
game-adjourned_games-adjourned = Odłożone: { $boards }. Niedokończona partia nie daje na razie punktów żadnemu zawodnikowi.{ $then }
    .hint = Proszę wpisać wynik, gdy partia się skończy.
    .then = {" "}Tylko do kojarzenia rundy { $next } liczy się jako remis (C.04.2, 3.1).
draw-without_unused-in-draw = Nie użyto w kojarzeniu: { $what }, bo { $why }.
    .hint = Proszę to wyczyścić albo skojarzyć rundę ręcznie.
draw-waits = Rundy { $round } nie skojarzono, bo kojarzenie korzysta z komórek z błędami: { $cells }.
    .hint = Proszę poprawić błędy. Aby mimo to skojarzyć, proszę wpisać { $round } pod Draw na arkuszu Event.
draw-round = Draw podaje „{ $text }”, ale tego nie da się skojarzyć: { $why }.
    .hint = Proszę wpisać numer rundy albo none. Przy pustej komórce kojarzy się pierwszą rundę bez wyników.
draw-again = Runda { $round } ma już wyniki; skojarzono ją od nowa z wcześniejszych rund, jak każe Draw.
    .hint = Aby skojarzyć pierwszą rundę bez wyników, proszę wyczyścić Draw.
draw-stands = Runda { $round } w protokole różni się od tej, którą skojarzono by teraz ({ $differs }). Zostaje, bo ogłoszonego kojarzenia się nie zmienia.
    .hint = Aby skojarzyć rundę { $round } od nowa, proszę usunąć jej wiersze.
not-drawn = Tych zawodników brakuje w rundzie { $round } protokołu: { $labels }.
    .hint = Proszę dopisać ich partie lub pauzy albo usunąć wiersze rundy, aby skojarzyć ją od nowa.
no-draw = Nie ma dozwolonego kojarzenia rundy { $round } dla wszystkich ({ $clause }). Za mało przeciwników mają: { $obstructing }; już ze sobą grali, nie mogą się spotkać albo nie mogą dostać pauzy.
    .hint = Decyduje sędzia: zakończyć turniej, dać pauzę albo skojarzyć rundę ręcznie na arkuszu Matches.
nobody-to-draw = Nikt nie gra w rundzie { $round }, więc niczego nie skojarzono.
    .hint = Jeśli ktoś ma grać, proszę poprawić Byes i Status.
congress-rounds_rounds-differ = Rounds podaje { $typed }, ale kongres z sektorami przepuszczalnymi ma { $rounds } ({ $clause }): 4 z przechodzeniem, potem te wewnątrz sektorów.
    .hint = Proszę poprawić Rounds, chyba że to się zgadza.
lowest-section-outgrown_lowest-outgrown = Najniższy sektor ma { $lowest } zawodników, pozostałe { $others }; więcej nie wolno ({ $clause }).
    .hint = Nic nie trzeba robić. Aby mieć więcej sektorów, proszę wypełnić Section count na arkuszu Event.
few-for-sections = { $counted } zawodników to za mało na { $wanted } { $wanted ->
        [one] sektor
        [few] sektory
       *[other] sektorów
    } po co najmniej dwóch; jest ich { $made } ({ $clause }).
    .hint = Nic nie trzeba robić.
section-odd_odd-section = Sektor { $section } ma w rundzie { $round } { $players } zawodników, więc potrzebuje własnej pauzy ({ $clause }).
    .hint = Nic nie trzeba robić.
third-meeting = { $pair } spotykają się przy tej samej planszy w rundach { $rounds }. Dwaj zawodnicy mogą się spotkać najwyżej dwa razy (reguła { $clause }).
    .hint = Jeśli numery są błędne, proszę je poprawić. Jeśli tak grano, runda zostaje.
threes-meet-again = { $groups }. Takich trójek powinno być jak najmniej (reguła { $clause }).
    .hint = Nic nie trzeba robić.
    .groups =
        { $count ->
            [one] Jedna trójka spotyka się przy planszy więcej niż raz ({ $example })
            [few] { $count } trójki spotykają się przy planszy więcej niż raz, np. { $example }
            [many] { $count } trójek spotyka się przy planszy więcej niż raz, np. { $example }
           *[other] { $count } trójek spotyka się przy planszy więcej niż raz, np. { $example }
        }
power-again_power-twice = { $label } gra { $power } w rundach { $rounds }. Każdy powinien zagrać jednym mocarstwem z każdej grupy (reguła { $clause }).
    .hint = Jeśli mocarstwo jest błędne, proszę je poprawić. Jeśli tak grano, runda zostaje.
group-again_groups-twice = { $players } – drugie mocarstwo z tej samej grupy: { $labels } (reguła { $clause }, zalecenie).
    .hint = Nic nie trzeba robić. Jeśli wszyscy grają wszystkie rundy, nie zawsze da się tego uniknąć.
    .players =
        { $count ->
            [one] Jeden zawodnik
            [few] { $count } przypadki
            [many] { $count } przypadków
           *[other] { $count } przypadków
        }
seated-while-away = { $label } siedzi { $place }, ale ma status „{ $status }”. Miejsce się liczy.
    .hint = Proszę poprawić status albo dać miejsce innemu zawodnikowi.
    .place =
        { $board ->
            [0] w rundzie { $round }
           *[other] przy planszy { $board } w rundzie { $round }
        }
team-mates-meet = { $pair } z drużyny { $team } spotykają się przy tej samej planszy w rundzie { $round }, rundzie drużynowej (reguła { $clause }).
    .hint = Proszę poprawić numery lub drużynę. Jeśli tak grano, runda zostaje.
stands-down = Na rundę { $round } jest { $players } zawodników, a przy planszy gra siedmiu: { $labels } { $why } (reguła { $clause }).
    .hint = Aby mogło zagrać więcej osób, proszę wpisać graczy rezerwowych (status house).
asked-off-plays = { $labels }: prośba o pauzę w rundzie { $round }, a mimo to w kojarzeniu; inaczej plansza nie byłaby pełna i musieliby pauzować inni (reguła { $clause }).
    .hint = Jeśli ktoś nie może przyjść, proszę wpisać withdrawn lub drop-in z numerem rundy pod Status. Aby mimo to dać pauzę, proszę dopisać gracza rezerwowego (house pod Status), który zajmie miejsce.
too-few-for-board = Na rundę { $round } jest tylko { $players } zawodników, a plansza potrzebuje siedmiu, więc niczego nie skojarzono.
    .hint = Proszę wpisać więcej zawodników albo graczy rezerwowych (status house).
draw-short-of-wishes = Kojarzenie rundy { $round } nie może spełnić wszystkich życzeń: { $wishes }.
    .hint = Nic nie trzeba robić. Kojarzenie pokazuje przy każdym miejscu, które życzenie nie jest spełnione.
draw-against-rules = Kojarzenie rundy { $round } nie może zachować wszystkich reguł: { $rules }.
    .hint = Proszę zmienić miejsca ręcznie na arkuszu Games albo zostawić, jak jest.
group-unknown-players_group-unknown = { $who }: brak danych ({ $what }), więc bez miejsca w tej grupie ({ $group }).
    .hint = Jeśli należą do tej grupy, proszę uzupełnić dane na arkuszu Entries; rangi są na arkuszu Members albo na liście członków.
    .who =
        { $many ->
            [one] 1 uczestnik
            [few] { $many } uczestników
            [many] { $many } uczestników
           *[other] { $many } uczestników
        }
group-empty = W tej grupie nie ma nikogo ({ $group }).
    .hint = Jeśli to się zgadza, nic nie trzeba robić; jeśli nie, proszę porównać granice grupy z arkuszem Entries.
prize-twice = Miejsce { $place } ({ $group }) ma już nagrodę w { $first }, więc dla tego turnieju nie obliczono nagród.
    .hint = Proszę poprawić Place albo zsumować obie kwoty; przy „yes” pod Beside others wypłaca się obie.
prize-rises = Miejsce { $place } ({ $group }) dostaje więcej niż miejsce wyżej.
    .hint = Jeśli tak nie miało być, proszę poprawić kwoty. Nagrody wypłaca się tak, jak wpisano.
prize-list = Turniej ma kilka klasyfikacji ({ $lists }), a ta nagroda nie podaje, do której należy, więc dla tego turnieju nie obliczono nagród.
    .hint = Proszę wypełnić Section lub Direction.
prize-currencies = Nie da się porównać nagród w walutach { $one } i { $other }, więc nie obliczono żadnej.
    .hint = Proszę używać jednej waluty dla wszystkich kwot turnieju.
prize-sharing = { $many } uczestników z wynikiem { $points } pkt dzieli { $prizes } ({ $group }), ale Sharing jest puste; dzielą po równo.
    .hint = Proszę wypełnić Sharing: average, hort lub place.
    .prizes =
        { $prizes ->
            [one] jedną nagrodę
            [few] { $prizes } nagrody
            [many] { $prizes } nagród
           *[other] { $prizes } nagród
        }
prize-sharing-differs = Nagrody jednej grupy ({ $group }) dzieli się na dwa sposoby, tutaj i w { $first }, więc dla tego turnieju nie obliczono żadnej.
    .hint = Proszę wpisać pod Sharing to samo we wszystkich wierszach grupy.
prize-unknown-players_prize-unknown = { $who }: brak danych ({ $what }), więc bez szans na nagrody tej grupy ({ $group }).
    .hint = Jeśli mogą je zdobyć, proszę uzupełnić dane na arkuszu Entries.
    .who =
        { $many ->
            [one] 1 uczestnik
            [few] { $many } uczestników
            [many] { $many } uczestników
           *[other] { $many } uczestników
        }
category-near = Żadna grupa ani nagroda nie jest dla kategorii „{ $typed }”, ale jest dla „{ $category }”, do której ten uczestnik nie należy.
    .hint = Jeśli chodzi o „{ $category }”, proszę tak wpisać.
team-near = W drużynie „{ $typed }” jest tylko ten zawodnik; w „{ $team }” jest ich więcej.
    .hint = Jeśli chodzi o „{ $team }”, proszę tak wpisać.
seeding-odd_rating-odd = Ranking { $rating } jest daleki od pozostałych, które są bliskie { $near }. Losowania biorą go tak, jak go wpisano.
    .hint = Proszę sprawdzić cyfry i znak. Dla uczestnika bez rankingu proszę zostawić pustą komórkę.
seeding-odd_seed-twice = Rozstawienie { $seed } jest już w { $first }.
    .hint = Proszę dać każdemu uczestnikowi własne rozstawienie.
seeding-odd_seeds-missing = Uczestnik { $label } nie ma rozstawienia (bez niego: { $without }), więc losowanie nie bierze żadnego: idzie według rankingów, tytułów i nazwisk.
    .hint = Proszę wpisać rozstawienie wszystkim albo wyczyścić kolumnę Seed.
prize-unclaimed_prize-category-of-nobody = Nikt nie dostaje nagrody { $name }: nikt nie ma kategorii „{ $category }”.
    .hint = Proszę wpisać to samo słowo w kolumnie Category arkusza Entries u tych, którzy mogą ją wygrać. Jeśli mogą wszyscy, proszę wyczyścić tę komórkę.
prize-unclaimed = Nikt nie dostaje nagrody { $name }: za mało uczestników spełnia warunki albo mają lepszą nagrodę.
    .hint = Nic nie trzeba robić. W sumie nagród liczy się jako nierozdana.
missing-cell = Brakuje tu „{ $column }”, więc wiersz pominięto.
    .hint = Proszę wypełnić komórkę albo usunąć resztę wiersza.
number-two-names = Numer członkowski { $number } ma tutaj { $name }, a w { $other_at } { $other }.
    .hint = Jedna z tych osób ma błędny numer; punkty idą za numerem.
name-spelt-differently = Członek o numerze { $number } to tutaj { $name }, a gdzie indziej { $other }.
    .hint = Liczy się numer, więc nic nie ginie; w razie chęci można poprawić pisownię.
too-few-tables_scheme-too-few-tables = Nie ma punktów{ $field }: { $events } wymaga co najmniej { $least } pełnych stołów, a było { $tables } ({ $clause }).
    .hint = Jeśli liczba jest poprawna, nic nie trzeba robić.
too-few-boards = Nie ma punktów: każdy musi zagrać co najmniej { $least } { $least ->
        [one] rozdanie
        [few] rozdania
       *[other] rozdań
    }, a rozegrano tylko { $boards } ({ $clause }).
    .hint = Jeśli liczba jest poprawna, nic nie trzeba robić; w przeciwnym razie proszę poprawić Boards.
no-boards = Brakuje liczby rozdań, a od niej zależą punkty.
    .hint = Proszę wypełnić Boards: ile rozdań zagrał każdy uczestnik.
no-match-boards_scheme-no-match-boards = Punkty zależą od liczby rozdań w każdym meczu ({ $clause }), a tej liczby brakuje, więc nie ma punktów.
    .hint = Proszę wypełnić Boards na arkuszu Matches albo Boards per match na arkuszu Event.
no-scale_scheme-no-scale = { $book } nie ma skali dla: { $what }, więc nie ma punktów.
    .hint = Jeśli odpowiedzi są błędne, proszę je poprawić albo dodać skalę do swojego pliku regulaminu.
no-weight = { $book } nie ma współczynnika dla: { $what }, więc nie ma punktów.
    .hint = Jeśli odpowiedzi są błędne, proszę je poprawić albo dodać blok [[weight]] do swojego pliku regulaminu.
rules-unreadable = Pliku regulaminu „{ $file }” nie da się użyć: { $why }.
    .hint = Proszę poprawić plik regulaminu; palmares rules FILE go pokazuje, a palmares rules new zapisuje wzór na początek. Do tego czasu te turnieje nie mają punktów.
rules-syntax = Tego miejsca pliku regulaminu nie da się odczytać ({ $why }).
    .hint = Proszę wpisać klucz, znak równości i wartość; tekst i dokładne liczby w cudzysłowie: factor = "1/2".
rules-unknown-key_unknown-key = Plik regulaminu nie ma tu klucza „{ $key }”.
    .hint = { $meant }Znane są tu: { $known }.
rules-missing-key_missing-key = W tym bloku brakuje { $key }.
    .hint = Proszę to dopisać; palmares rules new zapisuje plik ze wszystkimi kluczami.
rules-missing-clause_missing-clause = Ten blok nie podaje punktu regulaminu, więc przy punktach nie byłoby wiadomo, z której reguły wynikają.
    .hint = Proszę dopisać clause = "...": numer lub nagłówek reguły z druku.
rules-unfit-value_unfit-value = Tej wartości nie da się użyć: { $why }.
    .hint = Proszę pisać dokładne liczby jako ułamki dziesiętne lub zwykłe w cudzysłowie, np. "0.25" lub "1/3", a liczności jako liczby całkowite bez cudzysłowu; słowa są takie jak w protokole.
rules-number_impossible-number = { $key } to { $number }, a musi być { $wanted }.
    .hint = Proszę poprawić liczbę.
rules-shape_shape-not-one = Liczba kształtów skali „{ $title }”: { $found }, a musi być dokładnie jeden.
    .hint = Proszę użyć jednego z: step, first, places, matches, each_board, each_point, titles; dla innego kształtu proszę dodać kolejny blok [[scale]].
rules-shape-key_key-of-other-shape = { $key } pasuje tylko do { $of }.
    .hint = Proszę to usunąć albo zmienić kształt skali.
rules-formula_formula-not-one = Liczba wzorów na punkty za pierwsze miejsce: { $found }, a musi być dokładnie jeden.
    .hint = Proszę użyć jednego z: each_table, award, curve, root.
rules-gap_gap = Żaden blok nie obejmuje zakresu od { $from }{ $to } { $what }: poprzedni kończy się na { $before }.
    .hint = Proszę zaczynać każdy zakres tam, gdzie kończy się poprzedni, a w ostatnim pominąć koniec.
rules-overlap_overlap = { $what }: zarówno w tym bloku, jak i w { $other }.
    .hint = Proszę zaczynać każdy zakres tam, gdzie kończy się poprzedni.
rules-hidden_hidden = „{ $title }” nigdy nie działa: wcześniej jest „{ $other }” i obejmuje wszystkie jego turnieje.
    .hint = Proszę umieścić węższy blok wcześniej albo usunąć jeden z nich.
rules-awards-rise_awards-rise = Miejsce { $place } dostaje { $award }, więcej niż { $before } miejsca wyżej{ $told }.
    .hint = Niższe miejsce nie może dostać więcej.
rules-order_out-of-order = { $what } ma { $number }, a to nie więcej niż { $before } przy { $other } przed nim.
    .hint = Proszę ustawić bloki po kolei, od najniższego.
rules-twice_twice = { $what } { $name } występuje tu po raz drugi.
    .hint = Proszę usunąć jedno z nich albo dać mu inną nazwę.
rules-dates_dates-reversed = Regulamin obowiązuje od { $from } do { $until }, a druga data jest wcześniejsza.
    .hint = Proszę poprawić valid_from lub valid_until.
rules-id_bad-id = Identyfikator „{ $id }”: { $why }.
    .hint = Proszę wpisać id małymi literami, cyframi i łącznikami, np. "lakeside-2026", inny niż w pozostałych regulaminach.
rules-extends_nothing-extended = Plik nie może rozszerzać „{ $id }”.
    .hint = Może rozszerzać { $known } albo plik obok tego, np. "my-union.toml". Jeśli plik jest kompletny, proszę pominąć extends.
rules-no-scale_no-scales = Regulamin nie daje żadnych punktów: nie ma skali.
    .hint = Proszę dodać blok [[scale]].
game-round = { $wrong }
    .hint = Proszę wpisać 1, 2 lub 3 pod Round.
    .wrong =
        { $text ->
            [0] Wiersz nie podaje rundy, więc wiersz pominięto.
           *[other] „{ $text }” to nie runda, więc wiersz pominięto.
        }
unknown-power = „{ $text }” nie jest mocarstwem, więc partii nie policzono.
    .hint = Proszę wpisać Austria-Hungary, England, France, Germany, Italy, Russia lub Turkey albo pierwszą literę.
no-power = Wiersz nie podaje mocarstwa, więc partii nie policzono.
    .hint = Proszę wpisać mocarstwo zawodnika.
power-twice = { $power } występuje w { $game } dwa razy, najpierw w { $first }, więc partii nie policzono.
    .hint = Proszę poprawić mocarstwo, rundę lub planszę w jednym z dwóch wierszy.
powers-missing = { $game } nie ma wiersza dla: { $powers }, więc nie została policzona.
    .hint = Partia wymaga siedmiu wierszy, także dla mocarstw wyeliminowanych i tych, którymi grał sędzia.
two-seats_player-twice = Uczestnik { $label } gra już w rundzie { $round } w { $first }. Ten wiersz liczy się tylko dla pozostałych przy tej planszy.
    .hint = Proszę poprawić zawodnika lub rundę w jednym z dwóch wierszy.
odd-centres = Mocarstwo nie może mieć { $text } centrów po roku { $year }, więc partii nie policzono.
    .hint = Centra to liczby całkowite od 0 do 34.
too-many-centres = { $game }: suma centrów w roku { $year } to { $sum }, a mapa ma 34.
    .hint = Proszę poprawić centra z tego roku. Do tego czasu turniej jest wstępny.
fewer-centres = { $game }: ośrodki za { $year } dają razem { $sum }, a za rok wcześniej { $before }. Zajęty ośrodek nie staje się znowu wolny.
    .hint = Proszę poprawić ośrodki tego roku albo poprzedniego.
back-from-nothing = { $power } ma centra po roku { $year }, a nie miało żadnego po roku { $gone }.
    .hint = Mocarstwo bez centrów odpada z partii. Proszę poprawić jedno z dwóch.
year-gap = { $game } nie ma centrów za { $years }, a ma za późniejszy rok.
    .hint = Proszę wypełnić każdy rok gry od 1901 do ostatniego.
centres-missing = Brakuje centrów { $power } po roku { $year }, więc partii nie policzono.
    .hint = Proszę je wpisać; 0 dla mocarstwa wyeliminowanego w tym roku.
game-goes-on_goes-on = { $game }: koniec nastąpił, gdy { $power } miało po roku { $year } tyle centrów: { $centres }. Późniejszych lat nie użyto.
    .hint = Mocarstwo z 18 centrami wygrywa i kończy partię. Proszę wyczyścić późniejsze lata albo poprawić centra.
game-without-centres_no-centres = { $game } ma zakończenie lub wynik, ale nie ma centrów, więc nie została policzona.
    .hint = Proszę wpisać centra za każdy rok gry.
ending-twice = Zakończenie { $game } to { $other } w { $first }, a tutaj { $ending }. Użyto pierwszego.
    .hint = Wystarczy jedno zakończenie w dowolnym wierszu partii.
solo-without-18_solo-without-centres = Zakończenie { $game } to solo, ale nikt nie ma więcej niż { $most } centrów. Liczy się jako poddana, czyli przerwana, z 0 dla wszystkich.
    .hint = Proszę poprawić centra albo zakończenie.
game-conceded_conceded = { $game }: partię poddano, a to niedozwolone. Liczy się jako przerwana, z 0 dla wszystkich.
    .hint = Jeśli tak było, nic nie trzeba robić.
ending-differs = Zakończenie { $game } to { $ending }, ale { $power } ma tyle centrów: { $centres }. Liczy się jako wygrana.
    .hint = Proszę wpisać solo albo poprawić centra.
ending-blank = { $game } nie ma zakończenia ani zwycięzcy, więc liczy się jako remis.
    .hint = Proszę wpisać time, vote lub abandoned pod Ending w dowolnym jej wierszu.
outcome-differs = Wynik { $power } to „{ $typed }”, ale z centrów i zakończenia wychodzi „{ $worked }” i to się liczy.
    .hint = Proszę poprawić wynik, centra lub zakończenie. Wynik może zostać pusty.
warnings = Uczestnik { $label } ma ostrzeżenia, które liczą się przez cały turniej: { $warnings }.
    .hint = Od drugiego ostrzeżenia sędzia może odjąć punkty (wiersz z Kind points) albo zdyskwalifikować.
championship-rounds_event-rounds = Rounds podaje { $typed }, ale mistrzostwa mają { $rounds }.
    .hint = Jeśli to się zgadza, nic nie trzeba robić.
missing-session = Uczestnik { $label } ma wynik w { $played } z { $sessions } sesji. Pozostałe liczą się jako 0.
    .hint = Jeśli grał, proszę dopisać brakujące wyniki.
missing-session_session-of-few = Sesja „{ $name }” ma wyniki mniejszej liczby uczestników niż inna ({ $few } z { $most }), ale liczy się jako osobna sesja.
    .hint = Jeśli nazwę wpisano błędnie, proszę poprawić Session; w przeciwnym razie proszę dopisać brakujące wyniki.
missing-session_sessions-differ = Sessions podaje { $typed }, ale wiersze arkusza Results są z { $played }. Punkty liczą wszystkie sesje.
    .hint = Popraw Sessions albo wpisz wyniki wszystkich sesji. Dopóki turniej trwa, nic nie trzeba robić.
score-above-max = Wynik { $score } przekracza maksimum { $max }, więc go nie użyto.
    .hint = Proszę sprawdzić obie liczby.
adjustment-not-computed = Korekta nie ma kwoty, a regulamin nie podaje jej dla tego przewinienia.
    .hint = Proszę wypełnić Amount, z minusem dla kary.
adjustment-kind = Korekty w { $kind } nie da się dodać do wyników w { $unit }.
    .hint = Proszę podać kwotę w tej samej jednostce co wyniki.
drop-in-alone = { $label } dołącza do gry, ale nikt z kategorii { $category } jeszcze nie grał, więc nie ma średniej na początek ({ $clause }). Zaczyna od 0.
    .hint = Proszę poprawić Category albo podać wynik na arkuszu Adjustments.
penalty-computed = { $label }: { $amount } { $unit }, { $basis }.
    .hint = Nic nie trzeba robić. Aby zmienić kwotę, proszę wypełnić Amount.
penalty-warning_penalty-warns = { $label } dostaje ostrzeżenie: { $basis }. Nic nie kosztuje, ale liczy się jako przewinienie.
    .hint = Nic nie trzeba robić.
penalty-suggested = { $label }: można zastosować { $amount } { $unit }, { $basis }. Decyduje sędzia; niczego nie zastosowano.
    .hint = Aby zastosować karę, proszę wypełnić Amount.
penalty-director = { $label }: { $basis }. Niczego nie zastosowano.
    .hint = Gdy sędzia zdecyduje, proszę wypełnić Amount.
penalty-incomplete_penalty-lacks = { $label }: kara zależy od { $column }, a to jest puste.
    .hint = Proszę wypełnić { $column } albo Amount.
penalty-differs = { $label }: podano { $typed }, ale według regulaminu to { $amount } { $unit }: { $basis }. Użyto { $typed }.
    .hint = Proszę poprawić Amount albo wyczyścić, aby program obliczył karę.
no-such-round = { $wrong }
    .hint = Proszę poprawić Round albo Rounds na arkuszu Event. { $span }
    .wrong =
        { $text ->
            [0] Wiersz nie podaje rundy, więc wiersz pominięto.
           *[other] „{ $text }” to nie runda tego turnieju, więc wiersz pominięto.
        }
    .span =
        { $rounds ->
            [0] Rundy numeruje się od 1.
           *[other] Rundy mają numery od 1 do { $rounds }.
        }
round-twice = Uczestnik { $label } ma już partię lub pauzę w rundzie { $round } w { $first }, więc ten wiersz pominięto.
    .hint = Proszę poprawić rundę lub numer albo usunąć jeden z dwóch wierszy.
results-disagree = Partia { $sides } w rundzie { $round } ma tutaj wynik { $result }, a w { $first } { $other }. Liczy się jako niedokończona.
    .hint = Proszę poprawić lub usunąć jeden z dwóch.
odd-result = { $why }. Wyniku z tego wiersza nie użyto.
    .hint = Proszę wyczyścić uwagę albo wynik, zależnie od tego, co jest błędne.
scores-no-result = { $home } i { $away } to nie może być wynik partii dwóch zawodników, więc wiersz nie ma wyniku.
    .hint = Proszę wpisać 1-0, ½-½ lub 0-1 pod Result. Jeśli było kilka partii, proszę dać każdej własny wiersz i rundę.
board-order_board-order-broken = { $player } z { $team } gra na szachownicy { $board }, poniżej { $other } na szachownicy { $above }, a to nie jest kolejność z Entries.
    .hint = Proszę poprawić zawodnika lub kolejność zawodników drużyny albo wyczyścić Board order. Wynik liczy się bez zmian.
board-player-twice = { $player } z { $team } gra w tym samym meczu na szachownicach { $first } i { $board }.
    .hint = Proszę poprawić Home player lub Away player na jednej z tych szachownic. Pusta komórka oznacza zawodnika tej szachownicy w kolejności z Entries.
no-team-size = Nie wiadomo, ile szachownic ma mecz, więc pauza lub walkower nie daje punktów za partie.
    .hint = Proszę wypełnić Team size na arkuszu Event.
team-size-unmet = Team size wynosi { $size }, ale żaden mecz nie ma wierszy dla więcej niż { $most } szachownic. Mecz bez wszystkich szachownic nie jest zakończony i nie daje punktów.
    .hint = Proszę poprawić Team size albo dodać wiersze pozostałych szachownic.
not-paired = Uczestnik { $label } nie ma partii ani pauzy w rundzie { $round }. Liczy się jako nieobecny i nie dostaje punktów.
    .hint = Proszę dopisać partię lub pauzę, wpisać rundę pod Byes albo withdrawn after N pod Status.
plays-while-away = Uczestnik { $label } ma partię w rundzie { $round }, ale jego status to „{ $status }”. Partia się liczy.
    .hint = Proszę poprawić status, rundę lub numer.
draw-changed = { $pairing }: skojarzono ręcznie; w kojarzeniu było { $drawn }. Liczy się to ręczne.
    .hint = Jeśli parę zmienił sędzia, nic nie trzeba robić.
bye-and-game = Uczestnik { $label } prosił o pauzę w rundzie { $round }, ale ma partię. Liczy się partia.
    .hint = Proszę usunąć rundę pod Byes albo poprawić partię.
bye-score = Wynik za pauzę uczestnika { $label } to { $text }, a pauza na prośbę daje ½ lub 0. Liczy się jako 0.
    .hint = Proszę wpisać ½ lub 0 pod Bye score.
virtual-points = Nie da się odczytać punktów wirtualnych ({ $label }): „{ $text }”.
    .hint = Proszę wpisać rundy z ich punktami, np. 1-2=1, 3=½; każdą rundę raz.
later-ratings = Nie można odczytać późniejszych rankingów uczestnika { $label }: „{ $text }”. Ranking z arkusza obowiązuje w każdym miesiącu.
    .hint = Proszę wpisać miesiąc każdej listy z jej rankingiem: 2026-06=2415, 2026-07=2398.
later-ratings_later-ratings-outside = Późniejszych rankingów uczestnika { $label } z { $months } nie użyto: turniej zaczyna się w { $first } i kończy w { $last }.
    .hint = Proszę poprawić miesiąc lub daty turnieju. Ranking z początku należy wpisać pod Rating.
entry-arrives-late_arrives-late = Skojarzeni w rundzie { $round }, choć przybywają później: { $names }.
    .hint = Kto na pewno jest nieobecny, nie jest kojarzony i nie zdobywa punktów (C.04.2, 2.4 i 3.3): proszę wpisać „drop-in 3” w Status albo rundy w Byes. Arrives nie zmienia kojarzenia.
bye-score-blank = Pauzy na prośbę bez wyniku za pauzę liczą się jako 0: { $labels }.
    .hint = Jeśli turniej daje pół punktu, proszę wpisać ½ pod Bye score.
round-list = „{ $text }” nie jest listą rund tego turnieju, więc jej nie użyto.
    .hint = Proszę wpisać 1,3 lub 1-4. { $span }
    .span =
        { $rounds ->
            [0] Rundy numeruje się od 1.
           *[other] Rundy mają numery od 1 do { $rounds }.
        }
status-round = „{ $text }” nie podaje rundy: { $read }.
    .hint = Proszę wpisać „withdrawn after 3” lub „drop-in 2”.
colour-not-top = Colour jest w wierszu uczestnika { $label }, ale najwyżej rozstawiony jest { $top }. Użyto go jako koloru najwyżej rozstawionego w rundzie 1.
    .hint = Proszę przenieść go do wiersza najwyżej rozstawionego.
unlisted-game = „{ $name }” nie ma na liście gier planszowych, więc rozgrywka się nie liczy.
    .hint = { $meant }Proszę używać nazw, które podaje palmares rules nzdc-1999.
no-game = Wiersz nie podaje gry, więc go pominięto.
    .hint = Proszę wpisać nazwę gry.
players-of-play = { $play } ma { $players } zawodników, a punkty daje tylko od { $least } do { $most }.
    .hint = Proszę dać każdej rozgrywce własny numer pod Sheet, a każdemu zawodnikowi własny wiersz.
place-missing = Brakuje miejsca w { $play }, więc ten wiersz nie daje punktów.
    .hint = Proszę wpisać miejsce z karty wyników.
place-impossible = Miejsce { $place } jest niemożliwe w { $play }, gdzie gra { $players } zawodników, więc wiersz nie daje punktów.
    .hint = Proszę poprawić miejsce albo dopisać brakujących zawodników.
places-impossible = Miejsca { $places } w { $play } są niemożliwe, więc rozgrywka nie daje punktów.
    .hint = Proszę przepisać miejsca z karty wyników. Po dwóch zawodnikach na drugim miejscu jest czwarte: 1, 2, 2, 4.
twice-in-play = Uczestnik { $label } jest już w { $play } w { $first }, więc ten wiersz pominięto.
    .hint = Proszę poprawić zawodnika lub Sheet.
counts-twice = Dla { $play } pod Counts jest yes w jednym wierszu, a no w { $first }, więc rozgrywkę pominięto.
    .hint = Proszę wpisać to samo we wszystkich jej wierszach albo tylko w jednym.
play-left-out = { $play } się nie liczy, jak umówili się zawodnicy.
    .hint = Nic nie trzeba robić.
version-missing = Rozegrano obie wersje przekłamanego rozdania { $board }, ale ten wiersz nie podaje, którą. Liczy się jako zapis sztuczny.
    .hint = Proszę wpisać A lub B pod Version.
other-percentage = Mecz { $sides } ma procent tylko jednej strony. Druga dostała resztę, { $other } %.
    .hint = Proszę wpisać oba; przy zapisach sztucznych nie muszą dawać razem 100.
boards-disagree = Boards podaje { $typed }, ale według zapisów uczestnik zagrał { $counted }. Do punktów użyto { $typed }.
    .hint = Proszę poprawić Boards albo wyczyścić, aby program policzył rozdania.
fewer-boards = Zagrali mniej niż { $most } rozdań: { $labels }. Klasyfikuje się ich na podstawie rozegranych przez nich rozdań.
    .hint = Jeśli pauzowali albo rozdań nie rozegrano, nic nie trzeba robić.
fewer-results = Rozdania z mniej niż { $expected } wynikami: { $boards }. { $how }
    .hint = Jeśli są brakujące wyniki, proszę je dopisać.
one-room = Rozdanie { $board } w { $sides } ma wynik tylko w jednym pokoju, więc nie da się go porównać.
    .hint = Proszę dopisać wynik z drugiego pokoju, wpisać tę samą Round w obu pokojach albo wpisać fouled lub NP pod Adjusted.
too-few-scores = Rozdanie { $board } ma { $scores } { $scores ->
        [one] zapis
        [few] zapisy
       *[other] zapisów
    }, za mało na średnią bez skrajnych. Liczy się jako 0.
    .hint = Proszę wpisać zapisy z pozostałych stołów albo wynik rozjemczy.
artificial-without-value = { $text } nie ma wartości w turnieju liczonym metodą { $method }, więc rozdanie liczy się jako 0.
    .hint = W IMP proszę wpisać A+, A lub A- (albo 60, 50 lub 40 procent) albo przyznać zapis.
published-score = Uczestnik { $label } ma w protokole { $typed }, ale z jego rozdań wychodzi { $computed }. Liczą się rozdania.{ $boards }
    .hint = Proszę sprawdzić jego rozdania oraz kary, których może brakować na arkuszu Adjustments.
results-against-matches = W Results uczestnik { $above } jest wyżej niż uczestnik { $below }, ale według arkusza Matches prowadzi { $below }, { $more } do { $fewer }. Użyto Results.
    .hint = Proszę poprawić błędny arkusz. Aby klasyfikować według meczów, proszę wyczyścić Results.
published-points = W rozdaniu { $board } uczestnik { $label } ma w protokole { $given }, ale z wyników wychodzi { $computed }. Liczą się wyniki.{ $others }
    .hint = Proszę porównać wyniki rozdania z programem do wyników. Programy różnie liczą średnie i rozdania nierozegrane na wszystkich stołach.
    .others =
        { $others ->
            [one] {" "}Różni się też 1 inny uczestnik.
            [few] {" "}Różni się też { $others } innych uczestników.
            [many] {" "}Różni się też { $others } innych uczestników.
           *[other] {" "}Różni się też { $others } innych uczestników.
        }
published-points-of-many = W { $count } z { $of } rozdań punkty w protokole różnią się od wyników: { $boards }. { $example } Liczą się wyniki.
    .hint = Program do wyników prawdopodobnie porównuje inne stoły albo inaczej liczy rozdania nierozegrane na wszystkich stołach. Proszę sprawdzić tam jedno z rozdań.
unknown-vp-scale_unknown-scale = Nie ma skali VP „{ $name }”.
    .hint = Proszę wybrać jedną z tych: { $known }.
vp-scale-boards_scale-boards = Skala { $name } nie ma tabeli dla meczów z { $boards } rozdań.
    .hint = Proszę poprawić Boards per match lub VP scale boards albo wybrać inną skalę VP.
match-boards-unknown = Mecz { $sides } nie ma liczby rozdań, więc nie ma VP i się nie liczy{ $others }.
    .hint = Proszę wypełnić Boards per match na arkuszu Event albo Boards przy meczu. Boards i Rounds turnieju wystarczą, jeśli dzielą się bez reszty. Wpisane VP nie wymagają liczby rozdań.
    .others =
        { $others ->
            [one] , podobnie jak 1 inny mecz
            [few] , podobnie jak { $others } inne mecze
            [many] , podobnie jak { $others } innych meczów
           *[other] , podobnie jak { $others } innych meczów
        }
scale-of-percent = Skala { $name } nie pasuje do turnieju: jedno jest dla procentów, drugie dla IMP.
    .hint = Proszę wybrać inną skalę VP albo inne Scoring.
one-score = Mecz { $sides } ma { $of } tylko jednej strony, więc ich nie użyto.
    .hint = Proszę wpisać je drugiej stronie, 0 jeśli brak.
vps-beyond-scale = { $typed } VP to niemożliwe: skala sięga od { $least } do { $most }. VP tego meczu nie użyto.
    .hint = Proszę je poprawić albo, jeśli podano IMP, wyczyścić. Jeśli przyznał je sędzia, proszę wpisać adjusted pod Note.
match-without-result = Mecz { $sides } nie ma IMP ani VP, więc daje 0.
    .hint = Proszę wpisać IMP lub VP, także za pauzę lub walkower. Jeśli meczu nie było, proszę wpisać not played pod Note.
match-twice = Mecz { $sides } ma tutaj wynik { $result }, a w { $first } na drugim arkuszu { $other }, którego użyto.
    .hint = Proszę poprawić lub usunąć jeden z dwóch.
plays-on-after-defeat = Uczestnik { $label } przegrał w { $round }, a gra w późniejszej rundzie.
    .hint = Proszę poprawić wynik, Round lub uczestników. Przy meczu trójstronnym proszę wpisać triangular pod Note, przy meczu o miejsce play-off.
match-missing_no-match-after-win = Uczestnik { $label } wygrał w { $round }, ale nie gra w żadnej późniejszej rundzie.
    .hint = Proszę dodać brakujący mecz. Jeśli uczestnik się wycofał, proszę wpisać withdrawn pod Status.
match-missing_round-without-match = W rundzie { $round } ci uczestnicy nie mają ani meczu, ani bye: { $labels }.
    .hint = Proszę dodać brakujący mecz albo wiersz z bye pod Note. Jeśli uczestnik się wycofał, proszę wpisać withdrawn pod Status.
match-missing_pairs-did-not-meet = Wszyscy powinni spotkać się tyle razy: { $legs }; ci spotkali się inaczej: { $pairs }.
    .hint = Proszę dodać brakujące mecze albo poprawić uczestników istniejących. Jeśli uczestnik się wycofał, proszę wpisać withdrawn w kolumnie Status.
knockout-unfinished = Po ostatniej rundzie niepokonanych jest { $undefeated } uczestników, więc puchar nie ma zwycięzcy.
    .hint = Proszę dopisać brakujące rundy albo wynik ostatniego meczu.
match-not-ranked = Mecz { $sides } ({ $note }) nie ma wyników, więc nie liczy się w klasyfikacji.
    .hint = Proszę wpisać wynik każdej strony, jeśli jest.
vps-disagree = { $label } ma w protokole { $typed } VP, ale z bilansu { $net } wychodzi { $computed }. Użyto wpisanych VP.
    .hint = Proszę sprawdzić IMP, liczbę rozdań i skalę VP.
imps-disagree = { $sides } ma w protokole { $typed } IMP, ale z rozdań wychodzi { $computed } i tego użyto.
    .hint = Proszę sprawdzić rozdania meczu.
entry-without-result = Uczestnik { $label } nie ma wyniku, więc nie ma miejsca.
    .hint = Proszę wpisać jego wynik na arkuszu Results albo „withdrawn after N” pod Status.
place-disagrees = Protokół daje uczestnikowi { $label } miejsce { $typed }, ale z jego wyniku { $score } wychodzi miejsce { $place }.
    .hint = Proszę sprawdzić jego wynik i wyniki sąsiadów. O miejscach i punktach decydują wyniki.
tie-broken = Protokół daje uczestnikowi { $label } miejsce { $typed }, ale dzieli on miejsca { $place }–{ $last }.
    .hint = Nic nie trzeba robić; uczestnicy z równym wynikiem dzielą punkty.
team-too-large_fourth-member = Drużyna ma najwyżej { $most } zawodników, więc uczestnika { $label } nie zaliczono do { $team }.
    .hint = Proszę poprawić Team.
second-team = Uczestnik { $label } jest już w { $other }, więc nie liczy się dla { $team }.
    .hint = Proszę poprawić Team. Zawodnik może być tylko w jednej drużynie.
tie-break-unknown_unknown-tie-break = „{ $name }” nie jest punktacją pomocniczą, więc równe wyniki rozstrzygnięto bez niej i klasyfikacja jest wstępna.
    .hint = { $meant }Proszę wpisać skróty lub nazwy punktacji pomocniczych, np. BH-C1 lub Buchholz Cut 1, rozdzielone przecinkami.
tie-break-of-teams = { $title } to punktacja pomocnicza dla drużyn; pominięto ją.
    .hint = Proszę usunąć ją z Tie-breaks.
tie-break-without-ratings = { $title } pominięto; zawodnicy bez rankingu: { $unrated }. Punktacja według rankingów wymaga rankingu każdego ({ $clause }).
    .hint = Proszę wypełnić Rating dla wszystkich na arkuszu Entries albo wybrać inną punktację pomocniczą.
board-prizes-lack = Nagrody na szachownicach pomijają { $of_matches } bez wyników na szachownicach oraz { $of_games }, których partii nie podaje żaden wiersz.
    .hint = Proszę wpisać wiersz dla każdej szachownicy na arkuszu Matches i zawodników każdej drużyny na arkuszu Entries.
    .of_matches =
        { $matches ->
            [one] 1 mecz
            [few] { $matches } mecze
            [many] { $matches } meczów
           *[other] { $matches } meczów
        }
    .of_games =
        { $nameless ->
            [one] 1 zawodnika
            [few] { $nameless } zawodników
            [many] { $nameless } zawodników
           *[other] { $nameless } zawodników
        }
tie-breaks-not-applied = Tie-breaks jest wypełnione, ale format { $format } nie ma punktacji pomocniczej.
    .hint = Uczestnicy z równym wynikiem dzielą miejsce. Proszę wyczyścić Tie-breaks albo poprawić Format.
internal-fault = palmares nie poradził sobie z tym plikiem z powodu błędu w programie ({ $why }).
    .hint = Innych protokołów to nie dotyczy. Proszę przesłać plik autorom palmares.
competition-unknown = Turniej nie podaje, które to zawody, a od tego zależą prawie wszystkie reguły ({ $clause }), więc nie ma punktów.
    .hint = Proszę wypełnić Competition na arkuszu Event: { $known }.
too-old-for-youth_too-old = { $name } ma datę urodzenia { $born }, a młodzież musi być urodzona { $limit } lub później ({ $clause }); uczestnik nie dostaje punktów młodzieżowych.
    .hint = Proszę poprawić Date of birth albo wypełnić Authorised, jeśli komitet na to pozwolił.
too-young-for-seniors_too-young = { $name } ma datę urodzenia { $born }, a seniorzy muszą być urodzeni przed { $limit } ({ $clause }).
    .hint = Proszę poprawić Date of birth albo wypełnić Authorised, jeśli komitet na to pozwolił.
many-masterpoints = { $name } – punkty mistrzowskie: { $points }, a ta kategoria jest dla mających mniej niż { $below } ({ $clause }{ $remark }).
    .hint = Proszę poprawić Masterpoints lub Category.
player-number-missing_number-missing = { $name } nie ma numeru, a wszyscy zawodnicy Butler Pairs muszą mieć opłacone składki ({ $clause }). Uczestnik zostaje.
    .hint = Proszę wpisać numer; zawodnicy z zagranicy zostają członkami honorowymi.
member-not-financial = { $name } gra z numerem { $number }: { $why }, a wszyscy zawodnicy Butler Pairs muszą mieć opłacone składki ({ $clause }). Uczestnik zostaje.
    .hint = Proszę poprawić numer albo rejestr; zawodnicy z zagranicy zostają członkami honorowymi.
to-the-final_finalists = Do finału{ $field }: { $names } ({ $clause }){ $instead }.
    .hint = Nic nie trzeba robić.
finalists-tied = { $labels } dzielą miejsce { $place }, ale nie wszyscy mogą wejść do finału. Bez ich meczów nic ich nie różni ({ $clause }).
    .hint = Proszę dopisać mecze albo rozlosować kolejność i wpisać ją pod Lot na arkuszu Entries.
fields-differ = Finał ma { $north_south } { $north_south ->
        [one] parę
        [few] pary
       *[other] par
    } Północ-Południe i { $east_west } { $east_west ->
        [one] parę
        [few] pary
       *[other] par
    } Wschód-Zachód; różnica może wynosić najwyżej { $most } ({ $clause }).
    .hint = Proszę zastąpić parę następną z tej samej grupy.
finalist-stays-out = { $label } jest w finale mimo wycofania lub gry poza konkursem w poprzednim etapie ({ $clause }).
    .hint = Proszę poprawić Status w poprzednim etapie albo zastąpić parę następną w kolejności.
not-contending-in-final_not-contending-here = { $label } gra poza konkursem, a ten etap decyduje o punktach; tytuły i punkty dostają tylko pary w konkursie ({ $clause }). Para nic nie dostaje, a następne przesuwają się wyżej.
    .hint = Jeśli para gra w konkursie, proszę wyczyścić Status. W innym razie nic nie trzeba robić.
datum-weight = Własne zapisy turnieju liczą się w średniej rozdania { $counted }, a według reguł { $by_rule } ({ $clause }). Średnia jest taka jak w protokole.
    .hint = Proszę wpisać { $weight } pod Datum weight.
    .counted =
        { $typed ->
            [one] raz
            [few] { $typed } razy
            [many] { $typed } razy
           *[other] { $typed } razy
        }
    .by_rule =
        { $weight ->
            [one] raz
            [few] { $weight } razy
            [many] { $weight } razy
           *[other] { $weight } razy
        }
few-rounds = { $label }: { $who } – rozegrano { $played } z { $rounds } { $of }, a trzeba co najmniej { $least } ({ $clause }). Miejsce zostaje, ale bez punktów.
    .hint = Jeśli liczba jest poprawna, nic nie trzeba robić; w przeciwnym razie proszę ją poprawić na arkuszu Entries lub Lineups.
carry-few-pairs = Przeniesienie wymaga pary pierwszej i { $last }. z poprzedniego etapu ({ $clause }), a par było tam tylko { $pairs }; niczego nie przeniesiono.
    .hint = Proszę wyczyścić Carry over i wpisać przeniesienie na arkuszu Adjustments.
carry-level = Pary pierwsza i { $last }. z poprzedniego etapu mają po równo, { $score } VP, więc nie ma przeniesienia ({ $clause }); niczego nie przeniesiono.
    .hint = Decyduje organizator: proszę wyczyścić Carry over i wpisać przeniesienie na arkuszu Adjustments.
withdrawal-elsewhere = Wycofali się: { $labels }. Wycofanie w trakcie etapu reguluje ABF TR 14, ale to nie jest część tego regulaminu ({ $clause }): wyników użyto tak, jak je wpisano.
    .hint = Czy się liczą, decyduje sędzia; podaje to Note na arkuszu Matches.
few-boards-compared_few-compared = W meczu { $sides } porównano tylko { $compared } z { $boards } rozdań, mniej niż połowę. Należałoby policzyć go jako walkower bez winy żadnej strony ({ $clause }), według ABF TR 15.1, które nie jest częścią tego regulaminu: policzono go tak, jak wpisano.
    .hint = Proszę dać obu stronom VP strony niewinnej i wpisać unplayable pod Note.
drop-in-of-no-team = { $label } dołącza w rundzie { $round }, ale { $why } ({ $clause }).
    .hint = Proszę poprawić zawodników lub Status, chyba że pozwolił na to sędzia.
draw-numbers = Nie użyto numerów pod Draw number: każda drużyna potrzebuje innego, od 1 do liczby drużyn ({ $clause }).
    .hint = Proszę wpisać wszystkie numery albo wyczyścić kolumnę, aby kojarzenie użyło kolejności miejsc.
boards-beyond-match = Ten wiersz ma { $count } { $what }, a mecz ma { $boards } { $boards ->
        [one] rozdanie
        [few] rozdania
       *[other] rozdań
    }, więc wiersz pominięto.
    .hint = Proszę poprawić to, co jest błędne; jeśli zagrano wszystkie rozdania, proszę zostawić pola Home A+, Away A+ i Boards compared puste.
match-length = Mecz { $sides } ma { $boards } { $boards ->
        [one] rozdanie
        [few] rozdania
       *[other] rozdań
    }, a mecze mają po { $planned } ({ $clause }).
    .hint = Proszę poprawić Boards, chyba że mecz skrócono lub wydłużono.
team-number = { $state } wpisano z numerem { $label }, a wylosowano numer { $number } ({ $clause }).
    .hint = Jeśli losowano ponownie, nic nie trzeba robić; liczą się numery z protokołu.
field-size = Regulamin podaje schematy dla 5 do 8 drużyn, a zgłosiło się { $teams } (10.4, 10.5).
    .hint = Proszę poprawić Entries albo skojarzyć rundy ręcznie na arkuszu Matches i wypełnić Rounds.
guest-player = Drużyna { $label } ma zawodnika gościnnego; zastępstwo jest dozwolone tylko w nagłym przypadku, za zgodą sędziego ({ $clause }).
    .hint = Jeśli sędzia zgodził się na zastępstwo, nic nie trzeba robić.
final-waits = Drużyny tego turnieju będą znane później ({ $stage }; { $clause }).
    .hint = Proszę wpisać tam wyniki albo podać drużyny ręcznie.
final-not-entered = Według wcześniejszych etapów powinny tu grać { $placed } ({ $clause }), ale nie są zgłoszone.
    .hint = Proszę wpisać obie drużyny na arkuszu Entries tego protokołu.
carry-over-blank = Carry over jest puste, więc niczego nie przeniesiono; według regulaminu wyżej sklasyfikowana drużyna Qualifying Stage przenosi jedną dziesiątą różnicy VP ({ $clause }).
    .hint = Proszę wpisać abf 11.2 pod Carry over albo none, jeśli nic się nie przenosi.
not-in-final = { $team } tu nie gra ({ $clause }), więc ten wiersz pominięto.
    .hint = Proszę poprawić numer drużyny lub turniej.
final-teams = Zgłoszone drużyny to { $typed }, ale według wcześniejszych etapów powinny to być { $placed } ({ $clause }). Grają zgłoszone.
    .hint = Proszę poprawić Entries, chyba że któraś drużyna się wycofała.
stage-not-known = { $wrong }, więc przeniesienie i kolejność są nieznane.
    .hint = Proszę wypełnić lub poprawić Qualifier albo Carry over from lub dołączyć tamten protokół.
    .wrong =
        { $id ->
            [0] Nie podano etapu kwalifikacyjnego
           *[other] Żaden protokół nie ma etapu kwalifikacyjnego „{ $id }”
        }
repechage-tied = { $teams } mają równy wynik nawet bez przeniesienia, a miejsca w finale nie można dzielić ({ $clause }).
    .hint = Decyduje organizator: proszę dodać na arkuszu Matches wiersz dla obu drużyn, z play-off pod Note i 1-0 pod Result, jeśli dalej gra pierwsza, w przeciwnym razie 0-1.
player-not-eligible = { $player } z { $label } gra tu bez uprawnienia: { $why } ({ $clause }).
    .hint = Proszę poprawić liczby meczów i części na arkuszu Entries albo zapytać sędziego.
pqp-withheld = { $player } z { $label } nie dostaje Playoff Qualifying Points: { $why } ({ $clause }).
    .hint = Jeśli tak nie jest, proszę poprawić Matches, Repechage, Finals lub PQP tego zawodnika na arkuszu Entries.
forfeit-vps = Protokół daje { $label } { $typed } VP za mecz bez wyniku, a według reguły jest { $computed } ({ $clause }) i tego użyto.
    .hint = Proszę wyczyścić VP; wynikają z uwagi i z pozostałych meczów.
bye-vps = Protokół daje { $label } { $typed } VP za pauzę, a pauza to { $vps } VP ({ $clause }). Użyto wpisanych VP.
    .hint = Proszę wyczyścić VP, chyba że przyznał je sędzia.
bye-missing = Drużyna { $label } nie ma w rundzie { $round } ani meczu, ani pauzy, więc nie dostaje VP; pauza to { $vps } VP ({ $clause }).
    .hint = Proszę dodać wiersz z rundą, drużyną pod Home i bye pod Note.
sections-unknown = Nie ma tytułów: sektory zawodników są nieznane ({ $clause }), bo turniej nie ma ani rund, ani kolumny Section.
    .hint = Proszę wypełnić Section na arkuszu Entries albo użyć Format swiss i dołączyć mecze.
other-entrants = Zgłosiło się { $players } zawodników, a puchar jest dla { $entrants }: po trzech z każdej czteroosobowej grupy i jeden szczęśliwy przegrany to 16 zawodników pierwszej fazy ({ $clause }). Wielkość grup: { $sizes }.
    .hint = Zawodnik bez przeciwnika w grupie gra dalej. Jeśli pierwsza faza nie ma 16 zawodników, proszę wpisać jej partie ręcznie.
group-place-taken = Miejsce { $place } w grupie { $group } ma inny zawodnik; { $label } dostaje tam wolne miejsce.
    .hint = Proszę poprawić Group place albo zostawić puste do losowania.
group-full = Grupa { $group } ma już { $size } zawodników, więc nie ma w niej miejsca dla { $label }.
    .hint = Proszę poprawić Group albo zostawić puste do losowania.
no-such-stage = { $wrong }
    .hint = Rundy to Q1, Q2; 1.1, 1.2, 1.3; 2.1, 2.2, 2.3; SF i F.
    .wrong =
        { $text ->
            [0] Wiersz nie podaje rundy, więc wiersz pominięto.
           *[other] „{ $text }” to nie runda tego turnieju pucharowego, więc wiersz pominięto.
        }
plays-twice = { $label } ma już partię w rundzie { $round }, więc ten wiersz pominięto.
    .hint = Proszę poprawić rundę lub numer albo usunąć jeden z dwóch wierszy.
results-differ = Partia { $sides } w rundzie { $round } ma gdzie indziej w skoroszycie innego zwycięzcę; liczy się jako niedokończona.
    .hint = Proszę poprawić Result na arkuszu Matches lub Draw albo Outcome na arkuszu Games.
result-and-note_odd-result = { $why }; wiersz nie ma wyniku, którego da się użyć.
    .hint = Proszę wyczyścić uwagę albo wynik, zależnie od tego, co jest błędne.
game-drawn = Partia { $sides } w rundzie { $round } nie ma zwycięzcy, a reguły znają tylko wygraną i przegraną: żaden zawodnik nie gra dalej.
    .hint = Proszę ustalić, kto gra dalej, i wpisać ten wynik.
sides-not-exchanged = { $label } gra stroną { $side } w obu partiach pary w rundzie { $round }; każdy musi zagrać obiema stronami.
    .hint = Proszę poprawić Power na arkuszu Games. Partie liczą się tak, jak je rozegrano.
own-group = W partii { $sides } grają zawodnicy tej samej grupy eliminacyjnej { $group }, którzy nie mogą się spotkać w pierwszych partiach ({ $clause }).
    .hint = Proszę poprawić numery. Partia liczy się tak, jak ją rozegrano.
plays-on = { $label } odpada w { $out }, a ma partię w rundzie { $round }.
    .hint = Proszę poprawić numer lub wcześniejsze wyniki. Partia liczy się tak, jak ją rozegrano.
pairing-not-given = Reguły nie przewidują partii { $sides } w rundzie { $round }: { $why } ({ $clause }).
    .hint = Proszę poprawić numery, rundę lub wcześniejsze wyniki. Partia liczy się tak, jak ją rozegrano.
bye-not-given = { $label } ma pauzę w rundzie { $round }, a reguły jej tam nie dopuszczają: nie liczy się i zawodnik nie gra dalej.
    .hint = Proszę wpisać partię z wynikiem; kto nie przyszedł, ten ją przegrał (+-- lub --+).
game-numbers = Partie rundy { $round } nie mają numerów 1, 2, 3 i tak dalej. Od numerów zależy następna runda, więc użyto kolejności wierszy.
    .hint = Proszę wpisać numer każdej partii pod Table.
centres-unknown_centres-missing = O szczęśliwym przegranym decydują centra ({ $clause }), a nie są znane dla: { $labels }, więc nikogo nie wybrano.
    .hint = Proszę wpisać obie partie każdego zawodnika na arkuszu Games: dwa wiersze na partię, z centrami pod latami.
odd-centres_game-odd-centres = { $text } to niemożliwa liczba centrów po roku { $year }; centra zawodnika w tej partii uznano za nieznane.
    .hint = Centra to liczby całkowite od 0 do 34.
too-many-centres_game-too-many-centres = Suma centrów w roku { $year } w partii { $sides } to { $sum }, a mapa ma 34.
    .hint = Proszę poprawić centra z tego roku; do tego czasu turniej jest wstępny.
phase-does-not-fit = Runda { $round } ma { $players } zawodników, a reguły wymagają { $wanted } ({ $clause }), więc jej nie skojarzono.
    .hint = Proszę wpisać partie rundy na arkuszu Matches według własnej decyzji.
no-pairing-left_no-pairing = Żadne kojarzenie rundy { $round } nie zachowuje reguł ({ $clause }), więc jej nie skojarzono.
    .hint = Proszę wpisać jej partie na arkuszu Matches według własnej decyzji.
knockout-draw-waits_draw-waits = Rundy { $round } nie skojarzono, bo kojarzenie korzysta z komórek z błędami: { $cells }.
    .hint = Proszę poprawić błędy. Aby mimo to skojarzyć, proszę wpisać { $round } pod Draw na arkuszu Event.
withdrawn-drawn = { $label } ma status wycofania, a mimo to partię w rundzie { $round }; reguły nie mówią, kto gra dalej.
    .hint = Proszę wpisać partię z +-- lub --+ dla przeciwnika albo według własnej decyzji.
results-awaited = Kojarzenie czeka na wyniki tych partii: { $games }.
    .hint = Proszę wpisać ich wyniki na arkuszu Matches lub Draw.
nobody-to-meet = Niczego nie da się skojarzyć, choć finał nie jest rozstrzygnięty: w { $round } reguły i wcześniejsze partie nie zostawiają przeciwnika dla: { $players }.
    .hint = Proszę poprawić wcześniejsze partie albo ustalić następne i wpisać je na arkuszu Matches.
odd-team-size = Nie ma punktów: podręcznik nie przewiduje drużyn z { $size } grającymi zawodnikami ({ $clause }).
    .hint = Team size to liczba grających jednocześnie: 4, 6, 8, 10 i tak dalej.
too-few-tables = Nie ma punktów{ $field }: { $event } wymaga { $least }, a było { $tables } ({ $clause }).
    .hint = Jeśli liczba jest poprawna, nic nie trzeba robić; w przeciwnym razie proszę poprawić Tables albo dopisać brakujących uczestników.
handicap-without-scratch = Nie ma punktów: turniej klasyfikowano z handicapem, a brakuje wyników bez niego ({ $clause }).
    .hint = Proszę wpisać wyniki bez handicapu pod Score, a z handicapem pod Handicap score.
not-major = To nie mogą być główne mistrzostwa: { $why } ({ $clause }). Punkty dano na poziomie podstawowym.
    .hint = Proszę wyczyścić Championship albo poprawić to, co jest błędne.
boards-not-played = Nie ma punktów dla { $player }: zagrano { $played }, potrzeba { $needed } ({ $clause }).
    .hint = Jeśli liczba jest poprawna, nic nie trzeba robić; w przeciwnym razie proszę ją poprawić na arkuszu Entries lub Lineups.
unregistered-award = { $player } dostaje dyplom, ale bez numeru członkowskiego niczego nie da się zarejestrować ({ $clause }).
    .hint = Proszę wpisać numer członkowski, jeśli istnieje.
unknown-qualifier = W tym protokole ani w sezonie nie ma turnieju { $id }, więc liczba uczestników na początku jest nieznana i nie ma punktów.
    .hint = Proszę poprawić Qualifier, dołączyć protokół tamtego turnieju albo wypełnić Original entry.
unknown-qualifier_unknown-qualifier-unused = W tym protokole ani w sezonie nie ma turnieju { $id }; użyto podanego tu Original entry.
    .hint = Proszę poprawić Qualifier albo dołączyć protokół tamtego turnieju.
several-qualifiers = Kilka protokołów sezonu ma turniej { $id }, więc liczba uczestników na początku jest nieznana i nie ma punktów.
    .hint = Proszę dać obu turniejom to samo Part of albo wypełnić Original entry.
several-qualifiers_several-qualifiers-unused = Kilka protokołów sezonu ma turniej { $id }; użyto podanego tu Original entry.
    .hint = Proszę dać obu turniejom to samo Part of albo wyczyścić Qualifier.
no-original-entry = Punkty za { $stage } zależą od liczby pełnych stołów w pierwszym etapie ({ $clause }), a tej brakuje.
    .hint = Proszę wypełnić Original entry albo podać turniej pierwszego etapu pod Qualifier.
original-entry-disagrees = Original entry podaje { $typed }, ale stołów było { $counted } ({ $from }). Do punktów użyto { $typed }.
    .hint = Proszę poprawić Original entry albo wyczyścić, a palmares policzy stoły.
stages-not-counted = Wcześniejsze etapy nie liczą się do punktów: { $why } ({ $clause }). Punkty zależą od liczby uczestników tego turnieju.
    .hint = Jeśli tak jest, nic nie trzeba robić.
qualified-by-handicap = Nie ma punktów: uczestnicy zakwalifikowali się wynikami z handicapem ({ $stage }; { $clause }).
    .hint = Jeśli tak jest, nic nie trzeba robić.
many-qualified = Zakwalifikowało się { $finalists } z { $original } uczestników; podręcznik zaleca najwyżej { $share } stawki ({ $clause }).
    .hint = Nic nie trzeba robić; punkty dostaje mniej uczestników niż zwykle.
no-premier-tables = Punkty za finał pocieszenia zależą od liczby pełnych stołów w głównym finale i poza finałami ({ $clause }), a te są nieznane.
    .hint = Proszę wypełnić Premier tables i Not qualified tables albo połączyć finały przez Part of i podać pierwszy etap pod Qualifier.
no-consolation = Podręcznik nie uznaje tego za finał pocieszenia: { $why } ({ $clause }). Punkty zależą od liczby jego uczestników, o poziom niżej niż w głównym turnieju.
    .hint = Jeśli liczba stołów jest poprawna, nic nie trzeba robić.
no-stage = { $key } jest wypełnione, ale Stage nie podaje, który to etap ({ $clause }). Punkty zależą od liczby uczestników tego turnieju.
    .hint = Proszę wypełnić Stage (final, consolation, second qualifying ...) albo wyczyścić to pole.
status-differs = Status podaje { $claimed }, ale z pozostałych odpowiedzi wychodzi { $status }: { $why } ({ $clause }). Do punktów użyto { $status }.
    .hint = Proszę poprawić Status albo odpowiedzi o licencji i zgłoszeniach.
licence-missing = Turniej był otwarty dla { $who }, ale nie ma licencji ({ $clause }).
    .hint = Proszę wypełnić Licence i Licensed by albo poprawić Open to.
non-members = W { $what } mogą grać tylko członkowie ({ $clause }), a brakuje numerów członkowskich: { $names }.
    .hint = Proszę uzupełnić brakujące numery członkowskie.
teams-without-matches_without-matches = Taki turniej z { $boards } rozdań daje punkty za każdy wygrany mecz ({ $clause }), ale w protokole nie ma meczów; { $instead }.
    .hint = Jeśli uczestnicy grali mecze, proszę dodać arkusz Matches.
    .instead =
        { $printed ->
            [yes] użyto drukowanej kolumny dla drużyn
           *[no] przyznano tylko punkty za miejsce
        }
no-match-boards = Punkty za wygrany mecz zależą od liczby rozdań w meczu ({ $clause }), a jej brakuje, więc nie ma punktów.
    .hint = Proszę wypełnić Boards na arkuszu Matches albo Boards per match na arkuszu Event.
no-lineups = { $player }: { $played }; protokół nie podaje, w których meczach, więc temu zawodnikowi liczy się każdy wygrany mecz ({ $clause }).
    .hint = Jeśli w niektórych wygranych meczach grali inni, proszę dodać arkusz Lineups.
small-part = { $part } ma { $size }, a potrzeba { $least }: nie liczy się i dostaje punkty jako { $as_part } ({ $clause }).
    .hint = Jeśli lista uczestników jest pełna, nic nie trzeba robić.
impossible-part = Nie ma { $part } { $number } z { $parts }, więc nie ma punktów.
    .hint = Proszę poprawić numer tej dywizji lub tego sektora albo ich liczbę.
player-in-two-sections = { $player } gra też gdzie indziej ({ $section }), a nikt nie może grać w dwóch sektorach o różnej randze ({ $clause }), więc nie ma punktów.
    .hint = Proszę poprawić zgłoszenia albo wyczyścić Sections, jeśli to osobne turnieje.
few-areas = Liga międzyobszarowa wymaga drużyn z { $least } obszarów ({ $clause }), a zgłoszono { $areas }, więc nie ma punktów.
    .hint = Proszę wypełnić Area dla każdej drużyny na arkuszu Entries.
no-side = Obszar drużyny { $label } ma kilka drużyn, a ich ranga zależy od kolejności między nimi ({ $clause }), której brakuje; drużyna nie dostaje punktów.
    .hint = Proszę wypełnić Side (A, B lub C) na arkuszu Entries.
small-knockout = Nie ma punktów: puchar wymaga na początku co najmniej { $least } pełnych stołów ({ $clause }); tu było { $tables }.
    .hint = Jeśli ci uczestnicy wyszli z eliminacji, proszę wypełnić Original entry; w innym razie nic nie trzeba robić.
knockout-without-matches = Puchar daje punkty za każdy wygrany mecz ({ $clause }), ale w protokole nie ma meczów.
    .hint = Proszę wypełnić arkusz Matches: wiersz dla każdego meczu, z Round, Home, Away i wynikiem lub Result.
more-than-original = Gra { $playing } uczestników, a do tego turnieju mogło dojść najwyżej { $original } z początkowych ({ $clause }).
    .hint = Proszę poprawić Original entry, Original contestants lub Premier tables.
level-knockout-match = { $sides } w { $round } skończyło się remisem i rozstrzygnięto je bez dodatkowych rozdań, więc każda strona dostaje połowę punktów ({ $clause }).
    .hint = Jeśli rozstrzygnęły dodatkowe rozdania, proszę wpisać extra boards pod Note i zwycięzcę pod Result.
surplus-rounds = Tabela punktów ma { $most } { $most ->
        [one] rundę
        [few] rundy
       *[other] rund
    }; na początku było o { $surplus } więcej, z punktami rund wstępnych ({ $clause }).
    .hint = Nic nie trzeba robić, chyba że brakuje rundy lub podano ją dwa razy.
match-boards-assumed = Brakuje liczby rozdań w meczu; przyjęto, że każdy mecz ma tyle rozdań, ile turniej: { $boards }.
    .hint = Proszę wypełnić Boards per match albo Boards na arkuszu Matches.
no-scale = Podręcznik nie ma skali dla: { $what } ({ $clause }), więc nie ma punktów.
    .hint = Jeśli odpowiedzi są błędne, proszę je poprawić albo zapytać związek o punkty.
green-conditions = Nie ma Green Points: { $why } ({ $clause }). Dano Local Points według zwykłej skali.
    .hint = Jeśli to błąd, proszę poprawić arkusz Event.
green-in-doubt = To nie spełnia warunków podręcznika dla turnieju o Green Points: { $why } ({ $clause }). Mimo to dano Green Points.
    .hint = Proszę sprawdzić, co rozegrano, i przed wydaniem punktów zapytać związek.
local-for-green = { $player } dostaje Local Points, a nie Green Points: { $why } ({ $clause }).
    .hint = Jeśli tak jest, nic nie trzeba robić.
green-without-matches = Brakuje punktów za każdą wygraną ({ $what }) ({ $clause }), bo w protokole nie ma meczów.
    .hint = Proszę wypełnić arkusz Matches: wiersz dla każdego meczu, z wynikiem.
green-without-boards = Punkty za wygrane mecze zależą od liczby rozdań w meczu ({ $clause }), a ta jest nieznana, więc nie ma punktów.
    .hint = Proszę wypełnić Boards per match albo Boards na arkuszu Matches.
green-match-length = Green Points za każdy wygrany mecz wymagają meczów z { $least } do { $most } rozdań ({ $clause }); mecze z { $boards } rozdań ich nie dają.
    .hint = Jeśli mecze były dłuższe lub krótsze, proszę poprawić Boards lub Boards per match.
no-flight-b = Punkty za Flight A zależą od liczby stołów w obu dywizjach ({ $clause }), a dla Flight B jest ona nieznana.
    .hint = Proszę wypełnić Flight B tables albo połączyć obie dywizje przez Part of.
congress-certificate = Dyplomy kongresu są dla turniejów z licencją związku ({ $clause }), ale { $why }. Zamiast nich zrobiono zwykłe dyplomy.
    .hint = Proszę wypełnić Licence albo wpisać certificate pod Issue.
ordinary-certificate = Turnieje z licencją związku mają dyplomy kongresu ({ $clause }). Zrobiono zwykłe, jak podaje Issue.
    .hint = Aby dostać dyplomy kongresu, proszę wyczyścić Issue.
ladder-size-unknown = Punkty za drabinkę zależą od średniej liczby pełnych stołów w jej rozgrywkach ({ $clause }), której brakuje, a żadnej rozgrywki nie znaleziono.
    .hint = Proszę wypełnić Average tables albo dołączyć rozgrywki z nazwą drabinki pod Ladder.
ladder-results-unknown = Drabinka daje punkty tylko wtedy, gdy każdemu uczestnikowi liczy się dość wyników ({ $clause }), a tej liczby brakuje.
    .hint = Proszę wypełnić Results counted.
ladder-few-results = Nie ma punktów: w tej drabince liczba zaliczanych wyników to { $results }, a musi być co najmniej { $least } ({ $clause }).
    .hint = Jeśli liczba jest poprawna, nic nie trzeba robić; w przeciwnym razie proszę poprawić Results counted.
ladder-disagrees = { $what } podaje { $typed }, ale z rozgrywek drabinki wychodzi { $counted }. Do punktów użyto { $typed }.
    .hint = Proszę to poprawić albo wyczyścić, a palmares to obliczy.
ladder-awaits-final = Punkty tej drabinki czekają na wynik jej finału ({ $clause }).
    .hint = Gdy finał zostanie rozegrany, proszę go dołączyć ze Stage final i tą drabinką pod Qualifier.
ladder-final-awarded = O punktach tej drabinki decydują miejsca w jej finale, { $other } ({ $clause }).
    .hint = Nic nie trzeba robić.
noughts-elsewhere = Numer członkowski { $text } ({ $name }) to w { $path } { $other }; mógł stracić zera na początku. Punkty są teraz pod dwoma różnymi numerami.
    .hint = Proszę sformatować kolumnę jako tekst i wpisać numer tak jak na legitymacji członka.
number-slip = { $name } ma tutaj numer członkowski { $text }, a gdzie indziej ({ $path }) { $other }; różni je jedna pomyłka. Punkty są teraz pod dwoma numerami.
    .hint = Proszę sprawdzić numer na karcie członka. Jeśli to dwie osoby, nic nie trzeba robić.
organiser-near = Organizatorem jest tutaj „{ $name }”, a w innych protokołach ({ $count }) „{ $other }”, przy w większości tych samych graczach. Oba są teraz na listach jako kluby.
    .hint = Jeśli to jeden klub, proszę poprawić nazwę pod Organiser; w przeciwnym razie nic nie trzeba robić.
status-unlike = Wszystkie turnieje w tym protokole ({ $count }) mają rangę { $status }; w innych protokołach organizatora turnieje o tych samych tytułach mają { $usual }.
    .hint = Jeśli rangę skopiowano w dół z pierwszego turnieju, proszę ją poprawić: zależą od niej punkty.
boards-unlikely_boards-unlike = Boards podaje { $boards }, ale wszystkie takie turnieje w innych protokołach organizatora ({ $count }) mają { $meant }.
    .hint = Jeśli przestawiono dwie cyfry, proszę poprawić Boards; zależą od tego punkty.
status-unlike_status-alone = Ten turniej ma rangę { $status }; wszystkie pozostałe turnieje tego organizatora ({ $count }), niektóre o tym samym tytule, mają { $usual }.
    .hint = Jeśli to pomyłka, proszę ją poprawić: od rangi zależą punkty.
boards-unlikely_boards-alone = Boards podaje { $boards }, ale wszystkie pozostałe turnieje o tym tytule ({ $count }) mają { $usual }.
    .hint = Jeśli to pomyłka, proszę poprawić Boards: zależą od tego punkty.
over-quota = { $organiser }: { $what }{ $year } – zorganizowano { $held }, a wolno tylko { $allowed }{ $note } ({ $clause }). Ten turniej jest pierwszym ponad limit; jego punkty się jeszcze liczą.
    .hint = Proszę wypełnić Part of, jeśli turnieje należą do jednych zawodów, albo Licence, jeśli związek dał turniejowi licencję; w innym razie organizator potrzebuje licencji.
    .year = {" "}w roku { $year }
competition-empty = Do rozgrywek { $id } nie liczy się żaden turniej.
    .hint = Proszę sprawdzić Organiser, Events, Weekday, Format, From i To oraz czy protokoły leżą w jego folderze lub poniżej.
competition-without-values = { $events } – rozgrywki { $id }.
    .hint = Proszę przysłać procenty albo Max score obok wyników, albo wybrać inną wartość pod By.
    .events =
        { $count ->
            [one] 1 turniej nie ma wartości ({ $what }) i się nie liczy
            [few] { $count } turnieje nie mają wartości ({ $what }) i się nie liczą
            [many] { $count } turniejów nie ma wartości ({ $what }) i się nie liczy
           *[other] { $count } turniejów nie ma wartości ({ $what }) i się nie liczy
        }
competition-without-ranks = Rozgrywki { $id } używają rang, ale żadna ranga nie jest znana.
    .hint = Proszę dodać arkusz Members z Number i Rank albo podać listę członków pod Member list w palmares.toml.
competition-without-year = Rozgrywki { $id } używają średnich z zeszłego roku, ale nie znaleziono turnieju z tamtego roku, więc nikt nie ma handicapu.
    .hint = Proszę wypełnić From i dołączyć protokoły z zeszłego roku.
competition-without-beginning = Rozgrywki { $id } są otwarte dla nowych, ale nie mają pierwszego dnia, więc każdy liczy się jako nowy.
    .hint = Proszę wypełnić From: nowi to ci, którzy przed tym dniem nie grali.
ledger-missing = Ten rejestr już uzgadniano, ale brakuje jego arkusza { $sheet }, więc punkty zaliczono by drugi raz.
    .hint = Proszę przywrócić arkusz pod tą nazwą albo podać z --ledger rejestr, który go jeszcze ma. Jeśli nigdy niczego nie zaliczono, proszę użyć --first-reconciliation.
ledger-row-changed = Ten wiersz zmieniono po zapisaniu przez palmares: komórkę zmieniono, przesunięto lub wyczyszczono.
    .hint = Proszę cofnąć zmianę albo podać wcześniejszy rejestr z --ledger. Jeśli zmiana była zamierzona, proszę użyć --ledger-as-it-stands.
ledger-row-twice = Ten wiersz jest już w { $first }.
    .hint = Proszę usunąć jeden z dwóch.
ledger-older = Księga kończy się { $ends }, a członków uzgodniono { $day }: pochodzi ze starszego rejestru i późniejsze punkty zaliczono by drugi raz.
    .hint = Proszę użyć księgi rejestru zapisanego tamtego dnia. Jeśli od tego czasu niczego nie zaliczono, proszę użyć --ledger-as-it-stands.
ledger-older_ledger-of-other-copy = Sumy członków (liczba: { $count }) różnią się od księgi, która kończy się { $ends }: księga i arkusz Members pochodzą z różnych kopii rejestru, a punkty zostałyby zapisane po raz drugi albo przepadły.
    .hint = Proszę użyć księgi i arkusza Members z tego samego rejestru, z jego kolumną Registered to. Jeśli sumy zmieniono celowo, proszę użyć --ledger-as-it-stands.
ledger-differs = Arkusz { $sheet } { $rows }: wiersze usunięto, dodano lub zmieniono albo arkusz pochodzi z innej kopii rejestru.
    .hint = Proszę cofnąć zmianę albo podać wcześniejszy rejestr z --ledger. Jeśli zmiana była zamierzona, proszę użyć --ledger-as-it-stands.
    .rows = ma wierszy: { $holds }, a ostatnie uzgodnienie zapisało: { $wrote }
members-moved = Członek { $number } miał przy ostatnim uzgodnieniu { $was } w kolumnie { $column }, a teraz ma { $is }, które należało do innego członka: komórki tej kolumny przesunięto bez ich wierszy.{ $more }
    .hint = Niczego nie zaliczono. Proszę cofnąć sortowanie lub przesunięcie, aby każdy wiersz był znów jednym członkiem.
    .more = {" "}To samo dotyczy innych wierszy ({ $rest }).
members-moved_column-moved = Od ostatniego uzgodnienia komórki kolumny { $column } przesunięto bez ich wierszy: członkowie (liczba: { $count }) mają komórki innych; pierwszy to członek { $number } { $name }.
    .hint = Nic nie zapisano. Proszę cofnąć sortowanie lub przesunięcie, aby każdy wiersz znów był jednym członkiem. Jeśli komórki zmieniono celowo, proszę użyć --ledger-as-it-stands.
credited-unknown = Według księgi członkowi { $number } zaliczono { $held }, ale nie ma go na arkuszu Members.
    .hint = Jeśli numer się zmienił, proszę wpisać ten numer pod Old number na arkuszu Aliases.
totals-gone = Arkusz Members nie ma kolumny { $column }, a przy ostatnim uzgodnieniu członkowie mieli takie punkty; zaczynaliby znów od zera.
    .hint = Proszę przywrócić kolumnę albo zmienić jej nagłówek na { $column }.
column-gone = Brakuje kolumny { $column } arkusza Members albo jest pusta, a po ostatnim uzgodnieniu członkowie (liczba: { $count }) mieli w niej wpisy.
    .hint = Proszę przywrócić kolumnę albo zmienić jej nagłówek na { $column }. Bez Rank lub Status nic nie zostanie zapisane, chyba że z --ledger-as-it-stands.
column-gone_detail-column-gone = Brakuje kolumny { $column } arkusza Members albo jest pusta, a po ostatnim uzgodnieniu członkowie (liczba: { $count }) mieli w niej wpisy.
    .hint = Jeśli usunięto ją celowo, nic nie trzeba robić; jeśli nie, proszę przywrócić kolumnę albo zmienić jej nagłówek na { $column }.
member-number-changed = { $name } – numer przy ostatnim uzgodnieniu to { $was }, a teraz { $is }; punkty tego członka są wstrzymane.
    .hint = Proszę wpisać z powrotem stary numer albo podać go pod Old number na arkuszu Aliases.
member-typed-over = Członka { $was } nie ma już na arkuszu Members, a nowy członek { $is } ma dokładnie te same sumy ({ $held }): ktoś nadpisał wiersz. Punkty nowego członka są wstrzymane.
    .hint = Proszę przywrócić wiersz { $was } i dać nowemu członkowi wiersz z sumami 0. Jeśli to ta sama osoba, proszę wpisać dawne nazwisko i stary numer na arkuszu Aliases.
member-gone = Członek { $number } { $name } miał przy ostatnim uzgodnieniu { $held }, ale nie ma go już na arkuszu Members.
    .hint = Jeśli wiersz usunięto przez pomyłkę, proszę go przywrócić. Jeśli członek odszedł, proszę wpisać „lapsed” pod Status.
total-typed = { $column } członka { $number } { $name } po ostatnim uzgodnieniu: { $was }, a teraz: { $is }; ktoś je zmienił.
    .hint = Jeśli to było zamierzone, nic nie trzeba robić; jeśli nie, proszę wpisać z powrotem starą sumę.
new-member-totals = Członek { $number } { $name } jest nowy od ostatniego uzgodnienia, a ma już { $held }{ $same }: wiersz mógł zostać skopiowany razem z sumami. Do czasu decyzji nie dostaje punktów.
    .hint = Jeśli wiersz skopiowano, proszę wyczyścić jego sumy. Jeśli członek przyszedł z tymi punktami, proszę podać decyzję „count” w decisions.xlsx.
    .same = , dokładnie jak { $same }
totals-exchanged = { $column } i { $other } są od ostatniego uzgodnienia zamienione (członków: { $count }): dwie kolumny lub ich nagłówki zamieniły się miejscami. Niczego nie zaliczono.
    .hint = Proszę zamienić te kolumny z powrotem i uzgodnić ponownie.
member-renamed = Członek { $number } to przy ostatnim uzgodnieniu { $was }, a teraz { $is }.
    .hint = Proszę wpisać dawne nazwisko na arkuszu Aliases, aby protokoły z nim trafiły do tego członka. Jeśli numer dostał ktoś inny, proszę dać tej osobie własny numer.
aliases-unchecked = Arkusz Aliases nie ma kolumny Check, więc palmares nie wie, czy jego wiersze zmieniły się od ostatniego uzgodnienia; użyto ich tak, jak są.
    .hint = Jeśli kolumnę usunięto, proszę porównać wiersze z poprzednim rejestrem. Jeśli arkusz jest nowy, nic nie trzeba robić.
alias-changed = Ten wiersz arkusza Aliases, teraz dla członka { $number }, zmienił się od ostatniego uzgodnienia: komórkę zmieniono lub przesunięto. Nie użyto go, bo może wskazywać niewłaściwego członka.
    .hint = Proszę cofnąć zmianę. Jeśli była zamierzona, proszę wyczyścić komórkę Check w tym wierszu.
alias-changed_alias-gone = Od ostatniego uzgodnienia na arkuszu Aliases brakuje wierszy (liczba: { $count }); pierwszy z nich to wiersz członka { $number } { $name }. Punkty pod dawnym nazwiskiem lub starym numerem mogą zostać wstrzymane.
    .hint = Proszę przywrócić wiersze z poprzedniego rejestru. Jeśli usunięto je celowo, nic nie trzeba robić.
member-status-changed_status-changed = Członek { $number } { $name } miał przy ostatnim uzgodnieniu status { $was }, a teraz ma { $is }.
    .hint = Jeśli to było zamierzone, nic nie trzeba robić: punkty członków, którzy odeszli lub zmarli, są wstrzymane.
gold-changed = Z wierszy arkusza Gold członka { $number } { $name } wynikało { $was } Gold Points na dzień { $day }, czyli ostatnie uzgodnienie, a teraz wynika { $is }: ktoś zmienił, dodał lub usunął wiersz.
    .hint = Jeśli to było zamierzone, nic nie trzeba robić; jeśli nie, proszę przywrócić wiersz.
gold-changed_gold-redated = Wiersze członka { $number } { $name } na arkuszu Gold nadal dają { $was } Gold Points na { $day }, dzień ostatniego uzgodnienia, ale ich daty lub punkty się zmieniły, więc będą wygasać inaczej.
    .hint = Jeśli to było zamierzone, nic nie trzeba robić; w przeciwnym razie proszę przywrócić wiersz.
certificate-day-gone = Dyplom { $certificate } zaliczono przy wcześniejszym uzgodnieniu, ale jego data pod Registered zniknęła; nie zaliczono go ponownie.
    .hint = Proszę wpisać datę z powrotem. Jeśli to inny dyplom z tym samym numerem i punktami, proszę poprawić jego numer.
certificate-changed = Dyplom { $certificate } zaliczono przy wcześniejszym uzgodnieniu jako { $was }, a wiersz podaje teraz { $is }; zaliczone wtedy punkty zostają.
    .hint = Proszę cofnąć zmianę. Poprawka to para wierszy: stare punkty z minusem, potem właściwe.
certificate-changed_certificate-beside-moved = Wiersz certyfikatu { $certificate } podaje członka { $number }, ale numery członków innych certyfikatów przesunięto od ostatniego uzgodnienia; jego punkty są wstrzymane.
    .hint = Proszę cofnąć sortowanie lub przesunięcie, aby każdy wiersz znów był jednym certyfikatem.
certificate-never-counted = Dyplom { $certificate } ma datę pod Registered, ale nie zaliczyło go żadne uzgodnienie; jego punkty są wstrzymane.
    .hint = Proszę wyczyścić datę, aby został zaliczony. Jeśli jego punkty dodano do sumy ręcznie, proszę użyć --ledger-as-it-stands.
certificate-gone = Dyplomu { $certificate }, zaliczonego przy wcześniejszym uzgodnieniu jako { $points }, nie ma już na arkuszu Certificates; jego punkty zostają.{ $others }
    .hint = Proszę przywrócić wiersz z datą pod Registered.
    .others = {" "}To samo dotyczy innych ({ $rest }).
certificate-gone_certificate-waiting-gone = Certyfikat { $certificate } ({ $points }) był wstrzymany przy ostatnim uzgodnieniu i nie ma go już na arkuszu Certificates, więc jego punkty nie zostaną zapisane.{ $others }
    .hint = Jeśli wiersz usunięto przez pomyłkę, proszę go przywrócić; w przeciwnym razie nic nie trzeba robić.
    .others = {" "}To samo dotyczy innych ({ $rest }).
noughts-lost = Rejestr podaje { $number }, a protokoły i wcześniejsze zaliczenia { $form }: Excel usunął zera na początku. Odczytano { $form }.{ $others }
    .hint = Proszę sformatować kolumnę Number jako tekst i wpisać zera na początku od nowa.
    .others = {" "}To samo dotyczy innych członków ({ $rest }).
noughts-unclear = Numer { $number } stracił zera na początku, a gdzie indziej występuje zarówno { $one }, jak i { $other }; punkty tego członka są wstrzymane.
    .hint = Proszę sformatować komórkę jako tekst i wpisać numer z zerami na początku.
register-number-twice_number-twice = Członek { $number } jest też w { $first }; punkty dla tego numeru są wstrzymane.
    .hint = Proszę poprawić błędny numer albo połączyć oba wiersze.
register-date-future_future-date = { $column } to { $date }, po dacie uzgodnienia ({ $as_of }).
    .hint = Proszę poprawić datę albo podać datę uzgodnienia z --as-of.
rank-unknown_unknown-rank = „{ $text }” nie jest rangą z podręcznika; palmares ustalił rangę według punktów.
    .hint = Proszę poprawić rangę albo ją wyczyścić.
rank-not-borne-out = { $rank } wymaga { $takes } ({ $clause }), a członek ma { $holds }. Ranga została.
    .hint = Proszę poprawić rangę albo sumy, jeśli brakuje w nich punktów.
rank-behind = Członek ma { $holds }, co wystarcza na { $due } ({ $clause }), a rejestr podaje { $rank }. Członek dostaje teraz awans.
    .hint = Nic nie trzeba robić.
register-unknown-member_unknown-member = Na arkuszu Members nie ma członka { $number }.
    .hint = Proszę poprawić numer albo wpisać członka.
register-several-rows_several-rows = Członek { $number } jest w kilku wierszach arkusza Members, więc nie wiadomo, którego członka dotyczy ten wiersz.
    .hint = Proszę poprawić błędny numer na arkuszu Members albo połączyć wiersze.
old-number-taken = Stary numer { $number } jest teraz numerem innej osoby: { $name }; nie używa się go jako starego numeru.
    .hint = Proszę wyczyścić stary numer albo go poprawić.
gold-without-rows = Żaden wiersz arkusza Gold nie wyjaśnia { $points } Gold Points tego członka, więc nie mogą wygasać ({ $clause }); zostały bez zmian.
    .hint = Proszę wpisać te punkty z datami na arkuszu Gold.
gold-entered = Żaden wiersz arkusza Gold nie wyjaśnia { $points } Gold Points tego członka; dodano wiersz z datą { $date } i od niej wygasają ({ $clause }).
    .hint = Proszę poprawić datę i punkty w tym wierszu arkusza Gold.
certificate-twice = Dyplom { $certificate } jest już w { $first } i może się liczyć tylko raz ({ $clause }); ten wiersz odrzucono.
    .hint = Proszę usunąć wiersz albo poprawić numer dyplomu.
certificate-expired = Dyplom { $certificate } stracił ważność { $expires } i został odrzucony; od tego warunku nie ma wyjątków ({ $clause }).
    .hint = Jeśli data jest poprawna, nic nie trzeba robić.
certificate-other-scheme = Dyplom { $certificate } wystawił { $issuer }, a tych punktów się nie uznaje ({ $clause }); został odrzucony.
    .hint = Proszę poprawić Issuer, jeśli to ma być uznawany związek lub organizator tego związku.
certificate-without-issuer = Dyplom { $certificate } nie podaje wystawcy; zaliczono go jako dyplom tego związku ({ $clause }).
    .hint = Proszę wypełnić Issuer.
certificate-differs = Dyplom { $certificate } podaje { $says }, a protokół jego turnieju daje { $award }; liczą się punkty z protokołu ({ $clause }).
    .hint = Proszę odebrać dyplom i poprosić wystawiającego o poprawkę.
certificate-other-name = Dyplom { $certificate } podaje { $name }, a numer { $number } ma { $member }; do czasu decyzji się nie liczy.
    .hint = Proszę poprawić numer lub nazwisko. Jeśli to ta sama osoba, proszę podać decyzję „count” w decisions.xlsx.
certificate-not-taken-back = Wiersz wycofuje dyplom { $certificate }, ale żaden wcześniejszy wiersz nie ma tego dyplomu z tym samym członkiem i punktami ({ $clause }); został odrzucony.
    .hint = Poprawka to para wierszy: stare punkty z minusem, potem właściwe.
decision-moved = Ten wiersz nie pasuje do swojej sprawy ({ $case }): komórki posortowano lub przesunięto bez reszty wiersza. Decyzji nie zastosowano.
    .hint = Proszę cofnąć sortowanie albo rozstrzygnąć sprawę od nowa w nowym decisions.xlsx.
decision-beside = W tym wierszu wpisano coś pod { $columns }; niczego to nie rozstrzyga i nie zostało odczytane.
    .hint = Wpisz decyzję pod Decision, także jeśli jest to numer członka.
decision-changed = Zachowaną decyzję w sprawie { $what } (teraz „{ $decided }”) zmieniono po zapisaniu przez palmares: komórkę w tym wierszu zmieniono, przesunięto lub wyczyszczono. Nie zastosowano jej; sprawa znów czeka na decyzję.
    .hint = Proszę cofnąć zmianę. Aby zdecydować inaczej, proszę rozstrzygnąć sprawę w nowym decisions.xlsx i użyć go z --decisions; aby wycofać decyzję, proszę wyczyścić jej komórkę Decision.
decision-cleared = Zachowaną decyzję w sprawie { $what } wyczyszczono; gdy sprawa znów się pojawi, będzie czekać na decyzję.
    .hint = Jeśli to było zamierzone, nic nie trzeba robić; jeśli nie, proszę cofnąć zmianę.
decisions-gone = Ostatnie uzgodnienie zachowało decyzje w liczbie { $wrote }, a arkusz Decisions ma tylko { $holds }; gdy pozostałe sprawy znów się pojawią, będą czekać na decyzję.
    .hint = Jeśli wiersze usunięto celowo, nic nie trzeba robić; jeśli nie, proszę je przywrócić.
decision-outdated = Sprawę rozstrzygnięto wcześniej jako „{ $decided }”, ale od tego czasu { $what }; znów czeka na decyzję.
    .hint = Proszę rozstrzygnąć sprawę od nowa w nowym decisions.xlsx.
decision-noughts = Decyzja podaje { $number }, a numery tego rejestru mają więcej cyfr ({ $digits }); odczytano { $form }.
    .hint = Proszę sformatować komórkę jako tekst i wpisać numer z zerami na początku.
decision-noughts-unclear = Excel przechowuje { $number } jako liczbę, a członkami są zarówno { $one }, jak i { $other }; decyzji nie zastosowano.
    .hint = Proszę sformatować komórkę jako tekst i wpisać numer z zerami na początku.
points-to-other-name_decision-other-name = Decyzja daje punkty, które ma { $name }, członkowi { $number } { $member }, a to inne nazwisko.
    .hint = Jeśli to ta sama osoba, proszę wpisać nazwisko na arkuszu Aliases; jeśli nie, poprawić numer.
probable-member_decision-against-match = { $name }: zdecydowano „{ $decided }”, ale to prawdopodobnie członek { $number } { $member } ({ $score } na 100).
    .hint = Jeśli to ktoś inny, nic nie trzeba robić; jeśli nie, proszę zdecydować „same person”.
decision-unknown_unknown-decision = „{ $text }” nie jest decyzją w tej sprawie; nie zastosowano jej.
    .hint = Proszę wybrać jedną z tych: { $choices }.
decision-gone = Decyzja odnosi się do { $what }, czego nie ma w rejestrze; nie zastosowano jej.
    .hint = Proszę rozstrzygnąć sprawę od nowa.
decision-nobody = Decyzja brzmi „same person”, ale nie zaproponowano żadnego członka; nie zastosowano jej.
    .hint = Proszę wpisać numer członka jako decyzję.
decision-several-rows = Decyzja podaje członka { $number }, ale ten numer jest w kilku wierszach rejestru; nie zastosowano jej.
    .hint = Proszę poprawić błędny numer na arkuszu Members albo połączyć wiersze, potem zdecydować od nowa.
decision-too-late = Na odebranie punktów decyzja przyszła za późno: { $what }.
    .hint = { $hint }
merge-taken-back = Członkowie { $one } i { $other } to znów dwie osoby: co przeniesiono przy łączeniu, wróciło do członka { $other }. Punkty zaliczone od tego czasu zostają u członka { $one }.
    .hint = Aby przenieść punkty przysłane od tego czasu z numerem { $other }, proszę podać te protokoły ponownie.
rows-not-merged = Członków { $one } i { $other } nie połączono: { $why }.
    .hint = Proszę poprawić wiersze w rejestrze albo rozstrzygnąć sprawę od nowa.
decision-number-taken_new-number-taken = Decyzja tworzy nowego członka { $number }, ale ten numer ma { $name }; nie zastosowano jej.
    .hint = Proszę wpisać wolny numer pod Member albo zostawić puste, aby wziąć następny wolny; jeśli zawodnik jest tym członkiem, proszę zdecydować „same person”.
decision-kept = Sprawa { $case } tym razem się nie pojawiła; decyzja zostaje.
    .hint = Nic nie trzeba robić.
decision-replaced = Sprawę { $case } rozstrzygnięto wcześniej jako „{ $before }”. Odrzuconych wtedy punktów nie zachowano; wrócą tylko ze swoim protokołem.
    .hint = Proszę podać protokoły tego zawodnika lub turnieju ponownie razem z decyzją.
decisions-contradict = { $what }, ale { $first } temu przeczy; nie zastosowano żadnej z decyzji.
    .hint = Proszę zostawić jedną z dwóch decyzji.
points-not-kept = { $points } z tego sezonu nie zaliczono: regulamin tego rejestru ich nie liczy.
    .hint = Jeśli to rejestr innego związku, proszę podać jego regulamin z --rules; w innym razie nic nie trzeba robić.
event-far-ahead = { $event } ma datę { $date }, długo po wszystkich innych turniejach (ostatni { $last }): rok lub miesiąc jest prawdopodobnie błędny. Nie wyznacza daty uzgodnienia, a jego punkty są wstrzymane.
    .hint = Proszę poprawić datę w protokole i uruchomić ponownie. Jeśli jest poprawna, proszę podać datę uzgodnienia z --as-of.
event-far-back = { $event } ma datę { $date }, lata przed wszystkimi innymi turniejami (pierwszy { $first }): rok jest prawdopodobnie błędny. Jego punkty liczą się od tej daty.
    .hint = Proszę poprawić datę w protokole i uruchomić ponownie. Jeśli jest poprawna, nic nie trzeba robić.
day-far-ahead = Data uzgodnienia to { $day }, ponad dwa lata po: { $what } ({ $since }); któryś rok jest prawdopodobnie błędny.{ $effects }
    .hint = Proszę poprawić --as-of albo daty w protokołach. Jeśli data jest poprawna, nic nie trzeba robić.
    .effects = {" "}Między tymi dniami wygasają dyplomy ({ $papers }) i maleją Gold Points członków ({ $faded }).
day-far-back = Data uzgodnienia to { $day }, wcześniej niż { $events } { $first }; niczego jeszcze nie zaliczono.
    .hint = Proszę poprawić --as-of. Jeśli data jest poprawna, nic nie trzeba robić.
    .events =
        { $events ->
            [one] jedyny turniej, czyli
           *[other] wszystkie turnieje ({ $events }), z których pierwszy jest
        }
day-far-back_day-before-ledger = Data uzgodnienia to { $day }, ale ten rejestr uzgodniono już do { $before }. Punkty zdobyte między tymi datami czekają, a punkty zanikające liczą się jak we wcześniejszym dniu.
    .hint = Proszę poprawić --as-of albo je pominąć. Jeśli data jest poprawna, nic nie trzeba robić.
event-in-two-files = { $title } jest też w { $other }, z innymi punktami. Punkty obecne w obu liczą się raz; pozostałe są wstrzymane do czasu decyzji.
    .hint = Proszę rozstrzygnąć to w decisions.xlsx albo usunąć błędny plik.
event-gone = { $what } – nie ma już w tym protokole; { $members } punkty ({ $points }).
    .hint = Jeśli turniej wycofano, proszę odebrać jego punkty poprawką z palmares diff. Jeśli ten protokół jest z innego roku i tylko nazywa się tak samo, nic nie trzeba robić.
    .what =
        { $events ->
            [one] { $event } (wcześniej zaliczony)
           *[other] Turnieje zaliczone wcześniej ({ $events }), np. { $event }
        }
    .members =
        { $members ->
            [one] 1 członek zachowuje
            [few] { $members } członków zachowuje
            [many] { $members } członków zachowuje
           *[other] { $members } członków zachowuje
        }
credited-unread = { $event } – zaliczono wcześniej, ale w tym protokole nie ma teraz ostatecznego wyniku; członkowie (liczba: { $count }) zachowują punkty ({ $points }).
    .hint = Proszę poprawić to, o czym mówią problemy tego protokołu, i uzgodnić go ponownie; do tego czasu punkty zostają bez zmian.
awards-replaced = { $event } już zaliczono, a teraz { $lost } z { $all } członków straciłoby punkty na rzecz innych: { $members }. Niczego nie zmieniono; sprawa jest wstrzymana do czasu decyzji.
    .hint = Jeśli w protokole przesunęły się numery lub nazwiska albo to inny turniej, proszę użyć właściwego protokołu. Jeśli poprawka jest zamierzona, proszę zdecydować „count” w decisions.xlsx; „ignore” zachowuje to, co zaliczono.
points-taken-back = { $event } już zaliczono z innymi punktami; teraz mniej punktów ({ $count }): { $members }{ $more }.
    .hint = Jeśli protokół poprawiono, nic nie trzeba robić; jeśli to starsza kopia albo inny plik turnieju, proszę użyć właściwego.
    .count =
        { $count ->
            [one] 1 członek
            [few] { $count } członków
            [many] { $count } członków
           *[other] { $count } członków
        }
points-added = { $event } już zaliczono z innymi punktami; teraz więcej punktów ({ $count }): { $members }{ $more }.
    .hint = Jeśli protokół poprawiono, nic nie trzeba robić; jeśli rangę, rozdania lub wyniki zmieniono przez pomyłkę, proszę użyć właściwego.
    .count =
        { $count ->
            [one] 1 członek
            [few] { $count } członków
            [many] { $count } członków
           *[other] { $count } członków
        }
event-back = Wszystkie punkty za { $event } odebrano przy wcześniejszym uzgodnieniu, a ten protokół je przywraca; zaliczono: { $members }.
    .hint = Jeśli turniej wycofano, ten protokół to starsza kopia: proszę uzgodnić ponownie bez niego, od tego samego rejestru. Jeśli wycofano go przez pomyłkę, nic nie trzeba robić.
    .members =
        { $members ->
            [one] 1 członek
            [few] { $members } członków
            [many] { $members } członków
           *[other] { $members } członków
        }
not-taken-back = { $points } członka { $number } za { $event } nie ma już w protokole i należałoby je odebrać, ale { $why }; zostały.
    .hint = Proszę poprawić wiersz w rejestrze i ponownie uzgodnić protokół turnieju.
amendment-differs = Poprawka odbiera { $says } członkowi { $member } za { $event }, ale rejestr zaliczył { $held }. Za ten turniej niczego nie odebrano ani nie zaliczono.
    .hint = Proszę użyć samego protokołu albo zrobić poprawkę z tych przebiegów, z którymi uzgadniano rejestr.
amendment-takes-nothing = Poprawka odbiera { $says } za { $event } ({ $who }), ale rejestr nigdy tego nie zaliczył. Za ten turniej niczego nie odebrano ani nie zaliczono.
    .hint = Proszę użyć samego protokołu albo zrobić poprawkę z tych przebiegów, z którymi uzgadniano rejestr. Jeśli turniej jest nowy, proszę uzgodnić najpierw jego, potem poprawkę.
amendment-twice = Jest jeszcze jedna poprawka do { $event }; naraz można zastosować tylko jedną. Według tej niczego nie odebrano ani nie zaliczono.
    .hint = Proszę uzgadniać poprawki po kolei, tak jak powstawały.
amendment-day = „{ $day }” nie da się odczytać jako daty turnieju { $event }; inny program mógł zapisać plik w swoim formacie. Za ten turniej niczego nie odebrano ani nie zaliczono.
    .hint = Proszę użyć amendment.csv tak, jak zapisał go palmares diff, bez otwierania w Excelu.
amendment-changed = Wiersze turnieju { $event } zmieniły się od zapisania przez palmares diff: { $rows }. Za ten turniej niczego nie odebrano ani nie zaliczono.
    .hint = Proszę użyć amendment.csv tak, jak zapisał go palmares diff, bez otwierania w Excelu. Błędne punkty proszę poprawić w protokole.
amendment-outdone = Poprawka daje { $says } członkowi { $member } za { $event }, ale protokół turnieju daje { $returned }. Liczy się protokół; poprawki nie zastosowano.
    .hint = Proszę użyć samej poprawki albo poprawionego protokołu; protokół sprzed poprawki przywraca stare punkty.
amendment-empty = Ta poprawka nie ma wierszy, więc niczego nie poprawia.
    .hint = Jeśli palmares diff znalazł zmienione punkty, usunięto wiersze: proszę użyć amendment.csv tak, jak zapisał go palmares diff.
amendment-cut = palmares diff zapisał w tej poprawce { $wrote } { $wrote ->
        [one] wiersz
        [few] wiersze
       *[other] wierszy
    }, a liczba wierszy to teraz { $holds }: brakuje turniejów albo je dodano.
    .hint = Proszę użyć amendment.csv tak, jak zapisał go palmares diff.
letters-list_no-letters-list = To nie jest lista zawodników zapisana przez palmares: jej pierwszy arkusz nie ma wiersza nagłówków z jedną kolumną { $lacks }.
    .hint = Proszę podać letters/players.csv z ostatnich listów, ze słowem pod „sent” przy każdym wysłanym.
letters-list-other_other-letters-list = Tę listę zapisało { $command }, a to inne punkty.
    .hint = Proszę podać listę, którą to polecenie zapisało ostatnim razem.
letters-list-row_changed-list-row = Wiersz { $name } nie jest taki, jak zapisał go palmares.
    .hint = Proszę wziąć od nowa listę z ostatnich listów, wypełnić tylko kolumnę „sent” i sortować tylko całe wiersze. Wiersze, które nie są zawodnikami, proszę usunąć.
letters-list-twice_listed-twice = { $name } jest na liście dwa razy, tutaj i w { $other }, raz z wysłanym listem, a raz bez.
    .hint = Proszę zostawić właściwy wiersz.
letters-list-sent_unclear-sent = „{ $typed }” nie mówi, czy list wysłano.
    .hint = Proszę wpisać yes lub dzień wysłania; jeśli nie wysłano, zostawić komórkę pustą albo wpisać no.
letters-list-cleared_cleared-sent = Komórka „sent” dla { $name } jest pusta, a palmares ją wypełnił: być może posortowano samą kolumnę.
    .hint = Proszę wziąć od nowa listę z ostatnich listów i sortować tylko całe wiersze.
letters-list-unsent_nothing-sent = Żaden list z tej listy nie jest oznaczony jako wysłany.
    .hint = Proszę wpisać słowo lub datę pod „sent” przy każdym wysłanym liście; jeśli żadnego nie wysłano, pominąć --sent.
report-record_missing-record = Zgłoszenie do rankingu wymaga: { $what } (rekord { $record }), a turniej nie ma { $key }.
    .hint = Proszę wypełnić { $key } na arkuszu Event. palmares export trf --draft zapisuje plik bez tego, a Rated no znaczy, że nikt nie jest oceniany.
report-board_unfinished-match = Runda { $round }: mecz { $home } z { $away } nie jest zakończony. Szachownice bez wiersza: { $boards }.
    .hint = Proszę dać każdej z tych szachownic wiersz na arkuszu Matches, z wynikiem albo uwagą (not played, jeśli nikt nie przyszedł). palmares export trf --draft zapisuje plik z tymi partiami bez wyniku.
report-days_missing-days = Zgłoszenie do rankingu wymaga dnia każdej rundy (rekord 132), a brakuje: { $rounds }.
    .hint = Proszę wypełnić Round dates na arkuszu Event: dni wszystkich rund po kolei, np. 2026-05-02, 2026-05-02, 2026-05-03. palmares export trf --draft zapisuje plik bez nich.
report-days_unfit-day = Runda { $round } jest { $day }, a może być tylko od { $first } do { $last }: po wcześniejszych rundach, w dniach turnieju.
    .hint = Proszę poprawić dzień rundy albo Date i End date na arkuszu Event. palmares export trf --draft zapisuje plik bez zmian.
report-federation_federation = „{ $typed }” nie jest kodem federacji FIDE.
    .hint = Proszę wpisać kod z trzech liter, np. WLS, GER albo NED. palmares export trf --draft zapisuje plik bez zmian, a Rated no znaczy, że nikt nie jest oceniany.
report-time-control_unreadable-time-control = Tempa gry „{ $typed }” nie da się zakodować; zgłoszenie do rankingu ma tylko te słowa (rekord 122, bez 222).
    .hint = Proszę wpisać minuty i sekundy na ruch, np. 90+30, albo etapy, np. 40/90+30, 30+30.
report-time-control_missing-time-control = Turniej nie ma Time control; zgłoszenie do rankingu nie podaje tempa gry (rekordy 122 i 222).
    .hint = Proszę je wpisać w arkuszu Event, np. 90+30. Jeśli partie nie są rankingowe, proszę wpisać no w Rated.
report-time-control_unfit-time-control = { $typed } daje każdemu zawodnikowi { $minutes } min na 60 ruchów, a tutaj ranking { $kind } wymaga { $range }.
    .hint = Proszę poprawić Time control na arkuszu Event. Partia klasyczna wymaga 60 minut, 90 z zawodnikiem o rankingu od 1800, 120 z zawodnikiem o rankingu od 2400 (B.02 1.1). Dla innych rankingów proszę wpisać Rapid rating albo Blitz rating jako nagłówek rankingów. palmares export trf --draft zapisuje plik bez zmian.
report-number_long-number = Numer FIDE { $number } ({ $name }) jest za długi: zgłoszenie ma miejsce na 11 cyfr.
    .hint = Proszę poprawić No na arkuszu Entries. palmares export trf --draft zapisuje plik bez numeru.
report-number_missing-number = Zgłoszenie do rankingu wymaga numeru FIDE każdego zawodnika, a { $name } go nie ma.
    .hint = Proszę wypełnić No na arkuszu Entries samymi cyframi. palmares export trf --draft zapisuje plik bez numeru, a Rated no znaczy, że nikt nie jest oceniany.
report-number_shared-number = { $name } ma numer FIDE { $number }, ale { $other } też go ma; numer należy do jednego zawodnika.
    .hint = Proszę poprawić jeden z nich pod No na arkuszu Entries. palmares export trf --draft zapisuje plik bez zmian; Rated no oznacza, że partie nie są klasyfikowane.
report-adjustment_unreported-adjustment = { $name } ma korektę { $amount }, ale zgłoszenie ma tylko wyniki: punkty i miejsca byłyby w nim inne.
    .hint = palmares export trf --draft zapisuje plik bez korekty; proszę powiedzieć to odbiorcy.
report-name_long-name = Zgłoszenie ma „{ $cut }” zamiast { $name }: jest miejsce na 33 znaki.
    .hint = Aby było inaczej, proszę skrócić nazwisko na arkuszu Entries.
report-rating_long-rating = Ranking { $rating } ({ $name }) jest za długi: zgłoszenie ma miejsce na 4 cyfry.
    .hint = Proszę poprawić { $column } na arkuszu Entries. palmares export trf --draft zapisuje plik bez rankingu.
upload-needs_needed-answer = { $body } nie przyjmuje turnieju bez { $key }, a ten go nie ma.
    .hint = Proszę wypełnić { $key } na arkuszu Event{ $folder }.
    .folder =  albo w palmares.toml dla wszystkich turniejów folderu
upload-charge_unknown-charge = { $body } { $typed }.
    .hint = Proszę wypełnić Charge code na arkuszu Event: { $codes }.
    .typed =
        { $typed ->
            [0] rozlicza według kodu, a ten turniej go nie ma
           *[other] nie zna kodu opłaty { $typed }
        }
upload-charge-unfit_unfit-charge = Kod opłaty { $code } ({ $body }) jest dla { $what }, a ten turniej ma { $lacks }.
    .hint = Proszę poprawić Charge code albo to, co arkusz Event podaje o turnieju.
upload-number_unsound-number = { $body } odrzuci numer { $typed } ({ $name }): numer to { $form }.
    .hint = Proszę poprawić numer na arkuszu Entries.
upload-without-number_number-needed = { $body } nie przyjmuje wyników bez numeru każdego zawodnika, a { $name } go nie ma.
    .hint = Proszę wypełnić No na arkuszu Entries.
upload-unpaid_unpaid = { $name } nie ma numeru, więc { $body } nie może niczego zaliczyć.
    .hint = Proszę wypełnić No na arkuszu Entries, chyba że zawodnik nie jest członkiem.
upload-number-twice_number-twice = { $name } ma numer { $number }, który ma też { $other }; { $body } uzna ich za jednego zawodnika.
    .hint = Proszę poprawić jeden z numerów na arkuszu Entries.
upload-name_unfit-name = { $body } nie rozpozna, kim jest { $name }: { $why }.
    .hint = Proszę wpisać imię i nazwisko na arkuszu Entries, np. Carys Lorimer.
upload-points_unfit-points = { $body } przyjmuje punkty w pełnych setnych do 9999.99, a { $name } ma { $points }.
    .hint = Proszę sprawdzić regulamin turnieju i korekty.
upload-provisional_provisional-upload = Turniej jest wstępny, więc { $body } nic z niego nie dostanie.
    .hint = Czego brakuje, mówi palmares explain; turniej proszę wysłać, gdy będzie ostateczny.
upload-time-control_unfit-time-control = { $body } przyjmuje czas na partię w minutach, a „{ $typed }” ich nie podaje.
    .hint = Proszę wpisać w Time control minuty, a po plusie sekundy na posunięcie: 90+30.
upload-game_unfit-game = Partia { $white } – { $black } w rundzie { $round } ma { $trouble }, a { $body } takich partii nie przyjmuje.
    .hint = Proszę poprawić wynik na arkuszu Matches; partia nierozegrana to +--, --+ lub ---.
upload-address_address-needed = { $body } wymaga adresu dla { $key }, a „{ $typed }” go nie ma.
    .hint = Proszę wpisać go po przecinku: Jo Lark, jo@club.example.
upload-nothing_nothing-to-send = Nie ma tu turnieju, który przyjmuje { $body }, więc niczego nie zapisano.
    .hint = Proszę sprawdzić folder i organizację po --to; ich listę podaje palmares send --help.
upload-ledger-damaged_ledger-damaged = Nie da się odczytać księgi wysyłek: { $why }. Niczego nie zapisano.
    .hint = Proszę wziąć uploads.csv z kopii zapasowej. Jeśli jej nie ma, proszę odłożyć ten plik i pliki obok gdzie indziej; palmares zacznie nową księgę, która nie zna wcześniejszych wysyłek.
upload-ledger-contradiction_ledger-contradiction = Księga wysyłek przeczy sama sobie: { $why }. Niczego nie zapisano.
    .hint = Proszę cofnąć zmiany w uploads.csv albo wziąć go z kopii zapasowej; do wypełniania jest tylko jego kolumna note.
upload-not-written_answer-unknown = { $file } nie zapisano dla tej organizacji, więc nie ma czego przyjąć ani odrzucić. Niczego nie zapisano.
    .hint = Proszę podać nazwę pliku z kolumny file w uploads.csv i organizację, do której trafił.
upload-file-changed_file-changed = { $file } nie jest taki, jak zapisał go palmares, więc go nie zastąpiono. Niczego nie zapisano.
    .hint = Proszę użyć osobnego folderu dla każdej organizacji albo przenieść plik gdzie indziej, albo zastąpić go z --overwrite.
upload-adds-twice_adds-twice = { $file } został przyjęty, a teraz miałby inne punkty; { $body } zaliczy je ponad to, co już ma. Niczego nie zapisano.
    .hint = Proszę wysłać nowe protokoły osobno, z --name, i powiadomić organizację o zmianach w tych, które już ma.
upload-refused_still-refused = { $file } został odrzucony i nadal jest taki sam.
    .hint = Proszę poprawić protokół według wskazówek organizacji. Jeśli wina nie leży po stronie klubu, proszę wysłać go bez zmian.
competition-twice = Rozgrywki { $id } są już w { $first }; te pominięto.
    .hint = Proszę dać każdym rozgrywkom własną krótką nazwę.
competition-days = { $from } jest później niż { $to }, więc żaden turniej nie mógłby się liczyć; rozgrywki pominięto.
    .hint = Proszę zamienić obie daty albo poprawić jedną z nich.
competition-comparison = Poprawa wymaga wcześniejszego okresu do porównania; rozgrywki pominięto.
    .hint = Proszę wypełnić Compare from i Compare to, np. 2025-09-01 i 2026-05-31.
competition-place-points = „{ $text }” pod Place points nie jest liczbą; rozgrywki pominięto.
    .hint = Proszę wpisać punkty za pierwsze miejsce, drugie i tak dalej: 10,8,6,5,4,3,2,1.
competition-best = Best wynosi 0, więc żaden wynik nie mógłby się liczyć; rozgrywki pominięto.
    .hint = Proszę wpisać, ile najlepszych wyników się liczy, albo zostawić puste, jeśli wszystkie.
competition-group = „{ $text }” pod Open to nie jest grupą; rozgrywki pominięto.
    .hint = Proszę wpisać all, newcomers albo rank, category lub club, a po nim nazwę: category women, club Riverside.
competition-handicap = Handicap „{ $text }” jest niezrozumiały; rozgrywki pominięto.
    .hint = Proszę wpisać none; według rang: by rank: Novice 6, Master 2; według średniej: by average: 45 5, 50 2 (5 przy średniej poniżej 45, 2 poniżej 50); albo, przy procentach, samo by average: to, czego średniej z zeszłego roku brakuje do 50.
competition-key = Rozgrywki nie mają klucza „{ $key }”, więc jego wartości nie użyto.
    .hint = { $meant }Klucze to kolumny arkusza Competitions.
group-bounds = Nikt nie może należeć do tej grupy, bo przedział ({ $what }) kończy się, zanim się zacznie; wiersz pominięto.
    .hint = Proszę zamienić obie granice albo wyczyścić jedną.
rating-bound = { $text } nie jest rankingiem, więc { $column } niczego nie ogranicza; wiersz pominięto.
    .hint = Proszę wpisać liczbę całkowitą, 0 lub więcej, albo wyczyścić komórkę.
group-twice = { $what } „{ $name }” jest już w { $first }, więc ten wiersz pominięto.
    .hint = Proszę usunąć jeden z dwóch wierszy albo zmienić w nim nazwę.
stratum-label = „{ $label }” nie może być poziomem: każdy poziom ma jedną literę albo każdy ma liczbę całkowitą.
    .hint = Proszę wpisać B, C … lub 2, 3 … pod Stratum, najniższy na końcu. Nazwa taka jak Silver należy pod Group.
stratum-unbounded = Poziom { $label } nie ma granic, więc należeliby do niego wszyscy, tak samo do każdego poziomu wyżej.
    .hint = Proszę wpisać, kto do niego należy, np. w Masterpoints to.
stratum-order = Poziom { $label } jest poniżej poziomu { $higher }, ale jego granice obejmują uczestników tak silnych jak w { $higher } albo silniejszych.
    .hint = Ostatnia litera lub liczba to najniższy poziom: proszę zamienić oba oznaczenia albo poprawić granice.
groups-unread = Ten arkusz wygląda na własną listę klubu, a nie na grupy uczestników, więc nie odczytano z niego grup.
    .hint = Jeśli to się zgadza, nic nie trzeba robić; jeśli nie, proszę dać kolumnom nagłówki Group i to, co je ogranicza, np. Category, Rating to lub Masterpoints to, bez zawodników obok.
group-column_group-column-unread = Kolumny { $name } nie ma na arkuszu Groups, więc jej nie odczytano i nie ogranicza żadnej grupy.
    .hint = Proszę poprawić nagłówek (podaje je palmares new) albo usunąć kolumnę.
stratum-column = Kolumny { $name } nie ma na arkuszu Groups, więc jej nie odczytano; może określać, kto należy do poziomu.
    .hint = Proszę poprawić nagłówek (podaje je palmares new) albo usunąć kolumnę.
groups-too-many_too-many-groups = Turniej może mieć najwyżej { $most } grup, a tu jest ich więcej; ten wiersz pominięto.
    .hint = Proszę przenieść wiersze, które nie są grupami, na inny arkusz.
group-key = Grupa nie ma klucza „{ $key }”, więc tę grupę pominięto.
    .hint = { $meant }Klucze to kolumny arkusza Groups, oprócz Event.
prize-amount = „{ $text }” nie jest kwotą, więc dla tego turnieju nie obliczono nagród.
    .hint = Proszę wpisać liczbę dodatnią z najwyżej dwoma miejscami po przecinku, np. 80 lub 80 EUR.
prize-amount_prize-currency-contradicts = „{ $text }” nie jest w { $currency }, co stoi w kolumnie Currency, więc nie obliczono nagród tego turnieju.
    .hint = Proszę wpisać tę samą walutę w obu komórkach albo tylko w jednej.
prize-place = Nie ma miejsca 0, za które można dać nagrodę, więc dla tego turnieju nie obliczono nagród.
    .hint = W każdej grupie miejsca zaczynają się od 1.
prize-bounds = Nikt nie może dostać tej nagrody, bo przedział ({ $what }) kończy się, zanim się zacznie; dla tego turnieju nie obliczono nagród.
    .hint = Proszę zamienić obie granice albo wyczyścić jedną.
prize-column_prize-column-unread = Kolumna „{ $name }” może określać, kto może zdobyć nagrodę, ale nie ma jej na arkuszu Prizes, więc nie obliczono nagród.
    .hint = Proszę wpisać nagłówek jak w pustym protokole: Rating from, Rating to, Born from, Born to, Masterpoints from lub Masterpoints to; obie granice włącznie.
prizes-too-many_too-many-prizes = Turniej może mieć najwyżej { $most } nagród, a tu jest ich więcej; nie obliczono żadnej.
    .hint = Proszę przenieść wiersze, które nie są nagrodami, na inny arkusz.
prize-group = Grupy „{ $name }” nie ma w { $place } dla tego turnieju i żaden uczestnik nie ma takiej kategorii, więc nie obliczono dla niego nagród.
    .hint = { $meant }Proszę wpisać nazwę grupy tak jak tam albo same granice.
sheet-copy_sheet-copied = Wszystkie wiersze tego arkusza są też na arkuszu { $read }; odczytano tamten.
    .hint = Proszę usunąć kopię, aby nikt nie pisał dalej w niewłaściwej.
sheet-copy_sheet-differs = Ten arkusz wygląda jak kopia arkusza { $read }, ale { $rows } ma tam odpowiednika. Odczytano tylko { $read }; nic z tego arkusza się nie liczy.
    .hint = Proszę skopiować wiersze, które mają się liczyć, do { $read } i usunąć ten arkusz.
    .rows =
        { $count ->
            [one] 1 wiersz nie
            [few] { $count } wiersze nie
            [many] { $count } wierszy nie
           *[other] { $count } wierszy nie
        }
sheet-copy_sheet-unlike = Ten arkusz wygląda jak brakujący arkusz { $form }. Nie odczytano go i nic z niego się nie liczy.
    .hint = Jeśli ma się liczyć, proszę zmienić jego nazwę na { $form }.
sheet-copy_decisions-unread = Skoroszyt nie ma arkusza Decisions. Arkusz { $sheet } ma właściwe nagłówki, ale go nie odczytano, więc nie zastosowano żadnej jego decyzji.
    .hint = Jeśli { $sheet } jest właściwy, proszę zmienić jego nazwę na Decisions i uzgodnić ponownie.
decisions-unread_decisions-not-read = Nie odczytano żadnej decyzji z tego arkusza{ $cells }: rozstrzyga tylko kolumna z nagłówkiem Decision.
    .hint = Nadaj kolumnie decyzji nagłówek Decision albo przenieś je do niej i uzgodnij ponownie.
sheet-of-others_sheet-of-strangers = Ten arkusz zawiera uczestników i wyniki, ale { $strangers } z tych uczestników nie ma w żadnym turnieju tego skoroszytu. Nie odczytano go i nic z niego się nie liczy.
    .hint = Jeśli to turniej, proszę zapisać go jako osobny skoroszyt albo przenieść jego wiersze na arkusze protokołu (palmares new).
corrections-unread = Kolumna „{ $heading }” nie należy do protokołu i niczego nie zmienia ({ $cells }): { $texts }.
    .hint = Proszę wpisać kary na arkuszu Adjustments, poprawione wyniki i numery w zwykłych kolumnach, a uczestników, którzy się nie liczą, usunąć z Results. Jeśli wyniki już to wszystko uwzględniają, nic nie trzeba robić.
    .cells =
        { $count ->
            [one] 1 wypełniona komórka
            [few] { $count } wypełnione komórki
            [many] { $count } wypełnionych komórek
           *[other] { $count } wypełnionych komórek
        }
result-name = Uczestnik { $label } to { $name }, ale obok jego wyniku stoi { $typed }. Turniej jest wstrzymany, dopóki jedno i drugie się nie zgodzi.
    .hint = Jeśli jedną kolumnę posortowano bez pozostałych, proszę to cofnąć; jeśli to stare nazwisko, proszę je poprawić lub usunąć.
struck-out_row-struck = Ten wiersz jest przekreślony, ale nadal się liczy.
    .hint = Jeśli nie ma się liczyć, proszę usunąć wiersz; w innym razie usunąć przekreślenie.
struck-out_cell-struck = „{ $text }” jest przekreślone, ale mimo to odczytane.
    .hint = Jeśli nie ma się liczyć, proszę wyczyścić komórkę; w innym razie usunąć przekreślenie.
score-out-of-line = { $score } odbiega od sąsiednich wyników ({ $times }), które są bliskie { $near }.
    .hint = Proszę sprawdzić przecinek dziesiętny i cyfry. Wyniku użyto tak, jak go wpisano.
adjustment-odd_penalty-adds = Powodem jest „{ $reason }”, ale { $amount } zwiększa wynik: kara ma minus.
    .hint = Proszę wpisać minus przed liczbą, jeśli to kara. Użyto jej tak, jak wpisano.
adjustment-odd_warning-with-amount = Wiersz jest ostrzeżeniem, które nie zmienia wyniku, ale ma liczbę { $amount }. Liczby nie użyto.
    .hint = Jeśli się liczy, proszę wpisać jej jednostkę w Kind; jeśli nie, wyczyścić Amount.
adjustment-odd_adjustment-again = Ta sama korekta jest już w { $first }; liczą się obie.
    .hint = Proszę usunąć jeden z dwóch wierszy albo podać w każdym rundę lub powód.
score-tenth = { $score } % to jedna dziesiąta pozostałych; prawdopodobnie ma być { $meant } %. Turniej jest wstrzymany, aż komórka zostanie poprawiona.
    .hint = Proszę wpisać { $meant }. Jeśli ktoś wyszedł wcześniej, proszę wpisać rozegrane rozdania pod Boards.
score-slip = Z { $meant } zamiast { $score } średnia procentów wynosi 50 %; tak jak wpisano, wynosi { $average } %.
    .hint = Proszę porównać ten wynik i pozostałe z arkuszem sędziego.
score-out-of-line_score-over-boards = { $score } IMP w meczu z { $boards } rozdań to więcej niż 10 na rozdanie.
    .hint = Proszę sprawdzić przecinek dziesiętny i cyfry. Wyniku użyto tak, jak go wpisano.
negative-score = Wynik { $score } jest ujemny{ $alike }, a { $unit } nie mogą takie być.
    .hint = Proszę usunąć minus. Jeśli wyniki mogą być ujemne, proszę podać pod Scoring, czym są.
    .alike =
        { $rest ->
            [one] , jak 1 inny w turnieju
           *[other] , jak { $rest } innych w turnieju
        }
lone-sign = { $score } to jedyny wynik ({ $own }) wśród innych ({ $other }: { $others }).
    .hint = Proszę sprawdzić znak. Wyniku użyto tak, jak go wpisano.
    .own =
        { $negative ->
            [yes] dodatni
           *[no] ujemny
        }
    .other =
        { $negative ->
            [yes] ujemne
           *[no] dodatnie
        }
field-average = Procenty{ $session } ({ $scores }) mają średnią { $average } %, a przy pełnej stawce średnia to 50 %.
    .hint = Proszę sprawdzić kolumnę i czy nie brakuje uczestników. Jeśli wyniki nie są procentami, proszę to podać pod Scoring.
    .session = {" "}z sesji { $session }
imp-sum = Suma wyników ({ $scores }, { $scoring }) wynosi { $sum }, a w całej stawce wynosi około 0.
    .hint = Proszę sprawdzić znaki i cyfry oraz czy nie brakuje uczestników. Jeśli wyjaśniają to wyniki skorygowane, nic nie trzeba robić.
filled-down = Wyniki w { $area } { $are }.
    .hint = Proszę wpisać wynik każdego uczestnika.
    .are =
        { $copy ->
            [0] rosną o 1 z wiersza na wiersz, jakby Excel wypełnił serię
           *[other] są wszystkie równe { $copy }, jakby jedną komórkę skopiowano w dół
        }
match-sum_sum-of-match = { $what } obu stron dają razem { $sum }, a w pozostałych meczach { $usual }.
    .hint = Proszę poprawić błędny wynik albo, jeśli przyznał go sędzia, wpisać adjusted pod Note.
two-in-round = Uczestnik { $label } ma w rundzie { $round } dwóch przeciwników, tutaj i w { $first }, a uczestnik { $absent } żadnego.
    .hint = Proszę poprawić błędny numer.
two-in-round_other-round = { $sides } mają też innych przeciwników w rundzie { $round }, a żadnych w rundzie { $meant }.
    .hint = Jeśli spotkali się w rundzie { $meant }, proszę poprawić rundę.
met-again = W rundzie { $round } ci spotykają się ponownie: { $pairs }. W systemie szwajcarskim nikt nie spotyka dwa razy tego samego przeciwnika (C.04.1).
    .hint = Proszę poprawić rundę albo numery. Jeśli rzeczywiście spotkali się ponownie, nic nie trzeba robić.
met-again_round-again = Runda { $round } jest taka sama jak runda { $other }: każdy mecz z wynikiem.
    .hint = Jeśli wiersze rundy { $other } wklejono dwa razy, proszę wpisać mecze rundy { $round }; w innym razie nic nie trzeba robić.
session-again = { $same } z { $both } uczestników ma w sesji { $session } ten sam wynik co w sesji { $other }. Liczą się obie.
    .hint = Jeśli wyniki sesji { $other } wklejono dwa razy, proszę wpisać wyniki sesji { $session }; w innym razie nic nie trzeba robić.
opponent-missing = Mecz uczestnika { $label } ma wyniki obu stron, ale nie ma przeciwnika; liczy się jako pauza.
    .hint = Proszę wpisać przeciwnika. Jeśli go nie było, proszę wpisać bye pod Note i wyczyścić wyniki drugiej strony.
lone-sign_lone-declarer = { $score } w rozdaniu { $board } ma znak przeciwny do pozostałych wyników ({ $others }), a większość z nich jest poza tym taka sama.
    .hint = Proszę sprawdzić znak i rozgrywającego. Wyniku użyto tak, jak go wpisano.
scoring-heading = Scoring podaje { $scoring }, ale wyniki mają nagłówek „{ $heading }”. Odczytano je jako { $scoring }.
    .hint = Proszę poprawić Scoring albo zmienić nagłówek na Score.
scoring-heading_scores-of-percent = Scoring podaje { $scoring }, ale średnia { $scores } wyników to dokładnie 50, jak przy procentach. Odczytano je jako { $scoring }.
    .hint = Jeśli to procenty, wpisz percent w polu Scoring.
name-is-number = { $wrong }.
    .hint = Proszę wpisać nazwisko pod Player, a numer członkowski pod No; numer decyduje, kto dostaje punkty.
    .wrong =
        { $number ->
            [0] „{ $text }” to nie nazwisko
           *[other] Nazwisko to „{ $text }”, a numer „{ $number }”: te dwie kolumny są zamienione
        }
name-blank = Zawodnik z numerem { $number } nie ma nazwiska, choć mają je wszyscy inni.
    .hint = Proszę wpisać nazwisko; bez niego nikt nie zauważy błędnego numeru.
player-missing_players-missing = Uczestnik { $label } podaje tylko { $named }, a zwykle jest { $usual } zawodników; pozostali nie dostają punktów.
    .hint = Proszę wpisać nazwiska i numery brakujących zawodników.
name-in-two = { $name } jest też w zgłoszeniu { $other } ({ $at }), a nikt nie może grać w dwóch.
    .hint = Proszę poprawić błędne nazwisko. Jeśli to dwie osoby o tym samym nazwisku, proszę dać każdej numer członkowski.
name-in-two_name-with-other-number = { $name } jest także u uczestnika { $other } ({ $at }), z innym numerem członka.
    .hint = Proszę poprawić nazwisko, jeśli zostało wypełnione w dół lub wklejone: zostanie tak wydrukowane. Jeśli to dwie osoby o tym samym nazwisku, nie trzeba nic robić.
two-names = „{ $text }” to dwa nazwiska w komórce jednego zawodnika, więc nie wiadomo, czyj to numer i czyje punkty.
    .hint = Proszę dać każdemu zawodnikowi osobną komórkę i numer.
placeholder-name_placeholder = „{ $name }” nie jest nazwiskiem zawodnika, ale zajmuje miejsce i liczy się do stołów i punktów.
    .hint = Jeśli to fantom lub pauza, proszę usunąć wiersz; w innym razie wpisać, kto grał.
entry-out = Uczestnik { $label } ma status „{ $status }”, ale ma też wynik i dostałby punkty. Turniej jest wstrzymany, aż jedno z dwóch zostanie zmienione.
    .hint = Jeśli wynik się nie liczy, proszę usunąć go z arkusza Results; w innym razie wyczyścić status.
entry-left = Uczestnik { $label } ma status „{ $status }”, ale jego wynik liczy się jak każdy inny.
    .hint = Jeśli wynik się nie liczy, proszę usunąć go z arkusza Results; w innym razie nic nie trzeba robić.
entry-status-unread = „{ $status }” nie jest statusem, który palmares zna, więc uczestnik { $label } liczy się jak każdy inny.
    .hint = Proszę wpisać withdrawn after N, house, drop-in N, guest, not contending lub green elsewhere; uwagi proszę wpisywać pod Note.
many-boards = Nikt nie może zagrać { $boards } rozdań w { $over }; najwyżej { $most }.
    .hint = Proszę poprawić liczbę. Jeśli jest poprawna, proszę wypełnić Sessions, Rounds lub End date.
many-boards_boards-of-match = Ten mecz ma { $boards } { $boards ->
        [one] rozdanie
        [few] rozdania
       *[other] rozdań
    }; pozostałe mają około { $near }.
    .hint = Proszę poprawić liczbę; zależą od niej VP.
boards-unlikely = Boards podaje { $boards }, ale { $why }.
    .hint = Proszę poprawić to, co jest błędne; punkty zależą od liczby rozdań.
boards-unlikely_boards-of-all = Każdy mecz ma { $boards } { $boards ->
        [one] rozdanie
        [few] rozdania
       *[other] rozdań
    }, ale { $why }.
    .hint = Proszę poprawić to, co jest błędne; VP zależą od liczby rozdań w meczu.
note-against-score = Uwaga podaje { $note }, ale prowadzi { $winner }, o { $score }.
    .hint = Proszę poprawić uwagę lub wynik. Jeśli strona prowadząca się poddała, nic nie trzeba robić.
winners-of-mitchell = Movement to Mitchell, w którym Północ-Południe i Wschód-Zachód klasyfikuje się osobno, ale Winners to 1; wszystkich umieszczono na jednej liście.
    .hint = Proszę wpisać 2 pod Winners albo scrambled mitchell pod Movement.
pairs-not-teams = Format podaje teams, ale każdy uczestnik ma dwóch zawodników i żadna drużyna nie ma nazwy.
    .hint = Jeśli to pary, proszę wpisać pairs pod Format.
pairs-not-players = Format podaje individual, ale każdy uczestnik ma dwóch graczy.
    .hint = Proszę wpisać pairs w Format, jeśli to pary.
date-ahead = Data { $date } jest prawdopodobnie błędna: { $why }.
    .hint = Proszę poprawić rok.
winners-not-said = Uczestnicy mają kierunki, ale ani Movement, ani Winners nie podaje, czy Północ-Południe i Wschód-Zachód klasyfikuje się osobno. Wszystkich umieszczono na jednej liście.
    .hint = Proszę wypełnić Winners: 2, jeśli klasyfikuje się ich osobno, 1, jeśli wszyscy są razem.
best-of-differs = Best of to { $best }, { $why }.
    .hint = Proszę poprawić Best of albo dać każdemu uczestnikowi wiersz dla każdej sesji.
results-counted-blank = Results counted jest puste, więc każdemu uczestnikowi drabinki zaliczono { $what }.
    .hint = Proszę wpisać, ile wyników liczy się każdemu uczestnikowi.
matches-under-format_matches-unused = Wyniki są na arkuszu Matches, ale format { $format } nie ma meczów.
    .hint = Proszę wybrać format z meczami, np. swiss pairs, albo podać wyniki na Results.
totals-row = Wiersz „{ $text }” zawiera sumy; pominięto go.
    .hint = Nic nie trzeba robić.
not-a-workbook = Ten plik nazywa się jak skoroszyt, ale to { $looks_like }.
    .hint = Proszę otworzyć go w Excelu lub LibreOffice i zapisać jako skoroszyt Excela (.xlsx).
text-alone_sheet-alone = Ten plik nie jest skoroszytem: ma nagłówki arkusza { $sheet } protokołu i nic więcej.
    .hint = Plik tekstowy (CSV) zawiera tylko jeden arkusz. Proszę zapisać cały skoroszyt jako .xlsx w Excelu lub LibreOffice i użyć go albo skopiować wiersze do arkusza { $sheet } pustego protokołu (palmares new).
text-alone_table-alone = Ten plik to tabela tekstowa, której palmares nie zna; jej nagłówki to { $headings }.
    .hint = Jeśli pochodzi z platformy brydżowej, terminali do zapisów lub strony klubu, proszę wyeksportować stamtąd sesję jako .pbn, .bws, USEBIO (.xml) lub .csv zaczynający się od #Title lub #VERSION. Jeśli to własny arkusz, proszę uruchomić palmares adopt FILE --out FOLDER, który zapyta, co znaczą kolumny.
workbook-damaged = Skoroszyt jest uszkodzony lub niekompletny ({ $why }).
    .hint = Proszę poprosić o plik jeszcze raz albo otworzyć go w Excelu, pozwolić Excelowi go naprawić i zapisać ponownie.
workbook-encrypted = Skoroszyt jest chroniony hasłem i nie da się go odczytać.
    .hint = Proszę otworzyć go hasłem, usunąć hasło (Plik, Informacje, Chroń skoroszyt) i zapisać.
workbook-too-large = Skoroszytu nie odczytano, bo { $what }.
    .hint = Proszę skopiować używane komórki do nowego skoroszytu i zapisać go jako .xlsx.
sheet-unreadable = Odczytano tylko część arkusza ({ $why }).
    .hint = Proszę otworzyć skoroszyt w Excelu, pozwolić Excelowi go naprawić i zapisać ponownie.
layout-not-copied = { $what }: są w protokole, ale nie w kopii z uwagami.
    .hint = Nic nie trzeba robić: odczytano wszystkie wartości, a sam protokół pozostaje bez zmian.
layout-not-copied_copy-rebuilt = Kopia tego protokołu z uwagami to nowy skoroszyt z tymi samymi komórkami i formatowaniem, bo { $why }. Nie ma w niej obrazów, wykresów, formatowania warunkowego ani makr.
    .hint = Nic nie trzeba robić: odczytano wszystkie wartości. Aby dostać kopię ze wszystkim, proszę zapisać protokół w Excelu jako zwykły skoroszyt .xlsx lub .xlsm.
layout-not-copied_register-rebuilt = Nowy rejestr to nowy skoroszyt z komórkami i formatowaniem starego, bo { $why }. Nie ma w nim obrazów, wykresów, formatowania warunkowego ani makr.
    .hint = Nic nie trzeba robić: odczytano wszystkie wartości. Aby dostać rejestr ze wszystkim, proszę zapisać stary w Excelu jako zwykły skoroszyt .xlsx lub .xlsm i uzgodnić go ponownie.
no-event-sheet = Nie ma arkusza Event ani Events ani tabeli wyników, więc niczego z tego skoroszytu nie da się użyć.
    .hint = Jeśli to protokół, proszę nazwać arkusz opisujący turniej „Event”; palmares new zapisuje pusty protokół. Jeśli to własny arkusz, proszę dać jego kolumnom proste nagłówki, np. Place, Names i Score.
no-event-sheet_register-among-returns = Ten skoroszyt to rejestr członków, a nie protokół: nie ma arkusza Event ani Events.
    .hint = Proszę trzymać go poza folderem z protokołami.
no-event-sheet_event-unknown = Nie ma arkusza Event i nic innego nie podaje danych turnieju: { $missing }.
    .hint = Proszę podać to w wierszu poleceń ({ $how }), wpisać do pliku palmares.toml w tym folderze albo dodać arkusz Event (palmares new).
event-from-settings = Nie ma arkusza Event, więc turniej opisują ustawienia: { $said }.
    .hint = Jeśli to się zgadza, nic nie trzeba robić; w innym razie proszę dodać arkusz Event.
no-event = Arkusz nie ma turnieju: nic nie jest wypełnione.
    .hint = Proszę wypełnić co najmniej Rules i Format.
unknown-sheet = Ten arkusz nie należy do protokołu; nie odczytano go, ale zostaje w kopii z uwagami{ $said }.
    .hint = { $meant }Jeśli zawiera uczestników lub wyniki, proszę nazwać go jak w pustym protokole (palmares new).
    .said = : { $texts }
repeated-sheet = Skoroszyt ma ten arkusz dwa razy; użyto tylko „{ $first }”.
    .hint = Proszę umieścić wszystkie wiersze na jednym arkuszu, a drugi usunąć lub nazwać inaczej.
hidden-sheet = Arkusz jest ukryty, ale mimo to odczytany.
    .hint = Proszę go odkryć, aby zobaczyć, co odczytano, albo usunąć, jeśli nie ma się liczyć.
hidden-rows = Ukryte lub odfiltrowane wiersze mimo to odczytano: { $rows }.
    .hint = Proszę je odkryć, aby zobaczyć, co odczytano, albo usunąć, jeśli nie mają się liczyć.
hidden-columns = Ukryte kolumny mimo to odczytano: { $columns }.
    .hint = Proszę je odkryć, aby zobaczyć, co odczytano, albo usunąć, jeśli nie mają się liczyć.
bye-result_result-of-bye = Ten wiersz to pauza, więc „{ $typed }” się nie liczy; liczy się pauza.
    .hint = Proszę wyczyścić komórkę. Jeśli partia się odbyła, proszę wpisać przeciwnika.
number-letter = Numer członkowski „{ $text }” ma literę wśród cyfr; prawdopodobnie ma być { $meant }.
    .hint = Jeśli tak, proszę wpisać cyfrę zamiast litery.
merged-scores = Komórki { $area } są scalone; każdy z tych wierszy dostał ten wynik.
    .hint = Proszę rozdzielić komórki i wpisać każdy wynik.
merged-cells = Komórki { $area } są scalone; każdy z tych wierszy dostał tę wartość.
    .hint = Jeśli należy tylko do pierwszego wiersza, proszę rozdzielić komórki.
no-headings = W pierwszych 25 wierszach arkusza { $sheet } nie znaleziono wiersza nagłówków.
    .hint = Wśród nagłówków muszą być co najmniej dwa z: { $wanted }.
missing-column = Arkusz nie ma kolumny { $column }, więc żadnego wiersza nie da się użyć.
    .hint = Proszę wpisać „{ $column }” nad kolumną, która to zawiera.
beyond-columns = Odczytuje się tylko { $most } takich kolumn, więc kolumny „{ $heading }” nie użyto.
    .hint = Proszę nie używać większej liczby kolumn; zawodników, którzy nie grali, można pominąć.
repeated-column = Nagłówek „{ $heading }” występuje dwa razy; użyto tylko kolumny w { $first }.
    .hint = Proszę usunąć jedną z dwóch albo zmienić jej nazwę.
second-score-column = Wyniki są zarówno w „{ $used }”, jak i w „{ $left }”; uczestników klasyfikuje się według „{ $used }”.
    .hint = Jeśli ma się liczyć druga, proszę zmienić jej nagłówek na „Score”.
second-score-column_second-scores-differ = „{ $left }” dałoby inną kolejność niż „{ $used }”; o miejscach decyduje „{ $used }”.
    .hint = Jeśli ma się liczyć „{ $left }”, proszę przenieść te wyniki do „{ $used }”. Jeśli kolumna pokazuje kary z arkusza Adjustments, nic nie trzeba robić.
column-near = Kolumna „{ $heading }” to prawdopodobnie { $nearest }, ale nagłówek jest inny, więc jej nie odczytano.
    .hint = Proszę zmienić nagłówek na { $nearest }.
column-near_column-lost = Kolumna „{ $heading }” to prawdopodobnie { $nearest }, ale nagłówek jest inny, więc jej nie odczytano.
    .hint = Proszę zmienić nagłówek na { $nearest }.
heading-adjustment-odd = Wątpliwa korekta
heading-blank_heading-lost = Kolumna nie ma nagłówka, więc jej nie odczytano; to prawdopodobnie { $nearest }.
    .hint = Proszę dać jej nagłówek { $nearest }.
heading-blank = Kolumna nie ma nagłówka, więc nie odczytano jej komórek ({ $count }).
    .hint = Proszę dać jej nagłówek z pustego protokołu (palmares new) albo własny, jeśli jest na własny użytek.
unknown-column = Kolumna „{ $heading }” nie należy do protokołu; nie odczytano jej, ale zostaje w kopii z uwagami{ $said }.
    .hint = { $meant }Jeśli kolumna jest na własny użytek, nic nie trzeba robić.
    .said = : { $texts }
unknown-column_column-not-kept = Kolumna „{ $heading }” nie należy do tego arkusza, który palmares zapisuje od nowa: jej zawartości ({ $cells }) nie będzie w nowym skoroszycie.
    .hint = Zachowaj ją gdzie indziej: na własnym arkuszu albo na Members.
note-not-kept = palmares zapisuje arkusz „{ $sheet }” od nowa: notatek do jego komórek nie będzie w nowym skoroszycie: { $texts }.
    .hint = Proszę zachować je gdzie indziej: na własnym arkuszu albo na Members.
note-not-kept_reasons-not-kept = To, co wpisano pod { $columns } na arkuszu { $sheet }, odkąd zapisał go palmares (wiersze: { $rows }), nie zostaje, bo palmares zapisuje te kolumny od nowa.
    .hint = Proszę zachować to gdzie indziej: na własnym arkuszu albo na Members.
cell-not-kept = palmares zapisuje arkusz „{ $sheet }” od nowa: tego, co wpisano poza jego tabelą, nie będzie w nowym skoroszycie: { $texts }.
    .hint = Proszę zachować to gdzie indziej: na własnym arkuszu albo na Members.
unknown-column_other-column = Kolumna „{ $heading }” zawiera { $what }; nie odczytano jej, ale zostaje w kopii z uwagami.
    .hint = Nic nie trzeba robić.
sheet-found = Arkusz „{ $name }” zawiera uczestników i wyniki; odczytano go jako arkusz Results.
    .hint = Jeśli to się zgadza, nic nie trzeba robić; w innym razie proszę nazwać arkusz z wynikami „Results”.
entries-numbered = Uczestnicy nie mają numerów, więc ponumerowano ich w kolejności wierszy.
    .hint = Nic nie trzeba robić. Aby nadać własne numery, proszę dodać kolumnę „Entry”.
unknown-key = Arkusz Event nie ma klucza „{ $key }”, więc jego wartości nie użyto.
    .hint = { $meant }Klucze podaje kolumna A pustego protokołu (palmares new).
repeated-key = { $key } jest już wypełnione w { $first }; tej drugiej odpowiedzi nie użyto.
    .hint = Proszę usunąć jedną z dwóch. Dla kilku turniejów w jednym skoroszycie proszę użyć arkusza Events, po jednym wierszu na turniej.
error-cell = Komórka zawiera błąd { $error } zamiast wartości.
    .hint = Proszę naprawić formułę albo wpisać wartość.
formula-without-value = Formułę ={ $formula } zapisano bez jej wyniku.
    .hint = Proszę otworzyć skoroszyt w Excelu i zapisać go albo wpisać wartość.
unreadable-number = „{ $text }” nie da się odczytać jako liczby dla { $column }.
    .hint = Proszę wpisać liczbę, np. 57.25, 57,25, 7½ lub 1,234.5.
no-whole-number = { $column } musi być liczbą całkowitą; { $text } nią nie jest.
    .hint = Proszę wpisać liczbę całkowitą, np. 24.
number-too-large = { $column } nie może być { $text }: największa możliwa liczba to { $most }.
    .hint = Proszę sprawdzić, czy nie ma zbędnych cyfr albo liczby z innej kolumny.
unreadable-date = „{ $text }” nie jest datą: { $why }.
    .hint = Proszę wpisać dzień/miesiąc/rok, np. 27/07/2026 lub 2026-07-27.
number-for-date = Liczbę { $text } odczytano jako datę { $read }.
    .hint = Jeśli to prawda, proszę sformatować komórkę jako datę; w przeciwnym razie proszę wpisać datę.
birth-year = { $year } to tylko rok, więc data urodzenia jest nieznana.
    .hint = Proszę wpisać całą datę, np. 27/07/{ $year }, albo dać kolumnie z latami nagłówek Birth year.
unreadable-place = „{ $text }” nie jest miejscem, więc go nie sprawdzono.
    .hint = Proszę wpisać 3 albo 3= dla miejsca dzielonego. palmares i tak oblicza miejsca z wyników.
unknown-choice = „{ $text }” nie jest odpowiedzią dla { $column }.
    .hint = { $meant }Możliwe są: { $choices }.
unknown-format = „{ $text }” nie jest formatem turnieju.
    .hint = { $meant }Wszystkie formaty są na liście rozwijanej pustego protokołu (palmares new).
unknown-rules = „{ $text }” nie jest regulaminem.
    .hint = { $meant }Listę podaje palmares rules.
unknown-status = „{ $text }” nie jest rangą organizatora.
    .hint = { $meant }Możliwe są club, district, area, regional lub national.
missing-key = Turniej nie ma { $key }.
    .hint = Proszę wypełnić { $key } na arkuszu Event; możliwe odpowiedzi podaje pusty protokół (palmares new).
date-for-number = Excel zmienił to, co tu wpisano, na datę { $shown }{ $perhaps }{ $readings }.
    .hint = Proszę sformatować komórkę jako tekst i wpisać to ponownie.
    .perhaps = ; być może było to{" "}
    .readings = { $readings }
date-undone = Excel zmienił { $read } na datę { $shown }; odczytano { $read }.
    .hint = Proszę formatować takie komórki jako tekst przed wpisaniem.
text-numbers = Liczby zapisane w tej kolumnie jako tekst ({ $count }), np. „{ $example }”; odczytano je jako liczby.
    .hint = Nic nie trzeba robić, ale sumy w Excelu pomijają takie komórki.
decimal-comma = „{ $text }” odczytano jako { $read }, z przecinkiem dziesiętnym.
    .hint = Jeśli przecinek oddziela tysiące, proszę go pominąć.
percent-guessed = Żadna liczba w kolumnie „{ $column }” nie przekracza 1, więc { $text } odczytano jako { $read } %, a pozostałe podobnie.
    .hint = Proszę sformatować komórki jako procenty albo wpisać 57.25.
percent-mixed = { $text } znaczy prawdopodobnie { $meant } %: pozostałe procenty przekraczają 1. Turniej jest wstrzymany, aż komórka zostanie poprawiona.
    .hint = Proszę wpisać { $meant }.
impossible-percent = { $text } nie jest procentem od 0 do 100, więc wiersz pominięto.
    .hint = Proszę sprawdzić wynik albo podać pod Scoring, czym są wyniki.
leading-zeros = Excel usunął zera na początku numeru członkowskiego { $text }; odczytano { $read }.
    .hint = Proszę sformatować kolumnę jako tekst przed wpisaniem numerów.
short-number = Numer członkowski { $text } jest krótszy niż pozostałe w tym protokole, o długości { $length }; mógł stracić zera na początku.
    .hint = Proszę go sprawdzić i sformatować kolumnę jako tekst.
number-unlike = Numer członkowski { $text } nie przypomina pozostałych w tym protokole, np. { $example }{ $perhaps }.
    .hint = Proszę go sprawdzić: numer decyduje, kto dostaje punkty. Użyto go tak, jak go wpisano.
    .perhaps = ; prawdopodobnie chodzi o { $meant }
number-behind-name = „{ $text }” odczytano jako nazwisko { $name } i numer członkowski { $number }.
    .hint = Nic nie trzeba robić; numery członkowskie mają własną kolumnę.
number-in-name = „{ $text }” to nazwisko z numerem { $number }, którego nie użyto jako numeru członkowskiego.
    .hint = Proszę wpisać numer członkowski pod No albo usunąć cyfry z nazwiska.
odd-number = „{ $text }” nie może być numerem członkowskim, więc go nie użyto.
    .hint = Proszę wpisać numer tak jak na legitymacji członka albo zostawić komórkę pustą.
repeated-event = Turniej { $id } jest już w { $first }; ten pominięto.
    .hint = Proszę dać każdemu turniejowi własny identyfikator i używać go na pozostałych arkuszach.
unknown-event = W tym skoroszycie nie ma turnieju { $id }, więc wiersz pominięto.
    .hint = Proszę użyć identyfikatora turnieju z arkusza Event lub Events.
no-event-named = Skoroszyt ma kilka turniejów, a ten wiersz nie podaje, którego dotyczy; pominięto go.
    .hint = Proszę wypełnić kolumnę Event.
no-rules = Turniej nie ma regulaminu.
    .hint = Proszę wypełnić Rules, np. wbu-2003, albo podać --rules w wierszu poleceń.
no-date = Turniej nie ma daty, więc nie mają jej też dyplomy.
    .hint = Proszę wypełnić Date.
no-date_sheet-without-date = Ten arkusz nie podaje daty, więc nie mają jej też dyplomy.
    .hint = Proszę użyć --set "Date=2026-05-05" albo uruchomić palmares adopt dla tego arkusza, aby zapytał o datę.
end-before-start = Turniej kończy się { $end }, zanim się zacznie { $start }.
    .hint = Proszę sprawdzić obie daty; dzień jest przed miesiącem.
impossible-boards = { $text } nie jest liczbą rozdań.
    .hint = Proszę wpisać liczbą całkowitą, ile rozdań zagrał każdy uczestnik.
impossible-boards_more-boards-than-played = Zawodnik nie mógł zagrać { $text } rozdań w turnieju, który miał { $played }.
    .hint = Proszę poprawić to, co jest błędne; jeśli zawodnik zagrał wszystkie, proszę zostawić jego rozdania puste.
impossible-rounds = { $text } nie jest liczbą rund.
    .hint = Proszę wpisać liczbą całkowitą od 1 do { $most }, ile rund ma turniej, albo wyczyścić komórkę.
impossible-tables = { $text } nie może być liczbą stołów dla { $entries } uczestników.
    .hint = Proszę wpisać liczbę stołów w grze (pół stołu jest dozwolone) albo zostawić komórkę pustą, a palmares je policzy.
tables-disagree = Protokół podaje liczbę stołów { $typed }, ale z uczestników wychodzi { $counted }; użyto { $typed }.
    .hint = Proszę wpisać wszystkich uczestników albo zostawić Tables puste, a palmares policzy stoły.
impossible-winners = Turniej w formacie { $format } nie może mieć tylu list wyników: { $winners }.
    .hint = Pary mają 1 lub 2 zwycięzców, turnieje indywidualne 1 lub 4, teamy 1.
unknown-movement = „{ $text }” nie jest znanym Movement, więc wszystkie pary umieszczono na jednej liście.
    .hint = { $meant }Proszę wypełnić Winners: 2, jeśli Północ-Południe i Wschód-Zachód klasyfikuje się osobno, w innym razie 1.
unknown-movement_movement-of-swiss = „{ $text }” nie jest Movement dla szwajcara zawodników, więc nie kojarzy się żadnej rundy.
    .hint = { $meant }Dla szwajcara proszę zostawić Movement puste; dla meczu dwóch drużyn wpisać scheveningen.
unknown-movement_movement-of-chess-teams = „{ $text }” nie jest Movement dla drużyn szachowych, więc nie kojarzy się żadnej rundy.
    .hint = { $meant }Dla szwajcara proszę zostawić Movement puste albo wpisać all play all. Mecz systemem Scheveningen ma Format swiss i wiersz dla każdego zawodnika.
unknown-movement_movement-of-bridge = „{ $text }” nie jest znanym Movement, więc nie kojarzy się żadnej rundy.
    .hint = { $meant }Dla szwajcara proszę zostawić Movement puste albo wpisać all play all.
result-before_no-result-before = Result before podaje „{ $text }”, co nie jest wynikiem, więc tego nie użyto.
    .hint = Proszę wpisać wynik sprzed poprawki, np. 1-0, albo wyczyścić komórkę.
fee-of-nobody = Wiersz { $row } ma wpisowe, ale nie ma uczestnika, więc pomijają go sumy wpisowego.
    .hint = Proszę wpisać w wierszu numer uczestnika albo wyczyścić wiersz.
repeated-entry = Uczestnik { $label } jest już w { $first }; ten wiersz pominięto.
    .hint = Proszę dać każdemu uczestnikowi własny numer w jego sektorze i kierunku.
no-players = { $what }.
    .hint = Proszę wpisać nazwiska pod Player 1, Player 2 i tak dalej.
    .what =
        { $all ->
            [0] Uczestnik { $label } nie ma zawodników, więc nikt nie może dostać jego punktów
           *[other] Zawodnicy wszystkich uczestników ({ $all }) są nieznani. Uczestnicy są klasyfikowani według numerów i nikt nie może dostać punktów
        }
number-twice = Numer członkowski { $number } występuje u uczestnika { $label } dwa razy.
    .hint = Proszę poprawić błędny: numer decyduje, kto dostaje punkty.
player-twice = Zawodnik z numerem { $number } jest też w zgłoszeniu { $other } tego turnieju.
    .hint = Proszę sprawdzić, do którego z dwóch zgłoszeń należy zawodnik.
no-direction = Uczestnik { $label } nie ma kierunku, a każdy kierunek klasyfikuje się osobno; pominięto go.
    .hint = Proszę wypełnić Direction albo ponumerować pary 1NS, 1EW i tak dalej.
no-direction_no-directions = { $what }: liczba list wyników to { $winners }, ale żaden uczestnik nie ma kierunku; wszystkich umieszczono na jednej liście.
    .hint = Proszę wpisać 1 pod Winners, jeśli wszyscy są razem, jak w Howellu; w innym razie dać każdej parze jej kierunek, np. 1NS i 1EW.
direction-disagrees = Uczestnik { $label } nie zgadza się z kierunkiem { $direction } w swoim wierszu, więc wiersz pominięto.
    .hint = Proszę poprawić to, co jest błędne.
direction-unused = Kierunek { $direction } nie ma listy wyników w turnieju z liczbą zwycięzców { $winners }, więc wiersz pominięto.
    .hint = Proszę użyć NS i EW przy 2 zwycięzcach; N, S, E i W przy 4.
unknown-entry = W tym turnieju nie ma uczestnika { $label }, więc wiersz pominięto.
    .hint = { $meant }Proszę użyć numeru z arkusza Entries.
unknown-entry_totals-as-entry = W tym turnieju nie ma uczestnika { $label }, więc wiersz pominięto.
    .hint = Jeśli to wiersz sum, proszę przenieść go do innego arkusza.
ambiguous-entry = Uczestnik { $label } może oznaczać { $readings }, więc wiersz pominięto.
    .hint = Proszę wypełnić Direction lub Section albo wpisać uczestnika w pełnej postaci.
columns-swapped = { $entry } i { $score } wyglądają na zamienione w { $area }: uczestnicy są pod { $score }, więc nie odczytano żadnego wiersza.
    .hint = Proszę zamienić oba nagłówki albo obie kolumny pod nimi.
repeated-result = Uczestnik { $label } ma już wynik w { $first }; ten wiersz pominięto.
    .hint = Proszę usunąć jeden z dwóch albo, jeśli turniej ma kilka sesji, wypełnić Session.
draw-name = Numer { $label } to { $name }, ale nazwisko obok niego to { $typed }. Liczy się numer.
    .hint = Aby zmienić kojarzenie, proszę wpisać inny numer; nazwiska służą tylko do sprawdzenia.
second-rating-column_second-rating = Rankingi są zarówno w „{ $used }”, jak i w „{ $left }”; kolejność początkowa używa „{ $used }”.
    .hint = Jeśli ma się liczyć druga, proszę zmienić jej nagłówek na „Rating”.
second-rating-column_second-rating-missed = Rankingi są zarówno w „{ $used }”, jak i w „{ $left }”; kolejność początkowa używa „{ $used }”. Liczą się jako bez rankingu, choć mają liczbę pod „{ $left }”: { $players }.
    .hint = Jeśli ma się liczyć druga, proszę zmienić jej nagłówek na „Rating”.
    .players =
        { $without ->
            [one] 1 zawodnik
            [few] { $without } zawodników
            [many] { $without } zawodników
           *[other] { $without } zawodników
        }
unused-numbers = Kolumna „{ $heading }” zawiera { $why }.
    .hint = Jeśli to są rankingi, proszę zmienić nagłówek na „Rating”; w innym razie nic nie trzeba robić.
    .why =
        { $used ->
            [0] liczby, ale nie jest używana, i nikt nie ma rankingu: kolejność początkowa używa tytułu i nazwiska (C.04.2, 2.2)
           *[other] coś, co wygląda na rankingi, ale nie jest używana: kolejność początkowa używa „{ $used }”
        }
impossible-board = { $text } nie jest numerem rozdania, więc wiersz pominięto.
    .hint = Rozdania numeruje się od 1.
unreadable-contract = „{ $text }” nie jest kontraktem, więc wiersz pominięto.
    .hint = Proszę wpisać 4H, 3NT, 2Sx, 5Dxx lub pass.
no-declarer = Kontrakt { $contract } nie ma rozgrywającego, więc nie ma zapisu i wiersz pominięto.
    .hint = Proszę wypełnić By: N, E, S lub W.
no-tricks = Kontrakt { $contract } nie ma ani lew, ani wyniku, ani zapisu, więc wiersz pominięto.
    .hint = Proszę wypełnić Tricks (od 0 do 13), Result (=, +1, -2) lub Score.
impossible-tricks = „{ $text }” nie może być lewami ani wynikiem tego kontraktu, więc wiersz pominięto.
    .hint = Lewy to od 0 do 13; wynik to =, +1, -2 i tak dalej.
tricks-disagree = Tricks podaje { $tricks }, ale Result { $result } oznacza inną liczbę; wiersz pominięto.
    .hint = Proszę poprawić lub wyczyścić jedno z dwóch.
contract-score = Zapis to { $typed }, ale { $contract }, rozgrywa { $by }, lew { $tricks }, daje { $computed }; rozdanie policzono z { $typed }.
    .hint = Proszę poprawić zapis, kontrakt, rozgrywającego lub lewy. Zapisy są od strony Północ-Południe: minus, jeśli zyskali Wschód-Zachód.
impossible-score = Żaden kontrakt w tym rozdaniu nie daje { $score }: { $why }. { $then }.
    .hint = Proszę poprawić zapis; orzeczenie proszę wpisać pod Adjusted.
    .then =
        { $used ->
            [yes] Rozdanie obliczono z tym wynikiem
           *[no] Wiersz pominięto
        }
scores-disagree = Jeden zapis w tym wierszu to { $score }, a drugi, od strony Północ-Południe, to { $other }; wiersz pominięto.
    .hint = Score i NS score są od strony Północ-Południe, EW score od strony Wschód-Zachód. Proszę poprawić lub wyczyścić jeden z nich.
play-without-contract_play-unused = { $column } jest wypełnione bez kontraktu, więc tego nie użyto.
    .hint = Proszę wpisać kontrakt i rozgrywającego albo to wyczyścić.
not-two-players = „{ $text }” nie podaje dwóch zawodników jednej strony, więc wiersz pominięto.
    .hint = Proszę wpisać oba numery z & między nimi, np. 3 & 7, albo użyć kolumn North, South, East i West.
odd-ruling = Orzeczenie podaje zapis { $score }, którego nie daje żaden kontrakt w tym rozdaniu: { $why }. Użyto go tak, jak go wpisano.
    .hint = Proszę sprawdzić numer rozdania i zapisy orzeczenia.
scores-both-gain = Północ-Południe mają { $north_south }, a Wschód-Zachód { $east_west }, więcej niż może dać rozdanie.
    .hint = Każdy zapis jest od własnej strony: strata ma minus.
unreadable-adjusted = „{ $text }” nie jest wynikiem rozjemczym, więc wiersz pominięto.
    .hint = Proszę wpisać A+, A, A-, A+/A-, 60/40, NP, fouled lub weighted 420*0.6+170*0.4.
weights-not-one = Udziały w „{ $text }” dają razem { $sum }, a nie 1, więc wiersz pominięto.
    .hint = Udziały to ułamki dziesiętne, zwykłe lub procenty i dają razem 1.
deal-invalid = Rozkład kart pominięto, bo { $why }.
    .hint = Proszę wpisać cztery ręce jako KQ76.A72.753.975, najpierw piki; nie zależy od tego żaden zapis.
board-without-result = Rozdanie { $board } nie ma tu wyniku, więc wiersz pominięto.
    .hint = Proszę wpisać kontrakt lub zapis; jeśli go nie rozegrano, NP pod Adjusted.
board-without-result_boards-without-result = Wiersze bez wyniku ({ $count }) pominięto: { $rows }.
    .hint = Proszę wpisać kontrakt lub zapis; gdzie rozdania nie rozegrano, NP pod Adjusted.
meets-itself = Uczestnik { $label } gra sam ze sobą, więc wiersz pominięto.
    .hint = Proszę poprawić jeden z dwóch numerów.
repeated-board = Rozdanie { $board } między tymi dwoma jest już w { $first }; ten wiersz pominięto.
    .hint = Proszę usunąć jeden z dwóch albo, jeśli te same numery zagrano ponownie, wypełnić Round lub Session.
board-twice = Uczestnik { $label } ma już wynik w rozdaniu { $board } w { $first }, więc ten wiersz pominięto.
    .hint = Proszę poprawić rozdanie lub uczestnika albo, jeśli te same numery zagrano ponownie, wypełnić Round lub Session.
two-tables = Uczestnik { $label } ma w rundzie { $round } innego przeciwnika w { $first }; nikt nie może siedzieć przy dwóch stołach.
    .hint = Proszę poprawić rundę lub uczestnika.
repeated-match = Mecz { $sides } jest już w { $first }; ten wiersz pominięto.
    .hint = Proszę usunąć jeden z dwóch albo, jeśli ci sami spotkali się ponownie, wypełnić Round.
match-board = „{ $text }” nie jest numerem szachownicy, więc wiersz pominięto.
    .hint = Proszę numerować szachownice meczu od 1.
match-board-twice = Szachownica { $board } tego meczu jest już w { $first }; ten wiersz pominięto.
    .hint = Proszę poprawić jedną z dwóch albo, jeśli te same drużyny spotkały się ponownie, wypełnić Round.
unknown-player = „{ $player }” nie jest zawodnikiem uczestnika { $label }, więc wiersz pominięto.
    .hint = Proszę wpisać pozycję zawodnika w wierszu na Entries (od 1 do 16) albo stamtąd numer członkowski lub nazwisko.
unknown-round = Uczestnik { $label } nie ma meczu w rundzie { $round }, więc wiersz pominięto.
    .hint = Proszę wpisać rundę jak na arkuszu Matches albo zostawić puste dla wszystkich meczów razem.
lineup-boards = { $player } ma { $boards } { $boards ->
        [one] rozdanie
        [few] rozdania
       *[other] rozdań
    }, a mecz ma { $most }.
    .hint = Proszę poprawić Boards lub Deemed boards albo rozdania meczu.
lineup-short = Ci zawodnicy uczestnika { $label } mają razem za mało rozdań ({ $boards }): jeden ma ich { $most }, a gra jednocześnie { $seats }. Kto nie jest w składzie, nie dostaje nic za mecz.
    .hint = Proszę dodać brakujący wiersz albo poprawić Round i Boards.
lineup-seats = Zawodnicy uczestnika { $label } mają razem { $boards } { $boards ->
        [one] rozdanie
        [few] rozdania
       *[other] rozdań
    }, ale gdy gra jednocześnie { $seats }, mecz z { $most } rozdań ma ich mniej.
    .hint = Proszę poprawić Boards zawodników, którzy nie grali całego meczu.
register-no-members_no-members = Ten skoroszyt nie ma arkusza Members, więc nie jest rejestrem.
    .hint = Proszę nazwać arkusz z członkami Members albo użyć listy z nagłówkami dla numeru członkowskiego (np. Member no) i nazwiska.
list-as-register = To własna lista klubu; odczytano ją jako rejestr członków: { $columns }. Jej członkowie zaczynają bez punktów.
    .hint = Proszę sprawdzić kolumny. Aby dać członkom punkty lub inny status, proszę użyć rejestru, który zapisuje palmares.
register-heading-asked_heading-asked = Kolumna „{ $heading }” to prawdopodobnie { $column }, ale nagłówek jest inny. Niczego nie zaliczono, bo jej komórki by przepadły.
    .hint = Proszę zmienić nagłówek na { $column }. Jeśli to coś innego, proszę dać jej nazwę niepodobną do { $column }.
list-with-totals = Kolumna „{ $heading }” zawiera prawdopodobnie punkty, ale z własnej listy klubu punktów się nie odczytuje: jej członkowie zaczynaliby od zera. Niczego nie zaliczono.
    .hint = Proszę nazwać arkusz Members, a kolumny Number, Name i Local points (albo Green, Red, Gold); albo usunąć kolumnę.
register-uncounted_totals-uncounted = Kolumna „{ $heading }” zawiera { $kind }, których regulamin nie liczy, a kolumny { $column } nie ma, więc wszyscy członkowie zaczynaliby od zera. Niczego nie zaliczono.
    .hint = Jeśli to są sumy, proszę zmienić nagłówek na { $column }. W innym razie proszę dodać kolumnę { $column } z sumami (0 dla członków bez punktów) albo podać regulamin z --rules.
register-second-block_second-block = Tu, obok pierwszego, zaczyna się drugi blok członków; odczytano by tylko pierwszy. Niczego nie zaliczono.
    .hint = Proszę przenieść jego wiersze pod pierwszy blok. Jeśli to nie członkowie, proszę umieścić listę na osobnym arkuszu.
register-member-above_member-above = Wiersz tego członka jest nad nagłówkami i by przepadł. Niczego nie zaliczono.
    .hint = Proszę przenieść go pod nagłówki.
register-sum-beside_sum-beside = Kolumny „{ $heading }” nie odczytano, bo sumy podaje { $column }.
    .hint = Jeśli { $column } to punkty jednego roku, a ta kolumna to sumy, proszę zamienić nagłówki.
register-totals-missing_totals-missing = Arkusz Members ma { $given }, ale nie ma { $column }, więc w tych punktach wszyscy członkowie zaczynają od zera.
    .hint = Jeśli są jakieś sumy, proszę dodać kolumnę { $column }, z 0 dla członków bez punktów.
register-totals-swapped_totals-swapped = Większość sum pod { $column } ma miejsca po przecinku, a te pod { $other } ich nie mają i są większe: nagłówki wyglądają na zamienione.
    .hint = Jeśli tak, proszę zamienić nagłówki i uzgodnić ponownie.
register-total-twice_total-twice = Kolumny „{ $first }” i „{ $heading }” to obie { $column }, a sumami może być tylko jedna. Niczego nie zaliczono.
    .hint = Proszę dać tej, która nie jest sumami, inną nazwę, np. This year.
register-unheaded_totals-unheaded = Kolumna { $column } ma liczby ({ $numbers }) przy członkach, ale nie ma nagłówka, więc mogą to być sumy. Niczego nie zaliczono.
    .hint = Proszę dać jej nagłówek Local points (albo Green, Red, Gold) lub podać, co to jest.
register-unheaded_figures-unheaded = Kolumna { $column } ma liczby ({ $numbers }) przy członkach, ale nie ma nagłówka, więc jej nie odczytano.
    .hint = Proszę dać jej nagłówek, który mówi, co to jest.
register-nameless_nameless-row = Wiersz { $number } nie ma nazwiska; może to być licznik lub suma. Punkty dla tego numeru są wstrzymane.
    .hint = Proszę wpisać nazwisko członka albo, jeśli to nie członek, usunąć wiersz.
register-merged-total_merged-total = Komórki { $area } są scalone, więc nie wiadomo, czyja to suma; wstrzymane punkty: { $whose }.
    .hint = Proszę rozdzielić komórki i wpisać każdą sumę w jej komórce.
    .whose =
        { $members ->
            [one] tego członka
           *[other] tych członków ({ $members })
        }
register-heading-year_heading-year = Kolumnę „{ $heading }” odczytano jako { $column }, sumy ze wszystkich lat.
    .hint = Proszę zmienić nagłówek na { $column }. Jeśli zawiera tylko punkty tego roku, proszę wpisać tam sumy.
register-numbers-unread_numbers-unread = Arkusz Members nie ma kolumny punktów (Local, Red lub bez koloru), więc członkowie zaczynają od zera; „{ $heading }” zawiera { $numbers }, czego nie odczytano.
    .hint = Jeśli to są sumy, proszę zmienić nagłówek na Local points (albo Green, Red, Gold); w innym razie nic nie trzeba robić.
    .numbers =
        { $numbers ->
            [one] liczbę
            [few] { $numbers } liczby
            [many] { $numbers } liczb
           *[other] { $numbers } liczb
        }
register-heading-near_heading-near = Kolumna „{ $heading }” to prawdopodobnie { $column }, ale nagłówek jest inny, więc jej nie odczytano.
    .hint = Proszę zmienić nagłówek na { $column }.
register-heading-near_heading-unread = Kolumny „{ $heading }” nie odczytano, a arkusz nie ma kolumny { $column }, którą być może jest.
    .hint = Jeśli tak jest, proszę zmienić nagłówek; w przeciwnym razie nic nie trzeba robić.
register-thousands_thousands-comma = „{ $text }” odczytano jako { $read }, bo punkty w tej kolumnie to liczby całkowite.
    .hint = Proszę wpisać to bez przecinka.
register-comma_comma-in-total = „{ $text }” może oznaczać tysiące albo ułamek; { $then }.
    .hint = Proszę wpisać to jako liczbę, nie tekst, bez niczego między tysiącami.
register-total-unclear_total-unclear = „{ $text }” { $why }; { $then }.
    .hint = Proszę wpisać sumę jako zwykłą liczbę w komórce sformatowanej jako liczba.
register-formulas_formulas-without-value = Komórki pod { $column } ({ $count }), zaczynając od tej, mają formuły zapisane bez wyników; punkty tych członków są wstrzymane.
    .hint = Proszę otworzyć rejestr w Excelu i tam zapisać albo wpisać sumy.
register-more-members_more-members = Arkusz { $sheet } ma { $rows } { $rows ->
        [one] wiersz, który wygląda
        [few] wiersze, które wyglądają
       *[other] wierszy, które wyglądają
    } na członków, ale odczytuje się tylko arkusz Members, więc te osoby są nieznane.
    .hint = Proszę przenieść wiersze na arkusz Members, z lapsed, deceased lub active pod Status.
register-sheet-nearly_sheet-nearly = Arkusza { $sheet } nie odczytano. Jego nazwa to prawie { $meant }, a arkusza { $meant } nie ma.
    .hint = Proszę zmienić nazwę arkusza na { $meant }. Jeśli to coś innego, proszę dać mu mniej podobną nazwę.
register-no-number_no-number-column = Arkusz Members nie ma kolumny Number, więc nie da się w nim znaleźć żadnego członka.
    .hint = Proszę zmienić nagłówek numerów członkowskich na Number.
register-negative-points_negative-points = { $column } to { $text }, a suma nie może być ujemna; wiersz zostawiono bez zmian, a punkty tego członka są wstrzymane.
    .hint = Proszę poprawić sumę.
register-cut-off_cut-off = Arkusz kończy się w wierszu { $rows }, ostatnim w starym formacie (.xls); brakuje członków poza nim.
    .hint = Proszę zapisać rejestr ponownie jako .xlsx, z programu, który ma wszystkich członków.
certificate-without-points = Ten dyplom nie ma punktów, więc jest wstrzymany: ani Local points, ani Green points nie jest wypełnione.
    .hint = Proszę wpisać punkty w kolumnie z nagłówkiem Local points lub Green points.
credited-unreadable_kept-unreadable = „{ $text }” nie da się odczytać jako zaliczenia z wcześniejszego uzgodnienia, więc ten turniej może policzyć się dwa razy.
    .hint = Proszę skopiować komórkę z powrotem z rejestru, który zapisał palmares.
pad-refused = Pliku terminali do zapisów nie odczytano, bo { $why }.
    .hint = Proszę zamknąć program terminali i skopiować plik ponownie z jego komputera albo wyeksportować USEBIO z programu do wyników.
pad-table-missing = Plik terminali do zapisów nie ma: { $what }, więc nieznane są: { $lost }.
    .hint = Proszę wyeksportować plik ponownie z programu terminali albo uzupełnić braki w skoroszycie (palmares import bws).
    .what =
        { $column ->
            [0] tabeli { $table }
           *[other] kolumny { $column } w tabeli { $table }
        }
pad-rows-missing = Tabela { $table } powinna mieć { $promised } { $promised ->
        [one] wiersz
        [few] wiersze
       *[other] wierszy
    }, a da się odczytać tylko { $found }: plik jest uszkodzony.
    .hint = Proszę zamknąć program terminali i skopiować plik ponownie z jego komputera.
pad-unfinished = Sektor { $section }: brakuje { $missing } z { $all } wyników{ $begun }.
    .hint = Proszę wpisać wyniki i skopiować plik ponownie albo uzupełnić je w skoroszycie (palmares import bws), z NP pod Adjusted dla nierozegranych rozdań.
    .begun =
        { $begun ->
            [one] ; 1 z nich ma kontrakt, ale jeszcze bez wyniku
           *[other] ; { $begun } z nich ma kontrakt, ale jeszcze bez wyniku
        }
pad-remark = palmares nie zna uwagi „{ $remark }” ({ $row }).
    .hint = Proszę ustalić, co znaczy: zaimportować plik (palmares import bws) i wypełnić Adjusted w tym wierszu albo poprawić zapis.
pad-undecided = Sędzia nie ustalił zapisu ({ $row }).
    .hint = Proszę zapytać sędziego, a potem wpisać zapis w programie do wyników albo wypełnić Adjusted w skoroszycie (palmares import bws).
pad-earlier = Wpisy w rozdaniach, które później wpisano ponownie lub skasowano: { $count }; liczy się ostatni ({ $rows }).
    .hint = Nic nie trzeba robić.
pad-other-direction = Według terminali pary siedziały odwrotnie (rozdań: { $count }), więc zapisy zamieniono ({ $rows }).
    .hint = Nic nie trzeba robić, chyba że wpisano to przez pomyłkę.
pad-other-pairs = Wynik wpisano dla par { $entered }, a według schematu ruchu są tam { $movement } ({ $row }). Wynik liczy się tak, jak go wpisano.
    .hint = Proszę zapytać zawodników. Jeśli poprawny jest schemat ruchu, proszę poprawić NS i EW w skoroszycie (palmares import bws).
pad-not-in-movement = Wpisano wynik, ale według schematu ruchu nikt tam tego rozdania nie gra ({ $row }). Liczy się.
    .hint = Proszę zapytać zawodników. Jeśli wynik jest błędny, proszę usunąć wiersz ze skoroszytu (palmares import bws).
pad-players-unknown = Brak nazwiska: { $seats }.
    .hint = Proszę wpisać nazwiska w skoroszycie (palmares import bws).
pad-player-changed = { $player } gra w parze { $entry } od rundy { $round }; każdy zawodnik dostaje rozdania sprzed tej chwili lub od niej.
    .hint = Jeśli zależą od tego punkty, proszę sprawdzić Boards 1, Boards 2 i tak dalej: kto ile grał.
pad-events = Plik zawiera { $what }; każde stało się osobnym turniejem: { $events }.
    .hint = Jeśli sektory mają wspólną klasyfikację, proszę zaimportować plik (palmares import bws), umieścić wszystkie wiersze w jednym turnieju i wypełnić Section.
pad-line = Wiersza { $line } pliku nie da się odczytać jako wyniku: { $why }.
    .hint = Proszę poprawić go w programie do wyników albo w skoroszycie (palmares import).
pad-hands-only = Plik zawiera { $hands }, ale nie ma wyników, więc nie jest sesją.
    .hint = Nic nie trzeba robić. Jeśli nazywa się tak samo jak sesja (monday.pbn i monday.bws), jego rozkłady są na stronach rozdań.
    .hands =
        { $boards ->
            [one] karty 1 rozdania
            [few] karty { $boards } rozdań
            [many] karty { $boards } rozdań
           *[other] karty { $boards } rozdań
        }
pad-hands-other = Rozkładów z { $file } nie pokazano: { $why }.
    .hint = Proszę nazwać rozkłady tak jak ich sesję: monday.pbn obok monday.bws.
pad-results-beside = { $file } zawiera rozkłady oraz wyniki par bez nazwisk. Rozkłady pokazano; liczą się wyniki z tego protokołu.
    .hint = Nic nie trzeba robić. Jeśli jego wyniki są z innej sesji, proszę dać plikowi inną nazwę.
players-not-listed = Nie ma na listach zawodników: { $players }.
    .hint = Proszę dopisać ich do listy członków (ustawienie Member list) lub do listy użytkowników albo wpisać ich nazwiska.
pad-left-out = Pominięto, bo protokół nie może tego zawierać: { $what } (wierszy: { $count }).
    .hint = Nic nie trzeba robić; jeśli plik jest potrzebny, proszę go zachować.
pad-scoring = Plik nie podaje, jak liczono rozdania; użyto maksów.
    .hint = Jeśli to były IMP, proszę ustawić Scoring na butler lub cross imps w palmares.toml, z --set albo w skoroszycie.
pad-teams = To plik teamów, ale nie podaje, które dwa stoły tworzą mecz { $entries } w rundzie { $round }.
    .hint = Proszę wypełnić Room w skoroszycie (palmares import bws) albo ustawić Format na pairs.
settings-unreadable = Nie da się odczytać ustawień: { $why }.
    .hint = Proszę edytować palmares.toml w edytorze tekstu i zapisać jako UTF-8. Do tego czasu ustawienia są pomijane.
settings-syntax = „{ $line }” nie da się odczytać ({ $why }).
    .hint = Proszę wpisać klucz, znak równości i wartość. W cudzysłowie proszę pisać tekst, a także klucz z kilku słów: "Organiser no" = "R14", Boards = 24, "First day" = 2026-09-01.
unknown-setting = „{ $key }” nie jest ustawieniem, więc jego wartości nie użyto.
    .hint = { $meant }Ustawienia to Names, First day, te dla dyplomów i klucze arkusza Event.
unknown-setting_no-setting = { $key } musi być inne dla każdego turnieju w skoroszycie, więc nie da się tego ustawić dla wszystkich; wartości nie użyto.
    .hint = Proszę wypełnić to na arkuszu Event lub Events.
repeated-setting = { $key } jest już ustawione w wierszu { $first }; tej drugiej wartości nie użyto.
    .hint = Proszę usunąć jedno z dwóch.
repeated-setting_given-twice = { $key } ustawiono dwa razy.
    .hint = Proszę podać to raz.
setting-blank = { $key } nie ma wartości.
    .hint = Proszę wpisać wartość albo usunąć wiersz.
setting-unfit = { $key } nie może być: { $what }.
    .hint = Proszę wpisać jedną wartość: tekst w cudzysłowie, liczbę, dzień, np. 2026-09-01, true lub false.
setting-awaited = Turniej bierze { $key } z ustawień, ale tamtejszej wartości ({ $from }) nie da się odczytać.
    .hint = Proszę poprawić ją tam albo wypełnić { $key } tutaj.
picture-unreadable = { $key }: „{ $file }” nie ma na dyplomach: { $why }.
    .hint = Proszę podać nazwę pliku PNG, JPEG lub SVG z folderu palmares.toml lub poniżej. W SVG proszę zamienić tekst na ścieżki.
key-unreadable = Klucz podpisu: „{ $file }” nie może podpisać dyplomów: { $why }. Nie mają one kodów.
    .hint = Proszę podać plik utworzony przez palmares key, z folderu palmares.toml lub poniżej albo w wierszu poleceń z --set.
list-unreadable = Lista zawodników „{ $file }” nie daje nazwisk: { $why }.
    .hint = Proszę podać listę z numerami i nazwiskami albo z użytkownikami, nazwiskami i numerami, z folderu palmares.toml lub poniżej; obok monday.csv nazywa się monday.names.csv.
outside-season = Turniej jest { $date }, poza sezonem od { $first } do { $last }.
    .hint = Proszę sprawdzić datę; początek sezonu podaje ustawienie First day.
trf-encoding_encoding = Tekst nie jest w UTF-8; odczytano go jako Windows-1252 (zachodnioeuropejski).
    .hint = Proszę sprawdzić nazwiska ze znakami diakrytycznymi. Jeśli są błędne, proszę zapisać plik ponownie jako UTF-8.
trf-no-players_no-players = Ten Tournament Report File nie ma zawodników: { $why }.
    .hint = Proszę wyeksportować plik ponownie z programu kojarzącego; każdy zawodnik to wiersz zaczynający się od 001.
trf-kept_kept = Zachowano, ale nie użyto: { $what }.
    .hint = Nic nie trzeba robić, chyba że zależy od tego kojarzenie.
trf-teams_teams = Plik zawiera drużyny (od wiersza { $line }), ale partie nie tworzą meczów drużyn; każdego zawodnika traktuje się indywidualnie.
    .hint = Kojarzenie drużyn wymaga wyników drużyn; proszę wyeksportować je z programu kojarzącego.
trf-line_line = Części tego wiersza nie da się odczytać: { $why }.
    .hint = Proszę wyeksportować plik ponownie z programu kojarzącego albo poprawić kolumny wiersza.
trf-shifted_shifted = Po nazwisku kolumny są za bardzo przesunięte ({ $side }, liczba znaków: { $by }); odczytano je tam, gdzie są.
    .hint = Jeśli nazwisko, ranking i wyniki są poprawne, nic nie trzeba robić.
    .side =
        { $leftwards ->
            [yes] w lewo
           *[no] w prawo
        }
trf-record_record = Rekordu { $code } nie da się użyć: { $why }.
    .hint = Proszę poprawić rekord albo usunąć, jeśli nic od niego nie zależy.
trf-bye-without-letter_byes-without-letter = Pauzy bez litery ({ $count }), jak w plikach sprzed 2016: + odczytano jako pauzę z kojarzenia, 1 jako pauzę za cały punkt, = jako pauzę za pół punktu, - i 0 jako pauzę na prośbę bez punktów.
    .hint = Jeśli któraś z nich była inną pauzą, proszę dać im właściwe litery (U, F, H, Z).
trf-other-system_other-system = Żadna runda z pliku nie jest kojarzona: { $why }. Jej wyniki odczytano.
    .hint = Proszę kojarzyć programem, który ma ten system. Jeśli rekord jest błędny, proszę go poprawić; check i tak porównuje miejsca.
trf-not-counted_not-counted = Rekordu { $code } nie zaliczono: { $what }.
    .hint = Punkty wynikają z wyników partii; proszę porównać klasyfikację.
trf-number-twice_number-twice = Zawodnik numer { $number } jest już w wierszu { $first }; ten wiersz pominięto.
    .hint = Proszę dać każdemu zawodnikowi inny numer.
trf-numbers-missing_numbers-missing = Brakuje numerów zawodników: { $numbers }. Przy ustalaniu kolorów się ich nie liczy.
    .hint = Jeśli ci zawodnicy wycofali się przed pierwszą rundą, nic nie trzeba robić.
trf-unknown-opponent_unknown-opponent = W rundzie { $round } przeciwnikiem jest numer { $opponent }, ale nie ma takiego zawodnika.
    .hint = Proszę poprawić przeciwnika albo dopisać wiersz zawodnika.
trf-meets-itself_meets-itself = W rundzie { $round } zawodnik jest własnym przeciwnikiem.
    .hint = Proszę poprawić przeciwnika; przy pauzie przeciwnik to 0000.
trf-opponents-disagree_opponents-disagree = W rundzie { $round } zawodnik spotyka { $opponent }, ale { $opponent } { $other }.
    .hint = Proszę poprawić błędny wiersz.
trf-two-results_two-results = Partia rundy { $round } z przeciwnikiem { $opponent } ma dwa wyniki: { $own } tutaj, { $others } tam.
    .hint = Proszę poprawić błędny wiersz.
trf-no-result_no-result = Partia rundy { $round } z przeciwnikiem { $opponent } nie ma wyniku. Dopóki go nie ma, przy kojarzeniu dalszych rund liczy się jako remis i nie daje punktów.
    .hint = Proszę wpisać wynik i skojarzyć ponownie.
trf-drawn-already_drawn-already = Runda { $round } jest w pliku skojarzona, ale nie ma wyników; to kojarzenie pominięto.
    .hint = Aby skojarzyć następną rundę, proszę wpisać wyniki.
trf-points_points = Plik podaje { $typed }, ale z wyników ({ $played }) wychodzi { $counted } pkt; liczą się wyniki.
    .hint = Proszę poprawić wyniki lub punkty. Inna punktacja za wygraną lub remis należy do rekordu 162 lub XXS.
    .played =
        { $rounds ->
            [one] jedna rozegrana runda
            [few] { $rounds } rozegrane rundy
            [many] { $rounds } rozegranych rund
           *[other] { $rounds } rozegranych rund
        }
trf-place_place = Miejsce to { $typed }; według { $by } wychodzi { $place }: { $values }.
    .hint = Proszę poprawić miejsce, wyniki lub listę punktacji pomocniczych (202, 212).
trf-places-not-compared_places-not-compared = Miejsc z pliku nie porównano z jego wynikami: { $why }.
    .hint = Aby je sprawdzić, proszę dopisać brakujące miejsca lub wyniki i ponownie uruchomić check.
trf-places-not-compared_places-partly-compared = Miejsca porównano tylko według { $by }: { $why }.
    .hint = Proszę samodzielnie sprawdzić kolejność tych, którzy potem mają równy wynik, albo poprawić listę punktacji pomocniczych (202, 212).
trf-more-rounds_more-rounds = Plik ma za dużo rund: { $rounds }, więcej niż { $why }.
    .hint = Proszę sprawdzić liczbę rund (142, XXR); zawodnicy mogą się spotkać tylko raz.
usebio-damaged = Plik USEBIO jest uszkodzony lub niekompletny (wiersz { $line }: { $why }).
    .hint = Proszę wyeksportować plik ponownie z programu do wyników albo poprosić o niego jeszcze raz.
usebio-encoding = Pliku USEBIO nie odczytano, bo { $why }.
    .hint = Proszę wyeksportować plik ponownie z programu do wyników, jeśli jest wybór, jako UTF-8.
usebio-left-out = Pominięto, bo protokół nie może tego zawierać: { $what } (elementów: { $count }, od wiersza { $line }).
    .hint = Nic nie trzeba robić, chyba że zależy od tego wynik; jeśli plik jest potrzebny, proszę go zachować.
usebio-version = Plik USEBIO { $names }; odczytano go jako wersję 1.3.
    .hint = Proszę porównać uczestników i wyniki z programem do wyników.
    .names =
        { $version ->
            [0] nie podaje wersji
           *[other] ma wersję „{ $version }”
        }
bundle-damaged = To nie jest cała paczka: { $why }.
    .hint = Proszę poprosić o paczkę jeszcze raz; robi ją palmares bundle.
bundle-too-large = Paczki nie rozpakowano: { $why }.
    .hint = Proszę poprosić zamiast niej o protokoły sezonu i uruchomić dla nich palmares.
bundle-name_name-outside = Paczka podaje „{ $name }”, co leży poza paczką. Niczego nie rozpakowano.
    .hint = palmares nie zapisuje takich paczek; proszę zapytać, kto ją wysłał.
bundle-entry-missing_entry-missing = Paczka wymienia ten plik, ale go nie zawiera.
    .hint = Proszę poprosić o paczkę jeszcze raz.
bundle-entry-changed_entry-changed = Ten plik paczki nie jest tym, który do niej włożono: { $why }.
    .hint = Proszę poprosić o paczkę jeszcze raz; co powinna zawierać, podaje bundle.json.
bundle-entry-unlisted_entry-unlisted = Paczka zawiera ten plik, ale go nie wymienia.
    .hint = palmares nie zapisuje takich paczek; proszę zapytać, kto go dodał.
bundle-version_other-version = Przebieg wykonał palmares { $theirs }, a to jest { $ours }.
    .hint = Co zmieniło się między nimi, podaje CHANGELOG.md pod Results.
bundle-not-computed_not-computed = Sezonu nie da się obliczyć z paczki: { $why }.
    .hint = Proszę sprawdzić, czy paczkę zrobiono ze wszystkich protokołów i plików przebiegu.
bundle-differs_file-differs = Ten plik przebiegu nie wychodzi taki, jak podaje paczka: { $how }.
    .hint = Albo zawartość paczki później zmieniono, albo program jest inny.
bundle-run-changed_run-changed = Ten plik zmieniono lub usunięto po zapisaniu przez przebieg.
    .hint = Proszę ponownie uruchomić palmares do tego folderu i dopiero potem zrobić paczkę.
bundle-run-differs_run-differs = Ten plik przebiegu nie wychodzi z tych protokołów: { $how }.
    .hint = Proszę podać protokoły, ustawienia i szablony, z którymi wykonano przebieg, albo ponownie uruchomić palmares i dopiero potem zrobić paczkę.
file-unreadable = Pliku nie dało się otworzyć: { $why }.
    .hint = Proszę sprawdzić uprawnienia i to, czy plik nie jest otwarty w innym programie ani właśnie kopiowany.
folder-unreadable = Folderu „{ $folder }” nie dało się otworzyć: { $why }. Jego protokołów nie odczytano.
    .hint = Proszę sprawdzić, czy istnieje i czy wolno go otworzyć.
file-left-out = Ten plik ({ $kind }) nie jest skoroszytem i nie został odczytany.
    .hint = Protokoły to pliki .xlsx, .xlsm, .xls, .xlsb lub .ods albo wyniki USEBIO (.xml). Jeśli zawiera uczestników lub wyniki, proszę uruchomić dla niego palmares adopt. Dla Tournament Report File (.trf) proszę użyć palmares import trf.
file-left-out_results-left-out = Ten plik .{ $ending } może zawierać uczestników lub wyniki. Nie odczytano go i nic z niego się nie liczy.
    .hint = Jeśli ma się liczyć, proszę zrobić z niego protokół: z Tournament Report File (.trf) poleceniem palmares import trf, z każdej innej tabeli poleceniem palmares adopt. Jeśli nie, proszę przenieść go poza ten folder.
workbook-left-out_workbook-misnamed = Ten plik jest skoroszytem, ale jego nazwa tego nie mówi. Nie odczytano go i nic z niego się nie liczy.
    .hint = Jeśli to protokół, proszę zmienić jego nazwę tak, aby kończyła się na .{ $ending }. Jeśli to kopia, proszę przenieść go poza ten folder.
workbook-left-out_workbook-as-text = Ten plik to skoroszyt zapisany jako tekst (XML). Nie odczytano go i nic z niego się nie liczy.
    .hint = Jeśli to protokół, proszę otworzyć go w Excelu lub LibreOffice i zapisać jako .xlsx. Jeśli to kopia, proszę przenieść go poza ten folder.
workbook-left-out_workbook-hidden = Ten plik jest skoroszytem, ale jego nazwa zaczyna się od kropki, jak plik ukryty. Nie odczytano go i nic z niego się nie liczy.
    .hint = Jeśli to protokół, proszę usunąć kropkę z nazwy. Jeśli to kopia, proszę przenieść go poza ten folder.
workbook-left-out_workbooks-in-archive = To archiwum zawiera { $files }. Archiwów się nie odczytuje i nic z niego się nie liczy.
    .hint = Jeśli zawiera protokoły, proszę rozpakować je w tym folderze i przenieść archiwum gdzie indziej. Jeśli to kopie, proszę przenieść je poza ten folder.
    .files =
        { $count ->
            [one] „{ $first }”
            [few] { $count } pliki o nazwach protokołów, np. „{ $first }”
            [many] { $count } plików o nazwach protokołów, np. „{ $first }”
           *[other] { $count } plików o nazwach protokołów, np. „{ $first }”
        }
settings-misnamed = Ten plik nazywa się prawie tak jak palmares.toml, plik ustawień folderu. Nie odczytano go i nic z niego się nie liczy.
    .hint = Jeśli ustawienia mają się liczyć, proszę zmienić jego nazwę na palmares.toml, małymi literami i bez drugiego rozszerzenia (Windows może je ukrywać). Jeśli to kopia, proszę przenieść go poza ten folder.
amendment-among-returns = Ta poprawka z palmares diff leży wśród protokołów, gdzie niczego nie poprawia.
    .hint = Proszę podać ją poleceniu palmares reconcile razem z folderem protokołów. Jeśli to już zrobiono, proszę przenieść ją poza ten folder.
other-program = To { $what }, czego palmares nie odczytuje.
    .hint = { $instead }
open-elsewhere = Skoroszyt jest otwarty ({ $by }); niezapisanych zmian się nie odczytuje.
    .hint = Proszę go zapisać i zamknąć, a potem uzgodnić ponownie.
formulas-replaced = Komórki pod { $column } zawierały formuły ({ $cells }). W nowym rejestrze jest tam nowa wartość, suma liczb albo słowo, która nie zależy już od innych komórek.
    .hint = Jeśli powinna, proszę zachować formułę we własnej kolumnie.
link-followed = To jest łącze; odczytano „{ $to }”.
    .hint = Jeśli to zamierzone, nic nie trzeba robić.
folder-passed-over_passed-over = „{ $folder }” pominięto: { $why }.
    .hint = Nie odczytano stamtąd żadnych protokołów. Proszę podać sam folder protokołów, bez łączy do folderów systemowych i innych plików.
folder-passed-over_rest-passed-over = Resztę „{ $folder }” pominięto: { $why }.
    .hint = Niektóre protokoły mogły nie zostać odczytane. Proszę podać sam folder protokołów, bez łączy do folderów systemowych i innych plików.
read-elsewhere = To ten sam plik co { $other }; odczytano tamten.
    .hint = Nic nie trzeba robić. Liczy się raz.
return-in-output = Tego skoroszytu nie odczytano: dodano go do folderu, który zapisał palmares.
    .hint = Jeśli to protokół, proszę przenieść go do folderu protokołów.
marker-alone = Ten folder ma plik .palmares, który oznacza wyniki palmares, ale wyników tu nie ma. Jego protokoły odczytano.
    .hint = Proszę usunąć z niego plik .palmares.
round-not-written_round-kind = Rundy nie zapisano: rundy można dodawać tylko do skoroszytów .xlsx i .xlsm, które mają arkusze protokołu.
    .hint = Proszę zapisać go jako .xlsx albo pracować dalej na kopii, którą palmares run FILE --out DIR zapisuje w DIR/returns.
round-not-written_round-refused = Rundy nie zapisano: do tego skoroszytu niczego nie da się dodać ({ $why }).
    .hint = Proszę pracować dalej na kopii, którą palmares run FILE --out DIR zapisuje w DIR/returns.
round-not-written_round-read-otherwise = Rundy nie zapisano: arkuszowi z rundami turnieju { $event } brakuje na nią kolumny.
    .hint = Proszę dodać brakujące kolumny: Event (jeśli turniejów jest kilka), Round, Table i obie strony.
round-not-written_round-not-replaced = Rundy nie zapisano: { $why }.
    .hint = Skoroszytu nie zmieniono.
changes-not-understood = Niczego nie wypróbowano: { $why }.
    .hint = Proszę pisać zmiany tak: „12 withdraws; board 3 = 0-1; new entry Nia Colter 1850”, rozdzielone średnikami; wszystkie podaje docs/draws.md.
plan-unusable = Planu nie użyto: { $why }.
    .hint = Proszę zrobić go od nowa przez palmares plan dla tych samych protokołów i w każdym kroku używać tych samych --rules i --set.
part-unusable = Niczego nie połączono: { $why }.
    .hint = Proszę podać folder każdej części planu, każdy raz. Jeśli jakiejś części brakuje, jest niekompletna lub z innej wersji, proszę uruchomić ją ponownie przez palmares run --plan.
csv-unfit = Turnieju { $event } nie zapisano jako CSV dla stron klubów: { $why }.
    .hint = { $instead }.
    .instead =
        { $instead ->
            [0] Proszę wysłać sam protokół
           *[other] Proszę użyć palmares export { $instead }, który przyjmuje takie turnieje
        }
event-not-exported = Turniej { $event } nie ma pliku: { $unfit }.
    .hint = Proszę wybrać inny rodzaj pliku; palmares export --help podaje rodzaje i turnieje, do których służą.
event-not-exported_no-round-exported = Turniej { $event } nie ma pliku: żadnej rundy jeszcze nie rozegrano.
    .hint = Proszę wpisać wyniki rundy i wyeksportować ponownie.
credit-left-out = { $why }; pominięto w plikach.
    .hint = Proszę poprawić numer na arkuszu Entries i wyeksportować ponownie.
nobody-credited = Nikt nie ma punktów tych rodzajów, które mają być zaliczone, więc nie zapisano pliku.
    .hint = Proszę podać z --points, które rodzaje zaliczyć, np. --points local=green.
upload-columns-unknown = Lista członków nie ma kolumn: { $why }.
    .hint = Proszę wpisać "Upload columns" = "Member No = number; Points = local" do palmares.toml albo podać --columns.
quotas-not-checked = Wyniki przebiegu nie podają mistrzostw, licencji ani miejsc rozgrywek, więc limitów organizatorów nie sprawdzono.
    .hint = Proszę użyć samych protokołów; limity sprawdza też palmares run.

# Phrases within sentences, by their English words

phrase-0-or-more = równe 0 lub większe
phrase-1-match = 1 meczu
phrase-1-section = 1 sektor
phrase-2-complete-tables = 2 pełnych stołów
phrase-3-complete-tables = 3 pełnych stołów
phrase-3-complete-teams = 3 pełnych drużyn
phrase-5-complete-tables = 5 pełnych stołów
phrase-a-bye = wolny los
phrase-a-club-event-with-the-permission-of-its-area = turniej klubu za zgodą okręgu
phrase-a-division-of-an-area-s-league-above-the-lowest = dywizji ligi okręgu powyżej najniższej
phrase-a-document-of-another-program = dokument innego programu
phrase-a-file-of-chess-games = plik z partiami szachowymi
phrase-a-file-of-hands-for-a-dealing-machine = plik z rozdaniami dla maszyny do powielania
phrase-a-file-that-icloud-has-not-downloaded-to-this-computer = plik, którego iCloud nie pobrał na ten komputer
phrase-a-four-winner-individual-event = turniej indywidualny z czterema zwycięzcami
phrase-a-hand-is-missing-or-is-not-written-as-kq76-a72-753-975 = brakuje ręki albo nie zapisano jej jak KQ76.A72.753.975
phrase-a-ladder-cannot-be-one = drabinka nie może nimi być
phrase-a-licensed-event-is-never-a-championship = turniej z licencją nigdy nie jest mistrzostwami
phrase-a-lin-file-of-hands-and-play-of-bridge-base-online = plik LIN z rozdaniami i rozgrywką z Bridge Base Online
phrase-a-link-to-a-sheet-of-google-not-the-sheet-itself = odnośnik do arkusza Google, a nie sam arkusz
phrase-a-list = lista
phrase-a-list-of-something-other-than-names = lista czegoś innego niż nazwiska
phrase-a-mailbox = skrzynka pocztowa
phrase-a-maximum-of-max-is-a-whole-number-per-board-with-meant = maksimum { $max } daje całą liczbę na rozdanie przy { $meant }
phrase-a-minor-championship-is-not-the-one-that-the-area-nominates = mistrzostwa mniejsze to nie te, które wyznacza okręg
phrase-a-number-that-is-not-decimal = liczba inna niż dziesiętna
phrase-a-packed-archive = spakowane archiwum
phrase-a-packed-file = spakowany plik
phrase-a-pdf = plik PDF
phrase-a-plain-text-file = zwykły plik tekstowy
phrase-a-qualifying-round-was-played-by-fewer-than-teams-teams = rundę kwalifikacyjną rozegrało mniej drużyn niż { $teams }
phrase-a-single-winner-individual-event = turniej indywidualny z jednym zwycięzcą
phrase-a-single-winner-pairs-event = turniej par z jednym zwycięzcą
phrase-a-special-event-of-an-area = turniej okręgu rodzaju { $special }
phrase-a-spreadsheet-of-apple-numbers = arkusz Apple Numbers
phrase-a-table = tabela
phrase-a-table-decides-who-meets-whom = o tym, kto z kim gra, decyduje tabela
phrase-a-team-that-lost-a-repechage-final = drużyny, która przegrała Repechage Final
phrase-a-teams-event = turniej drużyn
phrase-a-text-document = dokument tekstowy
phrase-a-two-winner-pairs-event = turniej par z dwoma zwycięzcami
phrase-a-web-page = strona internetowa
phrase-a-weekend = jeden weekend
phrase-a-youth-finalist = finalisty Youth
phrase-about-a-hundred-times = około sto razy za dużo
phrase-about-a-hundredth-of = około jednej setnej
phrase-about-a-tenth-of = około jednej dziesiątej
phrase-about-a-thousand-times = około tysiąc razy za dużo
phrase-about-ten-times = około dziesięć razy za dużo
phrase-above-0-and-at-most-1 = większe od 0 i najwyżej 1
phrase-all-count-sessions = wszystkie sesje ({ $count })
phrase-all-members-of-the-area = wszystkich członków okręgu
phrase-all-members-of-the-union = wszystkich członków związku
phrase-an-acblscore-file = plik z ACBLscore
phrase-an-acblscore-game-file = plik turnieju z ACBLscore
phrase-an-archive-of-other-files = archiwum innych plików
phrase-an-e-mail = wiadomość e-mail
phrase-an-event-of-national-status = turnieju o randze krajowej
phrase-an-invitation-event-at-least-share-of-the-entry-from-outside = turniej na zaproszenie, co najmniej { $share } uczestników z zewnątrz
phrase-an-invitation-event-less-than-share-of-the-entry-from-outside = turniej na zaproszenie, mniej niż { $share } uczestników z zewnątrz
phrase-an-invitation-event-one-entry-for-each-body = turniej na zaproszenie, jeden uczestnik z każdej organizacji
phrase-an-xml-file = plik XML
phrase-another-player-has-this-name = inny zawodnik nazywa się tak samo
phrase-any-board = żadna szachownica
phrase-any-match = żaden mecz
phrase-anyone = wszystkich
phrase-as-given = jak podano
phrase-as-if-they-had-not-been-played = jakby ich nie rozegrano
phrase-as-many-rows-as-the-one-under = tyle wierszy co lista pod
phrase-ask-the-club-for-the-file-again-pictures-and-text-boxes-on-a-sheet-cannot-be-read = Proszę ponownie poprosić klub o plik: obrazków i pól tekstowych na arkuszu nie da się odczytać.
phrase-ask-the-club-for-the-sheet-with-its-results-or-leave-the-file-out = Proszę poprosić klub o arkusz z wynikami albo usunąć ten plik.
phrase-at-most-a-million-with-at-most-six-decimals = najwyżej milion, z najwyżej sześcioma miejscami po przecinku
phrase-awards-which-palmares-works-out-itself = punkty, które palmares oblicza sam
phrase-blank = puste
phrase-board-board = rozdanie { $board }
phrase-board-table-sides = szachownica { $table } ({ $sides })
phrase-boards-compared = porównanych rozdań
phrase-boards-of-average-plus = rozdań z average plus
phrase-boards-per-match-says-each = Boards per match podaje { $each }
phrase-but-each-contestant-has-one-score-for-all-typed-sessions = ale każdy uczestnik ma jeden wynik za wszystkie sesje ({ $typed })
phrase-but-results-counted-is-counted = ale Results counted to { $counted }
phrase-by-lot-seed-seed-sparing-those-who-have-already-stood-down = przez losowanie (ziarno { $seed }), z pominięciem tych, którzy już pauzowali
phrase-can-be-a-fraction-a-date-or-two-figures = może być ułamkiem, datą lub dwiema liczbami
phrase-column-column = kolumna { $column }
phrase-contestant = uczestnicy
phrase-count-matches = { $count ->
        [one] { $count } meczu
       *[other] { $count } meczach
    }
phrase-count-rounds = { $count ->
        [one] { $count } rundzie
       *[other] { $count } rundach
    }
phrase-count-sections = sektory ({ $count })
phrase-count-sessions = { $count ->
        [one] { $count } sesji
       *[other] { $count } sesjach
    }
phrase-counted-as-present-from-the-first-round = liczy się jako obecny od pierwszej rundy
phrase-counted-as-withdrawn-after-the-last-game = liczy się jako wycofany po ostatniej partii
phrase-date-of-birth = data urodzenia
phrase-dates-of-birth = data urodzenia
phrase-different-contestants-from = innych uczestników niż
phrase-digits-only = same cyfry
phrase-download-the-results-of-the-tournament-as-csv-or-put-the-hands-beside-a-session-of-the-same-name-as-pbn = Proszę pobrać wyniki turnieju jako CSV albo umieścić rozdania jako PBN obok sesji o tej samej nazwie.
phrase-each-row-is-a-single-cell-so-names-and-scores-cannot-be-told-apart = każdy wiersz to jedna komórka, więc nie da się oddzielić nazwisk od wyników
phrase-earlier-stages-do-not-count-for-invited-contestants = wcześniejsze etapy nie liczą się zaproszonym
phrase-earlier-stages-were-run-by-other-bodies = wcześniejsze etapy przeprowadzili inni organizatorzy
phrase-east = wschód
phrase-empty = pusty plik
phrase-entered-as-one-who-played-in-the-final-of-another-area = zgłoszono jako grającego w finale innego okręgu
phrase-equal-of-all-boards-have-the-same-results = rozdań z tymi samymi wynikami: { $equal } z { $all }
phrase-equal-of-all-contestants-have-the-same-score = uczestników z tym samym wynikiem: { $equal } z { $all }
phrase-equal-of-all-contestants-have-the-same-score-in-whole-numbers = uczestników z tym samym wynikiem w liczbach całkowitych: { $equal } z { $all }
phrase-event-id = turniej { $id }
phrase-event-id-of-path = turniej { $id } z { $path }
phrase-event-id-of-this-workbook = turniej { $id } z tego skoroszytu
phrase-excel-has-no-such-date = Excel nie zna takiej daty
phrase-export-the-game-from-acblscore-as-pbn-or-as-text-with-the-results = Proszę wyeksportować turniej z ACBLscore jako PBN lub jako tekst z wynikami.
phrase-export-the-tournament-as-a-tournament-report-file-trf = Proszę wyeksportować turniej jako Tournament Report File (.trf).
phrase-far-above = o wiele za dużo
phrase-federations-of-players = federacje zawodników
phrase-first-or-last = { $first } lub { $last }
phrase-folders-are-nested-more-than-most-deep = foldery są zagnieżdżone głębiej niż { $most }
phrase-for-members = dla członków
phrase-game-round-round = { $game } (runda { $round })
phrase-game-rounds-rounds = { $game } (rundy { $rounds })
phrase-grades-of-players = siłę zawodników
phrase-group = Grupa
phrase-had-what-but-the-minimum-is-least = { $what }: { $had }, a minimum to { $least }
phrase-has-no-forename = brak imienia
phrase-has-no-games-between-two-players-which-a-tournament-report-file-needs-for-a-chess-team-match-give-each-board-its-own-row = nie ma partii między dwoma zawodnikami, których wymaga Tournament Report File; w szachowym meczu drużyn każda szachownica musi mieć własny wiersz
phrase-has-no-games-of-diplomacy = nie ma partii Diplomacy
phrase-has-no-page = nie ma strony
phrase-is-not-rated-as-rated-says = nie jest zgłaszany do rankingu, jak podaje Rated
phrase-is-not-a-tournament-of-single-players = nie jest turniejem indywidualnym
phrase-has-no-players-with-ratings-of-fide-which-title-norms-need = nie ma zawodników z rankingiem FIDE, którego wymagają normy na tytuły
phrase-has-something-other-than-small-letters-digits-and-hyphens = zawiera coś innego niż małe litery, cyfry i łączniki
phrase-holds-more-than-a-name = to coś więcej niż nazwisko
phrase-home-to-away = { $home } do { $away }
phrase-how-to-reach-people = dane kontaktowe
phrase-if-it-has-returns-attached-save-them-in-this-folder = Jeśli załączono protokoły, proszę je zapisać w tym folderze.
phrase-if-it-holds-returns-unpack-it-in-this-folder = Jeśli zawiera protokoły, proszę je rozpakować w tym folderze.
phrase-if-it-is-a-return-export-it-from-numbers-as-an-excel-workbook-xlsx = Jeśli to protokół, proszę wyeksportować go z Numbers jako skoroszyt Excela (.xlsx).
phrase-if-it-is-a-return-open-it-and-download-it-as-an-excel-workbook-xlsx = Jeśli to protokół, proszę go otworzyć i pobrać jako skoroszyt Excela (.xlsx).
phrase-if-it-is-a-return-open-it-once-to-download-it-then-run-again = Jeśli to protokół, proszę otworzyć go raz, aby się pobrał, i uruchomić ponownie.
phrase-if-it-is-a-return-or-holds-returns-unpack-it-in-this-folder = Jeśli to protokół albo zawiera protokoły, proszę go rozpakować w tym folderze.
phrase-if-it-is-an-event-put-the-names-in-a-column-headed-names-name-or-team-if-not-leave-the-file-out = Jeśli to turniej, proszę umieścić nazwiska w kolumnie z nagłówkiem Names, Name lub Team; jeśli nie, usunąć ten plik.
phrase-if-they-have-returns-attached-save-them-in-this-folder = Jeśli załączono protokoły, proszę je zapisać w tym folderze.
phrase-in-field = {" "}w { $field }
phrase-is-a-percentage-but-points-never-are = to procent, a punkty nigdy nim nie są
phrase-is-empty = jest pusty
phrase-is-longer-than-40-signs = ma więcej niż 40 znaków
phrase-is-missing-a-part-that-the-others-have = brak części, którą mają inne
phrase-is-not-a-bridge-event-and-usebio-has-no-type-for-it = to nie turniej brydżowy i USEBIO nie ma dla niego rodzaju
phrase-is-that-of-another-rule-book = należy do innego regulaminu
phrase-is-the-third-name-in-a-pair = trzecie w parze
phrase-it-belongs-to-the-operating-system = to część systemu operacyjnego
phrase-it-cannot-be-a-major-championship-why = to nie mogą być główne mistrzostwa: { $why }
phrase-it-enters-category-category = startuje w kategorii { $category }
phrase-it-has-errors = są w nim błędy
phrase-it-has-fewer-than-36-boards = ma mniej niż 36 rozdań
phrase-it-has-games-between-two-players = są w nim partie między dwoma zawodnikami
phrase-it-has-games-of-diplomacy-or-board-games = są w nim partie Diplomacy lub gier planszowych
phrase-it-has-neither-results-nor-the-people-who-played = nie ma na nim ani wyników, ani zawodników
phrase-it-holds-more-than-most-files-and-folders = zawiera ponad { $most } plików i folderów
phrase-it-holds-more-than-most-files-and-folders-in-all = zawiera łącznie ponad { $most } plików i folderów
phrase-it-is-a-link-to-a-folder-that-contains-the-one-you-gave = to odnośnik do folderu, który zawiera podany folder
phrase-it-is-hidden-in-excel = jest ukryty w Excelu
phrase-it-is-not-a-result-against-a-number-in-this-table = to nie jest wynik z numerem z tej tabeli
phrase-it-is-not-a-round = to nie jest runda
phrase-it-is-not-a-way-of-writing-a-game = tak się nie zapisuje partii
phrase-it-is-not-open-to-all-members = nie jest otwarty dla wszystkich członków
phrase-it-is-not-the-result-of-a-game = to nie jest wynik partii
phrase-it-is-not-written-as-day-month-year = nie zapisano jej jako dzień/miesiąc/rok
phrase-it-is-only-a-number = to tylko liczba
phrase-it-is-only-one-name = to tylko jedno słowo
phrase-it-is-scored-in-unit-and-other-in-others = liczy się go w { $unit }, a { $other } w { $others }
phrase-it-lists-prizes-which-do-not-belong-in-a-return = to lista nagród, a te nie należą do protokołu
phrase-it-was-ranked-with-handicaps-and-the-scores-without-handicap-are-missing = sklasyfikowano go z handicapem, a wyników bez handicapu brakuje
phrase-its-layout-cannot-hold-line-ups = w tym układzie nie ma miejsca na składy
phrase-its-layout-has-only-pairs-and-individuals-without-matches = ten układ zna tylko pary i zawodników indywidualnych, bez meczów
phrase-its-own-tables-are-fewer-than-the-premier-final-s-premier = stołów jest { $own }, mniej niż { $premier } w finale głównym
phrase-its-players-are-not-both-members-of-one-such-team-of = jej zawodnicy nie są oboje z jednej takiej drużyny: { $of }
phrase-its-rule-book-gives-points-of-its-own = jego regulamin daje własne punkty
phrase-its-scores-are-on-other-sheets-or-add-those-up = jego wyniki są na innych arkuszach albo je sumują
phrase-licensed-as-a-major-congress = z licencją dużego kongresu
phrase-licensed-by-the-area-with-a-significant-entry-from-outside = z licencją okręgu, ze znacznym udziałem z zewnątrz
phrase-licensed-by-the-area-without-a-significant-entry-from-outside = z licencją okręgu, bez znacznego udziału z zewnątrz
phrase-licensed-who-with-a-significant-entry-from-outside = z licencją, { $who }, ze znacznym udziałem z zewnątrz
phrase-licensed-who-without-a-significant-entry-from-outside = z licencją, { $who }, bez znacznego udziału z zewnątrz
phrase-list-from-column-column-on = od kolumny { $column }
phrase-list-under-caption = pod „{ $caption }”
phrase-master-points = punkty mistrzowskie
phrase-match = mecz
phrase-match-of-the-qualifying-stage = mecze Qualifying Stage
phrase-matches-of-the-qualifying-stage = mecze Qualifying Stage
phrase-matchpoints = matchpointy
phrase-may-hold-a-score-those-of-both-sides-have-a-number-and-no-column-has-scores = może zawierać wynik: u obu stron stoi liczba, a żadna kolumna nie ma wyników
phrase-members-outside-the-first-division-cannot-win-it = członkowie spoza pierwszej dywizji nie mogą go wygrać
phrase-more-than-0 = większe od 0
phrase-more-than-most-files-and-folders-are-behind-this-link = za tym odnośnikiem jest ponad { $most } plików i folderów
phrase-names-and-count-more = { $names } i jeszcze { $count }
phrase-names-who-have-no-match-in-it = { $names } (nie mają w niej meczu)
phrase-neither-tables-in-neither-final-needed-needed = stołów w żadnym z finałów: { $neither }, potrzeba { $needed }
phrase-no-bye = nie ma wolnego losu
phrase-no-column-holds-names-of-players-or-teams = żadna kolumna nie zawiera nazwisk zawodników ani nazw drużyn
phrase-no-event-was-in-that-year = w tamtym roku nie było turnieju
phrase-no-heading-in-this-row-says-which-column-holds-the-names = żaden nagłówek w tym wierszu nie mówi, w której kolumnie są nazwiska
phrase-no-heading-in-this-row-says-which-column-holds-the-scores = żaden nagłówek w tym wierszu nie mówi, w której kolumnie są wyniki
phrase-no-less-than-the-number-before-it = nie mniejsze niż liczba przed nią
phrase-no-licence = puste Licence
phrase-no-more-than-the-number-before-it = nie większe niż liczba przed nią
phrase-no-result = pusty wynik
phrase-no-stanza-of-the-repechage-final-that-the-team-played = żadna stanza Repechage Final rozegrana przez drużynę
phrase-nobody-in-this-table-has-that-number = nikt w tej tabeli nie ma tego numeru
phrase-nobody-who-plays-was-born-in-that-year = nikt z grających nie urodził się w tamtym roku
phrase-north = północ
phrase-not-on-the-members-sheet = nie ma go na arkuszu Members
phrase-note-does-not-fit-the-result-result = „{ $note }” nie pasuje do wyniku { $result }
phrase-note-is-not-a-bye = „{ $note }” to nie wolny los
phrase-nothing-like = coś zupełnie innego
phrase-numbers-of-games = liczby partii
phrase-numbers-of-players-with-fide = numery FIDE zawodników
phrase-of-one-a-bye = { $one } (wolny los)
phrase-one-a-bye = { $one } (wolny los)
phrase-one-against-other = { $one } – { $other }
phrase-one-and-other = { $one } i { $other }
phrase-one-other = { $one }, { $other }
phrase-one-session = tylko jedną sesję
phrase-only-pairs-and-teams-events-can-be-nominated = wyznaczyć można tylko turnieje par i drużyn
phrase-open-to-non-members = otwarty dla nieczłonków
phrase-order = kolejność
phrase-pairs-may-drop-in-on-the-interstate-pairs-only = pary mogą dołączać tylko w Interstate Pairs
phrase-pairs-may-drop-in-only-at-the-start-of-round-4-or-of-round-6 = pary mogą dołączać tylko na początku rundy 4 lub rundy 6
phrase-pairs-pairs-entered-needed-needed = zgłoszonych par: { $pairs }, potrzeba { $needed }
phrase-pairs-pairs-of-both-directions = pary { $pairs } z obu linii
phrase-payments = wpłaty
phrase-percentages = Procenty
phrase-played-and-deemed-deemed-boards = rozdań: { $played } i { $deemed } doliczonych
phrase-played-boards = rozdań: { $played }
phrase-played-in-the-final-of-another-area-event = gra w finale innego okręgu, { $event }
phrase-played-in-the-final-of-another-area-event-on-date = gra w finale innego okręgu, { $event }, { $date }
phrase-played-matches = meczów: { $played }
phrase-played-played-of-boards-boards-needed-needed = zagrano { $played } z { $boards } rozdań, potrzeba { $needed }
phrase-put-the-hands-beside-a-session-of-the-same-name-as-pbn = Proszę umieścić rozdania jako PBN obok sesji o tej samej nazwie.
phrase-rank = stopień
phrase-rating = ranking
phrase-ratings = ranking
phrase-read-again-it-would-not-have-the-same-places-and-awards = po ponownym odczytaniu miejsca i punkty nie byłyby te same
phrase-receiveddata-id-board-board-round-round-table-table = ReceivedData, { $id }: rozdanie { $board }, runda { $round }, stół { $table }
phrase-table-id-ids = { $table }, ID { $ids }
phrase-result-is-not-the-score-of-a-bye = { $result } to nie wynik wolnego losu
phrase-result-is-the-result-of-a-game-a-match-of-teams-has-home-score-and-away-score-or-a-row-for-each-board = { $result } to wynik partii; mecz drużyn ma Home score i Away score albo wiersz na każdą szachownicę
phrase-round = runda
phrase-round-next-has-no-results-yet = runda { $next } nie ma jeszcze wyników
phrase-rounds = rund
phrase-rounds-of-boards-boards-but-they-must-have-needed = rozdań w rundzie jest { $boards }, a musi być { $needed }
phrase-rounds-rounds-have-as-many-boards-each-with-meant = w rundach ({ $rounds }) jest po tyle samo rozdań przy { $meant }
phrase-rounds-rounds-of-of-match-boards-are-all = { $rounds } rund po { $of_match } rozdań to { $all }
phrase-rounds-rounds-of-them-are-more-than-the-all-of-the-event = tyle takich rund ({ $rounds }) to więcej niż { $all } rozdań turnieju
phrase-row-row = wiersz { $row }
phrase-rows-first-to-last = wiersze { $first }–{ $last }
phrase-score = wyniki
phrase-score-is-more-than-boards-boards-give = { $score } to więcej, niż daje tyle szachownic: { $boards }
phrase-score-is-not-a-number-of-game-points-which-are-whole-or-half = { $score } to nie liczba punktów z partii: całych lub połówek
phrase-scores = wyniki
phrase-scores-are-whole-numbers = zapisy są liczbami całkowitymi
phrase-scores-end-in-0 = zapisy kończą się na 0
phrase-seat-at-table-table = { $seat } przy stole { $table }
phrase-sections-in-1-session = { $sections } w 1 sesji
phrase-sections-in-count-sessions = { $sections } w { $count ->
        [one] { $count } sesji
       *[other] { $count } sesjach
    }
phrase-sessions = sesji
phrase-shared-of-all-contestants-come-in-the-same-order = uczestników w tej samej kolejności: { $shared } z { $all }
phrase-sheet-name = arkusz „{ $name }”
phrase-six-digits-and-a-letter-from-a-to-l-but-not-i = sześć cyfr i litera od A do L oprócz I
phrase-something-else = coś innego
phrase-south = południe
phrase-split-the-text-into-columns-in-excel-data-text-to-columns-and-write-a-heading-above-each-such-as-place-names-and-score = Proszę podzielić tekst na kolumny (w Excelu: Dane, Tekst jako kolumny) i nad każdą wpisać nagłówek, na przykład Place, Names i Score.
phrase-stage-had-boards-boards-but-a-stage-needs-least = { $stage } – rozdań było { $boards }, a etap wymaga { $least }
phrase-stage-was-played-by-varying-contestants = { $stage } – grali zmieniający się uczestnicy
phrase-stand-down-how = pauzują, { $how }
phrase-stands-down-how = pauzuje, { $how }
phrase-stanza-of-the-final = stanzy Final
phrase-stanza-of-the-repechage-final = stanzy Repechage Final
phrase-stanzas-of-the-final = stanzy Final
phrase-stanzas-of-the-repechage-final = stanzy Repechage Final
phrase-stratum = Poziom
phrase-table-table-sides = stół { $table } ({ $sides })
phrase-team-has-players-players-but-a-team-may-have-most = { $team } – liczba zawodników: { $players }, a w drużynie może ich być { $most }
phrase-teams-of-size-are-not-teams-of-four = drużyny po { $size } to nie drużyny czteroosobowe
phrase-teams-teams-entered-needed-needed = zgłoszonych drużyn: { $teams }, potrzeba { $needed }
phrase-teams-teams-played-without-a-qualifying-round = drużyny ({ $teams }) grały bez rundy kwalifikacyjnej
phrase-the-area-has-had-one-such-event-already-event = okręg miał już taki turniej, { $event }
phrase-the-board-has-no-number = rozdanie nie ma numeru
phrase-the-boards-of-this-match-make-home-to-away-which-is-not-its-score = Szachownice tego meczu dają { $home } do { $away }, a to nie jest jego wynik
phrase-the-bye-of-one = wolny los: { $one }
phrase-the-calls = licytację
phrase-the-cards-played = rozgrywkę
phrase-the-cell-holds-no-date = w komórce nie ma daty
phrase-the-chief-arbiter = sędzia główny
phrase-the-city = miasto
phrase-the-count-other-events-of-this-kind-have-meant = inne turnieje tego rodzaju ({ $count }) mają { $meant }
phrase-the-day-is-not-a-number = dzień nie jest liczbą
phrase-the-draw-of-teams-takes-no-points-but-those-scored = kojarzenie drużyn uwzględnia tylko zdobyte punkty
phrase-the-entry-says-so-under-pqp = tak podano w zgłoszeniu pod PQP
phrase-the-event = turnieju
phrase-the-event-at-a-general-meeting-is-not-the-major-championship-of-the-area = turniej przy walnym zebraniu nie jest głównymi mistrzostwami okręgu
phrase-the-event-had-sessions-sessions-but-must-have-needed = sesji turnieju było { $sessions }, a musi być { $needed }
phrase-the-event-has-rounds-rounds = liczba rund turnieju: { $rounds }
phrase-the-event-would-take-days-days = turniej trwałby tyle dni: { $days }
phrase-the-federation-of-the-organiser = federacja organizatora
phrase-the-final-had-boards-boards-but-must-have-needed = rozdań w finale było { $boards }, a musi być { $needed }
phrase-the-final-had-sessions-sessions-but-must-have-needed = sesji w finale było { $sessions }, a musi być { $needed }
phrase-the-final-must-be-all-play-all-but-this-has-two-winners = finał musi być rozegrany każdy z każdym, a ten ma dwóch zwycięzców
phrase-the-final-must-be-all-play-all-but-this-is-how = finał musi być rozegrany każdy z każdym, a tu jest { $how }
phrase-the-final-was-not-played-on-a-single-day = finału nie rozegrano w jeden dzień
phrase-the-first-day = pierwszy dzień
phrase-the-forbidden-sheet = arkusz Forbidden
phrase-the-groups-sheet = arkuszu Groups
phrase-the-hands-are-not-thirteen-different-cards-each = ręce nie mają po trzynaście różnych kart
phrase-the-headings-are-missing-or-not-known = nagłówków brakuje albo są nieznane
phrase-the-headings-seem-to-run-down-the-sheet-not-across-it = nagłówki zdają się iść w dół arkusza, a nie w poprzek
phrase-the-limit-is-printed-so-and-is-that-of-novice = ; granicę tak wydrukowano i jest to granica Novice
phrase-the-matchpoints-fit-meant-boards = matchpointy pasują do liczby rozdań { $meant }
phrase-the-month-cannot-be-read = miesiąca nie da się odczytać
phrase-the-name-of-the-tournament = nazwa turnieju
phrase-the-note-note-does-not-fit-the-result-result = Uwaga „{ $note }” nie pasuje do wyniku { $result }
phrase-the-note-note-does-not-fit-the-score-score = Uwaga „{ $note }” nie pasuje do wyniku { $score }
phrase-the-note-note-is-on-a-row-with-two-players = Uwaga „{ $note }” jest w wierszu z dwoma zawodnikami
phrase-the-opponent-s-cell-is-empty = komórka przeciwnika jest pusta
phrase-the-other-events-of-the-return-end-on-last = inne turnieje z protokołu kończą się { $last }
phrase-the-percentages-fit-meant-boards = procenty pasują do liczby rozdań { $meant }
phrase-the-row-did-not-count = wiersz się nie liczył
phrase-the-row-has-one-player-only-and-why = W wierszu jest tylko jeden zawodnik, a { $why }
phrase-the-same-contestants-as = tych samych uczestników co
phrase-the-sheet-is-empty = arkusz jest pusty
phrase-the-stage-before-it = poprzedni etap
phrase-the-tables-at-which-contestants-sat = stoły, przy których siedzieli uczestnicy
phrase-the-title-says-named-boards = tytuł podaje liczbę rozdań { $named }
phrase-the-year-is-not-a-number = rok nie jest liczbą
phrase-the-year-needs-four-digits = rok wymaga czterech cyfr
phrase-their-matchpoints-count-as-a-share-of-their-own-top = Ich matchpointy liczą się jako część własnego maksimum.
phrase-their-matchpoints-were-stretched-by-neuberg-s-formula = Ich matchpointy przeliczono wzorem Neuberga.
phrase-there-is-no-such-day-in-that-month = w tym miesiącu nie ma takiego dnia
phrase-there-is-no-such-month-day-comes-before-month = nie ma takiego miesiąca; dzień stoi przed miesiącem
phrase-there-is-no-such-score-with-who-vulnerable = nie ma takiego zapisu przy założeniach: { $who } po partii
phrase-there-is-nothing-below-this-row-of-headings = pod tym wierszem nagłówków nic nie ma
phrase-they-are-for-events-of-an-area-not-of-a-status = są dla turniejów okręgu, nie o randze { $status }
phrase-they-were-scored-with-the-results-there-are = Obliczono je z wyników, które są.
phrase-this-event-has-no-licence = ten turniej nie ma licencji
phrase-this-event-was-licensed-by-an-area = ten turniej ma licencję okręgu
phrase-this-member-s-points-are-on-hold = punkty tego członka czekają
phrase-this-stage = ten etap
phrase-tie-breaks-which-palmares-works-out-itself = wartościowanie pomocnicze, które palmares oblicza sam
phrase-times = godziny
phrase-turn-the-table-round-so-that-each-contestant-has-a-row-in-excel-copy-it-then-paste-special-transpose = Proszę obrócić tabelę tak, aby każdy uczestnik miał wiersz (w Excelu: kopiuj, potem Wklej specjalnie, Transpozycja).
phrase-two-losers = dwóch przegranych
phrase-typed-of-max-score = { $typed } z { $max } ({ $score } %)
phrase-up-to-seven-digits-the-last-of-which-checks-the-others = do siedmiu cyfr, z których ostatnia sprawdza pozostałe
phrase-vps = VP
phrase-west = zachód
phrase-what-a-side-wins = wygrane strony
phrase-what-but-it-has-no-day = { $what }, ale bez daty
phrase-what-but-its-day-is-day = { $what }, ale z datą { $day }
phrase-what-on-the-same-day = { $what }, tego samego dnia
phrase-why-contract-by-by-with-tricks-tricks-gives-score = { $why }; { $contract } ({ $by }) przy tylu lewach: { $tricks } daje { $score }
phrase-with-these-games-as-draws = z tymi partiami jako remisami
phrase-write-names-name-or-team-above-the-column-of-names = Proszę wpisać Names, Name lub Team nad kolumną z nazwiskami.
phrase-write-plain-headings-above-the-columns-such-as-place-names-and-score-if-it-is-not-an-event-leave-the-file-out = Proszę wpisać nad kolumnami zwykłe nagłówki, na przykład Place, Names i Score; jeśli to nie turniej, usunąć ten plik.
phrase-write-score-or-vps-above-the-column-of-scores = Proszę wpisać Score, % lub VPs nad kolumną z wynikami.
phrase-year-is-in-the-future = rok { $year } jest w przyszłości
phrase-heading-is-meaning = „{ $heading }” to { $meaning }
phrase-column-is-meaning = { $column } to { $meaning }
phrase-heading-why = „{ $heading }”: { $why }
phrase-one-two = { $one }; { $two }
phrase-sheet-sheet-rows-first-to-last-kind-columns = arkusz „{ $sheet }”, wiersze od { $first } do { $last }: { $kind } ({ $columns })
phrase-rows-first-to-last-kind-columns = wiersze od { $first } do { $last }: { $kind } ({ $columns })
phrase-and-count-more = i jeszcze { $count }
phrase-entry-place-place = { $entry } (miejsce { $place })
phrase-from-field = {" "}z kierunku { $field }
phrase-in-place-of-out-clause = , zamiast { $out } ({ $clause })
phrase-north-south = Północ-Południe
phrase-east-west = Wschód-Zachód
phrase-none = nikt
phrase-all = wszyscy
phrase-ns = NS
phrase-ew = EW
phrase-on-board-board-entry-label-has-given-but-computed-by-the-results = W rozdaniu { $board } uczestnik { $label } ma { $given }, a według wyników { $computed }.
phrase-on-each-board-its-points-agree = {" "}W każdym rozdaniu jego punkty się zgadzają.
phrase-its-points-differ-on-board-board = {" "}Jego punkty różnią się w rozdaniu { $board }.
phrase-its-points-differ-on-boards-boards = {" "}Jego punkty różnią się w rozdaniach { $boards }.
phrase-one-to-other-vps = { $one } do { $other } VP
phrase-one-to-other-net = { $one } do { $other } netto

## Headings of kinds of problems

heading-adjustment-kind = Korekta w innej jednostce
heading-adjustment-not-computed = Korekta bez wartości
heading-alias-changed = Alias zmieniony ręcznie
heading-aliases-unchecked = Aliasy bez kontroli
heading-ambiguous-entry = Niejasny uczestnik
heading-amendment-among-returns = Sprostowanie wśród protokołów
heading-amendment-changed = Sprostowanie zmienione
heading-amendment-cut = Sprostowanie niepełne
heading-amendment-day = Nieczytelna data sprostowania
heading-amendment-differs = Sprostowanie niezgodne z rejestrem
heading-amendment-empty = Sprostowanie bez wierszy
heading-amendment-outdone = Sprostowanie i protokół naraz
heading-amendment-takes-nothing = Sprostowanie niezapisanych punktów
heading-amendment-twice = Dwa sprostowania turnieju
heading-arrives-odd = Niejasne godziny przybycia
heading-artificial-without-value = Sztuczny zapis bez wartości
heading-asked-off-plays = Zgłoszona pauza, a skojarzony
heading-awards-replaced = Większość punktów dla innych
heading-back-from-nothing = Mocarstwo wróciło bez centrów
heading-best-of-differs = „Best of” niezgodne z sesjami
heading-beyond-columns = Więcej kolumn, niż się czyta
heading-birth-year = Sam rok urodzenia
heading-board-order = Zawodnicy nie w kolejności szachownic
heading-board-player-twice = Zawodnik na dwóch szachownicach meczu
heading-board-prizes-lack = Niepełne nagrody szachownic
heading-board-twice = Uczestnik dwa razy w rozdaniu
heading-board-without-result = Rozdanie bez wyniku
heading-boards-beyond-match = Więcej rozdań, niż ma mecz
heading-boards-disagree = Rozdania niezgodne z zapisami
heading-boards-not-played = Za mało rozdań na punkty
heading-boards-unlikely = Nieprawdopodobna liczba rozdań
heading-bundle-damaged = Archiwum uszkodzone
heading-bundle-differs = Archiwum daje inny wynik
heading-bundle-entry-changed = Zmieniony plik w archiwum
heading-bundle-entry-missing = Brak pliku w archiwum
heading-bundle-entry-unlisted = Plik archiwum spoza listy
heading-bundle-name = Archiwum wskazuje plik poza sobą
heading-bundle-not-computed = Archiwum nieprzeliczone
heading-bundle-run-changed = Wynik zmieniony po przebiegu
heading-bundle-run-differs = Wynik wychodzi inaczej
heading-bundle-too-large = Archiwum za duże
heading-bundle-version = Archiwum innej wersji
heading-bye-and-game = Zgłoszona pauza, a partia rozegrana
heading-bye-missing = Brak pauzy
heading-bye-not-given = Pauza wbrew przepisom
heading-bye-result = Pauza z wynikiem
heading-bye-score = Wartość zgłoszonej pauzy
heading-bye-score-blank = Brak wartości zgłoszonych pauz
heading-bye-vps = VP za pauzę
heading-carry-few-pairs = Za mało par do przeniesienia
heading-carry-level = Brak różnicy do przeniesienia
heading-carry-over-blank = Przeniesienie puste
heading-carry-over-missing = Nie ma wyniku do przeniesienia
heading-carry-over-not-computed = Nieznana zasada przeniesienia
heading-carry-over-unknown = Nie znaleziono turnieju do przeniesienia
heading-category-near = Kategoria zapisana na dwa sposoby
heading-cell-not-kept = Komórki, które nie zostają
heading-cells-left = Nieodczytane komórki
heading-centres-missing = Brak centrów
heading-centres-unknown = Brak centrów dla szczęśliwego przegranego
heading-certificate-changed = Dyplom zmieniony
heading-certificate-day-gone = Data dyplomu usunięta
heading-certificate-differs = Dyplom i protokół się różnią
heading-certificate-expired = Dyplom przeterminowany
heading-certificate-gone = Brak dyplomu
heading-certificate-never-counted = Dyplom nigdy nieuwzględniony
heading-certificate-not-taken-back = Nie znaleziono unieważnionego dyplomu
heading-certificate-other-name = Dyplom na inne nazwisko
heading-certificate-other-scheme = Dyplom innego związku
heading-certificate-twice = Dyplom podany dwa razy
heading-certificate-without-issuer = Dyplom bez wystawcy
heading-certificate-without-points = Dyplom bez punktów
heading-championship-rounds = Nietypowa liczba rund mistrzostw
heading-changes-not-understood = Niezrozumiałe zmiany
heading-colour-not-top = Kolor nie przy najwyżej rozstawionym
heading-column-disagrees = Kolumna niezgodna z innymi
heading-column-gone = Brak kolumny członków
heading-column-left = Nieodczytana kolumna
heading-column-near = Kolumna z błędnym nagłówkiem
heading-column-new = Nowa kolumna
heading-columns-swapped = Zamienione kolumny
heading-competition-best = Rozgrywki: nie liczy się żaden wynik
heading-competition-comparison = Rozgrywki bez wcześniejszego okresu
heading-competition-days = Rozgrywki kończą się przed początkiem
heading-competition-empty = Rozgrywki bez turniejów
heading-competition-group = Rozgrywki: nieznana grupa
heading-competition-handicap = Rozgrywki: niezrozumiały handicap
heading-competition-key = Rozgrywki: nieznana kolumna
heading-competition-place-points = Rozgrywki: punkty za miejsca
heading-competition-twice = Rozgrywki podane dwa razy
heading-competition-unknown = Brak rozgrywek
heading-competition-without-beginning = Rozgrywki bez pierwszego dnia
heading-competition-without-ranks = Rozgrywki bez rang
heading-competition-without-values = Rozgrywki bez niczego do liczenia
heading-competition-without-year = Rozgrywki bez zeszłorocznych średnich
heading-congress-certificate = Bez dyplomów kongresu
heading-congress-rounds = Nietypowa liczba rund kongresu
heading-contract-score = Zapis niezgodny z kontraktem
heading-corrections-unread = Nieodczytane poprawki
heading-count-differs = Inna liczba uczestników
heading-counts-twice = „Counts” wypełnione różnie
heading-credit-left-out = Zapis pominięty
heading-credited-unknown = Brak członka z zapisem
heading-credited-unread = Zaliczony turniej bez wyniku
heading-credited-unreadable = Nieczytelny zapis
heading-csv-unfit = Turniej niezapisany jako CSV
heading-date-ahead = Data w przyszłości
heading-date-for-number = Liczba zmieniona w datę
heading-date-undone = Data odczytana znów jako liczba
heading-datum-weight = Waga średniej
heading-datum-with-unknown = Nie znaleziono turnieju do średniej
heading-day-far-ahead = Za późny dzień uzgodnienia
heading-day-far-back = Za wczesny dzień uzgodnienia
heading-deal-invalid = Rozkład nie do użycia
heading-decimal-comma = Przecinek dziesiętny
heading-decision-beside = Komórki obok decyzji
heading-decision-changed = Decyzja zmieniona
heading-decision-cleared = Decyzja wyczyszczona
heading-decision-gone = Decyzja o czymś, czego nie ma
heading-decision-kept = Decyzja zachowana
heading-decision-moved = Decyzja przeniesiona do innej sprawy
heading-decision-nobody = Decyzja bez członka
heading-decision-noughts = Decyzja bez zer wiodących
heading-decision-noughts-unclear = Decyzja z niejasnymi zerami wiodącymi
heading-decision-number-taken = Numer nowego członka już zajęty
heading-decision-outdated = Decyzja nieaktualna
heading-decision-replaced = Decyzja zastąpiona
heading-decision-several-rows = Decyzja o członku w kilku wierszach
heading-decision-too-late = Decyzja spóźniona
heading-decision-unknown = Nieznana decyzja
heading-decisions-contradict = Sprzeczne decyzje
heading-decisions-gone = Brak decyzji
heading-decisions-unread = Nieodczytane decyzje
heading-direction-alone = Tylko jeden kierunek
heading-direction-disagrees = Kierunek niezgodny z uczestnikiem
heading-direction-unused = Kierunek bez klasyfikacji
heading-draw-again = Runda z wynikami skojarzona ponownie
heading-draw-against-rules = Kojarzenie łamiące przepis
heading-draw-changed = Para ustawiona ręcznie
heading-draw-name = Nazwisko i numer kojarzenia się różnią
heading-draw-numbers = Nieużyte numery kojarzenia
heading-draw-round = Runda nie do skojarzenia
heading-draw-short-of-wishes = Kojarzenie bez niektórych życzeń
heading-draw-stands = Zachowano opublikowane kojarzenie
heading-draw-waits = Kojarzenie wstrzymane
heading-draw-without = Nieużyty ranking lub życzenie
heading-drop-in-alone = Dołączający bez średniej
heading-drop-in-of-no-team = Dołączający bez drużyny
heading-edition-not-in-force = Regulamin nie obowiązywał w tym dniu
heading-end-before-start = Turniej kończy się przed początkiem
heading-ending-blank = Brak zakończenia
heading-ending-differs = Zakończenie niezgodne z centrami
heading-ending-twice = Dwa zakończenia partii
heading-entries-numbered = Uczestnicy ponumerowani przez palmares
heading-entry-arrives-late = Skojarzony przed przybyciem
heading-entry-left = Uczestnik liczony mimo statusu
heading-entry-not-present = Skojarzony, a nieobecny
heading-entry-out = Wycofany, a z wynikiem
heading-entry-status-unread = Nieznany status
heading-entry-without-result = Uczestnik bez wyniku
heading-error-cell = Błąd w komórce
heading-event-alike = Podobny turniej
heading-event-back = Wycofany turniej wrócił
heading-event-changed = Ten sam turniej, inne wyniki
heading-event-copied = Turniej zapewne skopiowany
heading-event-far-ahead = Za późna data turnieju
heading-event-far-back = Za wczesna data turnieju
heading-event-from-settings = Turniej opisany ustawieniami
heading-event-gone = Brak turnieju w jego protokole
heading-event-in-two-files = Turniej w dwóch plikach
heading-event-not-exported = Turniej niewyeksportowany
heading-event-repeated = Te same wyniki co w innym turnieju
heading-fee-odd = Nieczytelne wpisowe
heading-fee-of-nobody = Wpisowe bez uczestnika
heading-few-areas = Za mało obszarów
heading-few-boards-compared = Porównano mniej niż połowę meczu
heading-few-for-sections = Mniej sektorów, niż żądano
heading-few-rounds = Za mało rund na punkty
heading-fewer-boards = Uczestnicy z mniejszą liczbą rozdań
heading-fewer-centres = Mniej ośrodków niż rok wcześniej
heading-fewer-results = Rozdania z mniejszą liczbą wyników
heading-field-average = Średnia procentów inna niż 50
heading-field-size = Brak kojarzenia dla tylu drużyn
heading-fields-differ = Nierówne pola
heading-file-day-differs = Nazwa pliku z inną datą
heading-file-left-out = Plik pominięty
heading-file-unreadable = Plik nieczytelny
heading-filled-down = Wyniki wypełnione w dół
heading-final-not-entered = Niezgłoszone drużyny z kwalifikacji
heading-final-teams = Zgłoszone drużyny nie są zakwalifikowanymi
heading-final-waits = Drużyny jeszcze nieznane
heading-finalist-stays-out = Finalista był wycofany
heading-finalists-tied = Remis o finał
heading-folder-passed-over = Folder pominięty
heading-folder-unreadable = Folder nieczytelny
heading-forfeit-vps = VP meczu bez wyniku
heading-formula-without-value = Formuła bez wyniku
heading-formulas-replaced = Formuły zastąpione w rejestrze
heading-game-adjourned = Partie odłożone
heading-game-conceded = Partia poddana
heading-game-drawn = Remis w partii pucharowej
heading-game-goes-on = Centra po wygranej partii
heading-game-numbers = Partie bez numerów
heading-game-round = Nie jest rundą turnieju
heading-game-without-centres = Partia bez centrów
heading-glyph-missing = Brak liter w kroju dyplomów
heading-gold-changed = Zmienione wiersze złota
heading-gold-entered = Dodany wiersz złota
heading-gold-without-rows = Gold Points bez wierszy
heading-green-conditions = Bez Green Points
heading-green-in-doubt = Wątpliwe Green Points
heading-green-match-length = Mecze za krótkie lub za długie na Green Points
heading-green-without-boards = Brak rozdań do Green Points
heading-green-without-matches = Brak meczów do Green Points
heading-group-again = Drugie mocarstwo z grupy
heading-group-bounds = Zamienione granice grupy
heading-group-column = Grupy: nieznana kolumna
heading-group-empty = Grupa bez członków
heading-group-full = Grupa już pełna
heading-group-key = Grupa według nieznanej kolumny
heading-group-place-taken = Miejsce w grupie już zajęte
heading-group-twice = Grupa podana dwa razy
heading-group-unknown-players = Zawodnicy, którzy mogą należeć do grupy
heading-groups-too-many = Za dużo grup
heading-groups-unread = Arkusz bez grup
heading-guest-player = Zawodnik gościnny
heading-handicap-without-scratch = Brak wyników bez handicapu
heading-heading-blank = Kolumna bez nagłówka
heading-hidden-columns = Odczytano ukryte kolumny
heading-hidden-counts = Odczytano ukryte wiersze lub kolumny
heading-hidden-rows = Odczytano ukryte wiersze
heading-hidden-sheet = Odczytano ukryty arkusz
heading-imp-sum = Suma IMP-ów nie wynosi 0
heading-impossible-board = Niemożliwy numer rozdania
heading-impossible-boards = Niemożliwa liczba rozdań
heading-impossible-part = Dywizja lub sektor, którego nie może być
heading-impossible-percent = Niemożliwy procent
heading-impossible-rounds = Niemożliwa liczba rund
heading-impossible-score = Niemożliwy zapis w rozdaniu
heading-impossible-tables = Niemożliwa liczba stołów
heading-impossible-tricks = Niemożliwa liczba lew
heading-impossible-winners = Niemożliwa liczba zwycięzców
heading-imps-disagree = IMP niezgodne z rozdaniami
heading-internal-fault = Błąd w palmares
heading-key-unreadable = Klucz podpisu nie do użycia
heading-kind-doubtful = Niejasny rodzaj turnieju
heading-knockout-draw-waits = Kojarzenie pucharowe wstrzymane
heading-knockout-unfinished = Puchar bez zwycięzcy
heading-knockout-without-matches = Puchar bez meczów
heading-ladder-awaits-final = Drabinka czeka na finał
heading-ladder-disagrees = Drabinka niezgodna z turniejami
heading-ladder-few-results = Za mało liczonych wyników drabinki
heading-ladder-final-awarded = Drabinka według finału
heading-ladder-game = Turniej, który nie liczy się do drabinki
heading-ladder-results-unknown = Brak liczby wyników drabinki
heading-ladder-size-unknown = Brak wielkości drabinki
heading-ladder-without-games = Drabinka bez turniejów
heading-later-ratings = Nieużyte późniejsze rankingi
heading-layout-changed = Nagłówki zmienione od czasu układu
heading-layout-invalid = Układ nieużyty
heading-layout-not-copied = Skoroszyt skopiowany niecałkowicie
heading-layout-several = Układ dla jednej tabeli
heading-layouts-disagree = Dwa układy jednego arkusza
heading-leading-zeros = Przywrócone zera wiodące
heading-ledger-differs = Wiersze księgi niezgodne
heading-ledger-missing = Brak księgi
heading-ledger-older = Księga starszego rejestru
heading-ledger-row-changed = Zmieniony wiersz księgi
heading-ledger-row-twice = Powtórzony wiersz księgi
heading-left-open = Komórka pozostawiona pusta
heading-letters-list = Nie jest listą listów
heading-letters-list-cleared = Wyczyszczona komórka „Sent”
heading-letters-list-other = Lista innych listów
heading-letters-list-row = Zmieniony wiersz listy listów
heading-letters-list-sent = Nie wiadomo, czy list wysłano
heading-letters-list-twice = Zawodnik dwa razy na liście listów
heading-letters-list-unsent = Żaden list nie oznaczony jako wysłany
heading-level-knockout-match = Mecz pucharowy remisowy
heading-licence-missing = Brak licencji
heading-lines-aside = Tekst obok wyników
heading-lines-left = Tekst, który może dotyczyć wyników
heading-lineup-boards = Za dużo rozdań w składzie
heading-lineup-seats = Składy z za dużą liczbą rozdań
heading-lineup-short = Skład ze zbyt małą liczbą rozdań
heading-link-followed = Użyto łącza
heading-list-as-register = Lista klubu odczytana jako rejestr
heading-list-unreadable = Lista zawodników nie do użycia
heading-list-with-totals = Lista członków z punktami
heading-local-for-green = Local zamiast Green Points
heading-lone-sign = Samotny plus lub minus
heading-lowest-section-outgrown = Najniższy sektor większy od innych
heading-many-boards = Za dużo rozdań
heading-many-masterpoints = Za dużo punktów mistrzowskich na kategorię
heading-many-qualified = Wielu zakwalifikowanych
heading-many-rounds = Więcej rund niż przeciwników
heading-marker-alone = Folder wyników bez wyników
heading-marks-aside = Znaki przy nazwiskach
heading-match-board = Szachownica meczu bez numeru
heading-match-board-twice = Szachownica meczu dwa razy
heading-match-boards-assumed = Przyjęta liczba rozdań w meczu
heading-match-boards-unknown = Brak rozdań meczu
heading-match-length = Nietypowa długość meczu
heading-match-missing = Brak meczu
heading-match-not-ranked = Mecz bez wyników
heading-match-sum = Wyniki meczu się nie zgadzają
heading-match-twice = Mecz z dwoma wynikami
heading-match-without-result = Mecz bez rezultatu
heading-matches-under-format = Mecze w formie bez meczów
heading-meets-itself = Uczestnik grający ze sobą
heading-member-gone = Brak członka
heading-member-not-financial = Zawodnik bez opłaconej składki
heading-member-number-changed = Zmieniony numer członka
heading-member-renamed = Zmienione nazwisko członka
heading-member-status-changed = Zmieniony status członka
heading-member-typed-over = Członek nadpisany
heading-members-column-left = Nieodczytana kolumna członków
heading-members-moved = Sumy przesunięte do innych członków
heading-merge-taken-back = Cofnięte połączenie
heading-merged-cells = Scalone komórki
heading-merged-scores = Scalone wyniki
heading-met-again = Znów ci sami przeciwnicy
heading-missing-cell = Brak komórki
heading-missing-column = Brak kolumny
heading-missing-key = Brak danych turnieju
heading-missing-session = Brak sesji
heading-more-than-original = Więcej uczestników, niż mogło awansować
heading-name-blank = Brak nazwiska
heading-name-in-two = Nazwisko u dwóch uczestników
heading-name-is-number = Numer zamiast nazwiska
heading-name-odd = Nietypowe nazwisko
heading-name-spelt-differently = Nazwisko zapisane inaczej
heading-negative-score = Ujemny wynik
heading-new-member-totals = Nowy członek z punktami
heading-no-boards = Brak liczby rozdań
heading-no-consolation = To nie pocieszenie
heading-no-date = Brak daty
heading-no-declarer = Brak rozgrywającego
heading-no-direction = Brak kierunku
heading-no-draw = Brak dozwolonego kojarzenia
heading-no-entries = Brak zgłoszeń
heading-no-event = Pusty arkusz Event
heading-no-event-named = Wiersz bez turnieju
heading-no-event-sheet = Brak arkusza Event
heading-no-flight-b = Brak stołów flight B
heading-no-game = Brak partii
heading-no-headings = Brak nagłówków
heading-no-lineups = Brak składów
heading-no-match-boards = Brak rozdań w meczu
heading-no-original-entry = Brak pierwotnych zgłoszeń
heading-no-pairing-left = Brak kojarzenia zgodnego z przepisami
heading-no-players = Brak zawodników
heading-no-power = Brak mocarstwa
heading-no-premier-tables = Brak stołów finału głównego
heading-no-results = Brak wyników
heading-no-rounds = Brak liczby rund
heading-no-rules = Brak regulaminu
heading-no-scale = Brak skali dla turnieju
heading-no-side = Brak kolejności drużyn obszaru
heading-no-stage = Brak etapu
heading-no-such-round = Runda, której nie ma
heading-no-such-stage = Etap, którego nie ma
heading-no-team-size = Brak wielkości drużyny
heading-no-tricks = Brak lew
heading-no-weight = Brak współczynnika dla turnieju
heading-no-whole-number = Nie jest liczbą całkowitą
heading-nobody-credited = Nie ma komu zapisać
heading-nobody-to-draw = Nie ma kogo kojarzyć
heading-nobody-to-meet = Brak przeciwnika
heading-non-members = Brak numerów członków
heading-not-a-workbook = To nie skoroszyt
heading-not-contending-in-final = Para poza konkursem w finale
heading-not-drawn = Brak zawodników w rundzie
heading-not-in-final = Drużyna tu nie gra
heading-not-major = To nie główne mistrzostwa
heading-not-paired = Ani partii, ani pauzy
heading-not-taken-back = Punkty niecofnięte
heading-not-two-players = Nie dwóch zawodników po stronie
heading-note-against-score = Uwaga i wynik sprzeczne
heading-note-not-kept = Notatki, które nie zostają
heading-nothing-read = Arkusz klubu bez czytelnych danych
heading-noughts-elsewhere = Różne zera wiodące
heading-noughts-lost = Utracone zera wiodące
heading-noughts-unclear = Niejasne zera wiodące
heading-number-behind-name = Numer po nazwisku
heading-number-for-date = Liczba odczytana jako data
heading-number-in-name = Numer w nazwisku
heading-number-letter = Litera w numerze członka
heading-number-slip = Numer członkowski z pomyłką
heading-number-stands-twice = Jeden numer różnych osób
heading-number-too-large = Za duża liczba
heading-number-twice = Numer członka dwa razy u uczestnika
heading-number-two-names = Jeden numer, dwa nazwiska
heading-number-unlike = Nietypowy numer członka
heading-odd-centres = Niemożliwa liczba centrów
heading-odd-number = Nie jest numerem członka
heading-odd-result = Wynik i uwaga sprzeczne
heading-odd-ruling = Nietypowy zapis w orzeczeniu
heading-odd-team-size = Wielkość drużyny spoza podręcznika
heading-old-number-taken = Stary numer znów w użyciu
heading-one-room = Wynik tylko w jednym pokoju
heading-one-score = Zapis tylko jednej strony
heading-open-elsewhere = Otwarty w innym programie
heading-opponent-missing = Brak przeciwnika w wierszu
heading-ordinary-certificate = Wybrano zwykłe dyplomy
heading-organiser-near = Organizator zapisany na dwa sposoby
heading-original-entry-disagrees = Pierwotne zgłoszenia niezgodne
heading-other-entrants = Nieodpowiednia liczba zgłoszeń
heading-other-percentage = Procent tylko jednej strony
heading-other-program = Plik innego programu
heading-outcome-differs = Rezultat niezgodny z centrami
heading-outside-season = Turniej poza sezonem
heading-over-quota = Przekroczony limit organizatora
heading-own-group = Partia w grupie kwalifikacyjnej
heading-pad-earlier = Rozdanie wpisane ponownie
heading-pad-events = Kilka turniejów w urządzeniach
heading-pad-hands-only = Ręce bez wyników
heading-pad-hands-other = Ręce innej sesji
heading-pad-left-out = Pominięte dane urządzeń
heading-pad-line = Nieodczytany wiersz pliku urządzeń
heading-pad-not-in-movement = Wynik spoza ruchu
heading-pad-other-direction = Pary odwrotnie
heading-pad-other-pairs = Wynik innych par
heading-pad-player-changed = Zawodnik zastąpiony
heading-pad-players-unknown = Brak nazwisk w urządzeniach
heading-pad-refused = Plik urządzeń nieodczytany
heading-pad-remark = Nieznana uwaga w urządzeniach
heading-pad-results-beside = Plik rąk z wynikami
heading-pad-rows-missing = Plik urządzeń uszkodzony
heading-pad-scoring = Brak sposobu liczenia w urządzeniach
heading-pad-table-missing = Niepełne dane urządzeń
heading-pad-teams = Niejasne stoły meczu drużyn
heading-pad-undecided = Zapis nierozstrzygnięty
heading-pad-unfinished = Brak wyników w urządzeniach
heading-pairing-not-given = Kojarzenie wbrew przepisom
heading-pairs-not-players = Pary wpisane jako pojedynczy gracze
heading-pairs-not-teams = Pary zgłoszone jako drużyny
heading-part-unusable = Niepołączone części
heading-parts-aside = Nieużyte wyniki sesji
heading-penalty-computed = Obliczona kara
heading-penalty-differs = Kara niezgodna z przepisami
heading-penalty-director = Kara pozostawiona sędziemu
heading-penalty-incomplete = Kara z brakiem danych
heading-penalty-suggested = Kara do decyzji sędziego
heading-penalty-warning = Ostrzeżenie za przewinienie
heading-percent-guessed = Procenty poniżej 1
heading-percent-mixed = Procent poniżej 1 wśród większych
heading-phase-does-not-fit = Liczba zawodników nie pasuje do rundy
heading-picture-unreadable = Obraz nie do użycia
heading-place-disagrees = Miejsce niezgodne z wynikiem
heading-place-impossible = Niemożliwe miejsce
heading-place-missing = Brak miejsca
heading-placeholder-name = Wypełniacz zamiast nazwiska
heading-places-begin-anew = Miejsca zaczynają się od nowa
heading-places-doubtful = Wątpliwe miejsca
heading-places-impossible = Niemożliwe miejsca w partii
heading-plan-unusable = Plan nie do użycia
heading-play-left-out = Gra nieliczona
heading-play-without-contract = Dane bez kontraktu
heading-player-in-two-sections = Zawodnik w dwóch sektorach
heading-player-missing = Brak zawodnika
heading-player-not-eligible = Zawodnik nieuprawniony
heading-player-number-missing = Zawodnik bez numeru członka
heading-player-twice = Zawodnik u dwóch uczestników
heading-players-not-listed = Zawodnicy spoza listy
heading-players-of-play = Nietypowa liczba zawodników
heading-plays-on = Gra po odpadnięciu
heading-plays-on-after-defeat = Gra po porażce
heading-plays-twice = Dwie partie w etapie
heading-plays-while-away = Nieobecny zawodnik z partią
heading-points-added = Dodane punkty
heading-points-not-kept = Punkty nieliczone w tym rejestrze
heading-points-of-a-win = Punkty za wygraną inne niż 1
heading-points-taken-back = Cofnięte punkty
heading-points-to-other-name = Punkty na inne nazwisko
heading-power-again = Znów to samo mocarstwo
heading-power-twice = Mocarstwo dwa razy w partii
heading-powers-missing = Brak mocarstw w partii
heading-pqp-withheld = Bez Playoff Qualifying Points
heading-present-odd = „Present” to ani yes, ani no
heading-prize-amount = Kwota nagrody
heading-prize-bounds = Zamienione granice nagrody
heading-prize-column = Nagrody: nieznana kolumna
heading-prize-currencies = Nagrody w różnych walutach
heading-prize-group = Nagroda dla nieznanej grupy
heading-prize-list = Nagroda bez klasyfikacji
heading-prize-place = Nagroda za miejsce 0
heading-prize-rises = Nagroda większa niż wyższa
heading-prize-sharing = Nie podano podziału nagród
heading-prize-sharing-differs = Nagrody grupy dzielone na dwa sposoby
heading-prize-twice = Dwie nagrody za miejsce
heading-prize-unclaimed = Nagroda niezdobyta
heading-prize-unknown-players = Zawodnicy, którym może się należeć nagroda
heading-prizes-too-many = Za dużo nagród
heading-probable-member = Odrzucony prawdopodobny członek
heading-published-points = Różne punkty w rozdaniu
heading-published-points-of-many = Różne punkty w wielu rozdaniach
heading-published-score = Wynik niezgodny z rozdaniami
heading-qualified-by-handicap = Awans z handicapem
heading-questions-workbook = Pytania, nie protokół
heading-quotas-not-checked = Limity niesprawdzone
heading-rank-behind = Należny awans
heading-rank-not-borne-out = Ranga bez punktów
heading-rank-unknown = Nieznana ranga
heading-rating-bound = Granica nie jest rankingiem
heading-read-by-layout = Arkusz klubu odczytany z układem
heading-read-by-proof = Arkusz klubu odczytany bez układu
heading-read-elsewhere = Ten sam plik odczytany gdzie indziej
heading-register-comma = Rejestr: niejasny przecinek
heading-register-cut-off = Rejestr: ucięty w ostatnim wierszu
heading-register-date-future = Data po uzgodnieniu
heading-register-formulas = Rejestr: formuły bez wyniku
heading-register-heading-asked = Rejestr: niejasny nagłówek
heading-register-heading-near = Rejestr: błędny nagłówek
heading-register-heading-year = Rejestr: sumy pod rokiem
heading-register-member-above = Rejestr: członek nad nagłówkami
heading-register-merged-total = Rejestr: scalone sumy
heading-register-more-members = Rejestr: dalsi członkowie w innym arkuszu
heading-register-nameless = Rejestr: członek bez nazwiska
heading-register-negative-points = Rejestr: ujemna suma
heading-register-no-members = Brak arkusza Members
heading-register-no-number = Rejestr: brak numerów członków
heading-register-number-twice = Numer członka dwa razy w rejestrze
heading-register-numbers-unread = Rejestr: nieodczytana kolumna liczb
heading-register-second-block = Rejestr: drugi blok członków
heading-register-several-rows = Członek w kilku wierszach
heading-register-sheet-nearly = Rejestr: błędna nazwa arkusza
heading-register-sum-beside = Rejestr: druga kolumna sum
heading-register-thousands = Rejestr: przecinek jako tysiące
heading-register-total-twice = Rejestr: dwie kolumny sum
heading-register-total-unclear = Rejestr: niejasna suma
heading-register-totals-missing = Rejestr: brak sum
heading-register-totals-swapped = Rejestr: sumy chyba zamienione
heading-register-uncounted = Rejestr: punkty innego rodzaju
heading-register-unheaded = Rejestr: liczby bez nagłówka
heading-register-unknown-member = Członka nie ma w rejestrze
heading-remarks-left = Nieodczytane uwagi
heading-repeated-board = Rozdanie wpisane dwa razy
heading-repeated-column = Powtórzona kolumna
heading-repeated-entry = Uczestnik podany dwa razy
heading-repeated-event = Turniej podany dwa razy
heading-repeated-key = Wiersz wypełniony dwa razy
heading-repeated-match = Mecz wpisany dwa razy
heading-repeated-result = Drugi wynik uczestnika
heading-repeated-setting = Powtórzone ustawienie
heading-repeated-sheet = Powtórzony arkusz
heading-repechage-tied = Remis o ostatnie miejsce w finale
heading-report-adjustment = Raport rankingowy: korekta
heading-report-board = Raport rankingowy: partie niedokończone
heading-report-days = Raport rankingowy: dni rund
heading-report-federation = Raport rankingowy: federacje
heading-report-name = Raport rankingowy: za długie nazwisko
heading-report-number = Raport rankingowy: numery FIDE
heading-report-rating = Raport rankingowy: za długi ranking
heading-report-record = Raport rankingowy: brak danych
heading-report-time-control = Raport rankingowy: tempo gry
heading-result-and-note = Uwaga i rezultat sprzeczne
heading-result-before = Nieczytelne „Result before”
heading-result-name = Nazwisko i uczestnik różnią się w wynikach
heading-results-against-matches = Wyniki i mecze się różnią
heading-results-awaited = Kojarzenie czeka na wyniki
heading-results-counted-blank = Puste Results counted
heading-results-differ = Dwóch zwycięzców partii
heading-results-disagree = Dwa wyniki partii
heading-results-missing = Brak części wyników
heading-return-in-output = Protokół w folderze wyników
heading-round-cell-unclear = Partia niezrozumiała
heading-round-list = Nie jest listą rund
heading-round-not-written = Runda niezapisana
heading-round-twice = Dwie partie w rundzie
heading-rounds-disagree = Sprzeczne komórki partii
heading-row-left = Nieodczytany wiersz
heading-rows-not-merged = Członkowie niepołączeni
heading-rows-not-read = Nieodczytana lista
heading-rules-awards-rise = Plik reguł: niższe miejsce dostaje więcej
heading-rules-dates = Plik reguł: kończy się przed początkiem
heading-rules-extends = Plik reguł: nie do rozszerzenia
heading-rules-formula = Plik reguł: formuły pierwszych punktów
heading-rules-gap = Plik reguł: luka między blokami
heading-rules-hidden = Plik reguł: blok bez zastosowania
heading-rules-id = Plik reguł: id nie do użycia
heading-rules-missing-clause = Plik reguł: brak punktu
heading-rules-missing-key = Plik reguł: brak klucza
heading-rules-no-scale = Plik reguł: brak skali
heading-rules-number = Plik reguł: liczba poza zakresem
heading-rules-order = Plik reguł: bloki nie po kolei
heading-rules-overlap = Plik reguł: bloki się pokrywają
heading-rules-shape = Plik reguł: kształt skali
heading-rules-shape-key = Plik reguł: klucz innego kształtu
heading-rules-syntax = Plik reguł: nieczytelny
heading-rules-twice = Plik reguł: nazwa użyta dwa razy
heading-rules-unfit-value = Plik reguł: wartość nie do użycia
heading-rules-unknown-key = Plik reguł: nieznany klucz
heading-rules-unreadable = Plik reguł nieużyty
heading-same-event-twice = Ten sam turniej w dwóch miejscach
heading-scale-of-percent = Skala VP dla innych wyników
heading-scheveningen-met = Scheveningen: przeciwnicy grają ponownie
heading-scheveningen-missing = Scheveningen: brak partii
heading-scheveningen-rounds = Rundy meczu Scheveningen
heading-scheveningen-same-side = Scheveningen: partia w jednej stronie
heading-scheveningen-sides = Niejasne strony meczu Scheveningen
heading-scheveningen-unpaired = Scheveningen: zawodnicy bez przeciwnika
heading-score-above-max = Wynik powyżej maksimum
heading-score-out-of-line = Wynik daleki od innych
heading-score-slip = Możliwa pomyłka w wyniku
heading-score-tenth = Procent dziesięć razy mniejszy od innych
heading-scores-again = Te same rezultaty co w innym turnieju
heading-scores-both-gain = Obie strony zyskują
heading-scores-disagree = Zapisy wiersza sprzeczne
heading-scores-no-result = Wynik niemożliwy w partii
heading-scores-unnamed = Nie podano rodzaju wyników
heading-scoring-heading = Sposób liczenia niezgodny z wynikami
heading-seated-while-away = Nieobecny zawodnik na miejscu
heading-second-list = Druga lista w arkuszu
heading-second-rating-column = Druga kolumna rankingów
heading-second-score-column = Druga kolumna wyników
heading-second-team = Zawodnik w dwóch drużynach
heading-section-odd = Sektor z nieparzystą liczbą zawodników
heading-sections-unknown = Brak sektorów zawodników
heading-seeding-odd = Wątpliwy ranking lub rozstawienie
heading-session-again = Sesja taka jak wcześniejsza
heading-setting-awaited = Brak danej z powodu ustawienia
heading-setting-blank = Ustawienie bez wartości
heading-setting-unfit = Ustawienie z błędną wartością
heading-settings-misnamed = Plik ustawień o błędnej nazwie
heading-settings-syntax = Nieczytelny wiersz ustawień
heading-settings-unreadable = Nieczytelne ustawienia
heading-several-qualifiers = Kilka turniejów kwalifikacyjnych
heading-sheet-copy = Kopia arkusza
heading-sheet-found = Wyniki znalezione w innym arkuszu
heading-sheet-joined = Arkusze odczytane jako jeden turniej
heading-sheet-left = Nieodczytany arkusz
heading-sheet-not-adopted = Arkusz klubu czeka na dane
heading-sheet-not-recognised = Nie znaleziono wyników w arkuszu
heading-sheet-of-others = Arkusz innych uczestników
heading-sheet-unreadable = Arkusz odczytany częściowo
heading-short-number = Za krótki numer członka
heading-sides-not-exchanged = To samo mocarstwo w obu partiach
heading-small-knockout = Puchar z za małą liczbą stołów
heading-small-part = Za mała dywizja lub sektor
heading-solo-without-18 = Solo bez 18 centrów
heading-stage-not-known = Nieznany wcześniejszy etap
heading-stages-not-counted = Wcześniejsze etapy nieliczone
heading-stands-down = Zawodnicy, którzy pauzują
heading-status-differs = Status niezgodny z danymi
heading-status-round = Status bez rundy
heading-status-unlike = Nietypowy status
heading-stratum-column = Straty: nieznana kolumna
heading-stratum-label = Nie można użyć nazwy straty
heading-stratum-order = Straty nie po kolei
heading-stratum-unbounded = Strata bez granic
heading-struck-out = Skreślone, a liczone
heading-surplus-rounds = Więcej rund niż w tabeli punktów
heading-tables-disagree = Inna liczba stołów
heading-team-mates-meet = Koledzy z drużyny przy jednej planszy
heading-team-near = Drużyna zapisana na dwa sposoby
heading-team-number = Numer drużyny i kojarzenia się różnią
heading-team-size-unmet = Wielkość drużyny ponad każdy mecz
heading-team-too-large = Za dużo zawodników w drużynie
heading-teams-without-matches = Turniej drużyn bez meczów
heading-text-alone = Plik tekstowy, nie skoroszyt
heading-text-numbers = Liczby zapisane jako tekst
heading-third-meeting = Trzecie spotkanie przy planszy
heading-threes-meet-again = Trójki spotykają się ponownie
heading-tie-break-of-teams = Punktacja pomocnicza drużyn
heading-tie-break-unknown = Nieznana punktacja pomocnicza
heading-tie-break-without-ratings = Punktacja pomocnicza bez rankingów
heading-tie-breaks-not-applied = Punktacja pomocnicza w formie bez niej
heading-tie-broken = Miejsca ex aequo podane po kolei
heading-title-borrowed = Dane skopiowane z innego arkusza
heading-to-the-final = Do finału
heading-too-few-boards = Za mało rozdań w turnieju
heading-too-few-for-board = Za mało zawodników na planszę
heading-too-few-scores = Za mało zapisów na średnią
heading-too-few-tables = Za mało stołów na punkty
heading-too-many-centres = Za dużo centrów w roku
heading-too-old-for-youth = Za stary na juniora
heading-too-young-for-seniors = Za młody na seniora
heading-total-typed = Suma zmieniona ręcznie
heading-totals-exchanged = Zamienione kolumny sum
heading-totals-gone = Brak kolumny sum
heading-totals-row = Wiersz sum
heading-trf-bye-without-letter = Tournament Report File: pauzy bez litery
heading-trf-drawn-already = Tournament Report File: runda już skojarzona
heading-trf-encoding = Tournament Report File: nie UTF-8
heading-trf-kept = Tournament Report File: nieużyte rekordy
heading-trf-line = Tournament Report File: nieczytelny wiersz
heading-trf-meets-itself = Tournament Report File: zawodnik ze sobą
heading-trf-more-rounds = Tournament Report File: za dużo rund
heading-trf-no-players = Tournament Report File: brak zawodników
heading-trf-no-result = Tournament Report File: partia bez wyniku
heading-trf-not-counted = Tournament Report File: rekord nieliczony
heading-trf-number-twice = Tournament Report File: powtórzony numer zawodnika
heading-trf-numbers-missing = Tournament Report File: brak numerów zawodników
heading-trf-opponents-disagree = Tournament Report File: sprzeczni przeciwnicy
heading-trf-other-system = Tournament Report File: inny system kojarzenia
heading-trf-place = Tournament Report File: miejsce niezgodne
heading-trf-places-not-compared = Tournament Report File: miejsca nieporównane
heading-trf-points = Tournament Report File: punkty niezgodne
heading-trf-record = Tournament Report File: rekord nieużyty
heading-trf-shifted = Tournament Report File: przesunięte kolumny
heading-trf-teams = Tournament Report File: drużyny bez meczów
heading-trf-two-results = Tournament Report File: dwa wyniki partii
heading-trf-unknown-opponent = Tournament Report File: nieznany przeciwnik
heading-tricks-disagree = Lewy i wynik sprzeczne
heading-twice-in-play = Zawodnik dwa razy w grze
heading-two-in-round = Dwóch przeciwników w rundzie
heading-two-names = Dwa nazwiska w komórce
heading-two-seats = Dwa miejsca w rundzie
heading-two-tables = Uczestnik przy dwóch stołach
heading-typed-points-differ = Punkty niezgodne z partiami
heading-unknown-choice = Wartość spoza listy
heading-unknown-column = Nieznana kolumna
heading-unknown-entry = Nieznany uczestnik
heading-unknown-event = Nieznany turniej
heading-unknown-format = Nieznana forma
heading-unknown-key = Nieznany wiersz arkusza Event
heading-unknown-movement = Nieznany ruch
heading-unknown-player = Nieznany zawodnik w składzie
heading-unknown-power = Nieznane mocarstwo
heading-unknown-qualifier = Nie znaleziono turnieju kwalifikacyjnego
heading-unknown-round = Skład na nieznaną rundę
heading-unknown-rules = Nieznany regulamin
heading-unknown-setting = Nieznane ustawienie
heading-unknown-sheet = Nieznany arkusz
heading-unknown-status = Nieznany status organizatora
heading-unknown-vp-scale = Nieznana skala punktów zwycięstwa
heading-unlisted-game = Gra spoza listy
heading-unreadable-adjusted = Nieczytelny wynik skorygowany
heading-unreadable-contract = Nieczytelny kontrakt
heading-unreadable-date = Nieczytelna data
heading-unreadable-number = Nieczytelna liczba
heading-unreadable-place = Nieczytelne miejsce
heading-unregistered-award = Punkty bez numeru członka
heading-unused-numbers = Nieużyta kolumna numerów
heading-upload-address = Wysyłka: brak adresu e-mail
heading-upload-adds-twice = Wysyłka: punkty liczyłyby się dwa razy
heading-upload-charge = Wysyłka: kod opłaty
heading-upload-charge-unfit = Wysyłka: kod opłaty nie pasuje
heading-upload-columns-unknown = Brak kolumn listy członków
heading-upload-file-changed = Wysyłka: plik zmieniony ręcznie
heading-upload-game = Wysyłka: partia nieprzyjęta
heading-upload-ledger-contradiction = Wysyłka: sprzeczna księga
heading-upload-ledger-damaged = Wysyłka: nieczytelna księga
heading-upload-name = Wysyłka: niejasne nazwisko
heading-upload-needs = Wysyłka: brak danych
heading-upload-not-written = Wysyłka: odpowiedź na nieznany plik
heading-upload-nothing = Wysyłka: nic do wysłania
heading-upload-number = Wysyłka: numer zostałby odrzucony
heading-upload-number-twice = Wysyłka: dwóch zawodników z jednym numerem
heading-upload-points = Wysyłka: punkty za duże lub zbyt dokładne
heading-upload-provisional = Wysyłka: turniej ma wyniki wstępne
heading-upload-refused = Wysyłka: odrzucony plik bez zmian
heading-upload-time-control = Wysyłka: tempo gry
heading-upload-unpaid = Wysyłka: zawodnik bez punktów
heading-upload-without-number = Wysyłka: zawodnik bez numeru
heading-usebio-damaged = USEBIO: plik uszkodzony
heading-usebio-encoding = USEBIO: tekst nieczytelny
heading-usebio-left-out = USEBIO: pominięte dane
heading-usebio-refused = Plik USEBIO nieodczytany
heading-usebio-version = USEBIO: inna wersja
heading-version-missing = Brak wersji przekłamanego rozdania
heading-virtual-points = Nieczytelne punkty wirtualne
heading-vp-scale-boards = Skala VP bez tej długości meczu
heading-vps-beyond-scale = VP poza skalą
heading-vps-disagree = VP niezgodne z IMP
heading-warnings = Kilka ostrzeżeń
heading-weekday-differs = Tytuł i data niezgodne
heading-weights-not-one = Udziały nie dają 1
heading-winners-not-said = Puste Winners
heading-winners-of-mitchell = Mitchell z jednym zwycięzcą
heading-withdrawal-elsewhere = Wycofanie w trakcie etapu
heading-withdrawn-drawn = Wycofany zawodnik z partią
heading-workbook-damaged = Uszkodzony skoroszyt
heading-workbook-encrypted = Skoroszyt z hasłem
heading-workbook-left-out = Skoroszyt pod inną nazwą
heading-workbook-too-large = Za duży skoroszyt
heading-year-gap = Brak roku gry
