//! Team records: teams (`310`, formerly `013`), line-ups (`300`), byes (`320`, `240`), forfeited matches
//! (`330`) and the colours of boards (`352`).
//!
//! The matches follow from the games of the players: the boards of a match are the players of a team
//! who were paired in the round, in the order of `310` or as `300` says. The home team has the first
//! colour of `352`, White if it is absent, on the first board.

use std::cmp::Ordering;
use std::collections::{BTreeMap, BTreeSet, HashMap};

use super::columns::{TrfLineColumns, parse_points, parse_whole_number};
use super::fault::{LocatedTrfFault, TrfFault};
use super::report::ReportLine;
use super::team_matches::{LineUps, TeamGames};
use super::team_report::{ReportedTeam, TeamBye, TeamMatch, TeamReport};
use crate::crosstable::{
    Colour, Contestant, GamePoints, PlayerGameResult, PointSystem, RoundResult,
};

/// The most teams, and players of a team, that their records have room for.
const MOST_TEAMS: u32 = 999;
const MOST_PLAYERS: usize = 256;

/// The records of teams while a file is read.
#[derive(Default)]
pub(super) struct TeamRecords {
    lines: Vec<ReportLine>,
}

impl TeamRecords {
    /// Keeps a record that may be one of teams.
    pub(super) fn keep_record(&mut self, line: ReportLine) {
        self.lines.push(line);
    }

    /// Whether any record names a team.
    pub(super) fn has_teams(&self) -> bool {
        self.lines.iter().any(|line| matches!(line.code.as_str(), "310" | "013"))
    }

    /// Whether teams are told with their pairing numbers, which only events of teams have.
    pub(super) fn has_pairing_numbers(&self) -> bool {
        self.lines.iter().any(|line| line.code == "310")
    }

    fn with_code<'a>(&'a self, code: &'a str) -> impl Iterator<Item = &'a ReportLine> {
        self.lines.iter().filter(move |line| line.code == code)
    }

    /// The records of a code that are kept unchanged.
    pub(super) fn kept_records(&self, codes: &[&str]) -> Vec<ReportLine> {
        self.lines.iter().filter(|line| codes.contains(&line.code.as_str())).cloned().collect()
    }

    /// The teams and their matches; `None` if the file names teams of an event of single players:
    /// the games are then no matches of those teams. `lines` are those of the players, `worth` is what
    /// the bye of the draw is worth to one, where there is such a bye.
    pub(super) fn build_team_report(
        &self,
        contestants: &[Contestant],
        lines: &[u32],
        positions: &HashMap<u32, usize>,
        played: usize,
        worth: Option<GamePoints>,
        found: &mut Vec<LocatedTrfFault>,
    ) -> Option<TeamReport> {
        let mut faults = Vec::new();
        let mut report = TeamReport {
            teams: self.teams(positions, &mut faults),
            colours: self.colours(&mut faults),
            ..TeamReport::default()
        };
        let line_ups = self.line_ups(&mut faults);
        let forfeited = self.forfeited(&report, &mut faults);
        let field = TeamGames { contestants, report: &report, line_ups: &line_ups, positions };
        let (mut matches, mut unfit) = (Vec::new(), BTreeSet::new());
        for round in 1..=played {
            let fitting = field.matches_of_round(round);
            // Teams without pairing numbers can be clubs of an event of single players.
            if !fitting.misfits.is_empty() && !self.has_pairing_numbers() {
                return None;
            }
            matches.extend(fitting.matches);
            for misfit in fitting.misfits {
                let line = lines.get(misfit.player).copied().unwrap_or_default();
                let fault = TrfFault::Record { code: "310".to_string(), why: misfit.why };
                faults.push(LocatedTrfFault::at_line(line, fault));
                unfit.extend(misfit.teams);
            }
        }
        report.matches = matches;
        for one in forfeited {
            let known = report.matches.iter().any(|known| {
                known.round == one.round && known.teams.iter().all(|t| one.teams.contains(t))
            });
            if !known {
                report.matches.push(one);
            }
        }
        report.matches.sort_by_key(|one| (one.round, one.teams));
        let given = self.with_code("320").next();
        report.bye_points = given.and_then(|line| points_of_allocated(&line.text).ok());
        report.byes = self.byes(&report, contestants, played, &mut faults);
        if report.bye_points.is_none() {
            report.bye_points =
                worth.and_then(|worth| points_on_boards(&report, contestants, worth));
        }
        self.check_points(&report, &unfit, contestants, played, &mut faults);
        found.extend(faults);
        Some(report)
    }

