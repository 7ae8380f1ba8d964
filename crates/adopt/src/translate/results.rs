//! Tables that give each contestant a score: pairs and teams results, rankings, ladders.

use super::super::people;
use super::super::recognise::ordinal;
use super::super::recognised::{Column, SheetKind, Sureness, What};
use super::super::return_sheets::CellContent;
use super::adjustments::Adjusted;
use super::draft::{Draft, Put, Remark};
use super::ranking::{Scorer, ranked_by, running_total, shares_of_sessions};
use super::roster::Roster;
use super::view::View;
use super::weeks::{Weeks, weeks};
use model::Address;
use model::form::{Key, ResultColumn};

/// Lays the scores of a table out as the sheet `Results`: of the whole event, or of one `sitting`.
pub(super) fn lay_out(
    draft: &mut Draft,
    view: View<'_>,
    rows: &[Scorer],
    roster: &Roster,
    labels: &[String],
    adjusted: Option<&Adjusted<'_>>,
    sitting: Option<u16>,
) {
    if view.table.sure == Sureness::Asked {
        return;
    }
    let parts = sessions(view);
    let running = running_total(view, &parts);
    let weeks = if running.is_none() { weeks_of(draft, view, rows) } else { None };
    let (sessions, ranked) = match (weeks.or_else(|| shares_of_sessions(view)), running) {
        (_, Some(last)) => (Vec::new(), Some(last)),
        (Some(sessions), None) => (sessions, None),
        (None, None) => (parts, ranked_by(view).map(|(column, _)| column)),
    };
    let ranked = adjusted.and_then(|adjusted| adjusted.gross).or(ranked);
    for scorer in rows {
        for (session, column) in &sessions {
            let at = view.at(column, scorer.row);
            let Some((score, mark)) = scored(view, at) else { continue };
            let mut row = named(roster, labels, scorer.entry, at);
            row.push(Put::new(ResultColumn::Session, CellContent::Text(session.to_string()), None));
            row.push(
                Put::new(ResultColumn::Score, score, Some(at))
                    .noted(mark.or_else(|| likely(column))),
            );
            draft.results.add(row);
        }
        let Some(column) = ranked else { continue };
        let at = view.at(column, scorer.row);
        let Some((score, mark)) = scored(view, at) else { continue };
        let mut row = named(roster, labels, scorer.entry, at);
        row.push(
            Put::new(ResultColumn::Score, score, Some(at)).noted(mark.or_else(|| likely(column))),
        );
        if matches!(column.meaning.what, What::Score | What::Points)
            && let Some((max, at)) = view.number(What::Max, scorer.row)
        {
            row.push(Put::new(ResultColumn::MaxScore, max, Some(at)));
        }
        if let Some((net, at)) = view.number(What::Net, scorer.row) {
            row.push(Put::new(ResultColumn::HandicapScore, net, Some(at)));
        }
        match sitting {
            Some(sitting) => {
                let session = CellContent::text(&sitting.to_string());
                row.push(Put::new(ResultColumn::Session, session, None));
            }
            // A place in one session is none in the event.
            None => row.extend(place(view, scorer.row)),
        }
        draft.results.add(row);
    }
}

/// The weeks of a ladder whose totals they prove; says how many results count.
fn weeks_of<'a>(
    draft: &mut Draft,
    view: View<'a>,
    rows: &[Scorer],
) -> Option<Vec<(u16, &'a Column)>> {
    if view.table.kind != SheetKind::Ladder {
        return None;
    }
    let Weeks { columns, counted } = weeks(view, rows)?;
    if let Some(counted) = counted {
        let words = format!("Each total is the best {counted} results.");
        let put = Put::new(Key::ResultsCounted, CellContent::Number(counted as f64), None);
        draft.event.push(put.noted(Some(Remark::likely(words))));
    }
    Some(columns)
}

/// The columns of weeks or rounds whose scores add up, where the table has no sum of its own.
fn sessions(view: View<'_>) -> Vec<(u16, &Column)> {
    let rounds = match view.table.kind {
        _ if ranked_by(view).is_some() => return Vec::new(),
        SheetKind::Crosstable | SheetKind::TeamsMatrix => return Vec::new(),
        SheetKind::Ladder => What::Week,
        _ => What::Round,
    };
    view.several(rounds)
}

/// What names the contestant on the sheet `Results`.
fn named(roster: &Roster, labels: &[String], entry: usize, at: Address) -> Vec<Put<ResultColumn>> {
    let (section, direction) = roster.list_of(entry);
    let mut row = vec![Put::new(ResultColumn::Entry, CellContent::text(&labels[entry]), Some(at))];
    row.extend(
        section.map(|(text, from)| Put::new(ResultColumn::Section, CellContent::Text(text), from)),
    );
    row.extend(
        direction
            .map(|(word, from)| Put::new(ResultColumn::Direction, CellContent::text(word), from)),
    );
    row
}

/// The organiser's place, also as `1st` or `First`: of a shared one, `=3` or `3-5`, the first.
fn place(view: View<'_>, row: u32) -> Option<Put<ResultColumn>> {
    let (text, at) = view.text(What::Place, row)?;
    let shared = text.trim_start_matches(['=', 'T', 't']).trim_start();
    let first = shared.split(['-', '\u{2013}', '/']).next().unwrap_or_default();
    let digits = first.trim_end_matches(['.', '=', ' ', '\u{ba}', '\u{aa}']);
    let sound = !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit());
    let typed = sound.then(|| CellContent::number_or_text(digits));
    let place =
        typed.or_else(|| Some(CellContent::number_or_text(&ordinal(&text)?.to_string())))?;
    Some(Put::new(ResultColumn::Place, place, Some(at)))
}

/// The note on a score of a column that is only likely.
fn likely(column: &Column) -> Option<Remark> {
    let (heading, meaning) = (&column.heading, column.meaning);
    let words = || format!("The column “{heading}” was read as {meaning}; please check.");
    (column.sure == Sureness::Likely).then(|| Remark::likely(words()))
}

/// The score of a cell with a remark on a mark behind it; none for a dash or a word.
fn scored(view: View<'_>, at: Address) -> Option<(CellContent, Option<Remark>)> {
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
