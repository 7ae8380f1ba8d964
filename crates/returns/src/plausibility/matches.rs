//! Rows of the sheet `Matches` that look like typing errors.

use std::collections::{BTreeMap, BTreeSet};

use model::form::{Key, MatchColumn};
use model::problem::{Phrase, Problem, ProblemDetail, phrase};
use model::{Cell, CellAddress, Event, EventKind, Exact, HeaderRow, Match, Note, swap_digits};

use super::boards;
use super::keys::most_boards_of_match;
use super::outlier::{ComparableNumbers, MIN_NUMBERS_TO_COMPARE, absolute_value};
use super::problems;

/// Maximum plausible IMPs per board, even in a large win.
const IMPS_A_BOARD: u32 = 10;
/// Maximum IMPs on one board (Law 78B), which a short match can hold.
const IMPS_OF_A_SWING: u32 = 24;
/// Scores needed to know the usual sum.
const LEAST_SCORES: usize = 12;

/// Adds a warning for each doubtful row.
pub(super) fn check_match_rows(event: &Event, found: &mut Vec<Problem>) {
    tell_imps(event, found);
    tell_sums(event, phrase!("VPs"), |played| played.vps, found);
    tell_sums(event, phrase!("percentages"), |played| played.percent, found);
    tell_boards(event, found);
    tell_given_up(event, found);
    if let Some(columns) = &event.headings.matches
        && matches!(event.contestant_kind(), EventKind::Pairs | EventKind::Teams)
    {
        tell_rounds(event, columns, found);
        tell_byes(event, columns, found);
    }
}

/// The matches of each session and round.
type Rounds<'a> = BTreeMap<(Option<&'a str>, &'a str), Vec<&'a Match>>;

/// Reports the entry that plays two others in one round while another plays nobody: one of the two
/// cells names the wrong one.
fn tell_rounds(event: &Event, columns: &HeaderRow<MatchColumn>, found: &mut Vec<Problem>) {
    let mut rounds: Rounds<'_> = BTreeMap::new();
    let mut all: BTreeSet<usize> = BTreeSet::new();
    for played in event.matches.iter().filter(|played| played.at.sheet == columns.sheet) {
        all.extend([Some(played.home), played.away].into_iter().flatten());
        if let Some(round) = played.round.as_deref() {
            rounds.entry((played.session.as_deref(), round)).or_default().push(played);
        }
    }
    tell_other_round(event, columns, &rounds, found);
    for ((_, round), matches) in rounds {
        if matches.iter().any(|played| played.note == Some(Note::Triangular)) {
            continue;
        }
        let mut seats: BTreeMap<usize, Vec<(&Match, MatchColumn)>> = BTreeMap::new();
        for played in matches {
            seats.entry(played.home).or_default().push((played, MatchColumn::Home));
            if let Some(away) = played.away {
                seats.entry(away).or_default().push((played, MatchColumn::Away));
            }
        }
        let absent: Vec<usize> =
            all.iter().copied().filter(|entry| !seats.contains_key(entry)).collect();
        let others = |seats: &[(&Match, MatchColumn)]| {
            let other = |(played, column): &(&Match, MatchColumn)| match column {
                MatchColumn::Home => played.away,
                _ => Some(played.home),
            };
            seats.iter().map(other).collect::<BTreeSet<_>>().len()
        };
        let mut twice = seats.iter().filter(|(_, seats)| others(seats) > 1);
        let (Some((entry, seats)), None) = (twice.next(), twice.next()) else { continue };
        let ([(first, column), (second, other)], [absent, ..]) = (&seats[..], &absent[..]) else {
            continue;
        };
        let trouble = problems::TwoInRound {
            label: event.entries[*entry].label.clone(),
            round: round.to_string(),
            first: side_at(first, *column, columns).a1(),
            absent: event.entries[*absent].label.clone(),
        };
        found.push(Problem::new(trouble, side_at(second, *other, columns)));
    }
}

