//! The files of the folders that clubs sent: sheets to be adopted, files that go along as they are, and
//! files that palmares does not read. Each is counted.

use std::collections::HashSet;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use super::sheet::AdoptedSheet;
use super::sheet_preview::TerminalPage;
use super::terminal_prompts::terminal_width;
use crate::cli::files::{FileWriteOptions, OutputFile};
use crate::cli::problem_output::count_with_noun;
use crate::cli::terminal::{Terminal, escape_to_one_line};
use adopt::{
    AdoptedCsvRow, LearnedLayout, SheetKind, adopted_csv_row_of_non_sheet, adopted_csv_rows,
    no_table_problem,
};
use model::file_names::folded_path;
use model::problem::Severity;
use season::{ADOPTION_QUESTIONS_FILE, LayoutFinder};

/// The files of the folders that were given.
#[derive(Default)]
pub(super) struct AdoptionInputFiles {
    pub sheets: Vec<AdoptedSheet>,
    /// The files that go along as they are.
    pub copies: Vec<OutputFile>,
    pub others: NonSheetFiles,
    /// Whether all were readable.
    pub sound: bool,
}

/// The files that are no sheets, by their paths.
#[derive(Default)]
pub(super) struct NonSheetFiles {
    copied: Vec<String>,
    unread: Vec<String>,
}

/// Opens the sheets, and reports what cannot be read.
pub(super) fn open_sheets(
    files: &[PathBuf],
    writing: &FileWriteOptions,
    given: Option<&(String, LearnedLayout)>,
    err: &mut Terminal,
) -> io::Result<AdoptionInputFiles> {
    let (target, talk) = (&writing.out, &writing.talk);
    let mut inputs = files.to_vec();
    inputs.push(target.clone());
    let mut folders = LayoutFinder::new(&inputs, Some(target));
    let contents = season::find_files_to_adopt(files, target);
    let others = NonSheetFiles { unread: contents.unread, ..NonSheetFiles::default() };
    let mut opened = AdoptionInputFiles { sound: true, others, ..AdoptionInputFiles::default() };
    for (name, told) in &contents.loose {
        opened.sound &= told.severity != Severity::Error;
        talk.print_problem(err, name, told)?;
    }
    for (name, file) in contents.as_they_are {
        opened.copy(writing, &name, &file, err)?;
    }
    for (name, file) in contents.sheets {
        let known = folders.for_file(&file);
        match season::recognise_foreign_sheet(&file, given, &known) {
            Ok(foreign) => {
                for told in &foreign.told {
                    talk.print_problem(err, &name, told)?;
                }
                if foreign.ours {
                    if !talk.quiet {
                        writeln!(err, "note: {} is already a return", escape_to_one_line(&name))?;
                    }
                    opened.copy(writing, &name, &file, err)?;
                } else if foreign.found.kind == SheetKind::None {
                    talk.print_problem(
                        err,
                        &name,
                        &no_table_problem(&foreign.copy).render(Some(&foreign.copy)),
                    )?;
                }
                let rows = adopted_csv_rows(&name, &foreign.found, &foreign.copy);
                opened.sheets.push(AdoptedSheet::new(file, name, foreign, rows));
            }
            Err(told) => {
                opened.sound &= told.severity != Severity::Error;
                talk.print_problem(err, &name, &told)?;
            }
        }
    }
    for (name, told) in &folders.loose {
        opened.sound = false;
        talk.print_problem(err, name, told)?;
    }
    opened.name_apart();
    Ok(opened)
}

impl AdoptionInputFiles {
    /// Takes a file along as it is, unless it lies there already.
    fn copy(
        &mut self,
        writing: &FileWriteOptions,
        name: &str,
        file: &Path,
        err: &mut Terminal,
    ) -> io::Result<()> {
        let path = writing.out.join(name);
        let there = path.canonicalize().ok();
        if there.is_some() && there == file.canonicalize().ok() {
            return Ok(());
        }
        match season::read_file_to_copy_unchanged(file) {
            Ok(bytes) => {
                self.copies.push(OutputFile { path, bytes });
                self.others.copied.push(name.to_string());
            }
            Err(told) => {
                self.sound = false;
                writing.talk.print_problem(err, name, &told)?;
            }
        }
        Ok(())
    }

    /// Gives each return a name of its own: `jan.csv` beside `jan.xlsx` becomes `jan (csv).xlsx`.
    fn name_apart(&mut self) {
        let mark = |path: &str| folded_path(path).into_owned();
        let others = self.others.copied.iter().map(|path| mark(path));
        let mut taken: HashSet<String> = others.chain([mark(ADOPTION_QUESTIONS_FILE)]).collect();
        for sheet in self.sheets.iter_mut().filter(|sheet| sheet.has_event()) {
            let (stem, ending) = sheet.name.rsplit_once('.').unwrap_or((&sheet.name, ""));
            let others = (1..).map(|nth| match nth {
                1 => format!("{stem} ({ending})"),
                nth => format!("{stem} ({ending} {nth})"),
            });
            let mut names = std::iter::once(stem.to_string()).chain(others);
            let free = names.find(|name| taken.insert(mark(&format!("{name}.xlsx"))));
            sheet.becomes = free.unwrap_or_default();
        }
    }
}

impl NonSheetFiles {
    /// The rows of `adopted.csv`.
    pub(super) fn adopted_csv_rows(&self) -> impl Iterator<Item = AdoptedCsvRow> {
        let copied = self.copied.iter().map(|name| adopted_csv_row_of_non_sheet(name, "as it is"));
        copied.chain(self.unread.iter().map(|name| adopted_csv_row_of_non_sheet(name, "left out")))
    }

    /// Counts all files by what became of them. One sheet alone needs no count.
    pub(super) fn print_file_counts(
        &self,
        sheets: &[AdoptedSheet],
        err: &mut Terminal,
    ) -> io::Result<()> {
        let adopted = sheets.iter().filter(|sheet| sheet.has_event()).count();
        let none = sheets.iter().filter(|sheet| !sheet.has_event() && !sheet.foreign.ours).count();
        let (copied, unread) = (self.copied.len(), self.unread.len());
        let all = adopted + none + copied + unread;
        if all < 2 {
            return Ok(());
        }
        let parts = [
            (adopted, "became returns"),
            (copied, "were copied as they are"),
            (none, "have no table that palmares knows"),
            (unread, "cannot be read by palmares"),
        ];
        let parts = parts.iter().filter(|(count, _)| *count > 0);
        let parts: Vec<String> = parts.map(|(count, words)| format!("{count} {words}")).collect();
        let note = format!("note: of {}, {}", count_with_noun(all, "file"), parts.join(", "));
        TerminalPage::new(err, terminal_width()).write_paragraph(0, &note)?;
        for name in &self.unread {
            writeln!(err, "note: {} was left out", escape_to_one_line(name))?;
        }
        Ok(())
    }
}
