//! Reads the register of members and the workbook of decisions.

use std::collections::BTreeMap;
use std::sync::Arc;

use adopt::{
    Layouts, reading_doubts, recognise_as_register, recognise_workbook, return_from_recognised,
    split_combined_cells,
};
use model::form::{
    AliasColumn, BalanceColumn, CertificateColumn, CreditedColumn, DecisionColumn, FormColumn,
    GoldColumn, LedgerColumn, MemberColumn, OrganiserColumn, PendingColumn, REGISTER_SHEET_FORMS,
    SheetForm,
};
use model::name_comparison::folded_name;
use model::problem::Problem;
use model::register::{
    EventCreditRow, GoldAwardRow, Member, MemberAlias, MemberBalance, Organiser, PendingPointsRow,
    REGISTER_POINT_KINDS, ReconciliationLedgerRow, Register, RegisterEventIdentity,
    RegisterSourceWorkbook, SubmittedCertificate, parse_member_credits,
};
use model::{
    CellAddress, ContactHashes, Exact, HeaderRow, ParallelJoin, PointsByKind, WorkbookCopy,
};
use model::{MemberStatus, OrganiserKind};

use super::cells::CellReader;
use super::foreign_return;
use super::headings::{self, SheetHeadings};
use super::open_workbook;
use super::problems::RegisterRebuilt;
use super::sheet_copies;
use super::table::{self, RowReading};
use super::uncalculated_formulas::clear_uncalculated_zeros;

mod blocks;
mod decisions;
mod fields;
mod figures;
mod heading_slips;
mod kept_in_excel;
mod member_headings;
mod own_columns;
pub mod problems;
mod rows_without_member;
mod settled;

use decisions::decision_rows;
pub use decisions::{DecisionReading, read_decisions};
pub(super) use fields::form_sheet_index;
use fields::{cell_day, cell_text, optional_cell_text, shared_cell_text, truncated_sheet_problems};

/// The rows of a sheet in the old format (`.xls`).
const OLD_ROWS: u32 = 65_536;

/// A register, as far as readable.
#[derive(Debug, Default)]
pub struct RegisterReading {
    /// The copy of its sheets; `None` if the file is not a readable workbook.
    pub workbook_copy: Option<WorkbookCopy>,
    /// Its rows; `None` without members.
    pub register: Option<Register>,
    /// The workbook of which the new register is made; `None` if a new one is.
    pub book: Option<RegisterSourceWorkbook>,
    /// What is wrong with it.
    pub problems: Vec<Problem>,
}

/// Reads the bytes of a register, or of a club's own list of members: by a layout, or as it is
/// recognised.
pub fn read_register(bytes: &[u8], join: ParallelJoin, layouts: &Layouts) -> RegisterReading {
    let opened = open_workbook::open_register(bytes, Some(join));
    let is_workbook = opened.is_ok();
    // A list may be a text file or a web page.
    let opened =
        opened.or_else(|refused| open_workbook::open_any_tables(bytes).map_err(|_| refused));
    let opened = match opened {
        Ok(opened) => opened,
        Err(trouble) => {
            let problems = vec![Problem::for_file(trouble)];
            return RegisterReading { problems, ..RegisterReading::default() };
        }
    };
    let mut opened = opened;
    let faults = truncated_sheet_problems(&opened);
    kept_in_excel::compute_missing_sums(&mut opened.workbook_copy);
    clear_uncalculated_zeros(&mut opened.workbook_copy);
    let members = form_sheet_index::<MemberColumn>(&opened.workbook_copy);
    let joined = members
        .map(|index| member_headings::join_two_line_headings(&mut opened.workbook_copy, index))
        .unwrap_or_default();
    let headed = members.is_some_and(|index| {
        let sheet = &opened.workbook_copy.sheets[usize::from(index)];
        let found =
            headings::find_headings(MemberColumn::FORM, sheet, index, None, &mut Vec::new());
        found.is_some_and(|found| {
            found.find_column(MemberColumn::Number).is_some()
                || member_headings::is_register_without_numbers(sheet, &found)
        })
    });
    // Headings in another language are those of a club's own list.
    let mut reading = match headed {
        true => None,
        false => read_list(&opened.workbook_copy, layouts),
    }
    .unwrap_or_else(|| {
        let mut reader = CellReader::new(&opened.workbook_copy);
        let register = register_of(&opened.workbook_copy, &mut reader);
        RegisterReading { register, problems: reader.finish(), ..RegisterReading::default() }
    });
    reading.problems.extend(joined);
    reading.problems.extend(faults);
    own_columns::warn_of_lost_additions(&opened.skipped, &mut reading.problems);
    let made = reading.workbook_copy.as_ref().map_or(0, |made| made.sheets.len());
    match open_workbook::register_source_workbook(bytes, &opened, made) {
        Ok(book) => reading.book = Some(book),
        Err(why) if is_workbook => {
            reading.problems.push(Problem::for_file(RegisterRebuilt { why }));
        }
        Err(_) => {}
    }
    reading.workbook_copy = Some(match reading.workbook_copy {
        Some(made) => foreign_return::append_original_sheets(made, opened.workbook_copy),
        None => opened.workbook_copy,
    });
    reading
}

