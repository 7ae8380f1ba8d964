//! The matches of teams, from the games of their players.
//!
//! A board won or lost against an empty one names no opponent (`0000 - +`, `0000 - -`): it belongs
//! to the match of its team, between the boards of which the players are known.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use super::team_report::{TeamMatch, TeamReport};
use crate::crosstable::{Colour, Contestant, PlayerGameResult, RoundResult};

/// A line-up by round and team: the players' numbers by board, 0 for an empty one.
pub(super) type LineUps = HashMap<(usize, u32), Vec<u32>>;

/// The games of the players.
pub(super) struct TeamGames<'a> {
    pub contestants: &'a [Contestant],
    pub report: &'a TeamReport,
    pub line_ups: &'a LineUps,
    pub positions: &'a HashMap<u32, usize>,
}

/// The matches of a round, and what makes none.
pub(super) struct RoundMatches {
    pub matches: Vec<TeamMatch>,
    pub misfits: Vec<UnmatchedGames>,
}

/// Games that make no match.
pub(super) struct UnmatchedGames {
    /// The teams, as positions.
    pub teams: Vec<usize>,
    /// The player at whom it shows, as position.
    pub player: usize,
    /// What does not fit.
    pub why: String,
}

/// The teams that each team meets, with the first player who does.
type Meetings = BTreeMap<usize, BTreeMap<usize, usize>>;

/// A board of a match: a player of each side, if known.
type Board = [Option<usize>; 2];

