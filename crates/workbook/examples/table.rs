//! A table as csv, json and xlsx: `cargo run --example table -- folder`.

use std::error::Error;
use std::fs::File;
use std::path::PathBuf;

use workbook::table::{CellEmphasis, Column, Field, Table};

static COLUMNS: [Column; 4] = [
    Column::number("place", "Place", 7.0),
    Column::text("team", "Team", 24.0),
    Column::decimal("score", "Score", 9.0).in_unit("VP"),
    Column::prose("remark", "Remark", 40.0),
];

struct Team {
    place: f64,
    name: &'static str,
    page: &'static str,
    score: f64,
    remark: &'static str,
}

fn row(team: &Team) -> Vec<Field<'_>> {
    let name = Field::from(team.name).linked(team.page);
    let score = Field::from(team.score);
    let score = if team.place > 1.0 { score } else { score.emphasised(CellEmphasis::Strong) };
    vec![team.place.into(), name, score, team.remark.into()]
}

fn main() -> Result<(), Box<dyn Error>> {
    let folder = PathBuf::from(std::env::args().nth(1).ok_or("usage: table <folder>")?);
    let teams = [
        Team { place: 1.0, name: "Ravens", page: "ravens.html", score: 41.5, remark: "" },
        Team { place: 2.0, name: "Owls", page: "owls.html", score: 38.25, remark: "One bye." },
    ];
    let mut table = Table::new("teams", "Teams", "The teams in order.", &COLUMNS, &teams, row);
    table.emphases = &[CellEmphasis::Link, CellEmphasis::Strong];
    table.write_csv(File::create(folder.join("teams.csv"))?)?;
    table.write_json(File::create(folder.join("teams.json"))?)?;
    std::fs::write(folder.join("teams.xlsx"), table.to_xlsx("an example")?)?;
    Ok(())
}
