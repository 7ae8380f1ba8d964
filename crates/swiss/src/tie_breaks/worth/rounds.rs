//! Tie-breaks that count rounds of one kind: wins (C.07 7.1), games won (7.2), games with Black
//! (7.3), wins with Black (7.4) and rounds elected to play (7.6). Those of 7.2 to 7.4 are over the
//! board, rated or not.

use crate::crosstable::{Colour, GameResult, Outing};

use crate::tie_breaks::unplayed::Field;

/// Rounds of one kind, from 1.
pub(super) fn of_kind(
    field: &Field<'_>,
    contestant: usize,
    is_one: impl Fn(&Field<'_>, Outing) -> bool,
) -> Vec<usize> {
    let fits = field.outings(contestant).filter(|(_, outing)| is_one(field, *outing));
    fits.map(|(round, _)| round + 1).collect()
}

/// At least the points of a win, with or without playing (7.1).
pub(super) fn is_win(field: &Field<'_>, outing: Outing) -> bool {
    let points = &field.table().points;
    let win = points.win.into_iter().min().unwrap_or_default();
    match outing {
        Outing::Game { result, .. } => result == GameResult::Win,
        unplayed => points.of(unplayed) >= win,
    }
}

/// A game won over the board (7.2).
pub(super) fn is_game_won(_: &Field<'_>, outing: Outing) -> bool {
    matches!(outing, Outing::Game { result: GameResult::Win, .. })
}

/// A game over the board with Black (7.3).
pub(super) fn is_black(_: &Field<'_>, outing: Outing) -> bool {
    matches!(outing, Outing::Game { colour: Colour::Black, .. })
}

/// A game won over the board with Black (7.4).
pub(super) fn is_black_win(field: &Field<'_>, outing: Outing) -> bool {
    is_black(field, outing) && is_game_won(field, outing)
}

/// A round that the player was ready to play: no requested bye, no forfeit loss (7.6).
pub(super) fn is_elected(_: &Field<'_>, outing: Outing) -> bool {
    !matches!(
        outing,
        Outing::HalfBye
            | Outing::ZeroBye
            | Outing::Absent
            | Outing::Forfeit { result: GameResult::Loss, .. }
    )
}

/// `3 (rounds 1, 4, 5)`.
pub(super) fn told(rounds: &[usize]) -> String {
    let named: Vec<String> = rounds.iter().map(usize::to_string).collect();
    match rounds {
        [] => "none".to_string(),
        [round] => format!("1 (round {round})"),
        _ => format!("{} (rounds {})", rounds.len(), named.join(", ")),
    }
}
