//! The two sides of a Scheveningen match: each player of one meets each player of the other.
//!
//! A side is the players with the same `Team of`; side A is that of the first row of `Entries`, and
//! its players are A1, A2 … in the order of their rows.

use model::form::EntryColumn;
use model::name_comparison::name_key;
use model::{Event, Exact};

/// A side of a Scheveningen match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScheveningenSide {
    /// Its name as first typed.
    pub name: String,
    /// Its players in order, as indexes into the entries.
    pub players: Vec<usize>,
}

/// The sides of a Scheveningen match.
///
/// # Errors
///
/// If there are not two sides with the same number of players, in words.
pub fn scheveningen_sides(event: &Event) -> Result<[ScheveningenSide; 2], String> {
    let mut sides: Vec<ScheveningenSide> = Vec::new();
    for (index, entry) in event.entries.iter().enumerate() {
        let Some(team) = entry.record.text(EntryColumn::TeamOf) else {
            return Err(format!("entry {} has no team", entry.label));
        };
        match sides.iter_mut().find(|side| name_key(&side.name) == name_key(team.value)) {
            Some(side) => side.players.push(index),
            None => {
                sides.push(ScheveningenSide {
                    name: team.value.trim().to_string(),
                    players: vec![index],
                });
            }
        }
    }
    let told = |side: &ScheveningenSide| format!("{} has {}", side.name, side.players.len());
    match <[ScheveningenSide; 2]>::try_from(sides) {
        Ok([a, b]) if a.players.len() == b.players.len() => Ok([a, b]),
        Ok([a, b]) => Err(format!("{}, {}", told(&a), told(&b))),
        Err(sides) => Err(format!("there are {} teams", sides.len())),
    }
}

/// What a side scored, with its arithmetic: `7 points: 3 + 2.5 + 1 + 0.5 = 7`.
pub fn side_total_and_arithmetic(scores: &[Exact]) -> (Exact, String) {
    let total: Exact = scores.iter().copied().sum();
    let terms: Vec<String> = scores.iter().map(|score| score.to_decimal()).collect();
    let shown = total.to_decimal();
    (total, format!("{shown} points: {} = {shown}", terms.join(" + ")))
}
