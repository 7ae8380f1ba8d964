//! The upload file of a club's web site: CSV in sections that begin with `#`.

use super::field::{ContestantInFile, PadSessionsBuilder};
use super::problems;
use super::scoring_pad_words::{
    artificial_in_form_notation, direction_in_list_name, parse_date_to_serial,
};
use super::session::{PadBoardLine, PadPlayer, PadSession};
use super::text_files::{FieldHeadings, split_fields};
use model::problem::ProblemDetail;
use model::{Direction, Scoring, embedded_form_cells};

const TAGS: [&str; 4] = ["#version", "#scores", "#travellers", "#boardformat"];

/// Whether a text begins like such a file.
pub(super) fn is_club_site_upload(text: &str) -> bool {
    let first = text.lines().find(|line| !line.trim().is_empty()).unwrap_or_default();
    let lines = text.lines().map(|line| line.trim_start().to_lowercase());
    let tags = lines.filter(|line| TAGS.iter().any(|tag| line.starts_with(tag)));
    first.trim_start().starts_with('#') && tags.count() > 1
}

/// What the lines below are.
enum Part {
    Head,
    /// A ranking; its headings, once they were read.
    Scores {
        direction: Option<Direction>,
        headings: Option<FieldHeadings>,
    },
    /// Travellers; their headings, and the board of the lines below.
    Travellers {
        headings: Option<FieldHeadings>,
        board: String,
    },
}

pub(super) fn read_club_site_upload(text: &str) -> Result<Vec<PadSession>, ProblemDetail> {
    let mut field = PadSessionsBuilder::default();
    let mut part = Part::Head;
    let mut format = FieldHeadings::parse(&["Board".to_string()]);
    for (number, line) in (1..).zip(text.lines()) {
        let fields: Vec<String> = split_fields(line, ',').iter().map(|text| armed(text)).collect();
        if let Some(tag) = fields[0].strip_prefix('#') {
            let rest = &fields[1..];
            let first = rest.first().map(String::as_str).filter(|text| !text.is_empty());
            match tag.to_lowercase().as_str() {
                "title" => field.title = first.map(|_| rest.join(",")),
                "date" => field.day = first.and_then(parse_date_to_serial),
                "winners" => field.winners = first.and_then(|text| text.parse().ok()),
                "scores" => {
                    let direction = first.and_then(direction_in_list_name);
                    part = Part::Scores { direction, headings: None };
                }
                "boardformat" => format = FieldHeadings::parse(rest),
                "travellers" => part = Part::Travellers { headings: None, board: String::new() },
                "board" => {
                    if let Part::Travellers { board, .. } = &mut part {
                        *board = format
                            .field(rest, &["Board", "No", "Number"])
                            .unwrap_or_default()
                            .to_string();
                    }
                }
                embedded_form_cells::INSTRUCTION_TARGET => {
                    field.apply_embedded_form_row("", first.unwrap_or_default())
                }
                _ => {}
            }
            continue;
        }
        if line.trim().is_empty() {
            continue;
        }
        match &mut part {
            Part::Head => {}
            Part::Scores { headings, .. } | Part::Travellers { headings, .. }
                if headings.is_none() =>
            {
                *headings = Some(FieldHeadings::parse(&fields));
            }
            Part::Scores { direction, headings: Some(headings) } => {
                rank(&mut field, headings, &fields, *direction);
            }
            Part::Travellers { headings: Some(headings), board } => {
                result(&mut field, headings, &fields, board, number);
            }
            Part::Scores { .. } | Part::Travellers { .. } => {}
        }
    }
    if field.has_no_results() {
        let why = "it has no travellers, only a ranking or nothing".to_string();
        return Err(problems::PadRefused { why }.into());
    }
    Ok(field.into_sessions())
}

/// A text as it was before an apostrophe kept spreadsheets from taking it for a formula.
fn armed(text: &str) -> String {
    let formula = text.strip_prefix('\'').filter(|rest| rest.starts_with(['=', '+', '-', '@']));
    formula.unwrap_or(text).to_string()
}

