//! 4.5, 4.6: events with an award per match won, other than knock-outs.
//!
//! Every match won brings the same award. The leading contestants also get a ranking award: by
//! Scales QA to QE on the event's own entry, or by Scale QF on the original entry if they
//! qualified. Both go on one certificate and are rounded together.

use crate::wbu_2003::figures::{AwardPerMatchFigures, qualified_share_factor};
use engine::awards::EventAwards;
use engine::standings::RankingList;
use model::form::Key;
use model::{Basis, EventKind, Exact, Format, Note, Stage};

use super::award_case::{AwardCase, no_awards_by_clause};
use super::base_status;
use super::basic_scales;
use super::certificate_parts::EventCertificates;
use super::consolations::{self, ConsolationTables};
use super::eligibility::{EligibleEvent, check_original_tables, has_enough_tables};
use super::finals::{self, OriginalEntryScale, OriginalTables};
use super::large_events::TheoreticalMaximum;
use super::original_entry::{self, EarlierStagesRuling, OriginalEntry};
use super::play_offs;
use super::problems;
use super::product::{AwardFactors, ExplainedProduct};
use super::sections;
use super::status::{BaseStatus, EventStatus};
use super::wins::{ListAwardTerms, MatchAward, award_wins_and_places};

/// Whether an event has an award per match won: at least 36 boards, in matches of 6 boards or,
/// for teams, of any length (4.5.1, 4.5.2). If not, the ground says why.
pub(super) fn has_award_per_match(case: &AwardCase<'_>, eligible: &mut EligibleEvent<'_>) -> bool {
    let rules = &case.handbook.match_awards;
    let event = case.event;
    let met = case.played_matches().iter().any(|contest| contest.sides[1].is_some());
    let teams = event.contestant_kind() == EventKind::Teams;
    let of_matches = met || event.is_of_matches() || !event.is_key_unanswered(Key::BoardsPerMatch);
    if !teams && !of_matches {
        return false;
    }
    if eligible.boards < rules.least_boards {
        if met {
            let why = format!("{} boards, a basic event", eligible.boards);
            eligible.ground.add_cited_step(&rules.basic_clause, &why);
        }
        return false;
    }
    if !teams {
        let shortest = shortest_match(case, eligible.boards);
        if let Some(boards) = shortest.filter(|boards| *boards < rules.least_match_boards) {
            let why = format!("matches of {boards} boards, a basic event");
            eligible.ground.add_cited_step(&rules.basic_clause, &why);
            return false;
        }
    }
    if met {
        return true;
    }
    let first = case.facts.stage.is_first();
    let printed = first && event.format() == Some(Format::Teams);
    let why = match printed {
        true => "No matches in the return, so the printed column for teams was read",
        false => "No matches in the return, ranking awards only",
    };
    eligible.ground.add_cited_step(&case.handbook.teams_by_match.clause, why);
    let clause = rules.clause.clone();
    let wrong = problems::WithoutMatches { boards: eligible.boards, printed, clause };
    case.report_at_key(wrong, Key::Boards);
    !printed
}

/// Boards of the shortest match: as typed, as played, else from the rounds.
fn shortest_match(case: &AwardCase<'_>, boards: u32) -> Option<u32> {
    let event = case.event;
    let ordinary = case.played_matches().iter().filter(|contest| {
        contest.sides[1].is_some() && !contest.triangular && contest.note != Some(Note::PlayOff)
    });
    let played = ordinary.filter_map(|contest| contest.boards).min();
    let by_rounds =
        || event.answer_whole_number(Key::Rounds).and_then(|rounds| boards.checked_div(rounds));
    event.answer_whole_number(Key::BoardsPerMatch).or(played).or_else(by_rounds)
}

/// Whether a final counts as a knock-out final (4.5.6, 4.6.1): two or three qualifiers who meet
/// in matches, as teams do in 36 boards.
pub(super) fn is_knock_out_final(case: &AwardCase<'_>) -> bool {
    let event = case.event;
    let rules = &case.handbook.match_awards;
    let most = rules.knock_out_contestants;
    let long = case.facts.size.boards.is_some_and(|boards| boards >= rules.least_boards);
    let meet = (long && (event.is_of_matches() || event.contestant_kind() == EventKind::Teams))
        || case.played_matches().iter().any(|contest| contest.sides[1].is_some());
    let later =
        matches!(case.facts.stage, Stage::Final | Stage::SecondQualifying | Stage::Repechage);
    let parallel =
        !play_offs::is_division_play_off(case) || play_offs::is_parallel_division_play_off(case);
    later && parallel && meet && (2..=most).contains(&event.entries.len())
}

