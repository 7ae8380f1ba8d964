//! The sheets and columns of a blank return, by format and rule book.
//!
//! The form has far more columns than one event uses. A blank return shows those that an organiser
//! of that format fills in, with those that its rule book needs; its guide lists the rest. To show a
//! column, add it to the list of its sheet.

use super::Format;
use super::form::{
    AdjustmentColumn, BoardColumn, ColumnDefinition, EntryColumn, ForbiddenColumn, FormColumn,
    GameColumn, Key, LineupColumn, MatchColumn, ResultColumn, SheetForm,
};

/// What a rule book adds to the blank return of a format.
#[derive(Clone, Copy, Debug, Default)]
pub struct BlankReturnAdditions {
    /// Keys that its events usually answer.
    pub keys: &'static [Key],
    pub entries: &'static [EntryColumn],
    pub matches: &'static [MatchColumn],
}

/// The keys that most events of a format answer, in the order of the form. Its blank return begins
/// with them. `several`: the workbook has several events.
pub fn usual_keys_for_format(
    format: Format,
    several: bool,
    needs: &BlankReturnAdditions,
) -> Vec<Key> {
    let always = [Key::Title, Key::Date, Key::Organiser, Key::Rules, Key::Format];
    let event = several.then_some(Key::Event);
    let wanted: Vec<Key> = always
        .into_iter()
        .chain(event)
        .chain(keys_of(format).iter().copied())
        .chain(needs.keys.iter().copied())
        .collect();
    Key::ALL.iter().copied().filter(|key| wanted.contains(key)).collect()
}

/// The keys of a format besides those that every event answers.
fn keys_of(format: Format) -> &'static [Key] {
    use Key as K;
    match format {
        Format::Pairs | Format::Individual => {
            &[K::Scoring, K::Movement, K::Winners, K::Boards, K::Sessions]
        }
        Format::Teams => &[K::Scoring, K::Boards, K::Sessions],
        Format::SwissPairs | Format::SwissTeams => {
            &[K::EndDate, K::Scoring, K::Rounds, K::BoardsPerMatch, K::VpScale, K::Seed, K::Draw]
        }
        Format::RoundRobin => {
            &[K::EndDate, K::Scoring, K::Rounds, K::BoardsPerMatch, K::Legs, K::VpScale, K::Draw]
        }
        Format::MultipleTeams => &[K::Scoring, K::Boards, K::BoardsPerMatch, K::VpScale],
        Format::League => {
            &[K::EndDate, K::BoardsPerMatch, K::Legs, K::Divisions, K::Division, K::PartOf]
        }
        Format::KnockoutTeams | Format::DoubleKnockoutTeams | Format::KnockoutPairs => {
            &[K::EndDate, K::BoardsPerMatch, K::Stage, K::Qualifier, K::OriginalEntry]
        }
        Format::LadderPairs | Format::LadderTeams | Format::LadderIndividual => {
            &[K::EndDate, K::GamesAvailable, K::AverageTables, K::ResultsCounted, K::LadderFinal]
        }
        Format::Swiss => &[
            K::EndDate,
            K::Area,
            K::Venue,
            K::Rounds,
            K::TieBreaks,
            K::Acceleration,
            K::ChiefArbiter,
            K::DeputyArbiters,
            K::TimeControl,
            K::RoundDates,
            K::Seed,
            K::Draw,
        ],
        Format::ChessTeams => OF_CHESS_TEAMS,
        Format::Diplomacy => &[K::EndDate, K::Scoring, K::Rounds, K::Seed, K::Draw],
        Format::TwoPlayer => &[K::EndDate, K::Seed],
        Format::BoardGames => &[K::EndDate],
    }
}

/// What a blank return of chess teams asks for.
const OF_CHESS_TEAMS: &[Key] = &[
    Key::EndDate,
    Key::Area,
    Key::Venue,
    Key::Movement,
    Key::Rounds,
    Key::Legs,
    Key::TeamSize,
    Key::RankedBy,
    Key::BoardOrder,
    Key::BoardPrizes,
    Key::BoardPrizeGames,
    Key::TieBreaks,
    Key::ChiefArbiter,
    Key::DeputyArbiters,
    Key::TimeControl,
    Key::RoundDates,
    Key::Seed,
    Key::Draw,
];

/// Players of an entry whose columns are open.
const MOST_PLAYERS_SHOWN: u8 = 4;

