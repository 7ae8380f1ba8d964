//! Hostile input: files of no kind, malicious files, names that are code, refused folders,
//! interrupted runs. Whatever happens to one return, the rest of the season is complete.

use std::collections::{BTreeMap, BTreeSet};
use std::io::{Cursor, Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use crate::support::{self, Folder, Said, attributes, files, sweep, workbook};

/// After that a command is taken to hang, however busy the machine is.
const MOST_TIME: Duration = Duration::from_secs(600);
/// Seconds of processors that a command may use, where the system limits them: the slowest needs ten.
const MOST_SECONDS: &str = "--cpu=60";
const PALMARES: &str = env!("CARGO_BIN_EXE_palmares");

/// A good return: six tables without problems. Another title means other scores, so that it is
/// another event.
fn good(title: &str) -> String {
    let chance = title.bytes().fold(7u32, |sum, byte| sum.wrapping_mul(31) + u32::from(byte));
    let mut entries = String::new();
    let mut results = String::new();
    for pair in 1..=12 {
        let (one, two) = (20_000 + pair, 30_000 + pair);
        entries += &format!("{pair} | North {title} {pair} | '{one} | South {pair} | '{two}\n");
        // The percentages of a complete field average 50.
        let mirrored = pair.min(13 - pair);
        // In hundredths, by which scores are compared.
        let above = (60 - mirrored) * 10_000 + chance.rotate_left(3 * mirrored) % 100 * 100;
        let score = if pair > 6 { 1_000_000 - above } else { above };
        results += &format!("{pair} | {}.{:04}\n", score / 10_000, score % 10_000);
    }
    format!(
        "## Event\nFormat | pairs\nRules | wbu-2003\nDate | @2026-05-02\nTitle | {title}\nBoards | 24\n\
         ## Entries\nEntry | Player 1 | No 1 | Player 2 | No 2\n{entries}\
         ## Results\nEntry | %\n{results}"
    )
}

/// A folder with a good return, to which bad ones are added.
fn season() -> Folder {
    let folder = Folder::new();
    folder.add("a-good.xlsx", &good("Good"));
    folder
}

/// The output of the good return is complete.
fn assert_good_is_complete(folder: &Folder) {
    let of_good = |name: &str| {
        let rows = folder.rows(name).into_iter();
        rows.filter(|row| row["event_key"] == "a-good-1").count()
    };
    assert_eq!((of_good("standings"), of_good("awards")), (12, 8));
    for page in ["events/a-good-1.html", "returns/a-good.xlsx", "players/20001.html", "index.html"]
    {
        assert!(folder.out().join(page).is_file(), "{page} is missing");
    }
}

/// Runs a command with a time limit.
fn watched(command: &mut Command) -> Said {
    let said = tempfile::tempdir().unwrap();
    let (out, err) = (said.path().join("out"), said.path().join("err"));
    let to = |path: &Path| Stdio::from(std::fs::File::create(path).unwrap());
    let mut child = command.stdout(to(&out)).stderr(to(&err)).spawn().unwrap();
    if is_there("prlimit") {
        // Fails only if the command has ended.
        let mut limit = Command::new("prlimit");
        let _ = limit.args(["--pid", &child.id().to_string(), MOST_SECONDS]).output().unwrap();
    }
    let status = ended(&mut child);
    let text = |path: &Path| String::from_utf8_lossy(&std::fs::read(path).unwrap()).into_owned();
    let said = Said { status, out: text(&out), err: text(&err) };
    assert!(!said.err.contains("panicked at"), "{said:#?}");
    said
}

fn ended(child: &mut Child) -> i32 {
    let begun = Instant::now();
    loop {
        if let Some(status) = child.try_wait().unwrap() {
            return status.code().unwrap_or(-1);
        }
        if begun.elapsed() > MOST_TIME {
            child.kill().unwrap();
            panic!("the command hangs");
        }
        std::thread::sleep(Duration::from_millis(5));
    }
}

/// A run over a folder, with limited address space where the system allows it.
fn run(folder: &Folder) -> Said {
    let said = watched(&mut run_command(PALMARES, &[], folder));
    if said.status < 2 {
        support::package::assert_sound(&folder.out(), &[&folder.returns()]);
    }
    said
}

fn run_command(program: &str, before: &[&str], folder: &Folder) -> Command {
    let mut command = Command::new(program);
    command.args(before).arg("run").arg(folder.returns()).arg("--out").arg(folder.out());
    command.args(["--no-progress", "--threads", "2"]).env("NO_COLOR", "1");
    command
}

/// A run with at most this many megabytes of address space.
fn run_within(folder: &Folder, megabytes: u64) -> Said {
    let limit = format!("--as={}", megabytes << 20);
    if !is_there("prlimit") {
        eprintln!("no prlimit here: memory is not limited");
        return run(folder);
    }
    let said = watched(&mut run_command("prlimit", &[&limit, PALMARES], folder));
    support::package::assert_sound(&folder.out(), &[&folder.returns()]);
    said
}

fn is_there(program: &str) -> bool {
    let tried = Command::new(program).arg("--version").stdout(Stdio::null()).status();
    tried.is_ok_and(|status| status.success())
}

/// The codes of every return's problems.
fn all_codes(folder: &Folder) -> BTreeMap<String, Vec<String>> {
    let mut codes: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for row in folder.rows("problems") {
        codes.entry(row["return"].clone()).or_default().push(row["code"].clone());
    }
    codes
}

/// The codes of one return's problems.
fn codes(folder: &Folder, path: &str) -> Vec<String> {
    all_codes(folder).remove(path).unwrap_or_default()
}

fn fixture(name: &str) -> Vec<u8> {
    std::fs::read(support::project().join("tests/file_kinds").join(name)).unwrap()
}

/// The files of an archive, in their order.
fn unzipped(bytes: &[u8]) -> Vec<(String, Vec<u8>)> {
    let mut zip = zip::ZipArchive::new(Cursor::new(bytes)).unwrap();
    let count = zip.len();
    let part = |index| {
        let mut part = zip.by_index(index).unwrap();
        let mut bytes = Vec::new();
        part.read_to_end(&mut bytes).unwrap();
        (part.name().unwrap().into_owned(), bytes)
    };
    (0..count).map(part).collect()
}

fn zipped(parts: &[(String, Vec<u8>)]) -> Vec<u8> {
    workbook::zipped(parts.iter().map(|(name, bytes)| (name.as_str(), bytes.as_slice())))
}

/// An archive with another content of one part.
fn with_part(bytes: &[u8], name: &str, content: &[u8]) -> Vec<u8> {
    let mut parts = unzipped(bytes);
    parts.retain(|(part, _)| part != name);
    parts.push((name.to_string(), content.to_vec()));
    zipped(&parts)
}

/// The part of a workbook with its results, and the bytes that end its cells.
fn cells_of(kind: &str) -> (&'static str, &'static [u8]) {
    match kind {
        "ods" => ("content.xml", b"</table:table>"),
        "xlsb" => ("xl/worksheets/sheet3.bin", &[0x92, 0x01, 0x00]),
        _ => ("xl/worksheets/sheet3.xml", b"</sheetData>"),
    }
}

// ---- Files that are no workbooks ---------------------------------------------

/// A compound file with one stream.
fn compound(stream: &str, bytes: &[u8]) -> Vec<u8> {
    let mut file = cfb::CompoundFile::create(Cursor::new(Vec::new())).unwrap();
    file.create_stream(stream).unwrap().write_all(bytes).unwrap();
    file.into_inner().into_inner()
}

/// A zip archive with encrypted parts.
fn with_password(bytes: &[u8]) -> Vec<u8> {
    let mut bytes = bytes.to_vec();
    for (signature, flags) in [(b"PK\x03\x04", 6), (b"PK\x01\x02", 8)] {
        let heads: Vec<usize> = memchr::memmem::find_iter(&bytes, signature).collect();
        heads.into_iter().for_each(|head| bytes[head + flags] |= 1);
    }
    bytes
}

#[test]
fn files_that_are_no_workbooks_are_told_apart() {
    let xlsx = workbook::xlsx(&good("x"));
    let encrypted_ods = with_part(
        &fixture("everything.ods"),
        "META-INF/manifest.xml",
        b"<manifest:manifest><manifest:file-entry><manifest:encryption-data/></manifest:file-entry></manifest:manifest>",
    );
    // The beginning of a workbook, then a record about its encryption.
    let locked_xls =
        [&[0x09, 8, 16, 0, 0, 6, 5, 0], &[0; 12][..], &[0x2F, 0, 6, 0, 1, 0, 1, 0, 1, 0]];
    let folder = season();
    for (name, bytes, code) in [
        ("empty.xlsx", Vec::new(), "not-a-workbook"),
        ("text.xlsx", b"Dear secretary".to_vec(), "not-a-workbook"),
        ("page.xls", b"<html><table><tr><td>1".to_vec(), "not-a-workbook"),
        ("print.ods", b"%PDF-1.7".to_vec(), "not-a-workbook"),
        ("other.xlsx", workbook::zipped([("word/document.xml", &b"<w/>"[..])]), "not-a-workbook"),
        ("word.xls", compound("/WordDocument", b"text"), "not-a-workbook"),
        ("half.xlsb", xlsx[..xlsx.len() / 2].to_vec(), "workbook-damaged"),
        ("locked.xlsx", compound("/EncryptedPackage", b"secret"), "workbook-encrypted"),
        ("locked-parts.xlsx", with_password(&xlsx), "workbook-encrypted"),
        ("locked.ods", encrypted_ods, "workbook-encrypted"),
        ("locked.xls", compound("/Workbook", &locked_xls.concat()), "workbook-encrypted"),
    ] {
        folder.add_bytes(name, &bytes);
        let said = run(&folder);
        assert_eq!(said.status, 1, "{said:#?}");
        assert_eq!(codes(&folder, name), [code], "{name}");
    }
    assert_good_is_complete(&folder);
}

#[test]
fn a_file_cut_off_anywhere_costs_only_itself() {
    let folder = season();
    let mut cut = Vec::new();
    for kind in ["xlsx", "xls", "xlsb", "ods"] {
        let bytes = fixture(&format!("everything.{kind}"));
        for step in 0..24 {
            let name = format!("cut-{step:02}.{kind}");
            folder.add_bytes(&name, &bytes[..bytes.len() * step / 24]);
            cut.push(name);
        }
    }
    assert_eq!(run(&folder).status, 1);
    assert_good_is_complete(&folder);
    let mut codes = all_codes(&folder);
    for name in cut {
        let codes = codes.remove(&name).unwrap_or_default();
        assert!(!codes.is_empty(), "{name} has no problem");
        assert!(!codes.contains(&"internal-fault".to_string()), "{name}: {codes:?}");
    }
}

#[test]
fn a_sheet_cut_off_anywhere_is_said_to_be_read_in_part() {
    let folder = season();
    let mut cut = Vec::new();
    for kind in ["xlsx", "xlsb", "ods"] {
        let bytes = fixture(&format!("everything.{kind}"));
        let (part, end) = cells_of(kind);
        let cells = unzipped(&bytes).into_iter().find(|(name, _)| name == part).unwrap().1;
        let end = memchr::memmem::rfind(&cells, end).unwrap();
        for step in 12..=24 {
            let name = format!("sheet-{step:02}.{kind}");
            let part = with_part(&bytes, part, &cells[..end * step / 24]);
            folder.add_bytes(&name, &part);
            cut.push(name);
        }
    }
    assert_eq!(run(&folder).status, 1);
    assert_good_is_complete(&folder);
    let mut codes = all_codes(&folder);
    for name in cut {
        let codes = codes.remove(&name).unwrap_or_default();
        assert!(!codes.contains(&"internal-fault".to_string()), "{name}: {codes:?}");
        let told = ["sheet-unreadable", "workbook-damaged"];
        assert!(codes.iter().any(|code| told.contains(&code.as_str())), "{name}: {codes:?}");
    }
}

/// Pseudo-random numbers, the same in every run.
struct Dice(u64);

impl Dice {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % bound as u64) as usize
    }

    /// Changes some bytes, in runs and singly.
    fn spoil(&mut self, bytes: &[u8]) -> Vec<u8> {
        let mut bytes = bytes.to_vec();
        let times = if bytes.is_empty() { 0 } else { 1 + self.below(6) };
        for _ in 0..times {
            let at = self.below(bytes.len());
            bytes[at] = match self.below(4) {
                0 => bytes[at] ^ (1 << self.below(8)),
                1 => 0xFF,
                2 => 0,
                _ => self.below(256) as u8,
            };
        }
        bytes
    }
}

