//! The closed lists of the form, except formats: stages, statuses, movements, notes and the like,
//! each word as it is typed, with what depends on the word alone. `format` has the formats.

use super::name_comparison::folded_name;
use crate::words;

words! {
    /// The stage of a competition.
    Stage {
        Single = "single",
        /// The first of several stages.
        Qualifying = "qualifying",
        /// The second stage, before a final.
        SecondQualifying = "second qualifying",
        /// A second chance for those that did not qualify at once.
        Repechage = "repechage",
        Final = "final",
        /// The final of those who did not reach the first final.
        Consolation = "consolation",
        /// The final below the consolation.
        ThirdFinal = "third final",
        /// A final for those in neither of the other two.
        CFinal = "c final",
        /// A last stage that anybody can enter.
        Open = "open",
    }

    /// What the scores of a game of cards are.
    Scoring {
        Matchpoints = "matchpoints",
        Percent = "percent",
        /// IMPs against the other table, or against a datum.
        Imps = "imps",
        /// IMPs against a datum.
        Butler = "butler",
        /// IMPs against every other table.
        CrossImps = "cross imps",
        Vps = "vps",
        /// The sum of the table scores.
        Points = "points",
    }

    /// The status of an organising body (WBU 2.2.1).
    Status {
        Club = "club",
        District = "district",
        Area = "area",
        /// Between area and national (WBU 3.1.4).
        Regional = "regional",
        National = "national",
    }

    /// How the pairs moved.
    Movement {
        /// North-South stay, East-West move: two winners.
        Mitchell = "mitchell",
        /// All pairs move: one winner.
        Howell = "howell",
        /// A Mitchell with changes of direction: one winner.
        ScrambledMitchell = "scrambled mitchell",
        /// All tables play the same boards at the same time.
        Barometer = "barometer",
        AllPlayAll = "all play all",
        /// Contestants with equal scores meet.
        Swiss = "swiss",
        /// A Mitchell with several sets of boards.
        WebMitchell = "web mitchell",
        /// Partners change from board to board; each player is a contestant.
        Individual = "individual",
        Other = "other",
    }

    /// Whether an event is a championship of its organiser.
    Championship {
        Major = "major",
        Minor = "minor",
    }

    /// Who licensed an event.
    Licensor {
        Union = "wbu",
        Area = "area",
    }

    /// Who could enter an event.
    OpenTo {
        /// The members of the organiser.
        Members = "members",
        /// All members of the area.
        Area = "area",
        /// All members of the union.
        Union = "wbu",
        Anyone = "anyone",
    }

    /// The certificates that an organiser asks for.
    IssueAsked {
        /// Certificates of the organiser's own.
        Certificate = "certificate",
        /// Those of a congress.
        CongressCertificate = "congress certificate",
        /// None: points are credited from the return.
        DirectCredit = "direct credit",
    }

    /// Who an event is for.
    Category {
        Open = "open",
        Women = "women",
        Men = "men",
        /// Partnerships of a woman and a man.
        Mixed = "mixed",
        Seniors = "seniors",
        Youth = "youth",
        /// Players with few master points.
        Restricted = "restricted",
        /// Players with very few master points.
        Novice = "novice",
    }

    /// Acceleration of a Swiss.
    Acceleration {
        None = "none",
        /// The Baku system (FIDE C.04.5.1).
        Baku = "baku",
    }

    /// A score of chess teams (FIDE C.07 11.1).
    TeamScore {
        /// For matches won and drawn.
        MatchPoints = "match points",
        /// The sum of the points of the players.
        GamePoints = "game points",
    }

    /// Whether the players of chess teams sit in the order of their list.
    BoardOrder {
        Free = "free",
        Fixed = "fixed",
    }

    /// What ranks the players of a board.
    BoardPrizes {
        /// Points in a hundred of the games played.
        Percent = "percent",
        Points = "points",
    }

    /// A special circumstance of a match or game.
    Note {
        /// Home had no opponent.
        Bye = "bye",
        /// Home did not come.
        ForfeitHome = "forfeit home",
        /// Away did not come.
        ForfeitAway = "forfeit away",
        ConcededHome = "conceded home",
        ConcededAway = "conceded away",
        NotPlayed = "not played",
        /// It could not be played.
        Unplayable = "unplayable",
        /// One of three matches between three teams.
        Triangular = "triangular",
        /// A bye for half a point.
        HalfBye = "half bye",
        /// The game is to be finished later.
        Adjourned = "adjourned",
        /// The director adjusted its score.
        Adjusted = "adjusted",
        /// Home had left the event.
        WithdrawnHome = "withdrawn home",
        /// Away had left the event.
        WithdrawnAway = "withdrawn away",
        /// It breaks a tie and counts for nothing else.
        PlayOff = "play-off",
        /// A tie was broken by further boards.
        ExtraBoards = "extra boards",
    }

    /// A player's outcome in a game of Diplomacy, as typed.
    SeatOutcome {
        Win = "win",
        Draw = "draw",
        /// Ended without a centre.
        Eliminated = "eliminated",
        /// Kept centres, without a part in the win or draw.
        Survived = "survived",
        /// Was excluded from the tournament.
        Disqualified = "disqualified",
    }

    /// How a game of Diplomacy ended, as typed.
    GameEnding {
        /// The time limit ended it.
        Time = "time",
        /// A draw by vote.
        Vote = "vote",
        /// One power reached the centres of a solo.
        Solo = "solo",
        /// The others conceded the win.
        Conceded = "conceded",
        /// Abandoned; it does not count.
        Abandoned = "abandoned",
    }

    /// An offence with a penalty in a tariff.
    Offence {
        /// Late arrival or slow play.
        Late = "late",
        /// Boards cancelled for lack of time.
        BoardsCancelled = "boards cancelled",
        /// The line-up of a team was handed in late.
        LineUp = "line-up",
        /// A telephone that was not turned off.
        TelephoneOff = "telephone off",
        /// Use of a telephone.
        TelephoneUsed = "telephone used",
        Smoking = "smoking",
        Alcohol = "alcohol",
        /// Scores that were not entered.
        ScoreEntry = "score entry",
    }

    /// How contestants level in points share prizes.
    Sharing {
        /// The prizes of their places are added and divided equally.
        Average = "average",
        /// Half by place, half equally (the system of Hort).
        Hort = "hort",
        /// By place: only those level after tie-breaks divide.
        Place = "place",
    }

    /// The typed unit of an adjustment.
    AdjustmentUnit {
        Vp = "vp",
        Imp = "imp",
        Matchpoints = "matchpoints",
        Percent = "percent",
        Points = "points",
        /// No amount: a warning for the record.
        Warning = "warning",
    }

    /// The room of a match of teams.
    Room {
        /// The open room, in which the home team sits North-South.
        Open = "open",
        /// The closed room, in which the home team sits East-West.
        Closed = "closed",
    }

    /// The unit of scores.
    Unit {
        /// Percentage of the possible score.
        Percent = "percent",
        Matchpoints = "matchpoints",
        /// International match points (Law 78B).
        Imps = "imps",
        Vps = "vps",
        Points = "points",
    }

    /// A compass direction with a ranking list of its own.
    Direction {
        NorthSouth = "NS",
        EastWest = "EW",
        /// North players of an individual.
        North = "N",
        South = "S",
        East = "E",
        West = "W",
    }

    /// What kind of body an organiser is (WBU 3.1).
    OrganiserKind {
        Club = "club",
        Area = "area",
        /// The organisation of a congress.
        Congress = "congress",
        National = "national",
    }

    /// Whether points can be registered for a member (WBU 1.7.2, 1.7.6).
    #[derive(Default)]
    MemberStatus {
        /// A member whose points are registered.
        #[default]
        Active = "active",
        /// Not a member at present; the points are kept.
        Lapsed = "lapsed",
        Deceased = "deceased",
    }
}

