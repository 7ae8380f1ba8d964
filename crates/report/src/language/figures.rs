//! Numbers, days and places as a language writes them. Pages are made with English figures, and
//! here they become those of the language. The decimal marks stand here, the names of months in the
//! catalogue.

use std::borrow::Cow;

use jiff::civil::Date;

use model::Language;

use super::LanguageTexts;
use crate::words;

/// The decimal mark, what stands between thousands, and the digits before it that it needs.
const fn marks(language: Language) -> (char, char, usize) {
    match language {
        Language::English | Language::Welsh | Language::Irish | Language::Maori => ('.', ',', 1),
        Language::French => (',', '\u{a0}', 1),
        Language::German | Language::Dutch => (',', '.', 1),
        Language::Spanish => (',', '.', 2),
        Language::Polish => (',', '\u{a0}', 2),
    }
}

impl LanguageTexts {
    /// A number in English figures, such as `1,204.5`, in those of the language. Other texts stay as
    /// they are, and so do numbers of several parts such as those of clauses.
    pub(crate) fn localise_number<'a>(&self, number: &'a str) -> Cow<'a, str> {
        let (decimal, group, least) = marks(self.language);
        if decimal == '.' || !is_number(number) {
            return Cow::Borrowed(number);
        }
        let (whole, rest) = number.split_once('.').unwrap_or((number, ""));
        let digits = whole.trim_start_matches(['+', '-', '\u{2212}']);
        let first = digits.find(',').unwrap_or(digits.len());
        let single = first < least && digits.matches(',').count() == 1;
        let between = if single { String::new() } else { group.to_string() };
        let mut told = whole.replace(',', &between);
        if !rest.is_empty() {
            told.push(decimal);
            told.push_str(rest);
        }
        Cow::Owned(told)
    }

    /// A text in which numbers stand, such as `107 Local + 0.25 Green`.
    pub(crate) fn localise_numbers_in(&self, text: &str) -> String {
        if marks(self.language).0 == '.' {
            return text.to_string();
        }
        let pieces = text.split_inclusive([' ', '(', ')', '=', '\u{2013}', '\u{a0}']);
        let told = pieces.map(|piece| {
            let number = piece.trim_end_matches([' ', '(', ')', '=', '\u{2013}', '\u{a0}']);
            format!("{}{}", self.localise_number(number), &piece[number.len()..])
        });
        told.collect()
    }

    /// A day: `27 July 2022`.
    pub(crate) fn day_text(&self, date: Date) -> String {
        let (day, month) = (date.day() as usize, self.month_of(date));
        let year = date.year().to_string();
        let values = [("month", month), ("year", &year)];
        self.text_for_formatted_number("date-day", day, &day.to_string(), &values)
    }

    /// A month in short: `Mar 2026`.
    pub(crate) fn month_and_year_text(&self, date: Date) -> String {
        let (month, year) = (self.short_month_name(date.month()), date.year().to_string());
        self.fill("date-month", &[("month", month), ("year", &year)])
    }

    /// A day of a year that is known, in short: `3 Mar`.
    pub(crate) fn day_and_month_text(&self, date: Date) -> String {
        let (day, month) = (date.day() as usize, self.short_month_name(date.month()));
        self.text_for_formatted_number("date-day-month", day, &day.to_string(), &[("month", month)])
    }

    /// The name of a month in short.
    pub(crate) fn short_month_name(&self, month: i8) -> &str {
        self.short_months.get(month as usize - 1).map_or("", String::as_str)
    }

    fn month_of(&self, date: Date) -> &str {
        self.months.get(date.month() as usize - 1).map_or("", String::as_str)
    }

    /// A place in order: `second` in English, which spells it; else `2e`.
    pub(crate) fn ordinal_text(&self, place: u32) -> String {
        match self.language {
            Language::English => words::ordinal_in_words(place),
            _ => self.text_for_count("ordinal", place as usize),
        }
    }
}

/// Whether a text is a decimal number, perhaps with commas between thousands.
fn is_number(text: &str) -> bool {
    let digits = text.trim_start_matches(['+', '-', '\u{2212}']);
    let (whole, rest) = digits.split_once('.').unwrap_or((digits, "0"));
    let is_whole = |part: &str| !part.is_empty() && part.bytes().all(|b| b.is_ascii_digit());
    let mut groups = whole.split(',');
    let first = groups.next().unwrap_or_default();
    let grouped = groups.all(|group| group.len() == 3 && is_whole(group));
    is_whole(first) && grouped && is_whole(rest)
}
