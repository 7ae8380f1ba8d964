//! Reconciles a season's awards with the register of members (WBU 1.4 to 1.11).
//!
//! What belongs here: the member behind each award, its fate, and the new register. What
//! does not: workbooks, pages and files. The steps, a file each:
//!
//! 1. `claims`: the awards of returns, runs and `amendments` in one form, with those pending in the
//!    register (`carried_over`), unless they come back (`returned_pending`).
//! 2. `events`: recognises an event in two files, or one credited before.
//! 3. `matching`: finds the member of each player in the `member_directory`: certain by number and name
//!    (`person_names`), else weighed for the whole return by `assigning`: what number and name say of each member
//!    (`member_likeness`, by the kinds of `likeness` and `name_word_likeness` and their `weights` in `integer_log2`), and who sat where
//!    (`sittings`). `match_error_rate` says how sure is enough, and what it proved; `proofs` tells why; `doubles`
//!    finds rows that are probably one person; if asked, `likely_doubles` weighs them with the `playing_history` of both
//!    (`played_together`).
//! 4. `decisions`: the registrar's decisions on `cases` override every match.
//!    `new_totals` asks for the points of new rows.
//! 5. The `ledger` is the state of the next steps: `merging` of rows (`merge_entries` keeps what moved, `parting` takes it back), then `players`, then
//!    `crediting`: each award (`member_claims`) is credited, pending or refused. Events in two files are in
//!    `event_versions` and `duplicate_awards`, moved events in `redated_events`, one evening in two files in `same_evening`,
//!    one with other awards in `same_order_events`,
//!    those that give points of others in `replaced_events`, several awards of one member in `same_event`, amendments in `amending`.
//! 6. `paper_certificates`: certificates count once. `unused_decisions`: decisions that came too late.
//! 7. `ranks` and `fading_gold_points`: the new ranks and Gold Points, with the `totals`.
//! 8. `member_account`: what a member has on a day, from the sheets that the register keeps.

mod amending;
pub mod amendments;
mod assigning;
mod candidates;
mod carried_over;
mod case_keys;
mod cases;
mod changes;
mod checks;
mod choices;
pub mod claim_sources;
pub mod claims;
mod contacts;
mod credited_rows;
mod crediting;
mod decisions;
mod doubles;
mod dropped_events;
mod duplicate_awards;
mod earlier_certificates;
mod event_units;
mod event_versions;
mod events;
pub(super) mod fading_gold_points;
mod index_groups;
mod integer_log2;
mod ledger;
mod likely_doubles;
mod likeness;
pub mod lost_credits;
mod match_error_rate;
mod matching;
pub mod member_account;
mod member_claims;
mod member_directory;
mod member_likeness;
mod merge_entries;
mod merging;
mod mistyped_dates;
mod name_word_likeness;
mod nearly_same_event;
mod new_totals;
mod numbers;
mod paper_certificates;
mod parting;
mod past_credits;
mod person_names;
mod played_together;
mod players;
mod playing_history;
mod proofs;
mod ranks;
pub mod reconciliation_day;
mod redated_events;
mod replaced_events;
mod returned_pending;
mod same_evening;
mod same_event;
mod same_order_events;
mod similar_certificates;
mod sittings;
mod span_certificates;
mod totals;
mod unused_decisions;
mod weights;

use std::collections::{BTreeMap, HashMap, HashSet};

use jiff::civil::Date;
use serde::{Deserialize, Serialize};

use crate::problems::PointsNotKept;
use engine::rules::membership::MemberRegisterRules;
use model::form::MemberColumn;
use model::problem::Problem;
use model::register::{
    DecisionRow, EventCreditRow, Member, REGISTER_POINT_KINDS, Register, RegisterEventIdentity,
};
use model::{AwardKind, Basis, Exact, ParallelJoin, PointsByKind};

use amending::UnfitAmendment;
pub use changes::UpdatedRegisterSheets;
pub use choices::member_dropdown_label;
use claims::{AwardClaims, PlayerAsNamed};
use ledger::{ReconciliationState, ReconciliationStateInput};
pub use match_error_rate::MemberMatchErrorRate;
use matching::MatchEvidence;
pub(crate) use matching::SeasonMemberMatches;
pub use member_directory::MemberDirectory;
pub use member_likeness::MembersFoundForPlayer;
use playing_history::PlayingHistories;

