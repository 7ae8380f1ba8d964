//! The season in memory: the record that remains of each return once it is written, and the
//! register of members.
//!
//! What belongs here: records of events, players and awards, found by keys that do not
//! depend on the order of reading. What does not: sheets, pages and files.

pub mod amendment_checksum;
pub mod balances;
pub mod certificates;
mod club;
pub mod counted_certificate_checks;
pub mod dependency_keys;
mod doubtful;
pub mod events_across_returns;
pub mod gold_sheet_edits;
pub mod kept_decision_checks;
mod kept_details;
mod kept_members;
pub mod leading_zeros;
pub mod ledger_chain;
pub mod members_sheet_edits;
pub mod misplaced_decisions;
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
pub mod run_difference;
mod season;
mod season_competitions;
mod tally;
mod unlike_events;
mod year;

pub use club::Club;
pub use people::{PersonId, SeasonPlayers, Spelling, SpellingId};
pub use person::{Participation, Person};
pub use problems_by_kind::{AffectedPoints, LocatedProblem, ProblemsByKind, ProblemsOfKind};
pub use quotas::{QuotaEvents, QuotaReportLine};
pub use record::{
    AwardRecord, BoardPrizeRecord, CategoryRankingRecord, CrosstableRecord, DiplomacyGameRecord,
    DiplomacySeatRecord, DrawRecord, DuplicateEventKind, DuplicateEventRecord, EventFingerprint,
    EventRecord, GroupContestant, GroupRankingRecord, MAX_DATE_ERROR_DAYS, MAX_DAYS_BETWEEN_COPIES,
    NormRecord, PairingRecord, RankingListRecord, RatingRecord, ReturnOddity, ReturnRecord,
    ScoreOverlap, SectionPlaceRecord, SharedRankingOrder, StandingDetails, StandingRecord,
    find_return_oddities,
};
pub use season::{ReturnProblem, Season, events_of_returns};
pub use season_competitions::{CompetitionRanking, CompetitionRow};
pub use tally::{
    CongressLastDays, EventCounts, LargeEventWithoutPoints, PeriodTotals, SeasonSums, SeasonTally,
};
