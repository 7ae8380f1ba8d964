//! The columns of pairings and matches: each side has its name, number, rating and points.

use std::collections::BTreeSet;

use super::candidate::{MeaningCandidate, cells_evidence, heading_evidence};
use super::content::CellShape;
use super::grid::ColumnSpan;
use super::headings::HeadingMeaning;
use super::kinds::TableKindAndSides;
use super::sides::{SideColumns, SideNameColumn, game_point_columns, headed_game_point_columns};
use super::view::ProfiledTable;
use super::weights::weights;
use super::{ColumnMeaning, MeaningEvidence, SheetKind, Sign, What};

/// What belongs to the match itself.
const OF_MATCH: &[What] = &[
    What::Board,
    What::Match,
    What::Result,
    What::Date,
    What::Round,
    What::Length,
    What::Timestamp,
    What::Note,
    What::Section,
    What::Club,
];

/// What tells of one side, written out: `WhiteNr`, `Home score`.
const WRITTEN: &[What] = &[
    What::WhiteNumber,
    What::WhiteRating,
    What::WhitePoints,
    What::WhiteId,
    What::BlackNumber,
    What::BlackRating,
    What::BlackPoints,
    What::BlackId,
    What::HomeScore,
    What::AwayScore,
    What::HomeVps,
    What::AwayVps,
    What::HomePlace,
    What::AwayPlace,
    What::White,
    What::Black,
    What::Home,
    What::Away,
];

/// What the columns of a table with two sides can mean.
pub(super) fn pairing_column_candidates(
    view: &ProfiledTable,
    kind: &TableKindAndSides,
) -> Vec<MeaningCandidate> {
    let Some(sides) = &kind.sides else { return Vec::new() };
    let of_players = kind.kind == SheetKind::Pairings;
    let scores = points_of_sides(view, sides).filter(|_| of_players);
    let initials = initials(view, kind.kind, sides);
    let mut found = vec![named(view, sides.left, 1), named(view, sides.right, 2)];
    for (column, head, profile) in view.columns() {
        if column == sides.left.column
            || column == sides.right.column
            || profile.filled == 0
            || head.lines.is_empty()
        {
            continue;
        }
        if [scores, initials].into_iter().flatten().any(|both| both.contains(&column)) {
            continue;
        }
        found.extend(composed(view, kind, column));
        if let Some(twin) = twin(view, kind, column, sides) {
            found.push(twin);
            continue;
        }
        let readings = head.readings.iter();
        found.extend(readings.filter_map(|reading| propose_meaning(view, kind, column, reading)));
    }
    found.extend(scores_each(scores));
    found.extend(scores_by_initials(initials));
    found.extend(scores_between(view, kind.kind, sides));
    rounds_not_matches(view, sides, &mut found);
    numbers_of_players(view, &mut found);
    found
}

/// Proposes what a column means by one reading of its heading.
fn propose_meaning(
    view: &ProfiledTable,
    kind: &TableKindAndSides,
    column: u16,
    reading: &HeadingMeaning,
) -> Option<MeaningCandidate> {
    let (sides, side) = (kind.sides.as_ref()?, &weights().side);
    let (head, profile) = (view.block.heads.get(&column)?, view.column_profile(column)?);
    let own = OF_MATCH.contains(&reading.what) || WRITTEN.contains(&reading.what);
    let what = if own {
        reading.what
    } else {
        of_side(reading.what, column, sides)
            .filter(|_| has_twin(view, reading.what, column, sides))?
    };
    let names = [What::White, What::Black, What::Home, What::Away];
    if !fits(what, kind.kind)
        || !profile.fits_meaning(what)
        || what == What::Club
        || names.contains(&what)
    {
        return None;
    }
    let why = vec![heading_evidence(head, what, reading.language), cells_evidence(profile, what)];
    let telling = what == What::Result
        && profile.percent_of_shape(CellShape::Game) + profile.percent_of_shape(CellShape::Versus)
            >= 60;
    let generic = if own { side.own } else { 0 };
    let weight = reading.weight + generic + i32::from(telling) * side.result;
    Some(MeaningCandidate::new(column, ColumnMeaning::new(what), weight, why))
}

