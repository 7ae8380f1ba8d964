//! The lines of a file in order: players, and records that are used, kept or rejected.

use std::collections::{BTreeMap, HashMap};

use super::columns::parse_whole_number;
use super::fault::{LocatedTrfFault, TrfFault};
use super::player::{self, MOST_ROUNDS, PlayerLine};
use super::point_system::PointSystemReader;
use super::records::{DrawInstruction, DrawInstructionRecord, forbidden_pairings_among};
use super::report::{COMMENT_PREFIX, ReportLine, TournamentReport, header_record_meaning};
use super::team_report::TeamReport;
use super::teams::TeamRecords;
use crate::crosstable::Colour;

/// The codes of records about teams.
const OF_TEAMS: [&str; 9] = ["013", "310", "320", "330", "300", "352", "362", "801", "802"];
/// Those of them that are kept unchanged when the teams are read.
const UNUSED_OF_TEAMS: [&str; 6] = ["250", "362", "801", "802", "XXA", "XXZ"];
/// Records of the tournament that the table or the writer computes.
const COUNTED: [&str; 2] = ["062", "072"];

/// The state while a file is read.
#[derive(Default)]
pub(super) struct TrfReader {
    /// The report so far.
    pub report: TournamentReport,
    /// The lines of players.
    pub players: Vec<PlayerLine>,
    system: PointSystemReader,
    /// Records about players, to use once all players are known.
    pub later: Vec<DrawInstructionRecord>,
    /// Records about players that cannot be used, with the reasons.
    odd_later: Vec<(ReportLine, String)>,
    /// Whether the file has its own order of players.
    pub by_position: bool,
    /// Unused lines by code: the number and the first of them.
    unused: BTreeMap<String, (usize, u32)>,
    /// The records of teams, and those about players that mean teams if there are any.
    teams: TeamRecords,
    /// The faults found so far, each with its line.
    pub found: Vec<LocatedTrfFault>,
}

impl TrfReader {
    /// Reads a line by its code.
    pub(super) fn read_line(&mut self, number: u32, line: &str) {
        if line.trim().is_empty() {
            return;
        }
        if let Some(comment) = line.strip_prefix(COMMENT_PREFIX) {
            self.report.comments.push(comment.trim().to_string());
            return;
        }
        let ends = line.char_indices().nth(3).map_or(line.len(), |(end, _)| end);
        let (code, rest) = line.split_at(ends);
        if code == "001" {
            self.player(number, line);
            return;
        }
        let kept = ReportLine {
            code: code.to_string(),
            text: rest.strip_prefix(' ').unwrap_or(rest).to_string(),
            line: number,
        };
        if let Err(why) = self.record(kept) {
            let trouble = TrfFault::Record { code: code.to_string(), why };
            self.found.push(LocatedTrfFault::at_line(number, trouble));
        }
    }

    fn player(&mut self, number: u32, line: &str) {
        let player = player::parse_player_line(number, line);
        if player.shift != 0 {
            self.found
                .push(LocatedTrfFault::at_line(number, TrfFault::Shifted { by: player.shift }));
        }
        if !player.faults.is_empty() {
            let why = player.faults.join("; ");
            self.found.push(LocatedTrfFault::at_line(number, TrfFault::Line { why }));
        }
        if player.id.is_none() || !player.faults.is_empty() {
            self.keep(ReportLine {
                code: "001".to_string(),
                text: line.chars().skip(4).collect(),
                line: number,
            });
        }
        if player.id.is_some() {
            self.players.push(player);
        }
    }

