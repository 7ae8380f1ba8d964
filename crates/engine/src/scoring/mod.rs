//! Results become scores: one file for each method.
//!
//! The rows of a return add up to one number for each contestant, with the cells behind it.
//! `standings` ranks them; `awards` rewards them. The course of an event is its [`EventCourse`]; a
//! contestant's score with its parts is its [`ContestantScore`], which all methods share.
//!
//! - An event with `Boards` or `Matches` is computed from them ([`ScoredBoardsAndMatches`], `boards_and_matches`): lines form
//!   travellers (`travellers`), fouled boards by the version played (`fouled_boards`); the event's method
//!   compares each traveller (`matchpoints`, `butler`, `cross_imps`, `teams`); `artificial` adds
//!   artificial scores; boards add up to sessions or matches (`matches`, with the length from
//!   `match_length`), and `match_vps` gives victory points.
//! - A knock-out is scored by how far everybody came (`knockouts`, rounds ordered by
//!   `knockout_rounds`); matches for a place are separate (`play_offs`).
//! - A Swiss of single players becomes a crosstable (`crosstable`) from its rows (`chess_game_rows`) and the
//!   players present (`attendance`); chess teams likewise, from their matches (`team_match`). `rounds` follows a Swiss or round robin of matches.
//! - `Results` beside boards are the organiser's own and only checked (`published_scores`). Any other
//!   event adds up its `Results` (`totals`); a ladder without them averages its games (`series`).
//!
//! To add a method: a file, and an arm of [`ScoringMethod`].

mod artificial;
mod artificial_context;
mod attendance;
pub mod average_plus;
pub mod board_games;
mod board_order;
mod board_scoring;
mod boards_and_matches;
pub mod bracket;
mod butler;
pub mod chess_game_rows;
mod course;
mod cross_imps;
mod crosstable;
pub mod diplomacy;
mod drop_ins;
pub mod fouled_boards;
mod given_points;
mod imps;
pub mod initial_order;
mod knockout_rounds;
mod knockouts;
mod later_ratings;
pub mod match_length;
pub mod match_score;
mod match_vps;
mod matches;
mod matchpoints;
mod missing_matches;
mod missing_sessions;
pub mod penalties;
mod plan;
mod play_offs;
mod points;
pub mod problems;
mod published_scores;
mod results_against_matches;
mod round_days;
mod rounds;
mod score;
pub mod score_card;
mod series;
mod sibling_results;
mod sides;
mod tallies;
mod team_match;
mod teams;
mod totals;
mod travellers;
pub(crate) mod virtual_points;
mod vps;

use crate::pack;
use model::Event;
use model::problem::Problem;

pub use attendance::{
    MAX_TOURNAMENT_ROUNDS, PlayerAttendance, parse_round_list, parse_round_number,
};
pub(crate) use board_games::is_ranked_by_board_games;
pub(crate) use board_order::{check_board_order, report_players_on_two_boards};
pub use board_scoring::{ContestStructure, ScoredBoardsAndMatches};
pub use boards_and_matches::{is_scored_from_boards_or_matches, scored_matches_of_event};
pub(crate) use chess_game_rows::{match_sides_in_words, opponents_in_words};
pub use course::{EventCourse, Scores, knockout_of_event, scores_after_round};
pub use crosstable::{ChessTournament, is_ranked_by_chess_games};
pub(crate) use diplomacy::is_ranked_by_diplomacy_games;
pub use imps::imps_of_difference;
pub use knockouts::{IdleContestant, Knockout, KnockoutMatch, KnockoutProgress, KnockoutRound};
pub use later_ratings::{RatingMonth, check_later_ratings, ratings_by_month_of_event};
pub use match_length::boards_per_contestant;
pub use match_score::MatchScore;
pub use plan::{ScoringMethod, ScoringPlan};
pub use points::{BoardPoints, BoardPointsOfSides};
pub use round_days::days_of_rounds;
pub use rounds::{MatchPairing, MatchRounds, planned_rounds};
pub use score::{AppliedAdjustment, ContestantScore, HandicapScoreKind, SessionScore, Totals};
pub use sibling_results::{
    CarriedScores, EarlierOffences, ResultsFromOtherEvents, ScoresByBoard, SeriesScores,
};
pub use sides::{ScheveningenSide, scheveningen_sides, side_total_and_arithmetic};
pub use team_match::results_of_chess_team_game;
pub use travellers::{ComparedWith, Datum, Traveller};
pub use vps::VpScale;

/// Scores an event from the games of its series, else from its boards and matches, else from its
/// results.
pub fn score_event(
    event: &Event,
    which: HandicapScoreKind,
    siblings: &ResultsFromOtherEvents,
    problems: &mut Vec<Problem>,
) -> Scores {
    if let Some(series) = &siblings.series {
        return Scores::new(series::score_series(event, series), EventCourse::Totals);
    }
    if let Some(bracket) =
        pack::pack_running_event(event).and_then(|pack| pack.play_bracket(event, problems))
    {
        let totals = bracket::bracket_totals(bracket.as_ref(), event.entries.len());
        return Scores::new(totals, EventCourse::Bracket(bracket));
    }
    let (totals, course) = if is_ranked_by_chess_games(event) {
        let (totals, tournament) = crosstable::score_chess_games(event, siblings, problems);
        (totals, EventCourse::Games(Box::new(tournament)))
    } else if is_ranked_by_diplomacy_games(event) {
        let (totals, diplomacy) = diplomacy::score_diplomacy_games(event, problems);
        (totals, EventCourse::Diplomacy(Box::new(diplomacy)))
    } else if is_ranked_by_board_games(event) {
        let (totals, plays) = board_games::score_board_game_plays(event, problems);
        (totals, EventCourse::Plays(plays))
    } else if is_scored_from_boards_or_matches(event) {
        let (totals, worked) =
            boards_and_matches::score_boards_and_matches(event, siblings, problems);
        (totals, EventCourse::Cards(Box::new(worked)))
    } else {
        let totals = totals::add_up_results(event, which, siblings, problems);
        results_against_matches::check_results_against_matches(event, &totals, problems);
        (totals, EventCourse::Totals)
    };
    let mut scores = Scores::new(totals, course);
    if matches!(scores.course, EventCourse::Games(_) | EventCourse::Cards(_)) {
        published_scores::check_published_scores(event, &scores, problems);
    }
    scores.play_offs = play_offs::decided_play_offs(event, &scores);
    scores
}
