//! What was once misread without a word: each is read as a person reads it, or told.

use adopt::{
    FactKind, Sureness, reading_doubts, recognise_workbook, return_from_recognised,
    split_combined_cells,
};

use crate::lists::tabs;
use crate::shapes::{FOUR, book, read, rows, told};

const SIDES: [&str; 6] = ["Home", "Away", "Home VPs", "Away VPs", "Home IMPs", "Away IMPs"];

#[test]
fn a_score_behind_the_name_of_each_side_is_no_part_of_it() {
    let head = "Abercwm League 2026, 24 boards\n";
    for (table, matches) in [
        (
            "Home|Away\nAberaeron 12|Builth 8\nCardigan 5|Denbigh 15\nBuilth 14|Cardigan 6",
            ["1|2|12|8", "3|4|5|15", "2|3|14|6"],
        ),
        (
            "Home|Away\nAberaeron (12)|(8) Builth\nCardigan (5)|(15) Denbigh\nBuilth (14)|(6) Cardigan",
            ["1|2|12|8", "3|4|5|15", "2|3|14|6"],
        ),
        (
            "Date|Heim|v|Gast\n2026-01-13|Adler 45|v|Bären 32\n2026-01-13|Dachse 18|v|Eulen 51\n2026-01-20|Bären 60|v|Dachse 22",
            ["1|2|45|32", "3|4|18|51", "2|3|60|22"],
        ),
        (
            "Date|Fixture\n2026-01-13|Aberaeron 12-8 Builth\n2026-01-13|Cardigan 5-15 Denbigh\n2026-01-20|Builth 14-6 Cardigan",
            ["1|2|12|8", "3|4|5|15", "2|3|14|6"],
        ),
    ] {
        for above in [head.to_string(), format!("{head}\n")] {
            let copy = book("Sheet1", &format!("{above}{table}"));
            let copy = split_combined_cells(&copy);
            let made = return_from_recognised(&copy, &recognise_workbook(&copy));
            assert_eq!(rows(&made, "Matches", &SIDES), matches, "{table}");
        }
    }
}

#[test]
fn numbers_of_members_behind_names_are_no_scores() {
    let copy = book(
        "Sheet1",
        "Pairs 16 May 2026, 24 boards\nPlace|Names|%|Place|Names|%\n1|ASH, Ann (004525) & ELM, Bo (018034)|60|4|OAK, Cy (015202) & YEW, Di (022390)|48\n2|FIR, Ed (016918) & BAY, Flo (014287)|55|5|RUE, Gus (014652) & IVY, Hal (015094)|45\n3|BOX, Ida (003296) & HOP, Jon (029555)|52|6|FIG, Kay (025243) & NUT, Lee (007204)|40",
    );
    assert!(matches!(split_combined_cells(&copy), std::borrow::Cow::Borrowed(_)));
}

#[test]
fn numbers_of_teams_are_told_where_they_may_be_scores() {
    for (table, codes) in [
        ("Home|Away\nBarry 1|Builth 2\nBarry 2|Builth 1\nBuilth 1|Barry 1", vec!["name-odd"]),
        ("Home|Away\nAdler 7|Bären 13\nDachse 12|Eulen 8", vec!["name-odd"]),
        ("Home|Away|Score\nBarry 1|Neath 2|12-8\nEly 1|Flint 1|5-15\nNeath 2|Ely 1|14-6", vec![]),
    ] {
        let copy = book("Sheet1", &format!("Abercwm League 2026, 24 boards\n{table}"));
        let copy = split_combined_cells(&copy);
        assert_eq!(told(&copy, &recognise_workbook(&copy)), codes, "{table}");
    }
}

