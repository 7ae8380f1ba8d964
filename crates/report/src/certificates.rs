//! What each certificate says.
//!
//! A certificate holds what WBU 1.8.5 requires: the name of the player, the date of issue,
//! the points in figures and words, and a place for the signature of the issuing officer.
//! By 1.10.2 it covers one event or stage with all kinds of points; by 1.10.3 an event can
//! have several, and a congress one for all its events. Its number depends only on event,
//! player and part, so that a second printing is the same certificate.

use std::collections::{BTreeMap, HashSet};

use jiff::civil::Date;

use engine::pack::Pack;
use model::certificate_text::settable;
use model::names::alphabetical;
use model::seal::CertificateStatement;

use model::{
    AwardKind, Basis, CertificateIssue, Congress, Exact, PointsByKind, StableSort, capitals,
    sentence_of,
};
use register::certificates::{CertificateOfEvent, congress_number, sheets_of};
use register::keys::{certificate_number, club_key};
use register::reconcile::{Promotion, Reconciliation};
use register::{
    AwardRecord, CompetitionRanking, CompetitionRow, EventRecord, Participation, Person, Season,
};

use super::{award_texts, words};

/// One certificate with everything that its design shows.
#[derive(Debug, Clone, Default)]
pub struct Certificate<'a> {
    /// The return of its event; of the last one for a congress.
    pub ret: u32,
    /// The name of the union in whose name it is issued.
    pub body: &'a str,
    /// What it is: `Master Point Certificate`.
    pub heading: &'static str,
    pub name: &'a str,
    /// The member number; may be empty.
    pub member: &'a str,
    /// Points of each kind.
    points: Vec<Amount>,
    /// What was won: `Shared fifth place`.
    achievement: String,
    title: &'a str,
    /// The part of the event, if it has its own certificate.
    part: String,
    /// The organiser and the day.
    occasion: String,
    /// The events of a congress, a line each.
    events: Vec<String>,
    /// The day of issue.
    pub issued: Option<Date>,
    pub number: String,
    officer: &'a str,
    /// The arithmetic and the closing words.
    reasons: String,
    clauses: String,
    closing: String,
}

/// Points in figures and words.
#[derive(Debug, Clone)]
struct Amount {
    kind: AwardKind,
    figure: String,
    words: String,
}

/// A player's awards in an event.
struct Earned<'a> {
    played: &'a Participation,
    event: &'a EventRecord,
    awards: Vec<&'a AwardRecord>,
}

/// A row of the list of issued certificates.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct IssuedCertificate {
    pub number: String,
    /// The club that hands it out.
    pub club: String,
    pub player: String,
    /// The member number; may be empty.
    pub member: String,
    /// The event or congress, with its part.
    pub event: String,
    /// The day of issue in words.
    pub issued: String,
    /// The points: `40 Local Points, 0.25 Green Points`.
    pub points: String,
}

/// What stands for the club of players without one.
pub const NO_CLUB: &str = "players without a club";

/// The certificates that a club hands out, or a union for the ranks of its members.
#[derive(Debug)]
pub struct ClubCertificates<'a> {
    /// Whose they are: the name of the club.
    pub name: String,
    /// Its key, the name of its files.
    pub key: String,
    /// The certificates, those of a club by the name of the player.
    pub certificates: Vec<Certificate<'a>>,
}

/// Certificates by club and name. `club_of` is the club that hands out a player's certificates;
/// `wanted` selects the events of a player that need one. Duplicate numbers are skipped.
pub fn by_club<'a>(
    season: &'a Season,
    club_of: &dyn Fn(&Person) -> String,
    wanted: &dyn Fn(&Person, &EventRecord) -> bool,
) -> Vec<ClubCertificates<'a>> {
    let mut found = Vec::new();
    let mut numbers = HashSet::new();
    for (club, persons) in persons_by_club(season, club_of) {
        let each = persons
            .iter()
            .flat_map(|person| certificates_of(season, person, &|event| wanted(person, event)));
        let certificates: Vec<Certificate<'_>> =
            each.filter(|certificate| numbers.insert(certificate.number.clone())).collect();
        if !certificates.is_empty() {
            let name = if club.is_empty() { NO_CLUB.to_string() } else { club };
            found.push(ClubCertificates { key: club_key(&name), name, certificates });
        }
    }
    found
}

