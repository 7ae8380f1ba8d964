//! What was recognised in a foreign workbook: tables, columns, facts, and how sure each is.

use std::fmt;

use serde::{Deserialize, Serialize};

use model::{CellAddress, column_letters, words};

words! {
    /// What a table is; what a workbook is, by its main table.
    SheetKind {
        /// Contestants without results.
        Entries = "entries only",
        /// Contestants with the opponent and the score of each round.
        SwissRounds = "swiss rounds",
        /// Players of a Swiss in order of points, often with tie-breaks.
        SwissRanking = "swiss ranking",
        /// A row a contestant, a column a round or an opponent.
        Crosstable = "crosstable",
        /// Who meets whom in one round.
        Pairings = "pairings",
        /// Pairs with their scores.
        PairsResults = "pairs results",
        /// Teams with their scores.
        TeamsResults = "teams results",
        /// Matches of two teams, one a row.
        TeamsMatches = "teams matches",
        /// Teams against teams, a column each opponent.
        TeamsMatrix = "teams matrix",
        /// Teams with matches played, won, drawn and lost.
        LeagueTable = "league table",
        /// A bracket.
        KnockOut = "knock-out",
        /// Contestants with results of many weeks, some of which count.
        Ladder = "ladder",
        /// Matches of two players, one a row.
        Matches = "matches",
        /// A row each table at which a board was played.
        Travellers = "travellers",
        /// Supply centres of a game of Diplomacy by year.
        CentreCounts = "centre counts",
        /// Players with a score for each game of Diplomacy.
        DiplomacyScores = "diplomacy scores",
        /// Plays of board games with their players in order.
        GameResults = "game results",
        /// Prizes, or lists for prizes.
        PrizeList = "prize list",
        /// Members of a club or union.
        Register = "register of members",
        /// Nothing of an event.
        None = "not an event",
    }

    /// How sure something is.
    Sureness {
        /// Taken without a word.
        Certain = "certain",
        /// Taken with a note, where a wrong guess cannot change an award.
        Likely = "likely",
        /// Left to the organiser.
        Asked = "asked",
    }

    /// What a column tells of a row, without the number of columns that repeat.
    What {
        /// Rank given by the organiser.
        Place = "place",
        /// Number of the player, pair or team in the event.
        Number = "number",
        /// Running number without meaning.
        Index = "index",
        /// One contestant.
        Name = "name",
        /// A pair, or a team's players, in one cell.
        Names = "names",
        /// The name of a team; with a number, of a round of a bracket.
        Team = "team",
        /// First name.
        Forename = "forename",
        /// Last name.
        Surname = "surname",
        /// First name of the partner.
        PartnerForename = "partner-forename",
        /// Last name of the partner.
        PartnerSurname = "partner-surname",
        /// Title such as `GM`.
        Title = "title",
        /// Number of a member or of a federation's player.
        Id = "id",
        /// That of the partner.
        PartnerId = "partner-id",
        /// Federation or country.
        Federation = "federation",
        Rating = "rating",
        /// Group of age, rating or sex.
        Category = "category",
        Sex = "sex",
        /// Day or year of birth.
        Birth = "birth",
        Club = "club",
        /// E-mail address.
        Email = "email",
        /// Telephone number.
        Phone = "phone",
        /// When a form was sent.
        Timestamp = "timestamp",
        /// Paid, withdrawn and the like.
        Status = "status",
        /// `NS` or `EW`.
        Direction = "direction",
        Section = "section",
        Stratum = "stratum",
        /// Section or number and direction in one, such as `1-NS`.
        Seat = "seat",
        /// Points of a chess event or a league.
        Points = "points",
        /// Matchpoints or another raw score.
        Score = "score",
        /// The highest score possible.
        Max = "max",
        /// Share of the possible.
        Percent = "percent",
        Handicap = "handicap",
        /// Score with the handicap.
        Net = "net",
        Imps = "imps",
        /// Victory points.
        Vps = "vps",
        /// Sum of several results.
        Total = "total",
        /// Mean of several results.
        Average = "average",
        /// Sum of the best results.
        Best = "best",
        /// Master points, as another program gave them.
        Masterpoints = "masterpoints",
        /// A tie-break; numbered.
        TieBreak = "tie-break",
        /// Performance rating.
        Performance = "performance",
        /// Matches or games played.
        Played = "played",
        /// Matches or games won.
        Won = "won",
        /// Matches or games drawn.
        Drawn = "drawn",
        /// Matches or games lost.
        Lost = "lost",
        /// Points scored.
        For = "for",
        /// Points conceded.
        Against = "against",
        /// What `for` exceeds `against` by.
        Difference = "difference",
        /// A round, or the round of a match; numbered where it is one column a round.
        Round = "round",
        /// An opponent of a matrix or crosstable; numbered.
        Opponent = "opponent",
        /// A week of a ladder; numbered.
        Week = "week",
        /// A game year, numbered with the year itself.
        Year = "year",
        /// Board of a pairing.
        Board = "board",
        /// Number of a match.
        Match = "match",
        /// Player of the white pieces.
        White = "white",
        /// That player's number.
        WhiteNumber = "white-number",
        /// That player's rating.
        WhiteRating = "white-rating",
        /// That player's points before the round.
        WhitePoints = "white-points",
        /// That player's federation number.
        WhiteId = "white-id",
        /// Player of the black pieces.
        Black = "black",
        /// That player's number.
        BlackNumber = "black-number",
        /// That player's rating.
        BlackRating = "black-rating",
        /// That player's points before the round.
        BlackPoints = "black-points",
        /// That player's federation number.
        BlackId = "black-id",
        /// Result of a game or match.
        Result = "result",
        /// Home team.
        Home = "home",
        /// Away team.
        Away = "away",
        /// Score of the home team.
        HomeScore = "home-score",
        /// Score of the away team.
        AwayScore = "away-score",
        /// Victory points of the home team.
        HomeVps = "home-vps",
        /// Victory points of the away team.
        AwayVps = "away-vps",
        /// Place of the home team.
        HomePlace = "home-place",
        /// Place of the away team.
        AwayPlace = "away-place",
        /// Day of a match or game.
        Date = "date",
        /// Winner of a match.
        Winner = "winner",
        /// Loser of a match.
        Loser = "loser",
        /// Points that a match was played to.
        Length = "length",
        /// North and South at a table.
        NsNames = "ns-names",
        /// East and West at a table.
        EwNames = "ew-names",
        Contract = "contract",
        /// Declarer.
        By = "by",
        /// Opening lead.
        Lead = "lead",
        /// Tricks won, or over and under the contract.
        Tricks = "tricks",
        /// Score of North and South.
        NsScore = "ns-score",
        /// Score of East and West.
        EwScore = "ew-score",
        /// IMPs of North and South.
        NsImps = "ns-imps",
        /// IMPs of East and West.
        EwImps = "ew-imps",
        /// Great power; numbered where a column tells of one game.
        Power = "power",
        /// Player; numbered where a column is a place or a seat.
        Player = "player",
        /// Outcome of a game of Diplomacy.
        Outcome = "outcome",
        /// Which game was played.
        Game = "game",
        /// A remark or a penalty.
        Note = "note",
        /// Running number of one of several lists; numbered.
        Order = "order",
        /// Rank of a member.
        Rank = "rank",
        /// Day a member joined.
        Joined = "joined",
    }

    /// What is told of, or asked about, an event.
    FactKind {
        /// Its name.
        Title = "title",
        /// Its first day.
        Date = "date",
        /// Who ran it.
        Organiser = "organiser",
        /// Where it was played.
        Place = "place",
        /// Rounds planned.
        Rounds = "rounds",
        /// The round that the sheet shows.
        Round = "round",
        /// Boards each contestant played.
        Boards = "boards",
        ResultsCounted = "results counted",
        /// Bridge, chess, Diplomacy or another.
        Game = "game",
        /// The rule set.
        Rules = "rules",
        Format = "format",
        /// What the scores are.
        Scoring = "scoring",
        /// Status of the organising body.
        Status = "status",
        Movement = "movement",
        /// Scale of victory points.
        Scale = "scale",
        /// How games of Diplomacy ended.
        Ending = "ending",
    }

    /// What kind of evidence speaks for a meaning.
    Sign {
        Heading = "heading",
        /// The cells of the column.
        Content = "content",
        /// How its cells agree with those of other columns.
        Relation = "relation",
        /// How its cells contradict those of other columns.
        Contradiction = "contradiction",
        /// A layout that was learned or given.
        Layout = "layout",
        /// An answer of the organiser.
        Answer = "answer",
    }
}

