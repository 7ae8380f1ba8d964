//! The places of an entry besides the one in its ranking: in groups, and of its players on their boards.

use std::io::{self, Write};

use crate::cli::terminal::Terminal;
use engine::awards::ComputedEvent;

/// Prints the places within groups.
pub(super) fn print_group_places(
    out: &mut Terminal,
    outcome: &ComputedEvent,
    index: usize,
) -> io::Result<()> {
    let own = outcome.groups.iter().filter(|group| group.standing_of_entry(index).is_some());
    let own: Vec<_> = own.collect();
    if !own.is_empty() {
        writeln!(out, "\nGroups")?;
    }
    for group in own {
        let members = group.standings.iter().zip(&group.reasons);
        for (standing, why) in members.filter(|(standing, _)| standing.entry == index) {
            let shared = if standing.tied > 1 { "=" } else { "" };
            let (place, of) = (standing.place, group.standings.len());
            let facts = [group.bounds.as_str(), why.as_str()];
            let facts: Vec<&str> = facts.into_iter().filter(|fact| !fact.is_empty()).collect();
            let facts =
                if facts.is_empty() { String::new() } else { format!(" ({})", facts.join("; ")) };
            writeln!(out, "  place {place}{shared} of {of} in {}{facts}", group.title)?;
        }
    }
    Ok(())
}

/// Prints the places of a team's players on their boards.
pub(super) fn print_board_places(
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
        let place = match own.figures.place {
            Some(place) => format!("place {place}"),
            None => "no place".to_string(),
        };
        writeln!(out, "  {name}: {place}. {}", own.figures.why)?;
    }
    Ok(())
}