/// The players with certificates by club, each in order of name. A player without a club is
/// under an empty name.
pub fn persons_by_club<'a>(
    season: &'a Season,
    club_of: &dyn Fn(&Person) -> String,
) -> BTreeMap<String, Vec<&'a Person>> {
    let mut clubs: BTreeMap<String, Vec<&Person>> = BTreeMap::new();
    for person in season.persons.iter().filter(|person| has_any(season, person)) {
        clubs.entry(club_of(person)).or_default().push(person);
    }
    for persons in clubs.values_mut() {
        persons.arrange_by_key(|person| {
            (alphabetical(&person.name), season.people.key(person.id).to_string())
        });
    }
    clubs
}

/// The club of a player without a register: the organiser of the first event played.
pub fn club_of(season: &Season, person: &Person) -> String {
    let first = person.played.first().map(|part| season.event(part.ret, part.event));
    first.map(|event| event.organiser.clone()).unwrap_or_default()
}

impl Certificate<'_> {
    /// Whether it is of a rank that a member reached.
    pub fn is_of_rank(&self) -> bool {
        self.heading == OF_RANK
    }

    /// Its row in the list of issued certificates.
    pub fn to_issued(&self, club: &str) -> IssuedCertificate {
        IssuedCertificate {
            number: self.number.clone(),
            club: club.to_string(),
            player: self.name.to_string(),
            member: self.member.to_string(),
            event: self.event(),
            issued: self.issued.map(words::day).unwrap_or_default(),
            points: self.points_told(),
        }
    }

    /// What its code states.
    pub fn statement(&self) -> CertificateStatement {
        CertificateStatement {
            number: self.number.clone(),
            name: settable(&capitals::shown(self.name)).text,
            issued: self.issued.map(|day| day.to_string()).unwrap_or_default(),
            points: self.points_told(),
            clauses: self.clauses.clone(),
        }
    }

    /// `40 Local Points, 0.25 Green Points`, or the name of a title.
    pub(crate) fn points_told(&self) -> String {
        let points = self.points.iter().map(|amount| match amount.kind {
            AwardKind::Title | AwardKind::Prize => amount.figure.clone(),
            kind => format!("{} {}", amount.figure, kind.title()),
        });
        points.collect::<Vec<_>>().join(", ")
    }

    pub(crate) fn event(&self) -> String {
        let part = if self.part.is_empty() { String::new() } else { format!(", {}", self.part) };
        format!("{}{part}", self.title)
    }

    /// The text of a slot of a design; `None` for a name that no slot has.
    pub fn text(&self, slot: &str) -> Option<String> {
        Some(match slot {
            "name" => capitals::shown(self.name).into_owned(),
            // A title needs none.
            "member" if self.member.is_empty() => match self.points_only().next() {
                Some(_) => "No member number given".to_string(),
                None => String::new(),
            },
            "member" => format!("Member number {}", self.member),
            "achievement" => self.achievement.clone(),
            "event" => self.event(),
            "occasion" => self.occasion.clone(),
            "points" => listed(self.points_only().map(Amount::text)),
            "words" => match self.points_only().count() {
                0 => String::new(),
                1 => in_words(self.points_only().map(|amount| amount.words.clone())),
                _ => in_words(self.points_only().map(Amount::words_with_kind)),
            },
            "events" => self.events.join("\n"),
            "issued" => self.issued.map(words::day).unwrap_or_default(),
            "number" => format!("Certificate {}", self.number),
            "officer" if self.officer.is_empty() => "Issuing officer".to_string(),
            "officer" => format!("Issuing officer: {}", self.officer),
            "print" => {
                let parts = [&self.reasons, &self.clauses, &self.closing];
                let parts = parts.into_iter().filter(|part| !part.is_empty());
                parts.map(String::as_str).collect::<Vec<_>>().join(" ")
            }
            "clauses" => self.clauses.clone(),
            _ => return None,
        })
    }

    /// The amounts that are points; a title is an achievement.
    fn points_only(&self) -> impl Iterator<Item = &Amount> {
        self.points.iter().filter(|amount| amount.kind.is_points())
    }
}