/// Columns of `Entries` that few events fill in. Withdrawals are frequent where single players
/// meet.
fn is_seldom(column: &ColumnDefinition, contest: ContestKind) -> bool {
    let single = matches!(contest, ContestKind::PlayerMatches | ContestKind::Boards);
    let is = |own: EntryColumn| own.definition().name == column.name;
    is(EntryColumn::Boards)
        || is(EntryColumn::Handicap)
        || is(EntryColumn::Colour)
        || is(EntryColumn::Status) && !single
}

/// The keys that every event must answer.
pub const REQUIRED_EVENT_KEYS: &[Key] = &[Key::Rules, Key::Format];

/// The kind of contest, as far as blank returns differ.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum ContestKind {
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
    /// Teams of players who meet in games.
    ChessTeams,
    /// Many players at one board.
    Boards,
}

impl ContestKind {
    fn from_format(format: Format) -> ContestKind {
        match format {
            Format::Pairs => ContestKind::Pairs,
            Format::Individual | Format::LadderIndividual => ContestKind::Players,
            Format::Teams => ContestKind::Teams,
            Format::SwissPairs | Format::KnockoutPairs | Format::LadderPairs => {
                ContestKind::PairMatches
            }
            Format::Swiss => ContestKind::PlayerMatches,
            Format::ChessTeams => ContestKind::ChessTeams,
            Format::Diplomacy | Format::TwoPlayer | Format::BoardGames => ContestKind::Boards,
            _ => ContestKind::TeamMatches,
        }
    }

    /// The players that an entry usually has.
    fn players(self) -> u8 {
        match self {
            ContestKind::Pairs | ContestKind::PairMatches => 2,
            ContestKind::Teams | ContestKind::TeamMatches | ContestKind::ChessTeams => 6,
            ContestKind::Players | ContestKind::PlayerMatches | ContestKind::Boards => 1,
        }
    }

    fn has_matches(self) -> bool {
        use ContestKind::{ChessTeams, PairMatches, PlayerMatches, TeamMatches};
        matches!(self, PairMatches | TeamMatches | PlayerMatches | ChessTeams)
    }

    fn is_of_chess(self) -> bool {
        matches!(self, ContestKind::PlayerMatches | ContestKind::ChessTeams)
    }
}

/// A column as a blank sheet shows it.
#[derive(Clone, Debug)]
pub struct BlankReturnColumn {
    pub heading: String,
    /// The column of the form.
    pub column: &'static ColumnDefinition,
    /// Which of its repetitions, from 1.
    pub number: u8,
    /// Whether few events need it, so that it is folded away and not printed.
    pub folded: bool,
}

impl BlankReturnColumn {
    /// Whether it holds names or sentences, which need room.
    pub fn is_wide(&self) -> bool {
        use EntryColumn as E;
        let own = |column: &ColumnDefinition| std::ptr::eq(column, self.column);
        [E::Player, E::Name, E::Club, E::TeamOf, E::Status]
            .iter()
            .any(|wide| own(wide.definition()))
            || own(AdjustmentColumn::Reason.definition())
            || own(MatchColumn::Note.definition())
    }
}

/// The examples of a format, which are of its own game.
#[derive(Clone, Copy, Debug)]
pub struct BlankReturnExamples {
    format: Format,
    contest: ContestKind,
    rules: &'static str,
}

impl BlankReturnExamples {
    /// The examples of a format under a rule book; `rules` is empty without one.
    pub fn for_format(format: Format, rules: &'static str) -> BlankReturnExamples {
        BlankReturnExamples { format, contest: ContestKind::from_format(format), rules }
    }

