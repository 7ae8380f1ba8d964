//! The result of a game between players, as the form writes it.

use model::crosstable::{PlayerGameResult, RoundResult};

/// The result of two sides in the form's notation; `None` if it has none.
pub(super) fn result_in_form_notation(
    white: Option<RoundResult>,
    black: Option<RoundResult>,
) -> Option<&'static str> {
    use PlayerGameResult::{Draw, Loss, Win};
    Some(match (white?, black?) {
        (RoundResult::Game { result, .. }, RoundResult::Game { result: his, .. }) => {
            match (result, his) {
                (Win, Loss) => "1-0",
                (Loss, Win) => "0-1",
                (Draw, Draw) => "\u{bd}-\u{bd}",
                (Loss, Loss) => "0-0",
                _ => return None,
            }
        }
        (RoundResult::Forfeit { result: Win, .. }, _) => "+--",
        (_, RoundResult::Forfeit { result: Win, .. }) => "--+",
        _ => "---",
    })
}
