//! Scores become an order: ranking lists, places, ties, tie-breaks, and the basis of places.
//!
//! `scoring` makes the scores, `awards` the awards. Every sort ends with the label, so that no
//! order is left to chance.

mod board_prizes;
mod bracket_values;
mod categories;
mod explain;
pub mod games;
pub mod match_ties;
pub mod problems;
mod ranking;
mod sections;
mod standing;
pub mod teams;
pub mod tie_breaks;
mod typed_places;

pub use board_prizes::{BoardPrizeContender, BoardPrizeTally, rank_for_board_prizes};
pub(crate) use bracket_values::add_bracket_separators;
pub use categories::{CategoryList, category_lists, rerank_subset};
pub use explain::explain_place;
pub use ranking::{TieResolver, rank_after_round, rank_contestants};
pub use sections::{printed_section, section_rankings};
pub use standing::{DIPLOMACY_TEAMS_LIST_NAME, RankingList, ScoreSeparator, Standing};
pub(crate) use typed_places::{check_typed_places, typed_places_as_tie_breaks};
