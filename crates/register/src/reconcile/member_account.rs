//! The account of a member on a day: the total, the rank, and each movement that made it, from the ledger
//! that the register keeps.

use jiff::civil::Date;

use engine::rules::membership::MemberRegisterRules;
use model::name_comparison::folded_name;
use model::register::{
    EventCreditRow, Member, MemberAlias, MemberCredit, REGISTER_POINT_KINDS, Register,
    RegisterEventIdentity, SubmittedCertificate,
};
use model::{Exact, PointsByKind, StableSort};

use super::credited_rows::points_text;
use super::event_told;
use super::fading_gold_points::{remaining_gold_points, years_between};
use super::merge_entries::{credited_rows_without_merges, is_merge_entry, merge_in_words};
use super::person_names::{MIN_FITTING_NAME_SCORE, ParsedName};
use super::{CertificateFate, Reconciliation};

/// A movement of a member's total.
#[derive(Debug, Clone, PartialEq)]
pub struct AccountMovement {
    /// The day of the reconciliation.
    pub registered: Option<Date>,
    /// The event or certificate, or the other row of a merge, in words.
    pub told: String,
    /// The event, if it is one.
    pub event: Option<RegisterEventIdentity>,
    /// The points, without those that fade.
    pub points: PointsByKind,
}

/// What is left of an award of points that fade.
#[derive(Debug, Clone, PartialEq)]
pub struct FadingPoints {
    pub date: Date,
    pub awarded: Exact,
    pub left: Exact,
}

/// The account of a member on a day.
#[derive(Debug, Clone, PartialEq)]
pub struct MemberAccount {
    /// What the member had before the ledger began, or was typed by hand since.
    pub before: PointsByKind,
    /// The movements until that day.
    pub movements: Vec<AccountMovement>,
    /// Those after it.
    pub later: Vec<AccountMovement>,
    pub gold: Vec<FadingPoints>,
    /// The total on that day.
    pub total: PointsByKind,
    /// The rank that the total gives; `None` below the lowest.
    pub rank: Option<&'static str>,
}

impl MemberAccount {
    /// The account of a member on a day; without a day, as it stands.
    pub fn from_register(
        register: &Register,
        member: &Member,
        on: Option<Date>,
        rules: &'static MemberRegisterRules,
    ) -> MemberAccount {
        let mut all = movements(register, member, rules);
        all.arrange_by(|a, b| a.registered.cmp(&b.registered));
        let mut before = kept_kinds(&member.points, rules);
        for moved in &all {
            before = less(&before, &moved.points);
        }
        let is_later = |moved: &AccountMovement| on.is_some_and(|on| moved.registered > Some(on));
        let (later, movements): (Vec<AccountMovement>, Vec<AccountMovement>) =
            all.into_iter().partition(is_later);
        let mut total = before;
        movements.iter().for_each(|moved| total.add_all(&moved.points));
        let day = on.or_else(|| register.ledger.iter().filter_map(|row| row.registered).max());
        let gold = fading(register, member, day, rules);
        if let Some(kind) =
            REGISTER_POINT_KINDS.into_iter().find(|kind| rules.is_fading_point_kind(*kind))
        {
            let left: Exact = gold.iter().map(|own| own.left).sum();
            let rows = register.gold.iter().any(|row| *row.number == *member.number);
            total.add(kind, if rows { left } else { member.points.points(kind) });
        }
        let rank =
            rules.highest_rank_reached(&total).map(|rank| rules.ranks.rank[rank].name.as_str());
        MemberAccount { before, movements, later, gold, total, rank }
    }
}

/// The points of the kinds that do not fade.
fn kept_kinds(points: &PointsByKind, rules: &MemberRegisterRules) -> PointsByKind {
    let mut kept = PointsByKind::default();
    for kind in REGISTER_POINT_KINDS.into_iter().filter(|kind| !rules.is_fading_point_kind(*kind)) {
        kept.add(kind, points.points(kind));
    }
    kept
}

fn less(points: &PointsByKind, other: &PointsByKind) -> PointsByKind {
    let mut rest = *points;
    for kind in REGISTER_POINT_KINDS {
        rest.add(kind, Exact::ZERO - other.points(kind));
    }
    rest
}

/// The numbers under which a member was credited: the own one, and old ones that are on no row any more.
fn numbers<'a>(register: &'a Register, member: &'a Member) -> Vec<&'a str> {
    let old = register.aliases.iter().filter(|alias| *alias.number == *member.number);
    let old = old.filter_map(|alias| alias.old_number.as_deref());
    let gone = old.filter(|old| !register.members.iter().any(|other| *other.number == **old));
    std::iter::once(&*member.number).chain(gone).collect()
}

/// All movements of a member.
fn movements(
    register: &Register,
    member: &Member,
    rules: &MemberRegisterRules,
) -> Vec<AccountMovement> {
    let numbers = numbers(register, member);
    let may_be = |text: &str| numbers.iter().any(|number| text.contains(number));
    let mut found = Vec::new();
    for row in register.credited.iter().filter(|row| may_be(&row.text) || row.text.contains('%')) {
        let all = row.member_credits();
        for own in all.iter().filter(|own| numbers.contains(&&*own.number)) {
            let merge = is_merge_entry(row);
            let told = if merge { told_of_merge(row, &all, own) } else { event_told(&row.event) };
            found.push(AccountMovement {
                registered: row.registered,
                told,
                event: (!merge).then(|| row.event.clone()),
                points: kept_kinds(&own.points, rules),
            });
        }
    }
    let papers = register.certificates.iter().filter(|paper| numbers.contains(&&*paper.number));
    let counted = papers.filter(|paper| paper.registered.is_some());
    found.extend(counted.map(|paper| AccountMovement {
        registered: paper.registered,
        told: format!("certificate {}", paper.certificate),
        event: None,
        points: kept_kinds(&paper.points, rules),
    }));
    found
}

