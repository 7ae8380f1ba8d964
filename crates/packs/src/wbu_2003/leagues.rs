//! 4.8: teams leagues, by the key figure of each division; 3.2.7(h): leagues between areas.

use std::collections::{BTreeMap, BTreeSet};

use engine::awards::EventAwards;
use engine::standings::RankingList;
use model::form::{EntryColumn, Key};
use model::name_comparison::name_key;
use model::{Basis, EventKind, Exact, Format, Status};

use super::award_case::{AwardCase, no_awards_by_clause};
use super::base_status;
use super::basic_scales;
use super::certificate_parts::EventCertificates;
use super::eligibility::{EligibleEvent, has_enough_tables, no_awards_without_scale};
use super::problems;
use super::product::{AwardFactors, ExplainedProduct};
use super::scale::AwardScale;
use super::sections::{self, CompetitionParts, PartsWithAwards};
use super::status::{BaseStatus, EventStatus};
use super::wins::{ListAwardTerms, MatchAward, award_wins_and_places};
use super::{matches, play_offs};

/// Whether an event is a league, or a round robin of teams in divisions.
pub(super) fn is_league(case: &AwardCase<'_>) -> bool {
    let event = case.event;
    let divided =
        !event.is_key_unanswered(Key::Divisions) || !event.is_key_unanswered(Key::Division);
    match event.format() {
        Some(Format::League) => true,
        Some(Format::RoundRobin) => event.contestant_kind() == EventKind::Teams && divided,
        _ => play_offs::is_division_play_off(case) && event.contestant_kind() == EventKind::Teams,
    }
}

/// Awards a division of a league.
pub(super) fn award_league_division(
    case: &AwardCase<'_>,
    mut eligible: EligibleEvent<'_>,
) -> EventAwards {
    let rules = &case.handbook.leagues;
    let by_match = &case.handbook.match_awards;
    sections::explain_restricted_entry(case, &mut eligible.ground);
    if !case.facts.stage.is_first() {
        let why = "a play-off of division winners is a basic event on its own entry";
        eligible.ground.add_cited_step(&rules.parallel_clause, why);
        return basic_scales::award_basic_event(case, eligible);
    }
    if eligible.boards < by_match.least_boards {
        let why = format!("{} boards, a basic event", eligible.boards);
        eligible.ground.add_cited_step(&by_match.basic_clause, &why);
        return basic_scales::award_basic_event(case, eligible);
    }
    if !case.played_matches().iter().any(|contest| contest.sides[1].is_some()) {
        let clause = by_match.clause.clone();
        let wrong = problems::WithoutMatches { boards: eligible.boards, printed: false, clause };
        case.report_at_key(wrong, Key::Boards);
        let why = "No matches in the return, ranking awards only";
        eligible.ground.add_cited_step(&by_match.clause, why);
    }
    let certificates = EventCertificates::split_by_round_robins(case);
    certificates.explain(&mut eligible.ground);
    if certificates.clause.is_some() {
        eligible.ground.cite(&rules.legs_clause);
    }
    if case.event.answer_text(Key::Special) == Some("inter-area league") {
        return between_areas(case, eligible, &certificates);
    }
    let parts = CompetitionParts::from_case(case, "division", Key::Divisions, |facts| {
        facts.league.division
    });
    let proper = match parts.parts_with_awards(
        case,
        rules.least_teams,
        &rules.least_clause,
        Key::Division,
    ) {
        Ok(proper) => proper,
        Err(awarded) => return awarded,
    };
    of_division(case, eligible, &proper, &certificates)
}

