//! Competitions over many events: a row of the sheet `Competitions`, or a `[[competition]]` of
//! `palmares.toml`.

pub mod problems;

use std::collections::BTreeMap;
use std::sync::Arc;

use super::cells::CellReader;
use super::nearest::nearest_name;
use super::problems::UnknownChoice;
use super::register;
use super::table;
use engine::problems::MissingCell;
use model::form::{CompetitionColumn as Column, FormColumn};
use model::name_comparison::folded_name;
use model::problem::{Problem, ProblemDetail, ProblemPlace};
use model::season_competition::{
    CompetitionEventFilter, CompetitionRequestPlace, Contender, ContenderGroup, EventValue,
    HandicapRule, SeasonCompetition, SeasonValue, WEEKDAYS, weekday_from_name,
};
use model::{AwardKind, Exact, Format, TypedRow, WorkbookCopy};

/// The points for places where nothing is said.
const PLACE_POINTS: [u8; 8] = [10, 8, 6, 5, 4, 3, 2, 1];
/// The certificates where nothing is said.
const CERTIFICATES: u32 = 3;

/// Whether a sheet asks for competitions.
pub(super) fn is_competitions_sheet(name: &str) -> bool {
    matches!(folded_name(name).as_str(), "competition" | "competitions")
}

/// The sheet of a workbook that asks for competitions.
pub(super) fn competitions_sheet_index(workbook_copy: &WorkbookCopy) -> Option<u16> {
    (0u16..)
        .zip(&workbook_copy.sheets)
        .find(|(_, sheet)| is_competitions_sheet(&sheet.name))
        .map(|(at, _)| at)
}

/// Reads the sheet of competitions over many events.
pub(super) fn read_competitions_sheet(
    workbook_copy: &WorkbookCopy,
    index: u16,
    reader: &mut CellReader<'_>,
) -> Vec<Arc<SeasonCompetition>> {
    let Some(table) = table::read_sheet_rows::<Column>(workbook_copy, index, reader) else {
        return Vec::new();
    };
    let ranks = register::ranks_in_return(workbook_copy);
    let mut known: BTreeMap<String, String> = BTreeMap::new();
    let mut found = Vec::new();
    for mut row in table.rows {
        let at = row.record.at;
        let from = CompetitionRequestPlace {
            settings: String::new(),
            sheet: workbook_copy.sheets[usize::from(index)].name.to_string(),
            cell: at.a1(),
            position: (index, (at.row, at.column)),
        };
        let told = |column: Column, trouble: ProblemDetail| {
            let at = row.record.get(column).map_or(at, |cell| cell.at);
            Problem::new(trouble, at)
        };
        match parse_competition_row(&row.record, from) {
            _ if row.is_faulty() || row.record.is_empty() => {}
            Ok(competition) => match known.get(&folded_name(&competition.id)).cloned() {
                Some(first) => {
                    row.report(problems::CompetitionTwice { id: competition.id, first }, at);
                }
                None => {
                    known.insert(folded_name(&competition.id), at.a1());
                    let needed = competition.needs_member_ranks();
                    let ranks = if needed { ranks.clone() } else { BTreeMap::new() };
                    found.push(Arc::new(SeasonCompetition { ranks, ..competition }));
                }
            },
            Err((column, trouble)) => {
                let told = told(column, trouble);
                row.problems.push(told);
            }
        }
        reader.problems.append(&mut row.problems);
    }
    found
}

