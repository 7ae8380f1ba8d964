//! 5.3: the teams championship of an area. The first teams get Green Points, by the number of teams
//! and with or without a qualifying round; Local Points follow Scale D or QD (5.3.2). `area` has
//! what it shares with the pairs championship.

use crate::wbu_2003::problems;
use engine::awards::EventAwards;
use engine::standings::RankingList;
use model::Basis;
use model::form::Key;
use model::problem::{Phrase, phrase};

use super::area::{self, GreenAndLocalTerms, OriginalEntryTotal};
use super::quarters::GreenPointsByPlace;
use super::rows::GreenAndLocalScales;
use super::tell_in_doubt;
use crate::wbu_2003::award_case::AwardCase;
use crate::wbu_2003::base_status;
use crate::wbu_2003::basic_scales;
use crate::wbu_2003::eligibility::{EligibleEvent, check_original_tables};
use crate::wbu_2003::finals::OriginalTables;
use crate::wbu_2003::scale::AwardScale;
use crate::wbu_2003::sections;
use crate::wbu_2003::status::EventStatus;

/// Awards the final of an area's teams championship.
pub(super) fn award_area_teams(
    case: &AwardCase<'_>,
    eligible: &mut EligibleEvent<'_>,
) -> EventAwards {
    let rules = &case.handbook.green.area_teams;
    let total = match OriginalEntryTotal::from_case(case) {
        Ok(total) => total,
        Err(awarded) => return awarded,
    };
    if let Err(awarded) = check_original_tables(case, total.tables, Key::Tables) {
        return awarded;
    }
    let mut awarded = EventAwards::default();
    tell_squads(case);
    let teams = u32::try_from(total.tables.floor()).unwrap_or(u32::MAX);
    let greens = greens(case, &total, teams, eligible.boards, &mut eligible.ground);
    let boards = eligible.boards;
    let terms = GreenAndLocalTerms {
        local_stays: true,
        boards: Some((rules.player_share, boards)),
        clause: &rules.clause,
    };
    let status = base_status::event_base_status(case).into_event_status(case);
    let lists = sections::lists_that_decide_awards(case, eligible.lists, &mut eligible.ground);
    for list in lists.iter() {
        let mut local_ground = eligible.ground.clone();
        let mut green_ground = eligible.ground.clone();
        if !greens.0.is_empty() {
            let how = if total.qualified { "after" } else { "without" };
            let words = format!(
                "Green Points of {teams} teams {how} a qualifying round: {}",
                greens.in_words()
            );
            let clause = if total.qualified { &rules.with_clause } else { &rules.without_clause };
            green_ground.cite(&case.handbook.green.clause).cite(&rules.clause);
            green_ground.add_cited_step(clause, &words);
        }
        status.explain_changes(case, &mut local_ground);
        let scale = usual_scale(case, eligible, &status, &total, list, &mut local_ground);
        let Some(scale) = scale else { continue };
        let scales = GreenAndLocalScales::new(&greens, &green_ground, &scale, &local_ground);
        let rows = area::award_green_or_local(case, list, &scales, &terms, boards);
        let mut ground = local_ground.clone();
        if !greens.0.is_empty() {
            ground.cite(&rules.clause).add_step(format!("Green Points: {}", greens.in_words()));
        }
        awarded.add_list_awards(list, &ground, rows.0);
    }
    awarded
}

/// Scale D, or Scale QD after a qualifying round, without match awards and without a rise for
/// a long final (house reading of 5.3.2).
fn usual_scale(
    case: &AwardCase<'_>,
    eligible: &EligibleEvent<'_>,
    status: &EventStatus,
    total: &OriginalEntryTotal,
    list: &RankingList,
    ground: &mut Basis,
) -> Option<AwardScale> {
    let rules = &case.handbook.green.area_teams;
    if total.qualified {
        ground.cite(&rules.with_clause);
        let series = area::area_final_scale(case, status)?;
        let tables = total.tables;
        let original = OriginalTables { tables, told: &total.told };
        return Some(series.scale_for_tables(case, eligible, status, original, list, ground));
    }
    ground.cite(&rules.without_clause);
    let long = EligibleEvent {
        lists: eligible.lists,
        boards: eligible.boards.max(rules.scale_boards),
        team_factor: eligible.team_factor,
        ground: Basis::new(),
    };
    basic_scales::basic_scale(case, &long, status, total.tables, ground)
}

