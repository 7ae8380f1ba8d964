//! 4.4: large events, where the first award reaches its theoretical maximum.

use crate::model::{Basis, Exact, Surd};
use crate::rules::wbu::{Band, Handbook, Ladder};

/// The first award of a large event at Club status.
#[derive(Debug)]
pub struct Top {
    /// The award, not rounded (4.4.4).
    pub value: Surd,
    maximum: Exact,
    /// Tables in play and tables at which the maximum is reached, where there
    /// are more of the former (4.4.9).
    beyond: Option<(i128, u32)>,
}

/// The first award where the scale would pass the maximum, or more tables play
/// than those at which it is reached; `None` where the scale holds.
pub fn top(ladder: &Ladder, band: &Band, tables: i128, awards: i128) -> Option<Top> {
    let limit = ladder.limit(band);
    let maximum = band.maximum;
    if tables > i128::from(limit) {
        // 4.4.9: the maximum times the square root of a / t.
        let ratio = Exact::ratio(tables, limit)?;
        let value = Surd::root(maximum, ratio);
        return Some(Top { value, maximum, beyond: Some((tables, limit)) });
    }
    // 4.4.3: the scale would pass the maximum.
    (ladder.unit * Exact::whole(awards) > maximum).then(|| Top {
        value: Surd::plain(maximum),
        maximum,
        beyond: None,
    })
}

impl Top {
    /// Cites what was used.
    pub fn cite(&self, handbook: &'static Handbook, basis: &mut Basis) {
        let large = &handbook.large_events;
        basis.cite(&large.steps_clause).cite(&large.fractions_clause).cite(&large.minimum_clause);
        if self.beyond.is_some() {
            basis.cite(&large.root_clause);
        }
    }

    /// The first award in words, all factors in it.
    pub fn told(&self, multiplier: Exact, first: Surd) -> String {
        let maximum = self.maximum * multiplier;
        match self.beyond {
            None => format!("the maximum of {maximum}"),
            Some((tables, limit)) => {
                format!("the maximum of {maximum} x sqrt({tables}/{limit}) = {first}")
            }
        }
    }
}
