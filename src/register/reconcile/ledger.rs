//! What becomes of each award: it is credited to a member, waits, or is refused.
//!
//! The invariant that every run is held to: what came in is what was credited,
//! what waits and what was refused, to the last hundredth. A member has one award
//! of each kind for an event; what an earlier reconciliation credited for it is
//! taken back first when it differs, so that corrections are pairs of movements
//! (WBU 1.11.1).

use std::collections::{BTreeMap, HashMap, HashSet};
use std::ops::Range;
use std::sync::Arc;

use jiff::civil::Date;

use crate::model::register::{
    CreditedRow, DecisionRow, EventName, KINDS, Member, MemberStatus, Register, credited_text,
};
use crate::model::{Address, AwardKind, Exact, Holding};
use crate::problem::{Problem, RegisterTrouble};
use crate::register::keys::{player_key, slug};
use crate::rules::wbu::Handbook;

use super::claims::{Amended, Claim, ClaimedEvent, Claims};
use super::decisions::{Decided, Decisions, gone, unknown};
use super::events::{Credited, Version, identity, versions};
use super::matching::{Candidate, Directory, Double, Match, club_words};
use super::papers::counted_before;
use super::persons::{FITS, PersonName};
use super::{Accept, Case, CaseKind, Fate, In, Origin, Posting, Refusal, Terms, Verdict, Waits};

/// Who a player is, as far as it is settled.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Who {
    /// Nobody asked yet: the player has no award that counts.
    Unasked,
    /// A member, beyond doubt or by a decision, or accepted as likely.
    Member { member: u32, sure: bool },
    /// No member.
    Nobody,
    /// The registrar does not want to know.
    Ignored,
    /// A case that is open.
    Open(u32),
}

/// The work on one register and one season.
pub struct Ledger<'a> {
    pub register: &'a Register,
    pub claims: &'a Claims,
    pub terms: Terms,
    pub handbook: &'static Handbook,
    pub directory: &'a Directory<'a>,
    matches: &'a [Match],
    pub decisions: Decisions<'a>,
    credited: Credited<'a>,
    /// The members as they become.
    pub members: Vec<Member>,
    /// Members whose row was merged into another.
    pub merged: HashMap<u32, u32>,
    who: Vec<Who>,
    case_of_player: Vec<Option<u32>>,
    pub fates: Vec<Fate>,
    pub postings: Vec<Posting>,
    pub cases: Vec<Case>,
    pub problems: Vec<(In, Problem)>,
    pub credited_rows: Vec<CreditedRow>,
    /// Awards that stand on certificates which were counted before.
    on_paper: HashMap<u32, Fate>,
    case_of: HashMap<Box<str>, u32>,
    given_numbers: HashMap<Box<str>, Box<str>>,
    next_free: Option<u64>,
}

/// What a ledger came to.
pub struct Settled {
    pub members: Vec<Member>,
    pub merged: HashMap<u32, u32>,
    pub fates: Vec<Fate>,
    pub postings: Vec<Posting>,
    pub cases: Vec<Case>,
    pub problems: Vec<(In, Problem)>,
    pub credited: Vec<CreditedRow>,
    /// The case of each player who has one.
    pub case_of_player: Vec<Option<u32>>,
}

/// The claims of one event, whatever files it stands in.
struct Unit {
    /// Its versions, the one it goes by first.
    versions: Vec<u32>,
    /// Copies of these in other files.
    copies: Vec<(u32, u32)>,
}

/// What became of the claims of an event.
struct Account {
    /// Its version.
    event: u32,
    name: EventName,
    won: Option<Date>,
    amends: bool,
    /// Whether it says all that was won, and not only what had waited.
    returned: bool,
    /// Whether anything of it is open.
    waiting: bool,
    /// Who has an award in it.
    accounted: Vec<(u32, AwardKind)>,
    /// What moves.
    moved: Vec<(u32, AwardKind, Exact)>,
    /// What an amendment says of members.
    amended: HashMap<(u32, AwardKind), Amended>,
}

/// A claim that somebody may be credited for.
#[derive(Clone, Copy)]
struct Live {
    member: u32,
    kind: AwardKind,
    claim: u32,
    sure: bool,
}

