//! Tables that give each contestant a score: pairs and teams results, rankings, ladders.

use super::super::people;
use super::super::recognise::parse_ordinal;
use super::super::recognised::{RecognisedColumn, SheetKind, Sureness, What};
use super::super::return_sheets::CellContent;
use super::adjustments::ProvedAdjustments;
use super::draft::{CellRemark, DraftCell, ReturnDraft};
use super::ranking::{
    ContestantRow, ranking_column, running_total_column, session_percentage_columns,
};
use super::roster::Roster;
use super::view::TableWithCells;
use super::weeks::{LadderWeeks, find_ladder_weeks};
use model::CellAddress;
use model::form::{Key, ResultColumn};

/// Lays the scores of a table out as the sheet `Results`: of the whole event, or of one `sitting`.
pub(super) fn fill_results_sheet(
    draft: &mut ReturnDraft,
    view: TableWithCells<'_>,
    rows: &[ContestantRow],
    roster: &Roster,
    labels: &[String],
    adjusted: Option<&ProvedAdjustments<'_>>,
    sitting: Option<u16>,
) {
    if view.table.sure == Sureness::Asked {
        return;
    }
    let parts = sessions(view);
    let running = running_total_column(view, &parts);
    let weeks = if running.is_none() { weeks_of(draft, view, rows) } else { None };
    let (sessions, ranked) = match (weeks.or_else(|| session_percentage_columns(view)), running) {
        (_, Some(last)) => (Vec::new(), Some(last)),
        (Some(sessions), None) => (sessions, None),
        (None, None) => (parts, ranking_column(view).map(|(column, _)| column)),
    };
    let ranked = adjusted.and_then(|adjusted| adjusted.gross).or(ranked);
    for scorer in rows {
        for (session, column) in &sessions {
            let Some(mut row) = read_score(view, column, scorer, roster, labels) else { continue };
            row.push(session_cell(*session));
            draft.results.add(row);
        }
        let Some(column) = ranked else { continue };
        let Some(mut row) = read_score(view, column, scorer, roster, labels) else { continue };
        if matches!(column.meaning.what, What::Score | What::Points)
            && let Some((max, at)) = view.number_by_meaning(What::Max, scorer.row)
        {
            row.push(DraftCell::new(ResultColumn::MaxScore, max, Some(at)));
        }
        if let Some((net, at)) = view.number_by_meaning(What::Net, scorer.row) {
            row.push(DraftCell::new(ResultColumn::HandicapScore, net, Some(at)));
        }
        match sitting {
            Some(sitting) => row.push(session_cell(sitting)),
            // A place in one session is none in the event.
            None => row.extend(place(view, scorer.row)),
        }
        draft.results.add(row);
    }
}

/// The row of a contestant with the score of a column; none where its cell holds no score.
fn read_score(
    view: TableWithCells<'_>,
    column: &RecognisedColumn,
    scorer: &ContestantRow,
    roster: &Roster,
    labels: &[String],
) -> Option<Vec<DraftCell<ResultColumn>>> {
    let at = view.cell_address(column, scorer.row);
    let (score, mark) = scored(view, at)?;
    let mut row = named(roster, labels, scorer.entry, at);
    row.push(
        DraftCell::new(ResultColumn::Score, score, Some(at))
            .with_remark(mark.or_else(|| likely(column))),
    );
    Some(row)
}

/// The cell with the session of a score.
fn session_cell(session: u16) -> DraftCell<ResultColumn> {
    DraftCell::new(ResultColumn::Session, CellContent::Text(session.to_string()), None)
}

/// The weeks of a ladder whose totals they prove; says how many results count.
fn weeks_of<'a>(
    draft: &mut ReturnDraft,
    view: TableWithCells<'a>,
    rows: &[ContestantRow],
) -> Option<Vec<(u16, &'a RecognisedColumn)>> {
    if view.table.kind != SheetKind::Ladder {
        return None;
    }
    let LadderWeeks { columns, counted } = find_ladder_weeks(view, rows)?;
    if let Some(counted) = counted {
        let words = format!("Each total is the best {counted} results.");
        let put = DraftCell::new(Key::ResultsCounted, CellContent::Number(counted as f64), None);
        draft.event.push(put.with_remark(Some(CellRemark::likely(words))));
    }
    Some(columns)
}

/// The columns of weeks or rounds whose scores add up, where the table has no sum of its own.
fn sessions(view: TableWithCells<'_>) -> Vec<(u16, &RecognisedColumn)> {
    let rounds = match view.table.kind {
        _ if ranking_column(view).is_some() => return Vec::new(),
        SheetKind::Crosstable | SheetKind::TeamsMatrix => return Vec::new(),
        SheetKind::Ladder => What::Week,
        _ => What::Round,
    };
    view.numbered_columns(rounds)
}

/// What names the contestant on the sheet `Results`.
fn named(
    roster: &Roster,
    labels: &[String],
    entry: usize,
    at: CellAddress,
) -> Vec<DraftCell<ResultColumn>> {
    let (section, direction) = roster.section_and_direction(entry);
    let mut row =
        vec![DraftCell::new(ResultColumn::Entry, CellContent::text(&labels[entry]), Some(at))];
    row.extend(
        section.map(|(text, from)| {
            DraftCell::new(ResultColumn::Section, CellContent::Text(text), from)
        }),
    );
    row.extend(direction.map(|(word, from)| {
        DraftCell::new(ResultColumn::Direction, CellContent::text(word), from)
    }));
    row
}

/// The organiser's place, also as `1st` or `First`: of a shared one, `=3` or `3-5`, the first.
fn place(view: TableWithCells<'_>, row: u32) -> Option<DraftCell<ResultColumn>> {
    let (text, at) = view.text_by_meaning(What::Place, row)?;
    let shared = text.trim_start_matches(['=', 'T', 't']).trim_start();
    let first = shared.split(['-', '\u{2013}', '/']).next().unwrap_or_default();
    let digits = first.trim_end_matches(['.', '=', ' ', '\u{ba}', '\u{aa}']);
    let sound = !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit());
    let typed = sound.then(|| CellContent::number_or_text(digits));
    let place =
        typed.or_else(|| Some(CellContent::number_or_text(&parse_ordinal(&text)?.to_string())))?;
    Some(DraftCell::new(ResultColumn::Place, place, Some(at)))
}

/// The note on a score of a column that is only likely.
fn likely(column: &RecognisedColumn) -> Option<CellRemark> {
    let (heading, meaning) = (&column.heading, column.meaning);
    let words = || format!("The column “{heading}” was read as {meaning}; please check.");
    (column.sure == Sureness::Likely).then(|| CellRemark::likely(words()))
}

/// The score of a cell with a remark on a mark behind it; none for a dash or a word.
fn scored(view: TableWithCells<'_>, at: CellAddress) -> Option<(CellContent, Option<CellRemark>)> {
    view.grid.score(at).filter(|(score, _)| is_score(score))
}

/// Whether a cell holds a score rather than a dash or a word.
fn is_score(filled: &CellContent) -> bool {
    match filled {
        CellContent::Text(text) => {
            !people::has_letters(text) && text.chars().any(|c| c.is_numeric())
        }
        _ => true,
    }
}