fn rank(
    field: &mut PadSessionsBuilder,
    headings: &FieldHeadings,
    fields: &[String],
    direction: Option<Direction>,
) {
    let Some(number) = headings.field(fields, &["Pair", "PairNo", "No", "Number"]) else { return };
    let players: Vec<PadPlayer> = (1..=4)
        .filter_map(|nth| {
            let own = |names: [String; 3]| {
                let names: Vec<&str> = names.iter().map(String::as_str).collect();
                headings.field(fields, &names).map(str::to_string)
            };
            let name = own([format!("Name{nth}"), format!("Player{nth}"), format!("Name {nth}")]);
            let number = own([format!("ID{nth}"), format!("Number{nth}"), format!("No{nth}")]);
            (name.is_some() || number.is_some()).then_some(PadPlayer { name, number, boards: None })
        })
        .collect();
    let percent = headings.field(fields, &["Percent", "Percentage", "%"]);
    let ways = [
        (&["XIMPs", "Cross IMPs"][..], Some(Scoring::CrossImps)),
        (&["Butler"][..], Some(Scoring::Butler)),
        (&["IMPs", "IMP"][..], None),
    ];
    let imps =
        ways.iter().find_map(|(names, scoring)| Some((headings.field(fields, names)?, *scoring)));
    let score = match (percent, imps) {
        (Some(percent), _) => {
            field.scoring = field.scoring.or(Some(Scoring::Matchpoints));
            Some((percent.trim_end_matches('%').to_string(), true))
        }
        (None, Some((imps, scoring))) => {
            field.scoring = field.scoring.or(scoring);
            Some((imps.to_string(), false))
        }
        (None, None) => None,
    };
    let place = headings.field(fields, &["Position", "Place", "Rank", "Pos"]).map(str::to_string);
    // With one winner there is one ranking, whatever it is called.
    let direction = direction.filter(|_| field.winners != Some(1));
    field.add_contestant(
        "",
        ContestantInFile {
            number: number.to_string(),
            direction,
            players,
            score,
            place,
            ..ContestantInFile::default()
        },
    );
}

fn result(
    field: &mut PadSessionsBuilder,
    headings: &FieldHeadings,
    fields: &[String],
    board: &str,
    number: usize,
) {
    let own = |names: &[&str]| headings.field(fields, names).map(str::to_string);
    let mut line = PadBoardLine { board: board.to_string(), ..PadBoardLine::default() };
    line.round = own(&["Round", "Rd"]);
    line.sides = [own(&["NS", "NS Pair", "Pair NS"]), own(&["EW", "EW Pair", "Pair EW"])];
    line.contract = own(&["Contract"]);
    line.by = own(&["By", "Declarer"]).map(|seat| seat.to_uppercase());
    line.lead = own(&["Lead"]);
    let tricks = own(&["Tricks", "Made", "Result"]);
    let is_relative = tricks.as_deref().is_some_and(|text| text.starts_with(['+', '-', '=']));
    (line.result, line.tricks) = if is_relative { (tricks, None) } else { (None, tricks) };
    let turned = |score: String| match score.strip_prefix('-') {
        Some(score) => score.to_string(),
        None => format!("-{score}"),
    };
    line.score = own(&["Score", "NS Score", "Score NS", "NS+"]);
    line.score = line.score.or_else(|| own(&["EW Score", "Score EW", "NS-"]).map(turned));
    if let Some(ruled) =
        line.score.as_deref().or(line.contract.as_deref()).and_then(artificial_in_form_notation)
    {
        line.adjusted = Some(ruled);
        (line.score, line.contract, line.by, line.tricks, line.result) =
            (None, None, None, None, None);
    }
    let mut troubles: Vec<ProblemDetail> = Vec::new();
    if line.sides.iter().any(Option::is_none) || board.is_empty() {
        let why = "a pair or the board is missing".to_string();
        troubles.push(problems::PadLine { line: number, why }.into());
    }
    field.add_line("", line, troubles);
}
