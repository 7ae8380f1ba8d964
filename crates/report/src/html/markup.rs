//! Prepared markup: the rows of large tables.
//!
//! A page of travellers has tens of thousands of cells; a template that handles each of
//! them is slow, so that it gets whole rows. Raw markup is known at compile time; all other
//! text is escaped, so that no text of a return can become markup.

use serde::Serialize;

/// A piece of a page. Templates print it through the filter `safe`.
#[derive(Serialize, Default, Clone, Debug, PartialEq, Eq)]
#[serde(transparent)]
pub(super) struct MarkupBuilder(String);

impl MarkupBuilder {
    /// Markup without content.
    pub(super) fn new() -> MarkupBuilder {
        MarkupBuilder::default()
    }

    /// Adds markup known at compile time.
    pub(super) fn raw(&mut self, markup: &'static str) -> &mut Self {
        self.0.push_str(markup);
        self
    }

    /// Adds text, escaped for content and for quoted attributes.
    pub(super) fn text(&mut self, text: &str) -> &mut Self {
        let mut rest = text;
        let is_markup = |byte| matches!(byte, b'&' | b'<' | b'>' | b'"' | b'\'');
        while let Some(at) = rest.bytes().position(is_markup) {
            self.0.push_str(&rest[..at]);
            self.0.push_str(match rest.as_bytes()[at] {
                b'&' => "&amp;",
                b'<' => "&lt;",
                b'>' => "&gt;",
                b'"' => "&quot;",
                _ => "&#39;",
            });
            rest = &rest[at + 1..];
        }
        self.0.push_str(rest);
        self
    }

    /// Adds a whole number.
    pub(super) fn number(&mut self, number: i32) -> &mut Self {
        self.0.push_str(&number.to_string());
        self
    }

    /// Its text, as UTF-8.
    pub(super) fn into_bytes(self) -> Vec<u8> {
        self.0.into_bytes()
    }

    /// Whether it is empty.
    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Adds another piece of markup at the end.
    pub(super) fn add(&mut self, other: &MarkupBuilder) -> &mut Self {
        self.0.push_str(&other.0);
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_cannot_become_markup() {
        let mut markup = MarkupBuilder::new();
        markup.raw("<td>").text("<b>O'Neill & \u{201c}Sons\u{201d}\"</b>").raw("</td>");
        assert_eq!(
            markup.0,
            "<td>&lt;b&gt;O&#39;Neill &amp; \u{201c}Sons\u{201d}&quot;&lt;/b&gt;</td>"
        );
    }
}
