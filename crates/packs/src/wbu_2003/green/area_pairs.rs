//! 5.4, Scale G: the pairs championship of an area. The final brings Green Points by place, on the
//! pairs of the original entry (5.4.1); if a condition fails, it brings Local Points by the usual
//! scales. `area` has what it shares with the teams championship.

use engine::awards::EventAwards;
use model::form::Key;
use model::problem::{Phrase, phrase};
use model::{Basis, Exact, format_in_one_notation};

use super::area::{self, GreenAndLocalTerms, OriginalEntryTotal};
use super::quarters::GreenPointsByPlace;
use super::rows::GreenAndLocalScales;
use crate::wbu_2003::award_case::AwardCase;
use crate::wbu_2003::base_status;
use crate::wbu_2003::basic_scales;
use crate::wbu_2003::eligibility::{EligibleEvent, check_original_tables};
use crate::wbu_2003::finals::OriginalTables;

/// Awards the final of an area's pairs championship.
pub(super) fn award_area_pairs(
    case: &AwardCase<'_>,
    eligible: &mut EligibleEvent<'_>,
) -> EventAwards {
    let rules = &case.handbook.green.area_pairs;
    let total = match OriginalEntryTotal::from_case(case) {
        Ok(total) => total,
        Err(awarded) => return awarded,
    };
    if let Err(awarded) = check_original_tables(case, total.tables, Key::Tables) {
        return awarded;
    }
    let mut awarded = EventAwards::default();
    let failed =
        area::failed_area_condition(case).or_else(|| of_the_final(case, eligible.boards, &total));
    let greens = match &failed {
        Some(failed) => {
            area::report_no_green_points(case, failed, &mut eligible.ground);
            GreenPointsByPlace::default()
        }
        None => scale_g(case, total.contestants),
    };
    let without = greens.0.is_empty();
    let terms =
        GreenAndLocalTerms { local_stays: without, boards: None, clause: &rules.final_clause };
    let status = base_status::event_base_status(case).into_event_status(case);
    let boards = eligible.boards;
    for list in eligible.lists {
        let mut green_ground = eligible.ground.clone();
        explain(case, &total, &greens, list.contestant_count(), &mut green_ground);
        let mut local_ground = eligible.ground.clone();
        status.explain_changes(case, &mut local_ground);
        let scale = if total.qualified {
            let Some(series) = area::area_final_scale(case, &status) else { continue };
            let original = OriginalTables { tables: total.tables, told: &total.told };
            series.scale_for_tables(case, eligible, &status, original, list, &mut local_ground)
        } else {
            let tables = total.tables;
            let scale =
                basic_scales::basic_scale(case, eligible, &status, tables, &mut local_ground);
            let Some(scale) = scale else { continue };
            scale
        };
        let scales = GreenAndLocalScales::new(&greens, &green_ground, &scale, &local_ground);
        let rows = area::award_green_or_local(case, list, &scales, &terms, boards);
        awarded.add_list_awards(list, if without { &local_ground } else { &green_ground }, rows.0);
    }
    awarded
}

/// The condition of 5.4.1 that the final fails.
fn of_the_final(
    case: &AwardCase<'_>,
    boards: u32,
    total: &OriginalEntryTotal,
) -> Option<(Phrase, &'static str)> {
    let rules = &case.handbook.green.area_pairs;
    let event = case.event;
    let clause = rules.final_clause.as_str();
    if boards < rules.least_boards {
        let least = rules.least_boards;
        return Some((
            phrase!(
                "the final had {boards} boards, but must have {needed}",
                boards,
                needed = least
            ),
            clause,
        ));
    }
    if let Some(round) =
        event.answer_whole_number(Key::BoardsPerMatch).filter(|n| *n < rules.least_round)
    {
        let least = rules.least_round;
        return Some((
            phrase!(
                "rounds of {boards} boards, but they must have {needed}",
                boards = round,
                needed = least
            ),
            clause,
        ));
    }
    if total.contestants < rules.least {
        let (pairs, least) = (total.contestants, rules.least);
        let why = phrase!("{pairs} pairs entered, {needed} needed", pairs, needed = least);
        return Some((why, &rules.small_clause));
    }
    if event.ranking_list_count() > 1 {
        let why = phrase!("the final must be all-play-all, but this has two winners");
        return Some((why, clause));
    }
    area::reason_not_all_play_all(case, clause)
}

