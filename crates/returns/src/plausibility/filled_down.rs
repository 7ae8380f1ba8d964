//! Scores that Excel filled down: one cell dragged becomes a series, or copies of itself.

use model::problem::Problem;
use model::{Cell, Event, EventKind, Exact, Unit, to_a1};

use super::problems::FilledDown;

/// Rows below each other that are no chance. Ties of three happen.
const LEAST: usize = 4;
/// The same in a list that is in the order of its scores, where level ones stand together.
const LEAST_IN_ORDER: usize = 5;

/// Adds a warning for the scores of `Results` and the IMPs of `Matches` that look filled down. Points
/// of games are often level.
pub(super) fn check_filled_down_scores(event: &Event, found: &mut Vec<Problem>) {
    if event.contestant_kind() == EventKind::Other || event.is_ladder() {
        return;
    }
    let imps = |side: usize| event.matches.iter().filter_map(move |played| played.imps[side]);
    // Two that meet again and again need no figures of their own in each row.
    if event.entries.len() >= LEAST {
        check_column(imps(0).collect(), &[Exact::whole(1)], found);
        check_column(imps(1).collect(), &[Exact::whole(1)], found);
    }
    if event.score_unit() != Unit::Points {
        let scores = event.results.iter().filter_map(|result| result.score);
        check_column(scores.collect(), &[Exact::ZERO, Exact::whole(1)], found);
    }
}

/// Looks in a column, from above, for scores that are some steps apart. IMPs of matches are often
/// the same.
fn check_column(scores: Vec<Cell<Exact>>, steps: &[Exact], found: &mut Vec<Problem>) {
    for list in scores.chunk_by(|one, next| one.at.row + 1 == next.at.row) {
        let falls = list.windows(2).all(|two| two[0].value >= two[1].value);
        let rises = list.windows(2).all(|two| two[0].value <= two[1].value);
        let in_order = falls || rises;
        // Whole scores are level more often. In order, they are half of the list.
        let is_chance = |run: &[Cell<Exact>]| {
            let whole = run[0].value.is_whole();
            let least = if in_order { LEAST_IN_ORDER } else { LEAST } + usize::from(whole);
            run.len() < least || whole && in_order && run.len() * 2 < list.len()
        };
        for step in steps {
            let runs = list.chunk_by(|one, next| next.value - one.value == *step);
            let runs = runs.filter(|run| !is_chance(run) && !run[0].value.is_zero());
            found.extend(runs.map(|run| filled(run, *step)));
        }
    }
}

/// The problem of some scores below each other, at the first that was filled in.
fn filled(run: &[Cell<Exact>], step: Exact) -> Problem {
    let (first, last) = (run[0].at, run[run.len() - 1].at);
    let area = [to_a1(first.row, first.column), to_a1(last.row, last.column)].join(":");
    let copy = step.is_zero().then(|| run[0].value.to_decimal());
    Problem::new(FilledDown { area, copy }, run[1].at)
}
