//! Sums without the least, or the least and greatest, values (C.07, article 14), and their printed
//! form.

use num_rational::Rational64;

/// One value of a sum.
#[derive(Clone, Debug)]
pub(super) struct SumPart {
    /// The first key of its significance: for Sonneborn-Berger the opponent's points (14.1.1), else
    /// the value.
    pub weight: i64,
    /// The value, in the unit of the sum.
    pub value: i64,
    /// Whether it comes from a round that the player chose not to play.
    pub voluntary: bool,
    /// Whether it counts, or was cut.
    pub counts: bool,
    /// Its printed form, if not a plain number.
    pub told: Option<String>,
}

impl SumPart {
    /// A value that counts.
    pub(super) fn new(weight: i64, value: i64) -> SumPart {
        SumPart { weight, value, voluntary: false, counts: true, told: None }
    }
}

/// A sum with its unit.
#[derive(Clone, Debug)]
pub(super) struct TieBreakSum {
    /// The values in printing order.
    pub parts: Vec<SumPart>,
    /// The number of units in 1: 10 for tenths.
    pub unit: i64,
}

impl TieBreakSum {
    /// The sum without this many of the least, then of the greatest values (14.1 to 14.4).
    pub(super) fn cut(mut self, [least, greatest]: [u8; 2]) -> TieBreakSum {
        for _ in 0..least {
            let cut = self.least();
            self.leave_out(cut);
        }
        for _ in 0..greatest {
            let cut = self.counting().max_by_key(|(_, part)| (part.weight, part.value));
            let cut = cut.map(|(index, _)| index);
            self.leave_out(cut);
        }
        self
    }

    fn leave_out(&mut self, index: Option<usize>) {
        if let Some(part) = index.and_then(|index| self.parts.get_mut(index)) {
            part.counts = false;
        }
    }

    fn counting(&self) -> impl DoubleEndedIterator<Item = (usize, &SumPart)> {
        self.parts.iter().enumerate().filter(|(_, part)| part.counts)
    }

    /// The value to cut next: the least significant; but if the player chose not to play some
    /// rounds, the lowest of their values, unless the other one is lower (16.5).
    fn least(&self) -> Option<usize> {
        let (least, part) = self.counting().min_by_key(|(_, part)| (part.weight, part.value))?;
        let voluntary = self.counting().filter(|(_, part)| part.voluntary);
        let lowest = voluntary.min_by_key(|(_, part)| (part.value, part.weight));
        let instead = lowest.filter(|(_, lowest)| lowest.value >= part.value);
        Some(instead.map_or(least, |(index, _)| index))
    }

    /// The number of values that count.
    pub(super) fn counted_part_count(&self) -> usize {
        self.counting().count()
    }

    /// The sum of the values that count, in its unit.
    pub(super) fn total(&self) -> i64 {
        self.counting().map(|(_, part)| part.value).sum()
    }

    /// The sum of the values that count, as a number.
    pub(super) fn exact_total(&self) -> Rational64 {
        number_from_units(self.total(), self.unit)
    }

    /// Whether a value was cut out of order because the player chose not to play.
    pub(super) fn has_voluntary_cut(&self) -> bool {
        self.parts.iter().any(|part| part.voluntary && !part.counts)
    }

    /// `3½ + 3 + 2½ (without 1½)`.
    pub(super) fn in_words(&self) -> String {
        let told = |counts: bool| -> Vec<String> {
            let parts = self.parts.iter().filter(|part| part.counts == counts);
            parts
                .map(|part| {
                    part.told.clone().unwrap_or_else(|| {
                        number_text_with_fractions(number_from_units(part.value, self.unit))
                    })
                })
                .collect()
        };
        let (counting, cut) = (sum_text(&told(true)), told(false));
        let counting = if counting.is_empty() { "nothing".to_string() } else { counting };
        match &cut[..] {
            [] => counting,
            _ => format!("{counting} (without {})", cut.join(" and ")),
        }
    }
}

/// A number of a unit.
pub(super) fn number_from_units(value: i64, unit: i64) -> Rational64 {
    Rational64::new(value, unit)
}

/// Terms as a printed sum. A term with a minus is subtracted, so that no sum prints `+ -5`.
pub(super) fn sum_text(terms: &[String]) -> String {
    terms.join(" + ").replace(" + -", " - ")
}

/// A number as chess players write it, with halves and quarters.
pub(super) fn number_text_with_fractions(number: Rational64) -> String {
    let mark = match (number.numer().rem_euclid(*number.denom()), *number.denom()) {
        _ if *number.numer() < 0 => "",
        (1, 2) => "\u{bd}",
        (1, 4) => "\u{bc}",
        (3, 4) => "\u{be}",
        _ => "",
    };
    match (mark, number.to_integer()) {
        ("", _) => decimal(number),
        (mark, 0) => mark.to_string(),
        (mark, whole) => format!("{whole}{mark}"),
    }
}

/// The exact decimal of up to nine places, else two decimals rounded half away from zero; without
/// trailing zeros.
fn decimal(number: Rational64) -> String {
    let (above, below) = (i128::from(*number.numer()), i128::from(*number.denom()));
    let places = if 1_000_000_000 % below == 0 { 9 } else { 2 };
    let scale = 10i128.pow(places);
    let scaled = (2 * above.abs() * scale + below) / (2 * below);
    let sign = if above < 0 && scaled > 0 { "-" } else { "" };
    let width = places as usize;
    let text = format!("{sign}{}.{:0>width$}", scaled / scale, scaled % scale);
    text.trim_end_matches('0').trim_end_matches('.').to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_as_chess_players_do() {
        for (above, below, text) in [
            (9, 2, "4\u{bd}"),
            (1, 4, "\u{bc}"),
            (27, 4, "6\u{be}"),
            (30, 1, "30"),
            (1, 8, "0.125"),
            (-9, 2, "-4.5"),
            (1, 3, "0.33"),
            (-5, 3, "-1.67"),
            (-1, 300, "0"),
        ] {
            assert_eq!(
                number_text_with_fractions(Rational64::new(above, below)),
                text,
                "{above} / {below}"
            );
        }
        assert_eq!(sum_text(&["-5".to_string(), "3".to_string(), "-2".to_string()]), "-5 + 3 - 2");
    }
}
