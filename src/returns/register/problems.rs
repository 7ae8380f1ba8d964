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

    warning "register-heading-year" HeadingYear { heading: String, column: &'static str }:
        "The column “{heading}” was read as {column}: the totals of every year."
        => "Head it {column}. If it holds the points of that year alone, give the totals instead.";

    warning "register-numbers-unread" NumbersUnread { heading: String, numbers: usize }:
        let numbers = if numbers == 1 { "a number".to_string() } else { format!("{numbers} numbers") };
        "The sheet Members gives no points (Local, Red or of no colour), so members begin at nought; “{heading}” holds {numbers} and was not read."
        => "If these are the totals, head it Local points (or Green, Red, Gold); else nothing needs to be done.";

    warning "register-heading-near" HeadingNear { heading: String, column: &'static str }:
        "The column “{heading}” is probably {column}, but it is not headed so; it was not read."
        => "Head it {column}.";

    note "register-thousands" ThousandsComma { text: String, read: String }:
        "“{text}” was read as {read}: the points of this column are whole."
        => "Type it without a comma.";

    error "register-comma" CommaInTotal { text: String, then: &'static str }:
        "“{text}” can be thousands or decimals; {then}."
        => "Type it as a number and not as text, without a sign between thousands.";

    error "register-formulas" FormulasWithoutValue { column: &'static str, count: usize }:
        "{count} cells of {column}, this one first, hold formulas that were saved without their results; points of these members wait."
        => "Open the register in Excel and save it there, or type the totals.";

    warning "register-more-members" MoreMembers { sheet: String, rows: usize }:
        "The sheet {sheet} has {rows} rows with numbers and names like members; only the sheet Members is read, so these people are unknown."
        => "Move the rows to the sheet Members, with lapsed, deceased or active under Status.";

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
    error "credited-unreadable" KeptUnreadable { text: String }:
        "“{text}” is not a readable credit of an earlier reconciliation, so its event may count twice."
        => "Restore the cell from the register that palmares wrote.";
}
