# Cymraeg (Welsh): what is wrong, and what to do about it

blank-meant = Ai “{ $nearest }” oeddech chi’n ei feddwl?{" "}
blank-pair = { $pair }
blank-more = ; a { $rest } arall
layout-invalid = Ni ddefnyddiwyd y cynllun hwn: { $why }.
    .hint = Cywirwch ef, neu gadewch i palmares adopt ei ysgrifennu eto.
layout-changed = Mae’r ddalen hon yn edrych fel y rhai a ddarllenir â chynllun { $layout }, ond mae’r penawdau yn rhes { $row } wedi newid{ $gone }{ $new }.
    .hint = Rhedwch palmares adopt ar y ddalen hon i ddysgu’r penawdau newydd, neu rhowch yr hen rai yn ôl.
    .gone = ; wedi mynd: { $gone }
    .new = ; newydd: { $new }
column-new = Nid yw cynllun { $layout } yn sôn am y golofn “{ $heading }”, felly ni ddarllenwyd hi.
    .hint = Os oes enwau neu sgoriau ynddi, rhedwch palmares adopt ar y ddalen hon; os nad oes, ychwanegwch ei phennawd at y rhestr ignored yn nhabl y cynllun.
rows-not-read = Nid yw cynllun { $layout } yn sôn am y rhestr yn rhesi { $first } i { $last }, felly ni ddarllenwyd hi.
    .hint = Os oes canlyniadau ynddi, rhedwch palmares adopt ar y ddalen hon; os nad oes, nid oes angen gwneud dim.
layout-several = Mae cynllun { $layout } ar gyfer un tabl, ond mae sawl un tebyg yn y llyfr gwaith hwn: { $places }.
    .hint = Rhowch bob cystadleuaeth yn ei llyfr gwaith ei hun. Os un gystadleuaeth ydynt, ysgrifennwch yr adran neu’r cyfeiriad uwchben pob tabl.
layouts-disagree = Mae dau gynllun yn gweddu i’r ddalen hon ac yn ei darllen yn wahanol: { $one } a { $other }.
    .hint = Dilëwch yr un anghywir, neu symudwch ef i ffolder y dalennau y mae ar eu cyfer.
read-by-layout = Dalen y clwb ei hun yw hon; fe’i darllenwyd fel { $kind } â chynllun { $layout }.
    .hint = Nid oes angen gwneud dim. Mae’r hyn a ddarllenwyd ar ddalennau cyntaf y copi gyda nodiadau; daw dalennau’r clwb ei hun wedyn.
read-by-proof = Dalen y clwb ei hun yw hon; fe’i darllenwyd fel { $kind }: { $columns }. Y prawf: { $proofs }.
    .hint = Nid oes angen gwneud dim os yw hynny’n gywir. Os nad yw, rhedwch palmares adopt FILE --out FOLDER a dywedwch yn y cynllun beth sydd ym mhob colofn.
file-day-differs = Mae enw’r ffeil yn dweud { $other }, ond mae’r ddalen yn dweud { $day }. Defnyddiwyd dyddiad y ddalen.
    .hint = Cywirwch ba un bynnag sy’n anghywir.
questions-workbook = Cwestiynau gan palmares adopt sydd yn y llyfr gwaith hwn; nid ffurflen mohono.
    .hint = Llenwch ei golofn Answer a’i roi i palmares adopt --answers, neu dilëwch ef.
sheet-not-adopted = Dalen ganlyniadau’r clwb ei hun yw hon; mae angen rhai manylion o hyd. Darllenwyd hyd yma: { $what }.{ $missing }
    .hint = Rhedwch palmares adopt FILE --out FOLDER. Bydd yn gofyn unwaith am yr hyn sydd ar goll; darllenir y ddalen nesaf o’r fath wedyn heb gwestiynau.
    .missing = {" "}Mae angen hefyd: { $missing }.
sheet-not-recognised = Ni chafwyd tabl o ganlyniadau nac o aelodau yma: { $why }.
    .hint = { $hint }
column-left = Mae { $cells } o rifau neu enwau yn y golofn “{ $heading }”; ni ddarllenwyd hi.
    .hint = Os enwau, rhifau aelod neu sgoriau ydynt, dywedwch beth sydd yn y golofn: dan columns yn y cynllun, neu yn questions.xlsx.
nothing-read = Mae hyn yn edrych fel { $kind }, ond ni ellid darllen unrhyw { $what } ohono.
    .hint = Rhestrwch y cystadleuwyr y naill o dan y llall, pob un â sgôr wrth ymyl yr enw, dan benawdau megis Pair, Names a %; neu dywedwch yn y cynllun beth sydd yn y colofnau.
parts-aside = Rhannau o’r sgoriau a ddefnyddiwyd yw’r colofnau { $headings }; ni ddefnyddiwyd hwy eu hunain.
    .hint = Nid oes angen gwneud dim os y cyfanswm sy’n cyfrif. Os yw pob sesiwn yn cyfrif ar wahân, rhowch ei rhesi ei hun i bob un yn y ffurflen.
scores-unnamed = Nid yw’r ddalen yn dweud beth yw’r sgoriau dan “{ $heading }”; fe’u darllenwyd fel pwyntiau gornest.
    .hint = Os canrannau, IMPs neu VPs ydynt, dywedwch hynny dan Scoring yn y ffurflen, neu uwchben y golofn.
remarks-left = Yn y golofn “{ $heading }” mae { $cells } heb eu defnyddio, megis “{ $first }”.
    .hint = Os yw’n dweud nad yw rhywun yn cyfrif, neu fod sgôr wedi’i newid, rhowch hynny yn y ffurflen fel statws neu addasiad. Os oes enwau neu sgoriau ynddi, dywedwch hynny dan columns yn y cynllun. Fel arall nid oes angen gwneud dim.
    .cells =
        { $cells ->
            [one] 1 gell
           *[other] { $cells } o gelloedd
        }
left-open = { $words }
    .hint = Cywirwch y ddalen, neu’r gell sydd wedi’i marcio yn y ffurflen.
cells-left = Ni ellid darllen { $cells } o’r golofn “{ $heading }” fel y gweddill, ac nid oeddent yn cyfrif: “{ $first }”.
    .hint = Ysgrifennwch y gell fel y lleill, neu gwiriwch ei rhes yn y ffurflen a llenwch yr hyn sydd ar goll.
    .cells =
        { $cells ->
            [one] 1 gell
           *[other] { $cells } o gelloedd
        }
members-column-left = Gadawyd y golofn “{ $heading }” allan ({ $cells } o gelloedd): nid oes colofn o’r fath mewn cofrestr.
    .hint = I’w chadw, copïwch hi i’r dde o’r ddalen Members; nid yw palmares yn cyffwrdd â’ch colofnau eich hun.
row-left = Mae rhes “{ $name }” islaw’r tabl; ni ddarllenwyd hi.
    .hint = Os cystadleuydd yw, rhowch safle neu sgôr i’r rhes, neu ysgrifennwch W/D yn lle’r sgôr. Os sylw yw, gadewch res wag uwch ei phen.
lines-left = Gall y testun hwn wrth ymyl y canlyniadau effeithio arnynt; ni ddarllenwyd ef: { $texts }.
    .hint = Os nad yw rhywun yn cyfrif, neu os newidiwyd sgôr, rhowch hynny yn y ffurflen fel statws neu addasiad. Os gall canlyniadau newid o hyd, arhoswch am y rhai terfynol.
lines-aside = Testun wrth ymyl y canlyniadau, heb ei ddarllen: { $texts }.
    .hint = Nid oes angen gwneud dim oni bai ei fod yn newid canlyniad.
sheet-left = Ni ddarllenwyd y ddalen “{ $sheet }”: { $why }.
    .hint = Os oes canlyniadau arni, dangoswch hi neu cadwch hi fel llyfr gwaith ar wahân; os nad oes, nid oes angen gwneud dim.
hidden-counts = Wedi’u cuddio yn Excel, ond wedi’u darllen serch hynny: { $what }.
    .hint = Dangoswch nhw i weld beth a ddarllenwyd. Os na ddylent gyfrif, dilëwch nhw o’r ddalen neu o’r ffurflen.
direction-alone = Y rhestr { $what }, ac ni chafwyd un arall. Fe’i darllenwyd fel y gystadleuaeth gyfan.
    .hint = Os oes cyfeiriad neu adran arall ar goll, rhowch y ddau mewn un llyfr gwaith, pob un dan ei enw; os dyna’r cyfan, nid oes angen gwneud dim.
weekday-differs = Nid yw’r teitl “{ $title }” yn cyd-fynd â dyddiad y gystadleuaeth: { $why }.
    .hint = Gwiriwch pa un sy’n gywir, a chywirwch y dyddiad yn y ffurflen os yw’n anghywir.
title-borrowed = Ni roddodd { $sheets } y manylion hyn, felly fe’u copïwyd o ddalen arall: { $what }.
    .hint = Os oes teitl arall i’w chystadleuaeth, neu nifer gwahanol o ddwylo, ysgrifennwch hynny uwchben ei thabl neu cywirwch y ffurflen.
count-differs = Mae’r ddalen yn dweud “{ $text }”, ond darllenwyd { $read } { $of }.
    .hint = Os oes rhesi ar goll, ychwanegwch nhw at y ddalen neu at y ffurflen.
sheet-joined = Yn y { $list } mae { $contestants } “{ $first }”; fe’i darllenwyd fel rhan o’r un gystadleuaeth.
    .hint = Os cystadleuaeth arall yw, ysgrifennwch y ddau ddyddiad, pob un uwchben ei dabl, neu defnyddiwch lyfr gwaith ar wahân i bob un. Os adran neu gyfeiriad arall yw, ysgrifennwch hynny uwchben pob tabl. Os gornest rhwng dwy ochr yw pob rhes, rhowch y penawdau Home ac Away.
name-odd = Yr enw “{ $name }”: { $why }.
    .hint = Cywirwch ef yn y ddalen, neu ar ddalen Entries y ffurflen: mae’r tystysgrifau a’r gofrestr yn ei ddefnyddio.
marks-aside = Gadawyd allan y marciau wrth ymyl { $names }: { $marks }.
    .hint = Os yw marc yn dweud nad yw rhywun yn cyfrif, neu fod sgôr wedi’i newid, rhowch hynny yn y ffurflen fel statws neu addasiad. Fel arall nid oes angen gwneud dim.
    .names =
        { $names ->
            [one] 1 enw
           *[other] { $names } o enwau
        }
second-list = Mae ail restr yn dechrau yma{ $under }; dim ond y gyntaf a ddarllenwyd.
    .hint = Os cystadleuaeth, adran neu gyfeiriad arall yw, dywedwch hynny mewn llinell uwch ei phen. Os yw’n rhoi safleoedd yr un gystadleuaeth mewn ffordd arall, nid oes angen gwneud dim.
    .under = {" "}dan “{ $caption }”
number-stands-twice = Mae’r rhif { $number } yn perthyn i bobl wahanol yma ac yn { $first }.
    .hint = Os dwy gystadleuaeth, adran neu gyfeiriad yw’r rhain, enwch bob un uwchben ei rhesi neu mewn colofn. Os yw un rhif yn anghywir, cywirwch ef.
places-begin-anew = Daw safle { $place } ar ôl safle { $before } yn yr un rhestr.
    .hint = Os yw cystadleuaeth, adran neu gyfeiriad arall yn dechrau yma, enwch ef uwchben ei resi neu mewn colofn.
places-doubtful = Darllenwyd y golofn “{ $heading }” fel safleoedd, ond nid yw { $wrong } o { $all } yn cyd-fynd â { $from }.
    .hint = Os rhifau cystadleuwyr sydd ynddi, dywedwch hynny dan columns yn y cynllun. Os y sgôr isaf sy’n ennill, neu os yw sgoriau’n anghywir, cywirwch hynny yn y ffurflen.
kind-doubtful = Mae “{ $title }” yn awgrymu { $titled }, ond darllenwyd y rhesi fel { $read }.
    .hint = Gwiriwch y cofrestriadau yn y ffurflen, a dywedwch pa fath o gystadleuaeth yw hi.
round-cell-unclear = Ni ddarllenwyd y gell “{ $text }”{ $round }: { $why }. Mae ei gêm ar goll.
    .hint = Cywirwch y gell, neu ychwanegwch y gêm ar ddalen Matches y ffurflen.
    .round = {" "}yn rownd { $round }
rounds-disagree = Mae’r gell “{ $text }” a chell y gwrthwynebydd{ $round }, “{ $other }” yn { $place }, yn anghytuno am y gêm. Ni ddefnyddiwyd yr un.
    .hint = Cywirwch y gell anghywir, neu ychwanegwch y gêm ar ddalen Matches y ffurflen.
    .round = {" "}yn rownd { $round }
typed-points-differ = Mae gan { $name } { $typed } o bwyntiau yma, ond mae’r gemau yn y tabl yn rhoi { $points }. Y gemau sy’n cyfrif.
    .hint = Cywirwch y pwyntiau, neu’r gêm anghywir.
column-disagrees = { $name }: nid yw { $typed } { $under } yn cyd-fynd â { $from }; yn ôl y rhesi eraill, { $follows } ddylai fod.
    .hint = Cywirwch y gell anghywir, yn y ddalen neu yn y ffurflen.
    .under =
        { $heading ->
            [0] yma
           *[other] dan “{ $heading }”
        }
points-of-a-win = Mae ennill yn werth { $win } o bwyntiau yma a gêm gyfartal yn werth 1; fe’u darllenwyd fel gemau a enillwyd a gemau cyfartal, ac mae palmares yn cyfrif y rheini’n 1 a ½.
    .hint = Os oedd pob cyfarfod yn ddwy neu dair gêm, rhowch res i bob gêm ar ddalen Matches y ffurflen; os nad oedd, nid oes angen gwneud dim.
usebio-refused = Ni ddarllenwyd y ffeil USEBIO oherwydd: { $what }.
    .hint = Nid oes unrhyw raglen sgorio’n ysgrifennu ffeil o’r fath. Gofynnwch o ble y daeth, a mynnwch un arall.
edition-not-in-force = Dechreuodd y gystadleuaeth ar { $date }, ond dim ond o { $from } ymlaen y mae ei llyfr rheolau mewn grym. Nid oes dyfarniadau iddi.
    .hint = Gwiriwch y dyddiad. Ar gyfer cystadlaethau cynharach mae angen yr argraffiad blaenorol.
edition-not-in-force_edition-out-of-force = Dechreuodd y gystadleuaeth ar { $date }, ond dim ond hyd at { $until } yr oedd ei llyfr rheolau mewn grym. Nid oes dyfarniadau iddi.
    .hint = Gwiriwch y dyddiad. Ar gyfer cystadlaethau diweddarach mae angen yr argraffiad nesaf.
no-entries = Nid oes cofrestriadau i’r gystadleuaeth, felly nid oes neb i roi safle iddo.
    .hint = Rhestrwch y cystadleuwyr ar y ddalen Entries, gydag id y gystadleuaeth.
no-results = Nid oes canlyniadau i’r gystadleuaeth, felly ni ellir rhoi safleoedd.
    .hint = Rhowch sgôr pob cofrestriad ar y ddalen Results.
no-results_sheet-not-scored = Mae gan y gystadleuaeth resi ar y ddalen { $sheet }, nad yw palmares yn ei sgorio, a dim canlyniadau.
    .hint = Rhowch sgôr pob cofrestriad ar y ddalen Results.
same-event-twice = Mae’r un gystadleuaeth yn { $other }. Cyfrifwyd hi yno a’i hepgor yma.
    .hint = Tynnwch un o’r ddwy ffeil, neu cywirwch yr un anghywir.
same-event-twice_same-event-beside = Yr un gystadleuaeth yw { $other } yn y llyfr gwaith hwn. Cyfrifwyd hi yno a’i hepgor yma.
    .hint = Tynnwch un o’r ddwy, neu cywirwch yr un anghywir.
event-changed = Mae’r gystadleuaeth hon yn { $other } gyda’r un cystadleuwyr ond canlyniadau gwahanol. Ni chaiff yr un ddyfarniadau nes i chi benderfynu pa un sy’n gywir.
    .hint = Cadwch y ffeil a gywirwyd a thynnwch y llall. Os dwy gystadleuaeth ydynt, rhowch deitlau gwahanol iddynt.
event-alike = Mae cystadleuaeth yn { $other } gyda’r un cystadleuwyr ar yr un diwrnod, ond teitl a chanlyniadau gwahanol. Mae’r ddwy’n cyfrif.
    .hint = Os yw un yn cywiro’r llall, tynnwch yr un anghywir.
event-copied = Mae’n debyg mai copi o’r gystadleuaeth hon yw { $other }: { $shares }. Ni chaiff yr un ddyfarniadau nes i chi benderfynu.
    .hint = Cadwch y ffeil gywir a thynnwch y llall. Os chwaraewyd y ddwy, anfonwch nhw mewn un llyfr gwaith.
event-repeated = Mae gan y gystadleuaeth hon sgoriau cystadleuaeth { $other } yn y llyfr gwaith hwn: { $shares }. Ni chaiff yr un ddyfarniadau nes i chi benderfynu.
    .hint = Teipiwch gofrestriadau a chanlyniadau’r gystadleuaeth hon ei hun, neu tynnwch yr un na chwaraewyd.
scores-again = Mae’r un { $what } gan y gystadleuaeth hon â { $other }: { $shares }. Mae’r ddwy’n cyfrif.
    .hint = Os teipiwyd neu os anfonwyd un noson ddwywaith, tynnwch yr un anghywir.
ladder-without-games = Nid oes safleoedd i’r ysgol hon, ac nid oes gêm yn ei henwi ({ $clause }).
    .hint = Llenwch Entries a Results, neu ysgrifennwch id yr ysgol dan Ladder ym mhob un o’i gemau a chynhwyswch y ffurflenni hynny.
ladder-game = Ei gemau sy’n rhoi safleoedd yr ysgol, ac ni all { $game } gyfrif: { $why }. Mae’r safleoedd dros dro ac nid oes dyfarniadau.
    .hint = Cywirwch y gêm honno, neu rhowch safleoedd yr ysgol ar y ddalen Results.
datum-with-unknown = Mae Datum with yn enwi cystadleuaeth { $id }, ond nid yw mewn unrhyw ffurflen.
    .hint = Cywirwch yr id fel ar y ddalen Events, neu cynhwyswch y ffurflen honno.
carry-over-unknown_carry-unknown = Mae “Carry over from” yn enwi cystadleuaeth { $id }, ond nid yw yn y ffurflen hon.
    .hint = Rhowch y ddau gam mewn un ffurflen, neu rhowch y sgoriau a gariwyd drosodd ar y ddalen Adjustments.
carry-over-not-computed_carry-not-computed = Ni all palmares gyfrifo’r rheol cario drosodd { $rule }.
    .hint = Rhowch y sgoriau a gariwyd drosodd ar y ddalen Adjustments a gwagiwch Carry over.
carry-over-missing_carry-missing = Nid oes sgôr gan gofrestriad { $label } yng nghystadleuaeth { $id }, felly mae’n cario 0.
    .hint = Os chwaraeodd yno, gwiriwch rifau ac enwau ei chwaraewyr.
glyph-missing = Nid oes { $missing } yn ffontiau’r tystysgrifau, felly mae’r tystysgrifau’n dangos “{ $shown }” yn lle “{ $text }”.
    .hint = Os yw hynny’n anghywir, ysgrifennwch ef yn y ffurflen â llythrennau Lladin, Groeg neu Gyrilig.
fee-odd_no-money = Mae symiau’r ddesg gofrestru’n gadael allan daliadau na ellir eu darllen: { $names }.
    .hint = Ysgrifennwch swm megis 20 neu £7.50, i gyd yn yr un arian, neu waived.
present-odd_present-unclear = Nid yes na no sydd dan Present: { $names }.
    .hint = Ysgrifennwch yes neu no, neu gadewch y gell yn wag.
arrives-odd_arrives-unclear = Nid yw “Arrives” yn rownd nac yn amser i { $names }.
    .hint = Ysgrifennwch round 3 neu amser megis 10:30.
entry-not-present_not-present = Heb gyrraedd, ond wedi’u paru yn rownd 1: { $names }.
    .hint = A ydynt yn dod? Os nad ydynt, ysgrifennwch “withdrawn after 0” neu “drop-in 2” dan Status, neu 1 dan Byes; os ydynt yma, yes dan Present. Ni adewir neb allan heb hynny.
no-rounds = Mae nifer y rowndiau ar goll, felly ni threfnir unrhyw rownd fel yr un olaf{ $and }.
    .hint = Llenwch Rounds: mae rheolau arbennig am liwiau yn y rownd olaf.
    .and = {" "}ac ni chyflymir hi
scheveningen-sides = Ni threfnir rowndiau’r ornest Scheveningen, oherwydd: { $why }.
    .hint = Llenwch Team i bob chwaraewr ar Entries: dau dîm o’r un maint, o 2 i 8 neu 10 chwaraewr. Mae eilydd yn cymryd rhes y chwaraewr.
scheveningen-rounds = Mae Rounds yn dweud { $typed }, ond mae { $players } o chwaraewyr bob ochr yn cyfarfod mewn { $players } o rowndiau.
    .hint = Ysgrifennwch { $players } dan Rounds.
scheveningen-met = Mewn gornest Scheveningen mae pawb yn cwrdd â phob chwaraewr o’r ochr arall unwaith; cyfarfu’r rhain eto: { $games }. Mae pob gêm yn cyfrif.
    .hint = Cywirwch chwaraewyr neu liwiau un o’r rhesi hyn.
scheveningen-same-side = Cyfarfu chwaraewyr o’r un ochr mewn gornest Scheveningen: { $games }. Mae’r gemau’n cyfrif.
    .hint = Cywirwch chwaraewyr y rhesi hyn, neu Team ar Entries.
scheveningen-missing = Mae pob rownd o’r ornest Scheveningen ar ben, ond mae’r gemau hyn ar goll: { $games }.
    .hint = Rhowch eu canlyniadau, neu forffedau. Os oes rhaid eu chwarae o hyd, ysgrifennwch rif uwch dan Rounds.
scheveningen-unpaired = Heb eu paru yn rownd { $round }, am fod y sawl y dylent ei gwrdd yn absennol neu’n cwrdd â rhywun arall: { $players }.
    .hint = Rhowch y gêm i mewn gyda fforffed fel canlyniad, neu chwaraewch hi mewn rownd bellach.
many-rounds = Bwriedir { $rounds } o rowndiau, ond dim ond { $most } y gall { $players } o chwaraewyr eu chwarae heb gyfarfod eto.
    .hint = Cywirwch Rounds, neu ychwanegwch y cofrestriadau sydd ar goll.
results-missing = Nid oes canlyniad eto yn rownd { $round } i { $boards }.{ $then }
    .hint = Llenwch y canlyniadau{ $or }.
    .then =
        { $drawn ->
            [0] {" "}Trefnir rownd { $next } pan fydd pob canlyniad wedi dod.
           *[other] {" "}Trefnwyd rownd { $next } beth bynnag, fel y gofyn Draw ({ $drawn }).
        }
    .or = ; i drefnu hebddynt, ysgrifennwch { $next } dan Draw ar y ddalen Event
game-adjourned_games-adjourned = Gohiriwyd: { $boards }. Nid yw gêm anorffenedig yn sgorio dim eto i’r naill chwaraewr na’r llall.{ $then }
    .hint = Rhowch y canlyniad pan fydd y gêm ar ben.
    .then = {" "}Mae’n cyfrif fel gêm gyfartal at drefnu rownd { $next } yn unig (C.04.2, 3.1).
draw-without_unused-in-draw = Heb ei ddefnyddio yn y trefniant: { $what }, oherwydd: { $why }.
    .hint = Gwagiwch ef, neu parwch y rownd â llaw.
draw-waits = Ni threfnwyd rownd { $round }, am fod y trefniad yn defnyddio celloedd sydd â gwallau: { $cells }.
    .hint = Cywirwch y gwallau. I drefnu beth bynnag, ysgrifennwch { $round } dan Draw ar y ddalen Event.
draw-round = Mae Draw yn dweud “{ $text }”, ond ni ellir trefnu hynny: { $why }.
    .hint = Ysgrifennwch rif rownd, neu none. Os yw’n wag, trefnir y rownd gyntaf heb ganlyniadau.
draw-again = Mae canlyniadau i rownd { $round } eisoes; fe’i trefnwyd eto o’r rowndiau cynharach, fel y mae Draw yn gofyn.
    .hint = Gwagiwch Draw i drefnu’r rownd gyntaf heb ganlyniadau.
draw-stands = Mae rownd { $round } yn y ffurflen yn wahanol i’r hyn a drefnid yn awr ({ $differs }). Cadwyd hi, am na newidir trefniant a gyhoeddwyd.
    .hint = I drefnu rownd { $round } eto, dilëwch ei rhesi.
not-drawn = Mae’r chwaraewyr hyn ar goll o rownd { $round } y ffurflen: { $labels }.
    .hint = Ychwanegwch gêm neu fei i bob un, neu dilëwch resi’r rownd i’w threfnu eto.
no-draw = Nid oes paru cyfreithlon o rownd { $round } sy’n cynnwys pawb ({ $clause }). Nid oes digon o wrthwynebwyr ar ôl i { $obstructing }: maent wedi cyfarfod eisoes, ni chânt gyfarfod, neu ni chânt y bei.
    .hint = Rhaid i’r dyfarnwr benderfynu: dod â’r twrnamaint i ben, rhoi bei, neu baru’r rownd â llaw ar y ddalen Matches.
nobody-to-draw = Nid oes neb yn chwarae yn rownd { $round }, felly ni threfnwyd dim.
    .hint = Os dylai fod chwaraewyr, cywirwch Byes a Status.
congress-rounds_rounds-differ = Mae Rounds yn dweud { $typed }, ond mae { $rounds } mewn cyngres ag adrannau mandyllog ({ $clause }): 4 gydag arnofio, yna’r rhai o fewn adrannau.
    .hint = Cywirwch Rounds, oni bai ei fod yn gywir.
lowest-section-outgrown_lowest-outgrown = Mae { $lowest } o chwaraewyr yn yr adran isaf, a { $others } yn y lleill, sef yr uchafswm a ganiateir ({ $clause }).
    .hint = Nid oes angen gwneud dim. Am ragor o adrannau, llenwch Section count ar y ddalen Event.
few-for-sections = Mae { $counted } o chwaraewyr yn rhy ychydig i { $wanted } o adrannau o ddau neu fwy; mae { $made } ({ $clause }).
    .hint = Nid oes angen gwneud dim.
section-odd_odd-section = Mae { $players } o chwaraewyr yn adran { $section } yn rownd { $round }, felly mae angen ei bei ei hun arni ({ $clause }).
    .hint = Nid oes angen gwneud dim.
third-meeting = Mae { $pair } yn cyfarfod wrth yr un bwrdd yn rowndiau { $rounds }. Ni chaiff dau chwaraewr gyfarfod fwy na dwywaith (rheol { $clause }).
    .hint = Cywirwch y rhifau os ydynt yn anghywir. Os felly y chwaraewyd, mae’r rownd yn sefyll.
threes-meet-again = { $groups }. Dylai fod cyn lleied â phosibl o grwpiau o’r fath (rheol { $clause }).
    .hint = Nid oes angen gwneud dim.
    .groups =
        { $count ->
            [one] Mae un grŵp o dri yn cyfarfod wrth fwrdd fwy nag unwaith ({ $example })
           *[other] Mae { $count } o grwpiau o dri yn cyfarfod wrth fwrdd fwy nag unwaith, megis { $example }
        }
power-again_power-twice = Mae { $label } yn chwarae { $power } yn rowndiau { $rounds }. Dylai pob chwaraewr chwarae un pŵer o bob grŵp (rheol { $clause }).
    .hint = Cywirwch y pŵer os yw’n anghywir. Os felly y chwaraewyd, mae’r rownd yn sefyll.
group-again_groups-twice = { $players } ag ail bŵer o’r un grŵp: { $labels } (rheol { $clause }, canllaw).
    .hint = Nid oes angen gwneud dim. Os yw pawb yn chwarae pob rownd, ni ellir osgoi hynny bob tro.
    .players =
        { $count ->
            [one] Un chwaraewr
           *[other] { $count } o achosion o chwaraewr
        }
seated-while-away = Mae { $label } yn eistedd { $place }, ond “{ $status }” yw’r statws. Mae’r sedd yn cyfrif.
    .hint = Cywirwch y statws, neu rhowch y sedd i chwaraewr arall.
    .place =
        { $board ->
            [0] yn rownd { $round }
           *[other] wrth fwrdd { $board } yn rownd { $round }
        }
team-mates-meet = Mae { $pair } o dîm { $team } yn cyfarfod wrth yr un bwrdd yn rownd { $round }, rownd y timau (rheol { $clause }).
    .hint = Cywirwch y rhifau neu’r tîm. Os felly y chwaraewyd, mae’r rownd yn sefyll.
stands-down = Mae { $players } o chwaraewyr yma ar gyfer rownd { $round }, ond saith sydd wrth bob bwrdd: { $labels } { $why } (rheol { $clause }).
    .hint = Er mwyn i fwy gael chwarae, rhowch chwaraewyr y tŷ i mewn (statws house).
asked-off-plays = Gofynnodd { $labels } am fei yn rownd { $round } ond maent wedi’u gosod; fel arall ni fyddai bwrdd yn llawn a byddai’n rhaid i eraill sefyll allan (rheol { $clause }).
    .hint = Os na all chwaraewr ddod, ysgrifennwch withdrawn neu drop-in gyda’r rownd dan Status. Gosodir chwaraewyr y tŷ gyntaf.
too-few-for-board = Dim ond { $players } o chwaraewyr sydd yma ar gyfer rownd { $round }, ond mae angen saith ar fwrdd, felly ni threfnwyd dim.
    .hint = Rhowch ragor o chwaraewyr i mewn, neu chwaraewyr y tŷ (statws house).
draw-short-of-wishes = Ni all trefniant rownd { $round } fodloni pob dymuniad: { $wishes }.
    .hint = Nid oes angen gwneud dim. Mae’r trefniant yn dangos wrth bob sedd pa ddymuniad nas bodlonir.
draw-against-rules = Ni all trefniant rownd { $round } gadw pob rheol: { $rules }.
    .hint = Newidiwch seddi â llaw ar y ddalen Games, neu gadewch ef fel y mae.
group-unknown-players_group-unknown = { $who } heb wybodaeth ({ $what }), felly ni roddir safle iddynt yn y grŵp hwn ({ $group }).
    .hint = Os ydynt yn perthyn iddo, llenwch hynny ar y ddalen Entries; mae graddau (rank) ar y ddalen Members neu yn rhestr yr aelodau.
    .who =
        { $many ->
            [one] 1 cystadleuydd
           *[other] { $many } o gystadleuwyr
        }
group-empty = Nid oes neb yn y grŵp hwn ({ $group }).
    .hint = Nid oes angen gwneud dim os yw hynny’n gywir; fel arall cymharwch ei derfynau â’r ddalen Entries.
prize-twice = Mae gwobr eisoes i safle { $place } ({ $group }) yn { $first }, felly ni chyfrifwyd gwobrau i’r gystadleuaeth hon.
    .hint = Cywirwch Place, neu adiwch y ddau swm; gyda “yes” dan Beside others telir y ddau.
prize-rises = Mae safle { $place } ({ $group }) yn cael mwy na’r safle uwch ei ben.
    .hint = Cywirwch y symiau os nad dyna’r bwriad. Telir y gwobrau fel yr ysgrifennwyd nhw.
prize-list = Mae sawl rhestr safleoedd yn y gystadleuaeth ({ $lists }) ond nid yw’r wobr hon yn dweud pa un, felly ni chyfrifwyd gwobrau i’r gystadleuaeth hon.
    .hint = Llenwch Section neu Direction.
prize-currencies = Ni ellir cymharu gwobrau mewn { $one } ac mewn { $other }, felly ni chyfrifwyd yr un.
    .hint = Defnyddiwch un arian ar gyfer holl symiau cystadleuaeth.
prize-sharing = Mae { $many } o gystadleuwyr â { $points } o bwyntiau yn rhannu { $prizes } ({ $group }), ond mae Sharing yn wag; maent yn rhannu’n gyfartal.
    .hint = Llenwch Sharing: average, hort neu place.
    .prizes =
        { $prizes ->
            [one] un wobr
           *[other] { $prizes } o wobrau
        }
prize-sharing-differs = Rhennir gwobrau un grŵp ({ $group }) mewn dwy ffordd, yma ac yn { $first }, felly ni chyfrifwyd yr un i’r gystadleuaeth hon.
    .hint = Ysgrifennwch yr un peth dan Sharing ym mhob rhes o grŵp.
prize-unknown-players_prize-unknown = { $who } heb wybodaeth ({ $what }), felly ni allant ennill gwobrau’r grŵp hwn ({ $group }).
    .hint = Os gallant eu hennill, llenwch hynny ar y ddalen Entries.
    .who =
        { $many ->
            [one] 1 cystadleuydd
           *[other] { $many } o gystadleuwyr
        }
prize-unclaimed = Nid oes neb yn cael { $name }: mae rhy ychydig o gystadleuwyr yn gymwys, neu mae ganddynt wobr well.
    .hint = Nid oes angen gwneud dim. Mae’n cyfrif fel arian dros ben yng nghyfanswm y gwobrau.
missing-cell = Mae “{ $column }” ar goll yma, felly hepgorwyd y rhes hon.
    .hint = Llenwch y gell, neu dilëwch weddill y rhes.
number-two-names = Mae’r rhif aelod { $number } yn perthyn i { $name } yma ac i { $other } yn { $other_at }.
    .hint = Mae gan un ohonynt y rhif anghywir; mae’r pwyntiau’n dilyn y rhif.
