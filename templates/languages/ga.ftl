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
letter-next-rank = An chéad chéim eile: { $rank }
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
word-power-austria = An Ostair
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
