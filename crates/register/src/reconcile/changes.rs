//! The changed cells of the register, each with its calculation, and the sheets afterwards.

use std::borrow::Cow;
use std::collections::HashSet;

use crate::{balances, ledger_chain};
use model::form::MemberColumn;
use model::register::{
    DecisionReasons, DecisionRow, GoldAwardRow, Member, MemberAlias, MemberBalance,
    PendingPointsRow, ReconciliationLedgerRow, SubmittedCertificate,
};
use model::{AwardKind, Basis, CellAddress};

use super::case_keys::{UNLIKELY_PLAYER_KEY, pending_until_day_key};
use super::events::event_awards_fingerprint;
use super::merge_entries::is_alias_made_by_merges;
use super::{
    AwardFate, CaseKind, CertificateFate, MemberCellChange, PendingReason, PointsPosting,
    PostingOrigin, Reconciliation,
};

/// The columns that can change, in the order of the sheet.
const COLUMNS: [MemberColumn; 12] = [
    MemberColumn::Number,
    MemberColumn::Name,
    MemberColumn::Club,
    MemberColumn::Area,
    MemberColumn::Status,
    MemberColumn::Joined,
    MemberColumn::Local,
    MemberColumn::Green,
    MemberColumn::Red,
    MemberColumn::Gold,
    MemberColumn::Other,
    MemberColumn::Rank,
];

/// The address of a row that no sheet has yet.
const NOWHERE: CellAddress = CellAddress { sheet: 0, row: 0, column: 0 };

/// The sheets of a register other than `Members`, afterwards.
#[derive(Debug)]
pub struct UpdatedRegisterSheets {
    /// The sheet `Aliases`.
    pub aliases: Vec<MemberAlias>,
    /// The sheet `Gold`.
    pub gold: Vec<GoldAwardRow>,
    /// The sheet `Certificates`.
    pub certificates: Vec<SubmittedCertificate>,
    /// The sheet `Pending`.
    pub pending: Vec<PendingPointsRow>,
    /// The sheet `Ledger`.
    pub ledger: Vec<ReconciliationLedgerRow>,
    /// The sheet `Balances`.
    pub balances: Vec<MemberBalance>,
}

impl Reconciliation {
    /// The changed cells of a member's row, without the day of reconciliation, which nearly
    /// all rows get.
    pub fn member_cell_changes(&self, member: u32) -> Vec<MemberCellChange> {
        let after = &self.members[member as usize];
        let before = self.register.members.get(member as usize);
        let changed = COLUMNS.into_iter().filter_map(|column| {
            if before.is_some_and(|before| is_same(before, after, column)) {
                return None;
            }
            let old = before.map(|before| shown(before, column)).unwrap_or_default();
            let new = shown(after, column);
            let nothing = before.is_none() && new.is_empty();
            (!nothing).then(|| {
                let why = self.why(member, column);
                let (clauses, why) = (why.clauses_text().into(), why.sentence().into());
                MemberCellChange { member, column, old: old.into(), new: new.into(), clauses, why }
            })
        });
        changed.collect()
    }

