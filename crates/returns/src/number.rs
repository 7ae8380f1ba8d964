//! Numbers as typed, and as spreadsheets store them, made exact. This is the only place where a
//! float becomes a number that counts. A comma is a decimal comma or parts thousands; a doubt is
//! told.

use model::Exact;

/// A number parsed from text.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct ParsedNumber {
    /// The number, without a sign `%`.
    pub number: Exact,
    /// Whether a sign `%` followed.
    pub percent: bool,
    /// Whether a single comma before three digits was read as a decimal comma.
    pub doubtful_comma: bool,
}

/// Converts a float, rounded to nine decimals. This is the only place that does. `None` for NaN,
/// infinity, and from `10^12` on.
pub fn exact_from_float(stored: f64) -> Option<Exact> {
    if !stored.is_finite() || stored.abs() >= 1e12 {
        return None;
    }
    if stored.abs() < 1e6 {
        return Exact::ratio((stored * 1e9).round() as i128, 1_000_000_000);
    }
    Exact::parse_decimal(&format!("{stored:.9}")).map(|number| number.rounded(6))
}

/// Parses `57.25`, `57,25`, `1,234.5`, `57.25%`, `7½`, `7 1/2`, `-½`.
pub fn parse_number(text: &str) -> Option<ParsedNumber> {
    let clean: String = text
        .chars()
        .map(|c| if c.is_whitespace() || c == '\u{a0}' || c == '\u{202f}' { ' ' } else { c })
        .collect();
    let mut rest = clean.trim();
    let mut percent = false;
    if let Some(before) = rest.strip_suffix('%') {
        percent = true;
        rest = before.trim_end();
    }
    let (negative, rest) = sign(rest);
    let (number, doubtful_comma) = unsigned(rest)?;
    let number = if negative { Exact::ZERO - number } else { number };
    Some(ParsedNumber { number, percent, doubtful_comma })
}

fn sign(text: &str) -> (bool, &str) {
    for minus in ['-', '\u{2212}', '\u{2013}'] {
        if let Some(rest) = text.strip_prefix(minus) {
            return (true, rest.trim_start());
        }
    }
    (false, text.strip_prefix('+').unwrap_or(text).trim_start())
}

fn unsigned(text: &str) -> Option<(Exact, bool)> {
    if text.starts_with(['-', '+']) {
        return None;
    }
    if let Some(last) = text.chars().last()
        && let Some(fraction) = vulgar(last)
    {
        let before = text[..text.len() - last.len_utf8()].trim_end();
        return Some((whole_or_nothing(before)? + fraction, false));
    }
    if let Some((before, below)) = text.split_once('/') {
        let (whole, above) = match before.trim_end().rsplit_once(' ') {
            Some((whole, above)) => (whole.trim_end(), above),
            None => ("", before.trim_end()),
        };
        return Some((whole_or_nothing(whole)? + fraction(above, below.trim())?, false));
    }
    decimal(text)
}

fn whole_or_nothing(text: &str) -> Option<Exact> {
    if text.is_empty() {
        return Some(Exact::ZERO);
    }
    digits(text)?.parse::<u32>().ok().map(Exact::whole)
}

fn digits(text: &str) -> Option<&str> {
    (!text.is_empty() && text.bytes().all(|b| b.is_ascii_digit())).then_some(text)
}

/// A fraction; its denominator must divide 50,400, which keeps every sum exact.
fn fraction(above: &str, below: &str) -> Option<Exact> {
    let above: u32 = digits(above)?.parse().ok()?;
    let below: u32 = digits(below)?.parse().ok()?;
    (below > 0 && 50_400 % below == 0).then(|| Exact::ratio(above, below)).flatten()
}

fn vulgar(character: char) -> Option<Exact> {
    let (above, below) = match character {
        '\u{bc}' => (1, 4),
        '\u{bd}' => (1, 2),
        '\u{be}' => (3, 4),
        '\u{2153}' => (1, 3),
        '\u{2154}' => (2, 3),
        '\u{2155}' => (1, 5),
        '\u{2156}' => (2, 5),
        '\u{2157}' => (3, 5),
        '\u{2158}' => (4, 5),
        '\u{2159}' => (1, 6),
        '\u{215a}' => (5, 6),
        '\u{2150}' => (1, 7),
        '\u{215b}' => (1, 8),
        '\u{215c}' => (3, 8),
        '\u{215d}' => (5, 8),
        '\u{215e}' => (7, 8),
        '\u{2151}' => (1, 9),
        '\u{2152}' => (1, 10),
        _ => return None,
    };
    Exact::ratio(above, below)
}

