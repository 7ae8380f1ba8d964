//! Checks a sheet: rows and cells are unique and sorted, and all references exist.

use std::collections::{BTreeMap, BTreeSet};

use super::areas::{Area, area, areas, cell, overlaps, sheets_of, units};
use super::styles::Styles;
use super::xml::Element;
use super::{Package, book, count_of, notes};

/// Facts about the workbook.
pub struct Known<'a> {
    /// Its formats.
    pub styles: &'a Styles,
    /// Its shared strings.
    pub strings: Vec<String>,
    /// The names of its sheets.
    pub sheets: &'a [String],
    /// Defined names and names of tables.
    pub taken: BTreeSet<String>,
    /// The number of tables so far.
    pub tables: usize,
}

impl Known<'_> {
    /// Whether a sheet exists.
    pub fn has(&self, name: &str) -> bool {
        self.sheets.iter().any(|sheet| sheet.to_lowercase() == name.to_lowercase())
    }
}

const ORDER: [&str; 37] = [
    "sheetPr",
    "dimension",
    "sheetViews",
    "sheetFormatPr",
    "cols",
    "sheetData",
    "sheetCalcPr",
    "sheetProtection",
    "protectedRanges",
    "scenarios",
    "autoFilter",
    "sortState",
    "dataConsolidate",
    "customSheetViews",
    "mergeCells",
    "phoneticPr",
    "conditionalFormatting",
    "dataValidations",
    "hyperlinks",
    "printOptions",
    "pageMargins",
    "pageSetup",
    "headerFooter",
    "rowBreaks",
    "colBreaks",
    "customProperties",
    "cellWatches",
    "ignoredErrors",
    "smartTags",
    "drawing",
    "legacyDrawing",
    "legacyDrawingHF",
    "picture",
    "oleObjects",
    "controls",
    "tableParts",
    "extLst",
];
const ERRORS: [&str; 8] =
    ["#NULL!", "#DIV/0!", "#VALUE!", "#REF!", "#NAME?", "#NUM!", "#N/A", "#GETTING_DATA"];

/// Checks that the children of an element are in a list, each once and in its order.
pub fn in_order(package: &mut Package, part: &str, root: &Element, order: &[&str]) {
    let mut last = None;
    for child in &root.children {
        let place = order.iter().position(|name| *name == child.name);
        package.must(place.is_some(), part, || format!("<{}> is not known", child.name));
        let again = child.name == "conditionalFormatting" && place == last;
        package.must(again || place > last, part, || {
            format!("<{}> stands twice or too late", child.name)
        });
        last = last.max(place);
    }
}

/// Checks a sheet and what belongs to it.
pub fn check(package: &mut Package, part: &str, known: &mut Known<'_>) {
    let Some(root) = package.parts.remove(part) else {
        return package.fault(part, "is missing");
    };
    in_order(package, part, &root, &ORDER);
    let texts = cells(package, part, &root, known);
    columns(package, part, &root, known);
    views(package, part, &root);
    let merged = merges(package, part, &root);
    validations(package, part, &root);
    links(package, part, &root, known);
    references(package, part, &root, known);
    let mut filled: Vec<Area> = Vec::new();
    let filter = root.child("autoFilter").and_then(|filter| filter.get("ref"));
    if let Some(filter) = filter {
        match area(filter) {
            Some(area) => filled.push(area),
            None => package.fault(part, &format!("filters {filter}")),
        }
    }
    if let Some(list) = root.child("tableParts") {
        count_of(package, part, list, "tablePart");
        for table in list.all("tablePart") {
            match package.related(part, table.get("r:id").unwrap_or_default()) {
                Some((kind, table)) if kind == "table" => {
                    let text = |row, column| texts.get(&(row, column)).cloned();
                    filled.extend(book::table(package, &table, known, text));
                }
                _ => package.fault(part, "a table part is no table"),
            }
        }
    }
    package.must(overlaps(&filled) == 0, part, || "tables or filters overlap".to_string());
    let in_table = |merge: &&Area| filter.is_none() && filled.iter().any(|area| area.meets(merge));
    package.must(!merged.iter().any(|merge| in_table(&merge)), part, || "merges a table".into());
    let drawing = root.child("legacyDrawing").and_then(|drawing| drawing.get("r:id"));
    let shapes = drawing.and_then(|id| package.related(part, id)).map(|(_, part)| part);
    let related = package.relations.get(part).cloned().unwrap_or_default();
    let mut comments = related.into_values().filter(|(kind, _)| kind == "comments");
    let comments = comments.next().map(|(_, part)| part);
    notes::check(package, part, comments, shapes);
}

