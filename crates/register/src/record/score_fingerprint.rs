//! The scores of an event one by one: a copy of it with another day, another title or a few corrections
//! shares most of them, and no other event of the same people does.

use std::collections::{BTreeMap, HashSet};

use jiff::civil::Date;
use serde::{Deserialize, Serialize};
use xxhash_rust::xxh3::xxh3_64;

use model::name_comparison::name_key;
use model::{BoardLineScore, Entry, Event, Format, PlainOrWeightedScore, StableSort};

/// A wrong date is a day off, or a week.
pub const MAX_DATE_ERROR_DAYS: i32 = 7;
/// Fewer scores can be equal by chance.
const LEAST: usize = 5;
/// A board with fewer results has often the same ones.
const LEAST_LINES: usize = 3;
/// So many contestants, or boards, with the same scores are one evening, however far its two days are
/// apart.
const LEAST_ANYWHERE: usize = 10;

/// Hashes of the scores of an event of bridge on a day: of each contestant by name with its score to
/// two decimals; without typed scores, of each board with all its scores.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct ScoreFingerprint {
    /// The first day; none if the event has none.
    day: Option<Date>,
    /// Sorted, each once.
    hashes: Box<[u64]>,
    /// Whether they are those of boards.
    of_boards: bool,
    /// The scores of each half of the contestants, by name and by number, each half as one hash.
    halves: Box<[[u64; 2]]>,
    /// The same for scores rounded to whole numbers; none of too few contestants, and of boards.
    whole: Rounded,
    /// Whether all scores have one decimal at most, as those that somebody rounded.
    is_coarse: bool,
}

/// The hashes of scores that were rounded, as [`ScoreFingerprint`] has them.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
struct Rounded {
    hashes: Box<[u64]>,
    halves: Box<[[u64; 2]]>,
}

/// By what the contestants of an event are known, in the order of its entries; `None` for one without
/// players.
pub(super) struct ContestantKeys {
    /// By the numbers of their players, else their names.
    pub numbers: Vec<Option<String>>,
    /// By the names of their players in alphabetical order.
    pub names: Vec<Option<String>>,
}

impl ContestantKeys {
    pub(super) fn from_event(event: &Event) -> ContestantKeys {
        let names = |entry: &Entry| {
            let mut names: Vec<String> =
                entry.players.iter().map(|one| name_key(&one.name)).collect();
            names.sort_unstable();
            (!names.is_empty()).then(|| names.join("+"))
        };
        ContestantKeys {
            numbers: event.entries.iter().map(Entry::players_key).collect(),
            names: event.entries.iter().map(names).collect(),
        }
    }
}

/// A score of a contestant, or the scores of a board.
#[derive(Clone, Copy)]
struct Line {
    /// A hash of the contestant or the board.
    who: u64,
    /// A hash of it with its score.
    scored: u64,
    /// A hash of the score, with that of a handicap.
    score: u64,
}

/// How many scores two events have in common.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ScoreOverlap {
    /// The equal ones.
    pub equal: u32,
    /// All of the larger event.
    pub all: u32,
    /// Whether they are boards, else contestants.
    pub boards: bool,
    /// Whether the scores are the same only when they are rounded to whole numbers.
    pub rounded: bool,
}

/// The decimals that count, and those that count where somebody rounded.
const DECIMALS: u32 = 2;
const ROUNDED: u32 = 0;

impl ScoreFingerprint {
    /// The scores of an event as they are typed; none of a game other than bridge, where few scores
    /// are possible.
    pub(super) fn from_event(event: &Event, known: &ContestantKeys) -> ScoreFingerprint {
        if !has_comparable_scores(event) {
            return ScoreFingerprint::default();
        }
        let typed = of_contestants(event, known, DECIMALS);
        let of_boards = typed.hashes.is_empty();
        let Rounded { hashes, halves } = match of_boards {
            true => Rounded::of(&boards(event), &[]),
            false => typed,
        };
        if hashes.len() < LEAST {
            return ScoreFingerprint::default();
        }
        let whole = match of_boards || halves.is_empty() {
            true => Rounded::default(),
            false => of_contestants(event, known, ROUNDED),
        };
        let scores = event.results.iter().flat_map(|result| [&result.score, &result.handicap]);
        let is_coarse = scores.flatten().all(|score| score.value.rounded(1) == score.value);
        ScoreFingerprint { day: event.date(), hashes, of_boards, halves, whole, is_coarse }
    }

