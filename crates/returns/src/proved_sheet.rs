//! A club's own sheet without a layout. Where the sheet proves how it is to be read, and the settings
//! answer what it does not say, it is read as it is; anything else is told and asked by
//! `palmares adopt`.

use std::collections::BTreeSet;

use super::foreign_return::{
    self, describe_column_meanings, join_with_semicolons, unadopted_workbook_problem,
};
use super::settings::{Setting, Settings};
use super::{ReturnReading, interpret};
use adopt::problems::{LinesAside, QuestionsWorkbook, ReadByProof};
use adopt::{
    FactKind, ForeignWorkbookCells, QuestionSubject, RecognisedColumn, RecognisedTable,
    RecognisedWorkbook, SheetKind, Sign, Sureness, TranslatedReturn, What,
    all_places_follow_scores, direction_in_text, event_key_for_fact, open_questions,
    read_given_answers, reading_doubts, recognise_workbook, return_from_recognised,
    split_combined_cells,
};
use model::form::{EntryColumn, FormColumn, MemberColumn, ROW_SHEET_FORMS, ResultColumn};
use model::name_comparison::folded_name;
use model::problem::{Phrase, Problem, ProblemDetail, ProblemPlace, Severity, phrase};
use model::{CellAddress, CellValue, Exact, SheetCopy, StableSort, StoredCell, WorkbookCopy};

/// What a workbook without an Event sheet is, where no layout fits it.
pub(super) enum WorkbookWithoutLayout {
    /// A sheet that proves how it is to be read.
    Proved(Box<ReturnReading>),
    /// A sheet that was recognised, and what is said of it.
    Recognised(ProblemDetail),
    Unknown,
}

/// Reads a workbook without a layout.
pub(super) fn read_workbook_without_layout(
    copy: &WorkbookCopy,
    settings: &Settings,
) -> WorkbookWithoutLayout {
    if read_given_answers(copy).is_some() {
        return WorkbookWithoutLayout::Recognised(QuestionsWorkbook.into());
    }
    let parted = &*split_combined_cells(copy);
    let found = recognise_workbook(parted);
    // A sheet with the name of one of a return's is to be read as such.
    let named = copy.sheets.iter().any(is_named_as_of_return);
    let proved = (!named).then(|| proved_table(copy, parted, &found)).flatten();
    let reading = proved.and_then(|table| reading(parted, &found, table, settings));
    match reading {
        Some(reading) => WorkbookWithoutLayout::Proved(Box::new(reading)),
        None => unadopted_workbook_problem(parted, &found, named)
            .map_or(WorkbookWithoutLayout::Unknown, WorkbookWithoutLayout::Recognised),
    }
}

fn is_named_as_of_return(sheet: &SheetCopy) -> bool {
    let name = folded_name(&sheet.name);
    let forms = ROW_SHEET_FORMS.iter().copied().chain([MemberColumn::FORM]);
    forms.into_iter().any(|form| folded_name(form.name) == name)
}

/// The reading of the return that a sheet becomes; none where anything in it is doubtful, which
/// is asked instead.
fn reading(
    parted: &WorkbookCopy,
    found: &RecognisedWorkbook,
    table: &RecognisedTable,
    settings: &Settings,
) -> Option<ReturnReading> {
    let (mut made, aside) = return_of(parted, found, table, settings)?;
    let mut reading = interpret(&made.sheets, settings);
    made.add_remark_notes();
    if reading.problems.iter().any(|problem| problem.trouble.severity() != Severity::Note) {
        return None;
    }
    foreign_return::move_problems_to_club_cells(&mut reading.problems, &made);
    let (kind, columns) = (found.kind.word().to_string(), describe_column_meanings(table));
    let proofs = join_with_semicolons(proofs(table));
    reading.problems.push(Problem::for_file(ReadByProof { kind, columns, proofs }));
    reading.problems.extend(aside);
    reading.workbook_copy = Some(made.sheets);
    Some(reading)
}

