//! Who came where in a stage, as the stages behind it see it: they carry scores from it
//! and are entered by its places, also where it stands in another return.

use crate::model::{Direction, Event, Exact, Unit};
use crate::scoring::Scores;
use crate::standings::RankingList;

/// The rankings of a stage.
#[derive(Debug, Clone)]
pub struct Placings {
    /// What its scores are counted in.
    pub unit: Unit,
    /// Its lists, in the order of its ranking.
    pub lists: Vec<Vec<Placing>>,
}

/// A contestant's place in a stage.
#[derive(Debug, Clone)]
pub struct Placing {
    /// What it is known by from stage to stage.
    pub known_by: String,
    /// Its label there.
    pub label: String,
    /// Its name for people.
    pub title: String,
    /// The players, each by number or name.
    pub players: Vec<String>,
    /// Its direction, where directions are ranked apart.
    pub direction: Option<Direction>,
    /// Its place.
    pub place: u32,
    /// Its score.
    pub score: Exact,
    /// Whether the organiser put it in to make the numbers even.
    pub house: bool,
    /// Whether it does not go on, by its own wish.
    pub stays_out: bool,
}

impl Placings {
    /// Those of an event.
    pub fn of(event: &Event, scores: &Scores, lists: &[RankingList]) -> Placings {
        let of_list = |list: &RankingList| {
            let placing = |standing: &crate::standings::Standing| {
                let entry = &event.entries[standing.entry];
                Placing {
                    known_by: entry.known_by(),
                    label: entry.label.clone(),
                    title: entry.title(),
                    players: entry.players.iter().map(|p| p.known_by().into_owned()).collect(),
                    direction: list.direction,
                    place: standing.place,
                    score: standing.score,
                    house: entry.is_house(),
                    stays_out: entry.withdrew() || entry.is_not_contending(),
                }
            };
            list.standings.iter().map(placing).collect()
        };
        Placings { unit: scores.unit, lists: lists.iter().map(of_list).collect() }
    }

    /// The placing of a contestant.
    pub fn find(&self, known_by: &str) -> Option<&Placing> {
        self.lists.iter().flatten().find(|placing| placing.known_by == known_by)
    }
}
