# Te reo Māori

## The frame of every page

frame-skip = Peke ki te kiko
frame-trail = Kei hea koe
frame-season = Te wāhanga tau
frame-made-by = I hangaia e palmares { $version }.
frame-triangle = Ka tuwhera te tau whai tapatoru hei whakaatu i pēhea te tātai.
frame-pages = Ngā whārangi
language-code = mi

## Links and titles

link-certificates = Ngā tiwhikete
events = Ngā whakataetae
quotas = Ngā rohe
players = Ngā kaitākaro
clubs = Ngā karapu
link-workbook = Te wāhanga tau hei pukamahi
link-secretary = Mā te hēkeretari
competitions = Ngā tauwhāinga
players-by-surname = , nā te ingoa whānau
players-letters = Ngā reta
score-cards = Ngā kāri kaute
standings = Ngā tūranga
lists-workbook = Te mea ōrite hei pukamahi
promotions-certificates = Ngā tiwhikete hei tā
promotions-none = Kāore he hikinga.
players-other = Ētahi atu

## Heads of columns, and labels on phones

head-date = Rā
head-event = Whakataetae
head-with = Me
head-place = Tūranga
head-score = Kaute
head-award = Whiwhinga
head-round = Rauna
head-colour = Tae
head-opponent = Hoariri
head-result = Hua
head-points = Piro
head-game = Kēmu
head-power = Mana
head-centres-by-year = Ngā pokapū i ia tau
head-outcome = Otinga
head-opponents = Ngā hoariri
head-centres = Ngā pokapū
head-tables = Tēpu
head-winners = Ngā toa
head-state = Āhua
head-player = Kaitākaro
head-number = Tau
head-events = Whakataetae
head-club = Karapu
head-who = Ko wai
head-field = Te tokomaha
head-name = Ingoa
head-counted = I tatauria
head-played = I tākarohia
head-basis = Take
head-total = Tapeke
head-rating = Whakatauranga
head-section = Wehenga
head-scratch = Kāore he hauā kaute
head-overall = Katoa
head-prize = Paraihe
head-amount = Rahi
head-home = Kāinga
head-away = Manuhiri
head-boards = Papa
head-imps = IMP
head-games = Kēmu
head-expected = Te tūmanako
head-change = Huringa
head-new-rating = Whakatauranga hou
head-performance = Mahinga
head-norm = Paerewa
head-norm-result = Te hua, te mea rānei e toe ana
head-team = Kapa
head-no = Tau
head-mps-of = MP o te { $top }
head-white = Mā
head-black = Pango
head-board = Papa
head-side = Taha

## Things with their number

count-boards = { $number } papa
count-certificates = { $number } tiwhikete
count-clubs = { $number } karapu
count-contestants = { $number } kaiwhakataetae
count-errors = { $number } hapa
count-events = { $number } whakataetae
count-more = { $number } atu anō
count-players = { $number } kaitākaro
count-points = { $number } piro
count-points-part = { $number } piro
count-results = { $number } hua
count-tables = { $number } tēpu
count-tables-part = { $number } tēpu
count-warnings = { $number } whakatūpato
count-chess-boards = { $number } papa
count-games = { $number } kēmu
count-cards = { $number } kāri

## The index

index-problems = { $problems }: mā te hēkeretari
index-first-hundred = Te kotahi rau tuatahi
index-all-players = Ngā kaitākaro katoa, nā te ingoa whānau
index-latest = Ngā hua hou
index-calendar = Maramataka
index-ahead = Kei te heke mai
index-by-month = Ia marama
index-all-events = Ngā whakataetae katoa ({ $number })
index-all-clubs = Ngā karapu katoa ({ $number })
tile-events = whakataetae
tile-clubs = karapu
tile-players = kaitākaro
season-of = Te wāhanga tau { $years }

## Leaders and records

leaders-title = Ngā kaiārahi o te wāhanga tau
leaders-more = { $number } atu anō, { $points }
records-most = Te nui rawa o te { $kind } i te whakataetae kotahi
records-highest = Ngā ōrau teitei rawa

## A player

player-number = Tau mema { $number }
player-no-number = Kāore he tau mema
player-also = Kua tuhia anō hoki ko { $names }.
player-events-played = Ngā whakataetae i tākarohia
player-clauses = E whakaatu ana te whārangi o te whakataetae i te tātai o ia whiwhinga, rārangi i te rārangi: { $clauses }, ki te kore ētahi atu e whakahuatia.
player-round-by-round = , ia rauna
player-game-by-game = , ia kēmu
player-place-of = { $place } o te { $field }
player-clauses-also = { $clauses } anō hoki
player-clauses-by = nā { $clauses }

## A club

club-players = Ngā kaitākaro, nā ngā piro i riro i konei

## An event

event = Whakataetae
event-the-draw = { $round }: te tohanga
ratings = Ngā whakatauranga
event-house = takirua o te whare
groups = Ngā rōpū
prizes = Ngā paraihe
event-receipts = Ngā rihīti hei waitohu
ratings-own = I tātaihia i ngā whakatauranga o te puka, mō tēnei whakataetae anake.
norms = Ngā paerewa taitara
event-why = I pēhea te tātai o ngā whiwhinga
event-clauses = { $book }, ngā rārangi { $clauses }. Ka riro ngā piro i ia kaitākaro.
event-settled = Nō ngā tautuhinga, ehara i te puka: { $settled }
problems = Ngā raruraru
event-annotated = Kei te puka whai tuhipoka
event-annotated-has = ngā pūtau katoa i tukuna mai, me ēnei hua i muri.
event-draw-of-round = Te tohanga o te rauna { $number }
event-status = taumata { $status }
event-adjusted = i whakatikaina { $amount }

