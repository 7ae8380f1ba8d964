//! The registrar's decisions: the rows given now, and those that the register kept.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Bound;

use crate::ledger_chain::{self, DecisionRowChecksums};
use crate::page_keys::{player_key, slug};
use crate::problems;
use model::DecisionWord;
use model::name_comparison::folded_name;
use model::problem::Problem;
use model::register::DecisionRow;

use super::case_keys::is_player_case_key;
use super::member_directory::normalised_club_name;
use super::{CaseKind, ProblemFile};

/// The hint for points that were credited before the decision.
pub(super) const RETURN_AGAIN_HINT: &str =
    "Give the returns of these events again together with the decision, so that the points move.";

/// The hint for a certificate that was counted before the decision.
pub(super) const TAKE_BACK_CERTIFICATE_HINT: &str =
    "Take it back on the Certificates sheet, with a row of the same number and a minus.";

/// A decision as it was typed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum TypedDecision {
    /// The same person; the member in the next column, if any.
    Same(Option<Box<str>>),
    /// A new member, with its number, if typed.
    New(Option<Box<str>>),
    /// No member.
    NotAMember,
    /// The award, event or certificate counts.
    Count,
    /// It does not count; two rows are two people.
    Ignore,
    /// What was merged is taken back, and asked again.
    Undo,
    /// A member number, also with the name behind it as the drop-down offers it, or invalid text.
    Number(Box<str>),
}

/// A row that decides a case, and its source.
#[derive(Debug, Clone, Copy)]
pub(super) struct CaseDecision<'a> {
    pub row: &'a DecisionRow,
    /// Whether it was given now; else the register kept it.
    pub now: bool,
}

impl CaseDecision<'_> {
    /// The file with the row.
    pub(super) fn problem_file(&self) -> ProblemFile {
        if self.now { ProblemFile::Decisions } else { ProblemFile::Register }
    }

    /// The decision.
    pub(super) fn decision(&self) -> TypedDecision {
        decided(self.row).unwrap_or(TypedDecision::Number("".into()))
    }
}

/// The decisions on a case, new and kept.
#[derive(Debug, Default, Clone, Copy)]
struct Rulings<'a> {
    now: Option<&'a DecisionRow>,
    kept: Option<&'a DecisionRow>,
}

impl<'a> Rulings<'a> {
    /// The new decision, then the kept one.
    fn in_turn(self) -> impl Iterator<Item = CaseDecision<'a>> {
        let now = self.now.map(|row| CaseDecision { row, now: true });
        now.into_iter().chain(self.kept.map(|row| CaseDecision { row, now: false }))
    }
}

/// All decisions, by case.
#[derive(Debug, Default)]
pub(super) struct DecisionsByCase<'a> {
    rows: BTreeMap<&'a str, Rulings<'a>>,
    /// Cases that came up.
    used: BTreeSet<&'a str>,
}

impl<'a> DecisionsByCase<'a> {
    /// Joins kept and new decisions; new ones take precedence. Of two contradicting rows in
    /// one file neither applies.
    pub(super) fn new(
        kept: &'a [DecisionRow],
        given: &'a [DecisionRow],
        problems: &mut Vec<(ProblemFile, Problem)>,
    ) -> DecisionsByCase<'a> {
        let mut rows: BTreeMap<&str, Rulings<'_>> = BTreeMap::new();
        for (case, row) in by_case(kept, ProblemFile::Register, problems) {
            rows.entry(case).or_default().kept = Some(row);
        }
        for (case, row) in by_case(given, ProblemFile::Decisions, problems) {
            rows.entry(case).or_default().now = Some(row);
        }
        DecisionsByCase { rows, used: BTreeSet::new() }
    }

    /// Whether there are no decisions.
    pub(super) fn is_empty(&self) -> bool {
        self.rows.is_empty()
    }

    /// Whether a case has a decision.
    pub(super) fn has_decision_on_case(&self, case: &str) -> bool {
        self.rows.contains_key(case)
    }

    /// The decisions on a case that came up, the new one first; marks it as used.
    pub(super) fn take_decisions_on_case(&mut self, case: &str) -> Vec<CaseDecision<'a>> {
        let Some((known, rulings)) = self.rows.get_key_value(case) else { return Vec::new() };
        self.used.insert(known);
        rulings.in_turn().collect()
    }

    /// The decisions on a case, the new one first.
    pub(super) fn decisions_on_case(&self, case: &str) -> impl Iterator<Item = CaseDecision<'a>> {
        self.rows.get(case).copied().unwrap_or_default().in_turn()
    }

    /// All decided cases, sorted, each with the new decision first.
    pub(super) fn decided_cases(
        &self,
    ) -> impl Iterator<Item = (&'a str, Vec<CaseDecision<'a>>)> + '_ {
        self.rows.iter().map(|(case, rulings)| (*case, rulings.in_turn().collect()))
    }

    /// The decided cases whose keys begin with `words`.
    pub(super) fn cases_with_key_prefix<'b>(
        &'b self,
        words: &'b str,
    ) -> impl Iterator<Item = (&'a str, Vec<CaseDecision<'a>>)> + 'b
    where
        'a: 'b,
    {
        let from = self.rows.range::<str, _>((Bound::Included(words), Bound::Unbounded));
        let own = from.take_while(move |(case, _)| case.starts_with(words));
        own.map(|(case, rulings)| (*case, rulings.in_turn().collect()))
    }

    /// The new and the kept decision on a case, if the new one counts what the kept one
    /// refused.
    pub(super) fn reversed_refusal(
        &self,
        case: &str,
    ) -> Option<(CaseDecision<'a>, &'a DecisionRow)> {
        let rulings = self.rows.get(case)?;
        let (now, kept) = (rulings.now?, rulings.kept?);
        let refuses =
            |row| matches!(decided(row), Some(TypedDecision::NotAMember | TypedDecision::Ignore));
        (refuses(kept) && !refuses(now)).then_some((CaseDecision { row: now, now: true }, kept))
    }

    /// The decided cases that did not come up, sorted.
    pub(super) fn unused_cases(&self) -> Vec<&'a str> {
        self.rows.keys().copied().filter(|case| !self.used.contains(case)).collect()
    }

    /// The number that an earlier decision gave or reserved for a new member.
    pub(super) fn kept_new_member_number(&self, case: &str) -> Option<&'a str> {
        let row = self.rows.get(case)?.kept?;
        matches!(decided(row)?, TypedDecision::New(_)).then_some(row.member.as_deref()).flatten()
    }
}

