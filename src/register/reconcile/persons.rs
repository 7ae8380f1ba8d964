//! Compares names of persons: order, accents, hyphens, capitals and titles do not matter;
//! initials, nicknames and typing slips lower the score a little.

use deunicode::deunicode;

use crate::engine::rules::names::names;

/// A name normalised for comparison: its words, the surname last.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct PersonName {
    /// The words, lower case, without accents, separated by spaces.
    words: Box<str>,
    /// The words in alphabetical order.
    sorted: Box<str>,
    /// Summaries of the first and the last word.
    ends: [Letters; 2],
    /// The summary of all letters.
    whole: Letters,
    long: bool,
}

/// A summary of a word that shows quickly that two words cannot match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
struct Letters {
    /// Its length, at most 255.
    length: u8,
    /// A bit for each letter that occurs, and above these a bit for each that occurs twice.
    letters: u64,
}

impl Letters {
    fn of(word: &str) -> Letters {
        let add = |bits: u64, byte: u8| {
            let place = if byte.is_ascii_lowercase() { byte - b'a' } else { 31 };
            bits | 1 << place | (bits >> place & 1) << (place + 32)
        };
        let length = u8::try_from(word.len()).unwrap_or(u8::MAX);
        Letters { length, letters: word.bytes().fold(0, add) }
    }

    /// Whether two words may be equal up to slips: each slip removes a letter, adds one, or
    /// both, and so changes at most two bits.
    fn may_be(self, other: Letters) -> bool {
        let slips = slips_allowed(self.length.min(other.length).into()) as u32;
        u32::from(self.length.abs_diff(other.length)) <= slips
            && (self.letters ^ other.letters).count_ones() <= 2 * slips
    }
}

/// How well a name fits a member's.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NameFit {
    /// The score out of 100.
    pub score: u8,
    /// The differences; empty for the same name.
    pub reasons: Vec<&'static str>,
}

/// The lowest score of a fitting name.
pub(super) const FITS: u8 = 70;
/// From this score on the name is the same, apart from how words are joined.
pub(super) const VERY_NAME: u8 = 98;

/// The cost of each difference.
const INITIAL: u8 = 10;
const NICKNAME: u8 = 8;
const SLIP: u8 = 10;
const MIDDLE: u8 = 4;
/// The score if a middle name, the surname or the forename differs.
const MIDDLE_DIFFERS: u8 = 60;
const SURNAME_DIFFERS: u8 = 45;
const FORENAME_DIFFERS: u8 = 30;

impl PersonName {
    /// Normalises a name as typed. The text before a comma is the surname.
    pub fn parse(name: &str) -> PersonName {
        let ordered = match name.split_once(',') {
            Some((surname, forename)) if !forename.trim().is_empty() => {
                format!("{forename} {surname}")
            }
            _ => name.to_string(),
        };
        // Nearly all names are ASCII; a register has hundreds of thousands.
        let plain = if ordered.is_ascii() { ordered } else { deunicode(&ordered) };
        let plain = plain.to_lowercase().replace(['\'', '`'], "");
        let known = names();
        let mut all = plain.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
        let mut words: Vec<&str> = all.clone().filter(|word| !known.is_title(word)).collect();
        if let Some(last) = all.next_back().filter(|last| words.len() == 1 && known.is_title(last))
        {
            // A surname such as Major, Lord or Canon.
            words.push(last);
        }
        let letters =
            |word: Option<&&str>| word.map_or(Letters::default(), |word| Letters::of(word));
        let ends = [letters(words.first()), letters(words.last())];
        let whole = Letters::of(&words.concat());
        let long = words.len() > 2;
        let joined = words.join(" ").into();
        words.sort_unstable();
        PersonName { words: joined, sorted: words.join(" ").into(), ends, whole, long }
    }

    /// A quick check whether the score may reach [`FITS`]: one end is like the surname, or
    /// the letters agree.
    pub fn may_fit(&self, member: &PersonName) -> bool {
        let [first, last] = self.ends;
        let surname = member.ends[1];
        self.long
            || member.long
            || self.whole == member.whole
            || last.may_be(surname)
            || first.may_be(surname)
    }

    /// Whether the name is empty.
    pub fn is_empty(&self) -> bool {
        self.words.is_empty()
    }

    /// The words in alphabetical order: equal for equal names.
    pub fn key(&self) -> &str {
        &self.sorted
    }

