//! `palmares adopt`: sheets that were not made for palmares become returns.

mod answers;
mod folder;
mod sheet;
pub(super) mod sheet_preview;
pub(super) mod terminal_prompts;
mod written_files;

use std::collections::BTreeSet;
use std::io;
use std::path::{Path, PathBuf};

use super::exit_status::ExitStatus;
use super::files::{FileWriteOptions, OutputFile, derived_file_path, report_file_failure};
use super::missing_input::print_missing_path;
use super::problem_output::count_with_noun;
use super::rule_books::RuleBookIdParser;
use super::terminal::{Terminal, escape_to_one_line};
use adopt::{
    ADOPTED_CSV_HEADINGS, FactKind, LAYOUT_FILE_ENDING, LearnedLayout, Question, QuestionRow,
    QuestionSubject, TranslatedReturn, answer_holds_for_layout, is_asked_once_for_all,
    open_questions, questions_workbook, reading_doubts, return_from_recognised,
    take_date_from_file_name,
};
use model::file_names::NativePathText;
use model::problem::{Problem, RenderedProblem};
use report::xlsx::{AdoptedSource, adopted_return_book};
use season::{ADOPTION_QUESTIONS_FILE, ADOPTION_REPORT_FILE, UnderstoodForeignSheet};

use folder::{AdoptionInputFiles, NonSheetFiles};
use sheet::AdoptedSheet;
use sheet_preview::TerminalPage;
use terminal_prompts::{QuestionAnswerer, TerminalPerson, terminal_width};
use written_files::WrittenFileStamps;

/// Turn a club's own sheets into returns
///
/// Finds tables of entries, results, pairings, matches, games and members in
/// workbooks, CSV files and saved web pages, and writes a return for each. It asks for
/// what is missing: at the terminal, or in the workbook questions.xlsx, which you
/// fill in and use with --answers. Each return comes with a layout, so that
/// run, check and reconcile read the next sheet of the same kind without asking.
#[derive(clap::Args, Debug)]
#[command(after_help = "Examples:
  palmares adopt july.xlsx --out season
  palmares adopt year-2024 --out season --rules wbu-2003
  palmares adopt year-2024 --out season --answers season/questions.xlsx")]
pub(crate) struct Args {
    /// The sheets, and folders of them.
    #[arg(required = true, value_name = "FILES")]
    files: Vec<PathBuf>,

    /// The layout to read all of them with.
    #[arg(long, value_name = "LAYOUT")]
    layout: Option<PathBuf>,

    /// Ask nothing: accept suggestions that cannot change an award, and leave the
    /// rest blank for you to fill in.
    #[arg(long)]
    yes: bool,

    /// The workbook of questions, filled in.
    #[arg(long, value_name = "QUESTIONS")]
    answers: Option<PathBuf>,

    /// The rule book for events whose sheets name none.
    #[arg(long, value_name = "ID", value_parser = RuleBookIdParser)]
    rules: Option<&'static str>,

    #[command(flatten)]
    writing: FileWriteOptions,
}

/// Runs the command.
pub(super) fn run(args: &Args, out: &mut Terminal, err: &mut Terminal) -> ExitStatus {
    if let Some(path) =
        args.files.iter().chain(&args.layout).chain(&args.answers).find(|path| !path.exists())
    {
        return print_missing_path(path, err);
    }
    let person = TerminalPerson::can_be_asked() && !args.yes && args.answers.is_none();
    let mut asker: Option<Box<dyn QuestionAnswerer>> =
        if person { Some(Box::new(TerminalPerson)) } else { None };
    adopt(args, asker.as_deref_mut(), out, err).unwrap_or_else(|status| status)
}