    /// The lines of teams.
    pub(super) fn line_numbers_of_teams(&self, teams: &[ReportedTeam]) -> Vec<u32> {
        if !self.has_pairing_numbers() {
            return self.with_code("013").map(|line| line.line).take(teams.len()).collect();
        }
        let line = |team: &ReportedTeam| self.line_of(team).map_or(0, |line| line.line);
        teams.iter().map(line).collect()
    }

    /// The `310` of a team.
    fn line_of(&self, team: &ReportedTeam) -> Option<&ReportLine> {
        let number = team.number.to_string();
        self.with_code("310").find(|line| TrfLineColumns::new(&line.text).get(1, 3) == number)
    }

    /// The teams of the records, with their players as positions.
    pub(super) fn teams(
        &self,
        positions: &HashMap<u32, usize>,
        faults: &mut Vec<LocatedTrfFault>,
    ) -> Vec<ReportedTeam> {
        let mut teams: Vec<ReportedTeam> = Vec::new();
        let certain = self.has_pairing_numbers();
        let lines = self.with_code(if certain { "310" } else { "013" });
        for line in lines {
            let read = match certain {
                true => team_of_310(&line.text),
                false => team_of_013(&line.text, teams.len() as u32 + 1),
            };
            let mut refuse = |why: String| {
                let fault = TrfFault::Record { code: line.code.clone(), why };
                faults.push(LocatedTrfFault::at_line(line.line, fault));
            };
            let (team, ids) = match read {
                Ok(read) => read,
                Err(why) => {
                    refuse(why);
                    continue;
                }
            };
            if teams.iter().any(|known| known.number == team.number) {
                refuse(format!("team {} is there already", team.number));
                continue;
            }
            let unknown: Vec<String> =
                ids.iter().filter(|id| !positions.contains_key(id)).map(u32::to_string).collect();
            if !unknown.is_empty() {
                refuse(format!("there is no player {}", unknown.join(", ")));
            }
            let players = ids.iter().filter_map(|id| positions.get(id).copied()).collect();
            teams.push(ReportedTeam { players, ..team });
        }
        teams
    }

    /// `352`: the home team's colours by board.
    fn colours(&self, faults: &mut Vec<LocatedTrfFault>) -> Vec<Colour> {
        let Some(line) = self.with_code("352").next() else { return Vec::new() };
        let letters = line.text.chars().filter(|c| !c.is_whitespace());
        let colours: Option<Vec<Colour>> = letters
            .map(|letter| match letter.to_ascii_uppercase() {
                'W' => Some(Colour::White),
                'B' => Some(Colour::Black),
                _ => None,
            })
            .collect();
        colours.unwrap_or_else(|| {
            let why = format!("\u{201c}{}\u{201d} is not a sequence of W and B", line.text.trim());
            faults.push(LocatedTrfFault::at_line(
                line.line,
                TrfFault::Record { code: line.code.clone(), why },
            ));
            Vec::new()
        })
    }

    /// `300`: round, team, opponent, players.
    fn line_ups(&self, faults: &mut Vec<LocatedTrfFault>) -> LineUps {
        let mut line_ups = LineUps::new();
        for line in self.with_code("300") {
            let numbers: Option<Vec<u32>> =
                line.text.split_whitespace().map(parse_whole_number).collect();
            match numbers.as_deref() {
                Some([round, team, _, players @ ..]) if players.len() <= MOST_PLAYERS => {
                    line_ups.insert((*round as usize, *team), players.to_vec());
                }
                _ => {
                    let why = "it does not give a round, two teams and their players".to_string();
                    let fault = TrfFault::Record { code: line.code.clone(), why };
                    faults.push(LocatedTrfFault::at_line(line.line, fault));
                }
            }
        }
        line_ups
    }

    /// `330`: matches that were forfeited as a whole.
    fn forfeited(&self, report: &TeamReport, faults: &mut Vec<LocatedTrfFault>) -> Vec<TeamMatch> {
        let mut matches = Vec::new();
        for line in self.with_code("330") {
            let words: Vec<&str> = line.text.split_whitespace().collect();
            match forfeited_match(&words, report) {
                Ok(one) => matches.push(one),
                Err(why) => {
                    let fault = TrfFault::Record { code: line.code.clone(), why };
                    faults.push(LocatedTrfFault::at_line(line.line, fault));
                }
            }
        }
        matches
    }

