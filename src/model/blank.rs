//! The sheets and columns of a blank return, by format.
//!
//! The form has far more columns than one event uses. A blank return shows those that an organiser
//! of that format fills in; its guide lists the rest. To show a column, add it to the list of its
//! sheet.

use super::Format;
use super::form::{
    AdjustmentColumn, BoardColumn, Column, EntryColumn, ForbiddenColumn, FormColumn, GameColumn,
    Key, LineupColumn, MatchColumn, ResultColumn, SheetForm,
};

/// The keys that most events of a format answer. Its blank return begins with them.
pub fn usual_keys(format: Format) -> &'static [Key] {
    match format {
        Format::Swiss => SWISS_KEYS,
        Format::Diplomacy => DIPLOMACY_KEYS,
        Format::BoardGames => BOARD_GAME_KEYS,
        _ => USUAL_KEYS,
    }
}

/// The keys of a Swiss of single players.
const SWISS_KEYS: &[Key] = &[
    Key::Event,
    Key::Title,
    Key::Date,
    Key::EndDate,
    Key::Organiser,
    Key::Rules,
    Key::Format,
    Key::Rounds,
    Key::TieBreaks,
    Key::Acceleration,
    Key::Seed,
    Key::Draw,
];

/// The keys of a tournament of Diplomacy.
const DIPLOMACY_KEYS: &[Key] = &[
    Key::Event,
    Key::Title,
    Key::Date,
    Key::EndDate,
    Key::Organiser,
    Key::Rules,
    Key::Format,
    Key::Scoring,
    Key::Rounds,
    Key::Seed,
    Key::Draw,
    Key::IssuingOfficer,
];

/// The keys of a competition of board games.
const BOARD_GAME_KEYS: &[Key] = &[
    Key::Event,
    Key::Title,
    Key::Date,
    Key::EndDate,
    Key::Organiser,
    Key::Rules,
    Key::Format,
    Key::IssuingOfficer,
];

/// The keys of the other formats.
const USUAL_KEYS: &[Key] = &[
    Key::Event,
    Key::Title,
    Key::Date,
    Key::Organiser,
    Key::OrganiserNo,
    Key::Area,
    Key::Rules,
    Key::Format,
    Key::Scoring,
    Key::Status,
    Key::Movement,
    Key::Winners,
    Key::Tables,
    Key::Boards,
    Key::Sessions,
    Key::Championship,
    Key::Handicap,
    Key::OpenTo,
    Key::Issue,
    Key::IssuingOfficer,
];

/// The keys that every event must answer.
pub const REQUIRED_KEYS: &[Key] = &[Key::Rules, Key::Format];

/// The kind of contest, as far as blank returns differ.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Contest {
    /// Pairs, ranked by a score.
    Pairs,
    /// Teams, ranked by a score.
    Teams,
    /// Players, ranked by a score.
    Players,
    /// Pairs that meet in matches.
    PairMatches,
    /// Teams that meet in matches.
    TeamMatches,
    /// Players who meet in games.
    PlayerMatches,
    /// Many players at one board.
    Boards,
}

impl Contest {
    fn of(format: Format) -> Contest {
        match format {
            Format::Pairs => Contest::Pairs,
            Format::Individual | Format::LadderIndividual => Contest::Players,
            Format::Teams => Contest::Teams,
            Format::SwissPairs | Format::KnockoutPairs | Format::LadderPairs => {
                Contest::PairMatches
            }
            Format::Swiss | Format::RoundRobin => Contest::PlayerMatches,
            Format::Diplomacy | Format::TwoPlayer | Format::BoardGames => Contest::Boards,
            _ => Contest::TeamMatches,
        }
    }

    /// The players that an entry usually has.
    fn players(self) -> u8 {
        match self {
            Contest::Pairs | Contest::PairMatches => 2,
            Contest::Teams | Contest::TeamMatches => 6,
            Contest::Players | Contest::PlayerMatches | Contest::Boards => 1,
        }
    }

    fn has_matches(self) -> bool {
        matches!(self, Contest::PairMatches | Contest::TeamMatches | Contest::PlayerMatches)
    }
}

/// A column as a blank sheet shows it.
#[derive(Clone, Debug)]
pub struct Shown {
    /// The heading.
    pub heading: String,
    /// The column of the form.
    pub column: &'static Column,
    /// Which of its repetitions, from 1.
    pub number: u8,
}

