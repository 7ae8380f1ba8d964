//! Comments of a report that palmares wrote itself and a return has cells for, and who left the event.

use std::collections::{BTreeSet, HashMap, HashSet};

use adopt::return_sheets::CellContent;
use model::crosstable::{Colour, PlayerGameResult, RoundResult};
use model::game_result::parse_game_result;
use swiss::trf::{GameComment, TeamReport, TournamentReport, Withdrawal};

use super::extra_sheet::{ExtraSheetRows, planned_rounds};
use super::result_notation::result_in_form_notation;

/// The characters of a cell with comments, of those that a workbook has room for.
const MOST_COMMENTED: usize = 30_000;

/// The characters of a name by which it is found: a report cuts names after 33, a comment does not.
const OF_NAME: usize = 32;

/// The fewest rounds without a player that are a withdrawal; one alone is a bye.
const FEWEST_AWAY: usize = 2;

/// A player or team, as far as its withdrawal needs.
struct Named<'a> {
    number: u32,
    name: &'a str,
    /// The last round in which it played or scored.
    came: usize,
    /// The rounds without it that were announced.
    away: BTreeSet<usize>,
}

/// The comments of a report and who left.
pub(super) struct TrfComments<'a> {
    /// The last round before each withdrawal, by the position of the player or team.
    pub(super) left: HashMap<usize, usize>,
    /// The result of a game before it was corrected, `None` if it is adjourned, by round from 0 and
    /// position of its first player.
    pub(super) of_games: HashMap<(usize, usize), Option<String>>,
    /// The comments that have no cells of their own.
    others: Vec<&'a str>,
}

impl<'a> TrfComments<'a> {
    pub(super) fn from_trf(report: &'a TournamentReport) -> TrfComments<'a> {
        let known = match &report.teams {
            Some(teams) => named_teams(teams),
            None => named_players(report),
        };
        let found = Finder::of(&known);
        let (mut left, mut others) = (HashMap::new(), Vec::new());
        let of_games = commented_games(report);
        let in_rows: HashSet<usize> = of_games.values().map(|(nth, _)| *nth).collect();
        for (nth, comment) in report.comments.iter().map(String::as_str).enumerate() {
            let withdrawal =
                Withdrawal::parse_comment(comment).and_then(|told| found.withdrawal(&told));
            match withdrawal {
                Some((at, after)) if !left.contains_key(&at) => {
                    left.insert(at, after);
                }
                _ if comment.is_empty() || in_rows.contains(&nth) => {}
                _ => others.push(comment),
            }
        }
        let played = report.table.played;
        for (at, one) in known.iter().enumerate() {
            let after = one.away_until_end(played, planned_rounds(report));
            if let Some(after) = after {
                left.entry(at).or_insert(after);
            }
        }
        let of_games = of_games.into_iter().map(|(game, (_, before))| (game, before)).collect();
        TrfComments { left, of_games, others }
    }

    /// Whether a player or team is away in a round because it left before.
    pub(super) fn has_left(&self, at: usize, round: usize) -> bool {
        self.left.get(&at).is_some_and(|after| round > *after)
    }

    /// Whether the game of a board, between two players, is adjourned. `round` counts from 1.
    pub(super) fn is_adjourned(&self, round: usize, pair: [Option<usize>; 2]) -> bool {
        let [Some(one), Some(other)] = pair else { return false };
        matches!(self.of_games.get(&(round - 1, one.min(other))), Some(None))
    }

    /// The status of a player or team who left.
    pub(super) fn withdrawn_status(&self, at: usize) -> Option<CellContent> {
        let after = self.left.get(&at)?;
        Some(CellContent::text(&format!("withdrawn after {after}")))
    }

    /// The other comments, one on each line. Those without room go on the extra sheet.
    pub(super) fn other_comments_cell(&self, rest: &mut ExtraSheetRows) -> Option<CellContent> {
        let mut text = String::new();
        for comment in &self.others {
            match text.len() + comment.len() < MOST_COMMENTED {
                true => text.push_str(&format!("{comment}\n")),
                false => rest.add_data("###", "Comment", comment),
            }
        }
        (!text.is_empty()).then(|| CellContent::text(text.trim_end()))
    }
}

/// The games with a comment: the comment, the last of each game, and the result before it was corrected,
/// `None` if the game is adjourned. A correction in a match of teams names the teams: it is no game of two players.
fn commented_games(report: &TournamentReport) -> HashMap<(usize, usize), (usize, Option<String>)> {
    let mut games = HashMap::new();
    let positions: HashMap<u32, usize> =
        (0..report.players.len()).map(|at| (report.contestant_number(at), at)).collect();
    for (nth, comment) in report.comments.iter().enumerate() {
        let Some(told) = GameComment::parse_comment(comment) else { continue };
        if report.teams.is_some() && told.before.is_some() {
            continue;
        }
        if let Some(game) = commented_game(report, &positions, &told) {
            games.insert(game, (nth, told.before));
        }
    }
    games
}

/// The game of a comment; `None` if the report has no such game, if it has a result and is said to be adjourned,
/// or if it has none, or the one before, and is said to be corrected.
fn commented_game(
    report: &TournamentReport,
    positions: &HashMap<u32, usize>,
    told: &GameComment,
) -> Option<(usize, usize)> {
    let round = told.round.checked_sub(1).filter(|round| *round < report.table.played)?;
    let [white, black] = told.players.map(|id| positions.get(&id).copied());
    let (white, black) = (white?, black?);
    let of = |at: usize| report.table.contestants[at].round_results.get(round).copied();
    let found = of(white).filter(|found| found.paired_opponent() == Some(black))?;
    let is_white = found.allocated_colour().map_or(white < black, |colour| colour == Colour::White);
    let is_open = matches!(found, RoundResult::Unfinished { .. });
    let now = result_in_form_notation(of(white), of(black)).unwrap_or("0-0");
    let fits = match &told.before {
        None => is_open,
        Some(before) => !is_open && parse_game_result(before).is_some_and(|before| before != now),
    };
    (is_white && fits).then_some((round, white.min(black)))
}

/// Finds the players or teams of comments.
struct Finder<'a> {
    known: &'a [Named<'a>],
    /// Those with each name.
    by_name: HashMap<String, Vec<usize>>,
    /// The position after the last that came to a round.
    came: usize,
}