    /// The basis of a changed cell.
    fn why(&self, member: u32, column: MemberColumn) -> Basis {
        let mut basis = Basis::new();
        let rules = self.terms.rules;
        match column {
            MemberColumn::Local => self.sum(member, AwardKind::Local, &mut basis),
            MemberColumn::Green => self.sum(member, AwardKind::Green, &mut basis),
            MemberColumn::Red => self.sum(member, AwardKind::Red, &mut basis),
            MemberColumn::Other => self.sum(member, AwardKind::Points, &mut basis),
            MemberColumn::Gold if !rules.is_fading_point_kind(AwardKind::Gold) => {
                self.sum(member, AwardKind::Gold, &mut basis);
            }
            MemberColumn::Gold => self.gold_sum(member, &mut basis),
            MemberColumn::Rank => match self.promotion_of.get(&member) {
                Some(at) => return self.promotions[*at].basis.clone(),
                None => {
                    basis.add_cited_step(&rules.ranks.clause, "by the points held");
                }
            },
            MemberColumn::Status if self.register.members.get(member as usize).is_some() => {
                let other =
                    self.postings_of_member(member).iter().find_map(|posting| {
                        match posting.origin {
                            PostingOrigin::Merged(other) | PostingOrigin::Parted(other) => {
                                Some(&self.members[other as usize].number)
                            }
                            _ => None,
                        }
                    });
                let other = other.map(|number| format!(" {number}")).unwrap_or_default();
                let merged =
                    self.merged.iter().any(|(gone, keep)| [*gone, *keep].contains(&member));
                let how = if merged { "merged" } else { "not merged any more" };
                let words = format!("{how} with member{other}, by decision");
                basis.add_cited_step(&rules.register.lapsed_clause, &words);
            }
            _ => {
                basis.add_cited_step(&rules.registration.clause, "a new member, by decision");
            }
        }
        basis
    }

    /// Adds the calculation of a total: the old value and each movement.
    fn sum(&self, member: u32, kind: AwardKind, basis: &mut Basis) {
        let old =
            self.register.members.get(member as usize).map(|before| before.points.points(kind));
        let mut words = old.unwrap_or_default().to_decimal();
        for posting in self.postings_of_member(member).iter().filter(|posting| posting.kind == kind)
        {
            let back = posting.points < model::Exact::ZERO;
            let amount = posting.points.to_decimal();
            let amount = amount.trim_start_matches('-');
            let sign = if back { " - " } else { " + " };
            let origin = self.origin_told(posting.origin);
            [sign, amount, " (", &origin, ")"].iter().for_each(|part| words.push_str(part));
            words.push_str(&self.proof_told(posting));
        }
        words.push_str(" = ");
        words.push_str(&self.members[member as usize].points.points(kind).to_decimal());
        basis.add_cited_step(&self.terms.rules.registration.clause, &words);
    }

    /// How the member of an award was found that neither number and name nor a decision made certain.
    fn proof_told(&self, posting: &PointsPosting) -> String {
        let PostingOrigin::Award(claim) = posting.origin else { return String::new() };
        let claim = &self.claims.awards[claim as usize];
        let proof = self.evidence.proofs.get(&(claim.event, claim.player));
        let Some(proof) = proof.filter(|proof| proof.member == posting.member) else {
            return String::new();
        };
        let typed = &self.claims.players[claim.player as usize];
        let number = typed.number.as_deref().map(|number| format!(" {number}")).unwrap_or_default();
        format!(" of {}{number}, who is the member by {}", typed.name, proof.reasons.join(", "))
    }

    /// Adds the calculation of a member's Gold Points: what is left of each award.
    fn gold_sum(&self, member: u32, basis: &mut Basis) {
        let own: Vec<String> = self
            .gold_of
            .get(&member)
            .into_iter()
            .flatten()
            .map(|at| &self.gold[*at])
            .map(|row| {
                let years = self.terms.rules.gold.years;
                let left = years.saturating_sub(row.years);
                format!("{} of {} x {left}/{years} = {}", row.awarded, row.date, row.left)
            })
            .collect();
        let words = format!(
            "{}; in all {}",
            if own.is_empty() { "no award is left".to_string() } else { own.join("; ") },
            self.members[member as usize].points.gold.to_decimal()
        );
        basis.add_cited_step(&self.terms.rules.gold.clause, &words);
    }

