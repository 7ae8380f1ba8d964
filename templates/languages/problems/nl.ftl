# Nederlands (Dutch): what is wrong, and what to do about it

blank-meant = Bedoelde u “{ $nearest }”?{" "}
blank-pair = { $pair }
blank-more = ; en nog { $rest }
layout-invalid = Deze lay-out is niet gebruikt: { $why }.
    .hint = Verbeter hem, of laat palmares adopt hem opnieuw schrijven.
layout-changed = Dit blad lijkt op de bladen die met lay-out { $layout } zijn gelezen, maar de koppen in rij { $row } zijn veranderd{ $gone }{ $new }.
    .hint = Voer palmares adopt uit op dit blad om de nieuwe koppen te leren, of zet de oude terug.
    .gone = ; verdwenen: { $gone }
    .new = ; nieuw: { $new }
column-new = Lay-out { $layout } noemt de kolom “{ $heading }” niet; die is niet gelezen.
    .hint = Staan er namen of scores in, voer dan palmares adopt uit op dit blad; zo niet, zet de kop dan in de lijst ignored van de tabel van de lay-out.
rows-not-read = Lay-out { $layout } noemt de lijst in rij { $first } tot en met { $last } niet; die is niet gelezen.
    .hint = Staan er uitslagen in, voer dan palmares adopt uit op dit blad; zo niet, dan hoeft u niets te doen.
layout-several = Lay-out { $layout } is voor één tabel, maar deze werkmap heeft er meer van die soort: { $places }.
    .hint = Zet elke wedstrijd in een eigen werkmap. Vormen ze samen één wedstrijd, schrijf dan de lijn of richting boven elke tabel.
layouts-disagree = Twee lay-outs passen bij dit blad en lezen het verschillend: { $one } en { $other }.
    .hint = Verwijder de verkeerde, of verplaats die naar de map van de bladen waarvoor hij bedoeld is.
read-by-layout = Dit is een eigen blad van een club, met lay-out { $layout } gelezen als { $kind }.
    .hint = U hoeft niets te doen. Wat gelezen is, staat op de eerste bladen van de kopie met aantekeningen; daarna volgen de bladen van de club.
read-by-proof = Dit is een eigen blad van een club, gelezen als { $kind }: { $columns }. Het bewijs: { $proofs }.
    .hint = Klopt dat, dan hoeft u niets te doen. Zo niet, voer dan palmares adopt FILE --out FOLDER uit en geef in de lay-out aan wat elke kolom bevat.
file-day-differs = De bestandsnaam zegt { $other }, maar het blad zegt { $day }. De datum van het blad is gebruikt.
    .hint = Verbeter wat er fout is.
questions-workbook = Deze werkmap bevat vragen van palmares adopt; het is geen inzending.
    .hint = Vul de kolom Answer in en geef de werkmap aan palmares adopt --answers, of verwijder haar.
sheet-not-adopted = Dit is een eigen uitslagenblad van een club; er zijn nog enkele gegevens nodig. Tot nu toe gelezen: { $what }.{ $missing }
    .hint = Voer palmares adopt FILE --out FOLDER uit. Dat vraagt één keer wat er ontbreekt; het volgende blad van deze soort wordt dan zonder vragen gelezen.
    .missing = {" "}Nog nodig: { $missing }.
sheet-not-recognised = Hier is geen tabel met uitslagen of leden gevonden: { $why }.
    .hint = { $hint }
column-left = De kolom “{ $heading }” bevat { $cells } getallen of namen; die is niet gelezen.
    .hint = Zijn het namen, lidnummers of scores, geef dan aan wat de kolom bevat: onder columns in de lay-out, of in questions.xlsx.
nothing-read = Dit lijkt op { $kind }, maar het volgende was er niet uit te lezen: { $what }.
    .hint = Zet de deelnemers onder elkaar, elk met een score naast de naam, onder koppen als Pair, Names en %; of geef in de lay-out aan wat de kolommen bevatten.
parts-aside = De kolommen { $headings } zijn delen van de gebruikte scores; zelf zijn ze niet gebruikt.
    .hint = Telt het totaal, dan hoeft u niets te doen. Telt elke zitting apart, geef elke zitting dan eigen rijen in de inzending.
scores-unnamed = Het blad zegt niet wat de scores onder “{ $heading }” zijn; ze zijn gelezen als matchpunten.
    .hint = Zijn het percentages, IMP’s of VP’s, geef dat dan aan onder Scoring in de inzending, of boven de kolom.
remarks-left = Uit de kolom “{ $heading }” is iets niet gebruikt ({ $cells }), zoals “{ $first }”.
    .hint = Staat er dat iemand niet meetelt of dat een score is gewijzigd, vul dat dan in de inzending in als status of als correctie. Staan er namen of scores in, geef dat dan aan onder columns in de lay-out. Anders hoeft u niets te doen.
    .cells =
        { $cells ->
            [one] 1 cel
           *[other] { $cells } cellen
        }
left-open = { $words }
    .hint = Verbeter het blad, of de gemarkeerde cel van de inzending.
cells-left = In de kolom “{ $heading }” was iets niet te lezen zoals de rest ({ $cells }); het telt niet mee: “{ $first }”.
    .hint = Schrijf de cel zoals de andere, of kijk de rij in de inzending na en vul aan wat ontbreekt.
    .cells =
        { $cells ->
            [one] 1 cel
           *[other] { $cells } cellen
        }
members-column-left = De kolom “{ $heading }” ({ $cells } cellen) is weggelaten: een ledenregister heeft zo’n kolom niet.
    .hint = Wilt u haar bewaren, kopieer haar dan rechts op het blad Members; uw eigen kolommen laat palmares ongemoeid.
row-left = De rij van “{ $name }” staat onder de tabel en is niet gelezen.
    .hint = Is het een deelnemer, geef de rij dan een plaats of een score, of schrijf W/D in plaats van de score. Is het een opmerking, laat dan een rij erboven leeg.
lines-left = Deze tekst naast de uitslagen kan er iets aan veranderen; hij is niet gelezen: { $texts }.
    .hint = Telt iemand niet mee, of is een score gewijzigd, vul dat dan in de inzending in als status of als correctie. Kunnen de uitslagen nog veranderen, wacht dan op de definitieve.
lines-aside = Tekst naast de uitslagen, niet gelezen: { $texts }.
    .hint = Verandert hij niets aan de uitslagen, dan hoeft u niets te doen.
sheet-left = Het blad “{ $sheet }” is niet gelezen: { $why }.
    .hint = Staan er uitslagen in, maak het dan zichtbaar of sla het op als eigen werkmap; zo niet, dan hoeft u niets te doen.
hidden-counts = Verborgen in Excel, maar toch gelezen: { $what }.
    .hint = Maak ze zichtbaar om te zien wat er gelezen is. Horen ze niet mee te tellen, verwijder ze dan van het blad of uit de inzending.
direction-alone = Alleen deze lijst is gevonden en geen andere: { $what }. Ze is gelezen als de hele wedstrijd.
    .hint = Ontbreekt er een andere richting of lijn, zet dan beide in één werkmap, elk onder haar naam; is dit alles, dan hoeft u niets te doen.
weekday-differs = De titel “{ $title }” past niet bij de datum van de wedstrijd: { $why }.
    .hint = Kijk na wat juist is, en verbeter de datum in de inzending als die fout is.
title-borrowed = { $sheets }: deze gegevens ontbraken en zijn van een ander blad overgenomen: { $what }.
    .hint = Heeft de wedstrijd een andere titel of een ander aantal spellen, schrijf dat dan boven de tabel of verbeter de inzending.
count-differs = Het blad zegt “{ $text }”, maar er zijn { $read } { $of } gelezen.
    .hint = Ontbreken er rijen, voeg ze dan toe aan het blad of aan de inzending.
sheet-joined = { $list }: gelezen als deel van dezelfde wedstrijd, want er staan { $contestants } “{ $first }”.
    .hint = Is het een andere wedstrijd, schrijf dan elke datum boven de tabel, of gebruik voor elke een eigen werkmap. Is het een andere lijn of richting, schrijf die dan boven elke tabel. Is elke rij een match van twee partijen, noem de kolommen dan Home en Away.
name-odd = De naam “{ $name }” { $why }.
    .hint = Verbeter hem op het blad, of op het blad Entries van de inzending: oorkondes en het ledenregister gebruiken hem.
marks-aside = Tekens naast { $names } zijn weggelaten: { $marks }.
    .hint = Betekent een teken dat iemand niet meetelt of dat een score is gewijzigd, vul dat dan in de inzending in als status of als correctie. Anders hoeft u niets te doen.
    .names =
        { $names ->
            [one] 1 naam
           *[other] { $names } namen
        }
second-list = Hier begint een tweede lijst{ $under }; alleen de eerste is gelezen.
    .hint = Is het een andere wedstrijd, lijn of richting, schrijf dat dan op een regel erboven. Is het dezelfde wedstrijd in een andere rangschikking, dan hoeft u niets te doen.
    .under = {" "}onder “{ $caption }”
number-stands-twice = Nummer { $number } hoort hier bij iemand anders dan bij { $first }.
    .hint = Zijn het twee wedstrijden, lijnen of richtingen, noem elk dan boven de rijen of in een kolom. Is een nummer fout, verbeter het dan.
places-begin-anew = Plaats { $place } komt in dezelfde lijst na plaats { $before }.
    .hint = Begint hier een andere wedstrijd, lijn of richting, noem die dan boven de rijen of in een kolom.
places-doubtful = De kolom “{ $heading }” is gelezen als plaatsen, maar { $wrong } van de { $all } passen niet bij { $from }.
    .hint = Bevat ze de nummers van de deelnemers, geef dat dan aan onder columns in de lay-out. Wint de laagste score, of kloppen er scores niet, verbeter dat dan in de inzending.
kind-doubtful = “{ $title }” wijst op { $titled }, maar de rijen zijn gelezen als { $read }.
    .hint = Kijk de deelnemers in de inzending na, en geef aan wat voor wedstrijd het is.
round-cell-unclear = De cel “{ $text }”{ $round } is niet gelezen: { $why }. De partij ontbreekt.
    .hint = Verbeter de cel, of zet de partij op het blad Matches van de inzending.
    .round = {" "}van ronde { $round }
rounds-disagree = De cel “{ $text }” en die van de tegenstander{ $round }, “{ $other }” in { $place }, spreken elkaar tegen over de partij. Geen van beide is gebruikt.
    .hint = Verbeter de foute cel, of zet de partij op het blad Matches van de inzending.
    .round = {" "}in ronde { $round }
typed-points-differ = { $name } heeft hier { $typed } punten, maar de partijen in de tabel geven { $points }. De partijen tellen.
    .hint = Verbeter de punten, of de foute partij.
column-disagrees = { $name }: { $typed } { $under } past niet bij { $from }; volgens de andere rijen moet het { $follows } zijn.
    .hint = Verbeter de foute cel, op het blad of in de inzending.
    .under =
        { $heading ->
            [0] hier
           *[other] onder “{ $heading }”
        }
points-of-a-win = Winst levert hier { $win } punten op en remise 1; dat is gelezen als gewonnen en remise gespeelde partijen, die bij palmares 1 en ½ tellen.
    .hint = Bestond elke ontmoeting uit twee of drie partijen, geef elke partij dan een rij op het blad Matches van de inzending; zo niet, dan hoeft u niets te doen.
usebio-refused = Het USEBIO-bestand is niet gelezen: { $what }.
    .hint = Geen rekenprogramma schrijft zo’n bestand. Vraag waar het vandaan komt, en haal een ander.
edition-not-in-force = De wedstrijd begon op { $date }, maar het reglement geldt pas vanaf { $from }. Er zijn geen punten.
    .hint = Kijk de datum na. Voor eerdere wedstrijden is de vorige uitgave nodig.
edition-not-in-force_edition-out-of-force = De wedstrijd begon op { $date }, maar het reglement gold maar tot { $until }. Er zijn geen punten.
    .hint = Kijk de datum na. Voor latere wedstrijden is de volgende uitgave nodig.
no-entries = De wedstrijd heeft geen deelnemers; er valt niets te rangschikken.
    .hint = Zet de deelnemers op het blad Entries, met het id van de wedstrijd.
no-results = De wedstrijd heeft geen uitslagen; er valt niets te rangschikken.
    .hint = Vul de score van elke deelnemer in op het blad Results.
no-results_sheet-not-scored = De wedstrijd heeft rijen op het blad { $sheet }, dat palmares niet uitrekent, en geen uitslagen.
    .hint = Vul de score van elke deelnemer in op het blad Results.
same-event-twice = { $other } bevat dezelfde wedstrijd. Ze telt daar mee en is hier overgeslagen.
    .hint = Haal een van de twee bestanden weg, of verbeter het verkeerde.
same-event-twice_same-event-beside = Wedstrijd { $other } in deze werkmap is dezelfde wedstrijd. Ze telt daar mee en is hier overgeslagen.
    .hint = Haal een van de twee weg, of verbeter de verkeerde.
event-changed = { $other } bevat deze wedstrijd met dezelfde deelnemers maar andere uitslagen. Geen van beide krijgt punten tot u beslist welke juist is.
    .hint = Houd het verbeterde bestand en haal het andere weg. Zijn het twee wedstrijden, geef ze dan verschillende titels.
event-alike = { $other } bevat een wedstrijd met dezelfde deelnemers op dezelfde dag, maar met een andere titel en andere uitslagen. Beide tellen.
    .hint = Is de ene een verbetering van de andere, haal dan de verkeerde weg.
event-copied = { $other } is waarschijnlijk een kopie van deze wedstrijd: { $shares }. Geen van beide krijgt punten tot u beslist.
    .hint = Houd het juiste bestand en haal het andere weg. Zijn beide gespeeld, stuur dan beide in één werkmap in.
event-repeated = Deze wedstrijd heeft de scores van wedstrijd { $other } in deze werkmap: { $shares }. Geen van beide krijgt punten tot u beslist.
    .hint = Vul de eigen deelnemers en uitslagen van deze wedstrijd in, of haal de wedstrijd weg die niet gespeeld is.
scores-again = Deze wedstrijd heeft dezelfde { $what } als { $other }: { $shares }. Beide tellen.
    .hint = Is één avond twee keer ingevoerd of ingestuurd, haal dan de verkeerde weg.
ladder-without-games = Deze ladder heeft geen rangschikking, en geen wedstrijd noemt hem ({ $clause }).
    .hint = Vul Entries en Results in, of schrijf het id van de ladder onder Ladder bij elk van zijn wedstrijden en neem die inzendingen mee.
ladder-game = De ladder wordt gerangschikt naar zijn wedstrijden, en { $game } kan niet tellen: { $why }. De stand is voorlopig en geeft geen punten.
    .hint = Verbeter die wedstrijd, of geef de rangschikking van de ladder op het blad Results.
datum-with-unknown = Datum with noemt wedstrijd { $id }, maar geen inzending heeft die.
    .hint = Verbeter het id zodat het gelijk is aan dat op het blad Events, of neem die inzending mee.
carry-over-unknown_carry-unknown = Carry over from noemt wedstrijd { $id }, maar die staat niet in deze inzending.
    .hint = Zet beide fasen in één inzending, of vul de meegenomen scores in op het blad Adjustments.
carry-over-not-computed_carry-not-computed = palmares kan de carry-overregel { $rule } niet uitrekenen.
    .hint = Vul de meegenomen scores in op het blad Adjustments en maak Carry over leeg.
carry-over-missing_carry-missing = Deelnemer { $label } heeft geen score in wedstrijd { $id } en neemt dus 0 mee.
    .hint = Is daar wel gespeeld, kijk dan de nummers en namen van de spelers na.
glyph-missing = De lettertypen van de oorkondes missen { $missing }; op oorkondes staat “{ $shown }” voor “{ $text }”.
    .hint = Is dat niet goed, schrijf het dan in de inzending in Latijnse, Griekse of cyrillische letters.
fee-odd_no-money = De sommen van de inschrijftafel laten bedragen weg die niet te lezen zijn: { $names }.
    .hint = Schrijf een bedrag als 20 of £7.50, alles in één munt, of waived.
present-odd_present-unclear = Onder Present staat geen yes of no: { $names }.
    .hint = Schrijf yes of no, of laat de cel leeg.
arrives-odd_arrives-unclear = Onder Arrives staat geen ronde en geen tijd: { $names }.
    .hint = Schrijf round 3, of een tijd zoals 10:30.
entry-not-present_not-present = Niet aanwezig, maar wel ingedeeld in ronde 1: { $names }.
    .hint = Komen ze nog? Zo niet, schrijf dan “withdrawn after 0” of “drop-in 2” onder Status, of 1 onder Byes; zijn ze er wel, schrijf dan yes onder Present. Anders wordt niemand uit de indeling gelaten.
no-rounds = Het aantal rondes ontbreekt; er wordt dus geen ronde ingedeeld als de laatste{ $and }.
    .hint = Vul Rounds in: voor de laatste ronde gelden bijzondere kleurregels.
    .and = {" "}en niet versneld
scheveningen-sides = Van de Scheveningse match is geen ronde ingedeeld: { $why }.
    .hint = Vul voor elke speler op Entries Team in: twee teams van dezelfde grootte, met 2 tot 8 of 10 spelers. Een invaller neemt de rij van de speler over.
scheveningen-rounds = Rounds is { $typed }, maar { $players } spelers per partij ontmoeten elkaar in { $players } rondes.
    .hint = Schrijf { $players } onder Rounds.
scheveningen-met = In een Scheveningse match ontmoet ieder elke speler van de andere partij één keer; opnieuw ontmoet: { $games }. Alle partijen tellen.
    .hint = Verbeter de spelers of de kleuren in een van deze rijen.
scheveningen-same-side = In een Scheveningse match speelden teamgenoten tegen elkaar: { $games }. De partijen tellen.
    .hint = Verbeter de spelers in deze rijen, of Team op Entries.
scheveningen-missing = Alle rondes van de Scheveningse match zijn voorbij, maar deze partijen ontbreken: { $games }.
    .hint = Vul de uitslagen in, ook reglementaire. Moeten ze nog worden gespeeld, schrijf dan een hoger aantal onder Rounds.
scheveningen-unpaired = Niet ingedeeld in ronde { $round }, omdat de tegenstander afwezig is of tegen een ander speelt: { $players }.
    .hint = Vul de partij in met een reglementaire uitslag, of laat haar spelen in een extra ronde.
many-rounds = Er zijn { $rounds } rondes gepland, maar { $players } spelers kunnen er maar { $most } spelen zonder elkaar opnieuw te ontmoeten.
    .hint = Verbeter Rounds, of voeg de ontbrekende deelnemers toe.
results-missing = Ronde { $round } heeft nog geen uitslag voor { $boards }.{ $then }
    .hint = Vul de uitslagen in{ $or }.
    .then =
        { $drawn ->
            [0] {" "}Ronde { $next } wordt ingedeeld zodra alle uitslagen er zijn.
           *[other] {" "}Ronde { $next } is toch ingedeeld, zoals Draw vraagt ({ $drawn }).
        }
    .or = ; om zonder deze in te delen, schrijft u { $next } onder Draw op het blad Event
game-adjourned_games-adjourned = Afgebroken: { $boards }. Een partij die niet uit is, levert nog niemand iets op.{ $then }
    .hint = Vul de uitslag in als de partij is uitgespeeld.
    .then = {" "}Alleen voor de indeling van ronde { $next } telt zij als remise (C.04.2, 3.1).
draw-without_unused-in-draw = Niet gebruikt bij de indeling: { $what }. De reden: { $why }.
    .hint = Maak het leeg, of deel de ronde met de hand in.
draw-waits = Ronde { $round } is niet ingedeeld, omdat de indeling cellen met fouten gebruikt: { $cells }.
    .hint = Verbeter de fouten. Wilt u toch indelen, schrijf dan { $round } onder Draw op het blad Event.
draw-round = Draw zegt “{ $text }”, maar dat kan niet worden ingedeeld: { $why }.
    .hint = Schrijf het nummer van een ronde, of none. Is het leeg, dan wordt de eerste ronde zonder uitslagen ingedeeld.
draw-again = Ronde { $round } heeft al uitslagen; ze is opnieuw ingedeeld op grond van de eerdere rondes, zoals Draw vraagt.
    .hint = Maak Draw leeg om de eerste ronde zonder uitslagen in te delen.
draw-stands = Ronde { $round } in de inzending wijkt af van wat nu zou worden ingedeeld ({ $differs }). Ze is behouden, want een gepubliceerde indeling verandert niet.
    .hint = Verwijder de rijen van ronde { $round } om haar opnieuw in te delen.
not-drawn = Deze spelers ontbreken in ronde { $round } van de inzending: { $labels }.
    .hint = Voeg hun partijen of vrije rondes toe, of verwijder de rijen van de ronde om haar opnieuw in te delen.
no-draw = Geen toegestane indeling van ronde { $round } bevat iedereen ({ $clause }). Er zijn te weinig tegenstanders over voor { $obstructing }: ze hebben al tegen elkaar gespeeld, mogen niet tegen elkaar, of mogen niet vrij zijn.
    .hint = De arbiter moet beslissen: het toernooi beëindigen, iemand vrij geven, of de ronde met de hand indelen op het blad Matches.
nobody-to-draw = Niemand speelt in ronde { $round }; er is niets ingedeeld.
    .hint = Horen er wel spelers te zijn, verbeter dan Byes en Status.
congress-rounds_rounds-differ = Rounds is { $typed }, maar een congres met doorlatende lijnen heeft er { $rounds } ({ $clause }): 4 met doorstroming, dan die binnen de lijnen.
    .hint = Verbeter Rounds, tenzij het klopt.
lowest-section-outgrown_lowest-outgrown = De laagste lijn heeft { $lowest } spelers, de andere { $others }, het hoogste dat is toegestaan ({ $clause }).
    .hint = U hoeft niets te doen. Wilt u meer lijnen, vul dan Section count in op het blad Event.
few-for-sections = { $counted } spelers zijn te weinig voor { $wanted } lijnen van twee of meer; het zijn er { $made } ({ $clause }).
    .hint = U hoeft niets te doen.
section-odd_odd-section = Lijn { $section } heeft { $players } spelers in ronde { $round }; daar moet dus iemand vrij zijn ({ $clause }).
    .hint = U hoeft niets te doen.
third-meeting = { $pair } treffen elkaar aan hetzelfde bord in ronde { $rounds }. Twee spelers mogen elkaar hoogstens twee keer treffen (regel { $clause }).
    .hint = Verbeter de nummers als ze fout zijn. Is het zo gespeeld, dan blijft de ronde staan.
threes-meet-again = { $groups }. Er moeten zo weinig mogelijk van zulke groepen zijn (regel { $clause }).
    .hint = U hoeft niets te doen.
    .groups =
        { $count ->
            [one] Eén drietal treft elkaar meer dan eens aan een bord ({ $example })
           *[other] { $count } drietallen treffen elkaar meer dan eens aan een bord, zoals { $example }
        }
power-again_power-twice = { $label } speelt { $power } in ronde { $rounds }. Elke speler hoort één mogendheid uit elke groep te spelen (regel { $clause }).
    .hint = Verbeter de mogendheid als die fout is. Is het zo gespeeld, dan blijft de ronde staan.
group-again_groups-twice = { $players } met een tweede mogendheid uit dezelfde groep: { $labels } (regel { $clause }, een richtlijn).
    .hint = U hoeft niets te doen. Speelt iedereen alle rondes, dan is dat niet altijd te vermijden.
    .players =
        { $count ->
            [one] Eén speler
           *[other] { $count } keer een speler
        }
seated-while-away = { $label } heeft een plaats ({ $place }), maar de status is “{ $status }”. De plaats aan het bord telt.
    .hint = Verbeter de status, of geef de plaats aan een andere speler.
    .place =
        { $board ->
            [0] ronde { $round }
           *[other] bord { $board }, ronde { $round }
        }
team-mates-meet = { $pair } van team { $team } treffen elkaar aan hetzelfde bord in ronde { $round }, de teamronde (regel { $clause }).
    .hint = Verbeter de nummers of het team. Is het zo gespeeld, dan blijft de ronde staan.
stands-down = Voor ronde { $round } zijn er { $players } spelers, maar een bord telt er zeven: { $labels } { $why } (regel { $clause }).
    .hint = Kunnen er meer spelen, voeg dan huisspelers toe (status house).
asked-off-plays = { $labels } vroeg om vrij in ronde { $round } maar is ingedeeld; anders was een bord niet vol en moesten anderen plaatsmaken (regel { $clause }).
    .hint = Kan een speler niet komen, schrijf dan withdrawn of drop-in met de ronde onder Status. Huisspelers krijgen eerst een plaats.
too-few-for-board = Er zijn maar { $players } spelers voor ronde { $round }, maar een bord heeft er zeven nodig; er is niets ingedeeld.
    .hint = Voeg meer spelers toe, of huisspelers (status house).
draw-short-of-wishes = De indeling van ronde { $round } kan niet aan elke wens voldoen: { $wishes }.
    .hint = U hoeft niets te doen. De indeling laat bij elke plaats zien aan welke wens niet is voldaan.
draw-against-rules = De indeling van ronde { $round } kan zich niet aan elke regel houden: { $rules }.
    .hint = Wijzig plaatsen met de hand op het blad Games, of laat het zo.
group-unknown-players_group-unknown = { $who }: gegevens ontbreken ({ $what }), dus niet gerangschikt in deze groep ({ $group }).
    .hint = Horen ze erbij, vul het dan in op het blad Entries; rangen staan op het blad Members of in de ledenlijst.
    .who =
        { $many ->
            [one] 1 deelnemer
           *[other] { $many } deelnemers
        }
group-empty = Er zit niemand in deze groep ({ $group }).
    .hint = Klopt dat, dan hoeft u niets te doen; vergelijk anders de grenzen met het blad Entries.
prize-twice = Plaats { $place } ({ $group }) heeft al een prijs bij { $first }; voor deze wedstrijd zijn geen prijzen berekend.
    .hint = Verbeter Place, of tel de twee bedragen bij elkaar op; met “yes” onder Beside others worden beide uitbetaald.
prize-rises = Plaats { $place } ({ $group }) krijgt meer dan de plaats erboven.
    .hint = Verbeter de bedragen als dat niet de bedoeling is. De prijzen worden uitbetaald zoals ze er staan.
prize-list = De wedstrijd heeft meer dan één rangschikking ({ $lists }), maar deze prijs zegt niet welke; er zijn geen prijzen berekend.
    .hint = Vul Section of Direction in.
prize-currencies = Prijzen in { $one } en in { $other } zijn niet te vergelijken; er is geen prijs berekend.
    .hint = Gebruik één munt voor alle bedragen van een wedstrijd.
prize-sharing = { $many } deelnemers met { $points } punten delen { $prizes } ({ $group }), maar Sharing is leeg; ze delen gelijk.
    .hint = Vul Sharing in: average, hort of place.
    .prizes =
        { $prizes ->
            [one] een prijs
           *[other] { $prizes } prijzen
        }
prize-sharing-differs = De prijzen van één groep ({ $group }) worden op twee manieren gedeeld, hier en bij { $first }; voor deze wedstrijd is er geen berekend.
    .hint = Schrijf in alle rijen van een groep hetzelfde onder Sharing.
prize-unknown-players_prize-unknown = { $who }: gegevens ontbreken ({ $what }), dus geen kans op de prijzen van deze groep ({ $group }).
    .hint = Kunnen ze die wel winnen, vul het dan in op het blad Entries.
    .who =
        { $many ->
            [one] 1 deelnemer
           *[other] { $many } deelnemers
        }
prize-unclaimed = Niemand krijgt { $name }: te weinig deelnemers komen in aanmerking, of ze hebben een betere prijs.
    .hint = U hoeft niets te doen. De prijs telt in het totaal van de prijzen als overgebleven.
missing-cell = “{ $column }” ontbreekt hier; deze rij is overgeslagen.
    .hint = Vul de cel in, of verwijder de rest van de rij.
