//! The texts of templates: `[[key]]`, or with values `[[key name={{ value }}]]`, which in a script
//! become `${value}`.

use super::LanguageTexts;

/// How a text becomes part of a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum TextEscape {
    /// As HTML or SVG.
    Markup,
    /// As a string of a script.
    Script,
    /// As it is.
    None,
}

/// A template with its texts in place. What is not the key of a text stays as it is.
pub(crate) fn fill_template_texts(
    source: &str,
    texts: &LanguageTexts,
    escape: TextEscape,
) -> String {
    let mut told = String::with_capacity(source.len());
    let mut rest = source;
    while let Some(start) = rest.find("[[") {
        let (before, marker) = rest.split_at(start);
        told.push_str(before);
        let end = marker.find("]]").map(|end| (&marker[2..end], &marker[end + 2..]));
        let found = end.and_then(|(inner, after)| Some((text_of(inner, texts, escape)?, after)));
        match found {
            Some((text, after)) => {
                // A value of an attribute that HTML lets stand without quotation marks.
                let bare = escape == TextEscape::Markup && before.ends_with('=');
                let quoted =
                    bare && text.contains(|c: char| c.is_whitespace() || "'=`".contains(c));
                let quote = if quoted { "\"" } else { "" };
                told.extend([quote, &text, quote]);
                rest = after;
            }
            None => {
                told.push_str("[[");
                rest = &marker[2..];
            }
        }
    }
    told.push_str(rest);
    told
}

/// The text of a marker; `None` if there is no text with this key.
fn text_of(inner: &str, texts: &LanguageTexts, escape: TextEscape) -> Option<String> {
    let (key, mut rest) = inner.split_once(' ').unwrap_or((inner, ""));
    if !texts.phrases.contains_key(key) {
        return None;
    }
    let mut values = Vec::new();
    while !rest.trim().is_empty() {
        let (name, value) = rest.split_once('=')?;
        let (open, close) = (value.find("{{")?, value.find("}}")?);
        let written = value.get(open..close + 2)?;
        values.push((
            name.trim(),
            match escape {
                TextEscape::Script => written.replace("{{ ", "${").replace(" }}", "}"),
                TextEscape::Markup | TextEscape::None => written.to_string(),
            },
        ));
        rest = &value[close + 2..];
    }
    let values: Vec<(&str, &str)> =
        values.iter().map(|(name, value)| (*name, value.as_str())).collect();
    Some(texts.phrases.get(key)?.plain.get_or_init(|| texts.phrase(key, &values, None)).fill_with(
        &values,
        |text| match escape {
            TextEscape::Markup => escaped(text).into(),
            TextEscape::Script => in_script(text).into(),
            TextEscape::None => text.into(),
        },
    ))
}

/// A text as HTML.
fn escaped(text: &str) -> String {
    let mut told = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => told.push_str("&amp;"),
            '<' => told.push_str("&lt;"),
            '>' => told.push_str("&gt;"),
            '"' => told.push_str("&quot;"),
            _ => told.push(letter),
        }
    }
    told
}

/// A text as part of a string of a script.
fn in_script(text: &str) -> String {
    let text = text.replace('\\', "\\\\").replace('"', "\\\"").replace('`', "\\`");
    text.replace("${", "$\\{").replace('\n', "\\n").replace('\r', "\\r").replace("</", "<\\/")
}
