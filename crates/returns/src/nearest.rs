//! A suggestion for an unknown label of an entry, or for a word that was mistyped. It stands in the
//! problem, and nothing is corrected silently.

pub(super) use model::misspelt_names::nearest_name;
use model::name_comparison::folded_name;

/// The entry that was probably meant: a similar name, or the only number one typing error away.
/// Most numbers are similar to a wrong one, so others are not suggested.
pub(super) fn entry_probably_meant<'a>(
    label: &str,
    entries: impl IntoIterator<Item = &'a str>,
) -> Option<&'a str> {
    let is_number = |text: &str| text.contains(|c: char| c.is_ascii_digit());
    if !is_number(label) {
        return nearest_name(label, entries.into_iter().filter(|name| !is_number(name)));
    }
    let label = folded_name(label);
    let one_slip = |name: &&str| strsim::damerau_levenshtein(&label, &folded_name(name)) == 1;
    let mut meant = entries.into_iter().filter(one_slip);
    let first = meant.next();
    first.filter(|_| meant.next().is_none())
}

/// The known name that a word is a slip of the hand of: one letter wrong, or two in a long
/// word. A word that merely looks alike means something else.
pub(super) fn name_meant_by_typo<'a>(
    text: &str,
    names: impl IntoIterator<Item = &'a str>,
) -> Option<&'a str> {
    const LONG: usize = 8;
    const SHORTEST: usize = 3;
    let text = folded_name(text);
    let length = text.chars().count();
    let most = if length >= LONG { 2 } else { 1 };
    let names = names
        .into_iter()
        .map(|name| (strsim::damerau_levenshtein(&text, &folded_name(name)), name));
    let near = names.filter(|(slips, _)| length >= SHORTEST && (1..=most).contains(slips));
    near.min_by_key(|(slips, _)| *slips).map(|(_, name)| name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_slip_of_the_hand_leads_to_a_name() {
        let names = ["Boards", "Section", "Rating", "Organiser", "Status", "No", "End date"];
        for (typed, meant) in [
            ("Baords", Some("Boards")),
            ("Organizer", Some("Organiser")),
            ("Orgnaizer", Some("Organiser")),
            ("Session", None),
            ("Ranking", None),
            ("NGS", None),
            ("Start date", None),
            ("Status", None),
        ] {
            assert_eq!(name_meant_by_typo(typed, names), meant, "{typed}");
        }
    }

    #[test]
    fn a_number_is_suggested_only_where_one_slip_tells_which() {
        assert_eq!(entry_probably_meant("33NS", ["1NS", "3NS", "3EW"]), Some("3NS"));
        assert_eq!(entry_probably_meant("16", ["1", "2", "6"]), None);
        assert_eq!(entry_probably_meant("7", ["1", "2"]), None);
        assert_eq!(entry_probably_meant("Harlec", ["1", "Harlech", "Brecon"]), Some("Harlech"));
    }
}
