//! The files of a folder by the paths of requests, as browsers get them.

use std::path::Path;

use super::body::{ResponseBody, ServedFile, page_body_inserting};
use super::served_path::ServedPath;

/// Loads a page again after a save.
pub(super) const RELOAD_SCRIPT_PATH: &str = "/.palmares/live.js";

/// A file of the folder.
pub(super) struct StaticFile {
    pub kind: &'static str,
    /// Identifies the content.
    pub tag: String,
    pub body: ResponseBody,
}

/// The file at the path of a request; `None` if there is none to show.
pub(super) fn static_file_at(folder: &Path, path: &str) -> Option<StaticFile> {
    let place = ServedPath::resolve(folder, path)?;
    let kind = kind_of(&place.extension());
    let looked = ServedFile::read(place)?;
    let tag = looked.content_tag();
    let inserted = if kind == HTML_CONTENT_TYPE { script(&tag) } else { String::new() };
    Some(StaticFile { kind, tag, body: looked.into_body_inserting(inserted) })
}

/// What identifies the content of the file at a path now; empty if there is none.
pub(super) fn content_tag_at(folder: &Path, path: &str) -> String {
    let looked = ServedPath::resolve(folder, path).and_then(ServedFile::read);
    looked.map(|looked| looked.content_tag()).unwrap_or_default()
}

/// A page of the server itself.
pub(super) fn server_page(page: &str) -> ResponseBody {
    page_body_inserting(page, &script(""))
}

/// What loads a page again. No file has it.
fn script(tag: &str) -> String {
    format!("<script defer src=\"{RELOAD_SCRIPT_PATH}\" data-is=\"{tag}\"></script>\n")
}

/// The type of pages.
pub(super) const HTML_CONTENT_TYPE: &str = "text/html; charset=utf-8";

fn kind_of(ending: &str) -> &'static str {
    match ending {
        "html" | "htm" => HTML_CONTENT_TYPE,
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

#[cfg(test)]
#[expect(clippy::unwrap_used)]
mod tests {
    use std::fs;

    use super::*;

    fn sent(body: ResponseBody) -> Vec<u8> {
        let mut bytes = Vec::new();
        body.send(&mut bytes).unwrap();
        bytes
    }

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
            assert_eq!(static_file_at(&folder, path).is_some(), there, "{path}");
        }
    }

    #[test]
    fn a_page_gets_the_script_and_other_files_do_not() {
        let dir = tempfile::tempdir().unwrap();
        fs::write(dir.path().join("index.html"), "<body>\u{e9}</body></html>").unwrap();
        fs::write(dir.path().join("a.css"), "/* </body> */").unwrap();
        let page = static_file_at(dir.path(), "/").unwrap();
        let tag = content_tag_at(dir.path(), "/index.html");
        let text = String::from_utf8(sent(page.body)).unwrap();
        assert_eq!(
            text,
            format!(
                "<body>\u{e9}<script defer src=\"{RELOAD_SCRIPT_PATH}\" data-is=\"{tag}\"></script>\n</body></html>"
            )
        );
        assert_eq!((page.tag, page.kind), (tag, HTML_CONTENT_TYPE));
        assert_eq!(sent(static_file_at(dir.path(), "/a.css").unwrap().body), b"/* </body> */");
        assert_eq!(content_tag_at(dir.path(), "/none.html"), "");
    }
}
