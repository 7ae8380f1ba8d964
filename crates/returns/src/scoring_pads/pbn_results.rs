//! The results of a file in Portable Bridge Notation: `ScoreTable` in each board, `TotalScoreTable`.

use std::collections::{BTreeMap, BTreeSet};

use super::field::{ContestantInFile, PadSessionsBuilder};
use super::pbn::{PbnFile, PbnGame, PbnTable};
use super::problems;
use super::scoring_pad_words::{
    artificial_in_form_notation, direction_in_list_name, parse_date_to_serial,
    shortened_list as listed,
};
use super::session::{BoardHands, PadBoardLine, PadPlayer, PadSession, direction_of_side};
use model::name_comparison::folded_name;
use model::problem::{ProblemDetail, phrase};
use model::{
    Deal, Direction, Exact, Hand, HandRecordFile, Scoring, Seat, Strain, day_from_serial,
    makeable_contracts_text,
};

/// What lists of players have between two names.
const BETWEEN: [&str; 4] = [";", " & ", " and ", "/"];

/// The players of each pair in each direction, by section and number.
type Names = BTreeMap<(String, String), [Vec<PadPlayer>; 2]>;

/// Whether a text begins like such a file.
pub(super) fn is_pbn_file(text: &str) -> bool {
    let mut lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    let first = lines.next().unwrap_or_default();
    let is_tag = |line: &str| {
        line.strip_prefix('[').is_some_and(|tag| {
            ["Event ", "Board ", "Site ", "Date ", "Generator "]
                .iter()
                .any(|name| tag.starts_with(name))
                && tag.contains('"')
        })
    };
    first.starts_with("% PBN")
        || is_tag(first)
        || (first.starts_with('%') && lines.take(40).any(is_tag))
}

pub(super) fn read_pbn_sessions(text: &str) -> Result<Vec<PadSession>, ProblemDetail> {
    let book = PbnFile::read(text);
    let mut field = PadSessionsBuilder::default();
    let first = |name: &str| book.games.iter().find_map(|game| game.tag(name)).map(str::to_string);
    field.title = first("Event").or_else(|| book.title.clone());
    field.organiser = first("Site");
    field.day =
        first("Date").or_else(|| book.day.clone()).and_then(|text| parse_date_to_serial(&text));
    field.scoring = first("Scoring").and_then(|text| scoring(&text));
    let mut names = Names::new();
    for game in &book.games {
        if let Some(table) = game.tables.get("ScoreTable") {
            results(&mut field, game, table, &mut names);
        }
    }
    games_of_tables(&mut field, &book)?;
    let mut seen = BTreeSet::new();
    let first = |dealt: &BoardHands| seen.insert(dealt.board.clone());
    field.deals = book.games.iter().filter_map(dealt).filter(first).collect();
    if field.has_no_results() {
        let boards = book.games.iter().filter(|game| game.tag("Deal").is_some()).count();
        return Err(problems::PadHandsOnly { boards }.into());
    }
    if field.scoring.is_none() {
        let has = |column: &str| {
            let mut tables = book.games.iter().filter_map(|game| game.tables.get("ScoreTable"));
            tables.any(|table| table.has_column(column))
        };
        let points = has("MP_NS") || has("MP_EW") || has("Percentage_NS") && !has("IMP_NS");
        field.scoring = points.then_some(Scoring::Matchpoints);
    }
    let points = PointsByNumber::from_book(&book);
    for table in book.games.iter().filter_map(|game| game.tables.get("TotalScoreTable")) {
        totals(&mut field, table, &points);
    }
    for ((section, number), sides) in names {
        let twice = sides.iter().all(|players| !players.is_empty()) && sides[0] != sides[1];
        for (side, players) in sides.into_iter().enumerate().filter(|(_, all)| !all.is_empty()) {
            // Two names for one number are two pairs.
            let direction = twice.then(|| direction_of_side(side));
            let named = ContestantInFile {
                number: number.clone(),
                direction,
                players,
                ..ContestantInFile::default()
            };
            field.add_contestant_if_unknown(&section, named);
        }
    }
    Ok(field.into_sessions())
}