#[test]
fn spoilt_bytes_cost_only_their_file() {
    let folder = season();
    let mut dice = Dice(20_260_502);
    let mut spoilt = Vec::new();
    for kind in ["xlsx", "xls", "xlsb", "ods"] {
        let bytes = fixture(&format!("everything.{kind}"));
        for number in 0..60 / sweep::step(4) {
            let name = format!("spoilt-{number:02}.{kind}");
            let part = (kind != "xls" && number % 3 > 0).then(|| {
                let mut parts = unzipped(&bytes);
                let index = dice.below(parts.len());
                parts[index].1 = dice.spoil(&parts[index].1);
                zipped(&parts)
            });
            folder.add_bytes(&name, &part.unwrap_or_else(|| dice.spoil(&bytes)));
            spoilt.push(name);
        }
    }
    let said = run_within(&folder, 6_000);
    assert_eq!(said.status, 1, "{said:#?}");
    assert_good_is_complete(&folder);
    let codes = all_codes(&folder);
    let faulty = |name: &&String| {
        codes.get(*name).is_some_and(|codes| codes.contains(&"internal-fault".to_string()))
    };
    assert_eq!(spoilt.iter().find(faulty), None);
}

// ---- Files made to exhaust ---------------------------------------------------

const SHEET: &str = "xl/worksheets/sheet1.xml";

