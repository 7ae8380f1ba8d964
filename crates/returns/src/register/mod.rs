//! Reads the register of members and the workbook of decisions.

use std::collections::BTreeMap;
use std::sync::Arc;

use adopt::{Layouts, doubts, into_register, recognise, split_cells, translate};
use model::form::{
    AliasColumn, BalanceColumn, CertificateColumn, CreditedColumn, DecisionColumn, FormColumn,
    GoldColumn, LedgerColumn, MemberColumn, OrganiserColumn, PendingColumn, REGISTER_SHEETS,
    SheetForm,
};
use model::names::folded;
use model::problem::Problem;
use model::register::{
    Alias, Balance, CreditedRow, EventIdentity, GoldRow, LedgerRow, Member, Organiser,
    PaperCertificate, PendingRow, REGISTER_AWARD_KINDS, Register, RegisterWorkbook, parse_credits,
};
use model::{Address, ContactHashes, Exact, HeaderRow, Join, PointsByKind, WorkbookCopy};
use model::{MemberStatus, OrganiserKind};

use super::cells::CellReader;
use super::foreign_return;
use super::headings::{self, Headings};
use super::open_workbook;
use super::problems::RegisterRebuilt;
use super::sheet_copies;
use super::table::{self, Row};

mod blocks;
mod decisions;
mod fields;
mod figures;
mod kept_in_excel;
mod member_headings;
mod own_columns;
pub mod problems;
mod rows_without_member;
mod settled;
mod uncalculated_formulas;

use decisions::decisions;
pub use decisions::{DecisionReading, read_decisions};
pub(super) use fields::sheet_of;
use fields::{day, faults_of, shared_text, some_text, text};

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
    pub book: Option<RegisterWorkbook>,
    /// What is wrong with it.
    pub problems: Vec<Problem>,
}

