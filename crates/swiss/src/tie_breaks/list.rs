//! The tie-breaks of C.07 for players, and their names: FIDE code or common name with a modifier
//! (`BH-C1`, `BH:C1`, `Buchholz Cut 1`, `KS/L+1`).

use std::fmt;
use std::str::FromStr;

use super::compact_name::compact_tie_break_name;
use super::modifier::{TieBreakModifier, TieBreakModifierKind};
use crate::crosstable::Crosstable;

/// What a tie-break measures.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum TieBreakKind {
    /// The games among those who are level (6).
    DirectEncounter,
    /// Rounds with at least the points of a win (7.1).
    Wins,
    /// Games won over the board (7.2).
    GamesWon,
    /// Games played with Black (7.3).
    BlackGames,
    /// Games won with Black (7.4).
    BlackWins,
    /// The sum of the points after each round (7.5).
    Progressive,
    /// Rounds that the player elected to play (7.6).
    RoundsElected,
    /// Rounds with more points than the opponent, and half of those with equal points (7.7).
    StandardPoints,
    /// The pairing number (7.8).
    PairingNumber,
    /// The sum of the points of the opponents (8.1).
    Buchholz,
    /// The average of the opponents’ Buchholz (8.2).
    AverageBuchholz,
    /// Buchholz with every game of the last round drawn (8.3).
    ForeBuchholz,
    /// The points of each opponent times the points scored in that round (9.1).
    SonnebornBerger,
    /// Points against those with at least half of the maximum (9.2).
    Koya,
    /// The average rating of the opponents (10.1).
    AverageRating,
    /// Tournament performance rating (10.2).
    Performance,
    /// Perfect tournament performance (10.3).
    PerfectPerformance,
    /// The average of the opponents’ performance ratings (10.4).
    OpponentsPerformance,
    /// The average of the opponents’ perfect performances (10.5).
    OpponentsPerfectPerformance,
    Rating,
    Lots,
    /// The game points of a team (13.1).
    GamePoints,
    /// The match points of a team that is ranked by game points (13.1).
    MatchPoints,
    /// The points of each opponent times those scored against it, each on a scale (13.2).
    ExtendedSonnebornBerger {
        /// What the opponents scored.
        opponents: TeamScore,
        /// What the team scored against them.
        own: TeamScore,
    },
    /// The matches among those who are level, by match points, then by game points (13.3).
    ExtendedDirectEncounter,
    /// The same; two teams that it leaves level, by match points and game points too, are compared by the
    /// boards of their matches (13.3.2).
    EncounterThenBoards {
        /// By the board count first.
        count: bool,
        /// From the first board on, else without the last boards.
        from_top: bool,
    },
    /// Game points and the strength of the opponents (13.4).
    ScheduleStrength,
    /// Points on each board times its number (12.1).
    BoardCount,
    /// Points on the first board, then on the next (12.2).
    TopBoards,
    /// Points on all boards but the last, then but the last two (12.3).
    BottomBoards,
}

/// A score of a team (C.07 11.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TeamScore {
    /// For matches won and drawn.
    MatchPoints,
    /// The sum of the points of its players.
    GamePoints,
}

impl TeamScore {
    /// Its code behind that of a tie-break.
    fn suffix(self) -> &'static str {
        match self {
            TeamScore::MatchPoints => ":MP",
            TeamScore::GamePoints => ":GP",
        }
    }
}

/// A tie-break of the list (C.07 5).
#[derive(PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct TieBreakDefinition {
    pub measure: TieBreakKind,
    /// Its code in C.07.
    pub code: &'static str,
    /// Its name for people.
    pub title: &'static str,
    /// Other names by which files and users call it.
    pub names: &'static [&'static str],
    /// The modifiers it can have.
    pub modifiers: &'static [TieBreakModifierKind],
    /// Whether lower values are better.
    pub lower_first: bool,
    /// Whether it uses ratings (article 10), and is skipped if anybody is unrated.
    pub of_ratings: bool,
    /// Whether only teams have it (articles 12 and 13).
    pub of_teams: bool,
    pub clause: &'static str,
}

