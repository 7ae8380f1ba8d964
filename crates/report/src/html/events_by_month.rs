//! The events of a season for lists, by month, so that not all of them need to be in memory.

use jiff::civil::Date;
use serde::{Deserialize, Serialize};

use crate::language::LanguageTexts;
use crate::publish::{OutputError, Publication, SpillFile};
use model::{StableSort, State};
use register::{EventRecord, Season};

use super::club::{EventListRow, event_list_row};

/// So many bytes of events are held in memory.
const MOST_HELD: usize = 512 << 10;

/// An event in lists.
#[derive(Serialize, Deserialize)]
pub(super) struct ListedEvent {
    pub date: Option<Date>,
    pub line: EventListRow,
    pub has_results: bool,
    /// Whether it is still played: a round is drawn, or there are no results.
    pub is_ahead: bool,
}

/// The events of a season by year and month.
pub(super) struct EventsByMonth {
    months: SpillFile<Option<(i16, i8)>>,
}

impl EventsByMonth {
    pub(super) fn new(publication: &Publication) -> EventsByMonth {
        EventsByMonth { months: publication.spill_file("events", MOST_HELD) }
    }

    /// Adds the events of the returns at hand.
    pub(super) fn add_events(
        &mut self,
        texts: &LanguageTexts,
        season: &Season,
    ) -> Result<(), OutputError> {
        season.events().try_for_each(|(_, event)| {
            let has_results = has_results(event);
            let listed = ListedEvent {
                date: event.identity.date,
                line: event_list_row(texts, season, event),
                has_results,
                is_ahead: event.state != State::Rejected && (event.draw.is_some() || !has_results),
            };
            self.months
                .add_row(&event.identity.date.map(|date| (date.year(), date.month())), &listed)
        })
    }

    /// Takes one event after the other, latest first, those without a date last; with whether it is
    /// the first of its month.
    pub(super) fn for_each_event(
        &self,
        mut take: impl FnMut(ListedEvent, bool) -> Result<(), OutputError>,
    ) -> Result<(), OutputError> {
        self.months.keys_of_sets().rev().try_for_each(|month| {
            let mut events: Vec<ListedEvent> = self.months.rows_of_set(month)?;
            events.arrange_by(|a, b| b.date.cmp(&a.date).then_with(|| a.line.key.cmp(&b.line.key)));
            events.into_iter().enumerate().try_for_each(|(at, event)| take(event, at == 0))
        })
    }
}

fn has_results(event: &EventRecord) -> bool {
    event.rankings.lists.iter().any(|list| list.ranked > 0)
}
