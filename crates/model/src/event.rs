//! An event as its return describes it: answers, contestants, results, matches and boards, each
//! with its cell.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use jiff::civil::Date;
use xxhash_rust::xxh3::xxh3_64;

use super::adjustment::Adjustment;
use super::deal::Deal;
use super::diplomacy::DiplomacyGameRow;
use super::entry::Entry;
use super::form::{
    BoardColumn, DrawColumn, FormColumn, GameColumn, Key, MatchColumn, ResultColumn,
};
use super::format::{EventKind, Format};
use super::kinds::{
    Category, MemberStatus, Movement, Scoring, Stage, Status, Unit, is_scheveningen_word,
};
use super::name_comparison::folded_name;
use super::season_competition::SeasonCompetition;
use super::{
    BoardLine, Cell, CellAddress, ClosedListWord, CompetitionEventsKind, Exact, ForbiddenPair,
    GroupSheet, HeaderRow, Match, PlayerLineup, PrizeList, RuleBook, RuleBooks, SettingAnswer,
    SettingOrigin, TypedRow, TypedValue,
};
use crate::words;

/// The content of one workbook.
#[derive(Debug, Default)]
pub struct Return {
    /// Its events, in the order of the workbook.
    pub events: Vec<Event>,
    /// The competitions over many events that it asks for.
    pub competitions: Vec<Arc<SeasonCompetition>>,
}

words! {
    /// How far an event can be trusted, from best to worst.
    State {
        /// Nothing is in doubt.
        Final = "final",
        /// Something could not be read: there are standings, but no awards.
        Provisional = "provisional",
        /// There is nothing to rank.
        Rejected = "rejected",
    }
}

/// The columns of the sheets of an event, and what their headings say besides.
#[derive(Clone, Debug, Default)]
pub struct SheetHeadings {
    /// The columns of the sheet `Results`.
    pub results: Option<HeaderRow<ResultColumn>>,
    /// The unit that the heading of the scores names.
    pub score_unit: Option<Unit>,
    /// The heading of the ratings, which can name their list; `None` without ratings.
    pub ratings: Option<Box<str>>,
    /// The columns of the sheet `Boards`.
    pub boards: Option<HeaderRow<BoardColumn>>,
    /// The columns of the sheet `Matches`.
    pub matches: Option<HeaderRow<MatchColumn>>,
    /// The columns of the sheet `Draw`, whose rows are matches too.
    pub draw: Option<HeaderRow<DrawColumn>>,
    /// The columns of the sheet `Games`.
    pub games: Option<HeaderRow<GameColumn>>,
}

/// One event of a return.
#[derive(Clone, Debug)]
pub struct Event {
    /// Its short name, unique in the return.
    pub id: String,
    /// The cell or row of the event.
    pub at: CellAddress,
    /// The answers of the sheet `Event`.
    pub answers: TypedRow<Key>,
    /// Keys with an answer that is unreadable, or that no round can be drawn by.
    pub faults: Vec<Key>,
    /// The cells of the answers.
    pub places: Vec<(Key, CellAddress)>,
    /// The answers that the return leaves out and the settings give.
    pub settled: Vec<SettingAnswer>,
    /// The rule book: named by the return, else by the settings.
    pub rules: Option<RuleBook>,
    /// All rule books. An event can choose scales and systems from any of them.
    pub shelf: RuleBooks,
    /// What the headings of its sheets say.
    pub headings: SheetHeadings,
    /// The rows of the sheet `Entries`; other fields refer to them by position.
    pub entries: Vec<Entry>,
    /// The rows of the sheet `Results`.
    pub results: Vec<ResultsRow>,
    /// Entries with an unusable result, which has its problem already.
    pub refused: BTreeSet<usize>,
    /// The rows of the sheet `Adjustments`.
    pub adjustments: Vec<Adjustment>,
    /// Rows of the sheet `Boards`.
    pub boards: Vec<BoardLine>,
    /// Rows of the sheet `Deals`.
    pub deals: Vec<Deal>,
    /// Rows of the sheet `Matches`.
    pub matches: Vec<Match>,
    /// The sheets that a draw depends on, with their names: entries, games, forbidden pairs.
    pub drawn_from: Vec<(u16, Box<str>)>,
    /// The members by number, if a register came with the return.
    pub members: Option<Arc<BTreeMap<Box<str>, MemberStatus>>>,
    /// Rows of the sheet `Lineups`.
    pub lineups: Vec<PlayerLineup>,
    /// Rows of the sheet `Forbidden`.
    pub forbidden: Vec<ForbiddenPair>,
    /// The rows of the sheet `Groups`.
    pub groups: GroupSheet,
    /// The rows of the sheet `Prizes`.
    pub prizes: PrizeList,
    /// Rows of the sheet `Games`.
    pub games: Vec<DiplomacyGameRow>,
    /// How far it can be trusted.
    pub state: State,
}

