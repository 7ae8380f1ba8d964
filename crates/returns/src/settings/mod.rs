//! The settings of a season: what its returns leave out, said once for all of them.
//!
//! A settings file `palmares.toml` or the command line gives answers for keys of the sheet
//! `Event`, and says how names are spelt and when the season begins. What a return says
//! itself always counts before them. `season` finds the files; here they are read and
//! filled in.

mod companion_data;
mod fill;
mod given_settings;
pub mod problems;
mod setting;
mod source;

pub use given_settings::Settings;
pub(crate) use setting::Setting;
pub use source::{parse_setting_arguments, read_settings_file};
