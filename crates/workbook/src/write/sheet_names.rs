//! Makes names of sheets that Excel takes: valid, at most 31 letters, and each once.

use super::cells::is_xml_char;

/// Sheet names: valid and unique.
#[derive(Default)]
pub struct SheetNames {
    taken: std::collections::HashSet<String>,
}

impl SheetNames {
    /// A name as close to the wanted one as Excel allows.
    pub fn unique_name(&mut self, wanted: &str) -> String {
        let clean: String =
            wanted
                .chars()
                .map(|c| {
                    if "[]:*?/\\".contains(c) || c.is_control() || !is_xml_char(c) {
                        '_'
                    } else {
                        c
                    }
                })
                .collect();
        let clean = clean.trim_matches('\'');
        // Excel reserves that name.
        let reserved = clean.eq_ignore_ascii_case("History");
        let base = match clean {
            "" => "Sheet",
            _ if reserved => "History_",
            clean => clean,
        };
        for number in 1u32.. {
            let ending = if number == 1 { String::new() } else { format!(" ({number})") };
            // Excel allows 31 UTF-16 units.
            let mut name: String = base.to_string();
            while name.encode_utf16().count() + ending.len() > 31 {
                name.pop();
            }
            // A final apostrophe would read as a quotation mark.
            name.truncate(name.trim_end_matches('\'').len());
            if name.is_empty() {
                name.push('_');
            }
            name.push_str(&ending);
            if self.taken.insert(name.to_lowercase()) {
                return name;
            }
        }
        base.to_string()
    }
}

/// A sheet name as formulas and links write it.
pub fn quoted_sheet_name(name: &str) -> String {
    // A name with digits could mean a cell.
    let plain = name.len() > 3 && name.bytes().all(|b| b.is_ascii_alphabetic());
    if plain { name.to_string() } else { format!("'{}'", name.replace('\'', "''")) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sheet_names_are_valid_and_used_once() {
        let mut names = SheetNames::default();
        assert_eq!(names.unique_name("Entries"), "Entries");
        assert_eq!(names.unique_name("ENTRIES"), "ENTRIES (2)");
        assert_eq!(names.unique_name("a/b:c"), "a_b_c");
        assert_eq!(names.unique_name(""), "Sheet");
        assert_eq!(names.unique_name("history"), "History_");
        assert_eq!(names.unique_name("a\u{fffe}b\u{1}"), "a_b_");
        assert_eq!(names.unique_name(&format!("{}'s", "y".repeat(30))), "y".repeat(30));
        assert_eq!(names.unique_name(&"x".repeat(40)).len(), 31);
        assert_eq!(names.unique_name(&"x".repeat(41)).len(), 31);
    }
}
