//! How certificates look: design, paper, crests and signature, as settings choose them, and where
//! one or four of them lie on a sheet. The lengths are millimetres; no award depends on these
//! floats.

use std::sync::Arc;

use paper::Picture;

use super::certificate_signature::SigningKey;

/// The margin in millimetres that home printers leave white.
const MARGIN: f32 = 12.0;
/// The gap between the frames of small certificates, in units of their drawing.
const GAP: f32 = 4.0;

/// The sizes of sheets by their word in `palmares.toml`: width and height of the sheet in
/// millimetres, and whether four small certificates share it.
const PAPERS: [(&str, (f32, f32), bool); 6] = [
    ("A4", (210.0, 297.0), false),
    ("A4 landscape", (297.0, 210.0), false),
    ("A4 small", (210.0, 297.0), true),
    ("Letter", (215.9, 279.4), false),
    ("Letter landscape", (279.4, 215.9), false),
    ("Letter small", (215.9, 279.4), true),
];

/// The papers, as settings name them.
pub(crate) const CERTIFICATE_PAPER_WORDS: &[&str] =
    &["A4", "A4 landscape", "A4 small", "Letter", "Letter landscape", "Letter small"];

/// The designs, each a template `<word>.svg`.
pub(crate) const CERTIFICATE_DESIGN_WORDS: &[&str] = &["classic", "modern", "plain"];

/// How a certificate looks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CertificateLook {
    /// The word of the design, one of `CERTIFICATE_DESIGN_WORDS`.
    pub design: &'static str,
    /// The word of the paper's size, one of `CERTIFICATE_PAPER_WORDS`.
    pub paper: &'static str,
    /// The crest of the union.
    pub union_crest: Option<Arc<Picture>>,
    /// The crest of the club.
    pub club_crest: Option<Arc<Picture>>,
    /// The signature of the issuing officer.
    pub signature: Option<Arc<Picture>>,
    /// The key that signs the codes of certificates, if they have codes.
    pub key: Option<Arc<SigningKey>>,
}

impl Default for CertificateLook {
    fn default() -> CertificateLook {
        CertificateLook {
            design: CERTIFICATE_DESIGN_WORDS[0],
            paper: CERTIFICATE_PAPER_WORDS[0],
            union_crest: None,
            club_crest: None,
            signature: None,
            key: None,
        }
    }
}

/// The room for a certificate on its sheet.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct CertificateArea {
    /// Width and height of the drawing.
    pub drawing: (f32, f32),
    /// The distance from its edge to its frame.
    pub edge: f32,
    /// Its width on the sheet in millimetres.
    pub width: f32,
}

impl CertificateLook {
    /// Width and height of the sheet in millimetres.
    pub fn sheet_size(&self) -> (f32, f32) {
        self.row().1
    }

    /// Whether four certificates share a sheet.
    pub fn has_four_per_sheet(&self) -> bool {
        self.row().2
    }

    /// The key, if there is room for codes that a phone can read: four on a sheet have none.
    pub fn qr_code_signing_key(&self) -> Option<&SigningKey> {
        self.key.as_deref().filter(|_| !self.has_four_per_sheet())
    }

    /// The room of each certificate.
    pub fn certificate_area(&self) -> CertificateArea {
        let (width, height) = self.sheet_size();
        if !self.has_four_per_sheet() {
            return CertificateArea { drawing: (width, height), edge: MARGIN, width };
        }
        // Drawn twice as large as it is printed, so that designs need one set of sizes.
        let drawing = (width - 2.0 * MARGIN, height - 2.0 * MARGIN);
        CertificateArea { drawing, edge: GAP, width: drawing.0 / 2.0 }
    }

    /// Where the certificates of a sheet lie: their left upper corners.
    pub fn certificate_positions(&self) -> Vec<(f32, f32)> {
        if !self.has_four_per_sheet() {
            return vec![(0.0, 0.0)];
        }
        let (width, height) = self.certificate_area().drawing;
        let row = |y: f32| [(MARGIN, y), (MARGIN + width / 2.0, y)];
        [row(MARGIN), row(MARGIN + height / 2.0)].concat()
    }

    fn row(&self) -> &'static (&'static str, (f32, f32), bool) {
        PAPERS.iter().find(|(word, ..)| *word == self.paper).unwrap_or(&PAPERS[0])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_lies_where_home_printers_leave_white() {
        assert!(PAPERS.iter().map(|(word, ..)| word).eq(CERTIFICATE_PAPER_WORDS));
        for paper in CERTIFICATE_PAPER_WORDS {
            let look = CertificateLook { paper, ..CertificateLook::default() };
            let (width, height) = look.sheet_size();
            let CertificateArea { drawing, edge, width: drawn } = look.certificate_area();
            let scale = drawn / drawing.0;
            for (x, y) in look.certificate_positions() {
                let near = [x, y, width - x - drawn, height - y - drawing.1 * scale];
                assert!(near.iter().all(|near| near + edge * scale >= MARGIN), "{paper}: {near:?}");
            }
        }
    }
}