/// What a row asks for, or what is wrong with which column.
pub(super) fn parse_competition_row(
    record: &TypedRow<Column>,
    from: CompetitionRequestPlace,
) -> Result<SeasonCompetition, (Column, ProblemDetail)> {
    let text = |column: Column| record.text(column).map(|cell| cell.value);
    let words = |column: Column| text(column).map(words_of).unwrap_or_default();
    let id = text(Column::Competition).or_else(|| text(Column::Title));
    let missing = MissingCell { column: Column::Competition.definition().name.to_string() };
    let id = id.ok_or_else(|| (Column::Competition, missing.into()))?.to_string();
    let word = |column: Column| record.choice(column).map(|cell| cell.value);
    let whole = |column: Column| {
        record.number(column).and_then(|cell| u32::try_from(cell.value.floor()).ok())
    };
    let day = |column: Column| record.date(column).map(|cell| cell.value);
    let by = word(Column::By).and_then(EventValue::named).unwrap_or(EventValue::Percent);
    let value = word(Column::Value).and_then(SeasonValue::named).unwrap_or(SeasonValue::Sum);
    if whole(Column::Best) == Some(0) {
        return Err((Column::Best, problems::CompetitionBest.into()));
    }
    let compared = [Column::ComparedFrom, Column::ComparedTo].map(day);
    let competition = SeasonCompetition {
        title: text(Column::Title).unwrap_or(&id).to_string(),
        from,
        which: CompetitionEventFilter {
            organisers: words(Column::Organiser),
            events: words(Column::Events),
            weekdays: each(Column::Weekday, &words(Column::Weekday), weekday)?,
            formats: each(Column::Format, &words(Column::Format), format)?,
            first: day(Column::From),
            last: day(Column::To),
        },
        of: word(Column::Of).and_then(Contender::named).unwrap_or(Contender::Player),
        by,
        kinds: each(Column::Kind, &words(Column::Kind), kind)?,
        place_points: match text(Column::PlacePoints) {
            Some(typed) => place_points(typed)?,
            None => PLACE_POINTS.map(|points| Exact::whole(i128::from(points))).to_vec(),
        },
        value,
        compared: compared[0].zip(compared[1]).map(|(first, last)| [first, last]),
        best: whole(Column::Best),
        minimum: whole(Column::Minimum).unwrap_or(1).max(1),
        open_to: groups(&words(Column::OpenTo))?,
        handicap: handicap(text(Column::Handicap).unwrap_or_default(), by)?,
        ranks: BTreeMap::new(),
        certificates: whole(Column::Certificates).unwrap_or(CERTIFICATES),
        id,
    };
    check(competition)
}

/// Checks what several columns say together.
fn check(competition: SeasonCompetition) -> Result<SeasonCompetition, (Column, ProblemDetail)> {
    let SeasonCompetition { which, compared, value, .. } = &competition;
    if which.first.zip(which.last).is_some_and(|(first, last)| first > last) {
        return Err((Column::From, problems::CompetitionDays { from: "From", to: "To" }.into()));
    }
    if compared.is_some_and(|[first, last]| first > last) {
        let trouble = problems::CompetitionDays { from: "Compare from", to: "Compare to" };
        return Err((Column::ComparedFrom, trouble.into()));
    }
    if *value == SeasonValue::Improvement && compared.is_none() {
        return Err((Column::Value, problems::CompetitionComparison.into()));
    }
    Ok(competition)
}

/// The words between commas.
fn words_of(text: &str) -> Vec<String> {
    let words = text.split([',', ';']).map(str::trim).filter(|word| !word.is_empty());
    words.map(str::to_string).collect()
}

/// What each word of a column means.
fn each<T>(
    column: Column,
    words: &[String],
    meant: impl Fn(&str) -> Result<T, ProblemDetail>,
) -> Result<Vec<T>, (Column, ProblemDetail)> {
    words.iter().map(|word| meant(word).map_err(|trouble| (column, trouble))).collect()
}