#[test]
fn teams_with_scores_that_stand_twice_have_met_if_the_scores_prove_it() {
    let head = "Abercwm League 2026, 24 boards\n";
    for table in [
        "Team|VPs|Team|VPs\nAvon|12|Brent|8\nClyde|5|Dee|15\nBrent|14|Clyde|6",
        "Team|VPs||Team|VPs\nAvon|12||Brent|8\nClyde|5||Dee|15\nBrent|14||Clyde|6",
        "Team|IMPs|Team|IMPs\nAvon|12|Brent|8\nClyde|5|Dee|25\nBrent|14|Clyde|6",
        "Mannschaft|SP|Mannschaft|SP\nAvon|12|Brent|13\nClyde|5|Dee|20\nEly|14|Flint|11",
    ] {
        let (_, _, made) = read(&format!("{head}{table}"));
        assert_eq!(rows(&made, "Matches", &["Home", "Away"]).len(), 3, "{table}");
        assert_eq!(rows(&made, "Results", &["Entry"]), [""; 0], "{table}");
    }
    // Two rankings, or three matches.
    let open = "Team|VPs|Team|VPs\nAvon|62|Brent|48\nClyde|55|Dee|43\nEly|50|Flint|40";
    let (copy, found, _) = read(&format!("{head}{open}"));
    assert!(told(&copy, &found).contains(&"sheet-joined".to_string()));
    let ranked =
        "Pos|Team|VPs|Pos|Team|VPs\n1|Avon|62|4|Brent|48\n2|Clyde|55|5|Dee|43\n3|Ely|50|6|Flint|40";
    let (copy, found, made) = read(&format!("{head}{ranked}"));
    assert_eq!(rows(&made, "Results", &["Entry"]).len(), 6);
    assert_eq!(told(&copy, &found), [""; 0]);
}

#[test]
fn a_couple_of_whom_one_is_not_named_is_told() {
    let others = FOUR.split_once('\n').unwrap().1;
    for (cell, players) in [
        ("Mr & Mrs Tom Quayle", "Tom Quayle|Mrs Quayle"),
        ("Mr and Mrs Quayle", "Mr Quayle|Mrs Quayle"),
        ("Dr & Mrs Tom Quayle", "Tom Quayle|Mrs Quayle"),
        ("M. et Mme Tom Quayle", "Tom Quayle|Mme Quayle"),
        ("Tom & Mrs Ann Quayle", "Tom Quayle|Ann Quayle"),
        ("Tom Quayle & wife", "Tom Quayle|wife"),
        ("Tom Quayle y esposa", "Tom Quayle|esposa"),
        ("Tom Quayle & his wife", "Tom Quayle|his wife"),
        ("Eva & Thomas Mann", "Eva Mann|Thomas Mann"),
    ] {
        let (copy, found, made) = read(&format!(
            "Summer Pairs\n5 May 2026, 24 boards\n\nPlace|Names|%\n1|{cell}|61.5\n{others}"
        ));
        assert_eq!(rows(&made, "Entries", &["Player 1", "Player 2"])[0], players);
        let odd = told(&copy, &found).contains(&"name-odd".to_string());
        let whole = ["Tom Quayle|Ann Quayle", "Eva Mann|Thomas Mann"].contains(&players);
        assert_eq!(odd, !whole, "{cell}");
    }
}

#[test]
fn lines_that_correct_results_are_told_in_all_languages() {
    for line in [
        "Correction: pair 7 should read 54.2 %",
        "NB Amended: pair 2 54.5",
        "Pair 3 disqualified",
        "Korrektur: Paar 2 54,5 %",
        "Rectificatif : paire 2 54,5 %",
        "Corrección: pareja 2 54,5 %",
        "Cywiriad: par 2 54.5",
        "Correctie: paar 2 54,5",
        "Korekta: para 2 54,5",
        "Correzione: coppia 2 54,5",
        "Correção: par 2 54,5",
        "Rättelse: par 2 54,5",
        "Düzeltme: çift 2 54,5",
        "Rettelse: par 2 54,5",
    ] {
        let list = format!("Place|Names|%\n{FOUR}");
        for sheet in [
            format!("Summer Pairs\n5 May 2026, 24 boards\n{line}\n\n{list}"),
            format!("Summer Pairs\n5 May 2026, 24 boards\n\n{list}\n\n{line}"),
        ] {
            let (copy, found, _) = read(&sheet);
            assert!(told(&copy, &found).contains(&"lines-left".to_string()), "{sheet}");
        }
    }
}

#[test]
fn a_list_of_some_of_those_above_is_left() {
    let first: Vec<&str> = FOUR.lines().collect();
    for line in ["Ladies' Pairs", "Mixed", "Junior Pairs, 5 May 2026"] {
        let own = first[1..3].join("\n");
        let (copy, found, made) = read(&format!(
            "Summer Pairs\n5 May 2026, 24 boards\n\nPlace|Names|%\n{FOUR}\n\n{line}\nPlace|Names|%\n{own}"
        ));
        assert_eq!(rows(&made, "Results", &["Entry"]).len(), 4, "{line}");
        assert!(told(&copy, &found).contains(&"second-list".to_string()), "{line}");
    }
}

