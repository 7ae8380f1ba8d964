//! The qualifying groups (Qualifying (a)): as entered, else by lot.
//!
//! The lot fills places that are not entered. Games of the first round that are entered come
//! before the lot: games 1 and 2 are A against B and C against D of the first group.

use model::form::EntryColumn;
use model::problem::{Problem, ProblemDetail};
use model::{Event, StableSort, natural_cmp};

use super::figures;
use super::games::TwoPlayerGame;
use super::players::lot_sort_key;
use super::problems;
use super::stage::TwoPlayerRound;

/// A qualifying group with its players in their places.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct QualifyingGroup {
    pub label: String,
    /// Its players by place, from A.
    pub places: Vec<Option<usize>>,
}

impl QualifyingGroup {
    fn empty(label: String) -> QualifyingGroup {
        QualifyingGroup { label, places: vec![None; figures::two_player_rules().groups.size] }
    }

    /// Its players, in order of places.
    pub fn players(&self) -> impl Iterator<Item = usize> {
        self.places.iter().flatten().copied()
    }

    /// The first games: A against B, C against D. A pair can lack players.
    pub(crate) fn first_games(&self) -> Vec<Vec<usize>> {
        self.places.chunks(2).map(|pair| pair.iter().flatten().copied().collect()).collect()
    }

    fn free(&self) -> Option<usize> {
        self.places.iter().position(Option::is_none)
    }
}

/// The groups of the players, and whether the lot filled any place.
pub(super) fn qualifying_groups_of_event(
    event: &Event,
    players: &[usize],
    games: &[TwoPlayerGame],
    problems: &mut Vec<Problem>,
) -> (Vec<QualifyingGroup>, bool) {
    let typed = |entry: &usize| event.entries[*entry].record.text(EntryColumn::Group).is_some();
    let (with, without): (Vec<usize>, Vec<usize>) = players.iter().partition(|entry| typed(entry));
    let mut order = without;
    order.arrange_by_key(|entry| lot_sort_key(event, "groups", *entry));
    if with.is_empty() {
        let drawn = by_lot(&order);
        if fits(&drawn, games) {
            return (drawn, true);
        }
        return (by_games(&order, games), true);
    }
    let mut groups = as_entered(event, &with, problems);
    let by_lot = !order.is_empty();
    for entry in order {
        place(&mut groups, entry);
    }
    (groups, by_lot)
}

/// Groups of sizes as even as possible, in the order of the lot.
fn by_lot(order: &[usize]) -> Vec<QualifyingGroup> {
    let count = order.len().div_ceil(figures::two_player_rules().groups.size).max(1);
    let (size, larger) = (order.len() / count, order.len() % count);
    let mut left = order.iter().copied();
    let group = |nth: usize| {
        let mut group = QualifyingGroup::empty((nth + 1).to_string());
        let own = size + usize::from(nth < larger);
        group.places.iter_mut().take(own).for_each(|place| *place = left.next());
        group
    };
    (0..count).map(group).collect()
}

/// Whether the groups give every entered game of round Q1.
fn fits(groups: &[QualifyingGroup], games: &[TwoPlayerGame]) -> bool {
    let firsts: Vec<Vec<usize>> = groups.iter().flat_map(QualifyingGroup::first_games).collect();
    let first = games.iter().filter(|game| game.stage == TwoPlayerRound::Q1);
    first.into_iter().all(|game| {
        firsts
            .iter()
            .any(|pair| pair.len() == 2 && pair.iter().all(|player| game.has_player(*player)))
    })
}

/// Groups made from the numbers of the first games; players without a game fill them up.
fn by_games(order: &[usize], games: &[TwoPlayerGame]) -> Vec<QualifyingGroup> {
    let firsts: Vec<&TwoPlayerGame> =
        games.iter().filter(|game| game.stage == TwoPlayerRound::Q1).collect();
    let mut groups: Vec<QualifyingGroup> = Vec::new();
    for (nth, game) in firsts.iter().enumerate() {
        let number =
            game.number.filter(|number| (1..=order.len()).contains(number)).unwrap_or(nth + 1);
        let (group, first) = ((number - 1) / 2, (number - 1) % 2 * 2);
        while groups.len() <= group {
            groups.push(QualifyingGroup::empty((groups.len() + 1).to_string()));
        }
        for (seat, player) in game.players.into_iter().enumerate() {
            let taken = groups[group].places[first + seat].is_some();
            match taken {
                true => place(&mut groups, player),
                false => groups[group].places[first + seat] = Some(player),
            }
        }
    }
    let seated =
        |player: usize| groups.iter().any(|group| group.players().any(|own| own == player));
    let left: Vec<usize> = order.iter().copied().filter(|player| !seated(*player)).collect();
    left.into_iter().for_each(|player| place(&mut groups, player));
    groups
}

/// Puts a player in the first free place of the smallest group.
fn place(groups: &mut Vec<QualifyingGroup>, player: usize) {
    let mut open: Vec<usize> =
        (0..groups.len()).filter(|at| groups[*at].free().is_some()).collect();
    open.arrange_by_key(|at| groups[*at].players().count());
    let at = open.first().copied().unwrap_or_else(|| {
        groups.push(QualifyingGroup::empty((groups.len() + 1).to_string()));
        groups.len() - 1
    });
    if let Some(free) = groups[at].free() {
        groups[at].places[free] = Some(player);
    }
}

/// The groups that are entered.
fn as_entered(event: &Event, with: &[usize], problems: &mut Vec<Problem>) -> Vec<QualifyingGroup> {
    let mut tell = |trouble: ProblemDetail, entry: usize| {
        let entry = &event.entries[entry];
        let at = entry.record.get(EntryColumn::Group).map_or(entry.at, |cell| cell.at);
        problems.push(event.problem(trouble, at));
    };
    let mut labels: Vec<String> = with
        .iter()
        .filter_map(|entry| event.entries[*entry].record.text(EntryColumn::Group))
        .map(|cell| cell.value.to_string())
        .collect();
    labels.arrange_by(|a, b| natural_cmp(a, b));
    labels.dedup();
    let mut groups: Vec<QualifyingGroup> = labels.into_iter().map(QualifyingGroup::empty).collect();
    let mut order = with.to_vec();
    order.arrange_by_key(|entry| lot_sort_key(event, "groups", *entry));
    // Players with an entered place come first.
    let own = |entry: usize| event.entries[entry].record.choice(EntryColumn::GroupPlace);
    order.arrange_by_key(|entry| own(*entry).is_none());
    for entry in order {
        let label =
            event.entries[entry].record.text(EntryColumn::Group).map_or("", |cell| cell.value);
        let Some(group) = groups.iter_mut().find(|group| group.label == label) else { continue };
        let wanted =
            own(entry).and_then(|cell| ["A", "B", "C", "D"].iter().position(|p| *p == cell.value));
        let taken = wanted.filter(|place| group.places.get(*place).copied().flatten().is_some());
        if let (Some(_), Some(cell)) = (taken, own(entry)) {
            let (label, group) = (event.entries[entry].label.clone(), group.label.clone());
            let trouble = problems::GroupPlaceTaken { label, group, place: cell.value };
            tell(trouble.into(), entry);
        }
        match wanted.filter(|_| taken.is_none()).or_else(|| group.free()) {
            Some(place) if place < group.places.len() => group.places[place] = Some(entry),
            _ => {
                let trouble = problems::GroupFull {
                    label: event.entries[entry].label.clone(),
                    group: group.label.clone(),
                    size: group.places.len(),
                };
                tell(trouble.into(), entry);
            }
        }
    }
    groups
}
