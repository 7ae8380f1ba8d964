//! The fuzz targets: one function per kind of input, called with arbitrary bytes. `fuzz/`
//! looks for inputs that make one fail; `tests/fuzzed.rs` repeats those that did.
//!
//! A target fails by a panic, also by one that palmares catches ([`caught_panics`]), which
//! costs the user the whole return.
//!
//! Workbooks are packages of parts, and random bytes make no package. So an input may give
//! parts instead of a package:
//!
//! ```text
//! @@ xl/worksheets/sheet1.xml
//! <worksheet>...</worksheet>
//! @@ xl/styles.xml
//! <styleSheet>...</styleSheet>
//! ```
//!
//! They replace parts of a valid workbook. An input that does not begin with `@@ ` is the
//! file itself.

use std::io::{Cursor, Read as _, Write as _};
use std::sync::LazyLock;

use adopt::{
    LayoutFile, Layouts, LearnedLayout, adopted_csv_rows, recognise_as_register,
    recognise_workbook, return_from_recognised,
};
use engine::awards::SeasonContext;
use model::MemberStatus;
use model::certificate_text::transliterate_for_certificate;
use model::game_result::{parse_game_result, result_from_date_serial};
use model::misspelt_names::nearest_name;
use model::name_comparison::folded_name;
use model::name_comparison::{name_key, name_likeness, name_sort_key};
use model::problem::caught_panics;
use model::register::{Member, Register};
use model::{
    AuctionResult, CellAddress, ContactHashes, Exact, PointsByKind, WorkbookCopy, column_letters,
    day_from_serial, join_sequential, natural_cmp, parse_tricks_of_result,
};
use register::page_keys::{club_key, event_key, player_key, return_keys, slug};
use register::reconcile::claims::{AwardClaims, PlayerAsNamed};
use register::reconcile::reconciliation_day::last_day_of_season;
use register::reconcile::{
    AcceptanceThreshold, MemberDirectory, ReconciliationOptions, amendments, claim_sources,
    reconcile_register_with_claims,
};
use register::{EventRecord, ReturnRecord, Season, SeasonPlayers};
use report::tables::reconciliation::ReconciliationTables;
use report::{trf, usebio, xlsx};
use returns::{PadFileKind, number, typed_dates};
use season::{ComputedReturn, command_line_settings, compute_return_from_bytes};

use ::workbook::Limits;
use ::workbook::patch::Package;

use super::{database, workbook};

/// A target: its name and function.
pub type Target = (&'static str, fn(&[u8]));

/// All targets.
pub const TARGETS: [Target; 17] = [
    ("xlsx", xlsx_file),
    ("xlsb", xlsb_file),
    ("ods", ods_file),
    ("xls", xls_file),
    ("copy", annotated_copy),
    ("patch", patched_copy),
    ("csv", csv_files),
    ("usebio", usebio_file),
    ("pads", pad_file),
    ("trf", trf_file),
    ("check", check),
    ("register", register),
    ("settings", settings),
    ("foreign", foreign_sheet),
    ("names", names),
    ("numbers", numbers),
    ("certificate", certificate),
];

/// Runs a target on an input; panics if it fails.
pub fn try_on(target: &str, input: &[u8]) {
    let (_, entry) = TARGETS.iter().find(|(name, _)| *name == target).expect("a target");
    watched(|| entry(input));
}

/// Does work during which no panic may be caught.
pub fn watched(work: impl FnOnce()) {
    let before = caught_panics();
    work();
    let after = caught_panics();
    assert_eq!(after.panics, before.panics, "a fault was caught: {}", after.last);
}

/// A named part of an input, or of a workbook.
type Part<'a> = (&'a str, &'a [u8]);

/// The parts of an input; `None` if it is the file itself.
fn parts_of(input: &[u8]) -> Option<Vec<Part<'_>>> {
    const MARK: &[u8] = b"@@ ";
    let mut parts = Vec::new();
    let mut rest = input.strip_prefix(MARK)?;
    loop {
        let head = rest.iter().position(|byte| *byte == b'\n').unwrap_or(rest.len());
        let name = str::from_utf8(&rest[..head]).ok()?.trim();
        let body = rest.get(head + 1..).unwrap_or_default();
        let next = body.windows(MARK.len() + 1).position(|at| at[0] == b'\n' && at[1..] == *MARK);
        parts.push((name, &body[..next.unwrap_or(body.len())]));
        let Some(next) = next else { return Some(parts) };
        rest = &body[next + 1 + MARK.len()..];
    }
}