number-two-names = Lidnummer { $number } hoort hier bij { $name } en bij { $other_at } bij { $other }.
    .hint = Een van beiden heeft het verkeerde nummer; de punten volgen het nummer.
name-spelt-differently = Het lid met nummer { $number } heet hier { $name } en elders { $other }.
    .hint = Het nummer telt, er gaat dus niets verloren; verbeter de spelling als u wilt.
too-few-tables_scheme-too-few-tables = Geen punten{ $field }: { $events } hebben ten minste { $least } volle tafels nodig, maar er waren er { $tables } ({ $clause }).
    .hint = Klopt het aantal, dan hoeft u niets te doen.
too-few-boards = Geen punten: iedereen moet ten minste { $least } spellen spelen, maar er zijn er maar { $boards } gespeeld ({ $clause }).
    .hint = Klopt het aantal, dan hoeft u niets te doen.
no-boards = Het aantal spellen ontbreekt, en de punten hangen ervan af.
    .hint = Vul Boards in: hoeveel elke deelnemer er speelde.
no-match-boards_scheme-no-match-boards = De punten hangen af van het aantal spellen per match ({ $clause }), en dat ontbreekt; er zijn dus geen punten.
    .hint = Vul Boards in op het blad Matches, of Boards per match op het blad Event.
no-scale_scheme-no-scale = { $book } heeft geen schaal voor { $what }; er zijn dus geen punten.
    .hint = Verbeter de antwoorden als ze fout zijn, of voeg een schaal toe aan uw reglementsbestand.
no-weight = { $book } heeft geen factor voor { $what }; er zijn dus geen punten.
    .hint = Verbeter de antwoorden als ze fout zijn, of voeg een blok [[weight]] toe aan uw reglementsbestand.
rules-unreadable = Het reglementsbestand “{ $file }” is niet bruikbaar: { $why }.
    .hint = Verbeter het reglementsbestand; palmares rules FILE toont het, en palmares rules new schrijft er een om mee te beginnen. Tot dan geven deze wedstrijden geen punten.
rules-syntax = Het reglementsbestand is hier niet te lezen ({ $why }).
    .hint = Schrijf een sleutel, een isgelijkteken en een waarde; zet tekst en exacte getallen tussen aanhalingstekens: factor = "1/2".
rules-unknown-key_unknown-key = Een reglementsbestand heeft hier geen “{ $key }”.
    .hint = { $meant }Hier bestaan: { $known }.
rules-missing-key_missing-key = In dit blok ontbreekt { $key }.
    .hint = Voeg het toe; palmares rules new schrijft een bestand met elke sleutel.
rules-missing-clause_missing-clause = Dit blok noemt geen artikel; de punten kunnen dan niet zeggen welke regel ze volgen.
    .hint = Voeg clause = "..." toe: het nummer of opschrift van de gedrukte regel.
rules-unfit-value_unfit-value = Deze waarde is niet bruikbaar: { $why }.
    .hint = Schrijf exacte getallen als decimale getallen of breuken tussen aanhalingstekens, zoals "0.25" of "1/3", en aantallen als gehele getallen zonder; woorden zijn die van een inzending.
rules-number_impossible-number = { $key } is { $number }, maar moet { $wanted } zijn.
    .hint = Verbeter het getal.
rules-shape_shape-not-one = De schaal “{ $title }” heeft { $found }, maar heeft precies één vorm nodig.
    .hint = Gebruik een van step, first, places, matches, each_board, each_point, titles; voeg voor een andere vorm nog een blok [[scale]] toe.
rules-shape-key_key-of-other-shape = { $key } hoort alleen bij { $of }.
    .hint = Verwijder het, of geef de schaal die vorm.
rules-formula_formula-not-one = De toekenning voor de eerste plaats heeft { $found } formules, maar heeft er precies één nodig.
    .hint = Gebruik een van each_table, award, curve, root.
rules-gap_gap = Geen blok bestrijkt { $from }{ $to } { $what }: het vorige eindigt met { $before }.
    .hint = Begin elk bereik waar het vorige eindigt, en laat bij het laatste het einde weg.
rules-overlap_overlap = { $what } staan zowel in dit blok als in { $other }.
    .hint = Begin elk bereik waar het vorige eindigt.
rules-hidden_hidden = “{ $title }” geldt nooit: “{ $other }” komt eerst en bestrijkt alle wedstrijden ervan.
    .hint = Zet het engere blok vooraan, of verwijder er een.
rules-awards-rise_awards-rise = Plaats { $place } krijgt { $award }, meer dan de { $before } van de plaats erboven{ $told }.
    .hint = Een lagere plaats mag niet meer krijgen.
rules-order_out-of-order = { $what } heeft { $number }, en dat is niet meer dan de { $before } van { $other } ervoor.
    .hint = Zet de blokken op volgorde, het laagste eerst.
rules-twice_twice = Staat hier voor de tweede keer: { $what } { $name }.
    .hint = Verwijder er een, of geef het een andere naam.
rules-dates_dates-reversed = De regels gelden vanaf { $from } tot en met { $until }, en dat is eerder.
    .hint = Verbeter valid_from of valid_until.
rules-id_bad-id = Het id “{ $id }” { $why }.
    .hint = Schrijf id in kleine letters, cijfers en koppeltekens, zoals "lakeside-2026", anders dan de id’s van andere reglementen.
rules-extends_nothing-extended = Een bestand kan “{ $id }” niet uitbreiden.
    .hint = Uit te breiden zijn { $known }, of een bestand naast dit, zoals "my-union.toml". Laat extends weg als het bestand volledig is.
rules-no-scale_no-scales = Het reglement kent niets toe: er is geen schaal.
    .hint = Voeg een blok [[scale]] toe.
game-round = { $wrong }
    .hint = Schrijf 1, 2 of 3 onder Round.
    .wrong =
        { $text ->
            [0] De rij noemt geen ronde; de rij is overgeslagen.
           *[other] “{ $text }” is geen ronde; de rij is overgeslagen.
        }
unknown-power = “{ $text }” is geen mogendheid; de partij krijgt geen score.
    .hint = Schrijf Austria-Hungary, England, France, Germany, Italy, Russia of Turkey, of de eerste letter ervan.
no-power = De rij noemt geen mogendheid; de partij krijgt geen score.
    .hint = Schrijf de mogendheid die de speler had.
power-twice = { $power } komt twee keer voor in { $game }, eerst bij { $first }; de partij krijgt geen score.
    .hint = Verbeter de mogendheid, de ronde of het bord van een van beide.
powers-missing = { $game } heeft geen rij voor { $powers } en krijgt dus geen score.
    .hint = Een partij heeft zeven rijen nodig, ook voor uitgeschakelde mogendheden en die welke de wedstrijdleider speelde.
two-seats_player-twice = Deelnemer { $label } speelt in ronde { $round } al bij { $first }. Deze rij telt alleen voor de anderen aan dat bord.
    .hint = Verbeter de speler of de ronde van een van beide.
odd-centres = Een mogendheid kan na { $year } geen { $text } centra hebben; de partij krijgt geen score.
    .hint = Centra zijn gehele getallen van 0 tot 34.
too-many-centres = { $game }: de centra van { $year } zijn samen { $sum }, maar de kaart heeft er 34.
    .hint = Verbeter de centra van dat jaar. Tot dan is de wedstrijd voorlopig.
back-from-nothing = { $power } heeft centra na { $year }, maar had er geen na { $gone }.
    .hint = Een mogendheid zonder centra is uitgeschakeld. Verbeter een van beide.
year-gap = { $game } heeft geen centra voor { $years }, maar wel voor een later jaar.
    .hint = Vul elk speljaar in van 1901 tot het laatste.
centres-missing = De centra van { $power } na { $year } ontbreken; de partij krijgt geen score.
    .hint = Vul ze in, met 0 voor een mogendheid die in dat jaar is uitgeschakeld.
game-goes-on_goes-on = { $game } was uit toen { $power } na { $year } { $centres } centra had. Latere jaren zijn niet gebruikt.
    .hint = Een mogendheid met 18 centra wint en beëindigt de partij. Maak de latere jaren leeg, of verbeter de centra.
game-without-centres_no-centres = { $game } heeft een einde of een afloop maar geen centra en krijgt dus geen score.
    .hint = Vul de centra van elk speljaar in.
ending-twice = Het einde van { $game } is { $other } bij { $first }, maar hier { $ending }. Het eerste is gebruikt.
    .hint = Eén einde in een van de rijen van de partij is genoeg.
solo-without-18_solo-without-centres = Het einde van { $game } is solo, maar niemand heeft meer dan { $most } centra. Het telt als toegegeven, dus als gestaakt, met 0 voor allen.
    .hint = Verbeter de centra of het einde.
game-conceded_conceded = { $game } is toegegeven, en dat mag niet. De partij telt als gestaakt, met 0 voor allen.
    .hint = Is het zo gegaan, dan hoeft u niets te doen.
ending-differs = Het einde van { $game } is { $ending }, maar { $power } heeft { $centres } centra. De partij telt als gewonnen.
    .hint = Schrijf solo, of verbeter de centra.
ending-blank = { $game } heeft geen einde en geen winnaar en telt dus als remise.
    .hint = Schrijf time, vote of abandoned onder Ending in een van de rijen.
outcome-differs = De afloop van { $power } is “{ $typed }”, maar volgens centra en einde is die “{ $worked }”, en dat telt.
    .hint = Verbeter de afloop, de centra of het einde. De afloop mag leeg zijn.
warnings = Deelnemer { $label } heeft { $warnings } waarschuwingen; die gelden voor het hele toernooi.
    .hint = Vanaf de tweede waarschuwing kan de wedstrijdleider punten aftrekken (een rij met Kind points) of diskwalificeren.
championship-rounds_event-rounds = Rounds is { $typed }, maar het kampioenschap heeft er { $rounds }.
    .hint = Klopt dat, dan hoeft u niets te doen.
missing-session = Deelnemer { $label } heeft een score in { $played } van de { $sessions } zittingen. De andere tellen als 0.
    .hint = Is er wel gespeeld, voeg de ontbrekende scores dan toe.
missing-session_sessions-differ = Sessions zegt { $typed }, maar de rijen van Results zijn van { $played }. De punten tellen alle zittingen.
    .hint = Verbeter Sessions, of voer de uitslagen van alle zittingen in. Zolang de wedstrijd bezig is, hoeft u niets te doen.
score-above-max = De score { $score } ligt boven het maximum van { $max } en is niet gebruikt.
    .hint = Kijk beide getallen na.
adjustment-not-computed = De correctie heeft geen bedrag, en het reglement heeft er geen voor de overtreding.
    .hint = Vul Amount in, met een minteken voor een straf.
adjustment-kind = Een correctie in { $kind } kan niet worden opgeteld bij scores in { $unit }.
    .hint = Geef het bedrag in dezelfde eenheid als de scores.
drop-in-alone = { $label } stapt in, maar niemand van categorie { $category } heeft al gespeeld; er is dus geen gemiddelde om mee te beginnen ({ $clause }). De beginstand is 0.
    .hint = Verbeter Category, of geef een score op het blad Adjustments.
penalty-computed = { $label }: { $amount } { $unit }, { $basis }.
    .hint = U hoeft niets te doen. Vul Amount in voor een ander bedrag.
penalty-warning_penalty-warns = { $label } krijgt een waarschuwing: { $basis }. Die kost niets, maar telt als overtreding.
    .hint = U hoeft niets te doen.
penalty-suggested = { $label }: { $amount } { $unit } is mogelijk, { $basis }. De wedstrijdleider beslist; er is niets toegepast.
    .hint = Vul Amount in om de straf toe te passen.
penalty-director = { $label }: { $basis }. Er is niets toegepast.
    .hint = Vul Amount in zodra de wedstrijdleider heeft beslist.
penalty-incomplete_penalty-lacks = { $label }: de straf hangt af van { $column }, en dat is leeg.
    .hint = Vul { $column } in, of Amount.
penalty-differs = { $label }: het bedrag is { $typed }, maar volgens de regels { $amount } { $unit }: { $basis }. { $typed } is gebruikt.
    .hint = Verbeter Amount, of maak het leeg om het te laten uitrekenen.
no-such-round = { $wrong }
    .hint = Verbeter Round, of Rounds op het blad Event. { $span }
    .wrong =
        { $text ->
            [0] De rij noemt geen ronde; de rij is overgeslagen.
           *[other] “{ $text }” is geen ronde van deze wedstrijd; de rij is overgeslagen.
        }
    .span =
        { $rounds ->
            [0] Rondes worden genummerd vanaf 1.
           *[other] Rondes worden genummerd van 1 tot en met { $rounds }.
        }
round-twice = Deelnemer { $label } heeft in ronde { $round } al een partij of vrije ronde bij { $first }; deze rij is overgeslagen.
    .hint = Verbeter de ronde of het nummer, of verwijder een van de twee rijen.
results-disagree = De partij { $sides } in ronde { $round } heeft hier de uitslag { $result }, maar { $other } bij { $first }. Ze telt als niet uitgespeeld.
    .hint = Verbeter of verwijder een van beide.
odd-result = { $why }. De uitslag van deze rij is niet gebruikt.
    .hint = Maak de opmerking of de uitslag leeg, al naar wat fout is.
scores-no-result = { $home } en { $away } kunnen niet de uitslag zijn van een partij tussen twee spelers; de rij heeft dus geen uitslag.
    .hint = Typ 1-0, ½-½ of 0-1 onder Result. Waren het meer partijen, geef elke partij dan een eigen rij en ronde.
board-order_board-order-broken = { $player } van { $team } zit aan bord { $board }, lager dan { $other } aan bord { $above }; dat is niet de volgorde van Entries.
    .hint = Verbeter de speler of de volgorde van de spelers van het team, of maak Board order leeg. De uitslag telt zoals hij er staat.
board-player-twice = { $player } van { $team } zit in dezelfde match aan bord { $first } en aan bord { $board }.
    .hint = Verbeter Home player of Away player van een van beide borden. Een lege cel betekent de speler van dat bord in de volgorde van Entries.
no-team-size = Het aantal borden per match is niet bekend; vrij of reglementair winnen levert dus geen bordpunten op.
    .hint = Vul Team size in op het blad Event.
not-paired = Deelnemer { $label } heeft in ronde { $round } geen partij en is niet vrij. Dat telt als afwezig en levert niets op.
    .hint = Voeg de partij of het vrij zijn toe, schrijf de ronde onder Byes, of schrijf withdrawn after N onder Status.
plays-while-away = Deelnemer { $label } heeft een partij in ronde { $round }, maar de status is “{ $status }”. De partij telt.
    .hint = Verbeter de status, de ronde of het nummer.
draw-changed = { $pairing } is met de hand gezet; de indeling had { $drawn }. Wat met de hand is gezet, telt.
    .hint = Heeft de arbiter de paring gewijzigd, dan hoeft u niets te doen.
bye-and-game = Deelnemer { $label } vroeg om vrij in ronde { $round }, maar heeft een partij. De partij telt.
    .hint = Haal de ronde weg onder Byes, of verbeter de partij.
bye-score = De bye score van deelnemer { $label } is { $text }, maar een aangevraagde vrije ronde levert ½ of 0 op. Ze telt als 0.
    .hint = Schrijf ½ of 0 onder Bye score.
virtual-points = De virtuele punten van { $label } zijn niet te lezen: “{ $text }”.
    .hint = Schrijf rondes met hun punten, zoals 1-2=1, 3=½; elke ronde één keer.
later-ratings = De latere ratings van deelnemer { $label } zijn niet te lezen: “{ $text }”. De rating op het blad geldt voor elke maand.
    .hint = Schrijf de maand van elke lijst met de rating: 2026-06=2415, 2026-07=2398.
later-ratings_later-ratings-outside = De latere ratings van deelnemer { $label } voor { $months } zijn niet gebruikt: het toernooi begint in { $first } en eindigt in { $last }.
    .hint = Verbeter de maand, of de data van het toernooi. De rating aan het begin hoort onder Rating.
entry-arrives-late_arrives-late = Ingedeeld in ronde { $round }, maar komt later: { $names }.
    .hint = Wie zeker afwezig is, wordt niet ingedeeld en krijgt niets (C.04.2, 2.4 en 3.3): schrijf “drop-in 3” onder Status, of de rondes onder Byes. Arrives verandert niets aan de indeling.
bye-score-blank = Aangevraagde vrije rondes zonder Bye score tellen als 0: { $labels }.
    .hint = Geeft het toernooi een half punt, schrijf dan ½ onder Bye score.
round-list = “{ $text }” is geen lijst van rondes in deze wedstrijd en is niet gebruikt.
    .hint = Schrijf 1,3 of 1-4. { $span }
    .span =
        { $rounds ->
            [0] Rondes worden genummerd vanaf 1.
           *[other] Rondes worden genummerd van 1 tot en met { $rounds }.
        }
status-round = “{ $text }” noemt geen ronde: { $read }.
    .hint = Schrijf “withdrawn after 3” of “drop-in 2”.
colour-not-top = Colour staat in de rij van deelnemer { $label }, maar { $top } staat bovenaan de plaatsingslijst. De kleur is voor { $top } gebruikt, in ronde 1.
    .hint = Zet haar in de rij van wie bovenaan staat.
unlisted-game = “{ $name }” staat niet op de lijst van bordspellen; het gespeelde spel telt niet.
    .hint = { $meant }Gebruik de namen die palmares rules nzdc-1999 noemt.
no-game = De rij noemt geen spel en is overgeslagen.
    .hint = Schrijf de naam van het spel.
players-of-play = { $play } heeft { $players } spelers, maar alleen { $least } tot { $most } spelers kunnen scoren.
    .hint = Geef elk gespeeld spel een eigen nummer onder Sheet, en elke speler een rij.
place-missing = De plaats in { $play } ontbreekt; deze rij levert niets op.
    .hint = Neem de plaats over van het scoreformulier.
place-impossible = Plaats { $place } is onmogelijk in { $play } met { $players } spelers; de rij levert niets op.
    .hint = Verbeter de plaats, of voeg de ontbrekende spelers toe.
places-impossible = De plaatsen { $places } in { $play } zijn onmogelijk; het spel levert niets op. Een plaats is één meer dan het aantal betere spelers.
    .hint = Neem de plaatsen over van het scoreformulier. Na twee spelers op de tweede plaats komt de vierde: 1, 2, 2, 4.
twice-in-play = Deelnemer { $label } staat al in { $play } bij { $first }; deze rij is overgeslagen.
    .hint = Verbeter de speler of het nummer onder Sheet.
counts-twice = Bij { $play } staat onder Counts in de ene rij yes en bij { $first } no; het spel is overgeslagen.
    .hint = Schrijf in alle rijen hetzelfde, of alleen in één rij.
play-left-out = { $play } telt niet mee, zoals de spelers hebben afgesproken.
    .hint = U hoeft niets te doen.
version-missing = Van het vervalste spel { $board } zijn beide versies gespeeld, maar deze rij zegt niet welke. Het telt als arbitrale score.
    .hint = Schrijf A of B onder Version.
other-percentage = De match { $sides } heeft maar voor één partij een percentage. De andere partij kreeg de rest, { $other } %.
    .hint = Vul beide in; met arbitrale scores zijn ze samen geen 100.
boards-disagree = Boards zegt { $typed }, maar volgens de loopbriefjes speelde een deelnemer er { $counted }. De punten gebruiken { $typed }.
    .hint = Verbeter Boards, of maak het leeg om ze te laten tellen.
fewer-boards = Minder dan { $most } spellen gespeeld: { $labels }. Ze zijn gerangschikt naar percentage of naar score.
    .hint = Zaten ze stil of zijn spellen niet gespeeld, dan hoeft u niets te doen.
fewer-results = Spellen met minder dan { $expected } uitslagen: { $boards }. { $how }
    .hint = Voeg de ontbrekende uitslagen toe als die er zijn.
one-room = Spel { $board } van { $sides } heeft maar in één zaal een uitslag en is dus niet te vergelijken.
    .hint = Voeg de uitslag van de andere zaal toe, of schrijf fouled of NP onder Adjusted.
too-few-scores = Spel { $board } heeft { $scores } scores, te weinig voor een datumscore zonder de uitersten. Het telt als 0.
    .hint = Vul de scores van de andere tafels in, of een arbitrale score.
artificial-without-value = { $text } heeft geen waarde in een wedstrijd die met { $method } wordt berekend; het spel telt als 0.
    .hint = Schrijf bij IMP’s A+, A of A- (of 60, 50 of 40 procent), of ken een score toe.
published-score = Deelnemer { $label } heeft in de inzending { $typed }, maar de spellen geven { $computed }. De spellen tellen.{ $boards }
    .hint = Kijk de spellen na, en straffen die op het blad Adjustments ontbreken.
published-points = Op spel { $board } heeft deelnemer { $label } in de inzending { $given }, maar de uitslagen geven { $computed }. De uitslagen tellen.{ $others }
    .hint = Vergelijk de uitslagen van het spel met het rekenprogramma. Programma’s rekenen verschillend met gemiddelden en met spellen die niet aan elke tafel zijn gespeeld.
    .others =
        { $others ->
            [one] {" "}Bij 1 andere deelnemer klopt het ook niet.
           *[other] {" "}Bij { $others } andere deelnemers klopt het ook niet.
        }
published-points-of-many = Op { $count } van de { $of } spellen wijken de punten in de inzending af van de uitslagen: { $boards }. { $example } De uitslagen tellen.
    .hint = Het rekenprogramma vergelijkt waarschijnlijk andere tafels, of rekent anders met spellen die niet aan elke tafel zijn gespeeld. Kijk daar een van de spellen na.
unknown-vp-scale_unknown-scale = Er is geen VP-schaal “{ $name }”.
    .hint = Kies een van deze: { $known }.
vp-scale-boards_scale-boards = De schaal { $name } heeft geen tabel voor matches van { $boards } spellen.
    .hint = Verbeter Boards per match of VP scale boards, of kies een andere VP-schaal.
match-boards-unknown = De match { $sides } heeft geen aantal spellen, dus geen VP’s, en telt niet mee{ $others }.
    .hint = Vul Boards per match in op het blad Event, of Boards naast de match. Boards en Rounds van de wedstrijd zijn genoeg als de deling opgaat. Getypte VP’s hebben geen spellen nodig.
    .others =
        { $others ->
            [one] , net als 1 andere match
           *[other] , net als { $others } andere matches
        }
scale-of-percent = De schaal { $name } en de wedstrijd passen niet bij elkaar: de ene is voor percentages, de andere voor IMP’s.
    .hint = Kies een andere VP-schaal, of een andere Scoring.
one-score = De match { $sides } heeft maar voor één partij { $of }; die zijn niet gebruikt.
    .hint = Vul ook die van de andere partij in, met 0 voor geen.
vps-beyond-scale = { $typed } VP’s kan niet: de schaal loopt van { $least } tot { $most }. De VP’s van deze match zijn niet gebruikt.
    .hint = Verbeter ze, of maak ze leeg als de IMP’s bekend zijn. Heeft de wedstrijdleider ze toegekend, schrijf dan adjusted onder Note.
match-without-result = De match { $sides } heeft geen IMP’s of VP’s en telt dus als 0.
    .hint = Vul IMP’s of VP’s in, ook bij vrij of een reglementaire uitslag. Was er geen match, schrijf dan not played onder Note.
match-twice = De match { $sides } heeft hier de uitslag { $result }, maar { $other } bij { $first } op het andere blad, en die is gebruikt.
    .hint = Verbeter of verwijder een van beide.
plays-on-after-defeat = Deelnemer { $label } verloor in { $round }, maar speelt in een latere ronde.
    .hint = Verbeter de score, Round of de deelnemers. Schrijf voor een match van drie triangular onder Note; voor een match om een plaats play-off.
knockout-unfinished = Na de laatste ronde zijn { $undefeated } deelnemers ongeslagen; de knock-out heeft dus geen winnaar.
    .hint = Voeg de ontbrekende rondes toe, of de uitslag van de laatste match.
match-not-ranked = De match { $sides } ({ $note }) heeft geen scores en telt niet mee in de rangschikking.
    .hint = Vul de score van elke partij in, als die er is.
vps-disagree = { $label } heeft in de inzending { $typed } VP’s, maar netto { $net } geeft { $computed }. De getypte VP’s zijn gebruikt.
    .hint = Kijk de IMP’s, het aantal spellen en de VP-schaal na.
imps-disagree = { $sides } heeft in de inzending { $typed } IMP’s, maar de spellen geven { $computed }, en dat is gebruikt.
    .hint = Kijk de spellen van de match na.
entry-without-result = Deelnemer { $label } heeft geen uitslag en dus geen plaats.
    .hint = Vul de score in op het blad Results, of schrijf “withdrawn after N” onder Status.
place-disagrees = De inzending geeft deelnemer { $label } plaats { $typed }, maar met een score van { $score } is het plaats { $place }.
    .hint = Kijk deze score en de scores eromheen na. Plaatsen en punten volgen de scores.
tie-broken = De inzending geeft deelnemer { $label } plaats { $typed }, maar deze deelt de plaatsen { $place } tot en met { $last }.
    .hint = U hoeft niets te doen; deelnemers met gelijke stand delen de punten.
team-too-large_fourth-member = Een team heeft hoogstens { $most } spelers; deelnemer { $label } is bij { $team } weggelaten.
    .hint = Verbeter Team.
second-team = Deelnemer { $label } zit al in { $other } en telt dus niet voor { $team }.
    .hint = Verbeter Team. Een speler kan maar in één team zitten.
tie-break-unknown_unknown-tie-break = “{ $name }” is geen tiebreak; gelijke standen zijn zonder beslist, en de stand is voorlopig.
    .hint = { $meant }Schrijf codes of namen van tiebreaks, zoals BH-C1 of Buchholz Cut 1, met komma’s ertussen.
tie-break-of-teams = { $title } is een tiebreak voor teams en is overgeslagen.
    .hint = Haal hem weg uit Tie-breaks.
tie-break-without-ratings = { $title } is overgeslagen; spelers zonder rating: { $unrated }. Tiebreaks op rating hebben de rating van iedereen nodig ({ $clause }).
    .hint = Vul op het blad Entries bij iedereen Rating in, of kies een andere tiebreak.
board-prizes-lack = De bordprijzen tellen niet alles mee: { $of_matches } zonder uitslagen per bord, en { $of_games } die bij de partijen in geen rij staan.
    .hint = Schrijf een rij voor elk bord op het blad Matches, en de spelers van elk team op Entries.
    .of_matches =
        { $matches ->
            [one] 1 match
           *[other] { $matches } matches
        }
    .of_games =
        { $nameless ->
            [one] 1 speler
           *[other] { $nameless } spelers
        }
tie-breaks-not-applied = Tie-breaks is ingevuld, maar de vorm { $format } heeft er geen.
    .hint = Deelnemers met dezelfde score delen een plaats. Maak Tie-breaks leeg, of verbeter Format.
internal-fault = palmares is op dit bestand vastgelopen door een programmafout ({ $why }).
    .hint = Andere inzendingen merken er niets van. Stuur het bestand alstublieft naar de makers van palmares.
competition-unknown = De wedstrijd zegt niet welke competitie het is, en daar hangt bijna elke regel van af ({ $clause }); er zijn dus geen punten.
    .hint = Vul Competition in op het blad Event: { $known }.
too-old-for-youth_too-old = { $name } is geboren op { $born }, maar junioren moeten op of na { $limit } geboren zijn ({ $clause }); de deelnemer krijgt geen punten voor junioren.
    .hint = Verbeter Date of birth, of vul Authorised in als de commissie het heeft toegestaan.
too-young-for-seniors_too-young = { $name } is geboren op { $born }, maar senioren moeten vóór { $limit } geboren zijn ({ $clause }).
    .hint = Verbeter Date of birth, of vul Authorised in als de commissie het heeft toegestaan.
many-masterpoints = { $name } heeft { $points } meesterpunten, maar deze categorie is voor minder dan { $below } ({ $clause }{ $remark }).
    .hint = Verbeter Masterpoints of Category.
