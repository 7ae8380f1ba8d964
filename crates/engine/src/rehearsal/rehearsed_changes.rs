//! What an organiser says of a change: `12 withdraws; board 3 = 0-1`.
//!
//! | sentence | change |
//! |---|---|
//! | `12 withdraws` | the entry leaves the event |
//! | `12 absent`, `12 absent in round 4` | it plays no game in the next round, or in that one |
//! | `12 half bye in round 4` | it has a bye of half a point |
//! | `new entry "Nia Colter" 1850` | somebody comes late; the rating can be left out |
//! | `board 3 = 0-1`, `round 2 board 3 = 41-36` | another result, in the last round with such a board |
//! | `3 must not meet 8` | they are kept apart |
//!
//! Sentences are separated by semicolons. An entry is named by its label or its name.

/// A change, as said.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum RehearsedChange {
    /// An entry leaves the event before the round.
    Withdraws {
        /// The label, number or name by which the entry is said.
        who: String,
    },
    /// An entry does not play in a round.
    Absent {
        /// The label, number or name by which the entry is said.
        who: String,
        /// The round; by default the next.
        round: Option<usize>,
        /// Whether it scores half a point.
        half: bool,
    },
    /// A new entry joins the event.
    Entry { names: Vec<String>, rating: Option<u32> },
    /// The result of a board, match or table.
    Result {
        /// The round; by default the last with such a board.
        round: Option<usize>,
        board: String,
        /// The result as typed.
        text: String,
    },
    /// Two entries are kept apart.
    Apart {
        /// The labels or names of both.
        pair: [String; 2],
    },
}

/// What can be said, for somebody who was not understood.
const SAYINGS: &str = "“12 withdraws”, “12 absent in round 4”, “12 half bye in round 4”, “new entry \"Name\" 1850”, “board 3 = 0-1”, “3 must not meet 8”, separated by semicolons";

/// Reads the changes. The error is a sentence on the first that is not understood.
pub fn parse_rehearsed_changes(text: &str) -> Result<Vec<RehearsedChange>, String> {
    let mut changes = Vec::new();
    for sentence in sentences(text) {
        let words = words(&sentence)?;
        if !words.is_empty() {
            let change = change(&words);
            let not = || format!("“{}” is not understood; say {SAYINGS}", sentence.trim());
            changes.push(change.ok_or_else(not)?);
        }
    }
    match changes.is_empty() {
        true => Err(format!("nothing is said; say {SAYINGS}")),
        false => Ok(changes),
    }
}

/// The sentences; a semicolon in quotes belongs to its sentence.
fn sentences(text: &str) -> Vec<String> {
    let mut sentences = vec![String::new()];
    let mut quoted = false;
    for c in text.chars() {
        quoted ^= is_quote(c);
        if !quoted && matches!(c, ';' | '\n') {
            sentences.push(String::new());
        } else if let Some(last) = sentences.last_mut() {
            last.push(c);
        }
    }
    sentences
}

fn is_quote(c: char) -> bool {
    matches!(c, '"' | '\u{201c}' | '\u{201d}')
}

/// A word, or a text in quotes.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Spoken {
    text: String,
    quoted: bool,
}

impl Spoken {
    /// Whether it is one of some words.
    fn is(&self, words: &[&str]) -> bool {
        !self.quoted && words.iter().any(|word| self.bare().eq_ignore_ascii_case(word))
    }

    /// Without the comma or full stop that ends it; within a name, `Oakes, Megan`, it stays.
    fn bare(&self) -> &str {
        if self.quoted { &self.text } else { self.text.trim_end_matches([',', '.']) }
    }

    fn number(&self) -> Option<usize> {
        self.bare().parse().ok().filter(|_| !self.quoted)
    }
}