/// A valid workbook and its parts.
struct Sound(Vec<(String, Vec<u8>)>);

impl Sound {
    fn zip(bytes: &[u8]) -> Sound {
        let mut archive = zip::ZipArchive::new(Cursor::new(bytes)).unwrap();
        let mut parts = Vec::new();
        for index in 0..archive.len() {
            let mut file = archive.by_index(index).unwrap();
            let mut part = Vec::new();
            file.read_to_end(&mut part).unwrap();
            if file.is_file() {
                parts.push((file.name().unwrap().to_string(), part));
            }
        }
        Sound(parts)
    }

    /// The zip of its parts with those of the input; the input itself if it gives no parts.
    fn with(&self, input: &[u8]) -> Vec<u8> {
        let Some(given) = parts_of(input) else { return input.to_vec() };
        let own = self.0.iter().map(|(name, part)| (name.as_str(), part.as_slice()));
        let kept = own.filter(|(name, _)| given.iter().all(|(other, _)| other != name));
        // A zip holds each name once.
        let once = given
            .iter()
            .enumerate()
            .filter(|(at, (name, _))| given[..*at].iter().all(|(other, _)| other != name));
        workbook::stored(kept.chain(once.map(|(_, part)| *part)))
    }
}

fn xlsx_package(input: &[u8]) -> Vec<u8> {
    static SOUND: LazyLock<Sound> =
        LazyLock::new(|| Sound::zip(include_bytes!("../file_kinds/from-1904.xlsx")));
    SOUND.with(input)
}

fn xlsx_file(input: &[u8]) {
    read(&xlsx_package(input));
}

fn xlsb_file(input: &[u8]) {
    static SOUND: LazyLock<Sound> =
        LazyLock::new(|| Sound::zip(include_bytes!("../file_kinds/from-1904.xlsb")));
    read(&SOUND.with(input));
}

fn ods_file(input: &[u8]) {
    static SOUND: LazyLock<Sound> =
        LazyLock::new(|| Sound::zip(include_bytes!("../file_kinds/from-1904.ods")));
    read(&SOUND.with(input));
}

/// A compound file; its stream `Workbook` matters.
fn xls_file(input: &[u8]) {
    let Some(parts) = parts_of(input) else { return read(input) };
    let mut file = cfb::CompoundFile::create(Cursor::new(Vec::new())).unwrap();
    for (name, part) in parts {
        // Skips invalid names of streams.
        let Ok(mut stream) = file.create_stream(name) else { continue };
        stream.write_all(part).unwrap();
    }
    file.flush().unwrap();
    read(&file.into_inner().into_inner());
}

/// Reads a workbook in all ways.
fn read(bytes: &[u8]) {
    let reading = returns::read_return(bytes, &Default::default());
    for problem in &reading.problems {
        problem.render(reading.workbook_copy.as_ref());
    }
    returns::read_decisions(bytes);
}

/// Computes a return and writes its annotated copy, whose parts must be valid XML.
fn annotated_copy(input: &[u8]) {
    let rules = command_line_settings(["Rules=wbu-2003"]).unwrap();
    let computed =
        compute_return_from_bytes(&xlsx_package(input), &rules, &SeasonContext::default());
    let ComputedReturn { workbook_copy: Some(workbook_copy), outcomes, problems, .. } = &computed
    else {
        return;
    };
    let (path, language) = ("return.xlsx", Default::default());
    let annotation = xlsx::AnnotationInput { path, workbook_copy, outcomes, problems, language };
    let book = xlsx::rebuilt_annotated_book(&annotation).expect("an annotated copy");
    for (name, part) in Sound::zip(&book).0 {
        assert_well_formed(&name, &part);
    }
    let again = returns::read_workbook_copy(&book);
    assert!(again.is_ok(), "the annotated copy cannot be read: {again:?}");
}

