//! Compares what was typed of a player with a member: number, forename, surname and further names, each by
//! a kind of likeness, with the surprise of the very letters and digits.

use std::collections::{HashMap, HashSet};

use engine::rules::name_lists::person_name_lists;

use super::integer_log2::{PARTS_PER_BIT, log2_of_fraction};
use super::name_word_likeness::{
    NameWordLikeness, name_word_likeness, name_word_likeness_by_sound, slip_between_words,
};
use super::person_names::{LetterSignature, NameParts, ParsedName};

/// How further names are alike.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum MiddleNameLikeness {
    Same,
    /// One is added or missing.
    Added,
    Other,
}

/// How a name is like a member's.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct NameLikeness {
    pub forename: NameWordLikeness,
    pub surname: NameWordLikeness,
    pub middle: MiddleNameLikeness,
    /// Whether the surname comes first.
    pub swapped: bool,
    /// Whether it is a name under `Aliases`.
    pub former: bool,
}

impl NameLikeness {
    /// The same name, or one with an initial.
    pub(super) fn for_same_name(swapped: bool, initial: bool) -> NameLikeness {
        NameLikeness {
            forename: if initial { NameWordLikeness::Initial } else { NameWordLikeness::Same },
            surname: NameWordLikeness::Same,
            middle: MiddleNameLikeness::Same,
            swapped,
            former: false,
        }
    }

    /// Whether forename or surname is another one.
    pub(super) fn has_other_forename_or_surname(&self) -> bool {
        let other = |word| matches!(word, NameWordLikeness::Other | NameWordLikeness::New);
        other(self.forename) || other(self.surname)
    }

    /// Whether the forename is the member's, and the surname another one.
    pub(super) fn has_other_surname_only(&self) -> bool {
        let other = matches!(self.surname, NameWordLikeness::Other | NameWordLikeness::New);
        other && self.forename == NameWordLikeness::Same
    }

    /// Whether the surname is the member's, and the forename another one.
    pub(super) fn has_other_forename_only(&self) -> bool {
        let other = matches!(self.forename, NameWordLikeness::Other | NameWordLikeness::New);
        other && self.surname == NameWordLikeness::Same
    }

    /// Whether nothing of the name is like the member's.
    pub(super) fn is_another_name(&self) -> bool {
        let other = |word| {
            matches!(
                word,
                NameWordLikeness::Other | NameWordLikeness::New | NameWordLikeness::Absent
            )
        };
        other(self.forename) && other(self.surname)
    }

    /// The likeness in words.
    pub(super) fn reasons(&self) -> Vec<&'static str> {
        use NameWordLikeness::{
            Absent, Alike, Cut, Initial, Letter, New, Other, Part, Same, Slip, Slips, Sound,
        };
        let mut told = Vec::new();
        if self.former {
            told.push("a name under Aliases");
        }
        if self.is_another_name() {
            return vec!["the name is different"];
        }
        if (self.forename, self.surname, self.middle) == (Same, Same, MiddleNameLikeness::Same) {
            told.push("the same name");
            return told;
        }
        if !self.has_other_forename_or_surname() {
            told.push("the name fits");
        }
        told.extend(match self.forename {
            Same => None,
            Alike => Some("a short form of the forename"),
            Initial => Some("an initial for a forename"),
            Slip | Letter | Slips => Some("forename spelt differently"),
            Cut => Some("a forename cut short"),
            Part => Some("a middle name as forename"),
            Sound => Some("the forename sounds the same"),
            Other | New => Some("a different forename"),
            Absent => Some("only the surname"),
        });
        told.extend(match self.surname {
            Same => None,
            Slip | Letter | Slips | Cut => Some("surname spelt differently"),
            Part => Some("part of a double name"),
            Sound => Some("the surname sounds the same"),
            Alike | Initial | Other | New => Some("a different surname"),
            Absent => Some("only the forename"),
        });
        told.extend(match self.middle {
            MiddleNameLikeness::Same => None,
            MiddleNameLikeness::Added => Some("a middle name added or missing"),
            MiddleNameLikeness::Other => Some("a different middle name"),
        });
        told
    }
}

