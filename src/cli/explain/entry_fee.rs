//! The entry fee of a contestant, as part of `palmares explain`: what was due, paid and is owed, by
//! the entry desk of the engine.

use std::io::{self, Write};

use crate::cli::terminal::Terminal;
use engine::awards::ComputedEvent;
use engine::entry_desk::entry_desk_of_event;

/// Prints the fee and what is missing of it.
pub(super) fn print_entry_fee(
    out: &mut Terminal,
    outcome: &ComputedEvent,
    index: usize,
) -> io::Result<()> {
    let desk = entry_desk_of_event(&outcome.event).filter(|desk| desk.has_fees);
    let Some(desk) = desk else { return Ok(()) };
    let Some(own) = desk.rows.iter().find(|row| row.entry == index) else { return Ok(()) };
    let (due, paid) = (desk.typed_amount_text(&own.due), desk.typed_amount_text(&own.paid));
    let told = match own.amount_overpaid().is_zero() {
        _ if !own.counts_in_sums() => "cannot be read".to_string(),
        true => format!("{} to pay", desk.sum_with_currency(own.amount_owed())),
        false => format!("{} too much", desk.sum_with_currency(own.amount_overpaid())),
    };
    writeln!(out, "\nEntry fee\n  fee {due}, paid {paid}: {told}")
}
