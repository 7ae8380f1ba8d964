//! What columns with an unknown heading seem to be, by their cells alone.

use super::What;
use super::block::RawTable;
use super::content::CellShape;
use super::grid::SheetGrid;
use super::headings::HeadingMeaning;
use super::profile::{ColumnProfile, profile_columns};
use super::relations::{places_agree_with_scores, scores_never_rise};
use super::weights::weights;

/// The language of a reading that comes from cells, not from a word.
pub(super) const CELL_INFERENCE_LANGUAGE: &str = "cells";

/// What orders contestants; where a heading says one, no other is looked for.
const MEASURES: [What; 8] = [
    What::Points,
    What::Percent,
    What::Score,
    What::Vps,
    What::Imps,
    What::Best,
    What::Total,
    What::Average,
];

/// Gives columns whose headings nobody knows the meaning that their cells show.
pub(super) fn infer_unknown_columns(grid: &SheetGrid, block: &mut RawTable) {
    let unknown: Vec<u16> = block
        .heads
        .iter()
        .filter(|(_, head)| {
            !head.lines.is_empty() && !head.readings.iter().any(HeadingMeaning::is_likely)
        })
        .map(|(column, _)| *column)
        .collect();
    if unknown.is_empty() {
        return;
    }
    let profiles = profile_columns(grid, block, block.rows.iter().copied());
    let known =
        |block: &RawTable, what: What| block.heads.values().any(|head| head.likely_means(what));
    let mut give = |block: &mut RawTable, column: u16, what: What, weight: i32| {
        if let Some(head) = block.heads.get_mut(&column) {
            head.readings.push(HeadingMeaning {
                what,
                number: None,
                weight,
                language: CELL_INFERENCE_LANGUAGE,
            });
        }
    };
    for column in &unknown {
        let Some(profile) = profiles.get(column).filter(|profile| profile.filled >= 3) else {
            continue;
        };
        if let Some(what) = shown(profile) {
            give(block, *column, what, weights().cells.shape);
        }
    }
    let named = super::column_heading::CONTESTANT_MEANINGS.iter().any(|what| known(block, *what));
    let people: Vec<u16> =
        unknown.iter().copied().filter(|column| profiles.get(column).is_some_and(people)).collect();
    if let ([column], false) = (&people[..], named) {
        give(block, *column, What::Name, weights().cells.people);
    }
    let measured = MEASURES.iter().any(|what| known(block, *what));
    if measured || ![What::Name, What::Names, What::Team].iter().any(|what| known(block, *what)) {
        return;
    }
    ranking(block, &unknown, &profiles, &mut give);
}

/// The shapes that show what a column is whatever its heading.
fn shown(profile: &ColumnProfile) -> Option<What> {
    let shapes = [
        (CellShape::Email, What::Email),
        (CellShape::Direction, What::Direction),
        (CellShape::Contract, What::Contract),
        (CellShape::Seat, What::Seat),
    ];
    let found = shapes.into_iter().find(|(shape, _)| profile.percent_of_shape(*shape) >= 95);
    found
        .map(|(_, what)| what)
        .filter(|what| *what != What::Contract || profile.percent_of_shape(CellShape::Number) == 0)
}

/// Whether a column holds names of people: different, of two words or with a comma.
fn people(profile: &ColumnProfile) -> bool {
    let parted = profile.texts.iter().filter(|text| text.trim().contains([' ', ','])).count();
    profile.percent_filled() >= 95
        && profile.percent_of_shape(CellShape::Words) >= 95
        && profile.percent_of_shape(CellShape::Long) == 0
        && profile.distinct * 10 >= profile.filled * 9
        && parted * 10 >= profile.filled * 9
}

/// The column of places, or a first column that counts the rows, and the one column of numbers that falls with it.
fn ranking(
    block: &mut RawTable,
    unknown: &[u16],
    profiles: &std::collections::BTreeMap<u16, ColumnProfile>,
    give: &mut impl FnMut(&mut RawTable, u16, What, i32),
) {
    let said = block.heads.iter().find(|(_, head)| head.likely_means(What::Place));
    let counts = block.heads.keys().next().copied().filter(|first| unknown.contains(first));
    let Some(first) = said.map(|(column, _)| *column).or(counts) else { return };
    let Some(places) = profiles
        .get(&first)
        .filter(|profile| profile.numbers_run_from_one() || profile.numbers_never_fall())
    else {
        return;
    };
    let measures: Vec<u16> = unknown
        .iter()
        .copied()
        .filter(|column| {
            *column != first
                && profiles.get(column).is_some_and(|profile| {
                    profile.percent_filled() >= 95
                        && scores_never_rise(&profile.numbers)
                        && places_agree_with_scores(&places.numbers, &profile.numbers) == Some(true)
                })
        })
        .collect();
    if let [measure] = measures[..] {
        give(block, measure, What::Points, weights().cells.measure);
    }
}