/// Adds to a return's own package what its annotated copy adds: the changed parts must be valid XML,
/// the sheets of the return must be there, and adding once more must change nothing.
fn patched_copy(input: &[u8]) {
    let bytes = xlsx_package(input);
    let Some(copy) = patched(&bytes) else { return };
    let before = Sound::zip(&bytes).0;
    for (name, part) in Sound::zip(&copy).0 {
        let same = before.iter().any(|(own, old)| *own == name && *old == part);
        if !same
            && name.ends_with(".xml")
            && !part.starts_with(b"\xff\xfe")
            && !part.starts_with(b"\xfe\xff")
        {
            assert_well_formed(&name, &part);
        }
    }
    let names = |bytes: &[u8]| -> Vec<String> {
        let sheets = returns::read_workbook_copy(bytes).expect("a workbook").sheets;
        sheets.into_iter().map(|sheet| sheet.name).collect()
    };
    let (own, all) = (names(&bytes), names(&copy));
    let ours = returns::read_return(&bytes, &Default::default()).patched.expect("a package").sheets;
    let kept = own.iter().filter(|name| !ours.contains(name));
    assert!(kept.clone().all(|name| all.contains(name)), "{own:?} {all:?}");
    let again = patched(&copy).expect("a copy that can be added to");
    assert!(patched(&again).expect("a copy of a copy") == again, "copies differ");
}

/// The return's own package with additions, if anything can be added to it.
fn patched(bytes: &[u8]) -> Option<Vec<u8>> {
    let rules = command_line_settings(["Rules=wbu-2003"]).unwrap();
    let earlier = returns::read_return(bytes, &rules).patched?;
    let computed = compute_return_from_bytes(bytes, &rules, &SeasonContext::default());
    let ComputedReturn { workbook_copy: Some(workbook_copy), outcomes, problems, .. } = &computed
    else {
        return None;
    };
    let (path, language) = ("return.xlsx", Default::default());
    let annotation = xlsx::AnnotationInput { path, workbook_copy, outcomes, problems, language };
    let package = Package::open(bytes, Limits::default()).ok()?;
    xlsx::patched_annotated_book(&annotation, package, &earlier).ok()
}

fn assert_well_formed(name: &str, part: &[u8]) {
    let text = str::from_utf8(part).expect("UTF-8");
    let outside = |c: char| matches!(c, '\0'..='\u{8}' | '\u{b}' | '\u{c}' | '\u{e}'..='\u{1f}' | '\u{fffe}' | '\u{ffff}');
    assert!(!text.contains(outside), "{name} holds a character that XML has not");
    let mut reader = quick_xml::Reader::from_str(text);
    loop {
        match reader.read_event() {
            Ok(quick_xml::events::Event::Eof) => return,
            Ok(quick_xml::events::Event::Start(tag) | quick_xml::events::Event::Empty(tag)) => {
                for attribute in tag.attributes() {
                    attribute.unwrap_or_else(|why| panic!("{name}: {why}"));
                }
            }
            Ok(_) => {}
            Err(why) => panic!("{name} is no XML: {why}"),
        }
    }
}

/// The CSV files that palmares reads: those of an earlier run, or an amendment.
fn csv_files(input: &[u8]) {
    let parts = parts_of(input).unwrap_or_else(|| vec![("amendment.csv", input)]);
    let part = |name: &str| parts.iter().find(|(own, _)| *own == name).map(|(_, part)| *part);
    let mut claims = AwardClaims::default();
    if let Some(amendment) = part("amendment.csv") {
        let _ = amendments::add_amendment(&mut claims, "amendment.csv", amendment);
    }
    if let (Some(events), Some(awards)) = (part("events.csv"), part("awards.csv")) {
        let _ = claim_sources::add_run_claims(&mut claims, "run", events, awards);
    }
    claims.sort();
    reconciled(Register::default(), claims, None);
}

/// A file of pads or platforms. An input that is none is a list of changes to a sound database:
/// three bytes of a place and one to put there.
fn pad_file(input: &[u8]) {
    static SOUND: LazyLock<Vec<u8>> = LazyLock::new(|| {
        database::database(include_str!("../pads/monday.bws.txt"), database::Jet::Three)
    });
    let mut bytes = input.to_vec();
    if PadFileKind::recognise(input).is_none() {
        bytes = SOUND.clone();
        for change in input.chunks_exact(4) {
            let at =
                usize::from(change[0]) << 16 | usize::from(change[1]) << 8 | usize::from(change[2]);
            let at = at % bytes.len();
            bytes[at] = change[3];
        }
    }
    if let Some(kind) = PadFileKind::recognise(&bytes) {
        let _ = returns::import_scoring_pad_file(kind, &bytes, None, input.len().is_multiple_of(2));
    }
    compute_return_from_bytes(
        &bytes,
        &command_line_settings(["Rules=wbu-2003"]).unwrap(),
        &SeasonContext::default(),
    );
}

