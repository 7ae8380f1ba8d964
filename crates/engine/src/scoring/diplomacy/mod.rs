//! Games of Diplomacy: rows become games (`entered_games`), games end (`ending`), and a scoring system
//! gives points (`systems`; `families` has a file for each sort).
//!
//! Here are each player's score in each game and what games are compared by. `standings` ranks the
//! players.

mod ending;
mod entered_games;
mod families;
mod position;
pub mod problems;
mod system;
mod systems;

use crate::rules::book;
use model::diplomacy::Game;
use model::form::{EntryColumn, Key};
use model::problem::Problem;
use model::{
    AdjustmentKind, Cell, Entry, EntryStatus, Event, Exact, Format, GameEnding, Place, StableSort,
    Step, Unit,
};

pub use ending::{Ending, PlayerEnding};
pub use entered_games::{EnteredGame, games_of, title};
pub use position::{CentreHistory, GameShare, Position, PowerScore, YEAR_BEFORE_FIRST};
pub use system::{CentreReferences, nth};
pub use systems::{SystemRule, TeamRules, describe, of_event as system_of_event, systems};

use super::score::{ScoreTally, SessionScore, Totals};
use super::sibling_results::SiblingResults;
use super::totals::add_up;

/// The places whose scores are compared, from the first.
pub const COMPARED_PLACES: usize = 7;

/// The games of an event, scored.
#[derive(Debug)]
pub struct DiplomacyGames {
    pub system: &'static SystemRule,
    /// The games, by round and board.
    pub games: Vec<ScoredGame>,
    /// The planned number of rounds.
    pub rounds: u32,
}

/// A game with its scores.
#[derive(Debug)]
pub struct ScoredGame {
    pub game: Game,
    /// How the game ended for the board.
    pub ending: Ending,
    /// The result of each seat; empty if the game is not scored.
    pub played: Vec<PlayerGameResult>,
}

/// A player's result in a game.
#[derive(Debug, Clone, PartialEq)]
pub struct PlayerGameResult {
    /// How the game ended for the player.
    pub kind: PlayerEnding,
    /// The score by the scoring system, rounded as the system says.
    pub score: Exact,
    /// The arithmetic, step by step.
    pub told: Vec<Step>,
    /// The place by centres, and how many share it.
    pub place: Place,
    /// The last year in which centres were held, and how many.
    pub lasted: Option<(u16, u32)>,
    /// The score minus that of the player who finished first, second … seventh; an eliminated
    /// player counts as 0 (B.4.5, B.4.6).
    pub distances: [Exact; COMPARED_PLACES],
}

/// Whether games of Diplomacy make the ranking of an event.
pub fn is_diplomacy(event: &Event) -> bool {
    event.format() == Some(Format::Diplomacy)
        && (event.results.is_empty() || !event.games.is_empty())
}

/// Whether an entry is a house player, who fills boards and is not ranked.
pub fn is_house_player(entry: &Entry) -> bool {
    matches!(&entry.status, EntryStatus::Other(text) if text.trim().to_lowercase().starts_with("house"))
}

/// Whether an entry was disqualified from the tournament.
pub fn is_disqualified(entry: &Entry) -> bool {
    matches!(&entry.status, EntryStatus::Other(text) if text.trim().to_lowercase().starts_with("disq"))
}

/// The team that a player's row names.
pub fn team_typed(entry: &Entry) -> Option<Cell<&str>> {
    entry.record.text(EntryColumn::TeamOf)
}

/// Scores the games of an event.
pub fn score(event: &Event, problems: &mut Vec<Problem>) -> (Totals, DiplomacyGames) {
    let before = problems.len();
    let tabled = games_of(event, problems);
    let system = system_of_event(event);
    let games: Vec<ScoredGame> =
        tabled.into_iter().map(|tabled| scored(system, tabled, problems)).collect();
    let rounds = rounds_of(event, &games, problems);
    report_warnings(event, problems);
    let diplomacy = DiplomacyGames { system, games, rounds };
    let sessions: Vec<String> = (1..=diplomacy.rounds_played()).map(|n| n.to_string()).collect();
    let parts = (0..event.entries.len()).map(|entry| match &event.entries[entry] {
        out if is_house_player(out) || is_disqualified(out) => Vec::new(),
        _ => diplomacy.parts_of(entry),
    });
    let parts = parts.collect();
    let tally =
        ScoreTally { unit: Unit::Points, of_maximum: false, parts, sessions, there: Vec::new() };
    let totals = add_up(event, tally, &SiblingResults::default(), problems);
    for problem in &mut problems[before..] {
        problem.event.get_or_insert_with(|| event.id.clone());
    }
    (totals, diplomacy)
}

