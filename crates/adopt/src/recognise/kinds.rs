//! What a table is: pairings, a ranking, a crosstable … or nothing of an event.

use super::column_heading::{Head, MEASURES};
use super::content::Shape;
use super::profile::Profile;
use super::sides::{Sides, sides};
use super::view::View;
use super::{SheetKind, What};

/// What a table is, and how its columns are read.
pub(super) struct Kind {
    pub(super) kind: SheetKind,
    /// The two sides of a pairing or match.
    pub(super) sides: Option<Sides>,
}

/// What a table is.
pub(super) fn kind_of(view: &View) -> Kind {
    let sides = sides(view);
    let kind = of_two_sides(view, sides.as_ref()).unwrap_or_else(|| of_one(view));
    Kind {
        kind,
        sides: sides.filter(|_| {
            matches!(kind, SheetKind::Pairings | SheetKind::Matches | SheetKind::TeamsMatches)
        }),
    }
}

fn of_two_sides(view: &View, sides: Option<&Sides>) -> Option<SheetKind> {
    let contract = contract(view);
    if contract
        && (view.has(What::NsNames)
            || view.has(What::EwNames)
            || view.has(What::NsScore)
            || view.has(What::By))
    {
        return Some(SheetKind::Travellers);
    }
    let sides = sides?;
    Some(match sides.left.what {
        What::Home if of_people(view, sides) => SheetKind::Matches,
        What::Home => SheetKind::TeamsMatches,
        What::Winner | What::Player => SheetKind::Matches,
        _ if view.has(What::Date) && !view.has(What::Board) => SheetKind::Matches,
        _ => SheetKind::Pairings,
    })
}

/// Whether both sides are headed as players: `Player A`, `Player B`.
fn of_people(view: &View, sides: &Sides) -> bool {
    [sides.left.column, sides.right.column].iter().all(|column| {
        let head = view.block.heads.get(column);
        head.is_some_and(|head| head.means(What::Player))
    })
}

fn contract(view: &View) -> bool {
    view.columns()
        .any(|(_, _, profile)| profile.filled >= 2 && profile.share(Shape::Contract) >= 60)
}

/// A table of Diplomacy: centres by year, scores by power, or the players of games.
fn of_diplomacy(view: &View, named: bool) -> Option<SheetKind> {
    let powers = view.powers();
    if view.years().len() >= 2
        && (!powers.is_empty() || view.has(What::Player) || view.has(What::Name))
        || powers_as_columns(view, Shape::Number)
        || named && final_centres(view)
    {
        return Some(SheetKind::CentreCounts);
    }
    if !powers.is_empty() && named || powers_as_columns(view, Shape::Words) {
        return Some(SheetKind::DiplomacyScores);
    }
    let seated = players(view) >= 2 || super::player_columns::people_as_columns(view).len() >= 2;
    (view.has(What::Game) && seated).then_some(SheetKind::GameResults)
}

/// Whether each of the seven powers has a row with its centres at the end of one game: they are 34
/// together.
fn final_centres(view: &View) -> bool {
    const POWERS: usize = 7;
    const CENTRES: i64 = 34;
    let own =
        |column: &u16| view.profile(*column).is_some_and(|profile| profile.distinct == POWERS);
    let all = view.powers().iter().any(own) && view.rows() == POWERS;
    let centres = |profile: &Profile| {
        let numbers: Option<Vec<i64>> = profile.numbers.iter().copied().collect();
        profile.filled == POWERS
            && numbers.is_some_and(|numbers| {
                numbers.iter().all(|number| *number >= 0)
                    && numbers.iter().sum::<i64>() == CENTRES * super::numbers::ONE
            })
    };
    all && view.columns().any(|(_, _, profile)| centres(profile))
}

/// Whether a table tells who won which prize. Beside the places and scores of all, a prize for some makes
/// none.
fn is_list_of_prizes(view: &View) -> bool {
    let ranked =
        view.has(What::Place) && view.columns().any(|(_, head, _)| head.says_any(&MEASURES));
    let mut columns = view.columns();
    !view.has(What::Rating)
        && columns.any(|(_, head, profile)| {
            super::prizes::is_award(&head.text())
                && !head.lines.is_empty()
                && !head.means(What::Masterpoints)
                && (!ranked || profile.filled >= profile.rows)
        })
}