impl Event {
    /// An event without rows.
    pub fn new(id: String, answers: TypedRow<Key>, faults: Vec<Key>) -> Self {
        Event {
            id,
            at: answers.at,
            rules: None,
            shelf: RuleBooks::default(),
            answers,
            faults,
            places: Vec::new(),
            settled: Vec::new(),
            headings: SheetHeadings::default(),
            entries: Vec::new(),
            results: Vec::new(),
            refused: BTreeSet::new(),
            adjustments: Vec::new(),
            boards: Vec::new(),
            deals: Vec::new(),
            matches: Vec::new(),
            drawn_from: Vec::new(),
            members: None,
            lineups: Vec::new(),
            forbidden: Vec::new(),
            groups: GroupSheet::default(),
            prizes: PrizeList::default(),
            games: Vec::new(),
            state: State::Final,
        }
    }

    /// Lowers the state; it never rises.
    pub fn lower_state(&mut self, state: State) {
        self.state = self.state.max(state);
    }

    /// The title, or the id without one.
    pub fn title(&self) -> &str {
        self.answer_text(Key::Title).unwrap_or(&self.id)
    }

    /// The text or word typed for a key.
    pub fn answer_text(&self, key: Key) -> Option<&str> {
        self.answers.text(key).map(|cell| cell.value)
    }

    /// The whole number typed for a key.
    pub fn answer_whole_number(&self, key: Key) -> Option<u32> {
        let number = self.answers.number(key)?.value;
        number.is_whole().then(|| u32::try_from(number.numerator()).ok()).flatten()
    }

    /// The event ids typed for a key; empty without a list.
    pub fn answer_event_ids(&self, key: Key) -> Vec<String> {
        match self.answers.get(key).map(|cell| cell.value) {
            Some(TypedValue::List(ids)) => ids.iter().map(|id| id.to_string()).collect(),
            _ => Vec::new(),
        }
    }

    /// Whether a key has no answer, not even an unreadable one.
    pub fn is_key_unanswered(&self, key: Key) -> bool {
        self.answers.get(key).is_none() && !self.faults.contains(&key)
    }

    /// Where the setting was made that answers a key; none where the return answers it.
    pub fn setting_origin(&self, key: Key) -> Option<&SettingOrigin> {
        self.settled.iter().find(|settled| settled.key == key).map(|settled| &settled.from)
    }

    /// What the settings answer for it: `Boards 24 (palmares.toml, line 4); …`; empty if
    /// nothing.
    pub fn settings_sentence(&self) -> String {
        let said = self.settled.iter().filter_map(|SettingAnswer { key, from }| {
            let value = self.answers.get(*key)?.value;
            Some(format!("{} {value} ({from})", key.definition().name))
        });
        let groups = self.groups.rows.iter();
        let groups = groups
            .filter_map(|row| Some(format!("Group {} ({})", row.name, row.settled.as_ref()?)));
        said.chain(groups).collect::<Vec<_>>().join("; ")
    }

    /// The cell of a key's answer, or where it belongs; the event's own address if the return lacks
    /// the key.
    pub fn answer_address(&self, key: Key) -> CellAddress {
        self.answer_address_if_present(key).unwrap_or(self.at)
    }

