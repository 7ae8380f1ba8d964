# English: the texts of which every other catalogue is a translation. What another lacks is
# shown in English. `docs/languages.md` says how to correct or add one.

## The frame of every page

frame-skip = Skip to content
frame-trail = You are here
frame-season = Season
frame-made-by = Made by palmares { $version }.
frame-triangle = Click a number with a triangle to see how it was worked out.
frame-pages = Pages
language-code = en

## Links and titles

link-certificates = Certificates
events = Events
quotas = Quotas
players = Players
clubs = Clubs
link-workbook = The season as a workbook
link-secretary = For the secretary
competitions = Competitions
players-by-surname = , by surname
players-letters = Letters
score-cards = Score cards
standings = Standings
lists-workbook = These lists as a workbook
promotions-certificates = Certificates to print
promotions-none = No promotions.
players-other = Other

## Heads of columns, and labels on phones

head-date = Date
head-event = Event
head-with = With
head-place = Place
head-score = Score
head-award = Award
head-round = Round
head-colour = Colour
head-opponent = Opponent
head-result = Result
head-points = Points
head-game = Game
head-power = Power
head-centres-by-year = Centres by year
head-outcome = Outcome
head-opponents = Opponents
head-centres = Centres
head-tables = Tables
head-winners = Winners
head-state = State
head-player = Player
head-number = Number
head-events = Events
head-club = Club
head-who = Who
head-field = Field
head-name = Name
head-counted = Counted
head-played = Played
head-basis = Worked out from
head-total = Total
head-rating = Rating
head-section = Section
head-scratch = Scratch
head-overall = Overall
head-prize = Prize
head-amount = Amount
head-home = Home
head-away = Away
head-boards = Boards
head-imps = IMPs
head-games = Games
head-expected = Expected
head-change = Change
head-new-rating = New rating
head-performance = Performance
head-norm = Norm
head-norm-result = Result, or what is still needed
head-team = Team
head-no = No
head-mps-of = MPs of { $top }
head-white = White
head-black = Black
head-board = Board
head-side = Side

## Things with their number

count-boards =
    { $count ->
        [one] { $number } board
       *[other] { $number } boards
    }
count-certificates =
    { $count ->
        [one] { $number } certificate
       *[other] { $number } certificates
    }
count-clubs =
    { $count ->
        [one] { $number } club
       *[other] { $number } clubs
    }
count-contestants =
    { $count ->
        [one] { $number } contestant
       *[other] { $number } contestants
    }
count-errors =
    { $count ->
        [one] { $number } error
       *[other] { $number } errors
    }
count-events =
    { $count ->
        [one] { $number } event
       *[other] { $number } events
    }
count-more = { $number } more
count-players =
    { $count ->
        [one] { $number } player
       *[other] { $number } players
    }
count-points =
    { $count ->
        [one] { $number } point
       *[other] { $number } points
    }
count-points-part = { $number } points
count-results =
    { $count ->
        [one] { $number } result
       *[other] { $number } results
    }
count-tables =
    { $count ->
        [one] { $number } table
       *[other] { $number } tables
    }
count-tables-part = { $number } tables
count-warnings =
    { $count ->
        [one] { $number } warning
       *[other] { $number } warnings
    }
count-chess-boards =
    { $count ->
        [one] { $number } board
       *[other] { $number } boards
    }
count-games =
    { $count ->
        [one] { $number } game
       *[other] { $number } games
    }
count-cards =
    { $count ->
        [one] { $number } card
       *[other] { $number } cards
    }

## The index

index-problems = { $problems }: for the secretary
index-first-hundred = Top 100
index-all-players = All players by surname
index-latest = Latest results
index-calendar = Calendar
index-ahead = Coming up
index-by-month = By month
index-all-events =
    { $count ->
        [one] All { $number } event
       *[other] All { $number } events
    }
index-all-clubs =
    { $count ->
        [one] All { $number } club
       *[other] All { $number } clubs
    }
tile-events =
    { $count ->
        [one] event
       *[other] events
    }
tile-clubs =
    { $count ->
        [one] club
       *[other] clubs
    }
tile-players =
    { $count ->
        [one] player
       *[other] players
    }
season-of = Season { $years }

## Leaders and records

leaders-title = Leaders of the season
leaders-more = { $number } more with { $points }
records-most = Most { $kind } in one event
records-highest = Highest percentages