fn of_one(view: &View) -> SheetKind {
    let named = named(view);
    if let Some(kind) = of_diplomacy(view, named) {
        return kind;
    }
    if !named && !view.has(What::Winner) {
        return SheetKind::None;
    }
    if is_list_of_prizes(view) {
        return SheetKind::PrizeList;
    }
    if !named || monthly(view) && !ladder(view) {
        return SheetKind::None;
    }
    if league(view) {
        return SheetKind::LeagueTable;
    }
    let teams = teams(view);
    let pairs = !(teams && rosters(view)) && pairs(view);
    let numbered = view.numbered();
    if !super::meetings::meetings(view).is_empty() {
        return SheetKind::SwissRounds;
    }
    if view.diagonal(&numbered) {
        return if teams { SheetKind::TeamsMatrix } else { SheetKind::Crosstable };
    }
    if encounters(view, &numbered) {
        return SheetKind::Crosstable;
    }
    if numbered.len().max(view.dated().len()) >= 3
        && !chess(view)
        && ladder(view)
        && !of_sessions(view)
    {
        return SheetKind::Ladder;
    }
    // Nobody joined in the results of an event.
    if view.has(What::Joined) && !view.has(What::Place) && !view.has(What::Percent) {
        return SheetKind::Register;
    }
    if pairs && scored(view) {
        return SheetKind::PairsResults;
    }
    if teams && scored(view) {
        return SheetKind::TeamsResults;
    }
    if scored(view) {
        return if single_bridge(view) { SheetKind::PairsResults } else { SheetKind::SwissRanking };
    }
    if view.has(What::Joined) || view.has(What::Rank) {
        return SheetKind::Register;
    }
    if sides_without_names(view) { SheetKind::None } else { SheetKind::Entries }
}

/// Whether the players of each team stand in one cell beside its name.
fn rosters(view: &View) -> bool {
    view.all(What::Team).into_iter().any(|column| {
        let pairs = view.profile(column).map(|profile| profile.share(Shape::Pair));
        pairs < Some(60) && view.all(What::Names).into_iter().any(|other| other != column)
    })
}

/// Whether headings name white and black, but no names stand there: moves of openings.
fn sides_without_names(view: &View) -> bool {
    let said = |what: What| view.columns().any(|(_, head, _)| head.surely(what));
    said(What::White) && said(What::Black) && !view.has(What::Rating)
}

/// Columns headed by powers that hold centres or names, rows by years or games.
fn powers_as_columns(view: &View, shape: Shape) -> bool {
    let heads = view.columns().filter(|(_, head, profile)| {
        super::powers::is_power(&head.text()) && profile.share(shape) >= 60
    });
    heads.count() >= 5
}

fn named(view: &View) -> bool {
    [What::Name, What::Names, What::Team, What::Surname, What::Player]
        .into_iter()
        .any(|what| view.has(what))
}

/// Columns of the players of a game, by place or by seat.
pub(super) fn players(view: &View) -> usize {
    let player = |head: &Head| {
        head.means(What::Player) && head.readings.iter().any(|reading| reading.number.is_some())
            || super::headings::readings(&head.text())
                .iter()
                .any(|reading| reading.what == What::Place && reading.number.is_some())
            || super::places::place_of_heading(&head.text()).is_some()
    };
    view.columns()
        .filter(|(_, head, profile)| player(head) && profile.share(Shape::Words) >= 70)
        .count()
}

/// Teams, or players, with what they played, won, drew and lost.
fn league(view: &View) -> bool {
    let counts = [What::Won, What::Drawn, What::Lost];
    let counts = counts.into_iter().filter(|what| view.has(*what)).count();
    let chess = view.has(What::Rating) || view.has(What::TieBreak);
    let played = view.has(What::Team) || view.has(What::Played);
    let adds_up = super::league::found(view).is_some_and(|found| found.played.is_some());
    counts >= 2 && played && !chess || adds_up && (!chess || teams(view))
}

/// Whether the table is of teams.
fn teams(view: &View) -> bool {
    let shown = |head: &Head| head.lines.is_empty() && head.means(What::Team);
    let team = |head: &Head| (head.surely(What::Team) || shown(head)) && !head.surely(What::Name);
    let certain = view
        .columns()
        .any(|(_, head, profile)| team(head) && profile.filled > 0 && !head.surely(What::Club));
    let named = view.has(What::Name) || view.has(What::Names) || view.has(What::Surname);
    // `Name` alone may be a surname; beside a forename it is one. Three and more are of players.
    let several = super::partners::repeated(view).len() > 2;
    let surname = !several && view.has(What::Forename) && view.has(What::Surname)
        || !several
            && view.columns().any(|(_, head, profile)| {
                head.surely(What::Surname) && !head.surely(What::Name) && profile.filled > 0
            });
    certain && !surname || view.has(What::Team) && !named
}

