//! Tournament Report Files (TRF), the text in which pairing programs of chess
//! exchange tournaments: versions of 2006, 2016 and 2026, with the records that
//! JaVaFo (`XX…`) and bbpPairings (`BB…`) added.
//!
//! A file becomes a [`TournamentReport`]: its crosstable, and everything else it
//! says. Lines are read in their order by their first three characters; then the
//! lines of players are laid beside each other. What cannot be read or does not
//! fit is a problem with its line. For `import` the report becomes the sheets of
//! a return.
//!
//! Facts of the format: TRF26 (FIDE Handbook C.02.03, annex A, applied since
//! September 2025), the manuals of JaVaFo 2.2 and bbpPairings. What does not
//! belong here: how files are written (`report::trf`), who meets whom (`draw`).

mod book;
mod columns;
mod games;
mod player;
pub mod problems;
mod records;
mod system;
mod text;

use std::collections::BTreeMap;

use crate::model::crosstable::Colour;
use crate::model::tournament_report::{ReportLine, TournamentReport};
use crate::problem::{Place, Problem, Trouble};

pub use book::facsimile;
use columns::whole;
use games::assemble;
use player::{MOST_ROUNDS, PlayerLine};
use records::Later;
use system::System;

/// Records about teams.
const OF_TEAMS: [&str; 9] = ["013", "310", "320", "330", "300", "352", "362", "801", "802"];
/// Records of the tournament that the table or the writer makes anew.
const COUNTED: [&str; 2] = ["062", "072"];

/// A file while it is read.
#[derive(Default)]
struct Reader {
    report: TournamentReport,
    players: Vec<PlayerLine>,
    system: System,
    /// Records about players, to be used when all players are known.
    later: Vec<Later>,
    by_position: bool,
    /// Lines that are not used, by code: how many, and the first of them.
    unused: BTreeMap<String, (usize, u32)>,
    team: Option<u32>,
    problems: Vec<Problem>,
}

/// Reads a file. The report holds what could be read; with an error among the
/// problems nothing should be drawn from it.
pub fn read(bytes: &[u8]) -> (TournamentReport, Vec<Problem>) {
    let (text, guessed) = text::decode(bytes);
    let mut reader = Reader::default();
    if guessed {
        reader.problems.push(Problem::of_file(problems::Encoding));
    }
    for (number, line) in text::lines(&text) {
        reader.line(number, line.trim_end());
    }
    reader.finish(&text)
}

fn at_line(line: u32, trouble: Trouble) -> Problem {
    Problem::new(trouble, Place::Line(line))
}

impl Reader {
    fn line(&mut self, number: u32, line: &str) {
        if line.trim().is_empty() || line.starts_with("###") {
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
            let trouble = problems::Record { code: code.to_string(), why };
            self.problems.push(at_line(number, trouble.into()));
        }
    }

    fn player(&mut self, number: u32, line: &str) {
        let player = player::read(number, line);
        if player.shift != 0 {
            self.problems.push(at_line(number, problems::Shifted { by: player.shift }.into()));
        }
        if !player.faults.is_empty() {
            let why = player.faults.join("; ");
            self.problems.push(at_line(number, problems::Line { why }.into()));
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

    /// Uses a record that is no player, or keeps it.
    fn record(&mut self, line: ReportLine) -> Result<(), String> {
        match line.code.as_str() {
            "142" | "XXR" => self.rounds(&line.text)?,
            "152" => self.colour(&line.text)?,
            "XXC" => return self.configuration(line),
            "162" => self.system.read_162(&line.text)?,
            "XXS" => self.system.read_xxs(&line.text)?,
            "BBW" | "BBD" | "BBL" | "BBZ" | "BBF" | "BBU" => {
                self.system.read_bb(&line.code, &line.text)?;
            }
            "240" | "250" | "260" | "XXA" | "XXP" | "XXZ" => {
                self.later.push(Later::read(&line)?);
            }
            "192" => {
                self.kind(&line);
                self.report.header.push(line);
            }
            "299" => {
                let what = "points that do not follow from results";
                let trouble = problems::NotCounted { code: "299", what };
                self.problems.push(at_line(line.line, trouble.into()));
                self.report.kept.push(line);
            }
            code if COUNTED.contains(&code) => {}
            code if OF_TEAMS.contains(&code) => {
                self.team.get_or_insert(line.line);
                self.report.kept.push(line);
            }
            code if crate::model::tournament_report::meaning_of(code).is_some() => {
                self.report.header.push(line);
            }
            _ => self.unused(line),
        }
        Ok(())
    }

    /// Keeps a record that nothing knows what to do with.
    fn unused(&mut self, line: ReportLine) {
        // A text that is no report at all has as many beginnings as lines.
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
        let rounds = whole(text).and_then(|rounds| usize::try_from(rounds).ok());
        match rounds.filter(|rounds| (1..=MOST_ROUNDS).contains(rounds)) {
            Some(rounds) => self.report.table.rounds = Some(rounds),
            None => return Err(format!("\u{201c}{text}\u{201d} is no number of rounds")),
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

    /// `192`: the system, and whether it is accelerated.
    fn kind(&mut self, line: &ReportLine) {
        let named = line.text.trim().to_uppercase();
        self.report.baku = named.ends_with("_BAKU");
        let dutch = named.starts_with("FIDE_DUTCH") && !named.contains("2017");
        if !dutch && !named.is_empty() {
            self.problems.push(at_line(line.line, problems::OtherSystem { named }.into()));
        }
    }

    fn finish(mut self, text: &str) -> (TournamentReport, Vec<Problem>) {
        let notes = self.unused.iter().map(|(code, (count, first))| {
            let code = if code.is_empty() { "lines that are no records" } else { code };
            match count {
                1 => format!("{code} (line {first})"),
                _ => format!("{code} ({count} lines from line {first} on)"),
            }
        });
        let what = notes.collect::<Vec<_>>().join(", ");
        if !what.is_empty() {
            self.problems.push(Problem::of_file(problems::Kept { what }));
        }
        if let Some(line) = self.team {
            self.problems.push(Problem::of_file(problems::Teams { line }));
        }
        let count = self.players.iter().map(|player| player.without_letter).sum();
        if count > 0 {
            let trouble = problems::ByesWithoutLetter { count };
            self.problems.push(Problem::of_file(trouble));
        }
        if self.players.is_empty() {
            let why = match text.trim().is_empty() {
                true => "it is empty",
                false => "no line of it begins with 001",
            };
            let why =
                if self.problems.iter().any(is_line) { "none of them can be read" } else { why };
            self.problems.push(Problem::of_file(problems::NoPlayers { why }));
        }
        self.report.table.points = self.system.points;
        assemble(&mut self);
        (self.report, self.problems)
    }
}

/// Whether a problem says that a player's line cannot be read.
fn is_line(problem: &Problem) -> bool {
    problem.trouble.is::<problems::Line>()
}
