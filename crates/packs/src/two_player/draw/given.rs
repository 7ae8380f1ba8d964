//! The games that the rules prescribe for a round, without those already entered.

use super::{DrawInput, Wanted};
use crate::two_player::figures;
use crate::two_player::figures::ThreeGamePhaseRules;
use crate::two_player::games::TwoPlayerGame;
use crate::two_player::matches::matches_of_round;
use crate::two_player::players::lot_sort_key;
use crate::two_player::problems;
use crate::two_player::stage::TwoPlayerRound;
use model::StableSort;
use model::problem::ProblemDetail;

/// Games, or the reason why the round cannot be drawn.
type Wants = Result<Vec<Wanted>, ProblemDetail>;

impl DrawInput<'_> {
    /// The prescribed games of a round that are not entered yet.
    pub(super) fn games_to_draw(&self, stage: TwoPlayerRound) -> Wants {
        let rule = figures::two_player_rules();
        match stage {
            TwoPlayerRound::Q1 => Ok(self.first_of_groups()),
            TwoPlayerRound::Q2 => Ok(self.second_of_groups()),
            TwoPlayerRound::One1 => {
                self.first_of_phase(TwoPlayerRound::PHASE_ONE_ROUNDS, &rule.phase_one)
            }
            TwoPlayerRound::One2 => {
                Ok(self.second_of_phase(TwoPlayerRound::PHASE_ONE_ROUNDS, &rule.phase_one))
            }
            TwoPlayerRound::One3 => {
                self.third_of_phase(TwoPlayerRound::PHASE_ONE_ROUNDS, &rule.phase_one)
            }
            TwoPlayerRound::Two1 => {
                self.first_of_phase(TwoPlayerRound::PHASE_TWO_ROUNDS, &rule.phase_two)
            }
            TwoPlayerRound::Two2 => {
                Ok(self.second_of_phase(TwoPlayerRound::PHASE_TWO_ROUNDS, &rule.phase_two))
            }
            TwoPlayerRound::Two3 => {
                self.third_of_phase(TwoPlayerRound::PHASE_TWO_ROUNDS, &rule.phase_two)
            }
            TwoPlayerRound::Semi | TwoPlayerRound::Final => Ok(self.of_matches(stage)),
        }
    }

    pub(super) fn games_of_round(
        &self,
        stage: TwoPlayerRound,
    ) -> impl Iterator<Item = &TwoPlayerGame> {
        self.knockout.games.iter().filter(move |game| game.stage == stage)
    }

    /// A against B and C against D in each group.
    fn first_of_groups(&self) -> Vec<Wanted> {
        let clause = figures::two_player_rules().groups.first_clause.as_str();
        let mut wanted = Vec::new();
        for (nth, group) in self.knockout.groups.iter().enumerate() {
            for (game, pair) in group.first_games().into_iter().enumerate() {
                let &[one, other] = pair.as_slice() else { continue };
                let places = ["A against B", "C against D"][game.min(1)];
                wanted.push(Wanted {
                    number: 2 * nth + game + 1,
                    players: [one, other],
                    clause,
                    why: format!("group {}: {places}", group.label),
                });
            }
        }
        self.not_entered(TwoPlayerRound::Q1, wanted)
    }

    /// The two losers of each group's first games.
    fn second_of_groups(&self) -> Vec<Wanted> {
        let clause = figures::two_player_rules().groups.second_clause.as_str();
        let mut wanted = Vec::new();
        for (nth, group) in self.knockout.groups.iter().enumerate() {
            let lost = |player: &usize| {
                let game = self.knockout.game_of_player(TwoPlayerRound::Q1, *player);
                game.and_then(TwoPlayerGame::loser) == Some(*player)
            };
            let beaten: Vec<usize> = group.players().filter(lost).collect();
            if let &[one, other] = beaten.as_slice() {
                let why = format!("group {}: the two losers", group.label);
                wanted.push(Wanted { number: nth + 1, players: [one, other], clause, why });
            }
        }
        self.not_entered(TwoPlayerRound::Q2, wanted)
    }

    /// Keeps the games whose players have no game in the round.
    fn not_entered(&self, stage: TwoPlayerRound, mut wanted: Vec<Wanted>) -> Vec<Wanted> {
        wanted.retain(|wanted| {
            wanted
                .players
                .iter()
                .all(|player| self.knockout.game_of_player(stage, *player).is_none())
        });
        wanted
    }

    /// Whether everybody who can reach a phase has reached it.
    fn is_complete_before(&self, first: TwoPlayerRound) -> bool {
        let before = TwoPlayerRound::ALL.into_iter().take_while(|stage| *stage < first);
        let waiting =
            before.filter(|stage| !self.knockout.players_awaiting(*stage).is_empty()).count();
        self.knockout.qualified && waiting == 0
    }

    /// Players of a phase without a first game, in the order of the lot.
    fn without_first_game(&self, stage: TwoPlayerRound) -> Vec<usize> {
        let mut players = self.knockout.players_awaiting(stage);
        players.retain(|player| self.knockout.game_of_player(stage, *player).is_none());
        players.arrange_by_key(|player| lot_sort_key(self.event, stage.name(), *player));
        players
    }

    /// The first games of a phase, by lot.
    fn first_of_phase(
        &self,
        phase: [TwoPlayerRound; 3],
        rule: &'static ThreeGamePhaseRules,
    ) -> Wants {
        let stage = phase[0];
        let players = self.without_first_game(stage);
        if players.is_empty() || !self.is_complete_before(stage) {
            return Ok(Vec::new());
        }
        let all = players.len() + 2 * self.games_of_round(stage).count();
        if all != rule.players {
            return Err(problems::PhaseDoesNotFit {
                round: stage.name(),
                players: all,
                wanted: rule.players,
                clause: rule.clause.clone(),
            }
            .into());
        }
        let of_groups = stage == TwoPlayerRound::One1;
        let may_meet = |one: usize, other: usize| {
            let group = |player| self.knockout.group_of_player(player);
            !of_groups || group(one).is_none() || group(one) != group(other)
        };
        let Some(pairs) = paired(&players, &may_meet) else {
            return Err(
                problems::NoPairing { round: stage.name(), clause: rule.clause.clone() }.into()
            );
        };
        let apart = if of_groups { ", not against a player of the same group" } else { "" };
        let taken: Vec<usize> = self.games_of_round(stage).filter_map(|game| game.number).collect();
        let numbers = (1..).filter(|number| !taken.contains(number));
        let wanted = pairs.into_iter().zip(numbers).map(|(players, number)| Wanted {
            number,
            players,
            clause: rule.clause.as_str(),
            why: format!("by the lot of seed {}{apart}", self.event.seed()),
        });
        Ok(wanted.collect())
    }

    /// A first game by its number. Where numbers are absent or duplicate, rows number the games.
    pub(super) fn numbered_game_of_stage(
        &self,
        stage: TwoPlayerRound,
        number: usize,
    ) -> Option<&TwoPlayerGame> {
        let games: Vec<&TwoPlayerGame> = self.games_of_round(stage).collect();
        let numbered = |number: usize| {
            let mut own = games.iter().filter(move |game| game.number == Some(number));
            own.next().filter(|_| own.next().is_none())
        };
        match (1..=games.len()).all(|number| numbered(number).is_some()) {
            true => numbered(number).copied(),
            false => games.get(number - 1).copied(),
        }
    }

    /// Winners meet winners and losers meet losers, by the numbers of the first games.
    fn second_of_phase(
        &self,
        phase: [TwoPlayerRound; 3],
        rule: &'static ThreeGamePhaseRules,
    ) -> Vec<Wanted> {
        let mut wanted = Vec::new();
        let winners = rule.winners.iter().map(|pair| (pair, true));
        let beaten = rule.beaten.iter().map(|pair| (pair, false));
        for (number, (pair, won)) in (1..).zip(winners.chain(beaten)) {
            let player = |first: usize| {
                let game = self.numbered_game_of_stage(phase[0], first)?;
                if won { game.winner } else { game.loser() }
            };
            let (Some(one), Some(other)) = (player(pair[0]), player(pair[1])) else { continue };
            let (what, clause) = match won {
                true => ("winners", rule.winners_clause.as_str()),
                false => ("losers", rule.beaten_clause.as_str()),
            };
            let why = format!("the {what} of games {} and {}", pair[0], pair[1]);
            wanted.push(Wanted { number, players: [one, other], clause, why });
        }
        self.not_entered(phase[1], wanted)
    }

    /// The loser of each winners' game meets the winner of a losers' game, by lot, without a
    /// repeat of a first game.
    fn third_of_phase(
        &self,
        phase: [TwoPlayerRound; 3],
        rule: &'static ThreeGamePhaseRules,
    ) -> Wants {
        let [first, second, third] = phase;
        let played = self.games_of_round(second).count();
        let decided = self.games_of_round(second).filter(|game| game.winner.is_some()).count();
        let all = rule.winners.len() + rule.beaten.len();
        if played < all || decided < played {
            return Ok(Vec::new());
        }
        let won_first = |player: usize| {
            self.knockout
                .game_of_player(first, player)
                .is_some_and(|game| game.winner == Some(player))
        };
        let free = |player: &usize| self.knockout.game_of_player(third, *player).is_none();
        let mut of_winners: Vec<usize> = self
            .games_of_round(second)
            .filter_map(TwoPlayerGame::loser)
            .filter(|p| won_first(*p))
            .filter(free)
            .collect();
        let mut of_beaten: Vec<usize> = self
            .games_of_round(second)
            .filter_map(|game| game.winner)
            .filter(|p| !won_first(*p))
            .filter(free)
            .collect();
        if of_winners.is_empty() || of_winners.len() != of_beaten.len() {
            return Ok(Vec::new());
        }
        of_winners.arrange_by_key(|player| lot_sort_key(self.event, third.name(), *player));
        of_beaten.arrange_by_key(|player| lot_sort_key(self.event, third.name(), *player));
        let met = |one: usize, other: usize| {
            self.games_of_round(first).any(|game| game.is_between(one, other))
        };
        let Some(pairs) = crossed(&of_winners, &of_beaten, &|one, other| !met(one, other)) else {
            let clause = rule.third_clause.clone();
            return Err(problems::NoPairing { round: third.name(), clause }.into());
        };
        let taken: Vec<usize> = self.games_of_round(third).filter_map(|game| game.number).collect();
        let numbers = (1..).filter(|number| !taken.contains(number));
        let wanted = pairs.into_iter().zip(numbers).map(|(players, number)| Wanted {
            number,
            players,
            clause: rule.third_clause.as_str(),
            why: format!(
                "the loser of a winners' game against the winner of a losers' game, by the lot of seed {}, without a repeat of a first game",
                self.event.seed()
            ),
        });
        Ok(wanted.collect())
    }

    /// Two games of each match: opponents by lot, two more games while nobody leads.
    fn of_matches(&self, stage: TwoPlayerRound) -> Vec<Wanted> {
        let rule = &figures::two_player_rules().matches;
        let clause = match stage {
            TwoPlayerRound::Final => rule.final_clause.as_str(),
            _ => rule.semi_final_clause.as_str(),
        };
        let matches = matches_of_round(&self.knockout.games, stage);
        let mut pairs: Vec<([usize; 2], String)> = Vec::new();
        for played in matches.iter().filter(|played| played.goes_on) {
            let [one, other] = played.won;
            let why = format!("{one} - {other} after {} games: two more", played.games.len());
            pairs.push((played.players, why));
        }
        // A single game lacks the second game of its pair.
        let halves = matches.iter().filter(|played| {
            played.winner.is_none() && !played.games.len().is_multiple_of(rule.games)
        });
        let halves: Vec<[usize; 2]> = halves.map(|played| played.players).collect();
        let mut players = self.knockout.players_awaiting(stage);
        players.retain(|player| !matches.iter().any(|played| played.has_player(*player)));
        players.arrange_by_key(|player| lot_sort_key(self.event, stage.name(), *player));
        let all = players.len() + 2 * matches.len();
        let complete = self.is_complete_before(stage);
        if complete
            && players.len() > 1
            && all == (if stage == TwoPlayerRound::Final { 2 } else { 4 })
        {
            let why = match stage {
                TwoPlayerRound::Final => "the winners of the semi-finals".to_string(),
                _ => format!("by the lot of seed {}", self.event.seed()),
            };
            pairs.extend(players.chunks_exact(2).map(|pair| ([pair[0], pair[1]], why.clone())));
        }
        let last = self.games_of_round(stage).filter_map(|game| game.number).max();
        let mut number = last.unwrap_or(0).max(self.games_of_round(stage).count());
        let mut wanted = Vec::new();
        let mut add = |players: [usize; 2], why: String| {
            number += 1;
            wanted.push(Wanted { number, players, clause, why });
        };
        for ([one, other], why) in pairs {
            add([one, other], why.clone());
            add([other, one], format!("{why}, with the sides exchanged"));
        }
        for [one, other] in halves {
            add([other, one], "the other game of the two, with the sides exchanged".to_string());
        }
        wanted
    }
}

/// Pairs all players. Each takes the first opponent that leaves a solution.
fn paired(players: &[usize], may_meet: &dyn Fn(usize, usize) -> bool) -> Option<Vec<[usize; 2]>> {
    let Some((first, rest)) = players.split_first() else { return Some(Vec::new()) };
    for (at, other) in rest.iter().enumerate().filter(|(_, other)| may_meet(*first, **other)) {
        let mut left = rest.to_vec();
        left.remove(at);
        if let Some(mut pairs) = paired(&left, may_meet) {
            pairs.insert(0, [*first, *other]);
            return Some(pairs);
        }
    }
    None
}

/// Pairs each of `some` with one of `others`.
fn crossed(
    some: &[usize],
    others: &[usize],
    may_meet: &dyn Fn(usize, usize) -> bool,
) -> Option<Vec<[usize; 2]>> {
    let Some((first, rest)) = some.split_first() else { return Some(Vec::new()) };
    for (at, other) in others.iter().enumerate().filter(|(_, other)| may_meet(*first, **other)) {
        let mut left = others.to_vec();
        left.remove(at);
        if let Some(mut pairs) = crossed(rest, &left, may_meet) {
            pairs.insert(0, [*first, *other]);
            return Some(pairs);
        }
    }
    None
}