/// Reports the match in the round of which both sides play others too, and play nobody in one other
/// round.
fn tell_other_round(
    event: &Event,
    columns: &HeaderRow<MatchColumn>,
    rounds: &Rounds<'_>,
    found: &mut Vec<Problem>,
) {
    let plays = |matches: &[&Match], entry: usize| {
        let of = |played: &&&Match| played.home == entry || played.away == Some(entry);
        matches.iter().filter(of).count()
    };
    for (own, matches) in rounds {
        let both = matches.iter().filter_map(|played| Some((played, [played.home, played.away?])));
        let mut odd = both.filter(|(_, sides)| sides.iter().all(|side| plays(matches, *side) == 2));
        let (Some((played, sides)), None) = (odd.next(), odd.next()) else { continue };
        let mut free = rounds.iter().filter(|((session, _), others)| {
            *session == own.0 && sides.iter().all(|side| plays(others, *side) == 0)
        });
        let (Some(((_, meant), _)), None) = (free.next(), free.next()) else { continue };
        let trouble = problems::OtherRound {
            sides: sides.map(|side| event.entries[side].label.as_str()).join(" and "),
            round: own.1.to_string(),
            meant: (*meant).to_string(),
        };
        found.push(Problem::new(trouble, side_at(played, MatchColumn::Round, columns)));
    }
}

/// The cell of a side of a match.
fn side_at(played: &Match, side: MatchColumn, columns: &HeaderRow<MatchColumn>) -> CellAddress {
    CellAddress { column: columns.sheet_column(side).unwrap_or(played.at.column), ..played.at }
}

/// Reports a match with scores of two sides and the name of one: it counts as a bye.
fn tell_byes(event: &Event, columns: &HeaderRow<MatchColumn>, found: &mut Vec<Problem>) {
    let alone = event.matches.iter().filter(|played| {
        let scored =
            [&played.imps, &played.vps, &played.percent].into_iter().any(|of| of[1].is_some());
        played.at.sheet == columns.sheet && played.away.is_none() && played.note.is_none() && scored
    });
    for played in alone {
        let label = event.entries[played.home].label.clone();
        let at = side_at(played, MatchColumn::Away, columns);
        found.push(Problem::new(problems::OpponentMissing { label }, at));
    }
}

fn tell_imps(event: &Event, found: &mut Vec<Problem>) {
    let cells: Vec<(Option<Exact>, Cell<Exact>)> = event
        .matches
        .iter()
        .flat_map(|played| {
            let typed = played.boards.map(|cell| cell.value);
            let boards = typed.or(event.answers.number(Key::BoardsPerMatch).map(|cell| cell.value));
            played.imps.into_iter().flatten().map(move |cell| (boards, cell))
        })
        .collect();
    let negative = cells.iter().filter(|(_, cell)| cell.value < Exact::ZERO).count();
    let spread = (cells.len() >= LEAST_SCORES)
        .then(|| ComparableNumbers::new(cells.iter().map(|(_, cell)| cell.value)));
    let unbalanced = unbalanced(event);
    for (boards, cell) in &cells {
        let score = cell.value.to_decimal();
        let far = || spread.as_ref()?.unbounded_scale_outlier(cell.value);
        let over = boards.filter(|boards| {
            let most = *boards * Exact::whole(IMPS_A_BOARD) + Exact::whole(IMPS_OF_A_SWING);
            *boards > Exact::ZERO && absolute_value(cell.value) > most
        });
        let trouble: ProblemDetail = if let Some(boards) = over {
            problems::ScoreOverBoards { score, boards: boards.to_decimal() }.into()
        } else if let Some(far) = far() {
            let near = far.near.rounded(2).to_decimal();
            problems::ScoreOutOfLine { score: score.into(), times: far.times, near }.into()
        } else if cell.value < Exact::ZERO && negative == 1 && cells.len() > MIN_NUMBERS_TO_COMPARE
        {
            problems::LoneSign { score, others: cells.len() - 1, negative: false }.into()
        } else if unbalanced.contains(&cell.at) {
            problems::NegativeScore { score, unit: phrase!("what a side wins"), count: negative }
                .into()
        } else {
            continue;
        };
        found.push(Problem::new(trouble, cell.at));
    }
}

/// Negative IMPs that are not the opposite of the other side's. IMPs are given as gained, or as
/// the difference for both sides.
fn unbalanced(event: &Event) -> BTreeSet<CellAddress> {
    let both = event.matches.iter().filter(|played| played.note.is_none());
    let sides = both.filter_map(|played| Some([played.imps[0]?, played.imps[1]?]));
    let wrong = sides.filter(|[home, away]| home.value + away.value != Exact::ZERO);
    wrong.flatten().filter(|cell| cell.value < Exact::ZERO).map(|cell| cell.at).collect()
}

