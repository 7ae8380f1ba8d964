//! Phrases that count boards: `2 x 24 boards`, `6 rounds of 8`, `3 Runden zu 10 Boards`, `8 boards
//! a round`.

use super::words::{tokens, words};

/// What a phrase counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Counted {
    /// Boards that each contestant played in the event, where the phrase tells them.
    pub(super) boards: Option<u16>,
    /// Rounds, where the parts are rounds.
    pub(super) rounds: Option<u16>,
    /// Boards of one part of which the phrase does not tell how many there were.
    pub(super) boards_a_part: Option<u16>,
}

/// The most boards of an event.
const MOST: u16 = 600;

/// Reads a phrase that multiplies; none where there is none.
pub(super) fn counted(text: &str) -> Option<Counted> {
    let tokens = tokens(&parted(text));
    (0..tokens.len()).find_map(|at| parts_of(&tokens, at).or_else(|| a_part(&tokens, at)))
}

/// The text with blanks round a sign of multiplication: `2x24`, `2 \u{d7} 24`.
fn parted(text: &str) -> String {
    let chars: Vec<char> = text.chars().collect();
    let near = |at: Option<usize>, step: isize| {
        let mut at = at;
        while let Some(place) = at.filter(|place| *place < chars.len()) {
            if !chars[place].is_whitespace() {
                return chars[place].is_ascii_digit();
            }
            at = place.checked_add_signed(step);
        }
        false
    };
    let mut parted = String::with_capacity(text.len() + 4);
    for (at, c) in chars.iter().enumerate() {
        let sign = matches!(c, 'x' | 'X' | '\u{d7}' | '*');
        if sign && near(at.checked_sub(1), -1) && near(Some(at + 1), 1) {
            parted.push_str(" x ");
        } else {
            parted.push(*c);
        }
    }
    parted
}

/// `2 x 24 boards`, `6 rounds of 8`, `3 Runden zu 10`: how many parts, and boards of each.
fn parts_of(tokens: &[String], at: usize) -> Option<Counted> {
    let words = words();
    let word = |at: usize| tokens.get(at).map(String::as_str);
    let parts = number(tokens, at)?;
    let mut next = at + 1;
    let unit = word(next).filter(|word| {
        words.rounds.contains(*word)
            || words.round.contains(*word)
            || words.sessions.contains(*word)
    });
    next += usize::from(unit.is_some());
    let linked = word(next).is_some_and(|word| words.times.contains(word));
    next += usize::from(linked);
    let each = number(tokens, next)?;
    let boards = word(next + 1).is_some_and(|word| words.boards.contains(word));
    if !linked || !(boards || unit.is_some()) {
        return None;
    }
    let boards = parts.checked_mul(each).filter(|boards| (1..=MOST).contains(boards))?;
    let of_rounds = unit.is_some_and(|unit| !words.sessions.contains(unit));
    Some(Counted { boards: Some(boards), rounds: of_rounds.then_some(parts), boards_a_part: None })
}

/// `8 boards a round`: the number of rounds may stand before or behind.
fn a_part(tokens: &[String], at: usize) -> Option<Counted> {
    let words = words();
    let each = number(tokens, at)?;
    let word = |at: usize| tokens.get(at).map(String::as_str);
    let part = |word: &str| {
        words.rounds.contains(word) || words.round.contains(word) || words.sessions.contains(word)
    };
    let sound = word(at + 1).is_some_and(|word| words.boards.contains(word))
        && word(at + 2).is_some_and(|word| words.each.contains(word))
        && word(at + 3).is_some_and(part);
    if !sound {
        return None;
    }
    let parts = (0..tokens.len())
        .filter(|other| *other != at)
        .find_map(|other| number(tokens, other).filter(|_| word(other + 1).is_some_and(part)));
    let boards = parts.and_then(|parts| parts.checked_mul(each));
    Some(Counted {
        boards: boards.filter(|boards| (1..=MOST).contains(boards)),
        rounds: parts.filter(|_| !word(at + 3).is_some_and(|word| words.sessions.contains(word))),
        boards_a_part: Some(each),
    })
}

fn number(tokens: &[String], at: usize) -> Option<u16> {
    tokens.get(at)?.parse().ok().filter(|number| (1..=400).contains(number))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn boards_are_multiplied() {
        for (text, boards, rounds, each) in [
            ("2 x 24 boards", Some(48), None, None),
            ("2x24 boards", Some(48), None, None),
            ("2 \u{d7} 24 Boards", Some(48), None, None),
            ("3 sessions of 24 boards", Some(72), None, None),
            ("6 rounds of 8 boards", Some(48), Some(6), None),
            ("6 rounds of 8", Some(48), Some(6), None),
            ("3 Runden zu 10 Boards", Some(30), Some(3), None),
            ("7 rondes de 4 donnes", Some(28), Some(7), None),
            ("5 rounds, 6 boards per round", Some(30), Some(5), Some(6)),
            ("8 boards a round", None, None, Some(8)),
        ] {
            let want = Counted { boards, rounds, boards_a_part: each };
            assert_eq!(counted(text), Some(want), "{text}");
        }
        for text in ["24 boards", "6 May, 24 boards", "Round 3 of 7", "best 5 of 8", "Pairs 2 of 3"]
        {
            assert_eq!(counted(text), None, "{text}");
        }
    }
}