/// The meaning of a column: what it tells, and which one of several it is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct ColumnMeaning {
    /// What it tells.
    pub what: What,
    /// Which one: the round, the year, the tie-break; none where there is only one.
    pub number: Option<u16>,
}

/// One piece of evidence for a meaning.
#[derive(Clone, PartialEq, Debug)]
pub struct MeaningEvidence {
    /// Its kind.
    pub sign: Sign,
    /// For people: "heading “Nome” is name in Italian", "28 of 28 cells are names".
    pub words: String,
}

/// A column of a table that has been given a meaning.
#[derive(Clone, PartialEq, Debug)]
pub struct RecognisedColumn {
    /// The column, from zero.
    pub column: u16,
    /// Its heading as it stands, lines joined by a blank; empty without one.
    pub heading: String,
    /// What it means.
    pub meaning: ColumnMeaning,
    /// How sure that is.
    pub sure: Sureness,
    /// Why.
    pub evidence: Vec<MeaningEvidence>,
}

impl RecognisedColumn {
    /// What people call it: its heading, else its letters.
    pub(super) fn name(&self) -> String {
        match self.heading.is_empty() {
            true => column_letters(self.column),
            false => self.heading.clone(),
        }
    }
}

/// Stands for the number of rows of a contestant where a new one begins with each name of a team,
/// and the rows down to the next name are of its players.
pub const VARIABLE_ROWS_PER_TEAM: u32 = 0;

