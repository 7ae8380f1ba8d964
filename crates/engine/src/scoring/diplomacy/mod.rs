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

use crate::rules::rule_book_facts;
use model::diplomacy::DiplomacyGame;
use model::form::{EntryColumn, Key};
use model::problem::Problem;
use model::{
    AdjustmentAmountKind, BasisStep, Cell, Entry, EntryStatus, Event, Exact, Format, GameEnding,
    Place, StableSort, Unit,
};

pub use ending::{DiplomacyEnding, DiplomacyPlayerOutcome};
pub use entered_games::{EnteredDiplomacyGame, diplomacy_game_title, diplomacy_games_of_event};
pub use position::{
    CentreHistory, FinishedDiplomacyGame, PowerScore, ShareOfPot, YEAR_BEFORE_FIRST_GAME_YEAR,
};
pub use system::{CentreCellReferences, ordinal_text};
pub use systems::{
    DiplomacySystemRule, DiplomacyTeamRules, describe_diplomacy_system, diplomacy_system_of_event,
    diplomacy_systems,
};

use super::score::{ScoreTally, SessionScore, Totals};
use super::sibling_results::ResultsFromOtherEvents;
use super::totals::add_up_tally;

/// The places whose scores are compared, from the first.
pub(crate) const COMPARED_DIPLOMACY_PLACES: usize = 7;

/// The games of an event, scored.
#[derive(Debug)]
pub struct DiplomacyGames {
    pub system: &'static DiplomacySystemRule,
    /// The games, by round and board.
    pub games: Vec<ScoredDiplomacyGame>,
    /// The planned number of rounds.
    pub rounds: u32,
}

/// A game with its scores.
#[derive(Debug)]
pub struct ScoredDiplomacyGame {
    pub game: DiplomacyGame,
    /// How the game ended for the board.
    pub ending: DiplomacyEnding,
    /// The result of each seat; empty if the game is not scored.
    pub played: Vec<DiplomacyPlayerResult>,
}

/// A player's result in a game.
#[derive(Debug, Clone, PartialEq)]
pub struct DiplomacyPlayerResult {
    /// How the game ended for the player.
    pub kind: DiplomacyPlayerOutcome,
    /// The score by the scoring system, rounded as the system says.
    pub score: Exact,
    /// The arithmetic, step by step.
    pub told: Vec<BasisStep>,
    /// The place by centres, and how many share it.
    pub place: Place,
    /// The last year in which centres were held, and how many.
    pub lasted: Option<(u16, u32)>,
    /// The score minus that of the player who finished first, second … seventh; an eliminated
    /// player counts as 0 (B.4.5, B.4.6).
    pub distances: [Exact; COMPARED_DIPLOMACY_PLACES],
}

/// Whether games of Diplomacy make the ranking of an event.
pub fn is_ranked_by_diplomacy_games(event: &Event) -> bool {
    event.format() == Some(Format::Diplomacy)
        && (event.results.is_empty() || !event.games.is_empty())
}

/// Whether an entry is a house player, who fills boards and is not ranked.
pub fn is_house_player(entry: &Entry) -> bool {
    matches!(&entry.status, EntryStatus::Other(text) if text.trim().to_lowercase().starts_with("house"))
}

/// The team that a player's row names.
pub(crate) fn typed_diplomacy_team(entry: &Entry) -> Option<Cell<&str>> {
    entry.record.text(EntryColumn::TeamOf)
}

/// Scores the games of an event.
pub(crate) fn score_diplomacy_games(
    event: &Event,
    problems: &mut Vec<Problem>,
) -> (Totals, DiplomacyGames) {
    let before = problems.len();
    let tabled = diplomacy_games_of_event(event, problems);
    let system = diplomacy_system_of_event(event);
    let games: Vec<ScoredDiplomacyGame> =
        tabled.into_iter().map(|tabled| scored(system, tabled, problems)).collect();
    let rounds = rounds_of(event, &games, problems);
    report_warnings(event, problems);
    let diplomacy = DiplomacyGames { system, games, rounds };
    let sessions: Vec<String> =
        (1..=diplomacy.last_scored_round()).map(|n| n.to_string()).collect();
    let parts = (0..event.entries.len()).map(|entry| match &event.entries[entry] {
        out if is_house_player(out) || out.is_disqualified() => Vec::new(),
        _ => diplomacy.parts_of(entry),
    });
    let parts = parts.collect();
    let tally =
        ScoreTally { unit: Unit::Points, of_maximum: false, parts, sessions, there: Vec::new() };
    let totals = add_up_tally(event, tally, &ResultsFromOtherEvents::default(), problems);
    for problem in &mut problems[before..] {
        problem.event.get_or_insert_with(|| event.id.clone());
    }
    (totals, diplomacy)
}

