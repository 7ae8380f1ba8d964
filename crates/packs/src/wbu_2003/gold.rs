//! 1.5.1: Gold Points for many Green Points in one event.

use std::sync::Arc;

use engine::awards::EventAwards;
use model::{Award, AwardKind, Basis};

use super::award_case::AwardCase;

/// Adds a Gold award after each sufficient Green award.
pub(super) fn add_gold_awards(case: &AwardCase<'_>, awarded: &mut EventAwards) {
    let mut awards = Vec::with_capacity(awarded.awards.len());
    for award in awarded.awards.drain(..) {
        let gold = (award.kind == AwardKind::Green).then(|| gold(case, &award)).flatten();
        awards.push(award);
        awards.extend(gold);
    }
    awarded.awards = awards;
}

/// The Gold award for a player's Green award, if it is large enough.
fn gold(case: &AwardCase<'_>, green: &Award) -> Option<Award> {
    let rules = &case.handbook.membership.gold;
    let points = rules.gold_for_green_points(green.points)?;
    let mut basis = Basis::new();
    let words = format!(
        "{} Green Points in one event, {} or more: {} x {} = {points}",
        green.points, rules.least, green.points, rules.share
    );
    basis.add_cited_step(&rules.clause, &words);
    let basis = Arc::new(basis);
    Some(Award { kind: AwardKind::Gold, points, basis, ..green.clone() })
}