/// Reads a club's own list of members; `None` where none was recognised. The copy is that of the
/// sheet `Members` alone; problems are at the club's cells, behind it.
fn read_list(copy: &WorkbookCopy, layouts: &Layouts) -> Option<RegisterReading> {
    let fitted = match layouts.find_layout(copy) {
        Ok(fitted) => fitted,
        Err(trouble) => {
            let problems = vec![Problem::for_file(trouble)];
            return Some(RegisterReading { problems, ..RegisterReading::default() });
        }
    };
    let parted = &*split_combined_cells(copy);
    let found =
        fitted.as_ref().map_or_else(|| recognise_workbook(parted), |fitted| fitted.found.clone());
    let found = recognise_as_register(found)?;
    let made = return_from_recognised(parted, &found);
    let left = match &fitted {
        Some(fitted) => foreign_return::unread_content_problems(fitted, copy, parted, &made),
        None => {
            let mut doubts = reading_doubts(parted, &found, &made);
            doubts.extend(foreign_return::cell_problems(copy, parted, &found.tables));
            foreign_return::shift_problem_sheet_indices(&made, doubts)
        }
    };
    let made = made.with_original_addresses(parted);
    let mut reader = CellReader::new(&made.sheets);
    let register = register_of(&made.sheets, &mut reader);
    let mut problems = reader.finish();
    foreign_return::move_problems_to_club_cells(&mut problems, &made);
    problems.extend(member_headings::report_totals_in_member_list(
        parted,
        &found.tables,
        made.sheets.sheets.len(),
    ));
    let places: Vec<_> = problems.iter().map(|problem| problem.place).collect();
    problems.extend(left.into_iter().filter(|problem| !places.contains(&problem.place)));
    let columns = foreign_return::describe_column_meanings(&found.tables[0]);
    problems.push(Problem::for_file(problems::ListAsRegister { columns }));
    let workbook_copy = Some(made.sheets);
    Some(RegisterReading { workbook_copy, register, problems, ..RegisterReading::default() })
}

/// The sheet `Members` of a return, and its members' status by number; `None` without the sheet.
/// Problems of the register are reported by its reconciliation.
pub(super) fn members_in_return(
    workbook_copy: &WorkbookCopy,
) -> Option<(u16, BTreeMap<Box<str>, MemberStatus>)> {
    let index = form_sheet_index::<MemberColumn>(workbook_copy)?;
    let mut found = Vec::new();
    members(workbook_copy, index, &mut CellReader::new(workbook_copy), &mut found)?;
    let found = found.iter().map(|member| ((&*member.number).into(), member.status));
    Some((index, found.collect()))
}

/// The ranks of the members on the sheet `Members` of a return, by number.
pub(super) fn ranks_in_return(workbook_copy: &WorkbookCopy) -> BTreeMap<String, String> {
    let mut found = Vec::new();
    if let Some(index) = form_sheet_index::<MemberColumn>(workbook_copy) {
        members(workbook_copy, index, &mut CellReader::new(workbook_copy), &mut found);
    }
    let ranked = found.iter().filter(|member| !member.rank.is_empty());
    ranked.map(|member| (member.number.to_string(), member.rank.to_string())).collect()
}

