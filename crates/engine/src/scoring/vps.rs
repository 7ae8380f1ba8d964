//! IMPs or percentages become victory points.
//!
//! The curve of the world federation is irrational. It is computed in integers with seventeen
//! decimals; the error is far smaller than the distance of any value from a rounding boundary,
//! which a test checks for every supported match length. No float decides a victory point.

use std::iter;

use crate::rules::vp_scale::{
    PrintedVpTable, StraightLineVpScale, VpCurve, VpScaleInput, VpScaleRule, VpScaleShape,
    VpStraightLine,
};
use model::{Basis, Exact};

/// The most boards of a match; the arithmetic has no room for more.
const MOST_BOARDS: u32 = 1000;

/// 1 in the fixed point of the curve.
const ONE: i128 = 100_000_000_000_000_000;

/// `-ln(sqrt(5) - 2)`, three times the logarithm of the golden ratio.
const LOGARITHM: i128 = 144_363_547_517_881_034;

/// A scale for one length of matches.
#[derive(Debug)]
pub struct VpScale {
    rule: &'static VpScaleRule,
    boards: u32,
    reading: Reading,
}

#[derive(Debug)]
enum Reading {
    /// Victory points of winner and loser by margin; the last entry for larger margins.
    Margins(Vec<(Exact, Exact)>),
    Pieces(&'static StraightLineVpScale),
}

impl VpScale {
    /// The scale for matches of a number of boards; `None` if there is none.
    pub fn new(rule: &'static VpScaleRule, boards: u32) -> Option<VpScale> {
        let possible = (1..=MOST_BOARDS).contains(&boards);
        let reading = match &rule.shape {
            VpScaleShape::Pieces(pieces) => Reading::Pieces(pieces),
            _ if !possible => return None,
            VpScaleShape::Continuous(curve) => Reading::Margins(continuous(*curve, boards)),
            VpScaleShape::Discrete(curve) => Reading::Margins(discrete(*curve, boards)),
            VpScaleShape::Table(tables) => {
                let fits = |table: &&PrintedVpTable| (table.from..=table.to).contains(&boards);
                Reading::Margins(printed(tables.iter().find(fits)?))
            }
        };
        Some(VpScale { rule, boards, reading })
    }

    /// The rule and boards that it was made of.
    pub(crate) fn rule_and_boards(&self) -> (&'static VpScaleRule, u32) {
        (self.rule, self.boards)
    }

    /// What of a match is converted: net IMPs, or another measure.
    pub(crate) fn input(&self) -> VpScaleInput {
        self.rule.input()
    }

    /// The victory points of a side by its own net IMPs or percentage. Without interpolation a
    /// fraction of an IMP is rounded half away from zero.
    pub fn vps_for_net(&self, net: Exact) -> Exact {
        match &self.reading {
            Reading::Pieces(pieces) => on_pieces(pieces, net).0,
            Reading::Margins(margins) => {
                let whole = net.rounded(0).numerator();
                let margin = usize::try_from(whole.abs()).unwrap_or(usize::MAX);
                let row = margins.get(margin).or(margins.last());
                let (winner, loser) = row.copied().unwrap_or((Exact::ZERO, Exact::ZERO));
                if whole < 0 { loser } else { winner }
            }
        }
    }

    /// Victory points of winner and loser by margin, the last for larger margins; `None` for
    /// straight lines.
    pub fn vps_by_margin(&self) -> Option<&[(Exact, Exact)]> {
        match &self.reading {
            Reading::Margins(margins) => Some(margins),
            Reading::Pieces(_) => None,
        }
    }

    /// Whether its victory points depend on the number of boards.
    pub(crate) fn depends_on_boards(&self) -> bool {
        self.rule.depends_on_boards()
    }

    /// The lines of a scale of straight lines.
    pub fn straight_lines(&self) -> Option<&'static StraightLineVpScale> {
        match &self.reading {
            Reading::Margins(_) => None,
            Reading::Pieces(pieces) => Some(pieces),
        }
    }

    /// A phrase for a net beyond the range of the scale.
    fn bound(&self, net: Exact) -> &'static str {
        let (above, below) = match &self.reading {
            Reading::Margins(margins) => {
                let last = Exact::whole(margins.len() as i128 - 1);
                (net > last, net < Exact::ZERO - last)
            }
            Reading::Pieces(pieces) => {
                let net = taken(pieces, net);
                let level = |piece: &&VpStraightLine| piece.slope.is_zero();
                let above = pieces.piece.last().filter(level).is_some_and(|last| net > last.from);
                let first = pieces.piece.iter().find(|piece| !level(piece));
                (above, first.is_some_and(|first| net < first.from))
            }
        };
        match (above, below) {
            (true, _) => ", the most",
            (_, true) => ", the least",
            _ => "",
        }
    }

    /// The basis of a net's victory points.
    pub fn basis(&self, net: Exact) -> Basis {
        let (mut basis, vps) = (Basis::new(), self.vps_for_net(net));
        let bound = self.bound(net);
        match &self.reading {
            Reading::Margins(_) => basis.add_cited_step(
                &self.rule.clause,
                format!(
                    "{}, {} boards: {net} IMPs = {} VPs{bound}",
                    self.rule.title,
                    self.boards,
                    vps.to_fixed(2)
                ),
            ),
            Reading::Pieces(pieces) => {
                let unit = if pieces.of == VpScaleInput::Percent { "%" } else { "IMPs" };
                let (_, clause) = on_pieces(pieces, net);
                basis.cite(&self.rule.clause).add_cited_step(
                    clause,
                    format!(
                        "{}: {} {unit} = {} VPs{bound}",
                        self.rule.title,
                        taken(pieces, net),
                        vps.to_fixed(2)
                    ),
                )
            }
        };
        basis
    }
}