## A player

player-number = Member number { $number }
player-no-number = No member number
player-also = Also entered as { $names }.
player-events-played = Events played
player-clauses = The event’s page shows how each award was worked out. The clauses are { $clauses } unless others are named.
player-round-by-round = , round by round
player-game-by-game = , game by game
player-place-of = { $place } of { $field }
player-clauses-also = also { $clauses }
player-clauses-by = by { $clauses }

## A club

club-players = Players by points earned here

## An event

event = Event
event-the-draw = { $round }: the draw
ratings = Ratings
event-house = house
groups = Groups
prizes = Prizes
event-receipts = Receipts to sign
ratings-own = Worked out from the ratings in the return, for this event only.
norms = Title norms
event-why = How the awards were worked out
event-clauses = { $book }, clauses { $clauses }. Each player gets the points shown.
event-settled = From the settings, not the return: { $settled }
problems = Problems
event-annotated = The annotated return
event-annotated-has = has every cell as sent in, followed by these results.
event-draw-of-round = Draw of round { $number }
event-status = { $status } status
event-adjusted = adjusted by { $amount }

## Brackets

bracket = Bracket
bracket-by-round = Bracket, round by round
bracket-won = won
bracket-eliminated = eliminated
bracket-out = out
bracket-key = Bold: the winner. Crossed out: eliminated there.

## Matches and rounds

matches = Matches
crosstable = Crosstable
rounds = Rounds
matches-after = Standings after each round
matches-after-caption = Standings after each round, in { $unit }, with the place
round-number = Round { $number }
crosstable-key-teams = 12w2½: against number 12 with White on the first board, 2½ game points. + and − were decided by forfeit.
crosstable-key = 12w1: against number 12 with White, won; ½ drawn, 0 lost. + and − were decided by forfeit.
rounds-home-had = Home score before
rounds-white-had = White score before
rounds-away-had = Away score before
rounds-black-had = Black score before
diplomacy-rounds = Rounds and powers
diplomacy-key = E 26.563: England, 26.563 points. A Austria-Hungary, E England, F France, G Germany, I Italy, R Russia, T Turkey.
diplomacy-games = Games

## Boards and score cards

boards = Boards
cards-contestants = Contestants
cards-own-side = Scores are seen from the contestant’s own side.
cards-best = best board
cards-worst = worst board
boards-most-frequent = The list of boards shows the most frequent contract.
board-number = Board { $number }
boards-dealer = { $dealer } deals, { $vulnerable }
cards-print-four = To print: four cards to a page, A4 or Letter.
cards-print-two = To print: two cards to a page, A4 or Letter.
board-prizes = Board prizes
board-prizes-key = Only games that were played count, each on the board where it was played. If players are level on percentage, the one with more games comes first; if level on points, the one with fewer.
boards-of = Boards of { $event }
cards-of = Score cards of { $event }
cards-place-of = Place { $place } of { $field }
cards-not-ranked = Not ranked
board-one = Board
cards-place-round = Place cards, round { $number }
how-matchpoints = Matchpoints: 2 for each worse result on the board, 1 for each equal one (Law 78A).
how-butler = IMPs (Law 78B) of each score against the board’s datum ({ $clause }).
how-cross-imps = IMPs (Law 78B) of each score against every other score on the board, divided by the number shown there ({ $clause }).
how-teams = IMPs for the difference between the two rooms (Law 78B).
how-board-a-match = Each board is won, drawn or lost against the other room: 2, 1 or 0.
how-aggregate = Total points: the scores of all boards added up.
how-neuberg = Where only A results of a board can be compared, but other boards have E, a score of M matchpoints became (M + 1) × E / A − 1 ({ $clause }).
how-simple = On a board with fewer results than the others, matchpoints count out of the board’s own, lower top ({ $clause }).
how-artificial = A+, A and A− are artificial scores of { $plus }, { $average } and { $minus } % ({ $clause }).
how-artificial-own = A+, A and A− are artificial scores of { $plus }, { $average } and { $minus } %, or the contestant’s own average for the session if that is better (A+) or worse (A−) ({ $clause }).
how-artificial-own-minus = A+, A and A− are artificial scores of { $plus }, { $average } and { $minus } %; for A−, the contestant’s own average for the session if that is worse ({ $clause }).
how-artificial-imps = A+, A and A− are artificial scores; average plus on one board is { $plus } IMPs ({ $clause }).
traveller-version = Version { $version } of a fouled board, compared with its own results only.
traveller-top = Top { $top }.
traveller-compared = { $scores } of { $expected } results can be compared.
traveller-neuberg = M matchpoints became (M + 1) × { $expected } / { $scores } − 1 ({ $clause }).
traveller-divided = { $scores } scores; the sum of IMPs is divided by { $by }.
traveller-too-few = Too few scores to be compared.
sum-none = No score.
sum-adjusted = ; adjusted by { $amount }
sum-scaled = ; scaled to all boards: { $value } of { $full }
sum-best = ; the best { $best } of { $all } count
sum-share = { $value } of { $most } = { $share } %
sum-matchpoints = Matchpoints
sum-together = in all

