//! Finds the known name that a misspelt one is nearest to, for the hint of a problem.

use super::names::folded;

/// The least similarity, 0 to 1, of a suggestion. It decides the wording of a hint only.
const ALIKE: f64 = 0.8;

/// The most similar name, if one is similar enough.
pub fn nearest_name<'a>(text: &str, names: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let text = folded(text);
    names
        .into_iter()
        .map(|name| (strsim::jaro_winkler(&text, &folded(name)), name))
        .filter(|(alike, _)| *alike >= ALIKE)
        .max_by(|a, b| a.0.total_cmp(&b.0).then(b.1.cmp(a.1)))
        .map(|(_, name)| name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slip_finds_its_word_and_nonsense_finds_none() {
        assert_eq!(nearest_name("mathcpoints", ["matchpoints", "imps"]), Some("matchpoints"));
        assert_eq!(nearest_name("Pairz", ["pairs", "teams"]), Some("pairs"));
        assert_eq!(nearest_name("xyzzy", ["pairs", "teams"]), None);
    }
}
