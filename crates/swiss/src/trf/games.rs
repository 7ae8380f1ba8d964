//! The lines of all players become one crosstable.
//!
//! A round was played if it has a game, a forfeit or an allocated bye. Entries after the last such
//! round are requests for later rounds.

use std::collections::{HashMap, HashSet};

use super::fault::{LocatedTrfFault, TrfFault};
use super::player::{PlayerLine, ResultMark, RoundEntry};
use super::reader::TrfReader;
use super::records::{DrawInstruction, VirtualPointsAssignment, forbidden_pairings_among};
use super::report::{ReportedPlayer, RequestedBye};
use crate::crosstable::{Colour, Contestant, GamePoints, PlayerGameResult, RoundResult};

/// The most ranges of missing numbers in a message.
const MOST_TOLD: usize = 10;

/// Makes the crosstable of what was read.
pub(super) fn assemble_crosstable(reader: &mut TrfReader) {
    let lines = ordered(reader);
    let positions: HashMap<u32, usize> =
        lines.iter().enumerate().filter_map(|(at, line)| Some((line.id?, at))).collect();
    let (played, drawn_already) = rounds_played(&lines);
    if let Some(round) = drawn_already {
        let trouble = TrfFault::DrawnAlready { round };
        reader.found.push(LocatedTrfFault::for_whole_file(trouble));
    }
    let mut field =
        PlayerLines { lines: &lines, positions, unsure: HashSet::new(), found: Vec::new() };
    let contestants = (0..lines.len()).map(|at| Contestant {
        number: number_of(&lines[at], at, reader.by_position),
        entry: lines[at].entry,
        name: lines[at].name.clone(),
        title: lines[at].title.clone(),
        rating: lines[at].rating,
        round_results: (0..played).map(|round| field.round_result(at, round)).collect(),
        ..Contestant::default()
    });
    let report = &mut reader.report;
    report.table.contestants = contestants.collect();
    report.table.played = played;
    report.players = lines.iter().map(reported).collect();
    let PlayerLines { positions, unsure, found, .. } = field;
    reader.found.extend(found);
    if reader.is_team_event() {
        seat_alone(&lines, &mut reader.report.table.contestants);
    }
    let at_lines: Vec<u32> = lines.iter().map(|line| line.line).collect();
    reader.report.lines.clone_from(&at_lines);
    reader.read_teams(&at_lines, &positions);
    reader.report.table.set_in_advance =
        reader.report.teams.is_none() && reader.report.has_pairings_set_in_advance();
    ask(reader, &lines, played);
    use_records(reader, &positions);
    let table = &mut reader.report.table;
    for contestant in &mut table.contestants {
        let given = &mut contestant.virtual_points;
        let last = given.iter().rposition(|points| *points != GamePoints::ZERO);
        given.truncate(last.map_or(0, |last| last + 1));
    }
    if reader.report.teams.is_none() {
        table.initial_colour = table.initial_colour.or_else(|| table.inferred_initial_colour());
    }
    reader.report.baku &= !table.has_virtual_points();
    check_points(reader, &lines, &unsure);
    check_rounds(reader);
    if !reader.by_position {
        check_numbers(reader);
    }
}

/// In an event of teams `0000 - +` and `0000 - -` are boards against an empty one and no byes.
fn seat_alone(lines: &[PlayerLine], contestants: &mut [Contestant]) {
    for (line, contestant) in lines.iter().zip(contestants) {
        for round in &line.without_letter {
            let Some(round_result) = contestant.round_results.get_mut(*round) else { continue };
            let result = match round_result {
                RoundResult::AllocatedBye => PlayerGameResult::Win,
                RoundResult::ZeroBye => PlayerGameResult::Loss,
                _ => continue,
            };
            *round_result = RoundResult::Forfeit { opponent: None, colour: None, result };
        }
    }
}

