//! The texts about a player's round that all outputs share.

use model::crosstable::{Colour, PlayerGameResult, PointSystem, RoundResult};

/// The result as in a crosstable after opponent and colour: `1`, `½`, `0`; `+` and `−`
/// without a game, `=` if both got half a point; `adj.` and `?` for a game without a result.
pub(crate) fn crosstable_result_text(round_result: RoundResult, points: &PointSystem) -> String {
    match round_result {
        RoundResult::Game { result: PlayerGameResult::Win, .. } => "1".to_string(),
        RoundResult::Game { result: PlayerGameResult::Draw, .. } => "\u{bd}".to_string(),
        RoundResult::Game { result: PlayerGameResult::Loss, .. } => "0".to_string(),
        RoundResult::Forfeit { result: PlayerGameResult::Win, .. } => "+".to_string(),
        RoundResult::Forfeit { result: PlayerGameResult::Draw, .. } => "=".to_string(),
        RoundResult::Forfeit { result: PlayerGameResult::Loss, .. } => "\u{2212}".to_string(),
        RoundResult::AllocatedBye | RoundResult::FullBye | RoundResult::HalfBye => {
            format!("bye {}", points.points(round_result).to_text())
        }
        RoundResult::Unfinished { adjourned: true, .. } => "adj.".to_string(),
        RoundResult::Unfinished { adjourned: false, .. } => "?".to_string(),
        RoundResult::ZeroBye | RoundResult::Absent => "\u{2013}".to_string(),
    }
}

/// The colour as one letter: `w` or `b`.
pub(crate) fn colour_letter(colour: Colour) -> &'static str {
    match colour {
        Colour::White => "w",
        Colour::Black => "b",
    }
}

/// The colour as a word: `White` or `Black`.
pub(crate) fn colour_word(colour: Colour) -> &'static str {
    match colour {
        Colour::White => "White",
        Colour::Black => "Black",
    }
}

/// Why there was no game in a round, or why it has no result, in words; empty for a game with one.
pub fn missing_result_reason(round_result: RoundResult) -> &'static str {
    match round_result {
        RoundResult::Game { .. } => "",
        RoundResult::Forfeit { result: PlayerGameResult::Win, .. } => "won by forfeit",
        RoundResult::Forfeit { result: PlayerGameResult::Loss, .. } => "lost by forfeit",
        RoundResult::Forfeit { result: PlayerGameResult::Draw, .. } => {
            "half a point each by forfeit"
        }
        RoundResult::Unfinished { adjourned: true, .. } => "adjourned",
        RoundResult::Unfinished { adjourned: false, .. } => "no result yet",
        RoundResult::AllocatedBye => "pairing-allocated bye",
        RoundResult::FullBye => "full-point bye",
        RoundResult::HalfBye => "half-point bye",
        RoundResult::ZeroBye => "not playing",
        RoundResult::Absent => "absent",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rounds_without_a_game_are_not_taken_for_games() {
        let points = PointSystem::STANDARD;
        let forfeit = |result| RoundResult::Forfeit { opponent: Some(3), colour: None, result };
        for (round_result, shown) in [
            (forfeit(PlayerGameResult::Win), "+"),
            (forfeit(PlayerGameResult::Loss), "\u{2212}"),
            (RoundResult::AllocatedBye, "bye 1"),
            (RoundResult::HalfBye, "bye \u{bd}"),
            (RoundResult::ZeroBye, "\u{2013}"),
        ] {
            assert_eq!(crosstable_result_text(round_result, &points), shown);
            assert!(!missing_result_reason(round_result).is_empty());
        }
    }
}
