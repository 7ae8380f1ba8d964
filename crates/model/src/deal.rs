//! The dealt hands of a board: the sheet `Deals`, and hands from files that stand beside a return.

use std::fmt;

use jiff::civil::Date;

use super::contract::{Seat, Strain};

/// The ranks of a suit, the highest first; the ten is `T`.
const RANKS: &str = "AKQJT98765432";
/// The suits in the order in which hands are written.
const SUITS: [Strain; 4] = [Strain::Spades, Strain::Hearts, Strain::Diamonds, Strain::Clubs];

/// The cards of a hand, a bit each.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Hash)]
pub struct Hand(u64);

/// A row of the sheet `Deals`.
#[derive(Debug, Clone, PartialEq, Hash)]
pub struct Deal {
    /// The session, if the event has several.
    pub session: Option<String>,
    /// The number of the board.
    pub board: u32,
    /// The hands in the order of [`Seat::ALL`].
    pub hands: [Hand; 4],
    /// Which contracts can be made, as the file says.
    pub makes: Option<String>,
}

/// The hands of a file that stands beside a return.
#[derive(Debug, Clone, PartialEq, Hash)]
pub struct HandRecordFile {
    /// The name of the file.
    pub file: String,
    /// The day for which they were dealt, if the file names it.
    pub day: Option<Date>,
    pub deals: Vec<Deal>,
    /// How many deals are none, so that they were left out.
    pub unsound: usize,
    /// Whether the file also has results, which are left alone.
    pub with_results: bool,
}

impl Hand {
    /// Parses the ranks of spades, hearts, diamonds and clubs with points between them:
    /// `KQ76.A72.753.975`. The ten is `T` or `10`, a void is empty or `-`.
    pub fn parse(text: &str) -> Option<Hand> {
        let suits: Vec<&str> = text.split('.').collect();
        let [spades, hearts, diamonds, clubs] = suits[..] else { return None };
        Hand::from_suits([spades, hearts, diamonds, clubs])
    }

    /// The hand with these ranks of spades, hearts, diamonds and clubs.
    pub fn from_suits(suits: [&str; 4]) -> Option<Hand> {
        let mut cards = 0u64;
        for (suit, ranks) in suits.into_iter().enumerate() {
            let ranks = ranks.trim().to_ascii_uppercase().replace("10", "T");
            for rank in ranks.chars().filter(|c| !matches!(c, '-' | ' ')) {
                let card = 1 << (13 * suit + RANKS.find(rank)?);
                if cards & card != 0 {
                    return None;
                }
                cards |= card;
            }
        }
        Some(Hand(cards))
    }

    /// The hand that is left when three are known; `None` if these are not of thirteen cards each.
    pub fn fourth_hand(others: [Hand; 3]) -> Option<Hand> {
        const ALL: u64 = (1 << 52) - 1;
        let [one, two, three] = others.map(|hand| hand.0);
        let apart = one & two == 0 && (one | two) & three == 0;
        let full = others.iter().all(|hand| hand.card_count() == 13);
        (apart && full).then_some(Hand(ALL & !(one | two | three)))
    }

    /// The number of its cards.
    pub(crate) fn card_count(self) -> u32 {
        self.0.count_ones()
    }

    /// Its suits, spades first, with the ranks from the highest.
    pub fn suits(self) -> [(Strain, String); 4] {
        let ranks = |suit: usize| {
            let held = RANKS
                .chars()
                .enumerate()
                .filter(move |(at, _)| self.0 >> (13 * suit + at) & 1 == 1);
            held.map(|(_, rank)| rank).collect()
        };
        [0, 1, 2, 3].map(|suit| (SUITS[suit], ranks(suit)))
    }
}

/// Writes the hand as [`Hand::parse`] reads it.
impl fmt::Display for Hand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let suits = self.suits().map(|(_, ranks)| ranks);
        f.write_str(&suits.join("."))
    }
}

/// Which contracts can be made, from the tricks of declarers in denominations: `NS 3NT 4S; E 2C`.
/// `None` if none can.
pub fn makeable_contracts_text(tricks: &[(Seat, Strain, u8)]) -> Option<String> {
    let contracts = |seat: Seat| {
        let mut made: Vec<String> = Vec::new();
        for strain in Strain::ALL.into_iter().rev() {
            let best = tricks
                .iter()
                .filter(|(by, of, _)| (*by, *of) == (seat, strain))
                .map(|(.., n)| *n)
                .max();
            made.extend(
                best.filter(|n| (7..=13).contains(n))
                    .map(|n| format!("{}{}", n - 6, strain.traveller_letters())),
            );
        }
        made.join(" ")
    };
    let mut parts = Vec::new();
    for [one, other] in [[Seat::North, Seat::South], [Seat::East, Seat::West]] {
        let (first, second) = (contracts(one), contracts(other));
        if first == second {
            parts.push((format!("{}{}", one.letter(), other.letter()), first));
        } else {
            parts.push((one.letter().to_string(), first));
            parts.push((other.letter().to_string(), second));
        }
    }
    parts.retain(|(_, made)| !made.is_empty());
    let parts: Vec<String> = parts.into_iter().map(|(who, made)| format!("{who} {made}")).collect();
    (!parts.is_empty()).then(|| parts.join("; "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hands_are_read_and_the_fourth_follows() {
        let hands = ["96.Q876.J987.K95", "AQ74.J9.AKQ52.Q8", "J5.K1032.T63.JT73"].map(Hand::parse);
        assert!(hands.iter().all(|hand| hand.is_some_and(|hand| hand.card_count() == 13)));
        let left = Hand::fourth_hand(hands.map(Option::unwrap_or_default));
        assert_eq!(left.map(|hand| hand.to_string()).as_deref(), Some("KT832.A54.4.A642"));
        assert_eq!(Hand::parse("AKQJT98765432...").map(Hand::card_count), Some(13));
        assert_eq!(Hand::parse("AA.K.Q.J"), None);
        assert_eq!(Hand::parse("A.K.Q"), None);
        assert_eq!(Hand::parse("A.1.Q.J"), None);
    }

    #[test]
    fn makeable_contracts_are_told_by_side() {
        use Seat::{East, North, South, West};
        use Strain::{Clubs, NoTrump, Spades};
        let tricks = [
            (North, NoTrump, 9),
            (South, NoTrump, 9),
            (North, Spades, 10),
            (South, Spades, 10),
            (East, Clubs, 8),
            (West, Clubs, 6),
        ];
        assert_eq!(makeable_contracts_text(&tricks).as_deref(), Some("NS 3NT 4S; E 2C"));
        assert_eq!(makeable_contracts_text(&[(North, Spades, 6)]), None);
    }
}