player-number-missing_number-missing = { $name } heeft geen nummer, maar alle spelers van de Butler Pairs moeten betalende leden zijn ({ $clause }). De deelnemer blijft staan.
    .hint = Vul het nummer in; spelers uit het buitenland worden erelid.
member-not-financial = { $name } speelt met nummer { $number } ({ $why }), maar alle spelers van de Butler Pairs moeten betalende leden zijn ({ $clause }). De deelnemer blijft staan.
    .hint = Verbeter het nummer, of het ledenregister; spelers uit het buitenland worden erelid.
to-the-final_finalists = Naar de finale{ $field }: { $names } ({ $clause }){ $instead }.
    .hint = U hoeft niets te doen.
finalists-tied = { $labels } delen plaats { $place }, maar niet allen kunnen door naar de finale. Zonder hun matches is er geen verschil ({ $clause }).
    .hint = Voeg de matches toe, of loot en schrijf de volgorde onder Lot op het blad Entries.
fields-differ = De finale heeft { $north_south } NZ-paren en { $east_west } OW-paren; het verschil mag hoogstens { $most } zijn ({ $clause }).
    .hint = Vervang een paar door het volgende uit zijn eigen veld.
finalist-stays-out = { $label } staat in de finale, maar heeft zich in de vorige fase teruggetrokken of speelde buiten mededinging ({ $clause }).
    .hint = Verbeter Status in de vorige fase, of vervang het paar door het eerstvolgende in de stand.
not-contending-in-final_not-contending-here = { $label } speelt buiten mededinging, maar deze fase beslist over de punten, en alleen paren die meedingen krijgen titels en punten ({ $clause }). Het paar krijgt niets, en de volgende paren schuiven op.
    .hint = Dingt het paar mee, maak Status dan leeg. Anders hoeft u niets te doen.
datum-weight = De eigen scores van de wedstrijd tellen in de datumscore { $counted }, maar volgens de regels { $by_rule } ({ $clause }). De datumscore volgt de inzending.
    .hint = Schrijf { $weight } onder Datum weight.
    .counted =
        { $typed ->
            [one] één keer
           *[other] { $typed } keer
        }
    .by_rule =
        { $weight ->
            [one] één keer
           *[other] { $weight } keer
        }
few-rounds = { $label }: { $who } speelde { $played } van de { $rounds } { $of }, maar moet er ten minste { $least } spelen ({ $clause }). De deelnemer houdt de plaats maar krijgt geen punten.
    .hint = Is het aantal fout, verbeter het dan.
carry-few-pairs = De carry-over heeft het eerste en het { $last }e paar van de vorige fase nodig ({ $clause }), maar die had maar { $pairs } paren; er is niets meegenomen.
    .hint = Maak Carry over leeg, en vul op het blad Adjustments in wat wordt meegenomen.
carry-level = Het eerste en het { $last }e paar van de vorige fase hebben beide { $score } VP’s; er is dus geen carry-over ({ $clause }) en er is niets meegenomen.
    .hint = De organisator beslist: maak Carry over leeg, en vul op het blad Adjustments in wat wordt meegenomen.
withdrawal-elsewhere = Teruggetrokken: { $labels }. ABF TR 14 regelt terugtrekking tijdens een fase, maar hoort niet bij dit reglement ({ $clause }): de uitslagen zijn gebruikt zoals getypt.
    .hint = De wedstrijdleider beslist of ze tellen; Note op het blad Matches zegt dat.
few-boards-compared_few-compared = In de match { $sides } zijn maar { $compared } van de { $boards } spellen vergeleken, minder dan de helft. Ze hoort te gelden als reglementair beslist zonder schuld van een van beide partijen ({ $clause }), volgens ABF TR 15.1, dat niet bij dit reglement hoort: ze is berekend zoals getypt.
    .hint = Geef beide partijen de VP’s van een partij zonder schuld, en schrijf unplayable onder Note.
drop-in-of-no-team = { $label } stapt in bij ronde { $round }, maar { $why } ({ $clause }).
    .hint = Verbeter de spelers of Status, tenzij de wedstrijdleider het heeft toegestaan.
draw-numbers = De nummers onder Draw number zijn niet gebruikt: elk team heeft een ander nodig, van 1 tot het aantal teams ({ $clause }).
    .hint = Vul elk nummer in, of maak de kolom leeg; dan gebruikt de indeling de stand.
boards-beyond-match = Deze rij heeft { $count } { $what }, maar de match heeft { $boards } spellen; de rij is weggelaten.
    .hint = Verbeter wat fout is; is elk spel gespeeld, laat dan beide leeg.
match-length = De match { $sides } heeft { $boards } spellen, maar een match heeft er { $planned } ({ $clause }).
    .hint = Verbeter Boards, tenzij de match is ingekort of verlengd.
team-number = { $state } is ingevoerd als nummer { $label }, maar heeft nummer { $number } geloot ({ $clause }).
    .hint = Is er opnieuw geloot, dan hoeft u niets te doen; de nummers in de inzending tellen.
field-size = Het reglement heeft speelschema’s voor 5 tot 8 teams, maar er zijn er { $teams } ingevoerd (10.4, 10.5).
    .hint = Verbeter Entries, of deel de rondes met de hand in op het blad Matches en vul Rounds in.
guest-player = Team { $label } heeft een gastspeler; invallers zijn alleen in nood toegestaan, met toestemming van de wedstrijdleider ({ $clause }).
    .hint = Heeft de wedstrijdleider de invaller toegestaan, dan hoeft u niets te doen.
final-waits = De teams in deze wedstrijd zijn pas bekend na { $stage } ({ $clause }).
    .hint = Vul daar de uitslagen in, of voer de teams met de hand in.
final-not-entered = Volgens de eerdere fasen horen { $placed } hier te spelen ({ $clause }), maar ze zijn niet ingevoerd.
    .hint = Voer de twee teams in op het blad Entries van deze inzending.
carry-over-blank = Carry over is leeg, er is dus niets meegenomen; volgens de regels neemt het hoogst geplaatste team van de Qualifying Stage een tiende van het verschil in VP’s mee ({ $clause }).
    .hint = Schrijf abf 11.2 onder Carry over, of none als er niets wordt meegenomen.
not-in-final = { $team } speelt hier niet ({ $clause }); deze rij is weggelaten.
    .hint = Verbeter het nummer van het team, of de wedstrijd.
final-teams = Ingevoerd zijn de teams { $typed }, maar volgens de eerdere fasen horen het { $placed } te zijn ({ $clause }). De ingevoerde teams spelen.
    .hint = Verbeter Entries, tenzij een team zich heeft teruggetrokken.
stage-not-known = { $wrong }; de carry-over en de plaatsen zijn dus onbekend.
    .hint = Vul Qualifier of Carry over from in of verbeter het, of neem die inzending mee.
    .wrong =
        { $id ->
            [0] Er is geen kwalificatie genoemd
           *[other] Geen inzending heeft de kwalificatie “{ $id }”
        }
repechage-tied = { $teams } staan ook zonder de carry-over gelijk, maar een plaats in de finale is niet te delen ({ $clause }).
    .hint = De organisator beslist: voeg een rij toe met play-off onder Note en onder Result wie doorgaat.
player-not-eligible = { $player } van { $label } speelde hier, maar was niet speelgerechtigd: { $why } ({ $clause }).
    .hint = Verbeter de aantallen matches en stanza’s op het blad Entries, of vraag het de wedstrijdleider.
pqp-withheld = { $player } van { $label } krijgt geen Playoff Qualifying Points: { $why } ({ $clause }).
    .hint = Klopt dat niet, verbeter dan Matches, Repechage, Finals of PQP van die speler op het blad Entries.
forfeit-vps = De inzending geeft { $label } { $typed } VP’s voor een match zonder uitslag, maar de regel geeft { $computed } ({ $clause }), en dat is gebruikt.
    .hint = Maak de VP’s leeg; ze volgen uit de opmerking en de andere matches.
bye-vps = De inzending geeft { $label } { $typed } VP’s voor een vrije ronde, maar vrij is { $vps } VP’s ({ $clause }). De getypte VP’s zijn gebruikt.
    .hint = Maak de VP’s leeg, tenzij de wedstrijdleider ze heeft gegeven.
bye-missing = Team { $label } heeft in ronde { $round } geen match en is niet vrij; het krijgt dus geen VP’s. Vrij is { $vps } VP’s ({ $clause }).
    .hint = Voeg een rij toe met de ronde, het team onder Home en bye onder Note.
sections-unknown = Geen titels: de lijnen van de spelers zijn onbekend ({ $clause }), want de wedstrijd heeft geen rondes en geen kolom Section.
    .hint = Vul Section in op het blad Entries, of gebruik Format swiss en voeg de matches toe.
other-entrants = Er zijn { $players } inschrijvingen, maar de knock-out is voor { $entrants }: drie uit elke groep van vier en een lucky loser zijn de 16 spelers van Phase One ({ $clause }). De groepen hebben { $sizes } spelers.
    .hint = Een speler zonder tegenstander in de groep gaat door. Heeft Phase One geen 16 spelers, voer de partijen dan met de hand in.
group-place-taken = Een andere speler heeft plaats { $place } in groep { $group }; { $label } krijgt daar een vrije plaats.
    .hint = Verbeter Group place, of laat het leeg voor een loting.
group-full = Groep { $group } heeft al { $size } spelers; er is geen plaats voor { $label }.
    .hint = Verbeter Group, of laat het leeg voor een loting.
no-such-stage = { $wrong }
    .hint = De rondes zijn Q1, Q2; 1.1, 1.2, 1.3; 2.1, 2.2, 2.3; SF en F.
    .wrong =
        { $text ->
            [0] De rij noemt geen ronde; de rij is overgeslagen.
           *[other] “{ $text }” is geen ronde van dit knock-outtoernooi; de rij is overgeslagen.
        }
plays-twice = { $label } heeft in ronde { $round } al een partij; deze rij is weggelaten.
    .hint = Verbeter de ronde of het nummer, of verwijder een van de twee rijen.
results-differ = De partij { $sides } in ronde { $round } heeft elders in de werkmap een andere winnaar; ze telt als niet uitgespeeld.
    .hint = Verbeter Result op Matches of Draw, of Outcome op Games.
result-and-note_odd-result = { $why }; de rij heeft geen bruikbare uitslag.
    .hint = Maak de opmerking of de uitslag leeg, al naar wat fout is.
game-drawn = De partij { $sides } in ronde { $round } heeft geen winnaar, maar de regels kennen alleen winst en verlies: geen van beide spelers gaat door.
    .hint = Beslis wie doorgaat, en vul die uitslag in.
sides-not-exchanged = { $label } speelt in ronde { $round } in beide partijen van een paar { $side }; elke speler moet beide zijden spelen.
    .hint = Verbeter Power op het blad Games. De partijen tellen zoals ze gespeeld zijn.
own-group = De partij { $sides } is tussen spelers van dezelfde voorrondegroep { $group }, die elkaar in de eerste partijen niet mogen treffen ({ $clause }).
    .hint = Verbeter de nummers. De partij telt zoals ze gespeeld is.
plays-on = { $label } is in { $out } uitgeschakeld, maar heeft een partij in ronde { $round }.
    .hint = Verbeter het nummer of de eerdere uitslagen. De partij telt zoals ze gespeeld is.
pairing-not-given = De regels kennen de partij { $sides } in ronde { $round } niet: { $why } ({ $clause }).
    .hint = Verbeter de nummers, de ronde of de eerdere uitslagen. De partij telt zoals ze gespeeld is.
bye-not-given = { $label } is vrij in ronde { $round }, maar de regels staan dat daar niet toe: het telt niet, en de speler gaat niet door.
    .hint = Vul de partij in met haar uitslag; een speler die niet is gekomen, heeft verloren (+-- of --+).
game-numbers = De partijen van ronde { $round } zijn niet genummerd als 1, 2, 3 enzovoort. De volgende ronde hangt van de nummers af; daarom is de volgorde van de rijen gebruikt.
    .hint = Schrijf het nummer van elke partij onder Table.
centres-unknown_centres-missing = De lucky loser wordt bepaald naar centra ({ $clause }), maar die zijn niet bekend voor { $labels }; er is dus niemand aangewezen.
    .hint = Vul beide partijen van elke speler in op het blad Games: twee rijen per partij, met de centra onder de jaren.
odd-centres_game-odd-centres = { $text } is na { $year } geen mogelijk aantal centra; de centra van de speler in die partij gelden als onbekend.
    .hint = Centra zijn gehele getallen van 0 tot 34.
too-many-centres_game-too-many-centres = De centra van { $year } in de partij { $sides } zijn samen { $sum }, maar de kaart heeft er 34.
    .hint = Verbeter de centra van dat jaar; tot dan is de wedstrijd voorlopig.
phase-does-not-fit = Ronde { $round } heeft { $players } spelers, maar de regels hebben er { $wanted } nodig ({ $clause }); ze is niet ingedeeld.
    .hint = Vul de partijen van de ronde in op het blad Matches zoals u beslist.
no-pairing-left_no-pairing = Geen indeling van ronde { $round } houdt zich aan de regels ({ $clause }); ze is niet ingedeeld.
    .hint = Vul de partijen in op het blad Matches zoals u beslist.
knockout-draw-waits_draw-waits = Ronde { $round } is niet ingedeeld, omdat de indeling cellen met fouten gebruikt: { $cells }.
    .hint = Verbeter de fouten. Wilt u toch indelen, schrijf dan { $round } onder Draw op het blad Event.
withdrawn-drawn = { $label } heeft zich teruggetrokken maar heeft nog een partij in ronde { $round }; de regels zeggen niet wie doorgaat.
    .hint = Vul de partij in met +-- of --+ voor de tegenstander, of zoals u beslist.
results-awaited = De indeling wacht op de uitslagen van deze partijen: { $games }.
    .hint = Vul de uitslagen in op het blad Matches of Draw.
nobody-to-meet = Er valt niets in te delen, hoewel de finale niet beslist is: in { $round } laten de regels en de eerdere partijen geen tegenstander over voor { $players }.
    .hint = Verbeter de eerdere partijen, of bepaal de volgende zelf en vul ze in op het blad Matches.
odd-team-size = Geen punten: het handboek voorziet niet in teams van { $size } spelende leden ({ $clause }).
    .hint = Team size is hoeveel leden er tegelijk spelen: 4, 6, 8, 10 enzovoort.
too-few-tables = Geen punten{ $field }: voor { $event } geldt een minimum van { $least }, maar er waren er { $tables } ({ $clause }).
    .hint = Klopt het aantal, dan hoeft u niets te doen.
handicap-without-scratch = Geen punten: de wedstrijd is met handicaps gerangschikt, en de scores zonder handicap ontbreken ({ $clause }).
    .hint = Zet de scores zonder handicap onder Score, en die met handicap onder Handicap score.
not-major = Dit kan geen groot kampioenschap zijn: { $why } ({ $clause }). De punten zijn toegekend op het basisniveau.
    .hint = Maak Championship leeg, of verbeter wat fout is.
boards-not-played = Geen punten voor { $player }: { $played } gespeeld, { $needed } nodig ({ $clause }).
    .hint = Klopt het aantal spellen, dan hoeft u niets te doen.
unregistered-award = { $player } krijgt een oorkonde, maar zonder lidnummer kan niets worden bijgeschreven ({ $clause }).
    .hint = Vul het lidnummer in als dat er is.
unknown-qualifier = Wedstrijd { $id } bestaat niet in deze inzending of in het seizoen; het oorspronkelijke deelnemersveld is dus niet bekend en er zijn geen punten.
    .hint = Verbeter Qualifier, neem de inzending van die wedstrijd mee, of vul Original entry in.
unknown-qualifier_unknown-qualifier-unused = Wedstrijd { $id } bestaat niet in deze inzending of in het seizoen; de Original entry die hier staat, is gebruikt.
    .hint = Verbeter Qualifier, of neem de inzending van die wedstrijd mee.
several-qualifiers = Meer dan één inzending van het seizoen heeft een wedstrijd { $id }; het oorspronkelijke deelnemersveld is dus niet bekend en er zijn geen punten.
    .hint = Geef beide wedstrijden dezelfde Part of, of vul Original entry in.
several-qualifiers_several-qualifiers-unused = Meer dan één inzending van het seizoen heeft een wedstrijd { $id }; de Original entry die hier staat, is gebruikt.
    .hint = Geef beide wedstrijden dezelfde Part of, of maak Qualifier leeg.
no-original-entry = De punten voor deze fase ({ $stage }) hangen af van het aantal volle tafels in de eerste fase ({ $clause }), en dat ontbreekt.
    .hint = Vul Original entry in, of noem de wedstrijd van de eerste fase onder Qualifier.
original-entry-disagrees = Original entry zegt { $typed }, maar { $from } had { $counted } tafels. De punten gebruiken { $typed }.
    .hint = Verbeter Original entry, of maak het leeg; dan telt palmares de tafels.
stages-not-counted = De eerdere fasen tellen niet voor de punten: { $why } ({ $clause }). De punten volgen het eigen deelnemersveld van de wedstrijd.
    .hint = Is dat zo, dan hoeft u niets te doen.
qualified-by-handicap = Geen punten: in { $stage } zijn deelnemers geplaatst op grond van scores met handicap ({ $clause }).
    .hint = Is dat zo, dan hoeft u niets te doen.
many-qualified = { $finalists } van de { $original } deelnemers plaatsten zich; het handboek raadt hoogstens { $share } van het veld aan ({ $clause }).
    .hint = U hoeft niets te doen; minder deelnemers dan gewoonlijk krijgen punten.
no-premier-tables = De punten voor een troostfinale hangen af van de volle tafels in de hoofdfinale en in geen van beide finales ({ $clause }), en die zijn onbekend.
    .hint = Vul Premier tables en Not qualified tables in, of verbind de finales met Part of en noem de eerste fase onder Qualifier.
no-consolation = Het handboek ziet dit niet als troostfinale: { $why } ({ $clause }). De punten volgen het eigen deelnemersveld, één niveau onder de hoofdwedstrijd.
    .hint = Kloppen de tafels, dan hoeft u niets te doen.
no-stage = { $key } is ingevuld, maar Stage zegt niet welke fase dit is ({ $clause }). De punten volgen het eigen deelnemersveld van de wedstrijd.
    .hint = Vul Stage in (final, consolation, second qualifying ...), of maak dit leeg.
status-differs = Status zegt { $claimed }, maar volgens de andere antwoorden is het { $status }: { $why } ({ $clause }). De punten gebruiken { $status }.
    .hint = Verbeter Status, of de antwoorden over licentie en deelname.
licence-missing = De wedstrijd stond open voor { $who }, maar heeft geen licentie ({ $clause }).
    .hint = Vul Licence en Licensed by in, of verbeter Open to.
non-members = Alleen leden mogen spelen in { $what } ({ $clause }), maar het lidnummer ontbreekt bij { $names }.
    .hint = Vul de ontbrekende lidnummers in.
teams-without-matches_without-matches = Zo’n wedstrijd van { $boards } spellen geeft punten voor elke gewonnen match ({ $clause }), maar de inzending heeft geen matches; { $instead }.
    .hint = Speelden de deelnemers matches, voeg dan het blad Matches toe.
    .instead =
        { $printed ->
            [yes] de gedrukte kolom voor teams is gebruikt
           *[no] alleen de punten voor de rangschikking zijn gegeven
        }
no-match-boards = De punten voor een gewonnen match hangen af van het aantal spellen in de match ({ $clause }), en dat ontbreekt; er zijn dus geen punten.
    .hint = Vul Boards in op het blad Matches, of Boards per match op het blad Event.
no-lineups = { $player }: { $played }; de inzending zegt niet in welke matches, dus elke gewonnen match telt voor die speler ({ $clause }).
    .hint = Speelden anderen in een deel van de gewonnen matches, voeg dan het blad Lineups toe.
small-part = { $part } heeft { $size }, maar heeft { $least } nodig: dat telt niet, en krijgt de punten van { $as_part } ({ $clause }).
    .hint = Zijn de deelnemers volledig, dan hoeft u niets te doen.
impossible-part = Er is geen { $part } { $number } van { $parts }; er zijn dus geen punten.
    .hint = Verbeter het nummer van deze divisie of lijn, of het aantal.
player-in-two-sections = { $player } speelt ook in { $section }, maar niemand mag spelen in twee lijnen met verschillende status ({ $clause }); er zijn dus geen punten.
    .hint = Verbeter de deelnemers, of maak Sections leeg als dit afzonderlijke wedstrijden zijn.
few-areas = Een competitie tussen gebieden heeft teams uit { $least } gebieden nodig ({ $clause }), maar de deelnemers hebben { $areas }; er zijn dus geen punten.
    .hint = Vul op het blad Entries voor elk team Area in.
no-side = Het gebied van team { $label } heeft meer teams, en hun status hangt af van hun onderlinge volgorde ({ $clause }), die ontbreekt; het team krijgt geen punten.
    .hint = Vul Side (A, B of C) in op het blad Entries.
small-knockout = Geen punten: een knock-out heeft een oorspronkelijk veld van ten minste { $least } volle tafels nodig ({ $clause }); dit had { $tables }.
    .hint = Hadden deze deelnemers zich geplaatst, vul dan Original entry in; anders hoeft u niets te doen.
knockout-without-matches = Een knock-out geeft punten voor elke gewonnen match ({ $clause }), maar de inzending heeft geen matches.
    .hint = Vul het blad Matches in: een rij voor elke match, met Round, Home, Away en de score of Result.
more-than-original = Er spelen { $playing } deelnemers, maar hoogstens { $original } uit het oorspronkelijke veld kunnen deze wedstrijd hebben bereikt ({ $clause }).
    .hint = Verbeter Original entry, Original contestants of Premier tables.
level-knockout-match = { $sides } eindigde in { $round } gelijk en is zonder extra spellen beslist; elke partij krijgt dus de helft van de punten ({ $clause }).
    .hint = Hebben extra spellen beslist, schrijf dan extra boards onder Note en de winnaar onder Result.
surplus-rounds = De puntentabel heeft { $most } rondes; { $surplus } meer aan het begin kregen punten voor voorrondes ({ $clause }).
    .hint = U hoeft niets te doen, tenzij een ronde ontbreekt of twee keer genoemd is.
match-boards-assumed = Het aantal spellen per match ontbreekt; voor elke match zijn de { $boards } spellen van de wedstrijd aangenomen.
    .hint = Vul Boards per match in, of Boards op het blad Matches.
no-scale = Het handboek heeft geen schaal voor { $what } ({ $clause }); er zijn dus geen punten.
    .hint = Verbeter de antwoorden als ze fout zijn, of vraag de bond om de punten.
green-conditions = Geen Green Points: { $why } ({ $clause }). Er zijn Local Points gegeven volgens de gewone schaal.
    .hint = Klopt dat niet, verbeter dan het blad Event.
green-in-doubt = Dit voldoet niet aan de voorwaarden van het handboek voor een wedstrijd met Green Points: { $why } ({ $clause }). Er zijn toch Green Points gegeven.
    .hint = Kijk na wat er is gespeeld, en vraag het de bond voordat u de punten uitreikt.
local-for-green = { $player } krijgt Local Points en geen Green Points: { $why } ({ $clause }).
    .hint = Is dat zo, dan hoeft u niets te doen.
green-without-matches = De punten per overwinning ({ $what }; { $clause }) ontbreken, want de inzending heeft geen matches.
    .hint = Vul het blad Matches in: een rij voor elke match, met de score.
green-without-boards = De punten voor gewonnen matches hangen af van het aantal spellen per match ({ $clause }), en dat is onbekend; er zijn dus geen punten.
    .hint = Vul Boards per match in, of Boards op het blad Matches.
green-match-length = Green Points voor elke gewonnen match vragen matches van { $least } tot { $most } spellen ({ $clause }); matches van { $boards } spellen leveren er geen op.
    .hint = Waren de matches langer of korter, verbeter dan Boards of Boards per match.
no-flight-b = De punten van flight A hangen af van de tafels in beide flights ({ $clause }), en die van flight B zijn onbekend.
    .hint = Vul Flight B tables in, of verbind de twee flights met Part of.
congress-certificate = Congresoorkondes zijn voor wedstrijden met een licentie van de bond ({ $clause }), maar { $why }. In plaats daarvan zijn gewone oorkondes gemaakt.
    .hint = Vul Licence in, of zet Issue op certificate.
ordinary-certificate = Wedstrijden met een licentie van de bond hebben congresoorkondes ({ $clause }). Er zijn gewone gemaakt, zoals Issue zegt.
    .hint = Maak Issue leeg voor congresoorkondes.
ladder-size-unknown = De punten voor een ladder hangen af van het gemiddelde aantal volle tafels in zijn wedstrijden ({ $clause }); dat ontbreekt, en er is geen van zijn wedstrijden gevonden.
    .hint = Vul Average tables in, of neem de wedstrijden mee met de naam van de ladder onder Ladder.
ladder-results-unknown = Een ladder geeft alleen punten als er voor elke deelnemer genoeg uitslagen tellen ({ $clause }), en dat aantal ontbreekt.
    .hint = Vul Results counted in.
ladder-few-results = Geen punten: in deze ladder tellen { $results } uitslagen, maar het moeten er ten minste { $least } zijn ({ $clause }).
    .hint = Klopt het aantal, dan hoeft u niets te doen.
ladder-disagrees = { $what } zegt { $typed }, maar de wedstrijden van de ladder geven { $counted }. De punten gebruiken { $typed }.
    .hint = Verbeter het, of maak het leeg; dan rekent palmares het uit.
ladder-awaits-final = De punten van deze ladder wachten op de uitslag van de finale ({ $clause }).
    .hint = Neem de finale mee als ze gespeeld is, met Stage final en deze ladder onder Qualifier.
ladder-final-awarded = De plaatsen in de finale, { $other }, beslissen over de punten van deze ladder ({ $clause }).
    .hint = U hoeft niets te doen.
noughts-elsewhere = Lidnummer { $text } van { $name } is in { $path } { $other }; de voorloopnullen kunnen verloren zijn. De punten staan nu onder twee verschillende nummers.
    .hint = Maak de kolom op als tekst en typ het nummer zoals op de pas van het lid.
status-unlike = Alle { $count } wedstrijden in deze inzending hebben de status { $status }; in de andere inzendingen van de organisator hebben wedstrijden met dezelfde titels { $usual }.
    .hint = Is de status van de eerste wedstrijd naar beneden gekopieerd, verbeter hem dan: de punten hangen ervan af.
boards-unlikely_boards-unlike = Boards zegt { $boards }, maar alle { $count } wedstrijden van deze soort in de andere inzendingen van de organisator hebben { $meant }.
    .hint = Zijn twee cijfers verwisseld, verbeter dan Boards; de punten hangen ervan af.
status-unlike_status-alone = Deze wedstrijd heeft de status { $status }; alle { $count } andere wedstrijden van deze organisator, sommige met dezelfde titel, hebben { $usual }.
    .hint = Is dat een vergissing, verbeter het dan: de punten hangen van de status af.
boards-unlikely_boards-alone = Boards zegt { $boards }, maar alle { $count } andere wedstrijden met deze titel hebben { $usual }.
    .hint = Is dat een vergissing, verbeter dan Boards: de punten hangen ervan af.
over-quota = { $organiser } hield { $held } { $what }{ $year }, maar mag er maar { $allowed } houden{ $note } ({ $clause }). Deze wedstrijd is de eerste boven het quotum; haar punten tellen nog.
    .hint = Vul Part of in als wedstrijden bij één competitie horen, of Licence als de bond de wedstrijd een licentie gaf; anders heeft de organisator een licentie nodig.
    .year = {" "}in { $year }
competition-empty = Geen wedstrijd telt voor de competitie { $id }.
    .hint = Kijk Organiser, Events, Weekday, Format, From en To na, en of de inzendingen in of onder haar map staan.
competition-without-values = Competitie { $id }: { $events }.
    .hint = Stuur percentages, of Max score naast de scores; of kies een andere waarde onder By.
    .events =
        { $count ->
            [one] 1 wedstrijd heeft geen waarde ({ $what }) en telt niet mee
           *[other] { $count } wedstrijden hebben geen waarde ({ $what }) en tellen niet mee
        }
