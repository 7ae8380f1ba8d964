//! Finds the members of a register: by number, by old number, by name.
//!
//! An index of names makes sure that a player without a number is compared with dozens of
//! members, not with all.

use std::collections::{BTreeSet, HashMap, HashSet};
use std::sync::Arc;

use xxhash_rust::xxh3::xxh3_64;

use engine::rules::name_lists::person_name_lists;
use model::ParallelJoin;
use model::name_comparison::name_sort_key;
use model::register::{Member, Register};

use super::likeness::{NameFrequencies, SimilarNameCache};
use super::person_names::{MIN_SAME_NAME_SCORE, ParsedName};

/// The score of a match by an old number, or by number and former name.
const BY_ALIAS: u8 = 99;
/// At most so many members are compared for one key.
const MOST_COMPARED: usize = 3_000;

/// The members with their indices.
#[derive(Debug)]
pub struct MemberDirectory<'a> {
    pub(super) members: &'a [Member],
    pub(super) names: Vec<ParsedName>,
    /// The clubs, normalised for comparison.
    pub(super) clubs: Vec<Arc<str>>,
    numbers: Numbers<'a>,
    old_numbers: HashMap<&'a str, u32>,
    aliases: HashMap<u32, Vec<ParsedName>>,
    /// Members entered by a decision. It was made for one player: a similar name or number
    /// alone makes them neither likely nor a rival of others.
    entered: HashSet<u32>,
    /// Members by hashes of parts of their names, sorted.
    index: Vec<(u64, u32)>,
    /// How often names occur.
    pub(super) counts: NameFrequencies,
    /// The club of each member as a number, and the members of each.
    club_of: Vec<u32>,
    of_club: Vec<Vec<u32>>,
    /// The same without those who were entered by decisions, as they were before.
    club_sizes: Vec<u64>,
    club_numbers: HashMap<Arc<str>, u32>,
}

/// Normalised names of members, with their index.
#[derive(Default)]
struct Names {
    names: Vec<ParsedName>,
    index: Vec<(u64, u32)>,
}

