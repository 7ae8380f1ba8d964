//! Reconciliation of a golden season with every kind of problem, worked out by hand below,
//! and laws that hold for any season.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use crate::support::workbook;
use model::register::Register;
use register::reconcile::{AcceptanceThreshold, AwardFate, PendingReason, Reconciliation, Refusal};
use season::NoProgress;
use season::reconcile::{ReconcileInputs, ReconciledRegister, reconcile_register};

/// The register before the season. Every member has one problem or two.
const REGISTER: &str = "\
## Members
Number | Name | Club | Area | Status | Joined | Local points | Green points | Gold points | Rank | Registered to
'000101 | Carys Lorimer | Riverside Bridge Club | East | active | @2001-04-01 | 4344 | 7.25 | | Master | @2025-04-01
'000102 | Robert Vance | Riverside Bridge Club | East | active | | 190 | | | | @2025-04-01
'000103 | Siân Rhys-Jones | Hillside | West | active | | 960 | | | Club Master | @2025-04-01
'000104 | Huw Tremlett | Hillside | West | lapsed | | 5000 | | | Master | @2020-04-01
'000105 | Megan Oakes | Riverside Bridge Club | East | deceased | | 700 | | | Club Master |
'000106 | Owen Strand | Riverside Bridge Club | East | active | | 10 | | | |
'000106 | Nia Colter | Riverside Bridge Club | East | active | | 20 | | | |
'000107 | Idris Pugh | Hillside | West | active | | -40 | | | |
'000108 | Gwen Price | Hillside | West | active | | lots | | | |
'000109 | Tom Bevan | Hillside | West | active | | 300 | | | Life Master |
'000110 | Ann Bevan | Hillside | West | active | | 3000 | | | Club Master |
'000111 | Joan Parry | Hillside | West | active | @2030-01-01 | 100 | | | |
'000112 | Eleri Morgan | Riverside Bridge Club | East | active | | 100 | | | |
'000113 | John Hughes | Riverside Bridge Club | East | active | | 400 | | | Club Master |
'000114 | John Hughes | Riverside Bridge Club | East | active | | 500 | | | Club Master |
'000115 | David Rees | Hillside | West | lapsed | | 3000 | | | County Master |
'000215 | David Rees | Hillside | West | active | | 100 | | | |
'000116 | Glyn Watkins | Hillside | West | active | | 100 | | | |
'000117 | Sara Lloyd | Hillside | West | active | | 100 | | | |
'234118 | Emyr Gwynne Ellis | Hillside | West | active | | 100 | | | |
'000119 | Rhian Bowen | Hillside | West | active | | 100 | | | |
'000120 | Alun Griffiths | Hillside | West | active | | 100 | | | |
'000121 | Dilys Thomas | Riverside Bridge Club | East | active | | 100 | | | |
'000122 | Kevin O'Brien | Hillside | West | active | | 100 | | | |
'000123 | Marged Ffion Roberts | Hillside | West | active | | 100 | | | |
'000124 | Lewis Kane | Hillside | West | active | | 100 | | | |
'000125 | Zoë Müller | Hillside | West | active | | 100 | | | |
'000126 | Peter Nash | Riverside Bridge Club | East | active | | 100 | | | |
'000127 | Ivor Cox | Hillside | West | active | | 100 | | | |
'000128 | Lynn Faye | Hillside | West | active | | 9000 | 24.5 | | 1* Master |
'000129 | Ray Marsh | Hillside | West | active | | 100 | | 1 | |
'000130 | Beth Marsh | Hillside | West | active | | 100 | | 2 | |
'000131 | Cai Probert | Hillside | West | resigned | | 100 | | | |
'000132 | Nerys Vaughan | Hillside | West | active | | 100 | | | Emperor |
'000133 | Ffred Nokes | Hillside | West | active | | 100 | | | |
'000134 | Mona Pugh | Hillside | West | active | | 100 | | | |
## Aliases
Number | Also known as | Old number
'000112 | Eleri Howell |
'000116 | | '000016
'000120 | | '000101
'777777 | Nobody |
## Gold
Number | Date | Points
'000129 | @2024-04-01 | 1
'777777 | @2024-04-01 | 1
## Certificates
Certificate | Number | Date | Issuer | Event | Expires | Local points | Green points | Registered
C1 | '000109 | @2026-01-05 | WBU | Pairs | | 50 | |
C1 | '000109 | @2026-01-05 | WBU | Pairs | | 50 | |
C2 | '000109 | @2024-01-05 | WBU | Pairs | @2025-01-05 | 60 | |
C3 | '000109 | @2026-01-06 | ACBL | Pairs | | 70 | |
C4 | '000110 | @2026-01-07 | | Pairs | | 10 | |
C5 | '888888 | @2026-01-07 | WBU | Pairs | | 11 | |
C6 | '000113 | @2025-01-07 | WBU | Pairs | | 30 | | @2025-04-01
C6 | '000113 | @2025-01-07 | WBU | Pairs | | -30 | |
C6 | '000113 | @2025-01-07 | WBU | Pairs | | 25 | |
C7 | '000113 | @2025-01-07 | WBU | Pairs | | -5 | |
C8 | '000104 | @2026-01-07 | WBU | Pairs | | 15 | |
C9 | '000109 | @2026-09-01 | WBU | Pairs | | 17 | |
C10 | '000109 | @2026-01-08 | Nonesuch Society | Pairs | | 19 | |
## Credited
Date | Event | Title | Organiser | Registered | Members
@2025-06-01 | old-1 | Summer Pairs | Riverside Bridge Club | @2025-12-01 | 000113: 40
@2025-06-08 | old-2 | Summer Teams | Riverside Bridge Club | @2025-12-01 | 000114: 40
";

