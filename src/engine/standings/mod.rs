//! Scores become an order.
//!
//! What belongs here: ranking lists, places, ties and what breaks them, and how a
//! place explains itself. What does not: what a score is made of (`scoring`) or worth
//! (`awards`). A sort always ends with the label, so that no order is left to
//! chance.

mod beaten_twice;
mod categories;
pub mod games;
pub mod match_ties;
pub mod problems;
mod ranking;
mod sections;
pub mod teams;
pub mod tie_breaks;

pub use beaten_twice::tell_choice;
pub use categories::{CategoryList, categories_of, within};
pub use ranking::{Measure, RankingList, Standing, Ties, after_round, check_places, explain, rank};
pub use sections::{parts_of, section_of};
