//! The entry fee of a contestant, as part of `palmares explain`: what was due, paid and is owed, by
//! the entry desk of the engine.

use std::io::{self, Write};

use crate::cli::terminal::Terminal;
use engine::awards::ComputedEvent;
use engine::desk::desk_of;

/// Prints the fee and what is missing of it.
pub(super) fn print_fee(
    out: &mut Terminal,
    outcome: &ComputedEvent,
    index: usize,
) -> io::Result<()> {
    let desk = desk_of(&outcome.event).filter(|desk| desk.has_fees);
    let Some(desk) = desk else { return Ok(()) };
    let Some(own) = desk.rows.iter().find(|row| row.entry == index) else { return Ok(()) };
    let (due, paid) = (desk.shown(&own.due), desk.shown(&own.paid));
    let told = match own.overpaid().is_zero() {
        _ if !own.counts() => "cannot be read".to_string(),
        true => format!("{} to pay", desk.money(own.owes())),
        false => format!("{} too much", desk.money(own.overpaid())),
    };
    writeln!(out, "\nEntry fee\n  fee {due}, paid {paid}: {told}")
}
