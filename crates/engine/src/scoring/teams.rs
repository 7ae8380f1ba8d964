//! Teams: the two rooms of a match compared, board by board (Law 78B).

use std::collections::BTreeMap;

use model::problem::{Problem, phrase};
use model::{BoardLineScore, Event, Exact, PlainOrWeightedScore};

use super::imps::imps_of_difference;
use super::plan::ScoringMethod;
use super::points::{BoardPoints, BoardPointsOfSides};
use super::problems;
use super::travellers::{ComparedWith, Traveller};

/// The value of a difference between the rooms, for the side that gained it.
fn worth(difference: Exact, method: ScoringMethod) -> Exact {
    match method {
        ScoringMethod::BoardAMatch => Exact::whole(match difference.cmp(&Exact::ZERO) {
            std::cmp::Ordering::Less => 0,
            std::cmp::Ordering::Equal => 1,
            std::cmp::Ordering::Greater => 2,
        }),
        _ => Exact::whole(imps_of_difference(difference)),
    }
}

/// The lines of a board by pair of teams and by round in lower case, because each round is a match of its
/// own.
fn meetings(
    event: &Event,
    traveller: &Traveller,
) -> BTreeMap<(usize, usize, Option<String>), Vec<usize>> {
    let mut meetings: BTreeMap<_, Vec<usize>> = BTreeMap::new();
    for (position, line) in traveller.lines.iter().enumerate() {
        let line = &event.boards[*line];
        let (one, other) = (line.north_south.first, line.east_west.first);
        let meeting =
            (one.min(other), one.max(other), line.round.as_deref().map(str::to_lowercase));
        meetings.entry(meeting).or_default().push(position);
    }
    meetings
}

/// The points of each line of a traveller. Both lines of a board show what the side gained or lost
/// on it; boards with artificial scores are skipped.
pub(super) fn score_between_rooms(
    event: &Event,
    traveller: &Traveller,
    method: ScoringMethod,
    problems: &mut Vec<Problem>,
) -> (ComparedWith, Vec<BoardPointsOfSides>) {
    let mut points: Vec<BoardPointsOfSides> = vec![[None, None]; traveller.lines.len()];
    for ((one, other, _), positions) in meetings(event, traveller) {
        let line = |position: usize| &event.boards[traveller.lines[position]];
        let real: Vec<usize> =
            positions.iter().copied().filter(|p| line(*p).has_real_score()).collect();
        match real[..] {
            [] => {}
            [first, second] if line(first).north_south != line(second).north_south => {
                let (home, away) = (&line(first).score, &line(second).score);
                let [here, there] = swing(home, away, method);
                let most = (method == ScoringMethod::BoardAMatch).then(|| Exact::whole(2));
                let point = |value| Some(BoardPoints { value, most, artificial: false });
                points[first] = [point(here), point(there)];
                points[second] = [point(there), point(here)];
            }
            // An artificial score in the other room stands for the board.
            _ if positions.len() > real.len() => {}
            _ => {
                let label = |entry: usize| event.entries[entry].label.clone();
                let sides = phrase!("{one} and {other}", one = label(one), other = label(other));
                let wrong = problems::OneRoom { board: traveller.board, sides };
                let at = line(positions[0]).at;
                problems.push(event.problem(wrong, at));
            }
        }
    }
    (ComparedWith::OtherRoom, points)
}

/// The gain of each team on a board, first of the one North-South in the first room: each adds its
/// own scores of both rooms.
fn swing(first: &BoardLineScore, second: &BoardLineScore, method: ScoringMethod) -> [Exact; 2] {
    let (
        BoardLineScore::Real { north_south: ours, east_west: theirs },
        BoardLineScore::Real { north_south: their_other, east_west: our_other },
    ) = (first, second)
    else {
        return [Exact::ZERO, Exact::ZERO];
    };
    [sum(ours, our_other, method), sum(theirs, their_other, method)]
}

/// The sum of a team's scores in both rooms, share by share.
fn sum(one: &PlainOrWeightedScore, other: &PlainOrWeightedScore, method: ScoringMethod) -> Exact {
    let mut total = Exact::ZERO;
    for (here, share) in one.scores_with_shares() {
        for (there, weight) in other.scores_with_shares() {
            let difference = Exact::whole(here) + Exact::whole(there);
            total = total + worth(difference, method) * share * weight;
        }
    }
    total
}
