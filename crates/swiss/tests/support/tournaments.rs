//! Random tournaments, reproducible by seed, for the laws and benches of draws.
#![allow(dead_code)] // each uses a part

use swiss::Draw;
use swiss::crosstable::{
    Colour, Contestant, Crosstable, ForbiddenPairing, GamePoints, PlayerGameResult, PointSystem,
    RoundResult,
};

/// Pseudo-random numbers (xorshift).
#[derive(Clone, Debug)]
pub struct Chance(u64);

impl Chance {
    /// The stream of a seed.
    pub fn of(seed: u64) -> Chance {
        let mut chance = Chance(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
        // The first numbers of small seeds are similar.
        (0..8).for_each(|_| chance.0 = chance.next());
        chance
    }

    /// The next number.
    pub fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    /// A number below a limit.
    pub fn below(&mut self, limit: usize) -> usize {
        (self.next() % limit.max(1) as u64) as usize
    }

    /// True this many times in a thousand.
    pub fn happens(&mut self, per_mille: usize) -> bool {
        self.below(1000) < per_mille
    }
}

/// How often things happen, per thousand players and rounds.
#[derive(Clone, Copy, Debug, Default)]
pub struct Habits {
    /// Half-point byes.
    pub half_byes: usize,
    /// Full-point byes.
    pub full_byes: usize,
    /// Zero-point byes.
    pub zero_byes: usize,
    /// Forfeited games.
    pub forfeits: usize,
    pub withdrawals: usize,
    pub late_entries: usize,
    /// Forbidden pairs, in total.
    pub forbidden: usize,
    /// Draws among the games.
    pub draws: usize,
    /// Whether the upper half has an extra point in the first rounds.
    pub accelerated: bool,
}

/// A tournament in progress.
#[derive(Clone, Debug)]
pub struct Tournament {
    /// The rounds so far, and who plays the next one.
    pub table: Crosstable,
    habits: Habits,
    chance: Chance,
    /// The first round of each player, from 0.
    enters: Vec<usize>,
    gone: Vec<bool>,
}

impl Tournament {
    /// A tournament before its first round.
    pub fn new(players: usize, rounds: usize, habits: Habits, seed: u64) -> Tournament {
        let mut chance = Chance::of(seed);
        let enters: Vec<usize> = (0..players)
            .map(|_| if chance.happens(habits.late_entries) { 1 + chance.below(rounds) } else { 0 })
            .collect();
        let contestants = (0..players).map(|entry| Contestant {
            number: entry as u32 + 1,
            entry,
            name: format!("Player {}", entry + 1),
            rating: Some((2400usize.saturating_sub(entry * 1200 / players.max(1))) as u32),
            virtual_points: match habits.accelerated && entry < players / 2 {
                true => (0..rounds / 2).map(|_| GamePoints::ONE).collect(),
                false => Vec::new(),
            },
            ..Contestant::default()
        });
        let contestants: Vec<Contestant> = contestants.collect();
        let mut forbidden = Vec::new();
        for _ in 0..habits.forbidden {
            let pair = [chance.below(players), chance.below(players)];
            let first = 1 + chance.below(rounds) as u32;
            if pair[0] != pair[1] {
                forbidden.push(ForbiddenPairing {
                    pair,
                    rounds: [first, first + chance.below(rounds) as u32],
                });
            }
        }
        let white = chance.happens(500);
        let table = Crosstable {
            contestants,
            played: 0,
            rounds: Some(rounds),
            points: PointSystem::STANDARD,
            initial_colour: Some(if white { Colour::White } else { Colour::Black }),
            forbidden,
            ..Crosstable::default()
        };
        let gone = vec![false; players];
        let mut tournament = Tournament { table, habits, chance, enters, gone };
        tournament.announce();
        tournament
    }

    /// Decides who plays the next round.
    fn announce(&mut self) {
        let round = self.table.played;
        for (player, contestant) in self.table.contestants.iter_mut().enumerate() {
            let (chance, habits) = (&mut self.chance, self.habits);
            self.gone[player] |= round > 0 && chance.happens(habits.withdrawals);
            contestant.next = Some(if self.gone[player] || round < self.enters[player] {
                RoundResult::ZeroBye
            } else if chance.happens(habits.half_byes) {
                RoundResult::HalfBye
            } else if chance.happens(habits.full_byes) {
                RoundResult::FullBye
            } else if chance.happens(habits.zero_byes) {
                RoundResult::ZeroBye
            } else {
                RoundResult::Absent
            });
        }
    }

    /// Plays a drawn round; the lower number wins more often.
    pub fn play(&mut self, draw: &Draw) {
        let mut round: Vec<RoundResult> = self
            .table
            .contestants
            .iter()
            .map(|contestant| contestant.next.unwrap_or(RoundResult::Absent))
            .collect();
        for pairing in &draw.pairings {
            let Some(black) = pairing.black else {
                round[pairing.white] = RoundResult::AllocatedBye;
                continue;
            };
            let results = self.results(pairing.white, black);
            let played = !self.chance.happens(self.habits.forfeits);
            let sides =
                [(pairing.white, black, Colour::White), (black, pairing.white, Colour::Black)];
            for ((own, opponent, colour), result) in sides.into_iter().zip(results) {
                round[own] = match (played, result) {
                    (true, result) => RoundResult::Game { opponent, colour, result, rated: true },
                    // “A forfeit” cannot be a draw.
                    (false, PlayerGameResult::Draw) => RoundResult::Forfeit {
                        opponent: Some(opponent),
                        colour: Some(colour),
                        result: PlayerGameResult::Loss,
                    },
                    (false, result) => RoundResult::Forfeit {
                        opponent: Some(opponent),
                        colour: Some(colour),
                        result,
                    },
                };
            }
        }
        for (contestant, round_result) in self.table.contestants.iter_mut().zip(round) {
            contestant.round_results.push(round_result);
        }
        self.table.played += 1;
        self.announce();
    }

    fn results(&mut self, first: usize, second: usize) -> [PlayerGameResult; 2] {
        if self.chance.happens(self.habits.draws) {
            return [PlayerGameResult::Draw; 2];
        }
        let players = self.table.contestants.len();
        let favour = (500 + 400 * second / players).saturating_sub(400 * first / players);
        match self.chance.happens(favour.clamp(80, 920)) {
            true => [PlayerGameResult::Win, PlayerGameResult::Loss],
            false => [PlayerGameResult::Loss, PlayerGameResult::Win],
        }
    }
}
