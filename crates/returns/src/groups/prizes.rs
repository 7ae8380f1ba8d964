//! The sheet `Prizes`: the money for places, of everybody or of groups.

use model::form::PrizeColumn as Column;
use model::misspelt_names::nearest_name;
use model::name_comparison::folded_name;
use model::problem::{Problem, phrase};
use model::{
    Entry, Event, Exact, GroupCriteria, GroupReference, GroupRow, PrizeRow, Sharing, WorkbookCopy,
    normalize_category,
};

use super::group_bounds::{column_says_yes, parse_group_bounds, player_whole_number};
use super::{problems, sheet};
use crate::cells::CellReader;
use crate::entry_finder::EntryFinder;
use crate::events::EventsById;
use crate::number;
use crate::table::{self, RowReading};

/// More rows of an event are no list of prizes.
const MOST: usize = 500;
/// The smallest coin is a hundredth.
const PLACES: u32 = 2;
/// Signs of currencies in small letters; others are three capitals, or no letters.
const SMALL: [&str; 6] = ["kr", "Kr", "z\u{142}", "K\u{10d}", "Ft", "lei"];

/// Reads the sheet into the events.
pub(super) fn read_prizes_sheet(
    workbook_copy: &WorkbookCopy,
    index: u16,
    events: &mut EventsById,
    reader: &mut CellReader<'_>,
) {
    let Some(table) = table::read_sheet_rows::<Column>(workbook_copy, index, reader) else {
        return;
    };
    let sheet = &workbook_copy.sheets[usize::from(index)];
    if sheet::report_unread_prize_bounds(sheet, index, &table.headings, &mut reader.problems) {
        events.events.iter_mut().for_each(|event| event.prizes.is_faulty = true);
    }
    let finders: Vec<EntryFinder> = events.events.iter().map(EntryFinder::new).collect();
    for mut row in table.rows {
        if let Some(index) = events.event_of_row(&mut row, Column::Event) {
            let event: &mut Event = &mut events.events[index];
            let prize = (!row.report_if_lacking(Column::Amount, &table.headings))
                .then(|| prize_of(&mut row, &finders[index], event))
                .flatten();
            event.prizes.is_faulty |= prize.is_none() || row.is_faulty();
            if event.prizes.rows.len() >= MOST {
                row.report(problems::TooManyPrizes { most: MOST }, row.record.at);
                event.prizes.is_faulty = true;
            } else {
                event.prizes.rows.extend(prize);
            }
            row.problems.iter_mut().for_each(|problem| problem.event = Some(event.id.clone()));
        }
        reader.problems.append(&mut row.problems);
    }
}

/// The prize of a row; `None` if it is none.
fn prize_of(row: &mut RowReading<Column>, finder: &EntryFinder, event: &Event) -> Option<PrizeRow> {
    let at = row.record.at;
    let amount = row.record.text(Column::Amount)?;
    let (amount_at, typed) = (amount.at, amount.value.to_string());
    let Some((amount, typed_currency)) = money_of(&typed) else {
        return row.report_skipped(problems::PrizeAmount { text: typed }, amount_at);
    };
    let place = player_whole_number(&row.record, Column::Place);
    if place == Some(0) {
        return row.report_skipped(problems::PrizePlace, at);
    }
    let place = place.unwrap_or(1);
    let chosen = row.record.text(Column::Winner).map(|cell| (cell.value.to_string(), cell.at));
    let chosen = match chosen {
        None => None,
        Some((label, at)) => match finder.find(&label, None, None) {
            Ok(entry) => Some(entry),
            Err(trouble) => {
                row.problems.push(Problem::new(trouble, at));
                return None;
            }
        },
    };
    let text = |column| row.record.text(column).map(|cell| cell.value.trim().to_string());
    let yes = |column| column_says_yes(&row.record, column);
    let (name, currency) = (text(Column::Prize), text(Column::Currency));
    let (sharing, beside) = (row.record.word::<Sharing>(Column::Sharing), yes(Column::Beside));
    let sharing = sharing.map(|cell| cell.value);
    let group = GroupCriteria { chosen, ..group_of(row, event)? };
    if let Some(what) = group.inverted_bounds() {
        return row.report_skipped(problems::PrizeBounds { what }, at);
    }
    let name = name.unwrap_or_else(|| match group == GroupCriteria::default() {
        true => format!("Prize {place}"),
        false => format!("Prize {place}, {}", group.title()),
    });
    if let Some(currency) = currency.as_ref().filter(|own| contradict(own, &typed_currency)) {
        let currency = currency.clone();
        let trouble = problems::PrizeCurrencyContradicts { text: typed, currency };
        return row.report_skipped(trouble, amount_at);
    }
    let currency = currency.unwrap_or(typed_currency);
    Some(PrizeRow { at, name, place, amount, currency, group, sharing, beside })
}

