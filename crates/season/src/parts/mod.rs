//! A season in parts, each computed by a process of its own, maybe on another machine.
//!
//! 1. **Plan** ([`PartPlan`]): the returns are read, not computed; those that know of each other stay
//!    together, and the groups are shared out.
//! 2. **Part** ([`run_part`]): an ordinary run of its returns. Its folder has their annotated
//!    copies and event pages, and their records.
//! 3. **Merge** ([`merge()`]): the records of all parts become the season, their files are linked,
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

pub use merge::{MergedSeason, merge, merge_records};
pub use part::{PartError, PartInfo, SeasonParts, run_part, store_records};
pub use plan::{PartPlan, PartPlanner, PlanError, PlanReport};
pub use players::{BucketedReturn, bucketed_returns, write_player_pages};
