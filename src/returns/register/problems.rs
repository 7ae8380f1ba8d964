//! Problems of the register of members.

use crate::problem::problems;

problems! {
    // The sheet of members
    error "register-no-members" NoMembers:
        "The workbook has no sheet Members, so it is not a register."
        => "Name the sheet of members Members, or give a list whose headings say what the member number (such as Member no) and the name are.";

    note "list-as-register" ListAsRegister { columns: String }:
        "This is a list of the club's own, read as a register of members: {columns}. Its members begin without points."
        => "Check the columns. To give members points or another status, use the register that palmares writes.";

    error "register-heading-asked" HeadingAsked { heading: String, column: &'static str }:
        "The column “{heading}” is probably {column}, but it is not headed so; nothing was credited, since its cells would be lost."
        => "Head it {column}. If it is something else, give it a name that does not look like {column}.";

    error "list-with-totals" ListWithTotals { heading: String }:
        "The column “{heading}” is probably one of points, but a list of the club's own gives none: its members would begin at nought. Nothing was credited."
        => "Name the sheet Members and the columns Number, Name and Local points (or Green, Red, Gold); or delete the column.";

    error "register-uncounted" TotalsUncounted { heading: String, kind: &'static str, column: &'static str }:
        "The column “{heading}” holds {kind}, which the rule book does not count, and no column gives {column}, so all members would begin at nought. Nothing was credited."
        => "Head it {column} if these are the totals; else add a column {column} with the totals, 0 for members without any, or name the rule book with --rules.";

    error "register-second-block" SecondBlock:
        "A second block of members begins here, beside the first; only the first would be read. Nothing was credited."
        => "Move its rows below those of the first block. If these are no members, leave the list on a sheet of its own.";

    error "register-member-above" MemberAbove:
        "This row of a member stands above the headings and would be lost. Nothing was credited."
        => "Move it below the headings.";

    warning "register-sum-beside" SumBeside { heading: String, column: &'static str }:
        "The column “{heading}” was not read, since {column} gives the totals."
        => "If {column} gives the points of one year and this the totals, exchange the headings.";

    warning "register-totals-missing" TotalsMissing { column: &'static str, given: &'static str }:
        "The sheet Members gives {given} but no {column}, so all members begin at nought with these."
        => "Add a column {column} with the totals if there are any; 0 for members without.";

    warning "register-totals-swapped" TotalsSwapped { column: &'static str, other: &'static str }:
        "Most totals of {column} have decimals and those of {other} have none and are larger: the two headings look swapped."
        => "Exchange the headings if so, and reconcile again.";

    error "register-total-twice" TotalTwice { heading: String, first: String, column: &'static str }:
        "The columns “{first}” and “{heading}” are both {column}, and only one can be the totals. Nothing was credited."
        => "Give the column that is not the totals another name, such as This year.";

    error "register-unheaded" TotalsUnheaded { column: String, numbers: usize }:
        "Column {column} has figures beside {numbers} members, but no heading, and may be the totals. Nothing was credited."
        => "Head it Local points (or Green, Red, Gold), or with what it is.";

    warning "register-unheaded" FiguresUnheaded { column: String, numbers: usize }:
        "Column {column} has figures beside {numbers} members, but no heading; it was not read."
        => "Head it with what it is.";

    error "register-nameless" NamelessRow { number: String }:
        "The row of {number} has no name: it may be a count or a sum. Points of this number wait."
        => "Fill in the name of the member. Remove the row if it is none.";

    error "register-merged-total" MergedTotal { area: String, members: usize }:
        let whose = if members == 1 { "this member".to_string() } else { format!("these {members} members") };
        "The cells {area} are merged, so it is open which total this is; points of {whose} wait."
        => "Undo the merge and type each total in a cell of its own.";

    warning "register-heading-year" HeadingYear { heading: String, column: &'static str }:
        "The column “{heading}” was read as {column}: the totals of every year."
        => "Head it {column}. If it holds the points of that year alone, give the totals instead.";

    warning "register-numbers-unread" NumbersUnread { heading: String, numbers: usize }:
        let numbers = if numbers == 1 { "a number".to_string() } else { format!("{numbers} numbers") };
        "The sheet Members gives no points (Local, Red or of no colour), so members begin at nought; “{heading}” holds {numbers} and was not read."
        => "If these are the totals, head it Local points (or Green, Red, Gold); otherwise no action is needed.";

    warning "register-heading-near" HeadingNear { heading: String, column: &'static str }:
        "The column “{heading}” is probably {column}, but it is not headed so; it was not read."
        => "Head it {column}.";

    note "register-thousands" ThousandsComma { text: String, read: String }:
        "“{text}” was read as {read}: the points of this column are whole."
        => "Type it without a comma.";

    error "register-comma" CommaInTotal { text: String, then: &'static str }:
        "“{text}” can be thousands or decimals; {then}."
        => "Type it as a number and not as text, without a sign between thousands.";

    error "register-total-unclear" TotalUnclear { text: String, why: &'static str, then: &'static str }:
        "“{text}” {why}; {then}."
        => "Type the total as a plain number, in a cell that is formatted as a number.";

    error "register-formulas" FormulasWithoutValue { column: &'static str, count: usize }:
        "{count} cells of {column}, this one first, hold formulas that were saved without their results; points of these members wait."
        => "Open the register in Excel and save it there, or type the totals.";

    warning "register-more-members" MoreMembers { sheet: String, rows: usize }:
        "The sheet {sheet} has {rows} rows with numbers and names like members; only the sheet Members is read, so these people are unknown."
        => "Move the rows to the sheet Members, with lapsed, deceased or active under Status.";

    error "register-sheet-nearly" SheetNearly { sheet: String, meant: &'static str }:
        "The sheet {sheet} was not read; its name is nearly {meant}, which is not there."
        => "Rename the sheet to {meant}. If it is another one, give it a name that is less alike.";

    error "register-no-number" NoNumberColumn:
        "The sheet Members has no column Number, so no member can be found in it."
        => "Name the column of member numbers Number.";

    error "register-negative-points" NegativePoints { column: &'static str, text: String }:
        "{column} is {text}, and a total cannot be negative; the row stays as it is, and points for this member wait."
        => "Correct the total.";

    error "register-cut-off" CutOff { rows: u32 }:
        "The sheet ends at row {rows}, the last row of the old format (.xls); members beyond it are missing."
        => "Save the register as .xlsx from the program that holds all members.";

    // The other sheets
    error "certificate-without-points" CertificateWithoutPoints:
        "No points of this certificate were read, so it waits: neither Local points nor Green points is filled in."
        => "Type its points, and head their column Local points or Green points.";

    error "credited-unreadable" KeptUnreadable { text: String }:
        "“{text}” is not a readable credit of an earlier reconciliation, so its event may count twice."
        => "Restore the cell from the register that palmares wrote.";
}
