//! Victory point scales as data: the shape of a block `[[vp_scale]]`.

use serde::Deserialize;

use model::Exact;

/// A scale from match results to victory points.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct VpScaleRule {
    /// Its name on the form.
    pub id: String,
    /// Its name for people.
    pub title: String,
    /// The source of its figures.
    pub source: String,
    pub clause: String,
    /// Victory points of a bye; `None` if the scale has none.
    pub bye: Option<Exact>,
    /// How it is computed.
    pub shape: VpScaleShape,
}

/// The kinds of scale.
#[derive(Deserialize, Debug)]
#[serde(rename_all = "lowercase", deny_unknown_fields)]
pub enum VpScaleShape {
    /// The curve of the world federation, to two decimals.
    Continuous(VpCurve),
    /// The same curve in ranges of IMPs for whole victory points.
    Discrete(VpCurve),
    /// Printed tables, by number of boards.
    Table(Vec<PrintedVpTable>),
    /// Straight lines, for each side by itself.
    Pieces(StraightLineVpScale),
}

/// The parameters of the curve
/// `draw + draw x (1 - r^(imps / maximum)) / (1 - r)` with `r = sqrt(5) - 2`
/// and `maximum = blitz x sqrt(boards)`.
#[derive(Deserialize, Clone, Copy, Debug)]
#[serde(deny_unknown_fields)]
pub struct VpCurve {
    /// Victory points of a draw; the maximum is twice as many.
    pub draw: u32,
    /// The maximum margin in IMPs, per square root of boards.
    pub blitz: u32,
}

/// A table for a range of boards.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct PrintedVpTable {
    /// The fewest boards of a match that the table is for.
    pub from: u32,
    /// The most boards of a match that the table is for.
    pub to: u32,
    /// The upper limit of each range in IMPs, except the last.
    pub up_to: Vec<u32>,
    /// Victory points of the winner in each range.
    pub winner: Vec<Exact>,
    /// Victory points of the loser in each range.
    pub loser: Vec<Exact>,
}

/// The input of a scale.
#[derive(Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(rename_all = "lowercase")]
pub enum VpScaleInput {
    /// A side's own net IMPs.
    Imps,
    /// A side's own percentage.
    Percent,
}

/// A scale of straight lines.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct StraightLineVpScale {
    pub of: VpScaleInput,
    /// Decimals to which the input is rounded first, half up.
    pub decimals: Option<u32>,
    /// The clause of that rounding, or of the scale.
    pub clause: String,
    /// The lines, ascending; below the first there are no victory points.
    pub piece: Vec<VpStraightLine>,
}

/// A straight line of the scale, up to where the next one begins.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct VpStraightLine {
    /// The input at which the line begins.
    pub from: Exact,
    /// The victory points at the beginning of the line.
    pub vps: Exact,
    /// Victory points for each further unit.
    pub slope: Exact,
    pub clause: String,
}

/// The largest draw value of a curve: `scoring` has room for no more.
const DRAW_LIMIT: u32 = 100;

impl VpScaleRule {
    /// What of a match is converted: net IMPs, or another measure.
    pub(crate) fn input(&self) -> VpScaleInput {
        match &self.shape {
            VpScaleShape::Pieces(pieces) => pieces.of,
            _ => VpScaleInput::Imps,
        }
    }

    /// Whether its victory points depend on the number of boards.
    pub(crate) fn depends_on_boards(&self) -> bool {
        !matches!(self.shape, VpScaleShape::Pieces(_))
    }

    /// The fewest and the most victory points of a side, for any number of boards.
    pub(crate) fn vp_range(&self) -> (Exact, Exact) {
        let all: Vec<Exact> = match &self.shape {
            VpScaleShape::Continuous(curve) | VpScaleShape::Discrete(curve) => {
                vec![Exact::ZERO, Exact::whole(2 * curve.draw)]
            }
            VpScaleShape::Table(tables) => tables
                .iter()
                .flat_map(|table| table.winner.iter().chain(&table.loser))
                .copied()
                .collect(),
            VpScaleShape::Pieces(pieces) => pieces.piece.iter().map(|piece| piece.vps).collect(),
        };
        let least = all.iter().min().copied().unwrap_or_default();
        (least, all.into_iter().max().unwrap_or_default())
    }

    /// Checks the figures of a scale.
    pub(super) fn check(&self) -> Result<(), String> {
        let sound = match &self.shape {
            VpScaleShape::Continuous(curve) | VpScaleShape::Discrete(curve) => {
                (1..=DRAW_LIMIT).contains(&curve.draw) && (1..=DRAW_LIMIT).contains(&curve.blitz)
            }
            VpScaleShape::Table(tables) => tables.iter().all(PrintedVpTable::is_sound),
            VpScaleShape::Pieces(pieces) => {
                pieces.piece.windows(2).all(|pair| pair[0].from < pair[1].from)
            }
        };
        if sound { Ok(()) } else { Err(format!("the figures of scale {}", self.id)) }
    }
}

impl PrintedVpTable {
    fn is_sound(&self) -> bool {
        let ranges = self.up_to.len() + 1;
        self.from <= self.to
            && self.up_to.windows(2).all(|pair| pair[0] < pair[1])
            && self.winner.len() == ranges
            && self.loser.len() == ranges
    }
}
