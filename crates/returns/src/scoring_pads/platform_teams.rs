//! The extract of an online team match: `#Ranking,TEAMS`, two teams, and lines whose pairs are `NS1` and
//! `EW2`: the team that sits North-South, and the other one.

use std::collections::BTreeSet;

use super::field::PadSessionsBuilder;
use super::problems;
use super::session::{
    BoardHands, PadBoardLine, PadEntry, PadPlayer, PadSession, SessionProblemPlace,
};
use super::text_files::FieldHeadings;
use model::problem::ProblemDetail;
use model::{Format, Room, Scoring, StableSort};

/// The players that a ranking lists.
const LISTED: usize = 4;

/// A team of the ranking.
#[derive(Debug)]
pub(super) struct OnlineRankingTeam {
    number: String,
    name: Option<String>,
    players: Vec<PadPlayer>,
}

/// A line with its users, North-South and East-West.
pub(super) type BoardLineWithUserNames = (PadBoardLine, [[String; 2]; 2], Option<ProblemDetail>);

/// A line of the ranking.
pub(super) fn parse_team_ranking_line(
    headings: &FieldHeadings,
    fields: &[String],
) -> Option<OnlineRankingTeam> {
    let own = |name: &str| headings.field(fields, &[name]).map(str::to_string);
    let player = |nth: usize| {
        let name = own(&format!("Name{nth}"))?;
        let number = own(&format!("ID{nth}")).filter(|number| number != "0");
        Some(PadPlayer { name: Some(name), number, boards: None })
    };
    let players = (1..=LISTED).filter_map(player).collect();
    Some(OnlineRankingTeam { number: own("Team")?, name: own("TeamName"), players })
}

/// The session of a match. The table where the first team sits North-South is the open room.
pub(super) fn team_match_session(
    field: PadSessionsBuilder,
    mut teams: Vec<OnlineRankingTeam>,
    lines: Vec<BoardLineWithUserNames>,
    deals: Vec<BoardHands>,
) -> Result<Vec<PadSession>, ProblemDetail> {
    let refused = |why: &str| ProblemDetail::from(problems::PadRefused { why: why.to_string() });
    if teams.len() != 2 {
        return Err(refused(
            "it is a team event, and only the extract of a single match names the teams",
        ));
    }
    teams.arrange_by(|one, other| one.number.cmp(&other.number));
    let mut session = PadSession {
        id: "1".to_string(),
        title: field.title,
        day: field.day,
        format: Some(Format::Teams),
        scoring: Some(Scoring::Imps),
        deals,
        ..PadSession::default()
    };
    for (mut line, users, trouble) in lines {
        let side = |side: usize| {
            let typed = line.sides[side].as_deref()?.to_uppercase();
            let number = typed.trim_start_matches(["NS", "EW"][side]).to_string();
            teams.iter().position(|team| team.number == number)
        };
        let (Some(north_south), Some(east_west)) = (side(0), side(1)) else {
            return Err(refused("it is a team event, and its lines do not name two teams"));
        };
        line.sides = [north_south, east_west].map(|team| Some(teams[team].number.clone()));
        line.room = Some(if north_south == 0 { Room::Open } else { Room::Closed });
        line.round = Some("1".to_string());
        for (team, users) in [north_south, east_west].into_iter().zip(users) {
            enter(&mut teams[team], users);
        }
        let at = SessionProblemPlace::Line(session.lines.len());
        session.troubles.extend(trouble.map(|trouble| (at, trouble)));
        session.lines.push(line);
    }
    let entry = |team: OnlineRankingTeam| PadEntry {
        number: team.number,
        name: team.name,
        players: team.players,
        ..PadEntry::default()
    };
    session.entries = teams.into_iter().map(entry).collect();
    Ok(vec![session])
}

/// Adds users that the ranking does not list.
fn enter(team: &mut OnlineRankingTeam, users: [String; 2]) {
    let known: BTreeSet<String> = team
        .players
        .iter()
        .filter_map(|player| player.name.as_ref())
        .map(|name| name.to_lowercase())
        .collect();
    let new =
        users.into_iter().filter(|user| !user.is_empty() && !known.contains(&user.to_lowercase()));
    team.players.extend(new.map(|user| PadPlayer { name: Some(user), ..PadPlayer::default() }));
}
