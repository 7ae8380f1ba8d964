//! A player's line (`001`): identity, and an entry for each round.
//!
//! The columns after the name may be shifted: programs that count bytes instead of characters shift
//! the lines of players with accents.

use super::columns::{TrfLineColumns, parse_points, parse_whole_number};
use crate::crosstable::{Colour, GamePoints, PlayerGameResult, RoundResult};

/// The most rounds of a tournament.
pub(super) const MOST_ROUNDS: usize = 200;
/// The first column of round 1, and the columns of a round.
const FIRST_ROUND: usize = 92;
const ROUND: usize = 10;
/// The last column of the name; those after it may be shifted.
const NAME_ENDS: usize = 47;
/// Possible shifts, the smallest first.
const SHIFTS: [i8; 13] = [0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5, 6, -6];

/// The content of a player's line.
pub(super) struct PlayerLine {
    /// The line, from 1.
    pub line: u32,
    /// The position among the players of the file.
    pub entry: usize,
    /// The number; `None` if unreadable.
    pub id: Option<u32>,
    /// `m`, `w` or empty.
    pub sex: String,
    pub title: String,
    pub name: String,
    /// The rating, if any.
    pub rating: Option<u32>,
    pub federation: String,
    pub fide_number: String,
    /// The date of birth.
    pub born: String,
    /// The points in the file.
    pub points: Option<GamePoints>,
    /// The place in the file.
    pub rank: Option<u32>,
    /// The rounds, up to the last that is not blank.
    pub rounds: Vec<RoundEntry>,
    /// The shift to the right of the columns after the name.
    pub shift: i8,
    /// The rounds, from 0, whose byes are written without their letters.
    pub without_letter: Vec<usize>,
    /// What of the line could not be read.
    pub faults: Vec<String>,
}

/// A player's entry of a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum RoundEntry {
    Blank,
    /// No opponent: a bye, an absence, or a forfeit of teams.
    Alone(RoundResult),
    /// The player met an opponent.
    Met {
        /// The starting number of the opponent.
        opponent: u32,
        /// The player's colour, if given.
        colour: Option<Colour>,
        mark: ResultMark,
    },
    /// Unreadable, which a fault reports.
    Unread,
}

/// The result of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum ResultMark {
    /// Played over the board; rated unless it ended before the first move.
    Played {
        /// The result of the player whose line it is.
        result: PlayerGameResult,
        /// Whether it counts for ratings.
        rated: bool,
    },
    ForfeitWin,
    ForfeitLoss,
    Open,
}

impl ResultMark {
    /// Its letter in the format.
    pub(super) fn letter(self) -> &'static str {
        match self {
            ResultMark::Played { result: PlayerGameResult::Win, rated: true } => "1",
            ResultMark::Played { result: PlayerGameResult::Draw, rated: true } => "=",
            ResultMark::Played { result: PlayerGameResult::Loss, rated: true } => "0",
            ResultMark::Played { result: PlayerGameResult::Win, rated: false } => "W",
            ResultMark::Played { result: PlayerGameResult::Draw, rated: false } => "D",
            ResultMark::Played { result: PlayerGameResult::Loss, rated: false } => "L",
            ResultMark::ForfeitWin => "+",
            ResultMark::ForfeitLoss => "-",
            ResultMark::Open => "no result",
        }
    }
}