/// The planned rounds: as typed, else by the rule book, else those played.
fn rounds_of(event: &Event, games: &[ScoredGame], problems: &mut Vec<Problem>) -> u32 {
    let entered = games.iter().map(|scored| scored.game.round).max().unwrap_or(1);
    let ruled = book::book_of(event).rounds(event).map(|rounds| rounds as u32);
    let typed = event.whole_number(Key::Rounds).filter(|typed| *typed > 0);
    if let (Some(typed), Some(rounds)) = (typed, ruled)
        && typed != rounds
    {
        let trouble = problems::EventRounds { typed, rounds };
        problems.push(Problem::new(trouble, event.answer_address(Key::Rounds)));
    }
    typed.or(ruled).unwrap_or(entered).max(entered)
}

/// Reports the second and each further warning (rule 9).
fn report_warnings(event: &Event, problems: &mut Vec<Problem>) {
    for (entry, known) in event.entries.iter().enumerate() {
        let warned: Vec<_> = warnings_of(event, entry).collect();
        if let [_, .., last] = &warned[..] {
            let (label, warnings) = (known.label.clone(), warned.len());
            problems.push(Problem::new(problems::Warnings { label, warnings }, *last));
        }
    }
}

/// The warnings of an entry, by cell; they count over all rounds.
pub fn warnings_of(event: &Event, entry: usize) -> impl Iterator<Item = model::Address> + '_ {
    let own = move |adjustment: &&model::Adjustment| {
        adjustment.entry == entry && adjustment.kind == AdjustmentKind::Warning
    };
    event.adjustments.iter().filter(own).map(|adjustment| adjustment.at)
}

/// A game with its scores.
fn scored(system: &SystemRule, tabled: EnteredGame, problems: &mut Vec<Problem>) -> ScoredGame {
    let ending = ending::ending_of(&tabled, problems);
    let game = tabled.game;
    let position = Position {
        powers: game
            .seats
            .iter()
            .map(|seat| CentreHistory {
                centres: game.years.iter().copied().zip(seat.centres.iter().copied()).collect(),
            })
            .collect(),
        solo: match ending {
            Ending::Won(winner) => Some(winner),
            _ => None,
        },
        last_year: game.years.last().copied().unwrap_or(0),
    };
    let played = match ending {
        Ending::ToBePlayed | Ending::InDoubt => Vec::new(),
        Ending::Abandoned => (0..game.seats.len())
            .map(|seat| {
                let kind = ending::kind_of(&game, seat, ending, problems);
                let told = vec![Step::default().with_arithmetic("abandoned, 0 for all")];
                played(&position, seat, kind, Exact::ZERO, told)
            })
            .collect(),
        Ending::Won(_) | Ending::Drawn => finished(system, &game, &position, ending, problems),
    };
    ScoredGame { game, ending, played }
}

/// The scores of a game that was won or drawn.
fn finished(
    system: &SystemRule,
    game: &Game,
    position: &Position,
    ending: Ending,
    problems: &mut Vec<Problem>,
) -> Vec<PlayerGameResult> {
    let worked = system.rule.system().work(position);
    let mut all: Vec<PlayerGameResult> = Vec::with_capacity(worked.len());
    for (seat, worked) in worked.iter().enumerate() {
        let kind = ending::kind_of(game, seat, ending, problems);
        let score = worked.score.rounded(system.decimals);
        all.push(match kind {
            PlayerEnding::Disqualified => {
                let told = format!("disqualified in this game: 0 for {score}");
                let told = vec![Step::default().with_arithmetic(told)];
                played(position, seat, kind, Exact::ZERO, told)
            }
            _ => played(position, seat, kind, score, worked.steps(score)),
        });
    }
    let ranked = by_place(position, &all);
    for played in &mut all {
        for (distance, other) in played.distances.iter_mut().zip(&ranked) {
            *distance = played.score - *other;
        }
    }
    all
}

