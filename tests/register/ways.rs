//! Registers that were once credited twice, or differently depending on the way through the
//! season: at once, one return after the other, decided early or late, in any order.
//!
//! A folder of `tests/register_ways/` holds a register, its returns and decisions as text;
//! all names are made up. The results of different ways are compared with each other; the
//! tests below and `register_laws` have the expected values.

use std::collections::BTreeSet;
use std::fmt::Write;

use crate::support::chance::Chance;
use crate::support::{self, Folder, files, palmares, project, rows, sweep, workbook};

const FOLDERS: &str = "tests/register_ways";
const REGISTER: &str = "register.xlsx";
const DECISIONS: &str = "decisions.xlsx";

/// A register with its season, in a folder.
struct Season {
    folder: Folder,
    returns: Vec<String>,
    decided: bool,
    accept: &'static str,
}

/// Returns given at once, and whether decisions are given too.
type Step<'a> = (&'a [String], bool);

impl Season {
    fn of(name: &str, accept: &'static str) -> Season {
        let folder = Folder::new();
        let (mut returns, mut decided) = (Vec::new(), false);
        for (file, text) in files(&project().join(FOLDERS).join(name)) {
            let file = file.strip_suffix(".txt").unwrap();
            let bytes = workbook::xlsx(&String::from_utf8(text).unwrap());
            std::fs::write(folder.root().join(file), bytes).unwrap();
            match file {
                REGISTER => {}
                DECISIONS => decided = true,
                _ => returns.push(file.to_string()),
            }
        }
        assert!(!returns.is_empty());
        Season { folder, returns, decided, accept }
    }

    /// A season of clubs whose members often sit with one partner, and many of whose players are typed
    /// without a number, or with a slip. Their evenings say who they are.
    fn by_chance(seed: u64, accept: &'static str) -> Season {
        let folder = Folder::new();
        let mut chance = Chance::new(seed);
        let members = members(&mut chance);
        let mut register = "## Members\nNumber | Name | Club | Status | Local points\n".to_string();
        for Typed { number, name, club } in &members {
            writeln!(register, "'{number} | {name} | {club} | active | 100").unwrap();
        }
        let write = |file: &str, text: &str| {
            std::fs::write(folder.root().join(file), workbook::xlsx(text)).unwrap();
        };
        write(REGISTER, &register);
        let mut returns = Vec::new();
        for club in CLUBS {
            let own: Vec<&Typed> = members.iter().filter(|member| member.club == club).collect();
            returns.push(format!("{club}.xlsx"));
            write(&format!("{club}.xlsx"), &return_of(club, &own, &members, &mut chance));
        }
        Season { folder, returns, decided: false, accept }
    }

