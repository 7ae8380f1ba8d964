//! A season's awards meet the register of members (WBU 1.4 to 1.11).
//!
//! What belongs here: who an award belongs to, what becomes of it, and what the
//! register says afterwards. What does not: workbooks, pages and files. The
//! steps, a file each:
//!
//! 1. `claims`: the awards of returns and runs in one shape, with those that
//!    waited in the register (`carried`).
//! 2. `events`: an event that stands in two files, or was credited before, is
//!    known by what it holds.
//! 3. `matching`: each player finds a member of the `directory` by number, else by a
//!    number with a slip, else by name, with a score and reasons (`persons`); rows that
//!    are probably one person are `doubles`.
//! 4. `decisions`: what the registrar decided of `cases` stands above every match.
//! 5. The `ledger` is what the next steps work on: `merging` of rows, then `players`,
//!    then `crediting`: each award is credited, waits, or is refused. What two files say
//!    of an event is in `versions` and `copies`, what it was on another day in `other_days`,
//!    several awards of one member in `same_event`, amendments in `amending`.
//! 6. `papers`: certificates count once. `late`: decisions that came too late.
//! 7. `ranks` and `gold`: what members hold afterwards, with the `totals`.

mod amending;
mod before;
mod carried;
mod case_keys;
mod cases;
mod changes;
mod checks;
pub mod claims;
mod copies;
mod credited_rows;
mod crediting;
mod decisions;
mod directory;
mod doubles;
mod events;
mod gold;
mod grouped;
mod late;
mod ledger;
mod matching;
mod merging;
mod other_days;
mod papers;
mod persons;
mod players;
mod ranks;
mod same_event;
pub mod sources;
mod totals;
mod units;
mod versions;

use std::collections::{BTreeMap, HashMap};

use jiff::civil::Date;

use crate::model::form::MemberColumn;
use crate::model::register::{CreditedRow, DecisionRow, EventName, Member, Register};
use crate::model::{AwardKind, Basis, Both, Exact, Holding};
use crate::problem::Problem;

pub use changes::Kept;
use claims::{Claimant, Claims};
pub use directory::Directory;
use ledger::{Beginning, Ledger};
pub use matching::{Candidate, LIKELY, Match};

/// How sure a match must be for its points to be credited.
#[derive(Debug, Default, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Accept {
    /// A number with a name that fits it, or a decision.
    #[default]
    Exact,
    /// A likely match as well.
    Likely,
}

/// What a reconciliation is told.
#[derive(Debug, Clone, Copy)]
pub struct Terms {
    /// The day of reconciliation.
    pub as_of: Date,
    /// What is credited without a decision.
    pub accept: Accept,
}

/// Why points wait.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Waits {
    /// For a decision: the case, an index into [`Reconciliation::cases`].
    Undecided(u32),
    /// For a lapsed member to rejoin (WBU 1.7.6).
    Lapsed(u32),
    /// For the member's row to be corrected: its points cannot be read.
    Unsound(u32),
    /// They were won after the day of reconciliation.
    Later,
    /// For a certificate to be taken back that was counted before and holds a part of
    /// them, or other points: a row of the register.
    OnPaper(u32),
}

/// Why points are not credited for good.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Refusal {
    /// An earlier reconciliation credited them to that member.
    Registered(u32),
    /// The same event counts in another file: an index into [`Claims::events`].
    Copy(u32),
    /// The member has an award of the event already.
    Twice(u32),
    /// The registrar decided that the player is no member (WBU 1.7.2).
    NotAMember,
    /// The registrar decided that they do not count.
    Ignored,
    /// They stand on a certificate that the member sent in: a row of the register.
    OnPaper(u32),
}

/// What becomes of an award.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Fate {
    /// Credited to a member, an index into [`Reconciliation::members`].
    Credited(u32),
    /// Not yet.
    Pending(Waits),
    /// Never.
    Refused(Refusal),
}

