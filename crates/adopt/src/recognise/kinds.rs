//! What a table is: pairings, a ranking, a crosstable … or nothing of an event.

use super::column_heading::{ColumnHeading, RANKING_MEASURES};
use super::content::CellShape;
use super::profile::ColumnProfile;
use super::sides::{SideColumns, find_side_columns};
use super::view::ProfiledTable;
use super::{SheetKind, What};

/// What a table is, and how its columns are read.
pub(super) struct TableKindAndSides {
    pub(super) kind: SheetKind,
    /// The two sides of a pairing or match.
    pub(super) sides: Option<SideColumns>,
}

/// What a table is.
pub(super) fn recognise_table_kind(view: &ProfiledTable) -> TableKindAndSides {
    let sides = find_side_columns(view);
    let kind = of_two_sides(view, sides.as_ref()).unwrap_or_else(|| of_one(view));
    TableKindAndSides {
        kind,
        sides: sides.filter(|_| {
            matches!(kind, SheetKind::Pairings | SheetKind::Matches | SheetKind::TeamsMatches)
        }),
    }
}

fn of_two_sides(view: &ProfiledTable, sides: Option<&SideColumns>) -> Option<SheetKind> {
    let contract = contract(view);
    if contract
        && (view.has_column(What::NsNames)
            || view.has_column(What::EwNames)
            || view.has_column(What::NsScore)
            || view.has_column(What::By))
    {
        return Some(SheetKind::Travellers);
    }
    let sides = sides?;
    Some(match sides.left.what {
        What::Home if of_people(view, sides) => SheetKind::Matches,
        What::Home => SheetKind::TeamsMatches,
        What::Winner | What::Player => SheetKind::Matches,
        _ if view.has_column(What::Date) && !view.has_column(What::Board) => SheetKind::Matches,
        _ => SheetKind::Pairings,
    })
}

/// Whether both sides are headed as players: `Player A`, `Player B`.
fn of_people(view: &ProfiledTable, sides: &SideColumns) -> bool {
    [sides.left.column, sides.right.column].iter().all(|column| {
        let head = view.block.heads.get(column);
        head.is_some_and(|head| head.likely_means(What::Player))
    })
}

fn contract(view: &ProfiledTable) -> bool {
    view.columns().any(|(_, _, profile)| {
        profile.filled >= 2 && profile.percent_of_shape(CellShape::Contract) >= 60
    })
}

/// A table of Diplomacy: centres by year, scores by power, or the players of games.
fn of_diplomacy(view: &ProfiledTable, named: bool) -> Option<SheetKind> {
    let powers = view.power_columns();
    if view.game_year_columns().len() >= 2
        && (!powers.is_empty() || view.has_column(What::Player) || view.has_column(What::Name))
        || powers_as_columns(view, CellShape::Number)
        || named && final_centres(view)
    {
        return Some(SheetKind::CentreCounts);
    }
    if !powers.is_empty() && named || powers_as_columns(view, CellShape::Words) {
        return Some(SheetKind::DiplomacyScores);
    }
    let seated = count_player_columns(view) >= 2
        || super::player_columns::columns_headed_by_players(view).len() >= 2;
    (view.has_column(What::Game) && seated).then_some(SheetKind::GameResults)
}

/// Whether each of the seven powers has a row with its centres at the end of one game: they are 34
/// together.
fn final_centres(view: &ProfiledTable) -> bool {
    const POWERS: usize = 7;
    const CENTRES: i64 = 34;
    let own = |column: &u16| {
        view.column_profile(*column).is_some_and(|profile| profile.distinct == POWERS)
    };
    let all = view.power_columns().iter().any(own) && view.row_count() == POWERS;
    let centres = |profile: &ColumnProfile| {
        let numbers: Option<Vec<i64>> = profile.numbers.iter().copied().collect();
        profile.filled == POWERS
            && numbers.is_some_and(|numbers| {
                numbers.iter().all(|number| *number >= 0)
                    && numbers.iter().sum::<i64>()
                        == CENTRES * super::numbers::ONE_IN_TEN_THOUSANDTHS
            })
    };
    all && view.columns().any(|(_, _, profile)| centres(profile))
}

/// Whether a table tells who won which prize. Beside the places and scores of all, a prize for some makes
/// none.
fn is_list_of_prizes(view: &ProfiledTable) -> bool {
    let ranked = view.has_column(What::Place)
        && view.columns().any(|(_, head, _)| head.means_any_of(&RANKING_MEASURES));
    let mut columns = view.columns();
    !view.has_column(What::Rating)
        && columns.any(|(_, head, profile)| {
            super::prizes::speaks_of_prize(&head.text())
                && !head.lines.is_empty()
                && !head.likely_means(What::Masterpoints)
                && (!ranked || profile.filled >= profile.rows)
        })
}