/// How certain a match must be for its points to be credited.
#[derive(Debug, Default, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum AcceptanceThreshold {
    /// What is certain: a number with a fitting name, what the whole return makes as sure, or a decision.
    #[default]
    Exact,
    /// Also a likely match: at most one of 500 such matches is wrong.
    Likely,
    /// Also a match of which at most so many of 10,000 are wrong.
    Error(u16),
}

/// The options of a reconciliation.
#[derive(Debug, Clone, Copy)]
pub struct ReconciliationOptions {
    /// The day of reconciliation.
    pub as_of: Date,
    /// Which matches are credited without a decision.
    pub accept: AcceptanceThreshold,
    /// How the register is kept.
    pub rules: &'static MemberRegisterRules,
    /// Whether likely doubles of the register are looked for.
    pub duplicates: bool,
}

/// Why an award is pending.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum PendingReason {
    /// For a decision: the case, an index into [`Reconciliation::cases`].
    Undecided(u32),
    /// For a lapsed member to rejoin (WBU 1.7.6).
    Lapsed(u32),
    /// For the member's row to be corrected: its points are invalid.
    Unsound(u32),
    /// For the day on which it was won, after the day of reconciliation.
    Later,
    /// For a certificate, counted before with a part of it or other points, to be taken
    /// back: a row of the register.
    OnPaper(u32),
}

/// Why an award is refused.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Refusal {
    /// An earlier reconciliation credited it to that member.
    Registered(u32),
    /// An earlier reconciliation credited it, by the same certificate, to a number that is not in
    /// the register any more.
    HeldByStranger,
    /// The same event counts in another file: an index into [`AwardClaims::events`].
    Copy(u32),
    /// The member already has an award of the event.
    Twice(u32),
    /// The registrar decided that the player is no member (WBU 1.7.2).
    NotAMember,
    /// The registrar decided that it does not count.
    Ignored,
    /// It is on a certificate that the member sent in: a row of the register.
    OnPaper(u32),
}

/// The fate of an award.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum AwardFate {
    /// Credited to a member, an index into [`Reconciliation::members`].
    Credited(u32),
    Pending(PendingReason),
    Refused(Refusal),
}

/// The origin of a movement.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum PostingOrigin {
    /// The total of that member, merged into this one.
    Merged(u32),
    /// The total that was merged into that member, or this one, taken back.
    Parted(u32),
    /// An earlier credit taken back because the return of the event was corrected (WBU
    /// 1.11.1): an index into [`AwardClaims::events`].
    Reversed(u32),
    /// An award, an index into [`AwardClaims::awards`].
    Award(u32),
    /// A certificate, an index into [`Register::certificates`].
    Certificate(u32),
}

/// A movement of a member's total.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct PointsPosting {
    /// The member, an index into [`Reconciliation::members`].
    pub member: u32,
    /// The day on which the points were won.
    pub date: Option<Date>,
    pub origin: PostingOrigin,
    pub kind: AwardKind,
    /// The points, negative if taken away.
    pub points: Exact,
}

/// The kinds of doubtful case.
#[derive(Debug, Default, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum CaseKind {
    /// A player whose member is uncertain or unknown.
    #[default]
    Player,
    /// Two rows of the register that are probably one person.
    TwoRows,
    /// A second award of one kind to a member for an event.
    TwoAwards,
    /// An event with different awards in two files, with a changed day, or with the awards of others.
    Event,
    /// A certificate sent in by a member.
    Certificate,
    /// The totals of a row of the register that is new.
    NewTotals,
}

/// The effect of a decision.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Verdict {
    /// The points belong to that member, an index into [`Reconciliation::members`]; two
    /// rows are one person.
    Same(u32),
    /// The player was entered as a new member.
    New(u32),
    /// The player is no member.
    NotAMember,
    /// The points count.
    Count,
    /// The points do not count; two rows are two persons.
    Ignore,
    /// Two rows that were merged are not, until it is decided again.
    Undo,
}