#[test]
fn a_day_that_no_month_has_is_asked() {
    let list = format!("Place|Names|%\n{FOUR}");
    for lines in [
        "Summer Pairs\n31 February 2026, 24 boards",
        "Summer Pairs, 31.2.2026\n24 boards",
        "Date|31 February 2026\nEvent|Summer Pairs",
        "Date|1-1\nEvent|Summer Pairs",
    ] {
        let (_, found, _) = read(&format!("{lines}\n\n{list}"));
        let day = found.fact(FactKind::Date).unwrap();
        assert_eq!((day.sure, day.value.as_deref()), (Sureness::Asked, None), "{lines}");
        assert!(day.evidence.contains('\u{201c}'), "{lines}: {}", day.evidence);
    }
    let (copy, found, _) = read(
        "League 2026, 24 boards\nDate|Home|Away|VP H|VP A\n31 February 2026|Avon|Brent|12|8\n2 March 2026|Clyde|Dee|5|15\n9 March 2026|Brent|Clyde|14|6",
    );
    assert_eq!(told(&copy, &found), ["cells-left"]);
}

#[test]
fn a_day_whose_year_may_stand_first_or_last_is_asked() {
    let list = format!("Place|Names|%\n{FOUR}");
    for (day, sure) in [
        ("24-03-05", Sureness::Asked),
        ("03-05-24", Sureness::Asked),
        ("24-03-99", Sureness::Likely),
        ("2024-03-05", Sureness::Likely),
    ] {
        let (_, found, _) = read(&format!("Summer Pairs {day}\n24 boards\n\n{list}"));
        assert_eq!(found.fact(FactKind::Date).unwrap().sure, sure, "{day}");
    }
}

#[test]
fn a_score_with_a_penalty_behind_it_is_told() {
    let list = |score: &str| FOUR.replacen("54.25", score, 1);
    for score in ["54.25 (-2)", "54.25 -2", "54.25% (-2%)"] {
        let sheet =
            format!("Summer Pairs\n5 May 2026, 24 boards\n\nPlace|Names|%\n{}", list(score));
        let (copy, found, _) = read(&sheet);
        assert_eq!(told(&copy, &found), ["left-open"], "{sheet}");
    }
    let (copy, found, _) = read(
        "League 2026, 24 boards\nDate|Home|Away|VP H|VP A\n1 March 2026|Avon|Brent|12|8 (-2)\n2 March 2026|Clyde|Dee|5|15\n9 March 2026|Brent|Clyde|14|6",
    );
    assert_eq!(told(&copy, &found), ["left-open"]);
}

#[test]
fn a_tab_that_adds_up_the_others_is_left() {
    let names = ["Ann Ashby & Ben Birch", "Cat Cedar & Dan Dale", "Eve Elm & Fay Fenwick"];
    let evening = |day: &str, scores: [&str; 3]| {
        let list: Vec<String> =
            names.iter().zip(scores).map(|(names, score)| format!("{names}|{score}")).collect();
        format!("Summer Pairs\n{day}, 24 boards\nNames|%\n{}", list.join("\n"))
    };
    let first = evening("5 May 2026", ["60", "50", "40"]);
    let second = evening("12 May 2026", ["45", "52.5", "55"]);
    let third = evening("19 May 2026", ["51", "49", "50"]);
    for summary in [
        "Names|%\nAnn Ashby & Ben Birch|52\nCat Cedar & Dan Dale|50.5\nEve Elm & Fay Fenwick|48.33",
        "Season\nPlace|Names|Total\n1|Ann Ashby & Ben Birch|156\n2|Cat Cedar & Dan Dale|151.5\n3|Eve Elm & Fay Fenwick|145",
        "Season\nPlace|Names|5 May|12 May|19 May|Best 2\n1|Ann Ashby & Ben Birch|60|45|51|111\n2|Eve Elm & Fay Fenwick|40|55|50|105\n3|Cat Cedar & Dan Dale|50|52.5|49|102.5",
    ] {
        let evenings = [("5 May", &*first), ("12 May", &*second), ("19 May", &*third)];
        for at in [0, 3] {
            let mut all = evenings.to_vec();
            all.insert(at, ("Summary", summary));
            let copy = tabs(&all);
            let found = recognise_workbook(&copy);
            let made = return_from_recognised(&copy, &found);
            assert_eq!(rows(&made, "Events", &["Event"]), ["1", "2", "3"], "{summary}");
            assert_eq!(rows(&made, "Results", &["Event"]).len(), 9, "{summary}");
            assert!(told(&copy, &found).contains(&"sheet-left".to_string()), "{summary}");
        }
    }
    let copy = book("Sheet1", &first);
    assert_eq!(told(&copy, &recognise_workbook(&copy)), [""; 0]);
}

