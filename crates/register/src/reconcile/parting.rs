//! Notes what merges of two rows move, and takes it back to the digit when they are decided otherwise.

use std::collections::{HashMap, HashSet};

use jiff::civil::Date;

use crate::problems;
use model::register::{
    DecisionRow, EventCreditRow, MemberAlias, MemberCredit, Register, RegisterEventIdentity,
    format_member_credits,
};
use model::{AwardKind, CellAddress, Exact, MemberStatus, ParallelJoin, PointsByKind, StableSort};

use super::claims::{AwardClaim, AwardClaims};
use super::decisions::{may_undo_merge, numbers_of_entered_members};
use super::ledger::{PlayerIdentity, ReconciliationState, ReconciliationStateInput};
use super::matching::SeasonMemberMatches;
use super::member_directory::MemberDirectory;
use super::merge_entries::{
    MERGE_UNDONE_TITLE_PREFIX, MERGED_GOLD_AWARD_PREFIX, MERGED_TITLE_PREFIX, MergeEntriesOfRows,
    MergeTransfer, RestoredGoldAward, STATUS_BEFORE_MERGE_PREFIX, is_alias_made_by_merges,
    is_merge_entry, member_numbers_of_rows_key, negated_points, parse_merge_title,
    parse_merged_gold_award,
};
use super::{PostingOrigin, ProblemFile, ReconciliationOptions, Verdict};

/// The place of what stands in no cell yet.
const NOWHERE: CellAddress = CellAddress { sheet: 0, row: 0, column: 0 };

/// The register in which players are looked up if merges are taken back now: the rows are apart, and no old
/// number leads from one to the other, as when the same is given again. `None` if no merge is.
pub(super) fn register_with_merges_undone(
    register: &Register,
    given: &[DecisionRow],
    terms: ReconciliationOptions,
    join: ParallelJoin,
) -> Option<Register> {
    let entries = MergeEntriesOfRows::by_case(register);
    let merged = |case: &str| entries.get(case).is_some_and(MergeEntriesOfRows::is_merged);
    let mut rows = register.decisions.iter().chain(given);
    if !rows.any(|row| merged(&row.case) && may_undo_merge(row)) {
        return None;
    }
    let (claims, matches) = (AwardClaims::default(), SeasonMemberMatches::default());
    let directory =
        MemberDirectory::new(register, &numbers_of_entered_members(&register.decisions), join);
    let mut ledger = ReconciliationState::new(ReconciliationStateInput {
        register,
        claims: &claims,
        directory: &directory,
        matches: &matches,
        given,
        terms,
        on_paper: HashMap::new(),
    });
    ledger.settle_rows_before_players(Vec::new());
    (!ledger.merges.parted.is_empty()).then(|| ledger.after_merges())
}

