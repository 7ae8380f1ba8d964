//! Answers to questions: from the command line, the workbook of questions, or somebody at the
//! terminal.

use std::collections::BTreeSet;
use std::io::{self, Write};
use std::path::Path;

use super::super::exit_status::print_error;
use super::super::problem_output::ProblemOutputOptions;
use super::super::terminal::{Terminal, escape_to_one_line};
use super::sheet::AdoptedSheet;
use super::sheet_preview::TerminalPage;
use super::terminal_prompts::{QuestionAnswerer, terminal_width};
use adopt::{
    FactKind, GivenAnswer, MAX_TERMINAL_QUESTIONS, Question, QuestionSubject,
    answer_holds_for_layout, is_asked_once_for_all, question_subject_key,
};
use model::file_names::NativePathText;

/// Answers the rule set of the command line.
pub(super) fn answer_rule_book_question(rules: Option<&str>, sheet: &mut AdoptedSheet) {
    let asked = sheet
        .find_open_question(|question| question.subject == QuestionSubject::Fact(FactKind::Rules));
    if let (Some(rules), Some(asked)) = (rules, asked) {
        // A rule set that does not fit is asked for.
        let _ = sheet.answer_question(asked, rules);
    }
}

/// Takes what is proposed where that cannot change an award.
pub(super) fn accept_harmless_proposals(sheets: &mut [AdoptedSheet]) {
    for sheet in sheets {
        for at in 0..sheet.asked.len() {
            let asked = &sheet.asked[at];
            let proposed = asked.question.proposed.clone();
            if let Some(proposed) = proposed.filter(|_| asked.open && asked.question.harmless) {
                // An invalid proposal stays a question.
                let _ = sheet.answer_question(at, &proposed);
            }
        }
    }
}

/// Fills answers in, and reports invalid ones and those for no sheet. Answers that hold for a
/// layout hold for all sheets of it.
pub(super) fn apply_answer_workbook(
    file: &Path,
    sheets: &mut [AdoptedSheet],
    talk: &ProblemOutputOptions,
    err: &mut Terminal,
) -> io::Result<bool> {
    let shown = file.native_path_text();
    let given: Vec<GivenAnswer> = match season::read_adoption_answers(file) {
        Ok(Some(given)) => given,
        Ok(None) => {
            print_error(
                err,
                &format!(
                    "{shown} has no sheet Questions with columns File, About and Answer; give the questions.xlsx that palmares adopt wrote"
                ),
            );
            return Ok(false);
        }
        Err(told) => {
            talk.print_problem(err, &shown, &told)?;
            return Ok(false);
        }
    };
    let mut sound = true;
    for one in given.iter().filter(|one| !one.answer.is_empty()) {
        if let Err(why) = give(one, sheets) {
            writeln!(
                err,
                "{}: {}: {}",
                escape_to_one_line(&shown),
                one.cell,
                escape_to_one_line(&why)
            )?;
            sound = false;
        }
    }
    Ok(sound)
}

/// Gives an answer to the sheet that it is for, and to all of its make where it holds for them; to
/// all sheets if the question was put once for all. An error says why it is invalid.
fn give(one: &GivenAnswer, sheets: &mut [AdoptedSheet]) -> Result<(), String> {
    let of = sheets.iter().position(|sheet| sheet.name == one.file);
    let of = of.ok_or_else(|| format!("there is no sheet {} to answer for", one.file))?;
    let make = sheets[of].make.clone();
    let asks = |sheet: &AdoptedSheet| {
        sheet.asked.iter().any(|asked| {
            is_asked_once_for_all(&asked.question)
                && question_subject_key(asked.question.subject) == one.about
        })
    };
    let all = sheets.iter().position(asks) == Some(of);
    let mut taken = Err("this sheet was not asked that".to_string());
    let own = sheets.iter_mut().enumerate().filter(|(_, sheet)| all || sheet.make == make);
    for (at, sheet) in own {
        let Some(asked) = sheet.find_or_add_question(&one.about) else { continue };
        if at != of && !answer_holds_for_layout(&sheet.asked[asked].question) {
            continue;
        }
        let answered = sheet.answer_question(asked, &one.answer);
        if at == of {
            sheet.asked[asked].answer.clone_from(&one.answer);
            taken = answered;
        }
    }
    let (about, typed) = (&one.about, &one.answer);
    taken.map_err(|why| format!("\u{201c}{typed}\u{201d} is not an answer for {about}: {why}"))
}

/// How to answer.
const KEYS: &str = "Choose with the arrow keys and Enter. Press Esc, or leave the answer empty, to skip a question. Ctrl-C stops without writing anything.";

/// Puts the questions of each layout once, with the evidence and a preview. What differs from
/// sheet to sheet is asked where there is only one.
pub(super) fn ask_questions_per_layout(
    asker: &mut dyn QuestionAnswerer,
    sheets: &mut [AdoptedSheet],
    err: &mut Terminal,
) -> io::Result<()> {
    let mut done: BTreeSet<String> = BTreeSet::new();
    for first in 0..sheets.len() {
        let make = sheets[first].make.clone();
        if !sheets[first].has_event() || !done.insert(make.clone()) {
            continue;
        }
        let members: Vec<usize> =
            (first..sheets.len()).filter(|at| sheets[*at].make == make).collect();
        let open = sheets[first].asked.iter().filter(|asked| asked.open);
        let open = open.map(|asked| asked.question.clone());
        let alone = members.len() == 1;
        let put = open.filter(|one| one.needed && (alone || answer_holds_for_layout(one)));
        let put: Vec<Question> = put.take(MAX_TERMINAL_QUESTIONS).collect();
        if put.is_empty() {
            continue;
        }
        let others = members.len() - 1;
        TerminalPage::new(err, terminal_width()).write_recognition(
            &sheets[first].name,
            &sheets[first].foreign,
            others,
        )?;
        TerminalPage::new(err, terminal_width()).write_paragraph(0, KEYS)?;
        for question in put {
            put_to(asker, sheets, &members, &question, err)?;
        }
    }
    Ok(())
}

/// Puts one question until the answer is valid, and gives it to all sheets that it holds for.
fn put_to(
    asker: &mut dyn QuestionAnswerer,
    sheets: &mut [AdoptedSheet],
    members: &[usize],
    question: &Question,
    err: &mut Terminal,
) -> io::Result<()> {
    let words = match question.why.as_str() {
        "" => question.words.clone(),
        why => format!("{} ({why})", question.words),
    };
    writeln!(err)?;
    TerminalPage::new(err, terminal_width()).write_paragraph(0, &words)?;
    loop {
        err.flush()?;
        let text = asker.answer_question(question)?;
        if text.trim().is_empty() {
            return Ok(());
        }
        let mut told = Ok(());
        for at in members {
            let sheet = &mut sheets[*at];
            if let Some(asked) = sheet.find_open_question(|open| open.subject == question.subject) {
                told = told.and(sheet.answer_question(asked, &text));
            }
        }
        match told {
            Ok(()) => return Ok(()),
            Err(why) => {
                let wrong = format!("\u{201c}{text}\u{201d} is not an answer: {why}");
                TerminalPage::new(err, terminal_width()).write_paragraph(0, &wrong)?;
            }
        }
    }
}