/// The return that a sheet becomes, where the settings answer what it leaves open and every
/// contestant is whole; and the note on texts outside of its cells, which change nothing.
fn return_of(
    parted: &WorkbookCopy,
    found: &RecognisedWorkbook,
    table: &RecognisedTable,
    settings: &Settings,
) -> Option<(TranslatedReturn, Vec<Problem>)> {
    if !is_answered(found, settings) {
        return None;
    }
    let made = return_from_recognised(parted, found);
    let doubts = reading_doubts(parted, found, &made);
    let is_outside_cells = |doubt: &Problem| {
        doubt.trouble.is_of_kind::<LinesAside>() && doubt.place == ProblemPlace::File
    };
    let certain = doubts.iter().all(is_outside_cells);
    // What is open of the event is answered by the settings; of anything else nothing may be.
    let of_event = |at: u16| {
        made.sheets.sheets.get(usize::from(at)).is_some_and(|sheet| sheet.name.starts_with("Event"))
    };
    let sound = made
        .remarks
        .iter()
        .all(|(at, remark)| remark.sure != Sureness::Asked || of_event(at.sheet));
    if !sound || !certain || !are_all_named(&made, table) {
        return None;
    }
    let mut made = made.with_original_addresses(parted);
    // The settings have answered them.
    made.remarks.retain(|(_, remark)| remark.sure != Sureness::Asked);
    Some((made, doubts))
}

/// The table of a workbook that holds nothing else, is of one kind for certain, proves its scores and
/// has places that follow them. Of several lists, one may take what is another's.
fn proved_table<'f>(
    copy: &WorkbookCopy,
    parted: &WorkbookCopy,
    found: &'f RecognisedWorkbook,
) -> Option<&'f RecognisedTable> {
    let kinds = [SheetKind::PairsResults, SheetKind::TeamsResults];
    let filled = |sheet: &&SheetCopy| !sheet.cells.is_empty();
    let is_plain = |column: &RecognisedColumn| {
        column.sure != Sureness::Asked
            && UNDERSTOOD.contains(&column.meaning.what)
            && column.evidence.iter().all(|evidence| evidence.sign != Sign::Contradiction)
    };
    let [table] = &found.tables[..] else { return None };
    let proved = kinds.contains(&found.kind)
        && found.sure == Sureness::Certain
        && parted.sheets.iter().filter(filled).count() == 1
        && !table.repeats
        && table.rows_per_contestant == 1
        && table.columns.iter().all(is_plain)
        && proofs(table).next().is_some()
        && all_places_follow_scores(parted, found)
        && is_all_read(parted, found, table)
        && is_plain_head(parted, found)
        && are_shares_even(parted, table)
        && foreign_return::cell_problems(copy, parted, &found.tables).is_empty();
    proved.then_some(table)
}

/// What the columns of a proved table may hold. Anything else may count, or tell that a row does not.
const UNDERSTOOD: [What; 16] = [
    What::Place,
    What::Number,
    What::Name,
    What::Names,
    What::Surname,
    What::Forename,
    What::PartnerSurname,
    What::PartnerForename,
    What::Player,
    What::Id,
    What::PartnerId,
    What::Team,
    What::Percent,
    What::Score,
    What::Max,
    What::Vps,
];

