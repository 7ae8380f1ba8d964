//! Claims: the awards of returns, earlier runs and amendments in one form.

use std::collections::HashMap;
use std::ops::Range;

use jiff::civil::Date;
use xxhash_rust::xxh3::{xxh3_64, xxh3_64_with_seed};

use super::index_groups::sort_by_group;
use model::problem::Problem;
use model::register::RegisterEventIdentity;
use model::{AwardKind, Exact, Format, PointsByKind, StableSort};

/// An event that brought awards.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ClaimedEvent {
    /// Its day, key, body and title.
    pub name: RegisterEventIdentity,
    /// The return that it was in, preceded by the folder of a run. Events of one return are
    /// never the same event.
    pub source: Box<str>,
    /// The day on which it was won: its last day, if known.
    pub won: Option<Date>,
    /// Its format; `None` of a pending event, and if a run does not say.
    pub format: Option<Format>,
    /// Whether this is an amendment, with only the changed awards.
    pub amends: bool,
    /// Whether its points are credited from the return without a certificate (WBU
    /// 1.7.1(b)); `None` if a run does not say.
    pub direct: Option<bool>,
    /// Whether its results are final, so that a player without an award won none.
    pub stands: bool,
    /// Why its awards were pending in the register:
    /// [`PendingPointsRow::waits_for`](model::register::PendingPointsRow::waits_for).
    pub waits_for: Box<str>,
    /// The fingerprint of its awards, if they were pending in the register; empty for
    /// returned events.
    pub content: Box<str>,
}

impl ClaimedEvent {
    /// Whether it is a returned event: no amendment, and not pending in the register.
    pub(crate) fn is_from_return(&self) -> bool {
        !self.amends && self.content.is_empty() && *self.source != *PENDING_IN_REGISTER_SOURCE
    }
}

/// The source of events whose awards were pending in the register.
pub(crate) const PENDING_IN_REGISTER_SOURCE: &str = "register";

/// A player as named in an event.
#[derive(Debug, Clone, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct PlayerAsNamed {
    /// The member number as returned.
    pub number: Option<Box<str>>,
    /// The name as returned; empty if only the number was given.
    pub name: Box<str>,
    /// The club, or the organiser of the event; empty for players with a number.
    pub club: Box<str>,
}

/// A seat of an event.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Seat {
    /// The event, an index into [`AwardClaims::events`].
    pub event: u32,
    /// The player, an index into [`AwardClaims::players`].
    pub player: u32,
    /// The contestant that the player is of: its place among those of the event.
    pub table: u32,
}

/// An award of one kind to one player.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct AwardClaim {
    /// The event, an index into [`AwardClaims::events`].
    pub event: u32,
    /// The player, an index into [`AwardClaims::players`].
    pub player: u32,
    /// The kind of award.
    pub kind: AwardKind,
    pub points: Exact,
    /// Whether it was pending in the register and is not from these returns.
    pub carried: bool,
}

/// What an amendment changes for a player: the points of one kind for an event.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct AmendedClaim {
    /// The event, an index into [`AwardClaims::events`].
    pub event: u32,
    /// The player, an index into [`AwardClaims::players`].
    pub player: u32,
    /// The kind of award.
    pub kind: AwardKind,
    /// The points before.
    pub old: Exact,
    /// The points now.
    pub new: Exact,
    /// The line of the first row that takes points back; if none does, of the first row.
    pub line: u32,
}

/// A certificate that holds awards.
#[derive(Debug, Clone, PartialEq)]
pub struct ClaimedCertificate {
    /// The awards by event and player: indices as in [`AwardClaim`]. A congress certificate
    /// holds several (WBU 1.10.3(a)).
    pub awards: Vec<(u32, u32)>,
    /// The points on it.
    pub points: PointsByKind,
    /// The numbers of all certificates among which these awards are divided, including this
    /// one: a double round-robin has two (WBU 1.10.3(b)).
    pub together: Vec<Box<str>>,
    /// The number of the member whom an earlier reconciliation credited with its awards, if
    /// these returns do not bring them.
    pub credited: Option<Box<str>>,
    /// Whether it is from the returns; else from the register.
    pub from_returns: bool,
}

impl ClaimedCertificate {
    /// Its points; `None` if only the sum of all parts is known.
    pub(crate) fn known_points(&self) -> Option<PointsByKind> {
        let known = self.together.len() < 2 || self.from_returns;
        known.then_some(self.points)
    }
}

