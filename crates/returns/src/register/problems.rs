//! Problems of the register of members, sheet by sheet. Where totals could be lost or misread,
//! nothing is credited, or the points of the member are on hold.

use model::problem::{Phrase, SentenceValue, problems};

problems! {
    // The sheet of members
    error "register-no-members" "Members sheet missing" NoMembers:
        "This workbook has no Members sheet, so it is not a register."
        => "Rename the sheet with the members to Members, or use a list with headings for the member number (such as Member no) and the name.";

    note "list-as-register" "Club's list read as a register" ListAsRegister { columns: SentenceValue }:
        "This is a club's own list, read as a register of members: {columns}. Its members start without points."
        => "Check the columns. To give members points or another status, use the register that palmares writes.";

    error "register-heading-asked" "Register: heading unclear" HeadingAsked { heading: String, column: &'static str }:
        "The column “{heading}” is probably {column}, but the heading differs. Nothing was credited, because its cells would be lost."
        => "Change the heading to {column}. If it is something else, give it a name that does not look like {column}.";

    error "list-with-totals" "List of members with points" ListWithTotals { heading: String }:
        "The column “{heading}” probably holds points, but points are not read from a club's own list: its members would start from zero. Nothing was credited."
        => "Name the sheet “Members” and the columns Number, Name and Local points (or Green, Red, Gold); or delete the column.";

    error "register-uncounted" "Register: points of another kind" TotalsUncounted { heading: String, kind: &'static str, column: &'static str }:
        "The column “{heading}” holds {kind}, which the rule book does not count, and there is no column {column}, so all members would start from zero. Nothing was credited."
        => "If these are the totals, change the heading to {column}. Otherwise add a column {column} with the totals (0 for members without any), or name the rule book with --rules.";

    error "register-second-block" "Register: second block of members" SecondBlock:
        "A second block of members starts here, beside the first; only the first would be read. Nothing was credited."
        => "Move its rows below the first block. If these are not members, put the list on a sheet of its own.";

    error "register-member-above" "Register: member above the headings" MemberAbove:
        "This member's row is above the headings and would be lost. Nothing was credited."
        => "Move it below the headings.";

    warning "register-sum-beside" "Register: second column of totals" SumBeside { heading: String, column: &'static str }:
        "The column “{heading}” was not read, because {column} gives the totals."
        => "If {column} is one year's points and this is the totals, swap the headings.";

    warning "register-totals-missing" "Register: totals missing" TotalsMissing { column: &'static str, given: &'static str }:
        "The Members sheet has {given} but no {column}, so everybody starts from zero for those."
        => "If there are totals, add a column {column}, with 0 for members without any.";

    warning "register-totals-swapped" "Register: totals look swapped" TotalsSwapped { column: &'static str, other: &'static str }:
        "Most totals under {column} have decimals, while those under {other} have none and are larger: the two headings look swapped."
        => "If so, swap the headings and reconcile again.";

    error "register-total-twice" "Register: two columns of totals" TotalTwice { heading: String, first: String, column: &'static str }:
        "The columns “{first}” and “{heading}” are both {column}, but only one can be the totals. Nothing was credited."
        => "Give the one that is not the totals another name, such as This year.";

    error "register-unheaded" "Register: figures without a heading" TotalsUnheaded { column: String, numbers: usize }:
        "Column {column} has figures for {numbers} members but no heading, so it may be the totals. Nothing was credited."
        => "Give it the heading Local points (or Green, Red, Gold), or say what it is.";

    warning "register-unheaded" "Register: figures without a heading" FiguresUnheaded { column: String, numbers: usize }:
        "Column {column} has figures for {numbers} members but no heading, so it was not read."
        => "Give it a heading that says what it is.";

    error "register-nameless" "Register: member without a name" NamelessRow { number: String }:
        "The row with the number {number} has no name; it may be a count or a total. Points for this number are on hold."
        => "Fill in the member's name, or delete the row if it is not a member.";

    error "register-merged-total" "Register: merged totals" MergedTotal { area: String, members: usize }:
        let whose = if members == 1 { "this member".to_string() } else { format!("these {members} members") };
        "The cells {area} are merged, so it is unclear whose total this is; points of {whose} are on hold."
        => "Unmerge the cells and type each total in its own cell.";

    warning "register-heading-year" "Register: totals under a year" HeadingYear { heading: String, column: &'static str }:
        "The column “{heading}” was read as {column}, the totals of all years."
        => "Change the heading to {column}. If it holds only that year's points, put the totals there instead.";

    warning "register-numbers-unread" "Register: column of numbers not read" NumbersUnread { heading: String, numbers: usize }:
        let numbers = if numbers == 1 { "a number".to_string() } else { format!("{numbers} numbers") };
        "The Members sheet has no column for points (Local points, Red points or Points), so members start from zero; “{heading}” holds {numbers} and was not read."
        => "If these are the totals, change the heading to Local points (or Green, Red, Gold); otherwise no action is needed.";

    warning "register-heading-near" "Register: misspelt heading" HeadingNear { heading: String, column: &'static str }:
        "The column “{heading}” is probably {column}, but the heading differs, so it was not read."
        => "Change the heading to {column}.";

    /// On a sheet other than `Members`.
    warning "register-heading-near" "Register: misspelt heading" HeadingUnread { heading: String, column: String }:
        "The column “{heading}” was not read, and the sheet has no column {column}, which it may be."
        => "If it is one of these, change the heading; otherwise no action is needed.";

    note "register-thousands" "Register: comma read as thousands" ThousandsComma { text: String, read: String }:
        "“{text}” was read as {read}, because the points in this column are whole numbers."
        => "Type it without a comma.";

    error "register-comma" "Register: comma unclear" CommaInTotal { text: String, then: Phrase }:
        "“{text}” may be thousands or decimals; {then}."
        => "Type it as a number, not as text, with nothing between the thousands.";

    error "register-total-unclear" "Register: total unclear" TotalUnclear { text: String, why: Phrase, then: Phrase }:
        "“{text}” {why}; {then}."
        => "Type the total as a plain number in a cell formatted as a number.";

    error "register-formulas" "Register: formulas without results" FormulasWithoutValue { column: &'static str, count: usize }:
        "Formulas under {column} were saved without their results (cells: {count}, starting with this one); points of these members are on hold."
        => "Open the register in Excel and save it there, or type the totals.";

    warning "register-more-members" "Register: more members on another sheet" MoreMembers { sheet: String, rows: usize }:
        "The sheet {sheet} seems to have members too ({rows} in all), but only the Members sheet is read, so these people are unknown."
        => "Move the rows to the Members sheet, with lapsed, deceased or active under Status.";

    error "register-sheet-nearly" "Register: misspelt sheet name" SheetNearly { sheet: String, meant: &'static str }:
        "The sheet {sheet} was not read. Its name is nearly {meant}, and there is no sheet {meant}."
        => "Rename the sheet to {meant}. If it is something else, give it a name that looks less like it.";

    error "register-no-number" "Register: member numbers missing" NoNumberColumn:
        "The Members sheet has no Number column, so no member can be found in it."
        => "Change the heading of the member numbers to Number.";

    error "register-negative-points" "Register: negative total" NegativePoints { column: &'static str, text: String }:
        "“{column}” is {text}, but a total cannot be negative; the row was left as it is, and this member's points are on hold."
        => "Correct the total.";

    error "register-cut-off" "Register: cut off at the last row" CutOff { rows: u32 }:
        "The sheet ends at row {rows}, the last row of the old format (.xls); members beyond it are missing."
        => "Save the register again as .xlsx, from the program that has all the members.";

    // The other sheets
    error "certificate-without-points" "Certificate without points" CertificateWithoutPoints:
        "This certificate has no points, so it is on hold: neither Local points nor Green points is filled in."
        => "Type the points in a column headed Local points or Green points.";

    error "credited-unreadable" "Credit not readable" KeptUnreadable { text: String }:
        "“{text}” cannot be read as a credit from an earlier reconciliation, so its event may count twice."
        => "Copy the cell back from the register that palmares wrote.";

    // Sheets that are written anew
    /// A column of one's own on a sheet that is written anew.
    warning "unknown-column" "Unknown column" ColumnNotKept { heading: String, cells: String }:
        "The column “{heading}” is not part of this sheet, which palmares writes anew: what stands there ({cells}) will not be in the new workbook."
        => "Keep it elsewhere: on a sheet of your own, or on Members.";

    /// Notes on a sheet that is written anew.
    warning "note-not-kept" "Notes that do not stay" NoteNotKept { sheet: String, texts: SentenceValue }:
        "palmares writes the sheet “{sheet}” anew: notes on its cells will not be in the new workbook: {texts}."
        => "Keep them elsewhere: on a sheet of your own, or on Members.";

    /// What was typed outside the table of a sheet that is written anew.
    warning "cell-not-kept" "Cells that do not stay" CellNotKept { sheet: String, texts: SentenceValue }:
        "palmares writes the sheet “{sheet}” anew: what was typed outside its table will not be in the new workbook: {texts}."
        => "Keep it elsewhere: on a sheet of your own, or on Members.";
}
