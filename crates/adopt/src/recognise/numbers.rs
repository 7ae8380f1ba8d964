//! Numbers as they are typed and stored, exact to ten-thousandths.

/// A number in ten-thousandths, so that what is compared is exact.
pub(crate) type TenThousandths = i64;

/// One, as numbers are held.
pub(crate) const ONE_IN_TEN_THOUSANDTHS: TenThousandths = 10_000;

/// A number typed as text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct TypedNumber {
    pub(crate) value: TenThousandths,
    /// Whether a sign `%` followed.
    pub(crate) percent: bool,
}

/// A stored number in ten-thousandths; none beyond nine billion.
pub(super) fn to_ten_thousandths(number: f64) -> Option<TenThousandths> {
    let scaled = (number * 10_000.0).round();
    (scaled.abs() < 9e13).then_some(scaled as i64)
}

/// A text without the mark behind its number, and the mark: `57.21*`, `55.0†`, `61.2 (H)`. A
/// direction or a number in brackets is no mark.
pub(crate) fn split_mark_off_number(text: &str) -> (&str, &str) {
    const MARKS: &[char] =
        &['*', '\u{2020}', '\u{2021}', '\u{a7}', '#', '\u{b9}', '\u{b2}', '\u{b3}'];
    let text = text.trim();
    let letter = |inner: &str| {
        let mut inner = inner.chars();
        let one = inner.next().filter(|c| c.is_alphabetic() && !"NSEWOZ\u{d6}V".contains(*c));
        one.is_some() && inner.next().is_none()
    };
    let marks = |inner: &str| !inner.is_empty() && inner.trim_matches(MARKS).is_empty();
    let bracketed = text.strip_suffix(')').and_then(|open| open.rsplit_once('('));
    let bare = match bracketed {
        Some((bare, inner)) if letter(inner) || marks(inner) => bare,
        _ => text.trim_end_matches(MARKS),
    };
    let bare = bare.trim_end();
    match bare.ends_with(|c: char| c.is_ascii_digit() || "%\u{bd})".contains(c)) {
        true => (bare, text[bare.len()..].trim_start()),
        false => (text, ""),
    }
}

/// Reads `57.25`, `57,25 %`, `11½`, `(2,5)`, `-½`, and what stands before a mark: `0 *`.
pub(crate) fn parse_typed_number(text: &str) -> Option<TypedNumber> {
    // Most texts are names.
    if text.starts_with(char::is_alphabetic) {
        return None;
    }
    let (text, _) = split_mark_off_number(text);
    let inner = text.strip_prefix('(').and_then(|rest| rest.strip_suffix(')')).unwrap_or(text);
    let (inner, percent) = match inner.trim().strip_suffix('%') {
        Some(rest) => (rest.trim_end(), true),
        None => (inner.trim(), false),
    };
    let (sign, digits) = match inner.strip_prefix(['-', '\u{2212}', '\u{2013}']) {
        Some(rest) => (-1, rest.trim_start()),
        None => (1, inner.strip_prefix('+').unwrap_or(inner).trim_start()),
    };
    let (digits, half) = match digits.strip_suffix('½').or_else(|| digits.strip_suffix(" 1/2")) {
        Some(rest) => (rest.trim_end(), ONE_IN_TEN_THOUSANDTHS / 2),
        None => (digits, 0),
    };
    if digits.is_empty() {
        return (half > 0).then_some(TypedNumber { value: sign * half, percent });
    }
    let value = decimal(digits)?.checked_add(half)?;
    Some(TypedNumber { value: sign * value, percent })
}

/// Digits with one point or comma, or with commas between thousands.
fn decimal(digits: &str) -> Option<TenThousandths> {
    if digits.len() > 16 || !digits.bytes().all(|b| b.is_ascii_digit() || b".,".contains(&b)) {
        return None;
    }
    let last = digits.rfind(['.', ',']);
    let (whole, part) = match last {
        Some(at) => (&digits[..at], &digits[at + 1..]),
        None => (digits, ""),
    };
    if last.is_some() && part.is_empty() || whole.contains(['.', ',']) {
        return None;
    }
    let whole: i64 = if whole.is_empty() { 0 } else { whole.parse().ok()? };
    let part: String = part.chars().chain("0000".chars()).take(4).collect();
    whole.checked_mul(ONE_IN_TEN_THOUSANDTHS)?.checked_add(part.parse::<i64>().ok()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mark_behind_a_number_is_no_part_of_it() {
        for (text, want) in [
            ("57.21*", ("57.21", "*")),
            ("55,0\u{2020}", ("55,0", "\u{2020}")),
            ("61.2 (H)", ("61.2", "(H)")),
            ("58.33 % (*)", ("58.33 %", "(*)")),
            ("57.3 (2)", ("57.3 (2)", "")),
            ("4 (N)", ("4 (N)", "")),
            ("*", ("*", "")),
            ("Ann (H)", ("Ann (H)", "")),
        ] {
            assert_eq!(split_mark_off_number(text), want, "{text}");
        }
    }
}
