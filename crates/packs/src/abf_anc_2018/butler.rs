//! Awards of the Butler Pairs (17 to 22): finalists of a Preliminary Stage, titles, and Playoff
//! Qualifying Points of the finals.

use super::problems;
use super::{AwardCase, EventAwards, contenders, least_rounds, titles};
use crate::abf_anc_2018::figures::{AbfCompetition, ButlerPairsRules};
use engine::rules::rule_book_facts;
use engine::standings::RankingList;
use model::problem::{Phrase, Problem, SentenceValue, phrase};
use model::{Category, Direction, Event, Stage};

/// The awards of a finished event.
pub(super) fn award_butler_pairs(case: &AwardCase<'_>, problems: &mut Vec<Problem>) -> EventAwards {
    let withheld = least_rounds::entries_with_withheld_awards(case, problems);
    let is_withheld = |entry: usize| {
        withheld.contains(&entry) || super::eligibility::is_barred_from_category(case, entry)
    };
    if case.event.stage() == Stage::Qualifying {
        return finalists(case, problems);
    }
    tell_fields(case, problems);
    let mut awarded = EventAwards::default();
    let title = title_of(case.event);
    let clause = clause_of(case);
    awarded.ground.add_cited_step(clause, &title);
    let scale = contenders::playoff_points_of_final(case);
    if let Some(scale) = scale {
        let of = scale.points.len();
        let step = format!("Playoff Qualifying Points to the first {of} eligible pairs");
        awarded.ground.add_cited_step(&scale.clause, &step);
    }
    for entry in &withheld {
        let step = "its awards are withheld: too few rounds were played";
        awarded
            .without
            .entry(*entry)
            .or_default()
            .add_cited_step(least_rounds::minimum_rounds_clause(case), step);
    }
    for list in case.rankings.ranked {
        let standings = &list.standings;
        awarded.awards.extend(titles::title_awards(case, standings, &is_withheld, clause, &title));
        if let Some(scale) = scale {
            awarded.awards.extend(titles::playoff_point_awards(
                case,
                standings,
                &is_withheld,
                scale,
            ));
        }
    }
    awarded
}

/// `Title of the Open Butler Pairs`.
fn title_of(event: &Event) -> String {
    let of = match AbfCompetition::from_event(event) {
        Some(AbfCompetition::RestrictedButler) => "Restricted Butler Pairs".to_string(),
        Some(AbfCompetition::YouthButler) => "Youth Butler Pairs".to_string(),
        _ => match event.category() {
            Category::Women => "Women's Butler Pairs".to_string(),
            Category::Seniors => "Seniors' Butler Pairs".to_string(),
            _ => "Open Butler Pairs".to_string(),
        },
    };
    format!("Title of the {of}")
}