impl Names {
    /// The names of a part of the members, whose first has the index `first`.
    fn of(members: &[Member], first: u32) -> Names {
        let names: Vec<ParsedName> =
            members.iter().map(|member| ParsedName::parse(&member.name)).collect();
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
    /// The first row of each number.
    first: HashMap<&'a str, u32>,
    /// Numbers on several rows, with these rows.
    twice: HashMap<&'a str, Vec<u32>>,
    /// Members whose number has leading zeros, by the number without them.
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

/// The clubs of members, normalised for comparison.
fn clubs_of(members: &[Member]) -> Vec<Arc<str>> {
    let mut known: HashMap<&str, Arc<str>> = HashMap::new();
    let words = |member: &Member| Arc::from(&*normalised_club_name(&member.club));
    let clubs = members
        .iter()
        .map(|member| Arc::clone(known.entry(&member.club).or_insert_with(|| words(member))));
    clubs.collect()
}

/// A club normalised for comparison: without common words such as "bridge club".
pub(super) fn normalised_club_name(club: &str) -> Box<str> {
    let words = name_sort_key(club);
    let own = words.split(' ').filter(|word| !matches!(*word, "bridge" | "club" | "bc" | "the"));
    own.collect::<Vec<_>>().join(" ").into()
}

fn pair_hash(word: &str, initial: u8) -> u64 {
    xxh3_64(word.as_bytes()).wrapping_add(u64::from(initial).wrapping_mul(0x9e37_79b9_7f4a_7c15))
}

fn key_hash(key: &str) -> u64 {
    xxh3_64(key.as_bytes()) ^ 0x5bd1_e995
}

/// The hashes of a name in the index: the whole name, and each word with the initial of
/// each other word.
fn hashes(name: &ParsedName, mut each: impl FnMut(u64)) {
    each(key_hash(name.sorted_words()));
    for (at, word) in name.words().enumerate().filter(|(_, word)| word.len() > 1) {
        for (_, other) in name.words().enumerate().filter(|(position, _)| *position != at) {
            each(pair_hash(word, other.as_bytes()[0]));
        }
    }
}

impl<'a> MemberDirectory<'a> {
    /// The row of the one member whose number is this one behind leading noughts, which Excel drops
    /// where it keeps numbers as numbers.
    pub(super) fn member_behind_leading_zeros(&self, number: &str) -> Option<u32> {
        match self.numbers.behind_noughts.get(number).map(Vec::as_slice) {
            Some([row]) => Some(*row),
            _ => None,
        }
    }

    /// Indexes the members of a register; `entered` are the numbers of members whom earlier
    /// decisions entered.
    pub fn new(
        register: &'a Register,
        entered: &BTreeSet<&str>,
        join: ParallelJoin,
    ) -> MemberDirectory<'a> {
        let members = &register.members[..];
        let (first, second) = members.split_at(members.len() / 2);
        let (mut names, mut more) = (Names::default(), Names::default());
        let (mut numbers, mut clubs) = (Numbers::default(), Vec::new());
        join(
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
        let mut directory = MemberDirectory {
            members,
            names: names.names,
            clubs,
            numbers,
            old_numbers: HashMap::new(),
            aliases: HashMap::new(),
            entered: HashSet::new(),
            index: names.index,
            counts: NameFrequencies::default(),
            club_of: Vec::with_capacity(members.len()),
            of_club: Vec::new(),
            club_sizes: Vec::new(),
            club_numbers: HashMap::new(),
        };
        directory.entered =
            entered.iter().filter_map(|own| directory.member_with_number(own)).collect();
        directory.counts = NameFrequencies::from_names(&directory.names, &directory.entered);
        directory.number_clubs();
        directory.enter_aliases(register);
        directory.index.sort_unstable();
        directory.index.dedup();
        directory
    }

    fn number_clubs(&mut self) {
        for (member, club) in (0u32..).zip(&self.clubs) {
            let next = self.of_club.len() as u32;
            let number = match self.club_numbers.get(club) {
                Some(number) => *number,
                None => {
                    self.club_numbers.insert(Arc::clone(club), next);
                    self.of_club.push(Vec::new());
                    next
                }
            };
            self.of_club[number as usize].push(member);
            self.club_sizes.resize(self.of_club.len(), 0);
            self.club_sizes[number as usize] += u64::from(!self.entered.contains(&member));
            self.club_of.push(number);
        }
    }

    /// The club of a member, as a number.
    pub(super) fn club_id_of_member(&self, member: u32) -> u32 {
        self.club_of[member as usize]
    }

    /// The number of a club, by its words.
    pub(super) fn club_id_of_name(&self, words: &str) -> Option<u32> {
        let club = self.club_numbers.get(words).copied().filter(|_| !words.is_empty());
        club.filter(|club| self.club_size(*club) > 0)
    }

    /// How many members a club has, apart from those entered by decisions.
    pub(super) fn club_size(&self, club: u32) -> u64 {
        self.club_sizes[club as usize]
    }

    /// How many members there are, apart from those entered by decisions.
    pub(super) fn member_count(&self) -> u64 {
        (self.members.len() - self.entered.len()) as u64
    }

    /// Whether any row has a number, or had it, apart from those entered by decisions.
    pub(super) fn is_known_number(&self, number: &str) -> bool {
        let row = self.numbers.first.get(number);
        row.is_some_and(|row| !self.is_entered_by_decision(*row))
            || self.old_numbers.contains_key(number)
    }

    /// The members of a club with a forename of this name, or one like it.
    pub(super) fn club_members_by_forename<'n>(
        &'n self,
        club: &str,
        name: &'n ParsedName,
    ) -> impl Iterator<Item = u32> + 'n {
        let members = self.club_id_of_name(club).map(|club| &self.of_club[club as usize][..]);
        let members = members.unwrap_or_default().iter().copied();
        let ends = [name.words().next(), name.words().next_back()];
        self.counts.filter_by_forename(members, move |own| {
            let mut ends = ends.iter().flatten();
            ends.any(|end| *end == own || person_name_lists().are_forms_of_one_forename(end, own))
        })
    }

