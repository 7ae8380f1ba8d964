//! The cells of a crosstable: opponent, colour and result of a round in one cell, as servers,
//! programs and people write them.

/// What a cell of a crosstable says of a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct CrosstableRoundCell {
    /// The opponent's number; none for a bye.
    pub opponent: Option<String>,
    /// What the row's contestant got, in halves of a game.
    pub halves: u16,
    /// The colour of the row's contestant, where it is told.
    pub white: Option<bool>,
    /// Whether the game was played.
    pub played: bool,
}

/// How the cells of one table are written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct CrosstableNotation {
    /// Points, a stroke and the opponent: `2/4w`.
    stroke: bool,
    /// Points of a won game where they are not 1: 2 in draughts.
    pub two_a_win: bool,
    /// Matches of teams, with several games each.
    pub teams: bool,
    /// Results are signs in all cells, as of games that were played: `+4w`, `-1b`, `=2w`.
    signs: bool,
    /// The colours are told by `n` and `b`, which then is white.
    b_is_white: bool,
}

impl CrosstableNotation {
    /// The way of all cells of a table.
    pub(super) fn recognise<'a>(
        texts: impl Iterator<Item = &'a str> + Clone,
        teams: bool,
    ) -> CrosstableNotation {
        let cells = texts.map(compact).filter(|text| !text.is_empty());
        let cells: Vec<String> = cells.collect();
        let strokes: Vec<(&str, &str)> = cells.iter().filter_map(|cell| stroke(cell)).collect();
        // `1/2` may be a half: with it alone nothing is known of strokes.
        let other = strokes.iter().any(|cell| *cell != ("1", "2"));
        let stroke = other && strokes.len() * 2 > cells.len();
        let colours = |wanted: char| cells.iter().any(|cell| colour(cell) == Some(wanted));
        let two = |cell: &String| {
            let points = match stroke {
                true => self::stroke(cell).map(|(points, _)| points),
                false => after_colour(cell).map(|(.., points)| points),
            };
            points == Some("2")
        };
        let way = CrosstableNotation {
            stroke,
            two_a_win: !teams && cells.iter().any(two),
            teams,
            signs: false,
            b_is_white: colours('N') && !colours('W'),
        };
        // Where every game is won by a sign, a sign is no forfeit.
        let games =
            cells.iter().filter(|cell| way.parse(cell).is_some_and(|told| told.opponent.is_some()));
        let signs = |cell: &&String| cell.contains(['+', '-', '=']) && !cell.contains(['F', 'X']);
        CrosstableNotation {
            signs: games.clone().count() >= 2 && games.clone().all(|cell| signs(&cell)),
            ..way
        }
    }

    /// Reads a cell of a round, as [`Self::parse_cell`] does; signs may be results of games that were played.
    pub(super) fn parse(self, text: &str) -> Option<CrosstableRoundCell> {
        let told = self.parse_cell(text)?;
        let played = told.played || self.signs && told.opponent.is_some();
        Some(CrosstableRoundCell { played, ..told })
    }

    /// Reads a cell of a round: `3w1`, `12b\u{bd}`, `w4+`, `W12`, `D   4`, `+5B`, `1 16`, `-0`, `H`.
    fn parse_cell(self, text: &str) -> Option<CrosstableRoundCell> {
        let upper = compact(text);
        let bye = |halves| {
            Some(CrosstableRoundCell { opponent: None, halves, white: None, played: false })
        };
        match upper.as_str() {
            "H" | "\u{bd}" | "-\u{bd}" | "\u{bd}BYE" | "BYE\u{bd}" | "HPB" => return bye(1),
            "F" | "B" | "BYE" | "1BYE" | "BYE1" | "+BYE" | "BYE+" | "-1" | "+" | "FPB"
            | "SPIELFREI" => return bye(2),
            "U" | "Z" | "-" | "--" | "-0" | "0" | "---" | "-BYE" | "0BYE" | "ZPB" => {
                return bye(0);
            }
            _ => {}
        }
        if self.stroke {
            let (points, rest) = stroke(&upper)?;
            let (number, white) = self.without_colour(rest);
            let (halves, played) = self.points(points)?;
            return is_number(number).then(|| game(number, halves, white, played));
        }
        // `3w1`: opponent, colour, result.
        if let Some((number, colour, points)) = after_colour(&upper)
            && let Some((halves, played)) = self.points(points)
        {
            return Some(game(number, halves, Some(self.is_white(colour)), played));
        }
        if let Some((colour, number, halves)) = before_number(&upper) {
            return Some(game(number, halves, Some(self.is_white(colour)), true));
        }
        // `W12`, `1 16`, `\u{bd}4`, `+5B`: result, opponent, colour.
        let first = upper.chars().next()?;
        let (halves, played) = result(&upper[..first.len_utf8()])?;
        let (opponent, white) = self.without_colour(&upper[first.len_utf8()..]);
        // A bare number does not say which of its digits is the result.
        let plain = text.trim().bytes().all(|b| b.is_ascii_digit());
        let said = is_number(opponent) && !(plain && text.trim().len() < 2);
        said.then(|| game(opponent, halves, white, played))
    }

    /// A result of the row's contestant in halves, and whether the game was played.
    fn points(self, text: &str) -> Option<(u16, bool)> {
        if self.teams && text.starts_with(|c: char| c.is_ascii_digit() || c == '\u{bd}') {
            return Some((halves_of(text)?, true));
        }
        if self.two_a_win && matches!(text, "0" | "1" | "2") {
            return Some((text.parse().ok()?, true));
        }
        result(text)
    }

    fn is_white(self, colour: char) -> bool {
        colour == 'W' || colour == 'B' && self.b_is_white
    }

    /// A text without the colour behind it.
    fn without_colour(self, text: &str) -> (&str, Option<bool>) {
        let bare = text.trim_end_matches(COLOURS);
        let last = text[bare.len()..].chars().next();
        (bare, last.map(|colour| self.is_white(colour)))
    }
}