    /// Uses or keeps a record that is no player.
    fn record(&mut self, line: ReportLine) -> Result<(), String> {
        match line.code.as_str() {
            "142" | "XXR" => self.rounds(&line.text)?,
            "152" => self.colour(&line.text)?,
            "XXC" => return self.configuration(line),
            "162" => self.system.read_162(&line.text)?,
            "XXS" => self.system.read_xxs(&line.text)?,
            "BBW" | "BBD" | "BBL" | "BBZ" | "BBF" | "BBU" => {
                self.system.read_bbpairings_record(&line.code, &line.text)?;
            }
            "240" | "250" | "260" | "XXA" | "XXP" | "XXZ" => {
                self.teams.keep_record(line.clone());
                // A record of teams can have match points, which one of players has not.
                match DrawInstructionRecord::parse(&line) {
                    Ok(later) => self.later.push(later),
                    Err(why) => self.odd_later.push((line, why)),
                }
            }
            "192" => {
                self.report.baku = line.text.trim().to_uppercase().ends_with("_BAKU");
                self.report.header.push(line);
            }
            "299" => {
                let what = "points that do not follow from results";
                let trouble = TrfFault::NotCounted { code: "299", what };
                self.found.push(LocatedTrfFault::at_line(line.line, trouble));
                self.report.kept.push(line);
            }
            code if COUNTED.contains(&code) => {}
            code if OF_TEAMS.contains(&code) => self.teams.keep_record(line),
            code if header_record_meaning(code).is_some() => {
                self.report.header.push(line);
            }
            _ => self.unused(line),
        }
        Ok(())
    }

    /// Keeps an unknown record.
    fn unused(&mut self, line: ReportLine) {
        // In a text that is no report, almost every line has its own beginning.
        let is_code = line.code.len() == 3 && line.code.chars().all(char::is_alphanumeric);
        let named = if is_code { line.code.clone() } else { String::new() };
        self.unused.entry(named).or_insert((0, line.line)).0 += 1;
        self.keep(line);
    }

    fn keep(&mut self, line: ReportLine) {
        self.report.kept.push(line);
    }

    fn rounds(&mut self, text: &str) -> Result<(), String> {
        let text = text.trim();
        let rounds = parse_whole_number(text).and_then(|rounds| usize::try_from(rounds).ok());
        match rounds.filter(|rounds| (1..=MOST_ROUNDS).contains(rounds)) {
            Some(rounds) => self.report.table.rounds = Some(rounds),
            None => return Err(format!("\u{201c}{text}\u{201d} is not a number of rounds")),
        }
        Ok(())
    }

    fn colour(&mut self, text: &str) -> Result<(), String> {
        let text = text.trim();
        self.report.table.initial_colour = match text {
            "W" | "w" => Some(Colour::White),
            "B" | "b" => Some(Colour::Black),
            _ => return Err(format!("\u{201c}{text}\u{201d} is neither W nor B")),
        };
        Ok(())
    }

    /// `XXC`: words in any order.
    fn configuration(&mut self, line: ReportLine) -> Result<(), String> {
        for word in line.text.split_whitespace() {
            match word.to_lowercase().as_str() {
                "rank" => self.by_position = true,
                "white1" => self.report.table.initial_colour = Some(Colour::White),
                "black1" => self.report.table.initial_colour = Some(Colour::Black),
                _ => return Err(format!("there is no choice {word}")),
            }
        }
        Ok(())
    }

    /// Reports faults of the whole text after the last line.
    pub(super) fn report_file_faults(&mut self, text: &str) {
        let notes = self.unused.iter().map(|(code, (count, first))| {
            let code = if code.is_empty() { "lines that are not records" } else { code };
            match count {
                1 => format!("{code} (line {first})"),
                _ => format!("{code} ({count} lines from line {first} on)"),
            }
        });
        let what = notes.collect::<Vec<_>>().join(", ");
        if !what.is_empty() {
            self.found.push(LocatedTrfFault::for_whole_file(TrfFault::Kept { what }));
        }
        let count = self.players.iter().map(|player| player.without_letter.len()).sum();
        if count > 0 && !self.is_team_event() {
            let trouble = TrfFault::ByesWithoutLetter { count };
            self.found.push(LocatedTrfFault::for_whole_file(trouble));
        }
        if self.players.is_empty() {
            let why = match text.trim().is_empty() {
                true => "it is empty",
                false => "no line of it begins with 001",
            };
            let why = if self.found.iter().any(is_line) { "none of them can be read" } else { why };
            self.found.push(LocatedTrfFault::for_whole_file(TrfFault::NoPlayers { why }));
        }
        self.report.table.points = self.system.points;
    }
}

