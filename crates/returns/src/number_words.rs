//! Texts where a number is expected: those that mean none, and letters that look like figures.

/// A number with figures for the letters that look like them: `1OO100` as `100100`. None where the
/// letters are no slip: of a club, at the beginning, or others.
pub(super) fn lookalike_letters_to_figures(text: &str) -> Option<String> {
    let mut letters = text.chars().filter(|c| c.is_alphabetic()).peekable();
    let figures = text.chars().filter(char::is_ascii_digit).count();
    let inside = text.trim_end_matches(char::is_alphabetic).contains(char::is_alphabetic);
    let begins = text.starts_with(|c: char| c.is_ascii_digit() || matches!(c, 'O' | 'o' | 'l'));
    let ends = text.ends_with(['O', 'o']);
    let found = letters.peek().is_some()
        && letters.all(|c| matches!(c, 'O' | 'o' | 'l' | 'I' | 'S'))
        && begins
        && (inside || ends)
        && figures > 1
        && text.len() >= 4;
    found.then(|| {
        text.chars()
            .map(|c| match c {
                'O' | 'o' => '0',
                'l' | 'I' => '1',
                'S' => '5',
                other => other,
            })
            .collect()
    })
}

/// Whether the text means that there is no member number.
pub(super) fn means_no_member_number(text: &str) -> bool {
    let folded = text.to_lowercase();
    matches!(
        folded.as_str(),
        "-" | "--"
            | "\u{2013}"
            | "?"
            | "n/a"
            | "na"
            | "none"
            | "no"
            | "nil"
            | "guest"
            | "visitor"
            | "tba"
    ) || (!text.is_empty() && text.chars().all(|c| c == '0'))
}

/// Whether a text is the error of a formula, as files that keep only texts have it: `#REF!`, `#N/A`,
/// in German `#NV`, in LibreOffice `Err:502`.
pub(super) fn is_error_text(text: &str) -> bool {
    let figures = |code: &str| !code.is_empty() && code.bytes().all(|b| b.is_ascii_digit());
    let Some(name) = text.strip_prefix('#') else {
        return text.strip_prefix("Err:").is_some_and(figures);
    };
    let word = name.trim_start_matches('\u{a1}').trim_end_matches(['!', '?']);
    let is_word = word.len() > 2 && word.chars().all(|c| c.is_uppercase() || "/0".contains(c));
    matches!(name, "N/A" | "N/D" | "N/B" | "NV" | "NB") || is_word && word.len() < name.len()
}

/// Whether the text means that a player has no rating.
pub(super) fn means_no_rating(text: &str) -> bool {
    let bare: String = text.to_lowercase().chars().filter(|c| c.is_alphabetic()).collect();
    let signs = |c: char| matches!(c, '-' | '\u{2013}' | '?' | '*' | '.' | ' ');
    text.chars().all(signs)
        || matches!(bare.as_str(), "unr" | "unrated" | "nr" | "norating" | "none" | "na" | "new")
            && !text.contains(|c: char| c.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn errors_of_formulas_are_known_as_texts() {
        for text in ["#N/A", "#REF!", "#DIV/0!", "#NAME?", "#NV", "#\u{a1}REF!", "Err:502"] {
            assert!(is_error_text(text), "{text}");
        }
        for text in ["#1", "#", "#!", "N/A", "#Ann!", "Err:", "Errol", "REF!"] {
            assert!(!is_error_text(text), "{text}");
        }
    }
}
