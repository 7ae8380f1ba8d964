//! Events in which everybody meets everybody and no cell tells a round: matrices with a column for
//! each opponent, and lists of dated games. Their games are put into rounds, so that the return can
//! be read as one.

use model::problem::{Phrase, phrase};
use std::collections::{BTreeMap, BTreeSet};

use super::super::recognised::{RecognisedWorkbook, Sureness, What};
use super::super::return_sheets::CellContent;
use super::crosstable_games::{CrosstableDoubt, CrosstableGame, CrosstableGames, RoundInference};
use super::draft::{CellRemark, DraftCell, ReturnDraft};
use super::event::answer_key_unless_said;
use super::ranking::ContestantRow;
use super::view::TableWithCells;
use engine::draw::round_robin::{berger_table_round, rounds_per_leg};
use model::form::Key;
use model::{CellAddress, Format, Movement};

impl RoundInference {
    /// Says what the event is, where the sheet does not.
    pub(super) fn answer_event_keys(
        self,
        draft: &mut ReturnDraft,
        found: &RecognisedWorkbook,
        teams: bool,
    ) {
        let format = if teams { Format::ChessTeams } else { Format::Swiss };
        let words = "Everybody meets everybody.";
        for (key, filled) in [
            (Key::Format, CellContent::text(format.word())),
            (Key::Movement, CellContent::text(Movement::AllPlayAll.word())),
            (Key::Rounds, CellContent::Number(f64::from(self.rounds))),
        ] {
            let put =
                DraftCell::new(key, filled, None).with_remark(Some(CellRemark::likely(words)));
            answer_key_unless_said(draft, found, put);
        }
    }
}

/// The round of each game by the Berger tables: contestants count from 0, the next time that two
/// meet belongs to the next leg.
fn by_berger(games: &[(usize, usize)], contestants: usize) -> Vec<u16> {
    let of_leg = rounds_per_leg(contestants);
    let mut round_of = BTreeMap::new();
    for round in 1..=of_leg {
        for [one, other] in berger_table_round(contestants, round) {
            round_of.insert((one.min(other) - 1, one.max(other) - 1), round);
        }
    }
    let mut times: BTreeMap<(usize, usize), usize> = BTreeMap::new();
    let next = |&(one, other): &(usize, usize)| {
        let pair = (one.min(other), one.max(other));
        let leg = times.entry(pair).or_default();
        *leg += 1;
        let round = round_of.get(&pair).copied().unwrap_or(1) + (*leg - 1) * of_leg;
        u16::try_from(round).unwrap_or(u16::MAX)
    };
    games.iter().map(next).collect()
}

/// The rounds of games of which each has its day, where they are an event of all against all; the
/// sides are positions in a roster. None where too few have met for that.
pub(super) fn all_play_all_rounds_by_day(
    games: &[(usize, usize)],
    days: &[Option<i32>],
) -> Option<(Vec<u16>, RoundInference)> {
    let players: BTreeSet<usize> = games.iter().flat_map(|game| [game.0, game.1]).collect();
    let mut met: BTreeMap<(usize, usize), usize> = BTreeMap::new();
    for (one, other) in games {
        *met.entry((*one.min(other), *one.max(other))).or_default() += 1;
    }
    let legs = met.values().copied().max()?;
    let pairs = players.len() * (players.len() - 1) / 2;
    // Two in three of all games: else it is a ladder, a Swiss or a knock-out.
    if players.len() < 3 || legs > 2 || games.len() * 3 < pairs * legs * 2 {
        return None;
    }
    let all: BTreeSet<i32> = days.iter().copied().collect::<Option<_>>()?;
    let most = rounds_per_leg(players.len()) * legs;
    let mut busy = BTreeSet::new();
    let once = games
        .iter()
        .zip(days)
        .all(|((one, other), day)| busy.insert((*day, *one)) && busy.insert((*day, *other)));
    if once && all.len() == most {
        let round = |day: &Option<i32>| all.iter().position(|known| Some(*known) == *day);
        let found = days.iter().map(|day| u16::try_from(round(day)? + 1).ok());
        let found = found.collect::<Option<_>>()?;
        return Some((found, RoundInference { rounds: u16::try_from(most).ok()?, by_days: true }));
    }
    let number: BTreeMap<usize, usize> = players.iter().copied().zip(0..).collect();
    let numbered: Vec<(usize, usize)> =
        games.iter().map(|(one, other)| (number[one], number[other])).collect();
    let found = by_berger(&numbered, players.len());
    Some((found, RoundInference { rounds: u16::try_from(most).ok()?, by_days: false }))
}