fn scoring(words: &str) -> Option<Scoring> {
    let words = words.to_lowercase();
    let has = |word: &str| words.contains(word);
    if has("cross") || has("ximp") || has("cavendish") {
        Some(Scoring::CrossImps)
    } else if has("butler") {
        Some(Scoring::Butler)
    } else if words.starts_with("mp") || has("matchpoint") {
        Some(Scoring::Matchpoints)
    } else {
        has("imp").then_some(Scoring::Imps)
    }
}

/// The tags of the players, North-South first.
const SEATS: [[&str; 2]; 2] = [["North", "South"], ["East", "West"]];

/// The results of a file with a game for each table: its players are the pairs, numbered
/// by their names. A single result of each board is a record of play, and no session.
fn games_of_tables(field: &mut PadSessionsBuilder, book: &PbnFile) -> Result<(), ProblemDetail> {
    let has_result = |game: &&PbnGame| {
        let passed = game.tag("Contract").is_some_and(|text| text.eq_ignore_ascii_case("pass"));
        let played = ["Contract", "Declarer", "Result"].iter().all(|tag| game.tag(tag).is_some());
        (passed || played) && !game.tables.contains_key("ScoreTable")
    };
    let mut played: BTreeMap<&str, Vec<&PbnGame>> = BTreeMap::new();
    for game in book.games.iter().filter(has_result) {
        played.entry(game.tag("Board").unwrap_or_default()).or_default().push(game);
    }
    let most = played.values().map(Vec::len).max().unwrap_or_default();
    if most < 2 {
        return Ok(());
    }
    let named = |game: &&PbnGame| SEATS.iter().flatten().all(|seat| game.tag(seat).is_some());
    if most < 3 || !played.values().flatten().all(named) {
        let count: usize = played.values().map(Vec::len).sum();
        let why = format!(
            "its {count} results of {} boards do not say which pairs or teams they are of",
            played.len()
        );
        return Err(problems::PadRefused { why }.into());
    }
    let pair = |game: &PbnGame, seats: [&str; 2]| {
        let mut names: Vec<String> =
            seats.iter().filter_map(|seat| game.tag(seat)).map(folded_name).collect();
        names.sort_unstable();
        names
    };
    let games = || played.values().flatten();
    let pairs: BTreeSet<Vec<String>> =
        games().flat_map(|game| SEATS.map(|seats| pair(game, seats))).collect();
    for game in games() {
        let own = |name: &str| game.tag(name).map(str::to_string);
        let sides = SEATS.map(|seats| {
            let at = pairs.iter().position(|known| *known == pair(game, seats))?;
            let number = (at + 1).to_string();
            let player = |name| PadPlayer { name: Some(name), ..PadPlayer::default() };
            let players = seats.into_iter().filter_map(own).map(player).collect();
            let named =
                ContestantInFile { number: number.clone(), players, ..ContestantInFile::default() };
            field.add_contestant_if_unknown("", named);
            Some(number)
        });
        let mut line = PadBoardLine { sides, round: own("Round"), ..PadBoardLine::default() };
        line.board = own("Board").unwrap_or_default();
        line.contract = own("Contract");
        if !line.contract.as_deref().is_some_and(|text| text.eq_ignore_ascii_case("pass")) {
            line.by = own("Declarer").map(|seat| seat.trim_start_matches('^').to_uppercase());
            line.tricks = own("Result");
        }
        field.add_line("", line, Vec::new());
    }
    Ok(())
}

/// The hands of a board: `N:` and the hands from there clockwise.
fn dealt(game: &PbnGame) -> Option<BoardHands> {
    let (first, hands) = game.tag("Deal")?.split_once(':')?;
    let first = "NESW".find(first.trim().to_uppercase().chars().next()?)?;
    let mut placed: [String; 4] = Default::default();
    let mut hands = hands.split_whitespace();
    for nth in 0..4 {
        placed[(first + nth) % 4] = hands.next()?.to_string();
    }
    let tricks = game.tables.get("OptimumResultTable").map(|table| {
        let trick = |row: &[String]| {
            let own = |name: &str| table.element(row, name);
            let seat = Seat::from_letter(own("Declarer")?)?;
            let strain = Strain::ALL
                .into_iter()
                .find(|s| Some(s.traveller_letters()) == own("Denomination"))?;
            Some((seat, strain, own("Result")?.parse().ok()?))
        };
        table.rows.iter().filter_map(|(_, row)| trick(row)).collect::<Vec<_>>()
    });
    let makes = tricks.and_then(|tricks| makeable_contracts_text(&tricks));
    Some(BoardHands { board: game.tag("Board")?.to_string(), hands: placed, makes })
}

