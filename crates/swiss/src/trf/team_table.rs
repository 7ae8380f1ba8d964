//! The crosstable of the teams of a report, whose points are match points.

use super::report::TournamentReport;
use super::team_report::{TeamMatch, TeamReport};
use super::teams::{is_any_match_game_played, match_game_points, match_result_of_side};
use crate::crosstable::{
    Colour, Contestant, Crosstable, GamePoints, PointSystem, RoundResult, TeamRoundPoints,
};

impl TournamentReport {
    /// The teams as contestants, in their order, with match points and the points of each board;
    /// `None` without teams, or while a game of a match has no result.
    pub fn team_crosstable(&self) -> Option<Crosstable> {
        let report = self.teams.as_ref()?;
        let played = self.table.played;
        let teams = report.teams.iter().enumerate().map(|(entry, team)| Contestant {
            number: team.number,
            entry,
            name: team.name.clone(),
            rating: team.strength,
            round_results: vec![RoundResult::Absent; played],
            team_rounds: vec![TeamRoundPoints::default(); played],
            ..Contestant::default()
        });
        let set_in_advance = self.has_pairings_set_in_advance();
        let mut table = Crosstable {
            contestants: teams.collect(),
            played,
            rounds: self.table.rounds,
            points: points_of_teams(report, set_in_advance),
            boards: Some(report.max_match_boards()),
            set_in_advance,
            ranked_by_games: self.is_ranked_by_game_points(),
            forbidden: report.forbidden.clone(),
            ..Crosstable::default()
        };
        for one in &report.matches {
            let outcome = outcome_of(&self.table.contestants, report, one)?;
            for (side, (result, games)) in outcome.into_iter().enumerate() {
                let contestant = &mut table.contestants[one.teams[side]];
                // A match of a round that was not played is no part of the table.
                let rounds = contestant.round_results.iter_mut().zip(&mut contestant.team_rounds);
                if let Some((round_result, round)) = rounds.into_iter().nth(one.round - 1) {
                    (*round_result, *round) = (result, games);
                }
            }
        }
        for bye in &report.byes {
            let contestant = &mut table.contestants[bye.team];
            if bye.round == played + 1 {
                contestant.next = Some(bye.bye);
            }
            let rounds = contestant.round_results.iter_mut().zip(&mut contestant.team_rounds);
            if let Some((round_result, round)) = rounds.into_iter().nth(bye.round - 1) {
                *round_result = bye.bye;
                round.points = report.points_of_bye(bye.bye, set_in_advance)[1];
            }
        }
        table.initial_colour =
            self.table.initial_colour.or_else(|| table.inferred_initial_colour());
        Some(table)
    }
}

/// Match points, with byes as the report gives them.
fn points_of_teams(report: &TeamReport, set_in_advance: bool) -> PointSystem {
    let [allocated_bye, half_bye] = [RoundResult::AllocatedBye, RoundResult::HalfBye]
        .map(|bye| report.points_of_bye(bye, set_in_advance)[0]);
    PointSystem { allocated_bye, half_bye, ..PointSystem::MATCH_POINTS }
}

/// The outcome of both sides of a match; `None` if a game has no result.
fn outcome_of(
    players: &[Contestant],
    report: &TeamReport,
    one: &TeamMatch,
) -> Option<[(RoundResult, TeamRoundPoints); 2]> {
    let boards = report.max_match_boards() as i32;
    let points = match one.forfeited {
        Some(forfeited) => forfeited.map(|lost| if lost { 0 } else { GamePoints::ONE.0 * boards }),
        None => match_game_points(players, one)?,
    };
    let of_board = |player: Option<usize>| {
        player.and_then(|player| players.get(player)?.round_results.get(one.round - 1).copied())
    };
    let is_played = is_any_match_game_played(players, one);
    Some([0, 1].map(|side| {
        let result = match_result_of_side(points, side, is_played);
        let (opponent, colour) = (one.teams[1 - side], [Colour::White, Colour::Black][side]);
        let round_result = match is_played {
            true => RoundResult::Game { opponent, colour, result, rated: true },
            false => {
                RoundResult::Forfeit { opponent: Some(opponent), colour: Some(colour), result }
            }
        };
        let of_boards = one.boards.iter().map(|pair| {
            of_board(pair[side])
                .map_or(GamePoints::ZERO, |found| PointSystem::STANDARD.points(found))
        });
        (
            round_result,
            TeamRoundPoints { points: GamePoints(points[side]), boards: of_boards.collect() },
        )
    }))
}