competition-without-ranks = De competitie { $id } gebruikt rangen, maar er is geen rang bekend.
    .hint = Voeg een blad Members toe met Number en Rank, of noem de ledenlijst onder Member list in palmares.toml.
competition-without-year = De competitie { $id } gebruikt gemiddelden van vorig jaar, maar er is geen wedstrijd van dat jaar gevonden; niemand heeft dus een handicap.
    .hint = Vul From in, en neem de inzendingen van vorig jaar mee.
competition-without-beginning = De competitie { $id } staat open voor nieuwkomers, maar heeft geen eerste dag; iedereen telt dus als nieuwkomer.
    .hint = Vul From in: nieuwkomers zijn spelers die vóór die dag niet speelden.
ledger-missing = Dit ledenregister is al eerder afgestemd, maar zijn blad { $sheet } ontbreekt; de punten zouden een tweede keer worden bijgeschreven.
    .hint = Zet het blad onder die naam terug, of geef het register dat het nog heeft met --ledger. Is er nog nooit iets bijgeschreven, gebruik dan --first-reconciliation.
ledger-row-changed = Deze rij is gewijzigd nadat palmares haar schreef: een cel is bewerkt, verplaatst of leeggemaakt.
    .hint = Maak de wijziging ongedaan, of geef het register van daarvoor met --ledger. Was de wijziging de bedoeling, gebruik dan --ledger-as-it-stands.
ledger-row-twice = Deze rij staat al bij { $first }.
    .hint = Verwijder een van de twee.
ledger-older = Het grootboek eindigt op { $ends }, maar de leden zijn op { $day } afgestemd: het komt uit een ouder register, en latere punten zouden een tweede keer worden bijgeschreven.
    .hint = Gebruik het grootboek van het register dat op die dag is geschreven. Is er sindsdien niets bijgeschreven, gebruik dan --ledger-as-it-stands.
ledger-differs = Het blad { $sheet } { $rows }: er zijn rijen verwijderd, toegevoegd of gewijzigd, of het blad komt uit een andere kopie van het register.
    .hint = Maak de wijziging ongedaan, of geef het register van daarvoor met --ledger. Was de wijziging de bedoeling, gebruik dan --ledger-as-it-stands.
    .rows = heeft { $holds } rijen, terwijl de laatste afstemming er { $wrote } schreef
members-moved = Lid { $number } had bij de laatste afstemming { $was } in de kolom { $column } en heeft nu { $is }, dat bij een ander lid hoorde: cellen in deze kolom zijn zonder hun rijen verplaatst.{ $more }
    .hint = Er is niets bijgeschreven. Maak het sorteren of verplaatsen ongedaan, zodat elke rij weer één lid is.
    .more =
        { $rest ->
            [one] {" "}Hetzelfde geldt voor 1 andere rij.
           *[other] {" "}Hetzelfde geldt voor { $rest } andere rijen.
        }
credited-unknown = Volgens het grootboek is er { $held } bijgeschreven bij lid { $number }, dat niet op het blad Members staat.
    .hint = Is het nummer gewijzigd, vul dit dan in onder Old number op het blad Aliases.
totals-gone = Het blad Members heeft geen kolom { $column }, maar bij de laatste afstemming hadden leden zulke punten; die zouden weer bij nul beginnen.
    .hint = Zet de kolom terug, of verander haar kop in { $column }.
member-number-changed = { $name } had bij de laatste afstemming nummer { $was } en heeft nu { $is }; de punten van dit lid worden aangehouden.
    .hint = Typ het oude nummer weer in, of vul het in onder Old number op het blad Aliases.
member-typed-over = Lid { $was } staat niet meer op het blad Members, en het nieuwe lid { $is } heeft precies dezelfde totalen ({ $held }): iemand heeft over de rij heen getypt. De punten van het nieuwe lid worden aangehouden.
    .hint = Herstel de rij van { $was }, en geef het nieuwe lid een rij met totalen van 0. Is het dezelfde persoon, vul dan de vroegere naam en het oude nummer in op het blad Aliases.
member-gone = Lid { $number } { $name } had { $held } bij de laatste afstemming maar staat niet meer op het blad Members.
    .hint = Is de rij per ongeluk verwijderd, zet haar dan terug. Schrijf voor een lid dat vertrokken is “lapsed” onder Status.
total-typed = { $column } van lid { $number } { $name } was { $was } na de laatste afstemming en is nu { $is }: iemand heeft het gewijzigd.
    .hint = Was dat de bedoeling, dan hoeft u niets te doen; typ anders het oude totaal weer in.
new-member-totals = Lid { $number } { $name } is nieuw sinds de laatste afstemming maar heeft al { $held }{ $same }: de rij kan met de totalen zijn gekopieerd. Dit lid krijgt geen punten tot u beslist.
    .hint = Is de rij gekopieerd, maak de totalen dan leeg. Bracht het lid deze punten mee, beslis dan “count” in decisions.xlsx.
    .same = , precies als { $same }
totals-exchanged = Bij { $count } leden zijn { $column } en { $other } sinds de laatste afstemming verwisseld: de twee kolommen of hun koppen zijn van plaats geruild. Er is niets bijgeschreven.
    .hint = Zet de twee kolommen weer goed, en stem opnieuw af.
member-renamed = Lid { $number } heette bij de laatste afstemming { $was } en heet nu { $is }.
    .hint = Vul de vroegere naam in op het blad Aliases, dan vinden inzendingen met die naam het lid. Is het nummer aan iemand anders gegeven, geef die dan een eigen nummer.
aliases-unchecked = Het blad Aliases heeft geen kolom Check; palmares kan dus niet zien of de rijen sinds de laatste afstemming zijn gewijzigd. Ze zijn gebruikt zoals ze zijn.
    .hint = Is de kolom verwijderd, vergelijk de rijen dan met het vorige register. Is het blad nieuw, dan hoeft u niets te doen.
alias-changed = Deze rij van het blad Aliases, nu voor lid { $number }, is sinds de laatste afstemming gewijzigd: een cel is bewerkt of verplaatst. Ze is niet gebruikt, omdat ze naar het verkeerde lid kan wijzen.
    .hint = Maak de wijziging ongedaan. Was ze de bedoeling, maak dan de cel Check in deze rij leeg.
member-status-changed_status-changed = Lid { $number } { $name } was bij de laatste afstemming { $was } en is nu { $is }.
    .hint = Was dat de bedoeling, dan hoeft u niets te doen: punten van vertrokken of overleden leden worden aangehouden.
gold-changed = De rijen op het blad Gold van lid { $number } { $name } gaven { $was } Gold Points op { $day }, de laatste afstemming, en geven nu { $is } voor die dag: iemand heeft een rij gewijzigd, toegevoegd of verwijderd.
    .hint = Was dat de bedoeling, dan hoeft u niets te doen; herstel anders de rij.
certificate-day-gone = Oorkonde { $certificate } is bij een eerdere afstemming geteld, maar de datum onder Registered is weg; ze is niet opnieuw geteld.
    .hint = Typ de datum weer in. Is het een andere oorkonde met hetzelfde nummer en dezelfde punten, verbeter dan het nummer.
certificate-changed = Oorkonde { $certificate } is bij een eerdere afstemming geteld als { $was }, maar de rij zegt nu { $is }; de punten die toen geteld zijn, blijven.
    .hint = Maak de wijziging ongedaan. Een correctie is een paar rijen: de oude punten met een minteken, dan de juiste.
certificate-never-counted = Oorkonde { $certificate } heeft een datum onder Registered, maar geen afstemming heeft haar geteld; de punten worden aangehouden.
    .hint = Maak de datum leeg, dan wordt ze geteld. Zijn de punten met de hand bij het totaal opgeteld, gebruik dan --ledger-as-it-stands.
certificate-gone = Oorkonde { $certificate }, bij een eerdere afstemming geteld als { $points }, staat niet meer op het blad Certificates; de punten blijven.{ $others }
    .hint = Zet de rij terug, met de datum onder Registered.
    .others = {" "}Hetzelfde geldt voor nog { $rest }.
noughts-lost = Het register zegt { $number }, maar inzendingen en eerdere bijschrijvingen zeggen { $form }: Excel heeft de voorloopnullen weggelaten. Gelezen is { $form }.{ $others }
    .hint = Maak de kolom Number op als tekst en typ de voorloopnullen opnieuw.
    .others =
        { $rest ->
            [one] {" "}Hetzelfde geldt voor 1 ander lid.
           *[other] {" "}Hetzelfde geldt voor { $rest } andere leden.
        }
noughts-unclear = Nummer { $number } is zijn voorloopnullen kwijt, en elders komen zowel { $one } als { $other } voor; de punten van dit lid worden aangehouden.
    .hint = Maak de cel op als tekst en typ het nummer met voorloopnullen.
register-number-twice_number-twice = Lid { $number } staat ook bij { $first }; de punten voor dat nummer worden aangehouden.
    .hint = Verbeter het foute nummer, of voeg de twee rijen samen.
register-date-future_future-date = { $column } is { $date }, na de datum van de afstemming ({ $as_of }).
    .hint = Verbeter de datum, of geef de datum van de afstemming met --as-of.
rank-unknown_unknown-rank = “{ $text }” is geen rang uit het handboek; palmares heeft de rang uit de punten berekend.
    .hint = Verbeter de rang, of maak hem leeg.
rank-not-borne-out = { $rank } vraagt { $takes } ({ $clause }), maar het lid heeft { $holds }. De rang is behouden.
    .hint = Verbeter de rang, of de totalen als er punten ontbreken.
rank-behind = Het lid heeft { $holds }, genoeg voor { $due } ({ $clause }), maar het register zegt { $rank }. Het lid wordt nu bevorderd.
    .hint = U hoeft niets te doen.
register-unknown-member_unknown-member = Lid { $number } staat niet op het blad Members.
    .hint = Verbeter het nummer, of voer het lid in.
register-several-rows_several-rows = Lid { $number } staat in meer rijen van het blad Members; het is dus niet duidelijk welk lid deze rij bedoelt.
    .hint = Verbeter het foute nummer op het blad Members, of voeg de rijen samen.
old-number-taken = Oud nummer { $number } is nu het nummer van { $name }; het wordt niet als oud nummer gebruikt.
    .hint = Maak het oude nummer leeg, of verbeter het.
gold-without-rows = Geen rij op het blad Gold verklaart de { $points } Gold Points van het lid; ze kunnen dus niet teruglopen ({ $clause }) en zijn ongewijzigd gelaten.
    .hint = Vul de punten met hun datums in op het blad Gold.
gold-entered = Geen rij op het blad Gold verklaart de { $points } Gold Points van het lid; er is een rij toegevoegd met datum { $date }, en vanaf dan lopen ze terug ({ $clause }).
    .hint = Verbeter de datum en de punten in die rij op het blad Gold.
certificate-twice = Oorkonde { $certificate } staat al bij { $first } en kan maar één keer tellen ({ $clause }); deze rij is geweigerd.
    .hint = Haal de rij weg, of verbeter het nummer van de oorkonde.
certificate-expired = Oorkonde { $certificate } is op { $expires } verlopen en is geweigerd; van deze voorwaarde wordt nooit afgeweken ({ $clause }).
    .hint = Klopt de datum, dan hoeft u niets te doen.
certificate-other-scheme = Oorkonde { $certificate } is uitgegeven door { $issuer }, waarvan de punten niet worden erkend ({ $clause }); ze is geweigerd.
    .hint = Verbeter Issuer als het een erkende bond of een organisator van deze bond moet zijn.
certificate-without-issuer = Oorkonde { $certificate } noemt geen uitgever; ze is geteld als een van deze bond ({ $clause }).
    .hint = Vul Issuer in.
certificate-differs = Oorkonde { $certificate } zegt { $says }, maar de inzending van haar wedstrijd geeft { $award }; dat telt ({ $clause }).
    .hint = Vraag de oorkonde terug en laat de functionaris die haar uitgaf haar verbeteren.
certificate-other-name = Oorkonde { $certificate } noemt { $name }, maar nummer { $number } hoort bij { $member }; ze telt niet tot u beslist.
    .hint = Verbeter het nummer of de naam. Is het dezelfde persoon, beslis dan “count” in decisions.xlsx.
certificate-not-taken-back = De rij neemt oorkonde { $certificate } terug, maar geen eerdere rij heeft deze oorkonde met hetzelfde lid en dezelfde punten ({ $clause }); ze is geweigerd.
    .hint = Een correctie is een paar rijen: de oude punten met een minteken, dan de juiste.
decision-moved = Deze rij past niet bij haar geval ({ $case }): cellen zijn gesorteerd of verplaatst zonder de rest van de rij. De beslissing is niet toegepast.
    .hint = Maak het sorteren ongedaan, of beslis het geval opnieuw in de nieuwe decisions.xlsx.
decision-changed = De bewaarde beslissing over { $what } (nu “{ $decided }”) is gewijzigd nadat palmares haar schreef: een cel in deze rij is bewerkt, verplaatst of leeggemaakt. Ze is niet toegepast; het geval ligt opnieuw voor.
    .hint = Maak de wijziging ongedaan. Wilt u anders beslissen, beslis het geval dan in de nieuwe decisions.xlsx en gebruik die met --decisions; wilt u de beslissing intrekken, maak dan haar cel Decision leeg.
decision-cleared = De bewaarde beslissing over { $what } is leeggemaakt; het geval ligt opnieuw voor zodra het weer voorkomt.
    .hint = Was dat de bedoeling, dan hoeft u niets te doen; maak de wijziging anders ongedaan.
decisions-gone = De laatste afstemming bewaarde { $wrote } beslissingen, maar het blad Decisions heeft er maar { $holds }; de andere gevallen liggen opnieuw voor zodra ze weer voorkomen.
    .hint = Zijn de rijen met opzet verwijderd, dan hoeft u niets te doen; zet ze anders terug.
decision-outdated = Het geval is eerder beslist als “{ $decided }”, maar sindsdien { $what }; het ligt opnieuw voor.
    .hint = Beslis het geval opnieuw in de nieuwe decisions.xlsx.
decision-noughts = De beslissing zegt { $number }, maar de nummers van dit register hebben { $digits } cijfers; gelezen is { $form }.
    .hint = Maak de cel op als tekst en typ het nummer met voorloopnullen.
decision-noughts-unclear = Excel bewaart { $number } als getal, en zowel { $one } als { $other } zijn lid; de beslissing is niet toegepast.
    .hint = Maak de cel op als tekst en typ het nummer met voorloopnullen.
points-to-other-name_decision-other-name = De beslissing geeft de punten van { $name } aan lid { $number } { $member }, dat anders heet.
    .hint = Is het dezelfde persoon, vul de naam dan in op het blad Aliases; verbeter anders het nummer.
probable-member_decision-against-match = Over { $name } is beslist “{ $decided }”, maar het is waarschijnlijk lid { $number } { $member } ({ $score } van 100).
    .hint = Is het iemand anders, dan hoeft u niets te doen; beslis anders “same person”.
decision-unknown_unknown-decision = “{ $text }” is geen beslissing voor dit geval; ze is niet toegepast.
    .hint = Kies een van deze: { $choices }.
decision-gone = De beslissing verwijst naar { $what }, dat niet in het register staat; ze is niet toegepast.
    .hint = Beslis het geval opnieuw.
decision-nobody = De beslissing zegt “same person”, maar er was geen lid voorgesteld; ze is niet toegepast.
    .hint = Typ het nummer van het lid als beslissing.
decision-several-rows = De beslissing noemt lid { $number }, maar dat nummer staat in meer rijen van het register; ze is niet toegepast.
    .hint = Verbeter het foute nummer op het blad Members, of voeg de rijen samen; beslis dan opnieuw.
decision-too-late = De beslissing komt te laat om punten terug te nemen: { $what }.
    .hint = { $hint }
merge-taken-back = Leden { $one } en { $other } zijn weer twee personen: wat bij het samenvoegen was overgezet, ging terug naar lid { $other }. Punten die sindsdien zijn bijgeschreven, blijven bij lid { $one }.
    .hint = Wilt u punten overzetten die sindsdien met nummer { $other } zijn ingestuurd, geef die inzendingen dan opnieuw.
rows-not-merged = Leden { $one } en { $other } zijn niet samengevoegd: { $why }.
    .hint = Verbeter de rijen in het register, of beslis het geval opnieuw.
decision-number-taken_new-number-taken = De beslissing maakt een nieuw lid { $number }, maar dat nummer hoort bij { $name }; ze is niet toegepast.
    .hint = Schrijf een ongebruikt nummer onder Member, of laat het leeg voor het eerstvolgende vrije; is de speler dat lid, beslis dan “same person”.
decision-kept = Het geval { $case } kwam deze keer niet voor; de beslissing wordt bewaard.
    .hint = U hoeft niets te doen.
decision-replaced = Het geval { $case } is eerder beslist als “{ $before }”. De toen geweigerde punten zijn niet bewaard; ze komen alleen terug met hun inzending.
    .hint = Geef de inzendingen van deze speler of wedstrijd opnieuw, samen met de beslissing.
decisions-contradict = { $what }, maar { $first } spreekt dat tegen; geen van beide is toegepast.
    .hint = Houd een van de twee beslissingen.
points-not-kept = { $points } uit dit seizoen zijn niet bijgeschreven: het reglement van dit register telt ze niet.
    .hint = Is het een register van een andere bond, geef dan het reglement ervan met --rules; anders hoeft u niets te doen.
event-far-ahead = { $event } heeft datum { $date }, lang na alle andere wedstrijden (de laatste is van { $last }): jaar of maand is waarschijnlijk fout. De wedstrijd bepaalt de datum van de afstemming niet, en de punten worden aangehouden.
    .hint = Verbeter de datum in de inzending en voer opnieuw uit. Is hij juist, geef dan de datum van de afstemming met --as-of.
event-far-back = { $event } heeft datum { $date }, jaren vóór alle andere wedstrijden (de eerste is van { $first }): het jaar is waarschijnlijk fout. De punten tellen vanaf die datum.
    .hint = Verbeter de datum in de inzending en voer opnieuw uit. Is hij juist, dan hoeft u niets te doen.
day-far-ahead = De datum van de afstemming is { $day }, meer dan twee jaar na { $what } ({ $since }); een jaar is waarschijnlijk fout.{ $effects }
    .hint = Verbeter --as-of, of de datums in de inzendingen. Is de datum juist, dan hoeft u niets te doen.
    .effects = {" "}Tussen beide data verlopen oorkonden ({ $papers }) en vervagen Gold Points van leden ({ $faded }).
day-far-back = De datum van de afstemming is { $day }, vóór { $events } op { $first }; er is nog niets bijgeschreven.
    .hint = Verbeter --as-of. Is de datum juist, dan hoeft u niets te doen.
    .events =
        { $events ->
            [one] de enige wedstrijd,
           *[other] alle { $events } wedstrijden, de eerste
        }
event-in-two-files = { $title } staat ook in { $other }, met andere punten. Punten in beide tellen één keer; de andere worden aangehouden tot u beslist.
    .hint = Beslis in decisions.xlsx, of haal het verkeerde bestand weg.
event-gone = { $what } niet meer in deze inzending; { $members } de punten ({ $points }).
    .hint = Is de wedstrijd ingetrokken, neem de punten dan terug met een wijziging van palmares diff. Is deze inzending uit een ander jaar en heeft ze alleen dezelfde naam, dan hoeft u niets te doen.
    .what =
        { $events ->
            [one] { $event } was al bijgeschreven en staat
           *[other] { $events } wedstrijden, zoals { $event }, waren al bijgeschreven en staan
        }
    .members =
        { $members ->
            [one] 1 lid houdt
           *[other] { $members } leden houden
        }
awards-replaced = { $event } is al eerder bijgeschreven, en { $lost } van de { $all } leden zouden hun punten nu aan anderen verliezen: { $members }. Er is niets gewijzigd; de wedstrijd wordt aangehouden tot u beslist.
    .hint = Zijn nummers of namen in de inzending verschoven, of is het een andere wedstrijd, gebruik dan de juiste inzending. Is de verbetering de bedoeling, beslis dan “count” in decisions.xlsx; “ignore” houdt wat is bijgeschreven.
points-taken-back = { $event } is al eerder met andere punten bijgeschreven; nu minder punten: { $count } – { $members }{ $more }.
    .hint = Is de inzending verbeterd, dan hoeft u niets te doen; is het een oudere kopie of een ander bestand van de wedstrijd, gebruik dan het juiste.
    .count =
        { $count ->
            [one] 1 lid
           *[other] { $count } leden
        }
points-added = { $event } is al eerder met andere punten bijgeschreven; nu meer punten: { $count } – { $members }{ $more }.
    .hint = Is de inzending verbeterd, dan hoeft u niets te doen; zijn status, spellen of scores per ongeluk gewijzigd, gebruik dan de juiste.
    .count =
        { $count ->
            [one] 1 lid
           *[other] { $count } leden
        }
event-back = Een eerdere afstemming nam alle punten van { $event } terug, maar deze inzending brengt ze weer; bijgeschreven: { $members }.
    .hint = Is de wedstrijd ingetrokken, dan is deze inzending een oudere kopie: stem opnieuw af zonder haar, vanaf hetzelfde register. Is ze per ongeluk ingetrokken, dan hoeft u niets te doen.
    .members =
        { $members ->
            [one] 1 lid
           *[other] { $members } leden
        }
not-taken-back = { $points } van lid { $number } voor { $event } staan niet meer in de inzending en moeten worden teruggenomen, maar { $why }; ze zijn blijven staan.
    .hint = Verbeter de rij in het register en stem dan de inzending van de wedstrijd opnieuw af.
amendment-differs = De wijziging neemt { $says } terug van lid { $member } voor { $event }, maar het register schreef { $held } bij. Voor deze wedstrijd is niets teruggenomen of bijgeschreven.
    .hint = Gebruik de inzending zelf, of maak de wijziging uit de runs waarmee het register is afgestemd.
amendment-takes-nothing = De wijziging neemt { $says } terug van { $who } voor { $event }, maar het register heeft dat nooit bijgeschreven. Voor deze wedstrijd is niets teruggenomen of bijgeschreven.
    .hint = Gebruik de inzending zelf, of maak de wijziging uit de runs waarmee het register is afgestemd. Is de wedstrijd nieuw, stem haar dan eerst af en daarna de wijziging.
amendment-twice = Er is nog een wijziging van { $event }; er kan er maar één tegelijk worden toegepast. Voor deze is niets teruggenomen of bijgeschreven.
    .hint = Stem de wijzigingen na elkaar af, in de volgorde waarin ze zijn gemaakt.
amendment-day = “{ $day }” is niet te lezen als de datum van { $event }; een ander programma kan het bestand in zijn eigen vorm hebben opgeslagen. Voor deze wedstrijd is niets teruggenomen of bijgeschreven.
    .hint = Gebruik amendment.csv zoals palmares diff het schreef, zonder het in Excel te openen.
amendment-changed = De rijen van { $event } zijn veranderd sinds palmares diff ze schreef: { $rows }. Voor deze wedstrijd is niets teruggenomen of bijgeschreven.
    .hint = Gebruik amendment.csv zoals palmares diff het schreef, zonder het in Excel te openen. Verbeter foute punten in de inzending.
amendment-outdone = De wijziging geeft lid { $member } { $says } voor { $event }, maar de inzending van de wedstrijd zelf geeft { $returned }. De inzending telt; de wijziging is niet toegepast.
    .hint = Gebruik alleen de wijziging, of de verbeterde inzending; een inzending van vóór de verbetering brengt de oude punten terug.
amendment-empty = Deze wijziging heeft geen rijen en verbetert dus niets.
    .hint = Vond palmares diff gewijzigde punten, dan zijn er rijen verwijderd: gebruik amendment.csv zoals palmares diff het schreef.
amendment-cut = palmares diff schreef { $wrote } rijen in deze wijziging, maar er zijn er { $holds }: er ontbreken wedstrijden of ze zijn toegevoegd.
    .hint = Gebruik amendment.csv zoals palmares diff het schreef.
letters-list_no-letters-list = Dit is geen spelerslijst zoals palmares die schrijft: het eerste blad heeft geen rij met koppen waarin de kolom { $lacks } één keer staat.
    .hint = Geef letters/players.csv van de laatste brieven, met een woord onder “sent” voor elke brief die is verstuurd.
letters-list-other_other-letters-list = Deze lijst is geschreven door { $command }, dat over andere punten gaat.
    .hint = Geef de lijst die deze opdracht de vorige keer schreef.
letters-list-row_changed-list-row = De rij van { $name } is niet zoals palmares haar schreef.
    .hint = Neem de lijst van de laatste brieven opnieuw, vul alleen de kolom “sent” in, en sorteer alleen hele rijen. Haal rijen weg die niet van spelers zijn.
letters-list-twice_listed-twice = { $name } staat twee keer in de lijst, hier en bij { $other }, één keer met een verstuurde brief en één keer zonder.
    .hint = Houd de juiste rij.
letters-list-sent_unclear-sent = “{ $typed }” zegt niet of de brief is verstuurd.
    .hint = Schrijf yes of de dag waarop hij is verstuurd; laat de cel leeg, of schrijf no, als dat niet zo is.
letters-list-cleared_cleared-sent = De cel “sent” van { $name } is leeg, maar palmares had haar ingevuld: de kolom kan apart gesorteerd zijn.
    .hint = Neem de lijst van de laatste brieven opnieuw, en sorteer alleen hele rijen.
letters-list-unsent_nothing-sent = Geen brief in deze lijst is als verstuurd aangemerkt.
    .hint = Schrijf onder “sent” een woord of een datum voor elke brief die is verstuurd; zijn er geen, laat --sent dan weg.
report-record_missing-record = Een rapport voor ratings heeft { $what } nodig (record { $record }), en de wedstrijd heeft geen { $key }.
    .hint = Vul { $key } in op het blad Event. palmares export trf --draft schrijft het bestand zonder, Rated no zegt dat niemand een rating krijgt.
report-board_unfinished-match = Ronde { $round }: { $home } tegen { $away } is niet afgelopen. Borden zonder rij: { $boards }.
    .hint = Geef elk van deze borden een rij op het blad Matches, met de uitslag of een opmerking (not played, als niemand kwam). palmares export trf --draft schrijft het bestand met deze partijen open.
report-days_missing-days = Een rapport voor ratings heeft de dag van elke ronde nodig (record 132); hier ontbreken er: { $rounds }.
    .hint = Vul Round dates in op het blad Event: de dagen van alle rondes op volgorde, zoals 2026-05-02, 2026-05-02, 2026-05-03. palmares export trf --draft schrijft het bestand zonder.
report-days_unfit-day = Ronde { $round } is op { $day }, maar kan alleen van { $first } tot { $last } zijn: na de rondes ervoor, binnen de dagen van de wedstrijd.
    .hint = Verbeter de dag van de ronde, of Date en End date op het blad Event. palmares export trf --draft schrijft het bestand zoals het is.
report-federation_federation = “{ $typed }” is niet de code van een federatie van de FIDE.
    .hint = Typ de code van drie letters, zoals WLS, GER of NED. palmares export trf --draft schrijft het bestand zoals het is, Rated no zegt dat niemand een rating krijgt.
report-time-control_unreadable-time-control = Het speeltempo “{ $typed }” kan niet worden gecodeerd voor een rapport voor ratings (record 222).
    .hint = Typ minuten en seconden per zet, zoals 90+30, of fasen, zoals 40/90+30, 30+30. palmares export trf --draft schrijft het bestand zonder.
report-time-control_unfit-time-control = { $typed } geeft elke speler { $minutes } minuten voor 60 zetten, maar hier is { $range } nodig voor de rating { $kind }.
    .hint = Verbeter Time control op het blad Event. Een standaardpartij heeft 60 minuten nodig, 90 met een speler vanaf 1800, 120 met een vanaf 2400 (B.02 1.1). Schrijf voor andere ratings Rapid rating of Blitz rating boven de ratings. palmares export trf --draft schrijft het bestand zoals het is.