fn told_of_merge(row: &EventCreditRow, sides: &[MemberCredit], own: &MemberCredit) -> String {
    let other = sides.iter().find(|side| side.number != own.number);
    merge_in_words(row, other.map_or("", |other| &other.number))
}

impl Reconciliation {
    /// The certificates that no reconciliation before counted, each with what became of it, in words.
    pub fn uncounted_certificates(&self) -> Vec<(&SubmittedCertificate, String)> {
        let all = self.register.certificates.iter().zip(&self.papers);
        let open = all.filter_map(|(paper, fate)| {
            let words = match fate {
                CertificateFate::Before => return None,
                CertificateFate::Credited(_) => "the next reconciliation credits it".to_string(),
                CertificateFate::Pending(why) => format!("on hold: {why}"),
                CertificateFate::Refused(why) => format!("refused: {why}"),
            };
            Some((paper, words))
        });
        open.collect()
    }
}

/// What is left on a day of a member's awards that fade.
fn fading(
    register: &Register,
    member: &Member,
    on: Option<Date>,
    rules: &MemberRegisterRules,
) -> Vec<FadingPoints> {
    let own = register.gold.iter().filter(|row| *row.number == *member.number);
    let own = own.filter(|row| on.is_none_or(|on| row.date <= on));
    own.map(|row| {
        let years = on.map_or(0, |on| years_between(row.date, on));
        let left = remaining_gold_points(row.points, years, &rules.gold);
        FadingPoints { date: row.date, awarded: row.points, left }
    })
    .collect()
}

/// A number without its leading noughts; empty if there is nothing else.
fn bare(number: &str) -> String {
    folded_name(number).trim_start_matches('0').to_string()
}

/// The old number of a member that somebody means; `None` if it is none.
fn old_number<'a>(register: &'a Register, who: &str) -> Option<&'a MemberAlias> {
    let wanted = Some(bare(who)).filter(|wanted| !wanted.is_empty())?;
    let of =
        |alias: &&MemberAlias| alias.old_number.as_deref().is_some_and(|old| bare(old) == wanted);
    register.aliases.iter().find(of)
}

/// Whether somebody is meant by an old number of a member.
pub fn is_known_by_old_number(register: &Register, member: &Member, who: &str) -> bool {
    old_number(register, who).is_some_and(|alias| *alias.number == *member.number)
}

/// The events that a register knows, credited or pending.
pub fn events_in_register(register: &Register) -> impl Iterator<Item = &RegisterEventIdentity> {
    let credited = credited_rows_without_merges(&register.credited).map(|row| &row.event);
    credited.chain(register.pending.iter().map(|row| &row.event))
}

/// The members whom a number or a name means: by the number, now or before, with its leading noughts or
/// without; else by exactly the name; else by one that fits.
pub fn find_members_by_number_or_name<'a>(register: &'a Register, who: &str) -> Vec<&'a Member> {
    let of_number = |number: &str| -> Vec<&'a Member> {
        register.members.iter().filter(|member| bare(&member.number) == bare(number)).collect()
    };
    let now = of_number(who);
    if !now.is_empty() && !bare(who).is_empty() {
        return now;
    }
    if let Some(old) = old_number(register, who) {
        return of_number(&old.number);
    }
    let name = ParsedName::parse(who);
    let named = |least: u8| -> Vec<&'a Member> {
        let fits = |own: &str| name.fit(&ParsedName::parse(own)).score >= least;
        let known_as = |member: &Member| {
            register
                .aliases
                .iter()
                .filter(|alias| *alias.number == *member.number)
                .filter_map(|alias| alias.known_as.as_deref())
                .any(fits)
        };
        register.members.iter().filter(|member| fits(&member.name) || known_as(member)).collect()
    };
    match named(100) {
        exact if exact.is_empty() => named(MIN_FITTING_NAME_SCORE),
        exact => exact,
    }
}

/// Who is asked about: a member, or somebody of a name that no member has.
#[derive(Debug)]
pub struct SoughtPerson<'a> {
    pub member: Option<&'a Member>,
    numbers: Vec<&'a str>,
    name: ParsedName,
}

impl<'a> SoughtPerson<'a> {
    /// A member, or somebody named as asked.
    pub fn new(
        register: &'a Register,
        member: Option<&'a Member>,
        who: &'a str,
    ) -> SoughtPerson<'a> {
        let name = ParsedName::parse(member.map_or(who, |member| &member.name));
        let numbers = match member {
            Some(member) => numbers(register, member),
            None => vec![who],
        };
        SoughtPerson { member, numbers, name }
    }

    /// Whether a player is the one: by the number, or by a name that fits.
    pub fn matches_player(&self, number: &str, name: &str) -> bool {
        self.numbers.contains(&number)
            || ParsedName::parse(name).fit(&self.name).score >= MIN_FITTING_NAME_SCORE
    }
}

/// `40 Local Points, 0.25 Green Points`; `no points` for none.
pub fn points_in_words(points: &PointsByKind) -> String {
    match points_text(points) {
        told if told.is_empty() => "no points".to_string(),
        told => told,
    }
}

/// An event in words.
pub fn event_in_words(event: &RegisterEventIdentity) -> String {
    event_told(event)
}

/// Whether an event is meant by its title, or a part of it, or its key; and by its day, if one is given.
pub fn event_matches_query(event: &RegisterEventIdentity, title: &str, day: Option<Date>) -> bool {
    let wanted = folded_name(title);
    let named = folded_name(&event.title).contains(&wanted) || folded_name(&event.key) == wanted;
    named && day.is_none_or(|day| event.date.is_none_or(|own| own == day))
}
