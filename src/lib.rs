//! palmares turns a folder of returns (workbooks with entries and results of clubs and organisers)
//! into standings, awards, annotated workbooks, pages and certificates.
//!
//! Start with [`Returns`]: compute a season, look at events, standings, awards and problems, write
//! everything. Behind it stand crates of their own, each with the libraries that its place allows,
//! in the order in which data flows:
//!
//! - [`model`]: the shared types: events, entries, exact numbers, the return form, the
//!   [`model::Basis`] of every award, and the problems of a return.
//! - [`engine`]: scores, standings, draws and awards for all rule books, and the trait
//!   [`engine::pack::Pack`], by which it asks one.
//! - [`packs`]: the rule books, one folder each.
//! - [`adopt`]: recognises sheets that were not made for palmares, and lays them out as returns.
//! - `returns`: a workbook, or a file of another program, becomes events and problems.
//! - [`register`]: players, keys, the season, and the register of members.
//! - [`report`]: all output files.
//! - [`season`]: the pipeline; only this crate opens returns and uses threads.
//! - `cli`: the commands, one file each.
//!
//! Invalid input never makes a crate panic or stop: it becomes a [`model::problem::Problem`], and
//! the rest goes on. `ARCHITECTURE.md` follows one cell through all of them.

#[cfg(feature = "cli")]
#[doc(hidden)]
pub mod cli;
mod facade;

pub use facade::{
    Award, AwardKind, Event, Exact, OutputError, Pairing, Player, Problem, Progress, RankingList,
    Returns, Round, RuleBook, Season, Severity, Standing, State, Unit, rule_books,
};