/// Reads the line of a player by the columns of the format.
pub(super) fn parse_player_line(number: u32, line: &str) -> PlayerLine {
    let columns = TrfLineColumns::new(line);
    let shifts = SHIFTS.into_iter();
    let sound = shifts.map(|shift| Tail { columns: &columns, shift }).find(Tail::sound);
    let tail = sound.unwrap_or(Tail { columns: &columns, shift: 0 });
    let shift = tail.shift;
    let mut faults = Vec::new();
    if !(tail.get(48, 48).is_empty() && tail.get(53, 53).is_empty()) {
        let text = tail.get(47, 54);
        faults.push(format!("the rating is not in its columns, 49 to 52: \u{201c}{text}\u{201d}"));
    }
    // A fifth digit of the number takes the blank before it.
    let id = parse_whole_number(columns.get(4, 8)).filter(|id| *id > 0);
    if id.is_none() {
        faults.push(no_number("the player\u{2019}s number", columns.get(4, 8)));
    }
    let mut number_of = |what: &str, first, last| {
        let text = tail.get(first, last);
        let read = parse_whole_number(text);
        if !text.is_empty() && read.is_none() {
            faults.push(no_number(what, text));
        }
        read.filter(|number| *number > 0)
    };
    let (rating, rank) = (number_of("the rating", 49, 52), number_of("the place", 85, 89));
    let typed = tail.get(81, 84);
    if !typed.is_empty() && parse_points(typed).is_none() {
        faults.push(format!("the points \u{201c}{typed}\u{201d} are not a number"));
    }
    let (rounds, without_letter) = read_rounds(tail.rounds(), &mut faults);
    PlayerLine {
        line: number,
        entry: 0,
        id,
        sex: columns.get(10, 10).to_string(),
        title: columns.get(11, 13).to_string(),
        name: columns.get(15, tail.column(NAME_ENDS)).to_string(),
        rating,
        federation: tail.get(54, 56).to_string(),
        fide_number: tail.get(58, 68).to_string(),
        born: tail.get(70, 79).to_string(),
        points: parse_points(typed),
        rank,
        rounds,
        shift,
        without_letter,
        faults,
    }
}

fn no_number(what: &str, text: &str) -> String {
    format!("{what} \u{201c}{text}\u{201d} is not a number")
}

/// The rounds of a line, and those of them, from 0, that are byes written without their letters.
fn read_rounds(
    rounds: Vec<Result<WrittenRound, String>>,
    faults: &mut Vec<String>,
) -> (Vec<RoundEntry>, Vec<usize>) {
    if rounds.len() > MOST_ROUNDS {
        faults.push(format!("it has {} rounds", rounds.len()));
    }
    let mut without_letter = Vec::new();
    let rounds = rounds.into_iter().take(MOST_ROUNDS).enumerate().map(|(index, read)| match read {
        Ok(WrittenRound { round, lettered }) => {
            if !lettered {
                without_letter.push(index);
            }
            round
        }
        Err(why) => {
            faults.push(format!("round {}: {why}", index + 1));
            RoundEntry::Unread
        }
    });
    (rounds.collect(), without_letter)
}

/// The columns after the name, shifted.
struct Tail<'a> {
    columns: &'a TrfLineColumns<'a>,
    shift: i8,
}

impl<'a> Tail<'a> {
    fn column(&self, column: usize) -> usize {
        column.saturating_add_signed(isize::from(self.shift))
    }

    fn get(&self, first: usize, last: usize) -> &'a str {
        self.columns.get(self.column(first), self.column(last))
    }

    /// Whether everything is readable and blanks are where they must be. A shift must find
    /// something to read.
    fn sound(&self) -> bool {
        let rounds = self.rounds();
        if self.shift != 0 && rounds.is_empty() && !self.get(81, 84).contains(['.', ',']) {
            return false;
        }
        let blanks = [48, 53, 57, 69, 80, 90].into_iter().all(|at| self.get(at, at).is_empty());
        let number = |first, last| {
            let text = self.get(first, last);
            text.is_empty() || parse_whole_number(text).is_some()
        };
        let typed = self.get(81, 84);
        blanks
            && number(49, 52)
            && number(85, 89)
            && (typed.is_empty() || parse_points(typed).is_some())
            && rounds.iter().all(Result::is_ok)
    }

    fn rounds(&self) -> Vec<Result<WrittenRound, String>> {
        let begins = self.column(FIRST_ROUND);
        let behind = (self.columns.len() + 1).saturating_sub(begins);
        // Reading more than one round too many changes nothing.
        let count = behind.div_ceil(ROUND).min(MOST_ROUNDS + 1);
        let mut rounds: Vec<_> = (0..count).map(|index| self.round(index)).collect();
        let blank = |round: &Result<WrittenRound, _>| {
            round.as_ref().is_ok_and(|w| w.round == RoundEntry::Blank)
        };
        while rounds.last().is_some_and(blank) {
            rounds.pop();
        }
        rounds
    }

    fn round(&self, index: usize) -> Result<WrittenRound, String> {
        let first = FIRST_ROUND + ROUND * index;
        // A fifth digit takes the blank before the opponent.
        let opponent = self.get(first - 1, first + 3);
        let [colour, result] = [first + 5, first + 7].map(|at| self.get(at, at));
        let parted = [first + 4, first + 6].into_iter().all(|at| self.get(at, at).is_empty());
        let shown = || format!("\u{201c}{}\u{201d}", self.get(first - 1, first + 7));
        if !parted {
            return Err(format!("{} is not in its columns", shown()));
        }
        written(opponent, colour, result).map_err(|why| format!("{}: {why}", shown()))
    }
}

