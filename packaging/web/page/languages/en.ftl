# English

## Frame

skip = Skip to the results
about = Standings, awards and certificates of bridge, chess and Diplomacy returns.
private = Nothing leaves this computer.
private-how = This page computes here, in your browser. It is forbidden every connection, works without network, and remembers nothing when you close it.
language = Language of this page
licences = Licences

## Files

returns = Returns
drop = Drop workbooks or a folder here, or
choose-files = Choose files
choose-folder = Choose a folder
files-none = No files yet.
files-held =
    { $count ->
        [one] { $count } file held.
       *[other] { $count } files held.
    }

## Answers

answers = Answers for what returns leave out
answer-rules = Rule book
answer-as-returned = as the return says
answer-date = Date
answer-boards = Boards
answer-language = Language of pages and certificates
answer-others = Others, one a line, such as Organiser=Riverside

## A run

compute = Compute
stop = Stop
clear = Take files away
progress = Progress
reading = Reading
read-returns =
    { $count ->
        [one] { $done } of { $count } return read
       *[other] { $done } of { $count } returns read
    }
written-pages =
    { $count ->
        [one] { $done } of { $count } page written
       *[other] { $done } of { $count } pages written
    }
gathering = Putting the season together
publishing = Finishing
done = Done in { $seconds } s: { $events }, { $files }.
stopped = Stopped. Nothing was kept.
memory-full = The memory of this browser is full. Try fewer returns at a time, or use the program palmares, which needs less.
cannot-run = This browser cannot run palmares ({ $why }).

## Counts

count-events =
    { $count ->
        [one] { $count } event
       *[other] { $count } events
    }
count-files =
    { $count ->
        [one] { $count } file
       *[other] { $count } files
    }
count-errors =
    { $count ->
        [one] { $count } error
       *[other] { $count } errors
    }
count-remarks =
    { $count ->
        [one] { $count } remark
       *[other] { $count } remarks
    }
count-awards =
    { $count ->
        [one] { $count } award
       *[other] { $count } awards
    }
count-members =
    { $count ->
        [one] { $count } member
       *[other] { $count } members
    }
count-promotions =
    { $count ->
        [one] { $count } promotion
       *[other] { $count } promotions
    }
count-open = { $count } to decide

## A club’s own sheets

own-sheets = A club’s own sheets
own-wrong = That is no answer: { $why }
own-needed = Needed.
own-open = Questions to answer: { $count }.
own-keep = Save its layout, to drop with the next such sheet
own-understood = It was understood without a question.
own-use = Use these answers

## What was read

problems = What was read
problems-of = Problems of { $path }
all-returns = all returns
whole-file = file
head-place = Place
head-wrong = What is wrong

## Standings and rounds

standings = Standings
head-rank = Place
head-players = Players
head-score = Score
more-entries =
    { $count ->
        [one] and { $count } more, on the page of the event
       *[other] and { $count } more, on the page of the event
    }
event-page = Its page
rounds = Rounds drawn
round-of = { $title }, round { $round }
round-proposed = { $title }, round { $round } (proposed)
head-first = First
head-second = Second
head-why = Why
bye = bye
round-write = Write this round into the workbook
round-written = Written into { $file }: { $places }. Save it in place of yours; what you compute next here begins from it.
round-rows =
    { $count ->
        [one] { $count } row on the sheet { $sheet }
       *[other] { $count } rows on the sheet { $sheet }
    }

## What if

if-title = What if?
if-what = What changes
if-kind-result = a result
if-kind-withdraws = somebody withdraws
if-kind-absent = somebody misses the next round
if-kind-joins = somebody comes late
if-kind-apart = two must not meet
if-who = Who
if-other = and
if-more = Another change
if-show = Show which pairings change
if-when = When
if-was = before
if-now = now
if-pairing = Pairing
if-changed = Round { $round }: { $count } of { $all } pairings change
if-none = Then there is no draw: { $why }
if-keep = This round stands in the workbook, so it is kept.
if-all-stay = All its pairings stay; a changed result counts from the next draw.
if-gone = { $who } is away
if-walkover = { $who } wins without playing
if-no-game = { $who } has no game
if-both-gone = no game
if-illegal = { $pair }: they must not meet, so this pairing has to be changed
if-unpaired = { $who } joins from the next round
if-redraw = Drawn again, if the players have not seen it yet:

## Pages

pages = Pages and certificates
page-title = A page of the results
season = The season
certificates = Certificates
certificates-all = Certificates ({ $count })
back = Back
print = Print this page
not-opened = Not opened, because nothing may leave this page: { $way }

## Take away

take-away = Take away
zip = Everything as one zip
workbooks = Annotated workbooks, one by one

## A register

credit = Credit a register of members
register = Register
decisions = Decisions of an earlier reconciliation, filled in
as-of = Date of reconciliation (else the last day of the season)
first = Nothing was ever credited to this register by palmares
reconcile = Reconcile
reconciling = Reconciling
reconciled = Reconciled.
look = Look at its pages
zip-register = All as one zip
