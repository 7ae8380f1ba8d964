//! Reads the sheets `Results` and `Adjustments`: scores, places and penalties of entries, each with
//! its cell.

use std::collections::{HashMap, HashSet};

use model::form::{
    AdjustmentColumn, ColumnKind, EntryColumn, FormColumn, ResultColumn, parse_choice,
};
use model::name_comparison::{NameLikeness, folded_name, name_key, name_likeness};
use model::problem::Problem;
use model::{
    Adjustment, AdjustmentAmountKind, AdjustmentUnit, Cell, CellAddress, Entry, Event, Exact,
    ResultsRow, Scoring, SheetCopy, StoredCell, TypedValue, Unit, WorkbookCopy,
};

use super::cells::{CellReader, cell_address, heading_text};
use super::entries::{self, EntriesFromResults};
use super::entry_finder::EntryFinder;
use super::events::{EventsById, label_key};
use super::heading_names::columns_meant_by_heading;
use super::headings::{self, SheetHeadings};
use super::overlooked_content_problems::ResultName;
use super::problems;
use super::table::{self, RowReading, SheetReading};

/// The unit of scores, if all events agree.
pub(super) fn common_score_unit(events: &EventsById) -> Option<Unit> {
    let mut typed = events.events.iter().map(|event| event.scoring().map(Scoring::unit));
    let first = typed.next()??;
    typed.all(|unit| unit == Some(first)).then_some(first)
}

/// Reads the sheet `Results` into the events.
pub(super) fn read_results_sheet(
    workbook_copy: &WorkbookCopy,
    index: u16,
    events: &mut EventsById,
    reader: &mut CellReader<'_>,
) {
    reader.scoring = common_score_unit(events);
    if let Some(table) = table::read_sheet_rows::<ResultColumn>(workbook_copy, index, reader) {
        let sheet = &workbook_copy.sheets[usize::from(index)];
        let beside = name_columns(sheet, &table.headings);
        read_results_rows(table, index, events, reader, None);
        for event in events.events.iter().filter(|_| !beside.is_empty()) {
            report_other_names(sheet, index, &beside, event, &mut reader.problems);
        }
    }
}

/// The columns of a sheet of results that hold names beside the entries.
fn name_columns(sheet: &SheetCopy, headings: &SheetHeadings) -> Vec<u16> {
    const NAMES: [EntryColumn; 3] = [EntryColumn::Player, EntryColumn::Names, EntryColumn::Name];
    let of_names = |cell: &&StoredCell| {
        let heading = heading_text(cell).map(|heading| folded_name(&heading)).unwrap_or_default();
        let meant = columns_meant_by_heading(EntryColumn::FORM, &heading);
        meant.iter().any(|(column, _)| NAMES.iter().any(|name| *column == *name))
    };
    let headed = sheet.cells.iter().filter(|cell| cell.row == headings.row);
    let unread = headed.filter(|cell| headings.column_at(cell.column).is_none());
    unread.filter(of_names).map(|cell| cell.column).collect()
}

/// Reports each result beside which only names of another entry stand, as where one column was sorted
/// without the others.
fn report_other_names(
    sheet: &SheetCopy,
    index: u16,
    beside: &[u16],
    event: &Event,
    problems: &mut Vec<Problem>,
) {
    let names_of = |entry: &Entry| {
        let players = entry.players.iter().map(|player| name_key(&player.name));
        players.chain([name_key(&entry.display_name())]).collect::<Vec<String>>()
    };
    let known: HashSet<String> = event.entries.iter().flat_map(names_of).collect();
    for result in event.results.iter().filter(|result| result.at.sheet == index) {
        let Some(entry) = event.entries.get(result.entry) else { continue };
        let own = names_of(entry);
        let from = sheet.cells.partition_point(|cell| cell.row < result.at.row);
        let row = sheet.cells[from..].iter().take_while(|cell| cell.row == result.at.row);
        let named = row.filter(|cell| beside.contains(&cell.column));
        let named: Vec<(&StoredCell, String)> =
            named.filter_map(|cell| Some((cell, heading_text(cell)?))).collect();
        let keys = |text: &str| {
            let parts = entries::split_names_or_numbers(text);
            parts.into_iter().chain([text]).map(name_key).collect::<Vec<String>>()
        };
        let is_own =
            |key: &String| own.iter().any(|own| name_likeness(own, key) != NameLikeness::Other);
        let others =
            named.iter().find(|(_, text)| keys(text).iter().any(|key| known.contains(key)));
        if let Some((cell, typed)) = others
            && !named.iter().any(|(_, text)| keys(text).iter().any(is_own))
        {
            let (label, name) = (entry.label.clone(), entry.display_name());
            let trouble = ResultName { label, name, typed: typed.clone() };
            problems.push(event.problem(trouble, cell_address(cell, index)));
        }
    }
}

