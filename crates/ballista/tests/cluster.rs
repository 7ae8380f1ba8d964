//! A season on a cluster of one scheduler and two executors of one slot each is, byte by byte, the
//! season of one run; also if an executor is killed.
#![allow(clippy::unwrap_used, clippy::panic)] // a test fails by panicking

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::net::TcpListener;
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

const PROGRAM: &str = env!("CARGO_BIN_EXE_palmares-ballista");

/// Longer than any of it takes.
const LONG: Duration = Duration::from_secs(240);

/// One cluster at a time.
static ALONE: Mutex<()> = Mutex::new(());

/// A process that is killed when the test is over.
struct Process(Child);

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// A scheduler and two executors of one slot each, on this machine.
struct Cluster {
    root: tempfile::TempDir,
    address: String,
    executors: Vec<Process>,
    _scheduler: Process,
    _alone: MutexGuard<'static, ()>,
}

/// Two ports side by side that nobody uses.
fn ports() -> u16 {
    loop {
        let one = TcpListener::bind("127.0.0.1:0").unwrap();
        let port = one.local_addr().unwrap().port();
        if port < u16::MAX && TcpListener::bind(("127.0.0.1", port + 1)).is_ok() {
            return port;
        }
    }
}

fn started(words: &[&str]) -> Process {
    Process(Command::new(PROGRAM).args(words).stdout(Stdio::null()).spawn().unwrap())
}

/// Waits until something is there.
fn until<T>(what: &str, mut there: impl FnMut() -> Option<T>) -> T {
    let began = Instant::now();
    loop {
        if let Some(there) = there() {
            return there;
        }
        assert!(began.elapsed() < LONG, "{what} took too long");
        std::thread::sleep(Duration::from_millis(2));
    }
}

impl Cluster {
    fn start() -> Cluster {
        let alone = ALONE.lock().unwrap_or_else(PoisonError::into_inner);
        let root = tempfile::tempdir().unwrap();
        let address = format!("127.0.0.1:{}", ports());
        let scheduler = started(&["scheduler", "--bind", &address, "--lost-after", "12"]);
        until("the scheduler", || std::net::TcpStream::connect(&address).ok());
        let executors = [0, 1].map(|at| {
            let bind = format!("127.0.0.1:{}", ports());
            let shuffle = root.path().join(format!("shuffle-{at}"));
            fs::create_dir(&shuffle).unwrap();
            let executor = started(&[
                "executor",
                "--scheduler",
                &address,
                "--bind",
                &bind,
                "--shuffle",
                shuffle.to_str().unwrap(),
            ]);
            until("an executor", || std::net::TcpStream::connect(&bind).ok());
            executor
        });
        let executors = executors.into();
        Cluster { root, address, executors, _scheduler: scheduler, _alone: alone }
    }

    fn out(&self) -> PathBuf {
        self.root.path().join("out")
    }

    /// A command of a client.
    fn client(&self, words: &[&str]) -> Command {
        let mut command = Command::new(PROGRAM);
        command.args(words).args(["--scheduler", &self.address]);
        command.stdout(Stdio::piped()).stderr(Stdio::piped());
        command
    }

    /// The command that runs the samples.
    fn run(&self) -> Command {
        let (samples, out) = (samples(), self.out());
        self.client(&[
            "run",
            samples.to_str().unwrap(),
            "--parts",
            "6",
            "--out",
            out.to_str().unwrap(),
        ])
    }

    /// The rows that statements print.
    fn sql(&self, statements: &str) -> Vec<Vec<String>> {
        let out = self.out();
        let said =
            self.client(&["sql", statements, "--out", out.to_str().unwrap()]).output().unwrap();
        let printed = ended(&said);
        let rows = printed.lines().filter(|line| line.starts_with('|')).skip(1);
        let cells = |line: &str| -> Vec<String> {
            line.trim_matches('|').split('|').map(|cell| cell.trim().to_string()).collect()
        };
        rows.map(cells).collect()
    }
}

/// What a command printed, which must have ended well.
fn ended(said: &Output) -> String {
    let err = String::from_utf8_lossy(&said.stderr);
    assert!(said.status.success(), "{err}");
    String::from_utf8(said.stdout.clone()).unwrap()
}

/// All samples: heats and finals, congresses, ladders, drop-ins, mistakes.
fn samples() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../samples").canonicalize().unwrap()
}

