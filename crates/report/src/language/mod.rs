//! What pages, certificates and letters say in a language.
//!
//! A catalogue `templates/languages/<code>.ftl` has the texts of a language by key; Fluent reads it.
//! A text that it lacks is the English one. Templates name their texts as `[[key]]`, which are put in
//! place before Tera reads the template (`markers`); Rust asks [`LanguageTexts`]. What contexts hold of numbers
//! and fixed words is in English until the template is given them (`context`).

mod catalogue;
mod context;
mod figures;
mod forms;
mod markers;
mod phrase;
mod problems;
mod spelled;

use std::collections::HashMap;
use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use model::Language;

use phrase::TextPattern;

pub(super) use context::translate_page_context;
pub use forms::{FORM_CATALOGUES, FormTexts, form_text_key};
pub(super) use markers::{TextEscape, fill_template_texts};
pub use problems::{PROBLEM_CATALOGUES, problem_heading, problem_hint, problem_message};

/// The catalogues by the names of their files, in the order of [`Language::ALL`].
pub(crate) const PAGE_CATALOGUES: [(&str, &str); Language::ALL.len()] = [
    ("en.ftl", template!("languages/en.ftl")),
    ("cy.ftl", template!("languages/cy.ftl")),
    ("ga.ftl", template!("languages/ga.ftl")),
    ("mi.ftl", template!("languages/mi.ftl")),
    ("fr.ftl", template!("languages/fr.ftl")),
    ("de.ftl", template!("languages/de.ftl")),
    ("es.ftl", template!("languages/es.ftl")),
    ("pl.ftl", template!("languages/pl.ftl")),
    ("nl.ftl", template!("languages/nl.ftl")),
];

/// The language of a catalogue by the name of its file.
pub(super) fn language_of_catalogue_file(name: &str) -> Option<Language> {
    Language::named(name.strip_suffix(".ftl")?)
}

/// What is wrong with a user's catalogue, if anything: its syntax, a key or a place for a value that
/// the English text does not have.
pub(super) fn check_catalogue(name: &str, source: &str) -> Result<(), String> {
    let line_of = |at: usize| 1 + source[..at.min(source.len())].matches('\n').count();
    if let Err((_, wrong)) = FluentResource::try_new(source.to_string()) {
        let told =
            wrong.iter().map(|one| format!("{name}, line {}: {one}", line_of(one.pos.start)));
        return Err(told.collect::<Vec<_>>().join("; "));
    }
    let english = messages(PAGE_CATALOGUES[Language::English as usize].1).into_iter();
    let english: HashMap<&str, &str> = english.map(|(_, key, text)| (key, text)).collect();
    let wrong = messages(source).into_iter().find_map(|(line, key, text)| {
        let Some(ours) = english.get(key) else {
            return Some(format!("{name}, line {line}: there is no text {key}"));
        };
        let known: Vec<&str> = places(ours).collect();
        let other = places(text).find(|place| !known.contains(place) && *place != "count")?;
        Some(format!("{name}, line {line}: the text {key} has no value ${other}"))
    });
    wrong.map_or(Ok(()), Err)
}

/// The texts of a catalogue: line, key, and all of it.
fn messages(source: &str) -> Vec<(usize, &str, &str)> {
    let mut found: Vec<(usize, &str, usize)> = Vec::new();
    let mut at = 0;
    for (line, text) in (1..).zip(source.split_inclusive('\n')) {
        found.extend(keys(text).next().map(|key| (line, key, at)));
        at += text.len();
    }
    let ends = found.iter().skip(1).map(|(.., at)| *at).chain([source.len()]);
    found.iter().zip(ends).map(|((line, key, at), end)| (*line, *key, &source[*at..end])).collect()
}

/// The names of the values in a text.
fn places(text: &str) -> impl Iterator<Item = &str> {
    let is_name = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_');
    text.split('$')
        .skip(1)
        .map(move |rest| &rest[..rest.find(|c| !is_name(c)).unwrap_or(rest.len())])
}

/// The numbers for which a text that counts is kept: from the last but one hundred on, only the last
/// two digits choose a form; the last is that of whole millions.
const COUNTS: usize = 201;

/// The texts of a language. Each is looked up once, whatever the number of pages.
pub(crate) struct LanguageTexts {
    language: Language,
    bundle: FluentBundle<FluentResource>,
    phrases: HashMap<String, Kept>,
    /// Fixed words by their English.
    words: HashMap<String, String>,
    /// A board of cards.
    board: String,
    months: [String; 12],
    short_months: [String; 12],
}

/// A text as it was looked up.
#[derive(Default)]
struct Kept {
    plain: OnceLock<TextPattern>,
    counted: OnceLock<Box<[OnceLock<TextPattern>]>>,
}

impl LanguageTexts {
    /// The texts of a language, with those of a user's catalogue before ours.
    pub(super) fn new(language: Language, own: Option<&str>) -> LanguageTexts {
        let english = PAGE_CATALOGUES[Language::English as usize].1;
        let sources = [english, PAGE_CATALOGUES[language as usize].1].into_iter().chain(own);
        let bundle = catalogue::build_fluent_bundle(language, sources);
        let phrases = keys(english).map(|key| (key.to_string(), Kept::default())).collect();
        let (words, board, months, short_months) = Default::default();
        let mut texts =
            LanguageTexts { language, bundle, phrases, words, board, months, short_months };
        texts.board = texts.text("board-one");
        if language != Language::English {
            texts.words = texts.fixed_words();
        }
        texts.months = texts.of_each_month("month");
        texts.short_months = texts.of_each_month("month-short");
        texts
    }

    /// The language.
    pub(crate) fn language(&self) -> Language {
        self.language
    }

    /// A text without places for values.
    pub fn text(&self, key: &str) -> String {
        self.fill(key, &[])
    }

