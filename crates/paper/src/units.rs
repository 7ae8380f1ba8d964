//! Lengths as pages write them: in thousandths of a unit, without noughts at the end. A page has
//! very many of them, so they do not go through the usual formatting.

use std::fmt;

/// A length in thousandths of a unit, as it is written.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct SvgLength(i64);

impl SvgLength {
    /// A length rounded to thousandths.
    pub(crate) fn rounded_to_thousandth(length: f32) -> SvgLength {
        SvgLength((length * 1000.0).round() as i64)
    }

    /// A place rounded to hundredths: half of one is a fiftieth of a pixel.
    pub(crate) fn rounded_to_hundredth(length: f32) -> SvgLength {
        SvgLength((length * 100.0).round() as i64 * 10)
    }

    /// Appends it: a page has so many lengths that the usual way of writing numbers is felt.
    pub(crate) fn append_to(self, out: &mut String) {
        if self.0 < 0 {
            out.push('-');
        }
        let (whole, part) = (self.0.unsigned_abs() / 1000, self.0.unsigned_abs() % 1000);
        let digit = |number: u64| char::from(b'0' + (number % 10) as u8);
        let mut power = 1;
        while whole / power > 9 {
            power *= 10;
        }
        while power > 0 {
            out.push(digit(whole / power));
            power /= 10;
        }
        if part > 0 {
            out.push('.');
            // Noughts at the end are not written.
            for power in [100, 10, 1].into_iter().take_while(|power| part % (10 * power) > 0) {
                out.push(digit(part / power));
            }
        }
    }
}

impl fmt::Display for SvgLength {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut told = String::new();
        self.append_to(&mut told);
        out.write_str(&told)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lengths_have_no_more_digits_than_they_need() {
        let lengths = [0.0, 7.0, -0.5, 12.34, 49.667, 100.05, -1.001, 210.0];
        let told = lengths.map(|length| SvgLength::rounded_to_thousandth(length).to_string());
        assert_eq!(told, ["0", "7", "-0.5", "12.34", "49.667", "100.05", "-1.001", "210"]);
    }
}
