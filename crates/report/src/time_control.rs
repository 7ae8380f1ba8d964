//! The time control of a game, as reports to unions encode it.

/// What can follow the seconds.
const EACH_MOVE: [&str; 3] = ["per move", "a move", "/move"];

/// Minutes for a game and seconds for each move: `90+30`, `90 min + 30 s per move`, `60`.
pub(crate) fn minutes_and_seconds(typed: &str) -> Option<(u32, u32)> {
    let part = |text: &str, units: &[&str]| {
        let text = text.trim();
        let digits = text.bytes().take_while(u8::is_ascii_digit).count();
        let (number, unit) = text.split_at(digits);
        units.contains(&&*unit.trim().to_lowercase()).then(|| number.parse::<u32>().ok()).flatten()
    };
    let (minutes, seconds) = typed.split_once('+').unwrap_or((typed, "0"));
    let bare = EACH_MOVE.iter().find_map(|each| seconds.trim().strip_suffix(each));
    let seconds = bare.unwrap_or(seconds);
    let minutes = part(minutes, &["", "'", "m", "min", "mins", "minutes"])?;
    let seconds = part(seconds, &["", "\"", "''", "s", "sec", "secs", "seconds"])?;
    (minutes > 0).then_some((minutes, seconds))
}

/// In seconds, as Tournament Report Files have it (TRF26, 222): `5400+30`.
pub(crate) fn in_seconds(typed: &str) -> Option<String> {
    let (minutes, seconds) = minutes_and_seconds(typed)?;
    let game = u64::from(minutes) * 60;
    Some(if seconds == 0 { game.to_string() } else { format!("{game}+{seconds}") })
}
