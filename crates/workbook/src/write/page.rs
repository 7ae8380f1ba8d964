//! The page on which a sheet is printed: A4, how much of the sheet fits on it, its header and footer.

use rust_xlsxwriter::{Worksheet, XlsxError};

/// How a sheet is laid on pages.
#[derive(Debug, Default, Clone, Copy, PartialEq, Eq)]
pub(super) enum PageFit {
    /// The page of the program that prints it.
    #[default]
    Own,
    /// Upright with narrow margins, as wide as the sheet.
    Portrait,
    /// On its side with narrow margins, as wide as the sheet.
    Landscape,
    /// Upright with narrow margins, with all of the sheet.
    Whole,
}

/// How a sheet is printed.
#[derive(Debug, Default)]
pub(super) struct PageSetup {
    pub fit: PageFit,
    /// In Excel's codes, as the footer.
    pub header: String,
    pub footer: String,
    /// The first rows of further pages.
    pub breaks: Vec<u32>,
}

/// The number of A4 in the file format.
pub(super) const A4_PAPER_NUMBER: u8 = 9;
/// The name of the sheet and of the file.
pub(super) const SHEET_NAME_HEADER: &str = "&L&A&R&F";
pub(super) const PAGE_NUMBER_FOOTER: &str = "&RPage &P of &N";
/// The usual margins of a page in inches: left, right, top, bottom, header, footer.
const MARGINS: [f64; 6] = [0.7, 0.7, 0.75, 0.75, 0.3, 0.3];
/// Narrow margins.
const NARROW: [f64; 6] = [0.5, 0.5, 0.6, 0.6, 0.3, 0.3];
/// The upper margin below a header of several lines.
const BELOW_LINES: f64 = 0.85;
/// The pixels of a sheet that stand side by side and one below the other between narrow margins, at full
/// size, on a page upright and on its side.
const UPRIGHT: [u32; 2] = [697, 1_007];
const ON_ITS_SIDE: [u32; 2] = [1_026, 678];
/// The least size of letters, 7 points, as a part of the usual 11: numerator and denominator. Programs shrink a
/// page a little more, and 6.5 points can be read.
const LEAST: [u32; 2] = [14, 22];
/// The height of a row in pixels.
const ROW: u32 = 20;

impl PageFit {
    /// The page for columns of so many pixels together: upright if they can be read there.
    pub(super) fn for_width(pixels: u32) -> PageFit {
        match pixels * LEAST[0] <= UPRIGHT[0] * LEAST[1] {
            true => PageFit::Portrait,
            false => PageFit::Landscape,
        }
    }

    /// The rows below one of headings that surely fit on a page as wide as columns of so many pixels; on
    /// one for all of a sheet, those that can be read there.
    pub(super) fn rows_per_page(self, pixels: u32) -> u32 {
        let [width, height] = if self == PageFit::Landscape { ON_ITS_SIDE } else { UPRIGHT };
        let pixels = if self == PageFit::Whole { width * LEAST[1] / LEAST[0] } else { pixels };
        // The page shows so many pixels downwards; headings and further lines of its header take two rows.
        let shown = height * pixels.max(width) / width;
        (shown / ROW).saturating_sub(2).max(1)
    }
}

impl PageSetup {
    /// Its margins in inches: left, right, top, bottom, header, footer.
    pub(super) fn margins(&self) -> [f64; 6] {
        let mut margins = if self.fit == PageFit::Own { MARGINS } else { NARROW };
        if self.header.contains('\n') {
            margins[2] = BELOW_LINES;
        }
        margins
    }

    /// Adds it to a sheet of rust_xlsxwriter.
    pub(super) fn apply_to_sheet(&self, sheet: &mut Worksheet) -> Result<(), XlsxError> {
        match self.fit {
            PageFit::Own => {}
            PageFit::Portrait => {
                sheet.set_paper_size(A4_PAPER_NUMBER).set_print_fit_to_pages(1, 0);
            }
            PageFit::Landscape => set_landscape_page(sheet),
            PageFit::Whole => {
                sheet.set_paper_size(A4_PAPER_NUMBER).set_print_fit_to_pages(1, 1);
            }
        }
        if self.fit != PageFit::Own {
            let [left, right, top, bottom, header, footer] = self.margins();
            sheet.set_margins(left, right, top, bottom, header, footer);
        }
        if !self.header.is_empty() || !self.footer.is_empty() {
            sheet.set_header(&self.header).set_footer(&self.footer);
            sheet.set_header_footer_scale_with_doc(false);
        }
        sheet.set_page_breaks(&self.breaks)?;
        Ok(())
    }
}

/// A4 landscape with narrow margins, name and page number.
pub fn set_landscape_page(sheet: &mut Worksheet) {
    let [left, right, top, bottom, header, footer] = NARROW;
    sheet.set_paper_size(A4_PAPER_NUMBER).set_landscape().set_print_fit_to_pages(1, 0);
    sheet.set_margins(left, right, top, bottom, header, footer);
    sheet.set_header(SHEET_NAME_HEADER).set_footer(PAGE_NUMBER_FOOTER);
}

#[cfg(test)]
mod tests {
    use super::*;

    /// On A4 of 210 by 297 mm, at 96 pixels an inch.
    #[test]
    fn letters_on_paper_have_six_and_a_half_points() {
        for (pixels, fit, rows) in [
            (300, PageFit::Portrait, 48),
            (1_000, PageFit::Portrait, 70),
            (1_095, PageFit::Portrait, 77),
            (1_096, PageFit::Landscape, 34),
            (1_500, PageFit::Landscape, 47),
        ] {
            assert_eq!(PageFit::for_width(pixels), fit, "{pixels}");
            let (across, down) = match fit {
                PageFit::Landscape => (297.0, 210.0),
                _ => (210.0, 297.0),
            };
            let [left, right, top, bottom, ..] = NARROW;
            let scale = f64::min(1.0, (across / 25.4 - left - right) * 96.0 / f64::from(pixels));
            assert!(11.0 * scale >= 6.5, "{pixels}: {}", 11.0 * scale);
            // Headings and two further lines above.
            let taken = f64::from(rows + 2) * 15.0 * scale;
            assert_eq!(fit.rows_per_page(pixels), rows, "{pixels}");
            assert!(taken <= (down / 25.4 - top - bottom) * 72.0, "{pixels}: {taken}");
        }
    }
}
