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

pub use board_prizes::{BoardPlayer, BoardTally, board_players};
pub use bracket_values::add_bracket_values;
pub use categories::{CategoryList, categories_of, rerank_subset};
pub use explain::explain;
pub use ranking::{TieResolver, after_round, rank};
pub use sections::{section_of, section_rankings};
pub use standing::{RankingList, Separator, Standing, TEAMS_LIST_NAME};
pub use typed_places::{check_places, places_instead_of_tie_breaks};