    /// An example of a key; empty where the format has none.
    pub fn key_example(self, key: Key) -> &'static str {
        let of_cards = self.format.is_played_with_cards();
        match key {
            Key::Title => self.title(),
            Key::Format => self.format.word(),
            Key::Rules => self.rules,
            Key::Organiser if self.contest.is_of_chess() => "Riverside Chess Club",
            Key::Movement if self.contest == ContestKind::ChessTeams => "all play all",
            Key::TeamSize if self.contest == ContestKind::ChessTeams => "4",
            Key::TieBreaks if self.contest == ContestKind::ChessTeams => "MPvGP, EDE, EMGSB",
            Key::Organiser if !of_cards => "Riverside Games Club",
            Key::Scoring if self.contest.has_matches() && of_cards => "imps",
            Key::Scoring if !matches!(self.contest, ContestKind::Pairs | ContestKind::Players) => {
                ""
            }
            Key::Movement | Key::Winners if self.contest != ContestKind::Pairs => "",
            Key::Area if self.contest.is_of_chess() => "WLS",
            Key::Venue if self.contest.is_of_chess() => "Riverside",
            Key::ChiefArbiter => "Mair Ashgrove",
            Key::DeputyArbiters => "Idris Vance; Nia Colter",
            Key::TimeControl => "90 min + 30 sec per move",
            Key::RoundDates => "2026-01-12, 2026-01-12, 2026-01-13, 2026-01-13, 2026-01-13",
            Key::Status | Key::Boards | Key::Sessions | Key::Area if !of_cards => "",
            Key::Rounds => "5",
            Key::BoardsPerMatch => "8",
            Key::Seed => "1926",
            Key::EndDate => "2026-01-13",
            Key::TieBreaks => "BH-C1, BH, SB",
            Key::VpScale => "wbf-continuous",
            _ => key.definition().example,
        }
    }

    fn title(self) -> &'static str {
        match self.format {
            Format::Pairs => "Monday Pairs",
            Format::Individual => "Midsummer Individual",
            Format::Teams | Format::MultipleTeams => "Autumn Teams",
            Format::SwissPairs => "Spring Swiss Pairs",
            Format::SwissTeams => "Spring Swiss Teams",
            Format::League => "Winter League",
            Format::RoundRobin => "Inter-club Round Robin",
            Format::KnockoutTeams | Format::DoubleKnockoutTeams => "Riverside Cup",
            Format::KnockoutPairs => "Riverside Knock-out Pairs",
            Format::LadderPairs | Format::LadderTeams | Format::LadderIndividual => "Summer Ladder",
            Format::Swiss => "Riverside Open",
            Format::ChessTeams => "County Team Championship",
            Format::Diplomacy => "Southern Weekend",
            Format::TwoPlayer => "Duel of the Powers",
            Format::BoardGames => "Games Afternoon",
        }
    }

    /// An example of a column of a sheet of rows; empty to leave the cell blank.
    pub fn column_example(self, shown: &BlankReturnColumn, key: Option<Key>) -> &'static str {
        if let Some(key) = key {
            return self.key_example(key);
        }
        let has_directions = matches!(self.contest, ContestKind::Pairs | ContestKind::Players);
        let of_cards = self.format.is_played_with_cards();
        match shown.column.name {
            "Entry" | "Player" if shown.number == 1 && shown.column.example == "1NS" => {
                if has_directions {
                    "1NS"
                } else {
                    "1"
                }
            }
            "No" if !of_cards => "",
            "Title" if self.contest != ContestKind::PlayerMatches => "",
            "Name"
                if matches!(
                    self.contest,
                    ContestKind::Teams | ContestKind::TeamMatches | ContestKind::ChessTeams
                ) =>
            {
                "Riverside A"
            }
            "Kind" if !of_cards => "points",
            "Amount" if !of_cards => "-1",
            "Amount" if self.contest.has_matches() => "-3",
            "Kind" if self.contest.has_matches() => "vp",
            "Result" if of_cards && shown.column.example == "1-0" => "",
            "Group" => "1",
            "Group place" => "A",
            "Round" => "1",
            "Category" => "women",
            "Section" if !has_directions => "B",
            _ => {
                let mut examples = shown.column.example.split(';');
                examples.nth(usize::from(shown.number) - 1).unwrap_or_default()
            }
        }
    }
}

/// A sheet of rows in a blank return.
#[derive(Debug)]
pub struct BlankReturnSheet {
    /// The sheet of the form.
    pub form: &'static SheetForm,
    pub columns: Vec<BlankReturnColumn>,
    /// Whether few events need it, so that it is hidden.
    pub seldom: bool,
}

/// The sheets of rows of a format. `several`: the workbook has several events, so each row names
/// its event. `cards`: results are entered board by board.
pub fn blank_return_row_sheets(
    format: Format,
    several: bool,
    cards: bool,
    needs: &BlankReturnAdditions,
) -> Vec<BlankReturnSheet> {
    let contest = ContestKind::from_format(format);
    let mut sheets = vec![entries(contest, format, needs)];
    let cards = cards && format.is_played_with_cards();
    if cards {
        sheets.push(boards(contest));
    }
    match contest {
        ContestKind::Boards => sheets.push(games(format)),
        _ if contest.has_matches() => {
            // Drawn rounds get a Draw sheet; those of chess teams have a row for each board.
            let drawn = matches!(
                format,
                Format::Swiss | Format::SwissPairs | Format::SwissTeams | Format::RoundRobin
            );
            sheets.push(BlankReturnSheet { seldom: drawn, ..matches_of(contest, needs) });
            if contest == ContestKind::TeamMatches {
                sheets.push(seldom(sheet(LineupColumn::ALL)));
            }
            sheets.push(seldom(sheet(ForbiddenColumn::ALL)));
        }
        _ if cards => {}
        _ => sheets.push(results(contest)),
    }
    sheets.push(seldom(adjustments(format)));
    if !several {
        let event = Key::Event.definition().name;
        for sheet in &mut sheets {
            sheet.columns.retain(|shown| shown.column.name != event);
        }
    }
    sheets
}