/// Where points that move a total come from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Origin {
    /// The total before, where rows are merged: points of that member.
    Merged(u32),
    /// Taken back: what an earlier reconciliation credited for an event whose
    /// return was corrected (WBU 1.11.1), an index into [`Claims::events`].
    Reversed(u32),
    /// An award, an index into [`Claims::awards`].
    Award(u32),
    /// A certificate, an index into [`Register::certificates`].
    Certificate(u32),
}

/// A movement of a member's total.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Posting {
    /// The member, an index into [`Reconciliation::members`].
    pub member: u32,
    /// The day on which the points were won.
    pub date: Option<Date>,
    /// Where they come from.
    pub origin: Origin,
    /// What they are.
    pub kind: AwardKind,
    /// How much, below nought for what is taken away.
    pub points: Exact,
}

/// What is doubtful.
#[derive(Debug, Default, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum CaseKind {
    /// A player whose member is not certain, or not known.
    #[default]
    Player,
    /// Two rows of the register that are probably one person.
    TwoRows,
    /// A player whose member has an award of the event under another entry.
    TwoAwards,
    /// An event that two files hold with different awards.
    Event,
    /// A certificate.
    Certificate,
}

impl CaseKind {
    /// Its name on the sheet.
    pub fn word(self) -> &'static str {
        match self {
            CaseKind::Player => "player",
            CaseKind::TwoRows => "two rows",
            CaseKind::TwoAwards => "two awards",
            CaseKind::Event => "event",
            CaseKind::Certificate => "certificate",
        }
    }

    /// What can be decided; a player can be given the number of any member as well.
    pub fn choices(self) -> &'static [&'static str] {
        match self {
            CaseKind::Player => &["same person", "new member", "not a member", "ignore"],
            CaseKind::TwoRows => &["same person", "ignore"],
            CaseKind::TwoAwards | CaseKind::Event | CaseKind::Certificate => &["count", "ignore"],
        }
    }
}

/// What the registrar decided.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Verdict {
    /// The points belong to that member, an index into
    /// [`Reconciliation::members`]; of two rows, they are one person.
    Same(u32),
    /// The player was entered as a new member.
    New(u32),
    /// The player is no member.
    NotAMember,
    /// The points count.
    Count,
    /// The points do not count; of two rows, they are two persons.
    Ignore,
}

/// A doubtful case.
#[derive(Debug, Default, Clone, PartialEq)]
pub struct Case {
    /// Its key: the same whenever the same case comes up.
    pub key: Box<str>,
    /// What is doubtful.
    pub kind: CaseKind,
    /// The number as returned; empty for none.
    pub number: Box<str>,
    /// The name as returned.
    pub name: Box<str>,
    /// The club, or who ran the event.
    pub club: Box<str>,
    /// What there is: the events, and the candidates of the register.
    pub evidence: String,
    /// Points that wait for the decision, or did before it.
    pub points: Holding,
    /// What palmares would decide, as a word of [`CaseKind::choices`].
    pub suggestion: &'static str,
    /// The member that it suggests.
    pub suggested: Option<u32>,
    /// How sure it is, of 100.
    pub score: u8,
    /// Why.
    pub reasons: Vec<String>,
    /// What was decided, as typed.
    pub decided: Option<Box<str>>,
    /// What that means; none as long as nothing valid was decided.
    pub verdict: Option<Verdict>,
    /// The two rows of the register that it is about, the one to keep first.
    pub rows: Option<[u32; 2]>,
    /// The decision as it stands, of a case that did not come up this time.
    pub kept: Option<Box<DecisionRow>>,
}

impl Case {
    /// What the drop-down offers: whatever can be decided of it.
    pub fn choices(&self) -> Vec<&'static str> {
        let mut choices = self.kind.choices().to_vec();
        // Nobody is the same person where nobody is suggested; of two rows that did not come
        // up only the register of another day can tell.
        let open = self.kind == CaseKind::TwoRows && self.kept.is_some();
        if self.suggested.is_none() && !open {
            choices.retain(|choice| *choice != "same person");
        }
        choices
    }
}