/// Every file below a folder.
fn files(root: &Path) -> BTreeMap<PathBuf, Vec<u8>> {
    let mut files = BTreeMap::new();
    let mut folders = vec![root.to_path_buf()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else {
                files.insert(
                    path.strip_prefix(root).unwrap().to_path_buf(),
                    fs::read(path).unwrap_or_default(),
                );
            }
        }
    }
    files
}

/// The files of a season. Records carry the program that wrote them, and the marker their seal.
fn season_in(folder: &Path) -> BTreeMap<PathBuf, Vec<u8>> {
    let mut files = files(folder);
    assert!(files.remove(Path::new(".palmares-records")).is_some());
    let marker = files.get_mut(Path::new(".palmares")).unwrap();
    let text = String::from_utf8(marker.clone()).unwrap();
    let without_seal = text.lines().filter(|line| !line.starts_with(": records "));
    *marker = without_seal.collect::<Vec<_>>().join("\n").into_bytes();
    files
}

/// The samples in one run, without a cluster.
fn one_run() -> BTreeMap<PathBuf, Vec<u8>> {
    let out = tempfile::tempdir().unwrap();
    palmares::Returns::under([samples()]).write(out.path()).unwrap();
    season_in(out.path())
}

/// The files of a folder on the disk: two names of one file have one number.
fn numbers(folder: &Path) -> BTreeSet<u64> {
    let entries = fs::read_dir(folder).into_iter().flatten();
    entries.map(|entry| entry.unwrap().metadata().unwrap().ino()).collect()
}

fn assert_is_one_run(cluster: &Cluster) {
    let (season, wanted) = (season_in(&cluster.out().join("season")), one_run());
    let names = |all: &BTreeMap<PathBuf, Vec<u8>>| all.keys().cloned().collect::<Vec<_>>();
    assert_eq!(names(&season), names(&wanted));
    let differ: Vec<_> = season.iter().filter(|(name, bytes)| wanted[*name] != **bytes).collect();
    let differ: Vec<_> = differ.iter().map(|(name, _)| name).collect();
    assert!(differ.is_empty(), "{differ:?}");
    assert!(!cluster.out().join("computing").exists(), "something was left behind");
    // The pages of players are those that the executors wrote.
    let pages = fs::read_dir(cluster.out().join("pages")).unwrap();
    let written: BTreeSet<u64> =
        pages.flat_map(|bucket| numbers(&bucket.unwrap().path().join("players"))).collect();
    let players = numbers(&cluster.out().join("season/players"));
    assert!(!players.is_empty() && players == written);
}

#[test]
fn a_season_is_that_of_one_run_and_a_repeated_task_changes_nothing() {
    let cluster = Cluster::start();
    let told = ended(&cluster.run().output().unwrap());
    assert!(told.contains("local: ") && told.contains(" points"), "{told}");
    assert_is_one_run(&cluster);
    let parts = files(&cluster.out().join("parts"));
    ended(&cluster.run().output().unwrap());
    assert!(files(&cluster.out().join("parts")) == parts, "a part differs");
    assert_is_one_run(&cluster);
}

/// Runs the samples, kills the executor that `lost` finds, and compares.
fn killed(lost: impl Fn(&Cluster) -> Option<usize>) {
    let mut cluster = Cluster::start();
    let mut run = cluster.run().spawn().unwrap();
    let executor = until("the executor to kill", || lost(&cluster));
    assert!(run.try_wait().unwrap().is_none(), "the season was complete before");
    let season = cluster.out().join("season");
    assert!(!season.exists(), "all parts were complete before");
    drop(cluster.executors.remove(executor));
    let began = Instant::now();
    while run.try_wait().unwrap().is_none() && began.elapsed() < LONG {
        std::thread::sleep(Duration::from_millis(50));
    }
    let _ = run.kill();
    let said = run.wait_with_output().unwrap();
    ended(&said);
    let err = String::from_utf8_lossy(&said.stderr);
    assert!(!err.contains("again"), "the cluster did not recover by itself: {err}");
    assert_is_one_run(&cluster);
}

#[test]
fn an_executor_is_killed_in_its_first_stage() {
    killed(|cluster| {
        let entries = fs::read_dir(cluster.out().join("computing")).ok()?;
        let names = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap());
        let at_work = |name: String| {
            let of = |executor: &Process| name.contains(&format!("-{}-", executor.0.id()));
            cluster.executors.iter().position(of)
        };
        names.filter_map(at_work).next()
    });
}

#[test]
fn an_executor_is_killed_after_its_shuffle_was_written() {
    killed(|cluster| {
        (0..cluster.executors.len()).find(|at| {
            let shuffle = cluster.root.path().join(format!("shuffle-{at}"));
            let is_written = |(_, bytes): (PathBuf, Vec<u8>)| !bytes.is_empty();
            files(&shuffle).into_iter().any(is_written)
        })
    });
}

