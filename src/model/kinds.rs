//! The closed lists of the form, format apart: what is typed for a key or a column.

use super::names::folded;
use super::words::words;

words! {
    /// Which stage of a competition an event is.
    Stage {
        /// All of it.
        Single = "single",
        /// The first of several stages.
        Qualifying = "qualifying",
        /// The second stage, before a final.
        SecondQualifying = "second qualifying",
        /// A second chance for those that did not qualify at once.
        Repechage = "repechage",
        /// The last stage.
        Final = "final",
        /// The final of those that did not reach the first.
        Consolation = "consolation",
        /// The final below the consolation.
        ThirdFinal = "third final",
        /// A final for those in neither of the first two.
        CFinal = "c final",
        /// A last stage that anybody can enter.
        Open = "open",
    }

    /// What the scores of a game of cards are.
    Scoring {
        /// Matchpoints.
        Matchpoints = "matchpoints",
        /// Per cent of the possible.
        Percent = "percent",
        /// IMPs against the other table, or against a datum.
        Imps = "imps",
        /// IMPs against a datum.
        Butler = "butler",
        /// IMPs against each other table.
        CrossImps = "cross imps",
        /// Victory points.
        Vps = "vps",
        /// The sum of the scores at the table.
        Points = "points",
    }

    /// The status of an organising body (WBU 2.2.1).
    Status {
        /// A club.
        Club = "club",
        /// A district.
        District = "district",
        /// An area association.
        Area = "area",
        /// Between area and national (WBU 3.1.4).
        Regional = "regional",
        /// The national body.
        National = "national",
    }

    /// How the pairs moved.
    Movement {
        /// North-South stay, East-West move: two winners.
        Mitchell = "mitchell",
        /// Everybody moves: one winner.
        Howell = "howell",
        /// A Mitchell whose directions are changed: one winner.
        ScrambledMitchell = "scrambled mitchell",
        /// All tables play the same boards at one time.
        Barometer = "barometer",
        /// Everybody meets everybody.
        AllPlayAll = "all play all",
        /// Equals meet equals.
        Swiss = "swiss",
        /// A Mitchell of several sets of boards.
        WebMitchell = "web mitchell",
        /// Partners change.
        Individual = "individual",
        /// Another one.
        Other = "other",
    }

    /// Whether an event is a championship of its organiser.
    Championship {
        /// A major one.
        Major = "major",
        /// A minor one.
        Minor = "minor",
    }

    /// Who licensed an event.
    Licensor {
        /// The union.
        Union = "wbu",
        /// An area association.
        Area = "area",
    }

    /// Who could enter.
    OpenTo {
        /// The members of the organiser.
        Members = "members",
        /// All members of the area.
        Area = "area",
        /// All members of the union.
        Union = "wbu",
        /// Anyone.
        Anyone = "anyone",
    }

    /// Which certificates an organiser asks for.
    IssueAsked {
        /// The organiser's own.
        Certificate = "certificate",
        /// Those of a congress.
        CongressCertificate = "congress certificate",
        /// None: points are credited from the return.
        DirectCredit = "direct credit",
    }

    /// Who an event is for.
    Category {
        /// Everybody.
        Open = "open",
        /// Women.
        Women = "women",
        /// Men.
        Men = "men",
        /// Partnerships of a woman and a man.
        Mixed = "mixed",
        /// Seniors.
        Seniors = "seniors",
        /// Youth.
        Youth = "youth",
        /// Those with few master points.
        Restricted = "restricted",
        /// Those with hardly any.
        Novice = "novice",
    }

    /// Acceleration of a Swiss.
    Acceleration {
        /// None.
        None = "none",
        /// The Baku system (FIDE C.04.5.1).
        Baku = "baku",
    }

    /// What was special about a match or a game.
    Note {
        /// Home had no opponent.
        Bye = "bye",
        /// Home did not come.
        ForfeitHome = "forfeit home",
        /// Away did not come.
        ForfeitAway = "forfeit away",
        /// Home gave it up.
        ConcededHome = "conceded home",
        /// Away gave it up.
        ConcededAway = "conceded away",
        /// Nobody played.
        NotPlayed = "not played",
        /// It could not be played.
        Unplayable = "unplayable",
        /// One of three matches between three teams.
        Triangular = "triangular",
        /// A bye for half a point.
        HalfBye = "half bye",
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

    /// How a player came out of a game of Diplomacy, as typed.
    SeatOutcome {
        /// Alone.
        Win = "win",
        /// With others.
        Draw = "draw",
        /// Without a centre.
        Eliminated = "eliminated",
        /// With centres, and no part of the win or draw.
        Survived = "survived",
        /// Out of the tournament.
        Disqualified = "disqualified",
    }

    /// How a game of Diplomacy ended, as typed.
    GameEnding {
        /// Time was up.
        Time = "time",
        /// All agreed to a draw.
        Vote = "vote",
        /// One power had enough centres.
        Solo = "solo",
        /// The others conceded the win.
        Conceded = "conceded",
        /// It was given up and counts for nothing.
        Abandoned = "abandoned",
    }

    /// An offence whose penalty a tariff gives.
    Offence {
        /// Late at the table, or slow.
        Late = "late",
        /// Boards were cancelled for want of time.
        BoardsCancelled = "boards cancelled",
        /// The line-up came late.
        LineUp = "line-up",
        /// A telephone was not turned off.
        TelephoneOff = "telephone off",
        /// A telephone was used.
        TelephoneUsed = "telephone used",
        /// Smoking.
        Smoking = "smoking",
        /// Alcohol.
        Alcohol = "alcohol",
        /// The scores were not entered.
        ScoreEntry = "score entry",
    }

    /// What an adjustment is counted in, as typed.
    AdjustmentUnit {
        /// Victory points.
        Vp = "vp",
        /// IMPs.
        Imp = "imp",
        /// Matchpoints.
        Matchpoints = "matchpoints",
        /// Per cent.
        Percent = "percent",
        /// Points.
        Points = "points",
        /// No amount: a warning for the record.
        Warning = "warning",
    }

    /// The room of a match of teams.
    Room {
        /// Home sits North-South.
        Open = "open",
        /// Home sits East-West.
        Closed = "closed",
    }

    /// What scores are counted in.
    Unit {
        /// Per cent of the possible.
        Percent = "percent",
        /// Matchpoints.
        Matchpoints = "matchpoints",
        /// International match points.
        Imps = "imps",
        /// Victory points.
        Vps = "vps",
        /// Points of any other kind.
        Points = "points",
    }

    /// A compass direction with a ranking list of its own.
    Direction {
        /// North-South pairs.
        NorthSouth = "NS",
        /// East-West pairs.
        EastWest = "EW",
        /// North players of an individual.
        North = "N",
        /// South players.
        South = "S",
        /// East players.
        East = "E",
        /// West players.
        West = "W",
    }

    /// What kind of body an organiser is (WBU 3.1).
    OrganiserKind {
        /// A club.
        Club = "club",
        /// An area association.
        Area = "area",
        /// The organisation of a congress.
        Congress = "congress",
        /// The union.
        National = "national",
    }

    /// Whether a member may register points (WBU 1.7.2, 1.7.6).
    #[derive(Default)]
    MemberStatus {
        /// A member.
        #[default]
        Active = "active",
        /// No member at present; the points are kept.
        Lapsed = "lapsed",
        /// No longer alive.
        Deceased = "deceased",
    }
}

impl Scoring {
    /// What its scores are counted in.
    pub fn unit(self) -> Unit {
        match self {
            Scoring::Percent => Unit::Percent,
            Scoring::Matchpoints => Unit::Matchpoints,
            Scoring::Imps | Scoring::Butler | Scoring::CrossImps => Unit::Imps,
            Scoring::Vps => Unit::Vps,
            Scoring::Points => Unit::Points,
        }
    }

    /// Whether it is of shares of what could be scored on a board.
    pub fn is_of_shares(self) -> bool {
        matches!(self, Scoring::Matchpoints | Scoring::Percent)
    }
}

impl Movement {
    /// The movement that a text means, in any case and with or without blanks.
    pub fn meant(text: &str) -> Option<Movement> {
        Movement::ALL.iter().copied().find(|known| folded(known.word()) == folded(text))
    }
}

impl Stage {
    /// Whether nothing comes behind it: all of an event, or its final.
    pub fn is_last(self) -> bool {
        matches!(self, Stage::Single | Stage::Final)
    }

    /// Whether nothing comes before it: all of an event, or its first stage.
    pub fn is_first(self) -> bool {
        matches!(self, Stage::Single | Stage::Qualifying)
    }
}

impl Note {
    /// The side that forfeited, conceded or had left (0 home, 1 away).
    pub fn loser(self) -> Option<usize> {
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

    /// Whether a side gave the match up, or had left the event.
    pub fn is_given_up(self) -> bool {
        use Note::{ConcededAway, ConcededHome, WithdrawnAway, WithdrawnHome};
        matches!(self, ConcededHome | ConcededAway | WithdrawnHome | WithdrawnAway)
    }

    /// What it says when home and away change sides.
    pub fn turned(self) -> Note {
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
    /// Its name for people, to head a column.
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
    /// For people.
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

    /// Reads the form's spelling, in any case.
    pub fn meant(text: &str) -> Option<Direction> {
        Self::ALL.iter().copied().find(|known| known.word().eq_ignore_ascii_case(text))
    }

    /// Whether an event with so many winners has a list for this direction.
    pub fn fits(self, winners: u32) -> bool {
        match self {
            Direction::NorthSouth | Direction::EastWest => winners == 2,
            _ => winners == 4,
        }
    }
}