/// The planned rounds: as typed, else by the rule book, else those played.
fn rounds_of(event: &Event, games: &[ScoredDiplomacyGame], problems: &mut Vec<Problem>) -> u32 {
    let entered = games.iter().map(|scored| scored.game.round).max().unwrap_or(1);
    let ruled = rule_book_facts::facts_of_event_rule_book(event)
        .default_rounds(event)
        .map(|rounds| rounds as u32);
    let typed = event.answer_whole_number(Key::Rounds).filter(|typed| *typed > 0);
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
        let warned: Vec<_> = warning_cells_of_entry(event, entry).collect();
        if let [_, .., last] = &warned[..] {
            let (label, warnings) = (known.label.clone(), warned.len());
            problems.push(Problem::new(problems::Warnings { label, warnings }, *last));
        }
    }
}

/// The warnings of an entry, by cell; they count over all rounds.
pub(crate) fn warning_cells_of_entry(
    event: &Event,
    entry: usize,
) -> impl Iterator<Item = model::CellAddress> + '_ {
    let own = move |adjustment: &&model::Adjustment| {
        adjustment.entry == entry && adjustment.kind == AdjustmentAmountKind::Warning
    };
    event.adjustments.iter().filter(own).map(|adjustment| adjustment.at)
}

/// A game with its scores.
fn scored(
    system: &DiplomacySystemRule,
    tabled: EnteredDiplomacyGame,
    problems: &mut Vec<Problem>,
) -> ScoredDiplomacyGame {
    let ending = ending::ending_of_diplomacy_game(&tabled, problems);
    let game = tabled.game;
    let position = FinishedDiplomacyGame {
        powers: game
            .seats
            .iter()
            .map(|seat| CentreHistory {
                centres: game.years.iter().copied().zip(seat.centres.iter().copied()).collect(),
            })
            .collect(),
        solo: match ending {
            DiplomacyEnding::Won(winner) => Some(winner),
            _ => None,
        },
        last_year: game.years.last().copied().unwrap_or(0),
    };
    let played = match ending {
        DiplomacyEnding::ToBePlayed | DiplomacyEnding::InDoubt => Vec::new(),
        DiplomacyEnding::Abandoned => (0..game.seats.len())
            .map(|seat| {
                let kind = ending::diplomacy_outcome_of_seat(&game, seat, ending, problems);
                let told = vec![BasisStep::default().with_arithmetic("abandoned, 0 for all")];
                played(&position, seat, kind, Exact::ZERO, told)
            })
            .collect(),
        DiplomacyEnding::Won(_) | DiplomacyEnding::Drawn => {
            finished(system, &game, &position, ending, problems)
        }
    };
    ScoredDiplomacyGame { game, ending, played }
}

