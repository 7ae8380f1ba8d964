//! The original entry of a competition of several stages: typed, or counted from the stages that
//! the event names (2.1.3, 2.7, 3.3.2, 4.2.3).

use engine::awards::competition::StageFacts;
use engine::awards::{EventAwards, form_key_name};
use model::form::Key;
use model::{Basis, Exact};

use super::award_case::{AwardCase, no_awards_by_clause};
use super::problems;
use model::problem::{Phrase, ProblemDetail, phrase};

/// What decides the awards of a later stage.
pub(super) struct OriginalEntry {
    /// Tables of the first stage.
    pub tables: Exact,
    /// Contestants of the first stage.
    pub contestants: u32,
    /// Stages before this one.
    pub stages: u32,
    /// Where the figures come from, in words.
    from: Phrase,
}

/// Whether earlier stages count.
pub(super) enum EarlierStagesRuling {
    Counted(OriginalEntry),
    /// They do not: the event stands on its own entry.
    Fresh {
        clause: &'static str,
        /// The reason in words.
        why: Phrase,
    },
}

/// The original entry of a later stage; the error says why it has no awards.
pub(super) fn rule_on_earlier_stages(
    case: &AwardCase<'_>,
) -> Result<EarlierStagesRuling, EventAwards> {
    let before: Vec<&StageFacts> = case.competition.stages_before(case.facts).collect();
    if let Some((clause, why)) = fresh(case, &before) {
        case.report_at_key(
            problems::StagesNotCounted { why: why.clone(), clause: clause.to_string() },
            Key::Stage,
        );
        return Ok(EarlierStagesRuling::Fresh { clause, why });
    }
    total_original_entry(case).map(EarlierStagesRuling::Counted)
}

/// The original entry, whoever ran the earlier stages.
pub(super) fn total_original_entry(case: &AwardCase<'_>) -> Result<OriginalEntry, EventAwards> {
    let before: Vec<&StageFacts> = case.competition.stages_before(case.facts).collect();
    if let Some(stage) = before.iter().find(|stage| stage.handicap) {
        return Err(by_handicap(case, stage));
    }
    let unknown = case.facts.links.qualifiers.iter().find(|id| !case.competition.has_stage(id));
    if let Some(id) = unknown {
        let typed = case.facts.size.original_entry.is_some();
        let id = id.clone();
        let trouble: ProblemDetail = match (case.competition.is_ambiguous_stage(&id), typed) {
            (true, false) => problems::SeveralQualifiers { id }.into(),
            (true, true) => problems::SeveralQualifiersUnused { id }.into(),
            (false, false) => problems::UnknownQualifier { id }.into(),
            (false, true) => problems::UnknownQualifierUnused { id }.into(),
        };
        case.report_at_key(trouble, Key::Qualifier);
    }
    let counted = counted_original_entry(case);
    let own = case.facts;
    let tables = match (own.size.original_entry, &counted) {
        (Some(typed), counted) => {
            tell_other_entry(case, typed, counted.as_ref());
            typed
        }
        (None, Some(counted)) => counted.tables,
        (None, None) => return Err(unknown_entry(case, unknown.is_some())),
    };
    let per_table = case.event.contestants_per_table();
    let by_tables = u32::try_from((tables * Exact::whole(per_table)).ceil()).unwrap_or(u32::MAX);
    let found = counted.as_ref().map(|counted| counted.contestants);
    let found = found.filter(|_| {
        own.size
            .original_entry
            .is_none_or(|typed| Some(typed) == counted.as_ref().map(|counted| counted.tables))
    });
    let stages = counted.as_ref().map_or(1, |counted| counted.stages);
    let from = match (&counted, own.size.original_entry) {
        (Some(counted), None) => counted.from.clone(),
        _ => phrase!("as given"),
    };
    let contestants = own.size.original_contestants.or(found).unwrap_or(by_tables);
    let playing = case.facts.size.contestants;
    if playing > contestants {
        let clause = case.handbook.quali_finals.share_clause.clone();
        case.report_at_key(
            problems::MoreThanOriginal { playing, original: contestants, clause },
            Key::OriginalEntry,
        );
        let why = format!("{playing} contestants play, of an original entry of {contestants}");
        return Err(no_awards_by_clause(&why, Some(&case.handbook.quali_finals.share_clause)));
    }
    Ok(OriginalEntry {
        tables,
        contestants,
        stages: case.event.answer_whole_number(Key::QualifyingStages).unwrap_or(stages),
        from,
    })
}

impl OriginalEntry {
    /// `60 tables (event Q)`.
    pub(super) fn in_words(&self) -> String {
        format!("original entry of {} tables ({})", self.tables, self.from)
    }

    /// Whether at most a share of the original field reached this stage.
    pub(super) fn has_qualified_at_most(&self, contestants: usize, share: Exact) -> bool {
        Exact::whole(contestants as i128) <= Exact::whole(self.contestants) * share
    }
}

/// The first stage counted from the known stages, ignoring typed figures.
pub(super) fn counted_original_entry(case: &AwardCase<'_>) -> Option<OriginalEntry> {
    let before: Vec<&StageFacts> = case.competition.stages_before(case.facts).collect();
    let missing = case.facts.links.qualifiers.iter().any(|id| !case.competition.has_stage(id));
    first_stages(case, &before, 0).filter(|_| !missing)
}

