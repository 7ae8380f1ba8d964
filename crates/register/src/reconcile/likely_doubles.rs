//! Weighs which rows of the register are one person: by name, club, number and contacts, and by what both
//! played.
//!
//! A pair is weighed as a player and a member are (`likeness`): how often one person stands there twice in
//! such a way, against how often two people do by chance, who have their names as often as others of the
//! register. How usual each kind of likeness is, and how many doubles there are, is learned from all pairs.

use std::collections::{BTreeMap, HashMap, HashSet};

use model::{MemberStatus, ParallelJoin, StableSort};

use super::contacts::{ContactCounts, ContactLikeness};
use super::integer_log2::{
    FIXED_POINT_ONE, PARTS_PER_BIT, fixed_power_of_two, log2_in_parts, log2_of_fraction,
};
use super::likeness::{MiddleNameLikeness, NameLikeness, SimilarNameCache, name_likenesses};
use super::member_directory::MemberDirectory;
use super::name_word_likeness::NameWordLikeness;
use super::numbers::slip_between_numbers;
use super::played_together::{SamePersonEvidence, same_person_evidence};
use super::playing_history::PlayingHistories;

/// Of a thousand doubles, those whose names are alike in each way, in the order of [`Kind`].
const NAMES: [u64; 6] = [300, 130, 170, 250, 100, 50];
/// The same of those of one club, and of two.
const CLUBS: [u64; 2] = [750, 250];
/// The same of those with the same e-mail address or telephone number, and with others.
const CONTACTS: [u64; 2] = [650, 350];
/// So many doubles an ordinary register says of them.
const ORDINARY: u64 = 24;
/// Of so many members one stands twice, before the register itself is asked.
const ONE_OF: u64 = 200;
/// What a slip between the numbers says, and that one of the two has lapsed.
const NUMBER: i32 = 3 * PARTS_PER_BIT;
const LAPSED: i32 = PARTS_PER_BIT;
/// A pair is hopeless whose names, clubs and numbers are less likely than this; what both played adds
/// less.
const HOPELESS: i32 = -14 * PARTS_PER_BIT;
/// Two members of different clubs are compared whose name so many others would have by chance: of the
/// very same name, and of one that is like it.
const BY_CHANCE: [i32; 2] = [2 * PARTS_PER_BIT, -PARTS_PER_BIT];
/// The register is learned from in so many rounds.
const ROUNDS: usize = 12;
/// Nothing is proposed that is less likely than this, of a hundred, and of all that is proposed so many
/// are doubles.
const LEAST: u64 = 50;
const OF_ALL: u64 = 96;

/// How two names are alike.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    Same,
    Short,
    Initial,
    Spelt,
    Sound,
    Part,
}

impl Kind {
    fn of(name: &NameLikeness) -> Option<Kind> {
        use NameWordLikeness::{
            Absent, Alike, Cut, Initial, Letter, New, Other, Part, Same, Slip, Slips, Sound,
        };
        let words = [name.forename, name.surname];
        let has = |some: &[NameWordLikeness]| words.iter().any(|word| some.contains(word));
        if has(&[Other, New, Absent]) || name.middle == MiddleNameLikeness::Other {
            return None;
        }
        Some(match () {
            () if has(&[Part]) || name.middle != MiddleNameLikeness::Same => Kind::Part,
            () if has(&[Sound]) => Kind::Sound,
            () if has(&[Slip, Letter, Slips, Cut]) => Kind::Spelt,
            () if has(&[Initial]) => Kind::Initial,
            () if has(&[Alike]) => Kind::Short,
            () => {
                debug_assert!(words.iter().all(|word| *word == Same));
                Kind::Same
            }
        })
    }
}

/// Two rows that may be one person.
struct Pair {
    rows: [u32; 2],
    kind: Kind,
    /// Whether both are of one club, if both are of any.
    club: Option<bool>,
    contacts: Option<ContactLikeness>,
    /// What the letters say, and how rare the club and the numbers are.
    weight: i32,
    name: NameLikeness,
    together: SamePersonEvidence,
    share: u64,
}

/// Rows that are probably one person.
pub(super) struct LikelyDuplicate {
    pub rows: [u32; 2],
    /// How sure that is, out of 100.
    pub score: u8,
    /// Whether it is sure enough to be proposed.
    pub proposed: bool,
    pub reasons: Vec<String>,
}

