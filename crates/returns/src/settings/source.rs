//! The text of settings becomes settings: a file `palmares.toml`, or words of the command
//! line.

use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::Arc;

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::given_settings::{GivenSetting, Settings};
use super::problems;
use super::setting::Setting;
use crate::answers::impossible_boards_problem;
use crate::cells::{CellReader, CellReading};
use crate::competitions::problems::{CompetitionKey, CompetitionTwice};
use crate::competitions::{self, is_competitions_sheet};
use crate::groups::group_bounds::parse_group_row;
use crate::groups::problems::GroupKey;
use crate::groups::strata;
use crate::nearest::{name_meant_by_typo, nearest_name};
use crate::problems::UnknownChoice;
use model::form::{ColumnDefinition, ColumnKind, CompetitionColumn, FormColumn, GroupColumn, Key};
use model::name_comparison::folded_name;
use model::problem::{Problem, ProblemDetail, ProblemPlace, Severity, phrase};
use model::{
    Cell, CellAddress, CellValue, Movement, SettingOrigin, StableSort, StoredCell, TypedRow,
    TypedValue, WorkbookCopy, is_scheveningen_word,
};

/// A longer settings file is none.
const MOST_BYTES: usize = 1 << 20;
/// The table that can hold the keys of events.
const EVENT: &str = "event";
/// After so many lines that cannot be read the rest is not tried.
const MOST_REFUSED: usize = 100;
/// Of a line that cannot be read so much is quoted.
const MOST_QUOTED: usize = 60;

/// Reads a settings file. What is wrong with it costs nothing but that setting.
pub fn read_settings_file(bytes: &[u8], path: &str) -> (Settings, Vec<Problem>) {
    let refused = |why: String, place: ProblemPlace| {
        let trouble = problems::SettingsUnreadable { why };
        (Settings::default(), vec![Problem::new(trouble, place)])
    };
    if bytes.len() > MOST_BYTES {
        return refused(format!("the file has {} KB", bytes.len() >> 10), ProblemPlace::File);
    }
    let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
    let text = match std::str::from_utf8(bytes) {
        Ok(text) => text,
        Err(why) => {
            let before = String::from_utf8_lossy(&bytes[..why.valid_up_to()]);
            let why = "a character there is not UTF-8".to_string();
            return refused(why, ProblemPlace::at_byte_of_text(&before, before.len()));
        }
    };
    let mut reading = SettingsReader {
        text,
        path: Arc::from(path),
        settings: Settings::default(),
        refused: Vec::new(),
        asked: BTreeMap::new(),
        groups: Vec::new(),
        problems: Vec::new(),
    };
    let mut sound = text.to_string();
    for _ in 0..MOST_REFUSED {
        let Err(error) = DeTable::parse(&sound) else { break };
        let Some(line) = refused_line(&sound, error.span()) else { break };
        reading.refuse(error.message(), error.span(), &line);
        // What stands in the other lines is read without this one.
        sound.replace_range(line.clone(), &" ".repeat(line.len()));
    }
    if let Ok(table) = DeTable::parse(&sound) {
        reading.table(table.get_ref(), false);
        reading.check_strata();
    }
    for (setting, from) in std::mem::take(&mut reading.refused) {
        if reading.settings.origin_of_setting(setting).is_none() {
            reading.settings.add_unread_setting(setting, from);
        }
    }
    (reading.settings, reading.problems)
}

/// Reads settings as they are given on the command line, `Boards=24` each. What is wrong
/// comes first; then nothing of them is used.
pub fn parse_setting_arguments<'a>(
    words: impl IntoIterator<Item = &'a str>,
) -> std::result::Result<Settings, ProblemDetail> {
    let mut settings = Settings::default();
    for word in words {
        let (key, value) = word.split_once('=').unwrap_or((word, ""));
        let setting = setting_of(key.trim())?;
        if settings.origin_of_setting(setting).is_some() {
            let key = setting.value_definition().name;
            return Err(problems::GivenTwice { key }.into());
        }
        let value = value_of(setting, CellValue::Text(value.into()))?;
        settings.add_setting(GivenSetting { setting, value, from: SettingOrigin::CommandLine });
    }
    Ok(settings)
}

/// The setting that a key names; of `Event` there is none.
fn setting_of(key: &str) -> std::result::Result<Setting, ProblemDetail> {
    match Setting::from_key(key) {
        Some(Setting::OfEvent(key @ Key::Event)) => {
            Err(problems::NoSetting { key: Setting::OfEvent(key).value_definition().name }.into())
        }
        Some(setting) => Ok(setting),
        None => {
            let nearest = Setting::nearest_setting_name(key);
            Err(problems::UnknownSetting { key: key.to_string(), nearest }.into())
        }
    }
}

