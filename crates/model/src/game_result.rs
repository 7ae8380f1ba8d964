//! Results of a game: the form's spellings and their synonyms.

/// The results as the form spells them: played, then not played.
pub(crate) const GAME_RESULTS: [&str; 7] = ["1-0", DRAWN, "0-1", "0-0", "+--", "--+", "---"];
/// How a drawn game is written: `½-½`.
const DRAWN: &str = "\u{bd}-\u{bd}";

/// Other spellings that the drop-downs offer, with the result that each means.
pub const OTHER_RESULT_SPELLINGS: [(&str, &str); 3] =
    [("\u{bd}", DRAWN), ("1/2", DRAWN), ("draw", DRAWN)];

/// A result seen from the other side.
pub fn swap_result_sides(result: &'static str) -> &'static str {
    match result {
        "1-0" => "0-1",
        "0-1" => "1-0",
        "+--" => "--+",
        "--+" => "+--",
        same => same,
    }
}

/// What stands in place of the result of a game that is to be finished later.
pub const ADJOURNED_WORD: &str = "adjourned";
/// Other words for it. `adj` is none: it can also mean adjudicated.
const ADJOURNED_WORDS: [&str; 5] =
    ["adjourned", "gameadjourned", "unfinished", "hängepartie", "ajournée"];

/// Whether a text in place of a result says that the game is adjourned.
pub fn is_adjourned_word(text: &str) -> bool {
    ADJOURNED_WORDS.contains(&compacted(text).as_str())
}

/// What the drop-down of a result offers.
pub fn result_dropdown_choices() -> Vec<&'static str> {
    let spellings = OTHER_RESULT_SPELLINGS.map(|(spelling, _)| spelling);
    GAME_RESULTS.into_iter().chain(spellings).chain([ADJOURNED_WORD]).collect()
}

/// Words for a drawn game.
const DRAW_WORDS: [&str; 20] = [
    "draw",
    "drawn",
    "drew",
    "drawagreed",
    "agreeddraw",
    "stalemate",
    "remis",
    "remise",
    "remi",
    "remíza",
    "tie",
    "tied",
    "nulle",
    "patta",
    "patt",
    "tablas",
    "taules",
    "empate",
    "unentschieden",
    "gelijkspel",
];
/// Words for a win of White.
const WHITE_WORDS: [&str; 11] = [
    "white",
    "whitewin",
    "whitewins",
    "whitewon",
    "homewin",
    "homewins",
    "homewon",
    "weiß",
    "weiss",
    "weißgewinnt",
    "weissgewinnt",
];
/// Words for a win of Black.
const BLACK_WORDS: [&str; 9] = [
    "black",
    "blackwin",
    "blackwins",
    "blackwon",
    "awaywin",
    "awaywins",
    "awaywon",
    "schwarz",
    "schwarzgewinnt",
];
/// Words between White and Black where White won.
const BEAT_WORDS: [&str; 22] = [
    "beat",
    "beats",
    "defeated",
    "defeats",
    "wonagainst",
    "winsagainst",
    "besiegt",
    "besiegte",
    "gewinntgegen",
    "gewanngegen",
    "schlägt",
    "schlug",
    "bat",
    "gagnecontre",
    "ganaa",
    "vencea",
    "vincecontro",
    "batte",
    "wintvan",
    "wonvan",
    "slog",
    "pokonał",
];
/// The same where Black won.
const LOST_TO_WORDS: [&str; 13] = [
    "lostto",
    "losesto",
    "lostagainst",
    "losesagainst",
    "verliertgegen",
    "verlorgegen",
    "perdcontre",
    "pierdecon",
    "perdecontro",
    "perdecom",
    "verliestvan",
    "verloorvan",
    "förloradetill",
];
/// Suffixes of a result that was not played.
const NOT_PLAYED: [&str; 18] = [
    "byforfeit",
    "forfeited",
    "forfeit",
    "forfait",
    "forf",
    "bydefault",
    "default",
    "def",
    "walkover",
    "noshow",
    "kampflos",
    "kontumaz",
    "kont",
    "fft",
    "ff",
    "wo",
    "f",
    "k",
];

