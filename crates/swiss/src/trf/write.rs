//! Writes a tournament as a Tournament Report File of 2026 (TRF26).
//!
//! Fields are in FIDE's columns, lines end with CR LF, the text is UTF-8. Scores are computed from
//! results. Where TRF26 has no record, JaVaFo's are used: for points that differ by colour or
//! between byes and games (`XXS`), and for an order other than that of the numbers (`XXC rank`).
//! Numbers above 9999 take the blank before their field.

use std::collections::BTreeMap;

use super::report::{COMMENT_PREFIX, ReportedPlayer, TournamentReport};
use super::team_report::{ReportedTeam, TeamMatch, TeamReport};
use crate::crosstable::{
    Colour, ForbiddenPairing, GamePoints, PlayerGameResult, PointSystem, RoundResult,
};

/// Columns of a name.
pub const NAME_WIDTH: usize = 33;
/// Columns of a title or federation, which cut would be another.
const CODE: usize = 3;
const ROUND: usize = 10;
/// Columns of a rating. What is longer is left out: in full it would shift the columns after it.
pub const RATING_WIDTH: usize = 4;
/// Columns of a FIDE number. What is longer is left out: cut it would be another number.
pub const FIDE_NUMBER_WIDTH: usize = 11;
/// Columns of the strength of a team.
const STRENGTH_WIDTH: usize = 6;
const LINE_ENDS: &str = "\r\n";

/// The file of a report.
pub fn write_tournament_report(report: &TournamentReport) -> Vec<u8> {
    let table = &report.table;
    let mut lines: Vec<String> = header(report);
    for at in 0..table.contestants.len() {
        lines.push(player(report, at));
    }
    lines.extend(report.teams.iter().flat_map(|teams| of_teams(report, teams)));
    lines.extend(sides(report));
    lines.extend(byes(report));
    lines.extend(accelerated(report));
    let number = |player: usize| report.contestant_number(player);
    lines.extend(table.forbidden.iter().map(|pair| forbidden(pair, number)));
    let kept = report.kept.iter().filter(|line| line.code != "001");
    lines.extend(kept.map(|line| format!("{} {}", line.code, line.text)));
    lines.extend(report.comments.iter().map(|text| format!("{COMMENT_PREFIX} {}", one_line(text))));
    let mut text = String::new();
    for line in lines {
        text.push_str(line.trim_end());
        text.push_str(LINE_ENDS);
    }
    text.into_bytes()
}

/// The records of the tournament, in order of their codes.
fn header(report: &TournamentReport) -> Vec<String> {
    let table = &report.table;
    let mut records: Vec<(String, String)> =
        report.header.iter().map(|line| (line.code.clone(), line.text.clone())).collect();
    if let Some(teams) = &report.teams {
        records.retain(|(code, _)| !["082", "352"].contains(&code.as_str()));
        records.push(("082".to_string(), teams.teams.len().to_string()));
        let colours = (0..teams.max_match_boards()).map(|board| letter(teams.home_colour(board)));
        let colours: String = colours.collect::<String>().to_uppercase();
        records.push(("352".to_string(), colours));
    }
    let mut put = |code: &str, text: String| records.push((code.to_string(), text));
    let rated = table.contestants.iter().filter(|contestant| contestant.rating.is_some()).count();
    put("062", table.contestants.len().to_string());
    put("072", rated.to_string());
    if let Some(rounds) = table.rounds {
        put("142", rounds.to_string());
    }
    if let Some(colour) = table.initial_colour {
        put("152", if colour == Colour::White { "W" } else { "B" }.to_string());
    }
    let system = &table.points;
    if *system != PointSystem::STANDARD {
        put("162", record_162(system));
    }
    if *system != as_162(system) {
        put("XXS", record_xxs(system));
    }
    if report.has_order_other_than_numbers() {
        put("XXC", "rank".to_string());
    }
    records.sort_by(|a, b| a.0.cmp(&b.0));
    records.into_iter().map(|(code, text)| format!("{code} {}", one_line(&text))).collect()
}

/// Text on one line.
fn one_line(text: &str) -> String {
    text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect()
}

/// Points with one decimal.
fn decimal(points: GamePoints) -> String {
    let sign = if points.0 < 0 { "-" } else { "" };
    let tenths = points.0.unsigned_abs();
    format!("{sign}{}.{}", tenths / 10, tenths % 10)
}