fn words(sentence: &str) -> Result<Vec<Spoken>, String> {
    let mut words = Vec::new();
    for (nth, part) in sentence.split(is_quote).enumerate() {
        if nth % 2 == 1 {
            words.push(Spoken { text: part.trim().to_string(), quoted: true });
            continue;
        }
        // The first sign of equality ends the board; others belong to a result.
        let part = part.replacen('=', " = ", 1);
        let plain = part.split_whitespace();
        let plain = plain.map(|text| Spoken { text: text.to_string(), quoted: false });
        words.extend(plain.filter(|word| !word.bare().is_empty()));
    }
    match sentence.chars().filter(|c| is_quote(*c)).count() % 2 {
        0 => Ok(words),
        _ => Err(format!("“{}” has a quotation mark without its partner", sentence.trim())),
    }
}

fn change(words: &[Spoken]) -> Option<RehearsedChange> {
    if words[0].is(&["new"]) {
        return entry(&words[1..]);
    }
    result(words).or_else(|| apart(words)).or_else(|| away(words))
}

/// `new entry "Nia Colter" 1850`.
fn entry(words: &[Spoken]) -> Option<RehearsedChange> {
    let kinds = ["entry", "player", "pair", "team"];
    let words = if words.first()?.is(&kinds) { &words[1..] } else { words };
    let (rating, names) = match words.split_last()? {
        (last, before) if last.number().is_some() => (last.number(), before),
        _ => (None, words),
    };
    let names = match names.split_last() {
        Some((last, before)) if last.is(&["rating"]) => before,
        _ => names,
    };
    let name = joined(names)?;
    let names = name.split('&').map(|name| name.trim().to_string());
    let names: Vec<String> = names.filter(|name| !name.is_empty()).collect();
    let rating = rating.map(u32::try_from).transpose().ok()?;
    (!names.is_empty()).then_some(RehearsedChange::Entry { names, rating })
}

/// `board 3 = 0-1`, `round 2 board 3 = 0-1`.
fn result(words: &[Spoken]) -> Option<RehearsedChange> {
    let (round, words) = match words {
        [first, number, rest @ ..] if first.is(&["round"]) => (Some(number.number()?), rest),
        _ => (None, words),
    };
    let [noun, board, sign, text @ ..] = words else { return None };
    let named = noun.is(&["board", "table", "match", "game"]) && sign.is(&["=", "is", "was"]);
    let text: String = text.iter().map(Spoken::bare).collect();
    let board = board.bare().to_string();
    (named && !text.is_empty()).then_some(RehearsedChange::Result { round, board, text })
}

/// `3 must not meet 8`, `3 and 8 must not meet`.
fn apart(words: &[Spoken]) -> Option<RehearsedChange> {
    let not = words.iter().position(|word| word.is(&["not"]))?;
    let is_verb = |word: &&Spoken| word.is(&["meet", "play"]);
    let verb = not + 1 + words[not + 1..].iter().position(|word| is_verb(&word))?;
    let before = &words[..not];
    let before = match before.split_last() {
        Some((last, before)) if last.is(&["must", "may", "do", "does", "shall", "should"]) => {
            before
        }
        _ => before,
    };
    let after = &words[verb + 1..];
    let pair = match after.is_empty() {
        false => [joined(before)?, joined(after)?],
        true => {
            let and = before.iter().position(|word| word.is(&["and", "&"]))?;
            [joined(&before[..and])?, joined(&before[and + 1..])?]
        }
    };
    Some(RehearsedChange::Apart { pair })
}

/// `12 withdraws`, `12 absent in round 4`.
fn away(words: &[Spoken]) -> Option<RehearsedChange> {
    const LEAVES: [&str; 7] =
        ["withdraws", "withdraw", "withdrew", "withdrawn", "leaves", "left", "quits"];
    const ABSENT: [&str; 4] = ["absent", "away", "missing", "bye"];
    let at = words.iter().position(|word| word.is(&LEAVES) || word.is(&ABSENT))?;
    let (verb, after) = (&words[at], &words[at + 1..]);
    let mut before = &words[..at];
    let mut half = false;
    let fill = ["is", "has", "asks", "for", "a", "takes", "be", "will", "half", "half-point"];
    while let Some((last, rest)) = before.split_last().filter(|(last, _)| last.is(&fill)) {
        half |= last.is(&["half", "half-point"]);
        before = rest;
    }
    let who = joined(before)?;
    let plain = |word: &&Spoken| !word.is(&["in", "for", "from", "after", "round"]);
    let mut after = after.iter().filter(plain);
    let (round, more) = (after.next(), after.next());
    let round = round.map(|word| word.number().ok_or(()));
    match (verb.is(&LEAVES), round, more) {
        (_, Some(Err(())), _) | (_, _, Some(_)) => None,
        // A withdrawal holds from the next round on.
        (true, None, None) => Some(RehearsedChange::Withdraws { who }),
        (true, ..) => None,
        (false, round, None) => {
            Some(RehearsedChange::Absent { who, round: round.and_then(Result::ok), half })
        }
    }
}

