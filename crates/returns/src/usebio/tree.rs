//! A USEBIO file as a tree of elements that records which were read, with limits against files that
//! exhaust memory.
//!
//! An attribute becomes a child element: programs write `TEAM_ID` both ways. Nothing outside the
//! file is fetched: a DOCTYPE that names a DTD is ignored, one that declares entities is refused.

use std::cell::Cell;
use std::ops::Range;

use quick_xml::events::{BytesPI, BytesStart, Event};
use quick_xml::{Reader, XmlVersion};

use model::embedded_form_cells;
use model::problem::ProblemDetail;

use super::problems;
use adopt::problems::UsebioRefused;

/// The name of a remark of palmares; no element can have it.
pub(super) const EMBEDDED_ROW_ELEMENT_NAME: &str = "?palmares";

/// Maximum elements of a file, three times those of a thousand tables of thirty boards.
const MOST_ELEMENTS: usize = 1_000_000;
/// Maximum attributes of an element.
const MOST_ATTRIBUTES: usize = 64;
/// Maximum depth; USEBIO itself has nine levels.
const DEEPEST: usize = 32;
/// Maximum text of an element in bytes, to fit into a cell.
const LONGEST_TEXT: usize = 32_000;
/// Maximum size of a file.
const MOST_BYTES: usize = 64 << 20;

/// An element and its content.
#[derive(Debug)]
pub(super) struct UsebioElement {
    /// Its name without a prefix.
    pub name: Box<str>,
    /// The line it begins in, from 1.
    pub line: u32,
    /// Where it stands in the text, in bytes; empty for an attribute.
    span: (u32, u32),
    /// Its children, attributes first.
    pub children: Vec<UsebioElement>,
    text: String,
    read: Cell<bool>,
}

impl UsebioElement {
    fn new(name: &str, line: u32) -> UsebioElement {
        UsebioElement {
            name: name.into(),
            line,
            span: (0, 0),
            children: Vec::new(),
            text: String::new(),
            read: Cell::new(false),
        }
    }

    /// Where it stands in the text of the file, in bytes; `None` for an attribute.
    pub(super) fn byte_span(&self) -> Option<Range<usize>> {
        let (start, end) = self.span;
        (start < end).then_some(start as usize..end as usize)
    }

    /// Its children with a name.
    pub(super) fn children_named<'a>(
        &'a self,
        name: &'a str,
    ) -> impl Iterator<Item = &'a UsebioElement> {
        self.children.iter().filter(move |child| *child.name == *name)
    }

    /// The text of the first child with a name and a text; marks it as read.
    pub(super) fn child_text(&self, name: &str) -> Option<&str> {
        let (child, text) = self.find(name)?;
        child.read.set(true);
        Some(text)
    }

    /// `text` without marking it as read.
    pub(super) fn peek_child_text(&self, name: &str) -> Option<&str> {
        self.find(name).map(|(_, text)| text)
    }

    fn find(&self, name: &str) -> Option<(&UsebioElement, &str)> {
        let named = self.children.iter().filter(|child| *child.name == *name);
        named.map(|child| (child, child.own_text())).find(|(_, text)| !text.is_empty())
    }

    /// Whether any descendant has a name.
    pub(super) fn has_descendant(&self, name: &str) -> bool {
        self.children.iter().any(|child| *child.name == *name || child.has_descendant(name))
    }

    /// Its own text, trimmed.
    pub(super) fn own_text(&self) -> &str {
        self.text.trim()
    }

    /// Whether its text was read.
    pub(super) fn was_read(&self) -> bool {
        self.read.get()
    }

    /// Marks it and its descendants as read.
    pub(super) fn mark_all_read(&self) {
        self.read.set(true);
        self.children.iter().for_each(UsebioElement::mark_all_read);
    }
}

/// The name of the first element of a text, if any.
pub(super) fn root_element_name(text: &str) -> Option<String> {
    let mut reader = Reader::from_str(text);
    loop {
        match reader.read_event() {
            Ok(Event::Start(tag) | Event::Empty(tag)) => {
                return Some(tag.local_name().as_ref().to_string());
            }
            Ok(Event::Eof) | Err(_) => return None,
            Ok(_) => {}
        }
    }
}

