//! 5.6.1 to 5.6.3: Swiss teams and pairs held jointly by union and area, also in two flights.

use model::problem::phrase;
use std::sync::Arc;

use crate::wbu_2003::figures::{JointSwissClauses, JointSwissRules};
use crate::wbu_2003::problems;
use engine::awards::EventAwards;
use engine::awards::competition::StageFacts;
use engine::standings::{RankingList, Standing};
use model::form::Key;
use model::{AwardKind, Basis, EventKind, Exact, format_in_one_notation};

use super::quarters::GreenPointsByPlace;
use super::rows::{AwardRows, points_sum_text};
use super::won::{self, ContestantMatch};
use crate::wbu_2003::award_case::{AwardCase, no_awards_by_clause};
use crate::wbu_2003::eligibility::{EligibleEvent, has_enough_tables};
use crate::wbu_2003::{places, players, sections};

/// Awards a joint Swiss event.
pub(super) fn award_joint_swiss(case: &AwardCase<'_>, eligible: &EligibleEvent<'_>) -> EventAwards {
    let mut ground = eligible.ground.clone();
    let lists = sections::lists_that_decide_awards(case, eligible.lists, &mut ground);
    let clause = matches_clause(case);
    if case.played_matches().is_empty() {
        let trouble =
            problems::GreenWithoutMatches { what: phrase!("match"), clause: clause.to_string() };
        case.report_at_key(trouble, Key::GreenPoints);
    }
    let played: Vec<Vec<ContestantMatch>> =
        (0..case.event.entries.len()).map(|entry| won::matches_of_entry(case, entry)).collect();
    tell_lengths(case, &played);
    let mut awarded = EventAwards::default();
    for list in lists.iter() {
        let tables = sections::tables_of_list(case.event, list, &lists);
        if !has_enough_tables(case, list, tables, &mut awarded) {
            continue;
        }
        let mut ground = ground.clone();
        ground.cite(&case.handbook.green.clause).cite(&clauses(case).no_local_clause);
        let bonuses = match bonuses(case, tables, list, &mut ground) {
            Ok(bonuses) => bonuses,
            Err(awarded) => return awarded,
        };
        let rows = rows(case, list, &bonuses, &ground, eligible.boards);
        awarded.add_list_awards(list, &ground, rows.0);
    }
    awarded
}

