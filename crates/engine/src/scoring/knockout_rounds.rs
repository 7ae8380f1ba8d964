//! The order of the rounds of a knock-out, by their names.

use jiff::civil::Date;

use model::StableSort;
use model::natural_cmp;

/// The position that a round's name implies, the first round first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Stage {
    /// A round before all that are named by their size.
    Preliminary,
    /// Counted from the start.
    Numbered(u32),
    /// Named by the number of contestants left; larger numbers come first.
    Last(std::cmp::Reverse<u32>),
    /// A match for third place, which is no round of the knock-out.
    Third,
}

/// The ordinals in words that names of rounds use, from the first.
const ORDINALS: [&str; 10] =
    ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"];
const CARDINALS: [&str; 10] =
    ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/// `R16` means the last sixteen; `R8` more likely the eighth round.
const LEAST_SIZE: u32 = 16;

/// The stage that a name implies; `None` if unknown.
fn stage(name: &str) -> Option<Stage> {
    let folded = name.to_lowercase();
    let split = folded.split(|c: char| !c.is_ascii_alphanumeric() && c != '/');
    let words: Vec<&str> = split.filter(|word| !word.is_empty()).collect();
    let joined = words.concat();
    let left = |size: u32| Stage::Last(std::cmp::Reverse(size));
    match joined.as_str() {
        "f" | "final" | "finals" | "thefinal" => return Some(left(2)),
        "sf" | "semi" | "semis" | "semifinal" | "semifinals" => return Some(left(4)),
        "qf" | "quarter" | "quarters" | "quarterfinal" | "quarterfinals" => return Some(left(8)),
        "p" | "pr" | "prelim" | "prelims" | "preliminary" | "preliminaryround" | "prelimround"
        | "preliminaries" => return Some(Stage::Preliminary),
        "3rdplace" | "thirdplace" | "3rdplaceplayoff" | "thirdplaceplayoff" | "playoff"
        | "bronze" => return Some(Stage::Third),
        _ => {}
    }
    if let Some(part) = joined.strip_prefix("1/") {
        let part = part.strip_suffix("final").or(part.strip_suffix("finals")).unwrap_or(part);
        return part.parse::<u32>().ok().and_then(|part| part.checked_mul(2)).map(left);
    }
    for prefix in ["lastofthe", "last", "roundofthe", "roundof", "ro"] {
        if let Some(size) = joined.strip_prefix(prefix).and_then(number) {
            return Some(left(size));
        }
    }
    let of_round = joined.strip_prefix("round").or(joined.strip_prefix("rd"));
    let of_round = of_round.or(joined.strip_suffix("round"));
    if let Some(number) = of_round.unwrap_or(&joined).strip_prefix("no").and_then(number) {
        return Some(Stage::Numbered(number));
    }
    if let Some(number) = number(of_round.unwrap_or(&joined)) {
        return Some(Stage::Numbered(number));
    }
    let short = joined.strip_prefix('r').and_then(number)?;
    let of_size = short >= LEAST_SIZE && short.is_power_of_two();
    Some(if of_size { left(short) } else { Stage::Numbered(short) })
}

/// Parses `3`, `3rd`, `third` or `three`.
fn number(text: &str) -> Option<u32> {
    let in_words = |words: &[&str; 10]| words.iter().position(|word| *word == text);
    if let Some(position) = in_words(&ORDINALS).or_else(|| in_words(&CARDINALS)) {
        return u32::try_from(position + 1).ok();
    }
    let digits = text.trim_end_matches(|c: char| c.is_ascii_alphabetic());
    let ending = &text[digits.len()..];
    ["", "st", "nd", "rd", "th"].contains(&ending).then(|| digits.parse().ok()).flatten()
}

/// Whether two names mean the same round.
pub(super) fn is_same_knockout_round(one: &str, other: &str) -> bool {
    match (stage(one), stage(other)) {
        (Some(one), Some(other)) => one == other,
        _ => one.trim().eq_ignore_ascii_case(other.trim()),
    }
}

/// Whether a name means a match for third place.
pub(super) fn is_third_place_match(name: &str) -> bool {
    stage(name) == Some(Stage::Third)
}

/// The sort key of a round.
#[derive(Debug, Clone)]
pub(super) struct KnockoutRoundKey<'a> {
    pub name: &'a str,
    /// Its first day, if known.
    pub date: Option<Date>,
}

/// The positions of rounds in playing order: by name, else by day, else as listed.
pub(super) fn order_knockout_rounds(rounds: &[KnockoutRoundKey<'_>]) -> Vec<usize> {
    let mut order: Vec<usize> = (0..rounds.len()).collect();
    let stages: Option<Vec<Stage>> = rounds.iter().map(|round| stage(round.name)).collect();
    let dates: Option<Vec<Date>> = rounds.iter().map(|round| round.date).collect();
    match (stages, dates) {
        (Some(stages), _) => order.arrange_by(|a, b| {
            let names = || natural_cmp(rounds[*a].name, rounds[*b].name);
            stages[*a].cmp(&stages[*b]).then_with(names)
        }),
        (None, Some(dates)) => order.arrange_by_key(|round| dates[*round]),
        (None, None) => {}
    }
    order
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ordered(names: &[&'static str]) -> Vec<&'static str> {
        let rounds: Vec<KnockoutRoundKey<'_>> =
            names.iter().map(|name| KnockoutRoundKey { name, date: None }).collect();
        order_knockout_rounds(&rounds).into_iter().map(|round| names[round]).collect()
    }

    #[test]
    fn rounds_stand_in_the_order_of_their_names() {
        let names = ["Final", "Semi-final", "Last 64", "QF", "R32", "Preliminary", "Last 16"];
        let order = ["Preliminary", "Last 64", "R32", "Last 16", "QF", "Semi-final", "Final"];
        assert_eq!(ordered(&names), order);
        assert_eq!(ordered(&["10", "9", "1"]), ["1", "9", "10"]);
        let words = ["Final", "Second round", "Round 3", "First round", "semi-finals"];
        let order = ["First round", "Second round", "Round 3", "semi-finals", "Final"];
        assert_eq!(ordered(&words), order);
        assert_eq!(ordered(&["R2", "R1", "R8"]), ["R1", "R2", "R8"]);
        assert_eq!(ordered(&["1/2", "1/4", "1/8", "F"]), ["1/8", "1/4", "1/2", "F"]);
    }

    #[test]
    fn names_that_say_nothing_stand_as_they_were_typed() {
        assert_eq!(ordered(&["Ynys", "1", "Afon"]), ["Ynys", "1", "Afon"]);
    }

    #[test]
    fn spellings_of_one_round_are_one_round() {
        assert!(
            is_same_knockout_round("Quarter-final", "QF") && is_same_knockout_round("Round 2", "2")
        );
        assert!(
            !is_same_knockout_round("Final", "Semi-final") && !is_same_knockout_round("L1", "W1")
        );
    }
}
