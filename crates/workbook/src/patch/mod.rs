//! Adds sheets, notes and colours to a workbook of a user, and leaves the rest of its package as
//! it is: pictures, charts, macros, formats, whatever this crate does not know.
//!
//! Only what gets something is written anew: sheets with marks or new cells, their notes, the
//! styles (entries are appended, none is renumbered), the lists of sheets, relations and content
//! types. Their XML is changed at the places of the additions, byte by byte the same elsewhere. All
//! other parts are copied as they are packed.
//!
//! The same additions to a workbook that has them already give the same bytes: an [`Earlier`] tells
//! what an earlier copy added, which goes first.
//!
//! ```
//! use std::collections::BTreeMap;
//! use workbook::Limits;
//! use workbook::patch::{Additions, Earlier, Package};
//! use workbook::write::{Book, Mark};
//!
//! let mut club = Book::new("Scores", "a club", None)?;
//! club.add("Round 1", |sheet| Ok(sheet.put((0, 0), 12.5)))?;
//! let club = club.save(None)?;
//!
//! let mut book = Book::new("", "me", None)?;
//! book.add("Summary", |sheet| Ok(sheet.put((0, 0), "one score")))?;
//! let mark = Mark { fill: 0xFFC9C4, note: "me: too high".to_string() };
//! let marks = vec![("Round 1".to_string(), BTreeMap::from([((0, 0), mark)]))];
//! let earlier = Earlier::default();
//! let additions = Additions { book, marks, arranged: &[], looks: None, earlier: &earlier };
//! let copy = Package::open(&club, Limits::default())?.with(additions)?;
//!
//! let read = workbook::read(&copy, &workbook::ReadOptions::default())?.facsimile;
//! let names: Vec<&str> = read.sheets.iter().map(|sheet| sheet.name.as_str()).collect();
//! assert_eq!(names, ["Round 1", "Summary"]);
//! assert_eq!(read.sheets[0].layout.notes[0].text, "me: too high");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod cells;
mod container;
mod donor;
mod meaning;
mod notes;
mod numbers;
mod refusal;
mod relations;
mod sheet;
mod styles;
mod tables;
mod workbook;
mod xml;

use std::collections::{BTreeMap, HashMap, HashSet};

use crate::read::Limits;
use crate::write::{Book, Marks};

use cells::{CellChanges, NewCell};
use container::Container;
use donor::{Donor, Given};
use relations::{relate, relations, remove_part, remove_types, set_type, target_of, unrelate};
use sheet::SheetChanges;
use styles::Styles;
use tables::Tables;
use workbook::{List, NewSheet, SheetName};

pub use refusal::Refusal;

const WORKSHEET: &str = "application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml";
const STYLES: &str = "application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml";

/// A user's workbook, xlsx or xlsm, as its package.
pub struct Package<'a> {
    container: Container<'a>,
    list: List,
}

/// What is added to a workbook.
pub struct Additions<'a> {
    /// New sheets. The cells, widths, notes and drop-downs of a sheet whose name the workbook has
    /// are added to that sheet.
    pub book: Book<'a>,
    /// Colours and notes by sheet and cell.
    pub marks: Vec<(String, Marks)>,
    /// The sheets whose view, filter and print area are those of the sheet in `book`.
    pub arranged: &'a [String],
    /// A sheet of `book` and two free columns of it, this one and the next. They keep the formats
    /// of coloured cells beside those before, so that a later copy can give them back.
    pub looks: Option<(String, u16)>,
    /// What an earlier copy added.
    pub earlier: &'a Earlier,
}

/// What an earlier copy added to a workbook, which a new one replaces.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Earlier {
    /// Its sheets.
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

