//! XML as text with places: tags, the children of a root, and edits that leave every other byte.

use std::ops::{Range, RangeInclusive};

use quick_xml::Reader;
use quick_xml::events::Event;

/// A start, empty or end tag in a text.
#[derive(Debug, Clone, Copy)]
pub(super) struct XmlTag<'a> {
    /// The text of the tag, with its angle brackets.
    pub raw: &'a str,
    /// The byte at which it begins.
    pub at: usize,
    /// Which kind it is.
    pub kind: TagKind,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum TagKind {
    Start,
    Empty,
    End,
}

impl<'a> XmlTag<'a> {
    /// The end of the tag.
    pub(super) fn end(&self) -> usize {
        self.at + self.raw.len()
    }

    /// Its name with its prefix.
    pub(super) fn name(&self) -> &'a str {
        let name = self.raw.trim_start_matches(['<', '/']);
        let end = name.find(|c: char| c.is_whitespace() || c == '/' || c == '>');
        &name[..end.unwrap_or(name.len())]
    }

    /// Its name without a prefix.
    pub(super) fn local_name(&self) -> &'a str {
        let name = self.name();
        name.split_once(':').map_or(name, |(_, local)| local)
    }

    /// Its prefix with the colon; empty without.
    pub(super) fn prefix(&self) -> &'a str {
        let name = self.name();
        name.find(':').map_or("", |colon| &name[..=colon])
    }

    /// The attributes: name, and range of the value in the whole text.
    pub(super) fn attributes(&self) -> impl Iterator<Item = (&'a str, Range<usize>)> + use<'a> {
        let (raw, at) = (self.raw, self.at);
        let mut from = 1 + self.name().len();
        std::iter::from_fn(move || {
            let equals = from + raw.get(from..)?.find('=')?;
            let name = raw[from..equals].trim();
            let value = &raw[equals + 1..];
            let open = equals + 1 + (value.len() - value.trim_start().len());
            let quote = raw[open..].chars().next().filter(|c| matches!(c, '"' | '\''))?;
            let end = open + 1 + raw[open + 1..].find(quote)?;
            from = end + 1;
            Some((name, at + open + 1..at + end))
        })
    }

    /// The range of an attribute's value, by its name with prefix.
    pub(super) fn attribute_range(&self, name: &str) -> Option<Range<usize>> {
        self.attributes().find(|(own, _)| *own == name).map(|(_, range)| range)
    }

    /// An attribute as it is written, by its name with prefix.
    pub(super) fn raw_attribute(&self, name: &str) -> Option<&'a str> {
        let range = self.attribute_range(name)?;
        Some(&self.raw[range.start - self.at..range.end - self.at])
    }

    /// An attribute, its references replaced, by its name with prefix.
    pub(super) fn attribute(&self, name: &str) -> Option<String> {
        self.raw_attribute(name).map(unescape_xml)
    }

    /// An attribute by its name without a prefix.
    pub(super) fn attribute_by_local_name(&self, local: &str) -> Option<String> {
        let named = |name: &str| name.rsplit(':').next() == Some(local);
        let (name, _) = self.attributes().find(|(name, _)| named(name))?;
        self.attribute(name)
    }

    /// An attribute that is a number.
    pub(super) fn number_attribute(&self, name: &str) -> Option<u32> {
        self.raw_attribute(name)?.trim().parse().ok()
    }

    /// The prefix of a namespace that the tag declares, with a colon.
    pub(super) fn prefix_of_namespace(&self, namespaces: &[&str]) -> Option<String> {
        self.attributes().find_map(|(name, range)| {
            let prefix = name.strip_prefix("xmlns:")?;
            let value = &self.raw[range.start - self.at..range.end - self.at];
            namespaces.contains(&value).then(|| format!("{prefix}:"))
        })
    }

    /// The place before the end of the tag's attributes.
    pub(super) fn attributes_end(&self) -> usize {
        let close = if self.kind == TagKind::Empty { 2 } else { 1 };
        self.end() - close
    }
}