/// The players in the order of the table, each number once.
fn ordered(reader: &mut TrfReader) -> Vec<PlayerLine> {
    let mut first: HashMap<u32, u32> = HashMap::new();
    let mut lines = Vec::with_capacity(reader.players.len());
    for mut line in std::mem::take(&mut reader.players) {
        let Some(number) = line.id else { continue };
        line.entry = lines.len();
        match first.get(&number) {
            Some(first) => {
                let trouble = TrfFault::NumberTwice { number, first: *first };
                reader.found.push(LocatedTrfFault::at_line(line.line, trouble));
            }
            None => {
                first.insert(number, line.line);
                lines.push(line);
            }
        }
    }
    if !reader.by_position {
        lines.sort_by_key(|line| line.id);
    }
    lines
}

fn number_of(line: &PlayerLine, position: usize, by_position: bool) -> u32 {
    let position = u32::try_from(position + 1).unwrap_or(u32::MAX);
    if by_position { position } else { line.id.unwrap_or(position) }
}

fn reported(line: &PlayerLine) -> ReportedPlayer {
    ReportedPlayer {
        id: line.id.unwrap_or_default(),
        sex: line.sex.clone(),
        federation: line.federation.clone(),
        fide_number: line.fide_number.clone(),
        born: line.born.clone(),
        points: line.points,
        rank: line.rank,
        ..ReportedPlayer::default()
    }
}

/// The number of rounds played, and the round after them if it is drawn without results.
fn rounds_played(lines: &[PlayerLine]) -> (usize, Option<usize>) {
    let drawn = |round: &RoundEntry| {
        matches!(
            round,
            RoundEntry::Met { .. }
                | RoundEntry::Alone(RoundResult::AllocatedBye)
                | RoundEntry::Unread
        )
    };
    let last = lines.iter().filter_map(|line| line.rounds.iter().rposition(drawn)).max();
    let Some(last) = last else { return (0, None) };
    let mut meetings = 0;
    let mut open = 0;
    for round in lines.iter().filter_map(|line| line.rounds.get(last)) {
        match round {
            RoundEntry::Met { mark, .. } => {
                meetings += 1;
                open += usize::from(*mark == ResultMark::Open);
            }
            RoundEntry::Unread => return (last + 1, None),
            _ => {}
        }
    }
    if meetings > 0 && meetings == open { (last, Some(last + 1)) } else { (last + 1, None) }
}

/// The lines of players while they are combined.
struct PlayerLines<'a> {
    lines: &'a [PlayerLine],
    positions: HashMap<u32, usize>,
    /// Players with an unusable round or a missing result, whose points are unknown.
    unsure: HashSet<usize>,
    found: Vec<LocatedTrfFault>,
}

