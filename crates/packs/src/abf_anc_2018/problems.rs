//! Problems by the regulations of the Australian championships, by competition: entries that may
//! not play, returns that contradict a clause, and what the organiser has to decide.

use model::problem::{Phrase, SentenceValue, problems};

problems! {
    error "competition-unknown" "Competition missing" CompetitionUnknown { known: String, clause: String }:
        "The event does not say which competition it is, and nearly every rule depends on that ({clause}), so there are no awards."
        => "Fill in Competition on the Event sheet: {known}.";

    // Who may play
    warning "too-old-for-youth" "Too old for youth" TooOld { name: String, born: String, limit: String, clause: String }:
        "{name} was born on {born}, but youth players must be born on {limit} or later ({clause}); the entry gets no youth award."
        => "Correct Date of birth, or fill in Authorised if the committee has allowed it.";

    warning "too-young-for-seniors" "Too young for seniors" TooYoung { name: String, born: String, limit: String, clause: String }:
        "{name} was born on {born}, but seniors must be born before {limit} ({clause})."
        => "Correct Date of birth, or fill in Authorised if the committee has allowed it.";

    warning "many-masterpoints" "Too many master points for the category" ManyMasterpoints { name: String, points: String, below: String, remark: Option<Phrase>, clause: String }:
        "{name} has {points} master points, but this category is for fewer than {below} ({clause}{remark})."
        => "Correct Masterpoints or Category.";

    warning "player-number-missing" "Player without a member number" NumberMissing { name: String, clause: String }:
        "{name} has no number, but all players of the Butler Pairs must be financial members ({clause}). The entry still counts."
        => "Fill in the number; overseas players become honorary members.";

    warning "member-not-financial" "Player who is not a financial member" MemberNotFinancial { name: String, number: String, why: SentenceValue, clause: String }:
        "{name} is playing under the number {number}, which is {why}, but all players of the Butler Pairs must be financial members ({clause}). The entry still counts."
        => "Correct the number, or the register; overseas players become honorary members.";

    // Butler Pairs
    note "to-the-final" "Going to the Final" Finalists { field: SentenceValue, names: SentenceValue, instead: SentenceValue, clause: String }:
        "To the Final{field}: {names} ({clause}){instead}."
        => "No action needed.";

    warning "finalists-tied" "Tie for the Final" FinalistsTied { labels: String, place: u32, clause: String }:
        "Entries {labels} share place {place}, but not all can go on to the Final. Without their matches nothing separates them ({clause})."
        => "Add the matches, or draw lots and write the order under Lot on the Entries sheet.";

    warning "fields-differ" "Uneven fields" FieldsDiffer { north_south: usize, east_west: usize, most: usize, clause: String }:
        "The Final has {north_south} North-South pairs and {east_west} East-West pairs; they may differ by at most {most} ({clause})."
        => "Replace a pair with the next one from its own field.";

    warning "finalist-stays-out" "Finalist who had withdrawn" FinalistStaysOut { label: String, clause: String }:
        "Entry {label} is in the Final, but withdrew from the previous stage or was not contending in it ({clause})."
        => "Correct Status in the previous stage, or replace the pair with the one placed next.";

    warning "not-contending-in-final" "Pair not contending in the Final" NotContendingHere { label: String, clause: String }:
        "Entry {label} is not contending, but this stage decides the awards, and only contending pairs get titles and points ({clause}). The pair gets none, and the next pairs move up."
        => "If the pair is contending, clear Status. Otherwise no action is needed.";

    note "datum-weight" "Weight of the datum" DatumWeight { typed: u32, weight: u32, clause: String }:
        let counted = times(typed);
        let by_rule = times(weight);
        "The event's own scores count {counted} in the datum, but the rules say {by_rule} ({clause}). The datum follows the return."
        => "Write {weight} under Datum weight.";

    warning "few-rounds" "Too few rounds played for an award" FewRounds { label: String, who: String, played: String, least: u32, of: Phrase, rounds: u32, clause: String }:
        "Entry {label}: {who} played {played} of {rounds} {of}, but must play at least {least} ({clause}). The entry keeps its place but gets no awards."
        => "No action needed if the number is right; otherwise correct it on the Entries or Lineups sheet.";

    error "carry-few-pairs" "Too few pairs for the carry-over" CarryFewPairs { pairs: usize, last: usize, clause: String }:
        "The carry-over needs the first and the {last}th pair of the previous stage ({clause}), which had only {pairs} pairs; nothing was carried."
        => "Clear Carry over, and enter what is carried on the Adjustments sheet.";

    error "carry-level" "No difference to carry over" CarryLevel { score: String, last: usize, clause: String }:
        "The first and the {last}th pair of the previous stage are level on {score} VPs, so there is no carry-over ({clause}); nothing was carried."
        => "The organiser decides: clear Carry over, and enter what is carried on the Adjustments sheet.";

    note "withdrawal-elsewhere" "Withdrawal during a stage" WithdrawalElsewhere { labels: String, clause: String }:
        "Withdrawn: {labels}. ABF TR 14 covers withdrawals during a stage, but is not part of these regulations ({clause}): the results were used as typed."
        => "The director decides whether they count; write the decision under Note on the Matches sheet.";

    warning "few-boards-compared" "Less than half of a match compared" FewCompared { sides: String, compared: String, boards: String, clause: String }:
        "In the match {sides}, only {compared} of {boards} boards were compared, fewer than half. Under ABF TR 15.1 it should be scored as a forfeit with neither side at fault ({clause}), but that rule is not part of these regulations, so it was scored as typed."
        => "Give both sides the victory points of a non-offender, and write unplayable under Note.";

    // Interstate Pairs
    warning "drop-in-of-no-team" "Drop-in who joins no team" DropInOfNoTeam { label: String, round: usize, why: Phrase, clause: String }:
        "Entry {label} drops in for round {round}, but {why} ({clause})."
        => "Correct the players or Status, unless the director has allowed it.";

    // The Qualifying Stage
    warning "draw-numbers" "Draw numbers not used" DrawNumbers { clause: String }:
        "The numbers under Draw number were not used: each team needs a different one, from 1 to the number of teams ({clause})."
        => "Fill in every number, or clear the column so that the draw uses the placing.";

    error "boards-beyond-match" "More boards than the match has" BoardsBeyondMatch { count: String, what: Phrase, boards: String }:
        "This row has {count} {what}, but the match has {boards} boards, so the row was left out."
        => "Correct whichever is wrong. If every board was played, leave Home A+, Away A+ and Boards compared blank.";

    warning "match-length" "Unusual length of a match" MatchLength { sides: String, boards: String, planned: u32, clause: String }:
        "The match {sides} has {boards} boards, but matches should have {planned} ({clause})."
        => "Correct Boards, unless the match was shortened or lengthened.";

    note "team-number" "Team number and draw number differ" TeamNumber { label: String, state: String, number: usize, clause: String }:
        "{state} is entered as number {label}, but drew number {number} ({clause})."
        => "No action needed if numbers were drawn again; the numbers in the return count.";

    error "field-size" "No draw for so many teams" FieldSize { teams: usize }:
        "The regulations have draws for 5 to 8 teams, but {teams} entered (10.4, 10.5)."
        => "Correct Entries, or pair the rounds by hand on the Matches sheet and fill in Rounds.";

    warning "guest-player" "Guest player" GuestPlayer { label: String, clause: String }:
        "Team {label} has a guest player; substitutes are allowed only in an emergency, with the director's authority ({clause})."
        => "No action needed if the director authorised the substitute.";

    // The finals
    note "final-waits" "Teams not known yet" FinalWaits { stage: Phrase, clause: String }:
        "The teams in this event will be known after {stage} ({clause})."
        => "Fill in the results there, or enter the teams by hand.";

    warning "final-not-entered" "Qualified teams not entered" FinalNotEntered { placed: Phrase, clause: String }:
        "Going by the earlier stages, {placed} should play here ({clause}), but they are not entered."
        => "Enter the two teams on the Entries sheet of this return.";

    warning "carry-over-blank" "Carry-over left blank" CarryOverBlank { clause: String }:
        "“Carry over” is blank, so nothing was carried; by the rules the higher placed team of the Qualifying Stage carries a tenth of the difference in VPs ({clause})."
        => "Write abf 11.2 under Carry over, or none if nothing is carried.";

    error "not-in-final" "Team that does not play here" NotInFinal { team: String, clause: String }:
        "{team} does not play here ({clause}), so this row was left out."
        => "Correct the number of the team, or the event.";

    warning "final-teams" "Teams entered are not those that qualified" FinalTeams { typed: String, placed: String, clause: String }:
        "The teams entered are {typed}, but going by the earlier stages they should be {placed} ({clause}). The teams entered were used."
        => "Correct Entries, unless a team has withdrawn.";

    error "stage-not-known" "Earlier stage not known" StageNotKnown { id: String }:
        let wrong = match id.as_str() {
            "" => "No Qualifying Stage is named".to_string(),
            id => format!("No return has the Qualifying Stage “{id}”"),
        };
        "{wrong}, so the carry-over and the placings are unknown."
        => "Fill in or correct Qualifier or Carry over from, or include that return.";

    error "repechage-tied" "Tie for the last place in the Final" RepechageTied { teams: String, clause: String }:
        "{teams} are level even without the carry-over, but a place in the Final cannot be shared ({clause})."
        => "The organiser decides: add a row on the Matches sheet for the two teams, with play-off under Note and 1-0 under Result if the first of them goes on, otherwise 0-1.";

    warning "player-not-eligible" "Player not eligible" PlayerNotEligible { player: String, label: String, why: Phrase, clause: String }:
        "{player} of team {label} played here, but was not eligible: {why} ({clause})."
        => "Correct the numbers of matches and stanzas on the Entries sheet, or ask the director.";

    note "pqp-withheld" "No Playoff Qualifying Points" PqpWithheld { player: String, label: String, why: Phrase, clause: String }:
        "{player} of team {label} gets no Playoff Qualifying Points: {why} ({clause})."
        => "Correct Matches, Repechage, Finals or PQP of that player on the Entries sheet if this is not so.";

    // Byes and forfeits of the Interstate Teams
    warning "forfeit-vps" "VPs of a match without a result" ForfeitVps { label: String, typed: String, computed: String, clause: String }:
        "In the return, entry {label} has {typed} VPs for a match without a result, but the rule gives {computed} ({clause}), which was used."
        => "Clear the VPs; they follow from the note and the other matches.";

    warning "bye-vps" "VPs of a bye" ByeVps { label: String, typed: String, vps: String, clause: String }:
        "In the return, entry {label} has {typed} VPs for a bye, but a bye is worth {vps} VPs ({clause}). The typed VPs were used."
        => "Clear the VPs, unless the director gave them.";

    warning "bye-missing" "Bye missing" ByeMissing { label: String, round: usize, vps: String, clause: String }:
        "Team {label} has neither a match nor a bye in round {round}, so it gets no VPs; a bye is worth {vps} VPs ({clause})."
        => "Add a row with the round, the team under Home and bye under Note.";
}

/// How often something counts, in words.
fn times(count: u32) -> String {
    match count {
        1 => "once".to_string(),
        2 => "twice".to_string(),
        many => format!("{many} times"),
    }
}
