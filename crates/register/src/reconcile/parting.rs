//! Notes what merges of two rows move, and takes it back to the digit when they are decided otherwise.

use std::collections::{HashMap, HashSet};

use jiff::civil::Date;

use crate::problems;
use model::register::{
    Alias, CreditedMember, CreditedRow, DecisionRow, EventIdentity, Register, format_credits,
};
use model::{Address, AwardKind, Exact, Join, MemberStatus, PointsByKind, StableSort};

use super::claims::{Claim, Claims};
use super::decisions::{entered, may_part};
use super::ledger::{Identified, Ledger, LedgerInput};
use super::matching::MemberMatches;
use super::member_directory::MemberDirectory;
use super::merge_entries::{
    Entries, GOLD, GoldBack, MERGED, Move, PARTED, WAS, gold_of, is_entry, is_of_merges, negative,
    numbers_of, title_of,
};
use super::{Origin, ProblemFile, ReconciliationOptions, Verdict};

/// The place of what stands in no cell yet.
const NOWHERE: Address = Address { sheet: 0, row: 0, column: 0 };

/// The register in which players are looked up if merges are taken back now: the rows are apart, and no old
/// number leads from one to the other, as when the same is given again. `None` if no merge is.
pub(super) fn parted(
    register: &Register,
    given: &[DecisionRow],
    terms: ReconciliationOptions,
    join: Join,
) -> Option<Register> {
    let entries = Entries::of(register);
    let merged = |case: &str| entries.get(case).is_some_and(Entries::merged);
    let mut rows = register.decisions.iter().chain(given);
    if !rows.any(|row| merged(&row.case) && may_part(row)) {
        return None;
    }
    let (claims, matches) = (Claims::default(), MemberMatches::default());
    let directory = MemberDirectory::new(register, &entered(&register.decisions), join);
    let mut ledger = Ledger::new(LedgerInput {
        register,
        claims: &claims,
        directory: &directory,
        matches: &matches,
        given,
        terms,
        on_paper: HashMap::new(),
    });
    ledger.settle_rows(Vec::new());
    (!ledger.merges.parted.is_empty()).then(|| ledger.after_merges())
}