impl PlayerLines<'_> {
    /// A player's outcome of a round, counted from 0.
    fn round_result(&mut self, at: usize, round: usize) -> RoundResult {
        match self.lines[at].rounds.get(round) {
            None | Some(RoundEntry::Blank) => RoundResult::Absent,
            Some(RoundEntry::Alone(round_result)) => *round_result,
            Some(RoundEntry::Unread) => self.refuse(at),
            Some(RoundEntry::Met { opponent, colour, mark }) => {
                match self.met(at, round, *opponent, *colour, *mark) {
                    Ok(round_result) => round_result,
                    Err(trouble) => {
                        if let Some(trouble) = trouble {
                            self.found.push(LocatedTrfFault::at_line(self.lines[at].line, trouble));
                        }
                        self.refuse(at)
                    }
                }
            }
        }
    }

    fn refuse(&mut self, at: usize) -> RoundResult {
        self.unsure.insert(at);
        RoundResult::Absent
    }

    /// The outcome of a meeting, or its fault; no fault if the opponent's line has it.
    fn met(
        &mut self,
        at: usize,
        round: usize,
        opponent: u32,
        colour: Option<Colour>,
        mark: ResultMark,
    ) -> Result<RoundResult, Option<TrfFault>> {
        let number = round + 1;
        if self.lines[at].id == Some(opponent) {
            return Err(Some(TrfFault::MeetsItself { round: number }));
        }
        let Some(other) = self.positions.get(&opponent).copied() else {
            return Err(Some(TrfFault::UnknownOpponent { round: number, opponent }));
        };
        let there = self.lines[other].rounds.get(round).copied().unwrap_or(RoundEntry::Blank);
        let RoundEntry::Met { opponent: back, colour: his, mark: his_mark } = there else {
            // An unreadable entry is reported in its own line.
            let told = there == RoundEntry::Unread;
            return Err((!told).then(|| self.disagreement(number, other, there)));
        };
        if self.lines[at].id != Some(back) {
            return Err(Some(self.disagreement(number, other, there)));
        }
        let first = at < other;
        let two_results = |own: String, others: String| {
            let opponent = self.named(other);
            first.then_some(TrfFault::TwoResults { round: number, opponent, own, others })
        };
        if colour.is_some() && colour == his {
            let word = colour.map_or("", Colour::id).to_string();
            return Err(two_results(word.clone(), word));
        }
        let Some(fits) = fits(mark, his_mark) else {
            let [own, others] = [mark, his_mark].map(|mark| mark.letter().to_string());
            return Err(two_results(own, others));
        };
        let colour = colour.or(his.map(Colour::other));
        if fits == ResultsFit::Open {
            self.unsure.insert(at);
        }
        if fits == ResultsFit::Open && first {
            let opponent = self.named(other);
            let trouble = TrfFault::NoResult { round: number, opponent };
            self.found.push(LocatedTrfFault::at_line(self.lines[at].line, trouble));
        }
        // One of the two lines reports it.
        outing_of(other, colour, mark).ok_or_else(|| {
            let why = format!("round {number}: the game has no colours");
            first.then_some(TrfFault::Line { why })
        })
    }

    fn disagreement(&self, round: usize, other: usize, there: RoundEntry) -> TrfFault {
        let does = match there {
            RoundEntry::Met { opponent, .. } => match self.positions.get(&opponent) {
                Some(third) => format!("meets {}", self.named(*third)),
                None => format!("meets number {opponent}"),
            },
            RoundEntry::Alone(
                RoundResult::AllocatedBye | RoundResult::FullBye | RoundResult::HalfBye,
            ) => "has a bye".to_string(),
            RoundEntry::Alone(_) => "is not there".to_string(),
            RoundEntry::Blank | RoundEntry::Unread => "has nothing".to_string(),
        };
        TrfFault::OpponentsDisagree { round, opponent: self.named(other), other: does }
    }

    /// A player for people: number and name.
    fn named(&self, at: usize) -> String {
        let line = &self.lines[at];
        format!("{} {}", line.id.unwrap_or_default(), line.name).trim().to_string()
    }
}

/// A game or a forfeit by its mark; `None` for a game without colours.
fn outing_of(opponent: usize, colour: Option<Colour>, mark: ResultMark) -> Option<RoundResult> {
    let forfeit = |result| RoundResult::Forfeit { opponent: Some(opponent), colour, result };
    let (result, rated) = match mark {
        ResultMark::ForfeitWin => return Some(forfeit(PlayerGameResult::Win)),
        ResultMark::ForfeitLoss => return Some(forfeit(PlayerGameResult::Loss)),
        ResultMark::Played { result, rated } => (result, rated),
        ResultMark::Open => {
            return Some(RoundResult::Unfinished { opponent, colour: colour?, adjourned: false });
        }
    };
    Some(RoundResult::Game { opponent, colour: colour?, result, rated })
}

/// Whether the results of both sides match.
#[derive(PartialEq, Eq)]
enum ResultsFit {
    /// They are one result.
    Whole,
    /// There is no result yet.
    Open,
}

