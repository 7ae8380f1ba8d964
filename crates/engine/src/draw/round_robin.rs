//! Round robins by Berger tables (FIDE C.05, annex 1).
//!
//! Of 2h contestants the last meets 1, h + 1, 2, h + 2 … with alternating colours. The others of a
//! round are those whose numbers lie equally far before and after that opponent's in a ring of 2h -
//! 1. In a leg everybody meets everybody once; the next leg reverses the colours.

use super::{Draw, DrawError, DrawOutcome, Pairing};
use crate::scoring::MatchRounds;
use model::form::EntryColumn;
use model::{Basis, Entry, Event, StableSort};

/// The chapter of the handbook.
const CLAUSE: &str = "C.05 annex 1";

/// Rounds of a leg: one less than the contestants, an odd one rounded up.
pub fn rounds_per_leg(contestants: usize) -> usize {
    match contestants {
        0 | 1 => 0,
        _ => contestants + contestants % 2 - 1,
    }
}

/// The games of a round of the printed table, White first, by draw numbers from 1. With an odd
/// number of contestants the highest number of the table means a bye. Empty if there is no such
/// round.
pub fn berger_table_round(contestants: usize, round: usize) -> Vec<[usize; 2]> {
    if round == 0 || round > rounds_per_leg(contestants) {
        return Vec::new();
    }
    let half = contestants.div_ceil(2);
    let (last, ring) = (2 * half, 2 * half - 1);
    let middle = if round % 2 == 1 { round.div_ceil(2) } else { half + round / 2 };
    let around = |number: usize| (number + ring - 1) % ring + 1;
    let first = if round % 2 == 1 { [middle, last] } else { [last, middle] };
    let others = (1..half).map(|step| [around(middle + step), around(middle + ring - step)]);
    std::iter::once(first).chain(others).collect()
}

/// Draws a round, counted from 1, of a round robin of several legs; `order` holds positions by draw
/// number.
///
/// The last two rounds of a leg swap if another leg follows, so that nobody has one colour three
/// times in a row (recommended by the annex).
///
/// # Errors
///
/// If fewer than two are entered, or all rounds are over.
pub fn draw_round_robin_round(order: &[usize], round: usize, legs: usize) -> DrawOutcome {
    let of_leg = rounds_per_leg(order.len());
    if of_leg == 0 || round == 0 || round > of_leg * legs {
        return Err(DrawError::Nobody);
    }
    let (leg, nth) = ((round - 1) / of_leg, (round - 1) % of_leg + 1);
    let nth = match of_leg - nth {
        0 if leg + 1 < legs && of_leg > 1 => nth - 1,
        1 if leg + 1 < legs => nth + 1,
        _ => nth,
    };
    let reversed = leg % 2 == 1;
    let games = berger_table_round(order.len(), nth).into_iter().map(|[white, black]| {
        let [white, black] = if reversed { [black, white] } else { [white, black] };
        pairing(order, white, black)
    });
    let mut pairings: Vec<Pairing> = games.collect();
    pairings.arrange_by_key(|pairing| pairing.second.is_none());
    let mut ground = Basis::new();
    let players = order.len() + order.len() % 2;
    ground.add_cited_step(CLAUSE, format!("Berger table of {players}, round {nth}"));
    if legs > 1 {
        let colours = if reversed { ", colours reversed" } else { "" };
        ground.add_step(format!("leg {} of {legs}{colours}", leg + 1));
    }
    Ok(Draw { round, coloured: true, pairings, ground, ..Draw::default() })
}

/// The pairing of two draw numbers, one of which can mean a bye.
fn pairing(order: &[usize], white: usize, black: usize) -> Pairing {
    let mut basis = Basis::new();
    let at = |number: usize| order.get(number - 1).copied();
    match (at(white), at(black)) {
        (Some(first), Some(second)) => {
            basis.add_cited_step(CLAUSE, format!("draw numbers {white} and {black}"));
            Pairing { first, second: Some(second), table: None, basis }
        }
        (first, second) => {
            let (number, nobody) = if first.is_some() { (white, black) } else { (black, white) };
            let step = format!("draw number {number} meets {nobody}, which means a bye");
            basis.add_cited_step(CLAUSE, &step);
            Pairing {
                first: first.or(second).unwrap_or_default(),
                second: None,
                table: None,
                basis,
            }
        }
    }
}

/// The number in a fixed draw table.
pub fn entry_draw_number(entry: &Entry) -> Option<usize> {
    let number = entry.record.number(EntryColumn::DrawNumber)?.value;
    usize::try_from(number.floor()).ok().filter(|_| number.is_whole())
}

/// Replaces games against withdrawn contestants by byes, and moves byes to the end.
pub fn give_byes_for_withdrawn(event: &Event, course: &MatchRounds, draw: &mut Draw) {
    for pairing in &mut draw.pairings {
        let gone = |entry: usize| !course.there[entry];
        let Some(second) = pairing.second else { continue };
        let (stays, left) = match (gone(pairing.first), gone(second)) {
            (false, true) => (pairing.first, second),
            (true, false) => (second, pairing.first),
            _ => continue,
        };
        (pairing.first, pairing.second) = (stays, None);
        pairing.basis.add_step(format!("{} is absent: a bye", event.entries[left].label));
    }
    draw.pairings.retain(|pairing| course.there[pairing.first]);
    draw.pairings.arrange_by_key(|pairing| pairing.second.is_none());
}