/// Penalties and bonuses. Only events of cards have a tariff of offences.
fn adjustments(format: Format) -> BlankReturnSheet {
    use AdjustmentColumn as A;
    if !format.is_played_with_cards() {
        return sheet(&[A::Event, A::Entry, A::Round, A::Kind, A::Amount, A::Reason]);
    }
    let mut columns = vec![A::Event, A::Entry];
    columns.extend(ContestKind::from_format(format).has_matches().then_some(A::Round));
    columns.extend([A::Kind, A::Amount, A::Offence, A::Minutes, A::Boards, A::Reason]);
    sheet(&columns)
}

/// The sheet `Events`: a row per event with the usual keys of a format.
pub fn blank_events_sheet(format: Format, needs: &BlankReturnAdditions) -> BlankReturnSheet {
    sheet(&usual_keys_for_format(format, true, needs))
}

fn sheet<C: FormColumn>(columns: &[C]) -> BlankReturnSheet {
    let columns = columns.iter().map(|column| once(*column)).collect();
    BlankReturnSheet { form: C::FORM, columns, seldom: false }
}

fn seldom(sheet: BlankReturnSheet) -> BlankReturnSheet {
    BlankReturnSheet { seldom: true, ..sheet }
}

fn once<C: FormColumn>(column: C) -> BlankReturnColumn {
    let heading = column.definition().name.to_string();
    BlankReturnColumn { heading, column: column.definition(), number: 1, folded: false }
}

fn entries(contest: ContestKind, format: Format, needs: &BlankReturnAdditions) -> BlankReturnSheet {
    use EntryColumn as E;
    let before: &[E] = match contest {
        ContestKind::Pairs | ContestKind::Players => {
            &[E::Event, E::Entry, E::Section, E::Direction]
        }
        ContestKind::Teams | ContestKind::TeamMatches | ContestKind::ChessTeams => {
            &[E::Event, E::Entry, E::Name]
        }
        _ => &[E::Event, E::Entry],
    };
    let after: &[E] = match (contest, format) {
        (ContestKind::Pairs | ContestKind::Players, _) => &[E::Club, E::Status, E::Handicap],
        (ContestKind::PlayerMatches, Format::Swiss) => {
            &[E::Rating, E::Title, E::Club, E::Byes, E::ByeScore, E::Status, E::Colour]
        }
        (ContestKind::PlayerMatches, _) => &[E::Club, E::Rating, E::Title, E::Byes, E::Status],
        (ContestKind::PairMatches | ContestKind::TeamMatches | ContestKind::ChessTeams, _) => {
            &[E::Club, E::Seed, E::Status]
        }
        (ContestKind::Boards, Format::Diplomacy) => &[E::TeamOf, E::Byes, E::Status],
        _ => &[E::Club, E::Status],
    };
    let mut sheet = sheet(before);
    sheet.columns.extend(players(contest));
    // These events have no boards of cards.
    sheet.columns.retain(|shown| format.is_played_with_cards() || shown.column.name != "Boards");
    let needed = needs.entries.iter().filter(|column| !after.contains(column));
    sheet.columns.extend(after.iter().chain(needed).map(|column| once(*column)));
    for shown in &mut sheet.columns {
        shown.folded |= is_seldom(shown.column, contest);
    }
    sheet
}

/// Name, member number and boards played of each player. Most teams have four players.
fn players(contest: ContestKind) -> impl Iterator<Item = BlankReturnColumn> {
    let count = contest.players();
    (1..=count).flat_map(move |number| {
        let repeated = [EntryColumn::Player, EntryColumn::Number, EntryColumn::Boards];
        repeated.map(|column| {
            let column = column.definition();
            let heading = match count {
                1 => column.name.to_string(),
                _ => format!("{} {number}", column.name),
            };
            BlankReturnColumn { heading, column, number, folded: number > MOST_PLAYERS_SHOWN }
        })
    })
}

