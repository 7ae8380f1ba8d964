//! Adds sheets, notes and colours to a workbook of a user, and leaves the rest of its package as
//! it is: pictures, charts, macros, formats, whatever this crate does not know.
//!
//! Only what gets something is written anew: sheets with marks or new cells, their notes, the
//! styles (entries are appended, none is renumbered), the lists of sheets, relations and content
//! types. Their XML is changed at the places of the additions, byte by byte the same elsewhere. All
//! other parts are copied as they are packed.
//!
//! The same additions to a workbook that has them already give the same bytes: an [`EarlierAdditions`] tells
//! what an earlier copy added, which goes first.
//!
//! ```
//! use std::collections::BTreeMap;
//! use workbook::Limits;
//! use workbook::patch::{Additions, EarlierAdditions, Package};
//! use workbook::write::{Book, CellMark};
//!
//! let mut club = Book::new("Scores", "a club", None)?;
//! club.add_sheet("Round 1", |sheet| Ok(sheet.write((0, 0), 12.5)))?;
//! let club = club.into_bytes(None)?;
//!
//! let mut book = Book::new("", "me", None)?;
//! book.add_sheet("Summary", |sheet| Ok(sheet.write((0, 0), "one score")))?;
//! let mark = CellMark { fill: 0xFFC9C4, note: "me: too high".to_string() };
//! let marks = vec![("Round 1".to_string(), BTreeMap::from([((0, 0), mark)]))];
//! let earlier = EarlierAdditions::default();
//! let additions = Additions { marks, ..Additions::new(book, &earlier) };
//! let copy = Package::open(&club, Limits::default())?.apply_additions(additions)?;
//!
//! let read = workbook::read(&copy, &workbook::ReadOptions::default())?.workbook_copy;
//! let names: Vec<&str> = read.sheets.iter().map(|sheet| sheet.name.as_str()).collect();
//! assert_eq!(names, ["Round 1", "Summary"]);
//! assert_eq!(read.sheets[0].layout.notes[0].text, "me: too high");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod appended_rows;
mod cells;
mod charts;
mod container;
mod content_types;
mod drawing;
mod edits;
mod frame;
mod generated_workbook;
mod notes;
mod numbers;
mod refusal;
mod relations;
mod renumbered_styles;
mod sheet;
mod style_meaning;
mod styles;
mod tables;
mod values;
mod workbook;
mod xml;

use std::collections::{BTreeMap, HashMap, HashSet};
use std::sync::Arc;

use rust_xlsxwriter::{Format, FormatAlign};

use crate::join::ParallelJoin;
use crate::read::Limits;
use crate::write::{Book, RelationIds, SheetMarks, heading_format};

use cells::CellChanges;
use container::{EditablePackage, WritePartContent};
use generated_workbook::{AddedSheet, GeneratedWorkbook};
use notes::NewNotes;
use relations::{
    add_external_relations, add_relation, relation_target_of_kind, relations_of_part,
    remove_part_with_relations, remove_relations,
};
use renumbered_styles::StyleRenumbering;
use sheet::SheetChanges;
use styles::StylesPart;
use tables::TakenTableNames;
use values::{CellPatch, NewValueFormats};
use workbook::{NewSheetEntries, NewSheetEntry, SheetDefinedName, WorkbookPart};

pub use appended_rows::AppendedRows;
pub use edits::{NewCellValue, SheetEdits};
pub use frame::pack_small_workbook;
pub use refusal::AdditionRefusal;

const WORKSHEET: &str = "application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml";
const TABLE: &str = "application/vnd.openxmlformats-officedocument.spreadsheetml.table+xml";
const STYLES: &str = "application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml";

/// A user's workbook, xlsx or xlsm, as its package.
pub struct Package<'a> {
    container: EditablePackage<'a>,
    list: WorkbookPart,
}

/// What is added to a workbook.
pub struct Additions<'a> {
    /// New sheets. The cells, widths, notes and drop-downs of a sheet whose name the workbook has
    /// are added to that sheet.
    pub book: Book<'a>,
    /// Colours and notes by sheet and cell.
    pub marks: Vec<(String, SheetMarks)>,
    /// New values by sheet.
    pub edits: Vec<(String, SheetEdits<'a>)>,
    /// The sheets whose view, filter and print area are those of the sheet in `book`.
    pub arranged: &'a [String],
    /// The rows that `book` adds to sheets, by sheet. Tables, filters, conditional formats, choices
    /// and print areas that end with the last row before grow by them.
    pub grown: Vec<(String, AppendedRows)>,
    /// A sheet of `book` and two free columns of it, this one and the next. They keep the formats
    /// of coloured cells beside those before, so that a later copy can give them back.
    pub looks: Option<(String, u16)>,
    /// What an earlier copy added.
    pub earlier: &'a EarlierAdditions,
    /// Packs several parts at a time, if given.
    pub join: Option<ParallelJoin>,
}

