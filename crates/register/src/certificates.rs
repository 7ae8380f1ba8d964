//! Divides a player's awards among certificates and numbers them (WBU 1.10.2, 1.10.3), for
//! printing and for recognising a certificate that is sent in.

use std::collections::BTreeMap;

use jiff::civil::Date;

use model::name_comparison::folded_name;
use model::{Congress, PointsByKind};

use super::page_keys::certificate_number;
use super::{AwardRecord, EventRecord, PersonId, Season};

/// One certificate of an event.
#[derive(Debug)]
pub struct CertificateOfEvent<'a> {
    /// The part of the event; empty for the whole event.
    pub part: &'a str,
    /// The day of issue; `None` for the event's last day.
    pub issued: Option<Date>,
    pub points: PointsByKind,
}

/// Divides awards among certificates: an award with portions goes on one certificate per
/// portion, any other on the last certificate.
pub fn split_awards_by_certificate<'a>(awards: &[&'a AwardRecord]) -> Vec<CertificateOfEvent<'a>> {
    let mut sheets: Vec<CertificateOfEvent<'a>> = Vec::new();
    for award in awards {
        for portion in &award.portions {
            let known = sheets.iter().position(|sheet| sheet.part == portion.title);
            let at = known.unwrap_or_else(|| {
                let (part, issued) = (portion.title.as_str(), portion.issued);
                sheets.push(CertificateOfEvent { part, issued, points: PointsByKind::default() });
                sheets.len() - 1
            });
            sheets[at].points.add(award.kind, portion.points);
        }
    }
    if sheets.is_empty() {
        sheets.push(CertificateOfEvent { part: "", issued: None, points: PointsByKind::default() });
    }
    if let Some(last) = sheets.last_mut() {
        for award in awards.iter().filter(|award| award.portions.is_empty()) {
            last.points.add(award.kind, award.points);
        }
    }
    sheets
}

/// A certificate's number for comparison: capitals, blanks, dashes and the noughts before its digits,
/// which Excel drops, do not matter: `A 0417` is `a417`.
pub fn comparable_certificate_number(number: &str) -> String {
    let folded = folded_name(number);
    let letters = folded.trim_end_matches(|c: char| c.is_ascii_digit());
    let digits = &folded[letters.len()..];
    // Noughts in the middle of a number are part of it.
    match letters.bytes().any(|byte| byte.is_ascii_digit()) {
        true => folded,
        false => format!("{letters}{}", digits.trim_start_matches('0')),
    }
}

/// The number of a player's certificate of a congress.
pub fn congress_certificate_number(congress: &Congress, player_key: &str) -> String {
    certificate_number(&congress.key, "", player_key, "congress")
}

/// A certificate that a member may send in.
#[derive(Debug)]
pub(crate) struct IssuableCertificate<'a> {
    pub number: String,
    /// The points on it.
    pub points: PointsByKind,
    /// The awards that it holds, wholly or in part, each with its event.
    pub awards: Vec<(&'a EventRecord, &'a AwardRecord)>,
    /// The numbers of all certificates among which these awards are divided.
    pub together: Vec<String>,
}

/// All certificates of a season.
pub(crate) fn certificates_of_season(season: &Season) -> Vec<IssuableCertificate<'_>> {
    let mut found = Vec::new();
    let mut congresses: BTreeMap<(&str, PersonId), IssuableCertificate<'_>> = BTreeMap::new();
    for (_, event) in season.events().filter(|(_, event)| event.issues_certificates()) {
        for ((standing, person), awards) in by_player(season, event) {
            let key = season.people.person_key(person);
            if let Some(congress) = event.congress.as_deref() {
                let entry = congresses.entry((&congress.key, person));
                let certificate = entry.or_insert_with(|| {
                    let number = congress_certificate_number(congress, key);
                    let together = vec![number.clone()];
                    IssuableCertificate {
                        number,
                        points: PointsByKind::default(),
                        awards: Vec::new(),
                        together,
                    }
                });
                awards.iter().for_each(|award| certificate.points.add(award.kind, award.points));
                certificate.awards.extend(awards.into_iter().map(|award| (event, award)));
                continue;
            }
            let entry = &event.rankings.standings[standing as usize].entry;
            let number = |sheet: &CertificateOfEvent<'_>| {
                certificate_number(&event.key, entry, key, sheet.part)
            };
            let sheets = split_awards_by_certificate(&awards);
            let together: Vec<String> = sheets.iter().map(number).collect();
            found.extend(sheets.iter().map(|sheet| IssuableCertificate {
                number: number(sheet),
                points: sheet.points,
                awards: awards.iter().map(|award| (event, *award)).collect(),
                together: together.clone(),
            }));
        }
    }
    found.extend(congresses.into_values());
    found
}