/// The hands of a file without results, or with results of numbers that nobody is named for;
/// `None` if it is a session of its own, or has no hands.
pub(super) fn pbn_hands_without_results(text: &str, file: &str) -> Option<HandRecordFile> {
    let book = PbnFile::read(text);
    let has_results = book.games.iter().any(|game| game.tables.contains_key("ScoreTable"));
    let names = |game: &PbnGame| {
        SEATS.iter().flatten().any(|seat| game.tag(seat).is_some())
            || game.tables.contains_key("TotalScoreTable")
    };
    let is_session = has_results && book.games.iter().any(names);
    let dealt: Vec<BoardHands> = book.games.iter().filter_map(dealt).collect();
    if is_session || dealt.is_empty() {
        return None;
    }
    let dates: Vec<&str> = book.games.iter().filter_map(|game| game.tag("Date")).collect();
    let day = dates.first().copied().or(book.day.as_deref()).and_then(parse_date_to_serial);
    let day = day.and_then(|serial| day_from_serial(f64::from(serial)));
    let deals: Vec<Deal> = dealt.iter().filter_map(deal_of).collect();
    let unsound = dealt.len() - deals.len();
    Some(HandRecordFile { file: file.to_string(), day, deals, unsound, with_results: has_results })
}

/// A deal of thirteen different cards each.
fn deal_of(dealt: &BoardHands) -> Option<Deal> {
    let hands = dealt.hands.each_ref().map(|hand| Hand::parse(hand));
    let [Some(north), Some(east), Some(south), Some(west)] = hands else { return None };
    let board = dealt.board.parse().ok()?;
    let sound = Hand::fourth_hand([north, east, south]) == Some(west);
    let hands = [north, east, south, west];
    sound.then(|| Deal { session: None, board, hands, makes: dealt.makes.clone() })
}

/// The results of a board.
fn results(field: &mut PadSessionsBuilder, game: &PbnGame, table: &PbnTable, names: &mut Names) {
    let board = game.tag("Board").unwrap_or_default();
    for (number, row) in &table.rows {
        let own = |name: &str| table.element(row, name).map(str::to_string);
        let section = own("Section").unwrap_or_default();
        let mut line = PadBoardLine {
            board: board.to_string(),
            round: own("Round"),
            ..PadBoardLine::default()
        };
        line.sides = [own("PairId_NS"), own("PairId_EW")];
        line.contract = own("Contract");
        line.by = own("Declarer").map(|seat| seat.to_uppercase());
        line.tricks = own("Result");
        line.lead = own("Lead");
        line.score = own("Score_NS").or_else(|| own("Score_EW").map(turned));
        let mut troubles: Vec<ProblemDetail> = Vec::new();
        if table.unclear.contains(number) {
            troubles.push(unclear(*number));
        }
        let words = own("Score_NS").as_deref().and_then(artificial_in_form_notation);
        let others = own("Score_EW").as_deref().and_then(artificial_in_form_notation);
        if let (Some(one), Some(other)) = (&words, &others) {
            (line.score, line.tricks, line.contract, line.by) = (None, None, None, None);
            let whole = one.contains('/') || one == "NP" || one == other;
            line.adjusted = Some(if whole { one.clone() } else { format!("{one}/{other}") });
        } else if let Some(one) = words.or(others) {
            (line.score, line.tricks, line.contract, line.by) = (None, None, None, None);
            // `AVE+` on one side does not say what the other has.
            match one.contains('/') || matches!(one.as_str(), "A" | "NP") {
                true => line.adjusted = Some(one),
                false => {
                    let why = format!("it gives one side {one}, and nothing to the other");
                    troubles.push(problems::PadLine { line: *number, why }.into());
                }
            }
        } else if line.contract.is_none()
            && line.score.as_deref().is_none_or(|score| score.starts_with('^'))
        {
            (line.score, line.tricks) = (None, None);
            line.adjusted = ruled(table, row, &mut troubles, *number);
        } else if line.contract.as_deref().is_some_and(|text| text.eq_ignore_ascii_case("pass")) {
            (line.by, line.tricks) = (None, None);
        }
        if line.sides.iter().any(Option::is_none) {
            let why = "a pair is missing".to_string();
            troubles.push(problems::PadLine { line: *number, why }.into());
        }
        for (side, column) in ["Names_NS", "Names_EW"].into_iter().enumerate() {
            if let (Some(pair), Some(text)) = (&line.sides[side], own(column)) {
                let known = &mut names.entry((section.clone(), pair.clone())).or_default()[side];
                if known.is_empty() {
                    *known = players(&text);
                }
            }
        }
        field.add_line(&section, line, troubles);
    }
}

