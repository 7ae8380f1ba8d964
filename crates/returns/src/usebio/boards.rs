//! Traveller lines as rows of the sheet `Boards`: contestants, contract, result, and artificial
//! scores in the form's notation. The points that the program gave go along, to be compared.

use model::Room;
use model::form::BoardColumn;

use super::remarks;
use super::scope::RefCountedName;
use super::tree::UsebioElement;
use crate::scoring_pads::scoring_pad_words::NoContractReason;
use adopt::return_sheets::{CellContent, ReturnSheetRow, parse_plain_number};

/// The program's own points of a side, after `NS_` or `EW_`.
const GIVEN: [&str; 3] = ["MATCH_POINTS", "BUTLER_POINTS", "CROSS_IMP_POINTS"];

/// What a line has from the match, session and section around it.
#[derive(Debug, Clone, Default)]
pub(super) struct TravellerLineContext {
    /// The session, if there are several.
    pub session: RefCountedName,
    /// The section, if there are several.
    pub section: RefCountedName,
    /// The round of its match.
    pub round: Option<String>,
    /// The room of a team match.
    pub room: Option<Room>,
    /// The contestants of its match: North-South, East-West.
    pub sides: [Option<String>; 2],
    /// Whether the contestants are teams; then the line names their pairs.
    pub teams: bool,
}

/// The row of a traveller line; `None` if it has no content.
pub(super) fn traveller_line_row(
    event: &[(BoardColumn, u8, CellContent)],
    board: Option<&str>,
    line: &UsebioElement,
    context: &TravellerLineContext,
) -> Option<ReturnSheetRow<BoardColumn>> {
    use BoardColumn as B;
    let played = result(line);
    let [north_south, east_west] = sides(line, context);
    if played.is_empty() && north_south.is_none() && east_west.is_none() {
        return None;
    }
    let mut row: ReturnSheetRow<B> = event.to_vec();
    let round = line.child_text("ROUND_NUMBER").or(context.round.as_deref());
    for (column, text) in [
        (B::Session, context.session.as_deref()),
        (B::Round, round),
        (B::Room, context.room.map(Room::word)),
        (B::Section, context.section.as_deref()),
        (B::NorthSouth, north_south.as_deref()),
        (B::EastWest, east_west.as_deref()),
    ] {
        row.extend(text.map(|text| (column, 1, CellContent::text(text))));
    }
    row.extend(board.map(|board| (B::Board, 1, CellContent::number_or_text(board))));
    for (column, side) in [(B::NorthSouthGiven, "NS"), (B::EastWestGiven, "EW")] {
        let given = GIVEN.iter().find_map(|points| line.child_text(&format!("{side}_{points}")));
        row.extend(given.map(|given| (column, 1, CellContent::number_or_text(given))));
    }
    row.extend(played.into_iter().map(|(column, filled)| (column, 1, filled)));
    remarks::override_row_from_element(line, &mut row);
    // A ruling overrides the score, which is for other programs.
    if row.iter().any(|(column, _, _)| *column == B::Adjusted) {
        row.retain(|(column, _, _)| *column != B::Score);
    }
    Some(row)
}

/// The contestants of a line: its own, four players of an individual event, or those of its match.
/// Pairs of a team are not contestants.
fn sides(line: &UsebioElement, context: &TravellerLineContext) -> [Option<String>; 2] {
    let four = |one: &str, other: &str| {
        Some(format!("{}&{}", line.child_text(one)?, line.child_text(other)?))
    };
    let [north_south, east_west] = context.sides.clone();
    if context.teams {
        return [north_south, east_west];
    }
    let own = |name: &str| line.child_text(name).map(str::to_string);
    [
        own("NS_PAIR_NUMBER")
            .or_else(|| four("N_PLAYER_NUMBER", "S_PLAYER_NUMBER"))
            .or(north_south),
        own("EW_PAIR_NUMBER").or_else(|| four("E_PLAYER_NUMBER", "W_PLAYER_NUMBER")).or(east_west),
    ]
}