/// Letters of colours: white or wit, black, schwarz, zwart, noir, nero, negras.
const COLOURS: [char; 5] = ['W', 'B', 'S', 'Z', 'N'];

/// A cell in capitals, without blanks and marks, halves as `\u{bd}`.
fn compact(text: &str) -> String {
    let kept = text.chars().filter(|c| !c.is_whitespace() && !"()*:".contains(*c));
    let text: String = kept.collect();
    // `1/2` stands for a half, but `1/2b` for a point against the second.
    let text = match text.strip_suffix("1/2") {
        Some("") => "1/2".to_string(),
        Some(before) => format!("{before}\u{bd}"),
        None => text,
    };
    let text = match text.strip_prefix("1/2") {
        Some(behind) if behind.starts_with(|c: char| c.is_ascii_digit()) => {
            format!("\u{bd}{behind}")
        }
        _ => text,
    };
    let text = text.to_uppercase().replace(".5", "\u{bd}").replace(",5", "\u{bd}");
    text.strip_prefix("0\u{bd}").map_or(text.clone(), |behind| format!("\u{bd}{behind}"))
}

/// Points and the rest of `2/4W`.
fn stroke(cell: &str) -> Option<(&str, &str)> {
    let (points, rest) = cell.split_once('/')?;
    let sound = matches!(points, "0" | "1" | "2" | "\u{bd}" | "+" | "-" | "=");
    (sound && is_number(rest.trim_end_matches(COLOURS))).then_some((points, rest))
}

/// Opponent, colour and result of `3W1`.
fn after_colour(cell: &str) -> Option<(&str, char, &str)> {
    let digits = cell.bytes().take_while(u8::is_ascii_digit).count();
    let colour = cell[digits..].chars().next().filter(|colour| COLOURS.contains(colour))?;
    let points = &cell[digits + 1..];
    (digits > 0 && !points.is_empty()).then_some((&cell[..digits], colour, points))
}

/// Colour, opponent and what a game brought, in halves: `W4+`, `B12=`.
fn before_number(cell: &str) -> Option<(char, &str, u16)> {
    let colour = cell.chars().next().filter(|colour| COLOURS.contains(colour))?;
    let (number, sign) = cell[1..].split_at_checked(cell[1..].find(['+', '-', '=', '\u{bd}'])?)?;
    let halves = match sign {
        "+" => 2,
        "=" | "\u{bd}" => 1,
        "-" => 0,
        _ => return None,
    };
    is_number(number).then_some((colour, number, halves))
}

/// The letter of a colour in a cell that names an opponent.
fn colour(cell: &str) -> Option<char> {
    let behind = || {
        let bare = cell.trim_end_matches(COLOURS);
        bare.ends_with(|c: char| c.is_ascii_digit()).then(|| cell[bare.len()..].chars().next())?
    };
    let before = || before_number(cell).map(|(colour, ..)| colour);
    after_colour(cell).map(|(_, colour, _)| colour).or_else(before).or_else(behind)
}

fn is_number(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit())
}

fn game(opponent: &str, halves: u16, white: Option<bool>, played: bool) -> CrosstableRoundCell {
    let opponent = Some(opponent.trim_start_matches('0').to_string());
    CrosstableRoundCell { opponent, halves, white, played }
}

/// A result of one game in halves, and whether it was played.
fn result(text: &str) -> Option<(u16, bool)> {
    Some(match text {
        "1" | "W" => (2, true),
        "0" | "L" => (0, true),
        "\u{bd}" | "0\u{bd}" | "D" | "=" => (1, true),
        "+" | "X" | "1F" => (2, false),
        "-" | "F" | "0F" => (0, false),
        _ => return None,
    })
}

