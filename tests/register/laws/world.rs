//! A random season with every kind of problem.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use jiff::civil::{Date, date};
use register::page_keys::slug;
use register::reconcile::{AcceptanceThreshold, AwardFate, Reconciliation};

use super::deciding::{Decision, What};
use super::members::{CLUBS, Row, rows};
use crate::support::chance::Chance;

/// Names of people outside the register.
const STRANGERS: [&str; 8] = [
    "Hildegard Oblomov",
    "Wolfgang Pumpernickel",
    "Scheherazade Quux",
    "Bartholomew Tzitzikas",
    "Clementine Vuvuzela",
    "Archibald Knickerbocker",
    "Philomena Mxyzptlk",
    "Engelbert Yggdrasil",
];

/// The member behind a spelling, as far as number and name tell.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Truth {
    /// Certainly the row.
    Certain(usize),
    /// The row, if likely matches are accepted.
    Likely(usize),
    /// The number is on several rows; the name is that of this row.
    OnSeveralRows(usize),
    Nobody,
}

/// A player as named in a return.
#[derive(Clone, Debug)]
pub struct Spelling {
    pub number: Option<String>,
    pub name: String,
    pub club: String,
    pub truth: Truth,
}

impl Spelling {
    /// The key of the player's case.
    pub fn key(&self) -> String {
        match &self.number {
            Some(number) => format!("player {number} {}", slug(&self.name)).trim_end().to_string(),
            None => {
                let club = self.club.to_lowercase();
                let key = register::page_keys::player_key(None, &self.name, &club);
                format!("player {key}")
            }
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    Local,
    Green,
    Gold,
}

/// Points: Local Points, quarters of Green Points, hundredths of Gold Points.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Award {
    pub spelling: usize,
    pub kind: Kind,
    pub points: u32,
}

/// One return of an event.
#[derive(Clone, Debug, PartialEq)]
pub struct Version {
    pub day: Date,
    pub awards: Vec<Award>,
}

/// An event and all returns of it.
#[derive(Clone, Debug)]
pub struct Event {
    pub title: String,
    pub body: &'static str,
    /// Its returns, the last one right.
    pub versions: Vec<Version>,
    /// A rival file of the same day, sent in with the last return.
    pub rival: Option<Vec<Award>>,
    /// Whether another file has a copy.
    pub copied: bool,
    /// Whether its points are on certificates.
    pub on_paper: bool,
}

impl Event {
    pub fn last(&self) -> &Version {
        self.versions.last().unwrap()
    }
}

/// A certificate that a member sent in.
#[derive(Clone, Debug)]
pub struct Paper {
    pub certificate: String,
    pub row: usize,
    pub day: Date,
    pub issuer: &'static str,
    pub expired: bool,
    pub local: u32,
    pub green: u32,
    pub of: PaperOf,
}

/// The content of a certificate.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum PaperOf {
    /// The award of a player of an event, with its number.
    Award { event: usize, spelling: usize },
    /// The points of such an award, with a number unknown to the return.
    SameDay { event: usize, spelling: usize },
    /// Something else.
    Else,
}

/// A return: the event and its version.
pub type Delivery = (usize, usize);

pub struct World {
    pub rows: Vec<Row>,
    pub spellings: Vec<Spelling>,
    pub events: Vec<Event>,
    pub papers: Vec<Paper>,
    pub accept: AcceptanceThreshold,
    /// By the key of the case.
    pub decisions: BTreeMap<String, Decision>,
    /// The cases of an event's two versions: its own and its rival's.
    pub versions: BTreeMap<usize, [String; 2]>,
}

pub const AS_OF: Date = date(2026, 12, 31);

impl World {
    pub fn by_chance(chance: &mut Chance) -> World {
        let rows = rows(chance);
        let accept =
            if chance.one_in(2) { AcceptanceThreshold::Exact } else { AcceptanceThreshold::Likely };
        let mut world = World {
            rows,
            spellings: Vec::new(),
            events: Vec::new(),
            papers: Vec::new(),
            accept,
            decisions: BTreeMap::new(),
            versions: BTreeMap::new(),
        };
        for at in 0..3 + chance.below(5) {
            let event = world.event(at, chance);
            world.events.push(event);
        }
        world.decide_on_days(chance);
        world.send_in_papers(chance);
        world
    }