fn rules(case: &AwardCase<'_>) -> &'static JointSwissRules {
    &case.handbook.green.joint
}

/// The clauses of the kind of event.
fn clauses(case: &AwardCase<'_>) -> &'static JointSwissClauses {
    match case.event.contestant_kind() {
        EventKind::Teams => &rules(case).teams,
        _ => &rules(case).pairs,
    }
}

fn matches_clause(case: &AwardCase<'_>) -> &'static str {
    match case.facts.green_points {
        Some("flight a" | "flight b") => &rules(case).flights.matches_clause,
        _ => &clauses(case).matches_clause,
    }
}

/// The awards of a list: a quarter per match, and the bonus of the place.
fn rows(
    case: &AwardCase<'_>,
    list: &RankingList,
    bonuses: &GreenPointsByPlace,
    ground: &Basis,
    boards: u32,
) -> AwardRows {
    let green = &case.handbook.green;
    let ground = Arc::new(ground.clone());
    let mut rows = AwardRows::default();
    for standing in &list.standings {
        let of_stage = players::entitled_player_indices(case, standing.entry, boards);
        let bonus = bonuses.share_of_tie(green, standing);
        refuse_award(case, list, standing, bonuses, bonus.is_none());
        for player in 0..case.event.entries[standing.entry].players.len() {
            let mut basis = Basis::extending(&ground);
            let matches = count(case, &won::matches_of_player(case, standing.entry, player));
            let mut points = green.quarter * Exact::whole(matches);
            if matches > 0 {
                let noun = if matches == 1 { "match" } else { "matches" };
                let words =
                    format!("{matches} {noun} x {} = {points} Green, won or drawn", green.quarter);
                basis.add_cited_step(matches_clause(case), &words);
            }
            if let Some(bonus) = bonus.as_ref().filter(|_| of_stage.contains(&player)) {
                bonus.explain(green, &mut basis);
                let told = points_sum_text(&[points, bonus.points]);
                points = points + bonus.points;
                basis.add_step(format!("{told} Green"));
            }
            rows.add(standing, player, AwardKind::Green, points, &Arc::new(basis));
        }
    }
    rows
}

/// Records which matches of a contestant bring nothing and why, and that it has no bonus.
fn refuse_award(
    case: &AwardCase<'_>,
    list: &RankingList,
    standing: &Standing,
    bonuses: &GreenPointsByPlace,
    no_bonus: bool,
) {
    let (rules, entry) = (rules(case), standing.entry);
    let clause = Some(matches_clause(case));
    let played = won::matches_of_entry(case, entry);
    for one in played.iter().filter(|one| !counts(rules, one) && one.not_lost > Exact::ZERO) {
        let step = match (one.triangular, one.vps, one.boards) {
            (true, Some(vps), _) => format!(
                "a short triangular match with {} VPs, {} needed",
                vps.to_short_text(),
                rules.triangular_vps
            ),
            (true, None, _) => {
                "a short triangular match with less than half of its mini-matches won".to_string()
            }
            (false, _, Some(boards)) => format!(
                "a match of {boards} boards; only {} to {} boards count",
                rules.least_boards, rules.most_boards
            ),
            (false, _, None) => continue,
        };
        case.explain_missing_award(entry, clause, &step);
    }
    if !played.iter().any(|one| one.not_lost > Exact::ZERO) {
        case.explain_missing_award(entry, clause, "no match was won or drawn");
    }
    if no_bonus {
        let awards = format!("{} by ranking", bonuses.award_count_text());
        places::explain_place_below_awards(case, &awards, list, standing);
    }
}

/// The matches that bring a quarter.
fn count(case: &AwardCase<'_>, played: &[ContestantMatch]) -> u32 {
    played.iter().filter(|one| counts(rules(case), one)).count() as u32
}

fn counts(rules: &JointSwissRules, one: &ContestantMatch) -> bool {
    if one.triangular {
        // Without victory points, one win or two draws make half.
        return one.vps.map_or(one.wins >= Exact::whole(1) / 2, |vps| vps >= rules.triangular_vps);
    }
    fits(rules, one) && one.not_lost > Exact::ZERO
}

/// Whether the boards of a match, if known, are within the limits.
fn fits(rules: &JointSwissRules, one: &ContestantMatch) -> bool {
    one.triangular
        || one
            .boards
            .is_none_or(|boards| (rules.least_boards..=rules.most_boards).contains(&boards))
}

/// Reports matches that are too long or too short, once per length.
fn tell_lengths(case: &AwardCase<'_>, played: &[Vec<ContestantMatch>]) {
    let rules = rules(case);
    let wrong = played.iter().flatten().filter(|one| !fits(rules, one));
    let lengths: std::collections::BTreeSet<u32> = wrong.filter_map(|one| one.boards).collect();
    for boards in lengths {
        let trouble = problems::GreenMatchLength {
            boards,
            least: rules.least_boards,
            most: rules.most_boards,
            clause: rules.lengths_clause.clone(),
        };
        case.report_at_key(trouble, Key::BoardsPerMatch);
    }
}

/// The bonuses by final ranking; an error if flight B is unknown.
fn bonuses(
    case: &AwardCase<'_>,
    tables: Exact,
    list: &RankingList,
    ground: &mut Basis,
) -> Result<GreenPointsByPlace, EventAwards> {
    let flights = &rules(case).flights;
    let own = Exact::whole(tables.floor());
    let half = (Exact::whole(list.contestant_count() as i128) * flights.half).ceil();
    let half = usize::try_from(half).unwrap_or(usize::MAX);
    match case.facts.green_points {
        Some("flight b") => {
            ground.cite(&flights.lower_clause);
            Ok(series(case, own, ground).limited_to_places(half))
        }
        Some("flight a") => {
            let Some(lower) = lower_tables(case) else {
                let clause = &flights.upper_clause;
                case.report_at_key(
                    problems::NoFlightB { clause: clause.clone() },
                    Key::FlightBTables,
                );
                return Err(no_awards_by_clause(
                    "the tables of flight B are not known",
                    Some(clause),
                ));
            };
            Ok(upper(case, own, Exact::whole(lower.floor()), ground).limited_to_places(half))
        }
        _ => Ok(series(case, own, ground)),
    }
}

/// 5.6.3(c) and (e): flight A counts half of flight B's tables and gets at least its awards.
fn upper(case: &AwardCase<'_>, own: Exact, lower: Exact, ground: &mut Basis) -> GreenPointsByPlace {
    let flights = &rules(case).flights;
    let tables = own + lower * flights.share;
    let mut of_lower_ground = Basis::new();
    let of_lower = series(case, lower, &mut of_lower_ground);
    let [share, flight_a, flight_b, all] =
        format_in_one_notation([flights.share, own, lower, tables]);
    let words = format!(
        "flight A and {share} of flight B: {flight_a} + {flight_b} x {share} = {all} tables"
    );
    ground.add_cited_step(&flights.upper_clause, &words);
    let greens = series(case, tables, ground);
    if of_lower.0.first() <= greens.0.first() {
        return greens;
    }
    let words =
        format!("flight B's awards are higher, so flight A has them: {}", of_lower.in_words());
    ground.add_cited_step(&flights.least_clause, &words);
    of_lower
}

/// The tables of flight B: typed, else those of the flight in the same competition.
fn lower_tables(case: &AwardCase<'_>) -> Option<Exact> {
    let typed = case.event.answers.number(Key::FlightBTables).map(|cell| cell.value);
    let flight_b = |other: &&StageFacts| other.green_points == Some("flight b");
    typed.or_else(|| {
        case.competition.sibling_stages(case.facts).find(flight_b).map(|other| other.size.tables)
    })
}

/// The bonuses for a number of tables.
fn series(case: &AwardCase<'_>, tables: Exact, ground: &mut Basis) -> GreenPointsByPlace {
    let green = &case.handbook.green;
    let (rules, clauses) = (rules(case), clauses(case));
    let of_teams = case.event.contestant_kind() == EventKind::Teams;
    let more = if of_teams { Exact::ZERO } else { rules.pairs_more };
    let exact = tables / rules.tables + more;
    let first = green.round_up_to_quarter(exact);
    let contestants = tables * Exact::whole(case.event.contestants_per_table());
    let places = |share: Exact| usize::try_from((contestants * share).ceil()).unwrap_or(usize::MAX);
    let greens = if of_teams {
        // Place p gets the first award divided by p, down to a quarter.
        let places = u32::try_from(places(rules.share)).unwrap_or(u32::MAX);
        let value =
            |place| if place == 1 { first } else { green.round_down_to_quarter(first / place) };
        (1..=places).map(value).collect()
    } else {
        let (all, high) = (places(rules.share), places(rules.pairs_share));
        let fall = |place: usize| first - green.quarter * Exact::whole(place as i128);
        let mut values: Vec<Exact> = (0..high).map(fall).collect();
        values.extend(GreenPointsByPlace::equal_blocks(
            &rules.pairs_blocks,
            all.saturating_sub(high),
        ));
        values
    };
    let greens = GreenPointsByPlace(greens);
    ground.cite(&clauses.first_clause).cite(&clauses.others_clause);
    let [of, added, bonus] = format_in_one_notation([tables, more, exact]);
    let beside = if of_teams { String::new() } else { format!(" + {added}") };
    let up = green.rounding_to_quarter_text(exact, &clauses.first_clause);
    ground.add_step(format!(
        "Bonus of the first: {of} / {}{beside} = {bonus}{up}, {}",
        rules.tables,
        greens.in_words()
    ));
    greens
}