/// What is wrong with a line whose names have blanks, and nothing that parts them.
fn unclear(line: usize) -> ProblemDetail {
    let why = "its names contain spaces, so it is unclear where each pair's names end".to_string();
    problems::PadLine { line, why }.into()
}

/// A score of East-West as one of North-South.
fn turned(score: String) -> String {
    match score.strip_prefix('-') {
        Some(score) => score.to_string(),
        None if score == "0" => score,
        None => format!("-{score}"),
    }
}

/// The ruling of a row without a score: shares after `^`, or not played.
fn ruled(
    table: &PbnTable,
    row: &[String],
    troubles: &mut Vec<ProblemDetail>,
    line: usize,
) -> Option<String> {
    let share = |name: &str| {
        let text = table.element(row, name)?.strip_prefix('^')?;
        Some(text.trim_end_matches('0').trim_end_matches('.').to_string())
    };
    if let (Some(one), Some(other)) = (share("Percentage_NS"), share("Percentage_EW")) {
        return Some(format!("{}/{}", nought(one), nought(other)));
    }
    let points = |name: &str| table.element(row, name)?.strip_prefix('^')?.parse::<f64>().ok();
    for [one, other] in [["MP_NS", "MP_EW"], ["IMP_NS", "IMP_EW"]] {
        match (points(one), points(other)) {
            (Some(one), Some(other)) if one == other => return Some("A".to_string()),
            (Some(one), Some(other)) => {
                let why =
                    format!("the artificial score {one} to {other} is not a share of the board");
                troubles.push(problems::PadLine { line, why }.into());
                return None;
            }
            _ => {}
        }
    }
    Some("NP".to_string())
}

fn nought(share: String) -> String {
    if share.is_empty() { "0".to_string() } else { share }
}

/// The players of a list of names: two names, or two surnames.
fn players(text: &str) -> Vec<PadPlayer> {
    let between = BETWEEN.into_iter().find(|sign| text.contains(sign));
    let parts: Vec<&str> = match between {
        Some(sign) => text.split(sign).collect(),
        None if text.matches('-').count() == 1 => text.split('-').collect(),
        None => vec![text],
    };
    let named =
        |name: &str| PadPlayer { name: Some(name.trim().to_string()), ..PadPlayer::default() };
    parts.into_iter().filter(|name| !name.trim().is_empty()).map(named).collect()
}

/// Enters the ranking. Where two rows have one number, they are the pairs of both directions.
fn totals(field: &mut PadSessionsBuilder, table: &PbnTable, points: &PointsByNumber) {
    field.troubles.extend(table.unclear.iter().map(|line| unclear(*line)));
    let mut rows: BTreeMap<(String, String), Vec<&[String]>> = BTreeMap::new();
    for (_, row) in &table.rows {
        let own = |name: &str| table.element(row, name).map(str::to_string);
        if let Some(number) = own("PairId").or_else(|| own("PlayerId")) {
            rows.entry((own("Section").unwrap_or_default(), number)).or_default().push(row);
        }
    }
    let mut unknown = Vec::new();
    for ((section, number), rows) in rows {
        let directions: Vec<Option<Direction>> = match rows[..] {
            [_] => vec![told_direction(table, rows[0])],
            [one, other] => match points.sides_of(table, &section, &number, [one, other]) {
                Some(sides) => sides.map(|side| Some(direction_of_side(side))).to_vec(),
                None => {
                    unknown.push(number);
                    continue;
                }
            },
            _ => {
                unknown.push(number);
                continue;
            }
        };
        for (row, direction) in rows.into_iter().zip(directions) {
            let named = ContestantInFile { direction, ..total(field.scoring, table, row, &number) };
            field.add_contestant(&section, named);
        }
    }
    if !unknown.is_empty() {
        let seats = phrase!("pairs {pairs} of both directions", pairs = listed(unknown)).into();
        field.troubles.push(problems::PadPlayersUnknown { seats }.into());
    }
}

