//! What a settings file or the command line can set: a key of the sheet `Event`, or a setting of
//! the whole folder.

use crate::nearest::name_meant_by_typo;
use model::form::{ColumnDefinition, FormColumn, Key, SettingKey};
use model::name_comparison::folded_name;

/// One thing that can be set.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Setting {
    /// What holds for the season.
    OfSeason(SettingKey),
    /// What an event says that leaves it out.
    OfEvent(Key),
}

impl Setting {
    /// The setting that a key names.
    pub(crate) fn from_key(key: &str) -> Option<Setting> {
        let key = folded_name(key);
        [true, false].into_iter().find_map(|exact| {
            let of_season = SettingKey::columns_by_name(&key, exact).next().map(Setting::OfSeason);
            of_season.or_else(|| Key::columns_by_name(&key, exact).next().map(Setting::OfEvent))
        })
    }

    /// What its value is read as.
    pub(crate) fn value_definition(self) -> &'static ColumnDefinition {
        match self {
            Setting::OfSeason(key) => key.definition(),
            Setting::OfEvent(key) => key.definition(),
        }
    }

    /// The setting that was probably meant.
    pub(crate) fn nearest_setting_name(key: &str) -> Option<&'static str> {
        let columns = SettingKey::FORM.columns.iter().chain(Key::FORM.columns);
        name_meant_by_typo(key, columns.map(|column| column.name))
    }
}
