//! Finds the known name that a misspelt one is nearest to, for the hint of a problem.

use super::name_comparison::folded_name;

/// The least similarity, 0 to 1, of a suggestion. It decides the wording of a hint only.
const ALIKE: f64 = 0.8;

/// The most similar name, if one is similar enough.
pub fn nearest_name<'a>(text: &str, names: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let text = folded_name(text);
    names
        .into_iter()
        .map(|name| (strsim::jaro_winkler(&text, &folded_name(name)), name))
        .filter(|(alike, _)| *alike >= ALIKE)
        .max_by(|a, b| a.0.total_cmp(&b.0).then(b.1.cmp(a.1)))
        .map(|(_, name)| name)
}

/// The most similar of some words, or one that a single slip makes into a short text: a letter too many,
/// too few or wrong, or two exchanged.
pub fn nearest_word<'a>(text: &str, words: &[&'a str]) -> Option<&'a str> {
    let slip = |word: &&&str| is_one_slip_away(text, word);
    nearest_name(text, words.iter().copied()).or_else(|| words.iter().find(slip).copied())
}

/// Whether a single slip makes a text into another: a letter too many, too few or wrong, or two exchanged.
pub fn is_one_slip_away(text: &str, word: &str) -> bool {
    strsim::osa_distance(text, word) == 1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slip_finds_its_word_and_nonsense_finds_none() {
        assert_eq!(nearest_name("mathcpoints", ["matchpoints", "imps"]), Some("matchpoints"));
        assert_eq!(nearest_name("Pairz", ["pairs", "teams"]), Some("pairs"));
        assert_eq!(nearest_name("xyzzy", ["pairs", "teams"]), None);
        for (text, word) in [("rn", Some("run")), ("tfr", Some("trf")), ("xy", None)] {
            assert_eq!(nearest_word(text, &["new", "run", "trf"]), word, "{text}");
        }
    }
}
