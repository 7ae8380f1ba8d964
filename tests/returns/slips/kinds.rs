//! The kinds of slips: each changes a workbook, and names the cells where it may be told; `None`
//! where the workbook has no place for it.

use super::generated::{Book, Chance, cell};

/// What a slip does to a workbook.
type Make = fn(&mut Book, &mut Chance) -> Option<Vec<String>>;

/// The kinds, by name.
pub const KINDS: &[(&str, Make)] = &[
    ("entries and scores in each other's columns", |book, _| {
        let (entry, score) = (book.column("Results", "Entry")?, book.score_column()?);
        book.rows_mut("Results")[1..].iter_mut().for_each(|row| row.swap(entry, score));
        Some([0, 1].map(|row| [entry, score].map(|at| cell("Results", row, at))).concat())
    }),
    ("entry and score of a row exchanged", |book, chance| {
        let (entry, score) = (book.column("Results", "Entry")?, book.score_column()?);
        let row = book.any_row("Results", chance)?;
        let value = book.rows("Results")[row][score].parse::<f64>().ok()?;
        let known = |row: &Vec<String>| row[0] == value.to_string();
        if book.rows("Entries").iter().any(known) {
            return None;
        }
        book.rows_mut("Results")[row].swap(entry, score);
        Some(vec![cell("Results", row, entry), cell("Results", row, score)])
    }),
    ("a score with letter O", |book, chance| {
        score(book, chance, |text| text.replacen('0', "O", 1))
    }),
    ("a score with letter l", |book, chance| {
        score(book, chance, |text| text.replacen('1', "l", 1))
    }),
    ("a score with a unit", |book, chance| score(book, chance, |text| format!("{text} pct"))),
    ("a score and a question mark", |book, chance| score(book, chance, |text| format!("{text}?"))),
    ("a score and two points", |book, chance| score(book, chance, |text| format!("{text}.5.1"))),
    ("a division by nought", |book, chance| score(book, chance, |_| "=1/0 -> #DIV/0!".into())),
    ("a formula without value", |book, chance| score(book, chance, |_| "=1/0".into())),
    ("a lost reference", |book, chance| score(book, chance, |_| "#REF!".into())),
    ("no value", |book, chance| score(book, chance, |_| "#N/A".into())),
    ("a score a hundred times", |book, chance| {
        score(book, chance, |text| {
            text.parse::<f64>().map_or_else(
                |_| text.into(),
                |own| {
                    if own.abs() < 10.0 { text.to_string() } else { format!("{}", own * 100.0) }
                },
            )
        })
    }),
    ("a score that is a day", |book, chance| score(book, chance, |_| "@2026-05-12".into())),
    ("a score left blank", |book, chance| {
        let at = book.score_column()?;
        let row = book.any_row("Results", chance)?;
        book.rows_mut("Results")[row][at].clear();
        Some(in_row("Results", row))
    }),
    ("a name for a score", |book, chance| score(book, chance, |_| "Carys Penrhos".into())),
    ("a result deleted", |book, chance| {
        let row = book.any_row("Results", chance)?;
        let entry = book.column("Results", "Entry")?;
        if book.column("Results", "Session").is_some() || book.column("Results", "Event").is_some()
        {
            return None;
        }
        let gone = book.rows_mut("Results").remove(row)[entry].clone();
        let row = book.rows("Entries").iter().position(|row| row[0] == gone)?;
        Some(in_row("Entries", row))
    }),
    ("a result twice", |book, chance| {
        let row = book.any_row("Results", chance)?;
        let copy = book.rows("Results")[row].clone();
        book.rows_mut("Results").insert(row + 1, copy);
        Some(in_row("Results", row + 1))
    }),
    ("the entry of another", |book, chance| {
        let entry = book.column("Results", "Entry")?;
        let row = book.any_row("Results", chance)?;
        let other = if row > 1 { row - 1 } else { row + 1 };
        let rows = book.rows_mut("Results");
        let last = row.max(other);
        if rows[0]
            .iter()
            .zip(&rows[row])
            .zip(&rows[other])
            .any(|((head, own), its)| ["Session", "Event"].contains(&head.as_str()) && own != its)
        {
            return None;
        }
        rows[row][entry] = rows[other][entry].clone();
        let mut cells = in_row("Results", last);
        cells.extend(in_row("Results", row));
        Some(cells)
    }),
    ("an entry doubled in its digit", |book, chance| {
        let entry = book.column("Results", "Entry")?;
        let row = book.any_row("Results", chance)?;
        let own = &mut book.rows_mut("Results")[row][entry];
        *own = format!("{own}{own}");
        Some(in_row("Results", row))
    }),
    ("an entry left blank", |book, chance| {
        let entry = book.column("Results", "Entry")?;
        let row = book.any_row("Results", chance)?;
        book.rows_mut("Results")[row][entry].clear();
        Some(in_row("Results", row))
    }),
    ("the scores a row too low", |book, _| {
        let at = book.score_column()?;
        let rows = book.rows_mut("Results");
        let scores: Vec<String> = rows[1..].iter().map(|row| row[at].clone()).collect();
        let mut last = vec![String::new(); rows[0].len()];
        last[at] = scores.last()?.clone();
        for (row, score) in rows[2..].iter_mut().zip(scores) {
            row[at] = score;
        }
        rows[1][at].clear();
        rows.push(last);
        let last = rows.len() - 1;
        Some([in_row("Results", 1), in_row("Results", last)].concat())
    }),
    ("scores merged", |book, chance| {
        let at = book.score_column()?;
        let row = book.any_row("Results", chance)?.min(book.rows("Results").len() - 2);
        book.rows_mut("Results")[row + 1][at].clear();
        let area = [row, row + 1].map(|row| cell("", row, at)[1..].to_string()).join(":");
        book.rows_mut("Results").push(vec![format!("! merge {area}")]);
        Some(vec![cell("Results", row, at)])
    }),
    ("a heading misspelt", |book, chance| {
        let at = book.score_column()?;
        let heading = *chance.of(&["Ressult", "Percnt", "Tuesday", "X"]);
        book.rows_mut("Results")[0][at] = heading.into();
        Some(in_row("Results", 0))
    }),
    ("the heading of the entries gone", |book, _| {
        let at = book.column("Results", "Entry")?;
        book.rows_mut("Results")[0][at].clear();
        Some(in_row("Results", 0))
    }),
    ("two names in one cell", |book, chance| {
        let [first, second] = ["Player 1", "Player 2"].map(|name| book.column("Entries", name));
        let (first, second) = (first?, second?);
        let row = book.any_row("Entries", chance)?;
        let between = *chance.of(&[" & ", " / ", " and ", "; ", ", ", " + "]);
        let rows = book.rows_mut("Entries");
        let both = format!("{}{between}{}", rows[row][first], rows[row][second]);
        rows[row][first] = both;
        if chance.one_in(2) {
            rows[row][second].clear();
        }
        Some(vec![cell("Entries", row, first)])
    }),
    ("a name and a number exchanged", |book, chance| {
        let [name, number] = ["Player 1", "No 1"].map(|name| book.column("Entries", name));
        let (name, number) = (name?, number?);
        let row = book.any_row("Entries", chance)?;
        book.rows_mut("Entries")[row].swap(name, number);
        Some(vec![cell("Entries", row, name), cell("Entries", row, number)])
    }),
    ("a name for a number", |book, chance| {
        let [name, number] = ["Player 1", "No 1"].map(|name| book.column("Entries", name));
        let (name, number) = (name?, number?);
        let row = book.any_row("Entries", chance)?;
        let rows = book.rows_mut("Entries");
        rows[row][number] = rows[row][name].clone();
        Some(vec![cell("Entries", row, number), cell("Entries", row, name)])
    }),
    ("a number with a letter", |book, chance| {
        let at = book.column("Entries", "No 1")?;
        let row = book.any_row("Entries", chance)?;
        let own = &mut book.rows_mut("Entries")[row][at];
        *own = own.replacen('0', "O", 1 + chance.below(3));
        Some(vec![cell("Entries", row, at)])
    }),
    ("a number filled down", |book, chance| {
        let at = book.column("Entries", "No 1")?;
        let row = book.any_row("Entries", chance)?.max(2);
        let rows = book.rows_mut("Entries");
        rows[row][at] = rows[row - 1][at].clone();
        Some([in_row("Entries", row), in_row("Entries", row - 1)].concat())
    }),
    ("a name left blank", |book, chance| {
        let at = book.column("Entries", "Player 1")?;
        book.column("Entries", "No 1")?;
        let row = book.any_row("Entries", chance)?;
        book.rows_mut("Entries")[row][at].clear();
        Some(in_row("Entries", row))
    }),
    ("a row of entries pasted over another", |book, chance| {
        let row = book.any_row("Entries", chance)?.max(2);
        let rows = book.rows_mut("Entries");
        rows[row] = rows[row - 1].clone();
        Some(in_row("Entries", row))
    }),
    ("an entry deleted", |book, chance| {
        let row = book.any_row("Entries", chance)?;
        let entry = book.column("Results", "Entry")?;
        if book.column("Entries", "Event").is_some() {
            return None;
        }
        let gone = book.rows_mut("Entries").remove(row)[0].clone();
        let rows = book.rows("Results").iter().enumerate();
        Some(
            rows.filter(|(_, row)| row[entry] == gone)
                .flat_map(|(row, _)| in_row("Results", row))
                .collect(),
        )
    }),
    ("a direction left out", |book, chance| {
        book.key("Winners")?;
        let row = book.any_row("Entries", chance)?;
        let own = &mut book.rows_mut("Entries")[row][0];
        *own = own.trim_end_matches(['N', 'S', 'E', 'W']).to_string();
        Some(in_row("Entries", row))
    }),
    ("two winners without directions", |book, _| {
        let row = book.key("Format")?;
        let pairs = book.rows("Event")[row][1] == "pairs";
        if !pairs || book.key("Winners").is_some() {
            return None;
        }
        book.rows_mut("Event").push(vec!["Winners".into(), "2".into()]);
        Some(vec![cell("Event", book.rows("Event").len() - 1, 1)])
    }),
    ("boards ten times", |book, _| answer(book, "Boards", |own| format!("{own}0"))),
    ("boards and a word", |book, _| answer(book, "Boards", |own| format!("{own} boards"))),
    ("boards with letter O", |book, _| answer(book, "Boards", |_| "3O".into())),
    ("boards in words", |book, _| answer(book, "Boards", |_| "twenty-four".into())),
    ("boards divided by nought", |book, _| answer(book, "Boards", |_| "=1/0 -> #DIV/0!".into())),
    ("boards with a point", |book, _| answer(book, "Boards", |_| "2.4".into())),
    ("rounds and a word", |book, _| answer(book, "Rounds", |own| format!("{own} rounds"))),
    ("no such day", |book, _| answer(book, "Date", |_| "31.02.2026".into())),
    ("a year exchanged", |book, _| answer(book, "Date", |_| "@2062-05-05".into())),
    ("a day that is a number", |book, _| answer(book, "Date", |_| "5.5".into())),
    ("an unknown format", |book, _| answer(book, "Format", |own| own.chars().rev().collect())),
    ("unknown rules", |book, _| answer(book, "Rules", |own| format!("{own}9"))),
    ("rules left blank", |book, _| answer(book, "Rules", |_| String::new())),
    ("an unknown key", |book, _| {
        let row = book.key("Boards").or(book.key("Rounds"))?;
        book.rows_mut("Event")[row][0] = "Baords nr".into();
        Some(in_row("Event", row))
    }),
    ("winners of a word", |book, _| answer(book, "Winners", |_| "two".into())),
    ("winners that cannot be", |book, _| answer(book, "Winners", |_| "22".into())),
    ("the event of a row unknown", |book, chance| {
        let at = book.column("Results", "Event")?;
        let row = book.any_row("Results", chance)?;
        book.rows_mut("Results")[row][at] = "AB".into();
        Some(in_row("Results", row))
    }),
    ("the event of a row blank", |book, chance| {
        let at = book.column("Results", "Event")?;
        let row = book.any_row("Results", chance)?;
        book.rows_mut("Results")[row][at].clear();
        Some(in_row("Results", row))
    }),
    ("victory points that do not add up", |book, chance| {
        matched(book, chance, "Home VPs", |own| own.chars().rev().collect())
    }),
    ("IMPs and victory points exchanged", |book, chance| {
        let [imps, vps] = ["Home IMPs", "Home VPs"].map(|name| book.column("Matches", name));
        let (imps, vps) = (imps?, vps?);
        let row = book.any_row("Matches", chance)?;
        book.rows_mut("Matches")[row].swap(imps, vps);
        Some(in_row("Matches", row))
    }),
    ("a team that meets itself", |book, chance| {
        let [home, away] = sides(book)?;
        let row = book.any_row("Matches", chance)?;
        let rows = book.rows_mut("Matches");
        rows[row][home] = rows[row][away].clone();
        Some(in_row("Matches", row))
    }),
    ("a match of an unknown entry", |book, chance| {
        let [home, _] = sides(book)?;
        let row = book.any_row("Matches", chance)?;
        book.rows_mut("Matches")[row][home] = "88".into();
        Some(in_row("Matches", row))
    }),
    ("a match in another round", |book, chance| {
        let at = book.column("Matches", "Round")?;
        let row = book.any_row("Matches", chance)?;
        let rows = book.rows_mut("Matches");
        rows[row][at] = if rows[row][at] == "1" { "2".into() } else { "1".into() };
        let rows = 1..book.rows("Matches").len();
        Some(rows.flat_map(|row| in_row("Matches", row)).collect())
    }),
    ("a match twice", |book, chance| {
        let row = book.any_row("Matches", chance)?;
        let copy = book.rows("Matches")[row].clone();
        book.rows_mut("Matches").insert(row + 1, copy);
        Some([in_row("Matches", row + 1), in_row("Matches", row)].concat())
    }),
    ("a result that cannot be", |book, chance| {
        let result = *chance.of(&["1-1", "2-0", "1-O", "won", "1-½", "0,5"]);
        let at = book.column("Matches", "Result")?;
        let row = book.any_row("Matches", chance)?;
        book.rows_mut("Matches")[row][at] = result.into();
        Some(in_row("Matches", row))
    }),
    ("IMPs of a match with a letter", |book, chance| {
        matched(book, chance, "Home IMPs", |own| format!("{own}O"))
    }),
    ("IMPs of a match an error", |book, chance| {
        matched(book, chance, "Home IMPs", |_| "#REF!".into())
    }),
    ("a contract that cannot be", |book, chance| traveller(book, chance, "Contract", "8S")),
    ("tricks that cannot be", |book, chance| traveller(book, chance, "Tricks", "18")),
    ("tricks that the score denies", |book, chance| traveller(book, chance, "Tricks", "11")),
    ("a vulnerable score", |book, chance| traveller(book, chance, "Score", "620")),
    ("a score no contract gives", |book, chance| traveller(book, chance, "Score", "115")),
    ("a declarer that cannot be", |book, chance| traveller(book, chance, "By", "Q")),
    ("an unknown pair on a traveller", |book, chance| traveller(book, chance, "NS", "77")),
    ("a pair against itself", |book, chance| {
        let [ns, ew] = ["NS", "EW"].map(|name| book.column("Boards", name));
        let (ns, ew) = (ns?, ew?);
        let row = book.any_row("Boards", chance)?;
        let rows = book.rows_mut("Boards");
        rows[row][ns] = rows[row][ew].clone();
        Some(in_row("Boards", row))
    }),
    ("a line of a traveller twice", |book, chance| {
        let row = book.any_row("Boards", chance)?;
        let copy = book.rows("Boards")[row].clone();
        book.rows_mut("Boards").insert(row + 1, copy);
        Some([in_row("Boards", row + 1), in_row("Boards", row)].concat())
    }),
    ("a power twice", |book, chance| {
        let at = book.column("Games", "Power")?;
        let row = book.any_row("Games", chance)?.max(2);
        let rows = book.rows_mut("Games");
        rows[row][at] = rows[row - 1][at].clone();
        Some(in_row("Games", row))
    }),
    ("a player twice at a board", |book, chance| {
        let at = book.column("Games", "Player")?;
        let row = book.any_row("Games", chance)?.max(2);
        let rows = book.rows_mut("Games");
        rows[row][at] = rows[row - 1][at].clone();
        Some(in_row("Games", row))
    }),
    ("centres ten times", |book, chance| {
        let at = book.column("Games", "1902")?;
        let row = book.any_row("Games", chance)?;
        book.rows_mut("Games")[row][at].push('0');
        Some(in_row("Games", row))
    }),
    ("an unknown power", |book, chance| {
        let at = book.column("Games", "Power")?;
        let row = book.any_row("Games", chance)?;
        book.rows_mut("Games")[row][at] = "Spain".into();
        Some(in_row("Games", row))
    }),
    ("a heading with a letter lost", |book, chance| misspelt_heading(book, chance, true)),
    ("a heading with a letter doubled", |book, chance| misspelt_heading(book, chance, false)),
    ("the heading of names gone", |book, _| no_heading(book, "Entries", &["Player 2", "Player 1"])),
    ("the heading of numbers gone", |book, _| no_heading(book, "Entries", &["No 2", "No 1"])),
    ("the heading of a side's scores gone", |book, _| {
        no_heading(book, "Matches", &["Away IMPs", "Home IMPs"])
    }),
    ("the heading of results gone", |book, _| no_heading(book, "Matches", &["Result"])),
    ("a number with a nought before it", |book, chance| {
        number(book, chance, |own| format!("0{own}"))
    }),
    ("a number with a blank", |book, chance| {
        number(book, chance, |own| format!("{} {}", &own[..3], &own[3..]))
    }),
    ("a number with a minus", |book, chance| number(book, chance, |own| format!("-{own}"))),
    ("a number with two noughts more", |book, chance| {
        number(book, chance, |own| format!("{own}00"))
    }),
    ("a number with a point", |book, chance| number(book, chance, |own| format!("{own}.5"))),
    ("a number behind its name", |book, chance| {
        let [name, number] = ["Player 1", "No 1"].map(|name| book.column("Entries", name));
        let (name, number) = (name?, number?);
        let row = book.any_row("Entries", chance)?;
        let own = &mut book.rows_mut("Entries")[row];
        own[name] = format!("{} {}", own[name], own[number].trim_start_matches('\''));
        own[number].clear();
        Some(vec![cell("Entries", row, name)])
    }),
    ("scores filled as a series", |book, chance| filled(book, chance, 1)),
    ("a score filled down", |book, chance| filled(book, chance, 0)),
    ("boards against the title", |book, _| {
        let (row, title) = (book.key("Boards")?, book.key("Title")?);
        let rows = book.rows_mut("Event");
        let boards = rows[row][1].clone();
        rows[title][1].push_str(&format!(", {boards} boards"));
        let exchanged: String = boards.chars().rev().collect();
        rows[row][1] = exchanged;
        Some(vec![cell("Event", row, 1)])
    }),
    ("boards of a match half as many again", |book, chance| {
        let at = book.column("Matches", "Boards")?;
        let row = book.any_row("Matches", chance)?;
        let own = &mut book.rows_mut("Matches")[row][at];
        *own = format!("{}", own.parse::<u32>().ok()? * 3 / 2);
        Some(vec![cell("Matches", row, at)])
    }),
    ("boards of all matches inflated", |book, _| {
        let at = book.column("Matches", "Boards")?;
        for row in &mut book.rows_mut("Matches")[1..] {
            row[at].push('0');
        }
        Some(vec![cell("Matches", 1, at)])
    }),
    ("one winner in a Mitchell", |book, _| {
        book.key("Movement")?;
        answer(book, "Winners", |_| "1".into())
    }),
    ("a match conceded by who leads", |book, _| {
        let [home, away] = ["Home IMPs", "Away IMPs"].map(|name| book.column("Matches", name));
        let (home, away) = (home?, away?);
        let ahead =
            |row: &Vec<String>| row[home].parse::<i32>().ok() > row[away].parse::<i32>().ok();
        let rows = book.rows_mut("Matches");
        let row = 1 + rows[1..].iter().position(ahead)?;
        rows[0].push("Note".into());
        rows[row].push("conceded home".into());
        Some(in_row("Matches", row))
    }),
    ("totals among the entries' scores", |book, _| {
        let at = book.score_column()?;
        let rows = book.rows_mut("Results");
        let mut last = vec![String::new(); rows[0].len()];
        last[0] = "Total".into();
        last[at] = "600".into();
        rows.push(last);
        Some(in_row("Results", book.rows("Results").len() - 1))
    }),
];

