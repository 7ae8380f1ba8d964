//! Logarithms to the base of two in whole numbers, so that evidence weighs the same on every machine, in
//! every order and with any number of threads.

/// The parts of one bit: a factor of two.
pub(super) const BIT: i32 = 256;

/// 2 to the power of one part, times 2^62.
const PART: u128 = 4_624_189_567_668_517_720;

/// 2 to the power of so many parts, times 2^62.
static POWERS: [u64; BIT as usize] = powers();

const fn powers() -> [u64; BIT as usize] {
    let mut all = [0; BIT as usize];
    let mut power: u128 = 1 << 62;
    let mut at = 0;
    while at < all.len() {
        all[at] = power as u64;
        power = (power * PART) >> 62;
        at += 1;
    }
    all
}

/// The logarithm of a number, rounded down to a part; that of one for nought.
pub(super) fn log2(number: u64) -> i32 {
    let Some(whole) = number.checked_ilog2() else { return 0 };
    let fraction = (number << (63 - whole)) >> 1;
    let part = POWERS.partition_point(|power| *power <= fraction) - 1;
    whole as i32 * BIT + part as i32
}

/// The logarithm of a fraction.
pub(super) fn log2_of(part: u64, whole: u64) -> i32 {
    log2(part) - log2(whole)
}

/// One, as [`power`] counts.
pub(super) const ONE: u64 = 1 << SCALE;
const SCALE: i32 = 40;

/// 2 to the power of `bits`, in units of 2^-40; at most 2^20.
pub(super) fn power(bits: i32) -> u64 {
    let parts = (bits + SCALE * BIT).min((SCALE + 20) * BIT);
    if parts < 0 {
        return 0;
    }
    POWERS[(parts % BIT) as usize] >> (62 - parts / BIT)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn logarithms_and_powers_are_inverse() {
        for (number, bits) in [(1, 0), (2, 256), (3, 405), (1 << 40, 40 * 256), (10, 850)] {
            assert_eq!(log2(number), bits, "{number}");
        }
        assert_eq!(log2_of(1, 8), -3 * BIT);
        assert_eq!((power(0), power(BIT), power(-3 * BIT)), (ONE, 2 * ONE, ONE / 8));
        assert_eq!(power(-41 * BIT), 0);
        assert_eq!(power(1000 * BIT), ONE << 20);
    }
}
