//! Whether a number is an outlier among comparable ones: a slip of the keyboard makes a score ten
//! times too large or too small.

use model::Exact;
use model::problem::{Phrase, phrase};

/// An outlier, in words.
pub(super) struct Outlier {
    /// How far: `about ten times`.
    pub times: Phrase,
    /// The median of the others.
    pub near: Exact,
}

/// Minimum number of others.
pub(super) const MIN_NUMBERS_TO_COMPARE: usize = 4;

/// Totals of IMPs, VPs or points have no bound. Nobody leads by this multiple of the largest of the
/// others; a lost decimal point makes it 10 or 100 times as much.
const BEYOND: u32 = 3;
/// The multiple in a short field, where one contestant can be far ahead of a few weak ones.
const BEYOND_FEW: u32 = 5;
/// From this many numbers, a field is not short.
const MANY: usize = 9;
/// Without negative numbers, one that is this multiple of the largest, and whose tenth lies among
/// the others, lost its decimal point.
const BEYOND_AMONG: u32 = 2;
/// A field of matchpoints averages half of the maximum. A fifth of the median is less than 10 %,
/// which nobody scores over a session.
const BELOW: u32 = 5;
/// Numbers needed to call one too small: in a short field, a contestant may have left early.
const LEAST_FOR_BELOW: usize = 5;

/// The magnitude of a number.
pub(super) fn absolute_value(number: Exact) -> Exact {
    if number < Exact::ZERO { Exact::ZERO - number } else { number }
}

/// Comparable numbers: scores of one session, boards of matches.
pub(super) struct ComparableNumbers {
    /// The numbers, ascending.
    numbers: Vec<Exact>,
    /// Their magnitudes without signs, ascending.
    sizes: Vec<Exact>,
    sum: Exact,
}

impl ComparableNumbers {
    /// The field of some numbers.
    pub(super) fn new(numbers: impl IntoIterator<Item = Exact>) -> ComparableNumbers {
        let mut numbers: Vec<Exact> = numbers.into_iter().collect();
        numbers.sort_unstable();
        let mut sizes: Vec<Exact> = numbers.iter().copied().map(absolute_value).collect();
        sizes.sort_unstable();
        let sum = numbers.iter().copied().sum();
        ComparableNumbers { numbers, sizes, sum }
    }

    /// Checks matchpoints or percentages: a field averages half of the maximum, so nobody scores
    /// more than twice the average. `None` if plausible.
    pub(super) fn matchpoint_outlier(&self, number: Exact) -> Option<Outlier> {
        let count = self.numbers.len();
        if count < MIN_NUMBERS_TO_COMPARE || number < Exact::ZERO {
            return None;
        }
        let near = OtherNumbers::without(&self.numbers, number).middle();
        let near = near.filter(|near| *near > Exact::ZERO)?;
        let over = number * Exact::whole(count as i128) > self.sum * Exact::whole(2);
        let under = count >= LEAST_FOR_BELOW && number * Exact::whole(BELOW) < near;
        (over || under).then(|| Outlier { times: times(number, near), near })
    }

    /// Checks a scale without a bound. `None` if plausible.
    pub(super) fn unbounded_scale_outlier(&self, number: Exact) -> Option<Outlier> {
        let number = absolute_value(number);
        let others = OtherNumbers::without(&self.sizes, number);
        if others.count() < MIN_NUMBERS_TO_COMPARE {
            return None;
        }
        let (least, most) = (others.nth(0)?, others.nth(others.count() - 1)?);
        if most <= Exact::ZERO {
            return None;
        }
        let signed = self.numbers.first().is_some_and(|least| *least < Exact::ZERO);
        let tenth = number / 10;
        // The restored number may be the lowest, a third below the others.
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

/// Sorted numbers without one of them.
struct OtherNumbers<'a> {
    all: &'a [Exact],
    /// The index of the excluded number.
    own: usize,
}

impl OtherNumbers<'_> {
    fn without(all: &[Exact], number: Exact) -> OtherNumbers<'_> {
        OtherNumbers { all, own: all.partition_point(|other| *other < number) }
    }

    fn count(&self) -> usize {
        self.all.len().saturating_sub(1)
    }

    fn nth(&self, at: usize) -> Option<Exact> {
        self.all.get(at + usize::from(at >= self.own)).copied()
    }

    /// The lower of the two middle numbers, or the middle one.
    fn middle(&self) -> Option<Exact> {
        self.nth(self.count().saturating_sub(1) / 2)
    }
}

/// The approximate ratio of two numbers in words. A digit too many or too few is a factor of ten,
/// so the steps lie between powers of ten.
fn times(number: Exact, near: Exact) -> Phrase {
    let at_least = |factor: u32| number >= near * Exact::whole(factor);
    let at_most = |factor: u32| number * Exact::whole(factor) <= near;
    match () {
        () if at_least(300) => phrase!("about a thousand times"),
        () if at_least(30) => phrase!("about a hundred times"),
        () if at_least(3) => phrase!("about ten times"),
        () if number > near => phrase!("far above"),
        () if number.is_zero() => phrase!("nothing like"),
        () if at_most(30) => phrase!("about a hundredth of"),
        () => phrase!("about a tenth of"),
    }
}