/// All cells of a row.
fn in_row(sheet: &str, row: usize) -> Vec<String> {
    (0..12).map(|at| cell(sheet, row, at)).collect()
}

/// Types something over a score; `None` if that changes nothing.
fn score(book: &mut Book, chance: &mut Chance, by: fn(&str) -> String) -> Option<Vec<String>> {
    let at = book.score_column()?;
    let row = book.any_row("Results", chance)?;
    over(book, "Results", (row, at), by)
}

fn over(
    book: &mut Book,
    sheet: &str,
    (row, at): (usize, usize),
    by: fn(&str) -> String,
) -> Option<Vec<String>> {
    let own = &mut book.rows_mut(sheet)[row][at];
    let typed = by(own);
    if typed == *own {
        return None;
    }
    *own = typed;
    Some(vec![cell(sheet, row, at)])
}

/// Types something over the answer to a key.
fn answer(book: &mut Book, key: &str, by: fn(&str) -> String) -> Option<Vec<String>> {
    let row = book.key(key)?;
    over(book, "Event", (row, 1), by)
}

fn matched(
    book: &mut Book,
    chance: &mut Chance,
    column: &str,
    by: fn(&str) -> String,
) -> Option<Vec<String>> {
    let at = book.column("Matches", column)?;
    let row = book.any_row("Matches", chance)?;
    over(book, "Matches", (row, at), by).map(|_| in_row("Matches", row))
}