/// The likely doubles, and the pairs that were refuted: they sat in one event.
pub(super) struct LikelyDuplicates {
    pub found: Vec<LikelyDuplicate>,
    pub refuted: HashSet<[u32; 2]>,
    pub careers: PlayingHistories,
}

/// How many doubles there are, and of each kind, in parts of [`FIXED_POINT_ONE`].
#[derive(Clone, Copy)]
struct KindCounts {
    names: [u64; 6],
    clubs: [u64; 2],
    contacts: [u64; 2],
    doubles: u64,
}

impl KindCounts {
    /// What an ordinary register says.
    fn ordinary(doubles: u64) -> KindCounts {
        let ordinary = |share: u64| share * ORDINARY * FIXED_POINT_ONE / 1000;
        KindCounts {
            names: NAMES.map(ordinary),
            clubs: CLUBS.map(ordinary),
            contacts: CONTACTS.map(ordinary),
            doubles,
        }
    }

    fn add(&mut self, pair: &Pair) {
        self.names[pair.kind as usize] += pair.share;
        self.doubles += pair.share;
        if let Some(same) = pair.club {
            self.clubs[usize::from(!same)] += pair.share;
        }
        if let Some(contacts) = pair.contacts {
            self.contacts[usize::from(!contacts.has_same_contact())] += pair.share;
        }
    }
}

/// What is learned from the register.
struct Learned {
    names: [i32; 6],
    clubs: [i32; 2],
    contacts: [i32; 2],
    /// How likely two rows are one person, whoever they are.
    prior: i32,
}

impl Learned {
    fn of(counts: KindCounts, members: u64) -> Learned {
        fn shares<const KINDS: usize>(counts: [u64; KINDS]) -> [i32; KINDS] {
            let all: u64 = counts.iter().sum();
            counts.map(|count| log2_of_fraction(count.max(1), all.max(1)))
        }
        let pairs =
            log2_in_parts(members.max(2)) + log2_in_parts(members.max(2) - 1) - PARTS_PER_BIT;
        Learned {
            names: shares(counts.names),
            clubs: shares(counts.clubs),
            contacts: shares(counts.contacts),
            prior: log2_of_fraction(counts.doubles.max(1), FIXED_POINT_ONE) - pairs,
        }
    }

    fn ordinary(members: u64) -> Learned {
        Learned::of(KindCounts::ordinary(members * (FIXED_POINT_ONE / ONE_OF)), members)
    }

    /// By how much likelier two rows are one person than two.
    fn weight(&self, pair: &Pair) -> i32 {
        let club = pair.club.map_or(0, |same| self.clubs[usize::from(!same)]);
        let contacts = pair.contacts.map_or(0, |contacts| {
            let one_forename = pair.name.forename == NameWordLikeness::Same;
            let by_chance = contacts.log_chance(one_forename, pair.club == Some(false));
            self.contacts[usize::from(!contacts.has_same_contact())] - by_chance
        });
        let learned = self.prior + self.names[pair.kind as usize] + club + contacts;
        learned + pair.weight + pair.together.weight
    }
}

