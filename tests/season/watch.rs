//! `palmares watch` as a program: saves, what it tells, the pages, its end.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

use crate::support::{self, Folder, files, workbook};

/// The longest wait for a line; a run takes much less.
const LONGEST: Duration = Duration::from_secs(60);

/// A Swiss of four players with some results of the first round.
fn swiss(results: [&str; 2], more: &str) -> Vec<u8> {
    let [one, other] = results;
    workbook::xlsx(&format!(
        "## Event
Title | Club Night
Format | swiss
Rules | fide-2026
Date | @2026-05-02
Rounds | 3
Seed | 1
## Entries
Entry | Player | Rating
1 | Ann One | 1900
2 | Bob Two | 1800
3 | Cid Three | 1700
4 | Dan Four | 1600
{more}## Matches
Round | Table | White | Black | Result
1 | 1 | 3 | 1 | {one}
1 | 2 | 2 | 4 | {other}
"
    ))
}

/// A program that watches, and its lines.
struct Watching {
    child: Child,
    lines: Receiver<String>,
}

impl Watching {
    fn of(folder: &Folder, words: &[&str]) -> Watching {
        let mut child = Command::new(env!("CARGO_BIN_EXE_palmares"))
            .args(["watch", folder.returns().to_str().unwrap()])
            .args(["--out", folder.out().to_str().unwrap()])
            .args(words)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let said = BufReader::new(child.stdout.take().unwrap());
        let (tell, lines) = channel();
        std::thread::spawn(move || {
            said.lines().map_while(Result::ok).try_for_each(|line| tell.send(line))
        });
        Watching { child, lines }
    }

    fn line(&self) -> String {
        self.lines.recv_timeout(LONGEST).expect("a line in time")
    }

    /// What changed, and what is wrong.
    fn two(&self) -> [String; 2] {
        [self.line(), self.line()]
    }
}

impl Drop for Watching {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn every_way_of_saving_is_one_save_and_is_told() {
    let folder = Folder::new();
    let (file, spare) = (folder.returns().join("night.xlsx"), folder.root().join("spare"));
    folder.add_bytes("night.xlsx", &swiss(["", ""], ""));
    let mut watching = Watching::of(&folder, &[]);
    assert!(watching.line().starts_with("watching; pages at "));
    let [told, wrong] = watching.two();
    assert!(told.starts_with("4 entries"), "{told}");
    assert!(wrong.starts_with("no errors, no warnings; "), "{wrong}");

    // In place, half of it at first, beside the lock of a spreadsheet.
    fs::write(folder.returns().join("~$night.xlsx"), "owner").unwrap();
    let bytes = swiss(["1-0", ""], "");
    fs::write(&file, &bytes[..bytes.len() / 2]).unwrap();
    std::thread::sleep(Duration::from_millis(300));
    fs::write(&file, &bytes).unwrap();
    let [told, wrong] = watching.two();
    assert!(told.starts_with("night.xlsx: round 1: 1 result"), "{told}");
    assert!(!wrong.contains("error:"), "the half was read: {wrong}");

    // Another file in its place.
    fs::write(&spare, swiss(["1-0", "0-1"], "")).unwrap();
    fs::rename(&spare, &file).unwrap();
    let [told, _] = watching.two();
    assert!(told.starts_with("night.xlsx: round 1 complete, round 2 drawn"), "{told}");

    // A delete and a create.
    fs::remove_file(&file).unwrap();
    std::thread::sleep(Duration::from_millis(300));
    fs::write(&file, swiss(["1-0", "0-1"], "5 | Eve Five | 1500\n")).unwrap();
    let [told, _] = watching.two();
    assert!(told.starts_with("night.xlsx: 5 entries (1 more)"), "{told}");

    // A result that becomes unreadable takes the draw back.
    fs::write(&file, swiss(["1-0", "adjourned"], "")).unwrap();
    let [told, _] = watching.two();
    assert!(told.contains("round 2 redrawn"), "{told}");
    fs::write(&file, swiss(["1-0", "x"], "")).unwrap();
    let [told, wrong] = watching.two();
    assert!(told.starts_with("night.xlsx: round 2 no longer drawn"), "{told}");
    assert!(wrong.contains("Matches!E3"), "{wrong}");

