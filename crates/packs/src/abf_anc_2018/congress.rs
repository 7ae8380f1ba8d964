//! Awards of the Congress (23): the winners of each event, and of its flights.

use super::{AwardCase, EventAwards, titles};
use engine::standings::category_lists;
use model::problem::Problem;

/// The clause of the Congress.
const CLAUSE: &str = "23";

/// The awards of a finished event.
pub(super) fn award_congress(case: &AwardCase<'_>, _: &mut Vec<Problem>) -> EventAwards {
    let mut awarded = EventAwards::default();
    let never = |_: usize| false;
    for list in case.rankings.ranked {
        let of = list.title();
        let of = if of.is_empty() { String::new() } else { format!(", {of}") };
        let told = format!("Winner of {}{of}", case.event.title());
        awarded.ground.add_cited_step(CLAUSE, &told);
        awarded.awards.extend(titles::title_awards(case, &list.standings, &never, CLAUSE, &told));
    }
    for list in category_lists(case.event, case.rankings.ranked) {
        let told = format!("Winner of the {} flight", list.title());
        awarded.ground.add_cited_step(list.clause, &told);
        let barred = |entry: usize| super::eligibility::is_barred_from_category(case, entry);
        let titles = titles::title_awards(case, &list.standings, &barred, list.clause, &told);
        awarded.awards.extend(titles);
    }
    if let Some(best_of) = case.scores.best_of {
        let step = format!("the best {best_of} sessions of each pair count");
        awarded.ground.add_cited_step("23 eclectic", &step);
    }
    awarded
}