/// A decimal number with points, commas or blanks between thousands.
fn decimal(text: &str) -> Option<(Exact, bool)> {
    let commas = text.matches(',').count();
    let points = text.matches('.').count();
    let plain = match (commas, points) {
        (0, 0 | 1) => ungrouped(text, ' ')?,
        // One comma and no point: decimal.
        (1, 0) => {
            let read = Exact::parse_decimal(&ungrouped(&text.replace(',', "."), ' ')?)?;
            let after = text.split_once(',').map_or(0, |(_, after)| after.len());
            return Some((read, after == 3));
        }
        // `1,234.5` and `1,234,567`.
        (_, 0 | 1) if text.find('.').is_none_or(|point| text.rfind(',') < Some(point)) => {
            ungrouped(text, ',')?
        }
        // `1.234,5`: the only reading.
        (1, _) => ungrouped(&text.replace('.', " ").replace(',', "."), ' ')?,
        _ => return None,
    };
    Some((Exact::parse_decimal(&plain)?, false))
}

/// Removes separators of thousands, which must be three digits apart.
fn ungrouped(text: &str, separator: char) -> Option<String> {
    let (before, after) = text.split_once('.').map_or((text, None), |(b, a)| (b, Some(a)));
    let mut groups = before.split(separator);
    let first = groups.next()?;
    let mut joined = first.to_string();
    for group in groups {
        if group.len() != 3 || first.is_empty() || first.len() > 3 {
            return None;
        }
        joined.push_str(group);
    }
    if let Some(after) = after {
        joined.push('.');
        joined.push_str(after);
    }
    Some(joined)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_read_as_people_type_them() {
        for (text, number) in [
            ("57.25", "57.25"),
            ("57,25", "57.25"),
            ("1,234.5", "1234.5"),
            ("1,234,567", "1234567"),
            ("1.234,5", "1234.5"),
            ("1\u{a0}234", "1234"),
            (" 62 ", "62"),
            ("7\u{bd}", "7.5"),
            ("7 1/2", "7.5"),
            ("7\u{a0}1/2", "7.5"),
            ("\u{bd}", "0.5"),
            ("-\u{bd}", "-0.5"),
            ("\u{2212}2.5", "-2.5"),
            ("+3", "3"),
            ("1/3", "1/3"),
            (".5", "0.5"),
            ("57.25%", "57.25"),
            ("57,25 %", "57.25"),
        ] {
            let read = parse_number(text).map(|typed| typed.number.to_string());
            assert_eq!(read.as_deref(), Some(number), "{text}");
        }
    }

    #[test]
    fn what_is_no_number_is_not_read_as_one() {
        for text in [
            "", "abc", "12a", "1,2,3", "1,23.4", "5-2", "1/0", "1/17", "--3", "1e5", "1.2.3", "%",
            "7 8",
        ] {
            assert_eq!(parse_number(text), None, "{text}");
        }
    }

    #[test]
    fn a_comma_before_three_digits_is_doubtful() {
        assert_eq!(
            parse_number("1,234").map(|t| (t.number.to_string(), t.doubtful_comma)),
            Some(("1.234".into(), true))
        );
        assert_eq!(parse_number("57,25").map(|t| t.doubtful_comma), Some(false));
    }

    #[test]
    fn floats_lose_their_dust() {
        for (stored, number) in [
            (0.1 + 0.2, "0.3"),
            (57.25, "57.25"),
            (0.613_400_000_000_000_1, "0.6134"),
            (1_234_567.25, "1234567.25"),
        ] {
            assert_eq!(exact_from_float(stored).map(|n| n.to_string()).as_deref(), Some(number));
        }
        for wrong in [f64::NAN, f64::INFINITY, 1e12, -1e15] {
            assert_eq!(exact_from_float(wrong), None);
        }
    }
}
