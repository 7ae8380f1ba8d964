//! Which events bring awards: 2.1 minimum tables and boards, 2.3.3 team sizes, 2.9 handicaps.

use crate::wbu_2003::figures::MinimumEntry;
use engine::awards::EventAwards;
use engine::scoring::boards_per_contestant;
use engine::standings::RankingList;
use model::form::Key;
use model::problem::{Phrase, ProblemDetail, phrase};
use model::{Basis, EventKind, Exact, Stage};

use super::award_case::{AwardCase, no_awards_by_clause};
use super::problems;

/// An event that brings awards.
pub(super) struct EligibleEvent<'a> {
    /// The rankings that decide awards.
    pub lists: &'a [RankingList],
    /// Boards that each contestant played.
    pub boards: u32,
    /// Factor for large teams and its clause.
    pub team_factor: (Exact, &'static str),
    /// The steps so far.
    pub ground: Basis,
}

impl EligibleEvent<'_> {
    /// Explains the factor for large teams, if any.
    pub(super) fn explain_team_factor(&self, basis: &mut Basis) {
        let (factor, clause) = self.team_factor;
        if factor != Exact::whole(1) {
            basis.add_cited_step(clause, format!("awards x {factor} for teams of this size"));
        }
    }
}

/// Checks whether an event brings awards; the error says why not.
pub(super) fn check_eligibility<'a>(
    case: &AwardCase<'a>,
) -> Result<EligibleEvent<'a>, EventAwards> {
    let mut ground = Basis::new();
    let lists = rankings_without_handicap(case, &mut ground)?;
    let boards = boards_of(case)?;
    let team_factor = large_team_factor(case)?;
    Ok(EligibleEvent { lists, boards, team_factor, ground })
}

/// The rankings that decide awards: without handicaps (2.9.1).
pub(super) fn rankings_without_handicap<'a>(
    case: &AwardCase<'a>,
    ground: &mut Basis,
) -> Result<&'a [RankingList], EventAwards> {
    let clause = &case.handbook.handicap.clause;
    let leads_on = || {
        let qualifying = matches!(case.facts.stage, Stage::Qualifying | Stage::SecondQualifying);
        qualifying || case.competition.stages_after(case.facts).next().is_some()
    };
    match case.rankings.scratch {
        _ if !case.event.is_handicapped() => Ok(case.rankings.ranked),
        // Handicap scores chose the qualifiers, so scores without it rank another field.
        _ if leads_on() => {
            let stage = phrase!("this stage");
            let trouble = problems::QualifiedByHandicap { stage, clause: clause.clone() };
            case.report_at_key(trouble, Key::Handicap);
            Err(no_awards_by_clause(
                "contestants qualify by handicap for a later stage",
                Some(clause),
            ))
        }
        Some(scratch) => {
            ground.add_cited_step(clause, "Re-scored without handicaps");
            Ok(scratch)
        }
        None => {
            let trouble = problems::HandicapWithoutScratch { clause: clause.clone() };
            case.report_at_key(trouble, Key::Handicap);
            let why = "ranked with handicaps, and the scores without them are missing";
            Err(no_awards_by_clause(why, Some(clause)))
        }
    }
}

/// No awards: the handbook prints no scale for this kind of event.
pub(super) fn no_awards_without_scale(
    case: &AwardCase<'_>,
    what: &str,
    clause: &'static str,
    key: Key,
) -> EventAwards {
    let (what, told) = (what.to_string(), clause.to_string());
    case.report_at_key(problems::NoScale { what: what.clone(), clause: told }, key);
    no_awards_by_clause(&format!("the handbook has no scale for {what}"), Some(clause))
}

/// 2.1.2: the boards, at least twelve.
fn boards_of(case: &AwardCase<'_>) -> Result<u32, EventAwards> {
    let least = &case.handbook.minimum_boards;
    match boards_per_contestant(case.event) {
        None => {
            case.report_at_key(problems::NoBoards, Key::Boards);
            Err(no_awards_by_clause("the number of boards is missing", Some(&least.clause)))
        }
        Some(boards) if boards < least.boards => {
            let clause = least.clause.clone();
            let trouble = problems::TooFewBoards { boards, least: least.boards, clause };
            case.report_at_key(trouble, Key::Boards);
            let why = format!("{boards} boards, {} needed", least.boards);
            Err(no_awards_by_clause(&why, Some(&least.clause)))
        }
        Some(boards) => Ok(boards),
    }
}

