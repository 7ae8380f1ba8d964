# Nederlands (Dutch)

## The frame of every page

frame-skip = Naar de inhoud
frame-trail = Waar u bent
frame-season = Seizoen
frame-made-by = Gemaakt met palmares { $version }.
frame-triangle = Een getal met een driehoekje gaat open en laat zien hoe het berekend is.
frame-pages = Pagina’s
language-code = nl

## Links and titles

link-certificates = Oorkondes
events = Wedstrijden
quotas = Quota
players = Spelers
clubs = Clubs
link-workbook = Het seizoen als werkmap
link-secretary = Voor de secretaris
competitions = Competities
players-by-surname = , op achternaam
players-letters = Letters
score-cards = Scorekaarten
standings = Stand
lists-workbook = Hetzelfde als werkmap
promotions-certificates = Oorkondes om te printen
promotions-none = Geen bevorderingen.
players-other = Overige

## Heads of columns, and labels on phones

head-date = Datum
head-event = Wedstrijd
head-with = Met
head-place = Plaats
head-score = Score
head-award = Toegekend
head-round = Ronde
head-colour = Kleur
head-opponent = Tegenstander
head-result = Uitslag
head-points = Punten
head-game = Partij
head-power = Mogendheid
head-centres-by-year = Centra per jaar
head-outcome = Afloop
head-opponents = Tegenstanders
head-centres = Centra
head-tables = Tafels
head-winners = Winnaars
head-state = Status
head-player = Speler
head-number = Nummer
head-events = Wedstrijden
head-club = Club
head-who = Wie
head-field = Veld
head-name = Naam
head-counted = Geteld
head-played = Gespeeld
head-basis = Grondslag
head-total = Totaal
head-rating = Rating
head-section = Lijn
head-scratch = Zonder handicap
head-overall = Algemeen
head-prize = Prijs
head-amount = Bedrag
head-home = Thuis
head-away = Uit
head-boards = Spellen
head-imps = IMP’s
head-games = Partijen
head-expected = Verwacht
head-change = Verschil
head-new-rating = Nieuwe rating
head-performance = Prestatie
head-norm = Norm
head-norm-result = Uitslag, of wat nog nodig is
head-team = Team
head-no = Nr.
head-mps-of = MP’s van { $top }
head-white = Wit
head-black = Zwart
head-board = Bord
head-side = Zijde

## Things with their number

count-boards =
    { $count ->
        [one] { $number } spel
       *[other] { $number } spellen
    }
count-certificates =
    { $count ->
        [one] { $number } oorkonde
       *[other] { $number } oorkondes
    }
count-clubs =
    { $count ->
        [one] { $number } club
       *[other] { $number } clubs
    }
count-contestants =
    { $count ->
        [one] { $number } deelnemer
       *[other] { $number } deelnemers
    }
count-errors =
    { $count ->
        [one] { $number } fout
       *[other] { $number } fouten
    }
count-events =
    { $count ->
        [one] { $number } wedstrijd
       *[other] { $number } wedstrijden
    }
count-more = nog { $number }
count-players =
    { $count ->
        [one] { $number } speler
       *[other] { $number } spelers
    }
count-points =
    { $count ->
        [one] { $number } punt
       *[other] { $number } punten
    }
count-points-part = { $number } punten
count-results =
    { $count ->
        [one] { $number } uitslag
       *[other] { $number } uitslagen
    }
count-tables =
    { $count ->
        [one] { $number } tafel
       *[other] { $number } tafels
    }
count-tables-part = { $number } tafels
count-warnings =
    { $count ->
        [one] { $number } waarschuwing
       *[other] { $number } waarschuwingen
    }
count-chess-boards =
    { $count ->
        [one] { $number } bord
       *[other] { $number } borden
    }
count-games =
    { $count ->
        [one] { $number } partij
       *[other] { $number } partijen
    }
count-cards =
    { $count ->
        [one] { $number } kaartje
       *[other] { $number } kaartjes
    }

## The index

index-problems = { $problems }: voor de secretaris
index-first-hundred = De eerste honderd
index-all-players = Alle spelers op achternaam
index-latest = Laatste uitslagen
index-calendar = Kalender
index-ahead = Binnenkort
index-by-month = Per maand
index-all-events = Alle wedstrijden ({ $number })
index-all-clubs = Alle clubs ({ $number })
tile-events =
    { $count ->
        [one] wedstrijd
       *[other] wedstrijden
    }
tile-clubs =
    { $count ->
        [one] club
       *[other] clubs
    }
tile-players =
    { $count ->
        [one] speler
       *[other] spelers
    }
season-of = Seizoen { $years }

## Leaders and records

leaders-title = De besten van het seizoen
leaders-more = nog { $number } met { $points }
records-most = Meeste { $kind } in één wedstrijd
records-highest = Hoogste percentages

## A player

player-number = Lidnummer { $number }
player-no-number = Geen lidnummer
player-also = Ook ingevoerd als { $names }.
player-events-played = Gespeelde wedstrijden
player-clauses = De pagina van de wedstrijd laat zien hoe alle punten zijn berekend, artikel voor artikel: { $clauses }, tenzij andere genoemd zijn.
player-round-by-round = , ronde voor ronde
player-game-by-game = , partij voor partij
player-place-of = { $place } van { $field }
player-clauses-also = ook { $clauses }
player-clauses-by = volgens { $clauses }

