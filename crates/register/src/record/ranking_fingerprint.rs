//! The order of the contestants of an event by their scores: a copy of it with other boards, with scores
//! that were corrected, or with a table more has other scores and other awards, but the same order.

use jiff::civil::Date;
use serde::{Deserialize, Serialize};
use xxhash_rust::xxh3::xxh3_64;

use model::{Event, Exact, StableSort};

use super::score_fingerprint::{ContestantKeys, day_span_number, has_comparable_scores};

/// A copy is dated at most so many days away.
pub const MAX_DAYS_BETWEEN_COPIES: i32 = 14;
/// So many neighbours in one order are seldom neighbours in another event, and a copy has some of them.
const RUN: usize = 4;

/// The contestants of an event of bridge on a day, the best first, by hashes of their names. Nothing
/// without typed scores.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct RankingFingerprint {
    day: Option<Date>,
    /// Of equal scores in any order.
    who: Box<[u32]>,
}

/// The contestants of two events that are in both, in nearly the same order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SharedRankingOrder {
    /// How many there are.
    pub shared: u32,
    /// All contestants of the event with fewer.
    pub all: u32,
}

impl RankingFingerprint {
    /// The order of the typed scores of an event.
    pub(super) fn from_event(event: &Event, known: &ContestantKeys) -> RankingFingerprint {
        let day = event.date().filter(|_| has_comparable_scores(event));
        let Some(day) = day else { return RankingFingerprint::default() };
        let mut scores: Vec<Option<Exact>> = vec![None; event.entries.len()];
        for result in &event.results {
            let typed = result.score.as_ref().or(result.handicap.as_ref());
            if let (Some(score), Some(cell)) = (scores.get_mut(result.entry), typed) {
                *score = Some(score.unwrap_or(Exact::ZERO) + cell.value);
            }
        }
        let scored = known.names.iter().zip(scores).filter_map(|(name, score)| {
            let who = xxh3_64(name.as_ref()?.as_bytes()) as u32;
            Some((score?, who))
        });
        let mut scored: Vec<(Exact, u32)> = scored.collect();
        scored.arrange_by(|one, other| other.0.cmp(&one.0).then(one.1.cmp(&other.1)));
        // Of a form that was not filled in any order is as good.
        if scored.first().map(|first| first.0) == scored.last().map(|last| last.0) {
            return RankingFingerprint::default();
        }
        RankingFingerprint { day: Some(day), who: scored.into_iter().map(|(_, who)| who).collect() }
    }

    /// The day, if there is anything to compare.
    pub fn day(&self) -> Option<Date> {
        self.day
    }

    /// Hashes of neighbours in the order, of which two events in nearly one order share one.
    pub fn neighbour_hashes(&self) -> impl Iterator<Item = u64> + '_ {
        self.who.windows(RUN).map(|own| {
            let bytes: Vec<u8> = own.iter().flat_map(|who| who.to_le_bytes()).collect();
            xxh3_64(&bytes)
        })
    }

    /// Marks of which two events that can be one share one: of their runs, for the span of their day
    /// and the next one.
    pub(super) fn dated_lookup_hashes(&self) -> impl Iterator<Item = u64> + '_ {
        let span = self.day.map(|day| day_span_number(day, MAX_DAYS_BETWEEN_COPIES));
        let mark = |run: u64, span: i32| xxh3_64(format!("order {span}|{run}").as_bytes());
        span.into_iter().flat_map(move |span| {
            self.neighbour_hashes().flat_map(move |run| [mark(run, span), mark(run, span + 1)])
        })
    }

    /// The contestants of both events, if they come in nearly the same order and are four of five of
    /// the event with fewer, so many that one is probably a copy of the other.
    ///
    /// Eight contestants come in one order by chance once in 40,320 times. The same pairs, of whom
    /// some are always better, do so once in 20,000 evenings; ten of them, or twelve with two
    /// neighbours exchanged, in a hundred thousand evenings never.
    pub fn shared_order(&self, other: &RankingFingerprint) -> Option<SharedRankingOrder> {
        let apart = self.day?.until(other.day?).ok()?.get_days().abs();
        if apart > MAX_DAYS_BETWEEN_COPIES {
            return None;
        }
        let place = |who: &u32| other.who.iter().position(|of_other| of_other == who);
        let places: Vec<usize> = self.who.iter().filter_map(place).collect();
        let fewer = self.who.len().min(other.who.len());
        let mut exchanged = 0;
        for (nth, place) in places.iter().enumerate() {
            exchanged += places[..nth].iter().filter(|before| *before > place).count();
        }
        let pairs = places.len() * places.len().saturating_sub(1) / 2;
        let [weight, needed] = if apart == 0 { ON_ONE_DAY } else { ON_TWO_DAYS };
        let sure = pairs - exchanged >= needed + weight * exchanged;
        let most = places.len() * 5 >= fewer * 4;
        (sure && most)
            .then_some(SharedRankingOrder { shared: places.len() as u32, all: fewer as u32 })
    }
}

