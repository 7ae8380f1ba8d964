# Gaeilge

## Frame

skip = Léim go dtí na torthaí
about = Ord, duaiseanna agus teastais ó fhoirmeacha beiriste, fichille agus Diplomacy.
private = Ní fhágann aon rud an ríomhaire seo.
private-how = Is anseo, i do bhrabhsálaí, a dhéantar an ríomh. Tá gach nasc leis an líonra toirmiscthe ar an leathanach seo, oibríonn sé gan líonra, agus ní choinníonn sé aon rud i gcuimhne nuair a dhúnann tú é.
language = Teanga an leathanaigh seo
licences = Ceadúnais

## Files

returns = Foirmeacha
drop = Scaoil leabhair oibre nó fillteán anseo, nó
choose-files = Roghnaigh comhaid
choose-folder = Roghnaigh fillteán
files-none = Gan comhaid go fóill.
files-held =
    { $count ->
        [one] { $count } chomhad luchtaithe.
        [two] { $count } chomhad luchtaithe.
        [few] { $count } chomhad luchtaithe.
        [many] { $count } gcomhad luchtaithe.
       *[other] { $count } comhad luchtaithe.
    }

## Answers

answers = Freagraí ar a bhfuil ar iarraidh sna foirmeacha
answer-rules = Leabhar rialacha
answer-as-returned = mar a deir an fhoirm
answer-date = Dáta
answer-boards = Cláir
answer-language = Teanga na leathanach agus na dteastas
answer-others = Cinn eile, ceann ar gach líne, mar Organiser=Riverside

## A run

compute = Ríomh
stop = Stop
clear = Bain na comhaid amach
progress = Dul chun cinn
reading = Á léamh
read-returns =
    { $count ->
        [one] { $done } as { $count } fhoirm léite
        [two] { $done } as { $count } fhoirm léite
        [few] { $done } as { $count } fhoirm léite
        [many] { $done } as { $count } bhfoirm léite
       *[other] { $done } as { $count } foirm léite
    }
written-pages = { $done } as { $count } leathanach scríofa
gathering = An séasúr á chur le chéile
publishing = Á chríochnú
done = Déanta i { $seconds } s: { $events }, { $files }.
stopped = Stoptha. Níor coinníodh aon rud.
memory-full = Tá cuimhne an bhrabhsálaí seo lán. Triail níos lú foirmeacha in éineacht, nó úsáid an ríomhchlár palmares, a bhfuil níos lú de dhíth air.
cannot-run = Ní féidir leis an mbrabhsálaí seo palmares a rith ({ $why }).

## Counts

count-events =
    { $count ->
        [one] { $count } chomórtas
        [two] { $count } chomórtas
        [few] { $count } chomórtas
        [many] { $count } gcomórtas
       *[other] { $count } comórtas
    }
count-files =
    { $count ->
        [one] { $count } chomhad
        [two] { $count } chomhad
        [few] { $count } chomhad
        [many] { $count } gcomhad
       *[other] { $count } comhad
    }
count-errors =
    { $count ->
        [many] { $count } n-earráid
       *[other] { $count } earráid
    }
count-remarks = { $count } nóta
count-awards =
    { $count ->
        [one] { $count } dhuais
        [two] { $count } dhuais
        [few] { $count } dhuais
        [many] { $count } nduais
       *[other] { $count } duais
    }
count-members =
    { $count ->
        [one] { $count } bhall
        [two] { $count } bhall
        [few] { $count } bhall
        [many] { $count } mball
       *[other] { $count } ball
    }
count-promotions =
    { $count ->
        [many] { $count } n-ardú céime
       *[other] { $count } ardú céime
    }
count-open = { $count } le cinneadh

## A club’s own sheets

own-sheets = Bileoga de chuid an chlub féin
own-wrong = Ní freagra é sin: { $why }
own-needed = Riachtanach.
own-open = Ceisteanna le freagairt: { $count }.
own-keep = Sábháil a leagan amach, le scaoileadh leis an gcéad bhileog eile dá leithéid
own-understood = Tuigeadh gan cheist é.
own-use = Úsáid na freagraí seo

## What was read

problems = An méid a léadh
problems-of = Fadhbanna: { $path }
all-returns = gach foirm
whole-file = comhad
head-place = Áit
head-wrong = Cad atá mícheart

## Standings and rounds

standings = Ord
head-rank = Áit
head-players = Imreoirí
head-score = Scór
more-entries = agus { $count } eile, ar leathanach an chomórtais
event-page = A leathanach
rounds = Babhtaí a bhfuil a gcrannchur déanta
round-of = { $title }, babhta { $round }
round-proposed = { $title }, babhta { $round } (molta)
head-first = An chéad taobh
head-second = An dara taobh
head-why = Cén fáth
bye = saor
round-write = Scríobh an babhta seo isteach sa leabhar oibre
round-written = Scríofa isteach in { $file }: { $places }. Sábháil in áit do chinn féin é; is uaidh a thosóidh an chéad ríomh eile anseo.
round-rows = { $count } ró ar an mbileog { $sheet }

## What if

if-title = Cad a tharlódh dá?
if-what = Cad a athraíonn
if-kind-result = toradh
if-kind-withdraws = tarraingíonn duine siar
if-kind-absent = bíonn duine as láthair ón gcéad bhabhta eile
if-kind-joins = tagann duine déanach
if-kind-apart = ní mór do bheirt gan bualadh le chéile
if-who = Cé
if-other = agus
if-more = Athrú eile
if-show = Taispeáin na péirí a athraíonn
if-when = Cathain
if-was = roimhe
if-now = anois
if-pairing = Péire
if-changed = Babhta { $round }: péirí a athraíonn: { $count } as { $all }
if-none = Níl crannchur ann mar sin: { $why }
if-keep = Tá an babhta seo sa leabhar oibre, mar sin fanann sé.
if-all-stay = Fanann gach péire; cuirtear toradh athraithe san áireamh ón gcéad chrannchur eile.
if-gone = { $who }: as láthair
if-walkover = { $who }: bua gan imirt
if-no-game = { $who }: gan chluiche
if-both-gone = gan chluiche
if-illegal = { $pair }: níor cheart dóibh bualadh le chéile, mar sin ní mór an péire seo a athrú
if-unpaired = { $who }: páirteach ón gcéad bhabhta eile
if-redraw = An crannchur déanta arís, mura bhfaca na himreoirí fós é:

## Pages

pages = Leathanaigh agus teastais
page-title = Leathanach de na torthaí
season = An séasúr
certificates = Teastais
certificates-all = Teastais ({ $count })
back = Siar
print = Priontáil an leathanach seo
not-opened = Níor osclaíodh é, mar níl cead ag aon rud an leathanach seo a fhágáil: { $way }

## Take away

take-away = Tabhair leat
zip = Gach rud mar chomhad zip amháin
workbooks = Leabhair oibre nótáilte, ceann i ndiaidh a chéile

## A register

credit = Creidiúnaigh rolla ball
register = Rolla
decisions = Cinntí réitigh roimhe seo, líonta isteach
as-of = Dáta an réitigh (seachas sin an lá deireanach den séasúr)
first = Níor chreidiúnaigh palmares aon rud don rolla seo riamh
reconcile = Réitigh
reconciling = Á réiteach
reconciled = Réitithe.
look = Féach ar a leathanaigh
zip-register = Gach rud mar chomhad zip amháin
