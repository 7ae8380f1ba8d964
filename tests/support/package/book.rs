//! Checks the workbook: sheets, their names, defined names, tables.

use std::collections::BTreeSet;

use super::areas::{area, sheets_of};
use super::sheet::{self, Known};
use super::styles::Styles;
use super::xml::Element;
use super::{Package, count_of};

const PART: &str = "xl/workbook.xml";
const STRINGS: &str = "xl/sharedStrings.xml";
const ORDER: [&str; 18] = [
    "fileVersion",
    "fileSharing",
    "workbookPr",
    "workbookProtection",
    "bookViews",
    "sheets",
    "functionGroups",
    "externalReferences",
    "definedNames",
    "calcPr",
    "oleSize",
    "customWorkbookViews",
    "pivotCaches",
    "smartTagPr",
    "smartTagTypes",
    "webPublishing",
    "fileRecoveryPr",
    "extLst",
];

/// Checks the workbook and all of its sheets.
pub fn check(package: &mut Package, styles: &Styles) {
    let Some(root) = package.parts.remove(PART) else { return package.fault(PART, "is missing") };
    sheet::in_order(package, PART, &root, &ORDER);
    let sheets: Vec<&Element> =
        root.child("sheets").iter().flat_map(|list| list.all("sheet")).collect();
    let names: Vec<String> =
        sheets.iter().map(|sheet| sheet.get("name").unwrap_or_default().to_string()).collect();
    sheet_names(package, &names);
    let ids: BTreeSet<_> = sheets.iter().map(|sheet| sheet.get("sheetId")).collect();
    package.must(ids.len() == sheets.len(), PART, || "two sheets share a sheetId".to_string());
    let hidden = |sheet: &Element| sheet.get("state").is_some_and(|state| state != "visible");
    package.must(sheets.iter().any(|sheet| !hidden(sheet)), PART, || "no sheet is seen".into());
    for view in root.child("bookViews").iter().flat_map(|views| views.all("workbookView")) {
        let active = view.number("activeTab").unwrap_or_default();
        package.must(sheets.get(active).is_some_and(|sheet| !hidden(sheet)), PART, || {
            format!("opens on sheet {active}, which cannot be seen")
        });
    }
    let strings = strings(package);
    let mut known = Known { styles, strings, sheets: &names, taken: BTreeSet::new(), tables: 0 };
    defined_names(package, &root, &mut known);
    for (sheet, name) in sheets.iter().zip(&names) {
        let id = sheet.get("r:id").unwrap_or_default();
        match package.related(PART, id) {
            Some((kind, part)) if kind == "worksheet" => sheet::check(package, &part, &mut known),
            _ => package.fault(PART, &format!("{name} is no worksheet")),
        }
    }
}

fn sheet_names(package: &mut Package, names: &[String]) {
    let mut folded = BTreeSet::new();
    for name in names {
        let units = name.encode_utf16().count();
        let sound = (1..=31).contains(&units)
            && !name.contains(|c: char| "[]:*?/\\".contains(c))
            && !name.starts_with('\'')
            && !name.ends_with('\'')
            && !name.eq_ignore_ascii_case("History");
        package.must(sound, PART, || format!("no sheet can be named {name:?}"));
        package.must(folded.insert(name.to_lowercase()), PART, || {
            format!("two sheets are named {name:?}")
        });
    }
}

/// The shared strings.
fn strings(package: &mut Package) -> Vec<String> {
    let Some(root) = package.parts.remove(STRINGS) else { return Vec::new() };
    let texts: Vec<String> = root.all("si").map(Element::whole_text).collect();
    let (count, unique) = (texts.len(), root.number("uniqueCount").unwrap_or(texts.len()));
    package.must(unique == count, STRINGS, || format!("says {unique} and has {count}"));
    let long = texts.iter().any(|text| super::areas::units(text) > 32_767);
    package.must(!long, STRINGS, || "a text is too long".to_string());
    texts
}

/// Whether Excel accepts a text as a name: no cell, no number, no space.
fn is_name(name: &str) -> bool {
    let first = name.chars().next().is_some_and(|c| c.is_alphabetic() || "_\\".contains(c));
    let others = name.chars().all(|c| c.is_alphanumeric() || "_\\.?".contains(c));
    let cell = area(&name.to_uppercase()).is_some() || ["R", "C"].contains(&&*name.to_uppercase());
    first && others && !cell && name.encode_utf16().count() <= 255
}

