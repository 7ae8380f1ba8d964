//! Why a workbook cannot be added to: it is of another kind, would be damaged by it, or contradicts
//! itself. It is found before anything is changed.

use std::fmt;

/// Why nothing was added; formats as a sentence about the workbook.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum AdditionRefusal {
    /// It is no package of Office Open XML with cells in XML: xls, xlsb, ods, or something else.
    Kind {
        /// What it is: `an xls workbook`.
        what: &'static str,
    },
    /// It is signed, and any change breaks the signature.
    Signed,
    /// Several people edit it at once, and its log does not know what is added.
    Shared,
    /// It is a template or an add-in, which Excel opens as another workbook.
    Template,
    /// A part is missing or contradicts others.
    Unsound {
        part: String,
        /// What is wrong with it.
        why: String,
    },
    /// It has as many cell formats as Excel allows.
    TooManyFormats,
    /// A part is larger than the limits allow.
    TooLarge { part: String },
}

impl AdditionRefusal {
    /// A part that is wrong.
    pub(super) fn unsound_part(part: &str, why: impl Into<String>) -> AdditionRefusal {
        AdditionRefusal::Unsound { part: part.to_string(), why: why.into() }
    }
}

impl fmt::Display for AdditionRefusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            AdditionRefusal::Kind { what } => write!(f, "it is {what}"),
            AdditionRefusal::Signed => {
                f.write_str("it is signed, and any change breaks the signature")
            }
            AdditionRefusal::Shared => f.write_str("it is shared, with a log of changes"),
            AdditionRefusal::Template => f.write_str("it is a template"),
            AdditionRefusal::Unsound { part, why } => write!(f, "its part {part}: {why}"),
            AdditionRefusal::TooManyFormats => {
                f.write_str("it has more cell formats than Excel allows")
            }
            AdditionRefusal::TooLarge { part } => write!(f, "its part {part} is too large"),
        }
    }
}

impl std::error::Error for AdditionRefusal {}
