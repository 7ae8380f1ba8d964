//! What each kind of likeness says: how often a player's number and name are typed so. The shares begin as
//! those of an ordinary season and are learned from the season itself (Fellegi and Sunter, by expectation
//! and maximisation).

use std::sync::LazyLock;

use super::integer_log2::{FIXED_POINT_ONE, PARTS_PER_BIT, fixed_power_of_two, log2_of_fraction};
use super::likeness::NameLikeness;
use super::numbers::{LOG_CHANCE_OF_ANY_NUMBER, NumberLikeness};

/// Of so many sittings an ordinary season is made; the season's own count beside them.
const ORDINARY: u64 = 256;
/// The same of names without a number, which are of more kinds.
const ORDINARY_UNNUMBERED: u64 = 64;
/// How likely a member without a number has another surname, at least, where shares are learned: no number
/// tells how many do.
const RENAMED: i32 = -9 * PARTS_PER_BIT / 2;
/// One sitting, as counted.
pub(super) const UNITS_PER_SITTING: u64 = 1 << 20;

/// Of a thousand sittings of members, those with each likeness of the number, in the order of
/// [`NumberLikeness`].
const NUMBERS: [u64; 9] = [200, 700, 10, 15, 25, 10, 10, 15, 15];
/// The same of the forename and the surname, in the order of [`super::name_word_likeness::NameWordLikeness`].
const FORENAMES: [u64; 12] = [770, 60, 60, 40, 20, 8, 10, 10, 8, 1, 1, 6];
const SURNAMES: [u64; 12] = [876, 1, 1, 45, 25, 8, 3, 15, 10, 5, 10, 3];
/// The same of further names, and of forename and surname in order and exchanged.
const MIDDLES: [u64; 3] = [950, 40, 10];
const ORDERS: [u64; 2] = [900, 100];
/// Of a thousand sittings, those of strangers, and of strangers with the surname of a member; and theirs by number: none, that of a member, another one.
const STRANGERS: u64 = 40;
const STRANGERS_OF_NAME: u64 = 5;
const STRANGERS_NUMBERS: [u64; 3] = [925, 10, 65];

/// Sittings by likeness, in units of [`UNITS_PER_SITTING`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct LikenessCounts {
    numbers: [u64; 9],
    forenames: [u64; 12],
    surnames: [u64; 12],
    middles: [u64; 3],
    orders: [u64; 2],
    /// Those of members by all likenesses of the name together.
    patterns: Vec<u64>,
    members: u64,
    /// Those with a surname that no member has, and with that of a member.
    strangers: [u64; 2],
}

impl LikenessCounts {
    /// An ordinary season.
    pub(super) fn for_ordinary_season() -> LikenessCounts {
        let of = |share: u64| share * ORDINARY * UNITS_PER_SITTING / 1000;
        LikenessCounts {
            numbers: NUMBERS.map(of),
            forenames: FORENAMES.map(of),
            surnames: SURNAMES.map(of),
            middles: MIDDLES.map(of),
            orders: ORDERS.map(of),
            patterns: vec![0; PATTERNS],
            members: of(1000 - STRANGERS),
            strangers: [of(STRANGERS - STRANGERS_OF_NAME), of(STRANGERS_OF_NAME)],
        }
    }

    /// Adds so much of a sitting of a member.
    pub(super) fn add_member_sitting(
        &mut self,
        number: NumberLikeness,
        name: NameLikeness,
        share: u64,
    ) {
        self.add_sitting_by_number(number, share);
        self.forenames[name.forename as usize] += share;
        self.surnames[name.surname as usize] += share;
        self.middles[name.middle as usize] += share;
        self.orders[usize::from(name.swapped)] += share;
        self.patterns[pattern(number, &name)] += share;
    }

    /// Adds so much of a sitting of a member of whose name nothing is to be learned.
    pub(super) fn add_sitting_by_number(&mut self, number: NumberLikeness, share: u64) {
        self.numbers[number as usize] += share;
        self.members += share;
    }

    /// Adds so much of a sitting of a stranger, who has the surname of a member or not.
    pub(super) fn add_stranger_sitting(&mut self, known: bool, share: u64) {
        self.strangers[usize::from(known)] += share;
    }
}

/// The logarithms of the shares.
#[derive(Debug, Clone)]
pub(super) struct LikenessWeights {
    numbers: [i32; 9],
    forenames: [i32; 12],
    surnames: [i32; 12],
    middles: [i32; 3],
    orders: [i32; 2],
    /// The sittings by all likenesses of the name together, and all of them.
    patterns: Vec<u64>,
    all: [u64; 2],
    /// Of all sittings, those of members, and of strangers.
    pub member: i32,
    stranger: i32,
    strangers: [i32; 2],
}

