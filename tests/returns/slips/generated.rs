//! Slips made by chance: the generator knows the kind and the cells of each.
//!
//! Left out, because the sheet holds no trace of them: two plausible scores exchanged, one
//! column sorted by itself where each value fits each row, day and month exchanged, White and
//! Black or NS and EW exchanged throughout, a name of one pair exchanged with one of another.

use std::collections::BTreeSet;
use std::fs::read_to_string;

use palmares::{Returns, Severity};

use crate::support::{self, Folder, project};

pub use support::chance::Chance;

/// The returns that slips are typed into.
pub const BASES: [&str; 15] = [
    "percent",
    "matchpoints",
    "mitchell",
    "individual",
    "teams",
    "vps",
    "butler",
    "ladder",
    "matches",
    "boards",
    "chess",
    "games",
    "events",
    "knockout",
    "diplomacy",
];

/// A workbook as a person sees it.
#[derive(Clone)]
pub struct Book(Vec<(String, Vec<Vec<String>>)>);

/// What `check` tells of a workbook: code, cell and whether it is more than a note; and its awards.
pub struct Found {
    pub told: Vec<(String, String, Severity)>,
    pub awards: BTreeSet<String>,
}

impl Book {
    /// A base, varied by chance: other players, other orders, other scores.
    pub fn varied(base: &str, chance: &mut Chance) -> Book {
        let text = read_to_string(project().join(format!("tests/slips/{base}.txt"))).unwrap();
        let mut sheets: Vec<(String, Vec<Vec<String>>)> = Vec::new();
        for line in text.lines() {
            match (line.strip_prefix("## "), sheets.last_mut()) {
                (Some(name), _) => sheets.push((name.to_string(), Vec::new())),
                (None, Some((_, rows))) => {
                    rows.push(line.split('|').map(|cell| cell.trim().to_string()).collect());
                }
                (None, None) => {}
            }
        }
        let mut book = Book(sheets);
        book.vary(chance);
        book
    }

    fn vary(&mut self, chance: &mut Chance) {
        if self.column("Entries", "Event").is_none() {
            let first = ["Player 1", "Player"].iter().find_map(|name| self.column("Entries", name));
            let rows = self.rows("Entries");
            let kept = first.unwrap_or(1);
            let mut players: Vec<Vec<String>> =
                rows[1..].iter().map(|row| row[kept..].to_vec()).collect();
            let rated = self.column("Entries", "Rating").is_some();
            if !rated {
                chance.shuffle(&mut players);
            }
            for (row, players) in self.rows_mut("Entries")[1..].iter_mut().zip(players) {
                row.truncate(kept);
                row.extend(players);
            }
        }
        if let Some(score) = self.score_column() {
            // A hundredth more for one is a hundredth less for another, so that the sum stays.
            let shift = chance.below(5) as f64 / 4.0;
            let rows = self.rows_mut("Results");
            let (more, less) = (2, rows.len() - 2);
            let read = |text: &str| text.parse::<f64>().unwrap();
            if rows[0].iter().any(|head| head == "%") && !rows[0].iter().any(|h| h == "Session") {
                rows[more][score] = format!("{}", read(&rows[more][score]) + shift);
                rows[less][score] = format!("{}", read(&rows[less][score]) - shift);
            }
            if chance.one_in(2) {
                chance.shuffle(&mut rows[1..]);
            }
        }
    }

    pub fn text(&self) -> String {
        let sheet = |(name, rows): &(String, Vec<Vec<String>>)| {
            let rows: Vec<String> = rows.iter().map(|row| row.join(" | ")).collect();
            format!("## {name}\n{}\n", rows.join("\n"))
        };
        self.0.iter().map(sheet).collect()
    }

    pub fn rows(&self, sheet: &str) -> &[Vec<String>] {
        self.0.iter().find(|(name, _)| name == sheet).map_or(&[], |(_, rows)| rows)
    }

    pub fn rows_mut(&mut self, sheet: &str) -> &mut Vec<Vec<String>> {
        &mut self.0.iter_mut().find(|(name, _)| name == sheet).unwrap().1
    }

    pub fn column(&self, sheet: &str, heading: &str) -> Option<usize> {
        self.rows(sheet).first()?.iter().position(|cell| cell == heading)
    }

    pub fn score_column(&self) -> Option<usize> {
        ["%", "MPs", "IMPs", "VPs", "Points"].iter().find_map(|name| self.column("Results", name))
    }

    /// Whether it has the sheet, and a row by chance below its headings.
    pub fn any_row(&self, sheet: &str, chance: &mut Chance) -> Option<usize> {
        let rows = self.rows(sheet).len();
        (rows > 3).then(|| 1 + chance.below(rows - 1))
    }

    /// The row of a key of the sheet `Event`.
    pub fn key(&self, key: &str) -> Option<usize> {
        self.rows("Event").iter().position(|row| row[0] == key)
    }

    pub fn found(&self) -> Found {
        let folder = Folder::new();
        folder.add("tuesday.xlsx", &self.text());
        let season = Returns::under([folder.returns()]).compute();
        let told = season.problems().map(|problem| {
            let at = format!("{}!{}", problem.sheet(), problem.cell());
            (problem.code().to_string(), at, problem.severity())
        });
        let awards = season.events().flat_map(|event| {
            let title = event.title().to_string();
            event
                .awards()
                .map(|award| {
                    let number = award.member_number().unwrap_or_default();
                    format!("{title}: {} {number} {}", award.player(), award.points())
                })
                .collect::<Vec<_>>()
        });
        Found { told: told.collect(), awards: awards.collect() }
    }
}

/// A cell of a sheet, from 0.
pub fn cell(sheet: &str, row: usize, column: usize) -> String {
    format!("{sheet}!{}{}", char::from(b'A' + column as u8), row + 1)
}
