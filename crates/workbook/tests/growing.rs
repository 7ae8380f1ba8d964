//! Tables that get their rows little by little: the same workbook as at once, on more sheets if one is
//! full, whatever fits into memory.
#![allow(clippy::unwrap_used, clippy::panic)] // a test fails by panicking

use std::io::{self, Cursor, Read, Seek, SeekFrom, Write};
use std::ops::Range;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use workbook::table::{Column, Field, GrowingBook, MarkedRowBlock, Table};
use workbook::write::{MakeTempFile, PackedRowBlock, RowLimits, XlsxError};
use workbook::{CellValue, ReadOptions, WorkbookCopy, read};

static COLUMNS: [Column; 3] = [
    Column::number("n", "Number", 9.0),
    Column::text("name", "Name", 20.0),
    Column::prose("words", "Words", 40.0),
];

/// A table with a row for each number.
fn table<'a>(title: &'a str, numbers: &'a [u32]) -> Table<'a> {
    Table::new("t", title, "", &COLUMNS, numbers, |number| {
        let words = format!("{} </row> & {number}", "many words ".repeat(1 + *number as usize % 9));
        let number = f64::from(*number);
        vec![Field::from(number), Field::from(format!("\u{e9} {}", number * 7.0)), words.into()]
    })
}

/// A file in memory that fails at a change, and counts its bytes.
struct Spare {
    file: Cursor<Vec<u8>>,
    bytes: Arc<AtomicU64>,
    most: u64,
}

impl Write for Spare {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let before = self.bytes.fetch_add(bytes.len() as u64, Ordering::Relaxed);
        if before + bytes.len() as u64 > self.most {
            return Err(io::ErrorKind::StorageFull.into());
        }
        self.file.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Read for Spare {
    fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
        // A file may give less than is wanted.
        let some = bytes.len().min(1_000);
        self.file.read(&mut bytes[..some])
    }
}

impl Seek for Spare {
    fn seek(&mut self, to: SeekFrom) -> io::Result<u64> {
        self.file.seek(to)
    }
}

/// What makes such a file of so many bytes at most, and the bytes that it took.
fn spare(most: u64) -> (MakeTempFile, Arc<AtomicU64>) {
    let bytes = Arc::new(AtomicU64::new(0));
    let count = Arc::clone(&bytes);
    let make = move || {
        let bytes = Arc::clone(&count);
        Ok(Box::new(Spare { file: Cursor::default(), bytes, most }) as _)
    };
    (Box::new(make), bytes)
}

/// A workbook of two tables whose rows come in turn, `step` numbers at a time, with the number of
/// bytes in its spare file.
fn grown(room: RowLimits, numbers: &[u32], step: usize) -> Result<(Vec<u8>, u64), XlsxError> {
    let (make, spared) = spare(u64::MAX);
    let mut book = GrowingBook::new("Two", "me", None, room, make)?;
    let mut tables =
        vec![book.begin_table(&table("One", &[]))?, book.begin_table(&table("Two", &[]))?];
    for some in numbers.chunks(step) {
        tables[0].add_rows(&table("One", some))?;
        let half: Vec<u32> = some.iter().copied().filter(|number| number % 2 == 0).collect();
        tables[1].add_rows(&table("Two", &half))?;
    }
    let mut bytes = Cursor::new(Vec::new());
    book.save(|_, _| Ok(()), tables, &mut bytes)?;
    Ok((bytes.into_inner(), spared.load(Ordering::Relaxed)))
}

fn opened(bytes: &[u8]) -> WorkbookCopy {
    let opened = read(bytes, &ReadOptions::default()).unwrap();
    assert!(opened.faults.is_empty(), "{:?}", opened.faults);
    opened.workbook_copy
}

/// The numbers of a sheet below its headings, row by row from the second on.
fn numbers_of(workbook_copy: &WorkbookCopy, sheet: usize) -> Vec<u32> {
    let cells = workbook_copy.sheets[sheet].cells.iter().filter(|cell| cell.column == 0);
    let (rows, values): (Vec<u32>, Vec<&CellValue>) =
        cells.map(|cell| (cell.row, &cell.value)).unzip();
    assert!(rows.iter().copied().eq(0..rows.len() as u32), "a row is missing");
    let number = |value: &&CellValue| match value {
        CellValue::Number(number) => *number as u32,
        other => panic!("{other:?}"),
    };
    values[1..].iter().map(number).collect()
}

