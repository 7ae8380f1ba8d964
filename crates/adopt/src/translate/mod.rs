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
mod crosstable_notation;
mod days;
mod derived_columns;
mod doubtful_games;
mod doubts;
mod draft;
mod event;
mod games;
mod games_played;
mod matches;
mod matrix;
mod meetings;
mod members;
mod name_marks;
mod one_or_two_names;
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

pub use cells::ForeignWorkbookCells;
pub use doubts::{all_places_follow_scores, reading_doubts};
pub use draft::{CellRemark, TranslatedReturn};
pub use event::event_key_for_fact;

use std::collections::HashSet;

use super::recognise::{is_stage_name, round_named_in_line, round_number_in_name, split_events};
use super::recognised::{FactKind, RecognisedTable, RecognisedWorkbook, SheetKind, Sureness, What};
use super::sections::{is_section_ranked_apart, section_in_text};
use draft::ReturnDraft;
use event::EventShapeFromTables;
use model::{CellAddress, Scoring, WorkbookCopy};
use ranking::ContestantRow;
use roster::{ContestantKind, Roster};
use session_tables::sessions_of_tables;
use view::TableWithCells;

/// What a table brought, by the positions of its contestants in the roster.
enum Brought<'a> {
    /// Also the session that the table is of, where it is one of several.
    Rows(TableWithCells<'a>, Vec<ContestantRow>, Option<u16>),
    Matches(TableWithCells<'a>, Vec<matches::MatchRow>),
    Bracket(Vec<bracket::BracketMatch>),
    Powers(TableWithCells<'a>, Vec<games::GameSeat>),
    Plays(TableWithCells<'a>, Vec<games::GameSeat>),
    Lines(TableWithCells<'a>, Vec<travellers::TravellerRow>),
}

/// Makes a return of a workbook that was recognised.
pub fn return_from_recognised(copy: &WorkbookCopy, found: &RecognisedWorkbook) -> TranslatedReturn {
    let events = split_events(copy, found);
    if events.is_empty() {
        return event_of(copy, found).finish();
    }
    ReturnDraft::join_events(events.iter().map(|event| event_of(copy, event)))
}

/// The sheets of one event.
fn event_of(copy: &WorkbookCopy, found: &RecognisedWorkbook) -> ReturnDraft {
    let grid = ForeignWorkbookCells::new(copy);
    let mut draft = ReturnDraft::default();
    let tables: Vec<TableWithCells<'_>> = found
        .tables
        .iter()
        .filter(|table| !table.repeats)
        .map(|table| TableWithCells { grid, table })
        .collect();
    if found.kind == SheetKind::Register {
        tables.into_iter().for_each(|view| members::fill_members_sheet(&mut draft, view));
        return draft;
    }
    let mut roster = Roster::default();
    let mut sort = None;
    let brought: Vec<Brought<'_>> = tables
        .iter()
        .zip(sessions_of_tables(&tables))
        .filter_map(|(view, sitting)| {
            let own = own_sort(*view);
            sort = sort.or(Some(own));
            brought(*view, own, &mut roster, sitting)
        })
        .collect();
    let sort = sort.unwrap_or(ContestantKind::Players);
    if is_one_part(&tables) {
        roster.forget_sections();
    }
    let labels = roster.labels();
    lay_out(&mut draft, found, &brought, &roster, &labels);
    event::fill_event_sheet(&mut draft, found, shape(found, &tables, sort));
    for (entry, put) in std::mem::take(&mut draft.of_entries) {
        roster.add_cell(entry, put);
    }
    draft.entries = roster.into_entry_rows(&labels);
    draft
}

/// What the contestants of a table are.
fn own_sort(view: TableWithCells<'_>) -> ContestantKind {
    match view.table.kind {
        SheetKind::KnockOut if bracket::bracket_names_are_pairs(view) => ContestantKind::Pairs,
        SheetKind::KnockOut => ContestantKind::Teams,
        SheetKind::Travellers => ContestantKind::Pairs,
        SheetKind::CentreCounts | SheetKind::GameResults | SheetKind::Matches => {
            ContestantKind::Players
        }
        _ => contestants::contestant_kind(view),
    }
}

/// Enters the contestants of a table.
fn brought<'a>(
    view: TableWithCells<'a>,
    sort: ContestantKind,
    roster: &mut Roster,
    sitting: Option<u16>,
) -> Option<Brought<'a>> {
    use SheetKind as K;
    Some(match view.table.kind {
        K::None | K::Register => return None,
        K::Pairings | K::TeamsMatches | K::Matches => {
            Brought::Matches(view, matches::enter_match_sides(view, sort, roster))
        }
        K::KnockOut => Brought::Bracket(bracket::enter_bracket_contestants(view, sort, roster)),
        K::CentreCounts => Brought::Powers(view, games::enter_diplomacy_players(view, roster)),
        K::GameResults => Brought::Plays(view, games::enter_board_game_players(view, roster)),
        K::Travellers => Brought::Lines(view, travellers::enter_traveller_pairs(view, roster)),
        _ => Brought::Rows(
            view,
            contestants::enter_contestant_rows(view, sort, roster, sitting),
            sitting,
        ),
    })
}

/// Lays out who met whom, by the tables that have a row or a column for it.
fn fill_matches_and_games(
    draft: &mut ReturnDraft,
    found: &RecognisedWorkbook,
    brought: &[Brought<'_>],
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
                matches::fill_match_rows(draft, found, *view, meetings, labels, round);
            }
            Brought::Bracket(entered) => bracket::fill_bracket_matches(draft, entered, labels),
            Brought::Powers(view, seats) => {
                boards += 1;
                let round = round_of(found, *view);
                let facts = games::CommonGameFacts { round, ending: ending.clone() };
                games::fill_diplomacy_game(draft, *view, seats, labels, &facts, boards);
            }
            Brought::Plays(view, seats) => {
                games::fill_board_game_plays(draft, *view, seats, labels)
            }
            Brought::Lines(view, lines) => {
                travellers::fill_traveller_rows(draft, *view, lines, labels)
            }
            Brought::Matches(..) => {}
        }
    }
}

