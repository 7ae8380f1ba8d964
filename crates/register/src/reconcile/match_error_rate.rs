//! How sure a conclusion must be to count, and how sure such conclusions proved: sure numbers are hidden, one
//! after the other, and their players are matched again by everything else.

use serde::Serialize;

use model::Exact;

use super::AcceptanceThreshold;
use super::assigning::{ReturnSeatAssigner, UncertainSeat};
use super::candidates::{EVEN_ODDS_SCORE, MIN_LIKELY_SCORE};
use super::claims::{AwardClaims, PlayerAsNamed};
use super::integer_log2::{FIXED_POINT_ONE, PARTS_PER_BIT, fixed_power_of_two, log2_of_fraction};
use super::member_likeness::MembersFoundForPlayer;
use super::sittings::ReturnSeats;

/// At most about so many sittings are matched again.
const MOST_HIDDEN: usize = 2_000;
/// By so much a conclusion that counts may be less sure than all together must be.
const LENIENT: i32 = 3 * PARTS_PER_BIT;
/// From this weight on a conclusion can count at once: one of some fifteen hundred may be wrong.
const SURE: i32 = 10 * PARTS_PER_BIT + PARTS_PER_BIT / 2;
/// The error of likely matches: so many of so many.
const LIKELY_ERROR: [u64; 2] = [1, 500];
/// The weights are trusted as if so many hidden sittings, in parts of [`FIXED_POINT_ONE`], had been wrong as they say. A
/// season has few or none that were.
const TRUSTED: u128 = 4 * FIXED_POINT_ONE as u128;
/// The highest score of what is not certain.
const HIGHEST: i32 = 99;

/// The weights from which conclusions of a return count. They come from the return alone.
#[derive(Debug, Clone, Copy)]
pub(super) struct AcceptanceWeights {
    /// From here on a conclusion is likely.
    likely: i32,
    /// From here on it is accepted without a decision, if anything is.
    accepted: Option<i32>,
    /// From here on it counts at once, if the return says enough.
    sure: Option<i32>,
}

impl AcceptanceWeights {
    pub(super) fn for_return(
        own: &ReturnSeatAssigner<'_>,
        accept: AcceptanceThreshold,
    ) -> AcceptanceWeights {
        let open = own.open.iter().filter(|_| own.learns);
        let mut weights: Vec<i32> = open.map(|seat| seat.weight).collect();
        weights.sort_unstable_by_key(|weight| std::cmp::Reverse(*weight));
        let likely = cut(LIKELY_ERROR, &weights);
        let accepted = match accept {
            AcceptanceThreshold::Exact => None,
            AcceptanceThreshold::Likely => Some(likely),
            AcceptanceThreshold::Error(wrong) => Some(cut([wrong.into(), 10_000], &weights)),
        };
        AcceptanceWeights {
            likely,
            accepted: accepted.filter(|_| own.carried != Some(true)),
            sure: own.learns.then_some(SURE),
        }
    }

    /// The score of a weight: 50 if a member is as likely as all others, [`MIN_LIKELY_SCORE`] if likely.
    pub(super) fn score_of_weight(self, weight: i32) -> u8 {
        let score = EVEN_ODDS_SCORE
            + weight * (i32::from(MIN_LIKELY_SCORE) - EVEN_ODDS_SCORE) / self.likely;
        score.clamp(1, HIGHEST) as u8
    }

    /// Whether the likeliest member of a seat counts at once.
    pub(super) fn is_seat_sure(self, own: &ReturnSeatAssigner<'_>, seat: &UncertainSeat) -> bool {
        let sure = self.sure.is_some_and(|sure| seat.weight >= sure + own.name_only_margin(seat));
        sure && own.may_settle_seat(seat)
    }

    /// Whether the likeliest member of a seat is accepted without a decision.
    pub(super) fn is_seat_accepted(self, seat: &UncertainSeat) -> bool {
        self.accepted.is_some_and(|least| seat.weight >= least)
    }
}

/// The least weight from which at most `wrong` of `all` conclusions are wrong, by the weights of a return.
fn cut([wrong, all]: [u64; 2], weights: &[i32]) -> i32 {
    let surely = log2_of_fraction(all - wrong, wrong);
    let mut least = surely;
    let (mut seen, mut expected) = (0u64, 0u64);
    // Conclusions that are less sure are made up for by those that are surer, but not without end.
    for weight in weights.iter().take_while(|weight| **weight >= surely - LENIENT) {
        seen += 1;
        expected += fixed_power_of_two(-weight);
        if expected * all <= seen * wrong * FIXED_POINT_ONE {
            least = least.min(*weight);
        }
    }
    least
}

/// A sitting whose number is hidden, and its member.
#[derive(Debug, Clone, Copy)]
pub(super) struct SittingWithHiddenNumber {
    seat: usize,
    member: u32,
}

/// Chooses the sittings whose numbers are hidden, evenly drawn from a season.
#[derive(Debug)]
pub(super) struct HiddenSittingPicker<'a> {
    found: &'a [MembersFoundForPlayer],
    /// One of so many is hidden.
    one_of: usize,
    seen: usize,
}

