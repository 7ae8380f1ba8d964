//! The certificates of a player's events, and of competitions over many of them.

use std::collections::BTreeMap;

use engine::pack::Pack;
use model::{
    AwardKind, Basis, CertificateOrDirectCredit, Congress, Exact, Language, Place, PointsByKind,
    sentence_of_steps,
};
use register::certificates::{
    CertificateOfEvent, congress_certificate_number, split_awards_by_certificate,
};
use register::page_keys::certificate_number;
use register::{
    AwardRecord, CompetitionRanking, CompetitionRow, EventRecord, Participation, Person, Season,
};

use super::certificate::{
    Certificate, CongressEvent, PointsInFiguresAndWords, clauses_with_book_title,
};
use super::sentences::{Achievement, Occasion};
use crate::{award_texts, words};

/// A player's awards in an event.
struct Earned<'a> {
    played: &'a Participation,
    event: &'a EventRecord,
    awards: Vec<&'a AwardRecord>,
}

/// Whether a player has any certificate.
pub fn player_has_certificate(season: &Season, person: &Person) -> bool {
    earned(season, person).next().is_some()
        || season.competition_certificate_rows(person.id).next().is_some()
}

/// All certificates of a player: those of events, then those of competitions over many events.
pub fn all_player_certificates<'a>(season: &'a Season, person: &'a Person) -> Vec<Certificate<'a>> {
    let mut all = player_event_certificates(season, person, &|_| true);
    let of_competitions = season.competition_certificate_rows(person.id);
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
    let Place { number: place, tied } = row.place.unwrap_or_default();
    let (ret, day) = row.last.unwrap_or_default();
    Certificate {
        ret,
        heading: TITLED,
        name: &person.name,
        member: person.number.as_deref().unwrap_or_default(),
        points: vec![PointsInFiguresAndWords {
            kind: AwardKind::Title,
            figure: Achievement::english_place_text(place, tied != 1),
            points: Exact::ZERO,
        }],
        achievement: Achievement::Place { place, is_shared: tied != 1, is_scratch: false },
        title: &ranking.asked.title,
        occasion: if row.people.len() > 1 { Occasion::Names(&row.name) } else { Occasion::None },
        issued: day,
        number: certificate_number(
            &ranking.key,
            &row.entry,
            season.people.person_key(person.id),
            "competition",
        ),
        reasons: words::with_full_stop(&row.basis),
        ..Certificate::default()
    }
}

/// A player's events with awards on certificates, by date.
fn earned<'a>(season: &'a Season, person: &'a Person) -> impl Iterator<Item = Earned<'a>> {
    person.played.iter().filter_map(move |played| {
        let event = season.event(played.ret, played.event);
        let own = |award: &&AwardRecord| {
            (award.kind.is_points() || is_titled(event))
                && season.people.spelling(award.player).person == person.id
        };
        let awards: Vec<&AwardRecord> =
            event.awards_of_standing(played.standing).filter(own).collect();
        (event.issues_certificates() && !awards.is_empty()).then_some(Earned {
            played,
            event,
            awards,
        })
    })
}

/// A player's certificates: those of single events by date, then one per congress
/// (1.10.3(a)). `wanted` selects the events.
pub fn player_event_certificates<'a>(
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
                let sheets = split_awards_by_certificate(&earned.awards);
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
pub struct CertificateDesignKey<'a> {
    /// The return whose settings say how it looks.
    pub ret: u32,
    /// The language of its event; `None` for that of the season.
    pub language: Option<Language>,
    /// The name of the union in whose name it is issued.
    pub body: &'a str,
    pub heading: &'static str,
}

/// The heading of a certificate of a title.
const TITLED: &str = "Certificate";

/// The kinds of a player's certificates, at less cost than the certificates.
pub fn design_key_per_certificate<'a>(
    season: &'a Season,
    person: &'a Person,
) -> Vec<CertificateDesignKey<'a>> {
    let mut kinds = Vec::new();
    let mut congresses: BTreeMap<&str, CertificateDesignKey<'a>> = BTreeMap::new();
    for earned in earned(season, person) {
        let kind = kind_of(&earned);
        match earned.event.congress.as_deref() {
            _ if is_titled(earned.event) => {
                kinds.push(CertificateDesignKey { heading: TITLED, ..kind })
            }
            Some(congress) => drop(congresses.insert(&congress.key, kind)),
            None => kinds.push(kind),
        }
    }
    kinds.extend(congresses.into_values());
    let of_competitions = season.competition_certificate_rows(person.id);
    kinds.extend(of_competitions.map(|(_, row)| CertificateDesignKey {
        ret: row.last.unwrap_or_default().0,
        language: None,
        body: "",
        heading: TITLED,
    }));
    kinds
}