    /// The byes of teams, from the records `320` and `240`, and where all boards of a team have the
    /// bye of the draw (`U`).
    fn byes(
        &self,
        report: &TeamReport,
        contestants: &[Contestant],
        played: usize,
        faults: &mut Vec<LocatedTrfFault>,
    ) -> Vec<TeamBye> {
        let mut byes = byes_on_boards(report, contestants, played);
        for line in self.lines.iter().filter(|line| ["320", "240"].contains(&line.code.as_str())) {
            let read = match line.code.as_str() {
                "320" => allocated(&line.text, report),
                _ => requested(&line.text.split_whitespace().collect::<Vec<_>>(), report),
            };
            match read {
                Ok(read) => byes.extend(read),
                Err(why) => {
                    let fault = TrfFault::Record { code: line.code.clone(), why };
                    faults.push(LocatedTrfFault::at_line(line.line, fault));
                }
            }
        }
        let plays = |round: usize, team: usize| {
            report.matches.iter().any(|one| one.round == round && one.teams.contains(&team))
        };
        let byes = byes.into_iter().filter(|((round, team), _)| !plays(*round, *team));
        byes.map(|((round, team), bye)| TeamBye { round, team, bye }).collect()
    }

    /// Compares the points of each team with its matches, except those of which a match is told
    /// already; `362` sets other match points.
    fn check_points(
        &self,
        report: &TeamReport,
        unfit: &BTreeSet<usize>,
        contestants: &[Contestant],
        played: usize,
        faults: &mut Vec<LocatedTrfFault>,
    ) {
        if let Some(line) = self.with_code("362").find(|line| !has_usual_match_points(line)) {
            let what = "match points other than 2, 1 and 0";
            faults.push(LocatedTrfFault::at_line(
                line.line,
                TrfFault::NotCounted { code: "362", what },
            ));
            return;
        }
        if !report.has_alternating_colours()
            && let Some(line) = self.with_code("352").next()
        {
            let what = "the colours of the boards do not alternate from White";
            faults.push(LocatedTrfFault::at_line(
                line.line,
                TrfFault::NotCounted { code: "352", what },
            ));
        }
        let fitting = report.teams.iter().enumerate().filter(|(at, _)| !unfit.contains(at));
        for (at, team) in fitting {
            let Some(line) = self.line_of(team) else { continue };
            let Some(counted) = score_of(report, contestants, at, played) else { continue };
            for (typed, counted) in
                [(team.match_points, counted[0]), (team.game_points, counted[1])]
            {
                if let Some(typed) = typed.filter(|typed| *typed != counted) {
                    let (typed, counted) = (typed.to_text(), counted.to_text());
                    let fault = TrfFault::Points { typed, counted, rounds: played };
                    faults.push(LocatedTrfFault::at_line(line.line, fault));
                    break;
                }
            }
        }
    }
}

/// The rounds and teams in which every player of a team who is not absent has the bye of the draw.
fn byes_on_boards(
    report: &TeamReport,
    contestants: &[Contestant],
    played: usize,
) -> BTreeMap<(usize, usize), RoundResult> {
    let has_bye = |team: &ReportedTeam, round: usize| {
        let of_round =
            |player: &usize| contestants.get(*player)?.round_results.get(round - 1).copied();
        let mut found = team.players.iter().filter_map(of_round);
        let is_absent = |found: &RoundResult| matches!(found, RoundResult::Absent);
        found.clone().any(|found| found == RoundResult::AllocatedBye)
            && found.all(|found| found == RoundResult::AllocatedBye || is_absent(&found))
    };
    let teams = report.teams.iter().enumerate();
    teams
        .flat_map(|(at, team)| (1..=played).map(move |round| (at, team, round)))
        .filter(|(_, team, round)| has_bye(team, *round))
        .map(|(at, _, round)| ((round, at), RoundResult::AllocatedBye))
        .collect()
}

