//! Compares typed numbers of members with those of the register: equal, with a slip, or another one.

use std::collections::HashSet;

use model::register::Member;

use super::integer_log2::{PARTS_PER_BIT, log2_of_fraction};

/// How likely a number of nobody is just this one: one of some hundred thousand.
pub(super) const LOG_CHANCE_OF_ANY_NUMBER: i32 = -17 * PARTS_PER_BIT;

/// How a typed number is like a member's.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum NumberLikeness {
    /// None was typed.
    None,
    /// The member's, now or before.
    Equal,
    /// Without its leading noughts.
    Noughts,
    /// Two digits in the wrong order.
    Swapped,
    /// A digit wrong.
    Digit,
    Missing,
    Extra,
    /// That of another member.
    Another,
    /// That of nobody.
    Unknown,
}

/// How a typed number is like a member's, and the surprise of its digits.
pub(super) fn number_likeness(
    typed: Option<&str>,
    member: &Member,
    of_another: impl Fn(&str) -> bool,
    members: u64,
) -> (NumberLikeness, i32) {
    let Some(typed) = typed else { return (NumberLikeness::None, 0) };
    if *member.number == *typed {
        return (NumberLikeness::Equal, 0);
    }
    let digits = typed.len().max(2) as u64;
    match slip_between_numbers(typed, &member.number) {
        Some(NumberLikeness::Noughts) => (NumberLikeness::Noughts, 0),
        Some(NumberLikeness::Swapped) => (NumberLikeness::Swapped, log2_of_fraction(1, digits - 1)),
        Some(NumberLikeness::Missing) => (NumberLikeness::Missing, log2_of_fraction(1, digits + 1)),
        Some(NumberLikeness::Digit) => (NumberLikeness::Digit, log2_of_fraction(1, digits * 9)),
        Some(NumberLikeness::Extra) => (NumberLikeness::Extra, log2_of_fraction(1, digits * 10)),
        _ if of_another(typed) => (NumberLikeness::Another, log2_of_fraction(1, members.max(2))),
        _ => (NumberLikeness::Unknown, LOG_CHANCE_OF_ANY_NUMBER),
    }
}

/// The number's likeness in words.
pub(super) fn number_likeness_text(number: NumberLikeness) -> Option<&'static str> {
    Some(match number {
        NumberLikeness::None | NumberLikeness::Another | NumberLikeness::Unknown => return None,
        NumberLikeness::Equal => "the number is that member's",
        NumberLikeness::Noughts => "leading zeros of the number lost",
        NumberLikeness::Swapped => "two digits of the number in the wrong order",
        NumberLikeness::Digit => "a digit of the number wrong",
        NumberLikeness::Missing => "a digit of the number missing",
        NumberLikeness::Extra => "a digit too many in the number",
    })
}

/// The slip by which two numbers differ; `None` if they differ otherwise.
pub(super) fn slip_between_numbers(typed: &str, number: &str) -> Option<NumberLikeness> {
    if typed.trim_start_matches('0') == number.trim_start_matches('0') && typed != number {
        return Some(NumberLikeness::Noughts);
    }
    let (typed, number) = (typed.as_bytes(), number.as_bytes());
    let same = typed.iter().zip(number).take_while(|(one, other)| one == other).count();
    let rest = (&typed[same..], &number[same..]);
    match typed.len().cmp(&number.len()) {
        std::cmp::Ordering::Equal => match rest {
            ([a, b, more @ ..], [c, d, others @ ..]) if a == d && b == c && more == others => {
                Some(NumberLikeness::Swapped)
            }
            ([_, more @ ..], [_, others @ ..]) if more == others => Some(NumberLikeness::Digit),
            _ => None,
        },
        std::cmp::Ordering::Less if number.len() == typed.len() + 1 => {
            (rest.0 == &rest.1[1..]).then_some(NumberLikeness::Missing)
        }
        std::cmp::Ordering::Greater if typed.len() == number.len() + 1 => {
            (&rest.0[1..] == rest.1).then_some(NumberLikeness::Extra)
        }
        _ => None,
    }
}

/// All numbers that differ from `number` by one slip.
pub(super) fn numbers_one_slip_away(number: &str) -> HashSet<String> {
    const LONGEST: usize = 12;
    let mut found = HashSet::new();
    if !number.is_ascii() || number.len() > LONGEST {
        return found;
    }
    for at in 0..number.len() {
        let (before, after) = number.split_at(at);
        found.insert(format!("{before}{}", &after[1..]));
        if after.len() > 1 {
            found.insert(format!("{before}{}{}{}", &after[1..2], &after[..1], &after[2..]));
        }
        for digit in b'0'..=b'9' {
            found.insert(format!("{before}{}{}", char::from(digit), &after[1..]));
        }
    }
    for at in 0..=number.len() {
        let (before, after) = number.split_at(at);
        for digit in b'0'..=b'9' {
            found.insert(format!("{before}{}{after}", char::from(digit)));
        }
    }
    found.remove(number);
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slips_of_numbers_are_told() {
        for (typed, number, slip) in [
            ("12345", "012345", Some(NumberLikeness::Noughts)),
            ("012354", "012345", Some(NumberLikeness::Swapped)),
            ("01245", "012345", Some(NumberLikeness::Missing)),
            ("0123456", "012345", Some(NumberLikeness::Extra)),
            ("012945", "012345", Some(NumberLikeness::Digit)),
            ("112344", "012345", None),
            ("1", "012345", None),
        ] {
            assert_eq!(slip_between_numbers(typed, number), slip, "{typed}");
        }
    }
}
