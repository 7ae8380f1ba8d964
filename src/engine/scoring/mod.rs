//! Results become scores: one file a method.
//!
//! What belongs here: how the rows of a return add up to one number for each
//! contestant, with the cells it came from. What does not: who is better (that
//! is `standings`) and what it earns (`awards`).
//!
//! What an event went through is its [`Course`]; what a contestant scored, with its
//! parts, is its [`Score`], which all methods know.
//!
//! An event with `Boards` or `Matches` is worked out from them ([`Worked`], `cards`): its
//! lines are gathered into travellers (`field`), those of fouled boards by what was
//! played (`fouled`), each traveller is compared by
//! the event's method (`matchpoints`, `butler`, `cross_imps`, `teams`),
//! artificial scores are given (`artificial`), and boards add up to sessions or
//! matches (`matches`, of a length that `match_length` finds out), which `match_vps`
//! turns into victory points. A knock-out is scored by how far everybody came
//! (`knockouts`, its rounds in order by `knockout_rounds`), and what was played
//! for a place alone is kept apart (`play_offs`). A Swiss of one player a side
//! becomes a crosstable (`crosstable`), from what each row says (`game`) and who
//! was there (`attendance`); how far a Swiss or a round robin of matches has come says
//! `rounds`. `Results` beside them are the
//! organiser's own and only checked (`published`). Any other event adds up its
//! `Results` (`totals`);
//! a ladder without them averages its games (`series`). To
//! add a method: a file, and an arm of [`Method`].

mod around;
mod artificial;
mod attendance;
pub mod average_plus;
mod beyond;
pub mod board_games;
pub mod bracket;
mod butler;
pub mod card;
mod cards;
mod course;
mod cross_imps;
mod crosstable;
pub mod diplomacy;
mod drop_ins;
mod field;
pub mod fouled;
pub mod game;
mod imps;
pub mod initial_order;
mod knockout_rounds;
mod knockouts;
pub mod match_length;
pub(crate) mod match_score;
mod match_vps;
mod matches;
mod matchpoints;
pub mod penalties;
mod plan;
mod play_offs;
mod points;
pub mod problems;
mod published;
mod rounds;
mod score;
mod series;
mod tallies;
mod teams;
mod totals;
mod vps;
mod worked;

use crate::engine::pack;
use crate::model::Event;
use crate::problem::Problem;

pub use around::{Around, Carried, Offences, Series, TableScores};
pub use artificial::Share;
pub use attendance::{Attendance, round_number, rounds_of};
pub use board_games::is_of_plays;
pub use cards::{is_worked, matches_of};
pub use course::{Course, Scores, knockout_of, scores_after};
pub use crosstable::{Tournament, is_of_games, sides_of};
pub use diplomacy::is_diplomacy;
pub use field::{Against, Datum, Traveller};
pub use imps::imps;
pub use knockouts::{Fate, Idle, Knockout, Meeting, Round};
pub use match_length::boards_of_event;
pub use match_score::MatchScore;
pub use plan::{Method, Plan};
pub use points::{Points, TablePoints};
pub use rounds::{Pair, Rounds, planned_rounds};
pub use score::{Adjusted, Part, Score, Totals, Which};
pub use vps::VpScale;
pub use worked::{Contest, Worked};

/// Scores an event from the games of its series, from its boards and matches, else
/// from its results.
pub fn score(event: &Event, which: Which, around: &Around, problems: &mut Vec<Problem>) -> Scores {
    if let Some(series) = &around.series {
        return Scores::of(series::score(event, series), Course::Totals);
    }
    if let Some(bracket) = pack::running(event).and_then(|pack| pack.play(event, problems)) {
        let totals = bracket::totals(bracket.as_ref(), event.entries.len());
        return Scores::of(totals, Course::Bracket(bracket));
    }
    let (totals, course) = if is_of_games(event) {
        let (totals, tournament) = crosstable::score(event, around, problems);
        (totals, Course::Games(Box::new(tournament)))
    } else if is_diplomacy(event) {
        let (totals, diplomacy) = diplomacy::score(event, problems);
        (totals, Course::Diplomacy(Box::new(diplomacy)))
    } else if is_of_plays(event) {
        let (totals, plays) = board_games::score(event, problems);
        (totals, Course::Plays(plays))
    } else if is_worked(event) {
        let (totals, worked) = cards::score(event, around, problems);
        (totals, Course::Cards(Box::new(worked)))
    } else {
        (totals::totals(event, which, around, problems), Course::Totals)
    };
    let mut scores = Scores::of(totals, course);
    if matches!(scores.course, Course::Games(_) | Course::Cards(_)) {
        published::check(event, &scores, problems);
    }
    scores.play_offs = play_offs::of(event, &scores);
    scores
}
