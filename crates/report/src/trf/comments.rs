//! Comments of a report: what was changed by hand, so that somebody who draws its rounds again knows
//! why they differ.

use model::{Event, StableSort};

/// A sentence for each pairing that is not as it was drawn, and for each withdrawal, by round.
pub(super) fn comments_of(event: &Event) -> Vec<String> {
    let mut told: Vec<(usize, String)> = Vec::new();
    for row in &event.matches {
        let Some(drawn) = row.drawn.as_ref().filter(|_| row.differs_from_draw(&event.entries))
        else {
            continue;
        };
        let round = row.round.clone().unwrap_or_default();
        let now = row.pairing_text(&event.entries);
        let text = format!("Round {round}: {now} was set by hand; the draw was {}", drawn.value);
        told.push((round.parse().unwrap_or(0), text));
    }
    for entry in event.entries.iter().filter(|entry| entry.withdrew()) {
        let after = entry.round_in_status().unwrap_or(0);
        let (label, title) = (&entry.label, entry.display_name());
        let text = match after {
            0 => format!("{label} {title} withdrew"),
            _ => format!("{label} {title} withdrew after round {after}"),
        };
        told.push((after, text));
    }
    told.arrange_by_key(|(round, _)| *round);
    told.into_iter().map(|(_, text)| text).collect()
}
