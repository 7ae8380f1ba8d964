//! Who sat where: how often members sat at a host's evenings, with whom, and who else sat there.
//!
//! A return is looked at for itself, since it comes as a whole, whatever else comes along.
//! Only sittings whose member is known count. What is concluded is added, so that it teaches the rest.

use std::cell::RefCell;
use std::collections::{HashMap, HashSet};
use std::ops::Range;

use super::case_keys::UNLIKELY_PLAYER_KEY;
use super::claims::{AwardClaims, ClaimedEvent, PENDING_IN_REGISTER_SOURCE, Seat};
use super::integer_log2::{PARTS_PER_BIT, fixed_power_of_two, log2_in_parts, log2_of_fraction};
use super::member_directory::{MemberDirectory, normalised_club_name};

/// A seat whose member is not known.
pub(super) const UNKNOWN_MEMBER: u32 = u32::MAX;
/// The table of a player of whom only the award is known.
pub(super) const UNKNOWN_TABLE: u32 = u32::MAX;

/// Shares are counted in units of 2^-16.
const WHOLE: u64 = 1 << 16;
/// How likely somebody at a club is of the club, as a guess.
const AT_HOME: u64 = WHOLE * 3 / 4;
/// So many sittings a guess of the clubs of a host is worth.
const GUESSED: u64 = 4;
/// In quarters of a sitting: how much the clubs of a host's other evenings say of one evening, from evenings
/// of one kind each to evenings that are all alike.
const LIKENESSES: [u64; 6] = [1, 2, 4, 8, 16, 64];
/// The same of the clubs of guests.
const ELSEWHERE: u64 = 16;
/// The likeness of evenings is learned beside so much evidence for an ordinary one.
const ORDINARY_LIKENESS: (usize, i64) = (3, 20 * PARTS_PER_BIT as i64);
/// In quarters of an evening: how many evenings with others one would expect of somebody who sat with a
/// partner, from the most regular partnerships to none.
const REGULARITIES: [u64; 7] = [1, 4, 16, 64, 256, 1024, 4096];
/// The regularity of partners is learned beside so much evidence for an ordinary one.
const ORDINARY_REGULARITY: (usize, i64) = (3, 40 * PARTS_PER_BIT as i64);

/// The events and seats of one return. Seats are by event and table; their event is the place among these.
#[derive(Debug, Default)]
pub(super) struct ReturnSeats {
    events: Vec<u32>,
    seats: Vec<Seat>,
}

impl ReturnSeats {
    /// The returns of all claims. The awards that were pending in the register are apart by why they wait.
    pub(super) fn from_claims(claims: &AwardClaims) -> Vec<ReturnSeats> {
        let mut of_source: HashMap<(&str, bool), usize> = HashMap::new();
        let mut all: Vec<ReturnSeats> = Vec::new();
        let seats = seats_of(claims);
        for own in seats.chunk_by(|a, b| a.event == b.event) {
            let event = own[0].event;
            let ClaimedEvent { source, waits_for, .. } = &claims.events[event as usize];
            let at = *of_source
                .entry((source, **waits_for == *UNLIKELY_PLAYER_KEY))
                .or_insert(all.len());
            if at == all.len() {
                all.push(ReturnSeats::default());
            }
            let returned = &mut all[at];
            let local = returned.events.len() as u32;
            returned.events.push(event);
            returned.seats.extend(own.iter().map(|seat| Seat { event: local, ..*seat }));
        }
        all
    }

    /// The player of each seat.
    pub(super) fn players(&self) -> impl Iterator<Item = u32> {
        self.seats.iter().map(|seat| seat.player)
    }

    /// Why these wait if they are awards that were pending in the register: whether their return was weighed.
    pub(super) fn was_weighed_if_pending(&self, claims: &AwardClaims) -> Option<bool> {
        let first = &claims.events[*self.events.first()? as usize];
        (*first.source == *PENDING_IN_REGISTER_SOURCE)
            .then_some(*first.waits_for == *UNLIKELY_PLAYER_KEY)
    }
}

