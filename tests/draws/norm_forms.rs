//! `palmares export norms`: the figures that FIDE's forms ask for.

use crate::support::{Folder, palmares};
use model::CellValue;

/// An IM against nine opponents of three other federations; `rounds` of them are played.
fn tournament(rounds: usize) -> Folder {
    Folder::with(&text_of(rounds))
}

fn text_of(rounds: usize) -> String {
    let opponents = [
        (2500, "GM", "FRA", "1-0"),
        (2480, "GM", "FRA", "½"),
        (2450, "GM", "NOR", "1-0"),
        (2400, "IM", "NOR", "1-0"),
        (2390, "IM", "ESP", "½"),
        (2350, "FM", "GER", "1-0"),
        (2300, "FM", "GER", "1-0"),
        (2360, "", "GER", "1-0"),
        (2100, "", "GER", "1-0"),
    ];
    let mut text = String::from(
        "## Event\nTitle | Riverside Masters\nFormat | swiss\nRules | fide-ratings\nDate | @2025-03-01\n\
         Venue | Ystrad\nArea | GER\nRounds | 9\nChief arbiter | Mair Ashgrove\n\
         ## Entries\nEntry | Player | No | Rating | Title | Federation\n\
         0 | Own Player | '1600001 | 2410 | IM | GER\n",
    );
    for (number, (rating, title, federation, _)) in (1..).zip(opponents) {
        text.push_str(&format!(
            "{number} | Player {number} | '160001{number} | {rating} | {title} | {federation}\n"
        ));
    }
    text.push_str("## Matches\nRound | White | Black | Result\n");
    for (round, (.., result)) in (1..).zip(opponents).take(rounds) {
        text.push_str(&format!("{round} | 0 | {round} | {result}\n"));
    }
    text
}

/// The sheets of the workbook, each row with `|` between its cells.
fn exported(folder: &Folder) -> Vec<(String, Vec<String>)> {
    let (given, upload) = (folder.returns(), folder.root().join("upload"));
    let [given, out] = [&given, &upload].map(|path| path.to_str().unwrap());
    let said = palmares(&["export", "norms", given, "--out", out]);
    let bytes = std::fs::read(upload.join("club-norms.xlsx"));
    let copy =
        returns::read_workbook_copy(&bytes.unwrap_or_else(|_| panic!("{}", said.err))).unwrap();
    let text = |value: &CellValue| match value {
        CellValue::Text(text) => text.to_string(),
        CellValue::Number(number) => number.to_string(),
        _ => String::new(),
    };
    let rows = |sheet: &model::SheetCopy| {
        let rows = sheet.cells.chunk_by(|one, other| one.row == other.row);
        rows.map(|row| row.iter().map(|cell| text(&cell.value)).collect::<Vec<_>>().join("|"))
            .collect()
    };
    copy.sheets.iter().map(|sheet| (sheet.name.clone(), rows(sheet))).collect()
}

/// 21430 of nine opponents are 2381 each, the lowest counting 2200; 2600 are made by 219 more, which
/// 77 per cent are worth (B.02 8.1.1), so 7 of 9: 78 per cent. 8 points exceed that by one.
#[test]
fn the_forms_have_the_figures_of_a_norm() {
    let sheets = exported(&tournament(9));
    let names: Vec<&str> = sheets.iter().map(|(name, _)| name.as_str()).collect();
    assert_eq!(names, ["IT3", "IT1 GM Own Player"]);
    let has = |sheet: usize, line: &str| {
        assert!(sheets[sheet].1.iter().any(|row| row == line), "{line}: {:#?}", sheets[sheet].1);
    };
    for line in [
        "Place|Ystrad",
        "Federation|GER",
        "Players|10",
        "Rated players|10",
        "Federations|4",
        "Players of other federations|5",
        "Players with the title GM|3",
        "Players with the title IM|3",
        "Own Player|GM|1600001|GER|9|8|7|2732",
    ] {
        has(0, line);
    }
    for line in [
        "Norm|GM",
        "FIDE no.|1600001",
        "Chief arbiter|Mair Ashgrove",
        "2|Player 2|1600012|FRA|2480|GM|0.5|yes",
        "Games that count|9",
        "Points|8",
        "Required points|7",
        "Exceeded by|1",
        "Average rating of opponents|2381",
        "Performance|2732",
    ] {
        has(1, line);
    }
}

