# Cymraeg (Welsh)

## The frame of every page

frame-skip = Neidio i’r cynnwys
frame-trail = Ble rydych chi
frame-season = Tymor
frame-made-by = Lluniwyd gan palmares { $version }.
frame-triangle = Mae rhif â thriongl yn agor i ddangos sut y cyfrifwyd ef.
frame-pages = Tudalennau
language-code = cy

## Links and titles

link-certificates = Tystysgrifau
events = Cystadlaethau
quotas = Cwotâu
players = Chwaraewyr
clubs = Clybiau
link-workbook = Y tymor fel llyfr gwaith
link-secretary = I’r ysgrifennydd
competitions = Pencampwriaethau
players-by-surname = , yn ôl cyfenw
players-letters = Llythrennau
score-cards = Cardiau sgorio
standings = Safleoedd
lists-workbook = Yr un peth fel llyfr gwaith
promotions-certificates = Tystysgrifau i’w hargraffu
promotions-none = Dim dyrchafiadau.
players-other = Eraill

## Heads of columns, and labels on phones

head-date = Dyddiad
head-event = Cystadleuaeth
head-with = Gyda
head-place = Safle
head-score = Sgôr
head-award = Dyfarniad
head-round = Rownd
head-colour = Lliw
head-opponent = Gwrthwynebydd
head-result = Canlyniad
head-points = Pwyntiau
head-game = Gêm
head-power = Pŵer
head-centres-by-year = Canolfannau fesul blwyddyn
head-outcome = Diwedd
head-opponents = Gwrthwynebwyr
head-centres = Canolfannau
head-tables = Byrddau
head-winners = Enillwyr
head-state = Statws
head-player = Chwaraewr
head-number = Rhif
head-events = Cystadlaethau
head-club = Clwb
head-who = Pwy
head-field = Maes
head-name = Enw
head-counted = Cyfrif
head-played = Chwaraewyd
head-basis = Sail
head-total = Cyfanswm
head-rating = Gradd
head-section = Adran
head-scratch = Heb handicap
head-overall = Cyffredinol
head-prize = Gwobr
head-amount = Swm
head-home = Cartref
head-away = Oddi cartref
head-boards = Dwylo
head-imps = IMPs
head-games = Gemau
head-expected = Disgwyliedig
head-change = Newid
head-new-rating = Gradd newydd
head-performance = Perfformiad
head-norm = Norm
head-norm-result = Canlyniad, neu’r hyn sydd ei angen o hyd
head-team = Tîm
head-no = Rhif
head-mps-of = MPs o { $top }
head-white = Gwyn
head-black = Du
head-board = Bwrdd
head-side = Ochr

## Things with their number

count-boards =
    { $count ->
        [one] { $number } llaw
        [two] { $number } law
       *[other] { $number } llaw
    }
count-certificates =
    { $count ->
        [one] { $number } dystysgrif
        [two] { $number } dystysgrif
        [many] { $number } thystysgrif
       *[other] { $number } tystysgrif
    }
count-clubs =
    { $count ->
        [two] { $number } glwb
        [few] { $number } chlwb
        [many] { $number } chlwb
       *[other] { $number } clwb
    }
count-contestants =
    { $count ->
        [two] { $number } gystadleuydd
        [few] { $number } chystadleuydd
        [many] { $number } chystadleuydd
       *[other] { $number } cystadleuydd
    }
count-errors =
    { $count ->
        [two] { $number } wall
       *[other] { $number } gwall
    }
count-events =
    { $count ->
        [one] { $number } gystadleuaeth
        [two] { $number } gystadleuaeth
        [many] { $number } chystadleuaeth
       *[other] { $number } cystadleuaeth
    }
count-more = { $number } arall
count-players =
    { $count ->
        [two] { $number } chwaraewr
       *[other] { $number } chwaraewr
    }
count-points =
    { $count ->
        [two] { $number } bwynt
        [few] { $number } phwynt
        [many] { $number } phwynt
       *[other] { $number } pwynt
    }
count-points-part = { $number } pwynt
count-results =
    { $count ->
        [two] { $number } ganlyniad
        [few] { $number } chanlyniad
        [many] { $number } chanlyniad
       *[other] { $number } canlyniad
    }
count-tables =
    { $count ->
        [two] { $number } fwrdd
       *[other] { $number } bwrdd
    }
count-tables-part = { $number } bwrdd
count-warnings =
    { $count ->
        [two] { $number } rybudd
       *[other] { $number } rhybudd
    }
count-chess-boards =
    { $count ->
        [two] { $number } fwrdd
       *[other] { $number } bwrdd
    }
count-games =
    { $count ->
        [two] { $number } gêm
       *[other] { $number } gêm
    }
count-cards =
    { $count ->
        [two] { $number } gerdyn
        [few] { $number } cherdyn
        [many] { $number } cherdyn
       *[other] { $number } cerdyn
    }

## The index

index-problems = { $problems }: i’r ysgrifennydd
index-first-hundred = Y cant cyntaf
index-all-players = Pob chwaraewr yn ôl cyfenw
index-latest = Canlyniadau diweddaraf
index-calendar = Calendr
index-ahead = I ddod
index-by-month = Fesul mis
index-all-events = Pob cystadleuaeth ({ $number })
index-all-clubs = Pob clwb ({ $number })
tile-events =
    { $count ->
        [one] gystadleuaeth
        [two] gystadleuaeth
        [many] chystadleuaeth
       *[other] cystadleuaeth
    }
tile-clubs =
    { $count ->
        [two] glwb
        [few] chlwb
        [many] chlwb
       *[other] clwb
    }
tile-players = chwaraewr
season-of = Tymor { $years }

## Leaders and records

leaders-title = Arweinwyr y tymor
leaders-more = { $number } arall â { $points }
records-most = Y mwyaf o { $kind } mewn un gystadleuaeth
records-highest = Y canrannau uchaf

## A player