/// A surname with its members, and how many of them no decision entered.
#[derive(Debug, Default)]
struct Surname {
    word: Box<str>,
    letters: LetterSignature,
    members: Vec<u32>,
    known: u32,
}

/// A forename, how it sounds, and how many members have it whom no decision entered.
#[derive(Debug)]
struct Forename {
    word: Box<str>,
    sound: Box<str>,
    known: u32,
}

/// How often forenames and surnames occur among the members whom no decision entered.
#[derive(Debug, Default)]
pub(super) struct NameFrequencies {
    /// The forenames, the place of each, and that of each member's.
    forenames: Vec<Forename>,
    forename_at: HashMap<Box<str>, u32>,
    forename_of: Vec<u32>,
    /// The surnames by their letters, and the place of each.
    surnames: Vec<Surname>,
    surname_at: HashMap<Box<str>, u32>,
    initials: HashMap<u8, u32>,
    members: u32,
}

/// How often members have a forename or surname that nobody else has, or an initial for a forename, as
/// logarithms.
#[derive(Debug)]
pub(super) struct UniqueNameRates<'n> {
    forename: i32,
    surname: i32,
    initial: i32,
    /// How many members have the same names behind the forename.
    surnames: HashMap<&'n str, u32>,
}

/// The place of the forename of a member who has none.
const NO_FORENAME: u32 = u32::MAX;

/// How likely a surname is just this one that no member has, as a logarithm, and a forename: of some hundred
/// thousand, and some ten thousand; a forename that has short forms is more usual.
const NEW_SURNAME: i32 = -17 * PARTS_PER_BIT;
const NEW_FORENAME: i32 = -14 * PARTS_PER_BIT;
const USUAL_FORENAME: i32 = -10 * PARTS_PER_BIT;
/// In a small register a name is rarer than it seems: so many people more are counted.
const UNSEEN: u64 = 64;

impl NameFrequencies {
    pub(super) fn from_names(names: &[ParsedName], entered: &HashSet<u32>) -> NameFrequencies {
        let members = (names.len() - entered.len()) as u32;
        let mut counts = NameFrequencies { members, ..NameFrequencies::default() };
        counts.forename_of.reserve(names.len());
        for (member, name) in (0..).zip(names) {
            let known = !entered.contains(&member);
            let forename = name.forename().map(|forename| counts.count_forename(forename, known));
            counts.forename_of.push(forename.unwrap_or(NO_FORENAME));
            if let Some(surname) = name.words().next_back() {
                counts.count_surname(surname, member, known);
            }
        }
        counts.surnames.sort_unstable_by(|a, b| a.word.cmp(&b.word));
        for (at, surname) in (0..).zip(&counts.surnames) {
            counts.surname_at.insert(surname.word.clone(), at);
        }
        counts
    }

    /// Counts a forename, and gives its place.
    fn count_forename(&mut self, word: &str, known: bool) -> u32 {
        let next = self.forenames.len() as u32;
        let at = self.forename_at.get(word).copied().unwrap_or(next);
        if at == next {
            self.forename_at.insert(word.into(), next);
            let sound = person_name_lists().phonetic_key(word).into();
            self.forenames.push(Forename { word: word.into(), sound, known: 0 });
        }
        if known {
            self.forenames[at as usize].known += 1;
            *self.initials.entry(word.as_bytes()[0]).or_default() += 1;
        }
        at
    }

    /// Counts a surname of a member.
    fn count_surname(&mut self, word: &str, member: u32, known: bool) {
        let next = self.surnames.len() as u32;
        let at = self.surname_at.get(word).copied().unwrap_or(next);
        if at == next {
            self.surname_at.insert(word.into(), next);
            let letters = LetterSignature::from_word(word);
            self.surnames.push(Surname { word: word.into(), letters, ..Surname::default() });
        }
        let surname = &mut self.surnames[at as usize];
        surname.members.push(member);
        surname.known += u32::from(known);
    }

