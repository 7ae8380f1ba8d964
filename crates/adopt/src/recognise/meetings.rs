//! Rounds in which each contestant names its opponent and what it scored: `R1 opp`, `R1 VP`,
//! `R2 opp`, `R2 VP`. Opponents name each other, which proves the reading: a column of other
//! numbers passes for one of opponents in one of many thousand sheets.

use std::collections::HashMap;

use super::What;
use super::column_heading::ColumnHeading;
use super::content::CellShape;
use super::headings::{heading_meanings, squeeze_heading};
use super::numbers::{ONE_IN_TEN_THOUSANDTHS, TenThousandths};
use super::profile::percent_rounded_down;
use super::view::ProfiledTable;
use super::words::fact_words;

/// The columns of one round.
#[derive(Debug)]
pub(super) struct RoundColumns {
    /// The column that names the opponent.
    pub(super) opponent: u16,
    /// The columns of what was scored against it, and in which unit.
    pub(super) scores: Vec<(u16, What)>,
}

/// How many of a hundred opponents must name each other where headings do not say that they are
/// opponents.
const PROVED: usize = 90;

/// The same where headings say it.
const HEADED: usize = 60;

/// The rounds of a table, the first one first; none where no columns are opponents.
pub(super) fn find_round_columns(view: &ProfiledTable) -> Vec<RoundColumns> {
    if view.row_count() < 3 {
        return Vec::new();
    }
    // Opponents of a round and the numbers that they name mirror each other: the numbers are what
    // most columns name.
    let named = keys(view).into_iter().map(|(key, rows)| opponents(view, key, &rows));
    let opponents = named.rev().max_by_key(Vec::len).unwrap_or_default();
    let headed = |column: &u16| view.block.heads.get(column).is_some_and(says_opponent);
    if opponents.len() < 2 && !opponents.iter().all(headed) {
        return Vec::new();
    }
    opponents
        .iter()
        .enumerate()
        .map(|(at, column)| RoundColumns {
            opponent: *column,
            scores: scores(view, &opponents, at),
        })
        .collect()
}

/// The columns that name opponents by the texts of a key.
fn opponents(view: &ProfiledTable, key: u16, rows: &HashMap<String, usize>) -> Vec<u16> {
    let said = view.columns().any(|(_, head, _)| says_opponent(head));
    view.columns()
        .filter(|(column, head, profile)| {
            let other = head.likely_means(What::Place) || head.likely_means(What::Number);
            if !says_opponent(head) && (said || other) {
                return false;
            }
            let enough = if says_opponent(head) { HEADED } else { PROVED };
            *column != key
                && profile.filled * 2 > profile.rows
                && mutual(rows, &profile.texts) >= enough
        })
        .map(|(column, ..)| column)
        .collect()
}

/// What tells contestants apart, by column: the row of each text.
fn keys(view: &ProfiledTable) -> Vec<(u16, HashMap<String, usize>)> {
    view.columns()
        .filter(|(_, head, profile)| {
            !says_opponent(head)
                && profile.filled == profile.rows
                && profile.distinct == profile.rows
                && (profile.percent_of_shape(CellShape::Whole) == 100
                    || profile.percent_of_shape(CellShape::Words) >= 70)
        })
        .map(|(column, _, profile)| {
            let texts = profile.texts.iter().enumerate();
            (column, texts.map(|(row, text)| (plain(text), row)).collect())
        })
        .collect()
}

fn plain(text: &str) -> String {
    text.trim().trim_end_matches('.').trim_start_matches('0').to_lowercase()
}

/// How many of a hundred rows name an opponent that names them.
fn mutual(rows: &HashMap<String, usize>, texts: &[String]) -> usize {
    let opponent = |row: usize| rows.get(&plain(texts.get(row)?)).copied();
    let named = texts.iter().filter(|text| !text.is_empty()).count();
    let back = (0..texts.len())
        .filter(|row| {
            opponent(*row).is_some_and(|other| other != *row && opponent(other) == Some(*row))
        })
        .count();
    percent_rounded_down(back, named)
}

/// Whether a heading has a word for an opponent.
fn says_opponent(head: &ColumnHeading) -> bool {
    let text = head.text();
    text.split(|c: char| !c.is_alphabetic())
        .any(|word| fact_words().opponent.contains(&squeeze_heading(word, true).text))
}

/// The scores of a round: the columns up to the next opponent, or those before it where the table
/// begins with a score.
fn scores(view: &ProfiledTable, opponents: &[u16], at: usize) -> Vec<(u16, What)> {
    let stride = match opponents {
        [one, other, ..] => other - one,
        _ => 2,
    };
    let own = opponents[at];
    let behind = |opponent: u16| -> Vec<(u16, What)> {
        (opponent + 1..opponent + stride).filter_map(|column| score(view, column)).collect()
    };
    let last = opponents.last().copied().unwrap_or(own);
    if opponents.iter().all(|one| *one == last || !behind(*one).is_empty())
        && !behind(last).is_empty()
    {
        return behind(own);
    }
    let first = own.saturating_sub(stride - 1);
    (first..own).filter_map(|column| score(view, column)).collect()
}

/// What a column of scores of a round is in.
fn score(view: &ProfiledTable, column: u16) -> Option<(u16, What)> {
    let (head, profile) = (view.block.heads.get(&column)?, view.column_profile(column)?);
    if profile.filled == 0
        || profile.percent_of_shape(CellShape::Number) + profile.percent_of_shape(CellShape::Game)
            < 60
    {
        return None;
    }
    let text = head.text();
    let unit = text
        .split(|c: char| !c.is_alphanumeric() && c != '%')
        .filter(|word| !word.is_empty() && !names_round(word))
        .flat_map(heading_meanings)
        .find_map(|reading| match reading.what {
            What::Vps | What::Imps | What::Percent => Some(reading.what),
            What::Points | What::Score | What::Result | What::Total => {
                Some(by_size(&profile.numbers))
            }
            _ => None,
        });
    Some((column, unit.unwrap_or_else(|| by_size(&profile.numbers))))
}

/// Whether a word of a heading only tells the round: `R1`, `Round`, `3`.
fn names_round(word: &str) -> bool {
    let letters: String = word.chars().filter(|c| c.is_alphabetic()).collect();
    letters.is_empty()
        || letters.eq_ignore_ascii_case("r")
        || fact_words().round.contains(&squeeze_heading(&letters, true).text)
}

/// Points of games are 0, \u{bd} or 1; victory points are not below nought; the rest are IMPs.
fn by_size(numbers: &[Option<TenThousandths>]) -> What {
    let mut numbers = numbers.iter().flatten();
    if numbers
        .clone()
        .all(|number| [0, ONE_IN_TEN_THOUSANDTHS / 2, ONE_IN_TEN_THOUSANDTHS].contains(number))
    {
        What::Points
    } else if numbers.all(|number| *number >= 0) {
        What::Vps
    } else {
        What::Imps
    }
}
