//! Sheets of paper with designs on them: where each design lies, with its texts typeset. `svg_page`
//! and `pdf` write the same sheets, so a page and its PDF look alike.

use crate::design::CertificateDesign;
use crate::qr_code::QrPattern;
use crate::slot::TypesetText;

/// A sheet of paper.
#[derive(Clone, Debug)]
pub struct PaperSheet<'a> {
    /// Its width in millimetres.
    pub width: f32,
    /// Its height in millimetres.
    pub height: f32,
    /// What lies on it, in reading order.
    pub placed: Vec<PlacedDesign<'a>>,
}

/// A design on a sheet, with its texts.
#[derive(Clone, Debug)]
pub struct PlacedDesign<'a> {
    pub design: &'a CertificateDesign,
    pub texts: Vec<TypesetText<'a>>,
    /// Its QR code, for a design with a place for one: a `<rect data-slot="code">`.
    pub code: Option<QrPattern>,
    /// What it is, for those who do not see it: `Certificate 1234`.
    pub label: String,
    /// Its left edge on the sheet, in millimetres.
    pub x: f32,
    /// The distance of its upper edge from that of the sheet.
    pub y: f32,
    /// Its width; the height follows from the design.
    pub width: f32,
}

impl PlacedDesign<'_> {
    /// Millimetres of the sheet for a unit of the design.
    pub(crate) fn millimetres_per_unit(&self) -> f32 {
        self.width / self.design.width
    }

    /// Whether it begins with the sheet and has its units.
    pub(crate) fn is_unscaled_at_origin(&self) -> bool {
        (self.x, self.y, self.millimetres_per_unit()) == (0.0, 0.0, 1.0)
    }
}