report-number_long-number = Het FIDE-nummer { $number } van { $name } is te lang: een rapport heeft plaats voor 11 cijfers.
    .hint = Verbeter No op het blad Entries. palmares export trf --draft schrijft het bestand zonder.
report-number_missing-number = Een rapport voor ratings heeft het FIDE-nummer van elke speler nodig, en { $name } heeft er geen.
    .hint = Vul No in op het blad Entries, alleen met cijfers. palmares export trf --draft schrijft het bestand zonder, Rated no zegt dat niemand een rating krijgt.
report-number_shared-number = { $name } heeft FIDE-nummer { $number }, maar { $other } ook; een nummer hoort bij één speler.
    .hint = Verbeter een van de twee onder No op het blad Entries. palmares export trf --draft schrijft het bestand zoals het is; Rated no zegt dat de partijen niet meetellen voor de rating.
report-rating_long-rating = De rating { $rating } van { $name } is te lang: een rapport heeft plaats voor 4 cijfers.
    .hint = Verbeter { $column } op het blad Entries. palmares export trf --draft schrijft het bestand zonder.
upload-needs_needed-answer = { $body } neemt geen wedstrijd aan zonder { $key }, en deze heeft dat niet.
    .hint = Vul { $key } in op het blad Event{ $folder }.
    .folder = , of in palmares.toml voor alle wedstrijden van een map
upload-charge_unknown-charge = { $body } { $typed }.
    .hint = Vul Charge code in op het blad Event: { $codes }.
    .typed =
        { $typed ->
            [0] rekent af met een code, en deze wedstrijd heeft er geen
           *[other] kent de afrekencode { $typed } niet
        }
upload-charge-unfit_unfit-charge = De Charge code { $code } van { $body } is voor { $what }, en deze wedstrijd heeft { $lacks }.
    .hint = Verbeter Charge code, of wat het blad Event over de wedstrijd zegt.
upload-number_unsound-number = { $body } zou nummer { $typed } van { $name } weigeren: een nummer is { $form }.
    .hint = Verbeter het nummer op het blad Entries.
upload-without-number_number-needed = { $body } neemt geen uitslagen aan zonder het nummer van elke speler, en { $name } heeft er geen.
    .hint = Vul No in op het blad Entries.
upload-unpaid_unpaid = { $name } heeft geen nummer; { $body } kan dus niets bijschrijven.
    .hint = Vul No in op het blad Entries, tenzij de speler geen lid is.
upload-number-twice_number-twice = { $name } heeft nummer { $number }, en { $other } ook; { $body } zou hen voor één speler houden.
    .hint = Verbeter een van de nummers op het blad Entries.
upload-name_unfit-name = { $body } zou niet weten wie { $name } is: { $why }.
    .hint = Schrijf voornaam en achternaam op het blad Entries, zoals Carys Lorimer.
upload-points_unfit-points = { $body } neemt punten aan in hele honderdsten tot 9999.99, en { $name } heeft { $points }.
    .hint = Kijk het reglement van de wedstrijd na, en de correcties.
upload-provisional_provisional-upload = De wedstrijd is voorlopig; er gaat dus niets van naar { $body }.
    .hint = palmares explain zegt wat er ontbreekt; stuur de wedstrijd als ze definitief is.
upload-time-control_unfit-time-control = { $body } wil de bedenktijd voor een partij in minuten, en “{ $typed }” geeft die niet.
    .hint = Schrijf Time control als minuten, en de seconden per zet achter een plusteken: 90+30.
upload-game_unfit-game = { $white } tegen { $black } in ronde { $round } heeft { $trouble }, en { $body } neemt zo’n partij niet aan.
    .hint = Verbeter de uitslag op het blad Matches; een partij die niet gespeeld is, is +--, --+ of ---.
upload-address_address-needed = { $body } wil een adres bij { $key }, en “{ $typed }” heeft er geen.
    .hint = Schrijf het achter een komma: Jo Lark, jo@club.example.
upload-nothing_nothing-to-send = Geen wedstrijd hier is er een die { $body } aanneemt; er is niets geschreven.
    .hint = Kijk de map na, en de instantie achter --to; palmares send --help noemt ze.
upload-ledger-damaged_ledger-damaged = Het logboek van uploads is niet te lezen: { $why }. Er is niets geschreven.
    .hint = Haal uploads.csv uit een reservekopie. Is die er niet, verplaats het dan met de bestanden ernaast; palmares begint een nieuw, dat niets weet van eerdere uploads.
upload-ledger-contradiction_ledger-contradiction = Het logboek van uploads spreekt zichzelf tegen: { $why }. Er is niets geschreven.
    .hint = Maak ongedaan wat in uploads.csv is gewijzigd, of haal het uit een reservekopie; alleen de kolom note vult u zelf in.
upload-not-written_answer-unknown = { $file } is niet voor deze instantie geschreven; er valt dus niets aan te nemen of te weigeren. Er is niets geschreven.
    .hint = Geef de naam van een bestand zoals die staat in de kolom file van uploads.csv, en de instantie waar het heen ging.
upload-file-changed_file-changed = { $file } is niet zoals palmares het schreef en is dus niet vervangen. Er is niets geschreven.
    .hint = Gebruik voor elke instantie een eigen map; of verplaats het bestand, of geef --overwrite om het te vervangen.
upload-adds-twice_adds-twice = { $file } is aangenomen en zou nu andere punten hebben; { $body } zou die bijschrijven boven op wat er al staat. Er is niets geschreven.
    .hint = Stuur nieuwe inzendingen apart, met --name; laat de instantie weten wat er is veranderd in de inzendingen die ze al heeft.
upload-refused_still-refused = { $file } is geweigerd en is nog hetzelfde.
    .hint = Verbeter de inzending zoals de instantie zegt. Stuur haar ongewijzigd opnieuw als de fout niet bij u lag.
competition-twice = De competitie { $id } staat al bij { $first }; deze is weggelaten.
    .hint = Geef elke competitie een eigen korte naam.
competition-days = { $from } is later dan { $to }; er zou dus geen wedstrijd tellen. De competitie is weggelaten.
    .hint = Verwissel de twee datums, of verbeter er een.
competition-comparison = Een verbetering heeft een eerdere periode nodig om mee te vergelijken; de competitie is weggelaten.
    .hint = Vul Compare from en Compare to in, zoals 2025-09-01 en 2026-05-31.
competition-place-points = “{ $text }” onder Place points is geen getal; de competitie is weggelaten.
    .hint = Schrijf de punten voor de eerste plaats, de tweede plaats enzovoort: 10,8,6,5,4,3,2,1.
competition-group = “{ $text }” onder Open to is geen groep; de competitie is weggelaten.
    .hint = Schrijf all, newcomers, of rank, category of club met een naam erachter: category women, club Riverside.
competition-handicap = De handicap “{ $text }” is niet begrepen; de competitie is weggelaten.
    .hint = Schrijf none; by rank: Novice 6, Master 2; by average: 45 5, 50 2; of, bij percentages, alleen by average: wat het gemiddelde van vorig jaar tekortkomt aan 50.
competition-key = Een competitie heeft geen rubriek “{ $key }”; de waarde is niet gebruikt.
    .hint = { $meant }De rubrieken zijn de kolommen van het blad Competitions.
group-bounds = Niemand kan in deze groep zitten, want het einde ligt vóór het begin ({ $what }); de rij is weggelaten.
    .hint = Verwissel de twee grenzen, of maak er een leeg.
rating-bound = { $text } is geen rating; { $column } begrenst dus niets. De rij is weggelaten.
    .hint = Typ een geheel getal van 0 of meer, of maak de cel leeg.
group-twice = Staat al bij { $first }: { $what } “{ $name }”; deze rij is weggelaten.
    .hint = Verwijder een van de twee rijen, of geef er een een andere naam.
stratum-label = “{ $label }” kan geen stratum zijn: elk stratum heeft één letter, of elk heeft een geheel getal.
    .hint = Schrijf B, C … of 2, 3 … onder Stratum, het laagste het laatst. Een naam als Silver hoort onder Group.
stratum-unbounded = Stratum { $label } heeft geen grenzen; iedereen zou erin zitten, en in elk stratum erboven.
    .hint = Vul in wie erin zit, zoals Masterpoints to.
stratum-order = Stratum { $label } ligt onder stratum { $higher }, maar zijn grenzen laten deelnemers toe die even sterk zijn als die van { $higher }, of sterker.
    .hint = De laatste letter of het laatste nummer is het laagste stratum: verwissel de twee, of verbeter de grenzen.
groups-unread = Dit blad lijkt een eigen lijst, niet een van groepen van deelnemers; er zijn geen groepen van gelezen.
    .hint = Klopt dat, dan hoeft u niets te doen; noem de kolommen anders Group en wat de groepen begrenst, zoals Category, Rating to of Masterpoints to, zonder spelers ernaast.
group-column_group-column-unread = De kolom { $name } hoort niet bij het blad Groups; ze is niet gelezen en begrenst geen groep.
    .hint = Verbeter de kop (palmares new noemt ze), of verwijder de kolom.
stratum-column = De kolom { $name } hoort niet bij het blad Groups en is niet gelezen; misschien zegt ze wie in een stratum zit.
    .hint = Verbeter de kop (palmares new noemt ze), of verwijder de kolom.
groups-too-many_too-many-groups = Een wedstrijd kan hoogstens { $most } groepen hebben, en hier zijn er meer; deze rij is weggelaten.
    .hint = Verplaats rijen die geen groepen zijn naar een ander blad.
group-key = Een groep heeft geen rubriek “{ $key }”; deze groep is weggelaten.
    .hint = { $meant }De rubrieken zijn de kolommen van het blad Groups, behalve Event.
prize-amount = “{ $text }” is geen geldbedrag; voor deze wedstrijd zijn geen prijzen berekend.
    .hint = Schrijf een positief getal met hoogstens twee decimalen, zoals 80 of 80 EUR.
prize-place = Er is geen plaats 0 om een prijs aan te geven; voor deze wedstrijd zijn geen prijzen berekend.
    .hint = In elke groep beginnen de plaatsen bij 1.
prize-bounds = Niemand kan deze prijs krijgen, want het einde ligt vóór het begin ({ $what }); voor deze wedstrijd zijn geen prijzen berekend.
    .hint = Verwissel de twee grenzen, of maak er een leeg.
prize-column_prize-column-unread = De kolom “{ $name }” zegt misschien wie een prijs kan winnen, maar hoort niet bij het blad Prizes; er zijn geen prijzen berekend.
    .hint = Schrijf de kop zoals in een lege inzending: Rating from, Rating to, Born from, Born to, Masterpoints from of Masterpoints to, beide grenzen inbegrepen.
prizes-too-many_too-many-prizes = Een wedstrijd kan hoogstens { $most } prijzen hebben, en hier zijn er meer; er is er geen berekend.
    .hint = Verplaats rijen die geen prijzen zijn naar een ander blad.
prize-group = Er is in { $place } geen groep “{ $name }” voor deze wedstrijd, en geen deelnemer heeft die categorie; er zijn voor haar geen prijzen berekend.
    .hint = { $meant }Schrijf de naam van een groep zoals die daar staat, of de grenzen zelf.
sheet-copy_sheet-copied = Alle rijen op dit blad staan ook op het blad { $read }; dat is gelezen.
    .hint = Verwijder de kopie, zodat niemand in de verkeerde verdergaat.
sheet-copy_sheet-differs = Dit blad lijkt een kopie van { $read }, maar er staat niet alles op: { $rows }. Alleen { $read } is gelezen; niets op dit blad telt.
    .hint = Kopieer rijen die moeten tellen naar { $read }, en verwijder dit blad.
    .rows =
        { $count ->
            [one] 1 rij ontbreekt daar
           *[other] { $count } rijen ontbreken daar
        }
sheet-copy_sheet-unlike = Dit blad lijkt het ontbrekende blad { $form }. Het is niet gelezen, en niets erop telt.
    .hint = Moet het tellen, geef het dan de naam { $form }.
sheet-copy_decisions-unread = De werkmap heeft geen blad Decisions. Het blad { $sheet } heeft de juiste koppen maar is niet gelezen; geen van de beslissingen erop is toegepast.
    .hint = Is { $sheet } het juiste, noem het dan Decisions en stem opnieuw af.
sheet-of-others_sheet-of-strangers = Dit blad bevat deelnemers en scores, maar { $strangers } van de deelnemers doen aan geen wedstrijd van deze werkmap mee. Het is niet gelezen, en niets erop telt.
    .hint = Is het een wedstrijd, sla het dan op als eigen werkmap, of zet de rijen op de bladen van een inzending (palmares new).
corrections-unread = De kolom “{ $heading }” hoort niet bij een inzending en verandert niets ({ $cells }).
    .hint = Vul straffen in op het blad Adjustments, typ verbeterde scores en nummers in de gewone kolommen, en haal deelnemers die niet meetellen weg uit Results. Zit dit alles al in de scores, dan hoeft u niets te doen.
    .cells =
        { $count ->
            [one] 1 ingevulde cel
           *[other] { $count } ingevulde cellen
        }
struck-out_row-struck = Deze rij is doorgestreept maar telt toch.
    .hint = Hoort ze niet te tellen, verwijder dan de rij; haal anders de doorhaling weg.
struck-out_cell-struck = “{ $text }” is doorgestreept maar is toch gelezen.
    .hint = Hoort het niet te tellen, maak dan de cel leeg; haal anders de doorhaling weg.
score-out-of-line = { $score } is { $times } de scores ernaast, die rond { $near } liggen.
    .hint = Kijk het decimaalteken en de cijfers na. De score is gebruikt zoals getypt.
score-tenth = { $score } % is een tiende van de andere; waarschijnlijk is { $meant } % bedoeld. De wedstrijd wordt aangehouden tot de cel is verbeterd.
    .hint = Typ { $meant }. Is iemand eerder weggegaan, vul dan onder Boards de gespeelde spellen in.
score-slip = Met { $meant } in plaats van { $score } zouden de percentages gemiddeld 50 % zijn; zoals getypt zijn ze gemiddeld { $average } %.
    .hint = Vergelijk deze score en de andere met het blad van de wedstrijdleider.
score-out-of-line_score-over-boards = { $score } IMP’s in een match van { $boards } spellen is meer dan 10 per spel.
    .hint = Kijk het decimaalteken en de cijfers na. De score is gebruikt zoals getypt.
negative-score = De score { $score } is negatief{ $alike }, en dat kan niet bij { $unit }.
    .hint = Haal het minteken weg. Kunnen scores negatief zijn, geef dan onder Scoring aan wat ze zijn.
    .alike =
        { $rest ->
            [one] , net als 1 andere in de wedstrijd
           *[other] , net als { $rest } andere in de wedstrijd
        }
lone-sign = { $score } is de enige score met dit teken ({ $own }); { $others } andere hebben het omgekeerde ({ $other }).
    .hint = Kijk het teken na. De score is gebruikt zoals getypt.
    .own =
        { $negative ->
            [yes] positief
           *[no] negatief
        }
    .other =
        { $negative ->
            [yes] negatief
           *[no] positief
        }
field-average = De { $scores } percentages{ $session } zijn gemiddeld { $average } %, maar een volledig veld is gemiddeld 50 %.
    .hint = Kijk de kolom na, en of er geen deelnemers ontbreken. Zijn de scores geen percentages, geef dat dan aan onder Scoring.
    .session = {" "}van zitting { $session }
filled-down = De scores in { $area } { $are }.
    .hint = Typ de score van elke deelnemer.
    .are =
        { $copy ->
            [0] lopen van rij tot rij met 1 op, alsof Excel een reeks heeft doorgevoerd
           *[other] zijn alle { $copy }, alsof één cel naar beneden is doorgevoerd
        }
match-sum_sum-of-match = De { $what } van de twee partijen zijn samen { $sum }, maar in de andere matches { $usual }.
    .hint = Verbeter wat fout is, of schrijf adjusted onder Note als de wedstrijdleider ze heeft toegekend.
two-in-round = Deelnemer { $label } heeft in ronde { $round } twee tegenstanders, hier en bij { $first }, terwijl deelnemer { $absent } er geen heeft.
    .hint = Verbeter het foute nummer.
two-in-round_other-round = { $sides } hebben ook in ronde { $round } andere tegenstanders, en in ronde { $meant } geen.
    .hint = Verbeter de ronde als ze in ronde { $meant } tegen elkaar speelden.
opponent-missing = De match van deelnemer { $label } heeft scores voor beide partijen maar geen tegenstander; ze telt als vrij.
    .hint = Vul de tegenstander in. Was er geen, schrijf dan bye onder Note en maak de andere scores leeg.
lone-sign_lone-declarer = { $score } op spel { $board } heeft het omgekeerde teken van de { $others } andere uitslagen, waarvan de meeste verder hetzelfde zijn.
    .hint = Kijk het teken en de leider na. De score is gebruikt zoals getypt.
scoring-heading = Scoring zegt { $scoring }, maar de kop van de scores is “{ $heading }”. Ze zijn gelezen als { $scoring }.
    .hint = Verbeter Scoring, of verander de kop in Score.
scoring-heading_scores-of-percent = Scoring zegt { $scoring }, maar de { $scores } scores zijn gemiddeld precies 50, zoals percentages. Ze zijn gelezen als { $scoring }.
    .hint = Zijn het percentages, schrijf dan percent onder Scoring.
name-is-number = { $wrong }.
    .hint = Zet de naam onder Player en het lidnummer onder No; het nummer beslist wie de punten krijgt.
    .wrong =
        { $number ->
            [0] “{ $text }” is geen naam
           *[other] De naam is “{ $text }” en het nummer “{ $number }”: de twee kolommen zijn verwisseld
        }
name-blank = De speler met nummer { $number } heeft geen naam, hoewel alle anderen die hebben.
    .hint = Typ de naam; zonder naam zou niemand een fout nummer opmerken.
player-missing_players-missing = Deelnemer { $label } noemt maar { $named }, maar een deelnemer heeft { $usual } spelers; de anderen krijgen geen punten.
    .hint = Typ de namen en nummers van de ontbrekende spelers.
name-in-two = { $name } staat ook bij deelnemer { $other } ({ $at }), maar niemand kan in twee spelen.
    .hint = Verbeter de foute naam. Zijn het twee mensen met dezelfde naam, geef elk dan een lidnummer.
two-names = “{ $text }” is twee namen in de cel van één speler; het is dus niet duidelijk van wie het nummer en de punten zijn.
    .hint = Geef elke speler een eigen cel en nummer.
placeholder-name_placeholder = “{ $name }” is geen naam van een speler, maar bezet een plaats en telt mee voor tafels en punten.
    .hint = Is het een stilzit of een vrije plaats, verwijder dan de rij; typ anders wie er speelde.
entry-out = Deelnemer { $label } is “{ $status }”, maar heeft een score en zou punten krijgen. De wedstrijd wordt aangehouden tot een van beide is gewijzigd.
    .hint = Telt de score niet, haal haar dan weg van het blad Results; maak anders de status leeg.
entry-left = Deelnemer { $label } is “{ $status }”, maar de score telt gewoon mee.
    .hint = Telt de score niet, haal haar dan weg van het blad Results; anders hoeft u niets te doen.
entry-status-unread = “{ $status }” is geen status die palmares kent; deelnemer { $label } telt dus gewoon mee.
    .hint = Schrijf withdrawn after N, house, drop-in N, guest, not contending of green elsewhere; zet opmerkingen onder Note.
many-boards = Niemand kan { $boards } spellen spelen in { $over }; { $most } is het meeste.
    .hint = Verbeter het aantal. Klopt het, vul dan Sessions, Rounds of End date in.
many-boards_boards-of-match = Deze match heeft { $boards } spellen; de andere hebben er ongeveer { $near }.
    .hint = Verbeter het aantal; de VP’s hangen ervan af.
boards-unlikely = Boards zegt { $boards }, maar { $why }.
    .hint = Verbeter wat fout is; de punten hangen van het aantal spellen af.
boards-unlikely_boards-of-all = Elke match heeft { $boards } spellen, maar { $why }.
    .hint = Verbeter wat fout is; de VP’s hangen af van het aantal spellen van een match.
note-against-score = De opmerking zegt { $note }, maar { $winner } staat { $score } voor.
    .hint = Verbeter de opmerking of de score. Gaf de partij die voorstond op, dan hoeft u niets te doen.
winners-of-mitchell = Movement is Mitchell, waarbij Noord-Zuid en Oost-West apart worden gerangschikt, maar Winners is 1; allen zijn in één lijst gerangschikt.
    .hint = Schrijf 2 onder Winners, of scrambled mitchell onder Movement.
pairs-not-teams = Format zegt teams, maar elke deelnemer heeft twee spelers en geen team heeft een naam.
    .hint = Schrijf pairs onder Format als het paren zijn.
date-ahead = De datum { $date } is waarschijnlijk fout: { $why }.
    .hint = Verbeter het jaar.
winners-not-said = De deelnemers hebben een richting, maar Movement en Winners zeggen niet of Noord-Zuid en Oost-West apart worden gerangschikt. Allen zijn in één lijst gerangschikt.
    .hint = Vul Winners in: 2 als ze apart worden gerangschikt, 1 als allen één veld zijn.
best-of-differs = Best of is { $best }, { $why }.
    .hint = Verbeter Best of, of geef elke deelnemer een rij voor elke zitting.
results-counted-blank = Results counted is leeg; voor elke deelnemer van de ladder telde dus { $what }.
    .hint = Vul in hoeveel uitslagen er voor elke deelnemer tellen.
matches-under-format_matches-unused = De scores staan op het blad Matches, maar de vorm { $format } heeft geen matches.
    .hint = Kies een Format met matches, zoals swiss pairs, of geef de scores op Results.
totals-row = De rij “{ $text }” bevat totalen en is weggelaten.
    .hint = U hoeft niets te doen.
not-a-workbook = Dit bestand heet als een werkmap, maar het is { $looks_like }.
    .hint = Open het in Excel of LibreOffice en sla het op als Excel-werkmap (.xlsx).
text-alone_sheet-alone = Dit bestand is geen werkmap: het heeft de koppen van het blad { $sheet } van een inzending, en verder niets.
    .hint = Een tekstbestand (CSV) bevat maar één blad. Sla de hele werkmap in Excel of LibreOffice op als .xlsx en gebruik die; of kopieer de rijen naar het blad { $sheet } van een lege inzending (palmares new).
text-alone_table-alone = Dit bestand is een teksttabel die palmares niet kent; de koppen zijn { $headings }.
    .hint = Komt het van een bridgeplatform, van scorekastjes of van een clubsite, exporteer de zitting daar dan als .pbn, .bws, USEBIO (.xml), of een .csv die begint met #Title of #VERSION. Is het uw eigen blad, voer dan palmares adopt FILE --out FOLDER uit; dat vraagt wat de kolommen betekenen.
workbook-damaged = De werkmap is beschadigd of onvolledig ({ $why }).
    .hint = Vraag het bestand opnieuw, of open het in Excel, laat Excel het herstellen, en sla het opnieuw op.
workbook-encrypted = De werkmap is beveiligd met een wachtwoord en niet te lezen.
    .hint = Open haar met het wachtwoord, verwijder het wachtwoord (Bestand, Info, Werkmap beveiligen) en sla haar op.
workbook-too-large = De werkmap is niet gelezen: { $what }.
    .hint = Kopieer de gebruikte cellen naar een nieuwe werkmap en sla die op als .xlsx.
sheet-unreadable = Het blad is maar gedeeltelijk te lezen ({ $why }).
    .hint = Open de werkmap in Excel, laat Excel haar herstellen, en sla haar opnieuw op.
layout-not-copied = { $what }: wel in de inzending, niet in de kopie met aantekeningen.
    .hint = U hoeft niets te doen: elke waarde is gelezen, en de inzending zelf blijft zoals ze is.
layout-not-copied_copy-rebuilt = De kopie van deze inzending met aantekeningen is een nieuwe werkmap met dezelfde cellen en opmaak: { $why }. Afbeeldingen, grafieken, voorwaardelijke opmaak en macro’s staan er niet in.
    .hint = U hoeft niets te doen: elke waarde is gelezen. Wilt u een kopie met alles, sla de inzending dan in Excel op als gewone werkmap (.xlsx of .xlsm).
layout-not-copied_register-rebuilt = Het nieuwe register is een nieuwe werkmap met de cellen en opmaak van het oude: { $why }. Afbeeldingen, grafieken, voorwaardelijke opmaak en macro’s staan er niet in.
    .hint = U hoeft niets te doen: elke waarde is gelezen. Wilt u een register met alles, sla het oude dan in Excel op als gewone werkmap (.xlsx of .xlsm) en stem het opnieuw af.
no-event-sheet = Er is geen blad Event of Events en geen tabel met uitslagen; niets in deze werkmap is dus te gebruiken.
    .hint = Is het een inzending, noem het blad dat de wedstrijd beschrijft dan “Event”; palmares new schrijft een leeg. Is het uw eigen blad, geef de kolommen dan gewone koppen, zoals Place, Names en Score.
no-event-sheet_register-among-returns = Deze werkmap is een ledenregister, geen inzending: ze heeft geen blad Event of Events.
    .hint = Bewaar haar buiten de map met inzendingen.
no-event-sheet_event-unknown = Er is geen blad Event, en niets anders geeft van de wedstrijd: { $missing }.
    .hint = Geef het op de opdrachtregel ({ $how }), zet het in een bestand palmares.toml in deze map, of voeg het blad Event toe (palmares new).
event-from-settings = Er is geen blad Event; de instellingen beschrijven dus de wedstrijd: { $said }.
    .hint = Klopt dat, dan hoeft u niets te doen; voeg anders het blad Event toe.
no-event = Het blad heeft geen wedstrijd: er is niets ingevuld.
    .hint = Vul ten minste Rules en Format in.
unknown-sheet = Dit blad hoort niet bij een inzending; het is niet gelezen, maar blijft in de kopie met aantekeningen.
    .hint = { $meant }Staan er deelnemers of uitslagen op, noem het dan zoals in een lege inzending (palmares new).
repeated-sheet = De werkmap heeft dit blad twee keer; alleen “{ $first }” is gebruikt.
    .hint = Zet alle rijen op één blad, en verwijder het andere of geef het een andere naam.
hidden-sheet = Het blad is verborgen, maar is toch gelezen.
    .hint = Maak het zichtbaar om te zien wat er gelezen is, of verwijder het als het niet hoort te tellen.
hidden-rows = Verborgen of gefilterde rijen zijn toch gelezen: { $rows }.
    .hint = Maak ze zichtbaar om te zien wat er gelezen is, of verwijder ze als ze niet horen te tellen.
hidden-columns = Verborgen kolommen zijn toch gelezen: { $columns }.
    .hint = Maak ze zichtbaar om te zien wat er gelezen is.
bye-result_result-of-bye = Deze rij is een vrije ronde; “{ $typed }” telt dus niet, de vrije ronde wel.
    .hint = Maak de cel leeg. Was er een partij, vul dan de tegenstander in.
number-letter = Lidnummer “{ $text }” heeft een letter tussen de cijfers; waarschijnlijk is { $meant } bedoeld.
    .hint = Is dat zo, typ dan het cijfer in plaats van de letter.
merged-scores = De cellen { $area } zijn samengevoegd; elk van deze rijen kreeg de score.
    .hint = Splits de cellen en typ elke score.
merged-cells = De cellen { $area } zijn samengevoegd; elk van deze rijen kreeg de waarde.
    .hint = Hoort ze alleen bij de eerste rij, splits dan de cellen.
no-headings = In de eerste 25 rijen van het blad { $sheet } is geen rij met koppen gevonden.
    .hint = De koppen moeten er ten minste twee bevatten van: { $wanted }.
missing-column = Het blad heeft geen kolom { $column }; geen rij is dus te gebruiken.
    .hint = Schrijf “{ $column }” boven de kolom die het bevat.
beyond-columns = Er worden maar { $most } van zulke kolommen gelezen; de kolom “{ $heading }” is dus niet gebruikt.
    .hint = Gebruik er niet meer; spelers die niet speelden, kunt u weglaten.
