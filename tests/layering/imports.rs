//! Which files import which, as far as paths in the code tell.
//!
//! A path is followed through modules and `pub use` to the file that defines the name. A `mod` line
//! is no import, nor is a `pub use`, nor a `mod.rs` that names files of its own folder. What a
//! macro makes counts as part of the file of the module by which it is named.

use std::collections::{BTreeMap, BTreeSet};

use crate::source::{CRATES, Source};

/// The imports between files.
pub struct Imports<'a> {
    sources: &'a [Source],
    /// The file of each module: its crate, then its names.
    files: BTreeMap<(usize, &'a [String]), usize>,
    /// What each file defines.
    defined: Vec<BTreeSet<String>>,
    /// What each file names from elsewhere: a name, its path, and whether it is re-exported.
    used: Vec<Vec<Use>>,
}

/// A name that a `use` imports; `*` for all names of a module.
struct Use {
    name: String,
    path: Vec<String>,
    public: bool,
}

impl<'a> Imports<'a> {
    /// Finds the imports of files.
    pub fn of(sources: &'a [Source]) -> Imports<'a> {
        let files = sources.iter().enumerate();
        let files = files.filter(|(_, source)| !source.path.ends_with("main.rs"));
        Imports {
            files: files.map(|(at, source)| ((source.of, &source.module[..]), at)).collect(),
            defined: sources.iter().map(|source| defined_in(&source.code)).collect(),
            used: sources.iter().map(|source| uses_of(&source.code)).collect(),
            sources,
        }
    }

    /// The files that each file names, without itself and its own folder's.
    pub fn edges(&self) -> Vec<BTreeSet<usize>> {
        let arrows = |file: usize| {
            let own = &self.sources[file];
            let gathers = |other: &usize| {
                let other = &self.sources[*other];
                let of_folder = other.of == own.of && other.module.starts_with(&own.module);
                of_folder && (own.path.ends_with("mod.rs") || own.path.ends_with("lib.rs"))
            };
            self.named_by(file).into_iter().filter(|other| !gathers(other)).collect()
        };
        (0..self.sources.len()).map(arrows).collect()
    }

    fn named_by(&self, file: usize) -> BTreeSet<usize> {
        let mut named = BTreeSet::new();
        let module = &self.sources[file].module;
        for used in &self.used[file] {
            // An imported module counts where it is used.
            if !used.public && !self.is_module(file, &used.path) {
                named.extend(self.resolved(file, &used.path, 0));
            }
        }
        for path in paths_in(&self.sources[file].code) {
            let brought = self.used[file].iter().find(|used| used.name == path[0]);
            let path = match brought {
                Some(used) => [&used.path[..], &path[1..]].concat(),
                None => path,
            };
            let child = [&module[..], &path[..1]].concat();
            let known = ["crate", "super", "self"].contains(&path[0].as_str())
                || CRATES.iter().any(|(name, _)| *name == path[0])
                || self.files.contains_key(&(self.sources[file].of, &child[..]));
            if known && !self.is_module(file, &path) {
                named.extend(self.resolved(file, &path, 0));
            }
        }
        named.remove(&file);
        named
    }

    /// The start of a path: a crate and a module, and the rest.
    fn begun<'p>(&self, file: usize, path: &'p [String]) -> (usize, Vec<String>, &'p [String]) {
        let source = &self.sources[file];
        let mut of = source.of;
        let mut module = source.module.clone();
        let mut rest = path;
        match path[0].as_str() {
            "crate" => (module, rest) = (Vec::new(), &path[1..]),
            "self" => rest = &path[1..],
            "super" => {
                while let Some(("super", behind)) = rest.split_first().map(|(a, b)| (a.as_str(), b))
                {
                    module.pop();
                    rest = behind;
                }
            }
            first => {
                let child = [&module[..], &path[..1]].concat();
                let other = CRATES.iter().position(|(name, _)| *name == first);
                if let (Some(other), false) = (other, self.files.contains_key(&(of, &child[..]))) {
                    (of, module, rest) = (other, Vec::new(), &path[1..]);
                }
            }
        }
        while let Some((next, behind)) = rest.split_first() {
            let child = [&module[..], std::slice::from_ref(next)].concat();
            if !self.files.contains_key(&(of, &child[..])) {
                break;
            }
            (module, rest) = (child, behind);
        }
        (of, module, rest)
    }

    fn is_module(&self, file: usize, path: &[String]) -> bool {
        let (of, module, rest) = self.begun(file, path);
        rest.is_empty() && self.files.contains_key(&(of, &module[..]))
    }

    /// The file that defines the name of a path.
    fn resolved(&self, file: usize, path: &[String], depth: usize) -> Option<usize> {
        /// A longer chain of `pub use` would be a cycle.
        const DEEPEST: usize = 8;
        let (of, module, rest) = self.begun(file, path);
        let found = *self.files.get(&(of, &module[..]))?;
        let Some(name) = rest.first() else { return Some(found) };
        if self.defined[found].contains(name) || depth == DEEPEST {
            return Some(found);
        }
        let handed = self.used[found].iter().filter(|used| used.public || found == file);
        for used in handed {
            let all = used.name == "*";
            if used.name != *name && !all {
                continue;
            }
            let more = if all { rest } else { &rest[1..] };
            let path = [&used.path[..], more].concat();
            let target = self.resolved(found, &path, depth + 1);
            let defines = |target: &usize| !all || self.defined[*target].contains(name);
            if let Some(target) = target.filter(defines) {
                return Some(target);
            }
        }
        Some(found)
    }
}

