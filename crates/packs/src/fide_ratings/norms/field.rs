//! What title norms need to know of the players: federations, titles, games over the board.

use model::crosstable::{Crosstable, PlayerGameResult, RoundResult};
use model::form::{EntryColumn, Key};
use model::{Entry, Event};

use crate::fide_ratings::figures::{NormRules, RatingRulesEdition};

/// The length of a federation's code.
const CODE: usize = 3;

/// A game over the board.
#[derive(Clone, Debug)]
pub(super) struct OverTheBoardGame {
    /// The round, from 1; 0 for a game that is only supposed.
    pub round: usize,
    /// The opponent's rating; `None` if unrated.
    pub rating: Option<u32>,
    /// The opponent's title; may be empty.
    pub title: String,
    /// The opponent's federation; empty if unknown.
    pub federation: String,
    /// Twice the points of the game, so that a draw is a whole number.
    pub halves: u32,
}

/// A player who can make norms.
pub(super) struct NormCandidate {
    /// The title held; may be empty.
    pub title: String,
    /// The federation; empty if unknown.
    pub federation: String,
    /// Whether women's titles are open to the player.
    pub is_woman: bool,
    /// The games, in the order of rounds.
    pub games: Vec<OverTheBoardGame>,
    /// Wins by forfeit and byes of the draw.
    pub given: usize,
    /// Whether a game has no result yet.
    pub is_open: bool,
}

impl NormCandidate {
    /// The candidate at a position of the crosstable.
    pub(super) fn from_crosstable(
        edition: &RatingRulesEdition,
        event: &Event,
        table: &Crosstable,
        position: usize,
    ) -> NormCandidate {
        let own = &table.contestants[position];
        let round_results = || own.round_results.iter().take(table.played).copied();
        let game = |(round, round_result): (usize, RoundResult)| {
            let RoundResult::Game { opponent, result, .. } = round_result else { return None };
            let other = table.contestants.get(opponent)?;
            Some(OverTheBoardGame {
                round,
                rating: edition.listed_rating(other.rating),
                title: other.title.clone(),
                federation: federation_of(&event.entries[other.entry]),
                halves: match result {
                    PlayerGameResult::Win => 2,
                    PlayerGameResult::Draw => 1,
                    PlayerGameResult::Loss => 0,
                },
            })
        };
        let entry = &event.entries[own.entry];
        let category = entry.category();
        NormCandidate {
            title: own.title.clone(),
            federation: federation_of(entry),
            is_woman: own.title.starts_with('W')
                || matches!(category.as_deref(), Some("women" | "w" | "f" | "female")),
            games: (1..).zip(round_results()).filter_map(game).collect(),
            given: round_results().filter(|round_result| is_given(*round_result)).count(),
            is_open: round_results()
                .any(|round_result| matches!(round_result, RoundResult::Unfinished { .. })),
        }
    }
}

/// A win by forfeit, or the bye of the draw.
fn is_given(round_result: RoundResult) -> bool {
    matches!(
        round_result,
        RoundResult::AllocatedBye | RoundResult::Forfeit { result: PlayerGameResult::Win, .. }
    )
}

/// The federation of an entry, in capitals: its column, else a club of three capitals, as reports
/// give it; empty if unknown.
fn federation_of(entry: &Entry) -> String {
    let typed = entry.record.text(EntryColumn::Federation).map(|cell| cell.value.to_uppercase());
    let is_code =
        |club: &&String| club.len() == CODE && club.bytes().all(|byte| byte.is_ascii_uppercase());
    typed.or_else(|| entry.club.as_ref().filter(is_code).cloned()).unwrap_or_default()
}

/// Whether enough foreign, rated and titled players took part in every round (B.01 1.4.3d), so that
/// the federations of opponents do not matter. The federation of the organiser is the area of the
/// event, if it is a code.
pub(super) fn is_exempt_from_federations(
    edition: &RatingRulesEdition,
    rules: &NormRules,
    event: &Event,
    table: &Crosstable,
) -> bool {
    let Some(host) = event.answer_text(Key::Area).map(str::to_uppercase) else { return false };
    let is_there =
        |round_result: &RoundResult| round_result.was_game_played() || is_given(*round_result);
    let stays = |round_results: &[RoundResult]| {
        round_results
            .iter()
            .take(table.played)
            .filter(|round_result| !is_there(round_result))
            .count()
            <= 1
    };
    let foreign = table.contestants.iter().filter_map(|player| {
        let federation = federation_of(&event.entries[player.entry]);
        let counts = edition.listed_rating(player.rating).is_some() && stays(&player.round_results);
        let is_foreign = !federation.is_empty() && federation != rules.no_federation;
        (counts && is_foreign && federation != host).then_some((player, federation))
    });
    let foreign: Vec<_> = foreign.collect();
    host.len() == CODE
        && table.played > 0
        && (0..table.played).all(|round| {
            let there = foreign
                .iter()
                .filter(|(player, _)| player.round_results.get(round).is_some_and(is_there));
            let (mut players, mut titled, mut federations) = (0, 0, Vec::new());
            for (player, federation) in there {
                players += 1;
                titled += usize::from(rules.exempt.titles.contains(&player.title));
                federations.push(federation);
            }
            federations.sort_unstable();
            federations.dedup();
            let exempt = &rules.exempt;
            players >= exempt.players
                && titled >= exempt.titled
                && federations.len() >= exempt.federations
        })
}
