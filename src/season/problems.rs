//! Problems with files and folders before their content is read.

use crate::problem::problems;

problems! {
    // The file
    error "file-unreadable" FileUnreadable { why: String }:
        "The file could not be opened: {why}."
        => "Check that you have permission, and that it is not open elsewhere or still being copied.";

    error "folder-unreadable" FolderUnreadable { folder: String, why: String }:
        "The folder “{folder}” could not be opened: {why}."
        => "Returns in it were not read. Check that it exists and that you have permission.";

    note "file-left-out" FileLeftOut { kind: String }:
        "This {kind} is not a workbook and was not read."
        => "Returns are .xlsx, .xlsm, .xls, .xlsb or .ods files, or USEBIO results (.xml). If it has entries or results, run palmares adopt on it. Convert a Tournament Report File (.trf) with palmares import trf.";

    /// A link among the returns, with its target.
    note "link-followed" LinkFollowed { to: String }:
        "This is a link. The file or folder at “{to}” was read."
        => "Nothing needs to be done if this is intended.";

    /// A file under two paths, read under the other.
    note "read-elsewhere" ReadElsewhere { other: String }:
        "This is the same file as {other}, which was read."
        => "Nothing needs to be done. It counts once.";

    /// A workbook added to a folder that palmares wrote.
    warning "return-in-output" ReturnInOutput:
        "This workbook was not read: it was added to a folder that palmares wrote."
        => "If it is a return, move it to the folder of returns.";

    /// A marker file in a folder that palmares did not write.
    note "marker-alone" MarkerAlone:
        "This folder has the file .palmares, which marks output of palmares, but contains no output. Its returns were read."
        => "Remove the file .palmares from it.";

    // Files for others
    error "csv-unfit" CsvUnfit { event: String, why: &'static str, instead: Option<&'static str> }:
        let instead = match instead {
            Some(form) => format!("Write it with palmares export {form}, which holds such events"),
            None => "Send the return itself".to_string(),
        };
        "Event {event} was not written as CSV for web sites of clubs: {why}."
        => "{instead}.";

    // The season
    note "quotas-not-checked" QuotasNotChecked:
        "The output of a run does not have championships, licences and venues, so the quotas of organisers were not checked."
        => "Give the returns themselves. palmares run checks quotas too.";
}
