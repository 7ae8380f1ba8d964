//! palmares turns a folder of returns (workbooks with entries and results of clubs and organisers)
//! into standings, awards, annotated workbooks, pages and certificates.
//!
//! Start with [`Returns`]: compute a season, look at events, standings, awards and problems, write
//! everything.
//!
//! # The rooms, in the order in which data flows
//!
//! - [`model`]: the shared types: events, entries, exact numbers, the return form, and the
//!   [`model::Basis`] of every award.
//! - [`problem`]: problems of a return: what is wrong, where, and what to do about it.
//! - [`engine`]: scores, standings, draws and awards for all rule books, and the trait
//!   [`engine::pack::Pack`], by which it asks one.
//! - [`packs`]: the rule books, one folder each.
//! - [`foreign`]: recognises sheets that were not made for palmares, and lays them out as returns.
//! - [`returns`]: a workbook, or a file of another program, becomes events and problems.
//! - [`register`]: players, keys, the season, and the register of members.
//! - [`report`]: all output files.
//! - [`season`]: the pipeline; only this room opens returns and uses threads.
//! - `cli`: the commands, one file each.
//!
//! A room uses only those above it in this list; `tests/layering.rs` checks this. Invalid input
//! never makes a room panic or stop: it becomes a [`problem::Problem`], and the rest goes on.
//! `ARCHITECTURE.md` follows one cell through all rooms.

#![warn(unreachable_pub)]

#[cfg(feature = "cli")]
pub mod cli;
pub mod engine;
mod facade;
pub mod foreign;
pub mod model;
pub mod packs;
pub mod problem;
pub mod register;
pub mod report;
pub mod returns;
pub mod season;

pub use facade::{
    Award, AwardKind, Event, Exact, OutputError, Player, Problem, Returns, Season, Severity,
    Standing, State,
};

/// The declarations of all problems, by room. Two declarations can share a code.
pub fn declared_problems() -> impl Iterator<Item = &'static problem::Declaration> {
    let rooms = [
        problem::fault::LIST,
        engine::problems::LIST,
        engine::scoring::problems::LIST,
        engine::scoring::diplomacy::problems::LIST,
        engine::standings::problems::LIST,
        engine::draw::problems::LIST,
        engine::draw::seeding::problems::LIST,
        engine::awards::problems::LIST,
        foreign::problems::LIST,
        returns::problems::LIST,
        returns::doubts::problems::LIST,
        returns::trf::problems::LIST,
        returns::usebio::problems::LIST,
        register::problems::LIST,
        season::problems::LIST,
    ];
    rooms.into_iter().flatten().copied().chain(packs::declared_problems())
}
