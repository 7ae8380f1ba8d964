//! The words by which programs of scoring pads and platforms write contracts, results and remarks.

use model::problem::{SentenceValue, abridged_name_list};
use model::{Direction, serial_from_day, typed_dates};

/// What a remark on a result means.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum ResultRemark {
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

impl ResultRemark {
    /// The meaning of a remark; `None` if it is empty.
    pub(super) fn parse(text: &str) -> Option<ResultRemark> {
        let plain: String = text.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase();
        Some(match plain.as_str() {
            "" => return None,
            "not played" | "niet gespeeld" | "nicht gespielt" | "non joué" | "non jouée" | "np" => {
                ResultRemark::NotPlayed
            }
            "arbitral score" => ResultRemark::Undecided,
            "wrong direction" => ResultRemark::WrongDirection,
            _ => {
                shares_in_form_notation(&plain).map_or(ResultRemark::Unknown, ResultRemark::Shares)
            }
        })
    }
}

/// `40%-60%`, `50 % - 50 %`, `40/60`: two shares of a board, as `40/60`.
pub(super) fn shares_in_form_notation(text: &str) -> Option<String> {
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
pub(super) fn artificial_in_form_notation(text: &str) -> Option<String> {
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
            _ => {
                shares_in_form_notation(bare.unwrap_or(&plain)).filter(|_| !plain.starts_with('-'))
            }
        },
    }
}

/// What a word in place of a contract means.
#[derive(Debug, Clone, PartialEq)]
pub(crate) enum NoContractReason {
    PassedOut,
    /// A ruling in the form's notation.
    Ruled(String),
    /// An adjusted score without its value.
    Untold,
}

impl NoContractReason {
    /// The meaning of a word; `None` if it is none of these.
    pub(crate) fn parse(text: &str) -> Option<NoContractReason> {
        let plain: String = text.split_whitespace().collect::<String>().to_uppercase();
        match plain.as_str() {
            "PO" | "P.O." | "PASSOUT" | "PASSEDOUT" | "ALLPASS" | "AP" => {
                Some(NoContractReason::PassedOut)
            }
            "A" | "ADJ" | "ADJUSTED" => Some(NoContractReason::Untold),
            _ => artificial_in_form_notation(&plain).map(NoContractReason::Ruled),
        }
    }
}

/// The direction of a list: `NS`, `N/S Ranking`, `East/West`.
pub(super) fn direction_in_list_name(text: &str) -> Option<Direction> {
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
pub(super) fn parse_date_to_serial(text: &str) -> Option<i32> {
    typed_dates::parse_event_date(&text.replace('.', "-"))
        .or_else(|_| typed_dates::parse_event_date(text))
        .ok()
        .and_then(serial_from_day)
}

/// So many things are named in a problem.
const MOST_NAMED: usize = 8;

/// A list, cut off after some.
pub(crate) fn shortened_list(
    all: impl IntoIterator<Item = impl Into<SentenceValue>>,
) -> SentenceValue {
    abridged_name_list(all, MOST_NAMED)
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
            assert_eq!(artificial_in_form_notation(text).as_deref(), form, "{text}");
        }
    }

    #[test]
    fn words_in_place_of_contracts_have_a_meaning() {
        let ruled = |form: &str| Some(NoContractReason::Ruled(form.to_string()));
        for (text, meant) in [
            ("PO", Some(NoContractReason::PassedOut)),
            ("Passed out", Some(NoContractReason::PassedOut)),
            ("A", Some(NoContractReason::Untold)),
            ("NP", ruled("NP")),
            ("Not played", ruled("NP")),
            ("AVE+", ruled("A+")),
            ("60%-40%", ruled("60/40")),
            ("4S", None),
            ("3NTX", None),
            ("", None),
        ] {
            assert_eq!(NoContractReason::parse(text), meant, "{text}");
        }
    }

    #[test]
    fn remarks_are_told_apart() {
        for (text, meant) in [
            ("", None),
            ("   ", None),
            ("Not played  ", Some(ResultRemark::NotPlayed)),
            ("Niet gespeeld", Some(ResultRemark::NotPlayed)),
            ("40%-60%", Some(ResultRemark::Shares("40/60".to_string()))),
            ("50% - 50%", Some(ResultRemark::Shares("50/50".to_string()))),
            ("Arbitral score", Some(ResultRemark::Undecided)),
            ("Wrong direction", Some(ResultRemark::WrongDirection)),
            ("see director", Some(ResultRemark::Unknown)),
            ("60%", Some(ResultRemark::Unknown)),
            ("140%-60%", Some(ResultRemark::Unknown)),
        ] {
            assert_eq!(ResultRemark::parse(text), meant, "{text}");
        }
    }
}