impl Shown {
    /// An example value; empty to leave the cell blank.
    pub fn example(&self) -> &'static str {
        self.column.example.split(';').nth(usize::from(self.number) - 1).unwrap_or_default()
    }
}

/// A sheet of rows in a blank return.
#[derive(Debug)]
pub struct BlankSheet {
    /// The sheet of the form.
    pub form: &'static SheetForm,
    /// Its columns.
    pub columns: Vec<Shown>,
}

/// The sheets of rows of a format. `several`: the workbook has several events, so each row names
/// its event. `cards`: results are entered board by board.
pub fn sheets_of(format: Format, several: bool, cards: bool) -> Vec<BlankSheet> {
    let contest = Contest::of(format);
    let mut sheets = vec![entries(contest, format)];
    let cards = cards && format.has_cards();
    if cards {
        sheets.push(boards(contest));
    }
    match contest {
        Contest::Boards => sheets.push(games(format)),
        _ if contest.has_matches() => {
            sheets.push(matches_of(contest));
            if contest == Contest::TeamMatches {
                sheets.push(sheet(LineupColumn::ALL));
            }
            sheets.push(sheet(ForbiddenColumn::ALL));
        }
        _ if cards => {}
        _ => sheets.push(results(contest)),
    }
    sheets.push(adjustments(format));
    if !several {
        let event = Key::Event.column().name;
        for sheet in &mut sheets {
            sheet.columns.retain(|shown| shown.column.name != event);
        }
    }
    sheets
}

/// Penalties and bonuses. Only events of cards have a tariff of offences.
fn adjustments(format: Format) -> BlankSheet {
    use AdjustmentColumn as A;
    if format == Format::Swiss || Contest::of(format) == Contest::Boards {
        return sheet(&[A::Event, A::Entry, A::Round, A::Kind, A::Amount, A::Reason]);
    }
    sheet(&[A::Event, A::Entry, A::Kind, A::Amount, A::Offence, A::Minutes, A::Boards, A::Reason])
}

/// The sheet `Events`: a row per event with the usual keys of a format.
pub fn events(format: Format) -> BlankSheet {
    sheet(usual_keys(format))
}

fn sheet<C: FormColumn>(columns: &[C]) -> BlankSheet {
    BlankSheet { form: C::FORM, columns: columns.iter().map(|column| once(*column)).collect() }
}

fn once<C: FormColumn>(column: C) -> Shown {
    Shown { heading: column.column().name.to_string(), column: column.column(), number: 1 }
}

fn entries(contest: Contest, format: Format) -> BlankSheet {
    use EntryColumn as E;
    let before: &[E] = match contest {
        Contest::Pairs | Contest::Players => &[E::Event, E::Entry, E::Section, E::Direction],
        Contest::Teams | Contest::TeamMatches => &[E::Event, E::Entry, E::Name],
        _ => &[E::Event, E::Entry],
    };
    let after: &[E] = match (contest, format) {
        (Contest::Pairs | Contest::Players, _) => &[E::Club, E::Status, E::Handicap],
        (Contest::PlayerMatches, Format::Swiss) => {
            &[E::Rating, E::Title, E::Club, E::Byes, E::ByeScore, E::Status, E::Colour]
        }
        (Contest::PlayerMatches, _) => &[E::Club, E::Rating, E::Title, E::Byes, E::Status],
        (Contest::PairMatches | Contest::TeamMatches, _) => &[E::Club, E::Seed, E::Status],
        (Contest::Boards, Format::Diplomacy) => &[E::TeamOf, E::Byes, E::Status],
        _ => &[E::Club, E::Status],
    };
    let mut sheet = sheet(before);
    sheet.columns.extend(players(contest));
    // These events have no boards of cards.
    sheet.columns.retain(|shown| format.has_cards() || shown.column.name != "Boards");
    sheet.columns.extend(after.iter().map(|column| once(*column)));
    sheet
}

/// Name, member number and boards played of each player.
fn players(contest: Contest) -> impl Iterator<Item = Shown> {
    let count = contest.players();
    (1..=count).flat_map(move |number| {
        let repeated = [EntryColumn::Player, EntryColumn::Number, EntryColumn::Boards];
        repeated.map(|column| {
            let column = column.column();
            let heading = match count {
                1 => column.name.to_string(),
                _ => format!("{} {number}", column.name),
            };
            Shown { heading, column, number }
        })
    })
}