/// Each table has a row that is unlike the others; the entries and scores that are read, and what is told.
#[test]
fn a_row_that_looks_different_is_read_or_told() {
    let pairs = |odd: &str| {
        format!(
            "Names|%\nAnn Ash & Bo Elm|62.5\n{odd}\nCy Fir & Di Oak|54.17\nEd Yew & Flo Bay|52.08\nGus Rue & Hal Ivy|47.92"
        )
    };
    let (copy, found, made) = read(&format!(
        "Summer Pairs\n5 May 2026, 24 boards\n\n{}",
        pairs("Ida Box & Jon Hop|58.3 adj")
    ));
    assert_eq!(rows(&made, "Entries", &["Player 1"]).len(), 5);
    assert!(told(&copy, &found).contains(&"cells-left".to_string()));
    let ranked = "Pos|Pair|Names|%\n1|4|Ann Ash & Bo Elm|62.5\n2|2|Cy Fir & Di Oak|54.17\nunplaced|3|Ida Box & Jon Hop|played 12 boards\n3|1|Ed Yew & Flo Bay|52.08\n4|5|Gus Rue & Hal Ivy|47.92";
    let (copy, found, _) = read(&format!("Summer Pairs\n5 May 2026, 24 boards\n\n{ranked}"));
    assert!(told(&copy, &found).contains(&"row-left".to_string()));
    // Lines among the rows that name no contestant.
    for line in ["Section B|", "East West|", "Names|%"] {
        let (copy, found, _) =
            read(&format!("Summer Pairs\n5 May 2026, 24 boards\n\n{}", pairs(line)));
        assert!(!told(&copy, &found).contains(&"row-left".to_string()), "{line}");
    }
}

#[test]
fn what_stands_behind_a_name_is_no_number_of_a_member() {
    let others = FOUR.split_once('\n').unwrap().1;
    for (cell, players) in [
        ("Ann Ash 2 & Bo Elm", "Ann Ash 2|Bo Elm"),
        ("Ann Ash (72) & Bo Elm", "Ann Ash 72|Bo Elm"),
        ("Ann Ash Table 4 & Bo Elm", "Ann Ash Table 4|Bo Elm"),
        ("Ann Ash 014676 & Bo Elm 014378", "Ann Ash|014676|Bo Elm|014378"),
        ("Ash CM & Elm IM", "Ash CM|Elm IM"),
        ("Ann Ash \u{2022} Bo Elm", "Ann Ash|Bo Elm"),
    ] {
        let (_, _, made) = read(&format!(
            "Summer Pairs\n5 May 2026, 24 boards\n\nPlace|Names|%\n1|{cell}|61.5\n{others}"
        ));
        // A column that nothing fills is not there.
        let columns = ["Player 1", "No 1", "Player 2", "No 2"];
        assert_eq!(rows(&made, "Entries", &columns)[0], players, "{cell}");
    }
}

#[test]
fn a_surname_that_means_nobody_elsewhere_is_somebody() {
    let teams = "Place|Team|VPs|Player 1|Player 2|Player 3|Player 4\n1|Ash|62|Ann Ash|Bo Ash|Cy Ash|Di Ash\n2|Frei|55|Urs Frei|Eva Frei|Jan Frei|Lea Frei\n3|Bye|0||||\n4|Elm|41|Ed Elm|Flo Elm|Gus Elm|Hal Elm";
    let (_, _, made) = read(&format!("Summer Teams\n5 May 2026, 24 boards\n\n{teams}"));
    assert_eq!(rows(&made, "Entries", &["Name"]), ["Ash", "Frei", "Elm"]);
    let list = "No|Forename|Surname\n1|Ann|Ash\n2|Urs|Frei\n3|Clive|Bay\n4|Ed|Elm";
    let (_, _, made) = read(&format!("Entries for the Summer Individual\n5 May 2026\n\n{list}"));
    let names = ["Ann Ash", "Urs Frei", "Clive Bay", "Ed Elm"];
    assert_eq!(rows(&made, "Entries", &["Player 1"]), names);
}

