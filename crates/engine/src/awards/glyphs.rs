//! Texts on certificates in characters that the embedded fonts lack.

use std::collections::HashSet;

use super::{ComputedEvent, problems};
use model::certificate_text::transliterate_for_certificate;
use model::form::Key;
use model::name_capitals;
use model::problem::{Problem, ProblemPlace};
use model::{CertificateOrDirectCredit, Event};

/// The answers that certificates show.
const SHOWN: [Key; 4] = [Key::Title, Key::Organiser, Key::IssuingOfficer, Key::Congress];

/// Tells each such text of a return once.
pub(super) fn report_missing_glyphs(outcomes: &[ComputedEvent], problems: &mut Vec<Problem>) {
    let mut told = HashSet::new();
    for ComputedEvent { event, awarded, .. } in outcomes {
        if awarded.awards.is_empty()
            || CertificateOrDirectCredit::for_event(event, false)
                == CertificateOrDirectCredit::Direct
        {
            continue;
        }
        for award in &awarded.awards {
            let player = &event.entries[award.entry].players[award.player];
            report_glyphs(
                event,
                &name_capitals::name_in_mixed_case(&player.name),
                player.at.into(),
                &mut told,
                problems,
            );
        }
        for cell in SHOWN.into_iter().filter_map(|key| event.answers.text(key)) {
            report_glyphs(event, cell.value, cell.at.into(), &mut told, problems);
        }
    }
}

fn report_glyphs(
    event: &Event,
    text: &str,
    at: ProblemPlace,
    told: &mut HashSet<String>,
    problems: &mut Vec<Problem>,
) {
    if text.is_ascii() || told.contains(text) {
        return;
    }
    let set = transliterate_for_certificate(text);
    if !set.missing.is_empty() {
        told.insert(text.to_string());
        let trouble = problems::GlyphMissing {
            text: text.to_string(),
            missing: set.missing,
            shown: set.text,
        };
        problems.push(event.problem(trouble, at));
    }
}