    /// The rows with a number.
    pub fn with_number(&self, number: &str) -> Vec<usize> {
        (0..self.rows.len()).filter(|at| self.rows[*at].number == number).collect()
    }

    pub fn is_on_several_rows(&self, row: usize) -> bool {
        self.with_number(&self.rows[row].number).len() > 1
    }

    /// Whether another row has the name.
    fn is_double(&self, row: usize) -> bool {
        self.rows.iter().filter(|other| other.name == self.rows[row].name).count() > 1
    }

    fn event(&mut self, at: usize, chance: &mut Chance) -> Event {
        // A unique day, so that no certificate is doubtful by accident.
        let day = date(2026, 1 + (at % 9) as i8, 1 + chance.below(20) as i8);
        let on_paper = chance.one_in(3);
        let players: Vec<usize> = (0..2 + chance.below(7)).map(|_| self.spelling(chance)).collect();
        let mut awards = Vec::new();
        for spelling in players {
            self.award(spelling, &mut awards, chance);
        }
        // A player under two entries, with equal or other points.
        if !on_paper && chance.one_in(3) {
            let first = *chance.of(&awards);
            let points = if chance.one_in(3) { first.points } else { first.points + 2 };
            let again = match chance.one_in(2) {
                true => first.spelling,
                false => self.same_player(first.spelling, chance),
            };
            if first.kind == Kind::Local {
                awards.push(Award { spelling: again, kind: Kind::Local, points });
            }
        }
        let last = Version { day, awards };
        let mut versions = vec![last.clone()];
        let mut rival = None;
        match chance.below(8) {
            0..=2 => {
                for _ in 0..1 + chance.below(2) {
                    let before = self.mistaken(&versions[0], on_paper, chance);
                    versions.insert(0, before);
                }
            }
            3 => versions.push(Version { day, awards: Vec::new() }),
            4 => rival = self.rival(&last, chance),
            5 => {
                let before = Version { day: day.yesterday().unwrap(), ..last.clone() };
                versions.insert(0, before);
            }
            _ => {}
        }
        let copied = rival.is_none() && versions.len() == 1 && chance.one_in(5);
        let (title, body) = (format!("Game {at}"), *chance.of(&CLUBS));
        Event { title, body, versions, rival, copied, on_paper }
    }

    fn award(&mut self, spelling: usize, awards: &mut Vec<Award>, chance: &mut Chance) {
        if awards.iter().any(|award| award.spelling == spelling) {
            return;
        }
        match chance.below(5) {
            0 => {
                let points = 1 + chance.below(24) as u32;
                awards.push(Award { spelling, kind: Kind::Green, points });
                // 1.5.1: from 5 Green Points on a fifth of them is Gold.
                if points >= 20 {
                    awards.push(Award { spelling, kind: Kind::Gold, points: points * 5 });
                }
            }
            _ => {
                let points = 6 * (1 + chance.below(9)) as u32;
                awards.push(Award { spelling, kind: Kind::Local, points });
            }
        }
    }

    /// A wrong version of an event.
    fn mistaken(&mut self, right: &Version, on_paper: bool, chance: &mut Chance) -> Version {
        let mut awards = right.awards.clone();
        let local = |awards: &[Award]| {
            (0..awards.len()).filter(|at| awards[*at].kind == Kind::Local).collect::<Vec<_>>()
        };
        for _ in 0..1 + chance.below(2) {
            let of_kind = local(&awards);
            if of_kind.is_empty() {
                break;
            }
            let at = *chance.of(&of_kind);
            match chance.below(3) {
                0 => awards[at].points += 4,
                1 => {
                    let spelling = self.spelling(chance);
                    if awards.iter().all(|award| award.spelling != spelling) {
                        awards[at].spelling = spelling;
                    }
                }
                _ if awards.len() > 2 && !on_paper => drop(awards.remove(at)),
                _ => awards[at].points += 2,
            }
        }
        Version { day: right.day, awards }
    }

    /// The same event in another file, with other points for some players and the same for
    /// at least half.
    fn rival(&self, last: &Version, chance: &mut Chance) -> Option<Vec<Award>> {
        let spelt: Vec<usize> = last.awards.iter().map(|award| award.spelling).collect();
        let once: BTreeSet<usize> = spelt.iter().copied().collect();
        let known: BTreeSet<(Option<&String>, &String)> = spelt
            .iter()
            .map(|at| &self.spellings[*at])
            .map(|s| (s.number.as_ref(), if s.number.is_some() { &s.club } else { &s.name }))
            .collect();
        if once.len() < 3 || known.len() < once.len() || spelt.len() != once.len() {
            return None;
        }
        let mut awards = last.awards.clone();
        let at = chance.below(awards.len());
        awards[at].points += 2;
        Some(awards)
    }

