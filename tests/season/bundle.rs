//! `palmares bundle` and `palmares verify`: whatever of a run can be computed again comes out equal from
//! its bundle, one changed byte anywhere is told with its place, and no archive does harm.

use std::collections::BTreeMap;
use std::path::Path;

use crate::support::chance::Chance;
use crate::support::{Folder, Said, files, palmares, workbook};

/// Two pairs and two more.
const MONDAY: &str = "## Event\nTitle | Monday\nFormat | pairs\nDate | @2026-05-04\nBoards | 24\n\
    Movement | howell\nOrganiser | Riverside\n## Entries\nEntry | Player 1 | No 1 | Player 2 | No 2\n\
    1 | Ann Ash | '0101 | Bob Beech | '0102\n2 | Cy Cedar | '0103 | Di Dogwood | '0104\n\
    3 | Eve Elm | '0105 | Flo Fir | '0106\n4 | Gil Gean | '0107 | Hal Hazel | '0108\n\
    ## Results\nEntry | Score\n1 | 60\n2 | 54\n3 | 46\n4 | 40\n";

/// A rule book that extends another in the same folder.
const OWN: &str = "extends = \"base.toml\"\n[source]\nid = \"ours\"\ntitle = \"Ours\"\n";

/// The book that it extends.
const BASE: &str = "extends = \"wbu-2003\"\n[source]\nid = \"base\"\ntitle = \"Base\"\n";

fn text(path: &Path) -> &str {
    path.to_str().unwrap()
}

/// Bundles the run of a folder.
fn bundle(folder: &Folder, more: &[&str]) -> Said {
    let [run, returns, proof] = [folder.out(), folder.returns(), folder.root().join("proof.zip")];
    let mut words = vec!["bundle", text(&run), text(&returns), "--out", text(&proof)];
    words.extend(more);
    palmares(&words)
}

/// Verifies a bundle.
fn verify(folder: &Folder) -> Said {
    palmares(&["verify", text(&folder.root().join("proof.zip"))])
}

fn monday(settings: &str) -> Folder {
    let folder = Folder::with(MONDAY);
    folder.add_bytes("palmares.toml", settings.as_bytes());
    folder
}

fn assert_equal(folder: &Folder, what: &str) {
    let said = verify(folder);
    assert_eq!(said.status, 0, "{what}: {said:#?}");
    assert!(said.out.starts_with("equal: "), "{what}: {said:#?}");
}

#[test]
fn a_run_comes_out_of_its_bundle_whatever_it_was_given() {
    for (what, settings, options, given) in [
        ("settings of a folder", "Rules = \"wbu-2003\"\n", &[][..], &[][..]),
        ("a rule book of the command line", "", &["--rules", "wbu-2003"], &["--rules", "wbu-2003"]),
        ("letters", "Rules = \"wbu-2003\"\n", &["--letters"], &[]),
        ("tables alone", "Rules = \"wbu-2003\"\n", &["--only", "data"], &[]),
        ("two parts", "Rules = \"wbu-2003\"\n", &["--only", "pages,workbooks"], &[]),
        ("an embargo", "Rules = \"wbu-2003\"\n", &["--embargo"], &["--embargo"]),
        ("a value", "Rules = \"wbu-2003\"\n", &["--set", "Venue=Hall"], &["--set", "Venue=Hall"]),
    ] {
        let folder = monday(settings);
        assert_eq!(folder.run_with(options).status, 0, "{what}");
        let said = bundle(&folder, given);
        assert_eq!(said.status, 0, "{what}: {said:#?}");
        // Nothing of the season is needed any more.
        std::fs::remove_dir_all(folder.returns()).unwrap();
        std::fs::remove_dir_all(folder.out()).unwrap();
        assert_equal(&folder, what);
    }
}

