//! Who takes a place in a stage. House contestants (3.7) and those who do not contend (20.1) take
//! none; a contestant that withdrew during the stage takes one only up to that round; one that
//! withdraws at the end keeps its place (19.3). Carry-over (19), finalists (17.3, 17.4) and their
//! page use these places.

use crate::engine::scoring::Scores;
use crate::engine::standings::{RankingList, Standing};
use crate::model::Event;
use crate::model::form::Key;

/// Whether an entry takes a place at the end of a stage.
pub(super) fn takes_place(event: &Event, scores: &Scores, entry: usize) -> bool {
    let own = &event.entries[entry];
    !own.is_house() && !own.is_not_contending() && !left_inside(event, scores, entry)
}

/// The place of each standing among those who take one; `None` for the others.
pub(super) fn places(event: &Event, scores: &Scores, list: &RankingList) -> Vec<Option<u32>> {
    let takes = |standing: &Standing| takes_place(event, scores, standing.entry);
    let taken: Vec<u32> =
        list.standings.iter().filter(|one| takes(one)).map(|one| one.place).collect();
    let ahead = |place: u32| taken.iter().filter(|other| **other < place).count() as u32;
    list.standings.iter().map(|one| takes(one).then(|| ahead(one.place) + 1)).collect()
}

/// Whether an entry withdrew before the last round or session.
fn left_inside(event: &Event, scores: &Scores, entry: usize) -> bool {
    let own = &event.entries[entry];
    let played = || match scores.rounds() {
        Some(course) => course.last[entry],
        None => Some(scores.played(entry) as usize).filter(|_| scores.sessions.len() > 1),
    };
    let last = own.round_in_status().or_else(played);
    let typed = event.whole(Key::Rounds).or(event.whole(Key::Sessions));
    let counted = || scores.rounds().map_or(scores.sessions.len(), |course| course.played);
    let all = typed.map_or_else(counted, |all| all as usize);
    own.withdrew() && last.is_some_and(|last| last < all)
}