/// That a word of a column is none of its words.
fn unknown(column: Column, text: &str, choices: &[&'static str]) -> ProblemDetail {
    UnknownChoice {
        text: text.to_string(),
        column: column.definition().name,
        choices: choices.join(", "),
        nearest: nearest_name(text, choices.iter().copied()),
    }
    .into()
}

fn weekday(word: &str) -> Result<i8, ProblemDetail> {
    let day = weekday_from_name(word).map(|day| day.to_monday_one_offset());
    day.ok_or_else(|| unknown(Column::Weekday, word, &WEEKDAYS))
}

fn format(word: &str) -> Result<String, ProblemDetail> {
    let known = Format::WORDS.iter().find(|known| folded_name(known) == folded_name(word));
    known
        .map(|known| (*known).to_string())
        .ok_or_else(|| unknown(Column::Format, word, Format::WORDS))
}

fn kind(word: &str) -> Result<AwardKind, ProblemDetail> {
    let known = AwardKind::ALL.into_iter().find(|kind| kind.id() == folded_name(word));
    known.ok_or_else(|| unknown(Column::Kind, word, &AwardKind::ALL.map(AwardKind::id)))
}

fn place_points(typed: &str) -> Result<Vec<Exact>, (Column, ProblemDetail)> {
    let figures = typed.split([',', ';', ' ']).map(str::trim).filter(|word| !word.is_empty());
    figures
        .map(|figure| {
            let trouble = problems::CompetitionPlacePoints { text: figure.to_string() };
            Exact::parse_decimal(figure).ok_or_else(|| (Column::PlacePoints, trouble.into()))
        })
        .collect()
}

/// The groups that are meant; none for all.
fn groups(words: &[String]) -> Result<Vec<ContenderGroup>, (Column, ProblemDetail)> {
    let words = words.iter().filter(|word| folded_name(word) != "all");
    words
        .map(|word| {
            let (kind, name) = word.split_once([' ', ':', '=']).unwrap_or((word, ""));
            let name = name.trim_start_matches([' ', ':', '=']).trim().to_string();
            match (folded_name(kind).as_str(), name.is_empty()) {
                ("newcomers" | "newcomer", true) => Ok(ContenderGroup::Newcomers),
                ("rank", false) => Ok(ContenderGroup::Rank(name)),
                ("category", false) => Ok(ContenderGroup::Category(name)),
                ("club", false) => Ok(ContenderGroup::Club(name)),
                _ => {
                    let trouble = problems::CompetitionGroup { text: word.clone() };
                    Err((Column::OpenTo, trouble.into()))
                }
            }
        })
        .collect()
}

/// The handicap that is meant: `by rank: Novice 6, Master 2`, `by average: 45 5, 50 2`.
fn handicap(typed: &str, by: EventValue) -> Result<HandicapRule, (Column, ProblemDetail)> {
    let (kind, bands) = typed.split_once(':').unwrap_or((typed, ""));
    let kind = kind.trim().to_lowercase();
    let wrong = || {
        let trouble = problems::CompetitionHandicap { text: typed.to_string() };
        (Column::Handicap, trouble.into())
    };
    let band = |word: &String| {
        let (name, figure) = word.rsplit_once([' ', '=', '+'])?;
        let figure = Exact::parse_decimal(figure.trim())?;
        let name = name.trim_end_matches([' ', '=', '+']).trim();
        (!name.is_empty()).then(|| (name.to_string(), figure))
    };
    let bands: Option<Vec<(String, Exact)>> = words_of(bands).iter().map(band).collect();
    let bands = bands.ok_or_else(wrong)?;
    let kind = kind.strip_prefix("by ").unwrap_or(&kind).trim();
    match (kind, bands.is_empty()) {
        ("" | "none" | "no", true) => Ok(HandicapRule::None),
        ("rank" | "ranks", false) => Ok(HandicapRule::Ranks(bands)),
        ("average" | "last year's average" | "last year’s average", true)
            if by == EventValue::Percent =>
        {
            Ok(HandicapRule::ToFifty)
        }
        ("average" | "last year's average" | "last year’s average", false) => {
            let limit = |(name, figure): (String, Exact)| {
                let name = name.trim_start_matches("below").trim_start_matches('<').trim();
                Exact::parse_decimal(name).map(|limit| (limit, figure))
            };
            let limits: Option<Vec<_>> = bands.into_iter().map(limit).collect();
            let mut limits = limits.ok_or_else(wrong)?;
            limits.sort_unstable();
            Ok(HandicapRule::Averages(limits))
        }
        _ => Err(wrong()),
    }
}

/// The competition of a table of `palmares.toml`, whose problems are in its lines. `line` is that of
/// the table.
pub(super) fn competition_from_settings(
    record: &TypedRow<Column>,
    path: &str,
    line: u32,
) -> Result<SeasonCompetition, (ProblemPlace, ProblemDetail)> {
    let from = CompetitionRequestPlace {
        settings: path.to_string(),
        sheet: String::new(),
        cell: format!("line {line}"),
        position: (0, (line, 0)),
    };
    parse_competition_row(record, from).map_err(|(column, trouble)| {
        // Lines of settings are the rows of the record.
        let line = record.get(column).map_or(line, |cell| cell.at.row);
        (ProblemPlace::Line(line), trouble)
    })
}