/// The columns of the points of a game, those of the first side first.
fn points_of_sides(view: &ProfiledTable, sides: &SideColumns) -> Option<[u16; 2]> {
    let (left, right) = sides.name_columns();
    let points = game_point_columns(view, left, right).map(|points| sides.order_home_first(points));
    points.or_else(|| headed_game_point_columns(view))
}

/// The two columns of what each side got in the game.
fn scores_each(scores: Option<[u16; 2]>) -> impl Iterator<Item = MeaningCandidate> {
    let both = scores.into_iter().flatten().zip([What::HomeScore, What::AwayScore]);
    both.map(|(column, what)| {
        let words = "one side has the points of a win, or both have those of a draw".to_string();
        let why = vec![MeaningEvidence { sign: Sign::Relation, words }];
        MeaningCandidate::new(column, ColumnMeaning::new(what), weights().side.composed, why)
    })
}

/// The two columns headed by the letters with which the sides begin, `Home, Away, H, A`, if what stands
/// under them are the victory points of both, 20 together in each row.
fn initials(view: &ProfiledTable, kind: SheetKind, sides: &SideColumns) -> Option<[u16; 2]> {
    const SUM: i64 = 20 * super::numbers::ONE_IN_TEN_THOUSANDTHS;
    let text = |column: u16| view.block.heads.get(&column).map(|head| head.text().to_uppercase());
    let headed = |side: u16| {
        let first = text(side)?.chars().next()?.to_string();
        let own = view.columns().map(|(column, ..)| column);
        own.filter(|column| *column != side).find(|column| text(*column).as_ref() == Some(&first))
    };
    let (home, away) = (headed(sides.left.column)?, headed(sides.right.column)?);
    let numbers = |column| super::candidate::numbers_of_column(view, column).iter();
    let mut sums = numbers(home).zip(numbers(away)).peekable();
    let whole = |(one, other): (&Option<i64>, &Option<i64>)| {
        one.zip(*other).is_some_and(|(one, other)| one + other == SUM)
    };
    (kind == SheetKind::TeamsMatches && home != away && sums.peek().is_some() && sums.all(whole))
        .then_some([home, away])
}

/// The victory points of both sides.
fn scores_by_initials(columns: Option<[u16; 2]>) -> impl Iterator<Item = MeaningCandidate> {
    let both = columns.into_iter().flatten().zip([What::HomeVps, What::AwayVps]);
    both.map(|(column, what)| {
        let words =
            "the two columns are headed by the sides and add up to 20 in each row".to_string();
        let why = vec![MeaningEvidence { sign: Sign::Relation, words }];
        MeaningCandidate::new(column, ColumnMeaning::new(what), weights().side.composed, why)
    })
}

/// Whole numbers on both sides of which none stands twice are those of players, even under a
/// heading such as `N.`.
fn numbers_of_players(view: &ProfiledTable, found: &mut [MeaningCandidate]) {
    let of = |found: &[MeaningCandidate], what: What| {
        found.iter().find(|one| one.meaning.what == what).map(|one| one.column)
    };
    let (Some(one), Some(other)) = (of(found, What::WhiteNumber), of(found, What::BlackNumber))
    else {
        return;
    };
    let numbers = |column| super::candidate::numbers_of_column(view, column).iter().flatten();
    let all: Vec<i64> = numbers(one).chain(numbers(other)).copied().collect();
    let different: BTreeSet<&i64> = all.iter().collect();
    if all.len() < 6 || different.len() < all.len() {
        return;
    }
    for candidate in found.iter_mut() {
        if matches!(candidate.meaning.what, What::WhiteNumber | What::BlackNumber) {
            candidate.weight += weights().relation.once;
            let words = "no number appears twice on the two sides".to_string();
            candidate.why.push(MeaningEvidence { sign: Sign::Relation, words });
        }
    }
}