impl Earlier {
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
    pub fn open(bytes: &'a [u8], limits: Limits) -> Result<Package<'a>, Refusal> {
        const COMPOUND: &[u8] = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1";
        if bytes.starts_with(COMPOUND) {
            return Err(Refusal::Kind { what: "an xls workbook" });
        }
        if !bytes.starts_with(b"PK\x03\x04") {
            return Err(Refusal::Kind { what: "no workbook" });
        }
        let mut container = Container::open(bytes, limits.layout)?;
        let list = List::of(&mut container)?;
        Ok(Package { container, list })
    }

    /// Whether it can hold macros, so that its name must end in `.xlsm`.
    pub fn has_macros(&self) -> bool {
        self.list.macros
    }

    /// The names of its sheets, in order.
    pub fn sheets(&self) -> impl Iterator<Item = &str> {
        self.list.sheets.iter().map(|sheet| sheet.name.as_str())
    }

    /// The bytes of the workbook with additions.
    ///
    /// # Errors
    ///
    /// Why nothing can be added to it.
    pub fn with(self, additions: Additions<'_>) -> Result<Vec<u8>, Refusal> {
        let Additions { book, marks, arranged, looks, earlier } = additions;
        let author = book.author().to_string();
        let parts = book.into_parts().map_err(|why| Refusal::unsound("", why.to_string()))?;
        let mut donor = Donor::of(parts)?;
        let mut patch = Patch::new(self, &author, earlier)?;
        let formats = patch.styles.adopt(&donor.styles);
        let mut marks: HashMap<String, Marks> = marks.into_iter().collect();
        let (mut new, mut names) = (Vec::new(), Vec::new());
        let titles: Vec<String> = donor.sheets().map(String::from).collect();
        for listed in patch.list.sheets.clone() {
            if earlier.sheets.contains(&listed.name) {
                continue;
            }
            let given = match titles.contains(&listed.name) {
                true => Some(donor.sheet(&listed.name, &formats)?),
                false => None,
            };
            let is_arranged = arranged.contains(&listed.name);
            let own = donor.names.iter().filter(|name| name.sheet == listed.name && is_arranged);
            names.extend(own.cloned());
            let marks = marks.remove(&listed.name).unwrap_or_default();
            patch.change(&listed, given.as_ref().map(|given| (given, is_arranged)), marks)?;
        }
        patch.remove_earlier(&titles)?;
        let mut tables = Tables::of(&mut patch.container, &patch.list)?;
        let kept = patch.list.sheets.iter().filter(|own| !earlier.sheets.contains(&own.name));
        let kept: Vec<String> = kept.map(|own| own.name.clone()).collect();
        for title in titles.iter().filter(|title| !kept.contains(title)) {
            let mut given = donor.sheet(title, &formats)?;
            if let Some((_, column)) = looks.as_ref().filter(|(sheet, _)| sheet == title) {
                patch.keep_looks(&mut given, *column)?;
            }
            let id = patch.add(title, given, &mut tables)?;
            new.extend(id.map(|id| NewSheet { name: title.clone(), id }));
            names.extend(donor.names.iter().filter(|name| name.sheet == *title).cloned());
        }
        patch.finish(&titles, &new, &names)
    }
}

/// A package while it is changed.
struct Patch<'a> {
    container: Container<'a>,
    list: List,
    styles: Styles,
    styles_part: String,
    author: &'a str,
    earlier: &'a Earlier,
    /// The formats of an earlier copy's marks, with those before.
    before: HashMap<u32, u32>,
    /// The formats of marks of which that is not known.
    cleared: HashSet<u32>,
    /// Removed parts.
    removed: Vec<String>,
}

