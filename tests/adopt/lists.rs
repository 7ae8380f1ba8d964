//! Lists that stand in several tables, and rows that say a thing once for those below: each is read as
//! a person reads it, or told.

use adopt::{FactKind, SheetKind, Sureness};

use crate::shapes::{FOUR, book, read, rows, told};

const MATCHES: [&str; 9] =
    ["Round", "Home", "Away", "Home IMPs", "Away IMPs", "Home VPs", "Away VPs", "Result", "Note"];

#[test]
fn the_second_side_may_stand_first() {
    let head = "County League\n5 May 2026, 24 boards\n";
    for (table, matches) in [
        ("Away|Home|VP A|VP H\nJukes|Bevan|5|15\nFrost|Rudd|16|4", ["1|2|15|5", "3|4|4|16"]),
        ("Gäste|VP|Heim|VP\nJukes|5|Bevan|15\nFrost|16|Rudd|4", ["1|2|15|5", "3|4|4|16"]),
    ] {
        let (copy, found, made) = read(&format!("{head}{table}"));
        assert_eq!(rows(&made, "Entries", &["Name"]), ["Bevan", "Jukes", "Rudd", "Frost"]);
        assert_eq!(rows(&made, "Matches", &MATCHES), matches, "{table}");
        assert_eq!(told(&copy, &found), [""; 0], "{table}");
    }
    // `1-0` between black and white is open; a draw is not.
    let (copy, found, made) = read(
        "Spring Open, Round 2, 3 May 2026\nBoard|Black|Result|White\n1|Ann Ashby|1-0|Cat Cedar\n2|Ben Birch|½-½|Dan Dale",
    );
    assert_eq!(rows(&made, "Matches", &MATCHES), ["2|1|2", "2|3|4|½-½"]);
    assert_eq!(told(&copy, &found), ["left-open"]);
}

/// Two lists of pairs under lines of their own, with the numbers going on.
fn under(one: &str, other: &str) -> String {
    let lists = [
        (one, "1|Ann Ashby & Ben Birch|60\n2|Cat Cedar & Dan Dale|50\n3|Eve Elm & Fay Fenwick|40"),
        (
            other,
            "4|Gus Gorse & Hal Hazel|58\n5|Ida Ivy & Jon Juniper|52\n6|Kay Kelding & Lee Larch|40",
        ),
    ];
    let lists = lists.map(|(line, rows)| format!("{line}\nPair|Names|%\n{rows}\n"));
    format!("Abercwm Bridge Club\nSummer Pairs\n5 May 2026, 24 boards\n{}", lists.join("\n"))
}

#[test]
fn lines_that_differ_above_lists_are_sections_or_told() {
    for (one, other, sections, apart) in [
        ("Section A", "Section B", ["A", "B"], false),
        ("Red Section", "Blue Section", ["Red", "Blue"], false),
        ("Final A", "Final B", ["A", "B"], true),
        ("Division 1", "Division 2", ["1", "2"], true),
        ("Pool 1", "Pool 2", ["1", "2"], true),
        ("Heat 1", "Heat 2", ["1", "2"], true),
        ("Flight A", "Flight B", ["A", "B"], true),
    ] {
        let (copy, found, made) = read(&under(one, other));
        let [a, b] = sections;
        assert_eq!(rows(&made, "Results", &["Section"]), [a, a, a, b, b, b], "{one}");
        let keys = rows(&made, "Event", &["Title", "Summer Pairs"]);
        assert_eq!(keys.contains(&"Scored across the field|no".to_string()), apart, "{one}");
        assert_eq!(told(&copy, &found), [""; 0], "{one}");
    }
    for (one, other) in [
        ("Monday", "Thursday"),
        ("Session 1", "Session 2"),
        ("Open room", "Closed room"),
        ("Cup", "Plate"),
    ] {
        let (copy, found, made) = read(&under(one, other));
        assert_eq!(rows(&made, "Results", &["Section", "Session"]), [""; 6], "{one}");
        assert!(told(&copy, &found).contains(&"sheet-joined".to_string()), "{one}");
    }
}

#[test]
fn sessions_of_the_same_pairs_stand_in_lists_of_their_own() {
    let head = "Summer Pairs\n5 May 2026, 24 boards\n\n";
    let below = "Session 1\nPair|Names|%\n1|Ann Ashby & Ben Birch|60\n2|Cat Cedar & Dan Dale|50\n3|Eve Elm & Fay Fenwick|40\n\nSession 2\nPair|Names|%\n2|Ann Ashby & Ben Birch|58\n3|Cat Cedar & Dan Dale|52\n1|Eve Elm & Fay Fenwick|40";
    let beside = "Session 1||||Session 2\nPair|Names|%||Pair|Names|%\n1|Ann Ashby & Ben Birch|60||1|Ann Ashby & Ben Birch|58\n2|Cat Cedar & Dan Dale|50||2|Cat Cedar & Dan Dale|52\n3|Eve Elm & Fay Fenwick|40||3|Eve Elm & Fay Fenwick|40";
    for table in [below, beside] {
        let (_, _, made) = read(&format!("{head}{table}"));
        assert_eq!(
            rows(&made, "Results", &["Session", "Entry", "Score"]),
            ["1|1|60", "1|2|50", "1|3|40", "2|1|58", "2|2|52", "2|3|40"],
            "{table}"
        );
    }
}