/// Two columns of numbers without headings between home and away: the score of each.
fn scores_between(
    view: &ProfiledTable,
    kind: SheetKind,
    sides: &SideColumns,
) -> Vec<MeaningCandidate> {
    let between: Vec<u16> = view
        .columns()
        .filter(|(column, head, profile)| {
            (sides.name_columns().0..sides.name_columns().1).contains(column)
                && head.lines.is_empty()
                && profile.filled > 0
                && profile.percent_of_shape(CellShape::Number) >= 60
        })
        .map(|(column, ..)| column)
        .collect();
    let (SheetKind::TeamsMatches, [one, other]) = (kind, &between[..]) else { return Vec::new() };
    let [home, away] = sides.order_home_first([one, other]);
    let words = "there are two columns of numbers between home and away".to_string();
    let why = vec![MeaningEvidence { sign: Sign::Relation, words }];
    [(*home, What::HomeScore), (*away, What::AwayScore)]
        .into_iter()
        .map(|(column, what)| {
            MeaningCandidate::new(
                column,
                ColumnMeaning::new(what),
                weights().relation.between,
                why.clone(),
            )
        })
        .collect()
}

/// Numbers that several matches share, in which nobody plays twice, are rounds.
fn rounds_not_matches(view: &ProfiledTable, sides: &SideColumns, found: &mut [MeaningCandidate]) {
    if found.iter().any(|one| one.meaning.what == What::Round) {
        return;
    }
    let texts =
        |column: u16| view.column_profile(column).map_or(&[][..], |profile| &profile.texts[..]);
    for one in found.iter_mut().filter(|one| one.meaning.what == What::Match) {
        let Some(profile) = view.column_profile(one.column) else { continue };
        let mut seen = BTreeSet::new();
        let once = [sides.left.column, sides.right.column].into_iter().all(|side| {
            profile
                .texts
                .iter()
                .zip(texts(side))
                .filter(|(number, _)| !number.is_empty())
                .all(|(number, name)| name.is_empty() || seen.insert((number, name)))
        });
        if once
            && profile.numbers_never_fall()
            && profile.distinct > 1
            && profile.distinct * 2 <= profile.filled
        {
            one.meaning = ColumnMeaning::new(What::Round);
            let words = "nobody plays twice under the same number".to_string();
            one.why.push(MeaningEvidence { sign: Sign::Relation, words });
        }
    }
}

/// One of two columns with the same heading behind both sides: `Home, Away, VP, VP`. They stand
/// as the sides do.
fn twin(
    view: &ProfiledTable,
    kind: &TableKindAndSides,
    column: u16,
    sides: &SideColumns,
) -> Option<MeaningCandidate> {
    let last = sides.name_columns().1;
    if kind.kind != SheetKind::TeamsMatches || column < last {
        return None;
    }
    let head = view.block.heads.get(&column)?;
    let same: Vec<u16> = view
        .columns()
        .filter(|(other, one, profile)| {
            *other > last && one.text() == head.text() && profile.filled > 0
        })
        .map(|(other, ..)| other)
        .collect();
    let [one, other] = same[..] else { return None };
    if other != one + 1 {
        return None;
    }
    let home = column == sides.order_home_first([one, other])[0];
    let what = head.readings.iter().find_map(|reading| match reading.what {
        What::Vps => Some(if home { What::HomeVps } else { What::AwayVps }),
        What::Score | What::Points | What::Imps => {
            Some(if home { What::HomeScore } else { What::AwayScore })
        }
        _ => None,
    })?;
    let profile = view.column_profile(column).filter(|profile| profile.fits_meaning(what))?;
    let words = "the heading appears twice, for home and away".to_string();
    let why = vec![MeaningEvidence { sign: Sign::Relation, words }, cells_evidence(profile, what)];
    Some(MeaningCandidate::new(column, ColumnMeaning::new(what), weights().side.composed, why))
}

/// Whether the other side has a column of the same meaning: points of one side alone are points
/// of something else.
fn has_twin(view: &ProfiledTable, what: What, column: u16, sides: &SideColumns) -> bool {
    let within = |column: u16, columns: ColumnSpan| columns.range().contains(&column);
    let other =
        if within(column, sides.left_columns) { sides.right_columns } else { sides.left_columns };
    view.columns().any(|(at, head, _)| {
        at != column && within(at, other) && head.readings.iter().any(|one| one.what == what)
    })
}