impl<'a> Patch<'a> {
    fn new(
        package: Package<'a>,
        author: &'a str,
        earlier: &'a Earlier,
    ) -> Result<Patch<'a>, Refusal> {
        let Package { mut container, list } = package;
        let part = match target_of(&list.relations, "styles") {
            Some(part) => part,
            None => {
                let usual = "xl/styles.xml".to_string();
                let taken = container.has(&usual);
                let part =
                    if taken { container.free_name("xl/styles", ".xml", &[]) } else { usual };
                let kind = format!("{}/styles", list.words.relations);
                relate(&mut container, &list.part, (None, &kind, &part))?;
                part
            }
        };
        if !container.has(&part) {
            set_type(&mut container, &part, STYLES)?;
            container.put(&part, list.words.of(styles::NONE.to_string()))?;
        }
        let styles = Styles::of(&part, container.text(&part)?)?;
        let (mut before, mut cleared) = (HashMap::new(), HashSet::new());
        if !earlier.is_none() {
            before = kept_looks(&mut container, &list, earlier.looks.as_ref())?;
            if before.is_empty() {
                cleared = styles.with_fills(&earlier.fills);
            }
        }
        Ok(Patch {
            container,
            list,
            styles,
            styles_part: part,
            author,
            earlier,
            before,
            cleared,
            removed: Vec::new(),
        })
    }

    /// Changes a sheet that the package has.
    fn change(
        &mut self,
        listed: &workbook::Listed,
        given: Option<(&Given, bool)>,
        marks: Marks,
    ) -> Result<(), Refusal> {
        let mut changes = SheetChanges::default();
        let earlier = self.earlier;
        changes.notes.author = self.author;
        changes.notes.mark = Some(earlier.note_mark.as_str()).filter(|mark| !mark.is_empty());
        let columns = earlier.columns.iter().filter(|(sheet, ..)| *sheet == listed.name);
        changes.cells.gone = columns.map(|(_, row, column)| (*row, *column)).collect();
        changes.cells.formats = self.before.clone();
        changes.cells.cleared = self.cleared.clone();
        for (at, mark) in marks {
            changes.cells.cells.insert(at, NewCell::Fill(mark.fill));
            changes.notes.texts.insert(at, mark.note);
        }
        if let Some((given, arranged)) = given {
            let name = &listed.name;
            donor::merge(given, arranged, &mut changes)
                .map_err(|why| Refusal::unsound(name, why))?;
        }
        let nothing = earlier.is_none() && changes.notes.texts.is_empty();
        if !listed.cells || nothing && changes.cells.is_empty() {
            return Ok(());
        }
        let part = listed.part.as_ref().filter(|part| self.container.has(part));
        let Some(part) = part else {
            return match changes.cells.cells.is_empty() {
                true => Ok(()),
                false => Err(Refusal::unsound(&listed.name, "the sheet is not in the file")),
            };
        };
        changes.apply(&mut self.container, part, &mut self.styles, self.list.words)
    }

    /// Removes the sheets of an earlier copy, with what only they lead to. Those that come again
    /// keep their places.
    fn remove_earlier(&mut self, titles: &[String]) -> Result<(), Refusal> {
        let container = &mut self.container;
        let gone = self.list.sheets.iter().filter(|own| self.earlier.sheets.contains(&own.name));
        for sheet in gone {
            if !titles.contains(&sheet.name) || sheet.part.is_none() {
                unrelate(container, &self.list.part, |own| own.id == sheet.id())?;
            }
            let Some(part) = sheet.part.as_ref().filter(|part| container.has(part)) else {
                continue;
            };
            const OWN: [&str; 5] =
                ["table", "comments", "vmlDrawing", "printerSettings", "threadedComment"];
            for relation in relations(container, part)? {
                let target = relation.target.filter(|_| OWN.contains(&relation.kind.as_str()));
                if let Some(target) = target {
                    remove_part(container, &target);
                    self.removed.push(target);
                }
            }
            remove_part(container, part);
            self.removed.push(part.clone());
        }
        Ok(())
    }

    /// Adds a sheet, at its old place if an earlier copy had it; else returns the id of its
    /// relation.
    fn add(
        &mut self,
        title: &str,
        given: Given,
        tables: &mut Tables,
    ) -> Result<Option<String>, Refusal> {
        let words = self.list.words;
        let old = self.list.sheets.iter().find(|own| own.name == title);
        let old = old.and_then(|own| own.part.clone());
        let kept: Vec<String> =
            self.list.sheets.iter().filter_map(|own| own.part.clone()).collect();
        let container = &mut self.container;
        let part = match &old {
            Some(part) => part.clone(),
            None => container.free_name("xl/worksheets/sheet", ".xml", &kept),
        };
        container.put(&part, words.of(given.text))?;
        set_type(container, &part, WORKSHEET)?;
        for (relation, text) in given.related {
            let (target, text) = match relation.kind.as_str() {
                "table" => {
                    let text = tables.renamed(&text)?;
                    (container.free_name("xl/tables/table", ".xml", &[]), text)
                }
                "vmlDrawing" => {
                    let wanted = notes::mapped_blocks(&text).len();
                    let first = notes::free_blocks(container, wanted)?;
                    let target = container.free_name("xl/drawings/vmlDrawing", ".vml", &[]);
                    (target, donor::moved(&text, first))
                }
                _ => (container.free_name("xl/comments", ".xml", &[]), text),
            };
            container.put(&target, words.of(text))?;
            set_type(container, &target, notes::type_of_kind(&relation.kind))?;
            let kind = format!("{}/{}", words.relations, relation.kind);
            relate(container, &part, (Some(&relation.id), &kind, &target))?;
        }
        if old.is_some() {
            return Ok(None);
        }
        let kind = format!("{}/worksheet", words.relations);
        relate(container, &self.list.part, (None, &kind, &part)).map(Some)
    }

    /// Writes the formats of marked cells, each beside the one before, into two columns.
    fn keep_looks(&mut self, given: &mut Given, column: u16) -> Result<(), Refusal> {
        let mut changes = CellChanges::default();
        for (row, (filled, before)) in (0u32..).zip(self.styles.filled.clone()) {
            for (column, format) in [(column, filled), (column + 1, before)] {
                let cell = format!("<c r=\"{}\" s=\"{format}\"/>", crate::a1(row, column));
                changes.cells.insert((row, column), NewCell::Content(cell));
            }
        }
        let mut edits = xml::Edits::default();
        cells::change(&given.text, changes, &mut self.styles, &mut edits)
            .map_err(|why| Refusal::unsound("", why))?;
        given.text = edits.apply(&given.text);
        Ok(())
    }

    fn finish(
        mut self,
        titles: &[String],
        new: &[NewSheet],
        names: &[SheetName],
    ) -> Result<Vec<u8>, Refusal> {
        let kept = |own: &workbook::Listed| titles.contains(&own.name) && own.part.is_some();
        let gone = self.list.sheets.iter().filter(|own| self.earlier.sheets.contains(&own.name));
        let gone: Vec<String> = gone.filter(|own| !kept(own)).map(|own| own.name.clone()).collect();
        self.list.change(&mut self.container, &gone, new, names)?;
        let container = &mut self.container;
        let chain = target_of(&self.list.relations, "calcChain");
        if let Some(chain) = chain.filter(|chain| container.has(chain)) {
            // Excel makes it anew; without the new formulas it would be wrong.
            unrelate(container, &self.list.part, |own| own.kind == "calcChain")?;
            remove_part(container, &chain);
            self.removed.push(chain);
        }
        remove_types(container, &self.removed)?;
        let styles = self.styles.finish()?;
        container.put(&self.styles_part, styles)?;
        self.container.save()
    }
}