player-number = Rhif aelod { $number }
player-no-number = Dim rhif aelod
player-also = Cofnodwyd hefyd fel { $names }.
player-events-played = Cystadlaethau
player-clauses = Mae tudalen y gystadleuaeth yn dangos sut y cyfrifwyd pob dyfarniad, fesul cymal { $clauses } oni nodir eraill.
player-round-by-round = , fesul rownd
player-game-by-game = , fesul gêm
player-place-of = { $place } o { $field }
player-clauses-also = hefyd { $clauses }
player-clauses-by = yn ôl { $clauses }

## A club

club-players = Chwaraewyr yn ôl pwyntiau a enillwyd yma

## An event

event = Cystadleuaeth
event-the-draw = { $round }: y trefniant
ratings = Graddau
event-house = pâr y tŷ
groups = Grwpiau
prizes = Gwobrau
event-receipts = Derbynebau i’w llofnodi
ratings-own = Cyfrifwyd o raddau’r ffurflen, ar gyfer y gystadleuaeth hon yn unig.
norms = Normau teitl
event-why = Sut y cyfrifwyd y dyfarniadau
event-clauses = { $book }, cymalau { $clauses }. Rhoddir y pwyntiau i bob chwaraewr.
event-settled = O’r gosodiadau, nid o’r ffurflen: { $settled }
problems = Problemau
event-annotated = Mae’r ffurflen gyda nodiadau
event-annotated-has = yn cynnwys pob cell fel yr anfonwyd hi, ac yna’r canlyniadau hyn.
event-draw-of-round = Trefniant rownd { $number }
event-status = statws { $status }
event-adjusted = addaswyd { $amount }

## Brackets

bracket = Coeden y rowndiau
bracket-by-round = Coeden y rowndiau, fesul rownd
bracket-won = enillodd
bracket-eliminated = allan
bracket-out = allan
bracket-key = Trwm: yr enillydd. Wedi’i groesi allan: allan yno.

## Matches and rounds

matches = Gornestau
crosstable = Croesdabl
rounds = Rowndiau
matches-after = Safleoedd ar ôl pob rownd
matches-after-caption = Safleoedd ar ôl pob rownd, mewn { $unit }, gyda’r safle
round-number = Rownd { $number }
crosstable-key-teams = 12w2½: yn erbyn rhif 12 gyda Gwyn ar y bwrdd cyntaf, 2½ pwynt gêm. Penderfynwyd + a − heb chwarae.
crosstable-key = 12w1: yn erbyn rhif 12 gyda Gwyn, ennill; ½ cyfartal, 0 colli. Penderfynwyd + a − heb chwarae.
rounds-home-had = Cartref cyn hyn
rounds-white-had = Gwyn cyn hyn
rounds-away-had = Oddi cartref cyn hyn
rounds-black-had = Du cyn hyn
diplomacy-rounds = Rowndiau a phwerau
diplomacy-key = E 26.563: England, 26.563 pwynt. A Austria-Hungary, E England, F France, G Germany, I Italy, R Russia, T Turkey.
diplomacy-games = Gemau

## Boards and score cards

boards = Dwylo
cards-contestants = Cystadleuwyr
cards-own-side = O ochr y cystadleuydd ei hun y gwelir y sgoriau.
cards-best = y llaw orau
cards-worst = y llaw waethaf
boards-most-frequent = Dengys y rhestr o ddwylo y contract mwyaf cyffredin.
board-number = Llaw { $number }
boards-dealer = { $dealer } yn rhannu, { $vulnerable }
cards-print-four = Argraffwch nhw: pedwar cerdyn i’r dudalen, A4 neu Letter.
cards-print-two = Argraffwch nhw: dau gerdyn i’r dudalen, A4 neu Letter.
board-prizes = Gwobrau byrddau
board-prizes-key = Dim ond gemau a chwaraewyd sy’n cyfrif, pob un ar y bwrdd lle’i chwaraewyd. Yn gyfartal o ran canran, daw mwy o gemau gyntaf; yn gyfartal o ran pwyntiau, llai.
boards-of = Dwylo { $event }
cards-of = Cardiau sgorio { $event }
cards-place-of = Safle { $place } o { $field }
cards-not-ranked = Heb safle
board-one = Llaw
cards-place-round = Cardiau sedd, rownd { $number }
how-matchpoints = Pwyntiau gornest: 2 am bob canlyniad gwaeth ar y llaw, 1 am bob un cyfartal (Deddf 78A).
how-butler = IMPs (Deddf 78B) pob sgôr yn erbyn datwm y llaw ({ $clause }).
how-cross-imps = IMPs (Deddf 78B) pob sgôr yn erbyn pob sgôr arall ar y llaw, wedi’u rhannu ({ $clause }).
how-teams = IMPs y gwahaniaeth rhwng y ddwy ystafell (Deddf 78B).
how-board-a-match = Caiff pob llaw ei hennill, ei rhannu neu ei cholli yn erbyn yr ystafell arall: 2, 1 neu 0.
how-aggregate = Cyfanswm pwyntiau: sgoriau’r holl ddwylo wedi’u hadio.
how-neuberg = Lle gellir cymharu A o ganlyniadau llaw a bod gan eraill E, daeth M o bwyntiau gornest yn (M + 1) × E / A − 1 ({ $clause }).
how-simple = Ar law â llai o ganlyniadau na’r lleill, mae’r pwyntiau gornest yn cyfrif fel cyfran o’i huchafswm ei hun ({ $clause }).
how-artificial = Sgoriau artiffisial yw A+, A ac A−: { $plus }, { $average } a { $minus } % ({ $clause }).
how-artificial-own = Sgoriau artiffisial yw A+, A ac A−: { $plus }, { $average } a { $minus } %, neu gyfartaledd y cystadleuydd yn y sesiwn os yw’n well am A+ neu’n waeth am A− ({ $clause }).
how-artificial-own-minus = Sgoriau artiffisial yw A+, A ac A−: { $plus }, { $average } a { $minus } %, ac am A− gyfartaledd y cystadleuydd yn y sesiwn os yw’n waeth ({ $clause }).
how-artificial-imps = Sgoriau artiffisial yw A+, A ac A−; { $plus } IMP yw cyfartaledd plws ar un llaw ({ $clause }).
traveller-version = Fersiwn { $version } o law a ddrysodd, wedi’i chymharu â’i chanlyniadau ei hun yn unig.
traveller-top = Uchafswm { $top }.
traveller-compared = Gellir cymharu { $scores } o { $expected } canlyniad.
traveller-neuberg = Daeth M o bwyntiau gornest yn (M + 1) × { $expected } / { $scores } − 1 ({ $clause }).
traveller-divided = { $scores } sgôr; rhennir swm yr IMPs â { $by }.
traveller-too-few = Rhy ychydig o sgoriau i’w cymharu.
sum-none = Dim sgôr.
sum-adjusted = ; addaswyd { $amount }
sum-scaled = ; wedi’i raddio i’r holl ddwylo: { $value } o { $full }
sum-best = ; mae’r { $best } gorau o { $all } yn cyfrif
sum-share = { $value } o { $most } = { $share } %
sum-matchpoints = Pwyntiau gornest
sum-together = gyda’i gilydd

