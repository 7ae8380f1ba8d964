//! The known name that is nearest to one that is not known.

use crate::model::form::folded;

/// How alike two names must be to be suggested, from 0 to 1. It decides nothing
/// but the wording of a hint.
const ALIKE: f64 = 0.8;

/// The nearest of some names, if one is near enough.
pub fn nearest<'a>(text: &str, names: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let text = folded(text);
    names
        .into_iter()
        .map(|name| (strsim::jaro_winkler(&text, &folded(name)), name))
        .filter(|(alike, _)| *alike >= ALIKE)
        .max_by(|a, b| a.0.total_cmp(&b.0).then(b.1.cmp(a.1)))
        .map(|(_, name)| name)
}

/// The entry that was probably meant: a name that is near, or a number from which
/// one slip leads here if that is true of no other. To a wrong number most
/// numbers are near.
pub fn entry_meant<'a>(label: &str, entries: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let is_number = |text: &str| text.contains(|c: char| c.is_ascii_digit());
    if !is_number(label) {
        return nearest(label, entries.into_iter().filter(|name| !is_number(name)));
    }
    let label = folded(label);
    let one_slip = |name: &&str| strsim::damerau_levenshtein(&label, &folded(name)) == 1;
    let mut meant = entries.into_iter().filter(one_slip);
    let first = meant.next();
    first.filter(|_| meant.next().is_none())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_is_suggested_only_where_one_slip_tells_which() {
        assert_eq!(entry_meant("33NS", ["1NS", "3NS", "3EW"]), Some("3NS"));
        assert_eq!(entry_meant("16", ["1", "2", "6"]), None);
        assert_eq!(entry_meant("7", ["1", "2"]), None);
        assert_eq!(entry_meant("Harlec", ["1", "Harlech", "Brecon"]), Some("Harlech"));
    }

    #[test]
    fn a_slip_finds_its_word_and_nonsense_finds_none() {
        assert_eq!(nearest("mathcpoints", ["matchpoints", "imps"]), Some("matchpoints"));
        assert_eq!(nearest("Pairz", ["pairs", "teams"]), Some("pairs"));
        assert_eq!(nearest("xyzzy", ["pairs", "teams"]), None);
    }
}
