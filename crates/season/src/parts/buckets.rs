//! Which players are brought to hand together: those who were first seen at one organiser, as far as
//! a bucket has room for them. Then most events are in few buckets, and the buckets are of one size
//! whoever organises, and in whatever order the returns come.

use std::collections::HashMap;

use register::{PersonId, ReturnRecord, SeasonPlayers, SpellingId};

/// So many players of an organiser are put into one bucket before the next bucket has its turn.
const TOGETHER: u32 = 32;

/// The buckets of players.
pub(super) struct PlayerBuckets {
    count: u16,
    /// The bucket of each person who was seen.
    of_person: Vec<Option<u16>>,
    /// The bucket that players of each organiser go into, and the room that it has for them.
    open: HashMap<String, (u16, u32)>,
    /// The bucket whose turn is next.
    next: u16,
}

impl PlayerBuckets {
    /// So many, all of them empty.
    pub(super) fn new(count: u16) -> PlayerBuckets {
        PlayerBuckets { count, of_person: Vec::new(), open: HashMap::new(), next: 0 }
    }

    /// Adds the players of a return; returns come in order of path.
    pub(super) fn add_players_of_return(&mut self, record: &ReturnRecord, people: &SeasonPlayers) {
        self.of_person.resize(people.person_count(), None);
        for event in &record.events {
            for player in &event.rankings.players {
                let person = people.spelling(*player).person.0 as usize;
                if self.of_person[person].is_none() {
                    self.of_person[person] = Some(self.enter(&event.organiser.name));
                }
            }
        }
    }

    /// The bucket for the next new player of an organiser.
    fn enter(&mut self, organiser: &str) -> u16 {
        let is_full = self.open.get(organiser).is_none_or(|(_, room)| *room == 0);
        if is_full {
            self.open.insert(organiser.to_string(), (self.next, TOGETHER));
            self.next = (self.next + 1) % self.count;
        }
        self.open.get_mut(organiser).map_or(0, |(bucket, room)| {
            *room -= 1;
            *bucket
        })
    }

    /// The bucket of a person.
    pub(super) fn bucket_of_person(&self, person: PersonId) -> u16 {
        self.of_person.get(person.0 as usize).copied().flatten().unwrap_or_default()
    }

    /// The bucket of the person behind a name.
    pub(super) fn bucket_of_spelling(&self, id: SpellingId, people: &SeasonPlayers) -> u16 {
        self.bucket_of_person(people.spelling(id).person)
    }
}
