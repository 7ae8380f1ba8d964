//! The carry-over of Butler finalists from their Preliminary Stage (19).
//!
//! In the Open it depends on the place in the own field; for Women and Seniors, on victory points
//! between first and tenth place. House pairs and pairs that do not contend take no place; pairs
//! that withdrew at the end keep theirs. From below tenth place, nothing is carried (19.3).

use super::problems;
use crate::engine::awards::competition::Competition;
use crate::engine::awards::placings::{Placing, Placings};
use crate::engine::awards::problems::{CarryMissing, CarryUnknown};
use crate::engine::scoring::Carried;
use crate::model::form::Key;
use crate::model::{Basis, Event, Exact, Unit};
use crate::packs::abf_anc_2018::figures::{CarryOver, Regulations};
use crate::problem::{Problem, Trouble};

/// The carry-over of a final's contestants; `None` for any other event, or if the stage before
/// is unknown.
pub fn carried(
    regulations: &'static Regulations,
    event: &Event,
    competition: &Competition,
    problems: &mut Vec<Problem>,
) -> Option<Carried> {
    let rule = event.text(Key::CarryOver)?;
    let table = &regulations.carry_over;
    let mut tell = |trouble: Trouble, at| {
        problems.push(event.problem(trouble, at));
    };
    let stages = competition.carried_from(event);
    let stages: Vec<&Placings> = stages.iter().filter_map(|stage| stage.placings()).collect();
    if stages.is_empty() {
        let key =
            if event.unanswered(Key::CarryOverFrom) { Key::Qualifier } else { Key::CarryOverFrom };
        let id = event.text(Key::CarryOverFrom).unwrap_or("under Qualifier").to_string();
        tell(CarryUnknown { id }.into(), event.place_of(key));
        return None;
    }
    let lists: Vec<Vec<&Placing>> = stages
        .iter()
        .flat_map(|stage| &stage.lists)
        .map(|list| list.iter().filter(|placing| placing.takes_place).collect())
        .collect();
    let without_place = |known: &str| {
        let all = stages.iter().flat_map(|stage| stage.all());
        all.filter(|placing| !placing.house).any(|placing| placing.known_by == known)
    };
    let (mut of_entry, mut basis) = (Vec::new(), Vec::new());
    let mut told = false;
    for entry in &event.entries {
        let known = entry.known_by();
        let found = lists.iter().find_map(|list| {
            let at = list.iter().position(|placing| placing.known_by == known)?;
            Some((list, at))
        });
        if found.is_none() && without_place(&known) {
            let mut why = Basis::new();
            let step = "left inside the Preliminary Stage or does not contend: no place, nothing";
            why.because(&table.outside_clause, step);
            of_entry.push(Some((Exact::ZERO, None)));
            basis.push(Some(why));
            continue;
        }
        let Some((list, at)) = found else {
            if !entry.is_house() {
                let id = competition.own.qualifiers.join(", ");
                let label = entry.label.clone();
                tell(CarryMissing { label, id }.into(), entry.at);
            }
            of_entry.push(None);
            basis.push(None);
            continue;
        };
        let brought = match rule {
            "abf 19.1" => Ok(by_place(table, list, at)),
            _ => by_victory_points(table, list, at),
        };
        let (amount, why) = brought.unwrap_or_else(|wrong| {
            if !told {
                told = true;
                tell(wrong, event.place_of(Key::CarryOver));
            }
            (Exact::ZERO, Basis::new())
        });
        of_entry.push(Some((amount, None)));
        basis.push(Some(why).filter(|why| !why.is_empty()));
    }
    let title = format!("carried from {}", competition.own.qualifiers.join(", "));
    Some(Carried { title, unit: Unit::Vps, of_entry, basis })
}

/// The place among those who take one: the number ranked better, plus one.
fn place_of(list: &[&Placing], at: usize) -> usize {
    list.iter().position(|placing| placing.place == list[at].place).unwrap_or(at) + 1
}

fn field_of(placing: &Placing) -> String {
    placing.direction.map_or(String::new(), |direction| format!(" of {}", direction.title()))
}

/// 19.1: by place in the own field.
fn by_place(table: &'static CarryOver, list: &[&Placing], at: usize) -> (Exact, Basis) {
    let place = place_of(list, at);
    let field = field_of(list[at]);
    let mut basis = Basis::new();
    match table.by_place.get(place - 1) {
        Some(amount) => {
            let step = format!("place {place}{field} in the Preliminary Stage brings {amount} VPs");
            basis.because(&table.by_place_clause, &step);
            (*amount, basis)
        }
        None => (Exact::ZERO, outside(table, place, &field)),
    }
}

fn outside(table: &'static CarryOver, place: usize, field: &str) -> Basis {
    let mut basis = Basis::new();
    let step = format!("place {place}{field} is outside the first {}: nothing", table.last);
    basis.because(&table.outside_clause, &step);
    basis
}

/// 19.2: `1 + 6 (z - y) / (x - y)`, to two decimals.
fn by_victory_points(
    table: &'static CarryOver,
    list: &[&Placing],
    at: usize,
) -> Result<(Exact, Basis), Trouble> {
    let clause = &table.by_vps_clause;
    let (Some(first), Some(last)) = (list.first(), list.get(table.last - 1)) else {
        let (pairs, clause) = (list.len(), clause.clone());
        return Err(problems::CarryFewPairs { pairs, last: table.last, clause }.into());
    };
    let place = place_of(list, at);
    if place > table.last {
        return Ok((Exact::ZERO, outside(table, place, "")));
    }
    let (x, y, z) = (first.score, last.score, list[at].score);
    let Some(share) = (z - y).checked_div(x - y) else {
        let (score, clause) = (x.shown(), clause.clone());
        return Err(problems::CarryLevel { score, last: table.last, clause }.into());
    };
    let amount = (table.least + table.range * share).rounded(2);
    let mut basis = Basis::new();
    let step = format!(
        "place {place} in the Preliminary Stage brings {} + {} x (z - y) / (x - y) = {} VPs with x = {}, y = {}, z = {}",
        table.least,
        table.range,
        amount.to_fixed(2),
        x.shown(),
        y.shown(),
        z.shown()
    );
    basis.because(clause, &step);
    Ok((amount, basis))
}
