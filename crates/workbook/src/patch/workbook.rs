//! The part of a package that lists its sheets and names.

use std::collections::{HashMap, HashSet};

use super::container::Container;
use super::grow::AppendedRows;
use super::numbers::free_number;
use super::refusal::Refusal;
use super::relations::{Relation, relations, target_of};
use super::xml::{Edits, RootElement};
use crate::part::folded;

/// The largest number of a sheet that Excel opens.
const MOST_NUMBER: u32 = 65_534;

/// The children of the part in the order of the schema.
const ORDER: [&str; 21] = [
    "fileVersion",
    "fileSharing",
    "workbookPr",
    "AlternateContent",
    "revisionPtr",
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
    "webPublishObjects",
    "extLst",
];

/// The words in which a package is written.
#[derive(Debug, Clone, Copy)]
pub(super) struct PackageDialect {
    /// The namespace of cells.
    pub main: &'static str,
    /// The namespace of relations, which also begins their types.
    pub relations: &'static str,
}

/// Those of Excel's usual files.
pub(super) const USUAL: PackageDialect = PackageDialect {
    main: "http://schemas.openxmlformats.org/spreadsheetml/2006/main",
    relations: "http://schemas.openxmlformats.org/officeDocument/2006/relationships",
};
/// Those of its strict ones.
const STRICT: PackageDialect = PackageDialect {
    main: "http://purl.oclc.org/ooxml/spreadsheetml/main",
    relations: "http://purl.oclc.org/ooxml/officeDocument/relationships",
};

impl PackageDialect {
    /// A text that this crate wrote, in these words.
    pub(super) fn write(self, text: String) -> String {
        if self.main == USUAL.main {
            return text;
        }
        const DRAWINGS: [&str; 2] = [
            "http://schemas.openxmlformats.org/drawingml/2006/",
            "http://purl.oclc.org/ooxml/drawingml/",
        ];
        let text = text.replace(USUAL.main, self.main).replace(USUAL.relations, self.relations);
        text.replace(DRAWINGS[0], DRAWINGS[1])
    }
}

/// A sheet of the workbook.
#[derive(Debug, Clone)]
pub(super) struct ListedSheet {
    pub name: String,
    /// Its part; `None` if nothing leads to one.
    pub part: Option<String>,
    /// Whether it has cells.
    pub cells: bool,
    /// The id of its relation.
    id: String,
    number: u32,
}

/// The workbook of a package.
#[derive(Debug)]
pub(super) struct SheetList {
    pub part: String,
    /// The words in which it is written.
    pub words: PackageDialect,
    /// Whether it can hold macros.
    pub macros: bool,
    /// Whether it counts days from 1904.
    pub from_1904: bool,
    pub sheets: Vec<ListedSheet>,
    /// The relations of the part.
    pub relations: Vec<Relation>,
}

/// A sheet to add: its name, and the id of its relation.
pub(super) struct NewSheet {
    pub name: String,
    /// The id of its relation.
    pub id: String,
}

/// The sheets that a workbook gets.
#[derive(Default)]
pub(super) struct NewSheets {
    pub sheets: Vec<NewSheet>,
    /// The defined names of these and of other sheets.
    pub names: Vec<SheetName>,
}

/// A defined name of a sheet.
#[derive(Debug, Clone)]
pub(super) struct SheetName {
    /// The name of its sheet.
    pub sheet: String,
    /// The name, such as `_xlnm.Print_Titles`.
    pub name: String,
    /// Its other attributes, as they are written.
    pub attributes: String,
    /// Its formula, as it is written.
    pub formula: String,
    /// Whether one that the sheet has stays in its place.
    pub yields: bool,
}

