//! The phrases that palmares puts into sentences, read from its source.

use std::collections::BTreeSet;

use super::project;

/// Phrases of rooms that know no problems, and of figures.
const ELSEWHERE: &[&str] = &[
    "0 or more",
    "East",
    "East-West",
    "EW",
    "North",
    "North-South",
    "NS",
    "South",
    "West",
    "2 complete tables",
    "3 complete tables",
    "3 complete teams",
    "5 complete tables",
    "a PDF",
    "a document of another program",
    "a four-winner individual event",
    "a plain text file",
    "a single-winner individual event",
    "a single-winner pairs event",
    "a teams event",
    "a text document",
    "a two-winner pairs event",
    "a web page",
    "above 0 and at most 1",
    "an XML file",
    "all",
    "an archive of other files",
    "at most a million, with at most six decimals",
    "date of birth",
    "digits only",
    "empty",
    "match of the Qualifying Stage",
    "matches of the Qualifying Stage",
    "more than 0",
    "no less than the number before it",
    "no more than the number before it",
    "none",
    "rank",
    "rating",
    "rounds",
    "sessions",
    "six digits and a letter from A to L, but not I",
    "something else",
    "stanza of the Final",
    "stanza of the Repechage Final",
    "stanzas of the Final",
    "stanzas of the Repechage Final",
    "up to seven digits, the last of which checks the others",
];

/// Their English words.
pub fn phrases() -> BTreeSet<String> {
    let mut phrases: BTreeSet<String> = ELSEWHERE.iter().map(ToString::to_string).collect();
    for folder in ["crates", "src"] {
        let files = walkdir::WalkDir::new(project().join(folder)).into_iter().map(Result::unwrap);
        let of_rust = |path: &std::path::Path| path.extension().is_some_and(|end| end == "rs");
        for file in files.filter(|file| of_rust(file.path())) {
            // The mechanism has examples.
            if !file.path().ends_with("problem/blanks.rs") {
                let source = std::fs::read_to_string(file.path()).unwrap();
                let found = source.split("phrase!(").skip(1).map(str::trim_start);
                let found = found.filter_map(|rest| rest.strip_prefix('"')?.split('"').next());
                phrases.extend(found.map(str::to_string));
            }
        }
    }
    phrases
}
