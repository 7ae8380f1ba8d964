//! Where a run writes, and who hears how far it is.

use crate::report::{Publication, Site};

/// Hears how far a run is.
pub trait Progress: Sync {
    /// So many returns were found.
    fn begin(&self, returns: usize);
    /// A return is being done.
    fn doing(&self, path: &str);
    /// A return is done.
    fn done(&self);
    /// All returns are done and the season is being written.
    fn closing(&self);
}

/// Hears nothing.
pub struct Silent;

impl Progress for Silent {
    fn begin(&self, _: usize) {}
    fn doing(&self, _: &str) {}
    fn done(&self) {}
    fn closing(&self) {}
}

/// Where a run writes, and with which templates.
pub struct Output<'a> {
    /// The output folder.
    pub publication: Publication,
    /// The templates.
    pub site: &'a Site,
}