/// Whether two marks can belong to one game; `None` if not. An arbiter can let both lose, or give
/// half a point to one side only.
fn fits(own: ResultMark, other: ResultMark) -> Option<ResultsFit> {
    use PlayerGameResult::{Draw, Loss, Win};
    let fits = match (own, other) {
        (ResultMark::Open, ResultMark::Open) => return Some(ResultsFit::Open),
        (ResultMark::ForfeitWin, ResultMark::ForfeitLoss)
        | (ResultMark::ForfeitLoss, ResultMark::ForfeitWin | ResultMark::ForfeitLoss) => true,
        (
            ResultMark::Played { result, rated },
            ResultMark::Played { result: his, rated: his_rated },
        ) => {
            rated == his_rated
                && match (result, his) {
                    (Win, Loss) | (Loss, Win) => true,
                    (Win, _) | (_, Win) => false,
                    (Draw | Loss, Draw | Loss) => true,
                }
        }
        _ => false,
    };
    fits.then_some(ResultsFit::Whole)
}

/// Records the requests for the round to be drawn and later ones.
fn ask(reader: &mut TrfReader, lines: &[PlayerLine], played: usize) {
    let report = &mut reader.report;
    for (at, line) in lines.iter().enumerate() {
        for (round, stands) in (1u32..).zip(&line.rounds).skip(played) {
            if let RoundEntry::Alone(bye) = stands
                && !bye.was_paired()
            {
                let asked = RequestedBye { contestant: at, round, bye: *bye };
                report.asked.push(asked);
            }
        }
    }
    take_next(reader, played);
}

/// Moves byes of the round to be drawn to their players.
fn take_next(reader: &mut TrfReader, played: usize) {
    let report = &mut reader.report;
    let contestants = &mut report.table.contestants;
    report.asked.retain(|asked| {
        let next = usize::try_from(asked.round).is_ok_and(|round| round == played + 1);
        if next {
            contestants[asked.contestant].next = Some(asked.bye);
        }
        !next
    });
}

/// Uses the records about players.
fn use_records(reader: &mut TrfReader, positions: &HashMap<u32, usize>) {
    let played = reader.report.table.played;
    let mut giver = VirtualPointsAssignment::new(positions);
    for later in std::mem::take(&mut reader.later) {
        let unknown_ids = later.unknown_player_numbers(positions);
        if !unknown_ids.is_empty() {
            let named: Vec<String> =
                unknown_ids.iter().take(MOST_TOLD).map(u32::to_string).collect();
            let why = format!("there is no player {}", named.join(", "));
            reader.refuse_record(&later.code, later.line, why);
        }
        let table = &mut reader.report.table;
        match &later.what {
            DrawInstruction::Byes { round, bye, ids } => {
                let round = round.unwrap_or(u32::try_from(played + 1).unwrap_or(u32::MAX));
                for at in ids.iter().filter_map(|id| positions.get(id).copied()) {
                    if let Err(why) = reader.ask_bye(at, round, *bye) {
                        reader.refuse_record(&later.code, later.line, why);
                    }
                }
            }
            DrawInstruction::Apart { rounds, ids } => {
                table.forbidden.extend(forbidden_pairings_among(ids, *rounds, positions));
            }
            what => {
                if let Err(why) = giver.apply_record(what, &mut table.contestants) {
                    reader.refuse_record(&later.code, later.line, why);
                }
            }
        }
    }
    let asked = &mut reader.report.asked;
    asked.sort_by_key(|asked| (asked.round, asked.contestant));
    asked.dedup();
    let forbidden = &mut reader.report.table.forbidden;
    forbidden.sort_unstable();
    forbidden.dedup();
}

impl TrfReader {
    fn refuse_record(&mut self, code: &str, line: u32, why: String) {
        let trouble = TrfFault::Record { code: code.to_string(), why };
        self.found.push(LocatedTrfFault::at_line(line, trouble));
    }

