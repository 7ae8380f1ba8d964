//! A person of a season, with what the person played and earned.

use model::PointsByKind;

use super::people::{PersonId, SpellingId};

/// A person's part in an event.
#[derive(Debug, Clone, Copy)]
pub struct Participation {
    /// The return.
    pub ret: u32,
    /// The event in it.
    pub event: u32,
    /// The standing in the event.
    pub standing: u32,
    /// The name as typed in the event.
    pub spelling: SpellingId,
}

/// A person and what the person played and earned in the season.
#[derive(Debug, Clone)]
pub struct Person {
    pub id: PersonId,
    /// The most frequent spelling of the name.
    pub name: String,
    /// The member number.
    pub number: Option<String>,
    /// The first name as typed, in order of path.
    pub first: SpellingId,
    /// How many events the person played.
    pub events: u32,
    /// The events played, by date and key; empty where not all returns are at hand.
    pub played: Vec<Participation>,
    /// The sum of the points earned.
    pub points: PointsByKind,
}