    /// Members whose surname differs by a slip, and whose forename is like the other name.
    pub(super) fn members_with_misspelt_surname<'n>(
        &self,
        name: &'n ParsedName,
        asked: &mut SimilarNameCache<'n>,
    ) -> Vec<u32> {
        let (Some(first), Some(last)) = (name.forename(), name.words().next_back()) else {
            return name
                .words()
                .flat_map(|word| self.counts.members_with_similar_surname(word))
                .collect();
        };
        let mut found = self.counts.members_with_similar_names(last, first, asked);
        found.extend(self.counts.members_with_similar_names(first, last, asked));
        found
    }

    fn enter_aliases(&mut self, register: &'a Register) {
        for alias in &register.aliases {
            // Aliases of a number on several rows belong to each of them: they may be
            // merged.
            let Some(first) = self.numbers.first.get(&*alias.number).copied() else { continue };
            let rows = match self.rows_sharing_number(&alias.number) {
                [] => vec![first],
                rows => rows.to_vec(),
            };
            if let Some(name) = &alias.known_as {
                let name = ParsedName::parse(name);
                for row in rows {
                    hashes(&name, |hash| self.index.push((hash, row)));
                    self.aliases.entry(row).or_default().push(name.clone());
                }
            }
            if let Some(old) = alias.old_number.as_deref() {
                self.old_numbers.insert(old, first);
            }
        }
    }

    /// The member with a number; `None` if several rows have it.
    pub(crate) fn member_with_number(&self, number: &str) -> Option<u32> {
        let known = self.numbers.first.get(number).copied();
        known.filter(|_| !self.is_duplicate_number(number))
    }

    /// The rows with a number, if there are several.
    pub(crate) fn rows_sharing_number(&self, number: &str) -> &[u32] {
        self.numbers.twice.get(number).map_or(&[], Vec::as_slice)
    }

    /// Whether several rows have a number.
    pub(crate) fn is_duplicate_number(&self, number: &str) -> bool {
        self.numbers.twice.contains_key(number)
    }

    /// The numbers on several rows, with these rows.
    pub(crate) fn duplicate_numbers(&self) -> impl Iterator<Item = (&'a str, &[u32])> + '_ {
        self.numbers.twice.iter().map(|(number, rows)| (*number, rows.as_slice()))
    }

    /// The rows with one of these numbers, or with `bare` behind leading zeros.
    pub(crate) fn rows_with_numbers<'n>(
        &self,
        numbers: impl Iterator<Item = &'n str>,
        bare: &str,
    ) -> Vec<u32> {
        let mut rows: Vec<u32> = Vec::new();
        for number in numbers {
            rows.extend(self.numbers.first.get(number));
            rows.extend(self.rows_sharing_number(number));
        }
        rows.extend(self.numbers.behind_noughts.get(bare).into_iter().flatten());
        rows.sort_unstable();
        rows.dedup();
        rows
    }

    /// The member who had a number before; `None` if several rows have it now.
    pub(crate) fn member_with_old_number(&self, number: &str) -> Option<u32> {
        self.old_numbers.get(number).copied().filter(|_| !self.is_duplicate_number(number))
    }

    /// How well a name fits a present or former name of a member: score and reasons.
    pub(crate) fn name_fit(&self, name: &ParsedName, member: u32) -> (u8, Vec<String>) {
        let own = name.fit(&self.names[member as usize]);
        let former = self.former_names(member).iter().map(|alias| name.fit(alias));
        match former.max_by_key(|fit| fit.score) {
            Some(former) if former.score > own.score => {
                let mut reasons = vec!["a name under Aliases".to_string()];
                reasons.extend(former.reasons.iter().map(ToString::to_string));
                (former.score.min(BY_ALIAS), reasons)
            }
            _ => (own.score, own.reasons.iter().map(ToString::to_string).collect()),
        }
    }

    /// Whether an earlier decision entered a member.
    pub(crate) fn is_entered_by_decision(&self, member: u32) -> bool {
        self.entered.contains(&member)
    }

    /// The other names of a member, from the sheet `Aliases`.
    pub(crate) fn former_names(&self, member: u32) -> &[ParsedName] {
        self.aliases.get(&member).map_or(&[], Vec::as_slice)
    }

    /// Whether a member belongs to a club.
    pub(crate) fn is_in_club(&self, member: u32, club: &str) -> bool {
        !club.is_empty() && *self.clubs[member as usize] == *club
    }

    /// A quick check whether a name may fit a member.
    fn may_be_named(&self, name: &ParsedName, member: u32) -> bool {
        name.may_fit(&self.names[member as usize]) || self.aliases.contains_key(&member)
    }

    /// Members whose name may fit, each once, sorted.
    pub(crate) fn members_with_similar_name(&self, name: &ParsedName) -> Vec<u32> {
        let mut wanted = vec![key_hash(name.sorted_words())];
        for (at, word) in name.words().enumerate().filter(|(_, word)| word.len() > 1) {
            for (_, other) in name.words().enumerate().filter(|(position, _)| *position != at) {
                let initials = person_name_lists().initials(other);
                wanted.extend(initials.into_iter().map(|initial| pair_hash(word, initial)));
            }
        }
        let mut found = self.under(&wanted);
        found.retain(|member| self.may_be_named(name, *member));
        found
    }

    /// Members with exactly this name, present or former.
    pub(crate) fn members_with_exact_name(&self, name: &ParsedName) -> Vec<u32> {
        let mut found = self.under(&[key_hash(name.sorted_words())]);
        found.retain(|member| self.name_fit(name, *member).0 >= MIN_SAME_NAME_SCORE);
        found
    }

    /// The members with any of these hashes, each once, sorted.
    fn under(&self, hashes: &[u64]) -> Vec<u32> {
        let mut found = Vec::new();
        for hash in hashes {
            let first = self.index.partition_point(|(known, _)| known < hash);
            let of_hash = self.index[first..].iter().take_while(|(known, _)| known == hash);
            found.extend(of_hash.take(MOST_COMPARED).map(|(_, member)| *member));
        }
        found.sort_unstable();
        found.dedup();
        found
    }
}
