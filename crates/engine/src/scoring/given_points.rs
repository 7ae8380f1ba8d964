//! The points that a scoring program gave on travellers, compared with those of the results.

use std::collections::BTreeSet;

use model::problem::{Phrase, Problem, SentenceValue, abridged_name_list, phrase};
use model::{CellAddress, Event, Exact};

use super::board_scoring::ScoredBoardsAndMatches;
use super::problems;
use super::travellers::Traveller;

/// So many boards are reported one by one.
const MOST_BOARDS: usize = 8;
/// So many boards are named in a sentence.
const MOST_NAMED: usize = 12;
/// How many of the program's points may be one of ours: some count 1 for a better comparison.
const SCALES: [i128; 2] = [1, 2];

/// A contestant's points on a line.
struct Difference {
    entry: usize,
    given: Exact,
    computed: Exact,
    at: CellAddress,
}

/// What differs, by board.
pub(super) struct PointDifferencesByBoard {
    /// The board of a traveller and its differences.
    boards: Vec<(u32, Vec<Difference>)>,
    /// Travellers with given points.
    compared: usize,
}

impl PointDifferencesByBoard {
    /// The differences of an event; `None` if no points were given.
    pub(super) fn find(
        event: &Event,
        worked: &ScoredBoardsAndMatches,
    ) -> Option<PointDifferencesByBoard> {
        event.boards.iter().any(|line| line.given.is_some()).then_some(())?;
        let all = SCALES
            .map(|scale| PointDifferencesByBoard::at_scale(event, worked, Exact::whole(scale)));
        all.into_iter()
            .min_by_key(|all| all.boards.iter().map(|(_, found)| found.len()).sum::<usize>())
    }

    fn at_scale(
        event: &Event,
        worked: &ScoredBoardsAndMatches,
        scale: Exact,
    ) -> PointDifferencesByBoard {
        let mut found = PointDifferencesByBoard { boards: Vec::new(), compared: 0 };
        for traveller in &worked.travellers {
            let lines = traveller.lines.iter().filter(|line| event.boards[**line].given.is_some());
            let mut differences = Vec::new();
            let mut compared = false;
            for line in lines {
                compared = true;
                differences.extend(differences_of(event, worked, traveller, *line, scale));
            }
            found.compared += usize::from(compared);
            if !differences.is_empty() {
                found.boards.push((traveller.board, differences));
            }
        }
        found
    }

    /// Reports each board, or all of them at once if there are many.
    pub(super) fn report(&self, event: &Event, problems: &mut Vec<Problem>) {
        let label = |entry: usize| event.entries[entry].label.clone();
        if self.boards.len() <= MOST_BOARDS {
            for (board, differences) in &self.boards {
                let Some(first) = differences.first() else { continue };
                let trouble = problems::PublishedPoints {
                    board: *board,
                    label: label(first.entry),
                    given: first.given.to_decimal(),
                    computed: first.computed.rounded(2).to_decimal(),
                    others: differences.len() - 1,
                };
                problems.push(event.problem(trouble, first.at));
            }
            return;
        }
        let Some((board, first)) =
            self.boards.first().and_then(|(board, all)| Some((board, all.first()?)))
        else {
            return;
        };
        let (given, computed) = (first.given.to_decimal(), first.computed.rounded(2).to_decimal());
        let trouble = problems::PublishedPointsOfMany {
            boards: named(self.boards.iter().map(|(board, _)| *board)),
            count: self.boards.len(),
            of: self.compared,
            example: phrase!(
                "On board {board} entry {label} has {given}, but {computed} by the results.",
                board = *board,
                label = label(first.entry),
                given,
                computed
            ),
        };
        problems.push(event.problem(trouble, first.at));
    }

    /// On which boards a contestant's points differ, as a sentence after another.
    pub(super) fn sentence_of_entry(&self, entry: usize) -> Phrase {
        let own = self.boards.iter().filter(|(_, all)| all.iter().any(|one| one.entry == entry));
        let boards: Vec<u32> = own.map(|(board, _)| *board).collect();
        match boards.as_slice() {
            [] => phrase!(" On each board its points agree."),
            [board] => phrase!(" Its points differ on board {board}.", board = *board),
            boards => {
                let boards = named(boards.iter().copied());
                phrase!(" Its points differ on boards {boards}.", boards)
            }
        }
    }
}

/// The contestants of a line whose given points are not those computed. Some programs give the
/// comparisons won, before a board with fewer results is stretched.
fn differences_of(
    event: &Event,
    worked: &ScoredBoardsAndMatches,
    traveller: &Traveller,
    line: usize,
    scale: Exact,
) -> impl Iterator<Item = Difference> {
    let own = &event.boards[line];
    let given = own.given.as_deref().copied().unwrap_or_default();
    (0..2).filter_map(move |side| {
        let (given, points) = (given[side]?, worked.points[line][side]?);
        let stretched = Exact::ratio(traveller.scores as i128, traveller.expected as i128);
        let stretched = stretched.filter(|_| points.most.is_some() && !points.artificial);
        let one = Exact::whole(1);
        let won = stretched.map(|share| (points.value + one) * share - one);
        let ways = [Some(points.value), won].into_iter().flatten();
        let mut ways = ways.filter_map(|way| way.checked_div(scale));
        let computed = points.value.checked_div(scale)?;
        let difference = Difference { entry: own.sides()[side].first, given, computed, at: own.at };
        (!ways.any(|way| is_equal_as_typed(given, way))).then_some(difference)
    })
}

/// `1, 2, 5 and 3 more`: boards by number, each once.
fn named(boards: impl Iterator<Item = u32>) -> SentenceValue {
    abridged_name_list(boards.collect::<BTreeSet<u32>>(), MOST_NAMED)
}

/// Whether a typed score equals a computed one, as far as its decimals go. Scoring programs round
/// boards first, so the last of two decimals may differ by one.
pub(super) fn is_equal_as_typed(typed: Exact, computed: Exact) -> bool {
    let decimals = (0..9).find(|places| typed.rounded(*places) == typed).unwrap_or(9);
    let slack = match decimals {
        0 | 1 => Exact::ZERO,
        places => Exact::ratio(1, 10i128.pow(places)).unwrap_or(Exact::ZERO),
    };
    let difference = typed - computed.rounded(decimals);
    difference <= slack && Exact::ZERO - difference <= slack
}
