//! Problems of a workbook: sheets, headings, cells, entries, results, the register of members.

use adopt::{is_max_min_median_label, is_totals_label};
use jiff::civil::Date;
use model::problem::{Phrase, ProblemDetail, SentenceValue, did_you_mean_text, problems};

problems! {
    // The file
    error "not-a-workbook" "Not a workbook" NotAWorkbook { looks_like: Phrase }:
        "This file is named like a workbook, but it is {looks_like}."
        => "Open it in Excel or LibreOffice and save it as an Excel workbook (.xlsx).";

    /// A text that is a sheet of a return without the others.
    error "text-alone" "Text file, not a workbook" SheetAlone { sheet: &'static str }:
        "This file is not a workbook: it has the headings of a return's {sheet} sheet, and nothing else."
        => "A text file (CSV) holds one sheet only. Save the whole workbook as .xlsx in Excel or LibreOffice and use that; or copy the rows into the {sheet} sheet of a blank return (palmares new).";

    /// A text with a table that nothing recognises.
    error "text-alone" "Text file, not a workbook" TableAlone { headings: String }:
        "This file is a text table that palmares does not know; its headings are {headings}."
        => "If it comes from a bridge platform, scoring pads or a club web site, export the session there as .pbn, .bws, USEBIO (.xml), or a .csv that begins with #Title or #VERSION. If it is your own sheet, run palmares adopt FILE --out FOLDER, which asks what its columns mean.";

    error "workbook-damaged" "Damaged workbook" WorkbookDamaged { why: String }:
        "The workbook is damaged or incomplete ({why})."
        => "Ask for the file again, or open it in Excel, let Excel repair it, and save it again.";

    error "workbook-encrypted" "Workbook with a password" WorkbookEncrypted:
        "The workbook is protected by a password and cannot be read."
        => "Open it with its password, remove the password (File, Info, Protect Workbook) and save it.";

    error "workbook-too-large" "Workbook too large" WorkbookTooLarge { what: String }:
        "The workbook was not read because {what}."
        => "Copy the cells in use into a new workbook and save that as .xlsx.";

    error "sheet-unreadable" "Sheet read only in part" SheetUnreadable { why: String }:
        "Only part of the sheet could be read ({why})."
        => "Open the workbook in Excel, let Excel repair it, and save it again.";

    note "layout-not-copied" "Workbook not copied in full" LayoutNotCopied { what: String }:
        "{what} are in the return, but not in the annotated copy."
        => "No action needed: every value was read, and the return itself stays as it is.";

    note "layout-not-copied" "Workbook not copied in full" CopyRebuilt { why: String }:
        "The annotated copy of this return is a new workbook with the same cells and formatting, because {why}. Pictures, charts, conditional formats and macros are not in it."
        => "No action needed: every value was read. To get a copy with everything, save the return in Excel as an ordinary .xlsx or .xlsm workbook.";

    note "layout-not-copied" "Workbook not copied in full" RegisterRebuilt { why: String }:
        "The new register is a new workbook with the old one's cells and formatting, because {why}. Pictures, charts, conditional formats and macros are not in it."
        => "No action needed: every value was read. To get a register with everything, save the old one in Excel as an ordinary .xlsx or .xlsm workbook and reconcile it again.";

    // Sheets, headings, keys
    error "no-event-sheet" "Event sheet missing" NoEventSheet:
        "There is no Event or Events sheet and no table of results, so nothing in this workbook can be used."
        => "If it is a return, name the sheet that describes the event “Event”; palmares new writes a blank one. If it is your own sheet, give its columns plain headings, such as Place, Names and Score.";

    error "no-event-sheet" "Event sheet missing" RegisterAmongReturns:
        "This workbook is a register of members, not a return: it has no Event or Events sheet."
        => "Keep it outside the folder of returns.";

    /// `missing` is what neither a sheet nor a setting says, `how` the options that say it.
    error "no-event-sheet" "Event sheet missing" EventUnknown { missing: String, how: String }:
        "There is no Event sheet, and nothing else gives the event's {missing}."
        => "Give it on the command line ({how}), put it in a file called palmares.toml in this folder, or add the Event sheet (palmares new).";

    /// `said` is what the settings say of the event.
    note "event-from-settings" "Event details from the settings" EventFromSettings { said: String }:
        "There is no Event sheet, so the event's details come from the settings: {said}."
        => "No action needed if that is right; otherwise add the Event sheet.";

    error "no-event" "Event sheet blank" NoEvent:
        "The sheet has no event: nothing is filled in."
        => "Fill in at least Rules and Format.";

    note "unknown-sheet" "Unknown sheet" UnknownSheet { nearest: Option<&'static str>, texts: Option<SentenceValue> }:
        let meant = did_you_mean_text(nearest);
        let said = texts.map_or(String::new(), |texts| format!(": {texts}"));
        "This sheet is not part of a return; it was not read, but stays in the annotated copy{said}."
        => "{meant}If it holds entries or results, name it as in a blank return (palmares new).";

    error "repeated-sheet" "Sheet twice" RepeatedSheet { first: String }:
        "The workbook has this sheet twice; only “{first}” was used."
        => "Put all rows on one sheet, and delete or rename the other.";

    note "hidden-sheet" "Hidden sheet read" HiddenSheet:
        "The sheet is hidden, but was read all the same."
        => "Unhide it to see what was read, or delete it if it should not count.";

    warning "hidden-rows" "Hidden rows read" HiddenRows { rows: String }:
        "Hidden or filtered rows were read all the same: {rows}."
        => "Unhide them to see what was read, or delete them if they should not count.";

    note "hidden-columns" "Hidden columns read" HiddenColumns { columns: String }:
        "Hidden columns were read all the same: {columns}."
        => "Unhide them to see what was read.";

    warning "bye-result" "Bye with a result" ResultOfBye { typed: String }:
        "This row is a bye, so “{typed}” does not count; the bye does."
        => "Clear the cell. If there was a game, enter the opponent.";

    warning "number-letter" "Letter in a member number" NumberLetter { text: String, meant: String }:
        "The member number “{text}” has a letter among the digits; it probably means {meant}."
        => "If so, type the digit instead of the letter.";

    warning "merged-scores" "Merged scores" MergedScores { area: String }:
        "The cells {area} are merged; every one of these rows got the score."
        => "Unmerge the cells and type each score.";

    note "merged-cells" "Merged cells" MergedCells { area: String }:
        "The cells {area} are merged; every one of these rows got the value."
        => "If it belongs to the first row only, unmerge the cells.";

    error "no-headings" "Headings missing" NoHeadings { sheet: &'static str, wanted: String }:
        "No row of headings was found in the first 25 rows of the sheet {sheet}."
        => "The headings must include at least two of: {wanted}.";

    error "missing-column" "Column missing" MissingColumn { column: &'static str }:
        "The sheet has no column {column}, so no row can be used."
        => "Write “{column}” above the column that holds it.";

    error "beyond-columns" "More columns than are read" BeyondColumns { heading: String, most: u8 }:
        "Only the first {most} columns of this kind are read, so the column “{heading}” was not used."
        => "Use no more columns than that; you can leave out players who did not play.";

    error "repeated-column" "Column twice" RepeatedColumn { heading: String, first: String }:
        "The heading “{heading}” appears twice; only the column at {first} was used."
        => "Delete or rename one of the two.";

    note "second-score-column" "Second column of scores" SecondScoreColumn { used: String, left: String }:
        "Both “{used}” and “{left}” hold scores; contestants are ranked by “{used}”."
        => "If the other should count, change its heading to “Score”.";

    warning "second-score-column" "Second column of scores" SecondScoresDiffer { used: String, left: String }:
        "“{left}” would rank the contestants otherwise than “{used}”, by which they are ranked."
        => "If “{left}” should count, move its scores to “{used}”. If it shows penalties that are on the Adjustments sheet, no action is needed.";

    warning "column-near" "Column with a misspelt heading" ColumnNear { heading: String, nearest: String }:
        "The column “{heading}” is probably {nearest}, but the heading differs, so it was not read."
        => "Change the heading to {nearest}.";

    /// A column that decides places, awards or who gets them.
    error "column-near" "Column with a misspelt heading" ColumnLost { heading: String, nearest: String }:
        "The column “{heading}” is probably {nearest}, but the heading differs, so it was not read."
        => "Change the heading to {nearest}.";

    error "heading-blank" "Column without a heading" HeadingLost { nearest: String }:
        "The column has no heading, so it was not read; it is probably {nearest}."
        => "Give it the heading {nearest}.";

    warning "heading-blank" "Column without a heading" HeadingBlank { count: usize }:
        "The column has no heading, so it was not read (filled cells: {count})."
        => "Give it a heading from a blank return (palmares new), or any other heading if it is for your own use.";

    note "unknown-column" "Unknown column" UnknownColumn { heading: String, nearest: Option<&'static str>, texts: Option<SentenceValue> }:
        let meant = did_you_mean_text(nearest);
        let said = texts.map_or(String::new(), |texts| format!(": {texts}"));
        "The column “{heading}” is not part of a return; it was not read, but stays in the annotated copy{said}."
        => "{meant}No action needed if the column is for your own use.";

    note "unknown-column" "Unknown column" OtherColumn { heading: String, what: Phrase }:
        "The column “{heading}” holds {what}; it was not read, but stays in the annotated copy."
        => "No action needed.";

    /// A sheet of contestants and scores under another name.
    note "sheet-found" "Results found on another sheet" SheetFound { name: String }:
        "The sheet “{name}” holds contestants and scores; it was read as the Results sheet."
        => "No action needed if that is right; otherwise rename the sheet with the results to “Results”.";

    note "entries-numbered" "Contestants numbered by palmares" EntriesNumbered:
        "The contestants have no numbers, so they were numbered in the order of the rows."
        => "No action needed. To number them yourself, add a column “Entry”.";

    warning "unknown-key" "Unknown line on the Event sheet" UnknownKey { key: String, nearest: Option<&'static str> }:
        let meant = did_you_mean_text(nearest);
        "The Event sheet has no line called “{key}”, so its value was not used."
        => "{meant}Column A of a blank return (palmares new) shows the names that can be used.";

    error "repeated-key" "Line filled in twice" RepeatedKey { key: &'static str, first: String }:
        "“{key}” is already filled in at {first}; this second one was not used."
        => "Delete one of the two. For several events in one workbook, use the Events sheet, one row each.";

    // Cells
    error "error-cell" "Error in a cell" ErrorCell { error: String }:
        "The cell holds the error {error} instead of a value."
        => "Repair the formula or type the value.";

    error "formula-without-value" "Formula without a result" FormulaWithoutValue { formula: String }:
        "The formula ={formula} was saved without its result."
        => "Open the workbook in Excel and save it, or type the value.";

    error "unreadable-number" "Number not readable" UnreadableNumber { text: String, column: &'static str }:
        "“{text}” cannot be read as a number for {column}."
        => "Type a number such as 57.25, 57,25, 7½ or 1,234.5.";

    error "no-whole-number" "Not a whole number" NoWholeNumber { text: String, column: &'static str }:
        "“{column}” must be a whole number; {text} is not."
        => "Type a whole number, such as 24.";

    error "number-too-large" "Number too large" NumberTooLarge { text: String, column: &'static str, most: u32 }:
        "“{column}” cannot be {text}: the largest possible number is {most}."
        => "Check for extra digits, or a number from another column.";

    error "unreadable-date" "Date not readable" UnreadableDate { text: String, why: Phrase }:
        "“{text}” is not a date: {why}."
        => "Type day/month/year, such as 27/07/2026, or 2026-07-27.";

    note "number-for-date" "Number read as a date" NumberForDate { text: String, read: Date }:
        "The number {text} was read as the date {read}."
        => "If that is right, format the cell as a date; otherwise type the date.";

    note "birth-year" "Year of birth only" BirthYear { year: u16 }:
        "{year} is only a year, so the date of birth is not known."
        => "Type the whole date, such as 27/07/{year}, or, if the column holds only years, change its heading to “Birth year”.";

    warning "unreadable-place" "Place not readable" UnreadablePlace { text: String }:
        "“{text}” is not a place, so it was not checked."
        => "Type 3, or 3= for a shared place. palmares works out places from the scores anyway.";

    error "unknown-choice" "Value not on the list" UnknownChoice { text: String, column: &'static str, choices: String, nearest: Option<&'static str> }:
        let meant = did_you_mean_text(nearest);
        "“{text}” is not one of the choices for {column}."
        => "{meant}It can be: {choices}.";

    error "unknown-format" "Unknown format" UnknownFormat { text: String, nearest: Option<&'static str> }:
        let meant = did_you_mean_text(nearest);
        "“{text}” is not an event format."
        => "{meant}The drop-down list of a blank return (palmares new) has all formats.";

    error "unknown-rules" "Unknown rule book" UnknownRules { text: String, nearest: Option<&'static str> }:
        let meant = did_you_mean_text(nearest);
        "“{text}” is not a rule book."
        => "{meant}Run palmares rules for a list.";

    error "unknown-status" "Organiser's status not known" UnknownStatus { text: String, nearest: Option<&'static str> }:
        let meant = did_you_mean_text(nearest);
        "“{text}” is not an organiser's status."
        => "{meant}It can be club, district, area, regional or national.";

    error "missing-key" "Event details missing" MissingKey { key: &'static str }:
        "The event has no {key}."
        => "Fill in {key} on the Event sheet; a blank return (palmares new) lists the possible answers.";

    error "date-for-number" "Number changed into a date" DateForNumber { shown: String, readings: Vec<String> }:
        let readings = readings.join(" or ");
        let perhaps = if readings.is_empty() { "" } else { "; it may have been " };
        "Excel changed what was typed here into the date {shown}{perhaps}{readings}."
        => "Format the cell as text and type it again.";

    note "date-undone" "Date changed back to what was typed" DateUndone { shown: String, read: String }:
        "Excel changed {read} into the date {shown}; it was read as {read}."
        => "Format such cells as text before typing.";

    note "text-numbers" "Numbers stored as text" TextNumbers { count: u32, example: String }:
        let numbers = if count == 1 { "number" } else { "numbers" };
        let are = if count == 1 { "is" } else { "are" };
        let read = if count == 1 { "it was read as a number" } else { "they were read as numbers" };
        "{count} {numbers} in this column, such as “{example}”, {are} stored as text; {read}."
        => "No action needed, but sums in Excel leave such cells out.";

    warning "decimal-comma" "Decimal comma" DecimalComma { text: String, read: String }:
        "“{text}” was read as {read}, with a decimal comma."
        => "If the comma separates thousands, leave it out.";

    warning "percent-guessed" "Percentages below 1" PercentGuessed { column: String, text: String, read: String }:
        "No number in the column “{column}” is above 1, so {text} was read as {read} %, and the others in the same way."
        => "Format the cells as percentages, or type 57.25.";

    error "percent-mixed" "Percentage below 1 among larger ones" PercentMixed { text: String, meant: String }:
        "{text} probably means {meant} %: the other percentages are above 1. The event is on hold until the cell is corrected."
        => "Type {meant}.";

    error "impossible-percent" "Impossible percentage" ImpossiblePercent { text: String }:
        "{text} is not a percentage between 0 and 100, so the row was left out."
        => "Check the score, or say under Scoring what the scores are.";

    note "leading-zeros" "Leading zeros restored" LeadingZeros { text: String, read: String }:
        "Excel dropped the leading zeros of member number {text}; it was read as {read}."
        => "Format the column as text before typing the numbers.";

    warning "short-number" "Member number too short" ShortNumber { text: String, length: usize }:
        "The member number {text} is shorter than the others in this return, which have {length} digits; it may have lost leading zeros."
        => "Check it, and format the column as text.";

    /// `meant` is what was probably meant.
    warning "number-unlike" "Unusual member number" NumberUnlike { text: String, example: String, meant: Option<String> }:
        let perhaps = meant.map_or(String::new(), |meant| format!("; it probably means {meant}"));
        "The member number {text} does not look like the others in this return, such as {example}{perhaps}."
        => "Check it: the number decides who gets the points. It was used as typed.";

    note "number-behind-name" "Number after the name" NumberBehindName { text: String, name: String, number: String }:
        "“{text}” was read as the name {name} and the member number {number}."
        => "No action needed; member numbers have a column of their own.";

    error "number-in-name" "Number within a name" NumberInName { text: String, number: String }:
        "“{text}” is a name with the number {number}, which was not used as a member number."
        => "Put the member number under “No”, or take the digits out of the name.";

    warning "odd-number" "Not a member number" OddNumber { text: String }:
        "“{text}” cannot be a member number, so it was not used."
        => "Type the number as on the member's card, or leave the cell blank.";

    // The event
    error "repeated-event" "Event listed twice" RepeatedEvent { id: String, first: String }:
        "The event {id} is already listed at {first}; this one was left out."
        => "Give each event its own id and use it on the other sheets.";

    error "unknown-event" "Unknown event" UnknownEvent { id: String }:
        "There is no event {id} in this workbook, so the row was left out."
        => "Use the event's id from the Event or Events sheet.";

    error "no-event-named" "Row without an event" NoEventNamed:
        "The workbook has several events, but this row does not say which; it was left out."
        => "Fill in the Event column.";

    error "no-rules" "Rule book missing" NoRules:
        "The event has no rule book."
        => "Fill in Rules, such as wbu-2003, or use --rules on the command line.";

    warning "no-date" "Date missing" NoDate:
        "The event has no date, so its certificates have none either."
        => "Fill in Date.";

    /// The same of a sheet of the club's own, read by a layout.
    warning "no-date" "Date missing" SheetWithoutDate:
        "This sheet gives no date, so its certificates have none either."
        => "Use --set \"Date=2026-05-05\", or run palmares adopt on this sheet, which asks for the date.";

    error "end-before-start" "Event ends before it begins" EndBeforeStart { start: String, end: String }:
        "The event ends on {end}, before it begins on {start}."
        => "Check both dates; the day comes before the month.";

    error "impossible-boards" "Impossible number of boards" ImpossibleBoards { text: String }:
        "{text} is not a number of boards."
        => "Type how many boards each contestant played, as a whole number.";

    error "impossible-boards" "Impossible number of boards" MoreBoardsThanPlayed { text: String, played: String }:
        "A player cannot have played {text} boards in an event of {played}."
        => "Correct whichever is wrong; if the player played them all, leave the player's boards blank.";

    error "impossible-tables" "Impossible number of tables" ImpossibleTables { text: String, entries: usize }:
        "{text} cannot be the number of tables for {entries} entries."
        => "Type the number of tables in play (half tables are allowed), or leave the cell blank and palmares will count them.";

    warning "tables-disagree" "Number of tables differs" TablesDisagree { typed: String, counted: String }:
        "The return says {typed} tables, but the entries make {counted}; {typed} was used."
        => "Enter every contestant, or leave Tables blank and palmares will count them.";

    error "impossible-winners" "Impossible number of winners" ImpossibleWinners { winners: u32, format: &'static str }:
        "An event of format {format} cannot have {winners} ranking lists."
        => "Correct Winners: 1 or 2 for pairs, 1 or 4 for individuals, 1 for teams.";

    warning "unknown-movement" "Unknown movement" UnknownMovement { text: String, nearest: Option<&'static str> }:
        let meant = did_you_mean_text(nearest);
        "“{text}” is not a known movement, so all pairs were ranked in one list."
        => "{meant}Fill in Winners: 2 if North-South and East-West are ranked separately, otherwise 1.";

    warning "result-before" "“Result before” not readable" NoResultBefore { text: String }:
        "“Result before” says “{text}”, which is not a result, so it was not used."
        => "Write the result as it was before the correction, such as 1-0, or clear the cell.";

    // Entries
    warning "fee-of-nobody" "Fee without an entry" FeeOfNobody { row: u32 }:
        "Row {row} has a fee but no entry, so the entry-desk totals leave it out."
        => "Write the entry number in the row, or clear the row.";

    error "repeated-entry" "Entry listed twice" RepeatedEntry { label: String, first: String }:
        "Entry {label} is already listed at {first}; this row was left out."
        => "Give each contestant its own number in its section and direction.";

    /// `all`: how many entries the event has, if none of them has players.
    warning "no-players" "Players missing" NoPlayers { label: String, all: Option<usize> }:
        let what = match all {
            Some(all) => format!("The players of all {all} entries are unknown. They are ranked by number, and nobody can get an award"),
            None => format!("Entry {label} has no players, so nobody can get its award"),
        };
        "{what}."
        => "Type the names under Player 1, Player 2 and so on.";

    error "number-twice" "Member number twice in one entry" NumberTwice { number: String, label: String }:
        "The member number {number} appears twice in entry {label}."
        => "Correct the wrong one: the number decides who gets the points.";

    warning "player-twice" "Player in two entries" PlayerTwice { number: String, other: String }:
        "The player with the number {number} is also in entry {other} of this event."
        => "Check which of the two entries the player belongs to.";

    error "no-direction" "Direction missing" NoDirection { label: String }:
        "Entry {label} has no direction, but each direction is ranked separately; it was left out."
        => "Fill in Direction, or number the pairs 1NS, 1EW and so on.";

    /// `what` asks for the lists: `Winners 2`.
    error "no-direction" "Direction missing" NoDirections { what: String, winners: u32 }:
        "{what} means {winners} ranking lists, but no entry has a direction; all were ranked in one list."
        => "Write 1 under Winners if all are one field, as in a Howell; otherwise give each pair its direction, such as 1NS and 1EW.";

    error "direction-disagrees" "Direction does not match the entry" DirectionDisagrees { label: String, direction: &'static str }:
        "Entry {label} does not match the direction {direction} in its row, so the row was left out."
        => "Correct the one that is wrong.";

    error "direction-unused" "Direction without a ranking list" DirectionUnused { direction: &'static str, winners: u32 }:
        "Direction {direction} has no ranking list in an event with {winners} winners, so the row was left out."
        => "Use NS and EW with 2 winners; N, S, E and W with 4.";

    // Results
    error "unknown-entry" "Unknown entry" UnknownEntry { label: String, nearest: Option<String> }:
        let meant = did_you_mean_text(nearest.as_deref());
        "There is no entry {label} in this event, so the row was left out."
        => "{meant}Use the number from the Entries sheet.";

    error "unknown-entry" "Unknown entry" TotalsAsEntry { label: String }:
        "There is no entry {label} in this event, so the row was left out."
        => "If this is a row of totals, move it to another sheet.";

    error "ambiguous-entry" "Entry unclear" AmbiguousEntry { label: String, readings: SentenceValue }:
        "Entry {label} may be {readings}, so the row was left out."
        => "Fill in Direction or Section, or write the entry in full.";

    error "columns-swapped" "Columns swapped" ColumnsSwapped { entry: String, score: String, area: String }:
        "{entry} and {score} look swapped in {area}: the entries are under {score}, so no row was read."
        => "Swap the two headings, or the two columns below them.";

    error "repeated-result" "Second result of an entry" RepeatedResult { label: String, first: String }:
        "Entry {label} already has a result at {first}; this row was left out."
        => "Delete one of the two, or fill in Session if the event has several.";

    // Rows of Matches and Draw
    warning "draw-name" "Name and number differ in the draw" DrawName { label: String, name: String, typed: String }:
        "The number {label} is {name}, but the name beside it is {typed}. The number counts."
        => "To change a pairing, type another number; the names are only a check.";

    // Entries and Forbidden
    note "second-rating-column" "Second column of ratings" SecondRating { used: String, left: String }:
        "Both “{used}” and “{left}” hold ratings; the initial order uses “{used}”."
        => "If the other should count, change its heading to “Rating”.";

    /// `without` players have a number under `left` and no rating in the column that is used.
    warning "second-rating-column" "Second column of ratings" SecondRatingMissed { used: String, left: String, without: usize }:
        let players = match without {
            1 => "One player without a rating there has".to_string(),
            count => format!("{count} players without a rating there have"),
        };
        let count = if without == 1 { "counts" } else { "count" };
        "Both “{used}” and “{left}” hold ratings; the initial order uses “{used}”. {players} a number under “{left}”, and {count} as unrated."
        => "If the other should count, change its heading to “Rating”.";

    /// `used` is the heading of the ratings, where there are any.
    warning "unused-numbers" "Column of numbers not used" UnusedNumbers { heading: String, used: Option<String> }:
        let why = match used {
            Some(used) => format!("what looks like ratings, but is not used: the initial order uses “{used}”"),
            None => "numbers, but is not used, and nobody has a rating: the initial order uses title and name (C.04.2, 2.2)".to_string(),
        };
        "The column “{heading}” holds {why}."
        => "If these are the ratings, change the heading to “Rating”; otherwise no action is needed.";

    // A line by itself
    error "impossible-board" "Impossible board number" ImpossibleBoard { text: String }:
        "{text} is not a board number, so the row was left out."
        => "Correct the board number: 1 or higher.";

    error "unreadable-contract" "Contract not readable" UnreadableContract { text: String }:
        "“{text}” is not a contract, so the row was left out."
        => "Write 4H, 3NT, 2Sx, 5Dxx or pass.";

    error "no-declarer" "Declarer missing" NoDeclarer { contract: String }:
        "The contract {contract} has no declarer, so it has no score and the row was left out."
        => "Write N, E, S or W under “By”.";

    error "no-tricks" "Tricks missing" NoTricks { contract: String }:
        "The contract {contract} has neither tricks nor a result nor a score, so the row was left out."
        => "Fill in Tricks (0 to 13), Result (=, +1, -2) or Score.";

    error "impossible-tricks" "Impossible number of tricks" ImpossibleTricks { text: String }:
        "“{text}” cannot be the tricks or the result of this contract, so the row was left out."
        => "Write 0 to 13 under Tricks, or =, +1, -2 and so on under Result.";

    error "tricks-disagree" "Tricks and result disagree" TricksDisagree { tricks: u8, result: String }:
        "“Tricks” says {tricks}, but {result} under “Result” means another number; the row was left out."
        => "Correct or clear one of the two.";

    error "contract-score" "Score does not match the contract" ContractScore { typed: String, contract: String, by: String, tricks: u8, computed: i32 }:
        "The score is {typed}, but {contract} by {by} making {tricks} tricks gives {computed}; the board was scored with {typed}."
        => "Correct the score, the contract, the declarer or the tricks. Scores are from North-South's side: minus if East-West gained.";

    error "impossible-score" "Impossible score on a board" ImpossibleScore { score: String, why: Phrase, used: bool }:
        let then = if used { "The board was scored with it" } else { "The row was left out" };
        "No contract on this board gives {score}: {why}. {then}."
        => "Correct the score; put a ruling under Adjusted.";

    error "scores-disagree" "Scores in a row disagree" ScoresDisagree { score: String, other: String }:
        "One score in this row is {score} and another, seen from North-South, is {other}; the row was left out."
        => "Score and NS score are North-South's, EW score is East-West's own. Correct or clear one of them.";

    warning "play-without-contract" "Details without a contract" PlayUnused { column: &'static str }:
        "“{column}” is filled in without a contract, so it was not used."
        => "Fill in the contract and the declarer, or clear it.";

    error "not-two-players" "Not two players on a side" NotTwoPlayers { text: String }:
        "“{text}” does not name the two players of a side, so the row was left out."
        => "Write both numbers with & between them, such as 3 & 7, or use the columns North, South, East and West.";

    warning "odd-ruling" "Unusual score in a ruling" OddRuling { score: String, why: Phrase }:
        "The ruling has a score of {score}, which no contract on this board gives: {why}. It was used as typed."
        => "Check the board's number and the scores of the ruling.";

    warning "scores-both-gain" "Both sides gain" ScoresBothGain { north_south: String, east_west: String }:
        "North-South have {north_south} and East-West {east_west}, more than a board can give."
        => "Enter each side's score from its own point of view, with a minus sign for a loss.";

    error "unreadable-adjusted" "Adjusted score not readable" UnreadableAdjusted { text: String }:
        "“{text}” is not an adjusted score, so the row was left out."
        => "Write A+, A, A-, A+/A-, 60/40, NP, fouled, or weighted 420*0.6+170*0.4.";

    error "weights-not-one" "Shares that do not add up to 1" WeightsNotOne { text: String, sum: String }:
        "The shares of “{text}” add up to {sum}, not to 1, so the row was left out."
        => "Shares can be decimals, fractions or percentages, and must add up to 1.";

    warning "deal-invalid" "Deal not usable" DealInvalid { why: Phrase }:
        "The deal was left out because {why}."
        => "Write the four hands as KQ76.A72.753.975, spades first; no score depends on them.";

    error "board-without-result" "Board without a result" BoardWithoutResult { board: u32 }:
        "Board {board} has no result here, so the row was left out."
        => "Fill in the contract or the score; write NP under Adjusted if it was not played.";

    /// Of a session that goes on, in one problem.
    error "board-without-result" "Board without a result" BoardsWithoutResult { count: usize, rows: String }:
        "{count} rows have no result, so they were left out: {rows}."
        => "Fill in the contract or the score; write NP under Adjusted where a board was not played.";

    error "meets-itself" "Contestant playing itself" MeetsItself { label: String }:
        "Entry {label} is playing itself, so the row was left out."
        => "Correct one of the two numbers.";

    // Lines beside each other
    error "repeated-board" "Board entered twice" RepeatedBoard { board: u32, first: String }:
        "Board {board} between these two is already entered at {first}; this row was left out."
        => "Delete one of the two, or fill in Round or Session if the same numbers were played again.";

    error "board-twice" "Entry twice on one board" BoardTwice { label: String, board: u32, first: String }:
        "Entry {label} already has a result on board {board} at {first}, so this row was left out."
        => "Correct the board or the entry, or fill in Round or Session if the same numbers were played again.";

    error "two-tables" "Entry at two tables" TwoTables { label: String, round: String, first: String }:
        "Entry {label} has another opponent in round {round} at {first}; nobody can sit at two tables."
        => "Correct the round or the entry.";

    // What is worked out
    error "repeated-match" "Match entered twice" RepeatedMatch { sides: String, first: String }:
        "The match {sides} is already entered at {first}; this row was left out."
        => "Delete one of the two, or fill in Round if the same two met again.";

    error "match-board" "Board of a match without a number" MatchBoard { text: String }:
        "“{text}” is not a board number, so the row was left out."
        => "Number the boards of a match from 1.";

    error "match-board-twice" "Board of a match entered twice" MatchBoardTwice { board: u32, first: String }:
        "Board {board} of this match is already entered at {first}; this row was left out."
        => "Correct one of the two boards, or fill in Round if the same teams met again.";

    error "unknown-player" "Unknown player in a line-up" UnknownPlayer { player: String, label: String }:
        "“{player}” is not a player of entry {label}, so the row was left out."
        => "Write the player's position in the row on Entries (1 to 16), or the member number or name from there.";

    error "unknown-round" "Line-up for an unknown round" UnknownRound { round: String, label: String }:
        "Entry {label} has no match in round {round}, so the row was left out."
        => "Write the round as on the Matches sheet, or leave it blank for all matches together.";

    error "lineup-boards" "Too many boards in a line-up" LineupBoards { player: String, boards: String, most: String }:
        "{player} has {boards} boards, but the match has {most}."
        => "Correct Boards or Deemed boards, or the boards of the match.";

    error "lineup-seats" "Line-ups with too many boards" LineupSeats { label: String, boards: String, seats: u32, most: String }:
        "Together the players of entry {label} have {boards} boards, too many for a match of {most} boards with {seats} playing at a time."
        => "Correct Boards for the players who did not play the whole match.";

    warning "lineup-short" "Line-up with too few boards" LineupShort { label: String, boards: String, seats: u32, most: String }:
        "These players of entry {label} have {boards} boards together, too few: one has {most}, and {seats} play at a time. Who is not in a line-up gets no award for its match."
        => "Add the row that is missing, or correct Round and Boards.";
}

/// That an entry is not there. Its row may be headed as totals are, which clubs put below their results.
pub(super) fn unknown_entry_problem(label: &str, nearest: Option<String>) -> ProblemDetail {
    let is_sum = is_totals_label(label) || is_max_min_median_label(label);
    let label = label.to_string();
    if is_sum { TotalsAsEntry { label }.into() } else { UnknownEntry { label, nearest }.into() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use model::problem::RenderedProblem;

    #[test]
    fn a_row_of_totals_is_known_as_one() {
        let hint = |label| RenderedProblem::for_file(unknown_entry_problem(label, None)).hint;
        assert!(hint("Average").contains("totals"));
        assert!(!hint("17").contains("totals"));
    }
}
