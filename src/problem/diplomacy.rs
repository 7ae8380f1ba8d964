//! What can be wrong with games of Diplomacy and of board games.
//!
//! The list of `trouble` goes on here; the same rules hold: codes never change.
//! Clauses are those of the 1999 New Zealand Diplomacy Championship.

use super::trouble::{Words, error, meant, note, warning};

/// What stands against a game, a team or a play.
#[derive(Clone, PartialEq, Debug)]
#[allow(missing_docs)] // each variant is explained by its sentence below
pub enum DiplomacyTrouble {
    // Seats
    GameRound { text: Option<String> },
    UnknownPower { text: String },
    NoPower,
    PowerTwice { power: &'static str, game: String, first: String },
    PowersMissing { game: String, powers: String },
    PlayerTwice { label: String, round: u32, first: String },

    // Centres by year
    OddCentres { text: String, year: u16 },
    TooManyCentres { game: String, year: u16, sum: u32 },
    BackFromNothing { power: &'static str, year: u16, gone: u16 },
    YearGap { game: String, years: String },
    CentresMissing { power: &'static str, year: u16 },
    GoesOn { game: String, power: &'static str, year: u16, centres: u32 },
    NoCentres { game: String },

    // Endings and outcomes
    EndingTwice { game: String, ending: &'static str, other: &'static str, first: String },
    SoloWithoutCentres { game: String, most: u32 },
    Conceded { game: String },
    EndingDiffers { game: String, ending: &'static str, power: &'static str, centres: u32 },
    EndingBlank { game: String },
    OutcomeDiffers { power: &'static str, typed: &'static str, worked: &'static str },

    // The tournament
    Warnings { label: String, warnings: usize },
    FourthMember { team: String, label: String, most: usize },
    SecondTeam { label: String, team: String, other: String },
    EventRounds { typed: u32, rounds: u32 },

    // Board games
    UnlistedGame { name: String, nearest: Option<String> },
    NoGame,
    PlayersOfPlay { play: String, players: usize, least: usize, most: usize },
    PlaceMissing { play: String },
    PlaceImpossible { play: String, place: u32, players: usize },
    PlacesImpossible { play: String, places: String },
    TwiceInPlay { label: String, play: String, first: String },
    CountsTwice { play: String, first: String },
    LeftOut { play: String },
}

impl DiplomacyTrouble {
    /// Severity, code and sentences.
    pub(super) fn told(&self) -> Words {
        use DiplomacyTrouble::*;
        match self {
            GameRound { text } => error(
                "game-round",
                match text {
                    Some(text) => {
                        format!("\u{201c}{text}\u{201d} is no round, so the row was left out.")
                    }
                    None => "The row names no round, so it was left out.".to_string(),
                },
                "Write 1, 2 or 3 under Round.",
            ),
            UnknownPower { text } => error(
                "unknown-power",
                format!("\u{201c}{text}\u{201d} is no power, so its game is not scored."),
                "Write Austria-Hungary, England, France, Germany, Italy, Russia or Turkey, or its first letter.",
            ),
            NoPower => error(
                "no-power",
                "The row names no power, so its game is not scored.".to_string(),
                "Write the power that was played.",
            ),
            PowerTwice { power, game, first } => error(
                "power-twice",
                format!(
                    "{power} stands twice in {game}, first at {first}, so the game is not scored."
                ),
                "Correct the power, the round or the board of one of the two.",
            ),
            PowersMissing { game, powers } => error(
                "powers-missing",
                format!("{game} is not scored, since it has no row for {powers}."),
                "A game has seven rows, those of eliminated powers and of positions that the director played as well.",
            ),
            PlayerTwice { label, round, first } => error(
                "two-seats",
                format!(
                    "Entry {label} plays in round {round} already at {first}; this row counts for the others at its board only."
                ),
                "Correct the player or the round of one of the two.",
            ),
            OddCentres { text, year } => error(
                "odd-centres",
                format!(
                    "{text} is no number of centres that a power can hold after {year}; the game is not scored."
                ),
                "Centres are whole numbers from 0 to 34.",
            ),
            TooManyCentres { game, year, sum } => error(
                "too-many-centres",
                format!("{game}: the centres of {year} add up to {sum}, and the map has 34."),
                "Correct the centres of that year; until then the event is provisional.",
            ),
            BackFromNothing { power, year, gone } => error(
                "back-from-nothing",
                format!("{power} holds centres after {year} although it had none after {gone}."),
                "A power without centres and units is out of the game; correct one of the two.",
            ),
            YearGap { game, years } => error(
                "year-gap",
                format!(
                    "{game} has no centres for {years}, although there are some of a later year."
                ),
                "Fill in every game year from 1901 to the last one.",
            ),
            CentresMissing { power, year } => error(
                "centres-missing",
                format!(
                    "The centres of {power} after {year} are missing, so its game is not scored."
                ),
                "Fill them in; 0 for a power that was eliminated in that year.",
            ),
            GoesOn { game, power, year, centres } => error(
                "game-goes-on",
                format!(
                    "{game} was over when {power} had {centres} centres after {year}; later years are not used."
                ),
                "18 centres win and end the game: clear the later years, or correct those centres.",
            ),
            NoCentres { game } => error(
                "game-without-centres",
                format!("{game} has an ending or an outcome and no centres, so it is not scored."),
                "Fill in the centres of each game year.",
            ),
            EndingTwice { game, ending, other, first } => error(
                "ending-twice",
                format!(
                    "{game} ended by {other} at {first} and by {ending} here; the first is used."
                ),
                "One ending on any row of the game is enough.",
            ),
            SoloWithoutCentres { game, most } => error(
                "solo-without-18",
                format!(
                    "{game} is said to have ended in a solo, and nobody has more than {most} centres: as conceded it counts as abandoned, 0 for all (13)."
                ),
                "Correct the centres or the ending.",
            ),
            Conceded { game } => warning(
                "game-conceded",
                format!(
                    "{game} was conceded: no game may be, so it counts as abandoned, 0 for all (13)."
                ),
                "Nothing needs to be done if that is what happened.",
            ),
            EndingDiffers { game, ending, power, centres } => warning(
                "ending-differs",
                format!(
                    "{game} is said to have ended by {ending}, and {power} has {centres} centres: it counts as won."
                ),
                "Write solo, or correct the centres.",
            ),
            EndingBlank { game } => note(
                "ending-blank",
                format!("{game} has no ending and no winner: it counts as drawn."),
                "Write time, vote or abandoned under Ending on any of its rows.",
            ),
            OutcomeDiffers { power, typed, worked } => warning(
                "outcome-differs",
                format!(
                    "The outcome of {power} is \u{201c}{typed}\u{201d}, and by centres and ending it is \u{201c}{worked}\u{201d}, which counts."
                ),
                "Correct the outcome, the centres or the ending; the outcome may be left blank.",
            ),
            Warnings { label, warnings } => note(
                "warnings",
                format!(
                    "Entry {label} has {warnings} warnings, which hold for the whole tournament (9, 24)."
                ),
                "From the second on the director may take points (a row with Kind points) or disqualify.",
            ),
            FourthMember { team, label, most } => error(
                "team-too-large",
                format!(
                    "A team has at most {most} players (26), so entry {label} was left out of {team}."
                ),
                "Correct Team.",
            ),
            SecondTeam { label, team, other } => error(
                "second-team",
                format!(
                    "Entry {label} is in {other} already, so it does not count for {team} (26)."
                ),
                "A player is in one team only; correct Team.",
            ),
            EventRounds { typed, rounds } => note(
                "championship-rounds",
                format!("Rounds is {typed}, and the championship has {rounds} (2)."),
                "Nothing needs to be done if it was played so.",
            ),
            UnlistedGame { name, nearest } => error(
                "unlisted-game",
                format!(
                    "\u{201c}{name}\u{201d} is not on the list of board games (27), so the play does not count."
                ),
                meant(nearest.as_deref(), "Use the names that palmares rules nzdc-1999 lists."),
            ),
            NoGame => error(
                "no-game",
                "The row names no game, so it was left out.".to_string(),
                "Write the name of the game.",
            ),
            PlayersOfPlay { play, players, least, most } => error(
                "players-of-play",
                format!(
                    "{play} has {players} players; there are points for {least} to {most} (27)."
                ),
                "Give each play its own number under Sheet, and each of its players a row.",
            ),
            PlaceMissing { play } => error(
                "place-missing",
                format!("A place is missing in {play}, so this row brings no points."),
                "Write the place as on the score sheet.",
            ),
            PlaceImpossible { play, place, players } => error(
                "place-impossible",
                format!(
                    "Place {place} is impossible in {play} with {players} players; the row brings no points."
                ),
                "Correct the place, or add the missing players.",
            ),
            PlacesImpossible { play, places } => error(
                "places-impossible",
                format!(
                    "No score sheet can have the places {places} in {play}, so the play brings no points: a place is one more than the players who are placed better (27)."
                ),
                "Copy the places from the score sheet; two who share the second place are followed by the fourth: 1, 2, 2, 4.",
            ),
            TwiceInPlay { label, play, first } => error(
                "twice-in-play",
                format!(
                    "Entry {label} stands in {play} already at {first}, so this row was left out."
                ),
                "Correct the player or the sheet.",
            ),
            CountsTwice { play, first } => error(
                "counts-twice",
                format!("{play} counts by one row and does not by {first}; it was left out."),
                "Write yes or no once, or the same on each of its rows.",
            ),
            LeftOut { play } => note(
                "play-left-out",
                format!("{play} does not count, as its players agreed (27)."),
                "Nothing needs to be done.",
            ),
        }
    }
}

impl From<DiplomacyTrouble> for super::Trouble {
    fn from(trouble: DiplomacyTrouble) -> Self {
        super::Trouble::Diplomacy(Box::new(trouble))
    }
}
