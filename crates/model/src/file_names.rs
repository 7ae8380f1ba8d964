//! Names of files on every system: Windows reserves some, and like macOS it tells neither capitals
//! nor the composition of letters apart.

use std::borrow::Cow;
use std::io;
use std::path::{Path, PathBuf};

use unicode_normalization::{IsNormalized, UnicodeNormalization, is_nfc_quick};

/// Devices of Windows, with or without an extension.
const DEVICES: [&str; 6] = ["con", "prn", "aux", "nul", "conin$", "conout$"];
/// Devices with a digit behind.
const NUMBERED: [&str; 2] = ["com", "lpt"];

/// Whether Windows reserves a step of a path, or drops its end.
pub fn is_unusable_windows_name(step: &str) -> bool {
    let stem = step.split('.').next().unwrap_or_default().trim_end().to_lowercase();
    // The digits may be raised, and there is no device 0.
    let digit = |rest: &str| rest.chars().count() == 1 && rest.contains(|c: char| c.is_numeric());
    let numbered =
        |word: &&str| stem.strip_prefix(*word).is_some_and(|rest| digit(rest) && rest != "0");
    DEVICES.contains(&&*stem) || NUMBERED.iter().any(numbered) || step.ends_with(['.', ' '])
}

/// A path for comparisons: paths that are one file on some system are equal.
pub fn folded_path(path: &str) -> Cow<'_, str> {
    if path.bytes().all(|byte| byte.is_ascii() && !byte.is_ascii_uppercase()) {
        return Cow::Borrowed(path);
    }
    let lower = path.to_lowercase();
    Cow::Owned(match is_nfc_quick(lower.chars()) {
        IsNormalized::Yes => lower,
        _ => lower.nfc().collect(),
    })
}

/// Where a file lies without links.
pub trait RealPath {
    /// The path without links. A system that cannot tell has none in the folders that a program was
    /// given: a browser, and some disks of Windows.
    ///
    /// # Errors
    ///
    /// If the file is not there.
    fn real_path(&self) -> io::Result<PathBuf>;
}

impl RealPath for Path {
    fn real_path(&self) -> io::Result<PathBuf> {
        match self.canonicalize() {
            Err(why) if why.kind() == io::ErrorKind::Unsupported => {
                self.metadata().and_then(|_| std::path::absolute(self))
            }
            // A file can be there although its disk cannot name it, such as one in the memory.
            Err(why) if cfg!(windows) && self.metadata().is_ok() => {
                let path = std::path::absolute(self).map_err(|_| why)?;
                Ok(path.to_str().map(without_links).map_or(path, PathBuf::from))
            }
            done => done,
        }
    }
}

/// A path in messages.
pub trait NativePathText {
    /// The path as this system writes it.
    fn native_path_text(&self) -> String;
}

impl NativePathText for Path {
    fn native_path_text(&self) -> String {
        with_native_separators(&self.to_string_lossy())
    }
}

/// A relative path as a text with `/` between its steps, as palmares lists files on every system;
/// `None` if it is not Unicode.
pub fn path_with_slashes(path: &Path) -> Option<String> {
    let steps: Option<Vec<&str>> = path.iter().map(|step| step.to_str()).collect();
    Some(steps?.join("/"))
}

/// A path that palmares lists, as this system writes it.
pub fn with_native_separators(path: &str) -> String {
    if cfg!(windows) { as_windows_writes(path) } else { path.to_string() }
}

/// An absolute path of Windows with the mark of one without links.
fn without_links(path: &str) -> String {
    match path.strip_prefix(r"\\") {
        Some(rest) if rest.starts_with(r"?\") || rest.starts_with(r".\") => path.to_string(),
        Some(share) => format!(r"\\?\UNC\{share}"),
        None => format!(r"\\?\{path}"),
    }
}

/// A path with backslashes between its steps, without the mark `\\?\` of one without links.
fn as_windows_writes(path: &str) -> String {
    let plain = match path.strip_prefix(r"\\?\UNC\") {
        Some(share) => format!(r"\\{share}"),
        None => path.strip_prefix(r"\\?\").unwrap_or(path).to_string(),
    };
    plain.replace('/', r"\")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_that_is_not_there_has_no_real_path() {
        assert!(Path::new("src/lib.rs").real_path().is_ok_and(|path| path.is_absolute()));
        assert!(Path::new("src/nowhere").real_path().is_err());
    }

    #[test]
    fn windows_writes_paths_its_own_way() {
        for (path, shown) in [
            ("samples/season", r"samples\season"),
            (r"samples\season/july.xlsx", r"samples\season\july.xlsx"),
            (r"\\?\C:\club\july.xlsx", r"C:\club\july.xlsx"),
            (r"\\?\UNC\server\club\july.xlsx", r"\\server\club\july.xlsx"),
            (r"\\server\club", r"\\server\club"),
            ("C:/", r"C:\"),
        ] {
            assert_eq!(as_windows_writes(path), shown);
        }
        for path in [r"C:\club\july.xlsx", r"\\server\club\july.xlsx"] {
            assert_eq!(as_windows_writes(&without_links(path)), path);
            assert_eq!(without_links(&without_links(path)), without_links(path));
        }
    }

    #[test]
    fn a_file_is_listed_by_one_name_on_every_system() {
        let path: PathBuf = ["returns", "a b", "july.xlsx"].iter().collect();
        assert_eq!(path_with_slashes(&path).as_deref(), Some("returns/a b/july.xlsx"));
        assert_eq!(path_with_slashes(Path::new("")).as_deref(), Some(""));
    }

    #[test]
    fn names_that_windows_reserves_are_known() {
        for (name, reserved) in [
            ("con", true),
            ("CON.xlsx", true),
            ("Aux.july.xlsx", true),
            ("prn .csv", true),
            ("nul", true),
            ("com1", true),
            ("LPT9.html", true),
            ("com\u{b9}", true),
            ("conin$", true),
            ("july.", true),
            ("july ", true),
            ("..", true),
            ("com0", false),
            ("com10", false),
            ("com", false),
            ("comb", false),
            ("const", false),
            ("a con", false),
            ("july.con", false),
            ("con-x", false),
            (" con", false),
            (".con", false),
            ("july", false),
        ] {
            assert_eq!(is_unusable_windows_name(name), reserved, "{name:?}");
        }
    }

    #[test]
    fn paths_of_one_file_are_equal() {
        for (one, other, equal) in [
            ("a/july.xlsx", "A/JULY.xlsx", true),
            ("caf\u{e9}", "cafe\u{301}", true),
            ("CAF\u{c9}", "cafe\u{301}", true),
            ("\u{1ec7}", "e\u{323}\u{302}", true),
            ("caf\u{e9}", "cafe", false),
            ("m\u{fc}ller", "mueller", false),
            ("a b", "a-b", false),
        ] {
            assert_eq!(folded_path(one) == folded_path(other), equal, "{one} {other}");
        }
    }
}
