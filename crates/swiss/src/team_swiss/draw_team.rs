//! What the draw knows of a team: scores, colours and preference (C.04.6, Article 1).

use crate::crosstable::{
    Colour, Contestant, Crosstable, GamePoints, PlayerGameResult, RoundResult,
};

/// Which colour preferences teams have (1.7).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum TeamColourPreferences {
    /// Type A: one strength. The default.
    #[default]
    Simple,
    /// Type B: strong and mild preferences.
    Graded,
    /// None.
    Without,
}

impl TeamColourPreferences {
    /// In words.
    pub(super) fn title(self) -> &'static str {
        match self {
            TeamColourPreferences::Simple => "colour preferences of type A",
            TeamColourPreferences::Graded => "colour preferences of type B",
            TeamColourPreferences::Without => "without colour preferences",
        }
    }
}

/// A preference for a colour.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct ColourPreference {
    pub colour: Colour,
    /// Every preference of type A is strong.
    pub strong: bool,
}

/// A team to be drawn.
#[derive(Debug)]
pub(super) struct DrawTeam {
    /// The position in the crosstable.
    pub position: usize,
    /// The pairing number (1.1).
    pub number: u32,
    /// The number among those who have arrived, whose parity gives the initial colour (4.3.1).
    pub arrived: u32,
    /// The primary score: match points, with those of an acceleration.
    pub score: GamePoints,
    /// The secondary score: game points.
    pub games: GamePoints,
    /// The colours of the matches played, in order (1.6.1).
    pub colours: Vec<Colour>,
    pub preference: Option<ColourPreference>,
    /// The teams met, as positions.
    pub met: Vec<usize>,
    /// Whether the team met another score in the previous round (1.5).
    pub floated: bool,
    /// Whether it can have the bye (C2).
    pub may_have_bye: bool,
}

impl DrawTeam {
    /// Matches with White less those with Black (1.6.2).
    pub(super) fn colour_difference(&self) -> i32 {
        difference(&self.colours)
    }
}

/// The teams of the next round in the order of their numbers.
pub(super) fn teams_to_draw(
    table: &Crosstable,
    preferences: TeamColourPreferences,
) -> Vec<DrawTeam> {
    let places = table.initial_order_places();
    let is_last = table.rounds == Some(table.played + 1);
    let mut cards: Vec<DrawTeam> = table
        .next_draw_contestants()
        .into_iter()
        .map(|position| {
            let contestant = &table.contestants[position];
            let met = contestant.round_results.iter().filter_map(|one| one.opponent_met());
            let colours = colours_of(contestant);
            DrawTeam {
                position,
                number: contestant.number,
                arrived: places[position].unwrap_or(contestant.number),
                score: table.pairing_points(position, table.played),
                games: contestant.team_rounds.iter().map(|round| round.points).sum(),
                preference: preference(&colours, preferences, is_last),
                colours,
                met: met.collect(),
                floated: floated(table, position),
                may_have_bye: !contestant.round_results.iter().any(bars_bye),
            }
        })
        .collect();
    cards.sort_by_key(|card| card.number);
    cards
}

/// The colours of the matches that were played or have begun.
fn colours_of(contestant: &Contestant) -> Vec<Colour> {
    let played = contestant.round_results.iter().filter(|one| one.opponent_met().is_some());
    played.filter_map(|one| one.allocated_colour()).collect()
}

/// C2: a bye of the draw, a match won by forfeit, a full-point bye.
fn bars_bye(result: &RoundResult) -> bool {
    matches!(
        result,
        RoundResult::AllocatedBye
            | RoundResult::FullBye
            | RoundResult::Forfeit { result: PlayerGameResult::Win, .. }
    )
}

fn floated(table: &Crosstable, position: usize) -> bool {
    let Some(round) = table.played.checked_sub(1) else { return false };
    let result = table.contestants[position].round_results.get(round);
    let Some(opponent) = result.and_then(|result| result.opponent_met()) else { return false };
    table.pairing_points(position, round) != table.pairing_points(opponent, round)
}

fn difference(colours: &[Colour]) -> i32 {
    colours.iter().map(|colour| if *colour == Colour::White { 1 } else { -1 }).sum()
}

/// The preference that colours make (1.7.1, 1.7.2).
fn preference(
    colours: &[Colour],
    preferences: TeamColourPreferences,
    is_last: bool,
) -> Option<ColourPreference> {
    if preferences == TeamColourPreferences::Without {
        return None;
    }
    let difference = difference(colours);
    let last_two = match colours {
        [.., one, other] if one == other => Some(*other),
        _ => None,
    };
    let strong = |colour| Some(ColourPreference { colour, strong: true });
    let mild = |colour| Some(ColourPreference { colour, strong: false });
    match (difference, last_two) {
        (..=-2, _) | (-1 | 0, Some(Colour::Black)) => return strong(Colour::White),
        (2.., _) | (0 | 1, Some(Colour::White)) => return strong(Colour::Black),
        _ => {}
    }
    if preferences == TeamColourPreferences::Simple {
        return None;
    }
    match (difference, colours.last()) {
        (-1, _) => mild(Colour::White),
        (1, _) => mild(Colour::Black),
        (0, Some(last)) if !is_last => mild(last.other()),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The preferences of Article 1.7: by the colours so far, of type A, then of type B before the
    /// last round and in it. Upper case is strong.
    #[test]
    fn preferences_are_those_of_the_article() {
        for (colours, simple, graded, last) in [
            ("", "-", "-", "-"),
            ("W", "-", "b", "b"),
            ("B", "-", "w", "w"),
            ("WB", "-", "w", "-"),
            ("BW", "-", "b", "-"),
            ("WW", "B", "B", "B"),
            ("BB", "W", "W", "W"),
            ("WBB", "W", "W", "W"),
            ("BWW", "B", "B", "B"),
            ("WBW", "-", "b", "b"),
            ("WWBB", "W", "W", "W"),
            ("BBWW", "B", "B", "B"),
            ("WWB", "-", "b", "b"),
            ("WWWB", "B", "B", "B"),
            // A difference of +1 with Black twice is no strong one.
            ("WWWBB", "-", "b", "b"),
        ] {
            let colours: Vec<Colour> = colours
                .chars()
                .map(|letter| if letter == 'W' { Colour::White } else { Colour::Black })
                .collect();
            let shown = |preferences, is_last| match preference(&colours, preferences, is_last) {
                None => "-",
                Some(ColourPreference { colour: Colour::White, strong: true }) => "W",
                Some(ColourPreference { colour: Colour::Black, strong: true }) => "B",
                Some(ColourPreference { colour: Colour::White, .. }) => "w",
                Some(ColourPreference { colour: Colour::Black, .. }) => "b",
            };
            let found = [
                shown(TeamColourPreferences::Simple, false),
                shown(TeamColourPreferences::Graded, false),
                shown(TeamColourPreferences::Graded, true),
            ];
            assert_eq!(found, [simple, graded, last], "{colours:?}");
            assert_eq!(shown(TeamColourPreferences::Without, false), "-");
        }
    }
}
