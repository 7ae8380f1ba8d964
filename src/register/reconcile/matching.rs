//! Which member a player is: by number and name, by a number with a slip, by name.
//!
//! Only a number with a name that fits it is certain. Everything else is a
//! suggestion with a score; from [`LIKELY`] on it is one that the registrar can
//! accept as a whole. Names are found through an index, so that a player without
//! a number is compared with dozens of members and not with all.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::sync::Arc;

use xxhash_rust::xxh3::xxh3_64;

use crate::model::Both;
use crate::model::names::alphabetical;
use crate::model::register::{Member, MemberStatus, Register};
use crate::rules::names::names;

use super::claims::Claimant;
use super::persons::{FITS, PersonName, number_slip};

/// From this score on a match is likely.
pub const LIKELY: u8 = 70;
/// The score of an old number, or a former name beside the number.
const BY_ALIAS: u8 = 99;
/// Of a name alone: in the club, elsewhere, one of several in the club.
const NAME_IN_CLUB: u8 = 88;
const NAME_ELSEWHERE: u8 = 75;
const NAME_OF_SEVERAL: u8 = 55;
/// Of a name beside a number that is somebody else's, or nobody's.
const NAME_AGAINST_NUMBER: u8 = 72;
const NAME_BESIDE_UNKNOWN: u8 = 80;
/// Of a number whose member has another surname, or another forename.
const OTHER_SURNAME: u8 = 74;
const OTHER_FORENAME: u8 = 50;
const OTHER_NAME: u8 = 15;
/// A name that fits by so much less than another one is not as near.
const LESS_NEAR: u8 = 10;
/// So many members of one key are compared at most.
const MOST_COMPARED: usize = 3_000;
/// So many candidates are told of.
const MOST_TOLD: usize = 5;

/// The members as they are looked for.
#[derive(Debug)]
pub struct Directory<'a> {
    members: &'a [Member],
    names: Vec<PersonName>,
    clubs: Vec<Arc<str>>,
    numbers: Numbers<'a>,
    old_numbers: HashMap<&'a str, u32>,
    aliases: HashMap<u32, Vec<PersonName>>,
    /// Members by a hash of parts of their names, in order.
    index: Vec<(u64, u32)>,
}

/// Names of members as they are compared, and where they are found.
#[derive(Default)]
struct Names {
    names: Vec<PersonName>,
    index: Vec<(u64, u32)>,
}

impl Names {
    /// Those of some members, of which the first has that index.
    fn of(members: &[Member], first: u32) -> Names {
        let names: Vec<PersonName> =
            members.iter().map(|member| PersonName::of(&member.name)).collect();
        let mut index = Vec::with_capacity(members.len() * 3);
        for (member, name) in (first..).zip(&names) {
            hashes(name, |hash| index.push((hash, member)));
        }
        Names { names, index }
    }
}

/// Members by their numbers.
#[derive(Debug, Default)]
struct Numbers<'a> {
    /// The first row of each.
    first: HashMap<&'a str, u32>,
    /// Numbers that stand on several rows, with their rows.
    twice: HashMap<&'a str, Vec<u32>>,
    /// Members whose number begins with noughts, by what is behind these.
    behind_noughts: HashMap<&'a str, Vec<u32>>,
}

impl<'a> Numbers<'a> {
    fn of(members: &'a [Member]) -> Numbers<'a> {
        let first = HashMap::with_capacity(members.len());
        let mut numbers = Numbers { first, ..Numbers::default() };
        for (index, member) in (0u32..).zip(members) {
            let first = *numbers.first.entry(&member.number).or_insert(index);
            if first != index {
                let rows = numbers.twice.entry(&member.number).or_insert_with(|| vec![first]);
                rows.push(index);
            }
            let bare = member.number.trim_start_matches('0');
            if *bare != *member.number {
                numbers.behind_noughts.entry(bare).or_default().push(index);
            }
        }
        numbers
    }
}

/// The clubs of members as they are compared.
fn clubs_of(members: &[Member]) -> Vec<Arc<str>> {
    let mut known: HashMap<&str, Arc<str>> = HashMap::new();
    let words = |member: &Member| Arc::from(&*club_words(&member.club));
    let clubs = members
        .iter()
        .map(|member| Arc::clone(known.entry(&member.club).or_insert_with(|| words(member))));
    clubs.collect()
}

/// Two rows that are probably one person, the one to keep first, with a score of 100 and
/// reasons.
pub type Double = ([u32; 2], u8, Vec<String>);

/// A member that a player may be.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Candidate {
    /// The member.
    pub member: u32,
    /// Of 100.
    pub score: u8,
    /// Why.
    pub reasons: Vec<String>,
}