fn of_division(
    case: &AwardCase<'_>,
    mut eligible: EligibleEvent<'_>,
    proper: &PartsWithAwards,
    certificates: &EventCertificates,
) -> EventAwards {
    let handbook = case.handbook;
    let rules = &handbook.leagues;
    let status = base_status::event_base_status(case).into_event_status(case);
    let body = status.body_status();
    let figure = rules.key_figures(body).and_then(|of| {
        let (figure, between) = of.figure_of_division(proper.parts, proper.part)?;
        Some((if between { Exact::whole(figure.ceil()) } else { figure }, of.clause.as_str()))
    });
    if let Some(told) = &proper.told {
        eligible.ground.add_cited_step(&rules.least_clause, told);
    }
    tell_parallel(case, &mut eligible.ground);
    if proper.parts == 1 {
        // 4.8.1: like any event with an award per match; a raised status has no key figure.
        let raised = status.factor != status.unraised_multiple(case);
        let figure = figure.filter(|_| !raised);
        return matches::award_on_own_entry(case, eligible, &status, figure, certificates);
    }
    let Some((key, clause)) = figure else {
        let what = format!("leagues of several divisions at {} level", body);
        return no_awards_without_scale(
            case,
            &what,
            &handbook.sections.none_clause,
            Key::Divisions,
        );
    };
    let multiples = handbook.sections.award_multiples(body);
    let multiple = multiples.and_then(|of| of.figure_of_division(proper.parts, proper.part));
    let division = Division {
        status: multiple.map_or(Exact::whole(1), |(multiple, _)| multiple),
        key,
        clause,
        told: format!("division {} of {}: key figure {key}", proper.part, proper.parts),
    };
    let mut awarded = EventAwards::default();
    let lists = sections::lists_that_decide_awards(case, eligible.lists, &mut eligible.ground);
    for list in lists.iter() {
        let teams = sections::tables_of_list(case.event, list, &lists);
        if !has_enough_tables(case, list, teams, &mut awarded) {
            continue;
        }
        let mut ground = eligible.ground.clone();
        let Some(terms) = division.terms(case, &eligible, teams, list, &mut ground) else {
            continue;
        };
        let everybody = |_| true;
        let awards =
            award_wins_and_places(case, &eligible, list, &terms, everybody, certificates, &ground);
        awarded.add_list_awards(list, &ground, awards);
    }
    awarded
}

/// 4.8.8: parts of a division count once.
fn tell_parallel(case: &AwardCase<'_>, ground: &mut Basis) {
    let facts = case.facts;
    let other = case
        .competition
        .sibling_stages(facts)
        .find(|other| other.league.division == facts.league.division && other.stage == facts.stage);
    if let Some(other) = other.filter(|_| facts.league.division.is_some()) {
        let clause = &case.handbook.leagues.parallel_clause;
        ground.add_cited_step(
            clause,
            format!("the same division as {}, counted once", other.title_with_return()),
        );
    }
}

/// A division of several.
struct Division {
    /// Its status as a multiple of the Club award, for minimum awards.
    status: Exact,
    /// The award of a match and of the last place with a ranking award.
    key: Exact,
    clause: &'static str,
    told: String,
}

impl Division {
    /// The awards of its matches and places.
    fn terms(
        &self,
        case: &AwardCase<'_>,
        eligible: &EligibleEvent<'_>,
        teams: Exact,
        list: &RankingList,
        ground: &mut Basis,
    ) -> Option<ListAwardTerms> {
        let handbook = case.handbook;
        let (rules, by_match) = (&handbook.leagues, &handbook.match_awards);
        let event = case.event;
        let ladder = handbook.step_scale(event.contestant_kind(), event.ranking_list_count())?;
        ground.add_cited_step(self.clause, &self.told);
        let rate = MatchAward::from_key_figure(case, eligible, self.key, self.clause);
        rate.explain(case, list, ground);
        let short = eligible.boards < by_match.long_boards;
        let step = if short { self.key * rules.short_factor } else { self.key };
        let teams = teams.floor();
        let count = (Exact::whole(teams) * handbook.quali_finals.share).ceil();
        let scale = AwardScale::with_unit_steps(
            handbook,
            u32::try_from(count).unwrap_or(u32::MAX),
            step.checked_div(self.status)?,
            AwardFactors { status: self.status, team: eligible.team_factor.0 },
            ladder.tie_minimum,
        );
        ground.cite(&rules.clause).cite(&rules.ranking_clause).cite(&by_match.ranking_clause);
        let each = ExplainedProduct::new(self.key, "");
        let each = match short {
            true => each.times(rules.short_factor, &format!("{} boards", eligible.boards)),
            false => each,
        };
        let each = each.times(eligible.team_factor.0, "size of the teams");
        ground.add_step(format!(
            "ranking: {teams} {}: {} of {}",
            basic_scales::full_table_noun(ladder, teams),
            scale.award_count_text(),
            each.in_words()
        ));
        eligible.explain_team_factor(ground);
        let kind = by_match.figures_for(event.contestant_kind(), event.ranking_list_count())?;
        let least = kind.certificate * self.status * eligible.team_factor.0;
        Some(ListAwardTerms { rate, scale, least })
    }
}

