//! C20: small score differences, in descending order, of moved-down players who
//! floated down two rounds before.

use super::c18;
use super::pair::Pair;

/// One for such a player who is paired.
pub fn grade(pair: &Pair<'_>) -> i64 {
    c18::again(pair, 1)
}