/// The games of a matrix of players: each pair of cells across the diagonal tells the games of two.
/// None where the table is no such matrix, or too few of its cells can be read.
pub(super) fn read_matrix_games(
    view: TableWithCells<'_>,
    rows: &[ContestantRow],
) -> Option<CrosstableGames> {
    let opponents = view.numbered_columns(What::Opponent);
    if opponents.len() != rows.len() || rows.is_empty() || view.table.sure == Sureness::Asked {
        return None;
    }
    let cell = |row: usize, column: usize| {
        let (text, at) = view.cell_text(opponents[column].1, rows[row].row)?;
        Some((text, at))
    };
    let places = (0..rows.len()).flat_map(|row| (0..rows.len()).map(move |column| (row, column)));
    let off = places.filter(|(row, column)| row != column);
    let texts: Vec<String> = off.filter_map(|(row, column)| Some(cell(row, column)?.0)).collect();
    let legs = texts.iter().filter_map(|text| results(text)).map(|found| found.len()).max()?;
    let mut found = CrosstableGames::default();
    let mut sides: Vec<(usize, usize)> = Vec::new();
    let mut open: Vec<(usize, usize)> = Vec::new();
    for one in 0..rows.len() {
        for other in one + 1..rows.len() {
            if cell(one, other).is_none() && cell(other, one).is_none() {
                let at = view.cell_address(opponents[other].1, rows[one].row);
                let (home, away) = (rows[one].entry, Some(rows[other].entry));
                let halves = [0, 0];
                found.open.push(CrosstableGame { round: 0, home, away, halves, played: false, at });
                open.push((one, other));
                continue;
            }
            let Some((halves, at)) = meetings(&mut found, [cell(one, other), cell(other, one)])
            else {
                continue;
            };
            let cells = [cell(one, other), cell(other, one)];
            let played = !cells.iter().flatten().any(|(text, _)| text.contains('+'));
            for halves in halves {
                let (home, away) = (rows[one].entry, Some(rows[other].entry));
                found.games.push(CrosstableGame { round: 0, home, away, halves, played, at });
                sides.push((one, other));
            }
        }
    }
    for (game, round) in found.games.iter_mut().zip(by_berger(&sides, rows.len())) {
        game.round = round;
    }
    for (game, round) in found.open.iter_mut().zip(by_berger(&open, rows.len())) {
        game.round = round;
    }
    let last = u16::try_from(rounds_per_leg(rows.len()) * legs).ok()?;
    found.all_play_all = Some(RoundInference { rounds: last, by_days: false });
    let sound = found.doubts.len() * 3 <= texts.len() && !found.games.is_empty();
    sound.then_some(found)
}

/// A cell with its address.
type Cell = Option<(String, CellAddress)>;

/// The games of two contestants by both of their cells; one blank cell follows from the other.
fn meetings(
    found: &mut CrosstableGames,
    [one, other]: [Cell; 2],
) -> Option<(Vec<[u16; 2]>, CellAddress)> {
    const WHY: Phrase = phrase!("it is not the result of a game");
    let mut read = |cell: &Cell| {
        let (text, at) = cell.clone().filter(|(text, _)| !is_open(text))?;
        let read = results(&text);
        if read.is_none() {
            found.doubts.push(CrosstableDoubt::Unclear { round: 0, text, why: WHY, at });
        }
        read
    };
    let (mine, theirs) = (read(&one), read(&other));
    let turned = |halves: &[u16]| halves.iter().map(|half| 2 - half).collect::<Vec<u16>>();
    let both = |mine: Vec<u16>, theirs: Vec<u16>| {
        mine.into_iter().zip(theirs).map(|(one, other)| [one, other]).collect()
    };
    let open = |cell: &Cell| cell.as_ref().is_none_or(|(text, _)| is_open(text));
    let (one_open, other_open) = (open(&one), open(&other));
    match (mine, theirs, one, other) {
        (Some(mut mine), Some(mut theirs), Some((text, at)), Some((second, place))) => {
            // Of `01` stored as a number only the 1 is left; the other cell still has two.
            let most = mine.len().max(theirs.len());
            for own in [&mut mine, &mut theirs] {
                if own.len() < most {
                    own.insert(0, 0);
                }
            }
            let mut backward = turned(&theirs);
            backward.reverse();
            // The games in one order for both, or each with its own white games first.
            if mine != turned(&theirs) && mine != backward {
                let round = 0;
                found.doubts.push(CrosstableDoubt::Disagree {
                    round,
                    text,
                    other: second,
                    place,
                    at,
                });
                return None;
            }
            let theirs = turned(&mine);
            Some((both(mine, theirs), at))
        }
        (Some(mine), None, Some((_, at)), _) if other_open => {
            let theirs = turned(&mine);
            Some((both(mine, theirs), at))
        }
        (None, Some(theirs), _, Some((_, at))) if one_open => {
            Some((both(turned(&theirs), theirs), at))
        }
        _ => None,
    }
}