/// 2.3.3: teams of more than eight playing members.
pub(super) fn large_team_factor(
    case: &AwardCase<'_>,
) -> Result<(Exact, &'static str), EventAwards> {
    let handbook = case.handbook;
    let clause = &handbook.team_size[0].clause;
    let of_teams = case.event.contestant_kind() == EventKind::Teams;
    let Some(size) = case.event.answers.number(Key::TeamSize).filter(|_| of_teams) else {
        return Ok((Exact::whole(1), clause));
    };
    let members = u32::try_from(size.value.numerator()).ok();
    match members.and_then(|members| handbook.team_size_factor(members)) {
        Some(factor) => Ok(factor),
        None => {
            let text = size.value.to_decimal();
            let why = format!("the handbook does not cover teams of {text} playing members");
            case.report(problems::OddTeamSize { size: text, clause: clause.clone() }, size.at);
            Err(no_awards_by_clause(&why, Some(clause)))
        }
    }
}

/// Whether a list has the tables that 2.1.1 requires. Reports one that has not.
pub(super) fn has_enough_tables(
    case: &AwardCase<'_>,
    list: &RankingList,
    tables: Exact,
    awarded: &mut EventAwards,
) -> bool {
    let sections = case.event.entries.iter().any(|entry| entry.section != list.section);
    let section = list.section.as_ref().filter(|_| sections);
    let field = section.map(|section| format!("section {section}"));
    part_has_enough_tables(case, list, tables, field.as_deref(), awarded)
}

/// `is_large_enough` for a part of the event, which the problem names.
pub(super) fn part_has_enough_tables(
    case: &AwardCase<'_>,
    list: &RankingList,
    tables: Exact,
    field: Option<&str>,
    awarded: &mut EventAwards,
) -> bool {
    let Some(short) = TooFewTables::check(case, tables, field) else {
        return true;
    };
    // The lists of a field share their tables: one problem for all.
    case.report_at_key(short.trouble(), Key::Tables);
    let ranked = list.standings.iter().map(|standing| standing.entry);
    for entry in ranked.chain(list.unranked.iter().copied()) {
        case.explain_missing_award(entry, Some(&short.least.clause), &short.why());
    }
    awarded.add_list_awards(list, &short.ground(), Vec::new());
    false
}

/// Checks that an original entry has the tables that 2.1.1 requires. Reports a failure at the
/// key that gives the tables.
pub(super) fn check_original_tables(
    case: &AwardCase<'_>,
    tables: Exact,
    key: Key,
) -> Result<(), EventAwards> {
    let Some(short) = TooFewTables::check(case, tables, None) else {
        return Ok(());
    };
    case.report_at_key(short.trouble(), key);
    Err(EventAwards { ground: short.ground(), ..EventAwards::default() })
}

/// A list with fewer tables than 2.1.1 requires.
struct TooFewTables {
    /// ` in section B`, if it is not the whole event.
    field: Option<Phrase>,
    tables: Exact,
    least: &'static MinimumEntry,
}

impl TooFewTables {
    /// The shortfall of a list, if any. Complete tables count.
    fn check(case: &AwardCase<'_>, tables: Exact, field: Option<&str>) -> Option<TooFewTables> {
        let (handbook, event) = (case.handbook, case.event);
        let least = handbook.minimum_entry(event.contestant_kind(), event.ranking_list_count())?;
        let field = field.map(|field| phrase!(" in {field}", field = field.to_string()));
        let short = tables.floor() < i128::from(least.tables);
        short.then_some(TooFewTables { field, tables, least })
    }

    fn trouble(&self) -> ProblemDetail {
        problems::TooFewTables {
            field: self.field.clone(),
            event: Phrase::new(&self.least.event),
            tables: self.tables.to_decimal(),
            least: Phrase::new(&self.least.least),
            clause: self.least.clause.clone(),
        }
        .into()
    }

    fn why(&self) -> String {
        let TooFewTables { tables, least, .. } = self;
        format!("{} tables, but {} needs {}", tables.to_decimal(), least.event, least.least)
    }

    fn ground(&self) -> Basis {
        let mut ground = Basis::new();
        let field = self.field.as_ref().map(Phrase::to_string).unwrap_or_default();
        let step = format!("No awards{field}: {}", self.why());
        ground.add_cited_step(&self.least.clause, &step);
        ground
    }
}
