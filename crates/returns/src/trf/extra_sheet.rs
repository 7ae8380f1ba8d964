//! What the sheets of every report share: the answers of the sheet `Event`, and an extra last sheet
//! for data without a column in the form, so that nothing is lost.

use jiff::civil::Date;

use adopt::return_sheets::{CellContent, ReturnSheetRow};
use model::crosstable::{GamePoints, PointSystem};
use model::form::{EntryColumn, Key};
use model::{Format, serial_from_day};

use swiss::tie_breaks::TieBreak;
use swiss::trf::{ReportLine, TournamentReport, header_record_meaning};

use super::super::typed_dates::{self, DateKind};

/// The sheet for data without a column.
pub(crate) const EXTRA_SHEET_NAME: &str = "Tournament report";
pub(super) const EXTRA_SHEET_HEADINGS: [&str; 4] = ["Line", "Record", "What it is", "What it says"];

/// The rows of the extra sheet.
#[derive(Default)]
pub(super) struct ExtraSheetRows {
    /// Line, record, what it is, what it says.
    pub rows: Vec<Vec<Option<CellContent>>>,
}

impl ExtraSheetRows {
    /// Adds data that has no column.
    pub(super) fn add_data(&mut self, code: &str, what: &str, text: &str) {
        let [code, what, text] = [code, what, text].map(|text| Some(CellContent::text(text)));
        self.rows.push(vec![None, code, what, text]);
    }

    fn keep(&mut self, line: &ReportLine) {
        let number = (line.line > 0).then(|| CellContent::Number(f64::from(line.line)));
        let what = header_record_meaning(&line.code).or_else(|| kind_of(&line.code));
        let text = |text: &str| Some(CellContent::text(text));
        let row = vec![number, text(&line.code), what.and_then(text), text(&line.text)];
        self.rows.push(row);
    }

    /// Data of the whole tournament, without the records that are answered elsewhere.
    pub(super) fn add_tournament_data(&mut self, report: &TournamentReport, answered: &[&str]) {
        let table = &report.table;
        if table.points != PointSystem::STANDARD {
            let what = header_record_meaning("162").unwrap_or_default();
            self.add_data("162", what, &in_words(&table.points));
        }
        let left = |line: &&ReportLine| !answered.contains(&line.code.as_str());
        let header: Vec<&ReportLine> = report.header.iter().filter(left).collect();
        header.into_iter().chain(&report.kept).for_each(|line| self.keep(line));
    }
}

/// The subject of a kept record.
fn kind_of(code: &str) -> Option<&'static str> {
    Some(match code {
        "001" => "Player",
        "013" | "310" => "Team",
        "300" => "Line-up of a team",
        "320" => "Byes of teams",
        "330" => "Forfeited match of teams",
        "801" | "802" => "Results of a team",
        "299" => "Points that do not follow from results",
        _ => return None,
    })
}

fn in_words(system: &PointSystem) -> String {
    let by_colour = |what: &str, points: [GamePoints; 2]| match points {
        [white, black] if white == black => format!("{what} {}", white.to_text()),
        [white, black] => {
            format!("{what} {} with White, {} with Black", white.to_text(), black.to_text())
        }
    };
    let mut words = vec![
        by_colour("win", system.win),
        by_colour("draw", system.draw),
        by_colour("loss", system.loss),
    ];
    for (what, points) in [
        ("forfeit win", system.forfeit_win),
        ("forfeit loss", system.forfeit_loss),
        ("bye of the draw", system.allocated_bye),
        ("full-point bye", system.full_bye),
        ("half-point bye", system.half_bye),
        ("bye on request", system.zero_bye),
    ] {
        words.push(format!("{what} {}", points.to_text()));
    }
    words.join(", ")
}

/// A date, year first as in the format, or as typed.
pub(super) fn trf_date_to_serial(text: &str, of: DateKind) -> Option<i32> {
    let dashed = text.replace(['/', '.'], "-");
    typed_dates::parse_date(&dashed, of).ok().and_then(serial_from_day)
}

/// The column and value of a date of birth. A year whose month or day is unknown (`1990`,
/// `1990/00/00`) is a year of birth; `of` names the player for the extra sheet, which keeps what
/// has no column.
pub(super) fn birth_cell(
    text: &str,
    of: &str,
    rest: &mut ExtraSheetRows,
) -> Option<(EntryColumn, CellContent)> {
    if let Some(day) = trf_date_to_serial(text, DateKind::Birth) {
        return Some((EntryColumn::Born, CellContent::Day(day)));
    }
    if text.chars().all(|c| matches!(c, '0' | '/' | '.' | '-' | ' ')) {
        return None;
    }
    let groups = || text.split(|c: char| !c.is_ascii_digit());
    let year = groups().find(|group| group.len() == 4).filter(|year| *year != "0000");
    let known = groups().filter(|group| group.bytes().any(|byte| byte != b'0')).count();
    if year.is_none() || known > 1 {
        rest.add_data("001", "Date of birth that is not a date", &format!("{of}: {text}"));
    }
    year.map(|year| (EntryColumn::BirthYear, CellContent::number_or_text(year)))
}