/// A doubtful case.
#[derive(Debug, Default, Clone, PartialEq)]
pub struct DoubtfulCase {
    /// Its key, stable over the years.
    pub key: Box<str>,
    pub kind: CaseKind,
    /// The number as returned; empty if absent.
    pub number: Box<str>,
    /// The name as returned.
    pub name: Box<str>,
    /// The club, or the organiser of the event.
    pub club: Box<str>,
    /// The event and the candidates of the register, in words.
    pub evidence: String,
    /// The points that depend on the decision.
    pub points: PointsByKind,
    /// The suggested decision, one of `CaseKind::choices`; may be empty.
    pub suggestion: &'static str,
    /// The suggested member.
    pub suggested: Option<u32>,
    /// The likeliest members of a player, the best first.
    pub candidates: Vec<u32>,
    /// How many open cases suggest the same member, this one included.
    pub alike: usize,
    /// The score of the suggestion, out of 100.
    pub score: u8,
    pub reasons: Vec<String>,
    /// The decision as typed.
    pub decided: Option<Box<str>>,
    /// Its effect; `None` without a valid decision.
    pub verdict: Option<Verdict>,
    /// The two rows of the register, the one to keep first.
    pub rows: Option<[u32; 2]>,
    /// The kept decision, of a case that did not come up this time.
    pub kept: Option<Box<DecisionRow>>,
}

/// A changed cell of `Members`.
#[derive(Debug, Clone, PartialEq)]
pub struct MemberCellChange {
    /// The member, an index into [`Reconciliation::members`].
    pub member: u32,
    pub column: MemberColumn,
    /// The old content.
    pub old: Box<str>,
    /// The new content.
    pub new: Box<str>,
    pub clauses: Box<str>,
    /// The calculation.
    pub why: Box<str>,
}

/// A member who reached a higher rank.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RankPromotion {
    /// The member, an index into [`Reconciliation::members`].
    pub member: u32,
    /// The rank before; empty if none.
    pub from: Box<str>,
    /// The rank reached.
    pub to: &'static str,
    /// The position of the new rank; higher is more senior.
    pub seniority: usize,
    /// The day of the award that brought it; `None` if it was due before.
    pub date: Option<Date>,
    /// The reasons.
    pub basis: Basis,
}

/// An award of Gold Points and what is left of it on the day of reconciliation.
#[derive(Debug, Clone, PartialEq)]
pub struct GoldAward {
    /// The member, an index into [`Reconciliation::members`]; `None` if no member has the
    /// number.
    pub member: Option<u32>,
    /// The number on the sheet.
    pub number: Box<str>,
    /// The day of the award.
    pub date: Date,
    /// The points awarded.
    pub awarded: Exact,
    /// Whole years since then.
    pub years: u32,
    /// The points left, to two decimals.
    pub left: Exact,
    /// Whether this reconciliation added it.
    pub new: bool,
    /// The row of `Members` whose Gold Points no row of `Gold` explained and from which it
    /// was entered.
    pub entered: Option<u32>,
}

/// The fate of a certificate of the register.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum CertificateFate {
    /// Counted by an earlier reconciliation.
    Before,
    /// Credited to the member.
    Credited(u32),
    /// Pending, with the reason.
    Pending(String),
    /// Refused, with the reason.
    Refused(String),
}

/// Points by fate.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct PointsByFate {
    /// All points.
    pub claimed: PointsByKind,
    pub credited: PointsByKind,
    pub pending: PointsByKind,
    /// Refused, including those credited by an earlier reconciliation.
    pub refused: PointsByKind,
    /// The part of `refused` credited by an earlier reconciliation.
    pub before: PointsByKind,
}

impl PointsByFate {
    /// Whether claimed = credited + pending + refused.
    pub fn is_balanced(&self) -> bool {
        let mut told = self.credited;
        told.add_all(&self.pending);
        told.add_all(&self.refused);
        told == self.claimed
    }
}

