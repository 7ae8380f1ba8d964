//! Parses XML into a tree for the checks of a workbook.

use quick_xml::Reader;
use quick_xml::events::{BytesStart, Event};

/// An element.
#[derive(Debug, Default)]
pub struct Element {
    /// Its name without a prefix.
    pub name: String,
    /// Its attributes, with their prefixes.
    pub attributes: Vec<(String, String)>,
    /// Its child elements, in order.
    pub children: Vec<Element>,
    /// Its own text.
    pub text: String,
}

impl Element {
    /// An attribute.
    pub fn get(&self, name: &str) -> Option<&str> {
        let found = self.attributes.iter().find(|(known, _)| known == name);
        found.map(|(_, value)| value.as_str())
    }

    /// An attribute that is a whole number.
    pub fn number(&self, name: &str) -> Option<usize> {
        self.get(name)?.parse().ok()
    }

    /// The first child of a name.
    pub fn child(&self, name: &str) -> Option<&Element> {
        self.children.iter().find(|child| child.name == name)
    }

    /// The children of a name.
    pub fn all<'a>(&'a self, name: &'a str) -> impl Iterator<Item = &'a Element> {
        self.children.iter().filter(move |child| child.name == name)
    }

    /// This element and all below it.
    pub fn everything(&self) -> Vec<&Element> {
        let mut all = Vec::new();
        self.gather(&mut all);
        all
    }

    fn gather<'a>(&'a self, all: &mut Vec<&'a Element>) {
        all.push(self);
        self.children.iter().for_each(|child| child.gather(all));
    }

    /// All text in it.
    pub fn whole_text(&self) -> String {
        self.everything().iter().map(|element| element.text.as_str()).collect()
    }
}

/// Whether XML allows a character.
fn is_allowed(c: char) -> bool {
    matches!(c, '\t' | '\n' | '\r' | '\u{20}'..='\u{d7ff}' | '\u{e000}'..='\u{fffd}' | '\u{10000}'..)
}

/// The root of a document.
pub fn parse(bytes: &[u8]) -> Result<Element, String> {
    let text = std::str::from_utf8(bytes).map_err(|why| why.to_string())?;
    if let Some(c) = text.chars().find(|c| !is_allowed(*c)) {
        return Err(format!("has the character U+{:04X}", u32::from(c)));
    }
    let mut reader = Reader::from_str(text);
    let mut open: Vec<Element> = Vec::new();
    let mut root = None;
    loop {
        let event = reader.read_event().map_err(|why| why.to_string())?;
        let closed = match event {
            Event::Start(tag) => {
                open.push(element(&tag)?);
                None
            }
            Event::Empty(tag) => Some(element(&tag)?),
            Event::End(_) => open.pop(),
            Event::Text(text) => {
                put(&mut open, &text.xml10_content())?;
                None
            }
            Event::CData(text) => {
                put(&mut open, &text.xml10_content())?;
                None
            }
            Event::GeneralRef(reference) => {
                put(&mut open, &referred(reference.as_ref())?)?;
                None
            }
            Event::DocType(_) => return Err("has a document type".to_string()),
            Event::Eof => break,
            _ => None,
        };
        if let Some(closed) = closed {
            match open.last_mut() {
                Some(parent) => parent.children.push(closed),
                None if root.is_some() => return Err("has two roots".to_string()),
                None => root = Some(closed),
            }
        }
    }
    match open.last() {
        Some(left) => Err(format!("<{}> is not closed", left.name)),
        None => root.ok_or_else(|| "is empty".to_string()),
    }
}

fn put(open: &mut [Element], text: &str) -> Result<(), String> {
    match open.last_mut() {
        Some(element) => element.text.push_str(text),
        None if text.trim().is_empty() => {}
        None => return Err("has text outside of its root".to_string()),
    }
    Ok(())
}

/// The text of a reference such as `&lt;`.
fn referred(name: &str) -> Result<String, String> {
    let known = [("amp", "&"), ("lt", "<"), ("gt", ">"), ("quot", "\""), ("apos", "'")];
    if let Some((_, text)) = known.iter().find(|(known, _)| *known == name) {
        return Ok(text.to_string());
    }
    let digits = name.strip_prefix('#');
    let code = digits.and_then(|digits| match digits.strip_prefix('x') {
        Some(digits) => u32::from_str_radix(digits, 16).ok(),
        None => digits.parse().ok(),
    });
    let c = code.and_then(char::from_u32).filter(|c| is_allowed(*c));
    c.map(String::from).ok_or_else(|| format!("refers to &{name};"))
}

fn element(tag: &BytesStart<'_>) -> Result<Element, String> {
    let name = tag.local_name().as_ref().to_string();
    let mut attributes = Vec::new();
    // Two attributes of one name are an error.
    for attribute in tag.attributes() {
        let attribute = attribute.map_err(|why| format!("<{name}>: {why}"))?;
        let value = attribute
            .normalized_value(quick_xml::XmlVersion::Implicit1_0)
            .map_err(|why| format!("<{name}>: {why}"))?;
        if let Some(c) = value.chars().find(|c| !is_allowed(*c)) {
            return Err(format!("<{name}> has the character U+{:04X}", u32::from(c)));
        }
        attributes.push((attribute.key.as_ref().to_string(), value.into_owned()));
    }
    Ok(Element { name, attributes, ..Element::default() })
}
