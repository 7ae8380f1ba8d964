//! Crosstables of rounds: a row a contestant, a column a round, with opponent and result in a cell.

use super::super::recognised::RecognisedColumn;
use super::crosstable_games::{CrosstableDoubt, CrosstableGame, CrosstableGames, MissedRound};
use super::crosstable_notation::{CrosstableNotation, CrosstableRoundCell};
use super::ranking::ContestantRow;
use super::roster::{ContestantKind, Roster};
use super::view::TableWithCells;
use crate::recognised::{Sureness, What};
use model::CellAddress;
use model::problem::{Phrase, phrase};

/// Why a cell was not read.
const NO_RESULT: Phrase = phrase!("it is not a result against a number in this table");
/// Why a cell that names nobody of the table was not read.
const NOBODY: Phrase = phrase!("nobody in this table has that number");

/// By what the cells name opponents.
#[derive(Clone, Copy)]
struct Known<'a> {
    rows: &'a [ContestantRow],
    roster: &'a Roster,
    /// By their rows, though they have numbers of their own.
    by_row: bool,
}

/// What a contestant's cell of a round says.
struct Said {
    entry: usize,
    opponent: Option<usize>,
    told: CrosstableRoundCell,
    text: String,
    at: CellAddress,
}

/// The games of a crosstable. Of cells that cannot be read and of rows that disagree no game is
/// taken. None where the table holds no such rounds, or too few of its cells can be read.
pub(super) fn read_round_games(
    view: TableWithCells<'_>,
    rows: &[ContestantRow],
    roster: &Roster,
) -> Option<CrosstableGames> {
    let rounds = view.numbered_columns(What::Round);
    if rounds.is_empty() || view.table.sure == Sureness::Asked {
        return None;
    }
    let cells = rounds.iter().flat_map(|(_, column)| {
        rows.iter().filter_map(|scorer| cell_of_round(view, column, scorer.row))
    });
    let texts: Vec<String> = cells.map(|(text, _)| text).collect();
    let way = CrosstableNotation::recognise(
        texts.iter().map(String::as_str),
        super::contestants::contestant_kind(view) == ContestantKind::Teams,
    );
    let last = rounds.last().map(|(round, _)| *round);
    let read = |known: Known<'_>| {
        let mut played = CrosstableGames { way, rounds: last, ..CrosstableGames::default() };
        for (round, column) in &rounds {
            of_round(&mut played, *round, column, view, known);
        }
        played
    };
    let by_number = Known { rows, roster, by_row: false };
    let mut played = read(by_number);
    if !played.doubts.is_empty() {
        let by_row = read(Known { by_row: true, ..by_number });
        if by_row.doubts.len() < played.doubts.len() {
            played = by_row;
        }
    }
    let against = played.games.iter().filter(|game| game.away.is_some()).count();
    (against > 0 && played.doubts.len() * 3 <= texts.len()).then_some(played)
}

/// Adds the games of a round.
fn of_round(
    played: &mut CrosstableGames,
    round: u16,
    column: &RecognisedColumn,
    view: TableWithCells<'_>,
    known: Known<'_>,
) {
    let said = said_of(played, round, column, view, known);
    for one in &said {
        let Some(other) = one.opponent else {
            add_round_without_opponent(played, round, one);
            continue;
        };
        let back = said.iter().find(|said| said.entry == other);
        if let Some(back) = back {
            // Both cells tell of one game, or of one fault.
            if back.opponent == Some(one.entry) && other < one.entry {
                continue;
            }
            if !agree(one, back, played.way) {
                let (text, other) = (one.text.clone(), back.text.clone());
                let (place, at) = (back.at, one.at);
                played.doubts.push(CrosstableDoubt::Disagree { round, text, other, place, at });
                continue;
            }
        }
        let theirs = back.map_or(2u16.saturating_sub(one.told.halves), |back| back.told.halves);
        // What one row alone says of a match does not tell its boards.
        if back.is_none() && played.way.teams {
            let (text, why) = (one.text.clone(), phrase!("the opponent's cell is empty"));
            played.doubts.push(CrosstableDoubt::Unclear { round, text, why, at: one.at });
            continue;
        }
        let (mut halves, mut sides) = ([one.told.halves, theirs], [one.entry, other]);
        if one.told.white == Some(false) {
            halves.reverse();
            sides.reverse();
        }
        let ([home, away], done, at) = (sides, one.told.played, one.at);
        let away = Some(away);
        played.games.push(CrosstableGame { round, home, away, halves, played: done, at });
    }
}

/// Adds the bye of a contestant, or the round that it did not play, which is no game.
fn add_round_without_opponent(played: &mut CrosstableGames, round: u16, one: &Said) {
    let (home, at) = (one.entry, one.at);
    if one.told.halves > 0 {
        let halves = [one.told.halves, 0];
        played.games.push(CrosstableGame { round, home, away: None, halves, played: false, at });
    } else {
        played.away.push(MissedRound { entry: home, round, at });
    }
}

/// What a contestant's cells of a round say: opponent and result may stand one below the other.
fn cell_of_round(
    view: TableWithCells<'_>,
    column: &RecognisedColumn,
    row: u32,
) -> Option<(String, CellAddress)> {
    let (text, at) = view.cell_text(column, row)?;
    let below = view.cell_text(column, row + 1).filter(|_| view.table.rows_per_contestant == 2);
    Some((below.map_or_else(|| text.clone(), |(result, _)| format!("{text} {result}")), at))
}

/// What the cells of a round say; a cell that cannot be read is a doubt.
fn said_of(
    played: &mut CrosstableGames,
    round: u16,
    column: &RecognisedColumn,
    view: TableWithCells<'_>,
    known: Known<'_>,
) -> Vec<Said> {
    let mut said: Vec<Said> = Vec::new();
    for scorer in known.rows {
        let Some((text, at)) = cell_of_round(view, column, scorer.row) else { continue };
        let entry = scorer.entry;
        let found = played.way.parse(&text).ok_or(NO_RESULT).and_then(|told| {
            let number = told.opponent.as_deref().filter(|number| !number.is_empty());
            let found = number.map(|number| known.opponent(number, entry).ok_or(NOBODY));
            Ok((told, found.transpose()?))
        });
        match found {
            Ok((told, opponent)) => said.push(Said { entry, opponent, told, text, at }),
            Err(why) => played.doubts.push(CrosstableDoubt::Unclear { round, text, why, at }),
        }
    }
    said
}

/// Whether two rows tell the same game.
fn agree(one: &Said, back: &Said, way: CrosstableNotation) -> bool {
    let sum = one.told.halves + back.told.halves;
    back.opponent == Some(one.entry)
        && (way.teams || sum == 2 || !one.told.played)
        && (back.told.white.is_none() || back.told.white != one.told.white)
}

impl Known<'_> {
    /// The contestant with a number, else the one in that row of the table.
    fn opponent(self, number: &str, entry: usize) -> Option<usize> {
        let Known { rows, roster, by_row } = self;
        let numbered = roster.find_by_number(number, entry).filter(|_| !by_row);
        let row = number.parse::<usize>().ok().and_then(|row| row.checked_sub(1));
        let found = numbered.or_else(|| {
            let by_row = by_row || rows.iter().all(|scorer| !roster.has_number(scorer.entry));
            row.filter(|_| by_row).and_then(|row| rows.get(row)).map(|scorer| scorer.entry)
        })?;
        (found != entry).then_some(found)
    }
}
