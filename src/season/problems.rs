//! Problems with files and folders before their content is read.

use crate::problem::problems;

problems! {
    // The file
    error "file-unreadable" FileUnreadable { why: String }:
        "The file could not be opened: {why}."
        => "Check that you may read it, and that it is not open elsewhere or still being copied.";

    error "folder-unreadable" FolderUnreadable { folder: String, why: String }:
        "The folder “{folder}” could not be opened: {why}."
        => "Returns inside it were not read. Check that it is where it should be and that you may open it.";

    note "file-left-out" FileLeftOut { kind: String }:
        "This {kind} is not a workbook and was not read."
        => "Returns are .xlsx, .xlsm, .xls, .xlsb or .ods files, or USEBIO results (.xml). If it holds results, save it as one of those; a Tournament Report File (.trf) becomes one by palmares import trf.";

    /// A link among the returns, with its target.
    note "link-followed" LinkFollowed { to: String }:
        "This is a link; what stands at “{to}” was read."
        => "Nothing needs to be done if that is meant.";

    /// A file under two paths, read under the other.
    note "read-elsewhere" ReadElsewhere { other: String }:
        "This is the same file as {other}, under which it was read."
        => "Nothing needs to be done; it counts once.";

    /// A workbook added to a folder that palmares wrote.
    warning "return-in-output" ReturnInOutput:
        "This workbook was not read: it lies in a folder that palmares wrote, and is none of its files."
        => "If it is a return, move it to the returns.";

    /// A marker file in a folder that palmares did not write.
    note "marker-alone" MarkerAlone:
        "This folder has the file .palmares, which marks the folders that palmares wrote, but holds none of its output; its returns were read."
        => "Remove the file .palmares from it.";

    // The season
    note "quotas-not-checked" QuotasNotChecked:
        "A run says nothing of championships, licences and where events were held, so what organisers held was not set against what they may hold (3.2, 3.3, 3.6, 4.11)."
        => "Give the returns themselves; palmares run tells of quotas as well.";
}
