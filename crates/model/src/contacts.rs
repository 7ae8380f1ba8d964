//! How a member can be reached, in a form that can only be compared.

use std::num::NonZeroU64;

use xxhash_rust::xxh3::xxh3_64;

/// The digits of a telephone number without the country's code.
const OWN_DIGITS: usize = 9;
/// A telephone number has at least so many.
const FEWEST_DIGITS: usize = 6;

/// Hashes of a member's e-mail address and telephone number: whether two members have the same.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct ContactHashes {
    /// The e-mail address, in small letters.
    pub email: Option<NonZeroU64>,
    /// The last nine digits of the telephone number, which is written with the country's code or without.
    pub telephone: Option<NonZeroU64>,
}

impl ContactHashes {
    /// The contacts as typed; of several telephone numbers in one cell the first one.
    pub fn new(email: &str, telephone: &str) -> ContactHashes {
        let email = email.trim().to_lowercase();
        let email = email.strip_prefix("mailto:").unwrap_or(&email);
        let digits = |text: &str| text.chars().filter(char::is_ascii_digit).collect::<String>();
        // A stroke parts two whole numbers, or the area from the rest of one.
        let whole = |text: &str| {
            let first = digits(text.split('/').next().unwrap_or_default());
            if first.len() >= OWN_DIGITS { first } else { digits(text) }
        };
        let mut numbers = telephone.split([',', ';']).map(whole);
        let number = numbers.find(|number| number.len() >= FEWEST_DIGITS);
        let number = number.unwrap_or_else(|| digits(telephone));
        let own = &number[number.len().saturating_sub(OWN_DIGITS)..];
        ContactHashes {
            email: Some(email).filter(|email| email.contains('@')).and_then(hash),
            telephone: Some(own).filter(|own| own.len() >= FEWEST_DIGITS).and_then(hash),
        }
    }
}

fn hash(text: &str) -> Option<NonZeroU64> {
    NonZeroU64::new(xxh3_64(text.as_bytes()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn contacts_are_the_same_however_they_are_written() {
        let same = [
            ["ann@example.org", "01766 512345"],
            [" Ann@Example.org ", "+44 1766 512345"],
            ["mailto:ann@example.org", "1766512345"],
            ["ANN@EXAMPLE.ORG", "01766/512345"],
            ["ann@example.org", "(01766) 512-345, 07700 900123"],
            ["ann@example.org", "01766 512345 / 07700 900123"],
        ];
        let known = ContactHashes::new(same[0][0], same[0][1]);
        for [email, telephone] in same {
            assert_eq!(ContactHashes::new(email, telephone), known, "{email} {telephone}");
        }
        assert_eq!(ContactHashes::new("none", "n/a"), ContactHashes::default());
        assert_eq!(ContactHashes::new("", "ext. 12"), ContactHashes::default());
        let other = ContactHashes::new("bob@example.org", "01766 512346");
        assert!(other.email != known.email && other.telephone != known.telephone);
    }
}
