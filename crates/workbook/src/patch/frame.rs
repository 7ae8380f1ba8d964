//! New workbooks around a frame that is packed once.
//!
//! rust_xlsxwriter packs some twenty parts of a workbook anew each time, which takes several times
//! as long as a small sheet does. Here they are copied as they are packed.

use std::sync::OnceLock;

use jiff::civil::date;
use quick_xml::escape::partial_escape;
use rust_xlsxwriter::XlsxError;

use super::container::EditablePackage;
use super::refusal::AdditionRefusal;
use super::{Additions, EarlierAdditions, Package};
use crate::read::Limits;
use crate::write::{Book, is_xml_char};

/// The one sheet of the frame, which goes. A sheet of this name would come first.
const SHEET: &str = "The sheet of an empty frame";
/// What stands for the title and the author.
const TITLE: &str = "title of the frame";
const AUTHOR: &str = "author of the frame";
/// What stands for the date.
const DATE: jiff::civil::Date = date(1999, 12, 31);

/// The bytes of a workbook, as [`Book::into_bytes`] makes them from the same sheets, but much faster if
/// they are small. Only for visible sheets with cells, widths, notes, links and tables: charts, names
/// of the workbook and the sheet on which it opens are not taken over.
///
/// # Errors
///
/// If the book has no sheet, or one that cannot be added to a workbook, as with formulas of a user.
pub fn pack_small_workbook(book: Book<'_>) -> Result<Vec<u8>, AdditionRefusal> {
    static FRAME: OnceLock<Result<Vec<u8>, String>> = OnceLock::new();
    let unsound = |why: &String| AdditionRefusal::unsound_part("", why.clone());
    if book.sheet_count() == 0 {
        return Err(AdditionRefusal::unsound_part("", "it has no sheet"));
    }
    let frame = FRAME.get_or_init(|| frame().map_err(|why| why.to_string()));
    let mut package = Package::open(frame.as_deref().map_err(unsound)?, Limits::default())?;
    describe(&mut package.container, &book)?;
    let earlier = EarlierAdditions { sheets: vec![SHEET.to_string()], ..Default::default() };
    package.apply_additions(Additions::new(book, &earlier))
}

/// A workbook with one empty sheet.
fn frame() -> Result<Vec<u8>, XlsxError> {
    let mut book = Book::new(TITLE, AUTHOR, Some(DATE))?;
    book.add_sheet(SHEET, |_| Ok(()))?;
    book.into_bytes(None)
}

/// Gives a frame the properties of a workbook.
fn describe(container: &mut EditablePackage<'_>, book: &Book<'_>) -> Result<(), AdditionRefusal> {
    const PROPERTIES: &str = "docProps/core.xml";
    const PROGRAM: &str = "docProps/app.xml";
    let text = container.part_text(PROPERTIES)?;
    let text = text.replace(&DATE.to_string(), &book.creation_date().to_string());
    let text = text.replace(AUTHOR, &escaped(book.author()));
    container.put_part(PROPERTIES, text.replacen(TITLE, &escaped(book.title()), 1));
    // It counts and names the sheets, which is nowhere required.
    let text = container.part_text(PROGRAM)?;
    let (begin, end) = ("<HeadingPairs>", "</TitlesOfParts>");
    if let Some((before, (_, after))) =
        text.split_once(begin).and_then(|(before, rest)| Some((before, rest.split_once(end)?)))
    {
        container.put_part(PROGRAM, format!("{before}{after}"));
    }
    Ok(())
}

/// A text as XML writes it, without characters that XML has not.
fn escaped(text: &str) -> String {
    let text: String = text.chars().filter(|letter| is_xml_char(*letter)).collect();
    partial_escape(text).into_owned()
}

#[cfg(test)]
#[expect(clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::{ReadOptions, read};

    #[test]
    fn a_workbook_around_the_frame_is_the_one_that_rust_xlsxwriter_makes() {
        let book = || {
            let mut book = Book::new("Tom & <Jerry>\u{1}", "me & you", Some(date(2026, 3, 1)))?;
            for name in [SHEET, "First", "It's"] {
                book.add_sheet(name, |sheet| {
                    sheet.write((0, 0), name);
                    let bold = sheet.style_id(&rust_xlsxwriter::Format::new().set_bold());
                    sheet.write_styled((1, 1), bold, 12.5);
                    sheet.add_note((1, 1), "a note");
                    sheet.link_to_file((1, 1), "a b#c.xlsx", Some("A!B2"));
                    Ok(())
                })?;
            }
            Ok::<_, XlsxError>(book)
        };
        let [own, other] = [
            pack_small_workbook(book().unwrap()).unwrap(),
            book().unwrap().into_bytes(None).unwrap(),
        ];
        let copies = [own.as_slice(), other.as_slice()]
            .map(|bytes| read(bytes, &ReadOptions::default()).unwrap().workbook_copy);
        // rust_xlsxwriter calls the author of each note `Author`.
        let other = format!("{:?}", copies[1].sheets);
        let other = other.replace("author: \"Author\"", "author: \"me & you\"");
        assert_eq!(format!("{:?}", copies[0].sheets), other);
        let mut container = EditablePackage::open(&own, 1 << 20).unwrap();
        let text = container.part_text("docProps/core.xml").unwrap();
        for part in [
            "<dc:title>Tom &amp; &lt;Jerry&gt;</dc:title>",
            "<dc:creator>me &amp; you</dc:creator>",
            ">2026-03-01T00:00:00Z<",
        ] {
            assert!(text.contains(part), "{part} in {text}");
        }
        let names: Vec<&str> = container.part_names().collect();
        assert_eq!(
            names.iter().filter(|name| name.starts_with("xl/worksheets/sheet")).count(),
            3,
            "{names:?}"
        );
    }

    #[test]
    fn a_workbook_without_sheets_is_refused() {
        assert!(pack_small_workbook(Book::new("", "me", None).unwrap()).is_err());
    }
}
