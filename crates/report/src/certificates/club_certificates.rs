//! The certificates that a club hands out, by the name of the player. The caller says which club
//! that is: that of the register, or the organiser of the first event played.

use std::collections::{BTreeMap, HashSet};

use model::StableSort;
use model::name_comparison::name_sort_key;
use register::page_keys::club_key;
use register::{EventRecord, Person, Season};

use super::certificate::Certificate;
use super::event_certificates::{player_event_certificates, player_has_certificate};

/// What stands for the club of players without one.
pub const PLAYERS_WITHOUT_CLUB: &str = "players without a club";

/// The certificates that a club hands out, or a union for the ranks of its members.
#[derive(Debug)]
pub struct CertificatesToHandOut<'a> {
    /// Whose they are: the name of the club.
    pub name: String,
    /// Its key, the name of its files.
    pub key: String,
    /// The certificates, those of a club by the name of the player.
    pub certificates: Vec<Certificate<'a>>,
}

/// Certificates by club and name. `club_of` is the club that hands out a player's certificates;
/// `wanted` selects the events of a player that need one. Duplicate numbers are skipped.
pub fn certificates_by_club<'a>(
    season: &'a Season,
    club_of: &dyn Fn(&Person) -> String,
    wanted: &dyn Fn(&Person, &EventRecord) -> bool,
) -> Vec<CertificatesToHandOut<'a>> {
    let mut found = Vec::new();
    let mut numbers = HashSet::new();
    for (club, persons) in certificate_holders_by_club(season, club_of) {
        let each = persons.iter().flat_map(|person| {
            player_event_certificates(season, person, &|event| wanted(person, event))
        });
        let certificates: Vec<Certificate<'_>> =
            each.filter(|certificate| numbers.insert(certificate.number.clone())).collect();
        if !certificates.is_empty() {
            let name = if club.is_empty() { PLAYERS_WITHOUT_CLUB.to_string() } else { club };
            found.push(CertificatesToHandOut { key: club_key(&name), name, certificates });
        }
    }
    found
}

/// The players with certificates by club, each in order of name. A player without a club is
/// under an empty name.
pub fn certificate_holders_by_club<'a>(
    season: &'a Season,
    club_of: &dyn Fn(&Person) -> String,
) -> BTreeMap<String, Vec<&'a Person>> {
    let mut clubs: BTreeMap<String, Vec<&Person>> = BTreeMap::new();
    for person in season.persons.iter().filter(|person| player_has_certificate(season, person)) {
        clubs.entry(club_of(person)).or_default().push(person);
    }
    for persons in clubs.values_mut() {
        persons.arrange_by_key(|person| {
            (name_sort_key(&person.name), season.people.person_key(person.id).to_string())
        });
    }
    clubs
}

/// The club of a player without a register: the organiser of the first event played.
pub fn club_from_first_event(season: &Season, person: &Person) -> String {
    let first = person.played.first().map(|part| season.event(part.ret, part.event));
    first.map(|event| event.organiser.name.clone()).unwrap_or_default()
}