#[test]
fn a_table_that_grew_has_the_cells_of_the_one_that_was_written_at_once() {
    let numbers: Vec<u32> = (0..3_000).collect();
    let at_once = opened(&table("All", &numbers).to_xlsx("me").unwrap());
    for step in [1, 7, 1_000, 3_000] {
        let make = spare(0).0;
        let mut book = GrowingBook::new("All", "me", None, RowLimits::default(), make).unwrap();
        let mut growing = book.begin_table(&table("All", &[])).unwrap();
        assert!(growing.is_empty());
        numbers.chunks(step).for_each(|some| growing.add_rows(&table("All", some)).unwrap());
        assert!(!growing.is_empty());
        let mut bytes = Cursor::new(Vec::new());
        book.save(|_, _| Ok(()), vec![growing], &mut bytes).unwrap();
        let own = opened(&bytes.into_inner());
        assert!(format!("{:?}", own.sheets) == format!("{:?}", at_once.sheets), "{step} at a time");
    }
}

/// A workbook of blocks, each of the numbers of one range, with those of `earlier` taken from its
/// bytes; and its blocks, and how many were taken.
fn of_blocks(
    room: RowLimits,
    ranges: &[Range<u32>],
    earlier: &(Vec<u8>, Vec<MarkedRowBlock>),
) -> ((Vec<u8>, Vec<MarkedRowBlock>), usize) {
    let mut book = GrowingBook::new("All", "me", None, room, spare(u64::MAX).0).unwrap();
    let mut growing = book.begin_table(&table("All", &[])).unwrap();
    let mut taken = 0;
    for range in ranges {
        let [begin, end] = [range.start, range.end].map(u128::from);
        let mark = begin << 64 | end << 32 | u128::from(growing.rows_before_block());
        let known = earlier.1.iter().find(|block| block.mark == mark);
        let packed = known.map(|block| {
            let PackedRowBlock { at, length, .. } = block.rows;
            (*block, &earlier.0[at as usize..(at + length) as usize])
        });
        if packed.is_some_and(|(block, packed)| growing.add_packed_block(block, packed).unwrap()) {
            taken += 1;
            continue;
        }
        growing.add_rows(&table("All", &range.clone().collect::<Vec<u32>>())).unwrap();
        growing.end_block(Some(mark)).unwrap();
    }
    let mut bytes = Cursor::new(Vec::new());
    let blocks = book.save(|_, _| Ok(()), vec![growing], &mut bytes).unwrap();
    ((bytes.into_inner(), blocks), taken)
}

#[test]
fn a_block_of_another_workbook_is_the_one_that_would_be_packed() {
    let nothing = (Vec::new(), Vec::new());
    let narrow = RowLimits { packed: 500, ..RowLimits::default() };
    for room in [RowLimits::default(), narrow, RowLimits { rows: 250, ..narrow }] {
        let first = [0..100, 100..150, 200..200, 200..900, 900..1_000];
        let (earlier, taken) = of_blocks(room, &first, &nothing);
        assert_eq!(taken, 0);
        // Changed, changed with more rows, nothing changed; on full sheets a block that is cut is
        // packed again.
        let ranges = |third: Range<u32>| [0..100, 100..150, third, 200..900, 900..1_000];
        let cut = usize::from(room.rows == 250);
        for (third, most) in [(300..300, 4), (300..310, 2), (200..200, 4)] {
            let (wanted, _) = of_blocks(room, &ranges(third.clone()), &nothing);
            let (now, taken) = of_blocks(room, &ranges(third), &earlier);
            assert!(now == wanted, "{room:?}");
            assert!(taken + 2 * cut >= most && taken <= most, "{taken} of {most}, {room:?}");
        }
    }
}

#[test]
fn the_pieces_in_which_rows_come_and_the_memory_change_no_cell() {
    let numbers: Vec<u32> = (0..4_000).collect();
    let wanted = opened(&grown(RowLimits::default(), &numbers, 4_000).unwrap().0);
    let all = format!("{:?}", wanted.sheets);
    assert_eq!(numbers_of(&wanted, 0), numbers);
    assert!(numbers_of(&wanted, 1).iter().copied().eq((0..4_000).step_by(2)));
    for (packed, is_spared) in [(usize::MAX, false), (10_000, true), (0, true)] {
        let room = RowLimits { packed, ..RowLimits::default() };
        let (bytes, spared) = grown(room, &numbers, 4_000).unwrap();
        assert_eq!(spared > 0, is_spared, "{room:?}");
        assert!(format!("{:?}", opened(&bytes).sheets) == all, "{room:?}");
        for step in [1, 13, 999] {
            assert!(grown(room, &numbers, step).unwrap().0 == bytes, "{step}, {room:?}");
        }
    }
}

