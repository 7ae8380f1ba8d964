//! Names of the parts of a package (the files in the zip of an xlsx), as references write them and
//! as the archive has them, and the part that a reference leads to.

use std::collections::HashMap;

/// The positions of parts by their names. Packages do not tell capitals apart, some programs turn
/// slashes, and others escape what need not be escaped.
#[derive(Debug, Default)]
pub(crate) struct PartPositions(HashMap<String, usize>);

impl PartPositions {
    /// Nothing yet, with room for so many parts.
    pub(crate) fn with_capacity(parts: usize) -> PartPositions {
        PartPositions(HashMap::with_capacity(parts))
    }

    /// Gives a part a place; of two parts with one name the first counts.
    pub(crate) fn insert_if_new(&mut self, part: &str, place: usize) {
        self.0.entry(fold_part_name(part)).or_insert(place);
    }

    /// The place of a part.
    pub(crate) fn position(&self, part: &str) -> Option<usize> {
        let wanted = fold_part_name(part);
        self.0.get(&wanted).or_else(|| self.0.get(&without_escapes(&wanted)?)).copied()
    }

    /// All names in small letters with their places, in no order.
    pub(crate) fn iter(&self) -> impl Iterator<Item = (&String, &usize)> {
        self.0.iter()
    }
}

/// The name of a part for comparisons.
pub(crate) fn fold_part_name(name: &str) -> String {
    let mut name = name.trim_start_matches(['/', '\\']).to_ascii_lowercase();
    if name.contains('\\') {
        name = name.replace('\\', "/");
    }
    name
}

/// The name of the part with the relations of another; of the package for an empty name.
pub(crate) fn relations_part_of(part: &str) -> String {
    let (folder, name) = part.rsplit_once('/').unwrap_or(("", part));
    let slash = if folder.is_empty() { "" } else { "/" };
    format!("{folder}{slash}_rels/{name}.rels")
}

/// The target of a relation as a part name: absolute, or relative to the folder of the part that
/// has the relation.
pub(crate) fn resolve_relation_target(part: &str, target: &str) -> String {
    let folder = part.rsplit_once('/').map_or("", |(folder, _)| folder);
    let target = target.split('#').next().unwrap_or_default().replace('\\', "/");
    let mut path: Vec<&str> = match target.strip_prefix('/') {
        Some(_) => Vec::new(),
        None => folder.split('/').filter(|step| !step.is_empty()).collect(),
    };
    for step in target.split('/') {
        match step {
            ".." => drop(path.pop()),
            "." | "" => {}
            step => path.push(step),
        }
    }
    path.join("/")
}

/// A name whose escapes (`%20`) are replaced; `None` if it has none.
fn without_escapes(name: &str) -> Option<String> {
    let mut pieces = name.split('%');
    let mut bytes = pieces.next()?.as_bytes().to_vec();
    let mut found = false;
    for piece in pieces {
        let code = piece.get(..2).and_then(|code| u8::from_str_radix(code, 16).ok())?;
        bytes.push(code);
        bytes.extend_from_slice(&piece.as_bytes()[2..]);
        found = true;
    }
    String::from_utf8(bytes).ok().filter(|_| found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_target_leads_to_a_part_from_where_its_relation_is() {
        for (part, target, expected) in [
            ("", "xl/workbook.xml", "xl/workbook.xml"),
            ("", "/workbook.xml", "workbook.xml"),
            ("workbook.xml", "sheet1.xml", "sheet1.xml"),
            ("xl/workbook.xml", "worksheets/sheet1.xml", "xl/worksheets/sheet1.xml"),
            ("xl/workbook.xml", "/worksheets/sheet1.xml", "worksheets/sheet1.xml"),
            ("xl/workbook.xml", "../sheets/./1.xml", "sheets/1.xml"),
            ("xl/workbook.xml", "..\\1.xml#A1", "1.xml"),
            ("xl/workbook.xml", "../../../1.xml", "1.xml"),
        ] {
            assert_eq!(resolve_relation_target(part, target), expected, "{part} {target}");
        }
    }

    #[test]
    fn relations_lie_beside_their_part() {
        for (part, list) in [
            ("", "_rels/.rels"),
            ("workbook.xml", "_rels/workbook.xml.rels"),
            ("xl/workbook.xml", "xl/_rels/workbook.xml.rels"),
        ] {
            assert_eq!(relations_part_of(part), list);
        }
    }

    #[test]
    fn parts_are_found_as_programs_write_their_names() {
        let mut places = PartPositions::with_capacity(2);
        places.insert_if_new("xl\\Sheet 1.xml", 4);
        places.insert_if_new("/xl/SHEET 1.xml", 5);
        for name in ["xl/Sheet 1.xml", "/XL/sheet%201.xml"] {
            assert_eq!(places.position(name), Some(4), "{name}");
        }
        assert_eq!(places.position("xl/sheet%2.xml"), None);
    }
}
