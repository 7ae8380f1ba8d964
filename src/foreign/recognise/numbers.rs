//! Numbers as they are typed and stored, exact to ten-thousandths.

/// A number in ten-thousandths, so that what is compared is exact.
pub(super) type Scaled = i64;

/// One, as numbers are held.
pub(super) const ONE: Scaled = 10_000;

/// A number typed as text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Typed {
    pub(super) value: Scaled,
    /// Whether a sign `%` followed.
    pub(super) percent: bool,
}

/// A stored number in ten-thousandths; none beyond nine billion.
pub(super) fn scaled(number: f64) -> Option<Scaled> {
    let scaled = (number * 10_000.0).round();
    (scaled.abs() < 9e13).then_some(scaled as i64)
}

/// Reads `57.25`, `57,25 %`, `11½`, `(2,5)`, `0 *`, `-½`.
pub(super) fn number(text: &str) -> Option<Typed> {
    // Most texts are names.
    if text.starts_with(char::is_alphabetic) {
        return None;
    }
    let text = text.trim().trim_end_matches('*').trim_end();
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
        Some(rest) => (rest.trim_end(), ONE / 2),
        None => (digits, 0),
    };
    if digits.is_empty() {
        return (half > 0).then_some(Typed { value: sign * half, percent });
    }
    let value = decimal(digits)?.checked_add(half)?;
    Some(Typed { value: sign * value, percent })
}

/// Digits with one point or comma, or with commas between thousands.
fn decimal(digits: &str) -> Option<Scaled> {
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
    whole.checked_mul(ONE)?.checked_add(part.parse::<i64>().ok()?)
}
