//! Cells of the return form inside files of other kinds.
//!
//! A USEBIO file has no element for a rule book, a penalty or a weighted score. palmares writes
//! them as processing instructions, which other programs ignore: `<?palmares
//! Event;Rules=wbu-2003?>`.

use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, percent_decode_str, utf8_percent_encode};

/// The name of the processing instruction.
pub const INSTRUCTION_TARGET: &str = "palmares";

/// The characters that need no escape: none of them ends or separates a remark.
const PLAIN: &AsciiSet = &NON_ALPHANUMERIC
    .remove(b' ')
    .remove(b'-')
    .remove(b'+')
    .remove(b'.')
    .remove(b',')
    .remove(b'/')
    .remove(b'*')
    .remove(b':');

/// The remark with cells of a row: `Sheet;Column=value;Column=value`.
pub fn embedded_form_row_text<C: AsRef<str>>(
    sheet: &str,
    cells: impl IntoIterator<Item = (C, String)>,
) -> String {
    let mut remark = sheet.to_string();
    for (column, value) in cells {
        let (column, value) =
            (utf8_percent_encode(column.as_ref(), PLAIN), utf8_percent_encode(&value, PLAIN));
        remark.push_str(&format!(";{column}={value}"));
    }
    remark
}

/// The sheet and cells of a remark; invalid cells are skipped.
pub fn parse_embedded_form_row(remark: &str) -> (&str, Vec<(String, String)>) {
    let mut parts = remark.trim().split(';');
    let sheet = parts.next().unwrap_or_default();
    let plain = |text: &str| percent_decode_str(text).decode_utf8_lossy().into_owned();
    let cells = parts.filter_map(|part| part.split_once('='));
    (sheet, cells.map(|(column, value)| (plain(column), plain(value))).collect())
}

#[cfg(test)]
mod tests {
    #[test]
    fn a_remark_is_read_as_it_was_written() {
        let cells = [("Rules", "wbu-2003"), ("Title", "50% off?>; a=b \u{e9}"), ("Home A+", "")];
        let remark = super::embedded_form_row_text(
            "Event",
            cells.map(|(column, value)| (column, value.to_string())),
        );
        assert!(!remark.contains("?>"));
        let (sheet, read) = super::parse_embedded_form_row(&remark);
        assert_eq!(sheet, "Event");
        let written: Vec<_> =
            cells.iter().map(|(column, value)| (column.to_string(), value.to_string())).collect();
        assert_eq!(read, written);
    }
}
