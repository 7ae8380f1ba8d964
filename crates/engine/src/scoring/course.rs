//! The course of an event, with its scores. `Course` says how the event went besides its totals:
//! boards and matches, games, a bracket, or nothing; `Scores` holds both. Later rooms ask here for
//! rounds, matches won or how far somebody came, and need not know the format.

use std::ops::Deref;

use model::Event;

use super::board_games::BoardGamePlay;
use super::board_scoring::{ContestStructure, ScoredBoardsAndMatches};
use super::boards_and_matches::scored_matches_of_event;
use super::bracket::Bracket;
use super::crosstable::ChessTournament;
use super::diplomacy::DiplomacyGames;
use super::knockouts::{Knockout, KnockoutProgress};
use super::rounds::MatchRounds;
use super::score::{ContestantScore, Totals};
use super::sibling_results::CarriedScores;
use super::tallies::totals_after_round;

/// How an event went, besides its totals.
#[derive(Debug)]
pub enum EventCourse {
    /// Results that others added up, or the games of a series.
    Totals,
    /// Boards and matches of cards: sessions, matches, rounds, or a knock-out.
    Cards(Box<ScoredBoardsAndMatches>),
    /// Rounds of games of one player a side.
    Games(Box<ChessTournament>),
    Diplomacy(Box<DiplomacyGames>),
    /// Plays of board games.
    Plays(Vec<BoardGamePlay>),
    /// A knock-out with rounds of a rule book's own system.
    Bracket(Box<dyn Bracket>),
}

/// The scores of an event: totals, which it dereferences to, and the course behind them.
#[derive(Debug)]
pub struct Scores {
    pub totals: Totals,
    pub course: EventCourse,
    /// Matches that break ties, each as winner and loser.
    pub play_offs: Vec<[usize; 2]>,
}

impl Deref for Scores {
    type Target = Totals;
    fn deref(&self) -> &Totals {
        &self.totals
    }
}

impl Scores {
    /// Totals with their course, without play-offs.
    pub(super) fn new(totals: Totals, course: EventCourse) -> Scores {
        Scores { totals, course, play_offs: Vec::new() }
    }

    /// The boards or matches behind the scores.
    pub fn board_scoring(&self) -> Option<&ScoredBoardsAndMatches> {
        match &self.course {
            EventCourse::Cards(worked) => Some(worked),
            _ => None,
        }
    }

    /// The rounds of games of one player a side.
    pub fn tournament(&self) -> Option<&ChessTournament> {
        match &self.course {
            EventCourse::Games(tournament) => Some(tournament),
            _ => None,
        }
    }

    /// The games of a Diplomacy tournament.
    pub fn diplomacy_games(&self) -> Option<&DiplomacyGames> {
        match &self.course {
            EventCourse::Diplomacy(diplomacy) => Some(diplomacy),
            _ => None,
        }
    }

    /// The knock-out of a rule book's own system.
    pub fn bracket(&self) -> Option<&dyn Bracket> {
        match &self.course {
            EventCourse::Bracket(bracket) => Some(bracket.as_ref()),
            _ => None,
        }
    }

    /// The progress of a Swiss or round robin of matches.
    pub fn match_rounds(&self) -> Option<&MatchRounds> {
        self.board_scoring()?.match_rounds()
    }

    /// How far an entry came in a knock-out.
    pub(crate) fn knockout_progress(&self, entry: usize) -> Option<&KnockoutProgress> {
        match &self.course {
            EventCourse::Bracket(bracket) => bracket.progress_of_contestant(entry),
            EventCourse::Cards(worked) => worked.knockout()?.fates[entry].as_ref(),
            _ => None,
        }
    }

    /// The progress of an event with rounds left to play; `None` if it is over.
    pub fn progress_text_if_unfinished(&self) -> Option<String> {
        match &self.course {
            EventCourse::Games(found) => (!found.is_over()).then(|| found.progress_text()),
            EventCourse::Diplomacy(found) => (!found.is_over()).then(|| found.progress_text()),
            EventCourse::Bracket(bracket) => bracket.progress_text(),
            EventCourse::Cards(worked) => {
                let rounds = worked.match_rounds().filter(|found| !found.is_over())?;
                Some(rounds.progress_text())
            }
            EventCourse::Totals | EventCourse::Plays(_) => None,
        }
    }

    /// Matches or games that an entry won, drew and lost, if they make the ranking.
    pub fn win_draw_loss(&self, entry: usize) -> Option<[u32; 3]> {
        match &self.course {
            EventCourse::Bracket(bracket) => Some(bracket.win_draw_loss(entry)),
            EventCourse::Games(tournament) => Some(tournament.win_draw_loss(entry)),
            EventCourse::Diplomacy(diplomacy) => diplomacy.win_draw_loss(entry),
            EventCourse::Cards(worked) => worked.win_draw_loss(entry),
            EventCourse::Totals | EventCourse::Plays(_) => None,
        }
    }

    /// The number of sessions that an entry played; of matches in a knock-out or rounds of matches;
    /// of games over the board.
    pub fn sessions_or_matches_played(&self, entry: usize) -> u32 {
        let by_record = match &self.course {
            EventCourse::Bracket(_) | EventCourse::Games(_) => true,
            // A bye is not a match played.
            EventCourse::Cards(worked) => {
                matches!(
                    worked.contest,
                    ContestStructure::Knockout(_) | ContestStructure::Rounds(_)
                )
            }
            _ => false,
        };
        if let (true, Some(record)) = (by_record, self.win_draw_loss(entry)) {
            return record.iter().sum();
        }
        let own = self.of_entry[entry].iter().flat_map(|score| &score.parts);
        own.filter(|part| Some(part.session) != self.carried).count() as u32
    }
}

/// The scores of a match event after a round, by what is known of the rounds up to it, such as the
/// value of a forfeit. Includes penalties of those rounds and carried scores. `None` for an event
/// without rounds.
pub fn scores_after_round(event: &Event, scores: &Scores, round: usize) -> Option<Scores> {
    let carried = scores.carried.map(|session| {
        let own = |score: &Option<ContestantScore>| {
            let part = score.as_ref()?.parts.iter().find(|part| part.session == session)?;
            Some((part.score.value, part.max.map(|max| max.value)))
        };
        let title = scores.sessions[session].clone();
        let of_entry = scores.of_entry.iter().map(own).collect();
        CarriedScores { title, unit: scores.unit, of_entry, basis: Vec::new() }
    });
    let (totals, worked) = totals_after_round(event, scores.board_scoring()?, carried, round)?;
    Some(Scores::new(totals, EventCourse::Cards(Box::new(worked))))
}

/// The knock-out that the matches of an event form, whatever ranks it. `one_round`: a final of two
/// or three contestants of another format.
pub fn knockout_of_event(event: &Event, scores: &Scores, one_round: bool) -> Option<Knockout> {
    match scores.board_scoring() {
        Some(ScoredBoardsAndMatches { contest: ContestStructure::Knockout(knockout), .. }) => {
            Some(knockout.clone())
        }
        Some(worked) => Knockout::from_event(event, &worked.matches, one_round),
        None => Knockout::from_event(event, &scored_matches_of_event(event), one_round),
    }
}
