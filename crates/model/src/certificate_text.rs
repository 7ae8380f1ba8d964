//! Which characters the fonts of certificates have, and what stands for the others.

use paper::{CleanText, clean};

/// A text of one line in characters that the fonts of certificates have; others are written in
/// Latin letters.
pub fn printable_text(text: &str) -> CleanText {
    clean(text, |c| deunicode::deunicode_char(c).unwrap_or_default().to_string())
}