const fn define(
    measure: TieBreakKind,
    code: &'static str,
    title: &'static str,
    clause: &'static str,
) -> TieBreakDefinition {
    TieBreakDefinition {
        measure,
        code,
        title,
        names: &[],
        modifiers: &[],
        lower_first: false,
        of_ratings: false,
        of_teams: false,
        clause,
    }
}

const fn of_teams(
    measure: TieBreakKind,
    code: &'static str,
    title: &'static str,
    clause: &'static str,
) -> TieBreakDefinition {
    TieBreakDefinition { of_teams: true, ..define(measure, code, title, clause) }
}

const fn extended(
    opponents: TeamScore,
    own: TeamScore,
    code: &'static str,
    title: &'static str,
    clause: &'static str,
) -> TieBreakDefinition {
    let measure = TieBreakKind::ExtendedSonnebornBerger { opponents, own };
    TieBreakDefinition { modifiers: CUTS, ..of_teams(measure, code, title, clause) }
}

const fn encounter(
    [count, from_top]: [bool; 2],
    code: &'static str,
    title: &'static str,
) -> TieBreakDefinition {
    let measure = TieBreakKind::EncounterThenBoards { count, from_top };
    TieBreakDefinition {
        modifiers: &[TieBreakModifierKind::Forfeits],
        ..of_teams(measure, code, title, "C.07 13.3.2")
    }
}

const CUTS: &[TieBreakModifierKind] = &[TieBreakModifierKind::Cut, TieBreakModifierKind::Median];

use TeamScore::{GamePoints as Game, MatchPoints as Match};

