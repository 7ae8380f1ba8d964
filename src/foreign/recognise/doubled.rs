//! Tables in which each contestant takes two rows.

use super::What;
use super::content::Shape;
use super::head::SUBJECTS;
use super::view::View;

/// Whether each contestant takes two rows: the second has no place, score or number, or
/// repeats the number with another name.
pub(super) fn two_rows_each(view: &View) -> bool {
    let rows = view.rows();
    let named = |what: &What| {
        let mut columns = view.columns();
        columns.find(|(_, head, profile)| head.means(*what) && profile.filled > 0)
    };
    let Some((subject, ..)) = SUBJECTS.iter().find_map(named) else { return false };
    if rows >= 4 && rows.is_multiple_of(2) && scores_below(view, subject) {
        return true;
    }
    if rows < 4
        || !rows.is_multiple_of(2)
        || view.profiles.get(&subject).is_some_and(|profile| profile.filled < rows)
    {
        return false;
    }
    same_number(view, subject) || half_blank(view, subject) || second_kind(view, subject)
}

/// Rows of a pair share its number: `1, 1, 2, 2`.
fn same_number(view: &View, subject: u16) -> bool {
    let names = view.profiles.get(&subject);
    let numbered = view
        .all(What::Number)
        .into_iter()
        .any(|column| view.profile(column).is_some_and(|profile| profile.distinct == profile.rows));
    // Rows with numbers of their own that share a place are tied.
    if numbered {
        return false;
    }
    view.columns().any(|(column, head, profile)| {
        let number = head.says_any(&[What::Number, What::Place, What::Seat]) && column != subject;
        number
            && profile.filled == profile.rows
            && names.is_some_and(|names| names.distinct * 4 > names.rows * 3)
            && profile.texts.chunks(2).all(|pair| pair.len() == 2 && pair[0] == pair[1])
            && profile
                .texts
                .chunks(2)
                .zip(profile.texts.chunks(2).skip(1))
                .all(|(one, other)| one[0] != other[0])
    })
}

/// Columns of numbers are filled in every first row and blank in every second one.
fn half_blank(view: &View, subject: u16) -> bool {
    let filled = |texts: &[String], of: usize| {
        texts.iter().skip(of).step_by(2).filter(|text| !text.is_empty()).count()
    };
    let mut halves = 0;
    let mut whole = 0;
    for (column, _, profile) in view.columns() {
        if column == subject || profile.filled == 0 || profile.share(Shape::Number) < 60 {
            continue;
        }
        let (first, second) = (filled(&profile.texts, 0), filled(&profile.texts, 1));
        if second == 0 && first * 10 >= profile.rows * 4 {
            halves += 1;
        } else if second > 0 && profile.share(Shape::Whole) < 100 {
            whole += 1;
        }
    }
    halves >= 2 && whole == 0
}

/// The second row of each player holds numbers and ratings where the first has the name.
fn second_kind(view: &View, subject: u16) -> bool {
    let Some(names) = view.profiles.get(&subject) else { return false };
    let digits = |text: &String| text.chars().any(|c| c.is_ascii_digit());
    let first = names.texts.iter().step_by(2).filter(|text| digits(text)).count();
    let second = names.texts.iter().skip(1).step_by(2).filter(|text| digits(text)).count();
    first == 0 && second * 2 == names.rows
}

/// A crosstable with two scores a cell, one above the other: names stand in every first row alone,
/// numbers in both.
fn scores_below(view: &View, subject: u16) -> bool {
    let filled = |column: u16, of: usize| {
        let texts = view.profile(column).map_or(&[][..], |profile| &profile.texts[..]);
        texts.iter().skip(of).step_by(2).filter(|text| !text.is_empty()).count()
    };
    let each = view.rows() / 2;
    let numbers = view.columns().filter(|(column, _, profile)| {
        profile.share(Shape::Number) >= 60
            && filled(*column, 0) + 1 >= each
            && filled(*column, 1) + 1 >= each
    });
    filled(subject, 0) == each && filled(subject, 1) == 0 && numbers.count() >= each
}
