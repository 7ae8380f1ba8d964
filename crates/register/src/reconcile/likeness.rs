//! Compares what was typed of a player with a member: number, forename, surname and further names, each by
//! a kind of likeness, with the surprise of the very letters and digits.

use std::collections::{HashMap, HashSet};

use engine::rules::names::names;

use super::integer_log2::{BIT, log2_of};
use super::person_names::{Letters, Parts, PersonName};

/// How a typed forename or surname is like a member's.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum WordLikeness {
    Same,
    /// A short form.
    Alike,
    Initial,
    /// A letter missing or doubled, or two transposed.
    Slip,
    /// A letter wrong or added.
    Letter,
    /// Two slips.
    Slips,
    /// Cut short.
    Cut,
    /// Another one of the member's names.
    Part,
    /// It sounds the same.
    Sound,
    /// Another one, which other members have.
    Other,
    /// One that no member has.
    New,
    /// It was not typed.
    Absent,
}

impl WordLikeness {
    /// Another word, which members have or not.
    pub(super) fn other(known: bool) -> WordLikeness {
        if known { WordLikeness::Other } else { WordLikeness::New }
    }
}

/// How further names are alike.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum MiddleLikeness {
    Same,
    /// One is added or missing.
    Added,
    Other,
}

/// How a name is like a member's.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct NameLikeness {
    pub forename: WordLikeness,
    pub surname: WordLikeness,
    pub middle: MiddleLikeness,
    /// Whether the surname comes first.
    pub swapped: bool,
    /// Whether it is a name under `Aliases`.
    pub former: bool,
}

impl NameLikeness {
    /// The same name, or one with an initial.
    pub(super) fn plain(swapped: bool, initial: bool) -> NameLikeness {
        NameLikeness {
            forename: if initial { WordLikeness::Initial } else { WordLikeness::Same },
            surname: WordLikeness::Same,
            middle: MiddleLikeness::Same,
            swapped,
            former: false,
        }
    }

    /// Whether forename or surname is another one.
    pub(super) fn contradicts(&self) -> bool {
        let other = |word| matches!(word, WordLikeness::Other | WordLikeness::New);
        other(self.forename) || other(self.surname)
    }

    /// Whether the forename is the member's, and the surname another one.
    pub(super) fn is_renamed(&self) -> bool {
        let other = matches!(self.surname, WordLikeness::Other | WordLikeness::New);
        other && self.forename == WordLikeness::Same
    }

    /// Whether the surname is the member's, and the forename another one.
    pub(super) fn is_of_family(&self) -> bool {
        let other = matches!(self.forename, WordLikeness::Other | WordLikeness::New);
        other && self.surname == WordLikeness::Same
    }

    /// Whether nothing of the name is like the member's.
    pub(super) fn is_another(&self) -> bool {
        let other =
            |word| matches!(word, WordLikeness::Other | WordLikeness::New | WordLikeness::Absent);
        other(self.forename) && other(self.surname)
    }

    /// The likeness in words.
    pub(super) fn reasons(&self) -> Vec<&'static str> {
        use WordLikeness::{
            Absent, Alike, Cut, Initial, Letter, New, Other, Part, Same, Slip, Slips, Sound,
        };
        let mut told = Vec::new();
        if self.former {
            told.push("a name under Aliases");
        }
        if self.is_another() {
            return vec!["the name is different"];
        }
        if (self.forename, self.surname, self.middle) == (Same, Same, MiddleLikeness::Same) {
            told.push("the same name");
            return told;
        }
        if !self.contradicts() {
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
            MiddleLikeness::Same => None,
            MiddleLikeness::Added => Some("a middle name added or missing"),
            MiddleLikeness::Other => Some("a different middle name"),
        });
        told
    }
}