impl TeamGames<'_> {
    /// The matches of a round, from 1. A match that does not fit concerns its own teams only.
    pub(super) fn matches_of_round(&self, round: usize) -> RoundMatches {
        let mut found = RoundMatches { matches: Vec::new(), misfits: Vec::new() };
        let meets = self.meetings(round, &mut found.misfits);
        let mut told: BTreeSet<usize> =
            found.misfits.iter().flat_map(|misfit| misfit.teams.clone()).collect();
        for (team, others) in
            meets.iter().filter(|(team, others)| others.len() > 1 || others.contains_key(team))
        {
            // What follows from the same games is told once.
            if told.contains(team) || others.keys().any(|other| told.contains(other)) {
                told.extend(others.keys().chain([team]));
                if let Some(misfit) = found.misfits.first_mut() {
                    misfit.teams.extend(others.keys().chain([team]));
                }
                continue;
            }
            let player = others.values().copied().max().unwrap_or_default();
            let named: Vec<String> = others.keys().map(|other| self.number(*other)).collect();
            let why = format!(
                "team {} meets several teams in round {round} ({}); see {}",
                self.number(*team),
                named.join(", "),
                self.name(player)
            );
            let teams: Vec<usize> = others.keys().copied().chain([*team]).collect();
            told.extend(&teams);
            found.misfits.push(UnmatchedGames { teams, player, why });
        }
        for (team, others) in &meets {
            let Some(other) = others.keys().find(|other| *other > team) else { continue };
            if told.contains(team) || told.contains(other) {
                // Told already; the points of both are open.
                if let Some(misfit) = found.misfits.first_mut() {
                    misfit.teams.extend([*team, *other]);
                }
                continue;
            }
            match self.match_of(round, [*team, *other]) {
                Ok(one) => found.matches.push(one),
                Err(misfit) => found.misfits.push(misfit),
            }
        }
        found
    }

    /// Who meets whom in a round; players without a team are misfits.
    fn meetings(&self, round: usize, misfits: &mut Vec<UnmatchedGames>) -> Meetings {
        let teams = self.report.teams.iter().enumerate();
        let team_of: HashMap<usize, usize> = teams
            .flat_map(|(team, own)| own.players.iter().map(move |player| (*player, team)))
            .collect();
        let mut meets = Meetings::new();
        for player in 0..self.contestants.len() {
            let Some(other) =
                self.round_result(player, round).and_then(RoundResult::paired_opponent)
            else {
                continue;
            };
            match (team_of.get(&player), team_of.get(&other)) {
                (Some(team), Some(other)) => {
                    meets.entry(*team).or_default().entry(*other).or_insert(player);
                }
                (Some(_), None) => {}
                (None, of_other) => misfits.push(UnmatchedGames {
                    teams: of_other.copied().into_iter().collect(),
                    player,
                    why: format!(
                        "{} plays {} in round {round} and belongs to no team",
                        self.name(player),
                        self.name(other)
                    ),
                }),
            }
        }
        meets
    }

    fn round_result(&self, player: usize, round: usize) -> Option<RoundResult> {
        self.contestants.get(player)?.round_results.get(round - 1).copied()
    }

    fn name(&self, player: usize) -> String {
        let contestant = &self.contestants[player];
        format!("{} {}", contestant.number, contestant.name)
    }

    fn number(&self, team: usize) -> String {
        self.report.teams[team].number.to_string()
    }

    /// The players of a team in a round by board.
    fn line_up(&self, round: usize, team: usize) -> Vec<Option<usize>> {
        let own = &self.report.teams[team];
        if let Some(ids) = self.line_ups.get(&(round, own.number)) {
            return ids.iter().map(|id| self.positions.get(id).copied()).collect();
        }
        let sits = |player: &&usize| {
            matches!(
                self.round_result(**player, round),
                Some(
                    RoundResult::Game { .. }
                        | RoundResult::Unfinished { .. }
                        | RoundResult::Forfeit { .. }
                )
            )
        };
        own.players.iter().filter(sits).map(|player| Some(*player)).collect()
    }

    fn match_of(&self, round: usize, teams: [usize; 2]) -> Result<TeamMatch, UnmatchedGames> {
        let boards = self.boards(round, teams)?;
        let colour = |player: Option<usize>| self.round_result(player?, round)?.allocated_colour();
        let first_is_home = boards.iter().enumerate().find_map(|(board, [a, b])| {
            let colour = colour(*a).or_else(|| colour(*b).map(Colour::other))?;
            Some(colour == self.report.home_colour(board))
        });
        let [one, other] = teams;
        Ok(match first_is_home.unwrap_or(true) {
            true => TeamMatch { round, teams, boards, forfeited: None },
            false => TeamMatch {
                round,
                teams: [other, one],
                boards: boards.into_iter().map(|[a, b]| [b, a]).collect(),
                forfeited: None,
            },
        })
    }

    /// The boards of a match: both line-ups side by side, with empty boards where a player's
    /// opponent is none of the other side.
    fn boards(&self, round: usize, teams: [usize; 2]) -> Result<Vec<Board>, UnmatchedGames> {
        let [one, other] = teams.map(|team| self.line_up(round, team));
        let (mut boards, mut a, mut b) = (Vec::new(), 0, 0);
        let met = |player: Option<usize>| self.round_result(player?, round)?.paired_opponent();
        while a < one.len() || b < other.len() {
            let pair = [one.get(a).copied(), other.get(b).copied()];
            let opponents = pair.map(|player| met(player.flatten()));
            let [left, right] = match (pair, opponents) {
                ([Some(left), Some(right)], [Some(of_left), Some(of_right)]) => {
                    if (Some(of_left), Some(of_right)) != (right, left) {
                        return Err(self.disagree(round, teams, [left, right]));
                    }
                    [true, true]
                }
                // Neither names an opponent: a win needs a loser or an empty board.
                ([Some(left), Some(right)], [None, None]) => {
                    match [left, right].map(|p| self.wins(p, round)) {
                        [true, true] => [true, false],
                        _ => [true, true],
                    }
                }
                ([Some(_), _], [None, _]) => [true, false],
                ([_, Some(_)], [_, None]) => [false, true],
                ([left, right], _) => {
                    return Err(self.disagree(round, teams, [left.flatten(), right.flatten()]));
                }
            };
            let sits =
                |moves: bool, player: Option<Option<usize>>| player.flatten().filter(|_| moves);
            boards.push([sits(left, pair[0]), sits(right, pair[1])]);
            a += usize::from(left);
            b += usize::from(right);
        }
        // Reserves who did not play can be written as losses without an opponent.
        let idle = |board: &Board| {
            board.iter().all(|player| met(*player).is_none() && !self.wins(*player, round))
        };
        while boards.last().is_some_and(idle) {
            boards.pop();
        }
        Ok(boards)
    }

    /// Whether a player won without an opponent.
    fn wins(&self, player: Option<usize>, round: usize) -> bool {
        let round_result = player.and_then(|player| self.round_result(player, round));
        matches!(round_result, Some(RoundResult::Forfeit { result: PlayerGameResult::Win, .. }))
    }

    fn disagree(&self, round: usize, teams: [usize; 2], pair: Board) -> UnmatchedGames {
        let [one, other] = teams.map(|team| self.number(team));
        let player = pair.into_iter().flatten().next().unwrap_or_default();
        let named: Vec<String> =
            pair.into_iter().flatten().map(|player| self.name(player)).collect();
        let why = format!(
            "the boards of teams {one} and {other} in round {round} do not fit each other, from {} on",
            named.join(" against ")
        );
        UnmatchedGames { teams: teams.to_vec(), player, why }
    }
}
