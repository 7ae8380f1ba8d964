//! Problems with files and folders before their content is read.

use model::problem::{Phrase, SentenceValue, problems};

problems! {
    // The file
    error "file-unreadable" "File not readable" FileUnreadable { why: String }:
        "The file could not be opened: {why}."
        => "Check that you have permission, and that it is not open in another program or still being copied.";

    error "folder-unreadable" "Folder not readable" FolderUnreadable { folder: String, why: String }:
        "The folder “{folder}” could not be opened: {why}. Its returns were not read."
        => "Check that it exists and that you have permission to open it.";

    note "file-left-out" "File left out" FileLeftOut { kind: String }:
        "This {kind} is not a workbook and was not read."
        => "Returns are .xlsx, .xlsm, .xls, .xlsb or .ods files, or USEBIO results (.xml). If it has entries or results, run palmares adopt on it. For a Tournament Report File (.trf), use palmares import trf.";

    /// A table of text or a tournament report, which is read only where it is given by name.
    warning "file-left-out" "File left out" ResultsLeftOut { ending: String }:
        "This .{ending} file may hold entries or results. It was not read, and nothing in it counts."
        => "If it should count, turn it into a return: a Tournament Report File (.trf) with palmares import trf, any other table with palmares adopt. If not, move it out of this folder.";

    /// A workbook under the name of another file; `ending` is the one of its kind.
    warning "workbook-left-out" "Workbook under another name" WorkbookMisnamed { ending: &'static str }:
        "This file is a workbook, but its name does not say so. It was not read, and nothing in it counts."
        => "If it is a return, rename it so that its name ends in .{ending}. If it is a copy, move it out of this folder.";

    warning "workbook-left-out" "Workbook under another name" WorkbookAsText:
        "This file is a workbook saved as text (XML). It was not read, and nothing in it counts."
        => "If it is a return, open it in Excel or LibreOffice and save it as .xlsx. If it is a copy, move it out of this folder.";

    warning "workbook-left-out" "Workbook under another name" WorkbookHidden:
        "This file is a workbook, but its name begins with a dot, like a hidden file. It was not read, and nothing in it counts."
        => "If it is a return, remove the dot from its name. If it is a copy, move it out of this folder.";

    warning "workbook-left-out" "Workbook under another name" WorkbooksInArchive { count: usize, first: String }:
        let files = match count {
            1 => format!("“{first}”"),
            _ => format!("{count} files with names of returns, such as “{first}”"),
        };
        "This archive holds {files}. Archives are not read, and nothing in it counts."
        => "If it holds returns, unpack it in this folder and move the archive elsewhere. If they are copies, move it out of this folder.";

    warning "settings-misnamed" "Settings file with a wrong name" SettingsMisnamed:
        "The name of this file is almost palmares.toml, the name of a folder's settings file. It was not read, and nothing in it counts."
        => "If the settings should count, rename it palmares.toml, in small letters and without a second ending (Windows may hide one). If it is a copy, move it out of this folder.";

    /// What `palmares diff` writes, among the returns.
    warning "amendment-among-returns" "Amendment among the returns" AmendmentAmongReturns:
        "This amendment from palmares diff is among the returns, where it corrects nothing."
        => "Use it with palmares reconcile, along with the folder of returns. If that has been done, move it out of this folder.";

    /// A file in the own format of another program.
    warning "other-program" "File of another program" OtherProgram { what: Phrase, instead: Phrase }:
        "This is {what}, which palmares does not read."
        => "{instead}";

    /// A register or decisions that somebody is editing.
    warning "open-elsewhere" "Open in another program" OpenElsewhere { by: &'static str }:
        "The workbook is open in {by}; unsaved changes are not read."
        => "Save and close it, then reconcile again.";

    /// On the sheet of members, in cells that a reconciliation changed.
    warning "formulas-replaced" "Formulas replaced in the register" FormulasReplaced { column: &'static str, cells: SentenceValue }:
        "Cells under {column} held formulas ({cells}). In the new register they hold the new value, a sum of figures or a word, and no longer follow other cells."
        => "If they should, keep the formula in a column of your own.";

    /// A link among the returns, with its target.
    note "link-followed" "Link followed" LinkFollowed { to: String }:
        "This is a link; “{to}” was read."
        => "No action needed if that is intended.";

    /// A folder, or a link to one, in which no search for returns makes sense.
    warning "folder-passed-over" "Folder skipped" PassedOver { folder: String, why: Phrase }:
        "“{folder}” was skipped: {why}."
        => "No returns in it were read. Give the folder of returns itself, without links to system folders and other files.";

    /// A folder in which a search for returns went on for too long.
    warning "folder-passed-over" "Folder skipped" RestPassedOver { folder: String, why: Phrase }:
        "The rest of “{folder}” was skipped: {why}."
        => "Some returns may not have been read. Give the folder of returns itself, without links to system folders and other files.";

    /// A file under two paths, read under the other.
    note "read-elsewhere" "Same file read elsewhere" ReadElsewhere { other: String }:
        "This is the same file as {other}; that one was read."
        => "No action needed. It counts once.";

    /// A workbook added to a folder that palmares wrote.
    warning "return-in-output" "Return in the output folder" ReturnInOutput:
        "This workbook was not read: it was added to a folder that palmares wrote."
        => "If it is a return, move it to the folder of returns.";

    /// A marker file in a folder that palmares did not write.
    note "marker-alone" "Output folder without output" MarkerAlone:
        "This folder has the file .palmares, which marks output from palmares, but no output. Its returns were read."
        => "Delete the file .palmares from it.";

    // Rounds and rehearsals
    /// A file to which no round can be added.
    error "round-not-written" "Round not written" RoundKind:
        "The round was not written: rounds can be added only to .xlsx and .xlsm workbooks that have the sheets of a return."
        => "Save it as .xlsx, or continue with the copy that palmares run FILE --out DIR writes into DIR/returns.";

    error "round-not-written" "Round not written" RoundRefused { why: String }:
        "The round was not written: nothing can be added to this workbook ({why})."
        => "Continue with the copy that palmares run FILE --out DIR writes into DIR/returns.";

    error "round-not-written" "Round not written" RoundReadOtherwise { event: String }:
        "The round was not written: the sheet with the rounds of event {event} has a column missing."
        => "Add the missing columns to it: Event (if there are several), Round, Table and the two sides (White and Black, or Home and Away).";

    error "round-not-written" "Round not written" RoundNotReplaced { why: String }:
        "The round was not written into the workbook: {why}."
        => "Put that right and draw again; the workbook was not changed.";

    /// Changes of `draw --if` that were not understood or do not fit.
    error "changes-not-understood" "Changes not understood" ChangesNotUnderstood { why: String }:
        "The changes were not tried out: {why}."
        => "Write changes like “12 withdraws; board 3 = 0-1; new entry Nia Colter 1850”, separated by semicolons; docs/draws.md lists them all.";

    // A season in parts
    error "plan-unusable" "Plan not usable" PlanUnusable { why: String }:
        "The plan was not used: {why}."
        => "Make it again with palmares plan over the same returns, and use the same --rules and --set in every step.";

    error "part-unusable" "Parts not merged" PartUnusable { why: String }:
        "Nothing was merged: {why}."
        => "Give the folder of every part of the plan, once each. If a part is missing, incomplete or of another version, run it again with palmares run --plan.";

    // Files for others
    error "csv-unfit" "Event not written as CSV" CsvUnfit { event: String, why: Phrase, instead: Option<&'static str> }:
        let instead = match instead {
            Some(form) => format!("Use palmares export {form}, which can hold such events"),
            None => "Send the return itself".to_string(),
        };
        "Event {event} was not written as CSV for club web sites: {why}."
        => "{instead}.";

    /// `unfit` is what the event is not.
    error "event-not-exported" "Event not exported" EventNotExported { event: String, unfit: Phrase }:
        "No file was written for event {event}: it {unfit}."
        => "Choose another kind of file; palmares export --help lists them and the events they are for.";

    error "event-not-exported" "Event not exported" NoRoundExported { event: String }:
        "No file was written for event {event}: none of its rounds has been played yet."
        => "Enter the results of a round and export again.";

    error "credit-left-out" "Credit left out" CreditLeftOut { why: String }:
        "{why}; left out of the files."
        => "Correct the number on the Entries sheet, and export again.";

    error "nobody-credited" "Nobody to credit" NobodyCredited:
        "Nobody has points of the kinds to be credited, so no file was written."
        => "Say which kinds to credit with --points, such as --points local=green.";

    error "upload-columns-unknown" "Columns of the member list missing" UploadColumnsUnknown { why: String }:
        "The member list cannot be written without columns: {why}."
        => "Put the line \"Upload columns\" = \"Member No = number; Points = local\" in palmares.toml, or give --columns.";

    // The season
    note "quotas-not-checked" "Quotas not checked" QuotasNotChecked:
        "The output of a run does not include championships, licences and venues, so organisers' quotas were not checked."
        => "Use the returns themselves; palmares run checks quotas too.";
}
