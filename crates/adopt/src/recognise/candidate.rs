//! Meanings that a column could have, with what speaks for each.

use super::column_heading::Head;
use super::profile::Profile;
use super::view::View;
use super::{ColumnMeaning, Evidence, Sign, What, relations};

/// A meaning that a column could have, with its weight.
#[derive(Clone, Debug)]
pub(super) struct Candidate {
    pub(super) column: u16,
    pub(super) meaning: ColumnMeaning,
    pub(super) weight: i32,
    pub(super) why: Vec<Evidence>,
}

impl Candidate {
    pub(super) fn new(
        column: u16,
        meaning: ColumnMeaning,
        weight: i32,
        why: Vec<Evidence>,
    ) -> Candidate {
        Candidate { column, meaning, weight, why }
    }
}

/// Evidence from a heading.
pub(super) fn heading_says(head: &Head, what: What, language: &str) -> Evidence {
    if language == super::inferred::BY_CELLS {
        return Evidence { sign: Sign::Content, words: format!("its cells look like {what}") };
    }
    let language = match language {
        "any" => String::new(),
        language => format!(" ({language})"),
    };
    Evidence {
        sign: Sign::Heading,
        words: format!("heading “{}” means {what}{language}", head.text()),
    }
}

/// Evidence from the cells.
pub(super) fn cells_suit(profile: &Profile, what: What) -> Evidence {
    Evidence {
        sign: Sign::Content,
        words: format!("its {} filled cells fit {what}", profile.filled),
    }
}

/// Numbers of a column, for relations.
pub(super) fn numbers_of<'a>(view: &'a View, column: u16) -> &'a [Option<i64>] {
    view.profile(column).map_or(&[], |profile| &profile.numbers)
}

/// Whether places of one column agree with scores of another.
pub(super) fn ranked_by(view: &View, places: u16, scores: u16) -> Option<bool> {
    relations::ranks(numbers_of(view, places), numbers_of(view, scores))
}
