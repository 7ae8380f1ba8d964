//! Slips in the workbooks of a second year: three hundred edits of a register, its ledger and its
//! decisions by chance, each reconciled with the same returns.
//!
//! The law: a total of a member that comes out differently, and a member who vanishes or appears, is
//! told by an error or a warning that names the row, the cell or the sheet; or the run refuses. A case
//! of the member that is asked again tells it too. What stands in the column `Decision` of a workbook
//! of decisions is what the registrar wants, and so are rows that are new since: they are not edited.
//! [`sweep`] says how many are tried.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use model::Exact;
use model::problem::{RenderedProblem, Severity};
use register::reconcile::AcceptanceThreshold;
use season::NoProgress;
use season::reconcile::{ReconcileError, ReconcileInputs, ReconciledRegister, reconcile_register};

use crate::book::Book;
use crate::edit::{Edit, KINDS, edited};
use crate::support::chance::Chance;
use crate::support::{Folder, palmares, sweep, workbook};

/// The register of the first year.
const REGISTER: &str = "\
## Members
Number | Name | Club | Area | Status | Joined | Local points | Green points | Gold points | Rank
'001001 | Carys Penrhos | Riverside | East | active | @2001-04-01 | 150 | 7.25 | 1 |
'001002 | Emrys Hollis | Riverside | East | active | | 90 | | |
'001003 | Ffion Treharne | Riverside | East | active | | 960 | 2 | |
'001004 | Gareth Lockwood | Riverside | East | lapsed | | 500 | | |
'001005 | Megan Ashdown | Riverside | East | active | | 45 | | |
'001006 | Rhodri Vaughan | Riverside | East | active | | 31 | | |
'012307 | Sioned Marlowe | Hillside | West | active | | 12 | 0.5 | |
'012308 | Tomos Brackley | Hillside | West | active | | 700 | | |
'012309 | Nerys Caddick | Hillside | West | active | | 64 | | |
'012310 | Idris Fenwick | Hillside | West | active | | 8 | | |
'012311 | Lowri Stanmore | Hillside | West | active | | 77 | | |
'012312 | Huw Pettifer | Hillside | West | active | | 300 | | |
## Aliases
Number | Also known as | Old number
'001005 | Megan Hughes | '000905
'012309 | Nerys Owen | '000909
## Gold
Number | Date | Points
'001001 | @2025-04-01 | 1
## Certificates
Certificate | Number | Date | Issuer | Event | Local points | Green points
C1 | '012312 | @2026-01-05 | WBU | Away Pairs | 30 |
C2 | '012309 | @2026-01-06 | WBU | Away Teams | 20 | 1
";

/// The former names of members under `Aliases`.
const FORMER: [(&str, &str); 2] = [("001005", "Megan Hughes"), ("012309", "Nerys Owen")];

/// The events: key, file, title, day, organiser. The first three are of the first year.
const EVENTS: [&str; 7] = [
    "a-1|a.xlsx|Monday Pairs|2026-01-12|Riverside",
    "a-2|a.xlsx|Monday Pairs|2026-01-19|Riverside",
    "b-1|b.xlsx|Hillside Teams|2026-02-02|Hillside",
    "c-1|c.xlsx|Spring Pairs|2026-05-04|Riverside",
    "c-2|c.xlsx|Spring Teams|2026-05-11|Riverside",
    "d-1|d.xlsx|Congress Pairs|2026-06-01|Hillside",
    "e-1|e.xlsx|Autumn Pairs|2026-09-07|Riverside",
];

/// The awards: event, number, name, kind, points.
const AWARDS: &str = "\
a-1|001001|Carys Penrhos|local|40
a-1|001002|Emrys Hollis|local|40
a-1|001003|Ffion Treharne|local|20
a-1|001004|Gareth Lockwood|local|20
a-2|001005|Megan Hughes|local|30
a-2|000905|Megan Ashdown|local|7
a-2|001060|Rhodri Vaughan|local|30
a-2||Zed Newcomer|local|12
b-1|012307|Sioned Marlowe|green|1.25
b-1|012308|Tomos Brackley|green|1.25
b-1|012309|Nerys Caddick|local|9
b-1||Some Guest|local|9
c-1|001001|Carys Penrhos|local|11
c-1|001006|Rhodri Vaughan|local|11
c-1|012310|Idris Fenwik|local|5
c-1||Lowri Stanmore|local|5
c-2|012311|Lowri Stanmore|local|24
c-2|012312|Huw Pettifer|local|24
c-2|001003|F Treharne|local|16
c-2|001060|Rhodri Vaughan|local|6
d-1|001002|Emrys Hollis|green|0.75
d-1|012308|Tomos Brackley|gold|0.4
d-1|012310|Idris Fenwick|local|50
d-1||Another Guest|local|3
e-1|001060|Rhodri Vaughan|local|13
e-1|000905|Megan Hughes|local|19
e-1|000909|Nerys Owen|local|20
e-1||Lowri Stanmore|local|14
e-1||Zed Newcomer|local|15
e-1|012312|Huw Pettifer|local|17
e-1||Some Guest|local|18
";

