//! The words by which programs of scoring pads and platforms write contracts, results and remarks.

use model::problem::{Blank, listed};
use model::{Direction, dates, serial_from_day};

/// What a remark on a result means.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Remark {
    /// The board was not played.
    NotPlayed,
    /// Shares of both sides, North-South first, in the form's notation.
    Shares(String),
    /// The director has not decided.
    Undecided,
    /// The pairs sat the other way round.
    WrongDirection,
    Unknown,
}

impl Remark {
    /// The meaning of a remark; `None` if it is empty.
    pub(super) fn read(text: &str) -> Option<Remark> {
        let plain: String = text.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase();
        Some(match plain.as_str() {
            "" => return None,
            "not played" | "niet gespeeld" | "nicht gespielt" | "non joué" | "non jouée" | "np" => {
                Remark::NotPlayed
            }
            "arbitral score" => Remark::Undecided,
            "wrong direction" => Remark::WrongDirection,
            _ => shares(&plain).map_or(Remark::Unknown, Remark::Shares),
        })
    }
}

/// `40%-60%`, `50 % - 50 %`, `40/60`: two shares of a board, as `40/60`.
pub(super) fn shares(text: &str) -> Option<String> {
    let (one, other) = text.split_once(['-', '/', ':'])?;
    let share = |text: &str| {
        let digits = text.trim().trim_end_matches('%').trim_end().replace(',', ".");
        let is_share = digits.parse::<f32>().is_ok_and(|share| (0.0..=100.0).contains(&share));
        let plain = digits.bytes().all(|byte| byte.is_ascii_digit() || byte == b'.');
        (is_share && plain).then_some(digits)
    };
    Some(format!("{}/{}", share(one)?, share(other)?))
}

/// An artificial score in the form's notation: `A6040`, `60/40`, `50%-50%`, `A==`, `A+-`, `AVE+`.
pub(super) fn artificial(text: &str) -> Option<String> {
    let plain: String = text.split_whitespace().collect::<String>().to_uppercase();
    let bare = plain.strip_prefix("AVE").or(plain.strip_prefix("AV")).or(plain.strip_prefix('A'));
    if let Some(digits) =
        bare.filter(|bare| bare.len() == 4 && bare.bytes().all(|b| b.is_ascii_digit()))
    {
        return Some(format!("{}/{}", &digits[..2], &digits[2..]));
    }
    let word = |sign: char| match sign {
        '+' => Some("A+"),
        '-' => Some("A-"),
        '=' => Some("A"),
        _ => None,
    };
    let signs: Vec<Option<&str>> = bare.unwrap_or("?").chars().map(word).collect();
    match signs[..] {
        [] => Some("A".to_string()),
        [Some(both)] => Some(both.to_string()),
        [Some(one), Some(other)] => Some(format!("{one}/{other}")),
        _ => match plain.as_str() {
            "NP" | "N/P" | "NOTPLAYED" => Some("NP".to_string()),
            // A score of 420 is none; shares have a sign between them.
            _ => shares(bare.unwrap_or(&plain)).filter(|_| !plain.starts_with('-')),
        },
    }
}

/// What a word in place of a contract means.
#[derive(Debug, Clone, PartialEq)]
pub(crate) enum NoContract {
    PassedOut,
    /// A ruling in the form's notation.
    Ruled(String),
    /// An adjusted score without its value.
    Untold,
}

impl NoContract {
    /// The meaning of a word; `None` if it is none of these.
    pub(crate) fn read(text: &str) -> Option<NoContract> {
        let plain: String = text.split_whitespace().collect::<String>().to_uppercase();
        match plain.as_str() {
            "PO" | "P.O." | "PASSOUT" | "PASSEDOUT" | "ALLPASS" | "AP" => {
                Some(NoContract::PassedOut)
            }
            "A" | "ADJ" | "ADJUSTED" => Some(NoContract::Untold),
            _ => artificial(&plain).map(NoContract::Ruled),
        }
    }
}

/// The direction of a list: `NS`, `N/S Ranking`, `East/West`.
pub(super) fn direction_named(text: &str) -> Option<Direction> {
    let plain: String =
        text.chars().filter(|c| c.is_alphabetic()).flat_map(char::to_lowercase).collect();
    if plain == "ns" || plain.starts_with("north") || plain.starts_with("nsrank") {
        Some(Direction::NorthSouth)
    } else if plain == "ew" || plain.starts_with("east") || plain.starts_with("ewrank") {
        Some(Direction::EastWest)
    } else {
        None
    }
}

/// A day as a spreadsheet counts them; `None` if it is no date.
pub(super) fn day(text: &str) -> Option<i32> {
    dates::parse_event_date(&text.replace('.', "-"))
        .or_else(|_| dates::parse_event_date(text))
        .ok()
        .and_then(serial_from_day)
}

/// So many things are named in a problem.
const MOST_NAMED: usize = 8;

/// A list, cut off after some.
pub(crate) fn named(all: impl IntoIterator<Item = impl Into<Blank>>) -> Blank {
    listed(all, MOST_NAMED)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn artificial_scores_are_written_as_in_the_form() {
        for (text, form) in [
            ("A6040", Some("60/40")),
            ("A==", Some("A/A")),
            ("A+-", Some("A+/A-")),
            ("A-", Some("A-")),
            ("AVE+", Some("A+")),
            ("A", Some("A")),
            ("60%-40%", Some("60/40")),
            ("A50/50", Some("50/50")),
            ("NP", Some("NP")),
            ("420", None),
            ("-100", None),
            ("3NW+1", None),
            ("", None),
        ] {
            assert_eq!(artificial(text).as_deref(), form, "{text}");
        }
    }

    #[test]
    fn words_in_place_of_contracts_have_a_meaning() {
        let ruled = |form: &str| Some(NoContract::Ruled(form.to_string()));
        for (text, meant) in [
            ("PO", Some(NoContract::PassedOut)),
            ("Passed out", Some(NoContract::PassedOut)),
            ("A", Some(NoContract::Untold)),
            ("NP", ruled("NP")),
            ("Not played", ruled("NP")),
            ("AVE+", ruled("A+")),
            ("60%-40%", ruled("60/40")),
            ("4S", None),
            ("3NTX", None),
            ("", None),
        ] {
            assert_eq!(NoContract::read(text), meant, "{text}");
        }
    }

    #[test]
    fn remarks_are_told_apart() {
        for (text, meant) in [
            ("", None),
            ("   ", None),
            ("Not played  ", Some(Remark::NotPlayed)),
            ("Niet gespeeld", Some(Remark::NotPlayed)),
            ("40%-60%", Some(Remark::Shares("40/60".to_string()))),
            ("50% - 50%", Some(Remark::Shares("50/50".to_string()))),
            ("Arbitral score", Some(Remark::Undecided)),
            ("Wrong direction", Some(Remark::WrongDirection)),
            ("see director", Some(Remark::Unknown)),
            ("60%", Some(Remark::Unknown)),
            ("140%-60%", Some(Remark::Unknown)),
        ] {
            assert_eq!(Remark::read(text), meant, "{text}");
        }
    }
}
