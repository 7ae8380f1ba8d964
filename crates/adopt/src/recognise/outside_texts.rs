//! Texts that stand in no cell: headers and footers of pages, text boxes, lines of a web page.

use std::collections::BTreeSet;

use super::super::translate::ForeignWorkbookCells;
use super::courtesy::{is_courtesy_line, is_labelled_courtesy_line};
use super::titles::names_source_program;
use super::unread::{UnreadText, may_affect_results};
use super::{
    EventFact, FactKind, RecognisedWorkbook, Sureness, conflicting_day, unambiguous_date_in_text,
};
use model::name_comparison::folded_name;
use model::{SheetCopy, WorkbookCopy};

/// The texts outside of the cells of a workbook, but those that say again what a cell says. One with
/// another day than the event's bears on it.
pub(crate) fn find_texts_outside_cells(
    copy: &WorkbookCopy,
    found: &RecognisedWorkbook,
) -> Vec<UnreadText> {
    const SHORTEST: usize = 4;
    let cells = ForeignWorkbookCells::new(copy);
    let of_facts = found.facts.iter().flat_map(|fact| {
        [fact.value.clone(), fact.at.map(|at| cells.text(at))].into_iter().flatten()
    });
    let names = copy.sheets.iter().flat_map(|sheet| [&sheet.name, &sheet.caption]);
    let names = names.chain([&copy.title]).cloned();
    let known: BTreeSet<String> = of_facts.chain(names).map(|text| folded_name(&text)).collect();
    let is_told = |text: &&String| {
        known.contains(&folded_name(text))
            || text.chars().filter(|c| c.is_alphanumeric()).count() < SHORTEST
            || is_courtesy_line(text)
            || is_labelled_courtesy_line(text, None)
            || names_source_program(text)
    };
    let date = found.fact(FactKind::Date).and_then(|fact| fact.value.as_deref());
    let is_of_another_day =
        |text: &str| date.is_some_and(|date| conflicting_day(text, date, "").is_some());
    let shown = copy.sheets.iter().filter(|sheet| !sheet.hidden);
    let texts = shown.flat_map(texts_of_sheet).filter(|text| !is_told(text));
    let unread = texts.map(|text| UnreadText {
        at: None,
        text: text.clone(),
        bears: may_affect_results(text) || is_of_another_day(text),
    });
    unread.collect()
}

fn texts_of_sheet(sheet: &SheetCopy) -> &[String] {
    &sheet.layout.texts_outside_cells
}

/// Proposes the day that such a text tells, where no cell has one.
pub(super) fn propose_day_outside_cells(copy: &WorkbookCopy, found: &mut RecognisedWorkbook) {
    let sheets: BTreeSet<u16> = found.tables.iter().map(|table| table.sheet).collect();
    let sheets = sheets.into_iter().filter_map(|sheet| copy.sheets.get(usize::from(sheet)));
    let told = sheets
        .flat_map(texts_of_sheet)
        .find_map(|text| Some((text, unambiguous_date_in_text(text)?)));
    let open = |fact: &&mut EventFact| fact.kind == FactKind::Date && fact.sure == Sureness::Asked;
    let date = found.facts.iter_mut().find(open).filter(|date| date.value.is_none());
    if let Some((date, (text, day))) = date.zip(told) {
        date.value = Some(day.to_string());
        date.evidence = format!("outside the cells stands “{text}”");
    }
}
