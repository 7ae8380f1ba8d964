//! Texts that stand below each other and share the height that the design gives them: where one
//! needs more lines the gaps shrink, where one is empty they widen.

use std::sync::Arc;

use crate::fit::{FittedText, TextFitKind};
use crate::slot::{TextSlot, TypesetText};

/// How far a line reaches above and below its baseline, in ems.
const ABOVE: f32 = 0.72;
const BELOW: f32 = 0.24;
/// Gaps may shrink and widen to these parts of what the design has.
const NARROWEST: f32 = 0.5;
const WIDEST: f32 = 1.6;
/// If that is not enough all texts shrink, by this factor at a time and so often.
const STEP: f32 = 0.94;
const STEPS: i32 = 16;

/// A text with its height.
struct Part<'a> {
    slot: &'a TextSlot,
    fitted: Arc<FittedText>,
    /// The gap above it.
    gap: f32,
    height: f32,
}

/// Sets the texts of a group; `None` keeps the words of the design.
pub(crate) fn typeset_stacked_texts<'a>(
    slots: &'a [TextSlot],
    texts: &[Option<String>],
) -> Vec<TypesetText<'a>> {
    let edges = |slot: &TextSlot| {
        let size = slot.room.size;
        let top = slot.y - ABOVE * size;
        match slot.room.kind {
            TextFitKind::Lines(_) => (top, slot.y + BELOW * size),
            TextFitKind::Paragraph(height) => (top, top + height),
        }
    };
    let edges: Vec<(f32, f32)> = slots.iter().map(edges).collect();
    let (top, bottom) = match (edges.first(), edges.last()) {
        (Some(first), Some(last)) => (first.0, last.1),
        _ => return Vec::new(),
    };
    let gap = |index: usize| match index.checked_sub(1) {
        Some(before) => (edges[index].0 - edges[before].1).max(0.0),
        None => 0.0,
    };
    let mut parts = Vec::new();
    let mut room = (0.0, 0.0);
    for step in 0..STEPS {
        let part = |(index, (slot, text)): (usize, (&'a TextSlot, &Option<String>))| {
            let fitted = slot.fit_scaled(text.as_deref(), STEP.powi(step));
            let more = fitted.lines.len().saturating_sub(1) as f32 * slot.room.leading;
            let height = (ABOVE + BELOW + more) * fitted.size;
            Part { slot, fitted, gap: gap(index), height }
        };
        parts = slots.iter().zip(texts).enumerate().map(part).collect::<Vec<_>>();
        parts.retain(|part| !part.fitted.lines.is_empty());
        room = stretched(&parts, bottom - top);
        if room.0 >= NARROWEST {
            break;
        }
    }
    let (stretch, mut y) = (room.0.max(0.0), top + room.1);
    let place = |(index, part): (usize, Part<'a>)| {
        y += if index > 0 { part.gap * stretch } else { 0.0 };
        let set = part.slot.typeset_from_baseline(&part.fitted, y + ABOVE * part.fitted.size);
        y += part.height;
        set
    };
    parts.into_iter().enumerate().map(place).collect()
}

/// The factor of the gaps of texts in a height, and what remains above them.
fn stretched(parts: &[Part<'_>], height: f32) -> (f32, f32) {
    let free = height - parts.iter().map(|part| part.height).sum::<f32>();
    let gaps: f32 = parts.iter().skip(1).map(|part| part.gap).sum();
    if gaps <= 0.0 {
        return (if free < 0.0 { 0.0 } else { 1.0 }, free.max(0.0) / 2.0);
    }
    let stretch = (free / gaps).min(WIDEST);
    (stretch, (free - stretch * gaps).max(0.0) / 2.0)
}
