//! What a cell looks like: a number, a person, a result of a game, a contract …

use super::grid::{GridCell, GridValue};
use super::numbers::{ONE_IN_TEN_THOUSANDTHS, parse_typed_number};
use crate::directions::is_direction_name;
use model::game_result::is_result_in_words;

/// What a cell looks like; several may hold at once.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) enum CellShape {
    /// A number without text.
    Number,
    /// A whole number.
    Whole,
    /// A number with a sign `%`, or in a cell that shows one.
    Percent,
    Day,
    /// A day with a time.
    Moment,
    /// An address with `@`.
    Email,
    /// A telephone number.
    Phone,
    /// Words that could be a person's or a team's name.
    Words,
    /// Two people: `A & B`, `A - B`.
    Pair,
    /// Perhaps two people: `Ann Lee, Bo Dahl`.
    Comma,
    /// A chess title.
    Title,
    /// Three capitals.
    Code,
    /// `M` or `F`, `w`.
    Sex,
    /// `NS`, `E/W`.
    Direction,
    /// `1-NS`, `4 EW`, `A12`.
    Seat,
    /// A result of a game: `1-0`, `½-½`, `+ - -`.
    Game,
    /// Two numbers with a mark between: `12-8`.
    Versus,
    /// A round of a crosstable: `12w1`, `W 12`, `+5`.
    Encounter,
    /// A bridge contract, perhaps with the declarer.
    Contract,
    /// A seat letter.
    Seated,
    /// A playing card.
    Card,
    /// A great power of Diplomacy.
    Power,
    /// Letters and digits in one word: `K88564`.
    Mixed,
    /// Only marks: `-`, `x`, `*`.
    Mark,
    /// More than six words, or a sentence.
    Long,
}

impl CellShape {
    fn bit(self) -> u32 {
        1 << self as u32
    }
}

/// The shapes of a cell.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct CellShapes(u32);

impl CellShapes {
    pub(super) fn has(self, shape: CellShape) -> bool {
        self.0 & shape.bit() != 0
    }

    fn with(mut self, shape: CellShape, holds: bool) -> CellShapes {
        if holds {
            self.0 |= shape.bit();
        }
        self
    }
}

impl GridCell {
    /// What the cell looks like.
    pub(super) fn shapes(&self) -> CellShapes {
        let shapes = CellShapes::default();
        match self.value {
            GridValue::Number(number) => {
                let whole = number.is_some_and(|number| number % ONE_IN_TEN_THOUSANDTHS == 0);
                shapes.with(CellShape::Number, true).with(CellShape::Whole, whole)
            }
            GridValue::Date { time } => {
                shapes.with(CellShape::Day, true).with(CellShape::Moment, time)
            }
            GridValue::Bool => shapes.with(CellShape::Mark, true),
            GridValue::Text => of_text(&self.text),
        }
    }
}

fn of_text(text: &str) -> CellShapes {
    let shapes = CellShapes::default();
    // A cell of a web page may hold several lines: the first one names.
    if let Some((first, rest)) = text.split_once('\n') {
        let result = matches!(first, "0" | "1" | "½" | "+" | "-" | "=" | "K" | "0.5");
        let opponent = rest.len() <= 6 && rest.bytes().any(|b| b.is_ascii_digit());
        let two_numbers =
            parse_typed_number(first).is_some() && parse_typed_number(rest.trim()).is_some();
        return if result && opponent {
            shapes.with(CellShape::Encounter, true)
        } else if two_numbers {
            // The numbers of two members.
            of_text(&format!("{first} / {}", rest.trim()))
        } else {
            of_text(first)
        };
    }
    if let Some(typed) = parse_typed_number(text) {
        return shapes
            .with(CellShape::Number, true)
            .with(
                CellShape::Whole,
                typed.value % ONE_IN_TEN_THOUSANDTHS == 0 && !text.contains(['.', ',']),
            )
            .with(CellShape::Percent, typed.percent)
            .with(CellShape::Phone, is_phone(text))
            .with(CellShape::Encounter, text.starts_with(['+', '-', '=']))
            .with(CellShape::Game, matches!(text, "½" | "1" | "0"));
    }
    if let Some(moment) = super::days::lone_day_has_time(text) {
        let shapes = shapes.with(CellShape::Day, true).with(CellShape::Moment, moment);
        return shapes.with(CellShape::Encounter, is_points_against(text));
    }
    let letters = text.chars().filter(|c| c.is_alphabetic()).count();
    if letters == 0 {
        return shapes
            .with(CellShape::Game, is_game_result(text))
            .with(CellShape::Versus, is_versus(text))
            .with(CellShape::Phone, is_phone(text))
            .with(CellShape::Encounter, is_encounter(text))
            .with(CellShape::Contract, is_contract(text))
            .with(CellShape::Card, is_card(text))
            .with(CellShape::Mark, text.chars().all(|c| !c.is_alphanumeric()));
    }
    of_words(shapes, text, letters)
}

