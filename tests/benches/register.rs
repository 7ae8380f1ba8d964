//! A whole reconciliation, timed: a register of 200,000 members and a season of 1,000,000 award
//! rows, 20,000 of whose players do not match.
//!
//! ```text
//! cargo bench --bench register -- [--members N] [--awards N] [--unmatched N] [--seed N] [--runs N] [--threads N] [--keep DIR]
//! ```
//!
//! The data come from a seeded generator and are the same whenever they are made; `--keep` leaves
//! them in a folder. Each round runs `palmares reconcile` as a process into a new folder. The floor
//! for comparison writes the members with rust_xlsxwriter, without reading or computing. The bench
//! fails when the median is over 6 s or the peak over 1.5 GiB.

use std::error::Error;
use std::fmt::Write as _;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

use rust_xlsxwriter::Workbook;

type Result<T> = std::result::Result<T, Box<dyn Error>>;

/// The limits: seconds and KiB.
const MOST_SECONDS: f64 = 6.0;
const MOST_KIB: u64 = 1_572_864;

const FORENAMES: [&str; 40] = [
    "Carys",
    "Robert",
    "Siân",
    "Huw",
    "Megan",
    "Owen",
    "Nia",
    "Idris",
    "Gwen",
    "Tom",
    "Ann",
    "Joan",
    "Eleri",
    "John",
    "David",
    "Glyn",
    "Sara",
    "Emyr",
    "Rhian",
    "Alun",
    "Dilys",
    "Kevin",
    "Marged",
    "Lewis",
    "Zoë",
    "Peter",
    "Ivor",
    "Lynn",
    "Ray",
    "Beth",
    "Cai",
    "Nerys",
    "Mona",
    "Elizabeth",
    "William",
    "Margaret",
    "Catherine",
    "Anthony",
    "Susan",
    "Michael",
];
const BEGINNINGS: [&str; 40] = [
    "Lor", "Van", "Rhys", "Trem", "Oak", "Str", "Col", "Pug", "Pri", "Bev", "Par", "Mor", "Hug",
    "Ree", "Wat", "Llo", "Ell", "Bow", "Grif", "Tho", "Bri", "Rob", "Kan", "Mul", "Nas", "Cox",
    "Fay", "Mar", "Pro", "Vau", "Nok", "Jen", "Dav", "Eva", "Pow", "Har", "Gri", "San", "Wil",
    "Ash",
];
const MIDDLES: [&str; 25] = [
    "a", "e", "i", "o", "u", "an", "en", "in", "on", "ar", "er", "ir", "or", "al", "el", "il",
    "ol", "as", "es", "is", "os", "am", "em", "im", "om",
];
const ENDINGS: [&str; 24] = [
    "imer", "ce", "ley", "ton", "ham", "well", "ford", "ing", "by", "worth", "son", "man", "ard",
    "ett", "ick", "ow", "den", "sey", "more", "land", "field", "wood", "combe", "stead",
];

/// xorshift64*: the same sequence on every machine.
struct Chance(u64);

impl Chance {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        self.0.wrapping_mul(0x2545_F491_4F6C_DD1D)
    }

    fn below(&mut self, most: usize) -> usize {
        ((self.next() >> 33) as usize) % most.max(1)
    }

    fn of<'a>(&mut self, list: &[&'a str]) -> &'a str {
        list[self.below(list.len())]
    }

    fn surname(&mut self) -> String {
        [self.of(&BEGINNINGS), self.of(&MIDDLES), self.of(&ENDINGS)].concat()
    }

    fn name(&mut self) -> String {
        format!("{} {}", self.of(&FORENAMES), self.surname())
    }
}

struct Sizes {
    members: usize,
    awards: usize,
    unmatched: usize,
    seed: u64,
}