/// Whether a text tells a result in words that stand for nothing else: `Drew`, `Lost to`.
pub fn is_result_in_words(text: &str) -> bool {
    let compact = compacted(text);
    [&DRAW_WORDS[..], &BEAT_WORDS, &LOST_TO_WORDS].iter().any(|words| words.contains(&&*compact))
}

/// The result that a text means, if only one is possible: `1-0`, `1:0`, `½`, `1/2-1/2`, `0,5-0,5`,
/// `draw`, `+:-`, `1-0F`. A single `1`, `0`, `+` or `-` is ambiguous.
pub fn parse_game_result(text: &str) -> Option<&'static str> {
    if let Some(result) = GAME_RESULTS.iter().find(|result| **result == text) {
        return Some(result);
    }
    let compact = compacted(text);
    if DRAW_WORDS.contains(&compact.as_str()) || half(&compact) || compact == "\u{bd}\u{bd}" {
        return Some(DRAWN);
    }
    if WHITE_WORDS.contains(&compact.as_str()) || BEAT_WORDS.contains(&compact.as_str()) {
        return Some("1-0");
    }
    if BLACK_WORDS.contains(&compact.as_str()) || LOST_TO_WORDS.contains(&compact.as_str()) {
        return Some("0-1");
    }
    match compact.replace('/', "-").as_str() {
        // The player who forfeits has an F, the other a 1 or, as in the United States, an X.
        "1-f" | "x-f" => return Some("+--"),
        "f-1" | "f-x" => return Some("--+"),
        "f-f" => return Some("---"),
        _ => {}
    }
    match without_suffix(&compact).0.replace('/', "-").as_str() {
        "+--" | "+-" => return Some("+--"),
        "--+" | "-+" => return Some("--+"),
        "---" => return Some("---"),
        _ => {}
    }
    of_points(&compact)
}

/// A text in lower case without blanks and brackets, with one kind of dash and decimal point.
fn compacted(text: &str) -> String {
    text.chars()
        .filter(|c| !c.is_whitespace() && !matches!(c, '(' | ')' | '[' | ']'))
        .flat_map(char::to_lowercase)
        .map(|c| match c {
            ':' | '\u{2010}'..='\u{2015}' | '\u{2212}' => '-',
            ',' => '.',
            other => other,
        })
        .collect()
}

/// The points of both sides, with a suffix for a game that was not played.
fn of_points(compact: &str) -> Option<&'static str> {
    let separators = compact.match_indices(['-', '/']).map(|(at, _)| at);
    let found = separators.into_iter().find_map(|at| {
        let (first, first_off) = without_suffix(&compact[..at]);
        let (second, second_off) = without_suffix(&compact[at + 1..]);
        let points = [points(&first)?, points(&second)?];
        Some((points, first_off || second_off))
    })?;
    match found {
        ([2, 0], false) => Some("1-0"),
        ([0, 2], false) => Some("0-1"),
        ([0, 0], false) => Some("0-0"),
        ([1, 1], false) => Some(DRAWN),
        ([2, 0], true) => Some("+--"),
        ([0, 2], true) => Some("--+"),
        ([0, 0], true) => Some("---"),
        _ => None,
    }
}

/// A text without the suffix of a game that was not played, and whether it had one.
fn without_suffix(text: &str) -> (String, bool) {
    let text = text.trim_end_matches('.').replace("w/o", "wo");
    match NOT_PLAYED.iter().find_map(|word| text.strip_suffix(word)) {
        Some(before) => (before.to_string(), true),
        None => (text, false),
    }
}

/// The half points of one side.
fn points(text: &str) -> Option<u8> {
    match text {
        "1" | "1.0" => Some(2),
        "0" | "0.0" | "o" => Some(0),
        text => half(text).then_some(1),
    }
}

fn half(text: &str) -> bool {
    matches!(text, "\u{bd}" | "1/2" | "0.5" | ".5" | "=")
}

/// Minutes in a day.
const MINUTES: f64 = 1_440.0;