name-spelt-differently = { $name } yw’r aelod â’r rhif { $number } yma, a { $other } mewn mannau eraill.
    .hint = Y rhif sy’n cyfrif, felly ni chollir dim; cywirwch y sillafu os dymunwch.
too-few-tables_scheme-too-few-tables = Dim dyfarniadau{ $field }: mae angen { $least } o fyrddau llawn ar { $events }, ond roedd { $tables } ({ $clause }).
    .hint = Nid oes angen gwneud dim os yw’r nifer yn gywir.
too-few-boards = Dim dyfarniadau: rhaid i bawb chwarae o leiaf { $least } o ddwylo, ond dim ond { $boards } a chwaraewyd ({ $clause }).
    .hint = Nid oes angen gwneud dim os yw’r nifer yn gywir.
no-boards = Mae nifer y dwylo ar goll, ac mae’r dyfarniadau’n dibynnu arno.
    .hint = Llenwch Boards: faint a chwaraeodd pob cystadleuydd.
no-match-boards_scheme-no-match-boards = Mae’r dyfarniadau’n dibynnu ar nifer y dwylo ym mhob gornest ({ $clause }), ac mae’r nifer ar goll, felly nid oes dyfarniadau.
    .hint = Llenwch Boards ar y ddalen Matches, neu Boards per match ar y ddalen Event.
no-scale_scheme-no-scale = Nid oes graddfa yn { $book } ar gyfer { $what }, felly nid oes dyfarniadau.
    .hint = Cywirwch yr atebion os ydynt yn anghywir, neu ychwanegwch raddfa at eich ffeil reolau.
no-weight = Nid oes ffactor yn { $book } ar gyfer { $what }, felly nid oes dyfarniadau.
    .hint = Cywirwch yr atebion os ydynt yn anghywir, neu ychwanegwch floc [[weight]] at eich ffeil reolau.
rules-unreadable = Ni ellir defnyddio’r ffeil reolau “{ $file }”: { $why }.
    .hint = Cywirwch y ffeil reolau; mae palmares rules FILE yn ei dangos, ac mae palmares rules new yn ysgrifennu un i ddechrau ohoni. Tan hynny nid oes dyfarniadau i’r cystadlaethau hyn.
rules-syntax = Ni ellir darllen y ffeil reolau yma ({ $why }).
    .hint = Ysgrifennwch allwedd, arwydd hafal a gwerth; rhowch destun a rhifau manwl gywir mewn dyfynodau: factor = "1/2".
rules-unknown-key_unknown-key = Nid oes “{ $key }” mewn ffeil reolau yma.
    .hint = { $meant }Adnabyddir yma: { $known }.
rules-missing-key_missing-key = Mae { $key } ar goll yn y bloc hwn.
    .hint = Ychwanegwch hynny; mae palmares rules new yn ysgrifennu ffeil â phob allwedd.
rules-missing-clause_missing-clause = Nid yw’r bloc hwn yn enwi cymal, felly ni allai’r dyfarniadau ddweud pa reol y maent yn ei dilyn.
    .hint = Ychwanegwch clause = "...": rhif neu bennawd y rheol brintiedig.
rules-unfit-value_unfit-value = Ni ellir defnyddio’r gwerth hwn: { $why }.
    .hint = Ysgrifennwch rifau manwl gywir fel degolion neu ffracsiynau mewn dyfynodau, megis "0.25" neu "1/3", a chyfrifon fel rhifau cyfan heb ddyfynodau; geiriau ffurflen yw’r geiriau.
rules-number_impossible-number = { $number } yw { $key }, ond rhaid iddo fod yn { $wanted }.
    .hint = Cywirwch y rhif.
rules-shape_shape-not-one = Mae { $found } yn y raddfa “{ $title }”, ond mae angen un ffurf yn union arni.
    .hint = Defnyddiwch un o step, first, places, matches, each_board, each_point, titles; am ffurf arall, ychwanegwch floc [[scale]] arall.
rules-shape-key_key-of-other-shape = Dim ond gyda { $of } y mae { $key } yn mynd.
    .hint = Dilëwch hynny, neu newidiwch y raddfa i’r ffurf honno.
rules-formula_formula-not-one = Mae gan y dyfarniad cyntaf hwn { $found } o fformiwlâu, ond mae angen un yn union arno.
    .hint = Defnyddiwch un o each_table, award, curve, root.
rules-gap_gap = Nid oes bloc sy’n cwmpasu { $from }{ $to } { $what }: mae’r un blaenorol yn gorffen â { $before }.
    .hint = Dechreuwch bob ystod lle mae’r un flaenorol yn gorffen, a pheidiwch â rhoi diwedd i’r olaf.
rules-overlap_overlap = Mae { $what } yn y bloc hwn ac yn { $other }.
    .hint = Dechreuwch bob ystod lle mae’r un flaenorol yn gorffen.
rules-hidden_hidden = Nid yw “{ $title }” byth yn gymwys: daw “{ $other }” gyntaf ac mae’n cwmpasu ei holl gystadlaethau.
    .hint = Rhowch y bloc culach gyntaf, neu dilëwch un.
rules-awards-rise_awards-rise = Mae safle { $place } yn cael { $award }, mwy na { $before } y safle uwch ei ben{ $told }.
    .hint = Ni chaiff safle is gael mwy.
rules-order_out-of-order = Mae gan { $what } { $number }, nad yw’n fwy na { $before } { $other } o’i flaen.
    .hint = Rhowch y blociau mewn trefn, yr isaf gyntaf.
rules-twice_twice = Mae { $what } { $name } yn ymddangos yma eilwaith.
    .hint = Dilëwch un, neu rhowch enw arall iddo.
rules-dates_dates-reversed = Mae’r rheolau mewn grym o { $from } hyd at { $until }, sy’n gynharach.
    .hint = Cywirwch valid_from neu valid_until.
rules-id_bad-id = Yr id “{ $id }”: { $why }.
    .hint = Ysgrifennwch yr id mewn llythrennau bach, digidau a chysylltnodau, megis "lakeside-2026", yn wahanol i id pob llyfr rheolau arall.
rules-extends_nothing-extended = Ni all ffeil ymestyn “{ $id }”.
    .hint = Gall ymestyn { $known }, neu ffeil wrth ymyl hon, megis "my-union.toml". Peidiwch â rhoi extends os yw’r ffeil yn gyflawn.
rules-no-scale_no-scales = Nid yw’r rheolau’n dyfarnu dim: nid oes graddfa.
    .hint = Ychwanegwch floc [[scale]].
game-round = { $wrong }
    .hint = Ysgrifennwch 1, 2 neu 3 dan Round.
    .wrong =
        { $text ->
            [0] Nid yw’r rhes yn enwi rownd, felly gadawyd y rhes allan.
           *[other] Nid rownd yw “{ $text }”, felly gadawyd y rhes allan.
        }
unknown-power = Nid pŵer yw “{ $text }”, felly ni sgorir y gêm.
    .hint = Ysgrifennwch Austria-Hungary, England, France, Germany, Italy, Russia neu Turkey, neu’r llythyren gyntaf.
no-power = Nid yw’r rhes yn enwi pŵer, felly ni sgorir y gêm.
    .hint = Ysgrifennwch y pŵer oedd gan y chwaraewr.
power-twice = Mae { $power } yn ymddangos ddwywaith yn { $game }, gyntaf yn { $first }, felly ni sgorir y gêm.
    .hint = Cywirwch bŵer, rownd neu fwrdd un o’r ddau.
powers-missing = Nid oes rhes yn { $game } i { $powers }, felly ni sgorir hi.
    .hint = Mae angen saith rhes ar gêm, gan gynnwys y pwerau sydd allan ac unrhyw rai a chwaraewyd gan y cyfarwyddwr.
two-seats_player-twice = Mae cofrestriad { $label } eisoes yn chwarae yn rownd { $round } yn { $first }. Dim ond i’r lleill wrth ei fwrdd y mae’r rhes hon yn cyfrif.
    .hint = Cywirwch chwaraewr neu rownd un o’r ddwy.
odd-centres = Ni all pŵer ddal { $text } o ganolfannau ar ôl { $year }, felly ni sgorir y gêm.
    .hint = Rhifau cyfan o 0 i 34 yw’r canolfannau.
too-many-centres = { $game }: { $sum } yw cyfanswm canolfannau { $year }, ond 34 sydd ar y map.
    .hint = Cywirwch ganolfannau’r flwyddyn honno. Tan hynny mae’r gystadleuaeth dros dro.
back-from-nothing = Mae gan { $power } ganolfannau ar ôl { $year }, ond nid oedd ganddo yr un ar ôl { $gone }.
    .hint = Mae pŵer heb ganolfannau allan o’r gêm. Cywirwch un o’r ddau.
year-gap = Nid oes canolfannau yn { $game } ar gyfer { $years }, ond mae rhai ar gyfer blwyddyn ddiweddarach.
    .hint = Llenwch bob blwyddyn o’r gêm o 1901 hyd at yr olaf.
centres-missing = Mae canolfannau { $power } ar ôl { $year } ar goll, felly ni sgorir y gêm.
    .hint = Llenwch nhw, gyda 0 i bŵer a aeth allan yn y flwyddyn honno.
game-goes-on_goes-on = Daeth { $game } i ben pan oedd gan { $power } { $centres } o ganolfannau ar ôl { $year }. Ni ddefnyddir y blynyddoedd wedyn.
    .hint = Mae pŵer â 18 canolfan yn ennill ac yn dod â’r gêm i ben. Gwagiwch y blynyddoedd wedyn, neu cywirwch y canolfannau.
game-without-centres_no-centres = Mae diweddglo neu ganlyniad i { $game } ond dim canolfannau, felly ni sgorir hi.
    .hint = Llenwch ganolfannau pob blwyddyn o’r gêm.
ending-twice = Diweddglo { $game } yw { $other } yn { $first }, ond { $ending } yma. Defnyddir y cyntaf.
    .hint = Mae un diweddglo ar unrhyw res o’r gêm yn ddigon.
solo-without-18_solo-without-centres = solo yw diweddglo { $game }, ond nid oes gan neb fwy na { $most } o ganolfannau. Mae’n cyfrif fel gêm a ildiwyd, ac felly fel un a adawyd, gyda 0 i bawb.
    .hint = Cywirwch y canolfannau neu’r diweddglo.
game-conceded_conceded = Ildiwyd { $game }, ac ni chaniateir hynny. Mae’n cyfrif fel gêm a adawyd, gyda 0 i bawb.
    .hint = Nid oes angen gwneud dim os dyna a ddigwyddodd.
ending-differs = { $ending } yw diweddglo { $game }, ond mae gan { $power } { $centres } o ganolfannau. Mae’n cyfrif fel gêm a enillwyd.
    .hint = Ysgrifennwch solo, neu cywirwch y canolfannau.
ending-blank = Nid oes diweddglo na buddugwr i { $game }, felly mae’n cyfrif fel gêm gyfartal.
    .hint = Ysgrifennwch time, vote neu abandoned dan Ending ar unrhyw un o’i rhesi.
outcome-differs = “{ $typed }” yw canlyniad { $power }, ond yn ôl y canolfannau a’r diweddglo “{ $worked }” yw, a hwnnw sy’n cyfrif.
    .hint = Cywirwch y canlyniad, y canolfannau neu’r diweddglo. Gall y canlyniad fod yn wag.
warnings = Mae gan gofrestriad { $label } { $warnings } o rybuddion, sy’n cyfrif dros y twrnamaint cyfan.
    .hint = O’r ail rybudd ymlaen gall y cyfarwyddwr dynnu pwyntiau (rhes gyda points dan Kind) neu ddiarddel.
championship-rounds_event-rounds = Mae Rounds yn dweud { $typed }, ond mae { $rounds } yn y bencampwriaeth.
    .hint = Nid oes angen gwneud dim os yw hynny’n gywir.
missing-session = Mae gan gofrestriad { $label } sgôr mewn { $played } o { $sessions } sesiwn. Mae’r lleill yn cyfrif fel 0.
    .hint = Os chwaraeodd, ychwanegwch y sgoriau sydd ar goll.
missing-session_sessions-differ = Mae Sessions yn dweud { $typed }, ond mae rhesi Results o { $played }. Mae’r dyfarniadau’n cyfrif pob sesiwn.
    .hint = Cywirwch Sessions, neu rhowch ganlyniadau pob sesiwn. Tra bo’r digwyddiad yn parhau, nid oes angen gwneud dim.
score-above-max = Mae’r sgôr { $score } yn uwch na’r uchafswm { $max }, felly ni ddefnyddiwyd hi.
    .hint = Gwiriwch y ddau rif.
adjustment-not-computed = Nid oes swm i’r addasiad, ac nid oes un yn y llyfr rheolau ar gyfer y drosedd.
    .hint = Llenwch Amount, gydag arwydd minws am gosb.
adjustment-kind = Ni ellir ychwanegu addasiad mewn { $kind } at sgoriau mewn { $unit }.
    .hint = Rhowch y swm yn yr un uned â’r sgoriau.
drop-in-alone = Mae { $label } yn ymuno’n hwyr, ond nid oes neb o gategori { $category } wedi chwarae eto, felly nid oes cyfartaledd i ddechrau ohono ({ $clause }). Mae’n dechrau â 0.
    .hint = Cywirwch Category, neu rhowch sgôr ar y ddalen Adjustments.
penalty-computed = { $label }: { $amount } { $unit }, { $basis }.
    .hint = Nid oes angen gwneud dim. Am swm gwahanol, llenwch Amount.
penalty-warning_penalty-warns = Mae { $label } yn cael rhybudd: { $basis }. Nid yw’n costio dim, ond mae’n cyfrif fel trosedd.
    .hint = Nid oes angen gwneud dim.
penalty-suggested = { $label }: gellir rhoi { $amount } { $unit }, { $basis }. Y cyfarwyddwr sy’n penderfynu; ni roddwyd dim.
    .hint = Llenwch Amount i roi’r gosb.
penalty-director = { $label }: { $basis }. Ni roddwyd dim.
    .hint = Llenwch Amount wedi i’r cyfarwyddwr benderfynu.
penalty-incomplete_penalty-lacks = { $label }: mae’r gosb yn dibynnu ar { $column }, sy’n wag.
    .hint = Llenwch { $column }, neu Amount.
penalty-differs = { $label }: { $typed } yw’r swm, ond mae’r rheolau’n dweud { $amount } { $unit }: { $basis }. Defnyddiwyd { $typed }.
    .hint = Cywirwch Amount, neu gwagiwch ef er mwyn ei gyfrifo.
no-such-round = { $wrong }
    .hint = Cywirwch Round, neu Rounds ar y ddalen Event. { $span }
    .wrong =
        { $text ->
            [0] Nid yw’r rhes yn enwi rownd, felly gadawyd y rhes allan.
           *[other] Nid rownd o’r gystadleuaeth hon yw “{ $text }”, felly gadawyd y rhes allan.
        }
    .span =
        { $rounds ->
            [0] Rhifir rowndiau o 1.
           *[other] Rhifir rowndiau o 1 i { $rounds }.
        }
round-twice = Mae gan gofrestriad { $label } eisoes gêm neu fei yn rownd { $round } yn { $first }, felly hepgorwyd y rhes hon.
    .hint = Cywirwch y rownd neu’r rhif, neu dilëwch un o’r ddwy res.
results-disagree = Canlyniad y gêm { $sides } yn rownd { $round } yw { $result } yma, ond { $other } yn { $first }. Mae’n cyfrif fel gêm anorffenedig.
    .hint = Cywirwch neu dilëwch un o’r ddau.
odd-result = { $why }. Ni ddefnyddiwyd canlyniad y rhes hon.
    .hint = Gwagiwch y nodyn neu’r canlyniad, pa un bynnag sy’n anghywir.
scores-no-result = Ni all { $home } a { $away } fod yn ganlyniad gêm rhwng dau chwaraewr, felly nid oes canlyniad i’r rhes.
    .hint = Teipiwch 1-0, ½-½ neu 0-1 dan Result. Os bu sawl gêm, rhowch ei rhes a’i rownd ei hun i bob un.
board-order_board-order-broken = Mae { $player } o { $team } yn eistedd ar fwrdd { $board } islaw { $other } ar fwrdd { $above }, ac nid dyna drefn Entries.
    .hint = Cywirwch y chwaraewr neu drefn chwaraewyr y tîm, neu gwagiwch Board order. Mae’r canlyniad yn cyfrif fel y mae.
board-player-twice = Mae { $player } o { $team } yn eistedd ar fyrddau { $first } a { $board } yn yr un ornest.
    .hint = Cywirwch Home player neu Away player un o’r ddau fwrdd. Mae cell wag yn golygu chwaraewr y bwrdd hwnnw yn nhrefn Entries.
no-team-size = Ni wyddys faint o fyrddau sydd mewn gornest, felly nid yw bei na fforffed yn ennill pwyntiau gêm.
    .hint = Llenwch Team size ar y ddalen Event.
not-paired = Nid oes gêm na bei gan gofrestriad { $label } yn rownd { $round }. Mae’n cyfrif fel absennol ac nid yw’n sgorio dim.
    .hint = Ychwanegwch y gêm neu’r bei, ysgrifennwch y rownd dan Byes, neu ysgrifennwch withdrawn after N dan Status.
plays-while-away = Mae gan gofrestriad { $label } gêm yn rownd { $round }, ond “{ $status }” yw ei statws. Mae’r gêm yn cyfrif.
    .hint = Cywirwch y statws, y rownd neu’r rhif.
draw-changed = Gosodwyd { $pairing } â llaw; { $drawn } oedd yn y trefniant. Yr un a osodwyd â llaw sy’n cyfrif.
    .hint = Nid oes angen gwneud dim os y dyfarnwr a newidiodd y paru.
bye-and-game = Gofynnodd cofrestriad { $label } am fei yn rownd { $round }, ond mae ganddo gêm. Mae’r gêm yn cyfrif.
    .hint = Gwagiwch y rownd dan Byes, neu cywirwch y gêm.
bye-score = Sgôr bei cofrestriad { $label } yw { $text }, ond ½ neu 0 yw sgôr bei y gofynnwyd amdano. Mae’n cyfrif fel 0.
    .hint = Ysgrifennwch ½ neu 0 dan Bye score.
virtual-points = Ni ellir darllen pwyntiau rhithwir { $label }: “{ $text }”.
    .hint = Ysgrifennwch rowndiau gyda’u pwyntiau, megis 1-2=1, 3=½; pob rownd unwaith.
later-ratings = Ni ellir darllen graddau diweddarach cofrestriad { $label }: “{ $text }”. Defnyddir y radd ar y ddalen ar gyfer pob mis.
    .hint = Ysgrifennwch fis pob rhestr gyda’i gradd: 2026-06=2415, 2026-07=2398.
later-ratings_later-ratings-outside = Ni ddefnyddiwyd graddau diweddarach cofrestriad { $label } ar gyfer { $months }: mae’r gystadleuaeth yn dechrau yn { $first } ac yn gorffen yn { $last }.
    .hint = Cywirwch y mis, neu ddyddiadau’r gystadleuaeth. Mae’r radd ar y dechrau yn perthyn dan Rating.
entry-arrives-late_arrives-late = Trefnwyd yn rownd { $round }, ond yn cyrraedd yn hwyrach: { $names }.
    .hint = Ni threfnir gêm i rywun y gwyddys ei fod yn absennol, ac nid yw’n sgorio dim (C.04.2, 2.4 a 3.3): ysgrifennwch “drop-in 3” o dan Status, neu’r rowndiau o dan Byes. Nid yw Arrives yn newid y trefnu.
bye-score-blank = Mae bei y gofynnwyd amdano heb sgôr bei yn cyfrif fel 0: { $labels }.
    .hint = Os yw’r twrnamaint yn rhoi hanner pwynt, ysgrifennwch ½ dan Bye score.
round-list = Nid rhestr o rowndiau’r gystadleuaeth hon yw “{ $text }”, felly ni ddefnyddiwyd hi.
    .hint = Ysgrifennwch 1,3 neu 1-4. { $span }
    .span =
        { $rounds ->
            [0] Rhifir rowndiau o 1.
           *[other] Rhifir rowndiau o 1 i { $rounds }.
        }
status-round = Nid yw “{ $text }” yn enwi rownd: { $read }.
    .hint = Ysgrifennwch “withdrawn after 3” neu “drop-in 2”.
colour-not-top = Mae Colour yn rhes cofrestriad { $label }, ond { $top } yw’r prif ddetholyn. Fe’i defnyddiwyd fel lliw’r prif ddetholyn yn rownd 1.
    .hint = Symudwch ef i res y prif ddetholyn.
unlisted-game = Nid yw “{ $name }” ar restr y gemau bwrdd, felly nid yw’r chwarae’n cyfrif.
    .hint = { $meant }Defnyddiwch yr enwau a restrir gan palmares rules nzdc-1999.
no-game = Nid oes gêm yn y rhes, felly hepgorwyd hi.
    .hint = Ysgrifennwch enw’r gêm.
players-of-play = Mae { $players } o chwaraewyr yn { $play }, ond dim ond { $least } i { $most } all sgorio.
    .hint = Rhowch ei rhif ei hun i bob gêm a chwaraewyd dan Sheet, a rhes i bob chwaraewr.
place-missing = Mae’r safle yn { $play } ar goll, felly nid yw’r rhes hon yn sgorio dim.
    .hint = Llenwch y safle o’r daflen sgôr.
place-impossible = Mae safle { $place } yn amhosibl yn { $play } gyda { $players } o chwaraewyr, felly nid yw’r rhes yn sgorio dim.
    .hint = Cywirwch y safle, neu ychwanegwch y chwaraewyr sydd ar goll.
places-impossible = Mae’r safleoedd { $places } yn { $play } yn amhosibl, felly nid yw’n sgorio dim. Mae safle un yn fwy na nifer y chwaraewyr gwell.
    .hint = Copïwch y safleoedd o’r daflen sgôr. Ar ôl dau chwaraewr yn yr ail safle daw’r pedwerydd: 1, 2, 2, 4.
twice-in-play = Mae cofrestriad { $label } eisoes yn { $play } yn { $first }, felly hepgorwyd y rhes hon.
    .hint = Cywirwch y chwaraewr neu’r daflen.
counts-twice = Ar gyfer { $play }, yes yw Counts mewn un rhes a no yn { $first }, felly hepgorwyd y gêm.
    .hint = Ysgrifennwch yr un peth yn ei holl resi, neu mewn un yn unig.
play-left-out = Nid yw { $play } yn cyfrif, fel y cytunodd ei chwaraewyr.
    .hint = Nid oes angen gwneud dim.
version-missing = Chwaraewyd y ddwy fersiwn o law { $board }, a ddrysodd, ond nid yw’r rhes hon yn dweud pa un. Mae’n cyfrif fel sgôr artiffisial.
    .hint = Ysgrifennwch A neu B dan Version.
other-percentage = Dim ond i un ochr y mae canran yng ngornest { $sides }. Cafodd yr ochr arall y gweddill, { $other } %.
    .hint = Llenwch y ddau; gyda sgoriau artiffisial nid 100 yw eu cyfanswm.
boards-disagree = Mae Boards yn dweud { $typed }, ond yn ôl y slipiau sgôr chwaraeodd cystadleuydd { $counted }. Mae’r dyfarniadau’n defnyddio { $typed }.
    .hint = Cywirwch Boards, neu gwagiwch ef er mwyn eu cyfrif.
fewer-boards = Chwaraeodd y rhain lai na { $most } o ddwylo: { $labels }. Rhoddir safle iddynt yn ôl canran neu sgôr.
    .hint = Nid oes angen gwneud dim os oeddent yn eistedd allan neu os na chwaraewyd dwylo.
fewer-results = Dwylo â llai na { $expected } o ganlyniadau: { $boards }. { $how }
    .hint = Ychwanegwch y canlyniadau sydd ar goll os oes rhai.
one-room = Dim ond mewn un ystafell y mae canlyniad i law { $board } yng ngornest { $sides }, felly ni ellir ei chymharu.
    .hint = Ychwanegwch ganlyniad yr ystafell arall, neu ysgrifennwch fouled neu NP dan Adjusted.
too-few-scores = Mae { $scores } o sgoriau ar law { $board }, rhy ychydig am ddatwm heb yr eithafion. Mae’n cyfrif fel 0.
    .hint = Rhowch y sgoriau o’r byrddau eraill, neu sgôr wedi’i haddasu.
artificial-without-value = Nid oes gwerth i { $text } mewn cystadleuaeth a sgorir â { $method }, felly mae’r llaw’n cyfrif fel 0.
    .hint = Mewn IMPs, ysgrifennwch A+, A neu A- (neu 60, 50 neu 40 y cant), neu rhowch sgôr.
published-score = Mae gan gofrestriad { $label } { $typed } yn y ffurflen, ond mae ei ddwylo’n rhoi { $computed }. Y dwylo sy’n cyfrif.{ $boards }
    .hint = Gwiriwch ei ddwylo, ac unrhyw gosbau sydd ar goll o’r ddalen Adjustments.
published-points = Ar law { $board } mae gan gofrestriad { $label } { $given } yn y ffurflen, ond mae’r canlyniadau’n rhoi { $computed }. Y canlyniadau sy’n cyfrif.{ $others }
    .hint = Cymharwch ganlyniadau’r llaw â’r rhaglen sgorio. Mae rhaglenni’n amrywio o ran sut y maent yn sgorio cyfartaleddau a dwylo na chwaraewyd wrth bob bwrdd.
    .others =
        { $others ->
            [one] {" "}Mae 1 cystadleuydd arall yn wahanol hefyd.
           *[other] {" "}Mae { $others } o gystadleuwyr eraill yn wahanol hefyd.
        }
published-points-of-many = Ar { $count } o’r { $of } llaw mae’r pwyntiau yn y ffurflen yn wahanol i’r canlyniadau: { $boards }. { $example } Y canlyniadau sy’n cyfrif.
    .hint = Mae’n debyg bod y rhaglen sgorio’n cymharu byrddau eraill, neu’n sgorio dwylo na chwaraewyd wrth bob bwrdd yn wahanol. Gwiriwch un o’r dwylo yno.
unknown-vp-scale_unknown-scale = Nid oes graddfa pwyntiau buddugoliaeth “{ $name }”.
    .hint = Dewiswch un o’r rhain: { $known }.
vp-scale-boards_scale-boards = Nid oes tabl yng ngraddfa { $name } ar gyfer gornestau o { $boards } o ddwylo.
    .hint = Cywirwch Boards per match neu VP scale boards, neu dewiswch VP scale arall.
match-boards-unknown = Nid oes nifer dwylo i ornest { $sides }, felly nid oes iddi bwyntiau buddugoliaeth ac nid yw’n cyfrif{ $others }.
    .hint = Llenwch Boards per match ar y ddalen Event, neu Boards wrth ymyl yr ornest. Mae Boards a Rounds y gystadleuaeth yn ddigon os ydynt yn rhannu’n union. Nid oes angen dwylo ar bwyntiau buddugoliaeth a deipiwyd.
    .others =
        { $others ->
            [one] , fel 1 ornest arall
           *[other] , fel { $others } o ornestau eraill
        }
scale-of-percent = Nid yw graddfa { $name } a’r gystadleuaeth yn mynd gyda’i gilydd: mae’r naill ar gyfer canrannau a’r llall ar gyfer IMPs.
    .hint = Dewiswch VP scale arall, neu Scoring arall.
one-score = Dim ond i un ochr y mae { $of } yng ngornest { $sides }, felly ni ddefnyddiwyd nhw.
    .hint = Llenwch rai’r ochr arall, gyda 0 am ddim.
vps-beyond-scale = Mae { $typed } VP yn amhosibl: mae’r raddfa’n mynd o { $least } i { $most }. Ni ddefnyddiwyd VPs yr ornest hon.
    .hint = Cywirwch nhw, neu gwagiwch nhw os rhoddir yr IMPs. Os y cyfarwyddwr a’u dyfarnodd, ysgrifennwch adjusted dan Note.
match-without-result = Nid oes IMPs na VPs i ornest { $sides }, felly mae’n sgorio 0.
    .hint = Llenwch yr IMPs neu’r pwyntiau buddugoliaeth, hefyd am fei neu fforffed. Os na fu gornest, ysgrifennwch not played dan Note.
match-twice = Canlyniad gornest { $sides } yw { $result } yma, ond { $other } yn { $first } ar y ddalen arall, a hwnnw a ddefnyddiwyd.
    .hint = Cywirwch neu dilëwch un o’r ddau.
plays-on-after-defeat = Collodd cystadleuydd { $label } yn { $round }, ond mae’n chwarae mewn rownd ddiweddarach.
    .hint = Cywirwch y sgôr, y Round neu’r cystadleuwyr. Am ornest rhwng tri, ysgrifennwch triangular dan Note; am ornest am safle, play-off.
knockout-unfinished = Mae { $undefeated } o gystadleuwyr heb golli ar ôl y rownd olaf, felly nid oes enillydd i’r cwpan.
    .hint = Ychwanegwch y rowndiau sydd ar goll, neu ganlyniad yr ornest olaf.
match-not-ranked = Nid oes sgoriau i ornest { $sides } ({ $note }), felly nid yw’n cyfrif yn y safleoedd.
    .hint = Llenwch sgôr pob ochr, os oes un.
vps-disagree = Mae gan { $label } { $typed } VP yn y ffurflen, ond mae net o { $net } yn rhoi { $computed }. Defnyddiwyd y VPs a deipiwyd.
    .hint = Gwiriwch yr IMPs, nifer y dwylo a’r raddfa VP.
imps-disagree = Mae gan { $sides } { $typed } IMP yn y ffurflen, ond mae’r dwylo’n rhoi { $computed }, a hynny a ddefnyddiwyd.
    .hint = Gwiriwch ddwylo’r ornest.
entry-without-result = Nid oes canlyniad gan gofrestriad { $label }, felly nid oes iddo safle.
    .hint = Rhowch ei sgôr ar y ddalen Results, neu ysgrifennwch “withdrawn after N” dan Status.
place-disagrees = Mae’r ffurflen yn rhoi safle { $typed } i gofrestriad { $label }, ond mae ei sgôr, { $score }, yn rhoi safle { $place }.
    .hint = Gwiriwch ei sgôr a sgoriau ei gymdogion. Mae safleoedd a dyfarniadau’n dilyn y sgoriau.
tie-broken = Mae’r ffurflen yn rhoi safle { $typed } i gofrestriad { $label }, ond mae’n rhannu safleoedd { $place } i { $last }.
    .hint = Nid oes angen gwneud dim; mae cystadleuwyr cydradd yn rhannu dyfarniadau.
team-too-large_fourth-member = { $most } o chwaraewyr ar y mwyaf sydd mewn tîm, felly gadawyd cofrestriad { $label } allan o { $team }.
    .hint = Cywirwch Team.
second-team = Mae cofrestriad { $label } eisoes yn { $other }, felly nid yw’n cyfrif i { $team }.
    .hint = Cywirwch Team. Dim ond mewn un tîm y gall chwaraewr fod.
tie-break-unknown_unknown-tie-break = Nid dull gwahanu yw “{ $name }”, felly gwahanwyd y rhai cydradd hebddo ac mae’r safleoedd dros dro.
    .hint = { $meant }Ysgrifennwch godau neu enwau dulliau gwahanu, megis BH-C1 neu Buchholz Cut 1, gyda chomas rhyngddynt.
tie-break-of-teams = Dull gwahanu timau yw { $title }; hepgorwyd ef.
    .hint = Tynnwch ef o Tie-breaks.
tie-break-without-ratings = Hepgorwyd { $title }, am fod { $unrated } o chwaraewyr heb radd. Mae angen gradd pawb ar ddulliau gwahanu yn ôl gradd ({ $clause }).
    .hint = Llenwch Rating i bawb ar y ddalen Entries, neu dewiswch ddull gwahanu arall.
board-prizes-lack = Mae gwobrau’r byrddau’n gadael allan { $of_matches } heb ganlyniadau byrddau a gemau { $of_games } nad oes rhes yn eu henwi.
    .hint = Ysgrifennwch res i bob bwrdd ar y ddalen Matches, a chwaraewyr pob tîm ar Entries.
    .of_matches =
        { $matches ->
            [one] 1 ornest
           *[other] { $matches } o ornestau
        }
    .of_games =
        { $nameless ->
            [one] 1 chwaraewr
           *[other] { $nameless } o chwaraewyr
        }
tie-breaks-not-applied = Mae Tie-breaks wedi’i lenwi, ond nid oes dull gwahanu i’r fformat { $format }.
    .hint = Mae cystadleuwyr â’r un sgôr yn rhannu safle. Gwagiwch Tie-breaks, neu cywirwch Format.
internal-fault = Methodd palmares ar y ffeil hon oherwydd nam yn y rhaglen ({ $why }).
    .hint = Nid yw’n effeithio ar ffurflenni eraill. Anfonwch y ffeil at awduron palmares, os gwelwch yn dda.
competition-unknown = Nid yw’r gystadleuaeth yn dweud pa bencampwriaeth yw hi, ac mae bron pob rheol yn dibynnu ar hynny ({ $clause }), felly nid oes dyfarniadau.
    .hint = Llenwch Competition ar y ddalen Event: { $known }.
too-old-for-youth_too-old = Ganwyd { $name } ar { $born }, ond rhaid i chwaraewyr ifanc fod wedi’u geni ar { $limit } neu wedyn ({ $clause }); nid yw’r cofrestriad yn cael dyfarniad ieuenctid.
    .hint = Cywirwch Date of birth, neu llenwch Authorised os yw’r pwyllgor wedi’i ganiatáu.
too-young-for-seniors_too-young = Ganwyd { $name } ar { $born }, ond rhaid i chwaraewyr hŷn fod wedi’u geni cyn { $limit } ({ $clause }).
    .hint = Cywirwch Date of birth, neu llenwch Authorised os yw’r pwyllgor wedi’i ganiatáu.
