//! A season in parts is, byte by byte, the season of one run: `palmares plan`, `run --plan`, `merge`.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use crate::support::{self, Folder, Said, files, palmares, palmares_unchecked, sweep};

/// A path as text.
fn text(path: &Path) -> &str {
    path.to_str().unwrap()
}

/// The folder of a part.
fn part_of(folder: &Folder, part: u32) -> PathBuf {
    folder.root().join("parts").join(part.to_string())
}

/// Plans a season.
fn plan(folder: &Folder, parts: u32) -> Said {
    let (returns, plan) = (folder.returns(), folder.root().join("plan.json"));
    let words = ["plan", text(&returns), "--parts", &parts.to_string(), "--out", text(&plan)];
    palmares_unchecked(&words)
}

/// Runs one part.
fn run_part(folder: &Folder, part: u32) -> Said {
    let (plan, out) = (folder.root().join("plan.json"), part_of(folder, part));
    let (part, out) = (part.to_string(), text(&out));
    palmares_unchecked(&["run", "--plan", text(&plan), "--part", &part, "--out", out])
}

/// Merges the parts in folders.
fn merge(folder: &Folder, parts: &[PathBuf]) -> Said {
    let out = folder.root().join("merged");
    let mut words = vec!["merge"];
    words.extend(parts.iter().map(|part| text(part)));
    words.extend(["--out", text(&out)]);
    palmares_unchecked(&words)
}

/// Plans, runs all parts and merges them. Returns what the merge said.
fn in_parts(folder: &Folder, parts: u32) -> Said {
    let planned = plan(folder, parts);
    assert_eq!(planned.status, 0, "{planned:#?}");
    for part in 1..=parts {
        let said = run_part(folder, part);
        assert!(said.status <= 1, "{said:#?}");
    }
    merge(folder, &(1..=parts).map(|part| part_of(folder, part)).collect::<Vec<_>>())
}

/// Asserts that a season in parts is that of one run: files, working files, words and status.
fn is_one_season(folder: &Folder, parts: u32, told: &str) {
    let out = folder.out();
    let whole = palmares_unchecked(&["run", text(&folder.returns()), "--out", text(&out)]);
    let merged = in_parts(folder, parts);
    assert_eq!(merged.status, whole.status, "{told}: {merged:#?}");
    assert_eq!(merged.err, whole.err, "{told}");
    assert_eq!(merged.out.replace("/merged", "/out"), whole.out, "{told}");
    let (wanted, now) = (files(&out), files(&folder.root().join("merged")));
    let names = |all: &BTreeMap<String, Vec<u8>>| all.keys().cloned().collect::<Vec<_>>();
    assert_eq!(names(&now), names(&wanted), "{told}");
    let differs = |(name, bytes): &(&String, &Vec<u8>)| wanted[*name] != **bytes;
    let differing: Vec<_> = now.iter().filter(differs).map(|(name, _)| name).collect();
    assert!(differing.is_empty(), "{told}: {differing:?}");
}

/// Numbers that look random, the same for the same seed (splitmix64).
struct Random(u64);

impl Random {
    fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((mixed ^ (mixed >> 31)) % end as u64) as usize
    }

    fn of<'a>(&mut self, all: &[&'a str]) -> &'a str {
        all[self.below(all.len())]
    }
}

/// The keys of random events: those that tie events together, and what they need.
const KEYS: &[&str] = &[
    "Event",
    "Title",
    "Date",
    "Organiser",
    "Format",
    "Stage",
    "Qualifier",
    "Part of",
    "Ladder",
    "Status",
    "Congress",
    "Green points",
    "Area",
    "Rules",
    "Boards",
];

/// A random event: its row of the sheet `Events`, its entries and its results.
fn event(random: &mut Random) -> [String; 3] {
    let id = random.of(&["1", "2", "Q", "F", "L", "heat", "Final"]);
    let title = random.of(&["Monday", "Spring Cup", "Ladder", "Open"]);
    let day = format!("@2004-0{}-0{}", 1 + random.below(3), 1 + random.below(3));
    let organiser = random.of(&["Riverside", "Hillside", "East Area", ""]);
    let format = random.of(&["pairs", "pairs", "pairs", "ladder pairs"]);
    let stage = random.of(&["", "", "qualifying", "final"]);
    let qualifier = random.of(&["", "", "", "Q", "heat", "1", "q"]);
    let part_of = random.of(&["", "", "", "cup", "League"]);
    let ladder = random.of(&["", "", "", "L", "autumn"]);
    let status = random.of(&["", "", "area", "regional"]);
    let congress = random.of(&["", "", "Harbour Congress"]);
    let green = random.of(&["", "", "", "", "area pairs"]);
    let area = random.of(&["", "East", "Mid"]);
    let row = [
        id, title, &day, organiser, format, stage, qualifier, part_of, ladder, status, congress,
        green, area, "wbu-2003", "24",
    ];
    let (mut entries, mut results) = (String::new(), String::new());
    let first = 100 * random.below(4);
    for pair in 1..=6 + random.below(4) {
        let (one, other) = (first + 2 * pair, first + 2 * pair + 1);
        writeln!(entries, "{id} | {pair} | N {one} | '{one} | N {other} | '{other}").unwrap();
        writeln!(results, "{id} | {pair} | {}", 64 - 2 * pair + random.below(2)).unwrap();
    }
    [row.join(" | "), entries, results]
}

