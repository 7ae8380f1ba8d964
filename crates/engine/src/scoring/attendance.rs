//! The rounds that a player of a Swiss plays: requested byes, late entry, withdrawal.

use model::crosstable::RoundResult;
use model::form::{EntryColumn, Key};
use model::problem::{Phrase, Problem, phrase};
use model::{CellAddress, Entry, Event, Exact};

use super::problems;
use super::sides::scheveningen_sides;

/// The most rounds of a tournament.
pub const MAX_TOURNAMENT_ROUNDS: usize = 200;

/// What stands between the rounds of a list.
const BETWEEN: [char; 4] = [',', ';', '&', '+'];

/// The number of a round: `3`, `R3`, `Round 3`, `Stanza 3`.
pub fn parse_round_number(text: &str) -> Option<usize> {
    let text = text.trim().to_lowercase();
    let words = ["round", "stanza", "r", "s"];
    let bare = words.iter().find_map(|word| text.strip_prefix(word)).unwrap_or(&text);
    bare.trim().parse().ok()
}

/// The planned number of rounds.
pub(super) fn rounds_planned_by_return(event: &Event) -> Option<usize> {
    let Some(rounds) = event.answer_whole_number(Key::Rounds) else {
        let sides = if event.is_scheveningen() { scheveningen_sides(event).ok() } else { None };
        return sides.map(|[side, _]| side.players.len());
    };
    let rounds = rounds as usize;
    (1..=MAX_TOURNAMENT_ROUNDS).contains(&rounds).then_some(rounds)
}

/// Requested byes: first and last round, and a value of their own.
type AskedBye = ([usize; 2], Option<RoundResult>);

/// The rounds that a player's row excludes. Rounds count from 1.
#[derive(Clone, Debug)]
pub struct PlayerAttendance {
    /// The byes that the player requested.
    byes: Vec<AskedBye>,
    /// The value of those without one of their own.
    bye: RoundResult,
    /// The first round of a late entry (C.04.2, 2.4).
    pub first: usize,
    /// The last round before a withdrawal (C.04.2, 3.2), if known.
    pub last: Option<usize>,
    /// Whether the player has withdrawn or was disqualified, after whatever round.
    pub left: bool,
    /// Whether byes are requested without a value.
    pub bye_score_blank: bool,
}

impl PlayerAttendance {
    /// Reads a player's row; `rounds` is the planned number.
    pub(crate) fn from_entry(
        entry: &Entry,
        rounds: Option<usize>,
        problems: &mut Vec<Problem>,
    ) -> PlayerAttendance {
        let status = entry.record.text(EntryColumn::Status);
        let place = |column| entry.record.get(column).map_or(entry.at, |cell| cell.at);
        let mut attendance = PlayerAttendance {
            byes: byes(entry, rounds, problems),
            bye: RoundResult::ZeroBye,
            first: 1,
            last: None,
            left: entry.has_left(),
            bye_score_blank: false,
        };
        if attendance.byes.iter().any(|(_, own)| own.is_none()) {
            attendance.score_of_byes(entry, place(EntryColumn::ByeScore), problems);
        }
        let Some(status) = status else { return attendance };
        let number = entry.round_in_status().filter(|number| *number <= MAX_TOURNAMENT_ROUNDS);
        let mut unclear = |read: Phrase| {
            let text = status.value.to_string();
            problems.push(Problem::new(problems::StatusRound { text, read }, status.at));
        };
        if attendance.left {
            attendance.last = number;
            if number.is_none() && entry.has_status_about_round() {
                unclear(phrase!("counted as withdrawn after the last game"));
            }
        } else if entry.comes_late() {
            match number {
                Some(first) => attendance.first = first.max(1),
                None => unclear(phrase!("counted as present from the first round")),
            }
        }
        attendance
    }

    fn score_of_byes(&mut self, entry: &Entry, at: CellAddress, problems: &mut Vec<Problem>) {
        let half = Exact::whole(1) / 2;
        match entry.record.number(EntryColumn::ByeScore).map(|cell| cell.value) {
            Some(score) if score == half => self.bye = RoundResult::HalfBye,
            Some(score) if score.is_zero() => {}
            Some(score) => {
                let (label, text) = (entry.label.clone(), score.to_decimal());
                let trouble = problems::ByeScore { label, text };
                problems.push(Problem::new(trouble, at));
            }
            None => self.bye_score_blank = true,
        }
    }

