//! The points of results: `162` of the format, `XXS` of JaVaFo, `BB…` of bbpPairings.

use super::columns::parse_points;
use crate::crosstable::{GamePoints, PointSystem};

/// A point system, while its records are read in file order.
#[derive(Default)]
pub(super) struct PointSystemReader {
    /// The points so far.
    pub points: PointSystem,
    /// Whether a record sets the points of the allocated bye; else it is worth a win (TRF26, 162
    /// P).
    bye_given: bool,
}

impl PointSystemReader {
    /// Reads `162`: pairs of a letter and its points.
    pub(super) fn read_162(&mut self, text: &str) -> Result<(), String> {
        let mut rest = text.trim();
        while let Some(letter) = rest.chars().next() {
            let behind = rest[letter.len_utf8()..].trim_start();
            let end = behind.find(|c: char| !(c.is_ascii_digit() || "-.,".contains(c)));
            let (number, others) = behind.split_at(end.unwrap_or(behind.len()));
            let worth = parse_points(number)
                .ok_or_else(|| format!("the points of {letter} are invalid"))?;
            match letter.to_ascii_uppercase() {
                'W' => self.win(worth),
                'D' => self.draw(worth),
                'L' => self.points.loss = [worth; 2],
                'A' | 'Z' => {
                    self.points.zero_bye = worth;
                    self.points.forfeit_loss = worth;
                }
                'P' => self.bye(worth),
                'X' if worth == self.points.draw[0] => {}
                'X' => return Err("games without a result count as draws here".to_string()),
                _ => return Err(format!("there is no result {letter}")),
            }
            rest = others.trim_start();
        }
        Ok(())
    }

    /// Reads `XXS`: `CODE=VALUE` several times; a later one overrides.
    pub(super) fn read_xxs(&mut self, text: &str) -> Result<(), String> {
        for word in text.split_whitespace() {
            let known =
                word.split_once('=').and_then(|(code, worth)| Some((code, parse_points(worth)?)));
            let (code, worth) = known.ok_or_else(|| format!("{word} is not CODE=POINTS"))?;
            let system = &mut self.points;
            match code.to_ascii_uppercase().as_str() {
                "WW" => system.win[0] = worth,
                "BW" => system.win[1] = worth,
                "WD" => system.draw[0] = worth,
                "BD" => system.draw[1] = worth,
                "WL" => system.loss[0] = worth,
                "BL" => system.loss[1] = worth,
                "ZPB" => system.zero_bye = worth,
                "HPB" => system.half_bye = worth,
                "FPB" => system.full_bye = worth,
                "FW" => system.forfeit_win = worth,
                "FL" => system.forfeit_loss = worth,
                "PAB" => self.bye(worth),
                "W" => {
                    system.win = [worth; 2];
                    system.forfeit_win = worth;
                    system.full_bye = worth;
                }
                "D" => self.draw(worth),
                "L" => system.loss = [worth; 2],
                _ => return Err(format!("there is no code {code}")),
            }
        }
        Ok(())
    }

    /// Reads a record of bbpPairings: `BBW` and its likes, each with one number.
    pub(super) fn read_bbpairings_record(&mut self, code: &str, text: &str) -> Result<(), String> {
        let text = text.trim();
        let worth =
            parse_points(text).ok_or_else(|| format!("\u{201c}{text}\u{201d} is not a number"))?;
        match code {
            "BBW" => self.win(worth),
            "BBD" => self.draw(worth),
            "BBL" => self.points.loss = [worth; 2],
            "BBZ" => self.points.zero_bye = worth,
            "BBF" => self.points.forfeit_loss = worth,
            _ => self.bye(worth),
        }
        Ok(())
    }

    fn win(&mut self, worth: GamePoints) {
        self.points.win = [worth; 2];
        self.points.forfeit_win = worth;
        self.points.full_bye = worth;
        if !self.bye_given {
            self.points.allocated_bye = worth;
        }
    }

    fn draw(&mut self, worth: GamePoints) {
        self.points.draw = [worth; 2];
        self.points.half_bye = worth;
    }

    fn bye(&mut self, worth: GamePoints) {
        self.points.allocated_bye = worth;
        self.bye_given = true;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(lines: &[(&str, &str)]) -> Result<PointSystem, String> {
        let mut system = PointSystemReader::default();
        for (code, text) in lines {
            match *code {
                "162" => system.read_162(text)?,
                "XXS" => system.read_xxs(text)?,
                code => system.read_bbpairings_record(code, text)?,
            }
        }
        Ok(system.points)
    }

    /// 3 points for a win, 1 for a draw; the bye as given.
    fn three_one(bye: i32) -> PointSystem {
        let [three, one] = [30, 10].map(GamePoints);
        PointSystem {
            win: [three; 2],
            draw: [one; 2],
            forfeit_win: three,
            full_bye: three,
            half_bye: one,
            allocated_bye: GamePoints(bye),
            ..PointSystem::STANDARD
        }
    }

    #[test]
    fn every_dialect_says_the_same() {
        // The bye is worth a win unless a record sets it (TRF26, 162 P); in XXS everything else
        // keeps its standard value.
        for (lines, expected) in [
            (vec![("162", " W 3.0    D 1.0")], three_one(30)),
            (vec![("162", " P 1.0    W 3.0    D 1.0")], three_one(10)),
            (vec![("162", "W3.0D1.0")], three_one(30)),
            (vec![("XXS", "W=3 D=1")], three_one(10)),
            (vec![("XXS", "PAB=3 D=1"), ("XXS", "W=3")], three_one(30)),
            (vec![("BBW", "3.0"), ("BBD", " 1.0")], three_one(30)),
            (vec![("BBU", "1.0"), ("BBW", "3.0"), ("BBD", "1.0")], three_one(10)),
        ] {
            assert_eq!(read(&lines), Ok(expected), "{lines:?}");
        }
    }

    #[test]
    fn a_later_word_overrides() {
        let late = read(&[("XXS", "FPB=0 HPB=0"), ("XXS", "W=3 D=2")]);
        assert!(late.is_ok_and(|system| system.full_bye == GamePoints(30)));
        let early = read(&[("XXS", "W=3 D=2"), ("XXS", "FPB=0 HPB=0")]);
        assert!(early.is_ok_and(|system| system.full_bye == GamePoints::ZERO));
    }

    #[test]
    fn what_is_no_point_system_is_said() {
        for line in [("162", "W"), ("162", "Q 1.0"), ("XXS", "W"), ("XXS", "Q=1"), ("BBW", "")] {
            assert!(read(&[line]).is_err(), "{line:?}");
        }
    }
}
