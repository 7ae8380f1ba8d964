# Deutsch (German): what is wrong, and what to do about it

blank-meant = Meinten Sie „{ $nearest }“?{" "}
blank-pair = { $pair }
blank-more = { $rest ->
            [one] ; und { $rest } weiteres
           *[other] ; und { $rest } weitere
        }
layout-invalid = Dieses Layout wurde nicht verwendet: { $why }.
    .hint = Korrigieren Sie es, oder lassen Sie es von palmares adopt neu schreiben.
layout-changed = Dieses Blatt sieht aus wie die mit dem Layout { $layout } gelesenen, aber die Überschriften in Zeile { $row } haben sich geändert{ $gone }{ $new }.
    .hint = Rufen Sie palmares adopt für dieses Blatt auf, um die neuen Überschriften zu lernen, oder stellen Sie die alten wieder her.
    .gone = ; weggefallen: { $gone }
    .new = ; neu: { $new }
column-new = Das Layout { $layout } kennt die Spalte „{ $heading }“ nicht; sie wurde nicht gelesen.
    .hint = Enthält sie Namen oder Ergebnisse, rufen Sie palmares adopt für dieses Blatt auf; wenn nicht, nehmen Sie ihre Überschrift in die Liste ignored der Tabelle des Layouts auf.
rows-not-read = Das Layout { $layout } kennt die Liste in den Zeilen { $first } bis { $last } nicht; sie wurde nicht gelesen.
    .hint = Enthält sie Ergebnisse, rufen Sie palmares adopt für dieses Blatt auf; wenn nicht, ist nichts zu tun.
layout-several = Das Layout { $layout } gilt für eine einzelne Tabelle, aber diese Arbeitsmappe hat mehrere solche: { $places }.
    .hint = Geben Sie jedem Turnier eine eigene Arbeitsmappe. Gehören die Tabellen zu einem Turnier, schreiben Sie über jede die Gruppe oder die Richtung.
layouts-disagree = Zwei Layouts passen zu diesem Blatt und lesen es verschieden: { $one } und { $other }.
    .hint = Löschen Sie das falsche, oder verschieben Sie es in den Ordner der Blätter, für die es bestimmt ist.
read-by-layout = Dies ist das eigene Blatt eines Vereins; es wurde mit dem Layout { $layout } gelesen als: { $kind }.
    .hint = Nichts zu tun. Was gelesen wurde, steht auf den ersten Blättern der kommentierten Kopie; danach folgen die Blätter des Vereins.
read-by-proof = Dies ist das eigene Blatt eines Vereins, gelesen als { $kind }: { $columns }. Der Beleg: { $proofs }.
    .hint = Wenn das stimmt, ist nichts zu tun. Wenn nicht, rufen Sie palmares adopt FILE --out FOLDER auf, und geben Sie im Layout an, was jede Spalte enthält.
file-day-differs = Der Dateiname sagt { $other }, das Blatt aber { $day }. Das Datum des Blatts wurde verwendet.
    .hint = Korrigieren Sie, was falsch ist.
questions-workbook = Diese Arbeitsmappe enthält Fragen von palmares adopt; sie ist keine Meldung.
    .hint = Füllen Sie ihre Spalte Answer aus und übergeben Sie sie an palmares adopt --answers, oder löschen Sie sie.
sheet-not-adopted = Dies ist das eigene Ergebnisblatt eines Vereins; einige Angaben fehlen noch. Bisher gelesen: { $what }.{ $missing }
    .hint = Rufen Sie palmares adopt FILE --out FOLDER auf. Es fragt einmal nach dem, was fehlt; das nächste Blatt dieser Art wird dann ohne Fragen gelesen.
    .missing = {" "}Noch nötig: { $missing }.
sheet-not-recognised = Hier wurde keine Tabelle mit Ergebnissen oder Mitgliedern gefunden: { $why }.
    .hint = { $hint }
column-left = Die Spalte „{ $heading }“ enthält { $cells } Zahlen oder Namen; sie wurde nicht gelesen.
    .hint = Sind es Namen, Mitgliedsnummern oder Ergebnisse, geben Sie an, was die Spalte enthält: im Layout unter columns oder in questions.xlsx.
nothing-read = Das sieht aus wie { $kind }, aber daraus war nichts zu lesen; es fehlen: { $what }.
    .hint = Schreiben Sie die Teilnehmer untereinander, jeden mit seinem Ergebnis neben dem Namen, unter Überschriften wie Pair, Names und %; oder geben Sie im Layout an, was die Spalten enthalten.
parts-aside = Die Spalten { $headings } sind Teile der verwendeten Ergebnisse; sie selbst wurden nicht verwendet.
    .hint = Wenn die Summe zählt, ist nichts zu tun. Zählt jeder Durchgang für sich, geben Sie jedem in der Meldung eigene Zeilen.
scores-unnamed = Das Blatt sagt nicht, was die Ergebnisse unter „{ $heading }“ sind; sie wurden als Matchpunkte gelesen.
    .hint = Sind es Prozente, IMPs oder VPs, geben Sie das in der Meldung unter Scoring oder über der Spalte an.
remarks-left = Die Spalte „{ $heading }“ enthält { $cells }, etwa „{ $first }“.
    .hint = Steht dort, dass jemand nicht zählt oder dass ein Ergebnis geändert wurde, tragen Sie das in der Meldung als Status oder als Korrektur ein. Enthält sie Namen oder Ergebnisse, geben Sie das im Layout unter columns an. Sonst ist nichts zu tun.
    .cells =
        { $cells ->
            [one] 1 Zelle, die nicht verwendet wurde
           *[other] { $cells } Zellen, die nicht verwendet wurden
        }
left-open = { $words }
    .hint = Korrigieren Sie das Blatt oder die markierte Zelle der Meldung.
cells-left = { $cells } nicht: „{ $first }“.
    .hint = Schreiben Sie die Zelle wie die anderen, oder prüfen Sie ihre Zeile in der Meldung und ergänzen Sie, was fehlt.
    .cells =
        { $cells ->
            [one] 1 Zelle der Spalte „{ $heading }“ ließ sich nicht wie die übrigen lesen und zählte
           *[other] { $cells } Zellen der Spalte „{ $heading }“ ließen sich nicht wie die übrigen lesen und zählten
        }
members-column-left = Die Spalte „{ $heading }“ ({ $cells } Zellen) wurde ausgelassen: Ein Mitgliederregister hat keine solche Spalte.
    .hint = Wenn Sie sie behalten wollen, kopieren Sie sie rechts neben das Blatt Members; palmares lässt Ihre eigenen Spalten unberührt.
row-left = Die Zeile von „{ $name }“ steht unter der Tabelle; sie wurde nicht gelesen.
    .hint = Ist es ein Teilnehmer, geben Sie der Zeile einen Platz oder ein Ergebnis, oder schreiben Sie W/D statt des Ergebnisses. Ist es eine Bemerkung, lassen Sie darüber eine Zeile leer.
lines-left = Dieser Text neben den Ergebnissen könnte sie ändern; er wurde nicht gelesen: { $texts }.
    .hint = Zählt jemand nicht oder wurde ein Ergebnis geändert, tragen Sie das in der Meldung als Status oder als Korrektur ein. Können sich die Ergebnisse noch ändern, warten Sie auf die endgültigen.
lines-aside = Text neben den Ergebnissen, nicht gelesen: { $texts }.
    .hint = Nichts zu tun, wenn er kein Ergebnis ändert.
sheet-left = Das Blatt „{ $sheet }“ wurde nicht gelesen: { $why }.
    .hint = Enthält es Ergebnisse, blenden Sie es ein oder speichern Sie es als eigene Arbeitsmappe; wenn nicht, ist nichts zu tun.
hidden-counts = In Excel ausgeblendet, aber trotzdem gelesen: { $what }.
    .hint = Blenden Sie es ein, um zu sehen, was gelesen wurde. Soll es nicht zählen, löschen Sie es im Blatt oder in der Meldung.
direction-alone = Gefunden wurde nur die Liste { $what } und keine andere. Sie wurde als das ganze Turnier gelesen.
    .hint = Fehlt eine andere Richtung oder Gruppe, setzen Sie beide in eine Arbeitsmappe, jede unter ihren Namen; ist das alles, ist nichts zu tun.
weekday-differs = Der Titel „{ $title }“ passt nicht zum Datum des Turniers: { $why }.
    .hint = Prüfen Sie, was stimmt, und korrigieren Sie das Datum in der Meldung, wenn es falsch ist.
title-borrowed = { $sheets }: Diese Angaben fehlten und wurden von einem anderen Blatt übernommen: { $what }.
    .hint = Hat das Turnier einen anderen Titel oder eine andere Zahl von Boards, schreiben Sie das über seine Tabelle, oder korrigieren Sie die Meldung.
count-differs = Das Blatt sagt „{ $text }“, gelesen wurden aber { $read } { $of }.
    .hint = Fehlen Zeilen, ergänzen Sie sie im Blatt oder in der Meldung.
sheet-joined = Die Liste { $list } hat { $contestants } „{ $first }“ und wurde als Teil desselben Turniers gelesen.
    .hint = Ist es ein anderes Turnier, schreiben Sie über jede Tabelle ihr Datum, oder nehmen Sie für jedes eine eigene Arbeitsmappe. Ist es eine andere Gruppe oder Richtung, schreiben Sie das über jede Tabelle. Ist jede Zeile ein Kampf zweier Seiten, überschreiben Sie diese mit Home und Away.
name-odd = Der Name „{ $name }“ { $why }.
    .hint = Korrigieren Sie ihn im Blatt oder auf dem Blatt Entries der Meldung: Urkunden und Mitgliederregister verwenden ihn.
marks-aside = Zeichen neben { $names } wurden ausgelassen: { $marks }.
    .hint = Bedeutet ein Zeichen, dass jemand nicht zählt oder dass ein Ergebnis geändert wurde, tragen Sie das in der Meldung als Status oder als Korrektur ein. Sonst ist nichts zu tun.
    .names =
        { $names ->
            [one] 1 Namen
           *[other] { $names } Namen
        }
second-list = Hier beginnt eine zweite Liste{ $under }; nur die erste wurde gelesen.
    .hint = Ist es ein anderes Turnier, eine andere Gruppe oder Richtung, schreiben Sie das in eine Zeile darüber. Ordnet sie dasselbe Turnier nur anders, ist nichts zu tun.
    .under = {" "}unter „{ $caption }“
number-stands-twice = Die Nummer { $number } gehört hier und bei { $first } zu verschiedenen Personen.
    .hint = Sind es zwei Turniere, Gruppen oder Richtungen, benennen Sie jede über ihren Zeilen oder in einer Spalte. Ist eine Nummer falsch, korrigieren Sie sie.
places-begin-anew = Platz { $place } folgt in derselben Liste auf Platz { $before }.
    .hint = Beginnt hier ein anderes Turnier, eine andere Gruppe oder Richtung, benennen Sie sie über ihren Zeilen oder in einer Spalte.
places-doubtful = Die Spalte „{ $heading }“ wurde als Plätze gelesen, aber { $wrong } von { $all } passen nicht zu { $from }.
    .hint = Enthält sie Teilnehmernummern, geben Sie das im Layout unter columns an. Gewinnt das niedrigste Ergebnis oder sind Ergebnisse falsch, korrigieren Sie das in der Meldung.
kind-doubtful = „{ $title }“ lässt auf { $titled } schließen, aber die Zeilen wurden gelesen als { $read }.
    .hint = Prüfen Sie die Teilnehmer in der Meldung, und geben Sie die Art des Turniers an.
round-cell-unclear = Die Zelle „{ $text }“{ $round } wurde nicht gelesen: { $why }. Ihre Partie fehlt.
    .hint = Korrigieren Sie die Zelle, oder tragen Sie die Partie auf dem Blatt Matches der Meldung ein.
    .round = {" "}der Runde { $round }
rounds-disagree = Die Zelle „{ $text }“ und die des Gegners{ $round }, „{ $other }“ in { $place }, widersprechen sich über die Partie. Keine wurde verwendet.
    .hint = Korrigieren Sie die falsche Zelle, oder tragen Sie die Partie auf dem Blatt Matches der Meldung ein.
    .round = {" "}in Runde { $round }
typed-points-differ = { $name } hat hier { $typed } Punkte, aber die Partien der Tabelle ergeben { $points }. Die Partien zählen.
    .hint = Korrigieren Sie die Punkte oder die falsche Partie.
column-disagrees = { $name }: { $typed } { $under } passt nicht zu { $from }; nach den anderen Zeilen müsste es { $follows } sein.
    .hint = Korrigieren Sie die falsche Zelle im Blatt oder in der Meldung.
    .under =
        { $heading ->
            [0] hier
           *[other] unter „{ $heading }“
        }
points-of-a-win = Ein Sieg zählt hier { $win } Punkte, ein Remis 1; gelesen wurden gewonnene und remis gespielte Partien, die palmares mit 1 und ½ wertet.
    .hint = Bestand jede Begegnung aus zwei oder drei Partien, geben Sie jeder Partie eine Zeile auf dem Blatt Matches der Meldung; wenn nicht, ist nichts zu tun.
usebio-refused = Die USEBIO-Datei wurde nicht gelesen: { $what }.
    .hint = Kein Auswertungsprogramm schreibt eine solche Datei. Fragen Sie, woher sie kommt, und besorgen Sie eine andere.
edition-not-in-force = Das Turnier begann am { $date }, aber sein Regelwerk gilt erst ab { $from }. Es gibt keine Punkte.
    .hint = Prüfen Sie das Datum. Für frühere Turniere gilt die vorige Ausgabe.
edition-not-in-force_edition-out-of-force = Das Turnier begann am { $date }, aber sein Regelwerk galt nur bis { $until }. Es gibt keine Punkte.
    .hint = Prüfen Sie das Datum. Für spätere Turniere gilt die nächste Ausgabe.
no-entries = Das Turnier hat keine Teilnehmer; es gibt keine Rangliste.
    .hint = Tragen Sie die Teilnehmer auf dem Blatt Entries mit der Kennung des Turniers ein.
no-results = Das Turnier hat keine Ergebnisse; es gibt keine Rangliste.
    .hint = Tragen Sie das Ergebnis jedes Teilnehmers auf dem Blatt Results ein.
no-results_sheet-not-scored = Das Turnier hat Zeilen auf dem Blatt { $sheet }, das palmares nicht auswertet, und keine Ergebnisse.
    .hint = Tragen Sie das Ergebnis jedes Teilnehmers auf dem Blatt Results ein.
same-event-twice = { $other } enthält dasselbe Turnier. Es wurde dort gezählt und hier übersprungen.
    .hint = Entfernen Sie eine der beiden Dateien, oder korrigieren Sie die falsche.
same-event-twice_same-event-beside = Das Turnier { $other } in dieser Arbeitsmappe ist dasselbe. Es wurde dort gezählt und hier übersprungen.
    .hint = Entfernen Sie eines der beiden, oder korrigieren Sie das falsche.
event-changed = { $other } enthält dieses Turnier mit denselben Teilnehmern, aber anderen Ergebnissen. Punkte gibt es für keines, bis Sie entscheiden, welches stimmt.
    .hint = Behalten Sie die korrigierte Datei, und entfernen Sie die andere. Sind es zwei Turniere, geben Sie ihnen verschiedene Titel.
event-alike = { $other } enthält ein Turnier mit denselben Teilnehmern am selben Tag, aber mit anderem Titel und anderen Ergebnissen. Beide zählen.
    .hint = Ist eines die Korrektur des anderen, entfernen Sie das falsche.
event-copied = { $other } ist wahrscheinlich eine Kopie dieses Turniers: { $shares }. Punkte gibt es für keines, bis Sie entscheiden.
    .hint = Behalten Sie die richtige Datei, und entfernen Sie die andere. Wurden beide gespielt, melden Sie beide in einer Arbeitsmappe.
event-repeated = Dieses Turnier hat die Ergebnisse des Turniers { $other } in dieser Arbeitsmappe: { $shares }. Punkte gibt es für keines, bis Sie entscheiden.
    .hint = Geben Sie die eigenen Teilnehmer und Ergebnisse dieses Turniers ein, oder entfernen Sie das Turnier, das nicht gespielt wurde.
scores-again = Dieses Turnier stimmt mit { $other } überein ({ $what }): { $shares }. Beide zählen.
    .hint = Wurde ein Abend zweimal eingegeben oder gesendet, entfernen Sie den falschen.
ladder-without-games = Diese Leiter hat keine Rangliste, und kein Turnier nennt sie ({ $clause }).
    .hint = Füllen Sie Entries und Results aus, oder schreiben Sie die Kennung der Leiter in jedem ihrer Turniere unter Ladder, und nehmen Sie deren Meldungen auf.
ladder-game = Die Rangliste der Leiter ergibt sich aus ihren Turnieren, und { $game } kann nicht zählen: { $why }. Die Rangliste ist vorläufig und bringt keine Punkte.
    .hint = Korrigieren Sie dieses Turnier, oder geben Sie die Rangliste der Leiter auf dem Blatt Results an.
datum-with-unknown = Datum with nennt das Turnier { $id }, aber keine Meldung enthält es.
    .hint = Korrigieren Sie die Kennung wie auf dem Blatt Events, oder nehmen Sie jene Meldung auf.
carry-over-unknown_carry-unknown = Carry over from nennt das Turnier { $id }, aber diese Meldung enthält es nicht.
    .hint = Setzen Sie beide Abschnitte in eine Meldung, oder tragen Sie die übertragenen Ergebnisse auf dem Blatt Adjustments ein.
carry-over-not-computed_carry-not-computed = palmares kann die Übertragsregel { $rule } nicht berechnen.
    .hint = Tragen Sie die übertragenen Ergebnisse auf dem Blatt Adjustments ein, und leeren Sie Carry over.
carry-over-missing_carry-missing = Teilnehmer { $label } hat im Turnier { $id } kein Ergebnis und überträgt deshalb 0.
    .hint = Hat er dort gespielt, prüfen Sie die Nummern und Namen seiner Spieler.
glyph-missing = In den Schriften der Urkunden fehlt { $missing }; Urkunden zeigen deshalb „{ $shown }“ statt „{ $text }“.
    .hint = Wenn das falsch ist, schreiben Sie es in der Meldung mit lateinischen, griechischen oder kyrillischen Buchstaben.
fee-odd_no-money = In den Summen der Anmeldung fehlen Beträge, die sich nicht lesen lassen: { $names }.
    .hint = Schreiben Sie einen Betrag wie 20 oder £7.50, alle in derselben Währung, oder waived.
present-odd_present-unclear = Unter Present steht weder yes noch no: { $names }.
    .hint = Schreiben Sie yes oder no, oder lassen Sie die Zelle leer.
arrives-odd_arrives-unclear = Unter Arrives steht weder eine Runde noch eine Uhrzeit: { $names }.
    .hint = Schreiben Sie round 3 oder eine Uhrzeit wie 10:30.
entry-not-present_not-present = Nicht anwesend, aber in Runde 1 gepaart: { $names }.
    .hint = Kommen sie noch? Wenn nicht, schreiben Sie „withdrawn after 0“ oder „drop-in 2“ unter Status oder 1 unter Byes; sind sie da, yes unter Present. Ohne das wird niemand ausgelassen.
no-rounds = Die Zahl der Runden fehlt; deshalb wird keine Runde als letzte gepaart{ $and }.
    .hint = Füllen Sie Rounds aus: Für die letzte Runde gelten eigene Farbregeln.
    .and = {" "}und nicht beschleunigt
scheveningen-sides = Vom Scheveninger Wettkampf wird keine Runde gepaart: { $why }.
    .hint = Füllen Sie auf Entries für jeden Spieler Team aus: zwei gleich große Mannschaften mit 2 bis 8 oder 10 Spielern. Ein Ersatzspieler übernimmt die Zeile des Spielers.
scheveningen-rounds = Rounds ist { $typed }, aber { $players } Spieler je Seite treffen sich in { $players } Runden.
    .hint = Schreiben Sie { $players } unter Rounds.
scheveningen-met = In einem Scheveninger Wettkampf trifft jeder jeden Spieler der anderen Seite einmal; noch einmal trafen sich: { $games }. Alle Partien zählen.
    .hint = Korrigieren Sie die Spieler oder die Farben einer dieser Zeilen.
scheveningen-same-side = In einem Scheveninger Wettkampf trafen Spieler derselben Seite aufeinander: { $games }. Die Partien zählen.
    .hint = Korrigieren Sie die Spieler dieser Zeilen oder Team auf Entries.
scheveningen-missing = Alle Runden des Scheveninger Wettkampfs sind vorbei, aber diese Partien fehlen: { $games }.
    .hint = Tragen Sie ihre Ergebnisse oder kampflose Entscheidungen ein. Werden sie noch gespielt, schreiben Sie eine höhere Zahl unter Rounds.
scheveningen-unpaired = In Runde { $round } nicht gepaart, weil ihr vorgesehener Gegner fehlt oder einen anderen trifft: { $players }.
    .hint = Tragen Sie die Partie mit kampflosem Ergebnis ein, oder spielen Sie sie in einer weiteren Runde.
many-rounds = Geplant sind { $rounds } Runden, aber { $players } Spieler können nur { $most } spielen, ohne sich noch einmal zu treffen.
    .hint = Korrigieren Sie Rounds, oder tragen Sie die fehlenden Teilnehmer ein.
results-missing = In Runde { $round } fehlt noch das Ergebnis von { $boards }.{ $then }
    .hint = Tragen Sie die Ergebnisse ein{ $or }.
    .then =
        { $drawn ->
            [0] {" "}Runde { $next } wird gepaart, wenn alle Ergebnisse da sind.
           *[other] {" "}Runde { $next } wurde trotzdem gepaart, wie es Draw verlangt ({ $drawn }).
        }
    .or = ; oder schreiben Sie { $next } unter Draw auf dem Blatt Event, um ohne sie zu paaren
game-adjourned_games-adjourned = Hängepartien: { $boards }. Eine unterbrochene Partie bringt noch keinem Spieler Punkte.{ $then }
    .hint = Tragen Sie das Ergebnis ein, wenn die Partie beendet ist.
    .then = {" "}Nur für die Paarung der Runde { $next } zählt sie als Remis (C.04.2, 3.1).
draw-without_unused-in-draw = Für die Paarungen nicht verwendet: { $what }. Grund: { $why }.
    .hint = Leeren Sie es, oder paaren Sie die Runde von Hand.
draw-waits = Runde { $round } wurde nicht gepaart, weil die Paarung Zellen mit Fehlern verwendet: { $cells }.
    .hint = Korrigieren Sie die Fehler. Um trotzdem zu paaren, schreiben Sie { $round } unter Draw auf dem Blatt Event.
draw-round = Unter Draw steht „{ $text }“, aber das lässt sich nicht paaren: { $why }.
    .hint = Schreiben Sie die Nummer einer Runde oder none. Bleibt das Feld leer, wird die erste Runde ohne Ergebnisse gepaart.
draw-again = Runde { $round } hat schon Ergebnisse; sie wurde aus den früheren Runden noch einmal gepaart, wie Draw verlangt.
    .hint = Leeren Sie Draw, damit die erste Runde ohne Ergebnisse gepaart wird.
draw-stands = Runde { $round } der Meldung weicht von dem ab, was jetzt gepaart würde ({ $differs }). Sie bleibt, denn veröffentlichte Paarungen werden nicht geändert.
    .hint = Um Runde { $round } noch einmal zu paaren, löschen Sie ihre Zeilen.
not-drawn = Diese Spieler fehlen in Runde { $round } der Meldung: { $labels }.
    .hint = Tragen Sie ihre Partien oder spielfreien Runden ein, oder löschen Sie die Zeilen der Runde, um sie noch einmal zu paaren.
no-draw = Keine zulässige Paarung der Runde { $round } umfasst alle ({ $clause }). Für { $obstructing } gibt es nicht genug Gegner: Diese Spieler haben schon gegeneinander gespielt, dürfen nicht aufeinandertreffen oder dürfen nicht spielfrei sein.
    .hint = Der Schiedsrichter muss entscheiden: das Turnier beenden, jemanden spielfrei setzen oder die Runde auf dem Blatt Matches von Hand paaren.
nobody-to-draw = In Runde { $round } spielt niemand; es wurde nichts gepaart.
    .hint = Sollten Spieler da sein, korrigieren Sie Byes und Status.
congress-rounds_rounds-differ = Rounds ist { $typed }, aber ein Kongress mit durchlässigen Gruppen hat { $rounds } ({ $clause }): 4 mit Wechseln, dann die innerhalb der Gruppen.
    .hint = Korrigieren Sie Rounds, wenn es nicht stimmt.
lowest-section-outgrown_lowest-outgrown = Die unterste Gruppe hat { $lowest } Spieler, die anderen { $others }; mehr sind nicht erlaubt ({ $clause }).
    .hint = Nichts zu tun. Für mehr Gruppen füllen Sie Section count auf dem Blatt Event aus.
few-for-sections = { $counted } Spieler sind zu wenige für { $wanted } Gruppen mit zwei oder mehr; es gibt { $made } ({ $clause }).
    .hint = Nichts zu tun.
section-odd_odd-section = Gruppe { $section } hat in Runde { $round } { $players } Spieler; deshalb ist in ihr jemand spielfrei ({ $clause }).
    .hint = Nichts zu tun.
third-meeting = { $pair } treffen in den Runden { $rounds } am selben Brett aufeinander. Zwei Spieler dürfen sich höchstens zweimal treffen (Regel { $clause }).
    .hint = Korrigieren Sie die Nummern, wenn sie falsch sind. Wurde so gespielt, bleibt die Runde bestehen.
threes-meet-again = { $groups }. Es soll möglichst wenige solche Dreiergruppen geben (Regel { $clause }).
    .hint = Nichts zu tun.
    .groups =
        { $count ->
            [one] Eine Dreiergruppe trifft mehr als einmal an einem Brett aufeinander ({ $example })
           *[other] { $count } Dreiergruppen treffen mehr als einmal an einem Brett aufeinander, etwa { $example }
        }
power-again_power-twice = { $label } spielt { $power } in den Runden { $rounds }. Jeder Spieler soll aus jeder Mächtegruppe eine Macht spielen (Regel { $clause }).
    .hint = Korrigieren Sie die Macht, wenn sie falsch ist. Wurde so gespielt, bleibt die Runde bestehen.
group-again_groups-twice = { $players } hat eine zweite Macht aus derselben Mächtegruppe: { $labels } (Regel { $clause }, eine Richtlinie).
    .hint = Nichts zu tun. Spielen alle in allen Runden, lässt sich das nicht immer vermeiden.
    .players =
        { $count ->
            [one] Ein Spieler
           *[other] In { $count } Fällen: Ein Spieler
        }
seated-while-away = { $label } sitzt { $place }, hat aber den Status „{ $status }“. Der Platz zählt.
    .hint = Korrigieren Sie den Status, oder geben Sie den Platz einem anderen Spieler.
    .place =
        { $board ->
            [0] in Runde { $round }
           *[other] am Brett { $board } der Runde { $round }
        }
team-mates-meet = { $pair } vom Team { $team } treffen in Runde { $round }, der Teamrunde, am selben Brett aufeinander (Regel { $clause }).
    .hint = Korrigieren Sie die Nummern oder das Team. Wurde so gespielt, bleibt die Runde bestehen.
stands-down = Für Runde { $round } sind { $players } Spieler da, aber an ein Brett gehören sieben: { $labels } { $why } (Regel { $clause }).
    .hint = Damit mehr spielen können, tragen Sie Hausspieler ein (Status house).
asked-off-plays = { $labels } wollte spielfrei sein, wird aber in Runde { $round } gepaart; sonst wäre ein Brett nicht voll, und andere müssten aussetzen (Regel { $clause }).
    .hint = Kann ein Spieler nicht kommen, schreiben Sie withdrawn oder drop-in mit der Runde unter Status. Hausspieler werden zuerst gesetzt.
too-few-for-board = Für Runde { $round } sind nur { $players } Spieler da, aber ein Brett braucht sieben; es wurde nichts ausgelost.
    .hint = Tragen Sie mehr Spieler oder Hausspieler (Status house) ein.
draw-short-of-wishes = Die Auslosung der Runde { $round } kann nicht jeden Wunsch erfüllen: { $wishes }.
    .hint = Nichts zu tun. Die Auslosung zeigt bei jedem Platz, welcher Wunsch nicht erfüllt ist.
draw-against-rules = Die Auslosung der Runde { $round } kann nicht jede Regel einhalten: { $rules }.
    .hint = Ändern Sie Plätze von Hand auf dem Blatt Games, oder lassen Sie es so.
group-unknown-players_group-unknown = { $who } deshalb nicht in der Rangliste dieser Gruppe ({ $group }).
    .hint = Gehören sie dazu, ergänzen Sie die Angabe auf dem Blatt Entries; Ränge stehen auf dem Blatt Members oder in der Mitgliederliste.
    .who =
        { $many ->
            [one] 1 Teilnehmer hat keine Angabe ({ $what }) und steht
           *[other] { $many } Teilnehmer haben keine Angabe ({ $what }) und stehen
        }
group-empty = In dieser Gruppe ist niemand ({ $group }).
    .hint = Wenn das stimmt, ist nichts zu tun; sonst vergleichen Sie ihre Grenzen mit dem Blatt Entries.
prize-twice = Platz { $place } ({ $group }) hat schon bei { $first } einen Preis; für dieses Turnier wurden keine Preise berechnet.
    .hint = Korrigieren Sie Place, oder zählen Sie die beiden Beträge zusammen; mit „yes“ unter Beside others werden beide ausgezahlt.
prize-rises = Platz { $place } ({ $group }) bekommt mehr als der Platz darüber.
    .hint = Korrigieren Sie die Beträge, wenn das nicht gewollt ist. Preise werden gezahlt wie angegeben.
prize-list = Das Turnier hat mehrere Ranglisten ({ $lists }), aber dieser Preis sagt nicht, für welche er gilt; für dieses Turnier wurden keine Preise berechnet.
    .hint = Füllen Sie Section oder Direction aus.
prize-currencies = Preise in { $one } und in { $other } lassen sich nicht vergleichen; es wurde keiner berechnet.
    .hint = Geben Sie alle Beträge eines Turniers in derselben Währung an.
prize-sharing = { $many } Teilnehmer mit { $points } Punkten teilen sich { $prizes } ({ $group }), aber Sharing ist leer; sie teilen zu gleichen Teilen.
    .hint = Füllen Sie Sharing aus: average, hort oder place.
    .prizes =
        { $prizes ->
            [one] einen Preis
           *[other] { $prizes } Preise
        }
prize-sharing-differs = Die Preise einer Gruppe ({ $group }) werden hier und bei { $first } verschieden geteilt; für dieses Turnier wurde keiner berechnet.
    .hint = Schreiben Sie in allen Zeilen einer Gruppe dasselbe unter Sharing.
prize-unknown-players_prize-unknown = { $who } deshalb die Preise dieser Gruppe ({ $group }) nicht gewinnen.
    .hint = Können sie sie gewinnen, ergänzen Sie die Angabe auf dem Blatt Entries.
    .who =
        { $many ->
            [one] 1 Teilnehmer hat keine Angabe ({ $what }) und kann
           *[other] { $many } Teilnehmer haben keine Angabe ({ $what }) und können
        }
prize-unclaimed = Niemand bekommt { $name }: Zu wenige Teilnehmer kommen infrage, oder sie haben einen besseren Preis.
    .hint = Nichts zu tun. Der Preis zählt in der Preissumme als übrig.
missing-cell = „{ $column }“ fehlt hier; die Zeile wurde übersprungen.
    .hint = Füllen Sie die Zelle aus, oder löschen Sie den Rest der Zeile.
number-two-names = Die Mitgliedsnummer { $number } gehört hier zu { $name }, bei { $other_at } aber zu { $other }.
    .hint = Einer von beiden hat die falsche Nummer; die Punkte folgen der Nummer.
name-spelt-differently = Das Mitglied mit der Nummer { $number } heißt hier { $name } und anderswo { $other }.
    .hint = Die Nummer zählt, es geht also nichts verloren; korrigieren Sie die Schreibweise, wenn Sie möchten.