impl MemberDirectory<'_> {
    /// All pairs of rows that are probably one person, with what they played.
    pub(super) fn likely_duplicates(
        &self,
        careers_of: impl Fn(&HashSet<u32>) -> PlayingHistories,
        join: ParallelJoin,
    ) -> LikelyDuplicates {
        let mut pairs = self.pairs(join);
        let wanted = pairs.iter().flat_map(|pair| pair.rows).collect();
        let careers = careers_of(&wanted);
        let mut refuted = HashSet::new();
        pairs.retain_mut(|pair| {
            let rows = self.order_for_merge(pair.rows[0], pair.rows[1]);
            match same_person_evidence(&careers, self, pair.rows) {
                Some(said) => pair.together = said,
                None => drop(refuted.insert(rows)),
            }
            !refuted.contains(&rows)
        });
        self.learn_doubles(&mut pairs);
        let least = least_proposed(&pairs);
        let likely = pairs.iter().filter(|pair| pair.share >= FIXED_POINT_ONE / 20);
        let mut found: Vec<LikelyDuplicate> =
            likely.map(|pair| self.told(pair, least, &careers)).collect();
        found.arrange_by(|a, b| b.score.cmp(&a.score).then(a.rows.cmp(&b.rows)));
        LikelyDuplicates { found, refuted, careers }
    }

    /// The pairs of rows whose names are alike.
    fn pairs(&self, join: ParallelJoin) -> Vec<Pair> {
        let once = self.counts.unique_name_rates(&self.names);
        let chances: Vec<i32> =
            self.names.iter().map(|name| self.counts.log_chance_of_name(name, &once)).collect();
        // Those of one surname, and of one like it, are asked for the same.
        let mut rows: Vec<u32> = (0..self.members.len() as u32).collect();
        let last = |row: &u32| self.names[*row as usize].words().next_back();
        rows.arrange_by(|a, b| last(a).cmp(&last(b)));
        let (first, second) = rows.split_at(rows.len() / 2);
        let contacts = ContactCounts::from_members(self.members);
        let (mut pairs, mut more) = (BTreeMap::new(), BTreeMap::new());
        join(&mut || pairs = self.pairs_of(first, &chances, &contacts), &mut || {
            more = self.pairs_of(second, &chances, &contacts);
        });
        more.into_values().for_each(|pair| keep_surer(&mut pairs, pair));
        pairs.into_values().collect()
    }

    fn pairs_of(
        &self,
        rows: &[u32],
        chances: &[i32],
        contacts: &ContactCounts,
    ) -> BTreeMap<[u32; 2], Pair> {
        let mut pairs: BTreeMap<[u32; 2], Pair> = BTreeMap::new();
        let mut asked = SimilarNameCache::default();
        for row in rows.iter().copied().filter(|row| !self.is_entered_by_decision(*row)) {
            let name = &self.names[row as usize];
            let mut others = self.members_with_similar_name(name);
            others.extend(self.members_with_misspelt_surname(name, &mut asked));
            others.sort_unstable();
            others.dedup();
            for other in others.into_iter().filter(|other| *other != row) {
                let Some(pair) = self.pair([row, other], chances, contacts) else { continue };
                keep_surer(&mut pairs, pair);
            }
        }
        pairs
    }

    /// Two rows, the first as if it were typed for the second; `None` if that is hopeless.
    fn pair(
        &self,
        [typed, known]: [u32; 2],
        chances: &[i32],
        contacts: &ContactCounts,
    ) -> Option<Pair> {
        if self.is_entered_by_decision(known) {
            return None;
        }
        let [a, b] = [typed, known].map(|row| &self.members[row as usize]);
        let clubs = [typed, known].map(|row| self.club_id_of_member(row));
        let club = (!a.club.is_empty() && !b.club.is_empty()).then(|| clubs[0] == clubs[1]);
        let slip = a.number == b.number || slip_between_numbers(&a.number, &b.number).is_some();
        let chance = chances[typed as usize];
        let names = [typed, known].map(|row| &self.names[row as usize]);
        let others = chance + log2_in_parts(self.member_count().max(1));
        let usual =
            others > BY_CHANCE[usize::from(names[0].sorted_words() != names[1].sorted_words())];
        let contacts = contacts.likeness(a, b);
        let reached = contacts.is_some_and(|contacts| contacts.has_same_contact());
        if usual && !slip && !reached && club != Some(true) {
            return None;
        }
        let likenesses = name_likenesses(names[0], names[1], &self.counts).into_iter();
        let likenesses =
            likenesses.filter_map(|(name, letters)| Some((Kind::of(&name)?, name, letters)));
        let (kind, name, letters) = likenesses
            .max_by_key(|(kind, _, letters)| (*letters, std::cmp::Reverse(*kind as usize)))?;
        let at_home = match club {
            Some(true) => {
                -log2_of_fraction(self.club_size(clubs[0]).max(1), self.member_count().max(1))
            }
            _ => 0,
        };
        let lapsed = (a.status == MemberStatus::Lapsed) != (b.status == MemberStatus::Lapsed);
        let weight = letters - chance
            + at_home
            + if slip { NUMBER } else { 0 }
            + if lapsed { LAPSED } else { 0 };
        let rows = [typed.min(known), typed.max(known)];
        let together = SamePersonEvidence::default();
        let pair = Pair { rows, kind, club, contacts, weight, name, together, share: 0 };
        (Learned::ordinary(self.member_count()).weight(&pair) >= HOPELESS).then_some(pair)
    }

    /// Learns from all pairs how usual doubles are, and of which kinds, and how likely each is one.
    fn learn_doubles(&self, pairs: &mut [Pair]) {
        let members = self.member_count();
        let mut learned = Learned::ordinary(members);
        for _ in 0..ROUNDS {
            share_out(pairs, &learned);
            let mut counts = KindCounts::ordinary(members * (FIXED_POINT_ONE / ONE_OF) / 10);
            pairs.iter().for_each(|pair| counts.add(pair));
            learned = Learned::of(counts, members);
        }
        share_out(pairs, &learned);
    }

    fn told(&self, pair: &Pair, least: u64, careers: &PlayingHistories) -> LikelyDuplicate {
        let mut reasons: Vec<String> =
            pair.name.reasons().into_iter().map(ToString::to_string).collect();
        reasons.extend(
            pair.club.map(|same| if same { "the same club" } else { "another club" }.to_string()),
        );
        reasons.extend(
            pair.contacts.iter().flat_map(ContactLikeness::reasons).map(ToString::to_string),
        );
        let [a, b] = pair.rows.map(|row| &self.members[row as usize]);
        if a.number == b.number {
            reasons.push("the same number".to_string());
        } else if slip_between_numbers(&a.number, &b.number).is_some() {
            reasons.push("numbers that differ by a slip".to_string());
        }
        if (a.status == MemberStatus::Lapsed) != (b.status == MemberStatus::Lapsed) {
            reasons.push("the one lapsed".to_string());
        }
        reasons.extend(pair.together.in_words(careers, self));
        let score = (pair.share * 100 / FIXED_POINT_ONE).clamp(1, 99) as u8;
        let rows = self.order_for_merge(pair.rows[0], pair.rows[1]);
        LikelyDuplicate { rows, score, proposed: pair.share >= least, reasons }
    }
}