fn sheet_xml(inside: &str) -> String {
    format!(
        r#"<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">{inside}</worksheet>"#
    )
}

/// A workbook with another first sheet.
fn with_sheet(xml: &str) -> Vec<u8> {
    with_part(&workbook::xlsx(&good("Large")), SHEET, xml.as_bytes())
}

/// An archive that states a false, small size of a part.
fn with_false_size(bytes: &[u8], name: &str) -> Vec<u8> {
    let mut bytes = bytes.to_vec();
    for (signature, size, place) in [(b"PK\x03\x04", 22, 30), (b"PK\x01\x02", 24, 46)] {
        let heads: Vec<usize> = memchr::memmem::find_iter(&bytes, signature).collect();
        for head in heads {
            if bytes[head + place..].starts_with(name.as_bytes()) {
                bytes[head + size..head + size + 4].copy_from_slice(&1_000u32.to_le_bytes());
            }
        }
    }
    bytes
}

/// An OpenDocument spreadsheet with these rows.
fn ods(rows: &str) -> Vec<u8> {
    let content = format!(
        "<office:document-content><office:body><office:spreadsheet><table:table table:name=\"Event\">{rows}</table:table></office:spreadsheet></office:body></office:document-content>"
    );
    workbook::zipped([("content.xml", content.as_bytes())])
}

fn ods_text(text: &str, repeated: &str) -> String {
    format!(
        "<table:table-cell {repeated} office:value-type=\"string\"><text:p>{text}</text:p></table:table-cell>"
    )
}

