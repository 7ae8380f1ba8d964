//! Groups of contestants: who is in one, by section, club, age, rating, rank or masterpoints.

use std::cmp::Ordering;
use std::collections::BTreeMap;
use std::sync::Arc;

use jiff::civil::Date;

use super::entry::normalize_category;
use super::kinds::Direction;
use super::name_comparison::folded_name;
use super::problem::{Phrase, phrase};
use super::{CellAddress, Exact, SettingOrigin, StableSort, natural_cmp};

/// Who is in a group. What is absent leaves nobody out.
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash)]
pub struct GroupCriteria {
    /// A group of the sheet `Groups` that its contestants are in too.
    pub named: Option<GroupReference>,
    pub section: Option<String>,
    pub direction: Option<Direction>,
    /// One of a contestant's categories, as typed: `women`, `U16`.
    pub category: Option<String>,
    /// The club, as typed.
    pub club: Option<String>,
    /// The area, as typed.
    pub area: Option<String>,
    /// The least and the highest rating.
    pub rating: [Option<u32>; 2],
    /// Whether contestants without a rating are within the ratings.
    pub unrated: bool,
    /// The first and the last day of birth.
    pub born: [Option<Date>; 2],
    /// The least and the highest average of the players' master points.
    pub masterpoints: [Option<Exact>; 2],
    /// The ranks, as typed; each player has one of them. Empty for all.
    pub ranks: Vec<String>,
    /// The contestant chosen by a person, as for the best game: an index into the event's entries.
    pub chosen: Option<usize>,
}

/// A group of the sheet `Groups` that another sheet names.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct GroupReference {
    /// Its position in [`GroupSheet::rows`].
    pub row: usize,
    /// Its name.
    pub name: String,
}

/// The rows of the sheet `Groups` of an event.
#[derive(Debug, Clone, Default)]
pub struct GroupSheet {
    /// The rows that could be read: groups in the order of the sheet, then strata from the highest.
    pub rows: Vec<GroupRow>,
    /// The ranks of members by number, if a group asks for ranks.
    pub ranks: Arc<BTreeMap<String, String>>,
}

/// A row of the sheet `Groups`, or a group of the settings.
#[derive(Debug, Clone, Hash)]
pub struct GroupRow {
    /// Its row; of a group of the settings that of the event.
    pub at: CellAddress,
    /// Where the settings have it; `None` for a row of the return.
    pub settled: Option<SettingOrigin>,
    /// Its name, such as `Novices`.
    pub name: String,
    /// The letter or number of a stratum, whose contestants are those of all lower strata too.
    pub stratum: Option<String>,
    /// Who is in it.
    pub group: GroupCriteria,
}

impl GroupSheet {
    /// Takes rows in place of its own.
    pub fn set_rows(&mut self, mut rows: Vec<GroupRow>) {
        rows.arrange_by(|a, b| match (&a.stratum, &b.stratum) {
            (Some(a), Some(b)) => compare_strata(a, b),
            (a, b) => a.is_some().cmp(&b.is_some()),
        });
        self.rows = rows;
    }

    /// A group with the contestants of those that are in it too: of a stratum it and all lower
    /// ones.
    pub fn rows_with_lower_strata(&self, row: usize) -> &[GroupRow] {
        let Some(own) = self.rows.get(row) else { return &[] };
        if own.stratum.is_some() { &self.rows[row..] } else { &self.rows[row..=row] }
    }

    /// Who is in a group, in words: `master points 101 to 300, and stratum C`.
    pub fn bounds_in_words(&self, row: usize) -> String {
        let rows = self.rows_with_lower_strata(row);
        let Some((own, lower)) = rows.split_first() else { return String::new() };
        let bounds = own.group.title();
        if own.group == GroupCriteria::default() {
            return bounds;
        }
        let labels: Vec<&str> = lower.iter().filter_map(|row| row.stratum.as_deref()).collect();
        match labels.split_last() {
            None => bounds,
            Some((last, [])) => format!("{bounds}, and stratum {last}"),
            Some((last, others)) => {
                format!("{bounds}, and strata {} and {last}", others.join(", "))
            }
        }
    }