/// Keeps a pair as it is likelier, typed one way or the other.
fn keep_surer(pairs: &mut BTreeMap<[u32; 2], Pair>, pair: Pair) {
    match pairs.get_mut(&pair.rows) {
        Some(known) if known.weight >= pair.weight => {}
        Some(known) => *known = pair,
        None => drop(pairs.insert(pair.rows, pair)),
    }
}

/// How likely each pair is one person. A row that is like several is one of them, unless these are one
/// person themselves.
fn share_out(pairs: &mut [Pair], learned: &Learned) {
    let odds: Vec<u64> =
        pairs.iter().map(|pair| fixed_power_of_two(learned.weight(pair))).collect();
    let mut of_row: HashMap<u32, Vec<usize>> = HashMap::new();
    let mut of_rows: HashMap<[u32; 2], usize> = HashMap::new();
    for (at, pair) in pairs.iter().enumerate() {
        of_rows.insert(pair.rows, at);
        pair.rows.iter().for_each(|row| of_row.entry(*row).or_default().push(at));
    }
    let shares: Vec<u64> = pairs
        .iter()
        .enumerate()
        .map(|(at, pair)| {
            let mut against = u128::from(FIXED_POINT_ONE);
            for row in pair.rows {
                let [own, other] = [row, pair.rows[usize::from(pair.rows[0] == row)]];
                for rival in of_row[&own].iter().filter(|rival| **rival != at) {
                    let third = pairs[*rival].rows;
                    let third = third[usize::from(third[0] == own)];
                    let beside = of_rows.get(&[other.min(third), other.max(third)]);
                    if beside.is_none_or(|beside| odds[*beside] < FIXED_POINT_ONE) {
                        against += u128::from(odds[*rival]);
                    }
                }
            }
            let own = u128::from(odds[at]);
            (own * u128::from(FIXED_POINT_ONE) / (own + against)) as u64
        })
        .collect();
    pairs.iter_mut().zip(shares).for_each(|(pair, share)| pair.share = share);
}

/// From which share on pairs are proposed.
fn least_proposed(pairs: &[Pair]) -> u64 {
    let mut shares: Vec<u64> = pairs.iter().map(|pair| pair.share).collect();
    shares.sort_unstable_by_key(|share| std::cmp::Reverse(*share));
    let (mut least, mut sum) = (FIXED_POINT_ONE, 0);
    for (nth, share) in (1u64..).zip(shares) {
        sum += share;
        if share < FIXED_POINT_ONE / 100 * LEAST || sum < FIXED_POINT_ONE / 100 * OF_ALL * nth {
            break;
        }
        least = share;
    }
    least
}