#[test]
fn a_bomb_is_refused_in_bounded_memory() {
    let folder = season();
    let strings = vec![b' '; 66 << 20];
    let bomb = with_part(&workbook::xlsx(&good("x")), "xl/sharedStrings.xml", &strings);
    folder.add_bytes("bomb.xlsx", &bomb);
    folder.add_bytes("false.xlsx", &with_false_size(&bomb, "xl/sharedStrings.xml"));
    let long = "x".repeat(100_000);
    let wide = ods_text(&long, "table:number-columns-repeated=\"16384\"");
    folder.add_bytes("wide.ods", &ods(&format!("<table:table-row>{wide}</table:table-row>")));
    let tall = ods_text(&long, "");
    folder.add_bytes(
        "tall.ods",
        &ods(&format!(
            "<table:table-row table:number-rows-repeated=\"1048576\">{tall}</table:table-row>"
        )),
    );
    let cells: String = (1..=40_000)
        .map(|row| format!("<row r=\"{row}\"><c r=\"A{row}\" t=\"s\"><v>0</v></c></row>"))
        .collect();
    let shared = with_part(
        &with_sheet(&sheet_xml(&format!("<sheetData>{cells}</sheetData>"))),
        "xl/sharedStrings.xml",
        format!("<sst xmlns=\"http://schemas.openxmlformats.org/spreadsheetml/2006/main\"><si><t>{}</t></si></sst>", "y".repeat(32_000)).as_bytes(),
    );
    let relations = unzipped(&shared)
        .into_iter()
        .find(|(name, _)| name == "xl/_rels/workbook.xml.rels")
        .unwrap()
        .1;
    let relations = String::from_utf8(relations).unwrap().replace(
        "</Relationships>",
        "<Relationship Id=\"rIdT\" Type=\"http://schemas.openxmlformats.org/officeDocument/2006/relationships/sharedStrings\" Target=\"sharedStrings.xml\"/></Relationships>",
    );
    folder.add_bytes(
        "shared.xlsx",
        &with_part(&shared, "xl/_rels/workbook.xml.rels", relations.as_bytes()),
    );
    let said = run_within(&folder, 3_000);
    assert_eq!(said.status, 1, "{said:#?}");
    for name in ["bomb.xlsx", "wide.ods", "tall.ods", "shared.xlsx"] {
        assert_eq!(codes(&folder, name), ["workbook-too-large"], "{name}");
    }
    let caught = codes(&folder, "false.xlsx");
    assert!(caught == ["workbook-too-large"] || caught == ["workbook-damaged"], "{caught:?}");
    assert_good_is_complete(&folder);
}

#[test]
fn sheets_of_endless_extent_cost_little() {
    let folder = season();
    let event = |more: &str| {
        let keys = [("Format", "pairs"), ("Rules", "wbu-2003"), ("Boards", "24")];
        let cell = |at: &str, row: usize, text: &str| {
            format!("<c r=\"{at}{row}\" t=\"inlineStr\"><is><t>{text}</t></is></c>")
        };
        let rows: String = (1..)
            .zip(keys)
            .map(|(row, (key, value))| {
                format!("<row r=\"{row}\">{}{}</row>", cell("A", row, key), cell("B", row, value))
            })
            .collect();
        with_sheet(&sheet_xml(&more.replace("ROWS", &rows)))
    };
    let empty: String = (4..=1_048_576).map(|row| format!("<row r=\"{row}\"/>")).collect();
    folder.add_bytes("rows.xlsx", &event(&format!("<sheetData>ROWS{empty}</sheetData>")));
    folder.add_bytes("array.xlsx", &event("<sheetData>ROWS<row r=\"4\"><c r=\"A4\"><f t=\"array\" ref=\"A4:XFD1048576\">1</f><v>1</v></c></row></sheetData>"));
    let merges: String =
        (4..=40_000).map(|row| format!("<mergeCell ref=\"A{row}:XFD{row}\"/>")).collect();
    folder.add_bytes(
        "merges.xlsx",
        &event(&format!("<sheetData>ROWS</sheetData><mergeCells>{merges}</mergeCells>")),
    );
    folder.add_bytes("outside.xlsx", &event("<sheetViews><sheetView><pane ySplit=\"99999999\" state=\"frozen\"/></sheetView></sheetViews><sheetData>ROWS<row r=\"9\"><c r=\"XFE9\"><v>1</v></c><c r=\"ZZZ9\"><v>1</v></c></row><row r=\"1048577\" ht=\"NaN\" customHeight=\"1\"><c r=\"A1048577\"><v>NaN</v></c></row></sheetData>"));
    let hidden =
        "<table:table-row table:visibility=\"collapse\" table:number-rows-repeated=\"1048576\"/>"
            .repeat(20_000);
    folder.add_bytes("hidden.ods", &ods(&hidden));
    let said = run_within(&folder, 3_000);
    assert_eq!(said.status, 1, "{said:#?}");
    assert_good_is_complete(&folder);
    for name in ["rows", "array", "merges", "outside"] {
        let codes = codes(&folder, &format!("{name}.xlsx"));
        assert!(
            !codes.iter().any(|code| code.starts_with("workbook") || code == "internal-fault"),
            "{name}: {codes:?}"
        );
    }
}

