//! Checks of the Interstate Teams that do not depend on results: length of matches, numbers of
//! teams, guests (10.1, 10.2, 3.5).

use crate::abf_anc_2018::figures::interstate_teams;
use model::form::{EntryColumn, Key};
use model::problem::{Problem, ProblemDetail};
use model::{CellAddress, Event, Exact};

use super::problems;

/// Reports where the rounds of an event depart from the printed draws.
pub(super) fn check_against_printed_draws(event: &Event, problems: &mut Vec<Problem>) {
    let mut tell = |wrong: ProblemDetail, at| {
        problems.push(event.problem(wrong, at));
    };
    let rules = interstate_teams::interstate_teams_rules();
    for entry in &event.entries {
        let status = entry.record.text(EntryColumn::Status);
        if let Some(cell) = status.filter(|cell| cell.value.to_lowercase().contains("guest")) {
            let (label, clause) = (entry.label.clone(), rules.eligibility.guest_clause.clone());
            tell(problems::GuestPlayer { label, clause }.into(), cell.at);
        }
    }
    let qualifying = interstate_teams::is_interstate_teams_qualifying(event);
    let stage = rules.final_match_of_event(event);
    let (planned, clause) = match stage {
        Some(stage) => (stage.boards, &stage.clause),
        None => (rules.qualifying.boards, &rules.qualifying.clause),
    };
    let boards = event.answers.number(Key::BoardsPerMatch);
    if let Some(cell) = boards.filter(|cell| cell.value != Exact::whole(planned)) {
        let sides = "of this event".to_string();
        let (boards, clause) = (cell.value.to_decimal(), clause.clone());
        tell(problems::MatchLength { sides, boards, planned, clause }.into(), cell.at);
    }
    for row in &event.matches {
        let Some(cell) = row.boards.filter(|cell| cell.value != Exact::whole(planned)) else {
            continue;
        };
        let label = |entry: usize| event.entries[entry].label.as_str();
        let other = row.away.map_or("a bye", label);
        let sides = format!("{} against {other}", label(row.home));
        let (boards, clause) = (cell.value.to_decimal(), clause.clone());
        tell(problems::MatchLength { sides, boards, planned, clause }.into(), cell.at);
    }
    let teams = event.entries.len();
    if qualifying
        && rules.round_robins_for_team_count(teams).is_none()
        && event.answer_whole_number(Key::Rounds).is_none()
    {
        tell(problems::FieldSize { teams }.into(), event.at);
    }
    let drawn = event.entries.iter().filter(|_| qualifying);
    let typed: Vec<_> =
        drawn.filter_map(|entry| entry.record.number(EntryColumn::DrawNumber)).collect();
    let is_typed = |n: usize| typed.iter().any(|cell| cell.value == Exact::whole(n as i128));
    if let Some(first) = typed.first().filter(|_| !(1..=teams).all(is_typed)) {
        tell(problems::DrawNumbers { clause: rules.renumbering.clause.clone() }.into(), first.at);
    }
    if qualifying {
        check_team_numbers(event, tell);
    }
}

/// Teams whose labels are numbers must have those of their states.
fn check_team_numbers(event: &Event, mut tell: impl FnMut(ProblemDetail, CellAddress)) {
    let rules = interstate_teams::interstate_teams_rules();
    let numbers = rules
        .numbers
        .iter()
        .find(|list| list.category == interstate_teams::category_or_open(event));
    for entry in &event.entries {
        let named = entry.name.as_deref().and_then(|name| rules.state_id_by_name(name));
        let Some((numbers, state)) = numbers.zip(named) else { continue };
        let Some(number) = numbers.states.get(state) else { continue };
        // Other labels give no number.
        let is_number = entry.label.chars().all(|c| c.is_ascii_digit());
        if is_number && entry.label != number.to_string() {
            let (label, state) = (entry.label.clone(), state.to_string());
            let clause = numbers.clause.clone();
            tell(problems::TeamNumber { label, state, number: *number, clause }.into(), entry.at);
        }
    }
}
