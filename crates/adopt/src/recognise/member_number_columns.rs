//! Whose member number a column holds, where each player has a column.

use std::collections::BTreeSet;

use super::candidate::MeaningCandidate;
use super::column_heading::ColumnHeading;
use super::content::CellShape;
use super::profile::ColumnProfile;
use super::view::ProfiledTable;
use super::weights::weights;
use super::{ColumnMeaning, MeaningEvidence, Sign, What};

/// Gives columns of numbers to the players of columns of their own: `No 1` to `Player 1`, and
/// `EBU No` to the player on its left. Whose they are otherwise has to be asked.
pub(super) fn assign_member_number_columns(
    view: &ProfiledTable,
    found: &mut Vec<MeaningCandidate>,
) {
    let players: Vec<(u16, u16)> = found
        .iter()
        .filter(|one| one.meaning.what == What::Player && one.weight >= weights().sureness.certain)
        .filter_map(|one| Some((one.column, one.meaning.number?)))
        .collect();
    if players.len() < 2 {
        return;
    }
    numbered(view, &players, found);
    let own: BTreeSet<u16> = found
        .iter()
        .filter(|one| one.meaning.what == What::Id && one.weight >= weights().sureness.certain)
        .filter_map(|one| one.meaning.number)
        .collect();
    if players.iter().all(|(_, number)| own.contains(number)) {
        // Every player has one: a further number is of the pair.
        found.retain(|one| one.meaning != ColumnMeaning::new(What::Id));
    }
    unnumbered(&players, found);
}

/// `No 1`, `No 2`: columns of numbers as members have them, so that each player has one.
fn numbered(view: &ProfiledTable, players: &[(u16, u16)], found: &mut Vec<MeaningCandidate>) {
    let mut known: BTreeSet<u16> = found
        .iter()
        .filter(|one| one.meaning.what == What::Id && one.weight >= weights().sureness.certain)
        .filter_map(|one| one.meaning.number)
        .collect();
    let says = |(column, head, profile): (u16, &ColumnHeading, &ColumnProfile)| {
        let reading = head.readings.iter().find(|reading| reading.what == What::Number)?;
        let number = reading.number.filter(|number| players.iter().any(|one| one.1 == *number))?;
        let members = profile.percent_of_shape(CellShape::Number) >= 80
            && !profile.numbers_run_from_one()
            && !profile.numbers_never_fall();
        (members && !known.contains(&number)).then_some((column, number))
    };
    let columns: Vec<(u16, u16)> = view.columns().filter_map(says).collect();
    if columns.iter().any(|(_, number)| !known.insert(*number)) || known.len() != players.len() {
        return;
    }
    for (column, number) in columns {
        found.retain(|one| one.column != column);
        let words =
            format!("every player has such a number, and this one belongs to player {number}");
        let why = vec![MeaningEvidence { sign: Sign::Relation, words }];
        found.push(MeaningCandidate::new(
            column,
            ColumnMeaning::nth(What::Id, number),
            weights().heading.whole,
            why,
        ));
    }
}

/// Numbers of members under one heading: each stands on the right of its player, or each on the left,
/// or all stand behind the players, which has to be asked.
fn unnumbered(players: &[(u16, u16)], found: &mut Vec<MeaningCandidate>) {
    let is_id = |one: &MeaningCandidate| {
        one.meaning == ColumnMeaning::new(What::Id) && one.weight >= weights().sureness.certain
    };
    let columns: Vec<u16> = found.iter().filter(|one| is_id(one)).map(|one| one.column).collect();
    if columns.len() != players.len() {
        return;
    }
    let right = |column: u16| players.iter().find(|one| one.0 + 1 == column).map(|one| one.1);
    let left = |column: u16| players.iter().find(|one| one.0 == column + 1).map(|one| one.1);
    let sides: [&dyn Fn(u16) -> Option<u16>; 2] = [&right, &left];
    let side = sides.into_iter().find(|of| columns.iter().all(|column| of(*column).is_some()));
    if let Some(of) = side {
        for one in found.iter_mut().filter(|one| is_id(one)) {
            one.meaning.number = of(one.column);
        }
        return;
    }
    let ids: Vec<MeaningCandidate> = found.extract_if(.., |one| is_id(one)).collect();
    for one in ids {
        for (_, number) in players {
            let meaning = ColumnMeaning::nth(What::Id, *number);
            found.push(MeaningCandidate {
                meaning,
                weight: weights().sureness.certain,
                ..one.clone()
            });
        }
    }
}