/// Whether the percentages of a table have 50 on average, as far as they are rounded: a row too few or
/// one wrong share is enough to ask. Scores without the most possible prove nothing of themselves.
fn are_shares_even(parted: &WorkbookCopy, table: &RecognisedTable) -> bool {
    let has = |what: What| table.columns.iter().find(|column| column.meaning.what == what);
    let Some(column) = has(What::Percent) else {
        return has(What::Vps).is_some() || has(What::Score).is_some() && has(What::Max).is_some();
    };
    let grid = ForeignWorkbookCells::new(parted);
    let rows = (table.first_row..=table.last_row).filter(|row| !table.skipped.contains(row));
    let texts =
        rows.map(|row| grid.text(CellAddress { sheet: table.sheet, row, column: column.column }));
    let texts: Vec<String> =
        texts.map(|text| text.trim_end_matches('%').trim().replace(',', ".")).collect();
    let shares: Option<Vec<Exact>> = texts.iter().map(|text| Exact::parse_decimal(text)).collect();
    let Some(shares) = shares else { return false };
    let (one, count) = (Exact::whole(1), Exact::whole(shares.len() as i64));
    // `0.6125` shown as 61.25 %
    let scale = if shares.iter().all(|share| *share <= one) { 100 } else { 1 };
    let places = texts.iter().filter_map(|text| Some(text.split_once('.')?.1.len())).max();
    let unit = Exact::ratio(scale, 10_i128.pow(places.unwrap_or(0).min(12) as u32));
    let sum = shares.iter().fold(Exact::whole(0), |sum, share| sum + *share);
    let off = sum * Exact::whole(scale) - count * Exact::whole(50);
    let allowed = unit.unwrap_or(one) * count;
    off + off <= allowed && off + off + allowed >= Exact::whole(0)
}

/// Whether each cell of the sheet is one of the table's or tells a fact, none is hidden, and none has
/// a note, which may say that it does not count.
fn is_all_read(parted: &WorkbookCopy, found: &RecognisedWorkbook, table: &RecognisedTable) -> bool {
    let Some(sheet) = parted.sheets.get(usize::from(table.sheet)) else { return false };
    let heading = table.heading.unwrap_or(table.first_row);
    let of_table = |cell: &StoredCell| {
        (heading..=table.last_row).contains(&cell.row)
            && !table.skipped.contains(&cell.row)
            && table.columns.iter().any(|column| column.column == cell.column)
    };
    let of_fact = |cell: &StoredCell| {
        let at = CellAddress { sheet: table.sheet, row: cell.row, column: cell.column };
        found.facts.iter().any(|fact| fact.at == Some(at))
    };
    let shown = !sheet.hidden
        && sheet.layout.notes.is_empty()
        && sheet.layout.rows.iter().all(|row| !row.hidden)
        && sheet.layout.columns.iter().all(|column| !column.hidden);
    let mut filled = sheet.cells.iter().filter(|cell| cell.value != CellValue::Blank);
    shown && table.skipped.is_empty() && filled.all(|cell| of_table(cell) || of_fact(cell))
}

/// Whether what stands above the table tells one day and one number of boards and nothing else in
/// figures, and no direction, section or number of winners.
fn is_plain_head(parted: &WorkbookCopy, found: &RecognisedWorkbook) -> bool {
    /// Words of an event that is more than an evening of a club, or is scored otherwise.
    const OTHER: [&str; 17] = [
        "mitchell",
        "winner",
        "section",
        "session",
        "heat",
        "final",
        "half",
        "rover",
        "handicap",
        "championship",
        "butler",
        "county",
        "fear",
        "simultaneou",
        "sim",
        "charity",
        "congres",
    ];
    let value = |kind| found.fact(kind).and_then(|fact| fact.value.clone()).unwrap_or_default();
    let (day, boards) = (value(FactKind::Date), value(FactKind::Boards));
    let bare = |figure: &str| figure.trim_start_matches('0').to_string();
    // What each figure above the table can be, once; of the year also its last two.
    let mut figures: Vec<String> = day.split('-').chain([boards.as_str()]).map(bare).collect();
    let grid = ForeignWorkbookCells::new(parted);
    let cells: BTreeSet<CellAddress> = found.facts.iter().filter_map(|fact| fact.at).collect();
    let mut told: Vec<String> = Vec::new();
    for cell in &cells {
        let text = grid.text(*cell).to_lowercase();
        let words = || text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
        if words().any(|word| {
            direction_in_text(word).is_some() || OTHER.contains(&word.trim_end_matches('s'))
        }) || direction_in_text(&text).is_some()
        {
            return false;
        }
        told.extend(words().filter(|word| word.starts_with(|c: char| c.is_ascii_digit())).map(
            |word| {
                let digits: String = word.chars().take_while(char::is_ascii_digit).collect();
                digits.trim_start_matches('0').to_string()
            },
        ));
    }
    told.arrange_by_key(|told| std::cmp::Reverse(told.len()));
    let all_meant = told.iter().all(|told| {
        let year = |figure: &&String| figure.len() == 4 && figure.ends_with(told.as_str());
        let exact = figures.iter().position(|figure| figure == told);
        let meant = exact.or_else(|| figures.iter().position(|figure| year(&figure)));
        meant.map(|at| figures.swap_remove(at)).is_some()
    });
    let tab = cells.first().map_or("", |at| grid.sheet_name(at.sheet));
    !day.is_empty()
        && !value(FactKind::Title).is_empty()
        && all_meant
        && !tab.split(' ').any(|word| direction_in_text(word).is_some())
}