fn register_of(workbook_copy: &WorkbookCopy, reader: &mut CellReader<'_>) -> Option<Register> {
    let mut register = Register::default();
    let Some(index) = form_sheet_index::<MemberColumn>(workbook_copy) else {
        reader.problems.push(Problem::for_file(problems::NoMembers));
        return None;
    };
    let headings = members(workbook_copy, index, reader, &mut register.members)?;
    if headings.find_column(MemberColumn::Number).is_none() {
        // Without numbers every row has problems of its own.
        reader.problems.clear();
        let lost =
            member_headings::report_near_member_headings(workbook_copy, index, &headings, reader);
        if !lost.contains(&MemberColumn::Number) {
            let at = CellAddress { sheet: index, row: headings.row, column: 0 };
            reader.problems.clear();
            reader.report(problems::NoNumberColumn.into(), at);
        }
        return None;
    }
    kept_in_excel::merge_formula_problems(index, &headings, reader);
    report_cut_off(workbook_copy, index, reader);
    let lost =
        !member_headings::report_near_member_headings(workbook_copy, index, &headings, reader)
            .is_empty();
    if blocks::report_unclear_member_columns(workbook_copy, index, &headings, reader) || lost {
        return None;
    }
    kept_in_excel::report_members_on_other_sheets(workbook_copy, &register.members, reader);
    let placed = headings.header_row_for_annotation(index);
    settled::settle_member_totals(workbook_copy, &placed, &mut register.members, reader);
    register.layout.members = Some(placed);
    read_sheets_beside_members(workbook_copy, &mut register, reader);
    tell_unread(workbook_copy, reader);
    Some(register)
}

/// Reads the sheets of a register other than that of its members.
fn read_sheets_beside_members(
    workbook_copy: &WorkbookCopy,
    register: &mut Register,
    reader: &mut CellReader<'_>,
) {
    if let Some((rows, placed)) = rows_of(workbook_copy, reader, alias) {
        (register.aliases, register.layout.aliases) = (rows, Some(placed));
    }
    if let Some((rows, placed)) = rows_of(workbook_copy, reader, gold) {
        (register.gold, register.layout.gold) = (rows, Some(placed));
        settled::settle_gold_figures(workbook_copy, register, reader);
    }
    if let Some((rows, placed)) = rows_of(workbook_copy, reader, certificate) {
        (register.certificates, register.layout.certificates) = (rows, Some(placed));
        settled::settle_certificate_figures(workbook_copy, register, reader);
    }
    if let Some((rows, _)) = rows_of(workbook_copy, reader, organiser) {
        register.organisers = rows;
    }
    if let Some((rows, placed)) = rows_of(workbook_copy, reader, credited) {
        (register.credited, register.layout.credited) = (rows, Some(placed));
    }
    if let Some((rows, placed)) = rows_of(workbook_copy, reader, ledger) {
        (register.ledger, register.layout.ledger) = (rows, Some(placed));
    }
    if let Some((rows, placed)) = rows_of(workbook_copy, reader, balance) {
        (register.balances, register.layout.balances) = (rows, Some(placed));
    }
    if let Some((rows, placed)) = rows_of(workbook_copy, reader, pending) {
        (register.pending, register.layout.pending) = (rows, Some(placed));
    }
    if let Some(index) = form_sheet_index::<DecisionColumn>(workbook_copy) {
        (register.decisions, register.layout.decisions) =
            decision_rows(workbook_copy, index, reader);
    }
}

/// Tells of columns that are not kept, and of sheets that look like copies of those of the register.
fn tell_unread(workbook_copy: &WorkbookCopy, reader: &mut CellReader<'_>) {
    let anew = [
        form_sheet_index::<CreditedColumn>(workbook_copy),
        form_sheet_index::<LedgerColumn>(workbook_copy),
        form_sheet_index::<BalanceColumn>(workbook_copy),
        form_sheet_index::<PendingColumn>(workbook_copy),
        form_sheet_index::<DecisionColumn>(workbook_copy),
    ];
    let anew: Vec<u16> = anew.into_iter().flatten().collect();
    own_columns::warn_of_lost_content(workbook_copy, &anew, reader);
    let index_of = |form: &SheetForm| {
        let wanted = folded_name(form.name);
        let mut sheets = (0u16..).zip(&workbook_copy.sheets);
        sheets.find(|(_, sheet)| folded_name(&sheet.name) == wanted).map(|(index, _)| index)
    };
    let read: Vec<_> = REGISTER_SHEET_FORMS.iter().map(|form| (*form, index_of(form))).collect();
    sheet_copies::report_unread_form_copies(workbook_copy, &read, &mut reader.problems);
}