impl Scoring {
    /// The unit in which its amounts are typed.
    pub fn unit(self) -> Unit {
        match self {
            Scoring::Percent => Unit::Percent,
            Scoring::Matchpoints => Unit::Matchpoints,
            Scoring::Imps | Scoring::Butler | Scoring::CrossImps => Unit::Imps,
            Scoring::Vps => Unit::Vps,
            Scoring::Points => Unit::Points,
        }
    }

    /// Whether scores are shares of a board's top.
    pub fn is_share_of_top(self) -> bool {
        matches!(self, Scoring::Matchpoints | Scoring::Percent)
    }
}

impl Movement {
    /// The movement that a text means, ignoring case and blanks.
    pub fn parse_lenient(text: &str) -> Option<Movement> {
        Movement::ALL.iter().copied().find(|known| folded_name(known.word()) == folded_name(text))
    }
}

/// The movement of a match of two teams of players, in a Swiss of players only, so that it is none of the
/// listed ones.
pub const SCHEVENINGEN_MOVEMENT: &str = "scheveningen";

/// Whether a text names it: `Scheveningen system`.
pub fn is_scheveningen_word(text: &str) -> bool {
    folded_name(text).starts_with(SCHEVENINGEN_MOVEMENT)
}

impl Stage {
    /// Whether it is the last stage, or the only one.
    pub fn is_last(self) -> bool {
        matches!(self, Stage::Single | Stage::Final)
    }