/// All claims of a season.
#[derive(Debug, Default, Clone)]
pub struct AwardClaims {
    pub events: Vec<ClaimedEvent>,
    /// The players, each spelling once.
    pub players: Vec<PlayerAsNamed>,
    /// Who sat with whom, with an award or without.
    pub seats: Vec<Seat>,
    /// The awards of points.
    pub awards: Vec<AwardClaim>,
    /// The certificates, by their normalised numbers.
    pub certificates: HashMap<Box<str>, ClaimedCertificate>,
    /// The amendments; their new points are also among the awards.
    pub amended: Vec<AmendedClaim>,
    /// The returned events without a final result, each with its return. They claim nothing.
    pub unread: Vec<(RegisterEventIdentity, Box<str>)>,
    /// What is wrong with the files of amendments, by file.
    pub problems: Vec<(Box<str>, Problem)>,
    /// The certificate numbers by event and player, once sorted.
    numbers_on: HashMap<(u32, u32), Vec<Box<str>>>,
    /// Players by the hash of their spelling; a collision moves on to the next number.
    known: HashMap<u64, u32>,
    /// Where the awards of each event begin, then the end of the last; empty until sorted.
    begins: Vec<usize>,
}

impl AwardClaims {
    /// Adds a player, or finds the same spelling.
    pub fn add_or_find_player(&mut self, number: Option<&str>, name: &str, club: &str) -> u32 {
        let club = if number.is_some() { "" } else { club };
        // A number typed in place of the name.
        let name = if number == Some(name) { "" } else { name };
        let typed = |known: &PlayerAsNamed| {
            known.number.as_deref() == number && *known.name == *name && *known.club == *club
        };
        let mut hash = spelling_hash(number, name, club);
        while let Some(known) = self.known.get(&hash) {
            if typed(&self.players[*known as usize]) {
                return *known;
            }
            hash = hash.wrapping_add(1);
        }
        let index = self.players.len() as u32;
        let number = number.map(Into::into);
        self.players.push(PlayerAsNamed { number, name: name.into(), club: club.into() });
        self.known.insert(hash, index);
        index
    }

    /// Adds an event.
    pub fn add_event(&mut self, event: ClaimedEvent) -> u32 {
        self.events.push(event);
        self.events.len() as u32 - 1
    }

    /// The range of each event's awards, once sorted.
    pub(crate) fn event_award_ranges(&self) -> Vec<Range<usize>> {
        self.begins.windows(2).map(|own| own[0]..own[1]).collect()
    }

    /// The awards of an event, once sorted.
    pub(crate) fn event_claims(&self, event: u32) -> &[AwardClaim] {
        &self.awards[self.begins[event as usize]..self.begins[event as usize + 1]]
    }

    /// Keeps the awards of some kinds only; returns the points of those that were left out. Claims
    /// that were in order are to be put in order again.
    pub(crate) fn retain_kinds(&mut self, keeps: impl Fn(AwardKind) -> bool) -> PointsByKind {
        let mut left = PointsByKind::default();
        for claim in self.awards.iter().filter(|claim| !keeps(claim.kind)) {
            left.add(claim.kind, claim.points);
        }
        for amended in self.amended.iter().filter(|amended| !keeps(amended.kind)) {
            left.add(amended.kind, amended.new);
        }
        if !self.awards.iter().all(|claim| keeps(claim.kind)) {
            self.reopen_for_additions();
        }
        self.awards.retain(|claim| keeps(claim.kind));
        self.amended.retain(|amended| keeps(amended.kind));
        left
    }

    /// Leaves out an amendment of an event. Claims are to be put in order again.
    pub(crate) fn remove_amendment(&mut self, event: &ClaimedEvent) {
        let Some(left) = self.events.iter().position(|known| known == event) else { return };
        self.reopen_for_additions();
        self.awards.retain(|claim| claim.event as usize != left);
        self.amended.retain(|amended| amended.event as usize != left);
        self.events[left].amends = false;
    }

    /// Allows further additions after sorting.
    pub(crate) fn reopen_for_additions(&mut self) {
        if self.begins.is_empty() {
            return;
        }
        self.begins.clear();
        for (index, player) in (0u32..).zip(&self.players) {
            let mut hash = spelling_hash(player.number.as_deref(), &player.name, &player.club);
            while self.known.contains_key(&hash) {
                hash = hash.wrapping_add(1);
            }
            self.known.insert(hash, index);
        }
    }