/// The cells of contract and score.
fn result(line: &UsebioElement) -> Vec<(BoardColumn, CellContent)> {
    use BoardColumn as B;
    let mut cells = Vec::new();
    let mut put = |column: B, filled: Option<CellContent>| {
        cells.extend(filled.map(|filled| (column, filled)));
    };
    let contract = line.child_text("CONTRACT");
    let meant = contract.and_then(NoContractReason::parse);
    if let Some(NoContractReason::Ruled(form)) = &meant {
        // The score beside it is what the program made of the ruling.
        for name in ["PLAYED_BY", "LEAD", "TRICKS", "SCORE", "NS_SCORE", "EW_SCORE"] {
            line.child_text(name);
        }
        put(B::Adjusted, Some(CellContent::text(form)));
        return cells;
    }
    match meant {
        Some(NoContractReason::PassedOut) => put(B::Contract, Some(CellContent::text("PASS"))),
        Some(_) => {}
        None => put(B::Contract, contract.map(CellContent::text)),
    }
    put(B::By, line.child_text("PLAYED_BY").map(|by| CellContent::text(seat(by))));
    put(B::Lead, line.child_text("LEAD").map(CellContent::text));
    put(B::Play, line.child_text("LIN_DATA").map(CellContent::text));
    if let Some(tricks) = line.child_text("TRICKS") {
        // `+1`, `=` and `-2` are relative to the contract.
        let column = if tricks.starts_with(['+', '-', '=']) { B::Result } else { B::Tricks };
        let filled = if column == B::Result {
            CellContent::text(tricks)
        } else {
            CellContent::number_or_text(tricks)
        };
        put(column, Some(filled));
    }
    let score = line.child_text("SCORE");
    let sides = [line.child_text("NS_SCORE"), line.child_text("EW_SCORE")];
    match (score, sides) {
        (None, [Some(one), Some(other)]) if one.ends_with('%') || other.ends_with('%') => {
            put(B::Adjusted, Some(CellContent::text(&format!("{}/{}", share(one), share(other)))));
        }
        (score, sides) => {
            match score.map(|text| (text, parse_plain_number(text))) {
                Some((_, Some(score))) => put(B::Score, Some(CellContent::Number(score))),
                Some((text, None)) => {
                    put(B::Adjusted, Some(CellContent::Text(adjusted(text, line))))
                }
                None => {}
            }
            put(B::NorthSouthScore, sides[0].map(CellContent::number_or_text));
            put(B::EastWestScore, sides[1].map(CellContent::number_or_text));
        }
    }
    cells
}

/// A seat by its letter.
fn seat(typed: &str) -> &str {
    match typed.to_ascii_uppercase().as_str() {
        "NORTH" => "N",
        "EAST" => "E",
        "SOUTH" => "S",
        "WEST" => "W",
        _ => typed,
    }
}

fn share(text: &str) -> &str {
    text.trim_end_matches('%').trim()
}

/// An artificial score in the form's notation. `A5050` gives both shares. `A60` leaves the rest to
/// the other side, unless the points on the line are equal.
fn adjusted(typed: &str, line: &UsebioElement) -> String {
    let text: String =
        typed.chars().filter(|c| !c.is_whitespace()).flat_map(char::to_uppercase).collect();
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
    if let Some(shares) = text.strip_prefix('A').filter(|rest| rest.len() == 4 && digits(rest)) {
        return format!("{}/{}", &shares[..2], &shares[2..]);
    }
    let bare = text.strip_prefix('A').unwrap_or(&text);
    if let Some((one, other)) = bare.split_once(['/', '-', ':'])
        && digits(share(one))
        && digits(share(other))
    {
        return format!("{}/{}", share(one), share(other));
    }
    if (text.starts_with('A') || text.ends_with('%'))
        && digits(share(bare))
        && let Some(rest) = share(bare).parse().ok().and_then(|one: u32| 100u32.checked_sub(one))
    {
        let points =
            [line.peek_child_text("NS_MATCH_POINTS"), line.peek_child_text("EW_MATCH_POINTS")];
        return match points {
            [Some(one), Some(other)] if one == other => format!("{0}/{0}", share(bare)),
            _ => format!("{}/{rest}", share(bare)),
        };
    }
    match text.as_str() {
        "A" | "AV" | "AVE" | "A=" | "AV=" | "AVE=" => "A".to_string(),
        "A+" | "AV+" | "AVE+" => "A+".to_string(),
        "A-" | "AV-" | "AVE-" => "A-".to_string(),
        "A+A-" | "A+/A-" | "A+-" => "A+/A-".to_string(),
        "A-A+" | "A-/A+" | "A-+" => "A-/A+".to_string(),
        "NP" | "N/P" | "NOTPLAYED" => "NP".to_string(),
        _ => typed.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::super::tree;
    use super::*;

    #[test]
    fn artificial_scores_are_written_as_in_the_form() {
        let line = tree::parse_element_tree("<TRAVELLER_LINE/>").ok();
        for (typed, form) in [
            ("A5050", "50/50"),
            ("A6040", "60/40"),
            ("A50", "50/50"),
            ("A60", "60/40"),
            ("A40", "40/60"),
            ("60/40", "60/40"),
            ("60%-40%", "60/40"),
            ("A60/60", "60/60"),
            ("60%", "60/40"),
            ("A+", "A+"),
            ("Ave-", "A-"),
            ("A+A-", "A+/A-"),
            ("N/P", "NP"),
            ("Not played", "NP"),
            ("W420", "W420"),
            ("A199", "A199"),
        ] {
            let read = line.as_ref().map(|line| adjusted(typed, line));
            assert_eq!(read.as_deref(), Some(form), "{typed}");
        }
    }

    #[test]
    fn a_share_that_both_sides_have_is_told_by_their_points() {
        let line = tree::parse_element_tree(
            "<L><NS_MATCH_POINTS>6</NS_MATCH_POINTS><EW_MATCH_POINTS>6</EW_MATCH_POINTS></L>",
        );
        assert!(line.is_ok_and(|line| adjusted("A60", &line) == "60/60"));
    }
}
