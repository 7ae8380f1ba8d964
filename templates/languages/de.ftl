# Deutsch (German)

## The frame of every page

frame-skip = Zum Inhalt springen
frame-trail = Wo Sie sind
frame-season = Saison
frame-made-by = Erstellt mit palmares { $version }.
frame-triangle = Eine Zahl mit Dreieck lässt sich öffnen und zeigt, wie sie berechnet wurde.
frame-pages = Seiten
language-code = de

## Links and titles

link-certificates = Urkunden
events = Turniere
quotas = Quoten
players = Spieler
clubs = Vereine
link-workbook = Die Saison als Arbeitsmappe
link-secretary = Für den Schriftführer
competitions = Wettbewerbe
players-by-surname = , nach Nachnamen
players-letters = Buchstaben
score-cards = Scorekarten
standings = Rangliste
lists-workbook = Dasselbe als Arbeitsmappe
promotions-certificates = Urkunden zum Drucken
promotions-none = Keine Beförderungen.
players-other = Andere

## Heads of columns, and labels on phones

head-date = Datum
head-event = Turnier
head-with = Mit
head-place = Platz
head-score = Ergebnis
head-award = Zuerkannt
head-round = Runde
head-colour = Farbe
head-opponent = Gegner
head-result = Ergebnis
head-points = Punkte
head-game = Partie
head-power = Macht
head-centres-by-year = Zentren nach Jahr
head-outcome = Ausgang
head-opponents = Gegner
head-centres = Zentren
head-tables = Tische
head-winners = Sieger
head-state = Stand
head-player = Spieler
head-number = Nummer
head-events = Turniere
head-club = Verein
head-who = Wer
head-field = Feld
head-name = Name
head-counted = Gezählt
head-played = Gespielt
head-basis = Grundlage
head-total = Summe
head-rating = Wertung
head-section = Gruppe
head-scratch = Ohne Handicap
head-overall = Gesamt
head-prize = Preis
head-amount = Betrag
head-home = Heim
head-away = Gast
head-boards = Boards
head-imps = IMPs
head-games = Partien
head-expected = Erwartet
head-change = Änderung
head-new-rating = Neue Wertung
head-performance = Performance
head-norm = Norm
head-norm-result = Ergebnis, oder was noch fehlt
head-team = Team
head-no = Nr.
head-mps-of = MPs von { $top }
head-white = Weiß
head-black = Schwarz
head-board = Brett
head-side = Seite

## Things with their number

count-boards =
    { $count ->
        [one] { $number } Board
       *[other] { $number } Boards
    }
count-certificates =
    { $count ->
        [one] { $number } Urkunde
       *[other] { $number } Urkunden
    }
count-clubs =
    { $count ->
        [one] { $number } Verein
       *[other] { $number } Vereine
    }
count-contestants = { $number } Teilnehmer
count-errors = { $number } Fehler
count-events =
    { $count ->
        [one] { $number } Turnier
       *[other] { $number } Turniere
    }
count-more = { $number } weitere
count-players = { $number } Spieler
count-points =
    { $count ->
        [one] { $number } Punkt
       *[other] { $number } Punkte
    }
count-points-part = { $number } Punkte
count-results =
    { $count ->
        [one] { $number } Ergebnis
       *[other] { $number } Ergebnisse
    }
count-tables =
    { $count ->
        [one] { $number } Tisch
       *[other] { $number } Tische
    }
count-tables-part = { $number } Tische
count-warnings =
    { $count ->
        [one] { $number } Warnung
       *[other] { $number } Warnungen
    }
count-chess-boards =
    { $count ->
        [one] { $number } Brett
       *[other] { $number } Bretter
    }
count-games =
    { $count ->
        [one] { $number } Partie
       *[other] { $number } Partien
    }
count-cards =
    { $count ->
        [one] { $number } Karte
       *[other] { $number } Karten
    }

## The index

index-problems = { $problems }: für den Schriftführer
index-first-hundred = Die ersten hundert
index-all-players = Alle Spieler nach Nachnamen
index-latest = Neueste Ergebnisse
index-calendar = Kalender
index-ahead = Demnächst
index-by-month = Nach Monat
index-all-events = Alle Turniere ({ $number })
index-all-clubs = Alle Vereine ({ $number })
tile-events =
    { $count ->
        [one] Turnier
       *[other] Turniere
    }
tile-clubs =
    { $count ->
        [one] Verein
       *[other] Vereine
    }
tile-players = Spieler
season-of = Saison { $years }

## Leaders and records

leaders-title = Die Besten der Saison
leaders-more = { $number } weitere mit { $points }
records-most = Meiste { $kind } in einem Turnier
records-highest = Höchste Prozentsätze

## A player

player-number = Mitgliedsnummer { $number }
player-no-number = Keine Mitgliedsnummer
player-also = Auch geführt als { $names }.
player-events-played = Gespielte Turniere
player-clauses = Die Seite des Turniers zeigt, wie jede Vergabe berechnet wurde, Klausel für Klausel: { $clauses }, soweit keine anderen genannt sind.
player-round-by-round = , Runde für Runde
player-game-by-game = , Partie für Partie
player-place-of = { $place } von { $field }
player-clauses-also = auch { $clauses }
player-clauses-by = nach { $clauses }

## A club

club-players = Spieler nach hier gewonnenen Punkten

## An event

