//! What a settings file or the command line can set: a key of the sheet `Event`, or a setting of
//! the whole folder.

use crate::nearest::typo_of;
use model::form::{Column, FormColumn, Key, SettingKey};
use model::names::folded;

/// One thing that can be set.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Setting {
    /// What holds for the season.
    OfSeason(SettingKey),
    /// What an event says that leaves it out.
    OfEvent(Key),
}

impl Setting {
    /// The setting that a key names.
    pub fn named(key: &str) -> Option<Setting> {
        let key = folded(key);
        [true, false].into_iter().find_map(|exact| {
            let of_season = SettingKey::named(&key, exact).next().map(Setting::OfSeason);
            of_season.or_else(|| Key::named(&key, exact).next().map(Setting::OfEvent))
        })
    }

    /// What its value is read as.
    pub fn column(self) -> &'static Column {
        match self {
            Setting::OfSeason(key) => key.column(),
            Setting::OfEvent(key) => key.column(),
        }
    }

    /// The setting that was probably meant.
    pub fn did_you_mean(key: &str) -> Option<&'static str> {
        let columns = SettingKey::FORM.columns.iter().chain(Key::FORM.columns);
        typo_of(key, columns.map(|column| column.name))
    }
}
