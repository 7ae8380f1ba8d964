//! The model: events, entries, players, exact numbers, bases, and problems of a return.
//!
//! It holds the types that several crates share, and no rules, file formats or sentences for people.
//! Names are the usual terms of the games.

mod address;
mod adjustment;
pub mod annotation;
mod award;
mod basis;
pub mod blank_return;
mod board;
pub mod capitals;
mod certificate;
pub mod certificate_look;
pub mod certificate_signature;
pub mod certificate_text;
mod closed_list;
mod contacts;
mod contract;
pub mod dates;
mod deal;
mod decision_word;
pub mod diplomacy;
mod entry;
mod event;
pub mod file_names;
pub mod form;
mod format;
pub mod game_result;
mod group;
mod head_to_head;
mod header_row;
mod keys_of_game;
mod kinds;
mod known_players;
mod language;
pub mod listed_word;
pub mod names;
mod natural_order;
pub mod nearest;
mod notation;
mod number;
mod place;
mod prize;
pub mod problem;
pub mod processing_instruction;
mod rating;
pub mod register;
mod rule_book;
pub mod season_competition;
mod setting;
mod sheet_row;
mod stable_sort;
mod surd;
pub mod surname;
pub mod usebio_points;
pub mod year_questions;

pub use address::{Address, Cell};
pub use adjustment::{Adjustment, AdjustmentKind};
pub use award::{Award, AwardKind, CertificatePortion, PointsByKind};
pub use basis::{Basis, Clause, Step, sentence_of, sum_text};
pub use board::{ArtificialScore, BoardLine, LineScore, Side, TableScore};
pub use certificate::{CertificateIssue, Congress, licensed_by_union};
pub use closed_list::ClosedList;
pub use contacts::ContactHashes;
pub use contract::{
    AuctionResult, Contract, Doubling, Seat, Strain, Vulnerability, dealer, parse_tricks,
    vulnerability,
};
pub use deal::{Deal, Hand, HandRecord, makeable_contracts};
pub use decision_word::DecisionWord;
pub use entry::{Entry, EntryStatus, Player, normalize_category};
pub use event::{Event, Return, ScoreRow, State};
pub use format::{EventKind, Format};
pub use group::{GroupCriteria, GroupRow, GroupSheet, NamedGroup, stratum_order};
pub use head_to_head::{BoardGame, ForbiddenPair, Lineup, Match, format_pairing};
pub use header_row::HeaderRow;
pub use keys_of_game::{columns_for_format, keys_for_format, sheets_for_format};
pub use kinds::{
    Acceleration, AdjustmentUnit, BoardOrder, BoardPrizes, Category, Championship, Direction,
    GameEnding, IssueAsked, Licensor, MemberStatus, Movement, Note, Offence, OpenTo, OrganiserKind,
    Room, SCHEVENINGEN, Scoring, SeatOutcome, Sharing, Stage, Status, TeamScore, Unit,
    is_scheveningen,
};
pub use known_players::KnownPlayers;
pub use language::Language;
pub use natural_order::natural_cmp;
pub use notation::{Notation, format_alike, sum_with_total};
pub use number::{Exact, swap_digits};
pub use place::Place;
pub use prize::{PrizeList, PrizeRow};
pub use rating::{Norm, NormFigures, NormState, RatedPlayer, RatingChange, Ratings};
pub use rule_book::{
    CarryOverWord, CompetitionKind, CompetitionWord, RuleBook, RuleBookPart, RuleBooks, Vocabulary,
};
pub use setting::{SettingAnswer, SettingOrigin};
pub use sheet_row::{RowCells, TypedRow, Value};
pub use stable_sort::StableSort;
pub use surd::Surd;
pub use swiss::crosstable;
pub use workbook::patch::EarlierAdditions;
pub use workbook::{
    Alignment, BorderSide, CellFont, CellNote, CellRange, CellStyle, CellValue, ColumnLayout,
    DropDown, Fill, Join, MOST_COLUMNS, MOST_ROWS, NumberFormat, RowLayout, SheetCopy, SheetLayout,
    StoredCell, WorkbookCopy, column_letters, day_from_serial, join_sequential, serial_from_day,
    to_a1,
};
