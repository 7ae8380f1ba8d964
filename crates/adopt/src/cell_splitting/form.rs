//! The forms of `forms.toml`: how people write two things into one cell.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use serde::Deserialize;

use engine::rules::parse_figures;

/// The forms by what they hold, as in `forms.toml`.
pub(super) struct CellPatterns {
    pub(super) rounds: Vec<CellPattern>,
    pub(super) scores: Vec<CellPattern>,
    pub(super) matches: Vec<CellPattern>,
    pub(super) sides: Vec<CellPattern>,
    pub(super) shares: Vec<CellPattern>,
    pub(super) placed: Vec<CellPattern>,
    versus: Vec<String>,
    of: Vec<String>,
}

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields)]
struct Written {
    versus: String,
    of: String,
    rounds: Vec<String>,
    scores: Vec<String>,
    matches: Vec<String>,
    sides: Vec<String>,
    shares: Vec<String>,
    placed: Vec<String>,
}

pub(super) fn cell_patterns() -> &'static CellPatterns {
    static FORMS: OnceLock<CellPatterns> = OnceLock::new();
    FORMS.get_or_init(|| {
        let written: Written = parse_figures(include_str!("forms.toml")).unwrap_or_default();
        let all = |forms: &[String]| forms.iter().map(|form| CellPattern::parse(form)).collect();
        let words = |list: &str| list.split(',').map(|word| word.trim().to_string()).collect();
        CellPatterns {
            rounds: all(&written.rounds),
            scores: all(&written.scores),
            matches: all(&written.matches),
            sides: all(&written.sides),
            shares: all(&written.shares),
            placed: all(&written.placed),
            versus: words(&written.versus),
            of: words(&written.of),
        }
    })
}

/// A form: what stands in a cell, in order.
#[derive(Debug)]
pub(super) struct CellPattern(Vec<Token>);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Token {
    /// A number, by its letter.
    Number(char),
    /// A number or a name of an opponent.
    Opponent,
    /// A name, by its letter.
    Name(char),
    /// A blank, which may be missing or not.
    Blank { needed: bool },
    /// A dash or colon.
    Dash,
    /// A word such as `v`.
    Versus,
    /// A word such as `of`.
    Of,
    /// Another character.
    Mark(char),
}

/// What a form reads in a cell, by its letters.
pub(super) type CellParts<'t> = BTreeMap<char, &'t str>;

impl CellPattern {
    fn parse(text: &str) -> CellPattern {
        let token = |c| match c {
            's' | 't' | 'm' | 'p' => Token::Number(c),
            'o' => Token::Opponent,
            'h' | 'a' => Token::Name(c),
            ' ' => Token::Blank { needed: false },
            '-' => Token::Dash,
            'V' => Token::Versus,
            'O' => Token::Of,
            other => Token::Mark(other),
        };
        let mut tokens: Vec<Token> = text.chars().map(token).collect();
        for at in 1..tokens.len().saturating_sub(1) {
            let (before, behind) = (tokens[at - 1], tokens[at + 1]);
            let taken = |token| matches!(token, Token::Number(_) | Token::Opponent);
            let named = |token| matches!(token, Token::Name(_));
            if let Token::Blank { needed } = &mut tokens[at] {
                *needed = taken(before) && taken(behind) || named(before) || named(behind);
            }
        }
        CellPattern(tokens)
    }

    /// Whether it reads a part of that letter.
    pub(super) fn has_part(&self, letter: char) -> bool {
        self.0.iter().any(|token| match token {
            Token::Number(own) | Token::Name(own) => *own == letter,
            Token::Opponent => letter == 'o',
            _ => false,
        })
    }

    /// Whether a dash stands where other forms have a word between two names.
    pub(super) fn joins_by_dash(&self) -> bool {
        self.0.windows(5).any(|part| {
            matches!((part[0], part[2], part[4]), (Token::Name(_), Token::Dash, Token::Name(_)))
        })
    }

    /// Reads a cell; none where it is written in another way.
    pub(super) fn read<'t>(&self, text: &'t str) -> Option<CellParts<'t>> {
        let mut parts = CellParts::new();
        fits(&self.0, text.trim(), &mut parts).then_some(parts)
    }
}