    /// The day, if there is anything to compare with events of a week.
    pub fn day(&self) -> Option<Date> {
        self.day
    }

    /// Hashes of which two events that have [enough](ScoreFingerprint::score_overlap) in common share one.
    pub fn lookup_hashes(&self) -> &[u64] {
        // Half of an event can be all of another.
        let needed = needed(self.hashes.len()).min(LEAST.max(self.hashes.len() / 2));
        &self.hashes[..(self.hashes.len() + 1).saturating_sub(needed)]
    }

    /// What this event has in common with another some days away at most, if that is so much that
    /// one is probably a copy of the other.
    ///
    /// Of two evenings of the same people a contestant has the same score to the hundredth about once
    /// in 30. Five of six have it once in a million times, six of ten and seven of twelve more seldom.
    pub fn score_overlap(&self, other: &ScoreFingerprint) -> Option<ScoreOverlap> {
        let apart = self.day?.until(other.day?).ok()?.get_days().abs();
        if apart > MAX_DATE_ERROR_DAYS || self.of_boards != other.of_boards {
            return None;
        }
        let shared = self.in_common(other);
        match shared.equal as usize >= needed(shared.all as usize) {
            true => Some(shared),
            false => self.as_half(other, shared).filter(|_| apart == 0),
        }
    }

    /// What an event has in common with another of its day of which it is one half, as all who sat
    /// North-South: all of its own scores.
    fn as_half(&self, other: &ScoreFingerprint, shared: ScoreOverlap) -> Option<ScoreOverlap> {
        let fewer = self.hashes.len().min(other.hashes.len());
        let is_half = fewer >= LEAST && 2 * fewer + 1 >= shared.all as usize;
        let all = fewer as u32;
        (is_half && shared.equal == all && !self.of_boards)
            .then_some(ScoreOverlap { all, ..shared })
    }

    /// Hashes of the halves of an event of ten contestants or more, of which two events that are
    /// [nearly the same](ScoreFingerprint::nearly_all_scores_shared) share one.
    pub fn half_hashes(&self) -> impl Iterator<Item = u64> + '_ {
        self.halves.iter().chain(&self.whole.halves).flatten().copied()
    }

    /// What this event has in common with another of any day, if ten contestants or more have nearly
    /// all the same scores: those of one half all of them, and of all together nine of ten. That is
    /// never chance, nor if the scores are rounded to whole numbers: two evenings of the same people
    /// agree in a score of a contestant so about once in 15, in half of ten once in 700,000, and in
    /// nine of ten never.
    pub fn nearly_all_scores_shared(&self, other: &ScoreFingerprint) -> Option<ScoreOverlap> {
        let exact = nearly([&self.halves, &other.halves], self.in_common(other));
        let rounded = || {
            let [own, of_other] = [&self.whole, &other.whole];
            let shared = in_common([&own.hashes, &of_other.hashes]);
            nearly([&own.halves, &of_other.halves], ScoreOverlap { rounded: true, ..shared })
        };
        let either = self.is_coarse || other.is_coarse;
        exact.or_else(|| rounded().filter(|_| either))
    }

    fn in_common(&self, other: &ScoreFingerprint) -> ScoreOverlap {
        ScoreOverlap { boards: self.of_boards, ..in_common([&self.hashes, &other.hashes]) }
    }

    /// Marks of which two events that have enough in common share one: of the week of the event and
    /// of the one behind it, and of its halves.
    pub(super) fn dated_lookup_hashes(&self) -> impl Iterator<Item = u64> {
        let week = self.day.map(|day| day_span_number(day, MAX_DATE_ERROR_DAYS));
        let mark = |hash: u64, week: i32| xxh3_64(format!("{week}|{hash}").as_bytes());
        let of_week = week.into_iter().flat_map(move |week| {
            let both = move |hash: &u64| [mark(*hash, week), mark(*hash, week + 1)];
            self.lookup_hashes().iter().flat_map(both)
        });
        of_week.chain(self.half_hashes())
    }
}

