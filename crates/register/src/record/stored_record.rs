//! Stores the record of a return as bytes, so that another run need not read the return
//! again.
//!
//! The format is postcard, which has a specification: integers of variable length, no field
//! names. A header holds four letters and the version of the format; another version is
//! refused, since an added or removed field would shift all others. Names of players and
//! bases of awards, which many rows share, are written once.

use std::collections::HashMap;
use std::fmt;
use std::io::{self, Write};
use std::ops::Range;
use std::sync::Arc;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use xxhash_rust::xxh3::xxh3_128;

use crate::people::{SeasonPlayers, SpellingId};
use model::{Basis, BasisStep};

use super::{EventRecord, ReturnRecord};

/// The first bytes of the header.
const MARK: &[u8; 4] = b"PLMR";

/// The version of the format. Increase it with every change of a record's fields.
pub const RECORD_FORMAT_VERSION: u16 = 15;

/// Why bytes cannot be read as a record.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum StoredRecordError {
    /// They are no record.
    Foreign,
    /// They have another version of the format.
    Version(u16),
    /// They are damaged; with the error of the codec.
    Damaged(String),
}

impl fmt::Display for StoredRecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StoredRecordError::Foreign => f.write_str("no record of palmares"),
            StoredRecordError::Version(version) => {
                write!(
                    f,
                    "a record of version {version}; this palmares reads {RECORD_FORMAT_VERSION}"
                )
            }
            StoredRecordError::Damaged(why) => write!(f, "a damaged record: {why}"),
        }
    }
}

impl std::error::Error for StoredRecordError {}

/// The content after the header.
#[derive(Serialize, Deserialize)]
struct Written {
    record: ReturnRecord,
    people: Vec<Named>,
    bases: Vec<BasisRow>,
    /// The index of the basis of each event, then of its awards.
    basis_of: Vec<u32>,
}

/// A name of the record; players are indices of names, in order of appearance.
#[derive(Debug, Serialize, Deserialize)]
struct Named {
    name: Box<str>,
    number: Option<Box<str>>,
    club: Option<Box<str>>,
}

/// The row of the parent basis, which must come before, and the steps.
type BasisRow = (Option<u32>, Vec<BasisStep>);

/// Writes the record of a return with its names. The bytes depend on the return alone, not
/// on what was read before.
pub fn encode_record(
    mut record: ReturnRecord,
    people: &SeasonPlayers,
) -> Result<Vec<u8>, StoredRecordError> {
    let mut bases = Bases::default();
    let basis_of = record.events.iter().flat_map(of_event).map(|basis| bases.enter(basis));
    let basis_of = basis_of.collect();
    let mut names: Vec<Named> = Vec::new();
    let mut positions: HashMap<SpellingId, SpellingId> = HashMap::new();
    for player in record.events.iter_mut().flat_map(players_of) {
        *player = *positions.entry(*player).or_insert_with_key(|id| {
            let known = people.spelling(*id);
            let club = known.club().map(Into::into);
            names.push(Named { name: known.name.clone(), number: known.number.clone(), club });
            SpellingId(names.len() as u32 - 1)
        });
    }
    let written = Written { record, people: names, bases: bases.rows, basis_of };
    // Bytes of arrays are written as they are.
    postcard::to_allocvec(&(MARK, RECORD_FORMAT_VERSION.to_le_bytes(), written)).map_err(damaged)
}

/// A hash of the record of an event with its names.
pub fn event_record_hash(
    event: &EventRecord,
    people: &SeasonPlayers,
) -> Result<u128, StoredRecordError> {
    let alone = ReturnRecord { events: vec![event.clone()], ..ReturnRecord::default() };
    encode_record(alone, people).map(|bytes| xxh3_128(&bytes))
}

/// Reads the record of a return. Adds its players to `people`.
pub fn read_record(
    bytes: &[u8],
    people: &mut SeasonPlayers,
) -> Result<ReturnRecord, StoredRecordError> {
    decode_record(bytes).map(|decoded| decoded.resolve_or_add_players(people))
}

/// A record that was read; its players are not yet those of a season.
#[derive(Debug)]
pub struct UnresolvedRecord {
    record: ReturnRecord,
    names: Vec<Named>,
}