#[test]
fn entities_of_xml_open_nothing_and_grow_nothing() {
    let folder = season();
    let secret = folder.root().join("secret.txt");
    std::fs::write(&secret, "the combination is 4711").unwrap();
    let laughs: String = (1..=9)
        .map(|n| format!("<!ENTITY l{n} \"{}\">", format!("&l{};", n - 1).repeat(10)))
        .collect();
    let kinds = format!(
        "<!DOCTYPE x [<!ENTITY l0 \"ha\">{laughs}<!ENTITY e SYSTEM \"file://{}\">]>",
        secret.display()
    );
    let cell =
        |at: &str, text: &str| format!("<c r=\"{at}\" t=\"inlineStr\"><is><t>{text}</t></is></c>");
    let rows = format!(
        "<sheetData><row r=\"1\">{}{}</row><row r=\"2\">{}{}</row></sheetData>",
        cell("A1", "Title"),
        cell("B1", "x&e;y&l9;"),
        cell("A2", "Format"),
        cell("B2", "pairs")
    );
    folder.add_bytes("entity.xlsx", &with_sheet(&format!("{kinds}{}", sheet_xml(&rows))));
    let row = format!(
        "<table:table-row>{}{}</table:table-row>",
        ods_text("Title", ""),
        ods_text("&e;&l9;", "")
    );
    let content = ods(&row);
    let content = unzipped(&content).remove(0).1;
    folder.add_bytes(
        "entity.ods",
        &workbook::zipped([("content.xml", [kinds.as_bytes(), &content].concat().as_slice())]),
    );
    run_within(&folder, 3_000);
    assert_good_is_complete(&folder);
    for (name, bytes) in files(&folder.out()) {
        assert!(memchr::memmem::find(&bytes, b"4711").is_none(), "{name}");
        assert!(memchr::memmem::find(&bytes, b"hahahaha").is_none(), "{name}");
    }
}

// ---- Names -------------------------------------------------------------------

const SCRIPT: &str = "<script>alert(1)</script>";
const FORMULA: &str = "\"=HYPERLINK(\"\"http://x.example\"\",\"\"y\"\")\"";

/// A return with these names of winners.
fn named(names: &[&str]) -> String {
    let mut text = good("Names");
    for (number, name) in names.iter().enumerate() {
        text = text.replacen(&format!("North Names {} |", number + 1), &format!("{name} |"), 1);
    }
    text
}

fn long(letter: &str) -> String {
    letter.repeat(300)
}

#[test]
fn names_are_never_code() {
    let quotes = "Pat \"O'Neill\" Sons &";
    let folder =
        Folder::with(&named(&[SCRIPT, FORMULA, quotes, "'@SUM(1)"]).replace(
            "Title | Names",
            &format!("Title | {SCRIPT}\nOrganiser | \" onload=alert(2) \""),
        ));
    let said = run(&folder);
    assert_eq!(said.status, 0, "{said:#?}");
    for (name, bytes) in files(&folder.out()) {
        let text = String::from_utf8_lossy(&bytes);
        if name.ends_with(".html") {
            assert!(!text.contains("<script>alert"), "{name}");
            assert!(!text.contains("href=\"=") && !text.contains(" onload=alert(2) \""), "{name}");
        }
        if name.ends_with(".xlsx") {
            for (part, xml) in unzipped(&bytes) {
                let xml = String::from_utf8_lossy(&xml);
                assert!(
                    !xml.contains("<f>HYPERLINK") && !xml.contains("<f>SUM(1)"),
                    "{name}: {part}"
                );
            }
        }
    }
    let players: BTreeSet<String> =
        folder.rows("awards").into_iter().map(|row| row["player"].clone()).collect();
    assert!(players.contains("'=HYPERLINK(\"\"http://x.example\"\",\"\"y\"\")"), "{players:#?}");
    assert!(players.contains("'@SUM(1)") && players.contains(SCRIPT), "{players:#?}");
    let page = folder.written("events/club-1.html");
    assert!(
        page.contains("&lt;script&gt;alert(1)") && page.contains("O&#x27;Neill")
            || page.contains("O&#39;Neill")
    );
}

#[test]
fn names_of_any_script_and_length_have_room() {
    let (cjk, latin) = (long("\u{738b}"), long("W"));
    let names = [
        "\u{202e}\u{645}\u{62d}\u{645}\u{62f}",
        "Zo\u{308}e\u{301}\u{327}\u{323}",
        "\u{1f600}\u{200d}\u{1f9d1}",
        &cjk,
    ];
    let folder = Folder::with(&named(&names).replace("Title | Names", &format!("Title | {latin}")));
    let said = run(&folder);
    assert_eq!(said.status, 0, "{said:#?}");
    let awarded: BTreeSet<String> =
        folder.rows("awards").into_iter().map(|row| row["player"].clone()).collect();
    for name in names {
        assert!(awarded.contains(name), "{name}: {awarded:#?}");
    }
    let certificates = folder.written("certificates/20004.html");
    // The longest name and title fill their lines at the smallest size and are cut.
    let lines = certificates.split("</text>").filter_map(|line| line.rsplit('>').next());
    let cut: Vec<&str> = lines.filter(|line| line.ends_with('\u{2026}')).collect();
    for first in ["Wang ", "WWW"] {
        assert!(cut.iter().any(|line| line.contains(first)), "{first} has room: {cut:#?}");
    }
}