/// The clause of the event's format.
fn clause_of(case: &AwardCase<'_>) -> &'static str {
    let butler = &case.regulations.butler;
    match AbfCompetition::from_event(case.event) {
        Some(AbfCompetition::RestrictedButler) => "17.5",
        Some(AbfCompetition::YouthButler) => "17.6",
        _ if is_open(case.event) => &butler.open_clause,
        _ => &butler.swiss_clause,
    }
}

fn is_open(event: &Event) -> bool {
    AbfCompetition::from_event(event) == Some(AbfCompetition::Butler)
        && event.category() == Category::Open
}

/// Reports pairs of a Final that do not contend: they take no title and no points.
pub(super) fn report_non_contending_pairs(case: &AwardCase<'_>, problems: &mut Vec<Problem>) {
    let event = case.event;
    if event.stage() == Stage::Qualifying {
        return;
    }
    for entry in event.entries.iter().filter(|entry| entry.is_not_contending()) {
        let (label, clause) =
            (entry.label.clone(), contenders::contending_clause(case).to_string());
        problems.push(event.problem(problems::NotContendingHere { label, clause }, entry.at));
    }
}

/// Whether a pair can be a finalist.
fn goes_on(event: &Event, entry: usize) -> bool {
    let entry = &event.entries[entry];
    !entry.is_house_entry() && !entry.is_not_contending() && !entry.withdrew()
}

/// The finalists and their places. The next pair of the ranking replaces one that withdrew or
/// does not contend (17.3, 17.4, 20.1).
fn finalists(case: &AwardCase<'_>, problems: &mut Vec<Problem>) -> EventAwards {
    let (event, butler) = (case.event, &case.regulations.butler);
    let lists = case.rankings.ranked;
    let able = |list: &RankingList| -> Vec<usize> {
        let going = |(_, one): &(usize, &engine::standings::Standing)| goes_on(event, one.entry);
        list.standings.iter().enumerate().filter(going).map(|(at, _)| at).collect()
    };
    let able: Vec<Vec<usize>> = lists.iter().map(able).collect();
    let wanted = wanted(&able.iter().map(Vec::len).collect::<Vec<_>>(), butler);
    let mut awarded = EventAwards::default();
    awarded.ground.add_step("No awards: the Final decides");
    for ((list, able), wanted) in lists.iter().zip(&able).zip(&wanted) {
        let places = contenders::places_of_contenders(event, case.scores, list);
        let names: Vec<SentenceValue> = able
            .iter()
            .take(*wanted)
            .map(|at| {
                let entry = &event.entries[list.standings[*at].entry];
                let entry = format!("{} {}", entry.label, entry.display_name());
                match places[*at] {
                    Some(place) => phrase!("{entry} (place {place})", entry, place).into(),
                    None => entry.into(),
                }
            })
            .collect();
        let names = SentenceValue::from(names);
        let of = |own: Direction| phrase!(" from {field}", field = Phrase::new(own.title()));
        let field = SentenceValue::from(list.direction.map(of));
        let clause = clause_of(case);
        let told = format!("to the Final{field}: {names}");
        awarded.ground.add_cited_step(clause, &told);
        let out = replaced(event, list, able, *wanted);
        if !out.is_empty() {
            let step = "pairs that withdrew or do not contend are replaced by the next placed";
            awarded.ground.add_cited_step(&butler.replacement_clause, step);
        }
        let instead = (!out.is_empty()).then(|| {
            let clause = butler.replacement_clause.clone();
            phrase!(", in place of {out} ({clause})", out = out.join(", "), clause)
        });
        let instead = SentenceValue::from(instead);
        let clause = clause.to_string();
        let wrong = problems::Finalists { field, names, instead, clause };
        problems.push(event.problem(wrong, event.at));
        tell_tie(event, list, able, *wanted, problems);
    }
    let fields: Vec<usize> =
        able.iter().zip(&wanted).map(|(able, wanted)| able.len().min(*wanted)).collect();
    if let [one, other] = fields[..] {
        tell_difference(case, [one, other], problems);
    }
    awarded
}

/// Pairs in a finalist's place that withdrew or do not contend.
fn replaced(event: &Event, list: &RankingList, able: &[usize], wanted: usize) -> Vec<String> {
    let last = able.get(wanted.saturating_sub(1)).copied().unwrap_or(list.standings.len());
    let out = list.standings.iter().take(last).filter(|one| !goes_on(event, one.entry));
    let contest = out.filter(|one| !event.entries[one.entry].is_house_entry());
    contest.map(|one| event.entries[one.entry].label.clone()).collect()
}

/// Reports a tie between a finalist and a pair that is not.
fn tell_tie(
    event: &Event,
    list: &RankingList,
    able: &[usize],
    wanted: usize,
    problems: &mut Vec<Problem>,
) {
    let place = |nth: usize| able.get(nth).map(|at| list.standings[*at].place);
    let last = wanted.checked_sub(1).and_then(place);
    let Some(place) = last.filter(|last| place(wanted) == Some(*last)) else { return };
    let level = able.iter().map(|at| &list.standings[*at]).filter(|one| one.place == place);
    let labels: Vec<&str> = level.map(|one| event.entries[one.entry].label.as_str()).collect();
    let clause = rule_book_facts::tie_rule_of_event(event)
        .map(|rule| rule.clause.clone())
        .unwrap_or_default();
    let labels = labels.join(", ");
    let wrong = problems::FinalistsTied { labels, place, clause };
    problems.push(event.problem(wrong, event.at));
}

/// The number of finalists from each ranking: equal, unless a field has too few pairs.
fn wanted(able: &[usize], butler: &ButlerPairsRules) -> Vec<usize> {
    let each = butler.finalists;
    match able {
        [one, other] => {
            let missing = |own: usize| each.saturating_sub(own);
            vec![each + missing(*other), each + missing(*one)]
        }
        _ => vec![each; able.len()],
    }
}

/// Reports fields of an Open Final that differ by more than two (20.1).
fn tell_difference(case: &AwardCase<'_>, fields: [usize; 2], problems: &mut Vec<Problem>) {
    let butler = &case.regulations.butler;
    if fields[0].abs_diff(fields[1]) > butler.most_difference {
        let (most, clause) = (butler.most_difference, butler.replacement_clause.clone());
        let wrong =
            problems::FieldsDiffer { north_south: fields[0], east_west: fields[1], most, clause };
        let event = case.event;
        problems.push(event.problem(wrong, event.at));
    }
}

/// Checks the finalists: the number from each field, and their right to play.
fn tell_fields(case: &AwardCase<'_>, problems: &mut Vec<Problem>) {
    let event = case.event;
    if event.stage() != Stage::Final {
        return;
    }
    let mut fields = [0usize; 2];
    let mut of_fields = false;
    for stage in case.competition.stages_before(&case.competition.own) {
        let Some(placings) = stage.placings() else { continue };
        for entry in &event.entries {
            let Some(found) = placings.find(&entry.identity_key()) else { continue };
            match found.direction {
                Some(Direction::NorthSouth) => fields[0] += 1,
                Some(Direction::EastWest) => fields[1] += 1,
                _ => {}
            }
            of_fields |= found.direction.is_some();
            if found.stays_out {
                let clause = case.regulations.butler.replacement_clause.clone();
                let wrong = problems::FinalistStaysOut { label: entry.label.clone(), clause };
                problems.push(event.problem(wrong, entry.at));
            }
        }
    }
    if of_fields && is_open(event) {
        tell_difference(case, fields, problems);
    }
}