impl Ledger<'_> {
    /// Whether two rows are merged by an entry of the ledger.
    pub(super) fn is_merged(&self, key: &str) -> bool {
        self.entries.get(key).is_some_and(Entries::merged)
    }

    /// Remembers what a merge moves from a row to another, unless an earlier version merged them without
    /// an entry.
    pub(super) fn note_merge(&mut self, case: u32, [keep, other]: [u32; 2], points: &PointsByKind) {
        let key = self.cases[case as usize].key.clone();
        let known = self.is_merged(&key);
        let nothing = *points == PointsByKind::default();
        let numbers = [keep, other].map(|row| &self.members[row as usize].number);
        let before = self.decisions.of_case(&key).find(|ruling| !ruling.now);
        let applied = before.is_some_and(|ruling| ruling.row.member.is_some());
        let without = applied && !known && !self.merges.parted.contains(&other);
        if (known && nothing) || without || numbers[0] == numbers[1] {
            return;
        }
        let less = negative(points);
        let mut sides = [
            CreditedMember { number: (&**numbers[0]).into(), points: *points, by: Vec::new() },
            CreditedMember { number: (&**numbers[1]).into(), points: less, by: Vec::new() },
        ];
        for (side, row) in sides.iter_mut().zip([keep, other]) {
            side.by.push(format!("{WAS}{}", self.members[row as usize].status.word()).into());
        }
        sides[1].by.extend(self.gold_words(other));
        self.merges.moves.push(Move { key, taken_back: false, sides });
    }

    /// The awards of Gold Points of a row, as an entry says them.
    fn gold_words(&self, row: u32) -> Vec<Box<str>> {
        if !self.rules.is_fading_kind(AwardKind::Gold) {
            return Vec::new();
        }
        let Some(member) = self.register.members.get(row as usize) else { return Vec::new() };
        let word = |date: Date, points: Exact| -> Box<str> {
            format!("{GOLD}{date} {}", points.to_decimal()).into()
        };
        let own = self.register.gold.iter().filter(|gold| *gold.number == *member.number);
        let own: Vec<Box<str>> = own.map(|gold| word(gold.date, gold.points)).collect();
        if own.is_empty() && !member.points.gold.is_zero() {
            return vec![word(member.registered.unwrap_or(self.terms.as_of), member.points.gold)];
        }
        own
    }

    /// Takes back the merges that are decided otherwise now, or whose decision was cleared, with all that
    /// hang together with them; what remains decided is merged again.
    pub(super) fn take_back_merges(&mut self) {
        let merged: Vec<Box<str>> = self.entries.keys().map(|key| (*key).into()).collect();
        let merged: Vec<Box<str>> = merged.into_iter().filter(|key| self.is_merged(key)).collect();
        let dirty: Vec<&Box<str>> =
            merged.iter().filter(|key| self.is_decided_apart(key)).collect();
        if dirty.is_empty() {
            return;
        }
        let mut numbers: HashSet<&str> = dirty.iter().flat_map(|key| numbers_of(key)).collect();
        loop {
            let beside =
                merged.iter().filter(|key| numbers_of(key).any(|own| numbers.contains(own)));
            let more: HashSet<&str> = beside.flat_map(|key| numbers_of(key)).collect();
            if more.len() == numbers.len() {
                break;
            }
            numbers = more;
        }
        let whole = merged.iter().filter(|key| numbers_of(key).all(|own| numbers.contains(own)));
        let mut standing: Vec<(u32, Box<str>, Vec<CreditedMember>)> = Vec::new();
        for key in whole {
            let own = self.entries[&**key].standing();
            standing.extend(own.map(|(nth, _, sides)| (*nth, key.clone(), sides.clone())));
        }
        standing.arrange_by(|a, b| b.0.cmp(&a.0));
        for (_, key, sides) in standing {
            self.take_back(&key, &sides);
        }
    }

    /// Whether a pair that is merged is to be two people, or undecided.
    fn is_decided_apart(&self, key: &str) -> bool {
        let verdict = self.case_of.get(key).and_then(|case| self.verdict_of(*case));
        match verdict {
            Some(verdict) => matches!(verdict, Verdict::Ignore | Verdict::Undo),
            None => {
                let changed = |row: &DecisionRow| row.changed && &*row.case == key;
                let cleared = self.asked_again.contains(key) && !self.decisions.has(key);
                cleared && !self.register.decisions.iter().any(changed)
            }
        }
    }

    /// Takes back one entry.
    fn take_back(&mut self, key: &str, sides: &[CreditedMember]) {
        let [keep, other] = sides else { return };
        let rows = [keep, other].map(|side| self.directory.with_number(&side.number));
        let [Some(kept), Some(gone)] = rows else { return };
        for (row, beside, side) in [(kept, gone, keep), (gone, kept, other)] {
            for kind in side.points.kinds() {
                let back = Exact::ZERO - side.points.points(kind);
                self.post(row, None, Origin::Parted(beside), kind, back);
            }
            let was = side.by.iter().find_map(|word| word.strip_prefix(WAS));
            let was = was.and_then(MemberStatus::named);
            let now = &mut self.members[row as usize].status;
            // Who has died since, or rejoined, stays so.
            let merging = if row == gone { MemberStatus::Lapsed } else { MemberStatus::Active };
            if let Some(was) = was.filter(|_| *now == merging) {
                *now = was;
            }
            self.merges.parted.insert(row);
        }
        let back = other.by.iter().filter_map(|word| gold_of(word));
        self.merges.gold.extend(back.map(|(date, points)| GoldBack {
            from: keep.number.clone(),
            to: gone,
            date,
            points,
        }));
        // A row that was merged on has its alias on the last one.
        let merged = self.entries.keys().flat_map(|key| numbers_of(key));
        self.merges.aliases.extend(merged.map(|own| [own.into(), other.number.clone()]));
        let negative = |side: &CreditedMember| CreditedMember {
            points: negative(&side.points),
            by: Vec::new(),
            ..side.clone()
        };
        let (one, two) = (keep.number.to_string(), other.number.to_string());
        let sides = [negative(keep), negative(other)];
        self.merges.moves.push(Move { key: key.into(), taken_back: true, sides });
        let at = self.decisions.of_case(key).next().map(|ruling| (ruling.place(), ruling.row.at));
        let place = at.unwrap_or((ProblemFile::Register, self.members[gone as usize].at));
        let trouble = problems::MergeTakenBack { one, other: two };
        self.report(place.0, trouble.into(), place.1);
    }

    /// Who holds an award by the certificate with which an earlier reconciliation credited it, `Some(None)`
    /// if nobody has that number any more. It stays there, whatever the register says of the player now,
    /// unless a decision moves it, or it came there since two rows were merged that are apart again.
    pub(super) fn holder(&self, award: &Claim) -> Option<Option<u32>> {
        let held = self.held.get(&(award.event, award.player))?;
        let decided = self.decisions.of_case(&self.key_of_player(award.player)).next();
        if decided.is_some_and(|ruling| ruling.now) {
            return None;
        }
        let holder = self.of_number(held);
        let apart = match (holder, self.who_at(award)) {
            (Some(holder), Identified::Member { member, .. }) => self.were_one(holder, member),
            _ => false,
        };
        (!apart).then_some(holder)
    }

    /// Whether two members were one by merges, and are two again.
    fn were_one(&self, one: u32, other: u32) -> bool {
        if one == other || self.entries.is_empty() {
            return false;
        }
        let [one, other] = [one, other].map(|row| &*self.members[row as usize].number);
        let mut joined = HashSet::from([one]);
        loop {
            let before = joined.len();
            for key in self.entries.keys() {
                if numbers_of(key).any(|own| joined.contains(own)) {
                    joined.extend(numbers_of(key));
                }
            }
            if joined.len() == before {
                return joined.contains(other);
            }
        }
    }

    /// The register with the rows and old numbers that the merges leave.
    fn after_merges(&self) -> Register {
        let mut register = self.register.clone();
        for (member, now) in register.members.iter_mut().zip(&self.members) {
            member.status = now.status;
        }
        for posting in &self.postings {
            if let Some(member) = register.members.get_mut(posting.member as usize) {
                member.points.add(posting.kind, posting.points);
            }
        }
        register.aliases.retain(|alias| !is_of_merges(alias, &self.merges.aliases));
        for (gone, keep) in &self.merged {
            let [old, number] = [gone, keep].map(|row| &*self.members[*row as usize].number);
            let known = |alias: &Alias| {
                (&*alias.number, alias.old_number.as_deref()) == (number, Some(old))
            };
            if old != number && !register.aliases.iter().any(known) {
                let (number, old_number) = (number.into(), Some(old.into()));
                let alias = Alias { at: NOWHERE, number, known_as: None, old_number, check: None };
                register.aliases.push(alias);
            }
        }
        register
    }

    /// Puts the entries of all merges, old and new, among the rows of `Credited`.
    pub(super) fn keep_merges(&mut self) {
        let old = self.register.credited.iter().filter(|row| is_entry(row));
        let mut last = old.clone().filter_map(|row| title_of(&row.event.title));
        let mut nth = last.by_ref().map(|(nth, _)| nth).max().unwrap_or_default();
        self.credited_rows.extend(old.cloned());
        for Move { key, taken_back, sides } in &self.merges.moves {
            nth += 1;
            let begins = if *taken_back { PARTED } else { MERGED };
            self.credited_rows.push(CreditedRow {
                at: NOWHERE,
                event: EventIdentity {
                    date: Some(self.terms.as_of),
                    key: key.clone(),
                    title: format!("{begins}{nth}").into(),
                    organiser: Box::default(),
                },
                registered: Some(self.terms.as_of),
                text: format_credits(sides).into(),
                content: Box::default(),
                check: None,
            });
        }
    }
}
