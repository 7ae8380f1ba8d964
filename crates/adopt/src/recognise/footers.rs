//! Rows below a table that tell of no contestant: averages, totals, remarks.

use std::collections::HashSet;

use super::grid::GridCell;
use super::headings::squeeze_heading;
use super::words::{fact_words, line_tokens};

/// Whether a row begins with the word of an average or total.
pub(super) fn is_footer_row(cells: &[GridCell]) -> bool {
    let texts = cells.iter().filter(|cell| cell.is_text()).take(2);
    texts.into_iter().any(|cell| is_footer_text(&cell.text))
}

/// Whether a text below the names of a table is none: a word of averages, a remark.
pub(crate) fn is_not_a_name(text: &str) -> bool {
    is_footer_text(text) || is_remark(text)
}

/// Whether a text is a word of averages or totals.
pub(super) fn is_footer_text(text: &str) -> bool {
    let plain = text.trim_end_matches([':', '.', '=']);
    let count = plain.split_whitespace().count();
    count <= 3 && fact_words().footers.contains(&squeeze_heading(plain, true).text)
}

/// Whether a text is a word for a sum, an average or a count, perhaps with numbers and what is counted:
/// `Total players 12`.
pub fn is_totals_label(text: &str) -> bool {
    begins(text, &fact_words().totals)
}

/// The same for the highest, the lowest and the middle number.
pub fn is_max_min_median_label(text: &str) -> bool {
    begins(text, &fact_words().extremes)
}

/// Whether nothing but counts stands behind a word or phrase.
fn begins(text: &str, known: &HashSet<String>) -> bool {
    const MOST: usize = 3;
    if !text.starts_with(char::is_alphabetic) {
        return false;
    }
    let tokens = line_tokens(text);
    let is_word = |length: &usize| known.contains(&tokens[..*length].concat());
    (1..=tokens.len().min(MOST))
        .any(|length| tokens[length..].iter().all(counts) && is_word(&length))
}

/// Whether a text consists of numbers and counted nouns: `12 pairs`.
pub fn is_count_phrase(text: &str) -> bool {
    line_tokens(text).iter().all(counts)
}

fn counts(token: &String) -> bool {
    token.bytes().all(|byte| byte.is_ascii_digit()) || fact_words().counted.contains(token)
}

/// Words in place of a score: withdrawn, absent, did not finish.
const WITHOUT: &[&str] = &[
    "wd",
    "wdn",
    "withdrawn",
    "withdrew",
    "dns",
    "dnf",
    "dnp",
    "dq",
    "dsq",
    "disq",
    "abs",
    "absent",
    "ret",
    "retired",
    "np",
    "na",
    "bye",
    "sitout",
    "scr",
    "scratched",
    "zuruckgezogen",
    "ausgeschieden",
    "abgesagt",
    "forfait",
    "abandon",
    "retire",
    "retirado",
    "ritirato",
    "teruggetrokken",
    "tynnodd",
    "wycofany",
    "utgatt",
    "trukket",
];

/// Whether a cell of a column of scores says that there is none.
pub(super) fn means_no_score(text: &str) -> bool {
    let plain: String =
        text.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect();
    let plain = squeeze_heading(&plain, true).text;
    WITHOUT.contains(&plain.as_str()) || !text.chars().any(char::is_alphanumeric)
}

/// Whether a text is a remark, not a name: a sentence, a label, an address of a page.
pub(super) fn is_remark(text: &str) -> bool {
    // Marks between the names of a team are no words.
    let words = text.split_whitespace().filter(|word| word.contains(char::is_alphanumeric)).count();
    let lower = text.to_lowercase();
    let marks = text.starts_with(['*', '†', '©', '#', '(']) && words > 1;
    marks
        || text.contains(": ")
        || text.ends_with(':')
        || text.contains(" = ")
        || lower.contains("http")
        || lower.contains("www.")
        || words > 8
        || words > 4 && text.ends_with('.') && !ends_in_name(text)
}

/// Whether a text ends in an initial or a title behind names: `Lee A., Jones D., Moss Dr.`
fn ends_in_name(text: &str) -> bool {
    const TITLES: [&str; 6] = ["dr", "jr", "jnr", "sr", "snr", "prof"];
    const SHORT: usize = 3;
    let letters = |word: &str| word.trim_matches(|c: char| !c.is_alphanumeric()).to_lowercase();
    let is_short = |last: &str| last.chars().count() == 1 || TITLES.contains(&last);
    let is_of_name = |word: &str| {
        letters(word).chars().count() <= SHORT || word.starts_with(|c: char| !c.is_lowercase())
    };
    text.split_whitespace().next_back().is_some_and(|last| is_short(&letters(last)))
        && text.split_whitespace().all(is_of_name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_end_in_a_point_are_no_remarks() {
        for text in [
            "Lee A., Jones D., Moss D.",
            "Lee A., van der Berg J., Moss Dr.",
            "Ann Lee & Bob Ray Sr.",
        ] {
            assert!(!is_remark(text), "{text}");
        }
        for text in ["All pairs of section B.", "We thank all who came.", "Thanks to our Dr. Lee!:"]
        {
            assert!(is_remark(text), "{text}");
        }
    }

    #[test]
    fn words_of_totals_are_known_in_all_languages() {
        for text in ["Nombre de joueurs", "Totaal aantal:", "Number of pairs", "Średnia"] {
            assert!(is_footer_text(text), "{text}");
        }
        for text in ["TOTAL", "Total: 12", "Mittel", "Total of 12 pairs", "Grand Total", "Avg."] {
            assert!(is_totals_label(text), "{text}");
        }
        for text in ["Total Eclipse", "12 total", "Averages of Ann", "Check", "Totals & Co", "Max"]
        {
            assert!(!is_totals_label(text), "{text}");
        }
        assert!(["Max", "MIN:", "Median"].into_iter().all(is_max_min_median_label));
        assert!(!["Max & Avg", "Maxine", "Max Ash"].into_iter().any(is_max_min_median_label));
    }
}