impl TrfReader {
    /// Whether the file is certainly of teams.
    pub(super) fn is_team_event(&self) -> bool {
        self.teams.has_pairing_numbers() && !self.report.is_scheveningen()
    }

    /// Reads the teams and their matches, once the games of the players are known.
    pub(super) fn read_teams(&mut self, lines: &[u32], positions: &HashMap<u32, usize>) {
        let records = std::mem::take(&mut self.teams);
        let odd = std::mem::take(&mut self.odd_later);
        if self.report.is_scheveningen() && records.has_teams() {
            // Its players are ranked alone, and their teams are its sides.
            let teams = records.teams(positions, &mut self.found);
            let listed =
                teams.iter().flat_map(|team| team.players.iter().map(move |one| (*one, team)));
            for (seat, (player, team)) in listed.enumerate() {
                let player = &mut self.report.players[player];
                (player.team, player.seat) = (team.name.clone(), seat);
            }
            return;
        }
        let table = &self.report.table;
        let (contestants, played) = (&table.contestants, table.played);
        let worth =
            Some(table.points.allocated_bye).filter(|_| !self.report.has_pairings_set_in_advance());
        let teams = match records.has_teams() {
            true => records.build_team_report(
                contestants,
                lines,
                positions,
                played,
                worth,
                &mut self.found,
            ),
            false => None,
        };
        if let Some(mut teams) = teams {
            // Their numbers are those of teams.
            self.keep_teams_apart(&mut teams, odd);
            self.report.kept.extend(records.kept_records(&UNUSED_OF_TEAMS));
            self.report.lines = records.line_numbers_of_teams(&teams.teams);
            self.report.teams = Some(teams);
            return;
        }
        for (line, why) in odd {
            let trouble = TrfFault::Record { code: line.code, why };
            self.found.push(LocatedTrfFault::at_line(line.line, trouble));
        }
        let kept = records.kept_records(&OF_TEAMS);
        if let Some(first) = kept.first() {
            self.found.push(LocatedTrfFault::for_whole_file(TrfFault::Teams { line: first.line }));
        }
        self.report.kept.extend(kept);
    }

    /// Uses the pairs of teams that must not meet (`260`, `XXP`), of all records that name numbers.
    fn keep_teams_apart(&mut self, teams: &mut TeamReport, odd: Vec<(ReportLine, String)>) {
        let positions: HashMap<u32, usize> =
            (0..).zip(&teams.teams).map(|(at, team)| (team.number, at)).collect();
        let mut refuse = |line: u32, code: String, why: String| {
            let trouble = TrfFault::Record { code, why };
            self.found.push(LocatedTrfFault::at_line(line, trouble));
        };
        let is_apart = |code: &str| ["260", "XXP"].contains(&code);
        for (line, why) in odd.into_iter().filter(|(line, _)| is_apart(&line.code)) {
            refuse(line.line, line.code, why);
        }
        for record in self.later.drain(..).filter(|record| is_apart(&record.code)) {
            if let Some(unknown) = record.unknown_player_numbers(&positions).first() {
                refuse(record.line, record.code.clone(), format!("there is no team {unknown}"));
            }
            if let DrawInstruction::Apart { rounds, ids } = &record.what {
                teams.forbidden.extend(forbidden_pairings_among(ids, *rounds, &positions));
            }
        }
        teams.forbidden.sort_unstable();
        teams.forbidden.dedup();
    }
}

/// Whether a fault means an unreadable player's line.
fn is_line(found: &LocatedTrfFault) -> bool {
    matches!(found.fault, TrfFault::Line { .. })
}
