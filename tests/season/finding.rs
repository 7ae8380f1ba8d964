//! Folders with more than returns: nothing blocks, everything is reported, and no odd return
//! affects others.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use crate::support::{self, Folder, Said, files, palmares};

/// A pairs event of eight pairs, on another day for each length of a title: events of one day are
/// compared.
fn event(title: &str) -> String {
    let (mut entries, mut results) = (String::new(), String::new());
    let (spread, day) = (title.len() % 7 + 1, title.len() % 28 + 1);
    for pair in 1..=8 {
        entries += &format!("{pair} | North {pair} | 100{pair} | South {pair} | 200{pair}\n");
        results += &format!("{pair} | {}\n", 60 - pair * spread);
    }
    format!(
        "## Event\nTitle | {title}\nFormat | pairs\nRules | wbu-2003\nDate | @2004-05-{day:02}\nBoards | 24\n\
         ## Entries\nEntry | Player 1 | No 1 | Player 2 | No 2\n{entries}\
         ## Results\nEntry | Score\n{results}"
    )
}

fn check(folder: &Folder) -> Said {
    palmares(&["check", folder.returns().to_str().unwrap(), "--no-progress"])
}

/// The number of events in the run.
fn events(folder: &Folder) -> usize {
    folder.rows("events").len()
}

#[test]
fn a_marker_file_hides_no_folder() {
    let folder = Folder::new();
    folder.add("club-a/march.xlsx", &event("March"));
    folder.add("club-b/november.xlsx", &event("November"));
    for text in ["palmares output, format 1\n", "palmares output, format 1\nindex.html\n", ""] {
        folder.add_bytes("club-a/.palmares", text.as_bytes());
        assert_eq!(folder.run().status, 0);
        assert_eq!(events(&folder), 2, "{text:?}");
        assert!(folder.problems().contains(&"note marker-alone".to_string()), "{text:?}");
    }
}

#[test]
fn an_output_among_the_returns_is_left_out_and_strangers_in_it_are_told() {
    let folder = Folder::with(&event("March"));
    let out = folder.returns().join("results");
    let run = || {
        let (returns, out) = (folder.returns(), out.clone());
        palmares(&["run", returns.to_str().unwrap(), "--out", out.to_str().unwrap()])
    };
    assert_eq!(run().status, 0);
    assert_eq!(check(&folder).err, "");
    folder.add("results/returns/late.xlsx", &event("Late return"));
    let said = run();
    assert!(said.err.contains("warning[return-in-output]"), "{said:#?}");
    assert!(said.err.contains("results/returns/late.xlsx"), "{said:#?}");
    assert!(out.join("returns/late.xlsx").exists(), "it is kept");
}

#[test]
fn folders_with_odd_names_are_read() {
    let folder = Folder::new();
    let odd = ["tab\there", "line\nend", "esc\u{1b}[31m", "\u{202e}rtl", "dot.", "a'b\"c&<d>"];
    for (nth, name) in odd.iter().enumerate() {
        if cfg!(windows) && nth != 3 {
            continue;
        }
        folder.add(&format!("{name}/x.xlsx"), &event(&"x".repeat(nth + 1)));
        folder.add(&format!("{nth}/{name}.xlsx"), &event(&"y".repeat(nth + 8)));
    }
    let said = folder.run();
    let returns = folder.rows("events").len();
    assert_eq!(returns, if cfg!(windows) { 2 } else { 12 }, "{said:#?}");
    let copies = files(&folder.out().join("returns"));
    assert_eq!(copies.len(), returns);
    for name in copies.keys() {
        assert!(!name.contains(char::is_control), "{name:?}");
    }
}

/// Only this system keeps files apart that are one elsewhere.
#[cfg(target_os = "linux")]
#[test]
fn outputs_have_names_for_every_system() {
    let folder = Folder::new();
    // What a return is called, and its copy; a star stands for a hash.
    let names = [
        ("CON.xlsx", "con-*.xlsx"),
        ("Club/July.xlsx", "Club/July.xlsx"),
        ("Club/july.xlsx", "Club/july.xlsx.xlsx"),
        ("aux.old.xlsx", "aux-old.xlsx"),
        ("cafe.xlsx", "cafe.xlsx"),
        ("cafe\u{301}.xlsx", "cafe\u{301}.xlsx"),
        ("caf\u{e9}.xlsx", "caf\u{e9}.xlsx.xlsx"),
        ("com10.xlsx", "com10.xlsx"),
        ("june./may.xlsx", "june-may.xlsx"),
        ("nul/may.xlsx", "nul-may.xlsx"),
    ];
    for (nth, (name, _)) in names.iter().enumerate() {
        let text = event(&"x".repeat(nth + 1));
        folder.add(name, &text.replace("Title |", "Organiser | Nul\nTitle |"));
    }
    let said = folder.run();
    let copies = files(&folder.out().join("returns"));
    assert_eq!(copies.len(), names.len(), "{said:#?}");
    let is_hash = |text: &str| text.len() == 9 && text.starts_with('x');
    for (name, wanted) in names {
        let (start, end) = wanted.split_once('*').unwrap_or((wanted, ""));
        let fits = |copy: &String| {
            let hash = copy.strip_prefix(start).and_then(|rest| rest.strip_suffix(end));
            copy == wanted || hash.is_some_and(is_hash)
        };
        assert!(copies.keys().any(fits), "{name}: {:?}", copies.keys());
    }
    let clubs: Vec<String> = files(&folder.out().join("clubs")).into_keys().collect();
    let club = clubs[0].strip_prefix("nul-").and_then(|rest| rest.strip_suffix(".html"));
    assert!(clubs.len() == 1 && club.is_some_and(is_hash), "{clubs:?}");
}