/// The events: key, file, title, day, organiser.
const EVENTS: &str = "\
riverside-1|riverside.xlsx|Monday Pairs|2026-01-12|Riverside Bridge Club
riverside-2|riverside.xlsx|Monday Pairs|2026-01-19|Riverside Bridge Club
riverside-copy-1|riverside copy.xlsx|Monday Pairs|2026-01-12|Riverside Bridge Club
hillside-1|hillside.xlsx|Hillside Teams|2026-02-02|Hillside
hillside-new-1|hillside new.xlsx|Hillside Teams|2026-02-02|Hillside
national-1|national.xlsx|Congress Pairs|2026-03-01|Welsh Bridge Union
later-1|later.xlsx|May Pairs|2026-05-05|Hillside
old-1|old.xlsx|Summer Pairs|2025-06-01|Riverside Bridge Club
old-2|old.xlsx|Summer Teams|2025-06-08|Riverside Bridge Club
";

/// The awards, each with its fate on 1 April 2026, worked out by hand: event, number, name,
/// kind, points, fate, problem.
const AWARDS: &str = "\
riverside-1|000101|Carys Lorimer|local|40|credited 000101|number and name
riverside-1|000102|Bob Vance|local|40|credited 000102|a nickname
riverside-1|000104|Huw Tremlett|local|20|lapsed 000104|1.7.6: a lapsed member
riverside-1|000120|A Griffiths|local|6|credited 000120|an initial
riverside-1|000115|David Rees|local|10|lapsed 000115|rejoined under another number
riverside-1|000117|Sarah Loyd|local|4|credited 000117|forename and surname spelt differently
riverside-2|000103|RHYS JONES, SIAN|local|40|credited 000103|capitals, order, hyphen, accent: 960 + 40 = 10.00, Local Master
riverside-2|000105|Megan Oakes|local|10|open 000105|a member who died
riverside-2|000106|Owen Strand|local|10|open|a number on two rows
riverside-2|000107|Idris Pugh|local|5|unsound 000107|negative points
riverside-2|000108|Gwen Price|local|5|unsound 000108|text in points
riverside-2|000131|Cai Probert|local|5|unsound 000131|an unknown status
riverside-2|000112|Eleri Howell|local|12|credited 000112|a name under Aliases
riverside-2||John Hughes|local|12|open|one name twice in a club
riverside-2|000016|Glyn Watkins|local|8|credited 000116|an old number
riverside-2|000171|Sara Lloyd|local|8|open 000117|two digits in the wrong order
riverside-2|23418|Emyr Gwynne Ellis|local|8|open 234118|a digit missing
hillside-1|2341180|Emyr Gwynne Ellis|local|9|open 234118|a digit too many
riverside-2|119|Rhian Bowen|local|8|open 000119|leading noughts lost
riverside-2|000920|Alun Griffiths|local|8|open 000120|a digit wrong
riverside-2|000101|Dilys Thomas|local|8|open 000121|a number that is somebody else's
riverside-2|000101|Tom Lorimer|local|7|open|another forename
riverside-2|000122|OBRIEN KEVIN|local|8|credited 000122|order and apostrophe
riverside-2|000123|Marged Roberts|local|8|credited 000123|without the middle name
riverside-2|000124|Prof. Lewis Kane|local|8|credited 000124|a title
riverside-2|000125|Zoe Muller|local|8|credited 000125|accents
riverside-2||Peter Nash|local|8|open 000126|a name of the club without a number
riverside-2||Ivor Cox|local|8|open 000127|a name of another club
riverside-2||Zzyzx Nobody|local|8|open|nobody like it
riverside-2||Guest of Carys|local|3|open|a guest
riverside-2|999999|Una Known|local|8|open|an unknown number
riverside-2|000109|000109|local|10|credited 000109|a number without a name
riverside-2|000132|Nerys Carew|local|8|open 000132|another surname, as after a marriage
riverside-2|000133|Ffred Nokes|local|8|credited 000133|one award per player and event
riverside-2|000133|Ffred Nokes|local|8|twice 000133|the same again
riverside-2|000134|Mona Pugh|local|8|open 000134|two awards that differ
riverside-2|000134|Mona Pugh|local|12|open 000134|two awards that differ
riverside-copy-1|000101|Carys Lorimer|local|40|copy|the event in another file
riverside-copy-1|000102|Bob Vance|local|40|copy|the event in another file
riverside-copy-1|000104|Huw Tremlett|local|20|copy|the event in another file
riverside-copy-1|000120|A Griffiths|local|6|copy|the event in another file
riverside-copy-1|000115|David Rees|local|10|copy|the event in another file
riverside-copy-1|000117|Sarah Loyd|local|4|copy|the event in another file
hillside-1|000110|Ann Bevan|local|30|credited 000110|both files agree
hillside-1|000111|Joan Parry|local|20|open|the files differ
hillside-new-1|000110|Ann Bevan|local|30|copy|both files agree
hillside-new-1|000111|Joan Parry|local|25|open|the files differ
hillside-new-1|2341180|Emyr Gwynne Ellis|local|9|copy|both files agree
national-1|000128|Lynn Faye|green|5.25|credited 000128|9000 / 100 + 29.75 = 119.75 with 29.75 Green: Regional Master
national-1|000128|Lynn Faye|gold|1.05|credited 000128|1.5.1: 5.25 / 5
later-1|000109|Tom Bevan|local|10|later|after the day of reconciliation
old-1|000113|John Hughes|local|40|registered 000113|credited before
old-2|000114|John Hughes|local|30|credited 000114|a corrected return: - 40 + 30
";

