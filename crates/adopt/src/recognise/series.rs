//! Columns that belong to a series: rounds, weeks, opponents, years, powers, seats.

use super::candidate::MeaningCandidate;
use super::column_heading::ColumnHeading;
use super::content::CellShape;
use super::numbers::ONE_IN_TEN_THOUSANDTHS;
use super::places::place_in_heading;
use super::profile::ColumnProfile;
use super::view::ProfiledTable;
use super::weights::weights;
use super::{ColumnMeaning, MeaningEvidence, SheetKind, Sign, What};

/// Columns that belong to a series: rounds, weeks, opponents, years, powers.
pub(super) fn series_column_candidates(
    view: &ProfiledTable,
    kind: SheetKind,
) -> Vec<MeaningCandidate> {
    let made = |column: u16, what: What, number: u16, weight: i32| {
        let head = view.block.heads.get(&column);
        let text = head.map(ColumnHeading::text).unwrap_or_default();
        let words = format!("heading “{text}” belongs to a series");
        MeaningCandidate::new(
            column,
            ColumnMeaning::nth(what, number),
            weight,
            vec![MeaningEvidence { sign: Sign::Heading, words }],
        )
    };
    let (numbered, weight) = (view.numbered_columns(), &weights().series);
    match kind {
        SheetKind::CentreCounts => centres(view, &made),
        SheetKind::SwissRounds => meetings(view, &made),
        SheetKind::TeamsMatrix => numbered
            .into_iter()
            .map(|(column, number)| made(column, What::Opponent, number, weight.sure))
            .collect(),
        SheetKind::Crosstable => {
            let what =
                if view.has_blank_diagonal(&numbered) { What::Opponent } else { What::Round };
            numbered
                .into_iter()
                .map(|(column, number)| made(column, what, number, weight.sure))
                .collect()
        }
        SheetKind::Ladder => weeks(view, numbered, &made),
        SheetKind::DiplomacyScores => diplomacy_rounds(view, &made),
        SheetKind::GameResults => seats(view, &made),
        SheetKind::PairsResults if numbered.is_empty() => (1..)
            .zip(sessions(view))
            .map(|(number, column)| made(column, What::Round, number, weight.sure))
            .collect(),
        SheetKind::SwissRanking | SheetKind::PairsResults | SheetKind::TeamsResults => {
            let scores = |column: u16| {
                view.column_profile(column).is_some_and(|profile| {
                    profile.filled > 0
                        && profile.percent_of_shape(CellShape::Number)
                            + profile.percent_of_shape(CellShape::Encounter)
                            >= 60
                })
            };
            numbered
                .into_iter()
                .filter(|(column, _)| scores(*column))
                .map(|(column, number)| made(column, What::Round, number, weight.likely))
                .collect()
        }
        _ => Vec::new(),
    }
}

/// Sessions whatever their headings: columns of percentages of which another column is the mean in
/// every row, or the sum, where each is 50 on average.
fn sessions(view: &ProfiledTable) -> Vec<u16> {
    const MOST: usize = 4;
    let full = || view.columns().filter(|(_, _, profile)| profile.percent_filled() == 100);
    let shares: Vec<(u16, &ColumnProfile)> = full()
        .filter(|(_, _, profile)| profile.may_be_percentages())
        .map(|(column, _, profile)| (column, profile))
        .collect();
    let adds_up = |total: u16, mean: bool| {
        let even = |part: &ColumnProfile| mean || part.averages_fifty();
        let other = |(column, part): &(u16, &ColumnProfile)| *column != total && even(part);
        let parts: Vec<(u16, &ColumnProfile)> = shares.iter().copied().filter(other).collect();
        let count = parts.len() as i64;
        let (times, off) = if mean { (count, ONE_IN_TEN_THOUSANDTHS * count / 20) } else { (1, 0) };
        let numbers = view.column_profile(total).map(|profile| &profile.numbers)?;
        let fits = numbers.iter().enumerate().all(|(row, number)| {
            let sum: i64 = parts.iter().filter_map(|(_, part)| part.numbers[row]).sum();
            number.is_some_and(|number| (number * times - sum).abs() <= off)
        });
        let columns = parts.iter().map(|(column, _)| *column).collect::<Vec<_>>();
        ((2..=MOST).contains(&columns.len()) && fits).then_some(columns)
    };
    let mean = shares.iter().find_map(|(total, _)| adds_up(*total, true));
    let sum = || full().find_map(|(total, ..)| adds_up(total, false));
    mean.or_else(sum).unwrap_or_default()
}

/// Opponents of rounds and what was scored against them.
fn meetings(
    view: &ProfiledTable,
    made: &impl Fn(u16, What, u16, i32) -> MeaningCandidate,
) -> Vec<MeaningCandidate> {
    let rounds =
        (1..).zip(super::meetings::find_round_columns(view)).flat_map(|(round, meeting)| {
            let opponent = std::iter::once((meeting.opponent, What::Opponent));
            opponent.chain(meeting.scores).map(move |(column, what)| (column, what, round))
        });
    let weight = weights().series.sure;
    rounds.map(|(column, what, round)| made(column, what, round, weight)).collect()
}

