//! The heading of a column: its lines, and what they can mean. The lines are read together; where
//! that is no heading as a whole, each is read alone and counts a little less. The files that
//! recognise tables ask a `Head` how surely it says a meaning.

use super::What;
use super::headings::{HeadingMeaning, heading_meanings};
use super::weights::weights;

/// The heading of a column, with what it can mean.
#[derive(Clone, Debug, Default)]
pub(super) struct ColumnHeading {
    /// Its lines, from the top; those of a group stand above each of its columns.
    pub(super) lines: Vec<String>,
    pub(super) readings: Vec<HeadingMeaning>,
}

impl ColumnHeading {
    /// The heading as one text.
    pub(super) fn text(&self) -> String {
        self.lines.join(" ")
    }

    /// The weight with which it says a meaning; 0 where it does not.
    pub(super) fn weight_of_meaning(&self, what: What) -> i32 {
        self.readings
            .iter()
            .find(|reading| reading.what == what)
            .map_or(0, |reading| reading.weight)
    }

    /// Whether it says a meaning so that it may be taken.
    pub(super) fn likely_means(&self, what: What) -> bool {
        self.weight_of_meaning(what) >= weights().sureness.likely
    }

    /// Whether it says a meaning for certain.
    pub(super) fn surely_means(&self, what: What) -> bool {
        self.weight_of_meaning(what) >= weights().sureness.certain
    }

    /// Whether it says one of some meanings, and not thinly.
    pub(super) fn means_any_of(&self, whats: &[What]) -> bool {
        whats.iter().any(|what| self.likely_means(*what))
    }
}

/// What a list of contestants is ordered by.
pub(super) const RANKING_MEASURES: [What; 8] = [
    What::Points,
    What::Percent,
    What::Score,
    What::Vps,
    What::Imps,
    What::Total,
    What::Average,
    What::Best,
];

/// Columns that tell who a row is of.
pub(super) const CONTESTANT_MEANINGS: &[What] = &[
    What::Name,
    What::Names,
    What::Team,
    What::Surname,
    What::Forename,
    What::White,
    What::Home,
    What::Winner,
    What::NsNames,
    What::Player,
    What::Power,
];

/// What the lines of a heading say together, or one of them alone.
pub(super) fn meanings_of_heading_lines(lines: &[String]) -> Vec<HeadingMeaning> {
    let joined = heading_meanings(&lines.join(" "));
    let whole = joined.first().is_some_and(HeadingMeaning::is_whole_heading);
    if lines.len() < 2 || whole {
        return joined;
    }
    let mut found: Vec<HeadingMeaning> = Vec::new();
    for line in lines.iter().rev() {
        for reading in heading_meanings(line) {
            if !found.iter().any(|known| known.what == reading.what) {
                found.push(HeadingMeaning {
                    weight: reading.weight - weights().heading.line,
                    ..reading
                });
            }
        }
    }
    if found.is_empty() { joined } else { found }
}
