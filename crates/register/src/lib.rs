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
pub mod dependency_keys;
pub mod difference;
mod doubtful;
pub mod kept_decisions;
pub mod keys;
pub mod noughts;
pub mod past_run;
mod people;
mod person;
pub mod problems;
mod problems_by_kind;
pub mod quotas;
pub mod reconcile;
pub mod record;
pub mod rule_book_comparison;
mod season;
mod season_competitions;
pub mod since;
mod tally;
mod unlike_events;
mod year;

pub use doubtful::ReturnLookup;
pub use people::{People, PersonId, Spelling, SpellingId};
pub use person::{Participation, Person};
pub use problems_by_kind::{AffectedPoints, LocatedProblem, ProblemKind, ProblemsByKind};
pub use quotas::{HeldEvents, Quota};
pub use record::{
    AwardRecord, BoardPlayerRecord, CategoryRecord, CopyKind, DAYS, DrawRecord, DuplicateEvent,
    EventRecord, EventResults, Fingerprint, GameRecord, GamesRecord, GroupMember, GroupRecord,
    ListRecord, NormRecord, ORDER_DAYS, OddMark, PairingRecord, PartRecord, RatingRecord,
    ReturnRecord, SeatRecord, Shared, SharedOrder, StandingRecord, marks_of,
};
pub use season::{Season, SeasonProblem};
pub use season_competitions::{CompetitionRanking, CompetitionRow};
pub use tally::{Club, Congresses, EventCounts, PeriodTotals, SeasonSums, Tally};
pub use year::{MissingRow, OddRow};
