//! 2.3, 2.6.3: every player who played enough boards gets the award.
//!
//! The sheet `Lineups` gives the boards per match. Without it, `Boards n` and `Matches n` of
//! `Entries` apply to the whole event; a player with neither played everything.

use engine::scoring::boards_per_contestant;
use model::form::{EntryColumn, Key};
use model::problem::{ProblemDetail, phrase};
use model::{Basis, CellAddress, Exact, Player, PlayerLineup};

use super::award_case::AwardCase;
use super::contests::PlayedMatch;
use super::problems;

/// A player who gets an award.
#[derive(Debug, Clone)]
pub(super) struct EntitledPlayer {
    /// An index into the entry's players.
    pub player: usize,
    /// Boards played and needed, unless the player played everything.
    pub told: Option<String>,
    /// Whether unplayed boards count as played (2.6.3).
    deemed: bool,
}

impl EntitledPlayer {
    /// Cites why a player who did not play everything gets the award.
    pub(super) fn cite_clauses(&self, case: &AwardCase<'_>, basis: &mut Basis) {
        if self.told.is_some() {
            basis.cite(&case.handbook.player_share.clause);
        }
        if self.deemed {
            basis.cite(&case.handbook.contests.deemed_clause);
        }
    }
}

/// A player's part in a match or stage.
struct PlayedPart {
    /// Boards, or matches if boards are unknown.
    played: Exact,
    /// Boards that count as played (2.6.3).
    deemed: Exact,
    /// What there was to play, in the same unit.
    of: Exact,
    unit: &'static str,
    at: CellAddress,
}

/// The indices of an entry's players who get an award for a stage. A player without a member
/// number gets a certificate too (1.9.2), and a note.
pub(super) fn entitled_player_indices(
    case: &AwardCase<'_>,
    entry: usize,
    boards: u32,
) -> Vec<usize> {
    entitled_players_of_stage(case, entry, boards)
        .into_iter()
        .map(|entitled| entitled.player)
        .collect()
}

/// The players who played a third of the boards of a stage (2.3.2, 4.5.3), with a note on the
/// others.
pub(super) fn entitled_players_of_stage(
    case: &AwardCase<'_>,
    entry: usize,
    boards: u32,
) -> Vec<EntitledPlayer> {
    let among = |player| played_of_stage(case, entry, player, boards);
    who(case, entry, true, among)
}

/// The players who played a third of the boards of a match (2.3.2). Without a line-up the whole
/// event decides, without further notes.
pub(super) fn entitled_players_of_match(
    case: &AwardCase<'_>,
    contest: &PlayedMatch,
    entry: usize,
) -> Vec<EntitledPlayer> {
    let round = contest.round.as_deref();
    if lineups(case, entry, round).next().is_none() {
        let boards = boards_per_contestant(case.event).unwrap_or_default();
        let entitled =
            who(case, entry, false, |player| played_of_stage(case, entry, player, boards));
        entitled.iter().for_each(|entitled| tell_unknown_matches(case, entry, entitled));
        // Boards of the event do not describe the match.
        return entitled.into_iter().map(|known| EntitledPlayer { told: None, ..known }).collect();
    }
    who(case, entry, false, |player| {
        let boards = boards_of_round(case, entry, round)?;
        Some(played_of_round(case, entry, player, round, boards))
    })
}

/// Warns that a player who missed some matches may have missed matches won.
fn tell_unknown_matches(case: &AwardCase<'_>, entry: usize, entitled: &EntitledPlayer) {
    let Some(played) = &entitled.told else { return };
    let player = &case.event.entries[entry].players[entitled.player];
    let wrong = problems::NoLineups {
        player: player.name.clone(),
        played: played.clone(),
        clause: case.handbook.player_share.clause.clone(),
    };
    case.report(wrong, player.at);
}

/// The players of `among` who played enough.
fn who(
    case: &AwardCase<'_>,
    entry: usize,
    told: bool,
    among: impl Fn(usize) -> Option<PlayedPart>,
) -> Vec<EntitledPlayer> {
    let rule = &case.handbook.player_share;
    let players = &case.event.entries[entry].players;
    let mut entitled = Vec::with_capacity(players.len());
    for (index, player) in players.iter().enumerate() {
        let found = among(index);
        let enough = |played: &PlayedPart| played.played + played.deemed >= rule.share * played.of;
        match &found {
            Some(played) if !enough(played) => {
                // No note on a player who sat out the match.
                if told {
                    case.report(played.trouble(case, player), played.at);
                }
            }
            _ => {
                report_unregistered_player(case, player);
                let part = found.filter(|played| played.played < played.of);
                let deemed = part.as_ref().is_some_and(|played| played.deemed > Exact::ZERO);
                let told = part.map(|played| played.text(rule.share));
                entitled.push(EntitledPlayer { player: index, told, deemed });
            }
        }
    }
    if told && entitled.is_empty() {
        let step = match players.is_empty() {
            true => "it has no players".to_string(),
            false => format!("no player played {} of the boards", rule.share),
        };
        case.explain_missing_award(entry, Some(&rule.clause), &step);
    }
    entitled
}

impl PlayedPart {
    fn needed(&self, share: Exact) -> i128 {
        (share * self.of).ceil()
    }

    /// `12 of 24 boards played, 8 needed`.
    fn text(&self, share: Exact) -> String {
        let PlayedPart { played, deemed, of, unit, .. } = self;
        let deemed = match *deemed > Exact::ZERO {
            true => format!(" and {deemed} deemed played"),
            false => String::new(),
        };
        format!("{played} of {of} {unit} played{deemed}, {} needed", self.needed(share))
    }