/// The direction that a row of the ranking names.
fn told_direction(table: &PbnTable, row: &[String]) -> Option<Direction> {
    table.element(row, "Direction").and_then(direction_in_list_name)
}

/// What a row of the ranking says.
fn total(
    scoring: Option<Scoring>,
    table: &PbnTable,
    row: &[String],
    number: &str,
) -> ContestantInFile {
    let own = |name: &str| table.element(row, name).map(str::to_string);
    let percentage = own("TotalPercentage").map(|score| (score, true));
    let points = ["TotalIMP", "TotalScore"].into_iter().find_map(own).map(|score| (score, false));
    let of_shares = scoring == Some(Scoring::Matchpoints);
    ContestantInFile {
        number: number.to_string(),
        players: own("Names").map(|names| players(&names)).unwrap_or_default(),
        score: percentage.filter(|_| of_shares).or(points.filter(|_| !of_shares)),
        place: own("Rank").map(|place| place.trim_end_matches('=').to_string()),
        ..ContestantInFile::default()
    }
}

/// The points of each number on each side, as the boards give them: by section and number.
struct PointsByNumber(BTreeMap<(String, String), [Exact; 2]>);

/// The columns of points on boards, and of their sums in the ranking.
const POINTS: [([&str; 2], &str); 2] =
    [(["MP_NS", "MP_EW"], "TotalMP"), (["IMP_NS", "IMP_EW"], "TotalIMP")];

impl PointsByNumber {
    fn from_book(book: &PbnFile) -> PointsByNumber {
        let mut points: BTreeMap<(String, String), [Exact; 2]> = BTreeMap::new();
        for table in book.games.iter().filter_map(|game| game.tables.get("ScoreTable")) {
            for (_, row) in &table.rows {
                let section = table.element(row, "Section").unwrap_or_default().to_string();
                for (side, pair) in ["PairId_NS", "PairId_EW"].into_iter().enumerate() {
                    let number = table.element(row, pair);
                    let own =
                        POINTS.iter().find_map(|(columns, _)| table.element(row, columns[side]));
                    let own =
                        own.and_then(|text| Exact::parse_decimal(text.trim_start_matches('^')));
                    if let Some((number, own)) = number.zip(own) {
                        let sums = points.entry((section.clone(), number.to_string())).or_default();
                        sums[side] = sums[side] + own;
                    }
                }
            }
        }
        PointsByNumber(points)
    }

    /// The sides of two rows of one number: as they say, or as their sums are those of the boards.
    fn sides_of(
        &self,
        table: &PbnTable,
        section: &str,
        number: &str,
        rows: [&[String]; 2],
    ) -> Option<[usize; 2]> {
        let side = |row: &[String]| {
            told_direction(table, row)
                .map(|direction| usize::from(direction == Direction::EastWest))
        };
        if let [Some(one), Some(other)] = rows.map(side) {
            return (one != other).then_some([one, other]);
        }
        let sums = self.0.get(&(section.to_string(), number.to_string()))?;
        let told = |row: &[String]| {
            let text = POINTS.iter().find_map(|(_, total)| table.element(row, total))?;
            Exact::parse_decimal(text)
        };
        let [one, other] = [told(rows[0])?, told(rows[1])?];
        let near = |total: Exact, side: usize| {
            let apart = total - sums[side];
            // Each board's points are rounded.
            apart < Exact::whole(1) && apart > Exact::whole(-1)
        };
        match (near(one, 0) && near(other, 1), near(one, 1) && near(other, 0)) {
            (true, false) => Some([0, 1]),
            (false, true) => Some([1, 0]),
            _ => None,
        }
    }
}
