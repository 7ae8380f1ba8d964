//! Commands of the project that take more than a line: `cargo xtask`.

use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

const USAGE: &str = "cargo xtask samples          makes all sample returns again
cargo xtask pictures         draws the pictures of docs/your-own-sheet.md and the README's terminal
cargo xtask goldens [TEST]   writes the expected files of the tests (or of one) anew
cargo xtask sentences        lists what each problem says: code, sentence and hint in one line
cargo xtask same-bytes REV   compares what the working tree writes with what REV wrote;
                             more options go to .ci/same_bytes.py";

/// The result of a step; the error is a sentence.
type Done = Result<(), String>;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let done = match words.as_slice() {
        ["samples"] => samples(),
        ["pictures"] => pictures(),
        ["goldens", tests @ ..] => goldens(tests),
        ["sentences"] => sentences(),
        ["same-bytes", revision, options @ ..] => same_bytes(revision, options),
        _ => Err(USAGE.to_string()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}

/// The folder of the project.
fn project() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}

/// A program run in the project's folder.
fn program(name: impl AsRef<std::ffi::OsStr>) -> Command {
    let mut command = Command::new(name);
    command.current_dir(project());
    command
}

fn run(command: &mut Command) -> Done {
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("{command:?} ended with {status}")),
        Err(why) => Err(format!("{command:?} could not be started: {why}")),
    }
}

/// A Python with the libraries of the scripts.
fn python() -> Result<PathBuf, String> {
    let folder = project().join("target/ci/python");
    let python = folder.join("bin/python");
    if !python.exists() {
        run(program("python3").args(["-m", "venv"]).arg(&folder))?;
    }
    let libraries = ["openpyxl", "XlsxWriter", "Jinja2"];
    let pip = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check"];
    run(program(&python).args(pip).args(libraries))?;
    Ok(python)
}

/// Regenerates the returns of `samples/`, each script after those whose output it uses.
fn samples() -> Done {
    run(program("cargo").args(["build", "--release"]))?;
    let python = python()?;
    for (script, needs_palmares) in [
        ("make_samples.py", false),
        ("make_championships.py", false),
        ("make_boards.py", true),
        ("make_chess.py", true),
        ("make_interstate.py", true),
        ("make_pairs.py", true),
        ("make_diplomacy.py", true),
    ] {
        let mut command = program(&python);
        command.arg(format!("samples/{script}"));
        if needs_palmares {
            command.arg("target/release/palmares");
        }
        run(&mut command)?;
    }
    Ok(())
}

/// Draws the sheets of `docs/sheets/`, and what palmares says of each at a terminal.
fn pictures() -> Done {
    run(program("cargo").args(["build", "--release"]))?;
    run(program("python3").args(["docs/pictures.py", "target/release/palmares"]))
}

/// Lets tests overwrite their expected files. Read the difference before you commit it.
fn goldens(tests: &[&str]) -> Done {
    let mut command = program("cargo");
    command.args(["test", "--quiet"]).env("SNAPSHOTS", "overwrite");
    for test in tests {
        command.args(["--test", test]);
    }
    run(&mut command)?;
    run(program("git").args(["status", "--short"]))
}

/// Lists the heading, the sentence and the hint of each declared problem, to be read aloud.
fn sentences() -> Done {
    let mut files = Vec::new();
    sources(&project().join("crates"), &mut files).map_err(|why| why.to_string())?;
    files.sort();
    for file in files {
        let text = std::fs::read_to_string(&file).map_err(|why| why.to_string())?;
        let Some((_, declared)) = text.split_once("problems! {\n") else { continue };
        let (mut code, mut heading, mut sentence) = (None, None, None);
        for line in declared.lines().map(str::trim) {
            if let Some(found) = declared_code(line) {
                (code, heading) = (Some(found), line.split('"').nth(3));
            } else if line.starts_with('"') {
                sentence = Some(line.trim_matches('"'));
            } else if let Some(hint) = line.strip_prefix("=> \"")
                && let (Some(code), Some(heading), Some(sentence)) =
                    (code, heading, sentence.take())
            {
                let hint = hint.trim_end_matches("\";");
                let told = format!("{code}\t{heading}\t{sentence}\t{hint}");
                println!("{}", told.replace("\\\"", "\""));
            }
        }
    }
    Ok(())
}

/// The Rust files below a folder.
fn sources(folder: &Path, files: &mut Vec<PathBuf>) -> std::io::Result<()> {
    for entry in std::fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            sources(&path, files)?;
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            files.push(path);
        }
    }
    Ok(())
}

/// The code in a line such as `error "no-tricks" NoTricks { contract: String }:`.
fn declared_code(line: &str) -> Option<&str> {
    let severities = ["error", "warning", "note"];
    severities.iter().find(|severity| line.starts_with(**severity))?;
    line.split('"').nth(1).filter(|_| line.ends_with([':', '{']))
}

/// Builds a revision and the working tree, and compares their output.
fn same_bytes(revision: &str, options: &[&str]) -> Done {
    let folder = project().join("target/same-bytes");
    let tree = folder.join("tree");
    if tree.exists() {
        run(program("git").args(["worktree", "remove", "--force"]).arg(&tree))?;
    }
    run(program("git").args(["worktree", "add", "--quiet", "--detach"]).arg(&tree).arg(revision))?;
    let before = folder.join("target");
    run(program("cargo").current_dir(&tree).args(["build", "--target-dir"]).arg(&before))?;
    run(program("git").args(["worktree", "remove", "--force"]).arg(&tree))?;
    run(program("cargo").arg("build"))?;
    let mut compare = program(python()?);
    compare.arg(".ci/same_bytes.py").arg(before.join("debug/palmares"));
    run(compare.arg("target/debug/palmares").args(options))
}