## Draws and cards to print

drawn-number = Rhif { $number }
drawn-pairing-number = , rhif paru { $number }
drawn-section = Adran { $section }
receipts = Derbynebau
receipts-received = Derbyniwyd { $amount } · dyddiad
receipts-signature = Llofnod
draw-next = Y rownd nesaf
draw-by = Yn ôl { $board }
draw-by-name-link = Yn ôl enw
draw-why = Pam
draw-mine = Fy mwrdd
draw-mine-list = Fy mwrdd: y rhestr yn ôl enw
draw-by-board = yn ôl bwrdd
draw-by-small = yn ôl { $board }
draw-by-name = yn ôl enw
draw-not-drawn = Heb eu paru:
bye = bei
draw-seat = Bwrdd { $board }, { $power }
draw-against = yn erbyn
draw-why-seats = Pam y seddi hyn
draw-why-pairings = Pam y parau hyn
draw-open = Agorwch baru i weld y rhesymau.
draw-mine-type = Fy mwrdd: teipiwch ran o’ch enw
draw-round-of = Rownd { $number } o { $rounds }

## The search

search-season = Y tymor
search-find = Dod o hyd i chwaraewr, cystadleuaeth neu glwb
search-hits = Canlyniadau’r chwilio
search-missing = Mae’r rhestr enwau ar goll.
search-player = chwaraewr
search-event = cystadleuaeth
search-club = clwb
search-found = wedi’u canfod
search-nothing = Dim byd wedi’i ganfod
search-first = , dangosir y { $most } cyntaf

## Pictures

chart-months = Cystadlaethau ym mhob mis
chart-months-caption = Cystadlaethau ym mhob mis.
chart-clubs-master = Pwyntiau meistr fesul clwb
chart-clubs-local = Local Points fesul clwb
chart-first-ten = { $title }, y deg cyntaf.
chart-tables = Byrddau ym mhob cystadleuaeth, yn nhrefn dyddiad
chart-tables-caption = Byrddau ym mhob cystadleuaeth.
chart-course = Cyfran o’r maes a gurwyd ym mhob cystadleuaeth, yn nhrefn dyddiad
chart-course-caption = Cyfran o’r maes a gurwyd, fesul cystadleuaeth: gorau po uchaf.
chart-spread = Gwasgariad y sgoriau
chart-spread-of = Gwasgariad y sgoriau, { $list }
chart-spread-caption = Faint o gystadleuwyr a gafodd ba sgôr.
chart-bars = Yr un rhifau fel barrau.
unit-events = cystadlaethau
unit-month = mis
unit-tables = byrddau
unit-day = dydd y gystadleuaeth
unit-contestants = cystadleuwyr
unit-master-points = pwyntiau meistr
chart-race = { $unit } a enillwyd, fesul rownd
chart-race-caption = { $unit } a enillwyd mewn gornestau, fesul rownd.
chart-race-caption-named = { $unit } a enillwyd mewn gornestau, fesul rownd; enwir y { $number } cyntaf.
unit-round = rownd
chart-running = { $unit } { $label } hyd yma
chart-running-percent = Canran { $label } hyd yma
chart-running-told = { $last } ar ôl { $number } llaw; uchaf { $high } ar ôl { $high-after }, isaf { $low } ar ôl { $low-after }.
chart-running-axis = { $unit }, llaw wrth law ({ $number })
chart-spread-some = , { $some } gyda dyfarniad
chart-column-with = { $number } gyda { $from } { $unit }
chart-column-from = { $number } o { $from } i { $to } { $unit }
chart-per-cent = { $numbers } y cant
chart-no-award = heb ddyfarniad
chart-with-awards = gyda dyfarniad
chart-centres = Canolfannau cyflenwi, { $game }

## Letters

letter-number = (rhif { $number })
letter-please-answer = ATEBWCH, OS GWELWCH YN DDA
letter-correct = Cywirwch eich llyfr gwaith, neu’r copi gyda nodiadau, a’i anfon eto.
letter-no-questions = Nid oes cwestiynau i chi.
letter-please-tell = RHOWCH WYBOD I NI
letter-only-questions = Cwestiynau yn unig yw’r rhain: mae’n bosibl iawn bod rheswm da.
letter-one-note = Nid oes angen ateb i 1 nodyn; mae’r copïau gyda nodiadau yn ei ddangos.
letter-notes = Nid oes angen ateb i { $number } nodyn; mae’r copïau gyda nodiadau yn eu dangos.
letter-credited = CREDYDWYD
letter-nothing = dim
letter-files = FFEILIAU
letter-your-return = (eich ffurflen gyda’n nodiadau)
letter-pdf = (tystysgrifau i’w hargraffu)
letter-certificates-of = (tystysgrifau { $name })
letter-up-to = Hyd at { $day }
letter-congratulations = LLONGYFARCHIADAU
letter-promotion = Rydych bellach yn { $rank }: { $why }
letter-your-points = EICH PWYNTIAU
letter-since = newydd i chi: { $points }
letter-rank = Gradd: { $rank }
letter-next-rank = Gradd nesaf: { $rank }, { $needs } i fynd
letter-where-from = O BLE Y DAETHANT
letter-waiting = HEB EU CREDYDU ETO
letter-certificates = TYSTYSGRIFAU
letter-place = safle { $place }