fn usebio_file(input: &[u8]) {
    if let Ok(imported) = returns::import_usebio(input, None) {
        imported_book(&imported.workbook_copy);
    }
    if returns::is_usebio(input) {
        worked_out(input);
    }
}

fn imported_book(workbook_copy: &WorkbookCopy) {
    ::workbook::write::copy_workbook(workbook_copy, "imported", "palmares").expect("a workbook");
}

fn trf_file(input: &[u8]) {
    let (report, problems) = returns::read_tournament_report(input);
    problems.iter().for_each(|problem| drop(problem.render(None)));
    imported_book(&returns::sheets_from_trf(&report, Some("fide-2026")));
    swiss::trf::write_tournament_report(&report);
    // Like `palmares check`, which draws no report with an error.
    let errors = problems.iter().map(|problem| problem.render(None));
    let sound = !errors.into_iter().any(|told| told.severity == model::problem::Severity::Error);
    if let Ok(table) = report.crosstable_for_draw(Some(report.table.played))
        && sound
    {
        swiss::replay::find_differing_rounds(&table, swiss::dutch::draw);
    }
}

/// `palmares check` of a workbook written as text.
fn check(input: &[u8]) {
    let Ok(text) = str::from_utf8(input) else { return };
    if let Ok(bytes) = workbook::described(text) {
        worked_out(&bytes);
    }
}

/// Computes a return and exports its events.
fn worked_out(bytes: &[u8]) -> ComputedReturn {
    let computed = compute_return_from_bytes(bytes, &Default::default(), &SeasonContext::default());
    for outcome in &computed.outcomes {
        usebio::usebio_file(outcome).expect("a USEBIO file");
        trf::tournament_report_file(outcome);
    }
    computed
}

/// Reconciles a register with returns and decisions, all written as text.
fn register(input: &[u8]) {
    let Some(parts) = parts_of(input) else { return };
    let workbook =
        |part: &[u8]| str::from_utf8(part).ok().and_then(|text| workbook::described(text).ok());
    let (mut records, mut people) = (Vec::new(), SeasonPlayers::default());
    let (mut members, mut decisions) = (None, None);
    for (name, part) in parts {
        let Some(bytes) = workbook(part) else { return };
        match name {
            "register" => {
                let read = returns::read_register(&bytes, join_sequential, &Layouts::default());
                members = Some((bytes, read));
            }
            "decisions" => decisions = Some(returns::read_decisions(&bytes)),
            _ => records.push(record_of(name, worked_out(&bytes), &mut people)),
        }
    }
    let season = Season::from_returns(records, people, Vec::new());
    let mut claims = AwardClaims::default();
    claim_sources::add_season_claims(&mut claims, &season);
    claims.sort();
    let Some((bytes, reading)) = members else { return };
    reading
        .problems
        .iter()
        .for_each(|problem| drop(problem.render(reading.workbook_copy.as_ref())));
    let (Some(register), Some(workbook_copy)) = (reading.register, reading.workbook_copy) else {
        return;
    };
    let rows = decisions.map(|decisions| decisions.rows);
    let Some(reconciliation) = reconciled(register, claims, rows) else { return };
    let all = 0..reconciliation.members.len() as u32;
    let changes = all.flat_map(|member| reconciliation.member_cell_changes(member)).collect();
    let books = ReconciliationTables::new(&reconciliation, changes, &[], Default::default());
    xlsx::decisions_book(&books, join_sequential).expect("decisions");
    let workbook = reading.book.as_ref().map(|book| (bytes.as_slice(), book));
    for workbook in [workbook, None] {
        let old = xlsx::OldRegister { workbook_copy: &workbook_copy, workbook };
        let written = xlsx::new_register_book(&books, &old, join_sequential).expect("a register");
        let again = returns::read_register(&written, join_sequential, &Layouts::default());
        assert!(again.register.is_some(), "the new register cannot be read: {:?}", again.problems);
    }
}

