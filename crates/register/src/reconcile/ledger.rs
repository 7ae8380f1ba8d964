//! The state of one reconciliation: the members, the movements of their totals, the fate of
//! each award, and the doubtful cases.
//!
//! What belongs here: this state, the numbers of members, and movements. The steps
//! that change it are the files beside it: `merging`, `players`, `crediting` with
//! `event_versions`, `redated_events`, `same_event` and `amending`, then `paper_certificates`, `unused_decisions` and
//! `checks`.

use crate::kept_details::old_numbers_in_balance;
use std::collections::{BTreeMap, HashMap, HashSet};

use jiff::civil::Date;

use engine::rules::membership::MemberRegisterRules;
use model::MemberStatus;
use model::name_comparison::folded_name;
use model::problem::{Problem, ProblemDetail};
use model::register::{DecisionRow, EventCreditRow, Member, Register};
use model::{AwardKind, Exact};

use super::carried_over;
use super::choices::number_and_name_label;
use super::claims::{AwardClaim, AwardClaims};
use super::decisions::{CaseDecision, DecisionsByCase};
use super::duplicate_awards::AwardCopies;
use super::events::{CreditedEvents, event_awards_fingerprint, player_hash};
use super::matching::SeasonMemberMatches;
use super::member_directory::MemberDirectory;
use super::merge_entries::{MemberMerges, MergeEntriesOfRows};
use super::person_names::MIN_FITTING_NAME_SCORE;
use super::{
    AwardFate, DoubtfulCase, PendingReason, PointsPosting, PostingOrigin, ProblemFile,
    ReconciliationOptions,
};

/// The member behind a player, as far as known.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum PlayerIdentity {
    /// Not looked up: the player has no award that counts.
    Unasked,
    Member {
        /// An index into [`ReconciliationState::members`].
        member: u32,
        /// How certain the match is.
        sure: MatchCertainty,
    },
    /// No member.
    Nobody,
    /// Ignored by decision.
    Ignored,
    /// An open case.
    Open(u32),
}

impl PlayerIdentity {
    /// Whether nobody decided who the player is.
    fn may_differ(self) -> bool {
        matches!(
            self,
            PlayerIdentity::Unasked
                | PlayerIdentity::Open(_)
                | PlayerIdentity::Member {
                    sure: MatchCertainty::Likely | MatchCertainty::Concluded,
                    ..
                }
        )
    }
}

/// How certain the match of a player and a member is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum MatchCertainty {
    /// Accepted as likely.
    Likely,
    /// Concluded from the whole return.
    Concluded,
    Decided,
    /// The number is the member's and the name fits.
    Certain,
}

/// A claim that may be credited to a member.
#[derive(Debug, Clone, Copy)]
pub(super) struct MemberClaim {
    pub member: u32,
    /// The kind of award.
    pub kind: AwardKind,
    /// The index of the claim.
    pub claim: u32,
    /// How certain it is that the claim is the member's.
    pub sure: MatchCertainty,
}

/// The state of one reconciliation.
pub(super) struct ReconciliationState<'a> {
    pub register: &'a Register,
    pub claims: &'a AwardClaims,
    pub terms: ReconciliationOptions,
    pub rules: &'static MemberRegisterRules,
    pub directory: &'a MemberDirectory<'a>,
    pub matches: &'a SeasonMemberMatches,
    pub decisions: DecisionsByCase<'a>,
    pub credited: CreditedEvents<'a>,
    /// Awards on certificates that were counted before.
    pub on_paper: HashMap<u32, AwardFate>,
    /// The number that was credited by the certificate of an award of these returns, by event and
    /// player.
    pub held: HashMap<(u32, u32), Box<str>>,
    /// The members afterwards.
    pub members: Vec<Member>,
    /// Members whose row was merged into another.
    pub merged: HashMap<u32, u32>,
    /// What earlier reconciliations merged, by case.
    pub entries: BTreeMap<&'a str, MergeEntriesOfRows>,
    pub merges: MemberMerges,
    pub who: Vec<PlayerIdentity>,
    pub case_of_player: Vec<Option<u32>>,
    pub fates: Vec<AwardFate>,
    /// The fingerprint of each event's awards.
    pub contents: Vec<u64>,
    /// Claims that count because one of several versions was chosen: the case.
    pub by_version: BTreeMap<u32, u32>,
    /// The first version of each event, under whose name it is credited.
    pub first_versions: BTreeMap<u32, u32>,
    /// Awards on certificates that stand in several files.
    pub copies: AwardCopies,
    pub postings: Vec<PointsPosting>,
    pub cases: Vec<DoubtfulCase>,
    pub case_of: HashMap<Box<str>, u32>,
    /// The cases whose kept decision does not hold any more, though the player is certain.
    pub asked_again: HashSet<Box<str>>,
    pub problems: Vec<(ProblemFile, Problem)>,
    /// The credited events that a returned event of another day is, or probably is.
    pub asked_of: HashSet<usize>,
    pub credited_rows: Vec<EventCreditRow>,
    /// The numbers of new members, by the case that decides on each.
    pub new_numbers: BTreeMap<Box<str>, Box<str>>,
    /// The new members of all decisions: name and club, by number.
    pub to_enter: HashMap<Box<str>, [Box<str>; 2]>,
    /// The old numbers that the ledger knows, though their rows of `Aliases` may be gone.
    pub former_numbers: HashSet<&'a str>,
}