/// A round as written, and whether a bye has its letter.
struct WrittenRound {
    round: RoundEntry,
    lettered: bool,
}

/// Parses opponent, colour and result. Entries that have letters since 2016 are also read in the
/// earlier form: `0000 - +`, `0000 - =`.
fn written(opponent: &str, colour: &str, result: &str) -> Result<WrittenRound, String> {
    let lettered = |round| Ok(WrittenRound { round, lettered: true });
    let blank = opponent.is_empty() && colour.is_empty() && result.is_empty();
    let opponent = match opponent {
        "" => 0,
        digits => parse_whole_number(digits).ok_or("the opponent is not a number")?,
    };
    let colour = match colour {
        "" | "-" => None,
        "w" | "W" => Some(Colour::White),
        "b" | "B" => Some(Colour::Black),
        other => return Err(format!("there is no colour \u{201c}{other}\u{201d}")),
    };
    if let Some(bye) = bye_of(result) {
        return match opponent {
            0 => lettered(RoundEntry::Alone(bye)),
            _ => Err("a bye has no opponent".to_string()),
        };
    }
    let mark =
        mark_of(result).ok_or_else(|| format!("there is no result \u{201c}{result}\u{201d}"))?;
    if opponent > 0 {
        return lettered(RoundEntry::Met { opponent, colour, mark });
    }
    if blank {
        return lettered(RoundEntry::Blank);
    }
    let forfeit = |result| {
        lettered(RoundEntry::Alone(RoundResult::Forfeit { opponent: None, colour, result }))
    };
    let alone = match (mark, colour) {
        (ResultMark::Open, None) => return lettered(RoundEntry::Alone(RoundResult::ZeroBye)),
        (ResultMark::Open, Some(_)) => return Err("there is a colour and no opponent".to_string()),
        // A team that did not come: the opponent is unknown.
        (ResultMark::ForfeitWin, Some(_)) => return forfeit(PlayerGameResult::Win),
        (ResultMark::ForfeitLoss, Some(_)) => return forfeit(PlayerGameResult::Loss),
        (ResultMark::Played { .. }, Some(_)) | (ResultMark::Played { rated: false, .. }, None) => {
            return Err("there is a result and no opponent".to_string());
        }
        (ResultMark::ForfeitWin, None) => RoundResult::AllocatedBye,
        (ResultMark::Played { result: PlayerGameResult::Win, .. }, None) => RoundResult::FullBye,
        (ResultMark::Played { result: PlayerGameResult::Draw, .. }, None) => RoundResult::HalfBye,
        (
            ResultMark::ForfeitLoss | ResultMark::Played { result: PlayerGameResult::Loss, .. },
            None,
        ) => RoundResult::ZeroBye,
    };
    Ok(WrittenRound { round: RoundEntry::Alone(alone), lettered: false })
}

/// The bye of a letter.
fn bye_of(letter: &str) -> Option<RoundResult> {
    match letter {
        "H" | "h" => Some(RoundResult::HalfBye),
        "F" | "f" => Some(RoundResult::FullBye),
        "U" | "u" => Some(RoundResult::AllocatedBye),
        "Z" | "z" => Some(RoundResult::ZeroBye),
        _ => None,
    }
}

/// The result of a letter.
fn mark_of(letter: &str) -> Option<ResultMark> {
    let played = |result, rated| Some(ResultMark::Played { result, rated });
    match letter {
        "1" => played(PlayerGameResult::Win, true),
        "=" => played(PlayerGameResult::Draw, true),
        "0" => played(PlayerGameResult::Loss, true),
        "W" | "w" => played(PlayerGameResult::Win, false),
        "D" | "d" => played(PlayerGameResult::Draw, false),
        "L" | "l" => played(PlayerGameResult::Loss, false),
        "+" => Some(ResultMark::ForfeitWin),
        "-" => Some(ResultMark::ForfeitLoss),
        "" => Some(ResultMark::Open),
        _ => None,
    }
}