/// Reports a sheet that fills all rows of the old format, and so was cut off.
fn report_cut_off(workbook_copy: &WorkbookCopy, index: u16, reader: &mut CellReader<'_>) {
    let last = workbook_copy.sheets[usize::from(index)].cells.last().map(|cell| cell.row);
    if last == Some(OLD_ROWS - 1) {
        let at = CellAddress { sheet: index, row: OLD_ROWS - 1, column: 0 };
        reader.report(problems::CutOff { rows: OLD_ROWS }.into(), at);
    }
}

/// The rows and columns of a sheet; `None` without the sheet.
fn rows_of<C: FormColumn, T>(
    workbook_copy: &WorkbookCopy,
    reader: &mut CellReader<'_>,
    read: fn(&mut RowReading<C>, &SheetHeadings) -> Option<T>,
) -> Option<(Vec<T>, HeaderRow<C>)> {
    let index = form_sheet_index::<C>(workbook_copy)?;
    let mut found = Vec::new();
    let headings =
        table::for_each_row::<C>(workbook_copy, index, reader, |mut row, headings, reader| {
            found.extend(read(&mut row, headings));
            reader.problems.append(&mut row.problems);
        })?;
    heading_slips::warn_of_heading_slips(workbook_copy, index, &headings, reader);
    Some((found, headings.header_row_for_annotation(index)))
}

/// Reads the members and the positions of the headings.
fn members(
    workbook_copy: &WorkbookCopy,
    index: u16,
    reader: &mut CellReader<'_>,
    members: &mut Vec<Member>,
) -> Option<SheetHeadings> {
    table::for_each_row::<MemberColumn>(
        workbook_copy,
        index,
        reader,
        |mut row, headings, reader| {
            if !row.report_if_lacking(MemberColumn::Number, headings) {
                members.extend(member(&mut row));
            }
            reader.problems.append(&mut row.problems);
        },
    )
}

fn member(row: &mut RowReading<MemberColumn>) -> Option<Member> {
    use MemberColumn as Column;
    let number = row.record.text(Column::Number)?;
    let (at, number) = (number.at, number.value.into());
    let mut sound = !row.is_faulty_in(&[Column::Status]);
    let mut total = |column: Column| {
        sound &= !row.is_faulty_in(&[column]);
        let cell = row.record.number(column)?;
        if cell.value < Exact::ZERO {
            let name = column.definition().name;
            let text = cell.value.to_decimal();
            let trouble = problems::NegativePoints { column: name, text };
            row.report(trouble, cell.at);
            sound = false;
            return None;
        }
        Some(cell.value)
    };
    let points = PointsByKind {
        local: total(Column::Local).unwrap_or_default(),
        green: total(Column::Green).unwrap_or_default(),
        red: total(Column::Red).unwrap_or_default(),
        gold: total(Column::Gold).unwrap_or_default(),
        points: total(Column::Other).unwrap_or_default(),
        ..PointsByKind::default()
    };
    let status = row.record.choice(Column::Status);
    let status = status.and_then(|cell| MemberStatus::named(cell.value));
    let typed = |column| row.record.text(column).map_or("", |cell| cell.value);
    Some(Member {
        at,
        number,
        name: name_of(row),
        club: shared_cell_text(row, Column::Club),
        area: shared_cell_text(row, Column::Area),
        contacts: ContactHashes::new(typed(Column::Email), typed(Column::Telephone)),
        status: status.unwrap_or_default(),
        joined: cell_day(row, Column::Joined),
        points,
        rank: shared_cell_text(row, Column::Rank),
        registered: cell_day(row, Column::Registered),
        sound,
    })
}

/// The name, from one column or two.
fn name_of(row: &RowReading<MemberColumn>) -> Arc<str> {
    let name = shared_cell_text(row, MemberColumn::Name);
    if !name.is_empty() {
        return name;
    }
    let parts =
        [MemberColumn::Forename, MemberColumn::Surname].map(|column| cell_text(row, column));
    parts.join(" ").trim().into()
}