impl Amount {
    fn new(kind: AwardKind, points: Exact) -> Amount {
        // 1.5.1: Gold Points have two decimals.
        let figure = match kind {
            AwardKind::Gold => points.to_fixed(2),
            // ANC 22.4: shares are shown to two decimals.
            AwardKind::Pqp => points.rounded(2).to_decimal(),
            AwardKind::Local
            | AwardKind::Green
            | AwardKind::Red
            | AwardKind::Points
            | AwardKind::Title
            | AwardKind::Prize => points.to_decimal(),
        };
        Amount { kind, figure, words: words::points(points) }
    }

    /// The amount in figures: `150 Local Points`.
    fn text(&self) -> String {
        let title = self.kind.title();
        let title = if self.figure == "1" { title.trim_end_matches('s') } else { title };
        format!("{} {title}", self.figure)
    }

    /// `one hundred and fifty Local`.
    fn words_with_kind(&self) -> String {
        format!("{} {}", self.words, self.kind.word())
    }
}

/// `a, b and c`.
fn listed(parts: impl Iterator<Item = String>) -> String {
    let mut parts: Vec<String> = parts.collect();
    let last = parts.pop().unwrap_or_default();
    if parts.is_empty() { last } else { format!("{} and {last}", parts.join(", ")) }
}

/// The amounts in words, as on a cheque: `in words: six`.
fn in_words(parts: impl Iterator<Item = String>) -> String {
    format!("in words: {}", listed(parts))
}

/// What is won on a certificate that shows no place.
const POINTS_WON: &str = "Points won";

/// Whether a player has any certificate.
pub fn has_any(season: &Season, person: &Person) -> bool {
    earned(season, person).next().is_some() || season.certified(person.id).next().is_some()
}

/// All certificates of a player: those of events, then those of competitions over many events.
pub fn all_certificates_of<'a>(season: &'a Season, person: &'a Person) -> Vec<Certificate<'a>> {
    let mut all = certificates_of(season, person, &|_| true);
    let of_competitions = season.certified(person.id);
    all.extend(of_competitions.map(|(ranking, row)| of_competition(season, person, ranking, row)));
    all
}

/// The certificate of a place in a competition over many events.
fn of_competition<'a>(
    season: &'a Season,
    person: &'a Person,
    ranking: &'a CompetitionRanking,
    row: &'a CompetitionRow,
) -> Certificate<'a> {
    let (place, tied) = row.place.unwrap_or_default();
    let achievement = match tied {
        1 => words::capital(&format!("{} place", words::ordinal(place))),
        _ => format!("Shared {} place", words::ordinal(place)),
    };
    let (ret, day) = row.last.unwrap_or_default();
    Certificate {
        ret,
        heading: TITLED,
        name: &person.name,
        member: person.number.as_deref().unwrap_or_default(),
        points: vec![Amount {
            kind: AwardKind::Title,
            figure: achievement.clone(),
            words: String::new(),
        }],
        achievement,
        title: &ranking.asked.title,
        occasion: if row.people.len() > 1 { row.name.clone() } else { String::new() },
        issued: day,
        number: certificate_number(
            &ranking.key,
            &row.entry,
            season.people.key(person.id),
            "competition",
        ),
        reasons: words::stopped(&row.basis),
        ..Certificate::default()
    }
}

/// The heading of a certificate of a rank.
const OF_RANK: &str = "Certificate of Rank";

/// The name and the key of the page with the certificates of ranks.
const RANKS: [&str; 2] = ["the ranks reached", "ranks-reached"];

/// The file of the certificates of ranks.
pub fn ranks_file() -> String {
    format!("certificates/{}.html", RANKS[1])
}

