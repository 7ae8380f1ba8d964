//! `certificates/<key>.html`: a player's certificates, one page of A4 each.
//!
//! A certificate holds what WBU 1.8.5 requires: the name of the player, the date of issue,
//! the points in figures and words, and a place for the signature of the issuing officer.
//! By 1.10.2 it covers one event or stage with all kinds of points; by 1.10.3 an event can
//! have several, and a congress one for all its events. Its number depends only on event,
//! player and part, so that a second printing is the same certificate.

use std::collections::{BTreeMap, HashSet};

use serde::Serialize;

use crate::engine::pack::Pack;
use crate::model::names::alphabetical;
use crate::model::{AwardKind, Basis, Congress, Exact, Holding, Issue, sentence_of};
use crate::packs;
use crate::register::certificates::{Sheet, congress_number, sheets_of};
use crate::register::keys::{certificate_number, club_key};
use crate::register::{AwardRecord, EventRecord, Participation, Person, Season};
use crate::report::publish::OutputError;
use crate::report::{lines, words};

use super::{BELOW, Made, Site, counted};

/// The context of the template `certificates.html`.
#[derive(Serialize)]
struct CertificatesPage<'a> {
    title: &'a str,
    root: &'static str,
    name: &'a str,
    player_href: String,
    count_text: String,
    certificates: Vec<Certificate<'a>>,
}

/// One certificate.
#[derive(Serialize)]
struct Certificate<'a> {
    body: &'a str,
    heading: &'static str,
    name: &'a str,
    name_size: &'static str,
    member: &'a str,
    /// Points of each kind.
    points: Vec<Amount>,
    /// The achievement: `for place 1 in`.
    place_text: String,
    title: &'a str,
    title_size: &'static str,
    /// The part of the event, if it has its own certificate.
    part: String,
    occasion: String,
    /// The events of a congress.
    events: Vec<EventLine<'a>>,
    /// The class of their font size.
    events_size: &'static str,
    issued: String,
    number: String,
    officer: &'a str,
    /// The small print: the calculation, the clauses, the closing words.
    print: String,
}

/// Points in figures and words.
#[derive(Serialize)]
struct Amount {
    figure: String,
    title: String,
    words: String,
}

/// An event on the certificate of a congress.
#[derive(Serialize)]
struct EventLine<'a> {
    title: &'a str,
    date: String,
    place: String,
    award: String,
}

/// A player's awards in an event.
struct Earned<'a> {
    played: &'a Participation,
    event: &'a EventRecord,
    awards: Vec<&'a AwardRecord>,
}

impl Site {
    /// The page of a player's certificates, unless it is known; `None` if there are none.
    pub fn certificates_page(
        &self,
        season: &Season,
        person: &Person,
        known: Option<u128>,
    ) -> Result<Option<Made>, OutputError> {
        let certificates = certificates_of(season, person, &|_| true);
        if certificates.is_empty() {
            return Ok(None);
        }
        let title = format!("Certificates of {}", person.name);
        let page = CertificatesPage {
            title: &title,
            root: BELOW,
            name: &person.name,
            player_href: format!("../players/{}.html", season.people.key(person.id)),
            count_text: counted(certificates.len(), "certificate", "certificates"),
            certificates,
        };
        self.render_unless("certificates.html", &page, known).map(Some)
    }
}

/// A row of the list of issued certificates.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Issued {
    /// Its number.
    pub number: String,
    /// The club that hands it out.
    pub club: String,
    /// The player.
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

/// Certificates of a register, ready to print.
#[derive(Debug, Default)]
pub struct Printed {
    /// A file for each club: its name in the output and the page.
    pub files: Vec<(String, Vec<u8>)>,
    /// Every certificate, in the order of printing.
    pub issued: Vec<Issued>,
}

