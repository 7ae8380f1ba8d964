//! What stands against an event of the Australian championships.
//!
//! The list of `trouble` goes on here; the same rules hold: codes never change.

use super::trouble::{Words, error, note, warning};

/// What is wrong with an event of the championships, by their regulations.
#[derive(Clone, PartialEq, Debug)]
#[allow(missing_docs)] // each variant is explained by its sentence below
pub enum ChampionshipsTrouble {
    CompetitionUnknown {
        known: String,
        clause: String,
    },

    // Who may play
    TooOld {
        name: String,
        born: String,
        limit: String,
        clause: String,
    },
    TooYoung {
        name: String,
        born: String,
        limit: String,
        clause: String,
    },
    ManyMasterpoints {
        name: String,
        points: String,
        below: String,
        remark: &'static str,
        clause: String,
    },
    NumberMissing {
        name: String,
        clause: String,
    },
    MemberNotFinancial {
        name: String,
        number: String,
        why: &'static str,
        clause: String,
    },

    // Butler Pairs
    Finalists {
        field: String,
        names: String,
        instead: String,
        clause: String,
    },
    FinalistsTied {
        labels: String,
        place: u32,
        clause: String,
    },
    FieldsDiffer {
        north_south: usize,
        east_west: usize,
        most: usize,
        clause: String,
    },
    FinalistStaysOut {
        label: String,
        clause: String,
    },
    FewRounds {
        label: String,
        who: String,
        played: String,
        least: u32,
        of: &'static str,
        rounds: u32,
        clause: String,
    },
    CarryFewPairs {
        pairs: usize,
        last: usize,
        clause: String,
    },
    CarryLevel {
        score: String,
        last: usize,
        clause: String,
    },

    WithdrawalElsewhere {
        labels: String,
        clause: String,
    },
    FewCompared {
        sides: String,
        compared: String,
        boards: String,
        clause: String,
    },

    // Interstate Pairs
    DropInOfNoTeam {
        label: String,
        round: usize,
        why: String,
        clause: String,
    },
    DropInAlone {
        label: String,
        category: String,
        clause: String,
    },

    // Penalties
    PenaltyComputed {
        label: String,
        amount: String,
        unit: &'static str,
        basis: String,
    },
    PenaltyWarns {
        label: String,
        basis: String,
    },
    PenaltySuggested {
        label: String,
        amount: String,
        unit: &'static str,
        basis: String,
    },
    PenaltyDirector {
        label: String,
        basis: String,
    },
    PenaltyLacks {
        label: String,
        column: &'static str,
    },
    PenaltyDiffers {
        label: String,
        typed: String,
        amount: String,
        unit: &'static str,
        basis: String,
    },
}