## A club

club-players = Spelers naar hier behaalde punten

## An event

event = Wedstrijd
event-the-draw = { $round }: de indeling
ratings = Ratings
event-house = huispaar
groups = Groepen
prizes = Prijzen
event-receipts = Kwitanties om te tekenen
ratings-own = Berekend uit de ratings van de inzending, alleen voor deze wedstrijd.
norms = Titelnormen
event-why = Hoe de punten zijn berekend
event-clauses = { $book }, artikelen { $clauses }. De punten gelden voor elke speler.
event-settled = Uit de instellingen, niet uit de inzending: { $settled }
problems = Problemen
event-annotated = De inzending met aantekeningen
event-annotated-has = bevat elke cel zoals ingestuurd, gevolgd door deze uitslagen.
event-draw-of-round = Indeling van ronde { $number }
event-status = status { $status }
event-adjusted = correctie { $amount }

## Brackets

bracket = Speelschema
bracket-by-round = Speelschema, ronde voor ronde
bracket-won = gewonnen
bracket-eliminated = uitgeschakeld
bracket-out = uit
bracket-key = Vet: de winnaar. Doorgestreept: daar uitgeschakeld.

## Matches and rounds

matches = Matches
crosstable = Kruistabel
rounds = Rondes
matches-after = Stand na elke ronde
matches-after-caption = Stand na elke ronde, in { $unit }, met de plaats
round-number = Ronde { $number }
crosstable-key-teams = 12w2½: tegen nummer 12 met wit aan het eerste bord, 2½ bordpunt. + en − zijn reglementair beslist.
crosstable-key = 12w1: tegen nummer 12 met wit, gewonnen; ½ remise, 0 verloren. + en − zijn reglementair beslist.
rounds-home-had = Thuis had
rounds-white-had = Wit had
rounds-away-had = Uit had
rounds-black-had = Zwart had
diplomacy-rounds = Rondes en mogendheden
diplomacy-key = E 26.563: England, 26,563 punten. A Austria-Hungary, E England, F France, G Germany, I Italy, R Russia, T Turkey.
diplomacy-games = Partijen

## Boards and score cards

boards = Spellen
cards-contestants = Deelnemers
cards-own-side = De scores zijn gezien vanuit de deelnemer zelf.
cards-best = beste spel
cards-worst = slechtste spel
boards-most-frequent = De lijst van spellen toont het meest gespeelde contract.
board-number = Spel { $number }
boards-dealer = { $dealer } is gever, { $vulnerable }
cards-print-four = Om te printen: vier kaartjes per pagina, A4 of Letter.
cards-print-two = Om te printen: twee kaartjes per pagina, A4 of Letter.
board-prizes = Bordprijzen
board-prizes-key = Alleen gespeelde partijen tellen, elk aan het bord waar ze gespeeld zijn. Bij gelijk percentage gaan meer partijen voor; bij gelijke punten minder.
boards-of = Spellen: { $event }
cards-of = Scorekaarten: { $event }
cards-place-of = Plaats { $place } van { $field }
cards-not-ranked = Niet geplaatst
board-one = Spel
cards-place-round = Plaatskaartjes, ronde { $number }
how-matchpoints = Matchpunten: 2 voor elk slechter resultaat op het spel, 1 voor elk gelijk resultaat (artikel 78A).
how-butler = IMP’s (artikel 78B) van elke score tegen de datumscore van het spel ({ $clause }).
how-cross-imps = IMP’s (artikel 78B) van elke score tegen elke andere score van het spel, gedeeld ({ $clause }).
how-teams = IMP’s van het verschil tussen de twee tafels (artikel 78B).
how-board-a-match = Elk spel wordt tegen de andere tafel gewonnen, gedeeld of verloren: 2, 1 of 0.
how-aggregate = Totaalpunten: de scores van alle spellen opgeteld.
how-neuberg = Waar A resultaten van een spel vergeleken kunnen worden en andere er E hebben, werden M matchpunten (M + 1) × E / A − 1 ({ $clause }).
how-simple = Op een spel met minder resultaten dan de andere tellen matchpunten als deel van de eigen top ({ $clause }).
how-artificial = A+, A en A− zijn arbitrale scores van { $plus }, { $average } en { $minus } % ({ $clause }).
how-artificial-own = A+, A en A− zijn arbitrale scores van { $plus }, { $average } en { $minus } %, of het eigen gemiddelde van de deelnemer in de zitting als dat beter is voor A+ of slechter voor A− ({ $clause }).
how-artificial-own-minus = A+, A en A− zijn arbitrale scores van { $plus }, { $average } en { $minus } %, voor A− het eigen gemiddelde van de deelnemer in de zitting als dat slechter is ({ $clause }).
how-artificial-imps = A+, A en A− zijn arbitrale scores; gemiddeld plus is op één spel { $plus } IMP’s ({ $clause }).
traveller-version = Versie { $version } van een vervalst spel, alleen met de eigen resultaten vergeleken.
traveller-top = Top { $top }.
traveller-compared = { $scores } van { $expected } resultaten kunnen worden vergeleken.
traveller-neuberg = M matchpunten werden (M + 1) × { $expected } / { $scores } − 1 ({ $clause }).
traveller-divided = { $scores } scores; de som van de IMP’s is gedeeld door { $by }.
traveller-too-few = Te weinig scores om te vergelijken.
sum-none = Geen score.
sum-adjusted = ; correctie { $amount }
sum-scaled = ; omgerekend naar alle spellen: { $value } van { $full }
sum-best = ; de beste { $best } van { $all } tellen
sum-share = { $value } van { $most } = { $share } %
sum-matchpoints = Matchpunten
sum-together = samen

