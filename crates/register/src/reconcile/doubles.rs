//! Finds rows of the register that are probably one person.

use std::collections::BTreeMap;

use model::register::Register;
use model::{MemberStatus, StableSort};

use super::directory::Directory;
use super::numbers::number_slip;
use super::persons::FITS;

/// At most so many members of one name are each compared with all others.
const MOST_NAMESAKES: usize = 20;

/// Two rows that are probably one person, the one to keep first; a score out of 100; the
/// reasons.
pub(super) type Double = ([u32; 2], u8, Vec<String>);

impl Directory<'_> {
    /// All pairs of rows that are probably one person.
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
            for name in self.former_names(member) {
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
        // Sorting brings members of one name together.
        let mut order: Vec<u32> = (0..self.members.len() as u32).collect();
        order.retain(|member| self.names[*member as usize].is_full());
        let key = |member: &u32| self.names[*member as usize].key();
        order.arrange_by(|a, b| key(a).cmp(key(b)).then(a.cmp(b)));
        for namesakes in order.chunk_by(|a, b| key(a) == key(b)).filter(|all| all.len() > 1) {
            for (at, one) in namesakes.iter().enumerate().take(MOST_NAMESAKES) {
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

    /// Puts the row to keep first: a present member, then more points, then the earlier
    /// row.
    pub fn kept_first(&self, one: u32, other: u32) -> [u32; 2] {
        let worth = |index: u32| {
            let member = &self.members[index as usize];
            (member.status, std::cmp::Reverse(member.points.master_points()), index)
        };
        if worth(one) <= worth(other) { [one, other] } else { [other, one] }
    }
}
