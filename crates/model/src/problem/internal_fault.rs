//! A fault of palmares itself as a problem of the return in which it happened, so that the season
//! goes on.

use super::problems;

problems! {
    /// Work under [`catch_panic`] panicked, or an internal check failed.
    error "internal-fault" "Bug in palmares" InternalFault { why: String }:
        "palmares failed on this file because of a bug ({why})."
        => "Other returns are not affected. Please send the file to the authors of palmares.";
}

/// Runs work that must not stop the program. A panic in it, ours or a library's, becomes an
/// [`InternalFault`] with its place in the code.
pub fn catch_panic<T>(work: impl FnOnce() -> T) -> Result<T, InternalFault> {
    workbook::catch_panic(work).map_err(|why| InternalFault { why })
}