/// Every tie-break of the list, with its code and clause (C.07 5).
pub static TIE_BREAKS: [TieBreakDefinition; 36] = [
    TieBreakDefinition {
        names: &["Direct encounters", "Head to head"],
        modifiers: &[TieBreakModifierKind::Forfeits],
        ..define(TieBreakKind::DirectEncounter, "DE", "Direct encounter", "C.07 6")
    },
    TieBreakDefinition {
        names: &["Number of wins", "Most wins"],
        ..define(TieBreakKind::Wins, "WIN", "Wins", "C.07 7.1")
    },
    TieBreakDefinition {
        names: &["Number of games won", "Wins over the board"],
        ..define(TieBreakKind::GamesWon, "WON", "Games won", "C.07 7.2")
    },
    TieBreakDefinition {
        names: &[
            "Number of games played with Black",
            "Games played with Black",
            "Blacks",
            "Most Blacks",
        ],
        ..define(TieBreakKind::BlackGames, "BPG", "Games with Black", "C.07 7.3")
    },
    TieBreakDefinition {
        names: &["Number of games won with Black", "Games won with Black"],
        ..define(TieBreakKind::BlackWins, "BWG", "Wins with Black", "C.07 7.4")
    },
    TieBreakDefinition {
        names: &["Progressive", "Progressive scores", "Sum of progressive scores", "Cumulative"],
        modifiers: CUTS,
        ..define(TieBreakKind::Progressive, "PS", "Progressive score", "C.07 7.5")
    },
    TieBreakDefinition {
        names: &["Rounds one elected to play in", "Games elected to play", "GE"],
        ..define(TieBreakKind::RoundsElected, "REP", "Rounds elected to play", "C.07 7.6")
    },
    define(TieBreakKind::StandardPoints, "STD", "Standard points", "C.07 7.7"),
    TieBreakDefinition {
        names: &["Tournament pairing number"],
        modifiers: &[TieBreakModifierKind::Reversed],
        lower_first: true,
        ..define(TieBreakKind::PairingNumber, "TPN", "Pairing number", "C.07 7.8")
    },
    TieBreakDefinition {
        names: &["Full Buchholz", "Solkoff"],
        modifiers: CUTS,
        ..define(TieBreakKind::Buchholz, "BH", "Buchholz", "C.07 8.1")
    },
    TieBreakDefinition {
        names: &["Average Buchholz", "Average opponents Buchholz"],
        modifiers: &[TieBreakModifierKind::Fore],
        ..define(TieBreakKind::AverageBuchholz, "AOB", "Average of opponents' Buchholz", "C.07 8.2")
    },
    TieBreakDefinition {
        modifiers: CUTS,
        ..define(TieBreakKind::ForeBuchholz, "FB", "Fore Buchholz", "C.07 8.3")
    },
    TieBreakDefinition {
        names: &["Berger", "Neustadtl"],
        modifiers: CUTS,
        ..define(TieBreakKind::SonnebornBerger, "SB", "Sonneborn-Berger", "C.07 9.1")
    },
    TieBreakDefinition {
        names: &["Koya system"],
        modifiers: &[TieBreakModifierKind::Limit],
        ..define(TieBreakKind::Koya, "KS", "Koya", "C.07 9.2")
    },
    TieBreakDefinition {
        names: &["Average rating", "Average opponents rating"],
        modifiers: CUTS,
        of_ratings: true,
        ..define(TieBreakKind::AverageRating, "ARO", "Average rating of opponents", "C.07 10.1")
    },
    TieBreakDefinition {
        names: &["Tournament performance", "Performance rating", "Performance"],
        of_ratings: true,
        ..define(TieBreakKind::Performance, "TPR", "Tournament performance rating", "C.07 10.2")
    },
    TieBreakDefinition {
        names: &["Perfect performance"],
        of_ratings: true,
        ..define(
            TieBreakKind::PerfectPerformance,
            "PTP",
            "Perfect tournament performance",
            "C.07 10.3",
        )
    },
    TieBreakDefinition {
        names: &["Average tournament performance rating of opponents"],
        of_ratings: true,
        ..define(
            TieBreakKind::OpponentsPerformance,
            "APRO",
            "Average performance rating of opponents",
            "C.07 10.4",
        )
    },
    TieBreakDefinition {
        names: &["Average perfect tournament performance of opponents"],
        of_ratings: true,
        ..define(
            TieBreakKind::OpponentsPerfectPerformance,
            "APPO",
            "Average perfect performance of opponents",
            "C.07 10.5",
        )
    },
    TieBreakDefinition {
        modifiers: &[TieBreakModifierKind::Reversed],
        of_ratings: true,
        ..define(TieBreakKind::Rating, "RTNG", "Rating", "C.07 10.6")
    },
    TieBreakDefinition {
        names: &["Draw of lots", "Rank by draw of lots", "Lot"],
        lower_first: true,
        ..define(TieBreakKind::Lots, "LOTS", "Drawing of lots", "C.07 4.2")
    },
    TieBreakDefinition {
        names: &["Match points or game points", "Board points", "GP", "GPTS"],
        ..of_teams(TieBreakKind::GamePoints, "MPvGP", "Game points", "C.07 13.1")
    },
    TieBreakDefinition {
        names: &["MPTS"],
        ..of_teams(TieBreakKind::MatchPoints, "MP", "Match points", "C.07 13.1")
    },
    extended(Match, Match, "EMMSB", "Sonneborn-Berger of match points", "C.07 13.2.1"),
    extended(Match, Game, "EMGSB", "Game points times opponents' match points", "C.07 13.2.2"),
    extended(Game, Match, "EGMSB", "Match points times opponents' game points", "C.07 13.2.3"),
    extended(Game, Game, "EGGSB", "Sonneborn-Berger of game points", "C.07 13.2.4"),
    TieBreakDefinition {
        modifiers: &[TieBreakModifierKind::Forfeits],
        ..of_teams(
            TieBreakKind::ExtendedDirectEncounter,
            "EDE",
            "Extended direct encounter",
            "C.07 13.3",
        )
    },
    encounter([true, true], "EDEBT", "Extended direct encounter, board count, top boards"),
    encounter([true, false], "EDEBB", "Extended direct encounter, board count, bottom boards"),
    encounter([false, true], "EDET", "Extended direct encounter, top boards"),
    encounter([false, false], "EDEB", "Extended direct encounter, bottom boards"),
    TieBreakDefinition {
        names: &["Scores and schedule strength combination"],
        ..of_teams(
            TieBreakKind::ScheduleStrength,
            "SSSC",
            "Score and schedule strength",
            "C.07 13.4",
        )
    },
    TieBreakDefinition {
        lower_first: true,
        ..of_teams(TieBreakKind::BoardCount, "BC", "Board count", "C.07 12.1")
    },
    TieBreakDefinition {
        names: &["Top board result"],
        ..of_teams(TieBreakKind::TopBoards, "TBR", "Top board results", "C.07 12.2")
    },
    of_teams(TieBreakKind::BottomBoards, "BBE", "Bottom board elimination", "C.07 12.3"),
];