impl SheetList {
    /// The workbook of a package.
    pub(super) fn read(container: &mut Container<'_>) -> Result<SheetList, Refusal> {
        let top = relations(container, "")?;
        let part = target_of(&top, "officeDocument").filter(|part| container.has(part));
        let Some(part) = part else { return Err(kind_without_list(container)) };
        let signed = |own: &Relation| own.kind == "origin";
        if top.iter().any(signed) || container.names().any(|name| name.starts_with("_xmlsign")) {
            return Err(Refusal::Signed);
        }
        let content = container.type_of(&part)?.unwrap_or_default();
        let macros = match content.strip_prefix("application/vnd.") {
            Some("openxmlformats-officedocument.spreadsheetml.sheet.main+xml") => false,
            Some("ms-excel.sheet.macroEnabled.main+xml") => true,
            Some("ms-excel.sheet.binary.macroEnabled.main") => {
                return Err(Refusal::Kind { what: "an xlsb workbook" });
            }
            Some(other) if other.contains("template") || other.contains("addin") => {
                return Err(Refusal::Template);
            }
            _ => return Err(Refusal::unsound(&part, "its content type is none of a workbook")),
        };
        let relations = relations(container, &part)?;
        if relations.iter().any(|own| own.kind == "revisionHeaders") {
            return Err(Refusal::Shared);
        }
        let text = container.text(&part)?;
        let unsound = |why| Refusal::unsound(&part, why);
        let outline = RootElement::with(&text, &["sheets"]).map_err(unsound)?;
        let (words, sheets) = sheets_of(&outline, &relations).map_err(unsound)?;
        let properties = outline.child("workbookPr").and_then(|own| own.tag.raw_value("date1904"));
        let from_1904 = matches!(properties, Some("1" | "true"));
        Ok(SheetList { part, words, macros, from_1904, sheets, relations })
    }

    /// Removes and adds sheets and names of sheets.
    pub(super) fn change(
        &self,
        container: &mut Container<'_>,
        gone: &[String],
        new: &NewSheets,
        grown: &HashMap<usize, AppendedRows>,
    ) -> Result<(), Refusal> {
        let text = container.text(&self.part)?;
        let mut edits = Edits::default();
        let unsound = |why| Refusal::unsound(&self.part, why);
        self.edit(&text, gone, new, &mut edits).map_err(unsound)?;
        grow_names(&text, grown, &mut edits).map_err(unsound)?;
        container.edit(&self.part, &text, edits);
        Ok(())
    }

    fn edit(
        &self,
        text: &str,
        gone: &[String],
        new: &NewSheets,
        edits: &mut Edits,
    ) -> Result<(), String> {
        let outline = RootElement::with(text, &["sheets", "definedNames", "bookViews"])?;
        let own = outline.root.tag.prefix_of(&[self.words.relations]);
        let (declared, prefix) = match own {
            Some(prefix) => (String::new(), prefix),
            None => (format!(" xmlns:r=\"{}\"", self.words.relations), "r:".to_string()),
        };
        let list = outline.child("sheets").ok_or("it lists no sheets")?;
        // The new position of each sheet.
        let mut places: Vec<Option<usize>> = Vec::new();
        let mut order: Vec<String> = Vec::new();
        for (sheet, element) in self.sheets.iter().zip(outline.inside(list)) {
            let goes = gone.contains(&sheet.name);
            if goes {
                edits.remove(element.range());
            }
            places.push((!goes).then_some(order.len()));
            order.extend((!goes).then(|| sheet.name.clone()));
        }
        let kept = self.sheets.iter().filter(|sheet| !gone.contains(&sheet.name));
        let mut numbers: HashSet<u32> = kept.map(|sheet| sheet.number).collect();
        let tag = list.tag.prefix();
        for sheet in &new.sheets {
            let number = free_number(&mut numbers, 1..=MOST_NUMBER);
            let name = quick_xml::escape::escape(sheet.name.as_str());
            let id = &sheet.id;
            let xml = format!(
                "<{tag}sheet{declared} name=\"{name}\" sheetId=\"{number}\" {prefix}id=\"{id}\"/>"
            );
            list.append(&xml, edits);
            order.push(sheet.name.clone());
        }
        edit_names(&outline, &places, &order, &new.names, edits)?;
        for view in outline.child("bookViews").into_iter().flat_map(|own| outline.inside(own)) {
            for name in ["activeTab", "firstSheet"] {
                let at = view.tag.number(name).and_then(|at| places.get(at as usize).copied());
                if let (Some(at), Some(range)) = (at, view.tag.range(name)) {
                    edits.replace(range, at.unwrap_or(0).to_string());
                }
            }
        }
        Ok(())
    }
}

