//! Changes of an event, as if they stood in its return.

use super::rehearsed_changes::RehearsedChange;
use crate::scoring::{parse_round_number, planned_rounds};
use model::form::EntryColumn;
use model::game_result::parse_game_result;
use model::misspelt_names::nearest_name;
use model::name_comparison::folded_name;
use model::{
    Cell, Entry, EntryStatus, Event, Exact, ForbiddenPair, Match, Player, TypedRow, TypedValue,
};

/// Applies a change to an event whose next round is `round`. The error is a sentence on what does
/// not fit.
pub(super) fn apply_rehearsed_change(
    change: &RehearsedChange,
    event: &mut Event,
    round: usize,
) -> Result<(), String> {
    match change {
        RehearsedChange::Withdraws { who } => {
            let entry = find_entry_by_label_or_name(event, who)?;
            let entry = &mut event.entries[entry];
            entry.status = EntryStatus::Withdrawn;
            let status = format!("withdrawn after {}", round.saturating_sub(1));
            put(entry, EntryColumn::Status, TypedValue::Text(status.into()));
        }
        RehearsedChange::Absent { who, round: named, half } => {
            let entry = find_entry_by_label_or_name(event, who)?;
            let absence = named.unwrap_or(round);
            check_round_of_absence(event, absence, round)?;
            give_bye(&mut event.entries[entry], absence, *half);
        }
        RehearsedChange::Entry { names, rating } => enter(event, names, *rating, round)?,
        RehearsedChange::Result { round, board, text } => enter_result(event, *round, board, text)?,
        RehearsedChange::Apart { pair: [one, other] } => {
            let pair = [
                find_entry_by_label_or_name(event, one)?,
                find_entry_by_label_or_name(event, other)?,
            ];
            if pair[0] == pair[1] {
                return Err(format!("{one} and {other} are one entry"));
            }
            event.forbidden.push(ForbiddenPair { at: event.at, pair, rounds: None });
        }
    }
    Ok(())
}

/// An absence changes only rounds that are not played yet; `next` is the first of them.
fn check_round_of_absence(event: &Event, absence: usize, next: usize) -> Result<(), String> {
    match planned_rounds(event) {
        _ if absence < next => {
            Err(format!("round {absence} has been played; the next one is round {next}"))
        }
        Some(planned) if absence > planned => {
            Err(format!("event {} has only {planned} rounds, so no round {absence}", event.id))
        }
        _ => Ok(()),
    }
}

/// Gives an entry a bye in a round, beside those that it has. Its score is that of the round alone.
pub(super) fn give_bye(entry: &mut Entry, round: usize, half: bool) {
    let bye = format!("{round}={}", if half { "\u{bd}" } else { "0" });
    let before = entry.record.text(EntryColumn::Byes).map(|cell| cell.value.to_string());
    let byes = before.map_or_else(|| bye.clone(), |before| format!("{before},{bye}"));
    put(entry, EntryColumn::Byes, TypedValue::Text(byes.into()));
}

fn put(entry: &mut Entry, column: EntryColumn, value: TypedValue) {
    let at = entry.at;
    entry.record.replace_cells(column, Cell::new(value, at));
}

/// The entry of a label or a name.
pub(super) fn find_entry_by_label_or_name(event: &Event, who: &str) -> Result<usize, String> {
    let wanted = folded_name(who);
    let all = || event.entries.iter().enumerate();
    let by = |fits: &dyn Fn(&Entry) -> bool| -> Vec<usize> {
        all().filter(|(_, entry)| fits(entry)).map(|(index, _)| index).collect()
    };
    let is_player = |entry: &Entry| {
        let named = entry.players.iter().any(|player| folded_name(&player.name) == wanted);
        named || folded_name(&entry.display_name()) == wanted
    };
    let is_surname = |entry: &Entry| {
        let names = entry.players.iter().map(|player| player.name.as_str());
        let mut parts = names.flat_map(|name| name.split([' ', ',']));
        parts.any(|part| folded_name(part) == wanted)
    };
    let label = |entry: &Entry| folded_name(&entry.label) == wanted;
    for fits in [&label as &dyn Fn(&Entry) -> bool, &is_player, &is_surname] {
        match by(fits)[..] {
            [] => {}
            [entry] => return Ok(entry),
            [first, second, ..] => {
                let name = |entry: usize| {
                    let entry = &event.entries[entry];
                    format!("{} ({})", entry.label, entry.display_name())
                };
                let (first, second) = (name(first), name(second));
                return Err(format!("{who} can be {first} or {second}; say the label"));
            }
        }
    }
    let titles: Vec<String> = event.entries.iter().map(Entry::display_name).collect();
    let near = nearest_name(who, titles.iter().map(String::as_str));
    let near = near.map(|near| format!("; did you mean {near}?")).unwrap_or_default();
    Err(format!("no entry of event {} is {who}{near}", event.id))
}

