//! Checks whether Excel would open a workbook without repair. Excel reports small faults of
//! a package as damage; other programs ignore them and cannot be used for the check.

mod areas;
mod book;
mod notes;
mod sheet;
mod styles;
mod xml;

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::io::{Cursor, Read as _};
use std::path::Path;
use std::sync::Mutex;

use xml::Element;

/// The parts of a package, and its faults.
struct Package {
    parts: BTreeMap<String, Element>,
    /// All parts, including those that are not XML.
    names: BTreeSet<String>,
    /// The relations of each part: id to kind and part.
    relations: HashMap<String, BTreeMap<String, (String, String)>>,
    faults: Vec<String>,
}

/// Hashes of the workbooks that were found to have no fault.
static SOUND: Mutex<BTreeSet<u128>> = Mutex::new(BTreeSet::new());

/// The faults of a workbook, in words; empty if Excel would open it.
pub fn faults(bytes: &[u8]) -> Vec<String> {
    let mut package = match Package::opened(bytes) {
        Ok(package) => package,
        Err(why) => return vec![why],
    };
    package.content_types();
    package.all_relations();
    let styles = styles::check(&mut package);
    book::check(&mut package, &styles);
    package.faults
}

/// Fails unless Excel would open every workbook below a path. The copy of a return may have the
/// faults of the return; `returns` are the folders and files with returns.
pub fn assert_sound(path: &Path, returns: &[&Path]) {
    for entry in walkdir::WalkDir::new(path).sort_by_file_name() {
        let file = entry.unwrap().into_path();
        let ending = file.extension().and_then(|ending| ending.to_str());
        if file.is_file() && matches!(ending, Some("xlsx" | "xlsm")) {
            let bytes = std::fs::read(&file).unwrap();
            let hash = xxhash_rust::xxh3::xxh3_128(&bytes);
            // Many a run writes a workbook as the run before.
            if SOUND.lock().unwrap().contains(&hash) {
                continue;
            }
            let mut faults = faults(&bytes);
            if faults.is_empty() {
                SOUND.lock().unwrap().insert(hash);
            } else {
                let own = faults_of_returns(&file, returns);
                faults.retain(|fault| !own.contains(fault));
            }
            assert!(faults.is_empty(), "{} would be repaired: {faults:#?}", file.display());
        }
    }
}

/// The faults of the returns with the name of a copy.
fn faults_of_returns(copy: &Path, returns: &[&Path]) -> Vec<String> {
    let files = returns.iter().flat_map(|place| walkdir::WalkDir::new(place).follow_links(true));
    let files = files.flatten().map(walkdir::DirEntry::into_path);
    let alike = files.filter(|file| file.is_file() && file.file_name() == copy.file_name());
    alike.flat_map(|file| faults(&std::fs::read(file).unwrap())).collect()
}

impl Package {
    fn opened(bytes: &[u8]) -> Result<Package, String> {
        let mut zip = zip::ZipArchive::new(Cursor::new(bytes)).map_err(|why| why.to_string())?;
        let mut package = Package {
            parts: BTreeMap::new(),
            names: BTreeSet::new(),
            relations: HashMap::new(),
            faults: Vec::new(),
        };
        let mut folded = BTreeSet::new();
        for index in 0..zip.len() {
            let mut part = zip.by_index(index).map_err(|why| why.to_string())?;
            let name = part.name().map_err(|why| why.to_string())?.into_owned();
            if !folded.insert(name.to_lowercase()) {
                package.fault(&name, "stands twice");
            }
            let mut content = Vec::new();
            part.read_to_end(&mut content).map_err(|why| format!("{name}: {why}"))?;
            let ending = name.rsplit('.').next().unwrap_or_default();
            if ["xml", "rels", "vml"].contains(&ending) {
                match xml::parse(&content) {
                    Ok(root) => drop(package.parts.insert(name.clone(), root)),
                    Err(why) => package.fault(&name, &why),
                }
            }
            package.names.insert(name);
        }
        Ok(package)
    }

    fn fault(&mut self, part: &str, what: &str) {
        self.faults.push(format!("{part}: {what}"));
    }

    /// Records a fault unless `holds`.
    fn must(&mut self, holds: bool, part: &str, what: impl FnOnce() -> String) {
        if !holds {
            let what = what();
            self.fault(part, &what);
        }
    }