/// Reads the bytes of a register, or of a club's own list of members: by a layout, or as it is
/// recognised.
pub fn read(bytes: &[u8], join: Join, layouts: &Layouts) -> RegisterReading {
    let opened = open_workbook::open_register(bytes, Some(join));
    let is_workbook = opened.is_ok();
    // A list may be a text file or a web page.
    let opened = opened.or_else(|refused| open_workbook::open_any(bytes).map_err(|_| refused));
    let opened = match opened {
        Ok(opened) => opened,
        Err(trouble) => {
            let problems = vec![Problem::for_file(trouble)];
            return RegisterReading { problems, ..RegisterReading::default() };
        }
    };
    let mut opened = opened;
    let faults = faults_of(&opened);
    kept_in_excel::work_out_sums(&mut opened.workbook_copy);
    uncalculated_formulas::take_zeros(&mut opened.workbook_copy);
    let members = sheet_of::<MemberColumn>(&opened.workbook_copy);
    let joined = members
        .map(|index| member_headings::join_lines(&mut opened.workbook_copy, index))
        .unwrap_or_default();
    let headed = members.is_some_and(|index| {
        let sheet = &opened.workbook_copy.sheets[usize::from(index)];
        let found = headings::find(MemberColumn::FORM, sheet, index, None, &mut Vec::new());
        found.is_some_and(|found| {
            found.find(MemberColumn::Number).is_some()
                || member_headings::is_register(sheet, &found)
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
    let made = reading.workbook_copy.as_ref().map_or(0, |made| made.sheets.len());
    match open_workbook::register_book(bytes, &opened, made) {
        Ok(book) => reading.book = Some(book),
        Err(why) if is_workbook => {
            reading.problems.push(Problem::for_file(RegisterRebuilt { why }));
        }
        Err(_) => {}
    }
    reading.workbook_copy = Some(match reading.workbook_copy {
        Some(made) => foreign_return::append_own_sheets(made, opened.workbook_copy),
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
    let parted = &*split_cells(copy);
    let found = fitted.as_ref().map_or_else(|| recognise(parted), |fitted| fitted.found.clone());
    let found = into_register(found)?;
    let made = translate(parted, &found);
    let left = match &fitted {
        Some(fitted) => foreign_return::unread_content(fitted, copy, parted, &made),
        None => foreign_return::shift_sheet_indices(&made, doubts(parted, &found, &made)),
    };
    let made = made.with_original_addresses(parted);
    let mut reader = CellReader::new(&made.sheets);
    let register = register_of(&made.sheets, &mut reader);
    let mut problems = reader.finish();
    foreign_return::move_to_club_cells(&mut problems, &made);
    problems.extend(member_headings::totals_of_list(
        parted,
        &found.tables,
        made.sheets.sheets.len(),
    ));
    let places: Vec<_> = problems.iter().map(|problem| problem.place).collect();
    problems.extend(left.into_iter().filter(|problem| !places.contains(&problem.place)));
    let columns = foreign_return::describe_columns(&found.tables[0]);
    problems.push(Problem::for_file(problems::ListAsRegister { columns }));
    let workbook_copy = Some(made.sheets);
    Some(RegisterReading { workbook_copy, register, problems, ..RegisterReading::default() })
}

/// The sheet `Members` of a return, and its members' status by number; `None` without the sheet.
/// Problems of the register are reported by its reconciliation.
pub(super) fn members_in_return(
    workbook_copy: &WorkbookCopy,
) -> Option<(u16, BTreeMap<Box<str>, MemberStatus>)> {
    let index = sheet_of::<MemberColumn>(workbook_copy)?;
    let mut found = Vec::new();
    members(workbook_copy, index, &mut CellReader::new(workbook_copy), &mut found)?;
    let found = found.iter().map(|member| ((&*member.number).into(), member.status));
    Some((index, found.collect()))
}

/// The ranks of the members on the sheet `Members` of a return, by number.
pub(super) fn ranks_in_return(workbook_copy: &WorkbookCopy) -> BTreeMap<String, String> {
    let mut found = Vec::new();
    if let Some(index) = sheet_of::<MemberColumn>(workbook_copy) {
        members(workbook_copy, index, &mut CellReader::new(workbook_copy), &mut found);
    }
    let ranked = found.iter().filter(|member| !member.rank.is_empty());
    ranked.map(|member| (member.number.to_string(), member.rank.to_string())).collect()
}

fn register_of(workbook_copy: &WorkbookCopy, reader: &mut CellReader<'_>) -> Option<Register> {
    let mut register = Register::default();
    let Some(index) = sheet_of::<MemberColumn>(workbook_copy) else {
        reader.problems.push(Problem::for_file(problems::NoMembers));
        return None;
    };
    let headings = members(workbook_copy, index, reader, &mut register.members)?;
    if headings.find(MemberColumn::Number).is_none() {
        // Without numbers every row has problems of its own.
        reader.problems.clear();
        let lost = member_headings::near(workbook_copy, index, &headings, reader);
        if !lost.contains(&MemberColumn::Number) {
            let at = Address { sheet: index, row: headings.row, column: 0 };
            reader.problems.clear();
            reader.report(problems::NoNumberColumn.into(), at);
        }
        return None;
    }
    kept_in_excel::join_formulas(index, &headings, reader);
    report_cut_off(workbook_copy, index, reader);
    let lost = !member_headings::near(workbook_copy, index, &headings, reader).is_empty();
    if blocks::report(workbook_copy, index, &headings, reader) || lost {
        return None;
    }
    kept_in_excel::other_members(workbook_copy, &register.members, reader);
    let placed = headings.placed(index);
    settled::totals(workbook_copy, &placed, &mut register.members, reader);
    register.layout.members = Some(placed);
    if let Some((rows, placed)) = rows_of(workbook_copy, reader, alias) {
        (register.aliases, register.layout.aliases) = (rows, Some(placed));
    }
    if let Some((rows, placed)) = rows_of(workbook_copy, reader, gold) {
        (register.gold, register.layout.gold) = (rows, Some(placed));
        settled::gold(workbook_copy, &mut register, reader);
    }
    if let Some((rows, placed)) = rows_of(workbook_copy, reader, certificate) {
        (register.certificates, register.layout.certificates) = (rows, Some(placed));
        settled::certificates(workbook_copy, &mut register, reader);
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
    if let Some(index) = sheet_of::<DecisionColumn>(workbook_copy) {
        (register.decisions, register.layout.decisions) = decisions(workbook_copy, index, reader);
    }
    tell_unread(workbook_copy, reader);
    Some(register)
}

/// Tells of columns that are not kept, and of sheets that look like copies of those of the register.
fn tell_unread(workbook_copy: &WorkbookCopy, reader: &mut CellReader<'_>) {
    let anew = [
        sheet_of::<CreditedColumn>(workbook_copy),
        sheet_of::<LedgerColumn>(workbook_copy),
        sheet_of::<BalanceColumn>(workbook_copy),
        sheet_of::<PendingColumn>(workbook_copy),
        sheet_of::<DecisionColumn>(workbook_copy),
    ];
    let anew: Vec<u16> = anew.into_iter().flatten().collect();
    own_columns::tell(workbook_copy, &anew, reader);
    let index_of = |form: &SheetForm| {
        let wanted = folded(form.name);
        let mut sheets = (0u16..).zip(&workbook_copy.sheets);
        sheets.find(|(_, sheet)| folded(&sheet.name) == wanted).map(|(index, _)| index)
    };
    let read: Vec<_> = REGISTER_SHEETS.iter().map(|form| (*form, index_of(form))).collect();
    sheet_copies::report_copies(workbook_copy, &read, &mut reader.problems);
}

/// Reports a sheet that fills all rows of the old format, and so was cut off.
fn report_cut_off(workbook_copy: &WorkbookCopy, index: u16, reader: &mut CellReader<'_>) {
    let last = workbook_copy.sheets[usize::from(index)].cells.last().map(|cell| cell.row);
    if last == Some(OLD_ROWS - 1) {
        let at = Address { sheet: index, row: OLD_ROWS - 1, column: 0 };
        reader.report(problems::CutOff { rows: OLD_ROWS }.into(), at);
    }
}

/// The rows and columns of a sheet; `None` without the sheet.
fn rows_of<C: FormColumn, T>(
    workbook_copy: &WorkbookCopy,
    reader: &mut CellReader<'_>,
    read: fn(&mut Row<C>, &Headings) -> Option<T>,
) -> Option<(Vec<T>, HeaderRow<C>)> {
    let index = sheet_of::<C>(workbook_copy)?;
    let mut found = Vec::new();
    let headings = table::each::<C>(workbook_copy, index, reader, |mut row, headings, reader| {
        found.extend(read(&mut row, headings));
        reader.problems.append(&mut row.problems);
    })?;
    member_headings::slips(workbook_copy, index, &headings, reader);
    Some((found, headings.placed(index)))
}

/// Reads the members and the positions of the headings.
fn members(
    workbook_copy: &WorkbookCopy,
    index: u16,
    reader: &mut CellReader<'_>,
    members: &mut Vec<Member>,
) -> Option<Headings> {
    table::each::<MemberColumn>(workbook_copy, index, reader, |mut row, headings, reader| {
        if !row.lacks(MemberColumn::Number, headings) {
            members.extend(member(&mut row));
        }
        reader.problems.append(&mut row.problems);
    })
}

fn member(row: &mut Row<MemberColumn>) -> Option<Member> {
    use MemberColumn as Column;
    let number = row.record.text(Column::Number)?;
    let (at, number) = (number.at, number.value.into());
    let mut sound = !row.is_faulty_in(&[Column::Status]);
    let mut total = |column: Column| {
        sound &= !row.is_faulty_in(&[column]);
        let cell = row.record.number(column)?;
        if cell.value < Exact::ZERO {
            let name = column.column().name;
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
        club: shared_text(row, Column::Club),
        area: shared_text(row, Column::Area),
        contacts: ContactHashes::new(typed(Column::Email), typed(Column::Telephone)),
        status: status.unwrap_or_default(),
        joined: day(row, Column::Joined),
        points,
        rank: shared_text(row, Column::Rank),
        registered: day(row, Column::Registered),
        sound,
    })
}

/// The name, from one column or two.
fn name_of(row: &Row<MemberColumn>) -> Arc<str> {
    let name = shared_text(row, MemberColumn::Name);
    if !name.is_empty() {
        return name;
    }
    let parts = [MemberColumn::Forename, MemberColumn::Surname].map(|column| text(row, column));
    parts.join(" ").trim().into()
}

fn alias(row: &mut Row<AliasColumn>, headings: &Headings) -> Option<Alias> {
    if row.lacks(AliasColumn::Number, headings) {
        return None;
    }
    let number = row.record.text(AliasColumn::Number)?;
    Some(Alias {
        at: number.at,
        number: number.value.into(),
        known_as: some_text(row, AliasColumn::KnownAs),
        old_number: some_text(row, AliasColumn::OldNumber),
        check: some_text(row, AliasColumn::Check),
    })
}

fn gold(row: &mut Row<GoldColumn>, headings: &Headings) -> Option<GoldRow> {
    let lacks = row.lacks(GoldColumn::Number, headings)
        | row.lacks(GoldColumn::Date, headings)
        | row.lacks(GoldColumn::Points, headings);
    if lacks {
        return None;
    }
    let number = row.record.text(GoldColumn::Number)?;
    let points = row.record.number(GoldColumn::Points)?;
    if points.value < Exact::ZERO {
        let (column, text) = (GoldColumn::Points.column().name, points.value.to_decimal());
        let trouble = problems::NegativePoints { column, text };
        row.report(trouble, points.at);
        return None;
    }
    let date = day(row, GoldColumn::Date)?;
    Some(GoldRow { at: number.at, number: number.value.into(), date, points: points.value })
}

fn certificate(row: &mut Row<CertificateColumn>, headings: &Headings) -> Option<PaperCertificate> {
    use CertificateColumn as Column;
    let lacks = row.lacks(Column::Certificate, headings) | row.lacks(Column::Number, headings);
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
    Some(PaperCertificate {
        at: certificate.at,
        certificate: certificate.value.into(),
        number: text(row, Column::Number),
        name: text(row, Column::Name),
        date: day(row, Column::Date),
        issuer: text(row, Column::Issuer),
        event: text(row, Column::Event),
        expires: day(row, Column::Expires),
        points: PointsByKind {
            local: amount(Column::Local),
            green: amount(Column::Green),
            ..PointsByKind::default()
        },
        registered: day(row, Column::Registered),
        sound: true,
    })
}

fn organiser(row: &mut Row<OrganiserColumn>, headings: &Headings) -> Option<Organiser> {
    use OrganiserColumn as Column;
    if row.lacks(Column::Name, headings) {
        return None;
    }
    let kind = row.record.choice(Column::Kind);
    let districts = row.record.number(Column::Districts);
    Some(Organiser {
        at: row.record.at,
        number: text(row, Column::Number),
        name: text(row, Column::Name),
        kind: kind.and_then(|cell| OrganiserKind::named(cell.value)),
        area: text(row, Column::Area),
        districts: districts.and_then(|cell| u32::try_from(cell.value.floor()).ok()),
        computer: row.record.yes_no(Column::Computer).map(|cell| cell.value),
    })
}

fn credited(row: &mut Row<CreditedColumn>, headings: &Headings) -> Option<CreditedRow> {
    use CreditedColumn as Column;
    if row.lacks(Column::Members, headings) {
        return None;
    }
    let members = row.record.text(Column::Members)?;
    match parse_credits(members.value) {
        Ok(_) => Some(CreditedRow {
            at: row.record.at,
            event: EventIdentity {
                date: day(row, Column::Date),
                key: text(row, Column::Event),
                title: text(row, Column::Title),
                organiser: text(row, Column::Organiser),
            },
            registered: day(row, Column::Registered),
            text: members.value.into(),
            content: text(row, Column::Content),
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
fn chain_word<C: FormColumn>(row: &Row<C>, column: C) -> Option<u32> {
    let text = text(row, column);
    (!text.is_empty()).then(|| u32::from_str_radix(&text, 16).ok()).flatten()
}

fn ledger(row: &mut Row<LedgerColumn>, _: &Headings) -> Option<LedgerRow> {
    use LedgerColumn as Column;
    let count = |column| {
        let cell = row.record.number(column)?;
        u32::try_from(cell.value.floor()).ok()
    };
    let rows = [count(Column::Credited)?, count(Column::Balances)?, count(Column::Pending)?];
    Some(LedgerRow {
        at: row.record.at,
        registered: day(row, Column::Registered),
        credited: (rows[0], text(row, Column::CreditedCheck)),
        balances: (rows[1], text(row, Column::BalancesCheck)),
        pending: (rows[2], text(row, Column::PendingCheck)),
        decisions: count(Column::Decisions).map(|rows| (rows, text(row, Column::DecisionsCheck))),
        before: text(row, Column::Before),
        seal: text(row, Column::Seal),
    })
}

fn balance(row: &mut Row<BalanceColumn>, headings: &Headings) -> Option<Balance> {
    use BalanceColumn as Column;
    if row.lacks(Column::Number, headings) {
        return None;
    }
    let points = |column| row.record.number(column).map(|cell| cell.value).unwrap_or_default();
    Some(Balance {
        at: row.record.at,
        number: text(row, Column::Number),
        name: text(row, Column::Name),
        points: PointsByKind {
            local: points(Column::Local),
            green: points(Column::Green),
            red: points(Column::Red),
            gold: points(Column::Gold),
            points: points(Column::Other),
            ..PointsByKind::default()
        },
        status: row.record.choice(Column::Status).and_then(|cell| MemberStatus::named(cell.value)),
        certificates: text(row, Column::Certificates),
        club: headings.find(Column::Club).map(|_| text(row, Column::Club)),
        details: headings.find(Column::Details).map(|_| text(row, Column::Details)),
    })
}

fn pending(row: &mut Row<PendingColumn>, headings: &Headings) -> Option<PendingRow> {
    use PendingColumn as Column;
    if row.lacks(Column::Kind, headings) | row.lacks(Column::Points, headings) {
        return None;
    }
    let word = row.record.choice(Column::Kind)?.value;
    Some(PendingRow {
        at: row.record.at,
        event: EventIdentity {
            date: day(row, Column::Date),
            key: text(row, Column::Event),
            title: text(row, Column::Title),
            organiser: text(row, Column::Organiser),
        },
        number: text(row, Column::Number),
        name: text(row, Column::Name),
        club: text(row, Column::Club),
        kind: REGISTER_AWARD_KINDS.into_iter().find(|kind| kind.id() == word)?,
        points: row.record.number(Column::Points)?.value,
        waits_for: text(row, Column::WaitsFor),
        certificates: numbers_of(&text(row, Column::Certificates)),
        content: text(row, Column::Content),
    })
}

/// The numbers of certificates in a cell, separated by semicolons.
fn numbers_of(text: &str) -> Vec<Box<str>> {
    text.split(';').map(str::trim).filter(|number| !number.is_empty()).map(Into::into).collect()
}