too-few-tables_scheme-too-few-tables = Keine Punkte{ $field }: { $events } brauchen { $least } volle Tische, es waren aber { $tables } ({ $clause }).
    .hint = Stimmt die Zahl, ist nichts zu tun.
too-few-boards = Keine Punkte: Jeder muss mindestens { $least } Boards spielen, gespielt wurden aber nur { $boards } ({ $clause }).
    .hint = Stimmt die Zahl, ist nichts zu tun.
no-boards = Die Zahl der Boards fehlt; von ihr hängen die Punkte ab.
    .hint = Füllen Sie Boards aus: wie viele jeder Teilnehmer gespielt hat.
no-match-boards_scheme-no-match-boards = Die Punkte hängen von den Boards jedes Kampfes ab ({ $clause }), und diese Zahl fehlt; deshalb gibt es keine Punkte.
    .hint = Füllen Sie Boards auf dem Blatt Matches oder Boards per match auf dem Blatt Event aus.
no-scale_scheme-no-scale = { $book } hat keine Skala für { $what }; deshalb gibt es keine Punkte.
    .hint = Korrigieren Sie die Angaben, wenn sie falsch sind, oder ergänzen Sie Ihre Regeldatei um eine Skala.
no-weight = { $book } hat keinen Faktor für { $what }; deshalb gibt es keine Punkte.
    .hint = Korrigieren Sie die Angaben, wenn sie falsch sind, oder ergänzen Sie Ihre Regeldatei um einen Block [[weight]].
rules-unreadable = Die Regeldatei „{ $file }“ ist nicht verwendbar: { $why }.
    .hint = Korrigieren Sie die Regeldatei; palmares rules FILE zeigt sie, und palmares rules new schreibt eine zum Anfangen. Bis dahin gibt es für diese Turniere keine Punkte.
rules-syntax = Die Regeldatei ist hier nicht lesbar ({ $why }).
    .hint = Schreiben Sie einen Schlüssel, ein Gleichheitszeichen und einen Wert; setzen Sie Text und genaue Zahlen in Anführungszeichen: factor = "1/2".
rules-unknown-key_unknown-key = Eine Regeldatei hat hier kein „{ $key }“.
    .hint = { $meant }Hier bekannt: { $known }.
rules-missing-key_missing-key = Diesem Block fehlt { $key }.
    .hint = Ergänzen Sie es; palmares rules new schreibt eine Datei mit allen Schlüsseln.
rules-missing-clause_missing-clause = Dieser Block nennt keine Klausel; die Punkte könnten nicht sagen, welcher Regel sie folgen.
    .hint = Ergänzen Sie clause = "...": die Nummer oder Überschrift der gedruckten Regel.
rules-unfit-value_unfit-value = Dieser Wert ist nicht verwendbar: { $why }.
    .hint = Schreiben Sie genaue Zahlen als Dezimalzahlen oder Brüche in Anführungszeichen, etwa "0.25" oder "1/3", und Anzahlen als ganze Zahlen ohne sie; Wörter sind die einer Meldung.
rules-number_impossible-number = { $key } ist { $number }, muss aber { $wanted } sein.
    .hint = Korrigieren Sie die Zahl.
rules-shape_shape-not-one = Die Skala „{ $title }“ hat { $found }, braucht aber genau eine Form.
    .hint = Nehmen Sie step, first, places, matches, each_board, each_point oder titles; für eine andere Form fügen Sie einen weiteren Block [[scale]] hinzu.
rules-shape-key_key-of-other-shape = { $key } gehört nur zu { $of }.
    .hint = Löschen Sie es, oder geben Sie der Skala diese Form.
rules-formula_formula-not-one = Diese Punkte für den ersten Platz haben { $found } Formeln, brauchen aber genau eine.
    .hint = Nehmen Sie each_table, award, curve oder root.
rules-gap_gap = Kein Block umfasst { $from }{ $to } { $what }: Der vorige endet mit { $before }.
    .hint = Beginnen Sie jeden Bereich dort, wo der vorige endet, und lassen Sie das Ende des letzten weg.
rules-overlap_overlap = { $what } stehen in diesem Block und auch in { $other }.
    .hint = Beginnen Sie jeden Bereich dort, wo der vorige endet.
rules-hidden_hidden = „{ $title }“ gilt nie: „{ $other }“ steht davor und umfasst alle seine Turniere.
    .hint = Setzen Sie den engeren Block nach vorn, oder löschen Sie einen.
rules-awards-rise_awards-rise = Platz { $place } bekommt { $award }, mehr als die { $before } des Platzes darüber{ $told }.
    .hint = Ein schlechterer Platz darf nicht mehr bekommen.
rules-order_out-of-order = { $what }: { $number } ist nicht mehr als die { $before } von { $other } davor.
    .hint = Ordnen Sie die Blöcke, den niedrigsten zuerst.
rules-twice_twice = { $what } { $name } steht hier ein zweites Mal.
    .hint = Löschen Sie eines, oder geben Sie ihm einen anderen Namen.
rules-dates_dates-reversed = Die Regeln gelten ab { $from }, aber nur bis { $until }; das ist früher.
    .hint = Korrigieren Sie valid_from oder valid_until.
rules-id_bad-id = Die Kennung „{ $id }“ { $why }.
    .hint = Schreiben Sie id mit Kleinbuchstaben, Ziffern und Bindestrichen, etwa "lakeside-2026", und anders als die Kennungen anderer Regelwerke.
rules-extends_nothing-extended = Eine Datei kann „{ $id }“ nicht erweitern.
    .hint = Sie kann { $known } erweitern oder eine Datei neben dieser, etwa "my-union.toml". Lassen Sie extends weg, wenn die Datei vollständig ist.
rules-no-scale_no-scales = Die Regeln vergeben nichts: Es gibt keine Skala.
    .hint = Fügen Sie einen Block [[scale]] hinzu.
game-round = { $wrong }
    .hint = Schreiben Sie 1, 2 oder 3 unter Round.
    .wrong =
        { $text ->
            [0] Die Zeile nennt keine Runde und wurde ausgelassen.
           *[other] „{ $text }“ ist keine Runde; die Zeile wurde ausgelassen.
        }
unknown-power = „{ $text }“ ist keine Macht; die Partie wird nicht gewertet.
    .hint = Schreiben Sie Austria-Hungary, England, France, Germany, Italy, Russia oder Turkey oder den Anfangsbuchstaben.
no-power = Die Zeile nennt keine Macht; die Partie wird nicht gewertet.
    .hint = Schreiben Sie die Macht, die der Spieler hatte.
power-twice = { $power } kommt in { $game } zweimal vor, zuerst bei { $first }; die Partie wird nicht gewertet.
    .hint = Korrigieren Sie Macht, Runde oder Brett bei einem der beiden.
powers-missing = In { $game } fehlt die Zeile für { $powers }; die Partie wird nicht gewertet.
    .hint = Eine Partie braucht sieben Zeilen, auch für ausgeschiedene Mächte und solche, die der Turnierleiter gespielt hat.
two-seats_player-twice = Teilnehmer { $label } spielt in Runde { $round } schon bei { $first }. Diese Zeile zählt nur für die anderen an ihrem Brett.
    .hint = Korrigieren Sie den Spieler oder die Runde bei einem der beiden.
odd-centres = Eine Macht kann nach { $year } nicht { $text } Zentren haben; die Partie wird nicht gewertet.
    .hint = Zentren sind ganze Zahlen von 0 bis 34.
too-many-centres = { $game }: Die Zentren von { $year } ergeben zusammen { $sum }, die Karte hat aber 34.
    .hint = Korrigieren Sie die Zentren dieses Jahres. Bis dahin ist das Turnier vorläufig.
back-from-nothing = { $power } hat nach { $year } Zentren, hatte nach { $gone } aber keine.
    .hint = Eine Macht ohne Zentren ist ausgeschieden. Korrigieren Sie eines der beiden.
year-gap = In { $game } fehlen die Zentren für { $years }, für ein späteres Jahr sind sie da.
    .hint = Füllen Sie jedes Spieljahr von 1901 bis zum letzten aus.
centres-missing = Die Zentren von { $power } nach { $year } fehlen; die Partie wird nicht gewertet.
    .hint = Tragen Sie sie ein, mit 0 für eine Macht, die in diesem Jahr ausgeschieden ist.
game-goes-on_goes-on = { $game } endete, als { $power } nach { $year } { $centres } Zentren hatte. Spätere Jahre werden nicht verwendet.
    .hint = Eine Macht mit 18 Zentren gewinnt und beendet die Partie. Leeren Sie die späteren Jahre, oder korrigieren Sie die Zentren.
game-without-centres_no-centres = { $game } hat ein Ende oder einen Ausgang, aber keine Zentren, und wird nicht gewertet.
    .hint = Tragen Sie die Zentren jedes Spieljahrs ein.
ending-twice = Das Ende von { $game } ist bei { $first } { $other }, hier aber { $ending }. Das erste wird verwendet.
    .hint = Ein Ende in irgendeiner Zeile der Partie genügt.
solo-without-18_solo-without-centres = Das Ende von { $game } ist solo, aber niemand hat mehr als { $most } Zentren. Die Partie gilt als aufgegeben und damit als abgebrochen, mit 0 für alle.
    .hint = Korrigieren Sie die Zentren oder das Ende.
game-conceded_conceded = { $game } wurde aufgegeben, was nicht erlaubt ist. Die Partie gilt als abgebrochen, mit 0 für alle.
    .hint = Wenn es so war, ist nichts zu tun.
ending-differs = Das Ende von { $game } ist { $ending }, aber { $power } hat { $centres } Zentren. Die Partie gilt als gewonnen.
    .hint = Schreiben Sie solo, oder korrigieren Sie die Zentren.
ending-blank = { $game } hat kein Ende und keinen Sieger und gilt als unentschieden.
    .hint = Schreiben Sie time, vote oder abandoned unter Ending in eine beliebige ihrer Zeilen.
outcome-differs = Der Ausgang von { $power } ist „{ $typed }“, nach Zentren und Ende aber „{ $worked }“; das zählt.
    .hint = Korrigieren Sie den Ausgang, die Zentren oder das Ende. Der Ausgang darf leer bleiben.
warnings = Teilnehmer { $label } hat { $warnings } Verwarnungen; sie zählen für das ganze Turnier.
    .hint = Ab der zweiten Verwarnung kann der Turnierleiter Punkte abziehen (eine Zeile mit Kind points) oder disqualifizieren.
championship-rounds_event-rounds = Rounds ist { $typed }, die Meisterschaft hat aber { $rounds }.
    .hint = Wenn das stimmt, ist nichts zu tun.
missing-session = Teilnehmer { $label } hat in { $played } von { $sessions } Durchgängen ein Ergebnis. Die anderen zählen als 0.
    .hint = Hat er gespielt, tragen Sie die fehlenden Ergebnisse ein.
missing-session_sessions-differ = Sessions sagt { $typed }, aber die Zeilen von Results sind von { $played }. Die Wertung zählt alle Durchgänge.
    .hint = Korrigieren Sie Sessions, oder tragen Sie die Ergebnisse aller Durchgänge ein. Solange das Turnier läuft, ist nichts zu tun.
score-above-max = Das Ergebnis { $score } liegt über dem Höchstwert { $max } und wurde nicht verwendet.
    .hint = Prüfen Sie beide Zahlen.
adjustment-not-computed = Die Korrektur hat keinen Betrag, und das Regelwerk nennt für den Verstoß keinen.
    .hint = Füllen Sie Amount aus, mit Minuszeichen für eine Strafe.
adjustment-kind = Eine Korrektur in { $kind } lässt sich nicht zu Ergebnissen in { $unit } zählen.
    .hint = Geben Sie den Betrag in derselben Einheit wie die Ergebnisse an.
drop-in-alone = { $label } steigt ein, aber aus der Kategorie { $category } hat noch niemand gespielt; es gibt keinen Durchschnitt als Anfang ({ $clause }). Es geht mit 0 los.
    .hint = Korrigieren Sie Category, oder geben Sie auf dem Blatt Adjustments ein Ergebnis an.
penalty-computed = { $label }: { $amount } { $unit }, { $basis }.
    .hint = Nichts zu tun. Für einen anderen Betrag füllen Sie Amount aus.
penalty-warning_penalty-warns = { $label } wird verwarnt: { $basis }. Das kostet nichts, zählt aber als Verstoß.
    .hint = Nichts zu tun.
penalty-suggested = { $label }: Möglich sind { $amount } { $unit }, { $basis }. Der Turnierleiter entscheidet; angewandt wurde nichts.
    .hint = Füllen Sie Amount aus, um die Strafe anzuwenden.
penalty-director = { $label }: { $basis }. Angewandt wurde nichts.
    .hint = Füllen Sie Amount aus, sobald der Turnierleiter entschieden hat.
penalty-incomplete_penalty-lacks = { $label }: Die Strafe hängt von { $column } ab, und das ist leer.
    .hint = Füllen Sie { $column } oder Amount aus.
penalty-differs = { $label }: Der Betrag ist { $typed }, nach den Regeln aber { $amount } { $unit }: { $basis }. Verwendet wurde { $typed }.
    .hint = Korrigieren Sie Amount, oder leeren Sie es, damit es berechnet wird.
no-such-round = { $wrong }
    .hint = Korrigieren Sie Round oder Rounds auf dem Blatt Event. { $span }
    .wrong =
        { $text ->
            [0] Die Zeile nennt keine Runde und wurde ausgelassen.
           *[other] „{ $text }“ ist keine Runde dieses Turniers; die Zeile wurde ausgelassen.
        }
    .span =
        { $rounds ->
            [0] Die Runden zählen von 1 an.
           *[other] Die Runden zählen von 1 bis { $rounds }.
        }
round-twice = Teilnehmer { $label } hat in Runde { $round } schon bei { $first } eine Partie oder ist dort spielfrei; diese Zeile wurde übersprungen.
    .hint = Korrigieren Sie die Runde oder die Nummer, oder löschen Sie eine der beiden Zeilen.
results-disagree = Die Partie { $sides } in Runde { $round } hat hier das Ergebnis { $result }, bei { $first } aber { $other }. Sie gilt als nicht beendet.
    .hint = Korrigieren oder löschen Sie eines der beiden.
odd-result = { $why }. Das Ergebnis dieser Zeile wurde nicht verwendet.
    .hint = Leeren Sie die Bemerkung oder das Ergebnis, je nachdem, was falsch ist.
scores-no-result = { $home } und { $away } können nicht das Ergebnis einer Partie zweier Spieler sein; die Zeile hat kein Ergebnis.
    .hint = Schreiben Sie 1-0, ½-½ oder 0-1 unter Result. Waren es mehrere Partien, geben Sie jeder eine eigene Zeile und Runde.
board-order_board-order-broken = { $player } von { $team } sitzt an Brett { $board } hinter { $other } an Brett { $above }; das ist nicht die Reihenfolge von Entries.
    .hint = Korrigieren Sie den Spieler oder die Reihenfolge der Mannschaft, oder leeren Sie Board order. Das Ergebnis zählt, wie es dasteht.
board-player-twice = { $player } von { $team } sitzt im selben Kampf an Brett { $first } und an Brett { $board }.
    .hint = Korrigieren Sie Home player oder Away player an einem der beiden Bretter. Eine leere Zelle bedeutet den Spieler dieses Bretts in der Reihenfolge von Entries.
no-team-size = Die Zahl der Bretter eines Kampfes ist nicht bekannt; spielfreie und kampflose Kämpfe bringen deshalb keine Brettpunkte.
    .hint = Füllen Sie Team size auf dem Blatt Event aus.
not-paired = Teilnehmer { $label } hat in Runde { $round } keine Partie und ist nicht spielfrei. Er gilt als abwesend und bekommt nichts.
    .hint = Tragen Sie die Partie ein, setzen Sie ihn spielfrei, schreiben Sie die Runde unter Byes, oder schreiben Sie withdrawn after N unter Status.
plays-while-away = Teilnehmer { $label } hat in Runde { $round } eine Partie, aber den Status „{ $status }“. Die Partie zählt.
    .hint = Korrigieren Sie den Status, die Runde oder die Nummer.
draw-changed = { $pairing } wurde von Hand gesetzt; gepaart war { $drawn }. Die Paarung von Hand zählt.
    .hint = Hat der Schiedsrichter die Paarung geändert, ist nichts zu tun.
bye-and-game = Teilnehmer { $label } wollte in Runde { $round } spielfrei sein, hat aber eine Partie. Die Partie zählt.
    .hint = Streichen Sie die Runde unter Byes, oder korrigieren Sie die Partie.
bye-score = Für spielfrei steht bei Teilnehmer { $label } { $text }, aber beantragtes spielfrei zählt ½ oder 0. Es zählt 0.
    .hint = Schreiben Sie ½ oder 0 unter Bye score.
virtual-points = Die virtuellen Punkte von { $label } sind nicht lesbar: „{ $text }“.
    .hint = Schreiben Sie Runden mit ihren Punkten, etwa 1-2=1, 3=½; jede Runde nur einmal.
later-ratings = Die späteren Wertungszahlen von Teilnehmer { $label } sind nicht lesbar: „{ $text }“. Die Wertungszahl auf dem Blatt gilt für jeden Monat.
    .hint = Schreiben Sie den Monat jeder Liste mit ihrer Zahl: 2026-06=2415, 2026-07=2398.
later-ratings_later-ratings-outside = Die späteren Wertungszahlen von Teilnehmer { $label } für { $months } wurden nicht verwendet: Das Turnier beginnt in { $first } und endet in { $last }.
    .hint = Korrigieren Sie den Monat oder die Tage des Turniers. Die Wertungszahl zu Beginn gehört unter Rating.
entry-arrives-late_arrives-late = In Runde { $round } gepaart, kommt aber später: { $names }.
    .hint = Wer bekanntlich fehlt, wird nicht gepaart und bekommt nichts (C.04.2, 2.4 und 3.3): Schreiben Sie „drop-in 3“ unter Status oder die Runden unter Byes. Arrives ändert an den Paarungen nichts.
bye-score-blank = Beantragtes spielfrei ohne Angabe der Punkte zählt 0: { $labels }.
    .hint = Gibt das Turnier einen halben Punkt, schreiben Sie ½ unter Bye score.
round-list = „{ $text }“ ist keine Liste von Runden dieses Turniers und wurde nicht verwendet.
    .hint = Schreiben Sie 1,3 oder 1-4. { $span }
    .span =
        { $rounds ->
            [0] Die Runden zählen von 1 an.
           *[other] Die Runden zählen von 1 bis { $rounds }.
        }
status-round = „{ $text }“ nennt keine Runde: { $read }.
    .hint = Schreiben Sie „withdrawn after 3“ oder „drop-in 2“.
colour-not-top = Die Farbe steht in der Zeile von Teilnehmer { $label }, aber die Nummer 1 der Setzliste ist { $top }. Sie wurde als deren Farbe in Runde 1 verwendet.
    .hint = Verschieben Sie sie in die Zeile der Nummer 1.
unlisted-game = „{ $name }“ steht nicht auf der Liste der Brettspiele; die Partie zählt nicht.
    .hint = { $meant }Verwenden Sie die Namen, die palmares rules nzdc-1999 aufführt.
no-game = Die Zeile nennt kein Spiel und wurde übersprungen.
    .hint = Schreiben Sie den Namen des Spiels.
players-of-play = { $play } hat { $players } Spieler; werten lassen sich aber nur { $least } bis { $most }.
    .hint = Geben Sie jeder Partie eine eigene Nummer unter Sheet und jedem Spieler eine Zeile.
place-missing = Der Platz in { $play } fehlt; diese Zeile bringt nichts.
    .hint = Tragen Sie den Platz vom Spielbericht ein.
place-impossible = Platz { $place } ist in { $play } mit { $players } Spielern nicht möglich; die Zeile bringt nichts.
    .hint = Korrigieren Sie den Platz, oder ergänzen Sie die fehlenden Spieler.
places-impossible = Die Plätze { $places } in { $play } sind nicht möglich; die Partie bringt nichts. Ein Platz ist um eins größer als die Zahl der besseren Spieler.
    .hint = Übertragen Sie die Plätze vom Spielbericht. Nach zwei Spielern auf dem zweiten Platz kommt der vierte: 1, 2, 2, 4.
twice-in-play = Teilnehmer { $label } ist in { $play } schon bei { $first } eingetragen; diese Zeile wurde übersprungen.
    .hint = Korrigieren Sie den Spieler oder Sheet.
counts-twice = Für { $play } steht unter Counts in einer Zeile yes und bei { $first } no; die Partie wurde übersprungen.
    .hint = Schreiben Sie in alle ihre Zeilen dasselbe, oder nur in eine.
play-left-out = { $play } zählt nicht, wie ihre Spieler vereinbart haben.
    .hint = Nichts zu tun.
version-missing = Beide Fassungen des verfälschten Boards { $board } wurden gespielt, aber diese Zeile sagt nicht, welche. Sie zählt als künstlicher Score.
    .hint = Schreiben Sie A oder B unter Version.
other-percentage = Der Kampf { $sides } hat nur für eine Seite einen Prozentsatz. Die andere Seite bekam den Rest, { $other } %.
    .hint = Füllen Sie beide aus; bei künstlichen Scores ergeben sie zusammen nicht 100.
boards-disagree = Boards sagt { $typed }, nach den Laufzetteln spielte ein Teilnehmer aber { $counted }. Für die Punkte gilt { $typed }.
    .hint = Korrigieren Sie Boards, oder leeren Sie es, damit gezählt wird.
fewer-boards = Weniger als { $most } Boards spielten: { $labels }. Ihr Platz richtet sich nach dem Prozentsatz oder dem Ergebnis.
    .hint = Haben sie ausgesetzt oder wurden Boards nicht gespielt, ist nichts zu tun.
fewer-results = Boards mit weniger als { $expected } Ergebnissen: { $boards }. { $how }
    .hint = Ergänzen Sie die fehlenden Ergebnisse, falls es welche gibt.
one-room = Board { $board } von { $sides } hat nur in einem Raum ein Ergebnis und ist nicht vergleichbar.
    .hint = Tragen Sie das Ergebnis des anderen Raums ein, oder schreiben Sie fouled oder NP unter Adjusted.
too-few-scores = Board { $board } hat { $scores } Scores, zu wenige für einen Datumscore ohne die Extreme. Es zählt 0.
    .hint = Tragen Sie die Scores der anderen Tische oder einen zugewiesenen Score ein.
artificial-without-value = { $text } hat in einem Turnier mit der Wertung { $method } keinen Wert; das Board zählt 0.
    .hint = Bei IMPs schreiben Sie A+, A oder A- (oder 60, 50 oder 40 Prozent), oder weisen Sie einen Score zu.
published-score = Teilnehmer { $label } hat in der Meldung { $typed }, seine Boards ergeben aber { $computed }. Die Boards zählen.{ $boards }
    .hint = Prüfen Sie seine Boards und ob auf dem Blatt Adjustments Strafen fehlen.
published-points = Auf Board { $board } hat Teilnehmer { $label } in der Meldung { $given }, die Ergebnisse ergeben aber { $computed }. Die Ergebnisse zählen.{ $others }
    .hint = Vergleichen Sie die Ergebnisse des Boards mit dem Auswertungsprogramm. Programme werten Durchschnitte und nicht an jedem Tisch gespielte Boards verschieden.
    .others =
        { $others ->
            [one] {" "}Auch bei 1 anderen Teilnehmer weicht es ab.
           *[other] {" "}Auch bei { $others } anderen Teilnehmern weicht es ab.
        }
published-points-of-many = Auf { $count } von { $of } Boards weichen die Punkte der Meldung von den Ergebnissen ab: { $boards }. { $example } Die Ergebnisse zählen.
    .hint = Wahrscheinlich vergleicht das Auswertungsprogramm andere Tische oder wertet nicht an jedem Tisch gespielte Boards anders. Prüfen Sie dort eines der Boards.
unknown-vp-scale_unknown-scale = Eine VP-Skala „{ $name }“ gibt es nicht.
    .hint = Wählen Sie eine von diesen: { $known }.
vp-scale-boards_scale-boards = Die Skala { $name } hat keine Tabelle für Kämpfe über { $boards } Boards.
    .hint = Korrigieren Sie Boards per match oder VP scale boards, oder wählen Sie eine andere VP-Skala.
match-boards-unknown = Beim Kampf { $sides } fehlt die Zahl der Boards; er hat keine VPs und zählt nicht{ $others }.
    .hint = Füllen Sie Boards per match auf dem Blatt Event oder Boards beim Kampf aus. Boards und Rounds des Turniers genügen, wenn die Teilung aufgeht. Eingetragene VPs brauchen keine Boards.
    .others =
        { $others ->
            [one] , ebenso 1 weiterer Kampf
           *[other] , ebenso { $others } weitere Kämpfe
        }
scale-of-percent = Die Skala { $name } und das Turnier passen nicht zusammen: Das eine gilt für Prozente, das andere für IMPs.
    .hint = Wählen Sie eine andere VP-Skala oder ein anderes Scoring.
one-score = Der Kampf { $sides } hat nur für eine Seite { $of }; sie wurden nicht verwendet.
    .hint = Tragen Sie die der anderen Seite ein, mit 0 für keine.
vps-beyond-scale = { $typed } VPs sind nicht möglich: Die Skala reicht von { $least } bis { $most }. Die VPs dieses Kampfes wurden nicht verwendet.
    .hint = Korrigieren Sie sie, oder leeren Sie sie, wenn die IMPs angegeben sind. Hat der Turnierleiter sie zugesprochen, schreiben Sie adjusted unter Note.
match-without-result = Der Kampf { $sides } hat weder IMPs noch VPs und zählt 0.
    .hint = Tragen Sie IMPs oder VPs ein, auch wenn jemand spielfrei war oder kampflos gewann. Gab es keinen Kampf, schreiben Sie not played unter Note.
match-twice = Der Kampf { $sides } hat hier das Ergebnis { $result }, auf dem anderen Blatt bei { $first } aber { $other }; dieses wurde verwendet.
    .hint = Korrigieren oder löschen Sie eines der beiden.
plays-on-after-defeat = Teilnehmer { $label } hat in { $round } verloren, spielt aber in einer späteren Runde.
    .hint = Korrigieren Sie das Ergebnis, Round oder die Teilnehmer. Für einen Dreierkampf schreiben Sie triangular unter Note, für einen Platzierungskampf play-off.
knockout-unfinished = Nach der letzten Runde sind { $undefeated } Teilnehmer ungeschlagen; das K.-o. hat keinen Sieger.
    .hint = Ergänzen Sie die fehlenden Runden oder das Ergebnis des letzten Kampfes.
match-not-ranked = Der Kampf { $sides } ({ $note }) hat kein Ergebnis und zählt nicht für die Rangliste.
    .hint = Tragen Sie das Ergebnis jeder Seite ein, falls es eines gibt.
vps-disagree = { $label } hat in der Meldung { $typed } VPs, netto { $net } ergibt aber { $computed }. Die eingetragenen VPs wurden verwendet.
    .hint = Prüfen Sie die IMPs, die Zahl der Boards und die VP-Skala.
imps-disagree = { $sides } hat in der Meldung { $typed } IMPs, die Boards ergeben aber { $computed }; das wurde verwendet.
    .hint = Prüfen Sie die Boards des Kampfes.
entry-without-result = Teilnehmer { $label } hat kein Ergebnis und deshalb keinen Platz.
    .hint = Tragen Sie sein Ergebnis auf dem Blatt Results ein, oder schreiben Sie „withdrawn after N“ unter Status.
place-disagrees = Die Meldung gibt Teilnehmer { $label } Platz { $typed }, sein Ergebnis { $score } bedeutet aber Platz { $place }.
    .hint = Prüfen Sie sein Ergebnis und die seiner Nachbarn. Plätze und Punkte folgen den Ergebnissen.
tie-broken = Die Meldung gibt Teilnehmer { $label } Platz { $typed }, er teilt sich aber die Plätze { $place } bis { $last }.
    .hint = Nichts zu tun; punktgleiche Teilnehmer teilen sich die Punkte.
team-too-large_fourth-member = Ein Team hat höchstens { $most } Spieler; Teilnehmer { $label } wurde bei { $team } ausgelassen.
    .hint = Korrigieren Sie Team.
second-team = Teilnehmer { $label } gehört schon zu { $other } und zählt nicht für { $team }.
    .hint = Korrigieren Sie Team. Ein Spieler kann nur in einem Team sein.
tie-break-unknown_unknown-tie-break = „{ $name }“ ist keine Feinwertung; Gleichstände wurden ohne sie gelöst, und die Rangliste ist vorläufig.
    .hint = { $meant }Schreiben Sie Kürzel oder Namen von Feinwertungen, etwa BH-C1 oder Buchholz Cut 1, durch Kommas getrennt.
tie-break-of-teams = { $title } ist eine Feinwertung für Mannschaften; sie wurde übersprungen.
    .hint = Nehmen Sie sie aus Tie-breaks heraus.
tie-break-without-ratings = { $title } wurde übersprungen, weil bei { $unrated } Spielern die Wertungszahl fehlt. Feinwertungen nach Wertungszahlen brauchen die Wertungszahl von allen ({ $clause }).
    .hint = Füllen Sie auf dem Blatt Entries für alle Rating aus, oder wählen Sie eine andere Feinwertung.
board-prizes-lack = In den Brettpreisen fehlen { $of_matches } ohne Brettergebnisse und { $of_games }, die keine Zeile ihrer Partien nennt.
    .hint = Schreiben Sie auf dem Blatt Matches eine Zeile für jedes Brett und auf Entries die Spieler jeder Mannschaft.
    .of_matches =
        { $matches ->
            [one] 1 Kampf
           *[other] { $matches } Kämpfe
        }
    .of_games =
        { $nameless ->
            [one] 1 Spieler
           *[other] { $nameless } Spieler
        }
tie-breaks-not-applied = Tie-breaks ist ausgefüllt, aber das Format { $format } hat keine.
    .hint = Teilnehmer mit gleichem Ergebnis teilen sich einen Platz. Leeren Sie Tie-breaks, oder korrigieren Sie Format.
internal-fault = palmares ist an dieser Datei wegen eines Programmfehlers gescheitert ({ $why }).
    .hint = Andere Meldungen sind nicht betroffen. Bitte senden Sie die Datei an die Autoren von palmares.
competition-unknown = Das Turnier sagt nicht, welcher Wettbewerb es ist, und davon hängt fast jede Regel ab ({ $clause }); deshalb gibt es keine Punkte.
    .hint = Füllen Sie Competition auf dem Blatt Event aus: { $known }.
too-old-for-youth_too-old = { $name } ist am { $born } geboren, Junioren müssen aber am { $limit } oder später geboren sein ({ $clause }); der Teilnehmer bekommt keine Juniorenpunkte.
    .hint = Korrigieren Sie Date of birth, oder füllen Sie Authorised aus, wenn der Ausschuss es erlaubt hat.
too-young-for-seniors_too-young = { $name } ist am { $born } geboren, Senioren müssen aber vor dem { $limit } geboren sein ({ $clause }).
    .hint = Korrigieren Sie Date of birth, oder füllen Sie Authorised aus, wenn der Ausschuss es erlaubt hat.
many-masterpoints = { $name } hat { $points } Meisterpunkte, diese Kategorie ist aber für weniger als { $below } ({ $clause }{ $remark }).
    .hint = Korrigieren Sie Masterpoints oder Category.
player-number-missing_number-missing = { $name } hat keine Nummer, aber alle Spieler der Butler Pairs müssen zahlende Mitglieder sein ({ $clause }). Der Teilnehmer bleibt.
    .hint = Tragen Sie die Nummer ein; Spieler aus dem Ausland werden Ehrenmitglieder.
member-not-financial = { $name } spielt mit der Nummer { $number } ({ $why }), aber alle Spieler der Butler Pairs müssen zahlende Mitglieder sein ({ $clause }). Der Teilnehmer bleibt.
    .hint = Korrigieren Sie die Nummer oder das Mitgliederregister; Spieler aus dem Ausland werden Ehrenmitglieder.