    /// The origin of points, in words.
    fn origin_told(&self, origin: PostingOrigin) -> Cow<'_, str> {
        let event = |event: u32| self.events_told[event as usize].as_str();
        match origin {
            PostingOrigin::Merged(other) => {
                format!("merged with member {}", self.members[other as usize].number).into()
            }
            PostingOrigin::Parted(other) => {
                format!("merge with member {} taken back", self.members[other as usize].number)
                    .into()
            }
            PostingOrigin::Reversed(at) => {
                format!("credited before for {}, corrected", event(at)).into()
            }
            PostingOrigin::Award(claim) => event(self.claims.awards[claim as usize].event).into(),
            PostingOrigin::Certificate(row) => {
                let paper = &self.register.certificates[row as usize].certificate;
                format!("certificate {paper}").into()
            }
        }
    }

    /// The fate of an award in words: to whom it was credited, or why it is pending or
    /// refused.
    pub fn award_fate_in_words(&self, claim: usize) -> String {
        use super::Refusal::*;
        let rules = self.terms.rules;
        let number = |member: u32| &self.members[member as usize].number;
        match self.fates[claim] {
            AwardFate::Credited(member) => format!("credited to member {}", number(member)),
            AwardFate::Pending(PendingReason::Undecided(case)) => {
                let case = &self.cases[case as usize];
                format!("on hold until decided ({}): {}", case.kind.word(), case.reasons.join(", "))
            }
            AwardFate::Pending(PendingReason::Lapsed(member)) => {
                format!("member {} has lapsed ({})", number(member), rules.register.lapsed_clause)
            }
            AwardFate::Pending(PendingReason::Unsound(member)) => {
                format!("the row of member {} cannot be read", number(member))
            }
            AwardFate::Pending(PendingReason::Later) => {
                "won after the day of reconciliation".to_string()
            }
            AwardFate::Pending(PendingReason::OnPaper(row)) => {
                let paper = &self.register.certificates[row as usize];
                format!(
                    "certificate {} was counted with part of it, or with other points: take it back first ({})",
                    paper.certificate, rules.register.errors_clause
                )
            }
            AwardFate::Refused(Registered(member)) => {
                format!("credited to member {} by an earlier reconciliation", number(member))
            }
            AwardFate::Refused(HeldByStranger) => {
                "credited by an earlier reconciliation to a number that is not in the register"
                    .to_string()
            }
            AwardFate::Refused(Copy(event)) => {
                format!("the event counts in {}", self.claims.events[event as usize].source)
            }
            AwardFate::Refused(Twice(member)) => {
                format!("member {} has this award of the event already", number(member))
            }
            AwardFate::Refused(NotAMember) => {
                format!("no member, by decision ({})", rules.registration.clause)
            }
            AwardFate::Refused(Ignored) => "does not count, by decision".to_string(),
            AwardFate::Refused(OnPaper(row)) => {
                let paper = &self.register.certificates[row as usize];
                format!("on certificate {}, which was sent in", paper.certificate)
            }
        }
    }

    /// The pending awards as rows for the register.
    pub fn pending_rows(&self) -> Vec<PendingPointsRow> {
        let waiting = (0u32..).zip(&self.claims.awards).zip(&self.fates);
        let waiting = waiting.filter_map(|((index, claim), fate)| match fate {
            AwardFate::Pending(waits) => Some((index, claim, *waits)),
            _ => None,
        });
        let rows = waiting.map(|(index, claim, waits)| {
            let player = &self.claims.players[claim.player as usize];
            let event = &self.claims.events[claim.event as usize];
            // A pending award must match what was credited from another version.
            let first = self.first_versions.get(&claim.event).unwrap_or(&claim.event);
            PendingPointsRow {
                at: NOWHERE,
                event: self.claims.events[*first as usize].name.clone(),
                number: player.number.clone().unwrap_or_default(),
                name: player.name.clone(),
                club: player.club.clone(),
                kind: claim.kind,
                points: claim.points,
                waits_for: match waits {
                    // Also waits for the decision between versions.
                    _ if self.by_version.contains_key(&index) => self.by_version[&index].clone(),
                    PendingReason::Undecided(case) => self.waits_for(case, claim.event),
                    PendingReason::Later => {
                        event.won.map(pending_until_day_key).unwrap_or_default()
                    }
                    _ => Box::default(),
                },
                certificates: self.claims.certificate_numbers_of_award(index).to_vec(),
                content: event_awards_fingerprint(event, &self.contents, claim.event),
                why: self.award_fate_in_words(index as usize).into(),
                check: None,
            }
        });
        rows.collect()
    }

    /// The key of a case about an event; of a player whether the whole return was weighed. Empty for
    /// others, which come up by themselves.
    fn waits_for(&self, case: u32, event: u32) -> Box<str> {
        let case = &self.cases[case as usize];
        match case.kind {
            CaseKind::Event => case.key.clone(),
            CaseKind::Player if self.evidence.weighed.contains(&event) => {
                UNLIKELY_PLAYER_KEY.into()
            }
            _ => Box::default(),
        }
    }

    /// The aliases of merged rows: from the old number to the member.
    pub(crate) fn aliases_of_merged_rows(&self) -> Vec<MemberAlias> {
        let number = |member: u32| -> Box<str> { (&*self.members[member as usize].number).into() };
        let merged = self.merged.iter().map(|(old, keep)| MemberAlias {
            at: NOWHERE,
            number: number(*keep),
            known_as: None,
            old_number: Some(number(*old)),
            check: None,
        });
        let known = |alias: &MemberAlias| {
            let same = |known: &MemberAlias| {
                known.number == alias.number && known.old_number == alias.old_number
            };
            self.register.aliases.iter().any(same)
        };
        merged
            .filter(|alias| alias.old_number.as_ref() != Some(&alias.number) && !known(alias))
            .collect()
    }

    /// The certificates, those now credited with the day of reconciliation.
    pub(crate) fn updated_certificates(&self) -> Vec<SubmittedCertificate> {
        let rows = self.register.certificates.iter().zip(&self.papers);
        let rows = rows.map(|(paper, fate)| {
            let done = matches!(fate, CertificateFate::Credited(_));
            SubmittedCertificate {
                registered: paper.registered.or(done.then_some(self.terms.as_of)),
                ..paper.clone()
            }
        });
        rows.collect()
    }

    /// The rows of `Aliases` that remain: those of merges that were taken back do not.
    pub fn remaining_aliases(&self) -> impl Iterator<Item = &MemberAlias> {
        self.register.aliases.iter().filter(|alias| !self.is_alias_removed(alias))
    }

    /// Whether a row of `Aliases` goes, since the merge that made it was taken back.
    pub fn is_alias_removed(&self, alias: &MemberAlias) -> bool {
        let again = |(old, keep): &(u32, u32)| {
            let number = |member: u32| &*self.members[member as usize].number;
            alias.old_number.as_deref() == Some(number(*old)) && *alias.number == *number(*keep)
        };
        is_alias_made_by_merges(alias, &self.parted) && !self.merged.iter().any(again)
    }

    /// The sheets other than `Members`, afterwards.
    pub fn updated_register_sheets(&self) -> UpdatedRegisterSheets {
        let gold: Vec<GoldAwardRow> = self
            .gold
            .iter()
            .map(|row| GoldAwardRow {
                at: NOWHERE,
                number: match row.member {
                    Some(member) => (&*self.members[member as usize].number).into(),
                    None => row.number.clone(),
                },
                date: row.date,
                points: row.awarded,
            })
            .collect();
        let certificates = self.updated_certificates();
        let pending = self.pending_rows();
        let aliases: Vec<MemberAlias> =
            self.remaining_aliases().cloned().chain(self.aliases_of_merged_rows()).collect();
        // Of totals in question nothing is kept, so that they are asked again.
        let asked = self.cases.iter().filter(|case| case.kind == CaseKind::NewTotals);
        let open = asked.filter(|case| case.kept.is_none() && case.verdict.is_none());
        let open: HashSet<&str> = open.map(|case| &*case.number).collect();
        let mut balances = balances::member_balances(&balances::ReconciledSheets {
            members: &self.members,
            columns: self.register.layout.members.as_ref(),
            certificates: &certificates,
            aliases: &aliases,
            gold: &gold,
            day: self.terms.as_of,
            before: &self.register.balances,
        });
        balances.retain(|balance| !open.contains(&*balance.number));
        UpdatedRegisterSheets {
            aliases,
            gold,
            certificates,
            ledger: ledger_chain::ledger_with_new_row(
                &self.register,
                self.terms.as_of,
                &self.credited,
                &balances,
                &pending,
                &self.kept_decisions(),
            ),
            pending,
            balances,
        }
    }

    /// The decisions that the register keeps.
    fn kept_decisions(&self) -> Vec<DecisionRow> {
        let decided = self.cases.iter().filter(|case| case.decided.is_some());
        decided.map(|case| self.decision_row(case)).collect()
    }

    /// A case as a row of decisions.
    pub fn decision_row(&self, case: &super::DoubtfulCase) -> DecisionRow {
        use super::Verdict;
        let number = |member: u32| -> Box<str> { (&*self.members[member as usize].number).into() };
        // A kept decision stays unchanged.
        if let Some(kept) = &case.kept {
            return DecisionRow { at: NOWHERE, ..(**kept).clone() };
        }
        let member = match &case.verdict {
            Some(Verdict::Same(member) | Verdict::New(member)) => Some(number(*member)),
            _ => None,
        };
        let status = match &case.verdict {
            Some(Verdict::Same(member)) => Some(self.members[*member as usize].status),
            _ => None,
        };
        DecisionRow {
            at: NOWHERE,
            case: case.key.clone(),
            number: case.number.clone(),
            name: case.name.clone(),
            club: case.club.clone(),
            suggested: case.suggested.map(number),
            decision: case.decided.clone(),
            member,
            status,
            check: None,
            changed: false,
            reasons: DecisionReasons {
                evidence: (&*case.evidence).into(),
                suggestion: case.suggestion.into(),
                score: case.score,
                reasons: case.reasons.join("; ").into(),
                is_whole: true,
            },
        }
    }

    /// Whether all balances agree.
    pub fn is_balanced(&self) -> bool {
        let control = &self.control;
        [control.returns, control.carried, control.certificates]
            .iter()
            .all(super::PointsByFate::is_balanced)
    }
}