impl Site {
    /// Certificates by club and name, a file for each club. `club_of` is the club that
    /// hands out a player's certificates; `wanted` selects the events of a player that need
    /// one. Duplicate numbers are skipped.
    pub fn certificates_by_club(
        &self,
        season: &Season,
        club_of: &dyn Fn(&Person) -> String,
        wanted: &dyn Fn(&Person, &EventRecord) -> bool,
    ) -> Result<Printed, OutputError> {
        let mut clubs: BTreeMap<String, Vec<&Person>> = BTreeMap::new();
        for person in season.persons.iter().filter(|person| has_any(season, person)) {
            clubs.entry(club_of(person)).or_default().push(person);
        }
        let mut printed = Printed::default();
        let mut numbers = HashSet::new();
        for (club, mut persons) in clubs {
            persons.sort_by_cached_key(|person| {
                (alphabetical(&person.name), season.people.key(person.id).to_string())
            });
            let each = persons
                .iter()
                .flat_map(|person| certificates_of(season, person, &|event| wanted(person, event)));
            let certificates: Vec<Certificate<'_>> =
                each.filter(|certificate| numbers.insert(certificate.number.clone())).collect();
            if certificates.is_empty() {
                continue;
            }
            let name = if club.is_empty() { "players of no club" } else { &club };
            printed.issued.extend(certificates.iter().map(|certificate| certificate.issued(name)));
            let title = format!("Certificates of {name}");
            let page = CertificatesPage {
                title: &title,
                root: BELOW,
                name,
                player_href: format!("{BELOW}index.html"),
                count_text: counted(certificates.len(), "certificate", "certificates"),
                certificates,
            };
            let file = format!("certificates/{}.html", club_key(name));
            printed.files.push((file, self.render("certificates.html", &page)?));
        }
        Ok(printed)
    }
}

impl Certificate<'_> {
    fn issued(&self, club: &str) -> Issued {
        let part = if self.part.is_empty() { String::new() } else { format!(", {}", self.part) };
        let points = self.points.iter().map(|amount| format!("{} {}", amount.figure, amount.title));
        Issued {
            number: self.number.clone(),
            club: club.to_string(),
            player: self.name.to_string(),
            member: self.member.to_string(),
            event: format!("{}{part}", self.title),
            issued: self.issued.clone(),
            points: points.collect::<Vec<_>>().join(", "),
        }
    }
}

/// Whether a player has any certificate.
pub(super) fn has_any(season: &Season, person: &Person) -> bool {
    earned(season, person).next().is_some()
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
/// (1.10.3(a)).
fn certificates_of<'a>(
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
    let played = event.date.map(words::day).unwrap_or_default();
    let organised = match event.organiser.as_str() {
        "" => String::new(),
        organiser => format!("organised by {organiser}"),
    };
    let occasion: Vec<String> =
        [organised, played].into_iter().filter(|part| !part.is_empty()).collect();
    let printed = [words::stopped(&award.basis.sentence()), clauses_text(event, &[award], &[])];
    let shared = if award.place.1 > 1 { "shared, of" } else { "of" };
    Certificate {
        heading: "Certificate",
        number: certificate_number(&event.key, entry, key, &what),
        points: vec![Amount { figure: what, title: String::new(), words: String::new() }],
        place_text: shared.to_string(),
        title: &event.title,
        title_size: size(&event.title),
        occasion: occasion.join(", "),
        issued: event.last_day.map(words::day).unwrap_or_default(),
        print: printed.join(" "),
        ..blank(season, person, earned, &Holding::default())
    }
}

/// A certificate of one event, or of a part of it.
fn certificate<'a>(
    season: &'a Season,
    person: &'a Person,
    earned: &Earned<'a>,
    sheet: &Sheet<'_>,
) -> Certificate<'a> {
    let (event, awards) = (earned.event, &earned.awards);
    let entry = &event.standings[earned.played.standing as usize].entry;
    let organised = if event.organiser.is_empty() {
        String::new()
    } else {
        format!("organised by {}", event.organiser)
    };
    let played = event.date.map(words::day).unwrap_or_default();
    let occasion: Vec<String> =
        [organised, played].into_iter().filter(|part| !part.is_empty()).collect();
    let titles: Vec<&str> = awards
        .iter()
        .flat_map(|award| award.portions.iter().map(|portion| portion.title.as_str()))
        .collect();
    let told = |award: &&AwardRecord| of_part(&award.basis, sheet.part);
    let reasons = lines::reasons(awards.iter().map(|award| (award.kind, "", told(award))));
    let printed = [
        words::stopped(&reasons),
        clauses_text(event, awards, &[]),
        packs::awarding(event.rules).map(Pack::certificate_closing).unwrap_or_default(),
    ];
    Certificate {
        // Only the last part shows the final place.
        place_text: match titles.last() {
            Some(last) if *last != sheet.part => "in".to_string(),
            _ => format!("{} in", place_text(earned)),
        },
        title: &event.title,
        title_size: size(&event.title),
        part: sheet.part.to_string(),
        occasion: occasion.join(", "),
        issued: sheet.issued.or(event.last_day).map(words::day).unwrap_or_default(),
        number: certificate_number(&event.key, entry, season.people.key(person.id), sheet.part),
        print: printed.join(" "),
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
    let mut points = Holding::default();
    let mut awards: Vec<&AwardRecord> = Vec::new();
    for award in earned.iter().flat_map(|earned| &earned.awards) {
        points.add(award.kind, award.points);
        awards.push(award);
    }
    let last = earned.last()?;
    // Issued at the end of the congress, also to those who left early.
    let parts = season.events().map(|(_, event)| event);
    let parts =
        parts.filter(|event| event.congress.as_deref().is_some_and(|c| c.key == congress.key));
    let issued = parts.filter_map(|event| event.last_day).max();
    let together = packs::awarding(last.event.rules).and_then(Pack::together_clause);
    let why = "The page of each event shows how its points were worked out.".to_string();
    let together: Vec<&str> = together.into_iter().collect();
    let printed = [
        why,
        clauses_text(last.event, &awards, &together),
        packs::awarding(last.event.rules).map(Pack::certificate_closing).unwrap_or_default(),
    ];
    let key = season.people.key(person.id);
    Some(Certificate {
        place_text: "at".to_string(),
        title: &congress.title,
        title_size: size(&congress.title),
        occasion: match last.event.organiser.as_str() {
            "" => String::new(),
            organiser => format!("organised by {organiser}"),
        },
        events: earned.iter().map(event_line).collect(),
        events_size: if earned.len() > 8 { "small" } else { "" },
        issued: issued.map(words::day).unwrap_or_default(),
        number: congress_number(congress, key),
        print: printed.join(" "),
        ..blank(season, person, last, &points)
    })
}

