//! 4.3: consolations, third finals, and open events beside a final.

use engine::awards::EventAwards;
use engine::awards::competition::StageFacts;
use model::form::Key;
use model::problem::{Phrase, phrase};
use model::{Basis, Championship, Exact, Stage};

use super::award_case::{AwardCase, no_awards_by_clause};
use super::base_status;
use super::basic_scales;
use super::eligibility::EligibleEvent;
use super::finals::{
    OriginalEntryScale, OriginalTables, adjusted_for_final_length, raised_after_earlier_stages,
};
use super::large_events::TheoreticalMaximum;
use super::original_entry;
use super::problems;
use super::product::ExplainedProduct;
use super::status::{self, BaseStatus, EventStatus};
use super::{places, sections};

/// The full tables of a consolation's competition.
pub(super) struct ConsolationTables {
    /// In the premier final.
    pub premier: i128,
    /// In the consolation itself.
    pub own: i128,
    /// In neither of these, nor in a higher consolation.
    pub neither: i128,
    /// In the first stage: as typed, as counted, else the sum of the finals.
    pub original: i128,
}

impl ConsolationTables {
    /// The tables as typed, else counted from the competition.
    pub(super) fn from_case(case: &AwardCase<'_>) -> Option<ConsolationTables> {
        let typed = |key| case.event.answers.number(key).map(|cell| cell.value.floor());
        let premier = typed(Key::PremierTables)
            .or_else(|| stage(case, Stage::Final).map(|stage| stage.size.tables.floor()))?;
        let own = case.facts.size.tables.floor();
        let counted = || original_entry::counted_original_entry(case).map(|counted| counted.tables);
        let first = case.facts.size.original_entry.or_else(counted).map(Exact::floor);
        // The consolation above a third final.
        let between = match case.facts.stage {
            Stage::ThirdFinal => {
                stage(case, Stage::Consolation).map(|stage| stage.size.tables.floor())
            }
            _ => Some(0),
        };
        let neither = match typed(Key::NotQualifiedTables) {
            Some(typed) => typed,
            None => (first? - premier - own - between?).max(0),
        };
        let together = premier + own + neither + between.unwrap_or(0);
        Some(ConsolationTables { premier, own, neither, original: first.unwrap_or(together) })
    }

    /// The contestants of the first stage: typed, from the typed tables, counted, else from
    /// the tables.
    pub(super) fn first_stage_contestants(&self, case: &AwardCase<'_>) -> u32 {
        let own = case.facts;
        let per_table = Exact::whole(case.event.contestants_per_table());
        let of_tables = |tables: Exact| u32::try_from((tables * per_table).ceil()).ok();
        let counted =
            || original_entry::counted_original_entry(case).map(|counted| counted.contestants);
        own.size
            .original_contestants
            .or_else(|| own.size.original_entry.and_then(of_tables))
            .or_else(counted)
            .or_else(|| of_tables(Exact::whole(self.original)))
            .unwrap_or(u32::MAX)
    }

    /// 4.3.4: own tables plus a third of those in neither final.
    pub(super) fn deemed_tables(&self, case: &AwardCase<'_>) -> Exact {
        let share = case.handbook.consolations.entry_share;
        Exact::whole((Exact::whole(self.own) + Exact::whole(self.neither) * share).floor())
    }

    /// The deemed entry in words.
    pub(super) fn in_words(&self, case: &AwardCase<'_>) -> String {
        let ConsolationTables { own, neither, .. } = self;
        let deemed = self.deemed_tables(case);
        let rules = &case.handbook.consolations;
        let exact = Exact::whole(*own) + Exact::whole(*neither) * rules.entry_share;
        let part = ExplainedProduct::new(Exact::whole(*neither), "").times(rules.entry_share, "");
        let part = match Exact::whole(1).checked_div(rules.entry_share) {
            Some(parts) if parts.is_whole() => format!("{neither} / {parts}"),
            _ => part.formula(),
        };
        let counted = match exact == deemed {
            true => String::new(),
            false => format!(", counted as {deemed} ({})", rules.entry_clause),
        };
        format!("original entry of {own} + {part} = {}{counted} tables", exact.to_fraction())
    }

    /// 4.3.3 and 4.6.7: checks the conditions, with `times` as many tables in neither final.
    /// The error is the failed condition.
    pub(super) fn check_conditions(&self, times: u32) -> Result<String, Phrase> {
        let ConsolationTables { premier, own, neither, .. } = *self;
        if own < premier {
            return Err(phrase!(
                "its {own} tables are fewer than the premier final's {premier}",
                own = own.to_string(),
                premier = premier.to_string()
            ));
        }
        let needed = i128::from(times) * own;
        if neither < needed {
            return Err(phrase!(
                "{neither} tables in neither final, {needed} needed",
                neither = neither.to_string(),
                needed = needed.to_string()
            ));
        }
        Ok(format!(
            "C {own} is not below P {premier}, N {neither} not below {}",
            if times == 1 { format!("C {own}") } else { format!("{times} x {own} = {needed}") }
        ))
    }
}

/// The stage of this kind in the same competition.
fn stage<'a>(case: &'a AwardCase<'_>, stage: Stage) -> Option<&'a StageFacts> {
    case.competition.sibling_stages(case.facts).find(|other| other.stage == stage)
}

