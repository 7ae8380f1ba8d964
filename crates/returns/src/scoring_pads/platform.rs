//! The extract of an online tournament: CSV in sections that begin with `#`.

use std::collections::BTreeMap;

use super::field::{ContestantInFile, PadSessionsBuilder};
use super::lin_hands;
use super::platform_teams::{self, OnlineRankingTeam};
use super::problems;
use super::scoring_pad_words::{artificial_in_form_notation, direction_in_list_name};
use super::session::{BoardHands, PadBoardLine, PadPlayer, PadSession};
use super::text_files::{FieldHeadings, split_fields};
use model::problem::ProblemDetail;
use model::{Direction, Scoring};

/// The tags that only such a file has.
const TAGS: [&str; 4] = ["#title,", "#travellerlines", "#tournament,", "#scoringtype,"];

/// The user who stands for nobody: the opponents sit out.
const SITS_OUT: &str = "~sitout";

/// Whether a text begins like such a file.
pub(super) fn is_online_extract(text: &str) -> bool {
    let lines = text.lines().map(|line| line.trim_start().to_lowercase());
    let tags = lines.take(40).filter(|line| TAGS.iter().any(|tag| line.starts_with(tag)));
    tags.count() > 1
}

/// What the lines below are.
enum Part {
    Head,
    Ranking { direction: Option<Direction>, headings: FieldHeadings },
    Teams(FieldHeadings),
    Lines(FieldHeadings),
    Others,
}

/// A pair of the ranking.
struct Ranked {
    number: String,
    direction: Option<Direction>,
    users: Vec<String>,
}

/// A result as the file has it.
struct TypedResult {
    line: PadBoardLine,
    users: [[String; 2]; 2],
    trouble: Option<ProblemDetail>,
}

pub(super) fn read_online_extract(text: &str) -> Result<Vec<PadSession>, ProblemDetail> {
    let mut field = PadSessionsBuilder::default();
    let mut part = Part::Head;
    let mut ranked: Vec<Ranked> = Vec::new();
    let mut teams: Vec<OnlineRankingTeam> = Vec::new();
    let mut typed: Vec<TypedResult> = Vec::new();
    let mut deals: BTreeMap<String, [String; 4]> = BTreeMap::new();
    for (number, line) in (1..).zip(text.lines()) {
        let fields = split_fields(line, ',');
        if let Some(tag) = fields[0].strip_prefix('#') {
            part = begin(tag, &fields, part, &mut field);
            continue;
        }
        match &part {
            Part::Ranking { direction, headings } if !line.trim().is_empty() => {
                ranked.extend(rank(&mut field, headings, &fields, *direction));
            }
            Part::Teams(headings) if !line.trim().is_empty() => {
                teams.extend(platform_teams::parse_team_ranking_line(headings, &fields));
            }
            Part::Lines(headings) if !line.trim().is_empty() => {
                typed.extend(result(headings, &fields, number));
                let board = headings.field(&fields, &["Board"]);
                let hands =
                    headings.field(&fields, &["playdata"]).and_then(lin_hands::parse_lin_hands);
                if let Some((board, hands)) = board.zip(hands) {
                    deals.entry(board.to_string()).or_insert(hands);
                }
            }
            _ => {}
        }
    }
    let deals =
        deals.into_iter().map(|(board, hands)| BoardHands { board, hands, makes: None }).collect();
    if typed.is_empty() {
        let why = "it has no lines of results below #TravellerLines".to_string();
        return Err(problems::PadRefused { why }.into());
    }
    if field.scoring == Some(Scoring::Imps) {
        let lines =
            typed.into_iter().map(|TypedResult { line, users, trouble }| (line, users, trouble));
        return platform_teams::team_match_session(field, teams, lines.collect(), deals);
    }
    let mut boards: BTreeMap<(usize, String), usize> = BTreeMap::new();
    for TypedResult { mut line, users, trouble } in typed {
        for side in 0..2 {
            let number = line.sides[side].take();
            let pair = pair_of(&ranked, number.as_deref(), &users[side]);
            line.sides[side] = pair.map(|at| ranked[at].number.clone()).or(number);
            if let Some(at) = pair {
                let users = users[side].iter().filter(|user| !user.is_empty());
                users.for_each(|user| *boards.entry((at, user.clone())).or_default() += 1);
            }
        }
        field.add_line("", line, trouble.into_iter().collect());
    }
    substitutes(&mut field, &ranked, &boards);
    field.deals = deals;
    Ok(field.into_sessions())
}

/// A line that begins with `#`: a fact, or the heading of a part.
fn begin(tag: &str, fields: &[String], part: Part, field: &mut PadSessionsBuilder) -> Part {
    let rest = fields.get(1).map(String::as_str).filter(|text| !text.is_empty());
    match tag.to_lowercase().as_str() {
        "title" => field.title = rest.map(|_| fields[1..].join(",")),
        "date" => field.day = rest.and_then(super::scoring_pad_words::parse_date_to_serial),
        "scoringtype" => field.scoring = scoring(rest.unwrap_or_default()),
        "ranking" => {
            let direction =
                fields.iter().skip(1).rev().find_map(|text| direction_in_list_name(text));
            field.winners = Some(if direction.is_some() { 2 } else { 1 });
            return Part::Ranking { direction, headings: FieldHeadings::default() };
        }
        "rank" => {
            if let Part::Ranking { direction, .. } = part {
                let headings = FieldHeadings::parse(fields);
                let of_teams = fields.iter().any(|heading| heading.eq_ignore_ascii_case("team"));
                return match of_teams {
                    true => Part::Teams(headings),
                    false => Part::Ranking { direction, headings },
                };
            }
        }
        "board" => return Part::Lines(FieldHeadings::parse(fields)),
        "travellerlines" | "substitutions" | "pair" => return Part::Others,
        _ => {}
    }
    part
}