    /// The words, the surname last.
    pub fn words(&self) -> impl DoubleEndedIterator<Item = &str> + Clone {
        self.words.split(' ').filter(|word| !word.is_empty())
    }

    /// Whether forename and surname are written out.
    pub fn is_full(&self) -> bool {
        self.words().filter(|word| word.len() > 1).count() > 1
    }

    /// Whether the letters agree however they are divided into words, and whichever word is
    /// first.
    fn is_joined_otherwise(&self, member: &PersonName) -> bool {
        let whole = member.words.replace(' ', "");
        let words: Vec<&str> = self.words().collect();
        (0..words.len()).any(|first| [&words[first..], &words[..first]].concat().concat() == whole)
    }

    /// Compares it with a member's name.
    pub fn fit(&self, member: &PersonName) -> NameFit {
        if self.sorted == member.sorted && !self.is_empty() {
            return NameFit { score: 100, reasons: Vec::new() };
        }
        if self.whole == member.whole && self.is_joined_otherwise(member) && !self.is_empty() {
            return NameFit { score: VERY_NAME, reasons: vec!["words joined differently"] };
        }
        let theirs: Vec<&str> = member.words().collect();
        let own: Vec<&str> = self.words().collect();
        let best = [false, true].map(|swapped| in_order(&own, &theirs, swapped));
        let [straight, swapped] = best;
        if swapped.score > straight.score { swapped } else { straight }
    }
}

/// A name in its parts.
struct Parts<'a> {
    forename: &'a str,
    /// Further forenames, and the first part of a double surname.
    middle: &'a [&'a str],
    surname: &'a str,
}

impl<'a> Parts<'a> {
    /// Splits a name with the surname last or first; `None` for a single word.
    fn of(words: &'a [&'a str], surname_first: bool) -> Option<Parts<'a>> {
        let (surname, others) = match surname_first {
            true => words.split_first()?,
            false => words.split_last()?,
        };
        let (forename, middle) = others.split_first()?;
        Some(Parts { forename, middle, surname })
    }
}

/// A fit during comparison.
struct Comparison(NameFit);

impl Comparison {
    fn cost(&mut self, by: u8, why: &'static str) {
        self.0.score = self.0.score.saturating_sub(by);
        if !self.0.reasons.contains(&why) {
            self.0.reasons.push(why);
        }
    }

    fn surname_fits(&mut self, own: &Parts<'_>, theirs: &Parts<'_>) -> bool {
        if own.surname == theirs.surname {
            return true;
        }
        // One part of a double name is used.
        if theirs.middle.contains(&own.surname) || own.middle.contains(&theirs.surname) {
            self.cost(SLIP, "part of a double name");
            return true;
        }
        let slip = is_slip(own.surname, theirs.surname);
        if slip {
            self.cost(SLIP, "surname spelt differently");
        }
        slip
    }

    fn forename_fits(&mut self, own: &Parts<'_>, theirs: &Parts<'_>) -> bool {
        let (one, other) = (own.forename, theirs.forename);
        if one == other {
            return true;
        }
        if one.len() == 1 || other.len() == 1 {
            let same = one.bytes().next() == other.bytes().next();
            if same {
                self.cost(INITIAL, "an initial for a forename");
            }
            return same;
        }
        let (cost, why) = if names().are_alike(one, other) {
            (NICKNAME, "a short form of the forename")
        } else if theirs.middle.contains(&one) || own.middle.contains(&other) {
            (MIDDLE, "a middle name as forename")
        } else if is_slip(one, other) {
            (SLIP, "forename spelt differently")
        } else {
            return false;
        };
        self.cost(cost, why);
        true
    }

    /// Whether middle names are compatible; some may be left out.
    fn middle_fits(&mut self, own: &Parts<'_>, theirs: &Parts<'_>) -> bool {
        let (one, other) = (own.middle, theirs.middle);
        let (few, more) = if one.len() <= other.len() { (one, other) } else { (other, one) };
        if few.len() < more.len() {
            self.cost(MIDDLE, "a middle name added or missing");
        }
        // A word used as forename or surname of the other name is compared there.
        let elsewhere = |word: &&&str| {
            let used = [own.forename, own.surname, theirs.forename, theirs.surname];
            !used.contains(*word)
        };
        for word in few.iter().filter(elsewhere) {
            let initial = |known: &&str| known.len() == 1 || word.len() == 1;
            let begins = |known: &&str| known.bytes().next() == word.bytes().next();
            if more.contains(word) {
                continue;
            }
            if more.iter().any(|known| initial(known) && begins(known)) {
                self.cost(MIDDLE, "an initial for a middle name");
            } else if more
                .iter()
                .any(|known| is_slip(known, word) || names().are_alike(known, word))
            {
                self.cost(SLIP, "a middle name spelt differently");
            } else {
                return false;
            }
        }
        true
    }
}