fn fits<'t>(tokens: &[Token], text: &'t str, parts: &mut CellParts<'t>) -> bool {
    let Some((token, rest)) = tokens.split_first() else { return text.is_empty() };
    let mut take = |letter: char, length: usize| {
        let taken = length > 0 && fits(rest, &text[length..], parts);
        if taken {
            parts.insert(letter, text[..length].trim());
        }
        taken
    };
    match token {
        Token::Number(letter) => take(*letter, number_length(text)),
        Token::Opponent if text.starts_with(|c: char| c.is_ascii_digit()) => {
            take('o', text.bytes().take_while(u8::is_ascii_digit).count())
        }
        Token::Opponent => names(text).any(|length| {
            !text[..length].contains(|c: char| c.is_ascii_digit()) && take('o', length)
        }),
        Token::Name(letter) => names(text).any(|length| take(*letter, length)),
        Token::Blank { needed } => {
            let behind = text.trim_start();
            (!needed || behind.len() < text.len()) && fits(rest, behind, parts)
        }
        Token::Dash => text
            .strip_prefix(['-', '\u{2013}', '\u{2014}', '\u{2212}', ':'])
            .is_some_and(|behind| fits(rest, behind, parts)),
        Token::Mark(mark) => {
            text.strip_prefix(*mark).is_some_and(|behind| fits(rest, behind, parts))
        }
        Token::Versus => word_length(text, &cell_patterns().versus)
            .is_some_and(|length| fits(rest, &text[length..], parts)),
        Token::Of => word_length(text, &cell_patterns().of)
            .is_some_and(|length| fits(rest, &text[length..], parts)),
    }
}

/// The lengths that a name at the beginning of a text may have: up to a blank or a bracket, or all.
fn names(text: &str) -> impl Iterator<Item = usize> + '_ {
    let ends = text.char_indices().filter(|(_, c)| c.is_whitespace() || "([:/=".contains(*c));
    let ends = ends.map(|(at, _)| at).chain([text.len()]);
    // No name begins with a comma: `Division 1 2025-26, 24 boards`.
    let begins = !text.trim_start().starts_with([',', ';', '.']);
    ends.filter(move |end| begins && text[..*end].chars().any(char::is_alphabetic))
}

/// The length of a number at the beginning: `12`, `57,25`, `11\u{bd}`, `-8`, `58.3 %`.
fn number_length(text: &str) -> usize {
    let sign = text.chars().next().filter(|c| "+-\u{2212}".contains(*c)).map_or(0, char::len_utf8);
    let digits = |text: &str| text.bytes().take_while(u8::is_ascii_digit).count();
    let whole = digits(&text[sign..]);
    let mut end = sign + whole;
    if let Some(part) = text[end..].strip_prefix(['.', ',']).map(digits).filter(|part| *part > 0) {
        end += 1 + part;
    }
    if text[end..].starts_with('\u{bd}') {
        end += '\u{bd}'.len_utf8();
    }
    if end == sign {
        return 0;
    }
    let behind = text[end..].trim_start();
    if behind.starts_with('%') { text.len() - behind.len() + 1 } else { end }
}

/// The length of a word of a list at the beginning, with its point and a blank behind.
fn word_length(text: &str, words: &[String]) -> Option<usize> {
    let fits = |word: &&String| {
        text.get(..word.len()).is_some_and(|begins| begins.eq_ignore_ascii_case(word))
            && text[word.len()..].starts_with(|c: char| c.is_whitespace() || c == '.')
    };
    let word = words.iter().filter(fits).max_by_key(|word| word.len())?;
    Some(word.len() + usize::from(text[word.len()..].starts_with('.')))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(form: &str, text: &str) -> String {
        let form = CellPattern::parse(form);
        let parts = form.read(text).unwrap_or_default();
        let parts = parts.iter().map(|(letter, part)| format!("{letter}={part}"));
        parts.collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn cells_are_read_by_their_form() {
        for (form, text, want) in [
            ("s (o)", "16 (6)", "o=6 s=16"),
            ("s (o)", "12,5(6)", "o=6 s=12,5"),
            ("s (o)", "16", ""),
            ("o : s - t", "5: 16-4", "o=5 s=16 t=4"),
            ("V o s", "v 6 16", "o=6 s=16"),
            ("V o s", "v. Oak Lands 16", "o=Oak Lands s=16"),
            ("V o s", "v 616", ""),
            ("s - t", "12.5 \u{2013} 7.5", "s=12.5 t=7.5"),
            ("s - t", "12:8", "s=12 t=8"),
            ("s - t", "-3 - -7", "s=-3 t=-7"),
            ("h V a", "Oaklands vs Elm Hurst", "a=Elm Hurst h=Oaklands"),
            ("h V a", "Vale of Ivel", ""),
            ("h - a", "Foggy-Isle - Ostley", "a=Ostley h=Foggy-Isle"),
            ("h - a", "Foggy-Isle", ""),
            ("h V a s - t", "Oaklands v Elmhurst 24-18", "a=Elmhurst h=Oaklands s=24 t=18"),
            ("s / m", "118 / 168", "m=168 s=118"),
            ("s (p)", "57,3 % (2)", "p=2 s=57,3 %"),
            ("s (p.)", "57.3 (2.)", "p=2 s=57.3"),
        ] {
            assert_eq!(read(form, text), want, "{text} as {form}");
        }
    }
}
