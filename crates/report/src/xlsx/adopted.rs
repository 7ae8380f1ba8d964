//! The return that was made of a foreign sheet, as a workbook: what is open or only likely is
//! marked, and each row leads to the row that it was taken from.

use std::collections::BTreeMap;

use workbook::write::{
    Book, CellMark, Formats, SheetMarks, SheetNames, XlsxError, copy_sheet, quoted,
};

use adopt::{Cells, Remark, Sureness, Translated, in_file};
use model::annotation::FILLS;
use model::{Address, CellNote, WorkbookCopy};

/// Where a return was taken from.
pub struct Source<'a> {
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
pub fn adopted_book(
    mut made: Translated,
    title: &str,
    source: &Source<'_>,
) -> Result<Vec<u8>, XlsxError> {
    let (mut book, mut names) = (Book::new(title, "palmares", None)?, SheetNames::default());
    let sources = sources(&made);
    for (at, from) in &sources {
        let text = format!("From {} of {}", Cells::new(source.copy).named(*from), source.file);
        let note = CellNote { row: at.row, column: at.column, text };
        if let Some(sheet) = made.sheets.sheets.get_mut(usize::from(at.sheet)) {
            sheet.layout.notes.push(note);
        }
    }
    let mut formats = Formats::new(&made.sheets.styles);
    for (index, sheet) in (0u16..).zip(&made.sheets.sheets) {
        let marks = marks(&made.remarks, index);
        book.add(&names.name(&sheet.name), |target| {
            let own = sources.iter().filter(|(at, _)| at.sheet == index).take(MOST_LINKS);
            for (at, from) in own {
                if let Some(link) = link(source, *from) {
                    target.link_out((at.row, at.column), &link);
                }
            }
            copy_sheet(target, sheet, &marks, &mut formats)?;
            target.shell.page_setup();
            Ok(())
        })?;
    }
    book.save(None)
}

/// The first cell of each row that holds what was taken from somewhere, with where. A link in an
/// empty cell would be read as its text.
fn sources(made: &Translated) -> Vec<(Address, Address)> {
    let mut first: BTreeMap<(u16, u32), (Address, Address)> = BTreeMap::new();
    let cells = Cells::new(&made.sheets);
    let filled = made.origins.iter().filter(|(at, _)| !cells.text(**at).is_empty());
    for (at, from) in filled {
        let known = first.entry((at.sheet, at.row)).or_insert((*at, *from));
        if at.column < known.0.column {
            *known = (*at, *from);
        }
    }
    first.into_values().collect()
}

/// What leads to a cell of the foreign sheet.
fn link(source: &Source<'_>, from: Address) -> Option<String> {
    let sheet = Cells::new(source.copy).sheet(from.sheet);
    let link = match sheet {
        page if page.is_empty() || page.starts_with(TABLE_OF_PAGE) => {
            format!("file:///{}", source.file)
        }
        name => {
            format!("file:///{}#{}!{}", source.file, quoted(name), in_file(source.copy, from).a1())
        }
    };
    (link.chars().count() <= LONGEST_LINK).then_some(link)
}

/// The marks of a sheet: what is open, and what is likely.
fn marks(remarks: &[(Address, Remark)], sheet: u16) -> SheetMarks {
    let own = remarks.iter().filter(|(at, _)| at.sheet == sheet);
    own.map(|(at, remark)| {
        let fill = FILLS[usize::from(remark.sure == Sureness::Asked)];
        ((at.row, at.column), CellMark { fill, note: remark.words.clone() })
    })
    .collect()
}
