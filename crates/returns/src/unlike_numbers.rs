//! Member numbers that do not look like the others of a return, and those that stand behind a name.

use std::collections::BTreeMap;

use model::form::EntryColumn;
use model::problem::{Problem, ProblemDetail, ProblemPlace, Severity};
use model::{CellAddress, Event};

use super::problems;

/// Numbers of one length that make another doubtful.
pub(super) const ENOUGH_NUMBERS_TO_COMPARE: usize = 10;
/// Fewer figures behind a name are no member number.
const LEAST_FIGURES: usize = 4;

/// Whether a text is figures alone.
pub(super) fn is_all_figures(number: &str) -> bool {
    !number.is_empty() && number.bytes().all(|b| b.is_ascii_digit())
}

/// The member numbers of a return, each with its cell.
pub(super) fn member_numbers_of_events(
    events: &[Event],
) -> impl Iterator<Item = (&str, CellAddress)> {
    events.iter().flat_map(|event| &event.entries).flat_map(|entry| {
        (1u8..).zip(&entry.players).filter_map(|(nth, player)| {
            let at =
                entry.record.nth_text(EntryColumn::Number, nth).map_or(player.at, |cell| cell.at);
            player.number.as_deref().map(|number| (number, at))
        })
    })
}

/// The length of nine in ten of the numbers, if there are enough.
fn usual_length(events: &[Event]) -> Option<usize> {
    let mut lengths: BTreeMap<usize, usize> = BTreeMap::new();
    let mut all = 0;
    for (number, _) in member_numbers_of_events(events) {
        all += 1;
        if is_all_figures(number) {
            *lengths.entry(number.len()).or_default() += 1;
        }
    }
    let (length, count) = lengths.into_iter().max_by_key(|(_, count)| *count)?;
    (count >= ENOUGH_NUMBERS_TO_COMPARE && count * 10 >= all * 9).then_some(length)
}

/// Reports the numbers that are longer than nearly all others, or hold blanks, signs or letters among
/// or before as many figures. Shorter ones may have lost noughts, which is told as that.
pub(super) fn report_unlike_member_numbers(events: &[Event], problems: &mut Vec<Problem>) {
    let Some(length) = usual_length(events) else { return };
    let alike = || {
        member_numbers_of_events(events)
            .map(|(number, _)| number)
            .filter(|number| number.len() == length)
    };
    let Some(example) = alike().next() else { return };
    // Numbers that have just grown by a figure.
    let full = alike().any(|number| number.starts_with('9'));
    let grown = |number: &str| full && number.len() == length + 1 && number.starts_with("10");
    for event in events {
        for (number, at) in member_numbers_of_events(std::slice::from_ref(event)) {
            let begins = number.starts_with(|c: char| c.is_ascii_digit());
            let meant = || {
                let figures: String = number.chars().filter(char::is_ascii_digit).collect();
                let bare = figures.trim_start_matches('0');
                let fitting = [&figures[..], bare].into_iter().find(|own| own.len() == length);
                fitting.map(str::to_string)
            };
            // Other unions have numbers with letters, of another length.
            let odd = match is_all_figures(number) {
                true => number.len() > length && !grown(number),
                false => begins || meant().is_some(),
            };
            let told = |known: &Problem| {
                known.place == ProblemPlace::Cell(at)
                    && known.trouble.severity() >= Severity::Warning
            };
            if !odd || problems.iter().any(told) {
                continue;
            }
            let trouble = problems::NumberUnlike {
                text: number.to_string(),
                example: example.to_string(),
                meant: meant(),
            };
            problems.push(Problem::new(trouble, at).with_event(&event.id));
        }
    }
}

/// Takes the numbers that stand behind names: `Ann Ash 43488` beside a blank number, where it looks
/// like the other numbers of the return; else an error.
pub(super) fn take_numbers_from_names(events: &mut [Event], problems: &mut Vec<Problem>) {
    let usual = usual_length(events).or_else(|| length_behind_names(events));
    for event in events {
        let players = || event.entries.iter().flat_map(|entry| &entry.players);
        let numbered = players().filter(|player| player.number.is_some()).count();
        let expected = numbered * 4 >= players().count() * 3;
        for player in event.entries.iter_mut().flat_map(|entry| &mut entry.players) {
            let Some((name, figures)) = apart(&player.name) else { continue };
            let fits = Some(figures.len()) == usual;
            let text = player.name.clone();
            let own = player.number.as_deref();
            let trouble: ProblemDetail = match own {
                Some(own) if own == text => continue,
                Some(own) if own == figures => {
                    player.name.clone_from(&name);
                    problems::NumberBehindName { text, name, number: figures }.into()
                }
                None if fits => {
                    player.name.clone_from(&name);
                    player.number = Some(figures.clone());
                    problems::NumberBehindName { text, name, number: figures }.into()
                }
                None if expected && figures.len() >= LEAST_FIGURES => {
                    problems::NumberInName { text, number: figures }.into()
                }
                Some(_) if fits => problems::NumberInName { text, number: figures }.into(),
                _ => continue,
            };
            problems.push(Problem::new(trouble, player.at).with_event(&event.id));
        }
    }
}

/// The length of the figures behind names, where all names of a return have as many and nobody has a
/// number.
fn length_behind_names(events: &[Event]) -> Option<usize> {
    let players =
        || events.iter().flat_map(|event| &event.entries).flat_map(|entry| &entry.players);
    let none = players().all(|player| player.number.is_none());
    let mut lengths = players().map(|player| apart(&player.name).map(|(_, number)| number.len()));
    let first = lengths.next()??;
    (none && first >= LEAST_FIGURES && lengths.all(|length| length == Some(first))).then_some(first)
}

/// A name and the one word of figures in it, also in brackets: `Ann Ash (43488)`.
fn apart(text: &str) -> Option<(String, String)> {
    let bare = |word: &str| word.trim_matches(|c: char| !c.is_alphanumeric()).to_string();
    let (figures, words): (Vec<&str>, Vec<&str>) =
        text.split_whitespace().partition(|word| is_all_figures(&bare(word)));
    let [number] = figures[..] else { return None };
    let name = words.join(" ").trim_end_matches([',', '-', ' ', '(', '/']).to_string();
    // `Player 10001` is a name that somebody made up.
    let named = words.iter().filter(|word| word.contains(char::is_alphabetic)).count();
    (named >= 2).then(|| (name, bare(number)))
}

#[cfg(test)]
mod tests {
    use super::apart;

    #[test]
    fn a_number_stands_apart_from_its_name() {
        let found = |text| apart(text).map(|(name, number)| format!("{name}|{number}"));
        for (text, expected) in [
            ("Ann Ash 43488", Some("Ann Ash|43488")),
            ("43488 Ann Ash", Some("Ann Ash|43488")),
            ("Ann Ash (43488)", Some("Ann Ash|43488")),
            ("Ann Ash, 43488", Some("Ann Ash|43488")),
            ("Player 10001", None),
            ("Ann Ash", None),
            ("43488", None),
            ("Ann 1 Ash 2", None),
            ("Ann Ash B43488", None),
        ] {
            assert_eq!(found(text).as_deref(), expected, "{text}");
        }
    }
}