    /// The cell of a key's answer, or where it belongs, if the return has the key.
    pub fn answer_address_if_present(&self, key: Key) -> Option<CellAddress> {
        let answered = self.answers.get(key).map(|cell| cell.at);
        let asked = || self.places.iter().find(|(known, _)| *known == key).map(|(_, at)| *at);
        answered.or_else(asked)
    }

    /// The seed of all lots of the event: as typed, else derived from its id and date, so that
    /// every run draws the same lots.
    pub fn seed(&self) -> u64 {
        const DIGITS: u64 = 1_000_000;
        let date = self.date().map(|date| date.to_string()).unwrap_or_default();
        let made = || xxh3_64(format!("{}|{date}", self.id).as_bytes()) % DIGITS;
        self.answer_whole_number(Key::Seed).map_or_else(made, u64::from)
    }

    /// The seed and where it comes from: `seed 7, entered at B9`.
    pub fn lot_seed_in_words(&self) -> String {
        let seed = self.seed();
        match self.answers.get(Key::Seed).filter(|_| self.answer_whole_number(Key::Seed).is_some())
        {
            Some(answer) => format!("seed {seed}, entered at {}", answer.at.a1()),
            None => format!("seed {seed}, worked out from the event's id and date"),
        }
    }

    /// Asks for the draw of a round, as the key `Draw` does.
    pub fn request_draw_of_round(&mut self, round: u16) {
        let at = self.answer_address(Key::Draw);
        self.answers
            .replace_cells(Key::Draw, Cell::new(TypedValue::Text(round.to_string().into()), at));
    }

    /// The first day; `None` if the return does not say it.
    pub fn date(&self) -> Option<Date> {
        self.answers.date(Key::Date).map(|cell| cell.value)
    }

    /// Whether a cell is on the sheet `Draw`.
    pub fn is_cell_of_draw_sheet(&self, at: CellAddress) -> bool {
        self.headings.draw.as_ref().is_some_and(|placed| placed.sheet == at.sheet)
    }

    /// Whether a row is a pairing of the sheet `Draw`, as it was drawn: until it is played, a row of
    /// `Matches` takes its place.
    pub fn is_draw_sheet_pairing(&self, row: &Match) -> bool {
        row.drawn.is_some() && self.is_cell_of_draw_sheet(row.at)
    }

    /// Whether `Rated` says that its games do not count for ratings.
    pub fn is_unrated(&self) -> bool {
        self.answers.yes_no(Key::Rated).is_some_and(|rated| !rated.value)
    }

    /// Last day: the day of issue of its certificates (WBU 1.10.1).
    pub fn last_day(&self) -> Option<Date> {
        self.answers.date(Key::EndDate).map(|cell| cell.value).or_else(|| self.date())
    }

    /// The word typed for a key; `None` if absent or from another list.
    pub fn listed_answer<W: ClosedListWord>(&self, key: Key) -> Option<W> {
        self.answers.choice(key).and_then(|cell| W::named(cell.value))
    }

    /// What kind of event it is.
    pub fn format(&self) -> Option<Format> {
        self.listed_answer(Key::Format)
    }

    /// The kind of contestant.
    pub fn contestant_kind(&self) -> EventKind {
        let Some(format) = self.format() else { return EventKind::Other };
        format.contestant_kind().unwrap_or(match self.has_scoring_of_pairs() {
            true => EventKind::Pairs,
            false => EventKind::Teams,
        })
    }

    /// Whether contestants are single players.
    pub fn has_single_players(&self) -> bool {
        let other = |format: Format| format.contestant_kind() == Some(EventKind::Other);
        let single = |format: Format| other(format) && format != Format::ChessTeams;
        self.contestant_kind() == EventKind::Individual || self.format().is_some_and(single)
    }

    /// Whether it is chess, of players or of teams.
    pub fn is_of_chess(&self) -> bool {
        matches!(self.format(), Some(Format::Swiss | Format::ChessTeams))
    }

    /// Whether contestants are teams of chess players.
    pub fn is_of_chess_teams(&self) -> bool {
        self.format() == Some(Format::ChessTeams)
    }

