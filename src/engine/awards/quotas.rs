//! What an organisation held in a year against what it may hold. A pack says the numbers;
//! nothing here alters an award.

use super::competition::StageFacts;
use crate::model::OrganiserKind;

/// An event that an organisation held.
#[derive(Debug, Clone, Copy)]
pub struct Held<'a> {
    /// Its facts.
    pub facts: &'a StageFacts,
    /// The name of who ran it, as typed.
    pub organiser: &'a str,
    /// The name of its area, as typed.
    pub area: &'a str,
}

/// A line of the quota report.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct QuotaLine {
    /// The organisation, as it is typed most often.
    pub organiser: String,
    /// What it is.
    pub kind: OrganiserKind,
    /// The year; none for events without a date.
    pub year: Option<i16>,
    /// What was held.
    pub what: String,
    /// The clauses, joined by `;`.
    pub clause: String,
    /// How many competitions.
    pub held: u32,
    /// How many it may hold; none for any number.
    pub allowed: Option<u32>,
    /// The events of each competition, as positions in what was given, by date.
    pub events: Vec<Vec<usize>>,
    /// What else there is to say.
    pub note: String,
}

impl QuotaLine {
    /// How many it may hold, for people.
    pub fn allowed_told(&self) -> String {
        self.allowed.map_or("any number".to_string(), |allowed| allowed.to_string())
    }
}