/// The point awards of an event, by contestant and player.
fn by_player<'a>(
    season: &Season,
    event: &'a EventRecord,
) -> BTreeMap<(u32, PersonId), Vec<&'a AwardRecord>> {
    let mut players: BTreeMap<(u32, PersonId), Vec<&AwardRecord>> = BTreeMap::new();
    for award in event.awards.iter().filter(|award| award.kind.is_points()) {
        let person = season.people.spelling(award.player).person;
        players.entry((award.standing, person)).or_default().push(award);
    }
    players
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::SpellingId;
    use model::Place;
    use model::{AwardKind, AwardPartWithCertificate, Basis, Exact};

    fn award(kind: AwardKind, points: i128, portions: &[(&str, i128)]) -> AwardRecord {
        let portion = |(title, points): &(&str, i128)| AwardPartWithCertificate {
            title: (*title).to_string(),
            issued: None,
            points: Exact::whole(*points),
        };
        AwardRecord {
            standing: 0,
            player: SpellingId(0),
            place: Place { number: 1, tied: 1 },
            kind,
            title: Box::default(),
            points: Exact::whole(points),
            basis: Arc::new(Basis::new()),
            portions: portions.iter().map(portion).collect(),
        }
    }

    /// 1.10.3(b): a certificate for each round-robin, the rest on the last.
    #[test]
    fn parts_have_certificates_of_their_own_and_the_last_has_the_rest() {
        let local = award(AwardKind::Local, 150, &[("round-robin 1", 50), ("round-robin 2", 100)]);
        let green = award(AwardKind::Green, 2, &[]);
        let sheets = split_awards_by_certificate(&[&local, &green]);
        let told: Vec<(&str, String, String)> = sheets
            .iter()
            .map(|sheet| {
                (sheet.part, sheet.points.local.to_string(), sheet.points.green.to_string())
            })
            .collect();
        let text = |part, local: &str, green: &str| (part, local.to_string(), green.to_string());
        assert_eq!(told, [text("round-robin 1", "50", "0"), text("round-robin 2", "100", "2")]);
    }

    #[test]
    fn one_number_is_written_in_several_ways() {
        for (one, other) in
            [("40017", "040017"), ("A 40017", "a-040017"), ("jvkr-qbrc-n9ls", "JVKR QBRC N9LS")]
        {
            assert_eq!(
                comparable_certificate_number(one),
                comparable_certificate_number(other),
                "{one}, {other}"
            );
        }
        for (one, other) in [("40017", "400170"), ("1A07", "1A7"), ("A1", "B1")] {
            assert_ne!(
                comparable_certificate_number(one),
                comparable_certificate_number(other),
                "{one}, {other}"
            );
        }
    }

    /// 1.10.2: one certificate holds all kinds of points of an event.
    #[test]
    fn an_event_has_one_certificate_with_all_kinds() {
        let (local, green) = (award(AwardKind::Local, 107, &[]), award(AwardKind::Green, 1, &[]));
        let sheets = split_awards_by_certificate(&[&local, &green]);
        assert_eq!(sheets.len(), 1);
        assert_eq!(sheets[0].points.master_points().to_decimal(), "2.07");
    }
}