    /// Every part has a content type, and every type a part.
    fn content_types(&mut self) {
        const NAME: &str = "[Content_Types].xml";
        const MAIN: &str = "application/vnd.openxmlformats-officedocument.spreadsheetml";
        let Some(types) = self.parts.remove(NAME) else {
            return self.fault(NAME, "is missing");
        };
        let (mut endings, mut own) = (BTreeMap::new(), BTreeMap::new());
        for entry in &types.children {
            let kind = entry.get("ContentType").unwrap_or_default().to_string();
            let (known, key) = match entry.name.as_str() {
                "Default" => (&mut endings, entry.get("Extension").unwrap_or_default()),
                _ => (&mut own, entry.get("PartName").unwrap_or_default()),
            };
            if known.insert(key.to_string(), kind).is_some() {
                self.fault(NAME, &format!("tells twice of {key}"));
            }
        }
        for name in self.names.clone().into_iter().filter(|name| name != NAME) {
            let ending = name.rsplit('.').next().unwrap_or_default();
            let kind = own.remove(&format!("/{name}")).or_else(|| endings.get(ending).cloned());
            let wanted = match name.as_str() {
                "xl/workbook.xml" => format!("{MAIN}.sheet.main+xml"),
                "xl/styles.xml" => format!("{MAIN}.styles+xml"),
                "xl/sharedStrings.xml" => format!("{MAIN}.sharedStrings+xml"),
                _ if name.starts_with("xl/worksheets/sheet") => format!("{MAIN}.worksheet+xml"),
                _ if name.starts_with("xl/tables/") => format!("{MAIN}.table+xml"),
                _ if name.starts_with("xl/comments") => format!("{MAIN}.comments+xml"),
                _ => kind.clone().unwrap_or_default(),
            };
            self.must(kind.as_ref() == Some(&wanted), NAME, || {
                format!("says of {name} that it is {kind:?}")
            });
        }
        for name in own.keys() {
            self.fault(NAME, &format!("tells of {name}, which is not there"));
        }
    }

    /// Reads the relations of all parts: ids are unique, targets exist.
    fn all_relations(&mut self) {
        let lists: Vec<String> =
            self.parts.keys().filter(|name| name.ends_with(".rels")).cloned().collect();
        for list in lists {
            let Some(root) = self.parts.remove(&list) else { continue };
            let source = list.replace("_rels/", "").trim_end_matches(".rels").to_string();
            self.must(source.is_empty() || self.names.contains(&source), &list, || {
                "belongs to no part".to_string()
            });
            let folder = source.rsplit_once('/').map_or("", |(folder, _)| folder);
            let mut own = BTreeMap::new();
            for relation in root.all("Relationship") {
                let [id, kind, target] =
                    ["Id", "Type", "Target"].map(|name| relation.get(name).unwrap_or_default());
                let external = relation.get("TargetMode") == Some("External");
                let part = resolved(folder, target);
                self.must(external || self.names.contains(&part), &list, || {
                    format!("{id} leads to {target}, which is not there")
                });
                let kind = kind.rsplit('/').next().unwrap_or_default().to_string();
                if own.insert(id.to_string(), (kind, part)).is_some() {
                    self.fault(&list, &format!("has {id} twice"));
                }
            }
            self.relations.insert(source, own);
        }
        self.references();
    }

    /// Every reference of a part is one of its relations, and all parts are reached.
    fn references(&mut self) {
        let mut wrong = Vec::new();
        for (name, root) in &self.parts {
            let own = self.relations.get(name);
            for element in root.everything() {
                for (key, id) in element.attributes.iter().filter(|(key, _)| key == "r:id") {
                    if own.is_none_or(|own| !own.contains_key(id)) {
                        wrong.push((name.clone(), format!("{key} {id} is no relation")));
                    }
                }
            }
        }
        let reached: BTreeSet<&String> =
            self.relations.values().flat_map(BTreeMap::values).map(|(_, part)| part).collect();
        for name in self.parts.keys().filter(|name| !reached.contains(name)) {
            wrong.push((name.clone(), "is reached by no relation".to_string()));
        }
        for (name, what) in wrong {
            self.fault(&name, &what);
        }
    }

    /// The target of a relation of a part.
    fn related(&self, source: &str, id: &str) -> Option<(String, String)> {
        self.relations.get(source)?.get(id).cloned()
    }
}

/// A target as the name of a part.
fn resolved(folder: &str, target: &str) -> String {
    if let Some(absolute) = target.strip_prefix('/') {
        return absolute.to_string();
    }
    let mut path: Vec<&str> = folder.split('/').filter(|step| !step.is_empty()).collect();
    for step in target.split('/') {
        match step {
            ".." => drop(path.pop()),
            step => path.push(step),
        }
    }
    path.join("/")
}

/// Checks the attribute with the count of some elements.
fn count_of(package: &mut Package, part: &str, list: &Element, child: &str) -> usize {
    let count = list.all(child).count();
    let said = list.number("count").unwrap_or(count);
    package.must(said == count, part, || {
        format!("<{}> says {said} and has {count} <{child}>", list.name)
    });
    count
}
