//! A season under each of two rule books: who gains and who loses.

use std::collections::BTreeMap;

use jiff::civil::Date;

use super::{Person, Season};
use model::{AwardKind, Exact, PointsByKind, StableSort};

/// What two rule books make of one season. Of two values the first is under the first book.
#[derive(Debug)]
pub struct RuleBookComparison {
    /// The names of the books.
    pub titles: [String; 2],
    /// The sum of each kind of points.
    pub totals: Vec<PointKindComparison>,
    /// The events whose awards differ.
    pub events: Vec<EventAwardsComparison>,
    /// The players whose points differ.
    pub players: Vec<PlayerPointsComparison>,
    /// The players whose points are the same.
    pub same: usize,
}

/// The sum of a kind of points.
#[derive(Debug, PartialEq)]
pub struct PointKindComparison {
    pub kind: AwardKind,
    /// The sum.
    pub points: [Exact; 2],
    /// How many awards it is.
    pub awards: [usize; 2],
    /// How many players gain by the second book, and how many lose.
    pub moved: [usize; 2],
}

/// An event whose awards differ.
#[derive(Debug)]
pub struct EventAwardsComparison {
    pub key: String,
    pub title: String,
    /// Its first day.
    pub date: Option<Date>,
    /// The kind of points.
    pub kind: AwardKind,
    /// How many awards of that kind.
    pub awards: [usize; 2],
    /// Their sum.
    pub points: [Exact; 2],
}

/// A player whose points differ.
#[derive(Debug)]
pub struct PlayerPointsComparison {
    /// The member number; empty without one.
    pub number: String,
    /// The name.
    pub player: String,
    /// The kind of points.
    pub kind: AwardKind,
    pub points: [Exact; 2],
}

/// What two sides give: how many awards, and their sum.
type Sums<K> = BTreeMap<K, ([usize; 2], [Exact; 2])>;

impl RuleBookComparison {
    /// Compares the same returns computed under two books with these names.
    pub fn compare(titles: [String; 2], seasons: &[Season; 2]) -> RuleBookComparison {
        let mut players = Vec::new();
        let (mut totals, mut same): (Sums<AwardKind>, usize) = (Sums::new(), 0);
        let mut moved: BTreeMap<AwardKind, [usize; 2]> = BTreeMap::new();
        let mut events: Sums<(String, AwardKind)> = Sums::new();
        for (side, season) in seasons.iter().enumerate() {
            for (event, award) in season.events().flat_map(|(_, event)| {
                event
                    .awards
                    .iter()
                    .filter(|award| award.kind.is_points())
                    .map(move |one| (event, one))
            }) {
                let own = events.entry((event.key.to_string(), award.kind)).or_default();
                for (awards, points) in [own, totals.entry(award.kind).or_default()] {
                    awards[side] += 1;
                    points[side] = points[side] + award.points;
                }
            }
        }
        for (number, player, points) in by_player(seasons) {
            let before = players.len();
            for kind in AwardKind::ALL {
                let points = points.map(|points| points.points(kind));
                if points[0] != points[1] {
                    moved.entry(kind).or_default()[usize::from(points[1] < points[0])] += 1;
                    let (number, player) = (number.clone(), player.clone());
                    players.push(PlayerPointsComparison { number, player, kind, points });
                }
            }
            same += usize::from(players.len() == before);
        }
        let difference = |player: &PlayerPointsComparison| player.points[1] - player.points[0];
        players.arrange_by(|one, other| {
            let by_name = || (&one.player, &one.number).cmp(&(&other.player, &other.number));
            difference(other).cmp(&difference(one)).then_with(by_name)
        });
        let total = |(kind, (awards, points))| PointKindComparison {
            kind,
            points,
            awards,
            moved: moved.get(&kind).copied().unwrap_or_default(),
        };
        let totals = totals.into_iter().map(total).collect();
        RuleBookComparison { titles, totals, events: changed(events, seasons), players, same }
    }
}

/// The players of both sides, by their keys: number, name, points on each side.
fn by_player(seasons: &[Season; 2]) -> Vec<(String, String, [PointsByKind; 2])> {
    let mut known: BTreeMap<&str, [Option<&Person>; 2]> = BTreeMap::new();
    for (side, season) in seasons.iter().enumerate() {
        for person in season.persons.iter() {
            known.entry(season.people.person_key(person.id)).or_default()[side] = Some(person);
        }
    }
    let player = |sides: [Option<&Person>; 2]| {
        let person = sides[0].or(sides[1])?;
        let points = sides.map(|side| side.map(|person| person.points).unwrap_or_default());
        Some((person.number.clone().unwrap_or_default(), person.name.clone(), points))
    };
    known.into_values().filter_map(player).collect()
}

/// The events whose awards differ, in the order of the season.
fn changed(sums: Sums<(String, AwardKind)>, seasons: &[Season; 2]) -> Vec<EventAwardsComparison> {
    let mut events = Vec::new();
    for (_, event) in seasons[0].events() {
        for kind in AwardKind::ALL {
            let Some((awards, points)) = sums.get(&(event.key.to_string(), kind)) else { continue };
            if awards[0] != awards[1] || points[0] != points[1] {
                events.push(EventAwardsComparison {
                    key: event.key.to_string(),
                    title: event.identity.title.to_string(),
                    date: event.identity.date,
                    kind,
                    awards: *awards,
                    points: *points,
                });
            }
        }
    }
    events
}