impl<'a> Additions<'a> {
    /// The sheets of a workbook in place of what an earlier copy added.
    pub fn new(book: Book<'a>, earlier: &'a EarlierAdditions) -> Additions<'a> {
        let (marks, edits, grown) = (Vec::new(), Vec::new(), Vec::new());
        Additions { book, marks, edits, arranged: &[], grown, looks: None, earlier, join: None }
    }
}

/// What an earlier copy added to a workbook, which a new one replaces.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct EarlierAdditions {
    pub sheets: Vec<String>,
    /// Its columns: sheet, row of the heading, column.
    pub columns: Vec<(String, u32, u16)>,
    /// The beginning of each of its notes.
    pub note_mark: String,
    /// The colours of its marks, `0xRRGGBB`.
    pub fills: Vec<u32>,
    /// Where [`Additions::looks`] were kept.
    pub looks: Option<(String, u16)>,
}

impl EarlierAdditions {
    /// Whether there was none.
    fn is_none(&self) -> bool {
        self.note_mark.is_empty()
    }
}

impl<'a> Package<'a> {
    /// Opens a workbook to add to it.
    ///
    /// # Errors
    ///
    /// Why nothing can be added to it.
    pub fn open(bytes: &'a [u8], limits: Limits) -> Result<Package<'a>, AdditionRefusal> {
        const COMPOUND: &[u8] = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1";
        if bytes.starts_with(COMPOUND) {
            return Err(AdditionRefusal::Kind { what: "an xls workbook" });
        }
        if !bytes.starts_with(b"PK\x03\x04") {
            return Err(AdditionRefusal::Kind { what: "no workbook" });
        }
        let mut container = EditablePackage::open(bytes, limits.layout)?;
        let list = WorkbookPart::read(&mut container)?;
        Ok(Package { container, list })
    }

    /// Whether it can hold macros, so that its name must end in `.xlsm`.
    pub fn is_macro_enabled(&self) -> bool {
        self.list.macros
    }

    /// The names of its sheets, in order.
    pub fn sheet_names(&self) -> impl Iterator<Item = &str> {
        self.list.sheets.iter().map(|sheet| sheet.name.as_str())
    }

    /// The bytes of the workbook with additions.
    ///
    /// # Errors
    ///
    /// Why nothing can be added to it.
    pub fn apply_additions(self, additions: Additions<'a>) -> Result<Vec<u8>, AdditionRefusal> {
        let Additions { mut book, marks, edits, arranged, grown, looks, earlier, join } = additions;
        let author = book.author().to_string();
        let own = (!edits.is_empty()).then(|| [day_format(), heading_format()]);
        let own = own.map(|own| own.map(|format| book.number_of_format(&format)));
        let mut donor = GeneratedWorkbook::new(book)?;
        let mut patch = Patch::new(self, &author, earlier)?;
        let formats = patch.adopt(&donor.styles, own);
        let mut marks: HashMap<String, SheetMarks> = marks.into_iter().collect();
        let mut edits: HashMap<String, SheetEdits<'a>> = edits.into_iter().collect();
        let grown: HashMap<String, AppendedRows> = grown.into_iter().collect();
        let mut new = NewSheetEntries::default();
        let titles = donor.titles.clone();
        for listed in patch.list.sheets.clone() {
            if earlier.sheets.contains(&listed.name) {
                continue;
            }
            let given = match titles.contains(&listed.name) {
                true => Some(donor.take_sheet(&listed.name, &formats)?),
                false => None,
            };
            let is_arranged = arranged.contains(&listed.name);
            let own = given.iter().flat_map(AddedSheet::defined_names);
            new.names.extend(own.map(|own| SheetDefinedName { yields: !is_arranged, ..own }));
            let grown = grown.get(&listed.name).copied();
            let given = given.map(|sheet| GivenSheet { sheet, is_arranged, grown });
            let marks = marks.remove(&listed.name).unwrap_or_default();
            patch.change(&listed, given, marks, edits.remove(&listed.name))?;
        }
        patch.remove_earlier(&titles)?;
        let mut tables = TakenTableNames::read(&mut patch.container, &patch.list)?;
        let kept = patch.list.sheets.iter().filter(|own| !earlier.sheets.contains(&own.name));
        let kept: Vec<String> = kept.map(|own| own.name.clone()).collect();
        for title in titles.iter().filter(|title| !kept.contains(title)) {
            let given = donor.take_sheet(title, &formats)?;
            new.names.extend(given.defined_names());
            let column = looks.as_ref().filter(|(sheet, _)| sheet == title).map(|(_, own)| *own);
            let id = patch.add(title, given, column, &mut tables)?;
            new.sheets.extend(id.map(|id| NewSheetEntry { name: title.clone(), id }));
        }
        patch.finish(&titles, &new, join)
    }
}

/// What a sheet of the package gets from the new workbook.
struct GivenSheet<'a> {
    sheet: AddedSheet<'a>,
    /// Whether its view, filter and print area replace those of the package.
    is_arranged: bool,
    /// Rows below its last.
    grown: Option<AppendedRows>,
}