/// Checks rows and cells; returns the texts of the cells.
fn cells(
    package: &mut Package,
    part: &str,
    root: &Element,
    known: &Known<'_>,
) -> BTreeMap<(u32, u32), String> {
    let mut texts = BTreeMap::new();
    let mut last = 0;
    for row in root.child("sheetData").iter().flat_map(|data| data.all("row")) {
        let number: u32 = row.get("r").and_then(|r| r.parse().ok()).unwrap_or_default();
        package.must(number > last && number <= 1_048_576, part, || {
            format!("row {number} stands after row {last}")
        });
        last = number;
        if let Some(height) = row.get("ht") {
            let sound = height.parse::<f64>().is_ok_and(|height| (0.0..=409.5).contains(&height));
            package.must(sound, part, || format!("row {number} is {height} high"));
        }
        style(package, part, row, known);
        let mut column = 0;
        for one in row.all("c") {
            let place = one.get("r").unwrap_or_default();
            let at = cell(place).unwrap_or_default();
            package.must(at.0 == number && at.1 > column, part, || {
                format!("{place} stands in row {number} after column {column}")
            });
            column = at.1;
            style(package, part, one, known);
            let text = value(package, part, (one, place), known);
            texts.extend(text.map(|text| (at, text)));
        }
    }
    texts
}

fn style(package: &mut Package, part: &str, element: &Element, known: &Known<'_>) {
    if let Some(style) = element.get("s").or_else(|| element.get("style")) {
        let sound = style.parse::<usize>().is_ok_and(|style| style < known.styles.cells);
        package.must(sound, part, || format!("<{}> has the format {style}", element.name));
    }
}

/// Checks the value of a cell; returns its text.
fn value(
    package: &mut Package,
    part: &str,
    (cell, place): (&Element, &str),
    known: &Known<'_>,
) -> Option<String> {
    let names: Vec<&str> = cell.children.iter().map(|child| child.name.as_str()).collect();
    let kinds = [&[][..], &["v"], &["f"], &["f", "v"], &["is"]];
    package.must(kinds.contains(&&names[..]), part, || format!("{place} holds {names:?}"));
    let stored = cell.child("v").map(|value| value.text.as_str());
    let text = cell.child("is").map(Element::whole_text);
    let index = stored.filter(|_| cell.get("t") == Some("s"));
    let shared = index.and_then(|index| known.strings.get(index.parse::<usize>().ok()?));
    let sound = match (cell.get("t").unwrap_or("n"), stored) {
        ("inlineStr", None) => text.is_some(),
        (_, _) if text.is_some() => false,
        ("n" | "b" | "e" | "str" | "s", None) => true,
        ("n", Some(number)) => {
            number.parse::<f64>().is_ok_and(|n| n.is_finite() && !number.contains('n'))
        }
        ("b", Some(answer)) => ["0", "1"].contains(&answer),
        ("e", Some(error)) => ERRORS.contains(&error),
        ("s", Some(_)) => shared.is_some(),
        ("str", Some(text)) => units(text) <= 32_767,
        _ => false,
    };
    package.must(sound, part, || format!("{place} holds {:?} {stored:?}", cell.get("t")));
    let long = text.as_deref().map_or(0, units);
    package.must(long <= 32_767, part, || format!("{place} holds {long} characters"));
    if let Some(formula) = cell.child("f") {
        formula_of(package, part, (formula, place), known);
    }
    text.or_else(|| shared.cloned())
}

fn formula_of(
    package: &mut Package,
    part: &str,
    (formula, place): (&Element, &str),
    known: &Known<'_>,
) {
    let long = formula.text.encode_utf16().count();
    package.must((1..=8_192).contains(&long), part, || format!("{place} has {long} of a formula"));
    if formula.get("t") == Some("array") {
        let filled = formula.get("ref").and_then(area);
        let own = filled.is_some_and(|area| Some(area.first) == cell(place));
        package.must(own, part, || format!("{place} fills {:?}", formula.get("ref")));
    }
    // Quoted parts are text.
    let outside: String = formula.text.split('"').step_by(2).collect::<Vec<&str>>().join("\"\"");
    // Neither tables nor other workbooks are copied.
    package.must(!outside.contains('['), part, || format!("{place} refers to {outside}"));
    for sheet in sheets_of(&outside).iter().filter(|sheet| !known.has(sheet)) {
        package.fault(part, &format!("{place} refers to {sheet:?}, which is no sheet"));
    }
}

