//! Results as text with semicolons, in the sections `[GAME]`, `[CONTESTANTS]` and `[RESULTS]`.

use super::codes::{artificial, day};
use super::field::{ContestantField, NamedContestant};
use super::problems;
use super::session::{Line, Player, Session, direction_of};
use super::text::fields;
use model::Scoring;
use model::problem::ProblemDetail;

/// The fields of a line of results; none is left out.
const RESULT: usize = 22;

/// Whether a text begins like such a file.
pub(super) fn is_semicolons(text: &str) -> bool {
    let first = text.lines().find(|line| !line.trim().is_empty()).unwrap_or_default();
    first.trim().eq_ignore_ascii_case("[game]")
}

/// A contestant's seat, as a line of `[CONTESTANTS]` tells it.
struct Seated {
    section: String,
    /// 0 for North and South, 1 for East and West.
    side: usize,
    named: NamedContestant,
}

pub(super) fn read(text: &str) -> Result<Vec<Session>, ProblemDetail> {
    let mut field = ContestantField::default();
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
        let fields = fields(line, ';');
        let own = |at: usize| fields.get(at).map(String::as_str).filter(|text| !text.is_empty());
        match part.as_str() {
            "[GAME]" => {
                field.scoring = field.scoring.or_else(|| own(4).and_then(scoring));
                field.day = field.day.or_else(|| own(9).and_then(day));
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
    if field.is_empty() {
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
        let direction = twice.then(|| direction_of(one.side));
        let mut named = NamedContestant { direction, ..one.named.clone() };
        named.score = named.score.filter(|(_, is_percentage)| *is_percentage || !is_mp);
        field.name(&one.section, named);
    }
    Ok(field.sessions())
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
    let named = NamedContestant {
        number: own(1)?,
        players: name
            .map(|name| Player { name: Some(name), ..Player::default() })
            .into_iter()
            .collect(),
        score: percentage.or_else(|| own(4).map(|score| (score, false))),
        ..NamedContestant::default()
    };
    Some(Seated { section: own(0).unwrap_or_default(), side, named })
}

/// Board, section, round, the numbers North, East, South and West, the score of North-South,
/// contract, declarer, tricks, lead, points of all kinds, remarks.
fn result(field: &mut ContestantField, fields: &[String], number: usize) {
    let own = |at: usize| fields.get(at).cloned().filter(|text| !text.is_empty());
    let mut troubles: Vec<ProblemDetail> = Vec::new();
    let mut wrong = |why: String| troubles.push(problems::PadLine { line: number, why }.into());
    if fields.len() < RESULT {
        wrong(format!("it has {} fields, and {RESULT} are needed", fields.len()));
    }
    let board =
        own(0).map(|board| board.trim_start_matches('#').trim_start_matches('0').to_string());
    let mut line = Line { board: board.unwrap_or_default(), round: own(2), ..Line::default() };
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
        match artificial(&remark).or_else(|| artificial(&remark.replace("Not played", "NP"))) {
            Some(ruled) => {
                line.adjusted = Some(ruled);
                (line.score, line.contract, line.by, line.tricks) = (None, None, None, None);
            }
            None => wrong(format!("the remark \u{201c}{remark}\u{201d} is not known")),
        }
    }
    let section = own(1).unwrap_or_default();
    field.add(&section, line, troubles);
}