## Brackets

bracket = Mahere toa
bracket-by-round = Mahere toa, ia rauna
bracket-won = i toa
bracket-eliminated = kua puta
bracket-out = kua puta
bracket-key = Kua miramira: te toa. Kua whakakorea: i puta i reira.

## Matches and rounds

matches = Ngā tukinga
crosstable = Tūtohi whiti
rounds = Ngā rauna
matches-after = Ngā tūranga i muri i ia rauna
matches-after-caption = Ngā tūranga i muri i ia rauna, ki te { $unit }, me te tūranga
round-number = Rauna { $number }
crosstable-key-teams = 12w2½: ki te tau 12, ko te Mā i te papa tuatahi, 2½ piro kēmu. I whakatauria + me − kāore i tākarohia.
crosstable-key = 12w1: ki te tau 12, ko te Mā, i toa; ½ ōrite, 0 i hinga. I whakatauria + me − kāore i tākarohia.
rounds-home-had = Kāinga i mua
rounds-white-had = Mā i mua
rounds-away-had = Manuhiri i mua
rounds-black-had = Pango i mua
diplomacy-rounds = Ngā rauna me ngā mana
diplomacy-key = E 26.563: England, 26.563 piro. A Austria-Hungary, E England, F France, G Germany, I Italy, R Russia, T Turkey.
diplomacy-games = Ngā kēmu

## Boards and score cards

boards = Ngā papa
cards-contestants = Ngā kaiwhakataetae
cards-own-side = Nō te taha o te kaiwhakataetae ngā kaute.
cards-best = te papa pai rawa
cards-worst = te papa kino rawa
boards-most-frequent = E whakaatu ana te rārangi papa i te kirimana auau rawa.
board-number = Papa { $number }
boards-dealer = Ko { $dealer } te kaituari, { $vulnerable }
cards-print-four = Hei tā: e whā ngā kāri i te whārangi, A4, Letter rānei.
cards-print-two = Hei tā: e rua ngā kāri i te whārangi, A4, Letter rānei.
board-prizes = Ngā paraihe papa
board-prizes-key = Ko ngā kēmu i tākarohia anake ka tatauria, ia kēmu i tōna papa. Ki te ōrite te ōrau, ka nui ake ngā kēmu ki mua; ki te ōrite ngā piro, ka iti ake.
boards-of = Ngā papa: { $event }
cards-of = Ngā kāri kaute: { $event }
cards-place-of = Tūranga { $place } o te { $field }
cards-not-ranked = Kāore he tūranga
board-one = Papa
cards-place-round = Ngā kāri nohoanga, rauna { $number }
how-matchpoints = Piro tukinga: 2 mō ia hua kino ake o te papa, 1 mō ia hua ōrite (Ture 78A).
how-butler = Ngā IMP (Ture 78B) o ia kaute ki te datum o te papa ({ $clause }).
how-cross-imps = Ngā IMP (Ture 78B) o ia kaute ki ia kaute kē atu o te papa, kua wehea ({ $clause }).
how-teams = Ngā IMP o te rerekētanga i waenga i ngā rūma e rua (Ture 78B).
how-board-a-match = Ka toa, ka ōrite, ka hinga rānei ia papa ki te rūma kē: 2, 1, 0 rānei.
how-aggregate = Tapeke piro: ngā kaute o ngā papa katoa kua tāpirihia.
how-neuberg = Mēnā ka taea te whakataurite A hua o te papa, ā, E ō ētahi atu, ka huri te M piro tukinga hei (M + 1) × E / A − 1 ({ $clause }).
how-simple = I te papa he iti ake ōna hua i ētahi atu, ka tatauria ngā piro tukinga hei wāhanga o tōna ake teitei ({ $clause }).
how-artificial = He kaute hanga te A+, te A me te A−: { $plus }, { $average } me te { $minus } % ({ $clause }).
how-artificial-own = He kaute hanga te A+, te A me te A−: { $plus }, { $average } me te { $minus } %, ko te toharite rānei o te kaiwhakataetae i te wāhanga mēnā he pai ake mō te A+, he kino ake rānei mō te A− ({ $clause }).
how-artificial-own-minus = He kaute hanga te A+, te A me te A−: { $plus }, { $average } me te { $minus } %, ā, mō te A− ko te toharite o te kaiwhakataetae i te wāhanga mēnā he kino ake ({ $clause }).
how-artificial-imps = He kaute hanga te A+, te A me te A−; he { $plus } IMP te toharite tāpiri i te papa kotahi ({ $clause }).
traveller-version = Putanga { $version } o te papa hē, ka whakatauritea ki ōna ake hua anake.
traveller-top = Teitei { $top }.
traveller-compared = Ka taea te whakataurite { $scores } o ngā hua e { $expected }.
traveller-neuberg = I huri te M piro tukinga hei (M + 1) × { $expected } / { $scores } − 1 ({ $clause }).
traveller-divided = { $scores } kaute; ka wehea te tapeke IMP ki te { $by }.
traveller-too-few = He iti rawa ngā kaute hei whakataurite.
sum-none = Kāore he kaute.
sum-adjusted = ; i whakatikaina { $amount }
sum-scaled = ; kua āwhatatia ki ngā papa katoa: { $value } o te { $full }
sum-best = ; ka tatauria te { $best } pai rawa o te { $all }
sum-share = { $value } o te { $most } = { $share } %
sum-matchpoints = Piro tukinga
sum-together = katoa

## Draws and cards to print

