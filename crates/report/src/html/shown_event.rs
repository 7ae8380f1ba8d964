//! An event on its page: its record, whose names are shown, and in which language.

use crate::language::LanguageTexts;
use register::{EventRecord, SeasonPlayers, StandingRecord};

use super::PlayerLink;

/// What all parts of an event's page are made from.
#[derive(Clone, Copy)]
pub(super) struct EventPageSource<'a> {
    /// The texts of the event's language.
    pub texts: &'a LanguageTexts,
    /// Everybody in the season, with the keys of their pages.
    pub people: &'a SeasonPlayers,
    pub record: &'a EventRecord,
}

impl<'a> EventPageSource<'a> {
    /// The players of a contestant, with links to their pages.
    pub(super) fn player_links(self, standing: &'a StandingRecord) -> Vec<PlayerLink<'a>> {
        PlayerLink::all(self.people, self.record, standing)
    }
}