/// A cell of `Members` that changes.
#[derive(Debug, Clone, PartialEq)]
pub struct Change {
    /// The member, an index into [`Reconciliation::members`].
    pub member: u32,
    /// The column.
    pub column: MemberColumn,
    /// What stood there.
    pub old: Box<str>,
    /// What stands there now.
    pub new: Box<str>,
    /// The clauses.
    pub clauses: Box<str>,
    /// Why: the sum.
    pub why: Box<str>,
}

/// A member who reached a higher rank.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Promotion {
    /// The member, an index into [`Reconciliation::members`].
    pub member: u32,
    /// The rank before; empty for none.
    pub from: Box<str>,
    /// The rank reached.
    pub to: &'static str,
    /// Its seniority: the higher, the more senior.
    pub seniority: usize,
    /// The day of the award that brought it; none where it was due before.
    pub date: Option<Date>,
    /// Why.
    pub basis: Basis,
}

/// An award of Gold Points and what is left of it on the day of reconciliation.
#[derive(Debug, Clone, PartialEq)]
pub struct GoldStanding {
    /// The member, an index into [`Reconciliation::members`]; none where no member
    /// has the number.
    pub member: Option<u32>,
    /// The number as the sheet has it.
    pub number: Box<str>,
    /// The day of the award.
    pub date: Date,
    /// What was awarded.
    pub awarded: Exact,
    /// Whole years since then.
    pub years: u32,
    /// What is left, to two decimals.
    pub left: Exact,
    /// Whether this reconciliation added it.
    pub new: bool,
    /// The row of `Members` whose column it was entered from, where no row of `Gold`
    /// explained it.
    pub entered: Option<u32>,
}

/// What became of a certificate of the register.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PaperFate {
    /// Dealt with by an earlier reconciliation.
    Before,
    /// Credited to the member.
    Credited(u32),
    /// Not yet, and why.
    Pending(String),
    /// Never, and why.
    Refused(String),
}

/// Points that came in, and what became of them.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Balance {
    /// What came in.
    pub claimed: Holding,
    /// Credited.
    pub credited: Holding,
    /// Not yet.
    pub pending: Holding,
    /// Never, points that an earlier reconciliation credited among them.
    pub refused: Holding,
    /// Of those refused: credited by an earlier reconciliation.
    pub before: Holding,
}

impl Balance {
    /// Whether nothing was lost: in = credited + pending + refused.
    pub fn balances(&self) -> bool {
        let mut told = self.credited;
        told.join(&self.pending);
        told.join(&self.refused);
        told == self.claimed
    }
}

/// The control totals.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Control {
    /// Awards of the returns.
    pub returns: Balance,
    /// Awards that had waited in the register.
    pub carried: Balance,
    /// Certificates that members sent in.
    pub certificates: Balance,
    /// Taken back where returns were corrected, as a figure above nought.
    pub reversed: Holding,
    /// What all members held before; Gold as typed.
    pub held_before: Holding,
    /// What all members hold now.
    pub held_after: Holding,
    /// Gold Points that faded since they were written down.
    pub faded: Exact,
}

/// What a club or an area has.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BodyTotals {
    /// Its name; empty for members of none.
    pub name: Box<str>,
    /// Its members.
    pub members: u32,
    /// Those of them whose points changed.
    pub changed: u32,
    /// What they held before.
    pub before: Holding,
    /// What was credited, less what was taken back.
    pub credited: Holding,
    /// What they hold now.
    pub after: Holding,
}

