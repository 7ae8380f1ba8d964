//! An amount of money as somebody types it at the desk: `20`, `£7.50`, `12,50 €`, `waived`.

use model::Exact;

/// What an organiser typed for an amount.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub enum TypedAmount {
    /// Nothing.
    #[default]
    Blank,
    /// That nothing is asked for.
    Waived,
    /// An amount, with the sign of its currency, if one is typed.
    Money(Exact, Option<&'static str>),
    /// Anything else, as typed.
    Unread(String),
}

/// Words for a fee that nobody asks for.
const WAIVED: [&str; 8] =
    ["waived", "free", "exempt", "complimentary", "no fee", "no charge", "nil", "none"];

/// Signs and codes of currencies, and the sign that is shown.
const CURRENCIES: [(&str, &str); 6] = [
    ("\u{a3}", "\u{a3}"),
    ("gbp", "\u{a3}"),
    ("\u{20ac}", "\u{20ac}"),
    ("eur", "\u{20ac}"),
    ("$", "$"),
    ("chf", "CHF"),
];

/// More is a slip of the hand.
const MOST: u32 = 1_000_000;

impl TypedAmount {
    /// What a text means.
    pub fn parse(text: &str) -> TypedAmount {
        let text = text.trim();
        let word = text.to_lowercase();
        if word.is_empty() {
            return TypedAmount::Blank;
        }
        if WAIVED.contains(&word.as_str()) {
            return TypedAmount::Waived;
        }
        let found = CURRENCIES.iter().find_map(|(written, shown)| {
            let bare = word.strip_prefix(written).or_else(|| word.strip_suffix(written))?;
            Some((bare.trim(), Some(*shown)))
        });
        let (bare, currency) = found.unwrap_or((&word, None));
        match money(bare) {
            Some(amount) => TypedAmount::Money(amount, currency),
            None => TypedAmount::Unread(text.to_string()),
        }
    }

    /// The amount; nothing for a blank cell and a waived fee, `None` for what cannot be read.
    pub fn value(&self) -> Option<Exact> {
        match self {
            TypedAmount::Blank | TypedAmount::Waived => Some(Exact::ZERO),
            TypedAmount::Money(amount, _) => Some(*amount),
            TypedAmount::Unread(_) => None,
        }
    }

    /// The sign of its currency, if it has one.
    pub(crate) fn currency(&self) -> Option<&'static str> {
        match self {
            TypedAmount::Money(_, currency) => *currency,
            _ => None,
        }
    }
}

/// Digits with two decimals at most. A comma before three digits parts thousands, since no money
/// has three decimals; before one or two it is that of decimals.
fn money(text: &str) -> Option<Exact> {
    let (whole, cents) = match text.rfind([',', '.']) {
        Some(at) if text.len() - at <= 3 => (&text[..at], &text[at + 1..]),
        _ => (text, ""),
    };
    let mut groups = whole.split([',', '\u{a0}', ' ']);
    let first = groups.next()?;
    let digits = |part: &str| part.bytes().all(|b| b.is_ascii_digit());
    let parted = groups.clone().all(|group| group.len() == 3 && digits(group));
    let is_first =
        !first.is_empty() && digits(first) && (first.len() <= 3 || groups.next().is_none());
    if !parted || !is_first || !digits(cents) {
        return None;
    }
    let whole: String = whole.chars().filter(char::is_ascii_digit).collect();
    Exact::parse_decimal(&format!("{whole}.{cents}")).filter(|amount| *amount <= Exact::whole(MOST))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn amounts_are_read_as_people_write_them() {
        let hundredths = |count: i64| Exact::ratio(count, 100).unwrap_or_default();
        for (text, cents, currency) in [
            ("20", 2000, None),
            ("\u{a3}7.50", 750, Some("\u{a3}")),
            ("7.5", 750, None),
            ("12,50 \u{20ac}", 1250, Some("\u{20ac}")),
            ("EUR 12", 1200, Some("\u{20ac}")),
            ("\u{a3} 1,250.00", 125_000, Some("\u{a3}")),
            ("1,250", 125_000, None),
            ("0", 0, None),
        ] {
            assert_eq!(
                TypedAmount::parse(text),
                TypedAmount::Money(hundredths(cents), currency),
                "{text}"
            );
        }
        for text in ["waived", "Free ", "EXEMPT"] {
            assert_eq!(TypedAmount::parse(text), TypedAmount::Waived, "{text}");
        }
        for text in [
            "-20",
            "paid",
            "20 30",
            "1.234.5",
            "20.005",
            "1e5",
            "9999999999999",
            "#REF!",
            "20%",
            ".",
            "\u{a3}",
            "2026-05-20",
            "\u{665}",
            "1,25,000",
        ] {
            assert_eq!(TypedAmount::parse(text), TypedAmount::Unread(text.to_string()), "{text}");
        }
    }
}