/// The sittings of a return.
pub(super) struct ReturnSittings<'a> {
    pub directory: &'a MemberDirectory<'a>,
    /// The events, indices into [`AwardClaims::events`].
    events: Vec<u32>,
    /// All seats, by event and table; an event is one of `events`.
    pub seats: Vec<Seat>,
    /// The seats of each event.
    begins: Vec<usize>,
    /// The member of each seat.
    pub sits: Vec<u32>,
    /// The host of each event, and the club that a host is.
    hosts: Vec<u32>,
    clubs: Vec<Option<u32>>,
    /// Known sittings at each host, of each club there, of each member there.
    of_host: Vec<u64>,
    of_club: HashMap<(u32, u32), u64>,
    of_member: HashMap<(u32, u32), u64>,
    /// The partners of each member, with the number of sittings.
    mates: HashMap<u32, Vec<(u32, u64)>>,
    /// The members whose sittings matter: who may have an open seat, and who sat beside one.
    matters: HashSet<u32>,
    /// How regular partnerships are, in quarters of an evening.
    regular: u64,
    /// How alike the evenings of a host are, in quarters of a sitting.
    alike: u64,
}

impl<'a> ReturnSittings<'a> {
    /// The sittings of a return, of which nobody is seated.
    pub(super) fn new(
        directory: &'a MemberDirectory<'a>,
        claims: &AwardClaims,
        returned: ReturnSeats,
    ) -> ReturnSittings<'a> {
        let ReturnSeats { events, seats } = returned;
        let begins = (0..=events.len() as u32)
            .map(|event| seats.partition_point(|seat| seat.event < event))
            .collect();
        let mut known: HashMap<&str, u32> = HashMap::new();
        let mut clubs = Vec::new();
        let hosts = events.iter().map(|event| {
            let organiser = &claims.events[*event as usize].name.organiser;
            *known.entry(organiser).or_insert_with(|| {
                clubs.push(directory.club_id_of_name(&normalised_club_name(organiser)));
                clubs.len() as u32 - 1
            })
        });
        let hosts: Vec<u32> = hosts.collect();
        ReturnSittings {
            directory,
            events,
            begins,
            sits: vec![UNKNOWN_MEMBER; seats.len()],
            seats,
            hosts,
            of_host: vec![0; clubs.len()],
            clubs,
            of_club: HashMap::new(),
            of_member: HashMap::new(),
            mates: HashMap::new(),
            matters: HashSet::new(),
            regular: REGULARITIES[ORDINARY_REGULARITY.0],
            alike: LIKENESSES[ORDINARY_LIKENESS.0],
        }
    }

    /// How many sittings are known.
    pub(super) fn known_sitting_count(&self) -> usize {
        self.sits.iter().filter(|member| **member != UNKNOWN_MEMBER).count()
    }

    /// The event and the player of a seat: indices into [`AwardClaims`].
    pub(super) fn event_and_player(&self, seat: usize) -> (u32, u32) {
        let Seat { event, player, .. } = self.seats[seat];
        (self.events[event as usize], player)
    }

    /// The seats of an event of the return.
    pub(super) fn seats_of_event(&self, event: u32) -> Range<usize> {
        self.begins[event as usize]..self.begins[event as usize + 1]
    }

    /// The others at the table of a seat.
    pub(super) fn table_mates(&self, seat: usize) -> impl Iterator<Item = usize> + use<> {
        let (event, table) = (self.seats[seat].event, self.seats[seat].table);
        let all = self.seats_of_event(event);
        let own = &self.seats[all.clone()];
        let first = all.start + own.partition_point(|seat| seat.table < table);
        let last = all.start + own.partition_point(|seat| seat.table <= table);
        let none = table == UNKNOWN_TABLE;
        (first..last).filter(move |other| !none && *other != seat)
    }

    /// Tells that the sittings of a member are asked for.
    pub(super) fn track_member(&mut self, member: u32) {
        self.matters.insert(member);
    }

    /// Counts all known sittings.
    pub(super) fn learn_from_known_sittings(&mut self) {
        let mut evenings: Vec<(u32, [u64; 2])> = Vec::new();
        for event in 0..self.hosts.len() as u32 {
            let host = self.hosts[event as usize];
            let mut clubs: Vec<(u32, u64)> = Vec::new();
            for seat in self.seats_of_event(event) {
                let member = self.sits[seat];
                if member == UNKNOWN_MEMBER {
                    continue;
                }
                let club = self.directory.club_id_of_member(member);
                match clubs.iter_mut().find(|(known, _)| *known == club) {
                    Some((_, count)) => *count += 1,
                    None => clubs.push((club, 1)),
                }
                self.count_member(seat, host, member);
            }
            let known = clubs.iter().map(|(_, count)| count).sum();
            if let Some(home) = self.clubs[host as usize] {
                let here = clubs.iter().find(|(club, _)| *club == home);
                evenings.push((host, [here.map_or(0, |(_, count)| *count), known]));
            }
            for (club, count) in clubs {
                *self.of_club.entry((host, club)).or_default() += count;
                self.of_host[host as usize] += count;
            }
        }
        self.learn_partner_regularity();
        self.learn_likeness(&evenings);
    }

    /// How alike the evenings of a club are: what makes those of the season most likely. Given are the
    /// club's own members, and all, that are known on each evening of a host.
    fn learn_likeness(&mut self, evenings: &[(u32, [u64; 2])]) {
        let told = |alike: u64| -> i64 {
            let several = evenings.iter().filter(|(_, [_, all])| *all > 1);
            let each = several.map(|(host, [here, all])| {
                let home = self.clubs[*host as usize].unwrap_or_default();
                let at_home = self.at_host(*host, home, None) - here;
                let at_host = usually([at_home, self.of_host[*host as usize] - all], AT_HOME);
                let one = on_evening([here.saturating_sub(1), all - 1], at_host, alike);
                let other = WHOLE - on_evening([*here, all - 1], at_host, alike).min(WHOLE - 1);
                let [one, other] =
                    [one, other].map(|share| i64::from(log2_of_fraction(share, WHOLE)));
                one * *here as i64 + other * (all - here) as i64
            });
            each.sum()
        };
        let (ordinary, worth) = ORDINARY_LIKENESS;
        let best = (0..LIKENESSES.len())
            .max_by_key(|at| told(LIKENESSES[*at]) - worth * at.abs_diff(ordinary) as i64);
        self.alike = LIKENESSES[best.unwrap_or(ordinary)];
    }

    /// Adds a member who was concluded for a seat.
    pub(super) fn seat_member(&mut self, seat: usize, member: u32) {
        self.sits[seat] = member;
        let host = self.hosts[self.seats[seat].event as usize];
        *self.of_club.entry((host, self.directory.club_id_of_member(member))).or_default() += 1;
        self.of_host[host as usize] += 1;
        self.count_member(seat, host, member);
        for other in self.table_mates(seat) {
            if self.sits[other] != UNKNOWN_MEMBER {
                self.count_mate(self.sits[other], member);
            }
        }
    }

    fn count_member(&mut self, seat: usize, host: u32, member: u32) {
        if !self.matters.contains(&member) {
            return;
        }
        *self.of_member.entry((host, member)).or_default() += 1;
        for other in self.table_mates(seat) {
            if self.sits[other] != UNKNOWN_MEMBER {
                self.count_mate(member, self.sits[other]);
            }
        }
    }

    fn count_mate(&mut self, member: u32, mate: u32) {
        if !self.matters.contains(&member) {
            return;
        }
        let mates = self.mates.entry(member).or_default();
        match mates.iter_mut().find(|(known, _)| *known == mate) {
            Some((_, count)) => *count += 1,
            None => mates.push((mate, 1)),
        }
    }

    /// How regular partnerships are: what makes those of the season most likely.
    pub(super) fn learn_partner_regularity(&mut self) {
        let usual = 6 * PARTS_PER_BIT;
        let told = |regular: u64| -> i64 {
            let all = self.mates.values().map(|mates| {
                let evenings: u64 = mates.iter().map(|(_, count)| count).sum();
                let each = mates.iter().map(|(_, count)| {
                    let beside = [*count - 1, evenings - 1];
                    i64::from(together(beside, -usual, regular)) * *count as i64
                });
                each.sum::<i64>()
            });
            all.sum()
        };
        let (ordinary, worth) = ORDINARY_REGULARITY;
        let best = (0..REGULARITIES.len())
            .max_by_key(|at| told(REGULARITIES[*at]) - worth * at.abs_diff(ordinary) as i64);
        self.regular = REGULARITIES[best.unwrap_or(ordinary)];
    }

    /// How much likelier a member is beside a known partner than without: by their evenings together,
    /// and by how often the member sits there anyway. `own` is the member of the seat, if its evening is
    /// not to count.
    pub(super) fn partner_likelihood(
        &self,
        member: u32,
        mate: u32,
        usual: i32,
        own: Option<u32>,
    ) -> i32 {
        let [mut together_before, mut evenings] = self.evenings_with_partner(member, mate);
        if own.is_some() {
            evenings = evenings.saturating_sub(1);
            together_before -= u64::from(own == Some(member)).min(together_before);
        }
        together([together_before, evenings], usual, self.regular)
    }

    /// The evenings of a member with a partner, and all evenings of the partner.
    pub(super) fn evenings_with_partner(&self, member: u32, mate: u32) -> [u64; 2] {
        let mates = self.mates.get(&mate).map_or(&[][..], Vec::as_slice);
        let together = mates.iter().find(|(known, _)| *known == member);
        [together.map_or(0, |(_, count)| *count), mates.iter().map(|(_, count)| count).sum()]
    }

    /// The most evenings of a member with one partner.
    pub(super) fn most_evenings_with_partner(&self, member: u32) -> u64 {
        let mates = self.mates.get(&member).map_or(&[][..], Vec::as_slice);
        mates.iter().map(|(_, count)| *count).max().unwrap_or_default()
    }

    /// How often a member sat at the host of a seat.
    pub(super) fn sittings_at_host(&self, seat: usize, member: u32) -> u64 {
        let host = self.hosts[self.seats[seat].event as usize];
        self.of_member.get(&(host, member)).copied().unwrap_or_default()
    }

    /// The clubs of those known to sit in the event of a seat, apart from that seat; and the members.
    pub(super) fn known_fellow_players(&self, seat: usize) -> KnownFellowPlayers {
        let mut around = KnownFellowPlayers::default();
        for other in self.seats_of_event(self.seats[seat].event).filter(|other| *other != seat) {
            let member = self.sits[other];
            if member != UNKNOWN_MEMBER {
                around.members.push(member);
                around.clubs.push(self.directory.club_id_of_member(member));
            }
        }
        around.members.sort_unstable();
        around
    }

    /// How likely a member is the one at a seat, before number, name and partner are looked at: by the
    /// clubs of the others there, by those that sit at the host's evenings, by the member's own
    /// evenings.
    pub(super) fn prior_likelihood(&self, asked: &SeatInQuestion<'_>, member: u32) -> i32 {
        let SeatInQuestion { seat, around, own, .. } = *asked;
        let club = self.directory.club_id_of_member(member);
        let host = self.hosts[self.seats[seat].event as usize];
        let size = self.directory.club_size(club);
        let of_member = self.of_member.get(&(host, member)).copied().unwrap_or_default();
        let of_member = of_member.saturating_sub(u64::from(own == Some(member)));
        let share =
            *around.shares.borrow_mut().entry(club).or_insert_with(|| self.share(asked, club));
        let of_club = self.at_host(host, club, own);
        log2_of_fraction(share, WHOLE) + log2_of_fraction(2 * of_member + 1, 2 * of_club + size)
    }

    /// How likely the one at a seat is not of the host's club, or the one that the player is said to be of.
    pub(super) fn not_of_host_club_likelihood(&self, asked: &SeatInQuestion<'_>) -> i32 {
        let host = self.hosts[self.seats[asked.seat].event as usize];
        let here = asked.home.or(self.clubs[host as usize]);
        let share = here.map_or(0, |club| self.share(asked, club));
        log2_of_fraction((WHOLE - share.min(WHOLE)).max(1), WHOLE)
    }

    /// The known sittings of members of a club at a host.
    fn at_host(&self, host: u32, club: u32, own: Option<u32>) -> u64 {
        let ours = own.is_some_and(|own| self.directory.club_id_of_member(own) == club);
        let of_club = self.of_club.get(&(host, club)).copied().unwrap_or_default();
        of_club.saturating_sub(u64::from(ours))
    }

    /// How likely the one at a seat is of a club, in units of 2^-16.
    fn share(&self, asked: &SeatInQuestion<'_>, club: u32) -> u64 {
        let SeatInQuestion { seat, around, home, own } = *asked;
        let host = self.hosts[self.seats[seat].event as usize];
        let size = self.directory.club_size(club);
        let all = self.directory.member_count().max(1);
        let anywhere = WHOLE * size / all;
        if let Some(home) = home {
            let share = anywhere / 8 + if home == club { WHOLE * 7 / 8 } else { 0 };
            return share.max(1);
        }
        let of_host = self.of_host[host as usize].saturating_sub(u64::from(own.is_some()));
        let here = |club: u32| around.clubs.iter().filter(|other| **other == club).count() as u64;
        let others = around.clubs.len() as u64;
        let Some(home) = self.clubs[host as usize] else {
            let at_host = usually([self.at_host(host, club, own), of_host], anywhere);
            return on_evening([here(club), others], at_host, ELSEWHERE);
        };
        let at_home = self.at_host(host, home, own);
        let at_home_usually = usually([at_home, of_host], AT_HOME);
        let of_home = on_evening([here(home), others], at_home_usually, self.alike);
        if club == home {
            return of_home;
        }
        let of_club = self.at_host(host, club, own);
        let at_host = usually([of_club, of_host.saturating_sub(at_home)], anywhere);
        let share = on_evening([here(club), others - here(home)], at_host, ELSEWHERE);
        ((WHOLE - of_home.min(WHOLE)) * share / WHOLE).max(1)
    }
}

