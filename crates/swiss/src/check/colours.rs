//! The colours that two opponents should have (C.04.3, 1.6, 1.7 and 5.2), from their games only.

use std::cmp::Ordering;

use crate::crosstable::{Colour, Contestant, Crosstable, GamePoints, RoundResult};

/// The strength of a colour preference (C.04.3, 1.7), weakest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Strength {
    /// The last game was with the other colour.
    Mild,
    /// One game more was with the other colour.
    Strong,
    /// Two games more were with the other colour, or the last two were.
    Absolute,
}

/// The colour history of a player.
#[derive(Clone, Debug)]
pub(super) struct ColourHistory {
    /// The colours of the games played, in order. Unplayed rounds count as if they preceded them
    /// (C.04.2, 3.4).
    colours: Vec<Colour>,
    /// Games with White minus games with Black.
    difference: i32,
    preference: Option<(Strength, Colour)>,
}

impl ColourHistory {
    /// The games of a player.
    pub(super) fn from_contestant(contestant: &Contestant) -> ColourHistory {
        let colours: Vec<Colour> = contestant
            .round_results
            .iter()
            .filter_map(|round_result| match round_result {
                RoundResult::Game { colour, .. } => Some(*colour),
                _ => None,
            })
            .collect();
        let difference = colours.iter().map(|colour| step(*colour)).sum();
        let preference = preferred(&colours, difference);
        ColourHistory { colours, difference, preference }
    }

    /// The absolute colour preference, if any (C.04.3, 1.7.1).
    pub(super) fn absolute_preference(&self) -> Option<Colour> {
        match self.preference {
            Some((Strength::Absolute, colour)) => Some(colour),
            _ => None,
        }
    }

    /// Whether another game with a colour is the third in a row (C.04.1, 7).
    pub(super) fn would_be_third_in_row(&self, colour: Colour) -> bool {
        self.colours.ends_with(&[colour, colour])
    }

    /// The colour difference after another game with a colour (C.04.1, 6).
    pub(super) fn difference_after_game(&self, colour: Colour) -> i32 {
        self.difference + step(colour)
    }
}

/// What a game adds to the colour difference.
fn step(colour: Colour) -> i32 {
    match colour {
        Colour::White => 1,
        Colour::Black => -1,
    }
}

fn preferred(colours: &[Colour], difference: i32) -> Option<(Strength, Colour)> {
    let last = *colours.last()?;
    let balancing = if difference > 0 { Colour::Black } else { Colour::White };
    Some(match difference.abs() {
        2.. => (Strength::Absolute, balancing),
        _ if colours.ends_with(&[last, last]) => (Strength::Absolute, last.other()),
        1 => (Strength::Strong, balancing),
        _ => (Strength::Mild, last.other()),
    })
}

/// The colour due to the first of two opponents, with its rule; `None` if only an unknown lot
/// decides.
pub(super) fn due_colour(
    table: &Crosstable,
    histories: [&ColourHistory; 2],
    pair: [usize; 2],
) -> Option<(Colour, &'static str)> {
    let [one, other] = histories;
    let (colour, clause) = match (one.preference, other.preference) {
        (Some((_, a)), Some((_, b))) if a == b => return Some(contested(table, histories, pair)),
        (Some((_, colour)), _) => (colour, "5.2.1"),
        (None, Some((_, colour))) => (colour.other(), "5.2.1"),
        (None, None) => {
            let first_is_higher = higher(table, pair) == pair[0];
            let odd = number_in_order(table, higher(table, pair)) % 2 == 1;
            let lot = table.initial_colour?;
            let of_higher = if odd { lot } else { lot.other() };
            (if first_is_higher { of_higher } else { of_higher.other() }, "5.2.5")
        }
    };
    Some((colour, clause))
}

/// The colour of the first if both prefer the same one.
fn contested(
    table: &Crosstable,
    histories: [&ColourHistory; 2],
    pair: [usize; 2],
) -> (Colour, &'static str) {
    let [one, other] = histories;
    let wanted = one.preference.map_or(Colour::White, |(_, colour)| colour);
    let strength = |history: &ColourHistory| history.preference.map(|(strength, _)| strength);
    let both_absolute = [one, other].iter().all(|history| history.absolute_preference().is_some());
    let wider = match both_absolute {
        true => one.difference.abs().cmp(&other.difference.abs()),
        false => Ordering::Equal,
    };
    match strength(one).cmp(&strength(other)).then(wider) {
        Ordering::Greater => return (wanted, "5.2.2"),
        Ordering::Less => return (wanted.other(), "5.2.2"),
        Ordering::Equal => {}
    }
    let apart = one.colours.iter().rev().zip(other.colours.iter().rev()).find(|(a, b)| a != b);
    match apart {
        Some((last, _)) => (last.other(), "5.2.3"),
        None if higher(table, pair) == pair[0] => (wanted, "5.2.4"),
        None => (wanted.other(), "5.2.4"),
    }
}

/// The pairing number among players drawn so far or now. Players never drawn are late entries, and
/// have no number yet (C.04.2, 2.4).
fn number_in_order(table: &Crosstable, player: usize) -> usize {
    let drawn = |position: usize| {
        let round_results = table.contestants[position].round_results.iter().take(table.played);
        table.is_in_next_draw(position)
            || round_results.into_iter().any(|round_result| {
                matches!(
                    round_result,
                    RoundResult::Game { .. }
                        | RoundResult::Forfeit { opponent: Some(_), .. }
                        | RoundResult::AllocatedBye
                )
            })
    };
    let own = table.contestants[player].number;
    let before = (0..table.contestants.len())
        .filter(|position| table.contestants[*position].number < own && drawn(*position));
    before.count() + 1
}

/// The higher ranked of two (C.04.3, 1.2): by score, then pairing number.
fn higher(table: &Crosstable, pair: [usize; 2]) -> usize {
    let rank = |player: usize| {
        let GamePoints(points) = table.pairing_points(player, table.played);
        (-points, table.contestants[player].number)
    };
    if rank(pair[0]) <= rank(pair[1]) { pair[0] } else { pair[1] }
}
