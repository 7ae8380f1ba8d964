# Gaeilge (Irish)

## The frame of every page

frame-skip = Léim go dtí an t-ábhar
frame-trail = Cá bhfuil tú
frame-season = Séasúr
frame-made-by = Déanta le palmares { $version }.
frame-triangle = Osclaíonn uimhir a bhfuil triantán léi chun a thaispeáint conas a ríomhadh í.
frame-pages = Leathanaigh
language-code = ga

## Links and titles

link-certificates = Teastais
events = Comórtais
quotas = Cuótaí
players = Imreoirí
clubs = Clubanna
link-workbook = An séasúr mar leabhar oibre
link-secretary = Don rúnaí
competitions = Craobhacha
players-by-surname = , de réir sloinne
players-letters = Litreacha
score-cards = Cártaí scóir
standings = Ord
lists-workbook = An rud céanna mar leabhar oibre
promotions-certificates = Teastais le priontáil
promotions-none = Gan aon ardú céime.
players-other = Eile

## Heads of columns, and labels on phones

head-date = Dáta
head-event = Comórtas
head-with = Le
head-place = Áit
head-score = Scór
head-award = Duais
head-round = Babhta
head-colour = Dath
head-opponent = Céile comhraic
head-result = Toradh
head-points = Pointí
head-game = Cluiche
head-power = Cumhacht
head-centres-by-year = Ionaid de réir bliana
head-outcome = Críoch
head-opponents = Céilí comhraic
head-centres = Ionaid
head-tables = Táblaí
head-winners = Buaiteoirí
head-state = Stádas
head-player = Imreoir
head-number = Uimhir
head-events = Comórtais
head-club = Club
head-who = Cé
head-field = Líon iomaitheoirí
head-name = Ainm
head-counted = San áireamh
head-played = Imeartha
head-basis = Bunús
head-total = Iomlán
head-rating = Rátáil
head-section = Rannóg
head-scratch = Gan chis
head-overall = Foriomlán
head-prize = Duais
head-amount = Suim
head-home = Baile
head-away = As baile
head-boards = Cláir
head-imps = IMPanna
head-games = Cluichí
head-expected = Ionchas
head-change = Athrú
head-new-rating = Rátáil nua
head-performance = Feidhmíocht
head-norm = Norm
head-norm-result = Toradh, nó a bhfuil fós de dhíth
head-team = Foireann
head-no = Uimh.
head-mps-of = MPanna as { $top }
head-white = Bán
head-black = Dubh
head-board = Clár
head-side = Taobh

## Things with their number

count-boards =
    { $count ->
        [one] { $number } chlár
        [two] { $number } chlár
        [few] { $number } chlár
        [many] { $number } gclár
       *[other] { $number } clár
    }
count-certificates =
    { $count ->
        [one] { $number } teastas
        [two] { $number } theastas
        [few] { $number } theastas
        [many] { $number } dteastas
       *[other] { $number } teastas
    }
count-clubs =
    { $count ->
        [one] { $number } chlub
        [two] { $number } chlub
        [few] { $number } chlub
        [many] { $number } gclub
       *[other] { $number } club
    }
count-contestants =
    { $count ->
        [many] { $number } n-iomaitheoir
       *[other] { $number } iomaitheoir
    }
count-errors =
    { $count ->
        [many] { $number } n-earráid
       *[other] { $number } earráid
    }
count-events =
    { $count ->
        [one] { $number } chomórtas
        [two] { $number } chomórtas
        [few] { $number } chomórtas
        [many] { $number } gcomórtas
       *[other] { $number } comórtas
    }
count-more = { $number } eile
count-players =
    { $count ->
        [many] { $number } n-imreoir
       *[other] { $number } imreoir
    }
count-points =
    { $count ->
        [one] { $number } phointe
        [two] { $number } phointe
        [few] { $number } phointe
        [many] { $number } bpointe
       *[other] { $number } pointe
    }
count-points-part = { $number } pointe
count-results =
    { $count ->
        [one] { $number } toradh
        [two] { $number } thoradh
        [few] { $number } thoradh
        [many] { $number } dtoradh
       *[other] { $number } toradh
    }
count-tables =
    { $count ->
        [one] { $number } tábla
        [two] { $number } thábla
        [few] { $number } thábla
        [many] { $number } dtábla
       *[other] { $number } tábla
    }
count-tables-part = { $number } tábla
count-warnings = { $number } rabhadh
count-chess-boards =
    { $count ->
        [one] { $number } chlár
        [two] { $number } chlár
        [few] { $number } chlár
        [many] { $number } gclár
       *[other] { $number } clár
    }
count-games =
    { $count ->
        [one] { $number } chluiche
        [two] { $number } chluiche
        [few] { $number } chluiche
        [many] { $number } gcluiche
       *[other] { $number } cluiche
    }
count-cards =
    { $count ->
        [one] { $number } chárta
        [two] { $number } chárta
        [few] { $number } chárta
        [many] { $number } gcárta
       *[other] { $number } cárta
    }

## The index

index-problems = { $problems }: don rúnaí
index-first-hundred = An chéad chéad
index-all-players = Gach imreoir de réir sloinne
index-latest = Na torthaí is déanaí
index-calendar = Féilire
index-ahead = Le teacht
index-by-month = De réir míosa
index-all-events = Gach comórtas ({ $number })
index-all-clubs = Gach club ({ $number })
tile-events =
    { $count ->
        [one] chomórtas
        [two] chomórtas
        [few] chomórtas
        [many] gcomórtas
       *[other] comórtas
    }
tile-clubs =
    { $count ->
        [one] chlub
        [two] chlub
        [few] chlub
        [many] gclub
       *[other] club
    }
tile-players =
    { $count ->
        [many] n-imreoir
       *[other] imreoir
    }