/// How likely somebody is of a club with so many of all sittings at a host, beside a guess; in units of
/// 2^-16.
fn usually([of_club, all]: [u64; 2], guess: u64) -> u64 {
    (of_club * WHOLE + GUESSED * guess) / (all + GUESSED)
}

/// How likely somebody is of a club of which so many of all others there are, in units of 2^-16.
fn on_evening([here, others]: [u64; 2], at_host: u64, alike: u64) -> u64 {
    ((4 * here * WHOLE + alike * at_host) / (4 * others + alike)).max(1)
}

/// Who is known to sit around a seat.
#[derive(Debug, Default)]
pub(super) struct KnownFellowPlayers {
    /// The members, sorted.
    members: Vec<u32>,
    clubs: Vec<u32>,
    /// The share of each club that was asked for.
    shares: RefCell<HashMap<u32, u64>>,
}

/// A seat of which it is asked who sits there.
pub(super) struct SeatInQuestion<'a> {
    pub seat: usize,
    pub around: &'a KnownFellowPlayers,
    /// The club that the player is said to be of, if that is not the host.
    pub home: Option<u32>,
    /// The member of the seat, if its evening is not to count.
    pub own: Option<u32>,
}

impl KnownFellowPlayers {
    /// Whether a member sits there.
    pub(super) fn has_member(&self, member: u32) -> bool {
        self.members.binary_search(&member).is_ok()
    }
}

