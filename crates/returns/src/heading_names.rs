//! The columns of the form that a heading can name, or that it is a misspelling of.

use model::form::{
    ColumnKind, FIRST_SUPPLY_CENTRE_YEAR, FormColumn, Key, ROW_SHEET_FORMS, SheetForm,
    UntypedColumn,
};
use model::name_comparison::folded_name;

use super::nearest::name_meant_by_typo;

/// The columns that a folded heading can name, exact names first.
pub(super) fn columns_meant_by_heading(
    form: &'static SheetForm,
    name: &str,
) -> Vec<(UntypedColumn, u8)> {
    [true, false]
        .into_iter()
        .flat_map(|exact| candidate_columns_of_heading(form, name, exact))
        .collect()
}

/// Words before the year in the heading of a column of supply centres.
const YEAR_WORDS: [&str; 7] = ["f", "fall", "autumn", "year", "sc", "scs", "centres"];

/// The columns that a folded heading can name, with their number.
pub(super) fn candidate_columns_of_heading(
    form: &'static SheetForm,
    name: &str,
    exact: bool,
) -> Vec<(UntypedColumn, u8)> {
    if name.is_empty() {
        return Vec::new();
    }
    let columns = |name: &str| form.columns_by_name(name, exact);
    let single = |column: &UntypedColumn| column.definition().times == 1;
    let mut found: Vec<(UntypedColumn, u8)> =
        columns(name).filter(single).map(|column| (column, 1)).collect();
    if !exact {
        // `Player` alone is the first, unless another column has that name.
        let by_name = form.columns_by_name(name, true);
        found.extend(columns(name).chain(by_name).filter(|c| !single(c)).map(|column| (column, 1)));
    }
    let digits = name.bytes().rev().take_while(u8::is_ascii_digit).count();
    let (stem, number) = name.split_at(name.len() - digits);
    // Headings of years: `1901`, `Fall 1901`.
    if (stem.is_empty() || YEAR_WORDS.contains(&stem))
        && let Ok(year) = number.parse::<u16>()
        && let Some(nth) =
            year.checked_sub(FIRST_SUPPLY_CENTRE_YEAR).and_then(|nth| u8::try_from(nth).ok())
    {
        found.extend(columns("year").filter(|_| nth > 0).map(|column| (column, nth)));
    }
    if let Some((stem, nth)) = numbered_within(name) {
        let within = columns(&stem).filter(|column| (1..=column.definition().times).contains(&nth));
        found.extend(within.filter(|column| !single(column)).map(|column| (column, nth)));
    }
    if let Ok(nth) = number.parse::<u8>() {
        // A synonym that ends in 1 is one with a number only: `Name 1`, `Name 2`.
        let first = format!("{stem}1");
        let numbered = columns(stem)
            .chain(columns(&first))
            .filter(|column| (1..=column.definition().times).contains(&nth));
        found.extend(
            numbered.filter(|column| column.definition().times > 1).map(|column| (column, nth)),
        );
    }
    found
}

/// A heading with its number in the middle, `Player 1 no` or `P1 no`: what is left of it, and the
/// number.
fn numbered_within(name: &str) -> Option<(String, u8)> {
    let start = name.find(|c: char| c.is_ascii_digit())?;
    let length = name[start..].bytes().take_while(u8::is_ascii_digit).count();
    let (before, number, after) =
        (&name[..start], &name[start..start + length], &name[start + length..]);
    let inside =
        !before.is_empty() && !after.is_empty() && !after.contains(|c: char| c.is_ascii_digit());
    let before = if before == "p" { "player" } else { before };
    inside.then(|| Some((format!("{before}{after}"), number.parse().ok()?))).flatten()
}

/// The maximum repeats of a column that a heading exceeds: 16 for `Player 17`.
pub(super) fn exceeded_repeat_maximum(form: &'static SheetForm, heading: &str) -> Option<u8> {
    let name = folded_name(heading);
    let stem = name.trim_end_matches(|c: char| c.is_ascii_digit());
    let number: u32 = name[stem.len()..].parse().ok()?;
    let named = [true, false].into_iter().flat_map(|exact| form.columns_by_name(stem, exact));
    let times = named.map(|column| column.definition().times).max()?;
    (times > 1 && number > u32::from(times)).then_some(times)
}

/// The column, with its number, of which a heading is a misspelling, if it is free. The name of a
/// column of another sheet is none, but for a plural.
pub(super) fn column_meant_by_misspelling(
    form: &'static SheetForm,
    heading: &str,
    is_free: &dyn Fn(&(UntypedColumn, u8)) -> bool,
) -> Option<(UntypedColumn, u8)> {
    let name = folded_name(heading);
    let known =
        |form: &&SheetForm| form.columns.iter().any(|column| folded_name(column.name) == name);
    let plural =
        name.strip_suffix('s').map(|stem| columns_meant_by_heading(form, stem)).unwrap_or_default();
    if ROW_SHEET_FORMS.iter().copied().chain([Key::FORM]).any(|known_form| known(&known_form)) {
        return plural.into_iter().find(|meant| is_free(meant) && !of_remarks(meant));
    }
    let with_figure = figure_for_letter(heading)
        .map(|meant| columns_meant_by_heading(form, &folded_name(&meant)));
    let numbered =
        with_figure.unwrap_or_default().into_iter().filter(|(column, _)| is_many(column));
    numbered
        .chain(of_partner(form, &name))
        .chain(near_numbered(form, heading))
        .chain(plural)
        .find(|meant| is_free(meant) && !of_remarks(meant))
        .or_else(|| near(form, heading, is_free))
}