/// Reads the rows of the sheet into the events. `listed` are the entries that stand on the same
/// rows.
pub(super) fn read_results_rows(
    table: SheetReading<ResultColumn>,
    index: u16,
    events: &mut EventsById,
    reader: &mut CellReader<'_>,
    listed: Option<&EntriesFromResults>,
) {
    let headings = &table.headings;
    let scores = headings
        .find_column(ResultColumn::Score)
        .or(headings.find_column(ResultColumn::HandicapScore));
    let entries = headings.find_column(ResultColumn::Entry);
    for (column, found) in [(ResultColumn::Entry, entries), (ResultColumn::Score, scores)] {
        if found.is_none() && (listed.is_none() || column == ResultColumn::Score) {
            reader.problems.extend(headings.missing_column_problem(column, index));
            return;
        }
    }
    let headed = headings.find_column(ResultColumn::Score);
    let unit = headed.and_then(|headed| headings::score_unit_of_heading(&headed.heading));
    let columns = SCORES.map(|column| {
        let headed = headings.find_column(column)?;
        Some((headings::heading_address(headings, headed, index), headed.heading.clone()))
    });
    let mut read = Reading {
        finders: events.events.iter().map(EntryFinder::new).collect(),
        scores: vec![Default::default(); events.events.len()],
        given: HashMap::new(),
        listed,
    };
    for mut row in table.rows {
        if let Some(event) = events.event_of_row(&mut row, ResultColumn::Event) {
            let id = events.events[event].id.clone();
            read.enter(&mut row, event, &mut events.events[event], headings);
            row.problems.iter_mut().for_each(|problem| problem.event = Some(id.clone()));
        }
        reader.problems.append(&mut row.problems);
    }
    for (event, scores) in events.events.iter_mut().zip(read.scores) {
        event.headings.results =
            (!event.results.is_empty()).then(|| table.headings.header_row_for_annotation(index));
        event.headings.score_unit =
            unit.or_else(|| all_percentages(&scores).then_some(Unit::Percent));
        let of_maximum = event.results.iter().any(|result| result.max.is_some());
        if event.score_unit() != Unit::Percent || of_maximum {
            continue;
        }
        for ((column, scores), headed) in SCORES.into_iter().zip(scores).zip(&columns) {
            settle_percentages(event, column, &scores, headed.as_ref(), &mut reader.problems);
        }
        refuse_impossible(event, &mut reader.problems);
    }
}

/// The columns of scores.
const SCORES: [ResultColumn; 2] = [ResultColumn::Score, ResultColumn::HandicapScore];

/// The index of a result and its score as read, which may be a percentage.
type RawScore = (usize, TypedValue);

/// Whether every score of the first filled column is a percentage.
fn all_percentages(scores: &[Vec<RawScore>; 2]) -> bool {
    let first = scores.iter().find(|scores| !scores.is_empty());
    first.is_some_and(|scores| {
        scores.iter().all(|(_, value)| matches!(value, TypedValue::Percent(_)))
    })
}

struct Reading<'a> {
    finders: Vec<EntryFinder>,
    /// The scores of each event, a list for each of [`SCORES`].
    scores: Vec<[Vec<RawScore>; 2]>,
    given: HashMap<(usize, usize, Option<String>), CellAddress>,
    /// Entries that stand on the rows of the results.
    listed: Option<&'a EntriesFromResults>,
}