repeated-column = De kop “{ $heading }” komt twee keer voor; alleen de kolom bij { $first } is gebruikt.
    .hint = Verwijder er een, of geef er een een andere naam.
second-score-column = Zowel “{ $used }” als “{ $left }” bevat scores; de deelnemers zijn gerangschikt naar “{ $used }”.
    .hint = Hoort de andere te tellen, verander haar kop dan in “Score”.
column-near = De kolom “{ $heading }” is waarschijnlijk { $nearest }, maar de kop is anders; ze is niet gelezen.
    .hint = Verander de kop in { $nearest }.
column-near_column-lost = De kolom “{ $heading }” is waarschijnlijk { $nearest }, maar de kop is anders; ze is niet gelezen.
    .hint = Verander de kop in { $nearest }.
heading-blank_heading-lost = De kolom heeft geen kop en is niet gelezen; waarschijnlijk is het { $nearest }.
    .hint = Geef haar de kop { $nearest }.
heading-blank = De kolom heeft geen kop; haar { $count } cellen zijn niet gelezen.
    .hint = Geef haar een kop uit een lege inzending (palmares new), of een eigen kop als ze voor eigen gebruik is.
unknown-column = De kolom “{ $heading }” hoort niet bij een inzending; ze is niet gelezen, maar blijft in de kopie met aantekeningen.
    .hint = { $meant }Is de kolom voor eigen gebruik, dan hoeft u niets te doen.
unknown-column_other-column = De kolom “{ $heading }” bevat { $what }; ze is niet gelezen, maar blijft in de kopie met aantekeningen.
    .hint = U hoeft niets te doen.
sheet-found = Het blad “{ $name }” bevat deelnemers en scores; het is gelezen als het blad Results.
    .hint = Klopt dat, dan hoeft u niets te doen; geef anders het blad met de uitslagen de naam “Results”.
entries-numbered = De deelnemers hebben geen nummers; ze zijn genummerd in de volgorde van de rijen.
    .hint = U hoeft niets te doen. Wilt u ze zelf nummeren, voeg dan een kolom “Entry” toe.
unknown-key = Het blad Event heeft geen rubriek “{ $key }”; de waarde is niet gebruikt.
    .hint = { $meant }Kolom A van een lege inzending (palmares new) noemt de rubrieken.
repeated-key = { $key } is al ingevuld bij { $first }; dit tweede antwoord is niet gebruikt.
    .hint = Verwijder een van de twee. Gebruik voor meer wedstrijden in één werkmap het blad Events, met een rij voor elk.
error-cell = De cel bevat de fout { $error } in plaats van een waarde.
    .hint = Herstel de formule of typ de waarde.
formula-without-value = De formule ={ $formula } is zonder haar uitkomst opgeslagen.
    .hint = Open de werkmap in Excel en sla haar op, of typ de waarde.
unreadable-number = “{ $text }” is niet te lezen als getal voor { $column }.
    .hint = Typ een getal als 57.25, 57,25, 7½ of 1,234.5.
no-whole-number = { $column } moet een geheel getal zijn; { $text } is dat niet.
    .hint = Typ een geheel getal, zoals 24.
number-too-large = { $column } kan niet { $text } zijn: het hoogst mogelijke getal is { $most }.
    .hint = Kijk of er cijfers te veel staan, of een getal uit een andere kolom.
unreadable-date = “{ $text }” is geen datum: { $why }.
    .hint = Typ dag/maand/jaar, zoals 27/07/2026, of 2026-07-27.
number-for-date = Het getal { $text } is gelezen als de datum { $read }.
    .hint = Maak de cel op als datum.
birth-year = { $year } is alleen een jaar; de geboortedatum is dus niet bekend.
    .hint = Typ de hele datum, zoals 27/07/{ $year }, of geef een kolom met jaren de kop Birth year.
unreadable-place = “{ $text }” is geen plaats en is dus niet gecontroleerd.
    .hint = Typ 3, of 3= voor een gedeelde plaats. palmares berekent de plaatsen toch uit de scores.
unknown-choice = “{ $text }” is geen antwoord voor { $column }.
    .hint = { $meant }Mogelijk zijn: { $choices }.
unknown-format = “{ $text }” is geen wedstrijdvorm.
    .hint = { $meant }De keuzelijst van een lege inzending (palmares new) heeft alle vormen.
unknown-rules = “{ $text }” is geen reglement.
    .hint = { $meant }Voer palmares rules uit voor een lijst.
unknown-status = “{ $text }” is geen status van een organisator.
    .hint = { $meant }Mogelijk zijn club, district, area, regional of national.
missing-key = Bij de wedstrijd ontbreekt { $key }.
    .hint = Vul { $key } in op het blad Event; een lege inzending (palmares new) noemt de mogelijke antwoorden.
date-for-number = Excel heeft wat hier is getypt veranderd in de datum { $shown }{ $perhaps }{ $readings }.
    .hint = Maak de cel op als tekst en typ het opnieuw.
    .perhaps = ; het was misschien{" "}
    .readings = { $readings }
date-undone = Excel heeft { $read } veranderd in de datum { $shown }; gelezen is { $read }.
    .hint = Maak zulke cellen vóór het typen op als tekst.
text-numbers = Getallen in deze kolom die als tekst zijn opgeslagen, zoals “{ $example }” (aantal: { $count }); { $read }.
    .hint = U hoeft niets te doen, maar sommen in Excel laten zulke cellen weg.
    .read =
        { $count ->
            [one] het is als getal gelezen
           *[other] ze zijn als getal gelezen
        }
decimal-comma = “{ $text }” is gelezen als { $read }, met een decimale komma.
    .hint = Scheidt de komma duizendtallen, laat hem dan weg.
percent-guessed = Geen getal in de kolom “{ $column }” is groter dan 1; { $text } is dus gelezen als { $read } %, en de andere net zo.
    .hint = Maak de cellen op als percentage, of typ 57.25.
percent-mixed = Met { $text } is waarschijnlijk { $meant } % bedoeld: de andere percentages zijn groter dan 1. De wedstrijd wordt aangehouden tot de cel is verbeterd.
    .hint = Typ { $meant }.
impossible-percent = { $text } is geen percentage tussen 0 en 100; de rij is weggelaten.
    .hint = Kijk de score na, of geef onder Scoring aan wat de scores zijn.
leading-zeros = Excel heeft de voorloopnullen van lidnummer { $text } weggelaten; gelezen is { $read }.
    .hint = Maak de kolom op als tekst voordat u de nummers typt.
short-number = Lidnummer { $text } is korter dan de andere in deze inzending, die { $length } cijfers hebben; er kunnen voorloopnullen verloren zijn.
    .hint = Kijk het na, en maak de kolom op als tekst.
number-unlike = Lidnummer { $text } lijkt niet op de andere in deze inzending, zoals { $example }{ $perhaps }.
    .hint = Kijk het na: het nummer beslist wie de punten krijgt. Het is gebruikt zoals getypt.
    .perhaps = ; waarschijnlijk is { $meant } bedoeld
number-behind-name = “{ $text }” is gelezen als de naam { $name } en het lidnummer { $number }.
    .hint = U hoeft niets te doen; lidnummers hebben een eigen kolom.
number-in-name = “{ $text }” is een naam met het nummer { $number }, dat niet als lidnummer is gebruikt.
    .hint = Zet het lidnummer onder No, of haal de cijfers uit de naam.
odd-number = “{ $text }” kan geen lidnummer zijn en is niet gebruikt.
    .hint = Typ het nummer zoals op de pas van het lid, of laat de cel leeg.
repeated-event = Wedstrijd { $id } staat al bij { $first }; deze is weggelaten.
    .hint = Geef elke wedstrijd een eigen id en gebruik dat op de andere bladen.
unknown-event = Er is geen wedstrijd { $id } in deze werkmap; de rij is weggelaten.
    .hint = Gebruik het id van de wedstrijd van het blad Event of Events.
no-event-named = De werkmap heeft meer wedstrijden, maar deze rij zegt niet welke; ze is weggelaten.
    .hint = Vul de kolom Event in.
no-rules = De wedstrijd heeft geen reglement.
    .hint = Vul Rules in, zoals wbu-2003, of geef --rules op de opdrachtregel.
no-date = De wedstrijd heeft geen datum; haar oorkondes dus ook niet.
    .hint = Vul Date in.
no-date_sheet-without-date = Dit blad geeft geen datum; de oorkondes hebben er dus ook geen.
    .hint = Gebruik --set "Date=2026-05-05", of voer palmares adopt uit op dit blad; dat vraagt naar de datum.
end-before-start = De wedstrijd eindigt op { $end }, voordat ze begint op { $start }.
    .hint = Kijk beide datums na; de dag komt vóór de maand.
impossible-boards = { $text } is geen aantal spellen.
    .hint = Typ hoeveel spellen elke deelnemer speelde, als geheel getal.
impossible-boards_more-boards-than-played = Een speler kan geen { $text } spellen hebben gespeeld in een wedstrijd van { $played }.
    .hint = Verbeter wat fout is; speelde de speler alle spellen, laat dan de spellen van die speler leeg.
impossible-tables = { $text } kan niet het aantal tafels zijn voor { $entries } deelnemers.
    .hint = Typ het aantal bespeelde tafels (halve tafels mogen), of laat de cel leeg; dan telt palmares ze.
tables-disagree = De inzending zegt { $typed } tafels, maar de deelnemers geven er { $counted }; { $typed } is gebruikt.
    .hint = Voer elke deelnemer in, of laat Tables leeg; dan telt palmares ze.
impossible-winners = Een wedstrijd met vorm { $format } kan geen { $winners } ranglijsten hebben.
    .hint = Paren hebben 1 of 2 winnaars, individuele wedstrijden 1 of 4, teams 1.
unknown-movement = “{ $text }” is geen bekende beweging; alle paren zijn in één lijst gerangschikt.
    .hint = { $meant }Vul Winners in: 2 als Noord-Zuid en Oost-West apart worden gerangschikt, anders 1.
unknown-movement_movement-of-swiss = “{ $text }” is geen beweging van een Zwitsers toernooi van spelers; de rondes worden ingedeeld als Zwitsers.
    .hint = { $meant }Laat Movement leeg voor Zwitsers; schrijf scheveningen voor een match van twee teams.
unknown-movement_movement-of-chess-teams = “{ $text }” is geen beweging van schaakteams; de rondes worden ingedeeld als Zwitsers.
    .hint = { $meant }Laat Movement leeg voor Zwitsers, of schrijf all play all. Een Scheveningse match heeft Format swiss en een rij voor elke speler.
result-before_no-result-before = Result before zegt “{ $text }”, en dat is geen uitslag; het is niet gebruikt.
    .hint = Schrijf de uitslag van vóór de verbetering, zoals 1-0, of maak de cel leeg.
fee-of-nobody = Rij { $row } heeft inschrijfgeld maar geen deelnemer; de sommen van de inschrijftafel laten haar weg.
    .hint = Schrijf het deelnemersnummer in de rij, of maak de rij leeg.
repeated-entry = Deelnemer { $label } staat al bij { $first }; deze rij is weggelaten.
    .hint = Geef elke deelnemer een eigen nummer in zijn lijn en richting.
no-players = { $what }.
    .hint = Typ de namen onder Player 1, Player 2 enzovoort.
    .what =
        { $all ->
            [0] Deelnemer { $label } heeft geen spelers; niemand kan zijn punten krijgen
           *[other] Van alle { $all } deelnemers zijn de spelers onbekend. Ze staan met hun nummer in de rangschikking, en niemand kan punten krijgen
        }
number-twice = Lidnummer { $number } komt twee keer voor bij deelnemer { $label }.
    .hint = Verbeter het foute: het nummer beslist wie de punten krijgt.
player-twice = De speler met nummer { $number } staat ook bij deelnemer { $other } van deze wedstrijd.
    .hint = Kijk bij welke van de twee deelnemers de speler hoort.
no-direction = Deelnemer { $label } heeft geen richting, maar elke richting wordt apart gerangschikt; de deelnemer is weggelaten.
    .hint = Vul Direction in, of nummer de paren als 1NS, 1EW enzovoort.
no-direction_no-directions = { $what } betekent { $winners } ranglijsten, maar geen deelnemer heeft een richting; allen zijn in één lijst gerangschikt.
    .hint = Schrijf 1 onder Winners als allen één veld zijn, zoals bij een Howell; geef anders elk paar zijn richting, zoals 1NS en 1EW.
direction-disagrees = Deelnemer { $label } past niet bij de richting { $direction } in de rij; de rij is weggelaten.
    .hint = Verbeter wat fout is.
direction-unused = Richting { $direction } heeft geen ranglijst in een wedstrijd met { $winners } winnaars; de rij is weggelaten.
    .hint = Gebruik NS en EW bij 2 winnaars; N, S, E en W bij 4.
unknown-entry = Er is geen deelnemer { $label } in deze wedstrijd; de rij is weggelaten.
    .hint = { $meant }Gebruik het nummer van het blad Entries.
unknown-entry_totals-as-entry = Er is geen deelnemer { $label } in deze wedstrijd; de rij is weggelaten.
    .hint = Is dit een rij met totalen, verplaats die dan naar een ander blad.
ambiguous-entry = Deelnemer { $label } kan { $readings } zijn; de rij is weggelaten.
    .hint = Vul Direction of Section in, of schrijf de deelnemer voluit.
columns-swapped = { $entry } en { $score } lijken verwisseld in { $area }: de deelnemers staan onder { $score }; er is geen rij gelezen.
    .hint = Verwissel de twee koppen, of de twee kolommen eronder.
repeated-result = Deelnemer { $label } heeft al een uitslag bij { $first }; deze rij is weggelaten.
    .hint = Verwijder een van de twee, of vul Session in als de wedstrijd meer zittingen heeft.
draw-name = Nummer { $label } is { $name }, maar de naam ernaast is { $typed }. Het nummer telt.
    .hint = Typ een ander nummer om een paring te wijzigen; de namen zijn alleen ter controle.
second-rating-column_second-rating = Zowel “{ $used }” als “{ $left }” bevat ratings; de beginvolgorde gebruikt “{ $used }”.
    .hint = Hoort de andere te tellen, verander haar kop dan in “Rating”.
second-rating-column_second-rating-missed = Zowel “{ $used }” als “{ $left }” bevat ratings; de beginvolgorde gebruikt “{ $used }”. { $players } een getal onder “{ $left }”, maar telt als zonder rating.
    .hint = Hoort de andere te tellen, verander haar kop dan in “Rating”.
    .players =
        { $without ->
            [one] 1 speler zonder rating daar heeft
           *[other] { $without } spelers zonder rating daar hebben
        }
unused-numbers = De kolom “{ $heading }” bevat { $why }.
    .hint = Zijn dit de ratings, verander de kop dan in “Rating”; anders hoeft u niets te doen.
    .why =
        { $used ->
            [0] getallen, maar wordt niet gebruikt, en niemand heeft een rating: de beginvolgorde gebruikt titel en naam (C.04.2, 2.2)
           *[other] wat op ratings lijkt, maar wordt niet gebruikt: de beginvolgorde gebruikt “{ $used }”
        }
impossible-board = { $text } is geen spelnummer; de rij is weggelaten.
    .hint = Spellen zijn genummerd vanaf 1.
unreadable-contract = “{ $text }” is geen contract; de rij is weggelaten.
    .hint = Schrijf 4H, 3NT, 2Sx, 5Dxx of pass.
no-declarer = Het contract { $contract } heeft geen leider, dus geen score; de rij is weggelaten.
    .hint = Vul By in met N, E, S of W.
no-tricks = Het contract { $contract } heeft geen slagen, geen resultaat en geen score; de rij is weggelaten.
    .hint = Vul Tricks (0 tot 13), Result (=, +1, -2) of Score in.
impossible-tricks = “{ $text }” kan niet de slagen of het resultaat van dit contract zijn; de rij is weggelaten.
    .hint = Slagen zijn 0 tot 13; een resultaat is =, +1, -2 enzovoort.
tricks-disagree = Tricks zegt { $tricks }, maar Result { $result } betekent een ander aantal; de rij is weggelaten.
    .hint = Verbeter een van de twee of maak er een leeg.
contract-score = De score is { $typed }, maar { $contract } door { $by } met { $tricks } slagen geeft { $computed }; het spel is berekend met { $typed }.
    .hint = Verbeter de score, het contract, de leider of de slagen. Scores zijn gezien vanuit Noord-Zuid: min als Oost-West wint.
impossible-score = Geen contract op dit spel geeft { $score }: { $why }. { $then }.
    .hint = Verbeter de score; zet een arbitrage onder Adjusted.
    .then =
        { $used ->
            [yes] Het spel is ermee gewaardeerd
           *[no] De rij is overgeslagen
        }
scores-disagree = Eén score in deze rij is { $score } en een andere, gezien vanuit Noord-Zuid, is { $other }; de rij is weggelaten.
    .hint = Score en NS score zijn van Noord-Zuid, EW score is van Oost-West zelf. Verbeter een ervan of maak er een leeg.
play-without-contract_play-unused = { $column } is ingevuld zonder contract en is dus niet gebruikt.
    .hint = Vul het contract en de leider in, of maak de cel leeg.
not-two-players = “{ $text }” noemt niet de twee spelers van een partij; de rij is weggelaten.
    .hint = Schrijf beide nummers met & ertussen, zoals 3 & 7, of gebruik de kolommen North, South, East en West.
odd-ruling = De arbitrage heeft een score van { $score }, die geen contract op dit spel geeft: { $why }. Ze is gebruikt zoals getypt.
    .hint = Kijk het spelnummer en de scores van de arbitrage na.
scores-both-gain = Noord-Zuid heeft { $north_south } en Oost-West { $east_west }, meer dan een spel kan geven.
    .hint = Elke score is die van de eigen partij: verlies heeft een minteken.
unreadable-adjusted = “{ $text }” is geen arbitrale score; de rij is weggelaten.
    .hint = Schrijf A+, A, A-, A+/A-, 60/40, NP, fouled, of weighted 420*0.6+170*0.4.
weights-not-one = De delen van “{ $text }” zijn samen { $sum }, geen 1; de rij is weggelaten.
    .hint = Delen zijn decimale getallen, breuken of procenten, en zijn samen 1.
deal-invalid = De spelverdeling is weggelaten: { $why }.
    .hint = Schrijf de vier handen als KQ76.A72.753.975, schoppen eerst; geen score hangt ervan af.
board-without-result = Spel { $board } heeft hier geen uitslag; de rij is weggelaten.
    .hint = Vul het contract of de score in; schrijf NP onder Adjusted als het niet gespeeld is.
board-without-result_boards-without-result = { $count } rijen hebben geen uitslag en zijn weggelaten: { $rows }.
    .hint = Vul het contract of de score in; schrijf NP onder Adjusted waar een spel niet gespeeld is.
meets-itself = Deelnemer { $label } speelt tegen zichzelf; de rij is weggelaten.
    .hint = Verbeter een van de twee nummers.
repeated-board = Spel { $board } tussen deze twee staat al bij { $first }; deze rij is weggelaten.
    .hint = Verwijder een van de twee, of vul Round of Session in als dezelfde nummers opnieuw zijn gespeeld.
board-twice = Deelnemer { $label } heeft op spel { $board } al een uitslag bij { $first }; deze rij is weggelaten.
    .hint = Verbeter het spel of de deelnemer, of vul Round of Session in als dezelfde nummers opnieuw zijn gespeeld.
two-tables = Deelnemer { $label } heeft in ronde { $round } een andere tegenstander bij { $first }; niemand kan aan twee tafels zitten.
    .hint = Verbeter de ronde of de deelnemer.
repeated-match = De match { $sides } staat al bij { $first }; deze rij is weggelaten.
    .hint = Verwijder een van de twee, of vul Round in als dezelfde twee opnieuw tegen elkaar speelden.
match-board = “{ $text }” is geen bordnummer; de rij is weggelaten.
    .hint = Nummer de borden van een match vanaf 1.
match-board-twice = Bord { $board } van deze match staat al bij { $first }; deze rij is weggelaten.
    .hint = Verbeter een van de twee borden, of vul Round in als dezelfde teams opnieuw tegen elkaar speelden.
unknown-player = “{ $player }” is geen speler van deelnemer { $label }; de rij is weggelaten.
    .hint = Schrijf de plaats van de speler in de rij op Entries (1 tot 16), of het lidnummer of de naam die daar staat.
unknown-round = Deelnemer { $label } heeft in ronde { $round } geen match; de rij is weggelaten.
    .hint = Schrijf de ronde zoals op het blad Matches, of laat haar leeg voor alle matches samen.
lineup-boards = { $player } heeft { $boards } spellen, maar de match heeft er { $most }.
    .hint = Verbeter Boards of Deemed boards, of de spellen van de match.
lineup-seats = De spelers van deelnemer { $label } komen samen op { $boards } spellen, maar met { $seats } tegelijk heeft een match van { $most } spellen er minder.
    .hint = Verbeter Boards bij de spelers die niet de hele match speelden.
register-no-members_no-members = Deze werkmap heeft geen blad Members en is dus geen ledenregister.
    .hint = Noem het blad met de leden Members, of gebruik een lijst met koppen voor het lidnummer (zoals Member no) en de naam.
list-as-register = Dit is een eigen lijst van een club, gelezen als ledenregister: { $columns }. De leden erop beginnen zonder punten.
    .hint = Kijk de kolommen na. Wilt u leden punten of een andere status geven, gebruik dan het register dat palmares schrijft.
register-heading-asked_heading-asked = De kolom “{ $heading }” is waarschijnlijk { $column }, maar de kop is anders. Er is niets bijgeschreven, want haar cellen zouden verloren gaan.
    .hint = Verander de kop in { $column }. Is het iets anders, geef haar dan een naam die niet op { $column } lijkt.
list-with-totals = De kolom “{ $heading }” bevat waarschijnlijk punten, maar uit een eigen lijst van een club worden geen punten gelezen: de leden zouden bij nul beginnen. Er is niets bijgeschreven.
    .hint = Noem het blad Members en de kolommen Number, Name en Local points (of Green, Red, Gold); of verwijder de kolom.
register-uncounted_totals-uncounted = De kolom “{ $heading }” bevat { $kind }; die telt het reglement niet, en er is geen kolom { $column }. Alle leden zouden dus bij nul beginnen. Er is niets bijgeschreven.
    .hint = Zijn dit de totalen, verander de kop dan in { $column }. Voeg anders een kolom { $column } met de totalen toe (0 voor leden zonder), of noem het reglement met --rules.
register-second-block_second-block = Hier begint een tweede blok met leden, naast het eerste; alleen het eerste zou worden gelezen. Er is niets bijgeschreven.
    .hint = Verplaats de rijen tot onder het eerste blok. Zijn dit geen leden, zet de lijst dan op een eigen blad.
register-member-above_member-above = De rij van dit lid staat boven de koppen en zou verloren gaan. Er is niets bijgeschreven.
    .hint = Verplaats haar tot onder de koppen.
register-sum-beside_sum-beside = De kolom “{ $heading }” is niet gelezen, omdat { $column } de totalen geeft.
    .hint = Bevat { $column } de punten van één jaar en staan hier de totalen, verwissel dan de koppen.
register-totals-missing_totals-missing = Het blad Members heeft { $given } maar geen { $column }; daarin beginnen alle leden dus bij nul.
    .hint = Zijn er totalen, voeg dan een kolom { $column } toe, met 0 voor leden zonder.
register-totals-swapped_totals-swapped = De meeste totalen onder { $column } hebben decimalen, terwijl die onder { $other } er geen hebben en hoger zijn: de twee koppen lijken verwisseld.
    .hint = Is dat zo, verwissel dan de koppen en stem opnieuw af.
register-total-twice_total-twice = De kolommen “{ $first }” en “{ $heading }” zijn allebei { $column }, maar er kan er maar één de totalen bevatten. Er is niets bijgeschreven.
    .hint = Geef de kolom die niet de totalen bevat een andere naam, zoals This year.
register-unheaded_totals-unheaded = Kolom { $column } heeft getallen voor { $numbers } leden maar geen kop; het kunnen de totalen zijn. Er is niets bijgeschreven.
    .hint = Geef haar de kop Local points (of Green, Red, Gold), of zeg wat ze is.
register-unheaded_figures-unheaded = Kolom { $column } heeft getallen voor { $numbers } leden maar geen kop; ze is niet gelezen.
    .hint = Geef haar een kop die zegt wat ze is.
register-nameless_nameless-row = De rij van { $number } heeft geen naam; het kan een telling of een totaal zijn. De punten voor dit nummer worden aangehouden.
    .hint = Vul de naam van het lid in, of verwijder de rij als het geen lid is.
register-merged-total_merged-total = De cellen { $area } zijn samengevoegd; het is dus niet duidelijk van wie dit totaal is. Punten aangehouden: { $whose }.
    .hint = Splits de cellen en typ elk totaal in zijn eigen cel.
    .whose =
        { $members ->
            [one] die van dit lid
           *[other] die van deze { $members } leden
        }
register-heading-year_heading-year = De kolom “{ $heading }” is gelezen als { $column }, de totalen van alle jaren.
    .hint = Verander de kop in { $column }. Bevat ze alleen de punten van dat jaar, zet er dan de totalen in.
register-numbers-unread_numbers-unread = Het blad Members heeft geen kolom voor punten (Local, Red of zonder kleur); de leden beginnen dus bij nul. “{ $heading }” bevat { $numbers } en is niet gelezen.
    .hint = Zijn dit de totalen, verander de kop dan in Local points (of Green, Red, Gold); anders hoeft u niets te doen.
    .numbers =
        { $numbers ->
            [one] een getal
           *[other] { $numbers } getallen
        }
register-heading-near_heading-near = De kolom “{ $heading }” is waarschijnlijk { $column }, maar de kop is anders; ze is niet gelezen.
    .hint = Verander de kop in { $column }.
register-thousands_thousands-comma = “{ $text }” is gelezen als { $read }, omdat de punten in deze kolom gehele getallen zijn.
    .hint = Typ het zonder komma.
register-comma_comma-in-total = Bij “{ $text }” kan de komma duizendtallen of decimalen betekenen; { $then }.
    .hint = Typ het als getal, niet als tekst, met niets tussen de duizendtallen.
register-total-unclear_total-unclear = “{ $text }” { $why }; { $then }.
    .hint = Typ het totaal als gewoon getal in een cel die als getal is opgemaakt.
register-formulas_formulas-without-value = { $count } cellen onder { $column }, te beginnen met deze, bevatten formules die zonder uitkomst zijn opgeslagen; de punten van deze leden worden aangehouden.
    .hint = Open het register in Excel en sla het daar op, of typ de totalen.
register-more-members_more-members = Het blad { $sheet } heeft { $rows } rijen die op leden lijken, maar alleen het blad Members wordt gelezen; deze mensen zijn dus onbekend.
    .hint = Verplaats de rijen naar het blad Members, met lapsed, deceased of active onder Status.
register-sheet-nearly_sheet-nearly = Het blad { $sheet } is niet gelezen. De naam is bijna { $meant }, en er is geen blad { $meant }.
    .hint = Noem het blad { $meant }. Is het iets anders, geef het dan een naam die er minder op lijkt.
register-no-number_no-number-column = Het blad Members heeft geen kolom Number; er is dus geen lid op te vinden.
    .hint = Verander de kop van de lidnummers in Number.
register-negative-points_negative-points = { $column } is { $text }, maar een totaal kan niet negatief zijn; de rij is gelaten zoals ze is, en de punten van dit lid worden aangehouden.
    .hint = Verbeter het totaal.
register-cut-off_cut-off = Het blad eindigt bij rij { $rows }, de laatste rij van de oude bestandsvorm (.xls); leden daarna ontbreken.
    .hint = Sla het register opnieuw op als .xlsx, vanuit het programma dat alle leden heeft.
certificate-without-points = Deze oorkonde heeft geen punten en wordt dus aangehouden: Local points en Green points zijn allebei niet ingevuld.
    .hint = Typ de punten in een kolom met de kop Local points of Green points.