#[test]
fn a_value_may_stand_once_above_its_rows() {
    let (_, _, made) = read(
        "Summer Pairs\n5 May 2026, 24 boards\n\nDir|Pair|Names|%\nNS|1|Ann Ashby & Ben Birch|60\n|2|Cat Cedar & Dan Dale|40\nEW|1|Eve Elm & Fay Fenwick|55\n|2|Gus Gorse & Hal Hazel|45",
    );
    assert_eq!(rows(&made, "Results", &["Direction"]), ["NS", "NS", "EW", "EW"]);
    // One value and blanks tell nothing of the blanks, nor does a gap among rows that have their own.
    for (sections, known) in [(["A", "", "", ""], "A|||"), (["A", "A", "", "B"], "A|A||B")] {
        let names = [
            "Ann Ashby & Ben Birch",
            "Cat Cedar & Dan Dale",
            "Eve Elm & Fay Fenwick",
            "Gus Gorse & Hal Hazel",
        ];
        let table = sections.iter().zip(names).zip(1..);
        let table: Vec<String> = table
            .map(|((section, names), number)| format!("{section}|{number}|{names}|{}", 60 - number))
            .collect();
        let text = format!(
            "Summer Pairs\n5 May 2026, 24 boards\n\nSection|Pair|Names|%\n{}",
            table.join("\n")
        );
        let (_, _, made) = read(&text);
        assert_eq!(rows(&made, "Results", &["Section"]).join("|"), known);
    }
    let table = "Home|Away|VP H|VP A";
    let (_, _, made) = read(&format!(
        "League 2026\n\nRound|{table}\n1|Bevan|Jukes|15|5\n|Rudd|Frost|4|16\n2|Bevan|Frost|12|8\n|Jukes|Rudd|10|10"
    ));
    assert_eq!(rows(&made, "Matches", &["Round"]), ["1", "1", "2", "2"]);
    let (_, _, made) = read(&format!(
        "League 2026\n\nDate|{table}\n15/1/2026|Bevan|Jukes|15|5\n|Rudd|Frost|4|16\n22/1/2026|Bevan|Frost|12|8\n|Jukes|Rudd|10|10"
    ));
    let days = ["2026-01-15", "2026-01-15", "2026-01-22", "2026-01-22"];
    assert_eq!(rows(&made, "Matches", &["Date"]), days);
}

#[test]
fn rounds_and_days_stand_above_their_matches() {
    let games = "White|Result|Black";
    let (_, _, made) = read(&format!(
        "Open 2-4 May 2026\nRound 1\n{games}\nAnn Ashby|1-0|Dan Dale\nBen Birch|½-½|Cat Cedar\nRound 2\n{games}\nCat Cedar|0-1|Ann Ashby\nDan Dale|1-0|Ben Birch"
    ));
    assert_eq!(
        rows(&made, "Matches", &MATCHES),
        ["1|1|2|1-0", "1|3|4|½-½", "2|4|1|0-1", "2|2|3|1-0"]
    );
    assert_eq!(rows(&made, "Entries", &["Player 1"]).len(), 4);
    let matches = ["1|1|2|15|5", "1|3|4|4|16", "2|1|4|12|8", "2|2|3|10|10"];
    let heads = "Home|Away|VP H|VP A";
    let (_, _, made) = read(&format!(
        "Swiss Teams 5 May 2026\nRound 1\n{heads}\nBevan|Jukes|15|5\nRudd|Frost|4|16\nRound 2\n{heads}\nBevan|Frost|12|8\nJukes|Rudd|10|10"
    ));
    assert_eq!(rows(&made, "Matches", &MATCHES), matches);
    let (_, _, made) = read(
        "Swiss Teams 5 May 2026\nRound 1|||||Round 2\nHome|Away|H|A||Home|Away|H|A\nBevan|Jukes|15|5||Bevan|Frost|12|8\nRudd|Frost|4|16||Jukes|Rudd|10|10",
    );
    assert_eq!(rows(&made, "Matches", &MATCHES), matches);
    let (_, _, made) = read(&format!(
        "League 2026\n5 January 2026\n{heads}\nBevan|Jukes|15|5\n12 January 2026\n{heads}\nBevan|Frost|12|8"
    ));
    assert_eq!(rows(&made, "Matches", &["Date"]), ["2026-01-05", "2026-01-12"]);
}

