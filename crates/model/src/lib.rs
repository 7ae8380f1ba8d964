//! The model: events, entries, players, exact numbers, bases, and problems of a return.
//!
//! It holds the types that several crates share, and no rules, file formats or sentences for people.
//! Names are the usual terms of the games.

mod address;
mod adjustment;
pub mod annotation;
mod award;
mod basis;
pub mod blank;
mod board;
pub mod capitals;
mod certificate;
pub mod certificate_look;
pub mod certificate_text;
mod closed_list;
mod contacts;
mod contract;
pub mod dates;
mod deal;
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
pub mod points;
mod prize;
pub mod problem;
mod rating;
pub mod register;
pub mod remark;
mod rule_book;
pub mod seal;
pub mod season_competition;
mod setting;
mod sheet_row;
mod stable_sort;
mod surd;
pub mod surname;
pub mod year;

pub use address::{Address, Cell};
pub use adjustment::{Adjustment, AdjustmentKind};
pub use award::{Award, AwardKind, CertificatePortion, PointsByKind};
pub use basis::{Basis, Clause, Step, added, sentence_of};
pub use board::{Artificial, BoardLine, LineScore, Side, TableScore};
pub use certificate::{CertificateIssue, Congress, licensed_by_union};
pub use closed_list::ClosedList;
pub use contacts::ContactHashes;
pub use contract::{
    AuctionResult, Contract, Doubling, Seat, Strain, Vulnerability, dealer, tricks_of,
    vulnerability,
};
pub use deal::{Deal, Hand, HandRecord, makeable};
pub use entry::{Entry, EntryStatus, Player, category_meant};
pub use event::{Event, Return, ScoreRow, State};
pub use format::{EventKind, Format};
pub use group::{ContestantGroup, GroupRow, GroupSheet, NamedGroup, stratum_order};
pub use head_to_head::{BoardGame, ForbiddenPair, Lineup, Match, drawn_pair};
pub use header_row::HeaderRow;
pub use keys_of_game::{keys_of_game, sheets_of_game};
pub use kinds::{
    Acceleration, AdjustmentUnit, BoardOrder, BoardPrizes, Category, Championship, Direction,
    GameEnding, IssueAsked, Licensor, MemberStatus, Movement, Note, Offence, OpenTo, OrganiserKind,
    Room, Scoring, SeatOutcome, Sharing, Stage, Status, TeamScore, Unit,
};
pub use known_players::KnownPlayers;
pub use language::Language;
pub use natural_order::natural;
pub use notation::{Notation, alike, sum_in_words};
pub use number::{Exact, exchanged};
pub use prize::{PrizeList, PrizeRow};
pub use rating::{Norm, NormFigures, NormState, RatedPlayer, RatingFigures, Ratings};
pub use rule_book::{
    CarryOverWord, CompetitionKind, CompetitionWord, RuleBook, RuleBookPart, RuleBooks, Vocabulary,
};
pub use setting::{SettingAnswer, SettingOrigin};
pub use sheet_row::{RowCells, RowReader, Value};
pub use stable_sort::StableSort;
pub use surd::Surd;
pub use swiss::crosstable;
pub use workbook::patch::EarlierAdditions;
pub use workbook::{
    Alignment, Area, Border, CellFont, CellNote, CellStyle, CellValue, ColumnLayout, DropDown,
    Fill, Join, Layout, MOST_COLUMNS, MOST_ROWS, NumberFormat, RowLayout, SheetCopy, StoredCell,
    WorkbookCopy, a1, column_letters, day_of, join_sequential, serial_of,
};
