//! `palmares explain REGISTER --member WHO`: the account of a member on a day, and where the points of an
//! event are.

use std::io::{self, Write};

use jiff::civil::Date;

use super::Args;
use crate::cli::common::{Status, counted, usage};
use crate::cli::terminal::{Terminal, in_line};
use engine::rules::membership::Membership;
use model::State;
use model::file_names::ShownPath;
use model::names::folded;
use model::problem::Severity;
use model::register::{Member, PendingRow, Register};
use register::chain::LedgerOverride;
use register::reconcile::account::{
    Account, Movement, PersonSought, event_in_words, in_words, is_meant, is_old_number,
    known_events, members_meant,
};
use register::reconcile::{AcceptanceThreshold, AwardFate, Reconciliation};
use season::NoProgress;
use season::reconcile::{
    Failure, ReadRegister, ReconcileInputs, Reconciled, reconciled, register_in,
};

/// At most so many members of one name are listed.
const MOST_LISTED: usize = 12;

/// Who is asked about, and which event.
struct Question<'a> {
    args: &'a Args,
    who: &'a str,
    sought: PersonSought<'a>,
    on: Option<Date>,
    read: &'a ReadRegister,
}

/// Runs the command.
pub(super) fn run(args: &Args, who: &str, out: &mut Terminal, err: &mut Terminal) -> Status {
    let on = match args.on.as_deref().map(str::parse::<Date>).transpose() {
        Ok(on) => on,
        Err(_) => return usage(err, "--on needs a date such as 2026-03-02"),
    };
    if let Some(gone) = args.season.iter().find(|path| !path.exists()) {
        return usage(err, &format!("there is no {}", gone.shown()));
    }
    let settings = match args.given.settings() {
        Ok(settings) => settings,
        Err(why) => return usage(err, &why),
    };
    let read = match register_in(&args.file) {
        Ok(read) => read,
        Err(why) => return usage(err, &format!("{}: {why}", args.file.shown())),
    };
    let rules = packs::membership_under(settings.rules(), on);
    let found = members_meant(&read.register, who);
    let member = match found[..] {
        [] => None,
        [member] => Some(member),
        _ => return several(who, &found, err),
    };
    let sought = PersonSought::of(&read.register, member, who);
    let question = Question { args, who, sought, on, read: &read };
    let traced = match args.season.is_empty() {
        true => None,
        false => match question.traced(settings) {
            Ok(traced) => Some(traced),
            Err(why) => return usage(err, &why),
        },
    };
    let told = match &args.event {
        Some(event) => question.event(out, event, traced.as_ref(), rules),
        None => question.account(out, traced.as_ref(), rules),
    };
    match told {
        Ok(true) => Status::Done,
        Ok(false) => usage(err, &question.nobody()),
        Err(_) => Status::Output,
    }
}

/// Several members have the name.
fn several(who: &str, found: &[&Member], err: &mut Terminal) -> Status {
    let listed = found.iter().take(MOST_LISTED);
    let listed: Vec<String> = listed.map(|member| named(member)).collect();
    let more = match found.len() - listed.len() {
        0 => String::new(),
        more => format!("; and {more} more"),
    };
    let all = counted(found.len(), "member");
    usage(err, &format!("{who} may be {all}; give the number: {}{more}", listed.join("; ")))
}

/// `012345 Ann Ash, Llanfair Bridge Club`.
fn named(member: &Member) -> String {
    let club = if member.club.is_empty() { "no club" } else { &member.club };
    format!("{} {}, {club}", member.number, member.name)
}