#[test]
fn games_and_matches_keep_their_units() {
    let (_, _, made) = read(
        "Spring Open, Round 2, 3 May 2026\nWhite|Black|Black score|White score\nAnn Ashby|Cat Cedar|0|1\nBen Birch|Dan Dale|0.5|0.5\nEve Elm|Fay Fenwick|1|0",
    );
    assert_eq!(rows(&made, "Matches", &MATCHES), ["2|1|2|1-0", "2|3|4|½-½", "2|5|6|0-1"]);
    let (_, _, made) = read(
        "Spring Open, Round 1, 2 May 2026\nBoard|White|Black|Res\n1|Ann Ashby|Cat Cedar|1-0\n2|Eve Elm|half-point bye|½",
    );
    assert_eq!(rows(&made, "Matches", &MATCHES), ["1|1|2|1-0", "1|3|half bye"]);
    let (_, _, made) = read(
        "Multiple Teams, 24 boards, 5 May 2026\nPlace|Team|vs 1|vs 2|vs 3|Net IMPs\n1|Bevan||12|20|32\n2|Jukes|-12||7|-5\n3|Rudd|-20|-7||-27",
    );
    assert_eq!(rows(&made, "Matches", &["Home IMPs", "Away IMPs"]), ["12|-12", "20|-20", "7|-7"]);
    let (_, _, made) = read(
        "Cardiff v Swansea 5 May 2026\nBoard|Home player|Result|Away player\n1|Ann Ashby|1-0|Ben Birch\n2|Cat Cedar|½-½|Dan Dale\n3|Eve Elm|0-1|Fay Fenwick",
    );
    assert_eq!(rows(&made, "Matches", &MATCHES), ["1|2|1-0", "3|4|½-½", "5|6|0-1"]);
    let (copy, found, _) = read(
        "County league 2025/26\nDate|Home|Score|Away\n2025-10-01|Neath A|3½-2½|Barry\n2025-10-08|Barry|4-2|Neath B\n2025-10-15|Neath B|1-5|Neath A",
    );
    assert_eq!(told(&copy, &found), ["left-open"]);
    let (_, _, made) = read(
        "Open 2-4 May 2026, 2 rounds\nNo|Name|R1|R2|Pts\n1|Ann Ashby|+4w|+2b|2\n2|Ben Birch|+3b|-1w|1\n3|Cat Cedar|-2w|+4b|1\n4|Dan Dale|-1b|-3w|0",
    );
    assert_eq!(rows(&made, "Matches", &["Result"]), ["1-0", "0-1", "0-1", "0-1"]);
}

#[test]
fn a_column_of_scores_that_nothing_proves_is_told() {
    let table = |heading: &str, cells: [&str; 4]| {
        let rows: Vec<String> =
            FOUR.lines().zip(cells).map(|(row, cell)| format!("{row}|{cell}")).collect();
        format!(
            "Summer Pairs\n5 May 2026, 24 boards\n\nPlace|Names|%|{heading}\n{}",
            rows.join("\n")
        )
    };
    for heading in
        ["Tops", "Points", "IMPs", "VPs", "Total", "Result", "Average", "Best", "Played", "Cum"]
    {
        let (copy, found, _) = read(&table(heading, ["7", "3", "9", "4"]));
        assert_eq!(told(&copy, &found), ["column-left"], "{heading}");
    }
    for (heading, cells) in [
        ("MPs", ["123", "108.5", "95.5", "73"]),
        ("Max", ["200", "200", "200", "200"]),
        ("Played", ["24", "24", "24", "24"]),
    ] {
        let (copy, found, _) = read(&table(heading, cells));
        assert_eq!(told(&copy, &found), [""; 0], "{heading}");
    }
}

#[test]
fn an_event_without_rows_is_an_error() {
    let (copy, found, _) = read(
        "Diplomacy 2 May 2026\nGame 1\nYear|Austria|England|France|Germany|Italy|Russia|Turkey\nPlayer|Ann Ashby|Ben Birch|Cat Cedar|Dan Dale|Eve Elm|Fay Fenwick|Gus Gorse\n1901|4|5|5|5|4|6|4\n1902|5|5|6|5|4|5|4\n1903|4|6|6|4|5|5|4",
    );
    assert!(told(&copy, &found).contains(&"nothing-read".to_string()));
}

#[test]
fn a_titled_list_of_members_is_no_event() {
    for table in [
        "Member list\nSurname|First names|WBU|Rank|MPs|Joined\nAshby|Ann|101|Master|1234|2001-05-01\nCedar|Cat|102|Novice|12|2020-01-01\nElm|Eve|103|Life Master|9999|1990-01-01",
        "Members\nNo|Name|No|Name\n101|Ann Ashby|104|Gus Gorse\n102|Cat Cedar|105|Ida Ivy\n103|Eve Elm|106|Kay Kelding",
    ] {
        let (_, found, _) = read(table);
        assert_eq!(found.kind, SheetKind::Register, "{table}");
    }
}

