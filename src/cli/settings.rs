//! Where the answers of events come from: `palmares check --show-settings`, and what
//! explain says of settings.

use std::io::{self, Write};
use std::path::Path;

use serde::Serialize;

use super::problem_output::problem_message_and_hint;
use super::terminal::{Terminal, escape_to_one_line};
use engine::awards::{ComputedEvent, SeasonContext};
use engine::rules::rule_book_facts;
use model::form::{FormColumn, GroupColumn, Key};
use model::{CellAddress, Event, GroupRow, WorkbookCopy, to_a1};
use season::{ComputedReturn, FileProblems, FoundReturn};

/// An answer of an event.
#[derive(Serialize, Debug)]
pub(super) struct EventAnswerLine {
    key: &'static str,
    value: String,
    from: String,
}

/// The answers of an event, each with where it comes from.
#[derive(Serialize, Debug)]
pub(super) struct EventAnswers {
    path: String,
    event: String,
    title: String,
    answers: Vec<EventAnswerLine>,
}

/// The answers of all events of some returns.
pub(super) fn answers_of_returns(found: &[FoundReturn]) -> Vec<EventAnswers> {
    let computed = found.iter().map(|found| {
        let computed =
            season::compute_return_file(&found.file, &found.settings, &SeasonContext::default());
        (found, computed)
    });
    computed.flat_map(|(found, computed)| of_return(&found.path, &computed)).collect()
}

fn of_return(path: &str, computed: &ComputedReturn) -> Vec<EventAnswers> {
    let workbook_copy = computed.workbook_copy.as_ref();
    let of_event = |outcome: &ComputedEvent| EventAnswers {
        path: path.to_string(),
        event: outcome.event.id.clone(),
        title: outcome.event.title().to_string(),
        answers: lines(outcome, workbook_copy),
    };
    computed.outcomes.iter().map(of_event).collect()
}

/// Prints the answers, a line each: key, value and where it comes from.
pub(super) fn print_answers(answers: &[EventAnswers], out: &mut Terminal) -> io::Result<()> {
    for EventAnswers { path, event, title, answers } in answers {
        writeln!(
            out,
            "{}, event {}: {}",
            escape_to_one_line(path),
            escape_to_one_line(event),
            escape_to_one_line(title)
        )?;
        let widest = |of: fn(&EventAnswerLine) -> usize| answers.iter().map(of).max().unwrap_or(0);
        let key_width = widest(|line| line.key.len());
        let value_width = widest(|line| line.value.chars().count()).min(40);
        for EventAnswerLine { key, value, from } in answers {
            let value = escape_to_one_line(value);
            writeln!(
                out,
                "  {key:key_width$}  {value:value_width$}  {}",
                escape_to_one_line(from)
            )?;
        }
    }
    Ok(())
}

/// The answers in the order of the form: what stands in the return or in settings, and
/// what holds for keys that are not answered.
fn lines(outcome: &ComputedEvent, workbook_copy: Option<&WorkbookCopy>) -> Vec<EventAnswerLine> {
    let event = &outcome.event;
    let of_key = |key: &Key| {
        let line = |value: String, from: String| EventAnswerLine {
            key: key.definition().name,
            value,
            from,
        };
        if let Some(cell) = event.answers.get(*key) {
            let origin = event.setting_origin(*key).map(ToString::to_string);
            let from = origin.unwrap_or_else(|| place(cell.at, workbook_copy));
            return Some(line(cell.value.to_string(), from));
        }
        if event.faults.contains(key) {
            return Some(line(
                "cannot be read".to_string(),
                place(event.answer_address(*key), workbook_copy),
            ));
        }
        unanswered(*key, outcome).map(|(value, from)| line(value, from))
    };
    let of_group = |group: &GroupRow| EventAnswerLine {
        key: GroupColumn::Group.definition().name,
        value: group.name.clone(),
        from: group.settled.as_ref().map_or(place(group.at, workbook_copy), ToString::to_string),
    };
    Key::ALL.iter().filter_map(of_key).chain(event.groups.rows.iter().map(of_group)).collect()
}