drawn-number = Tau { $number }
drawn-pairing-number = , tau takirua { $number }
drawn-section = Wehenga { $section }
receipts = Ngā rihīti
receipts-received = Kua whiwhi { $amount } · rā
receipts-signature = Waitohu
draw-next = Te rauna e whai ake nei
draw-by = Nā te { $board }
draw-by-name-link = Nā te ingoa
draw-why = He aha ai
draw-mine = Taku tēpu
draw-mine-list = Taku tēpu: te rārangi ingoa
draw-by-board = nā te papa
draw-by-small = nā te { $board }
draw-by-name = nā te ingoa
draw-not-drawn = Kāore i tohaina:
bye = okioki
draw-seat = Papa { $board }, { $power }
draw-against = ki a
draw-why-seats = He aha ai ēnei nohoanga
draw-why-pairings = He aha ai ēnei takirua
draw-open = Huakina he takirua kia kite i ngā take.
draw-mine-type = Taku tēpu: patohia tētahi wāhanga o tō ingoa
draw-round-of = Rauna { $number } o te { $rounds }

## The search

search-season = Te wāhanga tau
search-find = Rapua he kaitākaro, he whakataetae, he karapu rānei
search-hits = Ngā mea i kitea
search-missing = Kei te ngaro te rārangi ingoa.
search-player = kaitākaro
search-event = whakataetae
search-club = karapu
search-found = i kitea
search-nothing = Kāore i kitea tētahi
search-first = , ko te { $most } tuatahi e whakaaturia ana

## Pictures

chart-months = Ngā whakataetae i ia marama
chart-months-caption = Ngā whakataetae i ia marama.
chart-clubs-master = Ngā piro matua o ia karapu
chart-clubs-local = Ngā Local Points o ia karapu
chart-first-ten = { $title }, te tekau tuatahi.
chart-tables = Ngā tēpu i ia whakataetae, nā te rā
chart-tables-caption = Ngā tēpu i ia whakataetae.
chart-course = Te wāhanga i hinga i ia whakataetae, nā te rā
chart-course-caption = Te wāhanga i hinga, ia whakataetae: he pai ake te teitei.
chart-spread = Te hōrapa o ngā kaute
chart-spread-of = Te hōrapa o ngā kaute, { $list }
chart-spread-caption = E hia ngā kaiwhakataetae i ia kaute.
chart-bars = Aua tau anō hei pou.
unit-events = whakataetae
unit-month = marama
unit-tables = tēpu
unit-day = te rā o te whakataetae
unit-contestants = kaiwhakataetae
unit-master-points = piro matua
chart-race = { $unit } i riro, ia rauna
chart-race-caption = { $unit } i riro i ngā tukinga, ia rauna.
chart-race-caption-named = { $unit } i riro i ngā tukinga, ia rauna; kua whakaingoatia te { $number } tuatahi.
unit-round = rauna
chart-running = { $unit } haere o { $label }
chart-running-percent = Te ōrau haere o { $label }
chart-running-told = { $last } i muri i te { $number } papa; teitei { $high } i muri i te { $high-after }, iti { $low } i muri i te { $low-after }.
chart-running-axis = { $unit }, ia papa ({ $number })
chart-spread-some = , { $some } i whai whiwhinga
chart-column-with = { $number } me te { $from } { $unit }
chart-column-from = { $number } mai i { $from } ki { $to } { $unit }
chart-per-cent = { $numbers } ōrau
chart-no-award = kāore he whiwhinga
chart-with-awards = he whiwhinga
chart-centres = Ngā pokapū whakarato, { $game }

## Letters

letter-number = (tau { $number })
letter-please-answer = TĒNĀ, WHAKAHOKIA MAI
letter-correct = Whakatikaina tō pukamahi, te tārua whai tuhipoka rānei, ka tuku mai anō.
letter-no-questions = Kāore ā mātou pātai ki a koe.
letter-please-tell = TĒNĀ, KŌRERO MAI
letter-only-questions = He pātai noa iho ēnei: tērā pea he take pai.
letter-one-note = Kāore te 1 tuhipoka e hiahia whakautu; kei ngā tārua whai tuhipoka.
letter-notes = Kāore ngā tuhipoka e { $number } e hiahia whakautu; kei ngā tārua whai tuhipoka.
letter-credited = KUA TĀPIRIA
letter-nothing = kāore
letter-files = NGĀ KŌNAE
letter-your-return = (tō puka me ā mātou tuhipoka)
letter-pdf = (ngā tiwhikete hei tā)
letter-certificates-of = (ngā tiwhikete o { $name })
letter-up-to = Tae atu ki te { $day }
letter-congratulations = NGĀ MIHI NUI
letter-promotion = Kua eke koe ki te { $rank }: { $why }
letter-your-points = Ō PIRO
letter-since = he hou ki a koe: { $points }
letter-rank = Taumata: { $rank }
letter-next-rank = Te taumata e whai ake nei: { $rank }, { $needs } e toe ana
letter-where-from = NŌ HEA AUA PIRO
letter-waiting = KĀORE ANŌ KIA TĀPIRIA
letter-certificates = NGĀ TIWHIKETE
letter-place = tūranga { $place }

## Certificates

certificates-print = Tāngia kāore he taitapa; he whārangi ia puka.
certificate-awarded-to = i whakawhiwhia ki a
certificate-awarded-to-capital = I whakawhiwhia ki a
certificate-date-of-issue = Te rā i tukuna ai
certificate-issuing-officer = Te āpiha tuku
certificate-place =
    { $count ->
        [1] tūranga tuatahi
        [2] tūranga tuarua
        [3] tūranga tuatoru
        [4] tūranga tuawhā
        [5] tūranga tuarima
        [6] tūranga tuaono
        [7] tūranga tuawhitu
        [8] tūranga tuawaru
        [9] tūranga tuaiwa
       *[other] tūranga { $ordinal }
    }