to-the-final_finalists = Ins Finale{ $field }: { $names } ({ $clause }){ $instead }.
    .hint = Nichts zu tun.
finalists-tied = { $labels } teilen sich Platz { $place }, aber nicht alle können ins Finale. Ohne ihre Kämpfe trennt sie nichts ({ $clause }).
    .hint = Ergänzen Sie die Kämpfe, oder losen Sie und schreiben Sie die Reihenfolge unter Lot auf das Blatt Entries.
fields-differ = Das Finale hat { $north_south } Nord-Süd-Paare und { $east_west } Ost-West-Paare; der Unterschied darf höchstens { $most } sein ({ $clause }).
    .hint = Ersetzen Sie ein Paar durch das nächste aus seinem eigenen Feld.
finalist-stays-out = { $label } steht im Finale, ist aber im vorigen Abschnitt zurückgetreten oder lief dort außer Konkurrenz ({ $clause }).
    .hint = Korrigieren Sie Status im vorigen Abschnitt, oder ersetzen Sie das Paar durch das nächstplatzierte.
not-contending-in-final_not-contending-here = { $label } läuft außer Konkurrenz, aber dieser Abschnitt entscheidet über die Punkte, und nur Paare in Konkurrenz bekommen Titel und Punkte ({ $clause }). Das Paar bekommt keine, und die nächsten Paare rücken auf.
    .hint = Läuft das Paar in Konkurrenz, leeren Sie Status. Sonst ist nichts zu tun.
datum-weight = Die eigenen Scores des Turniers zählen im Datumscore { $counted }, nach den Regeln aber { $by_rule } ({ $clause }). Der Datumscore folgt der Meldung.
    .hint = Schreiben Sie { $weight } unter Datum weight.
    .counted =
        { $typed ->
            [one] einmal
           *[other] { $typed }-mal
        }
    .by_rule =
        { $weight ->
            [one] einmal
           *[other] { $weight }-mal
        }
few-rounds = { $label }: { $who } spielte { $played } von { $rounds } { $of }, muss aber mindestens { $least } spielen ({ $clause }). Der Teilnehmer behält seinen Platz, bekommt aber keine Punkte.
    .hint = Ist die Zahl falsch, korrigieren Sie sie.
carry-few-pairs = Der Übertrag braucht das erste und das { $last }. Paar des vorigen Abschnitts ({ $clause }), der nur { $pairs } Paare hatte; übertragen wurde nichts.
    .hint = Leeren Sie Carry over, und tragen Sie den Übertrag auf dem Blatt Adjustments ein.
carry-level = Das erste und das { $last }. Paar des vorigen Abschnitts haben beide { $score } VPs; es gibt keinen Übertrag ({ $clause }), und übertragen wurde nichts.
    .hint = Der Veranstalter entscheidet: Leeren Sie Carry over, und tragen Sie den Übertrag auf dem Blatt Adjustments ein.
withdrawal-elsewhere = Zurückgetreten: { $labels }. ABF TR 14 regelt den Rücktritt während eines Abschnitts, gehört aber nicht zu dieser Ausschreibung ({ $clause }): Die Ergebnisse wurden wie eingetragen verwendet.
    .hint = Der Turnierleiter entscheidet, ob sie zählen; das steht dann unter Note auf dem Blatt Matches.
few-boards-compared_few-compared = Im Kampf { $sides } wurden nur { $compared } von { $boards } Boards verglichen, weniger als die Hälfte. Er sollte als kampflos ohne Schuld einer Seite gewertet werden ({ $clause }), nach ABF TR 15.1, das nicht zu dieser Ausschreibung gehört: Er wurde wie eingetragen gewertet.
    .hint = Geben Sie beiden Seiten die VPs der unschuldigen Seite, und schreiben Sie unplayable unter Note.
drop-in-of-no-team = { $label } steigt in Runde { $round } ein, aber { $why } ({ $clause }).
    .hint = Korrigieren Sie die Spieler oder Status, außer der Turnierleiter hat es erlaubt.
draw-numbers = Die Nummern unter Draw number wurden nicht verwendet: Jedes Team braucht eine andere, von 1 bis zur Zahl der Teams ({ $clause }).
    .hint = Füllen Sie alle Nummern aus, oder leeren Sie die Spalte, damit die Auslosung die Platzierung nimmt.
boards-beyond-match = Diese Zeile hat { $count } { $what }, der Kampf aber { $boards } Boards; die Zeile wurde ausgelassen.
    .hint = Korrigieren Sie, was falsch ist; wurden alle Boards gespielt, lassen Sie beides leer.
match-length = Der Kampf { $sides } hat { $boards } Boards, vorgesehen sind aber { $planned } ({ $clause }).
    .hint = Korrigieren Sie Boards, außer der Kampf wurde verkürzt oder verlängert.
team-number = { $state } ist mit der Nummer { $label } eingetragen, hat aber die Nummer { $number } gezogen ({ $clause }).
    .hint = Wurden die Nummern neu gezogen, ist nichts zu tun; es zählen die Nummern der Meldung.
field-size = Die Ausschreibung hat Auslosungen für 5 bis 8 Teams, eingetragen sind aber { $teams } (10.4, 10.5).
    .hint = Korrigieren Sie Entries, oder paaren Sie die Runden auf dem Blatt Matches von Hand, und füllen Sie Rounds aus.
guest-player = Team { $label } hat einen Gastspieler; Ersatz ist nur im Notfall und mit Zustimmung des Turnierleiters erlaubt ({ $clause }).
    .hint = Hat der Turnierleiter dem Ersatz zugestimmt, ist nichts zu tun.
final-waits = Die Teams dieses Turniers stehen erst fest nach: { $stage } ({ $clause }).
    .hint = Tragen Sie dort die Ergebnisse ein, oder geben Sie die Teams von Hand ein.
final-not-entered = Nach den früheren Abschnitten müssten hier { $placed } spielen ({ $clause }), aber sie sind nicht eingetragen.
    .hint = Tragen Sie die beiden Teams auf dem Blatt Entries dieser Meldung ein.
carry-over-blank = Carry over ist leer, übertragen wurde also nichts; nach den Regeln überträgt das besser platzierte Team der Qualifying Stage ein Zehntel des Unterschieds in VPs ({ $clause }).
    .hint = Schreiben Sie abf 11.2 unter Carry over, oder none, wenn nichts übertragen wird.
not-in-final = { $team } spielt hier nicht ({ $clause }); diese Zeile wurde ausgelassen.
    .hint = Korrigieren Sie die Nummer des Teams oder das Turnier.
final-teams = Eingetragen sind die Teams { $typed }, nach den früheren Abschnitten müssten es { $placed } sein ({ $clause }). Es spielen die eingetragenen.
    .hint = Korrigieren Sie Entries, außer ein Team ist zurückgetreten.
stage-not-known = { $wrong }; Übertrag und Platzierungen sind deshalb unbekannt.
    .hint = Füllen Sie Qualifier oder Carry over from aus oder korrigieren Sie es, oder nehmen Sie jene Meldung auf.
    .wrong =
        { $id ->
            [0] Es ist keine Qualifikation genannt
           *[other] Keine Meldung hat die Qualifikation „{ $id }“
        }
repechage-tied = { $teams } sind auch ohne den Übertrag punktgleich, aber einen Platz im Finale kann man nicht teilen ({ $clause }).
    .hint = Der Veranstalter entscheidet: Fügen Sie eine Zeile mit play-off unter Note und dem Result dessen hinzu, der weiterkommt.
player-not-eligible = { $player } von { $label } hat hier gespielt, war aber nicht spielberechtigt: { $why } ({ $clause }).
    .hint = Korrigieren Sie die Zahlen der Kämpfe und Durchgänge auf dem Blatt Entries, oder fragen Sie den Turnierleiter.
pqp-withheld = { $player } von { $label } bekommt keine Playoff Qualifying Points: { $why } ({ $clause }).
    .hint = Stimmt das nicht, korrigieren Sie Matches, Repechage, Finals oder PQP dieses Spielers auf dem Blatt Entries.
forfeit-vps = Die Meldung gibt { $label } { $typed } VPs für einen Kampf ohne Ergebnis, die Regel aber { $computed } ({ $clause }); das wurde verwendet.
    .hint = Leeren Sie die VPs; sie ergeben sich aus der Bemerkung und den anderen Kämpfen.
bye-vps = Die Meldung gibt { $label } für spielfrei { $typed } VPs, spielfrei bringt aber { $vps } VPs ({ $clause }). Die eingetragenen VPs wurden verwendet.
    .hint = Leeren Sie die VPs, außer der Turnierleiter hat sie gegeben.
bye-missing = Team { $label } hat in Runde { $round } keinen Kampf und ist nicht spielfrei; es bekommt keine VPs. Spielfrei bringt { $vps } VPs ({ $clause }).
    .hint = Fügen Sie eine Zeile hinzu mit der Runde, dem Team unter Home und bye unter Note.
sections-unknown = Keine Titel: Die Gruppen der Spieler sind unbekannt ({ $clause }), weil das Turnier weder Runden noch eine Spalte Section hat.
    .hint = Füllen Sie Section auf dem Blatt Entries aus, oder nehmen Sie Format swiss und geben Sie die Kämpfe an.
other-entrants = Es gibt { $players } Teilnehmer, das K.-o. ist aber für { $entrants }: Drei aus jeder Vierergruppe und ein Lucky Loser bilden die 16 Spieler der Phase One ({ $clause }). Die Gruppen haben { $sizes } Spieler.
    .hint = Ein Spieler ohne Gegner in der Gruppe kommt weiter. Hat Phase One nicht 16 Spieler, tragen Sie ihre Partien von Hand ein.
group-place-taken = Ein anderer Spieler hat Platz { $place } in Gruppe { $group }; { $label } bekommt dort einen freien Platz.
    .hint = Korrigieren Sie Group place, oder lassen Sie es leer, damit gelost wird.
group-full = Gruppe { $group } hat schon { $size } Spieler; für { $label } ist kein Platz.
    .hint = Korrigieren Sie Group, oder lassen Sie es leer, damit gelost wird.
no-such-stage = { $wrong }
    .hint = Die Runden sind Q1, Q2; 1.1, 1.2, 1.3; 2.1, 2.2, 2.3; SF und F.
    .wrong =
        { $text ->
            [0] Die Zeile nennt keine Runde und wurde ausgelassen.
           *[other] „{ $text }“ ist keine Runde dieses K.-o.-Turniers; die Zeile wurde ausgelassen.
        }
plays-twice = { $label } hat in Runde { $round } schon eine Partie; diese Zeile wurde ausgelassen.
    .hint = Korrigieren Sie die Runde oder die Nummer, oder löschen Sie eine der beiden Zeilen.
results-differ = Die Partie { $sides } in Runde { $round } hat anderswo in der Arbeitsmappe einen anderen Sieger; sie gilt als nicht beendet.
    .hint = Korrigieren Sie Result auf Matches oder Draw oder Outcome auf Games.
result-and-note_odd-result = { $why }; die Zeile hat kein brauchbares Ergebnis.
    .hint = Leeren Sie die Bemerkung oder das Ergebnis, je nachdem, was falsch ist.
game-drawn = Die Partie { $sides } in Runde { $round } hat keinen Sieger, die Regeln kennen aber nur Sieg und Niederlage: Keiner der beiden kommt weiter.
    .hint = Entscheiden Sie, wer weiterkommt, und tragen Sie dieses Ergebnis ein.
sides-not-exchanged = { $label } spielt in Runde { $round } in beiden Partien eines Paares { $side }; jeder muss beide Seiten spielen.
    .hint = Korrigieren Sie Power auf dem Blatt Games. Die Partien zählen, wie sie gespielt wurden.
own-group = In der Partie { $sides } spielen zwei aus derselben Qualifikationsgruppe { $group }, die in den ersten Partien nicht aufeinandertreffen dürfen ({ $clause }).
    .hint = Korrigieren Sie die Nummern. Die Partie zählt, wie sie gespielt wurde.
plays-on = { $label } ist in { $out } ausgeschieden, hat aber in Runde { $round } eine Partie.
    .hint = Korrigieren Sie die Nummer oder die früheren Ergebnisse. Die Partie zählt, wie sie gespielt wurde.
pairing-not-given = Die Partie { $sides } in Runde { $round } sehen die Regeln nicht vor: { $why } ({ $clause }).
    .hint = Korrigieren Sie die Nummern, die Runde oder die früheren Ergebnisse. Die Partie zählt, wie sie gespielt wurde.
bye-not-given = { $label } ist in Runde { $round } als spielfrei eingetragen, die Regeln erlauben das dort aber nicht: Es zählt nicht, und der Spieler kommt nicht weiter.
    .hint = Tragen Sie die Partie mit ihrem Ergebnis ein; wer nicht gekommen ist, hat sie verloren (+-- oder --+).
game-numbers = Die Partien der Runde { $round } sind nicht 1, 2, 3 und so weiter nummeriert. Die nächste Runde hängt von den Nummern ab; deshalb gilt die Reihenfolge der Zeilen.
    .hint = Schreiben Sie die Nummer jeder Partie unter Table.
centres-unknown_centres-missing = Der Lucky Loser wird nach Zentren bestimmt ({ $clause }), aber diese sind unbekannt für { $labels }; es wird niemand bestimmt.
    .hint = Tragen Sie beide Partien jedes Spielers auf dem Blatt Games ein: zwei Zeilen je Partie, mit den Zentren unter den Jahren.
odd-centres_game-odd-centres = { $text } ist keine mögliche Zahl von Zentren nach { $year }; die Zentren des Spielers in dieser Partie gelten als unbekannt.
    .hint = Zentren sind ganze Zahlen von 0 bis 34.
too-many-centres_game-too-many-centres = Die Zentren von { $year } in der Partie { $sides } ergeben zusammen { $sum }, die Karte hat aber 34.
    .hint = Korrigieren Sie die Zentren dieses Jahres; bis dahin ist das Turnier vorläufig.
phase-does-not-fit = Runde { $round } hat { $players } Spieler, die Regeln brauchen aber { $wanted } ({ $clause }); sie wurde nicht gepaart.
    .hint = Tragen Sie die Partien der Runde auf dem Blatt Matches ein, wie Sie entscheiden.
no-pairing-left_no-pairing = Keine Paarung der Runde { $round } hält die Regeln ein ({ $clause }); sie wurde nicht gepaart.
    .hint = Tragen Sie ihre Partien auf dem Blatt Matches ein, wie Sie entscheiden.
knockout-draw-waits_draw-waits = Runde { $round } wurde nicht gepaart, weil die Paarung Zellen mit Fehlern verwendet: { $cells }.
    .hint = Korrigieren Sie die Fehler. Um trotzdem zu paaren, schreiben Sie { $round } unter Draw auf dem Blatt Event.
withdrawn-drawn = { $label } ist zurückgetreten, hat aber in Runde { $round } noch eine Partie; die Regeln sagen nicht, wer weiterkommt.
    .hint = Tragen Sie die Partie mit +-- oder --+ für den Gegner ein, oder wie Sie entscheiden.
results-awaited = Die Paarungen warten auf die Ergebnisse dieser Partien: { $games }.
    .hint = Tragen Sie ihre Ergebnisse auf dem Blatt Matches oder Draw ein.
nobody-to-meet = Es lässt sich nichts paaren, obwohl das Finale nicht entschieden ist: In { $round } lassen die Regeln und die früheren Partien keinen Gegner für { $players }.
    .hint = Korrigieren Sie die früheren Partien, oder bestimmen Sie die nächsten und tragen Sie sie auf dem Blatt Matches ein.
odd-team-size = Keine Punkte: Teams mit { $size } spielenden Mitgliedern kennt das Handbuch nicht ({ $clause }).
    .hint = Team size ist die Zahl der Mitglieder, die gleichzeitig spielen: 4, 6, 8, 10 und so weiter.
too-few-tables = Keine Punkte{ $field }: { $event } braucht { $least }, es waren aber { $tables } ({ $clause }).
    .hint = Stimmt die Zahl, ist nichts zu tun.
handicap-without-scratch = Keine Punkte: Die Rangliste rechnet mit Handicap, und die Ergebnisse ohne Handicap fehlen ({ $clause }).
    .hint = Schreiben Sie die Ergebnisse ohne Handicap unter Score und die mit Handicap unter Handicap score.
not-major = Das kann keine Hauptmeisterschaft sein: { $why } ({ $clause }). Die Punkte gelten für die Grundstufe.
    .hint = Leeren Sie Championship, oder korrigieren Sie, was falsch ist.
boards-not-played = Keine Punkte für { $player }: { $played } gespielt, { $needed } nötig ({ $clause }).
    .hint = Stimmt die Zahl der Boards, ist nichts zu tun.
unregistered-award = { $player } bekommt eine Urkunde, aber ohne Mitgliedsnummer lässt sich nichts gutschreiben ({ $clause }).
    .hint = Tragen Sie die Mitgliedsnummer ein, falls es eine gibt.
unknown-qualifier = In dieser Meldung und in der Saison gibt es kein Turnier { $id }; das ursprüngliche Feld ist unbekannt, und es gibt keine Punkte.
    .hint = Korrigieren Sie Qualifier, nehmen Sie die Meldung jenes Turniers auf, oder füllen Sie Original entry aus.
unknown-qualifier_unknown-qualifier-unused = In dieser Meldung und in der Saison gibt es kein Turnier { $id }; verwendet wurde Original entry von hier.
    .hint = Korrigieren Sie Qualifier, oder nehmen Sie die Meldung jenes Turniers auf.
several-qualifiers = Mehrere Meldungen der Saison haben ein Turnier { $id }; das ursprüngliche Feld ist unbekannt, und es gibt keine Punkte.
    .hint = Geben Sie beiden Turnieren dasselbe Part of, oder füllen Sie Original entry aus.
several-qualifiers_several-qualifiers-unused = Mehrere Meldungen der Saison haben ein Turnier { $id }; verwendet wurde Original entry von hier.
    .hint = Geben Sie beiden Turnieren dasselbe Part of, oder leeren Sie Qualifier.
no-original-entry = Die Punkte (Abschnitt: { $stage }) hängen von der Zahl der vollen Tische im ersten Abschnitt ab ({ $clause }), und diese fehlt.
    .hint = Füllen Sie Original entry aus, oder nennen Sie das Turnier des ersten Abschnitts unter Qualifier.
original-entry-disagrees = Original entry sagt { $typed }, aber { $from } hatte { $counted } Tische. Für die Punkte gilt { $typed }.
    .hint = Korrigieren Sie Original entry, oder leeren Sie es, damit palmares die Tische zählt.
stages-not-counted = Die früheren Abschnitte zählen nicht für die Punkte: { $why } ({ $clause }). Die Punkte richten sich nach dem eigenen Feld des Turniers.
    .hint = Wenn das so ist, ist nichts zu tun.
qualified-by-handicap = Keine Punkte: In { $stage } haben sich Teilnehmer mit Handicap qualifiziert ({ $clause }).
    .hint = Wenn das so ist, ist nichts zu tun.
many-qualified = { $finalists } von { $original } Teilnehmern haben sich qualifiziert; das Handbuch empfiehlt höchstens { $share } des Feldes ({ $clause }).
    .hint = Nichts zu tun; weniger Teilnehmer als üblich bekommen Punkte.
no-premier-tables = Die Punkte einer Trostrunde hängen von den vollen Tischen im Hauptfinale und in keinem der Finale ab ({ $clause }), und diese sind unbekannt.
    .hint = Füllen Sie Premier tables und Not qualified tables aus, oder verbinden Sie die Finale über Part of und nennen Sie den ersten Abschnitt unter Qualifier.
no-consolation = Das Handbuch zählt das nicht als Trostrunde: { $why } ({ $clause }). Die Punkte richten sich nach dem eigenen Feld, eine Stufe unter dem Hauptturnier.
    .hint = Stimmen die Tische, ist nichts zu tun.
no-stage = { $key } ist ausgefüllt, aber Stage sagt nicht, welcher Abschnitt das ist ({ $clause }). Die Punkte richten sich nach dem eigenen Feld des Turniers.
    .hint = Füllen Sie Stage aus (final, consolation, second qualifying ...), oder leeren Sie dies.
status-differs = Status sagt { $claimed }, nach den anderen Angaben ist es { $status }: { $why } ({ $clause }). Für die Punkte gilt { $status }.
    .hint = Korrigieren Sie Status oder die Angaben zu Lizenz und Teilnahme.
licence-missing = Das Turnier war offen für { $who }, hat aber keine Lizenz ({ $clause }).
    .hint = Füllen Sie Licence und Licensed by aus, oder korrigieren Sie Open to.
non-members = In { $what } dürfen nur Mitglieder spielen ({ $clause }), aber die Mitgliedsnummer fehlt bei { $names }.
    .hint = Tragen Sie die fehlenden Mitgliedsnummern ein.
teams-without-matches_without-matches = Ein solches Turnier über { $boards } Boards bringt Punkte für jeden gewonnenen Kampf ({ $clause }), aber die Meldung enthält keine Kämpfe; { $instead }.
    .hint = Traten die Teilnehmer in Kämpfen an, ergänzen Sie das Blatt Matches.
    .instead =
        { $printed ->
            [yes] verwendet wurde die gedruckte Spalte für Teams
           *[no] es gab nur die Punkte für die Rangliste
        }
no-match-boards = Die Punkte für einen gewonnenen Kampf hängen von dessen Boards ab ({ $clause }); diese fehlen, und es gibt keine Punkte.
    .hint = Füllen Sie Boards auf dem Blatt Matches oder Boards per match auf dem Blatt Event aus.
no-lineups = { $player }: { $played }; die Meldung sagt nicht, in welchen Kämpfen, deshalb zählt für diesen Spieler jeder gewonnene Kampf ({ $clause }).
    .hint = Haben in einigen der gewonnenen Kämpfe andere gespielt, ergänzen Sie das Blatt Lineups.
small-part = { $part } hat { $size }, braucht aber { $least }: Das zählt nicht und bekommt die Punkte von { $as_part } ({ $clause }).
    .hint = Sind die Teilnehmer vollständig, ist nichts zu tun.
impossible-part = { $part } { $number } von { $parts } gibt es nicht; deshalb gibt es keine Punkte.
    .hint = Korrigieren Sie die Nummer dieser Division oder Gruppe oder ihre Anzahl.
player-in-two-sections = { $player } spielt auch in { $section }, aber niemand darf in zwei Gruppen mit verschiedenem Status spielen ({ $clause }); deshalb gibt es keine Punkte.
    .hint = Korrigieren Sie die Teilnehmer, oder leeren Sie Sections, wenn dies getrennte Turniere sind.
few-areas = Eine Liga zwischen Gebieten braucht Teams aus { $least } Gebieten ({ $clause }), die Teilnehmer kommen aus { $areas }; deshalb gibt es keine Punkte.
    .hint = Füllen Sie auf dem Blatt Entries für jedes Team Area aus.
no-side = Das Gebiet von Team { $label } hat mehrere Teams, und deren Status hängt von ihrer Reihenfolge ab ({ $clause }), die fehlt; das Team bekommt keine Punkte.
    .hint = Füllen Sie Side (A, B oder C) auf dem Blatt Entries aus.
small-knockout = Keine Punkte: Ein K.-o. braucht ein ursprüngliches Feld von mindestens { $least } vollen Tischen ({ $clause }); dieses hatte { $tables }.
    .hint = Hatten sich diese Teilnehmer qualifiziert, füllen Sie Original entry aus; sonst ist nichts zu tun.
knockout-without-matches = Ein K.-o. bringt Punkte für jeden gewonnenen Kampf ({ $clause }), aber die Meldung enthält keine Kämpfe.
    .hint = Füllen Sie das Blatt Matches aus: eine Zeile je Kampf, mit Round, Home, Away und dem Ergebnis oder Result.
more-than-original = Es spielen { $playing } Teilnehmer, aber höchstens { $original } des ursprünglichen Feldes können dieses Turnier erreicht haben ({ $clause }).
    .hint = Korrigieren Sie Original entry, Original contestants oder Premier tables.
level-knockout-match = { $sides } in { $round } endete unentschieden und wurde ohne Zusatzboards entschieden; jede Seite bekommt die halben Punkte ({ $clause }).
    .hint = Haben Zusatzboards entschieden, schreiben Sie extra boards unter Note und den Sieger unter Result.
surplus-rounds = Die Punktetabelle hat { $most } Runden; { $surplus } weitere am Anfang bekamen Vorrundenpunkte ({ $clause }).
    .hint = Nichts zu tun, außer eine Runde fehlt oder ist doppelt genannt.
match-boards-assumed = Die Zahl der Boards eines Kampfes fehlt; für jeden Kampf wurden die { $boards } Boards des Turniers angenommen.
    .hint = Füllen Sie Boards per match oder Boards auf dem Blatt Matches aus.
no-scale = Das Handbuch hat keine Skala für { $what } ({ $clause }); deshalb gibt es keine Punkte.
    .hint = Korrigieren Sie die Angaben, wenn sie falsch sind, oder fragen Sie den Verband nach den Punkten.
green-conditions = Keine Green Points: { $why } ({ $clause }). Local Points gab es nach der üblichen Skala.
    .hint = Ist das falsch, korrigieren Sie das Blatt Event.
green-in-doubt = Das erfüllt die Bedingungen des Handbuchs für ein Green-Point-Turnier nicht: { $why } ({ $clause }). Green Points gab es trotzdem.
    .hint = Prüfen Sie, was gespielt wurde, und fragen Sie den Verband, bevor Sie die Punkte vergeben.
local-for-green = { $player } bekommt Local Points und keine Green Points: { $why } ({ $clause }).
    .hint = Wenn das so ist, ist nichts zu tun.
green-without-matches = Die Punkte für jeden Sieg ({ $what }; { $clause }) fehlen, weil die Meldung keine Kämpfe enthält.
    .hint = Füllen Sie das Blatt Matches aus: eine Zeile je Kampf, mit dem Ergebnis.
green-without-boards = Die Punkte für gewonnene Kämpfe hängen von den Boards eines Kampfes ab ({ $clause }); diese sind unbekannt, und es gibt keine Punkte.
    .hint = Füllen Sie Boards per match oder Boards auf dem Blatt Matches aus.
green-match-length = Green Points für jeden gewonnenen Kampf gibt es nur bei Kämpfen über { $least } bis { $most } Boards ({ $clause }); Kämpfe über { $boards } Boards bringen keine.
    .hint = Waren die Kämpfe länger oder kürzer, korrigieren Sie Boards oder Boards per match.
no-flight-b = Die Punkte von Flight A hängen von den Tischen beider Flights ab ({ $clause }), und die von Flight B sind unbekannt.
    .hint = Füllen Sie Flight B tables aus, oder verbinden Sie die beiden Flights über Part of.
congress-certificate = Kongressurkunden gibt es für Turniere mit Lizenz des Verbands ({ $clause }), aber { $why }. Stattdessen wurden gewöhnliche Urkunden erstellt.
    .hint = Füllen Sie Licence aus, oder setzen Sie Issue auf certificate.
ordinary-certificate = Turniere mit Lizenz des Verbands haben Kongressurkunden ({ $clause }). Erstellt wurden gewöhnliche, wie Issue sagt.
    .hint = Für Kongressurkunden leeren Sie Issue.
ladder-size-unknown = Die Punkte einer Leiter hängen von der durchschnittlichen Zahl voller Tische in ihren Turnieren ab ({ $clause }); diese fehlt, und keines ihrer Turniere wurde gefunden.
    .hint = Füllen Sie Average tables aus, oder nehmen Sie die Turniere mit dem Namen der Leiter unter Ladder auf.
ladder-results-unknown = Eine Leiter bringt nur Punkte, wenn für jeden Teilnehmer genügend Ergebnisse zählen ({ $clause }), und diese Zahl fehlt.
    .hint = Füllen Sie Results counted aus.
ladder-few-results = Keine Punkte: In dieser Leiter zählen { $results } Ergebnisse, es müssen aber mindestens { $least } sein ({ $clause }).
    .hint = Stimmt die Zahl, ist nichts zu tun.
ladder-disagrees = { $what } sagt { $typed }, die Turniere der Leiter ergeben aber { $counted }. Für die Punkte gilt { $typed }.
    .hint = Korrigieren Sie es, oder leeren Sie es, damit palmares es berechnet.
ladder-awaits-final = Die Punkte dieser Leiter warten auf das Ergebnis ihres Finales ({ $clause }).
    .hint = Ist das Finale gespielt, nehmen Sie es mit Stage final und dieser Leiter unter Qualifier auf.
ladder-final-awarded = Über die Punkte dieser Leiter entscheiden die Plätze in ihrem Finale, { $other } ({ $clause }).
    .hint = Nichts zu tun.
noughts-elsewhere = Die Mitgliedsnummer { $text } von { $name } ist in { $path } { $other }; vielleicht sind ihre führenden Nullen verloren gegangen. Die Punkte stehen jetzt unter zwei verschiedenen Nummern.
    .hint = Formatieren Sie die Spalte als Text, und schreiben Sie die Nummer wie auf dem Mitgliedsausweis.
status-unlike = Alle { $count } Turniere dieser Meldung haben den Status { $status }; in den anderen Meldungen des Veranstalters haben Turniere mit denselben Titeln { $usual }.
    .hint = Wurde der Status vom ersten Turnier nach unten kopiert, korrigieren Sie ihn: Von ihm hängen die Punkte ab.
boards-unlikely_boards-unlike = Boards sagt { $boards }, aber alle { $count } Turniere dieser Art in den anderen Meldungen des Veranstalters haben { $meant }.
    .hint = Sind zwei Ziffern vertauscht, korrigieren Sie Boards; davon hängen die Punkte ab.
status-unlike_status-alone = Dieses Turnier hat den Status { $status }; alle { $count } anderen Turniere dieses Veranstalters, einige mit demselben Titel, haben { $usual }.
    .hint = Ist das ein Versehen, korrigieren Sie es: Vom Status hängen die Punkte ab.
boards-unlikely_boards-alone = Boards sagt { $boards }, aber alle { $count } anderen Turniere mit diesem Titel haben { $usual }.
    .hint = Ist das ein Versehen, korrigieren Sie Boards: Davon hängen die Punkte ab.
over-quota = { $organiser } hat schon { $held } { $what }{ $year } veranstaltet, darf aber nur { $allowed } veranstalten{ $note } ({ $clause }). Dieses Turnier ist das erste über der Quote; seine Punkte zählen trotzdem.
    .hint = Füllen Sie Part of aus, wenn Turniere zu einem Wettbewerb gehören, oder Licence, wenn der Verband das Turnier lizenziert hat; sonst braucht der Veranstalter eine Lizenz.
    .year = {" "}im Jahr { $year }
competition-empty = Für den Wettbewerb { $id } zählt kein Turnier.
    .hint = Prüfen Sie Organiser, Events, Weekday, Format, From und To und ob die Meldungen in seinem Ordner oder darunter liegen.
competition-without-values = { $events }, für den Wettbewerb { $id }.
    .hint = Senden Sie Prozente, oder Max score neben den Ergebnissen; oder wählen Sie unter By einen anderen Wert.
    .events =
        { $count ->
            [one] 1 Turnier hat keine Werte ({ $what }) und zählt nicht
           *[other] { $count } Turniere haben keine Werte ({ $what }) und zählen nicht
        }
competition-without-ranks = Der Wettbewerb { $id } verwendet Ränge, aber es ist kein Rang bekannt.
    .hint = Fügen Sie ein Blatt Members mit Number und Rank hinzu, oder nennen Sie die Mitgliederliste unter Member list in palmares.toml.
competition-without-year = Der Wettbewerb { $id } verwendet die Durchschnitte des letzten Jahres, aber aus jenem Jahr wurde kein Turnier gefunden; niemand hat ein Handicap.
    .hint = Füllen Sie From aus, und nehmen Sie die Meldungen des letzten Jahres auf.