/// The certificates of the ranks that members reached, the most senior rank first; `None` without
/// any. The same rank of a member has the same number at every printing.
pub fn of_ranks(reconciliation: &Reconciliation) -> Option<ClubCertificates<'_>> {
    let rules = packs::source_of(reconciliation.terms.rules);
    let title = rules.map(|rules| rules.title.as_str()).unwrap_or_default();
    let certificate = |promotion: &'_ Promotion| {
        let member = &reconciliation.members[promotion.member as usize];
        let day = promotion.date.map(|day| format!("reached on {}", words::day(day)));
        Certificate {
            body: rules.map(|rules| rules.body.as_str()).unwrap_or_default(),
            heading: OF_RANK,
            name: &member.name,
            member: &member.number,
            points: vec![Amount {
                kind: AwardKind::Title,
                figure: promotion.to.to_string(),
                words: String::new(),
            }],
            achievement: promotion.to.to_string(),
            title: &member.club,
            occasion: day.unwrap_or_default(),
            issued: Some(reconciliation.terms.as_of),
            number: certificate_number("rank", promotion.to, &member.number, ""),
            reasons: words::stopped(&promotion.basis.sentence()),
            clauses: clauses_of(promotion.basis.cited(), title),
            ..Certificate::default()
        }
    };
    let certificates: Vec<Certificate<'_>> =
        reconciliation.promotions.iter().map(certificate).collect();
    let [name, key] = RANKS.map(String::from);
    (!certificates.is_empty()).then_some(ClubCertificates { name, key, certificates })
}

/// A player's events with awards on certificates, by date.
fn earned<'a>(season: &'a Season, person: &'a Person) -> impl Iterator<Item = Earned<'a>> {
    person.played.iter().filter_map(move |played| {
        let event = season.event(played.ret, played.event);
        let own = |award: &&AwardRecord| {
            (award.kind.is_points() || is_titled(event))
                && season.people.spelling(award.player).person == person.id
        };
        let awards: Vec<&AwardRecord> = event.awards_of(played.standing).filter(own).collect();
        (event.on_certificates() && !awards.is_empty()).then_some(Earned { played, event, awards })
    })
}

/// A player's certificates: those of single events by date, then one per congress
/// (1.10.3(a)). `wanted` selects the events.
pub fn certificates_of<'a>(
    season: &'a Season,
    person: &'a Person,
    wanted: &dyn Fn(&EventRecord) -> bool,
) -> Vec<Certificate<'a>> {
    let mut certificates = Vec::new();
    let mut congresses: BTreeMap<&str, (&Congress, Vec<Earned<'_>>)> = BTreeMap::new();
    for earned in earned(season, person).filter(|earned| wanted(earned.event)) {
        if is_titled(earned.event) {
            let of_award = |award: &&AwardRecord| titled(season, person, &earned, award);
            certificates.extend(earned.awards.iter().map(of_award));
            continue;
        }
        match earned.event.congress.as_deref() {
            Some(congress) => {
                let found = congresses.entry(&congress.key);
                found.or_insert_with(|| (congress, Vec::new())).1.push(earned);
            }
            None => {
                let sheets = sheets_of(&earned.awards);
                let of_sheet = |sheet| certificate(season, person, &earned, &sheet);
                certificates.extend(sheets.into_iter().map(of_sheet));
            }
        }
    }
    for (congress, earned) in congresses.into_values() {
        certificates.extend(of_congress(season, person, congress, &earned));
    }
    certificates
}

/// What decides the design of a certificate.
#[derive(Debug, Clone, Copy)]
pub struct CertificateKind<'a> {
    /// The return whose settings say how it looks.
    pub ret: u32,
    /// The name of the union in whose name it is issued.
    pub body: &'a str,
    pub heading: &'static str,
}

/// The heading of a certificate of a title.
const TITLED: &str = "Certificate";

