//! What people type into the cell of a name besides the name: `Kit Kerr wd`, `Eve Ellis*`, `Bob Day - sub`.

use std::collections::HashSet;
use std::sync::LazyLock;

use deunicode::deunicode;
use engine::rules::parse_figures;
use serde::Deserialize;

use super::people::{FOOTNOTE_MARKS, has_letters};

/// The words of `name_remarks.toml`.
#[derive(Deserialize, Default)]
struct Written {
    any_case: String,
    small: String,
    r#for: String,
}

/// The same as sets.
struct Words {
    any_case: HashSet<String>,
    small: HashSet<String>,
    between: HashSet<String>,
}

static WORDS: LazyLock<Words> = LazyLock::new(|| {
    let written: Written = parse_figures(include_str!("name_remarks.toml")).unwrap_or_default();
    let set = |text: &str| text.split_whitespace().map(str::to_string).collect();
    let [any_case, small, between] =
        [written.any_case, written.small, written.r#for].map(|text| set(&text));
    Words { any_case, small, between }
});

/// Whether the text of a name holds something that is no part of one: a figure, a mark, a bracket, a
/// remark before or behind it.
pub fn has_more_than_name(text: &str) -> bool {
    let words: Vec<&str> = text.split_whitespace().collect();
    // Players of a platform call themselves `plum99`.
    let has_figure = |word: &&str| {
        word.contains(|c: char| c.is_ascii_digit()) && !word.starts_with(char::is_lowercase)
    };
    has_letters(text)
        && (text.contains(|c: char| FOOTNOTE_MARKS.contains(&c) || c == '?')
            || words.len() > 1 && words.iter().any(has_figure)
            || has_bracket(text)
            || has_remark(&words)
            || words.iter().any(|word| WORDS.between.contains(*word))
            || has_dash(text))
}

/// Whether a word of no name stands before or behind the name of a team: `Harlech withdrew`.
pub fn has_word_beside_team_name(name: &str) -> bool {
    let words: Vec<&str> = name.split_whitespace().collect();
    words.len() > 1
        && [words.first(), words.last()]
            .into_iter()
            .flatten()
            .any(|word| WORDS.any_case.contains(&plain(word)))
}

/// Whether a remark stands before or behind the words of a name, or in place of it.
fn has_remark(words: &[&str]) -> bool {
    let is_small = |word: &str| word.chars().any(char::is_lowercase);
    let has_capital = |word: &&&str| word.contains(char::is_uppercase);
    // `Ann GUEST` is a name, `Ann Lee AWAY` is not.
    let named = words.iter().filter(has_capital).filter(|word| is_small(word)).nth(1).is_some();
    let is_remark = |word: &str| {
        let own = plain(word);
        let shouted = named && !is_small(word) && word.chars().nth(1).is_some();
        let is_small = shouted || word.starts_with(char::is_lowercase);
        // Players of a platform call themselves `guest`.
        WORDS.any_case.contains(&own) || words.len() > 1 && is_small && WORDS.small.contains(&own)
    };
    let ends = [words.first(), words.last()].into_iter().flatten();
    (words.len() == 1 || words.iter().any(|word| has_capital(&word)))
        && ends.copied().any(is_remark)
}

/// A word without case, accents and signs around it.
fn plain(word: &str) -> String {
    let plain = deunicode(word).to_ascii_lowercase();
    plain.trim_matches(|c: char| !c.is_ascii_alphanumeric()).to_string()
}

/// Whether a bracket stands at the end, or holds small letters: `Ann Lee (late)`. In `William (Bill) Ash`
/// it is a name.
fn has_bracket(text: &str) -> bool {
    text.trim_end().ends_with([')', ']'])
        || text.split(['(', '[']).skip(1).any(|inside| inside.starts_with(char::is_lowercase))
}

/// Whether small letters or several words stand behind a dash: `Bob Day - sub`. A word with a capital
/// letter is the other half of a surname.
fn has_dash(text: &str) -> bool {
    let text = text.replace(['\u{2013}', '\u{2014}'], "-");
    text.split(" - ").skip(1).any(|part| part.contains(' ') || part.starts_with(char::is_lowercase))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn remarks_in_names_are_told_from_names() {
        for text in [
            "Carys Cole 45673",
            "Kit Kerr wd",
            "Kit Kerr WD",
            "Kit Kerr w/d",
            "Eve Ellis*",
            "Ann Lee (late)",
            "Ann Lee [R14]",
            "Bob Day - sub",
            "Bob Day \u{2013} played for Ann",
            "Bob Day, sub",
            "sub: Bob Day",
            "Jan Bakker invaller",
            "Anne Roux rempla\u{e7}ante",
            "Ann Lee?",
            "J0hn Ash",
            "Kit Kerr ABSENT",
            "Kit Kerr Sub",
            "Ann Lee for Bob Day",
            "Carys Lorimer away",
            "Carys Lorimer AWAY",
            "Carys Lorimer withdrew",
            "Carys Lorimer Withdrew",
            "Carys Lorimer sub",
            "Carys Lorimer DNF",
            "Carys Lorimer dnf.",
            "Carys Lorimer penalised",
            "Sub Bob Day",
            "Jan Nowak ukarany",
            "Jörg Groß gesperrt",
            "withdrawn",
            "DNF",
        ] {
            assert!(has_more_than_name(text), "{text}");
        }
    }

    #[test]
    fn names_are_no_remarks() {
        assert!(
            has_word_beside_team_name("Harlech withdrew")
                && has_word_beside_team_name("DNF: Harlech")
        );
        assert!(
            !["Far and away", "Harlech 2", "Subs", "Harlech (B)"]
                .into_iter()
                .any(has_word_beside_team_name)
        );
        for text in [
            "Jan van der Berg",
            "Carlos de la Cruz",
            "Rhys ap Gwilym",
            "Mair ferch Dafydd",
            "Kate O'Neill",
            "Jean d'Arcy",
            "Martin King Jr",
            "Martin King jr.",
            "Henry Ash III",
            "Ann Guest",
            "Carys Away",
            "Away",
            "CARYS AWAY",
            "Ann Early",
            "Ann GUEST",
            "Bob Half",
            "William Left",
            "Mary Ill",
            "Al LATE Jones",
            "Guest, Ann",
            "Member",
            "guest",
            "Awayne Subedi",
            "Jan Weg",
            "Eve Bye",
            "William (Bill) Ash",
            "Ann Lee - Jones",
            "ann late",
            "Lee, Ann",
            "Ann lee",
            "12345",
            "wardle7 plum99",
            "Plum99",
            "\u{141}ukasz \u{17b}ak",
        ] {
            assert!(!has_more_than_name(text), "{text}");
        }
    }
}
