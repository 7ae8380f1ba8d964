//! 1.8 and 3.5.3: which kind of certificate an event may have. `points_collector` splits awards
//! over certificates; the register and the reports fill them in.

use engine::awards::EventAwards;
use model::form::Key;
use model::problem::phrase;
use model::{AwardKind, IssueAsked, is_licensed_by_union};

use super::award_case::AwardCase;
use super::problems;

/// Warns if the return asks for another kind of certificate than the handbook gives.
pub(super) fn check_certificate_kind(case: &AwardCase<'_>, awarded: &EventAwards) {
    let (event, rules) = (case.event, &case.handbook.certificates);
    let licensed = is_licensed_by_union(event);
    let green = awarded.awards.iter().any(|award| award.kind == AwardKind::Green);
    match event.listed_answer(Key::Issue) {
        Some(IssueAsked::CongressCertificate) if !licensed && !green => {
            let why = match event.answers.get(Key::Licence) {
                None => phrase!("this event has no licence"),
                Some(_) => phrase!("this event was licensed by an area"),
            };
            let clause = rules.licence_clause.clone();
            case.report_at_key(problems::CongressCertificate { why, clause }, Key::Issue);
        }
        Some(IssueAsked::Certificate) if licensed => {
            let clause = rules.licence_clause.clone();
            case.report_at_key(problems::OrdinaryCertificate { clause }, Key::Issue);
        }
        _ => {}
    }
}