/// The numbers of new members of kept decisions.
pub(super) fn numbers_of_entered_members(kept: &[DecisionRow]) -> BTreeSet<&str> {
    let entered = kept.iter().filter_map(|row| match decided(row)? {
        TypedDecision::New(_) => row.member.as_deref(),
        _ => None,
    });
    entered.collect()
}

/// The rows with a decision, by case.
fn by_case<'a>(
    rows: &'a [DecisionRow],
    place: ProblemFile,
    problems: &mut Vec<(ProblemFile, Problem)>,
) -> BTreeMap<&'a str, &'a DecisionRow> {
    let mut found: BTreeMap<&str, &DecisionRow> = BTreeMap::new();
    let mut contradicted: BTreeSet<&str> = BTreeSet::new();
    for row in rows.iter().filter(|row| row.decision.is_some()) {
        if !fits_case(row) {
            problems.push((place.clone(), *moved_decision_row_problem(row)));
            continue;
        }
        match found.get(&*row.case) {
            Some(first) if decided(first) != decided(row) => {
                let what = format!(
                    "The case of {} is decided as \u{201c}{}\u{201d}",
                    if row.name.is_empty() { &row.case } else { &row.name },
                    row.decision.as_deref().unwrap_or_default()
                );
                let trouble = problems::DecisionsContradict { what, first: first.at.a1() };
                problems.push((place.clone(), Problem::new(trouble, row.at)));
                contradicted.insert(&row.case);
            }
            Some(_) => {}
            None => {
                found.insert(&row.case, row);
            }
        }
    }
    found.retain(|case, _| !contradicted.contains(case));
    found
}

/// Whether the cells of a row belong to its case: by the check that was written with the row, else,
/// on rows of earlier versions, by the key of a player's case, which is made of them.
fn fits_case(row: &DecisionRow) -> bool {
    match &row.check {
        Some(_) => DecisionRowChecksums::from_row(row).case_checksum().is_some_and(|check| {
            [ledger_chain::case_checksum(row), ledger_chain::kept_decision_checksum(row)]
                .contains(&check)
        }),
        // A list typed by hand may leave out the club.
        None if row.number.is_empty() && row.club.is_empty() && !row.name.is_empty() => {
            let named = row.case.strip_prefix("player ");
            named.is_none_or(|key| key.starts_with(&*slug(&row.name)))
        }
        None if row.case.starts_with("player ")
            && !(row.name.is_empty() && row.number.is_empty()) =>
        {
            let number = Some(&*row.number).filter(|number| !number.is_empty());
            // A table without the club tells half of the key of a player without a number.
            let begins = format!("player {}-", slug(&row.name));
            let half = number.is_none() && row.club.is_empty() && row.case.starts_with(&begins);
            half || player_case_key(number, &row.name, &row.club) == *row.case
        }
        None => true,
    }
}