## Draws and cards to print

drawn-number = No { $number }
drawn-pairing-number = , pairing no. { $number }
drawn-section = Section { $section }
receipts = Receipts
receipts-received = Received { $amount } · date
receipts-signature = Signature
draw-next = Next round
draw-by = By { $board }
draw-by-name-link = By name
draw-why = Why
draw-mine = My board
draw-mine-list = My board: the list by name
draw-by-board = by board
draw-by-small = by { $board }
draw-by-name = by name
draw-not-drawn = Not drawn:
bye = bye
draw-seat = Board { $board }, { $power }
draw-against = against
draw-why-seats = Why these seats
draw-why-pairings = Why these pairings
draw-open = Open a pairing to see its reasons.
draw-mine-type = My board: type part of your name
draw-round-of = Round { $number } of { $rounds }

## The search

search-season = The season
search-find = Find a player, an event or a club
search-hits = Found
search-missing = The list of names is missing.
search-player = player
search-event = event
search-club = club
search-found = found
search-nothing = Nothing found
search-first = , the first { $most } are shown

## Pictures

chart-months = Events in each month
chart-months-caption = Events in each month.
chart-clubs-master = Master points by club
chart-clubs-local = Local Points by club
chart-first-ten = { $title }, top ten.
chart-tables = Tables at each event, in order of date
chart-tables-caption = Tables at each event.
chart-course = Share of the field beaten in each event, in order of date
chart-course-caption = Share of the field beaten in each event: higher is better.
chart-spread = Spread of the scores
chart-spread-of = Spread of the scores, { $list }
chart-spread-caption = How many contestants got each score.
chart-bars = The same numbers as bars.
unit-events = events
unit-month = month
unit-tables = tables
unit-day = day of the event
unit-contestants = contestants
unit-master-points = master points
chart-race = { $unit } won, round by round
chart-race-caption = { $unit } won in matches, round by round.
chart-race-caption-named = { $unit } won in matches, round by round; the first { $number } are named.
unit-round = round
chart-running = Running { $unit } of { $label }
chart-running-percent = Running percentage of { $label }
chart-running-told = { $last } after { $number } boards; highest { $high } after { $high-after }, lowest { $low } after { $low-after }.
chart-running-axis = { $unit }, board by board ({ $number })
chart-spread-some = , { $some } with awards
chart-column-with = { $number } with { $from } { $unit }
chart-column-from = { $number } from { $from } to { $to } { $unit }
chart-per-cent = { $numbers } per cent
chart-no-award = no award
chart-with-awards = with awards
chart-centres = Supply centres, { $game }

## Letters

letter-number = (number { $number })
letter-please-answer = PLEASE ANSWER
letter-correct = Please correct your workbook, or the annotated copy, and send it again.
letter-no-questions = There are no questions for you.
letter-please-tell = PLEASE TELL US
letter-only-questions = These are only questions: there may well be a good reason.
letter-one-note = 1 note needs no answer; the annotated copies show it.
letter-notes = { $number } notes need no answer; the annotated copies show them.
letter-credited = CREDITED
letter-nothing = nothing
letter-files = FILES
letter-your-return = (your return with our notes)
letter-pdf = (certificates to print)
letter-certificates-of = (certificates of { $name })
letter-up-to = Up to { $day }
letter-congratulations = CONGRATULATIONS
letter-promotion = You are now { $rank }: { $why }
letter-your-points = YOUR POINTS
letter-since = new since your last letter: { $points }
letter-rank = Rank: { $rank }
letter-next-rank = Next rank: { $rank }, { $needs } to go
letter-where-from = WHERE THEY COME FROM
letter-waiting = NOT YET CREDITED
letter-certificates = CERTIFICATES
letter-place = place { $place }