season-of = Séasúr { $years }

## Leaders and records

leaders-title = Ceannairí an tséasúir
leaders-more = { $number } eile le { $points }
records-most = An méid is mó { $kind } in aon chomórtas amháin
records-highest = Na céatadáin is airde

## A player

player-number = Uimhir bhallraíochta { $number }
player-no-number = Gan uimhir bhallraíochta
player-also = Iontráilte freisin mar { $names }.
player-events-played = Comórtais a imríodh
player-clauses = Taispeánann leathanach an chomórtais conas a ríomhadh gach duais, clásal ar chlásal: { $clauses }, mura n-ainmnítear cinn eile.
player-round-by-round = , babhta ar bhabhta
player-game-by-game = , cluiche ar chluiche
player-place-of = { $place } as { $field }
player-clauses-also = freisin { $clauses }
player-clauses-by = de réir { $clauses }

## A club

club-players = Imreoirí de réir na bpointí a gnóthaíodh anseo

## An event

event = Comórtas
event-the-draw = { $round }: an crannchur
ratings = Rátálacha
event-house = péire an tí
groups = Grúpaí
prizes = Duaiseanna
event-receipts = Admhálacha le síniú
ratings-own = Ríofa ó rátálacha na foirme, don chomórtas seo amháin.
norms = Noirm teidil
event-why = Conas a ríomhadh na duaiseanna
event-clauses = { $book }, clásail { $clauses }. Tugtar na pointí do gach imreoir.
event-settled = Ó na socruithe, ní ón bhfoirm: { $settled }
problems = Fadhbanna
event-annotated = San fhoirm nótáilte
event-annotated-has = tá gach cill mar a seoladh í, agus na torthaí seo ina diaidh.
event-draw-of-round = Crannchur bhabhta { $number }
event-status = stádas { $status }
event-adjusted = coigeartaithe { $amount }

## Brackets

bracket = Crann na gcluichí
bracket-by-round = Crann na gcluichí, babhta ar bhabhta
bracket-won = bhuaigh
bracket-eliminated = amuigh
bracket-out = amuigh
bracket-key = Cló trom: an buaiteoir. Scriosta amach: amuigh ansin.

## Matches and rounds

matches = Cluichí
crosstable = Crostábla
rounds = Babhtaí
matches-after = Ord tar éis gach babhta
matches-after-caption = Ord tar éis gach babhta, in { $unit }, leis an áit
round-number = Babhta { $number }
crosstable-key-teams = 12w2½: in aghaidh uimhir 12 le Bán ar an gcéad chlár, 2½ pointe cluiche. Socraíodh + agus − gan imirt.
crosstable-key = 12w1: in aghaidh uimhir 12 le Bán, bua; ½ comhscór, 0 cailleadh. Socraíodh + agus − gan imirt.
rounds-home-had = Baile roimhe
rounds-white-had = Bán roimhe
rounds-away-had = As baile roimhe
rounds-black-had = Dubh roimhe
diplomacy-rounds = Babhtaí agus cumhachtaí
diplomacy-key = E 26.563: England, 26.563 pointe. A Austria-Hungary, E England, F France, G Germany, I Italy, R Russia, T Turkey.
diplomacy-games = Cluichí

## Boards and score cards

boards = Cláir
cards-contestants = Iomaitheoirí
cards-own-side = Feictear na scóir ó thaobh an iomaitheora féin.
cards-best = an clár is fearr
cards-worst = an clár is measa
boards-most-frequent = Taispeánann liosta na gclár an conradh is coitianta.
board-number = Clár { $number }
boards-dealer = { $dealer } a roinneann, { $vulnerable }
cards-print-four = Le priontáil: ceithre chárta an leathanach, A4 nó Letter.
cards-print-two = Le priontáil: dhá chárta an leathanach, A4 nó Letter.
board-prizes = Duaiseanna cláir
board-prizes-key = Ní áirítear ach cluichí a imríodh, gach ceann ar an gclár ar imríodh é. Cothrom i gcéatadán, tagann níos mó cluichí chun tosaigh; cothrom i bpointí, níos lú.
boards-of = Cláir: { $event }
cards-of = Cártaí scóir: { $event }
cards-place-of = Áit { $place } as { $field }
cards-not-ranked = Gan áit
board-one = Clár
cards-place-round = Cártaí suíocháin, babhta { $number }
how-matchpoints = Pointí cluiche: 2 do gach toradh níos measa ar an gclár, 1 do gach ceann cothrom (Dlí 78A).
how-butler = IMPanna (Dlí 78B) gach scóir in aghaidh datum an chláir ({ $clause }).
how-cross-imps = IMPanna (Dlí 78B) gach scóir in aghaidh gach scóir eile ar an gclár, roinnte ({ $clause }).
how-teams = IMPanna na difríochta idir an dá sheomra (Dlí 78B).
how-board-a-match = Buaitear, roinntear nó cailltear gach clár in aghaidh an tseomra eile: 2, 1 nó 0.
how-aggregate = Pointí iomlána: scóir na gclár go léir curtha le chéile.
how-neuberg = Mar ar féidir A toradh ar chlár a chur i gcomparáid agus E ag cláir eile, rinneadh (M + 1) × E / A − 1 de M pointe cluiche ({ $clause }).
how-simple = Ar chlár a bhfuil níos lú torthaí aige ná na cinn eile, áirítear pointí cluiche mar chion dá uasmhéid féin ({ $clause }).
how-artificial = Scóir shaorga is ea A+, A agus A−: { $plus }, { $average } agus { $minus } % ({ $clause }).
how-artificial-own = Scóir shaorga is ea A+, A agus A−: { $plus }, { $average } agus { $minus } %, nó meán an iomaitheora féin sa seisiún más fearr é do A+ nó más measa é do A− ({ $clause }).
how-artificial-own-minus = Scóir shaorga is ea A+, A agus A−: { $plus }, { $average } agus { $minus } %, agus do A− meán an iomaitheora féin sa seisiún más measa é ({ $clause }).
how-artificial-imps = Scóir shaorga is ea A+, A agus A−; { $plus } IMP is ea meán plus ar aon chlár amháin ({ $clause }).
traveller-version = Leagan { $version } de chlár truaillithe, curtha i gcomparáid lena thorthaí féin amháin.
traveller-top = Uasmhéid { $top }.
traveller-compared = Is féidir { $scores } as { $expected } toradh a chur i gcomparáid.
traveller-neuberg = Rinneadh (M + 1) × { $expected } / { $scores } − 1 de M pointe cluiche ({ $clause }).
traveller-divided = { $scores } scór; roinntear suim na nIMPanna ar { $by }.
traveller-too-few = Róbheagán scór chun comparáid a dhéanamh.
sum-none = Gan scór.
sum-adjusted = ; coigeartaithe { $amount }
sum-scaled = ; scálaithe do na cláir go léir: { $value } as { $full }
sum-best = ; áirítear an { $best } is fearr as { $all }
sum-share = { $value } as { $most } = { $share } %
sum-matchpoints = Pointí cluiche
sum-together = le chéile

