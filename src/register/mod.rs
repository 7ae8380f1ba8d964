//! The season in memory: the record that remains of each return once it is written, and the
//! register of members.
//!
//! What belongs here: records of events, players and awards, found by keys that do not
//! depend on the order of reading. What does not: sheets, pages and files.

pub mod certificates;
pub mod competitions;
pub mod difference;
pub mod keys;
pub mod past_run;
mod people;
pub mod problems;
pub mod reconcile;
pub mod record;
mod season;
mod tally;
pub mod ties;
mod troubles;
pub mod under;

pub use people::{People, PersonId, Spelling, SpellingId};
pub use record::{
    AwardRecord, CategoryRecord, DrawRecord, EventRecord, GameRecord, GamesRecord, ListRecord,
    NormRecord, PairingRecord, PartRecord, RatingRecord, ReturnRecord, SeatRecord, StandingRecord,
};
pub use season::{Season, SeasonProblem};
pub use tally::{Club, Congresses, Counts, Participation, Person, Quota, Sums, Tally};
pub use troubles::{Stake, Trouble, TroubleKind, Troubles};