## Draws and cards to print

drawn-number = Nr. { $number }
drawn-pairing-number = , paringsnummer { $number }
drawn-section = Lijn { $section }
receipts = Kwitanties
receipts-received = { $amount } ontvangen · datum
receipts-signature = Handtekening
draw-next = Volgende ronde
draw-by = Op { $board }
draw-by-name-link = Op naam
draw-why = Waarom
draw-mine = Mijn tafel
draw-mine-list = Mijn tafel: de lijst op naam
draw-by-board = op bord
draw-by-small = op { $board }
draw-by-name = op naam
draw-not-drawn = Niet ingedeeld:
bye = vrij
draw-seat = Bord { $board }, { $power }
draw-against = tegen
draw-why-seats = Waarom deze plaatsen
draw-why-pairings = Waarom deze paringen
draw-open = Open een paring om de redenen te zien.
draw-mine-type = Mijn tafel: typ een deel van uw naam
draw-round-of = Ronde { $number } van { $rounds }

## The search

search-season = Het seizoen
search-find = Zoek een speler, een wedstrijd of een club
search-hits = Gevonden
search-missing = De lijst met namen ontbreekt.
search-player = speler
search-event = wedstrijd
search-club = club
search-found = gevonden
search-nothing = Niets gevonden
search-first = , de eerste { $most } worden getoond

## Pictures

chart-months = Wedstrijden per maand
chart-months-caption = Wedstrijden per maand.
chart-clubs-master = Meesterpunten per club
chart-clubs-local = Local Points per club
chart-first-ten = { $title }, de eerste tien.
chart-tables = Tafels per wedstrijd, op datum
chart-tables-caption = Tafels per wedstrijd.
chart-course = Verslagen deel van het veld per wedstrijd, op datum
chart-course-caption = Verslagen deel van het veld, wedstrijd voor wedstrijd: hoger is beter.
chart-spread = Spreiding van de scores
chart-spread-of = Spreiding van de scores, { $list }
chart-spread-caption = Hoeveel deelnemers welke score hadden.
chart-bars = Dezelfde getallen als balken.
unit-events = wedstrijden
unit-month = maand
unit-tables = tafels
unit-day = dag van de wedstrijd
unit-contestants = deelnemers
unit-master-points = meesterpunten
chart-race = Behaalde { $unit }, ronde voor ronde
chart-race-caption = In matches behaalde { $unit }, ronde voor ronde.
chart-race-caption-named = In matches behaalde { $unit }, ronde voor ronde; de eerste { $number } zijn benoemd.
unit-round = ronde
chart-running = Lopende { $unit } van { $label }
chart-running-percent = Lopend percentage van { $label }
chart-running-told = { $last } na { $number } spellen; hoogste { $high } na { $high-after }, laagste { $low } na { $low-after }.
chart-running-axis = { $unit }, spel voor spel ({ $number })
chart-spread-some = , { $some } met punten
chart-column-with = { $number } met { $from } { $unit }
chart-column-from = { $number } van { $from } tot { $to } { $unit }
chart-per-cent = { $numbers } procent
chart-no-award = zonder punten
chart-with-awards = met punten
chart-centres = Bevoorradingscentra, { $game }

## Letters

letter-number = (nummer { $number })
letter-please-answer = GRAAG UW ANTWOORD
letter-correct = Verbeter uw werkmap, of de kopie met aantekeningen, en stuur die opnieuw in.
letter-no-questions = Wij hebben geen vragen aan u.
letter-please-tell = LAAT ONS WETEN
letter-only-questions = Dit zijn alleen vragen: er kan een goede reden zijn.
letter-one-note = 1 opmerking vraagt geen antwoord; de kopieën met aantekeningen tonen haar.
letter-notes = { $number } opmerkingen vragen geen antwoord; de kopieën met aantekeningen tonen ze.
letter-credited = BIJGESCHREVEN
letter-nothing = niets
letter-files = BESTANDEN
letter-your-return = (uw inzending met onze aantekeningen)
letter-pdf = (oorkondes om te printen)
letter-certificates-of = (oorkondes: { $name })
letter-up-to = Tot en met { $day }
letter-congratulations = GEFELICITEERD
letter-promotion = U bent nu { $rank }: { $why }
letter-your-points = UW PUNTEN
letter-since = nieuw voor u: { $points }
letter-rank = Rang: { $rank }
letter-next-rank = Volgende rang: { $rank }, nog { $needs }
letter-where-from = WAAR ZE VANDAAN KOMEN
letter-waiting = NOG NIET BIJGESCHREVEN
letter-certificates = OORKONDES
letter-place = plaats { $place }

