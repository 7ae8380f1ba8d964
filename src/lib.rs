//! palmares turns a folder of returns, the workbooks in which clubs and
//! organisers send entries and results, into standings, awards, annotated
//! workbooks, pages and certificates.
//!
//! A program begins with [`Returns`]: it computes a season, looks at events,
//! standings, awards and problems, and writes everything. What stands under
//! *Re-exports* is all that it can call; the rooms below are shown to those who
//! work on palmares, whose tests reach them by the feature `rooms`.
//!
//! # The rooms, in the order in which data flows
//!
//! - [`model`]: the words that everyone uses: events, entries, exact numbers,
//!   the return form, and the [`model::Basis`] of every award.
//! - [`problem`]: what is wrong with a return, where, and what to do about it.
//! - [`engine`]: scores, standings, draws and awards, as all rule books share
//!   them, and the trait [`engine::pack::Pack`] by which it asks a rule book.
//! - [`packs`]: the rule books, one folder each.
//! - [`foreign`]: sheets that were not made for palmares are recognised and laid out as returns.
//! - [`returns`]: a workbook, or a file of another program, becomes events and
//!   problems.
//! - [`register`]: awards meet the players: people, keys, the season, the
//!   register of members.
//! - [`report`]: everything becomes files.
//! - [`season`]: the pipeline through all of them, the only room that opens
//!   returns and the only one that knows of threads.
//! - `cli`: one file a command.
//!
//! A room knows only those above it in this list; `tests/layering.rs` holds it
//! to that. Nothing that comes from a file makes a room panic or stop: what is
//! wrong becomes a [`problem::Problem`], and the rest goes on. `ARCHITECTURE.md`
//! walks one cell through all rooms.

// What only tests call is not dead.
#![cfg_attr(not(any(doc, feature = "rooms")), allow(dead_code, unused_imports))]
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

/// What is declared of every problem that palmares can tell of, room by room. Two
/// declarations may share a code.
#[cfg(any(doc, feature = "rooms"))]
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
        returns::problems::LIST,
        returns::doubts::problems::LIST,
        returns::trf::problems::LIST,
        returns::usebio::problems::LIST,
        register::problems::LIST,
        season::problems::LIST,
    ];
    rooms.into_iter().flatten().copied().chain(packs::declared_problems())
}
