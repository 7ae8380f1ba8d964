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
mod certificate;
pub mod certificate_look;
pub mod certificate_signature;
pub mod certificate_text;
mod closed_list;
mod contacts;
mod contract;
mod deal;
mod decision_word;
pub mod diplomacy;
pub mod embedded_form_cells;
mod entry;
mod entry_status;
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
pub mod misspelt_names;
pub mod name_capitals;
pub mod name_comparison;
mod natural_order;
mod notation;
mod number;
mod place;
mod prize;
pub mod problem;
mod rating;
pub mod register;
mod rule_book;
pub mod season_competition;
mod setting;
mod sheet_row;
mod stable_sort;
mod surd;
pub mod surname;
pub mod typed_dates;
pub mod usebio_points;
pub mod year_questions;

pub use address::{Cell, CellAddress};
pub use adjustment::{Adjustment, AdjustmentAmountKind};
pub use award::{Award, AwardKind, AwardPartWithCertificate, PointsByKind};
pub use basis::{Basis, BasisStep, Clause, sentence_of_steps, sum_of_terms_text};
pub use board::{ArtificialScore, BoardLine, BoardLineScore, PlainOrWeightedScore, TableSide};
pub use certificate::{CertificateOrDirectCredit, Congress, is_licensed_by_union};
pub use closed_list::ClosedListWord;
pub use contacts::ContactHashes;
pub use contract::{
    AuctionResult, Contract, Doubling, Seat, Strain, Vulnerability, dealer_of_board,
    parse_tricks_of_result, vulnerability_of_board,
};
pub use deal::{Deal, Hand, HandRecordFile, makeable_contracts_text};
pub use decision_word::DecisionWord;
pub use entry::{Entry, Player, normalize_category};
pub use entry_status::{EntryStatus, entry_status_from_text};
pub use event::{Event, ResultsRow, Return, State};
pub use format::{EventKind, Format};
pub use group::{GroupCriteria, GroupReference, GroupRow, GroupSheet, compare_strata};
pub use head_to_head::{ChessTeamGame, ForbiddenPair, Match, PlayerLineup, format_pairing};
pub use header_row::HeaderRow;
pub use keys_of_game::{columns_for_format, keys_for_format, sheets_for_format};
pub use kinds::{
    Acceleration, AdjustmentUnit, BoardOrder, BoardPrizes, Category, Championship, Direction,
    GameEnding, IssueAsked, Licensor, MemberStatus, Movement, Note, Offence, OpenTo, OrganiserKind,
    Room, SCHEVENINGEN_MOVEMENT, Scoring, SeatOutcome, Sharing, Stage, Status, TeamScore, Unit,
    is_scheveningen_word,
};
pub use known_players::KnownPlayers;
pub use language::Language;
pub use natural_order::natural_cmp;
pub use notation::{DecimalsOrFractions, format_in_one_notation, sum_with_total_text};
pub use number::{Exact, swap_digits};
pub use place::Place;
pub use prize::{PrizeList, PrizeRow};
pub use rating::{
    NormState, RatedPlayer, RatingChange, RatingsAfterTournament, TitleNorm, TitleNormFigures,
};
pub use rule_book::{
    CarryOverWord, CompetitionEventsKind, CompetitionWord, RuleBook, RuleBookPart,
    RuleBookVocabulary, RuleBooks,
};
pub use setting::{SettingAnswer, SettingOrigin};
pub use sheet_row::{TypedRow, TypedValue, UntypedRowCells};
pub use stable_sort::StableSort;
pub use surd::Surd;
pub use swiss::crosstable;
pub use workbook::patch::EarlierAdditions;
pub use workbook::{
    Alignment, BorderSide, CellFont, CellNote, CellRange, CellStyle, CellValue, ColumnLayout,
    DropDown, Fill, MAX_SHEET_COLUMNS, MAX_SHEET_ROWS, NumberFormat, ParallelJoin, RowLayout,
    SheetCopy, SheetLayout, StoredCell, StruckPart, WorkbookCopy, column_letters, day_from_serial,
    join_sequential, serial_from_day, to_a1,
};