/// A package while it is changed.
struct Patch<'a, 'p> {
    container: EditablePackage<'a>,
    list: WorkbookPart,
    styles: StylesPart,
    author: &'p str,
    earlier: &'p EarlierAdditions,
    /// The formats of an earlier copy's marks, with those before.
    before: HashMap<u32, u32>,
    /// The formats of marks of which that is not known.
    cleared: HashSet<u32>,
    /// The formats of new values.
    own: NewValueFormats,
    /// The rows that sheets get, by position.
    grown: HashMap<usize, AppendedRows>,
    /// The names of the removed parts.
    removed: Vec<String>,
}

impl<'a, 'p> Patch<'a, 'p> {
    fn new(
        package: Package<'a>,
        author: &'p str,
        earlier: &'p EarlierAdditions,
    ) -> Result<Patch<'a, 'p>, AdditionRefusal> {
        let Package { mut container, list } = package;
        let part = match relation_target_of_kind(&list.relations, "styles") {
            Some(part) => part,
            None => {
                let usual = "xl/styles.xml".to_string();
                let taken = container.has_part(&usual);
                let part =
                    if taken { container.free_part_name("xl/styles", ".xml", &[]) } else { usual };
                let kind = format!("{}/styles", list.words.relations);
                add_relation(&mut container, &list.part, None, &kind, &part)?;
                part
            }
        };
        if !container.has_part(&part) {
            if has_formats(&mut container, &list)? {
                return Err(AdditionRefusal::unsound_part(&part, "is not in the file"));
            }
            container.set_content_type(&part, STYLES)?;
            container
                .put_part(&part, list.words.translate_xml(styles::MINIMAL_STYLES_XML.to_string()));
        }
        let styles = StylesPart::parse(&part, &container.part_text(&part)?)?;
        let (mut before, mut cleared) = (HashMap::new(), HashSet::new());
        if !earlier.is_none() {
            before = kept_looks(&mut container, &list, earlier.looks.as_ref())?;
            before.retain(|_, before| (*before as usize) < styles.format_count());
            if before.is_empty() {
                cleared = styles.formats_with_fills(&earlier.fills);
            }
        }
        Ok(Patch {
            container,
            list,
            styles,
            author,
            earlier,
            before,
            cleared,
            own: NewValueFormats::default(),
            grown: HashMap::new(),
            removed: Vec::new(),
        })
    }

    /// Adds the formats of a new workbook, `own` those of new values: days and headings.
    fn adopt(&mut self, styles: &StylesPart, own: Option<[u32; 2]>) -> Arc<StyleRenumbering> {
        let formats = self.styles.adopt_formats(styles);
        let moved = if self.list.from_1904 { styles.which_formats_show_days() } else { Vec::new() };
        let number = |own: u32| formats.get(own as usize).copied().unwrap_or(0);
        let [day, heading] = own.unwrap_or_default().map(number);
        let days = if self.list.from_1904 { renumbered_styles::DAYS_TO_1904 } else { 0 };
        self.own = NewValueFormats { day, heading, days };
        Arc::new(StyleRenumbering { formats, moved })
    }