fn results(contest: ContestKind) -> BlankReturnSheet {
    use ResultColumn as R;
    match contest {
        ContestKind::Teams => sheet(&[R::Event, R::Entry, R::Score, R::Place, R::Session]),
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
fn boards(contest: ContestKind) -> BlankReturnSheet {
    use BoardColumn as B;
    let before: &[B] = match contest {
        ContestKind::Pairs => {
            &[B::Event, B::Session, B::Section, B::Board, B::NorthSouth, B::EastWest]
        }
        ContestKind::Players => {
            &[B::Event, B::Session, B::Board, B::North, B::South, B::East, B::West]
        }
        ContestKind::PairMatches | ContestKind::PlayerMatches | ContestKind::ChessTeams => {
            &[B::Event, B::Round, B::Board, B::NorthSouth, B::EastWest]
        }
        ContestKind::Teams | ContestKind::TeamMatches | ContestKind::Boards => {
            &[B::Event, B::Round, B::Room, B::Board, B::NorthSouth, B::EastWest]
        }
    };
    let after = [B::Contract, B::By, B::Lead, B::Tricks, B::Score, B::Adjusted];
    sheet(&[before, &after].concat())
}

fn matches_of(contest: ContestKind, needs: &BlankReturnAdditions) -> BlankReturnSheet {
    use MatchColumn as M;
    if contest == ContestKind::ChessTeams {
        let columns = [M::Event, M::Round, M::Table, M::Home, M::HomePlayer, M::Away];
        let after = [M::AwayPlayer, M::Board, M::Result, M::HomeImps, M::AwayImps, M::Note];
        let mut sheet = sheet(&[columns, after].concat());
        for shown in &mut sheet.columns {
            match shown.column.name {
                "Home IMPs" => shown.heading = "Home score".to_string(),
                "Away IMPs" => shown.heading = "Away score".to_string(),
                _ => {}
            }
        }
        return sheet;
    }
    if contest != ContestKind::PlayerMatches {
        let before = [M::Event, M::Round, M::Table, M::Home, M::Away, M::Boards];
        let after = [M::HomeImps, M::AwayImps, M::HomeVps, M::AwayVps];
        return sheet(&[&before[..], &after, needs.matches, &[M::Note]].concat());
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

fn games(format: Format) -> BlankReturnSheet {
    use GameColumn as G;
    if format == Format::BoardGames {
        return sheet(&[G::Event, G::Game, G::Sheet, G::Player, G::Place, G::Counts]);
    }
    const YEARS: std::ops::RangeInclusive<u16> = 1901..=1910;
    let mut sheet = sheet(&[G::Event, G::Round, G::Board, G::Power, G::Player]);
    let centres = G::Centres.definition();
    let year = |year: u16| BlankReturnColumn {
        heading: year.to_string(),
        column: centres,
        number: 1,
        folded: false,
    };
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
                blank_return_row_sheets(*format, true, false, &BlankReturnAdditions::default())
                    .iter()
                    .map(|sheet| sheet.form.name)
                    .collect();
            assert_eq!(names[0], "Entries", "{format}");
            assert!(["Results", "Matches", "Games"].contains(&names[1]), "{format}");
        }
    }

    #[test]
    fn with_cards_there_are_boards_and_no_results() {
        let names = |format| -> Vec<&str> {
            blank_return_row_sheets(format, false, true, &BlankReturnAdditions::default())
                .iter()
                .map(|sheet| sheet.form.name)
                .collect()
        };
        assert_eq!(names(Format::Pairs), ["Entries", "Boards", "Adjustments"]);
        assert!(names(Format::SwissTeams).starts_with(&["Entries", "Boards", "Matches"]));
        assert!(!names(Format::Swiss).contains(&"Boards"));
    }

    #[test]
    fn a_swiss_asks_for_what_its_draw_needs() {
        let sheets =
            blank_return_row_sheets(Format::Swiss, false, false, &BlankReturnAdditions::default());
        let headings = |index: usize| -> Vec<&str> {
            sheets[index].columns.iter().map(|shown| shown.heading.as_str()).collect()
        };
        let entries = ["Entry", "Player", "No", "Rating", "Title", "Club", "Byes", "Bye score"];
        assert_eq!(headings(0), [&entries[..], &["Status", "Colour"]].concat());
        assert_eq!(headings(1), ["Round", "Table", "White", "Black", "Result", "Note"]);
        assert!(
            usual_keys_for_format(Format::Swiss, false, &BlankReturnAdditions::default())
                .contains(&Key::Rounds)
        );
    }

    #[test]
    fn rows_name_their_event_only_where_there_are_several() {
        let named = |several| {
            let sheets = blank_return_row_sheets(
                Format::Pairs,
                several,
                false,
                &BlankReturnAdditions::default(),
            );
            sheets.iter().flat_map(|sheet| &sheet.columns).any(|shown| shown.heading == "Event")
        };
        assert!(named(true));
        assert!(!named(false));
    }
}