/// A register reconciled with a season.
#[derive(Debug)]
pub struct Reconciliation {
    /// What was told.
    pub terms: Terms,
    /// The register as it was read.
    pub register: Register,
    /// What was claimed.
    pub claims: Claims,
    /// What became of each claim, by its index.
    pub fates: Vec<Fate>,
    /// The members as they are now: those of the register in its order, then new
    /// ones.
    pub members: Vec<Member>,
    /// Movements of totals, by member, then by date.
    pub postings: Vec<Posting>,
    /// Promotions in order of seniority: the most senior rank first, within one by
    /// date and name.
    pub promotions: Vec<Promotion>,
    /// All awards of Gold Points, those of the register first.
    pub gold: Vec<GoldStanding>,
    /// What became of each certificate of the register, by its index.
    pub papers: Vec<PaperFate>,
    /// The points of each certificate with the Gold Points that go with them.
    pub paper_points: Vec<Holding>,
    /// Doubtful cases, those without a decision first.
    pub cases: Vec<Case>,
    /// The control totals.
    pub control: Control,
    /// By club, in order of name.
    pub clubs: Vec<BodyTotals>,
    /// By area, in order of name.
    pub areas: Vec<BodyTotals>,
    /// What is wrong, and in which file.
    pub problems: Vec<(In, Problem)>,
    /// What each event has been credited in all, for the sheet `Credited`.
    pub credited: Vec<CreditedRow>,
    /// Members whose row was merged, each with the one that stands for it, in order.
    merged: Vec<(u32, u32)>,
    /// The promotion of each member who has one.
    promotion_of: HashMap<u32, usize>,
    /// The awards of Gold Points of each member who has any.
    gold_of: HashMap<u32, Vec<usize>>,
    /// Where the movements of each member begin.
    posted: Vec<usize>,
    /// Each event of the claims in words.
    events_told: Vec<String>,
    /// A number for what each event awards to whom.
    contents: Vec<u64>,
    /// Claims that count because the event goes by one of several versions: the case.
    by_version: BTreeMap<u32, Box<str>>,
    /// Versions of an event, each with the first one, under whose name it is credited.
    first_versions: BTreeMap<u32, u32>,
}

/// An event in words.
fn event_told(name: &EventName) -> String {
    let title = if name.title.is_empty() { &name.key } else { &name.title };
    let day = name.date.map(|date| format!(" of {date}")).unwrap_or_default();
    let body = match name.organiser.is_empty() {
        true => String::new(),
        false => format!(" ({})", name.organiser),
    };
    format!("{title}{day}{body}")
}

/// Which file a problem is in.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub enum In {
    /// The register.
    Register,
    /// The workbook of decisions.
    Decisions,
    /// A return or a run, by its path.
    Season(Box<str>),
}

/// Reconciles a register with what a season claims. `given` are the decisions that were
/// handed in; `find` looks every player up and `both` does two things, each by several
/// threads where there are any.
pub fn reconcile(
    register: Register,
    mut claims: Claims,
    given: &[DecisionRow],
    terms: Terms,
    both: Both,
    find: impl Fn(&Directory<'_>, &[Claimant]) -> Vec<Match> + Sync,
) -> Reconciliation {
    carried::carry(&register, &mut claims);
    claims.put_in_order();
    let ranges = claims.ranges();
    let entered = decisions::entered(&register.decisions);
    let directory = Directory::new(&register, &entered, both);
    let (mut matches, mut doubles) = (Vec::new(), Vec::new());
    both(&mut || matches = find(&directory, &claims.players), &mut || {
        doubles = directory.doubles(&register);
    });
    let on_paper = papers::counted_before(&register, &claims);
    let mut ledger = Ledger::new(Beginning {
        register: &register,
        claims: &claims,
        directory: &directory,
        matches: &matches,
        given,
        terms,
        on_paper,
    });
    ledger.find_new_numbers();
    ledger.merge_rows(doubles);
    ledger.credit(&ranges);
    let papers = papers::count(&mut ledger);
    checks::check(&mut ledger);
    late::keep_decisions(&mut ledger);
    let settled = ledger.settled();
    drop((directory, matches));
    totals::finish(register, claims, terms, settled, papers, both)
}

impl Reconciliation {
    /// The movements of a member's totals.
    pub fn postings_of(&self, member: u32) -> &[Posting] {
        let at = member as usize;
        &self.postings[self.posted[at]..self.posted[at + 1]]
    }
}
