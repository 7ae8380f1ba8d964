//! Quotas: what an organisation held in a year and what it may hold. Packs set the numbers; no
//! award depends on them.

use super::competition::StageFacts;
use crate::model::OrganiserKind;

/// An event that an organisation held.
#[derive(Debug, Clone, Copy)]
pub struct Held<'a> {
    /// Its facts.
    pub facts: &'a StageFacts,
    /// The organiser, as typed.
    pub organiser: &'a str,
    /// The area, as typed.
    pub area: &'a str,
}

/// A line of the quota report.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct QuotaLine {
    /// The organisation, in its most frequent spelling.
    pub organiser: String,
    /// The kind of organisation.
    pub kind: OrganiserKind,
    /// The year; `None` for events without a date.
    pub year: Option<i16>,
    /// What was held.
    pub what: String,
    /// The clauses, joined by `;`.
    pub clause: String,
    /// The number of competitions held.
    pub held: u32,
    /// The number allowed; `None` if unlimited.
    pub allowed: Option<u32>,
    /// The events of each competition, by date, as positions in the input.
    pub events: Vec<Vec<usize>>,
    /// A remark.
    pub note: String,
}

impl QuotaLine {
    /// The number allowed, for people.
    pub fn allowed_text(&self) -> String {
        self.allowed.map_or("any number".to_string(), |allowed| allowed.to_string())
    }
}
