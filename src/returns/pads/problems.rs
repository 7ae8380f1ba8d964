//! Problems of the files of scoring pads and platforms.

use crate::problem::problems;

problems! {
    // Files of scoring pads and platforms
    error "pad-refused" PadRefused { why: String }:
        "The file of the scoring pads was not read because {why}."
        => "Copy the file again from the computer of the pads when their program is closed, or ask the scoring program for USEBIO.";

    error "pad-table-missing" PadTableMissing { table: &'static str, column: &'static str, lost: &'static str }:
        let what = if column.is_empty() { format!("table {table}") } else { format!("column {column} in its table {table}") };
        "The file of the scoring pads has no {what}, so {lost} are not known."
        => "Export the file again from the program of the pads, or fill in what is missing in the workbook (palmares import bws).";

    error "pad-rows-missing" PadRowsMissing { table: &'static str, found: usize, promised: u32 }:
        "Table {table} should have {promised} rows, but {found} can be read: the file is damaged."
        => "Copy the file again from the computer of the pads when their program is closed.";

    error "pad-unfinished" PadUnfinished { section: String, missing: usize, all: usize, begun: usize }:
        let begun = match begun {
            0 => String::new(),
            1 => "; 1 of them has a contract and no result yet".to_string(),
            _ => format!("; {begun} of them have a contract and no result yet"),
        };
        "Section {section}: {missing} of {all} results are missing by the movement{begun}."
        => "Enter the results and copy the file again, or fill them in in the workbook (palmares import bws): NP under Adjusted for boards that were not played.";

    error "pad-remark" PadRemark { remark: String, row: String }:
        "The remark “{remark}” is not known ({row})."
        => "Decide what it means: import the file (palmares import bws) and fill in Adjusted on the row, or correct its score.";

    error "pad-undecided" PadUndecided { row: String }:
        "The director has not decided the score ({row})."
        => "Ask the director; then enter the score with the scoring program, or fill in Adjusted in the workbook (palmares import bws).";

    note "pad-earlier" PadEarlier { count: usize, rows: String }:
        let rows_of = if count == 1 { "row is an entry" } else { "rows are entries" };
        "{count} {rows_of} of a board that was entered again or erased later; the last entry counts ({rows})."
        => "No action needed.";

    note "pad-other-direction" PadOtherDirection { count: usize, rows: String }:
        let boards = if count == 1 { "board" } else { "boards" };
        "On {count} {boards} the pairs sat the other way round, as the pads say: the scores were exchanged ({rows})."
        => "No action needed unless it was entered by mistake.";

    warning "pad-other-pairs" PadOtherPairs { row: String, entered: String, movement: String }:
        "Pairs {entered} entered the result, but by the movement {movement} played there ({row}). The entry counts."
        => "Compare with the players: correct NS and EW in the workbook (palmares import bws) if the movement is right.";

    warning "pad-not-in-movement" PadNotInMovement { row: String }:
        "By the movement nobody plays this board there, but a result was entered ({row}). It counts."
        => "Compare with the players; remove the row from the workbook (palmares import bws) if it is wrong.";

    warning "pad-players-unknown" PadPlayersUnknown { seats: String }:
        "The pads do not say who sat there: {seats}."
        => "Fill in the players in the workbook (palmares import bws).";

    note "pad-player-changed" PadPlayerChanged { entry: String, round: i64, player: String }:
        "{player} joined pair {entry} in round {round}; each player has the boards from or up to there."
        => "Compare Boards 1, Boards 2 and so on with who played, if awards depend on it.";

    note "pad-events" PadEvents { what: String, events: String }:
        "The file holds {what}; each is an event of its own: {events}."
        => "If sections were ranked as one field, import the file (palmares import bws), and give the rows of one event their section under Section.";

    error "pad-line" PadLine { line: usize, why: String }:
        "Line {line} of the file cannot be read as a result: {why}."
        => "Correct it in the scoring program, or in the workbook (palmares import).";

    note "pad-hands-only" PadHandsOnly { boards: usize }:
        let hands = if boards == 1 { "the hands of 1 board".to_string() } else { format!("the hands of {boards} boards") };
        "The file holds {hands} and no results, so it is no session."
        => "No action needed. With the name of a session beside it (monday.pbn and monday.bws), its hands stand on the pages of the boards.";

    warning "pad-hands-other" PadHandsOther { file: String, why: String }:
        "The hands of {file} are not shown: {why}."
        => "Give the hands the name of their session: monday.pbn beside monday.bws.";

    note "pad-results-beside" PadResultsBeside { file: String }:
        "{file} has hands and results of pairs without names. The hands are shown; the results of this return count."
        => "No action needed. Give the file a name of its own if its results are those of another session.";

    warning "players-not-listed" PlayersNotListed { players: String }:
        "The lists of players do not name: {players}."
        => "Add them to the list of members (the setting Member list) or to the list of users, or enter their names.";

    note "pad-left-out" PadLeftOut { what: &'static str, count: usize }:
        let rows = if count == 1 { "row" } else { "rows" };
        "Left out, because a return has no place for it: {what} ({count} {rows})."
        => "No action needed; keep the file if you need it.";

    note "pad-scoring" PadScoring:
        "The file does not say how the boards were scored; they were scored by matchpoints."
        => "If it was by IMPs, set Scoring to butler or cross imps: in palmares.toml, with --set, or in the workbook.";

    error "pad-teams" PadTeams { round: i64, entries: String }:
        "The file is of teams, but it does not say which two tables make the match of {entries} in round {round}."
        => "Give Room in the workbook (palmares import bws), or set Format to pairs.";
}
