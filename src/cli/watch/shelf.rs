//! The files of a folder by the paths of requests. Nothing outside the folder is reached: no steps
//! up, no links, no hidden files.

use std::fs;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

use percent_encoding::percent_decode_str;
use xxhash_rust::xxh3::xxh3_128;

use crate::model::file_names::is_reserved;

/// The largest file that is shown.
const MOST_BYTES: u64 = 256 << 20;
/// While a run is put in place, a file can be gone for a moment: so often it is looked for again.
const TRIES: usize = 5;
/// The time between two tries.
const BETWEEN: Duration = Duration::from_millis(20);
/// The page of a folder.
const INDEX: &str = "index.html";
/// Loads a page again after a save.
pub(super) const SCRIPT: &str = "/.palmares/live.js";

/// A file of the folder.
pub(super) struct Shown {
    pub kind: &'static str,
    /// Identifies the content.
    pub tag: String,
    pub body: Vec<u8>,
}

/// The file at the path of a request; `None` if there is none to show.
pub(super) fn shown(folder: &Path, path: &str) -> Option<Shown> {
    let name = name_of(path)?;
    let bytes = read(folder, &name)?;
    let (tag, kind) = (tag_of(&bytes), kind_of(&name));
    let body = if kind == HTML { with_script(bytes, &tag) } else { bytes };
    Some(Shown { kind, tag, body })
}

/// What identifies the content of the file at a path now; empty if there is none.
pub(super) fn tag_at(folder: &Path, path: &str) -> String {
    let bytes = name_of(path).and_then(|name| read(folder, &name));
    bytes.map(|bytes| tag_of(&bytes)).unwrap_or_default()
}

fn tag_of(bytes: &[u8]) -> String {
    format!("{:032x}", xxh3_128(bytes))
}

/// The steps of a path; `None` if one of them could lead elsewhere on some system.
fn name_of(path: &str) -> Option<Vec<String>> {
    let decoded = percent_decode_str(path.strip_prefix('/')?).decode_utf8().ok()?;
    if decoded.is_empty() {
        return Some(vec![INDEX.to_string()]);
    }
    let steps: Vec<String> = decoded.split('/').map(str::to_string).collect();
    steps.iter().all(|step| is_plain(step)).then_some(steps)
}

/// Whether a step names a file that is not hidden, on every system.
fn is_plain(step: &str) -> bool {
    let strange =
        |c: char| c.is_control() || matches!(c, '\\' | ':' | '*' | '?' | '"' | '<' | '>' | '|');
    !step.is_empty() && !step.starts_with('.') && !is_reserved(step) && !step.chars().any(strange)
}

/// The bytes of a file below the folder, reached through folders only.
fn read(folder: &Path, steps: &[String]) -> Option<Vec<u8>> {
    for again in 0..TRIES {
        if let Some(file) = file_at(folder, steps) {
            let mut bytes = Vec::new();
            let file = fs::File::open(file).ok()?;
            file.take(MOST_BYTES + 1).read_to_end(&mut bytes).ok()?;
            return (bytes.len() as u64 <= MOST_BYTES).then_some(bytes);
        }
        // A folder that is there while its page is not, is being exchanged.
        if again + 1 == TRIES || folder.join(INDEX).is_file() {
            return None;
        }
        thread::sleep(BETWEEN);
    }
    None
}

fn file_at(folder: &Path, steps: &[String]) -> Option<PathBuf> {
    let mut path = folder.canonicalize().ok()?;
    for (nth, step) in steps.iter().enumerate() {
        path.push(step);
        let found = fs::symlink_metadata(&path).ok()?;
        let fits = if nth + 1 == steps.len() { found.is_file() } else { found.is_dir() };
        if !fits {
            return None;
        }
    }
    Some(path)
}

/// The type of pages.
const HTML: &str = "text/html; charset=utf-8";

