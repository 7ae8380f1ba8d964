//! Problems in the language of whoever reads them.
//!
//! The declaration of a problem is the English. A catalogue `templates/languages/problems/<code>.ftl`
//! has an entry for each, with the hint as its attribute `.hint`, and `heading-<code>` for its kind; what
//! it lacks stays English. So does a phrase within a sentence ([`Phrase`]), whose key is made of its
//! English words. Words that English works out of other values (`3 rows are`) can be an attribute of
//! its name, or `blank-<name>` for all problems. They are made of the values as they were given; one
//! that is not there is 0, to choose by. Some blanks have fixed words of pages ([`WORDS`]).

use std::borrow::Cow;
use std::sync::OnceLock;

use fluent_bundle::{FluentArgs, FluentValue};

use model::Language;
use model::problem::{Phrase, RenderedProblem, SentenceValue};

use super::LanguageTexts;
use super::catalogue::{CataloguesByLanguage, TextCatalogue, catalogues_in};

/// The catalogues of problems by language.
pub const PROBLEM_CATALOGUES: &[(Language, &str)] = catalogues_in!("problems");

static CATALOGUES: CataloguesByLanguage = CataloguesByLanguage::new(PROBLEM_CATALOGUES);

/// The texts of days.
static TEXTS: [OnceLock<LanguageTexts>; Language::ALL.len()] =
    [const { OnceLock::new() }; Language::ALL.len()];

/// The blanks with numbers, perhaps with words between them.
const NUMBERS: &[&str] = &[
    "amount", "average", "below", "boards", "computed", "counted", "given", "held", "holds",
    "least", "max", "meant", "most", "near", "needed", "net", "played", "points", "read", "score",
    "sum", "tables", "takes", "usual", "vps",
];
/// Those with a number, or with a name, a path or other words that stay as they were typed.
const NUMBERS_OR_WORDS: &[&str] = &["other", "typed"];

/// Those with words of rooms that know no phrases: fixed words, in the catalogue of pages.
const WORDS: &[&str] = &[
    "clause", "game", "kind", "meaning", "out", "played", "reason", "round", "unit", "what", "why",
];
/// Those with days, if nothing else stands there.
const DAYS: &[&str] = &[
    "as_of", "born", "date", "day", "end", "ends", "first", "from", "last", "limit", "other",
    "since", "start", "until",
];

/// What is wrong, in a language.
pub fn problem_message(language: Language, told: &RenderedProblem) -> Cow<'_, str> {
    said(language, told, &told.message, None)
}

/// What to do about it, in a language.
pub fn problem_hint(language: Language, told: &RenderedProblem) -> Cow<'_, str> {
    said(language, told, &told.hint, Some(HINT))
}

/// What stands above problems with a code, in a language.
pub fn problem_heading<'a>(language: Language, code: &str, english: &'a str) -> Cow<'a, str> {
    let own = CATALOGUES
        .get(language)
        .and_then(|catalogue| catalogue.text(&format!("heading-{code}"), None, &FluentArgs::new()));
    own.map_or(Cow::Borrowed(english), Cow::Owned)
}

/// The attribute of the hint.
const HINT: &str = "hint";

fn said<'a>(
    language: Language,
    told: &'a RenderedProblem,
    english: &'a str,
    attribute: Option<&str>,
) -> Cow<'a, str> {
    let own = CATALOGUES.get(language).and_then(|catalogue| {
        let texts = TEXTS[language as usize].get_or_init(|| LanguageTexts::new(language, None));
        let (key, speaker) = (told.translation_key(), Speaker { catalogue, texts });
        catalogue.text(&key, attribute, &speaker.blanks(&key, told))
    });
    own.map_or(Cow::Borrowed(english), Cow::Owned)
}

/// Says the blanks of problems in a language.
struct Speaker<'c> {
    catalogue: &'c TextCatalogue,
    texts: &'c LanguageTexts,
}

