//! Styles of a workbook: entries are found or appended, none is renumbered.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::ops::RangeInclusive;
use std::sync::Arc;

use super::container::EditablePackage;
use super::numbers::take_free_number;
use super::refusal::AdditionRefusal;
use super::style_meaning::{style_entry_key, style_look_key};
use super::xml::{
    RootElement, TextEdits, elements_to_depth, first_tag, prefix_xml_names, unescape_xml,
    with_attribute,
};

/// The children of a styles part in the order of the schema.
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
/// The most cell formats that Excel opens.
const MOST_FORMATS: usize = 65_490;
/// The numbers of custom number formats.
const CUSTOM: RangeInclusive<u32> = 164..=u16::MAX as u32;

/// Number formats that every workbook has, in every language.
const BUILT_IN: [(u32, &str); 7] =
    [(1, "0"), (2, "0.00"), (3, "#,##0"), (4, "#,##0.00"), (9, "0%"), (10, "0.00%"), (49, "@")];

/// A styles part with the named style that every format has, for a workbook that has none.
pub(super) const MINIMAL_STYLES_XML: &str = "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n\
    <styleSheet xmlns=\"http://schemas.openxmlformats.org/spreadsheetml/2006/main\">\
    <cellStyleXfs count=\"1\"><xf numFmtId=\"0\" fontId=\"0\" fillId=\"0\" borderId=\"0\"/>\
    </cellStyleXfs></styleSheet>";

/// Groups of entries.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Group {
    NumberFormats,
    Fonts,
    Fills,
    Borders,
    Formats,
}

impl Group {
    const ALL: [Group; 5] =
        [Group::NumberFormats, Group::Fonts, Group::Fills, Group::Borders, Group::Formats];

    fn name(self) -> &'static str {
        match self {
            Group::NumberFormats => "numFmts",
            Group::Fonts => "fonts",
            Group::Fills => "fills",
            Group::Borders => "borders",
            Group::Formats => "cellXfs",
        }
    }

    /// The name of each of its entries.
    fn entry(self) -> &'static str {
        match self {
            Group::NumberFormats => "numFmt",
            Group::Fonts => "font",
            Group::Fills => "fill",
            Group::Borders => "border",
            Group::Formats => "xf",
        }
    }

    /// The entries that a workbook without the group is thought to have.
    fn implied(self) -> &'static [&'static str] {
        match self {
            Group::NumberFormats => &[],
            Group::Fonts => &["<font><sz val=\"11\"/><name val=\"Calibri\"/></font>"],
            Group::Fills => &[
                "<fill><patternFill patternType=\"none\"/></fill>",
                "<fill><patternFill patternType=\"gray125\"/></fill>",
            ],
            Group::Borders => &["<border><left/><right/><top/><bottom/><diagonal/></border>"],
            Group::Formats => &["<xf numFmtId=\"0\" fontId=\"0\" fillId=\"0\" borderId=\"0\"/>"],
        }
    }
}

/// The entries of a group.
#[derive(Debug, Default)]
struct Entries {
    /// The text of each.
    entries: Vec<String>,
    /// The number of those in the file.
    stored: usize,
    /// Their numbers by their meaning; filled on first use.
    numbers: HashMap<String, u32>,
    /// Their numbers by all that they say; filled on first use.
    whole: HashMap<String, u32>,
}

impl Entries {
    /// The number of an entry that looks like this one, which is appended if there is none.
    fn number(&mut self, entry: String) -> u32 {
        learn(&mut self.numbers, &self.entries, style_look_key);
        match self.numbers.get(&style_look_key(&entry)) {
            Some(number) => *number,
            None => self.append(entry),
        }
    }

    /// The number of an entry that says all that this one says.
    fn number_of_whole(&mut self, entry: String) -> u32 {
        learn(&mut self.whole, &self.entries, style_entry_key);
        match self.whole.get(&style_entry_key(&entry)) {
            Some(number) => *number,
            None => self.append(entry),
        }
    }

    fn append(&mut self, entry: String) -> u32 {
        let number = self.entries.len() as u32;
        for (numbers, means) in [
            (&mut self.numbers, style_look_key as fn(&str) -> String),
            (&mut self.whole, style_entry_key),
        ] {
            // An empty list is filled when it is used.
            if !numbers.is_empty() {
                numbers.entry(means(&entry)).or_insert(number);
            }
        }
        self.entries.push(entry);
        number
    }
}

/// Fills an empty list of the numbers of entries by what they mean; of two the first counts.
fn learn(numbers: &mut HashMap<String, u32>, entries: &[String], means: fn(&str) -> String) {
    if numbers.is_empty() {
        for (number, known) in (0u32..).zip(entries) {
            numbers.entry(means(known)).or_insert(number);
        }
    }
}

/// Three bytes that tell texts apart (FNV-1a).
fn short_hash(text: &str) -> u32 {
    let start = 0x811c_9dc5_u32;
    let mix = |hash: u32, byte: u8| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193);
    let hash = text.bytes().fold(start, mix);
    (hash >> 24 ^ hash) & 0xff_ffff
}

