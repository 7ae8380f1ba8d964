//! The lucky loser: of those beaten twice, one more goes on (Qualifying (d)). Compared in turn:
//! centres at the end of both games; of the second game; in the last year of the shortest second
//! game of those level, then year by year backwards; a coin, that is the lot drawn by hand
//! (`Lot`, 1 first) or the lot of the seed.

use std::collections::BTreeMap;

use engine::scoring::bracket::BracketSeparator;
use model::form::EntryColumn;
use model::{Cell, CellAddress, Event, Exact, StableSort};

use super::games::{
    CentresByYear, SUPPLY_CENTRE_COUNT, TwoPlayerGame, centres_by_year, first_game_year,
};
use super::players::lot_sort_key;
use super::stage::TwoPlayerRound;

/// A value by which the candidates are compared.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize,
)]
pub(crate) enum LuckyLoserCriterion {
    /// Centres at the end of both games.
    Both,
    /// Centres at the end of the second game.
    Second,
    /// Centres after a year of the second game.
    Year(u16),
    /// The lot drawn by hand.
    Hand,
    /// The position in the lot of the seed.
    Coin,
}

impl LuckyLoserCriterion {
    /// How standings show the value.
    pub(crate) fn bracket_separator(self) -> BracketSeparator {
        let (code, title, year) = match self {
            LuckyLoserCriterion::Both => ("centres", "Centres at the end of both games", 0),
            LuckyLoserCriterion::Second => ("second", "Centres at the end of the second game", 0),
            LuckyLoserCriterion::Year(year) => {
                ("year {}", "Centres in {} of the second game", year)
            }
            LuckyLoserCriterion::Hand => ("lot", "Lot drawn by hand", 0),
            LuckyLoserCriterion::Coin => ("lot", "Coin of the seed", 0),
        };
        BracketSeparator { code: code.into(), title: title.into(), year }
    }

    fn is_better_when_low(self) -> bool {
        matches!(self, LuckyLoserCriterion::Hand | LuckyLoserCriterion::Coin)
    }
}

/// A player who was beaten twice.
#[derive(Clone, Debug)]
pub(crate) struct LuckyLoserCandidate {
    pub entry: usize,
    /// Its compared values, in order.
    pub compared: Vec<(LuckyLoserCriterion, Exact)>,
    /// The cells of its centres at the end of both games, if known.
    pub ends: Option<[CellAddress; 2]>,
}

/// The choice of the lucky loser.
#[derive(Clone, Debug, Default)]
pub(crate) struct LuckyLoserChoice {
    /// The candidates, in the order of entries.
    pub candidates: Vec<LuckyLoserCandidate>,
    /// Who goes on; `None` while undecided.
    pub chosen: Option<usize>,
    /// Candidates whose centres are unknown.
    pub unknown: Vec<usize>,
}

/// The centres of a candidate.
struct CandidateCentres {
    first: Option<Cell<u32>>,
    second: Option<Cell<u32>>,
    years: CentresByYear,
    /// The last year of its second game.
    last: u16,
}

/// Compares the candidates, `beaten`.
pub(super) fn choose_lucky_loser(
    event: &Event,
    games: &[TwoPlayerGame],
    beaten: &[usize],
) -> LuckyLoserChoice {
    let held: BTreeMap<usize, CandidateCentres> =
        beaten.iter().map(|entry| (*entry, held(event, games, *entry))).collect();
    let mut choice = LuckyLoserChoice::default();
    choice.unknown.extend(beaten.iter().copied().filter(|entry| {
        let held = &held[entry];
        held.first.is_none() || held.second.is_none()
    }));
    let mut compared: BTreeMap<usize, Vec<(LuckyLoserCriterion, Exact)>> =
        beaten.iter().map(|entry| (*entry, Vec::new())).collect();
    if choice.unknown.is_empty() {
        match first_of(event, beaten.to_vec(), &held, &mut compared) {
            Ok(chosen) => choice.chosen = chosen,
            Err(unknown) => choice.unknown = unknown,
        }
    } else if let [only] = beaten {
        choice.chosen = Some(*only);
        choice.unknown.clear();
    }
    let candidate = |entry: &usize| LuckyLoserCandidate {
        entry: *entry,
        compared: compared.remove(entry).unwrap_or_default(),
        ends: held.get(entry).and_then(|held| Some([held.first?.at, held.second?.at])),
    };
    choice.candidates = beaten.iter().map(candidate).collect();
    choice
}