event = Turnier
event-the-draw = { $round }: die Paarungen
ratings = Wertungszahlen
event-house = Hauspaar
groups = Gruppen
prizes = Preise
event-receipts = Quittungen zum Unterschreiben
ratings-own = Aus den Wertungszahlen der Meldung berechnet, nur für dieses Turnier.
norms = Titelnormen
event-why = Wie die Punkte berechnet wurden
event-clauses = { $book }, Klauseln { $clauses }. Die Punkte gelten für jeden Spieler.
event-settled = Aus den Einstellungen, nicht aus der Meldung: { $settled }
problems = Probleme
event-annotated = Die kommentierte Meldung
event-annotated-has = enthält jede Zelle wie eingesandt, dahinter diese Ergebnisse.
event-draw-of-round = Paarungen der Runde { $number }
event-status = Status { $status }
event-adjusted = Korrektur { $amount }

## Brackets

bracket = Turnierbaum
bracket-by-round = Turnierbaum, Runde für Runde
bracket-won = gewonnen
bracket-eliminated = ausgeschieden
bracket-out = raus
bracket-key = Fett: Sieger. Durchgestrichen: dort ausgeschieden.

## Matches and rounds

matches = Kämpfe
crosstable = Kreuztabelle
rounds = Runden
matches-after = Stand nach jeder Runde
matches-after-caption = Stand nach jeder Runde, in { $unit }, mit dem Platz
round-number = Runde { $number }
crosstable-key-teams = 12w2½: gegen Nummer 12 mit Weiß am ersten Brett, 2½ Brettpunkte. + und − wurden kampflos entschieden.
crosstable-key = 12w1: gegen Nummer 12 mit Weiß, gewonnen; ½ remis, 0 verloren. + und − wurden kampflos entschieden.
rounds-home-had = Heim vorher
rounds-white-had = Weiß vorher
rounds-away-had = Gast vorher
rounds-black-had = Schwarz vorher
diplomacy-rounds = Runden und Mächte
diplomacy-key = E 26.563: England, 26,563 Punkte. A Austria-Hungary, E England, F France, G Germany, I Italy, R Russia, T Turkey.
diplomacy-games = Partien

## Boards and score cards

boards = Boards
cards-contestants = Teilnehmer
cards-own-side = Alle Ergebnisse aus Sicht des Teilnehmers.
cards-best = bestes Board
cards-worst = schlechtestes Board
boards-most-frequent = Die Liste der Boards zeigt den häufigsten Kontrakt.
board-number = Board { $number }
boards-dealer = Teiler { $dealer }, { $vulnerable }
cards-print-four = Zum Drucken: vier Karten je Seite, A4 oder Letter.
cards-print-two = Zum Drucken: zwei Karten je Seite, A4 oder Letter.
board-prizes = Brettpreise
board-prizes-key = Es zählen nur gespielte Partien, jede an dem Brett, an dem sie gespielt wurde. Bei gleichem Prozentsatz gehen mehr Partien vor, bei gleichen Punkten weniger.
boards-of = Boards: { $event }
cards-of = Scorekarten: { $event }
cards-place-of = Platz { $place } von { $field }
cards-not-ranked = Ohne Platz
board-one = Board
cards-place-round = Platzkarten, Runde { $number }
how-matchpoints = Matchpunkte: 2 für jedes schlechtere Ergebnis des Boards, 1 für jedes gleiche (§ 78A).
how-butler = IMPs (§ 78B) jedes Scores gegen den Datumscore des Boards ({ $clause }).
how-cross-imps = IMPs (§ 78B) jedes Scores gegen jeden anderen Score des Boards, geteilt ({ $clause }).
how-teams = IMPs der Differenz zwischen den beiden Räumen (§ 78B).
how-board-a-match = Jedes Board wird gegen den anderen Raum gewonnen, geteilt oder verloren: 2, 1 oder 0.
how-aggregate = Gesamtpunkte: die Scores aller Boards zusammengezählt.
how-neuberg = Wo A Ergebnisse eines Boards vergleichbar sind und andere E haben, wurden M Matchpunkte zu (M + 1) × E / A − 1 ({ $clause }).
how-simple = Auf einem Board mit weniger Ergebnissen als die anderen zählen Matchpunkte als Anteil an seinem eigenen Top ({ $clause }).
how-artificial = A+, A und A− sind künstliche Scores von { $plus }, { $average } und { $minus } % ({ $clause }).
how-artificial-own = A+, A und A− sind künstliche Scores von { $plus }, { $average } und { $minus } %, oder der eigene Durchschnitt des Teilnehmers im Durchgang, wo er für A+ besser oder für A− schlechter ist ({ $clause }).
how-artificial-own-minus = A+, A und A− sind künstliche Scores von { $plus }, { $average } und { $minus } %, für A− der eigene Durchschnitt des Teilnehmers im Durchgang, wo er schlechter ist ({ $clause }).
how-artificial-imps = A+, A und A− sind künstliche Scores; Durchschnitt plus ist auf einem Board { $plus } IMPs ({ $clause }).
traveller-version = Fassung { $version } eines verfälschten Boards, nur mit ihren eigenen Ergebnissen verglichen.
traveller-top = Top { $top }.
traveller-compared = { $scores } von { $expected } Ergebnissen sind vergleichbar.
traveller-neuberg = Aus M Matchpunkten wurden (M + 1) × { $expected } / { $scores } − 1 ({ $clause }).
traveller-divided = { $scores } Scores; die Summe der IMPs ist durch { $by } geteilt.
traveller-too-few = Zu wenige Scores zum Vergleichen.
sum-none = Kein Ergebnis.
sum-adjusted = ; Korrektur { $amount }
sum-scaled = ; auf alle Boards umgerechnet: { $value } von { $full }
sum-best = ; die besten { $best } von { $all } zählen
sum-share = { $value } von { $most } = { $share } %
sum-matchpoints = Matchpunkte
sum-together = zusammen