    fn share(&self, count: u32) -> i32 {
        log2_of_fraction(u64::from(count), u64::from(self.members) + UNSEEN)
    }

    /// How often people have this forename, as a logarithm; of an initial, how often it begins one.
    pub(super) fn forename_log_frequency(&self, word: &str) -> i32 {
        match (word.as_bytes(), self.with_forename(word)) {
            ([initial], _) => self.share(self.initials.get(initial).copied().unwrap_or(1)),
            (_, Some(count)) => self.share(count),
            (_, None) if person_name_lists().has_other_forms(word) => USUAL_FORENAME,
            (_, None) => NEW_FORENAME,
        }
    }

    /// How many members have this forename, if any.
    fn with_forename(&self, word: &str) -> Option<u32> {
        let at = self.forename_at.get(word)?;
        Some(self.forenames[*at as usize].known).filter(|known| *known > 0)
    }

    /// How many members have this surname, if any.
    fn with_surname(&self, word: &str) -> Option<u32> {
        let at = self.surname_at.get(word)?;
        Some(self.surnames[*at as usize].known).filter(|known| *known > 0)
    }

    /// Whether a member has this surname.
    pub(super) fn has_surname(&self, word: &str) -> bool {
        self.with_surname(word).is_some()
    }

    /// How often people have this surname, as a logarithm.
    pub(super) fn surname_log_frequency(&self, word: &str) -> i32 {
        self.with_surname(word).map_or(NEW_SURNAME, |known| self.share(known))
    }

    /// How likely somebody else is named so, as a logarithm: names that only one member has count as new
    /// ones, as often as the register has such names at all (Good and Turing).
    pub(super) fn log_chance_of_name(&self, name: &ParsedName, once: &UniqueNameRates<'_>) -> i32 {
        let (forename, rest) = name.text().split_once(' ').unwrap_or(("", name.text()));
        let surname = match once.surnames.get(rest) {
            Some(count) if *count > 1 => self.share(*count),
            _ => NEW_SURNAME + once.surname,
        };
        let forename = match forename.len() {
            0 => 0,
            1 => self.forename_log_frequency(forename) + once.initial,
            _ => match self.with_forename(forename) {
                Some(count) if count > 1 => self.forename_log_frequency(forename),
                _ => NEW_FORENAME + once.forename,
            },
        };
        forename + surname
    }

