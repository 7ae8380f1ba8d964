//! How players receive their points: on which certificate, or by direct credit (WBU 1.7.1, 1.8).

use super::form::Key;
use super::name_comparison::name_key;
use super::{Event, IssueAsked, Licensor};

/// How players receive their points.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub enum CertificateOrDirectCredit {
    /// Without a certificate: credited from the return (WBU 1.7.1(b)).
    Direct,
    /// On the organiser's own certificates (WBU 1.8.1).
    Ordinary,
    /// On congress certificates (WBU 1.8.2, 3.5.3, 5.2.5).
    Congress,
}

impl CertificateOrDirectCredit {
    /// How players of an event receive their points; `green` for Green Points. An event that cannot
    /// have congress certificates has ordinary ones.
    pub fn for_event(event: &Event, green: bool) -> CertificateOrDirectCredit {
        let licensed = is_licensed_by_union(event);
        match event.listed_answer(Key::Issue) {
            Some(IssueAsked::DirectCredit) => CertificateOrDirectCredit::Direct,
            Some(IssueAsked::Certificate) if licensed => CertificateOrDirectCredit::Ordinary,
            _ if licensed || green => CertificateOrDirectCredit::Congress,
            _ => CertificateOrDirectCredit::Ordinary,
        }
    }
}

/// Whether the union licensed an event. It licenses every event that no area licensed (WBU 3.5.3).
pub fn is_licensed_by_union(event: &Event) -> bool {
    event.answers.get(Key::Licence).is_some()
        && event.listed_answer(Key::LicensedBy) != Some(Licensor::Area)
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
    pub fn for_event(event: &Event, issue: CertificateOrDirectCredit) -> Option<Congress> {
        let title = event.answer_text(Key::Congress)?.to_string();
        let organiser = name_key(event.answer_text(Key::Organiser).unwrap_or_default());
        let key = format!("{}|{organiser}", name_key(&title));
        (issue == CertificateOrDirectCredit::Congress && is_licensed_by_union(event))
            .then_some(Congress { key, title })
    }
}
