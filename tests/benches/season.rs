//! Whole seasons, timed against a floor and a secretary's script.
//!
//! ```text
//! cargo bench --bench season -- SEASON [--baseline SCRIPT] [--runs N] [--threads N]
//! ```
//!
//! SEASON is a folder of returns. Each round runs, one after the other:
//!
//! - **run**: the whole `palmares run`, as a process of its own;
//! - **one thread**: the same with `--threads 1`;
//! - **floor**: reads every cell of the returns with calamine and writes the same set of files with
//!   known content: the same workbooks cell for cell (values, formulas, formats, notes, widths,
//!   tables) with rust_xlsxwriter, the same pages and CSV files byte for byte. Nothing is computed.
//!   It is a separate process that starts its clock once it knows the content;
//! - **baseline**: the script, when it is given.
//!
//! Figures are medians over the rounds; ratios are medians of the ratios within a round, so that
//! changes in the machine's speed cancel out. Files and bytes are told by kind.

use std::collections::BTreeMap;
use std::error::Error;
use std::io::Cursor;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

use calamine::{DataRef, Reader, Xlsx};
use model::{CellStyle, CellValue, SheetCopy, StoredCell, WorkbookCopy};
use rayon::prelude::*;
use rust_xlsxwriter::{
    Color, Format, FormatAlign, FormatPattern, Formula, Note, Table, TableColumn, Workbook,
    Worksheet,
};
use walkdir::WalkDir;

type Result<T> = std::result::Result<T, Box<dyn Error + Send + Sync>>;

const HELP: &str =
    "cargo bench --bench season -- SEASON [--baseline SCRIPT] [--runs N] [--threads N]";

fn main() -> Result<()> {
    let mut arguments: Vec<String> = std::env::args().skip(1).filter(|a| a != "--bench").collect();
    if arguments.first().is_some_and(|first| first == "--floor") {
        return floor_process(&arguments[1..]);
    }
    let mut option = |name: &str| {
        let at = arguments.iter().position(|argument| argument == name)?;
        arguments.remove(at);
        (at < arguments.len()).then(|| arguments.remove(at))
    };
    let baseline = option("--baseline").map(PathBuf::from);
    let runs: usize = option("--runs").map_or(Ok(5), |runs| runs.parse())?;
    let threads = option("--threads").unwrap_or_else(|| "2".to_string());
    let Some(season) = arguments.first().map(PathBuf::from) else {
        // `cargo bench` without arguments has nothing to measure.
        println!("{HELP}");
        return Ok(());
    };
    measure(&season, baseline.as_deref(), runs, &threads)
}

/// The figures of one variant.
#[derive(Default)]
struct Figures {
    wall: Vec<f64>,
    peak: Vec<u64>,
}

fn measure(season: &Path, baseline: Option<&Path>, runs: usize, threads: &str) -> Result<()> {
    let temporary = tempfile::tempdir()?;
    let out = temporary.path().join("out");
    let known = temporary.path().join("known");
    palmares(season, &known, threads)?;
    print_sizes(&known)?;
    let mut figures: [Figures; 4] = Default::default();
    for round in 0..=runs {
        for (way, figures) in figures.iter_mut().enumerate() {
            let done = match (way, baseline) {
                (0, _) => palmares(season, &out, threads)?,
                (1, _) => palmares(season, &out, "1")?,
                (2, _) => floor(season, &known, &out, threads)?,
                (_, Some(script)) => script_run(script, season, &out, threads)?,
                (_, None) => continue,
            };
            std::fs::remove_dir_all(&out)?;
            // The first round warms up.
            if round > 0 {
                figures.wall.push(done.0.as_secs_f64());
                figures.peak.push(done.1);
            }
        }
    }
    print(season, &figures)
}