fn sides(book: &Book) -> Option<[usize; 2]> {
    let of = |home, away| Some([book.column("Matches", home)?, book.column("Matches", away)?]);
    of("Home", "Away").or_else(|| of("White", "Black"))
}

fn traveller(
    book: &mut Book,
    chance: &mut Chance,
    column: &str,
    typed: &str,
) -> Option<Vec<String>> {
    let at = book.column("Boards", column)?;
    let row = book.any_row("Boards", chance)?;
    book.rows_mut("Boards")[row][at] = typed.into();
    Some(in_row("Boards", row))
}

/// Misspells a heading of seven letters or more: the third is lost, or doubled.
fn misspelt_heading(book: &mut Book, chance: &mut Chance, lost: bool) -> Option<Vec<String>> {
    let sheets = ["Entries", "Results", "Matches", "Games", "Boards"];
    let long = |sheet: &'static str| {
        let heads = book.rows(sheet).first().cloned().unwrap_or_default();
        let long = heads.into_iter().enumerate().filter(|(_, head)| head.len() >= 5);
        long.map(move |(at, head)| (sheet, at, head)).collect::<Vec<_>>()
    };
    let all: Vec<_> = sheets.into_iter().flat_map(long).collect();
    let (sheet, at, mut head) = chance.of(&all).clone();
    if lost {
        head.remove(2)
    } else {
        head.chars().nth(2).inspect(|c| head.insert(2, *c))?
    };
    book.rows_mut(sheet)[0][at] = head;
    Some(vec![cell(sheet, 0, at)])
}