/// Scale G for the pairs of the original entry.
fn scale_g(case: &AwardCase<'_>, pairs: u32) -> GreenPointsByPlace {
    let awards = awards(case, pairs);
    let rules = &case.handbook.green.area_pairs;
    let first = rules.first_each * Exact::whole(awards) + rules.first_more;
    let steps = rules.steps.iter().copied().chain(std::iter::repeat(rules.step));
    let values = std::iter::once(Exact::ZERO).chain(steps).scan(first, |left, step| {
        *left = *left - step;
        Some(*left)
    });
    GreenPointsByPlace(values.take(awards as usize).collect())
}

/// The number of awards.
fn awards(case: &AwardCase<'_>, pairs: u32) -> u32 {
    let rules = &case.handbook.green.area_pairs;
    if pairs < rules.small {
        return pairs / 2;
    }
    let share = rules.share * Exact::whole(pairs.min(rules.most));
    u32::try_from(share.ceil()).unwrap_or(u32::MAX).saturating_add(rules.more)
}

fn explain(
    case: &AwardCase<'_>,
    total: &OriginalEntryTotal,
    greens: &GreenPointsByPlace,
    playing: usize,
    ground: &mut Basis,
) {
    if greens.0.is_empty() {
        return;
    }
    let rules = &case.handbook.green.area_pairs;
    let pairs = total.contestants;
    ground.cite(&case.handbook.green.clause);
    for clause in [&rules.first_clause, &rules.steps_clause, &rules.step_clause] {
        ground.cite(clause);
    }
    let counted = pairs.min(rules.most);
    let number = if pairs < rules.small {
        ground.cite(&rules.small_clause);
        let half = Exact::whole(pairs) / 2;
        let down =
            if half.is_whole() { String::new() } else { format!(", counted as {}", pairs / 2) };
        format!("{pairs} / 2 = {}{down}", half.to_decimal())
    } else {
        ground.cite(&rules.number_clause);
        if pairs > rules.most {
            ground.cite(&rules.most_clause);
        }
        let share = rules.share * Exact::whole(counted);
        let [part, share_told] = format_in_one_notation([rules.share, share]);
        let up = if share.is_whole() {
            String::new()
        } else {
            format!(", rounded up to {}", share.ceil())
        };
        let (due, more) = (share.ceil(), rules.more);
        format!(
            "{counted} x {part} = {share_told}{up}, and {due} + {more} = {}",
            due + i128::from(more)
        )
    };
    let most = if pairs > rules.most { format!(", {} at most", rules.most) } else { String::new() };
    ground
        .add_step(format!("Scale G, total original entry of {pairs} pairs{most}: {number} awards"));
    let awards = awards(case, pairs);
    let first = rules.first_each * Exact::whole(awards) + rules.first_more;
    let [each, more, first] = format_in_one_notation([rules.first_each, rules.first_more, first]);
    let steps: Vec<String> = rules.steps.iter().map(|step| step.to_decimal()).collect();
    ground.add_step(format!("first award: {awards} x {each} + {more} = {first} Green"));
    let (steps, step, series) = (steps.join(", "), rules.step.to_decimal(), greens.series_text());
    ground.add_step(format!("the next are lower by {steps}, then by {step} each: {series}"));
    if playing < greens.0.len() {
        let words = format!("{playing} pairs play, all get the award quoted");
        ground.add_cited_step(&rules.cut.clause, &words);
    }
}
