//! Texts: in the code page of the database in Access 97, in UTF-16 later, often compressed.

use encoding_rs::{Encoding, WINDOWS_1252};

/// The encoding of a Windows code page; that of Western Europe if it is unknown.
pub(super) fn encoding_of_code_page(code_page: u16) -> &'static Encoding {
    let label = match code_page {
        932 => "shift_jis".to_string(),
        936 => "gbk".to_string(),
        949 => "euc-kr".to_string(),
        950 => "big5".to_string(),
        other => format!("windows-{other}"),
    };
    Encoding::for_label(label.as_bytes()).unwrap_or(WINDOWS_1252)
}

/// A text of Access 2000 and later.
pub(super) fn decode_access_text(bytes: &[u8]) -> String {
    let Some(compressed) = bytes.strip_prefix(b"\xff\xfe") else { return units(bytes) };
    let mut text = String::new();
    // A zero byte begins or ends a part in UTF-16; every other byte is a character of Latin-1.
    let mut rest = compressed;
    let mut is_wide = false;
    while let Some((byte, behind)) = rest.split_first() {
        if *byte == 0 {
            is_wide = !is_wide;
            rest = behind;
        } else if is_wide {
            let end = (0..rest.len()).step_by(2).find(|at| rest[*at] == 0).unwrap_or(rest.len());
            text.push_str(&units(&rest[..end]));
            rest = &rest[end..];
        } else {
            text.push(char::from(*byte));
            rest = behind;
        }
    }
    text
}

fn units(bytes: &[u8]) -> String {
    let units = bytes.chunks_exact(2).map(|unit| u16::from_le_bytes([unit[0], unit[1]]));
    char::decode_utf16(units).map(|unit| unit.unwrap_or(char::REPLACEMENT_CHARACTER)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_compressed_in_part() {
        for (bytes, text) in [
            (&b""[..], ""),
            (b"N\0S\0", "NS"),
            (b"\xff\xfe3 NT", "3 NT"),
            (b"\xff\xfeSi\xe2n", "Siân"),
            // The letter l with a stroke has no byte of its own.
            (b"\xff\xfePaw\0\x42\x01\0 W", "Pawł W"),
            (b"\xff\xfe\0\x42\x01\x19\x01", "łę"),
        ] {
            assert_eq!(decode_access_text(bytes), text, "{bytes:?}");
        }
    }

    #[test]
    fn a_code_page_is_named_by_its_number() {
        assert_eq!(encoding_of_code_page(1250).name(), "windows-1250");
        assert_eq!(encoding_of_code_page(932).name(), "Shift_JIS");
        assert_eq!(encoding_of_code_page(0).name(), "windows-1252");
    }
}