    /// How often members have names that nobody else has, and initials.
    pub(super) fn unique_name_rates<'n>(&self, names: &'n [ParsedName]) -> UniqueNameRates<'n> {
        let members = u64::from(self.members) + UNSEEN;
        let share = |count: u64| log2_of_fraction(count + 1, members);
        let initials = self.forenames.iter().filter(|own| own.word.len() == 1);
        let once = self.forenames.iter().filter(|own| own.word.len() > 1 && own.known == 1);
        let mut surnames: HashMap<&str, u32> = HashMap::new();
        for name in names {
            let rest = name.text().split_once(' ').map_or(name.text(), |(_, rest)| rest);
            *surnames.entry(rest).or_default() += 1;
        }
        UniqueNameRates {
            forename: share(once.count() as u64),
            surname: share(surnames.values().filter(|count| **count == 1).count() as u64),
            initial: share(initials.map(|own| u64::from(own.known)).sum()),
            surnames,
        }
    }

    /// The members whose surname is like a word, with a slip.
    pub(super) fn members_with_similar_surname(&self, word: &str) -> impl Iterator<Item = u32> {
        self.surnames_like(word).into_iter().flat_map(|at| self.members_named(at))
    }

    fn members_named(&self, surname: u32) -> impl Iterator<Item = u32> {
        self.surnames[surname as usize].members.iter().copied()
    }

    /// The places of the surnames that are like a word, with a slip.
    fn surnames_like(&self, word: &str) -> Vec<u32> {
        let letters = LetterSignature::from_word(word);
        let first = |own: &Surname| own.word.as_bytes()[0];
        let begin = self.surnames.partition_point(|own| first(own) < word.as_bytes()[0]);
        let end = self.surnames.partition_point(|own| first(own) <= word.as_bytes()[0]);
        let block = (begin as u32..).zip(&self.surnames[begin..end]);
        let like = block.filter(|(_, own)| {
            letters.may_match(own.letters) && slip_between_words(word, &own.word).is_some()
        });
        like.map(|(at, _)| at).collect()
    }

    /// The members among these with a forename that fits: each forename is asked for once.
    pub(super) fn filter_by_forename<'m>(
        &'m self,
        members: impl Iterator<Item = u32> + 'm,
        fits: impl Fn(&str) -> bool + 'm,
    ) -> impl Iterator<Item = u32> + 'm {
        let mut known: Vec<Option<bool>> = vec![None; self.forenames.len()];
        members.filter(move |member| {
            let at = self.forename_of[*member as usize];
            at != NO_FORENAME
                && *known[at as usize]
                    .get_or_insert_with(|| fits(&self.forenames[at as usize].word))
        })
    }

    /// The members with a surname that is like one, with a slip, and a forename that is like another.
    pub(super) fn members_with_similar_names<'n>(
        &self,
        surname: &'n str,
        forename: &'n str,
        asked: &mut SimilarNameCache<'n>,
    ) -> Vec<u32> {
        let surnames = asked.surnames.entry(surname).or_insert_with(|| self.surnames_like(surname));
        let of_forename = || (person_name_lists().phonetic_key(forename).into(), HashMap::new());
        let (sound, known) = asked.forenames.entry(forename).or_insert_with(of_forename);
        let mut fits = |at: u32| {
            let own = &self.forenames[at as usize];
            let like = || {
                name_word_likeness_by_sound(forename, &own.word, true, || **sound == *own.sound).0
            };
            *known.entry(at).or_insert_with(|| like() != NameWordLikeness::Other)
        };
        let members = surnames.iter().flat_map(|at| self.members_named(*at));
        let members = members.map(|member| (member, self.forename_of[member as usize]));
        let like = members.filter(|(_, at)| *at != NO_FORENAME && fits(*at));
        like.map(|(member, _)| member).collect()
    }
}

/// Which surnames of the register, and which forenames, are like words that were asked for before. In a
/// large register many have the same.
#[derive(Debug, Default)]
pub(super) struct SimilarNameCache<'n> {
    surnames: HashMap<&'n str, Vec<u32>>,
    /// How each sounds, and whether the forename at a place is like it.
    forenames: HashMap<&'n str, (Box<str>, HashMap<u32, bool>)>,
}

/// How a name is like a member's in either order, each with the surprise of its letters; none for a name
/// without words.
pub(super) fn name_likenesses(
    typed: &ParsedName,
    member: &ParsedName,
    counts: &NameFrequencies,
) -> Vec<(NameLikeness, i32)> {
    let own: Vec<&str> = typed.words().collect();
    let theirs: Vec<&str> = member.words().collect();
    let Some(theirs) = NameParts::from_words(&theirs, false) else {
        return match (&own[..], &theirs[..]) {
            ([word], [known]) => alone(word, None, known, counts),
            _ => Vec::new(),
        };
    };
    if let [word] = own[..] {
        return alone(word, Some(theirs.forename), theirs.surname, counts);
    }
    let orders = [false, true].into_iter();
    let orders =
        orders.filter_map(|swapped| Some((swapped, NameParts::from_words(&own, swapped)?)));
    orders
        .map(|(swapped, own)| {
            let (forename, mut surprise) = forenames(&own, &theirs, counts);
            let (surname, more) = surnames(&own, &theirs, counts);
            surprise += more;
            let middle = middles(&own, &theirs);
            surprise += own.unexplained(&theirs, counts);
            (NameLikeness { forename, surname, middle, swapped, former: false }, surprise)
        })
        .collect()
}