impl Rounded {
    /// Those of some lines; `others` are the same contestants known in another way.
    fn of(lines: &[Line], others: &[Line]) -> Rounded {
        let mut halves: Vec<[u64; 2]> =
            [lines, others].into_iter().filter_map(|lines| halved(lines.to_vec())).collect();
        halves.dedup();
        let mut hashes: Vec<u64> = lines.iter().map(|line| line.scored).collect();
        hashes.sort_unstable();
        hashes.dedup();
        Rounded { hashes: hashes.into(), halves: halves.into() }
    }
}

/// The scores of the sheet `Results`, with so many decimals, of contestants known by name and by
/// number.
fn of_contestants(event: &Event, known: &ContestantKeys, decimals: u32) -> Rounded {
    let [named, numbered] =
        [&known.names, &known.numbers].map(|known| typed(event, known, decimals));
    Rounded::of(&named, &numbered)
}

/// The hashes of two events that are equal, of all of the larger one.
fn in_common([own, other]: [&[u64]; 2]) -> ScoreOverlap {
    let equal = own.iter().filter(|hash| other.binary_search(hash).is_ok()).count();
    let all = own.len().max(other.len());
    ScoreOverlap { equal: equal as u32, all: all as u32, boards: false, rounded: false }
}

/// What two events have in common, if it is nearly all.
fn nearly([own, other]: [&[[u64; 2]]; 2], mut shared: ScoreOverlap) -> Option<ScoreOverlap> {
    let mut halves = own.iter().flat_map(|own| other.iter().map(move |of| (own, of)));
    let is_whole = halves.clone().any(|(own, of)| own == of);
    let has_half = halves.any(|(own, of)| own[0] == of[0] || own[1] == of[1]);
    if is_whole {
        // Known by number, when names differ.
        shared.equal = shared.all;
    }
    (has_half && shared.equal * 10 >= shared.all * 9).then_some(shared)
}

/// How many of so many scores must be equal.
fn needed(all: usize) -> usize {
    /// Up to so many, all but one.
    const FEW: usize = 6;
    match all {
        0..=FEW => LEAST,
        _ => FEW.max(all / 2 + 1),
    }
}

/// The hashes of the two halves of the scores; none of too few, and of those that say little, as
/// where all are nought. The same contestants make the same halves.
fn halved(mut lines: Vec<Line>) -> Option<[u64; 2]> {
    lines.arrange_by_key(|line| (line.who, line.scored));
    let scores: HashSet<u64> = lines.iter().map(|line| line.score).collect();
    let all: Vec<&[Line]> = lines.chunk_by(|one, other| one.who == other.who).collect();
    if all.len() < LEAST_ANYWHERE || scores.len() < LEAST {
        return None;
    }
    let hash = |half: &[&[Line]]| {
        let mut words: Vec<u8> = Vec::new();
        for line in half.iter().copied().flatten() {
            words.extend(line.scored.to_le_bytes());
            words.extend(line.score.to_le_bytes());
        }
        xxh3_64(&words)
    };
    let (one, other) = all.split_at(all.len() / 2);
    Some([hash(one), hash(other)])
}

