//! Contracts, seats and vulnerability: the words of a traveller. `engine::scoring` scores them.

use std::fmt;

/// The denomination of a contract, from the lowest to the highest.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Strain {
    Clubs,
    Diamonds,
    Hearts,
    Spades,
    NoTrump,
}

impl Strain {
    /// All five, from the lowest.
    pub const ALL: [Strain; 5] =
        [Strain::Clubs, Strain::Diamonds, Strain::Hearts, Strain::Spades, Strain::NoTrump];

    /// Its name on a traveller.
    pub fn traveller_letters(self) -> &'static str {
        ["C", "D", "H", "S", "NT"][self as usize]
    }
}

/// Whether a contract was doubled.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Doubling {
    Undoubled,
    Doubled,
    Redoubled,
}

impl Doubling {
    /// From the lowest to the highest.
    pub const ALL: [Doubling; 3] = [Doubling::Undoubled, Doubling::Doubled, Doubling::Redoubled];

    /// Its sign on a traveller.
    pub fn traveller_sign(self) -> &'static str {
        ["", "x", "xx"][self as usize]
    }
}

/// A seat at the table, in the order of play.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Seat {
    North,
    East,
    South,
    West,
}

impl Seat {
    /// All four, from North clockwise.
    pub const ALL: [Seat; 4] = [Seat::North, Seat::East, Seat::South, Seat::West];

    /// Its letter on a traveller.
    pub fn letter(self) -> &'static str {
        ["N", "E", "S", "W"][self as usize]
    }

    /// Parses its letter; capitals only, as on the form.
    pub fn from_letter(name: &str) -> Option<Seat> {
        Seat::ALL.into_iter().find(|seat| seat.letter() == name)
    }

    /// Whether it belongs to North-South.
    pub fn is_north_south(self) -> bool {
        matches!(self, Seat::North | Seat::South)
    }
}

/// A final contract, without its declarer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Contract {
    /// Tricks bid above six, 1 to 7.
    pub level: u8,
    /// The suit of trumps, or no trumps.
    pub strain: Strain,
    /// Whether it was doubled.
    pub doubling: Doubling,
}

impl Contract {
    /// The tricks needed to make it, 7 to 13.
    pub fn tricks_needed(self) -> u8 {
        self.level + 6
    }
}

/// As on travellers: `4H`, `3NTx`, `2Sxx`.
impl fmt::Display for Contract {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{}{}{}",
            self.level,
            self.strain.traveller_letters(),
            self.doubling.traveller_sign()
        )
    }
}

/// How the auction ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum AuctionResult {
    /// All four passed, so the board scores 0.
    PassedOut,
    /// A contract was bid.
    Contract(Contract),
}

/// Spellings of a passed-out board, without blanks.
const PASSED_OUT: &[&str] =
    &["PASS", "P", "AP", "ALLPASS", "PASSED", "PASSEDOUT", "PASSOUT", "PASSEDIN", "PASSIN"];

/// Spellings of a denomination; a longer one comes before its own beginnings.
const STRAINS: &[(&str, Strain)] = &[
    ("NOTRUMPS", Strain::NoTrump),
    ("NOTRUMP", Strain::NoTrump),
    ("NT", Strain::NoTrump),
    ("SA", Strain::NoTrump),
    ("N", Strain::NoTrump),
    ("SPADES", Strain::Spades),
    ("SPADE", Strain::Spades),
    ("S", Strain::Spades),
    ("HEARTS", Strain::Hearts),
    ("HEART", Strain::Hearts),
    ("H", Strain::Hearts),
    ("DIAMONDS", Strain::Diamonds),
    ("DIAMOND", Strain::Diamonds),
    ("D", Strain::Diamonds),
    ("CLUBS", Strain::Clubs),
    ("CLUB", Strain::Clubs),
    ("C", Strain::Clubs),
];

impl AuctionResult {
    /// Parses a contract, ignoring case and blanks: letters or suit signs; `x`, `*` or `dbl` for a
    /// double. `None` for anything else. A declarer after the contract is refused, since `4NS` is
    /// ambiguous.
    pub fn parse(text: &str) -> Option<AuctionResult> {
        let plain = plain(text);
        if PASSED_OUT.contains(&plain.as_str()) {
            return Some(AuctionResult::PassedOut);
        }
        let level = plain.bytes().next().filter(|first| (b'1'..=b'7').contains(first))? - b'0';
        let rest = &plain[1..];
        let (strain, doubling) = STRAINS.iter().find_map(|(name, strain)| {
            Some((*strain, doubling_named(rest.strip_prefix(name)?)?))
        })?;
        Some(AuctionResult::Contract(Contract { level, strain, doubling }))
    }
}

impl fmt::Display for AuctionResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            AuctionResult::PassedOut => f.write_str("pass"),
            AuctionResult::Contract(contract) => contract.fmt(f),
        }
    }
}

/// Capitals without blanks. Suit signs, black, white or with a variation mark, become letters.
fn plain(text: &str) -> String {
    let signs = text.chars().filter(|c| !c.is_whitespace() && *c != '\u{fe0f}' && *c != '\u{fe0e}');
    let letters = signs.map(|sign| match sign {
        '♣' | '♧' => 'C',
        '♦' | '♢' => 'D',
        '♥' | '♡' => 'H',
        '♠' | '♤' => 'S',
        '×' => 'X',
        other => other,
    });
    letters.collect::<String>().to_uppercase()
}

fn doubling_named(name: &str) -> Option<Doubling> {
    Some(match name {
        "" => Doubling::Undoubled,
        "X" | "*" | "DBL" | "DOUBLE" | "DOUBLED" => Doubling::Doubled,
        "XX" | "**" | "RDBL" | "REDOUBLE" | "REDOUBLED" => Doubling::Redoubled,
        _ => return None,
    })
}