/// Calls a function for each tag of a well-formed text, with its depth: 0 for the root.
pub(super) fn for_each_tag<'a>(
    text: &'a str,
    mut tell: impl FnMut(XmlTag<'a>, usize),
) -> Result<(), String> {
    let mut reader = Reader::from_str(text);
    let (mut depth, mut roots) = (0usize, 0usize);
    loop {
        let at = reader.buffer_position() as usize;
        let event = reader.read_event().map_err(|why| why.to_string())?;
        let end = reader.buffer_position() as usize;
        let tag = |kind| XmlTag { raw: text.get(at..end).unwrap_or_default(), at, kind };
        match event {
            Event::Start(_) => {
                roots += usize::from(depth == 0);
                tell(tag(TagKind::Start), depth);
                depth += 1;
            }
            Event::Empty(_) => {
                roots += usize::from(depth == 0);
                tell(tag(TagKind::Empty), depth);
            }
            Event::End(_) => {
                depth = depth.checked_sub(1).ok_or("an element ends that did not begin")?;
                tell(tag(TagKind::End), depth);
            }
            Event::DocType(_) => return Err("it has a document type".to_string()),
            Event::Decl(_) if at > 0 => return Err("it is declared twice".to_string()),
            Event::Text(text) if depth == 0 && !text.trim().is_empty() => {
                return Err("it has text outside of its root".to_string());
            }
            Event::Eof if depth > 0 || roots != 1 => return Err("it is cut off".to_string()),
            Event::Eof => return Ok(()),
            _ => {}
        }
    }
}

/// An element: its tags and their content.
#[derive(Debug, Clone)]
pub(super) struct XmlElement<'a> {
    /// Its start or empty tag.
    pub tag: XmlTag<'a>,
    /// The range between its tags; empty for an empty tag.
    pub inner: Range<usize>,
    /// The end of the element.
    pub end: usize,
}

impl XmlElement<'_> {
    /// The range of the whole element.
    pub(super) fn range(&self) -> Range<usize> {
        self.tag.at..self.end
    }

    /// Adds content at its end; expands an empty tag.
    pub(super) fn append(&self, content: &str, edits: &mut TextEdits) {
        match self.tag.kind {
            TagKind::Empty => {
                let close = format!(">{content}</{}>", self.tag.name());
                edits.replace(self.tag.attributes_end()..self.end, close);
            }
            _ => edits.insert(self.inner.end, content),
        }
    }
}

/// A root with its children.
#[derive(Debug)]
pub(super) struct RootElement<'a> {
    pub root: XmlElement<'a>,
    /// Its children in order.
    pub children: Vec<XmlElement<'a>>,
    /// The children of some of them in order.
    inner: Vec<XmlElement<'a>>,
}

impl<'a> RootElement<'a> {
    /// The outline of a well-formed text.
    pub(super) fn parse(text: &'a str) -> Result<RootElement<'a>, String> {
        RootElement::parse_with_grandchildren(text, &[])
    }

    /// The same, with the children of the children that have one of some names.
    pub(super) fn parse_with_grandchildren(
        text: &'a str,
        parents: &[&str],
    ) -> Result<RootElement<'a>, String> {
        let mut named = false;
        let found = elements_kept(text, |tag, depth| {
            if depth == 1 && tag.kind != TagKind::End {
                named = parents.contains(&tag.local_name());
            }
            depth < 2 || depth == 2 && named
        })?;
        let (inner, outer): (Vec<_>, Vec<_>) = found.into_iter().partition(|(depth, _)| *depth > 1);
        let mut outer = outer.into_iter().map(|(_, own)| own);
        let root = outer.next().ok_or("it has no root")?;
        let inner = inner.into_iter().map(|(_, own)| own).collect();
        Ok(RootElement { root, children: outer.collect(), inner })
    }