impl Candidate {
    /// Whether the member may be the player, if not likely.
    pub fn may_be(&self) -> bool {
        self.score >= OTHER_FORENAME
    }
}

/// What was found for a player.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Match {
    /// Members, the best first.
    pub candidates: Vec<Candidate>,
    /// Whether the first is the member beyond doubt.
    pub certain: bool,
}

impl Match {
    /// A member beyond doubt, of which nobody asks why.
    fn certain(member: u32) -> Match {
        let own = Candidate { member, score: 100, reasons: Vec::new() };
        Match { candidates: vec![own], certain: true }
    }

    /// The best candidate, where there is one that stands out.
    pub fn best(&self) -> Option<&Candidate> {
        let best = self.candidates.first()?;
        let rival = self.candidates.get(1).is_some_and(|other| other.score == best.score);
        (!rival || self.certain).then_some(best)
    }

    /// The best candidate, if it is likely.
    pub fn likely(&self) -> Option<&Candidate> {
        self.best().filter(|best| best.score >= LIKELY)
    }
}

/// A club as it is compared: without the words that all have.
pub fn club_words(club: &str) -> Box<str> {
    let words = alphabetical(club);
    let own = words.split(' ').filter(|word| !matches!(*word, "bridge" | "club" | "bc" | "the"));
    own.collect::<Vec<_>>().join(" ").into()
}

fn pair_hash(word: &str, initial: u8) -> u64 {
    xxh3_64(word.as_bytes()).wrapping_add(u64::from(initial).wrapping_mul(0x9e37_79b9_7f4a_7c15))
}

fn key_hash(key: &str) -> u64 {
    xxh3_64(key.as_bytes()) ^ 0x5bd1_e995
}

/// The hashes under which a name stands: the whole, and each word with the
/// initial of each other.
fn hashes(name: &PersonName, mut each: impl FnMut(u64)) {
    each(key_hash(name.key()));
    for (at, word) in name.words().enumerate().filter(|(_, word)| word.len() > 1) {
        for (_, other) in name.words().enumerate().filter(|(position, _)| *position != at) {
            each(pair_hash(word, other.as_bytes()[0]));
        }
    }
}

