//! `palmares` alone: offers somebody at a terminal what can be done with the workbooks of the folder.
//! A double click on the program begins here.

use std::io::Write;
use std::path::{Path, PathBuf};

use super::adopt::terminal_prompts::{TerminalPerson, prompt_choice};
use super::exit_status::ExitStatus;
use super::problem_output::count_with_noun;
use super::terminal::{Terminal, escape_to_one_line};
use super::typed_command::quote_command_line;
use model::file_names::NativePathText;
use report::publish::is_palmares_output;

/// The output folder that is proposed.
pub(super) const DEFAULT_OUTPUT_FOLDER: &str = "palmares-out";
/// Workbooks that are named.
const MOST_NAMES: usize = 4;
/// Folders that are looked into: a season lies in one folder a club, a home has any number.
const MOST_FOLDERS: usize = 500;

/// What can be done.
#[derive(Clone, Copy, PartialEq, Eq)]
enum StartChoice {
    Check,
    Run,
    Watch,
    New,
    Quit,
}

impl StartChoice {
    /// What is offered, with workbooks and without.
    fn all(with_returns: bool) -> &'static [StartChoice] {
        match with_returns {
            true => &[
                StartChoice::Check,
                StartChoice::Run,
                StartChoice::Watch,
                StartChoice::New,
                StartChoice::Quit,
            ],
            false => &[StartChoice::New, StartChoice::Quit],
        }
    }

    fn title(self) -> &'static str {
        match self {
            StartChoice::Check => "Check them: list what is wrong, write nothing",
            StartChoice::Run => {
                "Run them: standings, awards, pages and certificates into palmares-out"
            }
            StartChoice::Watch => "Watch them: update after every save, pages in the browser",
            StartChoice::New => "Write a blank return to fill in",
            StartChoice::Quit => "Quit",
        }
    }

    /// The command line.
    fn words(self, folder: &Path) -> Vec<String> {
        let out = folder.join(DEFAULT_OUTPUT_FOLDER).native_path_text();
        let folder = folder.native_path_text();
        let words = |words: &[&str]| words.iter().map(ToString::to_string).collect();
        match self {
            StartChoice::Check => words(&["check", &folder]),
            StartChoice::Run => words(&["run", &folder, "--out", &out]),
            StartChoice::Watch => words(&["watch", &folder, "--out", &out, "--serve", "--open"]),
            StartChoice::New => words(&["new"]),
            StartChoice::Quit => Vec::new(),
        }
    }
}

/// Whether somebody can choose.
pub(super) fn can_offer_choices() -> bool {
    TerminalPerson::can_be_asked()
}

/// Offers what can be done until the user quits. `run` does a command line. Returns the status of
/// the last command.
pub(super) fn run_start_menu(
    out: &mut Terminal,
    err: &mut Terminal,
    mut run: impl FnMut(&[String], &mut Terminal, &mut Terminal) -> ExitStatus,
) -> ExitStatus {
    let mut status = ExitStatus::Done;
    let folders = [std::env::current_dir().ok(), of_program()];
    // Workbooks beside the program go before those in the folders of a home.
    let with = |found: fn(&Path) -> Vec<String>| {
        folders.iter().flatten().find(|folder| !found(folder).is_empty())
    };
    let with_returns = with(workbooks_in).or_else(|| with(returns_in));
    let folder = with_returns.or(folders[0].as_ref()).cloned().unwrap_or_default();
    // A blank return is written there too.
    let _ = std::env::set_current_dir(&folder);
    loop {
        let returns = returns_in(&folder);
        let _ = writeln!(err, "\n{}", found_returns(&folder, &returns));
        let choices = StartChoice::all(!returns.is_empty());
        let titles: Vec<String> = choices.iter().map(|choice| choice.title().to_string()).collect();
        let chosen = prompt_choice("What next", &titles, 0);
        let Ok(Some(chosen)) = chosen.map(|at| at.and_then(|at| choices.get(at).copied())) else {
            return status;
        };
        if chosen == StartChoice::Quit {
            return status;
        }
        let words = chosen.words(&folder);
        let _ = writeln!(err, "palmares {}", escape_to_one_line(&quote_command_line(&words)));
        status = run(&words, out, err);
        let _ = out.flush().and_then(|()| err.flush());
        // Watching ends with the program.
        if chosen == StartChoice::Watch {
            return status;
        }
    }
}

