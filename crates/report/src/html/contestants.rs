//! Names and links of the contestants of an event, for pages that are made while the event is at
//! hand: its draw, games, prizes and desk. A contestant is asked for by its entry.

use crate::award_texts;
use engine::awards::ComputedEvent;
use engine::rules::rule_book_facts;
use model::Entry;
use model::form::EntryColumn;
use register::{EventRecord, SeasonPlayers, StandingRecord};

use super::PlayerLink;
use super::board_page_parts::entries_in_standings_order;
use super::standings::format_score;

/// The contestants of an event, by entry.
pub(super) struct Contestants<'a> {
    people: &'a SeasonPlayers,
    record: &'a EventRecord,
    outcome: &'a ComputedEvent,
    /// The index of each entry among the record's standings; `None` in an event without
    /// lists.
    standings: Vec<Option<usize>>,
}

impl<'a> Contestants<'a> {
    /// Indexes the contestants of an event.
    pub(super) fn new(
        people: &'a SeasonPlayers,
        record: &'a EventRecord,
        outcome: &'a ComputedEvent,
    ) -> Self {
        let mut standings = vec![None; outcome.event.entries.len()];
        for (standing, entry) in entries_in_standings_order(outcome).into_iter().enumerate() {
            standings[entry] = Some(standing);
        }
        Contestants { people, record, outcome, standings }
    }

    fn standing(&self, entry: usize) -> Option<&'a StandingRecord> {
        self.record.rankings.standings.get((*self.standings.get(entry)?)?)
    }

    /// The name of the team, else the names of the players.
    pub(super) fn name(&self, entry: usize) -> String {
        match self.standing(entry) {
            Some(standing) => {
                award_texts::contestant_display_name(self.people, self.record, standing)
            }
            None => {
                self.outcome.event.entries.get(entry).map(|e| e.display_name()).unwrap_or_default()
            }
        }
    }

    pub(super) fn label(&self, entry: usize) -> &'a str {
        self.outcome.event.entries.get(entry).map(|e| e.label.as_str()).unwrap_or_default()
    }

    /// Its section; empty if the event has only one.
    pub(super) fn section_of_entry(&self, entry: usize) -> &'a str {
        let entries = &self.outcome.event.entries;
        let section = |entry: &'a Entry| entry.section.as_deref().unwrap_or_default();
        let own = entries.get(entry).map(section).unwrap_or_default();
        if entries.iter().any(|other| section(other) != own) { own } else { "" }
    }

    /// Whether a round, from 1, is drawn inside sections.
    pub(super) fn is_drawn_inside_sections(&self, round: usize) -> bool {
        let rules =
            rule_book_facts::facts_of_event_rule_book(&self.outcome.event).porous_section_rules();
        rules.is_some_and(|rules| round > rules.bonus.rounds)
    }

    pub(super) fn players_of_entry(&self, entry: usize) -> Vec<PlayerLink<'a>> {
        let standing = self.standing(entry);
        let players = standing.map(|own| PlayerLink::all(self.people, self.record, own));
        players.unwrap_or_default()
    }

    /// The page key of its only player; empty if there are several.
    pub(super) fn player_page_key(&self, entry: usize) -> &'a str {
        match self.players_of_entry(entry).as_slice() {
            [player] => player.key,
            _ => "",
        }
    }

    /// Its title, rating and club, if known: `FM · 1875 · Riverside`.
    pub(super) fn title_rating_and_club(&self, entry: usize) -> String {
        let Some(own) = self.outcome.event.entries.get(entry) else { return String::new() };
        let title = own.record.text(EntryColumn::Title).map(|cell| cell.value.to_string());
        let rating = own.record.number(EntryColumn::Rating).map(|cell| cell.value.to_short_text());
        let facts = title.into_iter().chain(rating).chain(own.club.clone());
        facts.collect::<Vec<_>>().join(" \u{b7} ")
    }

    /// Its place, such as `3=`; empty without one.
    pub(super) fn place(&self, entry: usize) -> String {
        self.standing(entry)
            .and_then(|standing| standing.place)
            .map(|place| place.to_string())
            .unwrap_or_default()
    }

    /// Its score, in the unit of the event; empty without one.
    pub(super) fn score(&self, entry: usize) -> String {
        let score = self.standing(entry).and_then(|standing| standing.score);
        score.map(|score| format_score(self.record, score)).unwrap_or_default()
    }
}
