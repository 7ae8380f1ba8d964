//! A heading in words for each kind of problem; its code stands beside it, small.

/// Codes whose own words would be a riddle.
const HEADINGS: [(&str, &str); 98] = [
    ("adjustment-kind", "Adjustment in another unit"),
    ("adjustment-not-computed", "Adjustment without an amount"),
    ("alias-changed", "Alias changed by hand"),
    ("aliases-unchecked", "Aliases without a check"),
    ("amendment-cut", "Amendment incomplete"),
    ("amendment-outdone", "Amendment and return both given"),
    ("amendment-takes-nothing", "Amendment of points never credited"),
    ("asked-off-plays", "Bye requested but drawn"),
    ("back-from-nothing", "Power back without centres"),
    ("boards-not-played", "Too few boards for an award"),
    ("boards-unlikely", "Unlikely number of boards"),
    ("carry-few-pairs", "Too few pairs for the carry-over"),
    ("carry-level", "Carry-over level"),
    ("cells-left", "Cells not read"),
    ("colour-not-top", "Colour not on the top seed"),
    ("column-left", "Column not read"),
    ("column-near", "Column with a misspelt heading"),
    ("column-new", "New column"),
    ("competition-comparison", "Competition without an earlier period"),
    ("competition-without-beginning", "Competition without a first day"),
    ("corrections-unread", "Corrections not read"),
    ("count-differs", "Number of contestants differs"),
    ("csv-unfit", "Event not written as CSV"),
    ("date-ahead", "Date in the future"),
    ("day-far-ahead", "Date of reconciliation too late"),
    ("day-far-back", "Date of reconciliation too early"),
    ("decision-noughts", "Decision without leading zeros"),
    ("decision-noughts-unclear", "Decision with unclear leading zeros"),
    ("direction-alone", "One direction only"),
    ("draw-stands", "Published draw kept"),
    ("drop-in-alone", "Drop-in without an average"),
    ("entry-left", "Entry counted despite its status"),
    ("entry-out", "Entry withdrawn but with a score"),
    ("entry-status-unread", "Unknown status"),
    ("event-alike", "Similar event"),
    ("event-far-ahead", "Event dated too late"),
    ("event-far-back", "Event dated too early"),
    ("field-average", "Percentages do not average 50"),
    ("file-day-differs", "File name with another date"),
    ("fields-differ", "Uneven fields"),
    ("folder-passed-over", "Folder skipped"),
    ("glyph-missing", "Letters missing from the certificate font"),
    ("green-in-doubt", "Green Points in doubt"),
    ("hidden-counts", "Hidden rows or columns read"),
    ("internal-fault", "Bug in palmares"),
    ("kind-doubtful", "Kind of event unclear"),
    ("layout-not-copied", "Part of the layout not copied"),
    ("left-open", "Cell left blank"),
    ("lines-aside", "Text beside the results"),
    ("lines-left", "Text that may affect results"),
    ("lone-sign", "Lone plus or minus"),
    ("marks-aside", "Marks beside names"),
    ("meets-itself", "Contestant playing itself"),
    ("members-column-left", "Column of members not read"),
    ("name-in-two", "Name in two entries"),
    ("nobody-to-meet", "No opponent left"),
    ("noughts-elsewhere", "Leading zeros differ"),
    ("noughts-lost", "Leading zeros lost"),
    ("noughts-unclear", "Leading zeros unclear"),
    ("number-behind-name", "Number after the name"),
    ("open-elsewhere", "Open in another program"),
    ("pad-hands-only", "Hands without results"),
    ("pad-hands-other", "Hands of another session"),
    ("pad-left-out", "Pad data left out"),
    ("pad-not-in-movement", "Result not in the movement"),
    ("pad-other-pairs", "Result of other pairs"),
    ("pad-players-unknown", "Names missing on the pads"),
    ("pad-refused", "Pad file not read"),
    ("pad-remark", "Unknown remark on the pads"),
    ("pad-undecided", "Score not decided"),
    ("pad-unfinished", "Results missing on the pads"),
    ("parts-aside", "Session scores not used"),
    ("percent-guessed", "Percentages below 1"),
    ("places-begin-anew", "Places start again"),
    ("points-not-kept", "Points not counted by this register"),
    ("rank-behind", "Promotion due"),
    ("rank-not-borne-out", "Rank without the points"),
    ("read-by-layout", "Club sheet read with a layout"),
    ("read-by-proof", "Club sheet read by its own evidence"),
    ("read-elsewhere", "Same file read elsewhere"),
    ("remarks-left", "Remarks not read"),
    ("round-cell-unclear", "Game not understood"),
    ("row-left", "Row not read"),
    ("score-slip", "Possible slip in a score"),
    ("score-tenth", "Percentage a tenth of the others"),
    ("sheet-left", "Sheet not read"),
    ("sheet-not-adopted", "Club sheet waiting for details"),
    ("sheet-not-recognised", "No results found on a sheet"),
    ("sheet-of-others", "Sheet of other contestants"),
    ("status-unlike", "Unusual status"),
    ("struck-out", "Crossed out but counted"),
    ("text-alone", "Text file, not a workbook"),
    ("title-borrowed", "Details copied from another sheet"),
    ("to-the-final", "Going to the Final"),
    ("unregistered-award", "Award without a member number"),
    ("winners-not-said", "Winners left blank"),
    ("workbook-encrypted", "Workbook with a password"),
    ("workbook-left-out", "Workbook under another name"),
];

/// The heading of the problems of a code: `Results missing`.
pub fn heading_of(code: &str) -> String {
    if let Some((_, heading)) = HEADINGS.iter().find(|(own, _)| *own == code) {
        return (*heading).to_string();
    }
    let (program, rest) = match code.split_once('-') {
        Some(("trf", rest)) => ("Tournament Report File: ", rest),
        Some(("usebio", rest)) => ("USEBIO: ", rest),
        Some(("rules", rest)) => ("Rule file: ", rest),
        _ => ("", code),
    };
    let words = rest.replace('-', " ");
    let mut letters = words.chars();
    let first =
        letters.next().filter(|_| program.is_empty()).map(|first| first.to_ascii_uppercase());
    match first {
        Some(first) => std::iter::once(first).chain(letters).collect(),
        None => format!("{program}{words}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_heading_is_in_words() {
        assert_eq!(heading_of("pad-unfinished"), "Results missing on the pads");
        assert_eq!(heading_of("results-missing"), "Results missing");
        assert_eq!(heading_of("usebio-damaged"), "USEBIO: damaged");
    }
}