many-masterpoints = Mae gan { $name } { $points } o bwyntiau meistr, ond mae’r categori hwn i’r rhai â llai na { $below } ({ $clause }{ $remark }).
    .hint = Cywirwch Masterpoints neu Category.
player-number-missing_number-missing = Nid oes rhif gan { $name }, ond rhaid i bob chwaraewr yn y Butler Pairs fod yn aelod sydd wedi talu ({ $clause }). Cedwir y cofrestriad.
    .hint = Llenwch y rhif; daw chwaraewyr o dramor yn aelodau anrhydeddus.
member-not-financial = Mae { $name } yn chwarae â’r rhif { $number }, sydd { $why }, ond rhaid i bob chwaraewr yn y Butler Pairs fod yn aelod sydd wedi talu ({ $clause }). Cedwir y cofrestriad.
    .hint = Cywirwch y rhif, neu’r gofrestr; daw chwaraewyr o dramor yn aelodau anrhydeddus.
to-the-final_finalists = I’r Rownd Derfynol{ $field }: { $names } ({ $clause }){ $instead }.
    .hint = Nid oes angen gwneud dim.
finalists-tied = Mae { $labels } yn rhannu safle { $place }, ond ni all pob un fynd ymlaen i’r Rownd Derfynol. Heb eu gornestau nid oes dim yn eu gwahanu ({ $clause }).
    .hint = Ychwanegwch y gornestau, neu tynnwch goelbren ac ysgrifennwch y drefn dan Lot ar y ddalen Entries.
fields-differ = Mae { $north_south } o barau Gogledd-De a { $east_west } o barau Dwyrain-Gorllewin yn y Rownd Derfynol; cânt wahaniaethu o { $most } ar y mwyaf ({ $clause }).
    .hint = Rhowch y pâr nesaf o’i faes ei hun yn lle un pâr.
finalist-stays-out = Mae { $label } yn y Rownd Derfynol, ond tynnodd yn ôl neu nid oedd yn cystadlu am le yn y cam blaenorol ({ $clause }).
    .hint = Cywirwch Status yn y cam blaenorol, neu rhowch y nesaf o ran safle yn lle’r pâr.
not-contending-in-final_not-contending-here = Nid yw { $label } yn cystadlu am y teitl, ond y cam hwn sy’n penderfynu’r dyfarniadau, a dim ond parau sy’n cystadlu amdano a gaiff deitlau a phwyntiau ({ $clause }). Nid yw’r pâr yn cael dim, ac mae’r parau nesaf yn symud i fyny.
    .hint = Os yw’r pâr yn cystadlu, gwagiwch Status. Fel arall nid oes angen gwneud dim.
datum-weight = Mae sgoriau’r gystadleuaeth ei hun yn cyfrif { $counted } yn y datwm, ond mae’r rheolau’n dweud { $by_rule } ({ $clause }). Mae’r datwm yn dilyn y ffurflen.
    .hint = Ysgrifennwch { $weight } dan Datum weight.
    .counted =
        { $typed ->
            [one] unwaith
            [two] ddwywaith
           *[other] { $typed } gwaith
        }
    .by_rule =
        { $weight ->
            [one] unwaith
            [two] ddwywaith
           *[other] { $weight } gwaith
        }
few-rounds = { $label }: chwaraeodd { $who } { $played } o { $rounds } { $of }, ond rhaid chwarae o leiaf { $least } ({ $clause }). Mae’r cofrestriad yn cadw ei safle ond nid yw’n cael dyfarniadau.
    .hint = Os yw’r nifer yn anghywir, cywirwch ef.
carry-few-pairs = I’r cario drosodd mae angen pâr cyntaf a phâr rhif { $last } y cam blaenorol ({ $clause }), ond dim ond { $pairs } o barau oedd ynddo; ni chariwyd dim.
    .hint = Gwagiwch Carry over, a rhowch yr hyn a gerir ar y ddalen Adjustments.
carry-level = Mae pâr cyntaf a phâr rhif { $last } y cam blaenorol yn gyfartal ar { $score } VP, felly ni cherir dim drosodd ({ $clause }).
    .hint = Y trefnydd sy’n penderfynu: gwagiwch Carry over, a rhowch yr hyn a gerir ar y ddalen Adjustments.
withdrawal-elsewhere = Tynnodd { $labels } yn ôl. Mae ABF TR 14 yn ymdrin â thynnu’n ôl yn ystod cam, ond nid yw’n rhan o’r rheoliadau hyn ({ $clause }): defnyddiwyd y canlyniadau fel y’u teipiwyd.
    .hint = Y cyfarwyddwr sy’n penderfynu a ydynt yn cyfrif; mae Note ar y ddalen Matches yn dweud hynny.
few-boards-compared_few-compared = Yng ngornest { $sides } dim ond { $compared } o’r { $boards } llaw a gymharwyd, llai na’r hanner. Dylid ei sgorio fel fforffed lle nad yw’r naill ochr na’r llall yn troseddu ({ $clause }), yn ôl ABF TR 15.1, nad yw’n rhan o’r rheoliadau hyn: fe’i sgoriwyd fel y’i teipiwyd.
    .hint = Rhowch i’r ddwy ochr bwyntiau buddugoliaeth ochr ddi-drosedd, ac ysgrifennwch unplayable dan Note.
drop-in-of-no-team = Mae { $label } yn ymuno ar gyfer rownd { $round }, ond { $why } ({ $clause }).
    .hint = Cywirwch y chwaraewyr neu Status, oni bai bod y cyfarwyddwr wedi’i ganiatáu.
draw-numbers = Ni ddefnyddiwyd y rhifau dan Draw number: mae angen un gwahanol ar bob tîm, o 1 hyd at nifer y timau ({ $clause }).
    .hint = Llenwch bob rhif, neu gwagiwch y golofn er mwyn i’r trefniant ddefnyddio’r safleoedd.
boards-beyond-match = Mae { $count } { $what } yn y rhes hon, ond { $boards } o ddwylo sydd yn yr ornest, felly gadawyd y rhes allan.
    .hint = Cywirwch ba un bynnag sy’n anghywir; os chwaraewyd pob llaw, gadewch y ddau’n wag.
match-length = Mae { $boards } o ddwylo yng ngornest { $sides }, ond { $planned } sydd mewn gornest ({ $clause }).
    .hint = Cywirwch Boards, oni bai i’r ornest gael ei byrhau neu ei hestyn.
team-number = Mae { $state } wedi’i gofrestru fel rhif { $label }, ond rhif { $number } a dynnwyd ({ $clause }).
    .hint = Nid oes angen gwneud dim os tynnwyd rhifau eto; rhifau’r ffurflen sy’n cyfrif.
field-size = Mae gan y rheoliadau drefniadau ar gyfer 5 i 8 tîm, ond cofrestrodd { $teams } (10.4, 10.5).
    .hint = Cywirwch Entries, neu parwch y rowndiau â llaw ar y ddalen Matches a llenwch Rounds.
guest-player = Mae chwaraewr gwadd yn nhîm { $label }; dim ond mewn argyfwng y caniateir eilyddion, gydag awdurdod y cyfarwyddwr ({ $clause }).
    .hint = Nid oes angen gwneud dim os awdurdododd y cyfarwyddwr yr eilydd.
final-waits = Bydd y timau yn y gystadleuaeth hon yn hysbys ar ôl { $stage } ({ $clause }).
    .hint = Llenwch y canlyniadau yno, neu rhowch y timau i mewn â llaw.
final-not-entered = Yn ôl y camau cynharach, { $placed } ddylai chwarae yma ({ $clause }), ond nid ydynt wedi’u cofrestru.
    .hint = Rhowch y ddau dîm ar ddalen Entries y ffurflen hon.
carry-over-blank = Mae Carry over yn wag, felly ni chariwyd dim; yn ôl y rheolau mae’r tîm uwch ei safle yn y Cam Rhagbrofol yn cario degfed ran o’r gwahaniaeth mewn VPs ({ $clause }).
    .hint = Ysgrifennwch abf 11.2 dan Carry over, neu none os na cherir dim.
not-in-final = Nid yw { $team } yn chwarae yma ({ $clause }), felly gadawyd y rhes hon allan.
    .hint = Cywirwch rif y tîm, neu’r gystadleuaeth.
final-teams = { $typed } yw’r timau a gofrestrwyd, ond yn ôl y camau cynharach { $placed } ddylent fod ({ $clause }). Y timau a gofrestrwyd sy’n chwarae.
    .hint = Cywirwch Entries, oni bai bod tîm wedi tynnu’n ôl.
stage-not-known = { $wrong }, felly ni wyddys y cario drosodd na’r safleoedd.
    .hint = Llenwch neu cywirwch Qualifier neu Carry over from, neu cynhwyswch y ffurflen honno.
    .wrong =
        { $id ->
            [0] Ni enwir Cam Rhagbrofol
           *[other] Nid oes gan unrhyw ffurflen y Cam Rhagbrofol “{ $id }”
        }
repechage-tied = Mae { $teams } yn gyfartal hyd yn oed heb y cario drosodd, ond ni ellir rhannu lle yn y Rownd Derfynol ({ $clause }).
    .hint = Y trefnydd sy’n penderfynu: ychwanegwch res gyda’r nodyn play-off a Result yr un sy’n mynd ymlaen.
player-not-eligible = Chwaraeodd { $player } o { $label } yma, ond nid oedd yn gymwys: { $why } ({ $clause }).
    .hint = Cywirwch nifer y gornestau a’r rhannau ar y ddalen Entries, neu gofynnwch i’r cyfarwyddwr.
pqp-withheld = Nid yw { $player } o { $label } yn cael Playoff Qualifying Points: { $why } ({ $clause }).
    .hint = Cywirwch Matches, Repechage, Finals neu PQP y chwaraewr hwnnw ar y ddalen Entries os nad felly y mae.
forfeit-vps = Mae’r ffurflen yn rhoi i { $label } { $typed } VP am ornest heb ganlyniad, ond mae’r rheol yn rhoi { $computed } ({ $clause }), a hynny a ddefnyddiwyd.
    .hint = Gwagiwch y VPs; maent yn dilyn o’r nodyn a’r gornestau eraill.
bye-vps = Mae’r ffurflen yn rhoi i { $label } { $typed } VP am fei, ond { $vps } VP yw bei ({ $clause }). Defnyddiwyd y VPs a deipiwyd.
    .hint = Gwagiwch y VPs, oni bai mai’r cyfarwyddwr a’u rhoddodd.
bye-missing = Nid oes gan dîm { $label } ornest na bei yn rownd { $round }, felly nid yw’n cael VPs; { $vps } VP yw bei ({ $clause }).
    .hint = Ychwanegwch res gyda’r rownd, y tîm dan Home a bye dan Note.
sections-unknown = Dim teitlau: ni wyddys adrannau’r chwaraewyr ({ $clause }), am nad oes gan y gystadleuaeth na rowndiau na cholofn Section.
    .hint = Llenwch Section ar y ddalen Entries, neu defnyddiwch Format swiss a chynhwyswch y gornestau.
other-entrants = Mae { $players } wedi cofrestru, ond mae’r cwpan i { $entrants }: tri o bob grŵp o bedwar ac un collwr lwcus sy’n gwneud 16 chwaraewr Phase One ({ $clause }). Yn y grwpiau mae { $sizes } o chwaraewyr.
    .hint = Mae chwaraewr heb wrthwynebydd yn y grŵp yn mynd ymlaen. Os nad oes 16 chwaraewr yn Phase One, rhowch ei gemau i mewn â llaw.
group-place-taken = Chwaraewr arall sydd â safle { $place } yng ngrŵp { $group }; mae { $label } yn cael lle gwag yno.
    .hint = Cywirwch Group place, neu gadewch ef yn wag er mwyn tynnu coelbren.
group-full = Mae { $size } o chwaraewyr yng ngrŵp { $group } eisoes, felly nid oes lle i { $label }.
    .hint = Cywirwch Group, neu gadewch ef yn wag er mwyn tynnu coelbren.
no-such-stage = { $wrong }
    .hint = Y rowndiau yw Q1, Q2; 1.1, 1.2, 1.3; 2.1, 2.2, 2.3; SF ac F.
    .wrong =
        { $text ->
            [0] Nid yw’r rhes yn enwi rownd, felly gadawyd y rhes allan.
           *[other] Nid rownd o’r gystadleuaeth fwrw allan hon yw “{ $text }”, felly gadawyd y rhes allan.
        }
plays-twice = Mae gan { $label } gêm yn rownd { $round } eisoes, felly gadawyd y rhes hon allan.
    .hint = Cywirwch y rownd neu’r rhif, neu dilëwch un o’r ddwy res.
results-differ = Mae enillydd gwahanol i’r gêm { $sides } yn rownd { $round } mewn man arall yn y llyfr gwaith; mae’n cyfrif fel gêm anorffenedig.
    .hint = Cywirwch Result ar Matches neu Draw, neu Outcome ar Games.
result-and-note_odd-result = { $why }; nid oes canlyniad y gellir ei ddefnyddio yn y rhes.
    .hint = Gwagiwch y nodyn neu’r canlyniad, pa un bynnag sy’n anghywir.
game-drawn = Nid oes enillydd i’r gêm { $sides } yn rownd { $round }, ond dim ond ennill a cholli sydd yn y rheolau: nid yw’r naill chwaraewr na’r llall yn mynd ymlaen.
    .hint = Penderfynwch pwy sy’n mynd ymlaen, a rhowch y canlyniad hwnnw.
sides-not-exchanged = Mae { $label } yn chwarae { $side } yn nwy gêm pâr o gemau yn rownd { $round }; rhaid i bob chwaraewr chwarae’r ddwy ochr.
    .hint = Cywirwch Power ar y ddalen Games. Mae’r gemau’n cyfrif fel y chwaraewyd nhw.
own-group = Mae’r gêm { $sides } rhwng chwaraewyr o’r un grŵp rhagbrofol { $group }, na chânt gyfarfod yn y gemau cyntaf ({ $clause }).
    .hint = Cywirwch y rhifau. Mae’r gêm yn cyfrif fel y chwaraewyd hi.
plays-on = Aeth { $label } allan yn { $out }, ond mae ganddo gêm yn rownd { $round }.
    .hint = Cywirwch y rhif neu’r canlyniadau cynharach. Mae’r gêm yn cyfrif fel y chwaraewyd hi.
pairing-not-given = Nid yw’r gêm { $sides } yn rownd { $round } yn ôl y rheolau: { $why } ({ $clause }).
    .hint = Cywirwch y rhifau, y rownd neu’r canlyniadau cynharach. Mae’r gêm yn cyfrif fel y chwaraewyd hi.
bye-not-given = Mae gan { $label } fei yn rownd { $round }, ond nid yw’r rheolau’n caniatáu un yno: nid yw’n cyfrif, ac nid yw’r chwaraewr yn mynd ymlaen.
    .hint = Rhowch y gêm gyda’i chanlyniad; mae chwaraewr na ddaeth wedi’i cholli (+-- neu --+).
game-numbers = Nid yw gemau rownd { $round } wedi’u rhifo 1, 2, 3 ac ati. Mae’r rownd nesaf yn dibynnu ar y rhifau, felly defnyddiwyd trefn y rhesi.
    .hint = Ysgrifennwch rif pob gêm dan Table.
centres-unknown_centres-missing = Dewisir y collwr lwcus yn ôl canolfannau ({ $clause }), ond ni wyddys y rhain ar gyfer { $labels }, felly ni ddewisir neb.
    .hint = Rhowch ddwy gêm pob chwaraewr ar y ddalen Games: dwy res i bob gêm, gyda’r canolfannau dan y blynyddoedd.
odd-centres_game-odd-centres = Nid yw { $text } yn nifer posibl o ganolfannau ar ôl { $year }; ystyrir bod canolfannau’r chwaraewr yn y gêm honno’n anhysbys.
    .hint = Rhifau cyfan o 0 i 34 yw’r canolfannau.
too-many-centres_game-too-many-centres = { $sum } yw cyfanswm canolfannau { $year } yn y gêm { $sides }, ond 34 sydd ar y map.
    .hint = Cywirwch ganolfannau’r flwyddyn honno; tan hynny mae’r gystadleuaeth dros dro.
phase-does-not-fit = Mae { $players } o chwaraewyr yn rownd { $round }, ond mae’r rheolau’n gofyn am { $wanted } ({ $clause }), felly ni threfnwyd hi.
    .hint = Rhowch gemau’r rownd ar y ddalen Matches fel y penderfynwch.
no-pairing-left_no-pairing = Nid oes paru o rownd { $round } sy’n cadw at y rheolau ({ $clause }), felly ni threfnwyd hi.
    .hint = Rhowch ei gemau ar y ddalen Matches fel y penderfynwch.
knockout-draw-waits_draw-waits = Ni threfnwyd rownd { $round }, am fod y trefniad yn defnyddio celloedd sydd â gwallau: { $cells }.
    .hint = Cywirwch y gwallau. I drefnu beth bynnag, ysgrifennwch { $round } dan Draw ar y ddalen Event.
withdrawn-drawn = Mae { $label } wedi tynnu’n ôl ond mae’n dal i fod â gêm yn rownd { $round }; nid yw’r rheolau’n dweud pwy sy’n mynd ymlaen.
    .hint = Rhowch y gêm gyda +-- neu --+ i’r gwrthwynebydd, neu fel y penderfynwch.
results-awaited = Mae’r trefniant yn aros am ganlyniadau’r gemau hyn: { $games }.
    .hint = Rhowch eu canlyniadau ar y ddalen Matches neu Draw.
nobody-to-meet = Ni ellir trefnu dim, er nad yw’r rownd derfynol wedi’i phenderfynu: yn { $round } nid yw’r rheolau a’r gemau cynharach yn gadael gwrthwynebydd i { $players }.
    .hint = Cywirwch y gemau cynharach, neu penderfynwch y rhai nesaf a’u rhoi ar y ddalen Matches.
odd-team-size = Dim dyfarniadau: nid yw’r llawlyfr yn ymdrin â thimau o { $size } aelod yn chwarae ({ $clause }).
    .hint = Team size yw faint o aelodau sy’n chwarae ar y tro: 4, 6, 8, 10 ac ati.
too-few-tables = Dim dyfarniadau{ $field }: mae angen { $least } ar { $event }, ond roedd { $tables } ({ $clause }).
    .hint = Nid oes angen gwneud dim os yw’r nifer yn gywir.
handicap-without-scratch = Dim dyfarniadau: rhoddwyd safleoedd y gystadleuaeth gyda handicap, ac mae’r sgoriau hebddo ar goll ({ $clause }).
    .hint = Rhowch sgoriau heb handicap dan Score, a’r rhai gydag ef dan Handicap score.
not-major = Ni all hon fod yn brif bencampwriaeth: { $why } ({ $clause }). Fe’i dyfarnwyd ar ei lefel sylfaenol.
    .hint = Gwagiwch Championship, neu cywirwch yr hyn sy’n anghywir.
boards-not-played = Dim dyfarniad i { $player }: chwaraewyd { $played }, mae angen { $needed } ({ $clause }).
    .hint = Nid oes angen gwneud dim os yw nifer y dwylo’n gywir.
unregistered-award = Mae { $player } yn cael tystysgrif, ond heb rif aelod ni ellir cofrestru dim ({ $clause }).
    .hint = Llenwch y rhif aelod os oes un.
unknown-qualifier = Nid oes cystadleuaeth { $id } yn y ffurflen hon nac yn y tymor, felly ni wyddys y cofrestriad gwreiddiol ac nid oes dyfarniadau.
    .hint = Cywirwch Qualifier, cynhwyswch ffurflen y gystadleuaeth honno, neu llenwch Original entry.
unknown-qualifier_unknown-qualifier-unused = Nid oes cystadleuaeth { $id } yn y ffurflen hon nac yn y tymor; defnyddiwyd yr Original entry a roddir yma.
    .hint = Cywirwch Qualifier, neu cynhwyswch ffurflen y gystadleuaeth honno.
several-qualifiers = Mae cystadleuaeth { $id } mewn sawl ffurflen o’r tymor, felly ni wyddys y cofrestriad gwreiddiol ac nid oes dyfarniadau.
    .hint = Rhowch yr un Part of i’r ddwy gystadleuaeth, neu llenwch Original entry.
several-qualifiers_several-qualifiers-unused = Mae cystadleuaeth { $id } mewn sawl ffurflen o’r tymor; defnyddiwyd yr Original entry a roddir yma.
    .hint = Rhowch yr un Part of i’r ddwy gystadleuaeth, neu gwagiwch Qualifier.
no-original-entry = Mae dyfarniadau { $stage } yn dibynnu ar nifer y byrddau llawn yn y cam cyntaf ({ $clause }), sydd ar goll.
    .hint = Llenwch Original entry, neu enwch gystadleuaeth y cam cyntaf dan Qualifier.
original-entry-disagrees = Mae Original entry yn dweud { $typed }, ond roedd { $counted } o fyrddau yn { $from }. Mae’r dyfarniadau’n defnyddio { $typed }.
    .hint = Cywirwch Original entry, neu gwagiwch ef a bydd palmares yn cyfrif y byrddau.
stages-not-counted = Nid yw’r camau cynharach yn cyfrif at y dyfarniadau: { $why } ({ $clause }). Mae’r dyfarniadau’n dilyn cofrestriadau’r gystadleuaeth ei hun.
    .hint = Nid oes angen gwneud dim os felly y mae.
qualified-by-handicap = Dim dyfarniadau: aeth cystadleuwyr drwodd yn ôl sgoriau handicap yn { $stage } ({ $clause }).
    .hint = Nid oes angen gwneud dim os felly y mae.
many-qualified = Aeth { $finalists } o’r { $original } cystadleuydd drwodd; mae’r llawlyfr yn argymell { $share } o’r maes ar y mwyaf ({ $clause }).
    .hint = Nid oes angen gwneud dim; mae llai o gystadleuwyr nag arfer yn cael dyfarniad.
no-premier-tables = Mae dyfarniadau cystadleuaeth gysur yn dibynnu ar nifer y byrddau llawn yn y brif rownd derfynol ac ar y rhai nad ydynt yn y naill rownd derfynol na’r llall ({ $clause }), ac ni wyddys hwy.
    .hint = Llenwch Premier tables a Not qualified tables, neu cysylltwch y rowndiau terfynol â Part of ac enwch y cam cyntaf dan Qualifier.
no-consolation = Nid yw’r llawlyfr yn cyfrif hon fel cystadleuaeth gysur: { $why } ({ $clause }). Mae’r dyfarniadau’n dilyn ei chofrestriadau ei hun, un lefel islaw’r brif gystadleuaeth.
    .hint = Nid oes angen gwneud dim os yw’r byrddau’n gywir.
no-stage = Mae { $key } wedi’i lenwi, ond nid yw Stage yn dweud pa gam yw hwn ({ $clause }). Mae’r dyfarniadau’n dilyn cofrestriadau’r gystadleuaeth ei hun.
    .hint = Llenwch Stage (final, consolation, second qualifying ...), neu gwagiwch hwn.
status-differs = Mae Status yn dweud { $claimed }, ond mae’r atebion eraill yn ei wneud yn { $status }: { $why } ({ $clause }). Mae’r dyfarniadau’n defnyddio { $status }.
    .hint = Cywirwch Status, neu’r atebion am y drwydded a’r cofrestru.
licence-missing = Roedd y gystadleuaeth yn agored i { $who }, ond nid oes ganddi drwydded ({ $clause }).
    .hint = Llenwch Licence a Licensed by, neu cywirwch Open to.
non-members = Dim ond aelodau a gaiff chwarae yn { $what } ({ $clause }), ond mae rhifau aelod ar goll i { $names }.
    .hint = Llenwch y rhifau aelod sydd ar goll.
teams-without-matches_without-matches = Mae dyfarniad am bob gornest a enillir mewn cystadleuaeth o { $boards } o ddwylo fel hon ({ $clause }), ond nid oes gornestau yn y ffurflen; { $instead }.
    .hint = Os cyfarfu’r cystadleuwyr mewn gornestau, ychwanegwch y ddalen Matches.
    .instead =
        { $printed ->
            [yes] defnyddiwyd y golofn argraffedig i dimau
           *[no] dim ond y dyfarniadau am safle a roddwyd
        }
no-match-boards = Mae’r dyfarniad am ennill gornest yn dibynnu ar nifer y dwylo yn yr ornest ({ $clause }), sydd ar goll, felly nid oes dyfarniadau.
    .hint = Llenwch Boards ar y ddalen Matches, neu Boards per match ar y ddalen Event.
no-lineups = { $player }: { $played }; nid yw’r ffurflen yn dweud ym mha ornestau, felly mae pob gornest a enillwyd yn cyfrif i’r chwaraewr hwnnw ({ $clause }).
    .hint = Os chwaraeodd eraill yn rhai o’r gornestau a enillwyd, ychwanegwch y ddalen Lineups.
small-part = Mae { $size } yn { $part }, ond mae angen { $least }: nid yw’n cyfrif, ac mae’n cael dyfarniadau { $as_part } ({ $clause }).
    .hint = Nid oes angen gwneud dim os yw’r cofrestriadau’n gyflawn.
impossible-part = Nid oes { $part } { $number } o { $parts }, felly nid oes dyfarniadau.
    .hint = Cywirwch rif yr is-adran neu’r adran hon, neu faint sydd ohonynt.
player-in-two-sections = Mae { $player } hefyd yn chwarae yn { $section }, ond ni all neb chwarae mewn dwy adran o statws gwahanol ({ $clause }), felly nid oes dyfarniadau.
    .hint = Cywirwch y cofrestriadau, neu gwagiwch Sections os cystadlaethau ar wahân yw’r rhain.
few-areas = Mae angen timau o { $least } o ardaloedd ar gynghrair rhyngardal ({ $clause }), ond { $areas } sydd yn y cofrestriadau, felly nid oes dyfarniadau.
    .hint = Llenwch Area i bob tîm ar y ddalen Entries.
no-side = Mae gan ardal tîm { $label } sawl tîm, ac mae eu statws yn dibynnu ar y drefn rhyngddynt ({ $clause }), sydd ar goll; nid yw’r tîm yn cael dyfarniad.
    .hint = Llenwch Side (A, B neu C) ar y ddalen Entries.
small-knockout = Dim dyfarniadau: mae angen cofrestriad gwreiddiol o { $least } o fyrddau llawn o leiaf ar gwpan ({ $clause }); roedd { $tables } yn hwn.
    .hint = Os oedd y cystadleuwyr hyn wedi ennill eu lle drwy gamau cynharach, llenwch Original entry; fel arall nid oes angen gwneud dim.
knockout-without-matches = Mae dyfarniad am bob gornest a enillir mewn cwpan ({ $clause }), ond nid oes gornestau yn y ffurflen.
    .hint = Llenwch y ddalen Matches: rhes i bob gornest, gyda Round, Home, Away a’r sgôr neu Result.
more-than-original = Mae { $playing } o gystadleuwyr yn chwarae, ond dim ond { $original } o’r cofrestriad gwreiddiol ar y mwyaf a all fod wedi cyrraedd y gystadleuaeth hon ({ $clause }).
    .hint = Cywirwch Original entry, Original contestants neu Premier tables.
level-knockout-match = Gorffennodd { $sides } yn { $round } yn gyfartal a phenderfynwyd heb ddwylo ychwanegol, felly mae pob ochr yn cael hanner y dyfarniad ({ $clause }).
    .hint = Os dwylo ychwanegol a’i penderfynodd, ysgrifennwch extra boards dan Note a’r enillydd dan Result.
surplus-rounds = Mae { $most } o rowndiau yn y tabl dyfarniadau; cafodd { $surplus } arall ar y dechrau ddyfarniadau rhagarweiniol ({ $clause }).
    .hint = Nid oes angen gwneud dim, oni bai bod rownd ar goll neu wedi’i henwi ddwywaith.
match-boards-assumed = Mae nifer y dwylo mewn gornest ar goll; cymerwyd bod { $boards } o ddwylo’r gystadleuaeth ym mhob gornest.
    .hint = Llenwch Boards per match, neu Boards ar y ddalen Matches.
no-scale = Nid oes graddfa yn y llawlyfr ar gyfer { $what } ({ $clause }), felly nid oes dyfarniadau.
    .hint = Cywirwch yr atebion os ydynt yn anghywir, neu gofynnwch i’r undeb am y dyfarniad.
green-conditions = Dim Green Points: { $why } ({ $clause }). Rhoddwyd Local Points ar y raddfa arferol.
    .hint = Os yw hynny’n anghywir, cywirwch y ddalen Event.
green-in-doubt = Nid yw hyn yn bodloni amodau’r llawlyfr ar gyfer cystadleuaeth Green Points: { $why } ({ $clause }). Rhoddwyd Green Points serch hynny.
    .hint = Gwiriwch beth a chwaraewyd, a gofynnwch i’r undeb cyn cyhoeddi’r dyfarniadau.
local-for-green = Mae { $player } yn cael Local Points a dim Green Points: { $why } ({ $clause }).
    .hint = Nid oes angen gwneud dim os felly y mae.
green-without-matches = Mae’r dyfarniadau am bob { $what } a enillir ({ $clause }) ar goll am nad oes gornestau yn y ffurflen.
    .hint = Llenwch y ddalen Matches: rhes i bob gornest, gyda’r sgôr.
green-without-boards = Mae dyfarniadau am ennill gornestau yn dibynnu ar nifer y dwylo mewn gornest ({ $clause }), nad yw’n hysbys, felly nid oes dyfarniadau.
    .hint = Llenwch Boards per match, neu Boards ar y ddalen Matches.
green-match-length = I gael Green Points am bob gornest a enillir mae angen gornestau o { $least } i { $most } o ddwylo ({ $clause }); nid yw gornestau o { $boards } o ddwylo’n ennill dim.
    .hint = Os oedd y gornestau’n hwy neu’n fyrrach, cywirwch Boards neu Boards per match.
no-flight-b = Mae dyfarniadau Flight A yn dibynnu ar nifer y byrddau yn Flight A a B ({ $clause }), ac ni wyddys rhai Flight B.
    .hint = Llenwch Flight B tables, neu cysylltwch y ddau Flight â Part of.
congress-certificate = Mae tystysgrifau cyngres ar gyfer cystadlaethau a drwyddedir gan yr undeb ({ $clause }), ond { $why }. Gwnaed tystysgrifau cyffredin yn lle hynny.
    .hint = Llenwch Licence, neu gosodwch Issue i certificate.
ordinary-certificate = Mae tystysgrifau cyngres gan gystadlaethau a drwyddedir gan yr undeb ({ $clause }). Gwnaed rhai cyffredin, fel y mae Issue yn dweud.
    .hint = Am dystysgrifau cyngres, gwagiwch Issue.
ladder-size-unknown = Mae dyfarniadau ysgol yn dibynnu ar gyfartaledd y byrddau llawn yn ei gemau ({ $clause }), sydd ar goll, ac ni chafwyd yr un o’i gemau.
    .hint = Llenwch Average tables, neu cynhwyswch y gemau gydag enw’r ysgol dan Ladder.
ladder-results-unknown = Dim ond os oes digon o ganlyniadau’n cyfrif i bob cystadleuydd y mae dyfarniadau gan ysgol ({ $clause }), ac mae’r nifer hwnnw ar goll.
    .hint = Llenwch Results counted.
ladder-few-results = Dim dyfarniadau: mae { $results } o ganlyniadau’n cyfrif yn yr ysgol hon, ond rhaid i { $least } gyfrif o leiaf ({ $clause }).
    .hint = Nid oes angen gwneud dim os yw’r nifer yn gywir.
ladder-disagrees = Mae { $what } yn dweud { $typed }, ond mae gemau’r ysgol yn rhoi { $counted }. Mae’r dyfarniadau’n defnyddio { $typed }.
    .hint = Cywirwch hynny, neu gwagiwch y gell a bydd palmares yn ei gyfrifo.
ladder-awaits-final = Mae dyfarniadau’r ysgol hon yn aros am ganlyniad ei rownd derfynol ({ $clause }).
    .hint = Wedi chwarae’r rownd derfynol, cynhwyswch hi gyda Stage final a’r ysgol hon dan Qualifier.
ladder-final-awarded = Safleoedd ei rownd derfynol, { $other }, sy’n penderfynu dyfarniadau’r ysgol hon ({ $clause }).
    .hint = Nid oes angen gwneud dim.
noughts-elsewhere = Rhif aelod { $name }, { $text }, yw { $other } yn { $path }; efallai ei fod wedi colli ei seroau blaen. Mae’r pwyntiau yn awr dan ddau rif gwahanol.
    .hint = Fformatiwch y golofn fel testun a theipiwch y rhif fel ar gerdyn yr aelod.
status-unlike = Statws pob un o { $count } cystadleuaeth y ffurflen hon yw { $status }; yn ffurflenni eraill y trefnydd, { $usual } sydd gan gystadlaethau â’r un teitlau.
    .hint = Os copïwyd y statws i lawr o’r gystadleuaeth gyntaf, cywirwch ef: mae’r dyfarniadau’n dibynnu arno.
boards-unlikely_boards-unlike = Mae Boards yn dweud { $boards }, ond { $meant } sydd gan bob un o { $count } cystadleuaeth o’r math hwn yn ffurflenni eraill y trefnydd.
    .hint = Os cyfnewidiwyd dau ddigid, cywirwch Boards; mae’r dyfarniadau’n dibynnu arno.
status-unlike_status-alone = Statws y gystadleuaeth hon yw { $status }; { $usual } sydd gan bob un o { $count } cystadleuaeth arall y trefnydd hwn, rhai â’r un teitl.
    .hint = Os camgymeriad yw hynny, cywirwch ef: mae’r dyfarniadau’n dibynnu ar y statws.
boards-unlikely_boards-alone = Mae Boards yn dweud { $boards }, ond { $usual } sydd gan bob un o { $count } cystadleuaeth arall â’r teitl hwn.
    .hint = Os camgymeriad yw hynny, cywirwch Boards: mae’r dyfarniadau’n dibynnu arno.
