//! Strata: their labels, and whether the higher ones have the higher bounds.

use model::name_comparison::folded_name;
use model::problem::ProblemDetail;
use model::{GroupCriteria, GroupRow, StableSort, compare_strata, normalize_category};

use super::problems;

/// The label of a stratum behind some others: one letter each, or one whole number each.
pub(super) fn parse_stratum_label(
    typed: &str,
    before: &[GroupRow],
) -> Result<String, ProblemDetail> {
    let mut letters = typed.chars();
    let is_letter = letters.next().is_some_and(char::is_alphabetic) && letters.next().is_none();
    let is_number = !typed.is_empty() && typed.bytes().all(|byte| byte.is_ascii_digit());
    let number = typed.parse::<u32>().ok().filter(|_| is_number);
    let is_of_kind = |other: &str| other.parse::<u32>().is_ok() == number.is_some();
    let mut others = before.iter().filter_map(|row| row.stratum.as_deref());
    let label = number.map(|number| number.to_string());
    let label = label.or_else(|| is_letter.then(|| typed.to_string()));
    let label = label.filter(|_| others.all(is_of_kind));
    label.ok_or_else(|| problems::StratumLabel { label: typed.to_string() }.into())
}

/// What is wrong with strata among themselves, with the positions of their rows.
pub(crate) fn strata_problems(rows: &[GroupRow]) -> Vec<(usize, ProblemDetail)> {
    let labelled = |(at, row): (usize, &'_ GroupRow)| Some((at, row.stratum.clone()?));
    let mut strata: Vec<(usize, String)> = rows.iter().enumerate().filter_map(labelled).collect();
    strata.arrange_by(|(_, one), (_, other)| compare_strata(one, other));
    let mut found: Vec<(usize, ProblemDetail)> = Vec::new();
    for (nth, (at, label)) in strata.iter().enumerate().skip(1) {
        let (own, label) = (&rows[*at].group, label.clone());
        let above = |(other, _): &&(usize, String)| reaches_above(own, &rows[*other].group);
        if *own == GroupCriteria::default() {
            found.push((*at, problems::StratumUnbounded { label }.into()));
        } else if let Some((_, higher)) = strata[..nth].iter().find(above) {
            let higher = higher.clone();
            found.push((*at, problems::StratumOrder { label, higher }.into()));
        }
    }
    found
}

/// Whether a lower stratum takes in whoever is in a higher one, or better ratings or more master
/// points than it, everything else being the same.
fn reaches_above(lower: &GroupCriteria, higher: &GroupCriteria) -> bool {
    let without_ratings = |group: &GroupCriteria| GroupCriteria {
        rating: [None; 2],
        unrated: false,
        ..group.clone()
    };
    let without_points =
        |group: &GroupCriteria| GroupCriteria { masterpoints: [None; 2], ..group.clone() };
    let by_ratings = is_above(&lower.rating, &higher.rating)
        && includes(&without_ratings(lower), &without_ratings(higher));
    let by_points = is_above(&lower.masterpoints, &higher.masterpoints)
        && includes(&without_points(lower), &without_points(higher));
    by_ratings || by_points || includes(lower, higher)
}

/// Whether the upper one of some bounds is above that of others.
fn is_above<T: PartialOrd>(lower: &[Option<T>; 2], higher: &[Option<T>; 2]) -> bool {
    let is_bounded = lower.iter().any(Option::is_some);
    let upper = higher[1].as_ref();
    is_bounded && upper.is_some_and(|upper| lower[1].as_ref().is_none_or(|own| own > upper))
}

/// Whether whoever is in a narrow group is in a wide one, by the bounds of both.
fn includes(wide: &GroupCriteria, narrow: &GroupCriteria) -> bool {
    let same = |wide: &Option<String>, narrow: &Option<String>| {
        let narrow = narrow.as_deref().map(folded_name);
        wide.as_deref().is_none_or(|wide| narrow.as_deref() == Some(&*folded_name(wide)))
    };
    let category = |group: &GroupCriteria| group.category.as_deref().map(normalize_category);
    let has_rank =
        |rank: &String| wide.ranks.iter().any(|own| folded_name(own) == folded_name(rank));
    let of_ranks = !narrow.ranks.is_empty() && narrow.ranks.iter().all(has_rank);
    // Whether it has somebody with a rating, and somebody without one.
    let rated = |group: &GroupCriteria| group.has_rating_bounds() || !group.unrated;
    let unrated = |group: &GroupCriteria| !group.has_rating_bounds() || group.unrated;
    same(&wide.section, &narrow.section)
        && same(&wide.club, &narrow.club)
        && same(&wide.area, &narrow.area)
        && same(&category(wide), &category(narrow))
        && wide.direction.is_none_or(|own| narrow.direction == Some(own))
        && (wide.ranks.is_empty() || of_ranks)
        && (!rated(narrow) || rated(wide) && holds(&wide.rating, &narrow.rating))
        && (!unrated(narrow) || unrated(wide))
        && holds(&wide.born, &narrow.born)
        && holds(&wide.masterpoints, &narrow.masterpoints)
}

/// Whether bounds hold all that is between others.
fn holds<T: PartialOrd>(wide: &[Option<T>; 2], narrow: &[Option<T>; 2]) -> bool {
    let within = |wide: &Option<T>, narrow: &Option<T>, fits: fn(&T, &T) -> bool| {
        let narrow = narrow.as_ref();
        wide.as_ref().is_none_or(|wide| narrow.is_some_and(|narrow| fits(narrow, wide)))
    };
    within(&wide[0], &narrow[0], |narrow, wide| narrow >= wide)
        && within(&wide[1], &narrow[1], |narrow, wide| narrow <= wide)
}