#[test]
fn a_column_of_prizes_beside_a_ranking_makes_no_list_of_prizes() {
    for heading in ["Prize", "Trophy", "Medal", "Preis"] {
        let (copy, found, made) = read(&format!(
            "Summer Pairs\n5 May 2026, 24 boards\n\nPlace|Names|%|{heading}\n1|Ann Ash & Bo Elm|62.5|\u{a3}20\n2|Cy Fir & Di Oak|54.17|\u{a3}10\n3|Ed Yew & Flo Bay|52.08|\n4|Gus Rue & Hal Ivy|47.92|"
        ));
        assert_eq!(rows(&made, "Results", &["Score"]).len(), 4, "{heading}");
        assert_eq!(told(&copy, &found), ["remarks-left"], "{heading}");
    }
}

#[test]
fn rows_below_a_line_of_totals_are_told() {
    for line in ["|Average|54", "|Sub-total|320", "|Mean|40"] {
        let (copy, found, _) = read(&format!(
            "Summer Pairs\n5 May 2026, 24 boards\n\nPlace|Names|%\n1|Ann Ash & Bo Elm|62.5\n2|Cy Fir & Di Oak|54.17\n3|Ida Box & Jon Hop|53\n{line}\n4|Ed Yew & Flo Bay|52.08\n5|Gus Rue & Hal Ivy|47.92"
        ));
        let told = told(&copy, &found);
        let left = told.iter().filter(|code| *code == "row-left").count();
        assert_eq!(left, 2, "{line}: {told:?}");
    }
}

#[test]
fn a_day_of_something_else_is_not_that_of_the_event() {
    let list = format!("Place|Names|%\n{FOUR}");
    for (line, known) in [
        ("founded 1 April 2010", false),
        ("Ann Ash, died 3 March 2019", false),
        ("Rules of 1 January 2020 apply", false),
        ("UMS paid 7.3.2024", false),
        ("Holders: Ann Ash & Bo Elm (7 March 2023)", false),
        ("Played on 7 March 2023", true),
    ] {
        let (_, found, _) = read(&format!("Summer Pairs\n24 boards\n{line}\n\n{list}"));
        let day = found.fact(FactKind::Date).and_then(|fact| fact.value.as_ref());
        assert_eq!(day.is_some(), known, "{line}: {day:?}");
    }
}

#[test]
fn surnames_of_pairs_are_told_where_nothing_says_who_plays() {
    let rows = |names: [&str; 4]| {
        let scores = ["61.5", "54.25", "47.75", "36.5"];
        let rows = (1..).zip(names).zip(scores);
        rows.map(|((place, name), score)| format!("{place}|{name}|{score}\n")).collect::<String>()
    };
    let surnames = ["Vosper, Tolland", "Quint, Marlow", "Hurst, Pembro", "Gorse, Elm-Hay"];
    let spaced = ["Vosper Tolland", "Quint Marlow", "Hurst Pembro", "Gorse Elm-Hay"];
    let people = ["Vosper, Ann", "Quint, David", "Hurst, Megan", "Gorse, Xanthe"];
    let initials = ["Vosper A", "Quint D.", "Hurst, M", "Gorse X"];
    for (title, heads, names, is_told) in [
        ("Winter Event", "Place|Names|%", surnames, true),
        ("Winter Event", "Place|Name|%", surnames, true),
        ("Winter Event", "Place|Name|%", spaced, true),
        ("Winter Pairs", "Place|Name|%", surnames, true),
        ("Winter Individual", "Place|Name|%", surnames, false),
        ("Winter Event", "Place|Player|%", spaced, false),
        ("Winter Event", "Place|Name|%", people, false),
        ("Winter Event", "Place|Name|%", initials, false),
    ] {
        let (copy, found, _) =
            read(&format!("{title} 5 March 2024\n24 boards\n{heads}\n{}", rows(names)));
        let codes: &[&str] = if is_told { &["kind-doubtful"] } else { &[] };
        assert_eq!(told(&copy, &found), codes, "{title} {heads} {names:?}");
    }
}

