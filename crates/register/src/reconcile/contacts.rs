//! What e-mail addresses and telephone numbers say of whether two rows of the register are one person.

use std::collections::HashMap;
use std::num::NonZeroU64;

use model::register::Member;

use super::integer_log2::{PARTS_PER_BIT, log2_of_fraction};

/// What stands on more rows than this is the address of a club.
const MOST_ROWS: u32 = 4;
/// How often two people whose names are alike live in one house, as a logarithm: a father and a son of one
/// name, and a couple of one surname. Most play at one club.
const ONE_NAME: i32 = -7 * PARTS_PER_BIT;
const ONE_SURNAME: i32 = -4 * PARTS_PER_BIT;
const TWO_CLUBS: i32 = -4 * PARTS_PER_BIT;

/// On how many rows each e-mail address and telephone number stands.
pub(super) struct ContactCounts {
    rows: HashMap<NonZeroU64, u32>,
    members: u64,
}

/// How the contacts of two rows are alike.
#[derive(Debug, Clone, Copy)]
pub(super) struct ContactLikeness {
    /// Whether both have the same e-mail address, if both have one; so the telephone number.
    email: Option<bool>,
    telephone: Option<bool>,
    /// How often two people have the same one by chance, as a logarithm.
    chance: i32,
}

impl ContactCounts {
    pub(super) fn from_members(members: &[Member]) -> ContactCounts {
        let mut rows = HashMap::new();
        for member in members {
            let own = member.contacts;
            for contact in [own.email, own.telephone].into_iter().flatten() {
                *rows.entry(contact).or_default() += 1;
            }
        }
        ContactCounts { rows, members: members.len() as u64 }
    }

    /// Compares the contacts of two members; `None` if they have none of one kind.
    pub(super) fn likeness(&self, one: &Member, other: &Member) -> Option<ContactLikeness> {
        let mut most = 0;
        let mut compared = |one: Option<NonZeroU64>, other: Option<NonZeroU64>| {
            let [one, other] =
                [one, other].map(|own| own.filter(|own| self.rows[own] <= MOST_ROWS));
            let same = one? == other?;
            if same {
                most = self.rows[&one?].max(most);
            }
            Some(same)
        };
        let (a, b) = (one.contacts, other.contacts);
        let (email, telephone) = (compared(a.email, b.email), compared(a.telephone, b.telephone));
        let chance = log2_of_fraction(u64::from(most.max(2)) - 1, self.members.max(1));
        email.or(telephone).is_some().then_some(ContactLikeness { email, telephone, chance })
    }
}

impl ContactLikeness {
    /// Whether any is the same.
    pub(super) fn has_same_contact(&self) -> bool {
        [self.email, self.telephone].contains(&Some(true))
    }

    /// How surprising it is between two people, as a logarithm.
    pub(super) fn log_chance(&self, one_forename: bool, two_clubs: bool) -> i32 {
        let house = if one_forename { ONE_NAME } else { ONE_SURNAME };
        let house = house + if two_clubs { TWO_CLUBS } else { 0 };
        if self.has_same_contact() { self.chance.max(house) } else { 0 }
    }

    /// The likeness in words.
    pub(super) fn reasons(&self) -> impl Iterator<Item = &'static str> {
        let email = self.email.map(|same| match same {
            true => "the same e-mail address",
            false => "another e-mail address",
        });
        let telephone = self.telephone.map(|same| match same {
            true => "the same telephone number",
            false => "another telephone number",
        });
        email.into_iter().chain(telephone)
    }
}