fn alias(row: &mut RowReading<AliasColumn>, headings: &SheetHeadings) -> Option<MemberAlias> {
    if row.report_if_lacking(AliasColumn::Number, headings) {
        return None;
    }
    let number = row.record.text(AliasColumn::Number)?;
    Some(MemberAlias {
        at: number.at,
        number: number.value.into(),
        known_as: optional_cell_text(row, AliasColumn::KnownAs),
        old_number: optional_cell_text(row, AliasColumn::OldNumber),
        check: optional_cell_text(row, AliasColumn::Check),
    })
}

fn gold(row: &mut RowReading<GoldColumn>, headings: &SheetHeadings) -> Option<GoldAwardRow> {
    let lacks = row.report_if_lacking(GoldColumn::Number, headings)
        | row.report_if_lacking(GoldColumn::Date, headings)
        | row.report_if_lacking(GoldColumn::Points, headings);
    if lacks {
        return None;
    }
    let number = row.record.text(GoldColumn::Number)?;
    let points = row.record.number(GoldColumn::Points)?;
    if points.value < Exact::ZERO {
        let (column, text) = (GoldColumn::Points.definition().name, points.value.to_decimal());
        let trouble = problems::NegativePoints { column, text };
        row.report(trouble, points.at);
        return None;
    }
    let date = cell_day(row, GoldColumn::Date)?;
    Some(GoldAwardRow { at: number.at, number: number.value.into(), date, points: points.value })
}

fn certificate(
    row: &mut RowReading<CertificateColumn>,
    headings: &SheetHeadings,
) -> Option<SubmittedCertificate> {
    use CertificateColumn as Column;
    let lacks = row.report_if_lacking(Column::Certificate, headings)
        | row.report_if_lacking(Column::Number, headings);
    // An unreadable cell of a certificate must not count as blank.
    let doubtful = [Column::Local, Column::Green, Column::Expires, Column::Registered];
    if lacks || row.is_faulty_in(&doubtful) {
        return None;
    }
    let certificate = row.record.text(Column::Certificate)?;
    let at = certificate.at;
    let amount = |column| row.record.number(column).map(|cell| cell.value).unwrap_or_default();
    let is_new = row.record.get(Column::Registered).is_none();
    if is_new && amount(Column::Local).is_zero() && amount(Column::Green).is_zero() {
        row.report(problems::CertificateWithoutPoints, at);
        return None;
    }
    Some(SubmittedCertificate {
        at: certificate.at,
        certificate: certificate.value.into(),
        number: cell_text(row, Column::Number),
        name: cell_text(row, Column::Name),
        date: cell_day(row, Column::Date),
        issuer: cell_text(row, Column::Issuer),
        event: cell_text(row, Column::Event),
        expires: cell_day(row, Column::Expires),
        points: PointsByKind {
            local: amount(Column::Local),
            green: amount(Column::Green),
            ..PointsByKind::default()
        },
        registered: cell_day(row, Column::Registered),
        sound: true,
    })
}

fn organiser(row: &mut RowReading<OrganiserColumn>, headings: &SheetHeadings) -> Option<Organiser> {
    use OrganiserColumn as Column;
    if row.report_if_lacking(Column::Name, headings) {
        return None;
    }
    let kind = row.record.choice(Column::Kind);
    let districts = row.record.number(Column::Districts);
    Some(Organiser {
        at: row.record.at,
        number: cell_text(row, Column::Number),
        name: cell_text(row, Column::Name),
        kind: kind.and_then(|cell| OrganiserKind::named(cell.value)),
        area: cell_text(row, Column::Area),
        districts: districts.and_then(|cell| u32::try_from(cell.value.floor()).ok()),
        computer: row.record.yes_no(Column::Computer).map(|cell| cell.value),
    })
}

fn credited(
    row: &mut RowReading<CreditedColumn>,
    headings: &SheetHeadings,
) -> Option<EventCreditRow> {
    use CreditedColumn as Column;
    if row.report_if_lacking(Column::Members, headings) {
        return None;
    }
    let members = row.record.text(Column::Members)?;
    match parse_member_credits(members.value) {
        Ok(_) => Some(EventCreditRow {
            at: row.record.at,
            event: RegisterEventIdentity {
                date: cell_day(row, Column::Date),
                key: cell_text(row, Column::Event),
                title: cell_text(row, Column::Title),
                organiser: cell_text(row, Column::Organiser),
            },
            registered: cell_day(row, Column::Registered),
            text: members.value.into(),
            content: cell_text(row, Column::Content),
            check: chain_word(row, Column::Check),
        }),
        Err(text) => {
            let trouble = problems::KeptUnreadable { text };
            row.report(trouble, members.at);
            None
        }
    }
}

