//! Stored records: they are read as they were written, and bytes of another version are
//! refused.

use crate::support::{project, sweep};
use engine::awards::SeasonContext;
use register::record::ReducedReturnRecord;
use register::record::stored_record::{self, RECORD_FORMAT_VERSION, StoredRecordError};
use register::{EventRecord, ReturnRecord, SeasonPlayers};
use season::{FoundReturn, compute_return_file, find_returns};

/// The records of all samples, each with its players.
fn recorded() -> Vec<(ReturnRecord, SeasonPlayers)> {
    let (found, _) = find_returns(&[project().join("samples")], None, &Default::default());
    let record = |file: &FoundReturn| {
        let mut people = SeasonPlayers::default();
        // As if others had been read before.
        people.find_or_add_spelling("Somebody Else", Some("1"), "");
        let computed = compute_return_file(&file.file, &file.settings, &SeasonContext::default());
        let outcomes = computed.outcomes.iter();
        let events = outcomes.map(|own| EventRecord::new(own, own.event.id.clone(), &mut people));
        let record = ReturnRecord {
            path: file.path.clone(),
            annotated: None,
            events: events.collect(),
            competitions: Vec::new(),
            odd: Vec::new(),
            quiet: Vec::new(),
            problems: computed.problems.clone(),
        };
        (record, people)
    };
    found.iter().map(record).collect()
}

/// A record in words, players by name.
fn told(record: &ReturnRecord, people: &SeasonPlayers) -> String {
    let mut names: Vec<&str> = Vec::new();
    let mut record = record.clone();
    for event in &mut record.events {
        let awarded = event.awards.iter_mut().map(|award| &mut award.player);
        for player in event.rankings.players.iter_mut().chain(awarded) {
            names.push(&people.spelling(*player).name);
            player.0 = 0;
        }
    }
    format!("{record:?} {names:?}")
}

#[test]
fn a_record_comes_back_as_it_was() {
    let records = recorded();
    assert!(records.len() > 10);
    let (mut awards, mut events) = (0, 0);
    for (record, people) in &records {
        let bytes = stored_record::encode_record(record.clone(), people).unwrap();
        let mut others = SeasonPlayers::default();
        let read = stored_record::read_record(&bytes, &mut others).unwrap();
        assert_eq!(told(&read, &others), told(record, people));
        assert_eq!(stored_record::encode_record(read.clone(), &others).unwrap(), bytes);
        events += read.events.len();
        awards += read.events.iter().map(|event| event.awards.len()).sum::<usize>();
    }
    assert!(events > 20 && awards > 100, "{events} events, {awards} awards");
}

/// What buckets of players get of a record stands in its place, and each award is in one of them.
#[test]
fn reduced_records_share_the_awards_and_keep_the_places_of_events() {
    let mut left_out = 0;
    for (record, people) in &recorded() {
        let mut awards = vec![0; record.events.len()];
        for (_, reduced) in record
            .split_by_player_bucket(&|id| (people.person_key_of_spelling(id).len() % 3) as u16)
        {
            let bytes = reduced.encode(people).unwrap();
            let cut = |length: usize| ReducedReturnRecord::decode(&bytes[..length]).is_err();
            assert!((0..bytes.len()).step_by(7 * sweep::step(11)).all(cut));
            let mut others = SeasonPlayers::default();
            let read =
                ReducedReturnRecord::decode(&bytes).unwrap().resolve_or_add_players(&mut others);
            for ((own, all), awards) in read.events.iter().zip(&record.events).zip(&mut awards) {
                assert!([&*all.key, ""].contains(&&*own.key), "{}", own.key);
                left_out += usize::from(own.key.is_empty());
                *awards += own.awards.len();
            }
        }
        let all: Vec<usize> = record.events.iter().map(|event| event.awards.len()).collect();
        assert_eq!(awards, all, "{}", record.path);
    }
    assert!(left_out > 0);
    // A position without an event, and one that no return has.
    let mut far = vec![1, 0xff, 0xff, 0xff, 0x7f];
    far.extend(
        stored_record::encode_record(ReturnRecord::default(), &SeasonPlayers::default()).unwrap(),
    );
    assert!(ReducedReturnRecord::decode(&far).is_err());
}

#[test]
fn another_version_is_refused() {
    let mut bytes =
        stored_record::encode_record(ReturnRecord::default(), &SeasonPlayers::default()).unwrap();
    let refused = |bytes: &[u8]| {
        stored_record::read_record(bytes, &mut SeasonPlayers::default()).unwrap_err()
    };
    bytes[4] += 1;
    assert_eq!(refused(&bytes), StoredRecordError::Version(RECORD_FORMAT_VERSION + 1));
    bytes[0] = b'x';
    assert_eq!(refused(&bytes), StoredRecordError::Foreign);
    assert_eq!(refused(b""), StoredRecordError::Foreign);
    assert_eq!(refused(b"PLMR"), StoredRecordError::Foreign);
}

/// Truncated, changed or random bytes give an error or a usable record, never a panic.
#[test]
fn damaged_bytes_are_an_error() {
    let mut state = 0x9e37_79b9_7f4a_7c15_u64;
    let mut next = || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        state
    };
    let (mut refused, mut tried) = (0, 0);
    for (record, people) in recorded().iter().filter(|(record, _)| !record.events.is_empty()) {
        let bytes = stored_record::encode_record(record.clone(), people).unwrap();
        for _ in 0..60 {
            let mut damaged = bytes.clone();
            match next() % 3 {
                0 => damaged.truncate(next() as usize % bytes.len()),
                1 => {
                    let at = 6 + next() as usize % (bytes.len() - 6);
                    damaged[at] ^= 1 << (next() % 8);
                }
                _ => damaged[6..].iter_mut().for_each(|byte| *byte = next() as u8),
            }
            let mut people = SeasonPlayers::default();
            tried += 1;
            match stored_record::read_record(&damaged, &mut people) {
                Err(_) => refused += 1,
                Ok(record) => assert!(used(&record, &people).len() < 1_000_000),
            }
        }
    }
    assert!(refused * 2 > tried, "{refused} of {tried}");
}

/// The data that outputs read from a record.
fn used(record: &ReturnRecord, people: &SeasonPlayers) -> Vec<String> {
    let mut told = Vec::new();
    for event in &record.events {
        for (index, standing) in (0..).zip(&event.rankings.standings) {
            let names = event
                .players_of_standing(standing)
                .iter()
                .map(|id| people.person_key_of_spelling(*id).to_string());
            told.extend(names);
            told.extend(event.awards_of_standing(index).map(|award| award.basis.sentence()));
            told.extend(event.list_of_standing(index).map(|list| list.title()));
            told.extend(
                event.crosstable_of_standing(index).map(|(_, position)| position.to_string()),
            );
        }
    }
    told
}
