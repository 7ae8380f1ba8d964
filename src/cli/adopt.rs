//! `palmares adopt`: sheets that were not made for palmares become returns.

use std::collections::{BTreeMap, BTreeSet};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use clap::builder::PossibleValuesParser;

use super::asker::{Asker, Person};
use super::common::{Status, Talk, counted, error, usage};
use super::files::{Made, is_another, with_ending, write};
use super::preview;
use super::terminal::{Terminal, in_line};
use crate::foreign::{
    ADOPTED_HEADINGS, AdoptedRow, FactKind, GivenAnswer, LAYOUT_ENDING, Layout, MOST_ASKED,
    Question, SheetKind, Subject, adopted_rows, answer, holds_for_all, questions, questions_book,
    translate, word_of,
};
use crate::packs;
use crate::problem::{Severity, Told};
use crate::report::publish::Disk;
use crate::report::xlsx::{Source, adopted_book};
use crate::season::{self, Foreign, LayoutFolders};

/// Turn sheets that were not made for palmares into returns
///
/// Recognises tables of entries, results, pairings, matches, games and members in
/// workbooks, CSV files and saved web pages, and writes a return for each. What a sheet
/// does not say is asked: at the terminal, or in the workbook questions.xlsx, which is
/// filled in and given back with --answers. Each return comes with a layout, by which
/// run, check and reconcile read the next sheet of the same make as it is.
#[derive(clap::Args, Debug)]
#[command(after_help = "Examples:
  palmares adopt july.xlsx --out season
  palmares adopt year-2024 --out season --rules wbu-2003
  palmares adopt year-2024 --out season --answers season/questions.xlsx")]
pub(crate) struct Args {
    /// The sheets, and folders of them.
    #[arg(required = true, value_name = "FILES")]
    files: Vec<PathBuf>,

    /// The folder for returns, layouts, questions.xlsx and adopted.csv; made if it is not
    /// there.
    #[arg(long, value_name = "DIR")]
    out: PathBuf,

    /// The layout by which all of them are read.
    #[arg(long, value_name = "LAYOUT")]
    layout: Option<PathBuf>,

    /// Ask nothing: take what is proposed where that cannot change an award, and leave the
    /// rest open.
    #[arg(long)]
    yes: bool,

    /// The workbook of questions, filled in.
    #[arg(long, value_name = "QUESTIONS")]
    answers: Option<PathBuf>,

    /// The rule set of events whose sheets name none.
    #[arg(long, value_name = "ID", value_parser = PossibleValuesParser::new(packs::ids()))]
    rules: Option<String>,

    /// Overwrite returns and layouts that are there.
    #[arg(long)]
    overwrite: bool,

    /// Tell errors only, and not what was written.
    #[arg(long, short)]
    quiet: bool,

    /// Colour what is told.
    #[arg(long, value_name = "WHEN", default_value = "auto", value_parser = ["auto", "always", "never"])]
    color: String,
}

/// A sheet on its way to a return.
struct Sheet {
    file: PathBuf,
    /// Its path below the folder that was given.
    name: String,
    foreign: Foreign,
    /// Its rows of adopted.csv, as it was recognised before anybody answered.
    rows: Vec<AdoptedRow>,
    /// What sheets of one make have in common; empty for one that is no event.
    make: String,
    /// What is still open.
    open: Vec<Question>,
    /// Whether anything was answered.
    answered: bool,
}

impl Sheet {
    fn stem(&self) -> String {
        self.file.file_stem().unwrap_or_default().to_string_lossy().into_owned()
    }

    /// Whether anything of an event was found.
    fn is_event(&self) -> bool {
        self.foreign.found.kind != SheetKind::None && !self.foreign.ours
    }
}

