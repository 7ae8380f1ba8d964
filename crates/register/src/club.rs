//! A club of a season, with what was played there.

use std::collections::BTreeMap;

use model::{Exact, PointsByKind};

/// A club or another organiser of events.
#[derive(Debug, Clone)]
pub struct Club {
    pub key: String,
    /// The most frequent spelling of the name.
    pub name: String,
    /// Its events as (return, event): by date and key where all of them are at hand, else by path.
    pub events: Vec<(u32, u32)>,
    /// The tables of its events.
    pub tables: Exact,
    /// The sum of the points earned at its events.
    pub points: PointsByKind,
    /// The same by year and month, without events without a date.
    pub months: BTreeMap<(i16, i8), PointsByKind>,
}
