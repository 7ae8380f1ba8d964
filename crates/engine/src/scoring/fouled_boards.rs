//! Fouled boards: which results count, and compared with which others (ABF ANC 7.2 to 7.5).
//!
//! A row marked `fouled` can have a result. In pairs events against a datum or by cross-IMPs the
//! two versions of the board are then two boards (7.2(a)): those under `Version`, else the marked
//! rows and the others. A version with too few results for a datum, or a mark without a result, is
//! an artificial score (7.2(b)). In other events a mark is an artificial score whatever the result
//! (7.1, 7.4).

use std::collections::BTreeSet;

use crate::rules::rule_book_facts;
use crate::rules::scoring_rules::DatumRule;
use model::problem::Problem;
use model::{BoardLineScore, Event};

use super::plan::{ScoringMethod, ScoringPlan};
use super::problems;
use super::travellers::{Traveller, session_names, travellers_of_event};

/// The form's names of the versions.
const VERSIONS: [&str; 2] = ["A", "B"];

/// Decides for every row of a fouled board, before scoring, whether its result counts and in which
/// version.
pub(crate) fn settle_fouled_boards(event: &mut Event, problems: &mut Vec<Problem>) {
    if !event.boards.iter().any(|line| line.fouled || line.version.is_some()) {
        return;
    }
    let conventions = rule_book_facts::scoring_conventions(event.rules);
    let plan = ScoringPlan::for_event(event, conventions);
    let in_versions = !event.is_of_teams()
        && matches!(plan.method, ScoringMethod::Butler | ScoringMethod::CrossImps);
    if !in_versions {
        for line in event.boards.iter_mut().filter(|line| line.fouled) {
            line.score = BoardLineScore::Fouled;
        }
        return;
    }
    let travellers = travellers_of_event(event, &session_names(event));
    let same_board = |a: &Traveller, b: &Traveller| {
        (a.session, a.board) == (b.session, b.board)
            && (&a.round, &a.section) == (&b.round, &b.section)
    };
    for versions in travellers.chunk_by(same_board) {
        let lines: Vec<usize> =
            versions.iter().flat_map(|version| version.lines.iter().copied()).collect();
        name_versions(event, &lines, &conventions.fouled_datum, problems);
        leave_small_versions(event, &lines, &conventions.fouled_datum);
    }
}

/// Sets the version of rows that name none.
fn name_versions(
    event: &mut Event,
    lines: &[usize],
    datum: &DatumRule,
    problems: &mut Vec<Problem>,
) {
    let own = |event: &Event, is: &dyn Fn(usize) -> bool| -> Vec<usize> {
        let real = lines.iter().copied().filter(|line| event.boards[*line].has_real_score());
        real.filter(|line| event.boards[*line].version.is_none() && is(*line)).collect()
    };
    let marked = own(event, &|line| event.boards[line].fouled);
    let plain = own(event, &|line| !event.boards[line].fouled);
    let named: BTreeSet<&str> =
        lines.iter().filter_map(|line| event.boards[*line].version).collect();
    let mut give = |of: &[usize], version| {
        of.iter().for_each(|line| event.boards[*line].version = Some(version));
    };
    match named.iter().copied().collect::<Vec<&str>>()[..] {
        // The marked rows are one version if they can be compared.
        [] if !plain.is_empty() && datum.excluded_scores(marked.len()).is_some() => {
            give(&plain, VERSIONS[0]);
            give(&marked, VERSIONS[1]);
        }
        [] => marked.iter().for_each(|line| event.boards[*line].score = BoardLineScore::Fouled),
        // Rows without the named version played the other one.
        [only] => {
            let other = VERSIONS.into_iter().find(|version| *version != only);
            let other = other.unwrap_or(VERSIONS[0]);
            give(&marked, other);
            give(&plain, other);
        }
        _ => {
            for line in marked.into_iter().chain(plain) {
                event.boards[line].score = BoardLineScore::Fouled;
                let line = &event.boards[line];
                let wrong = problems::VersionMissing { board: line.board };
                problems.push(event.problem(wrong, line.at));
            }
        }
    }
}

/// Makes versions with too few results for a datum artificial scores (7.2(b)).
fn leave_small_versions(event: &mut Event, lines: &[usize], datum: &DatumRule) {
    for version in VERSIONS {
        let of_version = |event: &Event| -> Vec<usize> {
            let played = |line: &usize| {
                let line = &event.boards[*line];
                line.has_real_score() && line.version == Some(version)
            };
            lines.iter().copied().filter(played).collect()
        };
        let own = of_version(event);
        if datum.excluded_scores(own.len()).is_none() {
            own.into_iter().for_each(|line| event.boards[line].score = BoardLineScore::Fouled);
        }
    }
}