    /// Sorts everything, independently of the order of reading, unless sorted already.
    pub fn sort(&mut self) {
        if !self.begins.is_empty() {
            return;
        }
        let players = ordered(&self.players);
        let events = ordered_by(&self.events, |event| (&event.name, &event.source));
        let place = |order: &[u32]| {
            let mut place = vec![0u32; order.len()];
            (0u32..).zip(order).for_each(|(to, from)| place[*from as usize] = to);
            place
        };
        let (player_at, event_at) = (place(&players), place(&events));
        let mut unordered = std::mem::take(&mut self.players);
        let taken = players.iter().map(|at| std::mem::take(&mut unordered[*at as usize]));
        self.players = taken.collect();
        let mut unordered = std::mem::take(&mut self.events);
        let taken = events.iter().map(|at| std::mem::take(&mut unordered[*at as usize]));
        self.events = taken.collect();
        for award in &mut self.awards {
            award.event = event_at[award.event as usize];
            award.player = player_at[award.player as usize];
        }
        for seat in &mut self.seats {
            seat.event = event_at[seat.event as usize];
            seat.player = player_at[seat.player as usize];
        }
        for amended in &mut self.amended {
            amended.event = event_at[amended.event as usize];
            amended.player = player_at[amended.player as usize];
        }
        self.amended.arrange_by_key(|amended| (amended.event, amended.player, amended.kind));
        let on_paper = self.certificates.values_mut().flat_map(|paper| &mut paper.awards);
        for (event, player) in on_paper {
            *event = event_at[*event as usize];
            *player = player_at[*player as usize];
        }
        self.numbers_on.clear();
        for (number, paper) in &self.certificates {
            for on in &paper.awards {
                self.numbers_on.entry(*on).or_default().push(number.clone());
            }
        }
        self.numbers_on.values_mut().for_each(|numbers| numbers.sort_unstable());
        self.known.clear();
        (self.awards, self.begins) =
            sort_by_group(&self.awards, self.events.len(), |award| award.event);
        for own in self.begins.windows(2) {
            self.awards[own[0]..own[1]].arrange_by(|a, b| {
                let of = |claim: &AwardClaim| (claim.player, claim.kind, claim.points);
                of(a).cmp(&of(b))
            });
        }
    }

    /// The positions of the awards on a certificate, once sorted.
    pub(crate) fn awards_on_certificate(&self, certificate: &ClaimedCertificate) -> Vec<u32> {
        let mut found = Vec::new();
        for (event, player) in &certificate.awards {
            let place = |award: &AwardClaim| (award.event, award.player);
            let first = self.awards.partition_point(|award| place(award) < (*event, *player));
            let own = self.awards[first..].iter().take_while(|a| place(a) == (*event, *player));
            found.extend((first as u32..).zip(own).map(|(at, _)| at));
        }
        found
    }

    /// Whether a player has an award of an event, or had one that is amended, once sorted.
    pub(crate) fn has_award(&self, place: (u32, u32)) -> bool {
        let award = |award: &AwardClaim| (award.event, award.player).cmp(&place);
        let amended = |amended: &AmendedClaim| (amended.event, amended.player).cmp(&place);
        self.awards.binary_search_by(award).is_ok()
            || self.amended.binary_search_by(amended).is_ok()
    }

    /// The sorted numbers of the certificates that hold an award.
    pub(crate) fn certificate_numbers_of_award(&self, claim: u32) -> &[Box<str>] {
        let award = &self.awards[claim as usize];
        let numbers = self.numbers_on.get(&(award.event, award.player));
        numbers.map_or(&[], Vec::as_slice)
    }

    /// The amended awards of an event, once sorted.
    pub(crate) fn amended_claims_of_event(&self, event: u32) -> &[AmendedClaim] {
        let first = self.amended.partition_point(|amended| amended.event < event);
        let own = &self.amended[first..];
        &own[..own.partition_point(|amended| amended.event == event)]
    }
}

fn spelling_hash(number: Option<&str>, name: &str, club: &str) -> u64 {
    let number = number.map_or(0, |number| xxh3_64(number.as_bytes()));
    xxh3_64_with_seed(club.as_bytes(), xxh3_64_with_seed(name.as_bytes(), number))
}

/// The positions of `things` in sorted order.
fn ordered<T: Ord>(things: &[T]) -> Vec<u32> {
    ordered_by(things, |thing| thing)
}

fn ordered_by<'a, T, K: Ord + 'a>(things: &'a [T], key: impl Fn(&'a T) -> K) -> Vec<u32> {
    let mut order: Vec<u32> = (0..things.len() as u32).collect();
    order.arrange_by(|a, b| key(&things[*a as usize]).cmp(&key(&things[*b as usize])));
    order
}