fn main() -> Result<()> {
    let mut arguments: Vec<String> = std::env::args().skip(1).filter(|a| a != "--bench").collect();
    let mut option = |name: &str| {
        let at = arguments.iter().position(|argument| argument == name)?;
        arguments.remove(at);
        (at < arguments.len()).then(|| arguments.remove(at))
    };
    let mut number = |name: &str, usual: usize| -> Result<usize> {
        Ok(option(name).map_or(Ok(usual), |text| text.parse())?)
    };
    let sizes = Sizes {
        members: number("--members", 200_000)?,
        awards: number("--awards", 1_000_000)?,
        unmatched: number("--unmatched", 20_000)?,
        seed: number("--seed", 7)? as u64,
    };
    let (runs, threads) = (number("--runs", 3)?, number("--threads", 2)?);
    let kept = option("--keep").map(PathBuf::from);
    let temporary = tempfile::tempdir()?;
    let folder = kept.unwrap_or_else(|| temporary.path().to_path_buf());
    std::fs::create_dir_all(folder.join("run/data"))?;
    let floor = generate(&sizes, &folder)?;
    let full = sizes.members >= 200_000 && sizes.awards >= 1_000_000;
    measure(&folder, floor, (runs, threads), full)
}

/// Makes the register and the run; returns how long writing the register took.
fn generate(sizes: &Sizes, folder: &Path) -> Result<Duration> {
    let mut chance = Chance(sizes.seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1);
    let names: Vec<String> = (0..sizes.members).map(|_| chance.name()).collect();
    let started = Instant::now();
    write_register(&names, &mut chance, &folder.join("register.xlsx"))?;
    let floor = started.elapsed();
    write_run(sizes, &names, &mut chance, &folder.join("run"))?;
    Ok(floor)
}

fn number_of(member: usize) -> String {
    format!("{:07}", 1_000_000 + member * 7)
}

fn write_register(names: &[String], chance: &mut Chance, path: &Path) -> Result<()> {
    let mut workbook = Workbook::new();
    let sheet = workbook.add_worksheet_with_constant_memory()?.set_name("Members")?;
    let headings = [
        "Number",
        "Name",
        "Club",
        "Area",
        "Status",
        "Local points",
        "Green points",
        "Gold points",
        "Rank",
        "Registered to",
    ];
    for (column, heading) in (0u16..).zip(headings) {
        sheet.write_string(0, column, heading)?;
    }
    let day = rust_xlsxwriter::Format::new().set_num_format("yyyy-mm-dd");
    for (at, name) in names.iter().enumerate() {
        let row = at as u32 + 1;
        sheet.write_string(row, 0, number_of(at))?;
        sheet.write_string(row, 1, name)?;
        sheet.write_string(row, 2, format!("Club {}", at % 900))?;
        sheet.write_string(row, 3, format!("Area {}", at % 12))?;
        sheet.write_string(row, 4, if at % 23 == 0 { "lapsed" } else { "active" })?;
        sheet.write_number(row, 5, chance.below(40_000) as f64)?;
        sheet.write_number(row, 6, chance.below(40) as f64 / 4.0)?;
        sheet.write_number_with_format(row, 9, 45_748.0, &day)?; // 1 April 2025
    }
    workbook.save(path)?;
    Ok(())
}

/// A misspelt name.
fn misspelt(name: &str, chance: &mut Chance) -> String {
    let (forename, surname) = name.split_once(' ').unwrap_or((name, ""));
    match chance.below(6) {
        0 => format!("{} {surname}", &forename[..1]),
        1 => format!("{surname} {forename}"),
        2 => name.to_uppercase(),
        3 => {
            let mut letters: Vec<char> = surname.chars().collect();
            let at = chance.below(letters.len().saturating_sub(1));
            letters.swap(at, at + 1);
            format!("{forename} {}", letters.into_iter().collect::<String>())
        }
        4 => format!("Mrs {name}"),
        _ => chance.name(),
    }
}

