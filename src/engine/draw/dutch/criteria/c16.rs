//! C16: as few resident downfloaters as can be who floated down two rounds before.

use super::{Pair, c14};

/// One for each resident with such a float who is paired.
pub fn grade(pair: &Pair<'_>) -> i64 {
    c14::again(pair, 1)
}
