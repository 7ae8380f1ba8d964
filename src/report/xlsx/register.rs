//! `register.xlsx`: the register in its own layout with new totals, followed by lists of
//! what changed.
//!
//! Totals are formulas that begin with the old total; every changed cell has a note with
//! its calculation. Sheets that palmares maintains are rewritten; all others are copied.

use std::borrow::Cow;
use std::collections::{HashMap, HashSet};

use workbook::rust_xlsxwriter::XlsxError;
use workbook::write::{Book, Formats, SheetNames};

use super::AUTHOR;
use super::notes::{SheetNote, with_typed};
use crate::model::Both;
use crate::model::form::{AliasColumn, CertificateColumn, FormColumn, GoldColumn, MemberColumn};
use crate::model::names::folded;
use crate::model::register::{Member, RegisterLayout};
use crate::model::{AwardKind, Exact, Facsimile, Placed, SheetCopy, Stored};
use crate::packs;
use crate::register::reconcile::{Change, Kept, Reconciliation};
use crate::report::tables::reconciliation::Books;
use crate::report::tables::{Shown, Table, kept};
use workbook::write::{EditedSheet, Edits, NewValue};

/// Most movements in a formula; more are added up first.
const MOST_TERMS: usize = 40;

/// The bytes of the new register, several sheets packed at a time.
pub fn book(books: &Books<'_>, facsimile: &Facsimile, both: Both) -> Result<Vec<u8>, XlsxError> {
    let as_of = books.reconciliation.terms.as_of;
    let kept = books.reconciliation.kept();
    let writer = RegisterWriter { books, kept: &kept };
    let lists = writer.lists();
    let mut names = SheetNames::default();
    let sheets = writer.sheets(facsimile, &lists, &mut names);
    let mut formats = Formats::new(&facsimile.looks);
    let mut book = Book::new("Register", AUTHOR, Some(as_of))?;
    let mut first = None;
    for sheet in &sheets {
        match sheet {
            NewSheet::Copy(name, copy) => {
                if !copy.sheet.hidden {
                    first.get_or_insert(book.sheets());
                }
                copy.add_to(&mut book, name, &mut formats)?;
            }
            NewSheet::List(list) => list.add_to(&mut book, &mut names)?,
        }
    }
    book.define_names(&facsimile.names, |_| false);
    // The lists after the old sheets are never hidden.
    book.open_on(first.unwrap_or(sheets.len().saturating_sub(1)));
    book.save(Some(both))
}

/// A sheet of the new register.
enum NewSheet<'s, 'l> {
    /// A sheet of the old register with changes, and its name.
    Copy(String, EditedSheet<'s, SheetNote<'s>>),
    /// A list.
    List(&'s Shown<'l>),
}

/// The lists of the new register.
struct Lists<'a> {
    /// Sheets that palmares maintains.
    kept: Vec<Shown<'a>>,
    /// Sheets that the old register lacks.
    missing: Vec<Shown<'a>>,
    /// The reports on the changes.
    reports: Vec<Shown<'a>>,
}

struct RegisterWriter<'a> {
    books: &'a Books<'a>,
    kept: &'a Kept,
}