/// The group of a row: a group of the event, with the bounds of the row itself. A word that is none,
/// of an event without groups or with entries of that category, is a category.
fn group_of(row: &mut RowReading<Column>, event: &Event) -> Option<GroupCriteria> {
    let own = match parse_group_bounds(&row.record) {
        Ok(own) => own,
        Err((trouble, at)) => return row.report_skipped(trouble, at),
    };
    let Some(typed) = row.record.text(Column::Group) else { return Some(own) };
    let at = typed.at;
    let typed = match typed.value.trim().split_once([' ', ':', '=']) {
        Some((kind, name)) if folded_name(kind) == "category" => {
            name.trim_start_matches([' ', ':', '=']).to_string()
        }
        _ => typed.value.trim().to_string(),
    };
    let groups = &event.groups.rows;
    let known = |group: &GroupRow| folded_name(&group.name) == folded_name(&typed);
    if let Some(at_row) = groups.iter().position(known) {
        let named = &groups[at_row];
        return Some(GroupCriteria {
            section: own.section.or_else(|| named.group.section.clone()),
            direction: own.direction.or(named.group.direction),
            named: Some(GroupReference { row: at_row, name: named.name.clone() }),
            ..own
        });
    }
    let wanted = folded_name(&normalize_category(&typed));
    let has = |entry: &Entry| entry.categories().any(|own| folded_name(&own) == wanted);
    if groups.is_empty() || event.entries.iter().any(has) {
        return Some(GroupCriteria { category: own.category.or(Some(typed)), ..own });
    }
    let nearest = nearest_name(&typed, groups.iter().map(|group| group.name.as_str()));
    let nearest = nearest.map(str::to_string);
    let is_settled = groups.iter().all(|group| group.settled.is_some());
    let place =
        if is_settled { "palmares.toml".into() } else { phrase!("the Groups sheet").into() };
    row.report_skipped(problems::PrizeGroup { name: typed, nearest, place }, at)
}

/// An amount and the currency typed with it: `100`, `£ 1,250.50`, `80 EUR`. `None` if it is not
/// money: nothing, negative, or parts of a hundredth. A comma before three digits can only be one of
/// thousands; a point there can be one too, and is asked.
fn money_of(text: &str) -> Option<(Exact, String)> {
    let is_of_number = |c: char| c.is_ascii_digit() || "-+.,'½¼¾/%".contains(c);
    let text = text.trim();
    let first = text.find(is_of_number)?;
    let last = text.rfind(is_of_number)?;
    let number = text.get(first..)?;
    let end = last - first + text.get(last..)?.chars().next()?.len_utf8();
    let (number, behind) = number.split_at_checked(end)?;
    let currency = match (text.get(..first)?.trim(), behind.trim()) {
        ("", "") => String::new(),
        (currency, "") | ("", currency) => currency.to_string(),
        _ => return None,
    };
    let behind_point = number.rsplit_once('.').map_or("", |(_, decimals)| decimals);
    let is_figures = behind_point.bytes().all(|byte| byte.is_ascii_digit());
    if is_figures && behind_point.len() > PLACES as usize {
        return None;
    }
    let typed = number::parse_number(number)?;
    let amount = match typed.doubtful_comma {
        true => typed.number * Exact::whole(1_000),
        false => typed.number,
    };
    let sound = !typed.percent && amount > Exact::ZERO && is_currency(&currency);
    (sound && amount.rounded(PLACES) == amount).then_some((amount, currency))
}

/// Whether two words name different currencies: two codes or two signs that differ, `£` and `EUR`.
fn contradict(one: &str, other: &str) -> bool {
    const SIGNS: [(&str, &str); 2] = [("\u{a3}", "GBP"), ("\u{20ac}", "EUR")];
    let code = |word: &str| {
        let sign = SIGNS.iter().find(|(sign, _)| *sign == word);
        sign.map_or(word.to_uppercase(), |(_, code)| code.to_string())
    };
    let (one, other) = (code(one), code(other));
    // `$` and `kr` are signs of several currencies.
    let is_code = |word: &str| word.len() == 3 && word.bytes().all(|b| b.is_ascii_uppercase());
    is_code(&one) && is_code(&other) && one != other
}

/// Whether a word beside an amount is a currency, or there is none.
fn is_currency(word: &str) -> bool {
    let code = word.len() == 3 && word.bytes().all(|b| b.is_ascii_uppercase());
    let sign = word.chars().count() <= 3 && !word.chars().any(|c| c.is_ascii_lowercase());
    let letters = word.chars().any(char::is_alphabetic);
    code || SMALL.contains(&word) || (sign && !letters) || word == "A$" || word == "NZ$"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn amounts_are_read_with_their_currency() {
        let read =
            |text: &str| money_of(text).map(|(amount, currency)| (amount.to_decimal(), currency));
        let money = |amount: &str, currency: &str| Some((amount.to_string(), currency.to_string()));
        assert_eq!(read("100"), money("100", ""));
        assert_eq!(read("\u{a3} 1,250.50"), money("1250.5", "\u{a3}"));
        assert_eq!(read("80 EUR"), money("80", "EUR"));
        assert_eq!(read("CHF 45"), money("45", "CHF"));
        assert_eq!(read("\u{20ac}1,250"), money("1250", "\u{20ac}"));
        assert_eq!(read("1.250,00 kr"), money("1250", "kr"));
        for text in
            ["", "cup", "-5", "0", "1.005", "1.250", "€ 1.000", "10 %", "1 cup", "5 or 6", "2 + 3"]
        {
            assert_eq!(read(text), None, "{text}");
        }
    }
}
