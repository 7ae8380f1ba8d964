//! The final position of a game: the input of a scoring system.

use model::{BasisStep, DecimalsOrFractions, Exact, Place, sum_of_terms_text};

/// The centres that win a game.
pub(super) const CENTRES_FOR_SOLO: u32 = 18;
/// The year before the first game year.
pub const YEAR_BEFORE_FIRST_GAME_YEAR: u16 = 1900;

/// The powers of a game that was won or drawn.
#[derive(Debug, Clone)]
pub struct FinishedDiplomacyGame {
    /// Each power, in the order of the game's seats.
    pub powers: Vec<CentreHistory>,
    /// The seat that won.
    pub solo: Option<usize>,
    /// The last game year.
    pub last_year: u16,
}

/// The centres of a power.
#[derive(Debug, Clone)]
pub struct CentreHistory {
    /// Centres after each year, from the first.
    pub centres: Vec<(u16, u32)>,
}

impl CentreHistory {
    /// Centres at the end.
    pub(crate) fn final_centres(&self) -> u32 {
        self.centres.last().map_or(0, |(_, centres)| *centres)
    }

    /// Whether it holds a centre at the end, occupied or not.
    pub(crate) fn is_alive(&self) -> bool {
        self.final_centres() > 0
    }

    /// Centres after a year; `None` if the game ended before.
    pub(crate) fn centres_in_year(&self, year: u16) -> Option<u32> {
        self.centres.iter().find(|(known, _)| *known == year).map(|(_, centres)| *centres)
    }

    /// The last year in which it held centres, and how many.
    pub(crate) fn last_year_with_centres(&self) -> Option<(u16, u32)> {
        self.centres.iter().rev().find(|(_, centres)| *centres > 0).copied()
    }

    /// The number of years, from 1901, at whose end it held a centre.
    pub(crate) fn years_survived(&self) -> u32 {
        self.last_year_with_centres()
            .map_or(0, |(year, _)| u32::from(year.saturating_sub(YEAR_BEFORE_FIRST_GAME_YEAR)))
    }
}

impl FinishedDiplomacyGame {
    /// The place of a seat by centres, and how many share it.
    pub(crate) fn place_by_centres(&self, seat: usize) -> Place {
        let own = self.powers[seat].final_centres();
        let count = |test: &dyn Fn(u32) -> bool| {
            self.powers.iter().filter(|power| test(power.final_centres())).count() as u32
        };
        let number = count(&|centres| centres > own) + 1;
        Place { number, tied: count(&|centres| centres == own) }
    }

    /// The most centres that a power holds.
    pub(crate) fn most_centres(&self) -> u32 {
        self.powers.iter().map(CentreHistory::final_centres).max().unwrap_or(0)
    }

    /// The lead of a sole leader over the next; `None` if several lead.
    pub(crate) fn sole_leader_centre_lead(&self, seat: usize) -> Option<u32> {
        let next = |(other, power): (usize, &CentreHistory)| {
            (other != seat).then(|| power.final_centres())
        };
        let second = self.powers.iter().enumerate().filter_map(next).max().unwrap_or(0);
        self.powers[seat].final_centres().checked_sub(second).filter(|lead| *lead > 0)
    }

    /// The mean of the points of shared places.
    pub(crate) fn shared_place_points(&self, points: &[Exact], place: Place) -> Exact {
        let first = place.number as usize - 1;
        let places = points.iter().skip(first).take(place.tied as usize);
        places.copied().sum::<Exact>() / place.tied
    }
}

/// The score of a power with its arithmetic.
#[derive(Debug, Clone, PartialEq)]
pub struct PowerScore {
    /// Its parts with their names; parts of 0 are absent.
    pub parts: Vec<(&'static str, Exact)>,
    /// The division of the game, if the parts are a share of it.
    pub share: Option<ShareOfPot>,
    /// Points added after the division, with their name.
    pub more: Option<(&'static str, Exact)>,
    /// The score, before it is rounded.
    pub score: Exact,
}

/// A share of the game: `pot x raw / all`.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct ShareOfPot {
    pub pot: Exact,
    /// What the power holds of the pot, before it is made a share.
    pub raw: Exact,
    /// The parts of all powers.
    pub all: Exact,
}

impl PowerScore {
    /// A sum of parts.
    pub(crate) fn from_parts(parts: Vec<(&'static str, Exact)>) -> PowerScore {
        let score = parts.iter().map(|(_, points)| *points).sum();
        let parts = parts.into_iter().filter(|(_, points)| !points.is_zero()).collect();
        PowerScore { parts, share: None, more: None, score }
    }

    /// The score as a share of all powers' parts.
    pub(crate) fn share_of_pot(mut self, pot: Exact, all: Exact) -> PowerScore {
        let raw = self.score;
        self.score = (pot * raw).checked_div(all).unwrap_or(Exact::ZERO);
        self.share = Some(ShareOfPot { pot, raw, all });
        self
    }

    /// The same, with points that are no part of the division.
    pub(crate) fn with_added_points(mut self, name: &'static str, points: Exact) -> PowerScore {
        self.score = self.score + points;
        self.more = Some((name, points)).filter(|(_, points)| !points.is_zero());
        self
    }

    /// The arithmetic of the rounded score: `9 (centres) + 1 (alive) = 10; 100 x 10 / 64 = 15.625`.
    pub(crate) fn arithmetic_steps(&self, score: Exact) -> Vec<BasisStep> {
        let more = self.more.map_or(Exact::ZERO, |(_, points)| points);
        let raw = self.share.map_or(self.score - more, |share| share.raw);
        let parts: Vec<(&'static str, Exact)> = match self.share {
            None => self.parts.iter().copied().chain(self.more).collect(),
            Some(_) => self.parts.clone(),
        };
        let first = sum_of(&parts, if self.share.is_some() { raw } else { self.score });
        let mut steps = vec![first];
        if let Some(share) = &self.share {
            let part = self.score - more;
            let notation = DecimalsOrFractions::for_numbers([
                share.pot, share.raw, share.all, part, more, self.score,
            ]);
            let [pot, raw, all, part] =
                [share.pot, share.raw, share.all, part].map(|number| notation.format(number));
            steps.push(
                BasisStep::default()
                    .with_arithmetic(format!("{pot} x {raw} / {all}"))
                    .with_result(&part),
            );
            if let Some((name, more)) = self.more {
                let sum = format!("{part} + {} ({name})", notation.format(more));
                steps.push(
                    BasisStep::default()
                        .with_arithmetic(sum)
                        .with_result(notation.format(self.score)),
                );
            }
        }
        if let Some(last) = steps.pop() {
            let rounded = match score == self.score {
                true => last,
                false => last.with_note(format!("rounded to {}", score.to_decimal())),
            };
            steps.push(rounded);
        }
        steps
    }
}

/// Parts with their names as a sum.
fn sum_of(parts: &[(&'static str, Exact)], sum: Exact) -> BasisStep {
    let notation =
        DecimalsOrFractions::for_numbers(parts.iter().map(|(_, points)| *points).chain([sum]));
    let named = |(name, points): &(&str, Exact)| format!("{} ({name})", notation.format(*points));
    let terms: Vec<String> = parts.iter().map(named).collect();
    match terms.len() {
        0 => BasisStep::default().with_arithmetic("nothing"),
        1 => BasisStep::default().with_arithmetic(sum_of_terms_text(&terms)),
        _ => BasisStep::default()
            .with_arithmetic(sum_of_terms_text(&terms))
            .with_result(notation.format(sum)),
    }
}