/// The point system as far as `162` can express it: one value for a win, a draw and a loss, for
/// absences and for the bye.
fn as_162(system: &PointSystem) -> PointSystem {
    let [win, draw, loss] = [system.win[0], system.draw[0], system.loss[0]];
    PointSystem {
        win: [win; 2],
        draw: [draw; 2],
        loss: [loss; 2],
        forfeit_win: win,
        forfeit_loss: system.zero_bye,
        allocated_bye: system.allocated_bye,
        full_bye: win,
        half_bye: draw,
        zero_bye: system.zero_bye,
    }
}

/// Letters in columns 6, 15, 24 …, each with four columns of points.
fn record_162(system: &PointSystem) -> String {
    let plain = as_162(system);
    let fields = [
        ('W', plain.win[0]),
        ('D', plain.draw[0]),
        ('L', plain.loss[0]),
        ('A', plain.zero_bye),
        ('P', plain.allocated_bye),
    ];
    let fields = fields.map(|(letter, points)| format!(" {letter}{:>4}", decimal(points)));
    fields.join("   ")
}

fn record_xxs(system: &PointSystem) -> String {
    let fields = [
        ("WW", system.win[0]),
        ("BW", system.win[1]),
        ("WD", system.draw[0]),
        ("BD", system.draw[1]),
        ("WL", system.loss[0]),
        ("BL", system.loss[1]),
        ("FW", system.forfeit_win),
        ("FL", system.forfeit_loss),
        ("PAB", system.allocated_bye),
        ("FPB", system.full_bye),
        ("HPB", system.half_bye),
        ("ZPB", system.zero_bye),
    ];
    fields.map(|(code, points)| format!("{code}={}", decimal(points))).join(" ")
}

/// The line of a player.
fn player(report: &TournamentReport, at: usize) -> String {
    let table = &report.table;
    let contestant = &table.contestants[at];
    let blank = ReportedPlayer::default();
    let player = report.players.get(at).unwrap_or(&blank);
    let number = |number: Option<u32>| number.map(|n| n.to_string()).unwrap_or_default();
    let id = report.contestant_number(at);
    let sex = first(&player.sex, 1);
    let title =
        if contestant.title.chars().count() <= CODE { contestant.title.as_str() } else { "" };
    let name = first(&one_line(&contestant.name), NAME_WIDTH);
    let rating = fitting(number(contestant.rating), RATING_WIDTH);
    let federation = fitting(player.federation.clone(), CODE);
    let fide_number = fitting(player.fide_number.clone(), FIDE_NUMBER_WIDTH);
    let born = first(&player.born, 10);
    // As in the standings: only in the next draw an open game is a draw (C.04.2, 3.1).
    let points = decimal(table.total_points(at));
    let rank = number(player.rank);
    let mut line = format!(
        "001{id:>5} {sex:1}{title:>3} {name:<33} {rating:>4} {federation:<3} {fide_number:>11} {born:<10} {points:>4}{rank:>5}"
    );
    for round_result in &contestant.round_results {
        line.push_str(&round(report, *round_result));
    }
    line
}

/// `013`: the players of each side of a Scheveningen match, in their order.
fn sides(report: &TournamentReport) -> Vec<String> {
    let mut players: Vec<&ReportedPlayer> =
        report.players.iter().filter(|player| !player.team.is_empty()).collect();
    players.sort_by_key(|player| player.seat);
    let of_side = |players: &[&ReportedPlayer]| {
        let name = players.first().map_or("", |player| &player.team);
        let ids: String = players.iter().map(|player| format!("{:>4} ", player.id)).collect();
        format!("013 {:<32}{ids}", first(&one_line(name), 32))
    };
    players.chunk_by(|one, other| one.team == other.team).map(of_side).collect()
}

/// A text if its columns have room for it, else none.
fn fitting(text: String, columns: usize) -> String {
    if text.chars().count() > columns { String::new() } else { text }
}

/// The first characters of a text.
fn first(text: &str, most: usize) -> String {
    text.chars().take(most).collect()
}

/// The letter of a colour.
fn letter(colour: Colour) -> char {
    match colour {
        Colour::White => 'w',
        Colour::Black => 'b',
    }
}

