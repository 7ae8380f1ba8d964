//! Who is in a group: the one rule for the sheets `Groups` and `Prizes`.

use model::form::EntryColumn;
use model::name_comparison::folded_name;
use model::{
    DecimalsOrFractions, Entry, Event, Exact, GroupCriteria, TypedValue, normalize_category,
};

/// What is not known of a contestant, in the order of [`GROUP_FACT_NAMES`].
pub(crate) type MissingGroupFacts = [bool; 4];

/// What a group can ask for and a contestant may lack.
pub(crate) const GROUP_FACT_NAMES: [&str; 4] = ["rating", "date of birth", "master points", "rank"];

/// Whether a contestant is in a group; `unknown` remembers what is not known of it. House contestants
/// and those who withdrew are in none.
pub(crate) fn is_in_group(
    event: &Event,
    group: &GroupCriteria,
    entry: usize,
    unknown: &mut MissingGroupFacts,
) -> bool {
    let own = &event.entries[entry];
    if group.chosen.is_some_and(|chosen| chosen != entry) || own.is_house_entry() || own.withdrew()
    {
        return false;
    }
    let mut is_within = || {
        let named = group.named.as_ref();
        named.is_none_or(|named| is_in_group_of_row(event, named.row, entry, unknown))
    };
    if !is_named(group, own) || !is_within() {
        return false;
    }
    let answers = [
        is_rated(group, own),
        is_aged(group, own),
        is_skilled(group, own),
        is_ranked(event, group, own),
    ];
    for (unknown, answer) in unknown.iter_mut().zip(answers) {
        *unknown |= answer.is_none();
    }
    answers.iter().all(|answer| *answer == Some(true))
}

/// The same for a row of the sheet `Groups`: of a stratum, whoever is in it or in a lower one.
pub(super) fn is_in_group_of_row(
    event: &Event,
    row: usize,
    entry: usize,
    unknown: &mut MissingGroupFacts,
) -> bool {
    let mut missing = MissingGroupFacts::default();
    let rows = event.groups.rows_with_lower_strata(row);
    let is = rows.iter().any(|row| is_in_group(event, &row.group, entry, &mut missing));
    if !is {
        unknown.iter_mut().zip(missing).for_each(|(unknown, missing)| *unknown |= missing);
    }
    is
}

/// Whether a contestant is of the section, direction, category, club and area of a group.
fn is_named(group: &GroupCriteria, entry: &Entry) -> bool {
    let same = |wanted: &Option<String>, own: Option<&str>| {
        let own = own.map(folded_name);
        wanted.as_deref().is_none_or(|wanted| own.as_deref() == Some(&*folded_name(wanted)))
    };
    let wanted = group.category.as_deref().map(normalize_category);
    let of_category = wanted.is_none_or(|wanted| {
        entry.categories().any(|own| folded_name(&own) == folded_name(&wanted))
    });
    same(&group.section, entry.section.as_deref())
        && group.direction.is_none_or(|wanted| entry.direction == Some(wanted))
        && of_category
        && same(&group.club, entry.club.as_deref())
        && same(&group.area, entry.record.text(EntryColumn::Area).map(|cell| cell.value))
}

/// Whether a contestant's rating is within a group's; `None` without a rating. Without ratings a group
/// is of everybody, or of the unrated.
fn is_rated(group: &GroupCriteria, entry: &Entry) -> Option<bool> {
    let rating = entry.record.number(EntryColumn::Rating).map(|cell| cell.value.floor());
    let rating = rating.filter(|rating| *rating > 0);
    if !group.has_rating_bounds() {
        return Some(!group.unrated || rating.is_none());
    }
    let Some(rating) = rating else {
        // Somebody without a rating is meant by “unrated”, or is unknown.
        return group.unrated.then_some(true);
    };
    Some(is_between(&group.rating.map(|bound| bound.map(i128::from)), &rating))
}

/// Whether all players of a contestant were born within the days of a group; `None` if a day is not
/// known.
fn is_aged(group: &GroupCriteria, entry: &Entry) -> Option<bool> {
    if !group.has_age_bounds() {
        return Some(true);
    }
    let mut all = true;
    for player in 0..entry.players.len() {
        let Some(TypedValue::Date(born)) =
            entry.player_cell(EntryColumn::Born, player).map(|cell| cell.value)
        else {
            return None;
        };
        all &= is_between(&group.born, born);
    }
    Some(all && !entry.players.is_empty())
}

/// Whether the average of the players' master points is within a group's; `None` if those of a
/// player are not known.
fn is_skilled(group: &GroupCriteria, entry: &Entry) -> Option<bool> {
    if !group.has_masterpoint_bounds() {
        return Some(true);
    }
    Some(is_between(&group.masterpoints, &average_of(&masterpoints_of(entry)?)?))
}

/// Whether each player of a contestant has a rank of a group; `None` if a rank is not known.
fn is_ranked(event: &Event, group: &GroupCriteria, entry: &Entry) -> Option<bool> {
    if group.ranks.is_empty() {
        return Some(true);
    }
    let mut all = true;
    for player in &entry.players {
        let rank = folded_name(event.groups.ranks.get(player.number.as_deref()?)?);
        all &= group.ranks.iter().any(|wanted| folded_name(wanted) == rank);
    }
    Some(all && !entry.players.is_empty())
}

fn is_between<T: PartialOrd>([first, last]: &[Option<T>; 2], value: &T) -> bool {
    first.as_ref().is_none_or(|first| value >= first)
        && last.as_ref().is_none_or(|last| value <= last)
}

/// The master points of all players of a contestant; `None` if some are not known, or without
/// players.
fn masterpoints_of(entry: &Entry) -> Option<Vec<Exact>> {
    let points = |player| {
        entry.player_numeric_cell(EntryColumn::Masterpoints, player).map(|cell| cell.value)
    };
    let points: Vec<Exact> = (0..entry.players.len()).map(points).collect::<Option<_>>()?;
    (!points.is_empty()).then_some(points)
}

/// The exact average; `None` of fractions that cannot be added up in 128 bits.
fn average_of(points: &[Exact]) -> Option<Exact> {
    let sum = points.iter().try_fold(Exact::ZERO, |sum, own| sum.checked_add(*own))?;
    Some(sum / points.len() as u32)
}

/// The average of a contestant's master points with its arithmetic: `master points (120 + 60) / 2 =
/// 90`; empty if no group that decides about a row of the sheet `Groups` asks for it.
pub(super) fn masterpoint_average_in_words(event: &Event, row: usize, entry: usize) -> String {
    let asks = event
        .groups
        .rows_with_lower_strata(row)
        .iter()
        .any(|row| row.group.has_masterpoint_bounds());
    let Some(points) = masterpoints_of(&event.entries[entry]).filter(|_| asks) else {
        return String::new();
    };
    let Some(average) = average_of(&points) else { return String::new() };
    let notation = DecimalsOrFractions::for_numbers(points.iter().copied().chain([average]));
    let told: Vec<String> = points.iter().map(|own| notation.format(*own)).collect();
    match told.len() {
        1 => format!("master points {}", told.concat()),
        many => {
            let average = notation.format(average);
            format!("master points ({}) / {many} = {average}", told.join(" + "))
        }
    }
}