/// What holds for a key without an answer, and why.
fn unanswered(key: Key, outcome: &ComputedEvent) -> Option<(String, String)> {
    let event = &outcome.event;
    let book = rule_book_facts::facts_of_event_rule_book(event);
    let of_cards = event.format().is_some_and(|format| format.is_played_with_cards());
    let default = |value: &str| Some((value.to_string(), "default".to_string()));
    let of_book = |value: String| {
        let id = event.rules.map_or("", |rules| rules.id);
        Some((value, format!("rule book {id}").trim_end().to_string()))
    };
    match key {
        Key::Scoring => match event.headings.score_unit {
            Some(unit) => Some((unit.word().to_string(), "heading of the scores".to_string())),
            None => default(outcome.scores.unit.word()),
        },
        Key::Status => default(event.organiser_status().word()),
        Key::Winners if of_cards => match event.movement() {
            Some(movement) => Some((
                event.ranking_list_count().to_string(),
                format!("Movement {}", movement.word()),
            )),
            None => default(&event.ranking_list_count().to_string()),
        },
        Key::Tables if of_cards && !event.entries.is_empty() => {
            let counted = event.table_count(event.entries.len()).to_decimal();
            Some((counted, "counted from the entries".to_string()))
        }
        Key::BoardsPerMatch => of_book(book.fixed_match_boards(event)?.0.to_string()),
        Key::Rounds => of_book(book.default_rounds(event)?.to_string()),
        Key::Stage => default(event.stage().word()),
        Key::ScoredAcross if of_cards => default(yes_or_no(event.is_ranked_across_sections())),
        Key::Handicap => default(yes_or_no(event.is_handicapped())),
        Key::Category => default(event.category().word()),
        Key::VpScale => {
            let played = &outcome.scores.board_scoring()?.matches;
            of_book(played.iter().find_map(|found| found.scale)?.0.id.clone())
        }
        Key::TieBreaks => {
            outcome.table.as_ref()?;
            let names: Vec<String> =
                book.default_tie_breaks().iter().map(ToString::to_string).collect();
            (!names.is_empty()).then(|| of_book(names.join(", "))).flatten()
        }
        Key::Seed if outcome.draw.is_some() => {
            Some((event.seed().to_string(), "worked out from the event and its date".to_string()))
        }
        _ => None,
    }
}

fn yes_or_no(answer: bool) -> &'static str {
    if answer { "yes" } else { "no" }
}

/// A cell with its sheet: `Event!B3`.
fn place(at: CellAddress, workbook_copy: Option<&WorkbookCopy>) -> String {
    let sheet =
        workbook_copy.and_then(|workbook_copy| workbook_copy.sheets.get(usize::from(at.sheet)));
    let sheet = sheet.map_or("", |sheet| sheet.name.as_str());
    format!("{sheet}!{}", to_a1(at.row, at.column))
}

/// Prints which answers the settings gave, where there are any.
pub(super) fn print_answers_from_settings(out: &mut Terminal, event: &Event) -> io::Result<()> {
    if event.settled.is_empty() {
        return Ok(());
    }
    writeln!(out, "\nFrom settings\n  {}", event.settings_sentence())
}

/// Reports settings files with faults: they are not among the problems of a return.
pub(super) fn report_faulty_settings_files(loose: &FileProblems, err: &mut Terminal) {
    for (path, told) in loose.iter().filter(|(path, _)| season::is_settings_file(Path::new(path))) {
        let place = [path.as_str(), &told.cell].join(" ");
        let [message, _] = problem_message_and_hint(told);
        let (message, place) = (escape_to_one_line(&message), escape_to_one_line(place.trim_end()));
        // When standard error is closed there is nobody to tell.
        let _ = writeln!(err, "{}: {message} ({place})", told.severity.id());
    }
}
