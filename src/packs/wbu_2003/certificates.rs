//! 1.8 and 3.5.3: which kind of certificate an event may have. What stands on it,
//! the register and the reports know; what of an award goes on which, the purse.

use super::problems;
use crate::engine::awards::Awarded;
use crate::model::form::Key;
use crate::model::{AwardKind, IssueAsked, licensed_by_union};

use super::dossier::Dossier;

/// Tells where the certificates that were asked for are not those of the handbook.
pub fn check(dossier: &Dossier<'_>, awarded: &Awarded) {
    let (event, rules) = (dossier.event, &dossier.handbook.certificates);
    let licensed = licensed_by_union(event);
    let green = awarded.awards.iter().any(|award| award.kind == AwardKind::Green);
    match event.word(Key::Issue) {
        Some(IssueAsked::CongressCertificate) if !licensed && !green => {
            let why = match event.answers.get(Key::Licence) {
                None => "this event has no licence",
                Some(_) => "this event was licensed by an area",
            };
            let clause = rules.licence_clause.clone();
            dossier.report_key(problems::CongressCertificate { why, clause }, Key::Issue);
        }
        Some(IssueAsked::Certificate) if licensed => {
            let clause = rules.licence_clause.clone();
            dossier.report_key(problems::OrdinaryCertificate { clause }, Key::Issue);
        }
        _ => {}
    }
}
