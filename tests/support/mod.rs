//! Shared by the tests: workbooks written as text, runs in a temporary folder, and goldens.
#![allow(dead_code, clippy::unwrap_used, clippy::panic)] // each test uses a part; a test fails by panicking

pub mod chance;
pub mod charts;
pub mod database;
pub mod evening;
pub mod formulas;
pub mod package;
pub mod phrases;
pub mod sums;
pub mod sweep;
pub mod workbook;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

use snapbox::IntoData;
use snapbox::data::DataFormat;

/// That of the program.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// A folder of returns and the output of palmares; removed on drop.
pub struct Folder {
    root: tempfile::TempDir,
}

/// Output and exit status of a command.
#[derive(Debug)]
pub struct Said {
    /// The exit status.
    pub status: i32,
    /// What it wrote to standard output.
    pub out: String,
    /// What it wrote to standard error.
    pub err: String,
}

/// A row of a CSV file by its headings.
pub type Row = BTreeMap<String, String>;

impl Folder {
    /// An empty folder.
    pub fn new() -> Folder {
        let root = tempfile::tempdir().unwrap();
        std::fs::create_dir(root.path().join("returns")).unwrap();
        Folder { root }
    }

    /// A folder with a single return, written as text.
    pub fn with(text: &str) -> Folder {
        let folder = Folder::new();
        folder.add("club.xlsx", text);
        folder
    }

    /// The folder itself.
    pub fn root(&self) -> &Path {
        self.root.path()
    }

    /// The folder of its returns.
    pub fn returns(&self) -> PathBuf {
        self.root().join("returns")
    }

    /// The output folder.
    pub fn out(&self) -> PathBuf {
        self.root().join("out")
    }

    /// Adds a return: a workbook as text (see [`workbook`]).
    pub fn add(&self, name: &str, text: &str) {
        self.add_bytes(name, &workbook::xlsx(text));
    }

    /// Adds any file.
    pub fn add_bytes(&self, name: &str, bytes: &[u8]) {
        let path = self.returns().join(name);
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(path, bytes).unwrap();
    }

    /// Runs palmares over the returns.
    pub fn run(&self) -> Said {
        self.run_with(&[])
    }

    /// Runs palmares for its tables only.
    pub fn tables(&self) -> Said {
        self.run_with(&["--only", "data"])
    }

    /// Runs palmares over the returns with more options.
    pub fn run_with(&self, options: &[&str]) -> Said {
        let (returns, out) = (self.returns(), self.out());
        let mut words =
            vec!["run", returns.to_str().unwrap(), "--out", out.to_str().unwrap(), "--no-progress"];
        words.extend(options);
        palmares(&words)
    }

    /// A file of the output.
    pub fn written(&self, name: &str) -> String {
        let path = self.out().join(name);
        std::fs::read_to_string(&path).unwrap_or_else(|why| panic!("{}: {why}", path.display()))
    }

    /// The rows of one of the run's CSV files, such as `awards`.
    /// The arithmetic of awards is worked out again.
    pub fn rows(&self, name: &str) -> Vec<Row> {
        let rows = rows(&self.written(&format!("data/{name}.csv")));
        if name == "awards" {
            assert_explained(&rows);
        }
        rows
    }

    /// The rows of one of the run's CSV files by what they have in a column.
    pub fn rows_by(&self, name: &str, column: &str) -> BTreeMap<String, Vec<Row>> {
        let mut by: BTreeMap<String, Vec<Row>> = BTreeMap::new();
        for row in self.rows(name) {
            by.entry(row[column].clone()).or_default().push(row);
        }
        by
    }

    /// The problems of the run: `severity code sheet!cell`.
    pub fn problems(&self) -> Vec<String> {
        let told = |row: Row| {
            let place = [&row["sheet"], &row["cell"]].map(String::as_str);
            let place: Vec<&str> = place.into_iter().filter(|part| !part.is_empty()).collect();
            format!("{} {} {}", row["severity"], row["code"], place.join("!")).trim().to_string()
        };
        self.rows("problems").into_iter().map(told).collect()
    }
}

/// Checks that each award states its points and that its arithmetic is right.
pub fn assert_explained(awards: &[Row]) {
    let of = |row: &Row| {
        let mut faults = sums::faults(&row["basis"]);
        if row["points"] != "0" && !sums::states(&row["basis"], &row["points"]) {
            faults.push(format!("{} is nowhere in: {}", row["points"], row["basis"]));
        }
        faults
    };
    let faults: std::collections::BTreeSet<String> = awards.iter().flat_map(of).collect();
    let faults: Vec<String> = faults.into_iter().collect();
    assert!(faults.is_empty(), "{} faults in bases:\n{}", faults.len(), faults.join("\n"));
}

/// The rows of a CSV text.
pub fn rows(text: &str) -> Vec<Row> {
    csv::Reader::from_reader(text.as_bytes())
        .deserialize()
        .collect::<Result<Vec<Row>, _>>()
        .unwrap()
}