/// A file `palmares.toml`, and a return under its settings.
fn settings(input: &[u8]) {
    const RETURN: &str = "## Results\nPair | Names | %\n1 | Ann Lee & Bo Dahl | 60\n2 | Eva Ruiz & Ivo Ortega | 40\n";
    let (settings, problems) = returns::settings::read_settings_file(input, "palmares.toml");
    problems.iter().for_each(|problem| drop(problem.render(None)));
    let bytes = workbook::described(RETURN).expect("a workbook");
    compute_return_from_bytes(&bytes, &settings, &SeasonContext::default());
}

/// A sheet that was not made for palmares, given by itself or after a layout (`@@ layout` and
/// `@@ sheet`).
fn foreign_sheet(input: &[u8]) {
    let parts = parts_of(input).unwrap_or_else(|| vec![("sheet", input)]);
    let part = |name: &str| parts.iter().find(|(own, _)| *own == name).map(|(_, part)| *part);
    let Ok(copy) = returns::open_foreign_file(part("sheet").unwrap_or_default()) else { return };
    let found = recognise_workbook(&copy);
    adopted_csv_rows("sheet", &found, &copy);
    drop(recognise_as_register(found.clone()).map(|found| return_from_recognised(&copy, &found)));
    let own = LearnedLayout::from_recognised(&found, &copy);
    if !own.tables.is_empty() {
        let read = LearnedLayout::read(&own.to_toml("sheet"));
        assert_eq!(read.as_ref(), Ok(&own), "a layout says the same when it is read again");
    }
    return_from_recognised(&copy, &found);
    let given =
        part("layout").and_then(|text| LearnedLayout::read(str::from_utf8(text).ok()?).ok());
    for layout in given.into_iter().chain([own]) {
        let learned = LayoutFile { name: "layout".to_string(), near: 0, layout };
        if let Ok(Some(fitted)) = Layouts::new(vec![learned.into()]).find_layout(&copy) {
            return_from_recognised(&copy, &fitted.found);
        }
    }
}

fn record_of(path: &str, computed: ComputedReturn, people: &mut SeasonPlayers) -> ReturnRecord {
    let mut record = ReturnRecord { path: path.to_string(), ..ReturnRecord::default() };
    for outcome in &computed.outcomes {
        let key = event_key(path, &outcome.event.id);
        record.events.push(EventRecord::new(outcome, key, people));
    }
    record.problems = computed.problems;
    record
}

fn reconciled(
    register: Register,
    claims: AwardClaims,
    decisions: Option<Vec<model::register::DecisionRow>>,
) -> Option<register::reconcile::Reconciliation> {
    let (day, _) = last_day_of_season(&claims, &register);
    let terms = ReconciliationOptions {
        as_of: day?,
        accept: AcceptanceThreshold::Likely,
        rules: packs::default_membership_rules(),
        duplicates: true,
    };
    let decisions = decisions.unwrap_or_default();
    let found = |members: &MemberDirectory<'_>, players: &[PlayerAsNamed]| {
        players.iter().map(|player| members.find_member(player)).collect()
    };
    Some(reconcile_register_with_claims(
        register,
        claims,
        &decisions,
        terms,
        join_sequential,
        found,
    ))
}

/// A design, and behind a line `@@` the text of its slots; without one, a text for a usual design.
fn certificate(input: &[u8]) {
    const DESIGN: &str = "<svg viewBox='0 0 210 297'><text id='a' x='9' y='9' data-width='90' \
        data-lines='2'/><g data-flow=''><text id='b' x='9' y='90'/><text id='c' x='105' y='120' \
        text-anchor='middle' data-width='90' data-height='20'/></g></svg>";
    let text = String::from_utf8_lossy(input);
    let (drawing, words) = text.split_once("\n@@\n").unwrap_or((DESIGN, &text));
    let words = transliterate_for_certificate(words).text;
    assert!(words.chars().all(paper::is_in_every_font), "{words:?}");
    let Ok(design) = paper::CertificateDesign::read(drawing) else { return };
    let texts = design.typeset(&|_| Some(words.clone()));
    let lines = texts.iter().flat_map(|text| &text.lines);
    assert!(lines.clone().all(|line| line.x.is_finite() && line.y.is_finite()), "{texts:?}");
    let placed = paper::PlacedDesign {
        design: &design,
        texts,
        code: None,
        label: words,
        x: 0.0,
        y: 0.0,
        width: 210.0,
    };
    let sheet = paper::PaperSheet { width: 210.0, height: 297.0, placed: vec![placed] };
    let svgs = paper::sheets_to_svg(&[sheet], &|_, _| "design.svg".to_string());
    assert!(svgs.concat().ends_with("</svg>"));
}

