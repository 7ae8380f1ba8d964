//! `palmares explain REGISTER --member WHO`: the account of a member on a day, and where the points of an
//! event are.

use std::io::{self, Write};

use jiff::civil::Date;

use super::Args;
use crate::cli::exit_status::{ExitStatus, print_usage_error};
use crate::cli::problem_output::{count_with_noun, problem_message_and_hint};
use crate::cli::terminal::{Terminal, escape_to_one_line};
use engine::rules::membership::MemberRegisterRules;
use model::State;
use model::file_names::NativePathText;
use model::name_comparison::folded_name;
use model::problem::Severity;
use model::register::{Member, PendingPointsRow, Register};
use register::ledger_chain::LedgerOverride;
use register::reconcile::member_account::{
    AccountMovement, MemberAccount, SoughtPerson, event_in_words, event_matches_query,
    events_in_register, find_members_by_number_or_name, is_known_by_old_number, points_in_words,
};
use register::reconcile::{AcceptanceThreshold, AwardFate, Reconciliation};
use season::reconcile::{ReconcileError, ReconcileInputs, ReconciledRegister, reconcile_register};
use season::{NoProgress, load_register, reconcile_register_alone};

/// At most so many members of one name are listed.
const MOST_LISTED: usize = 12;

/// Who is asked about, and which event.
struct Question<'a> {
    args: &'a Args,
    who: &'a str,
    sought: SoughtPerson<'a>,
    on: Option<Date>,
    register: &'a Register,
}

/// Runs the command.
pub(super) fn run(args: &Args, who: &str, out: &mut Terminal, err: &mut Terminal) -> ExitStatus {
    let on = match args.on.as_deref().map(str::parse::<Date>).transpose() {
        Ok(on) => on,
        Err(_) => return print_usage_error(err, "--on needs a date such as 2026-03-02"),
    };
    if let Some(gone) = args.season.iter().find(|path| !path.exists()) {
        return print_usage_error(err, &format!("there is no {}", gone.native_path_text()));
    }
    let settings = match args.given.settings(&args.season) {
        Ok(settings) => settings,
        Err(why) => return print_usage_error(err, &why),
    };
    let register = match load_register(&args.file) {
        Ok(register) => register,
        Err(why) => {
            return print_usage_error(err, &format!("{}: {why}", args.file.native_path_text()));
        }
    };
    let rules = packs::membership_rules_of_book(settings.default_rule_book(), on);
    let found = find_members_by_number_or_name(&register, who);
    let member = match found[..] {
        [] => None,
        [member] => Some(member),
        _ => return several(who, &found, err),
    };
    let sought = SoughtPerson::new(&register, member, who);
    let question = Question { args, who, sought, on, register: &register };
    let traced = match args.season.is_empty() {
        true => None,
        false => match question.traced(settings) {
            Ok(traced) => Some(traced),
            Err(why) => return print_usage_error(err, &why),
        },
    };
    let told = match &args.event {
        Some(event) => question.event(out, event, traced.as_ref(), rules),
        None => question.account(out, traced.as_ref(), rules),
    };
    match told {
        Ok(true) => ExitStatus::Done,
        Ok(false) => print_usage_error(err, &question.nobody()),
        Err(_) => ExitStatus::Output,
    }
}

/// Several members have the name.
fn several(who: &str, found: &[&Member], err: &mut Terminal) -> ExitStatus {
    let listed = found.iter().take(MOST_LISTED);
    let listed: Vec<String> = listed.map(|member| named(member)).collect();
    let more = match found.len() - listed.len() {
        0 => String::new(),
        more => format!("; and {more} more"),
    };
    let all = count_with_noun(found.len(), "member");
    print_usage_error(
        err,
        &format!("{who} may be {all}; give the number: {}{more}", listed.join("; ")),
    )
}

/// `012345 Ann Ash, Llanfair Bridge Club`.
fn named(member: &Member) -> String {
    let club = if member.club.is_empty() { "no club" } else { &member.club };
    format!("{} {}, {club}", member.number, member.name)
}