## Certificates

certificates-print = Print zonder marges; elk vel is een pagina.
certificate-awarded-to = uitgereikt aan
certificate-awarded-to-capital = Uitgereikt aan
certificate-date-of-issue = Datum van uitgifte
certificate-issuing-officer = Uitgegeven door
certificate-place = { $ordinal } plaats
certificate-place-scratch = { $ordinal } plaats zonder handicap
certificate-place-shared = gedeelde { $ordinal } plaats
certificate-place-shared-scratch = gedeelde { $ordinal } plaats zonder handicap
certificate-points-won = behaalde punten
certificate-title-shared = { $title }, gedeeld
certificate-organised-by = georganiseerd door { $organiser }
certificate-reached-on = bereikt op { $day }
certificate-member-number = Lidnummer { $number }
certificate-no-member-number = Geen lidnummer opgegeven
certificate-number = Oorkonde { $number }
certificate-officer = Uitgegeven door: { $name }
certificate-in-words = in woorden: { $words }
certificate-clauses = Artikelen { $clauses }: { $book }.
certificate-congress-reasons = De pagina van elke wedstrijd laat zien hoe de punten zijn berekend.
certificates-of = Oorkondes: { $name }

## Points in words, and places

list-and = { $first } en { $last }
spelled-quarter = een kwart
spelled-half = een half
spelled-three-quarters = drie kwart
spelled-and-quarter = { $whole } en een kwart
spelled-and-half = { $whole } en een half
spelled-and-three-quarters = { $whole } en drie kwart
spelled-decimal = { $whole } komma { $digits }
ordinal = { $number }e

## Days and months

date-day = { $number } { $month } { $year }
date-month = { $month } { $year }
date-day-month = { $number } { $month }
month-1 = januari
month-2 = februari
month-3 = maart
month-4 = april
month-5 = mei
month-6 = juni
month-7 = juli
month-8 = augustus
month-9 = september
month-10 = oktober
month-11 = november
month-12 = december
month-short-1 = jan
month-short-2 = feb
month-short-3 = mrt
month-short-4 = apr
month-short-5 = mei
month-short-6 = jun
month-short-7 = jul
month-short-8 = aug
month-short-9 = sep
month-short-10 = okt
month-short-11 = nov
month-short-12 = dec
month-none = zonder datum

## The office

office-returns = Inzendingen
office-return = Inzending
office-totals = Controletotalen
office-sums-key = Dezelfde punten, opgeteld per wedstrijd, per speler en per club (met wedstrijden zonder club). De drie sommen moeten gelijk zijn.
office-kind = Soort
office-severity = Ernst
office-files = Bestanden
office-stake = Toegekend in deze wedstrijden
office-workbook = de werkmap van het seizoen
office-by-event = Per wedstrijd
office-by-player = Per speler
office-by-club = Per club
office-sums = Sommen
office-agree = gelijk
office-differ = niet gelijk
office-errors = Fouten
office-warnings = Waarschuwingen
office-notes = Opmerkingen
office-without-awards = { $events } zonder toekenning
office-all-returns = Alle inzendingen ({ $number })
count-returns =
    { $count ->
        [one] { $number } inzending
       *[other] { $number } inzendingen
    }
count-notes =
    { $count ->
        [one] { $number } opmerking
       *[other] { $number } opmerkingen
    }
count-questions =
    { $count ->
        [one] { $number } vraag aan de clubs
       *[other] { $number } vragen aan de clubs
    }

## Lists

count-rows =
    { $count ->
        [one] { $number } rij
       *[other] { $number } rijen
    }
list-in = in
list-left = ; nog { $number } staan alleen daar en in de werkmap

## The entry desk

desk = Inschrijftafel
desk-everybody = Iedereen
desk-fee = Inleg
desk-paid = Betaald
desk-open = Open
desk-is-here = Aanwezig
desk-arrives = Komt
desk-asked = Vrij
desk-key = Open is inleg − betaald; een plusteken betekent dat er te veel is betaald. De kolommen zijn Fee due, Fee paid, Present, Arrives en Byes van het blad Entries.
desk-paid-only = Betaald { $paid }.
desk-owed = Verschuldigd { $due } − betaald { $paid } = open { $owed }.
desk-overpaid = Verschuldigd { $due } − betaald { $paid } = { $balance }: open { $owed } − te veel betaald { $over }.
desk-without = {" "}Zonder { $number } waarvan de bedragen niet leesbaar zijn.
desk-here = { $here } aanwezig, { $away } afwezig, { $open } niet aangevinkt.
desk-owes = Nog te betalen
desk-owes-of = { $owed } van { $due }
desk-owes-left = { $owed } van { $due } (teruggetrokken)
desk-unread = Niet in de sommen
desk-unread-fee = inleg { $due }, betaald { $paid }
desk-missing = Nog niet aanwezig
desk-late = Komen later
desk-byes = Gevraagd vrij
desk-bye-for = { $rounds } (voor { $score })
count-entries =
    { $count ->
        [one] { $number } inschrijving
       *[other] { $number } inschrijvingen
    }

