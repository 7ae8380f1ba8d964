//! The page of an event as one file, to send by e-mail: style, script and pictures are inside, and
//! links to other pages become plain text.

use crate::publish::OutputError;
use engine::awards::ComputedEvent;
use model::Language;
use register::{EventRecord, SeasonPlayers};

use super::Site;

impl Site {
    /// The page of an event as one file; the site must be of the edition `Single`.
    pub fn single_file_event_page(
        &self,
        people: &SeasonPlayers,
        event: &EventRecord,
        outcome: &ComputedEvent,
    ) -> Result<Vec<u8>, OutputError> {
        Ok(self.page_as_single_file(
            event.language,
            self.event_page(people, event, outcome, None, &[])?,
        ))
    }

    /// A page in a language as one file.
    pub(super) fn page_as_single_file(&self, language: Language, page: Vec<u8>) -> Vec<u8> {
        let assets: Vec<(&'static str, String)> = self.assets_in(language).collect();
        alone(&String::from_utf8_lossy(&page), &assets).into_bytes()
    }
}

/// A page with its assets inside and without links that lead out of it.
fn alone(page: &str, assets: &[(&'static str, String)]) -> String {
    let mut maker =
        PageMaker { assets, made: String::new(), scripts: String::new(), links: Vec::new() };
    let mut rest = page;
    while let Some((text, tag, behind)) = next_tag(rest) {
        maker.made.push_str(text);
        rest = maker.add(tag, behind);
    }
    maker.made.push_str(rest);
    maker.made
}

/// A page while it is made.
struct PageMaker<'a> {
    assets: &'a [(&'static str, String)],
    made: String,
    /// The scripts, which wait for the end of the page: `defer` needs a file.
    scripts: String,
    /// Whether each open link was kept.
    links: Vec<bool>,
}

impl PageMaker<'_> {
    /// Adds a tag, and returns what is left of the page behind it.
    fn add<'p>(&mut self, tag: &str, behind: &'p str) -> &'p str {
        let name = name_of(tag);
        match name.as_str() {
            "link" => {
                if let Some(style) = self.asset(attribute(tag, "href")) {
                    self.made.push_str(&format!("<style>\n{style}</style>"));
                }
            }
            "script" => return self.add_script(tag, behind),
            "img" if attribute(tag, "src").is_some_and(|src| !src.starts_with("data:")) => {
                self.made.push_str(attribute(tag, "alt").unwrap_or_default());
            }
            "a" => {
                self.links.push(attribute(tag, "href").is_none_or(stays));
                if self.links.last() == Some(&true) {
                    self.copy(tag);
                }
            }
            "/a" => {
                if self.links.pop().unwrap_or(true) {
                    self.copy(tag);
                }
            }
            "/body" => {
                self.made.push_str(&self.scripts);
                self.copy(tag);
            }
            _ => self.copy(tag),
        }
        behind
    }

    /// Adds a script as it is, or that of an asset at the end of the page.
    fn add_script<'p>(&mut self, tag: &str, behind: &'p str) -> &'p str {
        const END: &str = "</script>";
        let end = behind.find(END).map_or(behind.len(), |at| at + END.len());
        let (body, behind) = behind.split_at(end);
        match attribute(tag, "src") {
            None => {
                self.copy(tag);
                self.made.push_str(body);
            }
            Some(source) => {
                if let Some(script) = self.asset(Some(source)) {
                    self.scripts.push_str(&format!("<script>\n{script}</script>\n"));
                }
            }
        }
        behind
    }

    fn copy(&mut self, tag: &str) {
        self.made.push('<');
        self.made.push_str(tag);
        self.made.push('>');
    }

    /// The text of the asset that a link leads to, so that it cannot end the element around it.
    fn asset(&self, href: Option<&str>) -> Option<String> {
        let name = href?.rsplit('/').next()?;
        let (_, text) = self.assets.iter().find(|(asset, _)| *asset == name)?;
        Some(text.replace("</", "<\\/"))
    }
}