impl Question<'_> {
    fn nobody(&self) -> String {
        let file = self.args.file.native_path_text();
        format!(
            "no member of {file} has the number or name {}, and no points wait for it",
            self.who
        )
    }

    /// The returns of a season reconciled with the register, without writing anything.
    fn traced(
        &self,
        settings: std::sync::Arc<season::Settings>,
    ) -> Result<ReconciledRegister, String> {
        let order = ReconcileInputs {
            register: self.args.file.clone(),
            inputs: self.args.season.clone(),
            settings,
            as_of: None,
            decisions: None,
            ledger: None,
            trust: LedgerOverride::Sealed,
            accept: AcceptanceThreshold::Exact,
            duplicates: false,
            out: None,
        };
        reconcile_register(&order, &NoProgress).map_err(|why| match why {
            ReconcileError::NothingFound => "no returns were found under --season".to_string(),
            ReconcileError::Run(folder, why) => format!("{}: {why}", folder.native_path_text()),
            ReconcileError::Amendment(file, why) => format!("{}: {why}", file.native_path_text()),
            ReconcileError::Register(problems) | ReconcileError::NoDay { problems, .. } => {
                let first = problems.first();
                first.map_or("the returns cannot be used".to_string(), |(file, told)| {
                    format!("{file}: {}", problem_message_and_hint(told)[0])
                })
            }
            ReconcileError::Overwrites(file, _) | ReconcileError::LosesDecisions(file, _) => {
                file.native_path_text()
            }
            ReconcileError::Season(why) => why.to_string(),
        })
    }

    /// The rows of `Pending` that are the member's, or of somebody named so.
    fn waiting(&self) -> Vec<&PendingPointsRow> {
        let rows = self.register.pending.iter();
        rows.filter(|row| self.sought.matches_player(&row.number, &row.name)).collect()
    }

    /// The account of a member; whether there was anything to tell.
    fn account(
        &self,
        out: &mut Terminal,
        traced: Option<&ReconciledRegister>,
        rules: &'static MemberRegisterRules,
    ) -> io::Result<bool> {
        let waiting = self.waiting();
        if let Some(member) = self.sought.member {
            writeln!(out, "{}, {}", escape_to_one_line(&named(member)), member.status.word())?;
            if is_known_by_old_number(self.register, member, self.who) {
                let old = escape_to_one_line(self.who);
                writeln!(out, "{old} is an old number of this member.")?;
            }
            let account = MemberAccount::from_register(self.register, member, self.on, rules);
            self.total(out, member, &account, rules)?;
        }
        for row in &waiting {
            writeln!(out, "{}", escape_to_one_line(&self.waits(row)))?;
        }
        let papers = self.uncounted_certificates(out, traced, rules)?;
        let traced = traced.map(|done| self.trace(out, done, None)).transpose()?;
        let told = papers || !waiting.is_empty() || traced == Some(true);
        Ok(self.sought.member.is_some() || told)
    }

    /// The certificates that are not counted yet, and why; whether there are any.
    fn uncounted_certificates(
        &self,
        out: &mut Terminal,
        traced: Option<&ReconciledRegister>,
        rules: &'static MemberRegisterRules,
    ) -> io::Result<bool> {
        let is_open = self.register.certificates.iter().any(|paper| paper.registered.is_none());
        let alone = match traced {
            None if is_open => reconcile_register_alone(self.register, rules),
            _ => None,
        };
        let mut told = false;
        let reconciled = traced.map(|done| &done.reconciliation).or(alone.as_ref());
        for (paper, fate) in reconciled.into_iter().flat_map(Reconciliation::uncounted_certificates)
        {
            if self.sought.matches_player(&paper.number, &paper.name) {
                told = true;
                let points = points_in_words(&paper.points);
                let line =
                    format!("Not counted: certificate {} ({points}): {fate}", paper.certificate);
                writeln!(out, "{}", escape_to_one_line(&line))?;
            }
        }
        Ok(told)
    }

    fn total(
        &self,
        out: &mut Terminal,
        member: &Member,
        account: &MemberAccount,
        rules: &'static MemberRegisterRules,
    ) -> io::Result<()> {
        let day = self.on.map_or("Now".to_string(), |on| format!("On {on}"));
        let master = rules.master_points(&account.total).to_decimal();
        let total = points_in_words(&account.total);
        let rank = account.rank.map_or("no rank yet".to_string(), |rank| format!("rank {rank}"));
        writeln!(out, "{day}: {total}; {master} master points; {rank}")?;
        let due =
            rules.highest_rank_reached(&member.points).map(|rank| &*rules.ranks.rank[rank].name);
        if !member.rank.is_empty() && due.is_none_or(|due| *due != *member.rank) {
            writeln!(
                out,
                "  The register has the rank {} today, which these points alone do not give.",
                member.rank
            )?;
        }
        let before = points_in_words(&account.before);
        writeln!(out, "  {before} before the first reconciliation, or typed by hand")?;
        for moved in &account.movements {
            writeln!(out, "  {}", escape_to_one_line(&movement(moved)))?;
        }
        for own in &account.gold {
            let (awarded, left) = (own.awarded.to_decimal(), own.left.to_decimal());
            writeln!(out, "  {awarded} Gold Points of {}, of which {left} are left", own.date)?;
        }
        if !account.later.is_empty() {
            writeln!(
                out,
                "Credited after that day: {}",
                count_with_noun(account.later.len(), "movement")
            )?;
        }
        Ok(())
    }

    /// Where the points of an event are; whether there was anything to tell.
    fn event(
        &self,
        out: &mut Terminal,
        event: &str,
        traced: Option<&ReconciledRegister>,
        rules: &'static MemberRegisterRules,
    ) -> io::Result<bool> {
        let mut told = 0;
        if let Some(member) = self.sought.member {
            writeln!(out, "{}", escape_to_one_line(&named(member)))?;
            let account = MemberAccount::from_register(self.register, member, None, rules);
            let of_event = |moved: &&AccountMovement| {
                moved.event.as_ref().is_some_and(|own| event_matches_query(own, event, self.on))
            };
            for moved in account.movements.iter().filter(of_event) {
                told += 1;
                writeln!(out, "Credited: {}", escape_to_one_line(&movement(moved)))?;
            }
        }
        let waiting = self.waiting();
        for row in waiting.iter().filter(|row| event_matches_query(&row.event, event, self.on)) {
            told += 1;
            writeln!(out, "{}", escape_to_one_line(&self.waits(row)))?;
        }
        if let Some(done) = traced
            && self.trace(out, done, Some(event))?
        {
            told += 1;
        }
        if told == 0 && (self.sought.member.is_some() || traced.is_some()) {
            self.nothing_of(out, event, traced.is_some())?;
            return Ok(true);
        }
        Ok(told > 0)
    }

    /// Nothing of an event was found: what that means.
    fn nothing_of(&self, out: &mut Terminal, event: &str, traced: bool) -> io::Result<()> {
        let meant = events_in_register(self.register)
            .filter(|own| event_matches_query(own, event, self.on));
        let mut known: Vec<String> = meant.map(event_in_words).collect();
        known.sort();
        known.dedup();
        match &known[..] {
            [] if traced => {
                writeln!(out, "Neither the register nor these returns have such an event.")
            }
            [] => writeln!(
                out,
                "The register has no event of this name and day: its return was not reconciled yet, or was rejected. Give the returns with --season to look into them."
            ),
            [first, ..] => writeln!(
                out,
                "{} was reconciled and gave others points, but none to this name: no award was won, or it was returned under another name or number. Give the returns with --season to look into them.",
                escape_to_one_line(first)
            ),
        }
    }

    /// What waits, and for what.
    fn waits(&self, row: &PendingPointsRow) -> String {
        let points = format!("{} {}", row.points.to_decimal(), row.kind.full_name());
        let name = match (&*row.number, &*row.name) {
            ("", name) => name.to_string(),
            (number, "") => number.to_string(),
            (number, name) => format!("{name} {number}"),
        };
        let why = if row.why.is_empty() { "it waits for a decision" } else { &row.why };
        format!("Pending: {points} of {name} for {}: {why}", event_in_words(&row.event))
    }

    /// What becomes of the awards of the returns; whether there are any of the name.
    fn trace(
        &self,
        out: &mut Terminal,
        done: &ReconciledRegister,
        event: Option<&str>,
    ) -> io::Result<bool> {
        let rec = &done.reconciliation;
        let mut told = false;
        for (at, claim) in rec.claims.awards.iter().enumerate() {
            let name = &rec.claims.events[claim.event as usize].name;
            let meant = event.is_none_or(|event| event_matches_query(name, event, self.on));
            if !meant || !self.is_claimed(rec, at) || claim.carried {
                continue;
            }
            told = true;
            let typed = &rec.claims.players[claim.player as usize];
            let number = typed.number.as_deref().map(|own| format!(" {own}")).unwrap_or_default();
            let points = format!("{} {}", claim.points.to_decimal(), claim.kind.full_name());
            let line = format!(
                "Returned: {points} of {}{number} for {}: {}",
                typed.name,
                event_in_words(name),
                rec.award_fate_in_words(at)
            );
            writeln!(out, "{}", escape_to_one_line(&line))?;
        }
        told |= self.rejected(out, done, event)?;
        Ok(told)
    }

    /// Whether an award of the returns is asked about.
    fn is_claimed(&self, rec: &Reconciliation, at: usize) -> bool {
        let claim = &rec.claims.awards[at];
        let typed = &rec.claims.players[claim.player as usize];
        let credited = match rec.fates[at] {
            AwardFate::Credited(own) => {
                let number = &rec.members[own as usize].number;
                self.sought.member.is_some_and(|member| *number == member.number)
            }
            _ => false,
        };
        credited
            || self.sought.matches_player(typed.number.as_deref().unwrap_or_default(), &typed.name)
    }

    /// The events of the returns that have no awards because of errors.
    fn rejected(
        &self,
        out: &mut Terminal,
        done: &ReconciledRegister,
        event: Option<&str>,
    ) -> io::Result<bool> {
        let (Some(season), Some(event)) = (&done.season, event) else { return Ok(false) };
        let mut told = false;
        let lost = season.events().filter(|(_, own)| own.state != State::Final);
        for (ret, own) in
            lost.filter(|(_, own)| folded_name(&own.identity.title).contains(&folded_name(event)))
        {
            told = true;
            let why = ret.problems.iter().find(|problem| problem.severity == Severity::Error);
            let why = why.map(|told| problem_message_and_hint(told)[0].clone());
            let why = why.unwrap_or("its results are not final".into());
            let line =
                format!("Returned: {} of {} has no awards: {why}", own.identity.title, ret.path);
            writeln!(out, "{}", escape_to_one_line(&line))?;
        }
        Ok(told)
    }
}

/// A movement in a line.
fn movement(moved: &AccountMovement) -> String {
    let day = moved.registered.map(|day| format!(", registered {day}")).unwrap_or_default();
    format!("{} for {}{day}", points_in_words(&moved.points), moved.told)
}