/// The shapes of a text with letters.
fn of_words(shapes: CellShapes, text: &str, letters: usize) -> CellShapes {
    let digits = digits_of_words(text);
    let words = text.split_whitespace().count();
    let seated =
        matches!(text, "N" | "S" | "E" | "W" | "n" | "s" | "e" | "w" | "O" | "Z" | "Ö" | "V");
    shapes
        .with(CellShape::Email, is_email(text))
        .with(CellShape::Phone, is_phone(text))
        .with(CellShape::Title, is_title(text))
        .with(
            CellShape::Code,
            letters == 3 && text.chars().count() == 3 && text.chars().all(char::is_uppercase),
        )
        .with(
            CellShape::Sex,
            matches!(
                text.to_lowercase().as_str(),
                "m" | "f" | "w" | "d" | "male" | "female" | "k" | "v" | "h" | "e" | "b"
            ),
        )
        .with(CellShape::Direction, is_direction_name(text))
        .with(CellShape::Seat, is_seat(text))
        .with(CellShape::Game, is_game_result(text))
        .with(CellShape::Versus, is_versus(text))
        .with(CellShape::Encounter, is_encounter(text))
        .with(CellShape::Contract, is_contract(text))
        .with(CellShape::Seated, seated)
        .with(CellShape::Card, is_card(text))
        .with(CellShape::Power, super::powers::is_power_name(text))
        .with(CellShape::Mixed, digits > 0 && words == 1 && letters <= 6)
        .with(CellShape::Mark, words == 1 && letters == 1 && digits == 0)
        .with(CellShape::Long, words > 8 || letters > 70)
        .with(CellShape::Pair, split_two_people(text).is_some())
        .with(CellShape::Comma, split_two_names_at_comma(text).is_some())
        .with(CellShape::Words, letters > 1 && digits * 2 < letters && !is_email(text))
}

/// How many digits the words of a text have, numbers in brackets left out: a name may carry the
/// number of a member, `LEE, Ann (012345)`.
fn digits_of_words(text: &str) -> usize {
    let mut depth = 0usize;
    let outside = text.bytes().filter(|byte| {
        match byte {
            b'(' | b'[' => depth += 1,
            b')' | b']' => depth = depth.saturating_sub(1),
            _ => {}
        }
        depth == 0 && byte.is_ascii_digit()
    });
    outside.count()
}

/// Marks that join two people in one cell.
const JOINS: &[&str] = &[" & ", " – ", " - ", " / ", " + ", " — ", "/", " and "];

/// The parts of a cell that names two people; none where it names one.
pub(super) fn split_two_people(text: &str) -> Option<(&str, &str)> {
    let named = |part: &str| {
        let letters = part.chars().filter(|c| c.is_alphabetic()).count();
        letters >= 2 && digits_of_words(part) == 0
    };
    let conjunctions = [
        " a ", " ac ", " und ", " et ", " y ", " e ", " en ", " i ", " ve ", " och ", " og ", "&",
        "–",
    ];
    let joined = JOINS.iter().chain(&conjunctions).find_map(|join| {
        let (one, other) = text.split_once(join)?;
        (named(one) && named(other)).then(|| (one.trim(), other.trim()))
    });
    joined.or_else(|| user_names(text))
}

/// The two names of `Ann Lee, Bo Dahl`, of two words each. One person may be written so too:
/// `Ortega Ruiz, Ana Maria`.
pub(super) fn split_two_names_at_comma(text: &str) -> Option<(&str, &str)> {
    let (one, other) = text.split_once(',')?;
    let named = |name: &str| {
        name.split_whitespace().count() == 2 && name.chars().all(|c| !c.is_ascii_digit())
    };
    (named(one) && named(other)).then(|| (one.trim(), other.trim()))
}

/// Two names of users of an online club: `larky7+slam_it`.
fn user_names(text: &str) -> Option<(&str, &str)> {
    let (one, other) = text.split_once('+')?;
    let user = |name: &str| {
        name.chars().all(|c| c.is_alphanumeric() || "_-.".contains(c))
            && name.chars().filter(|c| c.is_alphabetic()).count() >= 2
    };
    (user(one) && user(other)).then_some((one, other))
}

fn is_email(text: &str) -> bool {
    text.split_once('@').is_some_and(|(name, host)| {
        !name.is_empty() && host.contains('.') && !text.contains(char::is_whitespace)
    })
}

fn is_phone(text: &str) -> bool {
    let digits = text.bytes().filter(u8::is_ascii_digit).count();
    let plain = text.chars().all(|c| c.is_ascii_digit() || " +-/().".contains(c));
    let parted =
        text.trim().contains([' ', '/', '-']) || text.starts_with('+') || text.starts_with('0');
    plain && parted && (8..=15).contains(&digits)
}

fn is_title(text: &str) -> bool {
    const TITLES: &[&str] = &[
        "GM", "IM", "FM", "CM", "WGM", "WIM", "WFM", "WCM", "NM", "WNM", "AGM", "AIM", "AFM",
        "ACM", "g", "m", "f", "LM", "SM", "MK", "KM", "NCM", "K", "kk",
    ];
    TITLES.contains(&text)
}

