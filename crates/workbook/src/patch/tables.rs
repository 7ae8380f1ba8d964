//! Tables, whose numbers and names are unique in a workbook.

use std::collections::HashSet;

use super::container::Container;
use super::donor::{renamed, table_of};
use super::refusal::Refusal;
use super::relations::relations;
use super::workbook::List;
use super::xml::{elements, unescaped};

/// The numbers and names in use.
pub(super) struct Tables {
    last: u32,
    names: HashSet<String>,
}

impl Tables {
    /// Those of a workbook, without those of sheets that go.
    pub(super) fn of(
        container: &mut Container<'_>,
        list: &List,
        gone: &[String],
    ) -> Result<Tables, Refusal> {
        let mut tables = Tables { last: 0, names: HashSet::new() };
        for sheet in list.sheets.iter().filter(|sheet| !gone.contains(&sheet.name)) {
            let Some(part) = &sheet.part else { continue };
            for relation in relations(container, part)? {
                let target = relation.target.filter(|_| relation.kind == "table");
                let Some(target) = target.filter(|target| container.has(target)) else { continue };
                let (id, name) = table_of(&container.text(&target)?);
                tables.last = tables.last.max(id);
                tables.names.insert(name.to_lowercase());
            }
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
    pub(super) fn renamed(&mut self, table: &str) -> Result<String, Refusal> {
        let (_, wanted) = table_of(table);
        self.last += 1;
        let numbered = (1u32..).map(|number| match number {
            1 => wanted.clone(),
            number => format!("{wanted}_{number}"),
        });
        let mut names = numbered.into_iter();
        let name = names.find(|name| self.names.insert(name.to_lowercase())).unwrap_or_default();
        renamed(table, self.last, &name).map_err(|why| Refusal::unsound("", why))
    }
}
