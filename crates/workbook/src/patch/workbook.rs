//! The part of a package that lists its sheets and names.

use std::collections::{HashMap, HashSet};

use super::appended_rows::AppendedRows;
use super::container::EditablePackage;
use super::numbers::take_free_number;
use super::refusal::AdditionRefusal;
use super::relations::{PartRelation, relation_target_of_kind, relations_of_part};
use super::xml::{RootElement, TextEdits};
use crate::part::fold_part_name;

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
pub(super) const USUAL_DIALECT: PackageDialect = PackageDialect {
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
    pub(super) fn translate_xml(self, text: String) -> String {
        if self.main == USUAL_DIALECT.main {
            return text;
        }
        const DRAWINGS: [&str; 2] = [
            "http://schemas.openxmlformats.org/drawingml/2006/",
            "http://purl.oclc.org/ooxml/drawingml/",
        ];
        let text = text
            .replace(USUAL_DIALECT.main, self.main)
            .replace(USUAL_DIALECT.relations, self.relations);
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
pub(super) struct WorkbookPart {
    pub part: String,
    /// The words in which it is written.
    pub words: PackageDialect,
    /// Whether it can hold macros.
    pub macros: bool,
    /// Whether it counts days from 1904.
    pub from_1904: bool,
    pub sheets: Vec<ListedSheet>,
    /// The relations of the part.
    pub relations: Vec<PartRelation>,
}

/// A sheet to add: its name, and the id of its relation.
pub(super) struct NewSheetEntry {
    pub name: String,
    /// The id of its relation.
    pub id: String,
}

/// The sheets that a workbook gets.
#[derive(Default)]
pub(super) struct NewSheetEntries {
    pub sheets: Vec<NewSheetEntry>,
    /// The defined names of these and of other sheets.
    pub names: Vec<SheetDefinedName>,
}

/// A defined name of a sheet.
#[derive(Debug, Clone)]
pub(super) struct SheetDefinedName {
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

impl WorkbookPart {
    /// The workbook of a package.
    pub(super) fn read(
        container: &mut EditablePackage<'_>,
    ) -> Result<WorkbookPart, AdditionRefusal> {
        let top = relations_of_part(container, "")?;
        let part =
            relation_target_of_kind(&top, "officeDocument").filter(|part| container.has_part(part));
        let Some(part) = part else { return Err(kind_without_list(container)) };
        let signed = |own: &PartRelation| own.kind == "origin";
        if top.iter().any(signed) || container.part_names().any(|name| name.starts_with("_xmlsign"))
        {
            return Err(AdditionRefusal::Signed);
        }
        let content = container.content_type_of(&part)?.unwrap_or_default();
        let macros = match content.strip_prefix("application/vnd.") {
            Some("openxmlformats-officedocument.spreadsheetml.sheet.main+xml") => false,
            Some("ms-excel.sheet.macroEnabled.main+xml") => true,
            Some("ms-excel.sheet.binary.macroEnabled.main") => {
                return Err(AdditionRefusal::Kind { what: "an xlsb workbook" });
            }
            Some(other) if other.contains("template") || other.contains("addin") => {
                return Err(AdditionRefusal::Template);
            }
            _ => {
                return Err(AdditionRefusal::unsound_part(
                    &part,
                    "its content type is none of a workbook",
                ));
            }
        };
        let relations = relations_of_part(container, &part)?;
        if relations.iter().any(|own| own.kind == "revisionHeaders") {
            return Err(AdditionRefusal::Shared);
        }
        let text = container.part_text(&part)?;
        let unsound = |why| AdditionRefusal::unsound_part(&part, why);
        let outline = RootElement::parse_with_grandchildren(&text, &["sheets"]).map_err(unsound)?;
        let (words, sheets) = sheets_of(&outline, &relations).map_err(unsound)?;
        let properties =
            outline.child("workbookPr").and_then(|own| own.tag.raw_attribute("date1904"));
        let from_1904 = matches!(properties, Some("1" | "true"));
        Ok(WorkbookPart { part, words, macros, from_1904, sheets, relations })
    }

    /// Removes and adds sheets and names of sheets.
    pub(super) fn change_sheets(
        &self,
        container: &mut EditablePackage<'_>,
        gone: &[String],
        new: &NewSheetEntries,
        grown: &HashMap<usize, AppendedRows>,
    ) -> Result<(), AdditionRefusal> {
        let text = container.part_text(&self.part)?;
        let mut edits = TextEdits::default();
        let unsound = |why| AdditionRefusal::unsound_part(&self.part, why);
        self.edit(&text, gone, new, &mut edits).map_err(unsound)?;
        grow_names(&text, grown, &mut edits).map_err(unsound)?;
        container.edit_part(&self.part, &text, edits);
        Ok(())
    }

    fn edit(
        &self,
        text: &str,
        gone: &[String],
        new: &NewSheetEntries,
        edits: &mut TextEdits,
    ) -> Result<(), String> {
        let outline =
            RootElement::parse_with_grandchildren(text, &["sheets", "definedNames", "bookViews"])?;
        let own = outline.root.tag.prefix_of_namespace(&[self.words.relations]);
        let (declared, prefix) = match own {
            Some(prefix) => (String::new(), prefix),
            None => (format!(" xmlns:r=\"{}\"", self.words.relations), "r:".to_string()),
        };
        let list = outline.child("sheets").ok_or("it lists no sheets")?;
        // The new position of each sheet.
        let mut places: Vec<Option<usize>> = Vec::new();
        let mut order: Vec<String> = Vec::new();
        for (sheet, element) in self.sheets.iter().zip(outline.children_of(list)) {
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
            let number = take_free_number(&mut numbers, 1..=MOST_NUMBER);
            let name = quick_xml::escape::escape(sheet.name.as_str());
            let id = &sheet.id;
            let xml = format!(
                "<{tag}sheet{declared} name=\"{name}\" sheetId=\"{number}\" {prefix}id=\"{id}\"/>"
            );
            list.append(&xml, edits);
            order.push(sheet.name.clone());
        }
        edit_names(&outline, &places, &order, &new.names, edits)?;
        for view in outline.child("bookViews").into_iter().flat_map(|own| outline.children_of(own))
        {
            for name in ["activeTab", "firstSheet"] {
                let at =
                    view.tag.number_attribute(name).and_then(|at| places.get(at as usize).copied());
                if let (Some(at), Some(range)) = (at, view.tag.attribute_range(name)) {
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
    names: &[SheetDefinedName],
    edits: &mut TextEdits,
) -> Result<(), String> {
    let place = |sheet: &str| order.iter().position(|name| name == sheet);
    let own = outline.child("definedNames");
    let prefix = outline.prefix();
    let xml = |own: &SheetDefinedName, at: usize| {
        let SheetDefinedName { name, attributes, formula, .. } = own;
        format!(
            "<{prefix}definedName name=\"{name}\" localSheetId=\"{at}\"{attributes}>{formula}</{prefix}definedName>"
        )
    };
    let mut left: Vec<&SheetDefinedName> = names.iter().collect();
    for element in own.into_iter().flat_map(|own| outline.children_of(own)) {
        let name = element.tag.attribute("name").unwrap_or_default();
        let Some(old) = element.tag.number_attribute("localSheetId") else { continue };
        let Some(at) = places.get(old as usize).copied().flatten() else {
            edits.remove(element.range());
            continue;
        };
        let new = left.iter().position(|own| own.name == name && place(&own.sheet) == Some(at));
        let new = new.map(|new| left.remove(new)).filter(|own| !own.yields);
        match (new, element.tag.attribute_range("localSheetId")) {
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
            outline.place_of_new_child("definedNames", &ORDER)?,
            format!("<{prefix}definedNames>{new}</{prefix}definedNames>"),
        ),
    }
    Ok(())
}

/// Gives new rows to the print areas and the filters of sheets, by position.
fn grow_names(
    text: &str,
    grown: &HashMap<usize, AppendedRows>,
    edits: &mut TextEdits,
) -> Result<(), String> {
    const NAMES: [&str; 2] = ["_xlnm.Print_Area", "_xlnm._FilterDatabase"];
    let outline = RootElement::parse_with_grandchildren(text, &["definedNames"])?;
    for own in outline.child("definedNames").into_iter().flat_map(|own| outline.children_of(own)) {
        let of_sheet =
            own.tag.number_attribute("localSheetId").and_then(|at| grown.get(&(at as usize)));
        let named = own.tag.raw_attribute("name").is_some_and(|name| NAMES.contains(&name));
        let formula = &text[own.inner.clone()];
        if let Some(new) =
            of_sheet.filter(|_| named).and_then(|grown| grown.grow_defined_name_formula(formula))
        {
            edits.replace(own.inner.clone(), new);
        }
    }
    Ok(())
}

/// The words of a workbook, and its sheets.
fn sheets_of(
    outline: &RootElement<'_>,
    relations: &[PartRelation],
) -> Result<(PackageDialect, Vec<ListedSheet>), String> {
    let root = &outline.root.tag;
    let space = match root.prefix().trim_end_matches(':') {
        "" => root.attribute("xmlns"),
        prefix => root.attribute(&format!("xmlns:{prefix}")),
    };
    let known =
        [USUAL_DIALECT, STRICT].into_iter().find(|words| space.as_deref() == Some(words.main));
    let words = known.ok_or("it has another namespace")?;
    let list = outline.child("sheets").ok_or("it lists no sheets")?;
    let mut sheets: Vec<ListedSheet> = Vec::new();
    let (mut names, mut parts) = (HashSet::new(), HashSet::new());
    let mut by_id: HashMap<&str, &PartRelation> = HashMap::new();
    for relation in relations {
        by_id.entry(&relation.id).or_insert(relation);
    }
    for element in outline.children_of(list) {
        let tag = &element.tag;
        let id = tag.attributes().find(|(name, _)| name.ends_with(":id"));
        let id = id.and_then(|(name, _)| tag.attribute(name)).ok_or("a sheet has no relation")?;
        let name = tag.attribute("name").ok_or("a sheet has no name")?;
        if !names.insert(name.to_lowercase()) {
            return Err("two sheets have one name".to_string());
        }
        let relation = by_id.get(id.as_str());
        let part = relation.and_then(|own| own.target.clone());
        if part.as_ref().is_some_and(|part| !parts.insert(fold_part_name(part))) {
            return Err("two sheets are one part".to_string());
        }
        let cells = relation.is_some_and(|own| own.kind == "worksheet");
        sheets.push(ListedSheet {
            name,
            part,
            cells,
            id,
            number: tag.number_attribute("sheetId").unwrap_or(0),
        });
    }
    Ok((words, sheets))
}

impl ListedSheet {
    /// The id of its relation.
    pub(super) fn relation_id(&self) -> &str {
        &self.id
    }
}

/// What a package without a workbook in XML is.
fn kind_without_list(container: &EditablePackage<'_>) -> AdditionRefusal {
    let what = if container.has_part("xl/workbook.bin") {
        "an xlsb workbook"
    } else if container.has_part("content.xml") {
        "an ods workbook"
    } else {
        return AdditionRefusal::unsound_part("xl/workbook.xml", "is not in the file");
    };
    AdditionRefusal::Kind { what }
}
