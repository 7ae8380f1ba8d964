//! The pairing of one bracket (Articles 3 and 4): the best by all criteria, and among equals the
//! first that the procedure generates.
//!
//! Candidates are not generated one by one. The matching answers what comes first: which moved-down
//! players are paired (4.4), whom each of them meets (4.2), which residents are exchanged between
//! the halves of the remainder (4.3), whom each of the upper half meets (4.2).

use super::bracket_graph::BracketGraph;
use crate::matching::{Weight, WeightedMatching};

/// A paired bracket; players are members of the scope.
#[derive(Clone, Debug, Default)]
pub(super) struct BracketPairs {
    /// The pairs, moved-down players first, the higher ranked first in each.
    pub pairs: Vec<(usize, usize)>,
    /// The players who float down to the next bracket.
    pub floaters: Vec<usize>,
    /// The exchanged players: from the upper half of the remainder, and from the lower.
    pub exchanged: [Vec<usize>; 2],
    /// The number of pairs with moved-down players.
    pub of_moved_down: usize,
    /// Pairs below the bracket that the look-ahead found.
    pub below: Vec<(usize, usize)>,
}

/// Pairs the bracket of a scope.
pub(super) fn pair_bracket_graph<W: Weight>(scope: BracketGraph<W>) -> BracketPairs {
    let mut matching = WeightedMatching::new(scope.initial_duals());
    let half =
        scope.members.moved_down + (scope.members.bracket - scope.members.moved_down).div_ceil(2);
    matching.match_greedily(&scope, half);
    matching.solve(&scope);
    let mut pairing = Pairing { scope, matching, paired: BracketPairs::default() };
    let chosen = pairing.choose_moved_down();
    pairing.choose_opponents(&chosen);
    pairing.paired.of_moved_down = pairing.paired.pairs.len();
    pairing.pair_remainder();
    pairing.finish()
}

struct Pairing<W> {
    scope: BracketGraph<W>,
    matching: WeightedMatching<W>,
    paired: BracketPairs,
}

impl<W: Weight> Pairing<W> {
    /// The opponent of a member in the bracket.
    fn opponent(&self, member: usize) -> Option<usize> {
        self.matching.mate(member).filter(|mate| self.scope.is_pair_of_bracket(member, *mate))
    }

    /// Solves again with preferences among the opponents of a member.
    fn favour(&mut self, member: usize, favours: impl Fn(usize) -> i64) {
        let place = self.scope.places.favour;
        self.scope.favoured = member;
        for other in 0..self.scope.members.bracket {
            let value =
                if self.scope.is_pair_of_bracket(member, other) { favours(other) } else { 0 };
            self.scope.favours[other] = W::from_shifted(value, place);
        }
        self.matching.reoptimise_vertex(&self.scope, member);
    }

    /// Favours no member any more, and weighs the pairs of this one again.
    fn favour_nobody(&mut self, member: usize) {
        self.scope.favoured = usize::MAX;
        self.matching.reoptimise_vertex(&self.scope, member);
    }

    /// A weight above all preferences among one player's opponents.
    fn bonus(&self) -> W {
        W::from_shifted(self.scope.members.bracket as i64 + 1, self.scope.places.favour)
    }

    /// 4.4: among moved-down players with equal scores the lowest numbers are paired, as far as the
    /// criteria allow.
    fn choose_moved_down(&mut self) -> Vec<usize> {
        let count = self.scope.members.moved_down;
        let is_paired: Vec<bool> =
            (0..count).map(|member| self.opponent(member).is_some()).collect();
        if is_paired.iter().all(|paired| *paired) || !is_paired.contains(&true) {
            return (0..count).filter(|member| is_paired[*member]).collect();
        }
        let bonus = self.bonus();
        let mut chosen = Vec::new();
        for member in 0..count {
            if self.opponent(member).is_none() {
                self.favour(member, |_| 1);
            }
            if self.opponent(member).is_some() {
                chosen.push(member);
                self.scope.bonus[member] = bonus;
            }
            self.favour_nobody(member);
        }
        chosen
    }

    /// 4.2: each moved-down player in turn meets the opponent with the lowest number that leaves
    /// the rest no worse.
    fn choose_opponents(&mut self, chosen: &[usize]) {
        for member in chosen {
            self.choose_opponent(*member);
        }
    }

    /// Pairs a member with the first of its possible opponents.
    fn choose_opponent(&mut self, member: usize) {
        let open = |rival: &usize| !self.matching.is_fixed(*rival);
        let first = self.scope.opponents_in_bracket(member).find(open);
        if first.is_some() && self.opponent(member) != first {
            let size = self.scope.members.bracket as i64;
            self.favour(member, |other| size - other as i64);
        }
        if let Some(opponent) = self.opponent(member) {
            self.matching.fix_pair(member, opponent);
            self.paired.pairs.push((member, opponent));
        }
        self.scope.favoured = usize::MAX;
        self.matching.solve(&self.scope);
    }