certificate-place-scratch =
    { $count ->
        [1] tūranga tuatahi, kāore he hauā kaute
        [2] tūranga tuarua, kāore he hauā kaute
       *[other] tūranga { $ordinal }, kāore he hauā kaute
    }
certificate-place-shared =
    { $count ->
        [1] tūranga tuatahi ōrite
        [2] tūranga tuarua ōrite
        [3] tūranga tuatoru ōrite
        [4] tūranga tuawhā ōrite
        [5] tūranga tuarima ōrite
       *[other] tūranga { $ordinal } ōrite
    }
certificate-place-shared-scratch = tūranga { $ordinal } ōrite, kāore he hauā kaute
certificate-points-won = ngā piro i riro
certificate-title-shared = { $title }, he ōrite
certificate-organised-by = nā { $organiser } i whakahaere
certificate-reached-on = i ekea i te { $day }
certificate-member-number = Tau mema { $number }
certificate-no-member-number = Kāore i tukuna te tau mema
certificate-number = Tiwhikete { $number }
certificate-officer = Te āpiha tuku: { $name }
certificate-in-words = hei kupu: { $words }
certificate-clauses = Ngā rārangi { $clauses }: { $book }.
certificate-congress-reasons = E whakaatu ana te whārangi o ia whakataetae i te tātai o ōna piro.
certificates-of = Ngā tiwhikete: { $name }

## Points in words, and places

list-and = { $first } me { $last }
spelled-quarter = koata
spelled-half = haurua
spelled-three-quarters = toru koata
spelled-and-quarter = { $whole } me te koata
spelled-and-half = { $whole } me te haurua
spelled-and-three-quarters = { $whole } me te toru koata
spelled-decimal = { $whole } ira { $digits }
ordinal = { $number }

## Days and months

date-day = { $number } { $month } { $year }
date-month = { $month } { $year }
date-day-month = { $number } { $month }
month-1 = Kohitātea
month-2 = Huitanguru
month-3 = Poutūterangi
month-4 = Paengawhāwhā
month-5 = Haratua
month-6 = Pipiri
month-7 = Hōngongoi
month-8 = Hereturikōkā
month-9 = Mahuru
month-10 = Whiringa-ā-nuku
month-11 = Whiringa-ā-rangi
month-12 = Hakihea
month-short-1 = Kohi
month-short-2 = Hui
month-short-3 = Pou
month-short-4 = Pae
month-short-5 = Hara
month-short-6 = Pipi
month-short-7 = Hōngo
month-short-8 = Here
month-short-9 = Mahu
month-short-10 = Nuku
month-short-11 = Rangi
month-short-12 = Haki
month-none = kāore he rā

## The office

office-returns = Ngā puka
office-return = Puka
office-totals = Ngā tapeke whakatau
office-sums-key = Ko aua piro, kua tāpirihia mā ia whakataetae, mā ia kaitākaro, mā ia karapu (me ngā whakataetae kāore he karapu). Me ōrite ngā tapeke e toru.
office-kind = Momo
office-severity = Taumata
office-files = Ngā kōnae
office-stake = Ngā whiwhinga o ēnei whakataetae
office-workbook = te pukamahi o te wāhanga tau
office-by-event = Mā ia whakataetae
office-by-player = Mā ia kaitākaro
office-by-club = Mā ia karapu
office-sums = Ngā tapeke
office-agree = e ōrite ana
office-differ = kāore i te ōrite
office-errors = Ngā hapa
office-warnings = Ngā whakatūpato
office-notes = Ngā tuhipoka
office-without-awards = { $events }, kāore he whiwhinga
office-all-returns = Ngā puka katoa ({ $number })
count-returns = { $number } puka
count-notes = { $number } tuhipoka
count-questions = { $number } pātai mā ngā karapu

## Lists

count-rows = { $number } haupae
list-in = kei
list-left = ; e { $number } atu kei reira me te pukamahi anake

## The entry desk

desk = Tēpu rēhita
desk-everybody = Te katoa
desk-fee = Utu
desk-paid = Kua utua
desk-open = E toe ana
desk-is-here = Kei konei
desk-arrives = Ka tae
desk-asked = Okioki
desk-key = E toe ana: ko te utu − kua utua; mehemea he tohu tāpiri, he nui rawa te utu. Ko ngā tīwae ko Fee due, Fee paid, Present, Arrives me Byes o te whārangi Entries.
desk-paid-only = Kua utua { $paid }.
desk-owed = Me utu { $due } − kua utua { $paid } = e toe ana { $owed }.
desk-overpaid = Me utu { $due } − kua utua { $paid } = { $balance }: e toe ana { $owed } − nui ake te utu { $over }.
desk-without = {" "}Kāore i uru ngā urunga e { $number }, kāore e taea ō rātou moni te pānui.
desk-here = { $here } kei konei, { $away } kāore i konei, { $open } kāore i tohua.
desk-owes = Kāore anō kia utu
desk-owes-of = { $owed } o te { $due }
desk-owes-left = { $owed } o te { $due } (kua puta)
desk-unread = Kāore i ngā tapeke
desk-unread-fee = utu { $due }, kua utua { $paid }
desk-missing = Kāore anō kia tae
desk-late = Ka tōmuri
desk-byes = Ngā okioki i tonoa
desk-bye-for = { $rounds } (mō te { $score })
count-entries = { $number } urunga

## While an event is played