/// Points such as `3\u{bd}` in halves.
fn halves_of(text: &str) -> Option<u16> {
    let (whole, half) = match text.strip_suffix('\u{bd}') {
        Some(whole) => (whole, 1),
        None => (text, 0),
    };
    let whole: u16 = if whole.is_empty() { 0 } else { whole.parse().ok()? };
    whole.checked_mul(2)?.checked_add(half)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn against(
        opponent: &str,
        halves: u16,
        white: Option<bool>,
        played: bool,
    ) -> Option<CrosstableRoundCell> {
        Some(CrosstableRoundCell { opponent: Some(opponent.to_string()), halves, white, played })
    }

    #[test]
    fn rounds_are_read_as_programs_write_them() {
        let bye = |halves| {
            Some(CrosstableRoundCell { opponent: None, halves, white: None, played: false })
        };
        for (text, want) in [
            ("3w1", against("3", 2, Some(true), true)),
            ("w4+", against("4", 2, Some(true), true)),
            ("b12=", against("12", 1, Some(false), true)),
            ("w3 -", against("3", 0, Some(true), true)),
            ("12b\u{bd}", against("12", 1, Some(false), true)),
            ("12s0", against("12", 0, Some(false), true)),
            ("12z0.5", against("12", 1, Some(false), true)),
            ("7w+", against("7", 2, Some(true), false)),
            ("W12", against("12", 2, None, true)),
            ("W  12", against("12", 2, None, true)),
            ("D   4", against("4", 1, None, true)),
            ("L10", against("10", 0, None, true)),
            ("+5B", against("5", 2, Some(false), false)),
            ("1\n16", against("16", 2, None, true)),
            ("116", against("16", 2, None, true)),
            ("\u{bd}4", against("4", 1, None, true)),
            ("1/2 4", against("4", 1, None, true)),
            ("4b1/2", against("4", 1, Some(false), true)),
            ("-0", bye(0)),
            ("H", bye(1)),
            ("U", bye(0)),
            ("-1", bye(2)),
            ("hello", None),
            ("7", None),
        ] {
            assert_eq!(CrosstableNotation::default().parse(text), want, "{text}");
        }
    }

    #[test]
    fn points_of_draughts_stand_before_a_stroke() {
        let texts = ["2/4w", "1/3b", "0/1b", "1/2b"];
        let way = CrosstableNotation::recognise(texts.into_iter(), false);
        assert!(way.stroke && way.two_a_win);
        assert_eq!(way.parse("2/4w"), against("4", 2, Some(true), true));
        assert_eq!(way.parse("1/2b"), against("2", 1, Some(false), true), "a draw, no half");
        assert_eq!(way.parse("0/1b"), against("1", 0, Some(false), true));
    }

    #[test]
    fn signs_in_every_cell_are_results_of_games() {
        let way = CrosstableNotation::recognise(["+4w", "-1b", "=2w"].into_iter(), false);
        assert_eq!(way.parse("+4w"), against("4", 2, Some(true), true));
        assert_eq!(way.parse("-1b"), against("1", 0, Some(false), true));
        let way = CrosstableNotation::recognise(["+4w", "1w\u{bd}", "2b1"].into_iter(), false);
        assert_eq!(way.parse("+4w"), against("4", 2, Some(true), false), "a forfeit");
    }

    #[test]
    fn a_half_is_no_stroke_where_no_other_cell_has_one() {
        let way = CrosstableNotation::recognise(["1/2", "3w1", "1/2"].into_iter(), false);
        assert!(!way.stroke);
    }

    #[test]
    fn matches_of_teams_have_points_of_several_boards() {
        let way =
            CrosstableNotation::recognise(["4w3", "64b3\u{bd}", "1w\u{bd}"].into_iter(), true);
        assert_eq!(way.parse("4w3"), against("4", 6, Some(true), true));
        assert_eq!(way.parse("64b3\u{bd}"), against("64", 7, Some(false), true));
        assert_eq!(way.parse("1w\u{bd}"), against("1", 1, Some(true), true));
        assert_eq!(way.parse("4w10.5"), against("4", 21, Some(true), true));
    }

    #[test]
    fn the_letter_b_is_white_beside_n() {
        let latin = CrosstableNotation::recognise(["3b1", "4n0"].into_iter(), false);
        assert_eq!(latin.parse("3b1"), against("3", 2, Some(true), true), "blancas");
        assert_eq!(latin.parse("4n0"), against("4", 0, Some(false), true), "negras");
        let english = CrosstableNotation::recognise(["3b1", "4w0"].into_iter(), false);
        assert_eq!(english.parse("3b1"), against("3", 2, Some(false), true));
    }
}