/// The totals afterwards, worked out by hand: number, Local, Green, Gold Points, rank. All
/// other members are unchanged.
const AFTER: &str = "\
000101|4384|7.25|0|Master
000102|230|0|0|Club Master
000103|1000|0|0|Local Master
000109|360|0|0|Life Master
000110|3040|0|0|County Master
000112|112|0|0|
000113|395|0|0|Club Master
000114|490|0|0|Club Master
000116|108|0|0|
000117|104|0|0|
000120|106|0|0|
000122|108|0|0|
000123|108|0|0|
000124|108|0|0|
000125|108|0|0|
000128|9000|29.75|1.05|Regional Master
000129|100|0|0.6|
000133|108|0|0|
";

/// The problems: code and count.
const PROBLEMS: &str = "\
register-number-twice 1
register-negative-points 1
unreadable-number 1
unknown-choice 1
register-date-future 2
register-unknown-member 3
old-number-taken 1
rank-not-borne-out 1
rank-behind 1
rank-unknown 1
gold-without-rows 1
certificate-twice 1
certificate-expired 1
certificate-other-scheme 1
certificate-without-issuer 1
certificate-not-taken-back 1
event-in-two-files 2
points-taken-back 1
quotas-not-checked 1
";

/// A folder with a register and a run, removed on drop.
struct Office {
    root: tempfile::TempDir,
}

impl Office {
    fn new() -> Office {
        Office { root: tempfile::tempdir().unwrap() }
    }

    fn path(&self, name: &str) -> PathBuf {
        self.root.path().join(name)
    }

    fn workbook(&self, name: &str, text: &str) -> PathBuf {
        std::fs::write(self.path(name), workbook::xlsx(text)).unwrap();
        self.path(name)
    }

    /// A run with these events and awards.
    fn run(&self, name: &str, events: &[&str], awards: &[&str]) -> PathBuf {
        let dir = self.path(name);
        std::fs::create_dir_all(dir.join("data")).unwrap();
        std::fs::write(dir.join(".palmares"), "palmares output, format 1\n").unwrap();
        let table = |headings: &[&str], rows: Vec<Vec<&str>>| {
            let mut writer = csv::Writer::from_writer(Vec::new());
            writer.write_record(headings).unwrap();
            rows.iter().for_each(|row| writer.write_record(row).unwrap());
            writer.into_inner().unwrap()
        };
        let rows = events.iter().map(|line| line.split('|').collect()).collect();
        let text = table(&["event_key", "return", "title", "date", "organiser"], rows);
        std::fs::write(dir.join("data/events.csv"), text).unwrap();
        let rows = awards.iter().map(|line| line.split('|').take(5).collect()).collect();
        let text = table(&["event_key", "player_no", "player", "kind", "points"], rows);
        std::fs::write(dir.join("data/awards.csv"), text).unwrap();
        dir
    }

    fn order(&self, register: &Path, inputs: &[&Path]) -> ReconcileInputs {
        ReconcileInputs {
            register: register.to_path_buf(),
            inputs: inputs.iter().map(|path| path.to_path_buf()).collect(),
            settings: Default::default(),
            as_of: Some("2026-04-01".parse().unwrap()),
            decisions: None,
            ledger: None,
            trust: Default::default(),
            accept: AcceptanceThreshold::Exact,
            duplicates: false,
            out: None,
        }
    }
}

fn lines(text: &str) -> Vec<&str> {
    text.lines().collect()
}

/// The golden season.
fn season(office: &Office) -> (PathBuf, PathBuf) {
    let register = office.workbook("register.xlsx", REGISTER);
    let run = office.run("run", &lines(EVENTS), &lines(AWARDS));
    (register, run)
}

/// The fate of a claim: a word and the member's number.
fn fate(done: &Reconciliation, claim: usize) -> String {
    let number = |member: u32| &done.members[member as usize].number;
    match done.fates[claim] {
        AwardFate::Credited(member) => format!("credited {}", number(member)),
        AwardFate::Pending(PendingReason::Undecided(case)) => {
            match done.cases[case as usize].suggested {
                Some(member) => format!("open {}", number(member)),
                None => "open".to_string(),
            }
        }
        AwardFate::Pending(PendingReason::Lapsed(member)) => format!("lapsed {}", number(member)),
        AwardFate::Pending(PendingReason::Unsound(member)) => format!("unsound {}", number(member)),
        AwardFate::Pending(PendingReason::Later) => "later".to_string(),
        AwardFate::Pending(PendingReason::OnPaper(_)) => "part on paper".to_string(),
        AwardFate::Refused(Refusal::Registered(member)) => format!("registered {}", number(member)),
        AwardFate::Refused(Refusal::Copy(_)) => "copy".to_string(),
        AwardFate::Refused(Refusal::Twice(member)) => format!("twice {}", number(member)),
        AwardFate::Refused(Refusal::HeldByStranger) => "held by stranger".to_string(),
        AwardFate::Refused(Refusal::NotAMember) => "no member".to_string(),
        AwardFate::Refused(Refusal::Ignored) => "ignored".to_string(),
        AwardFate::Refused(Refusal::OnPaper(_)) => "on paper".to_string(),
    }
}

/// Every claim with its fate, in the form of the table, sorted.
fn fates(done: &Reconciliation) -> Vec<String> {
    let mut told: Vec<String> = (0..done.claims.awards.len())
        .map(|at| {
            let claim = &done.claims.awards[at];
            let player = &done.claims.players[claim.player as usize];
            let number = player.number.as_deref().unwrap_or_default();
            let name = if player.name.is_empty() { number } else { &player.name };
            let key = &done.claims.events[claim.event as usize].name.key;
            let (kind, points) = (claim.kind.id(), claim.points.to_decimal());
            format!("{key}|{number}|{name}|{kind}|{points}|{}", fate(done, at))
        })
        .collect();
    told.sort();
    told
}

