//! C16: as few resident downfloaters as can be who floated down two rounds before.

use super::c14;
use super::pair::Pair;

/// One for each resident with such a float who is paired.
pub fn grade(pair: &Pair<'_>) -> i64 {
    c14::again(pair, 1)
}
