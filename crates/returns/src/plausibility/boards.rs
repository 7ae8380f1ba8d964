//! Boards of an event that do not fit what else the return says of them. Awards depend on them.

use std::collections::{BTreeMap, BTreeSet};

use model::form::Key;
use model::problem::{Phrase, Problem, phrase};
use model::swap_digits;
use model::{Cell, Event, EventKind, Exact, Format, Note, Unit};

use super::outlier::{MIN_NUMBERS_TO_COMPARE, absolute_value};
use super::problems::{BoardsOfAll, BoardsUnlikely};

/// Adds a warning if the boards do not fit the title, the matches, the scores or the other events.
pub(super) fn check_event_boards(event: &Event, events: &[Event], found: &mut Vec<Problem>) {
    // Each mini-match of a triangular match has a part of the boards.
    if event.matches.iter().any(|played| played.note == Some(Note::Triangular)) {
        return;
    }
    tell_each(event, found);
    let Some(typed) = event.answers.number(Key::Boards) else { return };
    let Some(boards) = as_whole_number(typed.value) else { return };
    // Those of a ladder are of all its games.
    let why = by_title(event, boards).or_else(|| {
        let of_one = !event.is_ladder();
        of_one.then(|| by_the_rest(event, boards, events)).flatten()
    });
    if let Some(why) = why {
        let boards = boards.to_string();
        found.push(Problem::new(BoardsUnlikely { boards, why }, typed.at));
    }
}

/// What the matches, the scores and the other events say against the boards.
fn by_the_rest(event: &Event, boards: u32, events: &[Event]) -> Option<Phrase> {
    by_matches(event, boards)
        .or_else(|| by_rounds(event, boards))
        .or_else(|| by_maximum(event, boards))
        .or_else(|| by_matchpoints(event, boards))
        .or_else(|| by_percentages(event, boards))
        .or_else(|| by_others(event, boards, events))
}

pub(super) fn as_whole_number(number: Exact) -> Option<u32> {
    let count = u32::try_from(number.numerator()).ok()?;
    (number.is_whole() && count > 0).then_some(count)
}

/// The title names a number of boards: `Tuesday Pairs, 24 boards`. It may be that of a session.
fn by_title(event: &Event, boards: u32) -> Option<Phrase> {
    let title = event.answer_text(Key::Title)?.to_lowercase();
    let words: Vec<&str> = title.split(|c: char| !c.is_alphanumeric()).collect();
    let named = words.windows(2).find_map(|two| {
        let number: u32 = two[0].parse().ok()?;
        ["board", "boards"].contains(&two[1]).then_some(number)
    })?;
    (named > 0 && !boards.is_multiple_of(named))
        .then(|| phrase!("the title says {named} boards", named))
}

/// Whether everybody plays a match in each round.
fn is_of_rounds(event: &Event) -> bool {
    use Format::{MultipleTeams, SwissPairs, SwissTeams};
    event.format().is_some_and(|format| [SwissPairs, SwissTeams, MultipleTeams].contains(&format))
}

/// Rounds and boards of a match make the boards of the event.
fn by_matches(event: &Event, boards: u32) -> Option<Phrase> {
    let of_match = event.answer_whole_number(Key::BoardsPerMatch).filter(|boards| *boards > 0)?;
    let rounds = event.answer_whole_number(Key::Rounds).filter(|rounds| *rounds > 0)?;
    let all = rounds.checked_mul(of_match)?;
    (is_of_rounds(event) && boards != all && boards > of_match)
        .then(|| phrase!("{rounds} rounds of {of_match} boards are {all}", rounds, of_match, all))
}

/// Each round has as many boards as the others.
fn by_rounds(event: &Event, boards: u32) -> Option<Phrase> {
    let rounds = event.answer_whole_number(Key::Rounds).filter(|rounds| *rounds > 1)?;
    let meant = swap_digits(boards)?;
    (!boards.is_multiple_of(rounds) && meant.is_multiple_of(rounds))
        .then(|| phrase!("{rounds} rounds have as many boards each with {meant}", rounds, meant))
}

/// The most matchpoints on a board: two for each other table.
fn most_on_a_board(event: &Event) -> u32 {
    let tables = u32::try_from(event.entries.len() / 2).unwrap_or(u32::MAX);
    tables.saturating_sub(1).saturating_mul(2)
}

/// A maximum is a whole number of matchpoints a board.
fn by_maximum(event: &Event, boards: u32) -> Option<Phrase> {
    let mut most = event.results.iter().map(|result| result.max.map(|max| max.value));
    let first = most.next()??;
    let max = as_whole_number(first).filter(|_| most.all(|other| other == Some(first)))?;
    let meant = swap_digits(boards)?;
    let fits = |boards: u32| {
        max.is_multiple_of(boards) && (1..=most_on_a_board(event)).contains(&(max / boards))
    };
    (event.contestant_kind() == EventKind::Pairs && !fits(boards) && fits(meant))
        .then(|| phrase!("a maximum of {max} is a whole number per board with {meant}", max, meant))
}