impl UnresolvedRecord {
    /// The path of its return.
    pub fn return_path(&self) -> &str {
        &self.record.path
    }

    /// The same with empty places between its events, which are at positions, ascending.
    pub(super) fn spread_events_to_positions(
        mut self,
        positions: &[u32],
    ) -> Result<UnresolvedRecord, StoredRecordError> {
        let spread = self.record.spread_events_to_positions(positions);
        spread.map(|()| self).ok_or_else(|| damaged("an event has no position"))
    }

    /// Adds its players to `people`.
    pub fn resolve_or_add_players(self, people: &mut SeasonPlayers) -> ReturnRecord {
        let entered = self.names.iter().map(|own| {
            people.find_or_add_spelling(
                &own.name,
                own.number.as_deref(),
                own.club.as_deref().unwrap_or_default(),
            )
        });
        let entered = entered.collect::<Vec<SpellingId>>();
        named(self.record, &entered)
    }

    /// The record with its players among `people`; `None` if one of them is not known.
    pub fn resolve_players(self, people: &SeasonPlayers) -> Option<ReturnRecord> {
        let known = self.names.iter().map(|own| {
            people.find_spelling(
                &own.name,
                own.number.as_deref(),
                own.club.as_deref().unwrap_or_default(),
            )
        });
        let known = known.collect::<Option<Vec<SpellingId>>>()?;
        Some(named(self.record, &known))
    }
}

/// Reads the record of a return by itself.
pub fn decode_record(bytes: &[u8]) -> Result<UnresolvedRecord, StoredRecordError> {
    let rest = bytes.strip_prefix(MARK).ok_or(StoredRecordError::Foreign)?;
    let (version, rest) = rest.split_first_chunk().ok_or(StoredRecordError::Foreign)?;
    let version = u16::from_le_bytes(*version);
    if version != RECORD_FORMAT_VERSION {
        return Err(StoredRecordError::Version(version));
    }
    let (written, rest) = postcard::take_from_bytes::<Written>(rest).map_err(damaged)?;
    if !rest.is_empty() {
        return Err(damaged("bytes behind the end"));
    }
    let Written { mut record, people: names, bases, basis_of } = written;
    if !record.events.iter().all(EventRecord::is_valid) {
        return Err(damaged("a row that is not there is named"));
    }
    set_bases(&mut record, bases, &basis_of).ok_or_else(|| damaged("a basis is missing"))?;
    let is_known = |player: &mut SpellingId| (player.0 as usize) < names.len();
    if !record.events.iter_mut().flat_map(players_of).all(is_known) {
        return Err(damaged("a name is missing"));
    }
    Ok(UnresolvedRecord { record, names })
}

fn damaged(why: impl fmt::Display) -> StoredRecordError {
    StoredRecordError::Damaged(why.to_string())
}

/// The record with players in place of the positions of names.
fn named(mut record: ReturnRecord, players: &[SpellingId]) -> ReturnRecord {
    for player in record.events.iter_mut().flat_map(players_of) {
        *player = players[player.0 as usize];
    }
    record
}

/// The bytes that another value is stored as; `None` if it cannot be.
pub fn value_to_bytes(value: &impl Serialize) -> Option<Vec<u8>> {
    postcard::to_allocvec(value).ok()
}

/// Writes the bytes that another value is stored as.
///
/// # Errors
///
/// Those of the writer.
pub fn write_value(value: &impl Serialize, out: impl Write) -> io::Result<()> {
    postcard::to_io(value, out).map(drop).map_err(io::Error::other)
}

/// The value that some bytes store; `None` if they are damaged.
pub fn value_from_bytes<T: DeserializeOwned>(bytes: &[u8]) -> Option<T> {
    postcard::from_bytes(bytes).ok()
}

/// The value with which some bytes begin, and those behind it.
pub(super) fn decode_first_value<T: DeserializeOwned>(bytes: &[u8]) -> Option<(T, &[u8])> {
    postcard::take_from_bytes(bytes).ok()
}

/// All places where an event refers to a player.
fn players_of(event: &mut EventRecord) -> impl Iterator<Item = &mut SpellingId> {
    event.rankings.players.iter_mut().chain(event.awards.iter_mut().map(|award| &mut award.player))
}