#[test]
fn each_event_below_a_common_title_has_its_own() {
    let list = "Place|Names|%\n1|Ann Ashby & Ben Birch|61.5\n2|Cat Cedar & Dan Dale|54.25\n3|Eve Elm & Fay Fenwick|47.75\n4|Gus Gorse & Hal Hazel|36.5";
    let sheet = format!(
        "Harbour Congress 2026\n\nFriday Pairs\n27 March 2026, 20 boards\n{list}\n\nSaturday Pairs\n28 March 2026, 24 boards\n{list}"
    );
    let (_, _, made) = read(&sheet);
    assert_eq!(
        rows(&made, "Events", &["Title", "Boards"]),
        ["Friday Pairs|20", "Saturday Pairs|24"]
    );
}

#[test]
fn a_section_is_no_title_and_boards_are_no_part_of_a_club() {
    let list = "Plaats|Namen|%\n1|Ann Ashby & Ben Birch|61.5\n2|Cat Cedar & Dan Dale|54.25\n3|Eve Elm & Fay Fenwick|47.75\n4|Gus Gorse & Hal Hazel|36.5";
    let sheet = format!("BC De Dam, 22-7-2026, 24 spellen\n\nLijn A\n{list}\n\nLijn B\n{list}");
    let (_, found, _) = read(&sheet);
    let fact = |kind| found.fact(kind).and_then(|fact| fact.value.clone());
    assert_eq!(fact(FactKind::Organiser).as_deref(), Some("BC De Dam"));
    assert_eq!(fact(FactKind::Title), None);
}

#[test]
fn numbers_that_begin_anew_in_each_section_are_no_places() {
    let table = "N°|Section|Nom|Pourcentage\n2|A|Ann Ashby|60\n4|A|Ben Birch|55\n1|A|Cat Cedar|54\n6|A|Dan Dale|48\n5|A|Eve Elm|43\n3|A|Fay Fenwick|40\n1|B|Gus Gorse|54\n3|B|Hal Hazel|53\n6|B|Ida Ivy|52\n5|B|Jon Juniper|51\n4|B|Kay Kelding|50\n2|B|Lee Larch|40";
    let (copy, found, made) = read(&format!("Individuel 6.2.24\n20 donnes\n{table}"));
    let entries = rows(&made, "Entries", &["Entry", "Section", "Player 1"]);
    assert_eq!(entries[0], "2|A|Ann Ashby");
    assert_eq!(entries[11], "2|B|Lee Larch");
    assert_eq!(told(&copy, &found), [""; 0]);
}

#[test]
fn a_sign_above_a_word_is_a_heading_of_two_lines() {
    let table = "Nord/Sud||||||Est/Ouest\n|N°||||||N°\nPlace|paire|Nom|Nom|Pourcentage||Place|paire|Nom|Nom|Pourcentage\n1|3|Ann Ashby|Ben Birch|60||1|2|Gus Gorse|Hal Hazel|58\n2|1|Cat Cedar|Dan Dale|50||2|3|Ida Ivy|Jon Juniper|52\n3|2|Eve Elm|Fay Fenwick|40||3|1|Kay Kelding|Lee Larch|40";
    let (copy, found, made) =
        read(&format!("Tournoi par paires vendredi 1 mars 2024\n20 donnes\n{table}"));
    let entries = rows(&made, "Entries", &["Entry", "Direction", "Player 1", "Player 2"]);
    assert_eq!(entries[0], "3|NS|Ann Ashby|Ben Birch");
    assert_eq!(entries[3], "2|EW|Gus Gorse|Hal Hazel");
    assert_eq!(told(&copy, &found), [""; 0]);
}

#[test]
fn players_and_numbers_that_stand_twice_are_pairs_if_a_title_says_so() {
    let table = "Player|WBU No|Player|WBU No\nAnn Ashby|14871|Gus Gorse|5815\nBen Birch|22963|Hal Hazel|26929\nCat Cedar|10560|Ida Ivy|14418";
    for (title, entries) in [
        ("Pairs – entries", ["Ann Ashby|Gus Gorse", "Ben Birch|Hal Hazel", "Cat Cedar|Ida Ivy"]),
        ("Entries", ["Ann Ashby", "Ben Birch", "Cat Cedar"]),
    ] {
        let (_, _, made) = read(&format!("{title} 15 January 2024\n{table}"));
        let read = rows(&made, "Entries", &["Player 1", "Player 2"]);
        assert_eq!(read[..3], entries, "{title}");
    }
}

