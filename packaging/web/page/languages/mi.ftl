# te reo Māori

## Frame

skip = Peke ki ngā hua
about = Ngā tūranga, ngā whiwhinga me ngā tiwhikete o ngā puka bridge, whaikīngi me Diplomacy.
private = Kāore he mea e puta i tēnei rorohiko.
private-how = Ka tātai tēnei whārangi i konei, i tō pūtirotiro. Kua aukatia ngā hononga katoa, ka mahi me te kore whatunga, ā, kāore he mea e maharatia ina katia e koe.
language = Te reo o tēnei whārangi
licences = Ngā raihana

## Files

returns = Ngā puka
drop = Tukuna he pukamahi, he kōpaki rānei ki konei,
choose-files = Kōwhiria he kōnae
choose-folder = Kōwhiria he kōpaki
files-none = Kāore anō he kōnae.
files-held = { $count } kōnae kei konei.

## Answers

answers = Ngā whakautu mō ngā mea kāore i ngā puka
answer-rules = Pukapuka ture
answer-as-returned = e ai ki te puka
answer-date = Rā
answer-boards = Papa
answer-language = Te reo o ngā whārangi me ngā tiwhikete
answer-others = Ētahi atu, kotahi i ia rārangi, pēnei i te Organiser=Riverside

## A run

compute = Tātaihia
stop = Kati
clear = Tangohia ngā kōnae
progress = Te kauneke
reading = Kei te pānui
read-returns = { $done } o te { $count } puka kua pānuitia
written-pages = { $done } o te { $count } whārangi kua tuhia
gathering = Kei te whakakotahi i te wāhanga tau
publishing = Kei te whakaoti
done = Kua oti i te { $seconds } s: { $events }, { $files }.
stopped = Kua kati. Kāore he mea i puritia.
memory-full = Kua kī te pūmahara o tēnei pūtirotiro. Whakaitia ngā puka i te wā kotahi, whakamahia rānei te hōtaka palmares, he iti ake te pūmahara e hiahiatia ana.
cannot-run = Kāore e taea e tēnei pūtirotiro te whakahaere a palmares ({ $why }).

## Counts

count-events = { $count } whakataetae
count-files = { $count } kōnae
count-errors = { $count } hapa
count-remarks = { $count } kōrero
count-awards = { $count } whiwhinga
count-members = { $count } mema
count-promotions = { $count } hikinga
count-open = { $count } hei whakatau

## A club’s own sheets

own-sheets = Ngā rau ake a te karapu
own-wrong = Ehara tērā i te whakautu: { $why }
own-needed = E hiahiatia ana.
own-open = Ngā pātai hei whakautu: { $count }.
own-keep = Tiakina tōna hanga, hei tuku ki te taha o te rau pērā e whai ake nei
own-understood = I mārama me te kore pātai.
own-use = Whakamahia ēnei whakautu

## What was read

problems = Ngā mea i pānuitia
problems-of = Ngā raruraru o { $path }
all-returns = ngā puka katoa
whole-file = kōnae
head-place = Wāhi
head-wrong = He aha te hē

## Standings and rounds

standings = Ngā tūranga
head-rank = Tūranga
head-players = Ngā kaitākaro
head-score = Kaute
more-entries = me te { $count } atu anō, kei te whārangi o te whakataetae
event-page = Tōna whārangi
rounds = Ngā rauna kua tohaina
round-of = { $title }, rauna { $round }
round-proposed = { $title }, rauna { $round } (he marohi)
head-first = Tuatahi
head-second = Tuarua
head-why = He aha ai
bye = okioki
round-write = Tuhia tēnei rauna ki te pukamahi
round-written = Kua tuhia ki { $file }: { $places }. Tiakina hei whakakapi i tāu; ka tīmata i reira te tātai e whai ake nei i konei.
round-rows = { $count } rārangi i te rau { $sheet }

## What if

if-title = Ka ahatia mehemea?
if-what = Te panonitanga
if-kind-result = he hua
if-kind-withdraws = ka unu tētahi
if-kind-absent = kāore tētahi i te rauna e whai ake nei
if-kind-joins = ka tōmuri tētahi
if-kind-apart = kia kaua te tokorua e tūtaki
if-who = Ko wai
if-other = me
if-more = Tētahi atu panonitanga
if-show = Whakaaturia ngā takirua ka huri
if-when = Āhea
if-was = i mua
if-now = ināianei
if-pairing = Takirua
if-changed = Rauna { $round }: ngā takirua ka huri: { $count } o te { $all }
if-none = Nā reira kāore he tohanga: { $why }
if-keep = Kei te pukamahi tēnei rauna, nō reira ka mau tonu.
if-all-stay = Ka mau tonu ngā takirua katoa; ka whai mana te hua hou i te tohanga e whai ake nei.
if-gone = { $who }: kei te ngaro
if-walkover = { $who }: ka toa me te kore tākaro
if-no-game = { $who }: kāore he kēmu
if-both-gone = kāore he kēmu
if-illegal = { $pair }: kia kaua rāua e tūtaki, nō reira me huri tēnei takirua
if-unpaired = { $who }: ka uru mai i te rauna e whai ake nei
if-redraw = Kua tohaina anō, mehemea kāore anō ngā kaitākaro kia kite:

## Pages

pages = Ngā whārangi me ngā tiwhikete
page-title = He whārangi o ngā hua
season = Te wāhanga tau
certificates = Ngā tiwhikete
certificates-all = Ngā tiwhikete ({ $count })
back = Hoki
print = Tāngia tēnei whārangi
not-opened = Kāore i huakina, nā te mea kāore tētahi mea e āhei te puta i tēnei whārangi: { $way }

## Take away

take-away = Kawea atu
zip = Ngā mea katoa hei zip kotahi
workbooks = Ngā pukamahi whai tuhipoka, tētahi i muri i tētahi

## A register

credit = Tāpirihia ki te rēhita mema
register = Rēhita
decisions = Ngā whakatau o tētahi whakahāngai o mua, kua whakakīia
as-of = Te rā whakahāngai (ki te kore, ko te rā whakamutunga o te wāhanga tau)
first = Kāore anō a palmares kia tāpiri i tētahi mea ki tēnei rēhita
reconcile = Whakahāngaitia
reconciling = Kei te whakahāngai
reconciled = Kua whakahāngaitia.
look = Tirohia ōna whārangi
zip-register = Ngā mea katoa hei zip kotahi
