//! How two names of persons compare: order, accents, hyphens, capitals and
//! titles do not matter; initials, nicknames and slips of the pen cost a little.

use deunicode::deunicode;

use crate::rules::names::names;

/// A name as it is compared: its words, the surname last.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct PersonName {
    /// The words, lower case and without accents, parted by blanks.
    words: Box<str>,
    /// The words in order of the alphabet.
    sorted: Box<str>,
    /// Its first and its last word at a glance.
    ends: [Glance; 2],
    /// All its letters at a glance, and whether it has more than two words.
    whole: Glance,
    long: bool,
}

/// A word at a glance: enough to see that two of them are not alike.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
struct Glance {
    /// Its length, which for longer ones is this.
    length: u8,
    /// Which letters are in it, a bit each, and above these which are twice.
    letters: u64,
}

impl Glance {
    fn of(word: &str) -> Glance {
        let letter = |bits: u64, byte: u8| {
            let place = if byte.is_ascii_lowercase() { byte - b'a' } else { 31 };
            bits | 1 << place | (bits >> place & 1) << (place + 32)
        };
        let length = u8::try_from(word.len()).unwrap_or(u8::MAX);
        Glance { length, letters: word.bytes().fold(0, letter) }
    }

    /// Whether two words may be the same, or differ by slips alone: each of these
    /// takes a letter away, adds one, or both, and so changes two bits at most.
    fn may_be(self, other: Glance) -> bool {
        let slips = slips_allowed(self.length.min(other.length).into()) as u32;
        u32::from(self.length.abs_diff(other.length)) <= slips
            && (self.letters ^ other.letters).count_ones() <= 2 * slips
    }
}

/// How a name fits that of a member.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fit {
    /// Of 100.
    pub score: u8,
    /// What is not alike; empty for the same name.
    pub reasons: Vec<&'static str>,
}

/// A name that scores less is somebody else's.
pub const FITS: u8 = 70;

/// What each difference costs.
const INITIAL: u8 = 10;
const NICKNAME: u8 = 8;
const SLIP: u8 = 10;
const MIDDLE: u8 = 4;
/// What is left where only one of the two names is right.
const SURNAME_DIFFERS: u8 = 45;
const FORENAME_DIFFERS: u8 = 30;

impl PersonName {
    /// A name as typed. What stands before a comma is the surname.
    pub fn of(name: &str) -> PersonName {
        let ordered = match name.split_once(',') {
            Some((surname, forename)) if !forename.trim().is_empty() => {
                format!("{forename} {surname}")
            }
            _ => name.to_string(),
        };
        // Nearly all names are plain; a register has hundreds of thousands.
        let plain = if ordered.is_ascii() { ordered } else { deunicode(&ordered) };
        let plain = plain.to_lowercase().replace(['\'', '`'], "");
        let known = names();
        let mut all = plain.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
        let mut words: Vec<&str> = all.clone().filter(|word| !known.is_title(word)).collect();
        if let Some(last) = all.next_back().filter(|last| words.len() == 1 && known.is_title(last))
        {
            // Somebody is called Major, Lord or Canon.
            words.push(last);
        }
        let glance = |word: Option<&&str>| word.map_or(Glance::default(), |word| Glance::of(word));
        let ends = [glance(words.first()), glance(words.last())];
        let whole = Glance::of(&words.concat());
        let long = words.len() > 2;
        let joined = words.join(" ").into();
        words.sort_unstable();
        PersonName { words: joined, sorted: words.join(" ").into(), ends, whole, long }
    }

    /// Whether it may fit a member's name as [`FITS`] asks: one of its ends is like
    /// the surname, or the letters are as many.
    pub fn may_fit(&self, member: &PersonName) -> bool {
        let [first, last] = self.ends;
        let surname = member.ends[1];
        self.long
            || member.long
            || self.whole == member.whole
            || last.may_be(surname)
            || first.may_be(surname)
    }

    /// Whether there is no name.
    pub fn is_empty(&self) -> bool {
        self.words.is_empty()
    }

    /// The words in order of the alphabet: the same for the same name.
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