    /// The children of a child whose name was given to [`RootElement::parse_with_grandchildren`].
    pub(super) fn children_of(
        &self,
        parent: &XmlElement<'_>,
    ) -> impl Iterator<Item = &XmlElement<'a>> {
        let range = parent.inner.clone();
        self.inner.iter().filter(move |own| range.contains(&own.tag.at))
    }

    /// The prefix of the root, with a colon.
    pub(super) fn prefix(&self) -> &'a str {
        self.root.tag.prefix()
    }

    /// The first child with a name.
    pub(super) fn child(&self, local: &str) -> Option<&XmlElement<'a>> {
        let own = self.root.tag.prefix();
        self.children.iter().find(|child| {
            let name = child.tag.name();
            name.strip_prefix(own).unwrap_or(name) == local
        })
    }

    /// The place of a new child: behind those that come before it by the schema's order. A root
    /// without children has none.
    pub(super) fn place_of_new_child(&self, local: &str, order: &[&str]) -> Result<usize, String> {
        if self.root.tag.kind == TagKind::Empty {
            return Err("it is empty".to_string());
        }
        let rank = |name: &str| order.iter().position(|known| *known == name);
        let wanted = rank(local).unwrap_or(order.len());
        let before =
            |child: &&XmlElement<'_>| rank(child.tag.local_name()).is_some_and(|at| at <= wanted);
        let last = self.children.iter().rev().find(before);
        Ok(last.map_or(self.root.inner.start, |child| child.end))
    }
}

/// The elements of a well-formed text down to a depth, in the order of their beginnings.
pub(super) fn elements_to_depth(
    text: &str,
    deepest: usize,
) -> Result<Vec<(usize, XmlElement<'_>)>, String> {
    elements_kept(text, |_, depth| depth <= deepest)
}

/// Calls a function for each element at the first of some depths, with the elements in it at the others.
pub(super) fn for_each_element<'t>(
    text: &'t str,
    depths: RangeInclusive<usize>,
    mut tell: impl FnMut(&XmlElement<'t>, &[(usize, XmlElement<'t>)]),
) -> Result<(), String> {
    let mut found = Found::default();
    for_each_tag(text, |tag, at| {
        if !depths.contains(&at) {
            return;
        }
        found.take(&tag, at);
        if at == *depths.start()
            && tag.kind != TagKind::Start
            && let Some(((_, whole), inside)) = found.elements.split_first()
        {
            tell(whole, inside);
            found.elements.clear();
        }
    })
}

/// Elements in the order of their beginnings, with their depths.
#[derive(Default)]
struct Found<'t> {
    elements: Vec<(usize, XmlElement<'t>)>,
    /// The positions of those that are open.
    open: Vec<usize>,
}

impl<'t> Found<'t> {
    fn take(&mut self, tag: &XmlTag<'t>, depth: usize) {
        if tag.kind == TagKind::End {
            if let Some(at) = self.open.pop()
                && let Some((_, element)) = self.elements.get_mut(at)
            {
                element.inner.end = tag.at;
                element.end = tag.end();
            }
            return;
        }
        if tag.kind == TagKind::Start {
            self.open.push(self.elements.len());
        }
        let end = tag.end();
        self.elements.push((depth, XmlElement { tag: *tag, inner: end..end, end }));
    }
}

/// The elements of a well-formed text whose tags a test keeps, with their depths.
fn elements_kept<'t>(
    text: &'t str,
    mut keeps: impl FnMut(&XmlTag<'t>, usize) -> bool,
) -> Result<Vec<(usize, XmlElement<'t>)>, String> {
    let mut found = Found::default();
    for_each_tag(text, |tag, depth| {
        if keeps(&tag, depth) {
            found.take(&tag, depth);
        }
    })?;
    Ok(found.elements)
}

/// Changes of a text.
#[derive(Debug, Default)]
pub(super) struct TextEdits {
    /// The changed ranges, each with the range of its new text.
    changes: Vec<(Range<usize>, Range<usize>)>,
    /// All new texts, one behind the other.
    new: String,
}

impl TextEdits {
    /// Inserts a text. Of several at one place the first stands first.
    pub(super) fn insert(&mut self, at: usize, text: impl Into<String>) {
        self.replace(at..at, text);
    }

    /// Replaces the bytes of a range by a text.
    pub(super) fn replace(&mut self, range: Range<usize>, text: impl Into<String>) {
        let (begins, text) = (self.new.len(), text.into());
        match begins {
            0 => self.new = text,
            _ => self.new.push_str(&text),
        }
        if !(range.is_empty() && begins == self.new.len()) {
            self.changes.push((range, begins..self.new.len()));
        }
    }

    /// Removes the bytes of a range.
    pub(super) fn remove(&mut self, range: Range<usize>) {
        self.replace(range, "");
    }