/// The fields common to all certificates of a player.
fn blank<'a>(
    season: &'a Season,
    person: &'a Person,
    earned: &Earned<'a>,
    points: &Holding,
) -> Certificate<'a> {
    let event = earned.event;
    let name = &season.people.spelling(earned.played.spelling).name;
    let source = packs::awarding(event.rules).map(Pack::source);
    let amount = |kind: AwardKind| amount(kind, points.of(kind));
    Certificate {
        body: source.map(|source| source.body.as_str()).unwrap_or_default(),
        heading: match event.issue {
            Issue::Congress => "Congress Certificate",
            Issue::Ordinary | Issue::Direct => "Master Point Certificate",
        },
        name,
        name_size: size(name),
        member: person.number.as_deref().unwrap_or_default(),
        points: points.kinds().into_iter().map(amount).collect(),
        place_text: String::new(),
        title: "",
        title_size: "",
        part: String::new(),
        occasion: String::new(),
        events: Vec::new(),
        events_size: "",
        issued: String::new(),
        number: String::new(),
        officer: &event.officer,
        print: String::new(),
    }
}

fn amount(kind: AwardKind, points: Exact) -> Amount {
    // 1.5.1: Gold Points have two decimals.
    let figure = match kind {
        AwardKind::Gold => points.to_fixed(2),
        // ANC 22.4: shares are shown to two decimals.
        AwardKind::Pqp => points.rounded(2).to_decimal(),
        AwardKind::Local | AwardKind::Green | AwardKind::Title | AwardKind::Prize => {
            points.to_decimal()
        }
    };
    Amount { figure, title: kind.title().to_string(), words: words::points(points) }
}

/// An event of a congress in a line.
fn event_line<'a>(earned: &Earned<'a>) -> EventLine<'a> {
    EventLine {
        title: &earned.event.title,
        date: earned.event.date.map(words::day).unwrap_or_default(),
        place: place_text(earned).trim_start_matches("for ").to_string(),
        award: lines::award(earned.awards.iter().map(|award| (award.kind, award.points))),
    }
}

/// `for place 2`, `for shared place 3 without handicap`.
fn place_text(earned: &Earned<'_>) -> String {
    // 2.9.1: awards go by the place without handicap.
    let standing = &earned.event.standings[earned.played.standing as usize];
    let ranked = if standing.scratch.is_some() { " without handicap" } else { "" };
    match earned.awards.first().map(|award| award.place) {
        Some((place, 1)) => format!("for place {place}{ranked}"),
        Some((place, _)) => format!("for shared place {place}{ranked}"),
        None => String::new(),
    }
}

/// The clauses of `awards` and `others`, each once.
fn clauses_text(event: &EventRecord, awards: &[&AwardRecord], others: &[&str]) -> String {
    let title = packs::awarding(event.rules).map(|pack| pack.source().title.as_str());
    let mut clauses: Vec<&str> = awards.iter().flat_map(|award| award.basis.cited()).collect();
    clauses.extend(others);
    let mut seen = HashSet::new();
    clauses.retain(|clause| seen.insert(*clause));
    format!("Clauses {} of the {}.", clauses.join(", "), title.unwrap_or_default())
}

/// The class of the font size for a text of this length.
fn size(text: &str) -> &'static str {
    match text.chars().count() {
        0..=24 => "xl",
        25..=44 => "l",
        45..=90 => "m",
        _ => "s",
    }
}
