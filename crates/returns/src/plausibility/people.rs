//! Names and numbers of the sheet `Entries` that look like typing errors.

use std::collections::HashMap;

use adopt::{has_more_than_name, has_word_beside_team_name, is_totals_label, problems::NameOdd};
use model::form::{EntryColumn, FormColumn, Key};
use model::name_comparison::name_sort_key;
use model::problem::{Problem, ProblemDetail, phrase};
use model::{Cell, CellAddress, Entry, Event, EventKind, Player};

use super::problems;

/// Placeholder names, without case, signs and digits.
const NOBODY: [&str; 46] = [
    "bye",
    "tba",
    "tbc",
    "tbd",
    "to be announced",
    "to be confirmed",
    "to be advised",
    "to be decided",
    "nn",
    "na",
    "none",
    "nobody",
    "no one",
    "noone",
    "no player",
    "no partner",
    "a n other",
    "an other",
    "another",
    "anon",
    "anonymous",
    "unknown",
    "vacant",
    "empty",
    "blank",
    "missing",
    "missing pair",
    "half table",
    "phantom",
    "phantom pair",
    "phantom player",
    "ghost",
    "ghost pair",
    "dummy",
    "dummy pair",
    "sit out",
    "sitout",
    "sitting out",
    "sit out pair",
    "xx",
    "xxx",
    "freilos",
    "kein paar",
    "ditto",
    "same",
    "same as above",
];
/// Words that make any name a placeholder: `South TBA`.
const NOBODY_AMONG: [&str; 4] = ["tba", "tbc", "phantom", "sitout"];

/// Adds a warning for each doubtful name or number.
pub(super) fn check_names_and_numbers(event: &Event, found: &mut Vec<Problem>) {
    let named = share_named(event);
    let made_up = are_made_up(event);
    let usual = usual_players(event);
    tell_twice(event, found);
    tell_names_with_other_numbers(event, found);
    for entry in event.entries.iter().filter(|entry| !entry.is_house_entry()) {
        tell_names(event, entry, named, made_up, found);
        if let Some(usual) = usual
            && (1..usual).contains(&entry.players.len())
        {
            tell_missing(event, entry, usual, found);
        }
    }
}

/// Reports a name in two entries, or twice in one, where a number is missing.
fn tell_twice(event: &Event, found: &mut Vec<Problem>) {
    if event.is_ladder()
        || !matches!(event.contestant_kind(), EventKind::Pairs | EventKind::Individual)
    {
        return;
    }
    let mut known: HashMap<String, (usize, &Player)> = HashMap::new();
    for (index, entry) in
        event.entries.iter().enumerate().filter(|(_, entry)| !entry.is_house_entry())
    {
        for player in &entry.players {
            let name = name_sort_key(&player.name);
            let numbered = player.number.as_deref() == Some(player.name.as_str());
            if name.is_empty() || numbered || is_nobody(&player.name) {
                continue;
            }
            let Some((first, other)) = known.get(&name) else {
                known.insert(name, (index, player));
                continue;
            };
            // Two numbers are two people of one name; one number in two entries is told elsewhere.
            if player.number.is_some() && other.number.is_some() {
                continue;
            }
            let trouble = problems::NameInTwo {
                name: player.name.clone(),
                other: event.entries[*first].label.clone(),
                at: other.at.a1(),
            };
            found.push(Problem::new(trouble, player.at));
        }
    }
}

