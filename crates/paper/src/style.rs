//! The style of a text: what it has from its own attributes and from the elements around it.

use crate::error::PaperError;
use crate::face::EmbeddedFont;

/// Which part of a line stands at its point.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum TextAnchor {
    Start,
    Middle,
    End,
}

/// The style of an element.
#[derive(Clone, Debug)]
pub(crate) struct TextStyle {
    family: String,
    italic: bool,
    bold: bool,
    pub size: f32,
    pub anchor: TextAnchor,
    pub colour: [u8; 3],
    fill: Option<String>,
    /// What is added to each advance, in units.
    pub spacing: f32,
    x: f32,
    y: f32,
    /// Where the element's own lengths lie on the sheet.
    pub scale: f32,
    shift: (f32, f32),
    /// A transformation that texts cannot have.
    turned: bool,
}

impl Default for TextStyle {
    fn default() -> TextStyle {
        TextStyle {
            family: "serif".to_string(),
            italic: false,
            bold: false,
            size: 16.0,
            anchor: TextAnchor::Start,
            colour: [0; 3],
            fill: None,
            spacing: 0.0,
            x: 0.0,
            y: 0.0,
            scale: 1.0,
            shift: (0.0, 0.0),
            turned: false,
        }
    }
}

impl TextStyle {
    /// The point on the sheet.
    pub fn position(&self) -> (f32, f32) {
        (self.x * self.scale + self.shift.0, self.y * self.scale + self.shift.1)
    }

    /// The font; also finds what only matters once there is a text.
    pub fn font(&self) -> Result<EmbeddedFont, PaperError> {
        if self.turned {
            return Err(PaperError("a text is turned or stretched".to_string()));
        }
        if let Some(fill) = &self.fill {
            return Err(PaperError(format!("a text has the colour \"{fill}\"; write #rrggbb")));
        }
        EmbeddedFont::from_family(&self.family, self.italic, self.bold).ok_or_else(|| {
            let manner = match (self.italic, self.bold) {
                (false, false) => "",
                (true, false) => " in italics",
                (false, true) => " in bold",
                (true, true) => " in bold italics",
            };
            let family = &self.family;
            PaperError(format!("the font {family}{manner} is not embedded; there are Palmares Serif (also in italics or bold) and Palmares Sans (also in bold)"))
        })
    }

    /// Takes over the attributes of a text, or of the root.
    pub fn read_svg_attributes(
        &mut self,
        attributes: &[(String, String)],
    ) -> Result<(), PaperError> {
        self.read_inherited_svg_attributes(attributes)?;
        for (name, value) in attributes {
            let place = match name.as_str() {
                "x" => &mut self.x,
                "y" => &mut self.y,
                _ => continue,
            };
            // A list places single letters, which are set by the font.
            let first = value.split([' ', ',']).next().unwrap_or_default();
            *place = length(name, first, 1.0)?;
        }
        Ok(())
    }

    /// Takes over the attributes that elements inside inherit.
    pub fn read_inherited_svg_attributes(
        &mut self,
        attributes: &[(String, String)],
    ) -> Result<(), PaperError> {
        for (name, value) in attributes.iter().filter(|(name, _)| name != "style") {
            self.property(name, value.trim())?;
        }
        for (_, style) in attributes.iter().filter(|(name, _)| name == "style") {
            for (name, value) in style.split(';').filter_map(|part| part.split_once(':')) {
                self.property(name.trim(), value.trim())?;
            }
        }
        Ok(())
    }

    fn property(&mut self, name: &str, value: &str) -> Result<(), PaperError> {
        match name {
            "font-family" => self.family = value.to_string(),
            "font-style" => self.italic = matches!(value, "italic" | "oblique"),
            "font-weight" => {
                self.bold = match value.parse::<u16>() {
                    Ok(weight) => weight >= 550,
                    Err(_) => matches!(value, "bold" | "bolder"),
                }
            }
            "font-size" => self.size = length(name, value, self.size)?.max(0.01),
            "letter-spacing" if value == "normal" => self.spacing = 0.0,
            "letter-spacing" => self.spacing = length(name, value, self.size)?,
            "text-anchor" => {
                self.anchor = match value {
                    "middle" => TextAnchor::Middle,
                    "end" => TextAnchor::End,
                    _ => TextAnchor::Start,
                }
            }
            "fill" => match colour(value) {
                Some(colour) => (self.colour, self.fill) = (colour, None),
                None => self.fill = Some(value.to_string()),
            },
            "transform" => self.transform(value),
            _ => {}
        }
        Ok(())
    }

    /// Takes over shifts and even scales.
    fn transform(&mut self, value: &str) {
        for step in value.split(')').map(|step| step.trim_start_matches([' ', ','])) {
            let Some((kind, numbers)) = step.split_once('(') else { continue };
            let numbers = numbers.split([' ', ',']).filter(|part| !part.is_empty());
            let numbers: Vec<f32> = numbers.filter_map(|part| part.parse().ok()).collect();
            let (scale, x, y) = match (kind.trim(), numbers.as_slice()) {
                ("translate", [x]) => (1.0, *x, 0.0),
                ("translate", [x, y]) => (1.0, *x, *y),
                ("scale", [scale]) => (*scale, 0.0, 0.0),
                ("scale", [one, other]) if one == other => (*one, 0.0, 0.0),
                ("matrix", [a, 0.0, 0.0, d, x, y]) if a == d => (*a, *x, *y),
                _ => (0.0, 0.0, 0.0),
            };
            self.turned |= !(scale > 0.0 && scale.is_finite() && x.is_finite() && y.is_finite());
            self.shift.0 += x * self.scale;
            self.shift.1 += y * self.scale;
            self.scale *= scale;
        }
    }
}

/// A length in units, or in ems of `em`.
fn length(name: &str, value: &str, em: f32) -> Result<f32, PaperError> {
    let (number, unit) = match value.strip_suffix("em") {
        Some(number) => (number, em),
        None => (value.strip_suffix("px").unwrap_or(value), 1.0),
    };
    match number.trim().parse::<f32>() {
        Ok(number) if number.is_finite() && number.abs() < 1e5 => Ok(number * unit),
        _ => Err(PaperError(format!("{name}=\"{value}\" is no length"))),
    }
}

/// `#rgb`, `#rrggbb`, `black` or `white`.
fn colour(value: &str) -> Option<[u8; 3]> {
    let hex = match value {
        "black" => "000",
        "white" => "fff",
        _ => value.strip_prefix('#')?,
    };
    let digit = |at: usize| hex.as_bytes().get(at).and_then(|c| char::from(*c).to_digit(16));
    let part = |at: usize| -> Option<u8> {
        match hex.len() {
            3 => Some(digit(at)? as u8 * 17),
            6 => Some((digit(2 * at)? * 16 + digit(2 * at + 1)?) as u8),
            _ => None,
        }
    };
    Some([part(0)?, part(1)?, part(2)?])
}
