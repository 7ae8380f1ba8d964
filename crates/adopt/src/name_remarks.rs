//! What people type into the cell of a name besides the name: `Kit Kerr wd`, `Eve Ellis*`, `Bob Day - sub`.

use std::collections::HashSet;
use std::sync::LazyLock;

use deunicode::deunicode;

use super::people::{MARKS, has_letters};

/// Words of no name, in any case.
const NO_NAMES: [&str; 17] = [
    "wd",
    "w/d",
    "dns",
    "dnf",
    "dnp",
    "dsq",
    "npc",
    "n/a",
    "tbc",
    "withdrawn",
    "withdrew",
    "absent",
    "sub",
    "subst",
    "substitute",
    "ersatz",
    "invaller",
];

/// Small words between two people, one of whom played for the other.
const FOR: [&str; 9] =
    ["for", "instead", "replacing", "f\u{fc}r", "statt", "pour", "voor", "por", "zamiast"];

/// Words before or behind a name, in small letters and without accents. With a capital letter, `Guest`
/// and `Reserve` are names.
static REMARKS: LazyLock<HashSet<&str>> = LazyLock::new(|| {
    "subs substituting reserve res late \
    ill sick injured retired ret scratched excused left early bye played playing paid unpaid \
    visitor guest standby captain capt cap disqualified cancelled deceased noshow no-show show \
    non-member member nonmember late-comer latecomer \
    ersatzspieler ersatzspielerin verspatet krank abgesagt zuruckgezogen abwesend entschuldigt \
    fehlt gast kapitan \
    remplacant remplacante retard malade forfait abandon excuse excusee capitaine invite invitee \
    sustituto sustituta suplente ausente enfermo enferma retirado retirada tarde capitan invitado \
    inv invalster afwezig laat ziek teruggetrokken afgemeld gast aanvoerder \
    rezerwa rezerwowy zastepca nieobecny nieobecna chory chora spozniony spozniona wycofany wycofana \
    gosc eilydd absennol hwyr ionadai tinn whakakapi ngaro tomuri mauiui"
    .split_whitespace()
    .collect()
});

/// Whether the text of a name holds something that is no part of one: a figure, a mark, a bracket, a
/// remark before or behind it.
pub fn holds_more(text: &str) -> bool {
    let is_remark = |word: &str| {
        let plain = deunicode(word).to_ascii_lowercase();
        let plain = plain.trim_matches(|c: char| !c.is_ascii_alphanumeric());
        NO_NAMES.contains(&plain) || word.starts_with(char::is_lowercase) && REMARKS.contains(plain)
    };
    let words: Vec<&str> = text.split_whitespace().collect();
    let ends = [words.first(), words.last()].into_iter().flatten().filter(|_| words.len() > 1);
    // Players of a platform call themselves `plum99`.
    let has_figure = |word: &&str| {
        word.contains(|c: char| c.is_ascii_digit()) && !word.starts_with(char::is_lowercase)
    };
    has_letters(text)
        && (text.contains(|c: char| MARKS.contains(&c) || c == '?')
            || words.len() > 1 && words.iter().any(has_figure)
            || has_bracket(text)
            || text.contains(char::is_uppercase) && ends.copied().any(is_remark)
            || words.iter().any(|word| FOR.contains(word))
            || has_dash(text))
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
    use super::holds_more;

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
        ] {
            assert!(holds_more(text), "{text}");
        }
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
            assert!(!holds_more(text), "{text}");
        }
    }
}