## Certificates

certificates-print = In the print window, set the margins to none: one sheet to a page.
certificate-awarded-to = awarded to
certificate-awarded-to-capital = Awarded to
certificate-date-of-issue = Date of issue
certificate-issuing-officer = Issuing officer
certificate-place = { $ordinal } place
certificate-place-scratch = { $ordinal } place without handicap
certificate-place-shared = joint { $ordinal } place
certificate-place-shared-scratch = joint { $ordinal } place without handicap
certificate-points-won = points won
certificate-title-shared = { $title } (joint)
certificate-organised-by = organised by { $organiser }
certificate-reached-on = reached on { $day }
certificate-member-number = Member number { $number }
certificate-no-member-number = No member number given
certificate-number = Certificate { $number }
certificate-officer = Issuing officer: { $name }
certificate-in-words = in words: { $words }
certificate-clauses = Clauses { $clauses } of the { $book }.
certificate-congress-reasons = Each event's page shows how its points were worked out.
certificates-of = Certificates of { $name }

## Points in words, and places

list-and = { $first } and { $last }
spelled-quarter = a quarter
spelled-half = a half
spelled-three-quarters = three quarters
spelled-and-quarter = { $whole } and a quarter
spelled-and-half = { $whole } and a half
spelled-and-three-quarters = { $whole } and three quarters
spelled-decimal = { $whole } point { $digits }
ordinal = { $number }

## Days and months

date-day = { $number } { $month } { $year }
date-month = { $month } { $year }
date-day-month = { $number } { $month }
month-1 = January
month-2 = February
month-3 = March
month-4 = April
month-5 = May
month-6 = June
month-7 = July
month-8 = August
month-9 = September
month-10 = October
month-11 = November
month-12 = December
month-short-1 = Jan
month-short-2 = Feb
month-short-3 = Mar
month-short-4 = Apr
month-short-5 = May
month-short-6 = Jun
month-short-7 = Jul
month-short-8 = Aug
month-short-9 = Sep
month-short-10 = Oct
month-short-11 = Nov
month-short-12 = Dec
month-none = without a date

## The office

office-returns = Returns
office-return = Return
office-totals = Control totals
office-sums-key = The same points, added up by event, by player and by club (with events of no club). The three sums must agree.
office-kind = Kind
office-severity = Severity
office-files = Files
office-stake = Awards in these events
office-workbook = the season’s workbook
office-by-event = By event
office-by-player = By player
office-by-club = By club
office-sums = Sums
office-agree = agree
office-differ = do not agree
office-errors = Errors
office-warnings = Warnings
office-notes = Notes
office-without-awards = { $events } without awards
office-all-returns =
    { $count ->
        [one] All { $number } return
       *[other] All { $number } returns
    }
count-returns =
    { $count ->
        [one] { $number } return
       *[other] { $number } returns
    }
count-notes =
    { $count ->
        [one] { $number } note
       *[other] { $number } notes
    }
count-questions =
    { $count ->
        [one] { $number } question for the clubs
       *[other] { $number } questions for the clubs
    }

## Lists

count-rows =
    { $count ->
        [one] { $number } row
       *[other] { $number } rows
    }
list-in = in
list-left = ; { $number } more are only there and in the workbook

## The entry desk

desk = Entry desk
desk-everybody = Everybody
desk-fee = Fee
desk-paid = Paid
desk-open = Open
desk-is-here = Here
desk-arrives = Arrives
desk-asked = Byes
desk-key = Open is fee − paid; a plus sign means that too much was paid. The columns are Fee due, Fee paid, Present, Arrives and Byes of the Entries sheet.
desk-paid-only = Paid { $paid }.
desk-owed = Due { $due } − paid { $paid } = owed { $owed }.
desk-overpaid = Due { $due } − paid { $paid } = { $balance }: owed { $owed } − overpaid { $over }.
desk-without =
    { $count ->
        [one] {" "}Without { $number } entry, whose amounts cannot be read.
       *[other] {" "}Without { $number } entries, whose amounts cannot be read.
    }