/// Moves the defined names of sheets to their new positions, and adds some.
fn edit_names(
    outline: &RootElement<'_>,
    places: &[Option<usize>],
    order: &[String],
    names: &[SheetName],
    edits: &mut Edits,
) -> Result<(), String> {
    let place = |sheet: &str| order.iter().position(|name| name == sheet);
    let own = outline.child("definedNames");
    let prefix = outline.prefix();
    let xml = |own: &SheetName, at: usize| {
        let SheetName { name, attributes, formula, .. } = own;
        format!(
            "<{prefix}definedName name=\"{name}\" localSheetId=\"{at}\"{attributes}>{formula}</{prefix}definedName>"
        )
    };
    let mut left: Vec<&SheetName> = names.iter().collect();
    for element in own.into_iter().flat_map(|own| outline.inside(own)) {
        let name = element.tag.value("name").unwrap_or_default();
        let Some(old) = element.tag.number("localSheetId") else { continue };
        let Some(at) = places.get(old as usize).copied().flatten() else {
            edits.remove(element.range());
            continue;
        };
        let new = left.iter().position(|own| own.name == name && place(&own.sheet) == Some(at));
        let new = new.map(|new| left.remove(new)).filter(|own| !own.yields);
        match (new, element.tag.range("localSheetId")) {
            (Some(new), _) => edits.replace(element.range(), xml(new, at)),
            (None, Some(range)) if at != old as usize => edits.replace(range, at.to_string()),
            _ => {}
        }
    }
    let new = left.iter().filter_map(|own| Some(xml(own, place(&own.sheet)?)));
    let new: String = new.collect();
    match own {
        _ if new.is_empty() => {}
        Some(own) => own.append(&new, edits),
        None => edits.insert(
            outline.place_of("definedNames", &ORDER)?,
            format!("<{prefix}definedNames>{new}</{prefix}definedNames>"),
        ),
    }
    Ok(())
}

/// Gives new rows to the print areas and the filters of sheets, by position.
fn grow_names(
    text: &str,
    grown: &HashMap<usize, AppendedRows>,
    edits: &mut Edits,
) -> Result<(), String> {
    const NAMES: [&str; 2] = ["_xlnm.Print_Area", "_xlnm._FilterDatabase"];
    let outline = RootElement::with(text, &["definedNames"])?;
    for own in outline.child("definedNames").into_iter().flat_map(|own| outline.inside(own)) {
        let of_sheet = own.tag.number("localSheetId").and_then(|at| grown.get(&(at as usize)));
        let named = own.tag.raw_value("name").is_some_and(|name| NAMES.contains(&name));
        let formula = &text[own.inner.clone()];
        if let Some(new) = of_sheet.filter(|_| named).and_then(|grown| grown.formula(formula)) {
            edits.replace(own.inner.clone(), new);
        }
    }
    Ok(())
}

/// The words of a workbook, and its sheets.
fn sheets_of(
    outline: &RootElement<'_>,
    relations: &[Relation],
) -> Result<(PackageDialect, Vec<ListedSheet>), String> {
    let root = &outline.root.tag;
    let space = match root.prefix().trim_end_matches(':') {
        "" => root.value("xmlns"),
        prefix => root.value(&format!("xmlns:{prefix}")),
    };
    let known = [USUAL, STRICT].into_iter().find(|words| space.as_deref() == Some(words.main));
    let words = known.ok_or("it has another namespace")?;
    let list = outline.child("sheets").ok_or("it lists no sheets")?;
    let mut sheets: Vec<ListedSheet> = Vec::new();
    let (mut names, mut parts) = (HashSet::new(), HashSet::new());
    let mut by_id: HashMap<&str, &Relation> = HashMap::new();
    for relation in relations {
        by_id.entry(&relation.id).or_insert(relation);
    }
    for element in outline.inside(list) {
        let tag = &element.tag;
        let id = tag.attributes().find(|(name, _)| name.ends_with(":id"));
        let id = id.and_then(|(name, _)| tag.value(name)).ok_or("a sheet has no relation")?;
        let name = tag.value("name").ok_or("a sheet has no name")?;
        if !names.insert(name.to_lowercase()) {
            return Err("two sheets have one name".to_string());
        }
        let relation = by_id.get(id.as_str());
        let part = relation.and_then(|own| own.target.clone());
        if part.as_ref().is_some_and(|part| !parts.insert(folded(part))) {
            return Err("two sheets are one part".to_string());
        }
        let cells = relation.is_some_and(|own| own.kind == "worksheet");
        sheets.push(ListedSheet {
            name,
            part,
            cells,
            id,
            number: tag.number("sheetId").unwrap_or(0),
        });
    }
    Ok((words, sheets))
}

impl ListedSheet {
    /// The id of its relation.
    pub(super) fn id(&self) -> &str {
        &self.id
    }
}

/// What a package without a workbook in XML is.
fn kind_without_list(container: &Container<'_>) -> Refusal {
    let what = if container.has("xl/workbook.bin") {
        "an xlsb workbook"
    } else if container.has("content.xml") {
        "an ods workbook"
    } else {
        return Refusal::unsound("xl/workbook.xml", "is not in the file");
    };
    Refusal::Kind { what }
}