impl Reading<'_> {
    /// The entry of a row, or a problem of the row.
    fn entry(
        &self,
        row: &mut RowReading<ResultColumn>,
        index: usize,
        event: &Event,
        headings: &SheetHeadings,
    ) -> Option<usize> {
        if let Some(listed) = self.listed.filter(|listed| listed.events[index]) {
            let line = row.record.at.row;
            let known = listed.rows.get(&line).copied();
            if known.is_none() && !listed.told.contains(&line) {
                row.report_if_lacking(ResultColumn::Entry, headings);
            }
            return known;
        }
        if row.report_if_lacking(ResultColumn::Entry, headings) {
            return None;
        }
        self.finders[index].entry_of_result_row(row, event)
    }

    fn enter(
        &mut self,
        row: &mut RowReading<ResultColumn>,
        index: usize,
        event: &mut Event,
        headings: &SheetHeadings,
    ) {
        let Some(entry) = self.entry(row, index, event, headings) else { return };
        let record = &row.record;
        let session = record.text(ResultColumn::Session).map(|cell| cell.value.to_string());
        let key = (index, entry, session.as_deref().map(|session| label_key(session).into_owned()));
        let typed = record.text(ResultColumn::Entry).map_or(record.at, |cell| cell.at);
        if let Some(first) = self.given.get(&key) {
            let label = event.entries[entry].label.clone();
            let trouble = problems::RepeatedResult { label, first: first.a1() };
            row.report(trouble, typed);
            return;
        }
        self.given.insert(key, typed);
        let score = record.number(ResultColumn::Score);
        let handicap = record.number(ResultColumn::HandicapScore);
        let place = record.number(ResultColumn::Place).and_then(|cell| {
            u32::try_from(cell.value.numerator()).ok().map(|place| Cell::new(place, cell.at))
        });
        let max = record.number(ResultColumn::MaxScore);
        let values = SCORES.map(|column| record.get(column).map(|cell| cell.value.clone()));
        // A withdrawn entry needs no score.
        if score.is_none() && handicap.is_none() && event.entries[entry].withdrew() {
            return;
        }
        if handicap.is_none() && row.report_if_lacking(ResultColumn::Score, headings) {
            event.refused.insert(entry);
            return;
        }
        for (scores, value) in self.scores[index].iter_mut().zip(values) {
            scores.extend(value.map(|value| (event.results.len(), value)));
        }
        event.results.push(ResultsRow {
            at: row.record.at,
            entry,
            session,
            score,
            max,
            handicap,
            place,
        });
    }
}

/// Scales a column of percentages: 0.5725 means 57.25 if no number of the column is above 1.
fn settle_percentages(
    event: &mut Event,
    column: ResultColumn,
    scores: &[RawScore],
    headed: Option<&(CellAddress, String)>,
    problems: &mut Vec<Problem>,
) {
    let plain: Vec<(usize, Exact)> = scores
        .iter()
        .filter_map(|(result, value)| match value {
            TypedValue::Number(number) => Some((*result, *number)),
            _ => None,
        })
        .collect();
    let small = |number: &Exact| *number <= Exact::whole(1) && *number > Exact::ZERO;
    let fractions = plain.len() == scores.len()
        && plain.len() > 1
        && plain.iter().all(|(_, number)| small(number) || number.is_zero());
    if fractions && let (Some((at, heading)), Some((_, first))) = (headed, plain.first()) {
        let (text, read) = (first.to_decimal(), (*first * Exact::whole(100)).to_decimal());
        let trouble = problems::PercentGuessed { column: heading.clone(), text, read };
        problems.push(event.problem(trouble, *at));
    }
    for (result, number) in plain {
        let result = &mut event.results[result];
        let score =
            if column == ResultColumn::Score { &mut result.score } else { &mut result.handicap };
        let Some(cell) = score else { continue };
        if fractions {
            cell.value = number * Exact::whole(100);
        } else if small(&number) {
            let (at, text) = (cell.at, number.to_decimal());
            let meant = (number * Exact::whole(100)).to_decimal();
            problems.push(event.problem(problems::PercentMixed { text, meant }, at));
        }
    }
}

/// Skips rows with a percentage outside 0 to 100, with a problem.
fn refuse_impossible(event: &mut Event, problems: &mut Vec<Problem>) {
    let (id, refused) = (&event.id, &mut event.refused);
    event.results.retain(|result| {
        let Some(score) = result.score else {
            return true;
        };
        let possible = (Exact::ZERO..=Exact::whole(100)).contains(&score.value);
        if !possible {
            let trouble = problems::ImpossiblePercent { text: score.value.to_decimal() };
            problems.push(Problem::new(trouble, score.at).with_event(id));
            refused.insert(result.entry);
        }
        possible
    });
}