/// The members' totals and ranks by number.
fn totals(done: &Reconciliation) -> BTreeMap<String, String> {
    let told = done.members.iter().map(|member| {
        let points = &member.points;
        let [local, green, gold] =
            [points.local, points.green, points.gold].map(model::Exact::to_decimal);
        (member.number.to_string(), format!("{local}|{green}|{gold}|{}", member.rank))
    });
    told.collect()
}

fn golden() -> (Office, ReconciledRegister) {
    let office = Office::new();
    let (register, run) = season(&office);
    let done = reconcile_register(&office.order(&register, &[&run]), &NoProgress).unwrap();
    (office, done)
}

#[test]
fn every_award_of_the_golden_season_comes_to_what_was_worked_out_by_hand() {
    let (_office, done) = golden();
    let mut expected: Vec<String> =
        AWARDS.lines().map(|line| line.rsplit_once('|').unwrap().0.to_string()).collect();
    expected.sort();
    let actual = fates(&done.reconciliation);
    let wrong: Vec<(&String, &String)> =
        expected.iter().zip(&actual).filter(|(one, other)| one != other).collect();
    assert!(wrong.is_empty(), "expected, then actual: {wrong:#?}");
}

#[test]
fn the_register_afterwards_is_the_one_worked_out_by_hand() {
    let (_office, done) = golden();
    let after = totals(&done.reconciliation);
    for line in AFTER.lines() {
        let (number, expected) = line.split_once('|').unwrap();
        assert_eq!(after[number], expected, "member {number}");
    }
    let moved: Vec<&str> = AFTER.lines().map(|line| &line[..6]).collect();
    let before = done.reconciliation.register.members.iter();
    for member in
        before.filter(|member| !moved.contains(&&*member.number) && &*member.number != "000106")
    {
        let expected = format!(
            "{}|{}|{}|",
            member.points.local.to_decimal(),
            member.points.green.to_decimal(),
            member.points.gold.to_decimal()
        );
        let after = &after[&*member.number];
        assert!(after.starts_with(&expected), "member {}: {after}", member.number);
    }
}

#[test]
fn what_is_wrong_is_told_once_with_its_place() {
    let (_office, done) = golden();
    let mut codes: BTreeMap<&str, usize> = BTreeMap::new();
    done.problems.iter().for_each(|(_, told)| *codes.entry(&told.code).or_default() += 1);
    let told = |wanted: &str| codes.get(wanted).copied().unwrap_or_default();
    for line in PROBLEMS.lines() {
        let (code, times) = line.split_once(' ').unwrap();
        assert_eq!(told(code).to_string(), times, "{code}: {:#?}", done.problems);
    }
    assert_eq!(codes.len(), PROBLEMS.lines().count(), "{codes:?}");
    let twice = done.problems.iter().find(|(_, told)| told.code == "register-number-twice");
    let (path, told) = twice.unwrap();
    assert_eq!(
        (path.as_str(), told.sheet.as_str(), told.cell.as_str()),
        ("register.xlsx", "Members", "A8")
    );
}

#[test]
fn promotions_are_told_by_seniority_with_their_days() {
    let (_office, done) = golden();
    let done = &done.reconciliation;
    let told: Vec<String> = done
        .promotions
        .iter()
        .map(|promotion| {
            let date = promotion.date.map(|date| date.to_string()).unwrap_or_default();
            let name = &done.members[promotion.member as usize].name;
            format!("{} -> {} {date} {name}", promotion.from, promotion.to)
        })
        .collect();
    assert_eq!(
        told,
        [
            "1 Star Master -> Regional Master 2026-03-01 Lynn Faye",
            "Club Master -> County Master  Ann Bevan",
            "Club Master -> Local Master 2026-01-19 Siân Rhys-Jones",
            " -> Club Master 2026-01-12 Robert Vance",
        ]
    );
}

#[test]
fn what_came_in_is_credited_pending_or_refused() {
    let (_office, done) = golden();
    let done = &done.reconciliation;
    assert!(done.is_balanced(), "{:#?}", done.control);
    let all: i64 = AWARDS
        .lines()
        .filter(|line| line.contains("|local|"))
        .map(|line| line.split('|').nth(4).unwrap().parse::<i64>().unwrap())
        .sum();
    assert_eq!(done.control.returns.claimed.local.to_decimal(), all.to_string());
    assert_eq!(done.control.reversed.local.to_decimal(), "40");
    // The members' points changed by credits less points taken back.
    let certificates = done.control.certificates.credited.local;
    let moved = done.control.returns.credited.local + certificates - done.control.reversed.local;
    assert_eq!(done.control.held_before.local + moved, done.control.held_after.local);
}

#[test]
fn a_changed_cell_explains_itself() {
    let (_office, done) = golden();
    let done = &done.reconciliation;
    let sum = |number: &str| {
        let member = done.members.iter().position(|member| &*member.number == number).unwrap();
        let change = done.member_cell_changes(member as u32).into_iter().next().unwrap();
        change.why.to_string()
    };
    assert_eq!(
        sum("000101"),
        "4344 + 40 (Monday Pairs of 2026-01-12 (Riverside Bridge Club)) = 4384"
    );
    assert_eq!(
        sum("000114"),
        "500 - 40 (credited before for Summer Teams of 2025-06-08 (Riverside Bridge Club), corrected) + 30 (Summer Teams of 2025-06-08 (Riverside Bridge Club)) = 490"
    );
    assert_eq!(sum("000129"), "1 of 2024-04-01 x 3/5 = 0.6; in all 0.6");
}