#[test]
fn what_does_not_fit_on_a_sheet_goes_on_on_the_next() {
    let numbers: Vec<u32> = (0..1_000).collect();
    // Rows of 200 to 400 bytes.
    let by_size = RowLimits { sheet: 100_000, ..RowLimits::default() };
    for room in [RowLimits { rows: 400, ..RowLimits::default() }, by_size] {
        for packed in [usize::MAX, 1_000] {
            let room = RowLimits { packed, ..room };
            let bytes = grown(room, &numbers, 1_000).unwrap().0;
            for step in [1, 399, 400, 401] {
                assert!(grown(room, &numbers, step).unwrap().0 == bytes, "{step}, {room:?}");
            }
            let found = opened(&bytes);
            let names: Vec<&str> = found.sheets.iter().map(|sheet| sheet.name.as_str()).collect();
            let twos = names.iter().position(|name| *name == "Two").unwrap();
            assert!(twos >= 3 && names[..3] == ["One", "One 2", "One 3"], "{names:?}");
            assert_eq!(names[twos + 1], "Two 2");
            let all: Vec<u32> = (0..twos).flat_map(|sheet| numbers_of(&found, sheet)).collect();
            assert_eq!(all, numbers);
            for (nth, sheet) in found.sheets.iter().enumerate() {
                let rows = numbers_of(&found, nth).len() as u32;
                assert!(rows > 0 && rows <= room.rows, "{}: {rows}", sheet.name);
                assert_eq!(sheet.cells[0].value, CellValue::Text("Number".into()));
                assert_eq!(sheet.layout.frozen, Some((1, 0)), "{}", sheet.name);
                let filter = sheet.layout.filter.unwrap();
                assert_eq!(filter.to_a1(), format!("A1:C{}", rows + 1), "{}", sheet.name);
                let notes: Vec<&str> =
                    sheet.layout.notes.iter().map(|note| note.text.as_str()).collect();
                let next = names.get(nth + 1).filter(|_| nth + 1 != twos);
                match next {
                    Some(next) => {
                        assert!(notes.len() == 1 && notes[0].ends_with(&format!(" {next}.")));
                    }
                    None => assert!(notes.is_empty(), "{notes:?}"),
                }
            }
        }
    }
}

#[test]
fn a_spare_file_that_fails_is_an_error() {
    let numbers: Vec<u32> = (0..2_000).collect();
    let room = RowLimits { packed: 2_000, ..RowLimits::default() };
    let (_, size) = grown(room, &numbers, 100).unwrap();
    let written = |make: MakeTempFile| {
        let mut book = GrowingBook::new("All", "me", None, room, make)?;
        let mut growing = book.begin_table(&table("All", &[]))?;
        growing.add_rows(&table("All", &numbers))?;
        book.save(|_, _| Ok(()), vec![growing], Cursor::new(Vec::new())).map(drop)
    };
    for most in (0..size / 2).step_by(1_500) {
        let failed = written(spare(most).0).unwrap_err();
        assert!(matches!(failed, XlsxError::IoError(_)), "{failed}");
    }
    let none = written(Box::new(|| Err(io::ErrorKind::PermissionDenied.into())));
    assert!(matches!(none, Err(XlsxError::IoError(_))), "{none:?}");
}

/// More rows than a sheet of Excel has; by hand: `cargo test -p palmares-workbook --test growing --
/// --ignored` writes the workbook that the variable `GROWN` names.
#[test]
#[ignore = "1.1 million rows take minutes"]
fn more_rows_than_a_sheet_has() {
    let Some(path) = std::env::var_os("GROWN") else { return };
    let make: MakeTempFile = Box::new(|| Ok(Box::new(tempfile()?) as _));
    let mut book = GrowingBook::new("All", "me", None, RowLimits::default(), make).unwrap();
    let mut growing = book.begin_table(&table("All", &[])).unwrap();
    for begin in (0..1_100_000).step_by(1_000) {
        let some: Vec<u32> = (begin..begin + 1_000).collect();
        growing.add_rows(&table("All", &some)).unwrap();
    }
    book.save(|_, _| Ok(()), vec![growing], std::fs::File::create(path).unwrap()).unwrap();
}

fn tempfile() -> io::Result<std::fs::File> {
    let path = std::env::temp_dir().join(format!("palmares-{}", std::process::id()));
    let open = std::fs::File::options().read(true).write(true).create_new(true).open(&path)?;
    std::fs::remove_file(path).map(|()| open)
}
