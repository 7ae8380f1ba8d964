//! Finds rows of the register that are probably one person.

use std::collections::{BTreeMap, HashMap, HashSet};

use model::register::Register;
use model::{MemberStatus, ParallelJoin, StableSort};

use super::likely_doubles::{LikelyDuplicate, LikelyDuplicates};
use super::member_directory::MemberDirectory;
use super::numbers::slip_between_numbers;
use super::person_names::MIN_FITTING_NAME_SCORE;
use super::playing_history::PlayingHistories;

/// At most so many members of one name are each compared with all others.
const MOST_NAMESAKES: usize = 20;

/// From this score on numbers make rows one person.
const BY_NUMBER: u8 = 90;
/// From this score on rows are asked about, whatever makes them alike.
const ASKED: u8 = 25;
/// The highest score of namesakes whom nothing else makes one person.
const DOUBTFUL: u8 = 50;

/// Two rows that are probably one person.
#[derive(Debug, Default, Clone)]
pub(super) struct DuplicateMemberRows {
    /// The one to keep first.
    pub rows: [u32; 2],
    /// The score out of 100.
    pub score: u8,
    pub reasons: Vec<String>,
    /// Whether it is too doubtful to suggest anything.
    pub doubtful: bool,
    /// What is known of the awards of both.
    pub histories: Option<[String; 2]>,
}

impl MemberDirectory<'_> {
    /// All pairs of rows that are probably one person.
    pub(super) fn duplicate_member_rows(&self, register: &Register) -> Vec<DuplicateMemberRows> {
        let mut pairs: BTreeMap<[u32; 2], (u8, Vec<String>)> = BTreeMap::new();
        let mut add = |one: u32, other: u32, score: u8, reason: &str| {
            let pair = self.order_for_merge(one, other);
            let known = pairs.entry(pair).or_default();
            known.0 = known.0.max(score);
            known.1.push(reason.to_string());
        };
        for alias in &register.aliases {
            let Some(member) = self.member_with_number(&alias.number) else { continue };
            if let Some(old) =
                alias.old_number.as_deref().and_then(|old| self.member_with_number(old))
                && old != member
                && self.name_fit(&self.names[old as usize], member).0 >= MIN_FITTING_NAME_SCORE
            {
                add(member, old, 95, "one number is the old number of the other");
            }
            for name in self.former_names(member) {
                let same = |other: &u32| {
                    *other != member
                        && name.is_written_out()
                        && self.names[*other as usize].sorted_words() == name.sorted_words()
                        && self.clubs[*other as usize] == self.clubs[member as usize]
                };
                for other in self.members_with_similar_name(name).into_iter().filter(same) {
                    add(member, other, 85, "another name of the one, in the same club");
                }
            }
        }
        // Sorting brings members of one name together.
        let mut order: Vec<u32> = (0..self.members.len() as u32).collect();
        order.retain(|member| self.names[*member as usize].is_written_out());
        let key = |member: &u32| self.names[*member as usize].sorted_words();
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
        let found = pairs.into_iter();
        found
            .map(|(rows, (score, reasons))| DuplicateMemberRows {
                rows,
                score,
                reasons,
                ..DuplicateMemberRows::default()
            })
            .collect()
    }

    /// The same pairs and those that are like them, weighed with what both rows played. Those who sat in
    /// one event are two people.
    pub(super) fn weighed_duplicate_rows(
        &self,
        doubles: Vec<DuplicateMemberRows>,
        careers: impl Fn(&HashSet<u32>) -> PlayingHistories,
        join: ParallelJoin,
    ) -> Vec<DuplicateMemberRows> {
        let LikelyDuplicates { found, refuted, careers } = self.likely_duplicates(careers, join);
        let mut known: HashMap<[u32; 2], DuplicateMemberRows> =
            doubles.into_iter().map(|double| (double.rows, double)).collect();
        known.retain(|rows, _| !refuted.contains(rows));
        let mut all: Vec<DuplicateMemberRows> = Vec::new();
        for LikelyDuplicate { rows, score, proposed, mut reasons } in found {
            let before = known.remove(&rows);
            if score < ASKED && before.is_none() {
                continue;
            }
            let mut double = DuplicateMemberRows {
                rows,
                score,
                doubtful: !proposed,
                ..DuplicateMemberRows::default()
            };
            // What the numbers say is not weighed.
            if let Some(before) = before.filter(|before| before.score >= BY_NUMBER) {
                reasons.splice(0..0, before.reasons);
                (double.score, double.doubtful) = (score.max(before.score), false);
            }
            reasons.dedup();
            double.reasons = reasons;
            all.push(double);
        }
        // Namesakes whom nothing else makes one person are not suggested.
        all.extend(known.into_values().map(|double| match double.score >= BY_NUMBER {
            true => double,
            false => {
                DuplicateMemberRows { score: double.score.min(DOUBTFUL), doubtful: true, ..double }
            }
        }));
        for double in &mut all {
            double.histories = Some(double.rows.map(|row| self.history(row, &careers)));
        }
        all.arrange_by(|a, b| (a.doubtful, b.score, a.rows).cmp(&(b.doubtful, a.score, b.rows)));
        all
    }

    /// The awards of a member in words.
    fn history(&self, member: u32, careers: &PlayingHistories) -> String {
        let won = || careers.played_events(member).iter().filter(|evening| evening.won);
        let days = || won().filter_map(|evening| evening.day);
        let rank = &self.members[member as usize].rank;
        let rank = if rank.is_empty() { String::new() } else { format!(", {rank}") };
        match (won().count(), days().min(), days().max()) {
            (0, ..) => format!("{rank}, no award known"),
            (1, Some(day), _) => format!("{rank}, 1 award, of {day}"),
            (all, Some(first), Some(last)) => {
                format!("{rank}, {all} events with awards, {first} to {last}")
            }
            (all, ..) => format!("{rank}, {all} events with awards"),
        }
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
        if slip_between_numbers(&a.number, &b.number).is_some() {
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
    pub(crate) fn order_for_merge(&self, one: u32, other: u32) -> [u32; 2] {
        let worth = |index: u32| {
            let member = &self.members[index as usize];
            (member.status, std::cmp::Reverse(member.points.master_points()), index)
        };
        if worth(one) <= worth(other) { [one, other] } else { [other, one] }
    }
}
