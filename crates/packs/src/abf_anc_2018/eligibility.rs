//! Who may play in which category (3.4), and membership in the Butler Pairs (3.6).
//!
//! Dates of birth, masterpoints and numbers are checked where given.

use super::AwardCase;
use crate::abf_anc_2018::figures::{AbfCompetition, AbfRegulations, CategoryPlayerLimits};
use model::MemberStatus;
use model::form::{EntryColumn, Key};
use model::problem::{Problem, ProblemDetail, phrase};
use model::{CellAddress, Entry, Event, Exact, TypedValue};

use super::problems;

/// Reports ineligible players, each on its cell.
pub(super) fn report_ineligible_players(
    regulations: &'static AbfRegulations,
    event: &Event,
    problems: &mut Vec<Problem>,
) {
    for entry in &event.entries {
        for (at, wrong) in of_entry(&regulations.eligibility, event, entry) {
            let found = Problem::new(wrong, at);
            // A final can reuse the rows of the stage before it.
            let same =
                |known: &&Problem| (&known.trouble, &known.place) == (&found.trouble, &found.place);
            if !problems.iter().any(|known| same(&known)) {
                problems.push(found.with_event(&event.id));
            }
        }
    }
    check_numbers(&regulations.eligibility, event, problems);
}

/// Whether an ineligible player keeps an entry from winning its category (3.4).
pub(super) fn is_barred_from_category(case: &AwardCase<'_>, entry: usize) -> bool {
    is_entry_barred_in_category(case.regulations, case.event, &case.event.entries[entry])
}

/// Whether an ineligible player keeps an entry of any event from winning its category (3.4).
pub(super) fn is_entry_barred_in_category(
    regulations: &AbfRegulations,
    event: &Event,
    entry: &Entry,
) -> bool {
    let found = of_entry(&regulations.eligibility, event, entry);
    found.iter().any(|(_, wrong)| !wrong.is_of_kind::<problems::NumberMissing>())
}

/// The category of an entry: its own, else that of the event.
fn category_of(event: &Event, entry: &Entry) -> String {
    let of_event = match AbfCompetition::from_event(event) {
        Some(AbfCompetition::YouthButler) => Some("youth"),
        _ => event.answer_text(Key::Category),
    };
    entry.category().or_else(|| of_event.map(str::to_string)).unwrap_or_default()
}

/// The ineligible players of an entry, with their cells.
fn of_entry(
    rules: &CategoryPlayerLimits,
    event: &Event,
    entry: &Entry,
) -> Vec<(CellAddress, ProblemDetail)> {
    let category = category_of(event, entry);
    let restricted_butler =
        AbfCompetition::from_event(event) == Some(AbfCompetition::RestrictedButler);
    let mut found = Vec::new();
    for (index, player) in entry.players.iter().enumerate() {
        let name = player.name.clone();
        if let Some((at, born)) = born(entry, index).filter(|_| !is_authorised(entry, index)) {
            let day = born.to_string();
            if category == "youth" && born < rules.youth_from {
                let (limit, clause) = (rules.youth_from.to_string(), rules.youth_clause.clone());
                found.push((at, problems::TooOld { name, born: day, limit, clause }.into()));
                continue;
            }
            if category == "seniors" && born >= rules.seniors_before {
                let limit = rules.seniors_before.to_string();
                let clause = rules.seniors_clause.clone();
                found.push((at, problems::TooYoung { name, born: day, limit, clause }.into()));
                continue;
            }
        }
        let limit = match category.as_str() {
            _ if restricted_butler => {
                Some((rules.restricted_butler_below, &rules.restricted_butler_clause, None))
            }
            "restricted" => {
                let as_novice = phrase!("; the limit is printed so, and is that of Novice");
                Some((rules.restricted_below, &rules.restricted_clause, Some(as_novice)))
            }
            "novice" => Some((rules.novice_below, &rules.novice_clause, None)),
            _ => None,
        };
        let points = entry.player_numeric_cell(EntryColumn::Masterpoints, index);
        if let (Some((below, clause, remark)), Some(points)) = (limit, points)
            && points.value >= below
        {
            let (points, below, at) = (shown(points.value), shown(below), points.at);
            let clause = clause.clone();
            found.push((
                at,
                problems::ManyMasterpoints { name, points, below, remark, clause }.into(),
            ));
        }
    }
    found
}

fn shown(points: Exact) -> String {
    points.to_decimal()
}

/// Reports players without a number, and players absent or lapsed in the return's register (3.6).
fn check_numbers(rules: &CategoryPlayerLimits, event: &Event, problems: &mut Vec<Problem>) {
    if !AbfCompetition::from_event(event).is_some_and(AbfCompetition::is_butler) {
        return;
    }
    for entry in event.entries.iter().filter(|entry| !entry.is_house_entry()) {
        for player in entry.players.iter().filter(|player| player.number.is_none()) {
            let (name, clause) = (player.name.clone(), rules.member_clause.clone());
            let wrong = problems::NumberMissing { name, clause };
            problems.push(event.problem(wrong, player.at));
        }
        let Some(members) = &event.members else { continue };
        for player in &entry.players {
            let Some(number) = &player.number else { continue };
            let why = match members.get(number.as_str()) {
                Some(MemberStatus::Active) => continue,
                Some(status) => status.word().into(),
                None => phrase!("not on the Members sheet").into(),
            };
            let (name, number) = (player.name.clone(), number.clone());
            let clause = rules.member_clause.clone();
            let wrong = problems::MemberNotFinancial { name, number, why, clause };
            problems.push(event.problem(wrong, player.at));
        }
    }
}

/// The cell and date of birth of a player, by index.
fn born(entry: &Entry, player: usize) -> Option<(CellAddress, jiff::civil::Date)> {
    let cell = entry.player_cell(EntryColumn::Born, player)?;
    match cell.value {
        TypedValue::Date(day) => Some((cell.at, *day)),
        _ => None,
    }
}

/// Whether a player, by index, is authorised in spite of age.
fn is_authorised(entry: &Entry, player: usize) -> bool {
    let cell = entry.player_cell(EntryColumn::Authorised, player);
    cell.is_some_and(|cell| match cell.value {
        TypedValue::Text(text) => {
            !matches!(text.trim().to_lowercase().as_str(), "" | "no" | "n" | "-")
        }
        _ => false,
    })
}
