//! Names of tie-breaks as they are compared, however they are typed.

/// A folded name: letters and digits in lower case, and the sign of a limit.
pub(super) fn compact_tie_break_name(name: &str) -> String {
    let mut compact = String::with_capacity(name.len());
    let mut rest = name.chars().peekable();
    while let Some(c) = rest.next() {
        let digit_follows = rest.peek().is_some_and(char::is_ascii_digit);
        let of_limit = compact.ends_with('l') || compact.ends_with("limit");
        let is_sign = matches!(c, '+' | '-') && digit_follows && of_limit;
        if c.is_alphanumeric() || is_sign {
            compact.extend(c.to_lowercase());
        }
    }
    compact
}
