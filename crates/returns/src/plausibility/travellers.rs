//! Results of the sheet `Boards` that look like typing errors. A score that no contract gives, or
//! not its own contract, is an error of the reader.

use std::collections::BTreeMap;

use model::form::BoardColumn;
use model::problem::Problem;
use model::{BoardLine, BoardLineScore, CellAddress, Event, PlainOrWeightedScore};

use super::outlier::MIN_NUMBERS_TO_COMPARE;
use super::problems;

/// The identity of a board: session, section, version and number. In a session, a board goes
/// round the tables.
type Board<'a> = (Option<&'a str>, Option<&'a str>, Option<&'a str>, u32);

/// Warns of a result with the opposite sign of all others, if at least three quarters of them have
/// the same score but for the sign. In real sessions a lone sign is frequent, but not with the
/// same score.
pub(super) fn check_traveller_signs(event: &Event, found: &mut Vec<Problem>) {
    if event.is_of_matches() || event.is_of_teams() {
        return;
    }
    let mut boards: BTreeMap<Board<'_>, Vec<(&BoardLine, i32)>> = BTreeMap::new();
    for line in &event.boards {
        let BoardLineScore::Real { north_south: PlainOrWeightedScore::Plain(score), .. } =
            line.score
        else {
            continue;
        };
        let section = event.entries[line.north_south.first].section.as_deref();
        let key = (line.session.as_deref(), section, line.version, line.board);
        boards.entry(key).or_default().push((line, score));
    }
    for lines in boards.values() {
        for (line, score) in lines {
            let others = || lines.iter().filter(|(other, _)| other.at != line.at);
            let count = others().count();
            let opposite = others().all(|(_, other)| other.signum() == -score.signum());
            let same = others().filter(|(_, other)| *other == -score).count();
            if *score == 0 || count < MIN_NUMBERS_TO_COMPARE || !opposite || same * 4 < count * 3 {
                continue;
            }
            let trouble = problems::LoneDeclarer {
                score: score.to_string(),
                board: line.board,
                others: count,
            };
            found.push(Problem::new(trouble, place_of_score(event, line)));
        }
    }
}

/// The cell of a line's score, else its row.
fn place_of_score(event: &Event, line: &BoardLine) -> CellAddress {
    let placed = event.headings.boards.as_ref();
    let column = placed.and_then(|placed| {
        placed.sheet_column(BoardColumn::Score).or_else(|| placed.sheet_column(BoardColumn::By))
    });
    column.map_or(line.at, |column| CellAddress { column, ..line.at })
}