/// Whether the table is of pairs.
fn pairs(view: &View) -> bool {
    let two = view
        .all(What::Names)
        .into_iter()
        .chain(view.all(What::Name))
        .any(|column| view.profile(column).is_some_and(Profile::names_two))
        || view.has(What::Percent)
            && view
                .all(What::Team)
                .into_iter()
                .any(|column| view.profile(column).is_some_and(Profile::names_two))
        || view.columns().any(|(_, head, profile)| {
            head.surely(What::Names) && !head.surely(What::Name) && profile.parted_by_commas()
        });
    let numbers = |head: &Head| {
        ["pair", "paar", "par", "paire", "pareja", "coppia", "para", "cift", "dupla"]
            .iter()
            .any(|word| super::headings::squeezed(&head.text(), true).text.starts_with(word))
    };
    two || view.each == 2 && !chess(view)
        || view.has(What::Percent) && view.columns().any(|(_, head, _)| numbers(head))
        || view.has(What::PartnerSurname)
        || players(view) == 2
        || !super::partners::in_parts(view).is_empty()
        || super::partners::beside(view).is_some()
        || super::partners::repeated(view).len() == 2
}

/// Whether the table speaks of chess.
fn chess(view: &View) -> bool {
    view.has(What::Rating)
        || view.has(What::TieBreak) && !view.has(What::Percent)
        || view.has(What::Performance)
}

/// Whether singles are scored as at bridge.
fn single_bridge(view: &View) -> bool {
    let shares = |what| {
        let columns = view.all(what).into_iter().filter_map(|column| view.profile(column));
        columns.into_iter().any(|profile| profile.share(Shape::Percent) >= 80)
    };
    let signed = view.columns().any(|(_, head, profile)| {
        let share = |number| (0..=100 * super::numbers::ONE).contains(&number);
        head.text().contains('%') && profile.filled > 0 && profile.numbers_that(share) >= 90
    });
    !chess(view)
        && (view.has(What::Percent) || shares(What::Score) || shares(What::Points) || signed)
        || view.has(What::Imps)
        || !chess(view) && (view.has(What::Masterpoints) || view.has(What::Max))
}

/// Whether a column holds what the contestants scored.
fn scored(view: &View) -> bool {
    use What::{Average, Best, Imps, Percent, Points, Score, Total, Vps};
    let told = [Points, Score, Percent, Imps, Vps, Total, Average, Best].into_iter().any(|what| {
        view.all(what)
            .into_iter()
            .any(|column| view.profile(column).is_some_and(|profile| profile.fullness() >= 30))
    });
    told || of_sessions(view)
}

/// Whether numbered columns are sessions that everybody played, by their percentages.
fn of_sessions(view: &View) -> bool {
    let numbered = view.numbered();
    let even = |(column, _): &(u16, u16)| {
        view.profile(*column).is_some_and(|one| one.fullness() == 100 && one.averages_fifty())
    };
    (2..=4).contains(&numbered.len()) && numbered.iter().all(even)
}

/// Whether the numbered columns hold rounds of a crosstable.
fn encounters(view: &View, numbered: &[(u16, u16)]) -> bool {
    let encounter = |column: &u16| {
        let Some(profile) = view.profile(*column) else { return false };
        let marked = profile.share(Shape::Encounter) >= 60 && profile.share(Shape::Number) < 60;
        profile.filled > 0 && (marked || profile.share(Shape::Encounter) >= 80)
    };
    let found = numbered.iter().filter(|(column, _)| encounter(column)).count();
    numbered.len() >= 2 && found * 3 >= numbered.len() * 2
}

/// Whether results of many weeks are put together. Months alone make no ladder: awards and
/// accounts are kept by months.
fn ladder(view: &View) -> bool {
    use What::{Average, Best, Place};
    let has = |whats: &[What]| whats.iter().any(|what| view.has(*what));
    let weeks = view.columns().filter(|(_, head, _)| head.means(What::Week)).count();
    let months =
        view.columns().filter(|(_, head, _)| super::days::month_in(&head.text()).is_some()).count();
    if months >= 3 {
        return has(&[Average, Best, Place]);
    }
    has(&[Average, Best]) || weeks >= 3 || view.dated().len() >= 3
}

/// Whether columns are months, as of accounts and of awards.
fn monthly(view: &View) -> bool {
    view.columns().filter(|(_, head, _)| super::days::month_in(&head.text()).is_some()).count() >= 3
}
