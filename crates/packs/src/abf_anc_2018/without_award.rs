//! Why a contestant has no award: out of the contest (3.7, 21.2, 22), an ineligible player (3.4), too few
//! rounds (21), or a place too low for titles and points.

use std::collections::BTreeSet;

use super::{AwardCase, EventAwards, contenders, eligibility};
use crate::abf_anc_2018::figures::{AbfCompetition, PlayoffPointsByPlace, interstate_teams};
use engine::standings::{CategoryList, Standing, category_lists};
use model::{Basis, Stage};

/// Records the reason for every entry without an award, if the event has awards.
pub(super) fn explain_missing_awards(case: &AwardCase<'_>, awarded: &mut EventAwards) {
    if awarded.awards.is_empty() {
        return;
    }
    let with: BTreeSet<usize> = awarded.awards.iter().map(|award| award.entry).collect();
    let mut without = std::mem::take(&mut awarded.without);
    let categories = category_lists(case.event, case.rankings.ranked);
    let scale = contenders::playoff_points_of_final(case);
    for list in case.rankings.ranked {
        for standing in list.standings.iter().filter(|one| !with.contains(&one.entry)) {
            let basis = without.entry(standing.entry).or_default();
            if !basis.is_empty() || is_kept_out(case, standing, basis) {
                continue;
            }
            if let Some(scale) = scale {
                say_points(case, &list.standings, standing, scale, basis);
            }
            match AbfCompetition::from_event(case.event) {
                Some(AbfCompetition::Teams) => say_of_team(case, standing, basis),
                _ => say_title(case, &categories, standing, basis),
            }
        }
    }
    without.retain(|entry, basis| !with.contains(entry) && !basis.is_empty());
    awarded.without = without;
}

/// Whether anything but its place excludes a contestant from every award.
fn is_kept_out(case: &AwardCase<'_>, standing: &Standing, basis: &mut Basis) -> bool {
    let own = &case.event.entries[standing.entry];
    if let Some((clause, why)) = contenders::reason_out_of_contest(case, standing.entry) {
        basis.add_cited_step(clause, why);
    } else if eligibility::is_barred_from_category(case, standing.entry) {
        basis.add_cited_step("3.4", "one of its players may not play in this category");
    } else if own.players.is_empty() {
        basis.add_step("it has no players");
    }
    !basis.is_empty()
}

/// Records that Playoff Qualifying Points go to the first eligible pairs (22).
fn say_points(
    case: &AwardCase<'_>,
    list: &[Standing],
    standing: &Standing,
    scale: &'static PlayoffPointsByPlace,
    basis: &mut Basis,
) {
    let eligible: Vec<&Standing> = list
        .iter()
        .filter(|one| super::titles::is_eligible_for_playoff_points(case, one.entry))
        .collect();
    let clause = &scale.clause;
    let Some(at) = eligible.iter().position(|one| one.entry == standing.entry) else {
        basis.add_cited_step(clause, "none of its players can earn Playoff Qualifying Points");
        return;
    };
    let (of, points) = (eligible.len(), scale.points.len());
    let place = 1 + eligible.iter().take(at).filter(|one| one.score != standing.score).count();
    let step = match place > points {
        true => format!(
            "place {place} of {of} eligible pairs; the first {points} get Playoff Qualifying Points"
        ),
        false => "its points are withheld".to_string(),
    };
    basis.add_cited_step(clause, &step);
}

/// Records that members of teams need enough matches for points (14.3), and that the title goes to
/// the winners of a Final.
fn say_of_team(case: &AwardCase<'_>, standing: &Standing, basis: &mut Basis) {
    if case.event.stage() == Stage::Final && standing.place > 1 {
        basis.add_cited_step("11.1", "the title is for members of the winners");
    }
    if interstate_teams::interstate_teams_rules()
        .pqp
        .categories
        .iter()
        .any(|known| known == interstate_teams::category_or_open(case.event))
    {
        let step = "no member meets the conditions of Playoff Qualifying Points";
        basis.add_cited_step(&interstate_teams::interstate_teams_rules().pqp.playing_clause, step);
    }
}

/// Records that titles go to the first of the list or category.
fn say_title(
    case: &AwardCase<'_>,
    categories: &[CategoryList],
    standing: &Standing,
    basis: &mut Basis,
) {
    let of_pairs = AbfCompetition::from_event(case.event) == Some(AbfCompetition::Pairs);
    let own = categories.iter().find_map(|list| {
        let found = list.standings.iter().find(|one| one.entry == standing.entry)?;
        Some((list.title(), found.place))
    });
    match own {
        Some((title, place)) => {
            let step =
                format!("place {place} of the category {title}; its title goes to the first");
            basis.add_step(&step);
        }
        None if of_pairs => {
            basis.add_step("its category has no title");
        }
        None => {
            let step = format!("place {}; the title goes to the first", standing.place);
            basis.add_step(&step);
        }
    }
}
