//! A club's own sheet without a layout. Where the sheet proves how it is to be read, and the settings
//! answer what it does not say, it is read as it is; anything else is told and asked by
//! `palmares adopt`.

use super::adopted::{self, columns_in_words, instead, lists_below};
use super::settings::Settings;
use super::{Reading, events_in, interpret, struck};
use crate::foreign::problems::{QuestionsWorkbook, ReadByProof};
use crate::foreign::{
    Column, FactKind, Recognised, SheetKind, Sign, Subject, Sureness, Table, Translated, What,
    all_places_follow, doubts, given_answers, key_of, parted, questions, recognise,
};
use crate::model::WorkbookCopy;
use crate::model::form::{EntryColumn, FormColumn, ResultColumn};
use crate::problem::{Problem, ProblemDetail, Severity};

/// What a workbook is that no layout fits and that is no return.
pub(super) enum Alone {
    /// A sheet that proves how it is to be read.
    Read(Box<Reading>),
    /// A sheet that was recognised, and what is said of it.
    Told(ProblemDetail),
    /// Nothing that was recognised.
    Nothing,
}

/// Reads a workbook without a layout. `named`: one of its sheets has the name of one of a return's,
/// which is then to be read as such.
pub(super) fn read(copy: &WorkbookCopy, settings: &Settings, named: bool) -> Alone {
    if given_answers(copy).is_some() {
        return Alone::Told(QuestionsWorkbook.into());
    }
    let parted = &*parted(copy);
    let found = recognise(parted);
    let proved = || made(copy, parted, &found, settings).filter(|_| !named);
    let read = proved().and_then(|made| reading(copy, parted, &found, (made, settings)));
    match read {
        Some(reading) => Alone::Read(Box::new(reading)),
        None => instead(parted, &found, named).map_or(Alone::Nothing, Alone::Told),
    }
}

/// The events alone of a sheet that proves how it is to be read.
pub(super) fn events(copy: &WorkbookCopy, settings: &Settings) -> Option<Reading> {
    let parted = &*parted(copy);
    let found = recognise(parted);
    let made = made(copy, parted, &found, settings)?;
    Some(events_in(&made.sheets, settings))
}

/// The reading of the return that a sheet becomes; none where anything in it is doubtful, which
/// is asked instead.
fn reading(
    copy: &WorkbookCopy,
    parted: &WorkbookCopy,
    found: &Recognised,
    (made, settings): (Translated, &Settings),
) -> Option<Reading> {
    let mut reading = interpret(&made.sheets, settings);
    if reading.problems.iter().any(|problem| problem.trouble.severity() != Severity::Note) {
        return None;
    }
    adopted::place(&mut reading.problems, &made);
    let before = u16::try_from(made.sheets.sheets.len()).unwrap_or(u16::MAX);
    reading.problems.extend(struck::in_tables(copy, parted, &found.tables, before));
    let told = found.tables.iter().filter(|table| !table.repeats);
    let proofs: Vec<String> = told.clone().flat_map(proofs).collect();
    let columns: Vec<String> = told.map(columns_in_words).collect();
    let kind = found.kind.word().to_string();
    let note = ReadByProof { kind, columns: columns.join("; "), proofs: proofs.join("; ") };
    reading.problems.push(Problem::of_file(note));
    reading.workbook_copy = Some(made.sheets);
    Some(reading)
}

/// The return that a sheet becomes, where it proves how it is to be read.
fn made(
    copy: &WorkbookCopy,
    parted: &WorkbookCopy,
    found: &Recognised,
    settings: &Settings,
) -> Option<Translated> {
    if !is_proved(parted, found) || !is_answered(found, settings) {
        return None;
    }
    if !doubts(parted, found).is_empty() || lists_below(found, copy).next().is_some() {
        return None;
    }
    let mut made = adopted::translated(parted, found);
    // What is open of the event is answered by the settings; of anything else nothing may be.
    let of_event = |at: u16| {
        made.sheets.sheets.get(usize::from(at)).is_some_and(|sheet| sheet.name.starts_with("Event"))
    };
    let sound = made
        .remarks
        .iter()
        .all(|(at, remark)| remark.sure != Sureness::Asked || of_event(at.sheet));
    let rows = |name: &str| {
        let sheet = made.sheets.sheets.iter().find(|sheet| sheet.name == name);
        sheet.and_then(|sheet| sheet.cells.last()).map(|cell| cell.row)
    };
    // Who has no score is asked.
    let all_scored = rows(ResultColumn::FORM.name)
        .is_none_or(|scored| Some(scored) == rows(EntryColumn::FORM.name));
    if !sound || !all_scored {
        return None;
    }
    made.note_remarks();
    Some(made)
}

/// Whether a workbook is of one kind for certain, each of its sheets holds a table, and each table
/// proves its scores and has places that follow them.
fn is_proved(parted: &WorkbookCopy, found: &Recognised) -> bool {
    use SheetKind as K;
    let no_event = matches!(
        found.kind,
        K::None | K::Register | K::Entries | K::PrizeList | K::Pairings | K::Matches
    );
    // Places of sections and directions may be those of several lists.
    let is_plain = |column: &Column| {
        column.sure != Sureness::Asked
            && !matches!(column.meaning.what, What::Section | What::Direction | What::Stratum)
            && column.evidence.iter().all(|evidence| evidence.sign != Sign::Contradiction)
    };
    let is_read =
        |table: &Table| table.columns.iter().all(is_plain) && proofs(table).next().is_some();
    // A sheet without a table may hold what would get lost.
    let has_table = |index: u16| found.tables.iter().any(|table| table.sheet == index);
    let all_sheets = (0u16..)
        .zip(&parted.sheets)
        .all(|(index, sheet)| !sheet.hidden && (sheet.cells.is_empty() || has_table(index)));
    !no_event
        && found.sure == Sureness::Certain
        && all_sheets
        && found.tables.iter().filter(|table| !table.repeats).all(is_read)
        && all_places_follow(parted, found)
}

/// Whether the settings answer all that a sheet leaves open.
fn is_answered(found: &Recognised, settings: &Settings) -> bool {
    // Places of one list that follow its scores tell that there is one winner.
    let one_list = found.tables.iter().filter(|table| !table.repeats).count() == 1;
    let answered = |subject: Subject| match subject {
        Subject::Column(..) => false,
        Subject::Fact(FactKind::Organiser) => true,
        Subject::Fact(FactKind::Movement) => one_list,
        Subject::Fact(fact) => key_of(fact, found.kind == SheetKind::Ladder)
            .is_some_and(|key| settings.answers_key(key)),
    };
    let open = questions(found, "");
    open.iter().all(|question| question.harmless || answered(question.subject))
}

/// How the columns of a table prove its scores, in words.
fn proofs(table: &Table) -> impl Iterator<Item = String> {
    use What as W;
    let scores = table.columns.iter().filter(|column| {
        matches!(
            column.meaning.what,
            W::Place | W::Percent | W::Score | W::Points | W::Vps | W::Imps | W::Total | W::Best
        )
    });
    scores.flat_map(|column| {
        let proved = column.evidence.iter().filter(|evidence| evidence.sign == Sign::Relation);
        proved.map(|evidence| format!("\u{2018}{}\u{2019}: {}", column.heading, evidence.words))
    })
}