impl<'a> Ledger<'a> {
    /// Nothing done yet.
    pub fn new(
        register: &'a Register,
        claims: &'a Claims,
        directory: &'a Directory<'a>,
        matches: &'a [Match],
        given: &'a [DecisionRow],
        terms: Terms,
    ) -> Ledger<'a> {
        let mut problems = Vec::new();
        Ledger {
            register,
            claims,
            terms,
            handbook: crate::rules::wbu(),
            directory,
            matches,
            decisions: Decisions::of(&register.decisions, given, &mut problems),
            credited: Credited::of(register),
            members: register.members.clone(),
            merged: HashMap::new(),
            who: vec![Who::Unasked; claims.players.len()],
            case_of_player: vec![None; claims.players.len()],
            fates: vec![Fate::Pending(Waits::Later); claims.awards.len()],
            postings: Vec::with_capacity(claims.awards.len()),
            cases: Vec::new(),
            problems,
            credited_rows: Vec::new(),
            on_paper: counted_before(register, claims),
            case_of: HashMap::new(),
            given_numbers: HashMap::new(),
            next_free: None,
        }
    }

    /// What it came to.
    pub fn settled(self) -> Settled {
        Settled {
            members: self.members,
            merged: self.merged,
            fates: self.fates,
            postings: self.postings,
            cases: self.cases,
            problems: self.problems,
            credited: self.credited_rows,
            case_of_player: self.case_of_player,
        }
    }

    /// The member whom a player is settled to be.
    pub fn member_of(&self, player: u32) -> Option<u32> {
        match self.who[player as usize] {
            Who::Member { member, .. } => Some(member),
            _ => None,
        }
    }

    /// The member that stands for a row, after merging.
    pub fn standing_for(&self, member: u32) -> u32 {
        self.merged.get(&member).copied().unwrap_or(member)
    }

    /// The member with a number now or before, after merging.
    pub fn of_number(&self, number: &str) -> Option<u32> {
        let found = self.directory.of_number(number).or_else(|| {
            let added = self.members[self.register.members.len()..].iter();
            let position = added.clone().position(|member| *member.number == *number)?;
            Some((self.register.members.len() + position) as u32)
        });
        let found = found.or_else(|| self.directory.of_old_number(number))?;
        Some(self.standing_for(found))
    }

    /// Adds a case, or finds it again, and says what was decided of it.
    pub fn case(&mut self, case: Case) -> u32 {
        if let Some(known) = self.case_of.get(&case.key) {
            return *known;
        }
        let index = self.cases.len() as u32;
        self.case_of.insert(case.key.clone(), index);
        self.cases.push(case);
        let case = &self.cases[index as usize];
        let (key, kind) = (case.key.clone(), case.kind);
        let Some((decided, place, row)) = self.decisions.take(&key) else { return index };
        match self.verdict(index, kind, decided, (&place, row)) {
            Ok(verdict) => {
                self.cases[index as usize].verdict = Some(verdict);
                self.cases[index as usize].decided.clone_from(&row.decision);
            }
            Err(problem) => self.problems.push((place, *problem)),
        }
        index
    }

    /// What a decision means for a case.
    fn verdict(
        &mut self,
        case: u32,
        kind: CaseKind,
        decided: Decided,
        (place, row): (&In, &DecisionRow),
    ) -> Result<Verdict, Box<Problem>> {
        let suggested = self.cases[case as usize].suggested;
        match (kind, decided) {
            (CaseKind::Player | CaseKind::TwoRows, Decided::Same(number)) => match number {
                Some(number) => self
                    .of_number(&number)
                    .map(Verdict::Same)
                    .ok_or_else(|| gone(format!("member {number}"), row)),
                None => suggested
                    .map(Verdict::Same)
                    .ok_or_else(|| gone("a person whom nobody suggested".to_string(), row)),
            },
            (CaseKind::Player, Decided::New(number)) => self.new_member(case, number, (place, row)),
            (CaseKind::Player, Decided::NotAMember) => Ok(Verdict::NotAMember),
            (CaseKind::Player, Decided::Number(number)) => match self.of_number(&number) {
                Some(member) => Ok(Verdict::Same(member)),
                None if number.bytes().any(|b| b.is_ascii_digit()) => {
                    Err(gone(format!("member {number}"), row))
                }
                None => Err(unknown(kind, row)),
            },
            (CaseKind::TwoAwards | CaseKind::Event | CaseKind::Certificate, Decided::Count) => {
                Ok(Verdict::Count)
            }
            (_, Decided::Ignore) => Ok(Verdict::Ignore),
            _ => Err(unknown(kind, row)),
        }
    }

    /// Enters a new member: with the number that was given, else that which was
    /// returned if it is nobody's, else the next one that is free.
    fn new_member(
        &mut self,
        case: u32,
        number: Option<Box<str>>,
        (place, row): (&In, &DecisionRow),
    ) -> Result<Verdict, Box<Problem>> {
        let (name, club, returned) = {
            let case = &self.cases[case as usize];
            (case.name.clone(), case.club.clone(), case.number.clone())
        };
        let number = match number {
            Some(number) => match self.of_number(&number) {
                // Entered before: for this name by another row, or by an earlier
                // reconciliation.
                Some(member) if self.is_named(member, &name) || *place == In::Register => {
                    return Ok(Verdict::Same(member));
                }
                Some(member) => {
                    let trouble = match self.given_numbers.get(&number) {
                        Some(other) => RegisterTrouble::DecisionsContradict {
                            what: format!("{name} is to be the new member {number}"),
                            first: other.to_string(),
                        },
                        None => RegisterTrouble::NewNumberTaken {
                            number: number.to_string(),
                            name: self.members[member as usize].name.to_string(),
                        },
                    };
                    return Err(Box::new(Problem::new(trouble.into(), row.at)));
                }
                None => number,
            },
            None if !returned.is_empty() && self.of_number(&returned).is_none() => returned,
            None => self.free_number(),
        };
        self.given_numbers.insert(number.clone(), name.clone());
        let index = self.members.len() as u32;
        let last = self.members.last().map_or(0, |member| member.at.row);
        let area = self.area_of_club(&club);
        self.members.push(Member {
            at: Address { sheet: 0, row: last + 1, column: 0 },
            number: number.into(),
            name: name.into(),
            club: club.into(),
            area,
            status: MemberStatus::Active,
            joined: Some(self.terms.as_of),
            points: Holding::default(),
            rank: "".into(),
            registered: None,
            sound: true,
        });
        Ok(Verdict::New(index))
    }

    /// Whether a name fits that of a member.
    fn is_named(&self, member: u32, name: &str) -> bool {
        let own = PersonName::of(&self.members[member as usize].name);
        PersonName::of(name).fit(&own).score >= FITS
    }

    /// The area that the members of a club have.
    fn area_of_club(&self, club: &str) -> Arc<str> {
        let own = self.register.members.iter().find(|member| *member.club == *club);
        own.map(|member| member.area.clone()).unwrap_or_default()
    }

    /// The number after the highest, as long as most are.
    fn free_number(&mut self) -> Box<str> {
        let numbers = self.register.members.iter().map(|member| &*member.number);
        let width = numbers.clone().map(str::len).max().unwrap_or(1);
        let highest = || numbers.filter_map(|number| number.parse::<u64>().ok()).max().unwrap_or(0);
        let mut next = self.next_free.unwrap_or_else(highest) + 1;
        while self.of_number(&format!("{next:0>width$}")).is_some() {
            next += 1;
        }
        self.next_free = Some(next);
        format!("{next:0>width$}").into()
    }

    /// Rows of the register that are probably one person; those that the registrar
    /// says are one are merged (WBU 1.7.6).
    pub fn merge_rows(&mut self, doubles: Vec<Double>) {
        let entered = self.decisions.entered();
        for (pair, score, reasons) in doubles {
            let [keep, other] = pair.map(|index| &self.register.members[index as usize]);
            let mut numbers = [&keep.number, &other.number];
            numbers.sort();
            let key = format!("rows {} {}", numbers[0], numbers[1]);
            // Who was entered as a new member is nobody else.
            let new = numbers.iter().any(|number| entered.contains(&***number));
            if new && !self.decisions.has(&key) {
                continue;
            }
            let told = |member: &Member| {
                format!(
                    "{} {}, {}, {}, {} master points",
                    member.number,
                    member.name,
                    if member.club.is_empty() { "no club" } else { &member.club },
                    member.status.word(),
                    member.points.master_points().to_decimal()
                )
            };
            let case = self.case(Case {
                key: key.into(),
                kind: CaseKind::TwoRows,
                number: (&*other.number).into(),
                name: (&*other.name).into(),
                club: (&*other.club).into(),
                evidence: format!("{}; {}", told(keep), told(other)),
                points: other.points,
                suggestion: "same person",
                suggested: Some(pair[0]),
                score,
                reasons,
                decided: None,
                verdict: None,
                kept: false,
            });
            if let Some(Verdict::Same(kept)) = self.cases[case as usize].verdict {
                let [keep, other] = if kept == pair[1] { [pair[1], pair[0]] } else { pair };
                self.merge(keep, other);
            }
        }
    }

    /// Merges a row, and all that were merged into it, into another.
    fn merge(&mut self, keep: u32, other: u32) {
        let stand = [self.standing_for(keep), self.standing_for(other)];
        if stand[0] == stand[1] {
            return;
        }
        let [keep, other] = match stand == [keep, other] {
            true => stand,
            false => self.directory.kept_first(stand[0], stand[1]),
        };
        let mut points = self.members[other as usize].points;
        for posting in self.postings.iter().filter(|posting| posting.member == other) {
            points.add(posting.kind, posting.points);
        }
        for kind in [AwardKind::Local, AwardKind::Green] {
            let amount = points.of(kind);
            if !amount.is_zero() && self.members[keep as usize].sound {
                self.post(keep, None, Origin::Merged(other), kind, amount);
                self.post(other, None, Origin::Merged(keep), kind, Exact::ZERO - amount);
            }
        }
        self.members[other as usize].status = MemberStatus::Lapsed;
        self.merged.values_mut().filter(|into| **into == other).for_each(|into| *into = keep);
        self.merged.insert(other, keep);
    }

    /// Records a movement.
    pub fn post(
        &mut self,
        member: u32,
        date: Option<Date>,
        origin: Origin,
        kind: AwardKind,
        points: Exact,
    ) {
        self.postings.push(Posting { member, date, origin, kind, points });
    }

    /// Decides what becomes of every award.
    pub fn credit(&mut self, ranges: &[Range<usize>]) {
        let versions = versions(self.claims, ranges);
        let units = self.units(&versions, ranges);
        self.settle_all(&units, ranges);
        let named =
            |player: u32| self.member_of(player).map(|own| &*self.members[own as usize].number);
        let before = self.credited.find(self.claims, ranges, named);
        let returned = self.returned(ranges, &before);
        let awarded = ranges.iter().zip(&before).filter(|(range, _)| !range.is_empty());
        let awarded: HashSet<usize> = awarded.filter_map(|(_, known)| *known).collect();
        // Several events may be parts of one that was credited: they account for it together.
        let mut of_known: BTreeMap<usize, Vec<&Unit>> = BTreeMap::new();
        let mut touched = HashSet::new();
        for unit in &units {
            let all = unit.versions.iter().chain(unit.copies.iter().map(|(copy, _)| copy));
            let known = all.filter_map(|event| before[*event as usize]).min();
            let nothing = self.awards_nothing(unit, ranges);
            match known {
                Some(known) if nothing && awarded.contains(&known) => {}
                Some(known) => of_known.entry(known).or_default().push(unit),
                None if nothing || self.is_of_another_day(unit, ranges, &returned) => {}
                None => self.credit_units(&[unit], ranges, None, &mut touched),
            }
        }
        for (known, units) in of_known {
            self.credit_units(&units, ranges, Some(known), &mut touched);
        }
        let untouched = self.credited.untouched(&touched).cloned();
        self.credited_rows.extend(untouched);
        self.credited_rows.sort_by(|a, b| (&a.event, &a.text).cmp(&(&b.event, &b.text)));
    }

    /// The events credited before that bring awards again.
    fn returned(&self, ranges: &[Range<usize>], before: &[Option<usize>]) -> HashSet<usize> {
        let awards = |range: &Range<usize>| {
            self.claims.awards[range.clone()].iter().any(|award| !award.carried)
        };
        let returned = ranges.iter().zip(before).filter(|(range, _)| awards(range));
        returned.filter_map(|(_, known)| *known).collect()
    }

    fn units(&self, versions: &[Version], ranges: &[Range<usize>]) -> Vec<Unit> {
        let mut units: BTreeMap<u32, Unit> = BTreeMap::new();
        let group = |event: u32| match versions[event as usize] {
            Version::OneOf(group) => group,
            _ => event,
        };
        for (event, version) in (0u32..).zip(versions) {
            // An amendment may only take back, and so may what awards nothing any more.
            let ClaimedEvent { amends, stands, .. } = self.claims.events[event as usize];
            if ranges[event as usize].is_empty() && !amends && !stands {
                continue;
            }
            match version {
                Version::CopyOf(of) => {
                    let unit = units.entry(group(*of)).or_insert_with(Unit::new);
                    unit.copies.push((event, *of));
                }
                _ => units.entry(group(event)).or_insert_with(Unit::new).versions.push(event),
            }
        }
        units.into_values().collect()
    }

    /// Finds out who all players are.
    fn settle_all(&mut self, units: &[Unit], ranges: &[Range<usize>]) {
        self.settle_certain();
        for event in units.iter().flat_map(|unit| &unit.versions) {
            for claim in &self.claims.awards[ranges[*event as usize].clone()] {
                self.settle(claim);
            }
        }
        for amended in &self.claims.amended {
            let Amended { event, player, kind, old, .. } = *amended;
            self.settle(&Claim { event, player, kind, points: old, carried: false });
        }
    }

    /// Settles who is beyond doubt, where nothing was ever decided: nearly all players,
    /// in the order in which they stand in memory.
    fn settle_certain(&mut self) {
        if !self.decisions.is_silent() {
            return;
        }
        for player in 0..self.matches.len() {
            if let Some(member) = self.certain(player as u32) {
                self.who[player] = Who::Member { member, sure: true };
            }
        }
    }

    /// The member that a player is beyond doubt, and alive.
    fn certain(&self, player: u32) -> Option<u32> {
        let found = &self.matches[player as usize];
        let best = found.best().filter(|_| found.certain)?;
        let member = self.standing_for(best.member);
        self.is_alive(member).then_some(member)
    }

    fn is_alive(&self, member: u32) -> bool {
        self.members[member as usize].status != MemberStatus::Deceased
    }

    /// Finds out who the player of a claim is.
    fn settle(&mut self, claim: &Claim) {
        let player = claim.player as usize;
        if self.who[player] != Who::Unasked {
            return;
        }
        // What was decided stands above every match.
        let is_decided = |ledger: &Ledger<'_>| {
            let decisions = &ledger.decisions;
            !decisions.is_silent() && decisions.has(&ledger.key_of_player(claim.player))
        };
        if let Some(member) = self.certain(claim.player)
            && !is_decided(self)
        {
            self.who[player] = Who::Member { member, sure: true };
            return;
        }
        let found = &self.matches[player];
        let case = self.player_case(claim);
        let likely = found.likely().map(|likely| self.standing_for(likely.member));
        let case = self.case(case);
        self.case_of_player[player] = Some(case);
        self.who[player] = match self.cases[case as usize].verdict.clone() {
            Some(Verdict::Same(member) | Verdict::New(member)) => {
                Who::Member { member: self.standing_for(member), sure: true }
            }
            Some(Verdict::NotAMember) => Who::Nobody,
            Some(_) => Who::Ignored,
            None => match likely {
                Some(member) if self.terms.accept == Accept::Likely && self.is_alive(member) => {
                    Who::Member { member, sure: false }
                }
                _ => Who::Open(case),
            },
        };
    }

    /// The key of a player's case.
    fn key_of_player(&self, player: u32) -> String {
        let player = &self.claims.players[player as usize];
        match player.number.as_deref() {
            None | Some("") => {
                format!("player {}", player_key(None, &player.name, &club_words(&player.club)))
            }
            // A cell is read without blanks at its end, and so must a key be.
            Some(number) => {
                format!("player {number} {}", slug(&player.name)).trim_end().to_string()
            }
        }
    }

    fn player_case(&self, claim: &Claim) -> Case {
        let player = &self.claims.players[claim.player as usize];
        let found = &self.matches[claim.player as usize];
        let number = player.number.clone().unwrap_or_default();
        let key = self.key_of_player(claim.player);
        let best = found.best();
        let suggested = found.likely().map(|likely| self.standing_for(likely.member));
        let dead = suggested
            .is_some_and(|member| self.members[member as usize].status == MemberStatus::Deceased);
        let mut reasons = best.map(|best| best.reasons.clone()).unwrap_or_default();
        if dead {
            reasons.push("the register says that the member has died".to_string());
        }
        if found.candidates.is_empty() {
            reasons.push("nobody in the register is like it".to_string());
        } else if best.is_none() {
            reasons.push("several members are equally like it".to_string());
        }
        let suggestion = match (suggested, number.is_empty()) {
            (Some(_), _) if dead => "not a member",
            (Some(_), _) => "same person",
            // One of those who are like it may be the player.
            (None, _) if found.candidates.first().is_some_and(Candidate::may_be) => "",
            (None, true) => "not a member",
            // A number that is somebody's is no new member's.
            (None, false) if self.of_number(&number).is_some() => "",
            (None, false) => "new member",
        };
        let candidates: Vec<String> = found
            .candidates
            .iter()
            .map(|candidate| {
                let member = &self.register.members[candidate.member as usize];
                format!(
                    "{} {}, {}, {} ({}: {})",
                    member.number,
                    member.name,
                    if member.club.is_empty() { "no club" } else { &member.club },
                    member.status.word(),
                    candidate.score,
                    candidate.reasons.join(", ")
                )
            })
            .collect();
        let event = event_told(&self.claims.events[claim.event as usize].name);
        let evidence = match candidates.is_empty() {
            true => event,
            false => format!("{event}; candidates: {}", candidates.join("; ")),
        };
        Case {
            key: key.into(),
            kind: CaseKind::Player,
            number,
            name: player.name.clone(),
            club: player.club.clone(),
            evidence,
            points: Holding::default(),
            suggestion,
            suggested,
            score: best.map_or(0, |best| best.score),
            reasons,
            decided: None,
            verdict: None,
            kept: false,
        }
    }

    /// What stands in another file as well counts there.
    fn refuse_copies(&mut self, unit: &Unit, ranges: &[Range<usize>]) {
        for (copy, of) in &unit.copies {
            for claim in ranges[*copy as usize].clone() {
                self.fates[claim] = Fate::Refused(Refusal::Copy(*of));
            }
        }
    }

    /// Credits the events that are one of those credited before, or one that is none.
    fn credit_units(
        &mut self,
        units: &[&Unit],
        ranges: &[Range<usize>],
        known: Option<usize>,
        touched: &mut HashSet<usize>,
    ) {
        let mut before: BTreeMap<u32, Holding> = BTreeMap::new();
        let mut strangers: Vec<(Box<str>, Holding)> = Vec::new();
        for (number, points) in known.into_iter().flat_map(|index| self.credited.members(index)) {
            match self.of_number(&number) {
                Some(member) => before.entry(member).or_default().join(&points),
                None => strangers.push((number, points)),
            }
        }
        let accounts: Vec<Account> =
            units.iter().map(|unit| self.credit_unit(unit, ranges, &before)).collect();
        let moved = self.closed(&accounts, &before);
        if moved.is_empty() {
            return;
        }
        touched.extend(known);
        let whole = accounts.iter().find(|account| account.returned && !account.amends);
        let name = match (whole, known) {
            (Some(account), _) => account.name.clone(),
            (None, Some(known)) => self.credited.name(known).clone(),
            (None, None) => accounts[0].name.clone(),
        };
        self.remember(name, held_after(&before, moved), strangers);
    }

    /// What moves for an event in all, with what is taken back because it is not in its
    /// returns. Only returns that leave nothing open take back what is not in them.
    fn closed(
        &mut self,
        accounts: &[Account],
        before: &BTreeMap<u32, Holding>,
    ) -> Vec<(u32, AwardKind, Exact)> {
        let all = accounts.iter().flat_map(|account| &account.accounted);
        let mut accounted: Vec<(u32, AwardKind)> = all.copied().collect();
        accounted.sort_unstable();
        let mut moved: Vec<(u32, AwardKind, Exact)> =
            accounts.iter().flat_map(|account| account.moved.iter().copied()).collect();
        let mut back =
            |ledger: &mut Self, account: &Account, gone: Vec<(u32, AwardKind, Exact)>| {
                for (member, kind, old) in gone {
                    let points = Exact::ZERO - old;
                    ledger.post(member, account.won, Origin::Reversed(account.event), kind, points);
                    moved.push((member, kind, points));
                }
            };
        for account in accounts.iter().filter(|account| account.amends) {
            let gone = self.taken_back(&account.amended, &accounted, before);
            accounted.extend(gone.iter().map(|(member, kind, _)| (*member, *kind)));
            accounted.sort_unstable();
            back(self, account, gone);
        }
        let waiting = accounts.iter().any(|account| account.waiting);
        let whole = accounts.iter().find(|account| account.returned && !account.amends);
        if let Some(account) = whole.filter(|_| !waiting) {
            back(self, account, not_returned(&accounted, before));
        }
        moved
    }

    /// Credits one event.
    fn credit_unit(
        &mut self,
        unit: &Unit,
        ranges: &[Range<usize>],
        before: &BTreeMap<u32, Holding>,
    ) -> Account {
        self.refuse_copies(unit, ranges);
        let counting = self.counting(unit, ranges);
        let event = unit.versions[0];
        let ClaimedEvent { name, won, amends, .. } = self.claims.events[event as usize].clone();
        let returned = self.awards_nothing(unit, ranges)
            || counting.iter().any(|claim| !self.claims.awards[*claim as usize].carried);
        let (accounted, moved) = (Vec::with_capacity(counting.len()), Vec::new());
        let (amended, waiting) = (self.amended_of(unit), self.has_waiting_versions(unit, ranges));
        let mut account =
            Account { event, name, won, amends, returned, waiting, accounted, moved, amended };
        let lives = self.lives(&counting, before, &mut account);
        for of_kind in lives.chunk_by(|a, b| (a.member, a.kind) == (b.member, b.kind)) {
            self.credit_lives(of_kind, before, &mut account);
        }
        account
    }

    /// Of the claims that count those of members, by member and kind; the fates of the
    /// others are settled.
    fn lives(
        &mut self,
        counting: &[u32],
        before: &BTreeMap<u32, Holding>,
        account: &mut Account,
    ) -> Vec<Live> {
        let mut lives: Vec<Live> = Vec::with_capacity(counting.len());
        for claim in counting {
            let award = self.claims.awards[*claim as usize];
            if let Some(fate) = self.on_paper.get(claim) {
                account.waiting |= matches!(fate, Fate::Pending(_));
                self.fates[*claim as usize] = *fate;
                continue;
            }
            let fate = match self.who[award.player as usize] {
                Who::Member { member, sure } => {
                    lives.push(Live { member, kind: award.kind, claim: *claim, sure });
                    continue;
                }
                Who::Nobody => Fate::Refused(Refusal::NotAMember),
                Who::Ignored => Fate::Refused(Refusal::Ignored),
                Who::Open(case) => match self.credited_before(&award, before) {
                    Some(member) => {
                        account.accounted.push((member, award.kind));
                        Fate::Refused(Refusal::Registered(member))
                    }
                    None => {
                        account.waiting = true;
                        Fate::Pending(Waits::Undecided(case))
                    }
                },
                Who::Unasked => continue,
            };
            self.fates[*claim as usize] = fate;
        }
        lives.sort_by_key(|live| (live.member, live.kind, !live.sure, live.claim));
        lives
    }

    /// Credits a member's awards of one kind.
    fn credit_lives(
        &mut self,
        lives: &[Live],
        before: &BTreeMap<u32, Holding>,
        account: &mut Account,
    ) {
        let (member, kind) = (lives[0].member, lives[0].kind);
        account.accounted.push((member, kind));
        let old = before.get(&member).map(|points| points.of(kind)).unwrap_or_default();
        let amendment = account.amended.get(&(member, kind));
        // A return says all that a member won; what waited only adds to it.
        let replaces = if account.amends { amendment.is_some() } else { account.returned };
        let counted = match (old.is_zero(), amendment) {
            (true, _) => self.one_award(lives, &account.name),
            (false, Some(amendment)) => self.award_amended(lives, &account.name, old, amendment),
            (false, None) => self.award_again(lives, &account.name, old, replaces),
        };
        if counted.is_empty() {
            account.waiting = true;
            return;
        }
        let replaced = if replaces { old } else { Exact::ZERO };
        let sum = self.sum_of(&counted);
        let fate = self.fate_for(member, account.won, sum, replaced);
        // Who lapsed, or has a row that cannot be read, is known all the same.
        account.waiting |= fate == Fate::Pending(Waits::Later);
        for claim in &counted {
            self.fates[*claim as usize] = fate;
        }
        if let Fate::Credited(_) = fate {
            if !replaced.is_zero() {
                let (event, back) = (account.event, Exact::ZERO - replaced);
                self.post(member, account.won, Origin::Reversed(event), kind, back);
            }
            for claim in counted {
                let points = self.claims.awards[claim as usize].points;
                self.post(member, account.won, Origin::Award(claim), kind, points);
            }
            account.moved.push((member, kind, sum - replaced));
        }
    }

    /// Whether an event seems to be one that was credited with another day and is not
    /// returned with that any more: of the same file, id, body and title, and every
    /// member won the same. It waits for a decision, or does not count.
    fn is_of_another_day(
        &mut self,
        unit: &Unit,
        ranges: &[Range<usize>],
        returned: &HashSet<usize>,
    ) -> bool {
        let [event] = unit.versions[..] else { return false };
        let own = ranges[event as usize].clone();
        let ClaimedEvent { name, source, amends, .. } = &self.claims.events[event as usize];
        let mut others = self.credited.of_other_days(name);
        others.retain(|other| !returned.contains(other));
        if *amends || own.is_empty() || others.is_empty() {
            return false;
        }
        // Who lapsed in between waits, whatever the day.
        let active = |row: &u32| self.members[*row as usize].status == MemberStatus::Active;
        let mut won: BTreeMap<u32, Holding> = BTreeMap::new();
        for award in &self.claims.awards[own.clone()] {
            if let Some(member) = self.member_of(award.player).filter(active) {
                won.entry(member).or_default().add(award.kind, award.points);
            }
        }
        let same = |other: &usize| {
            let members = self.credited.members(*other).into_iter();
            let mut held: BTreeMap<u32, Holding> = BTreeMap::new();
            for (number, points) in members {
                let Some(member) = self.of_number(&number) else { return false };
                if active(&member) {
                    held.entry(member).or_default().join(&points);
                }
            }
            !held.is_empty() && held == won
        };
        let Some(other) = others.into_iter().find(same) else { return false };
        let case = self.day_case(name, source, self.credited.name(other));
        let fate = match self.cases[case as usize].verdict {
            Some(Verdict::Count) => return false,
            Some(_) => Fate::Refused(Refusal::Ignored),
            None => Fate::Pending(Waits::Undecided(case)),
        };
        self.refuse_copies(unit, ranges);
        own.for_each(|claim| self.fates[claim] = fate);
        true
    }

    /// A case for an event that was credited with another day.
    fn day_case(&mut self, name: &EventName, source: &str, other: &EventName) -> u32 {
        let [day, before] =
            [name.date, other.date].map(|day| day.map(|day| day.to_string()).unwrap_or_default());
        self.case(Case {
            key: format!("event {} {day} instead of {before}", name.key).into(),
            kind: CaseKind::Event,
            number: "".into(),
            name: name.title.clone(),
            club: name.organiser.clone(),
            evidence: format!(
                "{} in {source}; {} was credited with the same points",
                event_told(name),
                event_told(other)
            ),
            points: Holding::default(),
            suggestion: "ignore",
            suggested: None,
            score: 0,
            reasons: vec![
                "the same file, body and title on another day, and every member won the same"
                    .to_string(),
            ],
            decided: None,
            verdict: None,
            kept: false,
        })
    }

    /// Whether an event is final and awards nothing.
    fn awards_nothing(&self, unit: &Unit, ranges: &[Range<usize>]) -> bool {
        let nothing = |event: &u32| {
            let event = *event as usize;
            ranges[event].is_empty() && self.claims.events[event].stands
        };
        unit.versions.iter().all(nothing)
    }

    /// What an amendment says of the members of an event.
    fn amended_of(&self, unit: &Unit) -> HashMap<(u32, AwardKind), Amended> {
        let mut found: HashMap<(u32, AwardKind), Amended> = HashMap::new();
        let claims = self.claims;
        for amended in unit.versions.iter().flat_map(|event| claims.amended_in(*event)) {
            let Some(member) = self.member_of(amended.player) else { continue };
            let known = found.entry((member, amended.kind));
            known
                .and_modify(|known| {
                    known.old = known.old + amended.old;
                    known.new = known.new + amended.new;
                })
                .or_insert(*amended);
        }
        found
    }

    /// Of the awards that amend what a member was credited, those that count: where
    /// that is what the amendment takes back, or what it brings.
    fn award_amended(
        &mut self,
        lives: &[Live],
        event: &EventName,
        old: Exact,
        amended: &Amended,
    ) -> Vec<u32> {
        if old == amended.old || old == amended.new {
            return lives.iter().map(|live| live.claim).collect();
        }
        let mut counted = Vec::new();
        lives.iter().for_each(|live| self.judge(live, event, &mut counted));
        counted
    }

    /// What an amendment takes back from members whom it gives nothing else.
    fn taken_back(
        &mut self,
        amended: &HashMap<(u32, AwardKind), Amended>,
        accounted: &[(u32, AwardKind)],
        before: &BTreeMap<u32, Holding>,
    ) -> Vec<(u32, AwardKind, Exact)> {
        let mut gone = Vec::new();
        let mut all: Vec<_> =
            amended.iter().filter(|(who, _)| accounted.binary_search(who).is_err()).collect();
        all.sort_unstable_by_key(|(who, _)| **who);
        for ((member, kind), amendment) in all {
            let held = before.get(member).map(|points| points.of(*kind)).unwrap_or_default();
            if held.is_zero() {
                // It was taken back before, or never was credited.
                continue;
            }
            if held == amendment.old {
                gone.push((*member, *kind, held));
                continue;
            }
            let ClaimedEvent { name, source, .. } = &self.claims.events[amendment.event as usize];
            let trouble = RegisterTrouble::AmendmentDiffers {
                member: self.members[*member as usize].number.to_string(),
                event: event_told(name),
                says: format!("{} {}", amendment.old.to_decimal(), kind.title()),
                held: held.to_decimal(),
            };
            self.problems.push((In::Season(source.clone()), Problem::of_file(trouble.into())));
        }
        gone
    }

    /// Keeps what an event was credited, a row for each so many members.
    fn remember(
        &mut self,
        event: EventName,
        members: Vec<(u32, Holding)>,
        strangers: Vec<(Box<str>, Holding)>,
    ) {
        /// A cell holds 32,767 characters.
        const MOST_IN_A_ROW: usize = 500;
        let some = members.iter().filter(|(_, points)| *points != Holding::default());
        let mut all: Vec<(&str, &Holding)> = some
            .map(|(member, points)| (&*self.members[*member as usize].number, points))
            .chain(strangers.iter().map(|(number, points)| (&**number, points)))
            .collect();
        all.sort_by_key(|(number, _)| *number);
        let rows = all.chunks(MOST_IN_A_ROW).map(|members| CreditedRow {
            at: Address { sheet: 0, row: 0, column: 0 },
            event: event.clone(),
            registered: Some(self.terms.as_of),
            text: credited_text(members).into(),
        });
        self.credited_rows.extend(rows);
    }

    /// What becomes of a member's award, won on a day, that replaces what an earlier
    /// reconciliation credited.
    fn fate_for(&self, member: u32, won: Option<Date>, sum: Exact, replaced: Exact) -> Fate {
        let row = &self.members[member as usize];
        if sum == replaced {
            return Fate::Refused(Refusal::Registered(member));
        }
        if won.is_some_and(|won| won > self.terms.as_of) {
            return Fate::Pending(Waits::Later);
        }
        if !row.sound {
            return Fate::Pending(Waits::Unsound(member));
        }
        if row.status == MemberStatus::Lapsed {
            return Fate::Pending(Waits::Lapsed(member));
        }
        Fate::Credited(member)
    }

    /// The member who was credited an award of an open case, if one of the
    /// candidates was.
    fn credited_before(&self, award: &Claim, before: &BTreeMap<u32, Holding>) -> Option<u32> {
        let candidates = self.matches[award.player as usize].candidates.iter();
        let members = candidates.map(|candidate| self.standing_for(candidate.member));
        members.into_iter().find(|member| {
            before.get(member).is_some_and(|points| points.of(award.kind) == award.points)
        })
    }

    /// Of several awards of one kind to a member the one that counts: equal ones
    /// count once; of others one that is sure before one that is only likely; else
    /// none before it is decided (WBU 1.10.2).
    fn one_award(&mut self, lives: &[Live], event: &EventName) -> Vec<u32> {
        let points = |live: &Live| self.claims.awards[live.claim as usize].points;
        let first = lives[0];
        if lives.iter().all(|live| points(live) == points(&first)) {
            for live in &lives[1..] {
                self.fates[live.claim as usize] = Fate::Refused(Refusal::Twice(live.member));
            }
            return vec![first.claim];
        }
        let sure: Vec<Live> = lives.iter().copied().filter(|live| live.sure).collect();
        let mut counted: Vec<u32> = Vec::new();
        for live in lives {
            if sure.len() == 1 && live.sure {
                counted.push(live.claim);
                continue;
            }
            self.judge(live, event, &mut counted);
        }
        counted
    }

    /// Of the awards of one kind of an event for which a member was credited
    /// before, those that count now. All of them together may be what was
    /// credited; one that waited and is another is doubtful.
    fn award_again(
        &mut self,
        lives: &[Live],
        event: &EventName,
        old: Exact,
        returned: bool,
    ) -> Vec<u32> {
        let claims: Vec<u32> = lives.iter().map(|live| live.claim).collect();
        let same = self.sum_of(&claims) == old;
        match (returned, same) {
            (true, true) => return claims,
            (true, false) => return self.one_award(lives, event),
            (false, _) => {}
        }
        let mut counted = Vec::new();
        for live in lives {
            match same || self.claims.awards[live.claim as usize].points == old {
                true => {
                    let fate = Fate::Refused(Refusal::Registered(live.member));
                    self.fates[live.claim as usize] = fate;
                }
                false => self.judge(live, event, &mut counted),
            }
        }
        counted
    }

    /// The points of some claims together.
    fn sum_of(&self, claims: &[u32]) -> Exact {
        claims.iter().map(|claim| self.claims.awards[*claim as usize].points).sum()
    }

    /// Lets the registrar decide whether an award counts beside another one.
    fn judge(&mut self, live: &Live, event: &EventName, counted: &mut Vec<u32>) {
        let case = self.two_awards(live, event);
        let fate = match self.cases[case as usize].verdict {
            Some(Verdict::Count) => return counted.push(live.claim),
            Some(_) => Fate::Refused(Refusal::Ignored),
            None => Fate::Pending(Waits::Undecided(case)),
        };
        self.fates[live.claim as usize] = fate;
    }

    fn two_awards(&mut self, live: &Live, event: &EventName) -> u32 {
        let award = self.claims.awards[live.claim as usize];
        let member = &self.members[live.member as usize];
        let day = event.date.map(|date| date.to_string()).unwrap_or_default();
        let typed = &self.claims.players[award.player as usize];
        let evidence = format!(
            "{}: {} {} Points as {}, beside another award of the event",
            event_told(event),
            award.points.to_decimal(),
            award.kind.word(),
            if typed.name.is_empty() { &*member.name } else { &*typed.name },
        );
        let key = format!(
            "awards {} {day} {} {} {} {}",
            event.key,
            member.number,
            slug(&typed.name),
            award.kind.id(),
            award.points.to_decimal()
        );
        let case = Case {
            key: key.into(),
            kind: CaseKind::TwoAwards,
            number: (&*member.number).into(),
            name: (&*member.name).into(),
            club: (&*member.club).into(),
            evidence,
            points: Holding::default(),
            suggestion: "",
            suggested: Some(live.member),
            score: 0,
            reasons: vec!["a player has one award of a kind for an event".to_string()],
            decided: None,
            verdict: None,
            kept: false,
        };
        self.case(case)
    }

    /// The claims of a unit that may count; the fates of the others are settled.
    fn counting(&mut self, unit: &Unit, ranges: &[Range<usize>]) -> Vec<u32> {
        let claims_of = |event: u32| ranges[event as usize].clone().map(|claim| claim as u32);
        let [first, others @ ..] = &unit.versions[..] else { return Vec::new() };
        if others.is_empty() {
            return claims_of(*first).collect();
        }
        let line = |claim: u32| {
            let award = &self.claims.awards[claim as usize];
            (identity(self.claims, award.player), award.kind, award.points)
        };
        let lines: Vec<HashSet<_>> =
            unit.versions.iter().map(|event| claims_of(*event).map(line).collect()).collect();
        let verdicts = self.version_cases(unit);
        let left: Vec<usize> = (0..verdicts.len())
            .filter(|at| self.cases[verdicts[*at] as usize].verdict != Some(Verdict::Ignore))
            .collect();
        let chosen: Vec<usize> = (0..verdicts.len())
            .filter(|at| self.cases[verdicts[*at] as usize].verdict == Some(Verdict::Count))
            .collect();
        let winner = match (&chosen[..], &left[..]) {
            ([only], _) | ([], [only]) => Some(*only),
            _ => None,
        };
        let mut counting = Vec::new();
        for (at, event) in unit.versions.iter().enumerate() {
            for claim in claims_of(*event) {
                let agreed = lines.iter().all(|lines| lines.contains(&line(claim)));
                match (agreed, winner) {
                    (true, _) if at == 0 => counting.push(claim),
                    (true, _) => {
                        self.fates[claim as usize] = Fate::Refused(Refusal::Copy(*first));
                    }
                    (false, Some(winner)) if winner == at => counting.push(claim),
                    (false, Some(winner)) => {
                        let winner = unit.versions[winner];
                        self.fates[claim as usize] = Fate::Refused(Refusal::Copy(winner));
                    }
                    (false, None) => {
                        let waits = Waits::Undecided(verdicts[at]);
                        self.fates[claim as usize] = Fate::Pending(waits);
                    }
                }
            }
        }
        counting
    }

    /// Whether awards of an event wait for a decision about its versions.
    fn has_waiting_versions(&self, unit: &Unit, ranges: &[Range<usize>]) -> bool {
        let waits = |claim: usize| match self.fates[claim] {
            Fate::Pending(Waits::Undecided(case)) => {
                self.cases.get(case as usize).is_some_and(|case| case.kind == CaseKind::Event)
            }
            _ => false,
        };
        unit.versions.len() > 1
            && unit.versions.iter().any(|event| ranges[*event as usize].clone().any(waits))
    }

    /// A case for each version of an event.
    fn version_cases(&mut self, unit: &Unit) -> Vec<u32> {
        let sources = |but: u32| {
            let others = unit.versions.iter().filter(|event| **event != but);
            let paths = others.map(|event| self.claims.events[*event as usize].source.to_string());
            paths.collect::<Vec<_>>().join(", ")
        };
        let cases: Vec<(Case, Problem, Box<str>)> = unit
            .versions
            .iter()
            .map(|event| {
                let ClaimedEvent { name, source, .. } = &self.claims.events[*event as usize];
                let others = sources(*event);
                let day = name.date.map(|date| date.to_string()).unwrap_or_default();
                let trouble = RegisterTrouble::EventInTwoFiles {
                    title: name.title.to_string(),
                    other: others.clone(),
                };
                let case = Case {
                    key: format!("event {} {day} {}", name.key, slug(source)).into(),
                    kind: CaseKind::Event,
                    number: "".into(),
                    name: name.title.clone(),
                    club: name.organiser.clone(),
                    evidence: format!("{} in {source}; other awards in {others}", event_told(name)),
                    points: Holding::default(),
                    suggestion: "",
                    suggested: None,
                    score: 0,
                    reasons: vec!["the same day, body and players with other awards".to_string()],
                    decided: None,
                    verdict: None,
                    kept: false,
                };
                (case, Problem::of_file(trouble.into()), source.clone())
            })
            .collect();
        cases
            .into_iter()
            .map(|(case, problem, source)| {
                let case = self.case(case);
                if self.cases[case as usize].verdict.is_none() {
                    self.problems.push((In::Season(source), problem));
                }
                case
            })
            .collect()
    }
}

