//! 2.3: awards are made to each player who played enough of the boards.

use crate::model::{Address, Entry, Exact, Player};
use crate::problem::Trouble;
use crate::rules::wbu::Handbook;

/// The players of an entry who get its award, by index. One without a member
/// number gets a certificate like any other (1.9.2), and a note.
pub fn entitled(
    handbook: &'static Handbook,
    entry: &Entry,
    boards: u32,
    report: &mut impl FnMut(Trouble, Address),
) -> Vec<usize> {
    let mut entitled = Vec::with_capacity(entry.players.len());
    for (index, player) in entry.players.iter().enumerate() {
        if let Err(trouble) = played_enough(handbook, player, boards) {
            report(trouble, player.boards.map_or(player.at, |cell| cell.at));
            continue;
        }
        if player.number.is_none() {
            let clause = handbook.registration.clause.clone();
            report(Trouble::UnregisteredAward { player: player.name.clone(), clause }, player.at);
        }
        entitled.push(index);
    }
    entitled
}

/// 2.3.2: a player needs a third of the boards of the stage.
fn played_enough(handbook: &'static Handbook, player: &Player, boards: u32) -> Result<(), Trouble> {
    let Some(played) = player.boards else {
        return Ok(());
    };
    let rule = &handbook.player_share;
    let needed = rule.share * Exact::whole(boards);
    if played.value >= needed {
        return Ok(());
    }
    Err(Trouble::BoardsNotPlayed {
        player: player.name.clone(),
        played: played.value.to_decimal(),
        needed: needed.ceil().to_string(),
        clause: rule.clause.clone(),
    })
}