    /// A player of the register, or a stranger, as typed.
    fn spelling(&mut self, chance: &mut Chance) -> usize {
        let row = chance.below(self.rows.len());
        let made = self.spelt(row, chance);
        self.known(made)
    }

    /// Another spelling of the same player, if certain.
    fn same_player(&mut self, spelling: usize, chance: &mut Chance) -> usize {
        match self.spellings[spelling].truth {
            Truth::Certain(row) | Truth::Likely(row) => {
                let made = self.spelt(row, chance);
                self.known(made)
            }
            _ => spelling,
        }
    }

    fn known(&mut self, spelling: Spelling) -> usize {
        let same = |known: &Spelling| {
            known.number == spelling.number
                && known.name == spelling.name
                && (known.number.is_some() || known.club == spelling.club)
        };
        if let Some(at) = self.spellings.iter().position(same) {
            return at;
        }
        self.spellings.push(spelling);
        self.spellings.len() - 1
    }

    fn spelt(&self, row: usize, chance: &mut Chance) -> Spelling {
        let own = &self.rows[row];
        let (forename, surname) = own.name.split_once(' ').unwrap();
        let (several, double) = (self.is_on_several_rows(row), self.is_double(row));
        let certain = if several { Truth::OnSeveralRows(row) } else { Truth::Certain(row) };
        let alone = several || double;
        let likely = if alone { Truth::Nobody } else { Truth::Likely(row) };
        let spelling = |number: Option<&str>, name: &str, club: &str, truth: Truth| Spelling {
            number: number.map(String::from),
            name: name.to_string(),
            club: if number.is_some() { String::new() } else { club.to_string() },
            truth,
        };
        let number = Some(&*own.number);
        let elsewhere = if own.club == CLUBS[0] { CLUBS[1] } else { CLUBS[0] };
        match chance.below(24) {
            0..=7 => spelling(number, &own.name, "", certain),
            8 if !several => spelling(number, "", "", certain),
            9 => {
                let name = format!("{}, {forename}", surname.to_uppercase());
                spelling(number, &name, "", certain)
            }
            10 => spelling(number, &format!("{} {surname}", &forename[..1]), "", certain),
            11 => {
                let name = format!("{forename} {}{}", &surname[..2], &surname[3..]);
                spelling(number, &name, "", certain)
            }
            12 if own.old.is_some() => spelling(own.old.as_deref(), &own.name, "", certain),
            13 if own.former.is_some() && !several => {
                spelling(number, own.former.as_deref().unwrap(), "", certain)
            }
            14 => {
                // A digit wrong.
                let truth = if several { Truth::Nobody } else { Truth::Likely(row) };
                let last = own.number.as_bytes()[5] - b'0';
                let typed = format!("{}{}", &own.number[..5], (last + 3) % 10);
                spelling(Some(&typed), &own.name, "", truth)
            }
            15 => spelling(None, &own.name, own.club, likely),
            16 => spelling(None, &own.name, elsewhere, likely),
            17 if !alone => spelling(number, &format!("{} {surname}", &forename[..3]), "", likely),
            18 if !alone => spelling(number, &format!("{forename} Zzyzxson"), "", likely),
            19 => {
                let (stranger, club) = (*chance.of(&STRANGERS), *chance.of(&CLUBS));
                spelling(None, stranger, club, Truth::Nobody)
            }
            20 => {
                let at = chance.below(STRANGERS.len());
                let number = format!("9{at}9{at}9{at}");
                spelling(Some(&number), STRANGERS[at], "", Truth::Nobody)
            }
            21 if !several => spelling(number, chance.of::<&str>(&STRANGERS), "", Truth::Nobody),
            22 if !several => self.name_of_another(row, chance),
            23 if !alone => {
                let at = chance.below(1_000);
                spelling(Some(&format!("77{at:04}")), &own.name, "", likely)
            }
            _ => spelling(number, &own.name, "", certain),
        }
    }

