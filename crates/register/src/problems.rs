//! Problems of the register of members, of decisions about it, and of quotas.

use model::problem::{SentenceValue, problems};

problems! {
    // Cells
    warning "noughts-elsewhere" "Leading zeros differ" NoughtsElsewhere { text: String, name: String, other: String, path: String }:
        "The member number {text} of {name} is {other} in {path}; it may have lost its leading zeros. The points are now under two different numbers."
        => "Format the column as text and type the number as on the member's card.";

    warning "number-slip" "Member number with a slip" NumberSlip { text: String, name: String, other: String, path: String }:
        "{name} has the member number {text} here and {other} elsewhere ({path}), one slip away. The points are now under two different numbers."
        => "Check the number on the member's card. If these are two people, no action is needed.";

    warning "organiser-near" "Organiser spelt in two ways" OrganiserNear { name: String, other: String, count: usize }:
        "The organiser is “{name}” here and “{other}” in other returns ({count}), with mostly the same players. Both are now listed as clubs."
        => "If it is one club, correct the name under Organiser; otherwise no action is needed.";

    /// Of a return, held against the others of the organiser.
    warning "status-unlike" "Unusual status" StatusUnlike { count: usize, status: &'static str, usual: &'static str }:
        "All {count} events in this return have the status {status}; in the organiser's other returns, events with the same titles have {usual}."
        => "If the status was copied down from the first event, correct it: awards depend on it.";

    warning "boards-unlikely" "Unlikely number of boards" BoardsUnlike { boards: u32, meant: u32, count: usize }:
        "“Boards” says {boards}, but all {count} events of this kind in the organiser's other returns have {meant}."
        => "If two digits were swapped, correct Boards; awards depend on it.";

    warning "status-unlike" "Unusual status" StatusAlone { status: &'static str, usual: &'static str, count: usize }:
        "This event has the status {status}; all {count} other events of this organiser, some with the same title, have {usual}."
        => "If that is a mistake, correct it: awards depend on the status.";

    warning "boards-unlikely" "Unlikely number of boards" BoardsAlone { boards: u32, usual: u32, count: usize }:
        "“Boards” says {boards}, but all {count} other events with this title have {usual}."
        => "If that is a mistake, correct Boards: awards depend on it.";

    warning "over-quota" "Over the organiser's quota" OverQuota { organiser: String, year: Option<i16>, what: String, held: u32, allowed: u32, note: String, clause: String }:
        let year = year.map(|year| format!(" in {year}")).unwrap_or_default();
        let note = if note.is_empty() { note } else { format!("; {note}") };
        let clause = clause.replace(';', ", ");
        "{organiser} has held {held} {what}{year}, but may hold only {allowed}{note} ({clause}). This event is the first over the quota; its awards still count."
        => "Fill in “Part of” if events belong to one competition, or Licence if the union licensed the event; otherwise the organiser needs a licence.";

    // Competitions over many events
    warning "competition-empty" "Competition without events" CompetitionEmpty { id: String }:
        "No event counts towards the competition {id}."
        => "Check Organiser, Events, Weekday, Format, From and To, and that the returns are in its folder or in folders inside it.";

    warning "competition-without-values" "Competition with nothing to count" CompetitionWithoutValues { id: String, count: usize, what: &'static str }:
        let events = match count {
            1 => format!("1 event has no {what} and does not count"),
            count => format!("{count} events have no {what} and do not count"),
        };
        "{events} towards the competition {id}."
        => "Give percentages in the returns, or Max score beside the scores; or choose something else under “By”.";

    warning "competition-without-ranks" "Competition without ranks" CompetitionWithoutRanks { id: String }:
        "The competition {id} uses ranks, but no rank is known."
        => "Add a Members sheet with Number and Rank, or name the list of members under Member list in palmares.toml.";

    warning "competition-without-year" "Competition without last year's averages" CompetitionWithoutYear { id: String }:
        "The competition {id} uses last year's averages, but no event of that year was found, so nobody has a handicap."
        => "Fill in From, and include last year's returns.";

    warning "competition-without-beginning" "Competition without a first day" CompetitionWithoutBeginning { id: String }:
        "The competition {id} is open to newcomers, but has no first day, so everybody counts as a newcomer."
        => "Fill in From: newcomers are those who did not play before that day.";

    // The ledger
    error "ledger-missing" "Ledger missing" LedgerMissing { sheet: &'static str }:
        "This register has been reconciled before, but its sheet {sheet} is missing, so points would be credited a second time."
        => "Put the sheet back under that name, or use --ledger with the register that still has it. If nothing was ever credited, use --first-reconciliation.";

    error "ledger-row-changed" "Ledger row changed" LedgerRowChanged:
        "This row was changed after palmares wrote it: a cell was edited, moved or cleared."
        => "Undo the change, or use --ledger with the register from before the change. If the change was intended, use --ledger-as-it-stands.";

    error "ledger-row-twice" "Ledger row repeated" LedgerRowTwice { first: String }:
        "This row repeats the one at {first}."
        => "Delete one of the two.";

    error "ledger-older" "Ledger from an older register" LedgerOlder { ends: String, day: String }:
        "The ledger ends on {ends}, but the members were reconciled on {day}: it comes from an older register, and later points would be credited a second time."
        => "Use the ledger of the register written on that day. If nothing has been credited since, use --ledger-as-it-stands.";

    /// Found by the totals and the days under `Registered to`.
    error "ledger-older" "Ledger from an older register" LedgerOfOtherCopy { ends: String, count: usize }:
        let members = match count { 1 => "The total of 1 member differs".to_string(), count => format!("The totals of {count} members differ") };
        "{members} from the ledger, which ends on {ends}: the ledger and the Members sheet come from different copies of the register, and points would be credited a second time or lost."
        => "Use the ledger and the Members sheet of the same register, with its column Registered to. If the totals were changed on purpose, use --ledger-as-it-stands.";

    error "ledger-differs" "Ledger rows do not match" LedgerDiffers { sheet: &'static str, wrote: u32, holds: u32 }:
        let rows = match wrote == holds {
            true => format!("does not have the same rows ({wrote}) that the last reconciliation wrote"),
            false => format!("does not have as many rows ({holds}) as the last reconciliation wrote ({wrote})"),
        };
        "The sheet {sheet} {rows}: rows were deleted, added or changed, or the sheet is from another copy of the register."
        => "Undo the change, or use --ledger with the register from before the change. If the change was intended, use --ledger-as-it-stands.";

    error "members-moved" "Totals moved to other members" MembersMoved { column: &'static str, number: String, was: String, is: String, count: usize }:
        let rest = count.saturating_sub(1);
        let more = match rest { 0 => String::new(), rest => format!(" The same is true of {rest} more.") };
        "Member {number} had {was} in the column {column} at the last reconciliation and now has {is}, which belonged to another member: cells in this column were moved without their rows.{more}"
        => "Nothing was credited. Undo the sort or the move, so that each row is one member again.";

    /// Found by the checks that `Balances` keeps, so that the cell's old content is not known.
    error "members-moved" "Totals moved to other members" ColumnMoved { column: &'static str, number: String, name: String, count: usize }:
        "Cells in the column {column} were moved without their rows since the last reconciliation: {count} members have those of others, the first is member {number} {name}."
        => "Nothing was credited. Undo the sort or the move, so that each row is one member again. If the cells were changed on purpose, use --ledger-as-it-stands.";

    warning "credited-unknown" "Credited member missing" CreditedUnknown { number: String, held: String }:
        "The ledger says that {held} were credited to member {number}, who is not on the Members sheet."
        => "If the number was changed, enter this one under Old number on the Aliases sheet.";

    error "totals-gone" "Totals column missing" TotalsGone { column: &'static str }:
        "The Members sheet has no column {column}, but members had such points at the last reconciliation; they would start again from zero."
        => "Put the column back, or rename its heading to {column}.";

    error "column-gone" "Column of members missing" ColumnGone { column: &'static str, count: usize }:
        let members = match count { 1 => "1 member".to_string(), count => format!("{count} members") };
        "The column {column} of the Members sheet is missing or empty, but {members} had something in it after the last reconciliation."
        => "Put the column back, or rename its heading to {column}. Without Rank or Status nothing is credited, unless with --ledger-as-it-stands.";

    /// A column on which no total depends.
    warning "column-gone" "Column of members missing" DetailColumnGone { column: &'static str, count: usize }:
        let members = match count { 1 => "1 member".to_string(), count => format!("{count} members") };
        "The column {column} of the Members sheet is missing or empty, but {members} had something in it after the last reconciliation."
        => "If it was deleted on purpose, no action is needed; otherwise put the column back, or rename its heading to {column}.";

    error "member-number-changed" "Member number changed" MemberNumberChanged { name: String, was: String, is: String }:
        "{name} had the number {was} at the last reconciliation and now has {is}; this member's points are on hold."
        => "Type the old number again, or enter it under Old number on the Aliases sheet.";

    error "member-typed-over" "Member typed over" MemberTypedOver { was: String, is: String, held: String }:
        "Member {was} is no longer on the Members sheet, and the new member {is} has exactly the same totals ({held}): somebody typed over the row. The new member's points are on hold."
        => "Restore the row of {was}, and give the new member a row with totals of 0. If it is the same person, enter the former name and the old number on the Aliases sheet.";

    warning "member-gone" "Member missing" MemberGone { number: String, name: String, held: String }:
        "Member {number} {name} had {held} at the last reconciliation but is no longer on the Members sheet."
        => "If the row was deleted by mistake, put it back. For a member who has left, write “lapsed” under Status.";

    warning "total-typed" "Total changed by hand" TotalTyped { column: &'static str, number: String, name: String, was: String, is: String }:
        "{column} of member {number} {name} were {was} after the last reconciliation and are now {is}: somebody changed them."
        => "No action needed if that was intended; otherwise type the old total again.";

    error "new-member-totals" "New member with points" NewMemberTotals { number: String, name: String, held: String, same: Option<String> }:
        let same = same.map(|other| format!(", exactly as {other}")).unwrap_or_default();
        "Member {number} {name} is new since the last reconciliation but already has {held}{same}: the row may have been copied with its totals. It gets no points until you decide."
        => "If the row was copied, clear its totals. If the member brought these points from elsewhere, choose “count” in decisions.xlsx.";

    error "totals-exchanged" "Totals columns swapped" TotalsExchanged { column: &'static str, other: &'static str, count: usize }:
        "{column} and {other} of {count} members have been swapped since the last reconciliation: the two columns or their headings changed places. Nothing was credited."
        => "Swap the two columns back, and reconcile again.";

    warning "member-renamed" "Member renamed" MemberRenamed { number: String, was: String, is: String }:
        "Member {number} was {was} at the last reconciliation and is {is} now."
        => "Enter the former name on the Aliases sheet, so that returns under that name are credited to this member. If the number was given to somebody else, give that person a number of their own.";

    warning "aliases-unchecked" "Check column missing from the Aliases sheet" AliasesUnchecked:
        "The Aliases sheet has no Check column, so palmares cannot tell whether its rows have changed since the last reconciliation; they were used as they are."
        => "If the column was deleted, compare the rows with the previous register. If the sheet is new, no action is needed.";

    error "alias-changed" "Alias changed by hand" AliasChanged { number: String }:
        "This row of the Aliases sheet, now for member {number}, has changed since the last reconciliation: a cell was edited or moved. It was not used, because it may point to the wrong member."
        => "Undo the change. If it was intended, clear the Check cell in this row.";

    error "alias-changed" "Alias changed by hand" AliasGone { number: String, name: String, count: usize }:
        let rows = match count { 1 => "1 row".to_string(), count => format!("{count} rows") };
        "The Aliases sheet has {rows} fewer than the last reconciliation left; the first that is missing is of member {number} {name}. Points under a former name or an old number may now wait."
        => "Put the rows back from the register before. If they were deleted on purpose, no action is needed.";

    warning "member-status-changed" "Member status changed" StatusChanged { number: String, name: String, was: &'static str, is: &'static str }:
        "Member {number} {name} was {was} at the last reconciliation and is {is} now."
        => "No action needed if that was intended: points of members who lapsed or died are on hold.";

    warning "gold-changed" "Gold rows changed" GoldChanged { number: String, name: String, was: String, is: String, day: String }:
        "The rows for member {number} {name} on the Gold sheet added up to {was} Gold Points at the last reconciliation ({day}), and now add up to {is} for that day: somebody changed, added or deleted a row."
        => "No action needed if that was intended; otherwise restore the row.";

    warning "gold-changed" "Gold rows changed" GoldRedated { number: String, name: String, was: String, day: String }:
        "The rows for member {number} {name} on the Gold sheet still add up to {was} Gold Points for {day}, the day of the last reconciliation, but their dates or points have changed, so they will fade differently."
        => "No action needed if that was intended; otherwise restore the row.";

    error "certificate-day-gone" "Certificate's date deleted" CertificateDayGone { certificate: String }:
        "Certificate {certificate} was counted by an earlier reconciliation, but its date under Registered is gone; it was not counted again."
        => "Type the date again. If it is another certificate with the same number and points, correct its number.";

    error "certificate-changed" "Certificate changed" CertificateChanged { certificate: String, was: String, is: String }:
        "Certificate {certificate} was counted by an earlier reconciliation as {was}, but the row now says {is}; the points counted then stay."
        => "Undo the change. To correct the points, add two rows: the old points with a minus, then the right ones.";

    error "certificate-changed" "Certificate changed" CertificateBesideMoved { certificate: String, number: String }:
        "The row of certificate {certificate} names member {number}, but the member numbers of other certificates were moved since the last reconciliation; its points are on hold."
        => "Undo the sort or the move, so that each row is one certificate again.";

    error "certificate-never-counted" "Certificate never counted" CertificateNeverCounted { certificate: String }:
        "Certificate {certificate} has a date under Registered, but no reconciliation counted it; its points are on hold."
        => "Clear the date, so that it is counted. If its points were added to the total by hand, use --ledger-as-it-stands.";

    warning "certificate-gone" "Certificate missing" CertificateGone { certificate: String, points: String, count: usize }:
        let rest = count.saturating_sub(1);
        let others = match rest { 0 => String::new(), rest => format!(" The same is true of {rest} more.") };
        "Certificate {certificate}, counted by an earlier reconciliation as {points}, is no longer on the Certificates sheet; its points stay.{others}"
        => "Put the row back, with its date under Registered.";

    warning "certificate-gone" "Certificate missing" CertificateWaitingGone { certificate: String, points: String, count: usize }:
        let rest = count.saturating_sub(1);
        let others = match rest { 0 => String::new(), rest => format!(" The same is true of {rest} more.") };
        "Certificate {certificate} ({points}) was on hold at the last reconciliation and is no longer on the Certificates sheet, so its points will not be credited.{others}"
        => "If the row was deleted by mistake, put it back; otherwise no action is needed.";

    // The sheet of members
    warning "noughts-lost" "Leading zeros lost" NoughtsLost { number: String, form: String, count: usize }:
        let rest = count.saturating_sub(1);
        let others = match rest { 0 => String::new(), rest => format!(" The same is true of {rest} more.") };
        "The register says {number}, but returns and earlier credits say {form}: Excel dropped the leading zeros. It was read as {form}.{others}"
        => "Format the Number column as text and type the leading zeros again.";

    error "noughts-unclear" "Leading zeros unclear" NoughtsUnclear { number: String, one: String, other: String }:
        "The number {number} lost its leading zeros, and both {one} and {other} occur elsewhere; this member's points are on hold."
        => "Format the cell as text and type the number with its leading zeros.";

    error "register-number-twice" "Member number twice in the register" NumberTwice { number: String, first: String }:
        "Member {number} is also at {first}; points for that number are on hold."
        => "Correct the wrong number, or merge the two rows.";

    warning "register-date-future" "Date after the reconciliation" FutureDate { column: &'static str, date: String, as_of: String }:
        "“{column}” is {date}, after the date of reconciliation ({as_of})."
        => "Correct the date, or set the date of reconciliation with --as-of.";

    // Ranks
    warning "rank-unknown" "Unknown rank" UnknownRank { text: String }:
        "“{text}” is not a rank in the handbook; palmares worked out the rank from the points."
        => "Correct the rank, or clear it.";

    warning "rank-not-borne-out" "Rank without the points" RankNotBorneOut { rank: String, takes: String, holds: String, clause: String }:
        "{rank} needs {takes} ({clause}), but the member has {holds}. The rank was kept."
        => "Correct the rank, or the totals if points are missing.";

    note "rank-behind" "Promotion due" RankBehind { rank: String, due: String, holds: String, clause: String }:
        "The member has {holds}, enough for {due} ({clause}), but the register says {rank}. The member is promoted now."
        => "No action needed.";

    // The other sheets
    warning "register-unknown-member" "Member not in the register" UnknownMember { number: String }:
        "There is no member {number} on the Members sheet."
        => "Correct the number, or enter the member.";

    warning "register-several-rows" "Member on several rows" SeveralRows { number: String }:
        "Member {number} is on several rows of the Members sheet, so it is unclear which member this row means."
        => "Correct the wrong number on the Members sheet, or merge the rows.";

    warning "old-number-taken" "Old number in use again" OldNumberTaken { number: String, name: String }:
        "Old number {number} is now the number of {name}; it is not used as an old number."
        => "Clear the old number, or correct it.";

    warning "gold-without-rows" "Gold Points without rows" GoldWithoutRows { points: String, clause: String }:
        "No row on the Gold sheet accounts for the member's {points} Gold Points, so they cannot fade ({clause}); they were left unchanged."
        => "Enter the awards with their dates on the Gold sheet.";

    warning "gold-entered" "Gold Points row added" GoldEntered { points: String, date: String, clause: String }:
        "No row on the Gold sheet accounts for the member's {points} Gold Points; a row dated {date} was added, and they fade from then on ({clause})."
        => "Correct the date and the points in that row on the Gold sheet.";

    // Certificates
    error "certificate-twice" "Certificate listed twice" CertificateTwice { certificate: String, first: String, clause: String }:
        "Certificate {certificate} is already listed at {first} and can count only once ({clause}); this row was refused."
        => "Remove the row, or correct the number of the certificate.";

    warning "certificate-expired" "Certificate expired" CertificateExpired { certificate: String, expires: String, clause: String }:
        "Certificate {certificate} expired on {expires} and was refused; this condition is never relaxed ({clause})."
        => "No action needed if the date is right.";

    warning "certificate-other-scheme" "Certificate of another union" CertificateOtherScheme { certificate: String, issuer: String, clause: String }:
        "Certificate {certificate} was issued by {issuer}, whose points are not recognised ({clause}); it was refused."
        => "Correct Issuer if it should be a recognised union or an organiser of this union.";

    note "certificate-without-issuer" "Certificate without an issuer" CertificateWithoutIssuer { certificate: String, clause: String }:
        "Certificate {certificate} names no issuer; it was counted as one of this union ({clause})."
        => "Fill in Issuer.";

    warning "certificate-differs" "Certificate and return differ" CertificateDiffers { certificate: String, says: String, award: String, clause: String }:
        "Certificate {certificate} says {says}, but the return of its event awards {award}; the award counts ({clause})."
        => "Get the certificate back and have the officer who issued it amend it.";

    error "certificate-other-name" "Certificate with another name" CertificateOtherName { certificate: String, name: String, number: String, member: String }:
        "Certificate {certificate} names {name}, but number {number} belongs to {member}; it does not count until you decide."
        => "Correct the number or the name. If both are the same person, choose “count” in decisions.xlsx.";

    error "certificate-not-taken-back" "Cancelled certificate not found" CertificateNotTakenBack { certificate: String, clause: String }:
        "This row cancels certificate {certificate}, but no earlier row has this certificate with the same member and points ({clause}); it was refused."
        => "Enter a correction as two rows: the old points with a minus, then the right ones.";

    // Decisions
    error "decision-moved" "Decision moved to another case" DecisionMoved { case: String }:
        "This row does not match its case ({case}): cells were sorted or moved without the rest of the row. The decision was not applied."
        => "Undo the sort, or decide the case again in the new decisions.xlsx.";

    warning "decision-beside" "Cells beside a decision" DecisionBeside { columns: String }:
        "Something was typed in this row under {columns}; it decides nothing and was not read."
        => "Type the decision under Decision, also if it is the number of a member.";

    error "decision-changed" "Decision changed" DecisionChanged { what: String, decided: String }:
        "The earlier decision on {what} (now “{decided}”) was changed after palmares wrote it: a cell in this row was edited, moved or cleared. It was not applied; the case needs a decision again."
        => "Undo the change. To decide differently, decide the case in the new decisions.xlsx and use it with --decisions; to withdraw the decision, clear its Decision cell.";

    /// On sheets that are written anew.
    warning "note-not-kept" "Notes that do not stay" ReasonsNotKept { sheet: &'static str, columns: &'static str, rows: SentenceValue }:
        "What was typed under {columns} on the sheet {sheet} since palmares wrote it (rows: {rows}) does not stay, because palmares writes these columns anew."
        => "Keep it elsewhere: on a sheet of your own, or on Members.";

    warning "decision-cleared" "Decision cleared" DecisionCleared { what: String }:
        "The earlier decision on {what} was cleared; you will be asked again when the case next comes up."
        => "No action needed if that was intended; otherwise undo the change.";

    warning "decisions-gone" "Decisions missing" DecisionsGone { wrote: u32, holds: u32 }:
        "The Decisions sheet has fewer decisions ({holds}) than the last reconciliation left there ({wrote}); you will be asked about the other cases again when they next come up."
        => "No action needed if rows were deleted on purpose; otherwise put them back.";

    warning "decision-outdated" "Decision out of date" DecisionOutdated { what: String, decided: String }:
        "The case was decided as “{decided}” before, but {what} since then; it needs a decision again."
        => "Decide the case again in the new decisions.xlsx.";

    warning "decision-noughts" "Decision without leading zeros" DecisionNoughts { number: String, form: String }:
        let digits = form.len();
        "The decision says {number}, but the numbers of this register have {digits} digits; it was read as {form}."
        => "Format the cell as text and type the number with its leading zeros.";

    error "decision-noughts-unclear" "Decision with unclear leading zeros" DecisionNoughtsUnclear { number: String, one: String, other: String }:
        "Excel drops leading zeros, so {number} could be member {one} or {other}; the decision was not applied."
        => "Format the cell as text and type the number with its leading zeros.";

    warning "points-to-other-name" "Points to a different name" DecisionOtherName { name: String, number: String, member: String }:
        "The decision gives the points of {name} to member {number} {member}, who has a different name."
        => "If it is the same person, enter the name on the Aliases sheet; otherwise correct the number.";

    warning "probable-member" "Likely member rejected in a decision" DecisionAgainstMatch { name: String, decided: String, number: String, member: String, score: u8 }:
        "The decision for {name} was “{decided}”, but this is probably member {number} {member} ({score} out of 100)."
        => "No action needed if it is somebody else; otherwise choose “same person”.";

    error "decision-unknown" "Unknown decision" UnknownDecision { text: String, choices: String }:
        "“{text}” is not a decision for this case; it was not applied."
        => "Choose one of these: {choices}.";

    error "decision-gone" "Decision about something missing" DecisionGone { what: String }:
        "The decision refers to {what}, which is not in the register; it was not applied."
        => "Decide the case again.";

    error "decision-nobody" "Decision without a member" DecisionNobody:
        "The decision says “same person”, but no member was suggested; it was not applied."
        => "Type the number of the member as the decision.";

    error "decision-several-rows" "Decision for a member on several rows" DecisionSeveralRows { number: String }:
        "The decision names member {number}, but that number is on several rows of the register; it was not applied."
        => "Correct the wrong number on the Members sheet, or merge the rows; then decide again.";

    error "decision-too-late" "Decision too late" DecisionTooLate { what: String, hint: &'static str }:
        "The decision is too late to take points back: {what}."
        => "{hint}";

    note "merge-taken-back" "Merge undone" MergeTakenBack { one: String, other: String }:
        "Members {one} and {other} are two people again: what was moved when they were merged went back to member {other}. Points credited since then stay with member {one}."
        => "To move points from later returns that used the number {other}, run those returns again.";

    error "rows-not-merged" "Members not merged" RowsNotMerged { one: String, other: String, why: String }:
        "Members {one} and {other} were not merged: {why}."
        => "Correct the rows in the register, or decide the case again.";

    error "decision-number-taken" "New member's number already taken" NewNumberTaken { number: String, name: String }:
        "The decision makes a new member {number}, but that number belongs to {name}; it was not applied."
        => "Write an unused number under Member, or leave it empty for the next free one; if the player is that member, choose “same person”.";

    note "decision-kept" "Decision kept" DecisionKept { case: String }:
        "The case {case} did not come up this time; the decision is kept."
        => "No action needed.";

    warning "decision-replaced" "Decision replaced" DecisionReplaced { case: String, before: String }:
        "The case {case} was decided before as “{before}”, and the points refused then were not kept."
        => "To credit them, reconcile the returns of this player or event again, together with the decision.";

    error "decisions-contradict" "Contradicting decisions" DecisionsContradict { what: String, first: String }:
        "{what}, but {first} contradicts that; neither was applied."
        => "Keep one of the two decisions.";

    // The season
    /// Points of a kind that the rule book of the register does not count.
    warning "points-not-kept" "Points not counted by this register" PointsNotKept { points: String }:
        "{points} from this season were not credited: this register's rule book does not count them."
        => "If it is another union's register, give its rule book with --rules; otherwise no action is needed.";

    error "event-far-ahead" "Event dated too late" EventFarAhead { event: String, date: String, last: String }:
        "{event} is dated {date}, long after all other events (the last is dated {last}): the year or month is probably wrong. It does not set the date of reconciliation, and its points are on hold."
        => "Correct the date in the return and run again. If it is right, set the date of reconciliation with --as-of.";

    warning "event-far-back" "Event dated too early" EventFarBack { event: String, date: String, first: String }:
        "{event} is dated {date}, years before all other events (the first is dated {first}): the year is probably wrong. Its points count from that date."
        => "Correct the date in the return and run again. If it is right, no action is needed.";

    warning "day-far-ahead" "Date of reconciliation too late" DayFarAhead { day: String, what: &'static str, since: String, papers: usize, faded: usize }:
        let papers = match papers { 0 => String::new(), 1 => "1 certificate expires".to_string(), papers => format!("{papers} certificates expire") };
        let faded = match faded { 0 => String::new(), 1 => "the Gold Points of 1 member fade".to_string(), faded => format!("the Gold Points of {faded} members fade") };
        let effects = [papers, faded].into_iter().filter(|effect| !effect.is_empty()).collect::<Vec<_>>().join(" and ");
        let effects = if effects.is_empty() { String::new() } else { format!(" Between the two dates {effects}.") };
        "The date of reconciliation is {day}, more than two years after {what} ({since}); a year is probably wrong.{effects}"
        => "Correct --as-of, or the dates in the returns. If the date is right, no action is needed.";

    warning "day-far-back" "Date of reconciliation too early" DayFarBack { day: String, first: String, events: usize }:
        let events = match events { 1 => "the only event, which is".to_string(), events => format!("all {events} events, the first of which is") };
        "The date of reconciliation is {day}, before {events} on {first}; nothing has been credited yet."
        => "Correct --as-of. If the date is right, no action is needed.";

    warning "day-far-back" "Date of reconciliation too early" DayBeforeLedger { day: String, before: String }:
        "The date of reconciliation is {day}, but this register was already reconciled to {before}. Awards won between the two dates wait, and points that fade count as on the earlier date."
        => "Correct --as-of, or leave it out. If the date is right, no action is needed.";

    warning "event-in-two-files" "Event in two files" EventInTwoFiles { title: String, other: String }:
        "{title} is also in {other}, with different awards. Awards that are the same in both count once; the others are on hold until you decide."
        => "Decide in decisions.xlsx, or remove the wrong file.";

    /// An event that was credited before and is not in its return any more.
    warning "event-gone" "Event missing from its return" EventGone { events: usize, event: String, points: String, members: usize }:
        let what = match events {
            1 => format!("{event} was credited before and is"),
            events => format!("{events} events, such as {event}, were credited before and are"),
        };
        let members = if members == 1 { "1 member keeps".to_string() } else { format!("{members} members keep") };
        "{what} no longer in this return; {members} the points ({points})."
        => "If the event was withdrawn, take its points back with an amendment from palmares diff. If this return is from another year and only has the same name, no action is needed.";

    /// An event that was credited before and whose results cannot be read now.
    warning "credited-unread" "Credited event without a result" CreditedUnread { event: String, points: String, count: usize }:
        let members = if count == 1 { "1 member keeps".to_string() } else { format!("{count} members keep") };
        "{event} was credited before, but it has no final result in this return now; {members} the points ({points})."
        => "Correct what this return's own problems say, and reconcile it again; until then the points stay as they are.";

    error "awards-replaced" "Most awards go to others" AwardsReplaced { event: String, lost: usize, all: usize, members: String }:
        "{event} was credited before, and {lost} of its {all} members would now lose their points to others: {members}. Nothing was changed; it is on hold until you decide."
        => "If numbers or names slipped into other rows of the return, or it is another event, use the right return. If the correction is intended, choose “count” in decisions.xlsx; “ignore” keeps what was credited.";

    warning "points-taken-back" "Points taken back" PointsTakenBack { event: String, members: String, count: usize, named: usize }:
        let rest = count.saturating_sub(named);
        let more = match rest { 0 => String::new(), rest => format!("; and {rest} more") };
        let count = if count == 1 { "1 member has".to_string() } else { format!("{count} members have") };
        "{event} was credited before with different awards, and {count} fewer points now: {members}{more}."
        => "No action needed if the return was corrected; if it is an older copy, or another file of the event, use the right one.";

    warning "points-added" "Points added" PointsAdded { event: String, members: String, count: usize, named: usize }:
        let rest = count.saturating_sub(named);
        let more = match rest { 0 => String::new(), rest => format!("; and {rest} more") };
        let count = if count == 1 { "1 member has".to_string() } else { format!("{count} members have") };
        "{event} was credited before with different awards, and {count} more points now: {members}{more}."
        => "No action needed if the return was corrected; if status, boards or scores were changed by mistake, use the right return.";

    warning "event-back" "Withdrawn event is back" EventBack { event: String, members: usize }:
        let members = if members == 1 { "1 member was".to_string() } else { format!("{members} members were") };
        "All points of {event} were taken back by an earlier reconciliation, but this return brings them back; {members} credited."
        => "If the event was withdrawn, this return is an older copy: reconcile again without it, starting from the same register. If it was withdrawn by mistake, no action is needed.";

    error "not-taken-back" "Points not taken back" NotTakenBack { number: String, points: String, event: String, why: String }:
        "{points} of member {number} for {event} are no longer in the return and should be taken back, but {why}; they were left."
        => "Correct the row in the register, then reconcile the return of the event again.";

    // Amendments
    error "amendment-differs" "Amendment does not match the register" AmendmentDiffers { member: String, event: String, says: String, held: String }:
        "The amendment takes {says} back from member {member} for {event}, but the register credited {held}. Nothing was taken back or credited for this event."
        => "Use the return itself, or make the amendment from the runs that the register was reconciled with.";

    error "amendment-takes-nothing" "Amendment of points never credited" AmendmentTakesNothing { who: String, event: String, says: String }:
        "The amendment takes {says} back from {who} for {event}, but the register never credited that. Nothing was taken back or credited for this event."
        => "Use the return itself, or make the amendment from the runs that the register was reconciled with. If the event is new, reconcile it first and then the amendment.";

    error "amendment-twice" "Two amendments of one event" AmendmentTwice { event: String }:
        "There is another amendment of {event}; only one can be applied at a time. Nothing was taken back or credited for this one."
        => "Reconcile one amendment after the other, in the order in which they were made.";

    error "amendment-day" "Amendment's date not readable" AmendmentDay { day: String, event: String }:
        "“{day}” cannot be read as the date of {event}; another program may have saved the file in its own format. Nothing was taken back or credited for this event."
        => "Use amendment.csv as palmares diff wrote it, without opening it in Excel.";

    error "amendment-changed" "Amendment changed" AmendmentChanged { event: String, rows: String }:
        "The rows of {event} have changed since palmares diff wrote them: {rows}. Nothing was taken back or credited for this event."
        => "Use amendment.csv as palmares diff wrote it, without opening it in Excel. Correct a wrong award in the return.";

    error "amendment-outdone" "Amendment and return both given" AmendmentOutdone { event: String, member: String, says: String, returned: String }:
        "The amendment gives {says} to member {member} for {event}, but the event's own return gives {returned}. The return counts; the amendment was not applied."
        => "Use the amendment alone, or the corrected return; a return from before the correction brings the old points back.";

    warning "amendment-empty" "Amendment without rows" AmendmentEmpty:
        "This amendment has no rows, so it corrects nothing."
        => "If palmares diff found changed awards, rows were deleted: use amendment.csv as palmares diff wrote it.";

    error "amendment-cut" "Amendment incomplete" AmendmentCut { wrote: u32, holds: u32 }:
        "The number of rows in this amendment was {wrote} when palmares diff wrote it, but is now {holds}: events are missing or were added."
        => "Use amendment.csv as palmares diff wrote it.";
}
