//! Tie-breaks that count rounds of one kind: wins (C.07 7.1), games won (7.2), games with Black
//! (7.3), wins with Black (7.4) and rounds elected to play (7.6). Those of 7.2 to 7.4 are over the
//! board, rated or not.

use crate::crosstable::{Colour, PlayerGameResult, RoundResult};

use crate::tie_breaks::unplayed::ScoredCrosstable;

/// Rounds of one kind, from 1.
pub(super) fn rounds_of_kind(
    field: &ScoredCrosstable<'_>,
    contestant: usize,
    is_one: impl Fn(&ScoredCrosstable<'_>, RoundResult) -> bool,
) -> Vec<usize> {
    let fits =
        field.round_results(contestant).filter(|(_, round_result)| is_one(field, *round_result));
    fits.map(|(round, _)| round + 1).collect()
}

/// At least the points of a win, with or without playing (7.1).
pub(super) fn has_win_points(field: &ScoredCrosstable<'_>, round_result: RoundResult) -> bool {
    let points = &field.table().points;
    let win = points.win.into_iter().min().unwrap_or_default();
    match round_result {
        RoundResult::Game { result, .. } => result == PlayerGameResult::Win,
        unplayed => points.points(unplayed) >= win,
    }
}

/// A game won over the board (7.2).
pub(super) fn is_game_won(_: &ScoredCrosstable<'_>, round_result: RoundResult) -> bool {
    matches!(round_result, RoundResult::Game { result: PlayerGameResult::Win, .. })
}

/// A game over the board with Black (7.3).
pub(super) fn is_black_game(_: &ScoredCrosstable<'_>, round_result: RoundResult) -> bool {
    matches!(round_result, RoundResult::Game { colour: Colour::Black, .. })
}

/// A game won over the board with Black (7.4).
pub(super) fn is_black_win(field: &ScoredCrosstable<'_>, round_result: RoundResult) -> bool {
    is_black_game(field, round_result) && is_game_won(field, round_result)
}

/// A round that the player was ready to play: no requested bye, no forfeit loss (7.6).
pub(super) fn is_round_elected_to_play(
    _: &ScoredCrosstable<'_>,
    round_result: RoundResult,
) -> bool {
    !matches!(
        round_result,
        RoundResult::HalfBye
            | RoundResult::ZeroBye
            | RoundResult::Absent
            | RoundResult::Forfeit { result: PlayerGameResult::Loss, .. }
    )
}

/// `3 (rounds 1, 4, 5)`.
pub(super) fn count_and_rounds_text(rounds: &[usize]) -> String {
    let named: Vec<String> = rounds.iter().map(usize::to_string).collect();
    match rounds {
        [] => "none".to_string(),
        [round] => format!("1 (round {round})"),
        _ => format!("{} (rounds {})", rounds.len(), named.join(", ")),
    }
}
