//! A season of any size in parts, simulated: records are generated, not read.
//!
//! ```text
//! cargo bench --profile release --bench parts -- [--returns N,N,…] [--parts N] [--pairs N] [--dir DIR]
//! ```
//!
//! For each number of returns a process plans them by generated ties, another stores their records
//! part by part, and a third merges them. Each prints its seconds, those that its threads computed, those
//! that the system worked for it (most of them to write files), and its peak of memory. A member plays in a hundred returns, nine of ten of them at home; certificates
//! are not written. The bench fails when the plan or the merge takes more than 512 MiB.

use std::error::Error;
use std::num::NonZeroU32;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;
use std::time::Instant;

use register::dependency_keys::DependencyKeys;
use register::record::EventFingerprint;
use register::{ReturnRecord, SeasonPlayers, SpellingId};
use report::{OutputPart, Publication, Site};
use season::parts::{
    PartInfo, PartPlan, PartPlanner, SeasonParts, merge_parts_without_returns, store_part_records,
};
use season::{NoProgress, RunOutput, SeasonOptions};

type Result<T> = std::result::Result<T, Box<dyn Error>>;

/// The most memory of a plan and of a merge, in KiB.
const MOST_KIB: u64 = 512 << 10;
/// Returns in which a member plays: two a week.
const PLAYED: u64 = 100;
/// Of so many players at an event one is a visitor.
const VISITORS: u64 = 10;
/// Returns of a club.
const HELD: u64 = 200;
/// Records that are made at a time.
const AT_ONCE: usize = 256;
/// The words behind which the identity of a generated season stands.
const SEASON: &str = "generated";

struct Order {
    returns: Vec<u64>,
    parts: u32,
    dir: PathBuf,
}

fn main() -> Result<()> {
    let words: Vec<String> = std::env::args().skip(1).filter(|word| word != "--bench").collect();
    if let [step, dir, returns, parts] = &words[..]
        && ["plan", "store", "merge"].contains(&step.as_str())
    {
        return done(step, Path::new(dir), returns.parse()?, parts.parse()?);
    }
    let order = ordered(&words)?;
    let mut over = Vec::new();
    for returns in &order.returns {
        let dir = order.dir.join(returns.to_string());
        let _ = std::fs::remove_dir_all(&dir);
        std::fs::create_dir_all(&dir)?;
        for step in ["plan", "store", "merge"] {
            let Took { seconds, busy: [computing, system], kib } =
                timed(step, &dir, *returns, order.parts)?;
            let mib = kib >> 10;
            println!(
                "{returns:>9} returns  {step:<6} {seconds:>9.2} s; {computing:>9.2} s computing, {system:>8.2} s system; {mib:>4} MiB"
            );
            if step != "store" && kib > MOST_KIB {
                over.push(format!("{step} of {returns} took {mib} MiB"));
            }
        }
        std::fs::remove_dir_all(&dir)?;
    }
    match over.is_empty() {
        true => Ok(()),
        false => Err(over.join("; ").into()),
    }
}

fn ordered(words: &[String]) -> Result<Order> {
    let mut order = Order {
        returns: vec![10_000, 100_000],
        parts: 16,
        dir: std::env::temp_dir().join("parts"),
    };
    for pair in words.chunks(2) {
        let [name, value] = pair else { return Err(format!("{pair:?} has no value").into()) };
        match name.as_str() {
            "--returns" => {
                order.returns =
                    value.split(',').map(str::parse).collect::<std::result::Result<_, _>>()?;
            }
            "--parts" => order.parts = value.parse()?,
            "--dir" => order.dir = value.into(),
            _ => return Err(format!("unknown option {name}").into()),
        }
    }
    Ok(order)
}

/// What a step took.
struct Took {
    seconds: f64,
    /// Seconds that its threads computed, and that the system worked for them.
    busy: [f64; 2],
    /// Its peak of memory in KiB.
    kib: u64,
}