## Draws and cards to print

drawn-number = Uimh. { $number }
drawn-pairing-number = , uimh. péireála { $number }
drawn-section = Rannóg { $section }
receipts = Admhálacha
receipts-received = Fuarthas { $amount } · dáta
receipts-signature = Síniú
draw-next = An chéad bhabhta eile
draw-by = De réir { $board }
draw-by-name-link = De réir ainm
draw-why = Cén fáth
draw-mine = Mo thábla
draw-mine-list = Mo thábla: an liosta de réir ainm
draw-by-board = de réir cláir
draw-by-small = de réir { $board }
draw-by-name = de réir ainm
draw-not-drawn = Gan péire:
bye = saor
draw-seat = Clár { $board }, { $power }
draw-against = in aghaidh
draw-why-seats = Cén fáth na suíocháin seo
draw-why-pairings = Cén fáth na péirí seo
draw-open = Oscail péire chun na cúiseanna a fheiceáil.
draw-mine-type = Mo thábla: clóscríobh cuid de d’ainm
draw-round-of = Babhta { $number } as { $rounds }

## The search

search-season = An séasúr
search-find = Aimsigh imreoir, comórtas nó club
search-hits = Aimsithe
search-missing = Tá liosta na n-ainmneacha ar iarraidh.
search-player = imreoir
search-event = comórtas
search-club = club
search-found = aimsithe
search-nothing = Níor aimsíodh tada
search-first = , taispeántar an chéad { $most }

## Pictures

chart-months = Comórtais gach mí
chart-months-caption = Comórtais gach mí.
chart-clubs-master = Máistirphointí de réir club
chart-clubs-local = Local Points de réir club
chart-first-ten = { $title }, an chéad deichniúr.
chart-tables = Táblaí ag gach comórtas, in ord dáta
chart-tables-caption = Táblaí ag gach comórtas.
chart-course = An cion de na hiomaitheoirí a buaileadh i ngach comórtas, in ord dáta
chart-course-caption = An cion a buaileadh, comórtas ar chomórtas: dá airde is ea is fearr.
chart-spread = Leathadh na scór
chart-spread-of = Leathadh na scór, { $list }
chart-spread-caption = Cé mhéad iomaitheoir a fuair gach scór.
chart-bars = Na huimhreacha céanna mar bharraí.
unit-events = comórtais
unit-month = mí
unit-tables = táblaí
unit-day = lá an chomórtais
unit-contestants = iomaitheoirí
unit-master-points = máistirphointí
chart-race = { $unit } gnóthaithe, babhta ar bhabhta
chart-race-caption = { $unit } gnóthaithe i gcluichí, babhta ar bhabhta.
chart-race-caption-named = { $unit } gnóthaithe i gcluichí, babhta ar bhabhta; ainmnítear an chéad { $number }.
unit-round = babhta
chart-running = { $unit } reatha { $label }
chart-running-percent = Céatadán reatha { $label }
chart-running-told = { $last } tar éis { $number } clár; is airde { $high } tar éis { $high-after }, is ísle { $low } tar éis { $low-after }.
chart-running-axis = { $unit }, clár ar chlár ({ $number })
chart-spread-some = , { $some } le duais
chart-column-with = { $number } le { $from } { $unit }
chart-column-from = { $number } ó { $from } go { $to } { $unit }
chart-per-cent = { $numbers } faoin gcéad
chart-no-award = gan duais
chart-with-awards = le duais
chart-centres = Ionaid soláthair, { $game }

## Letters

letter-number = (uimhir { $number })
letter-please-answer = FREAGAIR, LE DO THOIL
letter-correct = Ceartaigh do leabhar oibre, nó an chóip nótáilte, agus seol arís é.
letter-no-questions = Níl aon cheisteanna againn ort.
letter-please-tell = INIS DÚINN, LE DO THOIL
letter-only-questions = Níl iontu seo ach ceisteanna: d’fhéadfadh cúis mhaith a bheith ann.
letter-one-note = Níl freagra de dhíth ar 1 nóta; taispeánann na cóipeanna nótáilte é.
letter-notes = Níl freagra de dhíth ar { $number } nóta; taispeánann na cóipeanna nótáilte iad.
letter-credited = CREIDIÚNAITHE
letter-nothing = dada
letter-files = COMHAID
letter-your-return = (d’fhoirm lenár nótaí)
letter-pdf = (teastais le priontáil)
letter-certificates-of = (teastais: { $name })
letter-up-to = Suas go { $day }
letter-congratulations = COMHGHAIRDEAS
letter-promotion = Is { $rank } anois thú: { $why }
letter-your-points = DO PHOINTÍ
letter-since = nua duit: { $points }
letter-rank = Céim: { $rank }
letter-next-rank = An chéad chéim eile: { $rank }, { $needs } le dul
letter-where-from = CAD AS A dTAGANN SIAD
letter-waiting = GAN CREIDIÚNÚ FÓS
letter-certificates = TEASTAIS
letter-place = áit { $place }

