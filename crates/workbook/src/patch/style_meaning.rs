//! What an entry of the styles means, however a program writes it: another order, another prefix,
//! defaults written out.

use super::xml::{TagKind, for_each_tag};

/// Elements that mean nothing without attributes and children.
const EMPTY: [&str; 12] = [
    "left",
    "right",
    "top",
    "bottom",
    "diagonal",
    "vertical",
    "horizontal",
    "start",
    "end",
    "alignment",
    "protection",
    "patternFill",
];
/// Elements that are true without a value.
const SWITCHES: [&str; 8] = ["b", "i", "u", "strike", "outline", "shadow", "condense", "extend"];
/// Attributes with their defaults.
const DEFAULTS: [(&str, &str); 14] = [
    ("pivotButton", "0"),
    ("quotePrefix", "0"),
    ("xfId", "0"),
    ("patternType", "none"),
    ("diagonalUp", "0"),
    ("diagonalDown", "0"),
    ("outline", "1"),
    ("wrapText", "0"),
    ("shrinkToFit", "0"),
    ("indent", "0"),
    ("textRotation", "0"),
    ("locked", "1"),
    ("hidden", "0"),
    ("style", "none"),
];

/// An open element: its name, its attributes, and the meanings of its children.
type Open = (String, Vec<String>, Vec<String>);

/// What of an entry must be the same.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Sameness {
    /// What a cell shows.
    Look,
    /// Everything that is written, but whether the fill applies.
    Whole,
}

/// The meaning of an entry: equal for entries that look equal.
pub(super) fn style_look_key(entry: &str) -> String {
    normalised(entry, Sameness::Look)
}

/// All that an entry says: equal for entries that say the same in other words (`1` or `true`) or in
/// another order. Whether the fill applies is left out.
pub(super) fn style_entry_key(entry: &str) -> String {
    normalised(entry, Sameness::Whole)
}

fn normalised(entry: &str, sameness: Sameness) -> String {
    let whole = sameness == Sameness::Whole;
    let (mut open, mut root): (Vec<Open>, String) = (Vec::new(), String::new());
    let read = for_each_tag(entry, |tag, _| {
        if tag.kind != TagKind::End {
            let name = tag.local_name().to_string();
            let values =
                tag.attributes().map(|(own, _)| (own, tag.attribute(own).unwrap_or_default()));
            let means = |(own, value): &(&str, String)| {
                let switch = SWITCHES.contains(&name.as_str()) && *own == "val";
                // Programs differ in what they say is applied, and show it all the same.
                let applied = own.starts_with("apply") || own.starts_with("xmlns");
                let usual = DEFAULTS.contains(&(*own, value.as_str()))
                    || switch && matches!(value.as_str(), "1" | "true" | "single");
                // What a solid fill hides, unless a program chose it.
                let hidden = name == "bgColor" && (*own, value.as_str()) == ("indexed", "64");
                let named = own.starts_with("xmlns");
                if whole { !(named || *own == "applyFill") } else { !(applied || usual || hidden) }
            };
            let plain = |value: String| match &*value {
                "true" if whole => "1".to_string(),
                "false" if whole => "0".to_string(),
                _ => value,
            };
            let mut values: Vec<String> = values
                .filter(means)
                .map(|(own, value)| format!("{own}={:?}", plain(value)))
                .collect();
            values.sort();
            open.push((name, values, Vec::new()));
        }
        if tag.kind != TagKind::Start
            && let Some((name, values, mut children)) = open.pop()
        {
            children.sort();
            let bare = values.is_empty() && children.is_empty();
            let nothing = !whole && bare && (EMPTY.contains(&name.as_str()) || name == "bgColor");
            let own = format!("{name}[{}]({})", values.join(","), children.join(","));
            match open.last_mut() {
                Some((_, _, siblings)) => siblings.extend((!nothing).then_some(own)),
                None => root = own,
            }
        }
    });
    if read.is_ok() { root } else { entry.to_string() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_whole_of_an_entry_is_more_than_its_look() {
        let own =
            "<xf fontId=\"1\" applyFont=\"true\" xfId=\"0\"><protection locked=\"true\"/></xf>";
        for (other, same) in [
            (
                "<xf xfId='0' applyFont='1' fontId='1' applyFill='1'><protection locked='1'/></xf>",
                true,
            ),
            ("<xf fontId=\"1\" xfId=\"0\"><protection locked=\"true\"/></xf>", false),
            ("<xf fontId=\"1\" applyFont=\"true\"><protection locked=\"true\"/></xf>", false),
            ("<xf fontId=\"1\" applyFont=\"true\" xfId=\"0\"/>", false),
        ] {
            assert_eq!(style_entry_key(own) == style_entry_key(other), same, "{other}");
        }
    }

    #[test]
    fn the_same_look_written_by_three_programs_is_one() {
        for (one, other, same) in [
            (
                "<font><b/><sz val=\"11\"/></font>",
                "<x:font><x:sz val=\"11\"/><x:b val=\"1\"/></x:font>",
                true,
            ),
            ("<font><b/></font>", "<font><i/></font>", false),
            ("<font><b/></font>", "<font><b val=\"0\"/></font>", false),
            (
                "<xf numFmtId=\"0\" fontId=\"1\" xfId=\"0\" applyFont=\"1\"/>",
                "<xf fontId=\"1\" numFmtId=\"0\" pivotButton=\"0\"><alignment/></xf>",
                true,
            ),
            ("<xf fontId=\"0\"/>", "<xf fontId=\"1\"/>", false),
            (
                "<fill><patternFill patternType=\"none\"/></fill>",
                "<fill><patternFill /></fill>",
                true,
            ),
            (
                "<border><left/><bottom style=\"thin\"/></border>",
                "<border><bottom style=\"thin\"/></border>",
                true,
            ),
            (
                "<border><left style=\"thin\"/></border>",
                "<border><right style=\"thin\"/></border>",
                false,
            ),
        ] {
            assert_eq!(style_look_key(one) == style_look_key(other), same, "{one} {other}");
        }
    }
}
