//! Points of games as formulas over the cells with their results.

use crate::awards::Outcome;
use crate::model::crosstable::Outing;
use crate::model::{Match, Stored};
use crate::scoring::Tournament;

use super::annotated::{Annotation, quoted};
use super::standings::DECIMALS;

/// What each result brings White and Black.
const RESULTS: [(&str, [f64; 2]); 5] = [
    ("1-0", [1.0, 0.0]),
    ("+--", [1.0, 0.0]),
    ("0-1", [0.0, 1.0]),
    ("--+", [0.0, 1.0]),
    ("\u{bd}-\u{bd}", [0.5, 0.5]),
];
/// Results that bring nobody anything.
const NOTHING: [&str; 2] = ["---", "0-0"];

/// The total of an entry as a formula; `adjustments` are terms that are added.
pub fn total(
    annotation: &Annotation<'_>,
    names: &[String],
    outcome: &Outcome,
    entry: usize,
    adjustments: Vec<String>,
) -> Option<String> {
    let tournament = outcome.scores.tournament.as_ref()?;
    let table = &tournament.table;
    let outings = &table.contestants[tournament.position[entry]].outings;
    let mut terms = Vec::with_capacity(outings.len() + adjustments.len());
    for (round, outing) in outings.iter().enumerate() {
        let points = f64::from(table.points.of(*outing).0) / 10.0;
        let live = live_term(annotation, names, outcome, tournament, (round, entry), *outing);
        terms.extend(live.or_else(|| (points != 0.0).then(|| points.to_string())));
    }
    terms.extend(adjustments);
    (!terms.is_empty()).then(|| format!("ROUND({},{DECIMALS})", terms.join("+")))
}

/// The points of a game as they follow from its cell, where nothing but the result
/// makes them.
fn live_term(
    annotation: &Annotation<'_>,
    names: &[String],
    outcome: &Outcome,
    tournament: &Tournament,
    (round, entry): (usize, usize),
    outing: Outing,
) -> Option<String> {
    let row = &outcome.event.matches[tournament.rows[round][entry]?];
    let met = match outing {
        Outing::Game { .. } | Outing::Forfeit { .. } => true,
        // A game that waits for its result.
        _ => row.away.is_some() && row.result.is_none(),
    };
    if !met || row.note.is_some() || !is_typed_as_read(annotation, row) {
        return None;
    }
    let side = usize::from(row.home != entry);
    let bringing = RESULTS.iter().filter(|(_, points)| points[side] > 0.0);
    let (results, points): (Vec<String>, Vec<String>) = bringing
        .map(|(result, points)| (format!("\"{result}\""), points[side].to_string()))
        .unzip();
    let name = names.get(usize::from(row.result_at.sheet))?;
    let cell = format!("{}!{}", quoted(name), row.result_at.a1());
    Some(format!("SUMPRODUCT(({cell}={{{}}})*{{{}}})", results.join(","), points.join(",")))
}

/// Whether the cell of a result holds it as the formula spells it.
fn is_typed_as_read(annotation: &Annotation<'_>, row: &Match) -> bool {
    let at = row.result_at;
    let Some(sheet) = annotation.facsimile.sheets.get(usize::from(at.sheet)) else { return false };
    let key = (at.row, at.column);
    let found = sheet.cells.binary_search_by_key(&key, |cell| (cell.row, cell.column));
    match found.map(|index| &sheet.cells[index].value) {
        Ok(Stored::Text(text)) => {
            let known = RESULTS.iter().map(|(result, _)| *result).chain(NOTHING);
            row.result == Some(text) && known.into_iter().any(|result| result == text.as_ref())
        }
        Ok(Stored::Blank) | Err(_) => row.result.is_none(),
        _ => false,
    }
}
