# Deutsch

## Frame

skip = Zu den Ergebnissen springen
about = Ranglisten, Punkte und Urkunden für Bridge, Schach und Diplomacy.
private = Nichts verlässt diesen Rechner.
private-how = Diese Seite rechnet hier, in Ihrem Browser. Jede Verbindung ist ihr verboten, sie arbeitet ohne Netz und merkt sich nichts, wenn Sie sie schließen.
language = Sprache dieser Seite
licences = Lizenzen

## Files

returns = Meldungen
drop = Arbeitsmappen oder einen Ordner hier ablegen, oder
choose-files = Dateien wählen
choose-folder = Ordner wählen
files-none = Noch keine Dateien.
files-held =
    { $count ->
        [one] { $count } Datei geladen.
       *[other] { $count } Dateien geladen.
    }

## Answers

answers = Angaben, die in den Meldungen fehlen
answer-rules = Regelwerk
answer-as-returned = wie in der Meldung
answer-date = Datum
answer-boards = Boards
answer-language = Sprache der Seiten und Urkunden
answer-others = Weitere, eine je Zeile, etwa Organiser=Riverside

## A run

compute = Berechnen
stop = Anhalten
clear = Dateien entfernen
progress = Fortschritt
reading = Wird gelesen
read-returns =
    { $count ->
        [one] { $done } von { $count } Meldung gelesen
       *[other] { $done } von { $count } Meldungen gelesen
    }
written-pages =
    { $count ->
        [one] { $done } von { $count } Seite geschrieben
       *[other] { $done } von { $count } Seiten geschrieben
    }
gathering = Die Saison wird zusammengestellt
publishing = Gleich fertig
done = Fertig in { $seconds } s: { $events }, { $files }.
stopped = Angehalten. Nichts wurde behalten.
memory-full = Der Speicher dieses Browsers ist voll. Nehmen Sie weniger Meldungen auf einmal, oder das Programm palmares, das weniger braucht.
cannot-run = Dieser Browser kann palmares nicht ausführen ({ $why }).

## Counts

count-events =
    { $count ->
        [one] { $count } Turnier
       *[other] { $count } Turniere
    }
count-files =
    { $count ->
        [one] { $count } Datei
       *[other] { $count } Dateien
    }
count-errors = { $count } Fehler
count-remarks =
    { $count ->
        [one] { $count } Hinweis
       *[other] { $count } Hinweise
    }
count-awards =
    { $count ->
        [one] { $count } Gutschrift
       *[other] { $count } Gutschriften
    }
count-members =
    { $count ->
        [one] { $count } Mitglied
       *[other] { $count } Mitglieder
    }
count-promotions =
    { $count ->
        [one] { $count } Beförderung
       *[other] { $count } Beförderungen
    }
count-open = { $count } zu entscheiden

## A club’s own sheets

own-sheets = Eigene Tabellen eines Vereins
own-wrong = Das ist keine Antwort: { $why }
own-needed = Wird gebraucht.
own-open = Fragen, die offen sind: { $count }.
own-keep = Aufbau speichern, um ihn mit dem nächsten solchen Blatt abzulegen
own-understood = Ohne Rückfrage verstanden.
own-use = Diese Antworten verwenden

## What was read

problems = Was gelesen wurde
problems-of = Hinweise zu { $path }
all-returns = alle Meldungen
whole-file = Datei
head-place = Stelle
head-wrong = Was nicht stimmt

## Standings and rounds

standings = Ranglisten
head-rank = Platz
head-players = Spieler
head-score = Ergebnis
more-entries = und { $count } weitere, auf der Seite des Turniers
event-page = Seite des Turniers
rounds = Ausgeloste Runden
round-of = { $title }, Runde { $round }
round-proposed = { $title }, Runde { $round } (Vorschlag)
head-first = Erste
head-second = Zweite
head-why = Warum
bye = spielfrei
round-write = Diese Runde in die Arbeitsmappe schreiben
round-written = In { $file } geschrieben: { $places }. Speichern Sie sie an Stelle Ihrer Datei; von ihr geht diese Seite nun aus.
round-rows =
    { $count ->
        [one] { $count } Zeile auf dem Blatt { $sheet }
       *[other] { $count } Zeilen auf dem Blatt { $sheet }
    }

## What if

if-title = Was wäre, wenn?
if-what = Was sich ändert
if-kind-result = ein Ergebnis
if-kind-withdraws = jemand scheidet aus
if-kind-absent = jemand fehlt in der nächsten Runde
if-kind-joins = jemand kommt später dazu
if-kind-apart = zwei dürfen nicht aufeinandertreffen
if-who = Wer
if-other = und
if-more = Noch eine Änderung
if-show = Zeigen, welche Paarungen sich ändern
if-when = Wann
if-was = vorher
if-now = jetzt
if-pairing = Paarung
if-changed = Runde { $round }: Paarungen, die sich ändern: { $count } von { $all }
if-none = Dann gibt es keine Auslosung: { $why }
if-keep = Diese Runde steht in der Arbeitsmappe und bleibt deshalb.
if-all-stay = Alle Paarungen bleiben; ein geändertes Ergebnis zählt ab der nächsten Auslosung.
if-gone = { $who } fehlt
if-walkover = { $who } gewinnt kampflos
if-no-game = { $who } hat kein Spiel
if-both-gone = kein Spiel
if-illegal = { $pair }: Sie dürfen nicht aufeinandertreffen, die Paarung muss also geändert werden
if-unpaired = { $who } ist ab der nächsten Runde dabei
if-redraw = Neu ausgelost, falls die Spieler sie noch nicht gesehen haben:

## Pages

pages = Seiten und Urkunden
page-title = Eine Seite der Ergebnisse
season = Die Saison
certificates = Urkunden
certificates-all = Urkunden ({ $count })
back = Zurück
print = Diese Seite drucken
not-opened = Nicht geöffnet, weil nichts diese Seite verlassen darf: { $way }

## Take away

take-away = Mitnehmen
zip = Alles als eine ZIP-Datei
workbooks = Arbeitsmappen mit Anmerkungen, einzeln

## A register

credit = In einem Mitgliederverzeichnis gutschreiben
register = Verzeichnis
decisions = Ausgefüllte Entscheidungen eines früheren Abgleichs
as-of = Tag des Abgleichs (sonst der letzte Tag der Saison)
first = palmares hat in diesem Verzeichnis noch nie etwas gutgeschrieben
reconcile = Abgleichen
reconciling = Wird abgeglichen
reconciled = Abgeglichen.
look = Die Seiten ansehen
zip-register = Alles als eine ZIP-Datei
