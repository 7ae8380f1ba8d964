//! 5.6.4: multiple teams, by the handbook's sample schedule; 5.6.5: multiple pairs, which have
//! no schedule.

use model::problem::phrase;
use std::sync::Arc;

use crate::wbu_2003::figures::RoundsPerGreenQuarter;
use crate::wbu_2003::problems;
use engine::awards::EventAwards;
use engine::standings::RankingList;
use model::form::Key;
use model::{AwardKind, Basis, Exact, Stage, format_in_one_notation};

use super::area::OriginalEntryTotal;
use super::quarters::GreenPointsByPlace;
use super::rows::{AwardRows, points_sum_text};
use super::won;
use crate::wbu_2003::award_case::{AwardCase, no_awards_by_clause};
use crate::wbu_2003::eligibility::{EligibleEvent, no_awards_without_scale};
use crate::wbu_2003::{places, players};

/// Awards a multiple event.
pub(super) fn award_multiple_teams_or_pairs(
    case: &AwardCase<'_>,
    eligible: &EligibleEvent<'_>,
) -> EventAwards {
    let rules = &case.handbook.green.multiple;
    if case.facts.green_points == Some("multiple pairs") {
        let clause = &rules.pairs_clause;
        return no_awards_without_scale(case, "multiple pairs", clause, Key::GreenPoints);
    }
    let teams = match teams(case) {
        Ok(teams) => teams,
        Err(awarded) => return awarded,
    };
    if !(i128::from(rules.from)..=i128::from(rules.to)).contains(&teams) {
        let what = format!("multiple teams with an entry of {teams} teams");
        return no_awards_without_scale(case, &what, &rules.teams_clause, Key::GreenPoints);
    }
    let mut ground = eligible.ground.clone();
    ground.cite(&case.handbook.green.clause);
    ground
        .add_cited_step(&rules.teams_clause, format!("Schedule of multiple teams, {teams} teams"));
    let first = GreenPointsByPlace(rules.first.clone());
    match case.facts.stage {
        Stage::Qualifying => of_rounds(case, eligible, false, ground),
        Stage::Final => of_places(case, eligible, &first, "A final", ground),
        Stage::Consolation => {
            let half = first.0.iter().map(|points| *points * rules.second).collect();
            of_places(case, eligible, &GreenPointsByPlace(half), "B final", ground)
        }
        Stage::CFinal | Stage::Open | Stage::ThirdFinal => of_rounds(case, eligible, true, ground),
        stage => {
            let what = format!("multiple teams with stage {stage}");
            no_awards_without_scale(case, &what, &rules.teams_clause, Key::Stage)
        }
    }
}

/// The teams of the whole event.
fn teams(case: &AwardCase<'_>) -> Result<i128, EventAwards> {
    let typed = case.facts.size.original_entry.map(|typed| typed.floor());
    match typed {
        Some(typed) => Ok(typed),
        None if case.facts.stage == Stage::Qualifying => Ok(case.facts.size.tables.floor()),
        None => OriginalEntryTotal::from_case(case).map(|total| total.tables.floor()),
    }
}

/// Awards by ranking in the A and B finals.
fn of_places(
    case: &AwardCase<'_>,
    eligible: &EligibleEvent<'_>,
    greens: &GreenPointsByPlace,
    name: &str,
    mut ground: Basis,
) -> EventAwards {
    let green = &case.handbook.green;
    let clause = &green.multiple.finals_clause;
    ground.add_cited_step(clause, format!("{name}: {}", greens.in_words()));
    let on = Arc::new(ground.clone());
    let mut awarded = EventAwards::default();
    for list in eligible.lists {
        let mut rows = AwardRows::default();
        for standing in &list.standings {
            let Some(share) = greens.share_of_tie(green, standing) else {
                places::explain_place_below_awards(
                    case,
                    &greens.award_count_text(),
                    list,
                    standing,
                );
                continue;
            };
            let mut basis = Basis::extending(&on);
            share.explain(green, &mut basis);
            let basis = Arc::new(basis);
            for player in players::entitled_player_indices(case, standing.entry, eligible.boards) {
                rows.add(standing, player, AwardKind::Green, share.points, &basis);
            }
        }
        awarded.add_list_awards(list, &ground, rows.0);
    }
    awarded
}