## Draws and cards to print

drawn-number = Nr. { $number }
drawn-pairing-number = , Paarungsnummer { $number }
drawn-section = Gruppe { $section }
receipts = Quittungen
receipts-received = { $amount } erhalten · Datum
receipts-signature = Unterschrift
draw-next = Nächste Runde
draw-by = Nach Nummern
draw-by-name-link = Nach Namen
draw-why = Warum
draw-mine = Mein Tisch
draw-mine-list = Mein Tisch: die Liste nach Namen
draw-by-board = nach Brett
draw-by-small = nach Nummern
draw-by-name = nach Namen
draw-not-drawn = Nicht gepaart:
bye = spielfrei
draw-seat = Brett { $board }, { $power }
draw-against = gegen
draw-why-seats = Warum diese Plätze
draw-why-pairings = Warum diese Paarungen
draw-open = Eine Paarung öffnen, um ihre Gründe zu sehen.
draw-mine-type = Mein Tisch: einen Teil Ihres Namens eingeben
draw-round-of = Runde { $number } von { $rounds }

## The search

search-season = Die Saison
search-find = Spieler, Turnier oder Verein suchen
search-hits = Treffer
search-missing = Die Namensliste fehlt.
search-player = Spieler
search-event = Turnier
search-club = Verein
search-found = gefunden
search-nothing = Nichts gefunden
search-first = , die ersten { $most } werden gezeigt

## Pictures

chart-months = Turniere je Monat
chart-months-caption = Turniere je Monat.
chart-clubs-master = Meisterpunkte nach Verein
chart-clubs-local = Local Points nach Verein
chart-first-ten = { $title }, die ersten zehn.
chart-tables = Tische je Turnier, nach Datum
chart-tables-caption = Tische je Turnier.
chart-course = Geschlagener Teil des Feldes je Turnier, nach Datum
chart-course-caption = Geschlagener Teil des Feldes, Turnier für Turnier: je höher, desto besser.
chart-spread = Verteilung der Ergebnisse
chart-spread-of = Verteilung der Ergebnisse, { $list }
chart-spread-caption = Wie viele Teilnehmer welches Ergebnis hatten.
chart-bars = Dieselben Zahlen als Balken.
unit-events = Turniere
unit-month = Monat
unit-tables = Tische
unit-day = Tag des Turniers
unit-contestants = Teilnehmer
unit-master-points = Meisterpunkte
chart-race = Gewonnene { $unit }, Runde für Runde
chart-race-caption = In Kämpfen gewonnene { $unit }, Runde für Runde.
chart-race-caption-named = In Kämpfen gewonnene { $unit }, Runde für Runde; die ersten { $number } sind benannt.
unit-round = Runde
chart-running = Laufende { $unit } von { $label }
chart-running-percent = Laufender Prozentsatz von { $label }
chart-running-told = { $last } nach { $number } Boards; am höchsten { $high } nach { $high-after }, am niedrigsten { $low } nach { $low-after }.
chart-running-axis = { $unit }, Board für Board ({ $number })
chart-spread-some = , { $some } mit Punkten
chart-column-with = { $number } mit { $from } { $unit }
chart-column-from = { $number } von { $from } bis { $to } { $unit }
chart-per-cent = { $numbers } Prozent
chart-no-award = ohne Punkte
chart-with-awards = mit Punkten
chart-centres = Versorgungszentren, { $game }

## Letters

letter-number = (Nummer { $number })
letter-please-answer = BITTE ANTWORTEN
letter-correct = Bitte korrigieren Sie Ihre Arbeitsmappe oder die kommentierte Kopie und senden Sie sie noch einmal.
letter-no-questions = Wir haben keine Fragen an Sie.
letter-please-tell = BITTE SAGEN SIE UNS
letter-only-questions = Das sind nur Fragen: Es kann gute Gründe geben.
letter-one-note = 1 Hinweis braucht keine Antwort; die kommentierten Kopien zeigen ihn.
letter-notes = { $number } Hinweise brauchen keine Antwort; die kommentierten Kopien zeigen sie.
letter-credited = GUTGESCHRIEBEN
letter-nothing = nichts
letter-files = DATEIEN
letter-your-return = (Ihre Meldung mit unseren Anmerkungen)
letter-pdf = (Urkunden zum Drucken)
letter-certificates-of = (Urkunden: { $name })
letter-up-to = Bis { $day }
letter-congratulations = HERZLICHEN GLÜCKWUNSCH
letter-promotion = Sie sind jetzt { $rank }: { $why }
letter-your-points = IHRE PUNKTE
letter-since = neu für Sie: { $points }
letter-rank = Rang: { $rank }
letter-next-rank = Nächster Rang: { $rank }, noch { $needs }
letter-where-from = WOHER SIE KOMMEN
letter-waiting = NOCH NICHT GUTGESCHRIEBEN
letter-certificates = URKUNDEN
letter-place = Platz { $place }

## Certificates

