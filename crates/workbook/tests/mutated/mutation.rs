//! Mutations of packages: of their bytes, their parts, their relations and content types.

use std::io::{Cursor, Read, Write};

use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, ZipArchive, ZipWriter};

/// Numbers that look random and are the same for the same seed.
pub struct Chance(u64);

impl Chance {
    /// Those of a seed.
    pub fn of(seed: u64) -> Chance {
        Chance(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0.wrapping_mul(0x2545_F491_4F6C_DD1D) >> 16
    }

    /// A number below another, which is not 0.
    pub fn below(&mut self, end: usize) -> usize {
        (self.next() % end.max(1) as u64) as usize
    }

    fn one_of<'a, T>(&mut self, all: &'a [T]) -> &'a T {
        &all[self.below(all.len())]
    }
}

/// A part: its name and content.
type Part = (String, Vec<u8>);

/// The parts of a package, or nothing if it is none.
fn parts_of(bytes: &[u8]) -> Vec<Part> {
    let Ok(mut archive) = ZipArchive::new(Cursor::new(bytes)) else { return Vec::new() };
    let part = |index: usize| {
        let mut file = archive.by_index(index).ok()?;
        let name = file.name().ok()?.into_owned();
        let mut content = Vec::new();
        file.by_ref().take(1 << 22).read_to_end(&mut content).ok()?;
        Some((name, content))
    };
    (0..ZipArchive::new(Cursor::new(bytes)).map_or(0, |own| own.len())).filter_map(part).collect()
}

/// A name of the length of another, in place of which it is written: a zip writer refuses two of
/// one name.
fn unlike(name: &str) -> String {
    let mut other = name.to_string();
    other.pop();
    other + "\u{1}"
}

/// The package of some parts; of two with one name both are written.
fn zipped(parts: &[Part], chance: &mut Chance) -> Vec<u8> {
    let methods = [CompressionMethod::Deflated, CompressionMethod::Stored];
    let mut archive = ZipWriter::new(Cursor::new(Vec::new()));
    let (mut taken, mut doubled): (Vec<&str>, Vec<&str>) = (Vec::new(), Vec::new());
    for (name, content) in parts {
        let method = if chance.below(8) == 0 { methods[1] } else { methods[0] };
        let options = SimpleFileOptions::default().compression_method(method);
        let options = options.compression_level((method == methods[0]).then_some(1));
        let own = match taken.contains(&name.as_str()) {
            true => unlike(name),
            false => name.clone(),
        };
        if archive.start_file(own.as_str(), options).is_ok() {
            archive.write_all(content).unwrap();
            if own != *name {
                doubled.push(name);
            }
            taken.push(name);
        }
    }
    let mut bytes = archive.finish().unwrap().into_inner();
    for name in doubled {
        let wanted = unlike(name).into_bytes();
        let at: Vec<usize> = find_all(&bytes, &wanted);
        at.into_iter().for_each(|at| bytes[at..at + wanted.len()].copy_from_slice(name.as_bytes()));
    }
    bytes
}

fn find_all(bytes: &[u8], wanted: &[u8]) -> Vec<usize> {
    let ends = bytes.len().saturating_sub(wanted.len().max(1) - 1);
    (0..ends).filter(|at| bytes[*at..].starts_with(wanted)).collect()
}

/// A mutated package, and what was done to it.
pub fn mutated(bytes: &[u8], chance: &mut Chance) -> (Vec<u8>, String) {
    let mut told = Vec::new();
    let mut parts = parts_of(bytes);
    let mut made = bytes.to_vec();
    if !parts.is_empty() && chance.below(6) > 0 {
        for _ in 0..=chance.below(3) {
            told.push(change_parts(&mut parts, chance));
        }
        made = zipped(&parts, chance);
    }
    if told.is_empty() || chance.below(12) == 0 {
        told.push(change_zip(&mut made, chance));
    }
    (made, told.join(", "))
}

/// Changes the bytes of a package: its headers, its end, any.
fn change_zip(bytes: &mut Vec<u8>, chance: &mut Chance) -> String {
    if bytes.is_empty() {
        return "nothing".to_string();
    }
    let headers: Vec<usize> =
        find_all(bytes, b"PK").into_iter().filter(|at| at + 46 < bytes.len()).collect();
    match chance.below(5) {
        0 => {
            let left = chance.below(bytes.len());
            bytes.truncate(left);
            format!("cut at {left}")
        }
        1 => {
            bytes.extend((0..chance.below(40)).map(|_| chance.next() as u8));
            "more at the end".to_string()
        }
        2 | 3 if !headers.is_empty() => {
            let at = *chance.one_of(&headers) + 2 + chance.below(44);
            bytes[at] = *chance.one_of(&[0, 1, 8, 0x7f, 0xff, chance.0 as u8]);
            format!("byte {at} of a header")
        }
        _ => {
            let at = chance.below(bytes.len());
            bytes[at] ^= 1 << chance.below(8);
            format!("byte {at}")
        }
    }
}