fn columns(package: &mut Package, part: &str, root: &Element, known: &Known<'_>) {
    let mut last = 0;
    for column in root.child("cols").iter().flat_map(|list| list.all("col")) {
        let (min, max) = (column.number("min").unwrap_or(0), column.number("max").unwrap_or(0));
        package.must(last < min && min <= max && max <= 16_384, part, || {
            format!("columns {min} to {max} after {last}")
        });
        last = max;
        let width = column.get("width").and_then(|width| width.parse::<f64>().ok());
        let sound = width.is_some_and(|width| (0.0..=256.0).contains(&width));
        package.must(sound, part, || format!("column {min} is {width:?} wide"));
        style(package, part, column, known);
    }
}

fn views(package: &mut Package, part: &str, root: &Element) {
    for element in root.child("sheetViews").iter().flat_map(|views| views.everything()) {
        for name in ["topLeftCell", "activeCell"] {
            let place = element.get(name);
            package.must(place.is_none_or(|place| cell(place).is_some()), part, || {
                format!("{name} is {place:?}")
            });
        }
        if element.name == "pane" {
            let beyond = |name, most| element.number(name).is_some_and(|split| split >= most);
            let sound = !beyond("xSplit", 16_384) && !beyond("ySplit", 1_048_576);
            package.must(sound, part, || "is frozen beyond its end".to_string());
        }
    }
}

/// Checks that all references to cells are valid.
fn references(package: &mut Package, part: &str, root: &Element, known: &Known<'_>) {
    if let Some(all) = root.child("dimension").and_then(|dimension| dimension.get("ref")) {
        package.must(area(all).is_some(), part, || format!("says that it is {all}"));
    }
    for element in root.everything() {
        if let Some(cells) = element.get("sqref") {
            package.must(areas(cells).is_some(), part, || format!("<{}> {cells}", element.name));
        }
        if let Some(id) = element.number("dxfId") {
            package.must(id < known.styles.differences, part, || format!("dxf {id}"));
        }
        if ["oddHeader", "oddFooter"].contains(&element.name.as_str()) {
            let long = element.text.encode_utf16().count();
            package.must(long <= 255, part, || format!("<{}> is {long} long", element.name));
        }
    }
}

fn merges(package: &mut Package, part: &str, root: &Element) -> Vec<Area> {
    let Some(list) = root.child("mergeCells") else { return Vec::new() };
    count_of(package, part, list, "mergeCell");
    let named = |merge: &Element| merge.get("ref").and_then(area);
    let merged: Vec<Area> = list.all("mergeCell").filter_map(named).collect();
    package.must(!merged.is_empty() && merged.len() == list.children.len(), part, || {
        "merges what is no area".to_string()
    });
    package.must(merged.iter().all(|area| area.first != area.last), part, || {
        "merges a single cell".to_string()
    });
    package.must(overlaps(&merged) == 0, part, || "merges overlap".to_string());
    merged
}

fn validations(package: &mut Package, part: &str, root: &Element) {
    let Some(list) = root.child("dataValidations") else { return };
    count_of(package, part, list, "dataValidation");
    for one in list.all("dataValidation") {
        let place = one.get("sqref").unwrap_or_default();
        for (name, most) in
            [("promptTitle", 32), ("prompt", 255), ("errorTitle", 32), ("error", 255)]
        {
            let long = one.get(name).map_or(0, |text| text.encode_utf16().count());
            package.must(long <= most, part, || format!("{name} on {place} is {long} long"));
        }
        let formula = one.child("formula1").map(Element::whole_text).unwrap_or_default();
        let long = formula.encode_utf16().count();
        let most = if formula.starts_with('"') { 257 } else { 8_192 };
        package.must((1..=most).contains(&long), part, || format!("choices on {place}: {long}"));
    }
}

fn links(package: &mut Package, part: &str, root: &Element, known: &Known<'_>) {
    const MOST: usize = 65_530;
    let links: Vec<&Element> =
        root.child("hyperlinks").iter().flat_map(|list| list.all("hyperlink")).collect();
    package.must(links.len() <= MOST, part, || format!("has {} links", links.len()));
    for link in links {
        let place = link.get("ref").unwrap_or_default();
        package.must(area(place).is_some(), part, || format!("a link on {place:?}"));
        let target = link.get("location").unwrap_or_default();
        let sheet = sheets_of(target).pop();
        // With an id of its own the target is in another file.
        let elsewhere = link.get("r:id").or(link.get("id")).is_some();
        let there = target.is_empty() || elsewhere || sheet.is_some_and(|sheet| known.has(&sheet));
        package.must(there, part, || format!("{place} leads to {target}"));
        for name in ["location", "tooltip", "display"] {
            let long = link.get(name).map_or(0, |text| text.encode_utf16().count());
            package.must(long <= 2_079, part, || format!("{name} of {place} is {long} long"));
        }
    }
}