/// The result of a ledger.
pub(super) struct SettledReconciliation {
    pub members: Vec<Member>,
    pub merged: HashMap<u32, u32>,
    pub merges: MemberMerges,
    pub fates: Vec<AwardFate>,
    pub postings: Vec<PointsPosting>,
    pub cases: Vec<DoubtfulCase>,
    pub problems: Vec<(ProblemFile, Problem)>,
    pub credited: Vec<EventCreditRow>,
    /// The fingerprint of each event's awards.
    pub contents: Vec<u64>,
    /// Claims that count because one of several versions was chosen: the case.
    pub by_version: BTreeMap<u32, Box<str>>,
    /// The first version of each event, under whose name it is credited.
    pub first_versions: BTreeMap<u32, u32>,
    /// The case of each player, if any.
    pub case_of_player: Vec<Option<u32>>,
}

/// The input of a ledger.
pub(super) struct ReconciliationStateInput<'a> {
    pub register: &'a Register,
    pub claims: &'a AwardClaims,
    pub directory: &'a MemberDirectory<'a>,
    pub matches: &'a SeasonMemberMatches,
    /// The new decisions.
    pub given: &'a [DecisionRow],
    pub terms: ReconciliationOptions,
    /// Awards on certificates that were counted before.
    pub on_paper: HashMap<u32, AwardFate>,
}

