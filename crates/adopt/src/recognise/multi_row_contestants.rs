//! Tables in which a contestant takes several rows: two, or one for each player of a team.

use super::What;
use super::column_heading::CONTESTANT_MEANINGS;
use super::content::{CellShape, is_game_result};
use super::view::ProfiledTable;

/// Whether each contestant takes two rows: the second has no place, score or number, or
/// repeats the number with another name.
pub(super) fn contestants_take_two_rows(view: &ProfiledTable) -> bool {
    let rows = view.row_count();
    let named = |what: &What| {
        let mut columns = view.columns();
        columns.find(|(_, head, profile)| head.likely_means(*what) && profile.filled > 0)
    };
    let Some((subject, ..)) = CONTESTANT_MEANINGS.iter().find_map(named) else { return false };
    let even = rows >= 4 && rows.is_multiple_of(2);
    if even && (scores_below(view, subject) || results_below(view, subject)) {
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

/// What a team has once: its place and what orders it.
const OF_TEAM: [What; 7] =
    [What::Place, What::Vps, What::Points, What::Score, What::Total, What::Imps, What::Percent];

/// The first row of each team, where every player has a row: the name of the team, its place and
/// its score stand once, are merged down, or stand again in each of its rows.
pub(super) fn first_rows_of_teams(view: &ProfiledTable) -> Option<Vec<usize>> {
    const MOST_PLAYERS: usize = 10;
    let rows = view.row_count();
    let team = *view.columns_with_meaning(What::Team).first()?;
    let named = |what: What| {
        view.columns_with_meaning(what).into_iter().find(|column| {
            let full = view.column_profile(*column).is_some_and(|players| {
                players.filled == rows
                    && players.distinct * 10 >= rows * 9
                    && !players.names_two_people()
            });
            full && *column != team
        })
    };
    let players =
        [What::Player, What::Name, What::Names, What::Surname].into_iter().find_map(named)?;
    let texts = &view.column_profile(team)?.texts;
    let mut first: Vec<usize> = Vec::new();
    for (row, text) in texts.iter().enumerate().filter(|(_, text)| !text.is_empty()) {
        if first.last().is_none_or(|begun| texts[*begun] != *text) {
            first.push(row);
        }
    }
    let sizes = first.iter().zip(first.iter().skip(1).chain([&rows])).map(|(from, to)| to - from);
    let several = sizes.clone().filter(|size| *size >= 2).count() * 10 >= first.len() * 8;
    let once = first.iter().map(|row| &texts[*row]).collect::<std::collections::BTreeSet<_>>();
    if first.len() < 2
        || first.first() != Some(&0)
        || !several
        || sizes.max() > Some(MOST_PLAYERS)
        || once.len() != first.len()
    {
        return None;
    }
    // What differs among the rows of one team is a score of players.
    let of_team = |column: u16| {
        view.column_profile(column).is_some_and(|profile| {
            let begun = |row: usize| first.partition_point(|begins| *begins <= row) - 1;
            let alike = |(row, text): (usize, &String)| {
                text.is_empty() || *text == profile.texts[first[begun(row)]]
            };
            profile.texts.iter().enumerate().all(alike)
        })
    };
    let measures: Vec<u16> = OF_TEAM
        .into_iter()
        .flat_map(|what| view.columns().filter(move |(_, head, _)| head.likely_means(what)))
        .filter(|(column, _, profile)| ![team, players].contains(column) && profile.filled > 0)
        .map(|(column, ..)| column)
        .collect();
    (!measures.is_empty() && measures.into_iter().all(of_team)).then_some(first)
}

/// Rows of a pair share its number: `1, 1, 2, 2`. Where they are `1, 1, 3, 3` they are places that
/// count the rows, and each two of them are tied; and where a score differs they are two.
fn same_number(view: &ProfiledTable, subject: u16) -> bool {
    let names = view.profiles.get(&subject);
    let counts_rows = |texts: &[String]| {
        let mut ties = texts.chunks(2).enumerate();
        ties.all(|(nth, tie)| tie[0] == (2 * nth + 1).to_string())
    };
    let differs = |texts: &[String]| {
        texts.chunks(2).any(|pair| pair.iter().all(|text| !text.is_empty()) && pair[0] != pair[1])
    };
    let scores = OF_TEAM.into_iter().chain([What::For, What::Against, What::Difference]);
    let mut scores =
        scores.flat_map(|what| view.columns_with_meaning(what)).filter(|column| *column != subject);
    if scores.any(|column| view.column_profile(column).is_some_and(|scores| differs(&scores.texts)))
    {
        return false;
    }
    let numbered = view.columns_with_meaning(What::Number).into_iter().any(|column| {
        view.column_profile(column).is_some_and(|profile| profile.distinct == profile.rows)
    });
    // Rows with numbers of their own that share a place are tied.
    if numbered {
        return false;
    }
    view.columns().any(|(column, head, profile)| {
        let number =
            head.means_any_of(&[What::Number, What::Place, What::Seat]) && column != subject;
        number
            && profile.filled == profile.rows
            && names.is_some_and(|names| {
                names.distinct * 4 > names.rows * 3 && !names.names_two_people()
            })
            && !counts_rows(&profile.texts)
            && profile.texts.chunks(2).all(|pair| pair.len() == 2 && pair[0] == pair[1])
            && profile
                .texts
                .chunks(2)
                .zip(profile.texts.chunks(2).skip(1))
                .all(|(one, other)| one[0] != other[0])
    })
}

/// Columns of numbers are filled in every first row and blank in every second one.
fn half_blank(view: &ProfiledTable, subject: u16) -> bool {
    let filled = |texts: &[String], of: usize| {
        texts.iter().skip(of).step_by(2).filter(|text| !text.is_empty()).count()
    };
    let mut halves = 0;
    let mut whole = 0;
    for (column, _, profile) in view.columns() {
        if column == subject
            || profile.filled == 0
            || profile.percent_of_shape(CellShape::Number) < 60
        {
            continue;
        }
        let (first, second) = (filled(&profile.texts, 0), filled(&profile.texts, 1));
        if second == 0 && first * 10 >= profile.rows * 4 {
            halves += 1;
        } else if second > 0 && profile.percent_of_shape(CellShape::Whole) < 100 {
            whole += 1;
        }
    }
    halves >= 2 && whole == 0
}

/// The second row of each player holds numbers and ratings where the first has the name.
fn second_kind(view: &ProfiledTable, subject: u16) -> bool {
    let Some(names) = view.profiles.get(&subject) else { return false };
    let digits = |text: &String| text.chars().any(|c| c.is_ascii_digit());
    let first = names.texts.iter().step_by(2).filter(|text| digits(text)).count();
    let second = names.texts.iter().skip(1).step_by(2).filter(|text| digits(text)).count();
    first == 0 && second * 2 == names.rows
}

/// A crosstable of chess with the opponent in the first row of each player and the result in the second,
/// where no name stands.
fn results_below(view: &ProfiledTable, subject: u16) -> bool {
    const FEWEST: usize = 3;
    let filled = |column: u16, of: usize| {
        let texts = view.column_profile(column).map_or(&[][..], |profile| &profile.texts[..]);
        texts.iter().skip(of).step_by(2).filter(|text| !text.is_empty()).collect::<Vec<_>>()
    };
    let each = view.row_count() / 2;
    let opponent = |text: &&&String| {
        text.chars().any(|c| c.is_ascii_digit()) && text.chars().any(char::is_alphabetic)
    };
    let is_result =
        |text: &String| matches!(text.as_str(), "0" | "1" | "0.5" | "0,5") || is_game_result(text);
    let rounds = view.columns().filter(|(column, ..)| {
        let (first, second) = (filled(*column, 0), filled(*column, 1));
        *column != subject
            && second.len() * 2 > each
            && second.iter().all(|text| is_result(text))
            && first.iter().filter(opponent).count() * 2 > each
    });
    filled(subject, 0).len() == each && filled(subject, 1).is_empty() && rounds.count() >= FEWEST
}

/// A crosstable with two scores a cell, one above the other: names stand in every first row alone,
/// numbers in both.
fn scores_below(view: &ProfiledTable, subject: u16) -> bool {
    let filled = |column: u16, of: usize| {
        let texts = view.column_profile(column).map_or(&[][..], |profile| &profile.texts[..]);
        texts.iter().skip(of).step_by(2).filter(|text| !text.is_empty()).count()
    };
    let each = view.row_count() / 2;
    let numbers = view.columns().filter(|(column, _, profile)| {
        profile.percent_of_shape(CellShape::Number) >= 60
            && filled(*column, 0) + 1 >= each
            && filled(*column, 1) + 1 >= each
    });
    filled(subject, 0) == each && filled(subject, 1) == 0 && numbers.count() >= each
}