impl<'a> HiddenSittingPicker<'a> {
    pub(super) fn for_season(
        returns: &[ReturnSeats],
        claims: &AwardClaims,
        found: &'a [MembersFoundForPlayer],
    ) -> HiddenSittingPicker<'a> {
        let seats = returns.iter().flat_map(ReturnSeats::players);
        let all = seats.filter(|player| member_of(*player, claims, found).is_some()).count();
        HiddenSittingPicker { found, one_of: all.div_ceil(MOST_HIDDEN).max(1), seen: 0 }
    }

    /// Those of a return, if it says enough.
    pub(super) fn pick_from_return(
        &mut self,
        own: &ReturnSeatAssigner<'_>,
    ) -> Vec<SittingWithHiddenNumber> {
        let mut hidden = Vec::new();
        if !own.learns {
            return hidden;
        }
        for seat in 0..own.sittings.seats.len() {
            let player = own.sittings.event_and_player(seat).1;
            let Some(member) = member_of(player, own.claims, self.found) else { continue };
            if self.seen.is_multiple_of(self.one_of) {
                hidden.push(SittingWithHiddenNumber { seat, member });
            }
            self.seen += 1;
        }
        hidden
    }
}

/// The member of a player whom number and name make certain.
fn member_of(player: u32, claims: &AwardClaims, found: &[MembersFoundForPlayer]) -> Option<u32> {
    let typed = &claims.players[player as usize];
    match found[player as usize] {
        MembersFoundForPlayer::Certain(member)
            if typed.number.is_some() && !typed.name.is_empty() =>
        {
            Some(member)
        }
        _ => None,
    }
}

impl ReturnSeatAssigner<'_> {
    /// The player of a hidden sitting, as one without a number.
    pub(super) fn hidden_player_without_number(
        &self,
        hidden: SittingWithHiddenNumber,
    ) -> PlayerAsNamed {
        let (event, player) = self.sittings.event_and_player(hidden.seat);
        PlayerAsNamed {
            number: None,
            name: self.claims.players[player as usize].name.clone(),
            club: self.claims.events[event as usize].name.organiser.clone(),
        }
    }

    /// Matches a hidden sitting again: the weight, and whether it came to the right member.
    fn matched_again(
        &self,
        hidden: SittingWithHiddenNumber,
        found: &MembersFoundForPlayer,
    ) -> Option<(i32, bool)> {
        let (possible, anybody) = found.compared_members()?;
        let mut own = self.unweighed_seat(hidden.seat, possible, anybody);
        let taken = self.likely_at_other_seats(&own, &self.open);
        self.weigh_seat(&mut own, &taken, Some(hidden.member));
        let messages = self.weights_from_partners(&own, &self.open, Some(hidden.member));
        own.set_probabilities(&messages);
        let right =
            own.likeliest_member().is_some_and(|best| best.compared.member == hidden.member);
        Some((own.weight, right))
    }
}

/// What became of the hidden sittings of a season: those that were matched again, and how many of them
/// wrongly. What is open is harder than what has a sure number, so that its error is told by its own weights,
/// as far as those of the hidden sittings held.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize)]
pub struct MemberMatchErrorRate {
    /// All of them.
    pub hidden: usize,
    /// As likely.
    pub likely: [usize; 2],
    /// As sure as what counts at once.
    pub sure: [usize; 2],
    /// The likely matches that do not count at once.
    pub others: usize,
    /// How many of them are wrong by the weights, in parts of [`FIXED_POINT_ONE`], and of the likely hidden ones.
    #[serde(skip)]
    expected: [u64; 2],
    /// Of a million such others, so many are probably wrong.
    #[serde(rename = "wrong_of_million")]
    wrong: u64,
}

impl MemberMatchErrorRate {
    /// What was measured, if anything.
    pub fn if_measured(self) -> Option<MemberMatchErrorRate> {
        (self.hidden > 0).then_some(self)
    }

    /// Of a thousand likely matches that do not count at once, how many are probably wrong, to a tenth.
    pub fn wrong_per_thousand(self) -> Exact {
        Exact::whole((self.wrong + 50) / 100) / 10
    }

    /// Adds those of a return.
    pub(super) fn add_return(
        &mut self,
        own: &ReturnSeatAssigner<'_>,
        hidden: &[SittingWithHiddenNumber],
        again: &[MembersFoundForPlayer],
        bounds: AcceptanceWeights,
    ) {
        let Some(sure) = bounds.sure else { return };
        let results =
            hidden.iter().zip(again).filter_map(|(one, found)| own.matched_again(*one, found));
        for (weight, right) in results {
            self.hidden += 1;
            if weight >= bounds.likely {
                self.expected[1] += fixed_power_of_two(-weight);
            }
            for (all, least) in [(&mut self.likely, bounds.likely), (&mut self.sure, sure)] {
                if weight >= least {
                    all[0] += 1;
                    all[1] += usize::from(!right);
                }
            }
        }
        let others = own.open.iter().filter(|seat| {
            let awarded = own.claims.has_award(own.sittings.event_and_player(seat.seat));
            awarded && seat.weight >= bounds.likely && !bounds.is_seat_sure(own, seat)
        });
        for seat in others {
            self.others += 1;
            self.expected[0] += fixed_power_of_two(-seat.weight);
        }
        let [others, hidden] = self.expected.map(u128::from);
        let held =
            (self.likely[1] as u128 * u128::from(FIXED_POINT_ONE) + TRUSTED, hidden + TRUSTED);
        let all = self.others.max(1) as u128 * u128::from(FIXED_POINT_ONE);
        self.wrong = (1_000_000 * others * held.0 / held.1 / all) as u64;
    }
}
