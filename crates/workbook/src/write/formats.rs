//! Looks of a workbook as formats of its copy: a `CellStyle` as read becomes a format of
//! rust_xlsxwriter when a cell first uses it.

use std::collections::HashMap;

use rust_xlsxwriter::{
    Color, Format, FormatAlign, FormatBorder, FormatDiagonalBorder, FormatPattern, FormatUnderline,
};

use super::cells::is_xml_char;
use super::styles::{StyleId, WorkbookFormats};
use crate::workbook_copy::{Alignment, BorderSide, CellFont, CellStyle, Fill, NumberFormat};

/// The patterns in the order of the file format.
const PATTERNS: [FormatPattern; 19] = [
    FormatPattern::None,
    FormatPattern::Solid,
    FormatPattern::MediumGray,
    FormatPattern::DarkGray,
    FormatPattern::LightGray,
    FormatPattern::DarkHorizontal,
    FormatPattern::DarkVertical,
    FormatPattern::DarkDown,
    FormatPattern::DarkUp,
    FormatPattern::DarkGrid,
    FormatPattern::DarkTrellis,
    FormatPattern::LightHorizontal,
    FormatPattern::LightVertical,
    FormatPattern::LightDown,
    FormatPattern::LightUp,
    FormatPattern::LightGrid,
    FormatPattern::LightTrellis,
    FormatPattern::Gray125,
    FormatPattern::Gray0625,
];

/// The lines in the order of the file format.
const LINES: [FormatBorder; 14] = [
    FormatBorder::None,
    FormatBorder::Thin,
    FormatBorder::Medium,
    FormatBorder::Dashed,
    FormatBorder::Dotted,
    FormatBorder::Thick,
    FormatBorder::Double,
    FormatBorder::Hair,
    FormatBorder::MediumDashed,
    FormatBorder::DashDot,
    FormatBorder::MediumDashDot,
    FormatBorder::DashDotDot,
    FormatBorder::MediumDashDotDot,
    FormatBorder::SlantDashDot,
];

/// The formats of a workbook's looks, each created on first use.
pub struct FormatCache<'a> {
    looks: &'a [CellStyle],
    made: HashMap<(u32, Option<u32>), UsedFormat>,
}

/// A format, and its number once a cell uses it.
struct UsedFormat {
    format: Format,
    style: Option<StyleId>,
}

impl<'a> FormatCache<'a> {
    /// Formats for some looks; the first is the default one.
    pub fn new(looks: &'a [CellStyle]) -> Self {
        FormatCache { looks, made: HashMap::new() }
    }

    /// The format number of a look, with another fill (`0xRRGGBB`) if given.
    pub(super) fn style_id(
        &mut self,
        styles: &mut WorkbookFormats,
        look: u32,
        fill: Option<u32>,
    ) -> StyleId {
        let Some(made) = self.made(look, fill) else { return StyleId::PLAIN };
        *made.style.get_or_insert_with(|| styles.add(&made.format))
    }

    /// The format; `None` for a plain cell.
    pub(super) fn format(&mut self, look: u32, fill: Option<u32>) -> Option<&Format> {
        self.made(look, fill).map(|made| &made.format)
    }

    fn made(&mut self, look: u32, fill: Option<u32>) -> Option<&mut UsedFormat> {
        if look == 0 && fill.is_none() {
            return None;
        }
        let looks = self.looks;
        Some(self.made.entry((look, fill)).or_insert_with(|| {
            let plain = CellStyle::default();
            let format = format_of(looks.get(look as usize).unwrap_or(&plain));
            let format = match fill {
                Some(fill) => coloured(format, fill),
                None => format,
            };
            UsedFormat { format, style: None }
        }))
    }
}

fn coloured(format: Format, fill: u32) -> Format {
    format.set_pattern(FormatPattern::Solid).set_background_color(Color::RGB(fill))
}

fn format_of(look: &CellStyle) -> Format {
    let mut format = match &look.number_format {
        NumberFormat::General => Format::new(),
        NumberFormat::BuiltIn(number, _) => Format::new().set_num_format_index(*number),
        NumberFormat::Custom(code) => Format::new().set_num_format(of_xml(code)),
    };
    format = with_font(format, &look.font);
    format = with_fill(format, look.fill);
    format = with_borders(format, &look.borders);
    format = with_alignment(format, look.alignment);
    if look.unlocked { format.set_unlocked() } else { format }
}