over-quota = Mae { $organiser } wedi cynnal { $held } { $what }{ $year }, ond dim ond { $allowed }{ $note } a gaiff ei gynnal ({ $clause }). Y gystadleuaeth hon yw’r gyntaf dros y cwota; mae ei dyfarniadau’n dal i gyfrif.
    .hint = Llenwch Part of os yw cystadlaethau’n perthyn i un gystadleuaeth fwy, neu Licence os trwyddedodd yr undeb y gystadleuaeth; fel arall mae angen trwydded ar y trefnydd.
    .year = {" "}yn { $year }
competition-empty = Nid oes cystadleuaeth yn cyfrif at y bencampwriaeth { $id }.
    .hint = Gwiriwch Organiser, Events, Weekday, Format, From a To, a bod y ffurflenni yn ei ffolder neu islaw.
competition-without-values = { $events } at y bencampwriaeth { $id }.
    .hint = Anfonwch ganrannau, neu Max score wrth ymyl y sgoriau; neu dewiswch werth arall dan By.
    .events =
        { $count ->
            [one] Nid oes { $what } gan 1 gystadleuaeth, ac nid yw’n cyfrif
           *[other] Nid oes { $what } gan { $count } o gystadlaethau, ac nid ydynt yn cyfrif
        }
competition-without-ranks = Mae’r bencampwriaeth { $id } yn defnyddio graddau (rank), ond ni wyddys yr un.
    .hint = Ychwanegwch ddalen Members gyda Number a Rank, neu enwch y rhestr aelodau dan Member list yn palmares.toml.
competition-without-year = Mae’r bencampwriaeth { $id } yn defnyddio cyfartaleddau’r llynedd, ond ni chafwyd cystadleuaeth o’r flwyddyn honno, felly nid oes handicap gan neb.
    .hint = Llenwch From, a chynhwyswch ffurflenni’r llynedd.
competition-without-beginning = Mae’r bencampwriaeth { $id } yn agored i newydd-ddyfodiaid, ond nid oes diwrnod cyntaf iddi, felly mae pawb yn cyfrif fel un.
    .hint = Llenwch From: newydd-ddyfodiaid yw’r rhai na chwaraeodd cyn y diwrnod hwnnw.
ledger-missing = Cysonwyd y gofrestr hon o’r blaen, ond mae ei dalen { $sheet } ar goll, felly byddai pwyntiau’n cael eu credydu eilwaith.
    .hint = Rhowch y ddalen yn ôl dan yr enw hwnnw, neu rhowch y gofrestr y mae hi ynddi o hyd gyda --ledger. Os na chredydwyd dim erioed, defnyddiwch --first-reconciliation.
ledger-row-changed = Newidiwyd y rhes hon ar ôl i palmares ei hysgrifennu: golygwyd, symudwyd neu gwagiwyd cell.
    .hint = Dadwnewch y newid, neu rhowch y gofrestr flaenorol gyda --ledger. Os oedd y newid yn fwriadol, defnyddiwch --ledger-as-it-stands.
ledger-row-twice = Mae’r rhes hon eisoes yn { $first }.
    .hint = Dilëwch un o’r ddwy.
ledger-older = Mae’r cyfriflyfr yn gorffen ar { $ends }, ond cysonwyd yr aelodau ar { $day }: o gofrestr hŷn y daw, a byddai pwyntiau diweddarach yn cael eu credydu eilwaith.
    .hint = Defnyddiwch gyfriflyfr y gofrestr a ysgrifennwyd y diwrnod hwnnw. Os na chredydwyd dim ers hynny, defnyddiwch --ledger-as-it-stands.
ledger-differs = Y ddalen { $sheet } { $rows }: dilëwyd, ychwanegwyd neu newidiwyd rhesi, neu o gopi arall o’r gofrestr y daw’r ddalen.
    .hint = Dadwnewch y newid, neu rhowch y gofrestr flaenorol gyda --ledger. Os oedd y newid yn fwriadol, defnyddiwch --ledger-as-it-stands.
    .rows = – { $holds } o resi, ond ysgrifennodd y cysoni diwethaf { $wrote }
members-moved = Roedd gan aelod { $number } { $was } yn y golofn { $column } yn y cysoni diwethaf a bellach { $is }, a oedd yn perthyn i aelod arall: symudwyd celloedd yn y golofn hon heb eu rhesi.{ $more }
    .hint = Ni chredydwyd dim. Dadwnewch y trefnu neu’r symud, fel bod pob rhes yn un aelod eto.
    .more =
        { $rest ->
            [one] {" "}Mae’r un peth yn wir am 1 rhes arall.
           *[other] {" "}Mae’r un peth yn wir am { $rest } o resi eraill.
        }
credited-unknown = Mae’r cyfriflyfr yn dweud i { $held } gael eu credydu i aelod { $number }, nad yw ar y ddalen Members.
    .hint = Os newidiwyd y rhif, rhowch hwn dan Old number ar y ddalen Aliases.
totals-gone = Nid oes colofn { $column } ar y ddalen Members, ond roedd gan aelodau bwyntiau o’r fath yn y cysoni diwethaf; byddent yn dechrau eto o sero.
    .hint = Rhowch y golofn yn ôl, neu ailenwch ei phennawd yn { $column }.
member-number-changed = { $was } oedd rhif { $name } yn y cysoni diwethaf a { $is } ydyw bellach; mae pwyntiau’r aelod hwn wedi’u dal yn ôl.
    .hint = Teipiwch yr hen rif eto, neu rhowch ef dan Old number ar y ddalen Aliases.
member-typed-over = Nid yw aelod { $was } bellach ar y ddalen Members, ac mae gan yr aelod newydd { $is } yr un cyfansymiau’n union ({ $held }): teipiodd rhywun dros y rhes. Mae pwyntiau’r aelod newydd wedi’u dal yn ôl.
    .hint = Adferwch res { $was }, a rhowch res i’r aelod newydd gyda chyfansymiau 0. Os yr un person yw, rhowch yr enw blaenorol a’r hen rif ar y ddalen Aliases.
member-gone = Roedd gan aelod { $number } { $name } { $held } yn y cysoni diwethaf ond nid yw bellach ar y ddalen Members.
    .hint = Os dilëwyd y rhes drwy gamgymeriad, rhowch hi yn ôl. Ar gyfer aelod sydd wedi gadael, ysgrifennwch “lapsed” dan Status.
total-typed = { $column } aelod { $number } { $name } oedd { $was } ar ôl y cysoni diwethaf a { $is } ydynt bellach: newidiodd rhywun nhw.
    .hint = Nid oes angen gwneud dim os oedd hynny’n fwriadol; fel arall teipiwch yr hen gyfanswm eto.
new-member-totals = Mae aelod { $number } { $name } yn newydd ers y cysoni diwethaf ond mae ganddo eisoes { $held }{ $same }: efallai i’r rhes gael ei chopïo gyda’i chyfansymiau. Nid yw’n cael pwyntiau nes i chi benderfynu.
    .hint = Os copïwyd y rhes, gwagiwch ei chyfansymiau. Os daeth yr aelod â’r pwyntiau hyn gydag ef, penderfynwch “count” yn decisions.xlsx.
    .same = , yn union fel { $same }
totals-exchanged = Cyfnewidiwyd { $column } a { $other } { $count } o aelodau ers y cysoni diwethaf: newidiodd y ddwy golofn neu eu penawdau le. Ni chredydwyd dim.
    .hint = Cyfnewidiwch y ddwy golofn yn ôl, a chysonwch eto.
member-renamed = Aelod { $number } oedd { $was } yn y cysoni diwethaf, a { $is } yw bellach.
    .hint = Rhowch yr enw blaenorol ar y ddalen Aliases, er mwyn i ffurflenni sy’n ei gynnwys ddod o hyd i’r aelod. Os rhoddwyd y rhif i rywun arall, rhowch ei rif ei hun i’r person hwnnw.
aliases-unchecked = Nid oes colofn Check ar y ddalen Aliases, felly ni all palmares ddweud a yw ei rhesi wedi newid ers y cysoni diwethaf; fe’u defnyddiwyd fel y maent.
    .hint = Os dilëwyd y golofn, cymharwch y rhesi â’r gofrestr flaenorol. Os yw’r ddalen yn newydd, nid oes angen gwneud dim.
alias-changed = Mae’r rhes hon o’r ddalen Aliases, sydd bellach ar gyfer aelod { $number }, wedi newid ers y cysoni diwethaf: golygwyd neu symudwyd cell. Ni ddefnyddiwyd hi, am y gall gyfeirio at yr aelod anghywir.
    .hint = Dadwnewch y newid. Os oedd yn fwriadol, gwagiwch y gell Check yn y rhes hon.
member-status-changed_status-changed = Roedd aelod { $number } { $name } yn { $was } yn y cysoni diwethaf ac mae’n { $is } bellach.
    .hint = Nid oes angen gwneud dim os oedd hynny’n fwriadol: mae pwyntiau aelodau a adawodd neu a fu farw wedi’u dal yn ôl.
gold-changed = Rhoddodd rhesi aelod { $number } { $name } ar y ddalen Gold { $was } o Gold Points ar { $day }, y cysoni diwethaf, ac maent bellach yn rhoi { $is } ar gyfer y diwrnod hwnnw: newidiodd, ychwanegodd neu dilëodd rhywun res.
    .hint = Nid oes angen gwneud dim os oedd hynny’n fwriadol; fel arall adferwch y rhes.
certificate-day-gone = Cyfrifwyd tystysgrif { $certificate } mewn cysoni cynharach, ond mae ei dyddiad dan Registered wedi mynd; ni chyfrifwyd hi eto.
    .hint = Teipiwch y dyddiad eto. Os tystysgrif arall yw â’r un rhif a phwyntiau, cywirwch ei rhif.
certificate-changed = Cyfrifwyd tystysgrif { $certificate } mewn cysoni cynharach fel { $was }, ond mae’r rhes bellach yn dweud { $is }; mae’r pwyntiau a gyfrifwyd bryd hynny’n sefyll.
    .hint = Dadwnewch y newid. Pâr o resi yw cywiriad: yr hen bwyntiau gyda minws, yna’r rhai cywir.
certificate-never-counted = Mae dyddiad dan Registered gan dystysgrif { $certificate }, ond ni chyfrifwyd hi mewn unrhyw gysoni; mae ei phwyntiau wedi’u dal yn ôl.
    .hint = Gwagiwch y dyddiad, er mwyn ei chyfrif. Os ychwanegwyd ei phwyntiau at y cyfanswm â llaw, defnyddiwch --ledger-as-it-stands.
certificate-gone = Nid yw tystysgrif { $certificate }, a gyfrifwyd mewn cysoni cynharach fel { $points }, bellach ar y ddalen Certificates; mae ei phwyntiau’n sefyll.{ $others }
    .hint = Rhowch y rhes yn ôl, gyda’i dyddiad dan Registered.
    .others = {" "}Mae’r un peth yn wir am { $rest } arall.
noughts-lost = Mae’r gofrestr yn dweud { $number }, ond mae ffurflenni a chredydau cynharach yn dweud { $form }: gollyngodd Excel y seroau blaen. Fe’i darllenwyd fel { $form }.{ $others }
    .hint = Fformatiwch y golofn Number fel testun a theipiwch y seroau blaen eto.
    .others =
        { $rest ->
            [one] {" "}Mae’r un peth yn wir am 1 aelod arall.
           *[other] {" "}Mae’r un peth yn wir am { $rest } o aelodau eraill.
        }
noughts-unclear = Collodd y rhif { $number } ei seroau blaen, ac mae { $one } a { $other } ill dau i’w cael mewn mannau eraill; mae pwyntiau’r aelod hwn wedi’u dal yn ôl.
    .hint = Fformatiwch y gell fel testun a theipiwch y rhif gyda’i seroau blaen.
register-number-twice_number-twice = Mae aelod { $number } hefyd yn { $first }; mae pwyntiau’r rhif hwnnw wedi’u dal yn ôl.
    .hint = Cywirwch y rhif anghywir, neu cyfunwch y ddwy res.
register-date-future_future-date = { $column } yw { $date }, ar ôl dyddiad y cysoni ({ $as_of }).
    .hint = Cywirwch y dyddiad, neu rhowch ddyddiad y cysoni gyda --as-of.
rank-unknown_unknown-rank = Nid yw “{ $text }” yn radd yn y llawlyfr; cyfrifodd palmares y radd o’r pwyntiau.
    .hint = Cywirwch y radd, neu gwagiwch hi.
rank-not-borne-out = Mae angen { $takes } ar gyfer { $rank } ({ $clause }), ond mae gan yr aelod { $holds }. Cadwyd y radd.
    .hint = Cywirwch y radd, neu’r cyfansymiau os oes pwyntiau ar goll.
rank-behind = Mae gan yr aelod { $holds }, digon ar gyfer { $due } ({ $clause }), ond mae’r gofrestr yn dweud { $rank }. Dyrchefir yr aelod yn awr.
    .hint = Nid oes angen gwneud dim.
register-unknown-member_unknown-member = Nid oes aelod { $number } ar y ddalen Members.
    .hint = Cywirwch y rhif, neu rhowch yr aelod i mewn.
register-several-rows_several-rows = Mae aelod { $number } ar sawl rhes o’r ddalen Members, felly nid yw’n glir pa aelod y mae’r rhes hon yn ei olygu.
    .hint = Cywirwch y rhif anghywir ar y ddalen Members, neu cyfunwch y rhesi.
old-number-taken = Rhif { $name } bellach yw’r hen rif { $number }; ni ddefnyddir ef fel hen rif.
    .hint = Gwagiwch yr hen rif, neu cywirwch ef.
gold-without-rows = Nid oes rhes ar y ddalen Gold yn esbonio { $points } Gold Points yr aelod, felly ni allant bylu ({ $clause }); fe’u gadawyd heb eu newid.
    .hint = Rhowch y dyfarniadau gyda’u dyddiadau ar y ddalen Gold.
gold-entered = Nid oes rhes ar y ddalen Gold yn esbonio { $points } Gold Points yr aelod; ychwanegwyd rhes â’r dyddiad { $date }, ac maent yn pylu o hynny ymlaen ({ $clause }).
    .hint = Cywirwch y dyddiad a’r pwyntiau yn y rhes honno ar y ddalen Gold.
certificate-twice = Mae tystysgrif { $certificate } eisoes yn { $first } a dim ond unwaith y gall gyfrif ({ $clause }); gwrthodwyd y rhes hon.
    .hint = Tynnwch y rhes, neu cywirwch rif y dystysgrif.
certificate-expired = Daeth tystysgrif { $certificate } i ben ar { $expires } a gwrthodwyd hi; ni lacir yr amod hwn byth ({ $clause }).
    .hint = Nid oes angen gwneud dim os yw’r dyddiad yn gywir.
certificate-other-scheme = Cyhoeddwyd tystysgrif { $certificate } gan { $issuer }, na chydnabyddir ei bwyntiau ({ $clause }); gwrthodwyd hi.
    .hint = Cywirwch Issuer os undeb cydnabyddedig neu drefnydd o’r undeb hwn ddylai fod.
certificate-without-issuer = Nid yw tystysgrif { $certificate } yn enwi cyhoeddwr; fe’i cyfrifwyd fel un o’r undeb hwn ({ $clause }).
    .hint = Llenwch Issuer.
certificate-differs = Mae tystysgrif { $certificate } yn dweud { $says }, ond mae ffurflen ei chystadleuaeth yn dyfarnu { $award }; y dyfarniad sy’n cyfrif ({ $clause }).
    .hint = Mynnwch y dystysgrif yn ôl, a gofynnwch i’r swyddog a’i cyhoeddodd ei diwygio.
certificate-other-name = Mae tystysgrif { $certificate } yn enwi { $name }, ond i { $member } y perthyn y rhif { $number }; nid yw’n cyfrif nes i chi benderfynu.
    .hint = Cywirwch y rhif neu’r enw. Os yr un person yw’r ddau, penderfynwch “count” yn decisions.xlsx.
certificate-not-taken-back = Mae’r rhes yn tynnu tystysgrif { $certificate } yn ôl, ond nid oes rhes gynharach â’r dystysgrif hon a’r un aelod a phwyntiau ({ $clause }); gwrthodwyd hi.
    .hint = Pâr o resi yw cywiriad: yr hen bwyntiau gyda minws, yna’r rhai cywir.
decision-moved = Nid yw’r rhes hon yn cyd-fynd â’i hachos ({ $case }): trefnwyd neu symudwyd celloedd heb weddill y rhes. Ni roddwyd y penderfyniad ar waith.
    .hint = Dadwnewch y trefnu, neu penderfynwch yr achos eto yn y decisions.xlsx newydd.
decision-changed = Newidiwyd y penderfyniad a gadwyd am { $what } (“{ $decided }” bellach) ar ôl i palmares ei ysgrifennu: golygwyd, symudwyd neu gwagiwyd cell yn y rhes hon. Ni roddwyd ef ar waith; mae’r achos yn ôl i’w benderfynu.
    .hint = Dadwnewch y newid. I benderfynu’n wahanol, penderfynwch yr achos yn y decisions.xlsx newydd a’i ddefnyddio gyda --decisions; i dynnu’r penderfyniad yn ôl, gwagiwch ei gell Decision.
decision-cleared = Gwagiwyd y penderfyniad a gadwyd am { $what }; daw’r achos yn ôl i’w benderfynu pan gyfyd nesaf.
    .hint = Nid oes angen gwneud dim os oedd hynny’n fwriadol; fel arall dadwnewch y newid.
decisions-gone = Cadwodd y cysoni diwethaf { $wrote } o benderfyniadau, ond { $holds } yn unig sydd ar y ddalen Decisions; daw’r achosion eraill yn ôl i’w penderfynu pan godant nesaf.
    .hint = Nid oes angen gwneud dim os dilëwyd rhesi o fwriad; fel arall rhowch nhw yn ôl.
decision-outdated = Penderfynwyd yr achos o’r blaen fel “{ $decided }”, ond { $what } ers hynny; mae’n ôl i’w benderfynu.
    .hint = Penderfynwch yr achos eto yn y decisions.xlsx newydd.
decision-noughts = Mae’r penderfyniad yn dweud { $number }, ond mae { $digits } digid yn rhifau’r gofrestr hon; fe’i darllenwyd fel { $form }.
    .hint = Fformatiwch y gell fel testun a theipiwch y rhif gyda’i seroau blaen.
decision-noughts-unclear = Mae Excel yn cadw { $number } fel rhif, ac mae { $one } a { $other } ill dau’n aelodau; ni roddwyd y penderfyniad ar waith.
    .hint = Fformatiwch y gell fel testun a theipiwch y rhif gyda’i seroau blaen.
points-to-other-name_decision-other-name = Mae’r penderfyniad yn rhoi pwyntiau { $name } i aelod { $number } { $member }, sydd ag enw gwahanol.
    .hint = Os yr un person yw, rhowch yr enw ar y ddalen Aliases; fel arall cywirwch y rhif.
probable-member_decision-against-match = Penderfynwyd { $name } fel “{ $decided }”, ond mae’n debyg mai aelod { $number } { $member } yw ({ $score } o 100).
    .hint = Nid oes angen gwneud dim os rhywun arall yw; fel arall penderfynwch “same person”.
decision-unknown_unknown-decision = Nid penderfyniad ar gyfer yr achos hwn yw “{ $text }”; ni roddwyd ef ar waith.
    .hint = Dewiswch un o’r rhain: { $choices }.
decision-gone = Mae’r penderfyniad yn cyfeirio at { $what }, nad yw yn y gofrestr; ni roddwyd ef ar waith.
    .hint = Penderfynwch yr achos eto.
decision-nobody = Mae’r penderfyniad yn dweud “same person”, ond nid awgrymwyd aelod; ni roddwyd ef ar waith.
    .hint = Teipiwch rif yr aelod fel y penderfyniad.
decision-several-rows = Mae’r penderfyniad yn enwi aelod { $number }, ond mae’r rhif hwnnw ar sawl rhes o’r gofrestr; ni roddwyd ef ar waith.
    .hint = Cywirwch y rhif anghywir ar y ddalen Members, neu cyfunwch y rhesi; yna penderfynwch eto.
decision-too-late = Mae’r penderfyniad yn rhy hwyr i dynnu pwyntiau’n ôl: { $what }.
    .hint = { $hint }
merge-taken-back = Mae aelodau { $one } a { $other } yn ddau berson eto: aeth yr hyn a symudwyd pan gyfunwyd nhw yn ôl i aelod { $other }. Mae pwyntiau a gredydwyd ers hynny’n aros gydag aelod { $one }.
    .hint = I symud pwyntiau a anfonwyd ers hynny dan y rhif { $other }, rhowch eu ffurflenni eto.
rows-not-merged = Ni chyfunwyd aelodau { $one } a { $other }: { $why }.
    .hint = Cywirwch y rhesi yn y gofrestr, neu penderfynwch yr achos eto.
decision-number-taken_new-number-taken = Mae’r penderfyniad yn creu aelod newydd { $number }, ond i { $name } y perthyn y rhif hwnnw; ni roddwyd ef ar waith.
    .hint = Ysgrifennwch rif heb ei ddefnyddio dan Member, neu gadewch ef yn wag i gael y nesaf sy’n rhydd; os y chwaraewr yw’r aelod hwnnw, penderfynwch “same person”.
decision-kept = Ni chododd yr achos { $case } y tro hwn; cedwir y penderfyniad.
    .hint = Nid oes angen gwneud dim.
decision-replaced = Penderfynwyd yr achos { $case } o’r blaen fel “{ $before }”. Ni chadwyd y pwyntiau a wrthodwyd bryd hynny; dim ond gyda’u ffurflen y dônt yn ôl.
    .hint = Rhowch ffurflenni’r chwaraewr neu’r gystadleuaeth hon eto ynghyd â’r penderfyniad.
decisions-contradict = { $what }, ond mae { $first } yn gwrth-ddweud hynny; ni roddwyd y naill na’r llall ar waith.
    .hint = Cadwch un o’r ddau benderfyniad.
points-not-kept = Ni chredydwyd { $points } o’r tymor hwn: nid yw llyfr rheolau’r gofrestr hon yn eu cyfrif.
    .hint = Os cofrestr undeb arall yw, rhowch ei lyfr rheolau gyda --rules; fel arall nid oes angen gwneud dim.
event-far-ahead = { $date } yw dyddiad { $event }, ymhell ar ôl pob cystadleuaeth arall (dyddiad yr olaf yw { $last }): mae’n debyg bod y flwyddyn neu’r mis yn anghywir. Nid yw’n pennu dyddiad y cysoni, ac mae ei phwyntiau wedi’u dal yn ôl.
    .hint = Cywirwch y dyddiad yn y ffurflen a rhedwch eto. Os yw’n gywir, rhowch ddyddiad y cysoni gyda --as-of.
event-far-back = { $date } yw dyddiad { $event }, flynyddoedd cyn pob cystadleuaeth arall (dyddiad y gyntaf yw { $first }): mae’n debyg bod y flwyddyn yn anghywir. Mae ei phwyntiau’n cyfrif o’r dyddiad hwnnw.
    .hint = Cywirwch y dyddiad yn y ffurflen a rhedwch eto. Os yw’n gywir, nid oes angen gwneud dim.
day-far-ahead = { $day } yw dyddiad y cysoni, mwy na dwy flynedd ar ôl { $what } ({ $since }); mae’n debyg bod blwyddyn yn anghywir.{ $effects }
    .hint = Cywirwch --as-of, neu’r dyddiadau yn y ffurflenni. Os yw’r dyddiad yn gywir, nid oes angen gwneud dim.
    .effects = {" "}Rhwng y ddau ddyddiad daw { $papers } o dystysgrifau i ben, ac mae Gold Points { $faded } o aelodau’n pylu.
day-far-back = { $day } yw dyddiad y cysoni, cyn { $events } ar { $first }; nid oes dim wedi’i gredydu eto.
    .hint = Cywirwch --as-of. Os yw’r dyddiad yn gywir, nid oes angen gwneud dim.
    .events =
        { $events ->
            [one] yr unig gystadleuaeth,
           *[other] pob un o’r { $events } o gystadlaethau, y gyntaf
        }
event-in-two-files = Mae { $title } hefyd yn { $other }, gyda dyfarniadau gwahanol. Mae dyfarniadau sydd yn y ddwy’n cyfrif unwaith; mae’r lleill wedi’u dal yn ôl nes i chi benderfynu.
    .hint = Penderfynwch yn decisions.xlsx, neu tynnwch y ffeil anghywir.
event-gone = { $what } heb fod yn y ffurflen hon mwyach; { $members } y pwyntiau ({ $points }).
    .hint = Os tynnwyd y gystadleuaeth yn ôl, tynnwch ei phwyntiau yn ôl â diwygiad gan palmares diff. Os yw’r ffurflen hon o flwyddyn arall a dim ond yr enw sydd yr un fath, nid oes angen gwneud dim.
    .what =
        { $events ->
            [one] Credydwyd { $event } o’r blaen, ond mae
           *[other] Credydwyd { $events } o gystadlaethau, megis { $event }, o’r blaen, ond maent
        }
    .members =
        { $members ->
            [one] mae 1 aelod yn cadw
           *[other] mae { $members } o aelodau’n cadw
        }
awards-replaced = Credydwyd { $event } o’r blaen, a byddai { $lost } o’i { $all } aelod yn awr yn colli eu pwyntiau i eraill: { $members }. Ni newidiwyd dim; mae wedi’i dal yn ôl nes i chi benderfynu.
    .hint = Os llithrodd rhifau neu enwau yn y ffurflen, neu os cystadleuaeth arall yw, defnyddiwch y ffurflen gywir. Os yw’r cywiriad yn fwriadol, penderfynwch “count” yn decisions.xlsx; mae “ignore” yn cadw’r hyn a gredydwyd.
points-taken-back = Credydwyd { $event } o’r blaen gyda dyfarniadau eraill, ac { $count } lai o bwyntiau bellach: { $members }{ $more }.
    .hint = Nid oes angen gwneud dim os cywirwyd y ffurflen; os copi hŷn yw, neu ffeil arall o’r gystadleuaeth, defnyddiwch yr un gywir.
    .count =
        { $count ->
            [one] mae gan 1 aelod
           *[other] mae gan { $count } o aelodau
        }
points-added = Credydwyd { $event } o’r blaen gyda dyfarniadau eraill, ac { $count } fwy o bwyntiau bellach: { $members }{ $more }.
    .hint = Nid oes angen gwneud dim os cywirwyd y ffurflen; os newidiwyd statws, dwylo neu sgoriau drwy gamgymeriad, defnyddiwch yr un gywir.
    .count =
        { $count ->
            [one] mae gan 1 aelod
           *[other] mae gan { $count } o aelodau
        }
event-back = Tynnwyd holl bwyntiau { $event } yn ôl mewn cysoni cynharach, ond mae’r ffurflen hon yn dod â nhw yn ôl; credydwyd: { $members }.
    .hint = Os tynnwyd y gystadleuaeth yn ôl, copi hŷn yw’r ffurflen hon: cysonwch eto hebddi, gan ddechrau o’r un gofrestr. Os drwy gamgymeriad y tynnwyd hi’n ôl, nid oes angen gwneud dim.
    .members =
        { $members ->
            [one] 1 aelod
           *[other] { $members } o aelodau
        }
not-taken-back = Nid yw { $points } aelod { $number } am { $event } yn y ffurflen mwyach a dylid eu tynnu yn ôl, ond { $why }; fe’u gadawyd.
    .hint = Cywirwch y rhes yn y gofrestr, yna cysonwch ffurflen y gystadleuaeth eto.
amendment-differs = Mae’r diwygiad yn tynnu { $says } yn ôl oddi wrth aelod { $member } am { $event }, ond credydodd y gofrestr { $held }. Ni thynnwyd dim yn ôl ac ni chredydwyd dim ar gyfer y gystadleuaeth hon.
    .hint = Defnyddiwch y ffurflen ei hun, neu gwnewch y diwygiad o’r rhediadau y cysonwyd y gofrestr â nhw.
amendment-takes-nothing = Mae’r diwygiad yn tynnu { $says } yn ôl oddi wrth { $who } am { $event }, ond ni chredydodd y gofrestr hynny erioed. Ni thynnwyd dim yn ôl ac ni chredydwyd dim ar gyfer y gystadleuaeth hon.
    .hint = Defnyddiwch y ffurflen ei hun, neu gwnewch y diwygiad o’r rhediadau y cysonwyd y gofrestr â nhw. Os yw’r gystadleuaeth yn newydd, cysonwch hi gyntaf ac yna’r diwygiad.
amendment-twice = Mae diwygiad arall o { $event }; dim ond un ar y tro y gellir ei roi ar waith. Ni thynnwyd dim yn ôl ac ni chredydwyd dim ar gyfer hwn.
    .hint = Cysonwch y diwygiadau y naill ar ôl y llall, yn y drefn y gwnaed nhw.
amendment-day = Ni ellir darllen “{ $day }” fel dyddiad { $event }; efallai i raglen arall gadw’r ffeil yn ei fformat ei hun. Ni thynnwyd dim yn ôl ac ni chredydwyd dim ar gyfer y gystadleuaeth hon.
    .hint = Defnyddiwch amendment.csv fel yr ysgrifennodd palmares diff ef, heb ei agor yn Excel.
amendment-changed = Mae rhesi { $event } wedi newid ers i palmares diff eu hysgrifennu: { $rows }. Ni thynnwyd dim yn ôl ac ni chredydwyd dim ar gyfer y gystadleuaeth hon.
    .hint = Defnyddiwch amendment.csv fel yr ysgrifennodd palmares diff ef, heb ei agor yn Excel. Cywirwch ddyfarniad anghywir yn y ffurflen.
amendment-outdone = Mae’r diwygiad yn rhoi { $says } i aelod { $member } am { $event }, ond mae ffurflen y gystadleuaeth ei hun yn rhoi { $returned }. Y ffurflen sy’n cyfrif; ni roddwyd y diwygiad ar waith.
    .hint = Defnyddiwch y diwygiad ar ei ben ei hun, neu’r ffurflen a gywirwyd; mae ffurflen o cyn y cywiriad yn dod â’r hen bwyntiau yn ôl.
amendment-empty = Nid oes rhesi yn y diwygiad hwn, felly nid yw’n cywiro dim.
    .hint = Os canfu palmares diff ddyfarniadau wedi’u newid, dilëwyd rhesi: defnyddiwch amendment.csv fel yr ysgrifennodd palmares diff ef.
amendment-cut = Ysgrifennodd palmares diff { $wrote } o resi yn y diwygiad hwn, ond { $holds } sydd: mae cystadlaethau ar goll neu wedi’u hychwanegu.
    .hint = Defnyddiwch amendment.csv fel yr ysgrifennodd palmares diff ef.
letters-list_no-letters-list = Nid rhestr o chwaraewyr fel y mae palmares yn ei hysgrifennu yw hon: nid oes ar ei dalen gyntaf res o benawdau gyda’r golofn { $lacks } unwaith.
    .hint = Rhowch letters/players.csv y llythyrau diwethaf, gyda gair dan “sent” i bob un a anfonwyd.
letters-list-other_other-letters-list = Ysgrifennwyd y rhestr hon gan { $command }, a phwyntiau eraill sydd ganddo.
    .hint = Rhowch y rhestr a ysgrifennodd y gorchymyn hwn y tro diwethaf.
letters-list-row_changed-list-row = Nid yw rhes { $name } fel yr ysgrifennodd palmares hi.
    .hint = Cymerwch restr y llythyrau diwethaf eto, llenwch y golofn “sent” yn unig, a threfnwch resi cyfan yn unig. Tynnwch resi nad ydynt yn chwaraewyr.
letters-list-twice_listed-twice = Mae { $name } yn y rhestr ddwywaith, yma ac yn { $other }, unwaith gyda llythyr a anfonwyd ac unwaith hebddo.
    .hint = Cadwch y rhes sy’n gywir.
letters-list-sent_unclear-sent = Nid yw “{ $typed }” yn dweud a anfonwyd y llythyr.
    .hint = Ysgrifennwch yes neu’r diwrnod yr aeth allan; gadewch y gell yn wag, neu ysgrifennwch no, os nad aeth.
letters-list-cleared_cleared-sent = Mae cell “sent” { $name } yn wag, ond roedd palmares wedi’i llenwi: efallai i’r golofn gael ei threfnu ar ei phen ei hun.
    .hint = Cymerwch restr y llythyrau diwethaf eto, a threfnwch resi cyfan yn unig.
letters-list-unsent_nothing-sent = Nid yw’r un llythyr ar y rhestr hon wedi’i farcio fel wedi’i anfon.
    .hint = Ysgrifennwch air neu ddyddiad dan “sent” i bob llythyr a aeth allan; os nad aeth yr un, peidiwch â rhoi --sent.
report-record_missing-record = Mae angen { $what } (cofnod { $record }) mewn adroddiad ar gyfer graddio, ac nid oes { $key } gan y gystadleuaeth.
    .hint = Llenwch { $key } ar y ddalen Event. Mae palmares export trf --draft yn ysgrifennu’r ffeil hebddo; mae Rated no yn dweud nad yw neb yn cael ei raddio.
report-board_unfinished-match = Rownd { $round }: nid yw { $home } yn erbyn { $away } ar ben. Byrddau heb res: { $boards }.
    .hint = Rhowch res i bob un o’r byrddau hyn ar y ddalen Matches, gyda’i ganlyniad neu nodyn (not played, os na ddaeth neb). Mae palmares export trf --draft yn ysgrifennu’r ffeil gyda’r gemau hyn yn agored.
report-days_missing-days = Mae angen diwrnod pob rownd (cofnod 132) mewn adroddiad ar gyfer graddio, ac mae { $rounds } heb un.
    .hint = Llenwch Round dates ar y ddalen Event: dyddiau pob rownd mewn trefn, megis 2026-05-02, 2026-05-02, 2026-05-03. Mae palmares export trf --draft yn ysgrifennu’r ffeil hebddynt.
