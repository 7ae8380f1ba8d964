//! What a season claims for its players: the awards of returns and of earlier
//! runs, in one shape.

use std::collections::HashMap;
use std::ops::Range;

use jiff::civil::Date;
use xxhash_rust::xxh3::{xxh3_64, xxh3_64_with_seed};

use super::grouped::grouped;
use crate::model::register::EventName;
use crate::model::{AwardKind, Exact, Holding};

/// An event that brought awards.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ClaimedEvent {
    /// What it goes by.
    pub name: EventName,
    /// The return it was in; of a run with the run's folder before it. Events of
    /// one return are never the same event.
    pub source: Box<str>,
    /// The day on which it was won: its last, as far as that is known.
    pub won: Option<Date>,
    /// Whether only some of its awards are claimed: those that an amendment changes.
    pub amends: bool,
    /// Whether its points are credited from the return, on no certificate
    /// (WBU 1.7.1(b)); none where a run does not say.
    pub direct: Option<bool>,
    /// Whether its results are final, so that who has no award of it won none.
    pub stands: bool,
    /// What its awards waited for in the register, as
    /// [`PendingRow::waits_for`](crate::model::register::PendingRow::waits_for) says it.
    pub waits_for: Box<str>,
    /// What the return said of which awards waited in the register, as a word; empty of
    /// events that are returned.
    pub content: Box<str>,
}

impl ClaimedEvent {
    /// Whether it is returned as a whole, and is no amendment and nothing that waited.
    pub fn is_whole(&self) -> bool {
        !self.amends && self.content.is_empty() && *self.source != *REGISTER
    }
}

/// The source of events of which awards waited in the register.
pub const REGISTER: &str = "register";

/// A player as an event names one.
#[derive(Debug, Clone, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Claimant {
    /// The member number as returned.
    pub number: Option<Box<str>>,
    /// The name as returned; empty where only the number was given.
    pub name: Box<str>,
    /// The club, or who ran the event; of players with a number only where it is
    /// not told by it, so that a number with a name is one claimant.
    pub club: Box<str>,
}

/// An award of one kind to one player.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Claim {
    /// The event, an index into [`Claims::events`].
    pub event: u32,
    /// The player, an index into [`Claims::players`].
    pub player: u32,
    /// What was awarded.
    pub kind: AwardKind,
    /// How much.
    pub points: Exact,
    /// Whether it waited in the register and is no award of these returns.
    pub carried: bool,
}

/// What an amendment changes for a player: the points of one kind for an event.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Amended {
    /// The event, an index into [`Claims::events`].
    pub event: u32,
    /// The player, an index into [`Claims::players`].
    pub player: u32,
    /// What was awarded.
    pub kind: AwardKind,
    /// How much it was.
    pub old: Exact,
    /// How much it is now.
    pub new: Exact,
}

/// A certificate that awards of the returns stand on.
#[derive(Debug, Clone, PartialEq)]
pub struct ClaimedCertificate {
    /// The awards, each by event and player: indices as in [`Claim`]. One of a
    /// congress holds several (WBU 1.10.3(a)).
    pub awards: Vec<(u32, u32)>,
    /// The points on it.
    pub points: Holding,
    /// The numbers of all certificates that hold these awards together, itself among
    /// them: a double round-robin has two (WBU 1.10.3(b)).
    pub together: Vec<Box<str>>,
    /// The number of the member whom an earlier reconciliation credited with awards of
    /// it, where these returns do not bring them.
    pub credited: Option<Box<str>>,
    /// Whether the returns say what stands on it; else the register remembers it.
    pub from_returns: bool,
}

impl ClaimedCertificate {
    /// The points that stand on it; none where only those of all parts are known.
    pub fn own_points(&self) -> Option<Holding> {
        let known = self.together.len() < 2 || self.from_returns;
        known.then_some(self.points)
    }
}

/// Everything that is claimed.
#[derive(Debug, Default)]
pub struct Claims {
    /// The events.
    pub events: Vec<ClaimedEvent>,
    /// The players, each spelling once.
    pub players: Vec<Claimant>,
    /// The awards of points.
    pub awards: Vec<Claim>,
    /// The certificates that the returns' awards stand on, by their numbers as those
    /// are compared.
    pub certificates: HashMap<Box<str>, ClaimedCertificate>,
    /// What amendments change; what they bring is among the awards.
    pub amended: Vec<Amended>,
    /// The numbers of the certificates that the awards of an event and player stand on,
    /// once all is in order.
    numbers_on: HashMap<(u32, u32), Vec<Box<str>>>,
    /// Where a spelling is, by a hash of it: the next place where that is taken.
    known: HashMap<u64, u32>,
    /// Where the awards of each event begin, behind the last where they end; nothing as
    /// long as there is no order.
    begins: Vec<usize>,
}

