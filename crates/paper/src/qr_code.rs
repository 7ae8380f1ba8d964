//! QR codes as squares, to be drawn on a certificate.

use qrcodegen::{QrCode, QrCodeEcc};

use crate::error::PaperError;

/// A QR code: squares, dark or light.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct QrPattern {
    /// The squares of a side.
    side: usize,
    dark: Vec<bool>,
}

impl QrPattern {
    /// The code of a text, as small as it can be.
    ///
    /// # Errors
    ///
    /// If the text is longer than a code can hold (2,953 bytes).
    pub fn encode(text: &str) -> Result<QrPattern, PaperError> {
        let code = QrCode::encode_text(text, QrCodeEcc::Low);
        let code =
            code.map_err(|_| PaperError("the text is too long for a QR code".to_string()))?;
        let side = code.size();
        let rows = (0..side).flat_map(|y| (0..side).map(move |x| (x, y)));
        let dark = rows.map(|(x, y)| code.get_module(x, y)).collect();
        Ok(QrPattern { side: side.unsigned_abs() as usize, dark })
    }

    /// The squares of a side.
    pub fn squares_per_side(&self) -> usize {
        self.side
    }

    /// The dark squares, joined along each row: column, row, how many.
    pub fn dark_runs(&self) -> Vec<(usize, usize, usize)> {
        let mut runs: Vec<(usize, usize, usize)> = Vec::new();
        for at in (0..self.dark.len()).filter(|at| self.dark[*at]) {
            let (x, y) = (at % self.side, at / self.side);
            match runs.last_mut() {
                Some((from, row, count)) if *row == y && *from + *count == x => *count += 1,
                _ => runs.push((x, y, 1)),
            }
        }
        runs
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// ISO/IEC 18004, 6.3.3: three corners have a finder, seven squares wide; version 1 has 21.
    #[test]
    fn a_short_text_has_the_smallest_code() {
        let code = QrPattern::encode("A").unwrap();
        assert_eq!(code.squares_per_side(), 21);
        let first: Vec<_> = code.dark_runs().into_iter().filter(|(_, y, _)| *y == 0).collect();
        assert_eq!((first[0], first[first.len() - 1]), ((0, 0, 7), (14, 0, 7)));
        assert!(
            QrPattern::encode(&"a".repeat(2_953)).is_ok()
                && QrPattern::encode(&"a".repeat(2_954)).is_err()
        );
    }
}