impl<'a> RegisterWriter<'a> {
    fn reconciliation(&self) -> &'a Reconciliation {
        self.books.reconciliation
    }

    fn layout(&self) -> &'a RegisterLayout {
        &self.reconciliation().register.layout
    }

    /// All sheets in order: those of the old register, then missing ones, then the reports.
    /// Lists that palmares maintains are rewritten.
    fn sheets<'s, 'l>(
        &self,
        facsimile: &'s Facsimile,
        lists: &'s Lists<'l>,
        names: &mut SheetNames,
    ) -> Vec<NewSheet<'s, 'l>>
    where
        'a: 's,
    {
        let mut sheets = Vec::new();
        let mut written: HashSet<String> = HashSet::new();
        for (index, sheet) in (0u16..).zip(&facsimile.sheets) {
            let name = folded(&sheet.name);
            let kept = lists.kept.iter().find(|list| folded(&list.title) == name);
            match kept.filter(|_| self.is_kept(index)) {
                Some(list) => sheets.push(NewSheet::List(list)),
                None => {
                    let mut edits = self.edits(sheet, index);
                    edits.notes = with_typed(sheet, edits.notes);
                    let copy = EditedSheet::new(sheet, edits);
                    sheets.push(NewSheet::Copy(names.name(&sheet.name), copy));
                }
            }
            written.insert(name);
        }
        let more = lists.kept.iter().filter(|list| list.count > 0);
        let more = more.filter(|list| !written.contains(&folded(&list.title)));
        let behind = lists.missing.iter().chain(more).chain(&lists.reports);
        sheets.extend(behind.map(NewSheet::List));
        sheets
    }

    /// Whether palmares maintains a sheet.
    fn is_kept(&self, index: u16) -> bool {
        let layout = self.layout();
        let kept = [
            layout.credited.as_ref().map(|placed| placed.sheet),
            layout.pending.as_ref().map(|placed| placed.sheet),
            layout.decisions.as_ref().map(|placed| placed.sheet),
        ];
        kept.contains(&Some(index))
    }

    /// The changes of a sheet of the old register.
    fn edits(&self, sheet: &SheetCopy, index: u16) -> Edits<'a, SheetNote<'a>> {
        let layout = self.layout();
        let is = |placed: Option<u16>| placed == Some(index);
        if is(layout.members.as_ref().map(|placed| placed.sheet)) {
            self.member_edits(sheet)
        } else if is(layout.aliases.as_ref().map(|placed| placed.sheet)) {
            self.alias_edits()
        } else if is(layout.gold.as_ref().map(|placed| placed.sheet)) {
            self.gold_edits()
        } else if is(layout.certificates.as_ref().map(|placed| placed.sheet)) {
            self.certificate_edits(sheet)
        } else {
            Edits::default()
        }
    }

    fn lists(&self) -> Lists<'a> {
        let (books, own) = (self.books, self.kept);
        let layout = self.layout();
        let mut missing = Vec::new();
        if layout.aliases.is_none() && !own.aliases.is_empty() {
            missing.push(kept::aliases(&own.aliases).on_sheet());
        }
        if layout.gold.is_none() && !own.gold.is_empty() {
            missing.push(kept::gold(&own.gold).on_sheet());
        }
        let on_sheets = |tables: &[Table<'a>]| tables.iter().map(Table::on_sheet).collect();
        Lists {
            kept: on_sheets(&[
                kept::credited(&books.reconciliation.credited),
                kept::pending(books, &own.pending),
                kept::decisions(books, true),
            ]),
            missing,
            reports: on_sheets(&[
                books.promotions(),
                books.current_form(),
                books.control(),
                books.changes(),
            ]),
        }
    }

    /// The changes of the sheet of members.
    fn member_edits(&self, sheet: &SheetCopy) -> Edits<'a, SheetNote<'a>> {
        let Some(placed) = &self.layout().members else { return Edits::default() };
        let mut columns = Columns::of(sheet, placed);
        let rec = self.reconciliation();
        let any = |kind: AwardKind| rec.members.iter().any(|m| !m.points.of(kind).is_zero());
        let ranked = rec.members.iter().any(|member| !member.rank.is_empty());
        for (column, needed) in [
            (MemberColumn::Local, any(AwardKind::Local)),
            (MemberColumn::Green, any(AwardKind::Green)),
            (MemberColumn::Gold, any(AwardKind::Gold)),
            (MemberColumn::Rank, ranked),
            (MemberColumn::Registered, true),
        ] {
            if needed {
                columns.need(column);
            }
        }
        let gold = self.gold_terms();
        let mut edits = Edits { headings: placed.row, ..Edits::default() };
        let mut changes = self.books.changes.iter().peekable();
        for (index, member) in (0u32..).zip(&rec.members) {
            let own: Vec<&'a Change> =
                std::iter::from_fn(|| changes.next_if(|change| change.member == index)).collect();
            match rec.register.members.get(index as usize) {
                Some(before) => {
                    self.changed(&mut edits, &columns, (before, member, index), &own, &gold)
                }
                None => {
                    let row = self.new_member(&columns, (member, index), &gold);
                    edits.rows.push(row);
                }
            }
        }
        let added = columns.added.into_iter();
        edits
            .cells
            .extend(added.map(|(at, heading)| ((placed.row, at), NewValue::Heading(heading))));
        edits
    }

    /// The changed cells of a member's row.
    fn changed(
        &self,
        edits: &mut Edits<'a, SheetNote<'a>>,
        columns: &Columns,
        (before, after, index): (&'a Member, &'a Member, u32),
        changes: &[&'a Change],
        gold: &GoldTerms,
    ) {
        let row = before.at.row;
        for change in changes {
            let Some(column) = columns.at(change.column) else { continue };
            if let Some(value) = self.value(after, index, change.column, gold) {
                edits.cells.push(((row, column), value));
                let why = Some((&*change.why, &*change.clauses));
                edits.notes.push(SheetNote { at: (row, column), typed: "", why });
            }
        }
        if let (Some(day), Some(column)) = (after.registered, columns.at(MemberColumn::Registered))
            && after.registered != before.registered
        {
            edits.cells.push(((row, column), NewValue::Day(day)));
        }
    }

    /// The row of a new member.
    fn new_member(
        &self,
        columns: &Columns,
        (member, index): (&'a Member, u32),
        gold: &GoldTerms,
    ) -> Vec<(u16, NewValue<'a>)> {
        let mut row = Vec::new();
        for (column, at) in &columns.at {
            if let Some(value) = self.value(member, index, *column, gold) {
                row.push((*at, value));
            }
        }
        row
    }

    /// The new value of a cell of a member's row.
    fn value(
        &self,
        member: &'a Member,
        index: u32,
        column: MemberColumn,
        gold: &GoldTerms,
    ) -> Option<NewValue<'a>> {
        let text =
            |text: &'a str| (!text.is_empty()).then_some(NewValue::Text(Cow::Borrowed(text)));
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
            MemberColumn::Joined => member.joined.map(NewValue::Day),
            MemberColumn::Local => Some(self.total(member, index, AwardKind::Local)),
            MemberColumn::Green => Some(self.total(member, index, AwardKind::Green)),
            MemberColumn::Gold => Some(match gold.get(&index) {
                Some(terms) => {
                    NewValue::Sum(terms.as_str().into(), member.points.gold.to_decimal().into())
                }
                None => NewValue::Number(member.points.gold.to_cell()),
            }),
            // An empty rank clears the cell.
            MemberColumn::Rank => Some(NewValue::Text(Cow::Borrowed(&member.rank))),
            MemberColumn::Registered => member.registered.map(NewValue::Day),
        }
    }

    /// A total as the sum of the old value and all movements.
    fn total(&self, member: &Member, index: u32, kind: AwardKind) -> NewValue<'a> {
        let rec = self.reconciliation();
        let old = rec.register.members.get(index as usize);
        let old = old.map_or(Exact::ZERO, |before| before.points.of(kind));
        let of_kind = rec.postings_of(index).iter().filter(|posting| posting.kind == kind);
        let moved: Vec<Exact> = of_kind.map(|posting| posting.points).collect();
        let now = member.points.of(kind);
        if moved.is_empty() {
            return NewValue::Number(now.to_cell());
        }
        let mut terms = old.to_decimal();
        if moved.len() <= MOST_TERMS {
            moved.iter().for_each(|points| add_term(&mut terms, *points));
        } else {
            add_term(&mut terms, now - old);
        }
        NewValue::Sum(terms.into(), now.to_decimal().into())
    }

    /// The sum of what is left of each member's awards of Gold Points.
    fn gold_terms(&self) -> GoldTerms {
        let years = packs::membership().gold.years;
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

    fn alias_edits(&self) -> Edits<'a, SheetNote<'a>> {
        let Some(placed) = &self.layout().aliases else { return Edits::default() };
        let old = self.reconciliation().register.aliases.len();
        let rows = self.kept.aliases[old..].iter().map(|alias| {
            let of = |column, text: Option<&'a str>| {
                let text = text.filter(|text| !text.is_empty())?;
                Some((placed.column(column)?, NewValue::Text(Cow::Borrowed(text))))
            };
            let cells = [
                of(AliasColumn::Number, Some(&alias.number)),
                of(AliasColumn::KnownAs, alias.known_as.as_deref()),
                of(AliasColumn::OldNumber, alias.old_number.as_deref()),
            ];
            cells.into_iter().flatten().collect()
        });
        Edits { headings: placed.row, rows: rows.collect(), ..Edits::default() }
    }

    /// The changes of the sheet of Gold Points: new awards, the kept number for rows of
    /// merged members, and less points for awards taken back.
    fn gold_edits(&self) -> Edits<'a, SheetNote<'a>> {
        let Some(placed) = &self.layout().gold else { return Edits::default() };
        let mut edits = Edits { headings: placed.row, ..Edits::default() };
        let old = &self.reconciliation().register.gold;
        for (at, row) in self.kept.gold.iter().enumerate() {
            let number = NewValue::Text(Cow::Borrowed(&row.number));
            let points = NewValue::Number(row.points.to_cell());
            match old.get(at) {
                Some(before) => {
                    let mut change = |column: GoldColumn, value: NewValue<'a>| {
                        let column = placed.column(column);
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
                        (GoldColumn::Date, NewValue::Day(row.date)),
                        (GoldColumn::Points, points),
                    ];
                    let cells = cells.into_iter();
                    edits.rows.push(
                        cells.filter_map(|(c, value)| Some((placed.column(c)?, value))).collect(),
                    );
                }
            }
        }
        edits
    }

    /// The day of reconciliation on credited certificates.
    fn certificate_edits(&self, sheet: &SheetCopy) -> Edits<'a, SheetNote<'a>> {
        let Some(placed) = &self.layout().certificates else { return Edits::default() };
        let mut edits = Edits { headings: placed.row, ..Edits::default() };
        let column = placed.column(CertificateColumn::Registered).unwrap_or_else(|| {
            let column = right_of(sheet, placed.row);
            let heading = CertificateColumn::Registered.column().name;
            edits.cells.push(((placed.row, column), NewValue::Heading(heading)));
            column
        });
        let old = &self.reconciliation().register.certificates;
        for (before, after) in old.iter().zip(&self.kept.certificates) {
            if let Some(day) = after.registered.filter(|_| after.registered != before.registered) {
                edits.cells.push(((before.at.row, column), NewValue::Day(day)));
            }
        }
        edits
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

/// The first column to the right of a row of headings.
fn right_of(sheet: &SheetCopy, row: u32) -> u16 {
    let used = sheet.cells.iter().filter(|cell| cell.row >= row && cell.value != Stored::Blank);
    used.map(|cell| cell.column).max().map_or(0, |last| last.saturating_add(1))
}

/// The positions of the columns of members, including added ones.
struct Columns {
    at: Vec<(MemberColumn, u16)>,
    added: Vec<(u16, &'static str)>,
    next: u16,
}

impl Columns {
    fn of(sheet: &SheetCopy, placed: &Placed<MemberColumn>) -> Columns {
        let next = right_of(sheet, placed.row);
        Columns { at: placed.columns.clone(), added: Vec::new(), next }
    }

    fn at(&self, column: MemberColumn) -> Option<u16> {
        self.at.iter().find(|(known, _)| *known == column).map(|(_, at)| *at)
    }

    /// Adds a missing column at the right.
    fn need(&mut self, column: MemberColumn) {
        if self.at(column).is_none() {
            self.at.push((column, self.next));
            self.added.push((self.next, column.column().name));
            self.next += 1;
        }
    }
}
