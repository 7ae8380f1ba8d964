//! Quotas: what an organisation held in a year and what it may hold. Packs set the numbers; no
//! award depends on them.

use std::collections::BTreeSet;

use super::competition::StageFacts;
use model::OrganiserKind;
use model::register::Organiser;

/// An event that an organisation held.
#[derive(Debug, Clone, Copy)]
pub struct QuotaEvent<'a> {
    pub facts: &'a StageFacts,
    /// The organiser, as typed.
    pub organiser: &'a str,
    /// The area, as typed.
    pub area: &'a str,
}

/// What is known of organisations besides the events that they held.
#[derive(Debug, Clone, Copy)]
pub struct KnownOrganisations<'a> {
    /// Those of the register, if there is one.
    pub organisers: &'a [Organiser],
    /// The folded names of all areas.
    pub areas: &'a BTreeSet<String>,
}

/// A line of the quota report with its events.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OrganiserQuotaLineWithEvents {
    pub line: OrganiserQuotaLine,
    /// The events of each competition, by date, as positions in the input.
    pub events: Vec<Vec<usize>>,
}

/// A line of the quota report.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OrganiserQuotaLine {
    /// The organisation, in its most frequent spelling.
    pub organiser: String,
    /// The kind of organisation.
    pub kind: OrganiserKind,
    /// The year; `None` for events without a date.
    pub year: Option<i16>,
    /// What was held, in words for the report.
    pub what: String,
    /// The clauses, joined by `;`.
    pub clause: String,
    /// The number of competitions held.
    pub held: u32,
    /// The number allowed; `None` if unlimited.
    pub allowed: Option<u32>,
    /// What the secretary is to look at; empty if nothing.
    pub note: String,
}

impl OrganiserQuotaLine {
    /// The number allowed, for people.
    pub fn allowed_text(&self) -> String {
        self.allowed.map_or("any number".to_string(), |allowed| allowed.to_string())
    }
}