/// The registrar's decisions: the name of a case, the decision, the number in the column
/// Member.
const DECISIONS: &[(&str, &str, &str)] = &[
    ("Peter Nash", "same person", ""),
    ("Una Known", "new member", ""),
    ("Zzyzx Nobody", "not a member", ""),
    ("Guest of Carys", "ignore", ""),
    ("John Hughes", "000114", ""),
    ("Sara Lloyd", "same person", ""),
    ("David Rees", "same person", ""),
];

/// The workbook of decisions, partly filled in.
fn decided(done: &Reconciliation) -> String {
    let mut text =
        "## Decisions\nCase | Number | Name | Suggested member | Decision | Member\n".to_string();
    for case in &done.cases {
        let made = DECISIONS.iter().find(|(name, _, _)| *name == &*case.name);
        // Two members of one name in a club are two persons.
        let made = match (&*case.name, case.kind.word()) {
            ("John Hughes", "two rows") => Some(("ignore", "")),
            ("Hillside Teams", _) => {
                let own = case.evidence.split("; different awards").next().unwrap();
                own.ends_with("hillside new.xlsx").then_some(("count", ""))
            }
            _ => made.map(|(_, decision, member)| (*decision, *member)),
        };
        let (decision, member) = made.unwrap_or_default();
        let suggested = case.suggested.map(|at| done.members[at as usize].number.to_string());
        let quoted = |text: &str| if text.is_empty() { String::new() } else { format!("'{text}") };
        writeln!(
            text,
            "{} | {} | {} | {} | {} | {}",
            case.key,
            quoted(&case.number),
            case.name,
            quoted(&suggested.unwrap_or_default()),
            quoted(decision),
            quoted(member)
        )
        .unwrap();
    }
    text
}

/// The register afterwards.
fn register_after(done: &Reconciliation) -> Register {
    let kept = done.updated_register_sheets();
    let decided = done.cases.iter().filter(|case| case.decided.is_some());
    Register {
        members: done.members.clone(),
        aliases: kept.aliases,
        gold: kept.gold,
        certificates: kept.certificates,
        pending: kept.pending,
        ledger: kept.ledger,
        balances: kept.balances,
        credited: done.credited.clone(),
        decisions: decided.map(|case| done.decision_row(case)).collect(),
        organisers: done.register.organisers.clone(),
        layout: done.register.layout.clone(),
    }
}

/// The register as text, to be read again.
fn text_of(register: &Register) -> String {
    let mut text = "## Members\nNumber | Name | Club | Area | Status | Local points | Green points | Gold points | Rank | Registered to\n".to_string();
    let day = |day: Option<jiff_date::Date>| day.map(|day| format!("@{day}")).unwrap_or_default();
    for member in &register.members {
        let points = &member.points;
        let total = |exact: model::Exact| exact.to_decimal();
        writeln!(
            text,
            "'{} | {} | {} | {} | {} | {} | {} | {} | {} | {}",
            member.number,
            member.name,
            member.club,
            member.area,
            member.status.word(),
            if member.sound { total(points.local) } else { "unreadable".to_string() },
            total(points.green),
            total(points.gold),
            member.rank,
            day(member.registered)
        )
        .unwrap();
    }
    text.push_str("## Aliases\nNumber | Also known as | Old number\n");
    for alias in &register.aliases {
        let old = alias.old_number.as_deref().map(|old| format!("'{old}")).unwrap_or_default();
        writeln!(
            text,
            "'{} | {} | {old}",
            alias.number,
            alias.known_as.as_deref().unwrap_or_default()
        )
        .unwrap();
    }
    text.push_str("## Gold\nNumber | Date | Points\n");
    for row in &register.gold {
        writeln!(text, "'{} | @{} | {}", row.number, row.date, row.points.to_decimal()).unwrap();
    }
    text.push_str("## Certificates\nCertificate | Number | Date | Issuer | Expires | Local points | Green points | Registered\n");
    for row in &register.certificates {
        writeln!(
            text,
            "{} | '{} | {} | {} | {} | {} | {} | {}",
            row.certificate,
            row.number,
            day(row.date),
            row.issuer,
            day(row.expires),
            row.points.local.to_decimal(),
            row.points.green.to_decimal(),
            day(row.registered)
        )
        .unwrap();
    }
    text.push_str(
        "## Credited\nDate | Event | Title | Organiser | Registered | Members | Content\n",
    );
    for row in &register.credited {
        let (event, members) = (&row.event, &row.text);
        writeln!(
            text,
            "{} | {} | {} | {} | {} | {members} | '{}",
            day(event.date),
            event.key,
            event.title,
            event.organiser,
            day(row.registered),
            row.content
        )
        .unwrap();
    }
    text.push_str(
        "## Pending\nDate | Event | Title | Organiser | Number | Name | Club | Kind | Points\n",
    );
    for row in &register.pending {
        let number = if row.number.is_empty() { String::new() } else { format!("'{}", row.number) };
        let event = &row.event;
        writeln!(
            text,
            "{} | {} | {} | {} | {number} | {} | {} | {} | {}",
            day(event.date),
            event.key,
            event.title,
            event.organiser,
            row.name,
            row.club,
            row.kind.id(),
            row.points.to_decimal()
        )
        .unwrap();
    }
    text.push_str("## Decisions\nCase | Number | Name | Suggested member | Decision | Member\n");
    for row in &register.decisions {
        let quoted = |text: Option<&str>| {
            text.filter(|t| !t.is_empty()).map(|t| format!("'{t}")).unwrap_or_default()
        };
        writeln!(
            text,
            "{} | {} | {} | {} | {} | {}",
            row.case,
            quoted(Some(&row.number)),
            row.name,
            quoted(row.suggested.as_deref()),
            quoted(row.decision.as_deref()),
            quoted(row.member.as_deref())
        )
        .unwrap();
    }
    text
}

use jiff::civil as jiff_date;

