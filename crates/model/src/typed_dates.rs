//! Typed dates: ISO, day/month/year, or with the month in words.

use jiff::civil::Date;

use crate::phrase;
use crate::problem::Phrase;

/// What a day is of: each has its years.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DateKind {
    /// An event, a match, an entry of a register.
    Event,
    /// The birth of a player.
    Birth,
}

/// Parses the date of an event; the error says why it is invalid.
pub fn parse_event_date(text: &str) -> Result<Date, Phrase> {
    parse_date(text, DateKind::Event)
}

/// Parses a date; the error says why it is invalid.
pub fn parse_date(text: &str, of: DateKind) -> Result<Date, Phrase> {
    let text = text.trim();
    let day = text.split([' ', 'T']).next().unwrap_or("");
    if let Ok(date) = day.parse::<Date>().or_else(|_| text.parse::<Date>()) {
        return check_date_year(date, of);
    }
    let parts: Vec<&str> = text
        .split(|c: char| matches!(c, '/' | '-' | '.' | ',') || c.is_whitespace())
        .filter(|part| !part.is_empty())
        .collect();
    let [day, month, year] = parts[..] else {
        return Err(phrase!("it is not written as day/month/year"));
    };
    let day = day.trim_end_matches(|c: char| c.is_ascii_alphabetic());
    let day: i8 = day.parse().map_err(|_| phrase!("the day is not a number"))?;
    let month = month_of(month)?;
    let year = year_of(year, of)?;
    let date =
        Date::new(year, month, day).map_err(|_| phrase!("there is no such day in that month"))?;
    check_date_year(date, of)
}

/// Checks the year of a date.
pub fn check_date_year(date: Date, of: DateKind) -> Result<Date, Phrase> {
    let (years, wrong) = match of {
        DateKind::Event => (1950..=2150, phrase!("no event was in that year")),
        DateKind::Birth => (1900..=2150, phrase!("nobody who plays was born in that year")),
    };
    if years.contains(&date.year()) { Ok(date) } else { Err(wrong) }
}

fn month_of(text: &str) -> Result<i8, Phrase> {
    if let Ok(month) = text.parse::<i8>() {
        return if (1..=12).contains(&month) {
            Ok(month)
        } else {
            Err(phrase!("there is no such month; day comes before month"))
        };
    }
    let start: String = text.to_lowercase().chars().take(3).collect();
    month_from_name(&start).ok_or(phrase!("the month cannot be read"))
}

/// The number of the month that a word in lower case names, in full or in its first letters.
pub fn month_from_name(word: &str) -> Option<i8> {
    const NAMES: [&str; 12] = [
        "january",
        "february",
        "march",
        "april",
        "may",
        "june",
        "july",
        "august",
        "september",
        "october",
        "november",
        "december",
    ];
    let known = NAMES.iter().position(|name| word.len() >= 3 && name.starts_with(word));
    known.map(|index| index as i8 + 1)
}

/// Two digits mean a year from 1970 to 2069; of a birth, one from 1930 to 2029.
fn year_of(text: &str, of: DateKind) -> Result<i16, Phrase> {
    let year: i16 = text.parse().map_err(|_| phrase!("the year is not a number"))?;
    let turn = if of == DateKind::Birth { 30 } else { 70 };
    match text.len() {
        4 => Ok(year),
        2 if year < turn => Ok(2000 + year),
        2 => Ok(1900 + year),
        _ => Err(phrase!("the year needs four digits")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_read_as_people_type_them() {
        for text in [
            "2022-07-27",
            "27/07/2022",
            "27-7-2022",
            "27.07.22",
            "27 July 2022",
            "27th Jul 2022",
            "2022-07-27 19:30",
            "2022-07-27T00:00:00",
        ] {
            assert_eq!(
                parse_event_date(text).map(|date| date.to_string()),
                Ok("2022-07-27".to_string()),
                "{text}"
            );
        }
    }

    #[test]
    fn what_is_no_day_says_why() {
        for text in
            ["31/02/2026", "07/27/2022", "soon", "", "1/1/26/2", "1/1/226", "12/2026", "1/1/0001"]
        {
            assert!(parse_event_date(text).is_err(), "{text}");
        }
    }

    #[test]
    fn members_may_be_born_before_there_were_events() {
        for (text, day) in [
            ("27/12/1948", "1948-12-27"),
            ("27/12/48", "1948-12-27"),
            ("1910-03-01", "1910-03-01"),
            ("1/3/14", "2014-03-01"),
        ] {
            let read = parse_date(text, DateKind::Birth).map(|day| day.to_string());
            assert_eq!(read, Ok(day.to_string()), "{text}");
        }
        assert!(parse_date("27/12/1898", DateKind::Birth).is_err());
        assert!(parse_event_date("27/12/1948").is_err());
    }
}
