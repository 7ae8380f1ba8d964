//! Tournament Report Files (TRF), the exchange format of chess pairing programs: versions of 2006,
//! 2016 and 2026, with the records of JaVaFo (`XX…`) and bbpPairings (`BB…`).
//!
//! A file becomes a [`TournamentReport`]: its crosstable and all other records. Invalid or
//! contradictory parts are [`TrfFault`]s with their line; the rest is read.
//!
//! Of an event of teams the table has the players, and [`TeamReport`] the matches.
//!
//! Sources: TRF26 (FIDE Handbook C.02.03, annex A, applied since September 2025), the manuals of
//! JaVaFo 2.2 and bbpPairings.
//!
//! ```
//! let file = b"012 Riverside Open\n142 1\nXXC white1\n\
//! 001    1      Oakes\n001    2      Penrhos\n";
//! let (report, found) = swiss::trf::read_tournament_report(file);
//! assert!(found.is_empty());
//! assert_eq!(report.record_text("012"), Some("Riverside Open"));
//! let draw = swiss::draw(&report.crosstable_for_draw(None)?)?;
//! assert_eq!(draw.pairings.len(), 1);
//! let text = String::from_utf8(swiss::trf::write_tournament_report(&report))?;
//! assert!(text.contains("012 Riverside Open\r\n"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod columns;
mod fault;
mod game_comment;
mod games;
mod pairing_system;
mod player;
mod point_system;
mod rating_period;
mod reader;
mod records;
mod report;
mod standings;
mod team_matches;
mod team_report;
mod team_table;
mod teams;
mod text;
mod withdrawal;
mod write;

pub use fault::{LocatedTrfFault, TrfFault};
pub use game_comment::GameComment;
pub use rating_period::RatingPeriodRounds;
pub use report::{
    ReportLine, ReportedPlayer, RequestedBye, TournamentReport, header_record_meaning,
};
pub use standings::check_standings;
pub use team_report::{ReportedTeam, TeamBye, TeamMatch, TeamReport};
pub use withdrawal::Withdrawal;
pub use write::{FIDE_NUMBER_WIDTH, NAME_WIDTH, RATING_WIDTH, write_tournament_report};

use reader::TrfReader;

/// Reads a file. The report holds what is readable; do not draw from it if an error was found.
pub fn read_tournament_report(bytes: &[u8]) -> (TournamentReport, Vec<LocatedTrfFault>) {
    let (text, guessed) = text::decode_text(bytes);
    let mut reader = TrfReader::default();
    if guessed {
        reader.found.push(LocatedTrfFault::for_whole_file(TrfFault::Encoding));
    }
    for (number, line) in text::numbered_lines(&text) {
        reader.read_line(number, line.trim_end());
    }
    reader.report_file_faults(&text);
    games::assemble_crosstable(&mut reader);
    (reader.report, reader.found)
}