/// Why earlier stages do not count, if they do not.
fn fresh(case: &AwardCase<'_>, before: &[&StageFacts]) -> Option<(&'static str, Phrase)> {
    let rules = &case.handbook.quali_finals;
    let least = case.handbook.minimum_boards.boards;
    let own = case.facts;
    if let Some(short) = before.iter().find(|stage| stage.size.boards.is_some_and(|n| n < least)) {
        let boards = short.size.boards.unwrap_or_default();
        let why = phrase!(
            "{stage} had {boards} boards, but a stage needs {least}",
            stage = short.title_with_return(),
            boards,
            least
        );
        return Some((&rules.least_boards_clause, why));
    }
    let loose = |stage: &&&StageFacts| stage.ladder.name.is_some() || stage.is_ladder();
    if let Some(stage) = before.iter().find(loose) {
        let why =
            phrase!("{stage} was played by varying contestants", stage = stage.title_with_return());
        return Some((&rules.loose_clause, why));
    }
    let special = case.event.answer_text(Key::Special);
    if special == Some("invitation") {
        let why = phrase!("earlier stages do not count for invited contestants");
        return Some((&rules.invitation_clause, why));
    }
    let others = !before.is_empty() && before.iter().all(|stage| !stage.has_same_organiser(own));
    (others || special == Some("inter-club")).then(|| {
        let why = phrase!("earlier stages were run by other bodies");
        (rules.other_body_clause.as_str(), why)
    })
}

/// 2.9.1: contestants who qualified by handicap cannot be ranked without it.
fn by_handicap(case: &AwardCase<'_>, stage: &StageFacts) -> EventAwards {
    let clause = &case.handbook.quali_finals.handicap_clause;
    let trouble =
        problems::QualifiedByHandicap { stage: stage.title_with_return(), clause: clause.clone() };
    case.report_at_key(trouble, Key::Qualifier);
    no_awards_by_clause(
        &format!("the contestants qualified by handicap in {}", stage.title_with_return()),
        Some(clause),
    )
}

fn unknown_entry(case: &AwardCase<'_>, told: bool) -> EventAwards {
    let clause = &case.handbook.quali_finals.share_clause;
    if !told {
        let trouble =
            problems::NoOriginalEntry { stage: case.facts.stage.word(), clause: clause.clone() };
        case.report_at_key(trouble, Key::OriginalEntry);
    }
    no_awards_by_clause(
        &format!("{} is not known", form_key_name(Key::OriginalEntry).to_lowercase()),
        Some(clause),
    )
}

fn tell_other_entry(case: &AwardCase<'_>, typed: Exact, counted: Option<&OriginalEntry>) {
    let Some(counted) = counted.filter(|counted| counted.tables.floor() != typed.floor()) else {
        return;
    };
    let trouble = problems::OriginalEntryDisagrees {
        typed: typed.to_decimal(),
        counted: counted.tables.to_decimal(),
        from: counted.from.clone(),
    };
    case.report_at_key(trouble, Key::OriginalEntry);
}

/// The first stages behind several stages, added up as parts of one.
fn first_stages(case: &AwardCase<'_>, of: &[&StageFacts], depth: u32) -> Option<OriginalEntry> {
    let firsts = of.iter().map(|stage| first_stage(case, stage, depth));
    let firsts: Vec<OriginalEntry> = firsts.collect::<Option<_>>()?;
    firsts.into_iter().reduce(|sum, first| OriginalEntry {
        tables: sum.tables + first.tables,
        contestants: sum.contestants.saturating_add(first.contestants),
        stages: sum.stages.max(first.stages),
        from: phrase!("{one}, {other}", one = sum.from, other = first.from),
    })
}

/// A bound on the stages of a competition.
const MOST_STAGES: u32 = 12;

/// The first stage behind a stage; `None` for a cycle of stages.
fn first_stage(case: &AwardCase<'_>, stage: &StageFacts, depth: u32) -> Option<OriginalEntry> {
    if depth > MOST_STAGES {
        return None;
    }
    let before: Vec<&StageFacts> = case.competition.stages_before(stage).collect();
    if let Some(tables) = stage.size.original_entry {
        let per_table = case.event.contestants_per_table();
        let by_tables = u32::try_from((tables * Exact::whole(per_table)).ceil()).ok()?;
        return Some(OriginalEntry {
            tables,
            contestants: stage.size.original_contestants.unwrap_or(by_tables),
            stages: stage.links.qualifying_stages.unwrap_or(1).saturating_add(1),
            from: stage.title_with_return(),
        });
    }
    if before.is_empty() {
        return Some(OriginalEntry {
            tables: stage.size.tables,
            contestants: stage.size.contestants,
            stages: 1,
            from: stage.title_with_return(),
        });
    }
    let sum = first_stages(case, &before, depth + 1)?;
    Some(OriginalEntry { stages: sum.stages.saturating_add(1), ..sum })
}

/// Explains that earlier stages do not count.
pub(super) fn explain_uncounted_stages(ground: &mut Basis, clause: &'static str, why: &str) {
    ground.add_cited_step(clause, format!("awards go by its own entry: {why}"));
}