/// Files and bytes of a run by kind: the folder of a file and its ending.
fn print_sizes(out: &Path) -> Result<()> {
    let mut kinds: BTreeMap<String, (u64, u64)> = BTreeMap::new();
    for entry in WalkDir::new(out) {
        let entry = entry?;
        if !entry.file_type().is_file() {
            continue;
        }
        let name = entry.path().strip_prefix(out)?;
        let folder = name.iter().next().filter(|_| name.iter().nth(1).is_some());
        let folder = folder.map(|folder| folder.to_string_lossy()).unwrap_or_default();
        let ending = name.extension().map(|ending| ending.to_string_lossy()).unwrap_or_default();
        let kind = kinds.entry(format!("{folder}/*.{ending}")).or_default();
        *kind = (kind.0 + 1, kind.1 + entry.metadata()?.len());
    }
    for (kind, (files, bytes)) in kinds {
        println!("{kind:24} {files:8} files {:10.2} MB", bytes as f64 / 1e6);
    }
    Ok(())
}

fn print(season: &Path, figures: &[Figures; 4]) -> Result<()> {
    let returns = returns_of(season)?.len();
    println!("{returns} returns in {}", season.display());
    let names = ["run", "run, one thread", "floor", "baseline"];
    for (name, figures) in names.iter().zip(figures).filter(|(_, f)| !f.wall.is_empty()) {
        let (wall, peak) = (median(&figures.wall), figures.peak.iter().max().unwrap_or(&0));
        println!("{name:16} {wall:8.2} s   {:6.1} MiB", *peak as f64 / 1024.0);
    }
    let ratio = |above: usize, below: usize| {
        let ratios: Vec<f64> =
            figures[above].wall.iter().zip(&figures[below].wall).map(|(a, b)| a / b).collect();
        median(&ratios)
    };
    println!("run / floor               {:5.2}", ratio(0, 2));
    println!("one thread / run          {:5.2}", ratio(1, 0));
    if !figures[3].wall.is_empty() {
        println!("baseline / run            {:5.2}", ratio(3, 0));
    }
    Ok(())
}

fn median(figures: &[f64]) -> f64 {
    let mut sorted = figures.to_vec();
    sorted.sort_by(f64::total_cmp);
    sorted.get(sorted.len() / 2).copied().unwrap_or(f64::NAN)
}

/// Runs a command; returns its wall time and its peak memory in KiB.
fn timed(command: &mut Command) -> Result<(Duration, u64)> {
    let started = Instant::now();
    let mut child =
        command.stdout(std::process::Stdio::null()).stderr(std::process::Stdio::null()).spawn()?;
    let status = format!("/proc/{}/status", child.id());
    let mut peak = 0;
    let done = loop {
        // The kernel keeps the peak; the last value before the end is read.
        if let Ok(text) = std::fs::read_to_string(&status) {
            let mark = text.lines().find_map(|line| line.strip_prefix("VmHWM:"));
            let kib = mark.and_then(|mark| mark.trim().trim_end_matches(" kB").parse().ok());
            peak = peak.max(kib.unwrap_or(0));
        }
        if let Some(done) = child.try_wait()? {
            break done;
        }
        std::thread::sleep(Duration::from_millis(2));
    };
    let wall = started.elapsed();
    // Exit status 1 means problems in returns, which is no failure here.
    match done.code() {
        Some(0 | 1) => Ok((wall, peak)),
        code => Err(format!("{command:?} ended with {code:?}").into()),
    }
}

fn palmares(season: &Path, out: &Path, threads: &str) -> Result<(Duration, u64)> {
    let mut command = Command::new(env!("CARGO_BIN_EXE_palmares"));
    command.arg("run").arg(season).arg("--out").arg(out);
    command.args(["--threads", threads, "--quiet", "--no-progress"]);
    timed(&mut command)
}

/// The script takes the folder above `returns/`.
fn script_run(script: &Path, season: &Path, out: &Path, threads: &str) -> Result<(Duration, u64)> {
    let above = season.parent().ok_or("the baseline needs a folder above the returns")?;
    let mut command = Command::new("python3");
    command.arg(script).arg(above).arg(out).args(["--procs", threads]);
    timed(&mut command)
}

