//! Numbers and dates in English words, for certificates and pages.

use jiff::civil::Date;

use model::Exact;

const ONES: [&str; 20] = [
    "nought",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
    "thirteen",
    "fourteen",
    "fifteen",
    "sixteen",
    "seventeen",
    "eighteen",
    "nineteen",
];
const TENS: [&str; 10] =
    ["", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];

/// A whole number in words: `one hundred and twenty-six`.
pub(super) fn number_in_words(number: u64) -> String {
    match number {
        0..20 => ONES[number as usize].to_string(),
        20..100 => match (number / 10, number % 10) {
            (tens, 0) => TENS[tens as usize].to_string(),
            (tens, ones) => format!("{}-{}", TENS[tens as usize], ONES[ones as usize]),
        },
        100..1_000 => above(number, 100, "hundred", " and "),
        1_000..1_000_000 => {
            above(number, 1_000, "thousand", if number % 1_000 < 100 { " and " } else { " " })
        }
        _ => above(
            number,
            1_000_000,
            "million",
            if number % 1_000_000 < 100 { " and " } else { " " },
        ),
    }
}

fn above(whole: u64, unit: u64, name: &str, joint: &str) -> String {
    let rest = whole % unit;
    let head = format!("{} {name}", number_in_words(whole / unit));
    if rest == 0 { head } else { format!("{head}{joint}{}", number_in_words(rest)) }
}

/// A place in words: `first`, `twenty-second`.
pub(super) fn ordinal_in_words(place: u32) -> String {
    let counted = number_in_words(place.into());
    let split = counted.rfind([' ', '-']).map_or(0, |at| at + 1);
    let (before, last) = counted.split_at(split);
    let last = match last {
        "one" => "first".to_string(),
        "two" => "second".to_string(),
        "three" => "third".to_string(),
        "five" => "fifth".to_string(),
        "eight" => "eighth".to_string(),
        "nine" => "ninth".to_string(),
        "twelve" => "twelfth".to_string(),
        tens if tens.ends_with('y') => format!("{}ieth", tens.trim_end_matches('y')),
        other => format!("{other}th"),
    };
    format!("{before}{last}")
}

/// A text with a capital first letter.
pub(super) fn with_capital_letter(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

/// Points in words: quarters by name, other fractions digit by digit.
pub(super) fn points_in_words(points: Exact) -> String {
    let Ok(whole) = u64::try_from(points.floor()) else {
        return points.to_string();
    };
    let rest = points - Exact::whole(points.floor());
    let part = match (rest.numerator(), rest.denominator()) {
        (0, _) => return number_in_words(whole),
        (1, 4) => "a quarter",
        (1, 2) => "a half",
        (3, 4) => "three quarters",
        _ => {
            let decimals = rest.to_decimal();
            let digits = decimals.chars().skip(2).filter_map(|digit| digit.to_digit(10));
            let digits: Vec<&str> = digits.map(|digit| ONES[digit as usize]).collect();
            return format!("{} point {}", number_in_words(whole), digits.join(" "));
        }
    };
    if whole == 0 { part.to_string() } else { format!("{} and {part}", number_in_words(whole)) }
}

/// The month of a day, in short: `Mar 2026`.
pub(super) fn month_and_year_text(date: Date) -> String {
    date.strftime("%b %Y").to_string()
}

/// A day: `27 July 2022`.
pub(super) fn day_text(date: Date) -> String {
    date.strftime("%-d %B %Y").to_string()
}

/// A sentence with a full stop, unless it ends with one.
pub(super) fn with_full_stop(sentence: &str) -> String {
    match sentence {
        "" => String::new(),
        _ if sentence.ends_with('.') => sentence.to_string(),
        _ => format!("{sentence}."),
    }
}

/// A whole number with commas between thousands; other text as it is.
pub fn group_thousands(number: &str) -> String {
    if number.len() <= 3 || !number.bytes().all(|b| b.is_ascii_digit()) {
        return number.to_string();
    }
    let mut grouped = String::with_capacity(number.len() + number.len() / 3);
    for (index, digit) in number.char_indices() {
        if index > 0 && (number.len() - index).is_multiple_of(3) {
            grouped.push(',');
        }
        grouped.push(digit);
    }
    grouped
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thousands_are_grouped() {
        assert_eq!(group_thousands("1234567"), "1,234,567");
        assert_eq!(group_thousands("123"), "123");
        assert_eq!(group_thousands("50.69"), "50.69");
    }

    #[test]
    fn points_name_their_quarters() {
        for (figure, words) in [
            ("107", "one hundred and seven"),
            ("0.25", "a quarter"),
            ("1.5", "one and a half"),
            ("2.75", "two and three quarters"),
            ("1.05", "one point nought five"),
        ] {
            assert_eq!(Exact::parse_decimal(figure).map(points_in_words).as_deref(), Some(words));
        }
    }

    #[test]
    fn places_are_spoken() {
        for (place, words) in [
            (1, "first"),
            (2, "second"),
            (3, "third"),
            (5, "fifth"),
            (8, "eighth"),
            (9, "ninth"),
            (11, "eleventh"),
            (12, "twelfth"),
            (20, "twentieth"),
            (21, "twenty-first"),
            (40, "fortieth"),
            (100, "one hundredth"),
            (112, "one hundred and twelfth"),
            (1_003, "one thousand and third"),
        ] {
            assert_eq!(ordinal_in_words(place), words);
        }
        assert_eq!(with_capital_letter("first place"), "First place");
    }

    #[test]
    fn numbers_are_written_as_on_a_cheque() {
        for (figure, words) in [
            (0, "nought"),
            (24, "twenty-four"),
            (70, "seventy"),
            (100, "one hundred"),
            (126, "one hundred and twenty-six"),
            (1_000, "one thousand"),
            (1_005, "one thousand and five"),
            (2_340, "two thousand three hundred and forty"),
            (1_000_001, "one million and one"),
        ] {
            assert_eq!(number_in_words(figure), words);
        }
    }
}