/// The points of the bye of the draw without a record `320`: the match points of a draw (C.04.6, 1.4), and
/// the game points that its players have for theirs (`U`, by `162`), if they have it.
fn points_on_boards(
    report: &TeamReport,
    contestants: &[Contestant],
    worth: GamePoints,
) -> Option<[GamePoints; 2]> {
    let bye = report.byes.iter().find(|one| one.bye == RoundResult::AllocatedBye)?;
    let of_round = |player: &usize| contestants.get(*player)?.round_results.get(bye.round - 1);
    let found = report.teams[bye.team].players.iter().filter_map(of_round);
    let boards = found.filter(|own| **own == RoundResult::AllocatedBye).count();
    let games = boards.min(report.max_match_boards()) as i32 * worth.0;
    (boards > 0).then_some([PointSystem::MATCH_POINTS.half_bye, GamePoints(games)])
}

/// Whether a record `362` gives 2, 1 and 0 match points, as without it.
pub(super) fn has_usual_match_points(line: &ReportLine) -> bool {
    let bare: String = line.text.split_whitespace().collect();
    bare.replace(".0", "").to_uppercase() == "TW2TD1TL0"
}

/// Whether a game of a match was played over the board.
pub(super) fn is_any_match_game_played(contestants: &[Contestant], one: &TeamMatch) -> bool {
    one.boards.iter().flatten().flatten().any(|player| {
        let rounds = contestants.get(*player).map(|player| &player.round_results);
        let found = rounds.and_then(|rounds| rounds.get(one.round - 1));
        found.copied().is_some_and(RoundResult::was_game_played)
    })
}

/// The match points and game points of a team after so many rounds; `None` if a match is not
/// finished.
fn score_of(
    report: &TeamReport,
    contestants: &[Contestant],
    team: usize,
    played: usize,
) -> Option<[GamePoints; 2]> {
    let (system, boards) = (PointSystem::MATCH_POINTS, report.max_match_boards() as i32);
    let mut score = [GamePoints::ZERO; 2];
    for one in &report.matches {
        let Some(side) = one.teams.iter().position(|own| *own == team) else { continue };
        let games = match one.forfeited {
            Some(forfeited) => forfeited.map(|lost| if lost { 0 } else { 10 * boards }),
            None => match_game_points(contestants, one)?,
        };
        score[0] +=
            match match_result_of_side(games, side, is_any_match_game_played(contestants, one)) {
                PlayerGameResult::Win => system.win[0],
                PlayerGameResult::Draw => system.draw[0],
                PlayerGameResult::Loss => system.loss[0],
            };
        score[1] += GamePoints(games[side]);
    }
    for bye in report.byes.iter().filter(|bye| bye.team == team && bye.round <= played) {
        let points = report.points_of_bye(bye.bye, false);
        score.iter_mut().zip(points).for_each(|(sum, points)| *sum += points);
    }
    Some(score)
}

/// The result of a side of a match by the game points of both. One that nobody played and in which nobody
/// scored is lost by both; boards that were forfeited each way are a draw.
pub(super) fn match_result_of_side(
    games: [i32; 2],
    side: usize,
    is_played: bool,
) -> PlayerGameResult {
    match games[side].cmp(&games[1 - side]) {
        Ordering::Greater => PlayerGameResult::Win,
        Ordering::Equal if is_played || games[side] > 0 => PlayerGameResult::Draw,
        Ordering::Equal | Ordering::Less => PlayerGameResult::Loss,
    }
}

/// The game points of both sides of a match in tenths; `None` if a game is not finished.
pub(super) fn match_game_points(contestants: &[Contestant], one: &TeamMatch) -> Option<[i32; 2]> {
    let mut sums = [0; 2];
    for board in &one.boards {
        for (sum, player) in sums.iter_mut().zip(board) {
            let Some(player) = player else { continue };
            let round_result = *contestants[*player].round_results.get(one.round - 1)?;
            if matches!(round_result, RoundResult::Unfinished { .. }) {
                return None;
            }
            *sum += PointSystem::STANDARD.points(round_result).0;
        }
    }
    Some(sums)
}

/// `310` by its columns, counted from the text after the code.
fn team_of_310(text: &str) -> Result<(ReportedTeam, Vec<u32>), String> {
    let columns = TrfLineColumns::new(text);
    let number =
        parse_whole_number(columns.get(1, 3)).filter(|number| (1..=MOST_TEAMS).contains(number));
    let number = number.ok_or("it has no pairing number")?;
    let team = ReportedTeam {
        number,
        name: columns.get(5, 36).to_string(),
        nickname: columns.get(38, 42).to_string(),
        strength: parse_whole_number(columns.get(44, 49)),
        match_points: parse_points(columns.get(51, 56)),
        game_points: parse_points(columns.get(58, 63)),
        rank: parse_whole_number(columns.get(65, 67)),
        players: Vec::new(),
    };
    Ok((team, players_from(&columns, 70)?))
}