/// The Green Points by place; `None` if a condition fails.
fn greens(
    case: &AwardCase<'_>,
    total: &OriginalEntryTotal,
    teams: u32,
    boards: u32,
    ground: &mut Basis,
) -> GreenPointsByPlace {
    let rules = &case.handbook.green.area_teams;
    let failed = area::failed_area_condition(case)
        .or_else(|| of_the_day(case))
        .or_else(|| of_the_final(case, total, teams, boards));
    if let Some(failed) = failed {
        area::report_no_green_points(case, &failed, ground);
        return GreenPointsByPlace::default();
    }
    let Some(places) = rules.green_points_by_place(teams, total.qualified) else {
        let why = if teams < rules.least {
            phrase!("{teams} teams entered, {needed} needed", teams, needed = rules.least)
        } else {
            phrase!("{teams} teams played without a qualifying round", teams)
        };
        area::report_no_green_points(case, &(why, rules.clause.as_str()), ground);
        return GreenPointsByPlace::default();
    };
    if !total.qualified && teams >= rules.qualifying_from {
        let why = phrase!("{teams} teams played without a qualifying round", teams);
        tell_in_doubt(case, &why, &rules.with_clause);
    }
    GreenPointsByPlace(places.to_vec())
}

/// Checks teams of four, two sessions, one day.
fn of_the_day(case: &AwardCase<'_>) -> Option<(Phrase, &'static str)> {
    let rules = &case.handbook.green.area_teams;
    let event = case.event;
    if let Some(size) =
        event.answer_whole_number(Key::TeamSize).filter(|size| !(4..=rules.squad).contains(size))
    {
        return Some((phrase!("teams of {size} are not teams of four", size), &rules.squad_clause));
    }
    if let Some(sessions) =
        event.answer_whole_number(Key::Sessions).filter(|typed| *typed != rules.sessions)
    {
        let needed = rules.sessions;
        let why =
            phrase!("the final had {sessions} sessions, but must have {needed}", sessions, needed);
        return Some((why, &rules.clause));
    }
    let days = event.date().zip(event.last_day()).filter(|(first, last)| first != last);
    days.map(|_| (phrase!("the final was not played on a single day"), rules.clause.as_str()))
}

/// Checks the qualifying round: from 17 teams, and not below; then 42 boards, all-play-all.
fn of_the_final(
    case: &AwardCase<'_>,
    total: &OriginalEntryTotal,
    teams: u32,
    boards: u32,
) -> Option<(Phrase, &'static str)> {
    let rules = &case.handbook.green.area_teams;
    if !total.qualified {
        return None;
    }
    if teams < rules.qualifying_from {
        let why = phrase!(
            "a qualifying round was played by fewer than {teams} teams",
            teams = rules.qualifying_from
        );
        return Some((why, &rules.without_clause));
    }
    if boards < rules.least_boards {
        let why = phrase!(
            "the final had {boards} boards, but must have {needed}",
            boards,
            needed = rules.least_boards
        );
        return Some((why, &rules.with_clause));
    }
    area::reason_not_all_play_all(case, &rules.with_clause)
}

/// 5.3.1: reports teams with too many players.
fn tell_squads(case: &AwardCase<'_>) {
    let rules = &case.handbook.green.area_teams;
    for entry in &case.event.entries {
        if let Some(player) = entry.players.get(rules.squad as usize) {
            let why = phrase!(
                "{team} has {players} players, but a team may have {most}",
                team = entry.display_name().to_string(),
                players = entry.players.len(),
                most = rules.squad
            );
            let clause = rules.squad_clause.clone();
            case.report(problems::GreenInDoubt { why, clause }, player.at);
        }
    }
}
