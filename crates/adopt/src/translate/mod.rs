//! What was recognised becomes a return in our own form, each cell with the cell that it was
//! taken from.
//!
//! A file for each sort of table: `results` (a score for each contestant), `rounds` (crosstables
//! and matrices), `matches`, `bracket`, `games`, `travellers`, `members`; `event` fills the sheet
//! `Event`. `contestants` reads who a row tells of, `roster` gathers them, `draft` is the return
//! while it fills. Columns and tables that were left to the organiser are not taken.

mod adjustments;
mod all_play_all;
mod bracket;
mod cells;
mod contestants;
mod context_doubts;
mod crosstable_games;
mod days;
mod derived_columns;
mod doubtful_games;
mod doubts;
mod draft;
mod encounter;
mod event;
mod games;
mod games_played;
mod matches;
mod matrix;
mod meetings;
mod members;
mod point_scored_games;
mod ranking;
mod results;
mod roster;
mod rounds;
mod session_tables;
mod suit_letters;
mod travellers;
mod untaken_cells;
mod unused;
mod view;
mod weeks;

pub use cells::ForeignCells;
pub use doubts::{doubts, places_match_scores};
pub use draft::{Remark, TranslatedReturn};
pub use event::key_of;

use std::collections::HashSet;

use super::recognise::{is_stage, round_named, round_of_line, split_events};
use super::recognised::{FactKind, RecognisedWorkbook, SheetKind, Sureness, Table, What};
use super::sections::{is_ranked_apart, section_of};
use draft::Draft;
use event::Shape;
use model::{Address, Scoring, WorkbookCopy};
use ranking::Scorer;
use roster::{Roster, Sort};
use session_tables::sittings;
use view::View;

