//! The season in memory: the record that remains of each return once it is written, and the
//! register of members.
//!
//! What belongs here: records of events, players and awards, found by keys that do not
//! depend on the order of reading. What does not: sheets, pages and files.

pub mod amendment_checksum;
pub mod balances;
pub mod certificates;
pub mod changes_since;
pub mod competitions;
pub mod counted_certificates;
pub mod dependency_keys;
pub mod difference;
mod doubtful;
pub mod given_decisions;
pub mod gold_since;
pub mod kept_decisions;
mod kept_details;
mod kept_members;
pub mod leading_zeros;
pub mod ledger_chain;
mod moved_columns;
mod older_copies;
pub mod page_keys;
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
mod tally;
mod unlike_events;
mod year;

pub use doubtful::ReturnLookup;
pub use people::{People, PersonId, Spelling, SpellingId};
pub use person::{Participation, Person};
pub use problems_by_kind::{AffectedPoints, LocatedProblem, ProblemKind, ProblemsByKind};
pub use quotas::{Quota, QuotaEvents};
pub use record::{
    AwardRecord, BoardPlayerRecord, CategoryRecord, CopyKind, DrawRecord, DuplicateEvent,
    EventRecord, Fingerprint, GameRecord, GamesRecord, GroupMember, GroupRecord, MAX_DAYS_APART,
    NormRecord, ORDER_DAYS, OddMark, PairingRecord, RankingListRecord, RatingRecord, ReturnRecord,
    SeatRecord, SectionRecord, SharedOrder, SharedScores, StandingDetails, StandingRecord,
    odd_marks,
};
pub use season::{Season, SeasonProblem, events_of};
pub use season_competitions::{CompetitionRanking, CompetitionRow};
pub use tally::{Club, CongressLastDays, EventCounts, LargeEvent, PeriodTotals, SeasonSums, Tally};
pub use year::{MissingRow, OddRow};
