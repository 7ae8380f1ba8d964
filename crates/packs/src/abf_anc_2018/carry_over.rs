//! The carry-over of Butler finalists from their Preliminary Stage (19).
//!
//! In the Open it depends on the place in the own field; for Women and Seniors, on victory points
//! between first and tenth place. House pairs and pairs that do not contend take no place; pairs
//! that withdrew at the end keep theirs. From below tenth place, nothing is carried (19.3).

use engine::awards::competition::CompetitionStages;
use engine::awards::placings::{StagePlacing, StagePlacings};
use engine::awards::problems::{CarryMissing, CarryUnknown};
use engine::scoring::CarriedScores;
use model::form::Key;
use model::problem::{Problem, ProblemDetail};
use model::{Basis, DecimalsOrFractions, Event, Exact, Unit};

use super::figures::{AbfRegulations, ButlerCarryOverRules};
use super::problems;

/// The carry-over of a final's contestants; `None` for any other event, or if the stage before
/// is unknown.
pub(super) fn butler_carry_over(
    regulations: &'static AbfRegulations,
    event: &Event,
    competition: &CompetitionStages,
    problems: &mut Vec<Problem>,
) -> Option<CarriedScores> {
    let rule = event.answer_text(Key::CarryOver)?;
    let table = &regulations.carry_over;
    let mut tell = |trouble: ProblemDetail, at| {
        problems.push(event.problem(trouble, at));
    };
    let stages = competition.carry_over_sources(event);
    let stages: Vec<&StagePlacings> = stages.iter().filter_map(|stage| stage.placings()).collect();
    if stages.is_empty() {
        let key = if event.is_key_unanswered(Key::CarryOverFrom) {
            Key::Qualifier
        } else {
            Key::CarryOverFrom
        };
        let id = event.answer_text(Key::CarryOverFrom).unwrap_or("under Qualifier").to_string();
        tell(CarryUnknown { id }.into(), event.answer_address(key));
        return None;
    }
    let lists = stages.iter().flat_map(|stage| &stage.lists);
    let lists = lists.map(|list| list.iter().filter(|placing| placing.takes_place).collect());
    let ended = Ended { table, rule, lists: lists.collect(), stages };
    let (mut of_entry, mut basis) = (Vec::new(), Vec::new());
    let mut told = false;
    for entry in &event.entries {
        let Some(brought) = ended.brought(&entry.identity_key()) else {
            if !entry.is_house_entry() {
                let id = competition.own.links.qualifiers.join(", ");
                let label = entry.label.clone();
                tell(CarryMissing { label, id }.into(), entry.at);
            }
            of_entry.push(None);
            basis.push(None);
            continue;
        };
        let (amount, why) = brought.unwrap_or_else(|wrong| {
            if !told {
                told = true;
                tell(wrong, event.answer_address(Key::CarryOver));
            }
            (Exact::ZERO, Basis::new())
        });
        of_entry.push(Some((amount, None)));
        basis.push(Some(why).filter(|why| !why.is_empty()));
    }
    let title = format!("carried from {}", competition.own.links.qualifiers.join(", "));
    Some(CarriedScores { title, unit: Unit::Vps, of_entry, basis })
}

/// The results of the stages before, and the rule of the carry-over.
struct Ended<'a> {
    table: &'static ButlerCarryOverRules,
    rule: &'a str,
    stages: Vec<&'a StagePlacings>,
    /// The lists of those who take a place.
    lists: Vec<Vec<&'a StagePlacing>>,
}

impl Ended<'_> {
    /// The carry-over of a contestant, or why it cannot be computed; `None` if the contestant is in
    /// none of the stages.
    fn brought(&self, known_by: &str) -> Option<Result<(Exact, Basis), ProblemDetail>> {
        for list in &self.lists {
            let own = list.iter().position(|placing| placing.known_by == known_by);
            let Some(at) = own else { continue };
            return Some(match self.rule {
                "abf 19.1" => Ok(by_place(self.table, list, at)),
                _ => by_victory_points(self.table, list, at),
            });
        }
        let mut all = self.stages.iter().flat_map(|stage| stage.all());
        let without_place = all.any(|placing| !placing.house && placing.known_by == known_by);
        without_place.then(|| {
            let mut why = Basis::new();
            let step = "withdrew during the Preliminary Stage or does not contend: no place, no carry-over";
            why.add_cited_step(&self.table.outside_clause, step);
            Ok((Exact::ZERO, why))
        })
    }
}

/// The place among those who take one: the number ranked better, plus one.
fn place_of(list: &[&StagePlacing], at: usize) -> usize {
    list.iter().position(|placing| placing.place == list[at].place).unwrap_or(at) + 1
}

fn field_of(placing: &StagePlacing) -> String {
    placing.direction.map_or(String::new(), |direction| format!(" of {}", direction.title()))
}

/// 19.1: by place in the own field.
fn by_place(
    table: &'static ButlerCarryOverRules,
    list: &[&StagePlacing],
    at: usize,
) -> (Exact, Basis) {
    let place = place_of(list, at);
    let field = field_of(list[at]);
    let mut basis = Basis::new();
    match table.by_place.get(place - 1) {
        Some(amount) => {
            let step = format!("place {place}{field} in the Preliminary Stage brings {amount} VPs");
            basis.add_cited_step(&table.by_place_clause, &step);
            (*amount, basis)
        }
        None => (Exact::ZERO, outside(table, place, &field)),
    }
}

fn outside(table: &'static ButlerCarryOverRules, place: usize, field: &str) -> Basis {
    let mut basis = Basis::new();
    let step = format!("place {place}{field} is outside the first {}: no carry-over", table.last);
    basis.add_cited_step(&table.outside_clause, &step);
    basis
}

/// 19.2: `1 + 6 (z - y) / (x - y)`, to two decimals.
fn by_victory_points(
    table: &'static ButlerCarryOverRules,
    list: &[&StagePlacing],
    at: usize,
) -> Result<(Exact, Basis), ProblemDetail> {
    let clause = &table.by_vps_clause;
    let (Some(first), Some(last)) = (list.first(), list.get(table.last - 1)) else {
        let (pairs, clause) = (list.len(), clause.clone());
        return Err(problems::CarryFewPairs { pairs, last: table.last, clause }.into());
    };
    let place = place_of(list, at);
    if place > table.last {
        return Ok((Exact::ZERO, outside(table, place, "")));
    }
    let (x, y, z) = (first.score, last.score, list[at].score);
    let Some(share) = (z - y).checked_div(x - y) else {
        let (score, clause) = (x.to_short_text(), clause.clone());
        return Err(problems::CarryLevel { score, last: table.last, clause }.into());
    };
    let exact = table.least + table.range * share;
    let amount = exact.rounded(2);
    let mut basis = Basis::new();
    // The scores are victory points to two decimals; the quotient can have any number of them.
    let [least, range, x, y, z, told] = [table.least, table.range, x, y, z, exact]
        .map(|number| DecimalsOrFractions::Cut.format(number));
    let rounded = match exact == amount {
        true => String::new(),
        false => format!(", rounded to {}", amount.to_fixed(2)),
    };
    let step = format!(
        "place {place} in the Preliminary Stage brings {least} + {range} x ({z} - {y}) / ({x} - {y}) = {told}{rounded} VPs"
    );
    basis.add_cited_step(clause, &step);
    Ok((amount, basis))
}
