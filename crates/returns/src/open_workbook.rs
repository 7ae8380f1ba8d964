//! Opens workbooks, and turns the faults of the crate `workbook` into problems.

use workbook::patch::Package;
use workbook::{Limits, LocatedSheetFault, OpenedWorkbook, ReadOptions, SheetFault, WorkbookFault};

use model::ParallelJoin;
use model::annotation::is_register_report_sheet;
use model::problem::{Phrase, Problem, ProblemDetail, ProblemPlace};
use model::register::{REGISTER_WORKBOOK_LIMITS, RegisterSourceWorkbook};

use super::problems;

/// Opens a return. The default limits allow ten times the cells of the largest event, a thousand
/// tables with every column filled.
pub(super) fn open_return(bytes: &[u8]) -> Result<OpenedWorkbook, ProblemDetail> {
    workbook::read(bytes, &ReadOptions::default()).map_err(trouble)
}

/// Opens whatever holds tables: a workbook, a text file or a saved web page.
pub(crate) fn open_any_tables(bytes: &[u8]) -> Result<OpenedWorkbook, ProblemDetail> {
    workbook::read_any_table_file(bytes, &ReadOptions::default()).map_err(trouble)
}

/// Opens a register or decisions, without the sheets that palmares added.
pub(super) fn open_register(
    bytes: &[u8],
    join: Option<ParallelJoin>,
) -> Result<OpenedWorkbook, ProblemDetail> {
    let passes_over = Some(is_register_report_sheet as _);
    workbook::read(bytes, &ReadOptions { limits: REGISTER_WORKBOOK_LIMITS, join, passes_over })
        .map_err(trouble)
}

fn trouble(fault: WorkbookFault) -> ProblemDetail {
    match fault {
        WorkbookFault::NotAWorkbook { looks_like } => {
            problems::NotAWorkbook { looks_like: Phrase::new(looks_like) }.into()
        }
        WorkbookFault::Encrypted => problems::WorkbookEncrypted.into(),
        WorkbookFault::TooLarge { what } => problems::WorkbookTooLarge { what }.into(),
        WorkbookFault::Damaged { why } => problems::WorkbookDamaged { why }.into(),
        other => problems::WorkbookDamaged { why: other.to_string() }.into(),
    }
}

/// Why the annotated copy of a workbook is a new one, in words; `None` if it is the workbook itself
/// with additions.
pub(super) fn rebuilt_copy_reason(bytes: &[u8], opened: &OpenedWorkbook) -> Option<String> {
    package_of(bytes, opened, Limits::default()).err()
}

/// The workbook of a register as that of the new one, whose copy begins with `made` sheets more; or
/// why it is none.
pub(super) fn register_source_workbook(
    bytes: &[u8],
    opened: &OpenedWorkbook,
    made: usize,
) -> Result<RegisterSourceWorkbook, String> {
    let package = package_of(bytes, opened, REGISTER_WORKBOOK_LIMITS)?;
    let passed_over = opened.skipped.iter().map(|sheet| sheet.name.clone()).collect();
    Ok(RegisterSourceWorkbook { macros: package.is_macro_enabled(), made, passed_over })
}

/// The package of a workbook, or why nothing can be added to it.
fn package_of<'b>(
    bytes: &'b [u8],
    opened: &OpenedWorkbook,
    limits: Limits,
) -> Result<Package<'b>, String> {
    let damaged = |one: &LocatedSheetFault| !matches!(one.fault, SheetFault::NotCopied { .. });
    if opened.faults.iter().any(damaged) {
        return Err("a part of it is damaged".to_string());
    }
    Package::open(bytes, limits).map_err(|why| why.to_string())
}

/// The problems of a workbook's sheets. What a new copy lacks counts only if there is one; the copy
/// of a text is always new.
pub(super) fn workbook_fault_problems(
    opened: &OpenedWorkbook,
    rebuilt: Option<String>,
    is_workbook: bool,
) -> Vec<Problem> {
    let copied = |one: &&LocatedSheetFault| {
        rebuilt.is_some() || !matches!(one.fault, SheetFault::NotCopied { .. })
    };
    let mut told: Vec<Problem> =
        opened.faults.iter().filter(copied).cloned().map(sheet_fault_problem).collect();
    if rebuilt.is_some() && !opened.charts.is_empty() {
        let what = format!("Sheets without cells ({})", opened.charts.join(", "));
        told.push(Problem::for_file(problems::LayoutNotCopied { what }));
    }
    told.extend(
        rebuilt.filter(|_| is_workbook).map(|why| Problem::for_file(problems::CopyRebuilt { why })),
    );
    told
}

/// The problem of a fault on a sheet.
pub(super) fn sheet_fault_problem(one: LocatedSheetFault) -> Problem {
    let trouble: ProblemDetail = match one.fault {
        SheetFault::NotCopied { what } => {
            problems::LayoutNotCopied { what: what.to_string() }.into()
        }
        SheetFault::Unreadable { why } => problems::SheetUnreadable { why }.into(),
        other => problems::SheetUnreadable { why: other.to_string() }.into(),
    };
    Problem::new(trouble, ProblemPlace::Sheet(one.sheet))
}