impl ChampionshipsTrouble {
    /// The problem in words, with its code.
    pub(super) fn told(&self) -> Words {
        use ChampionshipsTrouble::*;
        match self {
            CompetitionUnknown { known, clause } => error(
                "competition-unknown",
                format!(
                    "It is not said which competition of the championships this is, and nearly every rule is one of a single competition ({clause}), so there are no awards."
                ),
                format!("Fill in Competition on the sheet Event: {known}."),
            ),
            TooOld { name, born, limit, clause } => warning(
                "too-old-for-youth",
                format!(
                    "{name} was born on {born}, and youth players on {limit} or later ({clause}); the entry gets no youth award."
                ),
                "Correct Date of birth, or fill in Authorised where the committee has allowed it.",
            ),
            TooYoung { name, born, limit, clause } => warning(
                "too-young-for-seniors",
                format!("{name} was born on {born}, and seniors before {limit} ({clause})."),
                "Correct Date of birth, or fill in Authorised where the committee has allowed it.",
            ),
            ManyMasterpoints { name, points, below, remark, clause } => warning(
                "many-masterpoints",
                format!(
                    "{name} has {points} masterpoints, and this category is for fewer than {below} ({clause}{remark})."
                ),
                "Correct Masterpoints or Category.",
            ),
            NumberMissing { name, clause } => warning(
                "player-number-missing",
                format!(
                    "{name} has no number, and everybody in the Butler Pairs must be a financial member ({clause}). The entry stays."
                ),
                "Fill in the number; overseas players become honorary members.",
            ),
            MemberNotFinancial { name, number, why, clause } => warning(
                "member-not-financial",
                format!(
                    "{name} plays with the number {number}, which is {why}, and everybody in the Butler Pairs must be a financial member ({clause}). The entry stays."
                ),
                "Correct the number, or the register; overseas players become honorary members.",
            ),
            Finalists { field, names, instead, clause } => note(
                "to-the-final",
                format!("To the Final{field}: {names} ({clause}){instead}."),
                "Nothing needs to be done.",
            ),
            FinalistsTied { labels, place, clause } => warning(
                "finalists-tied",
                format!(
                    "{labels} share place {place}, and not all of them go on to the Final. Without their matches it cannot be told who was ahead ({clause})."
                ),
                "Send in the matches, or draw a lot and write its order under Lot on the sheet Entries.",
            ),
            FieldsDiffer { north_south, east_west, most, clause } => warning(
                "fields-differ",
                format!(
                    "{north_south} pairs of North-South and {east_west} of East-West are in the Final; the fields may differ by at most {most} ({clause})."
                ),
                "Replace a pair by the next of its own field.",
            ),
            FinalistStaysOut { label, clause } => warning(
                "finalist-stays-out",
                format!(
                    "{label} is in the Final, and in the stage before it withdrew or did not contend ({clause})."
                ),
                "Correct Status in the stage before, or replace the pair by the next placed.",
            ),
            FewRounds { label, who, played, least, of, rounds, clause } => warning(
                "few-rounds",
                format!(
                    "{label}: {who} played {played} of {rounds} {of}, and at least {least} are asked for ({clause}). The entry keeps its place, and its awards are withheld."
                ),
                "Correct the number if it is wrong.",
            ),
            CarryFewPairs { pairs, last, clause } => error(
                "carry-few-pairs",
                format!(
                    "The carry-over goes by the first and the {last}th pair of the stage before ({clause}), which has {pairs} pairs; nothing was carried."
                ),
                "Clear Carry over, and give what is carried on the sheet Adjustments.",
            ),
            CarryLevel { score, last, clause } => error(
                "carry-level",
                format!(
                    "The first and the {last}th pair of the stage before are level at {score} VPs, so the carry-over has no value ({clause}); nothing was carried."
                ),
                "The organiser decides: clear Carry over, and give what is carried on the sheet Adjustments.",
            ),
            WithdrawalElsewhere { labels, clause } => note(
                "withdrawal-elsewhere",
                format!(
                    "{labels} withdrew. Withdrawals inside a stage are treated by ABF TR 14, which is not part of these regulations ({clause}): the results stand as they were typed."
                ),
                "The director decides whether they count; Note on the sheet Matches says so.",
            ),
            FewCompared { sides, compared, boards, clause } => warning(
                "few-boards-compared",
                format!(
                    "Of the match {sides} {compared} of {boards} boards were compared, fewer than half. It is to be scored as a forfeit in which neither side offends ({clause}), by ABF TR 15.1, which is not part of these regulations: it was scored as it was typed."
                ),
                "Give both sides the victory points of a non-offender, and write unplayable under Note.",
            ),
            DropInOfNoTeam { label, round, why, clause } => warning(
                "drop-in-of-no-team",
                format!("{label} drops in for round {round}, and {why} ({clause})."),
                "Correct the players or Status, or nothing if the director has allowed it.",
            ),
            DropInAlone { label, category, clause } => warning(
                "drop-in-alone",
                format!(
                    "{label} drops in, and nobody of category {category} has played before, so there is no average to begin with ({clause}); it begins with nothing."
                ),
                "Correct Category, or give a score on the sheet Adjustments.",
            ),
            PenaltyComputed { label, amount, unit, basis } => note(
                "penalty-computed",
                format!("{label}: {amount} {unit}, {basis}."),
                "Nothing needs to be done; Amount can be filled in to say something else.",
            ),
            PenaltyWarns { label, basis } => note(
                "penalty-warning",
                format!("{label} is warned: {basis}. It costs nothing and counts as an offence."),
                "Nothing needs to be done.",
            ),
            PenaltySuggested { label, amount, unit, basis } => note(
                "penalty-suggested",
                format!(
                    "{label}: {amount} {unit} may be applied, {basis}; that is the director\'s decision, and nothing was applied."
                ),
                "Fill in Amount where the penalty is to be applied.",
            ),
            PenaltyDirector { label, basis } => note(
                "penalty-director",
                format!("{label}: {basis}. Nothing was applied."),
                "Fill in Amount as the director decides.",
            ),
            PenaltyLacks { label, column } => error(
                "penalty-incomplete",
                format!(
                    "{label}: what the offence costs depends on {column}, which is not filled in."
                ),
                format!("Fill in {column}, or Amount."),
            ),
            PenaltyDiffers { label, typed, amount, unit, basis } => warning(
                "penalty-differs",
                format!(
                    "{label}: the amount is {typed}, and by the rules {amount} {unit}: {basis}. The {typed} was used."
                ),
                "Correct Amount, or clear it so that it is computed.",
            ),
        }
    }
}

impl From<ChampionshipsTrouble> for super::Trouble {
    fn from(trouble: ChampionshipsTrouble) -> Self {
        super::Trouble::Championships(Box::new(trouble))
    }
}
