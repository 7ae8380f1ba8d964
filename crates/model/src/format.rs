//! The formats of an event, and what each of them is.

use super::name_comparison::folded_name;
use crate::words;

words! {
    /// The format of an event.
    Format {
        /// Pairs, ranked by one score.
        Pairs = "pairs",
        /// Teams, ranked by one score.
        Teams = "teams",
        /// Single players, ranked by one score.
        Individual = "individual",
        /// Pairs in a Swiss.
        SwissPairs = "swiss pairs",
        /// Teams in a Swiss.
        SwissTeams = "swiss teams",
        /// Teams that meet several others in one sitting.
        MultipleTeams = "multiple teams",
        /// Teams that meet one another over a season.
        League = "league",
        /// Everybody meets everybody, pairs or teams.
        RoundRobin = "round robin",
        /// Teams; a loser is out.
        KnockoutTeams = "knockout teams",
        /// Teams; a second defeat puts a team out.
        DoubleKnockoutTeams = "double knockout teams",
        /// Pairs; a loser is out.
        KnockoutPairs = "knockout pairs",
        /// Pairs in a series of events.
        LadderPairs = "ladder pairs",
        /// Teams in a series of events.
        LadderTeams = "ladder teams",
        /// Single players in a series of events.
        LadderIndividual = "ladder individual",
        /// Single players in a Swiss.
        Swiss = "swiss",
        /// Teams of chess players, who meet in matches on several boards.
        ChessTeams = "chess teams",
        /// Boards of seven players.
        Diplomacy = "diplomacy",
        /// A knock-out of Diplomacy for two.
        TwoPlayer = "two-player",
        /// Plays of various board games.
        BoardGames = "board games",
    }

    /// The kinds of contest that share a way of counting tables and winners.
    EventKind {
        /// Two players a contestant, two contestants a table.
        Pairs = "pairs",
        /// One team a table (WBU 4.1.4).
        Teams = "teams",
        /// Four contestants a table.
        Individual = "individual",
        Other = "other",
    }
}

impl Format {
    /// The format that a word means, ignoring case; hyphens count as blanks.
    pub fn parse_lenient(word: &str) -> Option<Format> {
        Format::ALL.iter().copied().find(|format| folded_name(format.word()) == folded_name(word))
    }

    /// What people call an event of it: `Chess tournament (Swiss)`.
    pub fn title(self) -> &'static str {
        use Format::*;
        match self {
            Pairs => "Pairs event",
            Teams => "Teams event",
            Individual => "Individual event",
            SwissPairs => "Swiss pairs",
            SwissTeams => "Swiss teams",
            MultipleTeams => "Multiple teams",
            League => "Team league",
            RoundRobin => "Round robin",
            KnockoutTeams => "Knock-out for teams",
            DoubleKnockoutTeams => "Double knock-out for teams",
            KnockoutPairs => "Knock-out for pairs",
            LadderPairs => "Ladder for pairs",
            LadderTeams => "Ladder for teams",
            LadderIndividual => "Ladder for individuals",
            Swiss => "Chess tournament (Swiss)",
            ChessTeams => "Chess team tournament",
            Diplomacy => "Diplomacy tournament",
            TwoPlayer => "Two-player Diplomacy knock-out",
            BoardGames => "Board games",
        }
    }

    /// Its kind of contest; `None` for a round robin, which can be of pairs or of teams.
    pub(crate) fn contestant_kind(self) -> Option<EventKind> {
        use Format::*;
        match self {
            Pairs | SwissPairs | KnockoutPairs | LadderPairs => Some(EventKind::Pairs),
            Individual | LadderIndividual => Some(EventKind::Individual),
            Swiss | ChessTeams | Diplomacy | TwoPlayer | BoardGames => Some(EventKind::Other),
            Teams | SwissTeams | MultipleTeams | League | KnockoutTeams | DoubleKnockoutTeams
            | LadderTeams => Some(EventKind::Teams),
            RoundRobin => None,
        }
    }

    /// Whether a loser is out, at the first or second defeat.
    pub fn is_knockout(self) -> bool {
        use Format::*;
        matches!(self, KnockoutTeams | DoubleKnockoutTeams | KnockoutPairs)
    }

    /// Whether it is a series of events with one ranking.
    pub fn is_ladder(self) -> bool {
        use Format::*;
        matches!(self, LadderPairs | LadderTeams | LadderIndividual)
    }

    /// Whether it is a Swiss of pairs or of teams.
    pub fn is_bridge_swiss(self) -> bool {
        matches!(self, Format::SwissPairs | Format::SwissTeams)
    }

    /// Whether boards of cards are played in it.
    pub fn is_played_with_cards(self) -> bool {
        self.contestant_kind() != Some(EventKind::Other)
    }
}

impl EventKind {
    /// Whether an event of this kind can have this many ranking lists.
    pub fn allows_ranking_list_count(self, winners: u32) -> bool {
        match self {
            EventKind::Pairs => winners != 4,
            EventKind::Individual => winners != 2,
            EventKind::Teams => winners == 1,
            EventKind::Other => true,
        }
    }
}