    /// Changes a sheet that the package has.
    fn change(
        &mut self,
        listed: &workbook::ListedSheet,
        given: Option<GivenSheet<'a>>,
        marks: SheetMarks,
        edits: Option<SheetEdits<'a>>,
    ) -> Result<(), AdditionRefusal> {
        let unsound = |why: String| AdditionRefusal::unsound_part(&listed.name, why);
        let mut changes = SheetChanges::default();
        let earlier = self.earlier;
        changes.notes.author = self.author;
        changes.notes.mark = Some(earlier.note_mark.as_str()).filter(|mark| !mark.is_empty());
        let columns = earlier.columns.iter().filter(|(sheet, ..)| *sheet == listed.name);
        changes.cells.gone = columns.map(|(_, row, column)| (*row, *column)).collect();
        changes.cells.formats = self.before.clone();
        changes.cells.cleared = self.cleared.clone();
        for (at, mark) in marks {
            changes.cells.cells.insert(at, CellPatch::Fill(mark.fill));
            changes.notes.texts.insert(at, mark.note);
        }
        if let Some(GivenSheet { mut sheet, is_arranged, grown }) = given {
            changes.grown = grown;
            changes.notes.texts.extend(sheet.take_notes());
            let text = sheet.into_xml(workbook::USUAL_DIALECT)?;
            generated_workbook::merge_added_sheet(&text, is_arranged, &mut changes)
                .map_err(unsound)?;
        }
        if let Some(edits) = edits {
            changes.cells.own = self.own;
            changes.add_edits(edits).map_err(unsound)?;
        }
        let part =
            listed.part.as_ref().filter(|part| listed.cells && self.container.has_part(part));
        let Some(part) = part else {
            return match changes.cells.cells.is_empty() && changes.notes.texts.is_empty() {
                true => Ok(()),
                false => Err(unsound("the sheet is not in the file".to_string())),
            };
        };
        let at = self.list.sheets.iter().position(|own| own.name == listed.name);
        self.grown.extend(at.zip(changes.grown));
        changes.apply(&mut self.container, part, &mut self.styles, self.list.words)
    }

    /// Removes the sheets of an earlier copy, with what only they lead to. Those that come again
    /// keep their places.
    fn remove_earlier(&mut self, titles: &[String]) -> Result<(), AdditionRefusal> {
        let container = &mut self.container;
        let gone = self.list.sheets.iter().filter(|own| self.earlier.sheets.contains(&own.name));
        for sheet in gone {
            if !titles.contains(&sheet.name) || sheet.part.is_none() {
                remove_relations(container, &self.list.part, |own| own.id == sheet.relation_id())?;
            }
            // A part that is not there can have left its relations.
            let Some(part) = sheet.part.as_ref() else { continue };
            const OWN: [&str; 5] =
                ["table", "comments", "vmlDrawing", "printerSettings", "threadedComment"];
            let related = relations_of_part(container, part)?;
            let drawing = relation_target_of_kind(&related, "drawing");
            for relation in related {
                let target = relation.target.filter(|_| OWN.contains(&relation.kind.as_str()));
                if let Some(target) = target {
                    remove_part_with_relations(container, &target);
                    self.removed.push(target);
                }
            }
            if let Some(drawing) = drawing {
                self.removed.extend(charts::remove_charts(container, drawing)?);
            }
            remove_part_with_relations(container, part);
            self.removed.push(part.clone());
        }
        Ok(())
    }

    /// Adds a sheet, at its old place if an earlier copy had it; else returns the id of its
    /// relation.
    fn add(
        &mut self,
        title: &str,
        mut given: AddedSheet<'a>,
        column: Option<u16>,
        tables: &mut TakenTableNames,
    ) -> Result<Option<String>, AdditionRefusal> {
        let words = self.list.words;
        let old = self.list.sheets.iter().find(|own| own.name == title);
        let old = old.and_then(|own| own.part.clone());
        let kept: Vec<String> =
            self.list.sheets.iter().filter_map(|own| own.part.clone()).collect();
        let container = &mut self.container;
        let part = match &old {
            Some(part) => part.clone(),
            None => container.free_part_name("xl/worksheets/sheet", ".xml", &kept),
        };
        container.set_content_type(&part, WORKSHEET)?;
        let table = match given.table() {
            Some(table) => {
                let target = container.free_part_name("xl/tables/table", ".xml", &[]);
                container.put_part(&target, words.translate_xml(tables.unique_table_xml(table)));
                container.set_content_type(&target, TABLE)?;
                let kind = format!("{}/table", words.relations);
                Some(add_relation(container, &part, None, &kind, &target)?)
            }
            None => None,
        };
        let notes = NewNotes { texts: given.take_notes(), mark: None, author: self.author };
        let drawing =
            notes::update_notes(container, &part, None, notes, &given.note_layout(), words)?;
        let kind = format!("{}/hyperlink", words.relations);
        let links = add_external_relations(container, &part, &kind, &given.linked_files())?;
        let charts = charts::add_charts(container, &part, title, given.charts(), words)?;
        let rows = given.into_writer(&RelationIds { charts, drawing, table, links }, words);
        let rows = match column {
            Some(column) => self.with_looks(rows, column)?,
            None => rows,
        };
        let container = &mut self.container;
        container.put_deferred_part(&part, rows);
        if old.is_some() {
            return Ok(None);
        }
        let kind = format!("{}/worksheet", words.relations);
        add_relation(container, &self.list.part, None, &kind, &part).map(Some)
    }

