//! How players receive their points: on which certificate, or by direct credit (WBU 1.7.1, 1.8).

use super::form::Key;
use super::names::name_key;
use super::{Event, IssueAsked, Licensor};

/// How players receive their points.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub enum CertificateIssue {
    /// Without a certificate: credited from the return (WBU 1.7.1(b)).
    Direct,
    /// On the organiser's own certificates (WBU 1.8.1).
    Ordinary,
    /// On congress certificates (WBU 1.8.2, 3.5.3, 5.2.5).
    Congress,
}

impl CertificateIssue {
    /// How players of an event receive their points; `green` for Green Points. An event that cannot
    /// have congress certificates has ordinary ones.
    pub fn for_event(event: &Event, green: bool) -> CertificateIssue {
        let licensed = licensed_by_union(event);
        match event.word(Key::Issue) {
            Some(IssueAsked::DirectCredit) => CertificateIssue::Direct,
            Some(IssueAsked::Certificate) if licensed => CertificateIssue::Ordinary,
            _ if licensed || green => CertificateIssue::Congress,
            _ => CertificateIssue::Ordinary,
        }
    }
}

/// Whether the union licensed an event. It licenses every event that no area licensed (WBU 3.5.3).
pub fn licensed_by_union(event: &Event) -> bool {
    event.answers.get(Key::Licence).is_some() && event.word(Key::LicensedBy) != Some(Licensor::Area)
}

/// A congress, whose events share a player's certificate.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub struct Congress {
    /// The folded name, to compare.
    pub key: String,
    /// Its name, as typed.
    pub title: String,
}

impl Congress {
    /// The congress of an event, if its certificates are congress certificates of an event licensed
    /// by the union (WBU 1.10.3(a)).
    pub fn for_event(event: &Event, issue: CertificateIssue) -> Option<Congress> {
        let title = event.text(Key::Congress)?.to_string();
        let organiser = name_key(event.text(Key::Organiser).unwrap_or_default());
        let key = format!("{}|{organiser}", name_key(&title));
        (issue == CertificateIssue::Congress && licensed_by_union(event))
            .then_some(Congress { key, title })
    }
}