    /// The number of one member with the name of another.
    fn name_of_another(&self, row: usize, chance: &mut Chance) -> Spelling {
        let other = chance.below(self.rows.len());
        let name = self.rows[other].name.clone();
        let same = name == self.rows[row].name;
        let alone = self.is_double(other) || self.is_on_several_rows(other);
        let truth = match (same, alone) {
            (true, _) => Truth::Certain(row),
            (_, true) => Truth::Nobody,
            _ => Truth::Likely(other),
        };
        let number = Some(self.rows[row].number.clone());
        Spelling { number, name, club: String::new(), truth }
    }

    /// The number of awards of a spelling in the returns of an event.
    pub fn times_in(&self, event: usize, spelling: usize) -> usize {
        let event = &self.events[event];
        let all = event.versions.iter().flat_map(|version| &version.awards);
        all.filter(|award| award.spelling == spelling).count()
    }

    fn send_in_papers(&mut self, chance: &mut Chance) {
        for at in 0..chance.below(5) {
            let row = chance.below(self.rows.len());
            let (mut issuer, mut expired) = ("WBU", false);
            match chance.below(6) {
                0 => issuer = "ACBL",
                1 => expired = true,
                _ => {}
            }
            let green = if chance.one_in(3) { chance.below(30) as u32 } else { 0 };
            let (local, of) = (6 * (1 + chance.below(9)) as u32, PaperOf::Else);
            let (day, certificate) = (date(2025, 11, 1 + at as i8), format!("P {at}"));
            self.papers.push(Paper { certificate, row, day, issuer, expired, local, green, of });
        }
        for event in 0..self.events.len() {
            let simple =
                self.events[event].versions.len() == 1 && self.events[event].rival.is_none();
            if simple && chance.one_in(2) {
                self.send_in_award(event, chance);
            }
        }
    }

    /// Sends in a certificate with the points of an award, by its number or by another.
    fn send_in_award(&mut self, event: usize, chance: &mut Chance) {
        let Event { on_paper, .. } = self.events[event];
        let awards = self.events[event].last().awards.clone();
        let spelling = chance.of(&awards).spelling;
        let (Truth::Certain(row) | Truth::Likely(row)) = self.spellings[spelling].truth else {
            return;
        };
        // One of the players with a single award of the event under any spelling.
        let own = |award: &&Award| {
            use Truth::{Certain, Likely, OnSeveralRows};
            let truth = self.spellings[award.spelling].truth;
            matches!(truth, Certain(r) | Likely(r) | OnSeveralRows(r)
                if self.rows[r].name == self.rows[row].name)
        };
        let of_member: Vec<&Award> = awards.iter().filter(own).collect();
        if of_member.iter().any(|award| award.spelling != spelling) {
            return;
        }
        let sum = |kind: Kind| {
            of_member.iter().filter(|award| award.kind == kind).map(|award| award.points).sum()
        };
        let (local, green): (u32, u32) = (sum(Kind::Local), sum(Kind::Green));
        let certain = matches!(self.spellings[spelling].truth, Truth::Certain(_));
        let of = match on_paper {
            true => PaperOf::Award { event, spelling },
            false if certain && green == 0 && self.times_in(event, spelling) == 1 => {
                PaperOf::SameDay { event, spelling }
            }
            false => return,
        };
        let certificate = match of {
            PaperOf::Award { .. } => {
                let copy = self.events[event].copied && chance.one_in(2);
                let file = if copy { "copy" } else { "game" };
                certificate_number(&format!("{file}-{event}"), spelling)
            }
            _ => format!("Q {event}"),
        };
        let (day, issuer) = (self.events[event].last().day, "WBU");
        self.papers.push(Paper { certificate, row, day, issuer, expired: false, local, green, of });
    }

