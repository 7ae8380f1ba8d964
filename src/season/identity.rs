//! Identities: hashes of everything of which a result is made. Equal identities, equal results.

use std::fs::File;
use std::hash::Hash;
use std::sync::OnceLock;

use xxhash_rust::xxh3::Xxh3;

use super::files::Loose;
use super::find::Found;
use crate::engine::awards::Beyond;
use crate::register::record::stored;
use crate::report::Site;

/// A hash of everything of which something is made.
pub(super) type Identity = u128;

/// Makes the identities of a run.
#[derive(Debug, Clone)]
pub(super) struct Identities {
    /// What all results have in common: the program and the templates.
    common: Identity,
}

impl Identities {
    /// Those of a run with some templates; `None` if this program cannot be told from others.
    pub(super) fn new(site: &Site) -> Option<Identities> {
        let mut hash = Xxh3::new();
        program()?.hash(&mut hash);
        site.identity().hash(&mut hash);
        Some(Identities { common: hash.digest128() })
    }

    /// What all of them have in common.
    pub(super) fn common(&self) -> Identity {
        self.common
    }

    /// That of a return, from the bytes of its file and what the season knows of its events.
    pub(super) fn of_return(
        &self,
        found: &Found,
        bytes: &[u8],
        beyond: &Beyond,
    ) -> Option<Identity> {
        let mut hash = Xxh3::new();
        self.common.hash(&mut hash);
        bytes.hash(&mut hash);
        (&found.path, &found.key, &found.annotated).hash(&mut hash);
        found.settings.hash(&mut hash);
        found.layouts.hash(&mut hash);
        stored::bytes_of(beyond)?.hash(&mut hash);
        Some(hash.digest128())
    }

    /// That of a season, from those of its returns and the problems outside of them; `None` if
    /// that of a return is not known. `extra` is what the output holds beyond every run's.
    pub(super) fn of_season(
        &self,
        returns: impl IntoIterator<Item = Option<Identity>>,
        loose: &Loose,
        extra: u8,
    ) -> Option<Identity> {
        let mut hash = Xxh3::new();
        (self.common, extra).hash(&mut hash);
        returns.into_iter().try_for_each(|one| one.map(|one| one.hash(&mut hash)))?;
        stored::bytes_of(loose)?.hash(&mut hash);
        Some(hash.digest128())
    }
}

/// The identity of this program, by the bytes of its file: another build may compute differently
/// under the same number of version.
fn program() -> Option<Identity> {
    static PROGRAM: OnceLock<Option<Identity>> = OnceLock::new();
    *PROGRAM.get_or_init(|| {
        let mut file = File::open(std::env::current_exe().ok()?).ok()?;
        let mut hash = Xxh3::new();
        std::io::copy(&mut file, &mut hash).ok()?;
        Some(hash.digest128())
    })
}