credited-unreadable_kept-unreadable = “{ $text }” is niet te lezen als bijschrijving van een eerdere afstemming; de wedstrijd kan dus twee keer tellen.
    .hint = Kopieer de cel terug uit het register dat palmares schreef.
pad-refused = Het bestand van de scorekastjes is niet gelezen: { $why }.
    .hint = Sluit het programma van de scorekastjes en kopieer het bestand opnieuw van die computer, of exporteer USEBIO uit het rekenprogramma.
pad-table-missing = Het bestand van de scorekastjes heeft geen { $what }; niet bekend zijn dus: { $lost }.
    .hint = Exporteer het bestand opnieuw uit het programma van de scorekastjes, of vul in de werkmap aan wat ontbreekt (palmares import bws).
    .what =
        { $column ->
            [0] tabel { $table }
           *[other] kolom { $column } in de tabel { $table }
        }
pad-rows-missing = Tabel { $table } hoort { $promised } rijen te hebben, maar er zijn er maar { $found } te lezen: het bestand is beschadigd.
    .hint = Sluit het programma van de scorekastjes en kopieer het bestand opnieuw van die computer.
pad-unfinished = Lijn { $section }: ontbrekende uitslagen: { $missing } van de { $all }{ $begun }.
    .hint = Voer de uitslagen in en kopieer het bestand opnieuw, of vul ze aan in de werkmap (palmares import bws), met NP onder Adjusted bij spellen die niet gespeeld zijn.
    .begun =
        { $begun ->
            [one] ; 1 daarvan heeft een contract maar nog geen uitslag
           *[other] ; { $begun } daarvan hebben een contract maar nog geen uitslag
        }
pad-remark = palmares kent de opmerking “{ $remark }” niet ({ $row }).
    .hint = Beslis wat ze betekent: importeer het bestand (palmares import bws) en vul in die rij Adjusted in, of verbeter de score.
pad-undecided = De wedstrijdleider heeft nog niet over de score beslist ({ $row }).
    .hint = Vraag het de wedstrijdleider; voer de score dan in met het rekenprogramma, of vul Adjusted in de werkmap in (palmares import bws).
pad-earlier = Eerdere invoer van spellen die later opnieuw zijn ingevoerd of gewist (aantal rijen: { $count }); de laatste telt ({ $rows }).
    .hint = U hoeft niets te doen.
pad-other-direction = Volgens de scorekastjes zaten de paren andersom bij zoveel spellen: { $count }; de scores zijn dus omgewisseld ({ $rows }).
    .hint = U hoeft niets te doen, tenzij dat per ongeluk zo is ingevoerd.
pad-other-pairs = De uitslag is ingevoerd voor de paren { $entered }, maar de beweging heeft daar { $movement } ({ $row }). De uitslag telt zoals ingevoerd.
    .hint = Vraag het de spelers. Klopt de beweging, verbeter dan NS en EW in de werkmap (palmares import bws).
pad-not-in-movement = Er is een uitslag ingevoerd, maar volgens de beweging speelt daar niemand dit spel ({ $row }). Ze telt.
    .hint = Vraag het de spelers. Is de uitslag fout, haal de rij dan uit de werkmap (palmares import bws).
pad-players-unknown = Geen naam voor { $seats }.
    .hint = Vul de namen in de werkmap in (palmares import bws).
pad-player-changed = { $player } kwam in ronde { $round } bij paar { $entry }; elke speler krijgt de spellen van daarvoor of van daarna.
    .hint = Hangen er punten van af, vergelijk Boards 1, Boards 2 enzovoort dan met wie er speelde.
pad-events = Het bestand bevat { $what }; elk werd een eigen wedstrijd: { $events }.
    .hint = Zijn de lijnen één veld, importeer het bestand dan (palmares import bws), zet alle rijen in één wedstrijd en vul Section in.
pad-line = Regel { $line } van het bestand is niet te lezen als uitslag: { $why }.
    .hint = Verbeter hem in het rekenprogramma, of in de werkmap (palmares import).
pad-hands-only = Het bestand bevat { $hands } maar geen uitslagen en is dus geen zitting.
    .hint = U hoeft niets te doen. Heet het net als een zitting (monday.pbn en monday.bws), dan staan de handen op de pagina’s van de spellen.
    .hands =
        { $boards ->
            [one] de handen van 1 spel
           *[other] de handen van { $boards } spellen
        }
pad-hands-other = De handen van { $file } worden niet getoond: { $why }.
    .hint = Noem de handen naar hun zitting: monday.pbn naast monday.bws.
pad-results-beside = { $file } bevat handen, en uitslagen van paren zonder namen. De handen worden getoond; de uitslagen in deze inzending tellen.
    .hint = U hoeft niets te doen. Zijn het uitslagen van een andere zitting, geef het bestand dan een andere naam.
players-not-listed = Niet in de spelerslijsten: { $players }.
    .hint = Zet ze in de ledenlijst (instelling Member list) of in de lijst van gebruikers, of vul hun namen in.
pad-left-out = Weggelaten, omdat een inzending het niet kan bevatten: { $what } (aantal rijen: { $count }).
    .hint = U hoeft niets te doen; bewaar het bestand als u het nodig hebt.
pad-scoring = Het bestand zegt niet hoe de spellen zijn berekend; er zijn matchpunten gebruikt.
    .hint = Waren het IMP’s, zet Scoring dan op butler of cross imps in palmares.toml, met --set, of in de werkmap.
pad-teams = Dit is een bestand van een viertallenwedstrijd, maar het zegt niet welke twee tafels in ronde { $round } de match van { $entries } vormen.
    .hint = Vul Room in de werkmap in (palmares import bws), of zet Format op pairs.
settings-unreadable = De instellingen zijn niet te lezen: { $why }.
    .hint = Bewerk palmares.toml met een teksteditor en sla het op als UTF-8. Tot dan worden deze instellingen genegeerd.
settings-syntax = “{ $line }” is niet te lezen ({ $why }).
    .hint = Schrijf een sleutel, een isgelijkteken en een waarde. Zet tekst tussen aanhalingstekens, en ook een sleutel van meer woorden: "Organiser no" = "R14", Boards = 24, "First day" = 2026-09-01.
unknown-setting = “{ $key }” is geen instelling; de waarde is niet gebruikt.
    .hint = { $meant }Instellingen zijn Names, First day, die van oorkondes en de rubrieken van het blad Event.
unknown-setting_no-setting = { $key } moet voor elke wedstrijd van een werkmap anders zijn en is dus niet voor alle tegelijk in te stellen; de waarde is niet gebruikt.
    .hint = Vul het in op het blad Event of Events.
repeated-setting = { $key } is al ingesteld in regel { $first }; deze tweede waarde is niet gebruikt.
    .hint = Verwijder een van de twee.
repeated-setting_given-twice = { $key } is twee keer ingesteld.
    .hint = Geef het één keer.
setting-blank = { $key } heeft geen waarde.
    .hint = Schrijf de waarde, of verwijder de regel.
setting-unfit = { $key } kan niet { $what } zijn.
    .hint = Schrijf één waarde: tekst tussen aanhalingstekens, een getal, een dag als 2026-09-01, true of false.
setting-awaited = De wedstrijd haalt { $key } uit de instellingen, maar de waarde daar ({ $from }) is niet te lezen.
    .hint = Verbeter haar daar, of vul { $key } hier in.
picture-unreadable = { $key }: “{ $file }” staat niet op de oorkondes: { $why }.
    .hint = Geef de naam van een PNG-, JPEG- of SVG-bestand in of onder de map van palmares.toml. Zet in een SVG tekst om in paden.
key-unreadable = Signing key: “{ $file }” kan geen oorkondes ondertekenen: { $why }. Ze hebben geen codes.
    .hint = Geef het bestand dat palmares key heeft gemaakt, in of onder de map van palmares.toml, of op de opdrachtregel met --set.
list-unreadable = De spelerslijst “{ $file }” geeft geen namen: { $why }.
    .hint = Geef een lijst met nummers en namen, of met gebruikers, namen en nummers, in of onder de map van palmares.toml; naast monday.csv heet ze monday.names.csv.
outside-season = De wedstrijd is op { $date }, buiten het seizoen van { $first } tot en met { $last }.
    .hint = Kijk de datum na; de instelling First day zegt wanneer het seizoen begint.
trf-encoding_encoding = De tekst is geen UTF-8; hij is gelezen als Windows-1252 (West-Europees).
    .hint = Kijk namen met accenten na. Zijn ze fout, sla het bestand dan opnieuw op als UTF-8.
trf-no-players_no-players = Dit Tournament Report File heeft geen spelers: { $why }.
    .hint = Exporteer het bestand opnieuw uit het indelingsprogramma; elke speler is een regel die begint met 001.
trf-kept_kept = Bewaard, maar niet gebruikt: { $what }.
    .hint = U hoeft niets te doen, tenzij de indeling ervan afhangt.
trf-teams_teams = Het bestand bevat teams (vanaf regel { $line }), maar de partijen vormen geen teammatches; elke speler wordt als individu behandeld.
    .hint = Teams indelen vraagt teamuitslagen; exporteer die uit het indelingsprogramma.
trf-line_line = Een deel van deze regel is niet te lezen: { $why }.
    .hint = Exporteer het bestand opnieuw uit het indelingsprogramma, of verbeter de kolommen van de regel.
trf-shifted_shifted = Na de naam zijn de kolommen verschoven (plaatsen: { $by }, richting: { $side }); daar zijn ze gelezen.
    .hint = Kloppen naam, rating en uitslagen, dan hoeft u niets te doen.
    .side =
        { $leftwards ->
            [yes] links
           *[no] rechts
        }
trf-record_record = Record { $code } is niet te gebruiken: { $why }.
    .hint = Verbeter het record, of haal het weg als er niets van afhangt.
trf-bye-without-letter_byes-without-letter = Vrije rondes zonder letter, zoals bestanden van vóór 2016 ze schreven: { $count }. + is gelezen als vrij door de indeling, 1 als vrij met een heel punt, = als vrij met een half punt, - en 0 als aangevraagd vrij zonder punten.
    .hint = Geef ze hun letters (U, F, H, Z) als er iets anders bedoeld was.
trf-other-system_other-system = Geen ronde van het bestand wordt ingedeeld: { $why }. De uitslagen zijn gelezen.
    .hint = Deel in met een programma dat dit systeem kent. Is de regel fout, verbeter die dan; check vergelijkt de plaatsen toch.
trf-not-counted_not-counted = Record { $code } telt niet mee: { $what }.
    .hint = De scores volgen uit de uitslagen; vergelijk de stand.
trf-number-twice_number-twice = Spelersnummer { $number } staat al in regel { $first }; deze regel is weggelaten.
    .hint = Geef elke speler een ander nummer.
trf-numbers-missing_numbers-missing = Bij de spelers ontbreken nummers: { $numbers }. De kleuren zijn ingedeeld zonder ze mee te tellen.
    .hint = Hebben die spelers zich vóór de eerste ronde teruggetrokken, dan hoeft u niets te doen.
trf-unknown-opponent_unknown-opponent = In ronde { $round } is de tegenstander nummer { $opponent }, maar die speler is er niet.
    .hint = Verbeter de tegenstander, of voeg de regel van die speler toe.
trf-meets-itself_meets-itself = In ronde { $round } speelt de speler tegen zichzelf.
    .hint = Verbeter de tegenstander; wie vrij is, heeft tegenstander 0000.
trf-opponents-disagree_opponents-disagree = In ronde { $round } speelt de speler tegen { $opponent }, maar { $opponent } { $other } daar.
    .hint = Verbeter de foute regel.
trf-two-results_two-results = De partij van ronde { $round } tegen { $opponent } heeft twee uitslagen: hier { $own }, daar { $others }.
    .hint = Verbeter de foute regel.
trf-no-result_no-result = De partij van ronde { $round } tegen { $opponent } heeft geen uitslag. Tot die er is, telt ze bij het indelen van latere rondes als remise en levert ze niets op.
    .hint = Vul de uitslag in, en deel opnieuw in.
trf-drawn-already_drawn-already = Ronde { $round } is in het bestand al ingedeeld maar heeft geen uitslagen; die indeling is genegeerd.
    .hint = Vul de uitslagen in om de volgende ronde in te delen.
trf-points_points = Het bestand geeft { $typed }, maar de uitslagen ({ $played }) geven { $counted } punten; de uitslagen tellen.
    .hint = Verbeter de uitslagen of de punten. Andere punten voor winst of remise horen in een record 162 of XXS.
    .played =
        { $rounds ->
            [one] de gespeelde ronde
           *[other] de { $rounds } gespeelde rondes
        }
trf-place_place = De plaats is { $typed }; volgens { $by } is ze { $place }: { $values }.
    .hint = Verbeter de plaats, de uitslagen, of de lijst van tiebreaks (202, 212).
trf-places-not-compared_places-not-compared = De plaatsen van het bestand zijn niet met de uitslagen vergeleken: { $why }.
    .hint = Vul de ontbrekende plaatsen of uitslagen aan en voer check opnieuw uit.
trf-places-not-compared_places-partly-compared = Plaatsen zijn alleen vergeleken volgens { $by }: { $why }.
    .hint = Controleer zelf de volgorde van wie daarna gelijk staan, of verbeter de lijst van tiebreaks (202, 212).
trf-more-rounds_more-rounds = Aantal rondes in het bestand: { $rounds }; dat is meer dan { $why }.
    .hint = Kijk het aantal rondes na (142, XXR); spelers kunnen elkaar maar één keer treffen.
usebio-damaged = Het USEBIO-bestand is beschadigd of onvolledig (regel { $line }: { $why }).
    .hint = Exporteer het bestand opnieuw uit het rekenprogramma, of vraag het opnieuw.
usebio-encoding = Het USEBIO-bestand is niet gelezen: { $why }.
    .hint = Exporteer het bestand opnieuw uit het rekenprogramma, als UTF-8 als u kunt kiezen.
usebio-left-out = Weggelaten, omdat een inzending het niet kan bevatten: { $what } (aantal: { $count }, vanaf regel { $line }).
    .hint = U hoeft niets te doen, tenzij de uitslag ervan afhangt; bewaar het bestand als u het nodig hebt.
usebio-version = Versie van het USEBIO-bestand: { $names }; het is gelezen als versie 1.3.
    .hint = Vergelijk de deelnemers en uitslagen met het rekenprogramma.
    .names =
        { $version ->
            [0] niet vermeld
           *[other] “{ $version }”
        }
bundle-damaged = Dit is geen hele bundel: { $why }.
    .hint = Vraag de bundel opnieuw; palmares bundle maakt er een.
bundle-too-large = De bundel is niet uitgepakt: { $why }.
    .hint = Vraag in plaats daarvan de inzendingen van het seizoen, en laat palmares die verwerken.
bundle-name_name-outside = De bundel noemt “{ $name }”, dat niet binnen de bundel ligt. Er is niets uitgepakt.
    .hint = Zo’n bundel schrijft palmares niet; vraag wie hem heeft gestuurd.
bundle-entry-missing_entry-missing = De bundel noemt dit bestand, maar bevat het niet.
    .hint = Vraag de bundel opnieuw.
bundle-entry-changed_entry-changed = Dit bestand van de bundel is niet het bestand dat erin is gedaan: { $why }.
    .hint = Vraag de bundel opnieuw; wat erin hoort, staat in bundle.json.
bundle-entry-unlisted_entry-unlisted = De bundel bevat dit bestand, maar noemt het niet.
    .hint = Zo’n bundel schrijft palmares niet; vraag wie het heeft toegevoegd.
bundle-version_other-version = De run is gemaakt met palmares { $theirs }, en dit is { $ours }.
    .hint = Waar die twee verschillen, zegt CHANGELOG.md onder Results wat er is veranderd.
bundle-not-computed_not-computed = Het seizoen is niet uit de bundel te berekenen: { $why }.
    .hint = Kijk na of de bundel uit alle inzendingen en bestanden van de run is gemaakt.
bundle-differs_file-differs = Bij dit bestand van de run komt iets anders uit dan de bundel zegt: { $how }.
    .hint = Ofwel is de inhoud van de bundel later gewijzigd, ofwel is het programma een ander.
bundle-run-changed_run-changed = Dit bestand is gewijzigd of weggehaald nadat de run het schreef.
    .hint = Voer palmares opnieuw uit naar de map en maak dan de bundel.
bundle-run-differs_run-differs = Dit bestand van de run komt niet uit deze inzendingen: { $how }.
    .hint = Geef de inzendingen, instellingen en sjablonen waarmee de run is gemaakt, of voer palmares opnieuw uit, en maak dan de bundel.
file-unreadable = Het bestand kon niet worden geopend: { $why }.
    .hint = Kijk of u het mag openen, en of het niet in een ander programma openstaat of nog wordt gekopieerd.
folder-unreadable = De map “{ $folder }” kon niet worden geopend: { $why }. De inzendingen erin zijn niet gelezen.
    .hint = Kijk of ze bestaat en of u haar mag openen.
file-left-out = Dit bestand ({ $kind }) is geen werkmap en is niet gelezen.
    .hint = Inzendingen zijn .xlsx-, .xlsm-, .xls-, .xlsb- of .ods-bestanden, of USEBIO-uitslagen (.xml). Bevat het deelnemers of uitslagen, voer dan palmares adopt erop uit. Gebruik palmares import trf voor een Tournament Report File (.trf).
workbook-left-out_workbook-misnamed = Dit bestand is een werkmap, maar zijn naam zegt dat niet. Het is niet gelezen, en niets erin telt.
    .hint = Is het een inzending, geef het dan een naam die eindigt op .{ $ending }. Is het een kopie, verplaats die dan uit deze map.
workbook-left-out_workbook-as-text = Dit bestand is een werkmap die als tekst (XML) is opgeslagen. Het is niet gelezen, en niets erin telt.
    .hint = Is het een inzending, open het dan in Excel of LibreOffice en sla het op als .xlsx. Is het een kopie, verplaats die dan uit deze map.
workbook-left-out_workbook-hidden = Dit bestand is een werkmap, maar zijn naam begint met een punt, zoals bij een verborgen bestand. Het is niet gelezen, en niets erin telt.
    .hint = Is het een inzending, haal dan de punt uit de naam. Is het een kopie, verplaats die dan uit deze map.
workbook-left-out_workbooks-in-archive = Dit archief bevat { $files }. Archieven worden niet gelezen, en niets erin telt.
    .hint = Bevat het inzendingen, pak het dan uit in deze map en verplaats het archief ergens anders heen. Zijn het kopieën, verplaats het dan uit deze map.
    .files =
        { $count ->
            [one] “{ $first }”
           *[other] { $count } bestanden met namen van inzendingen, zoals “{ $first }”
        }
settings-misnamed = Dit bestand heet bijna palmares.toml, het instellingenbestand van een map. Het is niet gelezen, en niets erin telt.
    .hint = Moeten de instellingen gelden, noem het dan palmares.toml, in kleine letters en zonder tweede extensie (Windows kan er een verbergen). Is het een kopie, verplaats die dan uit deze map.
amendment-among-returns = Deze wijziging van palmares diff staat tussen de inzendingen, waar ze niets verbetert.
    .hint = Geef haar aan palmares reconcile, samen met de map met inzendingen. Is dat gebeurd, verplaats haar dan uit deze map.
other-program = Dit is { $what }, dat palmares niet leest.
    .hint = { $instead }
open-elsewhere = De werkmap staat open in { $by }; wijzigingen die niet zijn opgeslagen, worden niet gelezen.
    .hint = Sla haar op en sluit haar, en stem dan opnieuw af.
link-followed = Dit is een koppeling; “{ $to }” is gelezen.
    .hint = Is dat de bedoeling, dan hoeft u niets te doen.
folder-passed-over_passed-over = “{ $folder }” is overgeslagen: { $why }.
    .hint = Er zijn geen inzendingen uit gelezen. Geef de map met inzendingen zelf, zonder koppelingen naar systeemmappen en andere bestanden.
folder-passed-over_rest-passed-over = De rest van “{ $folder }” is overgeslagen: { $why }.
    .hint = Sommige inzendingen zijn misschien niet gelezen. Geef de map met inzendingen zelf, zonder koppelingen naar systeemmappen en andere bestanden.
read-elsewhere = Dit is hetzelfde bestand als { $other }; dat is gelezen.
    .hint = U hoeft niets te doen. Het telt één keer.
return-in-output = Deze werkmap is niet gelezen: ze is gezet in een map die palmares heeft geschreven.
    .hint = Is het een inzending, verplaats haar dan naar de map met inzendingen.
marker-alone = Deze map heeft het bestand .palmares, het kenmerk van uitvoer van palmares, maar geen uitvoer. De inzendingen erin zijn gelezen.
    .hint = Verwijder het bestand .palmares eruit.
round-not-written_round-kind = De ronde is niet geschreven: rondes kunnen alleen worden toegevoegd aan .xlsx- en .xlsm-werkmappen die de bladen van een inzending hebben.
    .hint = Sla de werkmap op als .xlsx, of ga verder met de kopie die palmares run FILE --out DIR in DIR/returns schrijft.
round-not-written_round-refused = De ronde is niet geschreven: aan deze werkmap kan niets worden toegevoegd ({ $why }).
    .hint = Ga verder met de kopie die palmares run FILE --out DIR in DIR/returns schrijft.
round-not-written_round-read-otherwise = De ronde is niet geschreven: het blad met de rondes van wedstrijd { $event } mist er een kolom voor.
    .hint = Voeg de ontbrekende kolommen toe: Event (bij meer dan één wedstrijd), Round, Table en beide partijen.
round-not-written_round-not-replaced = De ronde is niet geschreven: { $why }.
    .hint = De werkmap is niet gewijzigd.
changes-not-understood = Er is niets uitgeprobeerd: { $why }.
    .hint = Schrijf wijzigingen als “12 withdraws; board 3 = 0-1; new entry Nia Colter 1850”, met puntkomma’s ertussen; docs/draws.md noemt ze allemaal.
plan-unusable = Het plan is niet gebruikt: { $why }.
    .hint = Maak het opnieuw met palmares plan over dezelfde inzendingen, en gebruik in elke stap dezelfde --rules en --set.
part-unusable = Er is niets samengevoegd: { $why }.
    .hint = Geef de map van elk deel van het plan, elk één keer. Ontbreekt er een deel, is het onvolledig of van een andere versie, voer het dan opnieuw uit met palmares run --plan.
csv-unfit = Wedstrijd { $event } is niet geschreven als CSV voor clubsites: { $why }.
    .hint = { $instead }.
    .instead =
        { $instead ->
            [0] Stuur de inzending zelf
           *[other] Gebruik palmares export { $instead }, dat zulke wedstrijden aankan
        }
event-not-exported = Wedstrijd { $event } heeft geen bestand: { $unfit }.
    .hint = Kies een andere soort bestand; palmares export --help noemt ze, met de wedstrijden waarvoor ze zijn.
event-not-exported_no-round-exported = Wedstrijd { $event } heeft geen bestand: er is nog geen ronde gespeeld.
    .hint = Vul de uitslagen van een ronde in en exporteer opnieuw.
credit-left-out = { $why }; weggelaten uit de bestanden.
    .hint = Verbeter het nummer op het blad Entries, en exporteer opnieuw.
nobody-credited = Niemand heeft punten van de soorten die worden bijgeschreven; er is geen bestand geschreven.
    .hint = Zeg met --points welke soorten worden bijgeschreven, zoals --points local=green.
upload-columns-unknown = De ledenlijst heeft geen kolommen: { $why }.
    .hint = Schrijf "Upload columns" = "Member No = number; Points = local" in palmares.toml, of geef --columns.
quotas-not-checked = De uitvoer van een run bevat geen kampioenschappen, licenties en speelplaatsen; de quota van organisatoren zijn dus niet gecontroleerd.
    .hint = Gebruik de inzendingen zelf; palmares run controleert ook quota.

# Phrases within sentences, by their English words