    /// A text with values in its places.
    pub(crate) fn fill(&self, key: &str, values: &[(&str, &str)]) -> String {
        let Some(kept) = self.phrases.get(key) else { return key.to_string() };
        kept.plain.get_or_init(|| self.phrase(key, values, None)).fill(values)
    }

    /// A text in the form that a number asks for, which its place `number` shows.
    pub(crate) fn text_for_count(&self, key: &str, count: usize) -> String {
        self.text_for_count_with(key, count, &[])
    }

    /// The same with further values.
    pub(crate) fn text_for_count_with(
        &self,
        key: &str,
        count: usize,
        values: &[(&str, &str)],
    ) -> String {
        let number =
            self.localise_number(&crate::words::group_thousands(&count.to_string())).into_owned();
        self.text_for_formatted_number(key, count, &number, values)
    }

    /// The same with a number that is written already.
    pub(crate) fn text_for_formatted_number(
        &self,
        key: &str,
        count: usize,
        number: &str,
        values: &[(&str, &str)],
    ) -> String {
        let Some(kept) = self.phrases.get(key) else { return key.to_string() };
        let all = kept.counted.get_or_init(|| (0..COUNTS).map(|_| OnceLock::new()).collect());
        let class = match count {
            0..200 => count,
            _ if count.is_multiple_of(1_000_000) => COUNTS - 1,
            _ => 100 + count % 100,
        };
        let mut named = vec![("number", number)];
        named.extend_from_slice(values);
        all[class].get_or_init(|| self.phrase(key, &named, Some(count))).fill(&named)
    }

    /// Looks a text up, with marks in place of its values.
    fn phrase(&self, key: &str, values: &[(&str, &str)], count: Option<usize>) -> TextPattern {
        let mut marks = FluentArgs::new();
        for (name, _) in values {
            marks.set((*name).to_string(), TextPattern::value_placeholder(name));
        }
        if let Some(count) = count {
            marks.set("count", FluentValue::from(count));
        }
        let message = self.bundle.get_message(key).and_then(|message| message.value());
        let told = message.map(|pattern| {
            // What a text lacks stays visible; a test finds it.
            self.bundle.format_pattern(pattern, Some(&marks), &mut Vec::new()).into_owned()
        });
        TextPattern::parse(&told.unwrap_or_else(|| key.to_string()))
    }

    fn of_each_month(&self, stem: &str) -> [String; 12] {
        std::array::from_fn(|nth| self.text(&format!("{stem}-{}", nth + 1)))
    }

    /// A board of cards, as a heading.
    pub(crate) fn bridge_board_heading(&self) -> &str {
        &self.board
    }

    /// A fixed word or its English.
    pub(crate) fn translate_fixed_word<'a>(&'a self, english: &'a str) -> &'a str {
        self.word(english).unwrap_or(english)
    }

    /// Fixed words with numbers: where `#` stands, one does, in the order of the English. `None` if they
    /// are not fixed.
    pub(crate) fn translate_words_with_numbers(&self, english: &str) -> Option<String> {
        let (masked, numbers) = without_numbers(english);
        let word = self.word(english).or_else(|| self.word(&masked))?;
        let mut numbers = numbers.into_iter();
        let filled = word.split_inclusive('#').map(|part| match part.strip_suffix('#') {
            Some(words) => {
                format!("{words}{}", self.localise_number(numbers.next().unwrap_or_default()))
            }
            None => part.to_string(),
        });
        Some(filled.collect())
    }

    /// The same, perhaps several in a row: `Round 1, board 2`, `Title + Prize`. What is not fixed stays.
    pub(crate) fn translate_fixed_words(&self, english: &str) -> String {
        if self.words.is_empty() {
            return english.to_string();
        }
        let between = || [", ", " + "].into_iter().find(|between| english.contains(between));
        match (self.translate_words_with_numbers(english), between()) {
            (Some(own), _) => own,
            (None, None) => english.to_string(),
            (None, Some(between)) => {
                let parts = english.split(between).map(|part| self.translate_fixed_words(part));
                parts.collect::<Vec<_>>().join(between)
            }
        }
    }

    /// A fixed word by its English, if there is one.
    fn word(&self, english: &str) -> Option<&str> {
        self.words.get(english).map(String::as_str)
    }

    /// The texts whose keys begin with `word-`, by their English.
    fn fixed_words(&self) -> HashMap<String, String> {
        let english = LanguageTexts::new(Language::English, None);
        let keys = self.phrases.keys().filter(|key| key.starts_with("word-"));
        keys.map(|key| (english.text(key), self.text(key))).collect()
    }
}

/// A text with `#` for each of its numbers, and those.
fn without_numbers(text: &str) -> (String, Vec<&str>) {
    let is_digit = |c: char| c.is_ascii_digit() || matches!(c, '\u{bc}'..='\u{be}');
    let (mut masked, mut numbers, mut rest) = (String::new(), Vec::new(), text);
    while let Some(at) = rest.find(is_digit) {
        let (before, from) = rest.split_at(at);
        let end = from.find(|c| !is_digit(c) && !matches!(c, '.' | ',')).unwrap_or(from.len());
        let number = from[..end].trim_end_matches(['.', ',']);
        masked.push_str(before);
        masked.push('#');
        numbers.push(number);
        rest = &from[number.len()..];
    }
    (masked + rest, numbers)
}

/// The keys of a catalogue.
fn keys(source: &str) -> impl Iterator<Item = &str> {
    source.lines().filter_map(|line| {
        let key = line.split_once('=')?.0.trim_end();
        let is_key = key.starts_with(|c: char| c.is_ascii_lowercase())
            && key.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-');
        is_key.then_some(key)
    })
}

#[cfg(test)]
mod tests;
