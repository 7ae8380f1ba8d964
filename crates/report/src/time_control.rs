//! The time control of a game, as reports to unions encode it.

/// What can follow the seconds.
const EACH_MOVE: [&[&str]; 4] = [&[], &["per", "move"], &["a", "move"], &["/", "move"]];
/// Units of the time, in seconds.
const UNITS: [(&[&str], u32); 2] =
    [(&["'", "m", "min", "mins", "minutes"], 60), (&["h", "hour", "hours"], 3600)];
const SECONDS: [&str; 6] = ["\"", "''", "s", "sec", "secs", "seconds"];
/// So many moves a game is taken to last (B.02 1.1).
const MOVES: u32 = 60;

/// A stage of a time control: the seconds for its moves (`None`: for the rest), and those for each move.
#[derive(Clone, Copy)]
struct Stage {
    moves: Option<u32>,
    seconds: u32,
    each_move: u32,
}

/// Minutes for a game and seconds for each move: `90+30`, `90 min + 30 s per move`, `60`.
pub(crate) fn minutes_and_seconds(typed: &str) -> Option<(u32, u32)> {
    match stages(typed)?[..] {
        [only] => Some((only.seconds / 60, only.each_move)),
        _ => None,
    }
}

/// In seconds, as Tournament Report Files have it (TRF26, 222): `5400+30`, `40/5400+30:1800+30`.
pub(crate) fn in_seconds(typed: &str) -> Option<String> {
    let stages = stages(typed)?.into_iter().map(|stage| {
        let moves = stage.moves.map(|moves| format!("{moves}/")).unwrap_or_default();
        let each =
            if stage.each_move == 0 { String::new() } else { format!("+{}", stage.each_move) };
        format!("{moves}{}{each}", stage.seconds)
    });
    Some(stages.collect::<Vec<_>>().join(":"))
}

/// The minutes that each player has for a game of 60 moves.
pub(crate) fn minutes_for_60_moves(typed: &str) -> Option<u32> {
    let (mut left, mut seconds) = (MOVES, 0u64);
    for stage in stages(typed)? {
        let moves = stage.moves.unwrap_or(left).min(left);
        seconds += u64::from(stage.seconds) + u64::from(moves) * u64::from(stage.each_move);
        left -= moves;
        if left == 0 {
            break;
        }
    }
    u32::try_from(seconds / 60).ok()
}

/// The stages, with `,`, `;`, `:` or *then* between them: `40/90+30, 30+30`. The last is for all moves
/// that are left.
fn stages(typed: &str) -> Option<Vec<Stage>> {
    let typed = typed.to_lowercase().replace(" then ", ",");
    let parts = typed.split([',', ';', ':']).filter(|part| !part.trim().is_empty());
    let stages = parts.map(stage).collect::<Option<Vec<Stage>>>()?;
    let (last, before) = stages.split_last()?;
    let ends = last.moves.is_none() && before.iter().all(|stage| stage.moves.is_some());
    ends.then_some(stages)
}

fn stage(text: &str) -> Option<Stage> {
    let (time, each_move) = text.split_once('+').unwrap_or((text, "0"));
    let each_move = match &words(each_move)[..] {
        [seconds] => seconds.parse().ok()?,
        [seconds, unit, each @ ..] if SECONDS.contains(unit) && EACH_MOVE.contains(&each) => {
            seconds.parse().ok()?
        }
        _ => return None,
    };
    let words = words(time);
    let (moves, time) = match &words[..] {
        [moves, "/", time @ ..] | [moves, "moves", "in", time @ ..] => (Some(*moves), time),
        [time @ .., "/", moves, "moves"] | [time @ .., "for", moves, "moves"] => {
            (Some(*moves), time)
        }
        time => (None, time),
    };
    let (number, unit) = match time {
        [number] => (number, 60),
        [number, unit] => (number, UNITS.iter().find(|(names, _)| names.contains(unit))?.1),
        _ => return None,
    };
    let seconds = number.parse::<u32>().ok()?.checked_mul(unit).filter(|seconds| *seconds > 0)?;
    let moves = moves.map(|moves| moves.parse().ok().filter(|moves| *moves > 0));
    let moves = if moves == Some(None) { return None } else { moves.flatten() };
    Some(Stage { moves, seconds, each_move })
}

/// Numbers, words and signs, apart from each other.
fn words(text: &str) -> Vec<&str> {
    let kind = |c: char| (c.is_ascii_digit(), c.is_alphabetic(), c.is_whitespace());
    let mut words = Vec::new();
    let mut begin = 0;
    let ends = text.char_indices().zip(text.char_indices().skip(1));
    for ((_, one), (at, other)) in ends {
        if kind(one) != kind(other) {
            words.push(&text[begin..at]);
            begin = at;
        }
    }
    words.push(&text[begin..]);
    words.retain(|word| !word.trim().is_empty());
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Encoded as TRF26 has it (222), and the minutes for 60 moves (B.02 1.1).
    #[test]
    fn time_controls_are_read() {
        for (typed, encoded, minutes) in [
            ("90+30", "5400+30", 120),
            ("60", "3600", 60),
            ("3+2", "180+2", 5),
            ("90 min + 30 sec per move", "5400+30", 120),
            ("90' + 30''", "5400+30", 120),
            ("2 hours", "7200", 120),
            ("40/90+30, 30+30", "40/5400+30:1800+30", 150),
            ("90 min for 40 moves, 30 min", "40/5400:1800", 120),
            ("90 min/40 moves + 30 s/move; 15 min + 30 s/move", "40/5400+30:900+30", 135),
            ("40 moves in 2h then 20/60 then 15+30", "40/7200:20/3600:900+30", 180),
        ] {
            assert_eq!(in_seconds(typed).as_deref(), Some(encoded), "{typed}");
            assert_eq!(minutes_for_60_moves(typed), Some(minutes), "{typed}");
        }
        for typed in
            ["", "classical", "0+5", "90+", "90+30+30", "40/90", "40/90+30, 20/30", "90, 30"]
        {
            assert_eq!(in_seconds(typed), None, "{typed}");
        }
    }
}
