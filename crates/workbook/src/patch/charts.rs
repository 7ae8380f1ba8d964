//! The charts of a new sheet: parts of their own, to which the drawing of the sheet leads.

use super::container::EditablePackage;
use super::refusal::AdditionRefusal;
use super::relations::{add_relation, relations_of_part, remove_part_with_relations};
use super::workbook::PackageDialect;
use crate::write::{SheetChart, drawing_xml};

const DRAWING: &str = "application/vnd.openxmlformats-officedocument.drawing+xml";
const CHART: &str = "application/vnd.openxmlformats-officedocument.drawingml.chart+xml";

/// Adds the charts of a sheet, by its part and its name. Returns the id of its drawing, if it has any.
pub(super) fn add_charts(
    container: &mut EditablePackage<'_>,
    part: &str,
    name: &str,
    charts: &[SheetChart],
    words: PackageDialect,
) -> Result<Option<String>, AdditionRefusal> {
    if charts.is_empty() {
        return Ok(None);
    }
    let drawing = container.free_part_name("xl/drawings/drawing", ".xml", &[]);
    let mut anchors = String::new();
    for (nth, own) in (1..).zip(charts) {
        let chart = container.free_part_name("xl/charts/chart", ".xml", &[]);
        container.set_content_type(&chart, CHART)?;
        container.put_part(&chart, words.translate_xml(own.xml(name)));
        let kind = format!("{}/chart", words.relations);
        let id = add_relation(container, &drawing, None, &kind, &chart)?;
        anchors.push_str(&own.anchor_xml(nth, &id));
    }
    container.set_content_type(&drawing, DRAWING)?;
    container.put_part(&drawing, words.translate_xml(drawing_xml(&anchors)));
    let kind = format!("{}/drawing", words.relations);
    add_relation(container, part, None, &kind, &drawing).map(Some)
}

/// Removes the drawing of a sheet with its charts, and what these lead to. Returns the names of all.
pub(super) fn remove_charts(
    container: &mut EditablePackage<'_>,
    drawing: String,
) -> Result<Vec<String>, AdditionRefusal> {
    const OWN: [&str; 3] = ["chart", "chartStyle", "chartColorStyle"];
    let mut gone = vec![drawing];
    let mut nth = 0;
    while let Some(part) = gone.get(nth).cloned() {
        let related = relations_of_part(container, &part)?.into_iter();
        let own = related.filter(|own| OWN.contains(&own.kind.as_str()));
        let own: Vec<String> = own.filter_map(|own| own.target).collect();
        gone.extend(own.into_iter().filter(|own| !gone.contains(own)).collect::<Vec<_>>());
        remove_part_with_relations(container, &part);
        nth += 1;
    }
    Ok(gone)
}
