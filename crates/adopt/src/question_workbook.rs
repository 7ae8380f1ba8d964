//! Questions as a workbook with drop-downs, to fill in and give back.

use super::questions::{Question, question_subject_key};
use super::return_sheets::{self, CellContent};
use super::translate::ForeignWorkbookCells;
use model::name_comparison::folded_name;
use model::{CellAddress, CellRange, DropDown, WorkbookCopy, column_letters, to_a1};

/// The name of its sheet.
const SHEET: &str = "Questions";

/// The sheet with lists that are too long to stand in a drop-down.
const LISTS: &str = "Choices";

const HEADINGS: [&str; 6] = ["File", "About", "Question", "Answer", "Proposed", "What is known"];

/// The column of the answers.
const ANSWER: u16 = 3;

/// The longest list that Excel takes into a drop-down.
const LONGEST_LIST: usize = 255;

/// A question with its answer so far.
#[derive(Clone, Copy, Debug)]
pub struct QuestionRow<'a> {
    /// The file that it is about.
    pub file: &'a str,
    pub question: &'a Question,
    /// What was answered; blank if nothing.
    pub answer: &'a str,
}

/// An answer that was filled in, with its cell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GivenAnswer {
    /// The file that it is for.
    pub file: String,
    /// What it is about, as the workbook of questions calls it.
    pub about: String,
    pub answer: String,
    /// The cell, as people name it.
    pub cell: String,
    /// Whether it is what palmares itself filled in.
    pub proposed: bool,
}

/// The workbook with the questions of some files and the answers so far. What is proposed and
/// harmless is filled in.
pub fn questions_workbook(questions: &[QuestionRow<'_>]) -> WorkbookCopy {
    let row = |put: &QuestionRow<'_>| {
        let question = put.question;
        let proposed = question.proposed.clone().map(CellContent::Text);
        let known = Some(question.why.as_str()).filter(|why| !why.is_empty());
        let harmless = proposed.clone().filter(|_| question.harmless);
        let answer = Some(put.answer).filter(|answer| !answer.is_empty()).map(CellContent::text);
        vec![
            Some(CellContent::text(put.file)),
            Some(CellContent::Text(question_subject_key(question.subject))),
            Some(CellContent::text(&question.words)),
            Some(answer.or(harmless).unwrap_or(CellContent::Blank)),
            proposed,
            known.map(CellContent::text),
        ]
    };
    let headings = HEADINGS.map(str::to_string).to_vec();
    let mut sheet =
        return_sheets::sheet_with_headings(SHEET, headings, questions.iter().map(row).collect());
    let mut lists: Vec<&[String]> = Vec::new();
    for (row, QuestionRow { question, .. }) in (1u32..).zip(questions) {
        if question.choices.is_empty() {
            continue;
        }
        let area =
            CellRange { first_row: row, first_column: ANSWER, last_row: row, last_column: ANSWER };
        let source = source_of(&question.choices, &mut lists);
        sheet.layout.lists.push(DropDown { areas: vec![area], source });
    }
    let mut book = WorkbookCopy {
        sheets: vec![sheet],
        styles: return_sheets::return_sheet_styles(),
        ..WorkbookCopy::default()
    };
    if !lists.is_empty() {
        let longest = lists.iter().map(|list| list.len()).max().unwrap_or(0);
        let row = |at: usize| {
            lists.iter().map(|list| list.get(at).map(|word| CellContent::text(word))).collect()
        };
        let headings = (1..=lists.len()).map(|list| format!("List {list}")).collect();
        book.sheets.push(return_sheets::sheet_with_headings(
            LISTS,
            headings,
            (0..longest).map(row).collect(),
        ));
    }
    book
}

/// The choices of a drop-down: its words, or where they stand when they are too many.
fn source_of<'a>(choices: &'a [String], lists: &mut Vec<&'a [String]>) -> String {
    let words = choices.join(",");
    if words.encode_utf16().count() <= LONGEST_LIST
        && !choices.iter().any(|word| word.contains(','))
    {
        return format!("\"{words}\"");
    }
    let at = lists.iter().position(|list| *list == choices).unwrap_or_else(|| {
        lists.push(choices);
        lists.len() - 1
    });
    let column = column_letters(u16::try_from(at).unwrap_or(0));
    format!("{LISTS}!${column}$2:${column}${}", choices.len() + 1)
}

