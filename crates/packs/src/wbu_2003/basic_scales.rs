//! 4.1: the basic Scales A to F.
//!
//! The printed scales follow from four figures: the share of the field with an award, the step
//! between places, the status factor and the minimum award. Reading down a column from the row
//! of the tables (4.1.5) equals counting steps up from the last award.

use crate::wbu_2003::figures::StepScale;
use engine::awards::EventAwards;
use model::{Basis, EventKind, Exact, Stage};

use super::award_case::AwardCase;
use super::base_status;
use super::eligibility::{EligibleEvent, has_enough_tables};
use super::large_events::TheoreticalMaximum;
use super::product::AwardFactors;
use super::scale::AwardScale;
use super::status::EventStatus;
use super::{places, sections};

/// Awards a basic or all-play-through event, or a first qualifying stage.
pub(super) fn award_basic_event(case: &AwardCase<'_>, eligible: EligibleEvent<'_>) -> EventAwards {
    let status = base_status::basic_event_status(case, eligible.boards);
    match sections::status_of_section(case, status) {
        Ok(status) => award_own_entry_at_status(case, eligible, &status),
        Err(awarded) => awarded,
    }
}

/// Awards an event on its own entry at a status.
pub(super) fn award_own_entry_at_status(
    case: &AwardCase<'_>,
    mut eligible: EligibleEvent<'_>,
    status: &EventStatus,
) -> EventAwards {
    let mut awarded = EventAwards::default();
    let lists = sections::lists_that_decide_awards(case, eligible.lists, &mut eligible.ground);
    for list in lists.iter() {
        let tables = sections::tables_of_list(case.event, list, &lists);
        if !has_enough_tables(case, list, tables, &mut awarded) {
            continue;
        }
        let mut ground = eligible.ground.clone();
        status.explain_changes(case, &mut ground);
        let Some(scale) = basic_scale(case, &eligible, status, tables, &mut ground) else {
            continue;
        };
        let awards = places::award_places(case, &scale, list, ground.clone(), eligible.boards);
        awarded.add_list_awards(list, &ground, awards);
    }
    awarded
}

/// The scale for a number of tables, with its ground; `None` if the kind of event has none.
pub(super) fn basic_scale(
    case: &AwardCase<'_>,
    eligible: &EligibleEvent<'_>,
    status: &EventStatus,
    tables: Exact,
    ground: &mut Basis,
) -> Option<AwardScale> {
    let handbook = case.handbook;
    let ladder =
        handbook.step_scale(case.event.contestant_kind(), case.event.ranking_list_count())?;
    let band = handbook.board_band(eligible.boards)?;
    let tables = tables.floor();
    let count = (ladder.contestants_for_tables(tables) * band.share).ceil();
    let (maximum, limit) = match band.stage_maximum.filter(|_| is_qualifying(case)) {
        Some(maximum) => (maximum, ladder.stage_limit),
        None => (band.maximum, ladder.table_limit(band)),
    };
    let maximum =
        TheoreticalMaximum { award: maximum, tables: limit, clause: &band.maximum_clause };
    let top = maximum.first_award_if_large(ladder.unit * Exact::whole(count), tables);
    let factors = AwardFactors { status: status.factor, team: eligible.team_factor.0 };
    let awards = u32::try_from(count).unwrap_or(u32::MAX);
    let scale = AwardScale::with_maximum(
        handbook,
        awards,
        ladder.unit,
        top.as_ref(),
        factors,
        ladder.tie_minimum,
    );
    let scales = &handbook.scales;
    for clause in [
        &scales.choice_clause,
        &scales.share_clause,
        &scales.tables_clause,
        &scales.movement_clause,
        &scales.reading_clause,
    ] {
        ground.cite(clause);
    }
    if is_qualifying(case) {
        ground.cite(&handbook.scales.stage_clause);
    }
    let steps = scale.in_words_with_maximum(top.as_ref(), ground);
    ground.add_step(format!(
        "Scale {}: {tables} {}, {}, {}: {steps}",
        name(ladder, status),
        full_table_noun(ladder, tables),
        band.title,
        ladder.title
    ));
    eligible.explain_team_factor(ground);
    Some(scale)
}

/// Whether the event is the first of several stages (4.2.1).
fn is_qualifying(case: &AwardCase<'_>) -> bool {
    case.facts.stage == Stage::Qualifying
}

/// The scale's own name, or that of the status.
fn name(ladder: &StepScale, status: &EventStatus) -> String {
    match &ladder.scale {
        Some(own) if status.factor == Exact::whole(1) => own.clone(),
        Some(own) => format!("{own} at {}", status.title),
        None => status.scale.clone(),
    }
}

/// The noun for full tables of a kind of event.
pub(super) fn full_table_noun(ladder: &StepScale, tables: i128) -> &'static str {
    match ladder.kind {
        EventKind::Teams => "teams",
        _ if tables == 1 => "full table",
        _ => "full tables",
    }
}