fn of_one(view: &ProfiledTable) -> SheetKind {
    let named = named(view);
    if let Some(kind) = of_diplomacy(view, named) {
        return kind;
    }
    if !named && !view.has_column(What::Winner) {
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
    let numbered = view.numbered_columns();
    if !super::meetings::find_round_columns(view).is_empty() {
        return SheetKind::SwissRounds;
    }
    if view.has_blank_diagonal(&numbered) {
        return if teams { SheetKind::TeamsMatrix } else { SheetKind::Crosstable };
    }
    if encounters(view, &numbered) {
        return SheetKind::Crosstable;
    }
    if numbered.len().max(view.dated_columns().len()) >= 3
        && !chess(view)
        && ladder(view)
        && !of_sessions(view)
    {
        return SheetKind::Ladder;
    }
    // Nobody joined in the results of an event.
    if view.has_column(What::Joined)
        && !view.has_column(What::Place)
        && !view.has_column(What::Percent)
    {
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
    if view.has_column(What::Joined) || view.has_column(What::Rank) {
        return SheetKind::Register;
    }
    if sides_without_names(view) { SheetKind::None } else { SheetKind::Entries }
}

/// Whether the players of each team stand in one cell beside its name.
fn rosters(view: &ProfiledTable) -> bool {
    view.columns_with_meaning(What::Team).into_iter().any(|column| {
        let pairs =
            view.column_profile(column).map(|profile| profile.percent_of_shape(CellShape::Pair));
        pairs < Some(60)
            && view.columns_with_meaning(What::Names).into_iter().any(|other| other != column)
    })
}

/// Whether headings name white and black, but no names stand there: moves of openings.
fn sides_without_names(view: &ProfiledTable) -> bool {
    let said = |what: What| view.columns().any(|(_, head, _)| head.surely_means(what));
    said(What::White) && said(What::Black) && !view.has_column(What::Rating)
}

/// Columns headed by powers that hold centres or names, rows by years or games.
fn powers_as_columns(view: &ProfiledTable, shape: CellShape) -> bool {
    let heads = view.columns().filter(|(_, head, profile)| {
        super::powers::is_power_name(&head.text()) && profile.percent_of_shape(shape) >= 60
    });
    heads.count() >= 5
}

fn named(view: &ProfiledTable) -> bool {
    [What::Name, What::Names, What::Team, What::Surname, What::Player]
        .into_iter()
        .any(|what| view.has_column(what))
}

/// Columns of the players of a game, by place or by seat.
pub(super) fn count_player_columns(view: &ProfiledTable) -> usize {
    let player = |head: &ColumnHeading| {
        head.likely_means(What::Player)
            && head.readings.iter().any(|reading| reading.number.is_some())
            || super::headings::heading_meanings(&head.text())
                .iter()
                .any(|reading| reading.what == What::Place && reading.number.is_some())
            || super::places::place_in_heading(&head.text()).is_some()
    };
    view.columns()
        .filter(|(_, head, profile)| {
            player(head) && profile.percent_of_shape(CellShape::Words) >= 70
        })
        .count()
}

/// Teams, or players, with what they played, won, drew and lost.
fn league(view: &ProfiledTable) -> bool {
    let counts = [What::Won, What::Drawn, What::Lost];
    let counts = counts.into_iter().filter(|what| view.has_column(*what)).count();
    let chess = view.has_column(What::Rating) || view.has_column(What::TieBreak);
    let played = view.has_column(What::Team) || view.has_column(What::Played);
    let adds_up =
        super::league::find_league_columns(view).is_some_and(|found| found.played.is_some());
    counts >= 2 && played && !chess || adds_up && (!chess || teams(view))
}

/// Whether the table is of teams.
fn teams(view: &ProfiledTable) -> bool {
    let shown = |head: &ColumnHeading| head.lines.is_empty() && head.likely_means(What::Team);
    let team = |head: &ColumnHeading| {
        (head.surely_means(What::Team) || shown(head)) && !head.surely_means(What::Name)
    };
    let certain = view.columns().any(|(_, head, profile)| {
        team(head) && profile.filled > 0 && !head.surely_means(What::Club)
    });
    let named = view.has_column(What::Name)
        || view.has_column(What::Names)
        || view.has_column(What::Surname);
    // `Name` alone may be a surname; beside a forename it is one. Three and more are of players.
    let several = super::partners::repeated_player_columns(view).len() > 2;
    let surname = !several && view.has_column(What::Forename) && view.has_column(What::Surname)
        || !several
            && view.columns().any(|(_, head, profile)| {
                head.surely_means(What::Surname)
                    && !head.surely_means(What::Name)
                    && profile.filled > 0
            });
    certain && !surname || view.has_column(What::Team) && !named
}

/// Whether the table is of pairs.
fn pairs(view: &ProfiledTable) -> bool {
    let two = view
        .columns_with_meaning(What::Names)
        .into_iter()
        .chain(view.columns_with_meaning(What::Name))
        .any(|column| view.column_profile(column).is_some_and(ColumnProfile::names_two_people))
        || view.has_column(What::Percent)
            && view.columns_with_meaning(What::Team).into_iter().any(|column| {
                view.column_profile(column).is_some_and(ColumnProfile::names_two_people)
            })
        || view.columns().any(|(_, head, profile)| {
            head.surely_means(What::Names)
                && !head.surely_means(What::Name)
                && profile.may_pair_names_by_comma()
        });
    let numbers = |head: &ColumnHeading| {
        ["pair", "paar", "par", "paire", "pareja", "coppia", "para", "cift", "dupla"]
            .iter()
            .any(|word| super::headings::squeeze_heading(&head.text(), true).text.starts_with(word))
    };
    two || view.each == 2 && !chess(view)
        || view.has_column(What::Percent) && view.columns().any(|(_, head, _)| numbers(head))
        || view.has_column(What::PartnerSurname)
        || count_player_columns(view) == 2
        || !super::partners::columns_of_name_parts(view).is_empty()
        || super::partners::player_and_partner_columns(view).is_some()
        || super::partners::repeated_player_columns(view).len() == 2
}

/// Whether the table speaks of chess.
fn chess(view: &ProfiledTable) -> bool {
    view.has_column(What::Rating)
        || view.has_column(What::TieBreak) && !view.has_column(What::Percent)
        || view.has_column(What::Performance)
}

/// Whether singles are scored as at bridge.
fn single_bridge(view: &ProfiledTable) -> bool {
    let shares = |what| {
        let columns = view
            .columns_with_meaning(what)
            .into_iter()
            .filter_map(|column| view.column_profile(column));
        columns.into_iter().any(|profile| profile.percent_of_shape(CellShape::Percent) >= 80)
    };
    let signed = view.columns().any(|(_, head, profile)| {
        let share = |number| (0..=100 * super::numbers::ONE_IN_TEN_THOUSANDTHS).contains(&number);
        head.text().contains('%')
            && profile.filled > 0
            && profile.percent_of_numbers_that(share) >= 90
    });
    !chess(view)
        && (view.has_column(What::Percent) || shares(What::Score) || shares(What::Points) || signed)
        || view.has_column(What::Imps)
        || !chess(view) && (view.has_column(What::Masterpoints) || view.has_column(What::Max))
}

/// Whether a column holds what the contestants scored.
fn scored(view: &ProfiledTable) -> bool {
    use What::{Average, Best, Imps, Percent, Points, Score, Total, Vps};
    let told = [Points, Score, Percent, Imps, Vps, Total, Average, Best].into_iter().any(|what| {
        view.columns_with_meaning(what).into_iter().any(|column| {
            view.column_profile(column).is_some_and(|profile| profile.percent_filled() >= 30)
        })
    });
    told || of_sessions(view)
}

/// Whether numbered columns are sessions that everybody played, by their percentages.
fn of_sessions(view: &ProfiledTable) -> bool {
    let numbered = view.numbered_columns();
    let even = |(column, _): &(u16, u16)| {
        view.column_profile(*column)
            .is_some_and(|one| one.percent_filled() == 100 && one.averages_fifty())
    };
    (2..=4).contains(&numbered.len()) && numbered.iter().all(even)
}

/// Whether the numbered columns hold rounds of a crosstable.
fn encounters(view: &ProfiledTable, numbered: &[(u16, u16)]) -> bool {
    let encounter = |column: &u16| {
        let Some(profile) = view.column_profile(*column) else { return false };
        let marked = profile.percent_of_shape(CellShape::Encounter) >= 60
            && profile.percent_of_shape(CellShape::Number) < 60;
        profile.filled > 0 && (marked || profile.percent_of_shape(CellShape::Encounter) >= 80)
    };
    let found = numbered.iter().filter(|(column, _)| encounter(column)).count();
    numbered.len() >= 2 && found * 3 >= numbered.len() * 2
}

/// Whether results of many weeks are put together. Months alone make no ladder: awards and
/// accounts are kept by months.
fn ladder(view: &ProfiledTable) -> bool {
    use What::{Average, Best, Place};
    let has = |whats: &[What]| whats.iter().any(|what| view.has_column(*what));
    let weeks = view.columns().filter(|(_, head, _)| head.likely_means(What::Week)).count();
    let months = view
        .columns()
        .filter(|(_, head, _)| super::days::lone_month_in_text(&head.text()).is_some())
        .count();
    if months >= 3 {
        return has(&[Average, Best, Place]);
    }
    has(&[Average, Best]) || weeks >= 3 || view.dated_columns().len() >= 3
}

/// Whether columns are months, as of accounts and of awards.
fn monthly(view: &ProfiledTable) -> bool {
    view.columns()
        .filter(|(_, head, _)| super::days::lone_month_in_text(&head.text()).is_some())
        .count()
        >= 3
}