#[test]
fn decisions_are_applied_kept_and_never_asked_again() {
    let (office, first) = golden();
    let (register, run) = (office.path("register.xlsx"), office.path("run"));
    let decisions = office.workbook("decisions.xlsx", &decided(&first.reconciliation));
    let order = ReconcileInputs { decisions: Some(decisions), ..office.order(&register, &[&run]) };
    let second = reconcile_register(&order, &NoProgress).unwrap();
    let done = &second.reconciliation;
    assert!(done.is_balanced());
    let told = fates(done);
    for expected in [
        "riverside-2||Peter Nash|local|8|credited 000126",
        // Returned with an unused number, which becomes the new member's.
        "riverside-2|999999|Una Known|local|8|credited 999999",
        "riverside-2||Zzyzx Nobody|local|8|no member",
        "riverside-2||Guest of Carys|local|3|ignored",
        "riverside-2||John Hughes|local|12|credited 000114",
        "riverside-2|000171|Sara Lloyd|local|8|credited 000117",
        "riverside-1|000115|David Rees|local|10|credited 000215",
        "hillside-new-1|000111|Joan Parry|local|25|credited 000111",
        "hillside-1|000111|Joan Parry|local|20|copy",
    ] {
        assert!(told.iter().any(|line| line == expected), "{expected}: {told:#?}");
    }
    let after = totals(done);
    // 100 + 3000 of the row that was merged + 10; the other keeps nothing.
    assert_eq!(after["000215"], "3110|0|0|County Master");
    assert_eq!(after["000115"], "0|0|0|County Master");
    assert_eq!(after["000114"], "502|0|0|Club Master");
    // The same decisions again change nothing.
    let again = reconcile_register(&order, &NoProgress).unwrap();
    assert_eq!(totals(&again.reconciliation), after);
    assert_eq!(fates(&again.reconciliation), told);
    assert_eq!(again.reconciliation.cases, done.cases);
    // A third run with the new register credits nothing twice and raises no case again.
    let new = office.workbook("new.xlsx", &text_of(&register_after(done)));
    let third = reconcile_register(&office.order(&new, &[&run]), &NoProgress).unwrap();
    let third = &third.reconciliation;
    assert!(third.is_balanced());
    let moved: Vec<String> = third
        .postings
        .iter()
        .map(|posting| {
            format!(
                "{} {:?} {}",
                third.members[posting.member as usize].number, posting.origin, posting.points
            )
        })
        .collect();
    assert!(moved.is_empty(), "{moved:#?}");
    let (mut now, mut then) = (totals(third), after);
    // Their rows are invalid, and both registers report it.
    for unreadable in ["000107", "000108", "000131", "000106"] {
        now.remove(unreadable);
        then.remove(unreadable);
    }
    assert_eq!(now, then);
    let open = |done: &Reconciliation| {
        let open = done.cases.iter().filter(|case| case.decided.is_none());
        open.map(|case| case.key.to_string()).collect::<Vec<_>>()
    };
    let before = open(done);
    for key in open(third) {
        assert!(before.contains(&key), "{key} is asked although it was not before");
    }
}

#[test]
fn without_the_decisions_nothing_is_credited_twice_either() {
    let (office, first) = golden();
    let run = office.path("run");
    let decisions = office.workbook("decisions.xlsx", &decided(&first.reconciliation));
    let order = ReconcileInputs {
        decisions: Some(decisions),
        ..office.order(&office.path("register.xlsx"), &[&run])
    };
    let second = reconcile_register(&order, &NoProgress).unwrap();
    let forgetful = Register { decisions: Vec::new(), ..register_after(&second.reconciliation) };
    let new = office.workbook("new.xlsx", &text_of(&forgetful));
    let third = reconcile_register(&office.order(&new, &[&run]), &NoProgress).unwrap();
    assert!(third.reconciliation.postings.is_empty(), "{:#?}", third.reconciliation.postings);
}

/// An evening that comes in again under another file, title, body or day: credited, or what becomes of
/// its awards.
const EVENINGS: &str = "\
monday-1|monday.xlsx|Monday Pairs|2026-01-12|Riverside Bridge Club|registered
all-1|all.xlsx|Monday Pairs|2026-01-12|Riverside B.C.|registered
all-1|all.xlsx|Pairs, Monday|2026-01-12|Riverside Bridge Club|registered
all-1|all.xlsx|Pairs, Monday|2026-01-13|Hillside|open
all-1|all.xlsx|Monday Pairs|2026-03-12|Riverside Bridge Club|open
all-1|all.xlsx|Monday Pairs|2026-03-15|Riverside Bridge Club|credited
";

/// 1.10.2: the same awards on one day are one event, whatever it is called; a few days apart they are
/// asked, and where one number of the date can be wrong. Eight equal awards on any other day can be
/// chance.
#[test]
fn an_evening_under_another_name_or_day_is_not_credited_again() {
    let office = Office::new();
    let mut members = String::from("## Members\nNumber | Name | Club | Local points\n");
    let mut awards = Vec::new();
    for nth in 1..=8 {
        let number = format!("0001{nth:02}");
        let name = format!("Member Of{}", char::from(b'a' + nth));
        writeln!(members, "'{number} | {name} | Riverside Bridge Club | 100").unwrap();
        awards.push(format!("{number}|{name}|local|{}|credited {number}|", 10 * nth));
    }
    let register = office.workbook("eight.xlsx", &members);
    let awards_of = |key: &str| awards.iter().map(|award| format!("{key}|{award}")).collect();
    let run = |name: &str, event: &str| {
        let awards: Vec<String> = awards_of(event.split('|').next().unwrap());
        office.run(name, &[event], &awards.iter().map(String::as_str).collect::<Vec<_>>())
    };
    let first = run("evening", EVENINGS.lines().next().unwrap().rsplit_once('|').unwrap().0);
    let first = reconcile_register(&office.order(&register, &[&first]), &NoProgress).unwrap();
    let credited = register_after(&first.reconciliation);
    let credited = office.workbook("credited.xlsx", &text_of(&credited));
    for (nth, line) in EVENINGS.lines().enumerate() {
        let (event, wanted) = line.rsplit_once('|').unwrap();
        let again = run(&format!("again-{nth}"), event);
        let again = reconcile_register(&office.order(&credited, &[&again]), &NoProgress).unwrap();
        let done = &again.reconciliation;
        let told: Vec<String> = (0..done.claims.awards.len()).map(|at| fate(done, at)).collect();
        assert_eq!(told.len(), 8, "{line}");
        assert!(told.iter().all(|fate| fate.starts_with(wanted)), "{line}: {told:?}");
    }
}

