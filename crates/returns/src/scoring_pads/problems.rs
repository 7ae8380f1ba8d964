//! Problems of the files of scoring pads and platforms: what is missing or damaged, what the
//! director has not decided, and what palmares settled by itself.

use model::problem::{Phrase, SentenceValue, problems};

problems! {
    // Files of scoring pads and platforms
    error "pad-refused" "Pad file not read" PadRefused { why: String }:
        "The file from the scoring pads was not read because {why}."
        => "Close the scoring-pad program and copy the file again from the computer it runs on, or export USEBIO from the scoring program.";

    error "pad-table-missing" "Pad data incomplete" PadTableMissing { table: &'static str, column: &'static str, lost: &'static str }:
        let what = if column.is_empty() { format!("table {table}") } else { format!("column {column} in its table {table}") };
        "The file from the scoring pads has no {what}, so {lost} are not known."
        => "Export the file again from the scoring-pad program, or fill in what is missing in the workbook (palmares import bws).";

    error "pad-rows-missing" "Pad file damaged" PadRowsMissing { table: &'static str, found: usize, promised: u32 }:
        "Only {found} of the {promised} rows of table {table} can be read: the file is damaged."
        => "Close the scoring-pad program and copy the file again from the computer it runs on.";

    error "pad-unfinished" "Results missing on the pads" PadUnfinished { section: String, missing: usize, all: usize, begun: usize }:
        let begun = match begun {
            0 => String::new(),
            1 => "; 1 of these has a contract but no result yet".to_string(),
            _ => format!("; {begun} of these have a contract but no result yet"),
        };
        let are = if missing == 1 { "is" } else { "are" };
        "Section {section}: {missing} of the {all} results due {are} missing{begun}."
        => "Enter the results and copy the file again, or type them in the workbook (palmares import bws), with NP under Adjusted for boards not played.";

    error "pad-remark" "Unknown remark on the pads" PadRemark { remark: String, row: Phrase }:
        "palmares does not know the remark “{remark}” ({row})."
        => "Decide what it means: import the file (palmares import bws) and fill in Adjusted in that row, or correct the score.";

    error "pad-undecided" "Score not decided" PadUndecided { row: Phrase }:
        "The director has not decided the score ({row})."
        => "Ask the director; then enter the score with the scoring program, or fill in Adjusted in the workbook (palmares import bws).";

    note "pad-earlier" "Board entered again on the pads" PadEarlier { count: usize, rows: Phrase }:
        let rows_of = if count == 1 { "row is an entry" } else { "rows are entries" };
        "{count} {rows_of} for a board that was entered again or erased later; the last one counts ({rows})."
        => "No action needed.";

    note "pad-other-direction" "Pairs the other way round" PadOtherDirection { count: usize, rows: Phrase }:
        let boards = if count == 1 { "board" } else { "boards" };
        "On {count} {boards} the pairs sat the other way round, according to the pads, so the scores were swapped ({rows})."
        => "No action needed unless that was entered by mistake.";

    warning "pad-other-pairs" "Result of other pairs" PadOtherPairs { row: Phrase, entered: Phrase, movement: Phrase }:
        "The result was entered for pairs {entered}, but the movement has {movement} there ({row}). The result counts as entered."
        => "Ask the players. If the movement is right, correct NS and EW in the workbook (palmares import bws).";

    warning "pad-not-in-movement" "Result not in the movement" PadNotInMovement { row: Phrase }:
        "A result was entered, but the movement has nobody playing this board there ({row}). It counts."
        => "Ask the players. If the result is wrong, remove the row from the workbook (palmares import bws).";

    warning "pad-players-unknown" "Names missing on the pads" PadPlayersUnknown { seats: SentenceValue }:
        "No name for {seats}."
        => "Fill in the names in the workbook (palmares import bws).";

    note "pad-player-changed" "Player replaced" PadPlayerChanged { entry: String, round: i64, player: String }:
        "{player} joined pair {entry} in round {round}; the boards before that are credited to the player who left, the rest to the new one."
        => "If awards depend on it, check Boards 1, Boards 2 and so on against who played.";

    note "pad-events" "Several events on the pads" PadEvents { what: Phrase, events: String }:
        "The file holds {what}; each became an event of its own: {events}."
        => "If the sections are one field, import the file (palmares import bws), put all rows in one event and fill in Section.";

    error "pad-line" "Line of the pad file not read" PadLine { line: usize, why: String }:
        "Line {line} of the file cannot be read as a result: {why}."
        => "Correct it in the scoring program, or in the workbook (palmares import).";

    note "pad-hands-only" "Hands without results" PadHandsOnly { boards: usize }:
        let hands = if boards == 1 { "the hands of 1 board".to_string() } else { format!("the hands of {boards} boards") };
        "The file holds {hands} but no results, so it is not a session."
        => "No action needed. If it has the same name as a session (monday.pbn and monday.bws), its hands are shown on the board pages.";

    warning "pad-hands-other" "Hands of another session" PadHandsOther { file: String, why: String }:
        "The hands of {file} are not shown: {why}."
        => "Name the hands after their session: monday.pbn beside monday.bws.";

    note "pad-results-beside" "Hands file with results" PadResultsBeside { file: String }:
        "{file} has hands, and results of pairs without names. Its hands are shown; the results in this return count."
        => "No action needed. If its results are from another session, give the file another name.";

    warning "players-not-listed" "Players not listed" PlayersNotListed { players: SentenceValue }:
        "Not in the lists of players: {players}."
        => "Add them to the list of members (setting Member list) or to the list of user names, or enter their names.";

    note "pad-left-out" "Pad data left out" PadLeftOut { what: Phrase, count: usize }:
        let rows = if count == 1 { "row" } else { "rows" };
        "Left out, because a return cannot hold it: {what} ({count} {rows})."
        => "No action needed; keep the file if you need it.";

    note "pad-scoring" "Scoring not stated on the pads" PadScoring:
        "The file does not say how the boards were scored; matchpoints were used."
        => "If it was IMPs, set Scoring to butler or cross imps in palmares.toml, with --set, or in the workbook.";

    error "pad-teams" "Tables of a teams match unclear" PadTeams { round: i64, entries: Phrase }:
        "This is a teams file, but it does not say which two tables make up the match of {entries} in round {round}."
        => "Fill in Room in the workbook (palmares import bws), or set Format to pairs.";
}
