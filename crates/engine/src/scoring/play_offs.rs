//! Play-offs: matches that only break a tie (WBU 2.5.1, 4.5.9).

use std::cmp::Ordering;

use model::{Event, Exact, Match};

use super::board_scoring::ScoredBoardsAndMatches;
use super::course::Scores;
use super::knockouts::KnockoutMatch;

/// The decided play-offs of an event, each as winner and loser: rows with the note, and knock-out
/// matches between eliminated contestants.
pub(super) fn decided_play_offs(event: &Event, scores: &Scores) -> Vec<[usize; 2]> {
    let knockout = scores.board_scoring().and_then(ScoredBoardsAndMatches::knockout);
    match knockout {
        Some(knockout) => knockout.for_places.iter().filter_map(won).collect(),
        None => {
            let rows = event.matches.iter().filter(|row| row.is_play_off());
            rows.filter_map(|row| decided(event, scores, row)).collect()
        }
    }
}

fn won(meeting: &KnockoutMatch) -> Option<[usize; 2]> {
    Some([meeting.winner?, meeting.loser()?])
}

/// Winner and loser of a row: by its scores or those of its boards, else by its result.
fn decided(event: &Event, scores: &Scores, row: &Match) -> Option<[usize; 2]> {
    let away = row.away.filter(|away| *away < event.entries.len())?;
    let leader = |sides: [Exact; 2]| match sides[0].cmp(&sides[1]) {
        Ordering::Greater => Some([row.home, away]),
        Ordering::Less => Some([away, row.home]),
        Ordering::Equal => None,
    };
    let of_boards = || {
        let worked = scores.board_scoring()?;
        let found = worked.matches.iter().find(|found| found.at == row.at)?;
        let [home, away] = found.won;
        Some(if found.sides[0] == Some(row.home) { [home?, away?] } else { [away?, home?] })
    };
    let by_score = row.vps_imps_or_percentages().or_else(of_boards).and_then(leader);
    by_score.or_else(|| row.wins_by_result().and_then(leader))
}
