//! Play-offs between contestants with equal scores (WBU 4.5.9): they decide the
//! places, and nothing else.

use crate::model::{Cell, Event, Exact, Match};

/// The play-offs of an event, each as winner and loser.
pub fn of(event: &Event) -> Vec<(usize, usize)> {
    let played = event.matches.iter().filter(|row| row.note == Some("play-off"));
    played.filter_map(decided).collect()
}

/// How many of the play-offs against others of a group a contestant won.
pub fn won(play_offs: &[(usize, usize)], group: &[usize], entry: usize) -> usize {
    let within = play_offs.iter().filter(|(_, loser)| group.contains(loser));
    within.filter(|(winner, _)| *winner == entry).count()
}

/// Winner and loser of a match, by its scores, else by its result.
fn decided(row: &Match) -> Option<(usize, usize)> {
    let away = row.away?;
    let both = |cells: [Option<Cell<Exact>>; 2]| Some([cells[0]?.value, cells[1]?.value]);
    let scored = both(row.vps).or_else(|| both(row.imps)).or_else(|| both(row.percent));
    let home_won = match scored {
        Some([home, other]) if home != other => home > other,
        _ => match row.result? {
            "1-0" | "+--" => true,
            "0-1" | "--+" => false,
            _ => return None,
        },
    };
    Some(if home_won { (row.home, away) } else { (away, row.home) })
}
