//! Prizes: amounts of money for places, of everybody or of a group.

use jiff::civil::Date;

use super::entry::category_meant;
use super::kinds::{Direction, Sharing};
use super::names::folded;
use super::{Address, Exact};

/// The rows of the sheet `Prizes` of an event.
#[derive(Debug, Clone, Default)]
pub struct PrizeList {
    /// The rows that could be read, in the order of the sheet.
    pub rows: Vec<PrizeRow>,
    /// Whether a row could not be read: what the others pay would then be wrong.
    pub is_faulty: bool,
}

/// A prize: the amount for a place in a group.
#[derive(Debug, Clone)]
pub struct PrizeRow {
    pub at: Address,
    /// Its name, such as `Best under 1600`.
    pub name: String,
    /// The place that gets it, counted among those who can.
    pub place: u32,
    /// The amount of money for the place.
    pub amount: Exact,
    /// Its currency; may be empty.
    pub currency: String,
    /// Who can get it.
    pub group: PrizeGroup,
    /// How those level in points share; `None` if the row does not say.
    pub sharing: Option<Sharing>,
    /// Whether a contestant can have it beside another prize.
    pub beside: bool,
}

/// Who can get a prize. What is absent leaves nobody out.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct PrizeGroup {
    pub section: Option<String>,
    pub direction: Option<Direction>,
    /// One of a contestant's categories, as typed: `women`, `U16`.
    pub category: Option<String>,
    /// The club, as typed.
    pub club: Option<String>,
    /// The least and the highest rating.
    pub rating: [Option<u32>; 2],
    /// Whether contestants without a rating are within the ratings.
    pub unrated: bool,
    /// The first and the last day of birth.
    pub born: [Option<Date>; 2],
    /// The contestant chosen by a person, as for the best game: an index into the event's entries.
    pub chosen: Option<usize>,
}

impl PrizeGroup {
    /// Whether another group means the same, however its words are spelt.
    pub fn is_same(&self, other: &PrizeGroup) -> bool {
        let spelt = |group: &PrizeGroup| PrizeGroup {
            section: group.section.as_deref().map(folded),
            category: group.category.as_deref().map(category_meant),
            club: group.club.as_deref().map(folded),
            ..group.clone()
        };
        spelt(self) == spelt(other)
    }

    /// Whether it bounds ratings.
    pub fn is_of_ratings(&self) -> bool {
        self.rating.iter().any(Option::is_some)
    }

    /// Whether it bounds days of birth.
    pub fn is_of_ages(&self) -> bool {
        self.born.iter().any(Option::is_some)
    }

    /// Its name for people: `rating to 1600, women`; `everybody` without bounds.
    pub fn title(&self) -> String {
        let mut told = Vec::new();
        told.extend(self.section.as_ref().map(|section| format!("section {section}")));
        told.extend(self.direction.map(|direction| direction.title().to_string()));
        told.extend(self.category.clone());
        told.extend(self.club.as_ref().map(|club| format!("club {club}")));
        match self.rating {
            [Some(least), Some(most)] => told.push(format!("rating {least} to {most}")),
            [Some(least), None] => told.push(format!("rating from {least}")),
            [None, Some(most)] => told.push(format!("rating to {most}")),
            [None, None] => {}
        }
        if self.is_of_ratings() && self.unrated {
            told.push("with the unrated".to_string());
        }
        match self.born {
            [Some(first), Some(last)] => told.push(format!("born {first} to {last}")),
            [Some(first), None] => told.push(format!("born from {first}")),
            [None, Some(last)] => told.push(format!("born to {last}")),
            [None, None] => {}
        }
        if self.chosen.is_some() {
            told.push("chosen by the organiser".to_string());
        }
        if told.is_empty() { "everybody".to_string() } else { told.join(", ") }
    }
}