impl Speaker<'_> {
    /// The blanks of a problem, with the phrases that the language has of its own.
    fn blanks<'a>(&self, key: &str, told: &'a RenderedProblem) -> FluentArgs<'a> {
        // A worked value stands behind the field whose name it has.
        let (mut given, mut shown) = (FluentArgs::new(), FluentArgs::new());
        for (name, blank) in told.blanks.iter().rev() {
            let is_there = !matches!(blank, SentenceValue::Text(text) if text.is_empty());
            given.set(&**name, if is_there { self.value(name, blank) } else { 0.into() });
        }
        for (name, blank) in &told.blanks {
            let phrase = || {
                let own = self.catalogue.text(key, Some(name), &given);
                own.or_else(|| self.catalogue.text(&format!("blank-{name}"), None, &given))
            };
            let is_phrase =
                matches!(blank, SentenceValue::Text(text) if !text.is_empty()) && name != HINT;
            let phrase = is_phrase.then(phrase).flatten();
            shown.set(&**name, phrase.map_or_else(|| self.value(name, blank), FluentValue::from));
        }
        shown
    }

    fn value<'a>(&self, name: &str, blank: &'a SentenceValue) -> FluentValue<'a> {
        match blank {
            SentenceValue::Text(text) => self.text(name, text).into(),
            SentenceValue::Number(number) => (*number).into(),
            SentenceValue::Day(day) => self.texts.day_text(*day).into(),
            SentenceValue::Phrase(phrase) => self.phrase(phrase).into(),
            SentenceValue::List(blanks) => {
                let each = blanks.iter().map(|blank| match self.value(name, blank) {
                    FluentValue::String(text) => text.into_owned(),
                    _ => blank.to_string(),
                });
                each.collect::<Vec<_>>().join(", ").into()
            }
        }
    }

    fn text<'a>(&self, name: &str, text: &'a str) -> Cow<'a, str> {
        let day = || text.parse().ok().map(|day| self.texts.day_text(day));
        let own = match name {
            // Details of an event in a row: `title, date`.
            "missing" => Some(self.texts.translate_fixed_words(text)),
            // Rounds in a row: `1, 2 and 3`.
            "rounds" => text.rsplit_once(" and ").map(|(first, last)| {
                self.texts.fill("list-and", &[("first", first), ("last", last)])
            }),
            _ if WORDS.contains(&name) => self.texts.translate_words_with_numbers(text),
            _ if DAYS.contains(&name) => day(),
            _ => None,
        };
        match own {
            Some(own) => own.into(),
            None if NUMBERS.contains(&name) => self.texts.localise_numbers_in(text).into(),
            None if NUMBERS_OR_WORDS.contains(&name) => self.texts.localise_number(text),
            None => text.into(),
        }
    }

    fn phrase(&self, phrase: &Phrase) -> String {
        let mut blanks = FluentArgs::new();
        for (name, blank) in phrase.blanks() {
            blanks.set(&**name, self.value(name, blank));
        }
        let own = self.catalogue.text(&phrase.translation_key(), None, &blanks);
        own.unwrap_or_else(|| phrase.to_string())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use model::problem::problems;

    problems! {
        error "missing-cell" "Cell missing" MissingCell { column: String }: "“{column}” is missing." => "Fill it in.";
        warning "event-alike" "Similar event" EventAlike { other: String }: "It is like {other}." => "Delete one.";
        /// Has no entry in any catalogue.
        note "never-told" "Rows" NeverTold { count: usize }: "{count} rows." => "No action needed.";
    }

    #[test]
    fn a_problem_is_said_in_a_language_or_in_english() {
        let missing = RenderedProblem::for_file(MissingCell { column: "Player 1".to_string() });
        let german = problem_message(Language::German, &missing);
        assert!(german.contains("Player 1") && german != missing.message, "{german}");
        assert_ne!(problem_hint(Language::German, &missing), missing.hint);
        assert_eq!(problem_message(Language::English, &missing), missing.message);
        for (other, said) in [("Week 2.5 pairs.xlsx", "Week 2.5 pairs.xlsx"), ("2.5", "2,5")] {
            let alike = RenderedProblem::for_file(EventAlike { other: other.to_string() });
            let german = problem_message(Language::German, &alike);
            assert!(german.contains(said), "{german}");
        }
        let never = RenderedProblem::for_file(NeverTold { count: 3 });
        assert_eq!(problem_message(Language::German, &never), "3 rows.");
        assert_eq!(LIST.len(), 3);
    }
}