#[test]
fn marks_beside_names_are_told_wherever_names_stand() {
    for (sheet, columns, rows_of, told_marks) in [
        (
            "Spring Open\nRound 1, 5 March 2024\nBoard|White|Result|Black\n1|Ann Ash (1)|1-0|Bob Birch*\n2|Cat Cedar (C)|0-1|Dan Dale (sub)\n3|Eve Elm†|1-0|Fay Fern",
            ("Entries", "Player 1"),
            vec!["Ann Ash", "Bob Birch", "Cat Cedar", "Dan Dale", "Eve Elm", "Fay Fern"],
            "“(C)”, “(sub)”, “*”, “1”, “†”",
        ),
        (
            "Spring Open\nRound 1, 5 March 2024\nBoard|White|Result|Black\n1|Ann Ash 4|1-0|Bob Birch 5\n2|Cat Cedar 2|0-1|Dan Dale 1",
            ("Entries", "Entry"),
            vec!["4", "5", "2", "1"],
            "",
        ),
        (
            "Abercwm League 2026, 24 boards\nHome|Away|Home VPs|Away VPs\nAvon*|Brent|12|8\nClyde|Dee|5|15\nBrent|Clyde†|14|6",
            ("Entries", "Name"),
            vec!["Avon", "Brent", "Clyde", "Dee"],
            "“*”, “†”",
        ),
        (
            "Winter Teams 5 March 2024\n24 boards\nPlace|Team|VPs\n1|Avon*|61\n2|Brent|50\n3|Clyde|39",
            ("Entries", "Name"),
            vec!["Avon", "Brent", "Clyde"],
            "“*”",
        ),
        (
            "Members of Abercwm Bridge Club\nNo|Name\n10001|Ann Ash*\n10002|Bob Birch (C)\n10003|Cat Cedar (7)\n10004|Dan Dale (10004)\n10005|Eve Elm (Hon. Member, Dr.)",
            ("Members", "Name"),
            vec!["Ann Ash", "Bob Birch", "Cat Cedar", "Dan Dale", "Eve Elm (Hon. Member, Dr.)"],
            "“(7)”, “(C)”, “*”",
        ),
    ] {
        let (copy, found, made) = read(sheet);
        assert_eq!(rows(&made, columns.0, &[columns.1]), rows_of, "{sheet}");
        let doubts = reading_doubts(&copy, &found, &made);
        let words = doubts.iter().map(|problem| problem.render(Some(&copy)));
        let marks: Vec<_> = words.filter(|told| told.code == "marks-aside").collect();
        assert_eq!(marks.len(), usize::from(!told_marks.is_empty()), "{sheet}: {marks:?}");
        assert!(marks.iter().all(|told| told.message.contains(told_marks)), "{marks:?}");
    }
}

#[test]
fn a_contestant_below_a_blank_row_may_end_in_a_point() {
    for last in ["Lee A., Jones D., Moss D.", "Lee A., Jones D., Moss Dr."] {
        let (_, _, made) = read(&format!(
            "Winter Teams 5 March 2024\n24 boards\nPlace|Team|VPs\n1|Smith A., Jones D., Brown D.|61\n2|Smith B., Jones C., Brown E.|54\n3|Ann Lee, Bob Jones, Cat Moss|50\n\n4|{last}|45"
        ));
        assert_eq!(rows(&made, "Results", &["Score"]), ["61", "54", "50", "45"], "{last}");
    }
}

#[test]
fn numbers_of_pairs_under_one_letter_are_read() {
    for heads in ["Pos.|N.", "Pos|Cp.", "N.|Cp.", "Pl.|Nr"] {
        let (copy, found, made) = read(&format!(
            "Classifica Coppie 5 marzo 2024\n24 mani\n{heads}|Nomi|%\n1|3|Anna Rossi - Bo Bianchi|61.5\n2|1|Carla Verdi - Dan Neri|54.25\n3|4|Eva Gallo - Fay Fonti|47.75\n4|2|Gus Pini - Hal Moro|36.5"
        ));
        assert_eq!(rows(&made, "Entries", &["Entry"]), ["3", "1", "4", "2"], "{heads}");
        assert_eq!(told(&copy, &found), [""; 0], "{heads}");
    }
}

#[test]
fn who_has_paid_is_no_remark_on_a_result() {
    let list = |cell: &str, heading: &str| {
        format!(
            "Entries for the Summer Pairs\n5 May 2026\nNo|Names|{heading}\n1|Ann Ash & Bob Birch|yes\n2|Cat Cedar & Dan Dale|{cell}\n3|Eve Elm & Fay Fern|yes"
        )
    };
    for (heading, cell, code) in [
        ("Paid", "no", "lines-aside"),
        ("Paid?", "£20", "lines-aside"),
        ("Bezahlt", "nein", "lines-aside"),
        ("Paid", "withdrawn", "remarks-left"),
        ("Playing", "no", "remarks-left"),
    ] {
        let (copy, found, _) = read(&list(cell, heading));
        assert_eq!(told(&copy, &found), [code], "{heading} {cell}");
    }
}
