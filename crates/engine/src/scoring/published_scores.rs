//! The organiser's scores compared with those of the boards: checked, never used.

use model::problem::Problem;
use model::{Event, Exact, Unit};

use super::course::Scores;
use super::given_points::{PointDifferencesByBoard, is_equal_as_typed};
use super::problems;
use super::score::ContestantScore;

/// Compares the scores of the sheet `Results`, and the points given on travellers, with those of
/// the boards.
pub(super) fn check_published_scores(event: &Event, scores: &Scores, problems: &mut Vec<Problem>) {
    let differing =
        scores.board_scoring().and_then(|worked| PointDifferencesByBoard::find(event, worked));
    if let Some(differing) = &differing {
        differing.report(event, problems);
    }
    // Nobody types the number of rounds survived as a score.
    if scores.board_scoring().is_some_and(|worked| worked.knockout().is_some()) {
        return;
    }
    let full = scores.full_matchpoint_maximum();
    for result in &event.results {
        let (Some(typed), Some(score)) = (result.score, &scores.of_entry[result.entry]) else {
            continue;
        };
        let session = result.session.as_deref();
        let ways = ways_of_saying(scores, score, session, full);
        if ways.iter().any(|way| is_equal_as_typed(typed.value, *way)) {
            continue;
        }
        let Some(computed) = ways.first() else { continue };
        let unit = if scores.unit == Unit::Percent { " %" } else { "" };
        let wrong = problems::PublishedScore {
            label: event.entries[result.entry].label.clone(),
            typed: typed.value.to_decimal(),
            computed: format!("{}{unit}", computed.rounded(2).to_decimal()),
            boards: differing.as_ref().map(|all| all.sentence_of_entry(result.entry)),
        };
        problems.push(event.problem(wrong, typed.at));
    }
}

/// The forms of a contestant's score that an organiser may type: the total or a session's, as a
/// percentage, as matchpoints, or as matchpoints of a full set of boards.
fn ways_of_saying(
    scores: &Scores,
    score: &ContestantScore,
    session: Option<&str>,
    full: Option<Exact>,
) -> Vec<Exact> {
    let hundred = Exact::whole(100);
    let mut ways = Vec::new();
    let part = session.and_then(|name| {
        score.parts.iter().find(|part| scores.sessions[part.session].eq_ignore_ascii_case(name))
    });
    if let Some(part) = part.filter(|_| scores.sessions.len() > 1) {
        let percent = part.max.and_then(|max| part.score.value.checked_div(max.value));
        ways.extend(percent.map(|share| share * hundred));
        ways.push(part.score.value);
        return ways;
    }
    ways.push(score.total);
    ways.push(score.parts.iter().map(|part| part.score.value).sum());
    ways.extend(full.map(|full| score.total * full / 100));
    ways
}

impl Scores {
    /// The maximum matchpoints of a contestant with all boards.
    pub fn full_matchpoint_maximum(&self) -> Option<Exact> {
        let maximum = |score: &ContestantScore| -> Option<Exact> {
            let counting = score.parts.iter().filter(|part| part.counts);
            counting.map(|part| part.max.map(|max| max.value)).sum()
        };
        self.of_entry.iter().flatten().filter_map(maximum).max()
    }

    /// The matchpoints of an entry as if it had played all boards: its percentage of the full
    /// maximum. `None` if scores are not percentages of boards.
    pub fn matchpoints_scaled_to_all_boards(&self, entry: usize) -> Option<Exact> {
        self.matchpoints_scaled_to_maximum(entry, self.full_matchpoint_maximum()?)
    }

    /// The same with the full maximum given, for whole fields.
    pub fn matchpoints_scaled_to_maximum(&self, entry: usize, full: Exact) -> Option<Exact> {
        self.board_scoring().filter(|_| self.unit == Unit::Percent)?;
        Some(self.of_entry[entry].as_ref()?.total * full / 100)
    }
}