/// Awards a consolation or a third final by places.
pub(super) fn award_consolation(
    case: &AwardCase<'_>,
    mut eligible: EligibleEvent<'_>,
) -> EventAwards {
    let rules = &case.handbook.consolations;
    let Some(tables) = ConsolationTables::from_case(case) else {
        return no_awards_without_tables(case);
    };
    let long = eligible.boards >= case.handbook.quali_finals.long.boards;
    let times = if long { rules.long_times } else { rules.short_times };
    match tables.check_conditions(times) {
        Ok(told) => {
            eligible.ground.add_cited_step(&rules.conditions_clause, &told);
            of_deemed_entry(case, eligible, &tables)
        }
        Err(why) => {
            let status =
                failed_consolation_status(case, eligible.boards, &why, &mut eligible.ground);
            basic_scales::award_own_entry_at_status(case, eligible, &status)
        }
    }
}

/// 4.3.3: a consolation that fails a condition is a separate event, one level below the main
/// event.
pub(super) fn failed_consolation_status(
    case: &AwardCase<'_>,
    boards: u32,
    why: &Phrase,
    ground: &mut Basis,
) -> EventStatus {
    status::raised_for_long_event(case, failed_consolation_base_status(case, why, ground), boards)
        .into_event_status(case)
}

/// The status of `failed`, before its boards raise it.
pub(super) fn failed_consolation_base_status(
    case: &AwardCase<'_>,
    why: &Phrase,
    ground: &mut Basis,
) -> BaseStatus {
    let clause = &case.handbook.consolations.conditions_clause;
    let trouble = problems::NoConsolation { why: why.clone(), clause: clause.clone() };
    case.report_at_key(trouble, Key::Stage);
    ground.add_cited_step(clause, format!("no consolation: {why}"));
    base_status::event_base_status(case).lowered_one_level(clause, "one level below the main event")
}

/// No awards: the tables of the competition are unknown.
pub(super) fn no_awards_without_tables(case: &AwardCase<'_>) -> EventAwards {
    let clause = &case.handbook.consolations.conditions_clause;
    case.report_at_key(problems::NoPremierTables { clause: clause.clone() }, Key::PremierTables);
    let why = "the tables of the premier final, or of neither final, are not known";
    no_awards_by_clause(why, Some(clause))
}

fn of_deemed_entry(
    case: &AwardCase<'_>,
    mut eligible: EligibleEvent<'_>,
    tables: &ConsolationTables,
) -> EventAwards {
    let handbook = case.handbook;
    let rules = &handbook.consolations;
    let mut awarded = EventAwards::default();
    let Some(ladder) =
        handbook.step_scale(case.event.contestant_kind(), case.event.ranking_list_count())
    else {
        return awarded;
    };
    let base =
        adjusted_for_final_length(case, base_status::event_base_status(case), eligible.boards);
    let stages = case.event.answer_whole_number(Key::QualifyingStages).unwrap_or(1);
    let applies = stages >= handbook.quali_finals.stages.stages
        && Exact::whole(tables.premier)
            <= Exact::whole(tables.original) * handbook.quali_finals.stages.share;
    let base = raised_after_earlier_stages(case, base, eligible.boards, stages, applies);
    let status = base.into_event_status(case);
    let third = case.facts.stage == Stage::ThirdFinal;
    let maximum = TheoreticalMaximum {
        award: if third { rules.third_maximum } else { rules.maximum },
        tables: ladder.final_limits[if third { 2 } else { 1 }],
        clause: if third { &rules.third_clause } else { &rules.maximum_clause },
    };
    let series = OriginalEntryScale {
        name: format!("Q{}", status.scale),
        unit: ladder.final_unit,
        share: handbook.quali_finals.share,
        maximum,
        clauses: vec![
            &handbook.quali_finals.clause,
            &handbook.quali_finals.share_clause,
            &rules.entry_clause,
        ],
        few_clause: &rules.few_clause,
    };
    let lists = sections::lists_that_decide_awards(case, eligible.lists, &mut eligible.ground);
    for list in lists.iter() {
        let mut ground = eligible.ground.clone();
        if !eligible.ground.is_empty() && eligible.boards >= handbook.quali_finals.long.boards {
            ground.cite(&rules.long_clause);
        }
        if case.event.listed_answer(Key::Championship) == Some(Championship::Major) || applies {
            ground.cite(&rules.premier_clause);
        }
        if third {
            ground.cite(&rules.third_clause);
        }
        status.explain_changes(case, &mut ground);
        let told = &tables.in_words(case);
        let original = OriginalTables { tables: tables.deemed_tables(case), told };
        let scale = series.scale_for_tables(case, &eligible, &status, original, list, &mut ground);
        let awards = places::award_places(case, &scale, list, ground.clone(), eligible.boards);
        awarded.add_list_awards(list, &ground, awards);
    }
    awarded
}

/// 4.3.7 and 3.6.2: an open event beside a final is a separate event, one level lower.
pub(super) fn award_open_event(case: &AwardCase<'_>, eligible: EligibleEvent<'_>) -> EventAwards {
    let status = status::raised_for_long_event(case, open_event_base_status(case), eligible.boards)
        .into_event_status(case);
    basic_scales::award_own_entry_at_status(case, eligible, &status)
}

/// The status of `open`, before its boards raise it.
pub(super) fn open_event_base_status(case: &AwardCase<'_>) -> BaseStatus {
    let rules = &case.handbook.consolations;
    let licensed = case.event.answers.get(Key::Licence).is_some();
    let clause = if licensed { &rules.licensed_open_clause } else { &rules.open_clause };
    base_status::event_base_status(case).lowered_one_level(clause, "an open event beside a final")
}
