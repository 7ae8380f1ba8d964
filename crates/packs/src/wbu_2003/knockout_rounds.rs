//! 4.7.4, 4.7.5, 4.7.8 to 4.7.10: the number of each round of a knock-out, and its award.

use crate::wbu_2003::figures::{KnockoutAwardRules, KnockoutKindAwards};
use engine::scoring::{IdleContestant, KnockoutRound};
use model::Exact;

use super::rounding;

/// The field whose rounds are counted.
pub(super) struct KnockoutField {
    pub contestants: u32,
    /// Full tables of the original entry.
    pub tables: Exact,
    /// Whether the contestants qualified in another way (4.7.9).
    pub qualified: bool,
    /// Whether it is a consolation (4.7.10).
    pub consolation: bool,
    /// The field in words.
    pub told: String,
}

/// The award of a match won in a round, at Club status.
#[derive(Debug)]
pub(super) struct KnockoutRoundAward {
    pub award: Exact,
    /// Where it comes from: `round 2 of the table`.
    pub told: String,
    /// The arithmetic, if it is not printed in the table: `(27 + 38) / 2 = 32.5, rounded up to 33
    /// (4.7.5)`.
    pub average: Option<String>,
    pub clauses: Vec<&'static str>,
    /// Whether it is beyond the rounds of the table.
    pub surplus: bool,
    /// Undefeated contestants whose bye has an award (4.7.8).
    pub paid: Vec<IdleContestant>,
}

impl KnockoutRoundAward {
    /// An award of the table.
    fn printed(award: Exact, told: String) -> KnockoutRoundAward {
        KnockoutRoundAward {
            award,
            told,
            average: None,
            clauses: Vec::new(),
            surplus: false,
            paid: Vec::new(),
        }
    }
}

/// The levels of the rounds, in order.
pub(super) fn knockout_round_awards(
    rules: &'static KnockoutAwardRules,
    kind: &'static KnockoutKindAwards,
    rounds: &[KnockoutRound],
    field: &KnockoutField,
    double: bool,
) -> Vec<KnockoutRoundAward> {
    let byes: Vec<Byes> = rounds.iter().map(|round| Byes::in_round(round, field, double)).collect();
    let full: Vec<bool> = (0..rounds.len()).map(|round| is_full(rounds, &byes, round)).collect();
    let numbers = RoundNumbers::from_rounds(kind, rounds, &full, field, double);
    let mut levels = Vec::with_capacity(rounds.len());
    for (round, byes) in byes.into_iter().enumerate() {
        let mut level = match full[round] {
            true => numbers.level(rules, kind, round),
            false => numbers.between(rules, kind, &full, round, field),
        };
        if field.qualified {
            level.clauses.push(&rules.entry_clause);
        }
        level.paid = byes.paid;
        levels.push(level);
    }
    levels
}

/// Who has a bye in a round.
struct Byes {
    /// Byes with an award (4.7.8).
    paid: Vec<IdleContestant>,
    count: usize,
}

impl Byes {
    fn in_round(round: &KnockoutRound, field: &KnockoutField, double: bool) -> Byes {
        // Losers enter a consolation round by round. Before that they have no bye, unless a
        // row says so.
        let enters_later = |idle: &&IdleContestant| {
            field.consolation && !field.qualified && idle.written.is_none() && !idle.played_before
        };
        let idle = || round.idle.iter().filter(|idle| !enters_later(idle));
        let paid = idle().filter(|idle| double && idle.played_before && !idle.defeated);
        Byes { paid: paid.copied().collect(), count: idle().count() }
    }
}

/// Whether a round is full: no bye except of an undefeated contestant, no triangular match
/// except in a last round of three.
fn is_full(rounds: &[KnockoutRound], byes: &[Byes], round: usize) -> bool {
    let last_of_three = round + 1 == rounds.len() && rounds[round].alive == 3;
    let triangular = rounds[round].meetings.iter().any(|meeting| meeting.triangular);
    let byes = &byes[round];
    let without_byes = byes.count == 0 || (byes.count == 1 && byes.paid.len() == 1);
    without_byes && (!triangular || last_of_three)
}

/// The numbers of the full rounds.
struct RoundNumbers {
    /// By round; `None` for a round that is not full.
    of: Vec<Option<i64>>,
    /// The number by size alone, or counted from the full rounds before: for a first round of a
    /// qualified field, or a last round, that is not full.
    by_size: Vec<i64>,
}

