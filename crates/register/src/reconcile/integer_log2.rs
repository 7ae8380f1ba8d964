//! Logarithms to the base of two in whole numbers, so that evidence weighs the same on every machine, in
//! every order and with any number of threads.

/// The parts of one bit: a factor of two.
pub(super) const PARTS_PER_BIT: i32 = 256;

/// 2 to the power of one part, times 2^62.
const PART: u128 = 4_624_189_567_668_517_720;

/// 2 to the power of so many parts, times 2^62.
static POWERS: [u64; PARTS_PER_BIT as usize] = powers();

const fn powers() -> [u64; PARTS_PER_BIT as usize] {
    let mut all = [0; PARTS_PER_BIT as usize];
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
pub(super) fn log2_in_parts(number: u64) -> i32 {
    let Some(whole) = number.checked_ilog2() else { return 0 };
    let fraction = (number << (63 - whole)) >> 1;
    let part = POWERS.partition_point(|power| *power <= fraction) - 1;
    whole as i32 * PARTS_PER_BIT + part as i32
}

/// The logarithm of a fraction.
pub(super) fn log2_of_fraction(part: u64, whole: u64) -> i32 {
    log2_in_parts(part) - log2_in_parts(whole)
}

/// One, as [`fixed_power_of_two`] counts.
pub(super) const FIXED_POINT_ONE: u64 = 1 << SCALE;
const SCALE: i32 = 40;

/// 2 to the power of `bits`, in units of 2^-40; at most 2^20.
pub(super) fn fixed_power_of_two(bits: i32) -> u64 {
    let parts = (bits + SCALE * PARTS_PER_BIT).min((SCALE + 20) * PARTS_PER_BIT);
    if parts < 0 {
        return 0;
    }
    POWERS[(parts % PARTS_PER_BIT) as usize] >> (62 - parts / PARTS_PER_BIT)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn logarithms_and_powers_are_inverse() {
        for (number, bits) in [(1, 0), (2, 256), (3, 405), (1 << 40, 40 * 256), (10, 850)] {
            assert_eq!(log2_in_parts(number), bits, "{number}");
        }
        assert_eq!(log2_of_fraction(1, 8), -3 * PARTS_PER_BIT);
        assert_eq!(
            (
                fixed_power_of_two(0),
                fixed_power_of_two(PARTS_PER_BIT),
                fixed_power_of_two(-3 * PARTS_PER_BIT)
            ),
            (FIXED_POINT_ONE, 2 * FIXED_POINT_ONE, FIXED_POINT_ONE / 8)
        );
        assert_eq!(fixed_power_of_two(-41 * PARTS_PER_BIT), 0);
        assert_eq!(fixed_power_of_two(1000 * PARTS_PER_BIT), FIXED_POINT_ONE << 20);
    }
}
