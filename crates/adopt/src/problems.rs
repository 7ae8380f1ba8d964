//! What is wrong with a foreign sheet or with a layout.

use model::problem::{Phrase, SentenceValue, problems};

problems! {
    /// A layout that cannot be read.
    error "layout-invalid" "Layout not used" LayoutInvalid { why: String }:
        "This layout was not used: {why}."
        => "Correct it, or run palmares adopt to write it again.";

    /// A sheet of the make of a layout whose headings have changed since.
    error "layout-changed" "Headings changed since the layout was made" LayoutChanged { layout: String, row: u32, gone: String, new: String }:
        let gone = if gone.is_empty() { String::new() } else { format!("; gone: {gone}") };
        let new = if new.is_empty() { String::new() } else { format!("; new: {new}") };
        "This sheet looks like the ones read with layout {layout}, but the headings in row {row} have changed{gone}{new}."
        => "Run palmares adopt on this sheet to learn the new headings, or put the old ones back.";

    /// A column that a layout says nothing of.
    warning "column-new" "New column" ColumnNew { layout: String, heading: String }:
        "Layout {layout} does not mention the column “{heading}”, so it was not read."
        => "If it holds names or scores, run palmares adopt on this sheet; if not, add its heading to “ignored”, the layout's list of columns to ignore.";

    /// A list below the tables that a layout knows.
    warning "rows-not-read" "List not read" RowsNotRead { layout: String, first: u32, last: u32 }:
        "Layout {layout} does not mention the list in rows {first} to {last}, so it was not read."
        => "If it holds results, run palmares adopt on this sheet; if not, no action is needed.";

    /// More tables of the make of a layout than it knows, in one workbook.
    error "layout-several" "Layout for a single table" LayoutSeveral { layout: String, places: String }:
        "Layout {layout} is for a single table, but this workbook has several like it: {places}."
        => "Put each event in its own workbook. If they are all one event, write the section or direction above each table.";

    /// Two layouts that read one sheet differently.
    error "layouts-disagree" "Two layouts for one sheet" LayoutsDisagree { one: String, other: String }:
        "Two layouts fit this sheet and read it differently: {one} and {other}."
        => "Delete the wrong one, or move it into the folder of the sheets it is for.";

    /// A sheet that was read by a layout.
    note "read-by-layout" "Club sheet read with a layout" ReadByLayout { layout: String, kind: String }:
        "This is a club's own sheet, read as {kind} with layout {layout}."
        => "No action needed. What was read is on the first sheets of the annotated copy; the club's own sheets follow.";

    /// A sheet of the club's own that was read without a layout.
    note "read-by-proof" "Club sheet read without a layout" ReadByProof { kind: String, columns: SentenceValue, proofs: SentenceValue }:
        "This is a club's own sheet, read as {kind}: {columns}. This is confirmed by: {proofs}."
        => "No action needed if that is right. If not, run palmares adopt FILE --out FOLDER and say in the layout what each column holds.";

    /// The name of a club's own sheet has another day than the sheet.
    warning "file-day-differs" "File name with another date" FileDayDiffers { day: String, other: String }:
        "The file name says {other}, but the sheet says {day}. The sheet's date was used."
        => "Correct whichever is wrong.";

    /// The workbook of questions of palmares adopt, among returns.
    note "questions-workbook" "Questions, not a return" QuestionsWorkbook:
        "This workbook holds questions from palmares adopt; it is not a return."
        => "Fill in its Answer column and use it with palmares adopt --answers, or delete it.";

    /// A sheet that was recognised, and for which there is no layout yet.
    error "sheet-not-adopted" "Club sheet waiting for details" SheetNotAdopted { what: SentenceValue, missing: String }:
        let missing = if missing.is_empty() { String::new() } else { format!(" Still needed: {missing}.") };
        "This is a club's own results sheet; some details are still needed. Read so far: {what}.{missing}"
        => "Run palmares adopt FILE --out FOLDER. It asks once for what is missing; the next sheet of this kind is then read without questions.";

    /// A sheet in which no table was recognised.
    warning "sheet-not-recognised" "No results found on a sheet" SheetNotRecognised { why: Phrase, hint: Phrase }:
        "No table of results or of members was found here: {why}."
        => "{hint}";

    /// A column of numbers or names that has no meaning.
    warning "column-left" "Column not read" ColumnLeft { heading: String, cells: usize }:
        "The column “{heading}” holds numbers or names (cells: {cells}); it was not read."
        => "If they are names, member numbers or scores, say what the column holds, under “columns” in the layout or in questions.xlsx.";

    /// An event of which nothing was read.
    error "nothing-read" "Nothing could be read from a club sheet" NothingRead { kind: &'static str, what: Phrase }:
        "This looks like {kind}, but no {what} could be read from it."
        => "List the contestants one below the other, each with a score beside the name, under headings such as Pair, Names and %; or say in the layout what the columns hold.";

    /// Columns of sessions or rounds of which the total was taken.
    note "parts-aside" "Session scores not used" PartsAside { headings: String }:
        "The columns {headings} are already included in the scores that were used, so they were not counted again."
        => "No action needed if the event is decided on the total. If each session counts on its own, give each its own rows in the return.";

    /// Scores of which a sheet does not say what they are.
    warning "scores-unnamed" "Kind of scores not stated" ScoresUnnamed { heading: String }:
        "The sheet does not say what the scores under “{heading}” are; they were read as matchpoints."
        => "If they are percentages, IMPs or VPs, say so under Scoring in the return, or above the column.";

    /// A column of remarks beside contestants, which no return has.
    warning "remarks-left" "Remarks not read" RemarksLeft { heading: String, cells: usize, first: String }:
        let cells = if cells == 1 { "1 cell that was".to_string() } else { format!("{cells} cells that were") };
        "The column “{heading}” holds {cells} not used, such as “{first}”."
        => "If it says that somebody's result does not count, or that a score was changed, enter that in the return as a status or an adjustment. If it holds names or scores, say so under “columns” in the layout. Otherwise no action is needed.";

    /// A cell of a row that contradicts other rows, so that its cell of the return was left open.
    warning "left-open" "Cell left blank in the return" LeftOpen { words: String }:
        "{words}"
        => "Correct the sheet, or fill in the marked cell of the return.";

    /// Cells of a column of which the others were taken.
    warning "cells-left" "Cells not read" CellsLeft { heading: String, cells: usize, first: String }:
        let cells = if cells == 1 { "1 cell".to_string() } else { format!("{cells} cells") };
        "{cells} in the column “{heading}” could not be read like the rest, so nothing was counted there: “{first}”."
        => "Type such a cell like the others in the column, or find its row in the return and fill in what is missing.";

    /// A column of a list of members for which a register has no column.
    warning "members-column-left" "Column of members not read" MembersColumnLeft { heading: String, cells: usize }:
        "The column “{heading}” (filled cells: {cells}) was left out: a register has no such column."
        => "To keep it, copy it to the right-hand end of the Members sheet; palmares leaves your own columns alone.";

    /// A row among those of a table, or below it, that may name a contestant.
    warning "row-left" "Row not read" RowLeft { name: String }:
        "The row of “{name}” was not read as one of the table."
        => "If it is a contestant, give the row a place or a score, or write W/D in place of the score. If it is a remark, leave a blank row above it.";

    /// Texts around the tables that bear on results.
    warning "lines-left" "Text that may affect results" LinesLeft { texts: SentenceValue }:
        "This text beside the results may affect them; it was not read: {texts}."
        => "If somebody's result does not count, or a score was changed, enter that in the return as a status or an adjustment. If results may still change, wait for the final ones.";

    /// Texts around the tables that tell nothing of results.
    note "lines-aside" "Text beside the results" LinesAside { texts: SentenceValue }:
        "Text beside the results, not read: {texts}."
        => "No action needed unless it changes a result.";

    /// A sheet of a workbook of which nothing was taken.
    warning "sheet-left" "Sheet not read" SheetLeft { sheet: String, why: Phrase }:
        "The sheet “{sheet}” was not read: {why}."
        => "If it holds results, unhide it or save it as a workbook of its own; if not, no action is needed.";

    /// Rows or columns of a table that are hidden.
    warning "hidden-counts" "Hidden rows or columns read" HiddenCounts { what: SentenceValue }:
        "Hidden in Excel, but read all the same: {what}."
        => "Unhide them to see what was read. If they should not count, delete them from the sheet or from the return.";

    /// A list of one direction, or of two winners that nothing tells apart.
    warning "direction-alone" "One direction only" DirectionAlone { what: String }:
        "The list {what}, and no other list was found. It was read as the whole event."
        => "If another direction or section is missing, put both in one workbook, each under its name; if this is all, no action is needed.";

    /// A title that speaks of another day of the week than the date.
    warning "weekday-differs" "Title and date do not match" WeekdayDiffers { title: String, why: String }:
        "The title “{title}” does not match the date of the event: {why}."
        => "Check which is right, and correct the date in the return if it is wrong.";

    /// An event that has what the sheet of another one says.
    warning "title-borrowed" "Details copied from another sheet" TitleBorrowed { sheets: String, what: String }:
        "{sheets} did not give these details, so they were copied from another sheet: {what}."
        => "If the event on that sheet has a different title or number of boards, write it above its table or correct the return.";

    /// A number of contestants that is not that of the rows.
    warning "count-differs" "Number of contestants differs" CountDiffers { text: String, read: usize, of: &'static str }:
        "The sheet says “{text}”, but {read} {of} were read."
        => "If rows are missing, add them to the sheet or to the return.";

    /// Sheets or lists of which nothing tells that they are one event.
    warning "sheet-joined" "Sheets read as one event" SheetJoined { list: Phrase, contestants: Phrase, first: String }:
        "The {list} has {contestants} “{first}” and was read as part of the same event."
        => "If it is another event, write each date above its table, or use one workbook for each. If it is another section or direction, write that above each table. If each row is a match between two sides, head their columns Home and Away.";

    /// A name of which something is missing, or that holds more than a name.
    warning "name-odd" "Unusual name" NameOdd { name: String, why: Phrase }:
        "The name “{name}” {why}."
        => "Correct it in the sheet, or on the Entries sheet of the return: certificates and the register use it.";

    /// Marks behind names, which a return has no place for.
    note "marks-aside" "Marks beside names" MarksAside { marks: String, names: usize }:
        let names = if names == 1 { "1 name".to_string() } else { format!("{names} names") };
        "Marks beside {names} were left out: {marks}."
        => "If a mark means that somebody's result does not count, or that a score was changed, enter that in the return as a status or an adjustment. Otherwise no action is needed.";

    /// A list below a table that nothing tells to be of another section, direction or day.
    warning "second-list" "Second list on the sheet" SecondList { caption: String }:
        let under = if caption.is_empty() { String::new() } else { format!(" under “{caption}”") };
        "A second list begins here{under}; only the first was read."
        => "If it is another event, section or direction, say so in a line above it. If it ranks the same event in another way, no action is needed.";

    /// Two contestants of one list with one number.
    warning "number-stands-twice" "One number for different people" NumberStandsTwice { number: String, first: String }:
        "The number {number} belongs to different people here and at {first}."
        => "If these are two events, sections or directions, name each above its rows or in a column. If one number is wrong, correct it.";

    /// Places of one list that begin anew.
    warning "places-begin-anew" "Places start again" PlacesBeginAnew { place: String, before: String }:
        "Place {place} comes after place {before} in the same list."
        => "If another event, section or direction starts here, name it above its rows or in a column.";

    /// Places of a list that its scores contradict.
    warning "places-doubtful" "Doubtful places" PlacesDoubtful { heading: String, from: String, wrong: usize, all: usize }:
        "The column “{heading}” was read as places, but {wrong} of {all} do not match {from}."
        => "If it holds contestant numbers, say so under “columns” in the layout. If the lowest score wins, or scores are wrong, correct the scores in the return.";

    /// A title or a heading that speaks of other contestants than the rows.
    warning "kind-doubtful" "Kind of event unclear" KindDoubtful { title: String, titled: &'static str, read: &'static str }:
        "“{title}” suggests {titled}, but the rows were read as {read}."
        => "Check the entries in the return, and correct Format on the Event sheet if it is wrong.";

    /// A cell of a crosstable of which no game was taken.
    warning "round-cell-unclear" "Game not understood" RoundCellUnclear { round: u16, text: String, why: Phrase }:
        let round = if round == 0 { String::new() } else { format!(" of round {round}") };
        "The cell “{text}”{round} was not read: {why}. Its game is missing."
        => "Correct the cell, or add the game to the Matches sheet of the return.";

    /// Two cells of a crosstable that tell one game differently.
    warning "rounds-disagree" "Cells of a game disagree" RoundsDisagree { round: u16, text: String, other: String, place: String }:
        let round = if round == 0 { String::new() } else { format!(" in round {round}") };
        "The cell “{text}” and the opponent's cell{round} (“{other}” in {place}) disagree about the game. Neither was used."
        => "Correct the wrong cell, or add the game to the Matches sheet of the return.";

    /// Points of a crosstable that are not those of its games.
    warning "typed-points-differ" "Points do not match the games" TypedPointsDiffer { name: String, typed: String, points: String }:
        "{name} has {typed} points here, but the games in the table add up to {points}, which was used."
        => "Correct the points, or the wrong game.";

    /// A cell contradicts what the other rows of its table prove.
    warning "column-disagrees" "Column does not match the others" ColumnDisagrees { name: String, heading: String, typed: String, follows: String, from: String }:
        let under = if heading.is_empty() { "here".to_string() } else { format!("under “{heading}”") };
        "{name}: {typed} {under} does not match {from}; going by the other rows it should be {follows}."
        => "Correct the wrong cell, in the sheet or in the return.";

    /// Games of players that were scored in other points than 1 and \u{bd}.
    warning "points-of-a-win" "Points for a win other than 1" PointsOfAWin { win: u8 }:
        "A win is worth {win} points here and a draw 1; they were read as won and drawn games, which palmares counts as 1 and ½."
        => "If each match consisted of two or three games, give each game a row on the Matches sheet of the return; if not, no action is needed.";

    /// A file of a scoring program that cannot be laid out as a return.
    error "usebio-refused" "USEBIO file not read" UsebioRefused { what: String }:
        "The USEBIO file was not read because {what}."
        => "No scoring program writes such a file. Find out where it came from, and ask for a new copy.";
}
