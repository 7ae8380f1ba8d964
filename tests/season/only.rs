//! `palmares run --only`: what is not asked for is not written, and nothing links to it.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use crate::support::{Folder, attributes, palmares, project, published, sweep, workbook};

/// The parts, each with the files that it has.
const PARTS: [&str; 4] = ["pages", "workbooks", "certificates", "data"];

/// Whether a file belongs to an output with some parts.
fn is_wanted(name: &str, parts: &[&str]) -> bool {
    let has = |part: &str| parts.contains(&part);
    match name.split_once('/') {
        Some(("data", _)) => has("data"),
        Some(("returns", _)) => has("workbooks"),
        Some(("certificates" | "fonts", _)) => has("certificates"),
        Some(("events" | "players" | "clubs", _)) => has("pages"),
        Some((other, _)) => panic!("a folder {other} of no part"),
        None => match name {
            "season.xlsx" => has("workbooks"),
            "certificates.css" => has("certificates"),
            "palmares.css" | "palmares.js" => has("pages") || has("certificates"),
            _ => has("pages"),
        },
    }
}

/// Returns with certificates, boards, a draw, quotas, and more problems of a kind than the
/// secretary's page lists.
fn season() -> Folder {
    let folder = Folder::new();
    for sample in ["season", "boards", "chess"] {
        for entry in walkdir::WalkDir::new(project().join("samples").join(sample)) {
            let path = entry.unwrap().into_path();
            if path.extension().is_some_and(|ending| ending == "xlsx") {
                let name = path.strip_prefix(project()).unwrap().to_str().unwrap().to_string();
                folder.add_bytes(&name, &fs::read(path).unwrap());
            }
        }
    }
    let mut faulty =
        "## Event\nTitle | Monday\nFormat | pairs\nRules | wbu-2003\nOrganiser | Ash\n\
         Date | @2004-05-02\nBoards | 24\n## Entries\nEntry | Player 1 | No 1 | Player 2 | No 2\n"
            .to_string();
    let pairs = |row: &dyn Fn(u32) -> String| (1..=30).map(row).collect::<String>();
    faulty += &pairs(&|pair| format!("{pair} | N{pair} | | S{pair} |\n"));
    faulty += "## Results\nEntry | Score\n";
    faulty += &pairs(&|pair| format!("{pair} | none\n"));
    folder.add("faulty.xlsx", &faulty);
    folder
}

/// The links of a page to files of the output.
fn links(page: &str) -> Vec<String> {
    let found = ["href", "src"].map(|name| attributes(page, name)).concat();
    let own = |link: &&str| !link.contains(':') && !link.starts_with('#') && !link.is_empty();
    let path = |link: &str| link.split('#').next().unwrap().replace("%20", " ");
    found.into_iter().filter(own).map(path).collect()
}

/// Asserts that every link of every page leads to a file.
fn leads_somewhere(out: &Path, about: &str) {
    for (name, bytes) in published(out).iter().filter(|(name, _)| name.ends_with(".html")) {
        let folder = out.join(name).parent().unwrap().to_path_buf();
        for link in links(&String::from_utf8_lossy(bytes)) {
            assert!(folder.join(&link).is_file(), "{about}: {name} links to {link}");
        }
    }
}

fn with_parts(whole: &BTreeMap<String, Vec<u8>>, parts: &[&str]) -> Vec<String> {
    whole.keys().filter(|name| is_wanted(name, parts)).cloned().collect()
}