report-days_unfit-day = Mae rownd { $round } ar { $day }, ond dim ond o { $first } hyd { $last } y gall fod: ar ôl y rowndiau o’i blaen, o fewn dyddiau’r gystadleuaeth.
    .hint = Cywirwch ddiwrnod y rownd, neu Date ac End date ar y ddalen Event. Mae palmares export trf --draft yn ysgrifennu’r ffeil fel y mae.
report-federation_federation = Nid cod ffederasiwn FIDE yw “{ $typed }”.
    .hint = Teipiwch y cod o dair llythyren, megis WLS, GER neu NED. Mae palmares export trf --draft yn ysgrifennu’r ffeil fel y mae; mae Rated no yn dweud nad yw neb yn cael ei raddio.
report-time-control_unreadable-time-control = Ni ellir amgodio’r amser chwarae “{ $typed }” mewn adroddiad ar gyfer graddio (cofnod 222).
    .hint = Teipiwch funudau ac eiliadau am bob symudiad, megis 90+30, neu gamau, megis 40/90+30, 30+30. Mae palmares export trf --draft yn ysgrifennu’r ffeil hebddo.
report-time-control_unfit-time-control = Mae { $typed } yn rhoi { $minutes } munud i bob chwaraewr am 60 symudiad, ond mae angen { $range } yma ar gyfer graddau { $kind }.
    .hint = Cywirwch Time control ar y ddalen Event. Mae angen 60 munud ar gêm safonol, 90 gyda chwaraewr â gradd 1800 neu fwy, 120 gydag un â 2400 neu fwy (B.02 1.1). Ar gyfer graddau eraill, ysgrifennwch Rapid rating neu Blitz rating yn bennawd y graddau. Mae palmares export trf --draft yn ysgrifennu’r ffeil fel y mae.
report-number_long-number = Mae rhif FIDE { $number } { $name } yn rhy hir: mae lle i 11 digid mewn adroddiad.
    .hint = Cywirwch No ar y ddalen Entries. Mae palmares export trf --draft yn ysgrifennu’r ffeil hebddo.
report-number_missing-number = Mae angen rhif FIDE pob chwaraewr mewn adroddiad ar gyfer graddio, ac nid oes un gan { $name }.
    .hint = Llenwch No ar y ddalen Entries â ffigurau’n unig. Mae palmares export trf --draft yn ysgrifennu’r ffeil hebddo; mae Rated no yn dweud nad yw neb yn cael ei raddio.
report-number_shared-number = Mae gan { $name } y rhif FIDE { $number }, ond felly hefyd { $other }; i un chwaraewr y perthyn rhif.
    .hint = Cywirwch un o’r ddau dan No ar y ddalen Entries. Mae palmares export trf --draft yn ysgrifennu’r ffeil fel y mae; mae Rated no yn dweud nad yw’r gemau’n cael eu graddio.
report-rating_long-rating = Mae gradd { $rating } { $name } yn rhy hir: mae lle i 4 digid mewn adroddiad.
    .hint = Cywirwch { $column } ar y ddalen Entries. Mae palmares export trf --draft yn ysgrifennu’r ffeil hebddi.
upload-needs_needed-answer = Nid yw { $body } yn derbyn cystadleuaeth heb { $key }, ac nid oes un yma.
    .hint = Llenwch { $key } ar y ddalen Event{ $folder }.
    .folder = , neu yn palmares.toml ar gyfer holl gystadlaethau ffolder
upload-charge_unknown-charge = { $body } { $typed }.
    .hint = Llenwch Charge code ar y ddalen Event: { $codes }.
    .typed =
        { $typed ->
            [0] sy’n codi tâl yn ôl cod, ac nid oes gan y gystadleuaeth hon un
           *[other] nad yw’n adnabod y cod tâl { $typed }
        }
upload-charge-unfit_unfit-charge = Mae cod tâl { $code } { $body } ar gyfer { $what }, ac mae gan y gystadleuaeth hon { $lacks }.
    .hint = Cywirwch Charge code, neu’r hyn y mae’r ddalen Event yn ei ddweud am y gystadleuaeth.
upload-number_unsound-number = Byddai { $body } yn gwrthod rhif { $name }, { $typed }: rhif yw { $form }.
    .hint = Cywirwch y rhif ar y ddalen Entries.
upload-without-number_number-needed = Nid yw { $body } yn derbyn canlyniadau heb rif pob chwaraewr, ac nid oes un gan { $name }.
    .hint = Llenwch No ar y ddalen Entries.
upload-unpaid_unpaid = Nid oes rhif gan { $name }, felly ni all { $body } gredydu dim.
    .hint = Llenwch No ar y ddalen Entries, oni bai nad yw’r chwaraewr yn aelod.
upload-number-twice_number-twice = { $number } yw rhif { $name }, a hefyd rif { $other }; byddai { $body } yn eu cymryd yn un chwaraewr.
    .hint = Cywirwch un o’r rhifau ar y ddalen Entries.
upload-name_unfit-name = Ni fyddai { $body } yn gwybod pwy yw { $name }: { $why }.
    .hint = Ysgrifennwch enw cyntaf a chyfenw ar y ddalen Entries, megis Carys Lorimer.
upload-points_unfit-points = Mae { $body } yn derbyn pwyntiau mewn canfedau cyfan hyd at 9999.99, ac mae gan { $name } { $points }.
    .hint = Gwiriwch lyfr rheolau’r gystadleuaeth, a’r addasiadau.
upload-provisional_provisional-upload = Mae’r gystadleuaeth dros dro, felly nid oes dim ohoni’n mynd at { $body }.
    .hint = Mae palmares explain yn dweud beth sydd ar goll; anfonwch y gystadleuaeth pan fydd yn derfynol.
upload-time-control_unfit-time-control = Mae { $body } yn derbyn yr amser am gêm mewn munudau, ac nid yw “{ $typed }” yn eu rhoi.
    .hint = Ysgrifennwch Time control fel munudau, a’r eiliadau am bob symudiad ar ôl plws: 90+30.
upload-game_unfit-game = Mae gan { $white } yn erbyn { $black } yn rownd { $round } { $trouble }, ac nid yw { $body } yn derbyn gêm o’r fath.
    .hint = Cywirwch y canlyniad ar y ddalen Matches; +--, --+ neu --- yw gêm na chwaraewyd.
upload-address_address-needed = Mae { $body } yn gofyn am gyfeiriad ar gyfer { $key }, ac nid oes un yn “{ $typed }”.
    .hint = Ysgrifennwch ef ar ôl coma: Jo Lark, jo@club.example.
upload-nothing_nothing-to-send = Nid oes yma gystadleuaeth y mae { $body } yn ei derbyn, felly nid ysgrifennwyd dim.
    .hint = Gwiriwch y ffolder, a’r corff ar ôl --to; mae palmares send --help yn eu rhestru.
upload-ledger-damaged_ledger-damaged = Ni ellir darllen cyfriflyfr yr anfoniadau: { $why }. Nid ysgrifennwyd dim.
    .hint = Cymerwch uploads.csv o gopi wrth gefn. Heb un, symudwch ef a’r ffeiliau wrth ei ymyl i ffwrdd; bydd palmares yn dechrau un newydd, na ŵyr ddim am anfoniadau cynharach.
upload-ledger-contradiction_ledger-contradiction = Mae cyfriflyfr yr anfoniadau yn ei wrth-ddweud ei hun: { $why }. Nid ysgrifennwyd dim.
    .hint = Dadwnewch yr hyn a newidiwyd yn uploads.csv, neu cymerwch ef o gopi wrth gefn; dim ond ei golofn note sydd i chi ei llenwi.
upload-not-written_answer-unknown = Nid ysgrifennwyd { $file } ar gyfer y corff hwn, felly nid oes dim i’w dderbyn na’i wrthod. Nid ysgrifennwyd dim.
    .hint = Rhowch enw ffeil fel y mae yng ngholofn file o uploads.csv, a’r corff yr aeth ato.
upload-file-changed_file-changed = Nid yw { $file } fel yr ysgrifennodd palmares hi, felly ni osodwyd un arall yn ei lle. Nid ysgrifennwyd dim.
    .hint = Defnyddiwch ffolder ar wahân i bob corff; neu symudwch y ffeil i ffwrdd, neu rhowch --overwrite i osod un arall yn ei lle.
upload-adds-twice_adds-twice = Derbyniwyd { $file } a byddai pwyntiau eraill ynddi bellach; byddai { $body } yn eu credydu ar ben yr hyn sydd ganddo. Nid ysgrifennwyd dim.
    .hint = Anfonwch y ffurflenni newydd ar eu pennau eu hunain, gyda --name; dywedwch wrth y corff beth a newidiodd yn y rhai sydd ganddo.
upload-refused_still-refused = Gwrthodwyd { $file } ac mae’r un fath o hyd.
    .hint = Cywirwch y ffurflen fel y mae’r corff yn dweud. Anfonwch hi eto fel y mae os nad arnoch chi yr oedd y bai.
competition-twice = Mae’r bencampwriaeth { $id } eisoes yn { $first }; gadawyd hon allan.
    .hint = Rhowch ei henw byr ei hun i bob pencampwriaeth.
competition-days = Mae { $from } yn ddiweddarach na { $to }, felly ni allai unrhyw gystadleuaeth gyfrif; gadawyd y bencampwriaeth allan.
    .hint = Cyfnewidiwch y ddau ddyddiad, neu cywirwch un ohonynt.
competition-comparison = Mae gwelliant yn gofyn am gyfnod cynharach i gymharu ag ef; gadawyd y bencampwriaeth allan.
    .hint = Llenwch Compare from a Compare to, megis 2025-09-01 a 2026-05-31.
competition-place-points = Nid rhif yw “{ $text }” dan Place points; gadawyd y bencampwriaeth allan.
    .hint = Ysgrifennwch y pwyntiau am y safle cyntaf, yr ail ac ati: 10,8,6,5,4,3,2,1.
competition-group = Nid grŵp yw “{ $text }” dan Open to; gadawyd y bencampwriaeth allan.
    .hint = Ysgrifennwch all, newcomers, neu rank, category neu club ac yna enw: category women, club Riverside.
competition-handicap = Ni ddeallwyd yr handicap “{ $text }”; gadawyd y bencampwriaeth allan.
    .hint = Ysgrifennwch none; by rank: Novice 6, Master 2; by average: 45 5, 50 2; neu, ar gyfer canrannau, dim ond by average: yr hyn y mae cyfartaledd y llynedd yn brin o 50.
competition-key = Nid oes allwedd “{ $key }” gan bencampwriaeth, felly ni ddefnyddiwyd ei gwerth.
    .hint = { $meant }Colofnau’r ddalen Competitions yw’r allweddi.
group-bounds = Ni all neb fod yn y grŵp hwn, am fod y terfynau ({ $what }) yn gorffen cyn iddynt ddechrau; gadawyd y rhes allan.
    .hint = Cyfnewidiwch y ddau derfyn, neu gwagiwch un.
rating-bound = Nid gradd yw { $text }, felly nid yw { $column } yn cyfyngu dim; gadawyd y rhes allan.
    .hint = Teipiwch rif cyfan, 0 neu fwy, neu gwagiwch y gell.
group-twice = Mae’r { $what } “{ $name }” eisoes yn { $first }, felly gadawyd y rhes hon allan.
    .hint = Dilëwch un o’r ddwy res, neu ailenwch hi.
stratum-label = Ni all “{ $label }” fod yn haen: un llythyren sydd i bob haen, neu rif cyfan i bob un.
    .hint = Ysgrifennwch B, C … neu 2, 3 … dan Stratum, yr isaf olaf. Dan Group y mae enw megis Silver yn perthyn.
stratum-unbounded = Nid oes terfynau i haen { $label }, felly byddai pawb ynddi, ac ym mhob haen uwch ei phen.
    .hint = Llenwch pwy sydd ynddi, megis Masterpoints to.
stratum-order = Mae haen { $label } islaw haen { $higher }, ond mae ei therfynau’n cynnwys cystadleuwyr mor gryf â rhai { $higher }, neu’n gryfach.
    .hint = Y llythyren neu’r rhif olaf yw’r haen isaf: cyfnewidiwch y ddau label, neu cywirwch y terfynau.
groups-unread = Mae’r ddalen hon yn edrych fel rhestr ar ei phen ei hun, nid rhestr o grwpiau cystadleuwyr, felly ni ddarllenwyd grwpiau ohoni.
    .hint = Nid oes angen gwneud dim os yw hynny’n gywir; fel arall rhowch y penawdau Group a’r hyn sy’n eu cyfyngu, megis Category, Rating to neu Masterpoints to, heb chwaraewyr wrth eu hymyl.
group-column_group-column-unread = Nid yw’r golofn { $name } yn un o rai’r ddalen Groups, felly ni ddarllenwyd hi ac nid yw’n cyfyngu unrhyw grŵp.
    .hint = Cywirwch y pennawd (mae palmares new yn eu rhestru), neu dilëwch y golofn.
stratum-column = Nid yw’r golofn { $name } yn un o rai’r ddalen Groups, felly ni ddarllenwyd hi; gall ddweud pwy sydd mewn haen.
    .hint = Cywirwch y pennawd (mae palmares new yn eu rhestru), neu dilëwch y golofn.
groups-too-many_too-many-groups = Gall cystadleuaeth gael { $most } o grwpiau ar y mwyaf, ac mae rhagor yma; gadawyd y rhes hon allan.
    .hint = Symudwch resi nad ydynt yn grwpiau i ddalen arall.
group-key = Nid oes allwedd “{ $key }” gan grŵp, felly gadawyd y grŵp hwn allan.
    .hint = { $meant }Colofnau’r ddalen Groups yw’r allweddi, ac eithrio Event.
prize-amount = Nid swm o arian yw “{ $text }”, felly ni chyfrifwyd gwobrau i’r gystadleuaeth hon.
    .hint = Ysgrifennwch rif positif gyda dau ddegolyn ar y mwyaf, megis 80 neu 80 EUR.
prize-place = Nid oes safle 0 i roi gwobr amdano, felly ni chyfrifwyd gwobrau i’r gystadleuaeth hon.
    .hint = Mae safleoedd yn dechrau â 1 ym mhob grŵp.
prize-bounds = Ni all neb gael y wobr hon, am fod y terfynau ({ $what }) yn gorffen cyn iddynt ddechrau; ni chyfrifwyd gwobrau i’r gystadleuaeth hon.
    .hint = Cyfnewidiwch y ddau derfyn, neu gwagiwch un.
prize-column_prize-column-unread = Gall y golofn “{ $name }” ddweud pwy all ennill gwobr, ond nid yw’n un o rai’r ddalen Prizes, felly ni chyfrifwyd gwobrau.
    .hint = Ysgrifennwch y pennawd fel mewn ffurflen wag: Rating from, Rating to, Born from, Born to, Masterpoints from neu Masterpoints to, y ddau derfyn yn gynwysedig.
prizes-too-many_too-many-prizes = Gall cystadleuaeth gael { $most } o wobrau ar y mwyaf, ac mae rhagor yma; ni chyfrifwyd yr un.
    .hint = Symudwch resi nad ydynt yn wobrau i ddalen arall.
prize-group = Nid oes grŵp “{ $name }” yn { $place } ar gyfer y gystadleuaeth hon, ac nid yw’r categori hwnnw gan yr un cofrestriad, felly ni chyfrifwyd gwobrau iddi.
    .hint = { $meant }Ysgrifennwch enw grŵp fel y mae yno, neu’r terfynau eu hunain.
sheet-copy_sheet-copied = Mae holl resi’r ddalen hon hefyd ar y ddalen { $read }; honno a ddarllenwyd.
    .hint = Dilëwch y copi, rhag i neb barhau yn yr un anghywir.
sheet-copy_sheet-differs = Mae’r ddalen hon yn edrych fel copi o { $read }, ond { $rows } yno. Dim ond { $read } a ddarllenwyd; nid oes dim ar y ddalen hon yn cyfrif.
    .hint = Copïwch i { $read } y rhesi a ddylai gyfrif, a dilëwch y ddalen hon.
    .rows =
        { $count ->
            [one] mae 1 rhes ar goll
           *[other] mae { $count } o resi ar goll
        }
sheet-copy_sheet-unlike = Mae’r ddalen hon yn edrych fel y ddalen { $form }, sydd ar goll. Ni ddarllenwyd hi, ac nid oes dim arni’n cyfrif.
    .hint = Os dylai gyfrif, ailenwch hi’n { $form }.
sheet-copy_decisions-unread = Nid oes dalen Decisions yn y llyfr gwaith. Mae’r penawdau cywir ar y ddalen { $sheet }, ond ni ddarllenwyd hi, felly ni roddwyd dim o’i phenderfyniadau ar waith.
    .hint = Os { $sheet } yw’r un gywir, ailenwch hi’n Decisions a chysonwch eto.
sheet-of-others_sheet-of-strangers = Mae cystadleuwyr a sgoriau ar y ddalen hon, ond nid yw { $strangers } o’r cystadleuwyr mewn unrhyw gystadleuaeth yn y llyfr gwaith hwn. Ni ddarllenwyd hi, ac nid oes dim arni’n cyfrif.
    .hint = Os cystadleuaeth yw, cadwch hi fel llyfr gwaith ar wahân, neu ychwanegwch ei rhesi at ddalennau ffurflen (palmares new).
corrections-unread = Nid yw’r golofn “{ $heading }” yn rhan o ffurflen; ni ddefnyddiwyd ei chynnwys ({ $cells }).
    .hint = Rhowch gosbau ar y ddalen Adjustments, teipiwch sgoriau a rhifau wedi’u cywiro yn y colofnau arferol, a thynnwch gystadleuwyr nad ydynt yn cyfrif o Results. Os yw hyn oll yn y sgoriau eisoes, nid oes angen gwneud dim.
    .cells =
        { $count ->
            [one] 1 gell wedi’i llenwi
           *[other] { $count } o gelloedd wedi’u llenwi
        }
struck-out_row-struck = Mae’r rhes hon wedi’i chroesi allan, ond mae’n dal i gyfrif.
    .hint = Os na ddylai gyfrif, dilëwch y rhes; fel arall tynnwch y llinell drwodd.
struck-out_cell-struck = Mae “{ $text }” wedi’i groesi allan, ond fe’i darllenwyd serch hynny.
    .hint = Os na ddylai gyfrif, gwagiwch y gell; fel arall tynnwch y llinell drwodd.
score-out-of-line = Mae’r sgôr { $score } { $times } ei chymdogion, sydd o gwmpas { $near }.
    .hint = Gwiriwch y pwynt degol a’r digidau. Defnyddiwyd y sgôr fel y’i teipiwyd.
score-tenth = Mae { $score } % yn ddegfed ran o’r lleill; mae’n debyg mai { $meant } % a olygir. Mae’r gystadleuaeth wedi’i dal yn ôl nes y cywirir y gell.
    .hint = Teipiwch { $meant }. Os gadawodd rhywun yn gynnar, rhowch y dwylo a chwaraewyd dan Boards.
score-slip = Gyda { $meant } yn lle { $score }, 50 % fyddai cyfartaledd y canrannau; fel y’u teipiwyd, { $average } % yw.
    .hint = Gwiriwch y sgôr hon a’r lleill yn erbyn dalen y cyfarwyddwr.
score-out-of-line_score-over-boards = Mae { $score } IMP mewn gornest o { $boards } o ddwylo’n fwy na 10 y llaw.
    .hint = Gwiriwch y pwynt degol a’r digidau. Defnyddiwyd y sgôr fel y’i teipiwyd.
negative-score = Mae’r sgôr { $score } yn negatif{ $alike }, ac ni all { $unit } fod.
    .hint = Tynnwch yr arwydd minws. Os gall sgoriau fod yn negatif, dywedwch dan Scoring beth ydynt.
    .alike =
        { $rest ->
            [one] , fel 1 arall yn y gystadleuaeth
           *[other] , fel { $rest } arall yn y gystadleuaeth
        }
lone-sign = { $score } yw’r unig sgôr { $own } ymhlith { $others } o rai { $other }.
    .hint = Gwiriwch yr arwydd. Defnyddiwyd y sgôr fel y’i teipiwyd.
    .own =
        { $negative ->
            [yes] positif
           *[no] negatif
        }
    .other =
        { $negative ->
            [yes] negatif
           *[no] positif
        }
field-average = Cyfartaledd y { $scores } canran{ $session } yw { $average } %, ond 50 % yw cyfartaledd maes cyflawn.
    .hint = Gwiriwch y golofn, ac nad oes cystadleuwyr ar goll. Os nad canrannau yw’r sgoriau, dywedwch hynny dan Scoring.
    .session = {" "}o sesiwn { $session }
filled-down = Y sgoriau yn { $area }: { $are }.
    .hint = Teipiwch sgôr pob cystadleuydd.
    .are =
        { $copy ->
            [0] maent yn codi o 1 o res i res, fel petai Excel wedi llenwi cyfres
           *[other] { $copy } yw pob un, fel petai un gell wedi’i llenwi i lawr
        }
match-sum_sum-of-match = Cyfanswm { $what } y ddwy ochr yw { $sum }, ond { $usual } yn y gornestau eraill.
    .hint = Cywirwch yr un anghywir, neu ysgrifennwch adjusted dan Note os y cyfarwyddwr a’u dyfarnodd.
two-in-round = Mae gan gofrestriad { $label } ddau wrthwynebydd yn rownd { $round }, yma ac yn { $first }, tra bo cofrestriad { $absent } heb yr un.
    .hint = Cywirwch y rhif anghywir.
two-in-round_other-round = Mae gan { $sides } wrthwynebwyr eraill yn rownd { $round } hefyd, a dim un yn rownd { $meant }.
    .hint = Cywirwch y rownd os yn rownd { $meant } y cyfarfuant.
opponent-missing = Yng ngornest cofrestriad { $label } mae sgoriau i’r ddwy ochr ond dim gwrthwynebydd; mae’n cyfrif fel bei.
    .hint = Llenwch y gwrthwynebydd. Os nad oedd un, ysgrifennwch bye dan Note a gwagiwch y sgoriau eraill.
lone-sign_lone-declarer = Mae arwydd { $score } ar law { $board } yn groes i’r { $others } canlyniad arall, y rhan fwyaf ohonynt yr un fath fel arall.
    .hint = Gwiriwch yr arwydd a’r datganwr. Defnyddiwyd y sgôr fel y’i teipiwyd.
scoring-heading = Mae Scoring yn dweud { $scoring }, ond “{ $heading }” yw pennawd y sgoriau. Fe’u darllenwyd fel { $scoring }.
    .hint = Cywirwch Scoring, neu newidiwch y pennawd yn Score.
scoring-heading_scores-of-percent = Mae Scoring yn dweud { $scoring }, ond cyfartaledd y { $scores } sgôr yw 50 yn union, fel canrannau. Fe’u darllenwyd fel { $scoring }.
    .hint = Os canrannau ydynt, ysgrifennwch percent o dan Scoring.
name-is-number = { $wrong }.
    .hint = Rhowch yr enw dan Player a’r rhif aelod dan No; y rhif sy’n penderfynu pwy sy’n cael y pwyntiau.
    .wrong =
        { $number ->
            [0] Nid enw yw “{ $text }”
           *[other] Yr enw yw “{ $text }” a’r rhif “{ $number }”: mae’r ddwy golofn wedi’u cyfnewid
        }
name-blank = Nid oes enw gan y chwaraewr â’r rhif { $number }, er bod gan bawb arall.
    .hint = Teipiwch yr enw; hebddo ni fyddai neb yn sylwi ar rif anghywir.
player-missing_players-missing = Dim ond { $named } y mae cofrestriad { $label } yn ei enwi, ond mae { $usual } o chwaraewyr mewn cofrestriad; nid yw’r lleill yn cael dyfarniad.
    .hint = Teipiwch enwau a rhifau’r chwaraewyr sydd ar goll.
name-in-two = Mae { $name } hefyd yng nghofrestriad { $other } ({ $at }), ond ni all neb chwarae mewn dau.
    .hint = Cywirwch yr enw anghywir. Os dau berson â’r un enw ydynt, rhowch rif aelod i’r ddau.
two-names = Dau enw yng nghell un chwaraewr yw “{ $text }”, felly nid yw’n glir i bwy y mae’r rhif a’r pwyntiau hyn.
    .hint = Rhowch gell a rhif ar wahân i bob chwaraewr.
placeholder-name_placeholder = Nid enw chwaraewr yw “{ $name }”, ond mae’n cymryd lle ac yn cyfrif at fyrddau a dyfarniadau.
    .hint = Os rhith-bâr neu fei yw, dilëwch y rhes; fel arall teipiwch pwy a chwaraeodd.
entry-out = “{ $status }” yw cofrestriad { $label }, ond mae ganddo sgôr a byddai’n cael dyfarniad. Mae’r gystadleuaeth wedi’i dal yn ôl nes y newidir un o’r ddau.
    .hint = Os nad yw’r sgôr yn cyfrif, tynnwch hi o’r ddalen Results; fel arall gwagiwch y statws.
entry-left = “{ $status }” yw cofrestriad { $label }, ond mae ei sgôr yn cyfrif fel unrhyw un arall.
    .hint = Os nad yw’r sgôr yn cyfrif, tynnwch hi o’r ddalen Results; fel arall nid oes angen gwneud dim.
entry-status-unread = Nid yw “{ $status }” yn statws y mae palmares yn ei adnabod, felly mae cofrestriad { $label } yn cyfrif fel unrhyw un arall.
    .hint = Ysgrifennwch withdrawn after N, house, drop-in N, guest, not contending neu green elsewhere; rhowch sylwadau dan Note.
many-boards = Ni all neb chwarae { $boards } o ddwylo mewn { $over }; { $most } yw’r mwyaf.
    .hint = Cywirwch y nifer. Os yw’n gywir, llenwch Sessions, Rounds neu End date.
many-boards_boards-of-match = Mae { $boards } o ddwylo yn yr ornest hon; mae tua { $near } yn y lleill.
    .hint = Cywirwch y nifer; mae’r pwyntiau buddugoliaeth yn dibynnu arno.
boards-unlikely = Mae Boards yn dweud { $boards }, ond { $why }.
    .hint = Cywirwch ba un bynnag sy’n anghywir; mae’r dyfarniadau’n dibynnu ar y dwylo.
boards-unlikely_boards-of-all = Mae { $boards } o ddwylo ym mhob gornest, ond { $why }.
    .hint = Cywirwch ba un bynnag sy’n anghywir; mae’r pwyntiau buddugoliaeth yn dibynnu ar y dwylo mewn gornest.
note-against-score = Mae’r nodyn yn dweud { $note }, ond mae { $winner } ar y blaen o { $score }.
    .hint = Cywirwch y nodyn neu’r sgôr. Os ildiodd yr ochr oedd ar y blaen, nid oes angen gwneud dim.
winners-of-mitchell = Mitchell yw Movement, sy’n rhoi safleoedd ar wahân i Ogledd-De ac i Ddwyrain-Gorllewin, ond 1 yw Winners; rhoddwyd pawb mewn un rhestr.
    .hint = Ysgrifennwch 2 dan Winners, neu scrambled mitchell dan Movement.
pairs-not-teams = Mae Format yn dweud teams, ond dau chwaraewr sydd ym mhob cofrestriad ac nid oes enw gan yr un tîm.
    .hint = Ysgrifennwch pairs dan Format os parau ydynt.
date-ahead = Mae’n debyg bod y dyddiad { $date } yn anghywir: { $why }.
    .hint = Cywirwch y flwyddyn.
winners-not-said = Mae cyfeiriadau gan y cofrestriadau, ond nid yw Movement na Winners yn dweud a roddir safleoedd ar wahân i Ogledd-De ac i Ddwyrain-Gorllewin. Rhoddwyd pawb mewn un rhestr.
    .hint = Llenwch Winners: 2 os rhoddir safleoedd iddynt ar wahân, 1 os yw pawb yn un maes.
best-of-differs = Mae Best of yn dweud { $best }, { $why }.
    .hint = Cywirwch Best of, neu rhowch res i bob cystadleuydd ar gyfer pob sesiwn.
results-counted-blank = Mae Results counted yn wag, felly cyfrifwyd { $what } i bob cystadleuydd yn yr ysgol.
    .hint = Llenwch faint o ganlyniadau sy’n cyfrif i bob cystadleuydd.
matches-under-format_matches-unused = Mae’r sgoriau ar y ddalen Matches, ond nid oes gornestau yn y fformat { $format }.
    .hint = Dewiswch fformat â gornestau, megis swiss pairs, neu rhowch y sgoriau ar Results.
totals-row = Cyfansymiau sydd yn y rhes “{ $text }”; gadawyd hi allan.
    .hint = Nid oes angen gwneud dim.
not-a-workbook = Mae enw’r ffeil hon fel enw llyfr gwaith, ond { $looks_like } yw.
    .hint = Agorwch hi yn Excel neu LibreOffice a’i chadw fel llyfr gwaith Excel (.xlsx).
text-alone_sheet-alone = Nid llyfr gwaith yw’r ffeil hon: penawdau dalen { $sheet } ffurflen sydd ynddi, a dim byd arall.
    .hint = Dim ond un ddalen sydd mewn ffeil destun (CSV). Cadwch y llyfr gwaith cyfan fel .xlsx yn Excel neu LibreOffice a defnyddiwch hwnnw; neu copïwch y rhesi i’r ddalen { $sheet } mewn ffurflen wag (palmares new).
text-alone_table-alone = Tabl testun nad yw palmares yn ei adnabod yw’r ffeil hon; ei phenawdau yw { $headings }.
    .hint = Os daw o lwyfan bridge, padiau sgorio neu wefan clwb, allforiwch y sesiwn yno fel .pbn, .bws, USEBIO (.xml), neu .csv sy’n dechrau â #Title neu #VERSION. Os eich dalen eich hun yw, rhedwch palmares adopt FILE --out FOLDER, sy’n gofyn beth yw ystyr ei cholofnau.
workbook-damaged = Mae’r llyfr gwaith wedi’i ddifrodi neu’n anghyflawn ({ $why }).
    .hint = Gofynnwch am y ffeil eto, neu agorwch hi yn Excel, gadewch i Excel ei thrwsio, a’i chadw eto.
workbook-encrypted = Mae’r llyfr gwaith wedi’i ddiogelu â chyfrinair ac ni ellir ei ddarllen.
    .hint = Agorwch ef â’i gyfrinair, tynnwch y cyfrinair (File, Info, Protect Workbook) a chadwch ef.
workbook-too-large = Ni ddarllenwyd y llyfr gwaith oherwydd: { $what }.
    .hint = Copïwch y celloedd a ddefnyddir i lyfr gwaith newydd a chadwch hwnnw fel .xlsx.
sheet-unreadable = Dim ond rhan o’r ddalen y gellid ei darllen ({ $why }).
    .hint = Agorwch y llyfr gwaith yn Excel, gadewch i Excel ei drwsio, a chadwch ef eto.
layout-not-copied = Yn y ffurflen ond nid yn y copi gyda nodiadau: { $what }.
    .hint = Nid oes angen gwneud dim: darllenwyd pob gwerth, ac mae’r ffurflen ei hun yn aros fel y mae.
layout-not-copied_copy-rebuilt = Mae’r copi gyda nodiadau o’r ffurflen hon yn llyfr gwaith newydd â’r un celloedd a fformatio, oherwydd: { $why }. Nid oes ynddo luniau, siartiau, fformatau amodol na macros.
    .hint = Nid oes angen gwneud dim: darllenwyd pob gwerth. I gael copi â phopeth, cadwch y ffurflen yn Excel fel llyfr gwaith .xlsx neu .xlsm cyffredin.
layout-not-copied_register-rebuilt = Mae’r gofrestr newydd yn llyfr gwaith newydd â chelloedd a fformatio’r hen un, oherwydd: { $why }. Nid oes ynddo luniau, siartiau, fformatau amodol na macros.
    .hint = Nid oes angen gwneud dim: darllenwyd pob gwerth. I gael cofrestr â phopeth, cadwch yr hen un yn Excel fel llyfr gwaith .xlsx neu .xlsm cyffredin a’i chysoni eto.
no-event-sheet = Nid oes dalen Event nac Events na thabl o ganlyniadau, felly ni ellir defnyddio dim yn y llyfr gwaith hwn.
    .hint = Os ffurflen yw, enwch y ddalen sy’n disgrifio’r gystadleuaeth yn “Event”; mae palmares new yn ysgrifennu un wag. Os eich dalen eich hun yw, rhowch benawdau plaen i’w cholofnau, megis Place, Names a Score.
no-event-sheet_register-among-returns = Cofrestr aelodau yw’r llyfr gwaith hwn, nid ffurflen: nid oes ynddo ddalen Event nac Events.
    .hint = Cadwch ef y tu allan i ffolder y ffurflenni.
no-event-sheet_event-unknown = Nid oes dalen Event, ac nid oes dim arall yn rhoi { $missing } y gystadleuaeth.
    .hint = Rhowch hynny ar y llinell orchymyn ({ $how }), rhowch ef mewn ffeil palmares.toml yn y ffolder hon, neu ychwanegwch y ddalen Event (palmares new).
event-from-settings = Nid oes dalen Event, felly’r gosodiadau sy’n disgrifio’r gystadleuaeth: { $said }.
    .hint = Nid oes angen gwneud dim os yw hynny’n gywir; fel arall ychwanegwch y ddalen Event.
no-event = Nid oes cystadleuaeth ar y ddalen: nid oes dim wedi’i lenwi.
    .hint = Llenwch Rules a Format o leiaf.
unknown-sheet = Nid yw’r ddalen hon yn rhan o ffurflen; ni ddarllenwyd hi, ond mae’n aros yn y copi gyda nodiadau.
    .hint = { $meant }Os oes cofrestriadau neu ganlyniadau arni, enwch hi fel mewn ffurflen wag (palmares new).
