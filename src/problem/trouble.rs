//! Every kind of trouble, with its code and the sentences that people read.
//!
//! To add one: a variant with the words it needs, an arm in [`Trouble::told`],
//! a folder in `tests/problems/` and, through the test of that gallery, a row in
//! `docs/problems.md`. The test holds the three lists together. Codes never change.

use super::Severity;
use super::championships::ChampionshipsTrouble;
use super::chess::ChessTrouble;
use super::diplomacy::DiplomacyTrouble;
use super::doubt::DoubtTrouble;
use super::handbook::HandbookTrouble;
use super::interstate::InterstateTrouble;
use super::porous::PorousTrouble;
use super::quota::QuotaTrouble;
use super::register::RegisterTrouble;
use super::report_file::ReportTrouble;
use super::seating::SeatingTrouble;
use super::tie_break::TieBreakTrouble;
use super::traveller::TravellerTrouble;
use super::two_player::TwoPlayerTrouble;

/// What can be wrong with a return, an event or a season.
#[derive(Clone, PartialEq, Debug)]
#[allow(missing_docs)] // each variant is explained by its sentence below
pub enum Trouble {
    /// What concerns travellers and matches.
    Traveller(TravellerTrouble),
    Handbook(Box<HandbookTrouble>),
    Porous(Box<PorousTrouble>),
    /// What the Australian championships say against an event.
    Championships(Box<ChampionshipsTrouble>),
    Interstate(Box<InterstateTrouble>),
    Diplomacy(Box<DiplomacyTrouble>),
    Chess(Box<ChessTrouble>),
    Quota(Box<QuotaTrouble>),
    TieBreak(Box<TieBreakTrouble>),
    /// What concerns Tournament Report Files.
    Report(Box<ReportTrouble>),
    /// What concerns the seating of Diplomacy boards.
    Seating(Box<SeatingTrouble>),
    /// What concerns the knock-out of two-player Diplomacy.
    TwoPlayer(Box<TwoPlayerTrouble>),
    /// What looks like a slip of the hand.
    Doubt(Box<DoubtTrouble>),
    /// What concerns the register of members.
    Register(Box<RegisterTrouble>),

    // The file
    FileUnreadable {
        why: String,
    },
    FolderUnreadable {
        folder: String,
        why: String,
    },
    FileLeftOut {
        kind: String,
    },
    /// A link among the returns, with what it leads to.
    LinkFollowed {
        to: String,
    },
    /// One file under two paths; it was read under the other.
    ReadElsewhere {
        other: String,
    },
    /// A workbook that somebody put into a folder that palmares wrote.
    ReturnInOutput,
    /// A marker file in a folder that palmares did not write.
    MarkerAlone,
    NotAWorkbook {
        looks_like: &'static str,
    },
    WorkbookDamaged {
        why: String,
    },
    WorkbookEncrypted,
    WorkbookTooLarge {
        what: String,
    },
    SheetUnreadable {
        why: String,
    },
    InternalFault {
        why: String,
    },
    LayoutNotCopied {
        what: String,
    },

    // USEBIO files
    UsebioDamaged {
        line: usize,
        why: String,
    },
    UsebioEncoding {
        why: String,
    },
    UsebioLeftOut {
        what: String,
        count: usize,
        line: u32,
    },
    UsebioRefused {
        what: String,
    },
    UsebioVersion {
        version: String,
    },

    // Sheets, headings, keys
    NoEventSheet {
        register: bool,
    },
    NoEvent,
    UnknownSheet {
        nearest: Option<&'static str>,
    },
    RepeatedSheet {
        first: String,
    },
    HiddenSheet,
    HiddenRows {
        rows: String,
    },
    HiddenColumns {
        columns: String,
    },
    MergedCells {
        area: String,
    },
    NoHeadings {
        sheet: &'static str,
        wanted: String,
    },
    MissingColumn {
        column: &'static str,
    },
    BeyondColumns {
        heading: String,
        most: u8,
    },
    RepeatedColumn {
        heading: String,
        first: String,
    },
    SecondScoreColumn {
        used: String,
        left: String,
    },
    UnknownColumn {
        heading: String,
        nearest: Option<&'static str>,
    },
    UnknownKey {
        key: String,
        nearest: Option<&'static str>,
    },
    RepeatedKey {
        key: &'static str,
        first: String,
    },