    /// Whether a column `Drawn` of `Matches` has the pairings as they were drawn. Elsewhere it counts drawn
    /// games, as leagues do.
    pub fn has_drawn_pairings_column(&self) -> bool {
        use Format::{ChessTeams, Swiss, SwissPairs, SwissTeams};
        self.format().is_some_and(|own| [Swiss, ChessTeams, SwissPairs, SwissTeams].contains(&own))
    }

    /// Whether everybody meets everybody, as the key `Movement` says.
    pub fn is_all_play_all(&self) -> bool {
        let word = self.answer_text(Key::Movement).map(folded_name);
        word.is_some_and(|word| ["allplayall", "roundrobin", "fullroundrobin"].contains(&&*word))
    }

    /// Whether it is a match of two teams of chess players, each of whom meets all of the other, as the
    /// key `Movement` says.
    pub fn is_scheveningen(&self) -> bool {
        let word = self.answer_text(Key::Movement);
        self.format() == Some(Format::Swiss) && word.is_some_and(is_scheveningen_word)
    }

    /// Whether contestants are teams, who sit at two tables of a board.
    pub fn is_of_teams(&self) -> bool {
        self.contestant_kind() == EventKind::Teams
    }

    /// Whether only pairs have its scoring or competition. This tells a round robin of pairs from
    /// one of teams.
    fn has_scoring_of_pairs(&self) -> bool {
        use Scoring::{Butler, CrossImps, Matchpoints, Percent, Points};
        matches!(self.scoring(), Some(Matchpoints | Percent | Butler | CrossImps | Points))
            || self.competition() == Some(CompetitionEventsKind::PairsInOneField)
    }

    /// Whether it is a series of events with one ranking.
    pub fn is_ladder(&self) -> bool {
        self.format().is_some_and(Format::is_ladder)
    }

    /// Whether contestants meet in matches, with new boards each round.
    pub fn is_of_matches(&self) -> bool {
        use Format::{KnockoutPairs, RoundRobin, SwissPairs, Teams};
        match self.format() {
            Some(SwissPairs | RoundRobin | KnockoutPairs) => true,
            Some(Teams) => self.is_of_teams_in_matches(),
            _ => self.is_of_teams(),
        }
    }

    /// The kind of its competition, if the return names one.
    fn competition(&self) -> Option<CompetitionEventsKind> {
        let word = self.answer_text(Key::Competition)?;
        self.shelf.competition_of_word(word).map(|competition| competition.of)
    }

    /// Whether its competition is one of teams in matches and stanzas, whatever its format.
    fn is_of_teams_in_matches(&self) -> bool {
        let carried =
            self.answer_text(Key::CarryOver).and_then(|word| self.shelf.carry_over_of_word(word));
        self.competition() == Some(CompetitionEventsKind::TeamsInMatches)
            || carried.is_some_and(|rule| rule.of_teams)
    }

    /// Whether a loser is out, at the first or second defeat. A final in stanzas is one match,
    /// whatever its format.
    pub fn is_knockout(&self) -> bool {
        self.format().is_some_and(Format::is_knockout) && !self.is_of_teams_in_matches()
    }

    /// Status of the organising body; by default a club.
    pub fn organiser_status(&self) -> Status {
        self.listed_answer(Key::Status).unwrap_or(Status::Club)
    }

    /// The typed number of ranking lists.
    pub fn typed_ranking_list_count(&self) -> Option<u32> {
        self.answers.choice(Key::Winners).and_then(|cell| cell.value.parse().ok())
    }

    /// The number of ranking lists: as typed if possible, else 2 for pairs in a Mitchell, else 1.
    pub fn ranking_list_count(&self) -> u32 {
        let possible = self
            .typed_ranking_list_count()
            .filter(|winners| self.contestant_kind().allows_ranking_list_count(*winners));
        possible.unwrap_or_else(|| {
            let mitchell = self.movement() == Some(Movement::Mitchell);
            if mitchell && self.contestant_kind() == EventKind::Pairs { 2 } else { 1 }
        })
    }

    /// The unit of its scores: as typed, else by their heading, else by format.
    pub fn score_unit(&self) -> Unit {
        let typed = self.scoring().map(Scoring::unit);
        typed.or(self.headings.score_unit).unwrap_or(match self.format() {
            Some(Format::Pairs | Format::Individual) => Unit::Matchpoints,
            Some(Format::Teams) => Unit::Imps,
            _ => Unit::Points,
        })
    }