repeated-sheet = Mae’r ddalen hon yn y llyfr gwaith ddwywaith; dim ond “{ $first }” a ddefnyddiwyd.
    .hint = Rhowch yr holl resi ar un ddalen, a dilëwch neu ailenwch y llall.
hidden-sheet = Mae’r ddalen wedi’i chuddio, ond fe’i darllenwyd serch hynny.
    .hint = Dangoswch hi i weld beth a ddarllenwyd, neu dilëwch hi os na ddylai gyfrif.
hidden-rows = Darllenwyd rhesi a guddiwyd neu a hidlwyd serch hynny: { $rows }.
    .hint = Dangoswch nhw i weld beth a ddarllenwyd, neu dilëwch nhw os na ddylent gyfrif.
hidden-columns = Darllenwyd colofnau a guddiwyd serch hynny: { $columns }.
    .hint = Dangoswch nhw i weld beth a ddarllenwyd.
bye-result_result-of-bye = Bei yw’r rhes hon, felly nid yw “{ $typed }” yn cyfrif; y bei sy’n cyfrif.
    .hint = Gwagiwch y gell. Os bu gêm, rhowch y gwrthwynebydd.
number-letter = Mae llythyren ymhlith digidau’r rhif aelod “{ $text }”; mae’n debyg mai { $meant } a olygir.
    .hint = Os felly, teipiwch y digid yn lle’r llythyren.
merged-scores = Mae’r celloedd { $area } wedi’u cyfuno; cafodd pob un o’r rhesi hyn y sgôr.
    .hint = Dadgyfunwch y celloedd a theipiwch bob sgôr.
merged-cells = Mae’r celloedd { $area } wedi’u cyfuno; cafodd pob un o’r rhesi hyn y gwerth.
    .hint = Os i’r rhes gyntaf yn unig y mae’n perthyn, dadgyfunwch y celloedd.
no-headings = Ni chafwyd rhes o benawdau yn 25 rhes gyntaf y ddalen { $sheet }.
    .hint = Rhaid i’r penawdau gynnwys o leiaf ddau o’r rhain: { $wanted }.
missing-column = Nid oes colofn { $column } ar y ddalen, felly ni ellir defnyddio unrhyw res.
    .hint = Ysgrifennwch “{ $column }” uwchben y golofn briodol.
beyond-columns = Dim ond { $most } o golofnau o’r fath a ddarllenir, felly ni ddefnyddiwyd y golofn “{ $heading }”.
    .hint = Peidiwch â defnyddio mwy o golofnau na hynny; gallwch adael allan chwaraewyr na chwaraeodd.
repeated-column = Mae’r pennawd “{ $heading }” yn ymddangos ddwywaith; dim ond y golofn yn { $first } a ddefnyddiwyd.
    .hint = Dilëwch neu ailenwch un o’r ddwy.
second-score-column = Mae sgoriau dan “{ $used }” a than “{ $left }”; rhoddir safleoedd yn ôl “{ $used }”.
    .hint = Os y llall ddylai gyfrif, newidiwch ei phennawd yn “Score”.
column-near = Mae’n debyg mai { $nearest } yw’r golofn “{ $heading }”, ond mae’r pennawd yn wahanol, felly ni ddarllenwyd hi.
    .hint = Newidiwch y pennawd yn { $nearest }.
column-near_column-lost = Mae’n debyg mai { $nearest } yw’r golofn “{ $heading }”, ond mae’r pennawd yn wahanol, felly ni ddarllenwyd hi.
    .hint = Newidiwch y pennawd yn { $nearest }.
heading-blank_heading-lost = Nid oes pennawd i’r golofn, felly ni ddarllenwyd hi; mae’n debyg mai { $nearest } yw.
    .hint = Rhowch y pennawd { $nearest } iddi.
heading-blank = Nid oes pennawd i’r golofn, felly ni ddarllenwyd ei chelloedd ({ $count }).
    .hint = Rhowch bennawd ffurflen wag (palmares new) iddi, neu un o’ch eiddo eich hun os at eich defnydd chi y mae.
unknown-column = Nid yw’r golofn “{ $heading }” yn rhan o ffurflen; ni ddarllenwyd hi, ond mae’n aros yn y copi gyda nodiadau.
    .hint = { $meant }Nid oes angen gwneud dim os yw’r golofn at eich defnydd chi eich hun.
unknown-column_other-column = Yn y golofn “{ $heading }” mae { $what }; ni ddarllenwyd hi, ond mae’n aros yn y copi gyda nodiadau.
    .hint = Nid oes angen gwneud dim.
sheet-found = Mae cystadleuwyr a sgoriau ar y ddalen “{ $name }”; fe’i darllenwyd fel y ddalen Results.
    .hint = Nid oes angen gwneud dim os yw hynny’n gywir; fel arall ailenwch y ddalen â’r canlyniadau’n “Results”.
entries-numbered = Nid oes rhifau gan y cystadleuwyr, felly fe’u rhifwyd yn nhrefn y rhesi.
    .hint = Nid oes angen gwneud dim. I’w rhifo eich hun, ychwanegwch golofn “Entry”.
unknown-key = Nid oes allwedd “{ $key }” ar y ddalen Event, felly ni ddefnyddiwyd ei gwerth.
    .hint = { $meant }Mae colofn A mewn ffurflen wag (palmares new) yn rhestru’r allweddi.
repeated-key = Mae { $key } wedi’i lenwi eisoes yn { $first }; ni ddefnyddiwyd yr ail ateb hwn.
    .hint = Dilëwch un o’r ddau. Ar gyfer sawl cystadleuaeth mewn un llyfr gwaith, defnyddiwch y ddalen Events, un rhes i bob un.
error-cell = Mae’r gwall { $error } yn y gell yn lle gwerth.
    .hint = Trwsiwch y fformiwla neu teipiwch y gwerth.
formula-without-value = Cadwyd y fformiwla ={ $formula } heb ei chanlyniad.
    .hint = Agorwch y llyfr gwaith yn Excel a’i gadw, neu teipiwch y gwerth.
unreadable-number = Ni ellir darllen “{ $text }” fel rhif ar gyfer { $column }.
    .hint = Teipiwch rif megis 57.25, 57,25, 7½ neu 1,234.5.
no-whole-number = Rhaid i { $column } fod yn rhif cyfan; nid felly { $text }.
    .hint = Teipiwch rif cyfan, megis 24.
number-too-large = Ni all { $column } fod yn { $text }: { $most } yw’r rhif mwyaf posibl.
    .hint = Gwiriwch a oes gormod o ddigidau, neu rif o golofn arall.
unreadable-date = Nid dyddiad yw “{ $text }”: { $why }.
    .hint = Teipiwch ddydd/mis/blwyddyn, megis 27/07/2026, neu 2026-07-27.
number-for-date = Darllenwyd y rhif { $text } fel y dyddiad { $read }.
    .hint = Fformatiwch y gell fel dyddiad.
birth-year = Dim ond blwyddyn yw { $year }, felly ni wyddys y dyddiad geni.
    .hint = Teipiwch y dyddiad cyfan, megis 27/07/{ $year }, neu rhowch y pennawd Birth year i golofn o flynyddoedd.
unreadable-place = Nid safle yw “{ $text }”, felly ni wiriwyd ef.
    .hint = Teipiwch 3, neu 3= am safle a rennir. Mae palmares yn cyfrifo’r safleoedd o’r sgoriau beth bynnag.
unknown-choice = Nid ateb ar gyfer { $column } yw “{ $text }”.
    .hint = { $meant }Gall fod yn un o’r rhain: { $choices }.
unknown-format = Nid fformat cystadleuaeth yw “{ $text }”.
    .hint = { $meant }Mae pob fformat yng nghwymplen ffurflen wag (palmares new).
unknown-rules = Nid llyfr rheolau yw “{ $text }”.
    .hint = { $meant }Rhedwch palmares rules am restr.
unknown-status = Nid statws trefnydd yw “{ $text }”.
    .hint = { $meant }Gall fod yn club, district, area, regional neu national.
missing-key = Nid oes { $key } gan y gystadleuaeth.
    .hint = Llenwch { $key } ar y ddalen Event; mae ffurflen wag (palmares new) yn rhestru’r atebion posibl.
date-for-number = Newidiodd Excel yr hyn a deipiwyd yma yn ddyddiad, { $shown }{ $perhaps }{ $readings }.
    .hint = Fformatiwch y gell fel testun a’i deipio eto.
    .perhaps = ; efallai mai hyn oedd:{" "}
    .readings = { $readings }
date-undone = Newidiodd Excel { $read } yn ddyddiad, { $shown }; fe’i darllenwyd fel { $read }.
    .hint = Fformatiwch gelloedd o’r fath fel testun cyn teipio.
text-numbers = Rhifau wedi’u storio fel testun yn y golofn hon: { $count }, megis “{ $example }”; fe’u darllenwyd fel rhifau.
    .hint = Nid oes angen gwneud dim, ond mae symiau yn Excel yn gadael celloedd o’r fath allan.
decimal-comma = Darllenwyd “{ $text }” fel { $read }, gyda choma degol.
    .hint = Os gwahanu miloedd y mae’r coma, peidiwch â’i roi.
percent-guessed = Nid oes rhif yn y golofn “{ $column }” sy’n fwy nag 1, felly darllenwyd { $text } fel { $read } %, a’r lleill yr un modd.
    .hint = Fformatiwch y celloedd fel canrannau, neu teipiwch 57.25.
percent-mixed = Mae’n debyg mai { $meant } % yw ystyr { $text }: mae’r canrannau eraill yn fwy nag 1. Mae’r gystadleuaeth wedi’i dal yn ôl nes y cywirir y gell.
    .hint = Teipiwch { $meant }.
impossible-percent = Nid canran rhwng 0 a 100 yw { $text }, felly gadawyd y rhes allan.
    .hint = Gwiriwch y sgôr, neu dywedwch dan Scoring beth yw’r sgoriau.
leading-zeros = Gollyngodd Excel seroau blaen y rhif aelod { $text }; fe’i darllenwyd fel { $read }.
    .hint = Fformatiwch y golofn fel testun cyn teipio’r rhifau.
short-number = Mae’r rhif aelod { $text } yn fyrrach na’r lleill yn y ffurflen hon, sydd â { $length } digid; efallai ei fod wedi colli seroau blaen.
    .hint = Gwiriwch ef, a fformatiwch y golofn fel testun.
number-unlike = Nid yw’r rhif aelod { $text } yn edrych fel y lleill yn y ffurflen hon, megis { $example }{ $perhaps }.
    .hint = Gwiriwch ef: y rhif sy’n penderfynu pwy sy’n cael y pwyntiau. Fe’i defnyddiwyd fel y’i teipiwyd.
    .perhaps = ; mae’n debyg mai { $meant } a olygir
number-behind-name = Darllenwyd “{ $text }” fel yr enw { $name } a’r rhif aelod { $number }.
    .hint = Nid oes angen gwneud dim; mae colofn ar wahân i rifau aelod.
number-in-name = Enw gyda’r rhif { $number } yw “{ $text }”; ni ddefnyddiwyd y rhif fel rhif aelod.
    .hint = Rhowch y rhif aelod dan No, neu tynnwch y digidau o’r enw.
odd-number = Ni all “{ $text }” fod yn rhif aelod, felly ni ddefnyddiwyd ef.
    .hint = Teipiwch y rhif fel ar gerdyn yr aelod, neu gadewch y gell yn wag.
repeated-event = Mae’r gystadleuaeth { $id } eisoes yn { $first }; gadawyd hon allan.
    .hint = Rhowch ei id ei hun i bob cystadleuaeth a defnyddiwch ef ar y dalennau eraill.
unknown-event = Nid oes cystadleuaeth { $id } yn y llyfr gwaith hwn, felly gadawyd y rhes allan.
    .hint = Defnyddiwch id y gystadleuaeth o’r ddalen Event neu Events.
no-event-named = Mae sawl cystadleuaeth yn y llyfr gwaith, ond nid yw’r rhes hon yn dweud pa un; gadawyd hi allan.
    .hint = Llenwch y golofn Event.
no-rules = Nid oes llyfr rheolau gan y gystadleuaeth.
    .hint = Llenwch Rules, megis wbu-2003, neu rhowch --rules ar y llinell orchymyn.
no-date = Nid oes dyddiad gan y gystadleuaeth, felly nid oes un ar ei thystysgrifau chwaith.
    .hint = Llenwch Date.
no-date_sheet-without-date = Nid yw’r ddalen hon yn rhoi dyddiad, felly nid oes un ar ei thystysgrifau chwaith.
    .hint = Defnyddiwch --set "Date=2026-05-05", neu rhedwch palmares adopt ar y ddalen hon, sy’n gofyn am y dyddiad.
end-before-start = Mae’r gystadleuaeth yn gorffen ar { $end }, cyn iddi ddechrau ar { $start }.
    .hint = Gwiriwch y ddau ddyddiad; daw’r dydd o flaen y mis.
impossible-boards = Nid nifer o ddwylo yw { $text }.
    .hint = Teipiwch faint o ddwylo a chwaraeodd pob cystadleuydd, fel rhif cyfan.
impossible-boards_more-boards-than-played = Ni all chwaraewr fod wedi chwarae { $text } o ddwylo mewn cystadleuaeth o { $played }.
    .hint = Cywirwch ba un bynnag sy’n anghywir; os chwaraeodd y chwaraewr bob un, gadewch ddwylo’r chwaraewr yn wag.
impossible-tables = Ni all { $text } fod yn nifer y byrddau ar gyfer { $entries } o gofrestriadau.
    .hint = Teipiwch nifer y byrddau wrth chwarae (caniateir hanner byrddau), neu gadewch y gell yn wag a bydd palmares yn eu cyfrif.
tables-disagree = Mae’r ffurflen yn dweud { $typed } o fyrddau, ond mae’r cofrestriadau’n rhoi { $counted }; defnyddiwyd { $typed }.
    .hint = Rhowch bob cystadleuydd i mewn, neu gadewch Tables yn wag a bydd palmares yn eu cyfrif.
impossible-winners = Ni all cystadleuaeth â’r fformat { $format } gael { $winners } o restrau safleoedd.
    .hint = Mae gan barau 1 neu 2 enillydd, unigolion 1 neu 4, timau 1.
unknown-movement = Nid yw “{ $text }” yn symudiad hysbys, felly rhoddwyd pob pâr mewn un rhestr safleoedd.
    .hint = { $meant }Llenwch Winners: 2 os rhoddir safleoedd ar wahân i Ogledd-De ac i Ddwyrain-Gorllewin, fel arall 1.
unknown-movement_movement-of-swiss = Nid yw “{ $text }” yn symudiad ar gyfer cystadleuaeth Swisaidd i chwaraewyr, felly trefnir y rowndiau fel rhai Swisaidd.
    .hint = { $meant }Gadewch Movement yn wag ar gyfer un Swisaidd; ysgrifennwch scheveningen am ornest rhwng dau dîm.
unknown-movement_movement-of-chess-teams = Nid yw “{ $text }” yn symudiad ar gyfer timau gwyddbwyll, felly trefnir y rowndiau fel rhai Swisaidd.
    .hint = { $meant }Gadewch Movement yn wag ar gyfer un Swisaidd, neu ysgrifennwch all play all. Format swiss a rhes i bob chwaraewr sydd gan ornest Scheveningen.
result-before_no-result-before = Mae Result before yn dweud “{ $text }”, nad yw’n ganlyniad, felly ni ddefnyddiwyd ef.
    .hint = Ysgrifennwch y canlyniad cyn y cywiriad, megis 1-0, neu gwagiwch y gell.
fee-of-nobody = Mae ffi yn rhes { $row } ond dim cofrestriad, felly mae symiau’r ddesg gofrestru’n ei gadael allan.
    .hint = Ysgrifennwch rif y cofrestriad yn y rhes, neu gwagiwch y rhes.
repeated-entry = Mae cofrestriad { $label } eisoes yn { $first }; gadawyd y rhes hon allan.
    .hint = Rhowch ei rif ei hun i bob cystadleuydd yn ei adran a’i gyfeiriad.
no-players = { $what }.
    .hint = Teipiwch yr enwau dan Player 1, Player 2 ac ati.
    .what =
        { $all ->
            [0] Nid oes chwaraewyr gan gofrestriad { $label }, felly ni all neb gael ei ddyfarniad
           *[other] Ni wyddys pwy yw chwaraewyr y { $all } o gofrestriadau. Cânt eu gosod yn ôl rhif, ac ni all neb gael dyfarniad
        }
number-twice = Mae’r rhif aelod { $number } yn ymddangos ddwywaith yng nghofrestriad { $label }.
    .hint = Cywirwch yr un anghywir: y rhif sy’n penderfynu pwy sy’n cael y pwyntiau.
player-twice = Mae’r chwaraewr â’r rhif { $number } hefyd yng nghofrestriad { $other } o’r gystadleuaeth hon.
    .hint = Gwiriwch i ba un o’r ddau gofrestriad y mae’r chwaraewr yn perthyn.
no-direction = Nid oes cyfeiriad gan gofrestriad { $label }, ond rhoddir safleoedd i bob cyfeiriad ar wahân; gadawyd ef allan.
    .hint = Llenwch Direction, neu rhifwch y parau’n 1NS, 1EW ac ati.
no-direction_no-directions = Mae { $what } yn golygu { $winners } o restrau safleoedd, ond nid oes cyfeiriad gan yr un cofrestriad; rhoddwyd pawb mewn un rhestr.
    .hint = Ysgrifennwch 1 dan Winners os yw pawb yn un maes, fel mewn Howell; fel arall rhowch ei gyfeiriad i bob pâr, megis 1NS ac 1EW.
direction-disagrees = Nid yw cofrestriad { $label } yn cyd-fynd â’r cyfeiriad { $direction } yn ei res, felly gadawyd y rhes allan.
    .hint = Cywirwch yr un sy’n anghywir.
direction-unused = Nid oes rhestr safleoedd i’r cyfeiriad { $direction } mewn cystadleuaeth â { $winners } enillydd, felly gadawyd y rhes allan.
    .hint = Defnyddiwch NS ac EW gyda 2 enillydd; N, S, E a W gyda 4.
unknown-entry = Nid oes cofrestriad { $label } yn y gystadleuaeth hon, felly gadawyd y rhes allan.
    .hint = { $meant }Defnyddiwch y rhif o’r ddalen Entries.
unknown-entry_totals-as-entry = Nid oes cofrestriad { $label } yn y gystadleuaeth hon, felly gadawyd y rhes allan.
    .hint = Os rhes o gyfansymiau yw hon, symudwch hi i ddalen arall.
ambiguous-entry = Gall cofrestriad { $label } fod yn { $readings }, felly gadawyd y rhes allan.
    .hint = Llenwch Direction neu Section, neu ysgrifennwch y cofrestriad yn llawn.
columns-swapped = Mae’n edrych fel petai { $entry } a { $score } wedi’u cyfnewid yn { $area }: mae’r cofrestriadau dan { $score }, felly ni ddarllenwyd unrhyw res.
    .hint = Cyfnewidiwch y ddau bennawd, neu’r ddwy golofn oddi tanynt.
repeated-result = Mae canlyniad eisoes i gofrestriad { $label } yn { $first }; gadawyd y rhes hon allan.
    .hint = Dilëwch un o’r ddwy, neu llenwch Session os oes sawl sesiwn yn y gystadleuaeth.
draw-name = { $name } yw rhif { $label }, ond { $typed } yw’r enw wrth ei ymyl. Y rhif sy’n cyfrif.
    .hint = I newid pariad, teipiwch rif arall; dim ond i wirio y mae’r enwau.
second-rating-column_second-rating = Mae graddau dan “{ $used }” a than “{ $left }”; mae’r drefn gychwynnol yn defnyddio “{ $used }”.
    .hint = Os y llall ddylai gyfrif, newidiwch ei phennawd yn “Rating”.
second-rating-column_second-rating-missed = Mae graddau dan “{ $used }” a than “{ $left }”; mae’r drefn gychwynnol yn defnyddio “{ $used }”. { $players } rif dan “{ $left }”, a chyfrifir hynny fel heb radd.
    .hint = Os y llall ddylai gyfrif, newidiwch ei phennawd yn “Rating”.
    .players =
        { $without ->
            [one] Mae gan 1 chwaraewr heb radd yno
           *[other] Mae gan { $without } o chwaraewyr heb radd yno
        }
unused-numbers = Yn y golofn “{ $heading }” mae { $why }.
    .hint = Os dyma’r graddau, newidiwch y pennawd yn “Rating”; fel arall nid oes angen gwneud dim.
    .why =
        { $used ->
            [0] rhifau, ond ni ddefnyddir hi, ac nid oes gradd gan neb: mae’r drefn gychwynnol yn defnyddio teitl ac enw (C.04.2, 2.2)
           *[other] yr hyn sy’n edrych fel graddau, ond ni ddefnyddir hi: mae’r drefn gychwynnol yn defnyddio “{ $used }”
        }
impossible-board = Nid rhif llaw yw { $text }, felly gadawyd y rhes allan.
    .hint = Rhifir y dwylo o 1.
unreadable-contract = Nid contract yw “{ $text }”, felly gadawyd y rhes allan.
    .hint = Ysgrifennwch 4H, 3NT, 2Sx, 5Dxx neu pass.
no-declarer = Nid oes datganwr i’r contract { $contract }, felly nid oes sgôr iddo a gadawyd y rhes allan.
    .hint = Llenwch By ag N, E, S neu W.
no-tricks = Nid oes triciau na chanlyniad na sgôr i’r contract { $contract }, felly gadawyd y rhes allan.
    .hint = Llenwch Tricks (0 i 13), Result (=, +1, -2) neu Score.
impossible-tricks = Ni all “{ $text }” fod yn driciau nac yn ganlyniad i’r contract hwn, felly gadawyd y rhes allan.
    .hint = 0 i 13 yw’r triciau; canlyniad yw =, +1, -2 ac ati.
tricks-disagree = Mae Tricks yn dweud { $tricks }, ond mae Result { $result } yn golygu nifer arall; gadawyd y rhes allan.
    .hint = Cywirwch neu gwagiwch un o’r ddau.
contract-score = { $typed } yw’r sgôr, ond mae { $contract } gan { $by } yn gwneud { $tricks } o driciau’n rhoi { $computed }; sgoriwyd y llaw â { $typed }.
    .hint = Cywirwch y sgôr, y contract, y datganwr neu’r triciau. O ochr Gogledd-De y mae’r sgoriau: minws os enillodd Dwyrain-Gorllewin.
impossible-score = Nid oes contract ar y llaw hon sy’n rhoi { $score }: { $why }. { $then }.
    .hint = Cywirwch y sgôr; rhowch ddyfarniad y cyfarwyddwr dan Adjusted.
    .then =
        { $used ->
            [yes] Sgoriwyd y llaw ag ef
           *[no] Gadawyd y rhes allan
        }
scores-disagree = { $score } yw un sgôr yn y rhes hon a { $other } yw un arall, o safbwynt Gogledd-De; gadawyd y rhes allan.
    .hint = Sgoriau Gogledd-De yw Score ac NS score, ac un Dwyrain-Gorllewin yw EW score. Cywirwch neu gwagiwch un ohonynt.
play-without-contract_play-unused = Mae { $column } wedi’i lenwi heb gontract, felly ni ddefnyddiwyd ef.
    .hint = Llenwch y contract a’r datganwr, neu gwagiwch ef.
not-two-players = Nid yw “{ $text }” yn enwi dau chwaraewr ochr, felly gadawyd y rhes allan.
    .hint = Ysgrifennwch y ddau rif gydag & rhyngddynt, megis 3 & 7, neu defnyddiwch y colofnau North, South, East a West.
odd-ruling = { $score } yw’r sgôr yn nyfarniad y cyfarwyddwr, ac nid oes contract ar y llaw hon sy’n ei rhoi: { $why }. Fe’i defnyddiwyd fel y’i teipiwyd.
    .hint = Gwiriwch rif y llaw a’r sgoriau yn nyfarniad y cyfarwyddwr.
scores-both-gain = Mae gan Ogledd-De { $north_south } a chan Ddwyrain-Gorllewin { $east_west }, mwy nag y gall llaw ei roi.
    .hint = O’i hochr ei hun y mae pob sgôr: mae minws ar golled.
unreadable-adjusted = Nid sgôr wedi’i haddasu yw “{ $text }”, felly gadawyd y rhes allan.
    .hint = Ysgrifennwch A+, A, A-, A+/A-, 60/40, NP, fouled, neu weighted 420*0.6+170*0.4.
weights-not-one = { $sum } yw cyfanswm rhannau “{ $text }”, nid 1, felly gadawyd y rhes allan.
    .hint = Degolion, ffracsiynau neu y cant yw’r rhannau, a’u cyfanswm yw 1.
deal-invalid = Gadawyd y rhaniad allan oherwydd: { $why }.
    .hint = Ysgrifennwch y pedair llaw fel KQ76.A72.753.975, rhawiau gyntaf; nid oes sgôr yn dibynnu arnynt.
board-without-result = Nid oes canlyniad i law { $board } yma, felly gadawyd y rhes allan.
    .hint = Llenwch y contract neu’r sgôr; ysgrifennwch NP dan Adjusted os na chwaraewyd hi.
board-without-result_boards-without-result = Nid oes canlyniad mewn { $count } o resi, felly gadawyd nhw allan: { $rows }.
    .hint = Llenwch y contract neu’r sgôr; ysgrifennwch NP dan Adjusted lle na chwaraewyd llaw.
meets-itself = Mae cofrestriad { $label } yn chwarae yn ei erbyn ei hun, felly gadawyd y rhes allan.
    .hint = Cywirwch un o’r ddau rif.
repeated-board = Mae llaw { $board } rhwng y ddau hyn eisoes yn { $first }; gadawyd y rhes hon allan.
    .hint = Dilëwch un o’r ddwy, neu llenwch Round neu Session os chwaraewyd yr un rhifau eto.
board-twice = Mae canlyniad eisoes i gofrestriad { $label } ar law { $board } yn { $first }, felly gadawyd y rhes hon allan.
    .hint = Cywirwch y llaw neu’r cofrestriad, neu llenwch Round neu Session os chwaraewyd yr un rhifau eto.
two-tables = Mae gan gofrestriad { $label } wrthwynebydd arall yn rownd { $round } yn { $first }; ni all neb eistedd wrth ddau fwrdd.
    .hint = Cywirwch y rownd neu’r cofrestriad.
repeated-match = Mae gornest { $sides } eisoes yn { $first }; gadawyd y rhes hon allan.
    .hint = Dilëwch un o’r ddwy, neu llenwch Round os cyfarfu’r un ddau eto.
match-board = Nid rhif bwrdd yw “{ $text }”, felly gadawyd y rhes allan.
    .hint = Rhifwch fyrddau gornest o 1.
match-board-twice = Mae bwrdd { $board } yr ornest hon eisoes yn { $first }; gadawyd y rhes hon allan.
    .hint = Cywirwch un o’r ddau fwrdd, neu llenwch Round os cyfarfu’r un timau eto.
unknown-player = Nid yw “{ $player }” yn chwaraewr yng nghofrestriad { $label }, felly gadawyd y rhes allan.
    .hint = Ysgrifennwch safle’r chwaraewr yn y rhes ar Entries (1 i 16), neu’r rhif aelod neu’r enw oddi yno.
unknown-round = Nid oes gornest gan gofrestriad { $label } yn rownd { $round }, felly gadawyd y rhes allan.
    .hint = Ysgrifennwch y rownd fel ar y ddalen Matches, neu gadewch hi’n wag am bob gornest gyda’i gilydd.
lineup-boards = Mae gan { $player } { $boards } o ddwylo, ond { $most } sydd yn yr ornest.
    .hint = Cywirwch Boards neu Deemed boards, neu ddwylo’r ornest.
lineup-seats = Mae chwaraewyr cofrestriad { $label } yn dod i { $boards } o ddwylo, ond gyda { $seats } yn chwarae ar y tro mae llai mewn gornest o { $most } o ddwylo.
    .hint = Cywirwch Boards y chwaraewyr na chwaraeodd yr ornest gyfan.
register-no-members_no-members = Nid oes dalen Members yn y llyfr gwaith hwn, felly nid cofrestr mohono.
    .hint = Ailenwch y ddalen â’r aelodau’n Members, neu defnyddiwch restr â phenawdau ar gyfer y rhif aelod (megis Member no) a’r enw.
list-as-register = Rhestr y clwb ei hun yw hon; fe’i darllenwyd fel cofrestr aelodau: { $columns }. Mae ei haelodau’n dechrau heb bwyntiau.
    .hint = Gwiriwch y colofnau. I roi pwyntiau neu statws arall i aelodau, defnyddiwch y gofrestr y mae palmares yn ei hysgrifennu.
register-heading-asked_heading-asked = Mae’n debyg mai { $column } yw’r golofn “{ $heading }”, ond mae’r pennawd yn wahanol. Ni chredydwyd dim, am y byddai ei chelloedd yn cael eu colli.
    .hint = Newidiwch y pennawd yn { $column }. Os rhywbeth arall yw, rhowch enw iddi nad yw’n edrych fel { $column }.
list-with-totals = Mae’n debyg bod pwyntiau yn y golofn “{ $heading }”, ond ni ddarllenir pwyntiau o restr y clwb ei hun: byddai ei haelodau’n dechrau o sero. Ni chredydwyd dim.
    .hint = Galwch y ddalen yn Members a’r colofnau’n Number, Name a Local points (neu Green, Red, Gold); neu dilëwch y golofn.
register-uncounted_totals-uncounted = Yn y golofn “{ $heading }” mae { $kind }, nad yw’r llyfr rheolau’n eu cyfrif, ac nid oes colofn { $column }, felly byddai pob aelod yn dechrau o sero. Ni chredydwyd dim.
    .hint = Os dyma’r cyfansymiau, newidiwch y pennawd yn { $column }. Fel arall ychwanegwch golofn { $column } gyda’r cyfansymiau (0 i aelodau heb ddim), neu enwch y llyfr rheolau gyda --rules.
register-second-block_second-block = Mae ail floc o aelodau’n dechrau yma, wrth ymyl y cyntaf; dim ond y cyntaf a ddarllenid. Ni chredydwyd dim.
    .hint = Symudwch ei resi islaw’r bloc cyntaf. Os nad aelodau yw’r rhain, rhowch y rhestr ar ddalen ar wahân.
register-member-above_member-above = Mae rhes yr aelod hwn uwchben y penawdau a byddai’n cael ei cholli. Ni chredydwyd dim.
    .hint = Symudwch hi islaw’r penawdau.
register-sum-beside_sum-beside = Ni ddarllenwyd y golofn “{ $heading }”, am mai { $column } sy’n rhoi’r cyfansymiau.
    .hint = Os pwyntiau un flwyddyn yw { $column } ac os dyma’r cyfansymiau, cyfnewidiwch y penawdau.
register-totals-missing_totals-missing = Mae { $given } ar y ddalen Members ond dim { $column }, felly mae pob aelod yn dechrau’r rheini o sero.
    .hint = Os oes cyfansymiau, ychwanegwch golofn { $column }, gyda 0 i aelodau heb ddim.
register-totals-swapped_totals-swapped = Mae degolion yn y rhan fwyaf o’r cyfansymiau dan { $column }, ond dim yn y rhai dan { $other }, sy’n fwy: mae’n edrych fel petai’r ddau bennawd wedi’u cyfnewid.
    .hint = Os felly, cyfnewidiwch y penawdau a chysonwch eto.
register-total-twice_total-twice = { $column } yw’r colofnau “{ $first }” a “{ $heading }” ill dwy, ond dim ond un all fod y cyfansymiau. Ni chredydwyd dim.
    .hint = Rhowch enw arall, megis This year, i’r un nad yw’n gyfansymiau.
register-unheaded_totals-unheaded = Mae ffigurau yng ngholofn { $column } i { $numbers } o aelodau ond dim pennawd, felly gallai fod yn gyfansymiau. Ni chredydwyd dim.
    .hint = Rhowch y pennawd Local points (neu Green, Red, Gold) iddi, neu dywedwch beth yw hi.
register-unheaded_figures-unheaded = Mae ffigurau yng ngholofn { $column } i { $numbers } o aelodau ond dim pennawd, felly ni ddarllenwyd hi.
    .hint = Rhowch bennawd iddi sy’n dweud beth yw hi.
register-nameless_nameless-row = Nid oes enw yn rhes { $number }; gall fod yn gyfrif neu’n gyfanswm. Mae pwyntiau’r rhif hwn wedi’u dal yn ôl.
    .hint = Llenwch enw’r aelod, neu dilëwch y rhes os nad aelod yw.
register-merged-total_merged-total = Mae’r celloedd { $area } wedi’u cyfuno, felly nid yw’n glir cyfanswm pwy yw hwn; mae pwyntiau { $whose } wedi’u dal yn ôl.
    .hint = Dadgyfunwch y celloedd a theipiwch bob cyfanswm yn ei gell ei hun.
    .whose =
        { $members ->
            [one] yr aelod hwn
           *[other] y { $members } o aelodau hyn
        }
register-heading-year_heading-year = Darllenwyd y golofn “{ $heading }” fel { $column }, cyfansymiau’r holl flynyddoedd.
    .hint = Newidiwch y pennawd yn { $column }. Os dim ond pwyntiau’r flwyddyn honno sydd ynddi, rhowch y cyfansymiau yno yn eu lle.
register-numbers-unread_numbers-unread = Nid oes colofn bwyntiau (Local, Red neu heb liw) ar y ddalen Members, felly mae’r aelodau’n dechrau o sero; yn “{ $heading }” mae { $numbers }, ac ni ddarllenwyd hi.
    .hint = Os dyma’r cyfansymiau, newidiwch y pennawd yn Local points (neu Green, Red, Gold); fel arall nid oes angen gwneud dim.
    .numbers =
        { $numbers ->
            [one] rhif
           *[other] { $numbers } o rifau
        }