/// How much two contestants in exchanged order weigh against two in the same one, and how many in the
/// same order are needed: those of eight contestants on a day, of ten on two.
const ON_ONE_DAY: [usize; 2] = [12, 28];
const ON_TWO_DAYS: [usize; 2] = [20, 45];

#[cfg(test)]
mod tests {
    use super::*;

    fn on(day: &str, who: &[u32]) -> RankingFingerprint {
        RankingFingerprint { day: day.parse().ok(), who: who.into() }
    }

    #[test]
    fn eight_in_one_order_are_enough_on_a_day_and_ten_on_two() {
        let of = |all: u32| -> Vec<u32> { (1..=all).collect() };
        let both = |days: [&str; 2], all: u32| {
            on(days[0], &of(all)).shared_order(&on(days[1], &of(all))).is_some()
        };
        let one_day = ["2026-01-05"; 2];
        assert!(both(one_day, 8) && !both(one_day, 7));
        for day in ["2026-01-06", "2026-01-19", "2025-12-22"] {
            let two_days = ["2026-01-05", day];
            assert!(both(two_days, 10) && !both(two_days, 9), "{day}");
        }
        assert!(!both(["2026-01-05", "2026-01-20"], 20));
    }

    #[test]
    fn some_may_be_new_or_exchanged() {
        let own = on("2026-01-05", &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
        // Two neighbours exchanged: 65 of 66 in order.
        let exchanged = on("2026-01-12", &[1, 2, 4, 3, 5, 6, 7, 8, 9, 10, 11, 12]);
        assert_eq!(own.shared_order(&exchanged), Some(SharedRankingOrder { shared: 12, all: 12 }));
        // Two pairs of neighbours: 64 of 66.
        let more = on("2026-01-12", &[1, 2, 4, 3, 5, 6, 8, 7, 9, 10, 11, 12]);
        assert_eq!(own.shared_order(&more), None);
        // Ten of the twelve, and three others.
        let others = on("2026-01-12", &[1, 20, 2, 3, 4, 21, 5, 6, 7, 8, 9, 10, 22]);
        assert_eq!(own.shared_order(&others), Some(SharedRankingOrder { shared: 10, all: 12 }));
        let nine = on("2026-01-12", &[1, 20, 2, 3, 4, 21, 5, 6, 7, 8, 9, 22]);
        assert_eq!(own.shared_order(&nine), None);
    }

    #[test]
    fn what_is_compared_shares_a_mark() {
        let own = on("2026-01-05", &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
        let other = on("2026-01-19", &[1, 20, 2, 3, 4, 21, 5, 6, 7, 8, 9, 10, 22]);
        assert!(own.shared_order(&other).is_some());
        let marks: Vec<u64> = own.dated_lookup_hashes().collect();
        assert!(other.dated_lookup_hashes().any(|mark| marks.contains(&mark)));
    }
}
