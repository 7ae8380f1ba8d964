//! Problems of a USEBIO file itself: damage, its characters, its version, and data without a place
//! in a return. What is wrong with its results is told as in any return.

use model::problem::problems;

problems! {
    // USEBIO files
    error "usebio-damaged" "USEBIO: file damaged" UsebioDamaged { line: usize, why: String }:
        "The USEBIO file is damaged or incomplete (line {line}: {why})."
        => "Export the file again from the scoring program, or ask for it again.";

    error "usebio-encoding" "USEBIO: text not readable" UsebioEncoding { why: String }:
        "The USEBIO file was not read because {why}."
        => "Export the file again from the scoring program, as UTF-8 if you can choose.";

    note "usebio-left-out" "USEBIO: data left out" UsebioLeftOut { what: String, count: usize, line: u32 }:
        let elements = if count == 1 { "element" } else { "elements" };
        "Left out, because a return cannot hold it: {what} ({count} {elements} from line {line} on)."
        => "No action needed unless the result depends on it; keep the file if you need it.";

    note "usebio-version" "USEBIO: another version" UsebioVersion { version: String }:
        let names = if version.is_empty() { "gives no version".to_string() } else { format!("is of version “{version}”") };
        "The USEBIO file {names}; it was read as version 1.3."
        => "Check the entries and results against the scoring program.";
}
