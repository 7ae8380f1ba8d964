//! Lines that people add to a list out of courtesy, and that change nothing: `Thanks to all who came`,
//! `Page 1 of 2`, `Director: Ann Lee`.

use super::days::lone_day_has_time;
use super::headings::squeeze_heading;
use super::unread::may_affect_results;
use super::words::{FactWords, fact_words, line_tokens};

/// A line of fewer words can be the name of a team.
const LEAST_WORDS: usize = 3;
/// A line of more words says more than thanks.
const MOST_WORDS: usize = 14;
/// Letters of a word such as `of`.
const MOST_OF: usize = 3;
/// Words of a name.
const MOST_OF_NAME: usize = 5;
/// Words of a label or of a beginning.
const MOST_OF_PHRASE: usize = 4;

/// Whether a text alone in its row is such a line. Whom it names has to be looked at besides.
pub fn is_courtesy_line(text: &str) -> bool {
    is_page(text) || is_greeting(text)
}

/// Whether a text is one word of courtesy, `Thanks`, which may be the name of a team too.
pub fn is_courtesy_word(text: &str) -> bool {
    matches!(&line_tokens(text)[..], [word] if fact_words().courtesy.contains(word))
}

/// Whether a label and its value, or a text with both, is such a line.
pub fn is_labelled_courtesy_line(text: &str, value: Option<&str>) -> bool {
    let parted = text.split_once(':').map(|(label, value)| (label, Some(value.trim())));
    let (label, value) = match (value, parted) {
        (None, Some(parted)) => parted,
        _ => (text, value),
    };
    let (words, name) = (fact_words(), squeeze_heading(label, false).text);
    match value {
        Some(value) if words.printed.contains(&name) => {
            lone_day_has_time(value).is_some() || is_name(value)
        }
        Some(value) => words.courtesy_labels.contains(&name) && is_name(value),
        // `Printed 5 May 2026`
        None => {
            let is_printed = |(at, _): (usize, &str)| {
                words.printed.contains(&squeeze_heading(&label[..at], false).text)
                    && lone_day_has_time(label[at..].trim()).is_some()
            };
            label.match_indices(' ').any(is_printed)
        }
    }
}

/// Whether a text can be the name of who did something.
fn is_name(value: &str) -> bool {
    let count = value.split_whitespace().count();
    (1..=MOST_OF_NAME).contains(&count)
        && value.starts_with(char::is_uppercase)
        && value.chars().all(|c| c.is_alphabetic() || " .,'\u{2019}-&".contains(c))
        && is_harmless(value)
}

/// `Page 1 of 2`
fn is_page(text: &str) -> bool {
    let (words, tokens) = (fact_words(), line_tokens(text));
    let number = |token: &String| token.parse::<u16>().ok();
    let (page, first, last) = match &tokens[..] {
        [page, first, of, last] if of.len() <= MOST_OF && number(of).is_none() => {
            (page, first, last)
        }
        [page, first, last] if text.contains('/') => (page, first, last),
        _ => return false,
    };
    let fits = number(first).zip(number(last)).is_some_and(|(first, last)| first <= last);
    words.pages.contains(page) && fits
}

/// A sentence that begins with thanks or a wish: with small letters, without a figure and without a word
/// of scores, of parts of the event or of what somebody missed.
fn is_greeting(text: &str) -> bool {
    let (words, tokens) = (fact_words(), line_tokens(text));
    let begins = |length: &usize| words.courtesy.contains(&tokens[..*length].concat());
    let is_small = |word: &str| word.starts_with(char::is_lowercase);
    (LEAST_WORDS..=MOST_WORDS).contains(&tokens.len())
        && (1..=tokens.len().min(MOST_OF_PHRASE)).any(|length| begins(&length))
        && text.split_whitespace().skip(1).any(is_small)
        && !text.contains(|c: char| c.is_numeric() || "?:;()[]*=%+".contains(c))
        && is_harmless(text)
}

fn is_harmless(text: &str) -> bool {
    let words = fact_words();
    !may_affect_results(text)
        && !line_tokens(text).iter().any(|token| tells_of_scores(words, token))
}

fn tells_of_scores(words: &FactWords, token: &String) -> bool {
    let known = [&words.boards, &words.rounds, &words.round, &words.totals, &words.no_courtesy];
    known.iter().any(|known| known.contains(token)) || words.numbers.contains_key(token)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_thanks_and_wishes_are_courtesies() {
        for text in [
            "Thanks to all who came",
            "Thank you all for coming!",
            "Well done everybody who played",
            "Congratulations to the winners",
            "Merry Christmas to everyone",
            "Page 1 of 1",
            "Page 2/3",
            "Seite 1 von 2",
            "Vielen Dank an alle",
            "Merci à tous les participants",
            "Diolch yn fawr i bawb",
            "Gracias a todos",
            "Bedankt allemaal en tot ziens",
            "Dziękujemy wszystkim za udział",
            "Go raibh maith agaibh go léir",
        ] {
            assert!(is_courtesy_line(text), "{text}");
        }
        for text in [
            "Thanks",
            "Well Done",
            "Thank You Team",
            "Thanks A Lot",
            "Congratulations",
            "Page",
            "Page 3",
            "Page Turner",
            "Page 3 of 2",
            "Page 1 of 2 withdrawn",
            "Thanks to all, pair 3 was late",
            "Thanks to all; the last board was thrown out",
            "Thanks to all who came, scores are provisional",
            "Thanks to those who left early",
            "Thanks to the substitute for sitting in",
            "Well done to pair seven on their average",
            "Congratulations to the winners (after appeal)",
            "Congratulations to everyone except the late pair",
            "We thank all who came",
            "Nothing counts today",
        ] {
            assert!(!is_courtesy_line(text), "{text}");
        }
    }

    #[test]
    fn labels_of_who_did_something_have_a_name_or_a_day() {
        for (label, value) in [
            ("Director", Some("Bob Smith")),
            ("Tournament Director:", Some("B. O'Neill")),
            ("Director: Bob Smith", None),
            ("Scored by", Some("Ann & Bob Lee")),
            ("Turnierleiter", Some("Jörg Groß")),
            ("Printed", Some("5 May 2026")),
            ("Printed 5 May 2026", None),
            ("Printed on", Some("2026-05-05")),
        ] {
            assert!(is_labelled_courtesy_line(label, value), "{label} {value:?}");
        }
        for (label, value) in [
            ("Director", None),
            ("Director Bob Smith", None),
            ("Director", Some("Bob Smith 45")),
            ("Director", Some("pair 3 penalised")),
            ("Director", Some("withdrew")),
            ("Director: see the appeal", None),
            ("Directors", Some("Bob Smith")),
            ("Page", Some("Smith")),
            ("Smith", Some("Jones")),
            ("Printed 61.25", None),
            ("Printed", Some("61.25")),
            ("Thanks", Some("Bob Smith")),
        ] {
            assert!(!is_labelled_courtesy_line(label, value), "{label} {value:?}");
        }
    }
}
