//! Compares names of persons: order, accents, hyphens, capitals and titles do not matter;
//! initials, nicknames and typing slips lower the score a little.

use deunicode::deunicode;

use engine::rules::name_lists::person_name_lists;

/// A name normalised for comparison: its words, the surname last.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct ParsedName {
    /// The words, lower case, without accents, separated by spaces.
    words: Box<str>,
    /// The words in alphabetical order.
    sorted: Box<str>,
    /// Summaries of the first and the last word.
    ends: [LetterSignature; 2],
    /// The summary of all letters.
    whole: LetterSignature,
    long: bool,
}

/// A summary of a word that shows quickly that two words cannot match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct LetterSignature {
    /// Its length, at most 255.
    length: u8,
    /// A bit for each letter that occurs, and above these a bit for each that occurs twice.
    letters: u64,
}

impl LetterSignature {
    pub(super) fn from_word(word: &str) -> LetterSignature {
        let add = |bits: u64, byte: u8| {
            let place = if byte.is_ascii_lowercase() { byte - b'a' } else { 31 };
            bits | 1 << place | (bits >> place & 1) << (place + 32)
        };
        let length = u8::try_from(word.len()).unwrap_or(u8::MAX);
        LetterSignature { length, letters: word.bytes().fold(0, add) }
    }

    /// Whether two words differ by more than so many slips: each changes at most two bits.
    pub(super) fn has_more_slips_than(self, other: LetterSignature, slips: u32) -> bool {
        (self.letters ^ other.letters).count_ones() > 2 * slips
    }

    /// Whether two words may be equal up to slips: each slip removes a letter, adds one, or
    /// both, and so changes at most two bits.
    pub(super) fn may_match(self, other: LetterSignature) -> bool {
        let slips = slips_allowed(self.length.min(other.length).into()) as u32;
        u32::from(self.length.abs_diff(other.length)) <= slips
            && (self.letters ^ other.letters).count_ones() <= 2 * slips
    }
}

/// How well a name fits a member's.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct NameFit {
    /// The score out of 100.
    pub score: u8,
    /// The differences; empty for the same name.
    pub reasons: Vec<&'static str>,
}

/// The lowest score of a fitting name.
pub(super) const MIN_FITTING_NAME_SCORE: u8 = 70;
/// From this score on the name is the same, apart from how words are joined.
pub(super) const MIN_SAME_NAME_SCORE: u8 = 98;

/// The cost of each difference.
const INITIAL: u8 = 10;
const NICKNAME: u8 = 8;
const SLIP: u8 = 10;
const MIDDLE: u8 = 4;
/// The score if a middle name, the surname or the forename differs.
const MIDDLE_DIFFERS: u8 = 60;
const SURNAME_DIFFERS: u8 = 45;
const FORENAME_DIFFERS: u8 = 30;

impl ParsedName {
    /// Normalises a name as typed. The text before a comma is the surname.
    pub fn parse(name: &str) -> ParsedName {
        let ordered = match name.split_once(',') {
            Some((surname, forename)) if !forename.trim().is_empty() => {
                format!("{forename} {surname}")
            }
            _ => name.to_string(),
        };
        // Nearly all names are ASCII; a register has hundreds of thousands.
        let plain = if ordered.is_ascii() { ordered } else { deunicode(&ordered) };
        let plain = plain.to_lowercase().replace(['\'', '`'], "");
        let known = person_name_lists();
        let mut all = plain.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
        let mut words: Vec<&str> = all.clone().filter(|word| !known.is_title(word)).collect();
        if let Some(last) = all.next_back().filter(|last| words.len() == 1 && known.is_title(last))
        {
            // A surname such as Major, Lord or Canon.
            words.push(last);
        }
        let letters = |word: Option<&&str>| {
            word.map_or(LetterSignature::default(), |word| LetterSignature::from_word(word))
        };
        let ends = [letters(words.first()), letters(words.last())];
        let whole = LetterSignature::from_word(&words.concat());
        let long = words.len() > 2;
        let joined = words.join(" ").into();
        words.sort_unstable();
        ParsedName { words: joined, sorted: words.join(" ").into(), ends, whole, long }
    }