    /// The register before the season, as text of a workbook.
    pub fn register(&self) -> String {
        let mut text = "## Members\nNumber | Name | Club | Status | Local points | Green points | Gold points | Registered to\n".to_string();
        for row in &self.rows {
            let local = if row.sound { row.local.to_string() } else { "lots".to_string() };
            let gold = match row.gold_alone {
                0 => String::new(),
                fifths => decimal(i64::from(fifths) * 20),
            };
            writeln!(
                text,
                "'{} | {} | {} | {} | {local} | {} | {gold} | @2024-12-31",
                row.number,
                row.name,
                row.club,
                row.status.word(),
                decimal(i64::from(row.green) * 25),
            )
            .unwrap();
        }
        text.push_str("## Aliases\nNumber | Also known as | Old number\n");
        for row in &self.rows {
            if row.old.is_some() || row.former.is_some() {
                let old = row.old.as_ref().map(|old| format!("'{old}")).unwrap_or_default();
                let former = row.former.as_deref().unwrap_or_default();
                writeln!(text, "'{} | {former} | {old}", row.number).unwrap();
            }
        }
        text.push_str("## Gold\nNumber | Date | Points\n");
        for row in &self.rows {
            for (year, fifths) in &row.gold {
                let points = decimal(i64::from(*fifths) * 20);
                writeln!(text, "'{} | @{year}-06-01 | {points}", row.number).unwrap();
            }
        }
        text.push_str("## Certificates\nCertificate | Number | Date | Issuer | Expires | Local points | Green points | Registered\n");
        for paper in &self.papers {
            writeln!(
                text,
                "{} | '{} | @{} | {} | {} | {} | {} |",
                paper.certificate,
                self.rows[paper.row].number,
                paper.day,
                paper.issuer,
                if paper.expired { "@2026-01-31" } else { "" },
                paper.local,
                decimal(i64::from(paper.green) * 25),
            )
            .unwrap();
        }
        text
    }

    /// The last return of every event.
    pub fn all_returned(&self) -> Vec<Delivery> {
        (0..self.events.len()).map(|at| (at, self.events[at].versions.len() - 1)).collect()
    }

    /// Decides that some events with another day are the same.
    fn decide_on_days(&mut self, chance: &mut Chance) {
        for (at, event) in self.events.iter().enumerate() {
            let (first, last) = (event.versions[0].day, event.last().day);
            if first == last || chance.one_in(3) {
                continue;
            }
            let decision = Decision {
                number: String::new(),
                name: event.title.clone(),
                club: event.body.to_string(),
                suggested: String::new(),
                what: vec![What::Ignore],
            };
            self.decisions.insert(format!("event game-{at}-1 {last} instead of {first}"), decision);
        }
    }

    /// The counts of cases.
    pub fn tally(&self, rec: &Reconciliation) -> BTreeMap<String, u64> {
        let mut tally: BTreeMap<String, u64> = BTreeMap::new();
        let mut add = |what: &str, times: usize| {
            *tally.entry(what.to_string()).or_default() += times as u64;
        };
        add("members", self.rows.len());
        add("awards", rec.claims.awards.len());
        let fates = |wanted: fn(&AwardFate) -> bool| rec.fates.iter().filter(|f| wanted(f)).count();
        add("credited", fates(|fate| matches!(fate, AwardFate::Credited(_))));
        add("pending", fates(|fate| matches!(fate, AwardFate::Pending(_))));
        add("refused", fates(|fate| matches!(fate, AwardFate::Refused(_))));
        for event in &self.events {
            let last = event.last();
            add("corrections", event.versions.len() - 1);
            add("withdrawn", usize::from(last.awards.is_empty()));
            add("other days", usize::from(event.versions.iter().any(|v| v.day != last.day)));
            add("two versions", usize::from(event.rival.is_some()));
        }
        add("certificates", self.papers.len());
        let several = (0..self.rows.len()).filter(|row| self.is_on_several_rows(*row));
        add("numbers on two rows", several.count() / 2);
        add("new members", rec.members.len() - self.rows.len());
        for (key, decision) in &self.decisions {
            add("two awards", usize::from(key.starts_with("awards ")));
            let Some(last) = decision.what.last() else { continue };
            let merged = *last == What::Same && key.starts_with("rows ");
            add("merged rows", usize::from(merged));
            match last {
                What::Number(_) => add("decided: number", 1),
                other => add(&format!("decided: {}", other.text()), 1),
            }
        }
        tally
    }
}

/// The number of the certificate of a player by the return of an event in a file.
pub fn certificate_number(file: &str, spelling: usize) -> String {
    format!("{} S{spelling}", file.to_uppercase())
}

/// Hundredths as a decimal.
pub fn decimal(hundredths: i64) -> String {
    let sign = if hundredths < 0 { "-" } else { "" };
    let text = format!("{sign}{}.{:02}", hundredths.abs() / 100, hundredths.abs() % 100);
    text.trim_end_matches('0').trim_end_matches('.').to_string()
}