/// How much likelier two are together than by chance, after so many evenings together of all evenings of
/// the one.
fn together([together, evenings]: [u64; 2], usual: i32, regular: u64) -> i32 {
    const UNIT: i32 = 20;
    let seen = match together {
        0 => 0,
        _ => {
            fixed_power_of_two((log2_in_parts(4 * together) - usual).min(20 * PARTS_PER_BIT))
                >> UNIT
        }
    };
    log2_in_parts(seen + (regular << UNIT))
        - UNIT * PARTS_PER_BIT
        - log2_in_parts(4 * evenings + regular)
}

/// The seats of all players, by event and table: those of the returns, else of the awards.
fn seats_of(claims: &AwardClaims) -> Vec<Seat> {
    let mut seats = claims.seats.clone();
    let mut known: Vec<(u32, u32)> = seats.iter().map(|seat| (seat.event, seat.player)).collect();
    known.sort_unstable();
    let awards = claims.awards.iter().map(|award| (award.event, award.player));
    let amended = claims.amended.iter().map(|amended| (amended.event, amended.player));
    let mut more: Vec<(u32, u32)> =
        awards.chain(amended).filter(|own| known.binary_search(own).is_err()).collect();
    more.sort_unstable();
    more.dedup();
    seats.extend(more.into_iter().map(|(event, player)| Seat {
        event,
        player,
        table: UNKNOWN_TABLE,
    }));
    seats.sort_unstable_by_key(|seat| (seat.event, seat.table, seat.player));
    seats
}