/// Adds a late entry under the number after the greatest.
fn enter(
    event: &mut Event,
    names: &[String],
    rating: Option<u32>,
    round: usize,
) -> Result<(), String> {
    let numbers = event.entries.iter().filter_map(|entry| entry.label.parse::<u32>().ok());
    let greatest = numbers.max().unwrap_or(0);
    let Some(number) = greatest.checked_add(1) else {
        return Err(format!("no number is left for a new entry after entry {greatest}"));
    };
    let label = number.to_string();
    let at = event.at;
    let mut record = TypedRow::new(at);
    for (nth, name) in (1..).zip(names) {
        record.add_cell(
            EntryColumn::Player,
            nth,
            Cell::new(TypedValue::Text(name.as_str().into()), at),
        );
    }
    let players =
        names.iter().map(|name| Player { name: name.clone(), number: None, boards: None, at });
    let mut entry = Entry {
        at,
        number: label.clone(),
        label,
        section: None,
        direction: None,
        name: None,
        players: players.collect(),
        club: None,
        status: EntryStatus::Playing,
        record,
    };
    if let Some(rating) = rating {
        put(&mut entry, EntryColumn::Rating, TypedValue::Number(Exact::whole(rating)));
    }
    if round > 1 {
        let status = format!("drop-in {round}");
        entry.status = EntryStatus::Other(status.clone());
        put(&mut entry, EntryColumn::Status, TypedValue::Text(status.into()));
    }
    event.entries.push(entry);
    Ok(())
}

/// Enters the result of a board: of the last round with such a board, unless a round is named.
fn enter_result(
    event: &mut Event,
    round: Option<usize>,
    board: &str,
    text: &str,
) -> Result<(), String> {
    let number = |row: &Match| row.round.as_deref().and_then(parse_round_number);
    let of_board = |(_, row): &(usize, &Match)| {
        let table = row.table.as_deref().map(folded_name);
        table.is_some_and(|table| table == folded_name(board)) && row.away.is_some()
    };
    let rows = event.matches.iter().enumerate().filter(of_board);
    let rows = rows.filter(|(_, row)| round.is_none() || number(row) == round);
    let found = rows.max_by_key(|(index, row)| (number(row), *index)).map(|(index, _)| index);
    let Some(index) = found else {
        let of = round.map(|round| format!("round {round} of ")).unwrap_or_default();
        return Err(format!("{of}event {} has no board {board}", event.id));
    };
    let by_vps = event.matches.iter().any(|row| row.vps[0].is_some() && row.imps[0].is_none());
    // 1-0 is a result of chess, and a score of 1 to 0 where matches have scores. Teams of chess have
    // results on boards and can have scores of matches.
    let meant = parse_game_result(text).filter(|_| event.is_of_chess());
    let of_players = event.is_of_chess() && !event.is_of_chess_teams();
    let scores = scores_of(text).filter(|_| !of_players && meant.is_none());
    let row = &mut event.matches[index];
    let at = row.result_at;
    if let Some(scores) = scores {
        let cells = scores.map(|score| Some(Cell::new(score, at)));
        (row.imps, row.vps, row.percent) = ([None; 2], [None; 2], [None; 2]);
        *(if by_vps { &mut row.vps } else { &mut row.imps }) = cells;
    } else if meant.is_none() {
        let say = match of_players {
            true => "1-0, \u{bd}-\u{bd}, 0-1, +--, --+ or ---",
            false => "a score such as 41-36",
        };
        return Err(format!("\u{201c}{text}\u{201d} is not a board result; say {say}"));
    }
    row.result = meant;
    row.note = None;
    Ok(())
}

/// The scores of both sides: `41-36`, `12.5-7.5`.
fn scores_of(text: &str) -> Option<[Exact; 2]> {
    let (one, other) = text.split_once(['-', ':', '\u{2013}'])?;
    Some([Exact::parse_decimal(one.trim())?, Exact::parse_decimal(other.trim())?])
}