#[test]
fn rounds_of_a_league_stand_above_their_matches() {
    let head = "Bezirksliga 2026\n24 Boards je Kampf\n";
    for (table, scores) in [
        (
            "1. Spieltag\nAdler|Bären|7:13\nDachse|Eulen|12:8\n2. Spieltag\nAdler|Dachse|14:6\nEulen|Bären|2:18",
            ["1|1|2|7|13", "1|3|4|12|8", "2|1|3|14|6", "2|4|2|2|18"],
        ),
        (
            "Round 1 - 12 January 2026\nAdler|Bären|7|-|13\nDachse|Eulen|12|-|8\nRound 2 - 19 January 2026\nAdler|Dachse|14|-|6\nEulen|Bären|2|-|18",
            ["1|1|2|7|13", "1|3|4|12|8", "2|1|3|14|6", "2|4|2|2|18"],
        ),
    ] {
        let (_, _, made) = read(&format!("{head}{table}"));
        let columns = ["Round", "Home", "Away", "Home VPs", "Away VPs"];
        assert_eq!(rows(&made, "Matches", &columns), scores, "{table}");
    }
}

#[test]
fn totals_that_run_on_are_not_added_up() {
    let table = "Pos|No|Names|After 1|After 2|After 3\n1|2|Ann Ashby & Ben Birch|17|33|49\n2|4|Cat Cedar & Dan Dale|6|25|47\n3|1|Eve Elm & Fay Fenwick|14|21|45\n4|3|Gus Gorse & Hal Hazel|3|16|39";
    let (_, _, made) = read(&format!("Swiss Pairs 15 Feb 2026, 3 rounds of 6 boards\n{table}"));
    assert_eq!(rows(&made, "Results", &["Score", "Session"]), ["49", "47", "45", "39"]);
}

#[test]
fn boards_of_a_part_are_no_boards_of_the_event() {
    for (line, boards) in [
        ("5 matchs de 8 donnes", "40"),
        ("5 tours de 8 donnes", "40"),
        ("nine 3-board rounds", "27"),
        ("2 sessioner \u{e0} 24 brickor", "48"),
        ("5 duels of 8 boards", ""),
        ("3 \u{e9}tuis par tour", ""),
    ] {
        let table = "Place|Names|%\n1|Ann Ashby & Ben Birch|60\n2|Cat Cedar & Dan Dale|50\n3|Eve Elm & Fay Fenwick|40";
        let (_, found, _) = read(&format!("Pairs 6 March 2026\n{line}\n{table}"));
        let fact = found.fact(FactKind::Boards).filter(|fact| fact.sure != Sureness::Asked);
        let told = fact.and_then(|fact| fact.value.clone()).unwrap_or_default();
        assert_eq!(told, boards, "{line}");
    }
}

#[test]
fn tabs_of_other_people_are_told_and_add_nobody() {
    let results = "Pairs 9 April 2026\n24 boards\nPos|Pair|Names|%\n1|1|Ann Ashby & Ben Birch|60\n2|2|Cat Cedar & Dan Dale|50\n3|3|Eve Elm & Fay Fenwick|40";
    for (tab, rows_of_tab) in [
        ("Members", "No|Name\n1|Gus Gorse\n2|Hal Hazel\n3|Ida Ivy\n4|Ann Ashby"),
        ("Prizes", "Prize|Winner\n1st|Ann Ashby & Ben Birch\n2nd|Cat Cedar & Dan Dale"),
    ] {
        let mut copy = book("Results", results);
        let sheets = book(tab, rows_of_tab).sheets;
        copy.sheets.extend(sheets);
        let found = adopt::recognise_workbook(&copy);
        let made = adopt::return_from_recognised(&copy, &found);
        assert_eq!(rows(&made, "Entries", &["Entry"]), ["1", "2", "3"], "{tab}");
        assert_eq!(told(&copy, &found), ["sheet-left"], "{tab}");
    }
}

/// A workbook of several tabs.
pub(crate) fn tabs(all: &[(&str, &str)]) -> model::WorkbookCopy {
    let (name, text) = all[0];
    let mut copy = book(name, text);
    copy.sheets.extend(all[1..].iter().flat_map(|(name, text)| book(name, text).sheets));
    copy
}

#[test]
fn a_tab_that_lists_others_again_adds_nothing() {
    let head = "Pairs 9 April 2026\n24 boards\nPos|Pair|Names|%";
    let north =
        "1|1|Ann Ashby & Ben Birch|60\n2|2|Cat Cedar & Dan Dale|50\n3|3|Eve Elm & Fay Fenwick|40";
    let east = "1|11|Gus Gorse & Hal Hazel|58\n2|12|Ida Ivy & Jon Juniper|52\n3|13|Kay Kelding & Lee Larch|40";
    let overall = "1|1|Ann Ashby & Ben Birch|60\n2|11|Gus Gorse & Hal Hazel|58\n3|12|Ida Ivy & Jon Juniper|52\n4|2|Cat Cedar & Dan Dale|50\n5|3|Eve Elm & Fay Fenwick|40\n5|13|Kay Kelding & Lee Larch|40";
    let text = |rows: &str| format!("{head}\n{rows}");
    let copy = tabs(&[("NS", &text(north)), ("EW", &text(east)), ("Overall", &text(overall))]);
    let made = adopt::return_from_recognised(&copy, &adopt::recognise_workbook(&copy));
    let entries = rows(&made, "Results", &["Entry", "Score"]);
    assert_eq!(entries, ["1|60", "2|50", "3|40", "11|58", "12|52", "13|40"]);
    // Another score is another list.
    let other = text(overall).replace("|58", "|57");
    let copy = tabs(&[("NS", &text(north)), ("EW", &text(east)), ("Overall", &other)]);
    let made = adopt::return_from_recognised(&copy, &adopt::recognise_workbook(&copy));
    assert_eq!(rows(&made, "Results", &["Entry"]).len(), 12);
}