/// Changes one part, or the list of them.
fn change_parts(parts: &mut Vec<Part>, chance: &mut Chance) -> String {
    // Lists of relations, types, sheets and styles are read and changed; others are only copied.
    let weighty = |name: &str| {
        ["rels", "Content_Types", "workbook.xml", "styles", "sheet", "comments", "vml", "table"]
            .iter()
            .any(|word| name.contains(word))
    };
    let mut at = chance.below(parts.len());
    for _ in 0..3 {
        if weighty(&parts[at].0) {
            break;
        }
        at = chance.below(parts.len());
    }
    let name = parts[at].0.clone();
    let how = match chance.below(16) {
        0 => {
            parts.remove(at);
            if parts.is_empty() {
                parts.push((name.clone(), Vec::new()));
            }
            "removed"
        }
        1 => {
            let part = parts[at].clone();
            parts.push(part);
            "twice"
        }
        2 => {
            let part = parts.remove(at);
            parts.push(part);
            "last"
        }
        3 => {
            parts[at].0 = renamed(&name, chance);
            "renamed"
        }
        4 => {
            let other = chance.one_of(parts).1.clone();
            parts[at].1 = other;
            "with the content of another"
        }
        5 => {
            let left = chance.below(parts[at].1.len());
            parts[at].1.truncate(left);
            "cut"
        }
        6 => {
            parts[at].1 = encoded(&parts[at].1, chance);
            "in another encoding"
        }
        7 => {
            change_bytes(&mut parts[at].1, chance);
            "with other bytes"
        }
        _ => match std::str::from_utf8(&parts[at].1) {
            Ok(text) => {
                parts[at].1 = change_xml(text, chance).into_bytes();
                "with other elements"
            }
            Err(_) => {
                change_bytes(&mut parts[at].1, chance);
                "with other bytes"
            }
        },
    };
    format!("{name} {how}")
}

fn renamed(name: &str, chance: &mut Chance) -> String {
    match chance.below(3) {
        0 => format!("xl/{name}"),
        1 => name.replace("xl/", ""),
        _ => format!("{name}x"),
    }
}

fn encoded(bytes: &[u8], chance: &mut Chance) -> Vec<u8> {
    let text = String::from_utf8_lossy(bytes).into_owned();
    let wide = |text: &str| format!("\u{feff}{text}").encode_utf16().collect::<Vec<u16>>();
    match chance.below(5) {
        0 => wide(&text).into_iter().flat_map(u16::to_le_bytes).collect(),
        1 => {
            wide(&text.replace("UTF-8", "UTF-16")).into_iter().flat_map(u16::to_be_bytes).collect()
        }
        2 => format!("\u{feff}{text}").into_bytes(),
        3 => text.replace("UTF-8", "ISO-8859-1").into_bytes(),
        _ => text.chars().map(|c| c as u8).collect(),
    }
}

fn change_bytes(bytes: &mut Vec<u8>, chance: &mut Chance) {
    if bytes.is_empty() {
        return;
    }
    let at = chance.below(bytes.len());
    match chance.below(3) {
        0 => bytes[at] = chance.0 as u8,
        1 => drop(bytes.remove(at)),
        _ => bytes.insert(at, *chance.one_of(b"<>&\"'/ \0x9")),
    }
}

/// The tags of a text: where each begins and ends.
fn tags_of(text: &str) -> Vec<(usize, usize)> {
    let begins = text.match_indices('<').map(|(at, _)| at);
    begins.filter_map(|at| Some((at, at + text[at..].find('>')? + 1))).collect()
}

/// Changes an element or an attribute of a text.
fn change_xml(text: &str, chance: &mut Chance) -> String {
    let tags = tags_of(text);
    if tags.is_empty() {
        return text.to_string();
    }
    // Most elements of a sheet are cells.
    let (begins, ends) = *chance.one_of(&tags);
    let (before, tag, after) = (&text[..begins], &text[begins..ends], &text[ends..]);
    match chance.below(8) {
        0 => format!("{before}{after}"),
        1 => format!("{before}{tag}{tag}{after}"),
        2 => {
            let (other, others_end) = *chance.one_of(&tags);
            match ends <= other {
                true => format!(
                    "{before}{}{}{tag}{}",
                    &text[other..others_end],
                    &text[ends..other],
                    &text[others_end..]
                ),
                false => format!("{before}{}{after}", &text[other..others_end]),
            }
        }
        3 => format!("{before}<!-- {tag} -->{after}"),
        4 => {
            let close = chance.one_of(&["<extLst/>", "<row/>", "<c/>", "<xf/>", "<x:y/>", "text"]);
            format!("{before}{tag}{close}{after}")
        }
        _ => format!("{before}{}{after}", change_tag(tag, chance)),
    }
}

/// Changes an attribute of a tag.
fn change_tag(tag: &str, chance: &mut Chance) -> String {
    const VALUES: [&str; 20] = [
        "",
        "0",
        "1",
        "2",
        "7",
        "-1",
        "64",
        "65535",
        "1048577",
        "4294967295",
        "4294967296",
        "18446744073709551615",
        "1e9",
        "A1",
        "XFD1048576",
        "XFE1",
        "A1:B9999999",
        "rId1",
        "Summary",
        "&#1;",
    ];
    let quotes: Vec<usize> = tag.match_indices('"').map(|(at, _)| at).collect();
    let values: Vec<&[usize]> = quotes.chunks_exact(2).collect();
    if values.is_empty() {
        let name = tag.trim_start_matches(['<', '/']).len();
        return format!("{}q{}", &tag[..tag.len() - name], &tag[tag.len() - name..]);
    }
    let value = chance.one_of(&values);
    let (open, close) = (value[0], value[1]);
    let begins = tag[..open].rfind(' ').unwrap_or(open);
    match chance.below(8) {
        0 => format!("{}{}", &tag[..begins], &tag[close + 1..]),
        1 => format!("{}{}{}", &tag[..close + 1], &tag[begins..close + 1], &tag[close + 1..]),
        2 => {
            // The value of another attribute.
            let other = chance.one_of(&values);
            format!("{}{}{}", &tag[..=open], &tag[other[0] + 1..other[1]], &tag[close..])
        }
        3 => format!("{}X{}", &tag[..=open], &tag[open + 1..]),
        4 => format!("{}q{}", &tag[..begins + 1], &tag[begins + 1..]),
        _ => format!("{}{}{}", &tag[..=open], chance.one_of(&VALUES), &tag[close..]),
    }
}
