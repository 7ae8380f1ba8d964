//! Seeded mistakes in rule files: each is told with its code at its line. Their books stay in the process,
//! so `tests/fuzzed.rs` runs this, where nobody lists books.

use model::problem::ProblemPlace;

/// A rule file with every key: that of `palmares rules new`.
const NEW: &str = include_str!("../../../crates/engine/src/scheme/new.toml");
/// The figures of the handbook that a user changed.
const LAKESIDE: &str = include_str!("lakeside.toml");

/// What is replaced, by what, the code, and where it is told: a text of the file, and how many
/// lines above it; the place of the change if empty.
type Mistake = (&'static str, &'static str, &'static str, (&'static str, usize));

const HERE: (&str, usize) = ("", 0);

// A table.
const OF_A_SCHEME: &[Mistake] = &[
    ("id = \"my-union-2026\"", "id = \"My Union\"", "rules-id", HERE),
    ("id = \"my-union-2026\"", "id = \"\"", "rules-id", HERE),
    ("id = \"my-union-2026\"", "id = \"-mine\"", "rules-id", HERE),
    ("id = \"my-union-2026\"", "id = \"wbu-2003\"", "rules-id", HERE),
    ("id = \"my-union-2026\"", "id = 2026", "rules-unfit-value", HERE),
    ("title = \"Master points of my union\"", "titel = \"Mine\"", "rules-unknown-key", HERE),
    ("title = \"Master points of my union\"", "title = \"\"", "rules-missing-key", HERE),
    ("body = \"My Union\"\n", "", "rules-missing-key", ("id = \"my-union-2026\"", 1)),
    ("valid_from = 2026-01-01", "valid_from = 2026-13-01", "rules-syntax", HERE),
    ("valid_from = 2026-01-01", "valid_from = \"soon\"", "rules-unfit-value", HERE),
    ("# valid_until = 2027-12-31", "valid_until = 2025-12-31", "rules-dates", HERE),
    ("[awards]", "[award]", "rules-unknown-key", HERE),
    ("points = \"local\"", "points = \"blue\"", "rules-unfit-value", HERE),
    ("round = { to = 1,", "round = { to = 0,", "rules-number", HERE),
    ("round = { to = 1,", "round = { to = \"a half\",", "rules-unfit-value", HERE),
    ("to = 1, way = \"up\"", "to = 1, way = \"sideways\"", "rules-unfit-value", HERE),
    ("to = 1, way = \"up\" }", "to = 1 }", "rules-missing-key", HERE),
    ("ties = \"mean\"", "ties = \"shared\"", "rules-unfit-value", HERE),
    ("ties_clause = \"5\"", "ties_clause = \"\"", "rules-missing-clause", HERE),
    ("ties_clause = \"5\"\n", "", "rules-missing-clause", ("[awards]", 0)),
    ("clause = \"1\"", "clause = \" \"", "rules-missing-clause", HERE),
    ("tables = 3", "tables = -3", "rules-unfit-value", HERE),
    ("tables = 3", "tables = \"3\"", "rules-unfit-value", HERE),
    ("boards = 12", "bords = 12", "rules-unknown-key", HERE),
    ("kinds = [\"pairs\"] }    #", "kinds = [\"pears\"] }    #", "rules-unfit-value", HERE),
    ("kinds = [\"pairs\"] }    #", "kind = [\"pairs\"] }    #", "rules-unknown-key", HERE),
    ("factor = 1\n", "factor = 0\n", "rules-number", HERE),
    ("factor = \"3/2\"", "factor = \"3/0\"", "rules-unfit-value", HERE),
    ("factor = \"3/2\"", "factor = 1.5", "rules-unfit-value", HERE),
    ("events = { status = [\"club\"] }\n", "", "rules-hidden", ("title = \"county and above\"", 1)),
    ("players = 6", "players = \"six\"", "rules-unfit-value", HERE),
    ("factor = \"2/3\"", "factor = \"-2/3\"", "rules-number", HERE),
    ("round = \"up\" }    # of", "round = \"off\" }    # of", "rules-unfit-value", HERE),
    (
        "part = \"1/3\", round = \"up\" }    # of",
        "part = \"4/3\", round = \"up\" }    # of",
        "rules-number",
        HERE,
    ),
    (
        "part = \"1/3\", round = \"up\" }    # of",
        "part = 0, round = \"up\" }    # of",
        "rules-number",
        HERE,
    ),
    ("step = 10 ", "steps = 10 ", "rules-unknown-key", HERE),
    ("step = 10 ", "step = 0 ", "rules-number", HERE),
    ("step = 10 ", "# step = 10 ", "rules-shape", ("title = \"pairs, two winners\"", 1)),
    ("step = 10 ", "places = [20, 10]\nstep = 10 ", "rules-shape", ("places = [20, 10]", 0)),
    ("step = 10 ", "fall = \"equal\"\nstep = 10 ", "rules-shape-key", HERE),
    ("least = 10 ", "least = \"-1\" ", "rules-number", HERE),
    ("clause = \"4.1\"\n", "", "rules-missing-clause", ("title = \"pairs, two winners\"", 1)),
    ("clause = \"4.1\"", "clause = \"\"", "rules-missing-clause", HERE),
    (
        "events = { kinds = [\"pairs\"], winners = 2 }",
        "events = { kinds = [\"pairs\"] }",
        "rules-hidden",
        ("title = \"pairs, one winner\"", 1),
    ),
    ("winners = 2 }\n", "winners = 2, tables = { from = 9, to = 4 } }\n", "rules-number", HERE),
    ("tables = { from = 21 }", "tables = { from = 23 }", "rules-gap", HERE),
    ("tables = { from = 21 }", "tables = { from = 20 }", "rules-overlap", HERE),
    ("tables = { to = 20 }, ", "", "rules-overlap", ("tables = { from = 21 }", 0)),
    ("each_table = 4 ", "each_table = 4, award = 9 ", "rules-formula", HERE),
    ("each_table = 4 ", "each_tabel = 4 ", "rules-unknown-key", HERE),
    ("each_table = 4 ", "each_table = 0 ", "rules-number", HERE),
    ("up_to = 1 }", "up_to = 0 }", "rules-number", HERE),
    ("fall = \"equal\"", "fall = \"slowly\"", "rules-unfit-value", HERE),
    (
        "fall = \"equal\"",
        "fall = \"divided\"",
        "rules-missing-key",
        ("title = \"pairs, one winner\"", 1),
    ),
    (
        "fall = \"equal\"",
        "fall = \"to-least\"",
        "rules-missing-key",
        ("title = \"pairs, one winner\"", 1),
    ),
    ("fall = \"equal\"", "# fall", "rules-missing-key", ("title = \"pairs, one winner\"", 1)),
    (
        "fall = \"equal\"",
        "fall = \"equal\"\nsecond = \"0.7\"",
        "rules-shape-key",
        ("second = \"0.7\"\nclause", 0),
    ),
    (
        "fall = \"equal\"",
        "fall = \"divided\"\nsecond = \"0.4\"",
        "rules-awards-rise",
        ("second = \"0.4\"", 0),
    ),
    ("places = [12, 9, 6, 3]", "places = [12, 9, 10, 3]", "rules-awards-rise", HERE),
    ("places = [12, 9, 6, 3]", "places = [12, 9, -6]", "rules-number", HERE),
    ("places = [12, 9, 6, 3]", "places = []", "rules-shape", ("title = \"individual\"", 1)),
    ("won = 10,", "won = 0,", "rules-number", HERE),
    ("drawn = 5,", "drawn = 50,", "rules-number", HERE),
    ("of = \"match\"", "of = \"round\"", "rules-unfit-value", HERE),
    (
        "stages = [\"final\"] }\ntitles",
        "stages = [\"finale\"] }\ntitles",
        "rules-unfit-value",
        HERE,
    ),
    (
        "titles = [\"Champion\", \"Runner-up\"]",
        "titles = []",
        "rules-shape",
        ("title = \"titles\"", 1),
    ),
    ("stars = [100, 200]", "stars = [200, 100]", "rules-order", HERE),
    ("stars = [100, 200]", "stars = [-100, 200]", "rules-number", HERE),
    ("stars = [100, 200]", "stars = [100, 2000000]", "rules-number", HERE),
    (
        "of_it = [{ colour = \"green\", points = 10 }]",
        "of_it = [{ colour = \"green\", points = -10 }]",
        "rules-number",
        ("points = -10", 0),
    ),
    ("name = \"Master\"", "name = \"Club Master\" ", "rules-twice", HERE),
    (
        "of_it = [{ colour = \"green\", points = 10 }]",
        "of_it = []\npoints = 50\n# ",
        "rules-syntax",
        ("points = 50\n# ", 0),
    ),
    (
        "why = \"returns do not give the age\"\n",
        "",
        "rules-missing-key",
        ("title = \"juniors\"", 1),
    ),
    ("colour = \"green\"", "colour = \"blue\"", "rules-unfit-value", ("of_it = [{ colour", 0)),
    ("local = \"1/100\"", "locals = \"1/100\"", "rules-unknown-key", HERE),
    ("local = \"1/100\"", "local = \"-1/100\"", "rules-number", HERE),
    ("clause = \"7\"", "clause = \"7", "rules-syntax", HERE),
    (
        "closing = \"Issued",
        "closing = \"a\"\nclosing = \"Issued",
        "rules-syntax",
        ("closing = \"Issued", 0),
    ),
    ("[certificate]", "[certificat]", "rules-unknown-key", HERE),
    ("# extends = \"wbu-2003\"", "extends = \"wbu-1903\"", "rules-extends", HERE),
    ("# extends = \"wbu-2003\"", "extends = 2003", "rules-unfit-value", HERE),
    ("# extends = \"wbu-2003\"", "extends = \"galway-2023\"", "rules-extends", HERE),
];

