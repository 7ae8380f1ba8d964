# Nederlands

## Frame

skip = Naar de uitslagen
about = Standen, punten en oorkondes voor bridge, schaak en Diplomacy.
private = Niets verlaat deze computer.
private-how = Deze pagina rekent hier, in uw browser. Elke verbinding is haar verboden, ze werkt zonder netwerk en onthoudt niets als u haar sluit.
language = Taal van deze pagina
licences = Licenties

## Files

returns = Inzendingen
drop = Sleep werkmappen of een map hierheen, of
choose-files = Kies bestanden
choose-folder = Kies een map
files-none = Nog geen bestanden.
files-held =
    { $count ->
        [one] { $count } bestand geladen.
       *[other] { $count } bestanden geladen.
    }

## Answers

answers = Gegevens die in de inzendingen ontbreken
answer-rules = Reglement
answer-as-returned = zoals de inzending zegt
answer-date = Datum
answer-boards = Spellen
answer-language = Taal van pagina’s en oorkondes
answer-others = Andere, één per regel, zoals Organiser=Riverside

## A run

compute = Uitrekenen
stop = Stoppen
clear = Bestanden weghalen
progress = Voortgang
reading = Bezig met lezen
read-returns =
    { $count ->
        [one] { $done } van { $count } inzending gelezen
       *[other] { $done } van { $count } inzendingen gelezen
    }
written-pages =
    { $count ->
        [one] { $done } van { $count } pagina geschreven
       *[other] { $done } van { $count } pagina’s geschreven
    }
gathering = Het seizoen wordt samengesteld
publishing = Bijna klaar
done = Klaar in { $seconds } s: { $events }, { $files }.
stopped = Gestopt. Er is niets bewaard.
memory-full = Het geheugen van deze browser is vol. Probeer het met minder inzendingen tegelijk, of met het programma palmares, dat minder nodig heeft.
cannot-run = Deze browser kan palmares niet uitvoeren ({ $why }).

## Counts

count-events =
    { $count ->
        [one] { $count } wedstrijd
       *[other] { $count } wedstrijden
    }
count-files =
    { $count ->
        [one] { $count } bestand
       *[other] { $count } bestanden
    }
count-errors =
    { $count ->
        [one] { $count } fout
       *[other] { $count } fouten
    }
count-remarks =
    { $count ->
        [one] { $count } opmerking
       *[other] { $count } opmerkingen
    }
count-awards =
    { $count ->
        [one] { $count } toekenning
       *[other] { $count } toekenningen
    }
count-members =
    { $count ->
        [one] { $count } lid
       *[other] { $count } leden
    }
count-promotions =
    { $count ->
        [one] { $count } bevordering
       *[other] { $count } bevorderingen
    }
count-open = { $count } te beslissen

## A club’s own sheets

own-sheets = Eigen bladen van een club
own-wrong = Dat is geen antwoord: { $why }
own-needed = Nodig.
own-open = Vragen die openstaan: { $count }.
own-keep = De indeling bewaren, om met het volgende blad van dit soort mee te geven
own-understood = Zonder vraag begrepen.
own-use = Deze antwoorden gebruiken

## What was read

problems = Wat er gelezen is
problems-of = Problemen van { $path }
all-returns = alle inzendingen
whole-file = bestand
head-place = Waar
head-wrong = Wat er mis is

## Standings and rounds

standings = Standen
head-rank = Plaats
head-players = Spelers
head-score = Score
more-entries = en nog { $count }, op de pagina van de wedstrijd
event-page = Pagina van de wedstrijd
rounds = Ingedeelde rondes
round-of = { $title }, ronde { $round }
round-proposed = { $title }, ronde { $round } (voorstel)
head-first = Eerste
head-second = Tweede
head-why = Waarom
bye = vrij
round-write = Schrijf deze ronde in de werkmap
round-written = Geschreven in { $file }: { $places }. Sla dit bestand op in plaats van het uwe; wat u hier verder uitrekent, gaat ervan uit.
round-rows =
    { $count ->
        [one] { $count } rij op het blad { $sheet }
       *[other] { $count } rijen op het blad { $sheet }
    }

## What if

if-title = Wat als?
if-what = Wat verandert
if-kind-result = een uitslag
if-kind-withdraws = iemand trekt zich terug
if-kind-absent = iemand mist de volgende ronde
if-kind-joins = iemand komt later
if-kind-apart = twee mogen elkaar niet treffen
if-who = Wie
if-other = en
if-more = Nog een wijziging
if-show = Toon welke paringen veranderen
if-when = Wanneer
if-was = eerst
if-now = nu
if-pairing = Paring
if-changed = Ronde { $round }: paringen die veranderen: { $count } van { $all }
if-none = Dan is er geen indeling: { $why }
if-keep = Deze ronde staat in de werkmap en blijft dus.
if-all-stay = Alle paringen blijven; een gewijzigde uitslag telt vanaf de volgende indeling.
if-gone = { $who } is afwezig
if-walkover = { $who } wint zonder te spelen
if-no-game = { $who } heeft geen partij
if-both-gone = geen partij
if-illegal = { $pair }: zij mogen elkaar niet treffen, dus deze paring moet veranderen
if-unpaired = { $who } doet mee vanaf de volgende ronde
if-redraw = Opnieuw ingedeeld, als de spelers haar nog niet gezien hebben:

## Pages

pages = Pagina’s en oorkondes
page-title = Een pagina van de uitslagen
season = Het seizoen
certificates = Oorkondes
certificates-all = Oorkondes ({ $count })
back = Terug
print = Deze pagina printen
not-opened = Niet geopend, omdat niets deze pagina mag verlaten: { $way }

## Take away

take-away = Meenemen
zip = Alles als één zipbestand
workbooks = Werkmappen met aantekeningen, één voor één

## A register

credit = Bijschrijven in een ledenregister
register = Register
decisions = Ingevulde beslissingen van een eerdere afstemming
as-of = Datum van de afstemming (anders de laatste dag van het seizoen)
first = palmares heeft in dit register nog nooit iets bijgeschreven
reconcile = Afstemmen
reconciling = Bezig met afstemmen
reconciled = Afgestemd.
look = De pagina’s bekijken
zip-register = Alles als één zipbestand
