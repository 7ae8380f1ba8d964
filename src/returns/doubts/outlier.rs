//! Whether one number stands far outside the others.

use crate::model::Exact;

/// A number that stands far outside, in words.
pub struct Outlier {
    /// How far: `about ten times`.
    pub times: &'static str,
    /// The middle one of the others.
    pub near: Exact,
}

/// So many numbers must stand beside one that is told.
pub const LEAST_OTHERS: usize = 4;

/// A total of IMPs, VPs or points has no bound of its own. So many times the largest of
/// the others is no lead that a contestant has: a lost decimal point makes it ten or a
/// hundred times as much.
const BEYOND: u32 = 3;
/// The same in a short field, where one contestant can be far ahead of a few weak ones.
const BEYOND_FEW: u32 = 5;
/// So many numbers are no short field any more.
const MANY: usize = 9;
/// Where no number is negative, one that is so many times the largest of the others, and
/// a tenth of which lies among them, has lost its point.
const BEYOND_AMONG: u32 = 2;
/// Half of the possible is what a field of matchpoints averages. Below a fifth of the
/// middle one lies less than 10 %, which nobody scores over a session.
const BELOW: u32 = 5;
/// So many numbers are needed to call one too small: a short field can hold one who
/// left after a board.
const LEAST_FOR_BELOW: usize = 5;

/// The magnitude of a number.
pub fn magnitude(number: Exact) -> Exact {
    if number < Exact::ZERO { Exact::ZERO - number } else { number }
}

/// Numbers that are compared with each other: scores of one session, boards of matches.
pub struct Field {
    /// In their order.
    numbers: Vec<Exact>,
    /// Their magnitudes in their order.
    sizes: Vec<Exact>,
    sum: Exact,
}

impl Field {
    /// The field of some numbers.
    pub fn of(numbers: impl IntoIterator<Item = Exact>) -> Field {
        let mut numbers: Vec<Exact> = numbers.into_iter().collect();
        numbers.sort_unstable();
        let mut sizes: Vec<Exact> = numbers.iter().copied().map(magnitude).collect();
        sizes.sort_unstable();
        let sum = numbers.iter().copied().sum();
        Field { numbers, sizes, sum }
    }

    /// Whether a number of the field is beyond what matchpoints or percentages allow: a
    /// field averages half of the possible, so twice its average is 100 %, and nobody
    /// scores more. `None` where it is in line.
    pub fn of_matchpoints(&self, number: Exact) -> Option<Outlier> {
        let count = self.numbers.len();
        if count < LEAST_OTHERS || number < Exact::ZERO {
            return None;
        }
        let near = Others::of(&self.numbers, number).middle();
        let near = near.filter(|near| *near > Exact::ZERO)?;
        let over = number * Exact::whole(count as i128) > self.sum * Exact::whole(2);
        let under = count >= LEAST_FOR_BELOW && number * Exact::whole(BELOW) < near;
        (over || under).then(|| Outlier { times: times(number, near), near })
    }

    /// Whether a number of the field is beyond the others of a scale without a bound.
    pub fn of_totals(&self, number: Exact) -> Option<Outlier> {
        let number = magnitude(number);
        let others = Others::of(&self.sizes, number);
        if others.count() < LEAST_OTHERS {
            return None;
        }
        let (least, most) = (others.nth(0)?, others.nth(others.count() - 1)?);
        if most <= Exact::ZERO {
            return None;
        }
        let signed = self.numbers.first().is_some_and(|least| *least < Exact::ZERO);
        let tenth = number / 10;
        // The number itself may have been the least of all, a third below the others.
        let near_least = tenth * Exact::whole(3) >= least * Exact::whole(2);
        let among = !signed && least > Exact::ZERO && near_least && tenth <= most;
        let bound = match among {
            true => BEYOND_AMONG,
            false if self.numbers.len() < MANY => BEYOND_FEW,
            false => BEYOND,
        };
        let near = others.middle()?;
        let beyond = number > most * Exact::whole(bound);
        beyond.then(|| Outlier { times: times(number, near), near })
    }
}

/// Numbers in their order without one of them.
struct Others<'a> {
    all: &'a [Exact],
    /// Where the one stands that is left out.
    own: usize,
}

impl Others<'_> {
    fn of(all: &[Exact], number: Exact) -> Others<'_> {
        Others { all, own: all.partition_point(|other| *other < number) }
    }

    fn count(&self) -> usize {
        self.all.len().saturating_sub(1)
    }

    fn nth(&self, at: usize) -> Option<Exact> {
        self.all.get(at + usize::from(at >= self.own)).copied()
    }

    /// The middle one, of two the lower.
    fn middle(&self) -> Option<Exact> {
        self.nth(self.count().saturating_sub(1) / 2)
    }
}

/// How many times another number one is, about: a digit too much or too few is a factor
/// of ten, so the steps lie between the powers of ten.
fn times(number: Exact, near: Exact) -> &'static str {
    let at_least = |factor: u32| number >= near * Exact::whole(factor);
    let at_most = |factor: u32| number * Exact::whole(factor) <= near;
    match () {
        () if at_least(300) => "about a thousand times",
        () if at_least(30) => "about a hundred times",
        () if at_least(3) => "about ten times",
        () if number > near => "far above",
        () if number.is_zero() => "nothing like",
        () if at_most(30) => "about a hundredth of",
        () => "about a tenth of",
    }
}