/// The key of the case of a player.
pub(super) fn player_case_key(number: Option<&str>, name: &str, club: &str) -> String {
    match number {
        None | Some("") => {
            format!("player {}", player_key(None, name, &normalised_club_name(club)))
        }
        // Cells are read without trailing spaces, so keys must have none.
        Some(number) => format!("player {number} {}", slug(name)).trim_end().to_string(),
    }
}

/// The problem of a row whose cells do not fit its case.
pub(super) fn moved_decision_row_problem(row: &DecisionRow) -> Box<Problem> {
    Box::new(Problem::new(problems::DecisionMoved { case: row.case.to_string() }, row.at))
}

/// The decision of a row; `None` if the cell is empty.
fn decided(row: &DecisionRow) -> Option<TypedDecision> {
    let text = row.decision.as_deref()?;
    // What people type for the words of the list.
    let short = || match folded_name(text).as_str() {
        "same" => Some(DecisionWord::SamePerson),
        "new" => Some(DecisionWord::NewMember),
        "nomember" => Some(DecisionWord::NotAMember),
        "counts" => Some(DecisionWord::Count),
        _ => None,
    };
    Some(match DecisionWord::parse(text).or_else(short) {
        Some(DecisionWord::SamePerson) => {
            TypedDecision::Same(row.member.clone().or(row.suggested.clone()))
        }
        Some(DecisionWord::NewMember) => TypedDecision::New(row.member.clone()),
        Some(DecisionWord::NotAMember) => TypedDecision::NotAMember,
        Some(DecisionWord::Count) => TypedDecision::Count,
        Some(DecisionWord::Ignore | DecisionWord::TwoPeople) => TypedDecision::Ignore,
        Some(DecisionWord::Undo) => TypedDecision::Undo,
        Some(DecisionWord::AllSamePerson) | None => TypedDecision::Number(text.trim().into()),
    })
}

/// Whether a row on two rows of the register may part them: its decision is other than that they are one
/// person, or was cleared.
pub(super) fn may_undo_merge(row: &DecisionRow) -> bool {
    !row.changed && !matches!(decided(row), Some(TypedDecision::Same(_)))
}

/// Decides all open rows of a member of whom one row says so.
pub(super) fn decide_all_rows_of_member(given: &[DecisionRow]) -> Vec<DecisionRow> {
    let all = |row: &DecisionRow| {
        let word = row.decision.as_deref().and_then(DecisionWord::parse);
        word == Some(DecisionWord::AllSamePerson)
    };
    let members: BTreeSet<&str> =
        given.iter().filter(|row| all(row)).filter_map(|row| row.suggested.as_deref()).collect();
    let decided = given.iter().map(|row| {
        let open = row.decision.is_none() && is_player_case_key(&row.case);
        let meant = row.suggested.as_deref().is_some_and(|member| members.contains(member));
        match all(row) || open && meant {
            true => {
                let decision = Some(DecisionWord::SamePerson.text().into());
                DecisionRow { decision, ..row.clone() }
            }
            false => row.clone(),
        }
    });
    decided.collect()
}

/// The problem of a decision that the kind of case does not allow.
pub(super) fn unknown_decision_problem(kind: CaseKind, row: &DecisionRow) -> Box<Problem> {
    let mut choices = kind.choices().join(", ");
    if kind == CaseKind::Player {
        choices.push_str(", the number of a member");
    }
    let text = row.decision.as_deref().unwrap_or_default().to_string();
    Box::new(Problem::new(problems::UnknownDecision { text, choices }, row.at))
}

/// The problem of a decision given now that its case does not allow, or that contradicts the member typed
/// beside it.
pub(super) fn unfit_decision_problem(
    kind: CaseKind,
    ruling: CaseDecision<'_>,
) -> Option<Box<Problem>> {
    let row = ruling.row;
    if !ruling.now || kind == CaseKind::TwoRows {
        return None;
    }
    let decision = row.decision.as_deref().unwrap_or_default();
    if DecisionWord::parse(decision) == Some(DecisionWord::TwoPeople) {
        return Some(unknown_decision_problem(kind, row));
    }
    let nobody = matches!(
        ruling.decision(),
        TypedDecision::NotAMember | TypedDecision::Ignore | TypedDecision::Count
    );
    row.member.as_deref().filter(|_| nobody).map(|member| {
        let what = format!("The decision says \u{201c}{decision}\u{201d}");
        let first = format!("{member} under Member");
        Box::new(Problem::new(problems::DecisionsContradict { what, first }, row.at))
    })
}

/// The problem of a decision that refers to an absent member.
pub(super) fn absent_member_problem(what: String, row: &DecisionRow) -> Box<Problem> {
    Box::new(Problem::new(problems::DecisionGone { what }, row.at))
}