/// A surname with its members, and how many of them no decision entered.
#[derive(Debug, Default)]
struct Surname {
    word: Box<str>,
    letters: Letters,
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
pub(super) struct WordCounts {
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
pub(super) struct OnceNames<'n> {
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
const NEW_SURNAME: i32 = -17 * BIT;
const NEW_FORENAME: i32 = -14 * BIT;
const USUAL_FORENAME: i32 = -10 * BIT;
/// In a small register a name is rarer than it seems: so many people more are counted.
const UNSEEN: u64 = 64;

impl WordCounts {
    pub(super) fn of(names: &[PersonName], entered: &HashSet<u32>) -> WordCounts {
        let members = (names.len() - entered.len()) as u32;
        let mut counts = WordCounts { members, ..WordCounts::default() };
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
            let sound = names().phonetic_key(word).into();
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
            let letters = Letters::of(word);
            self.surnames.push(Surname { word: word.into(), letters, ..Surname::default() });
        }
        let surname = &mut self.surnames[at as usize];
        surname.members.push(member);
        surname.known += u32::from(known);
    }

    fn share(&self, count: u32) -> i32 {
        log2_of(u64::from(count), u64::from(self.members) + UNSEEN)
    }

    /// How often people have this forename, as a logarithm; of an initial, how often it begins one.
    pub(super) fn forename(&self, word: &str) -> i32 {
        match (word.as_bytes(), self.with_forename(word)) {
            ([initial], _) => self.share(self.initials.get(initial).copied().unwrap_or(1)),
            (_, Some(count)) => self.share(count),
            (_, None) if names().has_alternatives(word) => USUAL_FORENAME,
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
    pub(super) fn surname(&self, word: &str) -> i32 {
        self.with_surname(word).map_or(NEW_SURNAME, |known| self.share(known))
    }

    /// How likely somebody else is named so, as a logarithm: names that only one member has count as new
    /// ones, as often as the register has such names at all (Good and Turing).
    pub(super) fn chance(&self, name: &PersonName, once: &OnceNames<'_>) -> i32 {
        let (forename, rest) = name.text().split_once(' ').unwrap_or(("", name.text()));
        let surname = match once.surnames.get(rest) {
            Some(count) if *count > 1 => self.share(*count),
            _ => NEW_SURNAME + once.surname,
        };
        let forename = match forename.len() {
            0 => 0,
            1 => self.forename(forename) + once.initial,
            _ => match self.with_forename(forename) {
                Some(count) if count > 1 => self.forename(forename),
                _ => NEW_FORENAME + once.forename,
            },
        };
        forename + surname
    }

    /// How often members have names that nobody else has, and initials.
    pub(super) fn once<'n>(&self, names: &'n [PersonName]) -> OnceNames<'n> {
        let members = u64::from(self.members) + UNSEEN;
        let share = |count: u64| log2_of(count + 1, members);
        let initials = self.forenames.iter().filter(|own| own.word.len() == 1);
        let once = self.forenames.iter().filter(|own| own.word.len() > 1 && own.known == 1);
        let mut surnames: HashMap<&str, u32> = HashMap::new();
        for name in names {
            let rest = name.text().split_once(' ').map_or(name.text(), |(_, rest)| rest);
            *surnames.entry(rest).or_default() += 1;
        }
        OnceNames {
            forename: share(once.count() as u64),
            surname: share(surnames.values().filter(|count| **count == 1).count() as u64),
            initial: share(initials.map(|own| u64::from(own.known)).sum()),
            surnames,
        }
    }

    /// The members whose surname is like a word, with a slip.
    pub(super) fn like(&self, word: &str) -> impl Iterator<Item = u32> {
        self.surnames_like(word).into_iter().flat_map(|at| self.members_named(at))
    }

    fn members_named(&self, surname: u32) -> impl Iterator<Item = u32> {
        self.surnames[surname as usize].members.iter().copied()
    }

    /// The places of the surnames that are like a word, with a slip.
    fn surnames_like(&self, word: &str) -> Vec<u32> {
        let letters = Letters::of(word);
        let first = |own: &Surname| own.word.as_bytes()[0];
        let begin = self.surnames.partition_point(|own| first(own) < word.as_bytes()[0]);
        let end = self.surnames.partition_point(|own| first(own) <= word.as_bytes()[0]);
        let block = (begin as u32..).zip(&self.surnames[begin..end]);
        let like =
            block.filter(|(_, own)| letters.may_be(own.letters) && slip(word, &own.word).is_some());
        like.map(|(at, _)| at).collect()
    }