/// The control totals.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct ControlTotals {
    /// Awards of the returns.
    pub returns: PointsByFate,
    /// Awards that were pending in the register.
    pub carried: PointsByFate,
    /// Certificates that members sent in.
    pub certificates: PointsByFate,
    /// Points taken back because returns were corrected, as a positive number.
    pub reversed: PointsByKind,
    /// The points of all members before; Gold as typed.
    pub held_before: PointsByKind,
    /// The points of all members now.
    pub held_after: PointsByKind,
    /// Gold Points that faded since the register was last written.
    pub faded: Exact,
}

/// The totals of a club or an area.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ClubOrAreaTotals {
    /// Its name; empty for members without one.
    pub name: Box<str>,
    /// The number of its members.
    pub members: u32,
    /// The number of those whose points changed.
    pub changed: u32,
    /// Their points before.
    pub before: PointsByKind,
    /// The points credited, less those taken back.
    pub credited: PointsByKind,
    /// Their points now.
    pub after: PointsByKind,
}

/// A register reconciled with a season.
#[derive(Debug)]
pub struct Reconciliation {
    /// The options.
    pub terms: ReconciliationOptions,
    /// The register as it was read.
    pub register: Register,
    pub claims: AwardClaims,
    /// The fate of each claim, by its index.
    pub fates: Vec<AwardFate>,
    /// The members afterwards: those of the register in its order, then new ones.
    pub members: Vec<Member>,
    /// Movements of totals, by member, then by date.
    pub postings: Vec<PointsPosting>,
    /// Promotions, the most senior rank first, within a rank by date and name.
    pub promotions: Vec<RankPromotion>,
    /// All awards of Gold Points, those of the register first.
    pub gold: Vec<GoldAward>,
    /// The fate of each certificate of the register, by its index.
    pub papers: Vec<CertificateFate>,
    /// Doubtful cases, those without a decision first.
    pub cases: Vec<DoubtfulCase>,
    /// The control totals.
    pub control: ControlTotals,
    /// By club, in order of name.
    pub clubs: Vec<ClubOrAreaTotals>,
    /// By area, in order of name.
    pub areas: Vec<ClubOrAreaTotals>,
    /// All problems, each with its file.
    pub problems: Vec<(ProblemFile, Problem)>,
    /// Of the sure numbers that were hidden, how many were matched again as likely, and how many of these
    /// wrongly; `None` if there are too few.
    pub measured: MemberMatchErrorRate,
    /// What is told of the evidence.
    evidence: MatchEvidence,
    /// All credits of each event, for the sheet `Credited`.
    pub credited: Vec<EventCreditRow>,
    /// Merged members, each with the member kept, sorted.
    merged: Vec<(u32, u32)>,
    /// The aliases of merges that were taken back: number and old number.
    parted: HashSet<[Box<str>; 2]>,
    /// The promotion of each promoted member.
    promotion_of: HashMap<u32, usize>,
    /// The awards of Gold Points of each member with any.
    gold_of: HashMap<u32, Vec<usize>>,
    /// Where the movements of each member begin.
    posted: Vec<usize>,
    /// The description of each event of the claims.
    events_told: Vec<String>,
    /// The fingerprint of each event's awards.
    contents: Vec<u64>,
    /// Claims that count because one of several versions was chosen: the case.
    by_version: BTreeMap<u32, Box<str>>,
    /// The first version of each event, under whose name it is credited.
    first_versions: BTreeMap<u32, u32>,
}

/// An event in words: `Title of 2025-01-04 (Body)`.
fn event_told(name: &RegisterEventIdentity) -> String {
    let title = if name.title.is_empty() { &name.key } else { &name.title };
    let day = name.date.map(|date| format!(" of {date}")).unwrap_or_default();
    let body = match name.organiser.is_empty() {
        true => String::new(),
        false => format!(" ({})", name.organiser),
    };
    format!("{title}{day}{body}")
}

/// The file of a problem.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub enum ProblemFile {
    Register,
    /// The workbook of decisions.
    Decisions,
    /// A return or a run, by its path.
    Season(Box<str>),
}