    /// Whether all sections are ranked as one field: as typed, else for matchpoints and percentages
    /// (WBU 2.8.1, 2.8.2) and for a Swiss of single players.
    pub fn is_ranked_across_sections(&self) -> bool {
        let typed = self.answers.yes_no(Key::ScoredAcross).map(|cell| cell.value);
        let by_unit = matches!(self.score_unit(), Unit::Matchpoints | Unit::Percent);
        let one_field = self.competition() == Some(CompetitionEventsKind::PairsInOneField);
        typed.unwrap_or(by_unit || one_field || self.is_of_chess())
    }

    /// Whether the event was ranked with handicaps.
    pub fn is_handicapped(&self) -> bool {
        matches!(self.answers.yes_no(Key::Handicap), Some(Cell { value: true, .. }))
    }

    /// Tables in play: contestants by contestants per table, so that a pair without opponents is
    /// half a table.
    pub fn table_count(&self, contestants: usize) -> Exact {
        Exact::whole(contestants as i128) / self.contestants_per_table()
    }

    /// Contestants at a full table: one team, two pairs, four players.
    pub fn contestants_per_table(&self) -> u32 {
        match self.contestant_kind() {
            EventKind::Pairs => 2,
            EventKind::Individual => 4,
            EventKind::Teams | EventKind::Other => 1,
        }
    }

    /// How the pairs moved, if the return says it in a word of the form.
    pub fn movement(&self) -> Option<Movement> {
        self.answer_text(Key::Movement).and_then(Movement::parse_lenient)
    }

    /// The stage of its competition; by default a single stage.
    pub fn stage(&self) -> Stage {
        self.listed_answer(Key::Stage).unwrap_or(Stage::Single)
    }

    /// Its scoring as typed; `None` for a system of Diplomacy.
    pub fn scoring(&self) -> Option<Scoring> {
        self.listed_answer(Key::Scoring)
    }

    /// Its category; by default open.
    pub fn category(&self) -> Category {
        self.listed_answer(Key::Category).unwrap_or(Category::Open)
    }

    /// Keeps some entries, in a new order, and the rows that concern only them.
    pub fn retain_and_reorder_entries(&mut self, kept: &[usize]) {
        let position = |entry: usize| kept.iter().position(|known| *known == entry);
        let mut entries: Vec<Option<Entry>> =
            std::mem::take(&mut self.entries).into_iter().map(Some).collect();
        let taken = kept.iter().filter_map(|entry| entries.get_mut(*entry)?.take());
        self.entries = taken.collect();
        let moved = |entry: &mut usize| position(*entry).map(|at| *entry = at).is_some();
        self.results.retain_mut(|row| moved(&mut row.entry));
        self.refused = self.refused.iter().filter_map(|entry| position(*entry)).collect();
        self.adjustments.retain_mut(|row| moved(&mut row.entry));
        self.lineups.retain_mut(|row| moved(&mut row.entry));
        self.forbidden.retain_mut(|row| row.pair.iter_mut().all(moved));
        self.matches.retain_mut(|row| moved(&mut row.home) && row.away.as_mut().is_none_or(moved));
        let side = |side: &mut super::TableSide| {
            moved(&mut side.first) && side.second.as_mut().is_none_or(moved)
        };
        self.boards.retain_mut(|line| side(&mut line.north_south) && side(&mut line.east_west));
    }
}

/// A row of the sheet `Results`.
#[derive(Debug, Clone)]
pub struct ResultsRow {
    pub at: CellAddress,
    /// The contestant, an index into the event's entries.
    pub entry: usize,
    /// The session, where the event has several.
    pub session: Option<String>,
    /// The score without handicap.
    pub score: Option<Cell<Exact>>,
    /// The most that could be scored.
    pub max: Option<Cell<Exact>>,
    /// The score with handicap.
    pub handicap: Option<Cell<Exact>>,
    /// The place typed by the organiser.
    pub place: Option<Cell<u32>>,
}
