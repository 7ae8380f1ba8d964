//! Files of master points for the Australian Bridge Federation: plain lines of digits, one a
//! player, the colour in the name of the file.
//!
//! A line of 13 digits has the member's number and the points in hundredths; one of 19, in a file
//! `.rag`, has red points and green ones. Source: the federation's pages on file formats
//! (appendix D of its masterpoint manual).

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::io;

use super::not_read_back;
use model::{AwardKind, Exact};
use register::Person;

/// Digits of a member's number, the last of which checks the others.
const NUMBER: usize = 7;
/// Digits of points, in hundredths.
const POINTS: usize = 6;
/// Weights of the first six digits.
const WEIGHTS: [u32; NUMBER - 1] = [7, 6, 5, 4, 3, 2];
const MODULUS: u32 = 11;

/// The colour of master points.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum MasterPointColour {
    /// Points of club events.
    Green,
    /// Points of congresses and of rated club sessions.
    Red,
    /// Points of national events.
    Gold,
}

impl MasterPointColour {
    /// Every colour that is credited.
    pub const ALL: [MasterPointColour; 3] =
        [MasterPointColour::Green, MasterPointColour::Red, MasterPointColour::Gold];

    /// The word for it in the file.
    pub fn word(self) -> &'static str {
        match self {
            MasterPointColour::Green => "green",
            MasterPointColour::Red => "red",
            MasterPointColour::Gold => "gold",
        }
    }

    /// The ending of a file of its points.
    fn ending(self) -> &'static str {
        match self {
            MasterPointColour::Green => ".grn",
            MasterPointColour::Red => ".red",
            MasterPointColour::Gold => ".gld",
        }
    }
}

/// The colour that each kind of points is credited in; kinds without one are left out.
pub type MasterPointColoursByPointKind = BTreeMap<&'static str, MasterPointColour>;

/// A file of credits that a federation takes.
#[derive(Debug)]
pub struct MasterPointFile {
    /// The ending of its name.
    pub ending: &'static str,
    pub bytes: Vec<u8>,
    pub members: usize,
    /// The points of each colour, to compare with what the federation shows.
    pub totals: Vec<(MasterPointColour, Exact)>,
}

/// The files of some players' points, and a sentence for each member who cannot be credited.
/// `together` puts red and green points into one file.
///
/// # Errors
///
/// If a file does not read back as it was written.
pub fn master_point_files(
    persons: &[Person],
    colours: &MasterPointColoursByPointKind,
    together: bool,
) -> io::Result<(Vec<MasterPointFile>, Vec<String>)> {
    let mut credits: BTreeMap<String, BTreeMap<MasterPointColour, u64>> = BTreeMap::new();
    let mut left_out = Vec::new();
    for person in persons {
        let mut own: BTreeMap<MasterPointColour, Exact> = BTreeMap::new();
        for kind in AwardKind::ALL {
            let points = person.points.points(kind);
            if let Some(colour) = colours.get(kind.id()).filter(|_| points != Exact::ZERO) {
                let sum = own.entry(*colour).or_insert(Exact::ZERO);
                *sum = *sum + points;
            }
        }
        if own.is_empty() {
            continue;
        }
        match credit(person, &own) {
            Ok((number, own)) => {
                let known = credits.entry(number).or_default();
                for (colour, hundredths) in own {
                    *known.entry(colour).or_default() += hundredths;
                }
            }
            Err(why) => left_out.push(why),
        }
    }
    let mut kinds: Vec<(&'static str, Vec<MasterPointColour>)> = match together {
        true => vec![(".rag", vec![MasterPointColour::Red, MasterPointColour::Green])],
        false => [MasterPointColour::Green, MasterPointColour::Red]
            .map(|one| (one.ending(), vec![one]))
            .to_vec(),
    };
    kinds.push((MasterPointColour::Gold.ending(), vec![MasterPointColour::Gold]));
    let files = kinds.into_iter().map(|(ending, colours)| file(ending, &colours, &credits));
    let files: io::Result<Vec<MasterPointFile>> = files.collect();
    Ok((files?.into_iter().filter(|file| file.members > 0).collect(), left_out))
}

/// The number and hundredths of a member, or why the federation would not take them.
fn credit(
    person: &Person,
    own: &BTreeMap<MasterPointColour, Exact>,
) -> Result<(String, BTreeMap<MasterPointColour, u64>), String> {
    let name = &person.name;
    let typed = person.number.as_deref().ok_or_else(|| format!("{name} has no number"))?;
    let number = parse_check_digit_number(typed).ok_or_else(|| {
        format!("{name}: {typed} is not a valid federation number; the check digit does not fit")
    })?;
    let hundredths = own.iter().map(|(colour, points)| {
        let hundredths = *points * Exact::whole(100);
        let whole = Some(hundredths).filter(|hundredths| hundredths.is_whole());
        let whole = whole.and_then(|whole| u64::try_from(whole.numerator()).ok());
        let fits = whole.filter(|whole| *whole < 10u64.pow(POINTS as u32));
        fits.map(|whole| (*colour, whole)).ok_or_else(|| {
            let points = points.to_decimal();
            format!(
                "{name}: {points} {} points cannot be written; the most is 9999.99, in hundredths",
                colour.word()
            )
        })
    });
    Ok((number, hundredths.collect::<Result<_, _>>()?))
}

