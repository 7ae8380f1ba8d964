//! The master points that a USEBIO file names, and where in its text: they are corrected in place, so
//! that all else stays as it was typed.

use std::ops::Range;

use crate::StableSort;

/// The points that a USEBIO file names.
#[derive(Debug)]
pub struct UsebioPoints {
    pub text: String,
    /// Its contestants, in the order of the rows of the imported sheet `Entries`.
    pub contestants: Vec<UsebioContestantPoints>,
    /// The line of points that stand outside the lists of contestants, if there are any: of the
    /// pairs of teams, or of matches.
    pub elsewhere: Option<u32>,
    /// The types of its points.
    pub types: Vec<UsebioElementText>,
    /// What it says of whether points were awarded.
    pub flags: Vec<UsebioElementText>,
}

/// The points of a contestant.
#[derive(Debug)]
pub struct UsebioContestantPoints {
    /// The number of players.
    pub players: usize,
    /// What each list of the file says of it: the one of the event first, then those of the sessions
    /// from the last.
    pub lists: Vec<UsebioContestantInList>,
}

/// What a list says of a contestant.
#[derive(Debug)]
pub struct UsebioContestantInList {
    /// Whether the list is that of a session.
    pub of_session: bool,
    pub place: Option<String>,
    /// The points of the contestant.
    pub own: UsebioElementPoints,
    /// The points of its players, by position; `None` for those who are not in this list.
    pub players: Vec<Option<UsebioElementPoints>>,
}

/// The points that an element names.
#[derive(Debug, Default)]
pub struct UsebioElementPoints {
    /// The numbers; several if there are several types of points.
    pub points: Vec<UsebioElementText>,
    /// Where points belong if there are none: before this byte.
    pub before: Option<usize>,
}

/// An element with a text.
#[derive(Debug, Clone)]
pub struct UsebioElementText {
    /// Its text; may be empty.
    pub text: String,
    /// Where the element stands, in bytes.
    pub span: Range<usize>,
}

/// A change of the text: the bytes that are replaced, and by what.
pub type TextChange = (Range<usize>, String);

impl UsebioElementPoints {
    /// Whether it names points.
    pub fn has_points(&self) -> bool {
        self.points.iter().any(|spot| !spot.text.is_empty())
    }
}

impl UsebioPoints {
    /// The change that gives an element another text.
    pub fn text_replacement(&self, spot: &UsebioElementText, text: &str) -> TextChange {
        let element = &self.text[spot.span.clone()];
        let tag = &element[..end_of_tag(element)];
        let name = |tag: &str| {
            tag[1..].split([' ', '\t', '\r', '\n']).next().unwrap_or_default().to_string()
        };
        let changed = match (tag.strip_suffix("/>"), element.rfind("</")) {
            (None, Some(end)) => format!("{tag}{text}{}", &element[end..]),
            (open, _) => {
                let open = open.unwrap_or(tag).trim_end();
                format!("{open}>{text}</{}>", name(open))
            }
        };
        (spot.span.clone(), changed)
    }

    /// The change that puts a new element before a child, on a line of its own as that is.
    pub fn element_insertion(&self, child: usize, name: &str, text: &str) -> TextChange {
        let above = &self.text[..child];
        let blanks = &above[above.trim_end_matches([' ', '\t', '\r', '\n']).len()..];
        (child..child, format!("<{name}>{text}</{name}>{blanks}"))
    }

    /// The text with some changes, which must not overlap.
    pub fn apply_changes(&self, mut changes: Vec<TextChange>) -> String {
        changes.arrange_by_key(|(span, _)| span.start);
        let mut text = String::with_capacity(self.text.len() + 64 * changes.len());
        let mut from = 0;
        for (span, changed) in changes {
            text.push_str(&self.text[from..span.start]);
            text.push_str(&changed);
            from = span.end;
        }
        text.push_str(&self.text[from..]);
        text
    }
}

/// Where the start tag of an element ends: a `>` in quotes does not end it.
fn end_of_tag(element: &str) -> usize {
    let mut quote = None;
    for (at, c) in element.char_indices() {
        match (quote, c) {
            (None, '>') => return at + 1,
            (None, '"' | '\'') => quote = Some(c),
            (Some(open), c) if open == c => quote = None,
            _ => {}
        }
    }
    element.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_element_keeps_its_dress() {
        for (element, changed) in [
            ("<A>6</A>", "<A>12</A>"),
            ("<A t=\"x>y\"> 6 </A >", "<A t=\"x>y\">12</A >"),
            ("<A/>", "<A>12</A>"),
            ("<n:A t='1' />", "<n:A t='1'>12</n:A>"),
            ("<A></A>", "<A>12</A>"),
        ] {
            let file = UsebioPoints {
                text: element.to_string(),
                contestants: Vec::new(),
                elsewhere: None,
                types: Vec::new(),
                flags: Vec::new(),
            };
            let spot = UsebioElementText { text: String::new(), span: 0..element.len() };
            assert_eq!(file.text_replacement(&spot, "12").1, changed);
        }
    }
}