// ---- Paths -------------------------------------------------------------------

/// The link targets of a run's pages.
fn links(folder: &Folder) -> Vec<(String, PathBuf)> {
    let mut links = Vec::new();
    for (name, bytes) in files(&folder.out()) {
        let Some(page) = name.ends_with(".html").then(|| String::from_utf8(bytes).unwrap()) else {
            continue;
        };
        let place = folder.out().join(&name).parent().unwrap().to_path_buf();
        for link in attributes(&page, "href") {
            let target = link.split(['#', '?']).next().unwrap();
            if target.is_empty() || target.contains(':') {
                continue;
            }
            let target = target.replace("&#x2F;", "/").replace("&amp;", "&");
            let target =
                percent_encoding::percent_decode_str(&target).decode_utf8().unwrap().into_owned();
            links.push((name.clone(), place.join(target)));
        }
    }
    links
}

#[test]
fn file_names_of_every_kind_have_pages_and_copies() {
    let folder = season();
    let names = [
        "my club may.xlsx",
        "Si\u{e2}n \u{141}\u{f3}d\u{17a} \u{1f600}.xlsx",
        "..two dots.xlsx",
        "-rf.xlsx",
        "--out.xlsx",
        "a%2eb.xlsx",
        "%2e%2e.xlsx",
        "index.html.xlsx",
        "a&b<c>\"d'.xlsx",
        "#1?x=y.xlsx",
        "new\nline.xlsx",
        // Keys and copies that collide.
        "a b.xlsx",
        "a-b.xlsx",
        "A-B.xlsx",
        "a.XLSX",
        "a.xls.xlsx",
        "deep.xlsx/in.xlsx",
    ];
    for name in names {
        folder.add(name, &good(name.trim_end_matches(".xlsx").replace(['|', '\n'], " ").as_str()));
    }
    for (name, copy) in
        [("a.xls", "everything.xls"), ("a.ods", "everything.ods"), ("deep.ods", "from-1904.ods")]
    {
        folder.add_bytes(name, &fixture(copy));
    }
    let longest = format!("{}.ods", "w".repeat(251));
    folder.add_bytes(&longest, &fixture("far-apart.ods"));
    let below = "d/".repeat(40) + "deep down.xlsx";
    folder.add(&below, &good("Deep"));
    let said = run(&folder);
    assert_eq!(said.status, 1, "{said:#?}");
    assert_good_is_complete(&folder);
    let events = folder.rows("events");
    let keys: BTreeSet<&str> = events.iter().map(|row| row["event_key"].as_str()).collect();
    assert_eq!(keys.len(), events.len(), "two events share a key: {events:#?}");
    let returned: BTreeSet<&str> =
        events.iter().map(|row| row["return"].trim_start_matches('\'')).collect();
    for name in
        names.iter().copied().chain([longest.as_str(), &below, "a.xls", "a.ods", "deep.ods"])
    {
        assert!(returned.contains(name), "{name}");
    }
    let copies = files(&folder.out().join("returns")).len();
    assert_eq!(copies, returned.len(), "two returns share a copy");
    for (page, target) in links(&folder) {
        assert!(target.exists(), "{page} links to {}", target.display());
    }
    let outside: Vec<String> = std::fs::read_dir(folder.root())
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    assert_eq!(outside.len(), 2, "{outside:?}");
}

#[cfg(unix)]
#[test]
fn names_that_are_no_text_are_told_apart() {
    use std::os::unix::ffi::OsStrExt as _;
    let folder = season();
    for (byte, title) in [(0xFEu8, "One"), (0xFF, "Two")] {
        let name = [b"club ", &[byte][..], b".xlsx"].concat();
        let path = folder.returns().join(std::ffi::OsStr::from_bytes(&name));
        std::fs::write(path, workbook::xlsx(&good(title))).unwrap();
    }
    let said = run(&folder);
    assert_eq!(said.status, 0, "{said:#?}");
    let titles: BTreeSet<String> =
        folder.rows("events").into_iter().map(|row| row["title"].clone()).collect();
    assert_eq!(titles, ["Good", "One", "Two"].map(str::to_string).into());
    assert_eq!(files(&folder.out().join("returns")).len(), 3);
}

#[cfg(unix)]
#[test]
fn a_circle_of_links_ends() {
    let folder = season();
    folder.add("clubs/b.xlsx", &good("Linked"));
    std::os::unix::fs::symlink(folder.returns(), folder.returns().join("clubs/round")).unwrap();
    std::os::unix::fs::symlink("nowhere", folder.returns().join("dangling.xlsx")).unwrap();
    run(&folder);
    assert_good_is_complete(&folder);
    let titles: Vec<String> =
        folder.rows("events").into_iter().map(|row| row["title"].clone()).collect();
    assert_eq!(titles, ["Good", "Linked"]);
    let problems = folder.rows("problems");
    let told: Vec<(&str, &str)> =
        problems.iter().map(|row| (row["code"].as_str(), row["return"].as_str())).collect();
    assert!(told.contains(&("folder-unreadable", "clubs/round")), "{told:?}");
    assert!(
        told.iter().any(|(code, path)| code.ends_with("unreadable") && *path == "dangling.xlsx"),
        "{told:?}"
    );
}

