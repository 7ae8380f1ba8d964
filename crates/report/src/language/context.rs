//! Numbers and fixed words of a context in a language.
//!
//! Contexts are made with English numbers and words. Before a template gets one in another language,
//! the fields that hold nothing else are translated, by their names; what people typed is in other
//! fields.

use serde_json::Value;

use super::LanguageTexts;

/// The fields with numbers, perhaps with words between them.
const NUMBERS: &[&str] = &[
    "adjusted",
    "after",
    "amount",
    "award",
    "before",
    "boards",
    "bonus",
    "change",
    "expected",
    "factored",
    "imps",
    "net",
    "overall",
    "part",
    "percent",
    "performance",
    "place",
    "points",
    "score",
    "scratch",
    "tables",
    "total",
    "value",
    "won",
];

/// The fields with fixed words.
const WORDS: &[&str] = &[
    "award",
    "board",
    "entry_heading",
    "headings",
    "kind",
    "net",
    "note",
    "outcome",
    "power",
    "seat",
    "severity",
    "side",
    "sides",
    "state_text",
    "state_title",
    "table",
    "unit",
    "why",
];

/// Puts a context that is about to be rendered into a language.
pub(crate) fn translate_page_context(page: &mut Value, texts: &LanguageTexts) {
    match page {
        Value::Object(fields) => {
            for (name, value) in fields {
                match NUMBERS.contains(&name.as_str()) || WORDS.contains(&name.as_str()) {
                    true => field(name, value, texts),
                    false => translate_page_context(value, texts),
                }
            }
        }
        Value::Array(values) => {
            values.iter_mut().for_each(|value| translate_page_context(value, texts))
        }
        _ => {}
    }
}

/// Translates a field with numbers or words.
fn field(name: &str, value: &mut Value, texts: &LanguageTexts) {
    match value {
        Value::String(text) => {
            let word = WORDS.contains(&name).then(|| texts.word(text)).flatten();
            if let Some(word) = word {
                *text = word.to_string();
            } else if name == "award" && text.contains(" + ") {
                *text = texts.translate_fixed_words(&texts.localise_numbers_in(text));
            } else if NUMBERS.contains(&name) {
                *text = texts.localise_numbers_in(text);
            }
        }
        Value::Array(values) => values.iter_mut().for_each(|value| field(name, value, texts)),
        _ => translate_page_context(value, texts),
    }
}
