//! `certificates/<key>.html`: a player's certificates, one page of A4 each.
//!
//! A certificate holds what WBU 1.8.5 asks for: the name of the player, the date
//! of issue, the points in figures and words, and a place for the signature of
//! the issuing officer. By 1.10.2 it covers one event. Its number follows from
//! event and player, so that a second printing is the same certificate.

use serde::Serialize;

use crate::register::keys::certificate_number;
use crate::register::{AwardRecord, EventRecord, Person, Season};
use crate::report::publish::OutputError;
use crate::report::words;
use crate::rules::RuleSet;

use super::{BELOW, Site, counted};

/// What the template `certificates.html` is given.
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
    points: String,
    points_title: &'static str,
    words: String,
    place_text: String,
    title: &'a str,
    title_size: &'static str,
    occasion: String,
    issued: String,
    number: String,
    officer: &'a str,
    basis: String,
    clauses: String,
    rules: &'a str,
}

impl Site {
    /// The page of a player's certificates; none where there are none.
    pub fn certificates_page(
        &self,
        season: &Season,
        person: &Person,
    ) -> Result<Option<Vec<u8>>, OutputError> {
        let certificates: Vec<Certificate<'_>> = awards_of(season, person)
            .filter(|(event, _)| event.on_certificates())
            .map(|(event, award)| certificate(season, person, event, award))
            .collect();
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
        self.render("certificates.html", &page).map(Some)
    }
}

/// Whether a player has any certificate.
pub fn has_any(season: &Season, person: &Person) -> bool {
    awards_of(season, person).any(|(event, _)| event.on_certificates())
}

/// A player's awards with their events, by date.
fn awards_of<'a>(
    season: &'a Season,
    person: &'a Person,
) -> impl Iterator<Item = (&'a EventRecord, &'a AwardRecord)> {
    person.played.iter().flat_map(move |played| {
        let event = season.event(played.ret, played.event);
        event
            .awards_of(played.standing)
            .filter(move |award| season.people.spelling(award.player).person == person.id)
            .map(move |award| (event, award))
    })
}

fn certificate<'a>(
    season: &'a Season,
    person: &'a Person,
    event: &'a EventRecord,
    award: &'a AwardRecord,
) -> Certificate<'a> {
    let entry = &event.standings[award.standing as usize].entry;
    let spelling = season.people.spelling(award.player);
    let source = RuleSet::find(event.rules).map(|rules| rules.source());
    let organised = if event.organiser.is_empty() {
        String::new()
    } else {
        format!("organised by {}", event.organiser)
    };
    let played = event.date.map(words::day).unwrap_or_default();
    // 2.9.1: the place that is awarded is the one without handicap.
    let ranked = match &event.standings[award.standing as usize].scratch {
        Some(_) => " without handicap",
        None => "",
    };
    let occasion: Vec<String> =
        [organised, played].into_iter().filter(|part| !part.is_empty()).collect();
    Certificate {
        body: source.map(|source| source.body.as_str()).unwrap_or_default(),
        heading: match event.issue {
            "congress certificate" => "Congress Certificate",
            _ => "Master Point Certificate",
        },
        name: &spelling.name,
        name_size: size(&spelling.name),
        member: person.number.as_deref().unwrap_or_default(),
        points: award.points.to_decimal(),
        points_title: award.kind.title(),
        words: words::points(award.points),
        place_text: match award.place {
            (place, 1) => format!("for place {place}{ranked}"),
            place => format!("for shared place {}{ranked}", place.0),
        },
        title: &event.title,
        title_size: size(&event.title),
        occasion: occasion.join(", "),
        issued: event.last_day.map(words::day).unwrap_or_default(),
        number: certificate_number(
            &event.key,
            entry,
            season.people.key(person.id),
            award.kind.id(),
        ),
        officer: &event.officer,
        basis: words::stopped(&award.basis.sentence()),
        clauses: award.basis.cited().join(", "),
        rules: source.map(|source| source.title.as_str()).unwrap_or_default(),
    }
}

/// How large a text is set, so that it fits its room.
fn size(text: &str) -> &'static str {
    match text.chars().count() {
        0..=24 => "xl",
        25..=44 => "l",
        45..=90 => "m",
        _ => "s",
    }
}