/// Reports one name twice in an entry, and all names of a pair or team again in another one, each with
/// another number. A single name in two entries is that of two people.
fn tell_names_with_other_numbers(event: &Event, found: &mut Vec<Problem>) {
    let mut known: HashMap<Vec<String>, &Entry> = HashMap::new();
    for entry in event.entries.iter().filter(|entry| !entry.is_house_entry()) {
        let numbered = |player: &&Player| {
            player.number.as_ref().is_some_and(|number| *number != player.name)
                && !is_nobody(&player.name)
        };
        let named: Vec<&Player> = entry.players.iter().filter(numbered).collect();
        let mut tell = |player: &Player, other: &Player, of: &Entry| {
            if player.number != other.number
                && !found.iter().any(|known| known.place == player.at.into())
            {
                let (name, other, at) = (player.name.clone(), of.label.clone(), other.at.a1());
                let trouble = problems::NameWithOtherNumber { name, other, at };
                found.push(Problem::new(trouble, player.at));
            }
        };
        let key = |player: &Player| name_sort_key(&player.name);
        for (nth, player) in named.iter().enumerate() {
            let first = named[..nth].iter().find(|other| key(other) == key(player));
            first.into_iter().for_each(|other| tell(player, other, entry));
        }
        let mut keys: Vec<String> = named.iter().map(|player| key(player)).collect();
        keys.sort_unstable();
        if named.len() < entry.players.len().max(2) {
            continue;
        }
        let Some(other) = known.get(&keys) else {
            known.insert(keys, entry);
            continue;
        };
        let is_other = |player: &&Player| {
            !other.players.iter().any(|own| key(own) == key(player) && own.number == player.number)
        };
        if named.iter().all(is_other) {
            for player in &named {
                let own = other.players.iter().find(|own| key(own) == key(player));
                own.into_iter().for_each(|own| tell(player, own, other));
            }
        }
    }
}

/// Whether nearly all players have a name. Entries by number alone are allowed, and then nobody
/// has one.
fn share_named(event: &Event) -> bool {
    let players = event.entries.iter().flat_map(|entry| &entry.players);
    let (mut all, mut named) = (0, 0);
    for player in players {
        all += 1;
        named += usize::from(player.number.as_deref() != Some(player.name.as_str()));
    }
    named * 4 >= all * 3
}

/// Whether most names have figures, as those that somebody made up: `Player 7`.
fn are_made_up(event: &Event) -> bool {
    let players = || event.entries.iter().flat_map(|entry| &entry.players);
    let figured = |player: &&Player| player.name.contains(|c: char| c.is_ascii_digit());
    players().filter(figured).count() * 2 > players().count()
}

/// The usual number of players: two in a pair; in a team, the number of seats if nearly all teams
/// name that many.
fn usual_players(event: &Event) -> Option<usize> {
    match event.contestant_kind() {
        EventKind::Pairs => Some(2),
        EventKind::Teams => {
            const SEATS: u32 = 4;
            let size = event.answer_whole_number(Key::TeamSize).unwrap_or(SEATS) as usize;
            let full = event.entries.iter().filter(|entry| entry.players.len() >= size).count();
            (full * 4 >= event.entries.len() * 3).then_some(size)
        }
        EventKind::Individual | EventKind::Other => None,
    }
}

fn tell_names(event: &Event, entry: &Entry, named: bool, made_up: bool, found: &mut Vec<Problem>) {
    let team = entry.record.text(EntryColumn::Name).filter(|_| entry.name.is_some());
    // A row of totals whose number is none is read as a contestant.
    let unnumbered = entry.players.iter().all(|player| player.number.is_none());
    let is_nobody_of =
        |name: &str, unnumbered: bool| is_nobody(name) || unnumbered && is_totals_label(name);
    if let Some(name) = team.filter(|name| is_nobody_of(name.value, unnumbered)) {
        tell_nobody(name, found);
    } else if let Some(name) = team.filter(|name| has_word_beside_team_name(name.value)) {
        let why = phrase!("holds more than a name");
        found.push(Problem::new(NameOdd { name: name.value.to_string(), why }, name.at));
    }
    for player in &entry.players {
        let name = Cell::new(player.name.as_str(), player.at);
        if is_nobody_of(name.value, player.number.is_none()) {
            tell_nobody(name, found);
        } else if player.number.as_deref() == Some(name.value) {
            tell_blank(event, entry, name, named, found);
        } else if !name.value.contains(char::is_alphabetic) {
            let number = player.number.clone();
            let number = number.filter(|number| number.contains(char::is_alphabetic));
            let trouble = problems::NameIsNumber { text: name.value.to_string(), number };
            found.push(Problem::new(trouble, name.at));
        } else if !made_up
            && has_more_than_name(name.value)
            && !found.iter().any(|told| told.place == name.at.into())
        {
            let (name, at) = (name.value.to_string(), name.at);
            let why = phrase!("holds more than a name");
            found.push(Problem::new(NameOdd { name, why }, at));
        }
    }
}