/// `013`, whose teams are numbered in order.
fn team_of_013(text: &str, number: u32) -> Result<(ReportedTeam, Vec<u32>), String> {
    let columns = TrfLineColumns::new(text);
    let name = columns.get(1, 32).to_string();
    Ok((ReportedTeam { number, name, ..ReportedTeam::default() }, players_from(&columns, 33)?))
}

/// Players in fields of four columns, from a column on.
fn players_from(columns: &TrfLineColumns<'_>, first: usize) -> Result<Vec<u32>, String> {
    let fields = (first..=columns.len()).step_by(5).take(MOST_PLAYERS);
    let read = |at: usize| match columns.get(at, at + 3) {
        "" => None,
        text => Some(
            parse_whole_number(text)
                .ok_or_else(|| format!("\u{201c}{text}\u{201d} is not a player")),
        ),
    };
    fields.filter_map(read).collect()
}

fn team_at(report: &TeamReport, word: &str) -> Result<usize, String> {
    let number =
        parse_whole_number(word).ok_or_else(|| format!("\u{201c}{word}\u{201d} is not a team"))?;
    let found = report.teams.iter().position(|team| team.number == number);
    found.ok_or_else(|| format!("there is no team {number}"))
}

fn round_at(word: &str) -> Result<usize, String> {
    let round = parse_whole_number(word).filter(|round| (1..=999).contains(round));
    round
        .map(|round| round as usize)
        .ok_or_else(|| format!("\u{201c}{word}\u{201d} is not a round"))
}

fn forfeited_match(words: &[&str], report: &TeamReport) -> Result<TeamMatch, String> {
    let [kind, round, white, black] = words else {
        return Err("it does not give a kind, a round and two teams".to_string());
    };
    let forfeited = match *kind {
        "+-" => [false, true],
        "-+" => [true, false],
        "--" => [true, true],
        other => return Err(format!("there is no forfeit {other}; it is +-, -+ or --")),
    };
    let teams = [team_at(report, white)?, team_at(report, black)?];
    let round = round_at(round)?;
    Ok(TeamMatch { round, teams, boards: Vec::new(), forfeited: Some(forfeited) })
}

/// A bye by round and team.
type Bye = ((usize, usize), RoundResult);

/// The match points and game points of the bye of the draw (`320`).
fn points_of_allocated(text: &str) -> Result<[GamePoints; 2], String> {
    let columns = TrfLineColumns::new(text);
    let [matches, games] = [columns.get(1, 4), columns.get(6, 9)].map(|text| {
        parse_points(text).ok_or_else(|| format!("\u{201c}{text}\u{201d} are not points"))
    });
    Ok([matches?, games?])
}

/// `320` by its columns, counted from the text after the code: match points, game points, then the
/// team of each round, blank or 0 for none.
fn allocated(text: &str, report: &TeamReport) -> Result<Vec<Bye>, String> {
    let columns = TrfLineColumns::new(text);
    match report.bye_points {
        Some(others) if others != points_of_allocated(text)? => {
            return Err("an earlier one gives the bye other points".to_string());
        }
        _ => {}
    }
    let fields = (11..=columns.len()).step_by(4).map(|at| columns.get(at, at + 2));
    let with_bye = (1..)
        .zip(fields)
        .filter(|(_, field)| !field.is_empty() && parse_whole_number(field) != Some(0));
    with_bye
        .map(|(round, field)| Ok(((round, team_at(report, field)?), RoundResult::AllocatedBye)))
        .collect()
}

/// `240`: the kind of bye, the round, and teams.
fn requested(words: &[&str], report: &TeamReport) -> Result<Vec<Bye>, String> {
    let [kind, round, teams @ ..] = words else {
        return Err("it does not give a kind, a round and teams".to_string());
    };
    let bye = match *kind {
        "F" | "f" => RoundResult::FullBye,
        "H" | "h" => RoundResult::HalfBye,
        "Z" | "z" => RoundResult::ZeroBye,
        other => return Err(format!("there is no bye {other}; it is F, H or Z")),
    };
    let round = round_at(round)?;
    teams.iter().map(|word| Ok(((round, team_at(report, word)?), bye))).collect()
}