/// The styles of a workbook.
#[derive(Debug)]
pub(super) struct StylesPart {
    part: String,
    text: Arc<String>,
    prefix: String,
    groups: [Entries; 5],
    /// Whether formats can be based on a named style.
    named: bool,
    /// The formats that were filled, each with the one before.
    pub filled: BTreeMap<u32, u32>,
}

impl StylesPart {
    /// The styles of a part.
    pub(super) fn parse(part: &str, text: &Arc<String>) -> Result<StylesPart, AdditionRefusal> {
        let unsound = |why: String| AdditionRefusal::unsound_part(part, why);
        let mut groups: [Entries; 5] = Default::default();
        let (mut prefix, mut named) = (String::new(), false);
        let (mut current, mut found) = (None, Vec::new());
        for (depth, element) in elements_to_depth(text, 2).map_err(unsound)? {
            match depth {
                0 if element.tag.local_name() != "styleSheet" => {
                    return Err(unsound("it holds no styles".to_string()));
                }
                0 => prefix = element.tag.prefix().to_string(),
                1 => {
                    let local = element.tag.local_name();
                    current = Group::ALL.into_iter().find(|group| group.name() == local);
                    named |= local == "cellStyleXfs" && !element.inner.is_empty();
                    let again = current.is_some_and(|group| found.contains(&group));
                    if again || current.is_some() && element.tag.prefix() != prefix {
                        return Err(unsound(format!("its list {local} is invalid")));
                    }
                    found.extend(current);
                }
                _ => {
                    let Some(group) = current else { continue };
                    // A reader that passes over an entry counts the others differently.
                    if element.tag.local_name() != group.entry() || element.tag.prefix() != prefix {
                        return Err(unsound(format!("its list {} is invalid", group.name())));
                    }
                    groups[group as usize].entries.push(text[element.range()].to_string());
                }
            }
        }
        for (group, own) in Group::ALL.into_iter().zip(&mut groups) {
            own.stored = own.entries.len();
            if own.entries.is_empty() {
                own.entries =
                    group.implied().iter().map(|own| prefix_xml_names(own, &prefix)).collect();
            }
        }
        let (part, text) = (part.to_string(), Arc::clone(text));
        Ok(StylesPart { part, text, prefix, groups, named, filled: BTreeMap::new() })
    }

    fn group(&mut self, group: Group) -> &mut Entries {
        &mut self.groups[group as usize]
    }

    fn formats(&self) -> &[String] {
        &self.groups[Group::Formats as usize].entries
    }

    /// The number of cell formats.
    pub(super) fn format_count(&self) -> usize {
        self.formats().len()
    }

    /// Adds the formats of another workbook, which this crate wrote. Returns their numbers here;
    /// the plain format stays the plain one.
    pub(super) fn adopt_formats(&mut self, other: &StylesPart) -> Vec<u32> {
        let plain_font =
            self.formats().first().and_then(|own| first_tag(own).number_attribute("fontId"));
        let number_formats: HashMap<u32, u32> = other.groups[Group::NumberFormats as usize]
            .entries
            .iter()
            .filter_map(|entry| {
                let tag = first_tag(entry);
                Some((
                    tag.number_attribute("numFmtId")?,
                    self.number_format(tag.raw_attribute("formatCode")?),
                ))
            })
            .collect();
        let mut numbers = vec![0];
        for entry in other.formats().iter().skip(1) {
            let mut own = prefix_xml_names(entry, &self.prefix);
            let tag = first_tag(entry);
            for (name, group) in
                [("fontId", Group::Fonts), ("fillId", Group::Fills), ("borderId", Group::Borders)]
            {
                let number = match (group, tag.number_attribute(name).unwrap_or(0)) {
                    (Group::Fonts, 0) => plain_font.unwrap_or(0),
                    (_, 0) => 0,
                    (group, at) => {
                        let entry = other.groups[group as usize].entries.get(at as usize);
                        let entry = entry.map(|entry| prefix_xml_names(entry, &self.prefix));
                        entry.map_or(0, |entry| self.group(group).number(entry))
                    }
                };
                own = with_attribute(&own, name, &number.to_string());
            }
            let format = tag.number_attribute("numFmtId").unwrap_or(0);
            let format = number_formats.get(&format).copied().unwrap_or(format);
            own = with_attribute(&own, "numFmtId", &format.to_string());
            own = match self.named {
                true => with_attribute(&own, "xfId", "0"),
                false => own.replacen(" xfId=\"0\"", "", 1).replacen(" xfId=\"1\"", "", 1),
            };
            numbers.push(self.group(Group::Formats).number(own));
        }
        numbers
    }

    /// Whether each cell format of a workbook that this crate wrote shows days.
    pub(super) fn which_formats_show_days(&self) -> Vec<bool> {
        let numbers =
            self.groups[Group::NumberFormats as usize].entries.iter().map(|own| first_tag(own));
        let days = numbers
            .filter(|own| own.raw_attribute("formatCode").is_some_and(|code| code.contains("yy")));
        let days: HashSet<u32> = days.filter_map(|own| own.number_attribute("numFmtId")).collect();
        let shows = |own: &String| {
            first_tag(own).number_attribute("numFmtId").is_some_and(|number| days.contains(&number))
        };
        self.formats().iter().map(shows).collect()
    }

