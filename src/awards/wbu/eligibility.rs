//! Which events bring awards: 2.1 (least tables and boards), 2.3.3 (team
//! sizes), 2.9 (handicaps), and what this version does not award yet.

use crate::awards::{Rankings, name_of};
use crate::model::form::Key;
use crate::model::{Address, Basis, Event, EventKind, Exact};
use crate::problem::Trouble;
use crate::rules::wbu::{Handbook, MinimumEntry};
use crate::scoring::boards_of_event;
use crate::standings::RankingList;

/// An event that brings awards.
pub struct Eligible<'a> {
    /// The ranking that awards go by.
    pub lists: &'a [RankingList],
    /// Boards that each contestant played.
    pub boards: u32,
    /// Factor for large teams and the clause it rests on.
    pub team_factor: (Exact, &'static str),
    /// What was decided on the way.
    pub ground: Basis,
}

/// Finds out whether an event brings awards; the error is its ground.
pub fn check<'a>(
    handbook: &'static Handbook,
    event: &Event,
    rankings: Rankings<'a>,
    report: &mut impl FnMut(Trouble, Address),
) -> Result<Eligible<'a>, Basis> {
    if let Some((what, at)) = not_computed(event) {
        let ground = none(&format!("{what} is not awarded by this version"), None);
        report(Trouble::AwardNotComputed { what }, at);
        return Err(ground);
    }
    let mut ground = Basis::new();
    let lists = match rankings.scratch {
        _ if !event.handicap() => rankings.ranked,
        Some(scratch) => {
            ground.because(&handbook.handicap.clause, "Re-scored without handicaps");
            scratch
        }
        None => {
            let clause = &handbook.handicap.clause;
            let trouble = Trouble::HandicapWithoutScratch { clause: clause.clone() };
            report(trouble, event.place_of(Key::Handicap));
            let why = "ranked with handicaps, and the scores without them are not given";
            return Err(none(why, Some(clause)));
        }
    };
    let boards = boards_of(handbook, event, report)?;
    let team_factor = team_factor(handbook, event, report)?;
    if event.kind() == EventKind::Teams && boards >= handbook.teams_by_match.least_boards {
        let clause = &handbook.teams_by_match.clause;
        ground
            .because(clause, "No matches in the return, so the printed column for teams was read");
        let trouble = Trouble::TeamsWithoutMatches { boards, clause: clause.clone() };
        report(trouble, event.place_of(Key::Boards));
    }
    Ok(Eligible { lists, boards, team_factor, ground })
}

/// An event without awards, and why.
fn none(why: &str, clause: Option<&'static str>) -> Basis {
    let mut ground = Basis::new();
    ground.say(&format!("No awards: {why}"));
    if let Some(clause) = clause {
        ground.cite(clause);
    }
    ground
}

/// Kinds of event that other chapters of the handbook award.
fn not_computed(event: &Event) -> Option<(String, Address)> {
    if event.kind() == EventKind::Other {
        let format = event.format().unwrap_or_default();
        return Some((format!("events of format {format}"), event.place_of(Key::Format)));
    }
    const ONLY: [(Key, &[&str]); 16] = [
        (Key::Stage, &["single"]),
        (Key::HeatFor, &[]),
        (Key::GreenPoints, &[]),
        (Key::Divisions, &["1"]),
        (Key::Sections, &["1"]),
        (Key::LadderFinal, &[]),
        (Key::CarryOver, &["none"]),
        (Key::OriginalEntry, &[]),
        (Key::OriginalContestants, &[]),
        (Key::Qualifier, &[]),
        (Key::QualifyingStages, &[]),
        (Key::PremierTables, &[]),
        (Key::NotQualifiedTables, &[]),
        (Key::Legs, &["1"]),
        (Key::ResultsCounted, &[]),
        (Key::Ladder, &[]),
    ];
    for (key, usual) in ONLY {
        if event.departs_from(key, usual) {
            let answer = event.answers.text(key).map_or_else(
                || {
                    event
                        .answers
                        .number(key)
                        .map(|cell| cell.value.to_decimal())
                        .unwrap_or_default()
                },
                |cell| cell.value.to_string(),
            );
            return Some((format!("events with {} {answer}", name_of(key)), event.place_of(key)));
        }
    }
    by_match(event)
}

/// 4.5.1: contestants who meet for six boards or more in an event of 36 or more,
/// and teams that report matches, are awarded per match won.
fn by_match(event: &Event) -> Option<(String, Address)> {
    let long = boards_of_event(event).is_some_and(|boards| boards >= 36);
    let matches = event.whole(Key::BoardsPerMatch).is_some_and(|boards| boards >= 6)
        || (event.kind() == EventKind::Teams && !event.matches.is_empty());
    (long && matches)
        .then(|| ("matches won (4.5.1)".to_string(), event.place_of(Key::BoardsPerMatch)))
}

/// 2.1.2: everybody must play at least twelve boards.
fn boards_of(
    handbook: &'static Handbook,
    event: &Event,
    report: &mut impl FnMut(Trouble, Address),
) -> Result<u32, Basis> {
    let least = &handbook.minimum_boards;
    match boards_of_event(event) {
        None => {
            report(Trouble::NoBoards, event.place_of(Key::Boards));
            Err(none("the number of boards is not given", Some(&least.clause)))
        }
        Some(boards) if boards < least.boards => {
            let clause = least.clause.clone();
            report(
                Trouble::TooFewBoards { boards, least: least.boards, clause },
                event.place_of(Key::Boards),
            );
            let why = format!("{boards} boards, {} needed", least.boards);
            Err(none(&why, Some(&least.clause)))
        }
        Some(boards) => Ok(boards),
    }
}

/// 2.3.3: teams of more than eight playing members.
fn team_factor(
    handbook: &'static Handbook,
    event: &Event,
    report: &mut impl FnMut(Trouble, Address),
) -> Result<(Exact, &'static str), Basis> {
    let clause = &handbook.team_size[0].clause;
    let Some(size) =
        event.answers.number(Key::TeamSize).filter(|_| event.kind() == EventKind::Teams)
    else {
        return Ok((Exact::whole(1), clause));
    };
    let members = u32::try_from(size.value.numerator()).ok();
    match members.and_then(|members| handbook.team_size(members)) {
        Some(factor) => Ok(factor),
        None => {
            let text = size.value.to_decimal();
            let why = format!("teams of {text} playing members are not provided for");
            report(Trouble::OddTeamSize { size: text, clause: clause.clone() }, size.at);
            Err(none(&why, Some(clause)))
        }
    }
}

/// A list with fewer tables than 2.1.1 asks for.
pub struct TooFewTables {
    tables: Exact,
    least: &'static MinimumEntry,
}

impl TooFewTables {
    /// The list as one of too few tables, if it is one: complete tables count.
    pub fn of(handbook: &'static Handbook, event: &Event, tables: Exact) -> Option<TooFewTables> {
        let least = handbook.minimum_entry(event.kind(), event.winners())?;
        (tables.floor() < i128::from(least.tables)).then_some(TooFewTables { tables, least })
    }

    /// What people are told.
    pub fn trouble(&self) -> Trouble {
        Trouble::TooFewTables {
            event: self.least.event.clone(),
            tables: self.tables.to_decimal(),
            least: self.least.least.clone(),
            clause: self.least.clause.clone(),
        }
    }

    /// Why the list has no awards.
    pub fn ground(&self) -> Basis {
        let TooFewTables { tables, least } = self;
        let why =
            format!("{} tables, and {} needs {}", tables.to_decimal(), least.event, least.least);
        none(&why, Some(&least.clause))
    }
}