    /// Whether a group asks for the ranks of members.
    pub fn needs_member_ranks(&self) -> bool {
        self.rows.iter().any(|row| !row.group.ranks.is_empty())
    }
}

impl GroupRow {
    /// Its name for people; of a stratum with a name of its own with the letter: `Novices, stratum C`.
    pub fn title(&self) -> String {
        match self.stratum.as_ref().map(|label| format!("stratum {label}")) {
            Some(stratum) if !folded_name(&self.name).contains(&folded_name(&stratum)) => {
                format!("{}, {stratum}", self.name)
            }
            _ => self.name.clone(),
        }
    }
}

/// The order of two labels of strata: the highest stratum comes first.
pub fn compare_strata(one: &str, other: &str) -> Ordering {
    natural_cmp(&folded_name(one), &folded_name(other))
}

impl GroupCriteria {
    /// Whether another group means the same, however its words are spelt.
    pub fn is_same(&self, other: &GroupCriteria) -> bool {
        let spelt = |group: &GroupCriteria| GroupCriteria {
            section: group.section.as_deref().map(folded_name),
            category: group.category.as_deref().map(normalize_category),
            club: group.club.as_deref().map(folded_name),
            area: group.area.as_deref().map(folded_name),
            ranks: group.ranks.iter().map(|rank| folded_name(rank)).collect(),
            ..group.clone()
        };
        spelt(self) == spelt(other)
    }

    /// Whether it bounds ratings.
    pub fn has_rating_bounds(&self) -> bool {
        self.rating.iter().any(Option::is_some)
    }

    /// Whether it bounds days of birth.
    pub fn has_age_bounds(&self) -> bool {
        self.born.iter().any(Option::is_some)
    }

    /// Whether it bounds master points.
    pub fn has_masterpoint_bounds(&self) -> bool {
        self.masterpoints.iter().any(Option::is_some)
    }

    /// The first of its bounds that ends before it begins, in words: `ratings`.
    pub fn inverted_bounds(&self) -> Option<Phrase> {
        fn ends_early<T: PartialOrd>(bounds: &[Option<T>; 2]) -> bool {
            matches!(bounds, [Some(first), Some(last)] if first > last)
        }
        let bounds = [
            (ends_early(&self.rating), phrase!("ratings")),
            (ends_early(&self.born), phrase!("dates of birth")),
            (ends_early(&self.masterpoints), phrase!("master points")),
        ];
        bounds.into_iter().find(|(is_crossed, _)| *is_crossed).map(|(_, what)| what)
    }

    /// Its name for people: `rating to 1600, women`; `everybody` without bounds.
    pub fn title(&self) -> String {
        let mut told = Vec::new();
        told.extend(self.named.as_ref().map(|named| named.name.clone()));
        told.extend(self.section.as_ref().map(|section| format!("section {section}")));
        told.extend(self.direction.map(|direction| direction.title().to_string()));
        told.extend(self.category.clone());
        told.extend(self.club.as_ref().map(|club| format!("club {club}")));
        told.extend(self.area.as_ref().map(|area| format!("area {area}")));
        told.extend(range("rating", self.rating));
        if self.unrated {
            let with = if self.has_rating_bounds() { "with the unrated" } else { "unrated" };
            told.push(with.to_string());
        }
        told.extend(range("born", self.born));
        told.extend(range("master points", self.masterpoints));
        if !self.ranks.is_empty() {
            told.push(format!("rank {}", self.ranks.join(" or ")));
        }
        if self.chosen.is_some() {
            told.push("chosen by the organiser".to_string());
        }
        if told.is_empty() { "everybody".to_string() } else { told.join(", ") }
    }
}

/// Bounds in words: `rating 1400 to 1600`, `born from 2010-01-01`.
fn range<T: ToString>(what: &str, bounds: [Option<T>; 2]) -> Option<String> {
    match bounds.map(|bound| bound.map(|bound| bound.to_string())) {
        [Some(first), Some(last)] => Some(format!("{what} {first} to {last}")),
        [Some(first), None] => Some(format!("{what} from {first}")),
        [None, Some(last)] => Some(format!("{what} to {last}")),
        [None, None] => None,
    }
}
