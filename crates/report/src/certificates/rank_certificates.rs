//! The certificates of the ranks that members reached, for the annual meeting.

use model::{AwardKind, Exact};
use register::page_keys::certificate_number;
use register::reconcile::{RankPromotion, Reconciliation};

use super::certificate::{
    Certificate, PointsInFiguresAndWords, RANK_CERTIFICATE_HEADING, clauses_with_book_title,
};
use super::club_certificates::CertificatesToHandOut;
use super::sentences::{Achievement, Occasion};
use crate::words;

/// The name and the key of the page with the certificates of ranks.
const RANKS: [&str; 2] = ["the ranks reached", "ranks-reached"];

/// The file of the certificates of ranks.
pub fn rank_certificates_file_name() -> String {
    format!("certificates/{}.html", RANKS[1])
}

/// The certificates of the ranks that members reached, the most senior rank first; `None` without
/// any. The same rank of a member has the same number at every printing.
pub fn rank_certificates(reconciliation: &Reconciliation) -> Option<CertificatesToHandOut<'_>> {
    let rules = packs::source_of_membership_rules(reconciliation.terms.rules);
    let title = rules.map(|rules| rules.title.as_str()).unwrap_or_default();
    let certificate = |promotion: &'_ RankPromotion| {
        let member = &reconciliation.members[promotion.member as usize];
        Certificate {
            body: rules.map(|rules| rules.body.as_str()).unwrap_or_default(),
            heading: RANK_CERTIFICATE_HEADING,
            name: &member.name,
            member: &member.number,
            points: vec![PointsInFiguresAndWords {
                kind: AwardKind::Title,
                figure: promotion.to.to_string(),
                points: Exact::ZERO,
            }],
            achievement: Achievement::Rank(promotion.to),
            title: &member.club,
            occasion: promotion.date.map(Occasion::Reached).unwrap_or_default(),
            issued: Some(reconciliation.terms.as_of),
            number: certificate_number("rank", promotion.to, &member.number, ""),
            reasons: words::with_full_stop(&promotion.basis.sentence()),
            clauses: clauses_with_book_title(promotion.basis.cited_clauses(), title),
            ..Certificate::default()
        }
    };
    let certificates: Vec<Certificate<'_>> =
        reconciliation.promotions.iter().map(certificate).collect();
    let [name, key] = RANKS.map(String::from);
    (!certificates.is_empty()).then_some(CertificatesToHandOut { name, key, certificates })
}