/// The kinds of a player's certificates, at less cost than the certificates.
pub fn kinds_of<'a>(season: &'a Season, person: &'a Person) -> Vec<CertificateKind<'a>> {
    let mut kinds = Vec::new();
    let mut congresses: BTreeMap<&str, CertificateKind<'a>> = BTreeMap::new();
    for earned in earned(season, person) {
        let kind = kind_of(&earned);
        match earned.event.congress.as_deref() {
            _ if is_titled(earned.event) => kinds.push(CertificateKind { heading: TITLED, ..kind }),
            Some(congress) => drop(congresses.insert(&congress.key, kind)),
            None => kinds.push(kind),
        }
    }
    kinds.extend(congresses.into_values());
    let of_competitions = season.certified(person.id);
    kinds.extend(of_competitions.map(|(_, row)| CertificateKind {
        ret: row.last.unwrap_or_default().0,
        body: "",
        heading: TITLED,
    }));
    kinds
}

/// The kind of a certificate of points, of which that of a congress has the last event.
fn kind_of<'a>(earned: &Earned<'a>) -> CertificateKind<'a> {
    let event = earned.event;
    let source = packs::awarding(event.rules).map(Pack::source);
    CertificateKind {
        ret: earned.played.ret,
        body: source.map(|source| source.body.as_str()).unwrap_or_default(),
        heading: match event.issue {
            CertificateIssue::Congress => "Congress Certificate",
            CertificateIssue::Ordinary | CertificateIssue::Direct => "Master Point Certificate",
        },
    }
}

/// Whether titles and prize places of an event have their own certificates.
fn is_titled(event: &EventRecord) -> bool {
    packs::awarding(event.rules).is_some_and(Pack::has_certificates_of_titles)
}

/// A certificate of a title or a prize place: the champion, the best England, the best
/// team.
fn titled<'a>(
    season: &'a Season,
    person: &'a Person,
    earned: &Earned<'a>,
    award: &AwardRecord,
) -> Certificate<'a> {
    let event = earned.event;
    let what = award.title.to_string();
    let entry = &event.standings[earned.played.standing as usize].entry;
    let key = season.people.key(person.id);
    let shared = if award.place.1 > 1 { ", shared" } else { "" };
    Certificate {
        heading: TITLED,
        number: certificate_number(&event.key, entry, key, &what),
        achievement: format!("{what}{shared}"),
        points: vec![Amount { kind: award.kind, figure: what, words: String::new() }],
        title: &event.title,
        occasion: occasion(&event.organiser, event.date),
        issued: event.last_day,
        reasons: words::stopped(&award.basis.sentence()),
        clauses: clauses_text(event, &[award], &[]),
        ..blank(season, person, earned, &PointsByKind::default())
    }
}

/// A certificate of one event, or of a part of it.
fn certificate<'a>(
    season: &'a Season,
    person: &'a Person,
    earned: &Earned<'a>,
    sheet: &CertificateOfEvent<'_>,
) -> Certificate<'a> {
    let (event, awards) = (earned.event, &earned.awards);
    let entry = &event.standings[earned.played.standing as usize].entry;
    let titles: Vec<&str> = awards
        .iter()
        .flat_map(|award| award.portions.iter().map(|portion| portion.title.as_str()))
        .collect();
    let told = |award: &&AwardRecord| of_part(&award.basis, sheet.part);
    let reasons = award_texts::reasons(awards.iter().map(|award| (award.kind, "", told(award))));
    Certificate {
        // Only the last part shows the final place.
        achievement: match titles.last() {
            Some(last) if *last != sheet.part => POINTS_WON.to_string(),
            _ => achievement(earned),
        },
        title: &event.title,
        part: sheet.part.to_string(),
        occasion: occasion(&event.organiser, event.date),
        issued: sheet.issued.or(event.last_day),
        number: certificate_number(&event.key, entry, season.people.key(person.id), sheet.part),
        reasons: words::stopped(&reasons),
        clauses: clauses_text(event, awards, &[]),
        closing: closing(event),
        ..blank(season, person, earned, &sheet.points)
    }
}

/// The steps of a basis that concern a part: its own, and those of the whole event.
fn of_part(basis: &Basis, part: &str) -> String {
    let mut own = true;
    sentence_of(basis.steps().filter(|step| {
        own = step.opens().map_or(own, |title| title == part);
        own
    }))
}

