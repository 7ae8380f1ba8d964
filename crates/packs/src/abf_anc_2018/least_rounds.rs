//! The minimum that a partnership must play (21.2, 21.3). Below it, the entry keeps its place and
//! its awards are withheld.

use super::AwardCase;
use crate::abf_anc_2018::figures::AbfCompetition;
use engine::awards::participation::participation_of_entry;
use engine::rules::rule_book_facts::scoring_properties_of_event;
use model::form::{EntryColumn, Key};
use model::problem::{Phrase, Problem};
use model::{CellAddress, Exact};

use super::problems;

/// The number of players of an entered partnership.
const PARTNERS: usize = 2;

/// The minimum of an event.
pub(super) struct RequiredRounds {
    /// Rounds or sessions of each player.
    pub player: u32,
    /// Those of the partnership together.
    partnership: u32,
    /// What is counted: `rounds` or `sessions`.
    pub of: &'static str,
    /// All of the event's.
    pub rounds: u32,
    pub clause: &'static str,
}

/// The entries whose awards are withheld, each with a problem on its cell.
pub(super) fn entries_with_withheld_awards(
    case: &AwardCase<'_>,
    problems: &mut Vec<Problem>,
) -> Vec<usize> {
    let Some(least) = least(case) else { return Vec::new() };
    let mut withheld = Vec::new();
    for (index, entry) in case.event.entries.iter().enumerate() {
        let mut tell = |who: String, played: Exact, least_of: u32, at: CellAddress| {
            let (label, of) = (entry.label.clone(), Phrase::new(least.of));
            let (played, rounds) = (played.to_decimal(), least.rounds);
            let clause = least.clause.to_string();
            let wrong =
                problems::FewRounds { label, who, played, least: least_of, of, rounds, clause };
            problems.push(case.event.problem(wrong, at));
            if withheld.last() != Some(&index) {
                withheld.push(index);
            }
        };
        for (nth, player) in entry.players.iter().enumerate().take(PARTNERS) {
            let typed = entry.player_numeric_cell(EntryColumn::Matches, nth);
            let (played, at) = match typed {
                Some(cell) => (cell.value, cell.at),
                None if case.event.lineups.is_empty() => continue,
                None => (of_lineups(case, index, nth), player.at),
            };
            if played < Exact::whole(least.player) {
                tell(player.name.clone(), played, least.player, at);
            }
        }
        let together = entry.record.number(EntryColumn::Together);
        if let Some(few) = together.filter(|cell| cell.value < Exact::whole(least.partnership)) {
            tell("the partnership".to_string(), few.value, least.partnership, few.at);
        }
    }
    withheld
}

/// The clause of the event's minimum.
pub(super) fn minimum_rounds_clause(case: &AwardCase<'_>) -> &'static str {
    least(case).map_or(&case.regulations.butler.shares.clause, |least| least.clause)
}

/// The minimum of an event of the Butler Pairs; the other competitions have none.
pub(super) fn butler_minimum_rounds(case: &AwardCase<'_>) -> Option<RequiredRounds> {
    let competition = AbfCompetition::from_event(case.event)?;
    if competition.is_butler() { least(case) } else { None }
}

/// Rounds of a player on the sheet `Lineups`.
fn of_lineups(case: &AwardCase<'_>, entry: usize, player: usize) -> Exact {
    let participation = participation_of_entry(case.event, case.scores, entry);
    participation
        .get(player)
        .map_or(Exact::ZERO, |participation| Exact::whole(participation.played))
}

/// The minimum of an event: as printed for its format, else as shares of its rounds.
fn least(case: &AwardCase<'_>) -> Option<RequiredRounds> {
    let butler = &case.regulations.butler;
    let printed = butler
        .least
        .iter()
        .find(|least| least.events.fits(scoring_properties_of_event(case.event)));
    let of_sessions = printed.is_some_and(|least| least.of == "sessions");
    let rounds = rounds_of(case, of_sessions)?;
    if let Some(printed) = printed.filter(|least| least.rounds == rounds) {
        return Some(RequiredRounds {
            player: printed.player,
            partnership: printed.partnership,
            of: printed.of.as_str(),
            rounds,
            clause: &printed.clause,
        });
    }
    // A typed number of rounds can be too large for its share to fit.
    let share = |percent: u32| {
        let share = u64::from(rounds) * u64::from(percent) / 100;
        u32::try_from(share).unwrap_or(u32::MAX)
    };
    Some(RequiredRounds {
        player: share(butler.shares.player),
        partnership: share(butler.shares.partnership),
        of: if of_sessions { "sessions" } else { "rounds" },
        rounds,
        clause: &butler.shares.clause,
    })
}

/// Rounds or sessions of the event: as typed, else as played.
fn rounds_of(case: &AwardCase<'_>, of_sessions: bool) -> Option<u32> {
    let key = if of_sessions { Key::Sessions } else { Key::Rounds };
    let played = match (of_sessions, case.scores.board_scoring()) {
        (true, Some(worked)) => Some(worked.sessions.len()),
        (false, Some(worked)) => worked.match_rounds().map(|course| course.played),
        (_, None) => Some(case.scores.sessions.len()),
    };
    let played = played.and_then(|played| u32::try_from(played).ok());
    case.event.answer_whole_number(key).or(played).filter(|rounds| *rounds > 0)
}