## While an event is played

hall = Zaal
hall-final = Eindstand
hall-nothing = Er is nog geen ronde ingedeeld, en er zijn geen uitslagen.
hall-pause = Pauze
hall-go-on = Verder
find-list = De lijst op naam
find-seat = Plaats aan tafel
find-plays-for = Speelt voor
find-for = voor
find-nothing = Er is nog geen ronde ingedeeld.
find-round = { $title }, ronde { $number }
find-standings = { $title }: stand
find-place = plaats { $place } met { $score }

## Boards, prizes, competitions

boards-play = spel
boards-split = gesplitst; { $side } { $score }
boards-weight = { $share } % van { $score }
boards-hands = Handen
boards-makes = Te maken: { $makes }
datum-mean =
    { $count ->
        [one] Datumscore { $value }: gemiddelde van { $number } score
       *[other] Datumscore { $value }: gemiddelde van { $number } scores
    }
datum-rounded =
    { $count ->
        [one] Datumscore { $value }: gemiddelde van { $number } score is { $mean }, afgerond
       *[other] Datumscore { $value }: gemiddelde van { $number } scores is { $mean }, afgerond
    }
datum-ends = de { $low } laagste en de { $high } hoogste
datum-left-out = ; weggelaten van { $number }: { $scores }
datum-others = , met die van andere tafels
unit-centres = centra
prizes-paid = Prijzen { $total }, alles uitbetaald.
prizes-left = Prijzen { $total } = uitbetaald { $paid } + over { $left }.
norm-result = { $score } uit { $games }, performance { $performance }
count-leaders = { $number } aan kop
competition-by = { $of } op { $by }, { $value }
competition-best = de beste { $number } tellen
competition-least =
    { $count ->
        [one] minstens { $number } wedstrijd
       *[other] minstens { $number } wedstrijden
    }

## Fixed words

