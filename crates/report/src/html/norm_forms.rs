//! The forms of title norms as one page that prints a form on each sheet of paper, also into a PDF file.

use engine::awards::ComputedEvent;

use super::markup::MarkupBuilder;
use crate::norm_forms::{
    NORM_FORM_COLUMN_COUNT, NormForm, NormFormCell, NormFormRow, norm_forms_of_event,
};

const BEGIN: &str =
    "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<title>";
const STYLE: &str = "</title>\n<style>\n\
    @page { size: A4; margin: 12mm }\n\
    body { font: 9pt sans-serif; color: #000; background: #fff }\n\
    section { break-after: page }\n\
    section:last-child { break-after: auto }\n\
    table { width: 100%; border-collapse: collapse }\n\
    th { padding: 2.5mm 1mm 0.5mm; text-align: left; border-bottom: 0.4mm solid #000 }\n\
    td { padding: 0.5mm 1mm; height: 4mm; vertical-align: top; border-bottom: 0.1mm solid #999 }\n\
    tr { break-inside: avoid }\n\
    </style>\n</head>\n<body>\n";
const END: &str = "</body>\n</html>\n";

/// The page of an event; `None` for one without ratings of FIDE.
pub fn norm_forms_page(outcome: &ComputedEvent) -> Option<Vec<u8>> {
    let forms = norm_forms_of_event(outcome);
    if forms.is_empty() {
        return None;
    }
    let mut page = MarkupBuilder::new();
    page.raw(BEGIN).text("Title norms: ").text(outcome.event.title()).raw(STYLE);
    forms.iter().for_each(|form| section(&mut page, form));
    page.raw(END);
    Some(page.into_bytes())
}

fn section(page: &mut MarkupBuilder, form: &NormForm) {
    page.raw("<section>\n<table>\n");
    for row in &form.rows {
        page.raw("<tr>");
        match row {
            NormFormRow::Headings(headings) => {
                let cells: Vec<MarkupBuilder> = headings.iter().map(|text| text_of(text)).collect();
                put(page, "th", &cells);
            }
            NormFormRow::Fact(what, cell) => put(page, "td", &[text_of(what), content(cell)]),
            NormFormRow::Cells(cells) => {
                put(page, "td", &cells.iter().map(content).collect::<Vec<_>>());
            }
        }
        page.raw("</tr>\n");
    }
    page.raw("</table>\n</section>\n");
}

/// The cells of a row, the last of which takes what is left of it.
fn put(page: &mut MarkupBuilder, tag: &'static str, cells: &[MarkupBuilder]) {
    for (at, cell) in cells.iter().enumerate() {
        let left = NORM_FORM_COLUMN_COUNT.saturating_sub(at);
        page.raw("<").raw(tag);
        if at + 1 == cells.len() && left > 1 {
            page.raw(" colspan=\"").number(i32::try_from(left).unwrap_or(1)).raw("\"");
        }
        page.raw(">").add(cell).raw("</").raw(tag).raw(">");
    }
}

fn text_of(text: &str) -> MarkupBuilder {
    let mut markup = MarkupBuilder::new();
    markup.text(text);
    markup
}

fn content(cell: &NormFormCell) -> MarkupBuilder {
    match cell {
        NormFormCell::Text(text) => text_of(text),
        NormFormCell::Number(number) => text_of(&number.to_string()),
    }
}