/// A random season of some files in several folders. Events are copied, and copied with other
/// results.
fn random_season(random: &mut Random) -> Folder {
    let folder = Folder::new();
    let mut events: Vec<[String; 3]> = Vec::new();
    for file in 0..4 + random.below(6) {
        let mut book = [format!("## Events\n{}\n", KEYS.join(" | ")), String::new(), String::new()];
        book[1].push_str("## Entries\nEvent | Pair | Player 1 | No 1 | Player 2 | No 2\n");
        book[2].push_str("## Results\nEvent | Pair | %\n");
        for _ in 0..1 + random.below(3) {
            let own = match random.below(6) {
                0 if !events.is_empty() => events[random.below(events.len())].clone(),
                1 if !events.is_empty() => {
                    let [row, entries, results] = events[random.below(events.len())].clone();
                    [row, entries, results.replacen("| 62", "| 61", 1)]
                }
                _ => event(random),
            };
            book[0] += &format!("{}\n", own[0]);
            book[1] += &own[1];
            book[2] += &own[2];
            events.push(own);
        }
        let place = random.of(&["", "riverside/", "hillside/2004/", "east area/"]);
        folder.add(&format!("{place}return {file}.xlsx"), &book.concat());
    }
    folder
}

fn random_seasons(seeds: std::ops::Range<u64>) {
    for seed in seeds {
        let mut random = Random(seed);
        let folder = random_season(&mut random);
        let parts = 1 + random.below(6) as u32;
        is_one_season(&folder, parts, &format!("season {seed} in {parts} parts"));
    }
}

#[test]
fn random_seasons_with_random_ties_are_the_same() {
    random_seasons(sweep::seeds(0..2, 0..30));
}

#[test]
fn other_random_seasons_are_the_same() {
    random_seasons(sweep::seeds(30..32, 30..60));
}

#[test]
fn the_sample_season_is_the_same() {
    let folder = Folder::new();
    let samples = support::project().join("samples");
    for (name, bytes) in
        files(&samples.join("season")).into_iter().chain(files(&samples.join("mistakes")))
    {
        folder.add_bytes(&name, &bytes);
    }
    is_one_season(&folder, 4, "samples");
    // The next run into the folder finds everything as it left it.
    let merged = folder.root().join("merged");
    let said = palmares(&["run", text(&folder.returns()), "--out", text(&merged)]);
    assert!(said.out.contains("(0 of "), "{}", said.out);
}

/// A club game of six pairs.
fn game(club: &str) -> String {
    let (mut entries, mut results) = (String::new(), String::new());
    for pair in 1..=6 {
        writeln!(entries, "{pair} | {club} N{pair} | {club} S{pair}").unwrap();
        writeln!(results, "{pair} | {}", 70 - pair).unwrap();
    }
    format!(
        "## Event\nTitle | Monday\nFormat | pairs\nRules | wbu-2003\nOrganiser | {club}\n\
         Date | @2004-05-02\nBoards | 24\n## Entries\nEntry | Player 1 | Player 2\n{entries}\
         ## Results\nEntry | %\n{results}"
    )
}

/// The part that has the page of a club's event.
fn part_with(folder: &Folder, club: &str) -> u32 {
    let page = format!("events/{club}-1.html");
    (1..=3).find(|part| part_of(folder, *part).join(&page).exists()).unwrap()
}

/// Three returns that know nothing of each other, in three parts that were run.
fn three_parts() -> Folder {
    let folder = Folder::new();
    for club in ["Ash", "Beech", "Cedar"] {
        folder.add(&format!("{club}.xlsx"), &game(club));
    }
    let merged = in_parts(&folder, 3);
    assert_eq!(merged.status, 0, "{merged:#?}");
    folder
}

