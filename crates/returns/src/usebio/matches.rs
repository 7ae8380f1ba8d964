//! Matches: pairings, results and boards, as rows of the sheets `Matches` and `Lineups`, and the
//! round and the room of each line of their boards, which a USEBIO line may not say itself.

use std::collections::{BTreeMap, HashMap, HashSet};

use workbook::UsedLimits;

use model::form::{LineupColumn, MatchColumn};
use model::problem::ProblemDetail;
use model::{Note, Room, Scoring};

use super::boards::TravellerLineContext;
use super::kind::{self, UsebioEventKind};
use super::participants::UsebioParticipants;
use super::remarks;
use super::scope::{RefCountedName, UsebioEventPart};
use super::tree::UsebioElement;
use adopt::return_sheets::{CellContent, ReturnSheetRow, ReturnSheetRows};

/// The elements of the two sides of a match, for teams and for pairs.
const SIDES: [[&str; 4]; 2] = [
    ["TEAM", "OPPOSING_TEAM", "TEAM_SCORE", "OPPOSING_TEAM_SCORE"],
    ["NS_PAIR_NUMBER", "EW_PAIR_NUMBER", "NS_SCORE", "EW_SCORE"],
];

/// A match of the file.
pub(super) struct UsebioMatch<'a> {
    /// Its element, which holds its boards.
    pub element: &'a UsebioElement,
    session: RefCountedName,
    section: RefCountedName,
    round: Option<String>,
    home: String,
    away: Option<String>,
    scores: [Option<&'a str>; 2],
    teams: bool,
}

/// The matches of an event. Some programs write each match twice, once per side; the duplicate is
/// skipped.
pub(super) fn usebio_matches<'a>(scopes: &[UsebioEventPart<'a>]) -> Vec<UsebioMatch<'a>> {
    let mut seen: HashSet<(RefCountedName, Option<String>, String, String)> = HashSet::new();
    let mut matches = Vec::new();
    for scope in scopes {
        for element in scope.element.children_named("MATCH") {
            let Some(found) = match_of(element, scope) else { continue };
            if let Some(away) = &found.away {
                let (session, round) = (found.session.clone(), found.round.clone());
                let mirrored = (session.clone(), round.clone(), away.clone(), found.home.clone());
                if found.teams && round.is_some() && seen.contains(&mirrored) {
                    element.mark_all_read();
                    continue;
                }
                seen.insert((session, round, found.home.clone(), away.clone()));
            }
            matches.push(found);
        }
    }
    matches
}

fn match_of<'a>(
    element: &'a UsebioElement,
    scope: &UsebioEventPart<'a>,
) -> Option<UsebioMatch<'a>> {
    let (teams, names) = [true, false]
        .into_iter()
        .zip(SIDES)
        .find(|(_, names)| names[..2].iter().any(|name| element.peek_child_text(name).is_some()))?;
    let [one, other] =
        [names[0], names[1]].map(|name| element.child_text(name).map(str::to_string));
    let [mine, theirs] = [names[2], names[3]].map(|name| element.child_text(name));
    let (session, section) = scope.session_and_section(element);
    // A bye has a home side only.
    let (home, away, scores) = match (one, other) {
        (Some(home), away) => (home, away, [mine, theirs]),
        (None, away) => (away?, None, [theirs, mine]),
    };
    let round = element.child_text("ROUND_NUMBER").map(str::to_string);
    Some(UsebioMatch { element, session, section, round, home, away, scores, teams })
}

