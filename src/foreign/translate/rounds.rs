//! Crosstables and matrices: a row a contestant, a column a round or an opponent.

use super::super::recognised::{Column, SheetKind, Sureness, What};
use super::super::sheets::Filled;
use super::draft::{Draft, Put};
use super::ranking::Scorer;
use super::roster::Roster;
use super::view::View;
use crate::model::form::MatchColumn;
use crate::model::{Address, Exact, Note};

/// What a cell of a crosstable says of a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Told {
    /// The opponent's number; none for a bye.
    pub opponent: Option<String>,
    /// Half points that the row's player got.
    pub points: u8,
    /// The colour of the row's player, where it is told.
    pub white: Option<bool>,
    /// Whether the game was played.
    pub played: bool,
}

/// Reads a cell of a round: `3w1`, `12b\u{bd}`, `W12`, `D   4`, `+5B`, `1 16`, `-0`, `H`.
pub(super) fn told(text: &str) -> Option<Told> {
    let compact: String = text
        .chars()
        .filter(|c| !c.is_whitespace() && !"()*:".contains(*c))
        .collect::<String>()
        .replace("1/2", "\u{bd}")
        .replace("0.5", "\u{bd}")
        .replace("0,5", "\u{bd}");
    let upper = compact.to_uppercase();
    let bye = |points| Some(Told { opponent: None, points, white: None, played: false });
    match upper.as_str() {
        "H" | "\u{bd}" | "-\u{bd}" | "\u{bd}BYE" | "BYE\u{bd}" | "HPB" => return bye(1),
        "F" | "B" | "BYE" | "1BYE" | "BYE1" | "+BYE" | "BYE+" | "-1" | "+" | "FPB"
        | "SPIELFREI" => return bye(2),
        "U" | "Z" | "-" | "--" | "-0" | "0" | "---" | "-BYE" | "0BYE" | "ZPB" => return bye(0),
        _ => {}
    }
    // `3w1`: opponent, colour, result.
    let digits = upper.chars().take_while(char::is_ascii_digit).count();
    let rest = &upper[digits..];
    let mut after = rest.chars();
    if digits > 0
        && let Some(colour @ ('W' | 'B' | 'S')) = after.next()
        && let Some((points, played)) = result(after.as_str())
    {
        return Some(game(&upper[..digits], points, Some(colour == 'W'), played));
    }
    // `W12`, `1 16`, `\u{bd}4`, `+5B`: result, opponent, colour.
    let first = upper.chars().next()?;
    let (points, played) = result(&upper[..first.len_utf8()])?;
    let rest = &upper[first.len_utf8()..];
    let white = match rest.chars().last() {
        Some('W') => Some(true),
        Some('B' | 'S') => Some(false),
        _ => None,
    };
    let opponent = rest.trim_end_matches(['W', 'B', 'S']);
    let number = !opponent.is_empty() && opponent.bytes().all(|b| b.is_ascii_digit());
    // A bare number does not say which of its digits is the result.
    let plain = text.trim().bytes().all(|b| b.is_ascii_digit());
    (number && !(plain && text.trim().len() < 2)).then(|| game(opponent, points, white, played))
}

fn game(opponent: &str, points: u8, white: Option<bool>, played: bool) -> Told {
    let opponent = Some(opponent.trim_start_matches('0').to_string());
    Told { opponent, points, white, played }
}

/// A result as half points, and whether the game was played.
fn result(text: &str) -> Option<(u8, bool)> {
    Some(match text {
        "1" | "W" => (2, true),
        "0" | "L" => (0, true),
        "\u{bd}" | "D" | "=" => (1, true),
        "+" | "X" | "1F" => (2, false),
        "-" | "F" | "0F" => (0, false),
        _ => return None,
    })
}

/// A game that both rows tell alike, or that one row tells.
struct Game {
    round: u16,
    home: usize,
    away: Option<usize>,
    points: u8,
    played: bool,
    at: Address,
}

/// Lays the rounds of a crosstable out as the sheet `Matches`. False where rows disagree: then
/// nothing is taken.
pub(super) fn crosstable(
    draft: &mut Draft,
    view: View<'_>,
    rows: &[Scorer],
    (roster, labels): (&Roster, &[String]),
) -> bool {
    let rounds = view.several(What::Round);
    if rounds.is_empty() || view.table.sure == Sureness::Asked {
        return false;
    }
    let mut games = Vec::new();
    for (round, column) in rounds {
        let Some(found) = games_of(view, (round, column), rows, roster) else { return false };
        games.extend(found);
    }
    for game in games {
        add(draft, &game, labels);
    }
    true
}

/// The games of a round; none where two rows tell different things.
fn games_of(
    view: View<'_>,
    (round, column): (u16, &Column),
    rows: &[Scorer],
    roster: &Roster,
) -> Option<Vec<Game>> {
    let mut said: Vec<(usize, Option<usize>, Told, Address)> = Vec::new();
    for scorer in rows {
        let Some((text, at)) = view.in_column(column, scorer.row) else { continue };
        let cell = told(&text)?;
        let opponent = match &cell.opponent {
            Some(number) if number.is_empty() => None,
            Some(number) => Some(opponent(number, scorer.entry, rows, roster)?),
            None => None,
        };
        said.push((scorer.entry, opponent, cell, at));
    }
    let mut games: Vec<Game> = Vec::new();
    for (entry, opponent, cell, at) in &said {
        let Some(opponent) = *opponent else {
            // A round that somebody did not play is no game.
            if cell.points > 0 {
                let (home, points) = (*entry, cell.points);
                games.push(Game { round, home, away: None, points, played: false, at: *at });
            }
            continue;
        };
        let other = said.iter().find(|(other, ..)| *other == opponent);
        if let Some((_, back, theirs, _)) = other {
            let agrees = *back == Some(*entry)
                && (theirs.points + cell.points == 2 || !cell.played)
                && (theirs.white.is_none() || theirs.white != cell.white);
            if !agrees {
                return None;
            }
            if opponent < *entry {
                continue;
            }
        }
        let black = cell.white == Some(false);
        let points = if black { 2 - cell.points } else { cell.points };
        let (home, away) = if black { (opponent, *entry) } else { (*entry, opponent) };
        games.push(Game { round, home, away: Some(away), points, played: cell.played, at: *at });
    }
    Some(games)
}

