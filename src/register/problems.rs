//! Problems of the register of members, of decisions about it, and of quotas.

use crate::problem::problems;

problems! {
    // Cells
    warning "noughts-elsewhere" NoughtsElsewhere { text: String, name: String, other: String, path: String }:
        "The member number {text} of {name} is {other} in {path}; it may have lost its leading noughts, and the points now stand under two numbers."
        => "Format the column as text and type the number as it stands on the member's card.";

    warning "over-quota" OverQuota { organiser: String, year: Option<i16>, what: String, held: u32, allowed: u32, note: String, clause: String }:
        let year = year.map(|year| format!(" in {year}")).unwrap_or_default();
        let note = if note.is_empty() { note } else { format!("; {note}") };
        let clause = clause.replace(';', ", ");
        "{organiser} held {held} {what}{year} and may hold {allowed}{note} (WBU {clause}). This is the first beyond the quota; it is awarded all the same."
        => "Write Part of where events are parts of one competition, or Licence where the union licensed the event; else the organiser needs a licence (3.2.8).";

    // The sheet of members
    error "register-number-twice" NumberTwice { number: String, first: String }:
        "Member {number} stands here and at {first}; points for that number wait."
        => "Correct the number that is wrong, or merge the two rows.";

    warning "register-date-future" FutureDate { column: &'static str, date: String, as_of: String }:
        "{column} is {date}, after the day of reconciliation ({as_of})."
        => "Correct the date, or give the day of reconciliation with --as-of.";

    // Ranks
    warning "rank-unknown" UnknownRank { text: String }:
        "“{text}” is no rank of the handbook; the rank was worked out from the points."
        => "Correct the rank, or clear it.";

    warning "rank-not-borne-out" RankNotBorneOut { rank: String, takes: String, holds: String, clause: String }:
        "{rank} takes {takes} ({clause}), and the member holds {holds}. The rank was kept."
        => "Correct the rank, or the totals if points are missing.";

    note "rank-behind" RankBehind { rank: String, due: String, holds: String, clause: String }:
        "The member holds {holds}, which is enough for {due} ({clause}); the register says {rank}. The promotion is made now."
        => "Nothing needs to be done.";

    // The other sheets
    warning "register-unknown-member" UnknownMember { number: String }:
        "There is no member {number} on the sheet Members."
        => "Correct the number, or enter the member.";

    warning "register-several-rows" SeveralRows { number: String }:
        "Member {number} stands on several rows of the sheet Members, so nobody knows whom this row means."
        => "Correct the number that is wrong on the sheet Members, or merge the rows.";

    warning "old-number-taken" OldNumberTaken { number: String, name: String }:
        "Old number {number} is the number of {name} now; it leads to nobody else."
        => "Clear the old number, or correct it.";

    warning "gold-without-rows" GoldWithoutRows { points: String, clause: String }:
        "The member has {points} Gold Points that no row of the sheet Gold explains, so they cannot fade ({clause}); they were left as they are."
        => "Enter the awards with their days on the sheet Gold.";

    warning "gold-entered" GoldEntered { points: String, date: String, clause: String }:
        "The member has {points} Gold Points that no row of the sheet Gold explains; they were entered there with the day {date} and fade from then on ({clause})."
        => "Correct the day and the points of that row on the sheet Gold.";

    // Certificates
    error "certificate-twice" CertificateTwice { certificate: String, first: String, clause: String }:
        "Certificate {certificate} counts once ({clause}) and stands at {first} already; this row was refused."
        => "Remove the row, or correct the number of the certificate.";

    warning "certificate-expired" CertificateExpired { certificate: String, expires: String, clause: String }:
        "Certificate {certificate} expired on {expires}; such conditions are never relaxed ({clause}), and it was refused."
        => "Nothing needs to be done if the day is right.";

    warning "certificate-other-scheme" CertificateOtherScheme { certificate: String, issuer: String, clause: String }:
        "Certificate {certificate} was issued by {issuer}, whose points are not recognised ({clause}); it was refused."
        => "Correct Issuer if it is a union of Great Britain or Ireland, or an organiser of this union.";

    note "certificate-without-issuer" CertificateWithoutIssuer { certificate: String, clause: String }:
        "Certificate {certificate} names no issuer ({clause}); it was taken as one of this union."
        => "Fill in Issuer.";

    warning "certificate-differs" CertificateDiffers { certificate: String, says: String, award: String, clause: String }:
        "Certificate {certificate} says {says}, and the return of its event awards {award} ({clause}); the award counts."
        => "Recover the certificate and have it amended by the officer who issued it.";

    error "certificate-not-taken-back" CertificateNotTakenBack { certificate: String, clause: String }:
        "The row takes certificate {certificate} back, but there is no certificate of that number and member with these points before it ({clause}); it was refused."
        => "A correction is a pair of rows: the old points with a minus, then the right ones.";

    // Decisions
    error "decision-unknown" UnknownDecision { text: String, choices: String }:
        "“{text}” is no decision for this case and was not applied."
        => "Choose one of the list: {choices}.";

    error "decision-gone" DecisionGone { what: String }:
        "The decision refers to {what}, which is not in the register; it was not applied."
        => "Decide the case again.";

    error "decision-nobody" DecisionNobody:
        "The decision says “same person”, and nobody was suggested; it was not applied."
        => "Type the number of the member as the decision.";

    error "decision-several-rows" DecisionSeveralRows { number: String }:
        "The decision means member {number}, and that number stands on several rows of the register; it was not applied."
        => "Correct the number that is wrong on the sheet Members, or merge the rows; then give the decision again.";

    error "decision-too-late" DecisionTooLate { what: String, hint: &'static str }:
        "The decision comes too late to take points back: {what}."
        => "{hint}";

    error "rows-not-merged" RowsNotMerged { one: String, other: String, why: String }:
        "Members {one} and {other} were not merged: {why}."
        => "Correct the rows in the register, or decide the case again.";

    error "decision-number-taken" NewNumberTaken { number: String, name: String }:
        "The decision makes a new member {number}, and that number is {name}'s; it was not applied."
        => "Write a number that is nobody's under Member, or none for the next free one; if the player is that member, decide “same person”.";

    note "decision-kept" DecisionKept { case: String }:
        "The case {case} did not come up this time; the decision is kept."
        => "Nothing needs to be done.";

    warning "decision-replaced" DecisionReplaced { case: String, before: String }:
        "The case {case} was decided before as “{before}”; what was refused by that is not kept and comes up again only with its return."
        => "Give the returns of this player or event again together with the decision.";

    error "decisions-contradict" DecisionsContradict { what: String, first: String }:
        "{what}, and {first} says otherwise; neither was applied."
        => "Keep one of the two decisions.";

    // The season
    warning "event-in-two-files" EventInTwoFiles { title: String, other: String }:
        "{title} stands in {other} as well, with other awards; what both agree on counts once, and the rest waits for a decision."
        => "Decide it in the workbook of decisions, or remove the file that is wrong.";

    error "not-taken-back" NotTakenBack { number: String, points: String, event: String, why: String }:
        "{points} of member {number} for {event} are in no return of it any more and should be taken back, but {why}; they stay."
        => "Correct the row of the register, then give the return of the event again.";

    warning "amendment-differs" AmendmentDiffers { member: String, event: String, says: String, held: String }:
        "The amendment takes {says} back from member {member} for {event}, and the register credited {held}; nothing was taken back."
        => "Give the return itself, or compare the runs that the register goes by.";
}