    /// 4.2 and 4.3 for the residents whom no moved-down player meets.
    fn pair_remainder(&mut self) {
        let residents = self.scope.members.residents();
        let remainder: Vec<usize> =
            residents.filter(|member| !self.matching.is_fixed(*member)).collect();
        let both = remainder.iter().filter(|member| self.opponent(**member).is_some()).count();
        let upper = both / 2;
        self.lift(&remainder, upper);
        self.exchange_upper(&remainder, upper);
        self.exchange_lower(&remainder, upper);
        self.keep_halves(&remainder);
        let leaders: Vec<usize> =
            remainder.iter().copied().filter(|member| self.leads(*member)).collect();
        for leader in leaders {
            self.choose_opponent(leader);
        }
    }

    /// Whether a resident is the higher ranked of a pair.
    fn leads(&self, member: usize) -> bool {
        self.opponent(member).is_some_and(|opponent| opponent > member)
    }

    /// 4.3.1 and 4.3.2: the fewest exchanges, then the least difference of exchanged numbers. So as
    /// many pairs as possible are led by a player of the upper half, and the sum of the leaders'
    /// numbers is least.
    fn lift(&mut self, remainder: &[usize], upper: usize) {
        let places = self.scope.places;
        let mut raises = Vec::with_capacity(upper);
        for (number, member) in remainder.iter().enumerate() {
            let mut lift = W::from_shifted(-(number as i64), places.numbers);
            if number < upper {
                lift += W::from_shifted(1, places.stay);
                raises.push((*member, lift + lift));
            }
            self.scope.lifts[*member] = lift;
        }
        self.matching.raise_duals(&self.scope, raises.into_iter());
        self.matching.solve(&self.scope);
    }

    /// 4.3.3: in the upper half the highest numbers are exchanged.
    fn exchange_upper(&mut self, remainder: &[usize], upper: usize) {
        let upper = &remainder[..upper];
        let mut left = upper.iter().filter(|member| !self.leads(**member)).count();
        for member in upper.iter().rev() {
            if left == 0 {
                return;
            }
            let stays = self.leads(*member);
            if stays {
                self.favour(*member, |other| if other > *member { -1 } else { 0 });
            }
            if !self.leads(*member) {
                left -= 1;
                self.paired.exchanged[0].push(*member);
                for other in remainder.iter().filter(|other| *other > member) {
                    self.scope.rows.remove_edge(*member, *other);
                }
            }
            self.favour_nobody(*member);
        }
    }

    /// 4.3.4: in the lower half the lowest numbers are exchanged.
    fn exchange_lower(&mut self, remainder: &[usize], upper: usize) {
        let lower = &remainder[upper..];
        let mut left = lower.iter().filter(|member| self.leads(**member)).count();
        for member in lower {
            if left == 0 {
                return;
            }
            let stays = !self.leads(*member);
            if stays {
                self.favour(*member, |other| i64::from(other > *member));
            }
            if self.leads(*member) {
                left -= 1;
                self.paired.exchanged[1].push(*member);
                self.scope.bonus[*member] = self.bonus();
                for other in remainder.iter().filter(|other| *other < member) {
                    self.scope.rows.remove_edge(*member, *other);
                }
            }
            self.favour_nobody(*member);
        }
    }

    /// From here on leaders meet followers only.
    fn keep_halves(&mut self, remainder: &[usize]) {
        let leads: Vec<bool> = remainder.iter().map(|member| self.leads(*member)).collect();
        for (low, member) in remainder.iter().enumerate() {
            for (high, other) in remainder[..low].iter().enumerate() {
                if !leads[high] || leads[low] {
                    self.scope.rows.remove_edge(*member, *other);
                }
            }
        }
        // No blossom may contain a removed edge.
        self.matching.raise_duals(&self.scope, std::iter::empty());
        self.matching.solve(&self.scope);
    }

    fn finish(mut self) -> BracketPairs {
        let bracket = self.scope.members.bracket;
        let floats = |member: &usize| !self.matching.is_fixed(*member);
        self.paired.floaters = (0..bracket).filter(floats).collect();
        let below = (0..self.scope.members.players.len()).filter_map(|member| {
            let mate = self.matching.mate(member)?;
            (member < mate && mate >= bracket).then_some((member, mate))
        });
        self.paired.below = below.collect();
        self.paired
    }
}