/// What a table brought, by the positions of its contestants in the roster.
enum Brought<'a> {
    /// Also the session that the table is of, where it is one of several.
    Rows(View<'a>, Vec<Scorer>, Option<u16>),
    Matches(View<'a>, Vec<matches::Meeting>),
    Bracket(Vec<bracket::Entered>),
    Powers(View<'a>, Vec<games::Seat>),
    Plays(View<'a>, Vec<games::Seat>),
    Lines(View<'a>, Vec<travellers::Line>),
}

/// Makes a return of a workbook that was recognised.
pub fn translate(copy: &WorkbookCopy, found: &RecognisedWorkbook) -> TranslatedReturn {
    let events = split_events(copy, found);
    if events.is_empty() {
        return event_of(copy, found).finish();
    }
    Draft::joined(events.iter().map(|event| event_of(copy, event)))
}

/// The sheets of one event.
fn event_of(copy: &WorkbookCopy, found: &RecognisedWorkbook) -> Draft {
    let grid = ForeignCells::new(copy);
    let mut draft = Draft::default();
    let tables: Vec<View<'_>> = found
        .tables
        .iter()
        .filter(|table| !table.repeats)
        .map(|table| View { grid, table })
        .collect();
    if found.kind == SheetKind::Register {
        tables.into_iter().for_each(|view| members::lay_out(&mut draft, view));
        return draft;
    }
    let mut roster = Roster::default();
    let mut sort = None;
    let brought: Vec<Brought<'_>> = tables
        .iter()
        .zip(sittings(&tables))
        .filter_map(|(view, sitting)| {
            let own = own_sort(*view);
            sort = sort.or(Some(own));
            brought(*view, own, &mut roster, sitting)
        })
        .collect();
    let sort = sort.unwrap_or(Sort::Players);
    if is_one_part(&tables) {
        roster.leave_sections();
    }
    let labels = roster.labels();
    lay_out(&mut draft, found, &brought, &roster, &labels);
    event::lay_out(&mut draft, found, shape(found, &tables, sort));
    for (entry, put) in std::mem::take(&mut draft.of_entries) {
        roster.add_to(entry, put);
    }
    draft.entries = roster.lay_out(&labels);
    draft
}

/// What the contestants of a table are.
fn own_sort(view: View<'_>) -> Sort {
    match view.table.kind {
        SheetKind::KnockOut if bracket::are_pairs(view) => Sort::Pairs,
        SheetKind::KnockOut => Sort::Teams,
        SheetKind::Travellers => Sort::Pairs,
        SheetKind::CentreCounts | SheetKind::GameResults | SheetKind::Matches => Sort::Players,
        _ => contestants::sort_of(view),
    }
}

/// Enters the contestants of a table.
fn brought<'a>(
    view: View<'a>,
    sort: Sort,
    roster: &mut Roster,
    sitting: Option<u16>,
) -> Option<Brought<'a>> {
    use SheetKind as K;
    Some(match view.table.kind {
        K::None | K::Register => return None,
        K::Pairings | K::TeamsMatches | K::Matches => {
            Brought::Matches(view, matches::enter(view, sort, roster))
        }
        K::KnockOut => Brought::Bracket(bracket::enter(view, sort, roster)),
        K::CentreCounts => Brought::Powers(view, games::enter_powers(view, roster)),
        K::GameResults => Brought::Plays(view, games::enter_plays(view, roster)),
        K::Travellers => Brought::Lines(view, travellers::enter(view, roster)),
        _ => Brought::Rows(view, contestants::scorers(view, sort, roster, sitting), sitting),
    })
}

/// Lays out what the tables say of their contestants. Games are taken rather than the sums that
/// follow from them.
fn lay_out(
    draft: &mut Draft,
    found: &RecognisedWorkbook,
    brought: &[Brought<'_>],
    roster: &Roster,
    labels: &[String],
) {
    let ending = found.fact(FactKind::Ending).filter(|fact| fact.sure == Sureness::Certain);
    let ending = ending.and_then(|fact| fact.value.clone());
    let mut boards = 0;
    for one in brought {
        match one {
            Brought::Rows(..) => {}
            Brought::Matches(view, meetings) if is_taken(view.table) => {
                let round = round_of(found, *view);
                matches::lay_out(draft, found, *view, meetings, labels, round);
            }
            Brought::Bracket(entered) => bracket::lay_out(draft, entered, labels),
            Brought::Powers(view, seats) => {
                boards += 1;
                let round = round_of(found, *view);
                let facts = games::TableGameFacts { round, ending: ending.clone() };
                games::lay_out_powers(draft, *view, seats, labels, &facts, boards);
            }
            Brought::Plays(view, seats) => games::lay_out_plays(draft, *view, seats, labels),
            Brought::Lines(view, lines) => travellers::lay_out(draft, *view, lines, labels),
            Brought::Matches(..) => {}
        }
    }
    draft.matches.drop_fixtures();
    let met = !draft.matches.is_empty() && found.kind != SheetKind::Pairings;
    for one in brought {
        let Brought::Rows(view, rows, sitting) = one else { continue };
        let games = match view.table.kind {
            SheetKind::Crosstable | SheetKind::SwissRanking => {
                let played = games_played::played(*view, rows, roster);
                played.iter().for_each(|played| played.lay_out(draft, found, labels));
                played.is_some()
            }
            SheetKind::SwissRounds => meetings::lay_out(draft, *view, rows, labels),
            SheetKind::TeamsMatrix => matrix::lay_out(draft, found, *view, rows, labels),
            _ => met,
        };
        let has_scores = !matches!(view.table.kind, SheetKind::Entries | SheetKind::PrizeList);
        let own: Vec<u32> = rows.iter().map(|scorer| scorer.row).collect();
        let adjusted = adjustments::adjusted(*view, &own).filter(|_| is_taken(view.table));
        if !games && has_scores {
            let adjusted = adjusted.as_ref();
            results::lay_out(draft, *view, rows, roster, labels, adjusted, *sitting);
        }
        if let Some(adjusted) = adjusted.filter(|_| has_scores) {
            adjusted.lay_out(draft, rows, labels);
        }
    }
}

fn is_taken(table: &Table) -> bool {
    table.sure != Sureness::Asked
}

/// The round that a table is of: that of the line above it, of the workbook, or of the name of its
/// sheet where the workbook has none or has it from another sheet.
fn round_of(found: &RecognisedWorkbook, view: View<'_>) -> Option<(String, Option<Address>)> {
    if is_of_stage(view.table) {
        return Some((stage(found, view.table).to_string(), None));
    }
    if let Some((text, at)) = &view.table.caption
        && let Some(round) = round_of_line(text)
    {
        return Some((round.to_string(), Some(*at)));
    }
    let fact = found.fact(FactKind::Round).filter(|fact| fact.sure != Sureness::Asked);
    let fact = fact.filter(|fact| fact.value.is_some());
    let elsewhere = fact.and_then(|fact| fact.at).is_some_and(|at| at.sheet != view.table.sheet);
    let of_tab = round_named(view.grid.sheet(view.table.sheet));
    if let Some(round) = of_tab.filter(|_| elsewhere || fact.is_none()) {
        return Some((round.to_string(), None));
    }
    let fact = fact?;
    let value = fact.value.as_deref()?;
    Some((view::first_number(value).unwrap_or_else(|| value.to_string()), fact.at))
}

/// Whether the matches of a table are of a stage of a knock-out.
fn is_of_stage(table: &Table) -> bool {
    let caption = table.caption.as_ref().map_or("", |(text, _)| text.as_str());
    table.kind == SheetKind::TeamsMatches && is_stage(caption)
}

/// The round that a stage of a knock-out is: fewer matches are of a later one.
fn stage(found: &RecognisedWorkbook, own: &Table) -> usize {
    let matches = |table: &Table| table.last_row - table.first_row;
    let stages = found.tables.iter().filter(|table| is_of_stage(table));
    1 + stages.filter(|table| matches(table) > matches(own)).count()
}

/// Whether all tables are of one division or final alone: a league of its own, and no section.
fn is_one_part(tables: &[View<'_>]) -> bool {
    let parts = tables.iter().map(|view| {
        let tab = view.grid.sheet(view.table.sheet);
        let text = if section_of(view.caption()).is_some() { view.caption() } else { tab };
        section_of(text).filter(|_| is_ranked_apart(text) && !view.has(What::Section))
    });
    let parts: Option<HashSet<String>> = parts.collect();
    parts.is_some_and(|parts| parts.len() == 1)
}

/// Whether a table of matches of teams has their victory points.
fn are_in_vps(found: &RecognisedWorkbook, view: View<'_>) -> bool {
    let of_teams = view.table.kind == SheetKind::TeamsMatches;
    of_teams && (view.has(What::HomeVps) || matches::share_vps(found, view))
}

/// What the tables say of the event together.
fn shape(found: &RecognisedWorkbook, tables: &[View<'_>], sort: Sort) -> Shape {
    let ranked: Vec<&View<'_>> =
        tables.iter().filter(|view| ranking::ranked_by(**view).is_some()).collect();
    let scoring = |view: &View<'_>| match ranking::shares_of_sessions(*view) {
        Some(_) => Some(Some(Scoring::Percent)),
        None if view.table.kind == SheetKind::TeamsMatrix => matrix::scoring(*view).map(Some),
        None if are_in_vps(found, *view) => Some(Some(Scoring::Vps)),
        None => ranking::of_rounds(*view)
            .map(Some)
            .or_else(|| ranking::ranked_by(*view).map(|(_, scoring)| scoring)),
    };
    let scoring = tables.iter().find_map(scoring).flatten();
    let of_caption = |of: &dyn Fn(&str) -> Option<String>| -> HashSet<String> {
        let told =
            |view: &&View<'_>| of(view.caption()).or_else(|| of(view.grid.sheet(view.table.sheet)));
        ranked.iter().filter_map(told).collect()
    };
    let directions = of_caption(&|text| super::directions::direction(text).map(str::to_string));
    let sections = of_caption(&section_of);
    let parts = of_caption(&|text| section_of(text).filter(|_| is_ranked_apart(text)));
    let stages = tables.iter().any(|view| is_of_stage(view.table));
    let apart = ranked.iter().filter(|view| view.has(What::Place)).count() > 1;
    Shape {
        sort,
        stages,
        scoring,
        two_winners: directions.len() == 2,
        sections_apart: sections.len() > 1 && apart
            || parts.len() > 1
            || ranked.iter().any(|view| ranking::ranks_sections(**view)),
    }
}