    // No workbook at all: an error that does not end it, and is told until it is mended.
    fs::write(&file, "not a workbook").unwrap();
    let [_, wrong] = watching.two();
    assert!(wrong.starts_with("1 error: night.xlsx: "), "{wrong}");
    fs::write(&file, swiss(["1-0", "2-1"], "")).unwrap();
    let [_, wrong] = watching.two();
    assert!(wrong.contains("error") && wrong.contains("Matches!E3"), "{wrong}");

    #[cfg(unix)]
    {
        let id = watching.child.id().to_string();
        assert!(Command::new("kill").args(["-INT", &id]).status().unwrap().success());
        // That of the last run, which had an error.
        assert_eq!(watching.child.wait().unwrap().code(), Some(1));
    }
    #[cfg(not(unix))]
    watching.child.kill().unwrap();
}

#[test]
fn what_watch_writes_is_what_run_writes_and_two_pages() {
    let folder = Folder::new();
    folder.add_bytes("night.xlsx", &swiss(["1-0", ""], ""));
    {
        let watching = Watching::of(&folder, &[]);
        watching.line();
        watching.two();
        folder.add_bytes("night.xlsx", &swiss(["1-0", "\u{bd}-\u{bd}"], ""));
        watching.two();
    }
    let mut watched = support::published(&folder.out());
    let hall = String::from_utf8(watched.remove("hall.html").unwrap()).unwrap();
    let find = String::from_utf8(watched.remove("find.html").unwrap()).unwrap();
    assert!(hall.contains("<h1>Round 2</h1>") && hall.contains("<h1>Standings</h1>"), "{hall}");
    assert!(find.contains("Ann One") && find.contains("data-told=\"Board "), "{find}");
    fs::remove_dir_all(folder.out()).unwrap();
    assert_eq!(folder.run_with(&["--fresh"]).status, 0);
    let ran = support::published(&folder.out());
    assert_eq!(watched.keys().collect::<Vec<_>>(), ran.keys().collect::<Vec<_>>());
    let differ: Vec<&String> = ran.keys().filter(|name| watched[*name] != ran[*name]).collect();
    assert!(differ.is_empty(), "{differ:?}");
}

#[test]
fn pages_are_served_and_told_of_the_next_save() {
    let folder = Folder::new();
    folder.add_bytes("night.xlsx", &swiss(["1-0", ""], ""));
    let watching = Watching::of(&folder, &["--serve", "127.0.0.1:0"]);
    let greeting = watching.line();
    let address = greeting.split("http://").nth(1).unwrap().split('/').next().unwrap().to_string();
    watching.two();
    let get = |path: &str| {
        let mut stream = TcpStream::connect(&address).unwrap();
        stream.set_read_timeout(Some(LONGEST)).unwrap();
        write!(stream, "GET {path} HTTP/1.1\r\nHost: {address}\r\n\r\n").unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer
    };
    let page = get("/find.html");
    assert!(page.starts_with("HTTP/1.1 200 OK") && page.contains("/.palmares/live.js"), "{page}");
    let has = page.split("data-is=\"").nth(1).unwrap().split('"').next().unwrap().to_string();
    let asked = format!("/.palmares/live?page=%2Ffind.html&is={has}");
    let answer = std::thread::scope(|scope| {
        let waiting = scope.spawn(|| get(&asked));
        folder.add_bytes("night.xlsx", &swiss(["1-0", "0-1"], ""));
        waiting.join().unwrap()
    });
    assert!(answer.starts_with("HTTP/1.1 200 OK"), "{answer}");
    assert_ne!(answer.split("\r\n\r\n").nth(1), Some(&*has));
    // The files themselves have no script.
    let written = files(&folder.out());
    let pages = written.iter().filter(|(name, _)| name.ends_with(".html"));
    for (name, bytes) in pages {
        assert!(!String::from_utf8_lossy(bytes).contains("live.js"), "{name}");
    }
}

/// A connection from another address of this computer.
#[cfg(target_os = "linux")]
fn connected(from: [u8; 4], to: &str) -> TcpStream {
    use rustix::net::{AddressFamily, SocketType, bind, connect, socket};
    use std::net::SocketAddr;
    let own = socket(AddressFamily::INET, SocketType::STREAM, None).unwrap();
    bind(&own, &SocketAddr::from((from, 0))).unwrap();
    connect(&own, &to.parse::<SocketAddr>().unwrap()).unwrap();
    let stream = TcpStream::from(own);
    stream.set_read_timeout(Some(LONGEST)).unwrap();
    stream
}

/// A line of `/proc/ID/status`, in kilobytes.
#[cfg(target_os = "linux")]
fn memory(of: &Child, what: &str) -> u64 {
    let status = fs::read_to_string(format!("/proc/{}/status", of.id())).unwrap();
    let line = status.lines().find(|line| line.starts_with(what)).unwrap();
    line.split_whitespace().nth(1).unwrap().parse().unwrap()
}

#[cfg(target_os = "linux")]
#[test]
fn slow_clients_delay_no_other_address_and_fill_no_memory() {
    let folder = Folder::new();
    folder.add_bytes("night.xlsx", &swiss(["1-0", ""], ""));
    let watching = Watching::of(&folder, &["--serve", "127.0.0.1:0"]);
    let greeting = watching.line();
    let address = greeting.split("http://").nth(1).unwrap().split('/').next().unwrap();
    watching.two();
    fs::File::create(folder.out().join("large.pdf")).unwrap().set_len(30 << 20).unwrap();
    let ask = |mut stream: &TcpStream, path: &str| {
        write!(stream, "GET {path} HTTP/1.1\r\nHost: {address}\r\n\r\n").unwrap();
    };
    let before = memory(&watching.child, "VmHWM");
    // Some take a large file and read no more than its first bytes, the others never ask.
    let slow: Vec<TcpStream> = (0..100)
        .map(|nth| {
            let mut stream = connected([127, 0, 0, 2], address);
            if nth < 16 {
                ask(&stream, "/large.pdf");
                stream.read_exact(&mut [0; 4096]).unwrap();
            }
            stream
        })
        .collect();
    let answered = || {
        let began = Instant::now();
        let mut stream = connected([127, 0, 0, 3], address);
        ask(&stream, "/index.html");
        let mut page = String::new();
        stream.read_to_string(&mut page).unwrap();
        assert!(page.starts_with("HTTP/1.1 200 OK"), "{page}");
        began.elapsed() < Duration::from_secs(1)
    };
    // A computer with much to do may be slow once.
    assert!(answered() || answered(), "another address waited");
    let grown = memory(&watching.child, "VmHWM") - before;
    assert!(grown < 100 << 10, "{grown} kB for 16 readers of 30 MB");
    drop(slow);
}

#[test]
fn a_command_line_that_cannot_be_watched_is_refused() {
    let folder = Folder::new();
    folder.add_bytes("night.xlsx", &swiss(["1-0", ""], ""));
    let (returns, out) = (folder.returns(), folder.out());
    let (returns, out) = (returns.to_str().unwrap(), out.to_str().unwrap());
    for (words, why) in [
        (&["watch", "no-such.xlsx", "--out", out][..], "does not exist"),
        (&["watch", "--out", out, "--serve", returns], "required"),
        (
            &["watch", returns, "--out", out, "--serve", "a/b.xlsx"],
            "give the returns before --serve",
        ),
        (&["watch", returns, "--out", out, "--public", out], "two folders"),
    ] {
        let said = support::palmares(words);
        assert_eq!(said.status, 2, "{words:?}: {said:#?}");
        assert!(said.err.contains(why), "{words:?}: {said:#?}");
    }
}
