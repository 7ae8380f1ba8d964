//! The sheet `Deals`: the hands of each board, for its page. No score depends on them.

use model::form::DealColumn as Column;
use model::problem::phrase;
use model::{Deal, Event, Hand, WorkbookCopy};

use super::cells::CellReader;
use super::events::EventsById;
use super::problems;
use super::table::{self, RowReading};

/// The columns of the hands, in the order of the seats.
const SEATS: [Column; 4] = [Column::North, Column::East, Column::South, Column::West];

/// Reads the sheet into the events.
pub(super) fn read_deals_sheet(
    workbook_copy: &WorkbookCopy,
    index: u16,
    events: &mut EventsById,
    reader: &mut CellReader<'_>,
) {
    let Some(table) = table::read_sheet_rows::<Column>(workbook_copy, index, reader) else {
        return;
    };
    for mut row in table.rows {
        if let Some(index) = events.event_of_row(&mut row, Column::Event) {
            let event: &mut Event = &mut events.events[index];
            event.deals.extend(deal_of(&mut row));
            row.problems.iter_mut().for_each(|problem| problem.event = Some(event.id.clone()));
        }
        reader.problems.append(&mut row.problems);
    }
}

/// The deal of a row; `None` if it is none.
fn deal_of(row: &mut RowReading<Column>) -> Option<Deal> {
    let at = row.record.at;
    let number = row.record.number(Column::Board).map(|cell| cell.value);
    let board = number.filter(|number| number.is_whole());
    let board = board.and_then(|number| u32::try_from(number.numerator()).ok());
    let text = |column| row.record.text(column).map(|cell| cell.value.to_string());
    let hands = SEATS.map(|column| Hand::parse(&text(column)?));
    let (session, makes) = (text(Column::Session), text(Column::Makes));
    let Some(board) = board else {
        return row
            .report_skipped(problems::DealInvalid { why: phrase!("the board has no number") }, at);
    };
    let [Some(north), Some(east), Some(south), Some(west)] = hands else {
        let why = phrase!("a hand is missing or is not written as KQ76.A72.753.975");
        return row.report_skipped(problems::DealInvalid { why }, at);
    };
    if Hand::fourth_hand([north, east, south]) != Some(west) {
        let why = phrase!("the hands are not thirteen different cards each");
        return row.report_skipped(problems::DealInvalid { why }, at);
    }
    Some(Deal { session, board, hands: [north, east, south, west], makes })
}