    /// The requested bye of a round.
    pub(crate) fn requested_bye(&self, round: usize) -> Option<RoundResult> {
        let of_round = |([first, last], _): &&AskedBye| (*first..=*last).contains(&round);
        self.byes.iter().find(of_round).map(|(_, own)| own.unwrap_or(self.bye))
    }

    /// Whether a round is before a late entry or after a withdrawal.
    pub(crate) fn is_away(&self, round: usize) -> bool {
        round < self.first || self.last.is_some_and(|last| round > last)
    }

    /// The outcome of a round without a row: a requested bye, or an announced absence, which scores
    /// nothing (C.04.2, 2.4 and 3.2).
    pub(crate) fn unplayed_round_result(&self, round: usize) -> Option<RoundResult> {
        self.requested_bye(round).or_else(|| self.is_away(round).then_some(RoundResult::ZeroBye))
    }
}

/// The rounds for which a player requested a bye.
fn byes(entry: &Entry, rounds: Option<usize>, problems: &mut Vec<Problem>) -> Vec<AskedBye> {
    let Some(cell) = entry.record.text(EntryColumn::Byes) else { return Vec::new() };
    byes_of(cell.value, rounds).unwrap_or_else(|| {
        let text = cell.value.to_string();
        problems.push(Problem::new(problems::RoundList { text, rounds }, cell.at));
        Vec::new()
    })
}

/// Parses requested byes, `1,3` or `1-4`, of which some have a score of their own: `1,3=½`.
fn byes_of(text: &str, rounds: Option<usize>) -> Option<Vec<AskedBye>> {
    // With a comma in the score, 5 would be a round.
    if text.replace(' ', "").contains("=0,5") {
        return None;
    }
    let read = |item: &str| {
        let (of_rounds, own) = match item.split_once('=') {
            Some((of_rounds, score)) => (of_rounds, Some(own_score(score)?)),
            None => (item, None),
        };
        let runs = parse_round_list(of_rounds, rounds)?;
        Some(runs.into_iter().map(|run| (run, own)).collect::<Vec<AskedBye>>())
    };
    let byes: Option<Vec<Vec<AskedBye>>> = text.split(BETWEEN).map(read).collect();
    byes.map(|byes| byes.concat())
}

fn own_score(text: &str) -> Option<RoundResult> {
    match text.trim() {
        "\u{bd}" | "1/2" | "0.5" => Some(RoundResult::HalfBye),
        "0" => Some(RoundResult::ZeroBye),
        _ => None,
    }
}

/// Parses a list of rounds, `1,3` or `1-4`, each as first and last; `None` if invalid.
pub fn parse_round_list(text: &str, rounds: Option<usize>) -> Option<Vec<[usize; 2]>> {
    let most = rounds.unwrap_or(MAX_TOURNAMENT_ROUNDS);
    let number = |text: &str| {
        let number = text.trim().parse::<usize>().ok();
        number.filter(|number| (1..=most).contains(number))
    };
    let items = text.split(BETWEEN).map(str::trim).filter(|item| !item.is_empty());
    items
        .map(|item| {
            let [first, last] = match item.split_once(['-', '\u{2013}']) {
                Some((first, last)) => [number(first)?, number(last)?],
                None => [number(item)?; 2],
            };
            (first <= last).then_some([first, last])
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::{byes_of, parse_round_list};
    use model::crosstable::RoundResult::{HalfBye, ZeroBye};

    #[test]
    fn rounds_are_listed_singly_and_as_runs() {
        for (text, rounds) in [
            ("1,3", Some(vec![[1, 1], [3, 3]])),
            ("2 - 4; 6", Some(vec![[2, 4], [6, 6]])),
            ("", Some(vec![])),
            ("4-2", None),
            ("1,x", None),
            ("8", None),
            ("1.3", None),
        ] {
            assert_eq!(parse_round_list(text, Some(7)), rounds, "{text}");
        }
    }

    #[test]
    fn a_bye_can_have_a_score_of_its_own() {
        for (text, byes) in [
            ("1,3", Some(vec![([1, 1], None), ([3, 3], None)])),
            ("1, 3=\u{bd}", Some(vec![([1, 1], None), ([3, 3], Some(HalfBye))])),
            ("1=0.5; 4-6 = 0", Some(vec![([1, 1], Some(HalfBye)), ([4, 6], Some(ZeroBye))])),
            ("3=1", None),
            ("3=0,5", None),
            ("9=0", None),
            ("", Some(vec![])),
        ] {
            assert_eq!(byes_of(text, Some(7)), byes, "{text}");
        }
    }
}
