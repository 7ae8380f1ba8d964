//! Hands in LIN, the notation of an online platform: `md|3S56H…,S…,S…|`.

use model::Hand;

/// The hands in the order of the seats, in the form's notation: the notation gives South, West and
/// North, from which East follows. `None` if there are no hands.
pub(crate) fn parse_lin_hands(lin: &str) -> Option<[String; 4]> {
    let mut parts = lin.split('|');
    let dealt = loop {
        if parts.next()?.trim() == "md" {
            break parts.next()?;
        }
    };
    // The dealer's number stands before the first hand.
    let dealt = dealt.trim_start_matches(|c: char| c.is_ascii_digit());
    let hands: Vec<Hand> = dealt.split(',').take(4).filter_map(hand).collect();
    let [south, west, north, ..] = hands[..] else { return None };
    let east = Hand::fourth_hand([south, west, north])?;
    Some([north, east, south, west].map(|hand| hand.to_string()))
}

/// A hand: the letter of each suit before its ranks.
fn hand(text: &str) -> Option<Hand> {
    let text = text.trim().to_uppercase();
    let (spades, rest) = text.strip_prefix('S')?.split_once('H')?;
    let (hearts, rest) = rest.split_once('D')?;
    let (diamonds, clubs) = rest.split_once('C')?;
    Hand::from_suits([spades, hearts, diamonds, clubs])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_fourth_hand_follows_from_three() {
        let lin =
            "pn|a,b,c,d|st||md|3S568QAH9TQD9AC35Q,S3TH6D478TKC289JA,S24JH3578JD25JQCK,|ah|Board 1|";
        let hands = parse_lin_hands(lin).unwrap_or_default();
        assert_eq!(hands[2], "AQ865.QT9.A9.Q53");
        assert_eq!(hands[1], "K97.AK42.63.T764");
        assert!(parse_lin_hands("pn|a|").is_none() && parse_lin_hands("md|3SA|").is_none());
    }
}