fn floor(season: &Path, known: &Path, out: &Path, threads: &str) -> Result<(Duration, u64)> {
    let mut command = Command::new(std::env::current_exe()?);
    command.arg("--floor").arg(season).arg(known).arg(out).arg(threads);
    let done = command.output()?;
    let text = String::from_utf8(done.stdout)?;
    let seconds: f64 = text.trim().parse().map_err(|_| {
        format!("the floor failed: {text} {}", String::from_utf8_lossy(&done.stderr))
    })?;
    Ok((Duration::from_secs_f64(seconds), 0))
}

/// A workbook with known content.
struct KnownBook {
    path: PathBuf,
    copy: WorkbookCopy,
}

/// The floor: learns the content, then times reading and writing.
fn floor_process(arguments: &[String]) -> Result<()> {
    let [season, known, out, threads] = arguments else { return Err(HELP.into()) };
    let (season, known, out) = (Path::new(season), Path::new(known), Path::new(out));
    let mut books = Vec::new();
    let mut files = Vec::new();
    for entry in WalkDir::new(known).sort_by_file_name() {
        let entry = entry?;
        if !entry.file_type().is_file() {
            continue;
        }
        let path = out.join(entry.path().strip_prefix(known)?);
        let bytes = std::fs::read(entry.path())?;
        if path.extension().is_some_and(|ending| ending == "xlsx") {
            let copy =
                returns::read_workbook_copy(&bytes).map_err(|why| format!("{path:?}: {why:?}"))?;
            books.push(KnownBook { path, copy });
        } else {
            files.push((path, bytes));
        }
    }
    let returns = returns_of(season)?;
    rayon::ThreadPoolBuilder::new().num_threads(threads.parse()?).build_global()?;
    let started = Instant::now();
    for folder in files.iter().map(|(path, _)| path).chain(books.iter().map(|book| &book.path)) {
        std::fs::create_dir_all(folder.parent().unwrap_or(out))?;
    }
    returns.par_iter().try_for_each(|path| read_cells(path))?;
    // The season's workbook is by far the largest, so it is written in parallel with the others.
    let (large, small): (Vec<&KnownBook>, Vec<&KnownBook>) =
        books.iter().partition(|book| book.path.ends_with("season.xlsx"));
    small.par_iter().try_for_each(|book| write_book(book, out))?;
    let write_large = || large.iter().try_for_each(|book| write_book(book, out));
    let write_files = || files.par_iter().try_for_each(|(path, bytes)| std::fs::write(path, bytes));
    let (large, files) = rayon::join(write_large, write_files);
    large?;
    files?;
    println!("{}", started.elapsed().as_secs_f64());
    Ok(())
}

fn returns_of(season: &Path) -> Result<Vec<PathBuf>> {
    let mut returns = Vec::new();
    for entry in WalkDir::new(season).sort_by_file_name() {
        let entry = entry?;
        if entry.path().extension().is_some_and(|ending| ending == "xlsx") {
            returns.push(entry.into_path());
        }
    }
    Ok(returns)
}

/// Reads every cell of a return.
fn read_cells(path: &Path) -> Result<()> {
    let mut workbook = Xlsx::new(Cursor::new(std::fs::read(path)?))?;
    let mut filled = 0usize;
    for sheet in workbook.sheet_names() {
        let mut cells = workbook.worksheet_cells_reader(&sheet)?;
        while let Some((cell, _)) = cells.next_cell_with_style_id()? {
            filled += usize::from(*cell.get_value() != DataRef::Empty);
        }
    }
    std::hint::black_box(filled);
    Ok(())
}