/// Compares with the surname last, or first.
fn in_order(own: &[&str], theirs: &[&str], swapped: bool) -> NameFit {
    let none = NameFit { score: 0, reasons: Vec::new() };
    let (Some(own), Some(theirs)) = (Parts::of(own, swapped), Parts::of(theirs, false)) else {
        return none;
    };
    let mut compared = Comparison(NameFit { score: 100, reasons: Vec::new() });
    let surname_fits = compared.surname_fits(&own, &theirs);
    let forename_fits = compared.forename_fits(&own, &theirs);
    match (surname_fits, forename_fits) {
        (true, true) if compared.middle_fits(&own, &theirs) => compared.0,
        (true, true) => NameFit { score: MIDDLE_DIFFERS, reasons: vec!["a different middle name"] },
        (false, true) if own.forename.len() > 1 => {
            NameFit { score: SURNAME_DIFFERS, reasons: vec!["a different surname"] }
        }
        (true, false) => NameFit { score: FORENAME_DIFFERS, reasons: vec!["a different forename"] },
        _ => none,
    }
}

/// How near a name that does not fit is to a member's.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NearName {
    /// The number of letters that are wrong, missing, extra or transposed.
    pub slips: usize,
    /// The difference.
    pub why: &'static str,
}

impl PersonName {
    /// The forename; `None` for a single word.
    pub fn forename(&self) -> Option<&str> {
        self.words().next().filter(|_| self.words().nth(1).is_some())
    }

    /// How near it is to a member's name that it does not fit: slips also in short words, a
    /// shortened forename, or a single word of the name. `None` if it is another name.
    pub fn near(&self, member: &PersonName) -> Option<NearName> {
        let (own, theirs): (Vec<&str>, Vec<&str>) =
            (self.words().collect(), member.words().collect());
        if let [word] = own[..] {
            return alone(word, &theirs);
        }
        let theirs = Parts::of(&theirs, false)?;
        let orders = [false, true].into_iter().filter_map(|swapped| Parts::of(&own, swapped));
        orders.filter_map(|own| slips_between(&own, &theirs)).min_by_key(|near| near.slips)
    }
}

/// Compares a single word with the surname and the forename of a member.
fn alone(word: &str, theirs: &[&str]) -> Option<NearName> {
    let ends = [theirs.last().copied()?, theirs.first().copied()?];
    let whys = ["only the surname", "only the forename"];
    let near = ends.into_iter().zip(whys);
    let near = near.filter_map(|(name, why)| Some(NearName { slips: 1 + slips(word, name)?, why }));
    near.min_by_key(|near| near.slips)
}

/// The slips between two names of several words.
fn slips_between(own: &Parts<'_>, theirs: &Parts<'_>) -> Option<NearName> {
    const FORENAME: &str = "forename spelt differently";
    let (forename, why) = match (own.forename, theirs.forename) {
        (one, other) if names().are_alike(one, other) => (0, FORENAME),
        (one, other) if one.len() == 1 && other.starts_with(one) => (0, FORENAME),
        (one, other) => match slips(one, other) {
            Some(slips) => (slips, FORENAME),
            None if is_cut_short(one, other) => (1, "a forename cut short"),
            None => return None,
        },
    };
    let surname = slips(own.surname, theirs.surname)?;
    let why = match (forename, surname) {
        (0, _) => "surname spelt differently",
        (_, 0) => why,
        _ => "forename and surname spelt differently",
    };
    Some(NearName { slips: forename + surname, why })
}

/// The slips between two words, which may be very short; `None` if there are too many.
fn slips(one: &str, other: &str) -> Option<usize> {
    let longest = one.len().max(other.len());
    let allowed = match longest {
        0..6 => 1,
        6..10 => 2,
        _ => 3,
    };
    let slips = strsim::damerau_levenshtein(one, other);
    // Zo and Jo have too little in common.
    let begins = one.bytes().next() == other.bytes().next();
    (slips <= allowed && (slips == 0 || longest > 3 || begins)).then_some(slips)
}

