//! What the columns of a table without headings hold, by their cells and by what ties them together:
//! places count in the order of scores, percentages are 50 on average, a number stands once.

use super::What;
use super::content::CellShape;
use super::headings::HeadingMeaning;
use super::inferred::CELL_INFERENCE_LANGUAGE;
use super::numbers::{ONE_IN_TEN_THOUSANDTHS, TenThousandths};
use super::profile::ColumnProfile;
use super::relations::{averages_fifty, places_agree_with_scores, scores_never_rise};
use super::weights::weights;

/// A column with what its cells look like.
type Seen<'a> = (u16, &'a ColumnProfile);

/// The columns of a ranking with what they hold; none where places and scores do not prove each
/// other, or nobody is named. `teams` is whether a line above speaks of teams.
pub(super) fn ranking_columns_by_cells(
    columns: &[Seen<'_>],
    teams: bool,
) -> Option<Vec<(u16, HeadingMeaning)>> {
    let numbers = |seen: &&Seen<'_>| seen.1.percent_of_shape(CellShape::Number) >= 80;
    let (place, places) = *columns.iter().find(|seen| begins(seen.1))?;
    let mut measures = columns
        .iter()
        .filter(numbers)
        .filter(|seen| seen.0 != place && ordered(places, seen.1) && seen.1.percent_filled() >= 90);
    let (measure, scores) = *measures.next_back()?;
    let named: Vec<Seen<'_>> = columns.iter().copied().filter(|seen| is_of_names(seen.1)).collect();
    // Victory points of teams may be 50 on average too.
    let unit = if !teams
        && named.len() <= 2
        && !named.iter().any(|seen| seen.1.names_people_at_least(3))
    {
        unit(places, scores)
    } else {
        What::Score
    };
    let mut found = vec![(place, read(What::Place, None)), (measure, read(unit, None))];
    let direction = columns.iter().find(|seen| seen.1.percent_of_shape(CellShape::Direction) >= 95);
    found.extend(direction.map(|(column, _)| (*column, read(What::Direction, None))));
    let parts = starts(places);
    let counted = columns.iter().filter(numbers).find(|(column, profile)| {
        ![place, measure].contains(column) && tells_apart(profile, &parts)
    });
    found.extend(counted.map(|(column, _)| (*column, read(What::Number, None))));
    let players = |columns: &[Seen<'_>]| {
        let numbered = (1..).zip(columns.to_vec());
        numbered
            .map(|(nth, (column, _))| (column, read(What::Player, Some(nth))))
            .collect::<Vec<_>>()
    };
    match &named[..] {
        [(only, profile)] if profile.names_two_people() => {
            found.push((*only, read(What::Names, None)))
        }
        [(only, profile)] if two_words(profile) => found.push((*only, read(What::Name, None))),
        [(only, _)] if unit == What::Score => found.push((*only, read(What::Team, None))),
        [(team, _), (all, profile)] if profile.names_people_at_least(3) => {
            found.push((*team, read(What::Team, None)));
            found.push((*all, read(What::Names, None)));
        }
        [one, other] if two_words(one.1) && two_words(other.1) => {
            found.extend(players(&[*one, *other]));
        }
        [(team, _), others @ ..] if others.len() >= 4 => {
            found.push((*team, read(What::Team, None)));
            found.extend(players(others));
        }
        _ => return None,
    }
    Some(found)
}

fn read(what: What, number: Option<u16>) -> HeadingMeaning {
    HeadingMeaning {
        what,
        number,
        weight: weights().cells.shape,
        language: CELL_INFERENCE_LANGUAGE,
    }
}

/// Whether a column begins with 1 and counts on, each part of a list anew.
fn begins(profile: &ColumnProfile) -> bool {
    let numbers: Vec<TenThousandths> =
        profile.texts.iter().filter_map(|text| place_of(text)).collect();
    let steps = numbers.windows(2).filter(|pair| {
        pair[1] < pair[0] && pair[1] != ONE_IN_TEN_THOUSANDTHS
            || pair[1] > pair[0] + 3 * ONE_IN_TEN_THOUSANDTHS
    });
    numbers.len() >= 3
        && numbers.len() == profile.filled
        && numbers[0] == ONE_IN_TEN_THOUSANDTHS
        && numbers.iter().filter(|place| **place == ONE_IN_TEN_THOUSANDTHS).count() * 3
            <= numbers.len()
        && steps.count() == 0
}

/// The number of a place: `3`, `3=`, `=3`, `3/4`.
fn place_of(text: &str) -> Option<TenThousandths> {
    let text = text.trim().trim_start_matches('=');
    let digits: String = text.chars().take_while(char::is_ascii_digit).collect();
    let rest = text[digits.len()..].trim_start_matches(['=', '.', '-', '/']);
    let more = rest.chars().all(|c| c.is_ascii_digit());
    let number: TenThousandths = digits.parse().ok().filter(|number| *number < 1_000 && more)?;
    Some(number * ONE_IN_TEN_THOUSANDTHS)
}

/// The rows in which a column of places begins anew, and the end.
fn starts(places: &ColumnProfile) -> Vec<usize> {
    let first = |row: &usize| place_of(&places.texts[*row]) == Some(ONE_IN_TEN_THOUSANDTHS);
    let shared = |row: usize| row > 0 && places.texts[row] == places.texts[row - 1];
    let starts = (0..places.texts.len()).filter(|row| first(row) && !shared(*row));
    starts.chain([places.texts.len()]).collect()
}

/// Whether places follow a column of scores in each part of the list.
fn ordered(places: &ColumnProfile, scores: &ColumnProfile) -> bool {
    let numbers: Vec<Option<TenThousandths>> =
        places.texts.iter().map(|text| place_of(text)).collect();
    starts(places).windows(2).all(|part| {
        let rows = part[0]..part[1];
        let (places, scores) = (&numbers[rows.clone()], &scores.numbers[rows]);
        places_agree_with_scores(places, scores) == Some(true) && scores_never_rise(scores)
    })
}

/// Percentages are 50 on average in each list of the table, to one half; other scores are not told
/// apart.
fn unit(places: &ColumnProfile, scores: &ColumnProfile) -> What {
    let shares = scores.percent_of_shape(CellShape::Percent) >= 80 || scores.is_of_fractions();
    let even = starts(places).windows(2).all(|part| {
        let scored = scores.numbers[part[0]..part[1]].iter().copied();
        averages_fifty(&scored.filter(Option::is_some).collect::<Vec<_>>())
    });
    let parted = scores.percent_of_shape(CellShape::Whole) < 50;
    if shares || even && parted { What::Percent } else { What::Score }
}

/// Whether a column of whole numbers has each once in every part of the list, and not in their order.
fn tells_apart(profile: &ColumnProfile, parts: &[usize]) -> bool {
    let once = |part: &[usize]| {
        let mut own: Vec<TenThousandths> =
            profile.numbers[part[0]..part[1]].iter().flatten().copied().collect();
        let all = own.len();
        own.sort_unstable();
        own.dedup();
        own.len() == all && all == part[1] - part[0]
    };
    profile.percent_of_shape(CellShape::Whole) == 100
        && profile.largest_number()
            <= ONE_IN_TEN_THOUSANDTHS * (profile.rows as TenThousandths * 3 + 30)
        && parts.windows(2).all(once)
}

fn is_of_names(profile: &ColumnProfile) -> bool {
    profile.percent_of_shape(CellShape::Words) >= 90
        && profile.percent_of_shape(CellShape::Direction) == 0
        && profile.distinct * 10 >= profile.filled * 8
        && profile.names_people()
}

/// Whether most cells have two words or more, or a comma.
fn two_words(profile: &ColumnProfile) -> bool {
    let parted = profile.texts.iter().filter(|text| text.trim().contains([' ', ',']));
    parted.count() * 10 >= profile.filled * 8
}
