//! Text files of programs: their characters, lines and fields, shared by the readers of platforms,
//! web sites, PBN and text with semicolons. A field is asked for by the headings that programs give
//! it.

use std::borrow::Cow;

use encoding_rs::{Encoding, WINDOWS_1252};

use super::problems;
use model::problem::ProblemDetail;

/// A longer text file is no session.
const MOST_BYTES: usize = 32 << 20;

/// The text of a file: UTF-8 or UTF-16 with its mark, UTF-8 without, else the code page of Western
/// Europe, which contains ISO 8859-1.
pub(super) fn decode_text_file(bytes: &[u8]) -> Result<Cow<'_, str>, ProblemDetail> {
    if bytes.len() > MOST_BYTES {
        let why = format!("it has {} MB, too much for one session", bytes.len() >> 20);
        return Err(problems::PadRefused { why }.into());
    }
    Ok(decode_text_beginning(bytes))
}

/// The same without a limit, of the beginning of a file.
pub(crate) fn decode_text_beginning(bytes: &[u8]) -> Cow<'_, str> {
    if let Some((encoding, mark)) = Encoding::for_bom(bytes) {
        return encoding.decode_without_bom_handling(&bytes[mark..]).0;
    }
    match std::str::from_utf8(bytes) {
        Ok(text) => Cow::Borrowed(text),
        // A beginning can end within a character.
        Err(why) if why.error_len().is_none() => String::from_utf8_lossy(bytes),
        Err(_) => WINDOWS_1252.decode_without_bom_handling(bytes).0,
    }
}

/// The fields of a line without the blanks around them. A field in quotation marks may hold the
/// separator; a doubled mark in it is one.
pub(crate) fn split_fields(line: &str, separator: char) -> Vec<String> {
    let mut fields = Vec::new();
    let mut field = String::new();
    let mut quoted = false;
    let mut characters = line.chars().peekable();
    while let Some(c) = characters.next() {
        match c {
            '"' if quoted && characters.peek() == Some(&'"') => {
                characters.next();
                field.push('"');
            }
            '"' if quoted || field.trim().is_empty() => quoted = !quoted,
            c if c == separator && !quoted => fields.push(std::mem::take(&mut field)),
            c => field.push(c),
        }
    }
    fields.push(field);
    fields.iter().map(|field| field.trim().to_string()).collect()
}

/// Fields under their headings.
#[derive(Debug, Default, Clone)]
pub(crate) struct FieldHeadings(Vec<String>);

impl FieldHeadings {
    pub(crate) fn parse(fields: &[String]) -> FieldHeadings {
        FieldHeadings(fields.iter().map(|field| plain(field)).collect())
    }

    /// The field of the first of these columns that is there, if it is not empty.
    pub(crate) fn field<'f>(&self, fields: &'f [String], names: &[&str]) -> Option<&'f str> {
        names.iter().find_map(|name| {
            let name = plain(name);
            let at = self.0.iter().position(|known| *known == name)?;
            fields.get(at).map(String::as_str).filter(|field| !field.is_empty())
        })
    }
}

/// A name in lower case, in its letters, digits and `%`.
fn plain(name: &str) -> String {
    let kept = |c: &char| c.is_alphanumeric() || *c == '%';
    name.chars().filter(kept).flat_map(char::to_lowercase).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_are_parted_at_separators_outside_quotation_marks() {
        for (line, parted) in [
            ("", vec![""]),
            ("1,2,", vec!["1", "2", ""]),
            (r#"a,"b,c" ,"d ""e""","#, vec!["a", "b,c", r#"d "e""#, ""]),
            (r#"5" fold,x"#, vec!["5\" fold", "x"]),
            (r#"1,"open,2"#, vec!["1", "open,2"]),
        ] {
            assert_eq!(split_fields(line, ','), parted, "{line}");
        }
    }

    #[test]
    fn text_is_read_in_its_encoding() {
        assert_eq!(decode_text_beginning("Siân".as_bytes()), "Siân");
        assert_eq!(decode_text_beginning(b"Si\xe2n"), "Siân");
        assert_eq!(decode_text_beginning("\u{feff}Siân".as_bytes()), "Siân");
        assert_eq!(decode_text_beginning(b"\xff\xfeS\0i\0\xe2\0n\0"), "Siân");
    }
}