competition-without-beginning = Der Wettbewerb { $id } ist offen für Neulinge, hat aber keinen ersten Tag; jeder zählt deshalb als Neuling.
    .hint = Füllen Sie From aus: Neuling ist, wer vor diesem Tag nicht gespielt hat.
ledger-missing = Dieses Mitgliederregister wurde schon abgeglichen, aber sein Blatt { $sheet } fehlt; Punkte würden ein zweites Mal gutgeschrieben.
    .hint = Stellen Sie das Blatt unter diesem Namen wieder her, oder geben Sie mit --ledger das Register an, das es noch hat. Wurde nie etwas gutgeschrieben, verwenden Sie --first-reconciliation.
ledger-row-changed = Diese Zeile wurde geändert, nachdem palmares sie geschrieben hatte: Eine Zelle wurde bearbeitet, verschoben oder geleert.
    .hint = Machen Sie die Änderung rückgängig, oder geben Sie mit --ledger das Register davor an. War die Änderung gewollt, verwenden Sie --ledger-as-it-stands.
ledger-row-twice = Diese Zeile steht schon bei { $first }.
    .hint = Löschen Sie eine der beiden.
ledger-older = Das Journal endet am { $ends }, die Mitglieder wurden aber am { $day } abgeglichen: Es stammt aus einem älteren Register, und spätere Punkte würden ein zweites Mal gutgeschrieben.
    .hint = Verwenden Sie das Journal des Registers von jenem Tag. Wurde seither nichts gutgeschrieben, verwenden Sie --ledger-as-it-stands.
ledger-differs = Das Blatt { $sheet } { $rows }: Zeilen wurden gelöscht, ergänzt oder geändert, oder das Blatt stammt aus einer anderen Kopie des Registers.
    .hint = Machen Sie die Änderung rückgängig, oder geben Sie mit --ledger das Register davor an. War die Änderung gewollt, verwenden Sie --ledger-as-it-stands.
    .rows = hat { $holds } Zeilen; der letzte Abgleich hatte { $wrote } geschrieben
members-moved = Mitglied { $number } hatte beim letzten Abgleich in der Spalte { $column } { $was } und hat jetzt { $is }, was einem anderen Mitglied gehörte: Zellen dieser Spalte wurden ohne ihre Zeilen verschoben.{ $more }
    .hint = Gutgeschrieben wurde nichts. Machen Sie das Sortieren oder Verschieben rückgängig, sodass jede Zeile wieder ein Mitglied ist.
    .more =
        { $rest ->
            [one] {" "}Das gilt auch für 1 andere Zeile.
           *[other] {" "}Das gilt auch für { $rest } andere Zeilen.
        }
credited-unknown = Nach dem Journal wurden { $held } dem Mitglied { $number } gutgeschrieben, das nicht auf dem Blatt Members steht.
    .hint = Wurde die Nummer geändert, tragen Sie diese auf dem Blatt Aliases unter Old number ein.
totals-gone = Das Blatt Members hat keine Spalte { $column }, aber beim letzten Abgleich hatten Mitglieder solche Punkte; sie würden wieder bei null anfangen.
    .hint = Stellen Sie die Spalte wieder her, oder ändern Sie ihre Überschrift in { $column }.
member-number-changed = { $name } hatte beim letzten Abgleich die Nummer { $was } und hat jetzt { $is }; die Punkte dieses Mitglieds sind zurückgestellt.
    .hint = Schreiben Sie wieder die alte Nummer, oder tragen Sie sie auf dem Blatt Aliases unter Old number ein.
member-typed-over = Mitglied { $was } steht nicht mehr auf dem Blatt Members, und das neue Mitglied { $is } hat genau dieselben Summen ({ $held }): Jemand hat die Zeile überschrieben. Die Punkte des neuen Mitglieds sind zurückgestellt.
    .hint = Stellen Sie die Zeile von { $was } wieder her, und geben Sie dem neuen Mitglied eine Zeile mit Summen von 0. Ist es dieselbe Person, tragen Sie den früheren Namen und die alte Nummer auf dem Blatt Aliases ein.
member-gone = Mitglied { $number } { $name } hatte beim letzten Abgleich { $held }, steht aber nicht mehr auf dem Blatt Members.
    .hint = Wurde die Zeile aus Versehen gelöscht, stellen Sie sie wieder her. Für ein ausgetretenes Mitglied schreiben Sie „lapsed“ unter Status.
total-typed = { $column } von Mitglied { $number } { $name }: nach dem letzten Abgleich { $was }, jetzt { $is }. Jemand hat den Wert geändert.
    .hint = War das gewollt, ist nichts zu tun; sonst schreiben Sie wieder die alte Summe.
new-member-totals = Mitglied { $number } { $name } ist seit dem letzten Abgleich neu, hat aber schon { $held }{ $same }: Vielleicht wurde die Zeile mit ihren Summen kopiert. Es bekommt keine Punkte, bis Sie entscheiden.
    .hint = Wurde die Zeile kopiert, leeren Sie ihre Summen. Hat das Mitglied diese Punkte mitgebracht, entscheiden Sie in decisions.xlsx „count“.
    .same = , genau wie { $same }
totals-exchanged = { $column } und { $other } von { $count } Mitgliedern wurden seit dem letzten Abgleich vertauscht: Die beiden Spalten oder ihre Überschriften haben die Plätze gewechselt. Gutgeschrieben wurde nichts.
    .hint = Tauschen Sie die beiden Spalten zurück, und gleichen Sie noch einmal ab.
member-renamed = Mitglied { $number } hieß beim letzten Abgleich { $was } und heißt jetzt { $is }.
    .hint = Tragen Sie den früheren Namen auf dem Blatt Aliases ein, damit Meldungen mit ihm das Mitglied finden. Hat jemand anderes die Nummer bekommen, geben Sie dieser Person eine eigene Nummer.
aliases-unchecked = Das Blatt Aliases hat keine Spalte Check; palmares kann nicht sagen, ob sich seine Zeilen seit dem letzten Abgleich geändert haben, und hat sie verwendet, wie sie sind.
    .hint = Wurde die Spalte gelöscht, vergleichen Sie die Zeilen mit dem vorigen Register. Ist das Blatt neu, ist nichts zu tun.
alias-changed = Diese Zeile des Blatts Aliases, jetzt für Mitglied { $number }, hat sich seit dem letzten Abgleich geändert: Eine Zelle wurde bearbeitet oder verschoben. Sie wurde nicht verwendet, weil sie auf das falsche Mitglied zeigen könnte.
    .hint = Machen Sie die Änderung rückgängig. War sie gewollt, leeren Sie in dieser Zeile die Zelle Check.
member-status-changed_status-changed = Mitglied { $number } { $name } war beim letzten Abgleich { $was } und ist jetzt { $is }.
    .hint = War das gewollt, ist nichts zu tun: Punkte ausgetretener oder verstorbener Mitglieder sind zurückgestellt.
gold-changed = Die Zeilen auf dem Blatt Gold von Mitglied { $number } { $name } ergaben beim letzten Abgleich am { $day } { $was } Gold Points und ergeben für jenen Tag jetzt { $is }: Jemand hat eine Zeile geändert, ergänzt oder gelöscht.
    .hint = War das gewollt, ist nichts zu tun; sonst stellen Sie die Zeile wieder her.
certificate-day-gone = Urkunde { $certificate } wurde bei einem früheren Abgleich gezählt, aber ihr Datum unter Registered ist weg; sie wurde nicht noch einmal gezählt.
    .hint = Schreiben Sie das Datum wieder hinein. Ist es eine andere Urkunde mit derselben Nummer und denselben Punkten, korrigieren Sie ihre Nummer.
certificate-changed = Urkunde { $certificate } wurde bei einem früheren Abgleich als { $was } gezählt, aber die Zeile sagt jetzt { $is }; es bleibt bei den damals gezählten Punkten.
    .hint = Machen Sie die Änderung rückgängig. Eine Berichtigung besteht aus zwei Zeilen: den alten Punkten mit Minus, dann den richtigen.
certificate-never-counted = Urkunde { $certificate } hat ein Datum unter Registered, wurde aber bei keinem Abgleich gezählt; ihre Punkte sind zurückgestellt.
    .hint = Leeren Sie das Datum, damit sie gezählt wird. Wurden ihre Punkte von Hand zur Summe gezählt, verwenden Sie --ledger-as-it-stands.
certificate-gone = Urkunde { $certificate }, bei einem früheren Abgleich als { $points } gezählt, steht nicht mehr auf dem Blatt Certificates; ihre Punkte bleiben.{ $others }
    .hint = Stellen Sie die Zeile mit ihrem Datum unter Registered wieder her.
    .others =
        { $rest ->
            [one] {" "}Das gilt auch für 1 weitere.
           *[other] {" "}Das gilt auch für { $rest } weitere.
        }
noughts-lost = Das Register sagt { $number }, Meldungen und frühere Gutschriften aber { $form }: Excel hat die führenden Nullen weggelassen. Gelesen wurde { $form }.{ $others }
    .hint = Formatieren Sie die Spalte Number als Text, und schreiben Sie die führenden Nullen wieder dazu.
    .others =
        { $rest ->
            [one] {" "}Das gilt auch für 1 anderes Mitglied.
           *[other] {" "}Das gilt auch für { $rest } andere Mitglieder.
        }
noughts-unclear = Die Nummer { $number } hat ihre führenden Nullen verloren, und anderswo kommen { $one } und { $other } vor; die Punkte dieses Mitglieds sind zurückgestellt.
    .hint = Formatieren Sie die Zelle als Text, und schreiben Sie die Nummer mit ihren führenden Nullen.
register-number-twice_number-twice = Mitglied { $number } steht auch bei { $first }; Punkte für diese Nummer sind zurückgestellt.
    .hint = Korrigieren Sie die falsche Nummer, oder führen Sie die beiden Zeilen zusammen.
register-date-future_future-date = { $column } ist { $date }, nach dem Datum des Abgleichs ({ $as_of }).
    .hint = Korrigieren Sie das Datum, oder geben Sie das Datum des Abgleichs mit --as-of an.
rank-unknown_unknown-rank = „{ $text }“ ist kein Rang des Handbuchs; palmares hat den Rang aus den Punkten berechnet.
    .hint = Korrigieren Sie den Rang, oder leeren Sie ihn.
rank-not-borne-out = { $rank } verlangt { $takes } ({ $clause }), das Mitglied hat aber { $holds }. Der Rang bleibt.
    .hint = Korrigieren Sie den Rang, oder die Summen, wenn Punkte fehlen.
rank-behind = Das Mitglied hat { $holds }, genug für { $due } ({ $clause }), aber das Register sagt { $rank }. Das Mitglied wird jetzt befördert.
    .hint = Nichts zu tun.
register-unknown-member_unknown-member = Auf dem Blatt Members gibt es kein Mitglied { $number }.
    .hint = Korrigieren Sie die Nummer, oder tragen Sie das Mitglied ein.
register-several-rows_several-rows = Mitglied { $number } steht in mehreren Zeilen des Blatts Members; es ist unklar, welches Mitglied diese Zeile meint.
    .hint = Korrigieren Sie die falsche Nummer auf dem Blatt Members, oder führen Sie die Zeilen zusammen.
old-number-taken = Die alte Nummer { $number } ist jetzt die Nummer von { $name }; sie wird nicht als alte Nummer verwendet.
    .hint = Leeren oder korrigieren Sie die alte Nummer.
gold-without-rows = Keine Zeile auf dem Blatt Gold belegt die { $points } Gold Points des Mitglieds; sie können nicht verfallen ({ $clause }) und blieben unverändert.
    .hint = Tragen Sie die Gutschriften mit ihrem Datum auf dem Blatt Gold ein.
gold-entered = Keine Zeile auf dem Blatt Gold belegt die { $points } Gold Points des Mitglieds; eine Zeile mit dem Datum { $date } wurde ergänzt, und ab dann verfallen sie ({ $clause }).
    .hint = Korrigieren Sie Datum und Punkte in dieser Zeile auf dem Blatt Gold.
certificate-twice = Urkunde { $certificate } steht schon bei { $first } und kann nur einmal zählen ({ $clause }); diese Zeile wurde abgelehnt.
    .hint = Entfernen Sie die Zeile, oder korrigieren Sie die Nummer der Urkunde.
certificate-expired = Urkunde { $certificate } ist am { $expires } abgelaufen und wurde abgelehnt; von dieser Bedingung gibt es keine Ausnahme ({ $clause }).
    .hint = Stimmt das Datum, ist nichts zu tun.
certificate-other-scheme = Urkunde { $certificate } hat { $issuer } ausgestellt; dessen Punkte werden nicht anerkannt ({ $clause }), und sie wurde abgelehnt.
    .hint = Korrigieren Sie Issuer, wenn es ein anerkannter Verband oder ein Veranstalter dieses Verbands sein soll.
certificate-without-issuer = Urkunde { $certificate } nennt keinen Aussteller; sie wurde als Urkunde dieses Verbands gezählt ({ $clause }).
    .hint = Füllen Sie Issuer aus.
certificate-differs = Urkunde { $certificate } sagt { $says }, die Meldung ihres Turniers vergibt aber { $award }; das zählt ({ $clause }).
    .hint = Holen Sie die Urkunde zurück, und lassen Sie sie vom Aussteller berichtigen.
certificate-other-name = Urkunde { $certificate } nennt { $name }, die Nummer { $number } gehört aber { $member }; sie zählt nicht, bis Sie entscheiden.
    .hint = Korrigieren Sie die Nummer oder den Namen. Sind beide dieselbe Person, entscheiden Sie in decisions.xlsx „count“.
certificate-not-taken-back = Die Zeile nimmt Urkunde { $certificate } zurück, aber keine frühere Zeile hat diese Urkunde mit demselben Mitglied und denselben Punkten ({ $clause }); sie wurde abgelehnt.
    .hint = Eine Berichtigung besteht aus zwei Zeilen: den alten Punkten mit Minus, dann den richtigen.
decision-moved = Diese Zeile passt nicht zu ihrem Fall ({ $case }): Zellen wurden ohne den Rest der Zeile sortiert oder verschoben. Die Entscheidung wurde nicht angewandt.
    .hint = Machen Sie das Sortieren rückgängig, oder entscheiden Sie den Fall in der neuen decisions.xlsx noch einmal.
decision-changed = Die gespeicherte Entscheidung über { $what } (jetzt „{ $decided }“) wurde geändert, nachdem palmares sie geschrieben hatte: Eine Zelle dieser Zeile wurde bearbeitet, verschoben oder geleert. Sie wurde nicht angewandt; über den Fall ist neu zu entscheiden.
    .hint = Machen Sie die Änderung rückgängig. Wollen Sie anders entscheiden, entscheiden Sie den Fall in der neuen decisions.xlsx und verwenden Sie sie mit --decisions; wollen Sie die Entscheidung zurücknehmen, leeren Sie ihre Zelle Decision.
decision-cleared = Die gespeicherte Entscheidung über { $what } wurde geleert; der Fall wird beim nächsten Auftreten wieder zur Entscheidung vorgelegt.
    .hint = War das gewollt, ist nichts zu tun; sonst machen Sie die Änderung rückgängig.
decisions-gone = Der letzte Abgleich hat { $wrote } Entscheidungen gespeichert, das Blatt Decisions hat aber nur { $holds }; die anderen Fälle werden beim nächsten Auftreten wieder zur Entscheidung vorgelegt.
    .hint = Wurden Zeilen absichtlich gelöscht, ist nichts zu tun; sonst stellen Sie sie wieder her.
decision-outdated = Der Fall wurde früher als „{ $decided }“ entschieden, aber seither { $what }; über ihn ist neu zu entscheiden.
    .hint = Entscheiden Sie den Fall in der neuen decisions.xlsx noch einmal.
decision-noughts = Die Entscheidung sagt { $number }, die Nummern dieses Registers haben aber { $digits } Ziffern; gelesen wurde { $form }.
    .hint = Formatieren Sie die Zelle als Text, und schreiben Sie die Nummer mit ihren führenden Nullen.
decision-noughts-unclear = Excel speichert { $number } als Zahl, und { $one } und { $other } sind beide Mitglieder; die Entscheidung wurde nicht angewandt.
    .hint = Formatieren Sie die Zelle als Text, und schreiben Sie die Nummer mit ihren führenden Nullen.
points-to-other-name_decision-other-name = Die Entscheidung gibt die Punkte von { $name } dem Mitglied { $number } { $member }, das anders heißt.
    .hint = Ist es dieselbe Person, tragen Sie den Namen auf dem Blatt Aliases ein; sonst korrigieren Sie die Nummer.
probable-member_decision-against-match = { $name } wurde als „{ $decided }“ entschieden, ist aber wahrscheinlich Mitglied { $number } { $member } ({ $score } von 100).
    .hint = Ist es jemand anderes, ist nichts zu tun; sonst entscheiden Sie „same person“.
decision-unknown_unknown-decision = „{ $text }“ ist keine Entscheidung für diesen Fall; sie wurde nicht angewandt.
    .hint = Wählen Sie eine von diesen: { $choices }.
decision-gone = Die Entscheidung bezieht sich auf { $what }, was nicht im Register steht; sie wurde nicht angewandt.
    .hint = Entscheiden Sie den Fall noch einmal.
decision-nobody = Die Entscheidung sagt „same person“, aber es wurde kein Mitglied vorgeschlagen; sie wurde nicht angewandt.
    .hint = Schreiben Sie die Nummer des Mitglieds als Entscheidung.
decision-several-rows = Die Entscheidung nennt Mitglied { $number }, aber diese Nummer steht in mehreren Zeilen des Registers; sie wurde nicht angewandt.
    .hint = Korrigieren Sie die falsche Nummer auf dem Blatt Members, oder führen Sie die Zeilen zusammen; dann entscheiden Sie noch einmal.
decision-too-late = Die Entscheidung kommt zu spät, um Punkte zurückzunehmen: { $what }.
    .hint = { $hint }
merge-taken-back = Die Mitglieder { $one } und { $other } sind wieder zwei Personen: Was beim Zusammenführen übertragen wurde, ging an Mitglied { $other } zurück. Seither gutgeschriebene Punkte bleiben bei Mitglied { $one }.
    .hint = Um Punkte zu übertragen, die seither mit der Nummer { $other } gemeldet wurden, geben Sie deren Meldungen noch einmal an.
rows-not-merged = Die Mitglieder { $one } und { $other } wurden nicht zusammengeführt: { $why }.
    .hint = Korrigieren Sie die Zeilen im Register, oder entscheiden Sie den Fall noch einmal.
decision-number-taken_new-number-taken = Die Entscheidung legt ein neues Mitglied { $number } an, aber diese Nummer gehört { $name }; sie wurde nicht angewandt.
    .hint = Schreiben Sie eine unbenutzte Nummer unter Member, oder lassen Sie es leer für die nächste freie; ist der Spieler dieses Mitglied, entscheiden Sie „same person“.
decision-kept = Der Fall { $case } trat diesmal nicht auf; die Entscheidung bleibt gespeichert.
    .hint = Nichts zu tun.
decision-replaced = Der Fall { $case } wurde früher als „{ $before }“ entschieden. Die damals abgelehnten Punkte wurden nicht gespeichert; sie kommen nur mit ihrer Meldung zurück.
    .hint = Geben Sie die Meldungen dieses Spielers oder Turniers zusammen mit der Entscheidung noch einmal an.
decisions-contradict = { $what }, aber { $first } widerspricht dem; keine von beiden wurde angewandt.
    .hint = Behalten Sie eine der beiden Entscheidungen.
points-not-kept = { $points } aus dieser Saison wurden nicht gutgeschrieben: Das Regelwerk dieses Registers zählt sie nicht.
    .hint = Ist es das Register eines anderen Verbands, geben Sie dessen Regelwerk mit --rules an; sonst ist nichts zu tun.
event-far-ahead = { $event } hat das Datum { $date }, lange nach allen anderen Turnieren (das letzte ist vom { $last }): Jahr oder Monat ist wahrscheinlich falsch. Es bestimmt nicht das Datum des Abgleichs, und seine Punkte sind zurückgestellt.
    .hint = Korrigieren Sie das Datum in der Meldung, und starten Sie noch einmal. Stimmt es, geben Sie das Datum des Abgleichs mit --as-of an.
event-far-back = { $event } hat das Datum { $date }, Jahre vor allen anderen Turnieren (das erste ist vom { $first }): Das Jahr ist wahrscheinlich falsch. Seine Punkte zählen ab jenem Datum.
    .hint = Korrigieren Sie das Datum in der Meldung, und starten Sie noch einmal. Stimmt es, ist nichts zu tun.
day-far-ahead = Das Datum des Abgleichs ist { $day }, mehr als zwei Jahre nach { $what } ({ $since }); ein Jahr ist wahrscheinlich falsch.{ $effects }
    .hint = Korrigieren Sie --as-of oder die Daten in den Meldungen. Stimmt das Datum, ist nichts zu tun.
    .effects = {" "}Dazwischen laufen { $papers } Urkunden ab, und Gold Points von { $faded } Mitgliedern verfallen.
day-far-back = Das Datum des Abgleichs ist { $day }, vor { $events } am { $first }; bisher wurde nichts gutgeschrieben.
    .hint = Korrigieren Sie --as-of. Stimmt das Datum, ist nichts zu tun.
    .events =
        { $events ->
            [one] dem einzigen Turnier
           *[other] allen { $events } Turnieren, deren erstes war
        }
event-in-two-files = { $title } steht auch in { $other }, mit anderen Punkten. Punkte, die in beiden stehen, zählen einmal; die anderen sind zurückgestellt, bis Sie entscheiden.
    .hint = Entscheiden Sie in decisions.xlsx, oder entfernen Sie die falsche Datei.
event-gone = { $what } nicht mehr in dieser Meldung; { $members } die Punkte ({ $points }).
    .hint = Wurde das Turnier zurückgezogen, nehmen Sie seine Punkte mit einer Berichtigung von palmares diff zurück. Ist diese Meldung aus einem anderen Jahr und heißt nur gleich, ist nichts zu tun.
    .what =
        { $events ->
            [one] { $event } wurde früher gutgeschrieben und steht
           *[other] { $events } Turniere, etwa { $event }, wurden früher gutgeschrieben und stehen
        }
    .members =
        { $members ->
            [one] 1 Mitglied behält
           *[other] { $members } Mitglieder behalten
        }
awards-replaced = { $event } wurde schon gutgeschrieben, und { $lost } seiner { $all } Mitglieder würden ihre Punkte jetzt an andere verlieren: { $members }. Nichts wurde geändert; es ist zurückgestellt, bis Sie entscheiden.
    .hint = Sind in der Meldung Nummern oder Namen verrutscht oder ist es ein anderes Turnier, verwenden Sie die richtige Meldung. Ist die Korrektur gewollt, entscheiden Sie in decisions.xlsx „count“; mit „ignore“ bleibt, was gutgeschrieben wurde.
points-taken-back = { $event } wurde früher mit anderen Punkten gutgeschrieben; { $count } jetzt weniger Punkte: { $members }{ $more }.
    .hint = Wurde die Meldung korrigiert, ist nichts zu tun; ist sie eine ältere Kopie oder eine andere Datei des Turniers, verwenden Sie die richtige.
    .count =
        { $count ->
            [one] 1 Mitglied hat
           *[other] { $count } Mitglieder haben
        }
points-added = { $event } wurde früher mit anderen Punkten gutgeschrieben; { $count } jetzt mehr Punkte: { $members }{ $more }.
    .hint = Wurde die Meldung korrigiert, ist nichts zu tun; wurden Status, Boards oder Ergebnisse aus Versehen geändert, verwenden Sie die richtige.
    .count =
        { $count ->
            [one] 1 Mitglied hat
           *[other] { $count } Mitglieder haben
        }
event-back = Alle Punkte von { $event } hat ein früherer Abgleich zurückgenommen, aber diese Meldung bringt sie wieder; { $members } gutgeschrieben.
    .hint = Wurde das Turnier zurückgezogen, ist diese Meldung eine ältere Kopie: Gleichen Sie ohne sie noch einmal ab, vom selben Register aus. Wurde es aus Versehen zurückgezogen, ist nichts zu tun.
    .members =
        { $members ->
            [one] 1 Mitglied bekam sie
           *[other] { $members } Mitglieder bekamen sie
        }
not-taken-back = { $points } von Mitglied { $number } für { $event } stehen nicht mehr in der Meldung und müssten zurückgenommen werden, aber { $why }; sie blieben stehen.
    .hint = Korrigieren Sie die Zeile im Register, und gleichen Sie dann die Meldung des Turniers noch einmal ab.
amendment-differs = Die Berichtigung nimmt Mitglied { $member } für { $event } { $says } zurück, das Register hat aber { $held } gutgeschrieben. Für dieses Turnier wurde nichts zurückgenommen oder gutgeschrieben.
    .hint = Verwenden Sie die Meldung selbst, oder erstellen Sie die Berichtigung aus den Läufen, mit denen das Register abgeglichen wurde.
amendment-takes-nothing = Die Berichtigung nimmt für { $event } { $says } zurück von { $who }, das Register hat das aber nie gutgeschrieben. Für dieses Turnier wurde nichts zurückgenommen oder gutgeschrieben.
    .hint = Verwenden Sie die Meldung selbst, oder erstellen Sie die Berichtigung aus den Läufen, mit denen das Register abgeglichen wurde. Ist das Turnier neu, gleichen Sie zuerst das Turnier ab und dann die Berichtigung.
amendment-twice = Es gibt eine weitere Berichtigung von { $event }; nur eine lässt sich auf einmal anwenden. Für diese wurde nichts zurückgenommen oder gutgeschrieben.
    .hint = Gleichen Sie eine Berichtigung nach der anderen ab, in der Reihenfolge, in der sie erstellt wurden.
amendment-day = „{ $day }“ ist nicht als Datum von { $event } lesbar; vielleicht hat ein anderes Programm die Datei in seinem eigenen Format gespeichert. Für dieses Turnier wurde nichts zurückgenommen oder gutgeschrieben.
    .hint = Verwenden Sie amendment.csv so, wie palmares diff es geschrieben hat, ohne es in Excel zu öffnen.
amendment-changed = Die Zeilen von { $event } haben sich geändert, seit palmares diff sie geschrieben hat: { $rows }. Für dieses Turnier wurde nichts zurückgenommen oder gutgeschrieben.
    .hint = Verwenden Sie amendment.csv so, wie palmares diff es geschrieben hat, ohne es in Excel zu öffnen. Falsche Punkte korrigieren Sie in der Meldung.
amendment-outdone = Die Berichtigung gibt Mitglied { $member } für { $event } { $says }, die eigene Meldung des Turniers aber { $returned }. Die Meldung zählt; die Berichtigung wurde nicht angewandt.
    .hint = Verwenden Sie nur die Berichtigung oder die korrigierte Meldung; eine Meldung von vor der Korrektur bringt die alten Punkte zurück.
amendment-empty = Diese Berichtigung hat keine Zeilen und berichtigt nichts.
    .hint = Hat palmares diff geänderte Punkte gefunden, wurden Zeilen gelöscht: Verwenden Sie amendment.csv so, wie palmares diff es geschrieben hat.
amendment-cut = palmares diff hat { $wrote } Zeilen in diese Berichtigung geschrieben, es sind aber { $holds }: Turniere fehlen oder wurden ergänzt.
    .hint = Verwenden Sie amendment.csv so, wie palmares diff es geschrieben hat.
letters-list_no-letters-list = Das ist keine Spielerliste, wie palmares sie schreibt: Auf ihrem ersten Blatt fehlt eine Zeile mit Überschriften, in der die Spalte { $lacks } genau einmal steht.
    .hint = Geben Sie letters/players.csv der letzten Briefe an, mit einem Wort unter „sent“ für jeden verschickten.
letters-list-other_other-letters-list = Diese Liste hat { $command } geschrieben; dessen Punkte sind andere.
    .hint = Geben Sie die Liste an, die dieser Befehl beim letzten Mal geschrieben hat.
letters-list-row_changed-list-row = Die Zeile von { $name } ist nicht so, wie palmares sie geschrieben hat.
    .hint = Nehmen Sie noch einmal die Liste der letzten Briefe, füllen Sie nur die Spalte „sent“ aus, und sortieren Sie nur ganze Zeilen. Entfernen Sie Zeilen, die keine Spieler sind.
letters-list-twice_listed-twice = { $name } steht zweimal in der Liste, hier und bei { $other }: einmal mit einem verschickten Brief und einmal ohne.
    .hint = Behalten Sie die richtige Zeile.
letters-list-sent_unclear-sent = „{ $typed }“ sagt nicht, ob der Brief verschickt wurde.
    .hint = Schreiben Sie yes oder den Tag, an dem er abging; wurde er nicht verschickt, lassen Sie die Zelle leer oder schreiben Sie no.
letters-list-cleared_cleared-sent = Die Zelle „sent“ von { $name } ist leer, palmares hatte sie aber ausgefüllt: Vielleicht wurde die Spalte allein sortiert.
    .hint = Nehmen Sie noch einmal die Liste der letzten Briefe, und sortieren Sie nur ganze Zeilen.
letters-list-unsent_nothing-sent = Kein Brief dieser Liste ist als verschickt gekennzeichnet.
    .hint = Schreiben Sie für jeden verschickten Brief ein Wort oder ein Datum unter „sent“; gibt es keinen, lassen Sie --sent weg.
report-record_missing-record = Ein Bericht zur Wertung braucht { $what } (Datensatz { $record }), und das Turnier hat keine Angabe zu { $key }.
    .hint = Füllen Sie { $key } auf dem Blatt Event aus. palmares export trf --draft schreibt die Datei ohne diese Angabe; Rated no sagt, dass niemand gewertet wird.
report-board_unfinished-match = Runde { $round }: { $home } gegen { $away } ist nicht zu Ende. Bretter ohne Zeile: { $boards }.
    .hint = Geben Sie jedem dieser Bretter eine Zeile auf dem Blatt Matches, mit Ergebnis oder Bemerkung (not played, wenn niemand kam). palmares export trf --draft schreibt die Datei mit diesen Partien als offen.
report-days_missing-days = Ein Bericht zur Wertung braucht den Tag jeder Runde (Datensatz 132), und { $rounds } keinen.
    .hint = Füllen Sie Round dates auf dem Blatt Event aus: die Tage aller Runden der Reihe nach, etwa 2026-05-02, 2026-05-02, 2026-05-03. palmares export trf --draft schreibt die Datei ohne sie.
report-days_unfit-day = Runde { $round } ist am { $day }, kann aber nur vom { $first } bis { $last } sein: nach den Runden davor, an den Tagen des Turniers.
    .hint = Berichtigen Sie den Tag der Runde oder Date und End date auf dem Blatt Event. palmares export trf --draft schreibt die Datei, wie sie ist.
report-federation_federation = „{ $typed }“ ist nicht der Code einer Föderation der FIDE.
    .hint = Geben Sie den Code aus drei Buchstaben ein, etwa WLS, GER oder NED. palmares export trf --draft schreibt die Datei, wie sie ist; Rated no sagt, dass niemand gewertet wird.
report-time-control_unreadable-time-control = Die Bedenkzeit „{ $typed }“ lässt sich nicht für einen Bericht zur Wertung kodieren (Datensatz 222).
    .hint = Geben Sie Minuten und Sekunden je Zug ein, etwa 90+30, oder Abschnitte, etwa 40/90+30, 30+30. palmares export trf --draft schreibt die Datei ohne sie.
report-time-control_unfit-time-control = { $typed } gibt jedem Spieler { $minutes } Minuten für 60 Züge, für die Wertung „{ $kind }“ braucht es hier aber { $range }.
    .hint = Berichtigen Sie Time control auf dem Blatt Event. Standardpartien brauchen 60 Minuten, 90 mit einem Spieler ab 1800, 120 mit einem ab 2400 (B.02 1.1). Für andere Wertungen schreiben Sie Rapid rating oder Blitz rating über die Wertungszahlen. palmares export trf --draft schreibt die Datei, wie sie ist.
report-number_long-number = Die FIDE-Nummer { $number } von { $name } ist zu lang: ein Bericht hat Platz für 11 Ziffern.
    .hint = Berichtigen Sie No auf dem Blatt Entries. palmares export trf --draft schreibt die Datei ohne die Nummer.
