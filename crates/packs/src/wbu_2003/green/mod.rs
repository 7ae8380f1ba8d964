//! 1.4, 5.2 to 5.6: Green Points, the events that award them, and the Local Points with them.
//!
//! | file | clauses |
//! |---|---|
//! | `quarters` | Green Points by place, in quarters |
//! | `rows` | a player's Green and Local awards |
//! | `won` | matches and rounds won or drawn |
//! | `area` | 5.2 rules of both championships of an area |
//! | `area_teams` | 5.3 |
//! | `area_pairs` | 5.4, Scale G |
//! | `agm` | 5.5, Scale I |
//! | `joint_swiss` | 5.6.1 to 5.6.3 |
//! | `multiple` | 5.6.4, 5.6.5 |

mod agm;
mod area;
mod area_pairs;
mod area_teams;
mod joint_swiss;
mod multiple;
mod quarters;
mod rows;
mod won;

use crate::wbu_2003::problems;
use engine::awards::EventAwards;
use engine::awards::competition::StageFacts;
use model::form::Key;
use model::problem::{Phrase, phrase};
use model::{EventKind, Format, Status};

use super::award_case::AwardCase;
use super::eligibility::{EligibleEvent, no_awards_without_scale};
use super::status::BaseStatus;

/// Awards a Green Point event; `None` if the event or its stage gets ordinary awards.
pub(super) fn award_green_event(
    case: &AwardCase<'_>,
    eligible: &mut EligibleEvent<'_>,
) -> Option<EventAwards> {
    let word = case.facts.green_points?;
    if let Some(awarded) = of_another_kind(case, word) {
        return Some(awarded);
    }
    if let Some(failed) = of_lower_body(case, word) {
        tell_failed(case, &failed.0, failed.1);
        eligible.ground.add_cited_step(failed.1, format!("no Green Points: {}", failed.0));
        return None;
    }
    tell_quota(case);
    let is_final = case.facts.stage.is_last();
    match word {
        "area teams" if is_final => Some(area_teams::award_area_teams(case, eligible)),
        "area pairs" if is_final => Some(area_pairs::award_area_pairs(case, eligible)),
        "agm teams" | "agm pairs" => agm::award_agm_event(case, eligible),
        "joint swiss teams" | "joint swiss pairs" | "flight a" | "flight b" => {
            Some(joint_swiss::award_joint_swiss(case, eligible))
        }
        "multiple teams" | "multiple pairs" => {
            Some(multiple::award_multiple_teams_or_pairs(case, eligible))
        }
        _ => None,
    }
}

/// 5.2.1, 5.5.1: clubs and districts cannot award an area's Green Points.
fn of_lower_body(case: &AwardCase<'_>, word: &str) -> Option<(Phrase, &'static str)> {
    let rules = &case.handbook.green;
    let clause = match word {
        "area teams" | "area pairs" => &rules.area.nominated_clause,
        "agm teams" | "agm pairs" => &rules.agm.clause,
        _ => return None,
    };
    let typed = case.event.answers.get(Key::Status).is_some();
    let status = case.event.organiser_status();
    (typed && status < Status::Area).then(|| {
        (
            phrase!("they are for events of an area, not of a {status}", status = status.word()),
            clause.as_str(),
        )
    })
}

/// The status of an area championship: Regional in every stage (5.3.2, 5.4.1), or Area if it
/// cannot be the major one.
pub(super) fn area_championship_status(case: &AwardCase<'_>) -> Option<BaseStatus> {
    let rules = &case.handbook.green;
    let word = case.facts.green_points?;
    let clause = match word {
        "area teams" => &rules.area_teams.clause,
        "area pairs" => &rules.area_pairs.final_clause,
        _ => return None,
    };
    if of_lower_body(case, word).is_some() {
        return None;
    }
    if let Some((_, clause)) = area::failed_area_condition(case) {
        let words = "Area status: not the major championship of the area".to_string();
        return Some(BaseStatus::from_clause(Status::Area, clause, words));
    }
    let words = "Regional status in a Green Point championship of an area".to_string();
    Some(BaseStatus::from_clause(Status::Regional, clause, words))
}

/// No scale: the event's format does not suit its kind of Green Points.
fn of_another_kind(case: &AwardCase<'_>, word: &str) -> Option<EventAwards> {
    let kind = case.event.contestant_kind();
    let fits = match word {
        word if word.ends_with("teams") => kind == EventKind::Teams,
        word if word.ends_with("pairs") => kind == EventKind::Pairs,
        _ => [EventKind::Teams, EventKind::Pairs].contains(&kind),
    };
    let format = case.event.format().map_or("", Format::word);
    let what = format!("Green Points of {word} in an event of format {format}");
    let clause = &case.handbook.no_scale.clause;
    (!fits).then(|| no_awards_without_scale(case, &what, clause, Key::GreenPoints))
}

/// Reports why an event brings no Green Points.
fn tell_failed(case: &AwardCase<'_>, why: &Phrase, clause: &'static str) {
    let trouble = problems::GreenConditions { why: why.clone(), clause: clause.to_string() };
    case.report_at_key(trouble, Key::GreenPoints);
}

/// Warns of a broken condition that leaves the awards unchanged.
fn tell_in_doubt(case: &AwardCase<'_>, why: &Phrase, clause: &'static str) {
    let trouble = problems::GreenInDoubt { why: why.clone(), clause: clause.to_string() };
    case.report_at_key(trouble, Key::GreenPoints);
}

/// 5.2.1, 5.5.1: each year an area has one teams and one pairs championship, and one event at
/// its general meeting.
fn tell_quota(case: &AwardCase<'_>) {
    let (own, rules) = (case.facts, &case.handbook.green);
    let of_agm =
        |facts: &StageFacts| facts.green_points.is_some_and(|word| word.starts_with("agm"));
    let of_area = own.green_points.is_some_and(|word| word.starts_with("area"));
    if !own.stage.is_last() || !(of_area || of_agm(own)) {
        return;
    }
    let again = |other: &&StageFacts| {
        let same = other.green_points == own.green_points || (of_agm(own) && of_agm(other));
        let stage_before = own.links.qualifiers.iter().any(|id| other.is_meant_by_id(id));
        other.identity.area == own.identity.area && same && !stage_before
    };
    let clause = if of_area { &rules.area.nominated_clause } else { &rules.agm.clause };
    if let Some(other) = case.competition.earlier_finals(own).find(again) {
        let why = phrase!(
            "the area has had one such event already, {event}",
            event = other.title_with_return()
        );
        tell_in_doubt(case, &why, clause);
    }
}
