//! What is wrong with settings, in `palmares.toml` or on the command line. A setting that cannot be
//! read is left out, and the events that needed it say so.

use jiff::civil::Date;
use model::problem::{Phrase, did_you_mean_text, problems};

problems! {
    error "settings-unreadable" "Settings not readable" SettingsUnreadable { why: String }:
        "The settings could not be read: {why}."
        => "Edit palmares.toml with a text editor and save it as UTF-8. Until then these settings are ignored.";

    /// `line` is what stands there.
    error "settings-syntax" "Line of the settings not readable" SettingsSyntax { why: String, line: String }:
        "“{line}” cannot be read ({why})."
        => "Write the name of the setting, an equals sign and its value. Put text in quotation marks, and names of more than one word too: \"Organiser no\" = \"R14\", Boards = 24, \"First day\" = 2026-09-01.";

    warning "unknown-setting" "Unknown setting" UnknownSetting { key: String, nearest: Option<&'static str> }:
        let meant = did_you_mean_text(nearest);
        "“{key}” is not a setting, so its value was not used."
        => "{meant}You can set Names, First day, the certificate settings and anything on the Event sheet.";

    warning "unknown-setting" "Unknown setting" NoSetting { key: &'static str }:
        "“{key}” must differ between the events of a workbook, so it cannot be set for all of them; its value was not used."
        => "Fill it in on the Event or Events sheet.";

    error "repeated-setting" "Setting given twice" RepeatedSetting { key: &'static str, first: u32 }:
        "“{key}” is already set in line {first}; this second value was not used."
        => "Delete one of the two.";

    /// On the command line.
    error "repeated-setting" "Setting given twice" GivenTwice { key: &'static str }:
        "“{key}” is set twice."
        => "Give it once.";

    error "setting-blank" "Setting without a value" SettingBlank { key: &'static str }:
        "“{key}” has no value."
        => "Write its value, or delete the line.";

    error "setting-unfit" "Setting with a wrong value" SettingUnfit { key: &'static str, what: Phrase }:
        "“{key}” cannot be {what}."
        => "Write one value: text in quotation marks, a number, a day such as 2026-09-01, true or false.";

    error "setting-awaited" "Detail missing because of a setting" SettingAwaited { key: &'static str, from: String }:
        "The event takes {key} from the settings, but the value there ({from}) cannot be read."
        => "Correct it there, or fill in {key} here.";

    warning "picture-unreadable" "Picture not usable" PictureUnreadable { key: &'static str, file: String, why: String }:
        "“{file}” ({key}) is not on the certificates: {why}."
        => "Name a PNG, JPEG or SVG file in or below the folder of palmares.toml. In an SVG, convert text to paths.";

    error "key-unreadable" "Signing key not usable" KeyUnreadable { file: String, why: String }:
        "The signing key “{file}” cannot be used: {why}. The certificates have no QR codes."
        => "Use the file made by palmares key, in or below the folder of palmares.toml, or on the command line with --set.";

    error "list-unreadable" "List of players not usable" ListUnreadable { file: String, why: String }:
        "The list of players “{file}” gives no names: {why}."
        => "Use a list with numbers and names, or with user names, names and numbers, in the folder of palmares.toml or a folder inside it. Put a list for monday.csv alone beside that file, and call it monday.names.csv.";

    /// `first` is the first day of the season, `last` the last.
    warning "outside-season" "Event outside the season" OutsideSeason { date: Date, first: Date, last: Date }:
        "The event is on {date}, outside the season from {first} to {last}."
        => "Check the date; the setting First day says when the season starts.";
}