fn results(contest: Contest) -> BlankSheet {
    use ResultColumn as R;
    match contest {
        Contest::Teams => sheet(&[R::Event, R::Entry, R::Score, R::Place, R::Session]),
        _ => sheet(&[
            R::Event,
            R::Section,
            R::Direction,
            R::Entry,
            R::Score,
            R::HandicapScore,
            R::Place,
            R::Session,
        ]),
    }
}

/// Travellers: a row for each board at each table.
fn boards(contest: Contest) -> BlankSheet {
    use BoardColumn as B;
    let before: &[B] = match contest {
        Contest::Pairs => &[B::Event, B::Session, B::Section, B::Board, B::NorthSouth, B::EastWest],
        Contest::Players => &[B::Event, B::Session, B::Board, B::North, B::South, B::East, B::West],
        Contest::PairMatches | Contest::PlayerMatches => {
            &[B::Event, B::Round, B::Board, B::NorthSouth, B::EastWest]
        }
        Contest::Teams | Contest::TeamMatches | Contest::Boards => {
            &[B::Event, B::Round, B::Room, B::Board, B::NorthSouth, B::EastWest]
        }
    };
    let after = [B::Contract, B::By, B::Lead, B::Tricks, B::Score, B::Adjusted];
    sheet(&[before, &after].concat())
}

fn matches_of(contest: Contest) -> BlankSheet {
    use MatchColumn as M;
    if contest != Contest::PlayerMatches {
        return sheet(&[
            M::Event,
            M::Round,
            M::Table,
            M::Home,
            M::Away,
            M::Boards,
            M::HomeImps,
            M::AwayImps,
            M::HomeVps,
            M::AwayVps,
            M::Note,
        ]);
    }
    let mut sheet = sheet(&[M::Event, M::Round, M::Table, M::Home, M::Away, M::Result, M::Note]);
    // The sides of a game are colours.
    for shown in &mut sheet.columns {
        match shown.column.name {
            "Home" => shown.heading = "White".to_string(),
            "Away" => shown.heading = "Black".to_string(),
            _ => {}
        }
    }
    sheet
}

fn games(format: Format) -> BlankSheet {
    use GameColumn as G;
    if format == Format::BoardGames {
        return sheet(&[G::Event, G::Game, G::Sheet, G::Player, G::Place, G::Counts]);
    }
    const YEARS: std::ops::RangeInclusive<u16> = 1901..=1910;
    let mut sheet = sheet(&[G::Event, G::Round, G::Board, G::Power, G::Player]);
    let centres = G::Centres.column();
    let year = |year: u16| Shown { heading: year.to_string(), column: centres, number: 1 };
    sheet.columns.extend(YEARS.map(year));
    sheet.columns.extend([G::Outcome, G::Ending].map(once));
    sheet
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_format_has_entries_and_a_sheet_of_results() {
        for format in Format::ALL {
            let names: Vec<&str> =
                sheets_of(*format, true, false).iter().map(|sheet| sheet.form.name).collect();
            assert_eq!(names[0], "Entries", "{format}");
            assert!(["Results", "Matches", "Games"].contains(&names[1]), "{format}");
        }
    }

    #[test]
    fn with_cards_there_are_boards_and_no_results() {
        let names = |format| -> Vec<&str> {
            sheets_of(format, false, true).iter().map(|sheet| sheet.form.name).collect()
        };
        assert_eq!(names(Format::Pairs), ["Entries", "Boards", "Adjustments"]);
        assert!(names(Format::SwissTeams).starts_with(&["Entries", "Boards", "Matches"]));
        assert!(!names(Format::Swiss).contains(&"Boards"));
    }

    #[test]
    fn a_swiss_asks_for_what_its_draw_needs() {
        let sheets = sheets_of(Format::Swiss, false, false);
        let headings = |index: usize| -> Vec<&str> {
            sheets[index].columns.iter().map(|shown| shown.heading.as_str()).collect()
        };
        let entries = ["Entry", "Player", "No", "Rating", "Title", "Club", "Byes", "Bye score"];
        assert_eq!(headings(0), [&entries[..], &["Status", "Colour"]].concat());
        assert_eq!(headings(1), ["Round", "Table", "White", "Black", "Result", "Note"]);
        assert!(usual_keys(Format::Swiss).contains(&Key::Rounds));
    }

    #[test]
    fn rows_name_their_event_only_where_there_are_several() {
        let named = |several| {
            let sheets = sheets_of(Format::Pairs, several, false);
            sheets.iter().flat_map(|sheet| &sheet.columns).any(|shown| shown.heading == "Event")
        };
        assert!(named(true));
        assert!(!named(false));
    }
}
