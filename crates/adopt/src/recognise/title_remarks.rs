//! What the title of an event says of its results: that they may change, or do not count.

use super::headings::squeeze_heading;
use super::words::{fact_words, line_tokens};

/// Words of a phrase.
const MOST_WORDS: usize = 3;
/// What parts a remark from the title.
const PARTS: [&str; 9] = [" - ", " \u{2013} ", " \u{2014} ", "(", ")", "[", "]", ":", "*"];

/// Whether a title holds a remark on results: `Tuesday Pairs - Provisional`, `February Pairs (draft)`.
pub fn title_says_provisional(title: &str) -> bool {
    let (words, tokens) = (fact_words(), line_tokens(title));
    let begins = |from: usize| {
        (1..=MOST_WORDS.min(tokens.len() - from)).any(|length| {
            let said = tokens[from..from + length].concat();
            words.title_remarks.iter().any(|remark| is_one(&said, remark, length))
        })
    };
    let is_alone =
        |part: &str| words.title_remarks_alone.contains(&squeeze_heading(part, true).text);
    let mut parted = PARTS.iter().fold(vec![title], |parts, sign| {
        parts.into_iter().flat_map(|part| part.split(sign)).collect()
    });
    if parted.len() == 1 {
        // `Tuesday Pairs draft`
        let last = title.split_whitespace().next_back();
        parted = last.filter(|word| word.starts_with(char::is_lowercase)).into_iter().collect();
    }
    !names_trophy(title) && ((0..tokens.len()).any(begins) || parted.into_iter().any(is_alone))
}

/// Whether a title is a word and what bears it as a name, perhaps with a year: `The Provisional Cup 2026`.
/// What was cancelled has a name of its own beside that.
fn names_trophy(title: &str) -> bool {
    const LONGEST_ARTICLE: usize = 3;
    let is_year = |word: &str| word.chars().all(|c| c.is_ascii_digit());
    let words: Vec<&str> = title.split_whitespace().filter(|word| !is_year(word)).collect();
    let (article, name, what) = match words[..] {
        [name, what] => ("", name, what),
        [article, name, what] => (article, name, what),
        _ => return false,
    };
    let is_capital = |word: &str| {
        word.starts_with(char::is_uppercase) && word.chars().skip(1).all(char::is_lowercase)
    };
    article.chars().count() <= LONGEST_ARTICLE
        && [name, what].into_iter().all(is_capital)
        && fact_words().trophies.contains(&squeeze_heading(what, true).text)
}

/// Whether words are a remark: a phrase as a whole, a word by its beginning.
fn is_one(said: &str, remark: &str, length: usize) -> bool {
    said == remark || length == 1 && remark.len() > 4 && said.starts_with(remark)
}

#[cfg(test)]
mod tests {
    use super::title_says_provisional;

    #[test]
    fn remarks_on_results_are_told_from_titles() {
        for title in [
            "Tuesday Pairs - Provisional",
            "Tuesday Pairs (draft)",
            "Tuesday Pairs draft",
            "DRAFT - Tuesday Pairs",
            "Draft: Tuesday Pairs",
            "Tuesday Pairs to be confirmed",
            "Tuesday Pairs (TBC)",
            "Tuesday Pairs - cancelled",
            "CANCELLED Tuesday Pairs",
            "Tuesday Pairs, not rated",
            "Tuesday Pairs [revised]",
            "Provisional results Tuesday Pairs",
            "Tuesday Pairs *incomplete*",
            "Club Swiss, subject to appeal",
            "Paarturnier (vorläufig)",
            "Tournoi du mardi - provisoire",
            "Torneo - resultados provisionales",
            "Viertallen (voorlopig)",
            "Parau Mawrth - answyddogol",
            "Wyniki nieoficjalne",
            "CANCELLED Cup",
            "Provisional Cup Final",
            "Cup (provisional)",
            "Spring Cup provisional",
            "Cancelled: Spring Cup",
        ] {
            assert!(title_says_provisional(title), "{title}");
        }
        for title in [
            "Tuesday Pairs",
            "Village Appeal Pairs",
            "Children in Need Appeal",
            "Draft Cup",
            "Provisional Cup",
            "The Provisional Trophy 2026",
            "Concept Trophy",
            "Open Pairs, Preliminary Stage",
            "Swiss Teams - Session 1 of 2",
            "Handicap Pairs (with handicap)",
            "The Void Trophy",
            "Final (Consolation)",
            "Rated Swiss",
            "Confirmed Beginners Pairs",
            "Corrected Grades Swiss",
            "President's Cup - Final",
            "Not Quite Novices",
            "Cancer Research Pairs",
            "Province of Ulster Pairs",
        ] {
            assert!(!title_says_provisional(title), "{title}");
        }
    }
}
