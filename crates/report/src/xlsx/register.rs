//! `register.xlsx`: the registrar's own workbook with new totals, followed by lists of what
//! changed.
//!
//! Totals are formulas that begin with the old total; every changed cell has a note with
//! its calculation. Sheets that palmares maintains are rewritten; everything else stays as it is.

use std::borrow::Cow;
use std::collections::{BTreeMap, HashMap, HashSet};

use workbook::patch::{
    AdditionRefusal, Additions, EarlierAdditions, NewCellValue, Package, SheetEdits,
};
use workbook::write::{Book, FormatCache, SheetNames, XlsxError, copy_sheet};

use super::register_columns::{MemberColumns, find_or_add_column};
use super::{WORKBOOK_AUTHOR, ranks_reached};
use crate::tables::reconciliation::ReconciliationTables;
use crate::tables::{OutputTable, Table, register_sheets};
use model::ParallelJoin;
use model::annotation::{PALMARES_NOTE_PREFIX, RANKS_REACHED_SHEET};
use model::form::{AliasColumn, CertificateColumn, GoldColumn, MemberColumn};
use model::name_comparison::folded_name;
use model::register::{
    Member, MemberAlias, REGISTER_WORKBOOK_LIMITS, RegisterLayout, RegisterSourceWorkbook,
};
use model::{AwardKind, Exact, SheetCopy, WorkbookCopy};
use register::ledger_chain;
use register::reconcile::{MemberCellChange, Reconciliation, UpdatedRegisterSheets};

/// Most movements in a formula; more are added up first.
const MOST_TERMS: usize = 40;
/// The longest calculation in a note, in characters.
const LONGEST: usize = 800;

/// What the new register is made of.
pub struct OldRegister<'a> {
    /// Its sheets as they were read.
    pub workbook_copy: &'a WorkbookCopy,
    /// Its workbook, if that can be changed, and how its sheets are those of the copy.
    pub workbook: Option<(&'a [u8], &'a RegisterSourceWorkbook)>,
}

/// The bytes of the new register, several sheets packed at a time: the old workbook with changes,
/// or, if that cannot be changed, a new one with its cells.
///
/// # Errors
///
/// Why the old workbook cannot be changed.
pub fn new_register_book(
    books: &ReconciliationTables<'_>,
    old: &OldRegister<'_>,
    join: ParallelJoin,
) -> Result<Vec<u8>, AdditionRefusal> {
    let workbook_copy = old.workbook_copy;
    let failed = |why: XlsxError| unsound(why.to_string());
    let (mut made, mut passed_over) = (None, &[][..]);
    let mut copied: Vec<String> = workbook_copy.sheets.iter().map(|own| own.name.clone()).collect();
    let bytes = match old.workbook {
        Some((bytes, book)) => {
            passed_over = &book.passed_over;
            if book.made > 0 {
                made = Some(with_made(bytes, workbook_copy, book.made)?);
            }
            made.as_deref().unwrap_or(bytes)
        }
        None => {
            let mut names = SheetNames::default();
            copied.iter_mut().for_each(|name| *name = names.unique_name(name));
            let as_of = books.reconciliation.terms.as_of;
            made.insert(copy(workbook_copy, &copied, as_of).map_err(failed)?).as_slice()
        }
    };
    let package = Package::open(bytes, REGISTER_WORKBOOK_LIMITS)?;
    if !copied.iter().all(|name| package.sheet_names().any(|own| own == name)) {
        return Err(unsound("the names of its sheets clash".to_string()));
    }
    let kept = books.reconciliation.updated_register_sheets();
    let writer = RegisterWriter { books, kept: &kept };
    let lists = writer.lists();
    let (edits, behind, kept) = writer.changes(workbook_copy, &copied, &lists);
    let earlier = EarlierAdditions {
        sheets: passed_over.iter().cloned().chain(kept).collect(),
        note_mark: PALMARES_NOTE_PREFIX.to_string(),
        ..EarlierAdditions::default()
    };
    let mut names = SheetNames::default();
    let own = package.sheet_names().filter(|name| !earlier.sheets.iter().any(|own| own == name));
    own.for_each(|name| drop(names.unique_name(name)));
    let mut book = Book::new("", WORKBOOK_AUTHOR, None).map_err(failed)?;
    for list in behind {
        list.add_to_book_editing_first(&mut book, &mut names, |sheet| {
            if list.title == RANKS_REACHED_SHEET {
                ranks_reached::add_ranks_reached_chart(sheet, books);
            }
            Ok(())
        })
        .map_err(failed)?;
    }
    package.apply_additions(Additions { edits, join: Some(join), ..Additions::new(book, &earlier) })
}

