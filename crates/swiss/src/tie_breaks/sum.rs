//! Sums of values of which the least, or the least and the greatest, are cut (C.07,
//! article 14), and how they are written out.

use num_rational::Rational64;

/// One value of a sum.
#[derive(Clone, Debug)]
pub struct Part {
    /// By what its significance is judged first: for Sonneborn-Berger the points of
    /// the opponent (14.1.1), else the value itself.
    pub weight: i64,
    /// The value, in the unit of the sum.
    pub value: i64,
    /// Whether it comes from a round that the player chose not to play.
    pub voluntary: bool,
    /// Whether it counts.
    pub counts: bool,
    /// How it is written, where not as a plain number.
    pub told: Option<String>,
}

impl Part {
    /// A value that counts.
    pub fn new(weight: i64, value: i64) -> Part {
        Part { weight, value, voluntary: false, counts: true, told: None }
    }
}

/// A sum, with how many of its unit make one.
#[derive(Clone, Debug)]
pub struct Sum {
    /// The values, in the order in which they are written.
    pub parts: Vec<Part>,
    /// How many of its unit make one: 10 where it counts in tenths.
    pub unit: i64,
}

impl Sum {
    /// The sum without so many of the least values, then without so many of the
    /// greatest (14.1 to 14.4).
    pub fn cut(mut self, [least, greatest]: [u8; 2]) -> Sum {
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

    fn counting(&self) -> impl DoubleEndedIterator<Item = (usize, &Part)> {
        self.parts.iter().enumerate().filter(|(_, part)| part.counts)
    }

    /// The value to cut next: the least significant, or instead of it the lowest of
    /// those from rounds that the player chose not to play, unless that is lower
    /// (16.5).
    fn least(&self) -> Option<usize> {
        let (least, part) = self.counting().min_by_key(|(_, part)| (part.weight, part.value))?;
        let voluntary = self.counting().filter(|(_, part)| part.voluntary);
        let lowest = voluntary.min_by_key(|(_, part)| (part.value, part.weight));
        let instead = lowest.filter(|(_, lowest)| lowest.value >= part.value);
        Some(instead.map_or(least, |(index, _)| index))
    }

    /// How many values count.
    pub fn count(&self) -> usize {
        self.counting().count()
    }

    /// What counts, in the unit of the sum.
    pub fn total(&self) -> i64 {
        self.counting().map(|(_, part)| part.value).sum()
    }

    /// What counts, as a number.
    pub fn exact(&self) -> Rational64 {
        in_unit(self.total(), self.unit)
    }

    /// Whether anything was cut out of turn because a round was not played by choice.
    pub fn cut_voluntary(&self) -> bool {
        self.parts.iter().any(|part| part.voluntary && !part.counts)
    }

    /// `3½ + 3 + 2½ (without 1½)`.
    pub fn told(&self) -> String {
        let told = |counts: bool| -> Vec<String> {
            let parts = self.parts.iter().filter(|part| part.counts == counts);
            parts
                .map(|part| {
                    part.told.clone().unwrap_or_else(|| shown(in_unit(part.value, self.unit)))
                })
                .collect()
        };
        let (counting, cut) = (added(&told(true)), told(false));
        let counting = if counting.is_empty() { "nothing".to_string() } else { counting };
        match &cut[..] {
            [] => counting,
            _ => format!("{counting} (without {})", cut.join(" and ")),
        }
    }
}

/// A number of a unit.
pub fn in_unit(value: i64, unit: i64) -> Rational64 {
    Rational64::new(value, unit)
}

/// Terms as a sum for people: what begins with a minus is taken away, so that no sum
/// says `+ -5`.
pub fn added(terms: &[String]) -> String {
    terms.join(" + ").replace(" + -", " - ")
}

/// A number as chess players write it: halves and quarters as such.
pub fn shown(number: Rational64) -> String {
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

/// The exact decimal where there is one of nine places, else two decimals, halves away
/// from nought; without noughts at the end.
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
            assert_eq!(shown(Rational64::new(above, below)), text, "{above} / {below}");
        }
        assert_eq!(added(&["-5".to_string(), "3".to_string(), "-2".to_string()]), "-5 + 3 - 2");
    }
}
