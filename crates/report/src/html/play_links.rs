//! Links to the calls and cards of a board: a platform gives an address, or LIN, which a viewer of the
//! world-wide web shows.

use std::fmt::Write as _;

/// The viewer of LIN.
const VIEWER: &str = "https://www.bridgebase.com/tools/handviewer.html?lin=";
/// What stands between the parts of LIN, as it is and in an address.
const BETWEEN: [&str; 3] = ["|", "%7C", "%7c"];
/// The part of LIN that names the players.
const PLAYERS: &str = "pn";

/// The address of a play; `None` if the text is neither an address nor LIN. The players' names are
/// left out, since pages can be without them.
pub(super) fn board_play_href(play: &str) -> Option<String> {
    let play = play.trim();
    let lower = play.get(..8).unwrap_or(play).to_ascii_lowercase();
    if lower.starts_with("https://") || lower.starts_with("http://") {
        let Some((site, lin)) = play.split_once("lin=") else { return Some(encoded(play)) };
        let (lin, more) = lin.split_at(lin.find(['&', '#']).unwrap_or(lin.len()));
        return Some(format!("{}lin={}{}", encoded(site), encoded(&nameless(lin)), encoded(more)));
    }
    let is_lin = play.contains("md|") || play.contains("pg|");
    is_lin.then(|| format!("{VIEWER}{}", encoded(&nameless(play)).replace(['&', '#'], "")))
}

/// LIN without its players. Names and values of its parts stand by turns.
fn nameless(lin: &str) -> String {
    let mut plain = lin.to_string();
    BETWEEN.iter().for_each(|sign| plain = plain.replace(sign, "|"));
    let parts: Vec<&str> = plain.split('|').collect();
    let kept = parts.chunks(2).filter(|part| !part[0].trim().eq_ignore_ascii_case(PLAYERS));
    kept.map(|part| part.join("|")).collect::<Vec<_>>().join("|")
}

/// A text as part of an address: what an address cannot hold is encoded, what is encoded stays.
fn encoded(text: &str) -> String {
    let mut encoded = String::with_capacity(text.len());
    let bytes = text.as_bytes();
    for (at, byte) in bytes.iter().enumerate() {
        let is_code = *byte == b'%'
            && bytes.get(at + 1..at + 3).is_some_and(|code| code.iter().all(u8::is_ascii_hexdigit));
        if is_code || byte.is_ascii_alphanumeric() || b"-._~:/?#@!$&()*,;=+".contains(byte) {
            encoded.push(char::from(*byte));
        } else {
            // Writing to a text never fails.
            let _ = write!(encoded, "%{byte:02X}");
        }
    }
    encoded
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_stay_and_lin_gets_one() {
        for (play, address) in [
            (
                "pn|ann,bob,cy,dee|st||md|3SA,|ah|Board%201|sv|o|",
                Some(format!("{VIEWER}st%7C%7Cmd%7C3SA,%7Cah%7CBoard%201%7Csv%7Co%7C")),
            ),
            (
                "https://play.example/show?lin=pn%7Cann,bob%7Cmd%7C3S%7C&more=1",
                Some("https://play.example/show?lin=md%7C3S%7C&more=1".to_string()),
            ),
            ("HTTPS://play.example/42", Some("HTTPS://play.example/42".to_string())),
            (
                "https://x.example/\"><script>alert(1)</script>",
                Some("https://x.example/%22%3E%3Cscript%3Ealert(1)%3C/script%3E".to_string()),
            ),
            ("javascript:alert(1)//md|x|", Some(format!("{VIEWER}javascript:alert(1)//md%7Cx%7C"))),
            ("javascript:alert(1)", None),
            ("data:text/html,x", None),
            ("see the director", None),
            ("", None),
        ] {
            assert_eq!(board_play_href(play), address, "{play}");
        }
    }
}