    // Cells
    ErrorCell {
        error: String,
    },
    FormulaWithoutValue {
        formula: String,
    },
    UnreadableNumber {
        text: String,
        column: &'static str,
    },
    NoWholeNumber {
        text: String,
        column: &'static str,
    },
    NumberTooLarge {
        text: String,
        column: &'static str,
        most: u32,
    },
    UnreadableDate {
        text: String,
        why: &'static str,
    },
    NumberForDate {
        text: String,
        read: String,
    },
    UnreadablePlace {
        text: String,
    },
    UnknownChoice {
        text: String,
        column: &'static str,
        choices: String,
        nearest: Option<&'static str>,
    },
    UnknownFormat {
        text: String,
        nearest: Option<&'static str>,
    },
    UnknownRules {
        text: String,
        nearest: Option<&'static str>,
    },
    UnknownStatus {
        text: String,
        nearest: Option<&'static str>,
    },
    MissingCell {
        column: String,
    },
    MissingKey {
        key: &'static str,
    },
    DateForNumber {
        shown: String,
        readings: Vec<String>,
    },
    DateUndone {
        shown: String,
        read: String,
    },
    TextNumbers {
        count: u32,
        example: String,
    },
    DecimalComma {
        text: String,
        read: String,
    },
    PercentGuessed {
        column: String,
        text: String,
        read: String,
    },
    PercentMixed {
        text: String,
    },
    ImpossiblePercent {
        text: String,
    },
    LeadingZeros {
        text: String,
        read: String,
    },
    ShortNumber {
        text: String,
        length: usize,
    },
    NoughtsElsewhere {
        text: String,
        name: String,
        other: String,
        path: String,
    },
    OddNumber {
        text: String,
    },

    // The event
    RepeatedEvent {
        id: String,
        first: String,
    },
    UnknownEvent {
        id: String,
    },
    NoEventNamed,
    NoRules,
    NoDate,
    EndBeforeStart {
        start: String,
        end: String,
    },
    EditionNotInForce {
        date: String,
        from: String,
    },
    ImpossibleBoards {
        text: String,
        played: Option<String>,
    },
    NoBoards,
    ImpossibleTables {
        text: String,
        entries: usize,
    },
    TablesDisagree {
        typed: String,
        counted: String,
    },
    ImpossibleWinners {
        winners: u32,
        format: &'static str,
    },
    UnknownMovement {
        text: String,
        nearest: Option<&'static str>,
    },
    OddTeamSize {
        size: String,
        clause: String,
    },

    // Entries
    NoEntries,
    RepeatedEntry {
        label: String,
        first: String,
    },
    NoPlayers {
        label: String,
    },
    NumberTwoNames {
        number: String,
        name: String,
        other: String,
        other_at: String,
    },
    NameSpeltDifferently {
        number: String,
        name: String,
        other: String,
    },
    NumberTwice {
        number: String,
        label: String,
    },
    PlayerTwice {
        number: String,
        other: String,
    },
    NoDirection {
        label: String,
    },
    DirectionDisagrees {
        label: String,
        direction: &'static str,
    },
    DirectionUnused {
        direction: &'static str,
        winners: u32,
    },

    // Results
    UnknownEntry {
        label: String,
        nearest: Option<String>,
    },
    AmbiguousEntry {
        label: String,
        readings: String,
    },
    RepeatedResult {
        label: String,
        first: String,
    },
    EntryWithoutResult {
        label: String,
    },
    NoResults {
        sheet: Option<&'static str>,
    },
    MissingSession {
        label: String,
        played: usize,
        sessions: usize,
    },
    ScoreAboveMax {
        score: String,
        max: String,
    },
    PlaceDisagrees {
        label: String,
        typed: u32,
        place: String,
        score: String,
    },
    TieBroken {
        label: String,
        typed: u32,
        place: u32,
        tied: u32,
    },

    // Adjustments
    AdjustmentNotComputed,
    AdjustmentKind {
        kind: &'static str,
        unit: &'static str,
    },

    // Awards
    TooFewTables {
        field: Box<str>,
        event: String,
        tables: Box<str>,
        least: String,
        clause: String,
    },
    TooFewBoards {
        boards: u32,
        least: u32,
        clause: String,
    },
    HandicapWithoutScratch {
        clause: String,
    },
    NotMajor {
        why: &'static str,
        clause: String,
    },
    BoardsNotPlayed {
        player: String,
        played: String,
        needed: String,
        clause: String,
    },
    UnregisteredAward {
        player: String,
        clause: String,
    },

    // The season
    SameEventTwice {
        other: String,
    },
    EventChanged {
        other: String,
    },
    EventAlike {
        other: String,
    },
}

/// The words of a trouble.
pub(super) struct Words {
    pub severity: Severity,
    pub code: &'static str,
    pub message: String,
    pub hint: String,
}

/// Words of this severity.
pub(super) fn error(
    code: &'static str,
    message: impl Into<String>,
    hint: impl Into<String>,
) -> Words {
    Words { severity: Severity::Error, code, message: message.into(), hint: hint.into() }
}

/// Words of this severity.
pub(super) fn warning(
    code: &'static str,
    message: impl Into<String>,
    hint: impl Into<String>,
) -> Words {
    Words { severity: Severity::Warning, code, message: message.into(), hint: hint.into() }
}

