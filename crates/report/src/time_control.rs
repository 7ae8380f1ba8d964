//! The time control of a game, as reports to unions encode it.

use std::ops::Range;

/// What stands between two stages, and between a stage and what each move adds.
const THEN: [&str; 5] = [",", ";", ":", "then", "followed"];
const PLUS: [&str; 6] = ["+", "|", "&", "and", "plus", "with"];
/// What stands between the moves and the time of a stage: `40/90`, `90 min for 40 moves`.
const FOR: [&str; 4] = ["/", "for", "in", "\u{d7}"];
/// Units of the time, in seconds.
const UNITS: [(&[&str], u32); 2] = [
    (&["'", "m", "min", "mins", "minute", "minutes", "minuten"], 60),
    (&["h", "hr", "hrs", "hour", "hours", "std", "stunden"], 3600),
];
const SECONDS: [&str; 9] =
    ["\"", "s", "sec", "secs", "second", "seconds", "sek", "sekunden", "secondes"];
const MOVES: [&str; 6] = ["move", "moves", "zug", "z\u{fc}ge", "coup", "coups"];
/// What the seconds of each move are called. A delay is an increment too (Laws of Chess, glossary).
const INCREMENT: [&str; 6] = ["increment", "incr", "inc", "bonus", "delay", "d"];
/// Words and signs that change nothing: `90 min per player`, `G/60`, `SD/30`, `15 min QPF`, `30 min for the rest of the game`.
const IDLE: [&str; 27] = [
    "the",
    "an",
    "a",
    "of",
    "by",
    "per",
    "pro",
    "par",
    "each",
    "every",
    "all",
    "first",
    "next",
    "rest",
    "remaining",
    "game",
    "player",
    "to",
    "finish",
    "end",
    "qpf",
    "ko",
    "sd",
    "g",
    "addition",
    "additional",
    ".",
];
/// So many moves a game is taken to last (B.02 1.1).
const MOVES_OF_A_GAME: u32 = 60;
/// Nobody has so many minutes for a game: a number without a unit is one of seconds then, as a report has it.
const TOO_LONG: u32 = 600;

/// A stage of a time control: the seconds for its moves (`None`: for the rest), and those for each move.
#[derive(Clone, Copy)]
struct Stage {
    moves: Option<u32>,
    seconds: u32,
    each_move: Option<u32>,
}

/// Seconds for each move, and the stages that have them.
struct Increment {
    seconds: u32,
    reach: Reach,
}

#[derive(Clone, Copy)]
enum Reach {
    /// The stages that it stands with, between `,` and `,`.
    Beside,
    All,
    /// Those from a move on.
    From(u32),
}

/// Minutes for a game and seconds for each move: `90+30`, `90 min + 30 s per move`, `60`.
pub(crate) fn parse_minutes_and_increment(typed: &str) -> Option<(u32, u32)> {
    match stages(typed)?[..] {
        [only] => Some((only.seconds / 60, only.each_move.unwrap_or(0))),
        _ => None,
    }
}

/// In seconds, as Tournament Report Files have it (TRF26, 222): `5400+30`, `40/5400+30:1800+30`.
pub(crate) fn time_control_in_seconds(typed: &str) -> Option<String> {
    let stages = stages(typed)?.into_iter().map(|stage| {
        let moves = stage.moves.map(|moves| format!("{moves}/")).unwrap_or_default();
        let each = stage.each_move.filter(|each| *each > 0).map(|each| format!("+{each}"));
        format!("{moves}{}{}", stage.seconds, each.unwrap_or_default())
    });
    Some(stages.collect::<Vec<_>>().join(":"))
}

/// The minutes that each player has for a game of 60 moves.
pub(crate) fn minutes_for_60_moves(typed: &str) -> Option<u32> {
    let (mut left, mut seconds) = (MOVES_OF_A_GAME, 0u64);
    for stage in stages(typed)? {
        let moves = stage.moves.unwrap_or(left).min(left);
        let each_move = stage.each_move.unwrap_or(0);
        seconds += u64::from(stage.seconds) + u64::from(moves) * u64::from(each_move);
        left -= moves;
        if left == 0 {
            break;
        }
    }
    u32::try_from(seconds / 60).ok()
}