/// The kind of a certificate of points, of which that of a congress has the last event.
fn kind_of<'a>(earned: &Earned<'a>) -> CertificateDesignKey<'a> {
    let event = earned.event;
    let source = packs::awarding_pack(event.rules).map(Pack::source);
    CertificateDesignKey {
        ret: earned.played.ret,
        language: Some(event.language),
        body: source.map(|source| source.body.as_str()).unwrap_or_default(),
        heading: match event.issue {
            CertificateOrDirectCredit::Congress => "Congress Certificate",
            CertificateOrDirectCredit::Ordinary | CertificateOrDirectCredit::Direct => {
                "Master Point Certificate"
            }
        },
    }
}

/// Whether titles and prize places of an event have their own certificates.
fn is_titled(event: &EventRecord) -> bool {
    packs::awarding_pack(event.rules).is_some_and(Pack::has_certificates_of_titles)
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
    let entry = &event.rankings.standings[earned.played.standing as usize].entry;
    let key = season.people.person_key(person.id);
    Certificate {
        heading: TITLED,
        number: certificate_number(&event.key, entry, key, &what),
        points: vec![PointsInFiguresAndWords {
            kind: award.kind,
            figure: what.clone(),
            points: Exact::ZERO,
        }],
        achievement: Achievement::Title { title: what, is_shared: award.place.tied > 1 },
        title: &event.identity.title,
        occasion: Occasion::Event(&event.organiser.name, event.identity.date),
        issued: event.last_day,
        reasons: words::with_full_stop(&award.basis.sentence()),
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
    let entry = &event.rankings.standings[earned.played.standing as usize].entry;
    let titles: Vec<&str> = awards
        .iter()
        .flat_map(|award| award.portions.iter().map(|portion| portion.title.as_str()))
        .collect();
    let told = |award: &&AwardRecord| of_part(&award.basis, sheet.part);
    let reasons =
        award_texts::award_reasons_text(awards.iter().map(|award| (award.kind, "", told(award))));
    Certificate {
        // Only the last part shows the final place.
        achievement: match titles.last() {
            Some(last) if *last != sheet.part => Achievement::PointsWon,
            _ => achievement(earned),
        },
        title: &event.identity.title,
        part: sheet.part.to_string(),
        occasion: Occasion::Event(&event.organiser.name, event.identity.date),
        issued: sheet.issued.or(event.last_day),
        number: certificate_number(
            &event.key,
            entry,
            season.people.person_key(person.id),
            sheet.part,
        ),
        reasons: words::with_full_stop(&reasons),
        clauses: clauses_text(event, awards, &[]),
        closing: closing(event),
        ..blank(season, person, earned, &sheet.points)
    }
}

/// The steps of a basis that concern a part: its own, and those of the whole event.
fn of_part(basis: &Basis, part: &str) -> String {
    let mut own = true;
    sentence_of_steps(basis.steps().filter(|step| {
        own = step.part_title().map_or(own, |title| title == part);
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
    let together =
        packs::awarding_pack(last.event.rules).and_then(Pack::congress_certificate_clause);
    let together: Vec<&str> = together.into_iter().collect();
    let key = season.people.person_key(person.id);
    Some(Certificate {
        achievement: Achievement::PointsWon,
        title: &congress.title,
        occasion: Occasion::Event(&last.event.organiser.name, None),
        events: earned.iter().map(event_line).collect(),
        issued,
        number: congress_certificate_number(congress, key),
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
    let CertificateDesignKey { ret, language, body, heading } = kind_of(earned);
    let amount = |kind: AwardKind| PointsInFiguresAndWords::new(kind, points.points(kind));
    Certificate {
        ret,
        language,
        body,
        heading,
        name,
        member: person.number.as_deref().unwrap_or_default(),
        points: points.kinds_or_local().into_iter().map(amount).collect(),
        officer: &event.organiser.officer,
        ..Certificate::default()
    }
}

fn closing(event: &EventRecord) -> String {
    packs::awarding_pack(event.rules).map(Pack::certificate_closing).unwrap_or_default()
}

/// An event of a congress.
fn event_line<'a>(earned: &Earned<'a>) -> CongressEvent<'a> {
    CongressEvent {
        title: &earned.event.identity.title,
        date: earned.event.identity.date,
        achievement: achievement(earned),
        award: award_texts::award_text(
            earned.awards.iter().map(|award| (award.kind, award.points)),
        ),
    }
}

/// `Second place`, `Shared third place without handicap`.
fn achievement(earned: &Earned<'_>) -> Achievement {
    // 2.9.1: awards go by the place without handicap.
    let standing = &earned.event.rankings.standings[earned.played.standing as usize];
    let is_scratch = standing.scratch.is_some();
    match earned.awards.first().map(|award| award.place) {
        Some(Place { number: place, tied }) => {
            Achievement::Place { place, is_shared: tied != 1, is_scratch }
        }
        None => Achievement::None,
    }
}

/// The clauses of `awards` and `others`, each once.
fn clauses_text(
    event: &EventRecord,
    awards: &[&AwardRecord],
    others: &[&str],
) -> (String, &'static str) {
    let title = packs::awarding_pack(event.rules).map(|pack| pack.source().title.as_str());
    let cited = awards.iter().flat_map(|award| award.basis.cited_clauses());
    clauses_with_book_title(cited.chain(others.iter().copied()), title.unwrap_or_default())
}