    /// The members among these with a forename that fits: each forename is asked for once.
    pub(super) fn with_forenames<'m>(
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
    pub(super) fn named_like<'n>(
        &self,
        surname: &'n str,
        forename: &'n str,
        asked: &mut AskedWords<'n>,
    ) -> Vec<u32> {
        let surnames = asked.surnames.entry(surname).or_insert_with(|| self.surnames_like(surname));
        let of_forename = || (names().phonetic_key(forename).into(), HashMap::new());
        let (sound, known) = asked.forenames.entry(forename).or_insert_with(of_forename);
        let mut fits = |at: u32| {
            let own = &self.forenames[at as usize];
            let like = || words_by(forename, &own.word, true, || **sound == *own.sound).0;
            *known.entry(at).or_insert_with(|| like() != WordLikeness::Other)
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
pub(super) struct AskedWords<'n> {
    surnames: HashMap<&'n str, Vec<u32>>,
    /// How each sounds, and whether the forename at a place is like it.
    forenames: HashMap<&'n str, (Box<str>, HashMap<u32, bool>)>,
}

/// The kind of slip between two words, and the surprise of its letters.
fn slip(typed: &str, known: &str) -> Option<(WordLikeness, i32)> {
    let longest = typed.len().max(known.len());
    if typed.len().abs_diff(known.len()) > 2 {
        return None;
    }
    if Letters::of(typed).differ_more(Letters::of(known), 2) {
        return None;
    }
    let begins = typed.as_bytes().first() == known.as_bytes().first();
    match strsim::damerau_levenshtein(typed, known) {
        // Zo and Jo have too little in common.
        1 if longest > 3 || begins && longest > 2 => {
            let wrong = typed.len() == known.len() && !is_transposed(typed, known)
                || typed.len() > known.len() && !is_doubled(typed);
            Some(match wrong {
                true => (WordLikeness::Letter, -9 * BIT),
                false => (WordLikeness::Slip, -5 * BIT),
            })
        }
        2 if longest > 5 => Some((WordLikeness::Slips, -14 * BIT)),
        _ => None,
    }
}

/// How a name is like a member's in either order, each with the surprise of its letters; none for a name
/// without words.
pub(super) fn name_likenesses(
    typed: &PersonName,
    member: &PersonName,
    counts: &WordCounts,
) -> Vec<(NameLikeness, i32)> {
    let own: Vec<&str> = typed.words().collect();
    let theirs: Vec<&str> = member.words().collect();
    let Some(theirs) = Parts::of(&theirs, false) else {
        return match (&own[..], &theirs[..]) {
            ([word], [known]) => alone(word, None, known, counts),
            _ => Vec::new(),
        };
    };
    if let [word] = own[..] {
        return alone(word, Some(theirs.forename), theirs.surname, counts);
    }
    let orders = [false, true].into_iter();
    let orders = orders.filter_map(|swapped| Some((swapped, Parts::of(&own, swapped)?)));
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
    counts: &WordCounts,
) -> Vec<(NameLikeness, i32)> {
    let likeness = |forename, surname| NameLikeness {
        forename,
        surname,
        middle: MiddleLikeness::Same,
        swapped: false,
        former: false,
    };
    let (as_surname, surprise) = words(word, surname, false);
    let other = as_surname == WordLikeness::Other;
    let surprise = if other { counts.surname(word) } else { surprise };
    let mut found = vec![(likeness(WordLikeness::Absent, as_surname), surprise)];
    if let Some(forename) = forename {
        let (as_forename, surprise) = words(word, forename, true);
        if as_forename != WordLikeness::Other {
            found.push((likeness(as_forename, WordLikeness::Absent), surprise));
        }
    }
    found
}

fn forenames(own: &Parts<'_>, theirs: &Parts<'_>, counts: &WordCounts) -> (WordLikeness, i32) {
    match words(own.forename, theirs.forename, true) {
        (WordLikeness::Other, _) if theirs.middle.contains(&own.forename) => {
            (WordLikeness::Part, -BIT)
        }
        (WordLikeness::Other, _) if own.middle.contains(&theirs.forename) => {
            (WordLikeness::Part, counts.forename(own.forename))
        }
        (WordLikeness::Other, _) => {
            let known = counts.with_forename(own.forename).is_some();
            (WordLikeness::other(known), counts.forename(own.forename))
        }
        like => like,
    }
}

fn surnames(own: &Parts<'_>, theirs: &Parts<'_>, counts: &WordCounts) -> (WordLikeness, i32) {
    match words(own.surname, theirs.surname, false) {
        (WordLikeness::Same, _) => (WordLikeness::Same, 0),
        _ if own.middle.contains(&theirs.surname) => {
            (WordLikeness::Part, counts.surname(own.surname))
        }
        _ if theirs.middle.contains(&own.surname) => (WordLikeness::Part, -BIT),
        (WordLikeness::Other, _) => {
            (WordLikeness::other(counts.has_surname(own.surname)), counts.surname(own.surname))
        }
        like => like,
    }
}

impl Parts<'_> {
    /// How surprising the further names are that the member does not have.
    fn unexplained(&self, theirs: &Parts<'_>, counts: &WordCounts) -> i32 {
        let known = |word: &str| {
            let ends = [theirs.forename, theirs.surname];
            ends.contains(&word)
                || theirs.middle.iter().any(|own| words(word, own, true).0 != WordLikeness::Other)
        };
        let more = self.middle.iter().filter(|word| !known(word));
        more.map(|word| counts.surname(word)).sum()
    }
}

fn middles(own: &Parts<'_>, theirs: &Parts<'_>) -> MiddleLikeness {
    let used = [own.forename, own.surname, theirs.forename, theirs.surname];
    let rest = |words: &[&str]| -> Vec<String> {
        words.iter().filter(|word| !used.contains(word)).map(ToString::to_string).collect()
    };
    let (one, other) = (rest(own.middle), rest(theirs.middle));
    if one == other {
        return MiddleLikeness::Same;
    }
    let (few, more) = if one.len() <= other.len() { (one, other) } else { (other, one) };
    let like =
        |word: &String| more.iter().any(|known| words(word, known, true).0 != WordLikeness::Other);
    if few.iter().all(like) { MiddleLikeness::Added } else { MiddleLikeness::Other }
}

/// How a word is like another, and the surprise of its letters.
fn words(typed: &str, known: &str, forename: bool) -> (WordLikeness, i32) {
    words_by(typed, known, forename, || names().phonetic_key(typed) == names().phonetic_key(known))
}

/// The same, if it is known whether the words sound alike.
fn words_by(
    typed: &str,
    known: &str,
    forename: bool,
    sounds: impl Fn() -> bool,
) -> (WordLikeness, i32) {
    if typed == known {
        return (WordLikeness::Same, 0);
    }
    let begins = typed.as_bytes().first() == known.as_bytes().first();
    if typed.len() == 1 || known.len() == 1 {
        let initial = forename && begins;
        return (if initial { WordLikeness::Initial } else { WordLikeness::Other }, 0);
    }
    if forename && names().are_alike(typed, known) {
        return (WordLikeness::Alike, -BIT);
    }
    let longest = typed.len().max(known.len());
    if let Some(slip) = slip(typed, known) {
        return slip;
    }
    if longest > 3 && sounds() {
        return (WordLikeness::Sound, -3 * BIT);
    }
    let cut =
        typed.len().min(known.len()) > 1 && (known.starts_with(typed) || typed.starts_with(known));
    match cut && (forename || longest.min(typed.len()) > 3) {
        true => (WordLikeness::Cut, -2 * BIT),
        false => (WordLikeness::Other, 0),
    }
}

/// Whether two words of one length have the same letters.
fn is_transposed(one: &str, other: &str) -> bool {
    let letters = |word: &str| {
        let mut letters = word.as_bytes().to_vec();
        letters.sort_unstable();
        letters
    };
    letters(one) == letters(other)
}

/// Whether a letter stands twice in a row.
fn is_doubled(word: &str) -> bool {
    word.as_bytes().windows(2).any(|pair| pair[0] == pair[1])
}
