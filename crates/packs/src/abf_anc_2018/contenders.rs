//! Who takes a place in a stage. House contestants (3.7) and those who do not contend (20.1) take
//! none; a contestant that withdrew during the stage takes one only up to that round; one that
//! withdraws at the end keeps its place (19.3). Carry-over (19), finalists (17.3, 17.4) and their
//! page use these places. Titles and Playoff Qualifying Points go to the contest alone (3.7, 21.2,
//! 22): who is out of it takes nobody's place.

use super::{AwardCase, least_rounds};
use crate::abf_anc_2018::figures::PlayoffPointsByPlace;
use engine::rules::rule_book_facts;
use engine::rules::scoring_rules::EventScoringProperties;
use engine::scoring::Scores;
use engine::standings::{RankingList, Standing};
use model::form::Key;
use model::{Event, Stage};

/// Whether an entry takes a place at the end of a stage.
pub(super) fn takes_up_place(event: &Event, scores: &Scores, entry: usize) -> bool {
    let own = &event.entries[entry];
    !own.is_house_entry() && !own.is_not_contending() && !left_inside(event, scores, entry)
}

/// The place of each standing among those who take one; `None` for the others.
pub(super) fn places_of_contenders(
    event: &Event,
    scores: &Scores,
    list: &RankingList,
) -> Vec<Option<u32>> {
    let takes = |standing: &Standing| takes_up_place(event, scores, standing.entry);
    let taken: Vec<u32> =
        list.standings.iter().filter(|one| takes(one)).map(|one| one.place).collect();
    let ahead = |place: u32| taken.iter().filter(|other| **other < place).count() as u32;
    list.standings.iter().map(|one| takes(one).then(|| ahead(one.place) + 1)).collect()
}

/// The points of a final; a single-stage event is its own final.
pub(super) fn playoff_points_of_final(
    case: &AwardCase<'_>,
) -> Option<&'static PlayoffPointsByPlace> {
    let occasion = rule_book_facts::scoring_properties_of_event(case.event);
    let stage =
        occasion.stage.map(|stage| if stage == Stage::Single { Stage::Final } else { stage });
    let occasion = EventScoringProperties { stage, ..occasion };
    case.regulations.butler.pqp.iter().find(|scale| scale.events.fits(occasion))
}

/// The clause by which the points, or else the places, go to those who contend (20.1, 22).
pub(super) fn contending_clause(case: &AwardCase<'_>) -> &'static str {
    let scale = playoff_points_of_final(case);
    scale.map_or(&case.regulations.butler.replacement_clause, |scale| &scale.clause)
}

/// Why an entry is out of the contest for titles and points, with the clause; `None` if it is in.
pub(super) fn reason_out_of_contest(
    case: &AwardCase<'_>,
    entry: usize,
) -> Option<(&'static str, String)> {
    let (event, scores) = (case.event, case.scores);
    let own = &event.entries[entry];
    if own.is_house_entry() {
        return Some(("3.7", "a house contestant takes no award".to_string()));
    }
    if own.is_not_contending() {
        return Some((contending_clause(case), "it does not contend".to_string()));
    }
    if !own.withdrew() {
        return None;
    }
    match (least_rounds::butler_minimum_rounds(case), last_round(event, scores, entry)) {
        (Some(least), Some(last)) if last < least.player as usize => {
            let (of, rounds, wanted) = (least.of, least.rounds, least.player);
            let told = format!(
                "withdrew after {last} of {rounds} {of}, and each player must play at least {wanted}"
            );
            Some((least.clause, told))
        }
        (Some(least), None) => {
            let told = "withdrew, and the return does not say after which round";
            Some((least.clause, told.to_string()))
        }
        (None, _) if left_inside(event, scores, entry) => {
            Some(("20.2", "withdrew before the end".to_string()))
        }
        _ => None,
    }
}

/// The last round or session of an entry that withdrew, if the return says so.
fn last_round(event: &Event, scores: &Scores, entry: usize) -> Option<usize> {
    let played = || match scores.match_rounds() {
        Some(course) => course.last[entry],
        None => Some(scores.sessions_or_matches_played(entry) as usize)
            .filter(|_| scores.sessions.len() > 1),
    };
    event.entries[entry].round_in_status().or_else(played)
}

/// Whether an entry withdrew before the last round or session.
fn left_inside(event: &Event, scores: &Scores, entry: usize) -> bool {
    let last = last_round(event, scores, entry);
    let typed = event.answer_whole_number(Key::Rounds).or(event.answer_whole_number(Key::Sessions));
    let counted = || scores.match_rounds().map_or(scores.sessions.len(), |course| course.played);
    let all = typed.map_or_else(counted, |all| all as usize);
    event.entries[entry].withdrew() && last.is_some_and(|last| last < all)
}