/// A folder so deep that the path of a copy is too long for a system.
fn deep(root: &Path) -> PathBuf {
    (0..18).fold(root.to_path_buf(), |path, _| path.join("d".repeat(200)))
}

#[cfg(unix)]
#[test]
fn a_return_whose_path_is_too_long_stops_only_itself() {
    let folder = Folder::with(&event("March"));
    let path = deep(&folder.returns());
    std::fs::create_dir_all(&path).unwrap();
    let workbook = support::workbook::xlsx(&event("Deep in the folder"));
    std::fs::write(path.join("deep.xlsx"), workbook).unwrap();
    let said = folder.run();
    assert_eq!(said.status, 0, "{said:#?}");
    assert_eq!(events(&folder), 2);
    assert_eq!(files(&folder.out().join("returns")).len(), 2);
}

#[cfg(unix)]
#[test]
fn pipes_and_links_are_told_and_never_opened() {
    use std::os::unix::fs::symlink;
    let folder = Folder::with(&event("March"));
    let returns = folder.returns();
    let pipe = |name: &str| {
        let made = std::process::Command::new("mkfifo").arg(returns.join(name)).status().unwrap();
        assert!(made.success());
    };
    pipe("pipe.xlsx");
    pipe("pipe.xml");
    pipe("pipe");
    symlink("nowhere.xlsx", returns.join("gone.xlsx")).unwrap();
    symlink("club.xlsx", returns.join("again.xlsx")).unwrap();
    std::fs::create_dir(folder.root().join("elsewhere")).unwrap();
    std::fs::rename(returns.join("club.xlsx"), folder.root().join("elsewhere/april.xlsx")).unwrap();
    folder.add("club.xlsx", &event("April"));
    symlink(folder.root().join("elsewhere"), returns.join("linked")).unwrap();
    let said = folder.run();
    assert_eq!(said.status, 1, "{said:#?}");
    assert_eq!(events(&folder), 2);
    let told: Vec<(String, String)> = folder
        .rows("problems")
        .into_iter()
        .map(|row| (row["return"].clone(), row["code"].clone()))
        .collect();
    let expected = [
        ("again.xlsx", "read-elsewhere"),
        ("gone.xlsx", "file-unreadable"),
        ("linked", "link-followed"),
        ("pipe", "file-left-out"),
        ("pipe.xlsx", "file-unreadable"),
        ("pipe.xml", "file-unreadable"),
    ];
    for (path, code) in expected {
        assert!(told.contains(&(path.to_string(), code.to_string())), "{path} {code}: {told:?}");
    }
    for command in [
        vec!["import", "usebio", "pipe.xml", "--out", "o"],
        vec!["import", "trf", "pipe", "--out", "o"],
        vec!["draw", "pipe.xlsx"],
        vec!["explain", "pipe.xlsx", "--entry", "1"],
        vec!["export", "usebio", "pipe.xlsx", "--out", "o"],
        vec!["check", "pipe.xlsx"],
        vec!["reconcile", "--register", "pipe.xlsx", "club.xlsx", "--out", "o"],
    ] {
        let mut words = vec!["10", env!("CARGO_BIN_EXE_palmares")];
        words.extend(&command);
        let ended =
            std::process::Command::new("timeout").args(&words).current_dir(&returns).output();
        let ended = ended.unwrap();
        let said = String::from_utf8_lossy(&ended.stderr).into_owned();
        assert!(said.contains("not a file"), "{command:?}: {said}");
        assert!(matches!(ended.status.code(), Some(1 | 2)), "{command:?}: {:?}", ended.status);
    }
}