/// What members were credited for an event and its return does not bring any more.
fn not_returned(
    accounted: &[(u32, AwardKind)],
    before: &BTreeMap<u32, Holding>,
) -> Vec<(u32, AwardKind, Exact)> {
    let each = before.iter().flat_map(|(member, points)| {
        KINDS.into_iter().map(|kind| (*member, kind, points.of(kind)))
    });
    let gone = each.filter(|(member, kind, old)| {
        !old.is_zero() && accounted.binary_search(&(*member, *kind)).is_err()
    });
    gone.collect()
}

/// What members were credited for an event in all, in their order, after some
/// movements.
fn held_after(
    before: &BTreeMap<u32, Holding>,
    moved: Vec<(u32, AwardKind, Exact)>,
) -> Vec<(u32, Holding)> {
    let mut all: Vec<(u32, Holding)> = before.iter().map(|(who, held)| (*who, *held)).collect();
    all.extend(moved.into_iter().map(|(member, kind, points)| {
        let mut holding = Holding::default();
        holding.add(kind, points);
        (member, holding)
    }));
    all.sort_by_key(|(member, _)| *member);
    all.dedup_by(|more, held| {
        let same = more.0 == held.0;
        if same {
            held.1.join(&more.1);
        }
        same
    });
    all
}

impl Unit {
    fn new() -> Unit {
        Unit { versions: Vec::new(), copies: Vec::new() }
    }
}

/// An event in words.
pub fn event_told(name: &EventName) -> String {
    let title = if name.title.is_empty() { &name.key } else { &name.title };
    let day = name.date.map(|date| format!(" of {date}")).unwrap_or_default();
    let body = match name.organiser.is_empty() {
        true => String::new(),
        false => format!(" ({})", name.organiser),
    };
    format!("{title}{day}{body}")
}