impl Question<'_> {
    fn register(&self) -> &Register {
        &self.read.register
    }

    fn nobody(&self) -> String {
        let file = self.args.file.shown();
        format!(
            "no member of {file} has the number or name {}, and no points wait for it",
            self.who
        )
    }

    /// The returns of a season reconciled with the register, without writing anything.
    fn traced(&self, settings: std::sync::Arc<season::Settings>) -> Result<Reconciled, String> {
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
        reconciled(&order, &NoProgress).map_err(|why| match why {
            Failure::NothingFound => "no returns were found under --season".to_string(),
            Failure::Run(folder, why) => format!("{}: {why}", folder.shown()),
            Failure::Amendment(file, why) => format!("{}: {why}", file.shown()),
            Failure::Register(problems) | Failure::NoDay { problems, .. } => {
                let first = problems.first();
                first.map_or("the returns cannot be used".to_string(), |(file, told)| {
                    format!("{file}: {}", told.message)
                })
            }
            Failure::Overwrites(file, _) => file.shown(),
            Failure::Season(why) => why.to_string(),
        })
    }

    /// The rows of `Pending` that are the member's, or of somebody named so.
    fn waiting(&self) -> Vec<&PendingRow> {
        let rows = self.register().pending.iter();
        rows.filter(|row| self.sought.is(&row.number, &row.name)).collect()
    }

    /// The account of a member; whether there was anything to tell.
    fn account(
        &self,
        out: &mut Terminal,
        traced: Option<&Reconciled>,
        rules: &'static Membership,
    ) -> io::Result<bool> {
        let waiting = self.waiting();
        if let Some(member) = self.sought.member {
            writeln!(out, "{}, {}", in_line(&named(member)), member.status.word())?;
            if is_old_number(self.register(), member, self.who) {
                let old = in_line(self.who);
                writeln!(out, "{old} is an old number of this member.")?;
            }
            let account = Account::of(self.register(), member, self.on, rules);
            self.total(out, member, &account, rules)?;
        }
        for row in &waiting {
            writeln!(out, "{}", in_line(&self.waits(row)))?;
        }
        let traced = traced.map(|done| self.trace(out, done, None)).transpose()?;
        Ok(self.sought.member.is_some() || !waiting.is_empty() || traced == Some(true))
    }

    fn total(
        &self,
        out: &mut Terminal,
        member: &Member,
        account: &Account,
        rules: &'static Membership,
    ) -> io::Result<()> {
        let day = self.on.map_or("Now".to_string(), |on| format!("On {on}"));
        let master = rules.total(&account.total).to_decimal();
        let total = in_words(&account.total);
        let rank = account.rank.map_or("no rank yet".to_string(), |rank| format!("rank {rank}"));
        writeln!(out, "{day}: {total}; {master} master points; {rank}")?;
        let due = rules.rank_of(&member.points).map(|rank| &*rules.ranks.rank[rank].name);
        if !member.rank.is_empty() && due.is_none_or(|due| *due != *member.rank) {
            writeln!(
                out,
                "  The register has the rank {} today, which these points alone do not give.",
                member.rank
            )?;
        }
        let before = in_words(&account.before);
        writeln!(out, "  {before} before the first reconciliation, or typed by hand")?;
        for moved in &account.movements {
            writeln!(out, "  {}", in_line(&movement(moved)))?;
        }
        for own in &account.gold {
            let (awarded, left) = (own.awarded.to_decimal(), own.left.to_decimal());
            writeln!(out, "  {awarded} Gold Points of {}, of which {left} are left", own.date)?;
        }
        if !account.later.is_empty() {
            writeln!(out, "Credited after that day: {}", counted(account.later.len(), "movement"))?;
        }
        Ok(())
    }

    /// Where the points of an event are; whether there was anything to tell.
    fn event(
        &self,
        out: &mut Terminal,
        event: &str,
        traced: Option<&Reconciled>,
        rules: &'static Membership,
    ) -> io::Result<bool> {
        let mut told = 0;
        if let Some(member) = self.sought.member {
            writeln!(out, "{}", in_line(&named(member)))?;
            let account = Account::of(self.register(), member, None, rules);
            let of_event = |moved: &&Movement| {
                moved.event.as_ref().is_some_and(|own| is_meant(own, event, self.on))
            };
            for moved in account.movements.iter().filter(of_event) {
                told += 1;
                writeln!(out, "Credited: {}", in_line(&movement(moved)))?;
            }
        }
        let waiting = self.waiting();
        for row in waiting.iter().filter(|row| is_meant(&row.event, event, self.on)) {
            told += 1;
            writeln!(out, "{}", in_line(&self.waits(row)))?;
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
        let meant = known_events(self.register()).filter(|own| is_meant(own, event, self.on));
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
                in_line(first)
            ),
        }
    }

    /// What waits, and for what.
    fn waits(&self, row: &PendingRow) -> String {
        let points = format!("{} {}", row.points.to_decimal(), row.kind.title());
        let name = match (&*row.number, &*row.name) {
            ("", name) => name.to_string(),
            (number, "") => number.to_string(),
            (number, name) => format!("{name} {number}"),
        };
        let why = self.read.why_pending(row).unwrap_or("it waits for a decision");
        format!("Pending: {points} of {name} for {}: {why}", event_in_words(&row.event))
    }

    /// What becomes of the awards of the returns; whether there are any of the name.
    fn trace(
        &self,
        out: &mut Terminal,
        done: &Reconciled,
        event: Option<&str>,
    ) -> io::Result<bool> {
        let rec = &done.reconciliation;
        let mut told = false;
        for (at, claim) in rec.claims.awards.iter().enumerate() {
            let name = &rec.claims.events[claim.event as usize].name;
            let meant = event.is_none_or(|event| is_meant(name, event, self.on));
            if !meant || !self.is_claimed(rec, at) || claim.carried {
                continue;
            }
            told = true;
            let typed = &rec.claims.players[claim.player as usize];
            let number = typed.number.as_deref().map(|own| format!(" {own}")).unwrap_or_default();
            let points = format!("{} {}", claim.points.to_decimal(), claim.kind.title());
            let line = format!(
                "Returned: {points} of {}{number} for {}: {}",
                typed.name,
                event_in_words(name),
                rec.fate_told(at)
            );
            writeln!(out, "{}", in_line(&line))?;
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
        credited || self.sought.is(typed.number.as_deref().unwrap_or_default(), &typed.name)
    }

    /// The events of the returns that have no awards because of errors.
    fn rejected(
        &self,
        out: &mut Terminal,
        done: &Reconciled,
        event: Option<&str>,
    ) -> io::Result<bool> {
        let (Some(season), Some(event)) = (&done.season, event) else { return Ok(false) };
        let mut told = false;
        let lost = season.events().filter(|(_, own)| own.state != State::Final);
        for (ret, own) in lost.filter(|(_, own)| folded(&own.title).contains(&folded(event))) {
            told = true;
            let why = ret.problems.iter().find(|problem| problem.severity == Severity::Error);
            let why = why.map_or("its results are not final", |problem| &*problem.message);
            let line = format!("Returned: {} of {} has no awards: {why}", own.title, ret.path);
            writeln!(out, "{}", in_line(&line))?;
        }
        Ok(told)
    }
}

/// A movement in a line.
fn movement(moved: &Movement) -> String {
    let day = moved.registered.map(|day| format!(", registered {day}")).unwrap_or_default();
    format!("{} for {}{day}", in_words(&moved.points), moved.told)
}