/// The stages: `40/90+30, 30+30`, `90 min/40 moves + 30 min + 30 sec/move`. The last is for all moves
/// that are left.
fn stages(typed: &str) -> Option<Vec<Stage>> {
    let typed = typed.to_lowercase().replace(['\u{2019}', '\u{2032}'], "'");
    let typed = typed.replace("''", "\"").replace(['\u{201d}', '\u{2033}'], "\"");
    let words = words(&typed);
    let mut stages: Vec<Stage> = Vec::new();
    let mut increments: Vec<(Range<usize>, Increment)> = Vec::new();
    for group in words.split(|word| THEN.contains(word)).filter(|group| !group.is_empty()) {
        let (begin, known) = (stages.len(), increments.len());
        for (nth, part) in (0..).zip(parts(group)) {
            match increment(&part, nth > 0) {
                Some(found) => increments.push((0..0, found)),
                None => stages.push(stage(&part)?),
            }
        }
        increments[known..].iter_mut().for_each(|(beside, _)| *beside = begin..stages.len());
    }
    let (last, before) = stages.split_last()?;
    let ends = last.moves.is_none() && before.iter().all(|stage| stage.moves.is_some());
    ends.then_some(())?;
    for (beside, Increment { seconds, reach }) in increments {
        let reached = match reach {
            Reach::Beside if !beside.is_empty() => beside,
            Reach::Beside | Reach::All => 0..stages.len(),
            Reach::From(first) => stage_from(&stages, first)?..stages.len(),
        };
        for stage in &mut stages[reached] {
            if stage.each_move.replace(seconds).is_some() {
                return None;
            }
        }
    }
    Some(stages)
}

/// The stage that begins with a move. Both *from move 40* and *from move 41* are said of what follows 40 moves.
fn stage_from(stages: &[Stage], first: u32) -> Option<usize> {
    let mut before = 0u32;
    stages.iter().position(|stage| {
        let begins = before == first || before.checked_add(1) == Some(first);
        before = before.saturating_add(stage.moves.unwrap_or(0));
        begins
    })
}

/// The words of a group, a part for each stage and each increment.
fn parts<'a>(group: &[&'a str]) -> Vec<Vec<&'a str>> {
    let mut parts = vec![Vec::new()];
    for (at, word) in group.iter().enumerate() {
        let behind = group[at + 1..].iter().find(|word| **word != "/");
        // `60 d5`, `15 inc/30`: the increment begins with its name.
        let names_increment =
            INCREMENT.contains(word) && behind.is_some_and(|next| is_number(next));
        let is_blank = parts.last().is_none_or(Vec::is_empty);
        if PLUS.contains(word) || names_increment && !is_blank {
            parts.push(Vec::new());
        }
        if let Some(last) = parts.last_mut().filter(|_| !PLUS.contains(word)) {
            last.push(*word);
        }
    }
    parts
}

/// What each move adds: `30 sec/move`, `30"`, `d5`, or a bare number behind a `+`.
fn increment(part: &[&str], behind_plus: bool) -> Option<Increment> {
    let from = part.iter().position(|word| matches!(*word, "from" | "starting"));
    let (part, from) = part.split_at(from.unwrap_or(part.len()));
    let is_named = part.iter().any(|word| INCREMENT.contains(word));
    let words = part.iter().filter(|word| !INCREMENT.contains(word) && **word != "/");
    let (seconds, is_increment) = match words.collect::<Vec<_>>()[..] {
        [seconds] => (seconds, is_named || behind_plus),
        [seconds, unit] => (seconds, SECONDS.contains(unit) || is_named && MOVES.contains(unit)),
        [seconds, unit, each] => (seconds, SECONDS.contains(unit) && MOVES.contains(each)),
        _ => return None,
    };
    let seconds = seconds.parse().ok()?;
    let reach = match first_move(from)? {
        Some(0 | 1) => Reach::All,
        Some(first) => Reach::From(first),
        None if is_named => Reach::All,
        None => Reach::Beside,
    };
    is_increment.then_some(Increment { seconds, reach })
}