#[test]
fn a_bundle_holds_files_that_lie_elsewhere_and_no_secret_key() {
    let folder = monday("");
    let [rules, base, key] = ["ours.toml", "base.toml", "union.key"].map(|n| folder.root().join(n));
    std::fs::write(&rules, OWN).unwrap();
    std::fs::write(&base, BASE).unwrap();
    assert_eq!(palmares(&["key", text(&key)]).status, 0);
    let signing = format!("Signing key={}", key.display());
    let given = ["--rules", text(&rules), "--set", &signing];
    let said = folder.run_with(&given);
    assert_eq!(said.status, 0, "{said:#?}");
    let said = bundle(&folder, &given);
    assert_eq!(said.status, 0, "{said:#?}");
    let entries = workbook::unzipped(&std::fs::read(folder.root().join("proof.zip")).unwrap());
    assert_eq!(entries["given/1/base.toml"], std::fs::read(&base).unwrap());
    let secret = std::fs::read(&key).unwrap();
    assert!(entries.values().all(|content| *content != secret), "the secret key is in the bundle");
    for file in [&rules, &base, &key] {
        std::fs::remove_file(file).unwrap();
    }
    assert_equal(&folder, "files elsewhere");
}

#[test]
fn a_reconciliation_comes_out_of_its_bundle() {
    let folder = monday("Rules = \"wbu-2003\"\n");
    let register = folder.root().join("members.xlsx");
    let rows = "## Members\nNumber | Name | Club | Status | Local points\n\
        '0101 | Ann Ash | Riverside | active | 120\n'0102 | Bob Beech | Riverside | active | 7\n";
    std::fs::write(&register, workbook::xlsx(rows)).unwrap();
    let given = ["--register", text(&register), "--as-of", "2026-08-31", "--first-reconciliation"];
    let [returns, out] = [folder.returns(), folder.out()];
    let mut words = vec!["reconcile", text(&returns), "--out", text(&out), "--no-progress"];
    words.extend(given);
    let said = palmares(&words);
    assert!(out.join("register.xlsx").exists(), "{said:#?}");
    let said = bundle(&folder, &given);
    assert_eq!(said.status, 0, "{said:#?}");
    assert_equal(&folder, "a reconciliation");
    let said = bundle(&folder, &[]);
    assert_eq!(said.status, 2, "{said:#?}");
}

#[test]
fn a_cell_that_was_changed_is_told_with_its_place() {
    let folder = monday("Rules = \"wbu-2003\"\n");
    assert_eq!(folder.run_with(&["--only", "data,workbooks"]).status, 0);
    assert_eq!(bundle(&folder, &[]).status, 0);
    let proof = folder.root().join("proof.zip");
    let mut entries = workbook::unzipped(&std::fs::read(&proof).unwrap());
    let other = workbook::xlsx(&MONDAY.replace("1 | 60", "1 | 61").replace("4 | 40", "4 | 39"));
    let name = "returns/1/returns/club.xlsx";
    let mark = |content: &[u8]| format!("{:032x}", xxhash_rust::xxh3::xxh3_128(content));
    let list = String::from_utf8(entries["bundle.json"].clone()).unwrap();
    let size = |content: &[u8]| format!("\"size\": {}", content.len());
    let (old, before) = (mark(&entries[name]), size(&entries[name]));
    let at = list.find(&format!("\"{name}\"")).unwrap();
    let (head, rest) = list.split_at(at);
    let rest = rest.replacen(&old, &mark(&other), 1).replacen(&before, &size(&other), 1);
    entries.insert("bundle.json".into(), format!("{head}{rest}").into_bytes());
    entries.insert(name.into(), other);
    let entries = entries.iter().map(|(name, content)| (name.as_str(), content.as_slice()));
    std::fs::write(&proof, workbook::zipped(entries)).unwrap();
    let said = palmares(&["verify", text(&proof), "-v"]);
    assert_eq!(said.status, 1, "{said:#?}");
    assert!(said.out.starts_with("different: "), "{said:#?}");
    assert!(said.err.contains("data/standings.csv"), "{said:#?}");
    let row = "line 2 is “";
    assert!(said.err.contains(row), "{said:#?}");
    assert!(said.err.contains("season.xlsx"), "{said:#?}");
    assert!(said.err.contains(" is “61” now and was “60”"), "{said:#?}");
}