    fn trouble(&self, case: &AwardCase<'_>, player: &Player) -> ProblemDetail {
        let rule = &case.handbook.player_share;
        let (played, deemed) = (self.played.to_decimal(), self.deemed);
        problems::BoardsNotPlayed {
            player: player.name.clone(),
            played: match (self.unit, deemed > Exact::ZERO) {
                ("matches", _) => phrase!("{played} matches", played),
                (_, false) => phrase!("{played} boards", played),
                (_, true) => {
                    phrase!(
                        "{played} and {deemed} deemed boards",
                        played,
                        deemed = deemed.to_string()
                    )
                }
            },
            needed: self.needed(rule.share).to_string(),
            clause: rule.clause.clone(),
        }
        .into()
    }
}

/// 1.7.2: notes that points cannot be registered without a member number.
pub(super) fn report_unregistered_player(case: &AwardCase<'_>, player: &Player) {
    if player.number.is_none() {
        let clause = case.handbook.membership.registration.clause.clone();
        let trouble = problems::UnregisteredAward { player: player.name.clone(), clause };
        case.report(trouble, player.at);
    }
}

fn same_round(one: Option<&str>, other: Option<&str>) -> bool {
    one.unwrap_or_default().trim().eq_ignore_ascii_case(other.unwrap_or_default().trim())
}

/// The line-ups of an entry for a round; those without a round cover every round.
fn lineups<'a>(
    case: &'a AwardCase<'_>,
    entry: usize,
    round: Option<&'a str>,
) -> impl Iterator<Item = &'a PlayerLineup> {
    let own = case.event.lineups.iter().filter(move |lineup| lineup.entry == entry);
    own.filter(move |lineup| same_round(lineup.round.as_deref(), round))
}

/// Boards of an entry's matches in a round; two mini-matches count as one match.
fn boards_of_round(case: &AwardCase<'_>, entry: usize, round: Option<&str>) -> Option<Exact> {
    let own = case.played_matches().iter().filter(|contest| contest.has_opponent_for(entry));
    let boards: Option<u32> = own
        .filter(|contest| same_round(contest.round.as_deref(), round))
        .map(|contest| contest.boards)
        .sum();
    boards.filter(|boards| *boards > 0).map(Exact::whole)
}

/// A player's part in the line-ups of a round.
fn played_of_round(
    case: &AwardCase<'_>,
    entry: usize,
    player: usize,
    round: Option<&str>,
    of: Exact,
) -> PlayedPart {
    let mut sum = PlayedPart {
        played: Exact::ZERO,
        deemed: Exact::ZERO,
        of,
        unit: "boards",
        at: case.event.entries[entry].players[player].at,
    };
    for lineup in lineups(case, entry, round).filter(|lineup| lineup.player == player) {
        sum.at = lineup.at;
        let deemed = lineup.deemed.map_or(Exact::ZERO, |cell| cell.value);
        sum.deemed = sum.deemed + deemed;
        sum.played = sum.played + lineup.boards.map_or(of - deemed, |cell| cell.value);
    }
    sum
}

/// A player's part in a stage; `None` for a player who played everything.
fn played_of_stage(
    case: &AwardCase<'_>,
    entry: usize,
    player: usize,
    boards: u32,
) -> Option<PlayedPart> {
    let event = case.event;
    let of = Exact::whole(boards);
    if lineups(case, entry, None).next().is_some() {
        return Some(played_of_round(case, entry, player, None, of));
    }
    if let Some(cell) = event.entries[entry].players[player].boards {
        let (played, deemed) = (cell.value, Exact::ZERO);
        return Some(PlayedPart { played, deemed, of, unit: "boards", at: cell.at });
    }
    if let Some(cell) = event.entries[entry].player_numeric_cell(EntryColumn::Matches, player) {
        let of = Exact::whole(matches_of(case, entry)?);
        let (played, deemed) = (cell.value, Exact::ZERO);
        return Some(PlayedPart { played, deemed, of, unit: "matches", at: cell.at });
    }
    let named = event.lineups.iter().any(|lineup| lineup.entry == entry);
    named.then(|| sum_of_rounds(case, entry, player, of)).flatten()
}

/// The sum over an entry's rounds; all players played a round without a line-up.
fn sum_of_rounds(
    case: &AwardCase<'_>,
    entry: usize,
    player: usize,
    of: Exact,
) -> Option<PlayedPart> {
    let mut sum = PlayedPart {
        played: Exact::ZERO,
        deemed: Exact::ZERO,
        of,
        unit: "boards",
        at: case.event.entries[entry].players[player].at,
    };
    let mut rounds: Vec<Option<&str>> = case
        .played_matches()
        .iter()
        .filter(|contest| contest.has_opponent_for(entry))
        .map(|contest| contest.round.as_deref())
        .collect();
    rounds.sort_unstable();
    rounds.dedup();
    for round in rounds {
        let boards = boards_of_round(case, entry, round)?;
        if lineups(case, entry, round).next().is_none() {
            sum.played = sum.played + boards;
            continue;
        }
        let found = played_of_round(case, entry, player, round, boards);
        sum.played = sum.played + found.played;
        sum.deemed = sum.deemed + found.deemed;
    }
    Some(sum)
}

/// Matches of an entry, or the rounds of an event without them.
fn matches_of(case: &AwardCase<'_>, entry: usize) -> Option<u32> {
    let met = case.played_matches().iter().filter(|contest| contest.has_opponent_for(entry)).count()
        as u32;
    Some(met).filter(|met| *met > 0).or_else(|| case.event.answer_whole_number(Key::Rounds))
}