/// The records of teams: `310`, line-ups that differ from the order of the team (`300`), byes (`320`
/// and `240`), forfeited matches (`330`) and teams that must not meet (`260`).
fn of_teams(report: &TournamentReport, teams: &TeamReport) -> Vec<String> {
    let mut lines: Vec<String> = teams.teams.iter().map(|team| of_team(report, team)).collect();
    for one in &teams.matches {
        for side in 0..2 {
            lines.extend(line_up(report, teams, one, side));
        }
    }
    lines.extend(allocated(report, teams));
    let number = |team: usize| teams.teams.get(team).map_or(0, |team| team.number);
    let requested = teams.byes.iter().filter_map(|bye| {
        let kind = match bye.bye {
            RoundResult::FullBye => 'F',
            RoundResult::HalfBye => 'H',
            RoundResult::ZeroBye => 'Z',
            _ => return None,
        };
        Some(format!("240 {kind} {:03} {:>4}", bye.round, number(bye.team)))
    });
    lines.extend(requested);
    lines.extend(teams.matches.iter().filter_map(|one| {
        let kind = match one.forfeited? {
            [false, true] => "+-",
            [true, false] => "-+",
            _ => "--",
        };
        let [home, away] = one.teams.map(number);
        Some(format!("330 {kind} {:03} {home:03} {away:03}", one.round))
    }));
    lines.extend(teams.forbidden.iter().map(|pair| forbidden(pair, number)));
    lines
}

fn of_team(report: &TournamentReport, team: &ReportedTeam) -> String {
    let whole = |number: Option<u32>| number.map(|n| n.to_string()).unwrap_or_default();
    let points = |points: Option<GamePoints>| points.map(decimal).unwrap_or_default();
    let (number, name) = (team.number, first(&one_line(&team.name), 32));
    let nickname = first(&one_line(&team.nickname), 5);
    let (strength, rank) = (fitting(whole(team.strength), STRENGTH_WIDTH), whole(team.rank));
    let (matches, games) = (points(team.match_points), points(team.game_points));
    let players =
        team.players.iter().map(|player| format!(" {:>4}", report.contestant_number(*player)));
    let players: String = players.collect();
    format!(
        "310 {number:>3} {name:<32} {nickname:<5} {strength:>6} {matches:>6} {games:>6} {rank:>3} {players}"
    )
}

/// The `300` of a side whose players do not sit in the order of its team.
fn line_up(
    report: &TournamentReport,
    teams: &TeamReport,
    one: &TeamMatch,
    side: usize,
) -> Option<String> {
    let sat: Vec<Option<usize>> = one.boards.iter().map(|board| board[side]).collect();
    let own = teams.teams.get(one.teams[side])?;
    let in_order = own.players.iter().map(|player| Some(*player));
    let in_order: Vec<Option<usize>> = in_order.filter(|player| sat.contains(player)).collect();
    if in_order == sat {
        return None;
    }
    let other = teams.teams.get(one.teams[1 - side])?;
    let ids = sat.iter().map(|player| match player {
        Some(player) => format!(" {:>4}", report.contestant_number(*player)),
        None => " 0000".to_string(),
    });
    let ids: String = ids.collect();
    Some(format!("300 {:>3} {:>3} {:>3}{ids}", one.round, own.number, other.number))
}

/// `320`: the team with the bye of each round, and its points.
fn allocated(report: &TournamentReport, teams: &TeamReport) -> Option<String> {
    let with_bye = |round: usize| {
        let mut byes = teams.byes.iter();
        let found = byes.find(|bye| bye.round == round && bye.bye == RoundResult::AllocatedBye);
        found.and_then(|bye| teams.teams.get(bye.team)).map_or(0, |team| team.number)
    };
    let numbers: Vec<u32> = (1..=report.table.played).map(with_bye).collect();
    let last = numbers.iter().rposition(|number| *number > 0)?;
    let numbers = numbers[..=last].iter().map(|number| format!(" {number:03}"));
    let numbers: String = numbers.collect();
    let set_in_advance = report.has_pairings_set_in_advance();
    let points = teams.points_of_bye(RoundResult::AllocatedBye, set_in_advance).map(decimal);
    Some(format!("320 {:>4} {:>4}{numbers}", points[0], points[1]))
}