fn kind_of(steps: &[String]) -> &'static str {
    let name = steps.last().map_or("", String::as_str);
    let ending = name.rsplit_once('.').map(|(_, ending)| ending.to_lowercase());
    match ending.as_deref().unwrap_or_default() {
        "html" | "htm" => HTML,
        "css" => "text/css; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "json" => "application/json",
        "csv" => "text/csv; charset=utf-8",
        "txt" => "text/plain; charset=utf-8",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "jpg" | "jpeg" => "image/jpeg",
        "webp" => "image/webp",
        "pdf" => "application/pdf",
        "woff2" => "font/woff2",
        "ttf" => "font/ttf",
        "otf" => "font/otf",
        "xml" => "application/xml",
        "xlsx" => "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
        "xlsm" => "application/vnd.ms-excel.sheet.macroEnabled.12",
        _ => "application/octet-stream",
    }
}

/// A page with the script that loads it again. The file has none.
pub(super) fn with_script(page: Vec<u8>, tag: &str) -> Vec<u8> {
    const END: &[u8] = b"</body>";
    let script = format!("<script defer src=\"{SCRIPT}\" data-is=\"{tag}\"></script>\n");
    let at = page.windows(END.len()).rposition(|some| some == END).unwrap_or(page.len());
    [&page[..at], script.as_bytes(), &page[at..]].concat()
}

#[cfg(test)]
#[expect(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn only_files_of_the_folder_are_shown() {
        let dir = tempfile::tempdir().unwrap();
        let folder = dir.path().join("out");
        fs::create_dir_all(folder.join("events/x")).unwrap();
        fs::write(dir.path().join("secret.html"), "secret").unwrap();
        for name in ["index.html", "events/\u{e9} 1.html", ".palmares", "events/.hidden"] {
            fs::write(folder.join(name), name).unwrap();
        }
        #[cfg(unix)]
        {
            std::os::unix::fs::symlink(dir.path(), folder.join("up")).unwrap();
            std::os::unix::fs::symlink("../secret.html", folder.join("link.html")).unwrap();
        }
        for (path, there) in [
            ("/", true),
            ("/index.html", true),
            ("/events/%C3%A9%201.html", true),
            ("/%69ndex.html", true),
            ("", false),
            ("index.html", false),
            ("//index.html", false),
            ("/./index.html", false),
            ("/index.html/", false),
            ("/events", false),
            ("/events/", false),
            ("/events/x", false),
            ("/../secret.html", false),
            ("/%2e%2e/secret.html", false),
            ("/events/..%2f..%2fsecret.html", false),
            ("/..%5csecret.html", false),
            ("/%252e%252e/secret.html", false),
            ("/up/secret.html", false),
            ("/link.html", false),
            ("/.palmares", false),
            ("/events/%2ehidden", false),
            ("/index.html%00", false),
            ("/%ff", false),
            ("/%", false),
            ("/index.html::$DATA", false),
            ("/C:/secret.html", false),
            ("/index.html.", false),
            ("/NUL", false),
            ("/com1.txt", false),
        ] {
            assert_eq!(shown(&folder, path).is_some(), there, "{path}");
        }
    }

    #[test]
    fn a_page_gets_the_script_and_other_files_do_not() {
        let dir = tempfile::tempdir().unwrap();
        fs::write(dir.path().join("index.html"), "<body>\u{e9}</body></html>").unwrap();
        fs::write(dir.path().join("a.css"), "/* </body> */").unwrap();
        let page = shown(dir.path(), "/").unwrap();
        let tag = tag_at(dir.path(), "/index.html");
        let text = String::from_utf8(page.body).unwrap();
        assert_eq!(
            text,
            format!(
                "<body>\u{e9}<script defer src=\"{SCRIPT}\" data-is=\"{tag}\"></script>\n</body></html>"
            )
        );
        assert_eq!((page.tag, page.kind), (tag, HTML));
        assert_eq!(shown(dir.path(), "/a.css").unwrap().body, b"/* </body> */");
        assert_eq!(tag_at(dir.path(), "/none.html"), "");
    }
}
