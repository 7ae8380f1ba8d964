//! The return that was made of a foreign sheet, as a workbook: what is open or only likely is
//! marked, and each row leads to the row that it was taken from.

use std::collections::BTreeMap;
use std::io;

use workbook::patch::pack_small_workbook;
use workbook::write::{
    Book, CellMark, FormatCache, SheetMarks, SheetNames, XlsxError, copy_sheet, quoted_sheet_name,
};

use adopt::{CellRemark, ForeignWorkbookCells, Sureness, TranslatedReturn, original_address};
use model::annotation::{SEVERITY_FILLS, WORKBOOK_AUTHOR};
use model::{CellAddress, CellNote, WorkbookCopy};

/// Where a return was taken from.
pub struct AdoptedSource<'a> {
    /// The sheet that it was made of.
    pub copy: &'a WorkbookCopy,
    /// Its file, as it is reached from the folder of the return.
    pub file: &'a str,
}

/// The most links that Excel takes on a sheet.
const MOST_LINKS: usize = 65_530;

/// How the tables of a web page are called, where Excel knows one sheet with the name of the file.
const TABLE_OF_PAGE: &str = "table ";

/// The longest address that Excel takes for a link.
const LONGEST_LINK: usize = 2_000;

/// The bytes of the workbook.
///
/// # Errors
///
/// It has something that Excel does not accept.
pub fn adopted_return_book(
    mut made: TranslatedReturn,
    title: &str,
    source: &AdoptedSource<'_>,
) -> io::Result<Vec<u8>> {
    let book =
        Book::new(title, "palmares", None).and_then(|book| with_sheets(book, &mut made, source));
    pack_small_workbook(book.map_err(io::Error::other)?).map_err(io::Error::other)
}

/// Adds the sheets of a return to a workbook.
fn with_sheets<'a>(
    mut book: Book<'a>,
    made: &mut TranslatedReturn,
    source: &AdoptedSource<'_>,
) -> Result<Book<'a>, XlsxError> {
    let mut names = SheetNames::default();
    let sources = sources(made);
    for (at, from) in &sources {
        let text = format!(
            "From {} of {}",
            ForeignWorkbookCells::new(source.copy).cell_name(*from),
            source.file
        );
        let note =
            CellNote { row: at.row, column: at.column, text, author: WORKBOOK_AUTHOR.into() };
        if let Some(sheet) = made.sheets.sheets.get_mut(usize::from(at.sheet)) {
            sheet.layout.notes.push(note);
        }
    }
    let mut formats = FormatCache::new(&made.sheets.styles);
    for (index, sheet) in (0u16..).zip(&made.sheets.sheets) {
        let marks = marks(&made.remarks, index);
        book.add_sheet(&names.unique_name(&sheet.name), |target| {
            let own = sources.iter().filter(|(at, _)| at.sheet == index).take(MOST_LINKS);
            for (at, from) in own {
                let cell = cell_of(source, *from);
                let length = source.file.chars().count() + cell.as_ref().map_or(0, String::len);
                if length <= LONGEST_LINK {
                    target.link_to_file((at.row, at.column), source.file, cell.as_deref());
                }
            }
            copy_sheet(target, sheet, &marks, &mut formats)?;
            target.shell.set_landscape_page();
            Ok(())
        })?;
    }
    Ok(book)
}

/// The first cell of each row that holds what was taken from somewhere, with where. A link in an
/// empty cell would be read as its text.
fn sources(made: &TranslatedReturn) -> Vec<(CellAddress, CellAddress)> {
    let mut first: BTreeMap<(u16, u32), (CellAddress, CellAddress)> = BTreeMap::new();
    let cells = ForeignWorkbookCells::new(&made.sheets);
    let filled = made.origins.iter().filter(|(at, _)| !cells.text(**at).is_empty());
    for (at, from) in filled {
        let known = first.entry((at.sheet, at.row)).or_insert((*at, *from));
        if at.column < known.0.column {
            *known = (*at, *from);
        }
    }
    first.into_values().collect()
}

/// A cell of the foreign sheet as links name it; `None` on a web page.
fn cell_of(source: &AdoptedSource<'_>, from: CellAddress) -> Option<String> {
    let sheet = ForeignWorkbookCells::new(source.copy).sheet_name(from.sheet);
    let is_of_page = sheet.is_empty() || sheet.starts_with(TABLE_OF_PAGE);
    (!is_of_page).then(|| {
        format!("{}!{}", quoted_sheet_name(sheet), original_address(source.copy, from).a1())
    })
}

/// The marks of a sheet: what is open, and what is likely.
fn marks(remarks: &[(CellAddress, CellRemark)], sheet: u16) -> SheetMarks {
    let own = remarks.iter().filter(|(at, _)| at.sheet == sheet);
    own.map(|(at, remark)| {
        let fill = SEVERITY_FILLS[usize::from(remark.sure == Sureness::Asked)];
        ((at.row, at.column), CellMark { fill, note: remark.words.clone() })
    })
    .collect()
}
