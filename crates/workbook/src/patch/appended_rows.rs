//! Ranges that end with the last row of a sheet grow by the rows added below it.

use super::container::EditablePackage;
use super::refusal::AdditionRefusal;
use super::relations::relations_of_part;
use super::xml::{RootElement, TagKind, TextEdits, XmlTag, for_each_tag};
use crate::address::{CellRange, parse_range};

/// The lists of a sheet whose elements name ranges.
pub(super) const RANGE_LIST_ELEMENTS: [&str; 3] =
    ["dataValidations", "protectedRanges", "ignoredErrors"];

/// The rows that a sheet gets, from 0.
#[derive(Debug, Clone, Copy)]
pub struct AppendedRows {
    /// The row of the headings.
    pub headings: u32,
    /// The last row before.
    pub used: u32,
    /// The last row now.
    pub last: u32,
}

impl AppendedRows {
    /// An area with the new rows; `None` if it does not end with the last row. A single row is no
    /// list that goes on.
    fn area(self, area: &str) -> Option<CellRange> {
        let area = parse_range(area)?;
        let ends = area.last_row == self.used && area.first_row < self.used;
        ends.then_some(CellRange { last_row: self.last, ..area })
    }

    /// A list of areas with the new rows; `None` if it stays.
    fn areas(self, areas: &str) -> Option<String> {
        let grown =
            |area: &str| self.area(area).map_or_else(|| area.to_string(), |own| own.to_a1());
        let new = areas.split(' ').map(grown).collect::<Vec<_>>().join(" ");
        (new != areas).then_some(new)
    }

    fn attribute(self, tag: &XmlTag<'_>, name: &str, edits: &mut TextEdits) {
        let new = tag.raw_attribute(name).and_then(|areas| self.areas(areas));
        if let (Some(new), Some(range)) = (new, tag.attribute_range(name)) {
            edits.replace(range, new);
        }
    }

    /// Grows the filter, the conditional formats, the choices and the unprotected ranges of a sheet.
    pub(super) fn grow_ranges(
        self,
        text: &str,
        outline: &RootElement<'_>,
        edits: &mut TextEdits,
    ) -> Result<(), String> {
        for child in &outline.children {
            match child.tag.local_name() {
                "autoFilter" => self.attribute(&child.tag, "ref", edits),
                "conditionalFormatting" => self.attribute(&child.tag, "sqref", edits),
                "extLst" if child.tag.kind == TagKind::Start => {
                    self.later(text, child.range(), edits)?
                }
                list if RANGE_LIST_ELEMENTS.contains(&list) => {
                    outline
                        .children_of(child)
                        .for_each(|own| self.attribute(&own.tag, "sqref", edits));
                }
                _ => {}
            }
        }
        Ok(())
    }

    /// Grows the ranges of what later versions of Excel added, which stand in elements.
    fn later(
        self,
        text: &str,
        range: std::ops::Range<usize>,
        edits: &mut TextEdits,
    ) -> Result<(), String> {
        let mut begins = None;
        for_each_tag(&text[range.clone()], |tag, _| {
            if tag.local_name() != "sqref" {
                return;
            }
            match (tag.kind, begins.take()) {
                (TagKind::Start, _) => begins = Some(range.start + tag.end()),
                (TagKind::End, Some(begins)) => {
                    let inner = begins..range.start + tag.at;
                    if let Some(new) = self.areas(&text[inner.clone()]) {
                        edits.replace(inner, new);
                    }
                }
                _ => {}
            }
        })
    }

    /// Grows the tables of a sheet that hold the headings, and have no row of totals.
    pub(super) fn grow_tables(
        self,
        container: &mut EditablePackage<'_>,
        sheet: &str,
    ) -> Result<(), AdditionRefusal> {
        for relation in relations_of_part(container, sheet)? {
            let target = relation.target.filter(|_| relation.kind == "table");
            let Some(part) = target.filter(|part| container.has_part(part)) else { continue };
            let text = container.part_text(&part)?;
            let outline = RootElement::parse(&text)
                .map_err(|why| AdditionRefusal::unsound_part(&part, why))?;
            let tag = &outline.root.tag;
            let area = tag.raw_attribute("ref").and_then(parse_range);
            let holds =
                area.is_some_and(|area| (area.first_row..=area.last_row).contains(&self.headings));
            if !holds || tag.number_attribute("totalsRowCount").is_some_and(|rows| rows > 0) {
                continue;
            }
            let mut edits = TextEdits::default();
            self.attribute(tag, "ref", &mut edits);
            if let Some(filter) = outline.child("autoFilter") {
                self.attribute(&filter.tag, "ref", &mut edits);
            }
            container.edit_part(&part, &text, edits);
        }
        Ok(())
    }

    /// The formula of a print area or a filter with the new rows; `None` if it stays.
    pub(super) fn grow_defined_name_formula(self, formula: &str) -> Option<String> {
        let (sheet, area) = formula.rsplit_once('!')?;
        let grown = self.area(&area.replace('$', ""))?;
        let absolute =
            |row: u32, column: u16| format!("${}${}", crate::column_letters(column), row + 1);
        let first = absolute(grown.first_row, grown.first_column);
        let last = absolute(grown.last_row, grown.last_column);
        (!formula.contains(',')).then(|| format!("{sheet}!{first}:{last}"))
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn what_ends_with_the_last_row_grows() {
        let grown = AppendedRows { headings: 2, used: 9, last: 11 };
        for (areas, new) in [
            ("A3:B10", Some("A3:B12")),
            ("A10", None),
            ("A3:B9", None),
            ("A3:B11", None),
            ("C1 A3:B10 D4:D10", Some("C1 A3:B12 D4:D12")),
            ("x", None),
        ] {
            assert_eq!(grown.areas(areas).as_deref(), new, "{areas}");
        }
        for (formula, new) in [
            ("'A, B'!$A$3:$B$10", None),
            ("Members!$A$3:$B$10", Some("Members!$A$3:$B$12")),
            ("Members!$A:$B", None),
            ("Members!$A$3:$B$10,Members!$D$3:$D$10", None),
        ] {
            assert_eq!(grown.grow_defined_name_formula(formula).as_deref(), new, "{formula}");
        }
        let text = "<a><extLst><x:sqref>A3:A10</x:sqref></extLst><autoFilter ref=\"A3:B10\"/></a>";
        let mut edits = TextEdits::default();
        grown.grow_ranges(text, &RootElement::parse(text).unwrap(), &mut edits).unwrap();
        assert_eq!(
            edits.apply(text),
            "<a><extLst><x:sqref>A3:A12</x:sqref></extLst><autoFilter ref=\"A3:B12\"/></a>"
        );
    }
}