report-number_missing-number = Ein Bericht zur Wertung braucht die FIDE-Nummer jedes Spielers, und { $name } hat keine.
    .hint = Füllen Sie No auf dem Blatt Entries aus, nur mit Ziffern. palmares export trf --draft schreibt die Datei ohne die Nummer; Rated no sagt, dass niemand gewertet wird.
report-number_shared-number = { $name } hat die FIDE-Nummer { $number }, aber { $other } hat sie auch; eine Nummer gehört einem Spieler.
    .hint = Berichtigen Sie eine von beiden unter No auf dem Blatt Entries. palmares export trf --draft schreibt die Datei, wie sie ist; Rated no sagt, dass niemand gewertet wird.
report-rating_long-rating = Die Wertungszahl { $rating } von { $name } ist zu lang: ein Bericht hat Platz für 4 Ziffern.
    .hint = Berichtigen Sie { $column } auf dem Blatt Entries. palmares export trf --draft schreibt die Datei ohne die Zahl.
upload-needs_needed-answer = { $body } nimmt kein Turnier ohne { $key }, und diesem fehlt es.
    .hint = Füllen Sie { $key } auf dem Blatt Event aus{ $folder }.
    .folder = , oder in palmares.toml für alle Turniere eines Ordners
upload-charge_unknown-charge = { $body } { $typed }.
    .hint = Füllen Sie Charge code auf dem Blatt Event aus: { $codes }.
    .typed =
        { $typed ->
            [0] rechnet nach einem Gebührencode ab, und dieses Turnier hat keinen
           *[other] kennt den Gebührencode { $typed } nicht
        }
upload-charge-unfit_unfit-charge = Der Gebührencode { $code } von { $body } gilt für { $what }, und dieses Turnier hat { $lacks }.
    .hint = Korrigieren Sie Charge code oder was das Blatt Event über das Turnier sagt.
upload-number_unsound-number = { $body } würde die Nummer { $typed } von { $name } ablehnen: Eine Nummer hat die Form { $form }.
    .hint = Korrigieren Sie die Nummer auf dem Blatt Entries.
upload-without-number_number-needed = { $body } nimmt keine Ergebnisse ohne die Nummer jedes Spielers, und { $name } hat keine.
    .hint = Füllen Sie No auf dem Blatt Entries aus.
upload-unpaid_unpaid = { $name } hat keine Nummer; { $body } kann nichts gutschreiben.
    .hint = Füllen Sie No auf dem Blatt Entries aus, außer der Spieler ist kein Mitglied.
upload-number-twice_number-twice = { $name } hat die Nummer { $number }, { $other } aber auch; { $body } würde beide für einen Spieler halten.
    .hint = Korrigieren Sie eine der Nummern auf dem Blatt Entries.
upload-name_unfit-name = { $body } wüsste nicht, wer { $name } ist: { $why }.
    .hint = Schreiben Sie Vor- und Nachnamen auf das Blatt Entries, etwa Carys Lorimer.
upload-points_unfit-points = { $body } nimmt Punkte in ganzen Hundertsteln bis 9999.99, und { $name } hat { $points }.
    .hint = Prüfen Sie das Regelwerk des Turniers und die Korrekturen.
upload-provisional_provisional-upload = Das Turnier ist vorläufig; davon geht nichts an { $body }.
    .hint = palmares explain sagt, was fehlt; senden Sie das Turnier, wenn es endgültig ist.
upload-time-control_unfit-time-control = { $body } nimmt die Bedenkzeit in Minuten, und „{ $typed }“ nennt sie nicht.
    .hint = Schreiben Sie unter Time control die Minuten und hinter einem Plus die Sekunden je Zug: 90+30.
upload-game_unfit-game = { $white } gegen { $black } in Runde { $round } hat { $trouble }, und { $body } nimmt keine solche Partie.
    .hint = Korrigieren Sie das Ergebnis auf dem Blatt Matches; eine nicht gespielte Partie ist +--, --+ oder ---.
upload-address_address-needed = { $body } verlangt eine Adresse für { $key }, und „{ $typed }“ hat keine.
    .hint = Schreiben Sie sie hinter ein Komma: Jo Lark, jo@club.example.
upload-nothing_nothing-to-send = { $body } nimmt keines der Turniere hier; es wurde nichts geschrieben.
    .hint = Prüfen Sie den Ordner und die Stelle hinter --to; palmares send --help führt alle auf.
upload-ledger-damaged_ledger-damaged = Das Journal der Sendungen ist nicht lesbar: { $why }. Es wurde nichts geschrieben.
    .hint = Nehmen Sie uploads.csv aus einer Sicherung. Gibt es keine, verschieben Sie die Datei und die daneben; palmares beginnt eine neue, die von früheren Sendungen nichts weiß.
upload-ledger-contradiction_ledger-contradiction = Das Journal der Sendungen widerspricht sich: { $why }. Es wurde nichts geschrieben.
    .hint = Machen Sie rückgängig, was in uploads.csv geändert wurde, oder nehmen Sie die Datei aus einer Sicherung; für Sie ist nur ihre Spalte note.
upload-not-written_answer-unknown = { $file } wurde für diese Stelle nicht geschrieben; es gibt nichts anzunehmen oder abzulehnen. Es wurde nichts geschrieben.
    .hint = Geben Sie den Namen einer Datei an, wie er in der Spalte file von uploads.csv steht, und die Stelle, an die sie ging.
upload-file-changed_file-changed = { $file } ist nicht so, wie palmares es geschrieben hat, und wurde nicht ersetzt. Es wurde nichts geschrieben.
    .hint = Nehmen Sie für jede Stelle einen eigenen Ordner; oder verschieben Sie die Datei, oder ersetzen Sie sie mit --overwrite.
upload-adds-twice_adds-twice = { $file } wurde angenommen und hätte jetzt andere Punkte; { $body } würde sie zusätzlich zu den vorhandenen gutschreiben. Es wurde nichts geschrieben.
    .hint = Senden Sie die neuen Meldungen für sich, mit --name; teilen Sie der Stelle mit, was sich an den anderen geändert hat.
upload-refused_still-refused = { $file } wurde abgelehnt und ist noch unverändert.
    .hint = Korrigieren Sie die Meldung, wie die Stelle es verlangt. Lag der Fehler nicht bei Ihnen, senden Sie sie unverändert noch einmal.
competition-twice = Der Wettbewerb { $id } steht schon bei { $first }; dieser wurde ausgelassen.
    .hint = Geben Sie jedem Wettbewerb einen eigenen Kurznamen.
competition-days = { $from } ist später als { $to }; kein Turnier könnte zählen, und der Wettbewerb wurde ausgelassen.
    .hint = Vertauschen Sie die beiden Daten, oder korrigieren Sie eines davon.
competition-comparison = Eine Verbesserung braucht einen früheren Zeitraum zum Vergleich; der Wettbewerb wurde ausgelassen.
    .hint = Füllen Sie Compare from und Compare to aus, etwa 2025-09-01 und 2026-05-31.
competition-place-points = „{ $text }“ unter Place points ist keine Zahl; der Wettbewerb wurde ausgelassen.
    .hint = Schreiben Sie die Punkte für den ersten Platz, den zweiten und so weiter: 10,8,6,5,4,3,2,1.
competition-group = „{ $text }“ unter Open to ist keine Gruppe; der Wettbewerb wurde ausgelassen.
    .hint = Schreiben Sie all, newcomers, oder rank, category oder club und dahinter einen Namen: category women, club Riverside.
competition-handicap = Das Handicap „{ $text }“ wurde nicht verstanden; der Wettbewerb wurde ausgelassen.
    .hint = Schreiben Sie none; by rank: Novice 6, Master 2; by average: 45 5, 50 2; oder bei Prozenten nur by average: was dem Durchschnitt des letzten Jahres auf 50 fehlt.
competition-key = Ein Wettbewerb hat keinen Schlüssel „{ $key }“; der Wert wurde nicht verwendet.
    .hint = { $meant }Schlüssel sind die Spalten des Blatts Competitions.
group-bounds = In dieser Gruppe kann niemand sein, denn das Ende liegt vor dem Anfang: { $what }; die Zeile wurde ausgelassen.
    .hint = Vertauschen Sie die beiden Grenzen, oder leeren Sie eine.
rating-bound = { $text } ist keine Wertungszahl; { $column } begrenzt nichts, und die Zeile wurde ausgelassen.
    .hint = Schreiben Sie eine ganze Zahl ab 0, oder leeren Sie die Zelle.
group-twice = { $what } „{ $name }“ steht schon bei { $first }; diese Zeile wurde ausgelassen.
    .hint = Löschen Sie eine der beiden Zeilen, oder benennen Sie sie um.
stratum-label = „{ $label }“ kann kein Stratum sein: Jedes Stratum hat einen Buchstaben, oder jedes hat eine ganze Zahl.
    .hint = Schreiben Sie B, C … oder 2, 3 … unter Stratum, das niedrigste zuletzt. Ein Name wie Silver gehört unter Group.
stratum-unbounded = Stratum { $label } hat keine Grenzen; jeder wäre darin und in jedem Stratum darüber.
    .hint = Geben Sie an, wer dazugehört, etwa mit Masterpoints to.
stratum-order = Stratum { $label } liegt unter Stratum { $higher }, aber seine Grenzen lassen Teilnehmer zu, die so stark sind wie die von { $higher } oder stärker.
    .hint = Der letzte Buchstabe oder die letzte Zahl ist das niedrigste Stratum: Vertauschen Sie die beiden Bezeichnungen, oder korrigieren Sie die Grenzen.
groups-unread = Dieses Blatt sieht aus wie eine eigene Liste, nicht wie eine von Gruppen der Teilnehmer; Gruppen wurden daraus nicht gelesen.
    .hint = Wenn das stimmt, ist nichts zu tun; sonst überschreiben Sie die Spalten mit Group und dem, was sie begrenzt, etwa Category, Rating to oder Masterpoints to, ohne Spieler daneben.
group-column_group-column-unread = Die Spalte { $name } gehört nicht zum Blatt Groups; sie wurde nicht gelesen und begrenzt keine Gruppe.
    .hint = Korrigieren Sie die Überschrift (palmares new führt alle auf), oder löschen Sie die Spalte.
stratum-column = Die Spalte { $name } gehört nicht zum Blatt Groups und wurde nicht gelesen; vielleicht sagt sie, wer in einem Stratum ist.
    .hint = Korrigieren Sie die Überschrift (palmares new führt alle auf), oder löschen Sie die Spalte.
groups-too-many_too-many-groups = Ein Turnier kann höchstens { $most } Gruppen haben, hier sind es mehr; diese Zeile wurde ausgelassen.
    .hint = Verschieben Sie Zeilen, die keine Gruppen sind, auf ein anderes Blatt.
group-key = Eine Gruppe hat keinen Schlüssel „{ $key }“; diese Gruppe wurde ausgelassen.
    .hint = { $meant }Schlüssel sind die Spalten des Blatts Groups, außer Event.
prize-amount = „{ $text }“ ist kein Geldbetrag; für dieses Turnier wurden keine Preise berechnet.
    .hint = Schreiben Sie eine positive Zahl mit höchstens zwei Nachkommastellen, etwa 80 oder 80 EUR.
prize-place = Einen Platz 0 für einen Preis gibt es nicht; für dieses Turnier wurden keine Preise berechnet.
    .hint = Die Plätze beginnen in jeder Gruppe mit 1.
prize-bounds = Diesen Preis kann niemand bekommen, denn das Ende liegt vor dem Anfang: { $what }; für dieses Turnier wurden keine Preise berechnet.
    .hint = Vertauschen Sie die beiden Grenzen, oder leeren Sie eine.
prize-column_prize-column-unread = Die Spalte „{ $name }“ sagt vielleicht, wer einen Preis gewinnen kann, gehört aber nicht zum Blatt Prizes; es wurden keine Preise berechnet.
    .hint = Schreiben Sie die Überschrift wie in einer leeren Meldung: Rating from, Rating to, Born from, Born to, Masterpoints from oder Masterpoints to; beide Grenzen zählen mit.
prizes-too-many_too-many-prizes = Ein Turnier kann höchstens { $most } Preise haben, hier sind es mehr; es wurde keiner berechnet.
    .hint = Verschieben Sie Zeilen, die keine Preise sind, auf ein anderes Blatt.
prize-group = In { $place } gibt es für dieses Turnier keine Gruppe „{ $name }“, und kein Teilnehmer hat diese Kategorie; Preise wurden dafür nicht berechnet.
    .hint = { $meant }Schreiben Sie den Namen einer Gruppe, wie er dort steht, oder die Grenzen selbst.
sheet-copy_sheet-copied = Alle Zeilen dieses Blatts stehen auch auf dem Blatt { $read }; dieses wurde gelesen.
    .hint = Löschen Sie die Kopie, damit niemand im falschen weiterschreibt.
sheet-copy_sheet-differs = Dieses Blatt sieht aus wie eine Kopie von { $read }, aber { $rows } dort nicht vorhanden. Nur { $read } wurde gelesen; auf diesem Blatt zählt nichts.
    .hint = Kopieren Sie Zeilen, die zählen sollen, nach { $read }, und löschen Sie dieses Blatt.
    .rows =
        { $count ->
            [one] 1 seiner Zeilen ist
           *[other] { $count } seiner Zeilen sind
        }
sheet-copy_sheet-unlike = Dieses Blatt sieht aus wie das fehlende Blatt { $form }. Es wurde nicht gelesen, und nichts darauf zählt.
    .hint = Soll es zählen, benennen Sie es in { $form } um.
sheet-copy_decisions-unread = Die Arbeitsmappe hat kein Blatt Decisions. Das Blatt { $sheet } hat die richtigen Überschriften, wurde aber nicht gelesen; keine seiner Entscheidungen wurde angewandt.
    .hint = Ist { $sheet } das richtige, benennen Sie es in Decisions um, und gleichen Sie noch einmal ab.
sheet-of-others_sheet-of-strangers = Dieses Blatt enthält Teilnehmer und Ergebnisse, aber { $strangers } der Teilnehmer kommen in keinem Turnier dieser Arbeitsmappe vor. Es wurde nicht gelesen, und nichts darauf zählt.
    .hint = Ist es ein Turnier, speichern Sie es als eigene Arbeitsmappe, oder fügen Sie seine Zeilen den Blättern einer Meldung hinzu (palmares new).
corrections-unread = Die Spalte „{ $heading }“ gehört nicht zu einer Meldung; { $cells } nichts.
    .hint = Tragen Sie Strafen auf dem Blatt Adjustments ein, schreiben Sie korrigierte Ergebnisse und Nummern in die üblichen Spalten, und entfernen Sie Teilnehmer, die nicht zählen, aus Results. Steckt all das schon in den Ergebnissen, ist nichts zu tun.
    .cells =
        { $count ->
            [one] ihre ausgefüllte Zelle ändert
           *[other] ihre { $count } ausgefüllten Zellen ändern
        }
struck-out_row-struck = Diese Zeile ist durchgestrichen, zählt aber trotzdem.
    .hint = Soll sie nicht zählen, löschen Sie die Zeile; sonst entfernen Sie die Durchstreichung.
struck-out_cell-struck = „{ $text }“ ist durchgestrichen, wurde aber trotzdem gelesen.
    .hint = Soll es nicht zählen, leeren Sie die Zelle; sonst entfernen Sie die Durchstreichung.
score-out-of-line = { $score } ist { $times } Nachbarwerte, die bei { $near } liegen.
    .hint = Prüfen Sie das Dezimalzeichen und die Ziffern. Das Ergebnis wurde wie eingetragen verwendet.
score-tenth = { $score } % ist ein Zehntel der anderen; gemeint sind wahrscheinlich { $meant } %. Das Turnier ist zurückgestellt, bis die Zelle korrigiert ist.
    .hint = Schreiben Sie { $meant }. Ist jemand früher gegangen, tragen Sie die gespielten Boards unter Boards ein.
score-slip = Mit { $meant } statt { $score } wäre der Durchschnitt der Prozente 50 %; wie eingetragen ist er { $average } %.
    .hint = Vergleichen Sie dieses Ergebnis und die anderen mit dem Blatt des Turnierleiters.
score-out-of-line_score-over-boards = { $score } IMPs in einem Kampf über { $boards } Boards sind mehr als 10 je Board.
    .hint = Prüfen Sie das Dezimalzeichen und die Ziffern. Das Ergebnis wurde wie eingetragen verwendet.
negative-score = Das Ergebnis { $score } ist negativ{ $alike }, und das ist bei { $unit } nicht möglich.
    .hint = Entfernen Sie das Minuszeichen. Sind negative Ergebnisse möglich, geben Sie unter Scoring an, was sie sind.
    .alike =
        { $rest ->
            [one] , wie 1 weiteres des Turniers
           *[other] , wie { $rest } weitere des Turniers
        }
lone-sign = { $score } ist das einzige Ergebnis mit diesem Vorzeichen ({ $own }) unter { $others } anderen ({ $other }).
    .hint = Prüfen Sie das Vorzeichen. Das Ergebnis wurde wie eingetragen verwendet.
    .own =
        { $negative ->
            [yes] Plus
           *[no] Minus
        }
    .other =
        { $negative ->
            [yes] Minus
           *[no] Plus
        }
field-average = Der Durchschnitt der { $scores } Prozentsätze{ $session } ist { $average } %, bei einem vollständigen Feld aber 50 %.
    .hint = Prüfen Sie die Spalte und ob Teilnehmer fehlen. Sind die Ergebnisse keine Prozente, geben Sie das unter Scoring an.
    .session = {" "}des Durchgangs { $session }
filled-down = Die Ergebnisse in { $area } { $are }.
    .hint = Schreiben Sie das Ergebnis jedes Teilnehmers.
    .are =
        { $copy ->
            [0] steigen von Zeile zu Zeile um 1, als hätte Excel eine Reihe ausgefüllt
           *[other] sind alle { $copy }, als wäre eine Zelle nach unten ausgefüllt
        }
match-sum_sum-of-match = Die { $what } beider Seiten ergeben zusammen { $sum }, in den anderen Kämpfen aber { $usual }.
    .hint = Korrigieren Sie, was falsch ist, oder schreiben Sie adjusted unter Note, wenn der Turnierleiter sie zugesprochen hat.
two-in-round = Teilnehmer { $label } hat in Runde { $round } zwei Gegner, hier und bei { $first }, Teilnehmer { $absent } aber keinen.
    .hint = Korrigieren Sie die falsche Nummer.
two-in-round_other-round = { $sides } haben in Runde { $round } auch andere Gegner und in Runde { $meant } keinen.
    .hint = Trafen sie sich in Runde { $meant }, korrigieren Sie die Runde.
opponent-missing = Im Kampf von Teilnehmer { $label } haben beide Seiten ein Ergebnis, aber der Gegner fehlt; der Teilnehmer gilt als spielfrei.
    .hint = Tragen Sie den Gegner ein. Gab es keinen, schreiben Sie bye unter Note und leeren Sie die anderen Ergebnisse.
lone-sign_lone-declarer = { $score } auf Board { $board } hat das entgegengesetzte Vorzeichen der { $others } anderen Ergebnisse, die sonst meist gleich sind.
    .hint = Prüfen Sie das Vorzeichen und den Alleinspieler. Der Score wurde wie eingetragen verwendet.
scoring-heading = Scoring sagt { $scoring }, aber über den Ergebnissen steht „{ $heading }“. Sie wurden als { $scoring } gelesen.
    .hint = Korrigieren Sie Scoring, oder ändern Sie die Überschrift in Score.
scoring-heading_scores-of-percent = Scoring sagt { $scoring }, aber die { $scores } Ergebnisse haben genau den Durchschnitt 50, wie Prozente. Sie wurden als { $scoring } gelesen.
    .hint = Sind es Prozente, schreiben Sie percent unter Scoring.
name-is-number = { $wrong }.
    .hint = Schreiben Sie den Namen unter Player und die Mitgliedsnummer unter No; die Nummer entscheidet, wer die Punkte bekommt.
    .wrong =
        { $number ->
            [0] „{ $text }“ ist kein Name
           *[other] Der Name ist „{ $text }“ und die Nummer „{ $number }“: Die beiden Spalten sind vertauscht
        }
name-blank = Der Spieler mit der Nummer { $number } hat keinen Namen, alle anderen haben einen.
    .hint = Schreiben Sie den Namen; ohne ihn fiele eine falsche Nummer niemandem auf.
player-missing_players-missing = Teilnehmer { $label } nennt nur { $named }, ein Teilnehmer hat aber { $usual } Spieler; die anderen bekommen keine Punkte.
    .hint = Schreiben Sie Namen und Nummern der fehlenden Spieler.
name-in-two = { $name } steht auch bei Teilnehmer { $other } ({ $at }), aber niemand kann zweimal mitspielen.
    .hint = Korrigieren Sie den falschen Namen. Sind es zwei Personen mit demselben Namen, geben Sie jeder eine Mitgliedsnummer.
two-names = „{ $text }“ sind zwei Namen in der Zelle eines Spielers; es ist unklar, wem Nummer und Punkte gehören.
    .hint = Geben Sie jedem Spieler eine eigene Zelle und Nummer.
placeholder-name_placeholder = „{ $name }“ ist kein Name eines Spielers, belegt aber einen Platz und zählt für Tische und Punkte.
    .hint = Ist es ein Phantompaar oder spielfrei, löschen Sie die Zeile; sonst schreiben Sie, wer gespielt hat.
entry-out = Teilnehmer { $label } ist „{ $status }“, hat aber ein Ergebnis und bekäme Punkte. Das Turnier ist zurückgestellt, bis eines von beiden geändert ist.
    .hint = Zählt das Ergebnis nicht, entfernen Sie es vom Blatt Results; sonst leeren Sie den Status.
entry-left = Teilnehmer { $label } ist „{ $status }“, aber sein Ergebnis zählt wie jedes andere.
    .hint = Zählt das Ergebnis nicht, entfernen Sie es vom Blatt Results; sonst ist nichts zu tun.
entry-status-unread = „{ $status }“ ist kein Status, den palmares kennt; Teilnehmer { $label } zählt wie jeder andere.
    .hint = Schreiben Sie withdrawn after N, house, drop-in N, guest, not contending oder green elsewhere; Bemerkungen gehören unter Note.
many-boards = Niemand kann in { $over } { $boards } Boards spielen; höchstens { $most } sind möglich.
    .hint = Korrigieren Sie die Zahl. Stimmt sie, füllen Sie Sessions, Rounds oder End date aus.
many-boards_boards-of-match = Dieser Kampf hat { $boards } Boards; die anderen haben etwa { $near }.
    .hint = Korrigieren Sie die Zahl; von ihr hängen die VPs ab.
boards-unlikely = Boards sagt { $boards }, aber { $why }.
    .hint = Korrigieren Sie, was falsch ist; von den Boards hängen die Punkte ab.
boards-unlikely_boards-of-all = Jeder Kampf hat { $boards } Boards, aber { $why }.
    .hint = Korrigieren Sie, was falsch ist; von den Boards eines Kampfes hängen die VPs ab.
note-against-score = Die Bemerkung sagt { $note }, aber { $winner } liegt um { $score } vorn.
    .hint = Korrigieren Sie die Bemerkung oder das Ergebnis. Hat die führende Seite aufgegeben, ist nichts zu tun.
winners-of-mitchell = Movement ist Mitchell, womit Nord-Süd und Ost-West getrennt gewertet werden, aber Winners ist 1; alle stehen in einer Rangliste.
    .hint = Schreiben Sie 2 unter Winners oder scrambled mitchell unter Movement.
pairs-not-teams = Format sagt teams, aber jeder Teilnehmer hat zwei Spieler, und kein Team hat einen Namen.
    .hint = Sind es Paare, schreiben Sie pairs unter Format.
date-ahead = Das Datum { $date } ist wahrscheinlich falsch: { $why }.
    .hint = Korrigieren Sie das Jahr.
winners-not-said = Die Teilnehmer haben Richtungen, aber weder Movement noch Winners sagt, ob Nord-Süd und Ost-West getrennt gewertet werden. Alle stehen in einer Rangliste.
    .hint = Füllen Sie Winners aus: 2, wenn sie getrennt gewertet werden, 1, wenn alle ein Feld sind.
best-of-differs = Best of ist { $best }, { $why }.
    .hint = Korrigieren Sie Best of, oder geben Sie jedem Teilnehmer für jeden Durchgang eine Zeile.
results-counted-blank = Results counted ist leer; für jeden Teilnehmer der Leiter zählte { $what }.
    .hint = Tragen Sie ein, wie viele Ergebnisse für jeden Teilnehmer zählen.
matches-under-format_matches-unused = Die Ergebnisse stehen auf dem Blatt Matches, aber das Format { $format } hat keine Kämpfe.
    .hint = Wählen Sie ein Format mit Kämpfen, etwa swiss pairs, oder geben Sie die Ergebnisse auf Results an.
totals-row = Die Zeile „{ $text }“ enthält Summen; sie wurde ausgelassen.
    .hint = Nichts zu tun.
not-a-workbook = Diese Datei heißt wie eine Arbeitsmappe, ist aber { $looks_like }.
    .hint = Öffnen Sie sie in Excel oder LibreOffice, und speichern Sie sie als Excel-Arbeitsmappe (.xlsx).
text-alone_sheet-alone = Diese Datei ist keine Arbeitsmappe: Sie hat die Überschriften des Blatts { $sheet } einer Meldung und sonst nichts.
    .hint = Eine Textdatei (CSV) enthält nur ein Blatt. Speichern Sie die ganze Arbeitsmappe in Excel oder LibreOffice als .xlsx und verwenden Sie diese; oder kopieren Sie die Zeilen in das Blatt { $sheet } einer leeren Meldung (palmares new).
text-alone_table-alone = Diese Datei ist eine Texttabelle, die palmares nicht kennt; ihre Überschriften sind { $headings }.
    .hint = Kommt sie von einer Bridgeplattform, von Eingabegeräten oder von einer Vereinswebsite, exportieren Sie den Durchgang dort als .pbn, .bws, USEBIO (.xml) oder als .csv, die mit #Title oder #VERSION beginnt. Ist es Ihr eigenes Blatt, rufen Sie palmares adopt FILE --out FOLDER auf; es fragt, was die Spalten bedeuten.
workbook-damaged = Die Arbeitsmappe ist beschädigt oder unvollständig ({ $why }).
    .hint = Bitten Sie noch einmal um die Datei, oder öffnen Sie sie in Excel, lassen Sie Excel sie reparieren und speichern Sie sie neu.
workbook-encrypted = Die Arbeitsmappe ist mit einem Passwort geschützt und nicht lesbar.
    .hint = Öffnen Sie sie mit ihrem Passwort, entfernen Sie das Passwort (Datei, Informationen, Arbeitsmappe schützen), und speichern Sie sie.
workbook-too-large = Die Arbeitsmappe wurde nicht gelesen: { $what }.
    .hint = Kopieren Sie die benutzten Zellen in eine neue Arbeitsmappe, und speichern Sie diese als .xlsx.
sheet-unreadable = Das Blatt war nur zum Teil lesbar ({ $why }).
    .hint = Öffnen Sie die Arbeitsmappe in Excel, lassen Sie Excel sie reparieren und speichern Sie sie neu.
layout-not-copied = { $what } stehen in der Meldung, aber nicht in der kommentierten Kopie.
    .hint = Nichts zu tun: Jeder Wert wurde gelesen, und die Meldung selbst bleibt, wie sie ist.
layout-not-copied_copy-rebuilt = Die kommentierte Kopie dieser Meldung ist eine neue Arbeitsmappe mit denselben Zellen und Formaten; Grund: { $why }. Bilder, Diagramme, bedingte Formate und Makros sind nicht darin.
    .hint = Nichts zu tun: Jeder Wert wurde gelesen. Für eine Kopie mit allem speichern Sie die Meldung in Excel als gewöhnliche .xlsx- oder .xlsm-Arbeitsmappe.
layout-not-copied_register-rebuilt = Das neue Register ist eine neue Arbeitsmappe mit den Zellen und Formaten des alten; Grund: { $why }. Bilder, Diagramme, bedingte Formate und Makros sind nicht darin.
    .hint = Nichts zu tun: Jeder Wert wurde gelesen. Für ein Register mit allem speichern Sie das alte in Excel als gewöhnliche .xlsx- oder .xlsm-Arbeitsmappe, und gleichen Sie noch einmal ab.
no-event-sheet = Es gibt kein Blatt Event oder Events und keine Tabelle mit Ergebnissen; mit dieser Arbeitsmappe lässt sich nichts anfangen.
    .hint = Ist sie eine Meldung, nennen Sie das Blatt, das das Turnier beschreibt, „Event“; palmares new schreibt eine leere. Ist es Ihr eigenes Blatt, geben Sie seinen Spalten einfache Überschriften, etwa Place, Names und Score.
no-event-sheet_register-among-returns = Diese Arbeitsmappe ist ein Mitgliederregister, keine Meldung: Sie hat kein Blatt Event oder Events.
    .hint = Bewahren Sie sie außerhalb des Ordners der Meldungen auf.
no-event-sheet_event-unknown = Es gibt kein Blatt Event, und auch sonst nichts nennt { $missing } des Turniers.
    .hint = Geben Sie es auf der Befehlszeile an ({ $how }), schreiben Sie es in eine Datei palmares.toml in diesem Ordner, oder fügen Sie das Blatt Event hinzu (palmares new).
event-from-settings = Es gibt kein Blatt Event; das Turnier ist durch die Einstellungen beschrieben: { $said }.
    .hint = Wenn das stimmt, ist nichts zu tun; sonst fügen Sie das Blatt Event hinzu.
no-event = Das Blatt hat kein Turnier: Nichts ist ausgefüllt.
    .hint = Füllen Sie mindestens Rules und Format aus.
unknown-sheet = Dieses Blatt gehört nicht zu einer Meldung; es wurde nicht gelesen, bleibt aber in der kommentierten Kopie.
    .hint = { $meant }Enthält es Teilnehmer oder Ergebnisse, benennen Sie es wie in einer leeren Meldung (palmares new).
repeated-sheet = Die Arbeitsmappe hat dieses Blatt zweimal; nur „{ $first }“ wurde verwendet.
    .hint = Setzen Sie alle Zeilen auf ein Blatt, und löschen Sie das andere oder benennen Sie es um.
hidden-sheet = Das Blatt ist ausgeblendet, wurde aber trotzdem gelesen.
    .hint = Blenden Sie es ein, um zu sehen, was gelesen wurde, oder löschen Sie es, wenn es nicht zählen soll.
hidden-rows = Ausgeblendete oder gefilterte Zeilen wurden trotzdem gelesen: { $rows }.
    .hint = Blenden Sie sie ein, um zu sehen, was gelesen wurde, oder löschen Sie sie, wenn sie nicht zählen sollen.
hidden-columns = Ausgeblendete Spalten wurden trotzdem gelesen: { $columns }.
    .hint = Blenden Sie sie ein, um zu sehen, was gelesen wurde.
bye-result_result-of-bye = In dieser Zeile ist jemand spielfrei; deshalb zählt nicht „{ $typed }“, sondern spielfrei.
    .hint = Leeren Sie die Zelle. Gab es eine Partie, tragen Sie den Gegner ein.
number-letter = Die Mitgliedsnummer „{ $text }“ hat einen Buchstaben zwischen den Ziffern; gemeint ist wahrscheinlich { $meant }.
    .hint = Wenn ja, schreiben Sie die Ziffer statt des Buchstabens.
merged-scores = Die Zellen { $area } sind verbunden; jede dieser Zeilen bekam das Ergebnis.
    .hint = Heben Sie die Verbindung auf, und schreiben Sie jedes Ergebnis.
merged-cells = Die Zellen { $area } sind verbunden; jede dieser Zeilen bekam den Wert.
    .hint = Gehört er nur zur ersten Zeile, heben Sie die Verbindung auf.