/// Whether each contestant of a return has a score, is a pair or a team with a name and of no section
/// or direction, and players have their numbers all or none.
fn are_all_named(made: &TranslatedReturn, table: &RecognisedTable) -> bool {
    let find = |name: &str| made.sheets.sheets.iter().position(|sheet| sheet.name == name);
    let Some(entries) = find(EntryColumn::FORM.name) else { return false };
    let grid = ForeignWorkbookCells::new(&made.sheets);
    let cells = &made.sheets.sheets[entries].cells;
    let last = cells.last().map_or(0, |cell| cell.row);
    let scored = find(ResultColumn::FORM.name).map(|at| &made.sheets.sheets[at].cells);
    let all_scored = scored.and_then(|cells| cells.last()).map(|cell| cell.row) == Some(last);
    let text =
        |row: u32, column: u16| grid.text(CellAddress { sheet: entries as u16, row, column });
    let headed: Vec<(u16, String)> = (0..40)
        .map(|column| (column, text(0, column)))
        .filter(|(_, head)| !head.is_empty())
        .collect();
    let filled = |row: u32, begins: &str| {
        let own = headed.iter().filter(|(_, head)| head.starts_with(begins));
        own.filter(|(column, _)| !text(row, *column).is_empty()).count()
    };
    let of_teams = table.kind == SheetKind::TeamsResults;
    let numbered =
        table.columns.iter().any(|one| matches!(one.meaning.what, What::Id | What::PartnerId))
            || (1..=last).any(|row| filled(row, "No ") > 0);
    let is_sound = |row: u32| {
        let players = filled(row, "Player ");
        let contestant = if of_teams { filled(row, "Name") == 1 } else { players == 2 };
        contestant && (!numbered || filled(row, "No ") == players)
    };
    let parted = headed.iter().any(|(_, head)| ["Direction", "Section"].contains(&head.as_str()));
    all_scored && !parted && (1..=last).all(is_sound)
}

/// Whether the settings answer all that a sheet leaves open: how pairs moved too, which no list of
/// one direction tells.
fn is_answered(found: &RecognisedWorkbook, settings: &Settings) -> bool {
    let answered = |subject: QuestionSubject| match subject {
        QuestionSubject::Column(..) => false,
        QuestionSubject::Fact(FactKind::Organiser) => true,
        QuestionSubject::Fact(fact) => event_key_for_fact(fact, false)
            .is_some_and(|key| settings.origin_of_setting(Setting::OfEvent(key)).is_some()),
    };
    let open = open_questions(found, "");
    open.iter().all(|question| answered(question.subject))
}

/// How the columns of a table prove its scores, in words.
fn proofs(table: &RecognisedTable) -> impl Iterator<Item = Phrase> {
    const PROVED: [What; 4] = [What::Place, What::Percent, What::Score, What::Vps];
    let scores = table.columns.iter().filter(|column| PROVED.contains(&column.meaning.what));
    scores.flat_map(|column| {
        let proved = column.evidence.iter().filter(|evidence| evidence.sign == Sign::Relation);
        proved.map(|evidence| {
            let (heading, why) = (column.heading.clone(), evidence.words.clone());
            phrase!("“{heading}”: {why}", heading, why)
        })
    })
}
