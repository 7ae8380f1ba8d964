//! A text that was looked up, as the parts between the places of its values.

use std::borrow::Cow;

/// What begins and ends the name of a place while a text is looked up.
const MARKS: [char; 2] = ['\u{e000}', '\u{e001}'];

/// A text with places for values.
#[derive(Debug)]
pub(super) struct TextPattern(Vec<Part>);

#[derive(Debug)]
enum Part {
    Text(Box<str>),
    /// The place of a value, by its name.
    Place(Box<str>),
}

impl TextPattern {
    /// What stands for a value while the text is looked up.
    pub(super) fn value_placeholder(name: &str) -> String {
        format!("{}{name}{}", MARKS[0], MARKS[1])
    }

    /// The parts of a text with marks.
    pub(super) fn parse(text: &str) -> TextPattern {
        let mut parts = Vec::new();
        for (nth, piece) in text.split(MARKS).enumerate() {
            match nth % 2 {
                0 if piece.is_empty() => {}
                0 => parts.push(Part::Text(piece.into())),
                _ => parts.push(Part::Place(piece.into())),
            }
        }
        TextPattern(parts)
    }

    /// The text with values in its places.
    pub(super) fn fill(&self, values: &[(&str, &str)]) -> String {
        self.fill_with(values, |text| Cow::Borrowed(text))
    }

    /// The same, with what stands between the places written by `write`.
    pub(super) fn fill_with(
        &self,
        values: &[(&str, &str)],
        write: impl Fn(&str) -> Cow<'_, str>,
    ) -> String {
        let mut told = String::new();
        for part in &self.0 {
            match part {
                Part::Text(text) => told.push_str(&write(text)),
                Part::Place(name) => {
                    let value = values.iter().find(|(own, _)| **own == **name);
                    told.push_str(value.map_or("", |(_, value)| value));
                }
            }
        }
        told
    }
}