    /// How it fits a member's name.
    pub fn fit(&self, member: &PersonName) -> Fit {
        if self.sorted == member.sorted && !self.is_empty() {
            return Fit { score: 100, reasons: Vec::new() };
        }
        let compact = |name: &PersonName| name.words.replace(' ', "");
        if self.whole == member.whole && compact(self) == compact(member) && !self.is_empty() {
            return Fit { score: 98, reasons: vec!["words joined otherwise"] };
        }
        let theirs: Vec<&str> = member.words().collect();
        let own: Vec<&str> = self.words().collect();
        let best = [false, true].map(|swapped| in_order(&own, &theirs, swapped));
        let [straight, swapped] = best;
        if swapped.score > straight.score { swapped } else { straight }
    }
}

/// Compares with the surname last, or first.
fn in_order(own: &[&str], theirs: &[&str], swapped: bool) -> Fit {
    let none = Fit { score: 0, reasons: Vec::new() };
    let (Some((surname, forenames)), true) = (theirs.split_last(), theirs.len() > 1) else {
        return none;
    };
    let split = if swapped { own.split_first() } else { own.split_last() };
    let (Some((own_surname, own_forenames)), true) = (split, own.len() > 1) else {
        return none;
    };
    let own_first = own_forenames.first().copied().unwrap_or_default();
    let their_first = forenames.first().copied().unwrap_or_default();
    let mut fit = Fit { score: 100, reasons: Vec::new() };
    let mut cost = |by: u8, why: &'static str| {
        fit.score = fit.score.saturating_sub(by);
        if !fit.reasons.contains(&why) {
            fit.reasons.push(why);
        }
    };
    let surname_fits = match own_surname == surname {
        true => true,
        // A name of two parts of which one is used.
        false if forenames.len() > 1 && forenames[1..].contains(own_surname) => {
            cost(SLIP, "part of a double name");
            true
        }
        false if own_forenames.len() > 1 && own_forenames[1..].contains(surname) => {
            cost(SLIP, "part of a double name");
            true
        }
        false if is_slip(own_surname, surname) => {
            cost(SLIP, "surname spelt otherwise");
            true
        }
        false => false,
    };
    let forename_fits = if own_first == their_first {
        true
    } else if own_first.len() == 1 || their_first.len() == 1 {
        let same = own_first.bytes().next() == their_first.bytes().next();
        if same {
            cost(INITIAL, "an initial for a forename");
        }
        same
    } else if names().are_alike(own_first, their_first) {
        cost(NICKNAME, "a short form of the forename");
        true
    } else if forenames.contains(&own_first) {
        cost(MIDDLE, "a middle name as forename");
        true
    } else if is_slip(own_first, their_first) {
        cost(SLIP, "forename spelt otherwise");
        true
    } else {
        false
    };
    if surname_fits && forename_fits && own_forenames.len() != forenames.len() {
        cost(MIDDLE, "a middle name more or less");
    }
    match (surname_fits, forename_fits) {
        (true, true) => fit,
        (false, true) if own_first.len() > 1 => {
            Fit { score: SURNAME_DIFFERS, reasons: vec!["another surname"] }
        }
        (true, false) => Fit { score: FORENAME_DIFFERS, reasons: vec!["another forename"] },
        _ => none,
    }
}

/// Whether two words differ by a slip of the pen: a letter wrong, missing or too
/// many, or two in the wrong order; in a long word two such.
fn is_slip(one: &str, other: &str) -> bool {
    let allowed = slips_allowed(one.len().min(other.len()));
    allowed > 0
        && Glance::of(one).may_be(Glance::of(other))
        && strsim::damerau_levenshtein(one, other) <= allowed
}

/// How many slips of the pen a word of so many letters may have.
fn slips_allowed(letters: usize) -> usize {
    match letters {
        0..4 => 0,
        4..8 => 1,
        _ => 2,
    }
}

/// How two numbers differ by a slip, of 100, and which; none where they do not.
pub fn number_slip(typed: &str, number: &str) -> Option<(u8, &'static str)> {
    if typed.trim_start_matches('0') == number.trim_start_matches('0') && typed != number {
        return Some((96, "leading noughts of the number lost"));
    }
    let (typed, number) = (typed.as_bytes(), number.as_bytes());
    let same = typed.iter().zip(number).take_while(|(one, other)| one == other).count();
    let rest = (&typed[same..], &number[same..]);
    match typed.len().cmp(&number.len()) {
        std::cmp::Ordering::Equal => match rest {
            ([a, b, more @ ..], [c, d, others @ ..]) if a == d && b == c && more == others => {
                Some((95, "two digits of the number in the wrong order"))
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
            (&rest.0[1..] == rest.1).then_some((92, "a digit too many in the number"))
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
            let fit = PersonName::of(typed).fit(&PersonName::of(member));
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