fn scoring(word: &str) -> Option<Scoring> {
    match word.to_uppercase().replace([' ', '-'], "_").as_str() {
        "MATCH_POINTS" | "MATCHPOINTS" => Some(Scoring::Matchpoints),
        "CROSS_IMPS" | "CROSSIMPS" | "XIMPS" => Some(Scoring::CrossImps),
        "BUTLER" => Some(Scoring::Butler),
        "IMPS" => Some(Scoring::Imps),
        _ => None,
    }
}

/// A line of a ranking.
fn rank(
    field: &mut PadSessionsBuilder,
    headings: &FieldHeadings,
    fields: &[String],
    direction: Option<Direction>,
) -> Option<Ranked> {
    let number = headings.field(fields, &["pair"])?.to_string();
    let users: Vec<String> =
        headings.field(fields, &["Name"])?.split('+').map(|user| user.trim().to_string()).collect();
    let ids = [headings.field(fields, &["ID1"]), headings.field(fields, &["ID2"])];
    let id = |at: usize| ids.get(at).copied().flatten().filter(|id| *id != "0").map(str::to_string);
    let player = |(at, user): (usize, &String)| PadPlayer {
        name: Some(user.clone()),
        number: id(at),
        boards: None,
    };
    let players = users.iter().enumerate().map(player).collect();
    let score = headings.field(fields, &["Score"]).map(|score| {
        (score.trim_end_matches('%').to_string(), field.scoring == Some(Scoring::Matchpoints))
    });
    let place = headings.field(fields, &["Rank"]).map(str::to_string);
    field.add_contestant(
        "",
        ContestantInFile {
            number: number.clone(),
            direction,
            players,
            score,
            place,
            ..ContestantInFile::default()
        },
    );
    Some(Ranked { number, direction, users })
}

/// A line of results.
fn result(headings: &FieldHeadings, fields: &[String], number: usize) -> Option<TypedResult> {
    let own = |name: &str| headings.field(fields, &[name]);
    let board = own("Board")?.to_string();
    let users = [["North", "South"], ["East", "West"]]
        .map(|seats| seats.map(|seat| own(seat).unwrap_or_default().to_string()));
    if users.iter().flatten().any(|user| user.eq_ignore_ascii_case(SITS_OUT)) {
        return None;
    }
    let mut line = PadBoardLine { board, ..PadBoardLine::default() };
    line.sides = [own("nsPair").map(str::to_string), own("ewPair").map(str::to_string)];
    line.play = own("playdata").map(str::to_string);
    let score = own("Score");
    let ruled = score
        .and_then(artificial_in_form_notation)
        .or_else(|| own("Result").and_then(artificial_in_form_notation));
    let mut trouble = None;
    match ruled {
        Some(ruled) => line.adjusted = Some(ruled),
        None => {
            line.contract = own("Contract").map(str::to_string);
            line.by = own("Declarer").map(str::to_uppercase);
            line.tricks = own("Tricks").map(str::to_string);
            line.lead = own("Lead").map(str::to_string);
            line.score = score.map(str::to_string);
            if line.contract.is_none() && line.score.is_none() {
                let why = "it has neither a contract nor a score".to_string();
                trouble = Some(problems::PadLine { line: number, why }.into());
            }
            if line.contract.as_deref().is_some_and(|text| text.to_uppercase().starts_with("PASS"))
            {
                (line.by, line.tricks) = (None, None);
            }
        }
    }
    Some(TypedResult { line, users, trouble })
}

/// The pair of the ranking that sat there: by its number, else by the users, of whom one may be a
/// substitute.
fn pair_of(ranked: &[Ranked], number: Option<&str>, users: &[String; 2]) -> Option<usize> {
    let by_number = ranked.iter().position(|pair| Some(pair.number.as_str()) == number);
    by_number.or_else(|| {
        let has = |pair: &Ranked, user: &String| {
            !user.is_empty() && pair.users.iter().any(|own| own.eq_ignore_ascii_case(user))
        };
        let both = ranked.iter().position(|pair| users.iter().all(|user| has(pair, user)));
        both.or_else(|| {
            let mut fitting =
                (0..ranked.len()).filter(|at| users.iter().any(|user| has(&ranked[*at], user)));
            fitting.next().filter(|_| fitting.next().is_none())
        })
    })
}

/// Adds substitutes to their pairs, with the boards of each player.
fn substitutes(
    field: &mut PadSessionsBuilder,
    ranked: &[Ranked],
    boards: &BTreeMap<(usize, String), usize>,
) {
    for (at, pair) in ranked.iter().enumerate() {
        let own = |user: &String| boards.get(&(at, user.clone())).copied().unwrap_or_default();
        let played = boards.range((at, String::new())..(at + 1, String::new()));
        let others: Vec<&String> =
            played.map(|((_, user), _)| user).filter(|user| !pair.users.contains(user)).collect();
        if others.is_empty() {
            continue;
        }
        let named = ContestantInFile {
            number: pair.number.clone(),
            direction: pair.direction,
            players: others
                .into_iter()
                .map(|user| PadPlayer {
                    name: Some(user.clone()),
                    number: None,
                    boards: Some(own(user)),
                })
                .collect(),
            ..ContestantInFile::default()
        };
        field.add_contestant("", named);
        field.set_boards_played("", &pair.number, pair.direction, |name| {
            pair.users.iter().find(|user| *user == name).map(own)
        });
    }
}
