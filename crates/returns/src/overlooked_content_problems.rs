//! Problems of what people take for read, or for struck out: copies of sheets, columns of
//! corrections, lines through rows, and answers by which no round can be drawn.

use model::problem::{SentenceValue, did_you_mean_text, problems};

problems! {
    // Sheets
    note "sheet-copy" "Copy of a sheet" SheetCopied { read: String }:
        "All rows on this sheet are also on the sheet {read}; that one was read."
        => "Delete the copy, so that nobody continues in the wrong one.";

    warning "sheet-copy" "Copy of a sheet" SheetDiffers { read: String, count: usize }:
        let rows = if count == 1 { "1 of its rows is".to_string() } else { format!("{count} of its rows are") };
        "This sheet looks like a copy of {read}, but {rows} not there. Only {read} was read; nothing on this sheet counts."
        => "Copy rows that should count to {read}, and delete this sheet.";

    warning "sheet-copy" "Copy of a sheet" SheetUnlike { form: &'static str }:
        "This sheet looks like the missing sheet {form}. It was not read, and nothing on it counts."
        => "If it should count, rename it to {form}.";

    /// Decisions on a sheet of another name, where no sheet has the right one.
    error "sheet-copy" "Copy of a sheet" DecisionsUnread { sheet: String }:
        "The workbook has no Decisions sheet. The sheet {sheet} has the right headings but was not read, so none of its decisions was applied."
        => "If {sheet} is the right one, rename it to Decisions and reconcile again.";

    /// Decisions that stand elsewhere than under `Decision`, or a sheet without that heading.
    error "decisions-unread" "Decisions not read" DecisionsNotRead { cells: String }:
        "No decision on this sheet was read{cells}: only a column headed “Decision” decides."
        => "Give the column of the decisions the heading Decision, or move them into it, and reconcile again.";

    warning "sheet-of-others" "Sheet of other contestants" SheetOfStrangers { strangers: usize }:
        "This sheet holds contestants and scores, but {strangers} of the contestants are not in any event of this workbook. It was not read, and nothing on it counts."
        => "If it is an event, save it as a workbook of its own, or add its rows to the sheets of a return (palmares new).";

    // Columns
    warning "corrections-unread" "Corrections not read" CorrectionsUnread { heading: String, count: usize, texts: SentenceValue }:
        let cells = if count == 1 { "its filled cell changes".to_string() } else { format!("its {count} filled cells change") };
        "The column “{heading}” is not part of a return; {cells} nothing: {texts}."
        => "Enter penalties on the Adjustments sheet, type corrected scores and numbers in the usual columns, and remove from Results any contestants whose score should not count. If all this is in the scores already, no action is needed.";

    /// Names beside a result that are those of another entry.
    error "result-name" "Name and entry differ in the results" ResultName { label: String, name: String, typed: String }:
        "Entry {label} is {name}, but beside its result stands {typed}. The event is on hold until the two agree."
        => "If one column was sorted without the others, undo that; if the name is an old one, correct or clear it.";

    // Rows
    warning "struck-out" "Crossed out but counted" RowStruck:
        "This row is crossed out, but still counts."
        => "If it should not count, delete the row; otherwise remove the strikethrough.";

    warning "struck-out" "Crossed out but counted" CellStruck { text: String }:
        "“{text}” is crossed out, but was still read."
        => "If it should not count, clear the cell; otherwise remove the strikethrough.";

    // Answers
    error "impossible-rounds" "Impossible number of rounds" ImpossibleRounds { text: String, most: usize }:
        "{text} is not a number of rounds."
        => "Type how many rounds the event has, as a whole number from 1 to {most}, or clear the cell.";

    warning "unknown-movement" "Unknown movement" MovementOfSwiss { text: String, nearest: Option<&'static str> }:
        let meant = did_you_mean_text(nearest);
        "“{text}” is not a movement for an individual Swiss, so no round is drawn."
        => "{meant}Leave Movement blank for a Swiss; write scheveningen for a match of two teams.";

    warning "unknown-movement" "Unknown movement" MovementOfChessTeams { text: String, nearest: Option<&'static str> }:
        let meant = did_you_mean_text(nearest);
        "“{text}” is not a movement for chess teams, so no round is drawn."
        => "{meant}Leave Movement blank for a Swiss, or write all play all. A Scheveningen match has Format swiss and a row for each player.";

    warning "unknown-movement" "Unknown movement" MovementOfBridge { text: String, nearest: Option<&'static str> }:
        let meant = did_you_mean_text(nearest);
        "“{text}” is not a known movement, so no round is drawn."
        => "{meant}Leave Movement blank for a Swiss, or write all play all.";
}