/// Names: a member per line, `number | name | club`, matched against each other.
fn names(input: &[u8]) {
    const MOST: usize = 12;
    let Ok(text) = str::from_utf8(input) else { return };
    let lines: Vec<Vec<&str>> =
        text.lines().take(MOST).map(|line| line.split('|').map(str::trim).collect()).collect();
    let word = |line: &[&str], at: usize| line.get(at).copied().unwrap_or_default().to_string();
    let players: Vec<PlayerAsNamed> = lines
        .iter()
        .map(|line| PlayerAsNamed {
            number: Some(word(line, 0)).filter(|number| !number.is_empty()).map(Into::into),
            name: word(line, 1).into(),
            club: word(line, 2).into(),
        })
        .collect();
    let register =
        Register { members: players.iter().map(member).collect(), ..Register::default() };
    let directory = MemberDirectory::new(&register, &Default::default(), join_sequential);
    for player in &players {
        directory.find_member(player);
        directory.find_member(&PlayerAsNamed { number: None, ..player.clone() });
        player_key(player.number.as_deref(), &player.name, &player.club);
        club_key(&player.club);
        slug(&player.name);
        name_sort_key(&player.name);
        nearest_name(&player.name, register.members.iter().map(|member| &*member.name));
        for other in &players {
            name_likeness(&name_key(&player.name), &name_key(&other.name));
            assert_eq!(
                natural_cmp(&player.name, &other.name),
                natural_cmp(&other.name, &player.name).reverse(),
                "the order of labels"
            );
        }
    }
    return_keys(players.iter().map(|player| &*player.name));
}

fn member(player: &PlayerAsNamed) -> Member {
    Member {
        at: CellAddress { sheet: 0, row: 0, column: 0 },
        number: player.number.as_deref().unwrap_or_default().into(),
        name: (&*player.name).into(),
        club: (&*player.club).into(),
        area: "".into(),
        contacts: ContactHashes::default(),
        status: MemberStatus::default(),
        joined: None,
        points: PointsByKind::default(),
        rank: "".into(),
        registered: None,
        sound: true,
    }
}

/// Numbers, days, contracts and results, one per line, as typed and as stored by
/// spreadsheets.
fn numbers(input: &[u8]) {
    let text = String::from_utf8_lossy(input);
    let mut before: Option<Exact> = None;
    for line in text.lines().take(4) {
        let typed = number::parse_number(line).map(|typed| typed.number);
        let exact = Exact::parse_decimal(line).or(typed);
        if let Some(exact) = exact {
            arithmetic(exact, before);
            before = Some(exact);
        }
        let _ = typed_dates::parse_event_date(line);
        parse_game_result(line);
        folded_name(line);
        if let Some(AuctionResult::Contract(contract)) =
            line.split(' ').next().and_then(AuctionResult::parse)
        {
            parse_tricks_of_result(contract, line.split(' ').nth(1).unwrap_or_default());
        }
    }
    for stored in input.chunks_exact(8) {
        let stored = f64::from_le_bytes(stored.try_into().unwrap());
        if let Some(exact) = number::exact_from_float(stored) {
            arithmetic(exact, before);
        }
        day_from_serial(stored);
        result_from_date_serial(stored);
        column_letters(stored.to_bits() as u16);
    }
}

/// Arithmetic with every number, which must give equal results in two ways.
fn arithmetic(number: Exact, other: Option<Exact>) {
    let _ = (number.to_short_text(), number.to_cell_f64(), number.ceil(), number.floor());
    for places in [0, 1, 2, 6] {
        let rounded = number.rounded(places);
        assert_eq!(
            Exact::parse_decimal(&rounded.to_decimal()),
            Some(rounded),
            "{number:?} rounded"
        );
        number.to_fixed(places);
    }
    if let Some(other) = other {
        assert_eq!(number + other - other, number, "{number:?} and {other:?}");
        if let Some(share) = number.checked_div(other) {
            assert_eq!(share * other, number, "{number:?} divided by {other:?}");
        }
    }
}
