//! Phrases that count boards: `2 x 24 boards`, `6 rounds of 8`, `3 Runden zu 10 Boards`, `8 boards
//! a round`.

use std::collections::HashSet;

use super::words::{fact_words, line_tokens};

/// What a phrase counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct BoardsPhrase {
    /// Boards that each contestant played in the event, where the phrase tells them.
    pub(super) boards: Option<u16>,
    /// Rounds, where the parts are rounds.
    pub(super) rounds: Option<u16>,
    /// Boards of one part.
    pub(super) each: u16,
}

/// The most boards of an event.
const MOST: u16 = 600;

/// Reads a phrase that multiplies; none where there is none.
pub(super) fn parse_boards_phrase(text: &str) -> Option<BoardsPhrase> {
    let tokens = line_tokens(&parted(text));
    (0..tokens.len()).find_map(|at| {
        let found = parts_of(&tokens, at).or_else(|| of_length(&tokens, at));
        found.or_else(|| a_part(&tokens, at))
    })
}

/// `nine 3-board rounds`
fn of_length(tokens: &[String], at: usize) -> Option<BoardsPhrase> {
    let words = fact_words();
    let is = |at: usize, known: &HashSet<String>| {
        tokens.get(at).is_some_and(|word| known.contains(word))
    };
    let (parts, each) = (number_at_token(tokens, at)?, number(tokens, at + 1)?);
    let of_rounds = is(at + 3, &words.rounds);
    let boards = parts.checked_mul(each).filter(|boards| (1..=MOST).contains(boards))?;
    (is(at + 2, &words.boards) && (of_rounds || is(at + 3, &words.sessions)))
        .then_some(BoardsPhrase { boards: Some(boards), rounds: of_rounds.then_some(parts), each })
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

/// `2 x 24 boards`, `6 rounds of 8`, `3 Runden zu 10`, `2 sessions, 24 boards each`: how many parts,
/// and boards of each.
fn parts_of(tokens: &[String], at: usize) -> Option<BoardsPhrase> {
    let words = fact_words();
    let is = |at: usize, known: &HashSet<String>| {
        tokens.get(at).is_some_and(|word| known.contains(word))
    };
    let of_rounds = is(at + 1, &words.rounds) || is(at + 1, &words.round);
    let has_unit = of_rounds || is(at + 1, &words.sessions);
    let parts = if has_unit { number_at_token(tokens, at)? } else { number(tokens, at)? };
    // Of a number without a unit the sign alone: `2 x 24`, not `20 of 24`.
    let times = || tokens.get(at + 1).is_some_and(|word| word == "x");
    let links = if has_unit { links(tokens, at + 2) } else { usize::from(times()) };
    let next = at + 1 + usize::from(has_unit) + links;
    let each = number(tokens, next)?;
    let boards = is(next + 1, &words.boards);
    let apiece = is(next + 1 + usize::from(boards), &words.apiece);
    if !(links > 0 || has_unit && apiece) || !(boards || has_unit) {
        return None;
    }
    let boards = parts.checked_mul(each).filter(|boards| (1..=MOST).contains(boards))?;
    Some(BoardsPhrase { boards: Some(boards), rounds: of_rounds.then_some(parts), each })
}

/// How many words from here on stand between parts and the boards of each: `of`, `mit je`.
fn links(tokens: &[String], from: usize) -> usize {
    let words = fact_words();
    let known = [&words.times, &words.each, &words.apiece];
    let link = |word: &&String| known.iter().any(|known| known.contains(*word));
    tokens.iter().skip(from).take(3).take_while(link).count()
}

/// `8 boards a round`, `24 boards in each of 2 sessions`: the number of parts may also stand before or
/// behind. Of `24 boards each` it is not told.
fn a_part(tokens: &[String], at: usize) -> Option<BoardsPhrase> {
    let words = fact_words();
    let each = number(tokens, at)?;
    let is = |at: usize, known: &HashSet<String>| {
        tokens.get(at).is_some_and(|word| known.contains(word))
    };
    let is_part =
        |at: usize| is(at, &words.rounds) || is(at, &words.round) || is(at, &words.sessions);
    if !is(at + 1, &words.boards) {
        return None;
    }
    let links = links(tokens, at + 2);
    let behind = at + 2 + links;
    let apiece = (at + 2..behind).any(|link| is(link, &words.apiece));
    let times = links == 1 && tokens[at + 2] == "x";
    let own = number_at_token(tokens, behind).filter(|_| times || apiece);
    let unit = behind + usize::from(own.is_some());
    let alone = links == 1 && apiece && behind == tokens.len();
    if links == 0 || !(is_part(unit) || alone || times && own.is_some()) {
        return None;
    }
    let others = (0..tokens.len()).filter(|other| *other != at && is_part(other + 1));
    let parts = own.or_else(|| others.into_iter().find_map(|other| number_at_token(tokens, other)));
    let boards = parts.and_then(|parts| parts.checked_mul(each));
    Some(BoardsPhrase {
        boards: boards.filter(|boards| (1..=MOST).contains(boards)),
        rounds: parts.filter(|_| is_part(unit) && !is(unit, &words.sessions)),
        each,
    })
}

/// Whether a text leaves open how many boards each contestant played: another number that may be of
/// boards stands in it, or a word such as `at least`, `sit-out`, `per table`.
pub(super) fn leaves_boards_open(text: &str) -> bool {
    const FEWEST: u16 = 8;
    const MOST_BOARDS: u16 = 60;
    let words = fact_words();
    let plain = without_days_and_times(&parted(text));
    let tokens = line_tokens(&plain);
    let phrase = parse_boards_phrase(text);
    let of_phrase = |number: u16| {
        phrase.is_some_and(|phrase| {
            let parts = phrase.boards.map(|boards| boards / phrase.each.max(1));
            [Some(phrase.each), phrase.boards, phrase.rounds, parts].contains(&Some(number))
        })
    };
    let units = [&words.boards, &words.rounds, &words.round, &words.sessions];
    let counts_else = |word: &String| {
        units.iter().any(|known| known.contains(word))
            || words.contestants.contains_key(word)
            || words.list.contains(word)
            || word.starts_with("table")
            || super::months::month_from_name(word).is_some()
    };
    let named = |word: &String| {
        word == "top"
            || words.round.contains(word)
            || words.event.contains(word)
            || super::months::month_from_name(word).is_some()
    };
    let another = (0..tokens.len()).any(|at| {
        let Some(number) = number(&tokens, at) else { return false };
        let next = tokens.get(at + 1).is_some_and(counts_else);
        let before = at.checked_sub(1).is_some_and(|before| named(&tokens[before]));
        (FEWEST..=MOST_BOARDS).contains(&number) && !of_phrase(number) && !next && !before
    });
    // `5 somethings of 8 boards`
    let several = (0..tokens.len()).any(|at| {
        let is_word = |word: &String| {
            word.chars().all(char::is_alphabetic)
                && !words.times.contains(word)
                && !words.boards.contains(word)
                && super::months::month_from_name(word).is_none()
        };
        let parts = number_at_token(&tokens, at).is_some_and(|parts| parts > 1);
        let linked = tokens.get(at + 2).is_some_and(|word| words.times.contains(word));
        let each = number(&tokens, at + 3).is_some_and(|each| !of_phrase(each));
        let boards = tokens.get(at + 4).is_some_and(|word| words.boards.contains(word));
        parts && tokens.get(at + 1).is_some_and(is_word) && linked && each && boards
    });
    another || several || tokens.iter().any(|word| words.open.contains(word))
}

/// A text with blanks for days and times in figures: `5.5.2026`, `19:30`, `7pm`.
fn without_days_and_times(text: &str) -> String {
    let is_figure = |part: &str| {
        let digits = part.bytes().filter(u8::is_ascii_digit).count();
        let marks = part.bytes().filter(|b| b"./:-".contains(b)).count();
        let clock = ["am", "pm", "h", "uhr"].iter().find_map(|end| part.strip_suffix(end));
        let clock = clock.is_some_and(|time| time.bytes().all(|b| b.is_ascii_digit() || b == b'.'));
        let only = digits + marks == part.len();
        clock && digits > 0 || only && (marks > 1 && digits > 3 || part.contains(':') && digits > 2)
    };
    let kept = text.split_whitespace().map(|part| {
        let bare = part.trim_matches(|c: char| "(),;.".contains(c)).to_lowercase();
        if is_figure(&bare) { "" } else { part }
    });
    kept.collect::<Vec<_>>().join(" ")
}

/// The number of sessions that a text tells, where it does not multiply them.
pub(super) fn session_count_in_text(text: &str) -> Option<u16> {
    if parse_boards_phrase(text).is_some() {
        return None;
    }
    let tokens = line_tokens(text);
    let of =
        |at: &usize| tokens.get(at + 1).is_some_and(|word| fact_words().sittings.contains(word));
    let told = (0..tokens.len()).filter(of).find_map(|at| number_at_token(&tokens, at));
    told.filter(|sittings| *sittings > 1)
}

/// Whether a text counts boards, rounds or sessions and says nothing else, perhaps on which day.
pub(super) fn says_only_counts(text: &str) -> bool {
    let (words, tokens) = (fact_words(), line_tokens(&parted(text)));
    let counts = |word: &String| {
        let known = [
            &words.boards,
            &words.rounds,
            &words.round,
            &words.sessions,
            &words.times,
            &words.each,
        ];
        known.iter().any(|known| known.contains(word))
    };
    let number = |word: &String| word.parse::<u32>().is_ok() || words.numbers.contains_key(word);
    let of_day = |word: &String| {
        words.weekdays.contains_key(word) || super::months::month_from_name(word).is_some()
    };
    // `Ronde 3` tells which one it is, rather than how many.
    let part = |word: &String| {
        [&words.round, &words.rounds, &words.sessions].iter().any(|known| known.contains(word))
    };
    let number_at = |at: Option<usize>| at.and_then(|at| tokens.get(at)).is_some_and(number);
    let names_one = (0..tokens.len())
        .any(|at| part(&tokens[at]) && number_at(Some(at + 1)) && !number_at(at.checked_sub(1)));
    !names_one
        && tokens.iter().any(counts)
        && tokens.iter().any(number)
        && tokens.iter().all(|word| counts(word) || number(word) || of_day(word))
}

fn number(tokens: &[String], at: usize) -> Option<u16> {
    tokens.get(at)?.parse().ok().filter(|number| (1..=400).contains(number))
}

/// A number in figures or as a word.
pub(super) fn number_at_token(tokens: &[String], at: usize) -> Option<u16> {
    number(tokens, at).or_else(|| fact_words().numbers.get(tokens.get(at)?).copied())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn boards_are_open_where_a_line_says_more_of_them() {
        for text in [
            "24 boards",
            "5 May 2026, 24 boards",
            "Tuesday 5.5.2026, 19:30 - 24 boards",
            "13 tables, 26 boards, 7pm",
            "26 boards, 12 pairs, Mitchell",
            "Section 8, 24 boards played",
            "2 sessions of 24 boards",
            "2 halves of 12 boards",
            "12 rounds of 2 boards",
            "24 boards, Howell, top 10",
        ] {
            assert!(!leaves_boards_open(text), "{text}");
        }
        for text in [
            "Curtailed after 20 of 24 boards",
            "27 boards in play, 24 played",
            "27 boards (each pair plays 24)",
            "13 tables Mitchell, 26 boards, 24 played",
            "26 boards, last round not played (24 counted)",
            "9 rounds of 3 boards with a sit-out",
            "13 boards before tea and 13 after",
            "4 boards per table, 6 tables",
            "Next week: 30 boards!",
            "Min 18 boards for master points",
            "at least 20 boards",
            "24-26 boards",
            "Most pairs played 24 boards, pairs 3 and 5 played 20",
            "5 duels of 8 boards",
        ] {
            assert!(leaves_boards_open(text), "{text}");
        }
    }

    #[test]
    fn boards_are_multiplied() {
        for (text, boards, rounds, each) in [
            ("2 x 24 boards", Some(48), None, 24),
            ("2x24 boards", Some(48), None, 24),
            ("2 \u{d7} 24 Boards", Some(48), None, 24),
            ("3 sessions of 24 boards", Some(72), None, 24),
            ("two sessions of 24 boards", Some(48), None, 24),
            ("2 sessions, 24 boards each", Some(48), None, 24),
            ("2 Durchg\u{e4}nge mit je 24 Boards", Some(48), None, 24),
            ("2 s\u{e9}ances, 24 donnes chacune", Some(48), None, 24),
            ("Twee zittingen, elk 24 spellen", Some(48), None, 24),
            ("24 boards in each of 2 sessions", Some(48), None, 24),
            ("Dimanche 15 mars 2026 - 5 matchs de 8 donnes", Some(40), None, 8),
            ("6 March 2026, nine 3-board rounds", Some(27), Some(9), 3),
            ("24 boards x 2", Some(48), None, 24),
            ("24 boards each", None, None, 24),
            ("6 rounds of 8 boards", Some(48), Some(6), 8),
            ("6 rounds of 8", Some(48), Some(6), 8),
            ("3 Runden zu 10 Boards", Some(30), Some(3), 10),
            ("7 rondes de 4 donnes", Some(28), Some(7), 4),
            ("5 rounds, 6 boards per round", Some(30), Some(5), 6),
            ("8 boards a round", None, None, 8),
        ] {
            let want = BoardsPhrase { boards, rounds, each };
            assert_eq!(parse_boards_phrase(text), Some(want), "{text}");
        }
        for text in [
            "24 boards",
            "6 May, 24 boards",
            "Round 3 of 7",
            "best 5 of 8",
            "Pairs 2 of 3",
            "24 boards in 2 sessions",
        ] {
            assert_eq!(parse_boards_phrase(text), None, "{text}");
        }
    }
}