/// Whether a column holds remarks; it has its plain heading only.
fn of_remarks((column, _): &(UntypedColumn, u8)) -> bool {
    column.definition().kind == ColumnKind::Remark
}

/// The column of the second player, where a heading says `Partner` or `Partner's number`.
fn of_partner(form: &'static SheetForm, name: &str) -> Option<(UntypedColumn, u8)> {
    let rest = name.strip_prefix("partner")?.trim_start_matches(['\'', '\u{2019}', 's']);
    let wanted = match rest {
        "" | "name" => "player",
        _ if form.columns_by_name(rest, false).any(|column| column.definition().name == "No") => {
            "no"
        }
        "no" => "no",
        _ => return None,
    };
    let column = form.columns_by_name(wanted, true).next()?;
    is_many(&column).then_some((column, 2))
}

/// Whether a column repeats.
fn is_many(column: &UntypedColumn) -> bool {
    column.definition().times > 1
}

/// A heading that ends in a letter where its number belongs, `No l`, with the figure instead.
fn figure_for_letter(heading: &str) -> Option<String> {
    let heading = heading.trim();
    let last = heading.chars().next_back()?;
    let figure = match last {
        'l' | 'I' | '|' | '!' => '1',
        'O' | 'o' => '0',
        'Z' | 'z' => '2',
        _ => return None,
    };
    Some(format!("{}{figure}", &heading[..heading.len() - last.len_utf8()]))
}

/// The names of a column: its own, and synonyms that are long enough for a slip to be known.
fn names_of(column: UntypedColumn) -> impl Iterator<Item = &'static str> {
    const LEAST: usize = 4;
    let aliases = column.definition().aliases.iter().copied();
    [column.definition().name]
        .into_iter()
        .chain(aliases.filter(|name| folded_name(name).len() >= LEAST))
}

/// The repeated column of which a heading with a number is a misspelling: `Plyer 1`, `Nmber 2`.
fn near_numbered(form: &'static SheetForm, heading: &str) -> Option<(UntypedColumn, u8)> {
    let stem = heading.trim_end().trim_end_matches(|c: char| c.is_ascii_digit());
    let number: u8 = heading.trim_end()[stem.len()..].parse().ok()?;
    let columns = form.all_columns().filter(is_many);
    let names = columns.flat_map(|column| names_of(column).map(move |name| (name, column)));
    let names: Vec<(&str, UntypedColumn)> = names.collect();
    let near = name_meant_by_typo(stem.trim_end(), names.iter().map(|(name, _)| *name))?;
    let (_, column) = names.into_iter().find(|(name, _)| *name == near)?;
    (1..=column.definition().times).contains(&number).then_some((column, number))
}

/// The free column of which a heading without a number is a misspelling.
fn near(
    form: &'static SheetForm,
    heading: &str,
    is_free: &dyn Fn(&(UntypedColumn, u8)) -> bool,
) -> Option<(UntypedColumn, u8)> {
    if heading.trim_end().ends_with(|c: char| c.is_ascii_digit()) {
        return None;
    }
    let free = form.all_columns().map(|column| (column, 1));
    let free = free.filter(|meant| is_free(meant) && !of_remarks(meant)).map(|(column, _)| column);
    let names = free.flat_map(|column| names_of(column).map(move |name| (name, column)));
    let names: Vec<(&str, UntypedColumn)> = names.collect();
    let near = name_meant_by_typo(heading, names.iter().map(|(name, _)| *name))?;
    names.into_iter().find(|(name, _)| *name == near).map(|(_, column)| (column, 1))
}

/// The name of a column with its number, as a heading.
pub(super) fn column_title((column, nth): (UntypedColumn, u8)) -> String {
    let name = column.definition().name;
    if is_many(&column) { format!("{name} {nth}") } else { name.to_string() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use model::form::{EntryColumn, MatchColumn, ResultColumn};

    #[test]
    fn a_slip_of_the_hand_leads_to_a_free_column() {
        let entries = |heading: &str| {
            column_meant_by_misspelling(EntryColumn::FORM, heading, &|_| true).map(column_title)
        };
        for (heading, meant) in [
            ("Plyer", Some("Player 1")),
            ("Plyer 2", Some("Player 2")),
            ("No l", Some("No 1")),
            ("Nmber 2", Some("No 2")),
            ("Dirction", Some("Direction")),
            ("Sections", Some("Section")),
            ("Partner", Some("Player 2")),
            ("Partner's no", Some("No 2")),
            ("Partnership", None),
            ("Rounds", None),
            ("NGS", None),
            ("Remarks", None),
        ] {
            assert_eq!(entries(heading).as_deref(), meant, "{heading}");
        }
        let results = |heading: &str| {
            column_meant_by_misspelling(ResultColumn::FORM, heading, &|_| true).map(column_title)
        };
        for (heading, meant) in
            [("Scor", "Score"), ("Max scroe", "Max score"), ("Percantage", "Score")]
        {
            assert_eq!(results(heading).as_deref(), Some(meant), "{heading}");
        }
        let free = |column: &(UntypedColumn, u8)| column.0 != MatchColumn::Home;
        let matches = |heading: &str| {
            column_meant_by_misspelling(MatchColumn::FORM, heading, &free).map(column_title)
        };
        assert_eq!(matches("Reslt").as_deref(), Some("Result"));
        assert_eq!(matches("Hme"), None);
    }
}
