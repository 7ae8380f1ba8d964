//! 4.2: finals and further stages, by Scales QA to QE on the original entry.

use engine::awards::EventAwards;
use engine::standings::RankingList;
use model::form::Key;
use model::{Basis, Exact, Stage};

use super::award_case::AwardCase;
use super::base_status;
use super::basic_scales;
use super::eligibility::{EligibleEvent, check_original_tables};
use super::large_events::TheoreticalMaximum;
use super::original_entry::{self, EarlierStagesRuling, OriginalEntry};
use super::problems;
use super::product::AwardFactors;
use super::scale::AwardScale;
use super::status::{BaseStatus, EventStatus, StatusChange};
use super::{places, sections};

/// A series of awards by original tables.
pub(super) struct OriginalEntryScale {
    /// The letters of the quali-final scale in the handbook: `QA`.
    pub name: String,
    /// Points between two places at Club status.
    pub unit: Exact,
    /// Share of the original entry that gets an award.
    pub share: Exact,
    pub maximum: TheoreticalMaximum,
    /// Clauses by which it is read.
    pub clauses: Vec<&'static str>,
    /// The clause that gives every contestant an award if there are fewer contestants than awards.
    pub few_clause: &'static str,
}

/// Awards a final or a further qualifying stage.
pub(super) fn award_final(case: &AwardCase<'_>, mut eligible: EligibleEvent<'_>) -> EventAwards {
    match original_entry::rule_on_earlier_stages(case) {
        Ok(EarlierStagesRuling::Counted(original)) => of_original(case, eligible, &original),
        Ok(EarlierStagesRuling::Fresh { clause, why }) => {
            original_entry::explain_uncounted_stages(
                &mut eligible.ground,
                clause,
                &why.to_string(),
            );
            basic_scales::award_basic_event(case, eligible)
        }
        Err(awarded) => awarded,
    }
}

fn of_original(
    case: &AwardCase<'_>,
    mut eligible: EligibleEvent<'_>,
    original: &OriginalEntry,
) -> EventAwards {
    let rules = &case.handbook.quali_finals;
    if let Err(awarded) = check_original_tables(case, original.tables, Key::OriginalEntry) {
        return awarded;
    }
    let mut awarded = EventAwards::default();
    tell_many(case, original, eligible.boards);
    let finalists: usize = eligible.lists.iter().map(RankingList::contestant_count).sum();
    let base =
        adjusted_for_final_length(case, base_status::event_base_status(case), eligible.boards);
    let base = after_stages(case, base, eligible.boards, original, finalists);
    let status = match sections::status_of_section(case, base.into_event_status(case)) {
        Ok(status) => status,
        Err(awarded) => return awarded,
    };
    let lists = sections::lists_that_decide_awards(case, eligible.lists, &mut eligible.ground);
    for list in lists.iter() {
        let mut ground = eligible.ground.clone();
        explain_carry_over(case, &mut ground);
        status.explain_changes(case, &mut ground);
        let (tables, part) = original_tables_of_section(list, &lists, original.tables);
        if part {
            let step = format!("{tables} of {} original tables for this section", original.tables);
            ground.add_cited_step(&rules.sections_clause, &step);
        }
        let Some(series) = series(case, &status) else { continue };
        let told = &original.in_words();
        let original = OriginalTables { tables, told };
        let scale = series.scale_for_tables(case, &eligible, &status, original, list, &mut ground);
        let awards = places::award_places(case, &scale, list, ground.clone(), eligible.boards);
        awarded.add_list_awards(list, &ground, awards);
    }
    awarded
}

/// The scale of a final; a further qualifying stage has a lower maximum.
fn series(case: &AwardCase<'_>, status: &EventStatus) -> Option<OriginalEntryScale> {
    let handbook = case.handbook;
    let ladder =
        handbook.step_scale(case.event.contestant_kind(), case.event.ranking_list_count())?;
    let rules = &handbook.quali_finals;
    let last = case.facts.stage == Stage::Final;
    let maximum = TheoreticalMaximum {
        award: if last { rules.maximum } else { rules.stage_maximum },
        tables: ladder.final_limits[usize::from(!last)],
        clause: if last { &rules.maximum_clause } else { &rules.stage_maximum_clause },
    };
    Some(OriginalEntryScale {
        name: format!("Q{}", status.scale),
        unit: ladder.final_unit,
        share: rules.share,
        maximum,
        clauses: vec![&rules.clause, &rules.share_clause],
        few_clause: &rules.few_clause,
    })
}

/// Original tables.
#[derive(Clone, Copy)]
pub(super) struct OriginalTables<'a> {
    pub tables: Exact,
    /// The original entry in words.
    pub told: &'a str,
}

