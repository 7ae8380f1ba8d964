//! Writes all files: workbooks, pages, certificates, CSV and Parquet.
//!
//! What belongs here: presentation. What does not: decisions. `award_texts` holds the texts that
//! several outputs share; `publish` puts files in place.

/// The text of one of our templates. `build.rs` says where they are.
macro_rules! template {
    ($name:literal) => {
        include_str!(concat!(env!("PALMARES_TEMPLATES"), "/", $name))
    };
}

#[cfg(feature = "arrow")]
pub mod arrow;
mod award_texts;
pub mod certificates;
pub mod club_letters;
pub mod csv;
pub mod file_replacement;
pub mod html;
mod language;
mod norm_forms;
mod output_parts;
#[cfg(feature = "parquet")]
pub mod parquet;
pub mod player_letters;
pub mod publish;
mod remarks;
pub mod round_result_texts;
mod row_blocks;
mod score_histogram;
mod season_files;
pub mod tables;
mod time_control;
pub mod trf;
pub mod uploads;
pub mod usebio;
mod words;
pub mod xlsx;

pub use award_texts::contestant_display_name;
pub use html::{RenderedOrKnownPage, Site, SiteAudience};
pub use html::{format_score, group_thousands};
pub use language::{FORM_CATALOGUES, FormTexts, PROBLEM_CATALOGUES, form_text_key};
pub use language::{problem_hint, problem_message};
pub use output_parts::{OutputPart, OutputParts};
pub use publish::{OutputError, Publication};
pub use row_blocks::{EarlierRowBlocks, EarlierRunRows, ReturnRowsHashLookup, RowBlocksByFile};
pub use season_files::{RowLimits, SeasonTableFiles};