/// A number of the federation with its seven digits; `None` if its check digit is wrong.
pub(crate) fn parse_check_digit_number(typed: &str) -> Option<String> {
    let typed = typed.trim();
    let sound = (1..=NUMBER).contains(&typed.len()) && typed.bytes().all(|b| b.is_ascii_digit());
    let number = format!("{:0>1$}", if sound { typed } else { return None }, NUMBER);
    let digits: Vec<u32> = number.bytes().map(|byte| u32::from(byte - b'0')).collect();
    let (check, others) = digits.split_last()?;
    let sum: u32 = others.iter().zip(WEIGHTS).map(|(digit, weight)| digit * weight).sum();
    let expected = match sum % MODULUS {
        rest @ (0 | 1) => rest,
        rest => MODULUS - rest,
    };
    (*check == expected && sum > 0).then_some(number)
}

/// A file of some colours, one after the other on each line.
fn file(
    ending: &'static str,
    colours: &[MasterPointColour],
    credits: &BTreeMap<String, BTreeMap<MasterPointColour, u64>>,
) -> io::Result<MasterPointFile> {
    let mut text = String::new();
    let of = |own: &BTreeMap<MasterPointColour, u64>, colour| {
        own.get(colour).copied().unwrap_or_default()
    };
    let own = credits.iter().filter(|(_, own)| colours.iter().any(|colour| of(own, colour) > 0));
    let mut members = 0;
    let mut sums = vec![0; colours.len()];
    for (number, own) in own {
        members += 1;
        text.push_str(number);
        for (colour, sum) in colours.iter().zip(&mut sums) {
            let hundredths = of(own, colour);
            *sum += hundredths;
            write!(text, "{hundredths:0>POINTS$}").map_err(io::Error::other)?;
        }
        text.push_str("\r\n");
    }
    if read(&text, colours.len()) != Some((members, sums.clone())) {
        return Err(not_read_back());
    }
    let total = |sum: u64| Exact::ratio(sum, 100).unwrap_or(Exact::ZERO);
    let totals = colours.iter().zip(sums).map(|(colour, sum)| (*colour, total(sum)));
    Ok(MasterPointFile { ending, bytes: text.into_bytes(), members, totals: totals.collect() })
}

/// The members of a file and the sums of its columns of points; `None` if a line is unsound.
fn read(text: &str, colours: usize) -> Option<(usize, Vec<u64>)> {
    let mut sums = vec![0; colours];
    let mut members = 0;
    for line in text.lines() {
        parse_check_digit_number(line.get(..NUMBER)?)
            .filter(|_| line.len() == NUMBER + colours * POINTS)?;
        for (nth, sum) in sums.iter_mut().enumerate() {
            let start = NUMBER + nth * POINTS;
            *sum += line.get(start..start + POINTS)?.parse::<u64>().ok()?;
        }
        members += 1;
    }
    Some((members, sums))
}

#[cfg(test)]
mod tests {
    use super::*;
    use model::PointsByKind;
    use register::{PersonId, SpellingId};

    /// Numbers whose check digit was worked out by hand from the weights: 7 + 12 + 15 + 16 + 15 +
    /// 12 = 77 = 7 × 11 for 123456; 2 × 7 = 14 = 11 + 3 for 2.
    #[test]
    fn the_last_digit_checks_the_others() {
        for (typed, number) in [
            ("1234560", Some("1234560")),
            ("1234561", None),
            ("2000008", Some("2000008")),
            ("2000003", None),
            // 6 × 2 = 12 = 11 + 1
            ("61", Some("0000061")),
            ("60", None),
            ("0000000", None),
            ("12345678", None),
            ("12a4560", None),
            ("", None),
        ] {
            assert_eq!(parse_check_digit_number(typed).as_deref(), number, "{typed}");
        }
    }

    #[test]
    fn lines_have_13_or_19_digits() {
        let points = |local: i64, green| PointsByKind {
            local: Exact::ratio(local, 100).unwrap_or(Exact::ZERO),
            green: Exact::whole(green),
            ..PointsByKind::default()
        };
        let member = |name: &str, number: Option<&str>, points| Person {
            id: PersonId(0),
            name: name.to_string(),
            number: number.map(str::to_string),
            first: SpellingId(0),
            events: 0,
            played: Vec::new(),
            points,
        };
        let members = [
            member("Ann", Some("1234560"), points(57, 2)),
            member("Bob", Some("61"), points(1, 0)),
            member("Cat", None, points(3, 0)),
            member("Dai", Some("61x"), points(3, 0)),
            member("Eve", None, PointsByKind::default()),
        ];
        let colours = MasterPointColoursByPointKind::from([
            ("local", MasterPointColour::Green),
            ("green", MasterPointColour::Red),
        ]);
        let told = |together| {
            let (files, left_out) =
                master_point_files(&members, &colours, together).unwrap_or_default();
            let text = |file: &MasterPointFile| String::from_utf8_lossy(&file.bytes).into_owned();
            let files: Vec<_> = files.iter().map(|file| (file.ending, text(file))).collect();
            (files, left_out.len())
        };
        let green = "0000061000001\r\n1234560000057\r\n".to_string();
        let red = "1234560000200\r\n".to_string();
        assert_eq!(told(false), (vec![(".grn", green), (".red", red)], 2));
        let both = "0000061000000000001\r\n1234560000200000057\r\n".to_string();
        assert_eq!(told(true), (vec![(".rag", both)], 2));
    }
}
