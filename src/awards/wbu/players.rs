//! 2.3: awards are made to each player who played enough of the boards.

use crate::model::{Exact, Player};
use crate::problem::Trouble;
use crate::rules::wbu::Handbook;

use super::dossier::Dossier;

/// The players of an entry who get its award, by index. One without a member
/// number gets a certificate like any other (1.9.2), and a note.
pub fn entitled(dossier: &Dossier<'_>, entry: usize, boards: u32) -> Vec<usize> {
    let handbook = dossier.handbook;
    let players = &dossier.event.entries[entry].players;
    let mut entitled = Vec::with_capacity(players.len());
    for (index, player) in players.iter().enumerate() {
        if let Err(trouble) = played_enough(handbook, player, boards) {
            dossier.report(trouble, player.boards.map_or(player.at, |cell| cell.at));
            continue;
        }
        tell_unregistered(dossier, player);
        entitled.push(index);
    }
    entitled
}

/// 1.7.2: points of somebody without a member number cannot be registered.
pub fn tell_unregistered(dossier: &Dossier<'_>, player: &Player) {
    if player.number.is_none() {
        let clause = dossier.handbook.registration.clause.clone();
        let trouble = Trouble::UnregisteredAward { player: player.name.clone(), clause };
        dossier.report(trouble, player.at);
    }
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
