//! What is typed for a draw and that the system of the draw does not use.

use super::listed::listed;
use super::problems;
use crate::scoring::{Tournament, virtual_points};
use model::Event;
use model::form::{EntryColumn, FormColumn, Key};
use model::problem::{Blank, Problem, phrase};

/// The problem of forbidden pairs, virtual points and acceleration that change nothing.
pub(super) fn unused(event: &Event, tournament: &Tournament) -> Option<Problem> {
    let in_advance = tournament.table.set_in_advance;
    let given =
        event.entries.iter().find_map(|entry| entry.record.text(EntryColumn::VirtualPoints));
    let points = given.filter(|_| !virtual_points::are_used(event)).map(|cell| cell.at);
    let pair = event.forbidden.first().filter(|_| in_advance).map(|pair| pair.at);
    let method = event.answers.get(Key::Acceleration).filter(|_| in_advance);
    let method = method.map(|_| event.answer_address(Key::Acceleration));
    let found = [
        (pair, Blank::from(phrase!("the Forbidden sheet"))),
        (points, EntryColumn::VirtualPoints.column().name.into()),
        (method, Key::Acceleration.column().name.into()),
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
    Some(event.problem(problems::UnusedInDraw { what: listed(what), why }, at))
}