## Certificates

certificates-print = Argraffwch heb ymylon; mae pob dalen yn dudalen.
certificate-awarded-to = dyfarnwyd i
certificate-awarded-to-capital = Dyfarnwyd i
certificate-date-of-issue = Dyddiad cyhoeddi
certificate-issuing-officer = Swyddog cyhoeddi
certificate-place =
    { $count ->
        [1] safle cyntaf
        [2] ail safle
        [3] trydydd safle
        [4] pedwerydd safle
        [5] pumed safle
        [6] chweched safle
        [7] seithfed safle
        [8] wythfed safle
        [9] nawfed safle
        [10] degfed safle
       *[other] { $ordinal } safle
    }
certificate-place-scratch =
    { $count ->
        [1] safle cyntaf heb handicap
        [2] ail safle heb handicap
        [3] trydydd safle heb handicap
       *[other] { $ordinal } safle heb handicap
    }
certificate-place-shared =
    { $count ->
        [1] cydradd gyntaf
        [2] cydradd ail
        [3] cydradd drydydd
        [4] cydradd bedwerydd
        [5] cydradd bumed
       *[other] cydradd { $ordinal }
    }
certificate-place-shared-scratch =
    { $count ->
        [1] cydradd gyntaf heb handicap
        [2] cydradd ail heb handicap
        [3] cydradd drydydd heb handicap
       *[other] cydradd { $ordinal } heb handicap
    }
certificate-points-won = pwyntiau a enillwyd
certificate-title-shared = { $title }, wedi’i rannu
certificate-organised-by = trefnwyd gan { $organiser }
certificate-reached-on = cyrhaeddwyd ar { $day }
certificate-member-number = Rhif aelod { $number }
certificate-no-member-number = Ni roddwyd rhif aelod
certificate-number = Tystysgrif { $number }
certificate-officer = Swyddog cyhoeddi: { $name }
certificate-in-words = mewn geiriau: { $words }
certificate-clauses = Cymalau { $clauses } o’r { $book }.
certificate-congress-reasons = Mae tudalen pob cystadleuaeth yn dangos sut y cyfrifwyd ei phwyntiau.
certificates-of = Tystysgrifau { $name }

## Points in words, and places

list-and = { $first } a { $last }
spelled-quarter = chwarter
spelled-half = hanner
spelled-three-quarters = tri chwarter
spelled-and-quarter = { $whole } a chwarter
spelled-and-half = { $whole } a hanner
spelled-and-three-quarters = { $whole } a thri chwarter
spelled-decimal = { $whole } pwynt { $digits }
ordinal =
    { $count ->
        [1] 1af
        [2] 2il
        [3] 3ydd
        [4] 4ydd
        [5] 5ed
        [6] 6ed
        [7] 7fed
        [8] 8fed
        [9] 9fed
        [10] 10fed
        [11] 11eg
        [12] 12fed
        [13] 13eg
        [14] 14eg
        [15] 15fed
        [16] 16eg
        [17] 17eg
        [18] 18fed
        [19] 19eg
        [20] 20fed
        [40] 40fed
        [60] 60fed
        [80] 80fed
        [100] 100fed
       *[other] { $number }ain
    }

## Days and months

date-day = { $number } { $month } { $year }
date-month = { $month } { $year }
date-day-month = { $number } { $month }
month-1 = Ionawr
month-2 = Chwefror
month-3 = Mawrth
month-4 = Ebrill
month-5 = Mai
month-6 = Mehefin
month-7 = Gorffennaf
month-8 = Awst
month-9 = Medi
month-10 = Hydref
month-11 = Tachwedd
month-12 = Rhagfyr
month-short-1 = Ion
month-short-2 = Chwe
month-short-3 = Maw
month-short-4 = Ebr
month-short-5 = Mai
month-short-6 = Meh
month-short-7 = Gor
month-short-8 = Awst
month-short-9 = Medi
month-short-10 = Hyd
month-short-11 = Tach
month-short-12 = Rhag
month-none = heb ddyddiad

## The office

office-returns = Ffurflenni
office-return = Ffurflen
office-totals = Cyfansymiau rheoli
office-sums-key = Yr un pwyntiau, wedi’u hadio fesul cystadleuaeth, fesul chwaraewr a fesul clwb (gyda chystadlaethau heb glwb). Rhaid i’r tri chyfanswm gytuno.
office-kind = Math
office-severity = Difrifoldeb
office-files = Ffeiliau
office-stake = Dyfarniadau’r cystadlaethau hyn
office-workbook = llyfr gwaith y tymor
office-by-event = Fesul cystadleuaeth
office-by-player = Fesul chwaraewr
office-by-club = Fesul clwb
office-sums = Cyfansymiau
office-agree = yn cytuno
office-differ = ddim yn cytuno
office-errors = Gwallau
office-warnings = Rhybuddion
office-notes = Nodiadau
office-without-awards = { $events } heb ddyfarniadau
office-all-returns = Pob ffurflen ({ $number })
count-returns =
    { $count ->
        [one] { $number } ffurflen
        [two] { $number } ffurflen
       *[other] { $number } ffurflen
    }
count-notes =
    { $count ->
        [two] { $number } nodyn
        [few] { $number } nodyn
       *[other] { $number } nodyn
    }
count-questions =
    { $count ->
        [two] { $number } gwestiwn i’r clybiau
        [few] { $number } chwestiwn i’r clybiau
        [many] { $number } chwestiwn i’r clybiau
       *[other] { $number } cwestiwn i’r clybiau
    }

## Lists

count-rows =
    { $count ->
        [two] { $number } res
        [few] { $number } rhes
        [many] { $number } rhes
       *[other] { $number } rhes
    }
list-in = yn
list-left = ; mae { $number } arall yno ac yn y llyfr gwaith yn unig

## The entry desk