impl<'a> Finder<'a> {
    fn of(known: &'a [Named<'a>]) -> Finder<'a> {
        let mut by_name: HashMap<String, Vec<usize>> = HashMap::new();
        for (at, one) in known.iter().enumerate() {
            by_name.entry(beginning(one.name)).or_default().push(at);
        }
        let came = known.iter().rposition(|one| one.came > 0).map_or(0, |last| last + 1);
        Finder { known, by_name, came }
    }

    /// Who left after which round; `None` if nobody fits, or if somebody came later.
    fn withdrawal(&self, told: &Withdrawal) -> Option<(usize, usize)> {
        // The label is the number, unless the return had labels of its own.
        let (label, name) = told.who.split_once(' ')?;
        let namesakes = self.by_name.get(&beginning(name))?;
        let own = |at: &&usize| self.known[**at].number.to_string() == label;
        let at = match namesakes[..] {
            [only] => only,
            _ => *namesakes.iter().find(own)?,
        };
        let came = self.known[at].came;
        let after = if told.after == 0 { came } else { told.after };
        // Who never came has a number after all others in a return.
        (came <= after && (after > 0 || at >= self.came)).then_some((at, after))
    }
}

fn beginning(name: &str) -> String {
    let name: String = name.chars().take(OF_NAME).collect();
    name.trim_end().to_string()
}

impl Named<'_> {
    /// The round after which it is away in all rounds, played and to come; `None` if nothing is to come.
    fn away_until_end(&self, played: usize, planned: usize) -> Option<usize> {
        let away = (1..=planned).rev().take_while(|round| self.away.contains(round)).count();
        let after = planned - away;
        (played < planned && away >= FEWEST_AWAY && (1..=played).contains(&after)).then_some(after)
    }

    /// Enters what it did in a round.
    fn enter(&mut self, round: usize, found: RoundResult) {
        match found {
            RoundResult::ZeroBye => {
                self.away.insert(round);
            }
            // Somebody who left can still be paired, and loses by forfeit.
            RoundResult::Absent | RoundResult::Forfeit { result: PlayerGameResult::Loss, .. } => {}
            _ => self.came = self.came.max(round),
        }
    }
}

fn named_players(report: &TournamentReport) -> Vec<Named<'_>> {
    let table = &report.table;
    let players = table.contestants.iter().zip(&report.players);
    let mut known: Vec<Named<'_>> = players
        .map(|(contestant, player)| {
            let (number, name) = (player.id, contestant.name.as_str());
            let mut one = Named { number, name, came: 0, away: BTreeSet::new() };
            let played = contestant.round_results.iter().take(table.played).copied();
            for (round, found) in (1..).zip(played) {
                one.enter(round, found);
            }
            one.enter(table.played + 1, contestant.next.unwrap_or(RoundResult::Absent));
            one
        })
        .collect();
    for asked in &report.asked {
        if let (Some(one), Ok(round)) =
            (known.get_mut(asked.contestant), usize::try_from(asked.round))
        {
            one.enter(round, asked.bye);
        }
    }
    known
}

fn named_teams(teams: &TeamReport) -> Vec<Named<'_>> {
    let named = teams.teams.iter().map(|team| Named {
        number: team.number,
        name: &team.name,
        came: 0,
        away: BTreeSet::new(),
    });
    let mut known: Vec<Named<'_>> = named.collect();
    for one in &teams.matches {
        for (side, team) in one.teams.into_iter().enumerate() {
            let came = one.forfeited.is_none_or(|forfeited| !forfeited[side]);
            if let Some(team) = known.get_mut(team).filter(|_| came) {
                team.came = team.came.max(one.round);
            }
        }
    }
    for bye in &teams.byes {
        if let Some(team) = known.get_mut(bye.team) {
            team.enter(bye.round, bye.bye);
        }
    }
    known
}
