//! What a season claims for its players: the awards of returns and of earlier
//! runs, in one shape.

use std::collections::HashMap;

use jiff::civil::Date;

use crate::model::register::EventName;
use crate::model::{AwardKind, Exact};

/// An event that brought awards.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ClaimedEvent {
    /// What it goes by.
    pub name: EventName,
    /// The return it was in; of a run with the run's folder before it. Events of
    /// one return are never the same event.
    pub source: Box<str>,
    /// Whether its points are credited from the return, on no certificate
    /// (WBU 1.7.1(b)); none where a run does not say.
    pub direct: Option<bool>,
}

/// A player as an event names one.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
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

/// Everything that is claimed.
#[derive(Debug, Default)]
pub struct Claims {
    /// The events.
    pub events: Vec<ClaimedEvent>,
    /// The players, each spelling once.
    pub players: Vec<Claimant>,
    /// The awards of points.
    pub awards: Vec<Claim>,
    /// The certificates that the returns' awards stand on, each with its event and
    /// player: indices as in [`Claim`].
    pub certificates: HashMap<Box<str>, (u32, u32)>,
    known: HashMap<Claimant, u32>,
}

impl Claims {
    /// Enters a player; the same spelling is entered once.
    pub fn player(&mut self, number: Option<&str>, name: &str, club: &str) -> u32 {
        let club = if number.is_some() { "" } else { club };
        // What was typed for a name where there was none.
        let name = if number == Some(name) { "" } else { name };
        let claimant =
            Claimant { number: number.map(Into::into), name: name.into(), club: club.into() };
        if let Some(known) = self.known.get(&claimant) {
            return *known;
        }
        let index = self.players.len() as u32;
        self.players.push(claimant.clone());
        self.known.insert(claimant, index);
        index
    }

    /// Enters an event.
    pub fn event(&mut self, event: ClaimedEvent) -> u32 {
        self.events.push(event);
        self.events.len() as u32 - 1
    }

    /// Puts everything in an order that does not depend on that of reading, and
    /// tells where the awards of each event are.
    pub fn put_in_order(&mut self) -> Vec<std::ops::Range<usize>> {
        let players = ordered(&self.players);
        let events = ordered_by(&self.events, |event| (&event.name, &event.source));
        let place = |order: &[u32]| {
            let mut place = vec![0u32; order.len()];
            (0u32..).zip(order).for_each(|(to, from)| place[*from as usize] = to);
            place
        };
        let (player_at, event_at) = (place(&players), place(&events));
        self.players = players.iter().map(|at| self.players[*at as usize].clone()).collect();
        self.events = events.iter().map(|at| self.events[*at as usize].clone()).collect();
        for award in &mut self.awards {
            award.event = event_at[award.event as usize];
            award.player = player_at[award.player as usize];
        }
        for (event, player) in self.certificates.values_mut() {
            *event = event_at[*event as usize];
            *player = player_at[*player as usize];
        }
        self.known.clear();
        self.awards.sort_by(|a, b| {
            let of = |claim: &Claim| (claim.event, claim.player, claim.kind, claim.points);
            of(a).cmp(&of(b))
        });
        let mut ranges = Vec::with_capacity(self.events.len());
        let mut start = 0;
        for event in 0..self.events.len() as u32 {
            let end = start + self.awards[start..].partition_point(|award| award.event <= event);
            ranges.push(start..end);
            start = end;
        }
        ranges
    }

    /// The last day on which anything was won.
    pub fn last_day(&self) -> Option<Date> {
        self.events.iter().filter_map(|event| event.name.date).max()
    }
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