fn tell_nobody(name: Cell<&str>, found: &mut Vec<Problem>) {
    let trouble = problems::Placeholder { name: name.value.to_string() };
    found.push(Problem::new(trouble, name.at));
}

/// Reports a number without a name, or a number in place of the name.
fn tell_blank(
    event: &Event,
    entry: &Entry,
    number: Cell<&str>,
    named: bool,
    found: &mut Vec<Problem>,
) {
    let positions = 1..=EntryColumn::Player.definition().times;
    let typed = positions.clone().find_map(|nth| {
        let name = entry.record.nth_text(EntryColumn::Player, nth)?;
        (name.at == number.at).then_some(name.at)
    });
    let text = number.value.to_string();
    if let Some(at) = typed {
        let trouble = problems::NameIsNumber { text, number: None };
        found.push(Problem::new(trouble, at));
    } else if named {
        let nth = positions.clone().find(|nth| {
            let own = entry.record.nth_text(EntryColumn::Number, *nth);
            own.is_some_and(|own| own.at == number.at)
        });
        let at = nth.and_then(|nth| place_of_player(event, entry, nth)).unwrap_or(number.at);
        // A name in the column of numbers: columns are swapped.
        let trouble: ProblemDetail = match is_name(number.value) {
            true => problems::NameIsNumber { text: String::new(), number: Some(text) }.into(),
            false => problems::NameBlank { number: text }.into(),
        };
        found.push(Problem::new(trouble, at));
    }
}

/// Whether a text consists of words of at least two letters.
fn is_name(text: &str) -> bool {
    let word = |word: &str| word.chars().filter(|c| c.is_alphabetic()).count() > 1;
    text.split_whitespace().filter(|part| word(part)).count() > 1
}

fn tell_missing(event: &Event, entry: &Entry, usual: usize, found: &mut Vec<Problem>) {
    let has = |nth: &u8| {
        let of = |column| entry.record.nth_text(column, *nth).is_some();
        of(EntryColumn::Player) || of(EntryColumn::Number)
    };
    let missing = (1..=EntryColumn::Player.definition().times).find(|nth| !has(nth));
    let at = missing.and_then(|nth| place_of_player(event, entry, nth));
    let names: Vec<&str> = entry.players.iter().map(|player| player.name.as_str()).collect();
    let trouble =
        problems::PlayersMissing { label: entry.label.clone(), named: names.join(" and "), usual };
    found.push(Problem::new(trouble, at.unwrap_or(entry.players[0].at)));
}

/// The cell where the name of the `nth` player of an entry belongs.
fn place_of_player(event: &Event, entry: &Entry, nth: u8) -> Option<CellAddress> {
    let mut others = event.entries.iter();
    let column =
        others.find_map(|other| other.record.nth_text(EntryColumn::Player, nth))?.at.column;
    Some(CellAddress { column, ..entry.at })
}

/// Whether a name is a placeholder or only signs.
fn is_nobody(name: &str) -> bool {
    let bare: String = name.chars().filter(|c| !c.is_numeric()).collect();
    let mut key = name_sort_key(&bare);
    if key.split(' ').all(|word| word.chars().count() <= 1) {
        key.retain(|c| c != ' '); // T.B.A.
    }
    let signs = !name.contains(char::is_alphanumeric);
    signs
        || NOBODY.contains(&key.as_str())
        || key.split(' ').any(|word| NOBODY_AMONG.contains(&word))
}

#[cfg(test)]
mod tests {
    use super::is_nobody;

    #[test]
    fn nobody_has_many_names() {
        for name in [
            "Bye",
            "BYE 1",
            "T.B.A.",
            "tba",
            "?",
            "---",
            "N.N.",
            "Sit-out",
            "Phantom pair",
            "A.N. Other",
        ] {
            assert!(is_nobody(name), "{name}");
        }
        for name in ["John Bye", "Nan", "20001", "Ann Another", "Noone, Peter", "Xu", "Player 07"] {
            assert!(!is_nobody(name), "{name}");
        }
    }
}