/// Parses a text; the error names the line.
pub(super) fn parse_element_tree(text: &str) -> Result<UsebioElement, ProblemDetail> {
    if text.len() > MOST_BYTES {
        return Err(refused(format!("it has more than {} MB", MOST_BYTES >> 20)));
    }
    let mut reader = Reader::from_str(text);
    reader.config_mut().enable_all_checks(true);
    let mut document = Document { text, counted: 0, line: 1, elements: 0, open: Vec::new() };
    document.check_characters(text, 0)?;
    let mut root = None;
    loop {
        let at = reader.buffer_position() as usize;
        let event = reader.read_event().map_err(|why| {
            let at = reader.error_position() as usize;
            document.damaged(at, &why.to_string())
        })?;
        if matches!(event, Event::Eof) {
            break;
        }
        if matches!(event, Event::Start(_) | Event::Empty(_))
            && root.is_some()
            && document.open.is_empty()
        {
            return Err(document.damaged(at, "there is a second root element"));
        }
        let end = reader.buffer_position() as usize;
        root = document.take(event, at..end)?.or(root);
    }
    let end = text.len();
    match (root, document.open.last()) {
        (_, Some(open)) => {
            let why = format!("it ends inside {}, which began in line {}", open.name, open.line);
            Err(document.damaged(end, &why))
        }
        (Some(root), None) => Ok(root),
        (None, None) => Err(document.damaged(end, "it ends before anything has begun")),
    }
}

/// The state of the parser.
struct Document<'a> {
    text: &'a str,
    /// The position up to which lines are counted, and their number.
    counted: usize,
    line: u32,
    elements: usize,
    open: Vec<UsebioElement>,
}

