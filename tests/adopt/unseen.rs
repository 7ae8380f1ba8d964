//! What Excel shows of a sheet, or would show, and its cells do not hold: results of formulas that were
//! never worked out, text that is struck out in a part, headers, text boxes, lines of a web page.

use rust_xlsxwriter::{Format, Formula, Shape, Workbook, Worksheet};

use crate::support::{Folder, palmares, project};

/// The sheet of the test of `read-by-proof`.
fn proved_sheet() -> (Workbook, Worksheet) {
    let text = std::fs::read_to_string(project().join("tests/problems/read-by-proof/may.xlsx.txt"));
    let mut sheet = Worksheet::new();
    for (row, line) in (0..).zip(text.unwrap().lines().skip(1)) {
        for (column, cell) in (0..).zip(line.split('|').map(str::trim)) {
            match cell.parse::<f64>() {
                Ok(number) => sheet.write(row, column, number).unwrap(),
                Err(_) => sheet.write(row, column, cell).unwrap(),
            };
        }
    }
    (Workbook::new(), sheet)
}

/// What is told of a file by `adopt`, and the codes of what is told where it is read as it is.
fn told(name: &str, bytes: &[u8]) -> (String, Vec<String>) {
    let folder = Folder::new();
    folder.add_bytes(name, bytes);
    let settings = project().join("tests/problems/read-by-proof/palmares.toml");
    folder.add_bytes("palmares.toml", &std::fs::read(settings).unwrap());
    folder.run();
    let (file, out) = (folder.returns().join(name), folder.root().join("adopted"));
    let words = ["adopt", file.to_str().unwrap(), "--yes", "-v", "--out", out.to_str().unwrap()];
    let said = palmares(&words);
    (said.err, folder.problems())
}

/// A change of the sheet, what `adopt` says then, and whether the sheet is read without a question.
type Case = (fn(&mut Worksheet), &'static [&'static str], bool);

#[test]
fn what_no_cell_holds_is_told() {
    let cases: [Case; 9] = [
        (|_| {}, &[], true),
        // A total that was never worked out, for which a program has stored nought.
        (
            |sheet| {
                sheet.write_formula(5, 3, "=D5-4").unwrap();
            },
            &["error[formula-without-value]", "=D5-4", "Sheet1 › D6"],
            false,
        ),
        (
            |sheet| {
                sheet.write_formula(5, 3, Formula::new("=D5-4").set_result("66")).unwrap();
            },
            &[],
            true,
        ),
        // A name of two, and a word beside the table.
        (
            |sheet| {
                let struck = Format::new().set_font_strikethrough();
                let plain = Format::new();
                let parts =
                    [(&plain, "Carys Penrhos & "), (&struck, "Emrys Hollis"), (&plain, " Ida Ash")];
                sheet.write_rich_string(5, 2, &parts).unwrap();
            },
            &["warning[struck-out]", "“Emrys Hollis” is crossed out", "Sheet1 › C6"],
            false,
        ),
        // What a program fills in, and what the sheet says itself, is no news.
        (
            |sheet| {
                sheet.set_header("&L&F&CRiverside Bridge Club&R&D").set_footer("&CPage &P of &N");
            },
            &[],
            true,
        ),
        (
            |sheet| {
                sheet.set_footer("&LBring a prize for the raffle");
            },
            &["note[lines-aside]", "“Bring a prize for the raffle”"],
            true,
        ),
        (
            |sheet| {
                sheet.set_header("&CTuesday 21 May 2024");
            },
            &["warning[lines-left]", "“Tuesday 21 May 2024”"],
            false,
        ),
        (
            |sheet| {
                sheet.set_header("&C14 May 2024");
            },
            &["note[lines-aside]", "“14 May 2024”"],
            true,
        ),
        (
            |sheet| {
                let shape = Shape::textbox().set_text("Ashdown & Vaughan disqualified");
                sheet.insert_shape(12, 1, &shape).unwrap();
            },
            &["warning[lines-left]", "“Ashdown & Vaughan disqualified”"],
            false,
        ),
    ];
    for (nth, (change, said, read)) in cases.into_iter().enumerate() {
        let (mut book, mut sheet) = proved_sheet();
        change(&mut sheet);
        book.push_worksheet(sheet);
        let (err, codes) = told("may.xlsx", &book.save_to_buffer().unwrap());
        assert!(said.iter().all(|said| err.contains(said)), "{nth}: {err}");
        assert_eq!(err.contains("["), !said.is_empty(), "{nth}: {err}");
        let code = if read { "read-by-proof" } else { "sheet-not-adopted" };
        assert!(codes.iter().any(|told| told.contains(code)), "{nth}: {codes:?}");
    }
}

#[test]
fn a_total_of_nothing_is_told_instead_of_the_headings() {
    let text = "Tuesday Pairs 14 May 2024\nNames | First | Second | Total\nAnn Ash & Bo Elm | 60 | 62 | =B3+C3\n\
                Cy Fir & Di Oak | 50 | 52 | =B4+C4\nEd Yew & Flo Bay | 40 | 42 | =B5+C5\n";
    let book = crate::support::workbook::xlsx(&format!("## Scores\n{text}"));
    let (err, _) = told("may.xlsx", &book);
    assert!(err.contains("error[formula-without-value]") && err.contains("D3"), "{err}");
}

#[test]
fn lines_of_a_web_page_are_told_and_propose_its_day() {
    let page = "<html><head><title>Spring Pairs</title></head><body><h1>Spring Pairs</h1>\
                <p>14 May 2024, 24 boards</p><table><tr><th>Place<th>Names<th>%</tr>\
                <tr><td>1<td>Ann Ash & Bo Elm<td>60</tr><tr><td>2<td>Cy Fir & Di Oak<td>50</tr>\
                <tr><td>3<td>Ed Yew & Flo Bay<td>40</tr></table>\
                <p>Correction: Ash and Elm scored 48</p></body></html>";
    let folder = Folder::new();
    folder.add_bytes("may.html", page.as_bytes());
    let (file, out) = (folder.returns().join("may.html"), folder.root().join("adopted"));
    let words = ["adopt", file.to_str().unwrap(), "--yes", "-v", "--out", out.to_str().unwrap()];
    let said = palmares(&words);
    for told in [
        "warning[lines-left]",
        "“Correction: Ash and Elm scored 48”",
        "note[lines-aside]",
        "“14 May 2024, 24 boards”",
    ] {
        assert!(said.err.contains(told), "{said:#?}");
    }
    let bytes = std::fs::read(out.join("questions.xlsx")).unwrap();
    let asked = workbook::read(&bytes, &Default::default()).unwrap().workbook_copy;
    let cells = &asked.sheets[0].cells;
    let proposed = cells.iter().any(|cell| match &cell.value {
        workbook::CellValue::Text(text) => &**text == "2024-05-14",
        _ => false,
    });
    assert!(proposed, "{cells:?}");
}
