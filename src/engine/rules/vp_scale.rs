//! Victory point scales as data: the shape of a block `[[vp_scale]]`.

use serde::Deserialize;

use crate::model::Exact;

/// A scale by which the result of a match becomes victory points.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct VpRule {
    /// Its name on the form.
    pub id: String,
    /// Its name for people.
    pub title: String,
    /// Where its figures come from.
    pub source: String,
    /// The clause.
    pub clause: String,
    /// Victory points of a bye; none where the scale says nothing of byes.
    pub bye: Option<Exact>,
    /// How it is computed.
    pub shape: Shape,
}

/// The kinds of scale.
#[derive(Deserialize, Debug)]
#[serde(rename_all = "lowercase", deny_unknown_fields)]
pub enum Shape {
    /// The curve of the world federation, to two decimals.
    Continuous(Curve),
    /// The same curve cut into ranges of IMPs for whole victory points.
    Discrete(Curve),
    /// Printed tables, by number of boards.
    Table(Vec<PrintedTable>),
    /// Straight lines, each side by itself.
    Pieces(Pieces),
}

/// The parameters of the curve
/// `draw + draw x (1 - r^(imps / maximum)) / (1 - r)` with `r = sqrt(5) - 2`
/// and `maximum = blitz x sqrt(boards)`.
#[derive(Deserialize, Clone, Copy, Debug)]
#[serde(deny_unknown_fields)]
pub struct Curve {
    /// Victory points of a draw; twice as many are the most.
    pub draw: u32,
    /// IMPs a root of a board that win by the maximum.
    pub blitz: u32,
}

/// A table for a range of boards.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct PrintedTable {
    /// Least boards of a match.
    pub from: u32,
    /// Most.
    pub to: u32,
    /// The most IMPs of each range but the last, which has no end.
    pub up_to: Vec<u32>,
    /// Victory points of the winner in each range.
    pub winner: Vec<Exact>,
    /// Victory points of the loser in each range.
    pub loser: Vec<Exact>,
}

/// What a scale is read by.
#[derive(Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(rename_all = "lowercase")]
pub enum Measure {
    /// A side's own net IMPs.
    Imps,
    /// A side's own percentage.
    Percent,
}

/// A scale of straight lines.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct Pieces {
    /// What it is read by.
    pub of: Measure,
    /// Decimals to which that is rounded first, half up.
    pub decimals: Option<u32>,
    /// The clause of that rounding, or of the scale.
    pub clause: String,
    /// The lines, rising; below the first there are no victory points.
    pub piece: Vec<Piece>,
}

/// One straight line.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct Piece {
    /// Where it begins.
    pub from: Exact,
    /// Victory points there.
    pub vps: Exact,
    /// Victory points for each unit more.
    pub slope: Exact,
    /// The clause.
    pub clause: String,
}

/// The most victory points of a draw on a curve: what the arithmetic of
/// `scoring` has room for.
const DRAW_LIMIT: u32 = 100;

impl VpRule {
    /// What it is read by.
    pub fn measure(&self) -> Measure {
        match &self.shape {
            Shape::Pieces(pieces) => pieces.of,
            _ => Measure::Imps,
        }
    }

    /// Whether the victory points of a net go by the number of boards.
    pub fn depends_on_boards(&self) -> bool {
        !matches!(self.shape, Shape::Pieces(_))
    }

    /// The least and the most that a side can get, whatever the boards of a match.
    pub fn range(&self) -> (Exact, Exact) {
        let all: Vec<Exact> = match &self.shape {
            Shape::Continuous(curve) | Shape::Discrete(curve) => {
                vec![Exact::ZERO, Exact::whole(2 * curve.draw)]
            }
            Shape::Table(tables) => tables
                .iter()
                .flat_map(|table| table.winner.iter().chain(&table.loser))
                .copied()
                .collect(),
            Shape::Pieces(pieces) => pieces.piece.iter().map(|piece| piece.vps).collect(),
        };
        let least = all.iter().min().copied().unwrap_or_default();
        (least, all.into_iter().max().unwrap_or_default())
    }

    /// Refuses figures that no scale can have.
    pub(super) fn check(&self) -> Result<(), String> {
        let sound = match &self.shape {
            Shape::Continuous(curve) | Shape::Discrete(curve) => {
                (1..=DRAW_LIMIT).contains(&curve.draw) && (1..=DRAW_LIMIT).contains(&curve.blitz)
            }
            Shape::Table(tables) => tables.iter().all(PrintedTable::is_sound),
            Shape::Pieces(pieces) => {
                pieces.piece.windows(2).all(|pair| pair[0].from < pair[1].from)
            }
        };
        if sound { Ok(()) } else { Err(format!("the figures of scale {}", self.id)) }
    }
}

impl PrintedTable {
    fn is_sound(&self) -> bool {
        let ranges = self.up_to.len() + 1;
        self.from <= self.to
            && self.up_to.windows(2).all(|pair| pair[0] < pair[1])
            && self.winner.len() == ranges
            && self.loser.len() == ranges
    }
}
