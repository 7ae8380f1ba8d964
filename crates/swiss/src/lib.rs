//! The FIDE rules of Swiss tournaments.

pub mod baku;
pub mod check;
pub mod crosstable;
mod drawn;
pub mod dutch;
mod matching;
pub mod replay;

pub use crosstable::Crosstable;
pub use drawn::{Draw, Drawn, NoDraw, Pairing, Reason};

/// Draws the next round by the FIDE (Dutch) system, and holds it against the
/// independent [`check`] before anybody sees it.
///
/// # Errors
///
/// When nobody is there, no legal pairing of everybody exists, or the check finds a
/// fault.
pub fn draw(table: &Crosstable) -> Drawn {
    let drawn = dutch::draw(table);
    match check::faults(table, &drawn).as_slice() {
        [] => drawn,
        faults => {
            Err(NoDraw::Faulty { faults: faults.iter().map(|fault| fault.told(table)).collect() })
        }
    }
}
