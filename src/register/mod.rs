//! The season in memory: the record that remains of each return once it is written, and the
//! register of members.
//!
//! What belongs here: records of events, players and awards, found by keys that do not
//! depend on the order of reading. What does not: sheets, pages and files.

pub mod amended_rows;
pub mod balances;
pub mod certificates;
pub mod chain;
pub mod competitions;
pub mod counted_papers;
pub mod difference;
mod doubtful;
pub mod kept_decisions;
pub mod keys;
pub mod noughts;
pub mod past_run;
mod people;
mod person;
pub mod problems;
pub mod quotas;
pub mod reconcile;
pub mod record;
mod season;
pub mod since;
mod tally;
pub mod ties;
mod troubles;
pub mod under;
mod unlike_events;

pub use doubtful::Look;
pub use people::{People, PersonId, Spelling, SpellingId};
pub use person::{Participation, Person};
pub use quotas::{HeldEvents, Quota};
pub use record::{
    AwardRecord, CategoryRecord, DAYS, DrawRecord, EventRecord, Fingerprint, GameRecord,
    GamesRecord, ListRecord, NormRecord, PairingRecord, PartRecord, RatingRecord, ReturnRecord,
    SeatRecord, Shared, StandingRecord,
};
pub use season::{Season, SeasonProblem};
pub use tally::{Club, Congresses, Counts, Sums, Tally};
pub use troubles::{Stake, Trouble, TroubleKind, Troubles};