fn defined_names(package: &mut Package, root: &Element, known: &mut Known<'_>) {
    let mut scoped = BTreeSet::new();
    for defined in root.child("definedNames").iter().flat_map(|list| list.all("definedName")) {
        let name = defined.get("name").unwrap_or_default();
        let scope = defined.number("localSheetId");
        package.must(scope.is_none_or(|scope| scope < known.sheets.len()), PART, || {
            format!("{name} belongs to sheet {scope:?}")
        });
        package.must(scoped.insert((name.to_lowercase(), scope)), PART, || {
            format!("defines {name} twice")
        });
        let formula = &defined.text;
        package.must(!formula.is_empty() && formula.encode_utf16().count() <= 8_192, PART, || {
            format!("{name} stands for nothing, or for too much")
        });
        let own = sheets_of(formula);
        for sheet in own.iter().filter(|sheet| !known.has(sheet)) {
            package.fault(PART, &format!("{name} refers to {sheet:?}, which is no sheet"));
        }
        match name.strip_prefix("_xlnm.") {
            Some(built_in) => {
                let of_own = scope.is_some_and(|scope| {
                    own.iter().all(|sheet| Some(sheet) == known.sheets.get(scope))
                        && !own.is_empty()
                });
                let area = formula.split(',').all(is_area);
                package.must(of_own && area, PART, || format!("{built_in} is {formula}"));
            }
            None => {
                package.must(is_name(name), PART, || format!("{name:?} is no name"));
                known.taken.insert(name.to_lowercase());
            }
        }
    }
}

/// Whether a formula is an area of a sheet, or some of its rows or columns.
fn is_area(formula: &str) -> bool {
    let Some((_, reference)) = formula.rsplit_once('!') else { return false };
    let reference = reference.replace('$', "");
    let rows = reference.split_once(':').is_some_and(|(first, last)| {
        let row = |text: &str| text.parse::<u32>().ok().filter(|row| (1..=1_048_576).contains(row));
        row(first).zip(row(last)).is_some_and(|(first, last)| first <= last)
    });
    let columns = reference.split_once(':').is_some_and(|(first, last)| {
        let is_column = |text: &str| {
            (1..=3).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_uppercase())
        };
        is_column(first) && is_column(last) && (first.len(), first) <= (last.len(), last)
    });
    rows || columns || area(&reference).is_some()
}

/// Checks a table of a sheet; `cell` gives the text of a cell.
pub fn table(
    package: &mut Package,
    part: &str,
    known: &mut Known<'_>,
    cell: impl Fn(u32, u32) -> Option<String>,
) -> Option<super::areas::Area> {
    let root = package.parts.remove(part)?;
    known.tables += 1;
    let number = known.tables;
    package.must(root.number("id") == Some(number), part, || format!("is not of id {number}"));
    let name = root.get("displayName").unwrap_or_default();
    package.must(root.get("name") == Some(name) && is_name(name), part, || {
        format!("cannot be named {name:?}")
    });
    package.must(known.taken.insert(name.to_lowercase()), part, || format!("{name} is taken"));
    let Some(place) = root.get("ref").and_then(area) else {
        package.fault(part, "has no area");
        return None;
    };
    package.must(place.first.0 < place.last.0, part, || "has no row".to_string());
    if let Some(filter) = root.child("autoFilter") {
        package.must(filter.get("ref") == root.get("ref"), part, || "filters another area".into());
    }
    let columns = root.child("tableColumns")?;
    let count = count_of(package, part, columns, "tableColumn");
    package.must(count == place.width(), part, || {
        format!("has {count} columns and is {} wide", place.width())
    });
    let (mut ids, mut headings) = (BTreeSet::new(), BTreeSet::new());
    for (column, own) in (place.first.1..).zip(columns.all("tableColumn")) {
        let heading = own.get("name").unwrap_or_default();
        package.must(ids.insert(own.get("id")), part, || format!("{heading} has no id of its own"));
        let alone = headings.insert(heading.to_lowercase()) && !heading.is_empty();
        package.must(alone, part, || format!("two columns are headed {heading:?}"));
        let shown = cell(place.first.0, column);
        package.must(shown.as_deref() == Some(heading), part, || {
            format!("is headed {shown:?} above {heading:?}")
        });
    }
    Some(place)
}
