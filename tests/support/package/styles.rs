//! Checks formats: all references exist.

use std::collections::BTreeSet;

use super::{Package, count_of};

/// The numbers of formats of a workbook.
#[derive(Debug, Default)]
pub struct Styles {
    /// Formats of cells.
    pub cells: usize,
    /// Differential formats of tables and conditions.
    pub differences: usize,
}

const PART: &str = "xl/styles.xml";
/// The maximum that Excel reads.
const MOST_CELL_FORMATS: usize = 65_490;
const ORDER: [&str; 11] = [
    "numFmts",
    "fonts",
    "fills",
    "borders",
    "cellStyleXfs",
    "cellXfs",
    "cellStyles",
    "dxfs",
    "tableStyles",
    "colors",
    "extLst",
];

/// Checks the formats.
pub fn check(package: &mut Package) -> Styles {
    let Some(root) = package.parts.remove(PART) else {
        package.fault(PART, "is missing");
        return Styles::default();
    };
    super::sheet::in_order(package, PART, &root, &ORDER);
    let mut numbers = BTreeSet::new();
    if let Some(list) = root.child("numFmts") {
        count_of(package, PART, list, "numFmt");
        for format in list.all("numFmt") {
            let id = format.number("numFmtId").unwrap_or_default();
            let code = format.get("formatCode").unwrap_or_default();
            package.must(id >= 164 && numbers.insert(id), PART, || format!("numFmt {id} twice"));
            let units = code.encode_utf16().count();
            package.must((1..=255).contains(&units), PART, || {
                format!("numFmt {id} has a code of {units} characters")
            });
        }
    }
    let mut counted = |name: &str, child: &str| {
        root.child(name).map_or(0, |list| count_of(package, PART, list, child))
    };
    let limits = [
        ("fontId", counted("fonts", "font")),
        ("fillId", counted("fills", "fill")),
        ("borderId", counted("borders", "border")),
        ("xfId", counted("cellStyleXfs", "xf")),
    ];
    let styles = Styles { cells: counted("cellXfs", "xf"), differences: counted("dxfs", "dxf") };
    counted("cellStyles", "cellStyle");
    for xf in root.child("cellXfs").iter().flat_map(|list| list.all("xf")) {
        for (name, limit) in limits {
            let id = xf.number(name).unwrap_or_default();
            package.must(id < limit, PART, || format!("{name} {id} of {limit}"));
        }
        let id = xf.number("numFmtId").unwrap_or_default();
        package.must(id < 164 || numbers.contains(&id), PART, || format!("numFmtId {id}"));
    }
    for name in root.everything().into_iter().filter(|element| element.name == "name") {
        let name = name.get("val").unwrap_or_default();
        let units = name.encode_utf16().count();
        package.must((1..=31).contains(&units), PART, || format!("font of the name {name:?}"));
    }
    package.must((1..=MOST_CELL_FORMATS).contains(&styles.cells), PART, || {
        format!("{} formats of cells", styles.cells)
    });
    styles
}