certificates-print = Ohne Ränder drucken; jedes Blatt ist eine Seite.
certificate-awarded-to = verliehen an
certificate-awarded-to-capital = Verliehen an
certificate-date-of-issue = Ausstellungsdatum
certificate-issuing-officer = Ausgestellt von
certificate-place = { $ordinal } Platz
certificate-place-scratch = { $ordinal } Platz ohne Handicap
certificate-place-shared = geteilter { $ordinal } Platz
certificate-place-shared-scratch = geteilter { $ordinal } Platz ohne Handicap
certificate-points-won = Gewonnene Punkte
certificate-title-shared = { $title }, geteilt
certificate-organised-by = Veranstalter: { $organiser }
certificate-reached-on = erreicht am { $day }
certificate-member-number = Mitgliedsnummer { $number }
certificate-no-member-number = Keine Mitgliedsnummer angegeben
certificate-number = Urkunde { $number }
certificate-officer = Ausgestellt von: { $name }
certificate-in-words = in Worten: { $words }
certificate-clauses = Klauseln { $clauses }: { $book }.
certificate-congress-reasons = Die Seite jedes Turniers zeigt, wie seine Punkte berechnet wurden.
certificates-of = Urkunden: { $name }

## Points in words, and places

list-and = { $first } und { $last }
spelled-quarter = ein Viertel
spelled-half = ein Halb
spelled-three-quarters = drei Viertel
spelled-and-quarter = { $whole } ein Viertel
spelled-and-half = { $whole } einhalb
spelled-and-three-quarters = { $whole } drei Viertel
spelled-decimal = { $whole } Komma { $digits }
ordinal = { $number }.

## Days and months

date-day = { $number }. { $month } { $year }
date-month = { $month } { $year }
date-day-month = { $number }. { $month }
month-1 = Januar
month-2 = Februar
month-3 = März
month-4 = April
month-5 = Mai
month-6 = Juni
month-7 = Juli
month-8 = August
month-9 = September
month-10 = Oktober
month-11 = November
month-12 = Dezember
month-short-1 = Jan.
month-short-2 = Feb.
month-short-3 = März
month-short-4 = Apr.
month-short-5 = Mai
month-short-6 = Juni
month-short-7 = Juli
month-short-8 = Aug.
month-short-9 = Sept.
month-short-10 = Okt.
month-short-11 = Nov.
month-short-12 = Dez.
month-none = ohne Datum

## The office

office-returns = Meldungen
office-return = Meldung
office-totals = Kontrollsummen
office-sums-key = Dieselben Punkte, nach Turnier, nach Spieler und nach Verein (mit Turnieren ohne Verein) zusammengezählt. Die drei Summen müssen übereinstimmen.
office-kind = Art
office-severity = Schwere
office-files = Dateien
office-stake = In diesen Turnieren zuerkannt
office-workbook = der Arbeitsmappe der Saison
office-by-event = Nach Turnier
office-by-player = Nach Spieler
office-by-club = Nach Verein
office-sums = Summen
office-agree = stimmen überein
office-differ = stimmen nicht überein
office-errors = Fehler
office-warnings = Warnungen
office-notes = Hinweise
office-without-awards = { $events } ohne Punkte
office-all-returns = Alle Meldungen ({ $number })
count-returns =
    { $count ->
        [one] { $number } Meldung
       *[other] { $number } Meldungen
    }
count-notes =
    { $count ->
        [one] { $number } Hinweis
       *[other] { $number } Hinweise
    }
count-questions =
    { $count ->
        [one] { $number } Frage an die Vereine
       *[other] { $number } Fragen an die Vereine
    }

## Lists

count-rows =
    { $count ->
        [one] { $number } Zeile
       *[other] { $number } Zeilen
    }
list-in = in
list-left = ; { $number } weitere stehen nur dort und in der Arbeitsmappe

## The entry desk

desk = Meldetisch
desk-everybody = Alle
desk-fee = Startgeld
desk-paid = Bezahlt
desk-open = Offen
desk-is-here = Da
desk-arrives = Kommt
desk-asked = Spielfrei
desk-key = Offen ist Startgeld − bezahlt; ein Pluszeichen heißt, dass zu viel bezahlt wurde. Die Spalten sind Fee due, Fee paid, Present, Arrives und Byes des Blattes Entries.
desk-paid-only = Bezahlt { $paid }.
desk-owed = Fällig { $due } − bezahlt { $paid } = offen { $owed }.
desk-overpaid = Fällig { $due } − bezahlt { $paid } = { $balance }: offen { $owed } − zu viel bezahlt { $over }.
desk-without = {" "}Ohne { $number }, deren Beträge nicht lesbar sind.
desk-here = { $here } da, { $away } nicht da, { $open } nicht abgehakt.
desk-owes = Noch zu zahlen
desk-owes-of = { $owed } von { $due }
desk-owes-left = { $owed } von { $due } (zurückgezogen)
desk-unread = Nicht in den Summen
desk-unread-fee = Startgeld { $due }, bezahlt { $paid }
desk-missing = Noch nicht da
desk-late = Kommen später
desk-byes = Spielfrei gewünscht
desk-bye-for = { $rounds } (für { $score })
count-entries = { $number } Teilnehmer

## While an event is played