#[test]
fn no_archive_does_harm() {
    let folder = monday("Rules = \"wbu-2003\"\n");
    assert_eq!(folder.tables().status, 0);
    assert_eq!(bundle(&folder, &[]).status, 0);
    let proof = folder.root().join("proof.zip");
    let sound = std::fs::read(&proof).unwrap();
    let before = files(folder.root());
    let mut chance = Chance::new(45);
    let (mut equal, mut told) = (0, BTreeMap::new());
    for nth in 0..60 {
        let mut bytes = sound.clone();
        match nth % 3 {
            0 => bytes.truncate(chance.below(sound.len())),
            1 => {
                let at = chance.below(sound.len());
                bytes[at] ^= 1 << (nth % 8);
            }
            _ => {
                let from = chance.below(sound.len());
                let to = (from + 40).min(sound.len());
                bytes[from..to].fill(chance.below(256) as u8);
            }
        }
        std::fs::write(&proof, &bytes).unwrap();
        let said = verify(&folder);
        match said.status {
            // What no file of the bundle needs: a comment, a time, a hint.
            0 => equal += 1,
            1 => {
                let code = said.err.split_once('[').and_then(|(_, rest)| rest.split_once(']'));
                *told.entry(code.unwrap().0.to_string()).or_insert(0) += 1;
            }
            other => panic!("{nth}: {other}: {said:#?}"),
        }
    }
    assert!(told.keys().all(|code| code.starts_with("bundle-")), "{told:?}");
    assert!(told.values().sum::<i32>() > 40, "{equal} are equal, {told:?}");
    std::fs::write(&proof, &sound).unwrap();
    assert_eq!(files(folder.root()), before, "something was written beside the bundle");
}

#[test]
fn lists_that_no_bundle_has_are_refused() {
    let digest = format!("{:032x}", xxhash_rust::xxh3::xxh3_128(b"x"));
    for (names, code) in [
        (&["given/a", "given/a/b"][..], "bundle-damaged"),
        (&["given/a", "given/A"], "bundle-damaged"),
        (&["given/../../a"], "bundle-name"),
        (&["/given/a"], "bundle-name"),
        (&["c:\\a"], "bundle-name"),
        (&["given/a\u{7}"], "bundle-name"),
    ] {
        let folder = Folder::new();
        let proof = folder.root().join("proof.zip");
        let entry = |name: &&str| {
            let name = serde_json::to_string(name).unwrap();
            format!("{name}: {{\"size\": 1, \"digest\": \"{digest}\"}}")
        };
        let inputs: Vec<String> = names.iter().map(entry).collect();
        let list = format!(
            r#"{{"format": 1, "palmares": "0.1.0", "recipe": {{"returns": [], "given": [],
            "templates": null, "only": [], "letters": false, "embargo": false, "signed": false,
            "crediting": null}}, "inputs": {{{}}}, "outputs": {{}}}}"#,
            inputs.join(", ")
        );
        let entries = names.iter().map(|name| (*name, &b"x"[..]));
        let entries = std::iter::once(("bundle.json", list.as_bytes())).chain(entries);
        std::fs::write(&proof, workbook::zipped(entries)).unwrap();
        let said = verify(&folder);
        assert_eq!(said.status, 1, "{names:?}: {said:#?}");
        assert!(said.err.contains(&format!("[{code}]")), "{names:?}: {said:#?}");
        assert_eq!(files(folder.root()).len(), 1, "{names:?}");
    }
}

#[test]
fn the_same_run_makes_the_same_bundle_once() {
    let folder = monday("Rules = \"wbu-2003\"\n");
    assert_eq!(folder.tables().status, 0);
    let proof = folder.root().join("proof.zip");
    assert_eq!(bundle(&folder, &[]).status, 0);
    let first = std::fs::read(&proof).unwrap();
    let again = bundle(&folder, &[]);
    assert_eq!(again.status, 2, "an archive is not overwritten: {again:#?}");
    std::fs::remove_file(&proof).unwrap();
    assert_eq!(bundle(&folder, &[]).status, 0);
    assert_eq!(std::fs::read(&proof).unwrap(), first);
}