/// Reads the sheet `Adjustments` into the events.
pub(super) fn read_adjustments_sheet(
    workbook_copy: &WorkbookCopy,
    index: u16,
    events: &mut EventsById,
    reader: &mut CellReader<'_>,
) {
    let Some(table) = table::read_sheet_rows::<AdjustmentColumn>(workbook_copy, index, reader)
    else {
        return;
    };
    let finders: Vec<EntryFinder> = events.events.iter().map(EntryFinder::new).collect();
    for mut row in table.rows {
        if let Some(event) = events.event_of_row(&mut row, AdjustmentColumn::Event) {
            let id = events.events[event].id.clone();
            // A penalty for an offence needs no kind.
            let of_offence = row.record.choice(AdjustmentColumn::Offence).is_some();
            let is_told = of_offence || worded_kind(&row).is_some();
            let missing = row.report_if_lacking(AdjustmentColumn::Entry, &table.headings)
                | (!is_told && row.report_if_lacking(AdjustmentColumn::Kind, &table.headings));
            if !missing {
                adjust(&mut row, &finders[event], &mut events.events[event]);
            }
            row.problems.iter_mut().for_each(|problem| problem.event = Some(id.clone()));
        }
        reader.problems.append(&mut row.problems);
    }
}

/// The kind of an adjustment from its reason, if the kind is blank: `warned for slow play`,
/// `3 VPs by the director`.
fn worded_kind(row: &RowReading<AdjustmentColumn>) -> Option<AdjustmentUnit> {
    let column = AdjustmentColumn::Kind.definition();
    let ColumnKind::Choice(choices) = column.kind else { return None };
    if row.is_faulty_in(&[AdjustmentColumn::Kind]) {
        return None;
    }
    let reason = row.record.text(AdjustmentColumn::Reason)?.value;
    let amount = row.record.number(AdjustmentColumn::Amount).is_some();
    let words = reason.split(|c: char| c.is_whitespace() || ",;:.()".contains(c));
    let mut said: Vec<AdjustmentUnit> = words
        .filter(|word| !word.is_empty())
        .filter_map(|word| AdjustmentUnit::named(parse_choice(column, choices, word)?))
        .filter(|kind| (*kind == AdjustmentUnit::Warning) != amount)
        .collect();
    said.dedup();
    // Two units are ambiguous.
    <[AdjustmentUnit; 1]>::try_from(said).ok().map(|[kind]| kind)
}

fn adjust(row: &mut RowReading<AdjustmentColumn>, finder: &EntryFinder, event: &mut Event) {
    let Some(label) = row.record.text(AdjustmentColumn::Entry) else {
        return;
    };
    let (label, at) = (label.value.to_string(), label.at);
    let entry = match finder.find(&label, None, None) {
        Ok(entry) => entry,
        Err(trouble) => {
            row.report(trouble, at);
            return;
        }
    };
    let worded = worded_kind(row);
    let record = &row.record;
    let typed = record.word(AdjustmentColumn::Kind).map(|cell| cell.value);
    let without_offence = || record.get(AdjustmentColumn::Offence).is_none();
    let kind =
        AdjustmentAmountKind::from_typed_unit(typed.or(worded.filter(|_| without_offence())));
    event.adjustments.push(Adjustment {
        at: record
            .get(AdjustmentColumn::Kind)
            .or_else(|| record.get(AdjustmentColumn::Offence))
            .map_or(record.at, |cell| cell.at),
        entry,
        kind,
        amount: record.number(AdjustmentColumn::Amount),
        round: record.text(AdjustmentColumn::Round).map(|cell| cell.value.to_string()),
        offence: record.word(AdjustmentColumn::Offence).map(|cell| cell.value),
        minutes: record.number(AdjustmentColumn::Minutes).map(|cell| cell.value),
        boards: record
            .number(AdjustmentColumn::Boards)
            .and_then(|cell| u32::try_from(cell.value.numerator()).ok()),
        reason: record.text(AdjustmentColumn::Reason).map(|cell| cell.value.to_string()),
    });
}