hall = Saal
hall-final = Endstand
hall-nothing = Noch ist keine Runde gepaart, und es gibt keine Ergebnisse.
hall-pause = Pause
hall-go-on = Weiter
find-list = Die Liste nach Namen
find-seat = Platz
find-plays-for = Spielt für
find-for = für
find-nothing = Noch ist keine Runde gepaart.
find-round = { $title }, Runde { $number }
find-standings = { $title }: Rangliste
find-place = Platz { $place } mit { $score }

## Boards, prizes, competitions

boards-play = Spiel
boards-split = geteilt; { $side } { $score }
boards-weight = { $share } % von { $score }
boards-hands = Blätter
boards-makes = Erfüllbar: { $makes }
datum-mean =
    { $count ->
        [one] Datumscore { $value }: Mittel aus { $number } Score
       *[other] Datumscore { $value }: Mittel aus { $number } Scores
    }
datum-rounded =
    { $count ->
        [one] Datumscore { $value }: Mittel aus { $number } Score { $mean }, gerundet
       *[other] Datumscore { $value }: Mittel aus { $number } Scores { $mean }, gerundet
    }
datum-ends = die { $low } niedrigsten und die { $high } höchsten
datum-left-out = ; weggelassen von { $number }: { $scores }
datum-others = , die anderer Tische eingeschlossen
unit-centres = Zentren
prizes-paid = Preise { $total }, alles ausgezahlt.
prizes-left = Preise { $total } = ausgezahlt { $paid } + übrig { $left }.
norm-result = { $score } aus { $games }, Performance { $performance }
count-leaders =
    { $count ->
        [one] { $number } an der Spitze
       *[other] { $number } an der Spitze
    }
competition-by = { $of } nach { $by }, { $value }
competition-best = die besten { $number } zählen
competition-least =
    { $count ->
        [one] mindestens { $number } Turnier
       *[other] mindestens { $number } Turniere
    }

## Fixed words