/// Writes a workbook from its known content.
fn write_book(book: &KnownBook, temporary: &Path) -> Result<()> {
    let mut workbook = Workbook::new();
    workbook.set_tempdir(temporary)?;
    workbook.set_zip_compression_level(1);
    let formats: Vec<Format> = book.copy.styles.iter().map(format_of).collect();
    let season = book.path.ends_with("season.xlsx");
    for copy in &book.copy.sheets {
        let sheet = if season {
            workbook.add_worksheet_with_constant_memory()?
        } else {
            workbook.add_worksheet_with_low_memory()?
        };
        sheet.set_name(&copy.name)?;
        for column in &copy.layout.columns {
            if let Some(width) = column.width {
                sheet.set_column_range_width(column.first, column.last, width)?;
            }
        }
        for note in &copy.layout.notes {
            sheet.insert_note(
                note.row,
                note.column,
                &Note::new(&note.text).add_author_prefix(false),
            )?;
        }
        if !season {
            add_table(sheet, copy)?;
        }
        for cell in &copy.cells {
            write_cell(sheet, cell, &formats)?;
        }
    }
    let file = std::fs::File::create(&book.path)?;
    workbook.save_to_writer(std::io::BufWriter::with_capacity(1 << 18, file))?;
    Ok(())
}

/// Palmares' own sheets are tables with headings in the first row.
fn add_table(sheet: &mut Worksheet, copy: &SheetCopy) -> Result<()> {
    const TABLES: [&str; 4] = ["Standings", "Awards", "Problems", "Totals"];
    let headings = copy.cells.iter().take_while(|cell| cell.row == 0);
    let headings: Vec<TableColumn> = headings
        .filter_map(|cell| match &cell.value {
            CellValue::Text(text) => Some(TableColumn::new().set_header(text.as_ref())),
            _ => None,
        })
        .collect();
    let last = copy.cells.last().map_or(0, |cell| cell.row);
    if last > 0 && TABLES.contains(&copy.name.as_str()) {
        let table = Table::new().set_columns(&headings);
        sheet.add_table(0, 0, last, headings.len() as u16 - 1, &table)?;
    }
    Ok(())
}

fn write_cell(sheet: &mut Worksheet, cell: &StoredCell, formats: &[Format]) -> Result<()> {
    let (row, column) = (cell.row, cell.column);
    let format = (cell.look > 0).then(|| &formats[cell.look as usize]);
    if let Some(formula) = &cell.formula {
        let result = match &cell.value {
            CellValue::Number(number) | CellValue::Date(number) => number.to_string(),
            CellValue::Text(text) | CellValue::Error(text) => text.to_string(),
            _ => String::new(),
        };
        let formula = Formula::new(formula.as_ref()).set_result(result);
        match format {
            Some(format) => sheet.write_formula_with_format(row, column, formula, format)?,
            None => sheet.write_formula(row, column, formula)?,
        };
        return Ok(());
    }
    match (&cell.value, format) {
        (CellValue::Text(text), Some(format)) => {
            sheet.write_string_with_format(row, column, text.as_ref(), format)?
        }
        (CellValue::Text(text), None) => sheet.write_string(row, column, text.as_ref())?,
        (CellValue::Number(number) | CellValue::Date(number), Some(format)) => {
            sheet.write_number_with_format(row, column, *number, format)?
        }
        (CellValue::Number(number) | CellValue::Date(number), None) => {
            sheet.write_number(row, column, *number)?
        }
        (CellValue::Bool(answer), _) => sheet.write_boolean(row, column, *answer)?,
        (_, Some(format)) => sheet.write_blank(row, column, format)?,
        (_, None) => sheet,
    };
    Ok(())
}

/// The parts of a look that palmares' own sheets use.
fn format_of(look: &CellStyle) -> Format {
    let mut format = Format::new();
    let code = look.number_format.code();
    if !code.is_empty() {
        format = format.set_num_format(code);
    }
    if look.font.bold {
        format = format.set_bold();
    }
    if let Some(color) = look.font.color {
        format = format.set_font_color(Color::RGB(color));
    }
    if let Some(color) = look.fill.foreground {
        format = format.set_pattern(FormatPattern::Solid).set_background_color(Color::RGB(color));
    }
    if look.alignment.wrap {
        format = format.set_text_wrap();
    }
    match look.alignment.vertical {
        1 => format.set_align(FormatAlign::Top),
        2 => format.set_align(FormatAlign::VerticalCenter),
        _ => format,
    }
}
