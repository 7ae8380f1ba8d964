# Polski

## Frame

skip = Przejdź do wyników
about = Wyniki, punkty i dyplomy z protokołów brydża, szachów i Diplomacy.
private = Nic nie opuszcza tego komputera.
private-how = Ta strona liczy tutaj, w przeglądarce. Każde połączenie jest jej zabronione, działa bez sieci i po zamknięciu niczego nie pamięta.
language = Język tej strony
licences = Licencje

## Files

returns = Protokoły
drop = Proszę upuścić tu skoroszyty lub folder albo
choose-files = Wybierz pliki
choose-folder = Wybierz folder
files-none = Nie ma jeszcze plików.
files-held =
    { $count ->
        [one] Wczytano { $count } plik.
        [few] Wczytano { $count } pliki.
        [many] Wczytano { $count } plików.
       *[other] Wczytano { $count } pliku.
    }

## Answers

answers = Odpowiedzi na to, czego brakuje w protokołach
answer-rules = Regulamin
answer-as-returned = jak w protokole
answer-date = Data
answer-boards = Rozdania
answer-language = Język stron i dyplomów
answer-others = Inne, po jednej w wierszu, na przykład Organiser=Riverside

## A run

compute = Oblicz
stop = Zatrzymaj
clear = Usuń pliki
progress = Postęp
reading = Wczytywanie
read-returns =
    { $count ->
        [one] Wczytano { $done } z { $count } protokołu
       *[other] Wczytano { $done } z { $count } protokołów
    }
written-pages =
    { $count ->
        [one] Zapisano { $done } z { $count } strony
       *[other] Zapisano { $done } z { $count } stron
    }
gathering = Składanie sezonu
publishing = Kończenie
done = Gotowe w { $seconds } s: { $events }, { $files }.
stopped = Zatrzymano. Niczego nie zachowano.
memory-full = Pamięć tej przeglądarki jest pełna. Proszę spróbować z mniejszą liczbą protokołów naraz albo użyć programu palmares, który potrzebuje jej mniej.
cannot-run = Ta przeglądarka nie może uruchomić palmares ({ $why }).

## Counts

count-events =
    { $count ->
        [one] { $count } turniej
        [few] { $count } turnieje
        [many] { $count } turniejów
       *[other] { $count } turnieju
    }
count-files =
    { $count ->
        [one] { $count } plik
        [few] { $count } pliki
        [many] { $count } plików
       *[other] { $count } pliku
    }
count-errors =
    { $count ->
        [one] { $count } błąd
        [few] { $count } błędy
        [many] { $count } błędów
       *[other] { $count } błędu
    }
count-remarks =
    { $count ->
        [one] { $count } uwaga
        [few] { $count } uwagi
        [many] { $count } uwag
       *[other] { $count } uwagi
    }
count-awards =
    { $count ->
        [one] { $count } przyznanie punktów
        [few] { $count } przyznania punktów
        [many] { $count } przyznań punktów
       *[other] { $count } przyznania punktów
    }
count-members =
    { $count ->
        [one] { $count } członek
        [few] { $count } członków
        [many] { $count } członków
       *[other] { $count } członka
    }
count-promotions =
    { $count ->
        [one] { $count } awans
        [few] { $count } awanse
        [many] { $count } awansów
       *[other] { $count } awansu
    }
count-open = do rozstrzygnięcia: { $count }

## A club’s own sheets

own-sheets = Własne arkusze klubu
own-wrong = To nie jest odpowiedź: { $why }
own-needed = Wymagane.
own-open = Pytania bez odpowiedzi: { $count }.
own-keep = Zapisz układ, aby dodać go do następnego takiego arkusza
own-understood = Zrozumiano bez pytania.
own-use = Użyj tych odpowiedzi

## What was read

problems = Co odczytano
problems-of = Problemy: { $path }
all-returns = wszystkie protokoły
whole-file = plik
head-place = Gdzie
head-wrong = Co się nie zgadza

## Standings and rounds

standings = Wyniki
head-rank = Miejsce
head-players = Zawodnicy
head-score = Wynik
more-entries = i jeszcze { $count }, na stronie turnieju
event-page = Strona turnieju
rounds = Skojarzone rundy
round-of = { $title }, runda { $round }
round-proposed = { $title }, runda { $round } (propozycja)
head-first = Pierwszy
head-second = Drugi
head-why = Dlaczego
bye = pauza
round-write = Wpisz tę rundę do skoroszytu
round-written = Wpisano do { $file }: { $places }. Proszę zapisać ten plik w miejsce swojego; następne obliczenie zacznie się tu od niego.
round-rows =
    { $count ->
        [one] { $count } wiersz na arkuszu { $sheet }
        [few] { $count } wiersze na arkuszu { $sheet }
        [many] { $count } wierszy na arkuszu { $sheet }
       *[other] { $count } wiersza na arkuszu { $sheet }
    }

## What if

if-title = Co by było, gdyby?
if-what = Co się zmienia
if-kind-result = wynik
if-kind-withdraws = ktoś się wycofuje
if-kind-absent = kogoś nie będzie w następnej rundzie
if-kind-joins = ktoś przychodzi później
if-kind-apart = dwoje nie może się spotkać
if-who = Kto
if-other = i
if-more = Jeszcze jedna zmiana
if-show = Pokaż, które pary się zmieniają
if-when = Kiedy
if-was = przedtem
if-now = teraz
if-pairing = Para
if-changed = Runda { $round }: par, które się zmieniają: { $count } z { $all }
if-none = Wtedy nie ma kojarzenia: { $why }
if-keep = Ta runda jest w skoroszycie, więc pozostaje.
if-all-stay = Wszystkie jej pary pozostają; zmieniony wynik liczy się od następnego kojarzenia.
if-gone = { $who }: nieobecność
if-walkover = { $who }: wygrana bez gry
if-no-game = { $who }: bez gry
if-both-gone = bez gry
if-illegal = { $pair }: nie mogą się spotkać, więc tę parę trzeba zmienić
if-unpaired = { $who }: gra od następnej rundy
if-redraw = Skojarzona na nowo, jeśli zawodnicy jej jeszcze nie widzieli:

## Pages

pages = Strony i dyplomy
page-title = Strona wyników
season = Sezon
certificates = Dyplomy
certificates-all = Dyplomy ({ $count })
back = Wstecz
print = Drukuj tę stronę
not-opened = Nie otwarto, bo nic nie może opuścić tej strony: { $way }

## Take away

take-away = Do zabrania
zip = Wszystko w jednym pliku zip
workbooks = Skoroszyty z uwagami, po jednym

## A register

credit = Zaliczanie punktów w rejestrze członków
register = Rejestr
decisions = Wypełnione decyzje z wcześniejszego uzgodnienia
as-of = Data uzgodnienia (jeśli pusta, ostatni dzień sezonu)
first = palmares niczego jeszcze w tym rejestrze nie zaliczył
reconcile = Uzgodnij
reconciling = Uzgadnianie
reconciled = Uzgodniono.
look = Zobacz strony
zip-register = Wszystko w jednym pliku zip
