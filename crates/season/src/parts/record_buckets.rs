//! What the pages of players and clubs show of each return, put aside so that some players, or some
//! clubs, can be brought to hand at a time.

use std::collections::BTreeMap;

use rayon::prelude::*;
use xxhash_rust::xxh3::xxh3_64;

use super::buckets::PlayerBuckets;
use register::page_keys::club_key;
use register::record::ReducedReturnRecord;
use register::{Club, EventRecord, Person, ReturnRecord, Season, SeasonPlayers, SpellingId};
use report::publish::SpillFile;
use report::{OutputError, Publication};

/// About so many bytes of compressed records are brought to hand at a time.
const AT_HAND: u64 = 192 << 10;
/// So many bytes of reduced records are held in memory, of players and of clubs; more in a season of
/// more than so many buckets, so that few pieces of a bucket are written apart.
const MOST_HELD: usize = 2 << 20;
const OF_BUCKETS: usize = 1024;
/// Keys of clubs that are longer stay together.
const LONGEST: usize = 60;
/// The most buckets, however many players a season has.
const MOST: u64 = 8192;

/// Reduced records, by bucket of players and of clubs.
pub(super) struct RecordBuckets {
    count: u16,
    of_players: PlayerBuckets,
    players: SpillFile<u16>,
    clubs: SpillFile<u16>,
}

impl RecordBuckets {
    /// For a season with so many bytes of compressed records.
    pub(super) fn new(publication: &Publication, bytes: u64) -> RecordBuckets {
        let count = (bytes / AT_HAND).clamp(1, MOST) as u16;
        let held = MOST_HELD * usize::from(count).div_ceil(OF_BUCKETS);
        RecordBuckets {
            count,
            of_players: PlayerBuckets::new(count),
            players: publication.spill_file("players", held),
            clubs: publication.spill_file("clubs", held),
        }
    }

    /// How many buckets there are.
    pub(super) fn bucket_count(&self) -> u16 {
        self.count
    }

    /// The bucket of a club. Spellings that differ by the order of their words count for one quota.
    fn of_club(&self, key: &str) -> u16 {
        // A key may be a part of a longer name.
        if key.len() > LONGEST {
            return 0;
        }
        let mut words: Vec<&str> = key.split('-').collect();
        words.sort_unstable();
        bucket_of_key(&words.join("-"), self.count)
    }

    /// Puts some returns aside, with their positions in the season.
    pub(super) fn put_returns(
        &mut self,
        records: &[(u32, ReturnRecord)],
        people: &SeasonPlayers,
    ) -> Result<(), OutputError> {
        records
            .iter()
            .for_each(|(_, record)| self.of_players.add_players_of_return(record, people));
        let bucket = |id: SpellingId| self.of_players.bucket_of_spelling(id, people);
        let club = |event: &EventRecord| {
            let organiser = Some(&event.organiser.name).filter(|organiser| !organiser.is_empty());
            organiser.map(|organiser| self.of_club(&club_key(organiser)))
        };
        let reduced = records.par_iter().map(|(ret, record)| {
            [record.split_by_player_bucket(&bucket), record.split_by_club_bucket(&club)]
                .map(|reduced| rows_of(*ret, reduced, people))
        });
        let reduced: Vec<[Vec<Row>; 2]> = reduced.collect();
        for [players, clubs] in reduced {
            for (bucket, bytes) in players {
                self.players.add_row_bytes(&bucket, &bytes)?;
            }
            for (bucket, bytes) in clubs {
                self.clubs.add_row_bytes(&bucket, &bytes)?;
            }
        }
        Ok(())
    }

    /// Says that all returns were put aside.
    pub(super) fn finish(&mut self) -> Result<(), OutputError> {
        self.players.flush()?;
        self.clubs.flush()
    }

    /// Removes what was put aside for clubs.
    pub(super) fn clear_clubs(&mut self) {
        self.clubs.clear();
    }

    /// The season with what was put aside for a bucket of players, and these players.
    pub(super) fn season_of_player_bucket(
        &self,
        bucket: u16,
        season: &Season,
    ) -> Result<(Season, Vec<Person>), OutputError> {
        let at_hand = at_hand(&self.players, bucket, season)?;
        let own =
            |(_, person): &(u32, &Person)| self.of_players.bucket_of_person(person.id) == bucket;
        let wanted = (0u32..).zip(season.persons.iter()).filter(own).map(|(at, _)| at);
        let persons = at_hand.persons_with_events(&wanted.collect::<Vec<u32>>());
        Ok((at_hand, persons))
    }

    /// The season with what was put aside for a bucket of clubs, and these clubs.
    pub(super) fn season_of_club_bucket(
        &self,
        bucket: u16,
        season: &Season,
    ) -> Result<(Season, Vec<Club>), OutputError> {
        let at_hand = at_hand(&self.clubs, bucket, season)?;
        let own = season.clubs.iter().filter(|club| self.of_club(&club.key) == bucket);
        let clubs = own.map(|club| at_hand.club_with_sorted_events(club)).collect();
        Ok((at_hand, clubs))
    }
}

/// The bucket of a key, of so many.
pub(super) fn bucket_of_key(key: &str, buckets: u16) -> u16 {
    (xxh3_64(key.as_bytes()) % u64::from(buckets.max(1))) as u16
}

/// A row with its bucket: the position of a return, and a reduced record of it.
type Row = (u16, Vec<u8>);

/// What was reduced of a return, by bucket.
fn rows_of(
    ret: u32,
    reduced: BTreeMap<u16, ReducedReturnRecord>,
    people: &SeasonPlayers,
) -> Vec<Row> {
    let row = |(bucket, reduced): (u16, ReducedReturnRecord)| {
        let record = reduced.encode(people).ok()?;
        Some((bucket, [&ret.to_le_bytes()[..], &record].concat()))
    };
    reduced.into_iter().filter_map(row).collect()
}

/// The season with the returns of a bucket at hand.
fn at_hand(shelf: &SpillFile<u16>, bucket: u16, season: &Season) -> Result<Season, OutputError> {
    let mut rows: Vec<Vec<u8>> = Vec::new();
    shelf.for_each_row(&bucket, |row| {
        rows.push(row.to_vec());
        Some(())
    })?;
    let read = |row: &Vec<u8>| {
        let (ret, bytes) = row.split_first_chunk()?;
        let record = ReducedReturnRecord::decode(bytes).ok()?.resolve_players(&season.people)?;
        Some((record, u32::from_le_bytes(*ret)))
    };
    let read: Vec<(ReturnRecord, u32)> = rows.par_iter().filter_map(read).collect();
    let (records, positions) = read.into_iter().unzip();
    Ok(season.with_loaded_returns(records, positions))
}