/// Awards an event with an award per match won.
pub(super) fn award_by_matches(
    case: &AwardCase<'_>,
    mut eligible: EligibleEvent<'_>,
) -> EventAwards {
    match case.facts.stage {
        Stage::Final | Stage::SecondQualifying | Stage::Repechage => {
            match original_entry::rule_on_earlier_stages(case) {
                Ok(EarlierStagesRuling::Counted(original)) => {
                    of_original(case, eligible, &original)
                }
                Ok(EarlierStagesRuling::Fresh { clause, why }) => {
                    original_entry::explain_uncounted_stages(
                        &mut eligible.ground,
                        clause,
                        &why.to_string(),
                    );
                    of_own_entry(case, eligible, base_status::event_base_status(case))
                }
                Err(awarded) => awarded,
            }
        }
        Stage::Consolation | Stage::ThirdFinal => of_consolation(case, eligible),
        Stage::Open | Stage::CFinal => {
            let base = consolations::open_event_base_status(case);
            of_own_entry(case, eligible, base)
        }
        _ => of_own_entry(case, eligible, base_status::event_base_status(case)),
    }
}

/// Awards an event on its own entry.
fn of_own_entry(
    case: &AwardCase<'_>,
    mut eligible: EligibleEvent<'_>,
    base: BaseStatus,
) -> EventAwards {
    let certificates = EventCertificates::split_by_sessions(case);
    certificates.explain(&mut eligible.ground);
    match sections::status_of_section(case, base.into_event_status(case)) {
        Ok(status) => award_on_own_entry(case, eligible, &status, None, &certificates),
        Err(awarded) => awarded,
    }
}

/// Awards each ranking field on its own entry; a league has its own key figure per match.
pub(super) fn award_on_own_entry(
    case: &AwardCase<'_>,
    mut eligible: EligibleEvent<'_>,
    status: &EventStatus,
    key_figure: Option<(Exact, &'static str)>,
    certificates: &EventCertificates,
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
        let rate = match key_figure {
            None => MatchAward::from_points_per_board(case, &eligible, status, Exact::whole(1)),
            Some((key, clause)) => {
                let factors = AwardFactors { status: status.factor, team: Exact::whole(1) };
                let by_match = &case.handbook.match_awards;
                let longest = ExplainedProduct::new(Exact::whole(by_match.most_boards), " boards");
                let derived = factors.apply_to(longest.times(by_match.per_board, ""));
                if derived.points == key {
                    ground.add_cited_step(clause, format!("key figure: {}", derived.in_words()));
                }
                MatchAward::from_key_figure(case, &eligible, key, clause)
            }
        };
        rate.explain(case, list, &mut ground);
        let Some(terms) =
            terms_on_own_entry(case, &eligible, status, tables, list, rate, &mut ground)
        else {
            continue;
        };
        let everybody = |_| true;
        let awards =
            award_wins_and_places(case, &eligible, list, &terms, everybody, certificates, &ground);
        awarded.add_list_awards(list, &ground, awards);
    }
    awarded
}