/// The certificate of a congress.
fn of_congress<'a>(
    season: &'a Season,
    person: &'a Person,
    congress: &'a Congress,
    earned: &[Earned<'a>],
) -> Option<Certificate<'a>> {
    let mut points = PointsByKind::default();
    let mut awards: Vec<&AwardRecord> = Vec::new();
    for award in earned.iter().flat_map(|earned| &earned.awards) {
        points.add(award.kind, award.points);
        awards.push(award);
    }
    let last = earned.last()?;
    // Issued at the end of the congress, also to those who left early.
    let issued = season.congresses.get(&congress.key).copied().flatten();
    let together = packs::awarding(last.event.rules).and_then(Pack::together_clause);
    let together: Vec<&str> = together.into_iter().collect();
    let key = season.people.key(person.id);
    Some(Certificate {
        achievement: POINTS_WON.to_string(),
        title: &congress.title,
        occasion: occasion(&last.event.organiser, None),
        events: earned.iter().map(event_line).collect(),
        issued,
        number: congress_number(congress, key),
        reasons: "The page of each event shows how its points were worked out.".to_string(),
        clauses: clauses_text(last.event, &awards, &together),
        closing: closing(last.event),
        ..blank(season, person, last, &points)
    })
}

/// The fields common to all certificates of a player.
fn blank<'a>(
    season: &'a Season,
    person: &'a Person,
    earned: &Earned<'a>,
    points: &PointsByKind,
) -> Certificate<'a> {
    let event = earned.event;
    let name = &season.people.spelling(earned.played.spelling).name;
    let CertificateKind { ret, body, heading } = kind_of(earned);
    let amount = |kind: AwardKind| Amount::new(kind, points.points(kind));
    Certificate {
        ret,
        body,
        heading,
        name,
        member: person.number.as_deref().unwrap_or_default(),
        points: points.kinds().into_iter().map(amount).collect(),
        officer: &event.officer,
        ..Certificate::default()
    }
}

/// The organiser and the first day.
fn occasion(organiser: &str, date: Option<Date>) -> String {
    let organised = match organiser {
        "" => None,
        organiser => Some(format!("organised by {organiser}")),
    };
    let parts: Vec<String> = organised.into_iter().chain(date.map(words::day)).collect();
    parts.join(", ")
}

fn closing(event: &EventRecord) -> String {
    packs::awarding(event.rules).map(Pack::certificate_closing).unwrap_or_default()
}

/// An event of a congress in a line.
fn event_line(earned: &Earned<'_>) -> String {
    let date = earned.event.date.map(|date| format!(", {}", words::day(date)));
    let place = match achievement(earned) {
        place if place.is_empty() => String::new(),
        place => format!("{}, ", place.to_lowercase()),
    };
    let award = award_texts::award(earned.awards.iter().map(|award| (award.kind, award.points)));
    format!("{}{}: {place}{award}", earned.event.title, date.unwrap_or_default())
}

/// `Second place`, `Shared third place without handicap`.
fn achievement(earned: &Earned<'_>) -> String {
    // 2.9.1: awards go by the place without handicap.
    let standing = &earned.event.standings[earned.played.standing as usize];
    let ranked = if standing.scratch.is_some() { " without handicap" } else { "" };
    match earned.awards.first().map(|award| award.place) {
        Some((place, 1)) => words::capital(&format!("{} place{ranked}", words::ordinal(place))),
        Some((place, _)) => format!("Shared {} place{ranked}", words::ordinal(place)),
        None => String::new(),
    }
}

/// The clauses of `awards` and `others`, each once.
fn clauses_text(event: &EventRecord, awards: &[&AwardRecord], others: &[&str]) -> String {
    let title = packs::awarding(event.rules).map(|pack| pack.source().title.as_str());
    let cited = awards.iter().flat_map(|award| award.basis.cited());
    clauses_of(cited.chain(others.iter().copied()), title.unwrap_or_default())
}

/// Clauses of a rule book, each once.
fn clauses_of<'a>(cited: impl IntoIterator<Item = &'a str>, title: &str) -> String {
    format!("Clauses {} of the {title}.", award_texts::clauses(cited))
}
