//! palmares turns a folder of returns, the workbooks in which clubs and
//! organisers send entries and results, into standings, awards, annotated
//! workbooks, pages and certificates.
//!
//! # The rooms, in the order in which data flows
//!
//! - [`model`]: the words that everyone uses: events, entries, exact numbers,
//!   and the ground ([`model::Basis`]) that every award rests on. It also holds
//!   the return form: each sheet, column and key by name.
//! - [`problem`]: what is wrong with a return, where, and what to do about it.
//! - [`rules`]: handbooks as data, each block with its clause.
//! - [`returns`]: a workbook becomes model values and problems. Five kinds of
//!   workbook and the USEBIO of scoring programs become one copy of cells, and
//!   the copy is read as the form says.
//! - [`scoring`]: results become scores.
//! - [`standings`]: scores become an order.
//! - [`draw`]: an order becomes the next round, one file or folder a system.
//! - [`awards`]: an order becomes awards, by one folder a rule set.
//! - [`register`]: awards meet the players: who is who, keys, the season.
//! - [`report`]: everything becomes files.
//! - [`season`]: the pipeline through all of them, the only room that opens
//!   returns and the only one that knows of threads.
//! - [`cli`]: one file a command.
//!
//! A room knows only those above it in this list; `tests/layering.rs` holds it
//! to that. Nothing that comes from a file makes a room panic or stop: what is
//! wrong becomes a [`problem::Problem`], and the rest goes on.

#[cfg(feature = "cli")]
pub mod cli;
pub mod engine;
mod facade;
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
        returns::doubts::problems::LIST,
        returns::trf::problems::LIST,
        returns::usebio::problems::LIST,
        register::problems::LIST,
        season::problems::LIST,
    ];
    rooms.into_iter().flatten().copied().chain(packs::declared_problems())
}