/// Words of this severity.
pub(super) fn note(
    code: &'static str,
    message: impl Into<String>,
    hint: impl Into<String>,
) -> Words {
    Words { severity: Severity::Note, code, message: message.into(), hint: hint.into() }
}

/// Whether a row is headed as totals are, which clubs put below their results.
fn is_sum(label: &str) -> bool {
    const SUMS: [&str; 6] = ["total", "totals", "sum", "average", "mean", "check"];
    SUMS.contains(&label.trim().to_lowercase().as_str())
}

/// `Did you mean "x"?` before a hint, when there is something near.
pub(super) fn meant(nearest: Option<&str>, otherwise: &str) -> String {
    match nearest {
        Some(name) => format!("Did you mean \u{201c}{name}\u{201d}? {otherwise}"),
        None => otherwise.to_string(),
    }
}

impl Trouble {
    /// The stable short name.
    pub fn code(&self) -> &'static str {
        self.told().code
    }

    /// How bad it is.
    pub fn severity(&self) -> Severity {
        self.told().severity
    }

    /// Whether it keeps one contestant, or one kind of award, from being awarded and
    /// leaves the other awards of the event as they are.
    pub fn leaves_other_awards(&self) -> bool {
        let Trouble::Handbook(trouble) = self else { return false };
        use HandbookTrouble::{GreenWithoutMatches, NoSide};
        matches!(**trouble, NoSide { .. } | GreenWithoutMatches { .. })
    }

    /// Everything that is said about it.
    pub(super) fn told(&self) -> Words {
        match self {
            Trouble::Traveller(trouble) => trouble.told(),
            Trouble::Handbook(trouble) => trouble.told(),
            Trouble::Quota(trouble) => trouble.told(),
            Trouble::Porous(trouble) => trouble.told(),
            Trouble::Championships(trouble) => trouble.told(),
            Trouble::Interstate(trouble) => trouble.told(),
            Trouble::Diplomacy(trouble) => trouble.told(),
            Trouble::Chess(trouble) => trouble.told(),
            Trouble::TieBreak(trouble) => trouble.told(),
            Trouble::Report(trouble) => trouble.told(),
            Trouble::Seating(trouble) => trouble.told(),
            Trouble::TwoPlayer(trouble) => trouble.told(),
            Trouble::Doubt(trouble) => trouble.told(),
            Trouble::Register(trouble) => trouble.told(),
            Trouble::FileUnreadable { why } => error(
                "file-unreadable",
                format!("The file could not be opened: {why}."),
                "Check that you may read it, and that it is not open elsewhere or still being copied.",
            ),
            Trouble::FolderUnreadable { folder, why } => error(
                "folder-unreadable",
                format!("The folder \u{201c}{folder}\u{201d} could not be opened: {why}."),
                "Returns inside it were not read. Check that it is where it should be and that you may open it.",
            ),
            Trouble::FileLeftOut { kind } => note(
                "file-left-out",
                format!("This {kind} is not a workbook and was not read."),
                "Returns are .xlsx, .xlsm, .xls, .xlsb or .ods files, or USEBIO results (.xml). If it holds results, save it as one of those; a Tournament Report File (.trf) becomes one by palmares import trf.",
            ),
            Trouble::LinkFollowed { to } => note(
                "link-followed",
                format!("This is a link; what stands at \u{201c}{to}\u{201d} was read."),
                "Nothing needs to be done if that is meant.",
            ),
            Trouble::ReadElsewhere { other } => note(
                "read-elsewhere",
                format!("This is the same file as {other}, under which it was read."),
                "Nothing needs to be done; it counts once.",
            ),
            Trouble::ReturnInOutput => warning(
                "return-in-output",
                "This workbook was not read: it lies in a folder that palmares wrote, and is none of its files.".to_string(),
                "If it is a return, move it to the returns.",
            ),
            Trouble::MarkerAlone => note(
                "marker-alone",
                "This folder has the file .palmares, which marks the folders that palmares wrote, but holds none of its output; its returns were read.".to_string(),
                "Remove the file .palmares from it.",
            ),
            Trouble::NotAWorkbook { looks_like } => error(
                "not-a-workbook",
                format!("The file has the name of a workbook, but it is {looks_like}."),
                "Open it in Excel or LibreOffice and save it as an Excel workbook (.xlsx).",
            ),
            Trouble::WorkbookDamaged { why } => error(
                "workbook-damaged",
                format!("The workbook is damaged or was cut off on its way ({why})."),
                "Ask for the file again, or open it in Excel, let Excel repair it, and save it anew.",
            ),
            Trouble::WorkbookEncrypted => error(
                "workbook-encrypted",
                "The workbook is protected by a password and cannot be read.",
                "Open it with its password, remove the password (File, Info, Protect Workbook) and save it.",
            ),
            Trouble::WorkbookTooLarge { what } => error(
                "workbook-too-large",
                format!("The workbook was not read because {what}."),
                "Copy the cells that are in use into a new workbook and save that as .xlsx.",
            ),
            Trouble::SheetUnreadable { why } => error(
                "sheet-unreadable",
                format!("The sheet could be read only in part ({why})."),
                "Open the workbook in Excel, let Excel repair it, and save it anew.",
            ),
            Trouble::InternalFault { why } => error(
                "internal-fault",
                format!("palmares failed on this file; that is a fault of palmares ({why})."),
                "The other returns are not touched by it. Please send the file to the makers of palmares.",
            ),
            Trouble::LayoutNotCopied { what } => note(
                "layout-not-copied",
                format!("{what} stand in the return, but not in its annotated copy."),
                "Nothing needs to be done: every value was read, and the return itself stays as it is.",
            ),

            Trouble::UsebioDamaged { line, why } => error(
                "usebio-damaged",
                format!(
                    "The USEBIO file is damaged or was cut off on its way (line {line}: {why})."
                ),
                "Write the file again with the scoring program, or ask for it again.",
            ),
            Trouble::UsebioEncoding { why } => error(
                "usebio-encoding",
                format!("The USEBIO file was not read because {why}."),
                "Write the file again with the scoring program, as UTF-8 if it lets you choose.",
            ),
            Trouble::UsebioLeftOut { what, count, line } => note(
                "usebio-left-out",
                format!(
                    "Left out, for a return has no place for it: {what} ({} from line {line} on).",
                    if *count == 1 { "1 element".to_string() } else { format!("{count} elements") }
                ),
                "Nothing needs to be done unless the result hangs on it; keep the file if you need it.",
            ),
            Trouble::UsebioRefused { what } => error(
                "usebio-refused",
                format!("The USEBIO file was not read because {what}."),
                "No scoring program writes such a file. Ask where it comes from, and for another.",
            ),
            Trouble::UsebioVersion { version } => note(
                "usebio-version",
                if version.is_empty() {
                    "The USEBIO file names no version; it was read as version 1.3.".to_string()
                } else {
                    format!(
                        "The USEBIO file is of version \u{201c}{version}\u{201d}; it was read as version 1.3."
                    )
                },
                "Compare the entries and results with those of the scoring program.",
            ),

            Trouble::NoEventSheet { register } => error(
                "no-event-sheet",
                if *register {
                    "This workbook is a register of members, not a return: it has no sheet Event or Events."
                } else {
                    "There is no sheet Event or Events, so nothing in this workbook can be used."
                },
                if *register {
                    "Keep it outside the folder of returns."
                } else {
                    "Name the sheet that describes the event \u{201c}Event\u{201d}, or start from a blank return (palmares new)."
                },
            ),
            Trouble::NoEvent => error(
                "no-event",
                "The sheet holds no event: no key or heading of it has an answer.",
                "Fill in at least Rules and Format.",
            ),
            Trouble::UnknownSheet { nearest } => note(
                "unknown-sheet",
                "This sheet is not one of a return's; it is kept in the annotated copy and not used.",
                meant(
                    *nearest,
                    "If it holds entries or results, name it as in a blank return (palmares new).",
                ),
            ),
            Trouble::RepeatedSheet { first } => error(
                "repeated-sheet",
                format!(
                    "The workbook has this sheet twice; only \u{201c}{first}\u{201d} was used."
                ),
                "Put all rows on one sheet and delete or rename the other.",
            ),
            Trouble::HiddenSheet => note(
                "hidden-sheet",
                "The sheet is hidden; it was read like any other.",
                "Unhide it if you want to see what was read, or delete it if it should not count.",
            ),
            Trouble::HiddenRows { rows } => note(
                "hidden-rows",
                format!("Hidden or filtered rows were read like any other: {rows}."),
                "Unhide them to see what was read, or delete them if they should not count.",
            ),
            Trouble::HiddenColumns { columns } => note(
                "hidden-columns",
                format!("Hidden columns were read like any other: {columns}."),
                "Unhide them to see what was read.",
            ),
            Trouble::MergedCells { area } => note(
                "merged-cells",
                format!(
                    "The cells {area} are merged; their value was read for each of these rows."
                ),
                "If it belongs to the first row only, undo the merge.",
            ),
            Trouble::NoHeadings { sheet, wanted } => error(
                "no-headings",
                format!("No row of headings was found in the first 25 rows of the sheet {sheet}."),
                format!("The headings must include at least two of: {wanted}."),
            ),
            Trouble::MissingColumn { column } => error(
                "missing-column",
                format!("The sheet has no column {column}, and without it no row can be used."),
                format!("Head the column that holds it \u{201c}{column}\u{201d}."),
            ),
            Trouble::BeyondColumns { heading, most } => error(
                "beyond-columns",
                format!(
                    "There are {most} such columns, and what stands under \u{201c}{heading}\u{201d} cannot be read."
                ),
                "Use the columns up to that number; players who did not play can be left out.",
            ),
            Trouble::RepeatedColumn { heading, first } => error(
                "repeated-column",
                format!(
                    "The heading \u{201c}{heading}\u{201d} stands twice; only the column at {first} was used."
                ),
                "Delete or rename one of the two.",
            ),
            Trouble::SecondScoreColumn { used, left } => note(
                "second-score-column",
                format!(
                    "Both \u{201c}{used}\u{201d} and \u{201c}{left}\u{201d} hold scores; contestants are ranked by \u{201c}{used}\u{201d}."
                ),
                "Head the column that should count \u{201c}Score\u{201d} if it is the other.",
            ),
            Trouble::UnknownColumn { heading, nearest } => note(
                "unknown-column",
                format!(
                    "The column \u{201c}{heading}\u{201d} is not one of this sheet's; it is kept and not used."
                ),
                meant(*nearest, "Nothing needs to be done if it is your own."),
            ),
            Trouble::UnknownKey { key, nearest } => warning(
                "unknown-key",
                format!(
                    "\u{201c}{key}\u{201d} is not a key of the sheet Event, so its value was not used."
                ),
                meant(*nearest, "The keys stand in column A of a blank return (palmares new)."),
            ),
            Trouble::RepeatedKey { key, first } => error(
                "repeated-key",
                format!("{key} was already answered at {first}; this second answer was not used."),
                "Delete one of the two. For several events in a workbook use the sheet Events, one row each.",
            ),

            Trouble::ErrorCell { error: shown } => error(
                "error-cell",
                format!("The cell holds the error {shown} instead of a value."),
                "Repair the formula or type the value.",
            ),
            Trouble::FormulaWithoutValue { formula } => error(
                "formula-without-value",
                format!("The formula ={formula} was saved without its result."),
                "Open the workbook in Excel and save it, or type the value.",
            ),
            Trouble::UnreadableNumber { text, column } => error(
                "unreadable-number",
                format!("\u{201c}{text}\u{201d} cannot be read as a number for {column}."),
                "Type a number such as 57.25, 57,25, 7\u{bd} or 1,234.5.",
            ),
            Trouble::NoWholeNumber { text, column } => error(
                "no-whole-number",
                format!("{column} must be a whole number, which {text} is not."),
                "Type a whole number, such as 24.",
            ),
            Trouble::NumberTooLarge { text, column, most } => error(
                "number-too-large",
                format!("{column} cannot be {text}: no event has a number of more than {most} there."),
                "Look for digits too many, or a number of another column, and correct it.",
            ),
            Trouble::UnreadableDate { text, why } => error(
                "unreadable-date",
                format!("\u{201c}{text}\u{201d} is not a date: {why}."),
                "Type day/month/year, such as 27/07/2026, or 2026-07-27.",
            ),
            Trouble::NumberForDate { text, read } => note(
                "number-for-date",
                format!("The number {text} was read as the date {read}."),
                "Format the cell as a date.",
            ),
            Trouble::UnreadablePlace { text } => warning(
                "unreadable-place",
                format!("\u{201c}{text}\u{201d} cannot be read as a place, so it was not checked."),
                "Type 3, or 3= for a shared place. Places are worked out from the scores in any case.",
            ),
            Trouble::UnknownChoice { text, column, choices, nearest } => error(
                "unknown-choice",
                format!("\u{201c}{text}\u{201d} is not an answer for {column}."),
                meant(*nearest, &format!("It can be: {choices}.")),
            ),
            Trouble::UnknownFormat { text, nearest } => error(
                "unknown-format",
                format!("\u{201c}{text}\u{201d} is not a format of an event."),
                meant(
                    *nearest,
                    "The formats stand in the drop-down list of a blank return (palmares new).",
                ),
            ),
            Trouble::UnknownRules { text, nearest } => error(
                "unknown-rules",
                format!("\u{201c}{text}\u{201d} is not a rule set."),
                meant(*nearest, "palmares rules lists them."),
            ),
            Trouble::UnknownStatus { text, nearest } => error(
                "unknown-status",
                format!("\u{201c}{text}\u{201d} is not a status of an organising body."),
                meant(*nearest, "It can be club, district, area, regional or national."),
            ),
            Trouble::MissingCell { column } => error(
                "missing-cell",
                format!("\u{201c}{column}\u{201d} is missing here, so this row was left out."),
                "Fill it in, or delete the rest of the row.",
            ),
            Trouble::MissingKey { key } => error(
                "missing-key",
                format!("The event does not say its {key}."),
                format!(
                    "Fill in {key} on the sheet Event; a blank return (palmares new) lists what it can be."
                ),
            ),
            Trouble::DateForNumber { shown, readings } => error(
                "date-for-number",
                format!(
                    "Excel turned what was typed here into the date {shown}{}.",
                    if readings.is_empty() {
                        String::new()
                    } else {
                        format!("; it may have been {}", readings.join(" or "))
                    }
                ),
                "Format the cell as text and type it again.",
            ),
            Trouble::DateUndone { shown, read } => note(
                "date-undone",
                format!("Excel turned {read} into the date {shown}; it was read as {read}."),
                "Format such cells as text before typing.",
            ),
            Trouble::TextNumbers { count, example } => note(
                "text-numbers",
                format!(
                    "{count} {} in this column, such as \u{201c}{example}\u{201d}, {} typed as text; {} read as {}.",
                    if *count == 1 { "number" } else { "numbers" },
                    if *count == 1 { "is" } else { "are" },
                    if *count == 1 { "it was" } else { "they were" },
                    if *count == 1 { "a number" } else { "numbers" },
                ),
                "Nothing needs to be done; sums in Excel leave such cells out.",
            ),
            Trouble::DecimalComma { text, read } => warning(
                "decimal-comma",
                format!(
                    "\u{201c}{text}\u{201d} was read as {read}: a single comma is a decimal comma."
                ),
                "Leave the comma out if it should separate thousands.",
            ),
            Trouble::PercentGuessed { column, text, read } => note(
                "percent-guessed",
                format!(
                    "No number of the column \u{201c}{column}\u{201d} is above 1, so {text} was read as {read} %, and the others alike."
                ),
                "Format the cells as percentages, or type 57.25.",
            ),
            Trouble::PercentMixed { text } => warning(
                "percent-mixed",
                format!(
                    "{text} stands in a column of percentages that are above 1; it was read as {text} %."
                ),
                "Type it as the others are typed, such as 57.25.",
            ),
            Trouble::ImpossiblePercent { text } => error(
                "impossible-percent",
                format!(
                    "{text} cannot be a percentage, which lies between 0 and 100; the row was left out."
                ),
                "Check the score, or say under Scoring what the scores are.",
            ),
            Trouble::LeadingZeros { text, read } => note(
                "leading-zeros",
                format!(
                    "The member number {text} lost its leading noughts to Excel; it was read as {read}."
                ),
                "Format the column as text before typing numbers.",
            ),
            Trouble::ShortNumber { text, length } => warning(
                "short-number",
                format!(
                    "The member number {text} is shorter than the others of this return, which have {length} digits; it may have lost leading noughts."
                ),
                "Check it, and format the column as text.",
            ),
            Trouble::NoughtsElsewhere { text, name, other, path } => warning(
                "noughts-elsewhere",
                format!(
                    "The member number {text} of {name} is {other} in {path}; it may have lost its leading noughts, and the points now stand under two numbers."
                ),
                "Format the column as text and type the number as it stands on the member's card.",
            ),
            Trouble::OddNumber { text } => warning(
                "odd-number",
                format!("\u{201c}{text}\u{201d} cannot be a member number, so it was not used."),
                "Type the number as it stands on the member's card, or leave the cell blank.",
            ),

            Trouble::RepeatedEvent { id, first } => error(
                "repeated-event",
                format!("The event {id} was already entered at {first}; this one was left out."),
                "Give each event an id of its own and use it on the other sheets.",
            ),
            Trouble::UnknownEvent { id } => error(
                "unknown-event",
                format!("There is no event {id} in this workbook, so the row was left out."),
                "Use the id that the event has on the sheet Event or Events.",
            ),
            Trouble::NoEventNamed => error(
                "no-event-named",
                "The workbook holds several events and this row does not say which it belongs to; it was left out.",
                "Fill in the column Event.",
            ),
            Trouble::NoRules => error(
                "no-rules",
                "The event does not say by which rule set it is awarded.",
                "Fill in Rules, such as wbu-2003, or give --rules on the command line.",
            ),
            Trouble::NoDate => warning(
                "no-date",
                "The event has no date, so its certificates have none.",
                "Fill in Date.",
            ),
            Trouble::EndBeforeStart { start, end } => error(
                "end-before-start",
                format!("The event ends on {end}, before it begins on {start}."),
                "Check both dates; day comes before month.",
            ),
            Trouble::EditionNotInForce { date, from } => error(
                "edition-not-in-force",
                format!(
                    "The event began on {date}, but this rule set governs events from {from}: no awards."
                ),
                "Check the date. Older events are awarded by the edition before.",
            ),
            Trouble::ImpossibleBoards { text, played: None } => error(
                "impossible-boards",
                format!("{text} cannot be a number of boards."),
                "Type the whole number of boards that each contestant played.",
            ),
            Trouble::ImpossibleBoards { text, played: Some(played) } => error(
                "impossible-boards",
                format!("A player cannot have played {text} boards in an event of {played}."),
                "Correct the one that is wrong; leave the player's boards blank if it was all of them.",
            ),
            Trouble::NoBoards => error(
                "no-boards",
                "The number of boards is not given, and awards depend on it.",
                "Fill in Boards: the number that each contestant played.",
            ),
            Trouble::ImpossibleTables { text, entries } => error(
                "impossible-tables",
                format!("{text} cannot be the number of tables for {entries} entries."),
                "Type the tables in play, halves allowed, or leave the cell blank to have them counted.",
            ),
            Trouble::TablesDisagree { typed, counted } => warning(
                "tables-disagree",
                format!(
                    "The return says {typed} tables, but its entries make {counted}; the {typed} were used."
                ),
                "Enter every contestant, or leave Tables blank to have them counted.",
            ),
            Trouble::ImpossibleWinners { winners, format } => error(
                "impossible-winners",
                format!("An event of format {format} cannot have {winners} ranking lists."),
                "Pairs have 1 or 2 winners, individuals 1 or 4, teams 1.",
            ),
            Trouble::UnknownMovement { text, nearest } => warning(
                "unknown-movement",
                format!(
                    "\u{201c}{text}\u{201d} is not a movement of the list, so all pairs were ranked in one list."
                ),
                meant(
                    *nearest,
                    "Fill in Winners: 2 where North-South and East-West are ranked apart, else 1.",
                ),
            ),
            Trouble::OddTeamSize { size, clause } => error(
                "odd-team-size",
                format!(
                    "No awards: teams of {size} playing members are not provided for ({clause})."
                ),
                "Team size is the number of members who play at one time: 4, 6, 8, 10 and so on.",
            ),

            Trouble::NoEntries => error(
                "no-entries",
                "The event has no entries, so there is nothing to rank.",
                "List its contestants on the sheet Entries, with the event's id.",
            ),
            Trouble::RepeatedEntry { label, first } => error(
                "repeated-entry",
                format!("Entry {label} was already entered at {first}; this row was left out."),
                "Give each contestant a number of its own in its section and direction.",
            ),
            Trouble::NoPlayers { label } => warning(
                "no-players",
                format!("Entry {label} has no players, so nobody can get its award."),
                "Type the names under Player 1, Player 2 and so on.",
            ),
            Trouble::NumberTwoNames { number, name, other, other_at } => warning(
                "number-two-names",
                format!(
                    "The member number {number} stands for {name} here and for {other} at {other_at}."
                ),
                "One of the two has a wrong number; points go by the number.",
            ),
            Trouble::NameSpeltDifferently { number, name, other } => note(
                "name-spelt-differently",
                format!("The member with number {number} is {name} here and {other} elsewhere."),
                "The number counts, so nothing is lost; correct the spelling if you like.",
            ),
            Trouble::NumberTwice { number, label } => error(
                "number-twice",
                format!(
                    "The member number {number} stands twice in entry {label}, and nobody plays in two seats."
                ),
                "Correct the one that is wrong; points go by the number.",
            ),
            Trouble::PlayerTwice { number, other } => warning(
                "player-twice",
                format!(
                    "The player with the number {number} stands in entry {other} of this event as well."
                ),
                "Check in which of the two the player took part.",
            ),
            Trouble::NoDirection { label } => error(
                "no-direction",
                format!(
                    "Entry {label} has no direction, but the event has a ranking list for each; it was left out."
                ),
                "Fill in Direction, or number the pairs 1NS, 1EW and so on.",
            ),
            Trouble::DirectionDisagrees { label, direction } => error(
                "direction-disagrees",
                format!(
                    "The entry {label} does not agree with the direction {direction} on its row, so the row was left out."
                ),
                "Correct the one that is wrong.",
            ),
            Trouble::DirectionUnused { direction, winners } => error(
                "direction-unused",
                format!(
                    "Direction {direction} has no ranking list in an event with {winners} winners, so the row was left out."
                ),
                "Use NS and EW with 2 winners; N, S, E and W with 4.",
            ),

            Trouble::UnknownEntry { label, nearest } => error(
                "unknown-entry",
                format!("There is no entry {label} in this event, so the row was left out."),
                if is_sum(label) {
                    "If this is a row of totals, move it to another sheet.".to_string()
                } else {
                    meant(nearest.as_deref(), "Use the number that stands on the sheet Entries.")
                },
            ),
            Trouble::AmbiguousEntry { label, readings } => error(
                "ambiguous-entry",
                format!("Entry {label} may be {readings}, so the row was left out."),
                "Fill in Direction or Section, or write the entry in full.",
            ),
            Trouble::RepeatedResult { label, first } => error(
                "repeated-result",
                format!(
                    "The result of entry {label} was already given at {first}; this row was left out."
                ),
                "Delete one of the two, or fill in Session where an event has several.",
            ),
            Trouble::EntryWithoutResult { label } => error(
                "entry-without-result",
                format!("Entry {label} has no result, so it cannot be ranked."),
                "Give its score on the sheet Results, or write \u{201c}withdrawn after N\u{201d} under Status.",
            ),
            Trouble::NoResults { sheet } => error(
                "no-results",
                match sheet {
                    Some(sheet) => format!(
                        "The event has rows on the sheet {sheet} but no results; this version of palmares does not score {sheet}."
                    ),
                    None => "The event has no results, so there is nothing to rank.".to_string(),
                },
                "Give the score of each entry on the sheet Results.",
            ),
            Trouble::MissingSession { label, played, sessions } => warning(
                "missing-session",
                format!(
                    "Entry {label} has a score in {played} of {sessions} sessions; the others count nought."
                ),
                "Add the missing scores if it played.",
            ),
            Trouble::ScoreAboveMax { score, max } => error(
                "score-above-max",
                format!(
                    "The score {score} is more than the {max} that could be scored, so it was not used."
                ),
                "Check both numbers.",
            ),
            Trouble::PlaceDisagrees { label, typed, place, score } => warning(
                "place-disagrees",
                format!(
                    "The return says place {typed} for entry {label}, but its score of {score} makes it place {place}."
                ),
                "Check its score and those of its neighbours. Places and awards go by the scores.",
            ),
            Trouble::TieBroken { label, typed, place, tied } => note(
                "tie-broken",
                format!(
                    "The return says place {typed} for entry {label}, which shares places {place} to {}.",
                    place + tied - 1
                ),
                "Ties are not broken for awards, so nothing needs to be done.",
            ),

            Trouble::AdjustmentNotComputed => error(
                "adjustment-not-computed",
                "The adjustment has no amount, and the rule set names none for the offence.",
                "Fill in Amount; a penalty has a minus.",
            ),
            Trouble::AdjustmentKind { kind, unit } => error(
                "adjustment-kind",
                format!("An adjustment in {kind} cannot be added to scores in {unit}."),
                "Give the amount in what the scores are counted in.",
            ),

            Trouble::TooFewTables { field, event, tables, least, clause } => warning(
                "too-few-tables",
                format!(
                    "No awards{field}: {event} needs {least}, and there were {tables} ({clause})."
                ),
                "Nothing needs to be done if the number is right.",
            ),
            Trouble::TooFewBoards { boards, least, clause } => warning(
                "too-few-boards",
                format!(
                    "No awards: everybody must play at least {least} boards, and {boards} were played ({clause})."
                ),
                "Nothing needs to be done if the number is right.",
            ),
            Trouble::HandicapWithoutScratch { clause } => warning(
                "handicap-without-scratch",
                format!(
                    "No awards: the event was ranked with handicaps and the scores without them are not given ({clause})."
                ),
                "Give the scores without handicap under Score and those with it under Handicap score.",
            ),
            Trouble::NotMajor { why, clause } => warning(
                "not-major",
                format!(
                    "This cannot be a major championship: {why} ({clause}). It was awarded at its basic level."
                ),
                "Clear Championship, or correct what is wrong.",
            ),
            Trouble::BoardsNotPlayed { player, played, needed, clause } => note(
                "boards-not-played",
                format!("No award for {player}: {played} played, {needed} needed ({clause})."),
                "Nothing needs to be done if the number of boards is right.",
            ),
            Trouble::UnregisteredAward { player, clause } => note(
                "unregistered-award",
                format!(
                    "{player} gets a certificate, but without a member number nothing can be registered ({clause})."
                ),
                "Fill in the member number if there is one.",
            ),

            Trouble::SameEventTwice { other } => error(
                "same-event-twice",
                format!(
                    "The same event was returned in {other}; it counts there and was left out here."
                ),
                "Remove one of the two files, or correct the one that is wrong.",
            ),
            Trouble::EventChanged { other } => error(
                "event-changed",
                format!(
                    "The same contestants have this event with other results in {other}; neither brings awards until it is known which is right."
                ),
                "Keep the corrected file and remove the other. If they are two events, give them different titles.",
            ),
            Trouble::EventAlike { other } => warning(
                "event-alike",
                format!(
                    "The same contestants have an event of the same day in {other}, under another title and with other results; both count."
                ),
                "If one of the two is a correction of the other, remove the one that is wrong.",
            ),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_of_totals_is_known_as_one() {
        let hint = |label: &str| {
            Trouble::UnknownEntry { label: label.to_string(), nearest: None }.told().hint
        };
        assert!(hint("Average").contains("totals"));
        assert!(!hint("17").contains("totals"));
    }
}