impl<'a> ReconciliationState<'a> {
    /// A ledger before the first step.
    pub(super) fn new(beginning: ReconciliationStateInput<'a>) -> ReconciliationState<'a> {
        let ReconciliationStateInput {
            register,
            claims,
            directory,
            matches,
            given,
            terms,
            on_paper,
        } = beginning;
        let mut problems = Vec::new();
        ReconciliationState {
            register,
            claims,
            terms,
            rules: terms.rules,
            directory,
            matches,
            decisions: DecisionsByCase::new(&register.decisions, given, &mut problems),
            credited: CreditedEvents::from_register(register),
            on_paper,
            held: carried_over::numbers_credited_by_certificate(register, claims),
            members: register.members.clone(),
            merged: HashMap::new(),
            entries: MergeEntriesOfRows::by_case(register),
            merges: MemberMerges::default(),
            who: vec![PlayerIdentity::Unasked; claims.players.len()],
            case_of_player: vec![None; claims.players.len()],
            fates: vec![AwardFate::Pending(PendingReason::Later); claims.awards.len()],
            contents: Vec::new(),
            by_version: BTreeMap::new(),
            first_versions: BTreeMap::new(),
            copies: AwardCopies::default(),
            postings: Vec::with_capacity(claims.awards.len()),
            cases: Vec::new(),
            case_of: HashMap::new(),
            asked_again: undecided(&register.decisions),
            problems,
            asked_of: HashSet::new(),
            credited_rows: Vec::new(),
            new_numbers: BTreeMap::new(),
            to_enter: HashMap::new(),
            former_numbers: register
                .balances
                .iter()
                .flat_map(old_numbers_in_balance)
                .filter(|old| !old.is_empty())
                .collect(),
        }
    }

    /// The player as a person, for each: the best match among the members, else the player as typed.
    pub(super) fn persons_of_players(&self) -> Vec<u64> {
        let players = 0..self.claims.players.len() as u32;
        let person = |player: u32| match self.matches.players[player as usize].suggested_candidate()
        {
            Some(member) => u64::from(member.member),
            None => player_hash(self.claims, player),
        };
        players.map(person).collect()
    }

    /// The fingerprint of an event's awards.
    pub(super) fn awards_fingerprint(&self, event: u32) -> Box<str> {
        event_awards_fingerprint(&self.claims.events[event as usize], &self.contents, event)
    }

    /// The result.
    pub(super) fn into_result(self) -> SettledReconciliation {
        let key = |case: u32| self.cases[case as usize].key.clone();
        let by_version = self.by_version.iter().map(|(claim, case)| (*claim, key(*case))).collect();
        SettledReconciliation {
            members: self.members,
            merged: self.merged,
            merges: self.merges,
            fates: self.fates,
            postings: self.postings,
            cases: self.cases,
            problems: self.problems,
            credited: self.credited_rows,
            contents: self.contents,
            by_version,
            first_versions: self.first_versions,
            case_of_player: self.case_of_player,
        }
    }

    /// The member behind a player, once settled.
    pub(super) fn member_of_player(&self, player: u32) -> Option<u32> {
        match self.who[player as usize] {
            PlayerIdentity::Member { member, .. } => Some(member),
            _ => None,
        }
    }

    /// Who a player of an event is, once settled: with several members of one name, another one than in
    /// other events.
    pub(super) fn player_identity_in_event(&self, claim: &AwardClaim) -> PlayerIdentity {
        match self.member_settled_by_match(claim) {
            Some((member, sure)) if self.who[claim.player as usize].may_differ() => {
                PlayerIdentity::Member { member, sure }
            }
            _ => self.who[claim.player as usize],
        }
    }

    /// The row kept for a member after merging.
    pub(super) fn kept_row_of_member(&self, member: u32) -> u32 {
        self.merged.get(&member).copied().unwrap_or(member)
    }

    /// The member with a present or old number, after merging; `None` if it is on several
    /// rows that are not one person.
    pub(super) fn member_of_number(&self, number: &str) -> Option<u32> {
        let row = self.row_of_number(number).or_else(|| self.added(number));
        let Some(row) = row else {
            let old = self.directory.member_with_old_number(number);
            let old = old.filter(|old| !self.has_ambiguous_number(*old))?;
            return Some(self.kept_row_of_member(old));
        };
        Some(self.rejoined(row).unwrap_or_else(|| self.kept_row_of_member(row)))
    }

    /// The row with a number; of several merged rows, the one kept.
    pub(super) fn row_of_number(&self, number: &str) -> Option<u32> {
        self.directory.member_with_number(number).or_else(|| {
            let rows = self.directory.rows_sharing_number(number);
            let first = self.kept_row_of_member(*rows.first()?);
            rows.iter().all(|row| self.kept_row_of_member(*row) == first).then_some(first)
        })
    }

    /// The new member with a number.
    fn added(&self, number: &str) -> Option<u32> {
        let first = self.register.members.len();
        let added = self.members[first..].iter();
        let position = added.map(|member| &*member.number).position(|known| known == number)?;
        Some((first + position) as u32)
    }

    /// The member into whom an earlier reconciliation merged a row that is no longer
    /// active: the row's number is an old number of the member, and the name fits.
    fn rejoined(&self, row: u32) -> Option<u32> {
        let mut row = row;
        let mut found = None;
        // Follows repeated merging; the bound ends a cycle.
        for _ in 0..self.register.aliases.len().min(16) {
            let own = self.register.members.get(row as usize)?;
            let apart = self.merges.parted.contains(&row) || self.merged.contains_key(&row);
            if own.status == MemberStatus::Active || apart {
                break;
            }
            let Some(member) = self.directory.member_with_old_number(&own.number) else { break };
            let fits = self.directory.name_fit(&self.directory.names[row as usize], member).0
                >= MIN_FITTING_NAME_SCORE;
            if member == row || !fits || self.has_ambiguous_number(member) {
                break;
            }
            row = member;
            found = Some(self.kept_row_of_member(member));
        }
        found
    }

    /// The number in the text of a decision: the text, or what stands before the name of a member who was
    /// chosen from the drop-down. A number with a remark behind it is none.
    pub(super) fn number_in_decision<'t>(
        &self,
        text: &'t str,
        ruling: CaseDecision<'_>,
    ) -> &'t str {
        let Some((number, _)) = text.split_once(' ') else { return text };
        // What was applied before holds, whatever the member is called now.
        let applied = !ruling.now && ruling.row.member.as_deref() == Some(number);
        let chosen = || {
            let member = &self.members[self.member_of_number(number)? as usize];
            Some(folded_name(&number_and_name_label(number, &member.name)) == folded_name(text))
        };
        if applied || chosen() == Some(true) { number } else { text }
    }

    /// Whether a row's number is on several rows that are not one person.
    pub(super) fn has_ambiguous_number(&self, member: u32) -> bool {
        self.is_ambiguous_number(&self.members[member as usize].number)
    }

    /// Whether a number is on several rows that are not one person.
    pub(super) fn is_ambiguous_number(&self, number: &str) -> bool {
        self.directory.is_duplicate_number(number) && self.row_of_number(number).is_none()
    }

    /// Whether a number is in use.
    pub(super) fn is_number_taken(&self, number: &str) -> bool {
        self.directory.is_duplicate_number(number)
            || self.member_of_number(number).is_some()
            || self.former_numbers.contains(number)
    }

    /// Whether a member has not died.
    pub(super) fn is_member_alive(&self, member: u32) -> bool {
        self.members[member as usize].status != MemberStatus::Deceased
    }

    /// Records a movement.
    pub(super) fn post_points(
        &mut self,
        member: u32,
        date: Option<Date>,
        origin: PostingOrigin,
        kind: AwardKind,
        points: Exact,
    ) {
        self.postings.push(PointsPosting { member, date, origin, kind, points });
    }

    /// Reports a problem.
    pub(super) fn report_problem(
        &mut self,
        place: ProblemFile,
        trouble: ProblemDetail,
        at: impl Into<model::problem::ProblemPlace>,
    ) {
        self.problems.push((place, Problem::new(trouble, at)));
    }
}

/// The cases of kept rows without a decision: it was cleared, or refused.
fn undecided(kept: &[DecisionRow]) -> HashSet<Box<str>> {
    kept.iter().filter(|row| row.decision.is_none()).map(|row| row.case.clone()).collect()
}