impl UsebioMatch<'_> {
    /// Its row of the sheet `Matches`.
    pub(super) fn push_match_row(
        &self,
        kind: UsebioEventKind,
        event: &[(MatchColumn, u8, CellContent)],
        rows: &mut ReturnSheetRows<MatchColumn>,
        used: &mut UsedLimits,
    ) -> Result<(), ProblemDetail> {
        use MatchColumn as M;
        let mut row: ReturnSheetRow<M> = event.to_vec();
        for (column, text) in [
            (M::Session, self.session.as_deref()),
            (M::Date, self.element.child_text("DATE")),
            (M::Round, self.round.as_deref()),
            (M::Table, self.element.child_text("TABLE_NUMBER")),
            (M::Home, Some(self.home.as_str())),
            (M::Away, self.away.as_deref()),
        ] {
            row.extend(text.map(|text| (column, 1, CellContent::text(text))));
        }
        row.extend(
            self.boards().map(|boards| (M::Boards, 1, CellContent::Number(f64::from(boards)))),
        );
        let method = kind::scoring_method_in_form_words(self.element, "MATCH_SCORING_METHOD")
            .or(kind.scoring);
        let columns = match method {
            Some(Scoring::Vps) => [M::HomeVps, M::AwayVps],
            Some(Scoring::Percent) => [M::HomePercent, M::AwayPercent],
            _ => [M::HomeImps, M::AwayImps],
        };
        for (column, score) in columns.into_iter().zip(self.scores) {
            row.extend(score.map(|score| (column, 1, CellContent::number_or_text(score))));
        }
        if self.away.is_none() {
            row.push((M::Note, 1, CellContent::text(Note::Bye.word())));
        }
        remarks::override_row_from_element(self.element, &mut row);
        Ok(rows.push(row, used)?)
    }

    /// The number of boards: counted from its lines, else as given.
    fn boards(&self) -> Option<u32> {
        let numbers: HashSet<&str> = self
            .element
            .children_named("BOARD")
            .filter_map(|board| board.peek_child_text("BOARD_NUMBER"))
            .collect();
        if !numbers.is_empty() {
            return u32::try_from(numbers.len()).ok();
        }
        let number = |name: &str| self.element.child_text(name)?.parse::<u32>().ok();
        let (first, last) = (number("START_BOARD_NUMBER")?, number("END_BOARD_NUMBER")?);
        last.checked_sub(first)?.checked_add(1)
    }

    /// The context of a line: the round, and who sits where. The home team sits North-South in the
    /// open room; the direction of a line, else its pairs, give the room.
    pub(super) fn line_context(
        &self,
        line: &UsebioElement,
        participants: &UsebioParticipants<'_>,
    ) -> TravellerLineContext {
        let mut context = TravellerLineContext {
            session: self.session.clone(),
            section: self.section.clone(),
            round: self.round.clone(),
            room: None,
            sides: [Some(self.home.clone()), self.away.clone()],
            teams: self.teams,
        };
        if !self.teams {
            return context;
        }
        match self.sits_north_south(line, participants) {
            Some(true) => context.room = Some(Room::Open),
            Some(false) => {
                context.room = Some(Room::Closed);
                context.sides.reverse();
            }
            None => context.sides = [None, None],
        }
        context
    }

    /// Whether the home team sits North-South on a line.
    fn sits_north_south(
        &self,
        line: &UsebioElement,
        participants: &UsebioParticipants<'_>,
    ) -> Option<bool> {
        match line.child_text("DIRECTION").map(str::to_ascii_uppercase).as_deref() {
            Some("NS" | "N" | "NORTH-SOUTH") => return Some(true),
            Some("EW" | "E" | "EAST-WEST") => return Some(false),
            _ => {}
        }
        let has = |team: &str, pair: &str| {
            let entry = participants.entry_by_number(team)?;
            Some(entry.pairs.iter().any(|(number, _)| number == pair))
        };
        let [north_south, east_west] = PAIRS.map(|name| line.child_text(name));
        let home = north_south.and_then(|pair| has(&self.home, pair))?;
        let away = east_west.and_then(|pair| has(&self.home, pair))?;
        (home != away).then_some(home)
    }
}

/// The elements that name the pairs of a line.
const PAIRS: [&str; 2] = ["NS_PAIR_NUMBER", "EW_PAIR_NUMBER"];

/// The boards that each player played, by team, round and player.
type Played<'a> = BTreeMap<(usize, usize, usize), HashSet<&'a str>>;

/// The rows of the sheet `Lineups` for teams of more than four whose lines name the pairs.
pub(super) fn push_lineup_rows(
    matches: &[UsebioMatch<'_>],
    participants: &UsebioParticipants<'_>,
    event: &[(LineupColumn, u8, CellContent)],
    rows: &mut ReturnSheetRows<LineupColumn>,
    used: &mut UsedLimits,
) -> Result<(), ProblemDetail> {
    const TEAM: usize = 4;
    let teams: HashMap<&str, usize> = participants
        .entries
        .iter()
        .enumerate()
        .filter(|(_, entry)| entry.player_count() > TEAM)
        .map(|(index, entry)| (entry.number.as_str(), index))
        .collect();
    let mut played = Played::new();
    for (number, found) in matches.iter().enumerate().filter(|(_, found)| found.teams) {
        for board in found.element.children_named("BOARD") {
            let name = board.peek_child_text("BOARD_NUMBER").unwrap_or_default();
            for line in board.children_named("TRAVELLER_LINE") {
                let sides = found.line_context(line, participants).sides;
                for (side, pair) in sides.iter().zip(PAIRS) {
                    let team = side.as_deref().and_then(|side| teams.get(side));
                    let (Some(team), Some(pair)) = (team, line.child_text(pair)) else { continue };
                    let pairs = &participants.entries[*team].pairs;
                    let players = pairs.iter().find(|(number, _)| number == pair);
                    for player in players.iter().flat_map(|(_, players)| players) {
                        played.entry((number, *team, *player)).or_default().insert(name);
                    }
                }
            }
        }
    }
    use LineupColumn as L;
    for ((number, team, player), boards) in played {
        let mut row: ReturnSheetRow<L> = event.to_vec();
        let round = matches[number].round.as_deref();
        row.extend(round.map(|round| (L::Round, 1, CellContent::text(round))));
        row.push((L::Entry, 1, CellContent::text(&participants.entries[team].number)));
        row.push((L::Player, 1, CellContent::Text((player + 1).to_string())));
        row.push((L::Boards, 1, CellContent::Number(boards.len() as f64)));
        rows.push(row, used)?;
    }
    Ok(())
}