/// The decisions of the registrar: the beginning of the case's name, and the decision.
const DECISIONS: [(&str, &str); 5] = [
    ("Rhodri Vaughan", "same person"),
    ("Zed Newcomer", "new member"),
    ("Some Guest", "not a member"),
    ("Lowri Stanmore", "'012311"),
    ("Another Guest", "ignore"),
];

/// The sheets that people touch, the first one most.
const SHEETS: [&str; 9] = [
    "Members",
    "Credited",
    "Ledger",
    "Balances",
    "Pending",
    "Decisions",
    "Gold",
    "Certificates",
    "Aliases",
];

/// The sheets that palmares keeps, and of which it knows what was counted.
const KEPT: [&str; 7] =
    ["Decisions", "Certificates", "Aliases", "Credited", "Ledger", "Balances", "Pending"];

/// A state of the office: a register, the returns that come next, and the decisions on them.
struct State {
    register: Book,
    decisions: Option<Book>,
    returns: Vec<PathBuf>,
    outcome: Outcome,
    /// The sheets that are edited, and the first row of certificates that were typed since.
    sheets: &'static [&'static str],
    typed: u32,
}

/// What a reconciliation came to.
struct Outcome {
    totals: BTreeMap<String, [Exact; 5]>,
    names: BTreeMap<String, String>,
    open: BTreeSet<String>,
    told: Vec<(String, RenderedProblem)>,
}

fn run(folder: &Path, name: &str, events: &[&str]) -> PathBuf {
    let dir = folder.join(name);
    std::fs::create_dir_all(dir.join("data")).unwrap();
    std::fs::write(dir.join(".palmares"), "palmares output, format 1\n").unwrap();
    let of_event = |award: &&str| {
        let key = award.split('|').next().unwrap();
        events.iter().any(|event| event.split('|').next() == Some(key))
    };
    let text = |headings: &str, lines: &mut dyn Iterator<Item = &str>| {
        lines.fold(headings.replace('|', ","), |text, line| {
            format!("{text}\n{}", line.replace('|', ","))
        })
    };
    let table = text("event_key|return|title|date|organiser", &mut events.iter().copied());
    std::fs::write(dir.join("data/events.csv"), table).unwrap();
    let table =
        text("event_key|player_no|player|kind|points", &mut AWARDS.lines().filter(of_event));
    std::fs::write(dir.join("data/awards.csv"), table).unwrap();
    dir
}

fn order(register: &Path, decisions: Option<&Path>, returns: &[PathBuf]) -> ReconcileInputs {
    ReconcileInputs {
        register: register.to_path_buf(),
        inputs: returns.to_vec(),
        settings: Default::default(),
        as_of: Some("2026-12-31".parse().unwrap()),
        decisions: decisions.map(Path::to_path_buf),
        ledger: None,
        trust: Default::default(),
        accept: AcceptanceThreshold::Exact,
        duplicates: false,
        out: None,
    }
}

/// Reconciles workbooks; `Err` where the run refuses.
fn outcome(
    register: &Book,
    decisions: Option<&Book>,
    returns: &[PathBuf],
) -> Result<Outcome, Vec<(String, RenderedProblem)>> {
    let folder = Folder::new();
    let file = folder.root().join("register.xlsx");
    std::fs::write(&file, register.bytes()).unwrap();
    let decided = decisions.map(|book| {
        let file = folder.root().join("decisions.xlsx");
        std::fs::write(&file, book.bytes()).unwrap();
        file
    });
    match reconcile_register(&order(&file, decided.as_deref(), returns), &NoProgress) {
        Ok(done) => Ok(outcome_of(&done)),
        Err(ReconcileError::Register(told)) => Err(told),
        Err(other) => panic!("{other:?}"),
    }
}

fn outcome_of(done: &ReconciledRegister) -> Outcome {
    let all = &done.reconciliation;
    let points = |of: &model::PointsByKind| {
        model::register::REGISTER_POINT_KINDS.map(|kind| of.points(kind))
    };
    let mut totals: BTreeMap<String, [Exact; 5]> = BTreeMap::new();
    for member in &all.members {
        let own = totals.entry(member.number.to_string()).or_default();
        for (sum, more) in own.iter_mut().zip(points(&member.points)) {
            *sum = *sum + more;
        }
    }
    let names = all.members.iter().map(|one| (one.number.to_string(), one.name.to_string()));
    let open = all.cases.iter().filter(|case| case.verdict.is_none());
    let open = open.map(|case| format!("{} {}", case.number, case.name));
    Outcome { totals, names: names.collect(), open: open.collect(), told: done.problems.clone() }
}