impl Document<'_> {
    /// The line of a position; positions must not decrease between calls.
    fn line_at(&mut self, at: usize) -> u32 {
        let at = at.min(self.text.len());
        if at > self.counted {
            let bytes = &self.text.as_bytes()[self.counted..at];
            self.line += memchr::memchr_iter(b'\n', bytes).count() as u32;
            self.counted = at;
        }
        self.line
    }

    fn damaged(&self, at: usize, why: &str) -> ProblemDetail {
        let before = &self.text.as_bytes()[..at.min(self.text.len())];
        let line = 1 + memchr::memchr_iter(b'\n', before).count();
        problems::UsebioDamaged { line, why: why.to_string() }.into()
    }

    /// Handles an event of the reader; returns the root when it closes.
    fn take(
        &mut self,
        event: Event<'_>,
        Range { start: at, end }: Range<usize>,
    ) -> Result<Option<UsebioElement>, ProblemDetail> {
        match event {
            Event::Start(tag) => self.start(&tag, at)?,
            Event::Empty(tag) => {
                self.start(&tag, at)?;
                return Ok(self.end(end));
            }
            Event::End(_) => return Ok(self.end(end)),
            Event::Text(found) => self.add_text(&found.xml10_content(), at)?,
            Event::CData(found) => self.add_text(&found.xml10_content(), at)?,
            Event::GeneralRef(reference) => {
                let character = reference.resolve_char_ref().ok().flatten();
                let Some(character) = character.or_else(|| entity(&reference)) else {
                    let why = format!("the entity &{}; is not defined", &*reference);
                    return Err(self.damaged(at, &why));
                };
                let text = character.encode_utf8(&mut [0; 4]).to_string();
                self.check_characters(&text, at)?;
                self.add_text(&text, at)?;
            }
            Event::DocType(declared) if declared.to_ascii_uppercase().contains("<!ENTITY") => {
                return Err(refused("it declares entities of its own".to_string()));
            }
            Event::PI(found) => self.remark(&found, at)?,
            _ => {}
        }
        Ok(None)
    }

    fn start(&mut self, tag: &BytesStart<'_>, at: usize) -> Result<(), ProblemDetail> {
        if self.open.len() >= DEEPEST {
            return Err(refused(format!("its elements are nested more than {DEEPEST} deep")));
        }
        let line = self.line_at(at);
        let mut element = UsebioElement::new(tag.local_name().as_ref(), line);
        // The text is shorter than MOST_BYTES.
        element.span.0 = at as u32;
        for (number, attribute) in tag.attributes().enumerate() {
            let attribute =
                attribute.map_err(|why| self.damaged(at, &format!("an attribute: {why}")))?;
            if number >= MOST_ATTRIBUTES {
                return Err(refused(format!(
                    "an element has more than {MOST_ATTRIBUTES} attributes"
                )));
            }
            // Namespaces and schemas do not describe the event.
            let key = attribute.key.as_ref();
            if key == "xmlns" || key.contains(':') {
                continue;
            }
            let value = attribute
                .normalized_value(XmlVersion::Implicit1_0)
                .map_err(|why| self.damaged(at, &why.to_string()))?;
            self.check_characters(&value, at)?;
            let mut child = UsebioElement::new(key, line);
            child.add(&value)?;
            element.children.push(child);
        }
        self.elements += 1 + element.children.len();
        if self.elements > MOST_ELEMENTS {
            return Err(refused(format!("it has more than {MOST_ELEMENTS} elements")));
        }
        self.open.push(element);
        Ok(())
    }

    /// Keeps a remark of palmares as an element and ignores other processing instructions.
    fn remark(&mut self, found: &BytesPI<'_>, at: usize) -> Result<(), ProblemDetail> {
        if found.target() != embedded_form_cells::INSTRUCTION_TARGET {
            return Ok(());
        }
        let line = self.line_at(at);
        let mut element = UsebioElement::new(EMBEDDED_ROW_ELEMENT_NAME, line);
        element.add(found.content())?;
        self.elements += 1;
        if let Some(open) = self.open.last_mut() {
            open.children.push(element);
        }
        Ok(())
    }

    /// Closes the last element; returns the root when it closes.
    fn end(&mut self, end: usize) -> Option<UsebioElement> {
        let mut closed = self.open.pop()?;
        closed.span.1 = end as u32;
        match self.open.last_mut() {
            Some(parent) => {
                parent.children.push(closed);
                None
            }
            None => Some(closed),
        }
    }

    fn add_text(&mut self, text: &str, at: usize) -> Result<(), ProblemDetail> {
        match self.open.last_mut() {
            Some(element) => element.add(text),
            None if text.trim().is_empty() => Ok(()),
            None => Err(self.damaged(at, "there is text outside of all elements")),
        }
    }

    /// Refuses characters that are invalid in XML.
    fn check_characters(&self, text: &str, at: usize) -> Result<(), ProblemDetail> {
        let wrong = |c: char| {
            (c.is_ascii_control() && !matches!(c, '\t' | '\n' | '\r' | '\u{7f}'))
                || matches!(c, '\u{fffe}' | '\u{ffff}')
        };
        match text.char_indices().find(|(_, c)| wrong(*c)) {
            Some((found, c)) => {
                let why = format!("the character U+{:04X} does not belong in text", u32::from(c));
                Err(self.damaged(at + found, &why))
            }
            None => Ok(()),
        }
    }
}

impl UsebioElement {
    fn add(&mut self, text: &str) -> Result<(), ProblemDetail> {
        if self.text.is_empty() && text.trim().is_empty() {
            return Ok(());
        }
        self.text.push_str(text);
        if self.text.len() > LONGEST_TEXT {
            let (name, line) = (&self.name, self.line);
            return Err(refused(format!("{name} in line {line} has more text than a cell holds")));
        }
        Ok(())
    }
}

fn refused(what: String) -> ProblemDetail {
    UsebioRefused { what }.into()
}

/// The five predefined entities of XML.
fn entity(name: &str) -> Option<char> {
    Some(match name {
        "amp" => '&',
        "lt" => '<',
        "gt" => '>',
        "quot" => '"',
        "apos" => '\'',
        _ => return None,
    })
}