impl Claims {
    /// Enters a player; the same spelling is entered once.
    pub fn player(&mut self, number: Option<&str>, name: &str, club: &str) -> u32 {
        let club = if number.is_some() { "" } else { club };
        // What was typed for a name where there was none.
        let name = if number == Some(name) { "" } else { name };
        let typed = |known: &Claimant| {
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
        self.players.push(Claimant { number, name: name.into(), club: club.into() });
        self.known.insert(hash, index);
        index
    }

    /// Enters an event.
    pub fn event(&mut self, event: ClaimedEvent) -> u32 {
        self.events.push(event);
        self.events.len() as u32 - 1
    }

    /// Where the awards of each event are, once all is in order.
    pub fn ranges(&self) -> Vec<Range<usize>> {
        self.begins.windows(2).map(|own| own[0]..own[1]).collect()
    }

    /// The awards of an event, once all is in order.
    pub fn of_event(&self, event: u32) -> &[Claim] {
        &self.awards[self.begins[event as usize]..self.begins[event as usize + 1]]
    }

    /// Lets more be entered where everything is in order already.
    pub fn reopen(&mut self) {
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

    /// Puts everything in an order that does not depend on that of reading, unless it
    /// is.
    pub fn put_in_order(&mut self) {
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
        for amended in &mut self.amended {
            amended.event = event_at[amended.event as usize];
            amended.player = player_at[amended.player as usize];
        }
        self.amended.sort_by_key(|amended| (amended.event, amended.player, amended.kind));
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
        (self.awards, self.begins) = grouped(&self.awards, self.events.len(), |award| award.event);
        for own in self.begins.windows(2) {
            self.awards[own[0]..own[1]].sort_by(|a, b| {
                let of = |claim: &Claim| (claim.player, claim.kind, claim.points);
                of(a).cmp(&of(b))
            });
        }
    }

    /// The awards that stand on a certificate, by their positions once they are in
    /// order.
    pub fn on_certificate(&self, certificate: &ClaimedCertificate) -> Vec<u32> {
        let mut found = Vec::new();
        for (event, player) in &certificate.awards {
            let place = |award: &Claim| (award.event, award.player);
            let first = self.awards.partition_point(|award| place(award) < (*event, *player));
            let own = self.awards[first..].iter().take_while(|a| place(a) == (*event, *player));
            found.extend((first as u32..).zip(own).map(|(at, _)| at));
        }
        found
    }

    /// The numbers of the certificates that an award stands on, in order.
    pub fn certificates_of(&self, claim: u32) -> &[Box<str>] {
        let award = &self.awards[claim as usize];
        let numbers = self.numbers_on.get(&(award.event, award.player));
        numbers.map_or(&[], Vec::as_slice)
    }

    /// What an amendment changes of an event, once all is in order.
    pub fn amended_in(&self, event: u32) -> &[Amended] {
        let first = self.amended.partition_point(|amended| amended.event < event);
        let own = &self.amended[first..];
        &own[..own.partition_point(|amended| amended.event == event)]
    }

    /// The last day on which anything was won.
    pub fn last_day(&self) -> Option<Date> {
        self.events.iter().filter_map(|event| event.won.max(event.name.date)).max()
    }
}

/// A spelling of a player as a number that looks like chance.
fn spelling_hash(number: Option<&str>, name: &str, club: &str) -> u64 {
    let number = number.map_or(0, |number| xxh3_64(number.as_bytes()));
    xxh3_64_with_seed(club.as_bytes(), xxh3_64_with_seed(name.as_bytes(), number))
}

/// The positions of things in order.
fn ordered<T: Ord>(things: &[T]) -> Vec<u32> {
    ordered_by(things, |thing| thing)
}

fn ordered_by<'a, T, K: Ord + 'a>(things: &'a [T], key: impl Fn(&'a T) -> K) -> Vec<u32> {
    let mut order: Vec<u32> = (0..things.len() as u32).collect();
    order.sort_by(|a, b| key(&things[*a as usize]).cmp(&key(&things[*b as usize])));
    order
}