// A table.
const OF_CHANGES: &[Mistake] = &[
    ("id = \"lakeside-2026\"\n", "", "rules-missing-key", ("extends", 0)),
    ("id = \"lakeside-2026\"", "id = \"wbu-2003\"", "rules-id", HERE),
    ("boards = 10", "bords = 10", "rules-unknown-key", HERE),
    ("boards = 10", "boards = \"ten\"", "rules-unfit-value", HERE),
    ("[minimum_boards]", "[minimum_bords]", "rules-unknown-key", HERE),
    ("factor = \"7/4\"", "factor = \"7:4\"", "rules-unfit-value", HERE),
    ("factor = \"7/4\"", "factor = 9", "rules-order", HERE),
    ("factor = \"7/4\"", "factor = \"1/2\"", "rules-order", HERE),
    (
        "title = \"District\"",
        "title = \"Distric\"",
        "rules-missing-key",
        ("title = \"Distric\"", 1),
    ),
    ("minimum = 8", "minimum = 0", "rules-number", HERE),
    ("minimum = 8", "minimum = \"-8\"", "rules-number", HERE),
    ("minimum = 8", "minimum = 2000000", "rules-number", HERE),
    ("factor = \"7/4\"", "factor = \"-7/4\"", "rules-number", HERE),
    ("factor = \"7/4\"", "factor = 0", "rules-number", HERE),
    (
        "[scales]\nminimum = 8",
        "[below_club]\nfactor = \"-1/2\"",
        "rules-number",
        ("factor = \"-1/2\"", 0),
    ),
    (
        "[scales]\nminimum = 8",
        "[player_share]\nshare = \"3/2\"",
        "rules-number",
        ("share = \"3/2\"", 0),
    ),
    (
        "[scales]\nminimum = 8",
        "[match_awards]\nper_board = \"-1.5\"",
        "rules-number",
        ("per_board = \"-1.5\"", 0),
    ),
    (
        "[scales]\nminimum = 8",
        "[match_awards]\nspecial_maxima = [300, 180, 190, 108]",
        "rules-number",
        ("190", 0),
    ),
    (
        "[scales]\nminimum = 8",
        "[green.area_pairs]\nsteps = [\"3/4\", \"5/4\", \"1/2\"]",
        "rules-number",
        ("\"5/4\", \"1/2\"]", 0),
    ),
    (
        "[scales]\nminimum = 8",
        "[green.agm]\nblocks = [1, \"3/4\", \"-1/2\", \"-1/4\"]",
        "rules-number",
        ("\"-1/2\"", 0),
    ),
    (
        "[scales]\nminimum = 8",
        "[[band]]\ntitle = \"18-35 boards\"\nfrom = 19",
        "rules-gap",
        ("from = 19", 0),
    ),
    (
        "[scales]\nminimum = 8",
        "[[band]]\ntitle = \"18-35 boards\"\nto = 40",
        "rules-overlap",
        ("to = 40", 1),
    ),
    (
        "[scales]\nminimum = 8",
        "[[band]]\ntitle = \"36+ boards\"\nshare = \"3/2\"",
        "rules-number",
        ("share = \"3/2\"", 0),
    ),
    (
        "[scales]\nminimum = 8",
        "[[membership.ranks.rank]]\nname = \"Local Master\"\npoints = 1",
        "rules-order",
        ("points = 1", 0),
    ),
];