hall = Te whare
hall-final = Ngā tūranga whakamutunga
hall-nothing = Kāore anō he rauna kia tohaina, ā, kāore he hua.
hall-pause = Tatari
hall-go-on = Haere tonu
find-list = Te rārangi ingoa
find-seat = Tūru
find-plays-for = Ka tākaro mō
find-for = mō
find-nothing = Kāore anō he rauna kia tohaina.
find-round = { $title }, rauna { $number }
find-standings = { $title }: ngā tūranga
find-place = tūranga { $place } me te { $score }

## Boards, prizes, competitions

boards-play = tākaro
boards-split = i wehea; { $side } { $score }
boards-weight = { $share } % o te { $score }
boards-hands = Ngā ringa
boards-makes = Ka taea: { $makes }
datum-mean = Datum { $value }: te toharite o ngā kaute e { $number }
datum-rounded = Datum { $value }: ko { $mean } te toharite o ngā kaute e { $number }, kua whakaawhiwhia
datum-ends = ko ngā { $low } iti rawa me ngā { $high } nui rawa
datum-left-out = ; i waihotia atu i te { $number }: { $scores }
datum-others = , me ērā o ētahi atu tēpu
unit-centres = ngā pokapū
prizes-paid = Paraihe { $total }, kua utua katoa.
prizes-left = Paraihe { $total } = kua utua { $paid } + e toe ana { $left }.
norm-result = { $score } o te { $games }, mahinga { $performance }
count-leaders = { $number } kei mua
competition-by = { $of } mā te { $by }, { $value }
competition-best = ko ngā { $number } pai rawa ka tatauria
competition-least = kia { $number } ngā whakataetae neke atu

## Fixed words