/// Clears the first of some headings that a sheet has.
fn no_heading(book: &mut Book, sheet: &str, headings: &[&str]) -> Option<Vec<String>> {
    let at = headings.iter().find_map(|heading| book.column(sheet, heading))?;
    book.rows_mut(sheet)[0][at].clear();
    Some(vec![cell(sheet, 0, at)])
}

/// Types something over the number of a player.
fn number(book: &mut Book, chance: &mut Chance, by: fn(&str) -> String) -> Option<Vec<String>> {
    let at = book.column("Entries", "No 1")?;
    let row = book.any_row("Entries", chance)?;
    let own = &mut book.rows_mut("Entries")[row][at];
    *own = format!("'{}", by(own.trim_start_matches('\'')));
    Some(vec![cell("Entries", row, at)])
}

/// Fills the scores of six rows, each `step` above the one before.
fn filled(book: &mut Book, chance: &mut Chance, step: i32) -> Option<Vec<String>> {
    let at = book.score_column()?;
    if ["Session", "Event"].iter().any(|name| book.column("Results", name).is_some()) {
        return None;
    }
    const ROWS: usize = 6;
    let rows = book.rows("Results").len();
    let games = book.column("Results", "Points").is_some();
    if rows < ROWS + 2 || games {
        return None;
    }
    let first = 1 + chance.below(rows - ROWS);
    let rows = book.rows_mut("Results");
    let own: f64 = rows[first][at].parse().ok()?;
    for (nth, row) in rows[first..first + ROWS].iter_mut().enumerate() {
        row[at] = format!("{}", own + f64::from(step * nth as i32));
    }
    Some((first..first + ROWS).map(|row| cell("Results", row, at)).collect())
}
