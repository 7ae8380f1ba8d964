//! Checks each answer of an event by itself: an impossible number of boards, an unknown movement.

use super::cells::CellReader;
use super::nearest::nearest_name;
use super::overlooked_content_problems;
use super::problems;
use engine::scoring::MAX_TOURNAMENT_ROUNDS;
use model::form::{FormColumn, Key};
use model::problem::ProblemDetail;
use model::{
    Event, EventKind, Exact, Format, Movement, SCHEVENINGEN_MOVEMENT, is_scheveningen_word,
};

/// Maximum boards of an event.
const MOST_BOARDS: i128 = 1_000;

/// Checks each answer of an event. One that is no answer to draw by is among its faults then.
pub(super) fn check_answers(event: &mut Event, reader: &mut CellReader<'_>) {
    let rounds = event.answers.number(Key::Rounds).and_then(|typed| impossible_rounds(typed.value));
    event.faults.extend(rounds.as_ref().map(|_| Key::Rounds));
    let movement = event.answer_text(Key::Movement).and_then(|text| undrawn_movement(event, text));
    event.faults.extend(movement.as_ref().map(|_| Key::Movement));
    let event = &*event;
    let mut report =
        |trouble: ProblemDetail, key| reader.problems.push(event.problem(trouble, key));
    rounds.into_iter().for_each(|trouble| report(trouble, Key::Rounds));
    movement.into_iter().for_each(|trouble| report(trouble, Key::Movement));
    if event.is_key_unanswered(Key::Format) {
        report(problems::MissingKey { key: Key::Format.definition().name }.into(), Key::Format);
    }
    match (event.date(), event.last_day()) {
        (Some(start), Some(end)) if end < start => {
            let trouble =
                problems::EndBeforeStart { start: start.to_string(), end: end.to_string() };
            report(trouble.into(), Key::EndDate);
        }
        (None, _) if event.is_key_unanswered(Key::Date) => {
            report(problems::NoDate.into(), Key::Date)
        }
        _ => {}
    }
    for key in [Key::Boards, Key::BoardsPerMatch] {
        let boards = event.answers.number(key);
        let impossible = boards.and_then(|boards| impossible_boards_problem(boards.value));
        impossible.into_iter().for_each(|trouble| report(trouble, key));
    }
    match event.typed_ranking_list_count() {
        Some(winners) if !event.contestant_kind().allows_ranking_list_count(winners) => {
            let format = event.format().map_or("", Format::word);
            report(problems::ImpossibleWinners { winners, format }.into(), Key::Winners);
        }
        None if event.contestant_kind() == EventKind::Pairs
            && event.format() != Some(Format::SwissPairs) =>
        {
            let unknown = event.answer_text(Key::Movement).and_then(unknown_movement);
            unknown.into_iter().for_each(|trouble| report(trouble, Key::Movement));
        }
        _ => {}
    }
}

/// A number of boards is whole, and not too large for an event.
pub(super) fn impossible_boards_problem(boards: Exact) -> Option<ProblemDetail> {
    let possible = boards.is_whole() && (1..=MOST_BOARDS).contains(&boards.numerator());
    (!possible).then(|| problems::ImpossibleBoards { text: boards.to_decimal() }.into())
}

/// A number of rounds is whole, and a draw has room for it.
fn impossible_rounds(rounds: Exact) -> Option<ProblemDetail> {
    let possible =
        rounds.is_whole() && (1..=MAX_TOURNAMENT_ROUNDS as i128).contains(&rounds.numerator());
    let trouble = || overlooked_content_problems::ImpossibleRounds {
        text: rounds.to_decimal(),
        most: MAX_TOURNAMENT_ROUNDS,
    };
    (!possible).then(|| trouble().into())
}

/// Reports an unknown movement: the number of ranking lists can depend on it.
fn unknown_movement(text: &str) -> Option<ProblemDetail> {
    let nearest = nearest_name(text, Movement::WORDS.iter().copied());
    let is_known = Movement::parse_lenient(text).is_some();
    (!is_known).then(|| problems::UnknownMovement { text: text.to_string(), nearest }.into())
}

/// Reports a movement by which no round can be drawn: it may be a slip of one that draws otherwise than a
/// Swiss.
fn undrawn_movement(event: &Event, text: &str) -> Option<ProblemDetail> {
    let other = if event.format() == Some(Format::Swiss) {
        SCHEVENINGEN_MOVEMENT
    } else {
        Movement::AllPlayAll.word()
    };
    let nearest = nearest_name(text, [Movement::Swiss.word(), other]);
    let typed = text.to_string();
    match event.format()? {
        Format::Swiss if !says_swiss(text) && !is_scheveningen_word(text) => {
            Some(overlooked_content_problems::MovementOfSwiss { text: typed, nearest }.into())
        }
        Format::ChessTeams if !says_swiss(text) && !event.is_all_play_all() => {
            Some(overlooked_content_problems::MovementOfChessTeams { text: typed, nearest }.into())
        }
        Format::SwissPairs | Format::SwissTeams if Movement::parse_lenient(text).is_none() => {
            Some(overlooked_content_problems::MovementOfBridge { text: typed, nearest }.into())
        }
        _ => None,
    }
}

/// Whether a movement is that of a Swiss, or none in particular.
fn says_swiss(text: &str) -> bool {
    matches!(Movement::parse_lenient(text), Some(Movement::Swiss | Movement::Other))
}
