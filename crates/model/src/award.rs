//! Awards: points or titles of a player, with their basis.

use std::sync::Arc;

use jiff::civil::Date;

use super::{Basis, Exact};

/// What was awarded.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize,
)]
pub enum AwardKind {
    /// Local Points of the WBU: 100 are one master point (WBU 1.4.1(b)).
    Local,
    /// Green Points of the WBU, in quarters: each is one master point (WBU 1.4.1(a)).
    Green,
    /// Red Points of other unions, won outside clubs.
    Red,
    /// Gold Points of the WBU: current form, no part of any rank (WBU 1.5).
    Gold,
    /// Playoff Qualifying Points of the ABF (ANC 14, 22): fractions where pairs share
    /// them.
    Pqp,
    /// Points of a scheme that palmares has no other name for.
    Points,
    /// A title won, as that of a section: no points.
    Title,
    /// A prize place behind the winner's: no points.
    Prize,
}

impl AwardKind {
    /// All kinds of points, in the order of printing.
    pub const ALL: [AwardKind; 6] = [
        AwardKind::Local,
        AwardKind::Green,
        AwardKind::Red,
        AwardKind::Gold,
        AwardKind::Pqp,
        AwardKind::Points,
    ];

    /// Its name in `awards.csv`.
    pub fn id(self) -> &'static str {
        match self {
            AwardKind::Local => "local",
            AwardKind::Green => "green",
            AwardKind::Red => "red",
            AwardKind::Gold => "gold",
            AwardKind::Pqp => "pqp",
            AwardKind::Points => "points",
            AwardKind::Title => "title",
            AwardKind::Prize => "prize",
        }
    }

    /// Whether it counts as points.
    pub fn is_points(self) -> bool {
        AwardKind::ALL.contains(&self)
    }

    /// Its short name, to follow a number.
    pub fn short_name(self) -> &'static str {
        match self {
            AwardKind::Local => "Local",
            AwardKind::Green => "Green",
            AwardKind::Red => "Red",
            AwardKind::Gold => "Gold",
            AwardKind::Pqp => "PQP",
            AwardKind::Points => "Points",
            AwardKind::Title => "Title",
            AwardKind::Prize => "Prize",
        }
    }

    /// Its full name, to follow a number.
    pub fn full_name(self) -> &'static str {
        match self {
            AwardKind::Local => "Local Points",
            AwardKind::Green => "Green Points",
            AwardKind::Red => "Red Points",
            AwardKind::Gold => "Gold Points",
            AwardKind::Pqp => "Playoff Qualifying Points",
            AwardKind::Points => "Points",
            AwardKind::Title => "Title",
            AwardKind::Prize => "Prize",
        }
    }
}

/// One player's award of one kind in one event.
#[derive(Clone, Debug)]
pub struct Award {
    /// The contestant, an index into the event's entries.
    pub entry: usize,
    /// The player, an index into the entry's players.
    pub player: usize,
    /// The place that earned it, in the ranking that awards go by.
    pub place: u32,
    /// How many contestants share that place.
    pub tied: u32,
    pub kind: AwardKind,
    /// The name of a title or prize, such as `Champion`; empty for points.
    pub title: Box<str>,
    /// The amount in the unit of its kind, rounded where the clause says so.
    pub points: Exact,
    /// The reasons; shared by all players of the contestant.
    pub basis: Arc<Basis>,
    /// The parts that are issued on certificates of another day than the event's last. Their points
    /// add up to those of the award.
    pub portions: Vec<AwardPartWithCertificate>,
}

/// The part of an award that has a certificate of its own (WBU 1.10.3).
#[derive(Clone, Debug, PartialEq, serde::Serialize, serde::Deserialize)]
pub struct AwardPartWithCertificate {
    /// The part of the event: `round-robin 1`, `sessions 1 to 3`; empty for the whole event.
    pub title: String,
    /// Day of issue, if not that of the event.
    pub issued: Option<Date>,
    /// The points of this part.
    pub points: Exact,
}

/// Points of a player, by kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PointsByKind {
    pub local: Exact,
    pub green: Exact,
    pub red: Exact,
    pub gold: Exact,
    /// Playoff Qualifying Points (Australian National Championships).
    pub pqp: Exact,
    /// Points of other schemes.
    pub points: Exact,
}

impl PointsByKind {
    /// The points as certificates have them: Gold Points are worked out from the others.
    pub fn without_gold(self) -> PointsByKind {
        PointsByKind { gold: Exact::ZERO, ..self }
    }

    /// Adds the points of an award; titles and prizes add nothing.
    pub fn add(&mut self, kind: AwardKind, points: Exact) {
        let sum = match kind {
            AwardKind::Local => &mut self.local,
            AwardKind::Green => &mut self.green,
            AwardKind::Red => &mut self.red,
            AwardKind::Gold => &mut self.gold,
            AwardKind::Pqp => &mut self.pqp,
            AwardKind::Points => &mut self.points,
            AwardKind::Title | AwardKind::Prize => return,
        };
        *sum = *sum + points;
    }

    /// The points of a kind.
    pub fn points(&self, kind: AwardKind) -> Exact {
        match kind {
            AwardKind::Local => self.local,
            AwardKind::Green => self.green,
            AwardKind::Red => self.red,
            AwardKind::Gold => self.gold,
            AwardKind::Pqp => self.pqp,
            AwardKind::Points => self.points,
            AwardKind::Title | AwardKind::Prize => Exact::ZERO,
        }
    }

    /// Adds the points of another holding.
    pub fn add_all(&mut self, other: &PointsByKind) {
        for kind in AwardKind::ALL {
            self.add(kind, other.points(kind));
        }
    }

    /// The kinds that it has points of; Local Points if it has none.
    pub fn kinds_or_local(&self) -> Vec<AwardKind> {
        let some = |kind: &AwardKind| !self.points(*kind).is_zero();
        let kinds: Vec<AwardKind> = AwardKind::ALL.into_iter().filter(some).collect();
        if kinds.is_empty() { vec![AwardKind::Local] } else { kinds }
    }

    /// Master points: Green Points plus a hundredth of the Local Points. Gold Points do not count
    /// (WBU 1.6.1, 1.5.2).
    pub fn master_points(&self) -> Exact {
        self.green + self.local / 100
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The example of WBU 1.6.1: 7 1/4 Green and 4,344 Local Points are 50.69.
    #[test]
    fn master_points_are_green_and_a_hundredth_of_local() {
        let mut holding = PointsByKind::default();
        holding.add(AwardKind::Green, Exact::parse_decimal("7.25").unwrap_or(Exact::ZERO));
        holding.add(AwardKind::Local, Exact::whole(4344));
        holding.add(AwardKind::Gold, Exact::whole(3));
        assert_eq!(holding.master_points().to_decimal(), "50.69");
    }
}
