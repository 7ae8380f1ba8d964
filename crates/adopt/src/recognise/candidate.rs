//! Meanings that a column could have, with what speaks for each.

use super::column_heading::ColumnHeading;
use super::profile::ColumnProfile;
use super::view::ProfiledTable;
use super::{ColumnMeaning, MeaningEvidence, Sign, What, relations};

/// A meaning that a column could have, with its weight.
#[derive(Clone, Debug)]
pub(super) struct MeaningCandidate {
    pub(super) column: u16,
    pub(super) meaning: ColumnMeaning,
    pub(super) weight: i32,
    pub(super) why: Vec<MeaningEvidence>,
}

impl MeaningCandidate {
    pub(super) fn new(
        column: u16,
        meaning: ColumnMeaning,
        weight: i32,
        why: Vec<MeaningEvidence>,
    ) -> MeaningCandidate {
        MeaningCandidate { column, meaning, weight, why }
    }
}

/// Evidence from a heading.
pub(super) fn heading_evidence(
    head: &ColumnHeading,
    what: What,
    language: &str,
) -> MeaningEvidence {
    if language == super::inferred::CELL_INFERENCE_LANGUAGE {
        return MeaningEvidence {
            sign: Sign::Content,
            words: format!("its cells look like {what}"),
        };
    }
    let language = match language {
        "any" => String::new(),
        language => format!(" ({language})"),
    };
    MeaningEvidence {
        sign: Sign::Heading,
        words: format!("heading “{}” means {what}{language}", head.text()),
    }
}

/// Evidence from the cells.
pub(super) fn cells_evidence(profile: &ColumnProfile, what: What) -> MeaningEvidence {
    MeaningEvidence {
        sign: Sign::Content,
        words: format!("its {} filled cells fit {what}", profile.filled),
    }
}

/// Numbers of a column, for relations.
pub(super) fn numbers_of_column<'a>(view: &'a ProfiledTable, column: u16) -> &'a [Option<i64>] {
    view.column_profile(column).map_or(&[], |profile| &profile.numbers)
}

/// Whether places of one column agree with scores of another.
pub(super) fn place_column_agrees(view: &ProfiledTable, places: u16, scores: u16) -> Option<bool> {
    relations::places_agree_with_scores(
        numbers_of_column(view, places),
        numbers_of_column(view, scores),
    )
}