/// Whether one word is the beginning of the other, as in Marg for Margaret.
fn is_cut_short(one: &str, other: &str) -> bool {
    one.len().min(other.len()) > 1 && (one.starts_with(other) || other.starts_with(one))
}

/// Whether two words differ by a slip: a letter wrong, missing or extra, or two transposed;
/// two slips in a long word.
fn is_slip(one: &str, other: &str) -> bool {
    let allowed = slips_allowed(one.len().min(other.len()));
    allowed > 0
        && Letters::of(one).may_be(Letters::of(other))
        && strsim::damerau_levenshtein(one, other) <= allowed
}

/// The number of slips allowed in a word of so many letters.
fn slips_allowed(letters: usize) -> usize {
    match letters {
        0..4 => 0,
        4..8 => 1,
        _ => 2,
    }
}

/// The score out of 100 and the name of the slip by which two numbers differ; `None` if
/// they differ otherwise.
pub(super) fn number_slip(typed: &str, number: &str) -> Option<(u8, &'static str)> {
    if typed.trim_start_matches('0') == number.trim_start_matches('0') && typed != number {
        return Some((96, "leading zeros of the number lost"));
    }
    let (typed, number) = (typed.as_bytes(), number.as_bytes());
    let same = typed.iter().zip(number).take_while(|(one, other)| one == other).count();
    let rest = (&typed[same..], &number[same..]);
    match typed.len().cmp(&number.len()) {
        std::cmp::Ordering::Equal => match rest {
            ([a, b, more @ ..], [c, d, others @ ..]) if a == d && b == c && more == others => {
                Some((95, "two digits of the number swapped"))
            }
            ([_, more @ ..], [_, others @ ..]) if more == others => {
                Some((90, "a digit of the number wrong"))
            }
            _ => None,
        },
        std::cmp::Ordering::Less if number.len() == typed.len() + 1 => {
            (rest.0 == &rest.1[1..]).then_some((92, "a digit of the number missing"))
        }
        std::cmp::Ordering::Greater if typed.len() == number.len() + 1 => {
            (&rest.0[1..] == rest.1).then_some((92, "an extra digit in the number"))
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_fit_as_a_registrar_would_say() {
        for (typed, member, score) in [
            ("Carys Lorimer", "Carys Lorimer", 100),
            ("LORIMER, CARYS", "Carys Lorimer", 100),
            ("Lorimer Carys", "Carys Lorimer", 100),
            ("Dr Carys Lorimer", "Mrs. Carys Lorimer", 100),
            ("Si\u{f4}n Rhys-Jones", "Sion Rhys Jones", 100),
            ("Sean O'Rourke", "Sean ORourke", 100),
            ("Sean O Rourke", "Sean O'Rourke", 98),
            ("C Lorimer", "Carys Lorimer", 90),
            ("Lorimer C", "Carys Lorimer", 90),
            ("Bob Vance", "Robert Vance", 92),
            ("Carys Lorimr", "Carys Lorimer", 90),
            ("Carys Ann Lorimer", "Carys Lorimer", 96),
            ("Carys Penrhos", "Carys Lorimer", 45),
            ("Huw Lorimer", "Carys Lorimer", 30),
            ("Huw Tremlett", "Carys Lorimer", 0),
            ("John Major", "John Major", 100),
            ("Mr J Major", "John Major", 90),
            ("John Major", "John Lord", 45),
            ("Lorimer", "Carys Lorimer", 0),
        ] {
            let fit = PersonName::parse(typed).fit(&PersonName::parse(member));
            assert_eq!(fit.score, score, "{typed} / {member}: {:?}", fit.reasons);
        }
    }

    #[test]
    fn slips_of_numbers_are_told() {
        for (typed, number, score) in [
            ("12345", "012345", Some(96)),
            ("012354", "012345", Some(95)),
            ("01245", "012345", Some(92)),
            ("0123456", "012345", Some(92)),
            ("012945", "012345", Some(90)),
            ("112344", "012345", None),
            ("1", "012345", None),
        ] {
            assert_eq!(number_slip(typed, number).map(|slip| slip.0), score, "{typed}");
        }
    }
}
