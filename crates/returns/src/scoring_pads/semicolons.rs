//! Results as text with semicolons, in the sections `[GAME]`, `[CONTESTANTS]` and `[RESULTS]`.

use super::field::{ContestantInFile, PadSessionsBuilder};
use super::problems;
use super::scoring_pad_words::{artificial_in_form_notation, parse_date_to_serial};
use super::session::{PadBoardLine, PadPlayer, PadSession, direction_of_side};
use super::text_files::split_fields;
use model::Scoring;
use model::problem::ProblemDetail;

/// The fields of a line of results; none is left out.
const RESULT: usize = 22;

/// Whether a text begins like such a file.
pub(super) fn begins_with_game_section(text: &str) -> bool {
    let first = text.lines().find(|line| !line.trim().is_empty()).unwrap_or_default();
    first.trim().eq_ignore_ascii_case("[game]")
}

/// A contestant's seat, as a line of `[CONTESTANTS]` tells it.
struct Seated {
    section: String,
    /// 0 for North and South, 1 for East and West.
    side: usize,
    named: ContestantInFile,
}

pub(super) fn read_semicolon_file(text: &str) -> Result<Vec<PadSession>, ProblemDetail> {
    let mut field = PadSessionsBuilder::default();
    let mut part = String::new();
    let mut seated: Vec<Seated> = Vec::new();
    let mut has_imps = false;
    let mut has_points = false;
    for (number, line) in (1..).zip(text.lines()) {
        let line = line.trim();
        if line.starts_with('[') && line.ends_with(']') {
            part = line.to_uppercase();
            continue;
        }
        if line.is_empty() {
            continue;
        }
        let fields = split_fields(line, ';');
        let own = |at: usize| fields.get(at).map(String::as_str).filter(|text| !text.is_empty());
        match part.as_str() {
            "[GAME]" => {
                field.scoring = field.scoring.or_else(|| own(4).and_then(scoring));
                field.day = field.day.or_else(|| own(9).and_then(parse_date_to_serial));
                field.title = field.title.take().or_else(|| own(10).map(str::to_string));
            }
            "[CONTESTANTS]" => seated.extend(contestant(&fields)),
            "[RESULTS]" => {
                has_points |= own(12).is_some();
                has_imps |= own(14).is_some();
                result(&mut field, &fields, number);
            }
            _ => {}
        }
    }
    if field.has_no_results() {
        let why = "it has no lines of results below [RESULTS]".to_string();
        return Err(problems::PadRefused { why }.into());
    }
    if has_points && !has_imps {
        field.scoring = field.scoring.or(Some(Scoring::Matchpoints));
    }
    let is_mp = field.scoring == Some(Scoring::Matchpoints);
    // A number that sits in both directions is two pairs. Any other seat may be where they began.
    let listed = |section: &str, number: &str, side: usize| {
        seated
            .iter()
            .any(|one| one.section == section && one.named.number == number && one.side == side)
    };
    let twice = seated.iter().any(|one| listed(&one.section, &one.named.number, 1 - one.side));
    field.winners = twice.then_some(2);
    for one in &seated {
        let direction = twice.then(|| direction_of_side(one.side));
        let mut named = ContestantInFile { direction, ..one.named.clone() };
        named.score = named.score.filter(|(_, is_percentage)| *is_percentage || !is_mp);
        field.add_contestant(&one.section, named);
    }
    Ok(field.into_sessions())
}

/// A word for the scoring; programs write their own codes, so others say nothing.
fn scoring(word: &str) -> Option<Scoring> {
    match word.to_uppercase().replace([' ', '-', '_'], "").as_str() {
        "MP" | "MPS" | "MATCHPOINTS" | "MATCHPOINT" | "PAIRS" => Some(Scoring::Matchpoints),
        "BUTLER" => Some(Scoring::Butler),
        "XIMP" | "XIMPS" | "CROSSIMP" | "CROSSIMPS" => Some(Scoring::CrossImps),
        _ => None,
    }
}

/// Section, number, seat, name, result, percentage.
fn contestant(fields: &[String]) -> Option<Seated> {
    let own = |at: usize| fields.get(at).cloned().filter(|text| !text.is_empty());
    let side = usize::from(matches!(own(2)?.to_uppercase().as_str(), "E" | "W"));
    let name = own(3);
    let percentage = own(5).map(|score| (score, true));
    let named = ContestantInFile {
        number: own(1)?,
        players: name
            .map(|name| PadPlayer { name: Some(name), ..PadPlayer::default() })
            .into_iter()
            .collect(),
        score: percentage.or_else(|| own(4).map(|score| (score, false))),
        ..ContestantInFile::default()
    };
    Some(Seated { section: own(0).unwrap_or_default(), side, named })
}

/// Board, section, round, the numbers North, East, South and West, the score of North-South,
/// contract, declarer, tricks, lead, points of all kinds, remarks.
fn result(field: &mut PadSessionsBuilder, fields: &[String], number: usize) {
    let own = |at: usize| fields.get(at).cloned().filter(|text| !text.is_empty());
    let mut troubles: Vec<ProblemDetail> = Vec::new();
    let mut wrong = |why: String| troubles.push(problems::PadLine { line: number, why }.into());
    if fields.len() < RESULT {
        wrong(format!("it has {} fields, and {RESULT} are needed", fields.len()));
    }
    let board =
        own(0).map(|board| board.trim_start_matches('#').trim_start_matches('0').to_string());
    let mut line =
        PadBoardLine { board: board.unwrap_or_default(), round: own(2), ..PadBoardLine::default() };
    let side = |first: usize, second: usize| match (own(first), own(second)) {
        (Some(first), Some(second)) if first != second => Some(format!("{first}&{second}")),
        (first, second) => first.or(second),
    };
    line.sides = [side(3, 5), side(4, 6)];
    line.score = own(7);
    line.contract = own(8);
    line.by = own(9).map(|seat| seat.to_uppercase());
    line.tricks = own(10);
    line.lead = own(11);
    if let Some(remark) = own(21) {
        match artificial_in_form_notation(&remark)
            .or_else(|| artificial_in_form_notation(&remark.replace("Not played", "NP")))
        {
            Some(ruled) => {
                line.adjusted = Some(ruled);
                (line.score, line.contract, line.by, line.tricks) = (None, None, None, None);
            }
            None => wrong(format!("the remark \u{201c}{remark}\u{201d} is not known")),
        }
    }
    let section = own(1).unwrap_or_default();
    field.add_line(&section, line, troubles);
}
