//! The keys and sheets of the form that belong to one game: cards, chess or Diplomacy.

use super::Format;
use super::form::{
    BoardColumn, ColumnDefinition, DealColumn, FormColumn, GameColumn, Key, LineupColumn,
    ROW_SHEET_FORMS, SheetForm,
};

/// What only events of cards have: boards, tables, movements, the stages and ladders of a union of
/// bridge.
const OF_CARDS: &[Key] = &[
    Key::Competition,
    Key::Status,
    Key::Winners,
    Key::Tables,
    Key::Boards,
    Key::BoardsPerMatch,
    Key::Sessions,
    Key::Championship,
    Key::Licence,
    Key::LicensedBy,
    Key::OpenTo,
    Key::OutsideEntry,
    Key::EntryLimit,
    Key::Special,
    Key::OriginalEntry,
    Key::OriginalContestants,
    Key::ResultsCounted,
    Key::Ladder,
    Key::PremierTables,
    Key::NotQualifiedTables,
    Key::ScoredAcross,
    Key::Handicap,
    Key::GamesAvailable,
    Key::AverageTables,
    Key::LadderFinal,
    Key::HeatFor,
    Key::GreenPoints,
    Key::FlightBTables,
    Key::CarryOver,
    Key::VpScale,
    Key::VpScaleBoards,
    Key::DatumWith,
    Key::DatumWeight,
    Key::ChargeCode,
];

/// What only tournaments of chess have.
const OF_CHESS: &[Key] = &[
    Key::SectionCount,
    Key::Acceleration,
    Key::Rated,
    Key::ChiefArbiter,
    Key::DeputyArbiters,
    Key::TimeControl,
    Key::RoundDates,
    Key::ReportComments,
    Key::ResultsOfficer,
    Key::Treasurer,
];

/// The columns that only events of cards have: boards, partners, points of bridge.
const COLUMNS_OF_CARDS: &[&str] = &[
    "Boards",
    "Matches",
    "Finals",
    "Repechage",
    "Qualifying",
    "Masterpoints",
    "PQP",
    "Authorised",
    "Handicap",
    "Direction",
    "Max score",
    "Handicap score",
    "Home VPs",
    "Away VPs",
    "Home %",
    "Away %",
    "Home A+",
    "Away A+",
    "Boards compared",
    "Masterpoints from",
    "Masterpoints to",
];

/// The keys that an event of a format can answer, in the order of the form. A return may answer any
/// key; a blank one offers those of its game.
pub fn keys_for_format(format: Format) -> impl Iterator<Item = Key> {
    let of_chess = matches!(format, Format::Swiss | Format::ChessTeams);
    Key::ALL.iter().copied().filter(move |key| match key {
        Key::Scoring => !of_chess,
        Key::RankedBy | Key::BoardOrder => format == Format::ChessTeams,
        Key::BoardPrizes | Key::BoardPrizeGames => format == Format::ChessTeams,
        Key::Movement => format.is_played_with_cards() || format == Format::ChessTeams,
        key if OF_CARDS.contains(key) => format.is_played_with_cards(),
        key if OF_CHESS.contains(key) => of_chess,
        _ => true,
    })
}

/// The sheets of rows that an event of a format can have, in the order of the form.
pub fn sheets_for_format(format: Format) -> impl Iterator<Item = &'static SheetForm> {
    let of_cards = [BoardColumn::FORM.name, DealColumn::FORM.name, LineupColumn::FORM.name];
    let of_boards = matches!(format, Format::Diplomacy | Format::TwoPlayer | Format::BoardGames);
    ROW_SHEET_FORMS.iter().copied().filter(move |sheet| match sheet.name {
        name if of_cards.contains(&name) => format.is_played_with_cards(),
        name => name != GameColumn::FORM.name || of_boards,
    })
}

/// The columns that a sheet of an event of a format can have, in the order of the form.
pub fn columns_for_format(
    format: Format,
    sheet: &'static SheetForm,
) -> impl Iterator<Item = &'static ColumnDefinition> {
    // Teams of chess have their scores there.
    let imps = format.is_played_with_cards() || format == Format::ChessTeams;
    sheet.columns.iter().filter(move |column| match column.name {
        "Home IMPs" | "Away IMPs" => imps,
        name => format.is_played_with_cards() || !COLUMNS_OF_CARDS.contains(&name),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::blank_return::{BlankReturnAdditions, usual_keys_for_format};

    #[test]
    fn a_form_has_the_keys_of_its_game_and_all_that_its_events_usually_answer() {
        for format in Format::ALL {
            let keys: Vec<Key> = keys_for_format(*format).collect();
            for key in usual_keys_for_format(*format, true, &BlankReturnAdditions::default()) {
                assert!(keys.contains(&key), "{}: {}", format.word(), key.definition().name);
            }
            let is_chess = matches!(format, Format::Swiss | Format::ChessTeams);
            assert_eq!(keys.contains(&Key::Boards), format.is_played_with_cards());
            assert_eq!(keys.contains(&Key::ChargeCode), format.is_played_with_cards());
            assert_eq!(keys.contains(&Key::ChiefArbiter), is_chess);
            assert_eq!(keys.contains(&Key::Treasurer), is_chess);
        }
    }

    #[test]
    fn only_forms_of_cards_have_columns_of_cards() {
        let all = || ROW_SHEET_FORMS.iter().flat_map(|sheet| sheet.columns);
        for name in COLUMNS_OF_CARDS {
            assert!(all().any(|column| column.name == *name), "{name}");
        }
        for format in Format::ALL {
            let mut shown = sheets_for_format(*format)
                .flat_map(|sheet| columns_for_format(*format, sheet))
                .map(|column| column.name);
            assert_eq!(
                shown.any(|name| name == "Home VPs"),
                format.is_played_with_cards(),
                "{format}"
            );
        }
    }
}