    /// Records a bye of a record, which must agree with the player's line or fill a blank.
    fn ask_bye(&mut self, contestant: usize, round: u32, bye: RoundResult) -> Result<(), String> {
        let report = &mut self.report;
        let index = usize::try_from(round - 1).unwrap_or(usize::MAX);
        let table = &mut report.table;
        let player = &mut table.contestants[contestant];
        let own = match index.cmp(&table.played) {
            std::cmp::Ordering::Less => Some(&mut player.round_results[index]),
            std::cmp::Ordering::Equal => Some(player.next.get_or_insert(RoundResult::Absent)),
            std::cmp::Ordering::Greater => None,
        };
        let Some(own) = own else {
            report.asked.push(RequestedBye { contestant, round, bye });
            return Ok(());
        };
        // An absence can be written as a zero-point bye.
        if *own == bye
            || (bye == RoundResult::ZeroBye && !own.was_paired() && *own != RoundResult::Absent)
        {
            return Ok(());
        }
        if *own != RoundResult::Absent {
            let id = report.players[contestant].id;
            return Err(format!("player {id} has something else in round {round}"));
        }
        *own = bye;
        Ok(())
    }
}

/// Checks the points of the file against the results. Programs differ in whether they include
/// acceleration and byes of the round to be drawn, and whether the bye of a team gives points to its players.
fn check_points(reader: &mut TrfReader, lines: &[PlayerLine], unsure: &HashSet<usize>) {
    let table = &reader.report.table;
    let of_teams = reader.report.teams.is_some();
    for (at, line) in lines.iter().enumerate().filter(|(at, _)| !unsure.contains(at)) {
        let Some(typed) = line.points else { continue };
        let counted = table.total_points(at);
        let contestant = &table.contestants[at];
        let next = contestant.next.map_or(GamePoints::ZERO, |bye| table.points.points(bye));
        let bonus = contestant.virtual_points.get(table.played).copied().unwrap_or_default();
        let known = [counted, counted + next, counted + bonus, counted + next + bonus];
        let rounds = contestant.round_results.iter().filter(|_| of_teams);
        let byes = rounds.filter(|own| **own == RoundResult::AllocatedBye).count() as i32;
        let of_byes = GamePoints(table.points.allocated_bye.0 * byes);
        if !known.contains(&typed) && !known.contains(&(typed + of_byes)) {
            let (typed, counted) = (typed.to_text(), counted.to_text());
            let trouble = TrfFault::Points { typed, counted, rounds: table.played };
            reader.found.push(LocatedTrfFault::at_line(line.line, trouble));
        }
    }
}

fn check_rounds(reader: &mut TrfReader) {
    let table = &reader.report.table;
    let players = table.contestants.len();
    let mut warn = |rounds, why| {
        let trouble = TrfFault::MoreRounds { rounds, why };
        reader.found.push(LocatedTrfFault::for_whole_file(trouble));
    };
    if let Some(planned) = table.rounds.filter(|planned| *planned < table.played) {
        warn(table.played, format!("the {planned} that it plans"));
    }
    // Everybody meets everybody once, with a bye each in an odd field.
    let most = players - usize::from(players.is_multiple_of(2) && players > 0);
    let rounds = table.rounds.unwrap_or_default().max(table.played);
    if rounds > most && players > 0 {
        let players =
            if players == 1 { "1 player".to_string() } else { format!("{players} players") };
        warn(rounds, format!("{players} allow"));
    }
}

/// Reports missing numbers, as `3, 7\u{2013}9`.
fn check_numbers(reader: &mut TrfReader) {
    let mut missing: Vec<String> = Vec::new();
    let mut gaps = 0;
    let mut expected = 1;
    for player in &reader.report.players {
        if player.id > expected {
            gaps += 1;
            let last = player.id - 1;
            if gaps <= MOST_TOLD {
                missing.push(match last == expected {
                    true => last.to_string(),
                    false => format!("{expected}\u{2013}{last}"),
                });
            }
        }
        expected = player.id + 1;
    }
    if gaps > MOST_TOLD {
        missing.push("\u{2026}".to_string());
    }
    if !missing.is_empty() {
        let trouble = TrfFault::NumbersMissing { numbers: missing.join(", ") };
        reader.found.push(LocatedTrfFault::for_whole_file(trouble));
    }
}