#[test]
fn fixtures_on_a_tab_of_their_own_are_no_second_matches() {
    let fixtures = "League fixtures, 24 boards\nDate|Home|Away\n2026-01-13|Avon|Brent\n2026-01-13|Clyde|Dee\n2026-01-20|Avon|Clyde";
    let results = "League results, 24 boards\nDate|Home|Away|Home VPs|Away VPs\n2026-01-13|Avon|Brent|12|8\n2026-01-13|Clyde|Dee|5|15";
    let copy = tabs(&[("Fixtures", fixtures), ("Results", results)]);
    let made = adopt::return_from_recognised(&copy, &adopt::recognise_workbook(&copy));
    // The match of 20 January is still to be played.
    let matches = rows(&made, "Matches", &["Home", "Away", "Home VPs", "Away VPs"]);
    assert_eq!(matches, ["1|3", "1|2|12|8", "3|4|5|15"]);
}

#[test]
fn totals_after_each_round_beside_opponents_are_parted() {
    let head = "Swiss Pairs 11 April 2026, 2 rounds of 7 boards\nPos|No|Names|R1 opp|after R1|R2 opp|after R2";
    let names = [
        "Ann Ashby & Ben Birch",
        "Cat Cedar & Dan Dale",
        "Eve Elm & Fay Fenwick",
        "Gus Gorse & Hal Hazel",
    ];
    let [a, b, c, d] = names;
    let sheet =
        format!("{head}\n1|1|{a}|2|12|3|26\n2|3|{c}|4|15|1|21\n3|4|{d}|3|5|2|17\n4|2|{b}|1|8|4|16");
    let (_, _, made) = read(&sheet);
    let matches = rows(&made, "Matches", &["Round", "Home", "Away", "Home VPs", "Away VPs"]);
    assert_eq!(matches, ["1|1|2|12|8", "1|3|4|15|5", "2|1|3|14|6", "2|4|2|12|8"]);
    // What does not add up to one sum is taken as it stands, and the scale tells it.
    let (_, _, made) = read(&sheet.replace("|26\n", "|27\n"));
    let matches = rows(&made, "Matches", &["Home VPs", "Away VPs"]);
    assert_eq!(matches[2], "27|21");
}

#[test]
fn opponents_and_results_may_stand_one_below_the_other() {
    let (_, _, made) = read(
        "Spring Minor 3 May 2026\nNo|Name|R1|R2|R3|Pts\n1|Ann Ashby|2 w|3 b|4 w|2.5\n|||1|1|½|\n2|Ben Birch|1 b|4 w|3 b|2\n||0|1|1|\n3|Cat Cedar|4 w|1 w|2 w|1\n||1|0|0|\n4|Dan Dale|3 b|2 b|1 b|0.5\n||0|0|½|"
            .replace("\n|||1|1|½|", "\n||1|1|½|")
            .as_str(),
    );
    let games = rows(&made, "Matches", &["Round", "Home", "Away", "Result"]);
    assert_eq!(
        games,
        ["1|1|2|1-0", "1|3|4|1-0", "2|3|1|0-1", "2|2|4|1-0", "3|1|4|½-½", "3|3|2|0-1"]
    );
}

#[test]
fn two_numbers_of_members_may_stand_in_one_cell() {
    let mut copy = book(
        "Results",
        "Pairs 9 April 2026\n24 boards\nPos|Names|Numbers|%\n1|Ann Ashby & Ben Birch|N1|60\n2|Cat Cedar & Dan Dale|N2|50\n3|Eve Elm & Fay Fenwick|N3|40",
    );
    for cell in copy.sheets.iter_mut().flat_map(|sheet| &mut sheet.cells) {
        if let model::CellValue::Text(text) = &mut cell.value
            && let Some(row) = text.strip_prefix('N').filter(|row| row.len() == 1)
        {
            *text = format!("10010{row}\n20010{row}").into();
        }
    }
    let made = adopt::return_from_recognised(&copy, &adopt::recognise_workbook(&copy));
    assert_eq!(
        rows(&made, "Entries", &["Player 1", "No 1", "Player 2", "No 2"])[0],
        "Ann Ashby|100101|Ben Birch|200101"
    );
}