## Certificates

certificates-print = Priontáil gan imill; is leathanach gach bileog.
certificate-awarded-to = bronnta ar
certificate-awarded-to-capital = Bronnta ar
certificate-date-of-issue = Dáta eisiúna
certificate-issuing-officer = Oifigeach eisiúna
certificate-place =
    { $count ->
        [1] an chéad áit
        [2] an dara háit
        [3] an tríú háit
        [4] an ceathrú háit
        [5] an cúigiú háit
        [6] an séú háit
        [7] an seachtú háit
        [8] an t-ochtú háit
        [9] an naoú háit
        [10] an deichiú háit
       *[other] an { $ordinal } háit
    }
certificate-place-scratch =
    { $count ->
        [1] an chéad áit gan chis
        [2] an dara háit gan chis
        [3] an tríú háit gan chis
       *[other] an { $ordinal } háit gan chis
    }
certificate-place-shared =
    { $count ->
        [1] an chéad áit i bpáirt
        [2] an dara háit i bpáirt
        [3] an tríú háit i bpáirt
        [4] an ceathrú háit i bpáirt
        [5] an cúigiú háit i bpáirt
       *[other] an { $ordinal } háit i bpáirt
    }
certificate-place-shared-scratch =
    { $count ->
        [1] an chéad áit i bpáirt gan chis
        [2] an dara háit i bpáirt gan chis
       *[other] an { $ordinal } háit i bpáirt gan chis
    }
certificate-points-won = pointí a gnóthaíodh
certificate-title-shared = { $title }, i bpáirt
certificate-organised-by = arna eagrú ag { $organiser }
certificate-reached-on = bainte amach { $day }
certificate-member-number = Uimhir bhallraíochta { $number }
certificate-no-member-number = Níor tugadh uimhir bhallraíochta
certificate-number = Teastas { $number }
certificate-officer = Oifigeach eisiúna: { $name }
certificate-in-words = i bhfocail: { $words }
certificate-clauses = Clásail { $clauses }: { $book }.
certificate-congress-reasons = Taispeánann leathanach gach comórtais conas a ríomhadh a phointí.
certificates-of = Teastais: { $name }

## Points in words, and places

list-and = { $first } agus { $last }
spelled-quarter = ceathrú
spelled-half = leath
spelled-three-quarters = trí cheathrú
spelled-and-quarter = { $whole } agus ceathrú
spelled-and-half = { $whole } go leith
spelled-and-three-quarters = { $whole } agus trí cheathrú
spelled-decimal = { $whole } pointe { $digits }
ordinal = { $number }ú

## Days and months

date-day = { $number } { $month } { $year }
date-month = { $month } { $year }
date-day-month = { $number } { $month }
month-1 = Eanáir
month-2 = Feabhra
month-3 = Márta
month-4 = Aibreán
month-5 = Bealtaine
month-6 = Meitheamh
month-7 = Iúil
month-8 = Lúnasa
month-9 = Meán Fómhair
month-10 = Deireadh Fómhair
month-11 = Samhain
month-12 = Nollaig
month-short-1 = Ean
month-short-2 = Feabh
month-short-3 = Márta
month-short-4 = Aib
month-short-5 = Beal
month-short-6 = Meith
month-short-7 = Iúil
month-short-8 = Lún
month-short-9 = MFómh
month-short-10 = DFómh
month-short-11 = Samh
month-short-12 = Noll
month-none = gan dáta

## The office

office-returns = Foirmeacha
office-return = Foirm
office-totals = Suimeanna rialaithe
office-sums-key = Na pointí céanna, curtha le chéile de réir comórtais, imreora agus club (le comórtais gan chlub). Caithfidh na trí shuim a bheith ar aon dul.
office-kind = Cineál
office-severity = Tromchúis
office-files = Comhaid
office-stake = Duaiseanna sna comórtais seo
office-workbook = leabhar oibre an tséasúir
office-by-event = De réir comórtais
office-by-player = De réir imreora
office-by-club = De réir club
office-sums = Suimeanna
office-agree = ar aon dul
office-differ = gan a bheith ar aon dul
office-errors = Earráidí
office-warnings = Rabhaidh
office-notes = Nótaí
office-without-awards = { $events } gan duaiseanna
office-all-returns = Gach foirm ({ $number })
count-returns =
    { $count ->
        [one] { $number } fhoirm
        [two] { $number } fhoirm
        [few] { $number } fhoirm
        [many] { $number } bhfoirm
       *[other] { $number } foirm
    }
count-notes = { $number } nóta
count-questions =
    { $count ->
        [one] { $number } cheist do na clubanna
        [two] { $number } cheist do na clubanna
        [few] { $number } cheist do na clubanna
        [many] { $number } gceist do na clubanna
       *[other] { $number } ceist do na clubanna
    }

## Lists

count-rows = { $number } ró
list-in = in
list-left = ; níl { $number } eile ach ansin agus sa leabhar oibre

## The entry desk