#[test]
fn points_that_wait_stay_in_the_register_until_they_are_decided() {
    let (office, first) = golden();
    let waiting = first.reconciliation.pending_rows();
    assert_eq!(
        waiting.len(),
        AWARDS
            .lines()
            .filter(|line| {
                let fate = line.split('|').nth(5).unwrap();
                ["open", "lapsed", "unsound", "later"].iter().any(|word| fate.starts_with(word))
            })
            .count()
    );
    // Next year the returns are not given again; only the decisions are.
    let new = office.workbook("new.xlsx", &text_of(&register_after(&first.reconciliation)));
    let decisions = office.workbook("decisions.xlsx", &decided(&first.reconciliation));
    let empty = office.run("empty", &[], &[]);
    let order = ReconcileInputs { decisions: Some(decisions), ..office.order(&new, &[&empty]) };
    let second = reconcile_register(&order, &NoProgress).unwrap();
    let done = &second.reconciliation;
    assert!(done.is_balanced());
    assert_eq!(totals(done)["000126"], "108|0|0|Club Master".replace("Club Master", ""));
    assert_eq!(done.control.returns.claimed, Default::default());
    assert!(done.reversed_nothing());
}

/// A further question to a reconciliation.
trait Asked {
    fn reversed_nothing(&self) -> bool;
}

impl Asked for Reconciliation {
    fn reversed_nothing(&self) -> bool {
        self.control.reversed == Default::default()
    }
}

#[test]
fn the_order_of_rows_and_files_changes_nothing() {
    let (_office, straight) = golden();
    let office = Office::new();
    let register = office.workbook("register.xlsx", REGISTER);
    let (mut events, mut awards) = (lines(EVENTS), lines(AWARDS));
    events.reverse();
    awards.reverse();
    let (these, those): (Vec<&str>, Vec<&str>) =
        events.iter().partition(|line| line.starts_with("riverside"));
    let of = |events: &[&str]| -> Vec<&str> {
        let keys: Vec<&str> = events.iter().map(|line| line.split('|').next().unwrap()).collect();
        awards
            .iter()
            .copied()
            .filter(|line| keys.contains(&line.split('|').next().unwrap()))
            .collect()
    };
    let (one, other) =
        (office.run("one", &those, &of(&those)), office.run("other", &these, &of(&these)));
    let turned =
        reconcile_register(&office.order(&register, &[&one, &other]), &NoProgress).unwrap();
    assert_eq!(fates(&turned.reconciliation), fates(&straight.reconciliation));
    assert_eq!(totals(&turned.reconciliation), totals(&straight.reconciliation));
}

#[test]
fn what_the_registrar_accepts_is_credited_and_no_guess_beyond() {
    let office = Office::new();
    let (register, run) = season(&office);
    let order =
        ReconcileInputs { accept: AcceptanceThreshold::Likely, ..office.order(&register, &[&run]) };
    let done = reconcile_register(&order, &NoProgress).unwrap();
    let told = fates(&done.reconciliation);
    for expected in [
        "riverside-2||Peter Nash|local|8|credited 000126",
        "riverside-2||Ivor Cox|local|8|credited 000127",
        "riverside-2|119|Rhian Bowen|local|8|credited 000119",
        "riverside-2||John Hughes|local|12|open",
        "riverside-2|000105|Megan Oakes|local|10|open 000105",
        "riverside-2|000101|Tom Lorimer|local|7|open",
        "riverside-2||Zzyzx Nobody|local|8|open",
    ] {
        assert!(told.iter().any(|line| line == expected), "{expected}: {told:#?}");
    }
    assert!(done.reconciliation.is_balanced());
}

/// Pseudo-random numbers, reproducible by seed.
struct Chance(u64);

impl Chance {
    fn below(&mut self, limit: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % limit
    }
}

/// A random season: members, slips, strangers, copies.
fn by_chance(seed: u64) -> (String, String, String) {
    const FORENAMES: [&str; 6] = ["Carys", "Huw", "Robert", "Bob", "Sian", "John"];
    const SURNAMES: [&str; 5] = ["Jones", "Lorimer", "Rhys-Jones", "Vance", "O'Brien"];
    const STATUS: [&str; 8] =
        ["active", "active", "active", "active", "active", "active", "lapsed", "deceased"];
    let mut chance = Chance(seed);
    let mut register =
        "## Members\nNumber | Name | Club | Status | Local points | Green points\n".to_string();
    let mut members = Vec::new();
    for number in 0..30 {
        let name = format!("{} {}", FORENAMES[chance.below(6)], SURNAMES[chance.below(5)]);
        let (club, status) = (chance.below(3), STATUS[chance.below(8)]);
        let (local, green) = (chance.below(9000), chance.below(100));
        writeln!(
            register,
            "'{:04} | {name} | Club {club} | {status} | {local} | {green}",
            1001 + number * 7
        )
        .unwrap();
        members.push((format!("{:04}", 1001 + number * 7), name));
    }
    let (mut events, mut awards) = (String::new(), String::new());
    for event in 0..12 {
        let day = 1 + chance.below(4);
        let (title, club) = (chance.below(2), chance.below(3));
        writeln!(events, "e{event}|f{}.xlsx|Pairs {title}|2026-01-0{day}|Club {club}", event / 2)
            .unwrap();
        for _ in 0..1 + chance.below(8) {
            let (mut number, mut name) = members[chance.below(members.len())].clone();
            match chance.below(6) {
                0 => number.clear(),
                1 => number.truncate(3),
                2 => name = "Nobody Known".to_string(),
                3 => name = name.to_uppercase(),
                _ => {}
            }
            let kind = ["local", "local", "green"][chance.below(3)];
            writeln!(awards, "e{event}|{number}|{name}|{kind}|{}", 1 + chance.below(3)).unwrap();
        }
    }
    (register, events, awards)
}