fn unsound(why: String) -> AdditionRefusal {
    AdditionRefusal::Unsound { part: "workbook".to_string(), why }
}

/// A new workbook with the sheets of the old register.
fn copy(
    workbook_copy: &WorkbookCopy,
    names: &[String],
    as_of: jiff::civil::Date,
) -> Result<Vec<u8>, XlsxError> {
    let mut book = Book::new("Register", WORKBOOK_AUTHOR, Some(as_of))?;
    let mut formats = FormatCache::new(&workbook_copy.styles);
    // One sheet must be seen.
    let first = workbook_copy.sheets.iter().position(|sheet| !sheet.hidden).unwrap_or(0);
    for (index, (sheet, name)) in workbook_copy.sheets.iter().zip(names).enumerate() {
        book.add_sheet(name, |target| {
            copy_sheet(target, sheet, &BTreeMap::new(), &mut formats)?;
            target.shell.set_hidden(sheet.hidden && index != first);
            Ok(())
        })?;
    }
    book.define_names(&workbook_copy.names, |_| false);
    book.set_active_sheet(first);
    book.into_bytes(None)
}

/// The old workbook with the sheets that were made of a list in it.
fn with_made(
    bytes: &[u8],
    workbook_copy: &WorkbookCopy,
    made: usize,
) -> Result<Vec<u8>, AdditionRefusal> {
    let failed = |why: XlsxError| unsound(why.to_string());
    let mut book = Book::new("", WORKBOOK_AUTHOR, None).map_err(failed)?;
    let mut formats = FormatCache::new(&workbook_copy.styles);
    for sheet in &workbook_copy.sheets[..made.min(workbook_copy.sheets.len())] {
        book.add_sheet(&sheet.name, |target| {
            copy_sheet(target, sheet, &BTreeMap::new(), &mut formats)
        })
        .map_err(failed)?;
    }
    let earlier = EarlierAdditions::default();
    Package::open(bytes, REGISTER_WORKBOOK_LIMITS)?.apply_additions(Additions::new(book, &earlier))
}

/// The lists of the new register.
struct Lists<'a> {
    /// Sheets that palmares maintains.
    kept: Vec<OutputTable<'a>>,
    /// Sheets that the old register lacks.
    missing: Vec<OutputTable<'a>>,
    /// The reports on the changes.
    reports: Vec<OutputTable<'a>>,
}