desk = Deasc iontrála
desk-everybody = Gach duine
desk-fee = Táille
desk-paid = Íoctha
desk-open = Gan íoc
desk-is-here = Anseo
desk-arrives = Teacht
desk-asked = Saoire
desk-key = Gan íoc: an táille − an méid a íocadh; ciallaíonn comhartha móide gur íocadh an iomarca. Is iad na colúin Fee due, Fee paid, Present, Arrives agus Byes den bhileog Entries.
desk-paid-only = Íocadh { $paid }.
desk-owed = Dlite { $due } − íoctha { $paid } = fós le híoc { $owed }.
desk-overpaid = Dlite { $due } − íoctha { $paid } = { $balance }: fós le híoc { $owed } − ró-íoctha { $over }.
desk-without = {" "}Gan na hiontrálacha nach féidir a suimeanna a léamh: { $number }.
desk-here = { $here } anseo, { $away } gan a bheith anseo, { $open } gan tic.
desk-owes = Le híoc fós
desk-owes-of = { $owed } as { $due }
desk-owes-left = { $owed } as { $due } (tarraingthe siar)
desk-unread = Nach bhfuil sna suimeanna
desk-unread-fee = táille { $due }, íoctha { $paid }
desk-missing = Gan teacht fós
desk-late = Ag teacht déanach
desk-byes = Saoire iarrtha
desk-bye-for = { $rounds } (ar { $score })
count-entries = { $number } iontráil

## While an event is played

hall = Halla
hall-final = Ord deiridh
hall-nothing = Níl aon chrannchur déanta fós, agus níl torthaí ann.
hall-pause = Sos
hall-go-on = Ar aghaidh
find-list = An liosta de réir ainm
find-seat = Suíochán
find-plays-for = Ag imirt do
find-for = do
find-nothing = Níl aon chrannchur déanta fós.
find-round = { $title }, babhta { $number }
find-standings = { $title }: ord
find-place = áit { $place } le { $score }

## Boards, prizes, competitions

boards-play = imirt
boards-split = scoilte; { $side } { $score }
boards-weight = { $share } % de { $score }
boards-hands = Lámha
boards-makes = Is féidir a dhéanamh: { $makes }
datum-mean = Datum { $value }: meán { $number } scór
datum-rounded = Datum { $value }: is é { $mean } meán { $number } scór, slánaithe
datum-ends = na { $low } is ísle agus na { $high } is airde
datum-left-out = ; fágtha ar lár as { $number }: { $scores }
datum-others = , scóir táblaí eile san áireamh
unit-centres = ionaid
prizes-paid = Duaiseanna { $total }, íoctha ar fad.
prizes-left = Duaiseanna { $total } = íoctha { $paid } + fágtha { $left }.
norm-result = { $score } as { $games }, feidhmíocht { $performance }
count-leaders = { $number } chun tosaigh
competition-by = { $of } de réir { $by }, { $value }
competition-best = na { $number } is fearr a chomhaireamh
competition-least = { $number } comórtas ar a laghad

## Fixed words

