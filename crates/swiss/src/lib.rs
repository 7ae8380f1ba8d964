//! Swiss tournaments of one player a side by the rules of FIDE: pairing, an independent check,
//! replays, tie-breaks, and the files in which programs exchange tournaments.
//!
//! The input is a [`Crosstable`]: opponents, colours and results, as plain data that you fill in.
//!
//! - [`draw`] pairs the next round by the FIDE (Dutch) system and runs the independent [`check`];
//!   [`dutch`] is the engine alone. [`baku`] accelerates.
//! - [`replay`] draws the rounds of a tournament again and reports differences.
//! - [`tie_breaks`] ranks the players.
//! - [`rating_tables`] and [`performance`] turn scores into ratings.
//! - [`trf`] reads and writes Tournament Report Files.
//!
//! # A round, and the standings after it
//!
//! ```
//! use swiss::Crosstable;
//! use swiss::crosstable::{Colour, Contestant, PlayerGameResult, RoundResult};
//! use swiss::tie_breaks::TieBreaks;
//!
//! let players = ["Oakes", "Penrhos", "Quill", "Rees"];
//! let contestants = (1..).zip(players).map(|(number, name)| Contestant {
//!     number,
//!     name: name.to_string(),
//!     ..Contestant::default()
//! });
//! let mut table = Crosstable {
//!     contestants: contestants.collect(),
//!     rounds: Some(3),
//!     initial_colour: Some(Colour::White),
//!     ..Crosstable::default()
//! };
//!
//! // The upper half meets the lower half, with colours in turn (C.04.3, 3.3 and 5.2.5).
//! let draw = swiss::draw(&table)?;
//! let boards: Vec<_> = draw.pairings.iter().map(|pair| (pair.white, pair.black)).collect();
//! assert_eq!(boards, [(0, Some(2)), (3, Some(1))]);
//! let why = draw.reasons_of(&draw.pairings[0]).map(|reason| reason.clause);
//! let mut clauses: Vec<_> = why.collect();
//! clauses.dedup();
//! assert_eq!(clauses, ["C.04.3", "C.04.3 1.3", "C.04.3 3.3", "C.04.3 5.2.5"]);
//!
//! // White wins on the first board, and the second is drawn.
//! for (pair, results) in draw.pairings.iter().zip([
//!     [PlayerGameResult::Win, PlayerGameResult::Loss],
//!     [PlayerGameResult::Draw, PlayerGameResult::Draw],
//! ]) {
//!     let Some(black) = pair.black else { continue };
//!     let sides = [(pair.white, black, Colour::White), (black, pair.white, Colour::Black)];
//!     for ((own, opponent, colour), result) in sides.into_iter().zip(results) {
//!         let game = RoundResult::Game { opponent, colour, result, rated: true };
//!         table.contestants[own].round_results.push(game);
//!     }
//! }
//! table.played = 1;
//!
//! // Points, then Buchholz; players level in both share a place.
//! let list = vec!["BH".parse()?];
//! let standings = TieBreaks::new(&table, list, 1).standings();
//! let places: Vec<_> = standings.iter().map(|one| (one.place, one.contestant)).collect();
//! assert_eq!(places, [(1, 0), (2, 1), (2, 3), (4, 2)]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![warn(unreachable_pub)]

pub mod baku;
pub mod check;
pub mod crosstable;
mod draw_result;
pub mod dutch;
mod matching;
pub mod performance;
pub mod random;
pub mod rating_tables;
pub mod replay;
pub mod team_swiss;
pub mod tie_breaks;
pub mod trf;

pub use crosstable::Crosstable;
pub use draw_result::{Draw, DrawError, DrawReason, DrawResult, Pairing};

#[doc = include_str!("../README.md")]
#[cfg(doctest)]
struct ReadMe;

/// Draws the next round by the FIDE (Dutch) system and runs the independent [`check`].
///
/// # Errors
///
/// If the table contradicts itself, nobody plays, no legal pairing of everybody exists, or the check finds a fault.
pub fn draw(table: &Crosstable) -> DrawResult {
    let drawn = dutch::draw(table);
    if let Err(DrawError::Table { .. }) = drawn {
        return drawn;
    }
    match check::find_draw_faults(table, &drawn).as_slice() {
        [] => drawn,
        faults => Err(DrawError::Faulty {
            faults: faults.iter().map(|fault| fault.in_words(table)).collect(),
        }),
    }
}