no-headings = In den ersten 25 Zeilen des Blatts { $sheet } wurde keine Zeile mit Überschriften gefunden.
    .hint = Mindestens zwei davon müssen vorkommen: { $wanted }.
missing-column = Das Blatt hat keine Spalte { $column }; keine Zeile ist verwendbar.
    .hint = Schreiben Sie „{ $column }“ über die Spalte, die es enthält.
beyond-columns = Nur { $most } solche Spalten werden gelesen; die Spalte „{ $heading }“ wurde nicht verwendet.
    .hint = Verwenden Sie nicht mehr Spalten als das; Spieler, die nicht gespielt haben, können Sie weglassen.
repeated-column = Die Überschrift „{ $heading }“ kommt zweimal vor; nur die Spalte bei { $first } wurde verwendet.
    .hint = Löschen Sie eine der beiden, oder benennen Sie sie um.
second-score-column = „{ $used }“ und „{ $left }“ enthalten beide Ergebnisse; für die Rangliste gilt „{ $used }“.
    .hint = Soll die andere zählen, ändern Sie ihre Überschrift in „Score“.
column-near = Die Spalte „{ $heading }“ ist wahrscheinlich { $nearest }, aber die Überschrift weicht ab; sie wurde nicht gelesen.
    .hint = Ändern Sie die Überschrift in { $nearest }.
column-near_column-lost = Die Spalte „{ $heading }“ ist wahrscheinlich { $nearest }, aber die Überschrift weicht ab; sie wurde nicht gelesen.
    .hint = Ändern Sie die Überschrift in { $nearest }.
heading-blank_heading-lost = Die Spalte hat keine Überschrift und wurde nicht gelesen; wahrscheinlich ist sie { $nearest }.
    .hint = Geben Sie ihr die Überschrift { $nearest }.
heading-blank = Die Spalte hat keine Überschrift; ihre { $count } Zellen wurden nicht gelesen.
    .hint = Geben Sie ihr die Überschrift einer leeren Meldung (palmares new), oder eine eigene, wenn sie nur für Sie ist.
unknown-column = Die Spalte „{ $heading }“ gehört nicht zu einer Meldung; sie wurde nicht gelesen, bleibt aber in der kommentierten Kopie.
    .hint = { $meant }Ist die Spalte nur für Sie, ist nichts zu tun.
unknown-column_other-column = Die Spalte „{ $heading }“ enthält { $what }; sie wurde nicht gelesen, bleibt aber in der kommentierten Kopie.
    .hint = Nichts zu tun.
sheet-found = Das Blatt „{ $name }“ enthält Teilnehmer und Ergebnisse; es wurde als das Blatt Results gelesen.
    .hint = Wenn das stimmt, ist nichts zu tun; sonst benennen Sie das Blatt mit den Ergebnissen in „Results“ um.
entries-numbered = Die Teilnehmer haben keine Nummern; sie wurden in der Reihenfolge der Zeilen nummeriert.
    .hint = Nichts zu tun. Um sie selbst zu nummerieren, fügen Sie eine Spalte „Entry“ hinzu.
unknown-key = Das Blatt Event hat keinen Schlüssel „{ $key }“; der Wert wurde nicht verwendet.
    .hint = { $meant }Spalte A einer leeren Meldung (palmares new) führt die Schlüssel auf.
repeated-key = { $key } ist schon bei { $first } ausgefüllt; diese zweite Angabe wurde nicht verwendet.
    .hint = Löschen Sie eine der beiden. Für mehrere Turniere in einer Arbeitsmappe nehmen Sie das Blatt Events, eine Zeile je Turnier.
error-cell = Die Zelle enthält den Fehler { $error } statt eines Werts.
    .hint = Reparieren Sie die Formel, oder schreiben Sie den Wert.
formula-without-value = Die Formel ={ $formula } wurde ohne ihr Ergebnis gespeichert.
    .hint = Öffnen und speichern Sie die Arbeitsmappe in Excel, oder schreiben Sie den Wert.
unreadable-number = „{ $text }“ ist nicht als Zahl für { $column } lesbar.
    .hint = Schreiben Sie eine Zahl wie 57.25, 57,25, 7½ oder 1,234.5.
no-whole-number = { $column } muss eine ganze Zahl sein; { $text } ist keine.
    .hint = Schreiben Sie eine ganze Zahl, etwa 24.
number-too-large = { $column } kann nicht { $text } sein: Die größte mögliche Zahl ist { $most }.
    .hint = Prüfen Sie, ob Ziffern zu viel sind oder die Zahl aus einer anderen Spalte stammt.
unreadable-date = „{ $text }“ ist kein Datum: { $why }.
    .hint = Schreiben Sie Tag/Monat/Jahr, etwa 27/07/2026, oder 2026-07-27.
number-for-date = Die Zahl { $text } wurde als Datum { $read } gelesen.
    .hint = Formatieren Sie die Zelle als Datum.
birth-year = { $year } ist nur ein Jahr; das Geburtsdatum ist nicht bekannt.
    .hint = Schreiben Sie das ganze Datum, etwa 27/07/{ $year }, oder überschreiben Sie eine Spalte mit Jahren mit Birth year.
unreadable-place = „{ $text }“ ist kein Platz und wurde nicht geprüft.
    .hint = Schreiben Sie 3, oder 3= für einen geteilten Platz. palmares berechnet die Plätze ohnehin aus den Ergebnissen.
unknown-choice = „{ $text }“ ist keine Angabe für { $column }.
    .hint = { $meant }Möglich sind: { $choices }.
unknown-format = „{ $text }“ ist kein Turnierformat.
    .hint = { $meant }Die Auswahlliste einer leeren Meldung (palmares new) hat alle Formate.
unknown-rules = „{ $text }“ ist kein Regelwerk.
    .hint = { $meant }Eine Liste zeigt palmares rules.
unknown-status = „{ $text }“ ist kein Status eines Veranstalters.
    .hint = { $meant }Möglich sind club, district, area, regional oder national.
missing-key = Dem Turnier fehlt { $key }.
    .hint = Füllen Sie { $key } auf dem Blatt Event aus; eine leere Meldung (palmares new) führt die möglichen Angaben auf.
date-for-number = Excel hat die Eingabe hier in das Datum { $shown } verwandelt{ $perhaps }{ $readings }.
    .hint = Formatieren Sie die Zelle als Text, und schreiben Sie es noch einmal.
    .perhaps = ; vielleicht war es{" "}
    .readings = { $readings }
date-undone = Excel hat { $read } in das Datum { $shown } verwandelt; gelesen wurde { $read }.
    .hint = Formatieren Sie solche Zellen als Text, bevor Sie hineinschreiben.
text-numbers = In dieser Spalte { $count ->
        [one] ist eine Zahl
       *[other] sind { $count } Zahlen
    } als Text gespeichert, etwa „{ $example }“; gelesen als Zahl.
    .hint = Nichts zu tun, aber Summen in Excel lassen solche Zellen aus.
decimal-comma = „{ $text }“ wurde als { $read } gelesen, mit Dezimalkomma.
    .hint = Trennt das Komma Tausender, lassen Sie es weg.
percent-guessed = In der Spalte „{ $column }“ ist keine Zahl größer als 1; { $text } wurde deshalb als { $read } % gelesen, und die anderen ebenso.
    .hint = Formatieren Sie die Zellen als Prozent, oder schreiben Sie 57.25.
percent-mixed = { $text } bedeutet wahrscheinlich { $meant } %: Die anderen Prozentsätze sind größer als 1. Das Turnier ist zurückgestellt, bis die Zelle korrigiert ist.
    .hint = Schreiben Sie { $meant }.
impossible-percent = { $text } ist kein Prozentsatz zwischen 0 und 100; die Zeile wurde ausgelassen.
    .hint = Prüfen Sie das Ergebnis, oder geben Sie unter Scoring an, was die Ergebnisse sind.
leading-zeros = Excel hat die führenden Nullen der Mitgliedsnummer { $text } weggelassen; gelesen wurde { $read }.
    .hint = Formatieren Sie die Spalte als Text, bevor Sie die Nummern eingeben.
short-number = Die Mitgliedsnummer { $text } ist kürzer als die anderen dieser Meldung, die { $length } Ziffern haben; vielleicht fehlen führende Nullen.
    .hint = Prüfen Sie sie, und formatieren Sie die Spalte als Text.
number-unlike = Die Mitgliedsnummer { $text } sieht anders aus als die übrigen dieser Meldung, etwa { $example }{ $perhaps }.
    .hint = Prüfen Sie sie: Die Nummer entscheidet, wer die Punkte bekommt. Sie wurde wie eingetragen verwendet.
    .perhaps = ; gemeint ist wahrscheinlich { $meant }
number-behind-name = „{ $text }“ wurde als Name { $name } und Mitgliedsnummer { $number } gelesen.
    .hint = Nichts zu tun; Mitgliedsnummern haben eine eigene Spalte.
number-in-name = „{ $text }“ ist ein Name mit der Zahl { $number }; sie wurde nicht als Mitgliedsnummer verwendet.
    .hint = Schreiben Sie die Mitgliedsnummer unter No, oder nehmen Sie die Ziffern aus dem Namen.
odd-number = „{ $text }“ kann keine Mitgliedsnummer sein und wurde nicht verwendet.
    .hint = Schreiben Sie die Nummer wie auf dem Mitgliedsausweis, oder lassen Sie die Zelle leer.
repeated-event = Das Turnier { $id } steht schon bei { $first }; dieses wurde ausgelassen.
    .hint = Geben Sie jedem Turnier eine eigene Kennung, und verwenden Sie sie auf den anderen Blättern.
unknown-event = Ein Turnier { $id } gibt es in dieser Arbeitsmappe nicht; die Zeile wurde ausgelassen.
    .hint = Verwenden Sie die Kennung des Turniers vom Blatt Event oder Events.
no-event-named = Die Arbeitsmappe hat mehrere Turniere, aber diese Zeile sagt nicht, welches gemeint ist; sie wurde ausgelassen.
    .hint = Füllen Sie die Spalte Event aus.
no-rules = Das Turnier hat kein Regelwerk.
    .hint = Füllen Sie Rules aus, etwa mit wbu-2003, oder geben Sie --rules auf der Befehlszeile an.
no-date = Das Turnier hat kein Datum; seine Urkunden haben auch keines.
    .hint = Füllen Sie Date aus.
no-date_sheet-without-date = Dieses Blatt nennt kein Datum; seine Urkunden haben auch keines.
    .hint = Verwenden Sie --set "Date=2026-05-05", oder rufen Sie palmares adopt für dieses Blatt auf; es fragt nach dem Datum.
end-before-start = Das Turnier endet am { $end }, bevor es am { $start } beginnt.
    .hint = Prüfen Sie beide Daten; der Tag steht vor dem Monat.
impossible-boards = { $text } ist keine Zahl von Boards.
    .hint = Schreiben Sie als ganze Zahl, wie viele Boards jeder Teilnehmer gespielt hat.
impossible-boards_more-boards-than-played = Ein Spieler kann in einem Turnier über { $played } nicht { $text } Boards gespielt haben.
    .hint = Korrigieren Sie, was falsch ist; hat der Spieler alle gespielt, lassen Sie seine Boards leer.
impossible-tables = { $text } kann nicht die Zahl der Tische bei { $entries } Teilnehmern sein.
    .hint = Schreiben Sie, an wie vielen Tischen gespielt wurde (halbe sind erlaubt), oder lassen Sie die Zelle leer, damit palmares zählt.
tables-disagree = Die Meldung sagt { $typed } Tische, die Teilnehmer ergeben aber { $counted }; verwendet wurde { $typed }.
    .hint = Tragen Sie jeden Teilnehmer ein, oder lassen Sie Tables leer, damit palmares zählt.
impossible-winners = Ein Turnier des Formats { $format } kann nicht { $winners } Ranglisten haben.
    .hint = Paare haben 1 oder 2 Sieger, Einzel 1 oder 4, Teams 1.
unknown-movement = „{ $text }“ ist keine bekannte Bewegung; alle Paare stehen in einer Rangliste.
    .hint = { $meant }Füllen Sie Winners aus: 2, wenn Nord-Süd und Ost-West getrennt gewertet werden, sonst 1.
unknown-movement_movement-of-swiss = „{ $text }“ passt unter Movement nicht zu einem Schweizer Turnier von Spielern; die Runden werden wie im Schweizer System gepaart.
    .hint = { $meant }Lassen Sie Movement für ein Schweizer Turnier leer; für einen Wettkampf zweier Mannschaften schreiben Sie scheveningen.
unknown-movement_movement-of-chess-teams = „{ $text }“ passt unter Movement nicht zu Schachmannschaften; die Runden werden wie im Schweizer System gepaart.
    .hint = { $meant }Lassen Sie Movement für ein Schweizer Turnier leer, oder schreiben Sie all play all. Ein Scheveninger Wettkampf hat Format swiss und eine Zeile für jeden Spieler.
result-before_no-result-before = Result before sagt „{ $text }“; das ist kein Ergebnis und wurde nicht verwendet.
    .hint = Schreiben Sie das Ergebnis vor der Korrektur, etwa 1-0, oder leeren Sie die Zelle.
fee-of-nobody = Zeile { $row } hat ein Startgeld, aber keinen Teilnehmer; in den Summen der Anmeldung fehlt sie.
    .hint = Schreiben Sie die Teilnehmernummer in die Zeile, oder leeren Sie die Zeile.
repeated-entry = Teilnehmer { $label } steht schon bei { $first }; diese Zeile wurde ausgelassen.
    .hint = Geben Sie jedem Teilnehmer in seiner Gruppe und Richtung eine eigene Nummer.
no-players = { $what }.
    .hint = Schreiben Sie die Namen unter Player 1, Player 2 und so weiter.
    .what =
        { $all ->
            [0] Teilnehmer { $label } hat keine Spieler; niemand kann seine Punkte bekommen
           *[other] Von allen { $all } Teilnehmern sind die Spieler unbekannt. Sie stehen mit ihrer Nummer in der Rangliste, und niemand kann Punkte bekommen
        }
number-twice = Die Mitgliedsnummer { $number } steht bei Teilnehmer { $label } zweimal.
    .hint = Korrigieren Sie die falsche: Die Nummer entscheidet, wer die Punkte bekommt.
player-twice = Der Spieler mit der Nummer { $number } steht auch bei Teilnehmer { $other } dieses Turniers.
    .hint = Prüfen Sie, zu welchem der beiden Teilnehmer der Spieler gehört.
no-direction = Teilnehmer { $label } hat keine Richtung, aber jede Richtung wird für sich gewertet; er wurde ausgelassen.
    .hint = Füllen Sie Direction aus, oder nummerieren Sie die Paare 1NS, 1EW und so weiter.
no-direction_no-directions = { $what } bedeutet { $winners } Ranglisten, aber kein Teilnehmer hat eine Richtung; alle stehen in einer Rangliste.
    .hint = Schreiben Sie 1 unter Winners, wenn alle ein Feld sind, wie beim Howell; sonst geben Sie jedem Paar seine Richtung, etwa 1NS und 1EW.
direction-disagrees = Teilnehmer { $label } passt nicht zur Richtung { $direction } seiner Zeile; die Zeile wurde ausgelassen.
    .hint = Korrigieren Sie, was falsch ist.
direction-unused = Die Richtung { $direction } hat in einem Turnier mit { $winners } Siegern keine Rangliste; die Zeile wurde ausgelassen.
    .hint = Verwenden Sie NS und EW bei 2 Siegern, N, S, E und W bei 4.
unknown-entry = Einen Teilnehmer { $label } gibt es in diesem Turnier nicht; die Zeile wurde ausgelassen.
    .hint = { $meant }Verwenden Sie die Nummer vom Blatt Entries.
unknown-entry_totals-as-entry = Einen Teilnehmer { $label } gibt es in diesem Turnier nicht; die Zeile wurde ausgelassen.
    .hint = Ist das eine Zeile mit Summen, verschieben Sie sie auf ein anderes Blatt.
ambiguous-entry = Teilnehmer { $label } kann { $readings } sein; die Zeile wurde ausgelassen.
    .hint = Füllen Sie Direction oder Section aus, oder schreiben Sie den Teilnehmer vollständig.
columns-swapped = { $entry } und { $score } sind in { $area } offenbar vertauscht: Unter { $score } stehen die Teilnehmer; keine Zeile wurde gelesen.
    .hint = Tauschen Sie die beiden Überschriften oder die beiden Spalten darunter.
repeated-result = Teilnehmer { $label } hat schon bei { $first } ein Ergebnis; diese Zeile wurde ausgelassen.
    .hint = Löschen Sie eines der beiden, oder füllen Sie Session aus, wenn das Turnier mehrere Durchgänge hat.
draw-name = Die Nummer { $label } ist { $name }, daneben steht aber der Name { $typed }. Die Nummer zählt.
    .hint = Um eine Paarung zu ändern, schreiben Sie eine andere Nummer; die Namen dienen nur der Kontrolle.
second-rating-column_second-rating = „{ $used }“ und „{ $left }“ enthalten beide Wertungszahlen; für die Startrangliste gilt „{ $used }“.
    .hint = Soll die andere zählen, ändern Sie ihre Überschrift in „Rating“.
second-rating-column_second-rating-missed = „{ $used }“ und „{ $left }“ enthalten beide Wertungszahlen; für die Startrangliste gilt „{ $used }“. { $players } als ohne Wertung.
    .hint = Soll die andere zählen, ändern Sie ihre Überschrift in „Rating“.
    .players =
        { $without ->
            [one] Ein Spieler ohne Wertung dort hat unter „{ $left }“ eine Zahl und zählt
           *[other] { $without } Spieler ohne Wertung dort haben unter „{ $left }“ eine Zahl und zählen
        }
unused-numbers = Die Spalte „{ $heading }“ enthält { $why }.
    .hint = Sind das die Wertungszahlen, ändern Sie die Überschrift in „Rating“; sonst ist nichts zu tun.
    .why =
        { $used ->
            [0] Zahlen, wird aber nicht verwendet, und niemand hat eine Wertungszahl: Die Startrangliste geht nach Titel und Name (C.04.2, 2.2)
           *[other] anscheinend Wertungszahlen, wird aber nicht verwendet: Die Startrangliste geht nach „{ $used }“
        }
impossible-board = { $text } ist keine Boardnummer; die Zeile wurde ausgelassen.
    .hint = Boards werden ab 1 nummeriert.
unreadable-contract = „{ $text }“ ist kein Kontrakt; die Zeile wurde ausgelassen.
    .hint = Schreiben Sie 4H, 3NT, 2Sx, 5Dxx oder pass.
no-declarer = Der Kontrakt { $contract } hat keinen Alleinspieler und damit keinen Score; die Zeile wurde ausgelassen.
    .hint = Füllen Sie By mit N, E, S oder W aus.
no-tricks = Der Kontrakt { $contract } hat weder Stiche noch Ergebnis noch Score; die Zeile wurde ausgelassen.
    .hint = Füllen Sie Tricks (0 bis 13), Result (=, +1, -2) oder Score aus.
impossible-tricks = „{ $text }“ können nicht die Stiche oder das Ergebnis dieses Kontrakts sein; die Zeile wurde ausgelassen.
    .hint = Stiche sind 0 bis 13; ein Ergebnis ist =, +1, -2 und so weiter.
tricks-disagree = Tricks sagt { $tricks }, Result { $result } bedeutet aber eine andere Zahl; die Zeile wurde ausgelassen.
    .hint = Korrigieren oder leeren Sie eines der beiden.
contract-score = Der Score ist { $typed }, aber { $contract } von { $by } mit { $tricks } Stichen ergibt { $computed }; das Board wurde mit { $typed } gewertet.
    .hint = Korrigieren Sie den Score, den Kontrakt, den Alleinspieler oder die Stiche. Scores gelten aus Sicht von Nord-Süd: mit Minus, wenn Ost-West gewonnen hat.
impossible-score = Kein Kontrakt auf diesem Board ergibt { $score }: { $why }. { $then }.
    .hint = Korrigieren Sie den Score; eine Entscheidung des Turnierleiters gehört unter Adjusted.
    .then =
        { $used ->
            [yes] Das Board wurde damit gewertet
           *[no] Die Zeile wurde ausgelassen
        }
scores-disagree = Ein Score dieser Zeile ist { $score }, ein anderer aus Sicht von Nord-Süd { $other }; die Zeile wurde ausgelassen.
    .hint = Score und NS score sind die von Nord-Süd, EW score der eigene von Ost-West. Korrigieren oder leeren Sie einen davon.
play-without-contract_play-unused = { $column } ist ohne Kontrakt ausgefüllt und wurde nicht verwendet.
    .hint = Tragen Sie Kontrakt und Alleinspieler ein, oder leeren Sie es.
not-two-players = „{ $text }“ nennt nicht die beiden Spieler einer Seite; die Zeile wurde ausgelassen.
    .hint = Schreiben Sie beide Nummern mit & dazwischen, etwa 3 & 7, oder verwenden Sie die Spalten North, South, East und West.
odd-ruling = Die Entscheidung enthält den Score { $score }, den kein Kontrakt auf diesem Board ergibt: { $why }. Sie wurde wie eingetragen verwendet.
    .hint = Prüfen Sie die Nummer des Boards und die Scores der Entscheidung.
scores-both-gain = Nord-Süd hat { $north_south } und Ost-West { $east_west }; so viel kann ein Board nicht ergeben.
    .hint = Jeder Score gilt aus Sicht der eigenen Seite: Ein Verlust hat ein Minus.
unreadable-adjusted = „{ $text }“ ist kein zugewiesener Score; die Zeile wurde ausgelassen.
    .hint = Schreiben Sie A+, A, A-, A+/A-, 60/40, NP, fouled, oder gewichtet 420*0.6+170*0.4.
weights-not-one = Die Anteile von „{ $text }“ ergeben zusammen { $sum }, nicht 1; die Zeile wurde ausgelassen.
    .hint = Anteile sind Dezimalzahlen, Brüche oder Prozente und ergeben zusammen 1.
deal-invalid = Die Austeilung wurde ausgelassen: { $why }.
    .hint = Schreiben Sie die vier Hände wie KQ76.A72.753.975, Pik zuerst; kein Ergebnis hängt davon ab.
board-without-result = Board { $board } hat hier kein Ergebnis; die Zeile wurde ausgelassen.
    .hint = Tragen Sie den Kontrakt oder den Score ein; wurde es nicht gespielt, schreiben Sie NP unter Adjusted.
board-without-result_boards-without-result = { $count } Zeilen haben kein Ergebnis und wurden ausgelassen: { $rows }.
    .hint = Tragen Sie den Kontrakt oder den Score ein; wo ein Board nicht gespielt wurde, schreiben Sie NP unter Adjusted.
meets-itself = Teilnehmer { $label } spielt gegen sich selbst; die Zeile wurde ausgelassen.
    .hint = Korrigieren Sie eine der beiden Nummern.
repeated-board = Board { $board } zwischen diesen beiden steht schon bei { $first }; diese Zeile wurde ausgelassen.
    .hint = Löschen Sie eine der beiden, oder füllen Sie Round oder Session aus, wenn dieselben Nummern noch einmal gespielt wurden.
board-twice = Teilnehmer { $label } hat schon bei { $first } ein Ergebnis auf Board { $board }; diese Zeile wurde ausgelassen.
    .hint = Korrigieren Sie das Board oder den Teilnehmer, oder füllen Sie Round oder Session aus, wenn dieselben Nummern noch einmal gespielt wurden.
two-tables = Teilnehmer { $label } hat in Runde { $round } bei { $first } einen anderen Gegner; niemand kann an zwei Tischen sitzen.
    .hint = Korrigieren Sie die Runde oder den Teilnehmer.
repeated-match = Der Kampf { $sides } steht schon bei { $first }; diese Zeile wurde ausgelassen.
    .hint = Löschen Sie eine der beiden, oder füllen Sie Round aus, wenn die beiden sich noch einmal trafen.
match-board = „{ $text }“ ist keine Boardnummer; die Zeile wurde ausgelassen.
    .hint = Nummerieren Sie die Boards eines Kampfes ab 1.
match-board-twice = Board { $board } dieses Kampfes steht schon bei { $first }; diese Zeile wurde ausgelassen.
    .hint = Korrigieren Sie eines der beiden Boards, oder füllen Sie Round aus, wenn dieselben Teams sich noch einmal trafen.
unknown-player = „{ $player }“ ist kein Spieler von Teilnehmer { $label }; die Zeile wurde ausgelassen.
    .hint = Schreiben Sie die Stelle des Spielers in der Zeile auf Entries (1 bis 16), oder die Mitgliedsnummer oder den Namen von dort.
unknown-round = Teilnehmer { $label } hat in Runde { $round } keinen Kampf; die Zeile wurde ausgelassen.
    .hint = Schreiben Sie die Runde wie auf dem Blatt Matches, oder lassen Sie sie für alle Kämpfe zusammen leer.
lineup-boards = { $player } hat { $boards } Boards, der Kampf aber { $most }.
    .hint = Korrigieren Sie Boards oder Deemed boards oder die Boards des Kampfes.
lineup-seats = Die Spieler von Teilnehmer { $label } kommen zusammen auf { $boards } Boards; spielen { $seats } gleichzeitig, sind es in einem Kampf über { $most } Boards weniger.
    .hint = Korrigieren Sie Boards bei den Spielern, die nicht den ganzen Kampf gespielt haben.
register-no-members_no-members = Diese Arbeitsmappe hat kein Blatt Members und ist kein Mitgliederregister.
    .hint = Nennen Sie das Blatt mit den Mitgliedern Members, oder verwenden Sie eine Liste mit Überschriften für die Mitgliedsnummer (etwa Member no) und den Namen.
list-as-register = Dies ist die eigene Liste eines Vereins, gelesen als Mitgliederregister: { $columns }. Ihre Mitglieder beginnen ohne Punkte.
    .hint = Prüfen Sie die Spalten. Um Mitgliedern Punkte oder einen anderen Status zu geben, verwenden Sie das Register, das palmares schreibt.
register-heading-asked_heading-asked = Die Spalte „{ $heading }“ ist wahrscheinlich { $column }, aber die Überschrift weicht ab. Gutgeschrieben wurde nichts, denn ihre Zellen gingen verloren.
    .hint = Ändern Sie die Überschrift in { $column }. Ist es etwas anderes, geben Sie ihr einen Namen, der nicht wie { $column } aussieht.
list-with-totals = Die Spalte „{ $heading }“ enthält wahrscheinlich Punkte, aber aus der eigenen Liste eines Vereins werden keine Punkte gelesen: Ihre Mitglieder begännen bei null. Gutgeschrieben wurde nichts.
    .hint = Nennen Sie das Blatt Members und die Spalten Number, Name und Local points (oder Green, Red, Gold); oder löschen Sie die Spalte.
register-uncounted_totals-uncounted = Die Spalte „{ $heading }“ enthält { $kind }, die das Regelwerk nicht zählt, und eine Spalte { $column } gibt es nicht; alle Mitglieder begännen bei null. Gutgeschrieben wurde nichts.
    .hint = Sind das die Summen, ändern Sie die Überschrift in { $column }. Sonst fügen Sie eine Spalte { $column } mit den Summen hinzu (0 für Mitglieder ohne Punkte), oder nennen Sie das Regelwerk mit --rules.
register-second-block_second-block = Hier beginnt neben dem ersten ein zweiter Block von Mitgliedern; nur der erste würde gelesen. Gutgeschrieben wurde nichts.
    .hint = Verschieben Sie seine Zeilen unter den ersten Block. Sind es keine Mitglieder, setzen Sie die Liste auf ein eigenes Blatt.
register-member-above_member-above = Die Zeile dieses Mitglieds steht über den Überschriften und ginge verloren. Gutgeschrieben wurde nichts.
    .hint = Verschieben Sie sie unter die Überschriften.
register-sum-beside_sum-beside = Die Spalte „{ $heading }“ wurde nicht gelesen, weil { $column } die Summen enthält.
    .hint = Enthält { $column } die Punkte eines Jahres und diese die Summen, vertauschen Sie die Überschriften.
register-totals-missing_totals-missing = Das Blatt Members hat { $given }, aber kein { $column }; alle Mitglieder beginnen damit bei null.
    .hint = Gibt es Summen, fügen Sie eine Spalte { $column } hinzu, mit 0 für Mitglieder ohne Punkte.
register-totals-swapped_totals-swapped = Die meisten Summen unter { $column } haben Nachkommastellen, die unter { $other } haben keine und sind größer: Die beiden Überschriften sind offenbar vertauscht.
    .hint = Wenn ja, tauschen Sie die Überschriften, und gleichen Sie noch einmal ab.
register-total-twice_total-twice = Die Spalten „{ $first }“ und „{ $heading }“ sind beide { $column }, aber nur eine kann die Summen enthalten. Gutgeschrieben wurde nichts.
    .hint = Geben Sie der anderen einen anderen Namen, etwa This year.
register-unheaded_totals-unheaded = Die Spalte { $column } hat Zahlen für { $numbers } Mitglieder, aber keine Überschrift; vielleicht sind es die Summen. Gutgeschrieben wurde nichts.
    .hint = Geben Sie ihr die Überschrift Local points (oder Green, Red, Gold), oder sagen Sie, was sie ist.
register-unheaded_figures-unheaded = Die Spalte { $column } hat Zahlen für { $numbers } Mitglieder, aber keine Überschrift; sie wurde nicht gelesen.
    .hint = Geben Sie ihr eine Überschrift, die sagt, was sie ist.
register-nameless_nameless-row = Die Zeile von { $number } hat keinen Namen; vielleicht ist sie eine Anzahl oder Summe. Punkte für diese Nummer sind zurückgestellt.
    .hint = Tragen Sie den Namen des Mitglieds ein, oder löschen Sie die Zeile, wenn es kein Mitglied ist.
register-merged-total_merged-total = Die Zellen { $area } sind verbunden; es ist unklar, wessen Summe das ist. Zurückgestellt sind die Punkte von: { $whose }.
    .hint = Heben Sie die Verbindung auf, und schreiben Sie jede Summe in ihre eigene Zelle.
    .whose =
        { $members ->
            [one] diesem Mitglied
           *[other] diesen { $members } Mitgliedern
        }
register-heading-year_heading-year = Die Spalte „{ $heading }“ wurde als { $column } gelesen, die Summen aller Jahre.
    .hint = Ändern Sie die Überschrift in { $column }. Enthält sie nur die Punkte jenes Jahres, schreiben Sie stattdessen die Summen dorthin.
register-numbers-unread_numbers-unread = Das Blatt Members hat keine Spalte für Punkte (Local, Red oder ohne Farbe); die Mitglieder beginnen bei null. „{ $heading }“ enthält { $numbers } und wurde nicht gelesen.
    .hint = Sind das die Summen, ändern Sie die Überschrift in Local points (oder Green, Red, Gold); sonst ist nichts zu tun.
    .numbers =
        { $numbers ->
            [one] eine Zahl
           *[other] { $numbers } Zahlen
        }
register-heading-near_heading-near = Die Spalte „{ $heading }“ ist wahrscheinlich { $column }, aber die Überschrift weicht ab; sie wurde nicht gelesen.
    .hint = Ändern Sie die Überschrift in { $column }.
register-thousands_thousands-comma = „{ $text }“ wurde als { $read } gelesen, weil die Punkte dieser Spalte ganze Zahlen sind.
    .hint = Schreiben Sie es ohne Komma.
register-comma_comma-in-total = „{ $text }“ kann Tausender oder Nachkommastellen meinen; { $then }.
    .hint = Schreiben Sie es als Zahl, nicht als Text, ohne Zeichen zwischen den Tausendern.
register-total-unclear_total-unclear = „{ $text }“ { $why }; { $then }.
    .hint = Schreiben Sie die Summe als einfache Zahl in eine als Zahl formatierte Zelle.
register-formulas_formulas-without-value = { $count } Zellen unter { $column }, von dieser an, enthalten Formeln, die ohne ihr Ergebnis gespeichert wurden; die Punkte dieser Mitglieder sind zurückgestellt.
    .hint = Öffnen und speichern Sie das Register in Excel, oder schreiben Sie die Summen.