/// The terms of a field on its own entry: Scales QA to QE (4.6.4).
pub(super) fn terms_on_own_entry(
    case: &AwardCase<'_>,
    eligible: &EligibleEvent<'_>,
    status: &EventStatus,
    tables: Exact,
    list: &RankingList,
    rate: MatchAward,
    ground: &mut Basis,
) -> Option<ListAwardTerms> {
    let handbook = case.handbook;
    let event = case.event;
    let ladder = handbook.step_scale(event.contestant_kind(), event.ranking_list_count())?;
    let rules = &handbook.quali_finals;
    // 4.4.7 limits the event, 4.2.8 a stage before the final.
    let first = case.facts.stage == Stage::Qualifying;
    let maximum = TheoreticalMaximum {
        award: if first { rules.stage_maximum } else { rules.maximum },
        tables: ladder.final_limits[usize::from(first)],
        clause: if first { &handbook.match_awards.increases_clause } else { &rules.maximum_clause },
    };
    let series = OriginalEntryScale {
        name: format!("Q{}", status.scale),
        unit: ladder.final_unit,
        share: rules.share,
        maximum,
        clauses: vec![&handbook.match_awards.ranking_clause, &handbook.match_awards.long_clause],
        few_clause: &rules.few_clause,
    };
    let series = with_length(case, series, eligible.boards);
    let full = tables.floor();
    let entry = format!("{full} {}", basic_scales::full_table_noun(ladder, full));
    let original = OriginalTables { tables, told: &entry };
    let scale = series.scale_for_tables(case, eligible, status, original, list, ground);
    Some(ListAwardTerms { rate, scale, least: least(case, eligible, status) })
}

/// 4.6.4: from 72 boards, ranking awards and their maximum rise by half.
fn with_length(
    case: &AwardCase<'_>,
    series: OriginalEntryScale,
    boards: u32,
) -> OriginalEntryScale {
    let rules = &case.handbook.match_awards;
    if boards < rules.long_boards {
        return series;
    }
    let mut clauses = series.clauses;
    clauses.push(&rules.long_clause);
    OriginalEntryScale {
        name: format!("{} and half of it for {boards} boards", series.name),
        unit: series.unit * rules.long_factor,
        maximum: series.maximum.times(rules.long_factor),
        clauses,
        ..series
    }
}

/// The minimum certificate (4.6.3) at a status.
fn least(case: &AwardCase<'_>, eligible: &EligibleEvent<'_>, status: &EventStatus) -> Exact {
    let event = case.event;
    let kind =
        case.handbook.match_awards.figures_for(event.contestant_kind(), event.ranking_list_count());
    let at_club = kind.map_or(Exact::ZERO, |kind| kind.certificate);
    at_club * status.factor * eligible.team_factor.0
}

/// What decides the awards of a qualified field.
struct Qualified {
    /// Original tables; in a consolation, the deemed ones.
    tables: Exact,
    /// Whether sections share them.
    shared: bool,
    /// The original entry in words.
    entry: String,
    /// The factor of match awards, and its reason.
    factor: Exact,
    factor_told: String,
    factor_clause: &'static str,
    /// Which maximum applies: of a final, of another stage, of a third final.
    maximum: usize,
    /// Clauses that the award cites besides that of its figure.
    clauses: Vec<&'static str>,
}

/// 4.6.6: contestants who qualified.
fn of_original(
    case: &AwardCase<'_>,
    eligible: EligibleEvent<'_>,
    original: &OriginalEntry,
) -> EventAwards {
    let rules = &case.handbook.match_awards;
    if let Err(awarded) = check_original_tables(case, original.tables, Key::OriginalEntry) {
        return awarded;
    }
    let finalists = case.event.entries.len();
    tell_many(case, original);
    let share = qualified_share_factor(&rules.qualified, finalists as u32, original.contestants);
    let qualified = Qualified {
        tables: original.tables,
        shared: true,
        entry: original.in_words(),
        factor: share,
        factor_told: format!("{finalists} of {} contestants qualified", original.contestants),
        factor_clause: &rules.qualified_clause,
        maximum: usize::from(case.facts.stage != Stage::Final),
        clauses: vec![&rules.special_clause],
    };
    of_qualified(case, eligible, &qualified)
}

/// 4.6.6, note: not more than half should qualify.
fn tell_many(case: &AwardCase<'_>, original: &OriginalEntry) {
    let half = Exact::whole(1) / 2;
    let finalists = case.event.entries.len();
    if !original.has_qualified_at_most(finalists, half) {
        let wrong = problems::ManyQualified {
            finalists,
            original: original.contestants,
            share: half.to_string(),
            clause: case.handbook.match_awards.recommended_clause.clone(),
        };
        case.report_at_key(wrong, Key::Stage);
    }
}