word-certificate = Urkunde
word-certificate-of-rank = Rangurkunde
word-congress-certificate = Kongressurkunde
word-master-point-certificate = Meisterpunkt-Urkunde
word-master-points = Meisterpunkte
word-points = Punkte
word-title = Titel
word-prize = Preis
word-award = Zuerkannt
word-final = endgültig
word-provisional = vorläufig
word-rejected = abgelehnt
word-state-provisional = Vorläufig
word-state-rejected = Abgelehnt
word-state-not-released = Noch nicht freigegeben
word-state-no-awards-yet = Plätze können sich noch ändern, und Punkte gibt es noch nicht.
word-state-rounds-to-play = Es sind noch Runden zu spielen, oder etwas in der Meldung war nicht lesbar. Plätze können sich noch ändern, und Punkte gibt es noch nicht.
word-state-no-places = Es gibt keine Plätze; die Probleme unten sagen, warum.
word-state-hidden = Plätze, Ergebnisse und Punkte bleiben verborgen, bis der Turnierleiter sie freigibt.
word-error = Fehler
word-warning = Warnung
word-note = Hinweis
word-rounds = Runden
word-no = Nr.
word-team = Team
word-pairing-cards = Paarungskarten
word-place-cards = Platzkarten
word-board = Brett
word-table = Tisch
word-side = Seite
word-colour = Farbe
word-power = Macht
word-home = Heim
word-away = Gast
word-white = Weiß
word-black = Schwarz
word-net-points = Netto-Punkte
word-net-imps = Netto-IMPs
word-mps = MPs
word-imps = IMPs
word-vps = VPs
word-pairs-event = Paarturnier
word-teams-event = Teamturnier
word-individual-event = Einzelturnier
word-swiss-pairs = Schweizer Paarturnier
word-swiss-teams = Schweizer Teamturnier
word-multiple-teams = Multiple Teams
word-team-league = Teamliga
word-round-robin = Jeder gegen jeden
word-knockout-for-teams = K.-o. für Teams
word-double-knockout-for-teams = Doppel-K.-o. für Teams
word-knockout-for-pairs = K.-o. für Paare
word-ladder-for-pairs = Leiter für Paare
word-ladder-for-teams = Leiter für Teams
word-ladder-for-individuals = Leiter für Einzelspieler
word-chess-tournament = Schachturnier (Schweizer System)
word-chess-team-tournament = Mannschaftsschachturnier
word-diplomacy-tournament = Diplomacy-Turnier
word-two-player-diplomacy = Diplomacy-K.-o. zu zweit
word-board-games = Brettspiele
word-north-south = Nord-Süd
word-east-west = Ost-West
word-north = Nord
word-south = Süd
word-east = Ost
word-west = West
word-nobody-vulnerable = niemand in Gefahr
word-ns-vulnerable = NS in Gefahr
word-ew-vulnerable = OW in Gefahr
word-both-vulnerable = alle in Gefahr
word-won-by-forfeit = kampflos gewonnen
word-lost-by-forfeit = kampflos verloren
word-half-by-forfeit = kampflos je ein halber Punkt
word-adjourned = Hängepartie
word-no-result-yet = noch kein Ergebnis
word-bye-of-the-draw = spielfrei durch Auslosung
word-full-point-bye = spielfrei mit ganzem Punkt
word-half-point-bye = spielfrei mit halbem Punkt
word-not-playing = spielt nicht
word-absent = abwesend
word-session = Durchgang
word-round = Runde
word-partner = Partner
word-against = Gegen
word-our-ns = Unsere NS
word-our-ew = Unsere OW
word-score = Ergebnis
word-contract = Kontrakt
word-by = Von
word-tricks = Stiche
word-result = Ergebnis
word-room = Raum
word-lead = Ausspiel
word-play = Spiel
word-ns = NS
word-ew = OW
word-ns-mps = MPs NS
word-ns-percent = % NS
word-ew-mps = MPs OW
word-ew-percent = % OW
word-ns-points = Punkte NS
word-ew-points = Punkte OW
word-ns-imps = IMPs NS
word-ew-imps = IMPs OW
word-charted-percent = Die Säulen zeigen den Prozentsatz jedes Boards, die Linie den laufenden Prozentsatz.
word-charted-points = Die Säulen zeigen die Punkte jedes Boards, die Linie ihre laufende Summe.
word-charted-imps = Die Säulen zeigen die IMPs jedes Boards, die Linie ihre laufende Summe.
word-status-club = Verein
word-status-district = Bezirk
word-status-area = Gebiet
word-status-regional = regional
word-status-national = national
word-kind-pairs = Paare
word-kind-teams = Teams
word-kind-individual = Einzel
word-kind-swiss-pairs = Schweizer Paare
word-kind-swiss-teams = Schweizer Teams
word-kind-multiple-teams = Multiple Teams
word-kind-league = Liga
word-kind-round-robin = jeder gegen jeden
word-kind-knockout-teams = K.-o. Teams
word-kind-double-knockout-teams = Doppel-K.-o. Teams
word-kind-knockout-pairs = K.-o. Paare
word-kind-ladder-pairs = Leiter Paare
word-kind-ladder-teams = Leiter Teams
word-kind-ladder-individual = Leiter Einzel
word-kind-swiss = Schweizer System
word-kind-chess-teams = Schachmannschaften
word-kind-diplomacy = Diplomacy
word-kind-two-player = zu zweit
word-kind-board-games = Brettspiele
word-method-matchpoints = Matchpunkte
word-method-butler = IMPs gegen den Datumscore
word-method-cross-imps = Cross-IMPs
word-method-teams = IMPs zwischen zwei Räumen
word-method-board-a-match = Board-a-Match
word-method-aggregate = Gesamtpunkte
word-note-bye = spielfrei
word-note-forfeit-home = Heim nicht angetreten
word-note-forfeit-away = Gast nicht angetreten
word-note-not-played = nicht gespielt
word-women = Damen
word-mixed = Mixed
word-seniors = Senioren
word-juniors = Junioren
word-section = Gruppe
word-power-austria = Österreich-Ungarn
word-power-england = England
word-power-france = Frankreich
word-power-germany = Deutschland
word-power-italy = Italien
word-power-russia = Russland
word-power-turkey = Türkei
word-outcome-win = Sieg
word-outcome-draw = Remis
word-outcome-survived = überlebt
word-outcome-eliminated = ausgeschieden
word-outcome-disqualified = disqualifiziert
word-outcome-abandoned = abgebrochen
word-seat-north = N
word-seat-east = O
word-seat-south = S
word-seat-west = W
word-no-trumps = SA
word-passed-out = gepasst
word-fouled = verfälscht
word-room-open = offen
word-room-closed = geschlossen
word-note-conceded-home = Heim hat aufgegeben
word-note-conceded-away = Gast hat aufgegeben
word-note-unplayable = nicht spielbar
word-note-triangular = Dreierkampf
word-note-half-bye = halb spielfrei
word-note-adjusted = angepasst
word-note-withdrawn-home = Heim zurückgezogen
word-note-withdrawn-away = Gast zurückgezogen
word-note-play-off = Stichkampf
word-note-extra-boards = Zusatzboards
word-closing-wbu = Jede Änderung muss vom Aussteller unterschrieben werden (#). Mit dem Computer erstellt: gültig, wenn der Verband den Aussteller dazu ermächtigt hat (#).
word-quotas = Quoten
word-quotas-about = Was jeder Veranstalter im Jahr ausgerichtet hat und was er ausrichten darf. Quoten ändern keine Punkte.
word-heading-organiser = Veranstalter
word-heading-kind = Art
word-heading-year = Jahr
word-heading-what = Was
word-heading-held = Ausgerichtet
word-heading-allowed = Erlaubt
word-heading-state = Stand
word-heading-clause = Klausel
word-heading-events-remarks = Turniere und Bemerkungen
word-quota-over = überschritten
word-quota-within = eingehalten
word-quota-any-number = beliebig viele
word-organiser-congress = Kongress
word-quota-regular = regelmäßige Turniere
word-quota-minor = kleine Meisterschaften
word-quota-alike = kleine Meisterschaften gleicher Teilnahme und Form
word-quota-leagues = Teamligen
word-quota-ladders = Leitern
word-quota-inter-club = Turniere zwischen Vereinen
word-quota-licensed = lizenzierte Turniere
word-quota-major-pairs = große Paarmeisterschaften
word-quota-major-teams = große Teammeisterschaften
word-quota-special = besondere Turniere
word-quota-no-fear = Turniere ohne Scheu
word-quota-junior = Juniorenturniere
word-quota-simultaneous = Simultanpaarturniere
word-quota-invitation = Einladungsturniere
word-wins = Siege
word-draws = Remis
word-best-game = Beste
word-second-best = Zweitbeste
word-third-best = Drittbeste
word-games-won = Gewonnene Partien
word-drawn-games = Remis, an denen der Spieler beteiligt war
word-score-best = Punkte der besten Partie
word-score-second-best = Punkte der zweitbesten Partie
word-score-third-best = Punkte der drittbesten Partie
word-tie-direct = Direkter Vergleich
word-tie-black-games = Partien mit Schwarz
word-tie-black-wins = Siege mit Schwarz
word-tie-progressive = Fortschrittswertung
word-tie-lots = Los
word-tie-lot = Los
word-tie-match-points = Mannschaftspunkte
word-tie-game-points = Brettpunkte
word-tie-board-count = Berliner Wertung
word-tie-average-buchholz = Mittlere Buchholz der Gegner
word-tie-average-rating = Wertungsschnitt der Gegner
word-tie-performance = Turnierperformance
word-tie-pairing-number = Paarungsnummer
word-tie-rating = Wertungszahl
word-tie-matches-won = Gewonnene Kämpfe, in Siegpunkten
word-tie-opponents-sum = Summe der Siegpunkte der Gegner
word-tie-without-carry-over = Ergebnis ohne Übertrag
word-tie-code-wins = Siege
word-tie-code-lot = Los
word-tie-code-opponents = Gegner
word-tie-code-imps = IMPs
word-tie-code-carry-over = ohne Übertrag
word-game-of-round = Runde #, Brett #
word-ending-won = gewonnen mit 18 oder mehr Zentren
word-ending-time = Remis nach Zeit
word-ending-vote = Remis durch Abstimmung
word-ending-open = noch zu spielen
word-ending-doubt = wegen Fehlern in der Meldung nicht gewertet
word-bye-score = frei #
word-adjourned-short = HP
word-bye-capital = Spielfrei
word-stands-down = setzt aus
word-nobody = niemand
word-yes = ja
word-no-lower = nein
word-no-event = kein Turnier
word-norm-made = erfüllt
word-norm-possible = möglich
word-norm-missed = verfehlt
word-master-point-to-go = # Meisterpunkt
word-master-points-to-go = # Meisterpunkte
word-contender-player = Spieler
word-contender-pair = Paar
word-contender-team = Team
word-value-percent = Prozent
word-value-points = Punkten
word-value-places = Plätzen
word-value-vps = Siegpunkten
word-value-sum = Summe
word-value-average = Durchschnitt
word-value-improvement = Verbesserung
word-no-awards-no-book = Keine Punkte: es ist kein Regelwerk genannt
word-no-awards-rounds = Keine Punkte: # von # Runden sind eingetragen
word-no-awards-one-round = Keine Punkte: # Runde ist eingetragen
word-no-awards-some-rounds = Keine Punkte: # Runden sind eingetragen
word-no-awards-played = Keine Punkte: # von # Runden sind gespielt
word-no-awards-played-one = Keine Punkte: # von # Runden sind gespielt, # Partie ist offen
word-no-awards-played-open = Keine Punkte: # von # Runden sind gespielt, # Partien sind offen
word-no-awards-fide = Keine Punkte: das FIDE-Handbuch kennt Plätze und keine Punkte
word-no-awards-after = Keine Punkte: das Turnier begann, als diese Ausgabe nicht mehr galt
word-no-awards-before = Keine Punkte: das Turnier begann, bevor diese Ausgabe galt
word-no-awards-provisional = Keine Punkte: das Turnier ist wegen Fehlern vorläufig
word-no-awards-rejected = Keine Punkte: das Turnier ist wegen Fehlern abgelehnt
word-no-awards-error = Keine Punkte: ein Fehler verhindert einige
word-no-awards-boards = Keine Punkte: # Boards, # nötig
word-no-awards-boards-missing = Keine Punkte: die Zahl der Boards fehlt
word-no-awards-sections = Keine Punkte: wer in welcher Gruppe ist, ist nicht bekannt
word-no-awards-competition = Keine Punkte: der Wettbewerb ist nicht genannt
word-no-awards-running = Keine Punkte: das K.-o.-Turnier läuft noch
word-no-awards-final-decides = Keine Punkte: das Finale entscheidet
word-no-awards-goes-on = Keine Punkte: noch kommt niemand weiter
word-no-awards-matches = Keine Punkte: wer welchen Kampf gewann, ist nicht bekannt
word-no-awards-handicap = Keine Punkte: mit Handicap gereiht, und die Ergebnisse ohne fehlen
word-no-awards-handicap-stage = Keine Punkte: Teilnehmer qualifizieren sich mit Handicap für eine spätere Stufe
word-no-awards-ladder-waits = Keine Punkte: die Punkte warten auf das Finale
word-no-awards-ladder-results = Keine Punkte: wie viele Ergebnisse zählen, ist nicht bekannt
word-no-awards-ladder-few = Keine Punkte: # Ergebnisse zählen, # müssen es sein
word-no-awards-ladder-size = Keine Punkte: die mittlere Zahl der Tische ist nicht bekannt
word-no-awards-consolation = Keine Punkte: die Tische des ersten Finales oder die ohne Finale sind nicht bekannt
word-no-awards-knockout-small = Keine Punkte: ursprünglich # Tische, ein K.-o. braucht aber #
word-why-laid-out = ihre Blätter wurden als Meldung angeordnet
word-why-signed = sie ist signiert, und jede Änderung bricht die Signatur
word-why-shared = sie ist freigegeben, mit einem Änderungsprotokoll
word-why-template = sie ist eine Vorlage
word-why-formats = sie hat mehr Zellformate, als Excel erlaubt
word-why-part-damaged = ein Teil von ihr ist beschädigt
word-why-xls = sie ist eine xls-Arbeitsmappe
word-why-xlsb = sie ist eine xlsb-Arbeitsmappe
word-why-no-workbook = sie ist keine Arbeitsmappe
word-what-pictures = Bilder oder Diagramme
word-what-notes = Notizen
word-why-permission = Sie dürfen sie nicht öffnen
word-why-gone = es gibt sie nicht mehr
word-why-open-elsewhere = ein anderes Programm wie Excel hat sie geöffnet; schließen Sie sie dort
word-why-cloud = eine Cloud wie OneDrive verwahrt sie anderswo und hat sie nicht gesendet; wählen Sie für ihren Ordner „Immer auf diesem Gerät behalten“
word-why-folder-in-itself = er ist ein Link auf einen Ordner, der ihn enthält
word-why-mistakes = sie enthält Fehler
word-why-not-opened = sie ließ sich nicht öffnen: es gibt sie nicht mehr
word-why-file-not-opened = Die Datei ließ sich nicht öffnen: es gibt sie nicht mehr
word-why-no-picture = sie ist weder PNG noch JPEG noch SVG
word-why-not-utf = ein Zeichen darin ist nicht UTF-8
word-why-not-utf-line = ihr Text ist in Zeile # nicht UTF-#
word-why-entities = sie deklariert eigene Entitäten
word-why-unpacks = sie oder ein Teil von ihr ist entpackt größer als # MB
word-why-cells = sie hat mehr als # Zellen
word-why-bytes = sie hat mehr als # Bytes
word-why-nobody-listed = niemand ist darin aufgeführt
word-why-no-member-list = sie ist keine Mitgliederliste mit Namen und Nummern
word-played-matches = # von # Kämpfen gespielt, # nötig
word-played-boards = # von # Boards gespielt, # nötig
word-played-few-boards = # Boards gespielt, # nötig
word-nobody-meets-again = niemand trifft zweimal aufeinander
word-trf-no-player-lines = keine Zeile beginnt mit 001
word-trf-game-open = eine Partie hat noch kein Ergebnis
word-trf-points = Punkte, die nicht aus Ergebnissen folgen
word-round-of-knockout = Runde #
word-round-of-qualifying = Runde Q#
word-scale-webber = eine Liga, die zum Webber Cup führt
word-scale-divisions = Ligen mit mehreren Abteilungen auf Bezirksebene
word-sheet-entries = nur Teilnehmer
word-sheet-swiss-rounds = Runden eines Schweizer Turniers
word-sheet-swiss-ranking = Rangliste eines Schweizer Turniers
word-sheet-crosstable = Kreuztabelle
word-sheet-pairings = Paarungen
word-sheet-pairs = Paarergebnisse
word-sheet-teams = Teamergebnisse
word-sheet-teams-matches = Teamkämpfe
word-sheet-teams-matrix = Teammatrix
word-sheet-league = Ligatabelle
word-sheet-knock-out = K.-o.-Turnier
word-sheet-ladder = Leiter
word-sheet-matches = Kämpfe
word-sheet-travellers = Laufzettel
word-sheet-centres = Zentren nach Jahr
word-sheet-diplomacy = Diplomacy-Ergebnisse
word-sheet-games = Spielergebnisse
word-sheet-prizes = Preisliste
word-sheet-register = Mitgliederregister
word-sheet-none = kein Turnier
word-fact-title = Titel
word-fact-date = Datum
word-fact-organiser = Veranstalter
word-fact-place = Platz
word-fact-rounds = Runden
word-fact-round = Runde
word-fact-boards = Boards
word-fact-results-counted = gezählte Ergebnisse
word-fact-game = Spiel
word-fact-rules = Regelwerk
word-fact-format = Format
word-fact-scoring = Wertung
word-fact-status = Status
word-fact-movement = Bewegung
word-fact-scale = Skala
word-fact-ending = Ende
word-column-number = Nummer
word-column-name = Name
word-column-names = Namen
word-column-forename = Vorname
word-column-surname = Nachname
word-column-score = Score
word-column-total = Summe
word-column-section = Gruppe
word-column-direction = Richtung
word-column-rating = Wertungszahl
word-column-result = Ergebnis
word-column-id = Mitgliedsnummer
word-column-opponent-number = Gegner #
word-column-tie-break-number = Feinwertung #
word-proof-places-follow = die Plätze folgen ihr, nicht der anderen Spalte dieser Art
word-proof-numbers-in-order = sie nummeriert die Zeilen, die nach Ergebnis geordnet sind
word-proof-agrees-unlike = sie passt zu den Ergebnissen, anders als Nummern
word-proof-agrees = sie passt zu den Ergebnissen
word-proof-many-none = viele haben keine, jeder Teilnehmer hat aber eine Nummer
word-proof-numbers = sie nummeriert die Zeilen
word-proof-only-numbers = sie nummeriert nur die Zeilen
word-proof-proportion = die Prozente verhalten sich dazu
word-proof-half = zusammen ergeben sie die Hälfte aller Tops
word-proof-other-proportion = eine andere Spalte verhält sich zu den Prozenten, oder nur die ersten Plätze haben etwas
word-proof-total = sie ist die Summe der Runden oder Gegner
word-proof-difference = sie ist dafür minus dagegen
word-proof-zero-sum = was die eine Seite gewinnt, verliert die andere
