//! What can be wrong with a register of members, and with decisions about it.
//!
//! The list of `trouble` goes on here; the same rules hold: codes never change.

use super::trouble::{Words, error, note, warning};

/// What stands against the rows of a register, or against a decision.
#[derive(Clone, PartialEq, Debug)]
#[allow(missing_docs)] // each variant is explained by its sentence below
pub enum RegisterTrouble {
    // The sheet of members
    NoMembers,
    NoNumberColumn,
    NumberTwice { number: String, first: String },
    NegativePoints { column: &'static str, text: String },
    CutOff { rows: u32 },
    FutureDate { column: &'static str, date: String, as_of: String },
    // Ranks
    UnknownRank { text: String },
    RankNotBorneOut { rank: String, takes: String, holds: String, clause: String },
    RankBehind { rank: String, due: String, holds: String, clause: String },
    // The other sheets
    UnknownMember { number: String },
    SeveralRows { number: String },
    OldNumberTaken { number: String, name: String },
    GoldWithoutRows { points: String, clause: String },
    GoldEntered { points: String, date: String, clause: String },
    KeptUnreadable { text: String },
    // Certificates
    CertificateTwice { certificate: String, first: String, clause: String },
    CertificateExpired { certificate: String, expires: String, clause: String },
    CertificateOtherScheme { certificate: String, issuer: String, clause: String },
    CertificateWithoutIssuer { certificate: String, clause: String },
    CertificateDiffers { certificate: String, says: String, award: String, clause: String },
    CertificateNotTakenBack { certificate: String, clause: String },
    // Decisions
    UnknownDecision { text: String, choices: String },
    DecisionGone { what: String },
    DecisionNobody,
    DecisionSeveralRows { number: String },
    DecisionTooLate { what: String, hint: &'static str },
    RowsNotMerged { one: String, other: String, why: String },
    NewNumberTaken { number: String, name: String },
    DecisionKept { case: String },
    DecisionReplaced { case: String, before: String },
    DecisionsContradict { what: String, first: String },
    // The season
    EventInTwoFiles { title: String, other: String },
    NotTakenBack { number: String, points: String, event: String, why: String },
    AmendmentDiffers { member: String, event: String, says: String, held: String },
    QuotasNotChecked,
}

impl RegisterTrouble {
    /// The problem in words, with its code.
    pub(super) fn told(&self) -> Words {
        use RegisterTrouble::*;
        match self {
            NoMembers => error(
                "register-no-members",
                "The workbook has no sheet Members, so it is no register.".to_string(),
                "Give the workbook of members with --register, with the sheet named Members.",
            ),
            NoNumberColumn => error(
                "register-no-number",
                "The sheet Members has no column Number, so nobody can be found in it.".to_string(),
                "Name the column of member numbers Number.",
            ),
            NumberTwice { number, first } => error(
                "register-number-twice",
                format!("Member {number} stands here and at {first}; points for that number wait."),
                "Correct the number that is wrong, or merge the two rows.",
            ),
            NegativePoints { column, text } => error(
                "register-negative-points",
                format!(
                    "{column} is {text}, and nobody holds less than nothing; the row is left as it is and points for this member wait."
                ),
                "Correct the total.",
            ),
            CutOff { rows } => error(
                "register-cut-off",
                format!(
                    "The sheet ends at row {rows}, the last that a workbook of the old kind (.xls) has; members beyond it are missing."
                ),
                "Save the register as .xlsx from the program that holds all members.",
            ),
            FutureDate { column, date, as_of } => warning(
                "register-date-future",
                format!("{column} is {date}, after the day of reconciliation ({as_of})."),
                "Correct the date, or give the day of reconciliation with --as-of.",
            ),
            UnknownRank { text } => warning(
                "rank-unknown",
                format!(
                    "\u{201c}{text}\u{201d} is no rank of the handbook; the rank was worked out from the points."
                ),
                "Correct the rank, or clear it.",
            ),
            RankNotBorneOut { rank, takes, holds, clause } => warning(
                "rank-not-borne-out",
                format!(
                    "{rank} takes {takes} ({clause}), and the member holds {holds}. The rank was kept."
                ),
                "Correct the rank, or the totals if points are missing.",
            ),
            RankBehind { rank, due, holds, clause } => note(
                "rank-behind",
                format!(
                    "The member holds {holds}, which is enough for {due} ({clause}); the register says {rank}. The promotion is made now."
                ),
                "Nothing needs to be done.",
            ),
            UnknownMember { number } => warning(
                "register-unknown-member",
                format!("There is no member {number} on the sheet Members."),
                "Correct the number, or enter the member.",
            ),
            SeveralRows { number } => warning(
                "register-several-rows",
                format!(
                    "Member {number} stands on several rows of the sheet Members, so nobody knows whom this row means."
                ),
                "Correct the number that is wrong on the sheet Members, or merge the rows.",
            ),
            OldNumberTaken { number, name } => warning(
                "old-number-taken",
                format!(
                    "Old number {number} is the number of {name} now; it leads to nobody else."
                ),
                "Clear the old number, or correct it.",
            ),
            GoldWithoutRows { points, clause } => warning(
                "gold-without-rows",
                format!(
                    "The member has {points} Gold Points that no row of the sheet Gold explains, so they cannot fade ({clause}); they were left as they are."
                ),
                "Enter the awards with their days on the sheet Gold.",
            ),
            GoldEntered { points, date, clause } => warning(
                "gold-entered",
                format!(
                    "The member has {points} Gold Points that no row of the sheet Gold explains; they were entered there with the day {date} and fade from then on ({clause})."
                ),
                "Correct the day and the points of that row on the sheet Gold.",
            ),
            KeptUnreadable { text } => error(
                "credited-unreadable",
                format!(
                    "\u{201c}{text}\u{201d} cannot be read as what an earlier reconciliation credited; that event may be counted twice."
                ),
                "Restore the cell from the register that palmares wrote.",
            ),
            CertificateTwice { certificate, first, clause } => error(
                "certificate-twice",
                format!(
                    "Certificate {certificate} counts once ({clause}) and stands at {first} already; this row was refused."
                ),
                "Remove the row, or correct the number of the certificate.",
            ),
            CertificateExpired { certificate, expires, clause } => warning(
                "certificate-expired",
                format!(
                    "Certificate {certificate} expired on {expires}; such conditions are never relaxed ({clause}), and it was refused."
                ),
                "Nothing needs to be done if the day is right.",
            ),
            CertificateOtherScheme { certificate, issuer, clause } => warning(
                "certificate-other-scheme",
                format!(
                    "Certificate {certificate} was issued by {issuer}, whose points are not recognised ({clause}); it was refused."
                ),
                "Correct Issuer if it is a union of Great Britain or Ireland, or an organiser of this union.",
            ),
            CertificateWithoutIssuer { certificate, clause } => note(
                "certificate-without-issuer",
                format!(
                    "Certificate {certificate} names no issuer ({clause}); it was taken as one of this union."
                ),
                "Fill in Issuer.",
            ),
            CertificateDiffers { certificate, says, award, clause } => warning(
                "certificate-differs",
                format!(
                    "Certificate {certificate} says {says}, and the return of its event awards {award} ({clause}); the award counts."
                ),
                "Recover the certificate and have it amended by the officer who issued it.",
            ),
            CertificateNotTakenBack { certificate, clause } => error(
                "certificate-not-taken-back",
                format!(
                    "The row takes certificate {certificate} back, but there is no certificate of that number and member with these points before it ({clause}); it was refused."
                ),
                "A correction is a pair of rows: the old points with a minus, then the right ones.",
            ),
            UnknownDecision { text, choices } => error(
                "decision-unknown",
                format!(
                    "\u{201c}{text}\u{201d} is no decision for this case and was not applied."
                ),
                format!("Choose one of the list: {choices}."),
            ),
            DecisionGone { what } => error(
                "decision-gone",
                format!(
                    "The decision refers to {what}, which is not in the register; it was not applied."
                ),
                "Decide the case again.",
            ),
            DecisionNobody => error(
                "decision-nobody",
                "The decision says \u{201c}same person\u{201d}, and nobody was suggested; it was not applied."
                    .to_string(),
                "Type the number of the member as the decision.",
            ),
            DecisionSeveralRows { number } => error(
                "decision-several-rows",
                format!(
                    "The decision means member {number}, and that number stands on several rows of the register; it was not applied."
                ),
                "Correct the number that is wrong on the sheet Members, or merge the rows; then give the decision again.",
            ),
            DecisionTooLate { what, hint } => error(
                "decision-too-late",
                format!("The decision comes too late to take points back: {what}."),
                *hint,
            ),
            RowsNotMerged { one, other, why } => error(
                "rows-not-merged",
                format!("Members {one} and {other} were not merged: {why}."),
                "Correct the rows in the register, or decide the case again.",
            ),
            NewNumberTaken { number, name } => error(
                "decision-number-taken",
                format!(
                    "The decision makes a new member {number}, and that number is {name}'s; it was not applied."
                ),
                "Write a number that is nobody's under Member, or none for the next free one; if the player is that member, decide \u{201c}same person\u{201d}.",
            ),
            DecisionKept { case } => note(
                "decision-kept",
                format!("The case {case} did not come up this time; the decision is kept."),
                "Nothing needs to be done.",
            ),
            DecisionReplaced { case, before } => warning(
                "decision-replaced",
                format!(
                    "The case {case} was decided before as \u{201c}{before}\u{201d}; what was refused by that is not kept and comes up again only with its return."
                ),
                "Give the returns of this player or event again together with the decision.",
            ),
            DecisionsContradict { what, first } => error(
                "decisions-contradict",
                format!("{what}, and {first} says otherwise; neither was applied."),
                "Keep one of the two decisions.",
            ),
            EventInTwoFiles { title, other } => warning(
                "event-in-two-files",
                format!(
                    "{title} stands in {other} as well, with other awards; what both agree on counts once, and the rest waits for a decision."
                ),
                "Decide it in the workbook of decisions, or remove the file that is wrong.",
            ),
            NotTakenBack { number, points, event, why } => error(
                "not-taken-back",
                format!(
                    "{points} of member {number} for {event} are in no return of it any more and should be taken back, but {why}; they stay."
                ),
                "Correct the row of the register, then give the return of the event again.",
            ),
            AmendmentDiffers { member, event, says, held } => warning(
                "amendment-differs",
                format!(
                    "The amendment takes {says} back from member {member} for {event}, and the register credited {held}; nothing was taken back."
                ),
                "Give the return itself, or compare the runs that the register goes by.",
            ),
            QuotasNotChecked => note(
                "quotas-not-checked",
                "A run says nothing of championships, licences and where events were held, so what organisers held was not set against what they may hold (3.2, 3.3, 3.6, 4.11)."
                    .to_string(),
                "Give the returns themselves; palmares run tells of quotas as well.",
            ),
        }
    }
}

impl From<RegisterTrouble> for super::Trouble {
    fn from(trouble: RegisterTrouble) -> Self {
        super::Trouble::Register(Box::new(trouble))
    }
}