fn named(view: &ProfiledTable, side: SideNameColumn, number: u16) -> MeaningCandidate {
    let SideNameColumn { what, column } = side;
    let text = view
        .block
        .heads
        .get(&column)
        .map(super::column_heading::ColumnHeading::text)
        .unwrap_or_default();
    let words = format!("heading “{text}” is one side of a match");
    let number = (what == What::Player).then_some(number);
    let why = vec![MeaningEvidence { sign: Sign::Heading, words }];
    MeaningCandidate::new(column, ColumnMeaning { what, number }, weights().side.name, why)
}

/// Whether a meaning belongs to a kind of match.
fn fits(what: What, kind: SheetKind) -> bool {
    let teams = matches!(
        what,
        What::HomeScore
            | What::AwayScore
            | What::HomeVps
            | What::AwayVps
            | What::HomePlace
            | What::AwayPlace
    );
    let chess = matches!(
        what,
        What::WhiteNumber
            | What::WhiteRating
            | What::WhitePoints
            | What::WhiteId
            | What::BlackNumber
            | What::BlackRating
            | What::BlackPoints
            | What::BlackId
    );
    match kind {
        SheetKind::TeamsMatches => !chess,
        SheetKind::Matches => what != What::Board,
        _ => !teams && what != What::Length,
    }
}

/// A heading of which one word is a side and the others tell what: `IMP local`, `Elo Weiss`.
fn composed(
    view: &ProfiledTable,
    kind: &TableKindAndSides,
    column: u16,
) -> Option<MeaningCandidate> {
    let sides = kind.sides.as_ref()?;
    let (head, profile) = (view.block.heads.get(&column)?, view.column_profile(column)?);
    let text = head.text();
    let words: Vec<&str> =
        text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
    if !(2..=3).contains(&words.len()) {
        return None;
    }
    let side = |word: &str, what: What| {
        let said = super::headings::heading_meanings(word);
        said.iter().any(|reading| reading.what == what && reading.is_whole_heading())
    };
    (0..words.len()).find_map(|at| {
        let left = side(words[at], sides.left.what);
        let place = if left { sides.left.column } else { sides.right.column };
        if !left && !side(words[at], sides.right.what) {
            return None;
        }
        let rest: Vec<&str> = words
            .iter()
            .enumerate()
            .filter(|(other, _)| *other != at)
            .map(|(_, word)| *word)
            .collect();
        let told = super::headings::heading_meanings(&rest.join(" "));
        let both = told
            .iter()
            .filter(|reading| reading.is_whole_heading())
            .find_map(|reading| of_side(reading.what, place, sides));
        let what = both.filter(|what| fits(*what, kind.kind) && profile.fits_meaning(*what))?;
        let why = vec![heading_evidence(head, what, "any"), cells_evidence(profile, what)];
        Some(MeaningCandidate::new(column, ColumnMeaning::new(what), weights().side.composed, why))
    })
}

/// What a heading that stands on both sides means on the side of a column.
fn of_side(what: What, column: u16, sides: &SideColumns) -> Option<What> {
    let within = |columns: ColumnSpan| columns.range().contains(&column);
    let left = within(sides.left_columns);
    if !left && !within(sides.right_columns) {
        return None;
    }
    let teams = sides.left.what == What::Home;
    let either = |one, other| Some(if left { one } else { other });
    match what {
        What::Number | What::Index if !teams => either(What::WhiteNumber, What::BlackNumber),
        What::Rating if !teams => either(What::WhiteRating, What::BlackRating),
        What::Id if !teams => either(What::WhiteId, What::BlackId),
        What::Points if !teams => either(What::WhitePoints, What::BlackPoints),
        What::Score | What::Points | What::Imps if teams => {
            either(What::HomeScore, What::AwayScore)
        }
        What::Vps if teams => either(What::HomeVps, What::AwayVps),
        What::Place if teams => either(What::HomePlace, What::AwayPlace),
        _ => None,
    }
}
