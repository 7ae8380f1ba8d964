//! The source files, as the tests of the architecture read them.

use std::path::{Path, PathBuf};

/// The crates of the project: root name in paths, and folder. Each uses only those before it.
pub const CRATES: [(&str, &str); 12] = [
    ("paper", "crates/paper/src"),
    ("swiss", "crates/swiss/src"),
    ("workbook", "crates/workbook/src"),
    ("model", "crates/model/src"),
    ("engine", "crates/engine/src"),
    ("packs", "crates/packs/src"),
    ("adopt", "crates/adopt/src"),
    ("returns", "crates/returns/src"),
    ("register", "crates/register/src"),
    ("report", "crates/report/src"),
    ("season", "crates/season/src"),
    ("palmares", "src"),
];

/// A source file.
pub struct Source {
    /// Its crate, by position in [`CRATES`].
    pub of: usize,
    /// Its path in the folder of its crate, such as `engine/pack.rs`.
    pub path: PathBuf,
    /// Its module, such as `["engine", "pack"]`.
    pub module: Vec<String>,
    /// Its text as written.
    pub text: String,
    /// Its text without comments, strings and tests.
    pub code: String,
}

impl Source {
    /// The root name of its crate.
    pub fn root(&self) -> &'static str {
        CRATES[self.of].0
    }

    /// Its name in messages.
    pub fn name(&self) -> String {
        format!("{}/{}", CRATES[self.of].1, self.path.display())
    }
}

/// The folder of the project.
pub fn project() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Every source file of every crate, by path.
pub fn sources() -> Vec<Source> {
    let mut sources = Vec::new();
    for (of, (_, folder)) in CRATES.iter().enumerate() {
        let folder = project().join(folder);
        let files = walkdir::WalkDir::new(&folder).sort_by_file_name().into_iter();
        for file in files.map(Result::unwrap) {
            if file.path().extension().is_none_or(|ending| ending != "rs") {
                continue;
            }
            let text = std::fs::read_to_string(file.path()).unwrap();
            let path = file.path().strip_prefix(&folder).unwrap().to_path_buf();
            let code = code_of(&text);
            sources.push(Source { of, module: module_of(&path), path, text, code });
        }
    }
    sources
}

/// The module of a file.
fn module_of(path: &Path) -> Vec<String> {
    let mut module: Vec<String> =
        path.with_extension("").iter().map(|part| part.to_str().unwrap().to_string()).collect();
    if module.last().is_some_and(|last| ["mod", "lib", "main"].contains(&last.as_str())) {
        module.pop();
    }
    module
}

/// Rust code without comments, strings and tests.
pub fn code_of(text: &str) -> String {
    let text = text.split("#[cfg(test)]\nmod ").next().unwrap();
    let mut code = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let skipped = if rest.starts_with("//") {
            rest.find('\n').unwrap_or(rest.len())
        } else if rest.starts_with("/*") {
            rest.find("*/").map_or(rest.len(), |end| end + 2)
        } else if rest.starts_with("r#\"") {
            rest.find("\"#").map_or(rest.len(), |end| end + 2)
        } else if first == '"' {
            quoted(rest)
        } else if rest.starts_with("'\"'") {
            3
        } else {
            code.push(first);
            rest = &rest[first.len_utf8()..];
            continue;
        };
        if first == '"' {
            code.push_str("\"\"");
        }
        rest = &rest[skipped..];
    }
    code
}

/// The length of the string literal at the beginning of `text`.
fn quoted(text: &str) -> usize {
    let mut escaped = false;
    for (at, c) in text.char_indices().skip(1) {
        match c {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            '"' => return at + 1,
            _ => {}
        }
    }
    text.len()
}