/// 4.6.7: a consolation, or an event one level lower if a condition fails.
fn of_consolation(case: &AwardCase<'_>, mut eligible: EligibleEvent<'_>) -> EventAwards {
    let rules = &case.handbook.match_awards;
    let Some(tables) = ConsolationTables::from_case(case) else {
        return consolations::no_awards_without_tables(case);
    };
    match tables.check_conditions(case.handbook.consolations.long_times) {
        Err(why) => {
            eligible.ground.cite(&rules.consolation_clause);
            let base =
                consolations::failed_consolation_base_status(case, &why, &mut eligible.ground);
            of_own_entry(case, eligible, base)
        }
        Ok(told) => {
            eligible.ground.add_cited_step(&rules.consolation_clause, &told);
            let own = case.event.entries.len() as u32;
            let original = tables.first_stage_contestants(case);
            let qualified = Qualified {
                tables: tables.deemed_tables(case),
                shared: false,
                entry: tables.in_words(case),
                factor: qualified_share_factor(&rules.consolation, own, original),
                factor_told: format!("{own} of {original} contestants play in it"),
                factor_clause: &rules.consolation_clause,
                maximum: if case.facts.stage == Stage::ThirdFinal { 3 } else { 2 },
                clauses: vec![&rules.special_clause, &rules.consolation_clause],
            };
            of_qualified(case, eligible, &qualified)
        }
    }
}

/// Scale QF for a qualified field (4.6.6, 4.6.7).
fn build_qualified_scale(
    case: &AwardCase<'_>,
    kind: &AwardPerMatchFigures,
    status: &EventStatus,
    qualified: &Qualified,
) -> OriginalEntryScale {
    let rules = &case.handbook.match_awards;
    OriginalEntryScale {
        name: format!("QF at {}", status.title),
        unit: kind.special_unit,
        share: rules.special_share,
        maximum: TheoreticalMaximum {
            award: rules.special_maxima[qualified.maximum],
            tables: kind.special_limits[qualified.maximum],
            clause: &rules.special_maximum_clause,
        },
        clauses: qualified.clauses.clone(),
        few_clause: &rules.special_clause,
    }
}

fn of_qualified(
    case: &AwardCase<'_>,
    mut eligible: EligibleEvent<'_>,
    qualified: &Qualified,
) -> EventAwards {
    let (handbook, event) = (case.handbook, case.event);
    let rules = &handbook.match_awards;
    let Some(kind) = rules.figures_for(event.contestant_kind(), event.ranking_list_count()) else {
        return no_awards_by_clause(
            "the handbook has no match awards for events of this kind",
            None,
        );
    };
    let base = base_status::event_base_status(case).into_event_status(case);
    let status = match sections::status_of_section(case, base) {
        Ok(status) => status,
        Err(awarded) => return awarded,
    };
    let mut awarded = EventAwards::default();
    let certificates = EventCertificates::split_by_sessions(case);
    certificates.explain(&mut eligible.ground);
    eligible.ground.cite(&rules.increases_clause);
    let lists = sections::lists_that_decide_awards(case, eligible.lists, &mut eligible.ground);
    for list in lists.iter() {
        let mut ground = eligible.ground.clone();
        finals::explain_carry_over(case, &mut ground);
        status.explain_changes(case, &mut ground);
        let told = format!("{}: match awards x {}", qualified.factor_told, qualified.factor);
        ground.add_cited_step(qualified.factor_clause, &told);
        let rate = MatchAward::from_points_per_board(case, &eligible, &status, qualified.factor);
        rate.explain(case, list, &mut ground);
        let (tables, part) = match qualified.shared {
            true => finals::original_tables_of_section(list, &lists, qualified.tables),
            false => (qualified.tables, false),
        };
        if part {
            let clause = &handbook.quali_finals.sections_clause;
            let step = format!("{tables} of {} original tables for this section", qualified.tables);
            ground.add_cited_step(clause, &step);
        }
        let series = build_qualified_scale(case, kind, &status, qualified);
        let series = with_length(case, series, eligible.boards);
        let original = OriginalTables { tables, told: &qualified.entry };
        let scale = series.scale_for_tables(case, &eligible, &status, original, list, &mut ground);
        let terms = ListAwardTerms { rate, scale, least: least(case, &eligible, &status) };
        let everybody = |_| true;
        let awards =
            award_wins_and_places(case, &eligible, list, &terms, everybody, &certificates, &ground);
        awarded.add_list_awards(list, &ground, awards);
    }
    awarded
}