/// Reports matches whose sum differs from nearly all others, unless a note gives the reason.
fn tell_sums(
    event: &Event,
    what: Phrase,
    sides: impl Fn(&Match) -> [Option<Cell<Exact>>; 2],
    found: &mut Vec<Problem>,
) {
    let plain = event.matches.iter().filter(|played| played.note.is_none());
    let both: Vec<[Cell<Exact>; 2]> = plain
        .filter_map(|played| match sides(played) {
            [Some(home), Some(away)] => Some([home, away]),
            _ => None,
        })
        .collect();
    let sum = |pair: &[Cell<Exact>; 2]| (pair[0].value + pair[1].value).rounded(1);
    let Some(usual) = usual(both.iter().map(sum)) else { return };
    for pair in both.iter().filter(|pair| sum(pair) != usual) {
        let [home, away] = pair;
        let wrong = |side: &Cell<Exact>| side.value < Exact::ZERO || side.value > usual;
        let odd = if wrong(away) && !wrong(home) { away } else { home };
        let trouble = problems::SumOfMatch {
            what: what.clone(),
            sum: (home.value + away.value).to_decimal(),
            usual: usual.to_decimal(),
        };
        found.push(Problem::new(trouble, odd.at));
    }
}

/// Reports an impossible number of boards, or one far from the other matches.
fn tell_boards(event: &Event, found: &mut Vec<Problem>) {
    let cells: Vec<(Cell<Exact>, &Match)> =
        event.matches.iter().filter_map(|played| Some((played.boards?, played))).collect();
    let most = most_boards_of_match(event);
    let field = ComparableNumbers::new(cells.iter().map(|(cell, _)| cell.value));
    let usual = usual(cells.iter().map(|(cell, _)| cell.value));
    // A final may be longer, but not than the matches beside it.
    let beside = |played: &Match, boards: Exact| {
        let same =
            |other: &Match| (&other.session, &other.round) == (&played.session, &played.round);
        cells.iter().any(|(cell, other)| cell.value == boards && same(other))
    };
    for (cell, played) in &cells {
        let boards = cell.value.to_decimal();
        let trouble: ProblemDetail = if let Some(far) = field.unbounded_scale_outlier(cell.value) {
            problems::BoardsOfMatch { boards, near: far.near.to_decimal() }.into()
        } else if cell.value > Exact::whole(most) {
            problems::ManyBoards { boards, over: phrase!("1 match"), most: most.to_string() }.into()
        } else if let Some(usual) = usual.filter(|usual| {
            // Some matches are curtailed, by less than half; one that is longer is rare.
            let other = || boards::as_whole_number(*usual).and_then(swap_digits);
            let longer = cell.value > *usual && played.note.is_none() && beside(played, *usual);
            longer
                || cell.value + cell.value < *usual
                || cell.value > *usual * Exact::whole(3)
                || other().is_some_and(|other| cell.value == Exact::whole(other))
        }) {
            problems::BoardsOfMatch { boards, near: usual.to_decimal() }.into()
        } else {
            continue;
        };
        found.push(Problem::new(trouble, cell.at));
    }
}

/// Reports a match that a side conceded or forfeited and leads: the note may name the other side.
fn tell_given_up(event: &Event, found: &mut Vec<Problem>) {
    let columns = event.headings.matches.as_ref();
    for played in &event.matches {
        let Some((note, loser)) = played.note.and_then(|note| Some((note, note.losing_side()?)))
        else {
            continue;
        };
        let scores = [played.vps, played.imps, played.percent].into_iter();
        let lead = scores.filter_map(|[home, away]| Some([home?.value, away?.value])).next();
        let Some(lead) = lead.map(|sides| sides[loser] - sides[1 - loser]) else { continue };
        let withdrew = matches!(note, Note::WithdrawnHome | Note::WithdrawnAway);
        if lead <= Exact::ZERO || withdrew {
            continue;
        }
        let winner = [Some(played.home), played.away][loser];
        let Some(winner) = winner.and_then(|entry| event.entries.get(entry)) else { continue };
        let trouble = problems::NoteAgainstScore {
            note: note.word(),
            winner: winner.label.clone(),
            score: lead.to_decimal(),
        };
        let column = columns.and_then(|columns| columns.sheet_column(MatchColumn::Note));
        let at = CellAddress { column: column.unwrap_or(played.at.column), ..played.at };
        found.push(Problem::new(trouble, at));
    }
}

/// The value of at least three quarters of the numbers, if there are enough. A scale without a
/// constant sum has none.
fn usual(numbers: impl Iterator<Item = Exact>) -> Option<Exact> {
    let mut counts: BTreeMap<Exact, usize> = BTreeMap::new();
    numbers.for_each(|number| *counts.entry(number).or_default() += 1);
    let all: usize = counts.values().sum();
    let (usual, count) = counts.into_iter().max_by_key(|(_, count)| *count)?;
    (count >= MIN_NUMBERS_TO_COMPARE && count * 4 >= all * 3).then_some(usual)
}
