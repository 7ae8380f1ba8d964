//! 2.8: sections are one field only where the event is match-pointed.

use std::borrow::Cow;

use crate::model::{Basis, Event, EventKind, Unit};
use crate::rules::wbu::Handbook;
use crate::standings::RankingList;

/// The lists that awards go by. Teams and whatever is not match-pointed are
/// awarded within each section, also where they were ranked over all of them.
pub fn fields<'a>(
    handbook: &'static Handbook,
    event: &Event,
    ranked: &'a [RankingList],
    ground: &mut Basis,
) -> Cow<'a, [RankingList]> {
    let match_pointed = matches!(event.unit(), Unit::Matchpoints | Unit::Percent);
    if match_pointed && event.kind() != EventKind::Teams {
        return Cow::Borrowed(ranked);
    }
    let within: Vec<RankingList> = ranked.iter().flat_map(|list| list.by_section(event)).collect();
    if within.len() == ranked.len() {
        return Cow::Borrowed(ranked);
    }
    ground.because(&handbook.sections_apart.clause, "ranked over all sections, awarded in each");
    Cow::Owned(within)
}