/// Names that include a modifier (C.07 14.3 and 14.4), with their codes. The Modified Median of the
/// US federation is none of them: what it leaves out depends on the player's score.
pub const TIE_BREAK_ALIASES: [(&str, &str); 2] =
    [("Median Buchholz", "BH-M1"), ("Median Buchholz 2", "BH-M2")];

/// A tie-break with its modifier.
///
/// ```
/// use swiss::tie_breaks::TieBreak;
///
/// let by: TieBreak = "buchholz cut 1".parse()?;
/// assert_eq!(by.code(), "BH-C1");
/// assert_eq!(by.to_string(), "Buchholz Cut 1");
/// # Ok::<(), swiss::tie_breaks::UnknownTieBreak>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct TieBreak {
    pub definition: &'static TieBreakDefinition,
    pub modifier: Option<TieBreakModifier>,
    /// The score of teams by which it goes, if one is named (`BH:GP`); else the one that ranks.
    pub score: Option<TeamScore>,
}

impl TieBreak {
    /// How many of the least and the greatest values are cut.
    pub(super) fn cut_counts(self) -> [u8; 2] {
        match self.modifier {
            Some(TieBreakModifier::Cut(values)) => [values, 0],
            Some(TieBreakModifier::Median(values)) => [values, values],
            _ => [0, 0],
        }
    }

    /// Whether lower values are better.
    pub fn is_lower_better(self) -> bool {
        self.definition.lower_first != (self.modifier == Some(TieBreakModifier::Reversed))
    }

    /// Whether only teams have it: by its definition, or since it goes by game points.
    pub fn is_for_teams_only(self) -> bool {
        self.definition.of_teams || self.score == Some(TeamScore::GamePoints)
    }

    /// This tie-break in a table, where the score that ranks need not be named.
    pub fn without_implied_score(self, table: &Crosstable) -> TieBreak {
        let ranking = match table.is_ranked_by_game_points() {
            true => TeamScore::GamePoints,
            false => TeamScore::MatchPoints,
        };
        let score = self.score.filter(|own| *own != ranking && table.boards.is_some());
        TieBreak { score, ..self }
    }

    /// The tie-break that this one is where teams are ranked by game points: the other score is then
    /// that of matches (C.07 13.1).
    pub(super) fn for_game_point_ranking(self) -> TieBreak {
        let matches = TIE_BREAKS.iter().find(|own| own.measure == TieBreakKind::MatchPoints);
        match (self.definition.measure, matches) {
            (TieBreakKind::GamePoints, Some(definition)) => TieBreak { definition, ..self },
            _ => self,
        }
    }

