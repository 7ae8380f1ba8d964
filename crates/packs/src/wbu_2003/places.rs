//! Awards for the places of ranking lists: the common end of every chapter that awards by a scale.
//! Shares of tied places come from `ties`, the players who get them from `players`.

use std::sync::Arc;

use engine::standings::{RankingList, Standing};
use model::{Award, AwardKind, Basis, Exact};

use super::award_case::AwardCase;
use super::players::EntitledPlayer;
use super::scale::AwardScale;
use super::{players, ties};

/// The awards of a list by a scale, first place first. A player needs a third of `boards`.
pub(super) fn award_places(
    case: &AwardCase<'_>,
    scale: &AwardScale,
    list: &RankingList,
    ground: Basis,
    boards: u32,
) -> Vec<Award> {
    let ground = Arc::new(ground);
    let mut awards = Vec::new();
    for standing in &list.standings {
        let Some(share) = ties::share_tied_places(scale, standing, list.standings.len()) else {
            explain_place_below_awards(case, &scale.award_count_text(), list, standing);
            continue;
        };
        let mut basis = Basis::extending(&ground);
        share.explain_rounded(case.handbook, scale, &mut basis);
        let basis = Arc::new(basis);
        let players = players::entitled_players_of_stage(case, standing.entry, boards);
        awards.extend(players.into_iter().map(|entitled| Award {
            entry: standing.entry,
            player: entitled.player,
            place: standing.place,
            tied: standing.tied,
            kind: AwardKind::Local,
            title: Box::default(),
            points: Exact::whole(share.points),
            basis: of_player(case, &basis, &entitled),
            portions: Vec::new(),
        }));
    }
    awards
}

/// Records why a place below the last award has none.
pub(super) fn explain_place_below_awards(
    case: &AwardCase<'_>,
    awards: &str,
    list: &RankingList,
    standing: &Standing,
) {
    let (place, of) = (standing.place, list.standings.len());
    let of = match list.title() {
        title if title.is_empty() => of.to_string(),
        title => format!("{of} ({title})"),
    };
    let step = format!("place {place} of {of}, below the last of {awards}");
    case.explain_missing_award(standing.entry, None, &step);
}

/// The basis of a player: that of the entry, plus the boards if not all were played.
fn of_player(case: &AwardCase<'_>, entry: &Arc<Basis>, entitled: &EntitledPlayer) -> Arc<Basis> {
    let Some(told) = &entitled.told else {
        return Arc::clone(entry);
    };
    let mut basis = Basis::extending(entry);
    entitled.cite_clauses(case, &mut basis);
    basis.add_step(told);
    Arc::new(basis)
}