/// The value of a setting, read as a cell of its column is read.
fn value_of(setting: Setting, stored: CellValue) -> std::result::Result<TypedValue, ProblemDetail> {
    let column = setting.value_definition();
    if let (Setting::OfEvent(Key::Rules), CellValue::Text(text)) = (setting, &stored)
        && packs::is_rule_file(text)
    {
        // Whoever may open files replaces it by the id of its book.
        return Ok(TypedValue::Text(text.trim().into()));
    }
    let value = read_as(column, stored, CellAddress { sheet: 0, row: 0, column: 0 })?;
    let wrong = match (setting, &value) {
        (Setting::OfEvent(Key::Boards | Key::BoardsPerMatch), TypedValue::Number(number)) => {
            impossible_boards_problem(*number)
        }
        (Setting::OfEvent(Key::Movement), TypedValue::Text(text))
            if Movement::parse_lenient(text).is_none() && !is_scheveningen_word(text) =>
        {
            let nearest = nearest_name(text, Movement::WORDS.iter().copied());
            let (text, choices) = (text.to_string(), Movement::WORDS.join(", "));
            let column = column.name;
            Some(UnknownChoice { text, column, choices, nearest }.into())
        }
        _ => None,
    };
    wrong.map_or(Ok(value), Err)
}

/// A value read as a cell of a column.
fn read_as(
    column: &'static ColumnDefinition,
    stored: CellValue,
    at: CellAddress,
) -> std::result::Result<TypedValue, ProblemDetail> {
    let sheets = WorkbookCopy::default();
    let mut reader = CellReader::new(&sheets);
    let cell = StoredCell { row: 0, column: 0, look: 0, value: stored, formula: None };
    let blank = || problems::SettingBlank { key: column.name }.into();
    match reader.read(column, &cell, at) {
        CellReading::Value(value) => Ok(value),
        CellReading::Blank => Err(blank()),
        CellReading::Fault => {
            let told = reader.problems.pop().map(|problem| problem.trouble);
            Err(told.unwrap_or_else(blank))
        }
    }
}

/// What a block of which there can be several is about.
#[derive(Clone, Copy)]
enum BlockKind {
    Competition,
    Group,
}

impl BlockKind {
    /// The kind that a key names.
    fn named(key: &str) -> Option<BlockKind> {
        match folded_name(key).as_str() {
            "group" | "groups" => Some(BlockKind::Group),
            _ if is_competitions_sheet(key) => Some(BlockKind::Competition),
            _ => None,
        }
    }

    fn title(self) -> &'static str {
        match self {
            BlockKind::Competition => "Competition",
            BlockKind::Group => "Group",
        }
    }
}

/// A settings file being read.
struct SettingsReader<'a> {
    text: &'a str,
    path: Arc<str>,
    settings: Settings,
    /// The settings of lines that cannot be read.
    refused: Vec<(Setting, SettingOrigin)>,
    /// The lines of competitions by their folded ids.
    asked: BTreeMap<String, u32>,
    /// Where the groups of the settings are.
    groups: Vec<Range<usize>>,
    problems: Vec<Problem>,
}

