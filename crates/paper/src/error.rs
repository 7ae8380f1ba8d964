//! Why a design, a picture or a text cannot be used, as a sentence for the user.

use std::fmt;

/// Why a design or a picture cannot be used, in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PaperError(pub String);

impl fmt::Display for PaperError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for PaperError {}
