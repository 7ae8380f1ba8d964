//! What figures of the handbook may not say together, where a file changes them: bands of boards with
//! gaps, factors and ranks out of order. The range of each number is in `engine/scheme/allowed_figure_ranges.rs`.

use super::MasterPointHandbook;
use engine::rules::UnsoundFigure;
use engine::scheme::figure_checks::unsound_source_figures;
use engine::scheme::problems::{Gap, OutOfOrder, Overlap};
use model::problem::ProblemDetail;

/// Everything that is wrong with figures.
pub fn unsound_handbook_figures(handbook: &MasterPointHandbook) -> Vec<UnsoundFigure> {
    let mut found = unsound_source_figures(&handbook.source);
    let mut tell = |path: &[&dyn ToString], trouble: ProblemDetail| {
        let path = path.iter().map(|part| part.to_string()).collect();
        found.push(UnsoundFigure { path, trouble });
    };
    of_bands(handbook, &mut tell);
    for (nth, pair) in handbook.status.windows(2).enumerate() {
        if pair[1].factor <= pair[0].factor {
            let (what, number) = (pair[1].title.clone(), pair[1].factor.to_string());
            let (other, before) = (pair[0].title.clone(), pair[0].factor.to_string());
            tell(
                &[&"status", &(nth + 1), &"factor"],
                OutOfOrder { what, number, other, before }.into(),
            );
        }
    }
    for (nth, pair) in handbook.membership.ranks.rank.windows(2).enumerate() {
        if !pair[1].asks_more_than(&pair[0]) {
            let (what, number) = (pair[1].name.clone(), pair[1].requirements_text());
            let (other, before) = (pair[0].name.clone(), pair[0].requirements_text());
            let path: [&dyn ToString; 5] =
                [&"membership", &"ranks", &"rank", &(nth + 1), &"points"];
            tell(&path, OutOfOrder { what, number, other, before }.into());
        }
    }
    found
}

/// Bands of boards: one behind the other.
fn of_bands(handbook: &MasterPointHandbook, tell: &mut dyn FnMut(&[&dyn ToString], ProblemDetail)) {
    for (nth, band) in handbook.band.iter().enumerate() {
        let Some(before) = nth.checked_sub(1).map(|before| &handbook.band[before]) else {
            continue;
        };
        match before.to {
            Some(to) if band.from > to + 1 => {
                let (from, until) = (to + 1, band.from - 1);
                let until = if until > from { format!(" to {until}") } else { String::new() };
                let before = to.to_string();
                let trouble = Gap { what: "boards", from, to: until, before };
                tell(&[&"band", &nth, &"from"], trouble.into());
            }
            Some(to) if band.from == to + 1 => {}
            _ => {
                let what = format!("{} boards", band.from);
                let trouble = Overlap { what, other: format!("“{}”", before.title) };
                tell(&[&"band", &nth, &"from"], trouble.into());
            }
        }
    }
}
