//! Converts calamine's formats of cells into the styles of a workbook copy.

use calamine::{
    BorderStyle, Color, FillPattern, FontStyle, HorizontalAlignment, Style, TextRotation,
    UnderlineStyle, VerticalAlignment,
};

use crate::workbook_copy::{Alignment, BorderSide, CellFont, CellStyle, Fill, NumberFormat};

/// The number of Excel's last built-in number format.
const LAST_BUILT_IN: u32 = 49;

/// The look of a style.
pub(super) fn cell_style_from_calamine(style: &Style) -> CellStyle {
    CellStyle {
        number_format: style.number_format.as_ref().map(number_format).unwrap_or_default(),
        font: style.font.as_ref().map(font).unwrap_or_default(),
        fill: style.fill.as_ref().map(fill).unwrap_or_default(),
        borders: style.borders.as_ref().map(borders).unwrap_or_default(),
        alignment: style.alignment.as_ref().map(alignment).unwrap_or_default(),
        unlocked: style.protection.as_ref().is_some_and(|protection| !protection.locked),
    }
}

fn number_format(format: &calamine::NumberFormat) -> NumberFormat {
    let code = &format.format_code;
    match format.format_id {
        Some(0) => NumberFormat::General,
        Some(id) if id <= LAST_BUILT_IN => NumberFormat::BuiltIn(id as u8, code.clone()),
        _ if code.is_empty() || code.eq_ignore_ascii_case("general") => NumberFormat::General,
        _ => NumberFormat::Custom(code.clone()),
    }
}

fn rgb(color: Color) -> u32 {
    u32::from(color.red) << 16 | u32::from(color.green) << 8 | u32::from(color.blue)
}

/// A font; the defaults of a new workbook count as unset.
fn font(font: &calamine::Font) -> CellFont {
    CellFont {
        name: font.name.clone().filter(|name| name != "Calibri"),
        size: font.size.filter(|size| *size != 11.0),
        bold: font.is_bold(),
        italic: font.style == FontStyle::Italic,
        struck: font.strikethrough,
        underline: match font.underline {
            UnderlineStyle::Single => 1,
            UnderlineStyle::Double => 2,
            UnderlineStyle::SingleAccounting => 3,
            UnderlineStyle::DoubleAccounting => 4,
            _ => 0,
        },
        color: font.color.map(rgb).filter(|color| *color != 0),
    }
}

fn fill(fill: &calamine::Fill) -> Fill {
    let pattern = match fill.pattern {
        FillPattern::Solid => 1,
        FillPattern::MediumGray => 2,
        FillPattern::DarkGray => 3,
        FillPattern::LightGray => 4,
        FillPattern::DarkHorizontal => 5,
        FillPattern::DarkVertical => 6,
        FillPattern::DarkDown => 7,
        FillPattern::DarkUp => 8,
        FillPattern::DarkGrid => 9,
        FillPattern::DarkTrellis => 10,
        FillPattern::LightHorizontal => 11,
        FillPattern::LightVertical => 12,
        FillPattern::LightDown => 13,
        FillPattern::LightUp => 14,
        FillPattern::LightGrid => 15,
        FillPattern::LightTrellis => 16,
        FillPattern::Gray125 => 17,
        FillPattern::Gray0625 => 18,
        _ => 0,
    };
    Fill {
        pattern,
        foreground: fill.foreground_color.map(rgb).filter(|_| pattern > 0),
        background: fill.background_color.map(rgb).filter(|_| pattern > 1),
    }
}

fn borders(borders: &calamine::Borders) -> [BorderSide; 5] {
    [&borders.left, &borders.right, &borders.top, &borders.bottom, &borders.diagonal_down]
        .map(border)
}

fn border(border: &calamine::Border) -> BorderSide {
    let line = match border.style {
        BorderStyle::Thin => 1,
        BorderStyle::Medium => 2,
        BorderStyle::Dashed => 3,
        BorderStyle::Dotted => 4,
        BorderStyle::Thick => 5,
        BorderStyle::Double => 6,
        BorderStyle::Hair => 7,
        BorderStyle::MediumDashed => 8,
        BorderStyle::DashDot => 9,
        BorderStyle::MediumDashDot => 10,
        BorderStyle::DashDotDot => 11,
        BorderStyle::MediumDashDotDot => 12,
        BorderStyle::SlantDashDot => 13,
        _ => 0,
    };
    BorderSide { line, color: border.color.map(rgb).filter(|_| line > 0) }
}

fn alignment(alignment: &calamine::Alignment) -> Alignment {
    Alignment {
        horizontal: match alignment.horizontal {
            HorizontalAlignment::Left => 1,
            HorizontalAlignment::Center => 2,
            HorizontalAlignment::Right => 3,
            HorizontalAlignment::Fill => 4,
            HorizontalAlignment::Justify => 5,
            HorizontalAlignment::CenterContinuous => 6,
            HorizontalAlignment::Distributed => 7,
            _ => 0,
        },
        vertical: match alignment.vertical {
            VerticalAlignment::Top => 1,
            VerticalAlignment::Center => 2,
            VerticalAlignment::Justify => 3,
            VerticalAlignment::Distributed => 4,
            _ => 0,
        },
        wrap: alignment.wrap_text,
        shrink: alignment.shrink_to_fit,
        indent: alignment.indent.unwrap_or(0),
        rotation: match alignment.text_rotation {
            TextRotation::Degrees(degrees @ 0..=90) => degrees as i16,
            TextRotation::Degrees(degrees @ 91..=180) => 90 - degrees as i16,
            TextRotation::Stacked => 270,
            _ => 0,
        },
    }
}
