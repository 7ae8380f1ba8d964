//! What members are known to have played: the events that earlier reconciliations credited, and the
//! sittings of these returns whose member is known.

use std::collections::{HashMap, HashSet};

use jiff::civil::Date;

use model::StableSort;
use model::register::{Register, RegisterEventIdentity};

use super::claims::AwardClaims;
use super::matching::SeasonMemberMatches;
use super::member_directory::{MemberDirectory, normalised_club_name};
use super::merge_entries::credited_rows_without_merges;
use super::sittings::UNKNOWN_TABLE;

/// At most so many members of one event with the same points sat together.
const MOST_TOGETHER: usize = 4;

/// An event that a member played.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct PlayedEvent {
    /// The event: equal for one event, whether returned or credited before.
    pub event: u32,
    pub day: Option<Date>,
    /// The organiser.
    pub host: u32,
    /// Who sat with the member, or won exactly the same.
    pub mates: Vec<u32>,
    pub won: bool,
}

/// What some members played, and how much is played where.
#[derive(Debug, Default)]
pub(super) struct PlayingHistories {
    of: HashMap<u32, Vec<PlayedEvent>>,
    hosts: Vec<String>,
    host_of: HashMap<String, u32>,
    /// The events of each host.
    events: Vec<u32>,
    /// Known sittings of the members of a club at a host, and anywhere.
    sittings: HashMap<(u32, u32), u32>,
    sittings_of_club: HashMap<u32, u32>,
    event_of: HashMap<(Option<Date>, String, String, Box<str>), u32>,
}

/// An event while its players are gathered.
struct Playing {
    event: u32,
    day: Option<Date>,
    host: u32,
}

impl PlayingHistories {
    /// The careers of the wanted members.
    pub(super) fn for_members(
        register: &Register,
        claims: &AwardClaims,
        matches: &SeasonMemberMatches,
        directory: &MemberDirectory<'_>,
        wanted: &HashSet<u32>,
    ) -> PlayingHistories {
        let mut careers = PlayingHistories::default();
        careers.add_credited(register, directory, wanted);
        careers.add_returned(claims, matches, directory, wanted);
        for evenings in careers.of.values_mut() {
            evenings.arrange_by(|a, b| (a.day, a.event).cmp(&(b.day, b.event)));
        }
        careers
    }

    /// The evenings of a member, by day.
    pub(super) fn played_events(&self, member: u32) -> &[PlayedEvent] {
        self.of.get(&member).map_or(&[], Vec::as_slice)
    }

    /// How many events of a host are known.
    pub(super) fn event_count_of_host(&self, host: u32) -> u32 {
        self.events[host as usize]
    }

    /// The known sittings of a club's members at a host, and anywhere.
    pub(super) fn club_sitting_counts(&self, club: u32, host: u32) -> [u32; 2] {
        let at = |count: Option<&u32>| count.copied().unwrap_or_default();
        [at(self.sittings.get(&(club, host))), at(self.sittings_of_club.get(&club))]
    }

    /// The name of a host, normalised.
    pub(super) fn host_name(&self, host: u32) -> &str {
        &self.hosts[host as usize]
    }

    /// Finds an event, or adds it.
    fn playing(&mut self, name: &RegisterEventIdentity) -> Playing {
        let words = String::from(normalised_club_name(&name.organiser));
        let next = self.hosts.len() as u32;
        let host = *self.host_of.entry(words.clone()).or_insert(next);
        if host == next {
            self.hosts.push(words);
            self.events.push(0);
        }
        let (day, body, title) = name.comparison_key();
        let key = (day, body, title, name.key.clone());
        let next = self.event_of.len() as u32;
        let event = *self.event_of.entry(key).or_insert(next);
        if event == next {
            self.events[host as usize] += 1;
        }
        Playing { event, day, host }
    }

    /// Those who earlier reconciliations credited: who won the same sat together.
    fn add_credited(
        &mut self,
        register: &Register,
        directory: &MemberDirectory<'_>,
        wanted: &HashSet<u32>,
    ) {
        for row in credited_rows_without_merges(&register.credited) {
            let playing = self.playing(&row.event);
            let credited = row.member_credits();
            let found: Vec<Option<u32>> = credited
                .iter()
                .map(|own| {
                    let member = directory.member_with_number(&own.number);
                    member.or_else(|| directory.member_with_old_number(&own.number))
                })
                .collect();
            for (own, member) in credited.iter().zip(&found) {
                let Some(member) = *member else { continue };
                self.count(directory, member, playing.host);
                if !wanted.contains(&member) {
                    continue;
                }
                let others = credited.iter().zip(&found);
                let same = others.filter(|(other, _)| other.points == own.points);
                let mut mates: Vec<u32> = same.filter_map(|(_, other)| *other).collect();
                mates.retain(|other| *other != member);
                if mates.len() >= MOST_TOGETHER {
                    mates.clear();
                }
                self.add(member, &playing, mates, true);
            }
        }
    }

    /// Those of these returns.
    fn add_returned(
        &mut self,
        claims: &AwardClaims,
        matches: &SeasonMemberMatches,
        directory: &MemberDirectory<'_>,
        wanted: &HashSet<u32>,
    ) {
        let mut seats: Vec<(u32, u32, u32)> = Vec::new();
        for seat in &claims.seats {
            if let Some(member) = matches.certain_member_of_sitting(seat.event, seat.player) {
                seats.push((seat.event, seat.table, member));
            }
        }
        seats.sort_unstable();
        seats.dedup();
        for table in seats.chunk_by(|a, b| (a.0, a.1) == (b.0, b.1)) {
            let (event, at, _) = table[0];
            let playing = self.playing(&claims.events[event as usize].name);
            for (_, _, member) in table {
                self.count(directory, *member, playing.host);
                if wanted.contains(member) {
                    let others = table.iter().map(|(_, _, other)| *other);
                    let mates = others.filter(|other| other != member && at != UNKNOWN_TABLE);
                    self.add(*member, &playing, mates.collect(), false);
                }
            }
        }
        for award in &claims.awards {
            let Some(member) = matches.certain_member_of_sitting(award.event, award.player) else {
                continue;
            };
            if wanted.contains(&member) {
                let playing = self.playing(&claims.events[award.event as usize].name);
                self.add(member, &playing, Vec::new(), true);
            }
        }
    }

    fn count(&mut self, directory: &MemberDirectory<'_>, member: u32, host: u32) {
        let club = directory.club_id_of_member(member);
        *self.sittings.entry((club, host)).or_default() += 1;
        *self.sittings_of_club.entry(club).or_default() += 1;
    }

    /// Adds an evening of a member; an event that is returned again is one.
    fn add(&mut self, member: u32, playing: &Playing, mates: Vec<u32>, won: bool) {
        let evenings = self.of.entry(member).or_default();
        match evenings.iter_mut().find(|known| known.event == playing.event) {
            Some(known) => {
                known.won |= won;
                known.mates.extend(mates);
                known.mates.sort_unstable();
                known.mates.dedup();
            }
            None => {
                let Playing { event, day, host } = *playing;
                evenings.push(PlayedEvent { event, day, host, mates, won });
            }
        }
    }
}