/// The result behind a date or time that a spreadsheet made of it: `1/2` became 1 February or 2
/// January, `1:0` became one o'clock.
pub fn result_from_date_serial(serial: f64) -> Option<&'static str> {
    if (0.0..1.0).contains(&serial) {
        return match (serial * MINUTES).round() as u32 {
            60 => Some("1-0"),
            1 => Some("0-1"),
            0 => Some("0-0"),
            _ => None,
        };
    }
    let date = super::day_from_serial(serial)?;
    matches!((date.day(), date.month()), (1, 2) | (2, 1)).then_some(DRAWN)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_are_read_as_people_write_them() {
        for (result, texts) in [
            (
                "1-0",
                "1-0|1:0|1 - 0|1\u{2013}0|1\u{2014}0|1\u{2011}0|1/0|1.0-0.0|1,0:0,0|1-O|White wins|(1-0)",
            ),
            ("0-1", "0-1|0:1|0 : 1|0\u{2212}1|0/1|0.0-1.0|O-1|black won"),
            ("0-0", "0-0|0:0|0/0"),
            (
                DRAWN,
                "\u{bd}-\u{bd}|\u{bd}|\u{bd}:\u{bd}|\u{bd} - \u{bd}|1/2|1/2-1/2|1/2:1/2|1/2 - 1/2|0.5-0.5|0,5-0,5|.5-.5|0.5:0.5|0.5|0,5|draw|Draw|DRAWN|remis|=|=-=|=:=|draw agreed|Remise|nulle|Tablas|stalemate|\u{bd} \u{bd}|0.5 - 0.5|[\u{bd}-\u{bd}]",
            ),
            (
                "+--",
                "+--|+-|+:-|+ : -|+/-|+ - -|+\u{2013}-|1-0F|1-0 f|1-0 (ff)|1-0 forfeit|1F-0F|1-0 w/o|1-0K|1:0 kampflos|1-0 (kontumaz)|1:0 k.|1-0 by default|1-0 walkover|+:- kampflos|1-F|X-F|x:f",
            ),
            (
                "--+",
                "--+|-+|-:+|-/+|- - +|0-1F|0-1 ff|0-1 forfeit|0:1 kampflos|0-1 no show|-:+ k|F-1|F-X",
            ),
            ("---", "---|-:-|- - -|-/-|0-0F|0F-0F|0:0 kampflos|-:- (kampflos)|F-F"),
        ] {
            for text in texts.split('|') {
                assert_eq!(parse_game_result(text), Some(result), "{text}");
            }
        }
    }

    #[test]
    fn an_adjourned_game_is_told_from_an_adjudicated_one() {
        for text in ["adjourned", "Adjourned", "(unfinished)", "H\u{e4}ngepartie"] {
            assert!(is_adjourned_word(text), "{text}");
        }
        for text in ["adj", "adj.", "adjudicated", "1-0 adj", "", "*"] {
            assert!(!is_adjourned_word(text), "{text}");
        }
    }

    #[test]
    fn what_may_mean_two_things_is_no_result() {
        for text in [
            "",
            "1",
            "0",
            "2",
            "+",
            "-",
            "--",
            "x",
            "X",
            "W",
            "L",
            "1-1",
            "1-2",
            "2-0",
            "\u{bd}-0",
            "1-\u{bd}",
            "\u{bd}-\u{bd}F",
            "10",
            "1-0-0",
            "win",
            "won",
            "bye",
            "*",
            "?",
            "1.5-0.5",
            "F",
            "1F",
            "X-X",
            "X-1",
            "0-F",
            "\u{bd}-F",
            "1 0",
            "nul",
            "1-0-F",
            "adj",
            "adjourned",
            "kampflos",
            "kontumaz",
        ] {
            assert_eq!(parse_game_result(text), None, "{text}");
        }
    }

    #[test]
    fn days_and_times_are_the_results_that_were_typed() {
        // 1 February and 2 January 2026; 1:00, 0:01, 0:00.
        for (serial, result) in [
            (46_054.0, Some(DRAWN)),
            (46_024.0, Some(DRAWN)),
            (46_055.0, None),
            (1.0 / 24.0, Some("1-0")),
            (1.0 / 1_440.0, Some("0-1")),
            (0.0, Some("0-0")),
            (0.5, None),
        ] {
            assert_eq!(result_from_date_serial(serial), result, "{serial}");
        }
    }
}