/// The ten columns of a round.
fn round(report: &TournamentReport, round_result: RoundResult) -> String {
    let letter = |colour: Option<Colour>| colour.map_or('-', letter);
    let alone = |result: char| format!("  0000 - {result}");
    match round_result {
        RoundResult::Game { opponent, colour, result, rated } => {
            let result = match (result, rated) {
                (PlayerGameResult::Win, true) => '1',
                (PlayerGameResult::Draw, true) => '=',
                (PlayerGameResult::Loss, true) => '0',
                (PlayerGameResult::Win, false) => 'W',
                (PlayerGameResult::Draw, false) => 'D',
                (PlayerGameResult::Loss, false) => 'L',
            };
            format!(" {:>5} {} {result}", report.contestant_number(opponent), letter(Some(colour)))
        }
        RoundResult::Unfinished { opponent, colour, .. } => {
            format!(" {:>5} {}  ", report.contestant_number(opponent), letter(Some(colour)))
        }
        // There is no letter for a half point without an opponent's game.
        RoundResult::Forfeit { result: PlayerGameResult::Draw, .. } => alone('H'),
        RoundResult::Forfeit { opponent, colour, result } => {
            let result = if result == PlayerGameResult::Win { '+' } else { '-' };
            match opponent {
                Some(opponent) => {
                    format!(
                        " {:>5} {} {result}",
                        report.contestant_number(opponent),
                        letter(colour)
                    )
                }
                // Without a colour it would be a bye.
                None => format!("  0000 {} {result}", letter(colour.or(Some(Colour::White)))),
            }
        }
        RoundResult::AllocatedBye => alone('U'),
        RoundResult::FullBye => alone('F'),
        RoundResult::HalfBye => alone('H'),
        RoundResult::ZeroBye => alone('Z'),
        RoundResult::Absent => " ".repeat(ROUND),
    }
}

/// `240`: the byes of the round to be drawn and later ones, a record for each kind and round.
fn byes(report: &TournamentReport) -> Vec<String> {
    let mut asked: BTreeMap<(usize, char), Vec<u32>> = BTreeMap::new();
    let mut put = |round: usize, bye: RoundResult, at: usize| {
        let kind = match bye {
            RoundResult::FullBye => 'F',
            RoundResult::HalfBye => 'H',
            RoundResult::ZeroBye => 'Z',
            _ => return,
        };
        asked.entry((round, kind)).or_default().push(report.contestant_number(at));
    };
    for (at, contestant) in report.table.contestants.iter().enumerate() {
        if let Some(bye) = contestant.next {
            put(report.table.played + 1, bye, at);
        }
    }
    for asked in &report.asked {
        put(asked.round as usize, asked.bye, asked.contestant);
    }
    let line = |((round, kind), ids): (&(usize, char), &Vec<u32>)| {
        let ids: String = ids.iter().map(|id| format!("{id:>5}")).collect();
        format!("240 {kind} {round:03}{ids}")
    };
    asked.iter().map(line).collect()
}

/// `250`: points for the draw only, a record for each run of players and rounds with the same
/// points.
fn accelerated(report: &TournamentReport) -> Vec<String> {
    let table = &report.table;
    let mut order: Vec<usize> = (0..table.contestants.len()).collect();
    order.sort_by_key(|at| report.contestant_number(*at));
    let given = |at: usize| &table.contestants[at].virtual_points;
    let mut lines = Vec::new();
    for players in order.chunk_by(|one, other| given(*one) == given(*other)) {
        let (Some(one), Some(other)) = (players.first(), players.last()) else { continue };
        let mut begins = 0;
        for points in given(*one).chunk_by(|a, b| a == b) {
            let (from, to) = (begins + 1, begins + points.len());
            begins = to;
            let worth = points.first().copied().unwrap_or_default();
            if worth != GamePoints::ZERO {
                let (first, last) =
                    (report.contestant_number(*one), report.contestant_number(*other));
                lines.push(format!(
                    "250      {:>4} {from:03} {to:03} {first:>4} {last:>4}",
                    decimal(worth)
                ));
            }
        }
    }
    lines
}

/// `260`: a forbidden pair.
fn forbidden(pair: &ForbiddenPairing, number: impl Fn(usize) -> u32) -> String {
    /// The last round with three digits.
    const LAST: u32 = 999;
    let [first, last] = pair.rounds.map(|round| round.min(LAST));
    let [one, other] = pair.pair.map(number);
    format!("260 {first:03} {last:03} {one:>4} {other:>4}")
}