/// A single word as the surname, or as the forename.
fn alone(
    word: &str,
    forename: Option<&str>,
    surname: &str,
    counts: &NameFrequencies,
) -> Vec<(NameLikeness, i32)> {
    let likeness = |forename, surname| NameLikeness {
        forename,
        surname,
        middle: MiddleNameLikeness::Same,
        swapped: false,
        former: false,
    };
    let (as_surname, surprise) = name_word_likeness(word, surname, false);
    let other = as_surname == NameWordLikeness::Other;
    let surprise = if other { counts.surname_log_frequency(word) } else { surprise };
    let mut found = vec![(likeness(NameWordLikeness::Absent, as_surname), surprise)];
    if let Some(forename) = forename {
        let (as_forename, surprise) = name_word_likeness(word, forename, true);
        if as_forename != NameWordLikeness::Other {
            found.push((likeness(as_forename, NameWordLikeness::Absent), surprise));
        }
    }
    found
}

fn forenames(
    own: &NameParts<'_>,
    theirs: &NameParts<'_>,
    counts: &NameFrequencies,
) -> (NameWordLikeness, i32) {
    match name_word_likeness(own.forename, theirs.forename, true) {
        (NameWordLikeness::Other, _) if theirs.middle.contains(&own.forename) => {
            (NameWordLikeness::Part, -PARTS_PER_BIT)
        }
        (NameWordLikeness::Other, _) if own.middle.contains(&theirs.forename) => {
            (NameWordLikeness::Part, counts.forename_log_frequency(own.forename))
        }
        (NameWordLikeness::Other, _) => {
            let known = counts.with_forename(own.forename).is_some();
            (NameWordLikeness::for_other_word(known), counts.forename_log_frequency(own.forename))
        }
        like => like,
    }
}

fn surnames(
    own: &NameParts<'_>,
    theirs: &NameParts<'_>,
    counts: &NameFrequencies,
) -> (NameWordLikeness, i32) {
    match name_word_likeness(own.surname, theirs.surname, false) {
        (NameWordLikeness::Same, _) => (NameWordLikeness::Same, 0),
        _ if own.middle.contains(&theirs.surname) => {
            (NameWordLikeness::Part, counts.surname_log_frequency(own.surname))
        }
        _ if theirs.middle.contains(&own.surname) => (NameWordLikeness::Part, -PARTS_PER_BIT),
        (NameWordLikeness::Other, _) => (
            NameWordLikeness::for_other_word(counts.has_surname(own.surname)),
            counts.surname_log_frequency(own.surname),
        ),
        like => like,
    }
}

impl NameParts<'_> {
    /// How surprising the further names are that the member does not have.
    fn unexplained(&self, theirs: &NameParts<'_>, counts: &NameFrequencies) -> i32 {
        let known = |word: &str| {
            let ends = [theirs.forename, theirs.surname];
            ends.contains(&word)
                || theirs
                    .middle
                    .iter()
                    .any(|own| name_word_likeness(word, own, true).0 != NameWordLikeness::Other)
        };
        let more = self.middle.iter().filter(|word| !known(word));
        more.map(|word| counts.surname_log_frequency(word)).sum()
    }
}

fn middles(own: &NameParts<'_>, theirs: &NameParts<'_>) -> MiddleNameLikeness {
    let used = [own.forename, own.surname, theirs.forename, theirs.surname];
    let rest = |words: &[&str]| -> Vec<String> {
        words.iter().filter(|word| !used.contains(word)).map(ToString::to_string).collect()
    };
    let (one, other) = (rest(own.middle), rest(theirs.middle));
    if one == other {
        return MiddleNameLikeness::Same;
    }
    let (few, more) = if one.len() <= other.len() { (one, other) } else { (other, one) };
    let like = |word: &String| {
        more.iter().any(|known| name_word_likeness(word, known, true).0 != NameWordLikeness::Other)
    };
    if few.iter().all(like) { MiddleNameLikeness::Added } else { MiddleNameLikeness::Other }
}
