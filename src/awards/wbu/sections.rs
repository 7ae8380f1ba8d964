//! 2.8: sections are one field only where the event is match-pointed; 4.9:
//! sections of differing status.

use std::borrow::Cow;

use crate::model::form::Key;
use crate::model::{Basis, Event, EventKind, Exact, Unit};
use crate::standings::RankingList;

use super::dossier::Dossier;
use super::status::AwardStatus;

/// The lists that awards go by. Teams and whatever is not match-pointed are
/// awarded within each section, also where they were ranked over all of them.
pub fn fields<'a>(
    dossier: &Dossier<'_>,
    ranked: &'a [RankingList],
    ground: &mut Basis,
) -> Cow<'a, [RankingList]> {
    let event = dossier.event;
    let match_pointed = matches!(event.unit(), Unit::Matchpoints | Unit::Percent);
    if match_pointed && event.kind() != EventKind::Teams {
        return Cow::Borrowed(ranked);
    }
    let within: Vec<RankingList> = ranked.iter().flat_map(|list| list.by_section(event)).collect();
    if within.len() == ranked.len() {
        return Cow::Borrowed(ranked);
    }
    let clause = &dossier.handbook.sections_apart.clause;
    ground.because(clause, "ranked over all sections, awarded in each");
    Cow::Owned(within)
}

/// Tables of the field that a list belongs to: as typed, else counted from the
/// entries of its section, all directions together (4.1.3).
pub fn tables_of(event: &Event, list: &RankingList, lists: &[RankingList]) -> Exact {
    let apart = lists.iter().any(|other| other.section != list.section);
    let typed = event.answers.number(Key::Tables).map(|cell| cell.value);
    if let Some(typed) = typed.filter(|_| !apart) {
        return typed;
    }
    let field = lists.iter().filter(|other| other.section == list.section);
    event.tables_of(field.map(RankingList::contestants).sum())
}

/// The status of a section of differing status (4.9).
pub fn of_differing_status(_dossier: &Dossier<'_>, status: AwardStatus) -> AwardStatus {
    status
}