    /// Whether it is the first stage, or the only one.
    pub fn is_first(self) -> bool {
        matches!(self, Stage::Single | Stage::Qualifying)
    }
}

impl Note {
    /// The side that forfeited, conceded or had withdrawn (0 home, 1 away).
    pub fn losing_side(self) -> Option<usize> {
        match self {
            Note::ForfeitHome | Note::ConcededHome | Note::WithdrawnHome => Some(0),
            Note::ForfeitAway | Note::ConcededAway | Note::WithdrawnAway => Some(1),
            _ => None,
        }
    }

    /// Whether a side did not come.
    pub fn is_forfeit(self) -> bool {
        matches!(self, Note::ForfeitHome | Note::ForfeitAway)
    }

    /// Whether a side conceded or had withdrawn.
    pub fn is_conceded_or_withdrawn(self) -> bool {
        use Note::{ConcededAway, ConcededHome, WithdrawnAway, WithdrawnHome};
        matches!(self, ConcededHome | ConcededAway | WithdrawnHome | WithdrawnAway)
    }

    /// The same note with home and away swapped.
    pub fn swap_sides(self) -> Note {
        match self {
            Note::ForfeitHome => Note::ForfeitAway,
            Note::ForfeitAway => Note::ForfeitHome,
            Note::ConcededHome => Note::ConcededAway,
            Note::ConcededAway => Note::ConcededHome,
            Note::WithdrawnHome => Note::WithdrawnAway,
            Note::WithdrawnAway => Note::WithdrawnHome,
            other => other,
        }
    }
}

impl Unit {
    /// Its name for people, as a heading.
    pub fn title(self) -> &'static str {
        match self {
            Unit::Percent => "%",
            Unit::Matchpoints => "MPs",
            Unit::Imps => "IMPs",
            Unit::Vps => "VPs",
            Unit::Points => "Points",
        }
    }
}

impl Direction {
    /// Its name for people.
    pub fn title(self) -> &'static str {
        match self {
            Direction::NorthSouth => "North-South",
            Direction::EastWest => "East-West",
            Direction::North => "North",
            Direction::South => "South",
            Direction::East => "East",
            Direction::West => "West",
        }
    }

    /// Parses the form's spelling, ignoring case.
    pub fn parse_lenient(text: &str) -> Option<Direction> {
        Self::ALL.iter().copied().find(|known| known.word().eq_ignore_ascii_case(text))
    }

    /// Whether an event with this many winners has a list for the direction.
    pub fn has_own_ranking_list(self, winners: u32) -> bool {
        match self {
            Direction::NorthSouth | Direction::EastWest => winners == 2,
            _ => winners == 4,
        }
    }
}
