//! Which events a block of a scheme is for: by kind, format, winners, status, stage, congress,
//! boards and tables. The first block that fits an event applies. `figure_checks` compares the conditions
//! of blocks, to find one that never applies and ranges that leave gaps.

use std::fmt;

use serde::Deserialize;

use crate::scoring::boards_per_contestant;
use model::form::Key;
use model::{Event, EventKind, Format, Stage, Status};

/// The events that a block is for. What is left out can be anything.
#[derive(Deserialize, Clone, Debug, Default, PartialEq)]
#[serde(deny_unknown_fields)]
pub struct EventConditions {
    /// The kinds of contest: pairs, teams …; all if empty.
    #[serde(default)]
    pub kinds: Vec<EventKind>,
    #[serde(default)]
    pub formats: Vec<Format>,
    /// The number of ranking lists.
    pub winners: Option<u32>,
    /// Statuses of the organising body.
    #[serde(default)]
    pub status: Vec<Status>,
    /// Stages of a competition.
    #[serde(default)]
    pub stages: Vec<Stage>,
    /// Whether it is part of a congress.
    pub congress: Option<bool>,
    /// Boards that each contestant played.
    pub boards: Option<NumberRange>,
    /// Boards of a match.
    pub match_boards: Option<NumberRange>,
    pub tables: Option<NumberRange>,
}

/// A range of whole numbers.
#[derive(Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct NumberRange {
    /// The least number that is in the range.
    #[serde(default)]
    pub from: u32,
    /// The most; `None` for no bound.
    pub to: Option<u32>,
}

impl NumberRange {
    /// The range of every number.
    pub const ALL: NumberRange = NumberRange { from: 0, to: None };

    /// Whether a number lies in it.
    pub(crate) fn holds(self, number: u32) -> bool {
        number >= self.from && self.to.is_none_or(|to| number <= to)
    }

    /// Whether all numbers of another lie in it.
    pub(crate) fn covers(self, other: NumberRange) -> bool {
        self.from <= other.from
            && self.to.is_none_or(|to| other.to.is_some_and(|other| other <= to))
    }

    /// Whether two have a number in common.
    pub(crate) fn overlaps(self, other: NumberRange) -> bool {
        self.to.is_none_or(|to| to >= other.from) && other.to.is_none_or(|to| to >= self.from)
    }
}

impl fmt::Display for NumberRange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.from, self.to) {
            (from, Some(to)) if from == to => write!(f, "{from}"),
            (0, Some(to)) => write!(f, "up to {to}"),
            (from, Some(to)) => write!(f, "{from} to {to}"),
            (from, None) => write!(f, "from {from}"),
        }
    }
}

/// An event with what blocks ask of it besides its answers.
#[derive(Clone, Copy)]
pub(crate) struct EventWithTableCount<'a> {
    pub event: &'a Event,
    pub tables: u32,
}

impl EventConditions {
    /// Whether an event is among them. A number that the return leaves out is in no range.
    pub(crate) fn fit(&self, occasion: EventWithTableCount<'_>) -> bool {
        let EventWithTableCount { event, tables } = occasion;
        let within = |band: Option<NumberRange>, number: Option<u32>| {
            band.is_none_or(|band| number.is_some_and(|number| band.holds(number)))
        };
        is_among(&self.kinds, &event.contestant_kind())
            && event.format().is_some_and(|format| is_among(&self.formats, &format))
            && self.winners.is_none_or(|winners| winners == event.ranking_list_count())
            && is_among(&self.status, &event.organiser_status())
            && is_among(&self.stages, &event.stage())
            && self
                .congress
                .is_none_or(|congress| congress == event.answer_text(Key::Congress).is_some())
            && within(self.boards, boards_per_contestant(event))
            && within(self.match_boards, event.answer_whole_number(Key::BoardsPerMatch))
            && within(self.tables, Some(tables))
    }

    /// Whether every event of another block is among these too.
    pub(crate) fn cover(&self, other: &EventConditions) -> bool {
        self.have_apart_from_ranges(other)
            && self.ranges_hold(other, |own, other| own.covers(other))
    }