/// The tricks of a result: `=` made, `+1` one overtrick, `-2` two down, with any minus sign. A
/// number without a sign counts overtricks, since spreadsheets drop a typed plus. `None` if the
/// text is invalid or the tricks are not 0 to 13.
pub fn parse_tricks_of_result(contract: Contract, result: &str) -> Option<u8> {
    let plain = plain(result);
    if matches!(plain.as_str(), "=" | "==" | "C" | "MADE") {
        return Some(contract.tricks_needed());
    }
    let (down, digits) = match plain.chars().next()? {
        sign @ ('-' | '−' | '–' | '‐' | '‑') => (true, &plain[sign.len_utf8()..]),
        '+' => (false, &plain[1..]),
        _ => (false, plain.as_str()),
    };
    if digits.is_empty() || digits.len() > 2 || !digits.bytes().all(|digit| digit.is_ascii_digit())
    {
        return None;
    }
    let count: u8 = digits.parse().ok()?;
    let needs = contract.tricks_needed();
    let tricks = if down { needs.checked_sub(count)? } else { needs + count };
    (tricks <= 13).then_some(tricks)
}

/// Which sides are vulnerable.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Vulnerability {
    pub north_south: bool,
    pub east_west: bool,
}

impl Vulnerability {
    /// Whether the side of a seat is vulnerable.
    pub fn includes(self, seat: Seat) -> bool {
        if seat.is_north_south() { self.north_south } else { self.east_west }
    }

    /// Its word on a traveller.
    pub fn traveller_word(self) -> &'static str {
        match (self.north_south, self.east_west) {
            (false, false) => "none",
            (true, false) => "NS",
            (false, true) => "EW",
            (true, true) => "all",
        }
    }
}

/// The dealer of a board (Law 2 of 2017): North on 1, then clockwise.
pub fn dealer_of_board(board: u32) -> Seat {
    Seat::ALL[((board % 4 + 3) % 4) as usize]
}

/// The vulnerability of a board (Law 2 of 2017): sixteen boards, repeated.
pub fn vulnerability_of_board(board: u32) -> Vulnerability {
    let nth = (board % 16 + 15) % 16;
    // Each group of four boards starts one step further along: none, NS, EW, all.
    match (nth + nth / 4) % 4 {
        0 => Vulnerability { north_south: false, east_west: false },
        1 => Vulnerability { north_south: true, east_west: false },
        2 => Vulnerability { north_south: false, east_west: true },
        _ => Vulnerability { north_south: true, east_west: true },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Option<String> {
        AuctionResult::parse(text).map(|bid| bid.to_string())
    }

    #[test]
    fn contracts_are_read_as_people_type_them() {
        for (typed, meant) in [
            ("4H", "4H"),
            (" 4 h ", "4H"),
            ("4♥", "4H"),
            ("4♥\u{fe0f}x", "4Hx"),
            ("3N", "3NT"),
            ("3nt", "3NT"),
            ("3SA", "3NT"),
            ("3SX", "3Sx"),
            ("3NTX", "3NTx"),
            ("2S**", "2Sxx"),
            ("2s xx", "2Sxx"),
            ("5d dbl", "5Dx"),
            ("5D*", "5Dx"),
            ("1C rdbl", "1Cxx"),
            ("1 club", "1C"),
            ("pass", "pass"),
            ("P", "pass"),
            ("All Pass", "pass"),
            ("passed out", "pass"),
        ] {
            assert_eq!(read(typed).as_deref(), Some(meant), "{typed}");
        }
        for wrong in ["", "8H", "0C", "4", "4HS", "4NS", "H4", "4Hxxx", "4D bl", "4Hd", "44H", "é"]
        {
            assert_eq!(read(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn what_is_written_is_read_again() {
        for level in 1..=7 {
            for strain in Strain::ALL {
                for doubling in Doubling::ALL {
                    let bid = AuctionResult::Contract(Contract { level, strain, doubling });
                    assert_eq!(AuctionResult::parse(&bid.to_string()), Some(bid));
                }
            }
        }
    }

    #[test]
    fn results_count_from_the_contract() {
        let four_hearts =
            Contract { level: 4, strain: Strain::Hearts, doubling: Doubling::Undoubled };
        let tricks = |result| parse_tricks_of_result(four_hearts, result);
        assert_eq!(tricks("="), Some(10));
        assert_eq!(tricks("+1"), Some(11));
        assert_eq!(tricks("1"), Some(11));
        assert_eq!(tricks("0"), Some(10));
        assert_eq!(tricks("-2"), Some(8));
        assert_eq!(tricks("− 2"), Some(8));
        assert_eq!(tricks("-10"), Some(0));
        for wrong in ["", "+4", "-11", "10", "++1", "-", "1.5", "x", "+-1"] {
            assert_eq!(tricks(wrong), None, "{wrong}");
        }
    }

    /// The table of Law 2, board by board.
    #[test]
    fn dealer_and_vulnerability_go_round_in_sixteen_boards() {
        let table = "N none,E NS,S EW,W all,N NS,E EW,S all,W none,\
                     N EW,E all,S none,W NS,N all,E none,S NS,W EW";
        for (board, row) in (1..=96).zip(table.split(',').cycle()) {
            let found = format!(
                "{} {}",
                dealer_of_board(board).letter(),
                vulnerability_of_board(board).traveller_word()
            );
            assert_eq!(found, row, "board {board}");
        }
        assert_eq!(dealer_of_board(u32::MAX).letter(), "S");
    }
}