desk-here = { $here } here, { $away } not here, { $open } not ticked.
desk-owes = Still to pay
desk-owes-of = { $owed } of { $due }
desk-owes-left = { $owed } of { $due } (withdrawn)
desk-unread = Not in the sums
desk-unread-fee = fee { $due }, paid { $paid }
desk-missing = Not here yet
desk-late = Come late
desk-byes = Byes asked for
desk-bye-for = { $rounds } (for { $score })
count-entries =
    { $count ->
        [one] { $number } entry
       *[other] { $number } entries
    }

## While an event is played

hall = Hall
hall-final = Final standings
hall-nothing = No round has been drawn yet, and there are no results.
hall-pause = Pause
hall-go-on = Go on
find-list = The list by name
find-seat = Seat
find-plays-for = Plays for
find-for = for
find-nothing = No round has been drawn yet.
find-round = { $title }, round { $number }
find-standings = { $title }: standings
find-place = place { $place } with { $score }

## Boards, prizes, competitions

boards-play = play
boards-split = split; { $side } { $score }
boards-weight = { $share } % of { $score }
boards-hands = Hands
boards-makes = Can be made: { $makes }
datum-mean =
    { $count ->
        [one] Datum { $value }: the mean of { $number } score
       *[other] Datum { $value }: the mean of { $number } scores
    }
datum-rounded =
    { $count ->
        [one] Datum { $value }: the mean of { $number } score is { $mean }, rounded
       *[other] Datum { $value }: the mean of { $number } scores is { $mean }, rounded
    }
datum-ends = the { $low } lowest and the { $high } highest
datum-left-out = ; left out of { $number }: { $scores }
datum-others = , including those of other tables
unit-centres = centres
prizes-paid = Prizes { $total }, all of it paid.
prizes-left = Prizes { $total } = paid { $paid } + left over { $left }.
norm-result = { $score } of { $games }, performance { $performance }
count-leaders =
    { $count ->
        [one] { $number } leader
       *[other] { $number } leaders
    }
competition-by = { $of } by { $by }, { $value }
competition-best =
    { $count ->
        [one] best { $number } count
       *[other] best { $number } count
    }
competition-least =
    { $count ->
        [one] at least { $number } event
       *[other] at least { $number } events
    }

## Fixed words