/// The contestant with a number, else the one in that place of the table.
fn opponent(number: &str, entry: usize, rows: &[Scorer], roster: &Roster) -> Option<usize> {
    let numbered = roster.numbered(number, entry);
    let place = number.parse::<usize>().ok().and_then(|place| place.checked_sub(1));
    let found = numbered.or_else(|| {
        let none = rows.iter().all(|scorer| !roster.has_number(scorer.entry));
        place.filter(|_| none).and_then(|place| rows.get(place)).map(|scorer| scorer.entry)
    })?;
    (found != entry).then_some(found)
}

fn add(draft: &mut Draft, game: &Game, labels: &[String]) {
    use MatchColumn as M;
    let at = Some(game.at);
    let mut row = vec![
        Put::new(M::Round, Filled::text(&game.round.to_string()), at),
        Put::new(M::Home, Filled::text(&labels[game.home]), at),
    ];
    let Some(away) = game.away else {
        let note = if game.points == 1 { Note::HalfBye } else { Note::Bye };
        row.push(Put::new(M::Note, Filled::text(note.word()), at));
        draft.matches.add(row);
        return;
    };
    let result = match (game.points, game.played) {
        (2, true) => "1-0",
        (1, _) => "\u{bd}-\u{bd}",
        (0, true) => "0-1",
        (2, false) => "+--",
        _ => "--+",
    };
    row.push(Put::new(M::Away, Filled::text(&labels[away]), at));
    row.push(Put::new(M::Result, Filled::text(result), at));
    draft.matches.add(row);
}

/// Lays a matrix of teams out as the sheet `Matches`: each pair of cells across the diagonal is
/// one match. False where the table is no such matrix.
pub(super) fn matrix(
    draft: &mut Draft,
    view: View<'_>,
    rows: &[Scorer],
    labels: &[String],
) -> bool {
    use MatchColumn as M;
    let opponents = view.several(What::Opponent);
    if opponents.len() != rows.len() || view.table.sure == Sureness::Asked {
        return false;
    }
    let score = |row: usize, column: usize| {
        let at = view.at(opponents[column].1, rows[row].row);
        let text = view.grid.text(at).replace(',', ".").replace('\u{bd}', "0.5");
        Some((view.grid.number(at)?, Exact::decimal(&text)?, at))
    };
    let columns = match view.table.kind {
        SheetKind::Crosstable => None,
        _ => Some([M::HomeVps, M::AwayVps]),
    };
    for home in 0..rows.len() {
        for away in home + 1..rows.len() {
            let (Some((one, points, at)), Some((other, theirs, other_at))) =
                (score(home, away), score(away, home))
            else {
                continue;
            };
            let mut row = vec![
                Put::new(M::Home, Filled::text(&labels[rows[home].entry]), Some(at)),
                Put::new(M::Away, Filled::text(&labels[rows[away].entry]), Some(other_at)),
            ];
            match columns {
                Some([home, away]) => {
                    row.push(Put::new(home, one, Some(at)));
                    row.push(Put::new(away, other, Some(other_at)));
                }
                None => {
                    let Some(result) = result_of(points, theirs) else { continue };
                    row.push(Put::new(M::Result, Filled::text(result), Some(at)));
                }
            }
            draft.matches.add(row);
        }
    }
    true
}

/// The result of a game by the points of both.
pub(super) fn result_of(home: Exact, away: Exact) -> Option<&'static str> {
    let results = [("1-0", 2, 0), ("\u{bd}-\u{bd}", 1, 1), ("0-1", 0, 2)];
    let doubled = [home + home, away + away];
    let found = results
        .into_iter()
        .find(|(_, home, away)| doubled == [Exact::whole(*home), Exact::whole(*away)]);
    found.map(|(result, ..)| result)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rounds_are_read_as_programs_write_them() {
        let game = |opponent: &str, points, white, played| {
            Some(Told { opponent: Some(opponent.to_string()), points, white, played })
        };
        let bye = |points| Some(Told { opponent: None, points, white: None, played: false });
        for (text, want) in [
            ("3w1", game("3", 2, Some(true), true)),
            ("12b\u{bd}", game("12", 1, Some(false), true)),
            ("12s0", game("12", 0, Some(false), true)),
            ("7w+", game("7", 2, Some(true), false)),
            ("W12", game("12", 2, None, true)),
            ("W  12", game("12", 2, None, true)),
            ("D   4", game("4", 1, None, true)),
            ("L10", game("10", 0, None, true)),
            ("+5B", game("5", 2, Some(false), false)),
            ("1\n16", game("16", 2, None, true)),
            ("116", game("16", 2, None, true)),
            ("\u{bd}4", game("4", 1, None, true)),
            ("1/2 4", game("4", 1, None, true)),
            ("-0", bye(0)),
            ("H", bye(1)),
            ("U", bye(0)),
            ("-1", bye(2)),
            ("hello", None),
            ("7", None),
        ] {
            assert_eq!(told(text), want, "{text}");
        }
    }
}
