//! The periods by which an event is rated: each month of one that lasts longer than
//! `periods.longest` days, with the ratings of its own list, and else the whole event (B.02 4).

use std::collections::BTreeMap;

use engine::scoring::{RatingMonth, days_of_rounds, ratings_by_month_of_event};
use model::Event;
use model::crosstable::Crosstable;

use super::figures::rating_regulations;

/// The ratings of all players in the periods of an event.
pub(super) struct RatingPeriods {
    /// The month of each round; empty for one period.
    months: Vec<RatingMonth>,
    /// The ratings of later lists, by position in the crosstable.
    later: Vec<BTreeMap<RatingMonth, u32>>,
    /// Whether the event is longer than a period and a round has no day.
    pub lacks_days: bool,
}

impl RatingPeriods {
    pub(super) fn from_event(event: &Event, table: &Crosstable) -> RatingPeriods {
        let mut periods =
            RatingPeriods { months: Vec::new(), later: Vec::new(), lacks_days: false };
        let days =
            event.date().zip(event.last_day()).map(|(first, last)| (last - first).get_days());
        if days.is_none_or(|days| days < rating_regulations().periods.longest) {
            return periods;
        }
        let days = days_of_rounds(event, table.played).into_iter();
        let months: Option<Vec<RatingMonth>> =
            days.map(|day| day.map(RatingMonth::from_day)).collect();
        periods.lacks_days = months.is_none();
        periods.months = months.unwrap_or_default();
        let players = table.contestants.iter();
        periods.later = players
            .map(|player| event.entries.get(player.entry))
            .map(|entry| {
                entry.map(|entry| ratings_by_month_of_event(event, entry)).unwrap_or_default()
            })
            .collect();
        periods
    }

    /// Whether each month is a period.
    pub(super) fn is_monthly(&self) -> bool {
        !self.months.is_empty()
    }

    /// The months in order, each with its rounds, from 1; one period without a month.
    pub(super) fn rounds_by_month(
        &self,
        played: usize,
    ) -> BTreeMap<Option<RatingMonth>, Vec<usize>> {
        if self.months.is_empty() {
            return BTreeMap::from([(None, (1..=played).collect())]);
        }
        let mut all: BTreeMap<_, Vec<usize>> = BTreeMap::new();
        for (round, month) in (1..).zip(&self.months) {
            all.entry(Some(*month)).or_default().push(round);
        }
        all
    }

    /// The rating of a player, as a position, in a month: that of the last list given, else the one of the
    /// sheet.
    pub(super) fn rating_in_month(
        &self,
        table: &Crosstable,
        player: usize,
        month: Option<RatingMonth>,
    ) -> Option<u32> {
        let lists = self.later.get(player).zip(month);
        let later = lists.and_then(|(lists, month)| lists.range(..=month).next_back());
        later.map(|(_, rating)| *rating).or(table.contestants.get(player)?.rating)
    }

    /// Whether the list of a month is given for a player.
    pub(super) fn has_list_of_month(&self, player: usize, month: RatingMonth) -> bool {
        self.later.get(player).is_some_and(|lists| lists.contains_key(&month))
    }

    /// The month of a round; `None` with one period.
    pub(super) fn month_of_round(&self, round: usize) -> Option<RatingMonth> {
        self.months.get(round - 1).copied()
    }
}