/// Before the first round there is no form, and the reason is said; later the report says why it has no norm.
#[test]
fn the_reason_of_no_norm_is_said() {
    for (rounds, change, told) in [
        (0, ("", ""), "none of its rounds has been played yet"),
        (0, ("Rounds | 9", "Rounds | 9\nRated | no"), "it is not rated"),
        (3, ("Rounds | 9", "Rounds | 9\nRated | no"), "it is not rated"),
        (3, ("| Rating |", "| DWZ |"), "it has no players with ratings of FIDE"),
    ] {
        let folder = Folder::with(&text_of(rounds).replace(change.0, change.1));
        let (given, upload) = (folder.returns(), folder.root().join("upload"));
        let [given, out] = [&given, &upload].map(|path| path.to_str().unwrap());
        let said = palmares(&["export", "norms", given, "--out", out]);
        assert_eq!((said.status, said.err.contains(told)), (1, true), "{told}: {}", said.err);
    }
    for (rounds, planned, told) in [
        (5, "9", "what is still possible is worked out after round 6"),
        (5, "7", "a norm takes 9 games, and the tournament has 7 rounds"),
    ] {
        let text = text_of(rounds).replace("Rounds | 9", &format!("Rounds | {planned}"));
        let rows = exported(&Folder::with(&text)).swap_remove(0).1;
        assert!(rows.contains(&format!("No norms|{told}")), "{rows:#?}");
    }
}

/// The same as one page for a browser, with a form on each sheet of paper.
#[test]
fn the_forms_are_a_page_to_print() {
    let folder = tournament(9);
    exported(&folder);
    let page = std::fs::read_to_string(folder.root().join("upload/club-norms.html")).unwrap();
    assert_eq!(page.matches("<section>").count(), 2, "{page}");
    for row in [
        "<tr><th colspan=\"8\">IT1: certificate of a title result</th></tr>",
        "<tr><td>Required points</td><td colspan=\"7\">7</td></tr>",
        "<tr><td>2</td><td>Player 2</td><td>1600012</td><td>FRA</td><td>2480</td><td>GM</td><td>0.5</td><td>yes</td></tr>",
        "<tr><td>Place of birth</td><td colspan=\"7\"></td></tr>",
    ] {
        assert!(page.contains(row), "{row}: {page}");
    }
}

/// While rounds are to come no certificate is written, but what still makes a norm.
#[test]
fn a_running_event_has_what_is_still_possible() {
    let sheets = exported(&tournament(6));
    assert_eq!(sheets.len(), 1);
    let rows = &sheets[0].1;
    let from = rows.iter().position(|row| row == "Still possible|What makes it|Norm");
    let own = from.and_then(|from| rows[from..].iter().find(|row| row.starts_with("Own Player|")));
    assert!(own.is_some_and(|own| own.contains(" of 3 against an average of ")), "{rows:#?}");
}

/// An event without ratings of FIDE has no such workbook, and says so.
#[test]
fn an_event_without_ratings_has_none() {
    let folder = Folder::with(
        "## Event\nTitle | Tuesday\nFormat | swiss\nRules | galway-2023\nDate | @2026-05-02\nRounds | 1\n\
         ## Entries\nEntry | Player\n1 | Ann Ash\n2 | Bo Birch\n\
         ## Matches\nRound | White | Black | Result\n1 | 1 | 2 | 1-0\n",
    );
    let (given, upload) = (folder.returns(), folder.root().join("upload"));
    let [given, out] = [&given, &upload].map(|path| path.to_str().unwrap());
    let said = palmares(&["export", "norms", given, "--out", out]);
    assert!(said.err.contains("which title norms need"), "{}", said.err);
    assert_eq!(said.status, 1);
}
