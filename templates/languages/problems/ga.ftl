# Gaeilge (Irish): what is wrong, and what to do about it

blank-meant = An é “{ $nearest }” a bhí i gceist agat?{" "}
blank-pair = { $pair }
blank-more = ; agus { $rest } eile
layout-invalid = Níor úsáideadh an leagan amach seo: { $why }.
    .hint = Ceartaigh é, nó lig do palmares adopt é a scríobh an athuair.
layout-changed = Tá cuma na mbileog a léadh leis an leagan amach { $layout } ar an mbileog seo, ach d’athraigh na ceannteidil i ró { $row }{ $gone }{ $new }.
    .hint = Rith palmares adopt ar an mbileog seo chun na ceannteidil nua a fhoghlaim, nó cuir na seancheannteidil ar ais.
    .gone = ; imithe: { $gone }
    .new = ; nua: { $new }
column-new = Ní luann an leagan amach { $layout } an colún “{ $heading }”, mar sin níor léadh é.
    .hint = Má tá ainmneacha nó scóir ann, rith palmares adopt ar an mbileog seo; mura bhfuil, cuir a cheannteideal leis an liosta ignored i dtábla an leagain amach.
rows-not-read = Ní luann an leagan amach { $layout } an liosta i rónna { $first } go { $last }, mar sin níor léadh é.
    .hint = Má tá torthaí ann, rith palmares adopt ar an mbileog seo; mura bhfuil, níl aon rud le déanamh.
layout-several = Do thábla amháin atá an leagan amach { $layout }, ach tá roinnt táblaí dá leithéid sa leabhar oibre seo: { $places }.
    .hint = Cuir gach comórtas ina leabhar oibre féin. Más aon chomórtas amháin iad, scríobh an rannóg nó an treo os cionn gach tábla.
layouts-disagree = Oireann dhá leagan amach don bhileog seo agus léann siad ar bhealaí éagsúla í: { $one } agus { $other }.
    .hint = Scrios an ceann mícheart, nó bog é chuig fillteán na mbileog lena mbaineann sé.
read-by-layout = Bileog de chuid an chlub féin í seo; léadh í mar { $kind } leis an leagan amach { $layout }.
    .hint = Níl aon rud le déanamh. Tá an méid a léadh ar na chéad bhileoga den chóip nótáilte; tagann bileoga an chlub féin ina ndiaidh.
read-by-proof = Bileog de chuid an chlub féin í seo; léadh í mar { $kind }: { $columns }. An cruthúnas: { $proofs }.
    .hint = Níl aon rud le déanamh má tá sé sin ceart. Mura bhfuil, rith palmares adopt FILE --out FOLDER agus abair sa leagan amach cad atá i ngach colún.
file-day-differs = Deir ainm an chomhaid { $other }, ach deir an bhileog { $day }. Úsáideadh dáta na bileoige.
    .hint = Ceartaigh cibé ceann atá mícheart.
questions-workbook = Ceisteanna ó palmares adopt atá sa leabhar oibre seo; ní foirm é.
    .hint = Líon isteach an colún Answer ann agus tabhair do palmares adopt --answers é, nó scrios é.
sheet-not-adopted = Bileog torthaí de chuid an chlub féin í seo; tá roinnt sonraí fós de dhíth. Léite go dtí seo: { $what }.{ $missing }
    .hint = Rith palmares adopt FILE --out FOLDER. Fiafraíonn sé uair amháin faoina bhfuil ar iarraidh; léitear an chéad bhileog eile den chineál seo gan cheist ansin.
    .missing = {" "}De dhíth fós: { $missing }.
sheet-not-recognised = Níor aimsíodh tábla torthaí ná ball anseo: { $why }.
    .hint = { $hint }
column-left = Tá { $cells } uimhir nó ainm sa cholún “{ $heading }”; níor léadh é.
    .hint = Más ainmneacha, uimhreacha ballraíochta nó scóir iad, abair cad atá sa cholún: faoi columns sa leagan amach, nó in questions.xlsx.
nothing-read = Tá cuma { $kind } air seo, ach níorbh fhéidir aon { $what } a léamh as.
    .hint = Liostaigh na hiomaitheoirí ceann faoi bhun a chéile, agus scór in aice le gach ainm, faoi cheannteidil mar Pair, Names agus %; nó abair sa leagan amach cad atá sna colúin.
parts-aside = Codanna de na scóir a úsáideadh atá sna colúin { $headings }; níor úsáideadh iad féin.
    .hint = Níl aon rud le déanamh más é an t-iomlán a áirítear. Má áirítear gach seisiún leis féin, tabhair a rónna féin do gach ceann san fhoirm.
scores-unnamed = Ní deir an bhileog cad iad na scóir faoi “{ $heading }”; léadh mar phointí cluiche iad.
    .hint = Más céatadáin, IMPanna nó VPanna iad, abair sin faoi Scoring san fhoirm, nó os cionn an cholúin.
remarks-left = Sa cholún “{ $heading }” tá { $cells } gan úsáid, mar shampla “{ $first }”.
    .hint = Má deir sé nach n-áirítear duine éigin, nó gur athraíodh scór, cuir é sin san fhoirm mar stádas nó mar choigeartú. Má tá ainmneacha nó scóir ann, abair sin faoi columns sa leagan amach. Seachas sin níl aon rud le déanamh.
    .cells = { $cells } cill
left-open = { $words }
    .hint = Ceartaigh an bhileog, nó an chill mharcáilte san fhoirm.
cells-left = Níorbh fhéidir { $cells } den cholún “{ $heading }” a léamh mar an chuid eile, agus níor áiríodh iad: “{ $first }”.
    .hint = Scríobh an chill mar na cinn eile, nó seiceáil a ró san fhoirm agus líon isteach a bhfuil ar iarraidh.
    .cells = { $cells } cill
members-column-left = Fágadh an colún “{ $heading }” ({ $cells ->
        [one] { $cells } chill
        [two] { $cells } chill
        [few] { $cells } chill
        [many] { $cells } gcill
       *[other] { $cells } cill
    }) ar lár: níl a leithéid de cholún i rolla.
    .hint = Chun é a choinneáil, cóipeáil é ar dheis na bileoige Members; ní bhaineann palmares le do cholúin féin.
row-left = Níor léadh ró “{ $name }” mar cheann den tábla.
    .hint = Más iomaitheoir é, tabhair áit nó scór don ró, nó scríobh W/D in áit an scóir. Más nóta é, fág ró bán os a chionn.
lines-left = D’fhéadfadh an téacs seo in aice leis na torthaí baint a bheith aige leo; níor léadh é: { $texts }.
    .hint = Mura n-áirítear duine éigin, nó má athraíodh scór, cuir é sin san fhoirm mar stádas nó mar choigeartú. Má d’fhéadfadh torthaí athrú fós, fan leis na torthaí deiridh.
lines-aside = Téacs in aice leis na torthaí nár léadh: { $texts }.
    .hint = Níl aon rud le déanamh mura n-athraíonn sé toradh.
sheet-left = Níor léadh an bhileog “{ $sheet }”: { $why }.
    .hint = Má tá torthaí inti, nocht í nó sábháil í mar leabhar oibre ar leith; mura bhfuil, níl aon rud le déanamh.
hidden-counts = I bhfolach in Excel, ach léite mar sin féin: { $what }.
    .hint = Nocht iad chun an méid a léadh a fheiceáil. Mura ceart iad a áireamh, scrios iad ón mbileog nó ón bhfoirm.
direction-alone = An liosta { $what }, agus níor aimsíodh aon cheann eile. Léadh é mar an comórtas iomlán.
    .hint = Má tá treo nó rannóg eile ar iarraidh, cuir an dá cheann in aon leabhar oibre amháin, gach ceann faoina ainm; más é seo an méid atá ann, níl aon rud le déanamh.
weekday-differs = Ní réitíonn an teideal “{ $title }” le dáta an chomórtais: { $why }.
    .hint = Seiceáil cé acu atá ceart, agus ceartaigh an dáta san fhoirm má tá sé mícheart.
title-borrowed = Níor thug { $sheets } na sonraí seo, mar sin cóipeáladh ó bhileog eile iad: { $what }.
    .hint = Má tá teideal eile ag an gcomórtas, nó líon eile clár, scríobh é sin os cionn a thábla nó ceartaigh an fhoirm.
count-differs = Deir an bhileog “{ $text }”, ach léadh { $read } { $of }.
    .hint = Má tá rónna ar iarraidh, cuir leis an mbileog nó leis an bhfoirm iad.
sheet-joined = { $list }: tá { $contestants } “{ $first }” ann, agus léadh mar chuid den chomórtas céanna é.
    .hint = Más comórtas eile é, scríobh gach dáta os cionn a thábla, nó bain úsáid as leabhar oibre do gach ceann. Más rannóg nó treo eile é, scríobh sin os cionn gach tábla. Más cluiche idir dhá thaobh atá i ngach ró, cuir na ceannteidil Home agus Away orthu.
name-odd = An t-ainm “{ $name }”: { $why }.
    .hint = Ceartaigh sa bhileog é, nó ar bhileog Entries na foirme: úsáidtear sna teastais agus sa rolla é.
marks-aside = Fágadh marcanna in aice le { $names } ar lár: { $marks }.
    .hint = Má deir marc nach n-áirítear duine éigin, nó gur athraíodh scór, cuir é sin san fhoirm mar stádas nó mar choigeartú. Seachas sin níl aon rud le déanamh.
    .names = { $names } ainm
second-list = Tosaíonn an dara liosta anseo{ $under }; níor léadh ach an chéad cheann.
    .hint = Más comórtas, rannóg nó treo eile é, abair sin i líne os a chionn. Mura ndéanann sé ach an comórtas céanna a rangú ar bhealach eile, níl aon rud le déanamh.
    .under = {" "}faoi “{ $caption }”
number-stands-twice = Is le daoine éagsúla an uimhir { $number } anseo agus ag { $first }.
    .hint = Más dhá chomórtas, rannóg nó treo iad seo, ainmnigh gach ceann os cionn a rónna nó i gcolún. Má tá uimhir amháin mícheart, ceartaigh í.
places-begin-anew = Tagann áit { $place } i ndiaidh áit { $before } sa liosta céanna.
    .hint = Má thosaíonn comórtas, rannóg nó treo eile anseo, ainmnigh os cionn a rónna nó i gcolún é.
places-doubtful = Léadh an colún “{ $heading }” mar áiteanna, ach ní réitíonn { $wrong } as { $all } le { $from }.
    .hint = Más uimhreacha iomaitheoirí atá ann, abair sin faoi columns sa leagan amach. Más é an scór is ísle a bhuann, nó má tá scóir mícheart, ceartaigh é sin san fhoirm.
kind-doubtful = Tugann “{ $title }” { $titled } le fios, ach léadh na rónna mar { $read }.
    .hint = Seiceáil na hiontrálacha san fhoirm, agus ceartaigh Format ar an mbileog Event má tá sé mícheart.
round-cell-unclear = Níor léadh an chill “{ $text }”{ $round }: { $why }. Tá a cluiche ar iarraidh.
    .hint = Ceartaigh an chill, nó cuir an cluiche leis an mbileog Matches san fhoirm.
    .round = {" "}de bhabhta { $round }
rounds-disagree = Ní réitíonn an chill “{ $text }” le cill an chéile comhraic{ $round }, “{ $other }” in { $place }, faoin gcluiche. Níor úsáideadh ceachtar acu.
    .hint = Ceartaigh an chill mhícheart, nó cuir an cluiche leis an mbileog Matches san fhoirm.
    .round = {" "}i mbabhta { $round }
typed-points-differ = Tá { $typed } pointe ag { $name } anseo, ach tagann { $points } as na cluichí sa tábla. Is iad na cluichí a áirítear.
    .hint = Ceartaigh na pointí, nó an cluiche mícheart.
column-disagrees = { $name }: ní réitíonn { $typed } { $under } le { $from }; de réir na rónna eile ba chóir gur { $follows } a bheadh ann.
    .hint = Ceartaigh an chill mhícheart, sa bhileog nó san fhoirm.
    .under =
        { $heading ->
            [0] anseo
           *[other] faoi “{ $heading }”
        }
points-of-a-win = Tugtar { $win ->
        [one] { $win } phointe
        [two] { $win } phointe
        [few] { $win } phointe
        [many] { $win } bpointe
       *[other] { $win } pointe
    } ar bhua anseo agus 1 ar chomhscór; léadh mar chluichí buaite agus comhscóir iad, agus áiríonn palmares 1 agus ½ orthu.
    .hint = Má imríodh dhá nó trí chluiche gach uair a casadh ar a chéile iad, tabhair ró do gach cluiche ar an mbileog Matches san fhoirm; murar imríodh, níl aon rud le déanamh.
usebio-refused = Níor léadh an comhad USEBIO mar { $what }.
    .hint = Ní scríobhann aon ríomhchlár scórála a leithéid de chomhad. Fiafraigh cad as ar tháinig sé, agus faigh ceann eile.
edition-not-in-force = Thosaigh an comórtas ar { $date }, ach níl a leabhar rialacha i bhfeidhm ach ó { $from } amach. Níl aon duaiseanna aige.
    .hint = Seiceáil an dáta. Tá an t-eagrán roimhe de dhíth ar chomórtais níos luaithe.
edition-not-in-force_edition-out-of-force = Thosaigh an comórtas ar { $date }, ach ní raibh a leabhar rialacha i bhfeidhm ach go dtí { $until }. Níl aon duaiseanna aige.
    .hint = Seiceáil an dáta. Tá an chéad eagrán eile de dhíth ar chomórtais níos déanaí.
no-entries = Níl aon iontrálacha ag an gcomórtas, mar sin níl aon rud le rangú.
    .hint = Liostaigh na hiomaitheoirí ar an mbileog Entries, le haitheantas an chomórtais.
no-results = Níl aon torthaí ag an gcomórtas, mar sin níl aon rud le rangú.
    .hint = Cuir scór gach iontrála ar an mbileog Results.
no-results_sheet-not-scored = Tá rónna ag an gcomórtas ar an mbileog { $sheet }, nach ndéanann palmares scóráil uirthi, agus níl aon torthaí aige.
    .hint = Cuir scór gach iontrála ar an mbileog Results.
same-event-twice = Tá an comórtas céanna ag { $other }. Áiríodh ansin é agus scipeáladh anseo é.
    .hint = Bain ceann den dá chomhad amach, nó ceartaigh an ceann mícheart.
same-event-twice_same-event-beside = Is é comórtas { $other } sa leabhar oibre seo an comórtas céanna. Áiríodh ansin é agus scipeáladh anseo é.
    .hint = Bain ceann den dá cheann amach, nó ceartaigh an ceann mícheart.
event-changed = Tá an comórtas seo ag { $other } leis na hiomaitheoirí céanna ach le torthaí eile. Ní fhaigheann ceachtar acu duaiseanna go dtí go gcinnfidh tú cé acu atá ceart.
    .hint = Coinnigh an comhad ceartaithe agus bain an ceann eile amach. Más dhá chomórtas iad, tabhair teidil éagsúla dóibh.
event-changed_event-details-changed = Tá an comórtas seo ag { $other } leis na scóir chéanna, ach tá difríocht idir an dá thuairisceán i { $differs }. Ní fhaigheann ceachtar acu duaiseanna go dtí go gcinnfidh tú cé acu atá ceart.
    .hint = Coinnigh an comhad ceartaithe agus bain an ceann eile amach.
event-alike = Tá comórtas ag { $other } leis na hiomaitheoirí céanna an lá céanna, ach le teideal agus torthaí eile. Áirítear an dá cheann.
    .hint = Má cheartaíonn ceann acu an ceann eile, bain an ceann mícheart amach. Más dhá chomórtas iad, níl aon rud le déanamh.
event-copied = Is dócha gur cóip den chomórtas seo é { $other }: { $shares }. Ní fhaigheann ceachtar acu duaiseanna go dtí go gcinnfidh tú.
    .hint = Coinnigh an comhad ceart agus bain an ceann eile amach. Má imríodh an dá cheann, cuir an dá cheann isteach in aon leabhar oibre amháin.
event-repeated = Tá scóir chomórtas { $other } sa leabhar oibre seo ag an gcomórtas seo: { $shares }. Ní fhaigheann ceachtar acu duaiseanna go dtí go gcinnfidh tú.
    .hint = Clóscríobh iontrálacha agus torthaí an chomórtais seo féin, nó bain an ceann nár imríodh amach.
scores-again = Tá { $what } céanna ag an gcomórtas seo agus ag { $other }: { $shares }. Áirítear an dá cheann.
    .hint = Má clóscríobhadh nó má seoladh oíche amháin faoi dhó, bain an ceann mícheart amach.
ladder-without-games = Níl rangú ag an dréimire seo, agus ní ainmníonn aon chluiche é ({ $clause }).
    .hint = Líon isteach Entries agus Results, nó scríobh aitheantas an dréimire faoi Ladder i ngach ceann dá chluichí agus cuir na foirmeacha sin san áireamh.
ladder-game = Rangaítear an dréimire de réir a chluichí, agus ní féidir { $game } a áireamh: { $why }. Tá an rangú sealadach agus níl aon duaiseanna aige.
    .hint = Ceartaigh an cluiche sin, nó tabhair rangú an dréimire ar an mbileog Results.
datum-with-unknown = Ainmníonn Datum with comórtas { $id }, ach níl sé in aon fhoirm.
    .hint = Ceartaigh an t-aitheantas de réir na bileoige Events, nó cuir an fhoirm sin san áireamh.
carry-over-unknown_carry-unknown = Ainmníonn Carry over from comórtas { $id }, ach níl sé san fhoirm seo.
    .hint = Cuir an dá chéim in aon fhoirm amháin, nó cuir na scóir a tugadh ar aghaidh ar an mbileog Adjustments.
carry-over-not-computed_carry-not-computed = Ní féidir le palmares an riail { $rule } faoi scóir a thabhairt ar aghaidh a ríomh.
    .hint = Cuir na scóir a tugadh ar aghaidh ar an mbileog Adjustments agus glan Carry over.
carry-over-missing_carry-missing = Níl aon scór ag iontráil { $label } i gcomórtas { $id }, mar sin tugann sí 0 ar aghaidh.
    .hint = Má d’imir sí ann, seiceáil uimhreacha agus ainmneacha a himreoirí.
glyph-missing = Níl { $missing } i gclónna na dteastas, mar sin taispeánann na teastais “{ $shown }” in áit “{ $text }”.
    .hint = Má tá sé sin mícheart, scríobh san fhoirm é i litreacha Laidineacha, Gréagacha nó Coireallacha.
fee-odd_no-money = Fágtar suimeanna nach féidir a léamh as iomláin na deisce iontrála: { $names }.
    .hint = Scríobh suim mar 20 nó £7.50, iad go léir in aon airgeadra amháin, nó waived.
present-odd_present-unclear = Níl yes ná no faoi Present: { $names }.
    .hint = Scríobh yes nó no, nó fág an chill bán.
arrives-odd_arrives-unclear = Ní babhta ná am atá in “Arrives” do { $names }.
    .hint = Scríobh round 3, nó am mar 10:30.
entry-not-present_not-present = Gan a bheith i láthair, ach péireáilte i mbabhta 1: { $names }.
    .hint = An bhfuil siad ag teacht? Mura bhfuil, scríobh “withdrawn after 0” nó “drop-in 2” faoi Status, nó 1 faoi Byes; má tá siad anseo, yes faoi Present. Ní fhágtar duine ar bith amach gan é sin.
no-rounds = Tá líon na mbabhtaí ar iarraidh, mar sin ní dhéantar crannchur aon bhabhta mar an babhta deiridh{ $and }.
    .hint = Líon isteach Rounds: tá rialacha speisialta faoi dhathanna sa bhabhta deiridh.
    .and = {" "}agus ní luathaítear é
scheveningen-sides = Ní dhéantar crannchur aon bhabhta den chluiche Scheveningen, mar { $why }.
    .hint = Líon isteach Team do gach imreoir ar Entries: dhá fhoireann den mhéid chéanna, 2 go 8 imreoir nó 10 n-imreoir. Glacann fear ionaid ró an imreora.
scheveningen-rounds = Deir Rounds { $typed }, ach casann { $players ->
        [many] { $players } n-imreoir
       *[other] { $players } imreoir
    } an taobh ar a chéile in { $players } babhta.
    .hint = Scríobh { $players } faoi Rounds.
scheveningen-met = I gcluiche Scheveningen casann gach duine ar gach imreoir den taobh eile uair amháin; casadh na daoine seo ar a chéile arís: { $games }. Áirítear gach cluiche.
    .hint = Ceartaigh na himreoirí nó na dathanna i gceann de na rónna seo.
scheveningen-same-side = Casadh imreoirí den taobh céanna ar a chéile i gcluiche Scheveningen: { $games }. Áirítear na cluichí.
    .hint = Ceartaigh imreoirí na rónna seo, nó Team ar Entries.
scheveningen-missing = Tá gach babhta den chluiche Scheveningen thart, ach tá na cluichí seo ar iarraidh: { $games }.
    .hint = Cuir isteach a dtorthaí, nó torthaí gan imirt. Má tá siad le himirt fós, scríobh uimhir níos airde faoi Rounds.
scheveningen-unpaired = Gan péire i mbabhta { $round }, toisc go bhfuil an té ba chóir dóibh a imirt as láthair nó ag imirt le duine eile: { $players }.
    .hint = Cuir isteach an cluiche le toradh gan imirt, nó imir é i mbabhta breise.
many-rounds = Tá { $rounds ->
        [one] { $rounds } bhabhta
        [two] { $rounds } bhabhta
        [few] { $rounds } bhabhta
        [many] { $rounds } mbabhta
       *[other] { $rounds } babhta
    } beartaithe, ach ní féidir le { $players ->
        [many] { $players } n-imreoir
       *[other] { $players } imreoir
    } ach { $most ->
        [one] { $most } bhabhta
        [two] { $most } bhabhta
        [few] { $most } bhabhta
        [many] { $most } mbabhta
       *[other] { $most } babhta
    } a imirt gan casadh ar a chéile arís.
    .hint = Ceartaigh Rounds, nó cuir na hiontrálacha atá ar iarraidh leis.
results-missing = Níl toradh fós i mbabhta { $round } do { $boards }.{ $then }
    .hint = Líon isteach na torthaí{ $or }.
    .then =
        { $drawn ->
            [0] {" "}Déanfar crannchur bhabhta { $next } nuair a bheidh na torthaí uile ann.
           *[other] {" "}Rinneadh crannchur bhabhta { $next } mar sin féin, mar a iarrann Draw ({ $drawn }).
        }
    .or = ; chun crannchur a dhéanamh gan iad, scríobh { $next } faoi Draw ar an mbileog Event
game-adjourned_games-adjourned = Curtha ar athló: { $boards }. Ní thugann cluiche gan chríochnú pointe do cheachtar imreoir go fóill.{ $then }
    .hint = Cuir isteach an toradh nuair a bheidh an cluiche críochnaithe.
    .then = {" "}Áirítear é mar chluiche cothrom do chrannchur bhabhta { $next } amháin (C.04.2, 3.1).
draw-without_unused-in-draw = Gan úsáid sa chrannchur: { $what }, mar { $why }.
    .hint = Glan é, nó péireáil an babhta de láimh.
draw-waits = Ní dhearnadh crannchur bhabhta { $round }, toisc go n-úsáideann an crannchur cealla a bhfuil earráidí iontu: { $cells }.
    .hint = Ceartaigh na hearráidí. Chun an crannchur a dhéanamh ar aon nós, scríobh { $round } faoi Draw ar an mbileog Event.
draw-round = Deir Draw “{ $text }”, ach ní féidir an crannchur sin a dhéanamh: { $why }.
    .hint = Scríobh uimhir babhta, nó none. Má tá sé bán, déantar crannchur an chéad bhabhta gan torthaí.
draw-again = Tá torthaí ag babhta { $round } cheana; rinneadh a chrannchur arís ó na babhtaí roimhe, mar a iarrann Draw.
    .hint = Glan Draw chun crannchur an chéad bhabhta gan torthaí a dhéanamh.
draw-stands = Tá babhta { $round } san fhoirm éagsúil leis an gcrannchur a dhéanfaí anois ({ $differs }). Coinníodh é, mar ní athraítear crannchur foilsithe.
    .hint = Chun crannchur bhabhta { $round } a dhéanamh arís, scrios a rónna.
not-drawn = Tá na himreoirí seo ar iarraidh ó bhabhta { $round } san fhoirm: { $labels }.
    .hint = Cuir a gcluichí nó a mbabhtaí saor leis, nó scrios rónna an bhabhta chun a chrannchur a dhéanamh arís.
no-draw = Níl aon phéireáil dhleathach do bhabhta { $round } a chuimsíonn gach duine ({ $clause }). Níl dóthain céilí comhraic fágtha do { $obstructing }: casadh ar a chéile cheana iad, níl cead acu casadh ar a chéile, nó níl cead acu a bheith saor.
    .hint = Caithfidh an moltóir cinneadh a dhéanamh: deireadh a chur leis an gcomórtas, babhta saor a thabhairt, nó an babhta a phéireáil de láimh ar an mbileog Matches.
nobody-to-draw = Níl aon duine ag imirt i mbabhta { $round }, mar sin ní dhearnadh aon chrannchur.
    .hint = Más ceart imreoirí a bheith ann, ceartaigh Byes agus Status.
congress-rounds_rounds-differ = Deir Rounds { $typed }, ach tá { $rounds ->
        [one] { $rounds } bhabhta
        [two] { $rounds } bhabhta
        [few] { $rounds } bhabhta
        [many] { $rounds } mbabhta
       *[other] { $rounds } babhta
    } ag comhdháil rannóg póiriúil ({ $clause }): 4 le snámh, ansin na cinn laistigh de rannóga.
    .hint = Ceartaigh Rounds, mura bhfuil sé ceart.
lowest-section-outgrown_lowest-outgrown = Tá { $lowest ->
        [many] { $lowest } n-imreoir
       *[other] { $lowest } imreoir
    } sa rannóg is ísle agus { $others } sna cinn eile, an líon is mó a cheadaítear ({ $clause }).
    .hint = Níl aon rud le déanamh. Le haghaidh tuilleadh rannóg, líon isteach Section count ar an mbileog Event.
few-for-sections = Is róbheag { $counted ->
        [many] { $counted } n-imreoir
       *[other] { $counted } imreoir
    } do { $wanted } rannóg ina bhfuil beirt nó níos mó; tá { $made } ann ({ $clause }).
    .hint = Níl aon rud le déanamh.
section-odd_odd-section = Tá { $players ->
        [many] { $players } n-imreoir
       *[other] { $players } imreoir
    } i rannóg { $section } i mbabhta { $round }, mar sin tá a babhta saor féin de dhíth uirthi ({ $clause }).
    .hint = Níl aon rud le déanamh.
third-meeting = Casann { $pair } ar a chéile ag an gclár céanna i mbabhtaí { $rounds }. Níl cead ag beirt imreoirí casadh ar a chéile níos mó ná faoi dhó (riail { $clause }).
    .hint = Ceartaigh na huimhreacha má tá siad mícheart. Má imríodh mar seo é, seasann an babhta.
threes-meet-again = { $groups }. Ba chóir go mbeadh a laghad grúpaí mar sin agus is féidir ann (riail { $clause }).
    .hint = Níl aon rud le déanamh.
    .groups =
        { $count ->
            [one] Casann grúpa amháin de thriúr ar a chéile ag clár níos mó ná uair amháin ({ $example })
           *[other] Casann { $count } grúpa de thriúr ar a chéile ag clár níos mó ná uair amháin, mar { $example }
        }
power-again_power-twice = Imríonn { $label } { $power } i mbabhtaí { $rounds }. Ba chóir do gach imreoir cumhacht amháin as gach grúpa a imirt (riail { $clause }).
    .hint = Ceartaigh an chumhacht má tá sí mícheart. Má imríodh mar seo é, seasann an babhta.
group-again_groups-twice = { $players }: an dara cumhacht ón ngrúpa céanna: { $labels } (riail { $clause }, treoirlíne).
    .hint = Níl aon rud le déanamh. Má imríonn gach duine gach babhta, ní féidir é sin a sheachaint i gcónaí.
    .players =
        { $count ->
            [one] Imreoir amháin
           *[other] { $count } cás
        }
seated-while-away = Tá { $label } ina shuí { $place }, ach tá an stádas “{ $status }” aige. Áirítear an suíochán.
    .hint = Ceartaigh an stádas, nó tabhair an suíochán d’imreoir eile.
    .place =
        { $board ->
            [0] i mbabhta { $round }
           *[other] ag clár { $board } i mbabhta { $round }
        }
team-mates-meet = Casann { $pair } ón bhfoireann { $team } ar a chéile ag an gclár céanna i mbabhta { $round }, an babhta foirne (riail { $clause }).
    .hint = Ceartaigh na huimhreacha nó an fhoireann. Má imríodh mar seo é, seasann an babhta.
stands-down = Tá { $players ->
        [many] { $players } n-imreoir
       *[other] { $players } imreoir
    } anseo do bhabhta { $round }, ach suíonn seachtar ag gach clár: { $labels } { $why } (riail { $clause }).
    .hint = Chun go mbeidh níos mó daoine in ann imirt, cuir imreoirí tí isteach (stádas house).
asked-off-plays = D’iarr { $labels } babhta saor i mbabhta { $round } ach tá péireáilte; murach sin ní bheadh clár lán agus chaithfeadh daoine eile seasamh amach (riail { $clause }).
    .hint = Mura féidir le himreoir teacht, scríobh withdrawn nó drop-in leis an mbabhta faoi Status. Chun an babhta saor a thabhairt mar sin féin, cuir imreoir tí (house faoi Status) isteach leis an suíochán a líonadh.
too-few-for-board = Níl ach { $players ->
        [many] { $players } n-imreoir
       *[other] { $players } imreoir
    } anseo do bhabhta { $round }, ach tá seachtar de dhíth ar chlár, mar sin ní dhearnadh aon chrannchur.
    .hint = Cuir tuilleadh imreoirí isteach, nó imreoirí tí (stádas house).
draw-short-of-wishes = Ní féidir le crannchur bhabhta { $round } gach mian a shásamh: { $wishes }.
    .hint = Níl aon rud le déanamh. Taispeánann an crannchur ag gach suíochán cén mhian nár sásaíodh.
draw-against-rules = Ní féidir le crannchur bhabhta { $round } gach riail a choinneáil: { $rules }.
    .hint = Athraigh suíocháin de láimh ar an mbileog Games, nó fág mar atá.
group-unknown-players_group-unknown = { $who } gan { $what }, mar sin ní rangaítear sa ghrúpa seo iad ({ $group }).
    .hint = Má bhaineann siad leis, líon isteach é ar an mbileog Entries; tá céimeanna ar an mbileog Members nó i liosta na mball.
    .who = { $many } iomaitheoir
group-empty = Níl aon duine sa ghrúpa seo ({ $group }).
    .hint = Níl aon rud le déanamh má tá sé sin ceart; mura bhfuil, cuir a theorainneacha i gcomparáid leis an mbileog Entries.
prize-twice = Tá duais airgid ag áit { $place } ({ $group }) cheana ag { $first }, mar sin níor ríomhadh aon duaiseanna airgid don chomórtas seo.
    .hint = Ceartaigh Place, nó cuir an dá shuim le chéile; le “yes” faoi Beside others íoctar an dá cheann.
prize-rises = Faigheann áit { $place } ({ $group }) níos mó ná an áit os a cionn.
    .hint = Ceartaigh na suimeanna mura bhfuil sé sin ar intinn. Íoctar duaiseanna airgid mar a scríobhadh iad.
prize-list = Tá roinnt rangaithe ag an gcomórtas ({ $lists }) ach ní deir an duais airgid seo cé acu, mar sin níor ríomhadh aon duaiseanna airgid.
    .hint = Líon isteach Section nó Direction.
prize-currencies = Ní féidir duaiseanna airgid in { $one } agus in { $other } a chur i gcomparáid, mar sin níor ríomhadh ceann ar bith.
    .hint = Bain úsáid as aon airgeadra amháin do shuimeanna uile an chomórtais.
prize-sharing = Roinneann { $many ->
        [many] { $many } n-iomaitheoir
       *[other] { $many } iomaitheoir
    } a bhfuil { $points } pointe acu { $prizes } ({ $group }), ach tá Sharing bán; roinneann siad go cothrom.
    .hint = Líon isteach Sharing: average, hort nó place.
    .prizes =
        { $prizes ->
            [one] duais
           *[other] { $prizes } duais
        }
prize-sharing-differs = Roinntear duaiseanna airgid grúpa amháin ({ $group }) ar dhá bhealach, anseo agus ag { $first }, mar sin níor ríomhadh ceann ar bith don chomórtas seo.
    .hint = Scríobh an rud céanna faoi Sharing ar gach ró de ghrúpa.
prize-unknown-players_prize-unknown = { $who } gan { $what }, mar sin ní féidir leo duaiseanna airgid an ghrúpa seo a bhuachan ({ $group }).
    .hint = Más féidir leo iad a bhuachan, líon isteach é ar an mbileog Entries.
    .who = { $many } iomaitheoir
category-near = Níl aon ghrúpa ná duais don chatagóir “{ $typed }”, ach tá ceann do “{ $category }”, nach bhfuil an t-iomaitheoir seo ann.
    .hint = Más “{ $category }” atá i gceist, clóscríobh mar sin é.
team-near = Níl ach an t-imreoir seo ar an bhfoireann “{ $typed }”; tá níos mó ar “{ $team }”.
    .hint = Más “{ $team }” atá i gceist, clóscríobh mar sin é.
seeding-odd_rating-odd = Tá an rátáil { $rating } i bhfad ó na cinn eile, atá thart ar { $near }. Úsáideann tarraingtí í mar a clóscríobhadh.
    .hint = Seiceáil na digití agus an comhartha. Fág an chill folamh d’iomaitheoir gan rátáil.
seeding-odd_seed-twice = Tá an síol { $seed } ag { $first } cheana.
    .hint = Tabhair a shíol féin do gach iomaitheoir.
seeding-odd_seeds-missing = Níl síol ag iomaitheoir { $label } (gan síol: { $without }), mar sin ní úsáideann an tarraingt aon cheann: téann sí de réir rátálacha, teideal agus ainmneacha.
    .hint = Líon isteach síol do chách, nó glan an colún Seed.
prize-unclaimed_prize-category-of-nobody = Ní fhaigheann aon duine { $name }: níl catagóir “{ $category }” ag aon duine.
    .hint = Clóscríobh an focal céanna faoi Category ar an mbileog Entries dóibh siúd ar féidir leo é a bhuachan. Más féidir le cách, glan an chill anseo.
prize-unclaimed = Ní fhaigheann aon duine { $name }: tá róbheagán iomaitheoirí cáilithe, nó tá duais níos fearr acu.
    .hint = Níl aon rud le déanamh. Áirítear mar fhuílleach in iomlán na nduaiseanna airgid é.
missing-cell = Tá “{ $column }” ar iarraidh anseo, mar sin scipeáladh an ró seo.
    .hint = Líon isteach é, nó scrios an chuid eile den ró.
number-two-names = Is le { $name } anseo agus le { $other } ag { $other_at } an uimhir bhallraíochta { $number }.
    .hint = Tá an uimhir mhícheart ag duine acu; leanann na pointí an uimhir.
name-spelt-differently = Is é { $name } an ball le huimhir { $number } anseo agus { $other } in áiteanna eile.
    .hint = Is í an uimhir a áirítear, mar sin ní chailltear aon rud; ceartaigh an litriú más mian leat.
too-few-tables_scheme-too-few-tables = Gan duaiseanna{ $field }: tá { $least } tábla lán de dhíth ar { $events }, ach bhí { $tables } ann ({ $clause }).
    .hint = Níl aon rud le déanamh má tá an uimhir ceart.
too-few-boards = Gan duaiseanna: caithfidh gach duine { $least ->
        [one] { $least } chlár
        [two] { $least } chlár
        [few] { $least } chlár
        [many] { $least } gclár
       *[other] { $least } clár
    } ar a laghad a imirt, ach níor imríodh ach { $boards } ({ $clause }).
    .hint = Níl aon rud le déanamh má tá an uimhir ceart; mura bhfuil, ceartaigh Boards.
no-boards = Tá líon na gclár ar iarraidh, agus braitheann duaiseanna air.
    .hint = Líon isteach Boards: cé mhéad clár a d’imir gach iomaitheoir.
no-match-boards_scheme-no-match-boards = Braitheann duaiseanna ar líon na gclár i ngach cluiche ({ $clause }), agus tá an líon sin ar iarraidh, mar sin níl aon duaiseanna ann.
    .hint = Líon isteach Boards ar an mbileog Matches, nó Boards per match ar an mbileog Event.
no-scale_scheme-no-scale = Níl aon scála in { $book } do { $what }, mar sin níl aon duaiseanna ann.
    .hint = Ceartaigh na freagraí má tá siad mícheart, nó cuir scála le do chomhad rialacha.
no-weight = Níl aon fhachtóir in { $book } do { $what }, mar sin níl aon duaiseanna ann.
    .hint = Ceartaigh na freagraí má tá siad mícheart, nó cuir bloc [[weight]] le do chomhad rialacha.
rules-unreadable = Ní féidir an comhad rialacha “{ $file }” a úsáid: { $why }.
    .hint = Ceartaigh an comhad rialacha; taispeánann palmares rules FILE é, agus scríobhann palmares rules new ceann le tosú uaidh. Go dtí sin níl aon duaiseanna ag na comórtais seo.
rules-syntax = Ní féidir an comhad rialacha a léamh anseo ({ $why }).
    .hint = Scríobh eochair, comhartha cothroime agus luach; cuir téacs agus uimhreacha beachta idir comharthaí athfhriotail: factor = "1/2".
rules-unknown-key_unknown-key = Ní bhíonn “{ $key }” i gcomhad rialacha anseo.
    .hint = { $meant }Ar eolas anseo: { $known }.
rules-missing-key_missing-key = Tá { $key } ar iarraidh ón mbloc seo.
    .hint = Cuir leis é; scríobhann palmares rules new comhad ina bhfuil gach eochair.
rules-missing-clause_missing-clause = Ní ainmníonn an bloc seo clásal ar bith, mar sin ní fhéadfadh duaiseanna a rá cén riail a leanann siad.
    .hint = Cuir clause = "..." leis: uimhir nó ceannteideal na rialach clóite.
rules-unfit-value_unfit-value = Ní féidir an luach seo a úsáid: { $why }.
    .hint = Scríobh uimhreacha beachta mar dheachúlacha nó mar chodáin idir comharthaí athfhriotail, mar "0.25" nó "1/3", agus líonta mar shlánuimhreacha gan iad; is mar a bhíonn i bhfoirm atá na focail.
rules-number_impossible-number = Is { $number } atá ag { $key }, ach caithfidh { $wanted } a bheith ann.
    .hint = Ceartaigh an uimhir.
rules-shape_shape-not-one = Tá { $found } ag an scála “{ $title }”, ach tá cruth amháin go díreach de dhíth air.
    .hint = Bain úsáid as ceann de step, first, places, matches, each_board, each_point, titles; le haghaidh cruth eile, cuir bloc [[scale]] eile leis.
rules-shape-key_key-of-other-shape = Ní théann { $key } ach le { $of }.
    .hint = Scrios é, nó athraigh an scála go dtí an cruth sin.
rules-formula_formula-not-one = Tá { $found ->
        [one] { $found } fhoirmle
        [two] { $found } fhoirmle
        [few] { $found } fhoirmle
        [many] { $found } bhfoirmle
       *[other] { $found } foirmle
    } ag an gcéad duais seo, ach tá ceann amháin go díreach de dhíth uirthi.
    .hint = Bain úsáid as ceann de each_table, award, curve, root.
rules-gap_gap = Ní chlúdaíonn aon bhloc { $from }{ $to } { $what }: críochnaíonn an ceann roimhe le { $before }.
    .hint = Tosaigh gach raon san áit a gcríochnaíonn an ceann roimhe, agus fág deireadh an chinn dheireanaigh ar lár.
rules-overlap_overlap = Tá { $what } sa bhloc seo agus in { $other } araon.
    .hint = Tosaigh gach raon san áit a gcríochnaíonn an ceann roimhe.
rules-hidden_hidden = Ní úsáidtear “{ $title }” riamh: tagann “{ $other }” ar dtús agus clúdaíonn sé a chomórtais uile.
    .hint = Cuir an bloc is cúinge ar dtús, nó scrios ceann acu.
rules-awards-rise_awards-rise = Faigheann áit { $place } { $award }, níos mó ná { $before } na háite os a cionn{ $told }.
    .hint = Níl cead ag áit níos ísle níos mó a fháil.
rules-order_out-of-order = Tá { $number } ag { $what }, agus níl sé níos mó ná { $before } de { $other } roimhe.
    .hint = Cuir na bloic in ord, an ceann is ísle ar dtús.
rules-twice_twice = Tá an { $what } { $name } anseo an dara huair.
    .hint = Scrios ceann acu, nó tabhair ainm eile dó.
rules-dates_dates-reversed = Tá na rialacha i bhfeidhm ó { $from } go { $until }, atá níos luaithe.
    .hint = Ceartaigh valid_from nó valid_until.
rules-id_bad-id = An t-aitheantas “{ $id }”: { $why }.
    .hint = Scríobh id le litreacha beaga, digití agus fleiscíní, mar "lakeside-2026", éagsúil le haitheantais leabhar rialacha eile.
rules-extends_nothing-extended = Ní féidir le comhad “{ $id }” a leathnú.
    .hint = Féadann sé { $known } a leathnú, nó comhad in aice leis seo, mar "my-union.toml". Fág extends ar lár má tá an comhad iomlán.
rules-no-scale_no-scales = Ní thugann na rialacha aon rud: níl scála ann.
    .hint = Cuir bloc [[scale]] leis.
game-round = { $wrong }
    .hint = Scríobh 1, 2 nó 3 faoi Round.
    .wrong =
        { $text ->
            [0] Ní ainmníonn an ró babhta, mar sin fágadh an ró ar lár.
           *[other] Ní babhta é “{ $text }”, mar sin fágadh an ró ar lár.
        }
unknown-power = Ní cumhacht é “{ $text }”, mar sin ní dhéantar scóráil ar an gcluiche.
    .hint = Scríobh Austria-Hungary, England, France, Germany, Italy, Russia nó Turkey, nó an chéad litir de.
no-power = Ní ainmníonn an ró aon chumhacht, mar sin ní dhéantar scóráil ar an gcluiche.
    .hint = Scríobh an chumhacht a bhí ag an imreoir.
power-twice = Tá { $power } faoi dhó in { $game }, den chéad uair ag { $first }, mar sin ní dhéantar scóráil ar an gcluiche.
    .hint = Ceartaigh cumhacht, babhta nó clár ceann den dá cheann.
powers-missing = Níl aon ró ag { $game } do { $powers }, mar sin ní dhéantar scóráil air.
    .hint = Tá seacht ró de dhíth ar chluiche, cumhachtaí atá amuigh agus cinn a d’imir an stiúrthóir san áireamh.
two-seats_player-twice = Imríonn iontráil { $label } cheana i mbabhta { $round } ag { $first }. Ní áirítear an ró seo ach do na daoine eile ag a chlár.
    .hint = Ceartaigh imreoir nó babhta ceann den dá cheann.
odd-centres = Ní féidir { $text } ionad a bheith ag cumhacht tar éis { $year }, mar sin ní dhéantar scóráil ar an gcluiche.
    .hint = Slánuimhreacha ó 0 go 34 is ea ionaid.
too-many-centres = { $game }: is é { $sum } suim na n-ionad i { $year }, ach tá 34 ar an léarscáil.
    .hint = Ceartaigh ionaid na bliana sin. Go dtí sin tá an comórtas sealadach.
fewer-centres = { $game }: { $sum } suim ionaid { $year }, ach { $before } an bhliain roimhe. Fanann ionad a bhfuil úinéir air faoi úinéireacht.
    .hint = Ceartaigh ionaid na bliana sin nó na bliana roimpi.
back-from-nothing = Tá ionaid ag { $power } tar éis { $year }, ach ní raibh ceann ar bith aici tar éis { $gone }.
    .hint = Tá cumhacht gan ionaid amuigh as an gcluiche. Ceartaigh ceann den dá cheann.
year-gap = Níl aon ionaid ag { $game } do { $years }, ach tá ionaid aige do bhliain níos déanaí.
    .hint = Líon isteach gach bliain den chluiche ó 1901 go dtí an ceann deireanach.
centres-missing = Tá ionaid { $power } tar éis { $year } ar iarraidh, mar sin ní dhéantar scóráil ar an gcluiche.
    .hint = Líon isteach iad, le 0 do chumhacht a cuireadh amach sa bhliain sin.
game-goes-on_goes-on = Chríochnaigh { $game } nuair a bhí { $centres ->
        [many] { $centres } n-ionad
       *[other] { $centres } ionad
    } ag { $power } tar éis { $year }. Ní úsáidtear na blianta ina dhiaidh.
    .hint = Buann cumhacht le 18 n-ionad agus cuireann sí deireadh leis an gcluiche. Glan na blianta ina dhiaidh, nó ceartaigh na hionaid.
game-without-centres_no-centres = Tá deireadh nó críoch ag { $game } ach níl aon ionaid aige, mar sin ní dhéantar scóráil air.
    .hint = Líon isteach ionaid gach bliana den chluiche.
ending-twice = Is é { $other } deireadh { $game } ag { $first }, ach { $ending } anseo. Úsáidtear an chéad cheann.
    .hint = Is leor deireadh amháin ar aon ró den chluiche.
solo-without-18_solo-without-centres = Is é solo deireadh { $game }, ach níl níos mó ná { $most ->
        [many] { $most } n-ionad
       *[other] { $most } ionad
    } ag aon duine. Áirítear mar ghéilleadh é, agus dá bhrí sin mar chluiche tréigthe, le 0 do chách.
    .hint = Ceartaigh na hionaid nó an deireadh.
game-conceded_conceded = Géilleadh { $game }, rud nach gceadaítear. Áirítear mar chluiche tréigthe é, le 0 do chách.
    .hint = Níl aon rud le déanamh más é sin a tharla.
ending-differs = Is é { $ending } deireadh { $game }, ach tá { $centres ->
        [many] { $centres } n-ionad
       *[other] { $centres } ionad
    } ag { $power }. Áirítear mar bhua é.
    .hint = Scríobh solo, nó ceartaigh na hionaid.
ending-blank = Níl aon deireadh ná buaiteoir ag { $game }, mar sin áirítear mar chomhscór é.
    .hint = Scríobh time, vote nó abandoned faoi Ending ar aon ró dá chuid.
outcome-differs = Is é “{ $typed }” críoch { $power }, ach de réir na n-ionad agus an deiridh is “{ $worked }” é, agus is é sin a áirítear.
    .hint = Ceartaigh an chríoch, na hionaid nó an deireadh. Is féidir an chríoch a fhágáil bán.
warnings = Tá { $warnings } rabhadh ag iontráil { $label }, a áirítear don chomórtas ar fad.
    .hint = Ón dara rabhadh amach, is féidir leis an stiúrthóir pointí a bhaint (ró le Kind points) nó an t-imreoir a dhícháiliú.
championship-rounds_event-rounds = Deir Rounds { $typed }, ach tá { $rounds ->
        [one] { $rounds } bhabhta
        [two] { $rounds } bhabhta
        [few] { $rounds } bhabhta
        [many] { $rounds } mbabhta
       *[other] { $rounds } babhta
    } sa chraobh.
    .hint = Níl aon rud le déanamh má tá sé sin ceart.
missing-session = Tá scór ag iontráil { $label } i { $played } as { $sessions ->
        [one] { $sessions } sheisiún
        [two] { $sessions } sheisiún
        [few] { $sessions } sheisiún
        [many] { $sessions } seisiún
       *[other] { $sessions } seisiún
    }. Áirítear 0 sna cinn eile.
    .hint = Má d’imir sí, cuir na scóir atá ar iarraidh leis.
missing-session_session-of-few = Tá scóir níos lú iontrálacha i seisiún “{ $name }” ná i gceann eile ({ $few } as { $most }), ach áirítear é mar sheisiún ar leith.
    .hint = Má tá an t-ainm mícheart, ceartaigh Session; murach sin, cuir na scóir atá ar iarraidh leis.
missing-session_sessions-differ = Deir Sessions { $typed }, ach is ó { $played } iad sraitheanna Results. Áirítear gach seisiún sna gradaim.
    .hint = Ceartaigh Sessions, nó cuir isteach torthaí gach seisiúin. Fad is atá an comórtas ar siúl, ní gá aon ní a dhéanamh.
score-above-max = Tá an scór { $score } os cionn na huasmhéide, { $max }, mar sin níor úsáideadh é.
    .hint = Seiceáil an dá uimhir.
adjustment-not-computed = Níl aon mhéid ag an gcoigeartú, agus níl ceann sa leabhar rialacha don chion.
    .hint = Líon isteach Amount, le comhartha lúide le haghaidh pionóis.
adjustment-kind = Ní féidir coigeartú in { $kind } a chur le scóir in { $unit }.
    .hint = Tabhair an méid san aonad céanna leis na scóir.
drop-in-alone = Tagann { $label } isteach le linn an chomórtais, ach níl aon duine den chatagóir { $category } tar éis imirt go fóill, mar sin níl aon mheán ann le tosú uaidh ({ $clause }). Tosaíonn sé le 0.
    .hint = Ceartaigh Category, nó tabhair scór ar an mbileog Adjustments.
penalty-computed = { $label }: { $amount } { $unit }, { $basis }.
    .hint = Níl aon rud le déanamh. Más mian leat méid eile, líon isteach Amount.
penalty-warning_penalty-warns = Faigheann { $label } rabhadh: { $basis }. Ní chosnaíonn sé aon rud, ach áirítear mar chion é.
    .hint = Níl aon rud le déanamh.
penalty-suggested = { $label }: is féidir { $amount } { $unit } a chur i bhfeidhm, { $basis }. Is é an stiúrthóir a chinneann; níor cuireadh aon rud i bhfeidhm.
    .hint = Líon isteach Amount chun an pionós a chur i bhfeidhm.
penalty-director = { $label }: { $basis }. Níor cuireadh aon rud i bhfeidhm.
    .hint = Líon isteach Amount nuair a bheidh cinneadh déanta ag an stiúrthóir.
penalty-incomplete_penalty-lacks = { $label }: braitheann an pionós ar { $column }, atá bán.
    .hint = Líon isteach { $column }, nó Amount.
penalty-differs = { $label }: is é { $typed } an méid, ach deir na rialacha { $amount } { $unit }: { $basis }. Úsáideadh { $typed }.
    .hint = Ceartaigh Amount, nó glan é chun go ríomhfar é.
no-such-round = { $wrong }
    .hint = Ceartaigh Round, nó Rounds ar an mbileog Event. { $span }
    .wrong =
        { $text ->
            [0] Ní ainmníonn an ró babhta, mar sin fágadh an ró ar lár.
           *[other] Ní babhta den chomórtas seo é “{ $text }”, mar sin fágadh an ró ar lár.
        }
    .span =
        { $rounds ->
            [0] Uimhrítear babhtaí ó 1.
           *[other] Uimhrítear babhtaí ó 1 go { $rounds }.
        }
round-twice = Tá cluiche nó babhta saor ag iontráil { $label } i mbabhta { $round } cheana ag { $first }, mar sin scipeáladh an ró seo.
    .hint = Ceartaigh an babhta nó an uimhir, nó scrios ceann den dá ró.
results-disagree = Is é { $result } toradh an chluiche { $sides } i mbabhta { $round } anseo, ach { $other } ag { $first }. Áirítear mar chluiche gan chríochnú é.
    .hint = Ceartaigh nó scrios ceann den dá cheann.
odd-result = { $why }. Níor úsáideadh toradh an ró seo.
    .hint = Glan an nóta nó an toradh, cibé acu atá mícheart.
scores-no-result = Ní féidir { $home } agus { $away } a bheith ina dtoradh ar chluiche idir bheirt imreoirí, mar sin níl aon toradh ag an ró.
    .hint = Clóscríobh 1-0, ½-½ nó 0-1 faoi Result. Má bhí roinnt cluichí ann, tabhair a ró agus a bhabhta féin do gach ceann.
board-order_board-order-broken = Suíonn { $player } ó { $team } ag clár { $board } faoi bhun { $other } ag clár { $above }, agus ní hé sin ord Entries.
    .hint = Ceartaigh an t-imreoir nó ord imreoirí na foirne, nó glan Board order. Áirítear an toradh mar atá.
board-player-twice = Suíonn { $player } ó { $team } ag cláir { $first } agus { $board } sa chluiche céanna.
    .hint = Ceartaigh Home player nó Away player ag ceann den dá chlár. Ciallaíonn cill fholamh imreoir an chláir sin in ord Entries.
no-team-size = Níl líon na gclár i gcluiche ar eolas, mar sin ní thuilleann babhta saor ná bua gan imirt pointí cluiche.
    .hint = Líon isteach Team size ar an mbileog Event.
team-size-unmet = Is é { $size } Team size, ach níl rónna ag aon chluiche do níos mó ná { $most } clár. Níl cluiche gan a chuid clár go léir críochnaithe agus ní thugann sé pointí.
    .hint = Ceartaigh Team size, nó cuir rónna na gclár eile leis.
not-paired = Níl aon chluiche ná babhta saor ag iontráil { $label } i mbabhta { $round }. Áirítear as láthair í agus ní fhaigheann sí aon rud.
    .hint = Cuir an cluiche nó an babhta saor leis, scríobh an babhta faoi Byes, nó scríobh withdrawn after N faoi Status.
plays-while-away = Tá cluiche ag iontráil { $label } i mbabhta { $round }, ach is é “{ $status }” a stádas. Áirítear an cluiche.
    .hint = Ceartaigh an stádas, an babhta nó an uimhir.
draw-changed = Socraíodh { $pairing } de láimh; bhí { $drawn } sa chrannchur. Is é an ceann a socraíodh de láimh a áirítear.
    .hint = Níl aon rud le déanamh má d’athraigh an moltóir an phéireáil.
bye-and-game = D’iarr iontráil { $label } babhta saor i mbabhta { $round }, ach tá cluiche aici. Áirítear an cluiche.
    .hint = Glan an babhta faoi Byes, nó ceartaigh an cluiche.
bye-score = Is é { $text } scór babhta saor iontráil { $label }, ach is ½ nó 0 a fhaightear ar bhabhta saor a iarradh. Áirítear mar 0 é.
    .hint = Scríobh ½ nó 0 faoi Bye score.
virtual-points = Ní féidir pointí fíorúla { $label } a léamh: “{ $text }”.
    .hint = Scríobh babhtaí lena bpointí, mar 1-2=1, 3=½; gach babhta uair amháin.
later-ratings = Ní féidir rátálacha níos déanaí iontráil { $label } a léamh: “{ $text }”. Úsáidtear an rátáil ar an mbileog do gach mí.
    .hint = Scríobh mí gach liosta lena rátáil: 2026-06=2415, 2026-07=2398.
later-ratings_later-ratings-outside = Níor úsáideadh rátálacha níos déanaí iontráil { $label } do { $months }: tosaíonn an comórtas in { $first } agus críochnaíonn sé in { $last }.
    .hint = Ceartaigh an mhí, nó dátaí an chomórtais. Faoi Rating a théann an rátáil ag an tús.
entry-arrives-late_arrives-late = Tarraingthe i mbabhta { $round }, ach ag teacht níos déanaí: { $names }.
    .hint = Ní tharraingítear duine atá as láthair go cinnte agus ní fhaigheann sé aon phointe (C.04.2, 2.4 agus 3.3): scríobh “drop-in 3” faoi Status, nó na babhtaí faoi Byes. Ní athraíonn Arrives an tarraingt.
bye-score-blank = Áirítear babhtaí saor a iarradh gan scór mar 0: { $labels }.
    .hint = Má thugann an comórtas leathphointe, scríobh ½ faoi Bye score.
round-list = Ní liosta babhtaí den chomórtas seo é “{ $text }”, mar sin níor úsáideadh é.
    .hint = Scríobh 1,3 nó 1-4. { $span }
    .span =
        { $rounds ->
            [0] Uimhrítear babhtaí ó 1.
           *[other] Uimhrítear babhtaí ó 1 go { $rounds }.
        }
status-round = Ní ainmníonn “{ $text }” babhta: { $read }.
    .hint = Scríobh “withdrawn after 3” nó “drop-in 2”.
colour-not-top = Tá Colour i ró iontráil { $label }, ach is é { $top } an chéad síol. Úsáideadh é mar dhath an chéad síl i mbabhta 1.
    .hint = Bog go ró an chéad síl é.
unlisted-game = Níl “{ $name }” ar liosta na gcluichí boird, mar sin ní áirítear an imirt.
    .hint = { $meant }Bain úsáid as na hainmneacha a liostaíonn palmares rules nzdc-1999.
no-game = Níl cluiche ag an ró, mar sin scipeáladh é.
    .hint = Scríobh ainm an chluiche.
players-of-play = Tá { $players ->
        [many] { $players } n-imreoir
       *[other] { $players } imreoir
    } in { $play }, ach ní féidir ach le { $least } go { $most } scór a fháil.
    .hint = Tabhair a huimhir féin faoi Sheet do gach imirt, agus ró do gach imreoir.
place-missing = Tá an áit in { $play } ar iarraidh, mar sin ní fhaigheann an ró seo aon scór.
    .hint = Líon isteach an áit ón mbileog scór.
place-impossible = Ní féidir áit { $place } a bheith in { $play } le { $players ->
        [many] { $players } n-imreoir
       *[other] { $players } imreoir
    }, mar sin ní fhaigheann an ró aon scór.
    .hint = Ceartaigh an áit, nó cuir na himreoirí atá ar iarraidh leis.
places-impossible = Ní féidir na háiteanna { $places } a bheith in { $play }, mar sin ní fhaightear aon scór ar an imirt.
    .hint = Cóipeáil na háiteanna ón mbileog scór. Tar éis beirte sa dara háit tagann an ceathrú háit: 1, 2, 2, 4.
twice-in-play = Tá iontráil { $label } in { $play } ag { $first } cheana, mar sin scipeáladh an ró seo.
    .hint = Ceartaigh an t-imreoir nó Sheet.
counts-twice = In { $play }, tá Counts yes i ró amháin agus no ag { $first }, mar sin scipeáladh an imirt.
    .hint = Scríobh an rud céanna ina rónna go léir, nó i gceann amháin.
play-left-out = Ní áirítear { $play }, mar a d’aontaigh a himreoirí.
    .hint = Níl aon rud le déanamh.
version-missing = Imríodh an dá leagan de chlár truaillithe { $board }, ach ní deir an ró seo cé acu. Áirítear mar scór saorga é.
    .hint = Scríobh A nó B faoi Version.
other-percentage = Níl céatadán ag an gcluiche { $sides } ach do thaobh amháin. Fuair an taobh eile an chuid eile, { $other } %.
    .hint = Líon isteach an dá cheann; le scóir shaorga ní gá gur 100 a suim.
boards-disagree = Deir Boards { $typed }, ach de réir na gcártaí taistil d’imir iomaitheoir { $counted }. Úsáideann na duaiseanna { $typed }.
    .hint = Ceartaigh Boards, nó glan é chun go gcomhairfear iad.
fewer-boards = D’imir siad seo níos lú ná { $most ->
        [one] { $most } chlár
        [two] { $most } chlár
        [few] { $most } chlár
        [many] { $most } gclár
       *[other] { $most } clár
    }: { $labels }. Rangaítear iad ar na cláir a d’imir siad.
    .hint = Níl aon rud le déanamh má shuigh siad amach nó murar imríodh cláir.
fewer-results = Cláir le níos lú ná { $expected ->
        [one] { $expected } thoradh
        [two] { $expected } thoradh
        [few] { $expected } thoradh
        [many] { $expected } dtoradh
       *[other] { $expected } toradh
    }: { $boards }. { $how }
    .hint = Cuir na torthaí atá ar iarraidh leis, má tá siad ann.
one-room = Níl toradh ag clár { $board } de { $sides } ach in aon seomra amháin, mar sin ní féidir é a chur i gcomparáid.
    .hint = Cuir toradh an tseomra eile leis, cuir an Round céanna sa dá sheomra, nó scríobh fouled nó NP faoi Adjusted.
too-few-scores = Tá { $scores } scór ag clár { $board }, ró-bheag do datum gan na foircinn. Áirítear mar 0 é.
    .hint = Cuir isteach scóir na dtáblaí eile, nó scór coigeartaithe.
artificial-without-value = Níl aon luach ag { $text } i gcomórtas a scóráiltear le { $method }, mar sin áirítear an clár mar 0.
    .hint = In IMPanna, scríobh A+, A nó A- (nó 60, 50 nó 40 faoin gcéad), nó tabhair scór.
published-score = Tá { $typed } ag iontráil { $label } san fhoirm, ach tagann { $computed } as a cláir. Is iad na cláir a áirítear.{ $boards }
    .hint = Seiceáil a cláir, agus aon phionóis atá ar iarraidh ón mbileog Adjustments.
results-against-matches = Tá iontráil { $above } os cionn iontráil { $below } in Results, ach de réir an leatháin Matches is í { $below } atá chun tosaigh, { $more } le { $fewer }. Úsáideadh Results.
    .hint = Ceartaigh an leathán atá mícheart. Chun rangú de réir na gcluichí, glan Results.
published-points = Ar chlár { $board } tá { $given } ag iontráil { $label } san fhoirm, ach tagann { $computed } as na torthaí. Is iad na torthaí a áirítear.{ $others }
    .hint = Cuir torthaí an chláir i gcomparáid leis an ríomhchlár scórála. Ní hionann an scóráil a dhéanann ríomhchláir ar mheáin agus ar chláir nár imríodh ag gach tábla.
    .others = {" "}Tá difríocht ag { $others } iomaitheoir eile freisin.
published-points-of-many = Ar { $count } as { $of ->
        [one] { $of } chlár
        [two] { $of } chlár
        [few] { $of } chlár
        [many] { $of } gclár
       *[other] { $of } clár
    } ní hionann na pointí san fhoirm agus na torthaí: { $boards }. { $example } Is iad na torthaí a áirítear.
    .hint = Is dócha go gcuireann an ríomhchlár scórála táblaí eile i gcomparáid, nó go ndéanann sé scóráil eile ar chláir nár imríodh ag gach tábla. Seiceáil ceann de na cláir ann.
unknown-vp-scale_unknown-scale = Níl aon scála pointí bua darb ainm “{ $name }” ann.
    .hint = Roghnaigh ceann díobh seo: { $known }.
vp-scale-boards_scale-boards = Níl aon tábla ag an scála { $name } do chluichí { $boards } clár.
    .hint = Ceartaigh Boards per match nó VP scale boards, nó roghnaigh scála VP eile.
match-boards-unknown = Níl líon clár ag an gcluiche { $sides }, mar sin níl aon phointí bua aige agus ní áirítear é{ $others }.
    .hint = Líon isteach Boards per match ar an mbileog Event, nó Boards in aice leis an gcluiche. Is leor Boards agus Rounds an chomórtais má roinntear go cothrom iad. Níl cláir de dhíth ar phointí bua a clóscríobhadh.
    .others = , ná { $others } cluiche eile
scale-of-percent = Ní réitíonn an scála { $name } agus an comórtas le chéile: tá ceann acu do chéatadáin, an ceann eile do IMPanna.
    .hint = Roghnaigh VP scale eile, nó Scoring eile.
one-score = Níl { $of } ag an gcluiche { $sides } ach do thaobh amháin, mar sin níor úsáideadh iad.
    .hint = Líon isteach ceann an taobh eile, le 0 mura bhfuil ceann ar bith.
vps-beyond-scale = Ní féidir { $typed } VP a bheith ann: téann an scála ó { $least } go { $most }. Níor úsáideadh VPanna an chluiche seo.
    .hint = Ceartaigh iad, nó glan iad má tugadh na hIMPanna. Más é an stiúrthóir a bhronn iad, scríobh adjusted faoi Note.
match-without-result = Níl IMPanna ná VPanna ag an gcluiche { $sides }, mar sin is 0 a scór.
    .hint = Líon isteach IMPanna nó pointí bua, do bhabhta saor nó do bhua gan imirt freisin. Mura raibh cluiche ann, scríobh not played faoi Note.
match-twice = Is é { $result } toradh an chluiche { $sides } anseo, ach { $other } ag { $first } ar an mbileog eile; úsáideadh an ceann sin.
    .hint = Ceartaigh nó scrios ceann den dá cheann.
plays-on-after-defeat = Chaill iomaitheoir { $label } in { $round }, ach imríonn sé i mbabhta níos déanaí.
    .hint = Ceartaigh an scór, Round nó na hiomaitheoirí. Le haghaidh cluiche idir triúr, scríobh triangular faoi Note; le haghaidh cluiche ar áit, play-off.
match-missing_no-match-after-win = Bhuaigh iomaitheoir { $label } in { $round }, ach ní imríonn i mbabhta níos déanaí.
    .hint = Cuir an cluiche atá ar iarraidh leis. Má tharraing siar, scríobh withdrawn faoi Status.
match-missing_round-without-match = I mbabhta { $round } níl cluiche ná bye ag na hiomaitheoirí seo: { $labels }.
    .hint = Cuir an cluiche atá ar iarraidh leis, nó ró le bye faoi Note. Má tharraing iomaitheoir siar, scríobh withdrawn faoi Status.
match-missing_pairs-did-not-meet = Ba chóir do chách bualadh le chéile an líon seo uaireanta: { $legs }; ach bhuail siad seo ar shlí eile: { $pairs }.
    .hint = Cuir na cluichí atá in easnamh leis, nó ceartaigh iomaitheoirí na gcinn atá ann. Má tharraing iomaitheoir siar, scríobh withdrawn faoi Status.
knockout-unfinished = Tá { $undefeated ->
        [many] { $undefeated } n-iomaitheoir
       *[other] { $undefeated } iomaitheoir
    } gan chailleadh tar éis an bhabhta deiridh, mar sin níl aon bhuaiteoir ag an gcnagchomórtas.
    .hint = Cuir na babhtaí atá ar iarraidh leis, nó toradh an chluiche dheireanaigh.
match-not-ranked = Níl aon scóir ag an gcluiche { $sides } ({ $note }), mar sin ní áirítear sa rangú é.
    .hint = Líon isteach scór gach taoibh, má tá ceann ann.
vps-disagree = Tá { $typed } VP ag { $label } san fhoirm, ach tagann { $computed } as glanscór { $net }. Úsáideadh na VPanna a clóscríobhadh.
    .hint = Seiceáil na hIMPanna, líon na gclár agus an scála VP.
imps-disagree = Tá { $typed } IMP ag { $sides } san fhoirm, ach tagann { $computed } as na cláir; úsáideadh é sin.
    .hint = Seiceáil cláir an chluiche.
entry-without-result = Níl aon toradh ag iontráil { $label }, mar sin níl áit aici.
    .hint = Cuir a scór ar an mbileog Results, nó scríobh “withdrawn after N” faoi Status.
place-disagrees = Tugann an fhoirm áit { $typed } d’iontráil { $label }, ach cuireann a scór { $score } in áit { $place } í.
    .hint = Seiceáil a scór agus scóir na gcomharsan. Leanann áiteanna agus duaiseanna na scóir.
tie-broken = Tugann an fhoirm áit { $typed } d’iontráil { $label }, ach tá áiteanna { $place } go { $last } i bpáirt aici.
    .hint = Níl aon rud le déanamh; roinneann iomaitheoirí cothroma na duaiseanna.
team-too-large_fourth-member = Tá { $most ->
        [many] { $most } n-imreoir
       *[other] { $most } imreoir
    } ar a mhéad i bhfoireann, mar sin fágadh iontráil { $label } amach as { $team }.
    .hint = Ceartaigh Team.
second-team = Tá iontráil { $label } in { $other } cheana, mar sin ní áirítear do { $team } í.
    .hint = Ceartaigh Team. Ní féidir le himreoir a bheith ach in aon fhoireann amháin.
tie-break-unknown_unknown-tie-break = Ní critéar scartha é “{ $name }”, mar sin scaradh iomaitheoirí cothroma gan é agus tá an t-ord sealadach.
    .hint = { $meant }Scríobh cóid nó ainmneacha critéar scartha, mar BH-C1 nó Buchholz Cut 1, le camóga eatarthu.
tie-break-of-teams = Is critéar scartha foirne é { $title }; scipeáladh é.
    .hint = Bain as Tie-breaks é.
tie-break-without-ratings = Scipeáladh { $title }, mar { $unrated } { $players } gan rátáil. Tá rátáil gach duine de dhíth ar chritéir scartha rátála ({ $clause }).
    .hint = Líon isteach Rating do gach duine ar an mbileog Entries, nó roghnaigh critéar scartha eile.
    .players = imreoir
board-prizes-lack = Fágann na duaiseanna cláir { $of_matches } gan torthaí clár ar lár, agus cluichí { $of_games } nach n-ainmníonn aon ró.
    .hint = Scríobh ró do gach clár ar an mbileog Matches, agus imreoirí gach foirne ar Entries.
    .of_matches = { $matches } cluiche
    .of_games = { $nameless } imreoir
tie-breaks-not-applied = Tá Tie-breaks líonta isteach, ach níl aon cheann ag an bhformáid { $format }.
    .hint = Roinneann iomaitheoirí leis an scór céanna áit. Glan Tie-breaks, nó ceartaigh Format.
internal-fault = Theip ar palmares leis an gcomhad seo de bharr fabht ({ $why }).
    .hint = Ní bhaineann sé le foirmeacha eile. Seol an comhad chuig údair palmares, le do thoil.
competition-unknown = Ní deir an comórtas cén chraobh lena mbaineann sé, agus braitheann beagnach gach riail air sin ({ $clause }), mar sin níl aon duaiseanna ann.
    .hint = Líon isteach Competition ar an mbileog Event: { $known }.
too-old-for-youth_too-old = Rugadh { $name } ar { $born }, ach caithfidh imreoirí óga a bheith beirthe ar { $limit } nó níos déanaí ({ $clause }); ní fhaigheann an iontráil aon duais óige.
    .hint = Ceartaigh Date of birth, nó líon isteach Authorised má cheadaigh an coiste é.
too-young-for-seniors_too-young = Rugadh { $name } ar { $born }, ach caithfidh sinsir a bheith beirthe roimh { $limit } ({ $clause }).
    .hint = Ceartaigh Date of birth, nó líon isteach Authorised má cheadaigh an coiste é.
many-masterpoints = Tá { $points } máistirphointe ag { $name }, ach is do níos lú ná { $below } an chatagóir seo ({ $clause }{ $remark }).
    .hint = Ceartaigh Masterpoints nó Category.
player-number-missing_number-missing = Níl aon uimhir ag { $name }, ach caithfidh imreoirí uile na Butler Pairs a bheith ina mbaill íoctha ({ $clause }). Fanann an iontráil.
    .hint = Líon isteach an uimhir; bíonn imreoirí ón gcoigríoch ina mbaill oinigh.
member-not-financial = Imríonn { $name } leis an uimhir { $number }, atá { $why }, ach caithfidh imreoirí uile na Butler Pairs a bheith ina mbaill íoctha ({ $clause }). Fanann an iontráil.
    .hint = Ceartaigh an uimhir, nó an rolla; bíonn imreoirí ón gcoigríoch ina mbaill oinigh.
to-the-final_finalists = Chuig an mBabhta Ceannais{ $field }: { $names } ({ $clause }){ $instead }.
    .hint = Níl aon rud le déanamh.
finalists-tied = Roinneann { $labels } áit { $place }, ach ní féidir leo go léir dul ar aghaidh chuig an mBabhta Ceannais. Gan a gcluichí ní scarann aon rud iad ({ $clause }).
    .hint = Cuir na cluichí leis, nó caith crainn agus scríobh an t-ord faoi Lot ar an mbileog Entries.
fields-differ = Sa Bhabhta Ceannais tá { $north_south ->
        [one] { $north_south } phéire
        [two] { $north_south } phéire
        [few] { $north_south } phéire
        [many] { $north_south } bpéire
       *[other] { $north_south } péire
    } Thuaidh-Theas agus { $east_west ->
        [one] { $east_west } phéire
        [two] { $east_west } phéire
        [few] { $east_west } phéire
        [many] { $east_west } bpéire
       *[other] { $east_west } péire
    } Thoir-Thiar; níl cead difríocht níos mó ná { $most } a bheith eatarthu ({ $clause }).
    .hint = Cuir an chéad phéire eile óna réimse féin in áit péire.
finalist-stays-out = Tá { $label } sa Bhabhta Ceannais, ach tharraing siar nó ní raibh san iomaíocht sa chéim roimhe ({ $clause }).
    .hint = Ceartaigh Status sa chéim roimhe, nó cuir an chéad cheann eile san ord in áit an phéire.
not-contending-in-final_not-contending-here = Níl { $label } san iomaíocht, ach is í an chéim seo a shocraíonn na duaiseanna, agus ní fhaigheann ach péirí san iomaíocht teidil agus pointí ({ $clause }). Ní fhaigheann an péire ceann ar bith, agus bogann na chéad phéirí eile suas.
    .hint = Má tá an péire san iomaíocht, glan Status. Seachas sin níl aon rud le déanamh.
datum-weight = Áirítear scóir an chomórtais féin { $counted } sa datum, ach deir na rialacha { $by_rule } ({ $clause }). Leanann an datum an fhoirm.
    .hint = Scríobh { $weight } faoi Datum weight.
    .counted =
        { $typed ->
            [one] uair amháin
            [two] faoi dhó
           *[other] { $typed } huaire
        }
    .by_rule =
        { $weight ->
            [one] uair amháin
            [two] faoi dhó
           *[other] { $weight } huaire
        }
few-rounds = { $label }: d’imir { $who } { $played } as { $rounds } { $of }, ach caithfidh { $least } ar a laghad a imirt ({ $clause }). Coinníonn an iontráil a háit ach ní fhaigheann sí aon duaiseanna.
    .hint = Níl aon rud le déanamh má tá an uimhir ceart; mura bhfuil, ceartaigh í ar an mbileog Entries nó Lineups.
carry-few-pairs = Tá an chéad phéire agus péire { $last } den chéim roimhe de dhíth chun scór a thabhairt ar aghaidh ({ $clause }), ach ní raibh ach { $pairs ->
        [one] { $pairs } phéire
        [two] { $pairs } phéire
        [few] { $pairs } phéire
        [many] { $pairs } bpéire
       *[other] { $pairs } péire
    } inti; níor tugadh aon rud ar aghaidh.
    .hint = Glan Carry over, agus cuir a dtugtar ar aghaidh ar an mbileog Adjustments.
carry-level = Tá an chéad phéire agus péire { $last } den chéim roimhe cothrom ar { $score } VP, mar sin níl aon scór le tabhairt ar aghaidh ({ $clause }); níor tugadh aon rud ar aghaidh.
    .hint = Is é an t-eagraí a chinneann: glan Carry over, agus cuir a dtugtar ar aghaidh ar an mbileog Adjustments.
withdrawal-elsewhere = Tharraing { $labels } siar. Pléann ABF TR 14 le tarraingt siar le linn céime, ach ní cuid de na rialacháin seo é ({ $clause }): úsáideadh na torthaí mar a clóscríobhadh.
    .hint = Is é an stiúrthóir a chinneann an áirítear iad; deir Note ar an mbileog Matches é.
few-boards-compared_few-compared = Sa chluiche { $sides }, níor cuireadh ach { $compared } as { $boards ->
        [one] { $boards } chlár
        [two] { $boards } chlár
        [few] { $boards } chlár
        [many] { $boards } gclár
       *[other] { $boards } clár
    } i gcomparáid, níos lú ná a leath. Ba chóir é a scóráil mar chluiche gan imirt nach bhfuil ceachtar taobh ciontach ann ({ $clause }), de réir ABF TR 15.1, nach cuid de na rialacháin seo é: scóráladh mar a clóscríobhadh é.
    .hint = Tabhair pointí bua taoibh neamhchiontaigh don dá thaobh, agus scríobh unplayable faoi Note.
drop-in-of-no-team = Tagann { $label } isteach i mbabhta { $round }, ach { $why } ({ $clause }).
    .hint = Ceartaigh na himreoirí nó Status, mura bhfuil sé ceadaithe ag an stiúrthóir.
draw-numbers = Níor úsáideadh na huimhreacha faoi Draw number: tá uimhir dá cuid féin de dhíth ar gach foireann, ó 1 go líon na bhfoirne ({ $clause }).
    .hint = Líon isteach gach uimhir, nó glan an colún ionas go n-úsáidfidh an crannchur na háiteanna.
boards-beyond-match = Tá { $count } { $what } ag an ró seo, ach tá { $boards ->
        [one] { $boards } chlár
        [two] { $boards } chlár
        [few] { $boards } chlár
        [many] { $boards } gclár
       *[other] { $boards } clár
    } sa chluiche, mar sin fágadh an ró ar lár.
    .hint = Ceartaigh cibé ceann atá mícheart; má imríodh gach clár, fág Home A+, Away A+ agus Boards compared bán.
match-length = Tá { $boards ->
        [one] { $boards } chlár
        [two] { $boards } chlár
        [few] { $boards } chlár
        [many] { $boards } gclár
       *[other] { $boards } clár
    } ag an gcluiche { $sides }, ach tá { $planned } ag cluichí ({ $clause }).
    .hint = Ceartaigh Boards, murar giorraíodh nó murar cuireadh fad leis an gcluiche.
team-number = Tá { $state } iontráilte mar uimhir { $label }, ach fuair sé uimhir { $number } sa chrannchur ({ $clause }).
    .hint = Níl aon rud le déanamh má rinneadh crannchur eile ar na huimhreacha; is iad na huimhreacha san fhoirm a áirítear.
field-size = Tá crannchuir sna rialacháin do 5 go 8 bhfoireann, ach d’iontráil { $teams } (10.4, 10.5).
    .hint = Ceartaigh Entries, nó péireáil na babhtaí de láimh ar an mbileog Matches agus líon isteach Rounds.
guest-player = Tá aoi-imreoir ag foireann { $label }; ní cheadaítear ionadaithe ach i gcás éigeandála, le húdarás an stiúrthóra ({ $clause }).
    .hint = Níl aon rud le déanamh má d’údaraigh an stiúrthóir an t-ionadaí.
final-waits = Beidh na foirne sa chomórtas seo ar eolas tar éis { $stage } ({ $clause }).
    .hint = Líon isteach na torthaí ansin, nó cuir na foirne isteach de láimh.
final-not-entered = De réir na gcéimeanna roimhe, ba chóir do { $placed } imirt anseo ({ $clause }), ach níl siad iontráilte.
    .hint = Cuir an dá fhoireann ar bhileog Entries na foirme seo.
carry-over-blank = Tá Carry over bán, mar sin níor tugadh aon rud ar aghaidh; de réir na rialacha tugann an fhoireann is airde sa Chéim Cháilithe an deichiú cuid den difríocht VPanna ar aghaidh ({ $clause }).
    .hint = Scríobh abf 11.2 faoi Carry over, nó none mura dtugtar aon rud ar aghaidh.
not-in-final = Ní imríonn { $team } anseo ({ $clause }), mar sin fágadh an ró seo ar lár.
    .hint = Ceartaigh uimhir na foirne, nó an comórtas.
final-teams = Is iad { $typed } na foirne a iontráladh, ach de réir na gcéimeanna roimhe ba chóir gur { $placed } a bheadh ann ({ $clause }). Is iad na foirne a iontráladh a imríonn.
    .hint = Ceartaigh Entries, murar tharraing foireann siar.
stage-not-known = { $wrong }, mar sin níl an scór le tabhairt ar aghaidh ná na háiteanna ar eolas.
    .hint = Líon isteach nó ceartaigh Qualifier nó Carry over from, nó cuir an fhoirm sin san áireamh.
    .wrong =
        { $id ->
            [0] Níor ainmníodh aon Chéim Cháilitheach
           *[other] Níl an Chéim Cháilitheach “{ $id }” ag aon fhoirm
        }
repechage-tied = Tá { $teams } cothrom fiú gan an scór a tugadh ar aghaidh, ach ní féidir áit sa Bhabhta Ceannais a roinnt ({ $clause }).
    .hint = Is é an t-eagraí a chinneann: cuir ró don dá fhoireann leis an mbileog Matches, le play-off faoi Note agus 1-0 faoi Result más í an chéad cheann a théann ar aghaidh, nó 0-1 mura í.
player-not-eligible = D’imir { $player } ó { $label } anseo, ach ní raibh cead imeartha aige: { $why } ({ $clause }).
    .hint = Ceartaigh líon na gcluichí agus na míreanna ar an mbileog Entries, nó fiafraigh den stiúrthóir.
pqp-withheld = Ní fhaigheann { $player } ó { $label } aon Playoff Qualifying Points: { $why } ({ $clause }).
    .hint = Ceartaigh Matches, Repechage, Finals nó PQP an imreora sin ar an mbileog Entries mura fíor é seo.
forfeit-vps = Tugann an fhoirm { $typed } VP do { $label } ar chluiche gan toradh, ach tugann an riail { $computed } ({ $clause }); úsáideadh é sin.
    .hint = Glan na VPanna; leanann siad ón nóta agus ó na cluichí eile.
bye-vps = Tugann an fhoirm { $typed } VP do { $label } ar bhabhta saor, ach is fiú { $vps } VP babhta saor ({ $clause }). Úsáideadh na VPanna a clóscríobhadh.
    .hint = Glan na VPanna, murab é an stiúrthóir a thug iad.
bye-missing = Níl cluiche ná babhta saor ag foireann { $label } i mbabhta { $round }, mar sin ní fhaigheann sí aon VPanna; is fiú { $vps } VP babhta saor ({ $clause }).
    .hint = Cuir ró leis leis an mbabhta, an fhoireann faoi Home agus bye faoi Note.
sections-unknown = Gan teidil: níl rannóga na n-imreoirí ar eolas ({ $clause }), mar níl babhtaí ná colún Section ag an gcomórtas.
    .hint = Líon isteach Section ar an mbileog Entries, nó bain úsáid as Format swiss agus cuir na cluichí san áireamh.
other-entrants = Tá { $players ->
        [many] { $players } n-iomaitheoir
       *[other] { $players } iomaitheoir
    } ann, ach is do { $entrants } an cnagchomórtas: triúr as gach grúpa de cheathrar agus caillteoir ámharach a dhéanann 16 imreoir Phase One ({ $clause }). Tá { $sizes } imreoir sna grúpaí.
    .hint = Téann imreoir gan chéile comhraic sa ghrúpa ar aghaidh. Mura bhfuil 16 imreoir ag Phase One, cuir a chluichí isteach de láimh.
group-place-taken = Tá áit { $place } i ngrúpa { $group } ag imreoir eile; faigheann { $label } áit shaor ann.
    .hint = Ceartaigh Group place, nó fág bán é le haghaidh crannchuir.
group-full = Tá { $size ->
        [many] { $size } n-imreoir
       *[other] { $size } imreoir
    } ag grúpa { $group } cheana, mar sin níl áit ann do { $label }.
    .hint = Ceartaigh Group, nó fág bán é le haghaidh crannchuir.
no-such-stage = { $wrong }
    .hint = Is iad na babhtaí Q1, Q2; 1.1, 1.2, 1.3; 2.1, 2.2, 2.3; SF agus F.
    .wrong =
        { $text ->
            [0] Ní ainmníonn an ró babhta, mar sin fágadh an ró ar lár.
           *[other] Ní babhta den chomórtas cnagtha seo é “{ $text }”, mar sin fágadh an ró ar lár.
        }
plays-twice = Tá cluiche ag { $label } i mbabhta { $round } cheana, mar sin fágadh an ró seo ar lár.
    .hint = Ceartaigh an babhta nó an uimhir, nó scrios ceann den dá ró.
results-differ = Tá buaiteoir eile ag an gcluiche { $sides } i mbabhta { $round } in áit eile sa leabhar oibre; áirítear mar chluiche gan chríochnú é.
    .hint = Ceartaigh Result ar Matches nó Draw, nó Outcome ar Games.
result-and-note_odd-result = { $why }; níl toradh inúsáidte ag an ró.
    .hint = Glan an nóta nó an toradh, cibé acu atá mícheart.
game-drawn = Níl aon bhuaiteoir ag an gcluiche { $sides } i mbabhta { $round }, ach ní aithníonn na rialacha ach bua agus cailleadh: ní théann ceachtar imreoir ar aghaidh.
    .hint = Cinn cé a théann ar aghaidh, agus cuir an toradh sin isteach.
sides-not-exchanged = Imríonn { $label } { $side } sa dá chluiche de phéire i mbabhta { $round }; caithfidh gach imreoir an dá thaobh a imirt.
    .hint = Ceartaigh Power ar an mbileog Games. Áirítear na cluichí mar a imríodh.
own-group = Tá an cluiche { $sides } idir imreoirí an ghrúpa cháilithe chéanna { $group }, nach bhfuil cead acu casadh ar a chéile sna chéad chluichí ({ $clause }).
    .hint = Ceartaigh na huimhreacha. Áirítear an cluiche mar a imríodh.
plays-on = Cuireadh { $label } amach in { $out }, ach tá cluiche i mbabhta { $round } aige.
    .hint = Ceartaigh an uimhir nó na torthaí roimhe. Áirítear an cluiche mar a imríodh.
pairing-not-given = Níl an cluiche { $sides } sna rialacha i mbabhta { $round }: { $why } ({ $clause }).
    .hint = Ceartaigh na huimhreacha, an babhta nó na torthaí roimhe. Áirítear an cluiche mar a imríodh.
bye-not-given = Tá babhta { $round } saor ag { $label }, ach ní cheadaíonn na rialacha babhta saor ansin: ní áirítear é, agus ní théann an t-imreoir ar aghaidh.
    .hint = Cuir isteach an cluiche lena thoradh; chaill imreoir nár tháinig é (+-- nó --+).
game-numbers = Níl cluichí bhabhta { $round } uimhrithe 1, 2, 3 agus mar sin de. Braitheann an chéad bhabhta eile ar na huimhreacha, mar sin úsáideadh ord na rónna.
    .hint = Scríobh uimhir gach cluiche faoi Table.
centres-unknown_centres-missing = Roghnaítear an caillteoir ámharach de réir ionad ({ $clause }), ach níl siad ar eolas do { $labels }, mar sin ní roghnaítear aon duine.
    .hint = Cuir dhá chluiche gach imreora ar an mbileog Games: dhá ró do gach cluiche, leis na hionaid faoi na blianta.
odd-centres_game-odd-centres = Ní líon ionad féideartha é { $text } tar éis { $year }; caitear le hionaid an imreora sa chluiche sin mar chinn anaithnide.
    .hint = Slánuimhreacha ó 0 go 34 is ea ionaid.
too-many-centres_game-too-many-centres = Is é { $sum } suim na n-ionad in { $year } sa chluiche { $sides }, ach tá 34 ar an léarscáil.
    .hint = Ceartaigh ionaid na bliana sin; go dtí sin tá an comórtas sealadach.
phase-does-not-fit = Tá { $players ->
        [many] { $players } n-imreoir
       *[other] { $players } imreoir
    } ag babhta { $round }, ach tá { $wanted } de dhíth de réir na rialacha ({ $clause }), mar sin ní dhearnadh a chrannchur.
    .hint = Cuir cluichí an bhabhta isteach ar an mbileog Matches mar a chinneann tú.
no-pairing-left_no-pairing = Ní choinníonn aon phéireáil de bhabhta { $round } na rialacha ({ $clause }), mar sin ní dhearnadh a chrannchur.
    .hint = Cuir a chluichí isteach ar an mbileog Matches mar a chinneann tú.
knockout-draw-waits_draw-waits = Ní dhearnadh crannchur bhabhta { $round }, toisc go n-úsáideann an crannchur cealla a bhfuil earráidí iontu: { $cells }.
    .hint = Ceartaigh na hearráidí. Chun an crannchur a dhéanamh ar aon nós, scríobh { $round } faoi Draw ar an mbileog Event.
withdrawn-drawn = Tharraing { $label } siar ach tá cluiche aige fós i mbabhta { $round }; ní deir na rialacha cé a théann ar aghaidh.
    .hint = Cuir isteach an cluiche le +-- nó --+ don chéile comhraic, nó mar a chinneann tú.
results-awaited = Tá an crannchur ag fanacht le torthaí na gcluichí seo: { $games }.
    .hint = Cuir a dtorthaí isteach ar an mbileog Matches nó Draw.
nobody-to-meet = Ní féidir aon chrannchur a dhéanamh, cé nach bhfuil an babhta ceannais socraithe: in { $round }, ní fhágann na rialacha ná na cluichí roimhe aon chéile comhraic do { $players }.
    .hint = Ceartaigh na cluichí roimhe, nó cinn na cinn seo chugainn agus cuir ar an mbileog Matches iad.
odd-team-size = Gan duaiseanna: ní phléann an lámhleabhar le foirne de { $size ->
        [one] { $size } bhall
        [two] { $size } bhall
        [few] { $size } bhall
        [many] { $size } mball
       *[other] { $size } ball
    } ag imirt ({ $clause }).
    .hint = Is é Team size líon na mball a imríonn ag an am céanna: 4, 6, 8, 10 agus mar sin de.
too-few-tables = Gan duaiseanna{ $field }: tá { $least } de dhíth ar { $event }, ach bhí { $tables } ann ({ $clause }).
    .hint = Níl aon rud le déanamh má tá an uimhir ceart; mura bhfuil, ceartaigh Tables, nó cuir leis na hiontrálacha atá in easnamh.
handicap-without-scratch = Gan duaiseanna: rangaíodh an comórtas le cis, agus tá na scóir gan chis ar iarraidh ({ $clause }).
    .hint = Cuir scóir gan chis faoi Score, agus scóir le cis faoi Handicap score.
not-major = Ní féidir mórchraobh a bheith anseo: { $why } ({ $clause }). Tugadh duaiseanna ar a bhunleibhéal.
    .hint = Glan Championship, nó ceartaigh a bhfuil mícheart.
boards-not-played = Gan duais do { $player }: { $played } imeartha, { $needed } de dhíth ({ $clause }).
    .hint = Níl aon rud le déanamh má tá an uimhir ceart; mura bhfuil, ceartaigh í ar an mbileog Entries nó Lineups.
unregistered-award = Faigheann { $player } teastas, ach gan uimhir bhallraíochta ní féidir aon rud a chlárú ({ $clause }).
    .hint = Líon isteach an uimhir bhallraíochta má tá ceann ann.
unknown-qualifier = Níl aon chomórtas { $id } san fhoirm seo ná sa séasúr, mar sin níl an iontráil bhunaidh ar eolas agus níl aon duaiseanna ann.
    .hint = Ceartaigh Qualifier, cuir foirm an chomórtais sin san áireamh, nó líon isteach Original entry.
unknown-qualifier_unknown-qualifier-unused = Níl aon chomórtas { $id } san fhoirm seo ná sa séasúr; úsáideadh an Original entry a tugadh anseo.
    .hint = Ceartaigh Qualifier, nó cuir foirm an chomórtais sin san áireamh.
several-qualifiers = Tá comórtas { $id } ag roinnt foirmeacha den séasúr, mar sin níl an iontráil bhunaidh ar eolas agus níl aon duaiseanna ann.
    .hint = Tabhair an Part of céanna don dá chomórtas, nó líon isteach Original entry.
several-qualifiers_several-qualifiers-unused = Tá comórtas { $id } ag roinnt foirmeacha den séasúr; úsáideadh an Original entry a tugadh anseo.
    .hint = Tabhair an Part of céanna don dá chomórtas, nó glan Qualifier.
no-original-entry = { $stage }: braitheann na duaiseanna ar líon na dtáblaí lána sa chéad chéim ({ $clause }), atá ar iarraidh.
    .hint = Líon isteach Original entry, nó ainmnigh comórtas na chéad chéime faoi Qualifier.
original-entry-disagrees = Deir Original entry { $typed }, ach bhí { $counted ->
        [one] { $counted } thábla
        [two] { $counted } thábla
        [few] { $counted } thábla
        [many] { $counted } dtábla
       *[other] { $counted } tábla
    } ag { $from }. Úsáideann na duaiseanna { $typed }.
    .hint = Ceartaigh Original entry, nó glan é agus comhairfidh palmares na táblaí.
stages-not-counted = Ní áirítear na céimeanna roimhe do na duaiseanna: { $why } ({ $clause }). Leanann na duaiseanna iontráil an chomórtais féin.
    .hint = Níl aon rud le déanamh más fíor sin.
qualified-by-handicap = Gan duaiseanna: cháiligh iomaitheoirí de réir scóir le cis in { $stage } ({ $clause }).
    .hint = Níl aon rud le déanamh más fíor sin.
many-qualified = Cháiligh { $finalists } as { $original ->
        [many] { $original } n-iomaitheoir
       *[other] { $original } iomaitheoir
    }; molann an lámhleabhar { $share } den líon iomaitheoirí ar a mhéad ({ $clause }).
    .hint = Níl aon rud le déanamh; faigheann níos lú iomaitheoirí ná mar is gnách duais.
no-premier-tables = Braitheann duaiseanna comórtais sóláis ar na táblaí lána sa phríomhbhabhta ceannais agus sna cinn nach bhfuil in aon bhabhta ceannais ({ $clause }), nach bhfuil ar eolas.
    .hint = Líon isteach Premier tables agus Not qualified tables, nó ceangail na babhtaí ceannais le Part of agus ainmnigh an chéad chéim faoi Qualifier.
no-consolation = Ní áiríonn an lámhleabhar é seo mar chomórtas sóláis: { $why } ({ $clause }). Leanann na duaiseanna a iontráil féin, leibhéal amháin faoi bhun an phríomhchomórtais.
    .hint = Níl aon rud le déanamh má tá na táblaí ceart.
no-stage = Tá { $key } líonta isteach, ach ní deir Stage cén chéim í seo ({ $clause }). Leanann na duaiseanna iontráil an chomórtais féin.
    .hint = Líon isteach Stage (final, consolation, second qualifying ...), nó glan é seo.
status-differs = Deir Status { $claimed }, ach de réir na bhfreagraí eile is { $status } é: { $why } ({ $clause }). Úsáideann na duaiseanna { $status }.
    .hint = Ceartaigh Status, nó na freagraí faoi cheadúnas agus iontráil.
licence-missing = Bhí an comórtas oscailte do { $who }, ach níl aon cheadúnas aige ({ $clause }).
    .hint = Líon isteach Licence agus Licensed by, nó ceartaigh Open to.
non-members = Níl cead ach ag baill imirt in { $what } ({ $clause }), ach tá uimhreacha ballraíochta ar iarraidh do { $names }.
    .hint = Líon isteach na huimhreacha ballraíochta atá ar iarraidh.
teams-without-matches_without-matches = I gcomórtas { $boards } clár mar seo tá duais ann do gach cluiche a bhuaitear ({ $clause }), ach níl aon chluichí san fhoirm; { $instead }.
    .hint = Má chas iomaitheoirí ar a chéile i gcluichí, cuir an bhileog Matches leis.
    .instead =
        { $printed ->
            [yes] úsáideadh an colún clóite d’fhoirne
           *[no] níor tugadh ach na duaiseanna rangaithe
        }
no-match-boards = Braitheann an duais ar chluiche a bhuaitear ar na cláir sa chluiche ({ $clause }), atá ar iarraidh, mar sin níl aon duaiseanna ann.
    .hint = Líon isteach Boards ar an mbileog Matches, nó Boards per match ar an mbileog Event.
no-lineups = { $player }: { $played }; ní deir an fhoirm cé na cluichí, mar sin áirítear gach cluiche a buadh don imreoir sin ({ $clause }).
    .hint = Má d’imir daoine eile i gcuid de na cluichí a buadh, cuir an bhileog Lineups leis.
small-part = Tá { $size } in { $part }, ach tá { $least } de dhíth: ní áirítear é, agus faigheann sé duaiseanna { $as_part } ({ $clause }).
    .hint = Níl aon rud le déanamh má tá na hiontrálacha iomlán.
impossible-part = Níl aon { $part } { $number } as { $parts } ann, mar sin níl aon duaiseanna ann.
    .hint = Ceartaigh uimhir na roinne nó na rannóige seo, nó cé mhéad díobh atá ann.
player-in-two-sections = Imríonn { $player } in { $section } freisin, ach ní féidir le duine ar bith imirt in dhá rannóg le stádas éagsúil ({ $clause }), mar sin níl aon duaiseanna ann.
    .hint = Ceartaigh na hiontrálacha, nó glan Sections más comórtais ar leith iad seo.
few-areas = Tá foirne as { $least } limistéar ar a laghad de dhíth ar shraith idir limistéir ({ $clause }), ach tá { $areas } ag na hiontrálacha, mar sin níl aon duaiseanna ann.
    .hint = Líon isteach Area do gach foireann ar an mbileog Entries.
no-side = Tá roinnt foirne ag limistéar fhoireann { $label }, agus braitheann a stádas ar an ord eatarthu ({ $clause }), atá ar iarraidh; ní fhaigheann an fhoireann duais.
    .hint = Líon isteach Side (A, B nó C) ar an mbileog Entries.
small-knockout = Gan duaiseanna: tá iontráil bhunaidh { $least } tábla lán ar a laghad de dhíth ar chnagchomórtas ({ $clause }); bhí { $tables } ag an gceann seo.
    .hint = Má bhí na hiomaitheoirí seo cáilithe, líon isteach Original entry; seachas sin níl aon rud le déanamh.
knockout-without-matches = I gcnagchomórtas tá duais ann do gach cluiche a bhuaitear ({ $clause }), ach níl aon chluichí san fhoirm.
    .hint = Líon isteach an bhileog Matches: ró do gach cluiche, le Round, Home, Away agus an scór nó Result.
more-than-original = Tá { $playing ->
        [many] { $playing } n-iomaitheoir
       *[other] { $playing } iomaitheoir
    } ag imirt, ach { $original } ar a mhéad den iontráil bhunaidh a d’fhéadfadh an comórtas seo a shroicheadh ({ $clause }).
    .hint = Ceartaigh Original entry, Original contestants nó Premier tables.
level-knockout-match = Chríochnaigh { $sides } in { $round } cothrom agus socraíodh é gan cláir bhreise, mar sin faigheann gach taobh leath na duaise ({ $clause }).
    .hint = Más cláir bhreise a shocraigh é, scríobh extra boards faoi Note agus an buaiteoir faoi Result.
surplus-rounds = Tá { $most ->
        [one] { $most } bhabhta
        [two] { $most } bhabhta
        [few] { $most } bhabhta
        [many] { $most } mbabhta
       *[other] { $most } babhta
    } i dtábla na nduaiseanna; fuair { $surplus } sa bhreis ag an tús réamhdhuaiseanna ({ $clause }).
    .hint = Níl aon rud le déanamh, mura bhfuil babhta ar iarraidh nó ainmnithe faoi dhó.
match-boards-assumed = Tá líon na gclár i gcluiche ar iarraidh; glacadh leis go raibh { $boards ->
        [one] { $boards } chlár
        [two] { $boards } chlár
        [few] { $boards } chlár
        [many] { $boards } gclár
       *[other] { $boards } clár
    } an chomórtais ag gach cluiche.
    .hint = Líon isteach Boards per match, nó Boards ar an mbileog Matches.
no-scale = Níl aon scála sa lámhleabhar do { $what } ({ $clause }), mar sin níl aon duaiseanna ann.
    .hint = Ceartaigh na freagraí má tá siad mícheart, nó iarr an duais ar an aontas.
green-conditions = Gan Green Points: { $why } ({ $clause }). Tugadh Local Points ar an ngnáthscála.
    .hint = Má tá sé sin mícheart, ceartaigh an bhileog Event.
green-in-doubt = Ní chomhlíonann sé seo coinníollacha an lámhleabhair do chomórtas Green Points: { $why } ({ $clause }). Tugadh Green Points mar sin féin.
    .hint = Seiceáil cad a imríodh, agus fiafraigh den aontas sula n-eisíonn tú na duaiseanna.
local-for-green = Faigheann { $player } Local Points agus ní Green Points: { $why } ({ $clause }).
    .hint = Níl aon rud le déanamh más fíor sin.
green-without-matches = Tá na duaiseanna do gach { $what } a bhuaitear ({ $clause }) ar iarraidh mar nach bhfuil aon chluichí san fhoirm.
    .hint = Líon isteach an bhileog Matches: ró do gach cluiche, leis an scór.
green-without-boards = Braitheann duaiseanna ar chluichí a bhuaitear ar na cláir i gcluiche ({ $clause }), nach bhfuil ar eolas, mar sin níl aon duaiseanna ann.
    .hint = Líon isteach Boards per match, nó Boards ar an mbileog Matches.
green-match-length = Tá cluichí idir { $least } agus { $most ->
        [one] { $most } chlár
        [two] { $most } chlár
        [few] { $most } chlár
        [many] { $most } gclár
       *[other] { $most } clár
    } de dhíth le haghaidh Green Points ar gach cluiche a bhuaitear ({ $clause }); ní thuilleann cluichí { $boards } clár ceann ar bith.
    .hint = Má bhí na cluichí níos faide nó níos giorra, ceartaigh Boards nó Boards per match.
no-flight-b = Braitheann duaiseanna flight A ar na táblaí sa dá flight ({ $clause }), agus níl táblaí flight B ar eolas.
    .hint = Líon isteach Flight B tables, nó ceangail an dá flight le Part of.
congress-certificate = Is do chomórtais atá ceadúnaithe ag an aontas teastais chomhdhála ({ $clause }), ach { $why }. Rinneadh gnáth-theastais ina n-áit.
    .hint = Líon isteach Licence, nó athraigh Issue go certificate.
ordinary-certificate = Bíonn teastais chomhdhála ag comórtais atá ceadúnaithe ag an aontas ({ $clause }). Rinneadh gnáth-theastais, mar a deir Issue.
    .hint = Le haghaidh teastas comhdhála, glan Issue.
ladder-size-unknown = Braitheann duaiseanna dréimire ar mheánlíon na dtáblaí lána ina chluichí ({ $clause }), atá ar iarraidh, agus níor aimsíodh aon cheann dá chluichí.
    .hint = Líon isteach Average tables, nó cuir na cluichí san áireamh le hainm an dréimire faoi Ladder.
ladder-results-unknown = Ní bhíonn duaiseanna ag dréimire ach má áirítear dóthain torthaí do gach iomaitheoir ({ $clause }), agus tá an líon sin ar iarraidh.
    .hint = Líon isteach Results counted.
ladder-few-results = Gan duaiseanna: áirítear { $results ->
        [one] { $results } thoradh
        [two] { $results } thoradh
        [few] { $results } thoradh
        [many] { $results } dtoradh
       *[other] { $results } toradh
    } sa dréimire seo, ach caithfear { $least } ar a laghad a áireamh ({ $clause }).
    .hint = Níl aon rud le déanamh má tá an uimhir ceart; mura bhfuil, ceartaigh Results counted.
ladder-disagrees = Deir { $what } { $typed }, ach tagann { $counted } as cluichí an dréimire. Úsáideann na duaiseanna { $typed }.
    .hint = Ceartaigh é, nó glan é agus ríomhfaidh palmares é.
ladder-awaits-final = Tá duaiseanna an dréimire seo ag fanacht le toradh a bhabhta ceannais ({ $clause }).
    .hint = Nuair a bheidh an babhta ceannais imeartha, cuir san áireamh é le Stage final agus an dréimire seo faoi Qualifier.
ladder-final-awarded = Is iad na háiteanna ina bhabhta ceannais, { $other }, a shocraíonn duaiseanna an dréimire seo ({ $clause }).
    .hint = Níl aon rud le déanamh.
noughts-elsewhere = Is é { $other } in { $path } uimhir bhallraíochta { $text } de chuid { $name }; d’fhéadfadh sé gur chaill sí a nialais tosaigh. Tá na pointí anois faoi dhá uimhir éagsúla.
    .hint = Formáidigh an colún mar théacs agus clóscríobh an uimhir mar atá ar chárta an bhaill.
number-slip = Tá an uimhir bhallraíochta { $text } ag { $name } anseo agus { $other } in áit eile ({ $path }), sciorradh amháin uaithi. Tá na pointí anois faoi dhá uimhir éagsúla.
    .hint = Seiceáil an uimhir ar chárta an bhaill. Más beirt atá iontu, níl aon rud le déanamh.
organiser-near = Is é “{ $name }” an t-eagraí anseo agus “{ $other }” i bhfoirmeacha eile ({ $count }), leis na himreoirí céanna den chuid is mó. Tá an dá cheann liostaithe anois mar chlubanna.
    .hint = Más aon chlub amháin é, ceartaigh an t-ainm faoi Organiser; murach sin níl aon rud le déanamh.
status-unlike = Tá an stádas { $status } ag gach ceann de na { $count } comórtas san fhoirm seo; i bhfoirmeacha eile an eagraí tá { $usual } ag comórtais leis na teidil chéanna.
    .hint = Má cóipeáladh an stádas síos ón gcéad chomórtas, ceartaigh é: braitheann duaiseanna air.
boards-unlikely_boards-unlike = Deir Boards { $boards }, ach tá { $meant } ag gach ceann de na { $count } comórtas den chineál seo i bhfoirmeacha eile an eagraí.
    .hint = Má malartaíodh dhá dhigit, ceartaigh Boards; braitheann duaiseanna air.
status-unlike_status-alone = Tá an stádas { $status } ag an gcomórtas seo; tá { $usual } ag gach ceann de na { $count } comórtas eile de chuid an eagraí seo, cuid acu leis an teideal céanna.
    .hint = Más botún é sin, ceartaigh é: braitheann duaiseanna ar an stádas.
boards-unlikely_boards-alone = Deir Boards { $boards }, ach tá { $usual } ag gach ceann de na { $count } comórtas eile leis an teideal seo.
    .hint = Más botún é sin, ceartaigh Boards: braitheann duaiseanna air.
over-quota = D’eagraigh { $organiser } { $held } { $what }{ $year }, ach níl cead aige ach { $allowed } a eagrú{ $note } ({ $clause }). Is é an comórtas seo an chéad cheann thar an gcuóta; áirítear a dhuaiseanna fós.
    .hint = Líon isteach Part of má bhaineann comórtais le haon chraobh amháin, nó Licence má cheadúnaigh an t-aontas an comórtas; seachas sin tá ceadúnas de dhíth ar an eagraí.
    .year = {" "}in { $year }
competition-empty = Ní áirítear aon chomórtas don chraobh { $id }.
    .hint = Seiceáil Organiser, Events, Weekday, Format, From agus To, agus go bhfuil na foirmeacha ina fillteán nó faoina bhun.
competition-without-values = { $events } don chraobh { $id }.
    .hint = Seol céatadáin, nó Max score in aice leis na scóir; nó roghnaigh luach eile faoi By.
    .events =
        { $count ->
            [one] Níl { $what } ag 1 chomórtas agus ní áirítear é
           *[other] Níl { $what } ag { $count } comórtas agus ní áirítear iad
        }
competition-without-ranks = Úsáideann an chraobh { $id } céimeanna, ach níl aon chéim ar eolas.
    .hint = Cuir bileog Members le Number agus Rank leis, nó ainmnigh liosta na mball faoi Member list in palmares.toml.
competition-without-year = Úsáideann an chraobh { $id } meáin na bliana seo caite, ach níor aimsíodh aon chomórtas den bhliain sin, mar sin níl cis ag aon duine.
    .hint = Líon isteach From, agus cuir foirmeacha na bliana seo caite san áireamh.
competition-without-beginning = Tá an chraobh { $id } oscailte do nuachleachtóirí, ach níl aon chéad lá aici, mar sin áirítear gach duine mar nuachleachtóir.
    .hint = Líon isteach From: is nuachleachtóirí iad siúd nár imir roimh an lá sin.
ledger-missing = Réitíodh an rolla seo cheana, ach tá a bhileog { $sheet } ar iarraidh, mar sin chreidiúnófaí pointí an dara huair.
    .hint = Cuir an bhileog ar ais faoin ainm sin, nó tabhair an rolla ina bhfuil sí fós le --ledger. Murar creidiúnaíodh aon rud riamh, úsáid --first-reconciliation.
ledger-row-changed = Athraíodh an ró seo tar éis do palmares é a scríobh: cuireadh cill in eagar, bogadh nó glanadh í.
    .hint = Cuir an t-athrú ar ceal, nó tabhair an rolla roimhe le --ledger. Má bhí an t-athrú ar intinn, úsáid --ledger-as-it-stands.
ledger-row-twice = Tá an ró seo ag { $first } cheana.
    .hint = Scrios ceann den dá cheann.
ledger-older = Críochnaíonn an mórleabhar ar { $ends }, ach réitíodh na baill ar { $day }: is ó rolla níos sine é, agus chreidiúnófaí pointí níos déanaí an dara huair.
    .hint = Úsáid mórleabhar an rolla a scríobhadh an lá sin. Murar creidiúnaíodh aon rud ó shin, úsáid --ledger-as-it-stands.
ledger-older_ledger-of-other-copy = Tá iomláin ball (líon: { $count }) éagsúil leis an mórleabhar, a chríochnaíonn ar { $ends }: is ó chóipeanna éagsúla den rolla an mórleabhar agus an bhileog Members, agus chreidiúnófaí pointí faoi dhó nó chaillfí iad.
    .hint = Úsáid mórleabhar agus bileog Members an rolla chéanna, lena cholún Registered to. Má athraíodh na hiomláin d’aon ghnó, úsáid --ledger-as-it-stands.
ledger-differs = An bhileog { $sheet }: { $rows }: scriosadh, cuireadh leis nó athraíodh rónna, nó is ó chóip eile den rolla an bhileog.
    .hint = Cuir an t-athrú ar ceal, nó tabhair an rolla roimhe le --ledger. Má bhí an t-athrú ar intinn, úsáid --ledger-as-it-stands.
    .rows = { $holds } ró ann, ach scríobh an réiteach deireanach { $wrote }
members-moved = Bhí { $was } sa cholún { $column } ag ball { $number } ag an réiteach deireanach agus anois tá { $is } aige, ar le ball eile é: bogadh cealla sa cholún seo gan a rónna.{ $more }
    .hint = Níor creidiúnaíodh aon rud. Cuir an sórtáil nó an bogadh ar ceal, ionas gur ball amháin gach ró arís.
    .more = {" "}Tá an rud céanna fíor i gcás { $rest } ró eile.
members-moved_column-moved = Bogadh cealla sa cholún { $column } gan a rónna ón réiteach deireanach: tá cealla daoine eile ag baill (líon: { $count }); is é ball { $number } { $name } an chéad cheann.
    .hint = Níor creidiúnaíodh aon rud. Cuir an sórtáil nó an bogadh ar ceal, ionas gur ball amháin gach ró arís. Má athraíodh na cealla d’aon ghnó, úsáid --ledger-as-it-stands.
credited-unknown = Deir an mórleabhar gur creidiúnaíodh { $held } do bhall { $number }, nach bhfuil ar an mbileog Members.
    .hint = Má athraíodh an uimhir, cuir an ceann seo faoi Old number ar an mbileog Aliases.
totals-gone = Níl aon cholún { $column } ag an mbileog Members, ach bhí a leithéid de phointí ag baill ag an réiteach deireanach; thosóidís ó nialas arís.
    .hint = Cuir an colún ar ais, nó athraigh a cheannteideal go { $column }.
column-gone = Tá colún { $column } na bileoige Members ar iarraidh nó folamh, ach bhí rud éigin ann ag baill (líon: { $count }) tar éis an réitigh dheireanaigh.
    .hint = Cuir an colún ar ais, nó athraigh a cheannteideal go { $column }. Gan Rank ná Status ní chreidiúnaítear aon rud, ach amháin le --ledger-as-it-stands.
column-gone_detail-column-gone = Tá colún { $column } na bileoige Members ar iarraidh nó folamh, ach bhí rud éigin ann ag baill (líon: { $count }) tar éis an réitigh dheireanaigh.
    .hint = Má scriosadh d’aon ghnó é, níl aon rud le déanamh; mura ndearnadh, cuir an colún ar ais, nó athraigh a cheannteideal go { $column }.
member-number-changed = Bhí an uimhir { $was } ag { $name } ag an réiteach deireanach agus tá { $is } aige anois; tá pointí an bhaill seo ar feitheamh.
    .hint = Clóscríobh an tseanuimhir arís, nó cuir faoi Old number ar an mbileog Aliases í.
member-typed-over = Níl ball { $was } ar an mbileog Members a thuilleadh, agus tá na hiomláin chéanna go díreach ag an mball nua { $is } ({ $held }): clóscríobh duine éigin thar an ró. Tá pointí an bhaill nua ar feitheamh.
    .hint = Cuir ró { $was } ar ais, agus tabhair ró dá chuid féin don bhall nua le hiomláin 0. Más é an duine céanna é, cuir an seanainm agus an tseanuimhir ar an mbileog Aliases.
member-gone = Bhí { $held } ag ball { $number } { $name } ag an réiteach deireanach ach níl an ball sin ar an mbileog Members a thuilleadh.
    .hint = Má scriosadh an ró trí bhotún, cuir ar ais é. Do bhall a d’imigh, scríobh “lapsed” faoi Status.
total-typed = Ba é { $was } { $column } de chuid ball { $number } { $name } tar éis an réitigh dheireanaigh agus is é { $is } anois é: d’athraigh duine éigin é.
    .hint = Níl aon rud le déanamh má bhí sé sin ar intinn; seachas sin clóscríobh an seaniomlán arís.
new-member-totals = Tá ball { $number } { $name } nua ón réiteach deireanach ach tá { $held } aige cheana{ $same }: d’fhéadfadh sé gur cóipeáladh an ró lena iomláin. Ní fhaigheann sé aon phointí go dtí go gcinnfidh tú.
    .hint = Má cóipeáladh an ró, glan a iomláin. Má thug an ball na pointí seo leis, cinn “count” in decisions.xlsx.
    .same = , díreach mar { $same }
totals-exchanged = Malartaíodh { $column } agus { $other } de chuid { $count ->
        [one] { $count } bhall
        [two] { $count } bhall
        [few] { $count } bhall
        [many] { $count } mball
       *[other] { $count } ball
    } ón réiteach deireanach: d’athraigh an dá cholún nó a gceannteidil áit. Níor creidiúnaíodh aon rud.
    .hint = Malartaigh an dá cholún ar ais, agus réitigh arís.
member-renamed = Ba é { $was } ball { $number } ag an réiteach deireanach agus is é { $is } anois é.
    .hint = Cuir an seanainm ar an mbileog Aliases, ionas go n-aimseoidh foirmeacha ina bhfuil sé an ball. Má tugadh an uimhir do dhuine eile, tabhair uimhir dá chuid féin don duine sin.
aliases-unchecked = Níl aon cholún Check ag an mbileog Aliases, mar sin ní féidir le palmares a rá ar athraigh a rónna ón réiteach deireanach; úsáideadh mar atá iad.
    .hint = Má scriosadh an colún, cuir na rónna i gcomparáid leis an rolla roimhe. Má tá an bhileog nua, níl aon rud le déanamh.
alias-changed = D’athraigh an ró seo den bhileog Aliases, do bhall { $number } anois, ón réiteach deireanach: cuireadh cill in eagar nó bogadh í. Níor úsáideadh é, mar d’fhéadfadh sé an ball mícheart a thaispeáint.
    .hint = Cuir an t-athrú ar ceal. Má bhí sé ar intinn, glan an chill Check sa ró seo.
alias-changed_alias-gone = Tá rónna (líon: { $count }) ar iarraidh ón mbileog Aliases ón réiteach deireanach; is le ball { $number } { $name } an chéad cheann. D’fhéadfadh pointí faoi sheanainm nó faoi sheanuimhir a bheith ar feitheamh.
    .hint = Cuir na rónna ar ais ón rolla roimhe. Má scriosadh d’aon ghnó iad, níl aon rud le déanamh.
member-status-changed_status-changed = Ba é { $was } stádas ball { $number } { $name } ag an réiteach deireanach agus is é { $is } anois é.
    .hint = Níl aon rud le déanamh má bhí sé sin ar intinn: tá pointí ball a d’imigh nó a fuair bás ar feitheamh.
gold-changed = Thug rónna ball { $number } { $name } ar an mbileog Gold { $was } Gold Point ar { $day }, an réiteach deireanach, agus anois tugann siad { $is } don lá sin: d’athraigh duine éigin ró, chuir ró leis nó scrios ró.
    .hint = Níl aon rud le déanamh má bhí sé sin ar intinn; seachas sin cuir an ró ar ais mar a bhí.
gold-changed_gold-redated = Tugann rónna ball { $number } { $name } ar an mbileog Gold { $was } Gold Point do { $day } fós, lá an réitigh dheireanaigh, ach d’athraigh a ndátaí nó a bpointí, mar sin rachaidh siad i léig ar bhealach eile.
    .hint = Níl aon rud le déanamh má bhí sé sin ar intinn; seachas sin cuir an ró ar ais mar a bhí.
certificate-day-gone = D’áirigh réiteach roimhe seo teastas { $certificate }, ach tá a dháta faoi Registered imithe; níor áiríodh arís é.
    .hint = Clóscríobh an dáta arís. Más teastas eile é leis an uimhir agus na pointí céanna, ceartaigh a uimhir.
certificate-changed = D’áirigh réiteach roimhe seo teastas { $certificate } mar { $was }, ach deir an ró { $is } anois; fanann na pointí a áiríodh an uair sin.
    .hint = Cuir an t-athrú ar ceal. Péire rónna is ea ceartú: na seanphointí le comhartha lúide, ansin na cinn chearta.
certificate-changed_certificate-beside-moved = Ainmníonn ró teastais { $certificate } ball { $number }, ach bogadh uimhreacha ball teastas eile ón réiteach deireanach; tá a phointí ar feitheamh.
    .hint = Cuir an sórtáil nó an bogadh ar ceal, ionas gur teastas amháin gach ró arís.
certificate-never-counted = Tá dáta faoi Registered ag teastas { $certificate }, ach níor áirigh aon réiteach é; tá a phointí ar feitheamh.
    .hint = Glan an dáta, ionas go n-áireofar é. Má cuireadh a phointí leis an iomlán de láimh, úsáid --ledger-as-it-stands.
certificate-gone = Níl teastas { $certificate }, a d’áirigh réiteach roimhe seo mar { $points }, ar an mbileog Certificates a thuilleadh; fanann a phointí.{ $others }
    .hint = Cuir an ró ar ais, lena dháta faoi Registered.
    .others = {" "}Tá an rud céanna fíor i gcás { $rest } eile.
certificate-gone_certificate-waiting-gone = Bhí teastas { $certificate } ({ $points }) ar feitheamh ag an réiteach deireanach agus níl sé ar an mbileog Certificates a thuilleadh, mar sin ní chreidiúnófar a phointí.{ $others }
    .hint = Má scriosadh an ró trí bhotún, cuir ar ais é; seachas sin níl aon rud le déanamh.
    .others = {" "}Tá an rud céanna fíor i gcás { $rest } eile.
noughts-lost = Deir an rolla { $number }, ach deir foirmeacha agus creidiúintí roimhe { $form }: d’fhág Excel na nialais tosaigh ar lár. Léadh mar { $form } é.{ $others }
    .hint = Formáidigh an colún Number mar théacs agus clóscríobh na nialais tosaigh arís.
    .others = {" "}Tá an rud céanna fíor i gcás { $rest } ball eile.
noughts-unclear = Chaill an uimhir { $number } a nialais tosaigh, agus tá { $one } agus { $other } araon in áiteanna eile; tá pointí an bhaill seo ar feitheamh.
    .hint = Formáidigh an chill mar théacs agus clóscríobh an uimhir lena nialais tosaigh.
register-number-twice_number-twice = Tá ball { $number } ag { $first } freisin; tá pointí don uimhir sin ar feitheamh.
    .hint = Ceartaigh an uimhir mhícheart, nó cumaisc an dá ró.
register-date-future_future-date = Is é { $date } { $column }, i ndiaidh dháta an réitigh ({ $as_of }).
    .hint = Ceartaigh an dáta, nó tabhair dáta an réitigh le --as-of.
rank-unknown_unknown-rank = Ní céim sa lámhleabhar é “{ $text }”; ríomh palmares an chéim ó na pointí.
    .hint = Ceartaigh an chéim, nó glan í.
rank-not-borne-out = Tá { $takes } de dhíth ar { $rank } ({ $clause }), ach tá { $holds } ag an mball. Coinníodh an chéim.
    .hint = Ceartaigh an chéim, nó na hiomláin má tá pointí ar iarraidh.
rank-behind = Tá { $holds } ag an mball, dóthain le haghaidh { $due } ({ $clause }), ach deir an rolla { $rank }. Tugtar ardú céime don bhall anois.
    .hint = Níl aon rud le déanamh.
register-unknown-member_unknown-member = Níl aon bhall { $number } ar an mbileog Members.
    .hint = Ceartaigh an uimhir, nó cuir an ball isteach.
register-several-rows_several-rows = Tá ball { $number } ar roinnt rónna den bhileog Members, mar sin níl sé soiléir cén ball atá i gceist sa ró seo.
    .hint = Ceartaigh an uimhir mhícheart ar an mbileog Members, nó cumaisc na rónna.
old-number-taken = Is le { $name } an tseanuimhir { $number } anois; ní úsáidtear mar sheanuimhir í.
    .hint = Glan an tseanuimhir, nó ceartaigh í.
gold-without-rows = Ní chuireann aon ró ar an mbileog Gold síos ar { $points } Gold Point an bhaill, mar sin ní féidir leo dul i léig ({ $clause }); fágadh mar a bhí iad.
    .hint = Cuir na duaiseanna isteach lena ndátaí ar an mbileog Gold.
gold-entered = Ní chuireann aon ró ar an mbileog Gold síos ar { $points } Gold Point an bhaill; cuireadh ró leis an dáta { $date } leis, agus téann siad i léig as sin amach ({ $clause }).
    .hint = Ceartaigh an dáta agus na pointí sa ró sin ar an mbileog Gold.
certificate-twice = Tá teastas { $certificate } ag { $first } cheana agus ní féidir é a áireamh ach uair amháin ({ $clause }); diúltaíodh don ró seo.
    .hint = Bain an ró amach, nó ceartaigh uimhir an teastais.
certificate-expired = Chuaigh teastas { $certificate } as feidhm ar { $expires } agus diúltaíodh dó; ní scaoiltear an coinníoll seo riamh ({ $clause }).
    .hint = Níl aon rud le déanamh má tá an dáta ceart.
certificate-other-scheme = D’eisigh { $issuer } teastas { $certificate }, agus ní aithnítear a phointí ({ $clause }); diúltaíodh dó.
    .hint = Ceartaigh Issuer más aontas aitheanta nó eagraí den aontas seo ba chóir a bheith ann.
certificate-without-issuer = Ní ainmníonn teastas { $certificate } eisitheoir; áiríodh mar cheann den aontas seo é ({ $clause }).
    .hint = Líon isteach Issuer.
certificate-differs = Deir teastas { $certificate } { $says }, ach tugann foirm a chomórtais { $award }; is í an duais a áirítear ({ $clause }).
    .hint = Faigh an teastas ar ais agus iarr ar an oifigeach a d’eisigh é é a leasú.
certificate-other-name = Ainmníonn teastas { $certificate } { $name }, ach is le { $member } uimhir { $number }; ní áirítear é go dtí go gcinnfidh tú.
    .hint = Ceartaigh an uimhir nó an t-ainm. Más é an duine céanna iad, cinn “count” in decisions.xlsx.
certificate-not-taken-back = Tugann an ró teastas { $certificate } ar ais, ach níl an teastas seo leis an mball agus na pointí céanna ag aon ró roimhe ({ $clause }); diúltaíodh dó.
    .hint = Péire rónna is ea ceartú: na seanphointí le comhartha lúide, ansin na cinn chearta.
decision-moved = Ní réitíonn an ró seo lena chás ({ $case }): sórtáladh nó bogadh cealla gan an chuid eile den ró. Níor cuireadh an cinneadh i bhfeidhm.
    .hint = Cuir an sórtáil ar ceal, nó cinn an cás arís sa decisions.xlsx nua.
decision-beside = Clóscríobhadh rud éigin sa ró seo faoi { $columns }; ní chinneann sé aon rud agus níor léadh é.
    .hint = Clóscríobh an cinneadh faoi Decision, fiú más uimhir baill é.
decision-changed = Athraíodh an cinneadh a coinníodh faoi { $what } (“{ $decided }” anois) tar éis do palmares é a scríobh: cuireadh cill sa ró seo in eagar, bogadh nó glanadh í. Níor cuireadh i bhfeidhm é; tá an cás ar ais le cinneadh.
    .hint = Cuir an t-athrú ar ceal. Chun cinneadh eile a dhéanamh, cinn an cás sa decisions.xlsx nua agus úsáid le --decisions é; chun an cinneadh a tharraingt siar, glan a chill Decision.
decision-cleared = Glanadh an cinneadh a coinníodh faoi { $what }; tiocfaidh an cás ar ais le cinneadh nuair a thiocfaidh sé aníos arís.
    .hint = Níl aon rud le déanamh má bhí sé sin ar intinn; seachas sin cuir an t-athrú ar ceal.
decisions-gone = Choinnigh an réiteach deireanach { $wrote ->
        [one] { $wrote } chinneadh
        [two] { $wrote } chinneadh
        [few] { $wrote } chinneadh
        [many] { $wrote } gcinneadh
       *[other] { $wrote } cinneadh
    }, ach níl ach { $holds } ag an mbileog Decisions; tiocfaidh na cásanna eile ar ais le cinneadh nuair a thiocfaidh siad aníos arís.
    .hint = Níl aon rud le déanamh má scriosadh rónna d’aon ghnó; seachas sin cuir ar ais iad.
decision-outdated = Cinneadh an cás mar “{ $decided }” roimhe seo, ach { $what } ó shin; tá sé ar ais le cinneadh.
    .hint = Cinn an cás arís sa decisions.xlsx nua.
decision-noughts = Deir an cinneadh { $number }, ach tá { $digits ->
        [one] { $digits } dhigit
        [two] { $digits } dhigit
        [few] { $digits } dhigit
        [many] { $digits } ndigit
       *[other] { $digits } digit
    } in uimhreacha an rolla seo; léadh mar { $form } é.
    .hint = Formáidigh an chill mar théacs agus clóscríobh an uimhir lena nialais tosaigh.
decision-noughts-unclear = Coinníonn Excel { $number } mar uimhir, agus is baill iad { $one } agus { $other } araon; níor cuireadh an cinneadh i bhfeidhm.
    .hint = Formáidigh an chill mar théacs agus clóscríobh an uimhir lena nialais tosaigh.
points-to-other-name_decision-other-name = Tugann an cinneadh pointí { $name } do bhall { $number } { $member }, a bhfuil ainm eile air.
    .hint = Más é an duine céanna é, cuir an t-ainm ar an mbileog Aliases; seachas sin ceartaigh an uimhir.
probable-member_decision-against-match = Cinneadh { $name } mar “{ $decided }”, ach is dócha gur ball { $number } { $member } é ({ $score } as 100).
    .hint = Níl aon rud le déanamh más duine eile é; seachas sin cinn “same person”.
decision-unknown_unknown-decision = Ní cinneadh don chás seo é “{ $text }”; níor cuireadh i bhfeidhm é.
    .hint = Roghnaigh ceann díobh seo: { $choices }.
decision-gone = Tagraíonn an cinneadh do { $what }, nach bhfuil sa rolla; níor cuireadh i bhfeidhm é.
    .hint = Cinn an cás arís.
decision-nobody = Deir an cinneadh “same person”, ach níor moladh aon bhall; níor cuireadh i bhfeidhm é.
    .hint = Clóscríobh uimhir an bhaill mar chinneadh.
decision-several-rows = Ainmníonn an cinneadh ball { $number }, ach tá an uimhir sin ar roinnt rónna den rolla; níor cuireadh i bhfeidhm é.
    .hint = Ceartaigh an uimhir mhícheart ar an mbileog Members, nó cumaisc na rónna; ansin cinn arís.
decision-too-late = Tá an cinneadh ró-dhéanach chun pointí a thógáil ar ais: { $what }.
    .hint = { $hint }
merge-taken-back = Is beirt iad baill { $one } agus { $other } arís: chuaigh a bogadh nuair a cumascadh iad ar ais chuig ball { $other }. Fanann pointí a creidiúnaíodh ó shin ag ball { $one }.
    .hint = Chun pointí a tháinig isteach ó shin leis an uimhir { $other } a bhogadh, tabhair a bhfoirmeacha arís.
rows-not-merged = Níor cumascadh baill { $one } agus { $other }: { $why }.
    .hint = Ceartaigh na rónna sa rolla, nó cinn an cás arís.
decision-number-taken_new-number-taken = Déanann an cinneadh ball nua { $number }, ach is le { $name } an uimhir sin; níor cuireadh i bhfeidhm é.
    .hint = Scríobh uimhir nach bhfuil in úsáid faoi Member, nó fág folamh é don chéad cheann saor eile; más é an ball sin an t-imreoir, cinn “same person”.
decision-kept = Níor tháinig an cás { $case } aníos an uair seo; coinnítear an cinneadh.
    .hint = Níl aon rud le déanamh.
decision-replaced = Cinneadh an cás { $case } mar “{ $before }” roimhe seo. Níor coinníodh na pointí ar diúltaíodh dóibh an uair sin; ní thagann siad ar ais ach lena bhfoirm.
    .hint = Tabhair foirmeacha an imreora nó an chomórtais seo arís in éineacht leis an gcinneadh.
decisions-contradict = { $what }, ach bréagnaíonn { $first } é sin; níor cuireadh ceachtar acu i bhfeidhm.
    .hint = Coinnigh ceann den dá chinneadh.
points-not-kept = Níor creidiúnaíodh { $points } ón séasúr seo: ní áiríonn leabhar rialacha an rolla seo iad.
    .hint = Más rolla aontais eile é, tabhair a leabhar rialacha le --rules; seachas sin níl aon rud le déanamh.
event-far-ahead = Tá an dáta { $date } ar { $event }, i bhfad i ndiaidh gach comórtais eile (tá { $last } ar an gceann deireanach): is dócha go bhfuil an bhliain nó an mhí mícheart. Ní shocraíonn sé dáta an réitigh, agus tá a phointí ar feitheamh.
    .hint = Ceartaigh an dáta san fhoirm agus rith arís. Má tá sé ceart, tabhair dáta an réitigh le --as-of.
event-far-back = Tá an dáta { $date } ar { $event }, blianta roimh gach comórtas eile (tá { $first } ar an gcéad cheann): is dócha go bhfuil an bhliain mícheart. Áirítear a phointí ón dáta sin.
    .hint = Ceartaigh an dáta san fhoirm agus rith arís. Má tá sé ceart, níl aon rud le déanamh.
day-far-ahead = Is é { $day } dáta an réitigh, níos mó ná dhá bhliain i ndiaidh { $what } ({ $since }); is dócha go bhfuil bliain mícheart.{ $effects }
    .hint = Ceartaigh --as-of, nó na dátaí sna foirmeacha. Má tá an dáta ceart, níl aon rud le déanamh.
    .effects = {" "}Idir an dá dháta, teastais a théann in éag: { $papers }; baill a gcailleann a Gold Points luach: { $faded }.
day-far-back = Is é { $day } dáta an réitigh, roimh { $events } ar { $first }; níor creidiúnaíodh aon rud go fóill.
    .hint = Ceartaigh --as-of. Má tá an dáta ceart, níl aon rud le déanamh.
    .events =
        { $events ->
            [one] an t-aon chomórtas,
           *[other] na { $events } comórtas, an chéad cheann
        }
day-far-back_day-before-ledger = Is é { $day } dáta an réitigh, ach réitíodh an clár seo cheana go dtí { $before }. Tá duaiseanna a buadh idir an dá dháta ag feitheamh, agus áirítear pointí a chéimníonn mar a bhí ar an dáta is luaithe.
    .hint = Ceartaigh --as-of, nó fág ar lár é. Má tá an dáta ceart, níl aon rud le déanamh.
event-in-two-files = Tá { $title } in { $other } freisin, le duaiseanna eile. Áirítear duaiseanna atá sa dá cheann uair amháin; tá na cinn eile ar feitheamh go dtí go gcinnfidh tú.
    .hint = Déan cinneadh in decisions.xlsx, nó bain an comhad mícheart amach.
event-gone = { $what } imithe as an bhfoirm seo anois; { $members } na pointí ({ $points }).
    .hint = Má tarraingíodh an comórtas siar, tóg a phointí ar ais le leasú ó palmares diff. Más ó bhliain eile an fhoirm seo agus an t-ainm céanna uirthi go díreach, níl aon rud le déanamh.
    .what =
        { $events ->
            [one] Creidiúnaíodh { $event } roimhe seo agus tá sé
           *[other] Creidiúnaíodh { $events } comórtas, mar { $event }, roimhe seo agus tá siad
        }
    .members =
        { $members ->
            [one] coinníonn 1 bhall
           *[other] coinníonn { $members } ball
        }
credited-unread = Creidiúnaíodh { $event } cheana, ach níl toradh deiridh air san fhoirm seo anois; coinníonn baill (líon: { $count }) na pointí ({ $points }).
    .hint = Ceartaigh a ndeir fadhbanna na foirme seo, agus réitigh arís í; go dtí sin fanann na pointí mar atá siad.
awards-replaced = Creidiúnaíodh { $event } roimhe seo, agus chaillfeadh { $lost } dá { $all ->
        [one] { $all } bhall
        [two] { $all } bhall
        [few] { $all } bhall
        [many] { $all } mball
       *[other] { $all } ball
    } a gcuid pointí le daoine eile anois: { $members }. Níor athraíodh aon rud; tá sé ar feitheamh go dtí go gcinnfidh tú.
    .hint = Má sciorr uimhreacha nó ainmneacha san fhoirm, nó más comórtas eile é, úsáid an fhoirm cheart. Má bhí an ceartú ar intinn, cinn “count” in decisions.xlsx; coinníonn “ignore” a ndearnadh a chreidiúnú.
points-taken-back = Creidiúnaíodh { $event } roimhe seo le duaiseanna eile, agus { $count } níos lú pointí anois: { $members }{ $more }.
    .hint = Níl aon rud le déanamh má ceartaíodh an fhoirm; más cóip níos sine í, nó comhad eile den chomórtas, úsáid an ceann ceart.
    .count = tá ag { $count } ball
points-added = Creidiúnaíodh { $event } roimhe seo le duaiseanna eile, agus { $count } níos mó pointí anois: { $members }{ $more }.
    .hint = Níl aon rud le déanamh má ceartaíodh an fhoirm; má athraíodh stádas, cláir nó scóir trí bhotún, úsáid an ceann ceart.
    .count = tá ag { $count } ball
event-back = Thóg réiteach roimhe seo pointí uile { $event } ar ais, ach tugann an fhoirm seo ar ais iad; { $members } creidiúnaithe.
    .hint = Má tarraingíodh an comórtas siar, is cóip níos sine an fhoirm seo: réitigh arís gan í, ag tosú ón rolla céanna. Má tarraingíodh siar é trí bhotún, níl aon rud le déanamh.
    .members = { $members } ball
not-taken-back = Níl { $points } de chuid ball { $number } ar { $event } san fhoirm a thuilleadh agus ba chóir iad a thógáil ar ais, ach { $why }; fágadh iad.
    .hint = Ceartaigh an ró sa rolla, ansin réitigh foirm an chomórtais arís.
amendment-differs = Tógann an leasú { $says } ar ais ó bhall { $member } ar { $event }, ach chreidiúnaigh an rolla { $held }. Níor tógadh ar ais ná níor creidiúnaíodh aon rud don chomórtas seo.
    .hint = Úsáid an fhoirm féin, nó déan an leasú ó na rití ónar réitíodh an rolla.
amendment-takes-nothing = Tógann an leasú { $says } ar ais ó { $who } ar { $event }, ach níor chreidiúnaigh an rolla é sin riamh. Níor tógadh ar ais ná níor creidiúnaíodh aon rud don chomórtas seo.
    .hint = Úsáid an fhoirm féin, nó déan an leasú ó na rití ónar réitíodh an rolla. Má tá an comórtas nua, réitigh é ar dtús agus ansin an leasú.
amendment-twice = Tá leasú eile ar { $event } ann; ní féidir ach ceann amháin a chur i bhfeidhm ag an am. Níor tógadh ar ais ná níor creidiúnaíodh aon rud don cheann seo.
    .hint = Réitigh leasú i ndiaidh a chéile, san ord ina ndearnadh iad.
amendment-day = Ní féidir “{ $day }” a léamh mar dháta { $event }; d’fhéadfadh sé gur shábháil ríomhchlár eile an comhad ina fhormáid féin. Níor tógadh ar ais ná níor creidiúnaíodh aon rud don chomórtas seo.
    .hint = Úsáid amendment.csv mar a scríobh palmares diff é, gan é a oscailt in Excel.
amendment-changed = D’athraigh rónna { $event } ó scríobh palmares diff iad: { $rows }. Níor tógadh ar ais ná níor creidiúnaíodh aon rud don chomórtas seo.
    .hint = Úsáid amendment.csv mar a scríobh palmares diff é, gan é a oscailt in Excel. Ceartaigh duais mhícheart san fhoirm.
amendment-outdone = Tugann an leasú { $says } do bhall { $member } ar { $event }, ach tugann foirm an chomórtais féin { $returned }. Is í an fhoirm a áirítear; níor cuireadh an leasú i bhfeidhm.
    .hint = Úsáid an leasú leis féin, nó an fhoirm cheartaithe; tugann foirm ó roimh an gceartú na seanphointí ar ais.
amendment-empty = Níl aon rónna sa leasú seo, mar sin ní cheartaíonn sé aon rud.
    .hint = Má d’aimsigh palmares diff duaiseanna a athraíodh, scriosadh rónna: úsáid amendment.csv mar a scríobh palmares diff é.
amendment-cut = Scríobh palmares diff { $wrote } ró sa leasú seo, ach tá { $holds } ann: tá comórtais ar iarraidh nó cuireadh cinn leis.
    .hint = Úsáid amendment.csv mar a scríobh palmares diff é.
letters-list_no-letters-list = Ní liosta imreoirí é seo mar a scríobhann palmares é: níl ró ceannteideal ar a chéad bhileog ina bhfuil an colún { $lacks } uair amháin.
    .hint = Tabhair letters/players.csv na litreacha deireanacha, le focal faoi “sent” do gach ceann a seoladh amach.
letters-list-other_other-letters-list = Scríobh { $command } an liosta seo, agus is pointí eile atá aige.
    .hint = Tabhair an liosta a scríobh an t-ordú seo an uair dheireanach.
letters-list-row_changed-list-row = Níl ró { $name } mar a scríobh palmares é.
    .hint = Glac liosta na litreacha deireanacha arís, líon isteach an colún “sent” amháin, agus ná sórtáil ach rónna iomlána. Bain amach rónna nach imreoirí iad.
letters-list-twice_listed-twice = Tá { $name } ar an liosta faoi dhó, anseo agus ag { $other }, uair amháin le litir a seoladh agus uair amháin gan cheann.
    .hint = Coinnigh an ró atá ceart.
letters-list-sent_unclear-sent = Ní deir “{ $typed }” ar seoladh an litir.
    .hint = Scríobh yes nó an lá a seoladh amach í; fág an chill bán, nó scríobh no, murar seoladh.
letters-list-cleared_cleared-sent = Tá cill “sent” { $name } bán, ach bhí sí líonta ag palmares: d’fhéadfadh sé gur sórtáladh an colún leis féin.
    .hint = Glac liosta na litreacha deireanacha arís, agus ná sórtáil ach rónna iomlána.
letters-list-unsent_nothing-sent = Níl aon litir ar an liosta seo marcáilte mar cheann a seoladh.
    .hint = Scríobh focal nó dáta faoi “sent” do gach litir a seoladh amach; mura bhfuil ceann ar bith ann, fág --sent ar lár.
report-record_missing-record = Tá { $what } (taifead { $record }) de dhíth ar thuarascáil rátálacha, agus níl aon { $key } ag an gcomórtas.
    .hint = Líon isteach { $key } ar an mbileog Event. Scríobhann palmares export trf --draft an comhad gan é; deir Rated no nach bhfuil aon duine á rátáil.
report-board_unfinished-match = Babhta { $round }: níl { $home } in aghaidh { $away } críochnaithe. Cláir gan ró: { $boards }.
    .hint = Tabhair ró do gach clár díobh seo ar an mbileog Matches, lena thoradh nó nóta (not played, mura dtáinig aon duine). Scríobhann palmares export trf --draft an comhad agus na cluichí seo oscailte.
report-days_missing-days = Tá lá gach babhta (taifead 132) de dhíth ar thuarascáil rátálacha: { $rounds } gan ceann.
    .hint = Líon isteach Round dates ar an mbileog Event: laethanta na mbabhtaí go léir in ord, mar 2026-05-02, 2026-05-02, 2026-05-03. Scríobhann palmares export trf --draft an comhad gan iad.
report-days_unfit-day = Tá babhta { $round } ar { $day }, ach ní féidir leis a bheith ach ó { $first } go { $last }: tar éis na mbabhtaí roimhe, laistigh de laethanta an chomórtais.
    .hint = Ceartaigh lá an bhabhta, nó Date agus End date ar an mbileog Event. Scríobhann palmares export trf --draft an comhad mar atá.
report-federation_federation = Ní cód de chuid cónaidhme FIDE é “{ $typed }”.
    .hint = Clóscríobh an cód trí litir, mar WLS, GER nó NED. Scríobhann palmares export trf --draft an comhad mar atá; deir Rated no nach bhfuil aon duine á rátáil.
report-time-control_unreadable-time-control = Ní féidir an rialú ama “{ $typed }” a ionchódú, agus mar sin níl ach na focail seo sa tuarascáil rátálacha (taifead 122, gan 222).
    .hint = Clóscríobh nóiméid agus soicindí in aghaidh an bhirt, mar 90+30, nó céimeanna, mar 40/90+30, 30+30.
report-time-control_missing-time-control = Níl Time control ag an ócáid, agus mar sin ní deir an tuarascáil rátálacha é (taifid 122 agus 222).
    .hint = Clóscríobh é ar an mbileog Event, mar 90+30. Mura rátáiltear na cluichí, scríobh no faoi Rated.
report-time-control_unfit-time-control = Tugann { $typed } { $minutes } nóiméad do gach imreoir do 60 beart, ach tá { $range } de dhíth anseo do rátálacha { $kind }.
    .hint = Ceartaigh Time control ar an mbileog Event. Tá 60 nóiméad de dhíth ar chluiche caighdeánach, 90 le himreoir a bhfuil rátáil 1800 nó níos mó aige, 120 le duine a bhfuil 2400 nó níos mó aige (B.02 1.1). Do rátálacha eile, scríobh Rapid rating nó Blitz rating mar cheannteideal na rátálacha. Scríobhann palmares export trf --draft an comhad mar atá.
report-number_long-number = Tá uimhir FIDE { $number } de chuid { $name } rófhada: tá áit do 11 dhigit i dtuarascáil.
    .hint = Ceartaigh No ar an mbileog Entries. Scríobhann palmares export trf --draft an comhad gan é.
report-number_missing-number = Tá uimhir FIDE gach imreora de dhíth ar thuarascáil rátálacha, agus níl ceann ag { $name }.
    .hint = Líon isteach No ar an mbileog Entries le figiúirí amháin. Scríobhann palmares export trf --draft an comhad gan é; deir Rated no nach bhfuil aon duine á rátáil.
report-number_shared-number = Tá an uimhir FIDE { $number } ag { $name }, ach tá sí ag { $other } freisin; le himreoir amháin a bhaineann uimhir.
    .hint = Ceartaigh ceann den dá cheann faoi No ar an mbileog Entries. Scríobhann palmares export trf --draft an comhad mar atá; deir Rated no nach rátáiltear na cluichí.
report-adjustment_unreported-adjustment = Tá coigeartú { $amount } ag { $name }, ach níl ach torthaí i dtuarascáil: bheadh pointí agus áiteanna eile inti.
    .hint = Scríobhann palmares export trf --draft an comhad gan an coigeartú; inis é don té a fhaigheann é.
report-name_long-name = Tá “{ $cut }” sa tuarascáil do { $name }: tá áit do 33 carachtar inti.
    .hint = Chun é a bheith ar shlí eile, giorraigh an t-ainm ar an mbileog Entries.
report-rating_long-rating = Tá rátáil { $rating } de chuid { $name } rófhada: tá áit do 4 dhigit i dtuarascáil.
    .hint = Ceartaigh { $column } ar an mbileog Entries. Scríobhann palmares export trf --draft an comhad gan é.
upload-needs_needed-answer = Ní ghlacann { $body } le haon chomórtas gan { $key }, agus níl ceann ag an gcomórtas seo.
    .hint = Líon isteach { $key } ar an mbileog Event{ $folder }.
    .folder = , nó in palmares.toml do gach comórtas i bhfillteán
upload-charge_unknown-charge = { $body } { $typed }.
    .hint = Líon isteach Charge code ar an mbileog Event: { $codes }.
    .typed =
        { $typed ->
            [0] – gearrtar táille de réir cóid, agus níl cód ag an gcomórtas seo
           *[other] – níl an cód táille { $typed } ar eolas
        }
upload-charge-unfit_unfit-charge = Is do { $what } an cód táille { $code } de chuid { $body }, agus tá { $lacks } ag an gcomórtas seo.
    .hint = Ceartaigh Charge code, nó a ndeir an bhileog Event faoin gcomórtas.
upload-number_unsound-number = Dhiúltódh { $body } d’uimhir { $typed } de chuid { $name }: is é is uimhir ann ná { $form }.
    .hint = Ceartaigh an uimhir ar an mbileog Entries.
upload-without-number_number-needed = Ní ghlacann { $body } le haon torthaí gan uimhir gach imreora, agus níl ceann ag { $name }.
    .hint = Líon isteach No ar an mbileog Entries.
upload-unpaid_unpaid = Níl uimhir ag { $name }, mar sin ní féidir le { $body } aon rud a chreidiúnú.
    .hint = Líon isteach No ar an mbileog Entries, murab é nach ball é an t-imreoir.
upload-number-twice_number-twice = Tá an uimhir { $number } ag { $name }, agus tá sí ag { $other } freisin; cheapfadh { $body } gur aon imreoir amháin iad.
    .hint = Ceartaigh ceann de na huimhreacha ar an mbileog Entries.
upload-name_unfit-name = Ní bheadh a fhios ag { $body } cé hé { $name }: { $why }.
    .hint = Scríobh ainm agus sloinne ar an mbileog Entries, mar Carys Lorimer.
upload-points_unfit-points = Glacann { $body } le pointí i gcéadúcha slána suas go 9999.99, agus tá { $points } ag { $name }.
    .hint = Seiceáil leabhar rialacha an chomórtais, agus na coigeartuithe.
upload-provisional_provisional-upload = Tá an comórtas sealadach, mar sin ní théann aon chuid de chuig { $body }.
    .hint = Deir palmares explain cad atá ar iarraidh; seol an comórtas nuair a bheidh sé críochnaithe.
upload-time-control_unfit-time-control = Glacann { $body } leis an am do chluiche i nóiméid, agus ní thugann “{ $typed }” iad.
    .hint = Scríobh Time control mar nóiméid, agus na soicindí do gach beart i ndiaidh plus: 90+30.
upload-game_unfit-game = Tá { $trouble } ag { $white } in aghaidh { $black } i mbabhta { $round }, agus ní ghlacann { $body } lena leithéid de chluiche.
    .hint = Ceartaigh an toradh ar an mbileog Matches; is é +--, --+ nó --- cluiche nár imríodh.
upload-address_address-needed = Teastaíonn seoladh ó { $body } do { $key }, agus níl ceann ag “{ $typed }”.
    .hint = Scríobh i ndiaidh camóige é: Jo Lark, jo@club.example.
upload-nothing_nothing-to-send = Níl aon chomórtas anseo a nglacann { $body } leis, mar sin níor scríobhadh aon rud.
    .hint = Seiceáil an fillteán, agus an comhlacht i ndiaidh --to; liostaíonn palmares send --help iad.
upload-ledger-damaged_ledger-damaged = Ní féidir mórleabhar na n-uaslódálacha a léamh: { $why }. Níor scríobhadh aon rud.
    .hint = Glac uploads.csv ó chúltaca. Mura bhfuil ceann ann, bog é agus na comhaid in aice leis as an áit; tosaíonn palmares ceann nua, nach bhfuil aon eolas aige ar uaslódálacha roimhe.
upload-ledger-contradiction_ledger-contradiction = Bréagnaíonn mórleabhar na n-uaslódálacha é féin: { $why }. Níor scríobhadh aon rud.
    .hint = Cuir ar ceal a ndearnadh a athrú in uploads.csv, nó glac ó chúltaca é; níl ach a cholún note le líonadh agatsa.
upload-not-written_answer-unknown = Níor scríobhadh { $file } don chomhlacht seo, mar sin níl aon rud le glacadh ná le diúltú. Níor scríobhadh aon rud.
    .hint = Tabhair ainm comhaid mar atá sé sa cholún file de uploads.csv, agus an comhlacht a ndeachaigh sé chuige.
upload-file-changed_file-changed = Níl { $file } mar a scríobh palmares é, mar sin níor cuireadh ceann eile ina áit. Níor scríobhadh aon rud.
    .hint = Úsáid fillteán ar leith do gach comhlacht; nó bog an comhad as an áit, nó tabhair --overwrite chun ceann nua a chur ina áit.
upload-adds-twice_adds-twice = Glacadh le { $file } agus bheadh pointí eile aige anois; chreidiúnódh { $body } é sa bhreis ar a bhfuil aige. Níor scríobhadh aon rud.
    .hint = Seol na foirmeacha atá nua leo féin, le --name; inis don chomhlacht cad a d’athraigh sna cinn atá aige.
upload-refused_still-refused = Diúltaíodh do { $file } agus tá sé gan athrú fós.
    .hint = Ceartaigh an fhoirm mar a deir an comhlacht. Seol arís mar atá í murar leatsa an locht.
competition-twice = Tá an chraobh { $id } ag { $first } cheana; fágadh an ceann seo ar lár.
    .hint = Tabhair gearrainm dá cuid féin do gach craobh.
competition-days = Tá { $from } níos déanaí ná { $to }, mar sin ní fhéadfaí aon chomórtas a áireamh; fágadh an chraobh ar lár.
    .hint = Malartaigh an dá dháta, nó ceartaigh ceann acu.
competition-comparison = Tá tréimhse níos luaithe de dhíth ar fheabhsú le cur i gcomparáid leis; fágadh an chraobh ar lár.
    .hint = Líon isteach Compare from agus Compare to, mar 2025-09-01 agus 2026-05-31.
competition-place-points = Ní uimhir é “{ $text }” faoi Place points; fágadh an chraobh ar lár.
    .hint = Scríobh na pointí don chéad áit, don dara háit agus mar sin de: 10,8,6,5,4,3,2,1.
competition-best = Is 0 é Best, mar sin ní fhéadfaí toradh ar bith a áireamh; fágadh an comórtas ar lár.
    .hint = Scríobh cé mhéad de na torthaí is fearr a áirítear, nó fág folamh é má áirítear iad go léir.
competition-group = Ní grúpa é “{ $text }” faoi Open to; fágadh an chraobh ar lár.
    .hint = Scríobh all, newcomers, nó rank, category nó club agus ainm ina dhiaidh: category women, club Riverside.
competition-handicap = Níor tuigeadh an cis “{ $text }”; fágadh an chraobh ar lár.
    .hint = Scríobh none; by rank: Novice 6, Master 2; by average: 45 5, 50 2 (5 do mheán faoi bhun 45, 2 do cheann faoi bhun 50); nó, le haghaidh céatadán, by average amháin: an méid atá meán na bliana seo caite faoi bhun 50.
competition-key = Níl aon eochair “{ $key }” ag craobh, mar sin níor úsáideadh a luach.
    .hint = { $meant }Is iad colúin na bileoige Competitions na heochracha.
group-bounds = Ní féidir le duine ar bith a bheith sa ghrúpa seo, mar go gcríochnaíonn { $what } sula dtosaíonn; fágadh an ró ar lár.
    .hint = Malartaigh an dá theorainn, nó glan ceann acu.
rating-bound = Ní rátáil é { $text }, mar sin ní chuireann { $column } teorainn le haon rud; fágadh an ró ar lár.
    .hint = Clóscríobh slánuimhir 0 nó níos mó, nó glan an chill.
group-twice = Tá { $what } “{ $name }” ag { $first } cheana, mar sin fágadh an ró seo ar lár.
    .hint = Scrios ceann den dá ró, nó tabhair ainm eile ar cheann acu.
stratum-label = Ní féidir “{ $label }” a bheith ina stratam: tá litir amháin ag gach stratam, nó tá slánuimhir ag gach ceann.
    .hint = Scríobh B, C … nó 2, 3 … faoi Stratum, an ceann is ísle ar deireadh. Baineann ainm mar Silver le Group.
stratum-unbounded = Níl aon teorainneacha ag stratam { $label }, mar sin bheadh gach duine ann, agus i ngach stratam os a chionn.
    .hint = Líon isteach cé atá ann, mar Masterpoints to.
stratum-order = Tá stratam { $label } faoi bhun stratam { $higher }, ach glacann a theorainneacha iomaitheoirí chomh láidir le cinn { $higher }, nó níos láidre.
    .hint = Is í an litir nó an uimhir dheireanach an stratam is ísle: malartaigh an dá lipéad, nó ceartaigh na teorainneacha.
groups-unread = Tá cuma liosta dá cuid féin ar an mbileog seo, seachas grúpaí iomaitheoirí, mar sin níor léadh aon ghrúpaí uaithi.
    .hint = Níl aon rud le déanamh má tá sé sin ceart; mura bhfuil, tabhair na ceannteidil Group agus a gcuireann teorainn leo do na colúin, mar Category, Rating to nó Masterpoints to, gan imreoirí in aice leo.
group-column_group-column-unread = Níl an colún { $name } i measc chinn na bileoige Groups, mar sin níor léadh é agus ní chuireann sé teorainn le haon ghrúpa.
    .hint = Ceartaigh an ceannteideal (liostaíonn palmares new iad), nó scrios an colún.
stratum-column = Níl an colún { $name } i measc chinn na bileoige Groups, mar sin níor léadh é; d’fhéadfadh sé a rá cé atá i stratam.
    .hint = Ceartaigh an ceannteideal (liostaíonn palmares new iad), nó scrios an colún.
groups-too-many_too-many-groups = Is féidir { $most ->
        [one] { $most } ghrúpa
        [two] { $most } ghrúpa
        [few] { $most } ghrúpa
        [many] { $most } ngrúpa
       *[other] { $most } grúpa
    } ar a mhéad a bheith ag comórtas, agus tá níos mó anseo; fágadh an ró seo ar lár.
    .hint = Bog rónna nach grúpaí iad chuig bileog eile.
group-key = Níl aon eochair “{ $key }” ag grúpa, mar sin fágadh an grúpa seo ar lár.
    .hint = { $meant }Is iad colúin na bileoige Groups na heochracha, seachas Event.
prize-amount = Ní suim airgid é “{ $text }”, mar sin níor ríomhadh aon duaiseanna airgid don chomórtas seo.
    .hint = Scríobh uimhir dheimhneach le dhá ionad de dheachúlacha ar a mhéad, mar 80 nó 80 EUR.
prize-amount_prize-currency-contradicts = Níl “{ $text }” in { $currency }, atá faoi Currency, mar sin níor ríomhadh aon duaiseanna don chomórtas seo.
    .hint = Scríobh an t-airgeadra céanna sa dá chill, nó i gceann amháin.
prize-place = Níl aon áit 0 ann le duais airgid a thabhairt di, mar sin níor ríomhadh aon duaiseanna airgid don chomórtas seo.
    .hint = Tosaíonn áiteanna ag 1 i ngach grúpa.
prize-bounds = Ní féidir le duine ar bith an duais airgid seo a fháil, mar go gcríochnaíonn { $what } sula dtosaíonn; níor ríomhadh aon duaiseanna airgid don chomórtas seo.
    .hint = Malartaigh an dá theorainn, nó glan ceann acu.
prize-column_prize-column-unread = D’fhéadfadh an colún “{ $name }” a rá cé atá in ann duais airgid a bhuachan, ach níl sé i measc chinn na bileoige Prizes, mar sin níor ríomhadh aon duaiseanna airgid.
    .hint = Scríobh an ceannteideal mar atá i bhfoirm bhán: Rating from, Rating to, Born from, Born to, Masterpoints from nó Masterpoints to, an dá theorainn san áireamh.
prizes-too-many_too-many-prizes = Is féidir { $most ->
        [one] { $most } dhuais
        [two] { $most } dhuais
        [few] { $most } dhuais
        [many] { $most } nduais
       *[other] { $most } duais
    } airgid ar a mhéad a bheith ag comórtas, agus tá níos mó anseo; níor ríomhadh ceann ar bith.
    .hint = Bog rónna nach duaiseanna airgid iad chuig bileog eile.
prize-group = Níl aon ghrúpa “{ $name }” in { $place } don chomórtas seo, agus níl an chatagóir sin ag aon iontráil, mar sin níor ríomhadh aon duaiseanna airgid dó.
    .hint = { $meant }Scríobh ainm grúpa mar atá sé ann, nó na teorainneacha iad féin.
sheet-copy_sheet-copied = Tá gach ró den bhileog seo ar an mbileog { $read } freisin; léadh an ceann sin.
    .hint = Scrios an chóip, ionas nach leanfaidh aon duine ar aghaidh sa cheann mícheart.
sheet-copy_sheet-differs = Tá cuma chóip de { $read } ar an mbileog seo: { $rows } ar iarraidh ansin. Níor léadh ach { $read }; ní áirítear aon rud ar an mbileog seo.
    .hint = Cóipeáil rónna ba chóir a áireamh chuig { $read }, agus scrios an bhileog seo.
    .rows = tá { $count } dá rónna
sheet-copy_sheet-unlike = Tá cuma na bileoige { $form }, atá ar iarraidh, ar an mbileog seo. Níor léadh í, agus ní áirítear aon rud uirthi.
    .hint = Más ceart í a áireamh, tabhair an t-ainm { $form } uirthi.
sheet-copy_decisions-unread = Níl aon bhileog Decisions sa leabhar oibre. Tá na ceannteidil chearta ag an mbileog { $sheet } ach níor léadh í, mar sin níor cuireadh aon cheann dá cinntí i bhfeidhm.
    .hint = Más í { $sheet } an ceann ceart, tabhair an t-ainm Decisions uirthi agus réitigh arís.
decisions-unread_decisions-not-read = Níor léadh cinneadh ar bith ar an mbileog seo{ $cells }: ní chinneann ach colún leis an gceannteideal Decision.
    .hint = Tabhair an ceannteideal Decision do cholún na gcinntí, nó bog isteach ann iad, agus réitigh arís.
sheet-of-others_sheet-of-strangers = Tá iomaitheoirí agus scóir ar an mbileog seo, ach níl { $strangers } de na hiomaitheoirí in aon chomórtas den leabhar oibre seo. Níor léadh í, agus ní áirítear aon rud uirthi.
    .hint = Más comórtas í, sábháil mar leabhar oibre ar leith í, nó cuir a rónna le bileoga foirme (palmares new).
corrections-unread = Ní cuid d’fhoirm an colún “{ $heading }”; { $cells } rud ar bith: { $texts }.
    .hint = Cuir pionóis ar an mbileog Adjustments, clóscríobh scóir agus uimhreacha ceartaithe sna gnáthcholúin, agus bain iomaitheoirí nach n-áirítear ó Results. Má tá sé seo go léir sna scóir cheana, níl aon rud le déanamh.
    .cells =
        { $count ->
            [one] ní athraíonn a chill líonta
           *[other] ní athraíonn a { $count } cill líonta
        }
result-name = Is é { $name } iomaitheoir { $label }, ach tá { $typed } in aice lena thoradh. Tá an comórtas ar feitheamh go dtí go dtagann an dá rud le chéile.
    .hint = Má sórtáladh colún amháin gan na cinn eile, cuir sin ar ceal; más seanainm é, ceartaigh nó glan é.
struck-out_row-struck = Tá an ró seo scriosta amach le líne, ach áirítear fós é.
    .hint = Mura ceart é a áireamh, scrios an ró; seachas sin bain an líne tríd amach.
struck-out_cell-struck = Tá “{ $text }” scriosta amach le líne, ach léadh mar sin féin é.
    .hint = Mura ceart é a áireamh, glan an chill; seachas sin bain an líne tríd amach.
score-out-of-line = Tá { $score } { $times } a chomharsana, atá timpeall ar { $near }.
    .hint = Seiceáil an pointe deachúil agus na digití. Úsáideadh an scór mar a clóscríobhadh é.
adjustment-odd_penalty-adds = Is é “{ $reason }” an chúis, ach cuireann { $amount } leis an scór: bíonn míneas le pionós.
    .hint = Scríobh míneas roimh an méid más pionós é. Úsáideadh é mar a clóscríobhadh é.
adjustment-odd_warning-with-amount = Rabhadh is ea an tsraith, nach n-athraíonn scór ar bith, ach tá an méid { $amount } aici. Níor úsáideadh an méid.
    .hint = Má áirítear é, scríobh a aonad faoi Kind; mura n-áirítear, folmhaigh Amount.
adjustment-odd_adjustment-again = Tá an coigeartú céanna ag { $first } cheana; áirítear an dá cheann.
    .hint = Scrios ceann den dá shraith, nó tabhair a babhta nó a cúis do gach ceann.
score-tenth = Is é { $score } % an deichiú cuid de na cinn eile; is dócha gurb é { $meant } % atá i gceist. Tá an comórtas ar feitheamh go dtí go gceartaítear an chill.
    .hint = Clóscríobh { $meant }. Má d’imigh duine go luath, cuir na cláir a imríodh faoi Boards.
score-slip = Le { $meant } in áit { $score } bheadh meán na gcéatadán 50 %; mar a clóscríobhadh iad is é { $average } % an meán.
    .hint = Seiceáil an scór seo agus na cinn eile i gcomparáid le bileog an stiúrthóra.
score-out-of-line_score-over-boards = Tá { $score } IMP i gcluiche { $boards } clár níos mó ná 10 in aghaidh an chláir.
    .hint = Seiceáil an pointe deachúil agus na digití. Úsáideadh an scór mar a clóscríobhadh é.
negative-score = Tá an scór { $score } diúltach{ $alike }, agus ní féidir { $unit } a bheith mar sin.
    .hint = Bain an comhartha lúide amach. Má fhéadann scóir a bheith diúltach, abair faoi Scoring cad iad.
    .alike = , mar { $rest } eile sa chomórtas
lone-sign = Is é { $score } an t-aon scór { $own } i measc { $others } { $other }.
    .hint = Seiceáil an comhartha. Úsáideadh an scór mar a clóscríobhadh é.
    .own =
        { $negative ->
            [yes] deimhneach
           *[no] diúltach
        }
    .other =
        { $negative ->
            [yes] cinn dhiúltacha
           *[no] cinn dheimhneacha
        }
field-average = Is é { $average } % meán { $scores } céatadán{ $session }, ach is é 50 % meán réimse iomláin.
    .hint = Seiceáil an colún, agus nach bhfuil iomaitheoirí ar iarraidh. Mura céatadáin iad na scóir, abair sin faoi Scoring.
    .session = {" "}de sheisiún { $session }
imp-sum = Is é { $sum } suim na { $scores } scór ({ $scoring }), ach bíonn suim réimse iomláin thart ar 0.
    .hint = Seiceáil na comharthaí agus na figiúirí, agus nach bhfuil iomaitheoirí ar iarraidh. Má mhíníonn scóir choigeartaithe é, níl aon rud le déanamh.
filled-down = Na scóir in { $area }: { $are }.
    .hint = Clóscríobh scór gach iomaitheora.
    .are =
        { $copy ->
            [0] méadaíonn siad de 1 ó ró go ró, amhail is gur líon Excel sraith
           *[other] { $copy } iad go léir, amhail is gur líonadh cill amháin síos
        }
match-sum_sum-of-match = Is é { $sum } suim { $what } an dá thaobh, ach { $usual } sna cluichí eile.
    .hint = Ceartaigh an ceann mícheart, nó scríobh adjusted faoi Note má bhronn an stiúrthóir iad.
two-in-round = Tá beirt chéilí comhraic ag iontráil { $label } i mbabhta { $round }, anseo agus ag { $first }, agus níl ceann ar bith ag iontráil { $absent }.
    .hint = Ceartaigh an uimhir mhícheart.
two-in-round_other-round = Tá céilí comhraic eile ag { $sides } i mbabhta { $round } freisin, agus níl ceann ar bith acu i mbabhta { $meant }.
    .hint = Ceartaigh an babhta má chas siad ar a chéile i mbabhta { $meant }.
met-again = I mbabhta { $round } casann siad seo ar a chéile arís: { $pairs }. I gcomórtas Eilvéiseach ní chasann aon duine ar an gcéile comhraic céanna faoi dhó (C.04.1).
    .hint = Ceartaigh an babhta nó na huimhreacha. Má casadh ar a chéile arís iad, ní gá aon ní a dhéanamh.
met-again_round-again = Tá babhta { $round } mar an gcéanna le babhta { $other }: gach cluiche lena thoradh.
    .hint = Má greamaíodh sraitheanna bhabhta { $other } faoi dhó, clóscríobh cluichí bhabhta { $round }; seachas sin níl aon rud le déanamh.
session-again = Tá an scór céanna ag { $same } as { $both } iomaitheoir i seisiún { $session } is atá i seisiún { $other }. Áirítear an dá cheann.
    .hint = Má greamaíodh scóir sheisiún { $other } faoi dhó, clóscríobh scóir sheisiún { $session }; seachas sin níl aon rud le déanamh.
opponent-missing = Tá scóir don dá thaobh ag cluiche iontráil { $label } ach níl céile comhraic ann; áirítear mar bhabhta saor é.
    .hint = Líon isteach an céile comhraic. Mura raibh ceann ann, scríobh bye faoi Note agus glan na scóir eile.
lone-sign_lone-declarer = Tá an comhartha contrártha ag { $score } ar chlár { $board } leis na { $others } toradh eile, agus is ionann formhór díobh seachas sin.
    .hint = Seiceáil an comhartha agus an fógróir. Úsáideadh an scór mar a clóscríobhadh é.
scoring-heading = Deir Scoring { $scoring }, ach is é “{ $heading }” ceannteideal na scór. Léadh mar { $scoring } iad.
    .hint = Ceartaigh Scoring, nó athraigh an ceannteideal go Score.
scoring-heading_scores-of-percent = Deir Scoring { $scoring }, ach is é 50 go díreach meán na { $scores } scór, mar a bhíonn ag céatadáin. Léadh iad mar { $scoring }.
    .hint = Más céatadáin iad, scríobh percent faoi Scoring.
name-is-number = { $wrong }.
    .hint = Cuir an t-ainm faoi Player agus an uimhir bhallraíochta faoi No; is í an uimhir a shocraíonn cé a fhaigheann na pointí.
    .wrong =
        { $number ->
            [0] Ní ainm é “{ $text }”
           *[other] “{ $text }” an t-ainm agus “{ $number }” an uimhir: tá an dá cholún malartaithe
        }
name-blank = Níl ainm ag an imreoir le huimhir { $number }, cé go bhfuil ceann ag gach duine eile.
    .hint = Clóscríobh an t-ainm; gan é ní thabharfadh aon duine uimhir mhícheart faoi deara.
player-missing_players-missing = Ní ainmníonn iontráil { $label } ach { $named }, ach tá { $usual ->
        [many] { $usual } n-imreoir
       *[other] { $usual } imreoir
    } in iontráil; ní fhaigheann na daoine eile aon duais.
    .hint = Clóscríobh ainmneacha agus uimhreacha na n-imreoirí atá ar iarraidh.
name-in-two = Tá { $name } in iontráil { $other } ({ $at }) freisin, ach ní féidir le duine ar bith imirt in dhá cheann.
    .hint = Ceartaigh an t-ainm mícheart. Más beirt leis an ainm céanna iad, tabhair uimhir bhallraíochta do gach duine acu.
name-in-two_name-with-other-number = Tá { $name } in iontráil { $other } freisin ({ $at }), le huimhir bhall eile.
    .hint = Ceartaigh an t-ainm má líonadh síos nó má greamaíodh é: clóitear é mar atá. Más beirt den ainm céanna iad, ní gá aon rud a dhéanamh.
two-names = Tá dhá ainm in “{ $text }” i gcill imreora amháin, mar sin níl sé soiléir cé leis an uimhir agus na pointí seo.
    .hint = Tabhair cill agus uimhir ar leith do gach imreoir.
placeholder-name_placeholder = Ní ainm imreora é “{ $name }”, ach glacann sé áit agus áirítear do tháblaí agus do dhuaiseanna é.
    .hint = Más péire bréige nó babhta saor é, scrios an ró; seachas sin clóscríobh cé a d’imir.
entry-out = Tá iontráil { $label } “{ $status }”, ach tá scór aici agus gheobhadh sí duais. Tá an comórtas ar feitheamh go dtí go n-athraítear ceann den dá rud.
    .hint = Mura n-áirítear an scór, bain den bhileog Results é; seachas sin glan an stádas.
entry-left = Tá iontráil { $label } “{ $status }”, ach áirítear a scór mar aon cheann eile.
    .hint = Mura n-áirítear an scór, bain den bhileog Results é; seachas sin níl aon rud le déanamh.
entry-status-unread = Ní stádas ar eolas ag palmares é “{ $status }”, mar sin áirítear iontráil { $label } mar aon cheann eile.
    .hint = Scríobh withdrawn after N, house, drop-in N, guest, not contending nó green elsewhere; cuir nótaí faoi Note.
many-boards = Ní féidir le duine ar bith { $boards } clár a imirt in { $over }; is é { $most } an líon is mó.
    .hint = Ceartaigh an uimhir. Má tá sí ceart, líon isteach Sessions, Rounds nó End date.
many-boards_boards-of-match = Tá { $boards } clár ag an gcluiche seo; tá thart ar { $near } ag na cinn eile.
    .hint = Ceartaigh an uimhir; braitheann pointí bua uirthi.
boards-unlikely = Deir Boards { $boards }, ach { $why }.
    .hint = Ceartaigh cibé ceann atá mícheart; braitheann duaiseanna ar na cláir.
boards-unlikely_boards-of-all = Tá { $boards } clár ag gach cluiche, ach { $why }.
    .hint = Ceartaigh cibé ceann atá mícheart; braitheann pointí bua ar chláir cluiche.
note-against-score = Deir an nóta { $note }, ach tá { $winner } chun tosaigh le { $score }.
    .hint = Ceartaigh an nóta nó an scór. Má ghéill an taobh a bhí chun tosaigh, níl aon rud le déanamh.
winners-of-mitchell = Is Mitchell é Movement, a rangaíonn Thuaidh-Theas agus Thoir-Thiar ar leithligh, ach is 1 é Winners; rangaíodh gach duine in aon liosta amháin.
    .hint = Scríobh 2 faoi Winners, nó scrambled mitchell faoi Movement.
pairs-not-teams = Deir Format teams, ach tá beirt imreoirí i ngach iontráil agus níl ainm ag aon fhoireann.
    .hint = Scríobh pairs faoi Format más péirí iad.
pairs-not-players = Deir Format individual, ach tá beirt imreoirí i ngach iontráil.
    .hint = Scríobh pairs faoi Format más péirí iad.
date-ahead = Is dócha go bhfuil an dáta { $date } mícheart: { $why }.
    .hint = Ceartaigh an bhliain.
winners-not-said = Tá treonna ag na hiontrálacha, ach ní deir Movement ná Winners an rangaítear Thuaidh-Theas agus Thoir-Thiar ar leithligh. Rangaíodh gach duine in aon liosta amháin.
    .hint = Líon isteach Winners: 2 má rangaítear ar leithligh iad, 1 más aon réimse amháin gach duine.
best-of-differs = Is é { $best } Best of, { $why }.
    .hint = Ceartaigh Best of, nó tabhair ró do gach iomaitheoir do gach seisiún.
results-counted-blank = Tá Results counted bán, mar sin áiríodh { $what } do gach iomaitheoir sa dréimire.
    .hint = Líon isteach cé mhéad toradh a áirítear do gach iomaitheoir.
matches-under-format_matches-unused = Tá na scóir ar an mbileog Matches, ach níl aon chluichí ag an bhformáid { $format }.
    .hint = Roghnaigh formáid le cluichí, mar swiss pairs, nó tabhair na scóir ar Results.
totals-row = Iomláin atá sa ró “{ $text }”; fágadh ar lár é.
    .hint = Níl aon rud le déanamh.
not-a-workbook = Tá ainm leabhair oibre ar an gcomhad seo, ach is é atá ann ná { $looks_like }.
    .hint = Oscail é in Excel nó LibreOffice agus sábháil mar leabhar oibre Excel (.xlsx) é.
text-alone_sheet-alone = Ní leabhar oibre an comhad seo: tá ceannteidil na bileoige { $sheet } d’fhoirm aige, agus faic eile.
    .hint = Ní bhíonn ach bileog amháin i gcomhad téacs (CSV). Sábháil an leabhar oibre iomlán mar .xlsx in Excel nó LibreOffice agus úsáid é sin; nó cóipeáil na rónna chuig an mbileog { $sheet } d’fhoirm bhán (palmares new).
text-alone_table-alone = Is tábla téacs é an comhad seo nach bhfuil ar eolas ag palmares; is iad { $headings } a cheannteidil.
    .hint = Má tháinig sé ó ardán beiriste, ó ghléasanna scórála nó ó shuíomh gréasáin club, easpórtáil an seisiún ansin mar .pbn, .bws, USEBIO (.xml), nó .csv a thosaíonn le #Title nó #VERSION. Más do bhileog féin é, rith palmares adopt FILE --out FOLDER, a fhiafraíonn cad is brí lena cholúin.
workbook-damaged = Tá an leabhar oibre truaillithe nó neamhiomlán ({ $why }).
    .hint = Iarr an comhad arís, nó oscail in Excel é, lig d’Excel é a dheisiú, agus sábháil arís é.
workbook-encrypted = Tá an leabhar oibre cosanta le pasfhocal agus ní féidir é a léamh.
    .hint = Oscail é lena phasfhocal, bain an pasfhocal de (File, Info, Protect Workbook) agus sábháil é.
workbook-too-large = Níor léadh an leabhar oibre mar { $what }.
    .hint = Cóipeáil na cealla atá in úsáid chuig leabhar oibre nua agus sábháil mar .xlsx é.
sheet-unreadable = Níorbh fhéidir ach cuid den bhileog a léamh ({ $why }).
    .hint = Oscail an leabhar oibre in Excel, lig d’Excel é a dheisiú, agus sábháil arís é.
layout-not-copied = Tá { $what } san fhoirm, ach níl siad sa chóip nótáilte.
    .hint = Níl aon rud le déanamh: léadh gach luach, agus fanann an fhoirm féin mar atá.
layout-not-copied_copy-rebuilt = Is leabhar oibre nua cóip nótáilte na foirme seo, leis na cealla agus an fhormáidiú céanna, mar { $why }. Níl pictiúir, cairteacha, formáidí coinníollacha ná macraí inti.
    .hint = Níl aon rud le déanamh: léadh gach luach. Chun cóip ina bhfuil gach rud a fháil, sábháil an fhoirm in Excel mar ghnáthleabhar oibre .xlsx nó .xlsm.
layout-not-copied_register-rebuilt = Is leabhar oibre nua an rolla nua, le cealla agus formáidiú an tseancheann, mar { $why }. Níl pictiúir, cairteacha, formáidí coinníollacha ná macraí ann.
    .hint = Níl aon rud le déanamh: léadh gach luach. Chun rolla ina bhfuil gach rud a fháil, sábháil an seancheann in Excel mar ghnáthleabhar oibre .xlsx nó .xlsm agus réitigh arís é.
no-event-sheet = Níl bileog Event ná Events ná tábla torthaí ann, mar sin ní féidir aon rud sa leabhar oibre seo a úsáid.
    .hint = Más foirm é, tabhair an t-ainm “Event” ar an mbileog a chuireann síos ar an gcomórtas; scríobhann palmares new ceann bán. Más do bhileog féin é, tabhair ceannteidil shimplí dá colúin, mar Place, Names agus Score.
no-event-sheet_register-among-returns = Rolla ball atá sa leabhar oibre seo, ní foirm: níl bileog Event ná Events ann.
    .hint = Coinnigh lasmuigh d’fhillteán na bhfoirmeacha é.
no-event-sheet_event-unknown = Níl bileog Event ann, agus ní thugann aon rud eile { $missing } an chomórtais.
    .hint = Tabhair ar líne na n-orduithe é ({ $how }), cuir i gcomhad palmares.toml san fhillteán seo é, nó cuir an bhileog Event leis (palmares new).
event-from-settings = Níl bileog Event ann, mar sin cuireann na socruithe síos ar an gcomórtas: { $said }.
    .hint = Níl aon rud le déanamh má tá sé sin ceart; seachas sin cuir an bhileog Event leis.
no-event = Níl aon chomórtas ar an mbileog: níl aon rud líonta isteach.
    .hint = Líon isteach Rules agus Format ar a laghad.
unknown-sheet = Ní cuid d’fhoirm an bhileog seo; níor léadh í, ach fanann sí sa chóip nótáilte{ $said }.
    .hint = { $meant }Má tá iontrálacha nó torthaí inti, ainmnigh mar atá i bhfoirm bhán í (palmares new).
    .said = : { $texts }
repeated-sheet = Tá an bhileog seo faoi dhó sa leabhar oibre; níor úsáideadh ach “{ $first }”.
    .hint = Cuir gach ró ar aon bhileog amháin, agus scrios an ceann eile nó tabhair ainm eile uirthi.
hidden-sheet = Tá an bhileog i bhfolach, ach léadh mar sin féin í.
    .hint = Nocht í chun an méid a léadh a fheiceáil, nó scrios í mura ceart í a áireamh.
hidden-rows = Léadh rónna atá i bhfolach nó scagtha mar sin féin: { $rows }.
    .hint = Nocht iad chun an méid a léadh a fheiceáil, nó scrios iad mura ceart iad a áireamh.
hidden-columns = Léadh colúin atá i bhfolach mar sin féin: { $columns }.
    .hint = Nocht iad chun an méid a léadh a fheiceáil.
bye-result_result-of-bye = Babhta saor atá sa ró seo, mar sin ní áirítear “{ $typed }”; áirítear an babhta saor.
    .hint = Glan an chill. Má bhí cluiche ann, cuir isteach an céile comhraic.
number-letter = Tá litir i measc na ndigití san uimhir bhallraíochta “{ $text }”; is dócha gurb é { $meant } atá i gceist.
    .hint = Más é, clóscríobh an digit in áit na litreach.
merged-scores = Tá na cealla { $area } cumaiscthe; fuair gach ceann de na rónna seo an scór.
    .hint = Díchumaisc na cealla agus clóscríobh gach scór.
merged-cells = Tá na cealla { $area } cumaiscthe; fuair gach ceann de na rónna seo an luach.
    .hint = Más leis an gcéad ró amháin é, díchumaisc na cealla.
no-headings = Níor aimsíodh ró ceannteideal sa chéad 25 ró den bhileog { $sheet }.
    .hint = Caithfidh dhá cheann díobh seo ar a laghad a bheith sna ceannteidil: { $wanted }.
missing-column = Níl aon cholún { $column } ar an mbileog, mar sin ní féidir aon ró a úsáid.
    .hint = Scríobh “{ $column }” os cionn an cholúin ina bhfuil sé.
beyond-columns = Ní léitear ach { $most } colún mar sin, mar sin níor úsáideadh an colún “{ $heading }”.
    .hint = Ná húsáid níos mó colún ná sin; is féidir imreoirí nár imir a fhágáil ar lár.
repeated-column = Tá an ceannteideal “{ $heading }” ann faoi dhó; níor úsáideadh ach an colún ag { $first }.
    .hint = Scrios ceann den dá cheann nó tabhair ainm eile air.
second-score-column = Tá scóir in “{ $used }” agus in “{ $left }” araon; rangaítear iomaitheoirí de réir “{ $used }”.
    .hint = Más é an ceann eile ba chóir a áireamh, athraigh a cheannteideal go “Score”.
second-score-column_second-scores-differ = Thabharfadh “{ $left }” rangú eile ná “{ $used }”; rangaítear iomaitheoirí de réir “{ $used }”.
    .hint = Más é “{ $left }” ba chóir a áireamh, bog a scóir go “{ $used }”. Má thaispeánann sé pionóis atá ar an mbileog Adjustments, níl aon rud le déanamh.
column-near = Is dócha gurb é { $nearest } an colún “{ $heading }”, ach tá an ceannteideal éagsúil, mar sin níor léadh é.
    .hint = Athraigh an ceannteideal go { $nearest }.
column-near_column-lost = Is dócha gurb é { $nearest } an colún “{ $heading }”, ach tá an ceannteideal éagsúil, mar sin níor léadh é.
    .hint = Athraigh an ceannteideal go { $nearest }.
heading-adjustment-odd = Coigeartú amhrasach
heading-blank_heading-lost = Níl ceannteideal ag an gcolún, mar sin níor léadh é; is dócha gurb é { $nearest } é.
    .hint = Tabhair an ceannteideal { $nearest } dó.
heading-blank = Níl ceannteideal ag an gcolún, mar sin níor léadh a { $count } cill.
    .hint = Tabhair ceannteideal ó fhoirm bhán (palmares new) dó, nó ceann dá do chuid féin más do d’úsáid féin é.
unknown-column = Ní cuid d’fhoirm an colún “{ $heading }”; níor léadh é, ach fanann sé sa chóip nótáilte{ $said }.
    .hint = { $meant }Níl aon rud le déanamh más do d’úsáid féin an colún.
    .said = : { $texts }
unknown-column_column-not-kept = Níl an colún “{ $heading }” mar chuid den bhileog seo, a scríobhann palmares as an nua: ní bheidh a bhfuil ann ({ $cells }) sa leabhar oibre nua.
    .hint = Coinnigh in áit eile é: ar bhileog de do chuid féin, nó ar Members.
note-not-kept = Scríobhann palmares an leathán “{ $sheet }” as an nua: ní bheidh na nótaí ar a chealla sa leabhar oibre nua: { $texts }.
    .hint = Coinnigh in áit eile iad: ar leathán de do chuid féin, nó ar Members.
note-not-kept_reasons-not-kept = Ní fhanann a bhfuil clóscríofa faoi { $columns } ar an mbileog { $sheet } ó scríobh palmares í (rónna: { $rows }), mar scríobhann palmares na colúin seo as an nua.
    .hint = Coinnigh in áit eile é: ar bhileog de do chuid féin, nó ar Members.
cell-not-kept = Scríobhann palmares an leathán “{ $sheet }” as an nua: ní bheidh an méid a clóscríobhadh taobh amuigh dá thábla sa leabhar oibre nua: { $texts }.
    .hint = Coinnigh in áit eile é: ar leathán de do chuid féin, nó ar Members.
unknown-column_other-column = Tá { $what } sa cholún “{ $heading }”; níor léadh é, ach fanann sé sa chóip nótáilte.
    .hint = Níl aon rud le déanamh.
sheet-found = Tá iomaitheoirí agus scóir ar an mbileog “{ $name }”; léadh í mar an mbileog Results.
    .hint = Níl aon rud le déanamh má tá sé sin ceart; seachas sin tabhair an t-ainm “Results” ar an mbileog ina bhfuil na torthaí.
entries-numbered = Níl uimhreacha ag na hiomaitheoirí, mar sin uimhríodh iad in ord na rónna.
    .hint = Níl aon rud le déanamh. Chun iad a uimhriú tú féin, cuir colún “Entry” leis.
unknown-key = Níl aon eochair “{ $key }” ag an mbileog Event, mar sin níor úsáideadh a luach.
    .hint = { $meant }Tá na heochracha liostaithe i gcolún A d’fhoirm bhán (palmares new).
repeated-key = Tá { $key } líonta isteach cheana ag { $first }; níor úsáideadh an dara freagra seo.
    .hint = Scrios ceann den dá cheann. Le haghaidh roinnt comórtas in aon leabhar oibre amháin, úsáid an bhileog Events, ró amháin do gach ceann.
error-cell = Tá an earráid { $error } sa chill in áit luacha.
    .hint = Deisigh an fhoirmle nó clóscríobh an luach.
formula-without-value = Sábháladh an fhoirmle ={ $formula } gan a toradh.
    .hint = Oscail an leabhar oibre in Excel agus sábháil é, nó clóscríobh an luach.
unreadable-number = Ní féidir “{ $text }” a léamh mar uimhir do { $column }.
    .hint = Clóscríobh uimhir mar 57.25, 57,25, 7½ nó 1,234.5.
no-whole-number = Caithfidh { $column } a bheith ina shlánuimhir; ní hamhlaidh { $text }.
    .hint = Clóscríobh slánuimhir, mar 24.
number-too-large = Ní féidir { $column } a bheith ina { $text }: is é { $most } an uimhir is mó is féidir.
    .hint = Seiceáil an bhfuil digití breise ann, nó uimhir ó cholún eile.
unreadable-date = Ní dáta é “{ $text }”: { $why }.
    .hint = Clóscríobh lá/mí/bliain, mar 27/07/2026, nó 2026-07-27.
number-for-date = Léadh an uimhir { $text } mar an dáta { $read }.
    .hint = Má tá sé sin ceart, formáidigh an chill mar dháta; mura bhfuil, clóscríobh an dáta.
birth-year = Níl in { $year } ach bliain, mar sin níl an dáta breithe ar eolas.
    .hint = Clóscríobh an dáta iomlán, mar 27/07/{ $year }, nó tabhair an ceannteideal Birth year do cholún blianta.
unreadable-place = Ní áit é “{ $text }”, mar sin níor seiceáladh é.
    .hint = Clóscríobh 3, nó 3= le haghaidh áit i bpáirt. Ríomhann palmares áiteanna ó na scóir ar aon nós.
unknown-choice = Ní freagra do { $column } é “{ $text }”.
    .hint = { $meant }Is féidir ceann díobh seo a bheith ann: { $choices }.
unknown-format = Ní formáid comórtais é “{ $text }”.
    .hint = { $meant }Tá gach formáid ar liosta anuas foirme báine (palmares new).
unknown-rules = Ní leabhar rialacha é “{ $text }”.
    .hint = { $meant }Rith palmares rules chun liosta a fháil.
unknown-status = Ní stádas eagraí é “{ $text }”.
    .hint = { $meant }Is féidir club, district, area, regional nó national a bheith ann.
missing-key = Níl aon { $key } ag an gcomórtas.
    .hint = Líon isteach { $key } ar an mbileog Event; liostaíonn foirm bhán (palmares new) na freagraí is féidir.
date-for-number = D’athraigh Excel a clóscríobhadh anseo go dtí an dáta { $shown }{ $perhaps }{ $readings }.
    .hint = Formáidigh an chill mar théacs agus clóscríobh arís é.
    .perhaps = ; seans gurbh é seo a bhí ann:{" "}
    .readings = { $readings }
date-undone = D’athraigh Excel { $read } go dtí an dáta { $shown }; léadh mar { $read } é.
    .hint = Formáidigh cealla mar sin mar théacs sula gclóscríobhann tú.
text-numbers = { $count } { $numbers } sa cholún seo, mar “{ $example }”, { $are } stóráilte mar théacs; { $read }.
    .hint = Níl aon rud le déanamh, ach fágann suimeanna in Excel cealla mar sin ar lár.
    .numbers = uimhir
    .are = atá
    .read =
        { $count ->
            [one] léadh mar uimhir í
           *[other] léadh mar uimhreacha iad
        }
decimal-comma = Léadh “{ $text }” mar { $read }, le camóg dheachúil.
    .hint = Má scarann an chamóg mílte, fág ar lár í.
percent-guessed = Níl aon uimhir sa cholún “{ $column }” os cionn 1, mar sin léadh { $text } mar { $read } %, agus na cinn eile mar an gcéanna.
    .hint = Formáidigh na cealla mar chéatadáin, nó clóscríobh 57.25.
percent-mixed = Is dócha gurb é { $meant } % atá i gceist le { $text }: tá na céatadáin eile os cionn 1. Tá an comórtas ar feitheamh go dtí go gceartaítear an chill.
    .hint = Clóscríobh { $meant }.
impossible-percent = Ní céatadán idir 0 agus 100 é { $text }, mar sin fágadh an ró ar lár.
    .hint = Seiceáil an scór, nó abair faoi Scoring cad iad na scóir.
leading-zeros = D’fhág Excel nialais tosaigh na huimhreach ballraíochta { $text } ar lár; léadh mar { $read } í.
    .hint = Formáidigh an colún mar théacs sula gclóscríobhann tú na huimhreacha.
short-number = Tá an uimhir bhallraíochta { $text } níos giorra ná na cinn eile san fhoirm seo, a bhfuil { $length ->
        [one] { $length } dhigit
        [two] { $length } dhigit
        [few] { $length } dhigit
        [many] { $length } ndigit
       *[other] { $length } digit
    } iontu; d’fhéadfadh sé gur chaill sí nialais tosaigh.
    .hint = Seiceáil í, agus formáidigh an colún mar théacs.
number-unlike = Níl an uimhir bhallraíochta { $text } cosúil leis na cinn eile san fhoirm seo, mar { $example }{ $perhaps }.
    .hint = Seiceáil í: is í an uimhir a shocraíonn cé a fhaigheann na pointí. Úsáideadh mar a clóscríobhadh í.
    .perhaps = ; is dócha gur { $meant } atá i gceist
number-behind-name = Léadh “{ $text }” mar an ainm { $name } agus an uimhir bhallraíochta { $number }.
    .hint = Níl aon rud le déanamh; tá colún dá gcuid féin ag uimhreacha ballraíochta.
number-in-name = Ainm leis an uimhir { $number } is ea “{ $text }”; níor úsáideadh í mar uimhir bhallraíochta.
    .hint = Cuir an uimhir bhallraíochta faoi No, nó bain na digití as an ainm.
odd-number = Ní féidir “{ $text }” a bheith ina uimhir bhallraíochta, mar sin níor úsáideadh é.
    .hint = Clóscríobh an uimhir mar atá ar chárta an bhaill, nó fág an chill bán.
repeated-event = Tá comórtas { $id } ag { $first } cheana; fágadh an ceann seo ar lár.
    .hint = Tabhair a aitheantas féin do gach comórtas agus úsáid ar na bileoga eile é.
unknown-event = Níl aon chomórtas { $id } sa leabhar oibre seo, mar sin fágadh an ró ar lár.
    .hint = Úsáid aitheantas an chomórtais ón mbileog Event nó Events.
no-event-named = Tá roinnt comórtas sa leabhar oibre, ach ní deir an ró seo cé acu; fágadh ar lár é.
    .hint = Líon isteach an colún Event.
no-rules = Níl aon leabhar rialacha ag an gcomórtas.
    .hint = Líon isteach Rules, mar wbu-2003, nó tabhair --rules ar líne na n-orduithe.
no-date = Níl dáta ag an gcomórtas, mar sin níl dáta ar a theastais ach an oiread.
    .hint = Líon isteach Date.
no-date_sheet-without-date = Ní thugann an bhileog seo dáta, mar sin níl dáta ar a teastais ach an oiread.
    .hint = Úsáid --set "Date=2026-05-05", nó rith palmares adopt ar an mbileog seo, a fhiafraíonn faoin dáta.
end-before-start = Críochnaíonn an comórtas ar { $end }, sula dtosaíonn sé ar { $start }.
    .hint = Seiceáil an dá dháta; tagann an lá roimh an mí.
impossible-boards = Ní líon clár é { $text }.
    .hint = Clóscríobh cé mhéad clár a d’imir gach iomaitheoir, mar shlánuimhir.
impossible-boards_more-boards-than-played = Ní fhéadfadh imreoir { $text } clár a imirt i gcomórtas { $played }.
    .hint = Ceartaigh cibé ceann atá mícheart; má d’imir an t-imreoir iad go léir, fág cláir an imreora bán.
impossible-rounds = Ní líon babhtaí é { $text }.
    .hint = Clóscríobh cé mhéad babhta atá sa chomórtas, mar shlánuimhir ó 1 go { $most }, nó glan an chill.
impossible-tables = Ní féidir { $text } a bheith ina líon táblaí do { $entries ->
        [many] { $entries } n-iontráil
       *[other] { $entries } iontráil
    }.
    .hint = Clóscríobh líon na dtáblaí in úsáid (ceadaítear leath-tháblaí), nó fág an chill bán agus comhairfidh palmares iad.
tables-disagree = Deir an fhoirm { $typed } tábla, ach tagann { $counted } as na hiontrálacha; úsáideadh { $typed }.
    .hint = Cuir isteach gach iomaitheoir, nó fág Tables bán agus comhairfidh palmares iad.
impossible-winners = Ní féidir { $winners } liosta rangaithe a bheith ag comórtas den fhormáid { $format }.
    .hint = Bíonn 1 nó 2 bhuaiteoir ag péirí, 1 nó 4 ag comórtas aonair, 1 ag foirne.
unknown-movement = Ní gluaiseacht ar eolas é “{ $text }”, mar sin rangaíodh gach péire in aon liosta amháin.
    .hint = { $meant }Líon isteach Winners: 2 má rangaítear Thuaidh-Theas agus Thoir-Thiar ar leithligh, seachas sin 1.
unknown-movement_movement-of-swiss = Ní gluaiseacht do chomórtas Eilvéiseach imreoirí é “{ $text }”, mar sin ní dhéantar crannchur babhta ar bith.
    .hint = { $meant }Fág Movement bán le haghaidh comórtas Eilvéiseach; scríobh scheveningen le haghaidh cluiche idir dhá fhoireann.
unknown-movement_movement-of-chess-teams = Ní gluaiseacht d’fhoirne fichille é “{ $text }”, mar sin ní dhéantar crannchur babhta ar bith.
    .hint = { $meant }Fág Movement bán le haghaidh comórtas Eilvéiseach, nó scríobh all play all. Bíonn Format swiss agus ró do gach imreoir ag cluiche Scheveningen.
unknown-movement_movement-of-bridge = Ní gluaiseacht ar eolas é “{ $text }”, mar sin ní dhéantar crannchur babhta ar bith.
    .hint = { $meant }Fág Movement bán le haghaidh comórtas Eilvéiseach, nó scríobh all play all.
result-before_no-result-before = Deir Result before “{ $text }”, nach toradh é, mar sin níor úsáideadh é.
    .hint = Scríobh an toradh roimh an gceartú, mar 1-0, nó glan an chill.
fee-of-nobody = Tá táille ag ró { $row } ach níl iontráil aige, mar sin fágtar as iomláin na deisce iontrála é.
    .hint = Scríobh uimhir na hiontrála sa ró, nó glan an ró.
repeated-entry = Tá iontráil { $label } ag { $first } cheana; fágadh an ró seo ar lár.
    .hint = Tabhair a uimhir féin do gach iomaitheoir ina rannóg agus ina threo.
no-players = { $what }.
    .hint = Clóscríobh na hainmneacha faoi Player 1, Player 2 agus mar sin de.
    .what =
        { $all ->
            [0] Níl imreoirí ag iontráil { $label }, mar sin ní féidir le duine ar bith a duais a fháil
           *[other] Níl imreoirí na { $all } iontráil ar eolas. Rangaítear de réir uimhreach iad, agus ní féidir le duine ar bith duais a fháil
        }
number-twice = Tá an uimhir bhallraíochta { $number } faoi dhó in iontráil { $label }.
    .hint = Ceartaigh an ceann mícheart: is í an uimhir a shocraíonn cé a fhaigheann na pointí.
player-twice = Tá an t-imreoir leis an uimhir { $number } in iontráil { $other } den chomórtas seo freisin.
    .hint = Seiceáil cé acu den dá iontráil lena mbaineann an t-imreoir.
no-direction = Níl treo ag iontráil { $label }, ach rangaítear gach treo ar leithligh; fágadh ar lár í.
    .hint = Líon isteach Direction, nó uimhrigh na péirí 1NS, 1EW agus mar sin de.
no-direction_no-directions = Ciallaíonn { $what } { $winners } liosta rangaithe, ach níl treo ag aon iontráil; rangaíodh gach duine in aon liosta amháin.
    .hint = Scríobh 1 faoi Winners más aon réimse amháin gach duine, mar atá i Howell; seachas sin tabhair a threo do gach péire, mar 1NS agus 1EW.
direction-disagrees = Ní réitíonn iontráil { $label } leis an treo { $direction } ina ró, mar sin fágadh an ró ar lár.
    .hint = Ceartaigh an ceann atá mícheart.
direction-unused = Níl liosta rangaithe ag treo { $direction } i gcomórtas le { $winners } buaiteoir, mar sin fágadh an ró ar lár.
    .hint = Úsáid NS agus EW le 2 bhuaiteoir; N, S, E agus W le 4.
unknown-entry = Níl aon iontráil { $label } sa chomórtas seo, mar sin fágadh an ró ar lár.
    .hint = { $meant }Úsáid an uimhir ón mbileog Entries.
unknown-entry_totals-as-entry = Níl aon iontráil { $label } sa chomórtas seo, mar sin fágadh an ró ar lár.
    .hint = Más sraith iomlán í seo, bog go bileog eile í.
ambiguous-entry = D’fhéadfadh iontráil { $label } a bheith ina { $readings }, mar sin fágadh an ró ar lár.
    .hint = Líon isteach Direction nó Section, nó scríobh an iontráil ina hiomláine.
columns-swapped = Tá cuma mhalartaithe ar { $entry } agus { $score } in { $area }: tá na hiontrálacha faoi { $score }, mar sin níor léadh aon ró.
    .hint = Malartaigh an dá cheannteideal, nó an dá cholún fúthu.
repeated-result = Tá toradh ag iontráil { $label } ag { $first } cheana; fágadh an ró seo ar lár.
    .hint = Scrios ceann den dá cheann, nó líon isteach Session má tá roinnt acu ag an gcomórtas.
draw-name = Is é { $name } uimhir { $label }, ach is é { $typed } an t-ainm in aice leis. Is í an uimhir a áirítear.
    .hint = Chun péireáil a athrú, clóscríobh uimhir eile; níl sna hainmneacha ach seiceáil.
second-rating-column_second-rating = Tá rátálacha in “{ $used }” agus in “{ $left }” araon; úsáideann an t-ord tosaigh “{ $used }”.
    .hint = Más é an ceann eile ba chóir a áireamh, athraigh a cheannteideal go “Rating”.
second-rating-column_second-rating-missed = Tá rátálacha in “{ $used }” agus in “{ $left }” araon; úsáideann an t-ord tosaigh “{ $used }”. { $players } uimhir faoi “{ $left }”, agus { $count } mar dhaoine gan rátáil.
    .hint = Más é an ceann eile ba chóir a áireamh, athraigh a cheannteideal go “Rating”.
    .players =
        { $without ->
            [one] Tá ag imreoir amháin gan rátáil ansin
           *[other] Tá ag { $without } imreoir gan rátáil ansin
        }
    .count =
        { $without ->
            [one] áirítear é
           *[other] áirítear iad
        }
unused-numbers = An colún “{ $heading }”: { $why }.
    .hint = Más iad seo na rátálacha, athraigh an ceannteideal go “Rating”; seachas sin níl aon rud le déanamh.
    .why =
        { $used ->
            [0] uimhreacha, ach ní úsáidtear é, agus níl rátáil ag duine ar bith: úsáideann an t-ord tosaigh teideal agus ainm (C.04.2, 2.2)
           *[other] rud a bhfuil cuma rátálacha air, ach ní úsáidtear é: úsáideann an t-ord tosaigh “{ $used }”
        }
impossible-board = Ní uimhir chláir é { $text }, mar sin fágadh an ró ar lár.
    .hint = Uimhrítear na cláir ó 1.
unreadable-contract = Ní conradh é “{ $text }”, mar sin fágadh an ró ar lár.
    .hint = Scríobh 4H, 3NT, 2Sx, 5Dxx nó pass.
no-declarer = Níl fógróir ag an gconradh { $contract }, mar sin níl scór aige agus fágadh an ró ar lár.
    .hint = Líon isteach By le N, E, S nó W.
no-tricks = Níl cleasa, toradh ná scór ag an gconradh { $contract }, mar sin fágadh an ró ar lár.
    .hint = Líon isteach Tricks (0 go 13), Result (=, +1, -2) nó Score.
impossible-tricks = Ní féidir “{ $text }” a bheith ina chleasa ná ina thoradh ar an gconradh seo, mar sin fágadh an ró ar lár.
    .hint = Bíonn 0 go 13 chleas ann; is é toradh ná =, +1, -2 agus mar sin de.
tricks-disagree = Deir Tricks { $tricks }, ach is uimhir eile is brí le Result { $result }; fágadh an ró ar lár.
    .hint = Ceartaigh nó glan ceann den dá cheann.
contract-score = Is é { $typed } an scór, ach tugann { $contract } ag { $by } le { $tricks ->
        [one] { $tricks } chleas
        [two] { $tricks } chleas
        [few] { $tricks } chleas
        [many] { $tricks } gcleas
       *[other] { $tricks } cleas
    } { $computed }; rinneadh scóráil ar an gclár le { $typed }.
    .hint = Ceartaigh an scór, an conradh, an fógróir nó na cleasa. Is ó thaobh Thuaidh-Theas na scóir: lúide má ghnóthaigh Thoir-Thiar.
impossible-score = Ní thugann aon chonradh ar an gclár seo { $score }: { $why }. { $then }.
    .hint = Ceartaigh an scór; cuir rialú faoi Adjusted.
    .then =
        { $used ->
            [yes] Scóráladh an clár leis
           *[no] Fágadh an ró ar lár
        }
scores-disagree = Is é { $score } scór amháin sa ró seo agus is é { $other } ceann eile, ó thaobh Thuaidh-Theas; fágadh an ró ar lár.
    .hint = Is le Thuaidh-Theas Score agus NS score, is le Thoir-Thiar féin EW score. Ceartaigh nó glan ceann acu.
play-without-contract_play-unused = Tá { $column } líonta isteach gan chonradh, mar sin níor úsáideadh é.
    .hint = Líon isteach an conradh agus an fógróir, nó glan é.
not-two-players = Ní ainmníonn “{ $text }” beirt imreoirí taoibh, mar sin fágadh an ró ar lár.
    .hint = Scríobh an dá uimhir le & eatarthu, mar 3 & 7, nó úsáid na colúin North, South, East agus West.
odd-ruling = Tá scór { $score } ag an rialú, nach dtugann aon chonradh ar an gclár seo: { $why }. Úsáideadh mar a clóscríobhadh é.
    .hint = Seiceáil uimhir an chláir agus scóir an rialaithe.
scores-both-gain = Tá { $north_south } ag Thuaidh-Theas agus { $east_west } ag Thoir-Thiar, níos mó ná mar is féidir le clár a thabhairt.
    .hint = Is óna thaobh féin gach scór: bíonn lúide ar chailleadh.
unreadable-adjusted = Ní scór coigeartaithe é “{ $text }”, mar sin fágadh an ró ar lár.
    .hint = Scríobh A+, A, A-, A+/A-, 60/40, NP, fouled, nó weighted 420*0.6+170*0.4.
weights-not-one = Is é { $sum } suim chionta “{ $text }”, ní 1, mar sin fágadh an ró ar lár.
    .hint = Deachúlacha, codáin nó céatadáin is ea cionta, agus is é 1 a suim.
deal-invalid = Fágadh an roinnt ar lár mar { $why }.
    .hint = Scríobh na ceithre lámh mar KQ76.A72.753.975, spéireataí ar dtús; ní bhraitheann aon scór orthu.
board-without-result = Níl toradh ag clár { $board } anseo, mar sin fágadh an ró ar lár.
    .hint = Líon isteach an conradh nó an scór; scríobh NP faoi Adjusted murar imríodh é.
board-without-result_boards-without-result = Níl toradh ag { $count } ró, mar sin fágadh ar lár iad: { $rows }.
    .hint = Líon isteach an conradh nó an scór; scríobh NP faoi Adjusted san áit nár imríodh clár.
meets-itself = Tá iontráil { $label } ag imirt ina haghaidh féin, mar sin fágadh an ró ar lár.
    .hint = Ceartaigh ceann den dá uimhir.
repeated-board = Tá clár { $board } idir an bheirt seo ag { $first } cheana; fágadh an ró seo ar lár.
    .hint = Scrios ceann den dá cheann, nó líon isteach Round nó Session má imríodh na huimhreacha céanna arís.
board-twice = Tá toradh ag iontráil { $label } ar chlár { $board } ag { $first } cheana, mar sin fágadh an ró seo ar lár.
    .hint = Ceartaigh an clár nó an iontráil, nó líon isteach Round nó Session má imríodh na huimhreacha céanna arís.
two-tables = Tá céile comhraic eile ag iontráil { $label } i mbabhta { $round } ag { $first }; ní féidir le duine ar bith suí ag dhá thábla.
    .hint = Ceartaigh an babhta nó an iontráil.
repeated-match = Tá an cluiche { $sides } ag { $first } cheana; fágadh an ró seo ar lár.
    .hint = Scrios ceann den dá cheann, nó líon isteach Round má casadh an bheirt chéanna ar a chéile arís.
match-board = Ní uimhir chláir é “{ $text }”, mar sin fágadh an ró ar lár.
    .hint = Uimhrigh cláir cluiche ó 1.
match-board-twice = Tá clár { $board } den chluiche seo ag { $first } cheana; fágadh an ró seo ar lár.
    .hint = Ceartaigh ceann den dá chlár, nó líon isteach Round má casadh na foirne céanna ar a chéile arís.
unknown-player = Ní imreoir d’iontráil { $label } é “{ $player }”, mar sin fágadh an ró ar lár.
    .hint = Scríobh ionad an imreora sa ró ar Entries (1 go 16), nó an uimhir bhallraíochta nó an t-ainm uaidh sin.
unknown-round = Níl aon chluiche ag iontráil { $label } i mbabhta { $round }, mar sin fágadh an ró ar lár.
    .hint = Scríobh an babhta mar atá ar an mbileog Matches, nó fág bán é do na cluichí go léir le chéile.
lineup-boards = Tá { $boards } clár ag { $player }, ach tá { $most } sa chluiche.
    .hint = Ceartaigh Boards nó Deemed boards, nó cláir an chluiche.
lineup-short = Tá { $boards } clár san iomlán ag na himreoirí seo d’iontráil { $label }, rud atá róbheag: tá { $most } ag duine amháin, agus bíonn { $seats } ag imirt ag an am. Ní fhaigheann duine nach bhfuil sa liosta aon ghradam don chluiche.
    .hint = Cuir leis an ró atá ar iarraidh, nó ceartaigh Round agus Boards.
lineup-seats = Is é { $boards } clár suim imreoirí iontráil { $label }, ach le { $seats } ag imirt ag an am tá níos lú ag cluiche { $most } clár.
    .hint = Ceartaigh Boards do na himreoirí nár imir an cluiche ar fad.
register-no-members_no-members = Níl bileog Members sa leabhar oibre seo, mar sin ní rolla é.
    .hint = Tabhair an t-ainm Members ar an mbileog ina bhfuil na baill, nó úsáid liosta le ceannteidil don uimhir bhallraíochta (mar Member no) agus don ainm.
list-as-register = Liosta de chuid an chlub féin é seo, léite mar rolla ball: { $columns }. Tosaíonn a bhaill gan phointí.
    .hint = Seiceáil na colúin. Chun pointí nó stádas eile a thabhairt do bhaill, úsáid an rolla a scríobhann palmares.
register-heading-asked_heading-asked = Is dócha gurb é { $column } an colún “{ $heading }”, ach tá an ceannteideal éagsúil. Níor creidiúnaíodh aon rud, mar chaillfí a chealla.
    .hint = Athraigh an ceannteideal go { $column }. Más rud eile é, tabhair ainm dó nach bhfuil cuma { $column } air.
list-with-totals = Is dócha gur pointí atá sa cholún “{ $heading }”, ach ní léitear pointí ó liosta an chlub féin: thosódh a bhaill ó nialas. Níor creidiúnaíodh aon rud.
    .hint = Tabhair Members ar an mbileog agus Number, Name agus Local points (nó Green, Red, Gold) ar na colúin; nó scrios an colún.
register-uncounted_totals-uncounted = Tá { $kind } sa cholún “{ $heading }”, rud nach n-áiríonn an leabhar rialacha, agus níl aon cholún { $column } ann, mar sin thosódh gach ball ó nialas. Níor creidiúnaíodh aon rud.
    .hint = Más iad seo na hiomláin, athraigh an ceannteideal go { $column }. Seachas sin cuir colún { $column } leis na hiomláin leis (0 do bhaill gan aon rud), nó ainmnigh an leabhar rialacha le --rules.
register-second-block_second-block = Tosaíonn an dara bloc ball anseo, in aice leis an gcéad cheann; ní léifí ach an chéad cheann. Níor creidiúnaíodh aon rud.
    .hint = Bog a rónna faoi bhun an chéad bhloic. Mura baill iad seo, cuir an liosta ar bhileog dá chuid féin.
register-member-above_member-above = Tá ró an bhaill seo os cionn na gceannteideal agus chaillfí é. Níor creidiúnaíodh aon rud.
    .hint = Bog é faoi bhun na gceannteideal.
register-sum-beside_sum-beside = Níor léadh an colún “{ $heading }”, mar tugann { $column } na hiomláin.
    .hint = Más pointí bliana amháin { $column } agus más é seo na hiomláin, malartaigh na ceannteidil.
register-totals-missing_totals-missing = Tá { $given } ag an mbileog Members ach níl { $column } aici, mar sin tosaíonn gach ball ó nialas leo siúd.
    .hint = Má tá iomláin ann, cuir colún { $column } leis, le 0 do bhaill gan aon rud.
register-totals-swapped_totals-swapped = Tá deachúlacha ag formhór na n-iomlán faoi { $column }, ach níl ceann ar bith ag na cinn faoi { $other } agus tá siad níos mó: tá cuma mhalartaithe ar an dá cheannteideal.
    .hint = Más amhlaidh, malartaigh na ceannteidil agus réitigh arís.
register-total-twice_total-twice = Is { $column } iad na colúin “{ $first }” agus “{ $heading }” araon, ach ní féidir ach ceann amháin a bheith ina iomláin. Níor creidiúnaíodh aon rud.
    .hint = Tabhair ainm eile ar an gceann nach iad na hiomláin atá ann, mar This year.
register-unheaded_totals-unheaded = Tá figiúirí do { $numbers ->
        [one] { $numbers } bhall
        [two] { $numbers } bhall
        [few] { $numbers } bhall
        [many] { $numbers } mball
       *[other] { $numbers } ball
    } i gcolún { $column } ach níl ceannteideal aige, mar sin d’fhéadfadh sé gurb iad na hiomláin atá ann. Níor creidiúnaíodh aon rud.
    .hint = Tabhair an ceannteideal Local points (nó Green, Red, Gold) dó, nó abair cad é.
register-unheaded_figures-unheaded = Tá figiúirí do { $numbers ->
        [one] { $numbers } bhall
        [two] { $numbers } bhall
        [few] { $numbers } bhall
        [many] { $numbers } mball
       *[other] { $numbers } ball
    } i gcolún { $column } ach níl ceannteideal aige, mar sin níor léadh é.
    .hint = Tabhair ceannteideal dó a deir cad é.
register-nameless_nameless-row = Níl ainm i ró { $number }; d’fhéadfadh sé gur líon nó iomlán atá ann. Tá pointí don uimhir seo ar feitheamh.
    .hint = Líon isteach ainm an bhaill, nó scrios an ró mura ball é.
register-merged-total_merged-total = Tá na cealla { $area } cumaiscthe, mar sin níl sé soiléir cé leis an t-iomlán seo; tá pointí { $whose } ar feitheamh.
    .hint = Díchumaisc na cealla agus clóscríobh gach iomlán ina chill féin.
    .whose =
        { $members ->
            [one] an bhaill seo
           *[other] na { $members } ball seo
        }
register-heading-year_heading-year = Léadh an colún “{ $heading }” mar { $column }, iomláin na mblianta go léir.
    .hint = Athraigh an ceannteideal go { $column }. Más pointí na bliana sin amháin atá ann, cuir na hiomláin ann ina n-áit.
register-numbers-unread_numbers-unread = Níl aon cholún pointí ag an mbileog Members (Local, Red nó gan dath), mar sin tosaíonn na baill ó nialas; tá { $numbers } in “{ $heading }” agus níor léadh é.
    .hint = Más iad seo na hiomláin, athraigh an ceannteideal go Local points (nó Green, Red, Gold); seachas sin níl aon rud le déanamh.
    .numbers =
        { $numbers ->
            [one] uimhir
           *[other] { $numbers } uimhir
        }
register-heading-near_heading-near = Is dócha gurb é { $column } an colún “{ $heading }”, ach tá an ceannteideal éagsúil, mar sin níor léadh é.
    .hint = Athraigh an ceannteideal go { $column }.
register-heading-near_heading-unread = Níor léadh an colún “{ $heading }”, agus níl colún { $column } ar an mbileog; d’fhéadfadh gurb é sin é.
    .hint = Más ea, athraigh an ceannteideal; seachas sin níl aon rud le déanamh.
register-thousands_thousands-comma = Léadh “{ $text }” mar { $read }, mar gur slánuimhreacha na pointí sa cholún seo.
    .hint = Clóscríobh gan chamóg é.
register-comma_comma-in-total = D’fhéadfadh “{ $text }” a bheith ina mhílte nó ina dheachúlacha; { $then }.
    .hint = Clóscríobh mar uimhir é, ní mar théacs, gan aon rud idir na mílte.
register-total-unclear_total-unclear = “{ $text }”: { $why }; { $then }.
    .hint = Clóscríobh an t-iomlán mar uimhir shimplí i gcill atá formáidithe mar uimhir.
register-formulas_formulas-without-value = Tá foirmlí a sábháladh gan a dtorthaí i { $count ->
        [one] { $count } chill
        [two] { $count } chill
        [few] { $count } chill
        [many] { $count } gcill
       *[other] { $count } cill
    } faoi { $column }, ag tosú leis an gceann seo; tá pointí na mball seo ar feitheamh.
    .hint = Oscail an rolla in Excel agus sábháil ann é, nó clóscríobh na hiomláin.
register-more-members_more-members = Tá { $rows } ró ar an mbileog { $sheet } a bhfuil cuma ball orthu, ach ní léitear ach an bhileog Members, mar sin níl na daoine seo ar eolas.
    .hint = Bog na rónna chuig an mbileog Members, le lapsed, deceased nó active faoi Status.
register-sheet-nearly_sheet-nearly = Níor léadh an bhileog { $sheet }. Is beag nach ionann a hainm agus { $meant }, agus níl aon bhileog { $meant } ann.
    .hint = Tabhair an t-ainm { $meant } ar an mbileog. Más rud eile í, tabhair ainm uirthi nach bhfuil chomh cosúil leis.
register-no-number_no-number-column = Níl aon cholún Number ag an mbileog Members, mar sin ní féidir aon bhall a aimsiú inti.
    .hint = Athraigh ceannteideal na n-uimhreacha ballraíochta go Number.
register-negative-points_negative-points = Is é { $text } { $column }, ach ní féidir iomlán a bheith diúltach; fágadh an ró mar a bhí, agus tá pointí an bhaill seo ar feitheamh.
    .hint = Ceartaigh an t-iomlán.
register-cut-off_cut-off = Críochnaíonn an bhileog ag ró { $rows }, an ró deireanach sa seanfhormáid (.xls); tá baill ina dhiaidh ar iarraidh.
    .hint = Sábháil an rolla arís mar .xlsx, ón ríomhchlár ina bhfuil na baill go léir.
certificate-without-points = Níl aon phointí ag an teastas seo, mar sin tá sé ar feitheamh: níl Local points ná Green points líonta isteach.
    .hint = Clóscríobh na pointí i gcolún leis an gceannteideal Local points nó Green points.
credited-unreadable_kept-unreadable = Ní féidir “{ $text }” a léamh mar chreidiúint ó réiteach roimhe seo, mar sin d’fhéadfaí a chomórtas a áireamh faoi dhó.
    .hint = Cóipeáil an chill ar ais ón rolla a scríobh palmares.
pad-refused = Níor léadh comhad na ngléasanna scórála mar { $why }.
    .hint = Dún ríomhchlár na ngléasanna agus cóipeáil an comhad arís óna ríomhaire, nó easpórtáil USEBIO ón ríomhchlár scórála.
pad-table-missing = Níl aon { $what } i gcomhad na ngléasanna scórála, mar sin níl { $lost } ar eolas.
    .hint = Easpórtáil an comhad arís ó ríomhchlár na ngléasanna, nó líon isteach a bhfuil ar iarraidh sa leabhar oibre (palmares import bws).
    .what =
        { $column ->
            [0] tábla { $table }
           *[other] cholún { $column } ina thábla { $table }
        }
pad-rows-missing = Ba chóir { $promised } ró a bheith i dtábla { $table }, ach ní féidir ach { $found } a léamh: tá an comhad truaillithe.
    .hint = Dún ríomhchlár na ngléasanna agus cóipeáil an comhad arís óna ríomhaire.
pad-unfinished = Rannóg { $section }: { $missing } de na { $all } toradh a raibh súil leo { $are } ar iarraidh{ $begun }.
    .hint = Cuir isteach na torthaí agus cóipeáil an comhad arís, nó líon isteach sa leabhar oibre iad (palmares import bws), le NP faoi Adjusted do chláir nár imríodh.
    .are = atá
    .begun = ; tá conradh ag { $begun } díobh ach níl toradh fós
pad-remark = Níl an nóta “{ $remark }” ar eolas ag palmares ({ $row }).
    .hint = Cinn cad is brí leis: iompórtáil an comhad (palmares import bws) agus líon isteach Adjusted sa ró sin, nó ceartaigh an scór.
pad-undecided = Níl an scór cinnte ag an stiúrthóir ({ $row }).
    .hint = Fiafraigh den stiúrthóir; ansin cuir isteach an scór leis an ríomhchlár scórála, nó líon isteach Adjusted sa leabhar oibre (palmares import bws).
pad-earlier = { $count } { $rows_of } do chlár a cuireadh isteach arís nó a léirscriosadh níos déanaí; is é an ceann deireanach a áirítear ({ $rows }).
    .hint = Níl aon rud le déanamh.
    .rows_of = ró
pad-other-direction = Ar { $count } { $boards } shuigh na péirí an bealach eile, de réir na ngléasanna, mar sin malartaíodh na scóir ({ $rows }).
    .hint = Níl aon rud le déanamh murar trí bhotún a cuireadh é sin isteach.
    .boards = clár
pad-other-pairs = Cuireadh an toradh isteach do phéirí { $entered }, ach tá { $movement } ag an ngluaiseacht ansin ({ $row }). Áirítear an toradh mar a cuireadh isteach é.
    .hint = Fiafraigh de na himreoirí. Má tá an ghluaiseacht ceart, ceartaigh NS agus EW sa leabhar oibre (palmares import bws).
pad-not-in-movement = Cuireadh toradh isteach, ach níl aon duine ag imirt an chláir seo ansin de réir na gluaiseachta ({ $row }). Áirítear é.
    .hint = Fiafraigh de na himreoirí. Má tá an toradh mícheart, bain an ró as an leabhar oibre (palmares import bws).
pad-players-unknown = Gan ainm do { $seats }.
    .hint = Líon isteach na hainmneacha sa leabhar oibre (palmares import bws).
pad-player-changed = Tháinig { $player } isteach i bpéire { $entry } i mbabhta { $round }; faigheann gach imreoir na cláir roimhe sin nó uaidh sin amach.
    .hint = Má bhraitheann duaiseanna air, seiceáil Boards 1, Boards 2 agus mar sin de i gcomparáid leo siúd a d’imir.
pad-events = Tá { $what } sa chomhad; rinneadh comórtas ar leith de gach ceann: { $events }.
    .hint = Más aon réimse amháin na rannóga, iompórtáil an comhad (palmares import bws), cuir gach ró in aon chomórtas amháin agus líon isteach Section.
pad-line = Ní féidir líne { $line } den chomhad a léamh mar thoradh: { $why }.
    .hint = Ceartaigh sa ríomhchlár scórála é, nó sa leabhar oibre (palmares import).
pad-hands-only = Tá { $hands } sa chomhad ach níl aon torthaí ann, mar sin ní seisiún é.
    .hint = Níl aon rud le déanamh. Má tá an t-ainm céanna air agus ar sheisiún (monday.pbn agus monday.bws), taispeántar a lámha ar leathanaigh na gclár.
    .hands = lámha { $boards } clár
pad-hands-other = Ní thaispeántar lámha { $file }: { $why }.
    .hint = Ainmnigh na lámha ar aon dul lena seisiún: monday.pbn in aice le monday.bws.
pad-results-beside = Tá lámha in { $file }, agus torthaí péirí gan ainmneacha. Taispeántar a lámha; is iad na torthaí san fhoirm seo a áirítear.
    .hint = Níl aon rud le déanamh. Más ó sheisiún eile a thorthaí, tabhair ainm eile ar an gcomhad.
players-not-listed = Gan a bheith ar liostaí na n-imreoirí: { $players }.
    .hint = Cuir le liosta na mball (socrú Member list) nó le liosta na n-úsáideoirí iad, nó cuir isteach a n-ainmneacha.
pad-left-out = Fágtha ar lár, mar nach dtéann sé i bhfoirm: { $what } ({ $count } { $rows }).
    .hint = Níl aon rud le déanamh; coinnigh an comhad má tá sé de dhíth ort.
    .rows = ró
pad-scoring = Ní deir an comhad conas a rinneadh scóráil ar na cláir; úsáideadh pointí cluiche.
    .hint = Más IMPanna a bhí ann, socraigh Scoring ar butler nó cross imps in palmares.toml, le --set, nó sa leabhar oibre.
pad-teams = Comhad foirne é seo, ach ní deir sé cén dá thábla atá i gcluiche { $entries } i mbabhta { $round }.
    .hint = Líon isteach Room sa leabhar oibre (palmares import bws), nó socraigh Format ar pairs.
settings-unreadable = Níorbh fhéidir na socruithe a léamh: { $why }.
    .hint = Cuir palmares.toml in eagar le heagarthóir téacs agus sábháil mar UTF-8 é. Go dtí sin ní thugtar aird ar na socruithe seo.
settings-syntax = Ní féidir “{ $line }” a léamh ({ $why }).
    .hint = Scríobh eochair, comhartha cothroime agus luach. Cuir téacs idir comharthaí athfhriotail, agus eochair ina bhfuil roinnt focal freisin: "Organiser no" = "R14", Boards = 24, "First day" = 2026-09-01.
unknown-setting = Ní socrú é “{ $key }”, mar sin níor úsáideadh a luach.
    .hint = { $meant }Is iad na socruithe Names, First day, cinn na dteastas agus eochracha na bileoige Event.
unknown-setting_no-setting = Caithfidh { $key } a bheith éagsúil idir comórtais leabhair oibre, mar sin ní féidir é a shocrú dóibh go léir; níor úsáideadh a luach.
    .hint = Líon isteach é ar an mbileog Event nó Events.
repeated-setting = Tá { $key } socraithe cheana i líne { $first }; níor úsáideadh an dara luach seo.
    .hint = Scrios ceann den dá cheann.
repeated-setting_given-twice = Tá { $key } socraithe faoi dhó.
    .hint = Tabhair uair amháin é.
setting-blank = Níl aon luach socraithe do { $key }.
    .hint = Scríobh a luach, nó scrios an líne.
setting-unfit = Ní féidir { $key } a bheith { $what }.
    .hint = Scríobh luach amháin: téacs idir comharthaí athfhriotail, uimhir, lá mar 2026-09-01, true nó false.
setting-awaited = Tógann an comórtas { $key } ó na socruithe, ach ní féidir an luach ansin ({ $from }) a léamh.
    .hint = Ceartaigh ansin é, nó líon isteach { $key } anseo.
picture-unreadable = { $key }: níl “{ $file }” ar na teastais: { $why }.
    .hint = Tabhair ainm comhaid PNG, JPEG nó SVG i bhfillteán palmares.toml nó faoina bhun. In SVG, déan cosáin den téacs.
key-unreadable = Eochair sínithe: ní féidir le “{ $file }” teastais a shíniú: { $why }. Níl aon chóid orthu.
    .hint = Tabhair an comhad a rinne palmares key, i bhfillteán palmares.toml nó faoina bhun, nó ar líne na n-orduithe le --set.
list-unreadable = Ní thugann an liosta imreoirí “{ $file }” aon ainmneacha: { $why }.
    .hint = Tabhair liosta le huimhreacha agus ainmneacha, nó le húsáideoirí, ainmneacha agus uimhreacha, i bhfillteán palmares.toml nó faoina bhun; in aice le monday.csv is é monday.names.csv a ainm.
outside-season = Tá an comórtas ar { $date }, lasmuigh den séasúr ó { $first } go { $last }.
    .hint = Seiceáil an dáta; deir an socrú First day cathain a thosaíonn an séasúr.
trf-encoding_encoding = Ní UTF-8 an téacs; léadh mar Windows-1252 (iarthar na hEorpa) é.
    .hint = Seiceáil ainmneacha le sínte fada. Má tá siad mícheart, sábháil an comhad arís mar UTF-8.
trf-no-players_no-players = Níl aon imreoirí sa Tournament Report File seo: { $why }.
    .hint = Easpórtáil an comhad arís ón ríomhchlár péireála; is líne a thosaíonn le 001 gach imreoir.
trf-kept_kept = Coinnithe, ach gan úsáid: { $what }.
    .hint = Níl aon rud le déanamh mura mbraitheann an crannchur orthu.
trf-teams_teams = Tá foirne sa chomhad (ó líne { $line } amach), ach ní dhéanann na cluichí cluichí foirne; caitear le gach imreoir mar dhuine aonair.
    .hint = Tá torthaí foirne de dhíth ar chrannchuir foirne; easpórtáil iad sin ón ríomhchlár péireála.
trf-line_line = Ní féidir cuid den líne seo a léamh: { $why }.
    .hint = Easpórtáil an comhad arís ón ríomhchlár péireála, nó ceartaigh colúin na líne.
trf-shifted_shifted = I ndiaidh an ainm, tá na colúin { $by } { $places } rófhada { $side }; léadh ansin iad.
    .hint = Níl aon rud le déanamh má tá an t-ainm, an rátáil agus na torthaí ceart.
    .places = ionad
    .side =
        { $leftwards ->
            [yes] ar chlé
           *[no] ar dheis
        }
trf-record_record = Ní féidir an taifead { $code } a úsáid: { $why }.
    .hint = Ceartaigh an taifead, nó bain amach é mura mbraitheann aon rud air.
trf-bye-without-letter_byes-without-letter = { $count } { $byes } gan litir, mar a scríobh comhaid roimh 2016 iad: léadh + mar shaor ón gcrannchur, 1 mar shaor le pointe iomlán, = mar shaor le leathphointe, - agus 0 mar bhabhta saor a iarradh gan phointí.
    .hint = Tabhair a litreacha dóibh (U, F, H, Z) má bhí cineál eile saor i gceist le ceann acu.
    .byes = shaor
trf-other-system_other-system = Ní tharraingítear babhta ar bith den chomhad: { $why }. Léadh a thorthaí.
    .hint = Tarraing le clár a bhfuil an córas sin aige. Má tá an taifead mícheart, ceartaigh é; cuireann check na háiteanna i gcomparáid mar sin féin.
trf-not-counted_not-counted = Ní áirítear an taifead { $code }: { $what }.
    .hint = Leanann scóir na torthaí; cuir na hoird i gcomparáid.
trf-number-twice_number-twice = Tá imreoir uimhir { $number } i líne { $first } cheana; fágadh an líne seo ar lár.
    .hint = Tabhair uimhir éagsúil do gach imreoir.
trf-numbers-missing_numbers-missing = Tá uimhreacha ar iarraidh i measc na n-imreoirí: { $numbers }. Déantar crannchur na ndathanna gan iad a áireamh.
    .hint = Níl aon rud le déanamh má tharraing na himreoirí sin siar roimh an gcéad bhabhta.
trf-unknown-opponent_unknown-opponent = I mbabhta { $round } is é uimhir { $opponent } an céile comhraic, ach níl a leithéid d’imreoir ann.
    .hint = Ceartaigh an céile comhraic, nó cuir líne an imreora leis.
trf-meets-itself_meets-itself = I mbabhta { $round } is é an t-imreoir a chéile comhraic féin.
    .hint = Ceartaigh an céile comhraic; tá an céile comhraic 0000 ag babhta saor.
trf-opponents-disagree_opponents-disagree = I mbabhta { $round } casann an t-imreoir ar { $opponent }, ach { $opponent } { $other } ansin.
    .hint = Ceartaigh an líne mhícheart.
trf-two-results_two-results = Tá dhá thoradh ag cluiche bhabhta { $round } in aghaidh { $opponent }: { $own } anseo, { $others } ansin.
    .hint = Ceartaigh an líne mhícheart.
trf-no-result_no-result = Níl toradh ag cluiche bhabhta { $round } in aghaidh { $opponent }. Go dtí go mbeidh, áirítear mar chomhscór é nuair a dhéantar crannchur babhtaí níos déanaí, agus ní thugann sé aon phointí.
    .hint = Cuir isteach an toradh, agus déan an crannchur arís.
trf-drawn-already_drawn-already = Rinneadh crannchur bhabhta { $round } sa chomhad ach níl aon torthaí aige; níor tugadh aird ar an gcrannchur sin.
    .hint = Cuir isteach na torthaí chun crannchur an chéad bhabhta eile a dhéanamh.
trf-points_points = Tugann an comhad { $typed }, ach tagann { $counted } pointe as torthaí { $played }; is iad na torthaí a áirítear.
    .hint = Ceartaigh na torthaí nó na pointí. Is i dtaifead 162 nó XXS ba chóir pointí eile ar bhua nó ar chomhscór a bheith.
    .played =
        { $rounds ->
            [one] an bhabhta a imríodh
           *[other] na { $rounds } babhta a imríodh
        }
trf-place_place = Is é { $typed } an áit; de réir { $by } is é { $place } í: { $values }.
    .hint = Ceartaigh an áit, na torthaí, nó liosta na gcritéar scartha (202, 212).
trf-places-not-compared_places-not-compared = Níor cuireadh áiteanna an chomhaid i gcomparáid lena thorthaí: { $why }.
    .hint = Chun iad a sheiceáil, cuir leis na háiteanna nó na torthaí atá in easnamh agus rith check arís.
trf-places-not-compared_places-partly-compared = Cuireadh áiteanna i gcomparáid de réir { $by } amháin: { $why }.
    .hint = Seiceáil tú féin ord na ndaoine atá cothrom ina dhiaidh sin, nó ceartaigh liosta na gcritéar scartha (202, 212).
trf-more-rounds_more-rounds = Tá { $rounds } { $of_them } ag an gcomhad: níos mó ná { $why }.
    .hint = Seiceáil líon na mbabhtaí (142, XXR); ní féidir le himreoirí casadh ar a chéile ach uair amháin.
    .of_them = babhta
usebio-damaged = Tá an comhad USEBIO truaillithe nó neamhiomlán (líne { $line }: { $why }).
    .hint = Easpórtáil an comhad arís ón ríomhchlár scórála, nó iarr arís é.
usebio-encoding = Níor léadh an comhad USEBIO mar { $why }.
    .hint = Easpórtáil an comhad arís ón ríomhchlár scórála, mar UTF-8 más féidir leat rogha a dhéanamh.
usebio-left-out = Fágtha ar lár, mar nach dtéann sé i bhfoirm: { $what } ({ $count } { $elements } ó líne { $line } amach).
    .hint = Níl aon rud le déanamh mura mbraitheann an toradh air; coinnigh an comhad má tá sé de dhíth ort.
    .elements = mír
usebio-version = An comhad USEBIO { $names }; léadh mar leagan 1.3 é.
    .hint = Seiceáil na hiontrálacha agus na torthaí i gcomparáid leis an ríomhchlár scórála.
    .names =
        { $version ->
            [0] – ní thugann sé leagan
           *[other] – leagan “{ $version }”
        }
bundle-damaged = Ní beart iomlán é seo: { $why }.
    .hint = Iarr an beart arís; déanann palmares bundle ceann.
bundle-too-large = Níor díphacáladh an beart: { $why }.
    .hint = Iarr foirmeacha an tséasúir ina áit, agus rith palmares orthu.
bundle-name_name-outside = Ainmníonn an beart “{ $name }”, nach bhfuil laistigh den bheart. Níor díphacáladh aon rud.
    .hint = Ní scríobhann palmares a leithéid de bheart; fiafraigh cé a sheol é.
bundle-entry-missing_entry-missing = Tá an comhad seo liostaithe sa bheart, ach níl sé ann.
    .hint = Iarr an beart arís.
bundle-entry-changed_entry-changed = Ní hé an comhad seo den bheart an ceann a cuireadh ann: { $why }.
    .hint = Iarr an beart arís; tá a mba chóir a bheith ann liostaithe in bundle.json.
bundle-entry-unlisted_entry-unlisted = Tá an comhad seo sa bheart, ach níl sé liostaithe.
    .hint = Ní scríobhann palmares a leithéid de bheart; fiafraigh cé a chuir leis é.
bundle-version_other-version = Rinne palmares { $theirs } an rith, agus is é seo { $ours }.
    .hint = San áit a bhfuil an dá cheann éagsúil, deir CHANGELOG.md faoi Results cad a d’athraigh.
bundle-not-computed_not-computed = Ní féidir an séasúr a ríomh ón mbeart: { $why }.
    .hint = Seiceáil go ndearnadh an beart ó fhoirmeacha agus comhaid uile an rith.
bundle-differs_file-differs = Ní thagann an comhad seo den rith amach mar a deir an beart: { $how }.
    .hint = Athraíodh a bhfuil sa bheart ina dhiaidh, nó is ríomhchlár eile atá ann.
bundle-run-changed_run-changed = Athraíodh nó baineadh an comhad seo amach ó scríobh an rith é.
    .hint = Rith palmares arís isteach san fhillteán, ansin déan an beart.
bundle-run-differs_run-differs = Ní thagann an comhad seo den rith as na foirmeacha seo: { $how }.
    .hint = Tabhair na foirmeacha, na socruithe agus na teimpléid lena ndearnadh an rith, nó rith palmares arís, ansin déan an beart.
file-unreadable = Níorbh fhéidir an comhad a oscailt: { $why }.
    .hint = Seiceáil go bhfuil cead agat, agus nach bhfuil sé oscailte i ríomhchlár eile ná á chóipeáil fós.
folder-unreadable = Níorbh fhéidir an fillteán “{ $folder }” a oscailt: { $why }. Níor léadh a fhoirmeacha.
    .hint = Seiceáil go bhfuil sé ann agus go bhfuil cead agat é a oscailt.
file-left-out = Ní leabhar oibre an { $kind } seo agus níor léadh é.
    .hint = Is comhaid .xlsx, .xlsm, .xls, .xlsb nó .ods foirmeacha, nó torthaí USEBIO (.xml). Má tá iontrálacha nó torthaí ann, rith palmares adopt air. Do Tournament Report File (.trf), úsáid palmares import trf.
file-left-out_results-left-out = D’fhéadfadh iontrálacha nó torthaí a bheith sa chomhad .{ $ending } seo. Níor léadh é, agus ní áirítear aon rud ann.
    .hint = Más ceart é a áireamh, déan foirm de: Tournament Report File (.trf) le palmares import trf, aon tábla eile le palmares adopt. Mura ceart, bog amach as an bhfillteán seo é.
workbook-left-out_workbook-misnamed = Leabhar oibre é an comhad seo, ach ní deir a ainm sin. Níor léadh é, agus ní áirítear aon rud ann.
    .hint = Más foirm é, athraigh a ainm ionas go gcríochnaíonn sé le .{ $ending }. Más cóip é, bog amach as an bhfillteán seo é.
workbook-left-out_workbook-as-text = Leabhar oibre a sábháladh mar théacs (XML) an comhad seo. Níor léadh é, agus ní áirítear aon rud ann.
    .hint = Más foirm é, oscail in Excel nó LibreOffice é agus sábháil mar .xlsx é. Más cóip é, bog amach as an bhfillteán seo é.
workbook-left-out_workbook-hidden = Leabhar oibre é an comhad seo, ach tosaíonn a ainm le ponc, mar chomhad i bhfolach. Níor léadh é, agus ní áirítear aon rud ann.
    .hint = Más foirm é, bain an ponc as a ainm. Más cóip é, bog amach as an bhfillteán seo é.
workbook-left-out_workbooks-in-archive = Tá { $files } sa chartlann seo. Ní léitear cartlanna, agus ní áirítear aon rud inti.
    .hint = Má tá foirmeacha inti, díphacáil san fhillteán seo í agus bog an chartlann áit éigin eile. Más cóipeanna iad, bog amach as an bhfillteán seo í.
    .files =
        { $count ->
            [one] “{ $first }”
           *[other] { $count } comhad a bhfuil ainmneacha foirmeacha orthu, mar “{ $first }”
        }
settings-misnamed = Is beag nach bhfuil an t-ainm palmares.toml, comhad socruithe fillteáin, ar an gcomhad seo. Níor léadh é, agus ní áirítear aon rud ann.
    .hint = Más ceart na socruithe a áireamh, tabhair palmares.toml air, i litreacha beaga agus gan an dara deireadh (d’fhéadfadh Windows ceann a cheilt). Más cóip é, bog amach as an bhfillteán seo é.
amendment-among-returns = Tá an leasú seo ó palmares diff i measc na bhfoirmeacha, áit nach gceartaíonn sé aon rud.
    .hint = Tabhair do palmares reconcile é in éineacht le fillteán na bhfoirmeacha. Má rinneadh é sin, bog amach as an bhfillteán seo é.
other-program = Is é seo { $what }, rud nach léann palmares.
    .hint = { $instead }
open-elsewhere = Tá an leabhar oibre oscailte in { $by }; ní léitear athruithe nár sábháladh.
    .hint = Sábháil agus dún é, ansin réitigh arís.
formulas-replaced = Bhí foirmlí i gcealla faoi { $column } ({ $cells }). Sa chlár nua tá an luach nua iontu, suim figiúirí nó focal, agus ní leanann siad cealla eile a thuilleadh.
    .hint = Más cóir dóibh, coinnigh an fhoirmle i gcolún de do chuid féin.
link-followed = Nasc é seo; léadh “{ $to }”.
    .hint = Níl aon rud le déanamh má tá sé sin ar intinn.
folder-passed-over_passed-over = Scipeáladh “{ $folder }”: { $why }.
    .hint = Níor léadh aon fhoirmeacha ann. Tabhair fillteán na bhfoirmeacha féin, gan naisc chuig fillteáin chórais agus comhaid eile.
folder-passed-over_rest-passed-over = Scipeáladh an chuid eile de “{ $folder }”: { $why }.
    .hint = D’fhéadfadh sé nár léadh roinnt foirmeacha. Tabhair fillteán na bhfoirmeacha féin, gan naisc chuig fillteáin chórais agus comhaid eile.
read-elsewhere = Is ionann an comhad seo agus { $other }; léadh an ceann sin.
    .hint = Níl aon rud le déanamh. Áirítear uair amháin é.
return-in-output = Níor léadh an leabhar oibre seo: cuireadh le fillteán a scríobh palmares é.
    .hint = Más foirm é, bog chuig fillteán na bhfoirmeacha é.
marker-alone = Tá an comhad .palmares san fhillteán seo, a mharcálann aschur ó palmares, ach níl aon aschur ann. Léadh a fhoirmeacha.
    .hint = Scrios an comhad .palmares as.
round-not-written_round-kind = Níor scríobhadh an babhta: ní féidir babhtaí a chur ach le leabhair oibre .xlsx agus .xlsm a bhfuil bileoga foirme acu.
    .hint = Sábháil mar .xlsx é, nó lean ar aghaidh leis an gcóip a scríobhann palmares run FILE --out DIR in DIR/returns.
round-not-written_round-refused = Níor scríobhadh an babhta: ní féidir aon rud a chur leis an leabhar oibre seo ({ $why }).
    .hint = Lean ar aghaidh leis an gcóip a scríobhann palmares run FILE --out DIR in DIR/returns.
round-not-written_round-read-otherwise = Níor scríobhadh an babhta: níl colún dó ag an mbileog ina bhfuil babhtaí chomórtas { $event }.
    .hint = Cuir na colúin atá ar iarraidh léi: Event (má tá roinnt ann), Round, Table agus an dá thaobh.
round-not-written_round-not-replaced = Níor scríobhadh an babhta: { $why }.
    .hint = Níor athraíodh an leabhar oibre.
changes-not-understood = Níor cleachtadh aon rud: { $why }.
    .hint = Scríobh athruithe mar “12 withdraws; board 3 = 0-1; new entry Nia Colter 1850”, scartha le leathstadanna; tá siad go léir liostaithe in docs/draws.md.
plan-unusable = Níor úsáideadh an plean: { $why }.
    .hint = Déan arís é le palmares plan thar na foirmeacha céanna, agus úsáid an --rules agus an --set céanna i ngach céim.
part-unusable = Níor cumascadh aon rud: { $why }.
    .hint = Tabhair fillteán gach coda den phlean, uair amháin an ceann. Má tá cuid ar iarraidh, neamhiomlán nó de leagan eile, rith arís í le palmares run --plan.
csv-unfit = Níor scríobhadh comórtas { $event } mar CSV do shuíomhanna gréasáin club: { $why }.
    .hint = { $instead }.
    .instead =
        { $instead ->
            [0] Seol an fhoirm féin
           *[other] Úsáid palmares export { $instead }, a ghlacann le comórtais mar seo
        }
event-not-exported = Níl aon chomhad ag comórtas { $event }: { $unfit }.
    .hint = Roghnaigh cineál eile comhaid; liostaíonn palmares export --help iad agus na comórtais dá bhfuil siad.
event-not-exported_no-round-exported = Níl aon chomhad ag comórtas { $event }: níor imríodh aon bhabhta fós.
    .hint = Cuir torthaí babhta isteach agus easpórtáil arís.
credit-left-out = { $why }; fágtha as na comhaid.
    .hint = Ceartaigh an uimhir ar an mbileog Entries, agus easpórtáil arís.
nobody-credited = Níl pointí de na cineálacha atá le creidiúnú ag aon duine, mar sin níor scríobhadh aon chomhad.
    .hint = Abair cé na cineálacha atá le creidiúnú le --points, mar --points local=green.
upload-columns-unknown = Níl aon cholúin ag liosta na mball: { $why }.
    .hint = Scríobh "Upload columns" = "Member No = number; Points = local" in palmares.toml, nó tabhair --columns.
quotas-not-checked = Níl craobhacha, ceadúnais ná ionaid in aschur rith, mar sin níor seiceáladh cuótaí na n-eagraithe.
    .hint = Úsáid na foirmeacha féin; seiceálann palmares run cuótaí freisin.

# Phrases within sentences, by their English words

phrase-0-or-more = 0 nó níos mó
phrase-1-match = 1 chluiche
phrase-1-section = 1 rannóg
phrase-2-complete-tables = 2 thábla iomlána
phrase-3-complete-tables = 3 thábla iomlána
phrase-3-complete-teams = 3 fhoireann iomlána
phrase-5-complete-tables = 5 thábla iomlána
phrase-a-bye = babhta saor
phrase-a-club-event-with-the-permission-of-its-area = comórtas club le cead a cheantair
phrase-a-division-of-an-area-s-league-above-the-lowest = roinn de shraith ceantair os cionn na roinne is ísle
phrase-a-document-of-another-program = doiciméad de chlár eile
phrase-a-file-of-chess-games = comhad cluichí fichille
phrase-a-file-of-hands-for-a-dealing-machine = comhad lámh do mheaisín roinnte
phrase-a-file-that-icloud-has-not-downloaded-to-this-computer = comhad nár íoslódáil iCloud chuig an ríomhaire seo
phrase-a-four-winner-individual-event = comórtas aonair le ceathrar buaiteoirí
phrase-a-hand-is-missing-or-is-not-written-as-kq76-a72-753-975 = tá lámh ar iarraidh nó níl sí scríofa mar KQ76.A72.753.975
phrase-a-ladder-cannot-be-one = ní féidir le dréimire a bheith ina cheann
phrase-a-licensed-event-is-never-a-championship = ní craobh riamh é comórtas ceadúnaithe
phrase-a-lin-file-of-hands-and-play-of-bridge-base-online = comhad LIN de lámha agus imirt ó Bridge Base Online
phrase-a-link-to-a-sheet-of-google-not-the-sheet-itself = nasc le bileog Google, ní an bhileog féin
phrase-a-list = ina liosta
phrase-a-list-of-something-other-than-names = ina liosta de rud seachas ainmneacha
phrase-a-mailbox = bosca poist
phrase-a-maximum-of-max-is-a-whole-number-per-board-with-meant = is uimhir iomlán in aghaidh an chláir uasmhéid { $max } le { $meant }
phrase-a-minor-championship-is-not-the-one-that-the-area-nominates = ní hí mionchraobh an ceann a ainmníonn an ceantar
phrase-a-number-that-is-not-decimal = ina uimhir nach bhfuil deachúlach
phrase-a-packed-archive = cartlann phacáilte
phrase-a-packed-file = comhad pacáilte
phrase-a-pdf = PDF
phrase-a-plain-text-file = gnáthchomhad téacs
phrase-a-qualifying-round-was-played-by-fewer-than-teams-teams = d’imir níos lú ná { $teams } foireann babhta cáilithe
phrase-a-single-winner-individual-event = comórtas aonair le buaiteoir amháin
phrase-a-single-winner-pairs-event = comórtas péirí le buaiteoir amháin
phrase-a-special-event-of-an-area = comórtas ceantair den chineál { $special }
phrase-a-spreadsheet-of-apple-numbers = scarbhileog Apple Numbers
phrase-a-table = ina thábla
phrase-a-table-decides-who-meets-whom = is tábla a shocraíonn cé a chasann ar a chéile
phrase-a-team-that-lost-a-repechage-final = foireann a chaill Repechage Final
phrase-a-teams-event = comórtas foirne
phrase-a-text-document = doiciméad téacs
phrase-a-two-winner-pairs-event = comórtas péirí le beirt bhuaiteoirí
phrase-a-web-page = leathanach gréasáin
phrase-a-weekend = deireadh seachtaine
phrase-a-youth-finalist = foireann chraoibhe Youth
phrase-about-a-hundred-times = thart ar chéad oiread
phrase-about-a-hundredth-of = thart ar an gcéadú cuid de
phrase-about-a-tenth-of = thart ar an deichiú cuid de
phrase-about-a-thousand-times = thart ar mhíle oiread
phrase-about-ten-times = thart ar dheich n-oiread
phrase-above-0-and-at-most-1 = níos mó ná 0 agus 1 ar a mhéad
phrase-all-count-sessions = na { $count } seisiún ar fad
phrase-all-members-of-the-area = gach ball den cheantar
phrase-all-members-of-the-union = gach ball den aontas
phrase-an-acblscore-file = comhad ACBLscore
phrase-an-acblscore-game-file = comhad cluiche ACBLscore
phrase-an-archive-of-other-files = cartlann de chomhaid eile
phrase-an-e-mail = ríomhphost
phrase-an-event-of-national-status = comórtas ar stádas náisiúnta
phrase-an-invitation-event-at-least-share-of-the-entry-from-outside = comórtas cuiridh, { $share } ar a laghad den iontráil ón taobh amuigh
phrase-an-invitation-event-less-than-share-of-the-entry-from-outside = comórtas cuiridh, níos lú ná { $share } den iontráil ón taobh amuigh
phrase-an-invitation-event-one-entry-for-each-body = comórtas cuiridh, iontráil amháin do gach eagras
phrase-an-xml-file = comhad XML
phrase-another-player-has-this-name = tá an t-ainm seo ar imreoir eile
phrase-any-board = aon chlár
phrase-any-match = aon chluiche
phrase-anyone = gach duine
phrase-as-given = mar a tugadh
phrase-as-if-they-had-not-been-played = amhail is nár imríodh iad
phrase-as-many-rows-as-the-one-under = an líon céanna rónna leis an gceann faoi
phrase-ask-the-club-for-the-file-again-pictures-and-text-boxes-on-a-sheet-cannot-be-read = Iarr an comhad ar an gclub arís: ní féidir pictiúir ná boscaí téacs ar bhileog a léamh.
phrase-ask-the-club-for-the-sheet-with-its-results-or-leave-the-file-out = Iarr an bhileog lena torthaí ar an gclub, nó fág an comhad ar lár.
phrase-at-most-a-million-with-at-most-six-decimals = milliún ar a mhéad, le sé ionad dheachúlacha ar a mhéad
phrase-awards-which-palmares-works-out-itself = duaiseanna, a ríomhann palmares féin
phrase-blank = bán
phrase-board-board = clár { $board }
phrase-board-table-sides = clár { $table } ({ $sides })
phrase-boards-compared = clár i gcomparáid
phrase-boards-of-average-plus = clár average plus
phrase-boards-per-match-says-each = deir Boards per match { $each }
phrase-but-each-contestant-has-one-score-for-all-typed-sessions = ach níl ach scór amháin ag gach iomaitheoir do na { $typed } seisiún
phrase-but-results-counted-is-counted = ach is é { $counted } Results counted
phrase-by-lot-seed-seed-sparing-those-who-have-already-stood-down = trí chrannchur (síol { $seed }), gan iad siúd a sheas amach cheana a roghnú arís
phrase-can-be-a-fraction-a-date-or-two-figures = d’fhéadfadh sé a bheith ina chodán, ina dháta nó ina dhá uimhir
phrase-column-column = colún { $column }
phrase-contestant = iomaitheoir
phrase-count-matches = { $count } cluiche
phrase-count-rounds = { $count } babhta
phrase-count-sections = { $count } rannóg
phrase-count-sessions = { $count } seisiún
phrase-counted-as-present-from-the-first-round = áirithe mar i láthair ón gcéad bhabhta
phrase-counted-as-withdrawn-after-the-last-game = áirithe mar tharraingthe siar tar éis an chluiche dheireanaigh
phrase-date-of-birth = dáta breithe
phrase-dates-of-birth = dátaí breithe
phrase-different-contestants-from = iomaitheoirí éagsúla le
phrase-digits-only = digití amháin
phrase-download-the-results-of-the-tournament-as-csv-or-put-the-hands-beside-a-session-of-the-same-name-as-pbn = Íoslódáil torthaí an chomórtais mar CSV, nó cuir na lámha mar PBN in aice le seisiún den ainm céanna.
phrase-each-row-is-a-single-cell-so-names-and-scores-cannot-be-told-apart = níl ach cill amháin i ngach ró, mar sin ní féidir ainmneacha a scaradh ó scóir
phrase-earlier-stages-do-not-count-for-invited-contestants = ní áirítear céimeanna roimhe d’iomaitheoirí cuiridh
phrase-earlier-stages-were-run-by-other-bodies = eagrais eile a reáchtáil na céimeanna roimhe
phrase-east = Thoir
phrase-empty = comhad folamh
phrase-entered-as-one-who-played-in-the-final-of-another-area = iontráilte mar dhuine a d’imir i gcraobh ceantair eile
phrase-equal-of-all-boards-have-the-same-results = tá na torthaí céanna ag { $equal } as { $all } clár
phrase-equal-of-all-contestants-have-the-same-score = tá an scór céanna ag { $equal } as { $all } iomaitheoir
phrase-equal-of-all-contestants-have-the-same-score-in-whole-numbers = tá an scór céanna in uimhreacha iomlána ag { $equal } as { $all } iomaitheoir
phrase-event-id = comórtas { $id }
phrase-event-id-of-path = comórtas { $id } as { $path }
phrase-event-id-of-this-workbook = comórtas { $id } sa leabhar oibre seo
phrase-excel-has-no-such-date = níl a leithéid de dháta in Excel
phrase-export-the-game-from-acblscore-as-pbn-or-as-text-with-the-results = Easpórtáil an cluiche ó ACBLscore mar PBN nó mar théacs leis na torthaí.
phrase-export-the-tournament-as-a-tournament-report-file-trf = Easpórtáil an comórtas mar Tournament Report File (.trf).
phrase-far-above = i bhfad os cionn
phrase-federations-of-players = cónaidhmeanna imreoirí
phrase-first-or-last = { $first } nó { $last }
phrase-folders-are-nested-more-than-most-deep = tá fillteáin neadaithe níos doimhne ná { $most }
phrase-for-members = do bhaill
phrase-game-round-round = { $game } (babhta { $round })
phrase-game-rounds-rounds = { $game } (babhtaí { $rounds })
phrase-grades-of-players = gráid imreoirí
phrase-group = grúpa
phrase-had-what-but-the-minimum-is-least = { $had } { $what }, ach is é { $least } an t-íosmhéid
phrase-has-no-forename = níl ainm baiste ann
phrase-has-no-games-between-two-players-which-a-tournament-report-file-needs-for-a-chess-team-match-give-each-board-its-own-row = níl cluichí idir beirt imreoirí ann, atá de dhíth ar Tournament Report File; i gcluiche fichille foirne, tabhair a ró féin do gach clár
phrase-has-no-games-of-diplomacy = níl cluichí Diplomacy ann
phrase-has-no-page = níl leathanach aige
phrase-is-not-rated-as-rated-says = níl sé rátáilte, mar a deir Rated
phrase-is-not-a-tournament-of-single-players = ní comórtas aonair é
phrase-has-no-players-with-ratings-of-fide-which-title-norms-need = níl imreoirí le rátáil FIDE ann, atá de dhíth ar noirm teidil
phrase-has-something-other-than-small-letters-digits-and-hyphens = tá rud éigin ann seachas litreacha beaga, digití agus fleiscíní
phrase-holds-more-than-a-name = tá níos mó ná ainm ann
phrase-home-to-away = { $home } go { $away }
phrase-how-to-reach-people = sonraí teagmhála
phrase-if-it-has-returns-attached-save-them-in-this-folder = Má tá foirmeacha ceangailte leis, sábháil san fhillteán seo iad.
phrase-if-it-holds-returns-unpack-it-in-this-folder = Má tá foirmeacha ann, díphacáil san fhillteán seo é.
phrase-if-it-is-a-return-export-it-from-numbers-as-an-excel-workbook-xlsx = Más foirm é, easpórtáil ó Numbers é mar leabhar oibre Excel (.xlsx).
phrase-if-it-is-a-return-open-it-and-download-it-as-an-excel-workbook-xlsx = Más foirm é, oscail é agus íoslódáil é mar leabhar oibre Excel (.xlsx).
phrase-if-it-is-a-return-open-it-once-to-download-it-then-run-again = Más foirm é, oscail uair amháin é chun é a íoslódáil, ansin rith arís.
phrase-if-it-is-a-return-or-holds-returns-unpack-it-in-this-folder = Más foirm é, nó má tá foirmeacha ann, díphacáil san fhillteán seo é.
phrase-if-it-is-an-event-put-the-names-in-a-column-headed-names-name-or-team-if-not-leave-the-file-out = Más comórtas é, cuir na hainmneacha i gcolún faoin gceannteideal Names, Name nó Team; mura comórtas é, fág an comhad ar lár.
phrase-if-they-have-returns-attached-save-them-in-this-folder = Má tá foirmeacha ceangailte, sábháil san fhillteán seo iad.
phrase-in-field = {" "}in { $field }
phrase-is-a-percentage-but-points-never-are = is céatadán é, rud nach mbíonn pointí riamh
phrase-is-empty = tá sé folamh
phrase-is-longer-than-40-signs = tá sé níos faide ná 40 comhartha
phrase-is-missing-a-part-that-the-others-have = tá cuid atá ag na cinn eile ar iarraidh
phrase-is-not-a-bridge-event-and-usebio-has-no-type-for-it = ní comórtas beiriste é, agus níl cineál dó in USEBIO
phrase-is-that-of-another-rule-book = baineann sé le leabhar rialacha eile
phrase-is-the-third-name-in-a-pair = is é an tríú hainm i bpéire é
phrase-it-belongs-to-the-operating-system = baineann sé leis an gcóras oibriúcháin
phrase-it-cannot-be-a-major-championship-why = ní féidir mórchraobh a bheith ann: { $why }
phrase-it-enters-category-category = iontráiltear sa chatagóir { $category } é
phrase-it-has-errors = tá earráidí ann
phrase-it-has-fewer-than-36-boards = tá níos lú ná 36 clár ann
phrase-it-has-games-between-two-players = tá cluichí idir beirt imreoirí ann
phrase-it-has-games-of-diplomacy-or-board-games = tá cluichí Diplomacy nó cluichí boird ann
phrase-it-has-neither-results-nor-the-people-who-played = níl torthaí ná imreoirí inti
phrase-it-holds-more-than-most-files-and-folders = tá níos mó ná { $most } comhad agus fillteán ann
phrase-it-holds-more-than-most-files-and-folders-in-all = tá níos mó ná { $most } comhad agus fillteán ann san iomlán
phrase-it-is-a-link-to-a-folder-that-contains-the-one-you-gave = is nasc é le fillteán ina bhfuil an ceann a thug tú
phrase-it-is-hidden-in-excel = tá sí i bhfolach in Excel
phrase-it-is-not-a-result-against-a-number-in-this-table = ní toradh in aghaidh uimhreach sa tábla seo é
phrase-it-is-not-a-round = ní babhta é sin
phrase-it-is-not-a-way-of-writing-a-game = ní mar sin a scríobhtar cluiche
phrase-it-is-not-open-to-all-members = níl sé oscailte do gach ball
phrase-it-is-not-the-result-of-a-game = ní toradh cluiche é
phrase-it-is-not-written-as-day-month-year = níl sé scríofa mar lá/mí/bliain
phrase-it-is-only-a-number = níl ann ach uimhir
phrase-it-is-only-one-name = níl ann ach ainm amháin
phrase-it-is-scored-in-unit-and-other-in-others = scóráiltear in { $unit } é, agus { $other } in { $others }
phrase-it-lists-prizes-which-do-not-belong-in-a-return = liosta duaiseanna atá inti, rud nach mbaineann le foirm
phrase-it-was-ranked-with-handicaps-and-the-scores-without-handicap-are-missing = rangaíodh é le cis, agus tá na scóir gan chis ar iarraidh
phrase-its-layout-cannot-hold-line-ups = níl áit ina leagan amach do liostaí foirne
phrase-its-layout-has-only-pairs-and-individuals-without-matches = níl ina leagan amach ach péirí agus daoine aonair, gan cluichí
phrase-its-own-tables-are-fewer-than-the-premier-final-s-premier = tá a { $own } tábla níos lú ná { $premier } an phríomhchraoibhe
phrase-its-players-are-not-both-members-of-one-such-team-of = ní baill d’aon fhoireann amháin den sórt sin an bheirt imreoirí ({ $of })
phrase-its-rule-book-gives-points-of-its-own = tugann a leabhar rialacha pointí dá chuid féin
phrase-its-scores-are-on-other-sheets-or-add-those-up = tá a scóir ar bhileoga eile, nó suimíonn sí iad
phrase-licensed-as-a-major-congress = ceadúnaithe mar mhórchomhdháil
phrase-licensed-by-the-area-with-a-significant-entry-from-outside = ceadúnaithe ag an gceantar, le cuid shuntasach ón taobh amuigh
phrase-licensed-by-the-area-without-a-significant-entry-from-outside = ceadúnaithe ag an gceantar, gan cuid shuntasach ón taobh amuigh
phrase-licensed-who-with-a-significant-entry-from-outside = ceadúnaithe, { $who }, le cuid shuntasach ón taobh amuigh
phrase-licensed-who-without-a-significant-entry-from-outside = ceadúnaithe, { $who }, gan cuid shuntasach ón taobh amuigh
phrase-list-from-column-column-on = Liosta ó cholún { $column } ar aghaidh
phrase-list-under-caption = Liosta faoi “{ $caption }”
phrase-master-points = máistirphointí
phrase-match = cluiche
phrase-match-of-the-qualifying-stage = cluiche den Qualifying Stage
phrase-matches-of-the-qualifying-stage = cluiche den Qualifying Stage
phrase-matchpoints = pointí cluiche
phrase-may-hold-a-score-those-of-both-sides-have-a-number-and-no-column-has-scores = d’fhéadfadh scór a bheith ann: tá uimhir ag ainmneacha an dá thaobh, agus níl scóir in aon cholún
phrase-members-outside-the-first-division-cannot-win-it = ní féidir le baill lasmuigh den chéad roinn é a bhuachan
phrase-more-than-0 = níos mó ná 0
phrase-more-than-most-files-and-folders-are-behind-this-link = tá níos mó ná { $most } comhad agus fillteán taobh thiar den nasc seo
phrase-names-and-count-more = { $names } agus { $count } eile
phrase-names-who-have-no-match-in-it = { $names }, nach bhfuil cluiche acu ann
phrase-neither-tables-in-neither-final-needed-needed = { $neither } tábla i gceachtar de na craobhacha, { $needed } de dhíth
phrase-no-bye = níl babhta saor ann
phrase-no-column-holds-names-of-players-or-teams = níl aon cholún le hainmneacha imreoirí ná foirne
phrase-no-event-was-in-that-year = ní raibh aon chomórtas an bhliain sin
phrase-no-heading-in-this-row-says-which-column-holds-the-names = níl aon cheannteideal sa ró seo a deir cá bhfuil na hainmneacha
phrase-no-heading-in-this-row-says-which-column-holds-the-scores = níl aon cheannteideal sa ró seo a deir cá bhfuil na scóir
phrase-no-less-than-the-number-before-it = uimhir nach lú ná an uimhir roimpi
phrase-no-licence = Licence bán
phrase-no-more-than-the-number-before-it = uimhir nach mó ná an uimhir roimpi
phrase-no-result = cluiche gan toradh
phrase-no-stanza-of-the-repechage-final-that-the-team-played = aon stanza den Repechage Final ar imir an fhoireann ann
phrase-nobody-in-this-table-has-that-number = níl an uimhir sin ag aon duine sa tábla seo
phrase-nobody-who-plays-was-born-in-that-year = níor rugadh aon imreoir an bhliain sin
phrase-north = Thuaidh
phrase-not-on-the-members-sheet = gan a bheith ar an mbileog Members
phrase-note-does-not-fit-the-result-result = ní oireann “{ $note }” don toradh { $result }
phrase-note-is-not-a-bye = ní babhta saor é “{ $note }”
phrase-nothing-like = éagsúil ar fad le
phrase-numbers-of-games = líonta cluichí
phrase-numbers-of-players-with-fide = uimhreacha FIDE imreoirí
phrase-of-one-a-bye = { $one } (babhta saor)
phrase-one-a-bye = { $one } (babhta saor)
phrase-one-against-other = { $one } in aghaidh { $other }
phrase-one-and-other = { $one } agus { $other }
phrase-one-other = { $one }, { $other }
phrase-one-session = seisiún amháin
phrase-only-pairs-and-teams-events-can-be-nominated = ní féidir ach comórtais péirí agus foirne a ainmniú
phrase-open-to-non-members = oscailte do dhaoine nach baill iad
phrase-order = ord
phrase-pairs-may-drop-in-on-the-interstate-pairs-only = ní féidir le péirí teacht isteach ach san Interstate Pairs
phrase-pairs-may-drop-in-only-at-the-start-of-round-4-or-of-round-6 = ní féidir le péirí teacht isteach ach ag tús bhabhta 4 nó bhabhta 6
phrase-pairs-pairs-entered-needed-needed = { $pairs } péire a iontráladh, { $needed } de dhíth
phrase-pairs-pairs-of-both-directions = péirí { $pairs } an dá threo
phrase-payments = íocaíochtaí
phrase-percentages = céatadáin
phrase-played-and-deemed-deemed-boards = { $played } clár agus { $deemed } a mheastar
phrase-played-boards = { $played } clár
phrase-played-in-the-final-of-another-area-event = d’imir i gcraobh ceantair eile, { $event }
phrase-played-in-the-final-of-another-area-event-on-date = d’imir i gcraobh ceantair eile, { $event }, ar { $date }
phrase-played-matches = { $played } cluiche
phrase-played-played-of-boards-boards-needed-needed = d’imir { $played } as { $boards } clár, { $needed } de dhíth
phrase-put-the-hands-beside-a-session-of-the-same-name-as-pbn = Cuir na lámha mar PBN in aice le seisiún den ainm céanna.
phrase-rank = céim
phrase-rating = rátáil
phrase-ratings = rátálacha
phrase-read-again-it-would-not-have-the-same-places-and-awards = dá léifí arís é, ní bheadh na háiteanna ná na duaiseanna céanna ann
phrase-receiveddata-id-board-board-round-round-table-table = ReceivedData, { $id }: clár { $board }, babhta { $round }, tábla { $table }
phrase-table-id-ids = { $table }, ID { $ids }
phrase-result-is-not-the-score-of-a-bye = ní scór babhta shaoir é { $result }
phrase-result-is-the-result-of-a-game-a-match-of-teams-has-home-score-and-away-score-or-a-row-for-each-board = is toradh cluiche aonair é { $result }; bíonn Home score agus Away score ag cluiche foirne, nó ró do gach clár
phrase-round = babhta
phrase-round-next-has-no-results-yet = níl torthaí ag babhta { $next } fós
phrase-rounds = babhta
phrase-rounds-of-boards-boards-but-they-must-have-needed = babhtaí { $boards } clár, ach caithfidh { $needed } a bheith iontu
phrase-rounds-rounds-have-as-many-boards-each-with-meant = bíonn an líon céanna clár i ngach ceann de { $rounds } babhta le { $meant }
phrase-rounds-rounds-of-of-match-boards-are-all = is { $all } iad { $rounds } babhta de { $of_match } clár
phrase-rounds-rounds-of-them-are-more-than-the-all-of-the-event = tá { $rounds } babhta den sórt sin níos mó ná { $all } an chomórtais
phrase-row-row = ró { $row }
phrase-rows-first-to-last = rónna { $first } go { $last }
phrase-score = scór
phrase-score-is-more-than-boards-boards-give = tá { $score } níos mó ná mar a thugann { $boards } clár
phrase-score-is-not-a-number-of-game-points-which-are-whole-or-half = ní líon pointí cluiche é { $score }; bíonn siad iomlán nó ina leatha
phrase-scores = scóir
phrase-scores-are-whole-numbers = uimhreacha iomlána is ea scóir
phrase-scores-end-in-0 = críochnaíonn scóir le 0
phrase-seat-at-table-table = { $seat } ag tábla { $table }
phrase-sections-in-1-session = { $sections } in aon seisiún amháin
phrase-sections-in-count-sessions = { $sections } in { $count } seisiún
phrase-sessions = seisiún
phrase-shared-of-all-contestants-come-in-the-same-order = tá { $shared } as { $all } iomaitheoir san ord céanna
phrase-sheet-name = Bileog “{ $name }”
phrase-six-digits-and-a-letter-from-a-to-l-but-not-i = sé dhigit agus litir ó A go L, ach ní I
phrase-something-else = rud eile
phrase-south = Theas
phrase-split-the-text-into-columns-in-excel-data-text-to-columns-and-write-a-heading-above-each-such-as-place-names-and-score = Roinn an téacs ina cholúin (in Excel: Data, Text to Columns) agus scríobh ceannteideal os cionn gach ceann, mar shampla Place, Names agus Score.
phrase-stage-had-boards-boards-but-a-stage-needs-least = { $boards } clár a bhí ag { $stage }, ach tá { $least } de dhíth ar chéim
phrase-stage-was-played-by-varying-contestants = iomaitheoirí éagsúla a d’imir { $stage }
phrase-stand-down-how = seasann amach, { $how }
phrase-stands-down-how = seasann amach, { $how }
phrase-stanza-of-the-final = stanza den Final
phrase-stanza-of-the-repechage-final = stanza den Repechage Final
phrase-stanzas-of-the-final = stanza den Final
phrase-stanzas-of-the-repechage-final = stanza den Repechage Final
phrase-stratum = stratam
phrase-table-table-sides = tábla { $table } ({ $sides })
phrase-team-has-players-players-but-a-team-may-have-most = tá { $players } imreoir ag { $team }, ach ní cheadaítear ach { $most } i bhfoireann
phrase-teams-of-size-are-not-teams-of-four = ní foirne ceathrair iad foirne { $size }
phrase-teams-teams-entered-needed-needed = { $teams } foireann a iontráladh, { $needed } de dhíth
phrase-teams-teams-played-without-a-qualifying-round = d’imir { $teams } foireann gan bhabhta cáilithe
phrase-the-area-has-had-one-such-event-already-event = bhí a leithéid de chomórtas ag an gceantar cheana, { $event }
phrase-the-board-has-no-number = níl uimhir ag an gclár
phrase-the-boards-of-this-match-make-home-to-away-which-is-not-its-score = Tugann cláir an chluiche seo { $home } go { $away }, agus ní hé sin a scór
phrase-the-bye-of-one = babhta saor { $one }
phrase-the-calls = na glaonna
phrase-the-cards-played = na cártaí a imríodh
phrase-the-cell-holds-no-date = níl dáta sa chill
phrase-the-chief-arbiter = an príomhréiteoir
phrase-the-city = an chathair
phrase-the-count-other-events-of-this-kind-have-meant = { $meant } atá ag na { $count } comórtas eile den chineál seo
phrase-the-day-is-not-a-number = ní uimhir é an lá
phrase-the-draw-of-teams-takes-no-points-but-those-scored = ní áirítear i gcrannchur foirne ach na pointí a scóráladh
phrase-the-entry-says-so-under-pqp = deir an iontráil é faoi PQP
phrase-the-event = aon chomórtas amháin
phrase-the-event-at-a-general-meeting-is-not-the-major-championship-of-the-area = ní hé an comórtas ag cruinniú ginearálta mórchraobh an cheantair
phrase-the-event-had-sessions-sessions-but-must-have-needed = { $sessions } seisiún a bhí sa chomórtas, ach caithfidh { $needed } a bheith ann
phrase-the-event-has-rounds-rounds = is é { $rounds } líon babhtaí an chomórtais
phrase-the-event-would-take-days-days = ghlacfadh an comórtas { $days } lá
phrase-the-federation-of-the-organiser = cónaidhm an eagraí
phrase-the-final-had-boards-boards-but-must-have-needed = { $boards } clár a bhí sa chraobh, ach caithfidh { $needed } a bheith ann
phrase-the-final-had-sessions-sessions-but-must-have-needed = { $sessions } seisiún a bhí sa chraobh, ach caithfidh { $needed } a bheith ann
phrase-the-final-must-be-all-play-all-but-this-has-two-winners = caithfidh gach duine imirt in aghaidh gach duine sa chraobh, ach tá dhá bhuaiteoir anseo
phrase-the-final-must-be-all-play-all-but-this-is-how = caithfidh gach duine imirt in aghaidh gach duine sa chraobh, ach is { $how } atá anseo
phrase-the-final-was-not-played-on-a-single-day = níor imríodh an chraobh ar aon lá amháin
phrase-the-first-day = an chéad lá
phrase-the-forbidden-sheet = an bhileog Forbidden
phrase-the-groups-sheet = an mbileog Groups
phrase-the-hands-are-not-thirteen-different-cards-each = níl trí chárta dhéag éagsúla i ngach lámh
phrase-the-headings-are-missing-or-not-known = tá na ceannteidil ar iarraidh nó níl siad ar eolas
phrase-the-headings-seem-to-run-down-the-sheet-not-across-it = is cosúil go bhfuil na ceannteidil síos an bhileog, ní trasna uirthi
phrase-the-limit-is-printed-so-and-is-that-of-novice = ; is mar sin a cuireadh an teorainn i gcló, agus is í teorainn Novice í
phrase-the-matchpoints-fit-meant-boards = oireann na pointí cluiche do { $meant } clár
phrase-the-month-cannot-be-read = ní féidir an mhí a léamh
phrase-the-name-of-the-tournament = ainm an chomórtais
phrase-the-note-note-does-not-fit-the-result-result = Ní oireann an nóta “{ $note }” don toradh { $result }
phrase-the-note-note-does-not-fit-the-score-score = Ní oireann an nóta “{ $note }” don scór { $score }
phrase-the-note-note-is-on-a-row-with-two-players = Tá an nóta “{ $note }” ar ró le beirt imreoirí
phrase-the-opponent-s-cell-is-empty = tá cill an chéile comhraic bán
phrase-the-other-events-of-the-return-end-on-last = críochnaíonn comórtais eile na foirme ar { $last }
phrase-the-percentages-fit-meant-boards = oireann na céatadáin do { $meant } clár
phrase-the-row-did-not-count = níor áiríodh an ró
phrase-the-row-has-one-player-only-and-why = Níl ach imreoir amháin sa ró, agus { $why }
phrase-the-same-contestants-as = na hiomaitheoirí céanna le
phrase-the-sheet-is-empty = tá an bhileog folamh
phrase-the-stage-before-it = an chéim roimhe
phrase-the-tables-at-which-contestants-sat = na táblaí ag ar shuigh iomaitheoirí
phrase-the-title-says-named-boards = deir an teideal { $named } clár
phrase-the-year-is-not-a-number = ní uimhir í an bhliain
phrase-the-year-needs-four-digits = tá ceithre dhigit de dhíth sa bhliain
phrase-their-matchpoints-count-as-a-share-of-their-own-top = Áirítear a bpointí cluiche mar chuid dá mbarr féin.
phrase-their-matchpoints-were-stretched-by-neuberg-s-formula = Coigeartaíodh a bpointí cluiche le foirmle Neuberg.
phrase-there-is-no-such-day-in-that-month = níl a leithéid de lá sa mhí sin
phrase-there-is-no-such-month-day-comes-before-month = níl a leithéid de mhí ann; tagann an lá roimh an mí
phrase-there-is-no-such-score-with-who-vulnerable = níl a leithéid de scór ann le { $who } soghonta
phrase-there-is-nothing-below-this-row-of-headings = níl aon rud faoin ró ceannteideal seo
phrase-they-are-for-events-of-an-area-not-of-a-status = is do chomórtais cheantair iad, ní do stádas { $status }
phrase-they-were-scored-with-the-results-there-are = Scóráladh iad leis na torthaí atá ann.
phrase-this-event-has-no-licence = níl aon cheadúnas ag an gcomórtas seo
phrase-this-event-was-licensed-by-an-area = ceantar a cheadúnaigh an comórtas seo
phrase-this-member-s-points-are-on-hold = tá pointí an bhaill seo ar fionraí
phrase-this-stage = an chéim seo
phrase-tie-breaks-which-palmares-works-out-itself = briseadh cothroim, a ríomhann palmares féin
phrase-times = amanna
phrase-turn-the-table-round-so-that-each-contestant-has-a-row-in-excel-copy-it-then-paste-special-transpose = Cas an tábla timpeall sa chaoi go mbeidh ró ag gach iomaitheoir (in Excel: cóipeáil, ansin Paste Special, Transpose).
phrase-two-losers = beirt chaillteoirí
phrase-typed-of-max-score = { $typed } as { $max } ({ $score } %)
phrase-up-to-seven-digits-the-last-of-which-checks-the-others = suas le seacht ndigit, agus an ceann deireanach ag seiceáil na gceann eile
phrase-vps = VPanna
phrase-west = Thiar
phrase-what-a-side-wins = buachan taoibhe
phrase-what-but-it-has-no-day = { $what }, ach níl dáta aige
phrase-what-but-its-day-is-day = { $what }, ach is é { $day } a dháta
phrase-what-on-the-same-day = { $what } ar an lá céanna
phrase-why-contract-by-by-with-tricks-tricks-gives-score = { $why }; tugann { $contract } ag { $by } le { $tricks } cleas { $score }
phrase-with-these-games-as-draws = leis na cluichí seo ar cothrom
phrase-write-names-name-or-team-above-the-column-of-names = Scríobh Names, Name nó Team os cionn an cholúin ainmneacha.
phrase-write-plain-headings-above-the-columns-such-as-place-names-and-score-if-it-is-not-an-event-leave-the-file-out = Scríobh ceannteidil shimplí os cionn na gcolún, mar shampla Place, Names agus Score; mura comórtas é, fág an comhad ar lár.
phrase-write-score-or-vps-above-the-column-of-scores = Scríobh Score, % nó VPs os cionn an cholúin scór.
phrase-year-is-in-the-future = tá { $year } sa todhchaí
phrase-heading-is-meaning = is é “{ $heading }” { $meaning }
phrase-column-is-meaning = is é { $column } { $meaning }
phrase-heading-why = “{ $heading }”: { $why }
phrase-one-two = { $one }; { $two }
phrase-sheet-sheet-rows-first-to-last-kind-columns = bileog “{ $sheet }”, rónna { $first } go { $last }: { $kind } ({ $columns })
phrase-rows-first-to-last-kind-columns = rónna { $first } go { $last }: { $kind } ({ $columns })
phrase-and-count-more = agus { $count } eile
phrase-entry-place-place = { $entry } (áit { $place })
phrase-from-field = {" "}ó { $field }
phrase-in-place-of-out-clause = , in áit { $out } ({ $clause })
phrase-north-south = Thuaidh-Theas
phrase-east-west = Thoir-Thiar
phrase-none = aon duine
phrase-all = gach duine
phrase-ns = NS
phrase-ew = EW
phrase-on-board-board-entry-label-has-given-but-computed-by-the-results = Ar chlár { $board } tá { $given } ag iomaitheoir { $label }, ach { $computed } de réir na dtorthaí.
phrase-on-each-board-its-points-agree = {" "}Tagann a phointí le chéile ar gach clár.
phrase-its-points-differ-on-board-board = {" "}Tá a phointí difriúil ar chlár { $board }.
phrase-its-points-differ-on-boards-boards = {" "}Tá a phointí difriúil ar chláir { $boards }.
phrase-one-to-other-vps = { $one } le { $other } VPanna
phrase-one-to-other-net = { $one } le { $other } glan

## Headings of kinds of problems

heading-adjustment-kind = Coigeartú in aonad eile
heading-adjustment-not-computed = Coigeartú gan mhéid
heading-alias-changed = Ailias athraithe de láimh
heading-aliases-unchecked = Ailiasanna gan seiceáil
heading-ambiguous-entry = Iomaitheoir doiléir
heading-amendment-among-returns = Ceartúchán i measc na bhfoirmeacha
heading-amendment-changed = Ceartúchán athraithe
heading-amendment-cut = Ceartúchán neamhiomlán
heading-amendment-day = Dáta an cheartúcháin doléite
heading-amendment-differs = Ceartúchán gan teacht leis an rolla
heading-amendment-empty = Ceartúchán gan rónna
heading-amendment-outdone = Ceartúchán agus foirm araon
heading-amendment-takes-nothing = Ceartúchán pointí nár creidmheasadh riamh
heading-amendment-twice = Dhá cheartúchán ar chomórtas amháin
heading-arrives-odd = Amanna teachta doiléire
heading-artificial-without-value = Scór saorga gan luach
heading-asked-off-plays = Saor iarrtha ach péireáilte
heading-awards-replaced = Formhór na bpointí ag daoine eile
heading-back-from-nothing = Cumhacht ar ais gan ionaid
heading-best-of-differs = Níl “Best of” ag teacht leis na seisiúin
heading-beyond-columns = Níos mó colún ná mar a léitear
heading-birth-year = Bliain bhreithe amháin
heading-board-order = Imreoirí as ord na gclár
heading-board-player-twice = Imreoir ar dhá chlár i gcluiche
heading-board-prizes-lack = Duaiseanna clár neamhiomlán
heading-board-twice = Iomaitheoir faoi dhó ar chlár
heading-board-without-result = Clár gan toradh
heading-boards-beyond-match = Níos mó clár ná mar atá sa chluiche
heading-boards-disagree = Cláir gan teacht leis na taistealaithe
heading-boards-not-played = Róbheagán clár do dhuais
heading-boards-unlikely = Líon clár neamhdhóchúil
heading-bundle-damaged = Beart damáistithe
heading-bundle-differs = Beart a thugann rud eile
heading-bundle-entry-changed = Comhad sa bheart athraithe
heading-bundle-entry-missing = Comhad ar iarraidh ón mbeart
heading-bundle-entry-unlisted = Comhad sa bheart gan liostú
heading-bundle-name = Beart a ainmníonn comhad lasmuigh
heading-bundle-not-computed = Beart gan ríomh
heading-bundle-run-changed = Aschur athraithe ón rith
heading-bundle-run-differs = Aschur difriúil an uair seo
heading-bundle-too-large = Beart rómhór
heading-bundle-version = Beart de leagan eile
heading-bye-and-game = Saor iarrtha ach cluiche imeartha
heading-bye-missing = Saor ar iarraidh
heading-bye-not-given = Saor in aghaidh na rialacha
heading-bye-result = Saor le toradh
heading-bye-score = Scór saor a iarradh
heading-bye-score-blank = Scór na saor a iarradh ar iarraidh
heading-bye-vps = VPanna ar shaor
heading-carry-few-pairs = Róbheagán péirí don aistriú
heading-carry-level = Gan difríocht le haistriú
heading-carry-over-blank = Aistriú fágtha bán
heading-carry-over-missing = Gan scór le haistriú
heading-carry-over-not-computed = Riail aistrithe anaithnid
heading-carry-over-unknown = Comórtas an aistrithe gan aimsiú
heading-category-near = Catagóir litrithe ar dhá bhealach
heading-cell-not-kept = Cealla nach bhfanann
heading-cells-left = Cealla gan léamh
heading-centres-missing = Ionaid ar iarraidh
heading-centres-unknown = Ionaid don chaillteoir ádhúil ar iarraidh
heading-certificate-changed = Teastas athraithe
heading-certificate-day-gone = Dáta an teastais scriosta
heading-certificate-differs = Teastas agus foirm difriúil
heading-certificate-expired = Teastas as feidhm
heading-certificate-gone = Teastas ar iarraidh
heading-certificate-never-counted = Teastas nár comhaireadh riamh
heading-certificate-not-taken-back = Teastas cealaithe gan aimsiú
heading-certificate-other-name = Teastas in ainm eile
heading-certificate-other-scheme = Teastas ó aontas eile
heading-certificate-twice = Teastas liostaithe faoi dhó
heading-certificate-without-issuer = Teastas gan eisitheoir
heading-certificate-without-points = Teastas gan phointí
heading-championship-rounds = Líon neamhghnách babhtaí craoibhe
heading-changes-not-understood = Athruithe nár tuigeadh
heading-colour-not-top = Dath gan bheith ar an síol barr
heading-column-disagrees = Colún gan teacht leis na cinn eile
heading-column-gone = Colún ball ar iarraidh
heading-column-left = Colún gan léamh
heading-column-near = Colún le ceannteideal mílitrithe
heading-column-new = Colún nua
heading-columns-swapped = Colúin malartaithe
heading-competition-best = Comórtas: ní áirítear toradh ar bith
heading-competition-comparison = Comórtas séasúir gan tréimhse roimhe
heading-competition-days = Comórtas séasúir a chríochnaíonn roimh a thús
heading-competition-empty = Comórtas séasúir gan chomórtais
heading-competition-group = Comórtas séasúir: grúpa anaithnid
heading-competition-handicap = Comórtas séasúir: cis nár tuigeadh
heading-competition-key = Comórtas séasúir: colún anaithnid
heading-competition-place-points = Comórtas séasúir: pointí áite
heading-competition-twice = Comórtas séasúir liostaithe faoi dhó
heading-competition-unknown = Comórtas séasúir ar iarraidh
heading-competition-without-beginning = Comórtas séasúir gan chéad lá
heading-competition-without-ranks = Comórtas séasúir gan chéimeanna
heading-competition-without-values = Comórtas séasúir gan aon rud le comhaireamh
heading-competition-without-year = Comórtas séasúir gan mheáin na bliana seo caite
heading-congress-certificate = Gan teastais chomhdhála
heading-congress-rounds = Líon neamhghnách babhtaí comhdhála
heading-contract-score = Scór gan teacht leis an gconradh
heading-corrections-unread = Ceartúcháin gan léamh
heading-count-differs = Líon iomaitheoirí difriúil
heading-counts-twice = “Counts” líonta ar dhá bhealach
heading-credit-left-out = Creidmheas fágtha ar lár
heading-credited-unknown = Ball creidmheasa ar iarraidh
heading-credited-unread = Comórtas creidiúnaithe gan toradh
heading-credited-unreadable = Creidmheas doléite
heading-csv-unfit = Comórtas gan scríobh mar CSV
heading-date-ahead = Dáta sa todhchaí
heading-date-for-number = Uimhir athraithe ina dáta
heading-date-undone = Dáta léite mar uimhir arís
heading-datum-weight = Ualach an datum
heading-datum-with-unknown = Comórtas an datum gan aimsiú
heading-day-far-ahead = Lá réitigh ródhéanach
heading-day-far-back = Lá réitigh róluath
heading-deal-invalid = Roinnt nach féidir a úsáid
heading-decimal-comma = Camóg dheachúlach
heading-decision-beside = Cealla in aice le cinneadh
heading-decision-changed = Cinneadh athraithe
heading-decision-cleared = Cinneadh glanta
heading-decision-gone = Cinneadh faoi rud ar iarraidh
heading-decision-kept = Cinneadh coinnithe
heading-decision-moved = Cinneadh bogtha go cás eile
heading-decision-nobody = Cinneadh gan bhall
heading-decision-noughts = Cinneadh gan nialais tosaigh
heading-decision-noughts-unclear = Cinneadh le nialais tosaigh dhoiléire
heading-decision-number-taken = Uimhir an bhaill nua tógtha cheana
heading-decision-outdated = Cinneadh as dáta
heading-decision-replaced = Cinneadh ionadaithe
heading-decision-several-rows = Cinneadh do bhall ar roinnt rónna
heading-decision-too-late = Cinneadh ródhéanach
heading-decision-unknown = Cinneadh anaithnid
heading-decisions-contradict = Cinntí contrártha
heading-decisions-gone = Cinntí ar iarraidh
heading-decisions-unread = Cinntí nár léadh
heading-direction-alone = Treo amháin
heading-direction-disagrees = Treo gan teacht leis an iomaitheoir
heading-direction-unused = Treo gan liosta ord
heading-draw-again = Babhta le torthaí crannchurtha arís
heading-draw-against-rules = Crannchur a bhriseann riail
heading-draw-changed = Péireáil socraithe de láimh
heading-draw-name = Ainm agus uimhir an chrannchuir difriúil
heading-draw-numbers = Uimhreacha crannchuir gan úsáid
heading-draw-round = Babhta nach féidir a chrannchur
heading-draw-short-of-wishes = Crannchur gan roinnt mianta
heading-draw-stands = Crannchur foilsithe coinnithe
heading-draw-waits = Crannchur ar feitheamh
heading-draw-without = Rátáil nó mian gan úsáid
heading-drop-in-alone = Iontrálaí déanach gan mheán
heading-drop-in-of-no-team = Iontrálaí déanach gan foireann
heading-edition-not-in-force = Leabhar rialacha gan bheith i bhfeidhm ar an dáta
heading-end-before-start = Comórtas a chríochnaíonn roimh a thús
heading-ending-blank = Críoch ar iarraidh
heading-ending-differs = Críoch gan teacht leis na hionaid
heading-ending-twice = Dhá chríoch ar chluiche amháin
heading-entries-numbered = Iomaitheoirí uimhrithe ag palmares
heading-entry-arrives-late = Péireáilte roimh theacht
heading-entry-left = Iomaitheoir comhairthe d’ainneoin a stádais
heading-entry-not-present = Péireáilte ach gan bheith i láthair
heading-entry-out = Tarraingthe siar ach le scór
heading-entry-status-unread = Stádas iomaitheora anaithnid
heading-entry-without-result = Iomaitheoir gan toradh
heading-error-cell = Earráid i gcill
heading-event-alike = Comórtas cosúil
heading-event-back = Comórtas a tarraingíodh siar ar ais
heading-event-changed = An comórtas céanna, torthaí eile
heading-event-copied = Comórtas cóipeáilte, is dócha
heading-event-far-ahead = Dáta comórtais ródhéanach
heading-event-far-back = Dáta comórtais róluath
heading-event-from-settings = Comórtas a bhfuil cur síos air sna socruithe
heading-event-gone = Comórtas ar iarraidh óna fhoirm
heading-event-in-two-files = Comórtas in dhá chomhad
heading-event-not-exported = Comórtas gan easpórtáil
heading-event-repeated = Na scóir chéanna le comórtas eile
heading-fee-odd = Táille doléite
heading-fee-of-nobody = Táille gan iomaitheoir
heading-few-areas = Róbheagán limistéar
heading-few-boards-compared = Níos lú ná leath cluiche i gcomparáid
heading-few-for-sections = Níos lú rannóg ná mar a iarradh
heading-few-rounds = Róbheagán babhtaí do dhuais
heading-fewer-boards = Iomaitheoirí le níos lú clár
heading-fewer-centres = Níos lú ionad ná an bhliain roimhe
heading-fewer-results = Cláir le níos lú torthaí
heading-field-average = Céatadáin gan mheán de 50
heading-field-size = Gan chrannchur don oiread sin foirne
heading-fields-differ = Réimsí éagothroma
heading-file-day-differs = Ainm comhaid le dáta eile
heading-file-left-out = Comhad fágtha ar lár
heading-file-unreadable = Comhad doléite
heading-filled-down = Scóir líonta síos
heading-final-not-entered = Foirne cáilithe gan iontráil
heading-final-teams = Ní hiad na foirne cáilithe atá iontráilte
heading-final-waits = Foirne nach eol fós
heading-finalist-stays-out = Craobhaí a tharraing siar
heading-finalists-tied = Cothrom don chluiche ceannais
heading-folder-passed-over = Fillteán scipeáilte
heading-folder-unreadable = Fillteán doléite
heading-forfeit-vps = VPanna cluiche gan toradh
heading-formula-without-value = Foirmle gan toradh
heading-formulas-replaced = Foirmlí curtha as a n-áit sa chlár
heading-game-adjourned = Cluichí curtha ar athlá
heading-game-conceded = Cluiche géillte
heading-game-drawn = Cluiche díbeartha cothrom
heading-game-goes-on = Ionaid tar éis an cluiche a bhuachan
heading-game-numbers = Cluichí gan uimhreacha
heading-game-round = Ní babhta den chomórtas é
heading-game-without-centres = Cluiche gan ionaid
heading-glyph-missing = Litreacha ar iarraidh ó chló an teastais
heading-gold-changed = Rónna óir athraithe
heading-gold-entered = Ró óir curtha leis
heading-gold-without-rows = Gold Points gan rónna
heading-green-conditions = Gan Green Points
heading-green-in-doubt = Green Points amhrasach
heading-green-match-length = Cluichí róghearr nó rófhada do Green Points
heading-green-without-boards = Cláir do Green Points ar iarraidh
heading-green-without-matches = Cluichí do Green Points ar iarraidh
heading-group-again = Dara cumhacht as grúpa
heading-group-bounds = Teorainneacha grúpa malartaithe
heading-group-column = Grúpaí: colún anaithnid
heading-group-empty = Grúpa gan bhaill
heading-group-full = Grúpa lán cheana
heading-group-key = Grúpa de réir colúin anaithnid
heading-group-place-taken = Áit sa ghrúpa tógtha cheana
heading-group-twice = Grúpa liostaithe faoi dhó
heading-group-unknown-players = Imreoirí a d’fhéadfadh a bheith i ngrúpa
heading-groups-too-many = An iomarca grúpaí
heading-groups-unread = Bileog gan ghrúpaí
heading-guest-player = Imreoir cuairte
heading-handicap-without-scratch = Scóir gan chis ar iarraidh
heading-heading-blank = Colún gan cheannteideal
heading-hidden-columns = Colúin fholaithe léite
heading-hidden-counts = Rónna nó colúin fholaithe léite
heading-hidden-rows = Rónna folaithe léite
heading-hidden-sheet = Bileog fholaithe léite
heading-imp-sum = Ní 0 suim na IMPanna
heading-impossible-board = Uimhir chláir dhodhéanta
heading-impossible-boards = Líon clár dodhéanta
heading-impossible-part = Rannóg nach féidir a bheith ann
heading-impossible-percent = Céatadán dodhéanta
heading-impossible-rounds = Líon babhtaí dodhéanta
heading-impossible-score = Scór dodhéanta ar chlár
heading-impossible-tables = Líon táblaí dodhéanta
heading-impossible-tricks = Líon cleas dodhéanta
heading-impossible-winners = Líon buaiteoirí dodhéanta
heading-imps-disagree = IMPanna gan teacht leis na cláir
heading-internal-fault = Fabht in palmares
heading-key-unreadable = Eochair shínithe nach féidir a úsáid
heading-kind-doubtful = Cineál an chomórtais doiléir
heading-knockout-draw-waits = Crannchur díbeartha ar feitheamh
heading-knockout-unfinished = Díbirt gan bhuaiteoir
heading-knockout-without-matches = Díbirt gan chluichí
heading-ladder-awaits-final = Dréimire ag fanacht lena chluiche ceannais
heading-ladder-disagrees = Dréimire gan teacht lena chomórtais
heading-ladder-few-results = Róbheagán torthaí sa dréimire
heading-ladder-final-awarded = Dréimire bronnta ag a chluiche ceannais
heading-ladder-game = Comórtas nach féidir a chomhaireamh don dréimire
heading-ladder-results-unknown = Líon torthaí an dréimire ar iarraidh
heading-ladder-size-unknown = Méid an dréimire ar iarraidh
heading-ladder-without-games = Dréimire gan chomórtais
heading-later-ratings = Rátálacha níos déanaí gan úsáid
heading-layout-changed = Ceannteidil athraithe ón leagan amach
heading-layout-invalid = Leagan amach gan úsáid
heading-layout-not-copied = Leabhar oibre gan cóipeáil iomlán
heading-layout-several = Leagan amach do thábla amháin
heading-layouts-disagree = Dhá leagan amach do bhileog amháin
heading-leading-zeros = Nialais tosaigh athchurtha
heading-ledger-differs = Rónna an mhórleabhair gan teacht le chéile
heading-ledger-missing = Mórleabhar ar iarraidh
heading-ledger-older = Mórleabhar ó rolla níos sine
heading-ledger-row-changed = Ró den mhórleabhar athraithe
heading-ledger-row-twice = Ró den mhórleabhar faoi dhó
heading-left-open = Cill fágtha bán
heading-letters-list = Ní liosta litreacha é
heading-letters-list-cleared = Cill “Sent” glanta
heading-letters-list-other = Liosta litreacha eile
heading-letters-list-row = Ró de liosta na litreacha athraithe
heading-letters-list-sent = Ní léir ar seoladh an litir
heading-letters-list-twice = Imreoir faoi dhó i liosta na litreacha
heading-letters-list-unsent = Gan litir marcáilte mar sheolta
heading-level-knockout-match = Cluiche díbeartha cothrom gan bhoird
heading-licence-missing = Ceadúnas ar iarraidh
heading-lines-aside = Téacs in aice leis na torthaí
heading-lines-left = Téacs a d’fhéadfadh difear a dhéanamh do thorthaí
heading-lineup-boards = An iomarca clár i liosta foirne
heading-lineup-seats = Liostaí foirne leis an iomarca clár
heading-lineup-short = Liosta imreoirí le róbheagán clár
heading-link-followed = Nasc leanta
heading-list-as-register = Liosta an chlub léite mar rolla
heading-list-unreadable = Liosta imreoirí nach féidir a úsáid
heading-list-with-totals = Liosta ball le pointí
heading-local-for-green = Local in ionad Green Points
heading-lone-sign = Plus nó mínus aonair
heading-lowest-section-outgrown = Rannóg íochtair níos mó ná na cinn eile
heading-many-boards = An iomarca clár
heading-many-masterpoints = An iomarca máistirphointí don chatagóir
heading-many-qualified = Go leor cáilithe
heading-many-rounds = Níos mó babhtaí ná céilí comhraic
heading-marker-alone = Fillteán aschuir gan aschur
heading-marks-aside = Marcanna in aice le hainmneacha
heading-match-board = Clár cluiche gan uimhir
heading-match-board-twice = Clár cluiche faoi dhó
heading-match-boards-assumed = Cláir in aghaidh an chluiche glactha
heading-match-boards-unknown = Cláir chluiche ar iarraidh
heading-match-length = Fad cluiche neamhghnách
heading-match-missing = Cluiche ar iarraidh
heading-match-not-ranked = Cluiche gan scóir
heading-match-sum = Scóir chluiche gan teacht le chéile
heading-match-twice = Cluiche le dhá thoradh
heading-match-without-result = Cluiche gan toradh
heading-matches-under-format = Cluichí i bhformáid gan iad
heading-meets-itself = Iomaitheoir in aghaidh é féin
heading-member-gone = Ball ar iarraidh
heading-member-not-financial = Imreoir gan ballraíocht íoctha
heading-member-number-changed = Uimhir bhaill athraithe
heading-member-renamed = Ball athainmnithe
heading-member-status-changed = Stádas baill athraithe
heading-member-typed-over = Ball forscríofa
heading-members-column-left = Colún ball gan léamh
heading-members-moved = Iomláin bogtha go baill eile
heading-merge-taken-back = Cumasc curtha ar ceal
heading-merged-cells = Cealla cumaiscthe
heading-merged-scores = Scóir chumaiscthe
heading-met-again = Na céilí comhraic céanna arís
heading-missing-cell = Cill ar iarraidh
heading-missing-column = Colún ar iarraidh
heading-missing-key = Sonraí an chomórtais ar iarraidh
heading-missing-session = Seisiún ar iarraidh
heading-more-than-original = Níos mó iomaitheoirí ná mar a d’fhéadfadh cáiliú
heading-name-blank = Ainm ar iarraidh
heading-name-in-two = Ainm ag beirt iomaitheoirí
heading-name-is-number = Uimhir in ionad ainm
heading-name-odd = Ainm neamhghnách
heading-name-spelt-differently = Ainm litrithe ar bhealach eile
heading-negative-score = Scór diúltach
heading-new-member-totals = Ball nua le pointí
heading-no-boards = Líon na gclár ar iarraidh
heading-no-consolation = Ní sólás é
heading-no-date = Dáta ar iarraidh
heading-no-declarer = Dearbhóir ar iarraidh
heading-no-direction = Treo ar iarraidh
heading-no-draw = Gan péireáil dhleathach
heading-no-entries = Gan iomaitheoirí
heading-no-event = Bileog Event bán
heading-no-event-named = Ró gan chomórtas
heading-no-event-sheet = Bileog Event ar iarraidh
heading-no-flight-b = Táblaí flight B ar iarraidh
heading-no-game = Cluiche ar iarraidh
heading-no-headings = Ceannteidil ar iarraidh
heading-no-lineups = Liostaí foirne ar iarraidh
heading-no-match-boards = Cláir in aghaidh an chluiche ar iarraidh
heading-no-original-entry = Bun-iontráil ar iarraidh
heading-no-pairing-left = Gan péireáil laistigh de na rialacha
heading-no-players = Imreoirí ar iarraidh
heading-no-power = Cumhacht ar iarraidh
heading-no-premier-tables = Táblaí an phríomhchluiche ceannais ar iarraidh
heading-no-results = Gan torthaí
heading-no-rounds = Líon na mbabhtaí ar iarraidh
heading-no-rules = Leabhar rialacha ar iarraidh
heading-no-scale = Gan scála don chomórtas
heading-no-side = Ord fhoirne an limistéir ar iarraidh
heading-no-stage = Céim ar iarraidh
heading-no-such-round = Babhta nach bhfuil ann
heading-no-such-stage = Céim nach bhfuil ann
heading-no-team-size = Méid foirne ar iarraidh
heading-no-tricks = Cleasa ar iarraidh
heading-no-weight = Gan fachtóir don chomórtas
heading-no-whole-number = Ní slánuimhir é
heading-nobody-credited = Gan aon duine le creidmheas a thabhairt
heading-nobody-to-draw = Gan aon duine le crannchur
heading-nobody-to-meet = Gan céile comhraic fágtha
heading-non-members = Uimhreacha ball ar iarraidh
heading-not-a-workbook = Ní leabhar oibre é
heading-not-contending-in-final = Péire lasmuigh den iomaíocht sa chluiche ceannais
heading-not-drawn = Imreoirí ar iarraidh ó bhabhta
heading-not-in-final = Foireann nach n-imríonn anseo
heading-not-major = Ní mórchraobh í
heading-not-paired = Gan cluiche ná saor
heading-not-taken-back = Pointí nár tógadh ar ais
heading-not-two-players = Gan beirt imreoirí ar thaobh
heading-note-against-score = Nóta agus scór contrártha
heading-note-not-kept = Nótaí nach bhfanann
heading-nothing-read = Bileog an chlub gan aon rud inléite
heading-noughts-elsewhere = Nialais tosaigh difriúil
heading-noughts-lost = Nialais tosaigh caillte
heading-noughts-unclear = Nialais tosaigh doiléir
heading-number-behind-name = Uimhir tar éis an ainm
heading-number-for-date = Uimhir léite mar dháta
heading-number-in-name = Uimhir laistigh d’ainm
heading-number-letter = Litir in uimhir bhaill
heading-number-slip = Uimhir bhallraíochta le sciorradh
heading-number-stands-twice = Uimhir amháin do dhaoine éagsúla
heading-number-too-large = Uimhir rómhór
heading-number-twice = Uimhir bhaill faoi dhó ag iomaitheoir
heading-number-two-names = Uimhir amháin le dhá ainm
heading-number-unlike = Uimhir bhaill neamhghnách
heading-odd-centres = Líon ionad dodhéanta
heading-odd-number = Ní uimhir bhaill í
heading-odd-result = Toradh agus nóta contrártha
heading-odd-ruling = Scór neamhghnách i rialú
heading-odd-team-size = Méid foirne lasmuigh den lámhleabhar
heading-old-number-taken = Seanuimhir in úsáid arís
heading-one-room = Toradh i seomra amháin
heading-one-score = Scór do thaobh amháin
heading-open-elsewhere = Oscailte i gclár eile
heading-opponent-missing = Céile comhraic ar iarraidh
heading-ordinary-certificate = Gnáththeastais roghnaithe
heading-organiser-near = Eagraí litrithe ar dhá bhealach
heading-original-entry-disagrees = Bun-iontráil gan teacht leis
heading-other-entrants = Líon iontrálaithe mí-oiriúnach
heading-other-percentage = Céatadán do thaobh amháin
heading-other-program = Comhad ó chlár eile
heading-outcome-differs = Toradh gan teacht leis na hionaid
heading-outside-season = Comórtas lasmuigh den séasúr
heading-over-quota = Thar chuóta an eagraí
heading-own-group = Cluiche laistigh de ghrúpa cáilithe
heading-pad-earlier = Clár curtha isteach arís ar na ceapa
heading-pad-events = Roinnt comórtas ar na ceapa
heading-pad-hands-only = Lámha gan torthaí
heading-pad-hands-other = Lámha ó sheisiún eile
heading-pad-left-out = Sonraí na gceap fágtha ar lár
heading-pad-line = Líne de chomhad na gceap gan léamh
heading-pad-not-in-movement = Toradh nach bhfuil sa ghluaiseacht
heading-pad-other-direction = Péirí droim ar ais
heading-pad-other-pairs = Toradh péirí eile
heading-pad-player-changed = Imreoir ionadaithe
heading-pad-players-unknown = Ainmneacha ar iarraidh ar na ceapa
heading-pad-refused = Comhad na gceap gan léamh
heading-pad-remark = Nóta anaithnid ar na ceapa
heading-pad-results-beside = Comhad lámh le torthaí
heading-pad-rows-missing = Comhad na gceap damáistithe
heading-pad-scoring = Scóráil gan lua ar na ceapa
heading-pad-table-missing = Sonraí na gceap neamhiomlán
heading-pad-teams = Táblaí cluiche foirne doiléir
heading-pad-undecided = Scór gan chinneadh
heading-pad-unfinished = Torthaí ar iarraidh ar na ceapa
heading-pairing-not-given = Péireáil in aghaidh na rialacha
heading-pairs-not-players = Péirí iontráilte mar imreoirí aonair
heading-pairs-not-teams = Péirí iontráilte mar fhoirne
heading-part-unusable = Codanna gan chumasc
heading-parts-aside = Scóir seisiúin gan úsáid
heading-penalty-computed = Pionós ríofa
heading-penalty-differs = Pionós gan teacht leis na rialacha
heading-penalty-director = Pionós fágtha faoin stiúrthóir
heading-penalty-incomplete = Pionós le sonraí ar iarraidh
heading-penalty-suggested = Pionós le cinneadh ag an stiúrthóir
heading-penalty-warning = Rabhadh as cion
heading-percent-guessed = Céatadáin faoi bhun 1
heading-percent-mixed = Céatadán faoi bhun 1 i measc cinn níos mó
heading-phase-does-not-fit = Líon imreoirí gan oiriúint don bhabhta
heading-picture-unreadable = Pictiúr nach féidir a úsáid
heading-place-disagrees = Áit gan teacht leis an scór
heading-place-impossible = Áit dhodhéanta
heading-place-missing = Áit ar iarraidh
heading-placeholder-name = Ionadaí in áit ainm
heading-places-begin-anew = Áiteanna ag tosú arís
heading-places-doubtful = Áiteanna amhrasacha
heading-places-impossible = Áiteanna dodhéanta
heading-plan-unusable = Plean nach féidir a úsáid
heading-play-left-out = Imirt gan chomhaireamh
heading-play-without-contract = Sonraí gan chonradh
heading-player-in-two-sections = Imreoir in dhá rannóg
heading-player-missing = Imreoir ar iarraidh
heading-player-not-eligible = Imreoir gan teideal
heading-player-number-missing = Imreoir gan uimhir bhaill
heading-player-twice = Imreoir ag beirt iomaitheoirí
heading-players-not-listed = Imreoirí gan liostú
heading-players-of-play = Líon imreoirí neamhghnách
heading-plays-on = Imríonn tar éis díbeartha
heading-plays-on-after-defeat = Imríonn tar éis cailleadh
heading-plays-twice = Dhá chluiche i gcéim amháin
heading-plays-while-away = Imreoir as láthair le cluiche
heading-points-added = Pointí curtha leis
heading-points-not-kept = Pointí nach gcomhaireann an rolla seo
heading-points-of-a-win = Pointí ar bhua seachas 1
heading-points-taken-back = Pointí tógtha ar ais
heading-points-to-other-name = Pointí d’ainm difriúil
heading-power-again = An chumhacht chéanna arís
heading-power-twice = Cumhacht faoi dhó i gcluiche
heading-powers-missing = Cumhachtaí ar iarraidh ó chluiche
heading-pqp-withheld = Gan Playoff Qualifying Points
heading-present-odd = Níl “Present” ina yes ná ina no
heading-prize-amount = Méid duaise
heading-prize-bounds = Teorainneacha duaise malartaithe
heading-prize-column = Duaiseanna: colún anaithnid
heading-prize-currencies = Duaiseanna in airgeadraí éagsúla
heading-prize-group = Duais do ghrúpa anaithnid
heading-prize-list = Duais gan ord
heading-prize-place = Duais d’áit 0
heading-prize-rises = Duais níos mó ná an ceann os a cionn
heading-prize-sharing = Roinnt duaiseanna gan lua
heading-prize-sharing-differs = Duaiseanna grúpa roinnte ar dhá bhealach
heading-prize-twice = Dhá dhuais d’áit amháin
heading-prize-unclaimed = Duais nár buadh
heading-prize-unknown-players = Imreoirí a d’fhéadfadh duais a fháil
heading-prizes-too-many = An iomarca duaiseanna
heading-probable-member = Ball dóchúil diúltaithe
heading-published-points = Pointí ar chlár difriúil
heading-published-points-of-many = Pointí ar go leor clár difriúil
heading-published-score = Scór gan teacht leis na cláir
heading-qualified-by-handicap = Cáilithe le cis
heading-questions-workbook = Ceisteanna, ní foirm
heading-quotas-not-checked = Cuótaí gan seiceáil
heading-rank-behind = Ardú céime dlite
heading-rank-not-borne-out = Céim gan na pointí
heading-rank-unknown = Céim anaithnid
heading-rating-bound = Teorainn nach rátáil í
heading-read-by-layout = Bileog an chlub léite le leagan amach
heading-read-by-proof = Bileog an chlub léite gan leagan amach
heading-read-elsewhere = An comhad céanna léite in áit eile
heading-register-comma = Rolla: camóg dhoiléir
heading-register-cut-off = Rolla: gearrtha ag an ró deiridh
heading-register-date-future = Dáta tar éis an réitigh
heading-register-formulas = Rolla: foirmlí gan torthaí
heading-register-heading-asked = Rolla: ceannteideal doiléir
heading-register-heading-near = Rolla: ceannteideal mílitrithe
heading-register-heading-year = Rolla: iomláin faoi bhliain
heading-register-member-above = Rolla: ball os cionn na gceannteideal
heading-register-merged-total = Rolla: iomláin chumaiscthe
heading-register-more-members = Rolla: tuilleadh ball ar bhileog eile
heading-register-nameless = Rolla: ball gan ainm
heading-register-negative-points = Rolla: iomlán diúltach
heading-register-no-members = Bileog Members ar iarraidh
heading-register-no-number = Rolla: uimhreacha ball ar iarraidh
heading-register-number-twice = Uimhir bhaill faoi dhó sa rolla
heading-register-numbers-unread = Rolla: colún uimhreacha gan léamh
heading-register-second-block = Rolla: dara bloc ball
heading-register-several-rows = Ball ar roinnt rónna
heading-register-sheet-nearly = Rolla: ainm bileoige mílitrithe
heading-register-sum-beside = Rolla: dara colún iomlán
heading-register-thousands = Rolla: camóg léite mar mhílte
heading-register-total-twice = Rolla: dhá cholún iomlán
heading-register-total-unclear = Rolla: iomlán doiléir
heading-register-totals-missing = Rolla: iomláin ar iarraidh
heading-register-totals-swapped = Rolla: iomláin malartaithe, de réir cosúlachta
heading-register-uncounted = Rolla: pointí de chineál eile
heading-register-unheaded = Rolla: figiúirí gan cheannteideal
heading-register-unknown-member = Ball nach bhfuil sa rolla
heading-remarks-left = Nótaí gan léamh
heading-repeated-board = Clár curtha isteach faoi dhó
heading-repeated-column = Colún faoi dhó
heading-repeated-entry = Iomaitheoir liostaithe faoi dhó
heading-repeated-event = Comórtas liostaithe faoi dhó
heading-repeated-key = Líne líonta faoi dhó
heading-repeated-match = Cluiche curtha isteach faoi dhó
heading-repeated-result = Dara toradh iomaitheora
heading-repeated-setting = Socrú faoi dhó
heading-repeated-sheet = Bileog faoi dhó
heading-repechage-tied = Cothrom don áit dheireanach sa chluiche ceannais
heading-report-adjustment = Tuairisc rátála: coigeartú
heading-report-board = Tuairisc rátála: cluichí gan chríochnú
heading-report-days = Tuairisc rátála: dátaí babhtaí
heading-report-federation = Tuairisc rátála: cónaidhmeanna
heading-report-name = Tuairisc rátála: ainm rófhada
heading-report-number = Tuairisc rátála: uimhreacha FIDE
heading-report-rating = Tuairisc rátála: rátáil rófhada
heading-report-record = Tuairisc rátála: sonraí ar iarraidh
heading-report-time-control = Tuairisc rátála: rialú ama
heading-result-and-note = Nóta agus toradh gan teacht le chéile
heading-result-before = “Result before” doléite
heading-result-name = Ainm agus iomaitheoir difriúil sna torthaí
heading-results-against-matches = Easaontas idir torthaí agus cluichí
heading-results-awaited = Crannchur ag fanacht le torthaí
heading-results-counted-blank = Results counted fágtha bán
heading-results-differ = Beirt bhuaiteoirí ar chluiche
heading-results-disagree = Dhá thoradh ar chluiche
heading-results-missing = Torthaí ar iarraidh
heading-return-in-output = Foirm san fhillteán aschuir
heading-round-cell-unclear = Cluiche nár tuigeadh
heading-round-list = Ní liosta babhtaí é
heading-round-not-written = Babhta gan scríobh
heading-round-twice = Dhá chluiche i mbabhta amháin
heading-rounds-disagree = Cealla cluiche gan teacht le chéile
heading-row-left = Ró gan léamh
heading-rows-not-merged = Baill gan chumasc
heading-rows-not-read = Liosta gan léamh
heading-rules-awards-rise = Comhad rialacha: áit níos ísle ag fáil níos mó
heading-rules-dates = Comhad rialacha: críochnaíonn roimh a thús
heading-rules-extends = Comhad rialacha: ní féidir a leathnú
heading-rules-formula = Comhad rialacha: foirmlí na chéad duaise
heading-rules-gap = Comhad rialacha: bearna idir bloic
heading-rules-hidden = Comhad rialacha: bloc nach mbaineann riamh
heading-rules-id = Comhad rialacha: id nach féidir a úsáid
heading-rules-missing-clause = Comhad rialacha: clásal ar iarraidh
heading-rules-missing-key = Comhad rialacha: eochair ar iarraidh
heading-rules-no-scale = Comhad rialacha: gan scála
heading-rules-number = Comhad rialacha: uimhir lasmuigh den raon
heading-rules-order = Comhad rialacha: bloic as ord
heading-rules-overlap = Comhad rialacha: bloic ag forluí
heading-rules-shape = Comhad rialacha: cruth scála
heading-rules-shape-key = Comhad rialacha: eochair de chruth eile
heading-rules-syntax = Comhad rialacha: doléite
heading-rules-twice = Comhad rialacha: ainm úsáidte faoi dhó
heading-rules-unfit-value = Comhad rialacha: luach nach féidir a úsáid
heading-rules-unknown-key = Comhad rialacha: eochair anaithnid
heading-rules-unreadable = Comhad rialacha gan úsáid
heading-same-event-twice = An comórtas céanna in dhá áit
heading-scale-of-percent = Scála VP do scóir eile
heading-scheveningen-met = Scheveningen: céilí comhraic le chéile arís
heading-scheveningen-missing = Scheveningen: cluichí ar iarraidh
heading-scheveningen-rounds = Babhtaí an chluiche Scheveningen
heading-scheveningen-same-side = Scheveningen: cluiche laistigh de thaobh
heading-scheveningen-sides = Taobhanna an chluiche Scheveningen doiléir
heading-scheveningen-unpaired = Scheveningen: imreoirí gan céile comhraic
heading-score-above-max = Scór os cionn an uasmhéid
heading-score-out-of-line = Scór i bhfad ó na cinn eile
heading-score-slip = Sciorradh féideartha i scór
heading-score-tenth = Céatadán deich n-uaire níos lú ná na cinn eile
heading-scores-again = Na torthaí céanna le comórtas eile
heading-scores-both-gain = An dá thaobh ag buachan
heading-scores-disagree = Scóir i ró gan teacht le chéile
heading-scores-no-result = Scór nach toradh cluiche é
heading-scores-unnamed = Cineál scór gan lua
heading-scoring-heading = Scóráil agus scóir contrártha
heading-seated-while-away = Imreoir as láthair i suíochán
heading-second-list = Dara liosta ar an mbileog
heading-second-rating-column = Dara colún rátálacha
heading-second-score-column = Dara colún scór
heading-second-team = Imreoir in dhá fhoireann
heading-section-odd = Rannóg le líon corr imreoirí
heading-sections-unknown = Rannóga na n-imreoirí ar iarraidh
heading-seeding-odd = Rátáil nó síol amhrasach
heading-session-again = Seisiún cosúil le ceann roimhe
heading-setting-awaited = Sonra ar iarraidh mar gheall ar shocrú
heading-setting-blank = Socrú gan luach
heading-setting-unfit = Socrú le luach mícheart
heading-settings-misnamed = Comhad socruithe le hainm mícheart
heading-settings-syntax = Líne de na socruithe doléite
heading-settings-unreadable = Socruithe doléite
heading-several-qualifiers = Roinnt comórtas cáilithe
heading-sheet-copy = Cóip de bhileog
heading-sheet-found = Torthaí aimsithe ar bhileog eile
heading-sheet-joined = Bileoga léite mar chomórtas amháin
heading-sheet-left = Bileog gan léamh
heading-sheet-not-adopted = Bileog an chlub ag fanacht le sonraí
heading-sheet-not-recognised = Gan torthaí ar bhileog
heading-sheet-of-others = Bileog iomaitheoirí eile
heading-sheet-unreadable = Bileog léite i bpáirt
heading-short-number = Uimhir bhaill róghearr
heading-sides-not-exchanged = An chumhacht chéanna sa dá chluiche
heading-small-knockout = Díbirt le róbheagán táblaí
heading-small-part = Rannóg róbheag
heading-solo-without-18 = Aonar gan 18 ionad
heading-stage-not-known = Céim roimhe anaithnid
heading-stages-not-counted = Céimeanna roimhe gan chomhaireamh
heading-stands-down = Imreoirí a sheasann síos
heading-status-differs = Stádas gan teacht leis na sonraí
heading-status-round = Stádas gan bhabhta
heading-status-unlike = Stádas neamhghnách
heading-stratum-column = Strata: colún anaithnid
heading-stratum-label = Lipéad strata nach féidir a úsáid
heading-stratum-order = Strata as ord
heading-stratum-unbounded = Stratam gan teorainneacha
heading-struck-out = Scriosta amach ach comhairthe
heading-surplus-rounds = Níos mó babhtaí ná an tábla duaiseanna
heading-tables-disagree = Líon táblaí difriúil
heading-team-mates-meet = Comhghleacaithe foirne ag clár amháin
heading-team-near = Foireann litrithe ar dhá bhealach
heading-team-number = Uimhir foirne agus crannchuir difriúil
heading-team-size-unmet = Méid foirne níos mó ná aon chluiche
heading-team-too-large = An iomarca imreoirí i bhfoireann
heading-teams-without-matches = Comórtas foirne gan chluichí
heading-text-alone = Comhad téacs, ní leabhar oibre
heading-text-numbers = Uimhreacha stóráilte mar théacs
heading-third-meeting = Tríú casadh ag clár
heading-threes-meet-again = Tríúir ag casadh arís
heading-tie-break-of-teams = Briseadh comhscóir d’fhoirne
heading-tie-break-unknown = Briseadh comhscóir anaithnid
heading-tie-break-without-ratings = Briseadh comhscóir gan rátálacha
heading-tie-breaks-not-applied = Briseadh comhscóir i bhformáid gan é
heading-tie-broken = Áiteanna cothroma tugtha in ord
heading-title-borrowed = Sonraí cóipeáilte ó bhileog eile
heading-to-the-final = Chuig an gcluiche ceannais
heading-too-few-boards = Róbheagán clár sa chomórtas
heading-too-few-for-board = Róbheagán imreoirí do chlár
heading-too-few-scores = Róbheagán scór do datum
heading-too-few-tables = Róbheagán táblaí do dhuais
heading-too-many-centres = An iomarca ionad i mbliain
heading-too-old-for-youth = Róshean don óige
heading-too-young-for-seniors = Ró-óg do na sinsir
heading-total-typed = Iomlán athraithe de láimh
heading-totals-exchanged = Colúin iomlán malartaithe
heading-totals-gone = Colún iomlán ar iarraidh
heading-totals-row = Ró iomlán
heading-trf-bye-without-letter = Tournament Report File: saor gan litir
heading-trf-drawn-already = Tournament Report File: babhta crannchurtha cheana
heading-trf-encoding = Tournament Report File: ní UTF-8
heading-trf-kept = Tournament Report File: taifid gan úsáid
heading-trf-line = Tournament Report File: líne dholéite
heading-trf-meets-itself = Tournament Report File: imreoir in aghaidh é féin
heading-trf-more-rounds = Tournament Report File: an iomarca babhtaí
heading-trf-no-players = Tournament Report File: gan imreoirí
heading-trf-no-result = Tournament Report File: cluiche gan toradh
heading-trf-not-counted = Tournament Report File: taifead gan chomhaireamh
heading-trf-number-twice = Tournament Report File: uimhir imreora faoi dhó
heading-trf-numbers-missing = Tournament Report File: uimhreacha imreoirí ar iarraidh
heading-trf-opponents-disagree = Tournament Report File: céilí comhraic contrártha
heading-trf-other-system = Tournament Report File: córas péireála eile
heading-trf-place = Tournament Report File: áit gan teacht leis
heading-trf-places-not-compared = Tournament Report File: áiteanna gan chomparáid
heading-trf-points = Tournament Report File: pointí gan teacht leis
heading-trf-record = Tournament Report File: taifead gan úsáid
heading-trf-shifted = Tournament Report File: colúin bogtha
heading-trf-teams = Tournament Report File: foirne gan chluichí
heading-trf-two-results = Tournament Report File: dhá thoradh ar chluiche
heading-trf-unknown-opponent = Tournament Report File: céile comhraic anaithnid
heading-tricks-disagree = Cleasa agus toradh contrártha
heading-twice-in-play = Imreoir faoi dhó in imirt amháin
heading-two-in-round = Beirt chéilí comhraic i mbabhta amháin
heading-two-names = Dhá ainm i gcill amháin
heading-two-seats = Dhá shuíochán i mbabhta amháin
heading-two-tables = Iomaitheoir ag dhá thábla
heading-typed-points-differ = Pointí gan teacht leis na cluichí
heading-unknown-choice = Luach nach bhfuil ar an liosta
heading-unknown-column = Colún anaithnid
heading-unknown-entry = Iomaitheoir anaithnid
heading-unknown-event = Comórtas anaithnid
heading-unknown-format = Formáid anaithnid
heading-unknown-key = Líne anaithnid ar an mbileog Event
heading-unknown-movement = Gluaiseacht anaithnid
heading-unknown-player = Imreoir anaithnid i liosta foirne
heading-unknown-power = Cumhacht anaithnid
heading-unknown-qualifier = Comórtas cáilithe gan aimsiú
heading-unknown-round = Liosta foirne do bhabhta anaithnid
heading-unknown-rules = Leabhar rialacha anaithnid
heading-unknown-setting = Socrú anaithnid
heading-unknown-sheet = Bileog anaithnid
heading-unknown-status = Stádas eagraí anaithnid
heading-unknown-vp-scale = Scála VP anaithnid
heading-unlisted-game = Cluiche nach bhfuil ar an liosta
heading-unreadable-adjusted = Scór coigeartaithe doléite
heading-unreadable-contract = Conradh doléite
heading-unreadable-date = Dáta doléite
heading-unreadable-number = Uimhir dholéite
heading-unreadable-place = Áit dholéite
heading-unregistered-award = Duais gan uimhir bhaill
heading-unused-numbers = Colún uimhreacha gan úsáid
heading-upload-address = Uaslódáil: seoladh ríomhphoist ar iarraidh
heading-upload-adds-twice = Uaslódáil: chomhairfí pointí faoi dhó
heading-upload-charge = Uaslódáil: cód táille
heading-upload-charge-unfit = Uaslódáil: cód táille mí-oiriúnach
heading-upload-columns-unknown = Colúin liosta na mball ar iarraidh
heading-upload-file-changed = Uaslódáil: comhad athraithe de láimh
heading-upload-game = Uaslódáil: cluiche nár glacadh
heading-upload-ledger-contradiction = Uaslódáil: mórleabhar contrártha
heading-upload-ledger-damaged = Uaslódáil: mórleabhar doléite
heading-upload-name = Uaslódáil: ainm doiléir
heading-upload-needs = Uaslódáil: sonraí ar iarraidh
heading-upload-not-written = Uaslódáil: freagra ar chomhad anaithnid
heading-upload-nothing = Uaslódáil: gan aon rud le seoladh
heading-upload-number = Uaslódáil: dhiúltófaí don uimhir
heading-upload-number-twice = Uaslódáil: beirt imreoirí ar uimhir amháin
heading-upload-points = Uaslódáil: pointí rómhór nó róbheacht
heading-upload-provisional = Uaslódáil: comórtas sealadach
heading-upload-refused = Uaslódáil: comhad diúltaithe gan athrú
heading-upload-time-control = Uaslódáil: rialú ama
heading-upload-unpaid = Uaslódáil: imreoir gan phointí
heading-upload-without-number = Uaslódáil: imreoir gan uimhir
heading-usebio-damaged = USEBIO: comhad damáistithe
heading-usebio-encoding = USEBIO: téacs doléite
heading-usebio-left-out = USEBIO: sonraí fágtha ar lár
heading-usebio-refused = Comhad USEBIO gan léamh
heading-usebio-version = USEBIO: leagan eile
heading-version-missing = Leagan de chlár truaillithe ar iarraidh
heading-virtual-points = Pointí fíorúla doléite
heading-vp-scale-boards = Scála VP gan an fad cluiche seo
heading-vps-beyond-scale = VPanna lasmuigh den scála
heading-vps-disagree = VPanna gan teacht leis na IMPanna
heading-warnings = Roinnt rabhadh
heading-weekday-differs = Teideal agus dáta contrártha
heading-weights-not-one = Sciartha nach ionann agus 1
heading-winners-not-said = Winners fágtha bán
heading-winners-of-mitchell = Mitchell le buaiteoir amháin
heading-withdrawal-elsewhere = Tarraingt siar le linn céime
heading-withdrawn-drawn = Imreoir a tharraing siar le cluiche
heading-workbook-damaged = Leabhar oibre damáistithe
heading-workbook-encrypted = Leabhar oibre le pasfhocal
heading-workbook-left-out = Leabhar oibre faoi ainm eile
heading-workbook-too-large = Leabhar oibre rómhór
heading-year-gap = Bliain chluiche ar iarraidh