#[test]
fn every_choice_of_parts_has_these_and_no_dead_link() {
    let folder = season();
    folder.run();
    let whole = published(&folder.out());
    leads_somewhere(&folder.out(), "all");
    for part in PARTS {
        assert!(!with_parts(&whole, &[part]).is_empty(), "nothing tests {part}");
    }
    let page = |name: &str| String::from_utf8(whole[name].clone()).unwrap();
    assert!(page("secretary.html").contains(" more in <a href=\"data/problems.csv\""));
    // Each choice over the output of the one before.
    for choice in [1, 2, 4, 8, 3, 5, 9, 14].into_iter().step_by(sweep::step(3)) {
        let chosen = (0..4).filter(|at| choice & (1 << at) != 0);
        let parts: Vec<&str> = chosen.map(|at| PARTS[at]).collect();
        let only = parts.join(",");
        let said = folder.run_with(&["--only", &only]);
        assert_eq!(said.status, 1, "{only}: {said:#?}");
        let now = published(&folder.out());
        let names: Vec<String> = now.keys().cloned().collect();
        assert_eq!(names, with_parts(&whole, &parts), "{only}");
        leads_somewhere(&folder.out(), &only);
        for (name, bytes) in now.iter().filter(|(name, _)| !name.ends_with(".html")) {
            assert!(*bytes == whole[name], "{only}: {name} differs");
        }
        // The same as from nothing, and recognised as ours.
        let anew = folder.root().join("anew");
        let (returns, anew_out) = (folder.returns(), anew.to_str().unwrap());
        palmares(&["run", returns.to_str().unwrap(), "--out", anew_out, "--only", &only]);
        assert!(published(&anew) == now, "{only} differs from a run from nothing");
        fs::remove_dir_all(anew).unwrap();
    }
    for part in PARTS {
        folder.run_with(&["--only", part]);
        let again = folder.run_with(&["--only", part]);
        assert!(again.out.contains(", 0 of "), "{part}: {}", again.out);
    }
    folder.run();
    assert!(published(&folder.out()) == whole);
}

#[test]
fn an_output_of_any_part_is_no_folder_of_returns() {
    for part in PARTS {
        let folder = season();
        folder.run_with(&["--only", part]);
        fs::rename(folder.out(), folder.returns().join("out")).unwrap();
        let said = folder.run_with(&["--only", "data"]);
        assert_eq!(said.status, 1, "{said:#?}");
        let paths: Vec<String> =
            folder.rows("events").into_iter().map(|row| row["return"].clone()).collect();
        assert!(paths.iter().all(|path| !path.starts_with("out/")), "{part}: {paths:?}");
    }
}

#[test]
fn without_files_that_list_all_problems_the_page_does() {
    let folder = season();
    folder.run_with(&["--only", "pages"]);
    let page = folder.written("secretary.html");
    assert!(page.matches("<li class=\"error\"").count() >= 30, "{page}");
    folder.run_with(&["--only", "pages,workbooks"]);
    let page = folder.written("secretary.html");
    assert!(page.contains(" more in <a href=\"season.xlsx\""));
}

#[test]
fn a_public_site_has_the_pages_that_were_asked_for() {
    let folder = season();
    let public = folder.root().join("public");
    let site = ["--public", public.to_str().unwrap()];
    folder.run_with(&[&site[..], &["--only", "pages,data"]].concat());
    leads_somewhere(&public, "public");
    assert!(public.join("index.html").exists() && !public.join("certificates").exists());
    assert!(!public.join("data").exists() && folder.out().join("data").exists());
    folder.run_with(&[&site[..], &["--only", "pages,certificates"]].concat());
    leads_somewhere(&public, "public");
    assert!(public.join("certificates").exists());
}

#[test]
fn what_cannot_be_is_refused_with_a_reason() {
    let folder = season();
    let public = folder.root().join("public");
    let public = public.to_str().unwrap();
    let all = ["pages", "workbooks", "certificates", "data"];
    let refused: [(&[&str], &[&str]); 6] = [
        (&["--only", "pies"], &all),
        (&["--only", ""], &all),
        (&["--only", "data,"], &all),
        (&["--only"], &["--only"]),
        (&["--only", "data", "--public", public], &["--public", "pages"]),
        (&["--only", "data", "--pdf"], &["pdf"]),
    ];
    for (options, words) in refused {
        let said = folder.run_with(options);
        assert_eq!(said.status, 2, "{options:?}: {said:#?}");
        assert!(words.iter().all(|word| said.err.contains(word)), "{options:?}: {}", said.err);
        assert!(!folder.out().exists());
    }
}

#[test]
fn commands_that_need_data_say_so() {
    let folder = season();
    folder.run_with(&["--only", "pages"]);
    let register = folder.root().join("register.xlsx");
    let members =
        "## Members\nNumber | Surname | Forename | Local points\n'001 | Lorimer | Carys | 10\n";
    fs::write(&register, workbook::xlsx(members)).unwrap();
    let (out, other) = (folder.out(), folder.root().join("other"));
    let (out, other) = (out.to_str().unwrap(), other.to_str().unwrap());
    let register = register.to_str().unwrap();
    let reconcile = ["reconcile", out, "--register", register, "--out", other];
    for words in [&reconcile[..], &["diff", out, out, "--out", other]] {
        let said = palmares(words);
        assert_ne!(said.status, 0, "{said:#?}");
        assert!(said.err.contains("without --only or with data"), "{}", said.err);
    }
}