/// The rounds that the sheet `Event` plans.
pub(super) fn planned_rounds(report: &TournamentReport) -> usize {
    report.table.rounds.unwrap_or(report.table.played)
}

/// Words of `202` and `212` for the score itself, which comes first anyway.
const SCORES: [&str; 2] = ["PTS", "MPTS"];

/// The word for the score of teams ranked by game points.
const BY_GAMES: &str = "GPTS";

/// The tie-breaks of a report: those that palmares computes, and those that it does not know.
pub(super) fn known_and_unknown_tie_breaks(report: &TournamentReport) -> Option<[Vec<&str>; 2]> {
    let list = report.record_text("202").or_else(|| report.record_text("212"))?;
    let names = list.split(',').map(str::trim).filter(|name| !name.is_empty());
    let by_games = report.is_ranked_by_game_points();
    let is_score = |name: &&str| match by_games {
        true => *name == BY_GAMES,
        false => SCORES.contains(name),
    };
    let names = names.filter(|name| !is_score(name));
    let (known, unknown) = names.partition(|name| name.parse::<TieBreak>().is_ok());
    Some([known, unknown])
}

/// What the sheet `Event` says of every tournament; `rules` becomes the rule set, `comments` are those
/// that belong to no row. What is no day or no tie-break goes on the extra sheet.
pub(super) fn event_answers_of_report(
    report: &TournamentReport,
    format: Format,
    rules: Option<&'static str>,
    comments: Option<CellContent>,
    rest: &mut ExtraSheetRows,
) -> ReturnSheetRow<Key> {
    let mut row: ReturnSheetRow<Key> = vec![
        (
            Key::Rules,
            1,
            CellContent::text(
                rules.or_else(|| packs::default_rule_book_of_format(format)).unwrap_or_default(),
            ),
        ),
        (Key::Format, 1, CellContent::text(format.word())),
    ];
    let mut put = |key: Key, filled: Option<CellContent>| row.extend(filled.map(|f| (key, 1, f)));
    let said = |code: &str| report.record_text(code).map(CellContent::text);
    put(Key::Title, said("012"));
    put(Key::Venue, said("022"));
    put(Key::Area, said("032"));
    let (first, last) = (report.record_text("042"), report.record_text("052"));
    for (key, code, text) in
        [(Key::Date, "042", first), (Key::EndDate, "052", last.filter(|last| Some(*last) != first))]
    {
        let day = text.and_then(|text| trf_date_to_serial(text, DateKind::Event));
        if let (None, Some(text)) = (day, text) {
            rest.add_data(code, "Date that does not exist", text);
        }
        put(key, day.map(CellContent::Day));
    }
    put(Key::ChiefArbiter, said("102"));
    put(Key::DeputyArbiters, all_of(report, "112"));
    put(Key::TimeControl, said("122").or_else(|| said("222")));
    put(Key::RoundDates, days_beyond_rounds(report));
    put(Key::ReportComments, comments);
    put(Key::Rounds, Some(CellContent::Number(planned_rounds(report) as f64)));
    if let Some([known, unknown]) = known_and_unknown_tie_breaks(report) {
        let list = (!known.is_empty()).then(|| CellContent::text(&known.join(", ")));
        put(Key::TieBreaks, list);
        for name in unknown {
            rest.add_data("202", "Tie-break that palmares does not compute", name);
        }
    }
    row
}

/// The texts of all records with a code, as one list.
fn all_of(report: &TournamentReport, code: &str) -> Option<CellContent> {
    let own = report.header.iter().filter(|line| line.code == code);
    let texts: Vec<String> = own
        .map(|line| {
            let words = line.text.split([',', ';', ' ']).filter(|word| !word.is_empty());
            words.collect::<Vec<_>>().join(" ")
        })
        .filter(|text| !text.is_empty())
        .collect();
    (!texts.is_empty()).then(|| CellContent::text(&texts.join("; ")))
}

/// The days of the rounds (`132`, in the columns of the rounds) as `2026-05-02`; nothing for what
/// is no day.
pub(super) fn days_of_rounds(report: &TournamentReport) -> Vec<Option<Date>> {
    let Some(text) = report.record_text("132") else { return Vec::new() };
    // The format has two-digit years; some programs write four digits.
    let day = |word: &str| {
        let long = if word.find('/') == Some(2) { format!("20{word}") } else { word.to_string() };
        typed_dates::parse_date(&long.replace(['/', '.'], "-"), DateKind::Event).ok()
    };
    text.split_whitespace().map(day).collect()
}

/// All days of rounds as a list, unless the rows of the rounds have them: those of players have.
fn days_beyond_rounds(report: &TournamentReport) -> Option<CellContent> {
    let days: Option<Vec<Date>> = days_of_rounds(report).into_iter().collect();
    let in_rows = if report.teams.is_none() { report.table.played } else { 0 };
    let days = days.filter(|days| days.len() > in_rows)?;
    let days: Vec<String> = days.iter().map(Date::to_string).collect();
    Some(CellContent::text(&days.join(", ")))
}