/// A table of contestants, results or matches.
#[derive(Clone, PartialEq, Debug)]
pub struct RecognisedTable {
    pub kind: SheetKind,
    /// How sure that is.
    pub sure: Sureness,
    /// The sheet, by its index in the copy.
    pub sheet: u16,
    /// First row of the headings, from zero; none for a table without.
    pub heading: Option<u32>,
    /// Rows of headings; 1 for most.
    pub heading_rows: u32,
    /// First row of contestants, from zero.
    pub first_row: u32,
    /// Last row of contestants.
    pub last_row: u32,
    /// Rows that one contestant takes; 1 for most, [`VARIABLE_ROWS_PER_TEAM`] for teams of which each
    /// player has a row.
    pub rows_per_contestant: u32,
    /// Rows between the first and the last that tell of no contestant: blank ones,
    /// repeated headings, names of groups.
    pub skipped: Vec<u32>,
    /// What stands above the table and tells its group, section, direction or board:
    /// the text and its cell.
    pub caption: Option<(String, CellAddress)>,
    /// Whether another table tells the same and this one can be left alone.
    pub repeats: bool,
    /// Its columns with a meaning, from the left.
    pub columns: Vec<RecognisedColumn>,
}

/// A fact about the event, or a question about one.
#[derive(Clone, PartialEq, Debug)]
pub struct EventFact {
    /// What it is about.
    pub kind: FactKind,
    /// Its value in the form's own spelling (dates as 2024-02-12); none where it is asked
    /// and nothing can be proposed.
    pub value: Option<String>,
    /// The cell that says so.
    pub at: Option<CellAddress>,
    /// How sure it is.
    pub sure: Sureness,
    /// Whether the organiser answered it, now or in a layout.
    pub answered: bool,
    /// Why, for people.
    pub evidence: String,
}

impl EventFact {
    /// A question.
    pub(crate) fn unanswered(kind: FactKind) -> EventFact {
        let (sure, evidence) = (Sureness::Asked, String::new());
        EventFact { kind, value: None, at: None, sure, answered: false, evidence }
    }
}

/// A foreign workbook as it was understood.
#[derive(Clone, PartialEq, Debug)]
pub struct RecognisedWorkbook {
    pub kind: SheetKind,
    /// How sure that is.
    pub sure: Sureness,
    /// Its tables, in the order of sheets and rows.
    pub tables: Vec<RecognisedTable>,
    /// What it says of the event, and what has to be asked.
    pub facts: Vec<EventFact>,
}

impl fmt::Display for ColumnMeaning {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.number {
            Some(number) => write!(f, "{} {number}", self.what),
            None => write!(f, "{}", self.what),
        }
    }
}

impl ColumnMeaning {
    /// A meaning spelt as it is displayed: `round 3`, `partner-id`.
    pub fn parse(text: &str) -> Option<ColumnMeaning> {
        if let Some(what) = What::named(text) {
            return Some(ColumnMeaning { what, number: None });
        }
        let (what, number) = text.rsplit_once(' ')?;
        Some(ColumnMeaning { what: What::named(what)?, number: Some(number.parse().ok()?) })
    }

    /// A meaning that stands in one column.
    pub const fn new(what: What) -> ColumnMeaning {
        ColumnMeaning { what, number: None }
    }

    /// One of several columns.
    pub const fn nth(what: What, number: u16) -> ColumnMeaning {
        ColumnMeaning { what, number: Some(number) }
    }
}

impl Serialize for ColumnMeaning {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for ColumnMeaning {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<ColumnMeaning, D::Error> {
        let text = String::deserialize(from)?;
        let unknown =
            || serde::de::Error::custom(format!("“{text}” is not something a column can hold"));
        ColumnMeaning::parse(&text).ok_or_else(unknown)
    }
}

impl RecognisedWorkbook {
    /// What is told of a fact, or asked about it.
    pub fn fact(&self, kind: FactKind) -> Option<&EventFact> {
        self.facts.iter().find(|fact| fact.kind == kind)
    }
}

impl RecognisedTable {
    /// Whether a cell stands in its headings or its rows.
    pub(crate) fn contains_cell(&self, at: CellAddress) -> bool {
        let columns = || {
            let columns = self.columns.iter().map(|column| column.column);
            columns.clone().min()..=columns.max()
        };
        let first = self.heading.unwrap_or(self.first_row);
        at.sheet == self.sheet
            && (first..=self.last_row).contains(&at.row)
            && columns().contains(&Some(at.column))
    }

    /// Whether it stands below another table, under the headings of that one.
    pub(crate) fn shares_headings_above(&self) -> bool {
        self.heading == Some(self.first_row) && self.heading_rows == 0
    }

    /// The column with a meaning.
    pub fn column(&self, meaning: ColumnMeaning) -> Option<&RecognisedColumn> {
        self.columns.iter().find(|column| column.meaning == meaning)
    }
}