impl ReconciliationState<'_> {
    /// Whether two rows are merged by an entry of the ledger.
    pub(super) fn is_merged_by_entry(&self, key: &str) -> bool {
        self.entries.get(key).is_some_and(MergeEntriesOfRows::is_merged)
    }

    /// Remembers what a merge moves from a row to another, unless an earlier version merged them without
    /// an entry.
    pub(super) fn record_merge(
        &mut self,
        case: u32,
        [keep, other]: [u32; 2],
        points: &PointsByKind,
    ) {
        let key = self.cases[case as usize].key.clone();
        let known = self.is_merged_by_entry(&key);
        let nothing = *points == PointsByKind::default();
        let numbers = [keep, other].map(|row| &self.members[row as usize].number);
        let before = self.decisions.decisions_on_case(&key).find(|ruling| !ruling.now);
        let applied = before.is_some_and(|ruling| ruling.row.member.is_some());
        let without = applied && !known && !self.merges.parted.contains(&other);
        if (known && nothing) || without || numbers[0] == numbers[1] {
            return;
        }
        let less = negated_points(points);
        let mut sides = [
            MemberCredit { number: (&**numbers[0]).into(), points: *points, by: Vec::new() },
            MemberCredit { number: (&**numbers[1]).into(), points: less, by: Vec::new() },
        ];
        for (side, row) in sides.iter_mut().zip([keep, other]) {
            side.by.push(
                format!("{STATUS_BEFORE_MERGE_PREFIX}{}", self.members[row as usize].status.word())
                    .into(),
            );
        }
        sides[1].by.extend(self.gold_words(other));
        self.merges.moves.push(MergeTransfer { key, taken_back: false, sides });
    }

    /// The awards of Gold Points of a row, as an entry says them.
    fn gold_words(&self, row: u32) -> Vec<Box<str>> {
        if !self.rules.is_fading_point_kind(AwardKind::Gold) {
            return Vec::new();
        }
        let Some(member) = self.register.members.get(row as usize) else { return Vec::new() };
        let word = |date: Date, points: Exact| -> Box<str> {
            format!("{MERGED_GOLD_AWARD_PREFIX}{date} {}", points.to_decimal()).into()
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
        let merged: Vec<Box<str>> =
            merged.into_iter().filter(|key| self.is_merged_by_entry(key)).collect();
        let dirty: Vec<&Box<str>> =
            merged.iter().filter(|key| self.is_decided_apart(key)).collect();
        if dirty.is_empty() {
            return;
        }
        let mut numbers: HashSet<&str> =
            dirty.iter().flat_map(|key| member_numbers_of_rows_key(key)).collect();
        loop {
            let beside = merged
                .iter()
                .filter(|key| member_numbers_of_rows_key(key).any(|own| numbers.contains(own)));
            let more: HashSet<&str> =
                beside.flat_map(|key| member_numbers_of_rows_key(key)).collect();
            if more.len() == numbers.len() {
                break;
            }
            numbers = more;
        }
        let whole = merged
            .iter()
            .filter(|key| member_numbers_of_rows_key(key).all(|own| numbers.contains(own)));
        let mut standing: Vec<(u32, Box<str>, Vec<MemberCredit>)> = Vec::new();
        for key in whole {
            let own = self.entries[&**key].entries_since_apart();
            standing.extend(own.map(|(nth, _, sides)| (*nth, key.clone(), sides.clone())));
        }
        standing.arrange_by(|a, b| b.0.cmp(&a.0));
        for (_, key, sides) in standing {
            self.take_back(&key, &sides);
        }
    }

    /// Whether a pair that is merged is to be two people, or undecided.
    fn is_decided_apart(&self, key: &str) -> bool {
        let verdict = self.case_of.get(key).and_then(|case| self.verdict_on_case(*case));
        match verdict {
            Some(verdict) => matches!(verdict, Verdict::Ignore | Verdict::Undo),
            None => {
                let changed = |row: &DecisionRow| row.changed && &*row.case == key;
                let cleared =
                    self.asked_again.contains(key) && !self.decisions.has_decision_on_case(key);
                cleared && !self.register.decisions.iter().any(changed)
            }
        }
    }

    /// Takes back one entry.
    fn take_back(&mut self, key: &str, sides: &[MemberCredit]) {
        let [keep, other] = sides else { return };
        let rows = [keep, other].map(|side| self.directory.member_with_number(&side.number));
        let [Some(kept), Some(gone)] = rows else { return };
        for (row, beside, side) in [(kept, gone, keep), (gone, kept, other)] {
            for kind in side.points.kinds_or_local() {
                let back = Exact::ZERO - side.points.points(kind);
                self.post_points(row, None, PostingOrigin::Parted(beside), kind, back);
            }
            let was = side.by.iter().find_map(|word| word.strip_prefix(STATUS_BEFORE_MERGE_PREFIX));
            let was = was.and_then(MemberStatus::named);
            let now = &mut self.members[row as usize].status;
            // Who has died since, or rejoined, stays so.
            let merging = if row == gone { MemberStatus::Lapsed } else { MemberStatus::Active };
            if let Some(was) = was.filter(|_| *now == merging) {
                *now = was;
            }
            self.merges.parted.insert(row);
        }
        let back = other.by.iter().filter_map(|word| parse_merged_gold_award(word));
        self.merges.gold.extend(back.map(|(date, points)| RestoredGoldAward {
            from: keep.number.clone(),
            to: gone,
            date,
            points,
        }));
        // A row that was merged on has its alias on the last one.
        let merged = self.entries.keys().flat_map(|key| member_numbers_of_rows_key(key));
        self.merges.aliases.extend(merged.map(|own| [own.into(), other.number.clone()]));
        let negative = |side: &MemberCredit| MemberCredit {
            points: negated_points(&side.points),
            by: Vec::new(),
            ..side.clone()
        };
        let (one, two) = (keep.number.to_string(), other.number.to_string());
        let sides = [negative(keep), negative(other)];
        self.merges.moves.push(MergeTransfer { key: key.into(), taken_back: true, sides });
        let at = self
            .decisions
            .decisions_on_case(key)
            .next()
            .map(|ruling| (ruling.problem_file(), ruling.row.at));
        let place = at.unwrap_or((ProblemFile::Register, self.members[gone as usize].at));
        let trouble = problems::MergeTakenBack { one, other: two };
        self.report_problem(place.0, trouble.into(), place.1);
    }

    /// Who holds an award by the certificate with which an earlier reconciliation credited it, `Some(None)`
    /// if nobody has that number any more. It stays there, whatever the register says of the player now,
    /// unless a decision moves it, or it came there since two rows were merged that are apart again.
    pub(super) fn award_holder_by_certificate(&self, award: &AwardClaim) -> Option<Option<u32>> {
        let held = self.held.get(&(award.event, award.player))?;
        let decided = self.decisions.decisions_on_case(&self.player_case_key(award.player)).next();
        if decided.is_some_and(|ruling| ruling.now) {
            return None;
        }
        let holder = self.member_of_number(held);
        let apart = match (holder, self.player_identity_in_event(award)) {
            (Some(holder), PlayerIdentity::Member { member, .. }) => self.were_one(holder, member),
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
                if member_numbers_of_rows_key(key).any(|own| joined.contains(own)) {
                    joined.extend(member_numbers_of_rows_key(key));
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
        register.aliases.retain(|alias| !is_alias_made_by_merges(alias, &self.merges.aliases));
        for (gone, keep) in &self.merged {
            let [old, number] = [gone, keep].map(|row| &*self.members[*row as usize].number);
            let known = |alias: &MemberAlias| {
                (&*alias.number, alias.old_number.as_deref()) == (number, Some(old))
            };
            if old != number && !register.aliases.iter().any(known) {
                let (number, old_number) = (number.into(), Some(old.into()));
                let alias =
                    MemberAlias { at: NOWHERE, number, known_as: None, old_number, check: None };
                register.aliases.push(alias);
            }
        }
        register
    }

    /// Puts the entries of all merges, old and new, among the rows of `Credited`.
    pub(super) fn add_merge_entry_rows(&mut self) {
        let old = self.register.credited.iter().filter(|row| is_merge_entry(row));
        let mut last = old.clone().filter_map(|row| parse_merge_title(&row.event.title));
        let mut nth = last.by_ref().map(|(nth, _)| nth).max().unwrap_or_default();
        self.credited_rows.extend(old.cloned());
        for MergeTransfer { key, taken_back, sides } in &self.merges.moves {
            nth += 1;
            let begins = if *taken_back { MERGE_UNDONE_TITLE_PREFIX } else { MERGED_TITLE_PREFIX };
            self.credited_rows.push(EventCreditRow {
                at: NOWHERE,
                event: RegisterEventIdentity {
                    date: Some(self.terms.as_of),
                    key: key.clone(),
                    title: format!("{begins}{nth}").into(),
                    organiser: Box::default(),
                },
                registered: Some(self.terms.as_of),
                text: format_member_credits(sides).into(),
                content: Box::default(),
                check: None,
            });
        }
    }
}
