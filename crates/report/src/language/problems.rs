//! Problems in the language of whoever reads them.
//!
//! The declaration of a problem is the English. A catalogue `templates/languages/problems/<code>.ftl`
//! has an entry for each, with the hint as its attribute `.hint`; what it lacks stays English. A phrase
//! that English works out of other values (`3 rows are`) can be an attribute of its name, or
//! `phrase-<name>` for all problems. It is made of the values as they were given; one that is not there
//! is 0, to choose by.

use std::borrow::Cow;

use fluent_bundle::{FluentArgs, FluentValue};

use model::Language;
use model::problem::{Blank, RenderedProblem};

use super::catalogue::{Catalogue, Catalogues, catalogues_in};

/// The catalogues of problems by language.
pub const PROBLEM_CATALOGUES: &[(Language, &str)] = catalogues_in!("problems");

static CATALOGUES: Catalogues = Catalogues::new(PROBLEM_CATALOGUES);

/// What is wrong, in a language.
pub fn problem_message(language: Language, told: &RenderedProblem) -> Cow<'_, str> {
    said(language, (told, &told.message), None)
}

/// What to do about it, in a language.
pub fn problem_hint(language: Language, told: &RenderedProblem) -> Cow<'_, str> {
    said(language, (told, &told.hint), Some(HINT))
}

/// The attribute of the hint.
const HINT: &str = "hint";

fn said<'a>(
    language: Language,
    (told, english): (&'a RenderedProblem, &'a str),
    attribute: Option<&str>,
) -> Cow<'a, str> {
    let own = CATALOGUES.of(language).and_then(|catalogue| {
        let key = told.catalogue_key();
        catalogue.text((&key, attribute), &blanks(catalogue, &key, told))
    });
    own.map_or(Cow::Borrowed(english), Cow::Owned)
}

/// The blanks of a problem, with the phrases that the language has of its own.
fn blanks<'a>(catalogue: &Catalogue, key: &str, told: &'a RenderedProblem) -> FluentArgs<'a> {
    let value = |blank: &'a Blank| match blank {
        Blank::Text(text) => FluentValue::from(&**text),
        Blank::Number(number) => FluentValue::from(*number),
    };
    // A worked value stands behind the field whose name it has.
    let (mut given, mut shown) = (FluentArgs::new(), FluentArgs::new());
    for (name, blank) in told.blanks.iter().rev() {
        let is_there = |blank: &&Blank| !matches!(blank, Blank::Text(text) if text.is_empty());
        given.set(&**name, Some(blank).filter(is_there).map_or(FluentValue::from(0), value));
    }
    for (name, blank) in &told.blanks {
        let phrase = || {
            let own = catalogue.text((key, Some(name)), &given);
            own.or_else(|| catalogue.text((&format!("phrase-{name}"), None), &given))
        };
        let is_phrase = matches!(blank, Blank::Text(text) if !text.is_empty()) && name != HINT;
        let phrase = is_phrase.then(phrase).flatten();
        shown.set(&**name, phrase.map_or_else(|| value(blank), FluentValue::from));
    }
    shown
}

#[cfg(test)]
mod tests {
    use super::*;
    use model::problem::problems;

    problems! {
        error "missing-cell" "Cell missing" MissingCell { column: String }: "“{column}” is missing." => "Fill it in.";
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
        let never = RenderedProblem::for_file(NeverTold { count: 3 });
        assert_eq!(problem_message(Language::German, &never), "3 rows.");
        assert_eq!(LIST.len(), 2);
    }
}