/// Runs the command.
pub(crate) fn run(args: &Args, out: &mut Terminal, err: &mut Terminal) -> Status {
    if let Some(path) =
        args.files.iter().chain(&args.layout).chain(&args.answers).find(|path| !path.exists())
    {
        return usage(err, &format!("{} is not there", path.display()));
    }
    let person = Person::is_there() && !args.yes && args.answers.is_none();
    let mut asker: Option<Box<dyn Asker>> = if person { Some(Box::new(Person)) } else { None };
    match adopt(args, asker.as_deref_mut(), out, err) {
        Ok(status) => status,
        Err(why) => {
            error(err, &why.to_string());
            Status::Output
        }
    }
}

fn adopt(
    args: &Args,
    asker: Option<&mut (dyn Asker + 'static)>,
    out: &mut Terminal,
    err: &mut Terminal,
) -> io::Result<Status> {
    let talk = Talk {
        quiet: args.quiet,
        no_progress: true,
        color: args.color.clone(),
        threads: None,
        json: false,
    };
    let given = match layout_given(args) {
        Ok(given) => given,
        Err(told) => {
            let path = args.layout.as_deref().unwrap_or(Path::new(""));
            talk.problem(err, &path.display().to_string(), &told)?;
            return Ok(Status::Usage);
        }
    };
    let (mut sheets, mut sound) = opened(args, given.as_ref(), &talk, err)?;
    if let Some(twice) = same_name(&sheets) {
        return Ok(usage(err, &format!("two sheets would become {twice}.xlsx")));
    }
    for sheet in sheets.iter_mut().filter(|sheet| sheet.is_event()) {
        sheet.open = questions(&sheet.foreign.found, &sheet.stem());
        let learned = sheet.foreign.layout.is_some() && args.answers.is_none();
        sheet.open.retain(|question| !settled(args, learned, question));
        give_rules(args, sheet);
    }
    if let Some(file) = &args.answers {
        sound &= fill_in(file, &mut sheets, &talk, err)?;
    }
    if args.yes {
        take_harmless(&mut sheets);
    }
    if let Some(asker) = asker {
        ask(asker, &mut sheets, err)?;
    }
    match publish(args, &sheets, out, err)? {
        Some(status) => Ok(status),
        None => Ok(if sound { Status::Done } else { Status::Errors }),
    }
}

/// A question that need not be put to a sheet whose layout was learned: what is not needed was
/// left open once, and stays so.
fn settled(args: &Args, learned: bool, question: &Question) -> bool {
    let known = learned && (!question.needed || question.harmless);
    let rules = question.subject == Subject::Fact(FactKind::Rules) && args.rules.is_some();
    known && !rules
}

fn layout_given(args: &Args) -> Result<Option<(String, Layout)>, Box<Told>> {
    let Some(path) = &args.layout else { return Ok(None) };
    let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
    Ok(Some((name, season::read_layout(path)?)))
}

/// Opens the sheets, and tells of those that cannot be.
fn opened(
    args: &Args,
    given: Option<&(String, Layout)>,
    talk: &Talk,
    err: &mut Terminal,
) -> io::Result<(Vec<Sheet>, bool)> {
    let mut inputs = args.files.clone();
    inputs.push(args.out.clone());
    let mut folders = LayoutFolders::under(&inputs);
    let (mut sheets, mut sound) = (Vec::new(), true);
    for (name, file) in season::find_sheets(&args.files, &args.out) {
        let known = folders.of_both(&file, &args.out);
        match season::open_foreign(&file, given, &known) {
            Ok(foreign) => {
                for told in &foreign.told {
                    talk.problem(err, &name, told)?;
                }
                if foreign.ours && !args.quiet {
                    writeln!(err, "note: {} is a return already", in_line(&name))?;
                }
                let rows = adopted_rows(&name, &foreign.found, &foreign.copy);
                let make = make_of(&foreign);
                let (open, answered) = (Vec::new(), false);
                sheets.push(Sheet { file, name, foreign, rows, make, open, answered });
            }
            Err(told) => {
                sound &= told.severity != Severity::Error;
                talk.problem(err, &name, &told)?;
            }
        }
    }
    for (name, told) in &folders.loose {
        sound = false;
        talk.problem(err, name, told)?;
    }
    Ok((sheets, sound))
}

/// The name that two returns would have.
fn same_name(sheets: &[Sheet]) -> Option<String> {
    let mut taken = BTreeSet::new();
    let mut stems = sheets.iter().filter(|sheet| sheet.is_event()).map(Sheet::stem);
    stems.find(|stem| !taken.insert(stem.to_lowercase()))
}

/// Answers the rule set of the command line.
fn give_rules(args: &Args, sheet: &mut Sheet) {
    let Some(id) = packs::id_of(args.rules.as_deref()) else { return };
    let asked = sheet.open.iter().position(|one| one.subject == Subject::Fact(FactKind::Rules));
    if let Some(asked) = asked {
        let question = sheet.open.remove(asked);
        sheet.answered |= answer(&mut sheet.foreign.found, &question, id).is_ok();
    }
}

/// Takes what is proposed where that cannot change an award.
fn take_harmless(sheets: &mut [Sheet]) {
    for sheet in sheets {
        let Sheet { foreign, open, .. } = sheet;
        open.retain(|question| {
            let proposed = question.proposed.as_deref().filter(|_| question.harmless);
            proposed.is_none_or(|text| answer(&mut foreign.found, question, text).is_err())
        });
    }
}

/// Fills answers in, and tells of those that are none, or for no sheet. Answers that hold for
/// a layout hold for all sheets of it.
fn fill_in(file: &Path, sheets: &mut [Sheet], talk: &Talk, err: &mut Terminal) -> io::Result<bool> {
    let shown = file.display().to_string();
    let given: Vec<GivenAnswer> = match season::read_answers(file) {
        Ok(Some(given)) => given,
        Ok(None) => {
            error(
                err,
                &format!("{shown} has no sheet Questions with the columns File, About and Answer"),
            );
            return Ok(false);
        }
        Err(told) => {
            talk.problem(err, &shown, &told)?;
            return Ok(false);
        }
    };
    let mut sound = true;
    for one in given.iter().filter(|one| !one.answer.is_empty()) {
        if let Err(why) = give(one, sheets) {
            writeln!(err, "{}: {}: {}", in_line(&shown), one.cell, in_line(&why))?;
            sound = false;
        }
    }
    Ok(sound)
}

/// Gives an answer to the sheet that it is for, and to all of its make where it holds for them;
/// an error says why it is none.
fn give(one: &GivenAnswer, sheets: &mut [Sheet]) -> Result<(), String> {
    let of = sheets.iter().position(|sheet| sheet.name == one.file);
    let of = of.ok_or_else(|| format!("there is no sheet {} to answer for", one.file))?;
    let make = sheets[of].make.clone();
    let mut taken = Err("that was not asked of this sheet".to_string());
    for (at, sheet) in sheets.iter_mut().enumerate().filter(|(_, sheet)| sheet.make == make) {
        let asked = sheet.open.iter().position(|question| word_of(question.subject) == one.about);
        let asked = asked.filter(|asked| at == of || holds_for_all(&sheet.open[*asked]));
        let Some(asked) = asked else { continue };
        let question = sheet.open[asked].clone();
        let answered = answer(&mut sheet.foreign.found, &question, &one.answer);
        if answered.is_ok() {
            sheet.open.remove(asked);
            sheet.answered = true;
        }
        if at == of {
            taken = answered;
        }
    }
    let (about, typed) = (&one.about, &one.answer);
    taken.map_err(|why| format!("\u{201c}{typed}\u{201d} is no answer for {about}: {why}"))
}

/// What sheets of one make have in common: their tables, wherever these stand.
fn make_of(foreign: &Foreign) -> String {
    if foreign.ours || foreign.found.kind == SheetKind::None {
        return String::new();
    }
    let mut layout = Layout::learned(&foreign.found, &foreign.copy);
    (layout.answers, layout.cells, layout.each) = Default::default();
    for table in &mut layout.tables {
        table.columns.retain(|_, (_, meaning)| meaning.is_some());
        (table.sheet, table.heading) = (String::new(), table.heading.map(|_| 1));
    }
    layout.tables.dedup();
    layout.to_toml("")
}

/// Puts the questions of each layout once, with the evidence and a preview. What differs from
/// sheet to sheet is asked where there is only one.
fn ask(asker: &mut dyn Asker, sheets: &mut [Sheet], err: &mut Terminal) -> io::Result<()> {
    let mut asked: BTreeSet<String> = BTreeSet::new();
    for first in 0..sheets.len() {
        let make = sheets[first].make.clone();
        if !sheets[first].is_event() || !asked.insert(make.clone()) {
            continue;
        }
        let members: Vec<usize> =
            (first..sheets.len()).filter(|at| sheets[*at].make == make).collect();
        let open: Vec<Question> = sheets[first].open.clone();
        let alone = members.len() == 1;
        let put = open.into_iter().filter(|one| one.needed && (alone || holds_for_all(one)));
        let put: Vec<Question> = put.take(MOST_ASKED).collect();
        if put.is_empty() {
            continue;
        }
        preview::show(err, &sheets[first].name, &sheets[first].foreign, members.len())?;
        for question in put {
            put_to(asker, sheets, &members, &question, err)?;
        }
    }
    Ok(())
}

/// Puts one question until the answer is one, and gives it to all sheets that it holds for.
fn put_to(
    asker: &mut dyn Asker,
    sheets: &mut [Sheet],
    members: &[usize],
    question: &Question,
    err: &mut Terminal,
) -> io::Result<()> {
    if !question.why.is_empty() {
        writeln!(err, "  {}", in_line(&question.why))?;
    }
    let mut wrong = None;
    loop {
        let text = asker.ask(question, wrong.as_deref())?;
        if text.trim().is_empty() {
            return Ok(());
        }
        let mut told = Ok(());
        for at in members {
            let sheet = &mut sheets[*at];
            if let Some(asked) = sheet.open.iter().position(|one| one.subject == question.subject) {
                let own = sheet.open[asked].clone();
                told = told.and(answer(&mut sheet.foreign.found, &own, &text));
                if told.is_ok() {
                    sheet.open.remove(asked);
                    sheet.answered = true;
                }
            }
        }
        match told {
            Ok(()) => return Ok(()),
            Err(why) => wrong = Some(why),
        }
    }
}

/// Writes everything; a status where nothing may be written.
fn publish(
    args: &Args,
    sheets: &[Sheet],
    out: &mut Terminal,
    err: &mut Terminal,
) -> io::Result<Option<Status>> {
    let mut made = Vec::new();
    for sheet in sheets.iter().filter(|sheet| sheet.is_event()) {
        made.extend(files_of(args, sheet)?);
    }
    // Sheets of one layout share its file.
    let mut paths = BTreeSet::new();
    made.retain(|made: &Made| paths.insert(made.path.clone()));
    if let Some(taken) =
        made.iter().find(|made| !args.overwrite && args.answers.is_none() && is_another(made))
    {
        let path = taken.path.display();
        return Ok(Some(usage(
            err,
            &format!("{path} is there already and is not overwritten without --overwrite"),
        )));
    }
    made.push(Made { path: args.out.join("adopted.csv"), bytes: adopted_csv(sheets)? });
    let open: Vec<(String, Question)> = open_of(sheets);
    let questions = args.out.join("questions.xlsx");
    if !open.is_empty() {
        let bytes = workbook::write::copy(&questions_book(&open), "Questions", "palmares");
        made.push(Made { path: questions.clone(), bytes: bytes.map_err(io::Error::other)? });
    }
    for file in &made {
        write(&Disk::default(), file)?;
        if !args.quiet {
            writeln!(out, "{}", in_line(&file.path.display().to_string()))?;
        }
    }
    if !open.is_empty() && !args.quiet {
        let (count, path) = (counted(open.len(), "question"), questions.display().to_string());
        let path = in_line(&path);
        writeln!(
            err,
            "note: {count} open; fill in the column Answer of {path} and give it back with --answers {path}"
        )?;
    }
    Ok(None)
}

/// The return and the layout of a sheet.
fn files_of(args: &Args, sheet: &Sheet) -> io::Result<Vec<Made>> {
    let Foreign { copy, found, layout, .. } = &sheet.foreign;
    let stem = args.out.join(sheet.stem());
    let file = relative(&args.out, &sheet.file);
    let source = Source { copy, file: &file };
    let bytes =
        adopted_book(translate(copy, found), &sheet.stem(), &source).map_err(io::Error::other)?;
    let mut made = vec![Made { path: with_ending(&stem, ".xlsx"), bytes }];
    // One that was learned before is there already, and is kept up with the answers.
    let learned = layout.as_ref().map(|name| args.out.join(name)).filter(|path| path.exists());
    if layout.is_none() || args.layout.is_some() || sheet.answered {
        let now = Layout::learned(found, copy);
        // Without a column that is sure there is nothing to know the next sheet by.
        if !now.tables.is_empty() {
            let path = learned.unwrap_or_else(|| with_ending(&stem, LAYOUT_ENDING));
            made.push(Made { path, bytes: now.to_toml(&sheet.name).into_bytes() });
        }
    }
    Ok(made)
}

/// The questions that are open: those that hold for a layout once.
fn open_of(sheets: &[Sheet]) -> Vec<(String, Question)> {
    let mut told: BTreeMap<&str, Vec<Subject>> = BTreeMap::new();
    let mut open = Vec::new();
    for sheet in sheets.iter().filter(|sheet| sheet.is_event()) {
        let told = told.entry(&sheet.make).or_default();
        for question in &sheet.open {
            if !holds_for_all(question) || !told.contains(&question.subject) {
                told.push(question.subject);
                open.push((sheet.name.clone(), question.clone()));
            }
        }
    }
    open
}

fn adopted_csv(sheets: &[Sheet]) -> io::Result<Vec<u8>> {
    let mut csv = csv::Writer::from_writer(Vec::new());
    csv.write_record(ADOPTED_HEADINGS)?;
    for sheet in sheets.iter().filter(|sheet| !sheet.foreign.ours) {
        sheet.rows.iter().try_for_each(|row| csv.write_record(row))?;
    }
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

    /// Somebody who gives prepared answers, and keeps what was asked.
    #[derive(Default)]
    struct Prepared {
        answers: VecDeque<&'static str>,
        asked: Vec<(String, Option<String>)>,
    }

    impl Asker for Prepared {
        fn ask(&mut self, question: &Question, wrong: Option<&str>) -> io::Result<String> {
            self.asked.push((word_of(question.subject), wrong.map(str::to_string)));
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
    fn adopted(copies: usize, answers: &[&'static str]) -> (Vec<(String, Option<String>)>, String) {
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
        assert_eq!(status, Status::Done);
        let layout = std::fs::read_to_string(out.join("evening 1.layout.toml")).unwrap();
        (person.asked, layout)
    }

    #[test]
    fn somebody_is_asked_at_most_five_questions_until_each_answer_is_one() {
        let answers = ["wbu-2003", "someday", "5 May 2026", "24", "Monday Pairs"];
        let (asked, layout) = adopted(1, &answers);
        let about: Vec<&str> = asked.iter().map(|(about, _)| about.as_str()).collect();
        assert_eq!(about[..5], ["rules", "date", "date", "boards", "title"]);
        assert!(asked[2].1.is_some(), "a wrong day is asked for again with the reason");
        assert!(about.len() <= MOST_ASKED + 1, "{about:?}");
        assert!(
            layout.contains("rules = \"wbu-2003\"") && layout.contains("boards = \"24\""),
            "{layout}"
        );
        assert!(!layout.contains("2026"), "the day is that of one sheet: {layout}");
    }

    #[test]
    fn sheets_of_one_make_are_asked_about_together() {
        let (asked, _) = adopted(3, &["wbu-2003", "24"]);
        let about: Vec<&str> = asked.iter().map(|(about, _)| about.as_str()).collect();
        assert_eq!(about, ["rules", "boards"], "what differs from sheet to sheet stays open");
    }
}