#[test]
fn parts_that_do_not_fit_are_refused_by_name() {
    let folder = three_parts();
    let second = part_with(&folder, "beech");
    let [first, third] = [part_with(&folder, "ash"), part_with(&folder, "cedar")];
    let missing = format!("of the 3 parts these are missing: {second}");
    let doubled = format!("both hold part {first}");
    let [first, second, third] = [first, second, third].map(|part| part_of(&folder, part));
    let before = files(&folder.root().join("merged"));
    let refused = |parts: &[PathBuf], why: &str| {
        let said = merge(&folder, parts);
        assert_eq!(said.status, 2, "{said:#?}");
        assert!(said.err.contains(why), "{why}: {}", said.err);
        assert!(files(&folder.root().join("merged")) == before, "{why}: something was written");
    };
    refused(&[first.clone(), third.clone()], &missing);
    refused(&[first.clone(), first.clone()], &doubled);
    refused(&[first.clone(), folder.out()], "out is not part of a season");
    refused(&[first.clone(), folder.returns()], "returns is not part of a season");
    // Another plan of the same returns.
    let other = Folder::new();
    for (name, bytes) in files(&folder.returns()) {
        other.add_bytes(&name, &bytes);
    }
    in_parts(&other, 2);
    refused(&[first.clone(), part_of(&other, 2)], "belong to different plans");
    // A run that was killed before its end, and one that has begun again.
    fs::create_dir(second.join(".palmares-new")).unwrap();
    let all = [first.clone(), second.clone(), third.clone()];
    assert_eq!(merge(&folder, &all).status, 0, "the part before is whole");
    let moved = folder.root().join("moved");
    fs::rename(second.join(".palmares"), &moved).unwrap();
    refused(&all, "its run has not ended");
    fs::rename(&moved, second.join(".palmares")).unwrap();
    fs::remove_dir(second.join(".palmares-new")).unwrap();
    // Files that are gone or damaged.
    let page = second.join("events/beech-1.html");
    let sound = fs::read(&page).unwrap();
    fs::remove_file(&page).unwrap();
    refused(&all, "events/beech-1.html is missing or was changed");
    fs::write(&page, &sound[1..]).unwrap();
    refused(&all, "events/beech-1.html is missing or was changed");
    fs::write(&page, &sound).unwrap();
    let records = second.join(".palmares-records");
    let sound = fs::read(&records).unwrap();
    fs::write(&records, &sound[1..]).unwrap();
    refused(&all, "run by another version of palmares");
    fs::remove_file(&records).unwrap();
    refused(&all, "it has no records");
    fs::write(&records, sound).unwrap();
    let about = second.join("part.json");
    let sound = fs::read(&about).unwrap();
    fs::write(&about, "{}").unwrap();
    refused(&all, "its part.json was changed");
    fs::write(&about, sound).unwrap();
    assert_eq!(merge(&folder, &[folder.root().join("parts")]).status, 0, "a folder of parts");
}

#[test]
fn a_plan_holds_for_its_returns_alone() {
    let folder = three_parts();
    let refused = |said: Said, why: &str| {
        assert_eq!(said.status, 2, "{said:#?}");
        assert!(said.err.contains(why), "{why}: {}", said.err);
    };
    refused(run_part(&folder, 4), "the plan has no part 4: its parts are 1 to 3");
    refused(run_part(&folder, 0), "the plan has no part 0");
    folder.add("Birch.xlsx", &game("Birch"));
    refused(run_part(&folder, 1), "Birch.xlsx was added or removed");
    let all = [1, 2, 3].map(|part| part_of(&folder, part));
    refused(merge(&folder, &all), "Birch.xlsx was added or removed");
    fs::remove_file(folder.returns().join("Birch.xlsx")).unwrap();
    folder.add_bytes("palmares.toml", b"status = \"area\"\n");
    refused(run_part(&folder, 1), "the settings differ from those of the plan");
    fs::remove_file(folder.returns().join("palmares.toml")).unwrap();
    // A return that becomes the copy of another one in another part.
    folder.add("Beech.xlsx", &game("Ash"));
    assert_eq!(run_part(&folder, part_with(&folder, "beech")).status, 0);
    let said = merge(&folder, &all);
    refused(said, "belong together, but were computed in different parts");
    fs::write(folder.root().join("plan.json"), "{\"format\":").unwrap();
    refused(run_part(&folder, 1), "is not a plan of this version of palmares");
}

#[test]
fn a_part_that_is_run_again_gives_the_same() {
    let folder = three_parts();
    let before = files(&part_of(&folder, 2));
    let said = run_part(&folder, 2);
    assert!(said.out.contains("(0 of 1 returns changed, 0 of "), "{}", said.out);
    assert!(files(&part_of(&folder, 2)) == before);
    fs::remove_dir_all(part_of(&folder, 2)).unwrap();
    run_part(&folder, 2);
    assert!(files(&part_of(&folder, 2)) == before);
}

#[test]
fn what_belongs_together_and_is_more_than_a_share_is_told() {
    let folder = Folder::new();
    for copy in 1..=3 {
        folder.add(&format!("copy {copy}.xlsx"), &game("Ash"));
    }
    folder.add("Beech.xlsx", &game("Beech"));
    let said = plan(&folder, 2);
    let told = "3 returns belong together and make more than an equal share; part 1 takes longer";
    assert!(said.out.contains(told), "{}", said.out);
    assert!(said.out.contains("4 returns in 2 parts, 1 to 3 in each"), "{}", said.out);
    is_one_season(&folder, 3, "copies");
}