    /// The changed text. A change inside a removed range is lost with it.
    pub(super) fn apply(mut self, text: &str) -> String {
        // What is inserted where a range begins stays before it.
        self.changes.sort_by_key(|(range, _)| (range.start, !range.is_empty()));
        let mut changed = String::with_capacity(text.len() + self.new.len());
        let mut done = 0;
        for (range, new) in &self.changes {
            if range.start < done {
                continue;
            }
            changed.push_str(&text[done..range.start]);
            changed.push_str(&self.new[new.clone()]);
            done = range.end;
        }
        changed.push_str(&text[done..]);
        changed
    }
}

/// A text whose references to characters are replaced.
pub(super) fn unescape_xml(raw: &str) -> String {
    quick_xml::escape::unescape(raw).map_or_else(|_| raw.to_string(), |text| text.into_owned())
}

/// The first tag of an element's text.
pub(super) fn first_tag(element: &str) -> XmlTag<'_> {
    let mut quote = None;
    let end = element.find(|c: char| {
        match quote {
            Some(open) if c == open => quote = None,
            Some(_) => {}
            None if matches!(c, '"' | '\'') => quote = Some(c),
            None => return c == '>',
        }
        false
    });
    let raw = &element[..end.map_or(element.len(), |end| end + 1)];
    let kind = if raw.ends_with("/>") { TagKind::Empty } else { TagKind::Start };
    XmlTag { raw, at: 0, kind }
}

/// An element's text with another value of an attribute.
pub(super) fn with_attribute(element: &str, name: &str, value: &str) -> String {
    let tag = first_tag(element);
    let mut edits = TextEdits::default();
    match tag.attribute_range(name) {
        Some(range) => edits.replace(range, value),
        None => edits.insert(tag.attributes_end(), format!(" {name}=\"{value}\"")),
    }
    edits.apply(element)
}

/// A text with a prefix on every name without one; only for XML that this crate wrote.
pub(super) fn prefix_xml_names(xml: &str, prefix: &str) -> String {
    if prefix.is_empty() {
        return xml.to_string();
    }
    let mut named = String::with_capacity(xml.len() * 2);
    let mut pieces = xml.split('<');
    named.push_str(pieces.next().unwrap_or_default());
    for piece in pieces {
        let (slash, rest) = piece.strip_prefix('/').map_or(("", piece), |rest| ("/", rest));
        let end = rest.find([' ', '/', '>']).unwrap_or(rest.len());
        let own = if rest[..end].contains(':') || rest.starts_with('?') { "" } else { prefix };
        named.push('<');
        named.push_str(slash);
        named.push_str(own);
        named.push_str(rest);
    }
    named
}

#[cfg(test)]
#[expect(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn attributes_have_places() {
        let text = "<?xml version='1.0'?><x:a b = 'c>d' r:id=\"&lt;e\"/>";
        let outline = RootElement::parse(text).unwrap();
        let tag = outline.root.tag;
        assert_eq!((tag.prefix(), tag.local_name()), ("x:", "a"));
        assert_eq!(tag.attribute("b").as_deref(), Some("c>d"));
        assert_eq!(tag.attribute_by_local_name("id").as_deref(), Some("<e"));
        assert_eq!(tag.attribute_range("b").map(|range| &text[range]), Some("c>d"));
        assert_eq!(prefix_xml_names("<a><b c=\"/\"/></a>", "x:"), "<x:a><x:b c=\"/\"/></x:a>");
    }

    #[test]
    fn edits_leave_the_rest() {
        let text = "<a><b/><!-- <b> --><c>1</c></a>";
        let outline = RootElement::parse(text).unwrap();
        let mut edits = TextEdits::default();
        outline.children[0].append("x", &mut edits);
        edits.insert(outline.place_of_new_child("bb", &["b", "bb", "c"]).unwrap(), "<bb/>");
        outline.children[1].append("2", &mut edits);
        assert_eq!(edits.apply(text), "<a><b>x</b><bb/><!-- <b> --><c>12</c></a>");
        for broken in ["", "<a>", "<a></b>", "<a/><b/>", "<!DOCTYPE a><a/>"] {
            assert!(RootElement::parse(broken).is_err(), "{broken}");
        }
    }
}