#[test]
fn an_executor_is_killed_while_it_writes_pages_of_players() {
    killed(|cluster| {
        let mut buckets = fs::read_dir(cluster.out().join("pages")).ok()?;
        buckets.next().map(|_| 1)
    });
}

/// The sums of a column of a CSV file, in hundredths, by the key of a row.
fn sums(
    csv: &str,
    key: impl Fn(&BTreeMap<&str, String>) -> Option<String>,
) -> BTreeMap<String, i64> {
    let mut lines = csv.lines();
    let headings: Vec<&str> = lines.next().unwrap().split(',').collect();
    let mut sums = BTreeMap::new();
    for line in lines {
        let mut quoted = false;
        let cells = line.split(|c| {
            quoted ^= c == '"';
            c == ',' && !quoted
        });
        let row: BTreeMap<&str, String> =
            headings.iter().copied().zip(cells.map(|cell| cell.trim_matches('"').into())).collect();
        let Some(key) = key(&row) else { continue };
        let points: f64 = row["points"].parse().unwrap();
        *sums.entry(key).or_default() += (points * 100.0).round() as i64;
    }
    sums
}

#[test]
fn players_registers_and_ranks_are_sql() {
    let cluster = Cluster::start();
    let run = one_run();
    let csv = String::from_utf8(run[Path::new("data/awards.csv")].clone()).unwrap();
    let local = |row: &BTreeMap<&str, String>| {
        (row["kind"] == "local" && !row["player_no"].is_empty()).then(|| row["player_no"].clone())
    };
    let expected = sums(&csv, local);
    assert!(expected.len() > 10);
    // A register of every second member.
    let register = cluster.root.path().join("register.csv");
    let members: Vec<&String> = expected.keys().step_by(2).collect();
    let rows: Vec<String> = members.iter().map(|number| format!("{number},Club\n")).collect();
    fs::write(&register, format!("number,club\n{}", rows.concat())).unwrap();
    let statement = format!(
        "CREATE EXTERNAL TABLE register (number VARCHAR, club VARCHAR)
            STORED AS CSV LOCATION '{}' OPTIONS ('format.has_header' 'true');
        SELECT player_no, register.club IS NOT NULL AS credited,
            CAST(100 * sum(points) AS BIGINT) AS hundredths,
            rank() OVER (ORDER BY sum(points) DESC) AS place
        FROM returns('{}', parts => 3) LEFT JOIN register ON number = player_no
        WHERE kind = 'local' AND player_no IS NOT NULL
        GROUP BY player_no, register.club ORDER BY place, player_no",
        register.display(),
        samples().display()
    );
    let rows = cluster.sql(&statement);
    let found: BTreeMap<String, i64> =
        rows.iter().map(|row| (row[0].clone(), row[2].parse().unwrap())).collect();
    assert_eq!(found, expected);
    for row in &rows {
        assert_eq!(row[1] == "true", members.contains(&&row[0]), "{row:?}");
        let points = expected[&row[0]];
        let place = 1 + expected.values().filter(|other| **other > points).count();
        assert_eq!(row[3], place.to_string(), "{row:?}");
    }
    // What is credited and what is not come to all points, over all parts.
    let total = |credited: &str| -> i64 {
        rows.iter().filter(|row| row[1] == credited).map(|row| expected[&row[0]]).sum()
    };
    assert!(total("true") > 0 && total("false") > 0);
    assert_eq!(total("true") + total("false"), expected.values().sum::<i64>());
}

#[test]
fn what_cannot_be_done_is_told() {
    let cluster = Cluster::start();
    for (statement, why) in [
        ("SELECT * FROM returns('/no/such/folder', parts => 2)", "/no/such/folder"),
        ("SELECT * FROM returns('.', parts => 0)", "returns needs a folder and a number of parts"),
        ("SELECT * FROM returns('.', parts => 2, rows => 'clubs')", "there is no table “clubs”"),
        ("SELECT * FROM returns('.', part => 2)", "returns takes returns, parts, out, rows"),
    ] {
        let out = cluster.out();
        let said = cluster.client(&["sql", statement, "--out", out.to_str().unwrap()]).output();
        let said = said.unwrap();
        let err = String::from_utf8_lossy(&said.stderr).into_owned();
        assert!(!said.status.success() && err.contains(why), "{statement}: {err}");
    }
}