register-more-members_more-members = Das Blatt { $sheet } hat { $rows } Zeilen, die wie Mitglieder aussehen, aber nur das Blatt Members wird gelesen; diese Personen sind unbekannt.
    .hint = Verschieben Sie die Zeilen auf das Blatt Members, mit lapsed, deceased oder active unter Status.
register-sheet-nearly_sheet-nearly = Das Blatt { $sheet } wurde nicht gelesen. Es heißt fast wie { $meant }, und ein Blatt { $meant } gibt es nicht.
    .hint = Benennen Sie das Blatt in { $meant } um. Ist es etwas anderes, geben Sie ihm einen Namen, der weniger so aussieht.
register-no-number_no-number-column = Das Blatt Members hat keine Spalte Number; kein Mitglied ist darin zu finden.
    .hint = Ändern Sie die Überschrift der Mitgliedsnummern in Number.
register-negative-points_negative-points = { $column } ist { $text }, aber eine Summe kann nicht negativ sein; die Zeile blieb, wie sie war, und die Punkte dieses Mitglieds sind zurückgestellt.
    .hint = Korrigieren Sie die Summe.
register-cut-off_cut-off = Das Blatt endet mit Zeile { $rows }, der letzten des alten Formats (.xls); Mitglieder danach fehlen.
    .hint = Speichern Sie das Register noch einmal als .xlsx, aus dem Programm, das alle Mitglieder hat.
certificate-without-points = Diese Urkunde hat keine Punkte und ist zurückgestellt: Weder Local points noch Green points ist ausgefüllt.
    .hint = Schreiben Sie die Punkte in eine Spalte mit der Überschrift Local points oder Green points.
credited-unreadable_kept-unreadable = „{ $text }“ ist nicht als Gutschrift eines früheren Abgleichs lesbar; das Turnier könnte zweimal zählen.
    .hint = Kopieren Sie die Zelle aus dem Register zurück, das palmares geschrieben hat.
pad-refused = Die Datei der Eingabegeräte wurde nicht gelesen: { $why }.
    .hint = Schließen Sie das Programm der Geräte und kopieren Sie die Datei noch einmal von seinem Rechner, oder exportieren Sie USEBIO aus dem Auswertungsprogramm.
pad-table-missing = In der Datei der Eingabegeräte fehlt { $what }; unbekannt sind deshalb { $lost }.
    .hint = Exportieren Sie die Datei noch einmal aus dem Programm der Geräte, oder ergänzen Sie in der Arbeitsmappe, was fehlt (palmares import bws).
    .what =
        { $column ->
            [0] die Tabelle { $table }
           *[other] die Spalte { $column } der Tabelle { $table }
        }
pad-rows-missing = Die Tabelle { $table } müsste { $promised } Zeilen haben, lesbar sind aber nur { $found }: Die Datei ist beschädigt.
    .hint = Schließen Sie das Programm der Geräte, und kopieren Sie die Datei noch einmal von seinem Rechner.
pad-unfinished = Gruppe { $section }: Von { $all } erwarteten Ergebnissen fehlen { $missing }{ $begun }.
    .hint = Geben Sie die Ergebnisse ein und kopieren Sie die Datei noch einmal, oder ergänzen Sie sie in der Arbeitsmappe (palmares import bws), mit NP unter Adjusted für nicht gespielte Boards.
    .begun =
        { $begun ->
            [one] ; davon hat 1 einen Kontrakt, aber noch kein Ergebnis
           *[other] ; davon haben { $begun } einen Kontrakt, aber noch kein Ergebnis
        }
pad-remark = palmares kennt die Bemerkung „{ $remark }“ nicht ({ $row }).
    .hint = Entscheiden Sie, was sie bedeutet: Importieren Sie die Datei (palmares import bws) und füllen Sie in dieser Zeile Adjusted aus, oder korrigieren Sie den Score.
pad-undecided = Der Turnierleiter hat über den Score nicht entschieden ({ $row }).
    .hint = Fragen Sie den Turnierleiter; dann geben Sie den Score im Auswertungsprogramm ein, oder füllen Sie Adjusted in der Arbeitsmappe aus (palmares import bws).
pad-earlier = { $count ->
        [one] Eine Zeile gilt einem Board, das
       *[other] { $count } Zeilen gelten einem Board, das
    } später noch einmal eingegeben oder gelöscht wurde; die letzte zählt ({ $rows }).
    .hint = Nichts zu tun.
pad-other-direction = Auf { $count ->
        [one] einem Board
       *[other] { $count } Boards
    } saßen die Paare nach den Eingabegeräten andersherum; die Scores wurden getauscht ({ $rows }).
    .hint = Nichts zu tun, außer es wurde aus Versehen eingegeben.
pad-other-pairs = Das Ergebnis wurde für die Paare { $entered } eingegeben, die Bewegung hat dort aber { $movement } ({ $row }). Es zählt wie eingegeben.
    .hint = Fragen Sie die Spieler. Stimmt die Bewegung, korrigieren Sie NS und EW in der Arbeitsmappe (palmares import bws).
pad-not-in-movement = Ein Ergebnis wurde eingegeben, aber nach der Bewegung spielt dort niemand dieses Board ({ $row }). Es zählt.
    .hint = Fragen Sie die Spieler. Ist das Ergebnis falsch, entfernen Sie die Zeile aus der Arbeitsmappe (palmares import bws).
pad-players-unknown = Ohne Namen: { $seats }.
    .hint = Tragen Sie die Namen in der Arbeitsmappe ein (palmares import bws).
pad-player-changed = { $player } kam in Runde { $round } zum Paar { $entry }; jeder Spieler bekommt die Boards vorher oder ab da.
    .hint = Hängen Punkte davon ab, vergleichen Sie Boards 1, Boards 2 und so weiter damit, wer gespielt hat.
pad-events = Die Datei enthält { $what }; daraus wurde je ein eigenes Turnier: { $events }.
    .hint = Sind die Gruppen ein Feld, importieren Sie die Datei (palmares import bws), setzen Sie alle Zeilen in ein Turnier, und füllen Sie Section aus.
pad-line = Zeile { $line } der Datei ist nicht als Ergebnis lesbar: { $why }.
    .hint = Korrigieren Sie sie im Auswertungsprogramm oder in der Arbeitsmappe (palmares import).
pad-hands-only = Die Datei enthält { $hands }, aber keine Ergebnisse, und ist kein Durchgang.
    .hint = Nichts zu tun. Heißt sie wie ein Durchgang (monday.pbn und monday.bws), werden ihre Hände auf den Seiten der Boards gezeigt.
    .hands =
        { $boards ->
            [one] die Blätter von 1 Board
           *[other] die Blätter von { $boards } Boards
        }
pad-hands-other = Die Hände von { $file } werden nicht gezeigt: { $why }.
    .hint = Benennen Sie die Hände nach ihrem Durchgang: monday.pbn neben monday.bws.
pad-results-beside = { $file } enthält Hände und Ergebnisse von Paaren ohne Namen. Die Hände werden gezeigt; es zählen die Ergebnisse dieser Meldung.
    .hint = Nichts zu tun. Stammen seine Ergebnisse aus einem anderen Durchgang, geben Sie der Datei einen anderen Namen.
players-not-listed = Nicht in den Spielerlisten: { $players }.
    .hint = Nehmen Sie sie in die Mitgliederliste (Einstellung Member list) oder in die Liste der Benutzer auf, oder tragen Sie ihre Namen ein.
pad-left-out = Ausgelassen, weil eine Meldung es nicht aufnehmen kann: { $what } ({ $count ->
        [one] { $count } Zeile
       *[other] { $count } Zeilen
    }).
    .hint = Nichts zu tun; behalten Sie die Datei, wenn Sie sie brauchen.
pad-scoring = Die Datei sagt nicht, wie die Boards gewertet wurden; verwendet wurden Matchpunkte.
    .hint = Waren es IMPs, setzen Sie Scoring auf butler oder cross imps: in palmares.toml, mit --set oder in der Arbeitsmappe.
pad-teams = Dies ist eine Teamdatei, sie sagt aber nicht, welche zwei Tische den Kampf von { $entries } in Runde { $round } bilden.
    .hint = Füllen Sie Room in der Arbeitsmappe aus (palmares import bws), oder setzen Sie Format auf pairs.
settings-unreadable = Die Einstellungen sind nicht lesbar: { $why }.
    .hint = Bearbeiten Sie palmares.toml mit einem Texteditor, und speichern Sie die Datei als UTF-8. Bis dahin gelten diese Einstellungen nicht.
settings-syntax = „{ $line }“ ist nicht lesbar ({ $why }).
    .hint = Schreiben Sie einen Schlüssel, ein Gleichheitszeichen und einen Wert. Setzen Sie Text in Anführungszeichen, ebenso einen Schlüssel aus mehreren Wörtern: "Organiser no" = "R14", Boards = 24, "First day" = 2026-09-01.
unknown-setting = „{ $key }“ ist keine Einstellung; der Wert wurde nicht verwendet.
    .hint = { $meant }Einstellungen sind Names, First day, die der Urkunden und die Schlüssel des Blatts Event.
unknown-setting_no-setting = { $key } muss sich zwischen den Turnieren einer Arbeitsmappe unterscheiden und lässt sich nicht für alle festlegen; der Wert wurde nicht verwendet.
    .hint = Füllen Sie es auf dem Blatt Event oder Events aus.
repeated-setting = { $key } steht schon in Zeile { $first }; dieser zweite Wert wurde nicht verwendet.
    .hint = Löschen Sie eines der beiden.
repeated-setting_given-twice = { $key } ist zweimal angegeben.
    .hint = Geben Sie es nur einmal an.
setting-blank = { $key } ist leer.
    .hint = Schreiben Sie den Wert, oder löschen Sie die Zeile.
setting-unfit = { $key } kann nicht { $what } sein.
    .hint = Schreiben Sie einen einzigen Wert: Text in Anführungszeichen, eine Zahl, einen Tag wie 2026-09-01, true oder false.
setting-awaited = Das Turnier nimmt { $key } aus den Einstellungen, aber der Wert dort ({ $from }) ist nicht lesbar.
    .hint = Korrigieren Sie ihn dort, oder füllen Sie { $key } hier aus.
picture-unreadable = { $key }: „{ $file }“ steht nicht auf den Urkunden: { $why }.
    .hint = Nennen Sie eine PNG-, JPEG- oder SVG-Datei im Ordner von palmares.toml oder darunter. Wandeln Sie in einer SVG-Datei Text in Pfade um.
key-unreadable = Signaturschlüssel: „{ $file }“ kann keine Urkunden signieren: { $why }. Die Urkunden haben keine Codes.
    .hint = Nennen Sie die von palmares key erstellte Datei, im Ordner von palmares.toml oder darunter, oder auf der Befehlszeile mit --set.
list-unreadable = Die Spielerliste „{ $file }“ liefert keine Namen: { $why }.
    .hint = Nennen Sie eine Liste mit Nummern und Namen oder mit Benutzern, Namen und Nummern, im Ordner von palmares.toml oder darunter; neben monday.csv heißt sie monday.names.csv.
outside-season = Das Turnier ist am { $date }, außerhalb der Saison vom { $first } bis { $last }.
    .hint = Prüfen Sie das Datum; die Einstellung First day sagt, wann die Saison beginnt.
trf-encoding_encoding = Der Text ist nicht UTF-8; er wurde als Windows-1252 (westeuropäisch) gelesen.
    .hint = Prüfen Sie Namen mit Akzenten und Umlauten. Sind sie falsch, speichern Sie die Datei noch einmal als UTF-8.
trf-no-players_no-players = Dieses Tournament Report File hat keine Spieler: { $why }.
    .hint = Exportieren Sie die Datei noch einmal aus dem Paarungsprogramm; jeder Spieler ist eine Zeile, die mit 001 beginnt.
trf-kept_kept = Behalten, aber nicht verwendet: { $what }.
    .hint = Nichts zu tun, außer die Paarungen hängen davon ab.
trf-teams_teams = Die Datei enthält Mannschaften (ab Zeile { $line }), aber die Partien bilden keine Mannschaftskämpfe; jeder Spieler gilt als Einzelspieler.
    .hint = Für Mannschaftspaarungen braucht es Mannschaftsergebnisse; exportieren Sie diese aus dem Paarungsprogramm.
trf-line_line = Ein Teil dieser Zeile ist nicht lesbar: { $why }.
    .hint = Exportieren Sie die Datei noch einmal aus dem Paarungsprogramm, oder korrigieren Sie die Spalten der Zeile.
trf-shifted_shifted = Nach dem Namen sind die Spalten um { $by ->
        [one] { $by } Stelle
       *[other] { $by } Stellen
    } verschoben (Richtung: { $side }); sie wurden dort gelesen.
    .hint = Stimmen Name, Wertungszahl und Ergebnisse, ist nichts zu tun.
    .side =
        { $leftwards ->
            [yes] links
           *[no] rechts
        }
trf-record_record = Der Datensatz { $code } ist nicht verwendbar: { $why }.
    .hint = Korrigieren Sie den Datensatz, oder entfernen Sie ihn, wenn nichts davon abhängt.
trf-bye-without-letter_byes-without-letter = { $count ->
        [one] { $count } Freilos hat
       *[other] { $count } Freilose haben
    } keinen Buchstaben, wie in Dateien vor 2016: + wurde als spielfrei durch Auslosung gelesen, 1 als spielfrei mit ganzem Punkt, = mit halbem Punkt, - und 0 als beantragtes spielfrei ohne Punkte.
    .hint = Geben Sie ihnen ihre Buchstaben (U, F, H, Z), wenn eines davon ein anderes war.
trf-other-system_other-system = Keine Runde der Datei wird gepaart: { $why }. Ihre Ergebnisse wurden gelesen.
    .hint = Paaren Sie mit einem Programm, das dieses System hat. Ist der Datensatz falsch, berichtigen Sie ihn; check vergleicht die Plätze trotzdem.
trf-not-counted_not-counted = Der Datensatz { $code } zählt nicht: { $what }.
    .hint = Die Punkte ergeben sich aus den Ergebnissen; vergleichen Sie die Rangliste.
trf-number-twice_number-twice = Die Spielernummer { $number } steht schon in Zeile { $first }; diese Zeile wurde ausgelassen.
    .hint = Geben Sie jedem Spieler eine andere Nummer.
trf-numbers-missing_numbers-missing = Unter den Spielern fehlen Nummern: { $numbers }. Die Farben werden verteilt, ohne sie mitzuzählen.
    .hint = Sind diese Spieler vor der ersten Runde zurückgetreten, ist nichts zu tun.
trf-unknown-opponent_unknown-opponent = In Runde { $round } ist der Gegner die Nummer { $opponent }, aber einen solchen Spieler gibt es nicht.
    .hint = Korrigieren Sie den Gegner, oder ergänzen Sie die Zeile des Spielers.
trf-meets-itself_meets-itself = In Runde { $round } ist der Spieler sein eigener Gegner.
    .hint = Korrigieren Sie den Gegner; wer spielfrei ist, hat den Gegner 0000.
trf-opponents-disagree_opponents-disagree = In Runde { $round } trifft der Spieler auf { $opponent }, aber { $opponent } { $other } dort.
    .hint = Korrigieren Sie die falsche Zeile.
trf-two-results_two-results = Die Partie der Runde { $round } gegen { $opponent } hat zwei Ergebnisse: hier { $own }, dort { $others }.
    .hint = Korrigieren Sie die falsche Zeile.
trf-no-result_no-result = Die Partie der Runde { $round } gegen { $opponent } hat kein Ergebnis. Bis dahin gilt sie für die Paarungen späterer Runden als Remis und bringt keine Punkte.
    .hint = Tragen Sie das Ergebnis ein, und paaren Sie noch einmal.
trf-drawn-already_drawn-already = Runde { $round } ist in der Datei schon gepaart, hat aber keine Ergebnisse; diese Paarungen blieben unbeachtet.
    .hint = Tragen Sie die Ergebnisse ein, um die nächste Runde zu paaren.
trf-points_points = Die Datei gibt { $typed }, die Ergebnisse aus { $played } ergeben aber { $counted } Punkte; die Ergebnisse zählen.
    .hint = Korrigieren Sie die Ergebnisse oder die Punkte. Andere Punkte für Sieg oder Remis gehören in einen Datensatz 162 oder XXS.
    .played =
        { $rounds ->
            [one] der gespielten Runde
           *[other] den { $rounds } gespielten Runden
        }
trf-place_place = Der Platz ist { $typed }; nach { $by } ist er { $place }: { $values }.
    .hint = Korrigieren Sie den Platz, die Ergebnisse oder die Liste der Feinwertungen (202, 212).
trf-places-not-compared_places-not-compared = Die Plätze der Datei wurden nicht mit ihren Ergebnissen verglichen: { $why }.
    .hint = Ergänzen Sie die fehlenden Plätze oder Ergebnisse und starten Sie check noch einmal.
trf-places-not-compared_places-partly-compared = Plätze wurden nur nach { $by } verglichen: { $why }.
    .hint = Prüfen Sie die Reihenfolge derer, die danach gleichstehen, selbst, oder berichtigen Sie die Liste der Feinwertungen (202, 212).
trf-more-rounds_more-rounds = Die Datei hat { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    }: mehr als { $why }.
    .hint = Prüfen Sie die Zahl der Runden (142, XXR); Spieler können sich nur einmal treffen.
usebio-damaged = Die USEBIO-Datei ist beschädigt oder unvollständig (Zeile { $line }: { $why }).
    .hint = Exportieren Sie die Datei noch einmal aus dem Auswertungsprogramm, oder bitten Sie noch einmal um sie.
usebio-encoding = Die USEBIO-Datei wurde nicht gelesen: { $why }.
    .hint = Exportieren Sie die Datei noch einmal aus dem Auswertungsprogramm, wenn möglich als UTF-8.
usebio-left-out = Ausgelassen, weil eine Meldung es nicht aufnehmen kann: { $what } ({ $count ->
        [one] { $count } Element
       *[other] { $count } Elemente
    } ab Zeile { $line }).
    .hint = Hängt das Ergebnis nicht davon ab, ist nichts zu tun; behalten Sie die Datei, wenn Sie es brauchen.
usebio-version = Die USEBIO-Datei { $names }; sie wurde als Version 1.3 gelesen.
    .hint = Vergleichen Sie Teilnehmer und Ergebnisse mit dem Auswertungsprogramm.
    .names =
        { $version ->
            [0] nennt keine Version
           *[other] hat die Version „{ $version }“
        }
bundle-damaged = Das ist kein vollständiges Paket: { $why }.
    .hint = Bitten Sie noch einmal um das Paket; palmares bundle erstellt eines.
bundle-too-large = Das Paket wurde nicht entpackt: { $why }.
    .hint = Bitten Sie stattdessen um die Meldungen der Saison, und lassen Sie palmares darüber laufen.
bundle-name_name-outside = Das Paket nennt „{ $name }“, was nicht innerhalb des Pakets liegt. Entpackt wurde nichts.
    .hint = palmares schreibt kein solches Paket; fragen Sie, wer es gesendet hat.
bundle-entry-missing_entry-missing = Das Paket führt diese Datei auf, enthält sie aber nicht.
    .hint = Bitten Sie noch einmal um das Paket.
bundle-entry-changed_entry-changed = Diese Datei des Pakets ist nicht die, die hineingelegt wurde: { $why }.
    .hint = Bitten Sie noch einmal um das Paket; was es enthalten soll, steht in bundle.json.
bundle-entry-unlisted_entry-unlisted = Das Paket enthält diese Datei, führt sie aber nicht auf.
    .hint = palmares schreibt kein solches Paket; fragen Sie, wer sie hinzugefügt hat.
bundle-version_other-version = Der Lauf stammt von palmares { $theirs }, und dies ist { $ours }.
    .hint = Wo die beiden abweichen, sagt CHANGELOG.md unter Results, was sich geändert hat.
bundle-not-computed_not-computed = Die Saison lässt sich aus dem Paket nicht berechnen: { $why }.
    .hint = Prüfen Sie, ob das Paket aus allen Meldungen und Dateien des Laufs erstellt wurde.
bundle-differs_file-differs = Diese Datei des Laufs kommt nicht so heraus, wie das Paket sagt: { $how }.
    .hint = Entweder wurde der Inhalt des Pakets nachträglich geändert, oder das Programm ist ein anderes.
bundle-run-changed_run-changed = Diese Datei wurde geändert oder entfernt, seit der Lauf sie geschrieben hat.
    .hint = Lassen Sie palmares noch einmal in den Ordner laufen, dann erstellen Sie das Paket.
bundle-run-differs_run-differs = Diese Datei des Laufs kommt aus diesen Meldungen nicht heraus: { $how }.
    .hint = Geben Sie die Meldungen, Einstellungen und Vorlagen an, mit denen der Lauf erstellt wurde, oder lassen Sie palmares noch einmal laufen und erstellen Sie dann das Paket.
file-unreadable = Die Datei ließ sich nicht öffnen: { $why }.
    .hint = Prüfen Sie, ob Sie die Berechtigung haben und ob die Datei nicht in einem anderen Programm offen ist oder noch kopiert wird.
folder-unreadable = Der Ordner „{ $folder }“ ließ sich nicht öffnen: { $why }. Seine Meldungen wurden nicht gelesen.
    .hint = Prüfen Sie, ob es ihn gibt und ob Sie die Berechtigung haben, ihn zu öffnen.
file-left-out = Diese Datei ist keine Arbeitsmappe und wurde nicht gelesen ({ $kind }).
    .hint = Meldungen sind .xlsx-, .xlsm-, .xls-, .xlsb- oder .ods-Dateien oder USEBIO-Ergebnisse (.xml). Enthält sie Teilnehmer oder Ergebnisse, rufen Sie palmares adopt dafür auf. Für ein Tournament Report File (.trf) verwenden Sie palmares import trf.
workbook-left-out_workbook-misnamed = Diese Datei ist eine Arbeitsmappe, aber ihr Name sagt das nicht. Sie wurde nicht gelesen, und nichts darin zählt.
    .hint = Ist sie eine Meldung, benennen Sie sie so um, dass ihr Name auf .{ $ending } endet. Ist sie eine Kopie, verschieben Sie sie aus diesem Ordner.
workbook-left-out_workbook-as-text = Diese Datei ist eine als Text (XML) gespeicherte Arbeitsmappe. Sie wurde nicht gelesen, und nichts darin zählt.
    .hint = Ist sie eine Meldung, öffnen Sie sie in Excel oder LibreOffice, und speichern Sie sie als .xlsx. Ist sie eine Kopie, verschieben Sie sie aus diesem Ordner.
workbook-left-out_workbook-hidden = Diese Datei ist eine Arbeitsmappe, aber ihr Name beginnt mit einem Punkt wie bei einer versteckten Datei. Sie wurde nicht gelesen, und nichts darin zählt.
    .hint = Ist sie eine Meldung, entfernen Sie den Punkt aus ihrem Namen. Ist sie eine Kopie, verschieben Sie sie aus diesem Ordner.
workbook-left-out_workbooks-in-archive = Dieses Archiv enthält { $files }. Archive werden nicht gelesen, und nichts darin zählt.
    .hint = Enthält es Meldungen, entpacken Sie es in diesem Ordner, und verschieben Sie das Archiv anderswohin. Sind es Kopien, verschieben Sie es aus diesem Ordner.
    .files =
        { $count ->
            [one] „{ $first }“
           *[other] { $count } Dateien mit Namen von Meldungen, etwa „{ $first }“
        }
settings-misnamed = Diese Datei heißt fast wie palmares.toml, die Einstellungsdatei eines Ordners. Sie wurde nicht gelesen, und nichts darin zählt.
    .hint = Sollen die Einstellungen gelten, benennen Sie sie in palmares.toml um, in Kleinbuchstaben und ohne zweite Endung (Windows blendet sie manchmal aus). Ist sie eine Kopie, verschieben Sie sie aus diesem Ordner.
amendment-among-returns = Diese Berichtigung von palmares diff liegt bei den Meldungen, wo sie nichts berichtigt.
    .hint = Übergeben Sie sie palmares reconcile zusammen mit dem Ordner der Meldungen. Ist das geschehen, verschieben Sie sie aus diesem Ordner.
other-program = Das ist { $what }, was palmares nicht liest.
    .hint = { $instead }
open-elsewhere = Die Arbeitsmappe ist offen in { $by }; nicht gespeicherte Änderungen werden nicht gelesen.
    .hint = Speichern und schließen Sie sie, dann gleichen Sie noch einmal ab.
link-followed = Das ist eine Verknüpfung; gelesen wurde „{ $to }“.
    .hint = Wenn das gewollt ist, ist nichts zu tun.
folder-passed-over_passed-over = „{ $folder }“ wurde übersprungen: { $why }.
    .hint = Meldungen darin wurden nicht gelesen. Geben Sie den Ordner der Meldungen selbst an, ohne Verknüpfungen zu Systemordnern und anderen Dateien.
folder-passed-over_rest-passed-over = Der Rest von „{ $folder }“ wurde übersprungen: { $why }.
    .hint = Einige Meldungen wurden vielleicht nicht gelesen. Geben Sie den Ordner der Meldungen selbst an, ohne Verknüpfungen zu Systemordnern und anderen Dateien.
read-elsewhere = Das ist dieselbe Datei wie { $other }; jene wurde gelesen.
    .hint = Nichts zu tun. Sie zählt einmal.
return-in-output = Diese Arbeitsmappe wurde nicht gelesen: Sie liegt in einem Ordner, den palmares geschrieben hat.
    .hint = Ist sie eine Meldung, verschieben Sie sie in den Ordner der Meldungen.
marker-alone = Dieser Ordner hat die Datei .palmares, die eine Ausgabe von palmares kennzeichnet, aber keine Ausgabe. Seine Meldungen wurden gelesen.
    .hint = Löschen Sie die Datei .palmares darin.
round-not-written_round-kind = Die Runde wurde nicht geschrieben: Runden lassen sich nur an .xlsx- und .xlsm-Arbeitsmappen anfügen, die die Blätter einer Meldung haben.
    .hint = Speichern Sie die Mappe als .xlsx, oder arbeiten Sie mit der Kopie weiter, die palmares run FILE --out DIR nach DIR/returns schreibt.
round-not-written_round-refused = Die Runde wurde nicht geschrieben: An diese Arbeitsmappe lässt sich nichts anfügen ({ $why }).
    .hint = Arbeiten Sie mit der Kopie weiter, die palmares run FILE --out DIR nach DIR/returns schreibt.
round-not-written_round-read-otherwise = Die Runde wurde nicht geschrieben: Dem Blatt mit den Runden des Turniers { $event } fehlt eine Spalte dafür.
    .hint = Fügen Sie die fehlenden Spalten hinzu: Event (bei mehreren), Round, Table und beide Seiten.
round-not-written_round-not-replaced = Die Runde wurde nicht geschrieben: { $why }.
    .hint = Die Arbeitsmappe wurde nicht geändert.
changes-not-understood = Durchgespielt wurde nichts: { $why }.
    .hint = Schreiben Sie Änderungen wie „12 withdraws; board 3 = 0-1; new entry Nia Colter 1850“, durch Semikolons getrennt; docs/draws.md führt alle auf.
plan-unusable = Der Plan wurde nicht verwendet: { $why }.
    .hint = Erstellen Sie ihn mit palmares plan über dieselben Meldungen noch einmal, und verwenden Sie in jedem Schritt dieselben --rules und --set.
part-unusable = Zusammengeführt wurde nichts: { $why }.
    .hint = Geben Sie den Ordner jedes Teils des Plans an, jeden einmal. Fehlt ein Teil, ist er unvollständig oder von einer anderen Version, lassen Sie ihn mit palmares run --plan noch einmal laufen.
csv-unfit = Das Turnier { $event } wurde nicht als CSV für Vereinswebsites geschrieben: { $why }.
    .hint = { $instead }.
    .instead =
        { $instead ->
            [0] Senden Sie die Meldung selbst
           *[other] Verwenden Sie palmares export { $instead }, das solche Turniere aufnehmen kann
        }
event-not-exported = Das Turnier { $event } hat keine Datei: Es { $unfit }.
    .hint = Wählen Sie eine andere Art von Datei; palmares export --help führt sie und die Turniere auf, für die sie gedacht sind.
event-not-exported_no-round-exported = Das Turnier { $event } hat keine Datei: Noch keine Runde wurde gespielt.
    .hint = Tragen Sie die Ergebnisse einer Runde ein und exportieren Sie noch einmal.
credit-left-out = { $why }; in den Dateien ausgelassen.
    .hint = Korrigieren Sie die Nummer auf dem Blatt Entries, und exportieren Sie noch einmal.
nobody-credited = Niemand hat Punkte der gutzuschreibenden Arten; es wurde keine Datei geschrieben.
    .hint = Sagen Sie mit --points, welche Arten gutzuschreiben sind, etwa --points local=green.
upload-columns-unknown = Die Mitgliederliste hat keine Spalten: { $why }.
    .hint = Schreiben Sie "Upload columns" = "Member No = number; Points = local" in palmares.toml, oder geben Sie --columns an.
quotas-not-checked = Die Ausgabe eines Laufs enthält keine Meisterschaften, Lizenzen und Spielorte; die Quoten der Veranstalter wurden nicht geprüft.
    .hint = Verwenden Sie die Meldungen selbst; auch palmares run prüft die Quoten.

# Phrases within sentences, by their English words

