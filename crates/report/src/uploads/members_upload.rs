//! Members with their points as csv, under the headings that a union wants.

use std::io;

use super::csv_of;
use crate::certificates::club_from_first_event;
use model::surname::split_name;
use model::{AwardKind, Exact};
use register::{Person, Season};

/// What a column can hold, with its word in the setting.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MemberColumnKind {
    Number,
    /// The name as spelt most.
    Name,
    /// The name without the surname.
    Forename,
    Surname,
    /// The organiser of the first event played.
    Club,
    /// How many events the member played.
    Events,
    /// Master points, of which Local Points are hundredths.
    MasterPoints,
    /// Points of a kind, with all decimals.
    Points(AwardKind),
    /// The same in hundredths, without a decimal point.
    Hundredths(AwardKind),
    /// An empty column, for a format that asks for one.
    Empty,
}

/// A column: its heading and what it holds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MemberCsvColumn {
    pub heading: String,
    pub content: MemberColumnKind,
}

/// The columns of a setting such as `Member No = number; Points = local`.
///
/// # Errors
///
/// A sentence that says what is wrong.
pub fn parse_member_columns(text: &str) -> Result<Vec<MemberCsvColumn>, String> {
    let columns = text.split(';').map(str::trim).filter(|one| !one.is_empty()).map(|one| {
        let (heading, word) = one.rsplit_once('=').ok_or_else(|| {
            format!("“{one}” does not say what the column holds; write Heading = number")
        })?;
        let (heading, word) = (heading.trim().to_string(), word.trim());
        let content = MemberColumnKind::named(word).ok_or_else(|| {
            format!(
                "“{word}” is not something a column can hold; choose from {}",
                words().join(", ")
            )
        })?;
        Ok(MemberCsvColumn { heading, content })
    });
    let columns: Vec<MemberCsvColumn> = columns.collect::<Result<_, String>>()?;
    if columns.is_empty() { Err("no column is named".to_string()) } else { Ok(columns) }
}

/// The csv file of a season's players.
///
/// # Errors
///
/// If points are no whole hundredths, or the file does not read back as it was written.
pub fn members_csv_file(columns: &[MemberCsvColumn], season: &Season) -> io::Result<Vec<u8>> {
    let headings: Vec<String> = columns.iter().map(|column| column.heading.clone()).collect();
    let row = |person: &Person| -> io::Result<Vec<String>> {
        columns.iter().map(|column| column.content.cell(season, person)).collect()
    };
    let rows: io::Result<Vec<Vec<String>>> = season.persons.iter().map(row).collect();
    csv_of(&headings, &rows?)
}

/// The words of all contents.
fn words() -> Vec<String> {
    let plain = ["number", "name", "forename", "surname", "club", "events", "master points"];
    let points = AwardKind::ALL.map(|kind| kind.id().to_string());
    let hundredths = AwardKind::ALL.map(|kind| format!("{} hundredths", kind.id()));
    plain
        .map(str::to_string)
        .into_iter()
        .chain(points)
        .chain(hundredths)
        .chain(["empty".to_string()])
        .collect()
}

impl MemberColumnKind {
    /// What a word names, whatever its capitals.
    fn named(word: &str) -> Option<MemberColumnKind> {
        let word = word.to_lowercase();
        let kind = |id: &str| AwardKind::ALL.into_iter().find(|kind| kind.id() == id);
        Some(match word.as_str() {
            "number" => MemberColumnKind::Number,
            "name" => MemberColumnKind::Name,
            "forename" => MemberColumnKind::Forename,
            "surname" => MemberColumnKind::Surname,
            "club" => MemberColumnKind::Club,
            "events" => MemberColumnKind::Events,
            "master points" => MemberColumnKind::MasterPoints,
            "empty" => MemberColumnKind::Empty,
            word => match word.strip_suffix(" hundredths") {
                Some(id) => MemberColumnKind::Hundredths(kind(id.trim_end())?),
                None => MemberColumnKind::Points(kind(word)?),
            },
        })
    }

    /// The cell of a member.
    fn cell(self, season: &Season, person: &Person) -> io::Result<String> {
        Ok(match self {
            MemberColumnKind::Number => person.number.clone().unwrap_or_default(),
            MemberColumnKind::Name => person.name.clone(),
            MemberColumnKind::Forename => split_name(&person.name).0,
            MemberColumnKind::Surname => split_name(&person.name).1,
            MemberColumnKind::Club => club_from_first_event(season, person),
            MemberColumnKind::Events => person.played.len().to_string(),
            MemberColumnKind::MasterPoints => person.points.master_points().to_decimal(),
            MemberColumnKind::Points(kind) => person.points.points(kind).to_decimal(),
            MemberColumnKind::Hundredths(kind) => {
                let points = person.points.points(kind);
                let hundredths = points * Exact::whole(100);
                if !hundredths.is_whole() {
                    let (name, points) = (&person.name, points.to_decimal());
                    return Err(io::Error::other(format!(
                        "{name}: {points} is not in whole hundredths"
                    )));
                }
                hundredths.to_decimal()
            }
            MemberColumnKind::Empty => String::new(),
        })
    }
}