impl OriginalEntryScale {
    /// The scale for a number of original tables, with its ground. It has
    /// at most one award per contestant.
    pub(super) fn scale_for_tables(
        &self,
        case: &AwardCase<'_>,
        eligible: &EligibleEvent<'_>,
        status: &EventStatus,
        original: OriginalTables<'_>,
        list: &RankingList,
        ground: &mut Basis,
    ) -> AwardScale {
        let handbook = case.handbook;
        for clause in &self.clauses {
            ground.cite(clause);
        }
        let event = case.event;
        let (per_list, tie_minimum) = handbook
            .step_scale(event.contestant_kind(), event.ranking_list_count())
            .map_or((1, Exact::ZERO), |ladder| (ladder.contestants_per_table, ladder.tie_minimum));
        let tables = original.tables.floor();
        let contestants = Exact::whole(tables * i128::from(per_list));
        let count = (contestants * self.share).ceil();
        let top = self.maximum.first_award_if_large(self.unit * Exact::whole(count), tables);
        let factors = AwardFactors { status: status.factor, team: eligible.team_factor.0 };
        let awards = u32::try_from(count).unwrap_or(u32::MAX);
        let scale = AwardScale::with_maximum(
            handbook,
            awards,
            self.unit,
            top.as_ref(),
            factors,
            tie_minimum,
        );
        let steps = scale.in_words_with_maximum(top.as_ref(), ground);
        ground.add_step(format!("Scale {}, {}: {steps}", self.name, original.told));
        eligible.explain_team_factor(ground);
        let places = list.contestant_count() as u32;
        if places >= scale.awards {
            return scale;
        }
        let scale = scale.spread_over_places(places);
        let large = &handbook.large_events;
        ground.cite(self.few_clause).cite(&large.steps_clause).cite(&large.fractions_clause);
        ground.add_step(format!("{places} contestants play for them: {}", scale.in_words(None)));
        scale
    }
}

/// 4.2.5 and 4.2.7: a long final is a level higher, a short one lower.
pub(super) fn adjusted_for_final_length(
    case: &AwardCase<'_>,
    base: BaseStatus,
    boards: u32,
) -> BaseStatus {
    let rules = &case.handbook.quali_finals;
    if boards >= rules.long.boards {
        let reason = format!("a final or further stage of {boards} boards");
        return base.with_change(StatusChange { levels: 1, clause: &rules.long.clause, reason });
    }
    if boards <= rules.short.boards {
        let reason = format!("a final or further stage of {boards} boards only");
        return base.with_change(StatusChange { levels: -1, clause: &rules.short.clause, reason });
    }
    base
}

/// 4.2.6: a final after two stages is a level higher if at most half of the field reached it;
/// not in addition to 4.2.5.
fn after_stages(
    case: &AwardCase<'_>,
    base: BaseStatus,
    boards: u32,
    original: &OriginalEntry,
    finalists: usize,
) -> BaseStatus {
    let rules = &case.handbook.quali_finals;
    let applies = case.facts.stage == Stage::Final
        && original.stages >= rules.stages.stages
        && original.has_qualified_at_most(finalists, rules.stages.share);
    raised_after_earlier_stages(case, base, boards, original.stages, applies)
}

/// The rise of 4.2.6, unless 4.2.5 applies.
pub(super) fn raised_after_earlier_stages(
    case: &AwardCase<'_>,
    base: BaseStatus,
    boards: u32,
    stages: u32,
    applies: bool,
) -> BaseStatus {
    let rules = &case.handbook.quali_finals;
    if !applies || boards >= rules.long.boards {
        return base;
    }
    let reason = format!("{stages} stages before it, half of the field or less qualified");
    base.with_change(StatusChange { levels: 1, clause: &rules.stages.clause, reason })
}

/// 4.2.11: the original tables of a list, and whether sections share them. Separately ranked
/// sections divide them by size.
pub(super) fn original_tables_of_section(
    list: &RankingList,
    lists: &[RankingList],
    tables: Exact,
) -> (Exact, bool) {
    let all: usize = lists.iter().map(RankingList::contestant_count).sum();
    let own: usize = lists
        .iter()
        .filter(|other| other.section == list.section)
        .map(RankingList::contestant_count)
        .sum();
    if own == all {
        return (tables, false);
    }
    let share = Exact::ratio(own as i128, all as i128).unwrap_or(Exact::whole(1));
    (Exact::whole((tables * share).floor()), true)
}

/// 4.2.9: notes that more than the recommended share qualified.
fn tell_many(case: &AwardCase<'_>, original: &OriginalEntry, boards: u32) {
    let rules = &case.handbook.quali_finals;
    let found = rules.recommended.iter().find(|block| boards >= block.from);
    let finalists = case.event.entries.len();
    if let Some(block) = found
        && !original.has_qualified_at_most(finalists, block.share)
    {
        let trouble = problems::ManyQualified {
            finalists,
            original: original.contestants,
            share: block.share.to_string(),
            clause: rules.recommended_clause.clone(),
        };
        case.report_at_key(trouble, Key::Stage);
    }
}

/// 2.10.1: scores carried forward count for places and change no award.
pub(super) fn explain_carry_over(case: &AwardCase<'_>, ground: &mut Basis) {
    if case.scores.carried.is_some() {
        let clause = &case.handbook.quali_finals.carry_clause;
        ground.add_cited_step(clause, "places with the scores carried forward");
    }
}