fn write_run(sizes: &Sizes, names: &[String], chance: &mut Chance, run: &Path) -> Result<()> {
    const PLAYERS: usize = 40;
    std::fs::write(run.join(".palmares"), "palmares output, format 1\n")?;
    let file = |name: &str| -> Result<std::io::BufWriter<std::fs::File>> {
        Ok(std::io::BufWriter::new(std::fs::File::create(run.join("data").join(name))?))
    };
    let (mut events, mut awards, mut standings) =
        (file("events.csv")?, file("awards.csv")?, file("standings.csv")?);
    writeln!(
        events,
        "event_key,return,event,title,date,organiser,rules,format,status,stage,contestants,tables,boards,state"
    )?;
    writeln!(awards, "event_key,entry,place,player_no,player,kind,points,clauses,basis")?;
    writeln!(
        standings,
        "event_key,section,direction,place,tied,entry,name,score,unit,played,won,drawn,lost,tiebreaks"
    )?;
    let every = (sizes.awards / sizes.unmatched.max(1)).max(1);
    let mut line = String::new();
    for event in 0..sizes.awards.div_ceil(PLAYERS) {
        let key = format!("club-{}-game-{event}", event % 900);
        let (month, day) = (event % 12 + 1, event % 28 + 1);
        writeln!(
            events,
            "{key},club-{}/{event}.xlsx,1,Game {event},2025-{month:02}-{day:02},Club {},wbu-2003,pairs,club,single,20,10,24,final",
            event % 900,
            event % 900
        )?;
        // A player appears once in an event.
        let first = chance.below(names.len());
        for player in 0..PLAYERS.min(sizes.awards - event * PLAYERS) {
            let at = (first + player * 37) % names.len();
            let row = event * PLAYERS + player;
            let (number, name) = if row.is_multiple_of(every) {
                (String::new(), misspelt(&names[at], chance))
            } else {
                (number_of(at), names[at].clone())
            };
            let (place, points) = (player / 2 + 1, 6 * (PLAYERS / 2 - player / 2));
            line.clear();
            write!(
                line,
                "{key},{place},{place},{number},{name},local,{points},4.1.2;4.1.5,Scale A: 10 full tables; place {place} = {points}"
            )?;
            writeln!(awards, "{line}")?;
        }
    }
    for mut file in [events, awards, standings] {
        file.flush()?;
    }
    Ok(())
}

fn measure(
    folder: &Path,
    floor: Duration,
    (runs, threads): (usize, usize),
    full: bool,
) -> Result<()> {
    let out = folder.join("out");
    let (mut seconds, mut peak) = (Vec::new(), 0);
    // The first round warms up.
    for round in 0..=runs {
        let (wall, kib) = reconcile(folder, &out, threads)?;
        std::fs::remove_dir_all(&out)?;
        if round > 0 {
            seconds.push(wall.as_secs_f64());
            peak = peak.max(kib);
        }
    }
    seconds.sort_by(f64::total_cmp);
    let median = seconds.get(seconds.len() / 2).copied().unwrap_or(f64::NAN);
    println!("reconcile  {median:6.2} s   {:7.1} MiB", peak as f64 / 1024.0);
    println!("floor      {:6.2} s   (writing the members alone)", floor.as_secs_f64());
    if full && (median > MOST_SECONDS || peak > MOST_KIB) {
        return Err(format!("promised were {MOST_SECONDS} s and {} MiB", MOST_KIB / 1024).into());
    }
    Ok(())
}

/// Runs the command; returns its wall time and its peak memory in KiB.
fn reconcile(folder: &Path, out: &Path, threads: usize) -> Result<(Duration, u64)> {
    let mut command = Command::new(env!("CARGO_BIN_EXE_palmares"));
    command.arg("reconcile").arg("--register").arg(folder.join("register.xlsx"));
    command.arg(folder.join("run")).arg("--out").arg(out);
    command.args(["--as-of", "2026-04-01", "--quiet", "--no-progress", "--threads"]);
    command.arg(threads.to_string());
    let started = Instant::now();
    let quiet = std::process::Stdio::null;
    let mut child = command.stdout(quiet()).stderr(quiet()).spawn()?;
    let status = format!("/proc/{}/status", child.id());
    let mut peak = 0;
    let done = loop {
        // The kernel keeps the peak; the last value before the end is read.
        if let Ok(text) = std::fs::read_to_string(&status) {
            let mark = text.lines().find_map(|line| line.strip_prefix("VmHWM:"));
            let kib = mark.and_then(|mark| mark.trim().trim_end_matches(" kB").parse().ok());
            peak = peak.max(kib.unwrap_or(0));
        }
        if let Some(done) = child.try_wait()? {
            break done;
        }
        std::thread::sleep(Duration::from_millis(2));
    };
    let wall = started.elapsed();
    // Exit status 1 means problems in the register, which is no failure here.
    match done.code() {
        Some(0 | 1) => Ok((wall, peak)),
        code => Err(format!("{command:?} ended with {code:?}").into()),
    }
}