/// The text before the next tag, the tag without its brackets, and what is behind it. A `>` in
/// quotes does not end a tag, and a comment has no tags.
fn next_tag(page: &str) -> Option<(&str, &str, &str)> {
    let start = page.find('<')?;
    let inside = &page[start + 1..];
    if inside.starts_with("!--") {
        let end = inside.find("-->")? + 2;
        return Some((&page[..start], &inside[..end], &inside[end + 1..]));
    }
    let mut quote = None;
    for (at, c) in inside.char_indices() {
        match (quote, c) {
            (None, '>') => return Some((&page[..start], &inside[..at], &inside[at + 1..])),
            (None, '"' | '\'') => quote = Some(c),
            (Some(open), c) if open == c => quote = None,
            _ => {}
        }
    }
    None
}

/// The name of a tag in lower case, with the slash of an end tag.
fn name_of(tag: &str) -> String {
    let end = tag.find(|c: char| !c.is_ascii_alphanumeric() && c != '/').unwrap_or(tag.len());
    let name = tag[..end].to_ascii_lowercase();
    match name.strip_suffix('/') {
        Some(closed) if !closed.is_empty() => closed.to_string(),
        _ => name,
    }
}

/// The value of a quoted attribute, as it stands in the page.
fn attribute<'t>(tag: &'t str, name: &str) -> Option<&'t str> {
    let mut rest = tag;
    loop {
        let equals = rest.find('=')?;
        let own = rest[..equals].trim_end().rsplit(char::is_whitespace).next()?;
        let value = rest[equals + 1..].trim_start();
        let quote = value.chars().next().filter(|c| matches!(c, '"' | '\''));
        let (value, behind) = match quote {
            Some(quote) => value[1..].split_once(quote)?,
            None => value.split_once(char::is_whitespace).unwrap_or((value, "")),
        };
        if own.eq_ignore_ascii_case(name) {
            return Some(value);
        }
        rest = behind;
    }
}

/// Whether a link leads somewhere from a file that stands alone: within the page, or to a site.
fn stays(href: &str) -> bool {
    href.starts_with('#') || ["https:", "http:", "mailto:"].iter().any(|at| href.starts_with(at))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn assets_come_inside_and_links_out_become_text() {
        let assets = [
            ("palmares.css", "a { color: red; }".to_string()),
            ("palmares.js", "const end = \"</script>\";".to_string()),
        ];
        for (page, expected) in [
            (
                "<a href=\"../players/1.html\">Ann</a> &amp; <a href='#b'>b</a>",
                "Ann &amp; <a href='#b'>b</a>",
            ),
            ("<a href=\"https://x.example\">x</a>", "<a href=\"https://x.example\">x</a>"),
            ("<A class=\"n\" HREF=\"x.html\"><b>x</b></A>", "<b>x</b>"),
            ("<a id=\"here\">x</a>", "<a id=\"here\">x</a>"),
            ("<a title=\"a > b\" href=\"x.html\">x</a>", "x"),
            (
                "<link rel=\"stylesheet\" href=\"../palmares.css\">",
                "<style>\na { color: red; }</style>",
            ),
            ("<link rel=\"icon\" href=\"../other.png\">", ""),
            (
                "<script defer src=\"../palmares.js\"></script><p>x</p></body></html>",
                "<p>x</p><script>\nconst end = \"<\\/script>\";</script>\n</body></html>",
            ),
            (
                "<script>if (a < b) f('<a href=x>');</script>",
                "<script>if (a < b) f('<a href=x>');</script>",
            ),
            ("<!-- <a href=\"x\"> -->", "<!-- <a href=\"x\"> -->"),
            ("<img src=\"../crest.png\" alt=\"Crest\"/>", "Crest"),
            ("<img src=\"data:image/png;base64,AA\">", "<img src=\"data:image/png;base64,AA\">"),
            ("1 < 2", "1 < 2"),
        ] {
            assert_eq!(alone(page, &assets), expected);
        }
    }
}