/// Does a step in a process of its own.
fn timed(step: &str, dir: &Path, returns: u64, parts: u32) -> Result<Took> {
    let began = Instant::now();
    let mut command = Command::new(std::env::current_exe()?);
    command.arg(step).arg(dir).args([returns.to_string(), parts.to_string()]);
    let said = command.output()?;
    if !said.status.success() {
        return Err(format!("{step}: {}", String::from_utf8_lossy(&said.stderr)).into());
    }
    let said = String::from_utf8(said.stdout)?;
    let [computing, system, kib] = said.split_whitespace().collect::<Vec<_>>()[..] else {
        return Err(format!("{step} said {said}").into());
    };
    let (seconds, busy) = (began.elapsed().as_secs_f64(), [computing.parse()?, system.parse()?]);
    Ok(Took { seconds, busy, kib: kib.parse()? })
}

/// The seconds that the threads of this process computed, and that the system worked for them.
fn busy() -> Result<[f64; 2]> {
    let text = std::fs::read_to_string("/proc/self/stat")?;
    let (_, behind) = text.rsplit_once(')').ok_or("no name")?;
    let mut ticks = behind.split_whitespace().skip(11).map(str::parse::<u64>);
    // Linux counts a hundred ticks a second, whatever the machine.
    let mut seconds = || Ok::<_, Box<dyn Error>>(ticks.next().ok_or("no times")?? as f64 / 100.0);
    Ok([seconds()?, seconds()?])
}

/// The peak of memory of this process in KiB.
fn peak() -> Result<u64> {
    let text = std::fs::read_to_string("/proc/self/status")?;
    let mark = text.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    Ok(mark.ok_or("no VmHWM")?.trim().trim_end_matches(" kB").parse()?)
}

/// The process of a step.
fn done(step: &str, dir: &Path, returns: u64, parts: u32) -> Result<()> {
    let (plan, outputs) = (dir.join("plan.json"), dir.join("parts"));
    let parts = NonZeroU32::new(parts).ok_or("no parts")?;
    // The certificates of a million returns take fifty gigabytes.
    let written = [OutputPart::Pages, OutputPart::Workbooks, OutputPart::Data];
    let site = Site::new(None)?.with_parts(report::OutputParts::only(written));
    match step {
        "plan" => {
            let mut shares = PartPlanner::default();
            for nth in 0..returns {
                shares.add_return(path_of(nth), 20_000 + nth % 977, &ties_of(nth));
            }
            let (made, _) = shares.plan(&[dir.to_path_buf()], SEASON.to_string(), parts);
            made.write(&mut std::io::BufWriter::new(std::fs::File::create(&plan)?))?;
        }
        "store" => {
            let plan = PartPlan::read(&plan)?;
            let template = template()?;
            let own = plan.parts_and_positions();
            for part in 1..=parts.get() {
                let about = PartInfo::new(&plan, part);
                let publication = Publication::begin(&outputs.join(part.to_string()))?;
                let positions: Vec<u32> =
                    own.iter().filter(|(of, _)| *of == part).map(|(_, at)| *at).collect();
                let batches = positions.chunks(AT_ONCE).map(|some| {
                    let mut people = SeasonPlayers::default();
                    let one =
                        |at: &u32| (*at, record(u64::from(*at), returns, &template, &mut people));
                    let records: Vec<(u32, ReturnRecord)> = some.iter().map(one).collect();
                    (records, people)
                });
                store_part_records(&about, RunOutput::new(publication, &site), batches)?;
            }
        }
        _ => {
            let opened = SeasonParts::open(&[outputs])?;
            let publication = Publication::begin(&dir.join("merged"))?;
            let output = RunOutput::new(publication, &site);
            let merged = merge_parts_without_returns(&opened, output, 20, &NoProgress)?;
            assert_eq!(merged.season.counts.returns as u64, returns);
        }
    }
    let [computing, system] = busy()?;
    println!("{computing} {system} {}", peak()?);
    Ok(())
}