/// The scores of those who finished first, second … seventh by centres; 0 for the eliminated.
fn by_place(position: &Position, all: &[PlayerGameResult]) -> [Exact; COMPARED_PLACES] {
    let mut order: Vec<(u32, Exact)> = position
        .powers
        .iter()
        .zip(all)
        .filter(|(power, _)| power.is_alive())
        .map(|(power, played)| (power.last(), played.score))
        .collect();
    order.arrange_by(|a, b| b.cmp(a));
    let mut ranked = [Exact::ZERO; COMPARED_PLACES];
    for (place, (_, score)) in ranked.iter_mut().zip(order) {
        *place = score;
    }
    ranked
}

fn played(
    position: &Position,
    seat: usize,
    kind: PlayerEnding,
    score: Exact,
    told: Vec<Step>,
) -> PlayerGameResult {
    PlayerGameResult {
        kind,
        score,
        told,
        place: position.place(seat),
        lasted: position.powers[seat].last_held(),
        distances: [Exact::ZERO; COMPARED_PLACES],
    }
}

impl ScoredGame {
    /// How it ended, for people.
    pub fn ending_text(&self) -> &'static str {
        match (self.ending, self.game.ending.map(|cell| cell.value)) {
            (Ending::Won(_), _) => "won with 18 centres or more",
            (Ending::Drawn, Some(GameEnding::Time)) => "time draw",
            (Ending::Drawn, Some(GameEnding::Vote)) => "voted draw",
            (Ending::Drawn, _) => "draw",
            (Ending::Abandoned, _) => "abandoned",
            (Ending::ToBePlayed, _) => "to be played",
            (Ending::InDoubt, _) => "not scored because of errors in the return",
        }
    }
}

impl DiplomacyGames {
    /// The last round with a scored game.
    pub fn rounds_played(&self) -> u32 {
        let scored = self.games.iter().filter(|scored| !scored.played.is_empty());
        scored.map(|scored| scored.game.round).max().unwrap_or(0)
    }

    /// Whether no game is left to play.
    pub fn is_over(&self) -> bool {
        self.rounds_played() >= self.rounds
            && self.games.iter().all(|scored| scored.ending != Ending::ToBePlayed)
    }

    /// Its progress, for sentences.
    pub fn progress_text(&self) -> String {
        let open = self.games.iter().filter(|game| game.ending == Ending::ToBePlayed).count();
        let open = match open {
            0 => String::new(),
            1 => ", 1 game is open".to_string(),
            open => format!(", {open} games are open"),
        };
        format!("{} of {} rounds have been played{open}", self.rounds_played(), self.rounds)
    }

    /// The games of an entry by round, each with its seat and result.
    pub fn of_entry(
        &self,
        entry: usize,
    ) -> impl Iterator<Item = (&ScoredGame, usize, &PlayerGameResult)> {
        self.games.iter().filter_map(move |scored| {
            let seat = scored.game.seats.iter().position(|seat| seat.entry == Some(entry))?;
            Some((scored, seat, scored.played.get(seat)?))
        })
    }

    /// Games won, drawn and lost; a loss is an elimination or a defeat. Abandoned games do not
    /// count.
    pub fn win_draw_loss(&self, entry: usize) -> Option<[u32; 3]> {
        // A team has no games.
        self.of_entry(entry).next()?;
        let count = |kinds: &[PlayerEnding]| {
            self.of_entry(entry).filter(|(.., played)| kinds.contains(&played.kind)).count() as u32
        };
        Some([
            count(&[PlayerEnding::Win]),
            count(&[PlayerEnding::Draw]),
            count(&[PlayerEnding::Eliminated, PlayerEnding::Loss]),
        ])
    }

    /// The scores of an entry, a part for each game.
    fn parts_of(&self, entry: usize) -> Vec<SessionScore> {
        let part = |(scored, seat, played): (&ScoredGame, usize, &PlayerGameResult)| SessionScore {
            session: scored.game.round as usize - 1,
            score: Cell::new(played.score, scored.game.seats[seat].centres_at),
            max: None,
            counts: true,
        };
        self.of_entry(entry).map(part).collect()
    }
}