#[test]
fn an_event_that_two_returns_hold_counts_once() {
    let folder = season();
    folder.add("b-again.xlsx", &good("Good"));
    assert_eq!(run(&folder).status, 1);
    assert_good_is_complete(&folder);
    assert_eq!(codes(&folder, "b-again.xlsx"), ["same-event-twice"]);
    assert_eq!(folder.rows("awards").len(), 8);
}

// ---- Folders that refuse -----------------------------------------------------

/// A command run by a user other than root, if possible.
#[cfg(unix)]
fn as_nobody() -> Option<Vec<&'static str>> {
    use std::os::unix::fs::MetadataExt as _;
    let root = tempfile::tempfile().unwrap().metadata().unwrap().uid() == 0;
    match root {
        false => Some(vec!["env"]),
        true if is_there("setpriv") => {
            Some(vec!["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"])
        }
        true => {
            eprintln!("root may open everything and there is no setpriv: not tried");
            None
        }
    }
}

#[cfg(unix)]
fn allow(path: &Path, mode: u32) {
    use std::os::unix::fs::PermissionsExt as _;
    std::fs::set_permissions(path, std::fs::Permissions::from_mode(mode)).unwrap();
}

/// A run by another user; `None` if that user cannot start the program.
#[cfg(unix)]
fn run_as_nobody(folder: &Folder) -> Option<Said> {
    let words = as_nobody()?;
    let mut command = run_command(words[0], &[&words[1..], &[PALMARES]].concat(), folder);
    let said = watched(&mut command);
    if said.status > 3 {
        eprintln!("nobody cannot start the program: not tried");
        return None;
    }
    Some(said)
}

#[cfg(unix)]
#[test]
fn what_may_not_be_opened_is_told_and_the_rest_is_read() {
    let folder = season();
    folder.add("shut/b.xlsx", &good("Shut"));
    folder.add("locked.xlsx", &good("Locked"));
    allow(folder.root(), 0o777);
    allow(&folder.returns().join("locked.xlsx"), 0);
    allow(&folder.returns().join("shut"), 0);
    let said = run_as_nobody(&folder);
    allow(&folder.returns().join("shut"), 0o755);
    let Some(said) = said else { return };
    assert_eq!(said.status, 1, "{said:#?}");
    assert_good_is_complete(&folder);
    assert_eq!(codes(&folder, "shut"), ["folder-unreadable"]);
    assert_eq!(codes(&folder, "locked.xlsx"), ["file-unreadable"]);
}

#[cfg(unix)]
#[test]
fn an_output_that_may_not_be_written_is_status_3() {
    let folder = season();
    std::fs::create_dir(folder.out()).unwrap();
    allow(folder.root(), 0o755);
    allow(&folder.out(), 0o555);
    let Some(said) = run_as_nobody(&folder) else { return };
    assert_eq!(said.status, 3, "{said:#?}");
    assert!(files(&folder.out()).is_empty());
}

#[test]
fn a_folder_of_somebody_else_is_not_touched() {
    let folder = season();
    std::fs::create_dir(folder.out()).unwrap();
    std::fs::write(folder.out().join("thesis.doc"), "years of work").unwrap();
    let before = files(folder.root());
    let said = run(&folder);
    assert_eq!(said.status, 3, "{said:#?}");
    assert_eq!(files(folder.root()), before);
}

#[test]
fn an_output_that_is_a_file_is_status_3() {
    let folder = season();
    std::fs::write(folder.out(), "a letter").unwrap();
    let before = files(folder.root());
    assert_eq!(run(&folder).status, 3);
    let mut below = Command::new(PALMARES);
    below.arg("run").arg(folder.returns()).arg("--out").arg(folder.out().join("below"));
    assert_eq!(watched(&mut below).status, 3);
    assert_eq!(files(folder.root()), before);
}

#[test]
fn an_output_inside_the_returns_is_not_read_as_returns() {
    let folder = season();
    let inside = folder.returns().join("results");
    for _ in 0..2 {
        let mut command = Command::new(PALMARES);
        command.arg("run").arg(folder.returns()).arg("--out").arg(&inside);
        let said = watched(&mut command);
        assert_eq!(said.status, 0, "{said:#?}");
    }
    let events = support::rows(&std::fs::read_to_string(inside.join("data/events.csv")).unwrap());
    assert_eq!(events.len(), 1);
}

#[test]
fn returns_inside_the_output_stay() {
    let folder = season();
    assert_eq!(run(&folder).status, 0);
    let inbox = folder.out().join("inbox");
    std::fs::create_dir(&inbox).unwrap();
    std::fs::copy(folder.returns().join("a-good.xlsx"), inbox.join("mine.xlsx")).unwrap();
    let mut command = Command::new(PALMARES);
    command.arg("run").arg(&inbox).arg("--out").arg(folder.out());
    assert_eq!(watched(&mut command).status, 0);
    assert!(inbox.join("mine.xlsx").is_file());
    assert_eq!(folder.rows("events")[0]["event_key"], "mine-1");
}