desk = Desg gofrestru
desk-everybody = Pawb
desk-fee = Ffi
desk-paid = Talwyd
desk-open = Ar ôl
desk-is-here = Yma
desk-arrives = Yn cyrraedd
desk-asked = Beiau
desk-key = Ar ôl yw’r ffi − yr hyn a dalwyd; mae arwydd plws yn golygu bod gormod wedi’i dalu. Y colofnau yw Fee due, Fee paid, Present, Arrives a Byes y daflen Entries.
desk-paid-only = Talwyd { $paid }.
desk-owed = Dyledus { $due } − talwyd { $paid } = ar ôl { $owed }.
desk-overpaid = Dyledus { $due } − talwyd { $paid } = { $balance }: ar ôl { $owed } − gordalwyd { $over }.
desk-without = {" "}Heb y rhai na ellir darllen eu symiau: { $number }.
desk-here = { $here } yma, { $away } heb fod yma, { $open } heb eu ticio.
desk-owes = Heb dalu eto
desk-owes-of = { $owed } o { $due }
desk-owes-left = { $owed } o { $due } (wedi tynnu’n ôl)
desk-unread = Heb eu cynnwys yn y cyfansymiau
desk-unread-fee = ffi { $due }, talwyd { $paid }
desk-missing = Heb gyrraedd eto
desk-late = Yn dod yn hwyr
desk-byes = Beiau a ofynnwyd
desk-bye-for = { $rounds } (am { $score })
count-entries =
    { $count ->
        [two] { $number } gystadleuydd
        [few] { $number } chystadleuydd
        [many] { $number } chystadleuydd
       *[other] { $number } cystadleuydd
    }

## While an event is played

hall = Neuadd
hall-final = Safleoedd terfynol
hall-nothing = Nid oes rownd wedi’i threfnu eto, ac nid oes canlyniadau.
hall-pause = Oedi
hall-go-on = Parhau
find-list = Y rhestr yn ôl enw
find-seat = Sedd
find-plays-for = Yn chwarae dros
find-for = dros
find-nothing = Nid oes rownd wedi’i threfnu eto.
find-round = { $title }, rownd { $number }
find-standings = { $title }: safleoedd
find-place = safle { $place } gyda { $score }

## Boards, prizes, competitions

boards-play = chwarae
boards-split = hollt; { $side } { $score }
boards-weight = { $share } % o { $score }
boards-hands = Dwylo
boards-makes = Gellir gwneud: { $makes }
datum-mean = Datwm { $value }: cymedr { $number } sgôr
datum-rounded = Datwm { $value }: cymedr { $number } sgôr yw { $mean }, wedi’i dalgrynnu
datum-ends = y { $low } isaf a’r { $high } uchaf
datum-left-out = ; gadawyd allan o { $number }: { $scores }
datum-others = , gan gynnwys rhai byrddau eraill
unit-centres = canolfannau
prizes-paid = Gwobrau { $total }, y cyfan wedi’i dalu.
prizes-left = Gwobrau { $total } = talwyd { $paid } + ar ôl { $left }.
norm-result = { $score } o { $games }, perfformiad { $performance }
count-leaders = { $number } ar y blaen
competition-by = { $of } yn ôl { $by }, { $value }
competition-best = y { $number } gorau sy’n cyfrif
competition-least = o leiaf { $number } cystadleuaeth

## Fixed words