/// How many combinations of likenesses of names there are, with a number and without.
const PATTERNS: usize = 2 * 12 * 12 * 3 * 2;

/// A combination of likenesses.
fn pattern(number: NumberLikeness, name: &NameLikeness) -> usize {
    // Whether the name is another one is learned from those with a number.
    let none = usize::from(number == NumberLikeness::None && !name.has_other_forename_or_surname());
    let words = (none * 12 + name.forename as usize) * 12 + name.surname as usize;
    (words * 3 + name.middle as usize) * 2 + usize::from(name.swapped)
}

fn shares<const N: usize>(counts: [u64; N]) -> [i32; N] {
    let all: u64 = counts.iter().sum();
    counts.map(|count| log2_of_fraction(count, all))
}

impl LikenessWeights {
    /// Those of an ordinary season.
    pub(super) fn for_ordinary_season() -> &'static LikenessWeights {
        static ORDINARY: LazyLock<LikenessWeights> =
            LazyLock::new(|| LikenessWeights::from_counts(&LikenessCounts::for_ordinary_season()));
        &ORDINARY
    }

    pub(super) fn from_counts(counts: &LikenessCounts) -> LikenessWeights {
        let [member, stranger] = shares([counts.members, counts.strangers.iter().sum()]);
        let (some, none) = counts.patterns.split_at(PATTERNS / 2);
        LikenessWeights {
            numbers: shares(counts.numbers),
            forenames: shares(counts.forenames),
            surnames: shares(counts.surnames),
            middles: shares(counts.middles),
            orders: shares(counts.orders),
            all: [some.iter().sum(), none.iter().sum()],
            patterns: counts.patterns.clone(),
            member,
            stranger,
            strangers: shares(counts.strangers),
        }
    }

    /// How likely a member's number and name are typed so.
    pub(super) fn typing_weight(&self, number: NumberLikeness, name: &NameLikeness) -> i32 {
        self.numbers[number as usize] + self.name_weight(number, name)
    }

    /// How likely a name is typed so beside such a number, or without one: by how often that is, beside how
    /// often each likeness is by itself.
    pub(super) fn name_weight(&self, number: NumberLikeness, name: &NameLikeness) -> i32 {
        let alone = self.forenames[name.forename as usize]
            + self.surnames[name.surname as usize]
            + self.middles[name.middle as usize]
            + self.orders[usize::from(name.swapped)];
        let none = number == NumberLikeness::None;
        let ordinary = if none && !name.has_other_forename_or_surname() {
            ORDINARY_UNNUMBERED
        } else {
            ORDINARY
        } * UNITS_PER_SITTING;
        let alone = (u128::from(fixed_power_of_two(alone)) * u128::from(ordinary)
            / u128::from(FIXED_POINT_ONE)) as u64;
        let all = self.all[usize::from(none && !name.has_other_forename_or_surname())];
        let typed =
            log2_of_fraction((self.patterns[pattern(number, name)] + alone).max(1), all + ordinary);
        if none && name.has_other_surname_only() && self.all != [0, 0] {
            return typed.max(RENAMED + self.orders[usize::from(name.swapped)]);
        }
        typed
    }

    /// How likely the surname of a stranger is that of a member, or not.
    pub(super) fn stranger_surname_weight(&self, known: bool) -> i32 {
        self.strangers[usize::from(known)]
    }

    /// How likely a stranger sits at a seat with such a number: none, that of one of so many members, or
    /// another one.
    pub(super) fn stranger_weight(&self, number: NumberLikeness, members: u64) -> i32 {
        let [none, of_member, other] = shares(STRANGERS_NUMBERS);
        self.stranger
            + match number {
                NumberLikeness::None => none,
                NumberLikeness::Another => of_member - log2_of_fraction(members.max(1), 1),
                _ => other + LOG_CHANCE_OF_ANY_NUMBER,
            }
    }

    /// How likely a stranger sits there with the number of one of so many members, whose surname is the
    /// stranger's too: one of the family.
    pub(super) fn family_member_weight(&self, members: u64) -> i32 {
        self.stranger_weight(NumberLikeness::Another, members) - PARTS_PER_BIT
    }

    /// How likely a member sits there with such a number, which is not the member's, and a name typed so.
    pub(super) fn renamed_member_weight(
        &self,
        number: NumberLikeness,
        name: &NameLikeness,
        members: u64,
    ) -> i32 {
        self.member
            + self.typing_weight(number, name)
            + match number {
                NumberLikeness::None => 0,
                NumberLikeness::Another => -log2_of_fraction(members.max(1), 1),
                _ => LOG_CHANCE_OF_ANY_NUMBER,
            }
    }
}
