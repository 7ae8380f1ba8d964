//! What stands against an event of the Interstate Teams of the Australian championships.
//!
//! The list of `trouble` goes on here; the same rules hold: codes never change.

use super::trouble::{Words, error, note, warning};

/// What is wrong with an event of the Interstate Teams, by their regulations.
#[derive(Clone, PartialEq, Debug)]
#[allow(missing_docs)] // each variant is explained by its sentence below
pub enum InterstateTrouble {
    // The Qualifying Stage
    ForfeitVps { label: String, typed: String, computed: String, clause: String },
    ByeVps { label: String, typed: String, vps: String, clause: String },
    ByeMissing { label: String, round: usize, vps: String, clause: String },
    DrawNumbers { clause: String },
    BoardsBeyondMatch { count: String, what: &'static str, boards: String },
    MatchLength { sides: String, boards: String, planned: u32, clause: String },
    TeamNumber { label: String, state: String, number: usize, clause: String },
    FieldSize { teams: usize },
    GuestPlayer { label: String, clause: String },

    // The finals
    FinalWaits { stage: String, clause: String },
    FinalNotEntered { placed: String, clause: String },
    CarryOverBlank { clause: String },
    NotInFinal { team: String, clause: String },
    FinalTeams { typed: String, placed: String, clause: String },
    StageNotKnown { id: String },
    RepechageTied { teams: String, clause: String },
    PlayerNotEligible { player: String, label: String, why: String, clause: String },
    PqpWithheld { player: String, label: String, why: String, clause: String },
}

impl InterstateTrouble {
    /// The problem in words, with its code.
    pub(super) fn told(&self) -> Words {
        use InterstateTrouble::*;
        match self {
            ForfeitVps { label, typed, computed, clause } => warning(
                "forfeit-vps",
                format!(
                    "The return gives {label} {typed} VPs for a match without a result; the rule makes {computed} ({clause}), which was used."
                ),
                "Clear the VPs: they follow from the note and from the other matches.",
            ),
            ByeVps { label, typed, vps, clause } => warning(
                "bye-vps",
                format!(
                    "The return gives {label} {typed} VPs for a bye; a bye is {vps} VPs ({clause}). The typed VPs were used."
                ),
                "Clear the VPs, unless the director gave them.",
            ),
            ByeMissing { label, round, vps, clause } => warning(
                "bye-missing",
                format!(
                    "Team {label} has neither a match nor a bye in round {round}, and gets nothing for it; a bye is {vps} VPs ({clause})."
                ),
                "Add a row with the round, the team under Home and bye under Note.",
            ),
            DrawNumbers { clause } => warning(
                "draw-numbers",
                format!(
                    "The numbers under Draw number were not used: each team needs one of its own, from 1 to the number of teams ({clause})."
                ),
                "Fill in every number, or clear the column: the draw then goes by the placing.",
            ),
            BoardsBeyondMatch { count, what, boards } => error(
                "boards-beyond-match",
                format!("The row has {count} {what}, and the match has {boards}, so it was left out."),
                "Correct the one that is wrong; leave both blank if every board was played.",
            ),
            MatchLength { sides, boards, planned, clause } => warning(
                "match-length",
                format!(
                    "The match {sides} has {boards} boards, and matches are of {planned} ({clause})."
                ),
                "Correct Boards, or leave it as it is if the match was cut short or made longer.",
            ),
            TeamNumber { label, state, number, clause } => note(
                "team-number",
                format!(
                    "{state} is entered as number {label}, and the number drawn for it is {number} ({clause})."
                ),
                "Nothing needs to be done if numbers were drawn anew: the numbers of the return count.",
            ),
            FieldSize { teams } => error(
                "field-size",
                format!(
                    "The regulations have draws for 5 to 8 teams, and {teams} are entered (10.4, 10.5)."
                ),
                "Correct Entries, or pair the rounds by hand on the sheet Matches and fill in Rounds.",
            ),
            GuestPlayer { label, clause } => warning(
                "guest-player",
                format!(
                    "Team {label} has a guest player; no substitutes are allowed, except in an emergency that the director has authorised ({clause})."
                ),
                "Nothing needs to be done if the director authorised the substitute.",
            ),
            FinalWaits { stage, clause } => note(
                "final-waits",
                format!("Who plays here is known after {stage} ({clause})."),
                "Fill in the results there, or enter the teams by hand.",
            ),
            FinalNotEntered { placed, clause } => warning(
                "final-not-entered",
                format!("By the stages before {placed} play here ({clause}), and they are not entered."),
                "Enter the two teams on the sheet Entries of this return.",
            ),
            FinalTeams { typed, placed, clause } => warning(
                "final-teams",
                format!(
                    "The teams entered are {typed}, and by the stages before they are {placed} ({clause}). Those entered play."
                ),
                "Correct Entries, unless a team has withdrawn.",
            ),
            CarryOverBlank { clause } => warning(
                "carry-over-blank",
                format!(
                    "Carry over is blank, so nothing was carried; the higher placed team of the Qualifying Stage carries a tenth of the difference in VPs ({clause})."
                ),
                "Write abf 11.2 under Carry over, or none if that is meant.",
            ),
            NotInFinal { team, clause } => error(
                "not-in-final",
                format!("{team} does not play here ({clause}), so this row was left out."),
                "Correct the number of the team, or the event.",
            ),
            StageNotKnown { id } => error(
                "stage-not-known",
                match id.as_str() {
                    "" => "No Qualifying Stage is named, so its carry-over and its placings are not known.".to_string(),
                    id => format!(
                        "The Qualifying Stage \u{201c}{id}\u{201d} is in none of the returns, so its carry-over and its placings are not known."
                    ),
                },
                "Fill in or correct Qualifier or Carry over from, or send that return in as well.",
            ),
            RepechageTied { teams, clause } => error(
                "repechage-tied",
                format!(
                    "{teams} are level without the carry-over too, and a place in the Final cannot be shared ({clause})."
                ),
                "The organiser decides: write a row with the note play-off and the Result of who goes on.",
            ),
            PlayerNotEligible { player, label, why, clause } => warning(
                "player-not-eligible",
                format!("{player} of {label} played here and was not eligible: {why} ({clause})."),
                "Correct the numbers of matches and stanzas on the sheet Entries, or ask the director.",
            ),
            PqpWithheld { player, label, why, clause } => note(
                "pqp-withheld",
                format!("{player} of {label} gets no Playoff Qualifying Points: {why} ({clause})."),
                "Correct Matches, Repechage, Finals or PQP of that player on the sheet Entries if this is not so.",
            ),
        }
    }
}

impl From<InterstateTrouble> for super::Trouble {
    fn from(trouble: InterstateTrouble) -> Self {
        super::Trouble::Interstate(Box::new(trouble))
    }
}