/// The formats that an earlier copy kept: of each mark, the one before.
fn kept_looks(
    container: &mut Container<'_>,
    list: &List,
    place: Option<&(String, u16)>,
) -> Result<HashMap<u32, u32>, Refusal> {
    let mut kept = HashMap::new();
    let Some((sheet, column)) = place else { return Ok(kept) };
    let part = list.sheets.iter().find(|own| own.name == *sheet).and_then(|own| own.part.clone());
    let Some(part) = part.filter(|part| container.has(part)) else { return Ok(kept) };
    let text = container.text(&part)?;
    let mut rows: BTreeMap<u32, [Option<u32>; 2]> = BTreeMap::new();
    xml::each_tag(&text, |tag, depth| {
        let at = tag.raw_value("r").and_then(crate::cell_named);
        let at = at.filter(|_| depth == 3 && tag.local() == "c" && tag.kind != xml::Kind::End);
        if let Some((row, own)) = at
            && let Some(side) = own.checked_sub(*column).filter(|side| *side < 2)
        {
            rows.entry(row).or_default()[usize::from(side)] = Some(tag.number("s").unwrap_or(0));
        }
    })
    .map_err(|why| Refusal::unsound(&part, why))?;
    for [filled, before] in rows.into_values() {
        if let Some((filled, before)) = filled.zip(before).filter(|(filled, _)| *filled != 0) {
            kept.entry(filled).or_insert(before);
        }
    }
    Ok(kept)
}
