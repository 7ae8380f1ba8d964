//! Comments of a report: those of the return, and what was changed by hand, so that somebody who draws
//! its rounds again knows why they differ.

use engine::awards::ComputedEvent;
use engine::scoring::parse_round_number;
use model::crosstable::{Colour, RoundResult};
use model::form::Key;
use model::game_result::parse_game_result;
use model::{Match, Note, StableSort};
use swiss::trf::{GameComment, TournamentReport, Withdrawal};

/// The comments of the return, then a sentence for each pairing that is not as it was drawn, each result
/// that was corrected, each adjourned game, and each withdrawal, by round.
pub(super) fn trf_comments_of_event(
    outcome: &ComputedEvent,
    report: &TournamentReport,
) -> Vec<String> {
    let event = &outcome.event;
    let mut told: Vec<(usize, String)> = Vec::new();
    for row in &event.matches {
        let Some(drawn) = row.drawn.as_ref().filter(|_| row.differs_from_draw(&event.entries))
        else {
            continue;
        };
        let round = row.round.clone().unwrap_or_default();
        let now = row.pairing_text(&event.entries);
        let text = format!("Round {round}: {now} was set by hand; the draw was {}", drawn.value);
        told.push((round.parse().unwrap_or(0), text));
    }
    for row in &event.matches {
        let number = |entry: usize| {
            let table = outcome.table.as_ref()?;
            table.contestants.iter().find(|own| own.entry == entry).map(|own| own.number)
        };
        let players = || Some([number(row.home)?, number(row.away?)?]);
        let before = corrected_result(row).map(str::to_string);
        let Some(players) = players().filter(|_| before.is_some()) else { continue };
        let Some(round) = row.round.as_deref().and_then(parse_round_number) else { continue };
        told.push((round, GameComment { round, players, before }.to_string()));
    }
    told.extend(adjourned_games(report));
    for entry in event.entries.iter().filter(|entry| entry.has_left()) {
        let after = entry.round_in_status().unwrap_or(0);
        let (label, title) = (&entry.label, entry.display_name());
        let withdrawal = Withdrawal { who: format!("{label} {title}"), after };
        told.push((after, withdrawal.to_string()));
    }
    told.arrange_by_key(|(round, _)| *round);
    let told: Vec<String> = told.into_iter().map(|(_, text)| text).collect();
    // A return that was itself made of a report has its sentences too.
    let typed = event.answer_text(Key::ReportComments).unwrap_or_default().lines().map(str::trim);
    let typed = typed.filter(|text| !text.is_empty() && !told.iter().any(|own| own == text));
    typed.map(str::to_string).chain(told.clone()).collect()
}

/// The comment on each adjourned game, of teams too, with its round. It names the two players.
fn adjourned_games(report: &TournamentReport) -> Vec<(usize, String)> {
    let mut told = Vec::new();
    for (at, white) in report.table.contestants.iter().enumerate() {
        for (round, found) in (1..).zip(&white.round_results) {
            if let RoundResult::Unfinished { opponent, colour: Colour::White, adjourned: true } =
                found
            {
                let players = [at, *opponent].map(|at| report.contestant_number(at));
                let comment = GameComment { round, players, before: None };
                told.push((round, comment.to_string()));
            }
        }
    }
    told
}

/// The result before the correction of a game, if it is one and the game has another now.
fn corrected_result(row: &Match) -> Option<&'static str> {
    let before = parse_game_result(row.result_before.as_deref()?)?;
    let is_other = match row.result {
        Some(now) => now != before,
        None => row.note.is_some_and(Note::is_forfeit),
    };
    is_other.then_some(before)
}