word-certificate = Tystysgrif
word-certificate-of-rank = Tystysgrif Gradd
word-congress-certificate = Tystysgrif Cyngres
word-master-point-certificate = Tystysgrif Pwyntiau Meistr
word-master-points = Pwyntiau meistr
word-points = Pwyntiau
word-title = Teitl
word-prize = Gwobr
word-award = Dyfarniad
word-final = terfynol
word-provisional = dros dro
word-rejected = gwrthodwyd
word-state-provisional = Dros dro
word-state-rejected = Gwrthodwyd
word-state-not-released = Heb ei ryddhau eto
word-state-no-awards-yet = Gall safleoedd newid o hyd, ac nid oes dyfarniadau eto.
word-state-rounds-to-play = Mae rowndiau i’w chwarae, neu ni ellid darllen rhywbeth yn y ffurflen. Gall safleoedd newid o hyd, ac nid oes dyfarniadau eto.
word-state-no-places = Nid oes safleoedd; mae’r problemau isod yn dweud pam.
word-state-hidden = Mae safleoedd, sgoriau a dyfarniadau wedi’u cuddio nes i’r cyfarwyddwr eu rhyddhau.
word-error = gwall
word-warning = rhybudd
word-note = nodyn
word-rounds = Rowndiau
word-no = Rhif
word-team = Tîm
word-pairing-cards = Cardiau paru
word-place-cards = Cardiau sedd
word-board = Bwrdd
word-table = Bwrdd
word-side = Ochr
word-colour = Lliw
word-power = Pŵer
word-home = Cartref
word-away = Oddi cartref
word-white = Gwyn
word-black = Du
word-net-points = Pwyntiau net
word-net-imps = IMPs net
word-mps = MPs
word-imps = IMPs
word-vps = VPs
word-pairs-event = Cystadleuaeth barau
word-teams-event = Cystadleuaeth dimau
word-individual-event = Cystadleuaeth unigol
word-swiss-pairs = Parau Swisaidd
word-swiss-teams = Timau Swisaidd
word-multiple-teams = Timau lluosog
word-team-league = Cynghrair timau
word-round-robin = Pawb yn erbyn pawb
word-knockout-for-teams = Cwpan timau
word-double-knockout-for-teams = Cwpan timau dwbl
word-knockout-for-pairs = Cwpan parau
word-ladder-for-pairs = Ysgol parau
word-ladder-for-teams = Ysgol timau
word-ladder-for-individuals = Ysgol unigolion
word-chess-tournament = Twrnamaint gwyddbwyll (Swisaidd)
word-chess-team-tournament = Twrnamaint gwyddbwyll i dimau
word-diplomacy-tournament = Twrnamaint Diplomacy
word-two-player-diplomacy = Cwpan Diplomacy i ddau
word-board-games = Gemau bwrdd
word-north-south = Gogledd-De
word-east-west = Dwyrain-Gorllewin
word-north = Gogledd
word-south = De
word-east = Dwyrain
word-west = Gorllewin
word-nobody-vulnerable = neb yn fregus
word-ns-vulnerable = GD yn fregus
word-ew-vulnerable = DG yn fregus
word-both-vulnerable = y ddwy ochr yn fregus
word-won-by-forfeit = ennill heb chwarae
word-lost-by-forfeit = colli heb chwarae
word-half-by-forfeit = hanner pwynt yr un heb chwarae
word-adjourned = gohiriwyd
word-no-result-yet = dim canlyniad eto
word-bye-of-the-draw = bei’r trefniant
word-full-point-bye = bei pwynt llawn
word-half-point-bye = bei hanner pwynt
word-not-playing = ddim yn chwarae
word-absent = absennol
word-session = Sesiwn
word-round = Rownd
word-partner = Partner
word-against = Yn erbyn
word-our-ns = Ein GD
word-our-ew = Ein DG
word-score = Sgôr
word-contract = Contract
word-by = Gan
word-tricks = Triciau
word-result = Canlyniad
word-room = Ystafell
word-lead = Arweiniad
word-play = Chwarae
word-ns = GD
word-ew = DG
word-ns-mps = MPs GD
word-ns-percent = % GD
word-ew-mps = MPs DG
word-ew-percent = % DG
word-ns-points = Pwyntiau GD
word-ew-points = Pwyntiau DG
word-ns-imps = IMPs GD
word-ew-imps = IMPs DG
word-charted-percent = Mae’r colofnau’n dangos canran pob llaw, a’r llinell y canran hyd yma.
word-charted-points = Mae’r colofnau’n dangos pwyntiau pob llaw, a’r llinell eu cyfanswm hyd yma.
word-charted-imps = Mae’r colofnau’n dangos IMPs pob llaw, a’r llinell eu cyfanswm hyd yma.
word-status-club = clwb
word-status-district = dosbarth
word-status-area = ardal
word-status-regional = rhanbarthol
word-status-national = cenedlaethol
word-kind-pairs = parau
word-kind-teams = timau
word-kind-individual = unigol
word-kind-swiss-pairs = parau Swisaidd
word-kind-swiss-teams = timau Swisaidd
word-kind-multiple-teams = timau lluosog
word-kind-league = cynghrair
word-kind-round-robin = pawb yn erbyn pawb
word-kind-knockout-teams = cwpan timau
word-kind-double-knockout-teams = cwpan timau dwbl
word-kind-knockout-pairs = cwpan parau
word-kind-ladder-pairs = ysgol parau
word-kind-ladder-teams = ysgol timau
word-kind-ladder-individual = ysgol unigolion
word-kind-swiss = Swisaidd
word-kind-chess-teams = timau gwyddbwyll
word-kind-diplomacy = Diplomacy
word-kind-two-player = dau chwaraewr
word-kind-board-games = gemau bwrdd
word-method-matchpoints = pwyntiau gornest
word-method-butler = IMPs yn erbyn y datwm
word-method-cross-imps = IMPs croes
word-method-teams = IMPs rhwng dwy ystafell
word-method-board-a-match = llaw am law
word-method-aggregate = cyfanswm pwyntiau
word-note-bye = bei
word-note-forfeit-home = cartref heb ddod
word-note-forfeit-away = oddi cartref heb ddod
word-note-not-played = ni chwaraewyd
word-women = Merched
word-mixed = Cymysg
word-seniors = Hŷn
word-juniors = Iau
word-section = Adran
word-power-austria = Awstria-Hwngari
word-power-england = Lloegr
word-power-france = Ffrainc
word-power-germany = Yr Almaen
word-power-italy = Yr Eidal
word-power-russia = Rwsia
word-power-turkey = Twrci
word-outcome-win = ennill
word-outcome-draw = gêm gyfartal
word-outcome-survived = goroesi
word-outcome-eliminated = dileu
word-outcome-disqualified = diarddel
word-outcome-abandoned = rhoi’r gorau iddi
word-seat-north = Gog
word-seat-east = Dwy
word-seat-south = De
word-seat-west = Gor
word-no-trumps = NT
word-passed-out = pas
word-fouled = llaw a ddrysodd
word-room-open = agored
word-room-closed = caeedig
word-note-conceded-home = cartref yn ildio
word-note-conceded-away = oddi cartref yn ildio
word-note-unplayable = ni ellid ei chwarae
word-note-triangular = triphlyg
word-note-half-bye = hanner bei
word-note-adjusted = wedi’i addasu
word-note-withdrawn-home = cartref wedi tynnu’n ôl
word-note-withdrawn-away = oddi cartref wedi tynnu’n ôl
word-note-play-off = gêm ail gyfle
word-note-extra-boards = dwylo ychwanegol
word-closing-wbu = Rhaid i’r swyddog cyhoeddi lofnodi unrhyw newid (#). Gwnaed gan gyfrifiadur: mae’n cyfrif lle mae’r undeb wedi awdurdodi’r cyhoeddwr i wneud hynny (#).
word-quotas = Cwotâu
word-quotas-about = Yr hyn a gynhaliodd pob trefnydd mewn blwyddyn, a’r hyn y caiff ei gynnal. Nid yw cwotâu yn newid dyfarniadau.
word-heading-organiser = Trefnydd
word-heading-kind = Math
word-heading-year = Blwyddyn
word-heading-what = Beth
word-heading-held = Cynhaliwyd
word-heading-allowed = Caniateir
word-heading-state = Statws
word-heading-clause = Cymal
word-heading-events-remarks = Cystadlaethau a sylwadau
word-quota-over = dros
word-quota-within = o fewn
word-quota-any-number = unrhyw nifer
word-organiser-congress = cyngres
word-quota-regular = gemau rheolaidd
word-quota-minor = mân bencampwriaethau
word-quota-alike = mân bencampwriaethau o’r un math
word-quota-leagues = cynghreiriau timau
word-quota-ladders = ysgolion
word-quota-inter-club = cystadlaethau rhyng-glwb
word-quota-licensed = cystadlaethau trwyddedig
word-quota-major-pairs = prif bencampwriaethau parau
word-quota-major-teams = prif bencampwriaethau timau
word-quota-special = cystadlaethau arbennig
word-quota-no-fear = cystadlaethau dim ofn
word-quota-junior = cystadlaethau iau
word-quota-simultaneous = parau cydamserol
word-quota-invitation = cystadlaethau gwahoddiad
word-wins = Buddugoliaethau
word-draws = Gemau cyfartal
word-best-game = Gorau
word-second-best = 2il orau
word-third-best = 3ydd gorau
word-games-won = Gemau a enillwyd
word-drawn-games = Gemau cyfartal y cynhwyswyd y chwaraewr ynddynt
word-score-best = Sgôr y gêm orau
word-score-second-best = Sgôr yr ail gêm orau
word-score-third-best = Sgôr y drydedd gêm orau
word-tie-direct = Cyfarfod uniongyrchol
word-tie-black-games = Gemau gyda Du
word-tie-black-wins = Buddugoliaethau gyda Du
word-tie-progressive = Sgôr gynyddol
word-tie-lots = Tynnu coelbren
word-tie-lot = Coelbren
word-tie-match-points = Pwyntiau gornest
word-tie-game-points = Pwyntiau gêm
word-tie-board-count = Cyfrif byrddau
word-tie-average-buchholz = Cyfartaledd Buchholz y gwrthwynebwyr
word-tie-average-rating = Gradd gyfartalog y gwrthwynebwyr
word-tie-performance = Gradd perfformiad y twrnamaint
word-tie-pairing-number = Rhif paru
word-tie-rating = Gradd
word-tie-matches-won = Gornestau a enillwyd, mewn pwyntiau buddugoliaeth
word-tie-opponents-sum = Cyfanswm pwyntiau buddugoliaeth y gwrthwynebwyr
word-tie-without-carry-over = Sgôr heb y cario drosodd
word-tie-code-wins = buddug
word-tie-code-lot = coelbren
word-tie-code-opponents = gwrthwynebwyr
word-tie-code-imps = IMPs
word-tie-code-carry-over = heb gario
word-game-of-round = Rownd #, bwrdd #
word-ending-won = ennill gyda 18 canolfan neu fwy
word-ending-time = gêm gyfartal ar amser
word-ending-vote = gêm gyfartal trwy bleidlais
word-ending-open = i’w chwarae
word-ending-doubt = heb ei sgorio oherwydd gwallau yn y ffurflen
word-bye-score = bei #
word-adjourned-short = goh.
word-bye-capital = Bei
word-stands-down = yn sefyll allan
word-nobody = neb
word-yes = ie
word-no-lower = na
word-no-event = dim cystadleuaeth
word-norm-made = cyflawnwyd
word-norm-possible = posibl
word-norm-missed = methwyd
word-master-point-to-go = # pwynt meistr
word-master-points-to-go = # pwynt meistr
word-contender-player = chwaraewr
word-contender-pair = pâr
word-contender-team = tîm
word-value-percent = canran
word-value-points = pwyntiau
word-value-places = safleoedd
word-value-vps = VPs
word-value-sum = cyfanswm
word-value-average = cyfartaledd
word-value-improvement = gwelliant
word-no-awards-no-book = Dim dyfarniadau: nid oes llyfr rheolau wedi’i enwi
word-no-awards-rounds = Dim dyfarniadau: mae # o # rownd i mewn
word-no-awards-one-round = Dim dyfarniadau: mae # rownd i mewn
word-no-awards-some-rounds = Dim dyfarniadau: mae # rownd i mewn
word-no-awards-played = Dim dyfarniadau: chwaraewyd # o # rownd
word-no-awards-played-one = Dim dyfarniadau: chwaraewyd # o # rownd, mae # gêm ar agor
word-no-awards-played-open = Dim dyfarniadau: chwaraewyd # o # rownd, mae # gêm ar agor
word-no-awards-fide = Dim dyfarniadau: mae gan lawlyfr FIDE safleoedd ond dim dyfarniadau
word-no-awards-after = Dim dyfarniadau: dechreuodd y gystadleuaeth ar ôl cyfnod yr argraffiad hwn
word-no-awards-before = Dim dyfarniadau: dechreuodd y gystadleuaeth cyn cyfnod yr argraffiad hwn
word-no-awards-provisional = Dim dyfarniadau: mae’r gystadleuaeth dros dro oherwydd gwallau
word-no-awards-rejected = Dim dyfarniadau: gwrthodwyd y gystadleuaeth oherwydd gwallau
word-no-awards-error = Dim dyfarniadau: mae gwall yn rhwystro rhai ohonynt
word-no-awards-boards = Dim dyfarniadau: # llaw, angen #
word-no-awards-boards-missing = Dim dyfarniadau: mae nifer y dwylo ar goll
word-no-awards-sections = Dim dyfarniadau: nid yw’n hysbys pwy sydd ym mha adran
word-no-awards-competition = Dim dyfarniadau: nid yw’r gystadleuaeth wedi’i henwi
word-no-awards-running = Dim dyfarniadau: mae’r gystadleuaeth fwrw allan ar y gweill
word-no-awards-final-decides = Dim dyfarniadau: y rownd derfynol sy’n penderfynu
word-no-awards-goes-on = Dim dyfarniadau: nid oes neb yn mynd ymlaen eto
word-no-awards-matches = Dim dyfarniadau: nid yw’n hysbys pwy enillodd ba ornest
word-no-awards-handicap = Dim dyfarniadau: safleoedd gyda handicapiau, ac mae’r sgoriau hebddynt ar goll
word-no-awards-handicap-stage = Dim dyfarniadau: mae cystadleuwyr yn cymhwyso trwy handicap at gam diweddarach
word-no-awards-ladder-waits = Dim dyfarniadau: mae’r dyfarniadau’n aros am y rownd derfynol
word-no-awards-ladder-results = Dim dyfarniadau: nid yw’n hysbys faint o ganlyniadau sy’n cyfrif
word-no-awards-ladder-few = Dim dyfarniadau: mae # canlyniad yn cyfrif, ond rhaid i # wneud
word-no-awards-ladder-size = Dim dyfarniadau: nid yw nifer cyfartalog y byrddau’n hysbys
word-no-awards-consolation = Dim dyfarniadau: nid yw byrddau’r brif rownd derfynol, na’r rhai mewn dim un, yn hysbys
word-no-awards-knockout-small = Dim dyfarniadau: cofrestriad gwreiddiol o # bwrdd, ond mae angen # ar gystadleuaeth fwrw allan
word-why-laid-out = gosodwyd ei thaflenni fel ffurflen
word-why-signed = mae wedi’i lofnodi, ac mae unrhyw newid yn torri’r llofnod
word-why-shared = mae’n cael ei rannu, gyda chofnod newidiadau
word-why-template = templed ydyw
word-why-formats = mae ganddo fwy o fformatau celloedd nag y mae Excel yn eu caniatáu
word-why-part-damaged = mae rhan ohono wedi’i difrodi
word-why-xls = llyfr gwaith xls ydyw
word-why-xlsb = llyfr gwaith xlsb ydyw
word-why-no-workbook = nid llyfr gwaith ydyw
word-what-pictures = Lluniau neu siartiau
word-what-notes = Nodiadau
word-why-permission = nid oes gennych ganiatâd i’w hagor
word-why-gone = nid yw’n bodoli mwyach
word-why-open-elsewhere = mae rhaglen arall, fel Excel, wedi’i hagor; caewch hi yno
word-why-cloud = mae cwmwl, fel OneDrive, yn ei chadw yn rhywle arall ac ni anfonodd hi; dewiswch “Always keep on this device” ar gyfer ei ffolder
word-why-folder-in-itself = dolen ydyw i ffolder sy’n ei chynnwys
word-why-mistakes = mae camgymeriadau ynddi
word-why-not-opened = ni ellid ei hagor: nid yw’n bodoli mwyach
word-why-file-not-opened = Ni ellid agor y ffeil: nid yw’n bodoli mwyach
word-why-no-picture = nid PNG, JPEG na SVG ydyw
word-why-not-utf = nid yw nod ynddynt yn UTF-8
word-why-not-utf-line = nid yw ei thestun yn UTF-# yn llinell #
word-why-entities = mae’n datgan endidau ei hun
word-why-unpacks = mae, neu ran ohono, yn dadbacio i fwy na # MB
word-why-cells = mae ganddo fwy na # cell
word-why-bytes = mae ganddo fwy na # beit
word-why-nobody-listed = nid oes neb wedi’i restru ynddi
word-why-no-member-list = nid rhestr aelodau gydag enwau a rhifau ydyw
word-played-matches = chwaraewyd # o # gornest, angen #
word-played-boards = chwaraewyd # o # llaw, angen #
word-played-few-boards = chwaraewyd # llaw, angen #
word-nobody-meets-again = nid oes neb yn cyfarfod eto
word-trf-no-player-lines = nid oes llinell ynddi’n dechrau â 001
word-trf-game-open = nid oes canlyniad i gêm eto
word-trf-points = pwyntiau nad ydynt yn dilyn o ganlyniadau
word-round-of-knockout = rownd #
word-round-of-qualifying = rownd Q#
word-scale-webber = cynghrair sy’n arwain at Gwpan Webber
word-scale-divisions = cynghreiriau o sawl adran ar lefel dosbarth
word-sheet-entries = ymgeiswyr yn unig
word-sheet-swiss-rounds = rowndiau Swisaidd
word-sheet-swiss-ranking = safleoedd Swisaidd
word-sheet-crosstable = croesdabl
word-sheet-pairings = parau
word-sheet-pairs = canlyniadau parau
word-sheet-teams = canlyniadau timau
word-sheet-teams-matches = gornestau timau
word-sheet-teams-matrix = matrics timau
word-sheet-league = tabl cynghrair
word-sheet-knock-out = cystadleuaeth fwrw allan
word-sheet-ladder = ysgol
word-sheet-matches = gornestau
word-sheet-travellers = teithwyr
word-sheet-centres = cyfrif canolfannau
word-sheet-diplomacy = sgoriau Diplomacy
word-sheet-games = canlyniadau gemau
word-sheet-prizes = rhestr gwobrau
word-sheet-register = cofrestr aelodau
word-sheet-none = nid cystadleuaeth
word-fact-title = teitl
word-fact-date = dyddiad
word-fact-organiser = trefnydd
word-fact-place = safle
word-fact-rounds = rowndiau
word-fact-round = rownd
word-fact-boards = dwylo
word-fact-results-counted = canlyniadau a gyfrifir
word-fact-game = gêm
word-fact-rules = rheolau
word-fact-format = fformat
word-fact-scoring = sgorio
word-fact-status = statws
word-fact-movement = symudiad
word-fact-scale = graddfa
word-fact-ending = diwedd
word-column-number = rhif
word-column-name = enw
word-column-names = enwau
word-column-forename = enw cyntaf
word-column-surname = cyfenw
word-column-score = sgôr
word-column-total = cyfanswm
word-column-section = adran
word-column-direction = cyfeiriad
word-column-rating = gradd
word-column-result = canlyniad
word-column-id = rhif aelod
word-column-opponent-number = gwrthwynebydd #
word-column-tie-break-number = torri cyfartal #
word-proof-places-follow = mae’r safleoedd yn ei dilyn, nid y golofn arall o’r math hwn
word-proof-numbers-in-order = mae’n rhifo’r rhesi, sydd yn nhrefn sgôr
word-proof-agrees-unlike = mae’n cytuno â’r sgoriau, yn wahanol i rifau
word-proof-agrees = mae’n cytuno â’r sgoriau
word-proof-many-none = nid oes gan lawer un, ond mae gan bob cystadleuydd rif
word-proof-numbers = mae’n rhifo’r rhesi
word-proof-only-numbers = dim ond rhifo’r rhesi y mae
word-proof-proportion = mae’r canrannau mewn cyfrannedd â hi
word-proof-half = gyda’i gilydd maent yn hanner yr holl uchafsymiau
word-proof-other-proportion = mae colofn arall mewn cyfrannedd â’r canrannau, neu dim ond y safleoedd uchaf sydd ag un
word-proof-total = cyfanswm y rowndiau neu’r gwrthwynebwyr ydyw
word-proof-difference = o blaid llai yn erbyn ydyw
word-proof-zero-sum = yr hyn y mae un ochr yn ei ennill, mae’r llall yn ei golli