/// Whether a cell of a member's row is unchanged.
fn is_same(before: &Member, after: &Member, column: MemberColumn) -> bool {
    match column {
        MemberColumn::Number => before.number == after.number,
        MemberColumn::Name => before.name == after.name,
        MemberColumn::Club => before.club == after.club,
        MemberColumn::Area => before.area == after.area,
        MemberColumn::Status => before.status == after.status,
        MemberColumn::Joined => before.joined == after.joined,
        MemberColumn::Local => before.points.local == after.points.local,
        MemberColumn::Green => before.points.green == after.points.green,
        MemberColumn::Red => before.points.red == after.points.red,
        MemberColumn::Gold => before.points.gold == after.points.gold,
        MemberColumn::Other => before.points.points == after.points.points,
        MemberColumn::Rank => before.rank == after.rank,
        _ => true,
    }
}

/// The text of a cell of a member's row.
fn shown(member: &Member, column: MemberColumn) -> String {
    match column {
        MemberColumn::Number => member.number.to_string(),
        MemberColumn::Name => member.name.to_string(),
        MemberColumn::Club => member.club.to_string(),
        MemberColumn::Area => member.area.to_string(),
        MemberColumn::Status => member.status.word().to_string(),
        MemberColumn::Joined => member.joined.map(|date| date.to_string()).unwrap_or_default(),
        MemberColumn::Local => member.points.local.to_decimal(),
        MemberColumn::Green => member.points.green.to_decimal(),
        MemberColumn::Red => member.points.red.to_decimal(),
        MemberColumn::Gold => member.points.gold.to_decimal(),
        MemberColumn::Other => member.points.points.to_decimal(),
        MemberColumn::Rank => member.rank.to_string(),
        _ => String::new(),
    }
}
