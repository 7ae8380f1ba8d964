//! A club's own sheets: what is asked of each, and the returns made of them.

use std::fs;
use std::path::{Path, PathBuf};

use adopt::{
    LAYOUT_FILE_ENDING, LearnedLayout, Question, SheetKind, apply_answer, open_questions,
    question_subject_key, return_from_recognised, take_date_from_file_name,
};
use model::problem::RenderedProblem;
use report::xlsx::{AdoptedSource, adopted_return_book};
use season::{LayoutFinder, UnderstoodForeignSheet};
use serde::Deserialize;
use serde_json::{Value, json};

/// What the page asks for.
#[derive(Deserialize, Debug)]
pub(super) struct Request {
    /// The sheets, below `/sheets`.
    sheets: Vec<String>,
    /// What was answered so far, in order.
    answers: Vec<Answer>,
}

/// An answer to a question.
#[derive(Deserialize, Debug)]
struct Answer {
    sheet: String,
    about: String,
    answer: String,
}

/// The questions of each sheet. The return that it becomes and its layout are written to `/in`.
pub(super) fn adopted(request: &Request) -> Result<Value, String> {
    let of = |sheet: &String| {
        let file = Path::new("/sheets").join(sheet);
        let mut folders = LayoutFinder::new(&[], None);
        let known = folders.for_file(&file);
        match season::recognise_foreign_sheet(&file, None, &known) {
            Err(told) => Ok(unread(sheet, &told)),
            Ok(found) if found.ours => Ok(json!({ "sheet": sheet, "kind": "return" })),
            Ok(found) if found.found.kind == SheetKind::None => {
                let told = adopt::no_table_problem(&found.copy).render(Some(&found.copy));
                Ok(unread(sheet, &told))
            }
            Ok(found) => understood(sheet, found, &request.answers),
        }
    };
    request.sheets.iter().map(of).collect::<Result<Vec<Value>, String>>().map(Value::from)
}

fn unread(sheet: &str, told: &RenderedProblem) -> Value {
    json!({ "sheet": sheet, "kind": "none", "message": told.message, "hint": told.hint })
}

fn understood(
    sheet: &str,
    mut foreign: UnderstoodForeignSheet,
    answers: &[Answer],
) -> Result<Value, String> {
    let stem = Path::new(sheet).file_stem().unwrap_or_default().to_string_lossy().into_owned();
    take_date_from_file_name(&mut foreign.found, &foreign.copy, &stem);
    let mut asked = Vec::new();
    for question in open_questions(&foreign.found, &stem) {
        let about = question_subject_key(question.subject);
        let mut given = answers.iter().filter(|given| given.sheet == sheet);
        let given = given.find(|given| given.about == about).map(|given| given.answer.as_str());
        let harmless = question.proposed.as_deref().filter(|_| question.harmless);
        let taken = given.or(harmless).filter(|text| !text.trim().is_empty());
        let wrong = taken.and_then(|text| apply_answer(&mut foreign.found, &question, text).err());
        asked.push(question_view(&question, about, given, wrong, taken.is_some()));
    }
    written(sheet, &stem, &foreign).map_err(|why| format!("{sheet}: {why}"))?;
    let told =
        foreign.told.iter().map(|told| json!({ "message": told.message, "hint": told.hint }));
    Ok(json!({
        "sheet": sheet,
        "kind": "sheet",
        "tables": foreign.found.tables.len(),
        "questions": asked,
        "told": told.collect::<Vec<_>>(),
    }))
}

fn question_view(
    question: &Question,
    about: String,
    given: Option<&str>,
    wrong: Option<String>,
    taken: bool,
) -> Value {
    json!({
        "about": about,
        "words": question.words,
        "why": question.why,
        "choices": question.choices,
        "proposed": question.proposed,
        "needed": question.needed,
        "given": given,
        "open": !taken || wrong.is_some(),
        "wrong": wrong,
    })
}

/// Writes the return and the layout of a sheet.
fn written(sheet: &str, stem: &str, foreign: &UnderstoodForeignSheet) -> Result<(), String> {
    let translated = return_from_recognised(&foreign.copy, &foreign.found);
    let file = sheet.rsplit('/').next().unwrap_or(sheet);
    let source = AdoptedSource { copy: &foreign.copy, file };
    let book = adopted_return_book(translated, stem, &source).map_err(|why| why.to_string())?;
    let becomes = |ending: &str| -> PathBuf {
        let name = sheet.rsplit_once('.').map_or(sheet, |(name, _)| name);
        Path::new(super::RETURNS).join(format!("{name}{ending}"))
    };
    let put = |path: PathBuf, bytes: &[u8]| {
        let folder = path.parent().map(fs::create_dir_all).transpose();
        folder.and_then(|_| fs::write(&path, bytes)).map_err(|why| why.to_string())
    };
    put(becomes(".xlsx"), &book)?;
    let layout = LearnedLayout::from_recognised(&foreign.found, &foreign.copy);
    match layout.tables.is_empty() {
        true => Ok(()),
        false => put(becomes(LAYOUT_FILE_ENDING), layout.to_toml(sheet).as_bytes()),
    }
}