/// Runs the program and checks that Excel could open every workbook that it wrote.
pub fn palmares(words: &[&str]) -> Said {
    let said = palmares_unchecked(words);
    let out = words.iter().zip(words.iter().skip(1)).find(|(word, _)| **word == "--out");
    let new = words.first().filter(|word| **word == "new").and(words.last());
    for place in out.map(|(_, out)| out).into_iter().chain(new).map(Path::new) {
        if place.exists() {
            let returns: Vec<&Path> =
                words.iter().map(Path::new).filter(|own| own.exists()).collect();
            package::assert_sound(place, &returns);
        }
    }
    said
}

/// Runs a command in this process, where rule books, words and templates are read once, or in one of its
/// own if it can leave something behind.
pub fn palmares_unchecked(words: &[&str]) -> Said {
    if leaves_something(words) {
        return program(words);
    }
    static BOOKS: OnceLock<usize> = OnceLock::new();
    let books = *BOOKS.get_or_init(|| packs::rule_book_ids().len());
    // As much stack as the first thread of a program has.
    let thread = std::thread::Builder::new().stack_size(8 << 20);
    let run = || palmares::cli::run_captured(words);
    let done = std::thread::scope(|scope| thread.spawn_scoped(scope, run).unwrap().join());
    let done = done.unwrap_or_else(|panic| std::panic::resume_unwind(panic));
    assert_eq!(packs::rule_book_ids().len(), books, "a rule book is left by {words:?}");
    match done {
        Some((status, [out, err])) => Said { status: status as i32, out, err },
        None => program(words),
    }
}

/// Whether a command can leave something behind in its process: rule books of users, which a bundle can hold
/// too, or templates, which can stop it; and whether it would obey a variable that tests do without.
fn leaves_something(words: &[&str]) -> bool {
    let is_rule_file = |file: walkdir::DirEntry| {
        let name = file.file_name().to_string_lossy();
        let text = || std::fs::read_to_string(file.path()).unwrap_or_default();
        name.ends_with(".toml")
            && !name.ends_with(".layout.toml")
            && (name != "palmares.toml" || text().contains(".toml\""))
    };
    let has_rule_file = |word: &&str| {
        let path = Path::new(word);
        let folder = if path.is_file() { path.parent().unwrap() } else { path };
        walkdir::WalkDir::new(folder).into_iter().flatten().any(is_rule_file)
    };
    std::env::var_os("SOURCE_DATE_EPOCH").is_some()
        || words.first().is_some_and(|command| ["bundle", "verify"].contains(command))
        || words.iter().any(|word| word.contains(".toml") || word.starts_with("--templates"))
        || words.iter().any(has_rule_file)
}

/// Runs the program.
pub fn program(words: &[&str]) -> Said {
    let output = Command::new(env!("CARGO_BIN_EXE_palmares"))
        .args(words)
        .env_remove("SOURCE_DATE_EPOCH")
        .env("NO_COLOR", "1")
        .output()
        .unwrap();
    Said {
        status: output.status.code().unwrap_or(-1),
        out: String::from_utf8(output.stdout).unwrap(),
        err: String::from_utf8(output.stderr).unwrap(),
    }
}

/// The values of an attribute on a page, with or without quotes.
pub fn attributes<'a>(page: &'a str, name: &str) -> Vec<&'a str> {
    let value = |rest: &'a str| match rest.chars().next() {
        Some(quote @ ('"' | '\'')) => rest[1..].split(quote).next().unwrap(),
        _ => rest.split([' ', '\n', '>']).next().unwrap(),
    };
    page.split(&format!(" {name}=")).skip(1).map(value).collect()
}

/// Every file below a folder, by relative path, sorted.
pub fn files(root: &Path) -> BTreeMap<String, Vec<u8>> {
    walkdir::WalkDir::new(root)
        .into_iter()
        .map(Result::unwrap)
        .filter(|entry| entry.file_type().is_file())
        .map(|entry| {
            let name = entry.path().strip_prefix(root).unwrap().to_str().unwrap().to_string();
            (name, std::fs::read(entry.path()).unwrap())
        })
        .collect()
}

/// The files of an output, without those that only palmares needs.
pub fn published(out: &Path) -> BTreeMap<String, Vec<u8>> {
    let mut published = files(out);
    published.retain(|name, _| !name.starts_with(".palmares"));
    published
}

/// The folder of the project.
pub fn project() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Compares a text with a golden file of the project and shows the difference. With
/// `SNAPSHOTS=overwrite` the file is written instead: read the difference before you commit
/// it.
pub fn golden(path: &str, actual: &str) {
    let expected = snapbox::Data::read_from(&project().join(path), Some(DataFormat::Text));
    snapbox::Assert::new().action_env("SNAPSHOTS").eq(actual.into_data().raw(), expected.raw());
}