/// The matchpoints of a whole field average half of the most on a board, which is one or two for each
/// other table.
fn by_matchpoints(event: &Event, boards: u32) -> Option<Phrase> {
    let all =
        event.results.len() == event.entries.len() && event.results.len() >= MIN_NUMBERS_TO_COMPARE;
    let plain = event.results.iter().all(|result| result.session.is_none() && result.max.is_none());
    // Under `Score` stand percentages too.
    let said = event.headings.score_unit == Some(Unit::Matchpoints)
        || !event.is_key_unanswered(Key::Scoring);
    let pairs =
        event.score_unit() == Unit::Matchpoints && event.contestant_kind() == EventKind::Pairs;
    if !said || !pairs || !all || !plain {
        return None;
    }
    let meant = swap_digits(boards)?;
    let sum: Exact = event.results.iter().filter_map(|result| Some(result.score?.value)).sum();
    let average = sum.checked_div(Exact::whole(event.results.len() as i128))?;
    let most = most_on_a_board(event);
    let tops = |boards: u32| (average * Exact::whole(2)).checked_div(Exact::whole(boards));
    // Artificial scores move the average by less than a hundredth.
    let near = |boards: u32, top: u32| {
        tops(boards).is_some_and(|own| {
            absolute_value(own - Exact::whole(top)) * Exact::whole(100) < Exact::whole(top)
        })
    };
    let possible = (1..=most).any(|top| near(boards, top));
    let meant_fits = near(meant, most) || near(meant, most / 2);
    (!possible && meant_fits).then(|| phrase!("the matchpoints fit {meant} boards", meant))
}

/// Percentages with decimals are whole matchpoints of the most that the boards allow. Where all of
/// them are so with other boards, and not with these, the others are meant.
fn by_percentages(event: &Event, boards: u32) -> Option<Phrase> {
    const LEAST: usize = 6;
    let plain = event.results.iter().all(|result| result.session.is_none() && result.max.is_none());
    let scores: Vec<Exact> =
        event.results.iter().filter_map(|result| Some(result.score?.value)).collect();
    let decimals = scores.iter().filter(|score| !score.is_whole()).count();
    let pairs = event.score_unit() == Unit::Percent && event.contestant_kind() == EventKind::Pairs;
    if !pairs || !plain || decimals < LEAST {
        return None;
    }
    let meant = swap_digits(boards)?;
    let fits = |boards: u32| {
        let most = Exact::whole(boards) * Exact::whole(most_on_a_board(event)) / 100;
        // Percentages are rounded to hundredths. Of many points on many boards, any would fit.
        let dust = most / 100;
        let coarse = dust * Exact::whole(8) < Exact::whole(1);
        coarse
            && scores.iter().all(|score| {
                let points = *score * most;
                absolute_value(points - points.rounded(0)) <= dust
            })
    };
    (!fits(boards) && fits(meant)).then(|| phrase!("the percentages fit {meant} boards", meant))
}

/// The other events of the return and format all have the boards with the two figures exchanged.
fn by_others(event: &Event, boards: u32, events: &[Event]) -> Option<Phrase> {
    let meant = swap_digits(boards)?;
    let others = events.iter().filter(|other| other.id != event.id);
    let mut others = others.filter(|other| other.format() == event.format()).peekable();
    let count = others.clone().count();
    let alike = others.all(|other| {
        other.answers.number(Key::Boards).is_some_and(|own| own.value == Exact::whole(meant))
    });
    (count > 2 && alike)
        .then(|| phrase!("the {count} other events of this kind have {meant}", count, meant))
}

/// Reports the boards beside the matches where all are the same and do not fit those of the event.
fn tell_each(event: &Event, found: &mut Vec<Problem>) {
    let typed: Vec<Cell<Exact>> = event.matches.iter().filter_map(|played| played.boards).collect();
    let [first, ..] = &typed[..] else { return };
    if !is_of_rounds(event) || typed.iter().any(|cell| cell.value != first.value) {
        return;
    }
    let rounds: BTreeSet<Option<&str>> =
        event.matches.iter().map(|played| played.round.as_deref()).collect();
    let mut played: BTreeMap<usize, u32> = BTreeMap::new();
    for one in &event.matches {
        [Some(one.home), one.away].into_iter().flatten().for_each(|entry| {
            *played.entry(entry).or_default() += 1;
        });
    }
    let each = event.answer_whole_number(Key::BoardsPerMatch).filter(|boards| *boards > 0);
    let all = event.answer_whole_number(Key::Boards).filter(|boards| *boards > 0);
    let least = played.values().min().copied().unwrap_or_default();
    let rounds = u32::try_from(rounds.len()).unwrap_or(u32::MAX).min(least);
    let boards = first.value.to_decimal();
    let why = match (each, all) {
        (Some(each), _) if first.value != Exact::whole(each) => {
            phrase!("Boards per match says {each}", each)
        }
        (None, Some(all)) if first.value * Exact::whole(rounds) > Exact::whole(all) => {
            phrase!("{rounds} rounds of them are more than the {all} of the event", rounds, all)
        }
        _ => return,
    };
    found.push(Problem::new(BoardsOfAll { boards, why }, first.at));
}