#[test]
fn for_any_season_nothing_is_lost_and_no_order_matters() {
    for seed in 0..40 {
        let (register, events, awards) = by_chance(seed);
        let office = Office::new();
        let register = office.workbook("register.xlsx", &register);
        let (mut events, mut awards) = (lines(&events), lines(&awards));
        let run = office.run("run", &events, &awards);
        let accept =
            if seed % 2 == 0 { AcceptanceThreshold::Exact } else { AcceptanceThreshold::Likely };
        let order = ReconcileInputs { accept, ..office.order(&register, &[&run]) };
        let done = reconcile_register(&order, &NoProgress).unwrap().reconciliation;
        assert!(done.is_balanced(), "seed {seed}: {:#?}", done.control);
        let control = &done.control;
        let moved = control.returns.credited.local - control.reversed.local;
        assert_eq!(control.held_before.local + moved, control.held_after.local, "seed {seed}");
        events.reverse();
        awards.reverse();
        let run = office.run("run", &events, &awards);
        let turned = reconcile_register(
            &ReconcileInputs { inputs: vec![run.clone()], ..order.clone() },
            &NoProgress,
        )
        .unwrap();
        assert_eq!(fates(&turned.reconciliation), fates(&done), "seed {seed}");
        // The new register with the same season credits nothing more.
        let new = office.workbook("new.xlsx", &text_of(&register_after(&done)));
        let again =
            reconcile_register(&ReconcileInputs { register: new, ..order }, &NoProgress).unwrap();
        assert!(again.reconciliation.is_balanced(), "seed {seed}");
        assert!(
            again.reconciliation.postings.is_empty(),
            "seed {seed}: {:#?}",
            again.reconciliation.postings
        );
    }
}

/// 1.5.1: 5 Green Points in one event bring a Gold Point, on a certificate as in a return;
/// one that the registrar entered on the Gold sheet is not given twice (1.5.3), and a
/// certificate taken back takes back its Gold Points (1.11.1).
const PAPERS: &str = "\
## Members
Number | Name | Club | Local points | Green points | Gold points
'000301 | Carys Lorimer | Hillside | 100 | |
'000302 | Robert Vance | Hillside | 100 | |
'000303 | Idris Pugh | Hillside | 100 | |
'000304 | Nia Colter | Hillside | 100 | | 1.2
'000305 | Glyn Watkins | Hillside | 100 | 10 | 2
'000306 | Sara Lloyd | Hillside | 100 | |
## Gold
Number | Date | Points
'000304 | @2026-01-09 | 1.2
'000305 | @2025-10-01 | 2
## Certificates
Certificate | Number | Date | Issuer | Event | Local points | Green points | Registered
G1 | '000301 | @2026-01-05 | WBU | Congress Pairs | | 5 |
G2 | '000302 | @2026-01-05 | WBU | Congress Pairs | 7 | 4.75 |
G3 | '000303 | @2024-01-05 | EBU | Congress Teams | | 5.25 |
G3 | '000303 | @2024-01-05 | EBU | Congress Teams | | -5.25 |
G3 | '000303 | @2024-01-05 | EBU | Congress Teams | | 5.5 |
G4 | '000304 | @2026-01-09 | WBU | Congress Pairs | | 6 |
G5 | '000305 | @2025-10-01 | WBU | Congress Pairs | | 10 | @2025-12-01
G5 | '000305 | @2025-10-01 | WBU | Congress Pairs | | -10 |
G6 | '000306 | @2026-01-05 | ACBL | Nationals | | 50 |
";

#[test]
fn green_points_on_paper_bring_gold_points() {
    let office = Office::new();
    let register = office.workbook("register.xlsx", PAPERS);
    let run = office.run("run", &[], &[]);
    let done = reconcile_register(&office.order(&register, &[&run]), &NoProgress).unwrap();
    let after = totals(&done.reconciliation);
    for (number, expected) in [
        ("000301", "100|5|1|Club Master"),
        ("000302", "107|4.75|0|Club Master"),
        // 5.5 / 5 = 1.1, two whole years ago: x 3/5.
        ("000303", "100|5.5|0.66|Club Master"),
        ("000304", "100|6|1.2|Club Master"),
        // A rank that was reached is kept: 10 Green and 100 Local Points were 11.
        ("000305", "100|0|0|Local Master"),
        ("000306", "100|0|0|"),
    ] {
        assert_eq!(after[number], expected, "member {number}");
    }
    let control = &done.reconciliation.control;
    assert!(control.certificates.is_balanced(), "{control:#?}");
    // 1 + (1.05 - 1.05 + 1.1) - 2
    assert_eq!(control.certificates.credited.gold.to_decimal(), "0.1");
    assert_eq!(control.certificates.refused.green.to_decimal(), "50");
}
