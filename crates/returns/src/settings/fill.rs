//! Settings are filled into events that leave their keys out.

use jiff::ToSpan;

use super::given_settings::Settings;
use super::problems;
use model::form::{FormColumn, Key};
use model::problem::Problem;
use model::{Cell, CellAddress, Event, Scoring, SettingAnswer, State, TypedValue};

/// Keys that only games of cards have.
const OF_CARDS: [Key; 4] = [Key::Boards, Key::BoardsPerMatch, Key::Movement, Key::Tables];

impl Settings {
    /// Answers the keys that an event leaves out. A setting that no event of this kind can
    /// have is left aside.
    pub(crate) fn fill_missing_answers(&self, event: &mut Event, problems: &mut Vec<Problem>) {
        for (key, from) in self.unread_event_keys() {
            if !event.is_key_unanswered(key)
                || (key == Key::Rules && self.forced_rule_book().is_some())
            {
                continue;
            }
            let trouble =
                problems::SettingAwaited { key: key.definition().name, from: from.to_string() };
            problems.push(event.problem(trouble, key));
            event.faults.push(key);
            event.lower_state(State::Provisional);
        }
        if let Some(book) = self.forced_rule_book() {
            let at = event.answer_address(Key::Rules);
            event.faults.retain(|fault| *fault != Key::Rules);
            event.answers.replace_cells(Key::Rules, Cell::new(TypedValue::Choice(book), at));
        }
        // What an event can have hangs on its format.
        let (format, others): (Vec<_>, Vec<_>) =
            self.event_answers().partition(|(key, _)| *key == Key::Format);
        for (key, given) in format.into_iter().chain(others) {
            if event.is_key_unanswered(key) && fits(event, key, &given.value) {
                let at: CellAddress = event.answer_address(key);
                event.answers.add_cell(key, 1, Cell::new(given.value.clone(), at));
                event.settled.push(SettingAnswer { key, from: given.from.clone() });
            }
        }
    }

    /// Warns of an event that is not in the season.
    pub(crate) fn report_event_outside_season(&self, event: &Event, problems: &mut Vec<Problem>) {
        let (Some(first), Some(date)) = (self.season_first_day(), event.date()) else { return };
        let next = first.saturating_add(1.year());
        if (first..next).contains(&date) {
            return;
        }
        let last = next.yesterday().unwrap_or(next);
        let trouble = problems::OutsideSeason { date, first, last };
        problems.push(event.problem(trouble, Key::Date));
    }

    /// Turns the names of players round, where they stand with the surname first.
    pub(crate) fn put_forename_first(&self, events: &mut [Event]) {
        if !self.is_surname_first() {
            return;
        }
        let players = events.iter_mut().flat_map(|event| &mut event.entries);
        for player in players.flat_map(|entry| &mut entry.players) {
            player.name = forename_first(&player.name);
        }
    }
}

/// Whether an event of this kind can have the answer.
fn fits(event: &Event, key: Key, value: &TypedValue) -> bool {
    let of_cards = event.format().is_none_or(|format| format.is_played_with_cards());
    match (key, value) {
        (Key::Winners, TypedValue::Choice(word)) => {
            of_cards
                && word
                    .parse()
                    .is_ok_and(|winners| event.contestant_kind().allows_ranking_list_count(winners))
        }
        (Key::Scoring, TypedValue::Choice(word)) => of_cards == Scoring::named(word).is_some(),
        _ => of_cards || !OF_CARDS.contains(&key),
    }
}

/// `Lorimer, Carys` as `Carys Lorimer`; a name without a comma, or with several, as it
/// stands.
fn forename_first(name: &str) -> String {
    match name.split_once(',') {
        Some((surname, forename)) if !forename.contains(',') && !forename.trim().is_empty() => {
            format!("{} {}", forename.trim(), surname.trim()).trim().to_string()
        }
        _ => name.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_turned_at_the_only_comma() {
        for (typed, read) in [
            ("Lorimer, Carys", "Carys Lorimer"),
            ("van der Berg,Jan Piet", "Jan Piet van der Berg"),
            ("Carys Lorimer", "Carys Lorimer"),
            ("Lorimer, Carys, Dr", "Lorimer, Carys, Dr"),
            ("Lorimer,", "Lorimer,"),
        ] {
            assert_eq!(forename_first(typed), read, "{typed}");
        }
    }
}
