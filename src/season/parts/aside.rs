//! What the pages of players and clubs show of each return, put aside so that some players, or some
//! clubs, can be brought to hand at a time.

use std::collections::BTreeSet;

use rayon::prelude::*;
use xxhash_rust::xxh3::xxh3_64;

use crate::problem::Told;
use crate::register::keys::club_key;
use crate::register::record::stored;
use crate::register::{
    Club, EventRecord, People, Person, PersonId, ReturnRecord, Season, SpellingId,
};
use crate::report::publish::Shelf;
use crate::report::{OutputError, Publication};

/// About so many bytes of compressed records are brought to hand at a time.
const AT_HAND: u64 = 128 << 10;
/// So many bytes of reduced records are held in memory, of players and of clubs.
const MOST_HELD: usize = 2 << 20;
/// The most buckets.
const MOST: u64 = 1024;

/// Reduced records, by bucket of players and of clubs.
pub(super) struct Aside {
    buckets: u16,
    /// The bucket of each person.
    of_person: Vec<u16>,
    players: Shelf<u16>,
    clubs: Shelf<u16>,
}

/// A reduced record, stored, with its bucket.
pub(super) type Reduced = (u16, Vec<u8>);

/// Some players.
pub(super) struct Players {
    /// The season with what was put aside for them.
    pub at_hand: Season,
    /// The players, with what they played.
    pub persons: Vec<Person>,
    /// The problems that their names show, each with its return.
    pub names: Vec<(u32, Told)>,
}

impl Aside {
    /// For a season with so many bytes of compressed records.
    pub(super) fn new(publication: &Publication, bytes: u64) -> Aside {
        Aside {
            buckets: (bytes / AT_HAND).clamp(1, MOST) as u16,
            of_person: Vec::new(),
            players: publication.shelf("players", MOST_HELD),
            clubs: publication.shelf("clubs", MOST_HELD),
        }
    }

    /// How many buckets there are.
    pub(super) fn buckets(&self) -> u16 {
        self.buckets
    }

    fn bucket_of(&self, key: &str) -> u16 {
        bucket_of(key, self.buckets)
    }

    /// Puts some returns aside, with their positions in the season.
    pub(super) fn put(
        &mut self,
        records: &[(u32, ReturnRecord)],
        people: &People,
    ) -> Result<(), OutputError> {
        let new = (self.of_person.len()..people.count()).map(|id| PersonId(id as u32));
        let new: Vec<u16> = new.map(|id| self.bucket_of(people.key(id))).collect();
        self.of_person.extend(new);
        let bucket = |id: SpellingId| self.of_person[people.spelling(id).person.0 as usize];
        let reduced = records.par_iter().map(|(ret, record)| {
            [of_players(record, &bucket, people), self.of_clubs(record, people)]
                .map(|rows| rows.into_iter().map(|(own, row)| (own, at(*ret, &row))).collect())
        });
        let reduced: Vec<[Vec<Reduced>; 2]> = reduced.collect();
        for [players, clubs] in reduced {
            for (bucket, bytes) in players {
                self.players.put_bytes(&bucket, &bytes)?;
            }
            for (bucket, bytes) in clubs {
                self.clubs.put_bytes(&bucket, &bytes)?;
            }
        }
        Ok(())
    }

    /// What each bucket of clubs gets of a return.
    fn of_clubs(&self, record: &ReturnRecord, people: &People) -> Vec<Reduced> {
        let club = |event: &EventRecord| self.bucket_of(&club_key(&event.organiser));
        let organised = |event: &&EventRecord| !event.organiser.is_empty();
        let clubs: BTreeSet<u16> = record.events.iter().filter(organised).map(club).collect();
        let of_clubs = clubs.into_iter().filter_map(|own| {
            let reduced = record.of_clubs(&|event| organised(&event) && club(event) == own)?;
            Some((own, stored::write(&reduced, people).ok()?))
        });
        of_clubs.collect()
    }

    /// A bucket of players.
    pub(super) fn players(&self, bucket: u16, season: &Season) -> Result<Players, OutputError> {
        let at_hand = at_hand(&self.players, bucket, season)?;
        let own = |(_, person): &(u32, &Person)| self.of_person[person.id.0 as usize] == bucket;
        let wanted = (0u32..).zip(season.persons.iter()).filter(own).map(|(at, _)| at);
        let (persons, names) = at_hand.players(&wanted.collect::<Vec<u32>>());
        Ok(Players { at_hand, persons, names })
    }

    /// The season with what was put aside for a bucket of clubs, and these clubs.
    pub(super) fn clubs(
        &self,
        bucket: u16,
        season: &Season,
    ) -> Result<(Season, Vec<Club>), OutputError> {
        let at_hand = at_hand(&self.clubs, bucket, season)?;
        let own = season.clubs.iter().filter(|club| self.bucket_of(&club.key) == bucket);
        let clubs = own.map(|club| at_hand.in_order(club)).collect();
        Ok((at_hand, clubs))
    }
}

/// The bucket of a key, of so many.
pub(super) fn bucket_of(key: &str, buckets: u16) -> u16 {
    (xxh3_64(key.as_bytes()) % u64::from(buckets.max(1))) as u16
}

/// What each bucket of players gets of a return.
pub(super) fn of_players(
    record: &ReturnRecord,
    bucket: &dyn Fn(SpellingId) -> u16,
    people: &People,
) -> Vec<Reduced> {
    let players = record.events.iter().flat_map(|event| &event.players);
    let buckets: BTreeSet<u16> = players.map(|id| bucket(*id)).collect();
    let of_players = buckets.into_iter().filter_map(|own| {
        let reduced = record.of_players(&|id| bucket(id) == own)?;
        Some((own, stored::write(&reduced, people).ok()?))
    });
    of_players.collect()
}

/// A row: the position of a return, and its record.
fn at(ret: u32, record: &[u8]) -> Vec<u8> {
    [&ret.to_le_bytes()[..], record].concat()
}

/// The season with the returns of a bucket at hand.
fn at_hand(shelf: &Shelf<u16>, bucket: u16, season: &Season) -> Result<Season, OutputError> {
    let mut rows: Vec<Vec<u8>> = Vec::new();
    shelf.each(&bucket, |row| {
        rows.push(row.to_vec());
        Some(())
    })?;
    let read = |row: &Vec<u8>| {
        let (ret, bytes) = row.split_first_chunk()?;
        let record = stored::decode(bytes).ok()?.among(&season.people)?;
        Some((record, u32::from_le_bytes(*ret)))
    };
    let read: Vec<(ReturnRecord, u32)> = rows.par_iter().filter_map(read).collect();
    let (records, positions) = read.into_iter().unzip();
    Ok(season.with(records, positions))
}
