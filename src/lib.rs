//! palmares turns a folder of returns, the workbooks in which clubs and
//! organisers send entries and results, into standings, awards, annotated
//! workbooks, pages and certificates.
//!
//! A program begins with [`Returns`]: it computes a season, looks at events,
//! standings, awards and problems, and writes everything.
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

/// What is declared of every problem that palmares can tell of, room by room. Two
/// declarations may share a code.
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
        returns::settings::problems::LIST,
        returns::doubts::problems::LIST,
        returns::trf::problems::LIST,
        returns::usebio::problems::LIST,
        register::problems::LIST,
        season::problems::LIST,
    ];
    rooms.into_iter().flatten().copied().chain(packs::declared_problems())
}