word-certificate = Tiwhikete
word-certificate-of-rank = Tiwhikete Taumata
word-congress-certificate = Tiwhikete Huihuinga
word-master-point-certificate = Tiwhikete Piro Matua
word-master-points = Piro matua
word-points = Piro
word-title = Taitara
word-prize = Paraihe
word-award = Whiwhinga
word-final = kua oti
word-provisional = taupua
word-rejected = kua whakakāhoretia
word-state-provisional = Taupua
word-state-rejected = Kua whakakāhoretia
word-state-not-released = Kāore anō kia tukuna
word-state-no-awards-yet = Ka taea tonu ngā tūranga te huri, ā, kāore anō he whiwhinga.
word-state-rounds-to-play = He rauna anō hei tākaro, kāore rānei i taea te pānui tētahi mea o te puka. Ka taea tonu ngā tūranga te huri, ā, kāore anō he whiwhinga.
word-state-no-places = Kāore he tūranga; mā ngā raruraru i raro e kī he aha ai.
word-state-hidden = Kei te huna ngā tūranga, ngā kaute me ngā whiwhinga kia tukuna rā anō e te kaiwhakahaere.
word-error = hapa
word-warning = whakatūpato
word-note = tuhipoka
word-rounds = Ngā rauna
word-no = Tau
word-team = Kapa
word-pairing-cards = Ngā kāri takirua
word-place-cards = Ngā kāri nohoanga
word-board = Papa
word-table = Tēpu
word-side = Taha
word-colour = Tae
word-power = Mana
word-home = Kāinga
word-away = Manuhiri
word-white = Mā
word-black = Pango
word-net-points = Piro more
word-net-imps = IMP more
word-mps = MP
word-imps = IMP
word-vps = VP
word-pairs-event = Whakataetae takirua
word-teams-event = Whakataetae kapa
word-individual-event = Whakataetae takitahi
word-swiss-pairs = Takirua Switi
word-swiss-teams = Kapa Switi
word-multiple-teams = Kapa maha
word-team-league = Rīki kapa
word-round-robin = Katoa ki te katoa
word-knockout-for-teams = Whakataetae puta kapa
word-double-knockout-for-teams = Whakataetae puta rua kapa
word-knockout-for-pairs = Whakataetae puta takirua
word-ladder-for-pairs = Arawhata takirua
word-ladder-for-teams = Arawhata kapa
word-ladder-for-individuals = Arawhata takitahi
word-chess-tournament = Whakataetae whaikīngi (Switi)
word-chess-team-tournament = Whakataetae whaikīngi ā-kapa
word-diplomacy-tournament = Whakataetae Diplomacy
word-two-player-diplomacy = Whakataetae puta Diplomacy mā te tokorua
word-board-games = Kēmu papa
word-north-south = Raki-Tonga
word-east-west = Rāwhiti-Uru
word-north = Raki
word-south = Tonga
word-east = Rāwhiti
word-west = Uru
word-nobody-vulnerable = kāore tētahi i te whakaraerae
word-ns-vulnerable = ko NS kei te whakaraerae
word-ew-vulnerable = ko EW kei te whakaraerae
word-both-vulnerable = ko te katoa kei te whakaraerae
word-won-by-forfeit = i toa, kāore i tākarohia
word-lost-by-forfeit = i hinga, kāore i tākarohia
word-half-by-forfeit = he haurua piro ki ia taha, kāore i tākarohia
word-adjourned = kua whakatārewatia
word-no-result-yet = kāore anō he hua
word-bye-of-the-draw = he okioki nō te tohanga
word-full-point-bye = he okioki, kotahi piro
word-half-point-bye = he okioki, haurua piro
word-not-playing = kāore e tākaro
word-absent = i ngaro
word-session = Wāhanga
word-round = Rauna
word-partner = Hoa
word-against = Ki a
word-our-ns = Ō mātou NS
word-our-ew = Ō mātou EW
word-score = Kaute
word-contract = Kirimana
word-by = Nā
word-tricks = Tinihanga
word-result = Hua
word-room = Rūma
word-lead = Kāri tuatahi
word-play = Tākaro
word-ns = NS
word-ew = EW
word-ns-mps = MP NS
word-ns-percent = % NS
word-ew-mps = MP EW
word-ew-percent = % EW
word-ns-points = Piro NS
word-ew-points = Piro EW
word-ns-imps = IMP NS
word-ew-imps = IMP EW
word-charted-percent = E whakaatu ana ngā pou i te ōrau o ia papa, te rārangi i te ōrau haere.
word-charted-points = E whakaatu ana ngā pou i ngā piro o ia papa, te rārangi i te tapeke haere.
word-charted-imps = E whakaatu ana ngā pou i ngā IMP o ia papa, te rārangi i te tapeke haere.
word-status-club = karapu
word-status-district = takiwā
word-status-area = rohe
word-status-regional = ā-rohe
word-status-national = ā-motu
word-kind-pairs = takirua
word-kind-teams = kapa
word-kind-individual = takitahi
word-kind-swiss-pairs = takirua Switi
word-kind-swiss-teams = kapa Switi
word-kind-multiple-teams = kapa maha
word-kind-league = rīki
word-kind-round-robin = katoa ki te katoa
word-kind-knockout-teams = puta kapa
word-kind-double-knockout-teams = puta rua kapa
word-kind-knockout-pairs = puta takirua
word-kind-ladder-pairs = arawhata takirua
word-kind-ladder-teams = arawhata kapa
word-kind-ladder-individual = arawhata takitahi
word-kind-swiss = Switi
word-kind-chess-teams = kapa whaikīngi
word-kind-diplomacy = Diplomacy
word-kind-two-player = mā te tokorua
word-kind-board-games = kēmu papa
word-method-matchpoints = piro tukinga
word-method-butler = IMP ki te datum
word-method-cross-imps = IMP whiti
word-method-teams = IMP i waenga i ngā rūma e rua
word-method-board-a-match = papa ki te papa
word-method-aggregate = tapeke piro
word-note-bye = okioki
word-note-forfeit-home = kāore te kāinga i tae
word-note-forfeit-away = kāore te manuhiri i tae
word-note-not-played = kāore i tākarohia
word-women = Wāhine
word-mixed = Ranu
word-seniors = Kaumātua
word-juniors = Taiohi
word-section = Wehenga
word-power-austria = Ateria-Hanekari
word-power-england = Ingarangi
word-power-france = Wīwī
word-power-germany = Tiamana
word-power-italy = Itari
word-power-russia = Rūhia
word-power-turkey = Tākei
word-outcome-win = toa
word-outcome-draw = ōrite
word-outcome-survived = ora tonu
word-outcome-eliminated = mate
word-outcome-disqualified = whakakorea
word-outcome-abandoned = whakarērea
word-seat-north = N
word-seat-east = E
word-seat-south = S
word-seat-west = W
word-no-trumps = NT
word-passed-out = pass
word-fouled = papa hē
word-room-open = tuwhera
word-room-closed = kati
word-note-conceded-home = i tuku te kāinga
word-note-conceded-away = i tuku te manuhiri
word-note-unplayable = kāore e taea te tākaro
word-note-triangular = tapatoru
word-note-half-bye = okioki haurua
word-note-adjusted = kua whakatikaina
word-note-withdrawn-home = kua puta te kāinga
word-note-withdrawn-away = kua puta te manuhiri
word-note-play-off = tākaro whakatau
word-note-extra-boards = ngā papa tāpiri
word-closing-wbu = Me haina e te āpiha tuku ngā panonitanga katoa (#). Nā te rorohiko i hanga: ka whai mana mēnā kua whakaaetia e te uniana te kaituku kia pēnei (#).
word-quotas = Ngā rohe
word-quotas-about = Ngā mea i whakahaerehia e ia kaiwhakahaere i te tau, me ngā mea ka taea. Kāore ngā rohe e huri i ngā whiwhinga.
word-heading-organiser = Kaiwhakahaere
word-heading-kind = Momo
word-heading-year = Tau
word-heading-what = He aha
word-heading-held = I tū
word-heading-allowed = E whakaaetia ana
word-heading-state = Āhua
word-heading-clause = Rara
word-heading-events-remarks = Ngā whakataetae me ngā tuhipoka
word-quota-over = kua hipa
word-quota-within = kei roto
word-quota-any-number = e hia noa
word-organiser-congress = hui taumata
word-quota-regular = ngā kēmu auau
word-quota-minor = ngā toa iti
word-quota-alike = ngā toa iti rite tonu
word-quota-leagues = ngā rīki kapa
word-quota-ladders = ngā arawhata
word-quota-inter-club = ngā whakataetae i waenga karapu
word-quota-licensed = ngā whakataetae whai raihana
word-quota-major-pairs = ngā toa nui takirua
word-quota-major-teams = ngā toa nui kapa
word-quota-special = ngā whakataetae motuhake
word-quota-no-fear = ngā whakataetae kaua e wehi
word-quota-junior = ngā whakataetae taiohi
word-quota-simultaneous = ngā takirua tukutahi
word-quota-invitation = ngā whakataetae pōwhiri
word-wins = Ngā toa
word-draws = Ngā ōrite
word-best-game = Pai rawa
word-second-best = Tuarua
word-third-best = Tuatoru
word-games-won = Ngā kēmu i toa
word-drawn-games = Ngā kēmu ōrite i uru ai te kaitākaro
word-score-best = Te kaute o te kēmu pai rawa
word-score-second-best = Te kaute o te kēmu tuarua
word-score-third-best = Te kaute o te kēmu tuatoru
word-tie-direct = Tūtakitanga tōtika
word-tie-black-games = Ngā kēmu me te Pango
word-tie-black-wins = Ngā toa me te Pango
word-tie-progressive = Kaute haere whakamua
word-tie-lots = Te maka rota
word-tie-lot = Rota
word-tie-match-points = Piro tukinga
word-tie-game-points = Piro kēmu
word-tie-board-count = Tatau papa
word-tie-average-buchholz = Toharite Buchholz o ngā hoariri
word-tie-average-rating = Toharite whakatauranga o ngā hoariri
word-tie-performance = Whakatauranga mahinga
word-tie-pairing-number = Tau takirua
word-tie-rating = Whakatauranga
word-tie-matches-won = Ngā tukinga i toa, i ngā piro toa
word-tie-opponents-sum = Te tapeke piro toa o ngā hoariri
word-tie-without-carry-over = Kaute kāore he kawenga
word-tie-code-wins = toa
word-tie-code-lot = rota
word-tie-code-opponents = hoariri
word-tie-code-imps = IMP
word-tie-code-carry-over = kāore he kawenga
word-game-of-round = Rauna #, papa #
word-ending-won = i toa me ngā pokapū 18, neke atu rānei
word-ending-time = ōrite nā te wā
word-ending-vote = ōrite nā te pōti
word-ending-open = ka tākarohia
word-ending-doubt = kāore i kauteria nā ngā hapa o te puka
word-bye-score = okioki #
word-adjourned-short = hiki
word-bye-capital = Okioki
word-stands-down = ka noho ki waho
word-nobody = kore
word-yes = āe
word-no-lower = kāo
word-no-event = kāore he whakataetae
word-norm-made = kua tutuki
word-norm-possible = ka taea
word-norm-missed = kāore i tutuki
word-master-point-to-go = # piro matua
word-master-points-to-go = # piro matua
word-contender-player = kaitākaro
word-contender-pair = takirua
word-contender-team = kapa
word-value-percent = ōrau
word-value-points = piro
word-value-places = tūranga
word-value-vps = VP
word-value-sum = tapeke
word-value-average = toharite
word-value-improvement = whakapai
word-no-awards-no-book = Kāore he whiwhinga: kāore he pukapuka ture i whakahuatia
word-no-awards-rounds = Kāore he whiwhinga: kua uru ngā rauna e # o te #
word-no-awards-one-round = Kāore he whiwhinga: kua uru te rauna #
word-no-awards-some-rounds = Kāore he whiwhinga: kua uru ngā rauna e #
word-no-awards-played = Kāore he whiwhinga: kua tākarohia ngā rauna e # o te #
word-no-awards-played-one = Kāore he whiwhinga: kua tākarohia ngā rauna e # o te #, e # te kēmu kāore anō kia mutu
word-no-awards-played-open = Kāore he whiwhinga: kua tākarohia ngā rauna e # o te #, e # ngā kēmu kāore anō kia mutu
word-no-awards-fide = Kāore he whiwhinga: he tūranga kei te pukapuka FIDE, kāore he whiwhinga
word-no-awards-after = Kāore he whiwhinga: i tīmata te whakataetae i muri i tēnei putanga
word-no-awards-before = Kāore he whiwhinga: i tīmata te whakataetae i mua i tēnei putanga
word-no-awards-provisional = Kāore he whiwhinga: he taupua te whakataetae nā ngā hapa
word-no-awards-rejected = Kāore he whiwhinga: kua whakakāhoretia te whakataetae nā ngā hapa
word-no-awards-error = Kāore he whiwhinga: nā tētahi hapa i aukati ētahi
word-no-awards-boards = Kāore he whiwhinga: # papa, me # rawa
word-no-awards-boards-missing = Kāore he whiwhinga: kei te ngaro te maha o ngā papa
word-no-awards-sections = Kāore he whiwhinga: kāore e mōhiotia ko wai kei tēhea wehenga
word-no-awards-competition = Kāore he whiwhinga: kāore i whakahuatia te whakataetae
word-no-awards-running = Kāore he whiwhinga: kei te haere te pātūtū
word-no-awards-final-decides = Kāore he whiwhinga: mā te whakataetae whakamutunga e whakatau
word-no-awards-goes-on = Kāore he whiwhinga: kāore anō tētahi kia haere ki mua
word-no-awards-matches = Kāore he whiwhinga: kāore e mōhiotia nā wai ēhea tukinga i toa
word-no-awards-handicap = Kāore he whiwhinga: i whakarārangitia me ngā haukoti, ā, kei te ngaro ngā kaute kore haukoti
word-no-awards-handicap-stage = Kāore he whiwhinga: mā te haukoti ka uru ngā kaiwhakataetae ki tētahi wāhanga o muri
word-no-awards-ladder-waits = Kāore he whiwhinga: kei te tatari ngā whiwhinga ki te whakataetae whakamutunga
word-no-awards-ladder-results = Kāore he whiwhinga: kāore e mōhiotia e hia ngā hua ka tatauria
word-no-awards-ladder-few = Kāore he whiwhinga: e # ngā hua ka tatauria, engari me #
word-no-awards-ladder-size = Kāore he whiwhinga: kāore e mōhiotia te toharite o ngā tēpu
word-no-awards-consolation = Kāore he whiwhinga: kāore e mōhiotia ngā tēpu o te whakataetae matua, o ērā rānei kāore i uru
word-no-awards-knockout-small = Kāore he whiwhinga: he urunga taketake o ngā tēpu e #, engari me # mō te pātūtū
word-why-laid-out = i whakatakotoria ōna rau hei puka
word-why-signed = kua hainatia, ā, ka whati te hainatanga i te panonitanga
word-why-shared = kua tiritiria, me te rārangi panonitanga
word-why-template = he tauira
word-why-formats = he nui ake ngā hōputu pūtau i tā Excel e whakaae ai
word-why-part-damaged = kua pakaru tētahi wāhanga
word-why-xls = he pukamahi xls
word-why-xlsb = he pukamahi xlsb
word-why-no-workbook = ehara i te pukamahi
word-what-pictures = Ngā pikitia, ngā tūtohi whakaahua rānei
word-what-notes = Ngā tuhipoka
word-why-permission = kāore ō mana ki te huaki
word-why-gone = kua kore
word-why-open-elsewhere = kua tuwhera i tētahi atu papatono, pēnei i a Excel; katia i reira
word-why-cloud = kei te kapua, pēnei i a OneDrive, ā, kāore i tukuna mai; tīpakohia “Always keep on this device” mō tōna kōpaki
word-why-folder-in-itself = he hononga ki te kōpaki kei roto nei ia
word-why-mistakes = he hapa kei roto
word-why-not-opened = kāore i taea te huaki: kua kore
word-why-file-not-opened = Kāore i taea te huaki te kōnae: kua kore
word-why-no-picture = ehara i te PNG, JPEG, SVG rānei
word-why-not-utf = ehara tētahi pūāhua i te UTF-8
word-why-not-utf-line = ehara te kuputuhi i te UTF-# i te rārangi #
word-why-entities = ka whakapuaki i ōna ake hinonga
word-why-unpacks = ka nui ake i te # MB ina wetekina, tētahi wāhanga rānei
word-why-cells = he nui ake i te # ngā pūtau
word-why-bytes = he nui ake i te # ngā paita
word-why-nobody-listed = kāore he tangata kei roto
word-why-no-member-list = ehara i te rārangi mema me ngā ingoa me ngā tau
word-played-matches = i tākarohia ngā tukinga e # o te #, me #
word-played-boards = i tākarohia ngā papa e # o te #, me #
word-played-few-boards = i tākarohia ngā papa e #, me #
word-nobody-meets-again = kāore tētahi e tūtaki anō
word-trf-no-player-lines = kāore he rārangi e tīmata ana ki te 001
word-trf-game-open = kāore anō he hua mō tētahi kēmu
word-trf-points = ngā piro kāore i ahu mai i ngā hua
word-round-of-knockout = te rauna #
word-round-of-qualifying = te rauna Q#
word-scale-webber = he rīki e ahu ana ki te Webber Cup
word-scale-divisions = ngā rīki wehenga maha i te taumata takiwā
word-sheet-entries = ngā urunga anake
word-sheet-swiss-rounds = ngā rauna Switi
word-sheet-swiss-ranking = ngā tūranga Switi
word-sheet-crosstable = ripanga whiti
word-sheet-pairings = ngā takirua
word-sheet-pairs = ngā hua takirua
word-sheet-teams = ngā hua kapa
word-sheet-teams-matches = ngā tukinga kapa
word-sheet-teams-matrix = ripanga kapa
word-sheet-league = ripanga rīki
word-sheet-knock-out = pātūtū
word-sheet-ladder = arawhata
word-sheet-matches = ngā tukinga
word-sheet-travellers = ngā pepa papa
word-sheet-centres = tatau pokapū
word-sheet-diplomacy = ngā kaute Diplomacy
word-sheet-games = ngā hua kēmu
word-sheet-prizes = rārangi paraihe
word-sheet-register = rēhita mema
word-sheet-none = ehara i te whakataetae
word-fact-title = taitara
word-fact-date = rā
word-fact-organiser = kaiwhakahaere
word-fact-place = tūranga
word-fact-rounds = ngā rauna
word-fact-round = rauna
word-fact-boards = ngā papa
word-fact-results-counted = ngā hua ka tatauria
word-fact-game = kēmu
word-fact-rules = ngā ture
word-fact-format = hōputu
word-fact-scoring = te kaute
word-fact-status = tūnga
word-fact-movement = neke
word-fact-scale = āwhata
word-fact-ending = mutunga
word-column-number = tau
word-column-name = ingoa
word-column-names = ngā ingoa
word-column-forename = ingoa tuatahi
word-column-surname = ingoa whānau
word-column-score = kaute
word-column-total = tapeke
word-column-section = wehenga
word-column-direction = ahunga
word-column-rating = whakatauranga
word-column-result = hua
word-column-id = tau mema
word-column-opponent-number = hoariri #
word-column-tie-break-number = wetewete ōrite #
word-proof-places-follow = ka whai ngā tūranga i tēnei, kaua i tērā atu tīwae
word-proof-numbers-in-order = ka tatau i ngā haupae, he raupapa kaute
word-proof-agrees-unlike = e hāngai ana ki ngā kaute, kāore e pērā ngā tau
word-proof-agrees = e hāngai ana ki ngā kaute
word-proof-many-none = he maha kāore he mea, engari he tau tō ia kaiwhakataetae
word-proof-numbers = ka tatau i ngā haupae
word-proof-only-numbers = ka tatau noa i ngā haupae
word-proof-proportion = e ōritehia ana ngā ōrau ki tēnei
word-proof-half = ko te haurua o ngā teitei katoa te tapeke
word-proof-other-proportion = he tīwae anō e ōrite ana ki ngā ōrau, ko ngā tūranga o runga anake rānei e whai ana
word-proof-total = ko te tapeke o ngā rauna, o ngā hoariri rānei
word-proof-difference = ko te mō tango te ātete
word-proof-zero-sum = ko tā tētahi taha e toa ai, ka ngaro i tērā