/// The second year with the returns of both, and with its own alone, where points of the first year
/// wait; and the same returns once more after it.
fn states(folder: &Folder) -> Vec<State> {
    let root = folder.root();
    let (first, all) = (run(root, "first", &EVENTS[..3]), run(root, "all", &EVENTS[..6]));
    let (later, third) = (run(root, "later", &EVENTS[3..6]), run(root, "third", &EVENTS[6..]));
    std::fs::write(root.join("register.xlsx"), workbook::xlsx(REGISTER)).unwrap();
    let reconcile = |register: &str, returns: &Path, decisions: Option<&str>, out: &str| {
        let path = |name: &str| root.join(name).to_str().unwrap().to_string();
        let (register, out) = (path(register), path(out));
        let decisions = decisions.map(path);
        let mut words = vec!["reconcile", "--register", &register, returns.to_str().unwrap()];
        words.extend(["--out", &out, "--as-of", "2026-12-31", "--no-progress", "-q"]);
        words.extend(decisions.iter().flat_map(|file| ["--decisions", file.as_str()]));
        let said = palmares(&words);
        assert!(said.status < 2, "{said:#?}");
    };
    reconcile("register.xlsx", &first, None, "one");
    let register = Book::read(&root.join("one/register.xlsx"));
    // Everything of the second year is decided in one workbook.
    reconcile("one/register.xlsx", &all, None, "probe");
    let mut decisions = Book::read(&root.join("probe/decisions.xlsx"));
    let sheet = decisions.sheet("Decisions").unwrap();
    let rows = &mut decisions.sheets[sheet].rows;
    let column = |name: &str| rows[0].iter().position(|cell| cell == &format!("'{name}")).unwrap();
    let (name, decision) = (column("Name"), column("Decision"));
    let mut decided = 0;
    for row in &mut rows[1..] {
        let typed = row[name].trim_start_matches('\'');
        let known = DECISIONS.iter().find(|(known, _)| *known == typed);
        row.resize(row.len().max(decision + 1), String::new());
        if let Some((_, what)) = known {
            row[decision] = (*what).to_string();
            decided += 1;
        }
    }
    assert!(decided >= DECISIONS.len(), "{rows:#?}");
    std::fs::write(root.join("decided.xlsx"), decisions.bytes()).unwrap();
    reconcile("one/register.xlsx", &all, Some("decided.xlsx"), "two");
    let second = Book::read(&root.join("two/register.xlsx"));
    let state = |register: Book, decisions: Option<Book>, returns: &PathBuf| {
        let returns = vec![returns.clone()];
        let outcome = outcome(&register, decisions.as_ref(), &returns);
        let outcome = outcome.unwrap_or_else(|told| panic!("{told:#?}"));
        State { register, decisions, returns, outcome, sheets: &SHEETS, typed: u32::MAX }
    };
    vec![
        state(register.clone(), Some(decisions.clone()), &all),
        state(register, Some(decisions), &later),
        state(second.clone(), None, &all),
        State { sheets: &KEPT, typed: 4, ..state(with_new_rows(second), None, &third) },
    ]
}

/// What a secretary types into a register before a third year: a member, and certificates.
fn with_new_rows(mut register: Book) -> Book {
    let mut add = |sheet: &str, text: &str| {
        let sheet = register.sheet(sheet).unwrap();
        let cells = text.split('|').map(|cell| cell.trim().to_string());
        register.sheets[sheet].rows.push(cells.collect());
    };
    add("Members", "'001007 | 'Gwen Price | 'Riverside | 'East | 'active | | 5");
    add("Certificates", "'C3 | '001007 | @2026-07-05 | 'WBU | 'Away Pairs | 21");
    add("Certificates", "'C1 | '012312 | @2026-01-05 | 'WBU | 'Away Pairs | -30");
    add("Certificates", "'C1 | '012312 | @2026-01-05 | 'WBU | 'Away Pairs | 33");
    register
}

/// How an edit came out.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord, Clone, Copy)]
enum Came {
    /// It changes nothing and nothing is told.
    Silent,
    /// It is told.
    Told,
    /// The run refuses.
    Refused,
}