/// Says what the folder holds and which command is next, where nobody can choose.
pub(super) fn print_next_commands(err: &mut Terminal) -> ExitStatus {
    let folder = std::env::current_dir().unwrap_or_default();
    let returns = returns_in(&folder);
    let commands: &[(&str, &str)] = match returns.is_empty() {
        false => &[
            ("palmares check .", "lists what is wrong and writes nothing"),
            ("palmares run . --out palmares-out", "writes standings, awards and pages"),
        ],
        true => &[
            ("palmares new pairs july.xlsx", "writes a blank return to fill in"),
            ("palmares check FOLDER", "looks at the workbooks of another folder"),
        ],
    };
    let _ = writeln!(err, "{}\nNext:", found_returns(&folder, &returns));
    for (command, what) in commands.iter().chain(&[("palmares --help", "lists all commands")]) {
        let _ = writeln!(err, "  {command:34} {what}");
    }
    ExitStatus::Usage
}

/// The folder of the program: on some systems a double click starts it elsewhere.
fn of_program() -> Option<PathBuf> {
    Some(std::env::current_exe().ok()?.parent()?.to_path_buf())
}

/// The workbooks of a folder; where it has none itself, those of the folders in it. What palmares wrote
/// is none.
fn returns_in(folder: &Path) -> Vec<String> {
    if is_palmares_output(folder) {
        return Vec::new();
    }
    let own = workbooks_in(folder);
    if !own.is_empty() {
        return own;
    }
    let entries = std::fs::read_dir(folder).into_iter().flatten().flatten();
    let folders = entries.filter(|entry| entry.file_type().is_ok_and(|kind| kind.is_dir()));
    let mut below: Vec<String> = folders
        .take(MOST_FOLDERS)
        .filter(|entry| !is_palmares_output(&entry.path()))
        .flat_map(|entry| {
            let name = entry.file_name().to_string_lossy().into_owned();
            workbooks_in(&entry.path()).into_iter().map(move |own| format!("{name}/{own}"))
        })
        .collect();
    below.sort();
    below
}

/// The names of the workbooks that lie in a folder itself.
fn workbooks_in(folder: &Path) -> Vec<String> {
    let entries = std::fs::read_dir(folder).into_iter().flatten().flatten();
    let files = entries.filter(|entry| entry.file_type().is_ok_and(|kind| kind.is_file()));
    let names = files.map(|entry| entry.file_name().to_string_lossy().into_owned());
    let mut names: Vec<String> = names.filter(|name| season::is_workbook_file_name(name)).collect();
    names.sort();
    names
}

/// What the folder holds.
fn found_returns(folder: &Path, returns: &[String]) -> String {
    let place = folder.native_path_text();
    let text = match returns {
        [] if is_palmares_output(folder) => {
            format!("{place} holds what palmares wrote, not returns.")
        }
        [] => format!("No workbooks in {place}."),
        all if all.len() > MOST_NAMES => {
            let first = all[..MOST_NAMES].join(", ");
            format!("{} in {place}: {first}, \u{2026}", count_with_noun(all.len(), "workbook"))
        }
        all => format!("{} in {place}: {}", count_with_noun(all.len(), "workbook"), all.join(", ")),
    };
    escape_to_one_line(&text).into_owned()
}

#[cfg(test)]
#[expect(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn workbooks_of_the_folder_are_offered_and_locks_are_not() {
        let dir = tempfile::tempdir().unwrap();
        for name in ["b.xlsx", "a.ODS", "~$b.xlsx", ".hidden.xlsx", "notes.txt"] {
            std::fs::write(dir.path().join(name), "").unwrap();
        }
        std::fs::create_dir(dir.path().join("c.xlsx")).unwrap();
        let returns = returns_in(dir.path());
        assert_eq!(returns, ["a.ODS", "b.xlsx"]);
        assert!(found_returns(dir.path(), &returns).starts_with("2 workbooks in "));
        assert!(found_returns(Path::new("x"), &[]).starts_with("No workbooks"));
    }

    #[test]
    fn workbooks_of_the_folders_of_clubs_are_offered_and_output_is_not() {
        let dir = tempfile::tempdir().unwrap();
        std::fs::create_dir_all(dir.path().join("avon/2026")).unwrap();
        for name in ["avon/b.xlsx", "avon/2026/deep.xlsx"] {
            std::fs::write(dir.path().join(name), "").unwrap();
        }
        assert_eq!(returns_in(dir.path()), ["avon/b.xlsx"]);
        let out = dir.path().join("out");
        crate::Returns::under(["samples/chess"]).write(&out).unwrap();
        std::fs::write(out.join("season.xlsx"), "").unwrap();
        assert!(returns_in(&out).is_empty());
        assert!(found_returns(&out, &[]).contains("what palmares wrote"));
        assert_eq!(returns_in(dir.path()), ["avon/b.xlsx"]);
    }

    #[test]
    fn a_command_line_can_be_typed_again() {
        let words = StartChoice::Run.words(Path::new("my season"));
        assert_eq!(words[..3], ["run", "my season", "--out"]);
        assert!(quote_command_line(&words).starts_with("run \"my season\" --out \"my season"));
    }
}
