//! Where an answer of an event comes from that its return leaves out.

use std::fmt;
use std::sync::Arc;

use super::form::Key;

/// Where a setting was made.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum SettingOrigin {
    /// On the command line, or by the program that calls the library.
    CommandLine,
    /// In a settings file.
    File {
        /// Its path below the folder that was given.
        path: Arc<str>,
        /// The line, from 1.
        line: u32,
    },
}

impl fmt::Display for SettingOrigin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SettingOrigin::CommandLine => f.write_str("command line"),
            SettingOrigin::File { path, line } => write!(f, "{path}, line {line}"),
        }
    }
}

/// An answer of an event that a setting gave.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SettingAnswer {
    pub key: Key,
    /// Where the setting was made.
    pub from: SettingOrigin,
}