/// Makes the edit of a seed and holds the law; `None` if it changed nothing.
fn keeps_the_law(states: &[State], seed: u64) -> Option<(String, Came)> {
    let mut chance = Chance::new(seed);
    let state = chance.of(states);
    let kind = *chance.of(&KINDS);
    let of_decisions = state.decisions.as_ref().filter(|_| chance.one_in(4));
    let (register, decisions, edit) = match of_decisions {
        Some(book) => {
            let (book, edit) = edited(book, kind, &["Decisions"], &mut chance)?;
            (state.register.clone(), Some(book), edit)
        }
        None => {
            let (book, edit) = edited(&state.register, kind, state.sheets, &mut chance)?;
            (book, state.decisions.clone(), edit)
        }
    };
    // A slip in a new row is a new input.
    let mut rows = edit.rows.iter().chain(&edit.lost).peekable();
    if edit.sheet == "Certificates" && rows.peek().is_some() && rows.all(|row| *row >= state.typed)
    {
        return None;
    }
    let now = match outcome(&register, decisions.as_ref(), &state.returns) {
        Ok(now) => now,
        Err(told) => {
            let named = told.iter().any(|(_, told)| told.severity == Severity::Error);
            assert!(named, "seed {seed}, {}: refused without an error: {told:#?}", edit.what);
            return Some((kind.to_string(), Came::Refused));
        }
    };
    let before = &state.outcome;
    let known: BTreeSet<String> = before.told.iter().map(|(_, told)| shown(told)).collect();
    let new: Vec<&RenderedProblem> = now
        .told
        .iter()
        .map(|(_, told)| told)
        .filter(|told| told.severity > Severity::Note && !known.contains(&shown(told)))
        .collect();
    let numbers: BTreeSet<&String> = before.totals.keys().chain(now.totals.keys()).collect();
    for number in numbers {
        let (then, is) = (before.totals.get(number), now.totals.get(number));
        let name = before.names.get(number).or(now.names.get(number)).unwrap();
        let asked = now.open.difference(&before.open).any(|case| {
            let former = FORMER.iter().filter(|(of, _)| of == number);
            let mut known = former.map(|(_, name)| *name).chain([number.as_str(), name]);
            known.any(|known| case.contains(known))
        });
        let covered = asked || new.iter().any(|told| covers(told, number, name, &edit));
        assert!(
            then == is || covered,
            "seed {seed}, {}: {number} {name}: {then:?} to {is:?}; told {:#?}; open {:#?}",
            edit.what,
            new.iter().map(|told| shown(told)).collect::<Vec<_>>(),
            now.open,
        );
    }
    Some((kind.to_string(), if new.is_empty() { Came::Silent } else { Came::Told }))
}

fn shown(told: &RenderedProblem) -> String {
    format!("{} {} {}: {}", told.code, told.sheet, told.cell, told.message)
}

/// Whether a problem names a member, the row that was edited, or its whole sheet.
fn covers(told: &RenderedProblem, number: &str, name: &str, edit: &Edit) -> bool {
    let row: String = told.cell.chars().filter(char::is_ascii_digit).collect();
    let whole = told.cell.is_empty() || row == "1" || told.message.contains("The same is true");
    let of_row = edit.rows.is_empty() && edit.sheet == "Certificates"
        || edit.rows.iter().any(|edited| row == edited.to_string());
    told.message.contains(number)
        || told.message.contains(name)
        || (told.sheet == edit.sheet && (of_row || whole))
        || (told.sheet.is_empty() && told.message.contains(&edit.sheet))
}

#[test]
fn no_edit_changes_a_total_in_silence() {
    let folder = Folder::new();
    let states = states(&folder);
    let seeds = sweep::seeds(0..100, 0..300);
    let next = AtomicU64::new(seeds.start);
    let (tally, failed) = (Mutex::new(BTreeMap::new()), Mutex::new(Vec::new()));
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| {
                loop {
                    let seed = next.fetch_add(1, Ordering::Relaxed);
                    if seed >= seeds.end {
                        return;
                    }
                    let kept = std::panic::catch_unwind(|| keeps_the_law(&states, seed));
                    match kept {
                        Ok(Some(came)) => *tally.lock().unwrap().entry(came).or_insert(0) += 1,
                        Ok(None) => {}
                        Err(_) => failed.lock().unwrap().push(seed),
                    }
                }
            });
        }
    });
    let failed = failed.into_inner().unwrap();
    assert!(failed.is_empty(), "{} seeds: {failed:?}", failed.len());
    let tally: BTreeMap<(String, Came), usize> = tally.into_inner().unwrap();
    println!("{tally:#?}");
    let made: usize = tally.values().sum();
    let silent: usize =
        tally.iter().filter(|((_, came), _)| *came == Came::Silent).map(|(_, times)| times).sum();
    let tried = (seeds.end - seeds.start) as usize;
    assert!(made * 4 > tried * 3, "{made} of {tried} were made: {tally:#?}");
    assert!(silent * 2 < made, "{silent} of {made} were silent: {tally:#?}");
    let kinds: BTreeSet<&str> = tally.keys().map(|(kind, _)| kind.as_str()).collect();
    assert!(tried < 300 || kinds.len() == KINDS.len(), "{tally:#?}");
}