phrase-0-or-more = 0 of meer
phrase-1-match = 1 match
phrase-1-section = 1 lijn
phrase-2-complete-tables = 2 volle tafels
phrase-3-complete-tables = 3 volle tafels
phrase-3-complete-teams = 3 volledige teams
phrase-5-complete-tables = 5 volle tafels
phrase-a-bye = vrij
phrase-a-club-event-with-the-permission-of-its-area = een clubwedstrijd met toestemming van de area
phrase-a-division-of-an-area-s-league-above-the-lowest = een divisie van een area-competitie boven de laagste
phrase-a-document-of-another-program = een document van een ander programma
phrase-a-file-of-chess-games = een bestand met schaakpartijen
phrase-a-file-of-hands-for-a-dealing-machine = een bestand met spellen voor een dupliceermachine
phrase-a-file-that-icloud-has-not-downloaded-to-this-computer = een bestand dat iCloud niet naar deze computer heeft gedownload
phrase-a-four-winner-individual-event = een individuele wedstrijd met vier winnaars
phrase-a-hand-is-missing-or-is-not-written-as-kq76-a72-753-975 = een hand ontbreekt of is niet geschreven als KQ76.A72.753.975
phrase-a-ladder-cannot-be-one = een ladder kan er geen zijn
phrase-a-licensed-event-is-never-a-championship = een wedstrijd met licentie is nooit een kampioenschap
phrase-a-lin-file-of-hands-and-play-of-bridge-base-online = een LIN-bestand met spellen en spelverloop van Bridge Base Online
phrase-a-link-to-a-sheet-of-google-not-the-sheet-itself = een koppeling naar een Google-blad, niet het blad zelf
phrase-a-list = een lijst
phrase-a-list-of-something-other-than-names = een lijst van iets anders dan namen
phrase-a-mailbox = een postbus
phrase-a-maximum-of-max-is-a-whole-number-per-board-with-meant = een maximum van { $max } is met { $meant } een heel getal per spel
phrase-a-minor-championship-is-not-the-one-that-the-area-nominates = een klein kampioenschap is niet het kampioenschap dat de area aanwijst
phrase-a-number-that-is-not-decimal = een getal dat niet decimaal is
phrase-a-packed-archive = een ingepakt archief
phrase-a-packed-file = een ingepakt bestand
phrase-a-pdf = een pdf
phrase-a-plain-text-file = een gewoon tekstbestand
phrase-a-qualifying-round-was-played-by-fewer-than-teams-teams = een kwalificatieronde is gespeeld door minder dan { $teams } teams
phrase-a-single-winner-individual-event = een individuele wedstrijd met één winnaar
phrase-a-single-winner-pairs-event = een parenwedstrijd met één winnaar
phrase-a-special-event-of-an-area = een wedstrijd van een area van de soort { $special }
phrase-a-spreadsheet-of-apple-numbers = een spreadsheet van Apple Numbers
phrase-a-table = een tabel
phrase-a-table-decides-who-meets-whom = een tabel bepaalt wie tegen wie speelt
phrase-a-team-that-lost-a-repechage-final = een team dat een Repechage Final verloor
phrase-a-teams-event = een teamwedstrijd
phrase-a-text-document = een tekstdocument
phrase-a-two-winner-pairs-event = een parenwedstrijd met twee winnaars
phrase-a-web-page = een webpagina
phrase-a-weekend = een weekend
phrase-a-youth-finalist = een finalist van de Youth
phrase-about-a-hundred-times = ongeveer honderd keer
phrase-about-a-hundredth-of = ongeveer een honderdste van
phrase-about-a-tenth-of = ongeveer een tiende van
phrase-about-a-thousand-times = ongeveer duizend keer
phrase-about-ten-times = ongeveer tien keer
phrase-above-0-and-at-most-1 = meer dan 0 en hoogstens 1
phrase-all-count-sessions = elk van de { $count } zittingen
phrase-all-members-of-the-area = alle leden van de area
phrase-all-members-of-the-union = alle leden van de bond
phrase-an-acblscore-file = een bestand van ACBLscore
phrase-an-acblscore-game-file = een wedstrijdbestand van ACBLscore
phrase-an-archive-of-other-files = een archief met andere bestanden
phrase-an-e-mail = een e-mail
phrase-an-event-of-national-status = een wedstrijd met nationale status
phrase-an-invitation-event-at-least-share-of-the-entry-from-outside = een wedstrijd op uitnodiging, ten minste { $share } van de deelnemers van buiten
phrase-an-invitation-event-less-than-share-of-the-entry-from-outside = een wedstrijd op uitnodiging, minder dan { $share } van de deelnemers van buiten
phrase-an-invitation-event-one-entry-for-each-body = een wedstrijd op uitnodiging, één deelnemer per vereniging of bond
phrase-an-xml-file = een XML-bestand
phrase-another-player-has-this-name = een andere speler heet ook zo
phrase-any-board = geen enkel bord
phrase-any-match = geen enkele match
phrase-anyone = iedereen
phrase-as-given = zoals opgegeven
phrase-as-if-they-had-not-been-played = alsof ze niet gespeeld waren
phrase-as-many-rows-as-the-one-under = evenveel rijen als onder
phrase-ask-the-club-for-the-file-again-pictures-and-text-boxes-on-a-sheet-cannot-be-read = Vraag de club opnieuw om het bestand: afbeeldingen en tekstvakken op een blad zijn niet te lezen.
phrase-ask-the-club-for-the-sheet-with-its-results-or-leave-the-file-out = Vraag de club om het blad met de uitslag, of laat het bestand weg.
phrase-at-most-a-million-with-at-most-six-decimals = hoogstens een miljoen, met hoogstens zes decimalen
phrase-awards-which-palmares-works-out-itself = punten, die palmares zelf berekent
phrase-blank = leeg
phrase-board-board = spel { $board }
phrase-board-table-sides = bord { $table } ({ $sides })
phrase-boards-compared = vergeleken spellen
phrase-boards-of-average-plus = spellen met average plus
phrase-boards-per-match-says-each = Boards per match zegt { $each }
phrase-but-each-contestant-has-one-score-for-all-typed-sessions = maar elke deelnemer heeft één score voor alle { $typed } zittingen
phrase-but-results-counted-is-counted = maar Results counted is { $counted }
phrase-by-lot-seed-seed-sparing-those-who-have-already-stood-down = door loting (seed { $seed }), met ontzien van wie al vrij heeft gestaan
phrase-can-be-a-fraction-a-date-or-two-figures = kan een breuk, een datum of twee getallen zijn
phrase-column-column = kolom { $column }
phrase-contestant = deelnemers
phrase-count-matches = { $count } matches
phrase-count-rounds = { $count } ronden
phrase-count-sections = { $count } lijnen
phrase-count-sessions = { $count } zittingen
phrase-counted-as-present-from-the-first-round = geteld als aanwezig vanaf de eerste ronde
phrase-counted-as-withdrawn-after-the-last-game = geteld als teruggetrokken na de laatste partij
phrase-date-of-birth = geboortedatum
phrase-dates-of-birth = geboortedata
phrase-different-contestants-from = andere deelnemers dan
phrase-digits-only = alleen cijfers
phrase-download-the-results-of-the-tournament-as-csv-or-put-the-hands-beside-a-session-of-the-same-name-as-pbn = Download de uitslag van het toernooi als CSV, of zet de spellen als PBN naast een zitting met dezelfde naam.
phrase-each-row-is-a-single-cell-so-names-and-scores-cannot-be-told-apart = elke rij is één cel, zodat namen en scores niet te scheiden zijn
phrase-earlier-stages-do-not-count-for-invited-contestants = eerdere fasen tellen niet voor genodigden
phrase-earlier-stages-were-run-by-other-bodies = eerdere fasen zijn door anderen georganiseerd
phrase-east = Oost
phrase-empty = leeg
phrase-entered-as-one-who-played-in-the-final-of-another-area = ingeschreven als iemand die de finale van een andere area speelde
phrase-equal-of-all-boards-have-the-same-results = { $equal } van de { $all } spellen hebben dezelfde uitslagen
phrase-equal-of-all-contestants-have-the-same-score = { $equal } van de { $all } deelnemers hebben dezelfde score
phrase-equal-of-all-contestants-have-the-same-score-in-whole-numbers = { $equal } van de { $all } deelnemers hebben in hele getallen dezelfde score
phrase-event-id = wedstrijd { $id }
phrase-event-id-of-path = wedstrijd { $id } uit { $path }
phrase-event-id-of-this-workbook = wedstrijd { $id } van deze werkmap
phrase-excel-has-no-such-date = Excel kent zo’n datum niet
phrase-export-the-game-from-acblscore-as-pbn-or-as-text-with-the-results = Exporteer de wedstrijd uit ACBLscore als PBN of als tekst met de uitslag.
phrase-export-the-tournament-as-a-tournament-report-file-trf = Exporteer het toernooi als Tournament Report File (.trf).
phrase-far-above = veel hoger dan
phrase-federations-of-players = bonden van spelers
phrase-first-or-last = { $first } of { $last }
phrase-folders-are-nested-more-than-most-deep = de mappen zijn meer dan { $most } niveaus diep
phrase-for-members = voor leden
phrase-game-round-round = { $game } (ronde { $round })
phrase-game-rounds-rounds = { $game } (ronden { $rounds })
phrase-grades-of-players = speelsterktes
phrase-group = groep
phrase-had-what-but-the-minimum-is-least = { $had } { $what }, maar het minimum is { $least }
phrase-has-no-forename = heeft geen voornaam
phrase-has-no-games-between-two-players-which-a-tournament-report-file-needs-for-a-chess-team-match-give-each-board-its-own-row = er zijn geen partijen tussen twee spelers, die een Tournament Report File nodig heeft; geef bij een schaakmatch van teams elk bord een eigen rij
phrase-has-no-games-of-diplomacy = er zijn geen partijen Diplomacy
phrase-has-no-page = er is geen pagina
phrase-is-not-rated-as-rated-says = telt niet mee voor de rating, zoals Rated zegt
phrase-is-not-a-tournament-of-single-players = is geen individueel toernooi
phrase-has-no-players-with-ratings-of-fide-which-title-norms-need = er zijn geen spelers met een FIDE-rating, die titelnormen nodig hebben
phrase-has-something-other-than-small-letters-digits-and-hyphens = bevat iets anders dan kleine letters, cijfers en streepjes
phrase-holds-more-than-a-name = bevat meer dan een naam
phrase-home-to-away = { $home } tegen { $away }
phrase-how-to-reach-people = contactgegevens
phrase-if-it-has-returns-attached-save-them-in-this-folder = Zitten er inzendingen bij, bewaar die dan in deze map.
phrase-if-it-holds-returns-unpack-it-in-this-folder = Staan er inzendingen in, pak het dan uit in deze map.
phrase-if-it-is-a-return-export-it-from-numbers-as-an-excel-workbook-xlsx = Is het een inzending, exporteer die dan uit Numbers als Excel-werkmap (.xlsx).
phrase-if-it-is-a-return-open-it-and-download-it-as-an-excel-workbook-xlsx = Is het een inzending, open die dan en download die als Excel-werkmap (.xlsx).
phrase-if-it-is-a-return-open-it-once-to-download-it-then-run-again = Is het een inzending, open het bestand dan één keer om het te downloaden, en start opnieuw.
phrase-if-it-is-a-return-or-holds-returns-unpack-it-in-this-folder = Is het een inzending, of staan die erin, pak het dan uit in deze map.
phrase-if-it-is-an-event-put-the-names-in-a-column-headed-names-name-or-team-if-not-leave-the-file-out = Is het een wedstrijd, zet de namen dan in een kolom met de kop Names, Name of Team; zo niet, laat het bestand weg.
phrase-if-they-have-returns-attached-save-them-in-this-folder = Zitten er inzendingen bij, bewaar die dan in deze map.
phrase-in-field = {" "}in { $field }
phrase-is-a-percentage-but-points-never-are = is een percentage, en dat zijn punten nooit
phrase-is-empty = is leeg
phrase-is-longer-than-40-signs = is langer dan 40 tekens
phrase-is-missing-a-part-that-the-others-have = mist een deel dat de andere hebben
phrase-is-not-a-bridge-event-and-usebio-has-no-type-for-it = het is geen bridgewedstrijd, en USEBIO heeft er geen soort voor
phrase-is-that-of-another-rule-book = is van een ander reglement
phrase-is-the-third-name-in-a-pair = is de derde naam van een paar
phrase-it-belongs-to-the-operating-system = het hoort bij het besturingssysteem
phrase-it-cannot-be-a-major-championship-why = dit kan geen groot kampioenschap zijn: { $why }
phrase-it-enters-category-category = deze deelnemer speelt in categorie { $category }
phrase-it-has-errors = hij heeft fouten
phrase-it-has-fewer-than-36-boards = het heeft minder dan 36 spellen
phrase-it-has-games-between-two-players = er zijn partijen tussen twee spelers
phrase-it-has-games-of-diplomacy-or-board-games = er zijn partijen Diplomacy of bordspellen
phrase-it-has-neither-results-nor-the-people-who-played = er staan geen uitslagen op en geen spelers
phrase-it-holds-more-than-most-files-and-folders = er staan meer dan { $most } bestanden en mappen in
phrase-it-holds-more-than-most-files-and-folders-in-all = er staan in totaal meer dan { $most } bestanden en mappen in
phrase-it-is-a-link-to-a-folder-that-contains-the-one-you-gave = het is een koppeling naar een map die de opgegeven map bevat
phrase-it-is-hidden-in-excel = het is verborgen in Excel
phrase-it-is-not-a-result-against-a-number-in-this-table = dit is geen uitslag tegen een nummer in deze tabel
phrase-it-is-not-a-round = dat is geen ronde
phrase-it-is-not-a-way-of-writing-a-game = zo schrijf je geen partij
phrase-it-is-not-open-to-all-members = het staat niet open voor alle leden
phrase-it-is-not-the-result-of-a-game = dit is niet de uitslag van een partij
phrase-it-is-not-written-as-day-month-year = ze is niet geschreven als dag/maand/jaar
phrase-it-is-only-a-number = het is alleen een getal
phrase-it-is-only-one-name = het is maar één naam
phrase-it-is-scored-in-unit-and-other-in-others = hij is gescoord in { $unit }, en { $other } in { $others }
phrase-it-lists-prizes-which-do-not-belong-in-a-return = het is een lijst met prijzen, en die hoort niet in een inzending
phrase-it-was-ranked-with-handicaps-and-the-scores-without-handicap-are-missing = hij is gerangschikt met handicap, en de scores zonder handicap ontbreken
phrase-its-layout-cannot-hold-line-ups = de opmaak heeft geen plaats voor opstellingen
phrase-its-layout-has-only-pairs-and-individuals-without-matches = de opmaak kent alleen paren en individuele spelers, zonder matches
phrase-its-own-tables-are-fewer-than-the-premier-final-s-premier = de { $own } eigen tafels zijn minder dan de { $premier } van de hoofdfinale
phrase-its-players-are-not-both-members-of-one-such-team-of = de spelers horen niet allebei tot één zo’n team ({ $of })
phrase-its-rule-book-gives-points-of-its-own = het reglement geeft eigen punten
phrase-its-scores-are-on-other-sheets-or-add-those-up = de scores staan op andere bladen, of tellen die op
phrase-licensed-as-a-major-congress = met licentie als groot congres
phrase-licensed-by-the-area-with-a-significant-entry-from-outside = met licentie van de area, met noemenswaardige deelname van buiten
phrase-licensed-by-the-area-without-a-significant-entry-from-outside = met licentie van de area, zonder noemenswaardige deelname van buiten
phrase-licensed-who-with-a-significant-entry-from-outside = met licentie, { $who }, met noemenswaardige deelname van buiten
phrase-licensed-who-without-a-significant-entry-from-outside = met licentie, { $who }, zonder noemenswaardige deelname van buiten
phrase-list-from-column-column-on = Lijst vanaf kolom { $column }
phrase-list-under-caption = Lijst onder “{ $caption }”
phrase-master-points = meesterpunten
phrase-match = match
phrase-match-of-the-qualifying-stage = match van de Qualifying Stage
phrase-matches-of-the-qualifying-stage = matches van de Qualifying Stage
phrase-matchpoints = matchpunten
phrase-may-hold-a-score-those-of-both-sides-have-a-number-and-no-column-has-scores = bevat misschien een score: bij beide partijen staat een getal, en geen kolom heeft scores
phrase-members-outside-the-first-division-cannot-win-it = leden buiten de eerste divisie kunnen het niet winnen
phrase-more-than-0 = meer dan 0
phrase-more-than-most-files-and-folders-are-behind-this-link = achter deze koppeling staan meer dan { $most } bestanden en mappen
phrase-names-and-count-more = { $names } en nog { $count }
phrase-names-who-have-no-match-in-it = { $names }, die daarin geen match hebben
phrase-neither-tables-in-neither-final-needed-needed = { $neither } tafels in geen van de finales, { $needed } nodig
phrase-no-bye = geen vrije ronde
phrase-no-column-holds-names-of-players-or-teams = geen kolom bevat namen van spelers of teams
phrase-no-event-was-in-that-year = in dat jaar was er geen wedstrijd
phrase-no-heading-in-this-row-says-which-column-holds-the-names = geen kop in deze rij zegt in welke kolom de namen staan
phrase-no-heading-in-this-row-says-which-column-holds-the-scores = geen kop in deze rij zegt in welke kolom de scores staan
phrase-no-less-than-the-number-before-it = niet minder dan het getal ervoor
phrase-no-licence = geen Licence
phrase-no-more-than-the-number-before-it = niet meer dan het getal ervoor
phrase-no-result = geen uitslag
phrase-no-stanza-of-the-repechage-final-that-the-team-played = geen stanza van de Repechage Final die het team speelde
phrase-nobody-in-this-table-has-that-number = niemand in deze tabel heeft dat nummer
phrase-nobody-who-plays-was-born-in-that-year = geen speler is in dat jaar geboren
phrase-north = Noord
phrase-not-on-the-members-sheet = niet op het blad Members
phrase-note-does-not-fit-the-result-result = “{ $note }” past niet bij de uitslag { $result }
phrase-note-is-not-a-bye = “{ $note }” is geen vrije ronde
phrase-nothing-like = iets heel anders dan
phrase-numbers-of-games = aantallen partijen
phrase-numbers-of-players-with-fide = FIDE-nummers van spelers
phrase-of-one-a-bye = van { $one } (vrij)
phrase-one-a-bye = { $one } (vrij)
phrase-one-against-other = { $one } tegen { $other }
phrase-one-and-other = { $one } en { $other }
phrase-one-other = { $one }, { $other }
phrase-one-session = één zitting
phrase-only-pairs-and-teams-events-can-be-nominated = alleen paren- en teamwedstrijden kunnen worden aangewezen
phrase-open-to-non-members = open voor niet-leden
phrase-order = volgorde
phrase-pairs-may-drop-in-on-the-interstate-pairs-only = paren mogen alleen bij de Interstate Pairs instappen
phrase-pairs-may-drop-in-only-at-the-start-of-round-4-or-of-round-6 = paren mogen alleen instappen aan het begin van ronde 4 of ronde 6
phrase-pairs-pairs-entered-needed-needed = { $pairs } paren ingeschreven, { $needed } nodig
phrase-pairs-pairs-of-both-directions = de paren { $pairs } van beide richtingen
phrase-payments = betalingen
phrase-percentages = percentages
phrase-played-and-deemed-deemed-boards = { $played } en { $deemed } toegerekende spellen
phrase-played-boards = { $played } spellen
phrase-played-in-the-final-of-another-area-event = speelde de finale van een andere area, { $event }
phrase-played-in-the-final-of-another-area-event-on-date = speelde op { $date } de finale van een andere area, { $event }
phrase-played-matches = { $played } matches
phrase-played-played-of-boards-boards-needed-needed = speelde { $played } van de { $boards } spellen, { $needed } nodig
phrase-put-the-hands-beside-a-session-of-the-same-name-as-pbn = Zet de spellen als PBN naast een zitting met dezelfde naam.
phrase-rank = rang
phrase-rating = rating
phrase-ratings = ratings
phrase-read-again-it-would-not-have-the-same-places-and-awards = opnieuw gelezen zou het niet dezelfde plaatsen en punten hebben
phrase-receiveddata-id-board-board-round-round-table-table = ReceivedData, { $id }: spel { $board }, ronde { $round }, tafel { $table }
phrase-table-id-ids = { $table }, ID { $ids }
phrase-result-is-not-the-score-of-a-bye = { $result } is niet de score van een vrije ronde
phrase-result-is-the-result-of-a-game-a-match-of-teams-has-home-score-and-away-score-or-a-row-for-each-board = { $result } is de uitslag van een partij; een teammatch heeft Home score en Away score, of een rij voor elk bord
phrase-round = ronde
phrase-round-next-has-no-results-yet = ronde { $next } heeft nog geen uitslagen
phrase-rounds = ronden
phrase-rounds-of-boards-boards-but-they-must-have-needed = ronden van { $boards } spellen, maar het moeten er { $needed } zijn
phrase-rounds-rounds-have-as-many-boards-each-with-meant = { $rounds } ronden hebben met { $meant } elk evenveel spellen
phrase-rounds-rounds-of-of-match-boards-are-all = { $rounds } ronden van { $of_match } spellen zijn er { $all }
phrase-rounds-rounds-of-them-are-more-than-the-all-of-the-event = { $rounds } van zulke ronden zijn meer dan de { $all } van de wedstrijd
phrase-row-row = rij { $row }
phrase-rows-first-to-last = rijen { $first } tot en met { $last }
phrase-score = scores
phrase-score-is-more-than-boards-boards-give = { $score } is meer dan { $boards } borden opleveren
phrase-score-is-not-a-number-of-game-points-which-are-whole-or-half = { $score } is geen aantal bordpunten; die zijn heel of half
phrase-scores = scores
phrase-scores-are-whole-numbers = scores zijn hele getallen
phrase-scores-end-in-0 = scores eindigen op 0
phrase-seat-at-table-table = { $seat } aan tafel { $table }
phrase-sections-in-1-session = { $sections } in 1 zitting
phrase-sections-in-count-sessions = { $sections } in { $count } zittingen
phrase-sessions = zittingen
phrase-shared-of-all-contestants-come-in-the-same-order = { $shared } van de { $all } deelnemers staan in dezelfde volgorde
phrase-sheet-name = Blad “{ $name }”
phrase-six-digits-and-a-letter-from-a-to-l-but-not-i = zes cijfers en een letter van A tot L, maar niet I
phrase-something-else = iets anders
phrase-south = Zuid
phrase-split-the-text-into-columns-in-excel-data-text-to-columns-and-write-a-heading-above-each-such-as-place-names-and-score = Verdeel de tekst over kolommen (in Excel: Gegevens, Tekst naar kolommen) en zet boven elke kolom een kop, zoals Place, Names en Score.
phrase-stage-had-boards-boards-but-a-stage-needs-least = { $stage } had { $boards } spellen, maar een fase heeft er { $least } nodig
phrase-stage-was-played-by-varying-contestants = { $stage } is gespeeld door wisselende deelnemers
phrase-stand-down-how = staan een ronde vrij, { $how }
phrase-stands-down-how = staat een ronde vrij, { $how }
phrase-stanza-of-the-final = stanza van de Final
phrase-stanza-of-the-repechage-final = stanza van de Repechage Final
phrase-stanzas-of-the-final = stanza’s van de Final
phrase-stanzas-of-the-repechage-final = stanza’s van de Repechage Final
phrase-stratum = stratum
phrase-table-table-sides = tafel { $table } ({ $sides })
phrase-team-has-players-players-but-a-team-may-have-most = { $team } heeft { $players } spelers, maar een team mag er { $most } hebben
phrase-teams-of-size-are-not-teams-of-four = teams van { $size } zijn geen viertallen
phrase-teams-teams-entered-needed-needed = { $teams } teams ingeschreven, { $needed } nodig
phrase-teams-teams-played-without-a-qualifying-round = { $teams } teams speelden zonder kwalificatieronde
phrase-the-area-has-had-one-such-event-already-event = de area heeft al zo’n wedstrijd gehad, { $event }
phrase-the-board-has-no-number = het spel heeft geen nummer
phrase-the-boards-of-this-match-make-home-to-away-which-is-not-its-score = De borden van deze match geven { $home } tegen { $away }, en dat is niet de score
phrase-the-bye-of-one = de vrije ronde van { $one }
phrase-the-calls = de biedingen
phrase-the-cards-played = de gespeelde kaarten
phrase-the-cell-holds-no-date = er staat geen datum in de cel
phrase-the-chief-arbiter = de hoofdarbiter
phrase-the-time-control = het speeltempo
phrase-the-city = de plaats
phrase-the-count-other-events-of-this-kind-have-meant = de { $count } andere wedstrijden van deze soort hebben er { $meant }
phrase-the-day-is-not-a-number = de dag is geen getal
phrase-the-draw-of-teams-takes-no-points-but-those-scored = de indeling van teams telt alleen behaalde punten
phrase-the-entry-says-so-under-pqp = zo staat het bij de inschrijving onder PQP
phrase-the-event = deze wedstrijd
phrase-the-event-at-a-general-meeting-is-not-the-major-championship-of-the-area = de wedstrijd bij een algemene vergadering is niet het grote kampioenschap van de area
phrase-the-event-had-sessions-sessions-but-must-have-needed = de wedstrijd had { $sessions } zittingen, maar moet er { $needed } hebben
phrase-the-event-has-rounds-rounds = de wedstrijd heeft { $rounds } ronden
phrase-the-event-would-take-days-days = de wedstrijd zou { $days } dagen duren
phrase-the-federation-of-the-organiser = de bond van de organisator
phrase-the-final-had-boards-boards-but-must-have-needed = de finale had { $boards } spellen, maar moet er { $needed } hebben
phrase-the-final-had-sessions-sessions-but-must-have-needed = de finale had { $sessions } zittingen, maar moet er { $needed } hebben
phrase-the-final-must-be-all-play-all-but-this-has-two-winners = in de finale moet iedereen tegen iedereen spelen, maar deze heeft twee winnaars
phrase-the-final-must-be-all-play-all-but-this-is-how = in de finale moet iedereen tegen iedereen spelen, maar deze is { $how }
phrase-the-final-was-not-played-on-a-single-day = de finale is niet op één dag gespeeld
phrase-the-first-day = de eerste dag
phrase-the-forbidden-sheet = het blad Forbidden
phrase-the-groups-sheet = het blad Groups
phrase-the-hands-are-not-thirteen-different-cards-each = de handen hebben niet elk dertien verschillende kaarten
phrase-the-headings-are-missing-or-not-known = de koppen ontbreken of zijn niet bekend
phrase-the-headings-seem-to-run-down-the-sheet-not-across-it = de koppen lijken onder elkaar te staan in plaats van naast elkaar
phrase-the-limit-is-printed-so-and-is-that-of-novice = ; de grens staat zo gedrukt en is die van Novice
phrase-the-matchpoints-fit-meant-boards = de matchpunten passen bij { $meant } spellen
phrase-the-month-cannot-be-read = de maand is niet te lezen
phrase-the-name-of-the-tournament = de naam van het toernooi
phrase-the-note-note-does-not-fit-the-result-result = De notitie “{ $note }” past niet bij de uitslag { $result }
phrase-the-note-note-does-not-fit-the-score-score = De notitie “{ $note }” past niet bij de score { $score }
phrase-the-note-note-is-on-a-row-with-two-players = De notitie “{ $note }” staat bij een rij met twee spelers
phrase-the-opponent-s-cell-is-empty = de cel van de tegenstander is leeg
phrase-the-other-events-of-the-return-end-on-last = de andere wedstrijden van de inzending eindigen op { $last }
phrase-the-percentages-fit-meant-boards = de percentages passen bij { $meant } spellen
phrase-the-row-did-not-count = de rij telde niet
phrase-the-row-has-one-player-only-and-why = De rij heeft maar één speler, en { $why }
phrase-the-same-contestants-as = dezelfde deelnemers als
phrase-the-sheet-is-empty = het blad is leeg
phrase-the-stage-before-it = de fase ervoor
phrase-the-tables-at-which-contestants-sat = de tafels waaraan de deelnemers zaten
phrase-the-title-says-named-boards = de titel zegt { $named } spellen
phrase-the-year-is-not-a-number = het jaar is geen getal
phrase-the-year-needs-four-digits = het jaar heeft vier cijfers nodig
phrase-their-matchpoints-count-as-a-share-of-their-own-top = De matchpunten tellen als deel van hun eigen top.
phrase-their-matchpoints-were-stretched-by-neuberg-s-formula = De matchpunten zijn omgerekend met de formule van Neuberg.
phrase-there-is-no-such-day-in-that-month = die dag bestaat niet in die maand
phrase-there-is-no-such-month-day-comes-before-month = die maand bestaat niet; de dag komt vóór de maand
phrase-there-is-no-such-score-with-who-vulnerable = zo’n score bestaat niet met { $who } kwetsbaar
phrase-there-is-nothing-below-this-row-of-headings = er staat niets onder deze rij met koppen
phrase-they-are-for-events-of-an-area-not-of-a-status = ze zijn voor wedstrijden van een area, niet met status { $status }
phrase-they-were-scored-with-the-results-there-are = Ze zijn berekend met de uitslagen die er zijn.
phrase-this-event-has-no-licence = deze wedstrijd heeft geen licentie
phrase-this-event-was-licensed-by-an-area = deze wedstrijd heeft een licentie van een area
phrase-this-member-s-points-are-on-hold = de punten van dit lid blijven wachten
phrase-this-stage = deze fase
phrase-tie-breaks-which-palmares-works-out-itself = weerstandspunten, die palmares zelf berekent
phrase-times = tijden
phrase-turn-the-table-round-so-that-each-contestant-has-a-row-in-excel-copy-it-then-paste-special-transpose = Draai de tabel zodat elke deelnemer een rij heeft (in Excel: kopiëren, dan Plakken speciaal, Transponeren).
phrase-two-losers = twee verliezers
phrase-typed-of-max-score = { $typed } van { $max } ({ $score } %)
phrase-up-to-seven-digits-the-last-of-which-checks-the-others = hoogstens zeven cijfers, waarvan het laatste de andere controleert
phrase-vps = VP’s
phrase-west = West
phrase-what-a-side-wins = wat een partij wint
phrase-what-but-it-has-no-day = { $what }, maar er is geen datum
phrase-what-but-its-day-is-day = { $what }, maar de datum is { $day }
phrase-what-on-the-same-day = { $what }, op dezelfde dag
phrase-why-contract-by-by-with-tricks-tricks-gives-score = { $why }; { $contract } door { $by } met { $tricks } slagen geeft { $score }
phrase-with-these-games-as-draws = met deze partijen als remise
phrase-write-names-name-or-team-above-the-column-of-names = Zet Names, Name of Team boven de kolom met namen.
phrase-write-plain-headings-above-the-columns-such-as-place-names-and-score-if-it-is-not-an-event-leave-the-file-out = Zet gewone koppen boven de kolommen, zoals Place, Names en Score; is het geen wedstrijd, laat het bestand dan weg.
phrase-write-score-or-vps-above-the-column-of-scores = Zet Score, % of VPs boven de kolom met scores.
phrase-year-is-in-the-future = { $year } ligt in de toekomst
phrase-heading-is-meaning = “{ $heading }” is { $meaning }
phrase-column-is-meaning = { $column } is { $meaning }
phrase-heading-why = “{ $heading }”: { $why }
phrase-one-two = { $one }; { $two }
phrase-sheet-sheet-rows-first-to-last-kind-columns = blad “{ $sheet }”, rijen { $first } tot { $last }: { $kind } ({ $columns })
phrase-rows-first-to-last-kind-columns = rijen { $first } tot { $last }: { $kind } ({ $columns })
phrase-and-count-more = en nog { $count }
phrase-entry-place-place = { $entry } (plaats { $place })
phrase-from-field = {" "}uit { $field }
phrase-in-place-of-out-clause = , in plaats van { $out } ({ $clause })
phrase-north-south = Noord-Zuid
phrase-east-west = Oost-West
phrase-none = niemand
phrase-all = allen
phrase-ns = NZ
phrase-ew = OW