/// A text without characters that XML cannot hold.
fn of_xml(word: &str) -> String {
    word.chars().filter(|c| is_xml_char(*c)).collect()
}

fn with_font(mut format: Format, font: &CellFont) -> Format {
    if let Some(name) = &font.name {
        format = format.set_font_name(of_xml(name));
    }
    if let Some(size) = font.size {
        format = format.set_font_size(size);
    }
    if font.bold {
        format = format.set_bold();
    }
    if font.italic {
        format = format.set_italic();
    }
    if font.struck {
        format = format.set_font_strikethrough();
    }
    format = match font.underline {
        1 => format.set_underline(FormatUnderline::Single),
        2 => format.set_underline(FormatUnderline::Double),
        3 => format.set_underline(FormatUnderline::SingleAccounting),
        4 => format.set_underline(FormatUnderline::DoubleAccounting),
        _ => format,
    };
    match font.color {
        Some(color) => format.set_font_color(Color::RGB(color)),
        None => format,
    }
}

fn with_fill(mut format: Format, fill: Fill) -> Format {
    let pattern = usize::from(fill.pattern);
    if pattern == 0 || pattern >= PATTERNS.len() {
        return format;
    }
    format = format.set_pattern(PATTERNS[pattern]);
    if pattern == 1 {
        // A solid fill stores its colour as the foreground.
        return match fill.foreground {
            Some(color) => format.set_background_color(Color::RGB(color)),
            None => format,
        };
    }
    if let Some(color) = fill.foreground {
        format = format.set_foreground_color(Color::RGB(color));
    }
    match fill.background {
        Some(color) => format.set_background_color(Color::RGB(color)),
        None => format,
    }
}

fn with_borders(mut format: Format, borders: &[BorderSide; 5]) -> Format {
    type Setters = (fn(Format, FormatBorder) -> Format, fn(Format, Color) -> Format);
    let setters: [Setters; 5] = [
        (Format::set_border_left, Format::set_border_left_color),
        (Format::set_border_right, Format::set_border_right_color),
        (Format::set_border_top, Format::set_border_top_color),
        (Format::set_border_bottom, Format::set_border_bottom_color),
        (diagonal, Format::set_border_diagonal_color),
    ];
    for (border, (set_line, set_color)) in borders.iter().zip(setters) {
        let line = usize::from(border.line);
        if line == 0 || line >= LINES.len() {
            continue;
        }
        format = set_line(format, LINES[line]);
        if let Some(color) = border.color {
            format = set_color(format, Color::RGB(color));
        }
    }
    format
}

fn diagonal(format: Format, line: FormatBorder) -> Format {
    format.set_border_diagonal(line).set_border_diagonal_type(FormatDiagonalBorder::BorderDown)
}

fn with_alignment(mut format: Format, alignment: Alignment) -> Format {
    let horizontal = match alignment.horizontal {
        1 => Some(FormatAlign::Left),
        2 => Some(FormatAlign::Center),
        3 => Some(FormatAlign::Right),
        4 => Some(FormatAlign::Fill),
        5 => Some(FormatAlign::Justify),
        6 => Some(FormatAlign::CenterAcross),
        7 => Some(FormatAlign::Distributed),
        _ => None,
    };
    let vertical = match alignment.vertical {
        1 => Some(FormatAlign::Top),
        2 => Some(FormatAlign::VerticalCenter),
        3 => Some(FormatAlign::VerticalJustify),
        4 => Some(FormatAlign::VerticalDistributed),
        _ => None,
    };
    for align in [horizontal, vertical].into_iter().flatten() {
        format = format.set_align(align);
    }
    if alignment.wrap {
        format = format.set_text_wrap();
    }
    if alignment.shrink {
        format = format.set_shrink();
    }
    if alignment.indent > 0 {
        format = format.set_indent(alignment.indent);
    }
    if alignment.rotation != 0 { format.set_rotation(alignment.rotation) } else { format }
}