/// The path of a generated return: in order of path as in order of number.
fn path_of(nth: u64) -> String {
    format!("club {:06}/2025/return {nth:08}.xlsx", nth / HELD)
}

/// The marks of the contestants of a generated return; every hundredth is tied to the one before.
fn ties_of(nth: u64) -> DependencyKeys {
    let mark = |of: u64| (0..8).map(|at| mixed(of * 8 + at)).collect::<Vec<u64>>();
    let asked = (nth % 100 == 99).then(|| mixed(nth - 1) ^ 1);
    DependencyKeys {
        asked: asked.into_iter().collect(),
        offered: vec![mixed(nth) ^ 1, mixed(nth) ^ 2],
        marks: mark(nth),
        ..DependencyKeys::default()
    }
}

/// A number that looks random (splitmix64).
fn mixed(seed: u64) -> u64 {
    let mut mixed = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15).wrapping_add(0x9e37_79b9_7f4a_7c15);
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ (mixed >> 31)
}

/// The record of a small event of the samples, computed.
fn template() -> Result<ReturnRecord> {
    let samples = Path::new(env!("CARGO_MANIFEST_DIR")).join("samples/season/pontwylan");
    let options = SeasonOptions { inputs: vec![samples], ..SeasonOptions::default() };
    let (found, loose) = season::find_returns(&options.inputs, None, &options.settings);
    let mut done = season::run_season(&options, &found, loose, Vec::new(), &NoProgress)?.season;
    for ret in &mut done.returns {
        ret.events.retain(|event| event.awards.len() >= 4 && event.rankings.standings.len() <= 16);
    }
    let mut found = std::mem::take(&mut done.returns);
    found.retain(|ret| !ret.events.is_empty());
    let mut ret = found.into_iter().next().ok_or("the samples have no such event")?;
    ret.events.truncate(1);
    Ok(ret)
}

/// A generated record: the template with other players, of another club, on another day.
fn record(
    nth: u64,
    returns: u64,
    template: &ReturnRecord,
    people: &mut SeasonPlayers,
) -> ReturnRecord {
    let mut ret = template.clone();
    ret.path = path_of(nth);
    ret.annotated = None;
    let Some(event) = ret.events.first_mut() else { return ret };
    event.key = format!("club-{:06}-return-{nth:08}-1", nth / HELD);
    event.organiser.name = format!("Club {:06}", nth / HELD);
    let own = (HELD * event.rankings.players.len() as u64 / PLAYED)
        .max(event.rankings.players.len() as u64);
    let clubs = returns.div_ceil(HELD);
    let mut at = 0;
    let mut member = |people: &mut SeasonPlayers| {
        at += 1;
        let drawn = mixed(nth * 64 + at);
        let number = match drawn % VISITORS {
            0 => drawn / VISITORS % (clubs * own),
            _ => nth / HELD * own + (mixed(nth) + at) % own,
        };
        let name = format!("Member {} Surname {}", number % 997, number / 7);
        people.find_or_add_spelling(&name, Some(&format!("{number:07}")), "")
    };
    let old = event.rankings.players.clone();
    let new: Vec<SpellingId> = old.iter().map(|_| member(people)).collect();
    for award in &mut event.awards {
        let at = old.iter().position(|id| *id == award.player).unwrap_or_default();
        award.player = new[at];
    }
    event.rankings.players = new;
    let day = event
        .facts
        .identity
        .date
        .and_then(|date| date.checked_add(jiff::Span::new().days((nth % 364) as i32)).ok());
    let organiser = event.organiser.name.to_lowercase();
    let mut facts = (*event.facts).clone();
    (facts.identity.date, facts.identity.organiser) = (day, organiser);
    event.facts = Arc::new(facts);
    event.last_day = day;
    event.fingerprint = Some(EventFingerprint {
        results: vec![mixed(nth)],
        field: vec![mixed(!nth)],
        ..EventFingerprint::default()
    });
    ret
}