word-certificate = Certificate
word-certificate-of-rank = Certificate of Rank
word-congress-certificate = Congress Certificate
word-master-point-certificate = Master Point Certificate
word-master-points = Master points
word-points = Points
word-title = Title
word-prize = Prize
word-award = Award
word-final = final
word-provisional = provisional
word-rejected = rejected
word-state-provisional = Provisional
word-state-rejected = Rejected
word-state-not-released = Not yet released
word-state-no-awards-yet = Places may still change, and there are no awards yet.
word-state-rounds-to-play = There are rounds to play, or something in the return could not be read. Places may still change, and there are no awards yet.
word-state-no-places = There are no places; the problems below say why.
word-state-hidden = Places, scores and awards are hidden until the director releases them.
word-error = error
word-warning = warning
word-note = note
word-rounds = Rounds
word-no = No
word-team = Team
word-pairing-cards = Pairing cards
word-place-cards = Place cards
word-board = Board
word-table = Table
word-side = Side
word-colour = Colour
word-power = Power
word-home = Home
word-away = Away
word-white = White
word-black = Black
word-net-points = Net points
word-net-imps = Net IMPs
word-mps = MPs
word-imps = IMPs
word-vps = VPs
word-pairs-event = Pairs event
word-teams-event = Teams event
word-individual-event = Individual event
word-swiss-pairs = Swiss pairs
word-swiss-teams = Swiss teams
word-multiple-teams = Multiple teams
word-team-league = Team league
word-round-robin = Round robin
word-knockout-for-teams = Knock-out for teams
word-double-knockout-for-teams = Double knock-out for teams
word-knockout-for-pairs = Knock-out for pairs
word-ladder-for-pairs = Ladder for pairs
word-ladder-for-teams = Ladder for teams
word-ladder-for-individuals = Ladder for individuals
word-chess-tournament = Chess tournament (Swiss)
word-chess-team-tournament = Chess team tournament
word-diplomacy-tournament = Diplomacy tournament
word-two-player-diplomacy = Two-player Diplomacy knock-out
word-board-games = Board games
word-north-south = North-South
word-east-west = East-West
word-north = North
word-south = South
word-east = East
word-west = West
word-nobody-vulnerable = nobody vulnerable
word-ns-vulnerable = NS vulnerable
word-ew-vulnerable = EW vulnerable
word-both-vulnerable = both vulnerable
word-won-by-forfeit = won by forfeit
word-lost-by-forfeit = lost by forfeit
word-half-by-forfeit = half a point each by forfeit
word-adjourned = adjourned
word-no-result-yet = no result yet
word-bye-of-the-draw = pairing-allocated bye
word-full-point-bye = full-point bye
word-half-point-bye = half-point bye
word-not-playing = not playing
word-absent = absent
word-session = Session
word-round = Round
word-partner = Partner
word-against = Against
word-our-ns = Our NS
word-our-ew = Our EW
word-score = Score
word-contract = Contract
word-by = By
word-tricks = Tricks
word-result = Result
word-room = Room
word-lead = Lead
word-play = Play
word-ns = NS
word-ew = EW
word-ns-mps = NS MPs
word-ns-percent = NS %
word-ew-mps = EW MPs
word-ew-percent = EW %
word-ns-points = NS points
word-ew-points = EW points
word-ns-imps = NS IMPs
word-ew-imps = EW IMPs
word-charted-percent = Columns show the percentage on each board, the line the running percentage.
word-charted-points = Columns show the points on each board, the line the running total.
word-charted-imps = Columns show the IMPs on each board, the line the running total.
word-status-club = club
word-status-district = district
word-status-area = area
word-status-regional = regional
word-status-national = national
word-kind-pairs = pairs
word-kind-teams = teams
word-kind-individual = individual
word-kind-swiss-pairs = swiss pairs
word-kind-swiss-teams = swiss teams
word-kind-multiple-teams = multiple teams
word-kind-league = league
word-kind-round-robin = round robin
word-kind-knockout-teams = knockout teams
word-kind-double-knockout-teams = double knockout teams
word-kind-knockout-pairs = knockout pairs
word-kind-ladder-pairs = ladder pairs
word-kind-ladder-teams = ladder teams
word-kind-ladder-individual = ladder individual
word-kind-swiss = swiss
word-kind-chess-teams = chess teams
word-kind-diplomacy = diplomacy
word-kind-two-player = two-player
word-kind-board-games = board games
word-method-matchpoints = matchpoints
word-method-butler = IMPs against the datum
word-method-cross-imps = cross-IMPs
word-method-teams = IMPs between two rooms
word-method-board-a-match = board-a-match
word-method-aggregate = total points
word-note-bye = bye
word-note-forfeit-home = forfeit home
word-note-forfeit-away = forfeit away
word-note-not-played = not played
word-women = Women
word-mixed = Mixed
word-seniors = Seniors
word-juniors = Juniors
word-section = Section
word-power-austria = Austria-Hungary
word-power-england = England
word-power-france = France
word-power-germany = Germany
word-power-italy = Italy
word-power-russia = Russia
word-power-turkey = Turkey
word-outcome-win = win
word-outcome-draw = draw
word-outcome-survived = survived
word-outcome-eliminated = eliminated
word-outcome-disqualified = disqualified
word-outcome-abandoned = abandoned
word-seat-north = N
word-seat-east = E
word-seat-south = S
word-seat-west = W
word-no-trumps = NT
word-passed-out = pass
word-fouled = fouled
word-room-open = open
word-room-closed = closed
word-note-conceded-home = conceded home
word-note-conceded-away = conceded away
word-note-unplayable = unplayable
word-note-triangular = triangular
word-note-half-bye = half bye
word-note-adjusted = adjusted
word-note-withdrawn-home = withdrawn home
word-note-withdrawn-away = withdrawn away
word-note-play-off = play-off
word-note-extra-boards = extra boards
word-closing-wbu = Any alteration must be signed by the issuing officer (#). Made by computer: it counts where the union has authorised its issuer to do so (#).
word-quotas = Quotas
word-quotas-about = What each organiser held in a year, and what it may hold. Quotas do not change awards.
word-heading-organiser = Organiser
word-heading-kind = Kind
word-heading-year = Year
word-heading-what = What
word-heading-held = Held
word-heading-allowed = Allowed
word-heading-state = State
word-heading-clause = Clause
word-heading-events-remarks = Events and remarks
word-quota-over = over
word-quota-within = within
word-quota-any-number = any number
word-organiser-congress = congress
word-quota-regular = regular games
word-quota-minor = minor championships
word-quota-alike = minor championships of the same entry and format
word-quota-leagues = teams leagues
word-quota-ladders = ladders
word-quota-inter-club = inter-club events
word-quota-licensed = licensed events
word-quota-major-pairs = major pairs championships
word-quota-major-teams = major teams championships
word-quota-special = special events
word-quota-no-fear = no-fear events
word-quota-junior = junior events
word-quota-simultaneous = simultaneous pairs
word-quota-invitation = invitation events
word-wins = Wins
word-draws = Draws
word-best-game = Best
word-second-best = 2nd best
word-third-best = 3rd best
word-games-won = Games won
word-drawn-games = Drawn games in which the player was included
word-score-best = Score of the best game
word-score-second-best = Score of the second best game
word-score-third-best = Score of the third best game
word-tie-direct = Direct encounter
word-tie-black-games = Games with Black
word-tie-black-wins = Wins with Black
word-tie-progressive = Progressive score
word-tie-lots = Drawing of lots
word-tie-lot = Lot
word-tie-match-points = Match points
word-tie-game-points = Game points
word-tie-board-count = Board count
word-tie-average-buchholz = Average of opponents' Buchholz
word-tie-average-rating = Average rating of opponents
word-tie-performance = Tournament performance rating
word-tie-pairing-number = Pairing number
word-tie-rating = Rating
word-tie-matches-won = Matches won, in victory points
word-tie-opponents-sum = Sum of the opponents' victory points
word-tie-without-carry-over = Score without the carry-over
word-tie-code-wins = wins
word-tie-code-lot = lot
word-tie-code-opponents = opponents
word-tie-code-imps = imps
word-tie-code-carry-over = without-carry-over
word-game-of-round = Round #, board #
word-ending-won = won with 18 centres or more
word-ending-time = time draw
word-ending-vote = voted draw
word-ending-open = to be played
word-ending-doubt = not scored because of errors in the return
word-bye-score = bye #
word-adjourned-short = adj.
word-bye-capital = Bye
word-stands-down = stands down
word-nobody = nobody
word-yes = yes
word-no-lower = no
word-no-event = no event
word-norm-made = made
word-norm-possible = possible
word-norm-missed = missed
word-master-point-to-go = # master point
word-master-points-to-go = # master points
word-contender-player = player
word-contender-pair = pair
word-contender-team = team
word-value-percent = percent
word-value-points = points
word-value-places = places
word-value-vps = vps
word-value-sum = sum
word-value-average = average
word-value-improvement = improvement
word-no-awards-no-book = No awards: no rule book is named
word-no-awards-rounds = No awards: # of # rounds are in
word-no-awards-one-round = No awards: # round is in
word-no-awards-some-rounds = No awards: # rounds are in
word-no-awards-played = No awards: # of # rounds have been played
word-no-awards-played-one = No awards: # of # rounds have been played, # game is open
word-no-awards-played-open = No awards: # of # rounds have been played, # games are open
word-no-awards-fide = No awards: the FIDE handbook has places and no awards
word-no-awards-after = No awards: the event began after this edition was in force
word-no-awards-before = No awards: the event began before this edition was in force
word-no-awards-provisional = No awards: the event is provisional because of errors
word-no-awards-rejected = No awards: the event is rejected because of errors
word-no-awards-error = No awards: an error prevents some of them
word-no-awards-boards = No awards: # boards, # needed
word-no-awards-boards-missing = No awards: the number of boards is missing
word-no-awards-sections = No awards: who is in which section is not known
word-no-awards-competition = No awards: the competition is not named
word-no-awards-running = No awards: the knock-out is running
word-no-awards-final-decides = No awards: the Final decides
word-no-awards-goes-on = No awards: nobody goes on yet
word-no-awards-matches = No awards: who won which match is not known
word-no-awards-handicap = No awards: ranked with handicaps, and the scores without them are missing
word-no-awards-handicap-stage = No awards: contestants qualify by handicap for a later stage
word-no-awards-ladder-waits = No awards: the awards wait for the final
word-no-awards-ladder-results = No awards: how many results count is not known
word-no-awards-ladder-few = No awards: # results count, but # must
word-no-awards-ladder-size = No awards: the average number of tables is not known
word-no-awards-consolation = No awards: the tables of the premier final, or of neither final, are not known
word-no-awards-knockout-small = No awards: an original entry of # tables, but a knock-out needs #
word-why-laid-out = its sheets were laid out as a return
word-why-signed = it is signed, and any change breaks the signature
word-why-shared = it is shared, with a log of changes
word-why-template = it is a template
word-why-formats = it has more cell formats than Excel allows
word-why-part-damaged = a part of it is damaged
word-why-xls = it is an xls workbook
word-why-xlsb = it is an xlsb workbook
word-why-no-workbook = it is no workbook
word-what-pictures = Pictures or charts
word-what-notes = Notes
word-why-permission = you have no permission to open it
word-why-gone = it no longer exists
word-why-open-elsewhere = another program, such as Excel, has it open; close it there
word-why-cloud = a cloud, such as OneDrive, keeps it elsewhere and did not send it; choose “Always keep on this device” for its folder
word-why-folder-in-itself = it is a link to a folder that contains it
word-why-mistakes = it has mistakes
word-why-not-opened = it could not be opened: it no longer exists
word-why-file-not-opened = The file could not be opened: it no longer exists
word-why-no-picture = it is not a PNG, JPEG or SVG
word-why-not-utf = a character there is not UTF-8
word-why-not-utf-line = its text is not UTF-# in line #
word-why-entities = it declares entities of its own
word-why-unpacks = it or a part of it unpacks to more than # MB
word-why-cells = it has more than # cells
word-why-bytes = it has more than # bytes
word-why-nobody-listed = nobody is listed in it
word-why-no-member-list = it is not a list of members with names and numbers
word-played-matches = # of # matches played, # needed
word-played-boards = # of # boards played, # needed
word-played-few-boards = # boards played, # needed
word-nobody-meets-again = nobody meets again
word-trf-no-player-lines = no line of it begins with 001
word-trf-game-open = a game has no result yet
word-trf-points = points that do not follow from results
word-round-of-knockout = round #
word-round-of-qualifying = round Q#
word-scale-webber = a league that leads to the Webber Cup
word-scale-divisions = leagues of several divisions at district level
word-sheet-entries = entries only
word-sheet-swiss-rounds = swiss rounds
word-sheet-swiss-ranking = swiss ranking
word-sheet-crosstable = crosstable
word-sheet-pairings = pairings
word-sheet-pairs = pairs results
word-sheet-teams = teams results
word-sheet-teams-matches = teams matches
word-sheet-teams-matrix = teams matrix
word-sheet-league = league table
word-sheet-knock-out = knock-out
word-sheet-ladder = ladder
word-sheet-matches = matches
word-sheet-travellers = travellers
word-sheet-centres = centre counts
word-sheet-diplomacy = diplomacy scores
word-sheet-games = game results
word-sheet-prizes = prize list
word-sheet-register = register of members
word-sheet-none = not an event
word-fact-title = title
word-fact-date = date
word-fact-organiser = organiser
word-fact-place = place
word-fact-rounds = rounds
word-fact-round = round
word-fact-boards = boards
word-fact-results-counted = results counted
word-fact-game = game
word-fact-rules = rules
word-fact-format = format
word-fact-scoring = scoring
word-fact-status = status
word-fact-movement = movement
word-fact-scale = scale
word-fact-ending = ending
word-column-number = number
word-column-name = name
word-column-names = names
word-column-forename = forename
word-column-surname = surname
word-column-score = score
word-column-total = total
word-column-section = section
word-column-direction = direction
word-column-rating = rating
word-column-result = result
word-column-id = id
word-column-opponent-number = opponent #
word-column-tie-break-number = tie-break #
word-proof-places-follow = the places follow it, not the other column of this kind
word-proof-numbers-in-order = it numbers the rows, which are in order of score
word-proof-agrees-unlike = it agrees with the scores, unlike numbers
word-proof-agrees = it agrees with the scores
word-proof-many-none = many have none, but every contestant has a number
word-proof-numbers = it numbers the rows
word-proof-only-numbers = it only numbers the rows
word-proof-proportion = the percentages are in proportion to it
word-proof-half = together they make half of all the tops
word-proof-other-proportion = another column is in proportion to the percentages, or only the top places have any
word-proof-total = it is the total of the rounds or opponents
word-proof-difference = it is for minus against
word-proof-zero-sum = what one side wins the other loses
