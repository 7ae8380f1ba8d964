//! Which characters the fonts of certificates have, and what stands for the others.

use paper::{TypesettableText, make_typesettable};

/// A text of one line in characters that the fonts of certificates have; others are written in
/// Latin letters.
pub fn transliterate_for_certificate(text: &str) -> TypesettableText {
    make_typesettable(text, |c| deunicode::deunicode_char(c).unwrap_or_default().to_string())
}