/// Weeks of a ladder, by day or by number.
fn weeks(
    view: &ProfiledTable,
    numbered: Vec<(u16, u16)>,
    made: &impl Fn(u16, What, u16, i32) -> MeaningCandidate,
) -> Vec<MeaningCandidate> {
    let weight = weights().series.likely;
    let dated = view.dated_columns();
    if dated.len() > numbered.len() {
        let dated = (1..).zip(dated);
        return dated.map(|(number, column)| made(column, What::Week, number, weight)).collect();
    }
    let filled =
        |column: u16| view.column_profile(column).is_some_and(|profile| profile.filled > 0);
    let numbered = numbered.into_iter().filter(|(column, _)| filled(*column));
    numbered.map(|(column, number)| made(column, What::Week, number, weight)).collect()
}

/// Scores of rounds and the powers played in them: `R1 Power`, `R1 Score`.
fn diplomacy_rounds(
    view: &ProfiledTable,
    made: &impl Fn(u16, What, u16, i32) -> MeaningCandidate,
) -> Vec<MeaningCandidate> {
    let powers = view.power_columns();
    let mut found = powers_headed(view, made);
    if !found.is_empty() {
        return found;
    }
    if powers.len() < 2 {
        return found;
    }
    for (number, column) in (1..).zip(&powers) {
        let said = view
            .block
            .heads
            .get(column)
            .and_then(|head| super::headings::squeeze_heading(&head.text(), true).number);
        found.push(made(*column, What::Power, said.unwrap_or(number), weights().series.sure));
    }
    let scores = view.columns().filter_map(|(column, head, profile)| {
        let number = super::headings::squeeze_heading(&head.text(), true).number?;
        let round = head.weight_of_meaning(What::Round) >= weights().heading.row
            || head.weight_of_meaning(What::Score) >= weights().heading.row
            || head.weight_of_meaning(What::Points) >= weights().heading.row;
        (round
            && !head.likely_means(What::Best)
            && profile.percent_of_shape(CellShape::Number) >= 80
            && profile.filled > 0)
            .then_some((column, number))
    });
    found.extend(
        scores.map(|(column, number)| made(column, What::Round, number, weights().series.sure)),
    );
    found
}

/// Columns headed by the names of powers, from the left.
fn powers_headed(
    view: &ProfiledTable,
    made: &impl Fn(u16, What, u16, i32) -> MeaningCandidate,
) -> Vec<MeaningCandidate> {
    let powers = view.columns().filter(|(_, head, _)| super::powers::is_power_name(&head.text()));
    let powers: Vec<u16> = powers.map(|(column, ..)| column).collect();
    let numbered = (1..).zip(powers.iter().filter(|_| powers.len() >= 5));
    numbered
        .map(|(number, column)| made(*column, What::Power, number, weights().series.headed))
        .collect()
}

/// Centres by year, or years by power.
fn centres(
    view: &ProfiledTable,
    made: &impl Fn(u16, What, u16, i32) -> MeaningCandidate,
) -> Vec<MeaningCandidate> {
    let filled =
        |column: u16| view.column_profile(column).is_some_and(|profile| profile.filled > 0);

    let years = view
        .game_year_columns()
        .into_iter()
        .map(|(column, year)| made(column, What::Year, year, weights().series.sure));
    let mut found: Vec<MeaningCandidate> =
        years.filter(|candidate| filled(candidate.column)).collect();
    if found.is_empty() {
        found.extend(powers_headed(view, made));
        let year = |profile: &ColumnProfile| {
            profile.percent_of_numbers_that(|year| {
                (1901 * ONE_IN_TEN_THOUSANDTHS..=1940 * ONE_IN_TEN_THOUSANDTHS).contains(&year)
            }) >= 80
        };
        let years = view.columns().find(|(_, _, profile)| profile.filled > 0 && year(profile));
        found.extend(years.map(|(column, ..)| {
            MeaningCandidate::new(
                column,
                ColumnMeaning::new(What::Year),
                weights().series.headed,
                Vec::new(),
            )
        }));
    }
    found
}

/// The players of a game by place, or a column for each.
fn seats(
    view: &ProfiledTable,
    made: &impl Fn(u16, What, u16, i32) -> MeaningCandidate,
) -> Vec<MeaningCandidate> {
    let seats = view.columns().filter_map(|(column, head, profile)| {
        let place = place_in_heading(&head.text())
            .filter(|_| profile.percent_of_shape(CellShape::Words) >= 70)?;
        Some(made(column, What::Player, place, weights().series.sure))
    });
    let mut seats: Vec<MeaningCandidate> = seats.collect();
    if seats.is_empty() {
        let people = super::player_columns::columns_headed_by_players(view);
        seats.extend(
            (1..).zip(people).map(|(number, column)| {
                made(column, What::Player, number, weights().series.headed)
            }),
        );
    }
    seats
}