word-certificate = Oorkonde
word-certificate-of-rank = Rangoorkonde
word-congress-certificate = Congresoorkonde
word-master-point-certificate = Meesterpuntenoorkonde
word-master-points = Meesterpunten
word-points = Punten
word-title = Titel
word-prize = Prijs
word-award = Toegekend
word-final = definitief
word-provisional = voorlopig
word-rejected = afgekeurd
word-state-provisional = Voorlopig
word-state-rejected = Afgekeurd
word-state-not-released = Nog niet vrijgegeven
word-state-no-awards-yet = Plaatsen kunnen nog veranderen, en er zijn nog geen punten.
word-state-rounds-to-play = Er zijn nog rondes te spelen, of iets in de inzending kon niet worden gelezen. Plaatsen kunnen nog veranderen, en er zijn nog geen punten.
word-state-no-places = Er zijn geen plaatsen; de problemen hieronder zeggen waarom.
word-state-hidden = Plaatsen, scores en punten blijven verborgen tot de wedstrijdleider ze vrijgeeft.
word-error = fout
word-warning = waarschuwing
word-note = opmerking
word-rounds = Rondes
word-no = Nr.
word-team = Team
word-pairing-cards = Indelingskaartjes
word-place-cards = Plaatskaartjes
word-board = Bord
word-table = Tafel
word-side = Zijde
word-colour = Kleur
word-power = Mogendheid
word-home = Thuis
word-away = Uit
word-white = Wit
word-black = Zwart
word-net-points = Netto punten
word-net-imps = Netto IMP’s
word-mps = MP’s
word-imps = IMP’s
word-vps = VP’s
word-pairs-event = Parenwedstrijd
word-teams-event = Viertallenwedstrijd
word-individual-event = Individuele wedstrijd
word-swiss-pairs = Zwitsers voor paren
word-swiss-teams = Zwitsers voor viertallen
word-multiple-teams = Multiple teams
word-team-league = Viertallencompetitie
word-round-robin = Halve competitie
word-knockout-for-teams = Knock-out voor viertallen
word-double-knockout-for-teams = Dubbele knock-out voor viertallen
word-knockout-for-pairs = Knock-out voor paren
word-ladder-for-pairs = Ladder voor paren
word-ladder-for-teams = Ladder voor viertallen
word-ladder-for-individuals = Individuele ladder
word-chess-tournament = Schaaktoernooi (Zwitsers)
word-chess-team-tournament = Schaaktoernooi voor teams
word-diplomacy-tournament = Diplomacytoernooi
word-two-player-diplomacy = Diplomacy-knock-out voor twee
word-board-games = Bordspellen
word-north-south = Noord-Zuid
word-east-west = Oost-West
word-north = Noord
word-south = Zuid
word-east = Oost
word-west = West
word-nobody-vulnerable = niemand kwetsbaar
word-ns-vulnerable = NZ kwetsbaar
word-ew-vulnerable = OW kwetsbaar
word-both-vulnerable = allen kwetsbaar
word-won-by-forfeit = reglementair gewonnen
word-lost-by-forfeit = reglementair verloren
word-half-by-forfeit = reglementair elk een half punt
word-adjourned = afgebroken
word-no-result-yet = nog geen uitslag
word-bye-of-the-draw = vrij door de indeling
word-full-point-bye = vrij met een heel punt
word-half-point-bye = vrij met een half punt
word-not-playing = speelt niet
word-absent = afwezig
word-session = Zitting
word-round = Ronde
word-partner = Partner
word-against = Tegen
word-our-ns = Onze NZ
word-our-ew = Onze OW
word-score = Score
word-contract = Contract
word-by = Door
word-tricks = Slagen
word-result = Uitslag
word-room = Zaal
word-lead = Uitkomst
word-play = Spel
word-ns = NZ
word-ew = OW
word-ns-mps = MP’s NZ
word-ns-percent = % NZ
word-ew-mps = MP’s OW
word-ew-percent = % OW
word-ns-points = Punten NZ
word-ew-points = Punten OW
word-ns-imps = IMP’s NZ
word-ew-imps = IMP’s OW
word-charted-percent = De kolommen tonen het percentage per spel, de lijn het lopende percentage.
word-charted-points = De kolommen tonen de punten per spel, de lijn de lopende som.
word-charted-imps = De kolommen tonen de IMP’s per spel, de lijn de lopende som.
word-status-club = club
word-status-district = district
word-status-area = gebied
word-status-regional = regionaal
word-status-national = nationaal
word-kind-pairs = paren
word-kind-teams = viertallen
word-kind-individual = individueel
word-kind-swiss-pairs = Zwitsers paren
word-kind-swiss-teams = Zwitsers viertallen
word-kind-multiple-teams = multiple teams
word-kind-league = competitie
word-kind-round-robin = halve competitie
word-kind-knockout-teams = knock-out viertallen
word-kind-double-knockout-teams = dubbele knock-out
word-kind-knockout-pairs = knock-out paren
word-kind-ladder-pairs = ladder paren
word-kind-ladder-teams = ladder viertallen
word-kind-ladder-individual = individuele ladder
word-kind-swiss = Zwitsers
word-kind-chess-teams = schaakteams
word-kind-diplomacy = Diplomacy
word-kind-two-player = voor twee
word-kind-board-games = bordspellen
word-method-matchpoints = matchpunten
word-method-butler = butler tegen de datumscore
word-method-cross-imps = cross-IMP’s
word-method-teams = IMP’s tussen twee tafels
word-method-board-a-match = board-a-match
word-method-aggregate = totaalpunten
word-note-bye = vrij
word-note-forfeit-home = thuis niet verschenen
word-note-forfeit-away = uit niet verschenen
word-note-not-played = niet gespeeld
word-women = Dames
word-mixed = Gemengd
word-seniors = Senioren
word-juniors = Junioren
word-section = Lijn
word-power-austria = Oostenrijk-Hongarije
word-power-england = Engeland
word-power-france = Frankrijk
word-power-germany = Duitsland
word-power-italy = Italië
word-power-russia = Rusland
word-power-turkey = Turkije
word-outcome-win = winst
word-outcome-draw = remise
word-outcome-survived = overleefd
word-outcome-eliminated = uitgeschakeld
word-outcome-disqualified = gediskwalificeerd
word-outcome-abandoned = afgebroken
word-seat-north = N
word-seat-east = O
word-seat-south = Z
word-seat-west = W
word-no-trumps = SA
word-passed-out = rondpas
word-fouled = vervalst
word-room-open = open
word-room-closed = gesloten
word-note-conceded-home = thuis gaf op
word-note-conceded-away = uit gaf op
word-note-unplayable = onspeelbaar
word-note-triangular = driekamp
word-note-half-bye = half vrij
word-note-adjusted = aangepast
word-note-withdrawn-home = thuis teruggetrokken
word-note-withdrawn-away = uit teruggetrokken
word-note-play-off = beslissingswedstrijd
word-note-extra-boards = extra spellen
word-closing-wbu = Elke wijziging moet door de uitgevende functionaris worden ondertekend (#). Met de computer gemaakt: geldig als de bond de uitgever daartoe heeft gemachtigd (#).
word-quotas = Quota
word-quotas-about = Wat elke organisator in een jaar hield, en wat hij mag houden. Quota veranderen geen punten.
word-heading-organiser = Organisator
word-heading-kind = Soort
word-heading-year = Jaar
word-heading-what = Wat
word-heading-held = Gehouden
word-heading-allowed = Toegestaan
word-heading-state = Status
word-heading-clause = Artikel
word-heading-events-remarks = Wedstrijden en opmerkingen
word-quota-over = overschreden
word-quota-within = binnen
word-quota-any-number = onbeperkt
word-organiser-congress = congres
word-quota-regular = gewone speelavonden
word-quota-minor = kleine kampioenschappen
word-quota-alike = kleine kampioenschappen met dezelfde inschrijving en vorm
word-quota-leagues = viertallencompetities
word-quota-ladders = ladders
word-quota-inter-club = wedstrijden tussen clubs
word-quota-licensed = gelicentieerde wedstrijden
word-quota-major-pairs = grote parenkampioenschappen
word-quota-major-teams = grote viertallenkampioenschappen
word-quota-special = bijzondere wedstrijden
word-quota-no-fear = drempelvrije wedstrijden
word-quota-junior = juniorenwedstrijden
word-quota-simultaneous = simultaanparen
word-quota-invitation = uitnodigingswedstrijden
word-wins = Winstpartijen
word-draws = Remises
word-best-game = Beste
word-second-best = 2e beste
word-third-best = 3e beste
word-games-won = Gewonnen partijen
word-drawn-games = Remises waarin de speler deelde
word-score-best = Score van de beste partij
word-score-second-best = Score van de op één na beste partij
word-score-third-best = Score van de op twee na beste partij
word-tie-direct = Onderling resultaat
word-tie-black-games = Partijen met zwart
word-tie-black-wins = Winstpartijen met zwart
word-tie-progressive = Progressieve score
word-tie-lots = Loting
word-tie-lot = Lot
word-tie-match-points = Matchpunten
word-tie-game-points = Bordpunten
word-tie-board-count = Bordtelling
word-tie-average-buchholz = Gemiddelde Buchholz van de tegenstanders
word-tie-average-rating = Gemiddelde rating van de tegenstanders
word-tie-performance = Toernooiperformance
word-tie-pairing-number = Indelingsnummer
word-tie-rating = Rating
word-tie-matches-won = Gewonnen wedstrijden, in overwinningspunten
word-tie-opponents-sum = Som van de overwinningspunten van de tegenstanders
word-tie-without-carry-over = Score zonder carry-over
word-tie-code-wins = winst
word-tie-code-lot = lot
word-tie-code-opponents = tegenstanders
word-tie-code-imps = IMP’s
word-tie-code-carry-over = zonder carry-over
word-game-of-round = Ronde #, bord #
word-ending-won = gewonnen met 18 of meer centra
word-ending-time = remise op tijd
word-ending-vote = remise na stemming
word-ending-open = nog te spelen
word-ending-doubt = niet gescoord door fouten in de inzending
word-bye-score = vrij #
word-adjourned-short = afg.
word-bye-capital = Vrij
word-stands-down = speelt niet mee
word-nobody = niemand
word-yes = ja
word-no-lower = nee
word-no-event = geen wedstrijd
word-norm-made = behaald
word-norm-possible = mogelijk
word-norm-missed = niet behaald
word-master-point-to-go = # meesterpunt
word-master-points-to-go = # meesterpunten
word-contender-player = speler
word-contender-pair = paar
word-contender-team = team
word-value-percent = percentage
word-value-points = punten
word-value-places = plaatsen
word-value-vps = VP’s
word-value-sum = som
word-value-average = gemiddelde
word-value-improvement = verbetering
word-no-awards-no-book = Geen punten: er is geen reglement genoemd
word-no-awards-rounds = Geen punten: # van # rondes zijn ingevoerd
word-no-awards-one-round = Geen punten: # ronde is ingevoerd
word-no-awards-some-rounds = Geen punten: # rondes zijn ingevoerd
word-no-awards-played = Geen punten: # van # rondes zijn gespeeld
word-no-awards-played-one = Geen punten: # van # rondes zijn gespeeld, # partij staat open
word-no-awards-played-open = Geen punten: # van # rondes zijn gespeeld, # partijen staan open
word-no-awards-fide = Geen punten: het FIDE-handboek kent plaatsen en geen punten
word-no-awards-after = Geen punten: de wedstrijd begon toen deze uitgave niet meer gold
word-no-awards-before = Geen punten: de wedstrijd begon voordat deze uitgave gold
word-no-awards-provisional = Geen punten: de wedstrijd is voorlopig door fouten
word-no-awards-rejected = Geen punten: de wedstrijd is afgekeurd door fouten
word-no-awards-error = Geen punten: een fout verhindert er enkele
word-no-awards-boards = Geen punten: # spellen, # nodig
word-no-awards-boards-missing = Geen punten: het aantal spellen ontbreekt
word-no-awards-sections = Geen punten: niet bekend is wie in welke lijn zit
word-no-awards-competition = Geen punten: de competitie is niet genoemd
word-no-awards-running = Geen punten: de knock-out is bezig
word-no-awards-final-decides = Geen punten: de finale beslist
word-no-awards-goes-on = Geen punten: nog niemand gaat door
word-no-awards-matches = Geen punten: niet bekend is wie welke wedstrijd won
word-no-awards-handicap = Geen punten: met handicap gerangschikt, en de scores zonder ontbreken
word-no-awards-handicap-stage = Geen punten: deelnemers plaatsen zich met handicap voor een latere fase
word-no-awards-ladder-waits = Geen punten: de punten wachten op de finale
word-no-awards-ladder-results = Geen punten: niet bekend is hoeveel uitslagen tellen
word-no-awards-ladder-few = Geen punten: # uitslagen tellen, het moeten er # zijn
word-no-awards-ladder-size = Geen punten: het gemiddelde aantal tafels is niet bekend
word-no-awards-consolation = Geen punten: de tafels van de hoofdfinale, of van geen finale, zijn niet bekend
word-no-awards-knockout-small = Geen punten: een oorspronkelijke inschrijving van # tafels, maar een knock-out vraagt #
word-why-laid-out = de bladen zijn als inzending ingedeeld
word-why-signed = ze is ondertekend, en elke wijziging verbreekt de handtekening
word-why-shared = ze wordt gedeeld, met een wijzigingslogboek
word-why-template = ze is een sjabloon
word-why-formats = ze heeft meer celopmaken dan Excel toestaat
word-why-part-damaged = een deel ervan is beschadigd
word-why-xls = het is een xls-werkmap
word-why-xlsb = het is een xlsb-werkmap
word-why-no-workbook = het is geen werkmap
word-what-pictures = Afbeeldingen of grafieken
word-what-notes = Notities
word-why-permission = u mag het niet openen
word-why-gone = het bestaat niet meer
word-why-open-elsewhere = een ander programma, zoals Excel, heeft het open; sluit het daar
word-why-cloud = een cloud, zoals OneDrive, bewaart het elders en stuurde het niet; kies voor de map “Altijd behouden op dit apparaat”
word-why-folder-in-itself = het is een koppeling naar een map waar ze in zit
word-why-mistakes = het bevat fouten
word-why-not-opened = het kon niet worden geopend: het bestaat niet meer
word-why-file-not-opened = Het bestand kon niet worden geopend: het bestaat niet meer
word-why-no-picture = het is geen PNG, JPEG of SVG
word-why-not-utf = een teken erin is geen UTF-8
word-why-not-utf-line = de tekst is geen UTF-# in regel #
word-why-entities = het declareert eigen entiteiten
word-why-unpacks = het of een deel ervan is uitgepakt groter dan # MB
word-why-cells = het heeft meer dan # cellen
word-why-bytes = het heeft meer dan # bytes
word-why-nobody-listed = er staat niemand in
word-why-no-member-list = het is geen ledenlijst met namen en nummers
word-played-matches = # van # matches gespeeld, # nodig
word-played-boards = # van # spellen gespeeld, # nodig
word-played-few-boards = # spellen gespeeld, # nodig
word-nobody-meets-again = niemand speelt twee keer tegen elkaar
word-trf-no-player-lines = geen regel begint met 001
word-trf-game-open = een partij heeft nog geen uitslag
word-trf-points = punten die niet uit uitslagen volgen
word-round-of-knockout = ronde #
word-round-of-qualifying = ronde Q#
word-scale-webber = een competitie die naar de Webber Cup leidt
word-scale-divisions = competities van meer divisies op districtsniveau
word-sheet-entries = alleen inschrijvingen
word-sheet-swiss-rounds = Zwitserse rondes
word-sheet-swiss-ranking = Zwitserse stand
word-sheet-crosstable = kruistabel
word-sheet-pairings = indelingen
word-sheet-pairs = parenuitslagen
word-sheet-teams = viertallenuitslagen
word-sheet-teams-matches = viertallenmatches
word-sheet-teams-matrix = viertallenmatrix
word-sheet-league = competitiestand
word-sheet-knock-out = knock-out
word-sheet-ladder = ladder
word-sheet-matches = matches
word-sheet-travellers = loopbriefjes
word-sheet-centres = centra per jaar
word-sheet-diplomacy = Diplomacyscores
word-sheet-games = speluitslagen
word-sheet-prizes = prijzenlijst
word-sheet-register = ledenregister
word-sheet-none = geen wedstrijd
word-fact-title = titel
word-fact-date = datum
word-fact-organiser = organisator
word-fact-place = plaats
word-fact-rounds = rondes
word-fact-round = ronde
word-fact-boards = spellen
word-fact-results-counted = getelde uitslagen
word-fact-game = spel
word-fact-rules = reglement
word-fact-format = vorm
word-fact-scoring = telling
word-fact-status = status
word-fact-movement = schema
word-fact-scale = schaal
word-fact-ending = einde
word-column-number = nummer
word-column-name = naam
word-column-names = namen
word-column-forename = voornaam
word-column-surname = achternaam
word-column-score = score
word-column-total = totaal
word-column-section = lijn
word-column-direction = richting
word-column-rating = rating
word-column-result = uitslag
word-column-id = lidnummer
word-column-opponent-number = tegenstander #
word-column-tie-break-number = weerstand #
word-proof-places-follow = de plaatsen volgen deze kolom, niet de andere van deze soort
word-proof-numbers-in-order = ze nummert de rijen, die op score staan
word-proof-agrees-unlike = ze klopt met de scores, anders dan nummers
word-proof-agrees = ze klopt met de scores
word-proof-many-none = velen hebben er geen, maar elke deelnemer heeft een nummer
word-proof-numbers = ze nummert de rijen
word-proof-only-numbers = ze nummert alleen de rijen
word-proof-proportion = de percentages zijn er evenredig mee
word-proof-half = samen zijn ze de helft van alle tops
word-proof-other-proportion = een andere kolom is evenredig met de percentages, of alleen de hoogste plaatsen hebben iets
word-proof-total = ze is het totaal van de rondes of tegenstanders
word-proof-difference = ze is voor min tegen
word-proof-zero-sum = wat de ene kant wint, verliest de andere