/// The scores of the sheet `Results`, with so many decimals, of contestants known in some way.
fn typed(event: &Event, known: &[Option<String>], decimals: u32) -> Vec<Line> {
    let line = |result: &model::ResultsRow| {
        let who = known.get(result.entry)?.as_deref()?;
        let cells = [&result.score, &result.handicap];
        let [score, handicap] =
            cells.map(|cell| cell.as_ref().map(|cell| cell.value.to_fixed(decimals)));
        let both = format!("{score:?}|{handicap:?}");
        let score = score.or(handicap)?;
        let session = result.session.as_deref().unwrap_or_default();
        Some(Line {
            who: xxh3_64(who.as_bytes()),
            scored: xxh3_64(format!("{who}|{session}|{score}").as_bytes()),
            score: xxh3_64(both.as_bytes()),
        })
    };
    event.results.iter().filter_map(line).collect()
}

/// The boards with their scores, whoever sat there.
fn boards(event: &Event) -> Vec<Line> {
    let mut boards: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for line in &event.boards {
        if let BoardLineScore::Real { north_south: PlainOrWeightedScore::Plain(score), .. } =
            &line.score
        {
            boards.entry(line.board.to_string()).or_default().push(score.to_string());
        }
    }
    let hash = |(board, mut scores): (String, Vec<String>)| {
        scores.sort_unstable();
        let text = format!("{board}|{}", scores.join("|"));
        let line = Line {
            who: xxh3_64(board.as_bytes()),
            scored: xxh3_64(text.as_bytes()),
            score: xxh3_64(scores.join("|").as_bytes()),
        };
        (scores.len() >= LEAST_LINES).then_some(line)
    };
    boards.into_iter().filter_map(hash).collect()
}

/// Whether the scores of an event, and the order that they give, are compared with those of others:
/// contestants of bridge.
pub(super) fn has_comparable_scores(event: &Event) -> bool {
    let bridge = [Format::Pairs, Format::Individual, Format::Teams];
    event.format().is_some_and(|format| bridge.contains(&format))
}

/// The number of the span of so many days in which a day lies.
pub(super) fn day_span_number(day: Date, days: i32) -> i32 {
    Date::ZERO.until(day).map_or(0, |span| span.get_days()).div_euclid(days)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn on(day: &str, scores: &[u64]) -> ScoreFingerprint {
        let day = day.parse().ok();
        ScoreFingerprint { day, hashes: scores.into(), ..ScoreFingerprint::default() }
    }

    #[test]
    fn copies_share_most_scores_within_a_week() {
        let ten: Vec<u64> = (1..=10).collect();
        let other = |equal: usize| -> Vec<u64> {
            (1..=10).map(|own| own + if own as usize > equal { 100 } else { 0 }).collect()
        };
        let own = on("2026-01-05", &ten);
        let with = |day: &str, equal: usize| own.score_overlap(&on(day, &other(equal)));
        let equal =
            |equal: u32| Some(ScoreOverlap { equal, all: 10, boards: false, rounded: false });
        assert_eq!(with("2026-01-05", 9), equal(9));
        assert_eq!(with("2026-01-12", 6), equal(6));
        assert_eq!(with("2025-12-29", 10), equal(10));
        assert_eq!(with("2026-01-13", 10), None);
        assert_eq!(with("2026-01-05", 5), None);
    }

    #[test]
    fn what_is_compared_shares_a_mark() {
        // Six of ten must be equal, or five that are all of half an event, so six hashes of two
        // weeks stand for all.
        let own = on("2026-01-05", &[1, 2, 3, 4, 15, 16, 17, 18, 19, 20]);
        let copy = on("2026-01-12", &[5, 6, 7, 8, 15, 16, 17, 18, 19, 20]);
        assert!(own.score_overlap(&copy).is_some());
        let marks: Vec<u64> = own.dated_lookup_hashes().collect();
        assert_eq!(marks.len(), 12);
        assert!(copy.dated_lookup_hashes().any(|mark| marks.contains(&mark)));
        assert!(own.lookup_hashes().iter().any(|hash| copy.lookup_hashes().contains(hash)));
    }
}
