//! The comment on a contestant who left, after which round if that is known, as palmares writes it
//! and reads it again.

use std::fmt;

/// A withdrawal, as a comment tells it.
///
/// ```
/// use swiss::trf::Withdrawal;
///
/// let text = "4 Oakes, Megan withdrew after round 3";
/// let found = Withdrawal::parse_comment(text);
/// assert_eq!(found.map(|found| found.to_string()).as_deref(), Some(text));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Withdrawal {
    /// The label and the name of the contestant, with a blank between them.
    pub who: String,
    /// The last round before it; 0 if none is named.
    pub after: usize,
}

/// What follows the name.
const WITHDREW: &str = " withdrew";
/// What follows that if a round is named.
const AFTER: &str = " after round ";

impl Withdrawal {
    /// Reads a comment; `None` for any other.
    pub fn parse_comment(text: &str) -> Option<Withdrawal> {
        let (who, rest) = text.rsplit_once(WITHDREW)?;
        let after = match rest.strip_prefix(AFTER) {
            Some(round) => round.parse().ok().filter(|after| *after > 0)?,
            None if rest.is_empty() => 0,
            None => return None,
        };
        Some(Withdrawal { who: who.to_string(), after })
    }
}

impl fmt::Display for Withdrawal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{WITHDREW}", self.who)?;
        match self.after {
            0 => Ok(()),
            after => write!(f, "{AFTER}{after}"),
        }
    }
}