/// The line of a text, from 1; less some lines.
fn line_of(text: &str, at: &str, above: usize) -> u32 {
    let offset = text.find(at).unwrap_or_else(|| panic!("there is no {at}"));
    u32::try_from(text[..offset].matches('\n').count() + 1 - above).unwrap()
}

fn told(file: &str, mistakes: &[Mistake]) -> Vec<String> {
    let mut wrong = Vec::new();
    for (from, to, code, (at, above)) in mistakes {
        assert!(file.contains(from), "{from} is not in the file");
        let text = file.replacen(from, to, 1);
        let line = match *at {
            "" => line_of(&text, to, 0),
            at => line_of(&text, at, *above),
        };
        match packs::add_user_rule_book(&format!("{code} {to}"), &text, None) {
            Ok(_) => wrong.push(format!("{to}: nothing was told, not {code}")),
            Err(problems) => {
                let found = problems.iter().map(|one| (one.trouble.code(), one.place));
                let found: Vec<(&str, ProblemPlace)> = found.collect();
                let fits =
                    |(own, place): &(&str, ProblemPlace)| own == code && place.line() == Some(line);
                if !found.iter().any(fits) {
                    let told = problems.iter().map(|one| one.render(None).message);
                    let told: Vec<String> = told.collect();
                    wrong.push(format!("{to}: {found:?} {told:?}, not {code} at line {line}"));
                }
            }
        }
    }
    wrong
}

#[test]
fn every_seeded_mistake_is_told_at_its_line() {
    assert!(OF_A_SCHEME.len() + OF_CHANGES.len() >= 60);
    let wrong = [told(NEW, OF_A_SCHEME), told(LAKESIDE, OF_CHANGES)].concat();
    assert!(wrong.is_empty(), "{} of them:\n{}", wrong.len(), wrong.join("\n"));
}

/// Whatever is cut from a rule file, nothing panics, and every problem has a line.
#[test]
fn any_half_of_a_file_is_read_or_refused_in_words() {
    for file in [NEW, LAKESIDE] {
        for (nth, _) in file.char_indices().filter(|(nth, _)| nth % 17 == 0) {
            for text in [&file[..nth], &file[nth..]] {
                if let Err(problems) = packs::add_user_rule_book("half", text, None) {
                    assert!(problems.iter().all(|one| one.place.line().is_some()), "{nth}");
                }
            }
        }
    }
}