/// The scores of a game that was won or drawn.
fn finished(
    system: &DiplomacySystemRule,
    game: &DiplomacyGame,
    position: &FinishedDiplomacyGame,
    ending: DiplomacyEnding,
    problems: &mut Vec<Problem>,
) -> Vec<DiplomacyPlayerResult> {
    let worked = system.rule.system().score_powers(position);
    let mut all: Vec<DiplomacyPlayerResult> = Vec::with_capacity(worked.len());
    for (seat, worked) in worked.iter().enumerate() {
        let kind = ending::diplomacy_outcome_of_seat(game, seat, ending, problems);
        let score = worked.score.rounded(system.decimals);
        all.push(match kind {
            DiplomacyPlayerOutcome::Disqualified => {
                let told = format!("disqualified in this game: 0 for {score}");
                let told = vec![BasisStep::default().with_arithmetic(told)];
                played(position, seat, kind, Exact::ZERO, told)
            }
            _ => played(position, seat, kind, score, worked.arithmetic_steps(score)),
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
fn by_place(
    position: &FinishedDiplomacyGame,
    all: &[DiplomacyPlayerResult],
) -> [Exact; COMPARED_DIPLOMACY_PLACES] {
    let mut order: Vec<(u32, Exact)> = position
        .powers
        .iter()
        .zip(all)
        .filter(|(power, _)| power.is_alive())
        .map(|(power, played)| (power.final_centres(), played.score))
        .collect();
    order.arrange_by(|a, b| b.cmp(a));
    let mut ranked = [Exact::ZERO; COMPARED_DIPLOMACY_PLACES];
    for (place, (_, score)) in ranked.iter_mut().zip(order) {
        *place = score;
    }
    ranked
}

fn played(
    position: &FinishedDiplomacyGame,
    seat: usize,
    kind: DiplomacyPlayerOutcome,
    score: Exact,
    told: Vec<BasisStep>,
) -> DiplomacyPlayerResult {
    DiplomacyPlayerResult {
        kind,
        score,
        told,
        place: position.place_by_centres(seat),
        lasted: position.powers[seat].last_year_with_centres(),
        distances: [Exact::ZERO; COMPARED_DIPLOMACY_PLACES],
    }
}

impl ScoredDiplomacyGame {
    /// How it ended, for people.
    pub fn ending_text(&self) -> &'static str {
        match (self.ending, self.game.ending.map(|cell| cell.value)) {
            (DiplomacyEnding::Won(_), _) => "won with 18 centres or more",
            (DiplomacyEnding::Drawn, Some(GameEnding::Time)) => "time draw",
            (DiplomacyEnding::Drawn, Some(GameEnding::Vote)) => "voted draw",
            (DiplomacyEnding::Drawn, _) => "draw",
            (DiplomacyEnding::Abandoned, _) => "abandoned",
            (DiplomacyEnding::ToBePlayed, _) => "to be played",
            (DiplomacyEnding::InDoubt, _) => "not scored because of errors in the return",
        }
    }
}

impl DiplomacyGames {
    /// The last round with a scored game.
    pub(crate) fn last_scored_round(&self) -> u32 {
        let scored = self.games.iter().filter(|scored| !scored.played.is_empty());
        scored.map(|scored| scored.game.round).max().unwrap_or(0)
    }

    /// Whether no game is left to play.
    pub(crate) fn is_over(&self) -> bool {
        self.last_scored_round() >= self.rounds
            && self.games.iter().all(|scored| scored.ending != DiplomacyEnding::ToBePlayed)
    }

    /// Its progress, for sentences.
    pub(crate) fn progress_text(&self) -> String {
        let open =
            self.games.iter().filter(|game| game.ending == DiplomacyEnding::ToBePlayed).count();
        let open = match open {
            0 => String::new(),
            1 => ", 1 game is open".to_string(),
            open => format!(", {open} games are open"),
        };
        format!("{} of {} rounds have been played{open}", self.last_scored_round(), self.rounds)
    }

    /// The games of an entry by round, each with its seat and result.
    pub fn games_of_entry(
        &self,
        entry: usize,
    ) -> impl Iterator<Item = (&ScoredDiplomacyGame, usize, &DiplomacyPlayerResult)> {
        self.games.iter().filter_map(move |scored| {
            let seat = scored.game.seats.iter().position(|seat| seat.entry == Some(entry))?;
            Some((scored, seat, scored.played.get(seat)?))
        })
    }

    /// Games won, drawn and lost; a loss is an elimination or a defeat. Abandoned games do not
    /// count.
    pub(crate) fn win_draw_loss(&self, entry: usize) -> Option<[u32; 3]> {
        // A team has no games.
        self.games_of_entry(entry).next()?;
        let count = |kinds: &[DiplomacyPlayerOutcome]| {
            self.games_of_entry(entry).filter(|(.., played)| kinds.contains(&played.kind)).count()
                as u32
        };
        Some([
            count(&[DiplomacyPlayerOutcome::Win]),
            count(&[DiplomacyPlayerOutcome::Draw]),
            count(&[DiplomacyPlayerOutcome::Eliminated, DiplomacyPlayerOutcome::Loss]),
        ])
    }

    /// The scores of an entry, a part for each game.
    fn parts_of(&self, entry: usize) -> Vec<SessionScore> {
        let part =
            |(scored, seat, played): (&ScoredDiplomacyGame, usize, &DiplomacyPlayerResult)| {
                SessionScore {
                    session: scored.game.round as usize - 1,
                    score: Cell::new(played.score, scored.game.seats[seat].centres_at),
                    max: None,
                    counts: true,
                }
            };
        self.games_of_entry(entry).map(part).collect()
    }
}