/// `from move 1`, `starting from the 40th move`; the inner `None` where nothing is said.
fn first_move(words: &[&str]) -> Option<Option<u32>> {
    let plain = ["from", "starting", "st", "th"];
    let said = words.iter().filter(|word| !plain.contains(word) && !MOVES.contains(word));
    match said.collect::<Vec<_>>()[..] {
        [] if words.is_empty() => Some(None),
        [] | [&"one"] => Some(Some(1)),
        [first] => first.parse().ok().map(Some),
        _ => None,
    }
}

/// `40/90`, `90 min/40 moves`, `2h for 40 moves`, `90'/40`, `1h30`, `30`.
fn stage(part: &[&str]) -> Option<Stage> {
    let sides = part.split(|word| FOR.contains(word)).filter(|side| !side.is_empty());
    let (moves, time) = match sides.collect::<Vec<_>>()[..] {
        [time] => (None, time),
        [[moves] | [moves, _], time] if counts_moves(part) => (Some(*moves), time),
        [time, [moves]] => (Some(*moves), time),
        [time, [moves, unit]] if MOVES.contains(unit) => (Some(*moves), time),
        _ => return None,
    };
    let seconds = seconds_of(time)?;
    let moves = moves.map(|moves| moves.parse().ok().filter(|moves| *moves > 0));
    let moves = if moves == Some(None) { return None } else { moves.flatten() };
    Some(Stage { moves, seconds, each_move: None })
}

/// Whether words begin with a number of moves.
fn counts_moves(words: &[&str]) -> bool {
    match words {
        [number, unit, ..] => is_number(number) && (FOR.contains(unit) || MOVES.contains(unit)),
        _ => false,
    }
}

/// A time in seconds: `90`, `90 min`, `1 h 30 min`; more than none.
fn seconds_of(time: &[&str]) -> Option<u32> {
    let unit = |unit: &&str| Some(UNITS.iter().find(|(names, _)| names.contains(unit))?.1);
    let (number, each, more) = match time {
        [number] => (number, 60, None),
        [number, one] => (number, unit(one)?, None),
        [number, hours, more] if unit(hours)? == 3600 => (number, 3600, Some(more)),
        [number, hours, more, minutes] if unit(hours)? == 3600 && unit(minutes)? == 60 => {
            (number, 3600, Some(more))
        }
        _ => return None,
    };
    let number = number.parse::<u32>().ok()?;
    let each = if time.len() == 1 && number >= TOO_LONG { 1 } else { each };
    let more = more.map_or(Some(0), |more| more.parse::<u32>().ok().filter(|more| *more < 60))?;
    let seconds = number.checked_mul(each)?.checked_add(more * 60)?;
    (seconds > 0).then_some(seconds)
}

fn is_number(word: &str) -> bool {
    word.bytes().all(|byte| byte.is_ascii_digit())
}

/// Numbers, words and single signs, apart from each other, without idle ones.
fn words(text: &str) -> Vec<&str> {
    let is_apart = |one: char, other: char| {
        let kind = |c: char| (c.is_ascii_digit(), c.is_alphabetic());
        kind(one) != kind(other) || kind(one) == (false, false)
    };
    let mut words = Vec::new();
    let mut begin = 0;
    let ends = text.char_indices().zip(text.char_indices().skip(1));
    for ((_, one), (at, other)) in ends {
        if is_apart(one, other) {
            words.push(&text[begin..at]);
            begin = at;
        }
    }
    words.push(&text[begin..]);
    words.retain(|word| !word.trim().is_empty() && !IDLE.contains(word));
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Encoded as TRF26 has it (222), and the minutes for 60 moves (B.02 1.1). A blank code: not understood.
    #[test]
    fn time_controls_are_read() {
        let table = include_str!("../tests/time-controls.csv");
        let rows: Vec<Vec<&str>> = table.lines().map(|line| line.split(" | ").collect()).collect();
        assert!(rows.len() > 60, "{}", rows.len());
        for row in rows {
            let [typed, encoded, minutes] = row[..] else { unreachable!("{row:?}") };
            let encoded = Some(encoded).filter(|encoded| *encoded != "-");
            assert_eq!(time_control_in_seconds(typed).as_deref(), encoded, "{typed}");
            assert_eq!(minutes_for_60_moves(typed), minutes.parse().ok(), "{typed}");
        }
    }
}
