//! The letters to the players of a season, without a register: their events with points or titles,
//! and the files of their certificates. `register_letters` writes to members.

use model::{PointsByKind, name_capitals};
use register::{AwardRecord, Person, Season};
use xxhash_rust::xxh3::xxh3_64;

use super::letter_mark::LetterSubject;
use super::{
    LetterEvent, PlayerLetter, PlayerLetterDraft, PlayerLetterDrafts, arrange, in_words, texts_of,
};
use crate::certificates::{club_from_first_event, player_has_certificate};
use crate::club_letters::{CertificatePdfs, in_one_line};
use crate::{award_texts, words};

/// The players with points or certificates, by club and name.
pub fn season_letter_drafts(season: &Season, pdf: CertificatePdfs) -> PlayerLetterDrafts {
    let none = PointsByKind::default();
    let told = |person: &&Person| player_has_certificate(season, person) || person.points != none;
    let mut players: Vec<PlayerLetterDraft> =
        season.persons.iter().filter(told).map(|person| mail_of(season, person, pdf)).collect();
    arrange(&mut players);
    let events = || season.returns.iter().flat_map(|record| &record.events);
    let first = events().filter_map(|event| event.identity.date).min();
    let last = events().filter_map(|event| event.last_day).max();
    PlayerLetterDrafts {
        kind: LetterSubject::Season,
        days: [first, last],
        players,
        ..PlayerLetterDrafts::default()
    }
}

fn mail_of(season: &Season, person: &Person, pdf: CertificatePdfs) -> PlayerLetterDraft {
    let key = season.people.person_key(person.id);
    let file = |ending: &str| format!("certificates/{key}.{ending}");
    let certificates =
        if player_has_certificate(season, person) { vec![file("html")] } else { Vec::new() };
    let attachments = match pdf {
        CertificatePdfs::Player if !certificates.is_empty() => vec![file("pdf")],
        _ => Vec::new(),
    };
    let played = person.played.iter().map(|part| season.event(part.ret, part.event));
    let last = played.filter_map(|event| event.last_day).max();
    let mut mail = PlayerLetterDraft {
        letter: PlayerLetter {
            name: in_one_line(&name_capitals::name_in_mixed_case(&person.name)),
            number: person.number.clone().unwrap_or_default(),
            club: in_one_line(&club_from_first_event(season, person)),
            up_to: last.map(words::day_text).unwrap_or_default(),
            last_day: last,
            points: in_words(&person.points),
            events: events_of(season, person),
            certificates,
            ..PlayerLetter::default()
        },
        key: key.to_string(),
        points: person.points,
        attachments,
        news: true,
        ..PlayerLetterDraft::default()
    };
    let PlayerLetter { points, events, certificates, .. } = &mail.letter;
    let told = [points.clone(), texts_of(events), certificates.join("\0")];
    mail.contents = xxh3_64(told.join("\0").as_bytes());
    mail
}

/// A player's events with points or titles, by date.
fn events_of(season: &Season, person: &Person) -> Vec<LetterEvent> {
    let mut events = Vec::new();
    for part in &person.played {
        let event = season.event(part.ret, part.event);
        let own = |award: &&AwardRecord| season.people.spelling(award.player).person == person.id;
        let awards: Vec<&AwardRecord> =
            event.awards_of_standing(part.standing).filter(own).collect();
        let Some(first) = awards.first() else { continue };
        events.push(LetterEvent {
            title: in_one_line(&event.identity.title),
            day: event.identity.date.map(words::day_text).unwrap_or_default(),
            date: event.identity.date,
            place: format!("place {}", first.place),
            number: first.place.to_string(),
            points: in_one_line(&award_texts::titles_or_points_text(awards.iter().copied())),
            why: award_texts::distinct_clauses_text(
                awards.iter().flat_map(|award| award.basis.cited_clauses()),
            ),
        });
    }
    events
}