impl<'a> Directory<'a> {
    /// The members of a register.
    pub fn new(register: &'a Register, both: Both) -> Directory<'a> {
        let members = &register.members[..];
        let (first, second) = members.split_at(members.len() / 2);
        let (mut names, mut more) = (Names::default(), Names::default());
        let (mut numbers, mut clubs) = (Numbers::default(), Vec::new());
        both(
            &mut || {
                names = Names::of(first, 0);
                numbers = Numbers::of(members);
            },
            &mut || {
                more = Names::of(second, first.len() as u32);
                clubs = clubs_of(members);
            },
        );
        names.names.append(&mut more.names);
        names.index.append(&mut more.index);
        let mut directory = Directory {
            members,
            names: names.names,
            clubs,
            numbers,
            old_numbers: HashMap::new(),
            aliases: HashMap::new(),
            index: names.index,
        };
        directory.enter_aliases(register);
        directory.index.sort_unstable();
        directory.index.dedup();
        directory
    }

    fn enter_aliases(&mut self, register: &'a Register) {
        for alias in &register.aliases {
            let Some(member) = self.numbers.first.get(&*alias.number).copied() else { continue };
            if let Some(name) = &alias.known_as {
                let name = PersonName::of(name);
                hashes(&name, |hash| self.index.push((hash, member)));
                self.aliases.entry(member).or_default().push(name);
            }
            if let Some(old) = alias.old_number.as_deref() {
                self.old_numbers.insert(old, member);
            }
        }
    }

    /// The member with a number; none where several rows have it.
    pub fn of_number(&self, number: &str) -> Option<u32> {
        let known = self.numbers.first.get(number).copied();
        known.filter(|_| !self.numbers.twice.contains_key(number))
    }

    /// The member who had a number before, unless it is somebody's now.
    pub fn of_old_number(&self, number: &str) -> Option<u32> {
        self.old_numbers.get(number).copied()
    }

    /// Whether several rows have a number.
    pub fn is_twice(&self, number: &str) -> bool {
        self.numbers.twice.contains_key(number)
    }

    /// How a name fits that of a member, or one that the member had.
    fn fit(&self, name: &PersonName, member: u32) -> (u8, Vec<String>) {
        let own = name.fit(&self.names[member as usize]);
        let aliases = self.aliases.get(&member).into_iter().flatten();
        let former = aliases.map(|alias| name.fit(alias)).max_by_key(|fit| fit.score);
        match former {
            Some(former) if former.score > own.score => {
                let mut reasons = vec!["a name under Aliases".to_string()];
                reasons.extend(former.reasons.iter().map(ToString::to_string));
                (former.score.min(BY_ALIAS), reasons)
            }
            _ => (own.score, own.reasons.iter().map(ToString::to_string).collect()),
        }
    }

    /// The member who has the number and the name of a player as they are written, as
    /// nearly all have; none who had that number before.
    fn as_written(&self, player: &Claimant) -> Option<u32> {
        let number = player.number.as_deref()?;
        let member = self.of_number(number)?;
        let named = *self.members[member as usize].name == *player.name;
        (named && self.of_old_number(number).is_none()).then_some(member)
    }

    /// Finds the member that a player is.
    pub fn find(&self, player: &Claimant) -> Match {
        if let Some(member) = self.as_written(player) {
            return Match::certain(member);
        }
        let name = PersonName::of(&player.name);
        let Some(number) = player.number.as_deref() else {
            let found =
                self.by_name(&name, &club_words(&player.club), NAME_IN_CLUB, NAME_ELSEWHERE);
            return settled(found);
        };
        if let Some(member) = self.rejoined(number, &name) {
            return self.by_number(member, &name, "an old number under Aliases");
        }
        if let Some(member) = self.of_number(number) {
            return self.by_number(member, &name, "the number is that member's");
        }
        if let Some(member) = self.of_old_number(number) {
            return self.by_number(member, &name, "an old number under Aliases");
        }
        let mut found = self.by_slip(number, &name);
        for candidate in
            self.by_name(&name, "", NAME_BESIDE_UNKNOWN, NAME_BESIDE_UNKNOWN).into_iter()
        {
            if found.iter().all(|known| known.member != candidate.member) {
                found.push(candidate);
            }
        }
        settled(found)
    }

    /// The member who rejoined under another number, where the row of the old one
    /// is still there.
    fn rejoined(&self, number: &str, name: &PersonName) -> Option<u32> {
        let row = self.of_number(number)?;
        let member = self.of_old_number(number).filter(|member| *member != row)?;
        let gone = self.members[row as usize].status != MemberStatus::Active;
        (gone && self.fit(name, member).0 >= FITS).then_some(member)
    }

    /// A number that is somebody's: whose the name is decides.
    fn by_number(&self, member: u32, name: &PersonName, how: &str) -> Match {
        if name.is_empty() {
            return Match::certain(member);
        }
        let (score, differences) = self.fit(name, member);
        if score >= FITS {
            return Match::certain(member);
        }
        let club = self.clubs[member as usize].clone();
        let mut others = self.by_name(name, &club, NAME_AGAINST_NUMBER, NAME_AGAINST_NUMBER - 4);
        others.retain(|other| other.member != member);
        let mut reasons = vec![how.to_string()];
        reasons.extend(differences);
        let score = match score {
            0 => {
                reasons.push("the name is another".to_string());
                OTHER_NAME
            }
            // A forename alone says little where somebody else has the whole name.
            score if score > 40 && others.is_empty() => OTHER_SURNAME,
            _ => OTHER_FORENAME,
        };
        let mut found = vec![Candidate { member, score, reasons }];
        found.extend(others.into_iter().map(|mut other| {
            other
                .reasons
                .push(format!("but the number is {}'s", self.members[member as usize].name));
            other
        }));
        settled(found)
    }

    /// Members whose number differs from one by a slip, with a name that fits.
    fn by_slip(&self, number: &str, name: &PersonName) -> Vec<Candidate> {
        let mut near: Vec<u32> = Vec::new();
        let bare = number.trim_start_matches('0');
        for same in [number, bare] {
            near.extend(self.numbers.first.get(same));
            near.extend(self.numbers.twice.get(same).into_iter().flatten());
        }
        near.extend(self.numbers.behind_noughts.get(bare).into_iter().flatten());
        for variant in variants(number) {
            near.extend(self.numbers.first.get(&*variant));
        }
        near.sort_unstable();
        near.dedup();
        let candidate = |member: u32| {
            let (fit, differences) = self.fit(name, member);
            let own = &self.members[member as usize].number;
            let (score, why) = match &**own == number {
                true => (90, "the number stands on several rows"),
                false => number_slip(number, own)?,
            };
            let mut reasons = vec![why.to_string()];
            reasons.extend(differences);
            let score = (u32::from(score) * u32::from(fit) / 100) as u8;
            (fit >= FITS).then_some(Candidate { member, score, reasons })
        };
        near.into_iter().filter_map(candidate).collect()
    }

    /// Members of a name: `in_club` is the score of one in the club, `elsewhere`
    /// of another; where several have the name, none is likely.
    fn by_name(&self, name: &PersonName, club: &str, in_club: u8, elsewhere: u8) -> Vec<Candidate> {
        if name.is_empty() {
            return Vec::new();
        }
        let fits: Vec<(u32, u8, Vec<String>)> = self
            .named(name)
            .into_iter()
            .filter_map(|member| {
                let (score, reasons) = self.fit(name, member);
                (score >= FITS).then_some((member, score, reasons))
            })
            .collect();
        let best = fits.iter().map(|(_, score, _)| *score).max().unwrap_or_default();
        // A name that is only like another does not put the same name in doubt.
        let rivals = |wanted: Option<bool>| {
            let near = fits.iter().filter(|(_, score, _)| best - *score < LESS_NEAR);
            near.filter(|(member, _, _)| {
                wanted.is_none_or(|wanted| self.is_of(*member, club) == wanted)
            })
            .count()
        };
        let (all, here) = (rivals(None), rivals(Some(true)));
        let candidate = |(member, fit, differences): (u32, u8, Vec<String>)| {
            let own_club = self.is_of(member, club);
            let mut reasons = vec![
                if differences.is_empty() { "the same name" } else { "the name fits" }.to_string(),
            ];
            reasons.extend(differences);
            if !club.is_empty() {
                reasons.push(if own_club { "the same club" } else { "another club" }.to_string());
            }
            let nearer = best - fit >= LESS_NEAR;
            let base = match (all, here, own_club) {
                // Wherever somebody of the very name is, a like name is less likely.
                _ if nearer => NAME_OF_SEVERAL,
                (1, _, true) => in_club,
                (1, _, false) => elsewhere,
                (_, 1, true) => LIKELY.max(in_club.saturating_sub(12)),
                _ => NAME_OF_SEVERAL,
            };
            if nearer {
                reasons.push("somebody else's name is nearer".to_string());
            } else if all > 1 {
                reasons.push(match own_club && here > 1 {
                    true => format!("{here} members of this name in the club"),
                    false => format!("{all} members of this name"),
                });
            }
            let score = (u32::from(base) * u32::from(fit) / 100) as u8;
            Candidate { member, score, reasons }
        };
        fits.into_iter().map(candidate).collect()
    }

    fn is_of(&self, member: u32, club: &str) -> bool {
        !club.is_empty() && *self.clubs[member as usize] == *club
    }

    /// Whether the name of a member, or one that the member had, may be that one.
    fn may_be_named(&self, name: &PersonName, member: u32) -> bool {
        name.may_fit(&self.names[member as usize]) || self.aliases.contains_key(&member)
    }

    /// Members whose name may be that one, each once, in order.
    fn named(&self, name: &PersonName) -> Vec<u32> {
        let mut wanted = vec![key_hash(name.key())];
        for (at, word) in name.words().enumerate().filter(|(_, word)| word.len() > 1) {
            for (_, other) in name.words().enumerate().filter(|(position, _)| *position != at) {
                let initials = names().initials(other);
                wanted.extend(initials.into_iter().map(|initial| pair_hash(word, initial)));
            }
        }
        let mut found = Vec::new();
        for hash in wanted {
            let first = self.index.partition_point(|(known, _)| *known < hash);
            let of_hash = self.index[first..].iter().take_while(|(known, _)| *known == hash);
            let members = of_hash.take(MOST_COMPARED).map(|(_, member)| *member);
            found.extend(members.filter(|member| self.may_be_named(name, *member)));
        }
        found.sort_unstable();
        found.dedup();
        found
    }

    /// Pairs of rows that are probably one person, with a score and reasons: the
    /// one to keep first.
    pub fn doubles(&self, register: &Register) -> Vec<Double> {
        let mut pairs: BTreeMap<[u32; 2], (u8, Vec<String>)> = BTreeMap::new();
        let mut add = |one: u32, other: u32, score: u8, reason: &str| {
            let pair = self.kept_first(one, other);
            let known = pairs.entry(pair).or_default();
            known.0 = known.0.max(score);
            known.1.push(reason.to_string());
        };
        for alias in &register.aliases {
            let Some(member) = self.of_number(&alias.number) else { continue };
            if let Some(old) = alias.old_number.as_deref().and_then(|old| self.of_number(old))
                && old != member
                && self.fit(&self.names[old as usize], member).0 >= FITS
            {
                add(member, old, 95, "one number is the old number of the other");
            }
            for name in self.aliases.get(&member).into_iter().flatten() {
                let same = |other: &u32| {
                    *other != member
                        && name.is_full()
                        && self.names[*other as usize].key() == name.key()
                        && self.clubs[*other as usize] == self.clubs[member as usize]
                };
                for other in self.named(name).into_iter().filter(same) {
                    add(member, other, 85, "another name of the one, in the same club");
                }
            }
        }
        // Members of one name lie together when they are sorted by it.
        let mut order: Vec<u32> = (0..self.members.len() as u32).collect();
        order.retain(|member| self.names[*member as usize].is_full());
        let key = |member: &u32| self.names[*member as usize].key();
        order.sort_unstable_by(|a, b| key(a).cmp(key(b)).then(a.cmp(b)));
        for namesakes in order.chunk_by(|a, b| key(a) == key(b)).filter(|all| all.len() > 1) {
            for (at, one) in namesakes.iter().enumerate().take(MOST_TOLD * 4) {
                for other in &namesakes[at + 1..] {
                    if let Some((score, reason)) = self.namesakes(*one, *other, namesakes.len()) {
                        add(*one, *other, score, reason);
                    }
                }
            }
        }
        pairs.into_iter().map(|(pair, (score, reasons))| (pair, score, reasons)).collect()
    }

    /// Why two members of one name may be one person.
    fn namesakes(&self, one: u32, other: u32, all: usize) -> Option<(u8, &'static str)> {
        let (a, b) = (&self.members[one as usize], &self.members[other as usize]);
        let same_club =
            !a.club.is_empty() && self.clubs[one as usize] == self.clubs[other as usize];
        let lapsed = (a.status == MemberStatus::Lapsed) != (b.status == MemberStatus::Lapsed);
        if a.number == b.number {
            return Some((90, "the same name and the same number"));
        }
        if number_slip(&a.number, &b.number).is_some() {
            return Some((85, "the same name, and numbers that differ by a slip"));
        }
        if lapsed && same_club {
            return Some((
                85,
                "the same name and club, the one lapsed: rejoined under a new number",
            ));
        }
        if same_club {
            return Some((75, "the same name in the same club"));
        }
        let same_area = !a.area.is_empty() && a.area == b.area;
        (lapsed && same_area && all == 2)
            .then_some((70, "the same name in the same area, the one lapsed"))
    }

    /// Of two rows the one to keep first: a member before one who is none, then
    /// the one with more points, then the first of the register.
    pub fn kept_first(&self, one: u32, other: u32) -> [u32; 2] {
        let worth = |index: u32| {
            let member = &self.members[index as usize];
            (member.status, std::cmp::Reverse(member.points.master_points()), index)
        };
        if worth(one) <= worth(other) { [one, other] } else { [other, one] }
    }
}

/// The best candidates in order.
fn settled(mut candidates: Vec<Candidate>) -> Match {
    candidates.sort_by(|a, b| b.score.cmp(&a.score).then(a.member.cmp(&b.member)));
    candidates.truncate(MOST_TOLD);
    Match { candidates, certain: false }
}

/// Numbers that differ from one by a slip.
fn variants(number: &str) -> HashSet<String> {
    const LONGEST: usize = 12;
    let mut found = HashSet::new();
    if !number.is_ascii() || number.len() > LONGEST {
        return found;
    }
    for at in 0..number.len() {
        let (before, after) = number.split_at(at);
        found.insert(format!("{before}{}", &after[1..]));
        if after.len() > 1 {
            found.insert(format!("{before}{}{}{}", &after[1..2], &after[..1], &after[2..]));
        }
        for digit in b'0'..=b'9' {
            found.insert(format!("{before}{}{}", char::from(digit), &after[1..]));
        }
    }
    for at in 0..=number.len() {
        let (before, after) = number.split_at(at);
        for digit in b'0'..=b'9' {
            found.insert(format!("{before}{}{after}", char::from(digit)));
        }
    }
    found.remove(number);
    found
}
