//! The printed scales and limits of the handbook, cell by cell.

use std::collections::BTreeMap;

use model::Exact;

use super::field::Field;
use super::wbu;
use crate::support::Row;

const STATUSES: [&str; 5] = ["club", "district", "area", "regional", "national"];

/// A cell of a printed scale.
#[derive(Debug)]
struct Printed {
    /// Table, row and column, as in `errata.csv`.
    key: [String; 3],
    /// Table, part and column, as in `scale_lowest_rungs.csv`: the cells that are read down
    /// as one ladder.
    ladder: [String; 3],
    movement: String,
    status: String,
    band: String,
    tables: u32,
    award: Option<u32>,
}

impl Printed {
    /// The events of the cell: every movement of its column, with the least and the most
    /// boards of its band.
    fn events(&self) -> Vec<Field> {
        let kinds: &[(&'static str, u32)] = match self.movement.as_str() {
            // 2.1.1(d) and (e): two and four winners need five tables. Printed only for
            // reading down; 2.1.1 awards nothing to so small a field.
            "two_winner" | "one_winner" if self.tables < 3 => &[],
            "two_winner" if self.tables < 5 => &[("teams", 1)],
            "two_winner" => &[("teams", 1), ("pairs", 2), ("individual", 4)],
            "one_winner" => &[("pairs", 1)],
            _ => &[("individual", 1)],
        };
        let boards = match self.band.as_str() {
            "12-17" => [12, 17],
            "18-35" => [18, 35],
            _ => [36, 71],
        };
        let event = |(format, winners): &(&'static str, u32), boards| {
            Field::new(format, *winners, self.tables, boards).at(&self.status)
        };
        kinds.iter().flat_map(|kind| boards.map(|boards| event(kind, boards))).collect()
    }

    fn errata_key(&self) -> [&str; 3] {
        self.key.each_ref().map(String::as_str)
    }
}

fn number(text: &str) -> Option<u32> {
    (!text.is_empty()).then(|| text.parse().unwrap())
}

fn basic_cells() -> Vec<Printed> {
    let cell = |row: &Row, movement: &str| Printed {
        key: [
            "scale_basic".to_string(),
            [&row["scale"], &row["boards_band"], &row["full_tables"]].map(String::as_str).join("|"),
            movement.to_string(),
        ],
        ladder: ["scale_basic", &row["scale"], movement].map(str::to_string),
        movement: movement.to_string(),
        status: row["status"].clone(),
        band: row["boards_band"].clone(),
        tables: row["full_tables"].parse().unwrap(),
        award: number(&row[movement]),
    };
    let rows = wbu("scale_basic");
    rows.iter().flat_map(|row| ["two_winner", "one_winner"].map(|of| cell(row, of))).collect()
}

fn individual_cells() -> Vec<Printed> {
    let cell = |row: &Row, status: &str| Printed {
        key: [
            "scale_f_individual".to_string(),
            [&row["boards_band"], &row["full_tables"]].map(String::as_str).join("|"),
            status.to_string(),
        ],
        ladder: ["scale_f_individual", "F", status].map(str::to_string),
        movement: "individual".to_string(),
        status: status.to_string(),
        band: row["boards_band"].clone(),
        tables: row["full_tables"].parse().unwrap(),
        award: number(&row[status]),
    };
    let rows = wbu("scale_f_individual");
    rows.iter().flat_map(|row| STATUSES.map(|status| cell(row, status))).collect()
}

fn scale_x_cells() -> Vec<Printed> {
    let cell = |row: &Row, status: &str| Printed {
        key: [
            "scale_x".to_string(),
            [&row["format"], &row["full_tables"]].map(String::as_str).join("|"),
            status.to_string(),
        ],
        ladder: ["scale_x", &row["format"], status].map(str::to_string),
        movement: row["format"].clone(),
        status: status.to_string(),
        band: "18-35".to_string(),
        tables: row["full_tables"].parse().unwrap(),
        award: number(&row[status]),
    };
    let rows = wbu("scale_x");
    rows.iter().flat_map(|row| STATUSES.map(|status| cell(row, status))).collect()
}

fn all_cells() -> Vec<Printed> {
    [basic_cells(), individual_cells(), scale_x_cells()].into_iter().flatten().collect()
}

/// The errata by table, row and column.
struct Errata(Vec<Row>);

impl Errata {
    fn new() -> Errata {
        Errata(wbu("errata"))
    }

    fn of(&self, key: [&str; 3]) -> Option<&Row> {
        self.0.iter().find(|row| [&row["table"], &row["row"], &row["column"]] == key)
    }

