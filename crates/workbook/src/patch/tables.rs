//! Tables, whose numbers and names are unique in a workbook.

use std::collections::{BTreeSet, HashSet};
use std::ops::RangeInclusive;

use super::container::EditablePackage;
use super::generated_workbook::table_number_and_name;
use super::numbers::take_free_number;
use super::refusal::AdditionRefusal;
use super::relations::relations_of_part;
use super::workbook::WorkbookPart;
use super::xml::{elements_to_depth, unescape_xml};
use crate::write::SheetTable;

/// The numbers that a table can have.
const NUMBERS: RangeInclusive<u32> = 1..=i32::MAX as u32;

/// The numbers and names in use.
pub(super) struct TakenTableNames {
    numbers: HashSet<u32>,
    names: HashSet<String>,
}

impl TakenTableNames {
    /// Those of a workbook, also of tables to which no sheet leads.
    pub(super) fn read(
        container: &mut EditablePackage<'_>,
        list: &WorkbookPart,
    ) -> Result<TakenTableNames, AdditionRefusal> {
        let mut tables = TakenTableNames { numbers: HashSet::new(), names: HashSet::new() };
        let mut parts: BTreeSet<String> = container
            .part_names()
            .filter(|name| name.contains("/tables/"))
            .map(String::from)
            .collect();
        for part in list.sheets.iter().filter_map(|sheet| sheet.part.as_ref()) {
            let related = relations_of_part(container, part)?.into_iter();
            let own = related.filter(|own| own.kind == "table").filter_map(|own| own.target);
            parts.extend(own.map(|part| part.to_lowercase()));
        }
        for part in parts.iter().filter(|part| part.ends_with(".xml")) {
            let Some(text) = container.optional_part_text(part)? else { continue };
            let (id, name) = table_number_and_name(&text);
            tables.numbers.insert(id);
            tables.names.insert(name.to_lowercase());
        }
        // A table and a defined name cannot share a name.
        let text = container.part_text(&list.part)?;
        for (_, own) in elements_to_depth(&text, 2)
            .map_err(|why| AdditionRefusal::unsound_part(&list.part, why))?
        {
            if own.tag.local_name() == "definedName" {
                let name = own.tag.raw_attribute("name").map(unescape_xml).unwrap_or_default();
                tables.names.insert(name.to_lowercase());
            }
        }
        Ok(tables)
    }

    /// A new table with a number and a name that no other has.
    pub(super) fn unique_table_xml(&mut self, table: &SheetTable) -> String {
        let number = take_free_number(&mut self.numbers, NUMBERS);
        let numbered = (1u32..).map(|number| match number {
            1 => table.name.clone(),
            number => format!("{}_{number}", table.name),
        });
        let mut names = numbered.into_iter();
        let name = names.find(|name| self.names.insert(name.to_lowercase())).unwrap_or_default();
        table.xml(number, &name)
    }
}