    /// The members' points after the steps, each on the register that the one before wrote;
    /// and the credits of the last step.
    fn by(&self, way: &str, steps: &[Step<'_>]) -> (Vec<(String, [String; 3])>, [String; 3]) {
        let path = |name: &str| self.folder.root().join(name).to_str().unwrap().to_string();
        let mut register = path(REGISTER);
        let mut out = String::new();
        for (at, (returns, decided)) in steps.iter().enumerate() {
            out = path(&format!("{way}-{at}"));
            let mut words = vec!["reconcile".to_string(), "--register".to_string(), register];
            words.extend(returns.iter().map(|name| path(name)));
            if *decided && self.decided {
                words.extend(["--decisions".to_string(), path(DECISIONS)]);
            }
            words.extend(["--out", &out, "--accept", self.accept].map(String::from));
            words.extend(["--as-of", "2026-12-31", "--no-progress"].map(String::from));
            let said = palmares(&words.iter().map(String::as_str).collect::<Vec<_>>());
            assert!(said.status < 2, "{way}: {said:#?}");
            register = format!("{out}/{REGISTER}");
        }
        let table =
            |name: &str| rows(&std::fs::read_to_string(format!("{out}/data/{name}.csv")).unwrap());
        let points = ["local_points", "green_points", "gold_points"];
        let of = |row: &support::Row| points.map(|kind| row[kind].clone());
        let name = |row: &support::Row| format!("{} {}", row["number"], row["name"]);
        let mut held: Vec<_> = table("members").iter().map(|row| (name(row), of(row))).collect();
        // New members are in the order of entry.
        held.sort();
        let control = table("control");
        assert!(control.iter().all(|row| row["balances"] != "no"), "{way}: {control:#?}");
        let credited = control.iter().find(|row| row["line"].contains("points credited"));
        (held, of(credited.unwrap()))
    }
}

const CLUBS: [&str; 3] = ["Alpha", "Beta", "Gamma"];
const FORENAMES: [&str; 12] = [
    "Margaret", "David", "Robert", "Susan", "Gareth", "Eluned", "Thomas", "Jennifer", "Anthony",
    "Megan", "Rhys", "Carys",
];
const SURNAMES: [&str; 14] = [
    "Pritchard",
    "Llewellyn",
    "Ashworth",
    "Beaumont",
    "Treharne",
    "Vaughan",
    "Fletcher",
    "Goodfellow",
    "Kyffin",
    "Rowlands",
    "Marshall",
    "Hopkins",
    "Cadwallader",
    "Onslow",
];

/// A member, or a player as typed.
#[derive(Clone)]
struct Typed {
    number: String,
    name: String,
    club: &'static str,
}

/// Forty members of each club. Some have one name.
fn members(chance: &mut Chance) -> Vec<Typed> {
    let of_club = |club: &'static str| (0..40).map(move |_| club);
    let numbered = CLUBS.into_iter().flat_map(of_club).enumerate();
    let member = |(at, club): (usize, &'static str)| Typed {
        number: (31_415 + at * 137).to_string(),
        name: format!("{} {}", chance.of(&FORENAMES), chance.of(&SURNAMES)),
        club,
    };
    numbered.map(member).collect()
}

/// Eight evenings of a club, with a guest now and then.
fn return_of(club: &str, own: &[&Typed], all: &[Typed], chance: &mut Chance) -> String {
    let mut events =
        "## Events\nEvent | Title | Date | Organiser | Rules | Format | Status | Boards\n"
            .to_string();
    let mut entries = "## Entries\nEvent | Entry | Player 1 | No 1 | Player 2 | No 2\n".to_string();
    let mut results = "## Results\nEvent | Entry | Score\n".to_string();
    for evening in 1..=8 {
        writeln!(events, "'{evening} | Game {evening} | '2026-0{evening}-1{evening} | {club} | wbu-2003 | pairs | club | 24").unwrap();
        let mut pairs: Vec<[&Typed; 2]> = own.chunks(2).map(|pair| [pair[0], pair[1]]).collect();
        chance.shuffle(&mut pairs);
        for (place, pair) in (1..=12).zip(pairs) {
            let [one, other] = pair.map(|member| match chance.one_in(20) {
                true => typed(chance.of(all), chance),
                false => typed(member, chance),
            });
            writeln!(
                entries,
                "'{evening} | '{place} | {} | {} | {} | {}",
                one.name, one.number, other.name, other.number
            )
            .unwrap();
            writeln!(results, "'{evening} | '{place} | {}", 75 - 3 * place).unwrap();
        }
    }
    [events, entries, results].concat()
}

/// A member as a club types the name and number.
fn typed(member: &Typed, chance: &mut Chance) -> Typed {
    let Typed { number, name, club } = member.clone();
    let (forename, surname) = name.split_once(' ').unwrap();
    let (number, name) = match chance.below(12) {
        0 | 1 => (String::new(), name.clone()),
        2 => (String::new(), format!("{} {surname}", &forename[..1])),
        3 => (String::new(), format!("{surname} {forename}")),
        4 => (String::new(), format!("{forename} {}", chance.of(&SURNAMES))),
        5 => (String::new(), format!("{forename} {}{}", &surname[..3], &surname[4..])),
        6 => {
            (format!("'{}{}", &number[1..2], number[..1].to_string() + &number[2..]), name.clone())
        }
        _ => (format!("'{number}"), name.clone()),
    };
    Typed { number, name, club }
}

#[test]
fn a_season_that_teaches_comes_to_one_sum_whatever_the_way() {
    for seed in sweep::seeds(0..1, 0..2) {
        for (nth, accept) in ["exact", "likely", "0.95"].into_iter().enumerate() {
            let season = Season::by_chance(seed, accept);
            has_one_sum(&season, &format!("seed {seed}"), seed as usize + nth);
        }
    }
}

#[test]
fn a_season_comes_to_one_sum_whatever_the_way() {
    let folders = std::fs::read_dir(project().join(FOLDERS)).unwrap();
    let folders: BTreeSet<String> =
        folders.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    std::thread::scope(|scope| {
        for (nth, name) in folders.iter().enumerate() {
            scope.spawn(move || {
                has_one_sum(&Season::of(name, "exact"), name, nth);
                has_one_sum(&Season::of(name, "likely"), name, nth + 2);
            });
        }
    });
}

/// A quick run tries one way of the four, which `nth` chooses.
fn has_one_sum(season: &Season, name: &str, nth: usize) {
    let accept = season.accept;
    let all = &season.returns[..];
    let (at_once, _) = season.by("at-once", &[(all, true)]);
    let one_by_one: Vec<&[String]> = all.chunks(1).collect();
    let mut decided: Vec<Step<'_>> = one_by_one.iter().map(|one| (*one, true)).collect();
    let mut undecided: Vec<Step<'_>> = one_by_one.iter().rev().map(|one| (*one, false)).collect();
    undecided.push((all, true));
    let ways: [(&str, Vec<Step<'_>>); 4] = [
        ("open", decided.clone()),
        ("again", vec![(all, true), (all, true), (all, false)]),
        ("late", undecided),
        ("closed", {
            decided.reverse();
            decided.push((all, true));
            decided
        }),
    ];
    let step = sweep::step(ways.len());
    for (way, steps) in ways.into_iter().skip(nth % step).step_by(step) {
        let (held, credited) = season.by(way, &steps);
        let other: Vec<_> = held.iter().zip(&at_once).filter(|(own, once)| own != once).collect();
        assert!(
            held.len() == at_once.len() && other.is_empty(),
            "{name}, {accept}, {way}: {other:#?}"
        );
        if way == "again" {
            assert_eq!(credited, ["0", "0", "0"], "{name}, {accept}: a second run credits");
        }
    }
}
