//! Competitions over many events: what a sheet `Competitions` or `palmares.toml` asks for.

use std::collections::BTreeMap;

use jiff::civil::{Date, Weekday};
use serde::{Deserialize, Serialize};

use super::award::AwardKind;
use super::number::Exact;
use crate::words;

words! {
    /// What a competition ranks.
    Contender {
        Player = "player",
        /// The same two players.
        Pair = "pair",
        Team = "team",
        Club = "club",
    }

    /// What an event gives a contender.
    EventValue {
        Percent = "percent",
        /// Awards of the kinds in question, all those of the contender added.
        Points = "points",
        /// The points that the competition gives for a place.
        Places = "places",
        Vps = "vps",
    }

    /// What the results of a contender become.
    SeasonValue {
        Sum = "sum",
        Average = "average",
        /// The average less that of an earlier time.
        Improvement = "improvement",
    }
}

/// A competition over many events.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct SeasonCompetition {
    /// The short name by which files refer to it.
    pub id: String,
    /// Its name for people.
    pub title: String,
    /// Where it is asked for.
    pub from: CompetitionRequestPlace,
    pub which: CompetitionEventFilter,
    pub of: Contender,
    pub by: EventValue,
    /// The kinds of awards that count; all kinds of points if empty.
    pub kinds: Vec<AwardKind>,
    /// The points for first place, second place …
    pub place_points: Vec<Exact>,
    pub value: SeasonValue,
    /// The days, both included, with which an improvement compares.
    pub compared: Option<[Date; 2]>,
    /// So many best results count; all without it.
    pub best: Option<u32>,
    /// So many events must be played.
    pub minimum: u32,
    /// Only contenders of these groups; all if empty.
    pub open_to: Vec<ContenderGroup>,
    pub handicap: HandicapRule,
    /// Ranks by member number, as far as groups or handicaps need them.
    pub ranks: BTreeMap<String, String>,
    /// Places up to this one get a certificate.
    pub certificates: u32,
}

/// The place where a competition is asked for.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct CompetitionRequestPlace {
    /// The path of the settings file; empty for the return that the record is of.
    pub settings: String,
    /// The sheet; empty for settings.
    pub sheet: String,
    /// The cell or the line.
    pub cell: String,
    /// The order among others of the file.
    pub position: (u16, (u32, u16)),
}

/// The conditions that an event must meet to count for a competition; those left out hold for all.
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct CompetitionEventFilter {
    /// Names or numbers of organisers, with `*`; all if empty.
    pub organisers: Vec<String>,
    /// Titles, ids or keys, with `*`; all if empty.
    pub events: Vec<String>,
    /// Days of the week by number, Monday 1; all if empty.
    pub weekdays: Vec<i8>,
    /// Formats by their words; all if empty.
    pub formats: Vec<String>,
    pub first: Option<Date>,
    pub last: Option<Date>,
}

/// A group of contenders.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum ContenderGroup {
    /// The members of this rank.
    Rank(String),
    /// Entered in this category.
    Category(String),
    /// Entered by this club.
    Club(String),
    /// Who had not played before the competition began.
    Newcomers,
}

/// What is added to each result.
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum HandicapRule {
    #[default]
    None,
    /// So much for each rank; a pair or a team has the mean of its players.
    Ranks(Vec<(String, Exact)>),
    /// So much for an average of the year before below a limit; the first limit that is above holds.
    Averages(Vec<(Exact, Exact)>),
    /// What the average of the year before lacks of 50.
    ToFifty,
}

impl SeasonCompetition {
    /// Whether handicaps go by the averages of the year before.
    pub fn needs_previous_year(&self) -> bool {
        matches!(self.handicap, HandicapRule::Averages(_) | HandicapRule::ToFifty)
    }

    /// Whether groups or handicaps go by ranks.
    pub fn needs_member_ranks(&self) -> bool {
        matches!(self.handicap, HandicapRule::Ranks(_))
            || self.open_to.iter().any(|group| matches!(group, ContenderGroup::Rank(_)))
    }
}

impl CompetitionEventFilter {
    /// Whether a day is one that counts; days of another time may be asked for.
    pub fn matches_day(&self, date: Option<Date>, [first, last]: [Option<Date>; 2]) -> bool {
        let on_weekday = |date: Date| {
            self.weekdays.is_empty()
                || self.weekdays.contains(&date.weekday().to_monday_one_offset())
        };
        match date {
            Some(date) => {
                first.is_none_or(|first| first <= date)
                    && last.is_none_or(|last| date <= last)
                    && on_weekday(date)
            }
            None => first.is_none() && last.is_none() && self.weekdays.is_empty(),
        }
    }
}

/// The days of the week from Monday on.
pub const WEEKDAYS: [&str; 7] =
    ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/// The day of the week that a word names: `Monday`, `Mon`.
pub fn weekday_from_name(word: &str) -> Option<Weekday> {
    let word = word.trim().trim_end_matches('.').to_lowercase();
    let one = word.strip_suffix('s').filter(|_| word.ends_with("days")).unwrap_or(&word);
    let begins = |own: &&str| own.to_lowercase().starts_with(one);
    let at = WEEKDAYS.iter().position(begins).filter(|_| one.len() >= 2)?;
    Weekday::from_monday_one_offset(at as i8 + 1).ok()
}

/// Whether a pattern with `*` fits a text; case and the number of blanks do not matter.
pub fn matches_wildcard_pattern(pattern: &str, text: &str) -> bool {
    let plain = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase();
    let (pattern, text) = (plain(pattern), plain(text));
    let mut pieces = pattern.split('*');
    let Some(mut rest) = pieces.next().and_then(|first| text.strip_prefix(first)) else {
        return false;
    };
    let Some(last) = pieces.next_back() else { return rest.is_empty() };
    for piece in pieces {
        let Some(at) = rest.find(piece) else { return false };
        rest = &rest[at + piece.len()..];
    }
    rest.ends_with(last)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pattern_fits() {
        for (pattern, text, fitting) in [
            ("Monday Pairs", "monday  pairs", true),
            ("Monday *", "Monday Pairs 3", true),
            ("Monday *", "Mondays", false),
            ("* Pairs*", "Monday Pairs 3", true),
            ("*", "", true),
            ("a*a", "a", false),
            ("Mon*Pa*3", "Monday Pairs 3", true),
            ("Pairs", "Monday Pairs", false),
        ] {
            assert_eq!(matches_wildcard_pattern(pattern, text), fitting, "{pattern} {text}");
        }
    }

    #[test]
    fn a_word_names_a_day() {
        for (word, day) in [
            ("Monday", Some(Weekday::Monday)),
            ("Tue", Some(Weekday::Tuesday)),
            ("thursdays", Some(Weekday::Thursday)),
            ("Th", Some(Weekday::Thursday)),
            ("day", None),
            ("", None),
        ] {
            assert_eq!(weekday_from_name(word), day, "{word}");
        }
    }
}
