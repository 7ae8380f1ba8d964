# Cymraeg

## Frame

skip = Neidio i’r canlyniadau
about = Safleoedd, dyfarniadau a thystysgrifau o ffurflenni bridge, gwyddbwyll a Diplomacy.
private = Nid oes dim yn gadael y cyfrifiadur hwn.
private-how = Yma, yn eich porwr, y mae’r dudalen hon yn cyfrifo. Gwaherddir pob cysylltiad iddi, mae’n gweithio heb rwydwaith, ac nid yw’n cofio dim pan fyddwch yn ei chau.
language = Iaith y dudalen hon
licences = Trwyddedau

## Files

returns = Ffurflenni
drop = Gollyngwch lyfrau gwaith neu ffolder yma, neu
choose-files = Dewis ffeiliau
choose-folder = Dewis ffolder
files-none = Dim ffeiliau eto.
files-held = Llwythwyd { $count } ffeil.

## Answers

answers = Atebion i’r hyn nad yw’r ffurflenni’n ei ddweud
answer-rules = Llyfr rheolau
answer-as-returned = fel y dywed y ffurflen
answer-date = Dyddiad
answer-boards = Dwylo
answer-language = Iaith y tudalennau a’r tystysgrifau
answer-others = Eraill, un i bob llinell, megis Organiser=Riverside

## A run

compute = Cyfrifo
stop = Stopio
clear = Tynnu’r ffeiliau
progress = Cynnydd
reading = Wrthi’n darllen
read-returns = Darllenwyd { $done } o { $count } ffurflen
written-pages =
    { $count ->
        [one] Ysgrifennwyd { $done } o { $count } dudalen
        [two] Ysgrifennwyd { $done } o { $count } dudalen
        [many] Ysgrifennwyd { $done } o { $count } thudalen
       *[other] Ysgrifennwyd { $done } o { $count } tudalen
    }
gathering = Wrthi’n rhoi’r tymor at ei gilydd
publishing = Wrthi’n gorffen
done = Gorffennwyd mewn { $seconds } s: { $events }, { $files }.
stopped = Stopiwyd. Ni chadwyd dim.
memory-full = Mae cof y porwr hwn yn llawn. Rhowch gynnig ar lai o ffurflenni ar y tro, neu defnyddiwch y rhaglen palmares, sydd angen llai.
cannot-run = Ni all y porwr hwn redeg palmares ({ $why }).

## Counts

count-events =
    { $count ->
        [one] { $count } gystadleuaeth
        [two] { $count } gystadleuaeth
        [many] { $count } chystadleuaeth
       *[other] { $count } cystadleuaeth
    }
count-files = { $count } ffeil
count-errors =
    { $count ->
        [two] { $count } wall
       *[other] { $count } gwall
    }
count-remarks = { $count } sylw
count-awards =
    { $count ->
        [two] { $count } ddyfarniad
       *[other] { $count } dyfarniad
    }
count-members = { $count } aelod
count-promotions =
    { $count ->
        [two] { $count } ddyrchafiad
       *[other] { $count } dyrchafiad
    }
count-open = { $count } i’w penderfynu

## A club’s own sheets

own-sheets = Dalennau’r clwb ei hun
own-wrong = Nid yw hynny’n ateb: { $why }
own-needed = Angenrheidiol.
own-open = Cwestiynau i’w hateb: { $count }.
own-keep = Cadw ei chynllun, i’w ollwng gyda’r ddalen nesaf o’r fath
own-understood = Fe’i deallwyd heb gwestiwn.
own-use = Defnyddio’r atebion hyn

## What was read

problems = Yr hyn a ddarllenwyd
problems-of = Problemau { $path }
all-returns = pob ffurflen
whole-file = ffeil
head-place = Lle
head-wrong = Beth sydd o’i le

## Standings and rounds

standings = Safleoedd
head-rank = Safle
head-players = Chwaraewyr
head-score = Sgôr
more-entries = a { $count } arall, ar dudalen y gystadleuaeth
event-page = Ei thudalen
rounds = Rowndiau a drefnwyd
round-of = { $title }, rownd { $round }
round-proposed = { $title }, rownd { $round } (cynnig)
head-first = Cyntaf
head-second = Ail
head-why = Pam
bye = bei
round-write = Ysgrifennu’r rownd hon yn y llyfr gwaith
round-written = Ysgrifennwyd yn { $file }: { $places }. Cadwch ef yn lle eich un chi; o hwnnw y bydd y cyfrifo nesaf yma’n dechrau.
round-rows =
    { $count ->
        [two] { $count } res ar y ddalen { $sheet }
       *[other] { $count } rhes ar y ddalen { $sheet }
    }

## What if

if-title = Beth petai?
if-what = Beth sy’n newid
if-kind-result = canlyniad
if-kind-withdraws = mae rhywun yn tynnu’n ôl
if-kind-absent = mae rhywun yn absennol o’r rownd nesaf
if-kind-joins = mae rhywun yn dod yn hwyr
if-kind-apart = rhaid i ddau beidio â chwrdd
if-who = Pwy
if-other = a
if-more = Newid arall
if-show = Dangos pa barau sy’n newid
if-when = Pryd
if-was = cynt
if-now = nawr
if-pairing = Pâr
if-changed = Rownd { $round }: parau sy’n newid: { $count } o { $all }
if-none = Yna nid oes trefniant: { $why }
if-keep = Mae’r rownd hon yn y llyfr gwaith, felly mae’n aros.
if-all-stay = Mae ei pharau i gyd yn aros; mae canlyniad a newidiwyd yn cyfrif o’r trefniant nesaf ymlaen.
if-gone = { $who }: absennol
if-walkover = { $who }: ennill heb chwarae
if-no-game = { $who }: dim gêm
if-both-gone = dim gêm
if-illegal = { $pair }: rhaid iddynt beidio â chwrdd, felly rhaid newid y pâr hwn
if-unpaired = { $who }: yn ymuno o’r rownd nesaf
if-redraw = Trefnwyd eto, os nad yw’r chwaraewyr wedi’i gweld eto:

## Pages

pages = Tudalennau a thystysgrifau
page-title = Tudalen o’r canlyniadau
season = Y tymor
certificates = Tystysgrifau
certificates-all = Tystysgrifau ({ $count })
back = Yn ôl
print = Argraffu’r dudalen hon
not-opened = Nis agorwyd, gan na chaiff dim adael y dudalen hon: { $way }

## Take away

take-away = I fynd gyda chi
zip = Popeth fel un ffeil zip
workbooks = Llyfrau gwaith gyda nodiadau, fesul un

## A register

credit = Credydu cofrestr aelodau
register = Cofrestr
decisions = Penderfyniadau cysoni blaenorol, wedi’u llenwi
as-of = Dyddiad y cysoni (fel arall diwrnod olaf y tymor)
first = Ni chredydodd palmares ddim erioed i’r gofrestr hon
reconcile = Cysoni
reconciling = Wrthi’n cysoni
reconciled = Cysonwyd.
look = Edrych ar ei thudalennau
zip-register = Popeth fel un ffeil zip
