//! `certificates/<club>.pdf`: the sheets of pages as PDF files, by the same design and places as
//! the HTML page. The crate `paper` writes them.

use jiff::civil::Date;
use paper::{PaperError, PdfFile, YearMonthDay};

use crate::certificates::Certificate;
use crate::publish::OutputError;

use super::certificates::CertificateRenderer;

/// The day of a file whose certificates have none; PDF/A wants one.
const NO_DAY: YearMonthDay = (2000, 1, 1);

impl CertificateRenderer<'_> {
    /// Certificates as a PDF file with this name. Its day is that of the last issue.
    ///
    /// # Errors
    ///
    /// If a design or picture cannot be drawn.
    pub fn pdf(
        &self,
        name: &str,
        title: &str,
        certificates: &[Certificate<'_>],
    ) -> Result<Vec<u8>, OutputError> {
        let failed = |why: PaperError| OutputError::Page(name.to_string(), why.to_string());
        let ready = self.certificates_with_designs(certificates)?;
        let last = certificates.iter().filter_map(|certificate| certificate.issued).max();
        let mut book = PdfFile::new(title, last.map_or(NO_DAY, day)).map_err(failed)?;
        self.for_each_sheet(&ready, |sheet| book.add_sheet(&sheet)).map_err(failed)?;
        book.finish().map_err(failed)
    }
}

fn day(date: Date) -> YearMonthDay {
    let part = |part: i8| u8::try_from(part).unwrap_or(1);
    (u16::try_from(date.year()).unwrap_or(2000), part(date.month()), part(date.day()))
}