#[test]
fn contracts_keep_their_suits_in_other_languages() {
    let (_, _, made) = read(
        "Bridgeclub Trier 3.3.2026\nBoard|NS|OW|Kontrakt|von|Stiche|Score\n1|1|6|3SA|N|9|400\n1|2|5|4P|S|10|420\n1|3|4|2C|O|7|50\n2|1|6|3K|W|9|-110\n2|2|5|5T|S|9|-100",
    );
    assert_eq!(
        rows(&made, "Boards", &["Contract", "By"]),
        ["3SA|N", "4S|S", "2H|E", "3D|W", "5C|S"]
    );
}

#[test]
fn awards_of_the_best_are_no_percentages() {
    let (_, _, made) = read(
        "Saturday Pairs 14 March 2026, 24 boards\nPlace|Pair|Names|Result|MPs\n1|1|Ann Ashby & Ben Birch|62.5|0.8\n2|2|Cat Cedar & Dan Dale|55.21|0.6\n3|3|Eve Elm & Fay Fenwick|52.08|0.4\n4|4|Gus Gorse & Hal Hazel|47.92|0.2\n5|5|Ida Ivy & Jon Juniper|44.79|\n6|6|Kay Kelding & Lee Larch|37.5|",
    );
    let scores = rows(&made, "Results", &["Score"]);
    assert_eq!(scores, ["62.5", "55.21", "52.08", "47.92", "44.79", "37.5"]);
}

#[test]
fn numbers_with_the_names_of_pairings_are_told_apart() {
    let head = "Spring Open, Round 2, 3 May 2026\nBd|White|Score|Black\n";
    for (pairings, columns, entries) in [
        (
            "1|Ann Ashby (1520)|1-0|Cat Cedar (1020)\n2|Ben Birch (1610)|½-½|Dan Dale (1020)",
            "Rating",
            ["Ann Ashby|1520", "Cat Cedar|1020", "Ben Birch|1610", "Dan Dale|1020"],
        ),
        (
            "1|1 Ann Ashby|1-0|7 Cat Cedar\n2|2 Ben Birch|½-½|8 Dan Dale",
            "Entry",
            ["1|Ann Ashby", "7|Cat Cedar", "2|Ben Birch", "8|Dan Dale"],
        ),
    ] {
        let (_, _, made) = read(&format!("{head}{pairings}"));
        let found = match columns {
            "Entry" => rows(&made, "Entries", &["Entry", "Player 1"]),
            column => rows(&made, "Entries", &["Player 1", column]),
        };
        assert_eq!(found, entries, "{pairings}");
    }
}

#[test]
fn a_column_of_seats_may_hold_directions() {
    let (_, _, made) = read(
        "Pairs 9 April 2026, 24 boards\nTable|Seating|Names|%\n1|NS|Ann Ashby & Ben Birch|60\n1|EW|Gus Gorse & Hal Hazel|58\n2|NS|Cat Cedar & Dan Dale|50\n2|EW|Ida Ivy & Jon Juniper|52\n3|NS|Eve Elm & Fay Fenwick|40\n3|EW|Kay Kelding & Lee Larch|40",
    );
    let directions = rows(&made, "Entries", &["Direction"]);
    let directions =
        if directions[0].is_empty() { rows(&made, "Results", &["Direction"]) } else { directions };
    assert_eq!(directions, ["NS", "EW", "NS", "EW", "NS", "EW"]);
}

#[test]
fn points_so_far_are_no_part_of_a_name() {
    let (_, _, made) = read(
        "Spring Open, Round 2, 3 May 2026\nBd|White|Score|Black\n1|Ann Ashby (1)|1-0|Cat Cedar (½)\n2|Ben Birch (1)|½-½|Dan Dale (1)\n|Eve Elm (0)||Not paired",
    );
    let names = ["Ann Ashby", "Cat Cedar", "Ben Birch", "Dan Dale", "Eve Elm"];
    assert_eq!(rows(&made, "Entries", &["Player 1"]), names);
    assert_eq!(rows(&made, "Matches", &MATCHES), ["2|1|2|1-0", "2|3|4|½-½"]);
}

#[test]
fn a_matrix_with_halves_is_of_chess_boards() {
    let (_, _, made) = read(
        "League 2026\nPl|Team|1|2|3|4|MP|BP\n1|Avon|**|4½|5|6|6|15½\n2|Brent|3½|**|4½|5|4|13\n3|Clyde|3|3½|**|4½|2|11\n4|Dee|2|3|3½|**|0|8½",
    );
    let boards = ["Home", "Away", "Home IMPs", "Away IMPs"];
    let matches = rows(&made, "Matches", &boards);
    assert_eq!(
        matches,
        ["1|2|4.5|3.5", "1|3|5|3", "1|4|6|2", "2|3|4.5|3.5", "2|4|5|3", "3|4|4.5|3.5"]
    );
    assert!(rows(&made, "Event", &["Title", "League 2026"]).contains(&"Format|chess teams".into()));
}

