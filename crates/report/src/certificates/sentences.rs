//! What a certificate says of a place and an occasion, before it is in a language.

use jiff::civil::Date;

use crate::language::LanguageTexts;
use crate::words;

/// What was won.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(super) enum Achievement {
    /// Nothing that is named.
    #[default]
    None,
    /// A place.
    Place {
        place: u32,
        is_shared: bool,
        /// Whether it is the place without handicap.
        is_scratch: bool,
    },
    /// Points, on a certificate that shows no place.
    PointsWon,
    /// A title or a prize by its name.
    Title { title: String, is_shared: bool },
    /// A rank.
    Rank(&'static str),
}

impl Achievement {
    /// In a language, within a sentence.
    pub(super) fn in_language(&self, texts: &LanguageTexts) -> String {
        match self {
            Achievement::None => String::new(),
            Achievement::Place { place, is_shared, is_scratch } => {
                let key = match (is_shared, is_scratch) {
                    (false, false) => "certificate-place",
                    (false, true) => "certificate-place-scratch",
                    (true, false) => "certificate-place-shared",
                    (true, true) => "certificate-place-shared-scratch",
                };
                let ordinal = texts.ordinal_text(*place);
                texts.text_for_count_with(key, *place as usize, &[("ordinal", &ordinal)])
            }
            Achievement::PointsWon => texts.text("certificate-points-won"),
            Achievement::Title { title, is_shared: true } => {
                texts.fill("certificate-title-shared", &[("title", title)])
            }
            Achievement::Title { title, .. } => title.clone(),
            Achievement::Rank(rank) => (*rank).to_string(),
        }
    }

    /// A place in English: `Shared fifth place`.
    pub(super) fn english_place_text(place: u32, is_shared: bool) -> String {
        let ordinal = words::ordinal_in_words(place);
        if is_shared {
            format!("Shared {ordinal} place")
        } else {
            words::with_capital_letter(&format!("{ordinal} place"))
        }
    }
}

/// Where and when it was won.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(super) enum Occasion<'a> {
    /// Not said.
    #[default]
    None,
    /// The others who won it too.
    Names(&'a str),
    /// The organiser, which may be empty, and the first day.
    Event(&'a str, Option<Date>),
    /// The day on which a rank was reached.
    Reached(Date),
}

impl Occasion<'_> {
    /// In a language.
    pub(super) fn in_language(&self, texts: &LanguageTexts) -> String {
        match self {
            Occasion::None => String::new(),
            Occasion::Names(names) => (*names).to_string(),
            Occasion::Event(organiser, date) => {
                let organised = (!organiser.is_empty())
                    .then(|| texts.fill("certificate-organised-by", &[("organiser", organiser)]));
                let day = date.map(|date| texts.day_text(date));
                organised.into_iter().chain(day).collect::<Vec<_>>().join(", ")
            }
            Occasion::Reached(date) => {
                texts.fill("certificate-reached-on", &[("day", &texts.day_text(*date))])
            }
        }
    }
}