    /// The code, as `BH-C1`.
    pub fn code(self) -> String {
        let score = self.score.map_or("", TeamScore::suffix);
        let code = self.definition.code;
        match self.modifier {
            Some(modifier) => format!("{code}{score}-{}", modifier.code()),
            None => format!("{code}{score}"),
        }
    }
}

/// Its name for people: `Buchholz Cut 1`.
impl fmt::Display for TieBreak {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.definition.title)?;
        match self.score {
            Some(TeamScore::MatchPoints) => f.write_str(" by match points")?,
            Some(TeamScore::GamePoints) => f.write_str(" by game points")?,
            None => {}
        }
        self.modifier.map_or(Ok(()), |modifier| write!(f, " {}", modifier.title()))
    }
}

/// A text that names no tie-break of the list.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct UnknownTieBreak {
    /// The tie-break whose code begins the name; the rest is invalid.
    pub begins: Option<&'static TieBreakDefinition>,
}

impl fmt::Display for UnknownTieBreak {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.begins {
            Some(definition) => write!(f, "{} has no such modifier", definition.title),
            None => f.write_str("no tie-break has this name"),
        }
    }
}

impl std::error::Error for UnknownTieBreak {}

/// Parses a code or name with a modifier.
impl FromStr for TieBreak {
    type Err = UnknownTieBreak;

    fn from_str(name: &str) -> Result<TieBreak, UnknownTieBreak> {
        let mut name = compact_tie_break_name(name);
        if let Some((_, means)) =
            TIE_BREAK_ALIASES.iter().find(|(alias, _)| compact_tie_break_name(alias) == name)
        {
            name = compact_tie_break_name(means);
        }
        let read = |definition: &'static TieBreakDefinition| {
            let names = [&definition.code, &definition.title].into_iter().chain(definition.names);
            names
                .filter_map(|known| {
                    definition.with(name.strip_prefix(&compact_tie_break_name(known))?)
                })
                .next()
        };
        let begins = |definition: &&TieBreakDefinition| {
            name.starts_with(&compact_tie_break_name(definition.code))
        };
        let unknown = || UnknownTieBreak { begins: TIE_BREAKS.iter().find(begins) };
        TIE_BREAKS.iter().find_map(read).ok_or_else(unknown)
    }
}

impl TieBreakDefinition {
    /// This tie-break with the rest of a name as modifier, if valid.
    fn with(&'static self, rest: &str) -> Option<TieBreak> {
        let named = |words: &[&str], score| {
            let mut words = words.iter();
            let without = |word| rest.strip_prefix(word).or_else(|| rest.strip_suffix(word));
            let rest = words.find_map(without)?;
            (!self.of_teams).then_some((rest, Some(score)))
        };
        let (rest, score) = named(&["mp", "bymatchpoints"], TeamScore::MatchPoints)
            .or_else(|| named(&["gp", "bygamepoints"], TeamScore::GamePoints))
            .unwrap_or((rest, None));
        let score = match score {
            // What goes by no points is the same by match points.
            Some(TeamScore::MatchPoints) if !self.goes_by_points() => None,
            Some(TeamScore::GamePoints) if !self.goes_by_points() => return None,
            score => score,
        };
        if rest.is_empty() {
            return Some(TieBreak { definition: self, modifier: None, score });
        }
        let modifier = TieBreakModifier::parse_suffix(rest)?;
        let fits = self.modifiers.contains(&modifier.kind());
        fits.then_some(TieBreak { definition: self, modifier: Some(modifier), score })
    }

    /// Whether it adds or compares points, which can be those of matches or of games for teams.
    fn goes_by_points(&self) -> bool {
        matches!(
            self.measure,
            TieBreakKind::DirectEncounter
                | TieBreakKind::Progressive
                | TieBreakKind::StandardPoints
                | TieBreakKind::Buchholz
                | TieBreakKind::AverageBuchholz
                | TieBreakKind::ForeBuchholz
                | TieBreakKind::SonnebornBerger
                | TieBreakKind::Koya
        )
    }
}