    /// A sheet with the formats of marked cells, each beside the one before, in two columns.
    fn with_looks(
        &mut self,
        rows: WritePartContent<'a>,
        column: u16,
    ) -> Result<WritePartContent<'a>, AdditionRefusal> {
        let unsound = |why: String| AdditionRefusal::unsound_part("", why);
        let mut text = Vec::new();
        rows(&mut text).map_err(|why| unsound(why.to_string()))?;
        let text = String::from_utf8(text).map_err(|why| unsound(why.to_string()))?;
        let mut changes = CellChanges::default();
        for (row, (filled, before)) in (0u32..).zip(self.styles.filled.clone()) {
            for (column, format) in [(column, filled), (column + 1, before)] {
                let cell = format!("<c r=\"{}\" s=\"{format}\"/>", crate::to_a1(row, column));
                changes.cells.insert((row, column), CellPatch::Content(cell));
            }
        }
        let mut edits = xml::TextEdits::default();
        cells::add_cell_edits(&text, changes, &mut self.styles, &mut edits).map_err(unsound)?;
        let text = edits.apply(&text);
        Ok(Box::new(move |out| out.write_all(text.as_bytes())))
    }

    fn finish(
        mut self,
        titles: &[String],
        new: &NewSheetEntries,
        join: Option<ParallelJoin>,
    ) -> Result<Vec<u8>, AdditionRefusal> {
        let kept = |own: &workbook::ListedSheet| titles.contains(&own.name) && own.part.is_some();
        let gone = self.list.sheets.iter().filter(|own| self.earlier.sheets.contains(&own.name));
        let gone: Vec<String> = gone.filter(|own| !kept(own)).map(|own| own.name.clone()).collect();
        self.list.change_sheets(&mut self.container, &gone, new, &self.grown)?;
        let container = &mut self.container;
        let chain = relation_target_of_kind(&self.list.relations, "calcChain");
        if let Some(chain) = chain.filter(|chain| container.has_part(chain)) {
            // Excel makes it anew; without the new formulas it would be wrong.
            remove_relations(container, &self.list.part, |own| own.kind == "calcChain")?;
            remove_part_with_relations(container, &chain);
            self.removed.push(chain);
        }
        container.write_content_types(&self.removed)?;
        self.styles.finish(container)?;
        self.container.into_bytes(join)
    }
}

/// The format of a day whose cell had none of its own.
fn day_format() -> Format {
    Format::new().set_num_format("yyyy-mm-dd").set_align(FormatAlign::Left)
}

/// Whether anything on a sheet has a format.
fn has_formats(
    container: &mut EditablePackage<'_>,
    list: &WorkbookPart,
) -> Result<bool, AdditionRefusal> {
    for part in list.sheets.iter().filter_map(|sheet| sheet.part.as_ref()) {
        let text = container.optional_part_text(part)?.unwrap_or_default();
        if [" s=\"", " s='", "style="].iter().any(|own| text.contains(own)) {
            return Ok(true);
        }
    }
    Ok(false)
}

/// The formats that an earlier copy kept: of each mark, the one before.
fn kept_looks(
    container: &mut EditablePackage<'_>,
    list: &WorkbookPart,
    place: Option<&(String, u16)>,
) -> Result<HashMap<u32, u32>, AdditionRefusal> {
    let mut kept = HashMap::new();
    let Some((sheet, column)) = place else { return Ok(kept) };
    let part = list.sheets.iter().find(|own| own.name == *sheet).and_then(|own| own.part.clone());
    let Some(part) = part.filter(|part| container.has_part(part)) else { return Ok(kept) };
    let text = container.part_text(&part)?;
    let mut rows: BTreeMap<u32, [Option<u32>; 2]> = BTreeMap::new();
    xml::for_each_tag(&text, |tag, depth| {
        let at = tag.raw_attribute("r").and_then(crate::parse_cell_address);
        let at =
            at.filter(|_| depth == 3 && tag.local_name() == "c" && tag.kind != xml::TagKind::End);
        if let Some((row, own)) = at
            && let Some(side) = own.checked_sub(*column).filter(|side| *side < 2)
        {
            rows.entry(row).or_default()[usize::from(side)] =
                Some(tag.number_attribute("s").unwrap_or(0));
        }
    })
    .map_err(|why| AdditionRefusal::unsound_part(&part, why))?;
    for [filled, before] in rows.into_values() {
        if let Some((filled, before)) = filled.zip(before).filter(|(filled, _)| *filled != 0) {
            kept.entry(filled).or_insert(before);
        }
    }
    Ok(kept)
}