fn adopt(
    args: &Args,
    asker: Option<&mut (dyn QuestionAnswerer + 'static)>,
    out: &mut Terminal,
    err: &mut Terminal,
) -> Result<ExitStatus, ExitStatus> {
    let AdoptionInputFiles { mut sheets, copies, others, mut sound } = recognised(args, err)?;
    if let Some(file) = &args.answers {
        sound &= answers::apply_answer_workbook(file, &mut sheets, &args.writing.talk, err)
            .map_err(lost)?;
    }
    if args.yes {
        answers::accept_harmless_proposals(&mut sheets);
    }
    if let Some(asker) = asker {
        answers::ask_questions_per_layout(asker, &mut sheets, err).map_err(lost)?;
    }
    publish(args, &sheets, copies, &others, out, err)?;
    Ok(if sound { ExitStatus::Done } else { ExitStatus::Errors })
}

/// The status of a command whose terminal is gone.
fn lost(_: io::Error) -> ExitStatus {
    ExitStatus::Output
}

/// Opens the sheets with the questions put to each.
fn recognised(args: &Args, err: &mut Terminal) -> Result<AdoptionInputFiles, ExitStatus> {
    let given = match layout_given(args) {
        Ok(given) => given,
        Err(told) => {
            let path = args.layout.as_deref().unwrap_or(Path::new(""));
            let shown = path.native_path_text();
            args.writing.talk.print_problem(err, &shown, &told).map_err(lost)?;
            return Err(ExitStatus::Usage);
        }
    };
    let mut opened =
        folder::open_sheets(&args.files, &args.writing, given.as_ref(), err).map_err(lost)?;
    for sheet in opened.sheets.iter_mut().filter(|sheet| sheet.has_event()) {
        let stem = sheet.file_stem();
        take_date_from_file_name(&mut sheet.foreign.found, &sheet.foreign.copy, &stem);
        let learned = sheet.foreign.layout.is_some() && args.answers.is_none();
        let asked = open_questions(&sheet.foreign.found, &stem);
        let asked = asked.into_iter().filter(|question| !settled(args, learned, question));
        sheet.asked = asked.map(Into::into).collect();
        answers::answer_rule_book_question(args.rules, sheet);
    }
    Ok(opened)
}

/// A question that need not be put to a sheet whose layout was learned: what is not needed was
/// left open once, and stays so.
fn settled(args: &Args, learned: bool, question: &Question) -> bool {
    let known = learned && (!question.needed || question.harmless);
    let rules = question.subject == QuestionSubject::Fact(FactKind::Rules) && args.rules.is_some();
    known && !rules
}

fn layout_given(args: &Args) -> Result<Option<(String, LearnedLayout)>, Box<RenderedProblem>> {
    let Some(path) = &args.layout else { return Ok(None) };
    let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
    Ok(Some((name, season::read_layout(path)?)))
}

/// Writes everything.
fn publish(
    args: &Args,
    sheets: &[AdoptedSheet],
    copies: Vec<OutputFile>,
    others: &NonSheetFiles,
    out: &mut Terminal,
    err: &mut Terminal,
) -> Result<(), ExitStatus> {
    let folder = &args.writing.out;
    let mut made: Vec<OutputFile> = Vec::new();
    // Sheets of one make share the layout of the first.
    let mut makes: BTreeSet<&str> = BTreeSet::new();
    let mut told: Vec<(&AdoptedSheet, Vec<Problem>)> = Vec::new();
    for sheet in sheets.iter().filter(|sheet| sheet.has_event()) {
        let UnderstoodForeignSheet { copy, found, .. } = &sheet.foreign;
        let translated = return_from_recognised(copy, found);
        told.push((sheet, reading_doubts(copy, found, &translated)));
        let files = files_of(args, sheet, translated);
        let files = files.map_err(|why| report_file_failure(&sheet.file, &why, err))?;
        let first = makes.insert(&sheet.make);
        made.extend(files.into_iter().filter(|made| first || !is_layout(&made.path)));
    }
    let rows = question_rows(sheets);
    let open = rows.iter().filter(|(_, open)| *open).count();
    let questions = folder.join(ADOPTION_QUESTIONS_FILE);
    if open > 0 {
        let rows: Vec<QuestionRow<'_>> = rows.into_iter().map(|(row, _)| row).collect();
        let bytes =
            workbook::write::copy_workbook(&questions_workbook(&rows), "Questions", "palmares");
        let bytes =
            bytes.map_err(|why| report_file_failure(&questions, &io::Error::other(why), err))?;
        made.push(OutputFile { path: questions.clone(), bytes });
    }
    made.extend(copies);
    let stamps = WrittenFileStamps::read(folder);
    refuse_loss(args, &made, &stamps, err)?;
    let path = folder.join(ADOPTION_REPORT_FILE);
    let bytes = adopted_csv(sheets, others).map_err(|why| report_file_failure(&path, &why, err))?;
    made.push(OutputFile { path, bytes });
    args.writing.write_files(&made, out, err)?;
    stamps
        .updated_stamp_file(&made)
        .write()
        .map_err(|why| report_file_failure(folder, &why, err))?;
    let told = told.iter().flat_map(|(sheet, all)| all.iter().map(move |one| (sheet, one)));
    for (sheet, problem) in told {
        let problem = problem.render(Some(&sheet.foreign.copy));
        args.writing.talk.print_problem(err, &sheet.name, &problem).map_err(lost)?;
    }
    if !args.writing.talk.quiet {
        others.print_file_counts(sheets, err).map_err(lost)?;
    }
    if open > 0 && !args.writing.talk.quiet {
        let note = open_questions_note(sheets, open, &questions);
        TerminalPage::new(err, terminal_width()).write_paragraph(0, &note).map_err(lost)?;
    }
    Ok(())
}

/// The note that questions are open, and how to answer them in their workbook.
fn open_questions_note(sheets: &[AdoptedSheet], open: usize, questions: &Path) -> String {
    let needed = sheets.iter().flat_map(|sheet| &sheet.asked);
    let needed = needed.filter(|asked| asked.open && asked.question.needed).count();
    let (count, path) = (count_with_noun(open, "question"), questions.native_path_text());
    let path = escape_to_one_line(&path);
    let all = if needed == 0 { " (not needed for results)" } else { "" };
    format!(
        "note: {count} open{all}; fill in the Answer column in {path}, then run the command again with --answers {path}"
    )
}

/// Refuses to replace what somebody typed. With answers, files that were not changed since they
/// were written are replaced, and so is the workbook that the answers came from.
fn refuse_loss(
    args: &Args,
    made: &[OutputFile],
    stamps: &WrittenFileStamps,
    err: &mut Terminal,
) -> Result<(), ExitStatus> {
    let given = args.answers.as_ref().and_then(|file| file.canonicalize().ok());
    let is_given = |made: &OutputFile| given.is_some() && made.path.canonicalize().ok() == given;
    let may = |made: &&OutputFile| {
        let renewed = args.answers.is_some() && stamps.is_unchanged(&made.path);
        !renewed && !is_given(made)
    };
    args.writing.refuse_overwriting(made.iter().filter(may), err)
}

fn is_layout(path: &Path) -> bool {
    path.to_string_lossy().ends_with(LAYOUT_FILE_ENDING)
}

fn book_of(args: &Args, sheet: &AdoptedSheet) -> PathBuf {
    place_of(args, sheet, ".xlsx")
}

/// The path of what is made of a sheet, in its own folder below that of the output.
fn place_of(args: &Args, sheet: &AdoptedSheet, ending: &str) -> PathBuf {
    let (folder, stem) = sheet.becomes.rsplit_once('/').unwrap_or(("", &sheet.becomes));
    derived_file_path(&args.writing.out.join(folder), stem.as_ref(), ending)
}

/// The return and the layout of a sheet.
fn files_of(
    args: &Args,
    sheet: &AdoptedSheet,
    translated: TranslatedReturn,
) -> io::Result<Vec<OutputFile>> {
    let UnderstoodForeignSheet { copy, found, layout, .. } = &sheet.foreign;
    let folder = &args.writing.out;
    let book = book_of(args, sheet);
    let file = relative(book.parent().unwrap_or(folder), &sheet.file);
    let source = AdoptedSource { copy, file: &file };
    let bytes =
        adopted_return_book(translated, &sheet.file_stem(), &source).map_err(io::Error::other)?;
    let mut made = vec![OutputFile { path: book, bytes }];
    // One that was learned before exists already; new answers are added to it.
    let learned = layout.as_ref().map(|name| folder.join(name)).filter(|path| path.exists());
    if layout.is_none() || args.layout.is_some() || sheet.has_any_answer() {
        let now = LearnedLayout::from_recognised(found, copy);
        // The next sheet is known by columns that are sure; without any there is no layout.
        if !now.tables.is_empty() {
            let own = || place_of(args, sheet, LAYOUT_FILE_ENDING);
            let path = learned.unwrap_or_else(own);
            made.push(OutputFile { path, bytes: now.to_toml(&sheet.name).into_bytes() });
        }
    }
    Ok(made)
}

/// The questions with the answers so far, and whether each is open. Those that hold for a layout
/// stand once, so that the workbook given back another time answers all that it did before.
fn question_rows(sheets: &[AdoptedSheet]) -> Vec<(QuestionRow<'_>, bool)> {
    let mut told: BTreeSet<(&str, QuestionSubject)> = BTreeSet::new();
    let mut rows = Vec::new();
    for sheet in sheets.iter().filter(|sheet| sheet.has_event()) {
        for asked in &sheet.asked {
            let question = &asked.question;
            let make = if is_asked_once_for_all(question) { "" } else { &*sheet.make };
            if told.insert((make, question.subject)) || !answer_holds_for_layout(question) {
                let row = QuestionRow { file: &sheet.name, question, answer: &asked.answer };
                rows.push((row, asked.open));
            }
        }
    }
    rows
}

fn adopted_csv(sheets: &[AdoptedSheet], others: &NonSheetFiles) -> io::Result<Vec<u8>> {
    let mut csv = csv::Writer::from_writer(Vec::new());
    csv.write_record(ADOPTED_CSV_HEADINGS)?;
    for sheet in sheets.iter().filter(|sheet| !sheet.foreign.ours) {
        sheet.rows.iter().try_for_each(|row| csv.write_record(row))?;
    }
    others.adopted_csv_rows().try_for_each(|row| csv.write_record(row))?;
    csv.into_inner().map_err(|why| io::Error::other(why.to_string()))
}

/// A file as it is reached from a folder, with `/` between folders.
fn relative(folder: &Path, file: &Path) -> String {
    let absolute = |path: &Path| std::path::absolute(path).unwrap_or_else(|_| path.to_path_buf());
    let (folder, file) = (absolute(folder), absolute(file));
    let (from, to): (Vec<_>, Vec<_>) = (folder.components().collect(), file.components().collect());
    let same = from.iter().zip(&to).take_while(|(one, other)| one == other).count();
    let up = from[same..].iter().map(|_| "..".to_string());
    let down = to[same..].iter().map(|step| step.as_os_str().to_string_lossy().into_owned());
    up.chain(down).collect::<Vec<_>>().join("/")
}

#[cfg(test)]
#[expect(clippy::unwrap_used)]
mod tests {
    use std::collections::VecDeque;

    use clap::Parser;

    use super::*;
    use adopt::{MAX_TERMINAL_QUESTIONS, question_subject_key};

    /// Somebody who gives prepared answers, and keeps what was asked.
    #[derive(Default)]
    struct Prepared {
        answers: VecDeque<&'static str>,
        asked: Vec<String>,
    }

    impl QuestionAnswerer for Prepared {
        fn answer_question(&mut self, question: &Question) -> io::Result<String> {
            self.asked.push(question_subject_key(question.subject));
            Ok(self.answers.pop_front().unwrap_or_default().to_string())
        }
    }

    #[derive(Parser)]
    struct Line {
        #[command(flatten)]
        args: Args,
    }

    const SHEET: &str = "Place,Pair,Names,Pct\n\
        1,3,Megan Ashdown & Rhodri Vaughan,58.33\n2,1,Carys Penrhos & Emrys Hollis,55.00\n\
        3,2,Ffion Treharne & Gareth Lockwood,52.50\n4,5,Nerys Caddick & Idris Fenwick,48.33\n\
        5,4,Sioned Marlowe & Tomos Brackley,45.00\n6,6,Lowri Stanmore & Huw Pettifer,40.84\n";

    /// Adopts so many copies of a sheet; gives what was asked, and the layout of the first.
    fn adopted(copies: usize, answers: &[&'static str]) -> (Vec<String>, String) {
        let folder = tempfile::tempdir().unwrap();
        let (sheets, out) = (folder.path().join("sheets"), folder.path().join("out"));
        std::fs::create_dir(&sheets).unwrap();
        for copy in 1..=copies {
            std::fs::write(sheets.join(format!("evening {copy}.csv")), SHEET).unwrap();
        }
        let line = ["adopt", sheets.to_str().unwrap(), "--out", out.to_str().unwrap()];
        let args = Line::try_parse_from(line).unwrap().args;
        let mut person = Prepared { answers: answers.iter().copied().collect(), asked: Vec::new() };
        let (mut told, mut err) = (Terminal::new(io::sink()), Terminal::new(io::sink()));
        let status = adopt(&args, Some(&mut person), &mut told, &mut err).unwrap();
        assert_eq!(status, ExitStatus::Done);
        let layout = std::fs::read_to_string(out.join("evening 1.layout.toml")).unwrap();
        (person.asked, layout)
    }

    #[test]
    fn somebody_is_asked_at_most_five_questions_until_each_answer_is_one() {
        let answers = ["wbu-2003", "someday", "5 May 2026", "24", "Monday Pairs"];
        let (asked, layout) = adopted(1, &answers);
        assert_eq!(asked[..5], ["rules", "date", "date", "boards", "title"]);
        assert!(asked.len() <= MAX_TERMINAL_QUESTIONS + 1, "{asked:?}");
        assert!(
            layout.contains("rules = \"wbu-2003\"") && layout.contains("boards = \"24\""),
            "{layout}"
        );
        assert!(!layout.contains("2026"), "the day is that of one sheet: {layout}");
    }

    #[test]
    fn sheets_of_one_make_are_asked_about_together() {
        let (asked, _) = adopted(3, &["wbu-2003", "24"]);
        assert_eq!(asked, ["rules", "boards"], "what differs from sheet to sheet stays open");
    }
}