phrase-0-or-more = 0 oder größer
phrase-1-match = 1 Kampf
phrase-1-section = 1 Gruppe
phrase-2-complete-tables = 2 volle Tische
phrase-3-complete-tables = 3 volle Tische
phrase-3-complete-teams = 3 vollzählige Teams
phrase-5-complete-tables = 5 volle Tische
phrase-a-bye = Freilos
phrase-a-club-event-with-the-permission-of-its-area = ein Vereinsturnier mit Erlaubnis seiner Area
phrase-a-division-of-an-area-s-league-above-the-lowest = einer Liga einer Area über der untersten Division
phrase-a-document-of-another-program = ein Dokument eines anderen Programms
phrase-a-file-of-chess-games = eine Datei mit Schachpartien
phrase-a-file-of-hands-for-a-dealing-machine = eine Datei mit Händen für eine Dupliziermaschine
phrase-a-file-that-icloud-has-not-downloaded-to-this-computer = eine Datei, die iCloud nicht auf diesen Rechner geladen hat
phrase-a-four-winner-individual-event = ein Einzelturnier mit vier Siegern
phrase-a-hand-is-missing-or-is-not-written-as-kq76-a72-753-975 = eine Hand fehlt oder ist nicht wie KQ76.A72.753.975 geschrieben
phrase-a-ladder-cannot-be-one = eine Leiter kann keine sein
phrase-a-licensed-event-is-never-a-championship = ein Turnier mit Lizenz ist nie eine Meisterschaft
phrase-a-lin-file-of-hands-and-play-of-bridge-base-online = eine LIN-Datei von Bridge Base Online mit Händen und Spielverlauf
phrase-a-link-to-a-sheet-of-google-not-the-sheet-itself = eine Verknüpfung mit einer Google-Tabelle, nicht die Tabelle selbst
phrase-a-list = eine Liste
phrase-a-list-of-something-other-than-names = eine Liste aus etwas anderem als Namen
phrase-a-mailbox = ein Postfach
phrase-a-maximum-of-max-is-a-whole-number-per-board-with-meant = ein Höchstwert von { $max } ist mit { $meant } eine ganze Zahl je Board
phrase-a-minor-championship-is-not-the-one-that-the-area-nominates = eine Nebenmeisterschaft ist nicht die, welche die Area benennt
phrase-a-number-that-is-not-decimal = eine Zahl, die keine Dezimalzahl ist
phrase-a-packed-archive = ein gepacktes Archiv
phrase-a-packed-file = eine gepackte Datei
phrase-a-pdf = ein PDF
phrase-a-plain-text-file = eine einfache Textdatei
phrase-a-qualifying-round-was-played-by-fewer-than-teams-teams = eine Qualifikationsrunde wurde von weniger als { $teams } Teams gespielt
phrase-a-single-winner-individual-event = ein Einzelturnier mit einem Sieger
phrase-a-single-winner-pairs-event = ein Paarturnier mit einem Sieger
phrase-a-special-event-of-an-area = ein Turnier einer Area von der Art { $special }
phrase-a-spreadsheet-of-apple-numbers = eine Tabelle von Apple Numbers
phrase-a-table = eine Tabelle
phrase-a-table-decides-who-meets-whom = eine Tabelle bestimmt, wer gegen wen spielt
phrase-a-team-that-lost-a-repechage-final = ein Team, das ein Repechage Final verloren hat
phrase-a-teams-event = ein Teamturnier
phrase-a-text-document = ein Textdokument
phrase-a-two-winner-pairs-event = ein Paarturnier mit zwei Siegern
phrase-a-web-page = eine Webseite
phrase-a-weekend = einem Wochenende
phrase-a-youth-finalist = ein Finalist der Youth
phrase-about-a-hundred-times = etwa hundertmal so groß wie die
phrase-about-a-hundredth-of = etwa ein Hundertstel der
phrase-about-a-tenth-of = etwa ein Zehntel der
phrase-about-a-thousand-times = etwa tausendmal so groß wie die
phrase-about-ten-times = etwa zehnmal so groß wie die
phrase-above-0-and-at-most-1 = größer als 0 und höchstens 1
phrase-all-count-sessions = jeder der { $count } Durchgänge
phrase-all-members-of-the-area = alle Mitglieder der Area
phrase-all-members-of-the-union = alle Mitglieder des Verbands
phrase-an-acblscore-file = eine Datei von ACBLscore
phrase-an-acblscore-game-file = eine Turnierdatei von ACBLscore
phrase-an-archive-of-other-files = ein Archiv anderer Dateien
phrase-an-e-mail = eine E-Mail
phrase-an-event-of-national-status = einem Turnier mit nationalem Status
phrase-an-invitation-event-at-least-share-of-the-entry-from-outside = ein Einladungsturnier, mindestens { $share } der Teilnehmer von außerhalb
phrase-an-invitation-event-less-than-share-of-the-entry-from-outside = ein Einladungsturnier, weniger als { $share } der Teilnehmer von außerhalb
phrase-an-invitation-event-one-entry-for-each-body = ein Einladungsturnier mit einem Teilnehmer je Verein oder Verband
phrase-an-xml-file = eine XML-Datei
phrase-another-player-has-this-name = ein anderer Spieler heißt auch so
phrase-any-board = allen Brettern
phrase-any-match = allen Kämpfen
phrase-anyone = jedermann
phrase-as-given = wie angegeben
phrase-as-if-they-had-not-been-played = als wären sie nicht gespielt
phrase-as-many-rows-as-the-one-under = so viele Zeilen wie die unter
phrase-ask-the-club-for-the-file-again-pictures-and-text-boxes-on-a-sheet-cannot-be-read = Bitten Sie den Verein noch einmal um die Datei: Bilder und Textfelder auf einem Blatt sind nicht lesbar.
phrase-ask-the-club-for-the-sheet-with-its-results-or-leave-the-file-out = Bitten Sie den Verein um das Blatt mit den Ergebnissen, oder lassen Sie die Datei weg.
phrase-at-most-a-million-with-at-most-six-decimals = höchstens eine Million, mit höchstens sechs Nachkommastellen
phrase-awards-which-palmares-works-out-itself = Punkte, die palmares selbst berechnet
phrase-blank = leer
phrase-board-board = Board { $board }
phrase-board-table-sides = Brett { $table } ({ $sides })
phrase-boards-compared = verglichene Boards
phrase-boards-of-average-plus = Boards mit Average plus
phrase-boards-per-match-says-each = Boards per match sagt { $each }
phrase-but-each-contestant-has-one-score-for-all-typed-sessions = aber jeder Teilnehmer hat ein Ergebnis für alle { $typed } Durchgänge
phrase-but-results-counted-is-counted = aber Results counted ist { $counted }
phrase-by-lot-seed-seed-sparing-those-who-have-already-stood-down = durch das Los (Seed { $seed }), wobei verschont wird, wer schon ausgesetzt hat
phrase-can-be-a-fraction-a-date-or-two-figures = kann ein Bruch, ein Datum oder zwei Zahlen sein
phrase-column-column = Spalte { $column }
phrase-contestant = Teilnehmer
phrase-count-matches = { $count } Kämpfen
phrase-count-rounds = { $count } Runden
phrase-count-sections = { $count } Gruppen
phrase-count-sessions = { $count } Durchgängen
phrase-counted-as-present-from-the-first-round = gilt als anwesend ab der ersten Runde
phrase-counted-as-withdrawn-after-the-last-game = gilt als zurückgezogen nach der letzten Partie
phrase-date-of-birth = Geburtsdatum
phrase-dates-of-birth = Geburtsdaten
phrase-different-contestants-from = andere Teilnehmer als
phrase-digits-only = nur Ziffern
phrase-download-the-results-of-the-tournament-as-csv-or-put-the-hands-beside-a-session-of-the-same-name-as-pbn = Laden Sie die Ergebnisse des Turniers als CSV herunter, oder legen Sie die Hände als PBN neben einen Durchgang desselben Namens.
phrase-each-row-is-a-single-cell-so-names-and-scores-cannot-be-told-apart = jede Zeile ist eine einzige Zelle, daher lassen sich Namen und Ergebnisse nicht trennen
phrase-earlier-stages-do-not-count-for-invited-contestants = frühere Abschnitte zählen für Eingeladene nicht
phrase-earlier-stages-were-run-by-other-bodies = frühere Abschnitte wurden von anderen Veranstaltern ausgerichtet
phrase-east = Ost
phrase-empty = leer
phrase-entered-as-one-who-played-in-the-final-of-another-area = gemeldet als jemand, der im Finale einer anderen Area gespielt hat
phrase-equal-of-all-boards-have-the-same-results = { $equal } von { $all } Boards haben dieselben Ergebnisse
phrase-equal-of-all-contestants-have-the-same-score = { $equal } von { $all } Teilnehmern haben dasselbe Ergebnis
phrase-equal-of-all-contestants-have-the-same-score-in-whole-numbers = { $equal } von { $all } Teilnehmern haben in ganzen Zahlen dasselbe Ergebnis
phrase-event-id = Turnier { $id }
phrase-event-id-of-path = Turnier { $id } aus { $path }
phrase-event-id-of-this-workbook = Turnier { $id } dieser Arbeitsmappe
phrase-excel-has-no-such-date = ein solches Datum gibt es in Excel nicht
phrase-export-the-game-from-acblscore-as-pbn-or-as-text-with-the-results = Exportieren Sie das Turnier aus ACBLscore als PBN oder als Text mit den Ergebnissen.
phrase-export-the-tournament-as-a-tournament-report-file-trf = Exportieren Sie das Turnier als Tournament Report File (.trf).
phrase-far-above = weit größer als die
phrase-federations-of-players = Verbände von Spielern
phrase-first-or-last = { $first } oder { $last }
phrase-folders-are-nested-more-than-most-deep = die Ordner sind mehr als { $most }-fach verschachtelt
phrase-for-members = für Mitglieder
phrase-game-round-round = { $game } (Runde { $round })
phrase-game-rounds-rounds = { $game } (Runden { $rounds })
phrase-grades-of-players = Spielstärken
phrase-group = Die Gruppe
phrase-had-what-but-the-minimum-is-least = { $had } { $what }, das Minimum ist aber { $least }
phrase-has-no-forename = hat keinen Vornamen
phrase-has-no-games-between-two-players-which-a-tournament-report-file-needs-for-a-chess-team-match-give-each-board-its-own-row = hat keine Partien zwischen zwei Spielern, die ein Tournament Report File braucht; geben Sie bei einem Schachteamkampf jedem Brett eine eigene Zeile
phrase-has-no-games-of-diplomacy = hat keine Partien Diplomacy
phrase-has-no-page = hat keine Seite
phrase-is-not-rated-as-rated-says = wird nicht gewertet, wie Rated sagt
phrase-is-not-a-tournament-of-single-players = ist kein Einzelturnier
phrase-has-no-players-with-ratings-of-fide-which-title-norms-need = hat keine Spieler mit FIDE-Wertung, die Titelnormen brauchen
phrase-has-something-other-than-small-letters-digits-and-hyphens = enthält etwas anderes als Kleinbuchstaben, Ziffern und Bindestriche
phrase-holds-more-than-a-name = enthält mehr als einen Namen
phrase-home-to-away = { $home } zu { $away }
phrase-how-to-reach-people = Kontaktdaten
phrase-if-it-has-returns-attached-save-them-in-this-folder = Hängen Meldungen daran, speichern Sie diese in diesem Ordner.
phrase-if-it-holds-returns-unpack-it-in-this-folder = Enthält es Meldungen, entpacken Sie es in diesem Ordner.
phrase-if-it-is-a-return-export-it-from-numbers-as-an-excel-workbook-xlsx = Ist es eine Meldung, exportieren Sie sie aus Numbers als Excel-Arbeitsmappe (.xlsx).
phrase-if-it-is-a-return-open-it-and-download-it-as-an-excel-workbook-xlsx = Ist es eine Meldung, öffnen Sie sie, und laden Sie sie als Excel-Arbeitsmappe (.xlsx) herunter.
phrase-if-it-is-a-return-open-it-once-to-download-it-then-run-again = Ist es eine Meldung, öffnen Sie die Datei einmal, damit sie geladen wird, und starten Sie noch einmal.
phrase-if-it-is-a-return-or-holds-returns-unpack-it-in-this-folder = Ist oder enthält sie eine Meldung, entpacken Sie sie in diesem Ordner.
phrase-if-it-is-an-event-put-the-names-in-a-column-headed-names-name-or-team-if-not-leave-the-file-out = Ist es ein Turnier, setzen Sie die Namen in eine Spalte mit der Überschrift Names, Name oder Team; wenn nicht, lassen Sie die Datei weg.
phrase-if-they-have-returns-attached-save-them-in-this-folder = Hängen an den Mails Meldungen, speichern Sie diese in diesem Ordner.
phrase-in-field = {" "}in { $field }
phrase-is-a-percentage-but-points-never-are = ist ein Prozentwert, und Punkte sind das nie
phrase-is-empty = ist leer
phrase-is-longer-than-40-signs = ist länger als 40 Zeichen
phrase-is-missing-a-part-that-the-others-have = lässt einen Teil weg, den die anderen haben
phrase-is-not-a-bridge-event-and-usebio-has-no-type-for-it = ist kein Bridgeturnier, und USEBIO hat dafür keine Art
phrase-is-that-of-another-rule-book = gehört zu einem anderen Regelwerk
phrase-is-the-third-name-in-a-pair = ist der dritte in einem Paar
phrase-it-belongs-to-the-operating-system = es gehört zum Betriebssystem
phrase-it-cannot-be-a-major-championship-why = es kann keine Hauptmeisterschaft sein: { $why }
phrase-it-enters-category-category = es tritt in der Kategorie { $category } an
phrase-it-has-errors = es hat Fehler
phrase-it-has-fewer-than-36-boards = es hat weniger als 36 Boards
phrase-it-has-games-between-two-players = es enthält Partien zwischen zwei Spielern
phrase-it-has-games-of-diplomacy-or-board-games = es enthält Partien Diplomacy oder Brettspiele
phrase-it-has-neither-results-nor-the-people-who-played = es enthält weder Ergebnisse noch Personen, die gespielt haben
phrase-it-holds-more-than-most-files-and-folders = er enthält mehr als { $most } Dateien und Ordner
phrase-it-holds-more-than-most-files-and-folders-in-all = er enthält insgesamt mehr als { $most } Dateien und Ordner
phrase-it-is-a-link-to-a-folder-that-contains-the-one-you-gave = es ist eine Verknüpfung mit einem Ordner, der den angegebenen enthält
phrase-it-is-hidden-in-excel = es ist in Excel ausgeblendet
phrase-it-is-not-a-result-against-a-number-in-this-table = sie enthält kein Ergebnis gegen eine Nummer dieser Tabelle
phrase-it-is-not-a-round = das ist keine Runde
phrase-it-is-not-a-way-of-writing-a-game = so schreibt man keine Partie
phrase-it-is-not-open-to-all-members = es ist nicht offen für alle Mitglieder
phrase-it-is-not-the-result-of-a-game = sie enthält kein Ergebnis einer Partie
phrase-it-is-not-written-as-day-month-year = es ist nicht als Tag/Monat/Jahr geschrieben
phrase-it-is-only-a-number = es ist nur eine Zahl
phrase-it-is-only-one-name = es ist nur ein einzelner Name
phrase-it-is-scored-in-unit-and-other-in-others = es wird in { $unit } gewertet, { $other } aber in { $others }
phrase-it-lists-prizes-which-do-not-belong-in-a-return = es ist eine Liste von Preisen, und die gehört nicht in eine Meldung
phrase-it-was-ranked-with-handicaps-and-the-scores-without-handicap-are-missing = seine Rangliste rechnet mit Handicap, und die Ergebnisse ohne Handicap fehlen
phrase-its-layout-cannot-hold-line-ups = ihr Aufbau hat keinen Platz für Aufstellungen
phrase-its-layout-has-only-pairs-and-individuals-without-matches = ihr Aufbau kennt nur Paare und Einzelspieler ohne Kämpfe
phrase-its-own-tables-are-fewer-than-the-premier-final-s-premier = seine { $own } Tische sind weniger als die { $premier } des Hauptfinales
phrase-its-players-are-not-both-members-of-one-such-team-of = seine Spieler gehören nicht beide zu einem solchen Team ({ $of })
phrase-its-rule-book-gives-points-of-its-own = das Regelwerk vergibt eigene Punkte
phrase-its-scores-are-on-other-sheets-or-add-those-up = seine Ergebnisse stehen auf anderen Blättern oder fassen diese zusammen
phrase-licensed-as-a-major-congress = als großer Kongress lizenziert
phrase-licensed-by-the-area-with-a-significant-entry-from-outside = von der Area lizenziert, mit nennenswerter Beteiligung von außerhalb
phrase-licensed-by-the-area-without-a-significant-entry-from-outside = von der Area lizenziert, ohne nennenswerte Beteiligung von außerhalb
phrase-licensed-who-with-a-significant-entry-from-outside = lizenziert, { $who }, mit nennenswerter Beteiligung von außerhalb
phrase-licensed-who-without-a-significant-entry-from-outside = lizenziert, { $who }, ohne nennenswerte Beteiligung von außerhalb
phrase-list-from-column-column-on = ab Spalte { $column }
phrase-list-under-caption = unter „{ $caption }“
phrase-master-points = Meisterpunkte
phrase-match = Kampf
phrase-match-of-the-qualifying-stage = Kampf der Qualifying Stage
phrase-matches-of-the-qualifying-stage = Kämpfe der Qualifying Stage
phrase-matchpoints = Matchpunkten
phrase-may-hold-a-score-those-of-both-sides-have-a-number-and-no-column-has-scores = könnte ein Ergebnis enthalten: Bei beiden Seiten steht eine Zahl, und keine Spalte enthält Ergebnisse
phrase-members-outside-the-first-division-cannot-win-it = Mitglieder außerhalb der ersten Division können sie nicht gewinnen
phrase-more-than-0 = größer als 0
phrase-more-than-most-files-and-folders-are-behind-this-link = hinter dieser Verknüpfung liegen mehr als { $most } Dateien und Ordner
phrase-names-and-count-more = { $names } und noch { $count }
phrase-names-who-have-no-match-in-it = { $names }, die darin keinen Kampf haben
phrase-neither-tables-in-neither-final-needed-needed = { $neither } Tische in keinem der Finale, { $needed } nötig
phrase-no-bye = kein Freilos
phrase-no-column-holds-names-of-players-or-teams = keine Spalte enthält Namen von Spielern oder Teams
phrase-no-event-was-in-that-year = in jenem Jahr gab es kein Turnier
phrase-no-heading-in-this-row-says-which-column-holds-the-names = keine Überschrift dieser Zeile sagt, in welcher Spalte die Namen stehen
phrase-no-heading-in-this-row-says-which-column-holds-the-scores = keine Überschrift dieser Zeile sagt, in welcher Spalte die Ergebnisse stehen
phrase-no-less-than-the-number-before-it = nicht kleiner als die Zahl davor
phrase-no-licence = keine Angabe zu Licence
phrase-no-more-than-the-number-before-it = nicht größer als die Zahl davor
phrase-no-result = kein Ergebnis
phrase-no-stanza-of-the-repechage-final-that-the-team-played = keine Stanza des Repechage Final, das das Team gespielt hat
phrase-nobody-in-this-table-has-that-number = niemand in dieser Tabelle hat diese Nummer
phrase-nobody-who-plays-was-born-in-that-year = niemand, der spielt, wurde in jenem Jahr geboren
phrase-north = Nord
phrase-not-on-the-members-sheet = nicht auf dem Blatt Members
phrase-note-does-not-fit-the-result-result = „{ $note }“ passt nicht zum Ergebnis { $result }
phrase-note-is-not-a-bye = „{ $note }“ ist kein Freilos
phrase-nothing-like = ganz anders als die
phrase-numbers-of-games = Zahlen von Partien
phrase-numbers-of-players-with-fide = FIDE-Nummern von Spielern
phrase-of-one-a-bye = von { $one } (Freilos)
phrase-one-a-bye = { $one } (Freilos)
phrase-one-against-other = { $one } gegen { $other }
phrase-one-and-other = { $one } und { $other }
phrase-one-other = { $one }, { $other }
phrase-one-session = einen einzigen Durchgang
phrase-only-pairs-and-teams-events-can-be-nominated = nur Paar- und Teamturniere können benannt werden
phrase-open-to-non-members = offen für Nichtmitglieder
phrase-order = Reihenfolge
phrase-pairs-may-drop-in-on-the-interstate-pairs-only = Paare dürfen nur bei den Interstate Pairs einsteigen
phrase-pairs-may-drop-in-only-at-the-start-of-round-4-or-of-round-6 = Paare dürfen nur zu Beginn der Runde 4 oder der Runde 6 einsteigen
phrase-pairs-pairs-entered-needed-needed = { $pairs } Paare gemeldet, { $needed } nötig
phrase-pairs-pairs-of-both-directions = die Paare { $pairs } beider Richtungen
phrase-payments = Zahlungen
phrase-percentages = Prozente
phrase-played-and-deemed-deemed-boards = { $played } und { $deemed } angerechnete Boards
phrase-played-boards = { $played } Boards
phrase-played-in-the-final-of-another-area-event = hat im Finale einer anderen Area gespielt ({ $event })
phrase-played-in-the-final-of-another-area-event-on-date = hat am { $date } im Finale einer anderen Area gespielt ({ $event })
phrase-played-matches = { $played } Kämpfe
phrase-played-played-of-boards-boards-needed-needed = hat { $played } von { $boards } Boards gespielt, { $needed } nötig
phrase-put-the-hands-beside-a-session-of-the-same-name-as-pbn = Legen Sie die Hände als PBN neben einen Durchgang desselben Namens.
phrase-rank = Rang
phrase-rating = Wertungszahl
phrase-ratings = Wertungszahlen
phrase-read-again-it-would-not-have-the-same-places-and-awards = wieder eingelesen hätte es nicht dieselben Plätze und Punkte
phrase-receiveddata-id-board-board-round-round-table-table = ReceivedData, { $id }: Board { $board }, Runde { $round }, Tisch { $table }
phrase-table-id-ids = { $table }, ID { $ids }
phrase-result-is-not-the-score-of-a-bye = { $result } ist nicht das Ergebnis eines Freiloses
phrase-result-is-the-result-of-a-game-a-match-of-teams-has-home-score-and-away-score-or-a-row-for-each-board = { $result } ist das Ergebnis einer Partie; ein Teamkampf hat Home score und Away score oder eine Zeile für jedes Brett
phrase-round = Runde
phrase-round-next-has-no-results-yet = Runde { $next } hat noch keine Ergebnisse
phrase-rounds = Runden
phrase-rounds-of-boards-boards-but-they-must-have-needed = Runden zu { $boards } Boards, sie müssen aber { $needed } haben
phrase-rounds-rounds-have-as-many-boards-each-with-meant = in { $rounds } Runden gibt es mit { $meant } gleich viele Boards
phrase-rounds-rounds-of-of-match-boards-are-all = { $rounds } Runden zu { $of_match } Boards sind { $all }
phrase-rounds-rounds-of-them-are-more-than-the-all-of-the-event = { $rounds } solche Runden sind mehr als die { $all } Boards des Turniers
phrase-row-row = Zeile { $row }
phrase-rows-first-to-last = Zeilen { $first } bis { $last }
phrase-score = Ergebnisse
phrase-score-is-more-than-boards-boards-give = { $score } ist mehr, als { $boards } Bretter ergeben
phrase-score-is-not-a-number-of-game-points-which-are-whole-or-half = { $score } ist keine Zahl von Brettpunkten; diese sind ganz oder halb
phrase-scores = Ergebnisse
phrase-scores-are-whole-numbers = Scores sind ganze Zahlen
phrase-scores-end-in-0 = Scores enden auf 0
phrase-seat-at-table-table = { $seat } an Tisch { $table }
phrase-sections-in-1-session = { $sections } in 1 Durchgang
phrase-sections-in-count-sessions = { $sections } in { $count } Durchgängen
phrase-sessions = Durchgängen
phrase-shared-of-all-contestants-come-in-the-same-order = { $shared } von { $all } Teilnehmern stehen in derselben Reihenfolge
phrase-sheet-name = auf dem Blatt „{ $name }“
phrase-six-digits-and-a-letter-from-a-to-l-but-not-i = sechs Ziffern und ein Buchstabe von A bis L außer I
phrase-something-else = etwas anderes
phrase-south = Süd
phrase-split-the-text-into-columns-in-excel-data-text-to-columns-and-write-a-heading-above-each-such-as-place-names-and-score = Teilen Sie den Text auf Spalten auf (in Excel: Daten, Text in Spalten), und schreiben Sie über jede eine Überschrift wie Place, Names und Score.
phrase-stage-had-boards-boards-but-a-stage-needs-least = { $stage } hatte { $boards } Boards, ein Abschnitt braucht aber { $least }
phrase-stage-was-played-by-varying-contestants = { $stage } wurde von wechselnden Teilnehmern gespielt
phrase-stand-down-how = setzen aus, { $how }
phrase-stands-down-how = setzt aus, { $how }
phrase-stanza-of-the-final = Stanza des Final
phrase-stanza-of-the-repechage-final = Stanza des Repechage Final
phrase-stanzas-of-the-final = Stanzas des Final
phrase-stanzas-of-the-repechage-final = Stanzas des Repechage Final
phrase-stratum = Das Stratum
phrase-table-table-sides = Tisch { $table } ({ $sides })
phrase-team-has-players-players-but-a-team-may-have-most = { $team } hat { $players } Spieler, ein Team darf aber { $most } haben
phrase-teams-of-size-are-not-teams-of-four = Teams zu { $size } sind keine Viererteams
phrase-teams-teams-entered-needed-needed = { $teams } Teams gemeldet, { $needed } nötig
phrase-teams-teams-played-without-a-qualifying-round = { $teams } Teams spielten ohne Qualifikationsrunde
phrase-the-area-has-had-one-such-event-already-event = die Area hatte schon ein solches Turnier, { $event }
phrase-the-board-has-no-number = das Board hat keine Nummer
phrase-the-boards-of-this-match-make-home-to-away-which-is-not-its-score = Die Bretter dieses Kampfes ergeben { $home } zu { $away }, und das ist nicht sein Ergebnis
phrase-the-bye-of-one = dem Freilos von { $one }
phrase-the-calls = die Reizung
phrase-the-cards-played = das Abspiel
phrase-the-cell-holds-no-date = die Zelle enthält kein Datum
phrase-the-chief-arbiter = den Hauptschiedsrichter
phrase-the-time-control = die Bedenkzeit
phrase-the-city = die Stadt
phrase-the-count-other-events-of-this-kind-have-meant = die { $count } anderen Turniere dieser Art haben { $meant }
phrase-the-day-is-not-a-number = der Tag ist keine Zahl
phrase-the-draw-of-teams-takes-no-points-but-those-scored = die Paarung von Teams berücksichtigt nur erspielte Punkte
phrase-the-entry-says-so-under-pqp = so steht es bei der Anmeldung unter PQP
phrase-the-event = dem Turnier
phrase-the-event-at-a-general-meeting-is-not-the-major-championship-of-the-area = das Turnier bei einer Hauptversammlung ist nicht die Hauptmeisterschaft der Area
phrase-the-event-had-sessions-sessions-but-must-have-needed = das Turnier hatte { $sessions } Durchgänge, muss aber { $needed } haben
phrase-the-event-has-rounds-rounds = das Turnier hat { $rounds } Runden
phrase-the-event-would-take-days-days = das Turnier würde { $days } Tage dauern
phrase-the-federation-of-the-organiser = den Verband des Veranstalters
phrase-the-final-had-boards-boards-but-must-have-needed = das Finale hatte { $boards } Boards, muss aber { $needed } haben
phrase-the-final-had-sessions-sessions-but-must-have-needed = das Finale hatte { $sessions } Durchgänge, muss aber { $needed } haben
phrase-the-final-must-be-all-play-all-but-this-has-two-winners = das Finale muss jeder gegen jeden gespielt werden, dieses aber hat zwei Sieger
phrase-the-final-must-be-all-play-all-but-this-is-how = das Finale muss jeder gegen jeden gespielt werden, dieses aber ist { $how }
phrase-the-final-was-not-played-on-a-single-day = das Finale wurde nicht an einem einzigen Tag gespielt
phrase-the-first-day = den ersten Tag
phrase-the-forbidden-sheet = das Blatt Forbidden
phrase-the-groups-sheet = dem Blatt Groups
phrase-the-hands-are-not-thirteen-different-cards-each = die Hände haben nicht je dreizehn verschiedene Karten
phrase-the-headings-are-missing-or-not-known = die Überschriften fehlen oder sind nicht bekannt
phrase-the-headings-seem-to-run-down-the-sheet-not-across-it = die Überschriften scheinen untereinander zu stehen, nicht nebeneinander
phrase-the-limit-is-printed-so-and-is-that-of-novice = ; die Grenze ist so gedruckt und ist die für Novice
phrase-the-matchpoints-fit-meant-boards = die Matchpunkte passen zu { $meant } Boards
phrase-the-month-cannot-be-read = der Monat ist nicht lesbar
phrase-the-name-of-the-tournament = den Namen des Turniers
phrase-the-note-note-does-not-fit-the-result-result = Die Notiz „{ $note }“ passt nicht zum Ergebnis { $result }
phrase-the-note-note-does-not-fit-the-score-score = Die Notiz „{ $note }“ passt nicht zum Ergebnis { $score }
phrase-the-note-note-is-on-a-row-with-two-players = Die Notiz „{ $note }“ steht in einer Zeile mit zwei Spielern
phrase-the-opponent-s-cell-is-empty = die Zelle des Gegners ist leer
phrase-the-other-events-of-the-return-end-on-last = die anderen Turniere der Meldung enden am { $last }
phrase-the-percentages-fit-meant-boards = die Prozente passen zu { $meant } Boards
phrase-the-row-did-not-count = die Zeile zählte nicht
phrase-the-row-has-one-player-only-and-why = Die Zeile hat nur einen Spieler, und { $why }
phrase-the-same-contestants-as = dieselben Teilnehmer wie
phrase-the-sheet-is-empty = das Blatt ist leer
phrase-the-stage-before-it = dem Abschnitt davor
phrase-the-tables-at-which-contestants-sat = die Tische, an denen die Teilnehmer saßen
phrase-the-title-says-named-boards = der Titel nennt { $named } Boards
phrase-the-year-is-not-a-number = das Jahr ist keine Zahl
phrase-the-year-needs-four-digits = das Jahr braucht vier Ziffern
phrase-their-matchpoints-count-as-a-share-of-their-own-top = Ihre Matchpunkte zählen als Anteil an ihrem eigenen Top.
phrase-their-matchpoints-were-stretched-by-neuberg-s-formula = Ihre Matchpunkte wurden mit der Neuberg-Formel umgerechnet.
phrase-there-is-no-such-day-in-that-month = diesen Tag gibt es in dem Monat nicht
phrase-there-is-no-such-month-day-comes-before-month = diesen Monat gibt es nicht; der Tag steht vor dem Monat
phrase-there-is-no-such-score-with-who-vulnerable = diesen Score gibt es in dieser Gefahrenlage nicht ({ $who } in Gefahr)
phrase-there-is-nothing-below-this-row-of-headings = unter dieser Zeile mit Überschriften steht nichts
phrase-they-are-for-events-of-an-area-not-of-a-status = es gibt sie für Turniere einer Area, nicht mit dem Status { $status }
phrase-they-were-scored-with-the-results-there-are = Sie wurden mit den vorhandenen Ergebnissen gewertet.
phrase-this-event-has-no-licence = dieses Turnier hat keine Lizenz
phrase-this-event-was-licensed-by-an-area = dieses Turnier hat eine Lizenz der Area
phrase-this-member-s-points-are-on-hold = die Punkte dieses Mitglieds warten
phrase-this-stage = diesem Abschnitt
phrase-tie-breaks-which-palmares-works-out-itself = Feinwertungen, die palmares selbst berechnet
phrase-times = Uhrzeiten
phrase-turn-the-table-round-so-that-each-contestant-has-a-row-in-excel-copy-it-then-paste-special-transpose = Drehen Sie die Tabelle, sodass jeder Teilnehmer eine Zeile hat (in Excel: kopieren, dann Inhalte einfügen, Transponieren).
phrase-two-losers = zwei Verlierer
phrase-typed-of-max-score = { $typed } von { $max } ({ $score } %)
phrase-up-to-seven-digits-the-last-of-which-checks-the-others = bis zu sieben Ziffern, von denen die letzte die anderen prüft
phrase-vps = VPs
phrase-west = West
phrase-what-a-side-wins = dem Gewinn einer Seite
phrase-what-but-it-has-no-day = { $what }, es hat aber kein Datum
phrase-what-but-its-day-is-day = { $what }, sein Datum ist aber { $day }
phrase-what-on-the-same-day = { $what }, am selben Tag
phrase-why-contract-by-by-with-tricks-tricks-gives-score = { $why }; { $contract } von { $by } mit { $tricks } Stichen ergibt { $score }
phrase-with-these-games-as-draws = mit diesen Partien als Remis
phrase-write-names-name-or-team-above-the-column-of-names = Schreiben Sie Names, Name oder Team über die Spalte mit den Namen.
phrase-write-plain-headings-above-the-columns-such-as-place-names-and-score-if-it-is-not-an-event-leave-the-file-out = Schreiben Sie einfache Überschriften wie Place, Names und Score über die Spalten; ist es kein Turnier, lassen Sie die Datei weg.
phrase-write-score-or-vps-above-the-column-of-scores = Schreiben Sie Score, % oder VPs über die Spalte mit den Ergebnissen.
phrase-year-is-in-the-future = { $year } liegt in der Zukunft
phrase-heading-is-meaning = „{ $heading }“ ist { $meaning }
phrase-column-is-meaning = { $column } ist { $meaning }
phrase-heading-why = „{ $heading }“: { $why }
phrase-one-two = { $one }; { $two }
phrase-sheet-sheet-rows-first-to-last-kind-columns = Blatt „{ $sheet }“, Zeilen { $first } bis { $last }: { $kind } ({ $columns })
phrase-rows-first-to-last-kind-columns = Zeilen { $first } bis { $last }: { $kind } ({ $columns })
phrase-and-count-more = und noch { $count }
phrase-entry-place-place = { $entry } (Platz { $place })
phrase-from-field = {" "}aus { $field }
phrase-in-place-of-out-clause = , anstelle von { $out } ({ $clause })
phrase-north-south = Nord-Süd
phrase-east-west = Ost-West
phrase-none = niemand
phrase-all = alle
phrase-ns = NS
phrase-ew = OW
