//! The value of average plus on several boards of a match or session.
//!
//! A rule book with a table for it (ABF ANC 2018, Appendix) takes the boards together, and each
//! further one is worth less. Otherwise each board counts by itself.

use crate::rules::scoring_rules::ScoringConventions;
use model::{Basis, EventKind, Exact};

/// The net IMPs of a side for a number of average-plus boards, with their basis.
pub fn average_plus_imps(
    conventions: &'static ScoringConventions,
    kind: EventKind,
    boards: u32,
) -> (Exact, Basis) {
    let artificial = &conventions.artificial_imps;
    let several = conventions.several_boards.as_ref();
    let (each, clause, several_clause) = match kind {
        EventKind::Teams => {
            (artificial.teams, &artificial.teams_clause, several.map(|rule| &rule.teams_clause))
        }
        _ => (artificial.pairs, &artificial.pairs_clause, several.map(|rule| &rule.pairs_clause)),
    };
    let mut basis = Basis::new();
    if let (Some(rule), Some(clause), 2..) = (several, several_clause, boards) {
        let net = Exact::whole(nearest_root(each, boards));
        let printed = rule.percent.len();
        let beyond = match boards as usize > printed {
            true => format!(", by the formula: the printed table ends at {printed}"),
            false => String::new(),
        };
        let step = format!("{each} x sqrt({boards}), to the nearest: {net}{beyond}");
        basis.cite(clause).add_cited_step(&rule.imps_clause, &step);
        return (net, basis);
    }
    let net = each * Exact::whole(boards);
    basis.add_cited_step(clause, times(each, boards, net, " IMPs"));
    (net, basis)
}

/// The sum of percentages for a number of average-plus boards, with its basis.
pub fn average_plus_percent(
    conventions: &'static ScoringConventions,
    boards: u32,
) -> (Exact, Basis) {
    let artificial = &conventions.artificial;
    let mut basis = Basis::new();
    let Some(rule) = conventions.several_boards.as_ref() else {
        let sum = artificial.plus * Exact::whole(boards);
        basis.add_cited_step(&artificial.clause, times(artificial.plus, boards, sum, " %"));
        return (sum, basis);
    };
    if let Some(clause) = &artificial.plus_clause {
        basis.cite(clause);
    }
    let printed = (boards as usize).checked_sub(1).and_then(|nth| rule.percent.get(nth));
    let sum = match printed {
        Some(sum) => {
            basis.add_cited_step(
                &rule.percent_clause,
                format!("{} % in all for {boards} boards, as printed", sum.to_fixed(2)),
            );
            *sum
        }
        None => {
            let (each, more) = (artificial.average, artificial.plus - artificial.average);
            let hundredths = nearest_root(more * Exact::whole(100), boards);
            let sum = each * Exact::whole(boards) + Exact::whole(hundredths) / 100;
            let step = format!(
                "{each} x {boards} + {more} x sqrt({boards}) = {} % in all, by the formula: the printed table ends at {}",
                sum.to_fixed(2),
                rule.percent.len()
            );
            basis.add_cited_step(&rule.percent_clause, &step);
            sum
        }
    };
    (sum, basis)
}

fn times(each: Exact, boards: u32, sum: Exact, unit: &str) -> String {
    match boards {
        1 => format!("{sum}{unit}"),
        _ => format!("{boards} x {each} = {sum}{unit}"),
    }
}

/// `factor x sqrt(count)` to the nearest integer, half up. The factor must not be negative.
fn nearest_root(factor: Exact, count: u32) -> i128 {
    let double = Exact::whole(2) * factor;
    let square = double * double * Exact::whole(count);
    (square.floor().isqrt() + 1) / 2
}