/// The names of a file's items.
fn defined_in(code: &str) -> BTreeSet<String> {
    const KINDS: [&str; 9] =
        ["fn", "struct", "enum", "trait", "type", "const", "static", "union", "macro_rules!"];
    let words: Vec<&str> = code.split(|c: char| !is_of_name(c) && c != '!').collect();
    let words: Vec<&str> = words.into_iter().filter(|word| !word.is_empty()).collect();
    let pairs = words.windows(2).filter(|pair| KINDS.contains(&pair[0]));
    pairs.map(|pair| pair[1].to_string()).collect()
}

fn is_of_name(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

/// The `use` declarations of a file.
fn uses_of(code: &str) -> Vec<Use> {
    let mut uses = Vec::new();
    for (at, _) in code.match_indices("use ") {
        let before = code[..at].trim_end_matches([' ', '\t']);
        let line = &before[before.rfind('\n').map_or(0, |end| end + 1)..];
        let is_public = line == "pub" || (line.starts_with("pub(") && line.ends_with(')'));
        if !line.is_empty() && !is_public || code[..at].ends_with(is_of_name) {
            continue;
        }
        let text = &code[at + 4..];
        let Some(end) = text.find(';') else { continue };
        let tree: String = text[..end].split_whitespace().collect::<Vec<_>>().join(" ");
        branch(&tree, &[], is_public, &mut uses);
    }
    uses
}

/// Splits the tree of a `use`.
fn branch(tree: &str, before: &[String], public: bool, uses: &mut Vec<Use>) {
    let tree = tree.trim();
    if let Some(open) = tree.find('{') {
        let stem = [before, &segments(tree[..open].trim_end_matches([':', ' ']))].concat();
        let close = tree.rfind('}').unwrap_or(tree.len());
        let (mut depth, mut from) = (0, open + 1);
        for (at, c) in tree[open + 1..close].char_indices() {
            let at = open + 1 + at;
            match c {
                '{' => depth += 1,
                '}' => depth -= 1,
                ',' if depth == 0 => {
                    branch(&tree[from..at], &stem, public, uses);
                    from = at + 1;
                }
                _ => {}
            }
        }
        branch(&tree[from..close], &stem, public, uses);
        return;
    }
    if tree.is_empty() {
        return;
    }
    let (path, name) =
        tree.split_once(" as ").map_or((tree, None), |(path, name)| (path, Some(name)));
    let mut path = [before, &segments(path)].concat();
    if path.last().is_some_and(|last| last == "self" && path.len() > 1) {
        path.pop();
    }
    let last = path.last().cloned().unwrap_or_default();
    let name = name.map_or(last.clone(), |name| name.trim().to_string());
    if last == "*" {
        path.pop();
    }
    uses.push(Use { name, path, public });
}

fn segments(path: &str) -> Vec<String> {
    path.split("::").map(|part| part.trim().to_string()).filter(|part| !part.is_empty()).collect()
}

/// The paths of two or more names outside `use` lines.
fn paths_in(code: &str) -> Vec<Vec<String>> {
    let mut paths = Vec::new();
    let mut at = 0;
    while let Some(found) = code[at..].find("::") {
        let middle = at + found;
        let begin = code[..middle].rfind(|c| !is_of_name(c)).map_or(0, |before| before + 1);
        let mut end = middle;
        while code[end..].starts_with("::") {
            let name = &code[end + 2..];
            let length = name.find(|c| !is_of_name(c)).unwrap_or(name.len());
            end += 2 + length;
            if length == 0 {
                break;
            }
        }
        let path = segments(&code[begin..end]);
        let line = &code[code[..begin].rfind('\n').map_or(0, |line| line + 1)..begin];
        let is_use =
            line.trim_start().starts_with("use ") || line.trim_start().starts_with("pub use ");
        if path.len() > 1 && begin < middle && !is_use {
            paths.push(path);
        }
        at = end.max(middle + 2);
    }
    paths
}

/// Groups of files that import each other in a cycle: strongly connected components of more than
/// one file.
pub fn circles(edges: &[BTreeSet<usize>]) -> Vec<Vec<usize>> {
    let reach = |from: usize| {
        let mut seen = BTreeSet::new();
        let mut open: Vec<usize> = edges[from].iter().copied().collect();
        while let Some(next) = open.pop() {
            if seen.insert(next) {
                open.extend(&edges[next]);
            }
        }
        seen
    };
    let reached: Vec<BTreeSet<usize>> = (0..edges.len()).map(reach).collect();
    let mut circles: Vec<Vec<usize>> = Vec::new();
    for file in 0..edges.len() {
        if circles.iter().any(|circle| circle.contains(&file)) {
            continue;
        }
        let mutual =
            |other: &usize| reached[file].contains(other) && reached[*other].contains(&file);
        let circle: Vec<usize> = (0..edges.len()).filter(mutual).collect();
        if circle.len() > 1 {
            circles.push(circle);
        }
    }
    circles
}