/// A check of eight digits; Excel keeps one without letters as a number.
fn chain_word<C: FormColumn>(row: &RowReading<C>, column: C) -> Option<u32> {
    let text = cell_text(row, column);
    (!text.is_empty()).then(|| u32::from_str_radix(&text, 16).ok()).flatten()
}

fn ledger(
    row: &mut RowReading<LedgerColumn>,
    _: &SheetHeadings,
) -> Option<ReconciliationLedgerRow> {
    use LedgerColumn as Column;
    let count = |column| {
        let cell = row.record.number(column)?;
        u32::try_from(cell.value.floor()).ok()
    };
    let rows = [count(Column::Credited)?, count(Column::Balances)?, count(Column::Pending)?];
    Some(ReconciliationLedgerRow {
        at: row.record.at,
        registered: cell_day(row, Column::Registered),
        credited: (rows[0], cell_text(row, Column::CreditedCheck)),
        balances: (rows[1], cell_text(row, Column::BalancesCheck)),
        pending: (rows[2], cell_text(row, Column::PendingCheck)),
        decisions: count(Column::Decisions)
            .map(|rows| (rows, cell_text(row, Column::DecisionsCheck))),
        before: cell_text(row, Column::Before),
        seal: cell_text(row, Column::Seal),
    })
}

fn balance(row: &mut RowReading<BalanceColumn>, headings: &SheetHeadings) -> Option<MemberBalance> {
    use BalanceColumn as Column;
    if row.report_if_lacking(Column::Number, headings) {
        return None;
    }
    let points = |column| row.record.number(column).map(|cell| cell.value).unwrap_or_default();
    Some(MemberBalance {
        at: row.record.at,
        number: cell_text(row, Column::Number),
        name: cell_text(row, Column::Name),
        points: PointsByKind {
            local: points(Column::Local),
            green: points(Column::Green),
            red: points(Column::Red),
            gold: points(Column::Gold),
            points: points(Column::Other),
            ..PointsByKind::default()
        },
        status: row.record.choice(Column::Status).and_then(|cell| MemberStatus::named(cell.value)),
        certificates: cell_text(row, Column::Certificates),
        club: headings.find_column(Column::Club).map(|_| cell_text(row, Column::Club)),
        details: headings.find_column(Column::Details).map(|_| cell_text(row, Column::Details)),
    })
}

fn pending(
    row: &mut RowReading<PendingColumn>,
    headings: &SheetHeadings,
) -> Option<PendingPointsRow> {
    use PendingColumn as Column;
    if row.report_if_lacking(Column::Kind, headings)
        | row.report_if_lacking(Column::Points, headings)
    {
        return None;
    }
    let word = row.record.choice(Column::Kind)?.value;
    Some(PendingPointsRow {
        at: row.record.at,
        event: RegisterEventIdentity {
            date: cell_day(row, Column::Date),
            key: cell_text(row, Column::Event),
            title: cell_text(row, Column::Title),
            organiser: cell_text(row, Column::Organiser),
        },
        number: cell_text(row, Column::Number),
        name: cell_text(row, Column::Name),
        club: cell_text(row, Column::Club),
        kind: REGISTER_POINT_KINDS.into_iter().find(|kind| kind.id() == word)?,
        points: row.record.number(Column::Points)?.value,
        waits_for: cell_text(row, Column::WaitsFor),
        certificates: numbers_of(&cell_text(row, Column::Certificates)),
        content: cell_text(row, Column::Content),
        why: cell_text(row, Column::Why),
        check: chain_word(row, Column::Check),
    })
}

/// The numbers of certificates in a cell, separated by semicolons.
fn numbers_of(text: &str) -> Vec<Box<str>> {
    text.split(';').map(str::trim).filter(|number| !number.is_empty()).map(Into::into).collect()
}