    /// A quick check whether the score may reach [`MIN_FITTING_NAME_SCORE`]: one end is like the surname, or
    /// the letters agree.
    pub(crate) fn may_fit(&self, member: &ParsedName) -> bool {
        let [first, last] = self.ends;
        let surname = member.ends[1];
        self.long
            || member.long
            || self.whole == member.whole
            || last.may_match(surname)
            || first.may_match(surname)
    }

    /// Whether the name is empty.
    pub fn is_empty(&self) -> bool {
        self.words.is_empty()
    }

    /// The words in alphabetical order: equal for equal names.
    pub(crate) fn sorted_words(&self) -> &str {
        &self.sorted
    }

    /// The words in one text.
    pub(super) fn text(&self) -> &str {
        &self.words
    }

    /// The words, the surname last.
    pub fn words(&self) -> impl DoubleEndedIterator<Item = &str> + Clone {
        self.words.split(' ').filter(|word| !word.is_empty())
    }

    /// Whether forename and surname are written out.
    pub(crate) fn is_written_out(&self) -> bool {
        self.words().filter(|word| word.len() > 1).count() > 1
    }

    /// Whether the letters agree however they are divided into words, and whichever word is
    /// first.
    fn is_joined_otherwise(&self, member: &ParsedName) -> bool {
        let whole = member.words.replace(' ', "");
        let words: Vec<&str> = self.words().collect();
        (0..words.len()).any(|first| [&words[first..], &words[..first]].concat().concat() == whole)
    }

    /// Compares it with a member's name.
    pub(crate) fn fit(&self, member: &ParsedName) -> NameFit {
        if self.sorted == member.sorted && !self.is_empty() {
            return NameFit { score: 100, reasons: Vec::new() };
        }
        if self.whole == member.whole && self.is_joined_otherwise(member) && !self.is_empty() {
            return NameFit {
                score: MIN_SAME_NAME_SCORE,
                reasons: vec!["words joined differently"],
            };
        }
        let theirs: Vec<&str> = member.words().collect();
        let own: Vec<&str> = self.words().collect();
        let best = [false, true].map(|swapped| in_order(&own, &theirs, swapped));
        let [straight, swapped] = best;
        if swapped.score > straight.score { swapped } else { straight }
    }
}

/// A name in its parts.
pub(super) struct NameParts<'a> {
    pub forename: &'a str,
    /// Further forenames, and the first part of a double surname.
    pub middle: &'a [&'a str],
    pub surname: &'a str,
}

impl<'a> NameParts<'a> {
    /// Splits a name with the surname last or first; `None` for a single word.
    pub(super) fn from_words(words: &'a [&'a str], surname_first: bool) -> Option<NameParts<'a>> {
        let (surname, others) = match surname_first {
            true => words.split_first()?,
            false => words.split_last()?,
        };
        let (forename, middle) = others.split_first()?;
        Some(NameParts { forename, middle, surname })
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

    fn surname_fits(&mut self, own: &NameParts<'_>, theirs: &NameParts<'_>) -> bool {
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

    fn forename_fits(&mut self, own: &NameParts<'_>, theirs: &NameParts<'_>) -> bool {
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
        let (cost, why) = if person_name_lists().are_forms_of_one_forename(one, other) {
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
    fn middle_fits(&mut self, own: &NameParts<'_>, theirs: &NameParts<'_>) -> bool {
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
            } else if more.iter().any(|known| {
                is_slip(known, word) || person_name_lists().are_forms_of_one_forename(known, word)
            }) {
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
    let (Some(own), Some(theirs)) =
        (NameParts::from_words(own, swapped), NameParts::from_words(theirs, false))
    else {
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

impl ParsedName {
    /// The forename; `None` for a single word.
    pub(crate) fn forename(&self) -> Option<&str> {
        self.words().next().filter(|_| self.words().nth(1).is_some())
    }
}

/// Whether two words differ by a slip: a letter wrong, missing or extra, or two transposed;
/// two slips in a long word.
fn is_slip(one: &str, other: &str) -> bool {
    let allowed = slips_allowed(one.len().min(other.len()));
    allowed > 0
        && LetterSignature::from_word(one).may_match(LetterSignature::from_word(other))
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
            let fit = ParsedName::parse(typed).fit(&ParsedName::parse(member));
            assert_eq!(fit.score, score, "{typed} / {member}: {:?}", fit.reasons);
        }
    }
}
