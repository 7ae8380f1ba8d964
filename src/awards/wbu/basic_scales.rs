//! 4.1: the basic Scales A to F.
//!
//! The printed scales follow from four figures: the share of the field that
//! gets an award, the step between places, the status factor and the least
//! award. Reading down a column from the row of the tables (4.1.5) is counting
//! steps up from the last award.

use crate::model::{Basis, Event, EventKind, Exact, Surd};
use crate::rules::wbu::{Band, Handbook, Ladder};

use super::large_events::{self, Top};
use super::status::AwardStatus;

/// The awards of one ranking list.
#[derive(Debug)]
pub struct Scale {
    handbook: &'static Handbook,
    ladder: &'static Ladder,
    band: &'static Band,
    /// The scale's name.
    name: String,
    /// Full tables.
    tables: i128,
    /// How many places get an award.
    pub awards: u32,
    /// What stands in for the printed first award in a large event.
    top: Option<Top>,
    /// Status factor.
    factor: Exact,
    /// Factor for large teams and its clause.
    team: (Exact, &'static str),
}

impl Scale {
    /// The scale for an event; `None` for a kind of event without one.
    pub fn new(
        handbook: &'static Handbook,
        event: &Event,
        boards: u32,
        status: &AwardStatus,
        tables: Exact,
    ) -> Option<Scale> {
        let ladder = handbook.ladder(event.kind(), event.winners())?;
        let band = handbook.band(boards)?;
        let tables = tables.floor();
        let contestants = Exact::whole(tables * i128::from(ladder.contestants_per_table));
        let awards = (contestants * band.share).ceil();
        let name = match &ladder.scale {
            Some(own) if status.factor == Exact::whole(1) => own.clone(),
            Some(own) => format!("{own} at {}", status.title),
            None => status.scale.to_string(),
        };
        Some(Scale {
            handbook,
            ladder,
            band,
            name,
            tables,
            awards: u32::try_from(awards).unwrap_or(u32::MAX),
            top: large_events::top(ladder, band, tables, awards),
            factor: status.factor,
            team: (Exact::whole(1), &handbook.team_size[0].clause),
        })
    }

    /// The same scale for teams of a size (2.3.3).
    pub fn times(mut self, team: (Exact, &'static str)) -> Self {
        self.team = team;
        self
    }

    /// Everything that multiplies an award at Club status.
    pub fn multiplier(&self) -> Exact {
        self.factor * self.team.0
    }

    /// The award of a place before rounding, nought below the last.
    pub fn value(&self, place: u32) -> Surd {
        if place > self.awards {
            return Surd::plain(Exact::ZERO);
        }
        let steps = Exact::whole(self.awards - place + 1);
        let (at_club, least) = match &self.top {
            None => (Surd::plain(self.ladder.unit * steps), self.handbook.scales.minimum),
            Some(top) => (top.value.times(steps / self.awards), self.handbook.large_events.minimum),
        };
        at_club.at_least(least).times(self.multiplier())
    }

    /// The least share of a tie, and the clause that sets it (2.5.1, 4.4.5).
    pub fn least_share(&self) -> (Exact, &'static str) {
        match self.top {
            None => (self.ladder.tie_minimum * self.multiplier(), &self.handbook.ties.clause),
            Some(_) => {
                let block = &self.handbook.tie_in_large_events;
                (block.minimum * self.multiplier(), &block.clause)
            }
        }
    }

    /// Says which scale was read, where, and what it gives.
    pub fn explain(&self, basis: &mut Basis) {
        let scales = &self.handbook.scales;
        for clause in [
            &scales.choice_clause,
            &scales.share_clause,
            &scales.tables_clause,
            &scales.movement_clause,
            &scales.reading_clause,
        ] {
            basis.cite(clause);
        }
        let awards = match self.awards {
            1 => "1 award".to_string(),
            many => format!("{many} awards"),
        };
        let steps = match &self.top {
            None => format!("{awards} of {}", self.ladder.unit * self.multiplier()),
            Some(top) => {
                basis.cite(&self.band.maximum_clause);
                top.cite(self.handbook, basis);
                let first = top.value.times(self.multiplier());
                let step = first.times(Exact::whole(1) / self.awards);
                format!(
                    "{awards} in equal steps of {step} from {}",
                    top.told(self.multiplier(), first)
                )
            }
        };
        let tables = match self.ladder.kind {
            EventKind::Teams => "teams",
            _ if self.tables == 1 => "full table",
            _ => "full tables",
        };
        basis.say(&format!(
            "Scale {}: {} {tables}, {}, {}: {steps}",
            self.name, self.tables, self.band.title, self.ladder.title
        ));
        let (factor, clause) = self.team;
        if factor != Exact::whole(1) {
            basis.because(clause, &format!("awards x {factor} for teams of this size"));
        }
    }
}
