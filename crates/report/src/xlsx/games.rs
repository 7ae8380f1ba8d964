//! Points of games as formulas over the cells with their results.

use engine::awards::ComputedEvent;
use engine::scoring::ChessTournament;
use model::Note;
use model::crosstable::RoundResult;

use super::annotation::{CopiedReturn, TOTAL_DECIMALS};
use super::result_cells::ResultCell;

/// The points of White and Black for each result.
const RESULTS: [(&str, [f64; 2]); 5] = [
    ("1-0", [1.0, 0.0]),
    ("+--", [1.0, 0.0]),
    ("0-1", [0.0, 1.0]),
    ("--+", [0.0, 1.0]),
    ("\u{bd}-\u{bd}", [0.5, 0.5]),
];

/// The total of an entry as a formula; `adjustments` are further terms.
pub(super) fn game_points_total_formula(
    copied: CopiedReturn<'_>,
    outcome: &ComputedEvent,
    entry: usize,
    adjustments: Vec<String>,
) -> Option<String> {
    let tournament = outcome.scores.tournament()?;
    let table = &tournament.table;
    // Match points do not follow from one cell.
    if table.boards.is_some() {
        return None;
    }
    let round_results = &table.contestants[tournament.position[entry]].round_results;
    let mut terms = Vec::with_capacity(round_results.len() + adjustments.len());
    for (round, round_result) in round_results.iter().enumerate() {
        let points = f64::from(table.points.points(*round_result).0) / 10.0;
        let live = live_term(copied, outcome, tournament, round, entry, *round_result, points);
        terms.extend(live.or_else(|| (points != 0.0).then(|| points.to_string())));
    }
    terms.extend(adjustments);
    (!terms.is_empty()).then(|| format!("ROUND({},{TOTAL_DECIMALS})", terms.join("+")))
}

/// The points of a game as a formula over its cell, if they depend on the result alone.
fn live_term(
    copied: CopiedReturn<'_>,
    outcome: &ComputedEvent,
    tournament: &ChessTournament,
    round: usize,
    entry: usize,
    round_result: RoundResult,
    points: f64,
) -> Option<String> {
    let row = &outcome.event.matches[tournament.rows[round][entry]?];
    let met = match round_result {
        RoundResult::Game { .. } | RoundResult::Forfeit { .. } => true,
        // A game without a result yet.
        _ => row.away.is_some() && row.result.is_none(),
    };
    if !met || row.note.is_some_and(|note| note != Note::Adjourned) {
        return None;
    }
    let side = usize::from(row.home != entry);
    let worth = RESULTS.map(|(result, points)| (result, points[side]));
    let cell = ResultCell::find(copied, &outcome.event, row)?;
    Some(cell.points_formula(&worth, points))
}