#[test]
fn a_copy_that_a_run_would_overwrite_is_no_return() {
    let folder = season();
    assert_eq!(run(&folder).status, 0);
    let before = files(folder.root());
    let mut command = Command::new(PALMARES);
    command.arg("run").arg(folder.out().join("returns")).arg("--out").arg(folder.out());
    let said = watched(&mut command);
    assert_eq!(said.status, 3, "{said:#?}");
    assert!(said.err.contains("overwritten"), "{said:#?}");
    assert_eq!(files(folder.root()), before);
}

#[cfg(unix)]
#[test]
fn nothing_is_written_through_a_link() {
    let folder = season();
    assert_eq!(run(&folder).status, 0);
    let elsewhere = folder.root().join("elsewhere");
    std::fs::create_dir(&elsewhere).unwrap();
    std::fs::remove_dir_all(folder.out().join("events")).unwrap();
    std::os::unix::fs::symlink(&elsewhere, folder.out().join("events")).unwrap();
    let said = run(&folder);
    assert_eq!(said.status, 3, "{said:#?}");
    assert!(files(&elsewhere).is_empty());
}

#[test]
fn only_what_palmares_wrote_is_removed() {
    let folder = season();
    folder.add("b.xlsx", &good("Second"));
    run(&folder);
    let mine = ["events/mine.html", "notes.txt", "own/photo.jpg"];
    for name in mine {
        let path = folder.out().join(name);
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(path, "mine").unwrap();
    }
    std::fs::remove_file(folder.returns().join("b.xlsx")).unwrap();
    run(&folder);
    assert_good_is_complete(&folder);
    for name in mine {
        assert_eq!(folder.written(name), "mine");
    }
    for name in ["events/b-1.html", "returns/b.xlsx"] {
        assert!(!folder.out().join(name).exists(), "{name} is left over");
    }
}

// ---- Runs that are cut off ---------------------------------------------------

/// Everything in an output folder.
fn written(folder: &Folder) -> BTreeMap<String, Vec<u8>> {
    if folder.out().exists() { files(&folder.out()) } else { BTreeMap::new() }
}

/// A season of returns, each with this word in its title.
fn large(folder: &Folder, returns: u32, word: &str) {
    for number in 0..returns {
        folder.add(&format!("club-{number:02}.xlsx"), &good(&format!("{word} {number}")));
    }
}

#[cfg(unix)]
#[test]
fn a_full_disk_is_status_3_and_changes_nothing() {
    let folder = season();
    assert_eq!(run(&folder).status, 0);
    let before = written(&folder);
    large(&folder, 4, "More");
    // A limit of one block for files has the effect of a full disk.
    let mut command = Command::new("sh");
    command.args(["-c", "trap '' XFSZ; ulimit -f 8; exec \"$0\" \"$@\"", PALMARES]);
    command.arg("run").arg(folder.returns()).arg("--out").arg(folder.out()).arg("--no-progress");
    let said = watched(&mut command);
    assert_eq!(said.status, 3, "{said:#?}");
    assert_eq!(written(&folder), before);
    assert_eq!(run(&folder).status, 0);
    assert_eq!(folder.rows("events").len(), 5);
}

/// A run ended by a signal; returns whether it was still running.
#[cfg(unix)]
fn interrupted(folder: &Folder, after: Duration, signal: &str) -> bool {
    let mut command = run_command(PALMARES, &[], folder);
    let mut child = command.stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap();
    std::thread::sleep(after);
    let at_work = child.try_wait().unwrap().is_none();
    Command::new("kill")
        .args([signal, &child.id().to_string()])
        .stderr(Stdio::null())
        .status()
        .unwrap();
    ended(&mut child);
    at_work
}

#[cfg(unix)]
#[test]
fn a_run_that_is_interrupted_leaves_whole_files_and_the_next_one_heals() {
    let (folder, clean) = (Folder::new(), Folder::new());
    large(&folder, 12, "Before");
    assert_eq!(run(&folder).status, 0);
    let before = written(&folder);
    large(&folder, 12, "After");
    large(&clean, 12, "After");
    let begun = Instant::now();
    assert_eq!(run(&clean).status, 0);
    let mut length = begun.elapsed();
    let after = written(&clean);
    let mut at_work = 0;
    let moments = [0, 1, 2, 3, 4, 6, 8, 10, 12, 14, 15, 16];
    for (moment, signal) in moments.into_iter().zip(["-INT", "-KILL", "-TERM"].iter().cycle()) {
        if interrupted(&folder, length * moment / 16, signal) {
            at_work += 1;
        } else {
            // The run that was measured had a busier machine.
            length /= 2;
        }
        for (name, bytes) in written(&folder) {
            let ours = name != ".palmares" && !name.starts_with(".palmares-");
            let whole = before.get(&name) == Some(&bytes) || after.get(&name) == Some(&bytes);
            assert!(!ours || whole, "{name} is neither the old nor the new one");
        }
    }
    assert!(at_work >= 3, "only {at_work} runs were interrupted");
    assert_eq!(run(&folder).status, 0);
    assert!(written(&folder) == after, "the next run differs from a clean one");
}