/// The changes of sheets by name, the lists in order, and the names of sheets that lists replace.
type ChangesBySheet<'s, 'l> =
    (Vec<(String, SheetEdits<'s>)>, Vec<&'s OutputTable<'l>>, Vec<String>);

struct RegisterWriter<'a> {
    books: &'a ReconciliationTables<'a>,
    kept: &'a UpdatedRegisterSheets,
}

impl<'a> RegisterWriter<'a> {
    fn reconciliation(&self) -> &'a Reconciliation {
        self.books.reconciliation
    }

    fn member(&self, index: u32) -> &'a Member {
        &self.reconciliation().members[index as usize]
    }

    fn layout(&self) -> &'a RegisterLayout {
        &self.reconciliation().register.layout
    }

    /// The changes of the old register's sheets by their names in the copy, all lists in order, and
    /// the names of the sheets that lists replace.
    fn changes<'s, 'l>(
        &self,
        workbook_copy: &'s WorkbookCopy,
        copied: &[String],
        lists: &'s Lists<'l>,
    ) -> ChangesBySheet<'s, 'l>
    where
        'a: 's,
    {
        let (mut edits, mut all, mut replaced) = (Vec::new(), Vec::new(), Vec::new());
        let mut written: HashSet<String> = HashSet::new();
        for ((index, sheet), own) in (0u16..).zip(&workbook_copy.sheets).zip(copied) {
            let name = folded_name(&sheet.name);
            let kept = lists.kept.iter().find(|list| folded_name(&list.title) == name);
            match kept.filter(|_| self.is_kept(index)) {
                Some(list) => {
                    all.push(list);
                    replaced.push(own.clone());
                }
                None => edits.push((own.clone(), self.edits(sheet, index))),
            }
            written.insert(name);
        }
        let more = lists.kept.iter().filter(|list| list.count > 0);
        let more = more.filter(|list| !written.contains(&folded_name(&list.title)));
        all.extend(lists.missing.iter().chain(more).chain(&lists.reports));
        (edits, all, replaced)
    }

    /// Whether palmares maintains a sheet.
    fn is_kept(&self, index: u16) -> bool {
        let layout = self.layout();
        let kept = [
            layout.credited.as_ref().map(|placed| placed.sheet),
            layout.ledger.as_ref().map(|placed| placed.sheet),
            layout.balances.as_ref().map(|placed| placed.sheet),
            layout.pending.as_ref().map(|placed| placed.sheet),
            layout.decisions.as_ref().map(|placed| placed.sheet),
        ];
        kept.contains(&Some(index))
    }

    /// The changes of a sheet of the old register.
    fn edits<'s>(&self, sheet: &'s SheetCopy, index: u16) -> SheetEdits<'s>
    where
        'a: 's,
    {
        let layout = self.layout();
        let is = |placed: Option<u16>| placed == Some(index);
        if is(layout.members.as_ref().map(|placed| placed.sheet)) {
            self.member_edits(sheet)
        } else if is(layout.aliases.as_ref().map(|placed| placed.sheet)) {
            self.alias_edits(sheet)
        } else if is(layout.gold.as_ref().map(|placed| placed.sheet)) {
            self.gold_edits(sheet)
        } else if is(layout.certificates.as_ref().map(|placed| placed.sheet)) {
            self.certificate_edits(sheet)
        } else {
            SheetEdits::without_changes(sheet)
        }
    }

    fn lists(&self) -> Lists<'a> {
        let (books, own) = (self.books, self.kept);
        let layout = self.layout();
        let mut missing = Vec::new();
        if layout.aliases.is_none() && !own.aliases.is_empty() {
            missing.push(register_sheets::aliases_sheet(&own.aliases).sheet_output_table());
        }
        if layout.gold.is_none() && !own.gold.is_empty() {
            missing.push(register_sheets::gold_sheet(&own.gold).sheet_output_table());
        }
        let on_sheets =
            |tables: &[Table<'a>]| tables.iter().map(Table::sheet_output_table).collect();
        let mut reports: Vec<OutputTable<'a>> = on_sheets(&books.change_reports());
        reports.retain(|own| own.count > 0 || own.title != RANKS_REACHED_SHEET);
        Lists {
            kept: on_sheets(&[
                register_sheets::credited_sheet(&books.reconciliation.credited),
                register_sheets::ledger_sheet(&own.ledger),
                register_sheets::balances_sheet(&own.balances),
                register_sheets::pending_sheet(&own.pending),
                register_sheets::decisions_table(books, true),
            ]),
            missing,
            reports,
        }
    }

    /// The changes of the sheet of members.
    fn member_edits<'s>(&self, sheet: &'s SheetCopy) -> SheetEdits<'s>
    where
        'a: 's,
    {
        let Some(placed) = &self.layout().members else {
            return SheetEdits::without_changes(sheet);
        };
        let mut columns = MemberColumns::from_sheet(sheet, placed);
        let rec = self.reconciliation();
        let any = |kind: AwardKind| rec.members.iter().any(|m| !m.points.points(kind).is_zero());
        let ranked = rec.members.iter().any(|member| !member.rank.is_empty());
        for (column, needed) in [
            (MemberColumn::Local, any(AwardKind::Local)),
            (MemberColumn::Green, any(AwardKind::Green)),
            (MemberColumn::Red, any(AwardKind::Red)),
            (MemberColumn::Gold, any(AwardKind::Gold)),
            (MemberColumn::Other, any(AwardKind::Points)),
            (MemberColumn::Rank, ranked),
            (MemberColumn::Registered, true),
        ] {
            if needed {
                columns.add_if_absent(column);
            }
        }
        let gold = self.gold_terms();
        let mut edits = SheetEdits { headings: placed.row, ..SheetEdits::without_changes(sheet) };
        let mut changes = self.books.changes.iter().peekable();
        for index in 0..rec.members.len() as u32 {
            let own: Vec<&'a MemberCellChange> =
                std::iter::from_fn(|| changes.next_if(|change| change.member == index)).collect();
            match rec.register.members.get(index as usize) {
                Some(before) => self.changed(&mut edits, &columns, before, index, &own, &gold),
                None => edits.rows.push(self.new_member(&columns, index, &gold)),
            }
        }
        let added = columns.added.into_iter();
        edits
            .cells
            .extend(added.map(|(at, heading)| ((placed.row, at), NewCellValue::Heading(heading))));
        edits
    }

    /// The changed cells of a member's row.
    fn changed<'s>(
        &self,
        edits: &mut SheetEdits<'s>,
        columns: &MemberColumns,
        before: &Member,
        index: u32,
        changes: &[&'a MemberCellChange],
        gold: &GoldTerms,
    ) where
        'a: 's,
    {
        let row = before.at.row;
        for change in changes {
            let Some(column) = columns.position(change.column) else { continue };
            if let Some(value) = self.value(index, change.column, gold) {
                edits.cells.push(((row, column), value));
                edits.notes.push(((row, column), note(&change.why, &change.clauses)));
            }
        }
        if let (Some(day), Some(column)) =
            (self.member(index).registered, columns.position(MemberColumn::Registered))
            && Some(day) != before.registered
        {
            edits.cells.push(((row, column), NewCellValue::Day(day)));
        }
    }

    /// The row of a new member.
    fn new_member(
        &self,
        columns: &MemberColumns,
        index: u32,
        gold: &GoldTerms,
    ) -> Vec<(u16, NewCellValue<'a>)> {
        let mut row = Vec::new();
        for (column, at) in &columns.positions {
            if let Some(value) = self.value(index, *column, gold) {
                row.push((*at, value));
            }
        }
        row
    }

    /// The new value of a cell of a member's row.
    fn value(
        &self,
        index: u32,
        column: MemberColumn,
        gold: &GoldTerms,
    ) -> Option<NewCellValue<'a>> {
        let member = self.member(index);
        let text =
            |text: &'a str| (!text.is_empty()).then_some(NewCellValue::Text(Cow::Borrowed(text)));
        let (surname, forename) = match member.name.rsplit_once(' ') {
            Some((forename, surname)) => (surname, forename),
            None => (&*member.name, ""),
        };
        match column {
            MemberColumn::Number => text(&member.number),
            MemberColumn::Name => text(&member.name),
            MemberColumn::Surname => text(surname),
            MemberColumn::Forename => text(forename),
            MemberColumn::Club => text(&member.club),
            MemberColumn::Area => text(&member.area),
            MemberColumn::Status => text(member.status.word()),
            MemberColumn::Joined => member.joined.map(NewCellValue::Day),
            MemberColumn::Local => Some(self.total(index, AwardKind::Local)),
            MemberColumn::Green => Some(self.total(index, AwardKind::Green)),
            MemberColumn::Red => Some(self.total(index, AwardKind::Red)),
            MemberColumn::Other => Some(self.total(index, AwardKind::Points)),
            MemberColumn::Gold
                if !self.reconciliation().terms.rules.is_fading_point_kind(AwardKind::Gold) =>
            {
                Some(self.total(index, AwardKind::Gold))
            }
            MemberColumn::Gold => Some(match gold.get(&index) {
                Some(terms) => {
                    NewCellValue::Sum(terms.as_str().into(), member.points.gold.to_decimal().into())
                }
                None => NewCellValue::Number(member.points.gold.to_cell_f64()),
            }),
            // An empty rank clears the cell.
            MemberColumn::Rank => Some(NewCellValue::Text(Cow::Borrowed(&member.rank))),
            MemberColumn::Registered => member.registered.map(NewCellValue::Day),
            // Who has just joined has told neither.
            MemberColumn::Email | MemberColumn::Telephone => None,
        }
    }

    /// A total as the sum of the old value and all movements.
    fn total(&self, index: u32, kind: AwardKind) -> NewCellValue<'a> {
        let rec = self.reconciliation();
        let old = rec.register.members.get(index as usize);
        let old = old.map_or(Exact::ZERO, |before| before.points.points(kind));
        let of_kind = rec.postings_of_member(index).iter().filter(|posting| posting.kind == kind);
        let moved: Vec<Exact> = of_kind.map(|posting| posting.points).collect();
        let now = self.member(index).points.points(kind);
        if moved.is_empty() {
            return NewCellValue::Number(now.to_cell_f64());
        }
        let mut terms = old.to_decimal();
        if moved.len() <= MOST_TERMS {
            moved.iter().for_each(|points| add_term(&mut terms, *points));
        } else {
            add_term(&mut terms, now - old);
        }
        NewCellValue::Sum(terms.into(), now.to_decimal().into())
    }

    /// The sum of what is left of each member's awards of Gold Points.
    fn gold_terms(&self) -> GoldTerms {
        let years = self.reconciliation().terms.rules.gold.years;
        let mut terms = GoldTerms::new();
        for row in &self.reconciliation().gold {
            let left = years.saturating_sub(row.years);
            let (Some(member), true) = (row.member, left > 0) else { continue };
            let sum = terms.entry(member).or_default();
            if !sum.is_empty() {
                sum.push('+');
            }
            sum.push_str(&format!("ROUND({}*{left}/{years},2)", row.awarded.to_decimal()));
        }
        // A sum too long for a cell is written as a number.
        terms.retain(|_, sum| sum.len() < 8_000);
        terms
    }

    fn alias_edits<'s>(&self, sheet: &'s SheetCopy) -> SheetEdits<'s>
    where
        'a: 's,
    {
        let Some(placed) = &self.layout().aliases else {
            return SheetEdits::without_changes(sheet);
        };
        let mut edits = SheetEdits { headings: placed.row, ..SheetEdits::without_changes(sheet) };
        if self.reconciliation().register.aliases.is_empty() && self.kept.aliases.is_empty() {
            return edits;
        }
        let check = find_or_add_column(sheet, placed, AliasColumn::Check, &mut edits);
        let rec = self.reconciliation();
        let (old, new) = self.kept.aliases.split_at(rec.remaining_aliases().count());
        let word = |alias: &MemberAlias| {
            ledger_chain::checksum_to_hex(ledger_chain::alias_checksum(alias))
        };
        for alias in rec.register.aliases.iter().filter(|alias| rec.is_alias_removed(alias)) {
            let columns = [AliasColumn::Number, AliasColumn::OldNumber, AliasColumn::Check];
            let columns = columns.into_iter().filter_map(|column| placed.sheet_column(column));
            edits.cells.extend(
                columns.map(|at| ((alias.at.row, at), NewCellValue::Text(Cow::Borrowed("")))),
            );
        }
        let unchecked = old.iter().filter(|alias| alias.check.is_none());
        edits.cells.extend(
            unchecked
                .map(|alias| ((alias.at.row, check), NewCellValue::Text(Cow::Owned(word(alias))))),
        );
        edits.rows.extend(new.iter().map(|alias| {
            let of = |column, text: Option<&'a str>| {
                let text = text.filter(|text| !text.is_empty())?;
                Some((placed.sheet_column(column)?, NewCellValue::Text(Cow::Borrowed(text))))
            };
            let cells = [
                of(AliasColumn::Number, Some(&alias.number)),
                of(AliasColumn::KnownAs, alias.known_as.as_deref()),
                of(AliasColumn::OldNumber, alias.old_number.as_deref()),
                Some((check, NewCellValue::Text(Cow::Owned(word(alias))))),
            ];
            cells.into_iter().flatten().collect()
        }));
        edits
    }

    /// The changes of the sheet of Gold Points: new awards, the kept number for rows of
    /// merged members, and less points for awards taken back.
    fn gold_edits<'s>(&self, sheet: &'s SheetCopy) -> SheetEdits<'s>
    where
        'a: 's,
    {
        let Some(placed) = &self.layout().gold else { return SheetEdits::without_changes(sheet) };
        let mut edits = SheetEdits { headings: placed.row, ..SheetEdits::without_changes(sheet) };
        let old = &self.reconciliation().register.gold;
        for (at, row) in self.kept.gold.iter().enumerate() {
            let number = NewCellValue::Text(Cow::Borrowed(&row.number));
            let points = NewCellValue::Number(row.points.to_cell_f64());
            match old.get(at) {
                Some(before) => {
                    let mut change = |column: GoldColumn, value: NewCellValue<'s>| {
                        let column = placed.sheet_column(column);
                        edits.cells.extend(column.map(|at| ((before.at.row, at), value)));
                    };
                    if before.number != row.number {
                        change(GoldColumn::Number, number);
                    }
                    if before.points != row.points {
                        change(GoldColumn::Points, points);
                    }
                }
                None => {
                    let cells = [
                        (GoldColumn::Number, number),
                        (GoldColumn::Date, NewCellValue::Day(row.date)),
                        (GoldColumn::Points, points),
                    ];
                    let cells = cells.into_iter();
                    edits.rows.push(
                        cells
                            .filter_map(|(c, value)| Some((placed.sheet_column(c)?, value)))
                            .collect(),
                    );
                }
            }
        }
        edits
    }

    /// The day of reconciliation on credited certificates.
    fn certificate_edits<'s>(&self, sheet: &'s SheetCopy) -> SheetEdits<'s>
    where
        'a: 's,
    {
        let Some(placed) = &self.layout().certificates else {
            return SheetEdits::without_changes(sheet);
        };
        let mut edits = SheetEdits { headings: placed.row, ..SheetEdits::without_changes(sheet) };
        let column = find_or_add_column(sheet, placed, CertificateColumn::Registered, &mut edits);
        let old = &self.reconciliation().register.certificates;
        for (before, after) in old.iter().zip(&self.kept.certificates) {
            if let Some(day) = after.registered.filter(|_| after.registered != before.registered) {
                edits.cells.push(((before.at.row, column), NewCellValue::Day(day)));
            }
        }
        edits
    }
}

/// The note on a changed cell: its calculation and the clauses.
fn note(why: &str, clauses: &str) -> String {
    let clauses = clauses.replace(';', ", ");
    let long = LONGEST.saturating_sub(clauses.len() + " ()".len());
    match why.char_indices().nth(long) {
        None => format!("{PALMARES_NOTE_PREFIX}{why} ({clauses})"),
        Some((end, _)) => {
            format!("{PALMARES_NOTE_PREFIX}{}\u{2026} (in full on the sheet Changes)", &why[..end])
        }
    }
}

/// The sums of Gold Points by member.
type GoldTerms = HashMap<u32, String>;

fn add_term(terms: &mut String, points: Exact) {
    let text = points.to_decimal();
    if !text.starts_with('-') {
        terms.push('+');
    }
    terms.push_str(&text);
}