impl RoundNumbers {
    fn from_rounds(
        kind: &KnockoutKindAwards,
        rounds: &[KnockoutRound],
        full: &[bool],
        field: &KnockoutField,
        double: bool,
    ) -> RoundNumbers {
        let most = kind.rounds.len() as i64;
        let in_all = log2(field.contestants);
        let mut by_size: Vec<i64> = rounds
            .iter()
            .map(|round| (in_all - log2(round.alive) + 1).clamp(1, in_all.max(1)))
            .collect();
        let enter_later = rounds.iter().flat_map(|round| &round.idle).any(|idle| {
            field.consolation && !field.qualified && idle.written.is_none() && !idle.played_before
        });
        let counted = double || enter_later;
        let first = match rounds.first() {
            Some(round) if double && field.qualified => deemed(field.contestants, round.alive),
            _ => 1,
        };
        let mut next = first;
        let mut of = Vec::with_capacity(rounds.len());
        for (round, full) in full.iter().enumerate() {
            if counted {
                by_size[round] = next;
            }
            of.push(full.then_some(if counted { next } else { by_size[round] }));
            next += i64::from(*full);
        }
        let rounds_in_all = if counted { next - 1 } else { in_all };
        let surplus = (rounds_in_all - most).max(0);
        let less = |number: i64| number - surplus;
        RoundNumbers {
            of: of.into_iter().map(|number| number.map(less)).collect(),
            by_size: by_size.into_iter().map(less).collect(),
        }
    }

    /// The level of a full round.
    fn level(
        &self,
        rules: &'static KnockoutAwardRules,
        kind: &'static KnockoutKindAwards,
        round: usize,
    ) -> KnockoutRoundAward {
        numbered(rules, kind, self.of[round].unwrap_or(self.by_size[round]))
    }

    /// The level of a round with byes or triangular matches (4.7.5).
    fn between(
        &self,
        rules: &'static KnockoutAwardRules,
        kind: &'static KnockoutKindAwards,
        full: &[bool],
        round: usize,
        field: &KnockoutField,
    ) -> KnockoutRoundAward {
        let number = |round: Option<usize>| round.and_then(|round| self.of[round]);
        let next = number((round + 1..full.len()).find(|later| full[*later]));
        let before = number((0..round).rev().find(|earlier| full[*earlier]));
        let mut level = match (before, next) {
            // A qualified field starts at the round of the next smaller power of two.
            (None, _) if field.qualified => numbered(rules, kind, self.by_size[round]),
            (Some(before), Some(next)) => {
                let [one, other] = [before, next].map(|number| kind.round_award(number));
                let exact = (one + other) / 2;
                let award = Exact::whole(exact.ceil());
                let rounded = rounding::rounding_up_text(exact.into(), &rules.byes_clause);
                let average = format!("({one} + {other}) / 2 = {exact}{rounded}");
                let told = "byes or triangular matches".to_string();
                KnockoutRoundAward {
                    average: Some(average),
                    ..KnockoutRoundAward::printed(award, told)
                }
            }
            (Some(_), None) => numbered(rules, kind, self.by_size[round]),
            (None, _) => KnockoutRoundAward::printed(kind.preliminary, "preliminary".to_string()),
        };
        level.clauses.push(&rules.byes_clause);
        level
    }
}

/// The level of a round number; numbers below 1 are surplus rounds.
fn numbered(
    rules: &'static KnockoutAwardRules,
    kind: &'static KnockoutKindAwards,
    number: i64,
) -> KnockoutRoundAward {
    let award = kind.round_award(number);
    let surplus = number < 1;
    let told = match surplus {
        true => "a round more than the table has".to_string(),
        false => format!("round {number} of the table"),
    };
    let clauses = if surplus { vec![rules.surplus_clause.as_str()] } else { Vec::new() };
    KnockoutRoundAward { clauses, surplus, ..KnockoutRoundAward::printed(award, told) }
}

/// The rounds that a field needs, without a preliminary round.
fn log2(contestants: u32) -> i64 {
    contestants.checked_ilog2().map_or(0, i64::from)
}

/// A bound on the rounds of a double elimination.
const MOST_ROUNDS: i64 = 64;

/// The first round of the field's double elimination with at most `playing` contestants.
fn deemed(field: u32, playing: u32) -> i64 {
    let (mut undefeated, mut defeated) = (field, 0u32);
    let mut round = 1;
    while undefeated + defeated > playing.max(2) && round < MOST_ROUNDS {
        let losing = undefeated / 2;
        (undefeated, defeated) = (undefeated - losing, defeated.div_ceil(2) + losing);
        round += 1;
    }
    round
}

#[cfg(test)]
mod tests {
    use super::*;

    /// 32 teams: 32, 32, 24, 16, 10 and 6 begin a round.
    #[test]
    fn a_double_elimination_shrinks_by_those_who_lose_twice() {
        let rounds = [32, 24, 16, 10, 8, 6].map(|playing| deemed(32, playing));
        assert_eq!(rounds, [1, 3, 4, 5, 6, 6]);
    }
}