    /// The award that a cell means; `None` if it is outside its ladder.
    fn meant(&self, key: [&str; 3], printed: u32) -> Option<u32> {
        match self.of(key) {
            None => Some(printed),
            Some(row) if row["verdict"] == "rule-exception" => None,
            Some(row) => number(&row["rule_value"]),
        }
    }
}

/// Every award of a ladder from the last upwards: the figures below the labelled rows, then
/// those of the rows.
fn ladders(cells: &[Printed], errata: &Errata) -> BTreeMap<[String; 3], Vec<u32>> {
    let mut ladders: BTreeMap<[String; 3], Vec<u32>> = BTreeMap::new();
    for cell in cells {
        let meant = cell.award.and_then(|printed| errata.meant(cell.errata_key(), printed));
        ladders.entry(cell.ladder.clone()).or_default().extend(meant);
    }
    for (key, ladder) in &mut ladders {
        ladder.sort_unstable();
        ladder.dedup();
        ladder.splice(0..0, lowest_rungs(key, errata));
    }
    ladders
}

/// The figures below the labelled rows of a ladder, the last award first.
fn lowest_rungs(ladder: &[String; 3], errata: &Errata) -> Vec<u32> {
    let award = |row: &Row| {
        let rung = [&row["table"], &row["part"], &row["column"], &row["rung"]];
        let key = rung.map(String::as_str).join("|");
        let printed = row["award"].parse().unwrap();
        errata.meant(["scale_lowest_rungs", &key, "award"], printed).unwrap()
    };
    let mut rungs: Vec<Row> = wbu("scale_lowest_rungs");
    rungs.retain(|row| [&row["table"], &row["part"], &row["column"]] == ladder.each_ref());
    rungs.sort_by_key(|row| row["rung"].clone());
    rungs.iter().map(award).collect()
}

/// The awards from a winner's figure down to the last (4.1.5).
fn read_down(ladder: &[u32], winner: u32) -> Vec<u32> {
    let top = ladder.iter().rposition(|award| *award == winner).unwrap();
    ladder[..=top].iter().rev().copied().collect()
}

#[test]
fn every_printed_award_and_all_below_it_are_computed() {
    let (cells, errata) = (all_cells(), Errata::new());
    let ladders = ladders(&cells, &errata);
    let (mut checked, mut too_small) = (0, 0);
    for cell in cells.iter().filter(|cell| errata.of(cell.errata_key()).is_none()) {
        let Some(printed) = cell.award else { continue };
        let expected = read_down(&ladders[&cell.ladder], printed);
        let events = cell.events();
        for event in &events {
            assert_eq!(event.awards(), expected, "{cell:?} as {event:?}");
        }
        checked += 1;
        too_small += u32::from(events.is_empty());
    }
    // Two tables and 36 boards: both columns of five scales. Larger events read
    // down to them.
    assert_eq!(too_small, 10);
    // 830 filled cells of Scales A to E, 270 of Scale F and 245 of Scale X,
    // without 50 and 1 of the errata.
    assert_eq!(checked, 830 + 270 + 245 - 51);
}

/// 4.1.5: a blank takes the next highest figure, that of the next row with more tables. If
/// there is none, the maximum is reached (4.4).
#[test]
fn a_blank_cell_takes_the_next_highest_figure() {
    let cells = basic_cells();
    let (mut taken, mut at_the_end) = (0, 0);
    for (index, cell) in cells.iter().enumerate().filter(|(_, cell)| cell.award.is_none()) {
        let column = |next: &&Printed| next.ladder == cell.ladder && next.band == cell.band;
        let Some(next) = cells[index..].iter().filter(column).find_map(|next| next.award) else {
            at_the_end += 1;
            continue;
        };
        for event in cell.events() {
            assert_eq!(event.awards().first(), Some(&next), "{cell:?} as {event:?}");
        }
        taken += 1;
    }
    // The blanks at the end are 51 to 60 tables with one winner, in five scales.
    assert_eq!((taken, at_the_end), (250, 50));
}

#[test]
fn a_cell_of_the_errata_is_printed_so_and_computed_as_its_rule_says() {
    let errata = Errata::new();
    let mut checked = 0;
    for cell in all_cells() {
        let Some(row) = errata.of(cell.errata_key()) else { continue };
        assert_eq!(cell.award, number(&row["printed"]), "{cell:?}");
        let meant = number(&row["rule_value"]);
        for event in cell.events() {
            assert_eq!(event.awards().first().copied(), meant, "{cell:?} as {event:?}");
        }
        checked += 1;
    }
    assert_eq!(checked, 51);
}

/// Errata outside cells: labels and headings, and a rung of the ladders.
#[test]
fn the_other_errata_are_for_the_reader() {
    let cells = all_cells();
    let of_a_cell = |row: &Row| {
        let key = [&row["table"], &row["row"], &row["column"]].map(String::as_str);
        cells.iter().any(|cell| cell.errata_key() == key)
    };
    let others = wbu("errata").into_iter().filter(|row| !of_a_cell(row));
    let mut columns: BTreeMap<String, u32> = BTreeMap::new();
    for row in others {
        *columns.entry(row["column"].clone()).or_default() += 1;
    }
    let expected = [("award", 1), ("fraction", 8), ("full_tables", 5)];
    assert_eq!(
        columns,
        BTreeMap::from(expected.map(|(column, count)| (column.to_string(), count)))
    );
}

#[test]
fn rows_whose_label_is_missing_in_print_are_computed() {
    for row in wbu("supplied") {
        let (format, winners) = match row["Format"].as_str() {
            "pairs" => ("pairs", row["Winners"].parse().unwrap()),
            _ => ("individual", row["Winners"].parse().unwrap()),
        };
        for status in STATUSES {
            let (tables, boards) = (row["tables"].parse().unwrap(), row["boards"].parse().unwrap());
            let event = Field::new(format, winners, tables, boards).at(status);
            assert_eq!(event.awards().first().copied(), number(&row[status]), "{event:?}");
        }
    }
}

/// The movements of the two columns of `limits.csv`.
const LIMITED: [(&str, &[(&str, u32)]); 2] = [
    ("max_tables_two_winner", &[("teams", 1), ("pairs", 2), ("individual", 4)]),
    ("max_tables_one_winner", &[("pairs", 1), ("individual", 1)]),
];

#[test]
fn the_maximum_is_reached_at_the_printed_number_of_tables() {
    let mut checked = 0;
    for row in wbu("limits") {
        let boards: u32 = row["boards_band"][..2].parse().unwrap();
        for (column, kinds) in LIMITED {
            let tables = row[column].parse().unwrap();
            for (format, winners) in kinds {
                let event = Field::new(format, *winners, tables, boards).at(&row["status"]);
                assert_eq!(event.awards().first().copied(), number(&row["max_award"]), "{event:?}");
                checked += 1;
            }
        }
    }
    assert_eq!(checked, 15 * 5);
}

#[test]
fn the_last_award_of_equal_steps_is_the_printed_minimum() {
    let mut checked = 0;
    for row in wbu("limits").iter().filter(|row| row["boards_band"] != "36+") {
        let boards: u32 = row["boards_band"][..2].parse().unwrap();
        let event = Field::new("individual", 1, 25, boards).at(&row["status"]);
        assert_eq!(event.awards().last().copied(), number(&row["min_award"]), "{event:?}");
        checked += 1;
    }
    assert_eq!(checked, 10);
}

#[test]
fn an_event_below_the_least_entry_gets_nothing_and_says_why() {
    let rows = wbu("minimum_entries");
    assert_eq!(rows.len(), 5);
    for row in rows {
        let (format, winners) = match row["event"].as_str() {
            "individual_one_winner" => ("individual", 1),
            "pairs_one_winner" => ("pairs", 1),
            "teams" => ("teams", 1),
            "pairs_two_winner" => ("pairs", 2),
            _ => ("individual", 4),
        };
        let mut event = Field::new(format, winners, row["minimum"].parse().unwrap(), 24);
        assert!(!event.awards().is_empty(), "{event:?}");
        assert!(!event.problems().contains(&"too-few-tables"), "{event:?}");
        event.tables = event.tables - Exact::ratio(1, 2).unwrap();
        assert!(event.awards().is_empty(), "{event:?}");
        assert!(event.problems().contains(&"too-few-tables"), "{event:?}");
        let ground = event.outcome().awarded.ground;
        assert_eq!(ground.clauses_text(), row["clause"]);
        assert!(ground.sentence().starts_with("No awards: "), "{}", ground.sentence());
    }
}

/// Rounded up to a whole award (2.4.1).
fn up(number: Exact) -> u32 {
    u32::try_from(number.ceil()).unwrap()
}

/// 2.2.1: every award of the Club times the factor, rounded up once (2.4.1).
#[test]
fn a_status_multiplies_every_award_of_the_club() {
    let rows = wbu("table_2_2_1_status_factors");
    assert_eq!(rows.len(), 6);
    for row in rows {
        let factor = Exact::parse_decimal(&row["factor"]).unwrap();
        for (format, winners, unit) in [("pairs", 1, 6), ("pairs", 2, 10), ("teams", 1, 10)] {
            let mut event = Field::new(format, winners, 8, 36);
            event.major = row["status"] == "above_national";
            event.status = if event.major { "national".to_string() } else { row["status"].clone() };
            let awards = event.awards();
            let steps = (1..=awards.len() as u32).rev();
            let expected: Vec<u32> =
                steps.map(|step| up(Exact::whole(step * unit) * factor)).collect();
            assert_eq!(awards, expected, "{event:?}");
        }
    }
}

/// 2.3.3: the awards of six teams are 20 and 10, times the factor.
#[test]
fn large_teams_get_their_part_of_the_awards() {
    let rows = wbu("table_2_3_3_team_size");
    assert_eq!(rows.len(), 3);
    for row in rows {
        let factor = Exact::parse_decimal(&row["factor"]).unwrap();
        let least: u32 = row["players_min"].parse().unwrap();
        let most = number(&row["players_max"]).unwrap_or(least + 18);
        for size in (least..=most).step_by(2) {
            let mut event = Field::new("teams", 1, 6, 24);
            event.team_size = size;
            let expected = [20, 10].map(|award| up(Exact::whole(award) * factor));
            assert_eq!(event.awards(), expected, "{event:?}");
        }
    }
}

#[test]
fn odd_teams_above_four_are_not_provided_for() {
    for size in (7..=31).step_by(2) {
        let mut event = Field::new("teams", 1, 6, 24);
        event.team_size = size;
        assert!(event.awards().is_empty(), "teams of {size}");
        assert!(event.problems().contains(&"odd-team-size"), "teams of {size}");
    }
}