/// Whether a cell says that the game was not played yet.
fn is_open(text: &str) -> bool {
    text.chars().all(|c| "-\u{2013}\u{2014}.?* xX".contains(c))
}

/// The results of a cell in halves: `1`, `\u{bd}1`, `1/2 0`, `10`.
fn results(text: &str) -> Option<Vec<u16>> {
    let plain: String = text.chars().filter(|c| !c.is_whitespace()).collect();
    let plain = plain.replace("1/2", "\u{bd}").replace(',', ".");
    let plain = match plain.strip_suffix(".5") {
        Some("" | "0") => "\u{bd}".to_string(),
        _ => plain,
    };
    let read = |c: char| match c {
        '1' | '+' => Some(2),
        '\u{bd}' | '=' => Some(1),
        '0' => Some(0),
        _ => None,
    };
    let found: Vec<u16> = plain.chars().map(read).collect::<Option<_>>()?;
    (1..=2).contains(&found.len()).then_some(found)
}

#[cfg(test)]
#[expect(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn cells_of_a_matrix_hold_a_result_or_two() {
        for (text, want) in [
            ("1", Some(vec![2])),
            ("0.5", Some(vec![1])),
            ("1/2", Some(vec![1])),
            ("\u{bd}1", Some(vec![1, 2])),
            ("10", Some(vec![2, 0])),
            ("1.5", None),
            ("2", None),
            ("111", None),
        ] {
            assert_eq!(results(text), want, "{text}");
        }
    }

    #[test]
    fn two_cells_tell_the_same_games() {
        let at = |column| CellAddress { sheet: 0, row: 0, column };
        let cell =
            |text: &str, column| Some((text.to_string(), at(column))).filter(|_| !text.is_empty());
        let read = |one: &str, other: &str| {
            let mut played = CrosstableGames::default();
            let found = meetings(&mut played, [cell(one, 0), cell(other, 1)]);
            (found.map(|(halves, _)| halves), played.doubts.len())
        };
        assert_eq!(read("1", "0"), (Some(vec![[2, 0]]), 0));
        assert_eq!(read("\u{bd}1", "\u{bd}0"), (Some(vec![[1, 1], [2, 0]]), 0));
        assert_eq!(read("10", "1"), (Some(vec![[2, 0], [0, 2]]), 0), "01 as a number");
        assert_eq!(read("11", "0"), (Some(vec![[2, 0], [2, 0]]), 0), "00 as a number");
        assert_eq!(
            read("1\u{bd}", "\u{bd}0"),
            (Some(vec![[2, 0], [1, 1]]), 0),
            "own white games first"
        );
        assert_eq!(read("1", ""), (Some(vec![[2, 0]]), 0));
        assert_eq!(read("", "1"), (Some(vec![[0, 2]]), 0));
        assert_eq!(read("1", "1"), (None, 1));
        assert_eq!(read("1", "ill"), (None, 1));
        assert_eq!(read("-", ""), (None, 0));
    }

    #[test]
    fn everybody_plays_once_in_a_round_of_dated_games() {
        // Four players, six games on six evenings: the Berger tables have three rounds.
        let games = [(0, 1), (2, 0), (3, 0), (1, 2), (1, 3), (2, 3)];
        let days: Vec<Option<i32>> = (1..=6).map(Some).collect();
        let (found, meant) = all_play_all_rounds_by_day(&games, &days).unwrap();
        assert_eq!(meant, RoundInference { rounds: 3, by_days: false });
        for round in 1..=3 {
            let own = games.iter().zip(&found).filter(|(_, own)| **own == round);
            let players: Vec<usize> = own.flat_map(|(game, _)| [game.0, game.1]).collect();
            let different: BTreeSet<&usize> = players.iter().collect();
            assert_eq!((players.len(), different.len()), (4, 4), "round {round}");
        }
    }

    #[test]
    fn evenings_on_which_all_play_are_the_rounds() {
        let games = [(0, 1), (2, 3), (0, 2), (1, 3), (0, 3), (1, 2)];
        let days = [9, 9, 2, 2, 30, 30].map(Some);
        let (found, meant) = all_play_all_rounds_by_day(&games, &days).unwrap();
        assert_eq!(found, [2, 2, 1, 1, 3, 3]);
        assert!(meant.by_days);
    }

    #[test]
    fn a_few_games_of_many_players_are_no_event_of_all_against_all() {
        let games = [(0, 1), (2, 3), (4, 5), (0, 2), (1, 4)];
        assert_eq!(all_play_all_rounds_by_day(&games, &[None; 5]), None);
    }
}
