//! Doubtful cases and the effect of the registrar's decisions on them.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use crate::problems;
use model::MemberStatus;
use model::name_comparison::folded_name;
use model::problem::{Problem, ProblemDetail};
use model::register::{DecisionRow, Member};
use model::{CellAddress, ContactHashes, PointsByKind};

use super::candidates::MIN_LIKELY_SCORE;
use super::decisions::{
    CaseDecision, TypedDecision, absent_member_problem, moved_decision_row_problem,
    unfit_decision_problem, unknown_decision_problem,
};
use super::ledger::ReconciliationState;
use super::person_names::{MIN_FITTING_NAME_SCORE, ParsedName};
use super::{CaseKind, DoubtfulCase, Verdict};
use crate::page_keys::is_name_based_player_key;

/// The hint for a new member who was entered under another number.
const LEAVE_NUMBER: &str =
    "Leave the column Member empty; if it needs another number, change it in the new register.";
/// The hint for merged rows that are two persons.
const PART_ROWS: &str = "Split the points between the two rows by hand, clear the old number under Aliases, and delete the decision from the Decisions sheet of the register.";
/// Member numbers above this are ignored in the search for the next free one.
const HIGHEST: u64 = 1 << 60;

impl ReconciliationState<'_> {
    /// Adds a case, or finds it, and applies the decision on it: the one given now, else
    /// the kept one.
    pub(super) fn add_or_find_case(&mut self, case: DoubtfulCase) -> u32 {
        if let Some(known) = self.case_of.get(&case.key) {
            return *known;
        }
        let rulings = self.decisions.take_decisions_on_case(&case.key);
        self.ruled(case, rulings)
    }

    /// Like [`ReconciliationState::add_or_find_case`], for a case that had another key in earlier versions.
    pub(super) fn add_or_find_renamed_case(&mut self, case: DoubtfulCase, before: &str) -> u32 {
        if let Some(known) = self.case_of.get(&case.key) {
            return *known;
        }
        let mut rulings = self.decisions.take_decisions_on_case(&case.key);
        rulings.extend(self.decisions.take_decisions_on_case(before));
        self.ruled(case, rulings)
    }

    fn ruled(&mut self, case: DoubtfulCase, rulings: Vec<CaseDecision<'_>>) -> u32 {
        let index = self.cases.len() as u32;
        self.case_of.insert(case.key.clone(), index);
        self.cases.push(case);
        for ruling in rulings {
            if let Some(what) = self.outdated(index, ruling) {
                let decided = ruling.row.decision.as_deref().unwrap_or_default().to_string();
                let trouble = problems::DecisionOutdated { what, decided };
                self.report_problem(ruling.problem_file(), trouble.into(), ruling.row.at);
                self.asked_again.insert(self.cases[index as usize].key.clone());
                continue;
            }
            match self.verdict(index, ruling) {
                Ok(verdict) => {
                    self.problems.extend(self.unlikely(index, &verdict, ruling));
                    let case = &mut self.cases[index as usize];
                    case.verdict = Some(verdict);
                    case.decided.clone_from(&ruling.row.decision);
                    break;
                }
                // The kept decision applies if the new one is invalid.
                Err(problem) => self.problems.push((ruling.problem_file(), *problem)),
            }
        }
        index
    }

    /// Why a kept decision does not hold any more: the register says something else about its member,
    /// or knows the player who was refused.
    fn outdated(&self, case: u32, ruling: CaseDecision<'_>) -> Option<String> {
        let case = &self.cases[case as usize];
        if case.kind != CaseKind::Player {
            return None;
        }
        let row = ruling.row;
        if ruling.now {
            return self.asked_otherwise(case, ruling);
        }
        match ruling.decision() {
            TypedDecision::Same(Some(number)) | TypedDecision::Number(number) => {
                let number = self.number_in_decision(&number, ruling);
                let meant = self.member_of_number(number)?;
                let member = &self.members[meant as usize];
                // Whoever decides for a member who has died means it.
                if member.status == MemberStatus::Deceased && row.status != Some(member.status) {
                    return Some(format!("member {number} {} has died", member.name));
                }
                let fits = |name: &str| {
                    ParsedName::parse(name).fit(&ParsedName::parse(&member.name)).score
                        >= MIN_FITTING_NAME_SCORE
                };
                let before = self.register.balances.iter().find(|held| *held.number == *number);
                let other = match before {
                    Some(before) => !fits(&before.name),
                    // It was suggested because the names fitted.
                    None => row.suggested.as_deref() == Some(number) && !fits(&row.name),
                };
                if other {
                    return Some(format!("the number {number} is that of {}", member.name));
                }
                self.suggested_since(case, row).filter(|_| case.suggested != Some(meant))
            }
            TypedDecision::NotAMember | TypedDecision::Ignore => self.suggested_since(case, row),
            _ => None,
        }
    }

    /// Why a case was another one when the decision given now was typed: the suggested number is that of
    /// somebody else, or the new member was entered by hand, under another number.
    fn asked_otherwise(&self, case: &DoubtfulCase, ruling: CaseDecision<'_>) -> Option<String> {
        let evidence = &ruling.row.reasons.evidence;
        let members = || self.register.members.iter();
        let is_told = |member: &Member| names(ruling.row, member);
        match ruling.decision() {
            TypedDecision::Same(Some(number)) if ruling.row.suggested.as_ref() == Some(&number) => {
                let meant = self.member_of_number(&number)?;
                let asked = match evidence.is_empty() {
                    true => case.suggested == Some(meant),
                    false => members().any(|own| *own.number == *number && is_told(own)),
                };
                let name = &self.members[meant as usize].name;
                (!asked && !self.name_fits_member(meant, &case.name))
                    .then(|| format!("the number {number} is that of {name}"))
            }
            TypedDecision::New(_) if !evidence.is_empty() => {
                let mut same =
                    members().filter(|own| folded_name(&own.name) == folded_name(&case.name));
                let (own, None) = (same.next()?, same.next()) else { return None };
                let new = !is_told(own) && case.evidence.contains(&*own.number);
                (new && *own.number != *case.number)
                    .then(|| format!("{} is in the register as member {}", own.name, own.number))
            }
            _ => None,
        }
    }

    /// The member who is likely now and was not suggested when a case was decided, in words.
    fn suggested_since(&self, case: &DoubtfulCase, row: &DecisionRow) -> Option<String> {
        let member = case.suggested.filter(|_| case.score >= MIN_LIKELY_SCORE)?;
        let member = &self.members[member as usize];
        // Of a number on several rows nobody was suggested before they were merged.
        if self.directory.rows_sharing_number(&member.number).len() > 1 {
            return None;
        }
        (row.suggested.as_deref() != Some(&*member.number))
            .then(|| format!("{} is in the register as member {}", member.name, member.number))
    }

    /// Warns of a new decision that goes against the names: a slip of the row, or of the number.
    fn unlikely(
        &self,
        case: u32,
        verdict: &Verdict,
        ruling: CaseDecision<'_>,
    ) -> Option<(super::ProblemFile, Problem)> {
        let DoubtfulCase { kind, name, suggested, score, .. } = &self.cases[case as usize];
        if *kind != CaseKind::Player || !ruling.now {
            return None;
        }
        let (name, at) = (name.to_string(), ruling.row.at);
        let of = |member: u32| {
            let member = &self.members[member as usize];
            (member.number.to_string(), member.name.to_string())
        };
        let trouble: ProblemDetail = match (verdict, suggested) {
            (Verdict::Same(member), suggested) => {
                if *suggested == Some(*member) || self.name_fits_member(*member, &name) {
                    return None;
                }
                let (number, member) = of(*member);
                problems::DecisionOtherName { name, number, member }.into()
            }
            (Verdict::NotAMember | Verdict::Ignore | Verdict::New(_), Some(member)) => {
                if *score < MIN_LIKELY_SCORE || !self.is_member_alive(*member) {
                    return None;
                }
                let decided = ruling.row.decision.as_deref().unwrap_or_default().to_string();
                let ((number, member), score) = (of(*member), *score);
                problems::DecisionAgainstMatch { name, decided, number, member, score }.into()
            }
            _ => return None,
        };
        Some((ruling.problem_file(), Problem::new(trouble, at)))
    }

    /// The verdict on a case.
    pub(super) fn verdict_on_case(&self, case: u32) -> Option<&Verdict> {
        self.cases[case as usize].verdict.as_ref()
    }

    /// The verdict that a decision gives on a case.
    fn verdict(&mut self, case: u32, ruling: CaseDecision<'_>) -> Result<Verdict, Box<Problem>> {
        let DoubtfulCase { kind, suggested, rows, .. } = &self.cases[case as usize];
        let (kind, suggested, row) = (*kind, *suggested, ruling.row);
        if let Some(problem) = unfit_decision_problem(kind, ruling) {
            return Err(problem);
        }
        match (kind, ruling.decision()) {
            (CaseKind::TwoRows, TypedDecision::Same(number)) => {
                self.rows_to_merge(rows.unwrap_or_default(), number.as_deref(), row)
            }
            (CaseKind::Player, TypedDecision::Same(number)) => {
                // On rows of earlier versions the suggestion may have moved from another case.
                let other = suggested.is_some_and(|member| {
                    row.suggested.as_deref() != Some(&*self.members[member as usize].number)
                });
                if ruling.now && row.check.is_none() && row.member.is_none() && other {
                    return Err(moved_decision_row_problem(row));
                }
                if let Some(problem) = self.two_members(ruling) {
                    return Err(problem);
                }
                let typed = match number {
                    Some(number) => Some(self.member_meant(&number, row)?),
                    None => None,
                };
                if let Some(problem) =
                    typed.and_then(|member| self.unlike_member(case, member, ruling))
                {
                    return Err(problem);
                }
                let own = suggested.filter(|member| !self.has_ambiguous_number(*member));
                typed
                    .or(own)
                    .map(Verdict::Same)
                    .ok_or_else(|| Box::new(Problem::new(problems::DecisionNobody, row.at)))
            }
            (CaseKind::Player, TypedDecision::New(number)) => self.new_member(case, number, ruling),
            (CaseKind::Player, TypedDecision::NotAMember) => Ok(Verdict::NotAMember),
            (CaseKind::Player, TypedDecision::Number(text)) => {
                let number = self.number_in_decision(&text, ruling);
                if let Some(problem) = self.check_number_decision(number, ruling) {
                    return Err(problem);
                }
                self.member_meant(number, row).map(Verdict::Same)
            }
            (CaseKind::TwoRows | CaseKind::Player, TypedDecision::Count) => {
                Err(unknown_decision_problem(kind, row))
            }
            (_, TypedDecision::Count) => Ok(Verdict::Count),
            (CaseKind::TwoRows, TypedDecision::Ignore) => self.rows_apart(case, ruling),
            (CaseKind::TwoRows, TypedDecision::Undo) => {
                self.rows_apart(case, ruling).map(|_| Verdict::Undo)
            }
            (CaseKind::NewTotals, TypedDecision::Ignore) => {
                Err(unknown_decision_problem(kind, row))
            }
            (_, TypedDecision::Ignore) => Ok(Verdict::Ignore),
            _ => Err(unknown_decision_problem(kind, row)),
        }
    }

    /// The problem of a given “same person” beside which another member stands than the suggested one,
    /// unless that is what was decided before.
    fn two_members(&self, ruling: CaseDecision<'_>) -> Option<Box<Problem>> {
        let row = ruling.row;
        let (suggested, beside) = (row.suggested.as_deref()?, row.member.as_deref()?);
        let before = self.decisions.decisions_on_case(&row.case).find(|known| !known.now);
        let known = before.and_then(|known| known.row.member.as_deref());
        let same = known == Some(beside)
            || self.member_of_number(suggested) == self.member_of_number(beside);
        (ruling.now && !same).then(|| {
            let what = format!("The decision says the same person as member {suggested}");
            let first = format!("{beside} under Member");
            let trouble = problems::DecisionsContradict { what, first };
            Box::new(Problem::new(trouble, row.at))
        })
    }

    /// The problem of a given “same person” beside which a member stands whom nothing suggests: the cell may be
    /// that of another case.
    fn unlike_member(
        &self,
        case: u32,
        member: u32,
        ruling: CaseDecision<'_>,
    ) -> Option<Box<Problem>> {
        let DoubtfulCase { name, suggested, candidates, .. } = &self.cases[case as usize];
        let row = ruling.row;
        let typed = row.member.as_deref().filter(|_| ruling.now && row.suggested.is_none())?;
        let meant = *suggested == Some(member) || candidates.contains(&member);
        (!meant && !self.name_fits_member(member, name)).then(|| {
            let what = format!("The decision says “same person” of {name}");
            let first = format!("member {typed}, who has another name,");
            Box::new(Problem::new(problems::DecisionsContradict { what, first }, row.at))
        })
    }

    /// Checks a decision that is no word of the list: it must be the number of one member.
    pub(super) fn check_number_decision(
        &self,
        number: &str,
        ruling: CaseDecision<'_>,
    ) -> Option<Box<Problem>> {
        let row = ruling.row;
        let bare = || {
            self.directory
                .member_behind_leading_zeros(number)
                .map(|row| self.kept_row_of_member(row))
        };
        let member = self.member_of_number(number).or_else(bare);
        if member.is_none() && !number.bytes().any(|byte| byte.is_ascii_digit()) {
            return Some(unknown_decision_problem(CaseKind::Player, row));
        }
        // Beside a kept decision palmares wrote who the member was then.
        let typed = row.member.as_deref().filter(|_| ruling.now);
        let beside = typed.filter(|beside| *beside != number)?;
        (self.member_of_number(beside) != member).then(|| {
            let what = format!("The decision says member {number}");
            let first = "the column Member".to_string();
            let trouble = problems::DecisionsContradict { what, first };
            Box::new(Problem::new(trouble, row.at))
        })
    }

    /// The member with a number in a decision; enters a new member if another decision
    /// makes one.
    fn member_meant(&mut self, number: &str, row: &DecisionRow) -> Result<u32, Box<Problem>> {
        if self.is_ambiguous_number(number) {
            let number = number.to_string();
            let trouble = problems::DecisionSeveralRows { number };
            return Err(Box::new(Problem::new(trouble, row.at)));
        }
        let bare = || {
            self.directory
                .member_behind_leading_zeros(number)
                .map(|row| self.kept_row_of_member(row))
        };
        if let Some(member) = self.member_of_number(number).or_else(bare) {
            return Ok(member);
        }
        match self.to_enter.get(number).cloned() {
            Some([name, club]) if !name.is_empty() => Ok(self.enter(number, &name, &club)),
            _ => Err(absent_member_problem(format!("member {number}"), row)),
        }
    }

    /// Enters the new member that a decision makes of this number, if the name fits.
    pub(super) fn enter_decided_member(&mut self, number: &str, name: &str) -> Option<u32> {
        let [own, club] = self.to_enter.get(number)?.clone();
        if self.directory.is_duplicate_number(number)
            || self.directory.member_with_number(number).is_some()
        {
            return None;
        }
        let typed = ParsedName::parse(name);
        let fits =
            typed.is_empty() || typed.fit(&ParsedName::parse(&own)).score >= MIN_FITTING_NAME_SCORE;
        if own.is_empty() || !fits {
            return None;
        }
        Some(self.member_of_number(number).unwrap_or_else(|| self.enter(number, &own, &club)))
    }

    /// Keeps two rows apart; too late if they were merged before without an entry that tells what moved.
    fn rows_apart(&self, case: u32, ruling: CaseDecision<'_>) -> Result<Verdict, Box<Problem>> {
        let key = &self.cases[case as usize].key;
        let before = self.decisions.decisions_on_case(key).find(|known| !known.now);
        let merged = before.filter(|known| {
            ruling.now
                && known.row.member.is_some()
                && matches!(known.decision(), TypedDecision::Same(_))
        });
        match merged.filter(|_| !self.is_merged_by_entry(key)) {
            None => Ok(Verdict::Ignore),
            Some(_) => {
                let what = "an earlier reconciliation merged the two rows".to_string();
                let trouble = problems::DecisionTooLate { what, hint: PART_ROWS };
                Err(Box::new(Problem::new(trouble, ruling.row.at)))
            }
        }
    }

    /// Merges two rows of one person; a decision may name the row to keep.
    fn rows_to_merge(
        &self,
        rows: [u32; 2],
        named: Option<&str>,
        row: &DecisionRow,
    ) -> Result<Verdict, Box<Problem>> {
        let number = |at: usize| &*self.register.members[rows[at] as usize].number;
        let refused = |why: String| {
            let (one, other) = (number(0).to_string(), number(1).to_string());
            let trouble = problems::RowsNotMerged { one, other, why };
            Err(Box::new(Problem::new(trouble, row.at)))
        };
        let kept = match named {
            None => rows[0],
            Some(named) if named == number(0) => rows[0],
            Some(named) if named == number(1) => rows[1],
            // Rows merged before: the row that replaced both.
            Some(named)
                if self.member_of_number(named) == Some(self.kept_row_of_member(rows[0])) =>
            {
                rows[0]
            }
            Some(named) => {
                return refused(format!("member {named} is neither of them"));
            }
        };
        let unsound = |of: &[Member]| rows.iter().any(|row| !of[*row as usize].sound);
        if unsound(&self.register.members) {
            return refused("the points of one of them cannot be read".to_string());
        }
        match unsound(&self.members) {
            true => refused("one of them is new, and its totals are in doubt".to_string()),
            false => Ok(Verdict::Same(kept)),
        }
    }

    /// Finds a number for each new member whose decision names none, in the order of the
    /// cases' keys, so that the order in which cases come up does not matter.
    pub(super) fn reserve_new_member_numbers(&mut self) {
        let mut found: Vec<(&str, Option<&str>, &DecisionRow)> = Vec::new();
        for (case, rulings) in self.decisions.decided_cases() {
            let Some(ruling) = rulings.first() else { continue };
            let TypedDecision::New(None) = ruling.decision() else { continue };
            if self.decisions.kept_new_member_number(case).is_none() {
                let typed = Some(&*ruling.row.number).filter(|number| !number.is_empty());
                found.push((case, typed.or_else(|| number_in(case)), ruling.row));
            }
        }
        let named = self.decisions.decided_cases().flat_map(|(_, rulings)| rulings);
        let named = named.filter_map(|ruling| match ruling.decision() {
            TypedDecision::New(number) => number,
            _ => None,
        });
        let mut taken: HashSet<Box<str>> = named.collect();
        let numbers = self.register.members.iter().map(|member| &*member.number);
        // A number that the ledger knows is that of a member whose row is gone.
        let gone = self.register.balances.iter().map(|balance| &*balance.number);
        let numbers = numbers.chain(gone);
        let width = numbers.clone().map(str::len).max().unwrap_or(1);
        let figures = numbers.filter_map(|number| number.parse::<u64>().ok());
        let mut last = match found.is_empty() {
            true => 0,
            false => figures.filter(|figure| *figure < HIGHEST).max().unwrap_or(0),
        };
        for (case, returned, row) in found {
            // The new member may have been entered by hand since the case was asked.
            let entered = |own: &str| {
                let member = self.member_of_number(own).map(|row| &self.members[row as usize]);
                member.is_some_and(|member| {
                    folded_name(&member.name) == folded_name(&row.name) && !names(row, member)
                })
            };
            let free =
                |own: &&str| !taken.contains(*own) && (!self.is_number_taken(own) || entered(own));
            let own = returned.filter(free);
            let number: Box<str> = match own {
                Some(own) => own.into(),
                None => loop {
                    last += 1;
                    let next: Box<str> = format!("{last:0>width$}").into();
                    if !self.is_number_taken(&next) && !taken.contains(&next) {
                        break next;
                    }
                },
            };
            taken.insert(number.clone());
            self.new_numbers.insert(case.into(), number);
        }
        self.to_enter = self.all_to_enter();
    }

    /// The new members of all decisions: name and club, by number.
    fn all_to_enter(&self) -> HashMap<Box<str>, [Box<str>; 2]> {
        let mut found = HashMap::new();
        for (case, rulings) in self.decisions.decided_cases() {
            let Some(ruling) = rulings.first() else { continue };
            let TypedDecision::New(typed) = ruling.decision() else { continue };
            let number = typed.or_else(|| self.number_reserved_for_case(case).map(Into::into));
            let named = [ruling.row.name.clone(), ruling.row.club.clone()];
            found.extend(number.map(|number| (number, named)));
        }
        found
    }

    /// The number reserved for a case's new member.
    pub(super) fn number_reserved_for_case(&self, case: &str) -> Option<&str> {
        let kept = self.decisions.kept_new_member_number(case);
        kept.or_else(|| self.new_numbers.get(case).map(|number| &**number))
    }

    /// Enters a new member with the number given, else the returned one if it is free, else
    /// the next free one.
    fn new_member(
        &mut self,
        case: u32,
        typed: Option<Box<str>>,
        ruling: CaseDecision<'_>,
    ) -> Result<Verdict, Box<Problem>> {
        let DoubtfulCase { key, name, club, .. } = &self.cases[case as usize];
        let (key, name, club) = (key.clone(), name.clone(), club.clone());
        let failed = |trouble: ProblemDetail| Err(Box::new(Problem::new(trouble, ruling.row.at)));
        let kept: Option<Box<str>> = self.decisions.kept_new_member_number(&key).map(Into::into);
        // A member entered before under another number is not entered twice.
        if let (Some(typed), Some(kept)) = (&typed, &kept)
            && typed != kept
            && self
                .member_of_number(kept)
                .is_some_and(|member| self.name_fits_member(member, &name))
        {
            let what = format!("{name} was entered as member {kept} by an earlier reconciliation");
            return failed(problems::DecisionTooLate { what, hint: LEAVE_NUMBER }.into());
        }
        let number = typed.or(kept).or_else(|| self.new_numbers.get(&key).cloned());
        let Some(number) = number else {
            return Err(absent_member_problem(
                "a new member without a number".to_string(),
                ruling.row,
            ));
        };
        if self.is_ambiguous_number(&number) {
            return self.member_meant(&number, ruling.row).map(Verdict::Same);
        }
        match self.member_of_number(&number) {
            // Entered by another row of this name or by an earlier reconciliation.
            Some(member) if self.name_fits_member(member, &name) => Ok(Verdict::Same(member)),
            Some(member) => failed(
                problems::NewNumberTaken {
                    number: number.to_string(),
                    name: self.members[member as usize].name.to_string(),
                }
                .into(),
            ),
            None => Ok(Verdict::New(self.enter(&number, &name, &club))),
        }
    }

    /// Adds a row for a new member.
    fn enter(&mut self, number: &str, name: &str, club: &str) -> u32 {
        let index = self.members.len() as u32;
        let last = self.members.last().map_or(0, |member| member.at.row);
        let area = self.area_of_club(club);
        self.members.push(Member {
            at: CellAddress { sheet: 0, row: last + 1, column: 0 },
            number: number.into(),
            name: name.into(),
            club: club.into(),
            area,
            contacts: ContactHashes::default(),
            status: MemberStatus::Active,
            joined: Some(self.terms.as_of),
            points: PointsByKind::default(),
            rank: "".into(),
            registered: None,
            sound: true,
        });
        index
    }

    /// Whether a name fits a present or former name of a member.
    pub(super) fn name_fits_member(&self, member: u32, name: &str) -> bool {
        let name = ParsedName::parse(name);
        if name.is_empty() {
            return true;
        }
        match self.register.members.get(member as usize) {
            Some(_) => self.directory.name_fit(&name, member).0 >= MIN_FITTING_NAME_SCORE,
            None => {
                name.fit(&ParsedName::parse(&self.members[member as usize].name)).score
                    >= MIN_FITTING_NAME_SCORE
            }
        }
    }

    /// The area of a club, from its first member.
    fn area_of_club(&self, club: &str) -> Arc<str> {
        let own = self.register.members.iter().find(|member| *member.club == *club);
        own.map(|member| member.area.clone()).unwrap_or_default()
    }
}

/// Whether what a row says of its case names a member; a row that says nothing may have.
fn names(row: &DecisionRow, member: &Member) -> bool {
    let evidence = &row.reasons.evidence;
    evidence.is_empty() || evidence.contains(&format!("{} {}", member.number, member.name))
}

/// The returned number of a player, from the key of the case.
fn number_in(case: &str) -> Option<&str> {
    let words: Vec<&str> = case.split(' ').skip(1).collect();
    match words[..] {
        [number, _] => Some(number),
        [only] if !is_name_based_player_key(only) => Some(only),
        _ => None,
    }
}