register-heading-near_heading-near = Mae’n debyg mai { $column } yw’r golofn “{ $heading }”, ond mae’r pennawd yn wahanol, felly ni ddarllenwyd hi.
    .hint = Newidiwch y pennawd yn { $column }.
register-thousands_thousands-comma = Darllenwyd “{ $text }” fel { $read }, am mai rhifau cyfan yw’r pwyntiau yn y golofn hon.
    .hint = Teipiwch ef heb goma.
register-comma_comma-in-total = Gall “{ $text }” fod yn filoedd neu’n ddegolion; { $then }.
    .hint = Teipiwch ef fel rhif, nid fel testun, heb ddim rhwng y miloedd.
register-total-unclear_total-unclear = “{ $text }”: { $why }; { $then }.
    .hint = Teipiwch y cyfanswm fel rhif plaen mewn cell wedi’i fformatio fel rhif.
register-formulas_formulas-without-value = Mewn { $count } o gelloedd dan { $column }, gan ddechrau â hon, mae fformiwlâu a gadwyd heb eu canlyniadau; mae pwyntiau’r aelodau hyn wedi’u dal yn ôl.
    .hint = Agorwch y gofrestr yn Excel a’i chadw yno, neu teipiwch y cyfansymiau.
register-more-members_more-members = Mae { $rows } o resi sy’n edrych fel aelodau ar y ddalen { $sheet }, ond dim ond y ddalen Members a ddarllenir, felly mae’r bobl hyn yn anhysbys.
    .hint = Symudwch y rhesi i’r ddalen Members, gyda lapsed, deceased neu active dan Status.
register-sheet-nearly_sheet-nearly = Ni ddarllenwyd y ddalen { $sheet }. Mae ei henw bron yn { $meant }, ac nid oes dalen { $meant }.
    .hint = Ailenwch y ddalen yn { $meant }. Os rhywbeth arall yw, rhowch enw llai tebyg iddi.
register-no-number_no-number-column = Nid oes colofn Number ar y ddalen Members, felly ni ellir dod o hyd i unrhyw aelod ynddi.
    .hint = Newidiwch bennawd y rhifau aelod yn Number.
register-negative-points_negative-points = { $text } yw { $column }, ond ni all cyfanswm fod yn negatif; gadawyd y rhes fel yr oedd, ac mae pwyntiau’r aelod hwn wedi’u dal yn ôl.
    .hint = Cywirwch y cyfanswm.
register-cut-off_cut-off = Mae’r ddalen yn gorffen yn rhes { $rows }, rhes olaf yr hen fformat (.xls); mae’r aelodau wedi honno ar goll.
    .hint = Cadwch y gofrestr eto fel .xlsx, o’r rhaglen y mae’r holl aelodau ynddi.
certificate-without-points = Nid oes pwyntiau i’r dystysgrif hon, felly mae wedi’i dal yn ôl: nid yw Local points na Green points wedi’i lenwi.
    .hint = Teipiwch y pwyntiau mewn colofn â’r pennawd Local points neu Green points.
credited-unreadable_kept-unreadable = Ni ellir darllen “{ $text }” fel credyd o gysoni cynharach, felly gall ei gystadleuaeth gyfrif ddwywaith.
    .hint = Copïwch y gell yn ôl o’r gofrestr a ysgrifennodd palmares.
pad-refused = Ni ddarllenwyd ffeil y padiau sgorio oherwydd: { $why }.
    .hint = Caewch raglen y padiau a chopïwch y ffeil eto o’i chyfrifiadur, neu allforiwch USEBIO o’r rhaglen sgorio.
pad-table-missing = Nid oes { $what } yn ffeil y padiau sgorio, felly ni wyddys { $lost }.
    .hint = Allforiwch y ffeil eto o raglen y padiau, neu llenwch yr hyn sydd ar goll yn y llyfr gwaith (palmares import bws).
    .what =
        { $column ->
            [0] tabl { $table }
           *[other] colofn { $column } yn y tabl { $table }
        }
pad-rows-missing = Dylai fod { $promised } o resi yn nhabl { $table }, ond dim ond { $found } y gellir eu darllen: mae’r ffeil wedi’i difrodi.
    .hint = Caewch raglen y padiau a chopïwch y ffeil eto o’i chyfrifiadur.
pad-unfinished = Adran { $section }: mae { $missing } o’r { $all } canlyniad disgwyliedig ar goll{ $begun }.
    .hint = Rhowch y canlyniadau i mewn a chopïwch y ffeil eto, neu llenwch nhw yn y llyfr gwaith (palmares import bws), gydag NP dan Adjusted ar gyfer dwylo na chwaraewyd.
    .begun =
        { $begun ->
            [one] ; mae contract ond dim canlyniad eto gan 1 ohonynt
           *[other] ; mae contract ond dim canlyniad eto gan { $begun } ohonynt
        }
pad-remark = Nid yw palmares yn adnabod y sylw “{ $remark }” ({ $row }).
    .hint = Penderfynwch beth yw ei ystyr: mewnforiwch y ffeil (palmares import bws) a llenwch Adjusted yn y rhes honno, neu cywirwch y sgôr.
pad-undecided = Nid yw’r cyfarwyddwr wedi penderfynu’r sgôr ({ $row }).
    .hint = Gofynnwch i’r cyfarwyddwr; yna rhowch y sgôr i mewn â’r rhaglen sgorio, neu llenwch Adjusted yn y llyfr gwaith (palmares import bws).
pad-earlier = Cofnodion ar gyfer llaw a roddwyd i mewn eto neu a ddilëwyd wedyn: { $count }; yr olaf sy’n cyfrif ({ $rows }).
    .hint = Nid oes angen gwneud dim.
pad-other-direction = Ar { $count } o ddwylo eisteddodd y parau y ffordd arall, yn ôl y padiau, felly cyfnewidiwyd y sgoriau ({ $rows }).
    .hint = Nid oes angen gwneud dim oni bai mai drwy gamgymeriad y rhoddwyd hynny i mewn.
pad-other-pairs = Rhoddwyd y canlyniad i mewn ar gyfer parau { $entered }, ond { $movement } sydd gan y symudiad yno ({ $row }). Mae’r canlyniad yn cyfrif fel y rhoddwyd ef i mewn.
    .hint = Gofynnwch i’r chwaraewyr. Os yw’r symudiad yn gywir, cywirwch NS ac EW yn y llyfr gwaith (palmares import bws).
pad-not-in-movement = Rhoddwyd canlyniad i mewn, ond yn ôl y symudiad nid oes neb yn chwarae’r llaw hon yno ({ $row }). Mae’n cyfrif.
    .hint = Gofynnwch i’r chwaraewyr. Os yw’r canlyniad yn anghywir, tynnwch y rhes o’r llyfr gwaith (palmares import bws).
pad-players-unknown = Dim enw i { $seats }.
    .hint = Llenwch yr enwau yn y llyfr gwaith (palmares import bws).
pad-player-changed = Ymunodd { $player } â phâr { $entry } yn rownd { $round }; mae pob chwaraewr yn cael y dwylo cyn hynny neu o hynny ymlaen.
    .hint = Os yw dyfarniadau’n dibynnu ar hynny, gwiriwch Boards 1, Boards 2 ac ati yn erbyn pwy a chwaraeodd.
pad-events = Yn y ffeil mae { $what }; aeth pob un yn gystadleuaeth ar wahân: { $events }.
    .hint = Os un maes yw’r adrannau, mewnforiwch y ffeil (palmares import bws), rhowch yr holl resi mewn un gystadleuaeth a llenwch Section.
pad-line = Ni ellir darllen llinell { $line } o’r ffeil fel canlyniad: { $why }.
    .hint = Cywirwch hi yn y rhaglen sgorio, neu yn y llyfr gwaith (palmares import).
pad-hands-only = Yn y ffeil mae { $hands } ond dim canlyniadau, felly nid sesiwn mohoni.
    .hint = Nid oes angen gwneud dim. Os yr un enw sydd arni â sesiwn (monday.pbn a monday.bws), dangosir ei chardiau ar dudalennau’r dwylo.
    .hands =
        { $boards ->
            [one] cardiau 1 llaw
           *[other] cardiau { $boards } o ddwylo
        }
pad-hands-other = Ni ddangosir cardiau { $file }: { $why }.
    .hint = Enwch y cardiau ar ôl eu sesiwn: monday.pbn wrth ymyl monday.bws.
pad-results-beside = Yn { $file } mae cardiau, a chanlyniadau parau heb enwau. Dangosir ei chardiau; canlyniadau’r ffurflen hon sy’n cyfrif.
    .hint = Nid oes angen gwneud dim. Os o sesiwn arall y daw ei chanlyniadau, rhowch enw arall i’r ffeil.
players-not-listed = Heb fod yn y rhestrau chwaraewyr: { $players }.
    .hint = Ychwanegwch nhw at y rhestr aelodau (y gosodiad Member list) neu at y rhestr defnyddwyr, neu rhowch eu henwau i mewn.
pad-left-out = Gadawyd allan, am na all ffurflen ei gynnwys: { $what } (rhesi: { $count }).
    .hint = Nid oes angen gwneud dim; cadwch y ffeil os oes ei hangen arnoch.
pad-scoring = Nid yw’r ffeil yn dweud sut y sgoriwyd y dwylo; defnyddiwyd pwyntiau gornest.
    .hint = Os IMPs oeddent, gosodwch Scoring i butler neu cross imps yn palmares.toml, gyda --set, neu yn y llyfr gwaith.
pad-teams = Ffeil timau yw hon, ond nid yw’n dweud pa ddau fwrdd sy’n ffurfio gornest { $entries } yn rownd { $round }.
    .hint = Llenwch Room yn y llyfr gwaith (palmares import bws), neu gosodwch Format i pairs.
settings-unreadable = Ni ellid darllen y gosodiadau: { $why }.
    .hint = Golygwch palmares.toml â golygydd testun a’i gadw fel UTF-8. Tan hynny anwybyddir y gosodiadau hyn.
settings-syntax = Ni ellir darllen “{ $line }” ({ $why }).
    .hint = Ysgrifennwch allwedd, arwydd hafal a gwerth. Rhowch destun mewn dyfynodau, ac allwedd o sawl gair hefyd: "Organiser no" = "R14", Boards = 24, "First day" = 2026-09-01.
unknown-setting = Nid gosodiad yw “{ $key }”, felly ni ddefnyddiwyd ei werth.
    .hint = { $meant }Y gosodiadau yw Names, First day, rhai’r tystysgrifau ac allweddi’r ddalen Event.
unknown-setting_no-setting = Rhaid i { $key } fod yn wahanol i bob cystadleuaeth mewn llyfr gwaith, felly ni ellir ei osod i bob un; ni ddefnyddiwyd ei werth.
    .hint = Llenwch ef ar y ddalen Event neu Events.
repeated-setting = Mae { $key } wedi’i osod eisoes yn llinell { $first }; ni ddefnyddiwyd yr ail werth hwn.
    .hint = Dilëwch un o’r ddau.
repeated-setting_given-twice = Mae { $key } wedi’i osod ddwywaith.
    .hint = Rhowch ef unwaith.
setting-blank = Mae { $key } wedi’i osod heb werth.
    .hint = Ysgrifennwch ei werth, neu dilëwch y llinell.
setting-unfit = Ni all { $key } fod yn { $what }.
    .hint = Ysgrifennwch un gwerth: testun mewn dyfynodau, rhif, diwrnod megis 2026-09-01, true neu false.
setting-awaited = Mae’r gystadleuaeth yn cymryd { $key } o’r gosodiadau, ond ni ellir darllen y gwerth yno ({ $from }).
    .hint = Cywirwch ef yno, neu llenwch { $key } yma.
picture-unreadable = { $key }: nid yw “{ $file }” ar y tystysgrifau: { $why }.
    .hint = Rhowch enw ffeil PNG, JPEG neu SVG yn ffolder palmares.toml neu islaw. Mewn SVG, trowch destun yn llwybrau.
key-unreadable = Allwedd lofnodi: ni all “{ $file }” lofnodi tystysgrifau: { $why }. Nid oes codau arnynt.
    .hint = Rhowch y ffeil a wnaed gan palmares key, yn ffolder palmares.toml neu islaw, neu ar y llinell orchymyn gyda --set.
list-unreadable = Nid yw’r rhestr chwaraewyr “{ $file }” yn rhoi enwau: { $why }.
    .hint = Rhowch restr â rhifau ac enwau, neu â defnyddwyr, enwau a rhifau, yn ffolder palmares.toml neu islaw; wrth ymyl monday.csv ei henw yw monday.names.csv.
outside-season = Mae’r gystadleuaeth ar { $date }, y tu allan i’r tymor o { $first } i { $last }.
    .hint = Gwiriwch y dyddiad; mae’r gosodiad First day yn dweud pryd y mae’r tymor yn dechrau.
trf-encoding_encoding = Nid UTF-8 yw’r testun; fe’i darllenwyd fel Windows-1252 (Gorllewin Ewrop).
    .hint = Gwiriwch enwau ag acenion. Os ydynt yn anghywir, cadwch y ffeil eto fel UTF-8.
trf-no-players_no-players = Nid oes chwaraewyr yn y Tournament Report File hwn: { $why }.
    .hint = Allforiwch y ffeil eto o’r rhaglen baru; llinell sy’n dechrau â 001 yw pob chwaraewr.
trf-kept_kept = Wedi’i gadw, ond heb ei ddefnyddio: { $what }.
    .hint = Nid oes angen gwneud dim oni bai bod y trefniant yn dibynnu arno.
trf-teams_teams = Mae timau yn y ffeil (o linell { $line } ymlaen), ond nid yw’r gemau’n ffurfio gornestau tîm; ymdrinnir â phob chwaraewr fel unigolyn.
    .hint = Mae angen canlyniadau tîm i drefnu timau; allforiwch y rheini o’r rhaglen baru.
trf-line_line = Ni ellir darllen rhan o’r llinell hon: { $why }.
    .hint = Allforiwch y ffeil eto o’r rhaglen baru, neu cywirwch golofnau’r llinell.
trf-shifted_shifted = Ar ôl yr enw, mae’r colofnau’n rhy bell i’r { $side } ({ $by }); fe’u darllenwyd yno.
    .hint = Nid oes angen gwneud dim os yw’r enw, y radd a’r canlyniadau’n gywir.
    .side =
        { $leftwards ->
            [yes] chwith
           *[no] dde
        }
trf-record_record = Ni ellir defnyddio’r cofnod { $code }: { $why }.
    .hint = Cywirwch y cofnod, neu tynnwch ef os nad oes dim yn dibynnu arno.
trf-bye-without-letter_byes-without-letter = Bei heb lythyren, fel yr ysgrifennai ffeiliau cyn 2016: { $count }. Darllenwyd + fel bei’r trefniant, 1 fel bei pwynt llawn, = fel bei hanner pwynt, - a 0 fel bei y gofynnwyd amdano heb bwyntiau.
    .hint = Rhowch eu llythrennau (U, F, H, Z) iddynt os bei arall oedd un ohonynt.
trf-other-system_other-system = Ni threfnir unrhyw rownd o’r ffeil: { $why }. Darllenwyd ei chanlyniadau.
    .hint = Trefnwch â rhaglen sydd â’r system honno. Os yw’r cofnod yn anghywir, cywirwch ef; mae check yn cymharu’r safleoedd beth bynnag.
trf-not-counted_not-counted = Ni chyfrifir y cofnod { $code }: { $what }.
    .hint = Mae’r sgoriau’n dilyn o’r canlyniadau; cymharwch y safleoedd.
trf-number-twice_number-twice = Mae rhif chwaraewr { $number } eisoes yn llinell { $first }; gadawyd y llinell hon allan.
    .hint = Rhowch rif gwahanol i bob chwaraewr.
trf-numbers-missing_numbers-missing = Mae rhifau ar goll ymhlith y chwaraewyr: { $numbers }. Trefnir y lliwiau heb eu cyfrif.
    .hint = Nid oes angen gwneud dim os tynnodd y chwaraewyr hynny’n ôl cyn y rownd gyntaf.
trf-unknown-opponent_unknown-opponent = Rhif { $opponent } yw’r gwrthwynebydd yn rownd { $round }, ond nid oes chwaraewr o’r fath.
    .hint = Cywirwch y gwrthwynebydd, neu ychwanegwch linell y chwaraewr.
trf-meets-itself_meets-itself = Yn rownd { $round } y chwaraewr yw ei wrthwynebydd ei hun.
    .hint = Cywirwch y gwrthwynebydd; 0000 yw gwrthwynebydd bei.
trf-opponents-disagree_opponents-disagree = Yn rownd { $round } mae’r chwaraewr yn cwrdd â { $opponent }, ond { $opponent } { $other } yno.
    .hint = Cywirwch y llinell anghywir.
trf-two-results_two-results = Mae dau ganlyniad i gêm rownd { $round } yn erbyn { $opponent }: { $own } yma, { $others } yno.
    .hint = Cywirwch y llinell anghywir.
trf-no-result_no-result = Nid oes canlyniad i gêm rownd { $round } yn erbyn { $opponent }. Nes y bydd, mae’n cyfrif fel gêm gyfartal wrth drefnu rowndiau diweddarach, ac nid yw’n sgorio dim.
    .hint = Rhowch y canlyniad i mewn, a threfnwch eto.
trf-drawn-already_drawn-already = Mae rownd { $round } wedi’i threfnu yn y ffeil ond nid oes canlyniadau iddi; anwybyddwyd y trefniant hwnnw.
    .hint = Rhowch y canlyniadau i mewn i drefnu’r rownd nesaf.
trf-points_points = Mae’r ffeil yn rhoi { $typed }, ond mae canlyniadau { $played } yn rhoi { $counted } o bwyntiau; y canlyniadau sy’n cyfrif.
    .hint = Cywirwch y canlyniadau neu’r pwyntiau. Mewn cofnod 162 neu XXS y mae pwyntiau eraill am ennill neu gêm gyfartal yn perthyn.
    .played =
        { $rounds ->
            [one] y rownd a chwaraewyd
           *[other] y { $rounds } o rowndiau a chwaraewyd
        }
trf-place_place = { $typed } yw’r safle; yn ôl { $by } { $place } yw: { $values }.
    .hint = Cywirwch y safle, y canlyniadau, neu’r rhestr o ddulliau gwahanu (202, 212).
trf-places-not-compared_places-not-compared = Ni chymharwyd safleoedd y ffeil â’i chanlyniadau: { $why }.
    .hint = I’w gwirio, ychwanegwch y safleoedd neu’r canlyniadau sydd ar goll a rhedwch check eto.
trf-places-not-compared_places-partly-compared = Cymharwyd y safleoedd yn ôl { $by } yn unig: { $why }.
    .hint = Gwiriwch eich hun drefn y rhai sy’n gyfartal wedyn, neu cywirwch y rhestr o ddulliau gwahanu (202, 212).
trf-more-rounds_more-rounds = Mae { $rounds } o rowndiau yn y ffeil: mwy na { $why }.
    .hint = Gwiriwch nifer y rowndiau (142, XXR); dim ond unwaith y gall chwaraewyr gyfarfod.
usebio-damaged = Mae’r ffeil USEBIO wedi’i difrodi neu’n anghyflawn (llinell { $line }: { $why }).
    .hint = Allforiwch y ffeil eto o’r rhaglen sgorio, neu gofynnwch amdani eto.
usebio-encoding = Ni ddarllenwyd y ffeil USEBIO oherwydd: { $why }.
    .hint = Allforiwch y ffeil eto o’r rhaglen sgorio, fel UTF-8 os gallwch ddewis.
usebio-left-out = Gadawyd allan, am na all ffurflen ei gynnwys: { $what } (elfennau: { $count }, o linell { $line } ymlaen).
    .hint = Nid oes angen gwneud dim oni bai bod y canlyniad yn dibynnu arno; cadwch y ffeil os oes ei hangen arnoch.
usebio-version = Y ffeil USEBIO { $names }; fe’i darllenwyd fel fersiwn 1.3.
    .hint = Gwiriwch y cofrestriadau a’r canlyniadau yn erbyn y rhaglen sgorio.
    .names =
        { $version ->
            [0] – nid yw’n rhoi fersiwn
           *[other] – fersiwn “{ $version }”
        }
bundle-damaged = Nid bwndel cyfan yw hwn: { $why }.
    .hint = Gofynnwch am y bwndel eto; mae palmares bundle yn gwneud un.
bundle-too-large = Ni ddadbaciwyd y bwndel: { $why }.
    .hint = Gofynnwch am ffurflenni’r tymor yn lle hynny, a rhedwch palmares arnynt.
bundle-name_name-outside = Mae’r bwndel yn enwi “{ $name }”, nad yw y tu mewn i’r bwndel. Ni ddadbaciwyd dim.
    .hint = Nid yw palmares yn ysgrifennu bwndel o’r fath; gofynnwch pwy a’i hanfonodd.
bundle-entry-missing_entry-missing = Mae’r bwndel yn rhestru’r ffeil hon, ond nid yw ynddo.
    .hint = Gofynnwch am y bwndel eto.
bundle-entry-changed_entry-changed = Nid y ffeil hon yn y bwndel yw’r un a roddwyd ynddo: { $why }.
    .hint = Gofynnwch am y bwndel eto; rhestrir yr hyn a ddylai fod ynddo yn bundle.json.
bundle-entry-unlisted_entry-unlisted = Mae’r ffeil hon yn y bwndel, ond nid yw’n ei rhestru.
    .hint = Nid yw palmares yn ysgrifennu bwndel o’r fath; gofynnwch pwy a’i hychwanegodd.
bundle-version_other-version = Gwnaed y rhediad gan palmares { $theirs }, a { $ours } yw hwn.
    .hint = Lle mae’r ddau’n wahanol, mae CHANGELOG.md yn dweud dan Results beth a newidiodd.
bundle-not-computed_not-computed = Ni ellir cyfrifo’r tymor o’r bwndel: { $why }.
    .hint = Gwiriwch fod y bwndel wedi’i wneud o holl ffurflenni a ffeiliau’r rhediad.
bundle-differs_file-differs = Nid yw’r ffeil hon o’r rhediad yn dod allan fel y mae’r bwndel yn dweud: { $how }.
    .hint = Naill ai newidiwyd cynnwys y bwndel wedyn, neu rhaglen arall yw hon.
bundle-run-changed_run-changed = Newidiwyd neu tynnwyd y ffeil hon ers i’r rhediad ei hysgrifennu.
    .hint = Rhedwch palmares eto i’r ffolder, yna gwnewch y bwndel.
bundle-run-differs_run-differs = Nid yw’r ffeil hon o’r rhediad yn dod allan o’r ffurflenni hyn: { $how }.
    .hint = Rhowch y ffurflenni, y gosodiadau a’r templedi y gwnaed y rhediad â nhw, neu rhedwch palmares eto, yna gwnewch y bwndel.
file-unreadable = Ni ellid agor y ffeil: { $why }.
    .hint = Gwiriwch fod gennych ganiatâd, ac nad yw’n agored mewn rhaglen arall nac yn dal i gael ei chopïo.
folder-unreadable = Ni ellid agor y ffolder “{ $folder }”: { $why }. Ni ddarllenwyd ei ffurflenni.
    .hint = Gwiriwch ei bod yn bodoli a bod gennych ganiatâd i’w hagor.
file-left-out = Nid llyfr gwaith yw hwn ({ $kind }) ac ni ddarllenwyd ef.
    .hint = Ffeiliau .xlsx, .xlsm, .xls, .xlsb neu .ods, neu ganlyniadau USEBIO (.xml), yw ffurflenni. Os oes cofrestriadau neu ganlyniadau ynddo, rhedwch palmares adopt arno. Ar gyfer Tournament Report File (.trf), defnyddiwch palmares import trf.
workbook-left-out_workbook-misnamed = Llyfr gwaith yw’r ffeil hon, ond nid yw ei henw’n dweud hynny. Ni ddarllenwyd hi, ac nid oes dim ynddi’n cyfrif.
    .hint = Os ffurflen yw, ailenwch hi fel bod ei henw’n gorffen â .{ $ending }. Os copi yw, symudwch hi allan o’r ffolder hon.
workbook-left-out_workbook-as-text = Llyfr gwaith wedi’i gadw fel testun (XML) yw’r ffeil hon. Ni ddarllenwyd hi, ac nid oes dim ynddi’n cyfrif.
    .hint = Os ffurflen yw, agorwch hi yn Excel neu LibreOffice a’i chadw fel .xlsx. Os copi yw, symudwch hi allan o’r ffolder hon.
workbook-left-out_workbook-hidden = Llyfr gwaith yw’r ffeil hon, ond mae ei henw’n dechrau â dot, fel ffeil gudd. Ni ddarllenwyd hi, ac nid oes dim ynddi’n cyfrif.
    .hint = Os ffurflen yw, tynnwch y dot o’i henw. Os copi yw, symudwch hi allan o’r ffolder hon.
workbook-left-out_workbooks-in-archive = Yn yr archif hon mae { $files }. Ni ddarllenir archifau, ac nid oes dim ynddi’n cyfrif.
    .hint = Os oes ffurflenni ynddi, dadbaciwch hi yn y ffolder hon a symudwch yr archif i rywle arall. Os copïau ydynt, symudwch hi allan o’r ffolder hon.
    .files =
        { $count ->
            [one] “{ $first }”
           *[other] { $count } o ffeiliau ag enwau ffurflenni, megis “{ $first }”
        }
settings-misnamed = Mae enw’r ffeil hon bron yr un fath â palmares.toml, ffeil gosodiadau ffolder. Ni ddarllenwyd hi, ac nid oes dim ynddi’n cyfrif.
    .hint = Os dylai’r gosodiadau gyfrif, ailenwch hi’n palmares.toml, mewn llythrennau bach a heb ail estyniad (gall Windows guddio un). Os copi yw, symudwch hi allan o’r ffolder hon.
amendment-among-returns = Mae’r diwygiad hwn gan palmares diff ymhlith y ffurflenni, lle nad yw’n cywiro dim.
    .hint = Rhowch ef i palmares reconcile ynghyd â ffolder y ffurflenni. Os gwnaed hynny, symudwch ef allan o’r ffolder hon.
other-program = Nid yw palmares yn darllen hwn: { $what }.
    .hint = { $instead }
open-elsewhere = Mae’r llyfr gwaith ar agor yn { $by }; ni ddarllenir newidiadau heb eu cadw.
    .hint = Cadwch ef a’i gau, yna cysonwch eto.
link-followed = Dolen yw hon; darllenwyd “{ $to }”.
    .hint = Nid oes angen gwneud dim os yw hynny’n fwriadol.
folder-passed-over_passed-over = Hepgorwyd “{ $folder }”: { $why }.
    .hint = Ni ddarllenwyd unrhyw ffurflenni ynddi. Rhowch ffolder y ffurflenni ei hun, heb ddolenni i ffolderi’r system a ffeiliau eraill.
folder-passed-over_rest-passed-over = Hepgorwyd gweddill “{ $folder }”: { $why }.
    .hint = Efallai na ddarllenwyd rhai ffurflenni. Rhowch ffolder y ffurflenni ei hun, heb ddolenni i ffolderi’r system a ffeiliau eraill.
read-elsewhere = Yr un ffeil yw hon â { $other }; honno a ddarllenwyd.
    .hint = Nid oes angen gwneud dim. Mae’n cyfrif unwaith.
return-in-output = Ni ddarllenwyd y llyfr gwaith hwn: fe’i hychwanegwyd at ffolder a ysgrifennodd palmares.
    .hint = Os ffurflen yw, symudwch ef i ffolder y ffurflenni.
marker-alone = Mae’r ffeil .palmares, sy’n nodi allbwn palmares, yn y ffolder hon, ond dim allbwn. Darllenwyd ei ffurflenni.
    .hint = Dilëwch y ffeil .palmares ohoni.
round-not-written_round-kind = Ni ysgrifennwyd y rownd: dim ond at lyfrau gwaith .xlsx ac .xlsm â dalennau ffurflen y gellir ychwanegu rowndiau.
    .hint = Cadwch ef fel .xlsx, neu ewch ymlaen â’r copi y mae palmares run FILE --out DIR yn ei ysgrifennu i DIR/returns.
round-not-written_round-refused = Ni ysgrifennwyd y rownd: ni ellir ychwanegu dim at y llyfr gwaith hwn ({ $why }).
    .hint = Ewch ymlaen â’r copi y mae palmares run FILE --out DIR yn ei ysgrifennu i DIR/returns.
round-not-written_round-read-otherwise = Ni ysgrifennwyd y rownd: nid oes colofn iddi ar ddalen rowndiau’r gystadleuaeth { $event }.
    .hint = Ychwanegwch y colofnau sydd ar goll: Event (os oes sawl un), Round, Table a’r ddwy ochr.
round-not-written_round-not-replaced = Ni ysgrifennwyd y rownd: { $why }.
    .hint = Ni newidiwyd y llyfr gwaith.
changes-not-understood = Ni phrofwyd dim: { $why }.
    .hint = Ysgrifennwch newidiadau fel “12 withdraws; board 3 = 0-1; new entry Nia Colter 1850”, wedi’u gwahanu â hanner colon; mae docs/draws.md yn eu rhestru i gyd.
plan-unusable = Ni ddefnyddiwyd y cynllun: { $why }.
    .hint = Gwnewch ef eto â palmares plan dros yr un ffurflenni, a defnyddiwch yr un --rules a --set ym mhob cam.
part-unusable = Ni chyfunwyd dim: { $why }.
    .hint = Rhowch ffolder pob rhan o’r cynllun, unwaith yr un. Os yw rhan ar goll, yn anghyflawn neu o fersiwn arall, rhedwch hi eto â palmares run --plan.
csv-unfit = Ni ysgrifennwyd cystadleuaeth { $event } fel CSV ar gyfer gwefannau clybiau: { $why }.
    .hint = { $instead }.
    .instead =
        { $instead ->
            [0] Anfonwch y ffurflen ei hun
           *[other] Defnyddiwch palmares export { $instead }, sy’n gallu dal cystadlaethau o’r fath
        }
event-not-exported = Nid oes ffeil i gystadleuaeth { $event }: { $unfit }.
    .hint = Dewiswch fath arall o ffeil; mae palmares export --help yn eu rhestru, gyda’r cystadlaethau y maent ar eu cyfer.
event-not-exported_no-round-exported = Nid oes ffeil i gystadleuaeth { $event }: nid oes rownd wedi ei chwarae eto.
    .hint = Rhowch ganlyniadau rownd i mewn ac allforiwch eto.
credit-left-out = { $why }; gadawyd allan o’r ffeiliau.
    .hint = Cywirwch y rhif ar y ddalen Entries, ac allforiwch eto.
nobody-credited = Nid oes gan neb bwyntiau o’r mathau i’w credydu, felly nid ysgrifennwyd ffeil.
    .hint = Dywedwch pa fathau i’w credydu gyda --points, megis --points local=green.
upload-columns-unknown = Nid oes colofnau i’r rhestr aelodau: { $why }.
    .hint = Ysgrifennwch "Upload columns" = "Member No = number; Points = local" yn palmares.toml, neu rhowch --columns.
quotas-not-checked = Nid yw allbwn rhediad yn cynnwys pencampwriaethau, trwyddedau na lleoliadau, felly ni wiriwyd cwotâu’r trefnwyr.
    .hint = Defnyddiwch y ffurflenni eu hunain; mae palmares run yn gwirio cwotâu hefyd.

# Phrases within sentences, by their English words