    /// Whether only ranges can tell the events of two blocks apart, and which of them do.
    pub(crate) fn distinguishing_ranges(
        &self,
        other: &EventConditions,
    ) -> Option<Vec<&'static str>> {
        let same = |events: &EventConditions| EventConditions {
            boards: None,
            match_boards: None,
            tables: None,
            ..events.clone()
        };
        let differ = |name, one, other| (one != other).then_some(name);
        (same(self) == same(other)).then(|| {
            [
                differ("boards", self.boards, other.boards),
                differ("match_boards", self.match_boards, other.match_boards),
                differ("tables", self.tables, other.tables),
            ]
            .into_iter()
            .flatten()
            .collect()
        })
    }

    /// Its range with a name, as [`EventConditions::distinguishing_ranges`] gives it.
    pub(crate) fn range_named(&self, name: &str) -> Option<NumberRange> {
        match name {
            "boards" => self.boards,
            "match_boards" => self.match_boards,
            _ => self.tables,
        }
    }

    fn have_apart_from_ranges(&self, other: &EventConditions) -> bool {
        fn wider<T: PartialEq>(own: &[T], other: &[T]) -> bool {
            own.is_empty() || (!other.is_empty() && other.iter().all(|one| own.contains(one)))
        }
        wider(&self.kinds, &other.kinds)
            && wider(&self.formats, &other.formats)
            && wider(&self.status, &other.status)
            && wider(&self.stages, &other.stages)
            && (self.winners.is_none() || self.winners == other.winners)
            && (self.congress.is_none() || self.congress == other.congress)
    }

    fn ranges_hold(
        &self,
        other: &EventConditions,
        holds: impl Fn(NumberRange, NumberRange) -> bool,
    ) -> bool {
        let pairs = [
            (self.boards, other.boards),
            (self.match_boards, other.match_boards),
            (self.tables, other.tables),
        ];
        pairs.into_iter().all(|(own, other)| match (own, other) {
            (None, _) => true,
            (Some(_), None) => false,
            (Some(own), Some(other)) => holds(own, other),
        })
    }
}

fn is_among<T: PartialEq>(list: &[T], one: &T) -> bool {
    list.is_empty() || list.contains(one)
}

/// `pairs, 2 winners, up to 30 tables`; `all events` for any.
impl fmt::Display for EventConditions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words = |list: Vec<&'static str>| Some(list.join(" or ")).filter(|all| !all.is_empty());
        let parts = [
            words(self.kinds.iter().map(|kind| kind.word()).collect()),
            words(self.formats.iter().map(|format| format.word()).collect()),
            self.winners.map(|winners| match winners {
                1 => "1 winner".to_string(),
                many => format!("{many} winners"),
            }),
            words(self.status.iter().map(|status| status.word()).collect()),
            words(self.stages.iter().map(|stage| stage.word()).collect()),
            self.congress.map(|is| if is { "in a congress" } else { "in no congress" }.to_string()),
            self.boards.map(|band| format!("{band} boards")),
            self.match_boards.map(|band| format!("{band} boards a match")),
            self.tables.map(|band| format!("{band} tables")),
        ];
        let parts: Vec<String> = parts.into_iter().flatten().collect();
        f.write_str(&if parts.is_empty() { "all events".to_string() } else { parts.join(", ") })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn band(from: u32, to: Option<u32>) -> NumberRange {
        NumberRange { from, to }
    }

    #[test]
    fn ranges_meet_where_they_have_a_number_in_common() {
        for (one, other, meets, covers) in [
            (band(1, Some(5)), band(6, None), false, false),
            (band(1, Some(6)), band(6, None), true, false),
            (band(0, None), band(6, Some(7)), true, true),
            (band(6, Some(7)), band(0, None), true, false),
            (band(3, Some(4)), band(1, Some(2)), false, false),
        ] {
            assert_eq!(one.overlaps(other), meets, "{one} and {other}");
            assert_eq!(one.covers(other), covers, "{one} covers {other}");
        }
    }

    #[test]
    fn a_block_of_all_events_covers_every_other() {
        let pairs = EventConditions { kinds: vec![EventKind::Pairs], ..EventConditions::default() };
        let two = EventConditions { winners: Some(2), ..pairs.clone() };
        assert!(EventConditions::default().cover(&pairs) && pairs.cover(&two));
        assert!(!pairs.cover(&EventConditions::default()) && !two.cover(&pairs));
        assert_eq!(two.to_string(), "pairs, 2 winners");
        assert_eq!(EventConditions::default().to_string(), "all events");
    }
}