/// Bounds of a search are tested where it is made; here, what leads to everything.
#[cfg(target_os = "linux")]
#[test]
fn what_leads_to_everything_is_passed_over_by_name() {
    use std::os::unix::fs::symlink;
    let folder = Folder::with(&event("March"));
    let returns = folder.returns();
    symlink("/", returns.join("all")).unwrap();
    symlink(folder.root(), returns.join("up")).unwrap();
    symlink("/proc/self", returns.join("system")).unwrap();
    symlink("/proc/kmsg", returns.join("may.xlsx")).unwrap();
    let begun = std::time::Instant::now();
    let said = folder.run();
    assert!(begun.elapsed().as_secs() < 10, "{:?}", begun.elapsed());
    assert_eq!(said.status, 0, "{said:#?}");
    assert_eq!(events(&folder), 1);
    let told: Vec<(String, String, String)> = folder
        .rows("problems")
        .into_iter()
        .map(|row| (row["return"].clone(), row["severity"].clone(), row["code"].clone()))
        .collect();
    let passed = ["all", "may.xlsx", "system", "up"];
    let expected = passed
        .map(|path| (path.to_string(), "warning".to_string(), "folder-passed-over".to_string()));
    assert_eq!(told, expected);
    let adopted = folder.root().join("adopted");
    let words = ["adopt", returns.to_str().unwrap(), "--out", adopted.to_str().unwrap()];
    let said = palmares(&words);
    for path in passed {
        assert!(said.err.contains(&format!("\u{201c}{path}\u{201d} was skipped")), "{said:#?}");
    }
}

/// The files of which a code is told.
fn files_told(folder: &Folder, code: &str) -> BTreeSet<String> {
    let said = palmares(&["check", "-v", "--no-progress", folder.returns().to_str().unwrap()]);
    let mark = format!("[{code}]");
    let blocks = said.err.split(&mark).skip(1);
    let places = blocks.map(|block| block.split("--> ").nth(1).unwrap().lines().next().unwrap());
    places.map(str::to_string).collect()
}

/// A file that is a workbook by its content and is not read is told, whatever it is called; what
/// Excel and systems leave behind is not.
#[test]
fn workbooks_that_are_not_read_are_told() {
    let book = support::workbook::xlsx(&event("June"));
    let old = support::workbook::zipped([("mimetype", &b"x"[..]), ("word/letter.xml", b"x")]);
    let letter = support::workbook::zipped([
        ("[Content_Types].xml", &b"x"[..]),
        ("word/embeddings/Sheet.xlsx", b"x"),
    ]);
    let packed = |names: &[&str]| {
        let files: Vec<(&str, &[u8])> = names.iter().map(|name| (*name, &book[..])).collect();
        support::workbook::zipped(files)
    };
    let compound = |stream: &str| {
        let mut file = cfb::CompoundFile::create(std::io::Cursor::new(Vec::new())).unwrap();
        file.create_stream(stream).unwrap();
        file.flush().unwrap();
        file.into_inner().into_inner()
    };
    let xml =
        b"<?xml version=\"1.0\"?><?mso-application progid=\"Excel.Sheet\"?><Workbook/>".to_vec();
    let is_told: [(&str, Vec<u8>); 9] = [
        ("club.xlsx.bak", book.clone()),
        ("club.tmp", book.clone()),
        ("club", book.clone()),
        (".club.xlsx", book.clone()),
        ("club.txt", book.clone()),
        ("club.xlk", compound("Workbook")),
        ("club.xml", xml),
        ("clubs.zip", packed(&["readme.txt", "June/club.xlsx"])),
        ("csv.zip", packed(&["june.csv"])),
    ];
    let is_not: [(&str, Vec<u8>); 8] = [
        ("~$club.xlsx", book.clone()),
        (".~lock.club.xlsx#", b",owner".to_vec()),
        ("._club.xlsx", b"\0\x05\x16\x07".to_vec()),
        ("Thumbs.db", compound("Workbook")),
        ("letter.docx", letter),
        ("letter.doc", compound("WordDocument")),
        ("letter.odt", old),
        ("photos.zip", packed(&["1.jpg", "__MACOSX/._club.xlsx", "~$club.xlsx"])),
    ];
    let folder = Folder::with(&event("March"));
    for (name, bytes) in is_told.iter().chain(&is_not) {
        folder.add_bytes(name, bytes);
    }
    let wanted = is_told.iter().map(|(name, _)| name.to_string());
    assert_eq!(files_told(&folder, "workbook-left-out"), wanted.collect());
    assert_eq!(folder.run().status, 0, "a warning refuses nothing");
    assert_eq!(events(&folder), 1);
}

/// A copy of a return whose name begins with `~` is no lock file: it is read, and counts once.
#[test]
fn a_name_with_a_wave_is_a_return() {
    let folder = Folder::with(&event("March"));
    folder.add("~club.xlsx", &event("March"));
    let said = check(&folder);
    assert!(said.err.contains("~club.xlsx"), "{said:#?}");
}

/// `adopt` leaves the same files out, and tells of them.
#[test]
fn adopt_tells_of_workbooks_that_it_leaves_out() {
    let folder = Folder::with(&event("March"));
    let book = support::workbook::xlsx(&event("June"));
    for name in ["club.xlsx.bak", ".club.xlsx", "~$club.xlsx"] {
        folder.add_bytes(name, &book);
    }
    let (returns, out) = (folder.returns(), folder.out());
    let said = palmares(&["adopt", returns.to_str().unwrap(), "--out", out.to_str().unwrap()]);
    assert_eq!(said.err.matches("warning[workbook-left-out]").count(), 2, "{said:#?}");
    for name in ["--> club.xlsx.bak", "--> .club.xlsx"] {
        assert!(said.err.contains(name), "{name}: {said:#?}");
    }
}