impl SettingsReader<'_> {
    /// Reads a table: the whole file, or the one of events in it.
    fn table(&mut self, table: &DeTable<'_>, of_event: bool) {
        let mut entries: Vec<_> = table.iter().collect();
        entries.arrange_by_key(|(key, _)| key.span().start);
        for (key, value) in entries {
            match value.get_ref() {
                DeValue::Table(inner) if !of_event && folded_name(key.get_ref()) == EVENT => {
                    self.table(inner, true);
                }
                DeValue::Table(one) if !of_event && BlockKind::named(key.get_ref()).is_some() => {
                    self.block(key.get_ref(), one, &key.span());
                }
                DeValue::Array(all) if !of_event && BlockKind::named(key.get_ref()).is_some() => {
                    for one in all.iter() {
                        match one.get_ref() {
                            DeValue::Table(table) => self.block(key.get_ref(), table, &one.span()),
                            _ => self.unfit_block(key.get_ref(), &one.span()),
                        }
                    }
                }
                _ => self.entry(key.get_ref(), key.span(), value),
            }
        }
    }

    /// Reads a block of which there can be several.
    fn block(&mut self, key: &str, table: &DeTable<'_>, span: &Range<usize>) {
        match BlockKind::named(key) {
            Some(BlockKind::Competition) => self.competition(table, span),
            Some(BlockKind::Group) => self.group(table, span),
            None => {}
        }
    }

    /// Tells of something else than a block.
    fn unfit_block(&mut self, key: &str, span: &Range<usize>) {
        let key = BlockKind::named(key).map_or("", BlockKind::title);
        self.report(problems::SettingUnfit { key, what: phrase!("a list") }.into(), span);
    }

    /// Reads the keys of a block as a row of a sheet. A cell of the row has the line as its row. `None`
    /// if a value cannot be read.
    fn record<C: FormColumn>(
        &mut self,
        table: &DeTable<'_>,
        span: &Range<usize>,
        unknown: fn(String, Option<&'static str>) -> ProblemDetail,
    ) -> Option<TypedRow<C>> {
        let line_of =
            |at: usize| ProblemPlace::at_byte_of_text(self.text, at).line().unwrap_or_default();
        let mut entries: Vec<_> = table.iter().collect();
        entries.arrange_by_key(|(key, _)| key.span().start);
        let first = entries.first().map_or(span.start, |(key, _)| key.span().start);
        let at = |row: u32| CellAddress { sheet: 0, row, column: 0 };
        let mut record = TypedRow::new(at(line_of(span.start.min(first))));
        let mut is_sound = true;
        let mut seen: Vec<(C, u32)> = Vec::new();
        for (key, value) in entries {
            let named = |exact| C::columns_by_name(&folded_name(key.get_ref()), exact).next();
            let Some(named) = named(true).or_else(|| named(false)) else {
                let columns = C::FORM.columns.iter().map(|column| column.name);
                let nearest = name_meant_by_typo(key.get_ref(), columns);
                let trouble = unknown(key.get_ref().to_string(), nearest);
                is_sound &= trouble.severity() != Severity::Error;
                self.report(trouble, &key.span());
                continue;
            };
            let row = line_of(key.span().start);
            if let Some((_, first)) = seen.iter().find(|(known, _)| *known == named) {
                let (key_name, first) = (named.definition().name, *first);
                self.report(problems::RepeatedSetting { key: key_name, first }.into(), &key.span());
                is_sound = false;
                continue;
            }
            seen.push((named, row));
            let read = stored_of(named.definition(), true, value.get_ref())
                .and_then(|stored| read_as(named.definition(), stored, at(row)));
            match read {
                Ok(value) => record.add_cell(named, 1, Cell::new(value, at(row))),
                Err(trouble) => {
                    self.report(trouble, &value.span());
                    is_sound = false;
                }
            }
        }
        is_sound.then_some(record)
    }

    /// Reads a group of events.
    fn group(&mut self, table: &DeTable<'_>, span: &Range<usize>) {
        let unknown = |key, nearest| GroupKey { key, nearest }.into();
        let Some(record) = self.record::<GroupColumn>(table, span, unknown) else {
            self.settings.are_groups_faulty = true;
            return;
        };
        if record.get(GroupColumn::Event).is_some() {
            // Groups of the settings are those of every event.
            let key = GroupColumn::Event.definition().name.to_string();
            self.report(GroupKey { key, nearest: None }.into(), span);
            self.settings.are_groups_faulty = true;
            return;
        }
        match parse_group_row(&record, Some(self.origin(span)), &self.settings.groups) {
            Ok(group) => {
                self.settings.groups.push(group);
                self.groups.push(span.clone());
            }
            Err((trouble, _)) => {
                self.settings.are_groups_faulty = true;
                self.report(trouble, span);
            }
        }
    }

    /// Tells of strata that do not go together.
    fn check_strata(&mut self) {
        for (at, trouble) in strata::strata_problems(&self.settings.groups) {
            self.settings.are_groups_faulty = true;
            self.report(trouble, &self.groups[at].clone());
        }
    }

    /// Reads a competition over many events.
    fn competition(&mut self, table: &DeTable<'_>, span: &Range<usize>) {
        let unknown = |key, nearest| CompetitionKey { key, nearest }.into();
        let Some(record) = self.record::<CompetitionColumn>(table, span, unknown) else { return };
        let line = record.at.row;
        match competitions::competition_from_settings(&record, &self.path, line) {
            Ok(competition) => match self.asked.get(&folded_name(&competition.id)) {
                Some(first) => {
                    let first = format!("line {first}");
                    let trouble = CompetitionTwice { id: competition.id, first };
                    self.report(trouble.into(), span);
                }
                None => {
                    self.asked.insert(folded_name(&competition.id), line);
                    self.settings.add_competition(competition);
                }
            },
            Err((place, trouble)) => self.problems.push(Problem::new(trouble, place)),
        }
    }

    fn entry(&mut self, key: &str, span: Range<usize>, value: &Spanned<DeValue<'_>>) {
        let from = self.origin(&span);
        let setting = match setting_of(key) {
            Ok(setting) => setting,
            Err(trouble) => {
                self.report(trouble, &span);
                return;
            }
        };
        if let Some(SettingOrigin::File { line: first, .. }) =
            self.settings.origin_of_setting(setting)
        {
            let (key, first) = (setting.value_definition().name, *first);
            self.report(problems::RepeatedSetting { key, first }.into(), &span);
            return;
        }
        let read = stored_of(setting.value_definition(), false, value.get_ref());
        match read.and_then(|stored| value_of(setting, stored)) {
            Ok(value) => self.settings.add_setting(GivenSetting { setting, value, from }),
            Err(trouble) => {
                self.report(trouble, &value.span());
                self.settings.add_unread_setting(setting, from);
            }
        }
    }

    /// Tells of a line that cannot be read, and so of the setting that it names.
    fn refuse(&mut self, why: &str, span: Option<Range<usize>>, line: &Range<usize>) {
        let text = &self.text[line.clone()];
        let quoted: String = text.trim().chars().take(MOST_QUOTED).collect();
        let key = text.split_once('=').map(|(key, _)| key.trim().trim_matches(['"', '\'']));
        let setting = key.and_then(|key| setting_of(key).ok());
        let why = why.split_whitespace().collect::<Vec<_>>().join(" ");
        let inside = span.filter(|span| line.contains(&span.start));
        let span = inside.unwrap_or_else(|| line.clone());
        self.report(problems::SettingsSyntax { why, line: quoted }.into(), &span);
        let from = self.origin(&span);
        self.refused.extend(setting.map(|setting| (setting, from)));
    }

    fn report(&mut self, trouble: ProblemDetail, span: &Range<usize>) {
        self.problems
            .push(Problem::new(trouble, ProblemPlace::at_byte_of_text(self.text, span.start)));
    }

    fn origin(&self, span: &Range<usize>) -> SettingOrigin {
        let line = ProblemPlace::at_byte_of_text(self.text, span.start).line().unwrap_or_default();
        SettingOrigin::File { path: Arc::clone(&self.path), line }
    }
}

