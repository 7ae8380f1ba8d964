//! palmares turns a folder of returns (workbooks with entries and results of clubs and organisers)
//! into standings, awards, annotated workbooks, pages and certificates.
//!
//! Start with [`Returns`]: compute a season, look at events, standings, awards and problems, write
//! everything. A program can call what stands under *Re-exports*. The rooms below are shown to
//! those who work on palmares; its tests reach them by the feature `rooms`.
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

// What only tests call is not dead.
#![cfg_attr(not(any(doc, feature = "rooms")), allow(dead_code, unused_imports))]
// What only commands call is not unused.
#![cfg_attr(not(feature = "cli"), allow(unused_imports))]
#![cfg_attr(feature = "rooms", warn(unreachable_pub))]

#[cfg(feature = "cli")]
#[doc(hidden)]
pub mod cli;
mod facade;

#[cfg(any(doc, feature = "rooms"))]
pub mod engine;
#[cfg(any(doc, feature = "rooms"))]
pub mod foreign;
#[cfg(any(doc, feature = "rooms"))]
pub mod model;
#[cfg(any(doc, feature = "rooms"))]
pub mod packs;
#[cfg(any(doc, feature = "rooms"))]
pub mod problem;
#[cfg(any(doc, feature = "rooms"))]
pub mod register;
#[cfg(any(doc, feature = "rooms"))]
pub mod report;
#[cfg(any(doc, feature = "rooms"))]
pub mod returns;
#[cfg(any(doc, feature = "rooms"))]
pub mod season;

#[cfg(not(any(doc, feature = "rooms")))]
mod engine;
#[cfg(not(any(doc, feature = "rooms")))]
mod foreign;
#[cfg(not(any(doc, feature = "rooms")))]
mod model;
#[cfg(not(any(doc, feature = "rooms")))]
mod packs;
#[cfg(not(any(doc, feature = "rooms")))]
mod problem;
#[cfg(not(any(doc, feature = "rooms")))]
mod register;
#[cfg(not(any(doc, feature = "rooms")))]
mod report;
#[cfg(not(any(doc, feature = "rooms")))]
mod returns;
#[cfg(not(any(doc, feature = "rooms")))]
mod season;

pub use facade::{
    Award, AwardKind, Event, Exact, OutputError, Player, Problem, Returns, Season, Severity,
    Standing, State,
};

/// The declarations of all problems, room by room. Two declarations may share a code.
#[cfg(any(doc, feature = "rooms"))]
pub fn declared_problems() -> impl Iterator<Item = &'static problem::Declaration> {
    let rooms = [
        problem::internal_fault::LIST,
        engine::problems::LIST,
        engine::scoring::problems::LIST,
        engine::scoring::diplomacy::problems::LIST,
        engine::standings::problems::LIST,
        engine::draw::problems::LIST,
        engine::draw::seeding::problems::LIST,
        engine::awards::problems::LIST,
        engine::prizes::problems::LIST,
        engine::scheme::problems::LIST,
        foreign::problems::LIST,
        returns::problems::LIST,
        returns::misread_problems::LIST,
        returns::register::problems::LIST,
        returns::settings::problems::LIST,
        returns::competitions::problems::LIST,
        returns::doubts::problems::LIST,
        returns::pads::problems::LIST,
        returns::trf::problems::LIST,
        returns::usebio::problems::LIST,
        register::problems::LIST,
        report::trf::problems::LIST,
        season::problems::LIST,
    ];
    rooms.into_iter().flatten().copied().chain(packs::declared_problems())
}
