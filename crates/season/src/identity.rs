//! Identities: hashes of everything of which a result is made. Equal identities, equal results.

use std::fs::File;
use std::hash::Hash;
use std::io::BufReader;
use std::sync::OnceLock;

use xxhash_rust::xxh3::Xxh3;

use super::files::FileProblems;
use super::find::FoundReturn;
use engine::awards::SeasonContext;
use model::Language;
use register::record::stored_record;
use register::{CongressLastDays, EventRecord, Person, Season, SeasonPlayers};
use report::Site;

/// A hash of everything of which something is made.
pub(super) type InputHash = u128;

/// The identity of a return by its position, if it is known.
pub(super) type ReturnHashLookup<'a> = &'a (dyn Fn(u32) -> Option<InputHash> + Sync);

/// Makes the identities of a run.
#[derive(Debug, Clone)]
pub(super) struct InputHasher {
    /// What all results have in common: the program, the templates, and rule books of users.
    common: InputHash,
}

impl InputHasher {
    /// Those of a run with some templates; `None` if this program cannot be told from others.
    pub(super) fn new(site: &Site) -> Option<InputHasher> {
        let mut hash = Xxh3::new();
        program()?.hash(&mut hash);
        site.templates_and_audience_hash().hash(&mut hash);
        packs::hash_user_rule_books(&mut hash);
        Some(InputHasher { common: hash.digest128() })
    }

    /// What all of them have in common.
    pub(super) fn common_hash(&self) -> InputHash {
        self.common
    }

    /// That of a return, from the bytes of its file and what the season knows of its events.
    pub(super) fn hash_of_return(
        &self,
        found: &FoundReturn,
        bytes: &[u8],
        context: &SeasonContext,
    ) -> Option<InputHash> {
        let mut hash = Xxh3::new();
        self.common.hash(&mut hash);
        bytes.hash(&mut hash);
        hash_path_and_settings(found, &mut hash);
        stored_record::value_to_bytes(context)?.hash(&mut hash);
        Some(hash.digest128())
    }

    /// That of a record without a return.
    pub(super) fn hash_of_record_without_return(&self, position: u32) -> InputHash {
        let mut hash = Xxh3::new();
        (self.common, "record", position).hash(&mut hash);
        hash.digest128()
    }

    /// That of a season, from those of its returns and the problems outside of them; `None` if
    /// that of a return is not known. `extra` is what the output holds beyond every run's.
    pub(super) fn hash_of_season(
        &self,
        returns: impl IntoIterator<Item = Option<InputHash>>,
        loose: &FileProblems,
        extra: u64,
    ) -> Option<InputHash> {
        let mut hash = Xxh3::new();
        (self.common, extra).hash(&mut hash);
        returns.into_iter().try_for_each(|one| one.map(|one| one.hash(&mut hash)))?;
        stored_record::value_to_bytes(loose)?.hash(&mut hash);
        Some(hash.digest128())
    }
}

/// Adds what a return goes by besides the bytes of its file: its path and names, settings, layouts.
pub(super) fn hash_path_and_settings(found: &FoundReturn, hash: &mut Xxh3) {
    (&found.path, &found.key, found.annotated_path()).hash(hash);
    found.settings.hash(hash);
    found.layouts.hash(hash);
}

/// That of an event of a return: of its record, and of the settings by which certificates look.
pub(super) fn event_hash(
    found: &FoundReturn,
    event: &EventRecord,
    people: &SeasonPlayers,
) -> Option<InputHash> {
    let mut hash = Xxh3::new();
    hash_path_and_settings(found, &mut hash);
    stored_record::event_record_hash(event, people).ok()?.hash(&mut hash);
    Some(hash.digest128())
}

/// That of a player's page in a language: of the records of the events played, and of what the season as a whole
/// says of the player. `None` if that of an event is not known.
pub(super) fn player_page_hash(
    season: &Season,
    person: &Person,
    language: Language,
) -> Option<InputHash> {
    let mut hash = Xxh3::new();
    language.hash(&mut hash);
    (season.people.person_key(person.id), &person.name, &person.number).hash(&mut hash);
    format!("{:?}", person.points).hash(&mut hash);
    for played in &person.played {
        let own = season.event(played.ret, played.event).content?;
        let name = &season.people.spelling(played.spelling).name;
        (own, played.standing, name).hash(&mut hash);
    }
    for (ranking, row) in season.competition_certificate_rows(person.id) {
        (&ranking.key, &ranking.asked.title, row.place, &row.basis, row.last).hash(&mut hash);
    }
    Some(hash.digest128())
}

/// That of a player's certificates, from that of the player's page: a certificate of a congress is
/// issued on the last day of all its events, also of those of others.
pub(super) fn player_certificates_hash(
    player: InputHash,
    congresses: &CongressLastDays,
) -> InputHash {
    let mut hash = Xxh3::new();
    (player, congresses).hash(&mut hash);
    hash.digest128()
}

/// Begins to identify this program, beside other work: that takes as long as to find some thousand
/// returns.
pub fn start_hashing_program() {
    // Without a thread it is identified when that is needed.
    let _ = std::thread::Builder::new().spawn(program);
}

/// The identity of this program, by the bytes of its file: another build may compute differently
/// under the same number of version.
fn program() -> Option<InputHash> {
    static PROGRAM: OnceLock<Option<InputHash>> = OnceLock::new();
    *PROGRAM.get_or_init(|| {
        let file = File::open(std::env::current_exe().ok()?).ok()?;
        let mut hash = Xxh3::new();
        std::io::copy(&mut BufReader::with_capacity(1 << 17, file), &mut hash).ok()?;
        Some(hash.digest128())
    })
}