/// The line of a text in which an error stands; the last one before it that holds anything.
fn refused_line(text: &str, span: Option<Range<usize>>) -> Option<Range<usize>> {
    let at = span.map_or(text.len(), |span| span.start);
    let mut start = 0;
    let lines = text.split_inclusive('\n').map(|line| {
        start += line.len();
        start - line.len()..start - line.len() + line.trim_end_matches(['\r', '\n']).len()
    });
    let filled = lines.filter(|line| !text[line.clone()].trim().is_empty());
    filled.take_while(|line| line.start <= at).last()
}

/// What a value would be as a cell. `lists`: whether a text can be a list of texts.
fn stored_of(
    column: &'static ColumnDefinition,
    lists: bool,
    value: &DeValue<'_>,
) -> std::result::Result<CellValue, ProblemDetail> {
    let key = column.name;
    let unfit = |what| Err(problems::SettingUnfit { key, what }.into());
    let number = |text: &str| match text.parse::<f64>() {
        Ok(number) => CellValue::Number(number),
        Err(_) => CellValue::Text(text.into()),
    };
    Ok(match value {
        DeValue::String(text) => CellValue::Text(text.as_ref().into()),
        DeValue::Integer(digits) if digits.radix() == 10 => number(digits.as_str()),
        DeValue::Float(digits) => number(digits.as_str()),
        DeValue::Boolean(answer) => CellValue::Bool(*answer),
        DeValue::Datetime(day) => CellValue::Text(day.to_string().as_str().into()),
        DeValue::Array(items)
            if column.kind == ColumnKind::List || lists && column.kind == ColumnKind::Text =>
        {
            let mut names = Vec::with_capacity(items.len());
            for item in items {
                match item.get_ref() {
                    DeValue::String(text) => names.push(text.as_ref().to_string()),
                    DeValue::Integer(digits) => names.push(digits.as_str().to_string()),
                    _ => return unfit(phrase!("a list of something other than names")),
                }
            }
            CellValue::Text(names.join(", ").as_str().into())
        }
        DeValue::Array(_) => return unfit(phrase!("a list")),
        DeValue::Table(_) => return unfit(phrase!("a table")),
        DeValue::Integer(_) => return unfit(phrase!("a number that is not decimal")),
    })
}