phrase-0-or-more = 0 neu fwy
phrase-1-match = 1 gornest
phrase-1-section = 1 adran
phrase-2-complete-tables = 2 fwrdd llawn
phrase-3-complete-tables = 3 bwrdd llawn
phrase-3-complete-teams = 3 tîm cyflawn
phrase-5-complete-tables = 5 bwrdd llawn
phrase-a-bye = bei
phrase-a-club-event-with-the-permission-of-its-area = cystadleuaeth clwb gyda chaniatâd ei ardal
phrase-a-division-of-an-area-s-league-above-the-lowest = adran o gynghrair ardal uwchlaw’r isaf
phrase-a-document-of-another-program = dogfen rhaglen arall
phrase-a-file-of-chess-games = ffeil o gemau gwyddbwyll
phrase-a-file-of-hands-for-a-dealing-machine = ffeil o ddwylo ar gyfer peiriant rhannu
phrase-a-file-that-icloud-has-not-downloaded-to-this-computer = ffeil nad yw iCloud wedi’i lawrlwytho i’r cyfrifiadur hwn
phrase-a-four-winner-individual-event = gystadleuaeth unigolion â phedwar enillydd
phrase-a-hand-is-missing-or-is-not-written-as-kq76-a72-753-975 = mae llaw ar goll neu heb ei hysgrifennu fel KQ76.A72.753.975
phrase-a-ladder-cannot-be-one = ni all ysgol fod yn un
phrase-a-licensed-event-is-never-a-championship = nid yw cystadleuaeth drwyddedig byth yn bencampwriaeth
phrase-a-lin-file-of-hands-and-play-of-bridge-base-online = ffeil LIN o ddwylo a chwarae Bridge Base Online
phrase-a-link-to-a-sheet-of-google-not-the-sheet-itself = dolen i ddalen Google, nid y ddalen ei hun
phrase-a-list = rhestr
phrase-a-list-of-something-other-than-names = rhestr o rywbeth heblaw enwau
phrase-a-mailbox = blwch post
phrase-a-maximum-of-max-is-a-whole-number-per-board-with-meant = mae uchafswm o { $max } yn rhif cyfan y llaw gyda { $meant }
phrase-a-minor-championship-is-not-the-one-that-the-area-nominates = nid pencampwriaeth lai yw’r un y mae’r ardal yn ei henwebu
phrase-a-number-that-is-not-decimal = rhif nad yw’n ddegol
phrase-a-packed-archive = archif wedi’i phacio
phrase-a-packed-file = ffeil wedi’i phacio
phrase-a-pdf = PDF
phrase-a-plain-text-file = ffeil testun plaen
phrase-a-qualifying-round-was-played-by-fewer-than-teams-teams = chwaraewyd rownd ragbrofol gan lai na { $teams } o dimau
phrase-a-single-winner-individual-event = gystadleuaeth unigolion ag un enillydd
phrase-a-single-winner-pairs-event = gystadleuaeth parau ag un enillydd
phrase-a-special-event-of-an-area = cystadleuaeth ardal o’r math { $special }
phrase-a-spreadsheet-of-apple-numbers = taenlen Apple Numbers
phrase-a-table = dabl
phrase-a-table-decides-who-meets-whom = tabl sy’n penderfynu pwy sy’n cwrdd â phwy
phrase-a-team-that-lost-a-repechage-final = tîm a gollodd Repechage Final
phrase-a-teams-event = gystadleuaeth timau
phrase-a-text-document = dogfen destun
phrase-a-two-winner-pairs-event = gystadleuaeth parau â dau enillydd
phrase-a-web-page = tudalen we
phrase-a-weekend = penwythnos
phrase-a-youth-finalist = un o dimau ffeinal Youth
phrase-about-a-hundred-times = tua chan gwaith
phrase-about-a-hundredth-of = tua chanfed ran o
phrase-about-a-tenth-of = tua degfed ran o
phrase-about-a-thousand-times = tua mil gwaith
phrase-about-ten-times = tua deg gwaith
phrase-above-0-and-at-most-1 = fwy na 0 ac 1 ar y mwyaf
phrase-all-count-sessions = pob un o’r { $count } sesiwn
phrase-all-members-of-the-area = holl aelodau’r ardal
phrase-all-members-of-the-union = holl aelodau’r undeb
phrase-an-acblscore-file = ffeil ACBLscore
phrase-an-acblscore-game-file = ffeil gêm ACBLscore
phrase-an-archive-of-other-files = archif o ffeiliau eraill
phrase-an-e-mail = e-bost
phrase-an-event-of-national-status = cystadleuaeth o statws cenedlaethol
phrase-an-invitation-event-at-least-share-of-the-entry-from-outside = cystadleuaeth trwy wahoddiad, o leiaf { $share } o’r cofrestriadau o’r tu allan
phrase-an-invitation-event-less-than-share-of-the-entry-from-outside = cystadleuaeth trwy wahoddiad, llai na { $share } o’r cofrestriadau o’r tu allan
phrase-an-invitation-event-one-entry-for-each-body = cystadleuaeth trwy wahoddiad, un cofrestriad i bob corff
phrase-an-xml-file = ffeil XML
phrase-another-player-has-this-name = mae chwaraewr arall â’r enw hwn
phrase-any-board = unrhyw fwrdd
phrase-any-match = unrhyw ornest
phrase-anyone = unrhyw un
phrase-as-given = fel y rhoddwyd
phrase-as-if-they-had-not-been-played = fel pe na baent wedi’u chwarae
phrase-as-many-rows-as-the-one-under = cynifer o resi â’r un o dan
phrase-ask-the-club-for-the-file-again-pictures-and-text-boxes-on-a-sheet-cannot-be-read = Gofynnwch i’r clwb am y ffeil eto: ni ellir darllen lluniau a blychau testun ar ddalen.
phrase-ask-the-club-for-the-sheet-with-its-results-or-leave-the-file-out = Gofynnwch i’r clwb am y ddalen gyda’i chanlyniadau, neu gadewch y ffeil allan.
phrase-at-most-a-million-with-at-most-six-decimals = filiwn ar y mwyaf, â chwe lle degol ar y mwyaf
phrase-awards-which-palmares-works-out-itself = dyfarniadau, y mae palmares yn eu cyfrifo ei hun
phrase-blank = yn wag
phrase-board-board = llaw { $board }
phrase-board-table-sides = bwrdd { $table } ({ $sides })
phrase-boards-compared = o ddwylo wedi’u cymharu
phrase-boards-of-average-plus = o ddwylo average plus
phrase-boards-per-match-says-each = mae Boards per match yn dweud { $each }
phrase-but-each-contestant-has-one-score-for-all-typed-sessions = ond un sgôr sydd gan bob cystadleuydd am y { $typed } sesiwn
phrase-but-results-counted-is-counted = ond { $counted } yw Results counted
phrase-by-lot-seed-seed-sparing-those-who-have-already-stood-down = trwy goelbren (hedyn { $seed }), gan arbed y rhai a safodd allan eisoes
phrase-can-be-a-fraction-a-date-or-two-figures = gall fod yn ffracsiwn, yn ddyddiad neu’n ddau rif
phrase-column-column = colofn { $column }
phrase-contestant = gystadleuydd
phrase-count-matches = { $count } o ornestau
phrase-count-rounds = { $count } o rowndiau
phrase-count-sections = { $count } adran
phrase-count-sessions = { $count } o sesiynau
phrase-counted-as-present-from-the-first-round = cyfrifir fel yn bresennol o’r rownd gyntaf
phrase-counted-as-withdrawn-after-the-last-game = cyfrifir fel wedi tynnu’n ôl ar ôl y gêm olaf
phrase-date-of-birth = dyddiad geni
phrase-dates-of-birth = dyddiadau geni
phrase-different-contestants-from = cystadleuwyr gwahanol i
phrase-digits-only = digidau yn unig
phrase-download-the-results-of-the-tournament-as-csv-or-put-the-hands-beside-a-session-of-the-same-name-as-pbn = Lawrlwythwch ganlyniadau’r twrnamaint fel CSV, neu rhowch y dwylo fel PBN wrth ymyl sesiwn o’r un enw.
phrase-each-row-is-a-single-cell-so-names-and-scores-cannot-be-told-apart = un gell yw pob rhes, felly ni ellir gwahanu enwau a sgoriau
phrase-earlier-stages-do-not-count-for-invited-contestants = nid yw camau cynharach yn cyfrif i gystadleuwyr gwadd
phrase-earlier-stages-were-run-by-other-bodies = cyrff eraill a gynhaliodd y camau cynharach
phrase-east = Dwyrain
phrase-empty = ffeil wag
phrase-entered-as-one-who-played-in-the-final-of-another-area = cofrestrwyd fel un a chwaraeodd yn ffeinal ardal arall
phrase-equal-of-all-boards-have-the-same-results = mae gan { $equal } o { $all } o ddwylo yr un canlyniadau
phrase-equal-of-all-contestants-have-the-same-score = mae gan { $equal } o { $all } o gystadleuwyr yr un sgôr
phrase-equal-of-all-contestants-have-the-same-score-in-whole-numbers = mae gan { $equal } o { $all } o gystadleuwyr yr un sgôr mewn rhifau cyfan
phrase-event-id = cystadleuaeth { $id }
phrase-event-id-of-path = cystadleuaeth { $id } o { $path }
phrase-event-id-of-this-workbook = cystadleuaeth { $id } yn y llyfr gwaith hwn
phrase-excel-has-no-such-date = nid oes dyddiad o’r fath yn Excel
phrase-export-the-game-from-acblscore-as-pbn-or-as-text-with-the-results = Allforiwch y gêm o ACBLscore fel PBN neu fel testun gyda’r canlyniadau.
phrase-export-the-tournament-as-a-tournament-report-file-trf = Allforiwch y twrnamaint fel Tournament Report File (.trf).
phrase-far-above = ymhell uwchlaw
phrase-federations-of-players = ffederasiynau chwaraewyr
phrase-first-or-last = { $first } neu { $last }
phrase-folders-are-nested-more-than-most-deep = mae’r ffolderi’n nythu’n ddyfnach na { $most }
phrase-for-members = i aelodau
phrase-game-round-round = { $game } (rownd { $round })
phrase-game-rounds-rounds = { $game } (rowndiau { $rounds })
phrase-grades-of-players = graddau chwaraewyr
phrase-group = grŵp
phrase-had-what-but-the-minimum-is-least = { $had } { $what }, ond { $least } yw’r lleiafswm
phrase-has-no-forename = nid oes enw cyntaf
phrase-has-no-games-between-two-players-which-a-tournament-report-file-needs-for-a-chess-team-match-give-each-board-its-own-row = nid oes ynddi gemau rhwng dau chwaraewr, sydd eu hangen ar Tournament Report File; mewn gornest wyddbwyll i dimau, rhowch ei res ei hun i bob bwrdd
phrase-has-no-games-of-diplomacy = nid oes ynddi gemau Diplomacy
phrase-has-no-page = nid oes tudalen
phrase-is-not-rated-as-rated-says = nid yw’n cyfrif at sgôr, fel y dywed Rated
phrase-is-not-a-tournament-of-single-players = nid twrnamaint i unigolion yw hwn
phrase-has-no-players-with-ratings-of-fide-which-title-norms-need = nid oes ynddi chwaraewyr â gradd FIDE, sydd eu hangen ar gyfer normau teitl
phrase-has-something-other-than-small-letters-digits-and-hyphens = mae ynddo rywbeth heblaw llythrennau bach, digidau a chysylltnodau
phrase-holds-more-than-a-name = mae’n dal mwy nag enw
phrase-home-to-away = { $home } i { $away }
phrase-how-to-reach-people = manylion cyswllt
phrase-if-it-has-returns-attached-save-them-in-this-folder = Os oes ffurflenni ynghlwm, cadwch nhw yn y ffolder hon.
phrase-if-it-holds-returns-unpack-it-in-this-folder = Os oes ffurflenni ynddi, dadbaciwch hi yn y ffolder hon.
phrase-if-it-is-a-return-export-it-from-numbers-as-an-excel-workbook-xlsx = Os ffurflen yw hi, allforiwch hi o Numbers fel llyfr gwaith Excel (.xlsx).
phrase-if-it-is-a-return-open-it-and-download-it-as-an-excel-workbook-xlsx = Os ffurflen yw hi, agorwch hi a’i lawrlwytho fel llyfr gwaith Excel (.xlsx).
phrase-if-it-is-a-return-open-it-once-to-download-it-then-run-again = Os ffurflen yw hi, agorwch hi unwaith i’w lawrlwytho, yna rhedwch eto.
phrase-if-it-is-a-return-or-holds-returns-unpack-it-in-this-folder = Os ffurflen yw hi, neu os oes ffurflenni ynddi, dadbaciwch hi yn y ffolder hon.
phrase-if-it-is-an-event-put-the-names-in-a-column-headed-names-name-or-team-if-not-leave-the-file-out = Os cystadleuaeth yw hi, rhowch yr enwau mewn colofn â’r pennawd Names, Name neu Team; os nad e, gadewch y ffeil allan.
phrase-if-they-have-returns-attached-save-them-in-this-folder = Os oes ffurflenni ynghlwm, cadwch nhw yn y ffolder hon.
phrase-in-field = {" "}yn { $field }
phrase-is-a-percentage-but-points-never-are = canran yw, ac nid yw pwyntiau byth felly
phrase-is-empty = mae’n wag
phrase-is-longer-than-40-signs = mae’n hwy na 40 arwydd
phrase-is-missing-a-part-that-the-others-have = mae rhan sydd gan y lleill ar goll
phrase-is-not-a-bridge-event-and-usebio-has-no-type-for-it = nid cystadleuaeth bridge yw hi, ac nid oes gan USEBIO fath ar ei chyfer
phrase-is-that-of-another-rule-book = mae’n perthyn i lyfr rheolau arall
phrase-is-the-third-name-in-a-pair = hwn yw’r trydydd enw mewn pâr
phrase-it-belongs-to-the-operating-system = mae’n perthyn i’r system weithredu
phrase-it-cannot-be-a-major-championship-why = ni all fod yn brif bencampwriaeth: { $why }
phrase-it-enters-category-category = mae’n cystadlu yn y categori { $category }
phrase-it-has-errors = mae gwallau ynddi
phrase-it-has-fewer-than-36-boards = mae llai na 36 o ddwylo ynddi
phrase-it-has-games-between-two-players = mae ynddi gemau rhwng dau chwaraewr
phrase-it-has-games-of-diplomacy-or-board-games = mae ynddi gemau Diplomacy neu gemau bwrdd
phrase-it-has-neither-results-nor-the-people-who-played = nid oes ynddi ganlyniadau na chwaraewyr
phrase-it-holds-more-than-most-files-and-folders = mae ynddi fwy na { $most } o ffeiliau a ffolderi
phrase-it-holds-more-than-most-files-and-folders-in-all = mae ynddi fwy na { $most } o ffeiliau a ffolderi i gyd
phrase-it-is-a-link-to-a-folder-that-contains-the-one-you-gave = dolen yw i ffolder sy’n cynnwys yr un a roesoch
phrase-it-is-hidden-in-excel = mae wedi’i chuddio yn Excel
phrase-it-is-not-a-result-against-a-number-in-this-table = nid canlyniad yn erbyn rhif yn y tabl hwn yw hyn
phrase-it-is-not-a-round = nid rownd yw hynny
phrase-it-is-not-a-way-of-writing-a-game = nid fel hyn yr ysgrifennir gêm
phrase-it-is-not-open-to-all-members = nid yw’n agored i bob aelod
phrase-it-is-not-the-result-of-a-game = nid canlyniad gêm yw hyn
phrase-it-is-not-written-as-day-month-year = nid yw wedi’i ysgrifennu fel diwrnod/mis/blwyddyn
phrase-it-is-only-a-number = rhif yn unig ydyw
phrase-it-is-only-one-name = un enw yn unig ydyw
phrase-it-is-scored-in-unit-and-other-in-others = fe’i sgorir mewn { $unit }, a { $other } mewn { $others }
phrase-it-lists-prizes-which-do-not-belong-in-a-return = mae’n rhestru gwobrau, nad ydynt yn perthyn i ffurflen
phrase-it-was-ranked-with-handicaps-and-the-scores-without-handicap-are-missing = fe’i gosodwyd mewn trefn â handicap, ac mae’r sgoriau heb handicap ar goll
phrase-its-layout-cannot-hold-line-ups = ni all ei chynllun ddal trefn y timau
phrase-its-layout-has-only-pairs-and-individuals-without-matches = dim ond parau ac unigolion, heb ornestau, sydd yn ei chynllun
phrase-its-own-tables-are-fewer-than-the-premier-final-s-premier = mae ei { $own } o fyrddau’n llai na’r { $premier } yn y brif ffeinal
phrase-its-players-are-not-both-members-of-one-such-team-of = nid yw’r ddau chwaraewr yn aelodau o’r un tîm o’r fath ({ $of })
phrase-its-rule-book-gives-points-of-its-own = mae ei lyfr rheolau’n rhoi pwyntiau ei hun
phrase-its-scores-are-on-other-sheets-or-add-those-up = mae ei sgoriau ar ddalennau eraill, neu’n eu hadio
phrase-licensed-as-a-major-congress = trwyddedwyd fel prif gyngres
phrase-licensed-by-the-area-with-a-significant-entry-from-outside = trwyddedwyd gan yr ardal, gyda chyfran sylweddol o’r tu allan
phrase-licensed-by-the-area-without-a-significant-entry-from-outside = trwyddedwyd gan yr ardal, heb gyfran sylweddol o’r tu allan
phrase-licensed-who-with-a-significant-entry-from-outside = trwyddedwyd, { $who }, gyda chyfran sylweddol o’r tu allan
phrase-licensed-who-without-a-significant-entry-from-outside = trwyddedwyd, { $who }, heb gyfran sylweddol o’r tu allan
phrase-list-from-column-column-on = rhestr o golofn { $column } ymlaen
phrase-list-under-caption = rhestr o dan “{ $caption }”
phrase-master-points = pwyntiau meistr
phrase-match = gornest
phrase-match-of-the-qualifying-stage = gornest y Qualifying Stage
phrase-matches-of-the-qualifying-stage = o ornestau’r Qualifying Stage
phrase-matchpoints = pwyntiau gornest
phrase-may-hold-a-score-those-of-both-sides-have-a-number-and-no-column-has-scores = gall ddal sgôr: mae rhif gan enwau’r ddwy ochr, ac nid oes colofn â sgoriau
phrase-members-outside-the-first-division-cannot-win-it = ni all aelodau y tu allan i’r adran gyntaf ei hennill
phrase-more-than-0 = fwy na 0
phrase-more-than-most-files-and-folders-are-behind-this-link = mae mwy na { $most } o ffeiliau a ffolderi y tu ôl i’r ddolen hon
phrase-names-and-count-more = { $names } a { $count } arall
phrase-names-who-have-no-match-in-it = { $names }, nad oes ganddynt ornest ynddi
phrase-neither-tables-in-neither-final-needed-needed = { $neither } o fyrddau heb fod yn y naill ffeinal na’r llall, mae angen { $needed }
phrase-no-bye = nid oes bei
phrase-no-column-holds-names-of-players-or-teams = nid oes colofn sy’n dal enwau chwaraewyr neu dimau
phrase-no-event-was-in-that-year = nid oedd cystadleuaeth yn y flwyddyn honno
phrase-no-heading-in-this-row-says-which-column-holds-the-names = nid oes pennawd yn y rhes hon sy’n dweud pa golofn sy’n dal yr enwau
phrase-no-heading-in-this-row-says-which-column-holds-the-scores = nid oes pennawd yn y rhes hon sy’n dweud pa golofn sy’n dal y sgoriau
phrase-no-less-than-the-number-before-it = ddim llai na’r rhif o’i flaen
phrase-no-licence = Licence gwag
phrase-no-more-than-the-number-before-it = ddim mwy na’r rhif o’i flaen
phrase-no-result = gêm heb ganlyniad
phrase-no-stanza-of-the-repechage-final-that-the-team-played = dim un stanza o’r Repechage Final a chwaraeodd y tîm
phrase-nobody-in-this-table-has-that-number = nid oes gan neb yn y tabl hwn y rhif hwnnw
phrase-nobody-who-plays-was-born-in-that-year = ni aned neb sy’n chwarae yn y flwyddyn honno
phrase-north = Gogledd
phrase-not-on-the-members-sheet = heb fod ar ddalen Members
phrase-note-does-not-fit-the-result-result = nid yw “{ $note }” yn cyd-fynd â’r canlyniad { $result }
phrase-note-is-not-a-bye = nid bei yw “{ $note }”
phrase-nothing-like = yn gwbl wahanol i
phrase-numbers-of-games = niferoedd o gemau
phrase-numbers-of-players-with-fide = rhifau FIDE chwaraewyr
phrase-of-one-a-bye = { $one } (bei)
phrase-one-a-bye = { $one } (bei)
phrase-one-against-other = { $one } yn erbyn { $other }
phrase-one-and-other = { $one } a { $other }
phrase-one-other = { $one }, { $other }
phrase-one-session = un sesiwn
phrase-only-pairs-and-teams-events-can-be-nominated = dim ond cystadlaethau parau a thimau y gellir eu henwebu
phrase-open-to-non-members = agored i rai nad ydynt yn aelodau
phrase-order = drefn
phrase-pairs-may-drop-in-on-the-interstate-pairs-only = dim ond yn yr Interstate Pairs y caiff parau ymuno
phrase-pairs-may-drop-in-only-at-the-start-of-round-4-or-of-round-6 = dim ond ar ddechrau rownd 4 neu rownd 6 y caiff parau ymuno
phrase-pairs-pairs-entered-needed-needed = cofrestrodd { $pairs } o barau, mae angen { $needed }
phrase-pairs-pairs-of-both-directions = barau { $pairs } o’r ddau gyfeiriad
phrase-payments = taliadau
phrase-percentages = canrannau
phrase-played-and-deemed-deemed-boards = { $played } o ddwylo, a { $deemed } a gyfrifir
phrase-played-boards = { $played } o ddwylo
phrase-played-in-the-final-of-another-area-event = chwaraeodd yn ffeinal ardal arall, { $event }
phrase-played-in-the-final-of-another-area-event-on-date = chwaraeodd yn ffeinal ardal arall, { $event }, ar { $date }
phrase-played-matches = { $played } o ornestau
phrase-played-played-of-boards-boards-needed-needed = chwaraeodd { $played } o { $boards } o ddwylo, mae angen { $needed }
phrase-put-the-hands-beside-a-session-of-the-same-name-as-pbn = Rhowch y dwylo fel PBN wrth ymyl sesiwn o’r un enw.
phrase-rank = rheng
phrase-rating = gradd
phrase-ratings = graddau
phrase-read-again-it-would-not-have-the-same-places-and-awards = o’i darllen eto, ni fyddai’r safleoedd a’r dyfarniadau yr un fath
phrase-receiveddata-id-board-board-round-round-table-table = ReceivedData, { $id }: llaw { $board }, rownd { $round }, bwrdd { $table }
phrase-table-id-ids = { $table }, ID { $ids }
phrase-result-is-not-the-score-of-a-bye = nid sgôr bei yw { $result }
phrase-result-is-the-result-of-a-game-a-match-of-teams-has-home-score-and-away-score-or-a-row-for-each-board = canlyniad gêm yw { $result }; mae gan ornest timau Home score ac Away score, neu res i bob bwrdd
phrase-round = rownd
phrase-round-next-has-no-results-yet = nid oes canlyniadau eto yn rownd { $next }
phrase-rounds = rownd
phrase-rounds-of-boards-boards-but-they-must-have-needed = rowndiau o { $boards } o ddwylo, ond rhaid cael { $needed }
phrase-rounds-rounds-have-as-many-boards-each-with-meant = mae’r un nifer o ddwylo ym mhob un o’r { $rounds } rownd gyda { $meant }
phrase-rounds-rounds-of-of-match-boards-are-all = mae { $rounds } rownd o { $of_match } o ddwylo yn gwneud { $all }
phrase-rounds-rounds-of-them-are-more-than-the-all-of-the-event = mae { $rounds } rownd o’r fath yn fwy na { $all } y gystadleuaeth
phrase-row-row = rhes { $row }
phrase-rows-first-to-last = rhesi { $first } i { $last }
phrase-score = sgôr
phrase-score-is-more-than-boards-boards-give = mae { $score } yn fwy nag a rydd { $boards } o fyrddau
phrase-score-is-not-a-number-of-game-points-which-are-whole-or-half = nid nifer o bwyntiau gêm yw { $score }; rhai cyfan neu hanner ydynt
phrase-scores = sgoriau
phrase-scores-are-whole-numbers = rhifau cyfan yw sgoriau
phrase-scores-end-in-0 = mae sgoriau’n gorffen â 0
phrase-seat-at-table-table = { $seat } wrth fwrdd { $table }
phrase-sections-in-1-session = { $sections } mewn 1 sesiwn
phrase-sections-in-count-sessions = { $sections } mewn { $count } o sesiynau
phrase-sessions = sesiwn
phrase-shared-of-all-contestants-come-in-the-same-order = mae { $shared } o { $all } o gystadleuwyr yn yr un drefn
phrase-sheet-name = ddalen “{ $name }”
phrase-six-digits-and-a-letter-from-a-to-l-but-not-i = chwe digid a llythyren o A i L, ond nid I
phrase-something-else = rhywbeth arall
phrase-south = De
phrase-split-the-text-into-columns-in-excel-data-text-to-columns-and-write-a-heading-above-each-such-as-place-names-and-score = Rhannwch y testun yn golofnau (yn Excel: Data, Text to Columns) ac ysgrifennwch bennawd uwchben pob un, megis Place, Names a Score.
phrase-stage-had-boards-boards-but-a-stage-needs-least = { $boards } o ddwylo oedd yn { $stage }, ond mae angen { $least } mewn cam
phrase-stage-was-played-by-varying-contestants = cystadleuwyr newidiol a chwaraeodd { $stage }
phrase-stand-down-how = yn sefyll allan, { $how }
phrase-stands-down-how = yn sefyll allan, { $how }
phrase-stanza-of-the-final = stanza y Final
phrase-stanza-of-the-repechage-final = stanza y Repechage Final
phrase-stanzas-of-the-final = stanza y Final
phrase-stanzas-of-the-repechage-final = stanza y Repechage Final
phrase-stratum = haen
phrase-table-table-sides = bwrdd { $table } ({ $sides })
phrase-team-has-players-players-but-a-team-may-have-most = mae gan { $team } { $players } o chwaraewyr, ond { $most } a ganiateir mewn tîm
phrase-teams-of-size-are-not-teams-of-four = nid timau o bedwar yw timau o { $size }
phrase-teams-teams-entered-needed-needed = cofrestrodd { $teams } o dimau, mae angen { $needed }
phrase-teams-teams-played-without-a-qualifying-round = chwaraeodd { $teams } o dimau heb rownd ragbrofol
phrase-the-area-has-had-one-such-event-already-event = mae’r ardal eisoes wedi cael cystadleuaeth o’r fath, { $event }
phrase-the-board-has-no-number = nid oes rhif i’r llaw
phrase-the-boards-of-this-match-make-home-to-away-which-is-not-its-score = Mae byrddau’r ornest hon yn gwneud { $home } i { $away }, ac nid dyna ei sgôr
phrase-the-bye-of-one = fei { $one }
phrase-the-calls = y galwadau
phrase-the-cards-played = y cardiau a chwaraewyd
phrase-the-cell-holds-no-date = nid oes dyddiad yn y gell
phrase-the-chief-arbiter = y prif ddyfarnwr
phrase-the-time-control = y rheolaeth amser
phrase-the-city = y ddinas
phrase-the-count-other-events-of-this-kind-have-meant = { $meant } sydd yn y { $count } cystadleuaeth arall o’r math hwn
phrase-the-day-is-not-a-number = nid rhif yw’r diwrnod
phrase-the-draw-of-teams-takes-no-points-but-those-scored = dim ond pwyntiau a sgoriwyd sy’n cyfrif wrth drefnu timau
phrase-the-entry-says-so-under-pqp = mae’r cofrestriad yn dweud hynny dan PQP
phrase-the-event = un gystadleuaeth
phrase-the-event-at-a-general-meeting-is-not-the-major-championship-of-the-area = nid prif bencampwriaeth yr ardal yw’r gystadleuaeth mewn cyfarfod cyffredinol
phrase-the-event-had-sessions-sessions-but-must-have-needed = { $sessions } o sesiynau oedd yn y gystadleuaeth, ond rhaid cael { $needed }
phrase-the-event-has-rounds-rounds = { $rounds } o rowndiau sydd yn y gystadleuaeth
phrase-the-event-would-take-days-days = byddai’r gystadleuaeth yn cymryd { $days } o ddyddiau
phrase-the-federation-of-the-organiser = ffederasiwn y trefnydd
phrase-the-final-had-boards-boards-but-must-have-needed = { $boards } o ddwylo oedd yn y ffeinal, ond rhaid cael { $needed }
phrase-the-final-had-sessions-sessions-but-must-have-needed = { $sessions } o sesiynau oedd yn y ffeinal, ond rhaid cael { $needed }
phrase-the-final-must-be-all-play-all-but-this-has-two-winners = rhaid i bawb chwarae pawb yn y ffeinal, ond mae dau enillydd yn hon
phrase-the-final-must-be-all-play-all-but-this-is-how = rhaid i bawb chwarae pawb yn y ffeinal, ond { $how } yw hon
phrase-the-final-was-not-played-on-a-single-day = ni chwaraewyd y ffeinal ar un diwrnod
phrase-the-first-day = y diwrnod cyntaf
phrase-the-forbidden-sheet = dalen Forbidden
phrase-the-groups-sheet = dalen Groups
phrase-the-hands-are-not-thirteen-different-cards-each = nid oes tri cherdyn ar ddeg gwahanol ym mhob llaw
phrase-the-headings-are-missing-or-not-known = mae’r penawdau ar goll neu’n anhysbys
phrase-the-headings-seem-to-run-down-the-sheet-not-across-it = mae’n ymddangos bod y penawdau’n mynd i lawr y ddalen, nid ar ei thraws
phrase-the-limit-is-printed-so-and-is-that-of-novice = ; felly y printiwyd y terfyn, a therfyn Novice ydyw
phrase-the-matchpoints-fit-meant-boards = mae’r pwyntiau gornest yn cyd-fynd â { $meant } o ddwylo
phrase-the-month-cannot-be-read = ni ellir darllen y mis
phrase-the-name-of-the-tournament = enw’r twrnamaint
phrase-the-note-note-does-not-fit-the-result-result = Nid yw’r nodyn “{ $note }” yn cyd-fynd â’r canlyniad { $result }
phrase-the-note-note-does-not-fit-the-score-score = Nid yw’r nodyn “{ $note }” yn cyd-fynd â’r sgôr { $score }
phrase-the-note-note-is-on-a-row-with-two-players = Mae’r nodyn “{ $note }” ar res â dau chwaraewr
phrase-the-opponent-s-cell-is-empty = mae cell y gwrthwynebydd yn wag
phrase-the-other-events-of-the-return-end-on-last = mae cystadlaethau eraill y ffurflen yn gorffen ar { $last }
phrase-the-percentages-fit-meant-boards = mae’r canrannau’n cyd-fynd â { $meant } o ddwylo
phrase-the-row-did-not-count = ni chyfrifodd y rhes
phrase-the-row-has-one-player-only-and-why = Un chwaraewr yn unig sydd yn y rhes, ac { $why }
phrase-the-same-contestants-as = yr un cystadleuwyr â
phrase-the-sheet-is-empty = mae’r ddalen yn wag
phrase-the-stage-before-it = y cam o’i flaen
phrase-the-tables-at-which-contestants-sat = y byrddau lle’r eisteddai cystadleuwyr
phrase-the-title-says-named-boards = mae’r teitl yn dweud { $named } o ddwylo
phrase-the-year-is-not-a-number = nid rhif yw’r flwyddyn
phrase-the-year-needs-four-digits = mae angen pedwar digid yn y flwyddyn
phrase-their-matchpoints-count-as-a-share-of-their-own-top = Mae eu pwyntiau gornest yn cyfrif fel cyfran o’u brig eu hunain.
phrase-their-matchpoints-were-stretched-by-neuberg-s-formula = Estynnwyd eu pwyntiau gornest â fformiwla Neuberg.
phrase-there-is-no-such-day-in-that-month = nid oes diwrnod o’r fath yn y mis hwnnw
phrase-there-is-no-such-month-day-comes-before-month = nid oes mis o’r fath; daw’r diwrnod cyn y mis
phrase-there-is-no-such-score-with-who-vulnerable = nid oes sgôr o’r fath â { $who } yn fregus
phrase-there-is-nothing-below-this-row-of-headings = nid oes dim o dan y rhes hon o benawdau
phrase-they-are-for-events-of-an-area-not-of-a-status = i gystadlaethau ardal y maent, nid rhai â statws { $status }
phrase-they-were-scored-with-the-results-there-are = Fe’u sgoriwyd â’r canlyniadau sydd ar gael.
phrase-this-event-has-no-licence = nid oes trwydded gan y gystadleuaeth hon
phrase-this-event-was-licensed-by-an-area = ardal a drwyddedodd y gystadleuaeth hon
phrase-this-member-s-points-are-on-hold = mae pwyntiau’r aelod hwn yn aros
phrase-this-stage = y cam hwn
phrase-tie-breaks-which-palmares-works-out-itself = torri cyfartaledd, y mae palmares yn ei gyfrifo ei hun
phrase-times = amserau
phrase-turn-the-table-round-so-that-each-contestant-has-a-row-in-excel-copy-it-then-paste-special-transpose = Trowch y tabl fel bod rhes i bob cystadleuydd (yn Excel: copïo, yna Paste Special, Transpose).
phrase-two-losers = dau gollwr
phrase-typed-of-max-score = { $typed } o { $max } ({ $score } %)
phrase-up-to-seven-digits-the-last-of-which-checks-the-others = hyd at saith digid, a’r olaf yn gwirio’r lleill
phrase-vps = VPs
phrase-west = Gorllewin
phrase-what-a-side-wins = enillion ochr
phrase-what-but-it-has-no-day = { $what }, ond nid oes dyddiad iddi
phrase-what-but-its-day-is-day = { $what }, ond { $day } yw ei dyddiad
phrase-what-on-the-same-day = { $what } ar yr un diwrnod
phrase-why-contract-by-by-with-tricks-tricks-gives-score = { $why }; mae { $contract } gan { $by } â { $tricks } tric yn rhoi { $score }
phrase-with-these-games-as-draws = gyda’r gemau hyn yn gyfartal
phrase-write-names-name-or-team-above-the-column-of-names = Ysgrifennwch Names, Name neu Team uwchben y golofn o enwau.
phrase-write-plain-headings-above-the-columns-such-as-place-names-and-score-if-it-is-not-an-event-leave-the-file-out = Ysgrifennwch benawdau plaen uwchben y colofnau, megis Place, Names a Score; os nad cystadleuaeth yw hi, gadewch y ffeil allan.
phrase-write-score-or-vps-above-the-column-of-scores = Ysgrifennwch Score, % neu VPs uwchben y golofn o sgoriau.
phrase-year-is-in-the-future = mae { $year } yn y dyfodol
phrase-heading-is-meaning = “{ $heading }” yw { $meaning }
phrase-column-is-meaning = { $column } yw { $meaning }
phrase-heading-why = “{ $heading }”: { $why }
phrase-one-two = { $one }; { $two }
phrase-sheet-sheet-rows-first-to-last-kind-columns = taflen “{ $sheet }”, rhesi { $first } i { $last }: { $kind } ({ $columns })
phrase-rows-first-to-last-kind-columns = rhesi { $first } i { $last }: { $kind } ({ $columns })
phrase-and-count-more = a { $count } arall
phrase-entry-place-place = { $entry } (safle { $place })
phrase-from-field = {" "}o { $field }
phrase-in-place-of-out-clause = , yn lle { $out } ({ $clause })
phrase-north-south = Gogledd-De
phrase-east-west = Dwyrain-Gorllewin
phrase-none = neb
phrase-all = pawb
phrase-ns = GD
phrase-ew = DG
