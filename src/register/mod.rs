//! The season's memory: what each return leaves behind once it is written.
//!
//! What belongs here: the small records of events, the people who played and
//! what they earned, found by keys that do not depend on the order in which
//! returns are read. What does not: sheets, pages and files.

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

pub use people::{People, PersonId, Spelling, SpellingId};
pub use record::{
    AwardRecord, CategoryRecord, DrawRecord, EventRecord, GameRecord, GamesRecord, ListRecord,
    PairingRecord, PartRecord, ReturnRecord, SeatRecord, StandingRecord,
};
pub use season::{Club, Participation, Person, Quota, Season, SeasonProblem};
