//! What is wrong with a foreign sheet or with a layout.

use crate::problem::problems;

problems! {
    /// A layout that cannot be read.
    error "layout-invalid" LayoutInvalid { why: String }:
        "This layout was not used: {why}."
        => "Put it right, or have it written again by palmares adopt.";

    /// A sheet of the make of a layout whose headings have changed since.
    error "layout-changed" LayoutChanged { layout: String, row: u32, gone: String, new: String }:
        let gone = if gone.is_empty() { String::new() } else { format!("; gone: {gone}") };
        let new = if new.is_empty() { String::new() } else { format!("; new: {new}") };
        "This sheet is like that of the layout {layout}, but the headings of row {row} have changed{gone}{new}."
        => "Run palmares adopt on this sheet to learn how it is now, or give the headings their old names.";

    /// A column that a layout says nothing of.
    warning "column-new" ColumnNew { layout: String, heading: String }:
        "The layout {layout} says nothing of the column “{heading}”, so it was not read."
        => "If it tells of names or scores, run palmares adopt on this sheet; if not, write its heading into the list ignored of the layout's table.";

    /// A list below the tables that a layout knows.
    warning "rows-not-read" RowsNotRead { layout: String, first: u32, last: u32 }:
        "The layout {layout} says nothing of the list in rows {first} to {last}, so it was not read."
        => "If it tells of results, run palmares adopt on this sheet; if not, nothing needs to be done.";

    /// More tables of the make of a layout than it knows, in one workbook.
    error "layout-several" LayoutSeveral { layout: String, places: String }:
        "The layout {layout} is for one table, and this workbook has several of its make: {places}."
        => "Give each event a workbook of its own. If they are one event, name the section or direction above each table.";

    /// Two layouts that read one sheet differently.
    error "layouts-disagree" LayoutsDisagree { one: String, other: String }:
        "Two layouts fit this sheet and read it differently: {one} and {other}."
        => "Remove the one that does not hold, or put it into the folder of the sheets that it is for.";

    /// A sheet that was read by a layout.
    note "read-by-layout" ReadByLayout { layout: String, kind: String }:
        "This is a sheet of the club's own, read as {kind} by the layout {layout}."
        => "Nothing needs to be done. What could be taken stands on the first sheets of the annotated copy, with the club's own sheets behind them.";

    /// A sheet of the club's own that was read without a layout.
    note "read-by-proof" ReadByProof { kind: String, columns: String, proofs: String }:
        "This is a sheet of the club's own, read as {kind}: {columns}. What proves it: {proofs}."
        => "Nothing needs to be done if that is right. Otherwise run palmares adopt FILE --out FOLDER and say in the layout what each column holds.";

    /// The name of a club's own sheet has another day than the sheet.
    warning "file-day-differs" FileDayDiffers { day: String, other: String }:
        "The name of the file has the day {other}, and the sheet {day}. The day of the sheet was taken."
        => "Put right the one that is wrong.";

    /// The workbook of questions of palmares adopt, among returns.
    note "questions-workbook" QuestionsWorkbook:
        "This workbook holds questions of palmares adopt; it is no return."
        => "Fill in its column Answer and give it back with palmares adopt --answers, or remove it.";

    /// A sheet that was recognised, and for which there is no layout yet.
    error "sheet-not-adopted" SheetNotAdopted { what: String, missing: String }:
        let missing = if missing.is_empty() { String::new() } else { format!(" It does not say: {missing}.") };
        "This is not a return, but it was recognised: {what}.{missing}"
        => "Run palmares adopt FILE --out FOLDER: what is missing is asked once, and the next sheet of this make is read as it is.";

    /// A sheet in which no table was recognised.
    warning "sheet-not-recognised" SheetNotRecognised { why: &'static str, hint: &'static str }:
        "No table of an event or of members was recognised here: {why}."
        => "{hint}";

    /// A column of numbers or names that has no meaning.
    warning "column-left" ColumnLeft { heading: String, cells: usize }:
        "The column \u{2018}{heading}\u{2019} holds {cells} numbers or names and was not taken."
        => "If it tells of names, numbers or scores, say what it holds: under columns in the layout, or in questions.xlsx.";

    /// An event of which nothing was read.
    error "nothing-read" NothingRead { kind: &'static str, what: &'static str }:
        "This was taken for {kind}, but no {what} was read of it."
        => "Write the contestants below each other, each with its score beside it, under headings such as Pair, Names and %; or say in the layout what the columns hold.";

    /// Columns of sessions or rounds of which the total was taken.
    note "parts-aside" PartsAside { headings: String }:
        "The columns {headings} are parts of the scores that were taken, and were not taken themselves."
        => "Nothing needs to be done if the total counts. If the sessions count by themselves, give each its own rows in the return.";

    /// Scores of which a sheet does not say what they are.
    warning "scores-unnamed" ScoresUnnamed { heading: String }:
        "Nothing says what the scores under \u{2018}{heading}\u{2019} are; they were read as matchpoints."
        => "If they are percentages, IMPs or VPs, write that in the key Scoring of the return, or above the column.";

    /// A column of remarks beside contestants, which no return has.
    warning "remarks-left" RemarksLeft { heading: String, cells: usize, first: String }:
        let cells = if cells == 1 { "a cell that was".to_string() } else { format!("{cells} cells that were") };
        "The column \u{2018}{heading}\u{2019} holds {cells} not taken, such as \u{2018}{first}\u{2019}."
        => "If it says that somebody does not count, or counts otherwise, type that in the return, as a status or an adjustment; if it tells of names or scores, say so under columns in the layout; otherwise nothing needs to be done.";

    /// A cell of a row that contradicts other rows, so that its cell of the return was left open.
    warning "left-open" LeftOpen { words: String }:
        "{words}"
        => "Put the sheet right, or the cell of the return that is marked.";

    /// Cells of a column of which the others were taken.
    warning "cells-left" CellsLeft { heading: String, cells: usize, first: String }:
        let cells = if cells == 1 { "A cell".to_string() } else { format!("{cells} cells") };
        "{cells} of the column \u{2018}{heading}\u{2019} could not be read as the others are, and nothing was taken: \u{2018}{first}\u{2019}."
        => "Write the cell as the others are, or look at its row in the return and add what is missing there.";

    /// A column of a list of members for which a register has no column.
    warning "members-column-left" MembersColumnLeft { heading: String, cells: usize }:
        "The column \u{2018}{heading}\u{2019} of the list has {cells} cells; a register has no such column, and it was left out."
        => "Copy it to the right of the sheet Members if you want to keep it there; palmares leaves your own columns as they are.";

    /// A row below a table that may name a contestant.
    warning "row-left" RowLeft { name: String }:
        "The row of \u{2018}{name}\u{2019} stands below the table and was not taken."
        => "If it is a contestant, give the row a place or a score, or write W/D where its score would stand; if it is a remark, leave a blank row above it.";

    /// Texts around the tables that bear on results.
    warning "lines-left" LinesLeft { texts: String }:
        "This stands around the results, bears on them, and was not taken: {texts}."
        => "If somebody does not count, or counts otherwise, type that in the return, as a status or an adjustment; if results may still change, wait for the last ones.";

    /// Texts around the tables that tell nothing of results.
    note "lines-aside" LinesAside { texts: String }:
        "This stands around the results and was not taken: {texts}."
        => "Nothing needs to be done unless it says that something counts otherwise.";

    /// A sheet of a workbook of which nothing was taken.
    warning "sheet-left" SheetLeft { sheet: String, why: &'static str }:
        "The sheet \u{2018}{sheet}\u{2019} was not read: {why}."
        => "If it has results of an event, unhide it or save it as a workbook of its own; if not, nothing needs to be done.";

    /// Rows or columns of a table that are hidden.
    warning "hidden-counts" HiddenCounts { what: String }:
        "Hidden in Excel, and read like any other: {what}."
        => "Unhide them to see what was read. If they should not count, delete them in the sheet or in the return.";

    /// A list of one direction, or of two winners that nothing tells apart.
    warning "direction-alone" DirectionAlone { what: String }:
        "The list {what}, and no other was found; it was read as the whole event."
        => "If another direction or section is missing, put both into one workbook, each under its name; if this is all, nothing needs to be done.";

    /// A title that speaks of another day of the week than the date.
    warning "weekday-differs" WeekdayDiffers { title: String, why: String }:
        "The title \u{2018}{title}\u{2019} does not go with the day of the event: {why}."
        => "Look which of the two is right, and correct the day in the return if it is wrong.";

    /// An event that has what the sheet of another one says.
    warning "title-borrowed" TitleBorrowed { sheets: String, what: String }:
        "What stands on {sheets} has this from another sheet, for want of its own: {what}."
        => "If its event is called otherwise, or had other boards, write that above its table or correct the return.";

    /// A number of contestants that is not that of the rows.
    warning "count-differs" CountDiffers { text: String, read: usize, of: &'static str }:
        "\u{2018}{text}\u{2019} stands beside the list, and {read} {of} were read."
        => "If rows are missing, add them in the sheet or in the return.";

    /// Sheets or lists of which nothing tells that they are one event.
    warning "sheet-joined" SheetJoined { list: String, contestants: &'static str, first: String }:
        "The {list} has {contestants} \u{2018}{first}\u{2019} and was read as part of the same event."
        => "If it is another event, give each its day above the table, or a workbook of its own; if it is another section or direction, name that above each table.";

    /// A name of which something is missing, or that holds more than a name.
    warning "name-odd" NameOdd { name: String, why: &'static str }:
        "The name \u{2018}{name}\u{2019} {why}."
        => "Put it right in the sheet, or in the sheet Entries of the return: certificates and the register go by it.";

    /// Marks behind names, which a return has no place for.
    note "marks-aside" MarksAside { marks: String, names: usize }:
        let names = if names == 1 { "a name".to_string() } else { format!("{names} names") };
        "Marks beside {names} were left out: {marks}."
        => "If it says that somebody does not count, or counts otherwise, type that in the return, as a status or an adjustment; otherwise nothing needs to be done.";

    /// A list below a table that nothing tells to be of another section, direction or day.
    warning "second-list" SecondList { caption: String }:
        let under = if caption.is_empty() { String::new() } else { format!(" under \u{2018}{caption}\u{2019}") };
        "A second list begins here{under}; the first list was taken."
        => "If it is another event, section or direction, give it a line of its own that says so; if it ranks the same event another way, nothing needs to be done.";

    /// Two contestants of one list with one number.
    warning "number-stands-twice" NumberStandsTwice { number: String, first: String }:
        "The number {number} stands here and at {first}, for other people."
        => "If these are two events, two sections or two directions, name each above its rows or in a column; if one number is wrong, put it right.";

    /// Places of one list that begin anew.
    warning "places-begin-anew" PlacesBeginAnew { place: String, before: String }:
        "The place {place} stands below the place {before}, in one list."
        => "If another event, section or direction begins here, name it above its rows or in a column.";

    /// Places of a list that its scores contradict.
    warning "places-doubtful" PlacesDoubtful { heading: String, from: String, wrong: usize, all: usize }:
        "The column \u{2018}{heading}\u{2019} was read as places, and {wrong} of {all} do not go with {from}."
        => "If it holds numbers of contestants, say so under columns in the layout; if the lowest score is the best, or the scores are wrong, put that right in the return.";

    /// A title or a heading that speaks of other contestants than the rows.
    warning "kind-doubtful" KindDoubtful { title: String, titled: &'static str, read: &'static str }:
        "\u{2018}{title}\u{2019} speaks of {titled}, and the rows were read as {read}."
        => "Look at the entries of the return, and answer what kind of event it is.";

    /// A cell of a crosstable of which no game was taken.
    warning "round-cell-unclear" RoundCellUnclear { round: u16, text: String, why: &'static str }:
        let round = if round == 0 { String::new() } else { format!(" of round {round}") };
        "The cell \u{2018}{text}\u{2019}{round} was not read: {why}. No game was taken from it."
        => "Correct the cell, or add the game to the sheet Matches of the return.";

    /// Two cells of a crosstable that tell one game differently.
    warning "rounds-disagree" RoundsDisagree { round: u16, text: String, other: String, place: String }:
        let round = if round == 0 { String::new() } else { format!(" in round {round}") };
        "The cell \u{2018}{text}\u{2019} and that of the opponent{round}, \u{2018}{other}\u{2019} in {place}, do not tell the same game. No game was taken from them."
        => "Correct the cell that is wrong, or add the game to the sheet Matches of the return.";

    /// Points of a crosstable that are not those of its games.
    warning "typed-points-differ" TypedPointsDiffer { name: String, typed: String, points: String }:
        "{name} has {typed} points here, and {points} by the games of the table. The games count."
        => "Correct the points, or the cell of the game that is wrong.";

    /// A cell contradicts what the other rows of its table prove.
    warning "column-disagrees" ColumnDisagrees { name: String, heading: String, typed: String, follows: String, from: String }:
        let under = if heading.is_empty() { "here".to_string() } else { format!("under \u{2018}{heading}\u{2019}") };
        "{name}: {typed} stands {under}, but by {from} it would be {follows}, as in the other rows."
        => "Correct the cell that is wrong, in the sheet or in the return.";

    /// Games of players that were scored in other points than 1 and \u{bd}.
    warning "points-of-a-win" PointsOfAWin { win: u8 }:
        "A win has {win} points here and a draw 1; they were taken for won and drawn games, which palmares counts as 1 and \u{bd}."
        => "If two or three games were played in each meeting, give each of them a row on the sheet Matches of the return; if not, nothing needs to be done.";
}
