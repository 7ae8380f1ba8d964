//! The settings of a season that are no keys of an event.

use super::columns::Kind::*;
use super::columns::{Column, ColumnNames, FormColumn, SheetForm, sheet};

/// How names stand on the sheets, as [`SettingKey::Names`] says it.
pub const SURNAME_FIRST: &str = "Surname, Forename";

sheet! {
    /// The keys of `palmares.toml` that hold for all events. Every key of the sheet `Event`
    /// can stand there as well, see [`Key`](super::Key).
    SettingKey = "palmares.toml", "What holds for all returns of a folder.";
    Names "Names" ["Spelling of names", "Name order"]: Choice(&["Forename Surname", SURNAME_FIRST]), "How names of players stand on the sheets. With “Surname, Forename” they are turned round at the comma.", "Forename Surname";
    FirstDay "First day" ["First day of the season", "Season begins", "Season", "Season start"]: Date, "First day of the season, which lasts a year; an event outside it gets a warning.", "2026-09-01";
}
