//! Tables, whose numbers and names are unique in a workbook.

use std::collections::{BTreeSet, HashSet};
use std::ops::RangeInclusive;

use super::container::Container;
use super::donor::table_of;
use super::numbers::free_number;
use super::refusal::Refusal;
use super::relations::relations;
use super::workbook::SheetList;
use super::xml::{elements, unescaped};
use crate::write::NewTable;

/// The numbers that a table can have.
const NUMBERS: RangeInclusive<u32> = 1..=i32::MAX as u32;

/// The numbers and names in use.
pub(super) struct Tables {
    numbers: HashSet<u32>,
    names: HashSet<String>,
}

impl Tables {
    /// Those of a workbook, also of tables to which no sheet leads.
    pub(super) fn read(container: &mut Container<'_>, list: &SheetList) -> Result<Tables, Refusal> {
        let mut tables = Tables { numbers: HashSet::new(), names: HashSet::new() };
        let mut parts: BTreeSet<String> =
            container.names().filter(|name| name.contains("/tables/")).map(String::from).collect();
        for part in list.sheets.iter().filter_map(|sheet| sheet.part.as_ref()) {
            let related = relations(container, part)?.into_iter();
            let own = related.filter(|own| own.kind == "table").filter_map(|own| own.target);
            parts.extend(own.map(|part| part.to_lowercase()));
        }
        for part in parts.iter().filter(|part| part.ends_with(".xml")) {
            let Some(text) = container.text_if_there(part)? else { continue };
            let (id, name) = table_of(&text);
            tables.numbers.insert(id);
            tables.names.insert(name.to_lowercase());
        }
        // A table and a defined name cannot share a name.
        let text = container.text(&list.part)?;
        for (_, own) in elements(&text, 2).map_err(|why| Refusal::unsound(&list.part, why))? {
            if own.tag.local() == "definedName" {
                let name = own.tag.raw_value("name").map(unescaped).unwrap_or_default();
                tables.names.insert(name.to_lowercase());
            }
        }
        Ok(tables)
    }

    /// A new table with a number and a name that no other has.
    pub(super) fn numbered(&mut self, table: &NewTable) -> String {
        let number = free_number(&mut self.numbers, NUMBERS);
        let numbered = (1u32..).map(|number| match number {
            1 => table.name.clone(),
            number => format!("{}_{number}", table.name),
        });
        let mut names = numbered.into_iter();
        let name = names.find(|name| self.names.insert(name.to_lowercase())).unwrap_or_default();
        table.xml(number, &name)
    }
}