/// The input of straight lines.
fn taken(pieces: &StraightLineVpScale, net: Exact) -> Exact {
    pieces.decimals.map_or(net, |decimals| net.rounded(decimals))
}

fn on_pieces(pieces: &'static StraightLineVpScale, net: Exact) -> (Exact, &'static str) {
    let net = taken(pieces, net);
    match pieces.piece.iter().rev().find(|piece| net >= piece.from) {
        Some(piece) => (piece.vps + piece.slope * (net - piece.from), &piece.clause),
        None => (Exact::ZERO, &pieces.clause),
    }
}

/// A printed table by margin.
fn printed(table: &PrintedVpTable) -> Vec<(Exact, Exact)> {
    let last = table.up_to.last().map_or(0, |most| most + 1);
    let row_of = |margin: u32| table.up_to.partition_point(|most| *most < margin);
    (0..=last).map(|margin| (table.winner[row_of(margin)], table.loser[row_of(margin)])).collect()
}

/// The continuous scale: the rounded curve, raised to the least table in which no IMP gains more
/// than the one before. The federation raises offending values by a hundredth until none is left;
/// in any order that ends at this table, since no value is raised beyond it.
fn continuous(curve: VpCurve, boards: u32) -> Vec<(Exact, Exact)> {
    let most = i128::from(curve.draw) * 200;
    let mut winner: Vec<i128> = (0..full_margin(curve, boards))
        .map(|margin| ((hundredths(curve, boards, margin) + ONE / 2) / ONE).min(most))
        .chain(iter::once(most))
        .collect();
    let mut corrected = true;
    while corrected {
        corrected = false;
        for here in 1..winner.len() - 1 {
            if winner[here + 1] - winner[here] > winner[here] - winner[here - 1] {
                winner[here] += 1;
                corrected = true;
            }
        }
    }
    let exact = |hundredths: i128| Exact::whole(hundredths) / 100;
    winner.into_iter().map(|winner| (exact(winner), exact(most - winner))).collect()
}

/// The discrete scale: each whole victory point ends where the curve reaches the half above it.
/// Then ranges are shortened from the top until none is narrower than the one before. The range of
/// a draw counts in both directions.
fn discrete(curve: VpCurve, boards: u32) -> Vec<(Exact, Exact)> {
    let full = full_margin(curve, boards);
    let mut up_to: Vec<i64> = (0..curve.draw)
        .map(|above| {
            let half = i128::from((curve.draw + above) * 100 + 50) * ONE;
            (0..full).take_while(|margin| hundredths(curve, boards, *margin) <= half).count()
        })
        .map(|below| below as i64 - 1)
        .collect();
    let mut corrected = true;
    while corrected {
        corrected = false;
        for here in 0..up_to.len() - 1 {
            let before = if here == 0 { 2 * up_to[0] + 1 } else { up_to[here] - up_to[here - 1] };
            if up_to[here + 1] - up_to[here] < before {
                up_to[here] -= 1;
                corrected = true;
            }
        }
    }
    let last = up_to.last().map_or(0, |most| most + 1);
    let above = |margin: i64| up_to.partition_point(|most| *most < margin) as i128;
    let draw = i128::from(curve.draw);
    (0..=last)
        .map(|margin| (Exact::whole(draw + above(margin)), Exact::whole(draw - above(margin))))
        .collect()
}

/// The least margin for the maximum: at least `blitz x sqrt(boards)`.
fn full_margin(curve: VpCurve, boards: u32) -> u32 {
    let square = curve.blitz * curve.blitz * boards;
    let root = square.isqrt();
    if root * root == square { root } else { root + 1 }
}

/// Hundredths of a victory point on the curve, in fixed point, for a margin below the maximum.
fn hundredths(curve: VpCurve, boards: u32, margin: u32) -> i128 {
    let root = (i128::from(boards) * ONE * ONE).isqrt();
    let exponent = i128::from(margin) * LOGARITHM * ONE / (i128::from(curve.blitz) * root);
    let ratio = (5 * ONE * ONE).isqrt() - 2 * ONE;
    let draw = i128::from(curve.draw) * 100 * ONE;
    draw + draw * (ONE - decay(exponent)) / (ONE - ratio)
}

/// `e^-x` in fixed point, by its power series.
fn decay(x: i128) -> i128 {
    let terms = (1..).scan(ONE, |term, nth| {
        *term = -*term * x / ONE / nth;
        (*term != 0).then_some(*term)
    });
    ONE + terms.sum::<i128>()
}

#[cfg(test)]
mod tests {
    use super::*;

    const WBF: VpCurve = VpCurve { draw: 10, blitz: 15 };

    /// The constants agree: `e^-LOGARITHM` is `sqrt(5) - 2`.
    #[test]
    fn the_logarithm_is_that_of_the_ratio() {
        let ratio = (5 * ONE * ONE).isqrt() - 2 * ONE;
        assert!((decay(LOGARITHM) - ratio).abs() < 100);
    }

    /// The fixed-point error is below 10^-12 hundredths; no value of the curve is within 10^-9 of a
    /// rounding boundary, which decides both scales.
    #[test]
    fn no_value_lies_near_an_edge_of_rounding() {
        let mut nearest = ONE;
        for boards in 1..=MOST_BOARDS {
            for margin in 1..full_margin(WBF, boards) {
                let over = (hundredths(WBF, boards, margin) - ONE / 2) % ONE;
                nearest = nearest.min(over).min(ONE - over);
            }
        }
        assert!(nearest > ONE / 1_000_000_000, "{nearest}");
    }
}