/// The bases of an event: the common one, then those of its awards.
fn of_event(event: &EventRecord) -> impl Iterator<Item = &Arc<Basis>> {
    std::iter::once(&event.ground).chain(event.awards.iter().map(|award| &award.basis))
}

/// Bases as rows without duplicates.
#[derive(Default)]
struct Bases {
    rows: Vec<BasisRow>,
    known: HashMap<*const Basis, u32>,
}

impl Bases {
    /// The row of a basis, added after its parent if new.
    fn enter(&mut self, basis: &Arc<Basis>) -> u32 {
        if let Some(known) = self.known.get(&Arc::as_ptr(basis)) {
            return *known;
        }
        let (ground, steps) = basis.base_and_steps();
        let ground = ground.map(|ground| self.enter(ground));
        let row = self.rows.len() as u32;
        self.rows.push((ground, steps.to_vec()));
        self.known.insert(Arc::as_ptr(basis), row);
        row
    }
}

/// Sets the bases of events and awards; `None` if a row is missing or comes before its
/// parent.
fn set_bases(record: &mut ReturnRecord, rows: Vec<BasisRow>, basis_of: &[u32]) -> Option<()> {
    let mut bases: Vec<Arc<Basis>> = Vec::with_capacity(rows.len());
    let mut depths: Vec<u8> = Vec::with_capacity(rows.len());
    for (ground, steps) in rows {
        // Formatting a basis recurses through its parents, of which there are few.
        let depth = match ground {
            Some(ground) => depths.get(ground as usize)?.checked_add(1)?,
            None => 0,
        };
        let ground = ground.and_then(|ground| bases.get(ground as usize)).cloned();
        bases.push(Arc::new(Basis::from_base_and_steps(ground, steps)));
        depths.push(depth);
    }
    let mut basis_of = basis_of.iter();
    let mut next = || bases.get(*basis_of.next()? as usize).cloned();
    for event in &mut record.events {
        event.ground = next()?;
        for award in &mut event.awards {
            award.basis = next()?;
        }
    }
    basis_of.next().is_none().then_some(())
}

impl EventRecord {
    /// Whether all indices are in range.
    fn is_valid(&self) -> bool {
        let among = |range: &Range<u32>, rows: usize| {
            range.start <= range.end && range.end as usize <= rows
        };
        let standing = |at: u32| (at as usize) < self.rankings.standings.len();
        let lists = self.rankings.lists.iter().all(|list| {
            among(&list.standings, self.rankings.standings.len())
                && list.ranked as usize <= list.standings.len()
        });
        let categories = self.rankings.categories.iter().all(|category| {
            (category.list as usize) < self.rankings.lists.len()
                && category.members.iter().all(|(member, _)| standing(*member))
        });
        let mut members = self.rankings.groups.iter().flat_map(|group| &group.members);
        let groups = members.all(|member| standing(member.standing));
        let awards = self.awards.iter().all(|award| standing(award.standing))
            && self.awards.is_sorted_by_key(|award| award.standing);
        let payments = self.prizes.iter().flat_map(|prizes| &prizes.payments);
        let prizes = payments.map(|payment| payment.standing).all(standing);
        let games = self.games.as_deref().is_none_or(|games| {
            games.players.iter().all(|player| {
                let mut opponents = player
                    .round_results
                    .iter()
                    .filter_map(|round_result| round_result.paired_opponent());
                standing(player.standing) && opponents.all(|other| other < games.players.len())
            })
        });
        let mut seats = self.diplomacy.iter().flatten().flat_map(|game| &game.seats);
        self.rankings.standings.has_valid_positions()
            && self
                .rankings
                .standings
                .iter()
                .all(|row| among(&row.players, self.rankings.players.len()))
            && lists
            && categories
            && groups
            && awards
            && prizes
            && games
            && self.chess.ratings.iter().all(|own| standing(own.standing))
            && self.chess.norms.iter().all(|own| standing(own.standing))
            && self.chess.board_players.iter().all(|own| {
                standing(own.standing) && (own.player as usize) < self.rankings.players.len()
            })
            && seats.all(|seat| seat.standing.is_none_or(standing))
    }
}
