//! What is typed for a draw and that the system of the draw does not use.

use super::listed::list_up_to_twelve;
use super::problems;
use crate::scoring::{ChessTournament, virtual_points};
use model::Event;
use model::form::{EntryColumn, FormColumn, Key};
use model::problem::{Problem, SentenceValue, phrase};

/// The problem of forbidden pairs, virtual points and acceleration that change nothing.
pub(super) fn unused_draw_settings_problem(
    event: &Event,
    tournament: &ChessTournament,
) -> Option<Problem> {
    let in_advance = tournament.table.set_in_advance;
    let given =
        event.entries.iter().find_map(|entry| entry.record.text(EntryColumn::VirtualPoints));
    let points = given.filter(|_| !virtual_points::uses_virtual_points(event)).map(|cell| cell.at);
    let pair = event.forbidden.first().filter(|_| in_advance).map(|pair| pair.at);
    let method = event.answers.get(Key::Acceleration).filter(|_| in_advance);
    let method = method.map(|_| event.answer_address(Key::Acceleration));
    let found = [
        (pair, SentenceValue::from(phrase!("the Forbidden sheet"))),
        (points, EntryColumn::VirtualPoints.definition().name.into()),
        (method, Key::Acceleration.definition().name.into()),
    ];
    let found = found.into_iter().filter_map(|(at, what)| Some((at?, what)));
    let (places, what): (Vec<_>, Vec<_>) = found.unzip();
    let why = match in_advance {
        true => phrase!("a table decides who meets whom"),
        false if event.is_of_chess_teams() => {
            phrase!("the draw of teams takes no points but those scored")
        }
        false => phrase!("its rule book gives points of its own"),
    };
    let at = *places.first()?;
    Some(event.problem(problems::UnusedInDraw { what: list_up_to_twelve(what), why }, at))
}