/// Lays out what the tables say of their contestants. Games are taken rather than the sums that
/// follow from them.
fn lay_out(
    draft: &mut ReturnDraft,
    found: &RecognisedWorkbook,
    brought: &[Brought<'_>],
    roster: &Roster,
    labels: &[String],
) {
    fill_matches_and_games(draft, found, brought, labels);
    draft.matches.drop_played_fixtures();
    let met = !draft.matches.is_empty() && found.kind != SheetKind::Pairings;
    for one in brought {
        let Brought::Rows(view, rows, sitting) = one else { continue };
        let games = match view.table.kind {
            SheetKind::Crosstable | SheetKind::SwissRanking => {
                let played = games_played::read_crosstable_games(*view, rows, roster);
                played.iter().for_each(|played| played.fill_matches_sheet(draft, found, labels));
                played.is_some()
            }
            SheetKind::SwissRounds => {
                meetings::fill_matches_from_opponents(draft, *view, rows, labels)
            }
            SheetKind::TeamsMatrix => {
                matrix::fill_matrix_matches(draft, found, *view, rows, labels)
            }
            _ => met,
        };
        let has_scores = !matches!(view.table.kind, SheetKind::Entries | SheetKind::PrizeList);
        let own: Vec<u32> = rows.iter().map(|scorer| scorer.row).collect();
        let adjusted = adjustments::find_adjustments(*view, &own).filter(|_| is_taken(view.table));
        if !games && has_scores {
            let adjusted = adjusted.as_ref();
            results::fill_results_sheet(draft, *view, rows, roster, labels, adjusted, *sitting);
        }
        if let Some(adjusted) = adjusted.filter(|_| has_scores) {
            adjusted.fill_adjustments_sheet(draft, rows, labels);
        }
    }
}

fn is_taken(table: &RecognisedTable) -> bool {
    table.sure != Sureness::Asked
}

/// The round that a table is of: that of the line above it, of the workbook, or of the name of its
/// sheet where the workbook has none or has it from another sheet.
fn round_of(
    found: &RecognisedWorkbook,
    view: TableWithCells<'_>,
) -> Option<(String, Option<CellAddress>)> {
    if is_of_stage(view.table) {
        return Some((stage(found, view.table).to_string(), None));
    }
    if let Some((text, at)) = &view.table.caption
        && let Some(round) = round_named_in_line(text)
    {
        return Some((round.to_string(), Some(*at)));
    }
    let fact = found.fact(FactKind::Round).filter(|fact| fact.sure != Sureness::Asked);
    let fact = fact.filter(|fact| fact.value.is_some());
    let elsewhere = fact.and_then(|fact| fact.at).is_some_and(|at| at.sheet != view.table.sheet);
    let of_tab = round_number_in_name(view.grid.sheet_name(view.table.sheet));
    if let Some(round) = of_tab.filter(|_| elsewhere || fact.is_none()) {
        return Some((round.to_string(), None));
    }
    let fact = fact?;
    let value = fact.value.as_deref()?;
    Some((view::first_whole_number(value).unwrap_or_else(|| value.to_string()), fact.at))
}

/// Whether the matches of a table are of a stage of a knock-out.
fn is_of_stage(table: &RecognisedTable) -> bool {
    let caption = table.caption.as_ref().map_or("", |(text, _)| text.as_str());
    table.kind == SheetKind::TeamsMatches && is_stage_name(caption)
}

/// The round that a stage of a knock-out is: fewer matches are of a later one.
fn stage(found: &RecognisedWorkbook, own: &RecognisedTable) -> usize {
    let matches = |table: &RecognisedTable| table.last_row - table.first_row;
    let stages = found.tables.iter().filter(|table| is_of_stage(table));
    1 + stages.filter(|table| matches(table) > matches(own)).count()
}

/// Whether all tables are of one division or final alone: a league of its own, and no section.
fn is_one_part(tables: &[TableWithCells<'_>]) -> bool {
    let parts = tables.iter().map(|view| {
        let tab = view.grid.sheet_name(view.table.sheet);
        let text = if section_in_text(view.caption()).is_some() { view.caption() } else { tab };
        section_in_text(text)
            .filter(|_| is_section_ranked_apart(text) && !view.has_column(What::Section))
    });
    let parts: Option<HashSet<String>> = parts.collect();
    parts.is_some_and(|parts| parts.len() == 1)
}

/// Whether a table of matches of teams has their victory points.
fn are_in_vps(found: &RecognisedWorkbook, view: TableWithCells<'_>) -> bool {
    let of_teams = view.table.kind == SheetKind::TeamsMatches;
    of_teams && (view.has_column(What::HomeVps) || matches::scores_share_vps(found, view))
}

/// What the tables say of the event together.
fn shape(
    found: &RecognisedWorkbook,
    tables: &[TableWithCells<'_>],
    sort: ContestantKind,
) -> EventShapeFromTables {
    let ranked: Vec<&TableWithCells<'_>> =
        tables.iter().filter(|view| ranking::ranking_column(**view).is_some()).collect();
    let scoring = |view: &TableWithCells<'_>| match ranking::session_percentage_columns(*view) {
        Some(_) => Some(Some(Scoring::Percent)),
        None if view.table.kind == SheetKind::TeamsMatrix => {
            matrix::matrix_scoring(*view).map(Some)
        }
        None if are_in_vps(found, *view) => Some(Some(Scoring::Vps)),
        None => ranking::scoring_of_rounds(*view)
            .map(Some)
            .or_else(|| ranking::ranking_column(*view).map(|(_, scoring)| scoring)),
    };
    let scoring = tables.iter().find_map(scoring).flatten();
    let of_caption = |of: &dyn Fn(&str) -> Option<String>| -> HashSet<String> {
        let told = |view: &&TableWithCells<'_>| {
            of(view.caption()).or_else(|| of(view.grid.sheet_name(view.table.sheet)))
        };
        ranked.iter().filter_map(told).collect()
    };
    let directions =
        of_caption(&|text| super::directions::direction_in_text(text).map(str::to_string));
    let sections = of_caption(&section_in_text);
    let parts = of_caption(&|text| section_in_text(text).filter(|_| is_section_ranked_apart(text)));
    let stages = tables.iter().any(|view| is_of_stage(view.table));
    let apart = ranked.iter().filter(|view| view.has_column(What::Place)).count() > 1;
    EventShapeFromTables {
        sort,
        stages,
        scoring,
        two_winners: directions.len() == 2,
        sections_apart: sections.len() > 1 && apart
            || parts.len() > 1
            || ranked.iter().any(|view| ranking::has_section_rankings(**view)),
    }
}