/// Reconciles a register with the claims of a season. `given` are the new decisions; `find`
/// looks up all players and `join` runs two tasks, both with several threads if available.
pub fn reconcile_register_with_claims(
    register: Register,
    mut claims: AwardClaims,
    given: &[DecisionRow],
    terms: ReconciliationOptions,
    join: ParallelJoin,
    find: impl Fn(&MemberDirectory<'_>, &[PlayerAsNamed]) -> Vec<MembersFoundForPlayer> + Sync,
) -> Reconciliation {
    let as_given = (!claims.amended.is_empty()).then(|| claims.clone());
    let given = &decisions::decide_all_rows_of_member(given)[..];
    carried_over::carry_over_pending_awards(&register, &mut claims);
    let not_kept = leave_out(&mut claims, terms.rules);
    claims.sort();
    let ranges = claims.event_award_ranges();
    let entered = decisions::numbers_of_entered_members(&register.decisions);
    let apart = parting::register_with_merges_undone(&register, given, terms, join);
    let seen = apart.as_ref().unwrap_or(&register);
    let directory = MemberDirectory::new(seen, &entered, join);
    let (mut matches, mut doubles) = (SeasonMemberMatches::default(), Vec::new());
    let mut match_all =
        || matches = SeasonMemberMatches::for_season(&directory, &claims, terms.accept, &find);
    join(&mut match_all, &mut || doubles = directory.duplicate_member_rows(seen));
    if terms.duplicates {
        let careers = |wanted: &HashSet<u32>| {
            PlayingHistories::for_members(&register, &claims, &matches, &directory, wanted)
        };
        doubles = directory.weighed_duplicate_rows(doubles, careers, join);
    }
    let mut ledger = ReconciliationState::new(ReconciliationStateInput {
        register: &register,
        claims: &claims,
        directory: &directory,
        matches: &matches,
        given,
        terms,
        on_paper: paper_certificates::fates_by_counted_certificates(&register, &claims),
    });
    ledger.settle_rows_before_players(doubles);
    let unfit = ledger.credit_awards(&ranges);
    if let Some(mut rest) = as_given.filter(|_| !unfit.is_empty()) {
        drop(ledger);
        drop((directory, matches));
        unfit.iter().for_each(|(event, _)| rest.remove_amendment(event));
        let mut done = reconcile_register_with_claims(register, rest, given, terms, join, find);
        report_unfit_amendments(&mut done, unfit);
        return done;
    }
    let papers = paper_certificates::decide_certificate_fates(&mut ledger);
    checks::check_register_rows(&mut ledger);
    unused_decisions::keep_unused_decisions(&mut ledger);
    let settled = ledger.into_result();
    let (measured, evidence) = (matches.measured, matches.into_evidence());
    drop(directory);
    let mut done = totals::finish_reconciliation(register, claims, terms, settled, papers, join);
    (done.measured, done.evidence) = (measured, evidence);
    done.problems.extend(not_kept.map(|problem| (ProblemFile::Register, problem)));
    done
}

/// Adds the problems of amendments that do not fit what was credited.
fn report_unfit_amendments(done: &mut Reconciliation, unfit: Vec<UnfitAmendment>) {
    for (event, problems) in unfit {
        let file = ProblemFile::Season(event.source);
        done.problems.extend(problems.into_iter().map(|problem| (file.clone(), problem)));
    }
}

/// Leaves out what the register does not keep, and tells the points of it. Qualifying points belong
/// to no register.
fn leave_out(claims: &mut AwardClaims, rules: &MemberRegisterRules) -> Option<Problem> {
    let left = claims.retain_kinds(|kind| rules.registers_points_of_kind(kind));
    let told = REGISTER_POINT_KINDS.into_iter().filter(|kind| !left.points(*kind).is_zero());
    let told = told.map(|kind| format!("{} {}", left.points(kind).to_decimal(), kind.full_name()));
    let points = told.collect::<Vec<_>>().join(" and ");
    (!points.is_empty()).then(|| Problem::for_file(PointsNotKept { points }))
}

impl Reconciliation {
    /// The promotion of a member, if any.
    pub fn promotion_of_member(&self, member: u32) -> Option<&RankPromotion> {
        self.promotion_of.get(&member).map(|at| &self.promotions[*at])
    }

    /// The movements of a member's totals.
    pub fn postings_of_member(&self, member: u32) -> &[PointsPosting] {
        let at = member as usize;
        &self.postings[self.posted[at]..self.posted[at + 1]]
    }
}
