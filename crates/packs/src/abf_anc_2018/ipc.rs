//! Awards of the Interstate Pairs (15): a winner of each category, in one field.

use super::{AwardCase, EventAwards, titles};
use engine::standings::category_lists;
use model::problem::Problem;

/// The awards of a finished event.
pub(super) fn award_interstate_pairs(case: &AwardCase<'_>, _: &mut Vec<Problem>) -> EventAwards {
    let mut awarded = EventAwards::default();
    let lists = category_lists(case.event, case.rankings.ranked);
    for list in &lists {
        let told = format!("Title of the {} category of the Interstate Pairs", list.title());
        awarded.ground.add_cited_step(list.clause, &told);
        let barred = |entry: usize| super::eligibility::is_barred_from_category(case, entry);
        let titles = titles::title_awards(case, &list.standings, &barred, list.clause, &told);
        awarded.awards.extend(titles);
    }
    awarded
}
