//! How texts of a page look, as rules of CSS.

use std::fmt::Write as _;

use crate::face::EmbeddedFont;
use crate::slot::TypesetText;
use crate::units::SvgLength;

/// How a text looks, wherever it stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct CssTextStyle {
    pub face: EmbeddedFont,
    pub size: SvgLength,
    /// What is added to each advance.
    pub spacing: SvgLength,
    pub colour: [u8; 3],
    pub centred: bool,
}

impl CssTextStyle {
    /// The look of a text.
    pub(crate) fn from_text(text: &TypesetText<'_>) -> CssTextStyle {
        let TypesetText { face, size, spacing, colour, middle, .. } = *text;
        let (size, spacing) = (
            SvgLength::rounded_to_thousandth(size),
            SvgLength::rounded_to_thousandth(spacing * size),
        );
        CssTextStyle { face, size, spacing, colour, centred: middle.is_some() }
    }
}

/// Rules for looks: what most of them have is for all texts, and each has a rule with what it has
/// instead. `names` are the selectors of a look, by its position.
pub(crate) fn css_rules(looks: &[CssTextStyle], names: &dyn Fn(usize) -> Vec<String>) -> String {
    let mut all = String::new();
    let mut own = vec![String::new(); looks.len()];
    for (name, first, same, value) in PROPERTIES {
        let count = |look: &&CssTextStyle| looks.iter().filter(|other| same(other, look)).count();
        // The first of several.
        let Some(most) = looks.iter().rev().max_by_key(count) else { continue };
        let usual = value(most);
        if usual != first {
            let _ = write!(all, "{name}:{usual};");
        }
        for (own, look) in own.iter_mut().zip(looks).filter(|(_, look)| !same(look, most)) {
            let _ = write!(own, "{name}:{};", value(look));
        }
    }
    let mut rules = format!("text{{{}}}\n", all.trim_end_matches(';'));
    for (look, own) in own.iter().enumerate().filter(|(_, own)| !own.is_empty()) {
        let _ = writeln!(rules, "{}{{{}}}", names(look).join(","), own.trim_end_matches(';'));
    }
    rules
}

/// A property of a look in CSS: its name, its first value, whether two looks have the same, and its
/// value.
type Property = (
    &'static str,
    &'static str,
    fn(&CssTextStyle, &CssTextStyle) -> bool,
    fn(&CssTextStyle) -> String,
);

const PROPERTIES: [Property; 7] = [
    ("font-family", "", |one, other| family(one) == family(other), |look| family(look).to_string()),
    (
        "font-style",
        "normal",
        |one, other| style(one) == style(other),
        |look| style(look).to_string(),
    ),
    (
        "font-weight",
        "400",
        |one, other| weight(one) == weight(other),
        |look| weight(look).to_string(),
    ),
    ("font-size", "", |one, other| one.size == other.size, |look| format!("{}px", look.size)),
    (
        "fill",
        "",
        |one, other| one.colour == other.colour,
        |look| {
            let [red, green, blue] = look.colour;
            format!("#{red:02x}{green:02x}{blue:02x}")
        },
    ),
    (
        "letter-spacing",
        "0px",
        |one, other| one.spacing == other.spacing,
        |look| format!("{}px", look.spacing),
    ),
    (
        "text-anchor",
        "start",
        |one, other| one.centred == other.centred,
        |look| if look.centred { "middle" } else { "start" }.to_string(),
    ),
];

fn family(look: &CssTextStyle) -> &'static str {
    match look.face {
        EmbeddedFont::Serif | EmbeddedFont::SerifItalic | EmbeddedFont::SerifBold => {
            "\"Palmares Serif\",serif"
        }
        EmbeddedFont::Sans | EmbeddedFont::SansBold => "\"Palmares Sans\",sans-serif",
    }
}

fn style(look: &CssTextStyle) -> &'static str {
    match look.face {
        EmbeddedFont::SerifItalic => "italic",
        EmbeddedFont::Serif
        | EmbeddedFont::SerifBold
        | EmbeddedFont::Sans
        | EmbeddedFont::SansBold => "normal",
    }
}

fn weight(look: &CssTextStyle) -> &'static str {
    match look.face {
        EmbeddedFont::SerifBold | EmbeddedFont::SansBold => "600",
        EmbeddedFont::Serif | EmbeddedFont::SerifItalic | EmbeddedFont::Sans => "400",
    }
}