fn joined(words: &[Spoken]) -> Option<String> {
    let (last, before) = words.split_last()?;
    let texts: Vec<&str> = before.iter().map(|word| word.text.as_str()).collect();
    Some([&texts[..], &[last.bare()]].concat().join(" "))
}

#[cfg(test)]
#[expect(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn what_is_said_is_understood() {
        let who = |who: &str| who.to_string();
        let absent =
            |name: &str, round, half| RehearsedChange::Absent { who: who(name), round, half };
        let result = |round, board: &str, text: &str| RehearsedChange::Result {
            round,
            board: who(board),
            text: who(text),
        };
        let entry = |names: &[&str], rating| RehearsedChange::Entry {
            names: names.iter().map(|name| name.to_string()).collect(),
            rating,
        };
        let apart = RehearsedChange::Apart { pair: [who("3"), who("8")] };
        for (text, change) in [
            ("12 withdraws", RehearsedChange::Withdraws { who: who("12") }),
            ("Megan Oakes has withdrawn.", RehearsedChange::Withdraws { who: who("Megan Oakes") }),
            ("Oakes, Megan withdraws", RehearsedChange::Withdraws { who: who("Oakes, Megan") }),
            ("Oakes, Megan, withdraws", RehearsedChange::Withdraws { who: who("Oakes, Megan") }),
            ("12, withdraws", RehearsedChange::Withdraws { who: who("12") }),
            ("new entry Colter, Nia, 1850", entry(&["Colter, Nia"], Some(1850))),
            ("board 3 = 0-1.", result(None, "3", "0-1")),
            (
                "Oakes, M. and Vane, Ann must not meet",
                RehearsedChange::Apart { pair: [who("Oakes, M"), who("Vane, Ann")] },
            ),
            ("12 absent", absent("12", None, false)),
            ("12 is absent in round 4", absent("12", Some(4), false)),
            ("\"Oakes; Megan\" away round 4", absent("Oakes; Megan", Some(4), false)),
            ("1NS half bye in round 2", absent("1NS", Some(2), true)),
            ("12 takes a bye", absent("12", None, false)),
            ("new entry \"Nia Colter\" 1850", entry(&["Nia Colter"], Some(1850))),
            ("new player Nia Colter", entry(&["Nia Colter"], None)),
            ("new pair \u{201c}A Vane & B Wye\u{201d}", entry(&["A Vane", "B Wye"], None)),
            ("board 3 = 0-1", result(None, "3", "0-1")),
            ("board 3=0-1", result(None, "3", "0-1")),
            ("Table 3 is \u{bd} - \u{bd}", result(None, "3", "\u{bd}-\u{bd}")),
            ("round 2 match 3 = 41-36", result(Some(2), "3", "41-36")),
            ("board 3 = =", result(None, "3", "=")),
            ("3 must not meet 8", apart.clone()),
            ("3 and 8 do not meet", apart),
        ] {
            assert_eq!(parse_rehearsed_changes(text), Ok(vec![change]), "{text}");
        }
        assert_eq!(parse_rehearsed_changes("12 withdraws; board 3 = 0-1;").unwrap().len(), 2);
    }

    #[test]
    fn what_is_not_understood_is_quoted() {
        for text in [
            "12",
            "12 sleeps",
            "board 3",
            "withdraws",
            "new entry",
            "12 withdraws twice",
            "12 absent in round four",
            "3 must not meet",
            "",
            ";",
            "new \"A",
        ] {
            let why = parse_rehearsed_changes(text).unwrap_err();
            assert!(why.contains(text.trim_matches(';')), "{text}: {why}");
        }
    }
}
