//! The natural order of labels, in which `A9` comes before `A10`.

use std::cmp::Ordering;

/// Compares labels with the numbers in them as numbers: `2`, `10NS`, `10EW`, `A3`, `B1`.
pub fn natural_cmp(one: &str, other: &str) -> Ordering {
    let (mut a, mut b) = (one, other);
    loop {
        let (digits_a, digits_b) = (leading_digits(a), leading_digits(b));
        let order = if digits_a > 0 && digits_b > 0 {
            let (number_a, number_b) = (bare(&a[..digits_a]), bare(&b[..digits_b]));
            let order = number_a.len().cmp(&number_b.len()).then(number_a.cmp(number_b));
            (a, b) = (&a[digits_a..], &b[digits_b..]);
            order
        } else {
            let (char_a, char_b) = (a.chars().next(), b.chars().next());
            let order = char_a.cmp(&char_b);
            match (char_a, char_b) {
                (Some(x), Some(y)) => (a, b) = (&a[x.len_utf8()..], &b[y.len_utf8()..]),
                _ => return order.then_with(|| one.cmp(other)),
            }
            order
        };
        if order != Ordering::Equal {
            return order;
        }
    }
}

fn leading_digits(text: &str) -> usize {
    text.bytes().take_while(u8::is_ascii_digit).count()
}

fn bare(digits: &str) -> &str {
    digits.trim_start_matches('0')
}

#[cfg(test)]
mod tests {
    #[test]
    fn numbers_in_labels_count_as_numbers() {
        let mut labels = ["10NS", "2NS", "B1", "A10", "A2", "2EW", "", "02NS"];
        labels.sort_by(|a, b| super::natural_cmp(a, b));
        assert_eq!(labels, ["", "2EW", "02NS", "2NS", "10NS", "A2", "A10", "B1"]);
    }
}