    /// The number of a number format with a code, as written in XML.
    fn number_format(&mut self, code: &str) -> u32 {
        let wanted = unescape_xml(code);
        if let Some((number, _)) = BUILT_IN.iter().find(|(_, own)| *own == wanted) {
            return *number;
        }
        let own = &self.groups[Group::NumberFormats as usize].entries;
        let known = own.iter().map(|entry| first_tag(entry));
        let same = known.clone().find(|tag| tag.attribute("formatCode").as_ref() == Some(&wanted));
        if let Some(number) = same.and_then(|tag| tag.number_attribute("numFmtId")) {
            return number;
        }
        let mut numbers = known.filter_map(|tag| tag.number_attribute("numFmtId")).collect();
        let number = take_free_number(&mut numbers, CUSTOM);
        let entry = format!("<{}numFmt numFmtId=\"{number}\" formatCode=\"{code}\"/>", self.prefix);
        self.group(Group::NumberFormats).number(entry);
        number
    }

    /// A cell format with another solid fill, `0xRRGGBB`.
    pub(super) fn filled_format(&mut self, format: u32, colour: u32) -> u32 {
        let plain = String::new();
        let own = self.formats().get(format as usize).or(self.formats().first());
        let own = own.unwrap_or(&plain).clone();
        let before = first_tag(&own).number_attribute("fillId").unwrap_or(0) as usize;
        let before = self.groups[Group::Fills as usize].entries.get(before);
        // Formats that differ in their fill alone stay apart: the colour that a solid fill hides is
        // made of the fill before.
        let before = before.map_or(0, |fill| short_hash(&style_look_key(fill)));
        let fill = format!(
            "<fill><patternFill patternType=\"solid\"><fgColor rgb=\"FF{colour:06X}\"/>\
             <bgColor rgb=\"FF{before:06X}\"/></patternFill></fill>"
        );
        let fill = prefix_xml_names(&fill, &self.prefix);
        let fill = self.group(Group::Fills).number(fill);
        let filled = self.with_fill(&own, fill);
        self.filled.insert(filled, format);
        filled
    }

    /// The cell formats with one of some solid fills.
    pub(super) fn formats_with_fills(&self, colours: &[u32]) -> HashSet<u32> {
        let fills = &self.groups[Group::Fills as usize].entries;
        let is_ours = |fill: &String| {
            colours.iter().any(|colour| fill.contains(&format!("fgColor rgb=\"FF{colour:06X}\"")))
        };
        let ours: Vec<u32> =
            (0u32..).zip(fills).filter(|(_, fill)| is_ours(fill)).map(|(at, _)| at).collect();
        let with_ours = |format: &String| {
            first_tag(format).number_attribute("fillId").is_some_and(|fill| ours.contains(&fill))
        };
        let formats = (0u32..).zip(self.formats());
        formats.filter(|(_, format)| with_ours(format)).map(|(at, _)| at).collect()
    }

    /// A cell format without its fill.
    pub(super) fn unfilled_format(&mut self, format: u32) -> u32 {
        match self.formats().get(format as usize).cloned() {
            Some(own) => self.with_fill(&own, 0),
            None => format,
        }
    }

    fn with_fill(&mut self, format: &str, fill: u32) -> u32 {
        let own = with_attribute(format, "fillId", &fill.to_string());
        let own = with_attribute(&own, "applyFill", "1");
        // Formats that look alike can differ in what applies, and a cell keeps what it had.
        self.group(Group::Formats).number_of_whole(own)
    }

    /// Writes the appended entries.
    pub(super) fn finish(self, container: &mut EditablePackage<'_>) -> Result<(), AdditionRefusal> {
        if self.format_count() > MOST_FORMATS {
            return Err(AdditionRefusal::TooManyFormats);
        }
        let StylesPart { part, text, prefix, groups, .. } = self;
        let unsound = |why| AdditionRefusal::unsound_part(&part, why);
        let outline = RootElement::parse(&text).map_err(unsound)?;
        let mut edits = TextEdits::default();
        for (group, own) in Group::ALL.into_iter().zip(&groups) {
            let new = own.entries[own.stored..].concat();
            if new.is_empty() {
                continue;
            }
            let (name, count) = (group.name(), own.entries.len());
            match outline.child(name) {
                Some(element) => {
                    element.append(&new, &mut edits);
                    if let Some(range) = element.tag.attribute_range("count") {
                        edits.replace(range, count.to_string());
                    }
                }
                None => edits.insert(
                    outline.place_of_new_child(name, &ORDER).map_err(unsound)?,
                    format!("<{prefix}{name} count=\"{count}\">{new}</{prefix}{name}>"),
                ),
            }
        }
        container.edit_part(&part, &text, edits);
        Ok(())
    }
}