/// Narrows the candidates down, criterion by criterion. The error lists level candidates
/// without centres for a year that is needed.
fn first_of(
    event: &Event,
    mut level: Vec<usize>,
    held: &BTreeMap<usize, CandidateCentres>,
    compared: &mut BTreeMap<usize, Vec<(LuckyLoserCriterion, Exact)>>,
) -> Result<Option<usize>, Vec<usize>> {
    let mut narrow = |level: &mut Vec<usize>,
                      by: LuckyLoserCriterion,
                      worth: &dyn Fn(usize) -> i128| {
        for entry in level.iter() {
            let values = compared.entry(*entry).or_default();
            values.push((by, Exact::whole(worth(*entry))));
        }
        let key = |entry: usize| if by.is_better_when_low() { -worth(entry) } else { worth(entry) };
        let best = level.iter().map(|entry| key(*entry)).max();
        level.retain(|entry| Some(key(*entry)) == best);
    };
    let whole = |value: Option<Cell<u32>>| value.map_or(0, |cell| i128::from(cell.value));
    narrow(&mut level, LuckyLoserCriterion::Both, &|entry| {
        whole(held[&entry].first) + whole(held[&entry].second)
    });
    if level.len() > 1 {
        narrow(&mut level, LuckyLoserCriterion::Second, &|entry| whole(held[&entry].second));
    }
    // The shortest game among those still level here.
    let mut year = level.iter().map(|entry| held[entry].last).min().unwrap_or(0);
    let first = first_game_year(event).unwrap_or(year);
    while level.len() > 1 && year >= first && year > 0 {
        let unknown = |entry: &usize| held[entry].in_year(year).is_none();
        let unknown: Vec<usize> = level.iter().copied().filter(unknown).collect();
        if !unknown.is_empty() {
            return Err(unknown);
        }
        narrow(&mut level, LuckyLoserCriterion::Year(year), &|entry| {
            whole(held[&entry].in_year(year))
        });
        year -= 1;
    }
    if level.len() > 1 {
        let by_hand = |entry: usize| {
            let lot = event.entries[entry].record.number(EntryColumn::Lot);
            lot.map(|lot| lot.value.floor())
        };
        if level.iter().all(|entry| by_hand(*entry).is_some()) {
            narrow(&mut level, LuckyLoserCriterion::Hand, &|entry| by_hand(entry).unwrap_or(0));
        }
    }
    if level.len() > 1 {
        let mut order = level.clone();
        order.arrange_by_key(|entry| lot_sort_key(event, "coin", *entry));
        let position = |entry: usize| order.iter().position(|own| *own == entry).unwrap_or(0);
        narrow(&mut level, LuckyLoserCriterion::Coin, &|entry| position(entry) as i128 + 1);
    }
    Ok(level.first().copied())
}

impl CandidateCentres {
    /// Centres after a year of the second game. A player with 0 stays at 0.
    fn in_year(&self, year: u16) -> Option<Cell<u32>> {
        let last = || self.years.range(..year).next_back().map(|(_, held)| *held);
        let gone = || last().filter(|held| held.value == 0);
        self.years.get(&year).copied().or_else(gone)
    }
}

fn held(event: &Event, games: &[TwoPlayerGame], entry: usize) -> CandidateCentres {
    let (first, _) = end_of(event, games, TwoPlayerRound::Q1, entry);
    let (second, last) = end_of(event, games, TwoPlayerRound::Q2, entry);
    CandidateCentres {
        first,
        second,
        years: centres_by_year(event, TwoPlayerRound::Q2, entry).unwrap_or_default(),
        last,
    }
}

/// A player's centres at the end of the game of a round, and the year of the end: the last year
/// with centres of either player. A player with 0 stays at 0.
fn end_of(
    event: &Event,
    games: &[TwoPlayerGame],
    stage: TwoPlayerRound,
    entry: usize,
) -> (Option<Cell<u32>>, u16) {
    let game = games.iter().find(|game| game.stage == stage && game.has_player(entry));
    let other = game.and_then(|game| game.players.into_iter().find(|player| *player != entry));
    let others =
        other.map_or(Some(CentresByYear::new()), |other| centres_by_year(event, stage, other));
    let (Some(own), Some(others)) = (centres_by_year(event, stage, entry), others) else {
        return (None, 0);
    };
    let sum = |(year, held): (&u16, &Cell<u32>)| {
        held.value + others.get(year).map_or(0, |held| held.value)
    };
    if own.iter().map(sum).any(|sum| sum > SUPPLY_CENTRE_COUNT) {
        return (None, 0);
    }
    let Some(last) = own.keys().chain(others.keys()).max().copied() else { return (None, 0) };
    let gone = || own.values().next_back().copied().filter(|held| held.value == 0);
    (own.get(&last).copied().or_else(gone), last)
}
