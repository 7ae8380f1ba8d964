//! A season in parts, each computed by a process of its own, maybe on another machine.
//!
//! 1. **Plan** ([`PartPlan`]): the returns are read, not computed; those that know of each other stay
//!    together, and the groups are shared out.
//! 2. **Part** ([`run_part`]): an ordinary run of its returns. Its folder has their annotated
//!    copies and event pages, and their records.
//! 3. **Merge** ([`merge_parts()`]): the records of all parts become the season, their files are linked,
//!    and what concerns the season as a whole is written. The result is that of one run.

mod balance;
mod buckets;
mod links_across_parts;
mod merge;
mod part;
mod plan;
mod players;
mod record_buckets;
mod stores;

pub use merge::{MergedSeason, merge_parts, merge_parts_without_returns};
pub use part::{PartInfo, PartMergeError, SeasonParts, run_part, store_part_records};
pub use plan::{PartPlan, PartPlanError, PartPlanReport, PartPlanner};
pub use players::{PlayerBucketRecord, read_player_bucket_records, write_player_pages};
