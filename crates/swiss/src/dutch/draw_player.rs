//! Pairing cards: a player's data for the draw, made of the crosstable before each round: score,
//! colour preference and its strength (1.7), floats, right to a bye. Nothing else of the past is
//! asked for.

use super::criteria::c2;
use super::floats::{PlayerFloat, float_rounds_ago};
use crate::crosstable::{Colour, Crosstable, GamePoints, RoundResult};

/// The strength of a colour preference (C.04.3, 1.7), weakest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum PreferenceStrength {
    /// No game was played yet.
    Nothing,
    /// As many games with White as with Black: the opposite of the last colour is preferred.
    Mild,
    /// One game more with the other colour.
    Strong,
    /// Two games more with the other colour, or two in a row.
    Absolute,
}

impl PreferenceStrength {
    /// In words, before `preference`.
    pub(super) fn title(self) -> &'static str {
        match self {
            PreferenceStrength::Nothing => "no",
            PreferenceStrength::Mild => "mild",
            PreferenceStrength::Strong => "strong",
            PreferenceStrength::Absolute => "absolute",
        }
    }
}

/// A player to be drawn.
#[derive(Clone, Debug)]
pub(super) struct DrawPlayer {
    /// The position in the crosstable.
    pub position: usize,
    /// The pairing number among all who ever took part, for odd and even in 5.2.5.
    pub number: u32,
    /// The points for the draw.
    pub score: GamePoints,
    /// The colour that the player should get, if any (C.04.3, 1.7).
    pub preference: Option<Colour>,
    pub strength: PreferenceStrength,
    /// Games with White minus games with Black (1.6).
    pub difference: i32,
    /// The colour of the last two games, if the same.
    pub twice: Option<Colour>,
    /// Floats one and two rounds before.
    pub floats: [PlayerFloat; 2],
    /// Whether the player can have the allocated bye (C2).
    pub may_have_bye: bool,
    /// Rounds without a game (C9).
    pub unplayed: i64,
    /// Whether the player has more than half of the points and the last round is drawn (1.8).
    pub topscorer: bool,
    /// The colours of the games played, first to last.
    pub colours: Vec<Colour>,
}

impl DrawPlayer {
    /// Whether the colour difference is above 1, so that the same colour again exceeds 2.
    pub(super) fn has_large_colour_difference(&self) -> bool {
        self.difference.abs() > 1
    }

    /// Whether both prefer the same colour.
    pub(super) fn prefers_same_colour(&self, other: &DrawPlayer) -> bool {
        self.preference.is_some() && self.preference == other.preference
    }
}

/// The cards of all players to be drawn, by score and number (1.2).
pub(super) fn players_to_draw(table: &Crosstable) -> Vec<DrawPlayer> {
    let took_part = |index: &usize| {
        table.is_in_next_draw(*index)
            || table.contestants[*index]
                .round_results
                .iter()
                .any(|round_result| round_result.was_paired())
    };
    let known = (0..table.contestants.len()).filter(took_part);
    let mut cards: Vec<DrawPlayer> = known
        .zip(1u32..)
        .filter(|(index, _)| table.is_in_next_draw(*index))
        .map(|(index, number)| card(table, index, number))
        .collect();
    cards.sort_by(|a, b| b.score.cmp(&a.score).then(a.number.cmp(&b.number)));
    cards
}

fn card(table: &Crosstable, position: usize, number: u32) -> DrawPlayer {
    let round_results = &table.contestants[position].round_results;
    let colours: Vec<Colour> = round_results
        .iter()
        .filter_map(|round_result| match round_result {
            RoundResult::Game { colour, .. } => Some(*colour),
            _ => None,
        })
        .collect();
    let white = colours.iter().filter(|colour| **colour == Colour::White).count() as i32;
    let difference = 2 * white - colours.len() as i32;
    let last = colours.last().copied();
    let twice = last.filter(|last| colours.len() > 1 && colours[colours.len() - 2] == *last);
    let (preference, strength) = preference(difference, last, twice);
    let score = table.pairing_points(position, table.played);
    DrawPlayer {
        position,
        number,
        score,
        preference,
        strength,
        difference,
        twice,
        floats: [1, 2].map(|back| float_rounds_ago(table, position, back)),
        may_have_bye: c2::may_have_allocated_bye(table, position),
        unplayed: round_results.len() as i64 - colours.len() as i64,
        topscorer: is_last_round(table) && is_topscore(table, score),
        colours,
    }
}

/// The colour preference (1.7).
fn preference(
    difference: i32,
    last: Option<Colour>,
    twice: Option<Colour>,
) -> (Option<Colour>, PreferenceStrength) {
    let less = |difference: i32| if difference > 0 { Colour::Black } else { Colour::White };
    match (difference, twice, last) {
        (2.. | ..=-2, _, _) => (Some(less(difference)), PreferenceStrength::Absolute),
        (_, Some(twice), _) => (Some(twice.other()), PreferenceStrength::Absolute),
        (1 | -1, _, _) => (Some(less(difference)), PreferenceStrength::Strong),
        (_, _, Some(last)) => (Some(last.other()), PreferenceStrength::Mild),
        (_, _, None) => (None, PreferenceStrength::Nothing),
    }
}

/// Whether the round to be drawn is the last one planned.
fn is_last_round(table: &Crosstable) -> bool {
    table.rounds.is_some_and(|rounds| table.played + 1 >= rounds)
}

fn is_topscore(table: &Crosstable, score: GamePoints) -> bool {
    i64::from(score.0) * 2 > i64::from(table.points.max_points().0) * table.played as i64
}

#[cfg(test)]
mod tests {
    use super::*;
    use Colour::{Black, White};

    /// Games played, then the preference of 1.7.1 to 1.7.4.
    #[test]
    fn a_preference_follows_from_the_colours_of_the_games() {
        let cases = [
            ("", None, PreferenceStrength::Nothing),
            ("W", Some(Black), PreferenceStrength::Strong),
            ("WB", Some(White), PreferenceStrength::Mild),
            ("WBW", Some(Black), PreferenceStrength::Strong),
            ("WBB", Some(White), PreferenceStrength::Absolute),
            ("WWBB", Some(White), PreferenceStrength::Absolute),
            ("BBWB", Some(White), PreferenceStrength::Absolute),
            ("WWBWB", Some(Black), PreferenceStrength::Strong),
        ];
        for (games, colour, strength) in cases {
            let colours: Vec<Colour> =
                games.chars().map(|c| if c == 'W' { White } else { Black }).collect();
            let white = colours.iter().filter(|colour| **colour == White).count() as i32;
            let last = colours.last().copied();
            let twice =
                last.filter(|last| colours.len() > 1 && colours[colours.len() - 2] == *last);
            let found = preference(2 * white - colours.len() as i32, last, twice);
            assert_eq!(found, (colour, strength), "{games}");
        }
    }
}