#[test]
fn teams_with_their_points_beside_are_home_and_away() {
    for head in ["Rd|Team|VP|v|Team|VP", "Rd|Team|VP||Team|VP"] {
        let rows_of_matches =
            "1|Avon|12|v|Brent|8\n1|Clyde|5|v|Dee|15\n2|Avon|20|v|Clyde|0\n2|Brent|11|v|Dee|9";
        let (_, _, made) =
            read(&format!("County League, 24 boards a match\n{head}\n{rows_of_matches}"));
        assert_eq!(rows(&made, "Entries", &["Name"]), ["Avon", "Brent", "Clyde", "Dee"], "{head}");
        let matches = rows(&made, "Matches", &["Home", "Away", "Home VPs", "Away VPs"]);
        assert_eq!(matches, ["1|2|12|8", "3|4|5|15", "1|3|20|0", "2|4|11|9"], "{head}");
    }
}

#[test]
fn a_winner_s_score_between_the_names_is_of_both() {
    let (_, _, made) = read(
        "Club Cup 2026\nRd|Winner|Score|Loser\n1|Avon|12-8|Brent\n1|Clyde|15-5|Dee\n2|Avon|10-10|Clyde",
    );
    let vps = ["Home VPs", "Away VPs", "Home IMPs", "Away IMPs", "Result"];
    assert_eq!(rows(&made, "Matches", &vps), ["12|8", "15|5", "10|10"]);
}

#[test]
fn a_count_after_a_day_is_no_year() {
    for (line, day) in [
        ("Club evening 14 January, 16 pairs, 24 boards", None),
        ("Paarturnier am 14. Januar, 18 Paare, 24 Boards", None),
        ("Clubavond 14 januari 10 tafels 24 spellen", None),
        ("Pairs 14.1. 16 Paare, 24 Boards", None),
        ("Pairs Weds 14 Jan 7.30 pm, 24 boards", None),
        ("Pairs 5 January - 14 February, 24 boards", None),
        ("Páros verseny 2026. január 14., 24 leosztás", Some("2026-01-14")),
        ("Pairs 14 January 26", Some("2026-01-14")),
        ("Pairs 14 Jan. 26, 24 boards", Some("2026-01-14")),
        ("Paarturnier 14. Jan. 26", Some("2026-01-14")),
        ("Pairs 14/01/26", Some("2026-01-14")),
        ("Pairs 14.1.26 - 24 boards", Some("2026-01-14")),
    ] {
        let (_, found, _) = read(&format!("{line}\nPos|Names|%\n{FOUR}"));
        let told = found.fact(FactKind::Date).filter(|fact| fact.sure != Sureness::Asked);
        assert_eq!(told.and_then(|fact| fact.value.as_deref()), day, "{line}");
    }
}

#[test]
fn lines_about_another_week_tell_nothing_of_this_one() {
    let (_, found, _) = read(&format!(
        "Pairs 9 April 2026\nPos|Names|%\n{FOUR}\n\nNext week 28 boards, Mitchell\nPair 3 withdrew after round 3"
    ));
    for kind in [FactKind::Movement, FactKind::Rounds] {
        let told = found.fact(kind).filter(|fact| fact.value.is_some());
        assert_eq!(told.and_then(|fact| fact.at), None, "{kind:?}");
    }
    let boards = found.fact(FactKind::Boards).and_then(|fact| fact.value.as_deref());
    assert_eq!(boards, None);
}

#[test]
fn a_club_is_named_without_what_stands_beside_it() {
    for line in [
        "Monmouth Bridge Club 14 January 2026",
        "Results of Monmouth Bridge Club",
        "Results: Monmouth Bridge Club",
        "Monmouth Bridge Club 2025-26",
        "Monmouth Bridge Club, Tuesday",
        "Monmouth Bridge Club (affiliated to EBU)",
    ] {
        let (_, found, _) = read(&format!("{line}\nSpring Pairs, 24 boards\nPos|Names|%\n{FOUR}"));
        let club = found.fact(FactKind::Organiser).and_then(|fact| fact.value.as_deref());
        assert_eq!(club, Some("Monmouth Bridge Club"), "{line}");
    }
}

#[test]
fn the_board_of_a_traveller_stands_in_its_title_or_tab() {
    let lines = "NS|EW|Contract|By|Tricks|Score\n1|6|3NT|N|9|400\n2|5|4S|S|10|420";
    for (tab, title) in
        [("Sheet1", "Travellers 14 January 2026, board 7"), ("Bd 7", "Travellers 14 January 2026")]
    {
        let copy = book(tab, &format!("{title}\n{lines}"));
        let made = adopt::return_from_recognised(&copy, &adopt::recognise_workbook(&copy));
        assert_eq!(rows(&made, "Boards", &["Board", "NS"]), ["7|1", "7|2"], "{title}");
    }
}