/// 3.2.7(h): each team has the status of its rank among those of its area.
fn between_areas(
    case: &AwardCase<'_>,
    mut eligible: EligibleEvent<'_>,
    certificates: &EventCertificates,
) -> EventAwards {
    let rules = &case.handbook.leagues.inter_area;
    let areas = areas_of(case);
    if areas.len() < rules.areas {
        let wrong = problems::FewAreas {
            areas: areas.len(),
            least: rules.areas,
            clause: rules.clause.clone(),
        };
        case.report_at_key(wrong, Key::Special);
        let why = format!("{} areas, but an inter-area league needs {}", areas.len(), rules.areas);
        return no_awards_by_clause(&why, Some(&rules.clause));
    }
    let sides = sides_of(case, &areas);
    let mut awarded = EventAwards::default();
    let lists = sections::lists_that_decide_awards(case, eligible.lists, &mut eligible.ground);
    for list in lists.iter() {
        let tables = sections::tables_of_list(case.event, list, &lists);
        if !has_enough_tables(case, list, tables, &mut awarded) {
            continue;
        }
        let of_list: BTreeSet<Status> = sides.values().copied().collect();
        for side in of_list {
            let status = status_of_side(case, side);
            let mut ground = eligible.ground.clone();
            status.explain_changes(case, &mut ground);
            let rate = MatchAward::from_points_per_board(case, &eligible, &status, Exact::whole(1));
            rate.explain(case, list, &mut ground);
            let terms = matches::terms_on_own_entry(
                case,
                &eligible,
                &status,
                tables,
                list,
                rate,
                &mut ground,
            );
            let Some(terms) = terms else { continue };
            let of_side = |entry: usize| sides.get(&entry) == Some(&side);
            let awards = award_wins_and_places(
                case,
                &eligible,
                list,
                &terms,
                of_side,
                certificates,
                &ground,
            );
            awarded.add_list_awards(list, &ground, awards);
        }
    }
    awarded
}

/// The teams of each area, by index.
fn areas_of(case: &AwardCase<'_>) -> BTreeMap<String, Vec<usize>> {
    let mut areas: BTreeMap<String, Vec<usize>> = BTreeMap::new();
    for (index, entry) in case.event.entries.iter().enumerate() {
        let area = entry.record.text(EntryColumn::Area).map(|cell| name_key(cell.value));
        if let Some(area) = area.filter(|area| !area.is_empty()) {
            areas.entry(area).or_default().push(index);
        }
    }
    areas
}

/// The status of each team. One of several teams of an area without a rank has none, with a
/// problem.
fn sides_of(case: &AwardCase<'_>, areas: &BTreeMap<String, Vec<usize>>) -> BTreeMap<usize, Status> {
    let rules = &case.handbook.leagues.inter_area;
    let mut sides = BTreeMap::new();
    for (index, entry) in case.event.entries.iter().enumerate() {
        let typed = entry.record.choice(EntryColumn::Side).map(|cell| cell.value);
        let alone = areas.values().any(|teams| *teams == [index]);
        let side = typed.or_else(|| alone.then_some(rules.sides.first()?.side.as_str()));
        let known = side.and_then(|side| rules.sides.iter().find(|known| known.side == side));
        match known {
            Some(known) => {
                sides.insert(index, known.status);
            }
            None => {
                let (label, clause) = (entry.label.clone(), rules.clause.clone());
                case.report(problems::NoSide { label, clause }, entry.at);
            }
        }
    }
    sides
}

fn status_of_side(case: &AwardCase<'_>, side: Status) -> EventStatus {
    let rules = &case.handbook.leagues.inter_area;
    let letter = rules.sides.iter().find(|known| known.status == side);
    let letter = letter.map_or("", |known| known.side.as_str());
    let sentence = format!("{letter} teams of an inter-area league: {} status", side);
    BaseStatus::from_clause(side, &rules.clause, sentence).into_event_status(case)
}