/// Awards by rounds won; in the C final, a bonus for section winners and overall winners.
fn of_rounds(
    case: &AwardCase<'_>,
    eligible: &EligibleEvent<'_>,
    bonuses: bool,
    mut ground: Basis,
) -> EventAwards {
    let green = &case.handbook.green;
    let rules = &green.multiple;
    if case.played_matches().is_empty() {
        let (what, clause) = (phrase!("round"), rules.rounds_clause.clone());
        case.report_at_key(problems::GreenWithoutMatches { what, clause }, Key::GreenPoints);
    }
    let (boards, set) = match set(case) {
        Ok(found) => found,
        Err(awarded) => return awarded,
    };
    ground.cite(&rules.rounds_clause);
    let on = Arc::new(ground.clone());
    let lists: Vec<RankingList> =
        eligible.lists.iter().flat_map(|list| list.by_section(case.event)).collect();
    let best = lists.iter().flat_map(|list| &list.standings).map(|standing| standing.score).max();
    let bonus = GreenPointsByPlace(vec![rules.bonus]);
    let mut awarded = EventAwards::default();
    for list in &lists {
        let mut rows = AwardRows::default();
        for standing in &list.standings {
            let of_stage = players::entitled_player_indices(case, standing.entry, eligible.boards);
            for player in 0..case.event.entries[standing.entry].players.len() {
                let mut basis = Basis::extending(&on);
                let mut own = Basis::new();
                let mut terms = vec![rounds(case, boards, set, standing.entry, player, &mut own)];
                if terms[0].is_zero() && player == 0 {
                    let clause = Some(rules.rounds_clause.as_str());
                    case.explain_missing_award(standing.entry, clause, &own.sentence());
                }
                basis.append(&own);
                let ranked = bonuses && of_stage.contains(&player);
                if let Some(share) = bonus.share_of_tie(green, standing).filter(|_| ranked) {
                    let words = "bonus for the winners of the section";
                    basis.add_cited_step(&rules.finals_clause, words);
                    share.explain(green, &mut basis);
                    terms.push(share.points);
                }
                if ranked && Some(standing.score) == best {
                    let words = format!("bonus for the overall winners: {} Green", rules.bonus);
                    basis.add_cited_step(&rules.finals_clause, words);
                    terms.push(rules.bonus);
                }
                if terms.len() > 1 {
                    basis.add_step(format!("{} Green", points_sum_text(&terms)));
                }
                let points = terms.into_iter().sum();
                rows.add(standing, player, AwardKind::Green, points, &Arc::new(basis));
            }
        }
        awarded.add_list_awards(list, &ground, rows.0);
    }
    awarded
}

/// The boards of a round and the set they belong to; an error if the boards are unknown or the
/// handbook has no such set.
fn set(case: &AwardCase<'_>) -> Result<(u32, &'static RoundsPerGreenQuarter), EventAwards> {
    let rules = &case.handbook.green.multiple;
    let clause = rules.rounds_clause.as_str();
    let typed = case.event.answer_whole_number(Key::BoardsPerMatch);
    let boards = typed.or_else(|| case.played_matches().iter().find_map(|contest| contest.boards));
    let Some(boards) = boards else {
        let trouble = problems::GreenWithoutBoards { clause: clause.to_string() };
        case.report_at_key(trouble, Key::BoardsPerMatch);
        return Err(no_awards_by_clause("the boards of a round are not known", Some(clause)));
    };
    let found = rules.rounds.iter().find(|set| (set.from..=set.to).contains(&boards));
    found.map(|set| (boards, set)).ok_or_else(|| {
        let what = format!("multiple teams in rounds of {boards} boards");
        no_awards_without_scale(case, &what, clause, Key::BoardsPerMatch)
    })
}

/// Green Points for sets of rounds won; a draw is half a win.
fn rounds(
    case: &AwardCase<'_>,
    boards: u32,
    set: &RoundsPerGreenQuarter,
    entry: usize,
    player: usize,
    basis: &mut Basis,
) -> Exact {
    let green = &case.handbook.green;
    let played = won::matches_of_player(case, entry, player);
    let wins: Exact = played.iter().map(|one| one.wins).sum();
    let sets = wins / set.rounds;
    let half = Exact::whole(1) / 2;
    let whole = if set.half_up { (sets + half).floor() } else { sets.floor() };
    let points = green.quarter * Exact::whole(whole);
    let [won, exact] = format_in_one_notation([wins, sets]);
    let counted = match sets == Exact::whole(whole) {
        true => String::new(),
        false => format!(
            ", rounded {} to {whole}",
            if sets > Exact::whole(whole) { "down" } else { "up" }
        ),
    };
    basis.add_step(format!(
        "{won} rounds of {boards} boards won: {won} / {} = {exact}{counted}, {whole} x {} = {points} Green",
        set.rounds, green.quarter
    ));
    points
}
