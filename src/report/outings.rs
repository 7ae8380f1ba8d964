//! The texts about a player's round that all outputs share.

use crate::model::crosstable::{Colour, GameResult, Outing, PointSystem};

/// The result as in a crosstable after opponent and colour: `1`, `½`, `0`; `+` and `−`
/// without a game, `=` if both got half a point; `adj.` and `?` for a game without a result.
pub fn sign(outing: Outing, points: &PointSystem) -> String {
    match outing {
        Outing::Game { result: GameResult::Win, .. } => "1".to_string(),
        Outing::Game { result: GameResult::Draw, .. } => "\u{bd}".to_string(),
        Outing::Game { result: GameResult::Loss, .. } => "0".to_string(),
        Outing::Forfeit { result: GameResult::Win, .. } => "+".to_string(),
        Outing::Forfeit { result: GameResult::Draw, .. } => "=".to_string(),
        Outing::Forfeit { result: GameResult::Loss, .. } => "\u{2212}".to_string(),
        Outing::AllocatedBye | Outing::FullBye | Outing::HalfBye => {
            format!("bye {}", points.of(outing).title())
        }
        Outing::Unfinished { adjourned: true, .. } => "adj.".to_string(),
        Outing::Unfinished { adjourned: false, .. } => "?".to_string(),
        Outing::ZeroBye | Outing::Absent => "\u{2013}".to_string(),
    }
}

/// The colour as one letter: `w` or `b`.
pub fn letter(colour: Colour) -> &'static str {
    match colour {
        Colour::White => "w",
        Colour::Black => "b",
    }
}

/// The colour as a word: `White` or `Black`.
pub fn colour(colour: Colour) -> &'static str {
    match colour {
        Colour::White => "White",
        Colour::Black => "Black",
    }
}

/// Why there was no game in a round, or why it has no result, in words; empty for a game with one.
pub fn told(outing: Outing) -> &'static str {
    match outing {
        Outing::Game { .. } => "",
        Outing::Forfeit { result: GameResult::Win, .. } => "won by forfeit",
        Outing::Forfeit { result: GameResult::Loss, .. } => "lost by forfeit",
        Outing::Forfeit { result: GameResult::Draw, .. } => "half a point each by forfeit",
        Outing::Unfinished { adjourned: true, .. } => "adjourned",
        Outing::Unfinished { adjourned: false, .. } => "no result yet",
        Outing::AllocatedBye => "bye of the draw",
        Outing::FullBye => "full-point bye",
        Outing::HalfBye => "half-point bye",
        Outing::ZeroBye => "not playing",
        Outing::Absent => "absent",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rounds_without_a_game_are_not_taken_for_games() {
        let points = PointSystem::STANDARD;
        let forfeit = |result| Outing::Forfeit { opponent: Some(3), colour: None, result };
        for (outing, shown) in [
            (forfeit(GameResult::Win), "+"),
            (forfeit(GameResult::Loss), "\u{2212}"),
            (Outing::AllocatedBye, "bye 1"),
            (Outing::HalfBye, "bye \u{bd}"),
            (Outing::ZeroBye, "\u{2013}"),
        ] {
            assert_eq!(sign(outing, &points), shown);
            assert!(!told(outing).is_empty());
        }
    }
}
