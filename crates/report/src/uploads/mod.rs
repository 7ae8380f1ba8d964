//! Files that unions take in their own layout: master points of the Australian Bridge Federation
//! ([`master_point_credits`]), results of the English Chess Federation ([`ecf`]), tables of the World Diplomacy
//! Database ([`wdd`]), members with their points under headings that a person names ([`members_upload`]), and
//! sessions for the web sites of clubs ([`club_site_upload`]).
//!
//! [`receiving_bodies`] says which of them a body takes, [`preflight`] what it would refuse, and [`upload_ledger`]
//! remembers what was written and what came back.
//!
//! Each file is read back before it is given out; one that would not come back as it was written is
//! an error.

pub mod club_site_upload;
pub mod ecf;
pub mod master_point_credits;
pub mod members_upload;
pub mod preflight;
pub mod problems;
pub mod receiving_bodies;
pub mod upload_ledger;
pub mod wdd;

use std::io;

use workbook::table::escape_formula;

/// The bytes of a csv file of some columns, in which no spreadsheet finds a formula. The rows were
/// read back and are the same.
fn csv_of(columns: &[String], rows: &[Vec<String>]) -> io::Result<Vec<u8>> {
    let records: Vec<Vec<String>> =
        std::iter::once(columns).chain(rows.iter().map(Vec::as_slice)).map(safe).collect();
    let mut writer =
        csv::WriterBuilder::new().terminator(csv::Terminator::CRLF).from_writer(vec![]);
    records.iter().try_for_each(|row| writer.write_record(row))?;
    let bytes = writer.into_inner().map_err(|why| io::Error::other(why.to_string()))?;
    let mut reader = csv::ReaderBuilder::new().has_headers(false).from_reader(&*bytes);
    let mut expected = records.iter();
    for record in reader.records() {
        let record = record?;
        if !expected.next().is_some_and(|row| record.iter().eq(row)) {
            return Err(not_read_back());
        }
    }
    expected.next().map_or(Ok(bytes), |_| Err(not_read_back()))
}

/// Cells in which no spreadsheet finds a formula.
fn safe(row: &[String]) -> Vec<String> {
    row.iter().map(|cell| escape_formula(cell.as_str().into()).into_owned()).collect()
}

/// A file that does not say what was written into it.
fn not_read_back() -> io::Error {
    io::Error::other("the file does not read back as it was written")
}