word-certificate = Teastas
word-certificate-of-rank = Teastas Céime
word-congress-certificate = Teastas Comhdhála
word-master-point-certificate = Teastas Máistirphointí
word-master-points = Máistirphointí
word-points = Pointí
word-title = Teideal
word-prize = Duais
word-award = Duais
word-final = deiridh
word-provisional = sealadach
word-rejected = diúltaithe
word-state-provisional = Sealadach
word-state-rejected = Diúltaithe
word-state-not-released = Gan scaoileadh fós
word-state-no-awards-yet = D’fhéadfadh áiteanna athrú fós, agus níl duaiseanna ann go fóill.
word-state-rounds-to-play = Tá babhtaí le himirt, nó níorbh fhéidir rud éigin san fhoirm a léamh. D’fhéadfadh áiteanna athrú fós, agus níl duaiseanna ann go fóill.
word-state-no-places = Níl áiteanna ann; deir na fadhbanna thíos cén fáth.
word-state-hidden = Tá áiteanna, scóir agus duaiseanna i bhfolach go dtí go scaoilfidh an stiúrthóir iad.
word-error = earráid
word-warning = rabhadh
word-note = nóta
word-rounds = Babhtaí
word-no = Uimh.
word-team = Foireann
word-pairing-cards = Cártaí péireála
word-place-cards = Cártaí suíocháin
word-board = Clár
word-table = Tábla
word-side = Taobh
word-colour = Dath
word-power = Cumhacht
word-home = Baile
word-away = As baile
word-white = Bán
word-black = Dubh
word-net-points = Glanphointí
word-net-imps = Glan-IMPanna
word-mps = MPanna
word-imps = IMPanna
word-vps = VPanna
word-pairs-event = Comórtas péirí
word-teams-event = Comórtas foirne
word-individual-event = Comórtas aonair
word-swiss-pairs = Péirí Eilvéiseacha
word-swiss-teams = Foirne Eilvéiseacha
word-multiple-teams = Foirne iomadúla
word-team-league = Sraith foirne
word-round-robin = Gach duine in aghaidh a chéile
word-knockout-for-teams = Cnagchomórtas foirne
word-double-knockout-for-teams = Cnagchomórtas dúbailte foirne
word-knockout-for-pairs = Cnagchomórtas péirí
word-ladder-for-pairs = Dréimire péirí
word-ladder-for-teams = Dréimire foirne
word-ladder-for-individuals = Dréimire aonair
word-chess-tournament = Comórtas fichille (Eilvéiseach)
word-chess-team-tournament = Comórtas fichille foirne
word-diplomacy-tournament = Comórtas Diplomacy
word-two-player-diplomacy = Cnagchomórtas Diplomacy do bheirt
word-board-games = Cluichí boird
word-north-south = Thuaidh-Theas
word-east-west = Thoir-Thiar
word-north = Thuaidh
word-south = Theas
word-east = Thoir
word-west = Thiar
word-nobody-vulnerable = níl aon taobh leochaileach
word-ns-vulnerable = NS leochaileach
word-ew-vulnerable = EW leochaileach
word-both-vulnerable = an dá thaobh leochaileach
word-won-by-forfeit = buaite gan imirt
word-lost-by-forfeit = caillte gan imirt
word-half-by-forfeit = leathphointe an duine gan imirt
word-adjourned = curtha ar athló
word-no-result-yet = gan toradh fós
word-bye-of-the-draw = saor ón gcrannchur
word-full-point-bye = saor le pointe iomlán
word-half-point-bye = saor le leathphointe
word-not-playing = gan imirt
word-absent = as láthair
word-session = Seisiún
word-round = Babhta
word-partner = Páirtí
word-against = In aghaidh
word-our-ns = Ár NS
word-our-ew = Ár EW
word-score = Scór
word-contract = Conradh
word-by = Ag
word-tricks = Cleasa
word-result = Toradh
word-room = Seomra
word-lead = Oscailt
word-play = Imirt
word-ns = NS
word-ew = EW
word-ns-mps = MPanna NS
word-ns-percent = % NS
word-ew-mps = MPanna EW
word-ew-percent = % EW
word-ns-points = Pointí NS
word-ew-points = Pointí EW
word-ns-imps = IMPanna NS
word-ew-imps = IMPanna EW
word-charted-percent = Taispeánann na colúin céatadán gach cláir, agus an líne an céatadán reatha.
word-charted-points = Taispeánann na colúin pointí gach cláir, agus an líne a suim reatha.
word-charted-imps = Taispeánann na colúin IMPanna gach cláir, agus an líne a suim reatha.
word-status-club = club
word-status-district = ceantar
word-status-area = limistéar
word-status-regional = réigiúnach
word-status-national = náisiúnta
word-kind-pairs = péirí
word-kind-teams = foirne
word-kind-individual = aonair
word-kind-swiss-pairs = péirí Eilvéiseacha
word-kind-swiss-teams = foirne Eilvéiseacha
word-kind-multiple-teams = foirne iomadúla
word-kind-league = sraith
word-kind-round-robin = gach duine in aghaidh a chéile
word-kind-knockout-teams = cnagchomórtas foirne
word-kind-double-knockout-teams = cnagchomórtas dúbailte
word-kind-knockout-pairs = cnagchomórtas péirí
word-kind-ladder-pairs = dréimire péirí
word-kind-ladder-teams = dréimire foirne
word-kind-ladder-individual = dréimire aonair
word-kind-swiss = Eilvéiseach
word-kind-chess-teams = foirne fichille
word-kind-diplomacy = Diplomacy
word-kind-two-player = do bheirt
word-kind-board-games = cluichí boird
word-method-matchpoints = pointí cluiche
word-method-butler = IMPanna in aghaidh an datum
word-method-cross-imps = cros-IMPanna
word-method-teams = IMPanna idir dhá sheomra
word-method-board-a-match = clár ar chlár
word-method-aggregate = pointí iomlána
word-note-bye = saor
word-note-forfeit-home = níor tháinig baile
word-note-forfeit-away = níor tháinig as baile
word-note-not-played = níor imríodh
word-women = Mná
word-mixed = Measctha
word-seniors = Sinsir
word-juniors = Sóisir
word-section = Rannóg
word-power-austria = An Ostair-Ungáir
word-power-england = Sasana
word-power-france = An Fhrainc
word-power-germany = An Ghearmáin
word-power-italy = An Iodáil
word-power-russia = An Rúis
word-power-turkey = An Tuirc
word-outcome-win = bua
word-outcome-draw = comhscór
word-outcome-survived = tháinig slán
word-outcome-eliminated = díchurtha
word-outcome-disqualified = dícháilithe
word-outcome-abandoned = tréigthe
word-seat-north = N
word-seat-east = E
word-seat-south = S
word-seat-west = W
word-no-trumps = NT
word-passed-out = pas
word-fouled = clár truaillithe
word-room-open = oscailte
word-room-closed = dúnta
word-note-conceded-home = ghéill baile
word-note-conceded-away = ghéill as baile
word-note-unplayable = níorbh fhéidir a imirt
word-note-triangular = triantánach
word-note-half-bye = leathshaor
word-note-adjusted = coigeartaithe
word-note-withdrawn-home = tharraing baile siar
word-note-withdrawn-away = tharraing as baile siar
word-note-play-off = imirt réitigh
word-note-extra-boards = cláir bhreise
word-closing-wbu = Ní mór don oifigeach eisiúna aon athrú a shíniú (#). Déanta ag ríomhaire: tá sé bailí nuair a d’údaraigh an t-aontas dá eisitheoir é sin a dhéanamh (#).
word-quotas = Cuótaí
word-quotas-about = Na himeachtaí a reáchtáil gach eagraí i mbliain, agus an méid is ceadmhach dó. Ní athraíonn cuótaí duaiseanna.
word-heading-organiser = Eagraí
word-heading-kind = Cineál
word-heading-year = Bliain
word-heading-what = Cad
word-heading-held = Reáchtáilte
word-heading-allowed = Ceadaithe
word-heading-state = Stádas
word-heading-clause = Clásal
word-heading-events-remarks = Comórtais agus nótaí
word-quota-over = thar
word-quota-within = laistigh
word-quota-any-number = aon líon
word-organiser-congress = comhdháil
word-quota-regular = cluichí rialta
word-quota-minor = mionchraobhacha
word-quota-alike = mionchraobhacha den chineál céanna
word-quota-leagues = sraitheanna foirne
word-quota-ladders = dréimirí
word-quota-inter-club = comórtais idirchlub
word-quota-licensed = comórtais cheadúnaithe
word-quota-major-pairs = mórchraobhacha péirí
word-quota-major-teams = mórchraobhacha foirne
word-quota-special = comórtais speisialta
word-quota-no-fear = comórtais gan eagla
word-quota-junior = comórtais shóisearacha
word-quota-simultaneous = péirí comhuaineacha
word-quota-invitation = comórtais ar cuireadh
word-wins = Buanna
word-draws = Comhscóir
word-best-game = Is fearr
word-second-best = 2ú is fearr
word-third-best = 3ú is fearr
word-games-won = Cluichí buaite
word-drawn-games = Comhscóir ina raibh an t-imreoir
word-score-best = Scór an chluiche is fearr
word-score-second-best = Scór an dara cluiche is fearr
word-score-third-best = Scór an tríú cluiche is fearr
word-tie-direct = Cluiche díreach
word-tie-black-games = Cluichí le Dubh
word-tie-black-wins = Buanna le Dubh
word-tie-progressive = Scór forásach
word-tie-lots = Crannchur
word-tie-lot = Crann
word-tie-match-points = Pointí cluiche foirne
word-tie-game-points = Pointí cluiche
word-tie-board-count = Comhaireamh clár
word-tie-average-buchholz = Meán Buchholz na gcéilí comhraic
word-tie-average-rating = Meánrátáil na gcéilí comhraic
word-tie-performance = Rátáil feidhmíochta an chomórtais
word-tie-pairing-number = Uimhir phéireála
word-tie-rating = Rátáil
word-tie-matches-won = Cluichí buaite, i bpointí bua
word-tie-opponents-sum = Suim phointí bua na gcéilí comhraic
word-tie-without-carry-over = Scór gan an t-aistriú
word-tie-code-wins = buanna
word-tie-code-lot = crann
word-tie-code-opponents = céilí comhraic
word-tie-code-imps = IMPanna
word-tie-code-carry-over = gan aistriú
word-game-of-round = Babhta #, clár #
word-ending-won = buaite le 18 ionad nó níos mó
word-ending-time = comhscór ar am
word-ending-vote = comhscór ar vóta
word-ending-open = le himirt
word-ending-doubt = gan scór de bharr earráidí san fhoirm
word-bye-score = saor #
word-adjourned-short = ath.
word-bye-capital = Saor
word-stands-down = ag seasamh síos
word-nobody = aon duine
word-yes = tá
word-no-lower = níl
word-no-event = gan comórtas
word-norm-made = bainte amach
word-norm-possible = indéanta
word-norm-missed = caillte
word-master-point-to-go = # mháistirphointe
word-master-points-to-go = # máistirphointe
word-contender-player = imreoir
word-contender-pair = péire
word-contender-team = foireann
word-value-percent = céatadán
word-value-points = pointí
word-value-places = áiteanna
word-value-vps = VPanna
word-value-sum = suim
word-value-average = meán
word-value-improvement = feabhas
word-no-awards-no-book = Gan duaiseanna: níl aon leabhar rialacha ainmnithe
word-no-awards-rounds = Gan duaiseanna: tá # as # babhta istigh
word-no-awards-one-round = Gan duaiseanna: tá # bhabhta istigh
word-no-awards-some-rounds = Gan duaiseanna: tá # babhta istigh
word-no-awards-played = Gan duaiseanna: imríodh # as # babhta
word-no-awards-played-one = Gan duaiseanna: imríodh # as # babhta, tá # chluiche gan chríochnú
word-no-awards-played-open = Gan duaiseanna: imríodh # as # babhta, tá # cluiche gan chríochnú
word-no-awards-fide = Gan duaiseanna: tá áiteanna ach níl duaiseanna i lámhleabhar FIDE
word-no-awards-after = Gan duaiseanna: thosaigh an comórtas tar éis ré an eagráin seo
word-no-awards-before = Gan duaiseanna: thosaigh an comórtas roimh ré an eagráin seo
word-no-awards-provisional = Gan duaiseanna: tá an comórtas sealadach de bharr earráidí
word-no-awards-rejected = Gan duaiseanna: diúltaíodh don chomórtas de bharr earráidí
word-no-awards-error = Gan duaiseanna: cuireann earráid bac ar chuid díobh
word-no-awards-boards = Gan duaiseanna: # clár, # ag teastáil
word-no-awards-boards-missing = Gan duaiseanna: tá líon na gclár ar iarraidh
word-no-awards-sections = Gan duaiseanna: ní fios cé atá i ngach rannóg
word-no-awards-competition = Gan duaiseanna: níl an comórtas ainmnithe
word-no-awards-running = Gan duaiseanna: tá an comórtas díbeartha ar siúl
word-no-awards-final-decides = Gan duaiseanna: is ag an gCluiche Ceannais atá an cinneadh
word-no-awards-goes-on = Gan duaiseanna: níl aon duine ag dul ar aghaidh fós
word-no-awards-matches = Gan duaiseanna: ní fios cé a bhuaigh na cluichí
word-no-awards-handicap = Gan duaiseanna: rangaithe le cisí, agus tá na scóir gan iad ar iarraidh
word-no-awards-handicap-stage = Gan duaiseanna: cáilíonn iomaitheoirí le cis do chéim níos déanaí
word-no-awards-ladder-waits = Gan duaiseanna: tá na duaiseanna ag fanacht leis an gcluiche ceannais
word-no-awards-ladder-results = Gan duaiseanna: ní fios cá mhéad toradh a chomhairtear
word-no-awards-ladder-few = Gan duaiseanna: comhairtear # toradh, ach ní mór # a chomhaireamh
word-no-awards-ladder-size = Gan duaiseanna: ní fios meánlíon na dtáblaí
word-no-awards-consolation = Gan duaiseanna: ní fios táblaí an phríomhchluiche ceannais ná táblaí gan chluiche ceannais
word-no-awards-knockout-small = Gan duaiseanna: bun-iontráil # tábla, ach tá # de dhíth ar chomórtas díbeartha
word-why-laid-out = leagadh a bileoga amach mar fhoirm
word-why-signed = tá sé sínithe, agus briseann aon athrú an síniú
word-why-shared = tá sé comhroinnte, le loga athruithe
word-why-template = is teimpléad é
word-why-formats = tá níos mó formáidí cille ann ná mar a cheadaíonn Excel
word-why-part-damaged = tá cuid de damáistithe
word-why-xls = is leabhar oibre xls é
word-why-xlsb = is leabhar oibre xlsb é
word-why-no-workbook = ní leabhar oibre é
word-what-pictures = Pictiúir nó cairteacha
word-what-notes = Nótaí
word-why-permission = níl cead agat í a oscailt
word-why-gone = níl sé ann a thuilleadh
word-why-open-elsewhere = tá sé oscailte ag clár eile, mar Excel; dún ansin é
word-why-cloud = coinníonn néal, mar OneDrive, in áit eile é agus níor sheol é; roghnaigh “Always keep on this device” dá fhillteán
word-why-folder-in-itself = is nasc é chuig fillteán ina bhfuil sé
word-why-mistakes = tá botúin ann
word-why-not-opened = níorbh fhéidir é a oscailt: níl sé ann a thuilleadh
word-why-file-not-opened = Níorbh fhéidir an comhad a oscailt: níl sé ann a thuilleadh
word-why-no-picture = ní PNG, JPEG ná SVG é
word-why-not-utf = ní UTF-8 carachtar ann
word-why-not-utf-line = ní UTF-# a théacs i líne #
word-why-entities = fógraíonn sé aonáin dá chuid féin
word-why-unpacks = díphacálann sé nó cuid de go níos mó ná # MB
word-why-cells = tá níos mó ná # cill ann
word-why-bytes = tá níos mó ná # beart ann
word-why-nobody-listed = níl aon duine liostaithe ann
word-why-no-member-list = ní liosta ball le hainmneacha agus uimhreacha é
word-played-matches = # as # cluiche imeartha, # ag teastáil
word-played-boards = # as # clár imeartha, # ag teastáil
word-played-few-boards = # clár imeartha, # ag teastáil
word-nobody-meets-again = ní chastar aon duine le chéile arís
word-trf-no-player-lines = níl aon líne ann a thosaíonn le 001
word-trf-game-open = níl toradh ar chluiche fós
word-trf-points = pointí nach leanann ó thorthaí
word-round-of-knockout = babhta #
word-round-of-qualifying = babhta Q#
word-scale-webber = sraith a threoraíonn chuig Corn Webber
word-scale-divisions = sraitheanna de roinnt rannán ag leibhéal ceantair
word-sheet-entries = iontrálacha amháin
word-sheet-swiss-rounds = babhtaí Eilvéiseacha
word-sheet-swiss-ranking = ord Eilvéiseach
word-sheet-crosstable = crostábla
word-sheet-pairings = péireálacha
word-sheet-pairs = torthaí péirí
word-sheet-teams = torthaí foirne
word-sheet-teams-matches = cluichí foirne
word-sheet-teams-matrix = maitrís foirne
word-sheet-league = tábla sraithe
word-sheet-knock-out = comórtas díbeartha
word-sheet-ladder = dréimire
word-sheet-matches = cluichí
word-sheet-travellers = taistealaithe
word-sheet-centres = comhaireamh ionad
word-sheet-diplomacy = scóir Diplomacy
word-sheet-games = torthaí cluichí
word-sheet-prizes = liosta duaiseanna
word-sheet-register = rolla ball
word-sheet-none = ní comórtas é
word-fact-title = teideal
word-fact-date = dáta
word-fact-organiser = eagraí
word-fact-place = áit
word-fact-rounds = babhtaí
word-fact-round = babhta
word-fact-boards = cláir
word-fact-results-counted = torthaí a chomhairtear
word-fact-game = cluiche
word-fact-rules = rialacha
word-fact-format = formáid
word-fact-scoring = scóráil
word-fact-status = stádas
word-fact-movement = gluaiseacht
word-fact-scale = scála
word-fact-ending = críoch
word-column-number = uimhir
word-column-name = ainm
word-column-names = ainmneacha
word-column-forename = céadainm
word-column-surname = sloinne
word-column-score = scór
word-column-total = iomlán
word-column-section = rannóg
word-column-direction = treo
word-column-rating = rátáil
word-column-result = toradh
word-column-id = uimhir bhall
word-column-opponent-number = céile comhraic #
word-column-tie-break-number = briseadh comhscóir #
word-proof-places-follow = leanann na háiteanna é, ní an colún eile den chineál seo
word-proof-numbers-in-order = uimhríonn sé na rónna, atá in ord scóir
word-proof-agrees-unlike = tagann sé leis na scóir, murab ionann agus uimhreacha
word-proof-agrees = tagann sé leis na scóir
word-proof-many-none = níl ceann ag go leor, ach tá uimhir ag gach iomaitheoir
word-proof-numbers = uimhríonn sé na rónna
word-proof-only-numbers = ní dhéanann sé ach na rónna a uimhriú
word-proof-proportion = tá na céatadáin i gcomhréir leis
word-proof-half = déanann siad le chéile leath na n-uasmhéideanna
word-proof-other-proportion = tá colún eile i gcomhréir leis na céatadáin, nó níl aon cheann ach ag na háiteanna is airde
word-proof-total = is é iomlán na mbabhtaí nó na gcéilí comhraic é
word-proof-difference = is é ar son lúide in aghaidh é
word-proof-zero-sum = an méid a bhuann taobh amháin, cailleann an taobh eile é