/// A number with a direction: `4 NS`, `1-EW`.
pub(super) fn is_seat_of_pair(text: &str) -> bool {
    let letters: String = text.chars().filter(|c| c.is_alphabetic()).collect();
    is_seat(text) && is_direction_name(&letters)
}

fn is_seat(text: &str) -> bool {
    let digits = text.bytes().filter(u8::is_ascii_digit).count();
    let letters: String = text.chars().filter(|c| c.is_alphabetic()).collect();
    (1..=3).contains(&digits)
        && text.len() <= 8
        && (is_direction_name(&letters) || matches!(letters.as_str(), "N" | "E" | "A" | "B" | "C"))
}

/// `1-0`, `½ : ½`, `0-1`, `+ - -`, `1F-0F`.
pub(super) fn is_game_result(text: &str) -> bool {
    let plain: String = text.chars().filter(|c| !c.is_whitespace()).collect();
    let plain = plain
        .replace("1/2", "½")
        .replace("0.5", "½")
        .replace("0,5", "½")
        .replace(['–', '—', '−'], "-");
    let side = |side: &str| {
        matches!(
            side.trim_end_matches(['F', 'f', 'K', 'k', '.']),
            "1" | "0" | "½" | "=" | "+" | "-" | "1.0" | "1,0" | "0.0" | "0,0"
        ) || side.is_empty()
    };
    if matches!(plain.as_str(), "+--" | "--+" | "---" | "=-=" | "½" | "1-" | "0-" | "½-")
        || is_result_in_words(text)
    {
        return true;
    }
    let parts = plain.split_once(':').or_else(|| plain.split_once('-'));
    parts.is_some_and(|(one, other)| {
        side(one) && side(other) && !(one.is_empty() && other.is_empty())
    })
}

/// `12-8`, `3½ - ½`, `65:55`.
fn is_versus(text: &str) -> bool {
    let plain = text.replace(['–', '—', '−'], "-");
    let parts = plain.split_once(':').or_else(|| plain.split_once('-'));
    let side = |side: &str| parse_typed_number(side.trim()).is_some_and(|typed| typed.value >= 0);
    parts.is_some_and(|(one, other)| side(one) && side(other))
}

/// Points and the opponent of a round, which may look like a day: `2/4`.
fn is_points_against(text: &str) -> bool {
    text.split_once('/').is_some_and(|(points, opponent)| {
        matches!(points, "0" | "1" | "2" | "½")
            && (1..=3).contains(&opponent.len())
            && opponent.bytes().all(|byte| byte.is_ascii_digit())
    })
}

/// A round of a crosstable: result, opponent and colour in one cell.
fn is_encounter(text: &str) -> bool {
    let plain: String = text.to_lowercase().chars().filter(|c| !c.is_whitespace()).collect();
    if matches!(
        plain.as_str(),
        "bye" | "h" | "u" | "z" | "b" | "f" | "*" | "x" | "+bye" | "-bye" | "spielfrei" | "---"
    ) {
        return true;
    }
    let digits = plain.bytes().filter(u8::is_ascii_digit).count();
    let other = plain.chars().filter(|c| !c.is_ascii_digit());
    let known = other.clone().all(|c| "wbsnzdlfxhu+-=½/()|:.,*k".contains(c));
    digits > 0 && digits <= 6 && known && other.count() > 0 && plain.len() <= 12
}

fn is_contract(text: &str) -> bool {
    let plain: String = text.to_uppercase().chars().filter(|c| !c.is_whitespace()).collect();
    if matches!(plain.as_str(), "PASS" | "PASSED" | "AP" | "PASSOUT" | "P/O") {
        return true;
    }
    let mut chars = plain.chars();
    let level = chars.next().is_some_and(|c| ('1'..='7').contains(&c));
    let rest: String = chars.collect();
    let strains = [
        "NT", "SA", "ST", "UT", "C", "D", "H", "S", "N", "♣", "♦", "♥", "♠", "K", "P", "T", "R",
        "Q", "F",
    ];
    level
        && plain.chars().count() <= 10
        && strains.iter().any(|strain| {
            rest.strip_prefix(strain)
                .is_some_and(|tail| tail.chars().all(|c| "XRD*NSEWOZ+-=123456789 0/".contains(c)))
        })
}

fn is_card(text: &str) -> bool {
    let plain = text.to_uppercase().replace("10", "T");
    let mut chars = plain.chars();
    let (Some(one), Some(other), None) = (chars.next(), chars.next(), chars.next()) else {
        return false;
    };
    // Also `RC`, the king of hearts in French, and `KR` in Dutch.
    let suit = |c: char| "CDHSPKTR♣♦♥♠".contains(c);
    let rank = |c: char| "AKQJTBDVRH98765432".contains(c);
    suit(one) && rank(other) || rank(one) && suit(other)
}