/// The answers of a workbook of questions; none where it is no such workbook.
pub fn read_given_answers(book: &WorkbookCopy) -> Option<Vec<GivenAnswer>> {
    let sheet =
        book.sheets.iter().position(|sheet| folded_name(&sheet.name) == folded_name(SHEET))?;
    let cells = ForeignWorkbookCells::new(book);
    let at = |row, column| CellAddress { sheet: sheet as u16, row, column };
    let column = |heading: &str| {
        let found = |column: &u16| folded_name(&cells.text(at(0, *column))) == folded_name(heading);
        (0..u16::try_from(2 * HEADINGS.len()).unwrap_or(0)).find(found)
    };
    let (file, about, answer) = (column("File")?, column("About")?, column("Answer")?);
    let proposed = column("Proposed");
    let last = book.sheets[sheet].cells.last().map_or(0, |cell| cell.row);
    let rows = (1..=last).map(|row| GivenAnswer {
        file: cells.text(at(row, file)),
        about: cells.text(at(row, about)),
        answer: cells.text(at(row, answer)),
        cell: to_a1(row, answer),
        proposed: proposed
            .is_some_and(|proposed| cells.text(at(row, proposed)) == cells.text(at(row, answer))),
    });
    Some(rows.filter(|given| !given.file.is_empty() || !given.answer.is_empty()).collect())
}

#[cfg(test)]
mod tests {
    use super::super::questions::{QuestionSubject, apply_answer};
    use super::super::recognised::FactKind;
    use super::*;
    use model::CellValue;

    #[test]
    fn answers_come_back_with_their_file_and_cell() {
        let question = |kind, choices: &[&str], harmless| Question {
            subject: QuestionSubject::Fact(kind),
            words: "?".to_string(),
            why: String::new(),
            choices: choices.iter().map(|word| (*word).to_string()).collect(),
            proposed: Some("pairs".to_string()),
            harmless,
            needed: true,
        };
        let long = ["x".repeat(200), "y".repeat(200)];
        let long: Vec<&str> = long.iter().map(String::as_str).collect();
        let asked = [
            ("a.csv", question(FactKind::Title, &[], true), ""),
            ("a.csv", question(FactKind::Format, &["pairs", "teams"], false), ""),
            ("b.csv", question(FactKind::Scoring, &long, false), ""),
            ("b.csv", question(FactKind::Boards, &[], false), "24"),
        ];
        let put =
            asked.each_ref().map(|(file, question, answer)| QuestionRow { file, question, answer });
        let mut book = questions_workbook(&put);
        assert_eq!(book.sheets[0].layout.lists[0].source, "\"pairs,teams\"");
        assert_eq!(book.sheets[0].layout.lists[1].source, "Choices!$A$2:$A$3");
        for cell in &mut book.sheets[0].cells {
            if (cell.row, cell.column) == (2, ANSWER) {
                cell.value = CellValue::Text("Teams".into());
            }
        }
        let given = read_given_answers(&book).unwrap_or_default();
        let given: Vec<String> = given
            .iter()
            .map(|one| format!("{} {} {}={}", one.file, one.about, one.cell, one.answer))
            .collect();
        assert_eq!(
            given,
            [
                "a.csv title D2=pairs",
                "a.csv format D3=Teams",
                "b.csv scoring D4=",
                "b.csv boards D5=24"
            ]
        );
        let mut found = crate::RecognisedWorkbook {
            kind: crate::SheetKind::Entries,
            sure: crate::Sureness::Certain,
            tables: Vec::new(),
            facts: Vec::new(),
        };
        assert_eq!(apply_answer(&mut found, &asked[1].1, "Teams"), Ok(()));
        assert_eq!(found.facts[0].value.as_deref(), Some("teams"));
    }
}
