//! Statuses of contestants that contradict their scores, or say nothing, and misspelt categories and teams.

use std::collections::{BTreeMap, BTreeSet};

use engine::scoring::problems::EntryStatusUnread;
use model::form::{EntryColumn, Key};
use model::name_comparison::folded_name;
use model::problem::{Problem, ProblemDetail};
use model::{Cell, Entry, Event, EventKind, Format, normalize_category};

use super::problems;
use crate::nearest::name_meant_by_typo;

/// How a status begins that takes a contestant out of an event.
const OUT: [&str; 12] = [
    "withdr", "disq", "dq", "dsq", "void", "cancel", "scratch", "retired", "did not", "dn",
    "no show", "absent",
];
/// How the other statuses of the form begin.
const IN: [&str; 4] = ["house", "guest", "not contending", "green elsewhere"];

/// Adds an error for a contestant that is out and has a score, and a warning for a status that
/// changes nothing.
pub(super) fn check_statuses(event: &Event, found: &mut Vec<Problem>) {
    let scored: BTreeSet<usize> = event.results.iter().map(|result| result.entry).collect();
    for (index, entry) in event.entries.iter().enumerate() {
        let Some(status) = entry.record.text(EntryColumn::Status) else { continue };
        if let Some(trouble) = contradiction(event, entry, scored.contains(&index), status.value) {
            found.push(Problem::new(trouble, status.at));
        }
    }
}

/// Adds a warning for a category that is nearly one that has a group or a prize: a misspelling of one
/// word without figures, or `F` for `women`.
pub(super) fn check_categories(event: &Event, found: &mut Vec<Problem>) {
    let groups = event.groups.rows.iter().map(|row| &row.group);
    let groups = groups.chain(event.prizes.rows.iter().map(|row| &row.group));
    let wanted = groups.filter_map(|group| group.category.as_deref().map(normalize_category));
    let wanted: BTreeSet<String> = wanted.collect();
    let is_wanted = |own: &str| wanted.iter().any(|word| folded_name(word) == folded_name(own));
    let meant = |own: &str| match own {
        "f" | "w" => wanted.get("women").map(String::as_str),
        _ if own.chars().all(char::is_alphabetic) => {
            name_meant_by_typo(own, wanted.iter().map(String::as_str))
        }
        _ => None,
    };
    for entry in event.entries.iter().filter(|_| !wanted.is_empty()) {
        let Some(cell) = entry.record.text(EntryColumn::Category) else { continue };
        for typed in entry.categories().filter(|own| !is_wanted(own)) {
            if let Some(category) = meant(&typed).map(str::to_string) {
                found.push(Problem::new(problems::CategoryNear { typed, category }, cell.at));
            }
        }
    }
}

/// Adds a warning for a team with one player whose name is a slip of that of a team with more. `Team A` and
/// `Team B` are two.
pub(super) fn check_teams_of_players(event: &Event, found: &mut Vec<Problem>) {
    let mut members: BTreeMap<String, Vec<Cell<&str>>> = BTreeMap::new();
    for entry in &event.entries {
        if let Some(team) = entry.record.text(EntryColumn::TeamOf) {
            members.entry(folded_name(team.value)).or_default().push(team);
        }
    }
    let of_many = members.values().filter(|members| members.len() > 1);
    let of_many: Vec<&str> = of_many.map(|members| members[0].value).collect();
    let is_of_words = |name: &str| {
        name.split_whitespace()
            .all(|word| word.chars().count() > 2 && word.chars().all(char::is_alphabetic))
    };
    for alone in members.values().filter(|members| members.len() == 1).map(|members| members[0]) {
        let near = name_meant_by_typo(alone.value, of_many.iter().copied());
        if let Some(near) = near.filter(|near| is_of_words(alone.value) && is_of_words(near)) {
            let (typed, team) = (alone.value.to_string(), near.to_string());
            found.push(Problem::new(problems::TeamNear { typed, team }, alone.at));
        }
    }
}

/// What is wrong with the status of an entry, which has a score or not.
fn contradiction(
    event: &Event,
    entry: &Entry,
    scored: bool,
    status: &str,
) -> Option<ProblemDetail> {
    let begins = |words: &[&str]| {
        let status = status.trim().to_lowercase();
        words.iter().any(|word| status.starts_with(word))
    };
    let (label, status) = (entry.label.clone(), status.to_string());
    let plays_rounds = event.contestant_kind() == EventKind::Other || event.results.is_empty();
    if plays_rounds && entry.is_disqualified() {
        // Diplomacy ranks nobody who was disqualified; elsewhere they only play no further rounds.
        let is_ranked = event.format() != Some(Format::Diplomacy);
        return is_ranked.then(|| problems::EntryLeft { label, status }.into());
    }
    if scored && event.contestant_kind() != EventKind::Other && (entry.withdrew() || begins(&OUT)) {
        // Stages of championships award those who left by the rounds that they played.
        let by_rounds = entry.withdrew() && event.answer_text(Key::Stage).is_some();
        return match entry.round_in_status() {
            _ if by_rounds => None,
            None => Some(problems::EntryOut { label, status }.into()),
            Some(_) => Some(problems::EntryLeft { label, status }.into()),
        };
    }
    let is_read = entry.withdrew() || entry.comes_late() || begins(&IN);
    (!is_read).then(|| EntryStatusUnread { label, status }.into())
}
