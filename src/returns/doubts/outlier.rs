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

/// The middle one of numbers, of two the lower; none without numbers.
pub fn middle(mut numbers: Vec<Exact>) -> Option<Exact> {
    numbers.sort_unstable();
    numbers.get(numbers.len().saturating_sub(1) / 2).copied()
}

/// Each number but one.
pub fn others(numbers: &[Exact], index: usize) -> Vec<Exact> {
    let kept = numbers.iter().enumerate().filter(|(position, _)| *position != index);
    kept.map(|(_, number)| *number).collect()
}

/// Whether a number is beyond what matchpoints or percentages allow: a field averages
/// half of the possible, so twice its average is 100 %, and nobody scores more. `None`
/// where it is in line.
pub fn of_matchpoints(numbers: &[Exact], index: usize) -> Option<Outlier> {
    let number = *numbers.get(index)?;
    if numbers.len() < LEAST_OTHERS || number < Exact::ZERO {
        return None;
    }
    let near = middle(others(numbers, index)).filter(|near| *near > Exact::ZERO)?;
    let sum: Exact = numbers.iter().copied().sum();
    let over = number * Exact::whole(numbers.len() as i128) > sum * Exact::whole(2);
    let enough = numbers.len() >= LEAST_FOR_BELOW;
    let under = enough && number * Exact::whole(BELOW) < near;
    (over || under).then(|| Outlier { times: times(number, near), near })
}

/// Whether a number is beyond the others of a scale without a bound.
pub fn of_totals(numbers: &[Exact], index: usize) -> Option<Outlier> {
    let number = magnitude(*numbers.get(index)?);
    let beside = others(numbers, index);
    if beside.len() < LEAST_OTHERS {
        return None;
    }
    let signed = numbers.iter().any(|number| *number < Exact::ZERO);
    let sizes: Vec<Exact> = beside.iter().map(|other| magnitude(*other)).collect();
    let most = *sizes.iter().max()?;
    let least = *sizes.iter().min()?;
    if most <= Exact::ZERO {
        return None;
    }
    let tenth = number / 10;
    // The number itself may have been the least of all, a third below the others.
    let near_least = tenth * Exact::whole(3) >= least * Exact::whole(2);
    let among = !signed && least > Exact::ZERO && near_least && tenth <= most;
    let bound = match among {
        true => BEYOND_AMONG,
        false if numbers.len() < MANY => BEYOND_FEW,
        false => BEYOND,
    };
    let beyond = number > most * Exact::whole(bound);
    let near = middle(sizes)?;
    beyond.then(|| Outlier { times: times(number, near), near })
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
