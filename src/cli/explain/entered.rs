//! What concerns the players and the entry itself: places on boards, the fee.

use std::io::{self, Write};

use crate::cli::terminal::Terminal;
use engine::awards::ComputedEvent;
use engine::desk::desk_of;
use engine::prizes::money;

/// Prints the places of a team's players on their boards.
pub(super) fn print_board_prizes(
    out: &mut Terminal,
    outcome: &ComputedEvent,
    index: usize,
) -> io::Result<()> {
    let own: Vec<_> = outcome.board_players.iter().filter(|own| own.entry == index).collect();
    if !own.is_empty() {
        writeln!(out, "\nBoard prizes")?;
    }
    for own in own {
        let name = &outcome.event.entries[index].players[own.player].name;
        let shared = |tied: u32| if tied > 1 { "=" } else { "" };
        let place = match own.figures.place {
            Some((place, tied)) => format!("place {place}{}", shared(tied)),
            None => "no place".to_string(),
        };
        writeln!(out, "  {name}: {place}. {}", own.figures.why)?;
    }
    Ok(())
}

/// Prints the fee and what is missing of it.
pub(super) fn print_fee(
    out: &mut Terminal,
    outcome: &ComputedEvent,
    index: usize,
) -> io::Result<()> {
    let desk = desk_of(&outcome.event);
    let Some(own) = desk.iter().flat_map(|desk| &desk.rows).find(|row| row.entry == index) else {
        return Ok(());
    };
    let (due, paid, open) = (money(own.due), money(own.paid), money(own.owes()));
    let told = match own.overpaid().is_zero() {
        true => format!("{open} to pay"),
        false => format!("{} too much", money(own.overpaid())),
    };
    writeln!(out, "\nEntry fee\n  fee {due}, paid {paid}: {told}")
}
