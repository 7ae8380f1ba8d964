//! Problems with the rounds of a Swiss, and with the draw of the next one.

use crate::problem::problems;

problems! {
    // Rounds and the draw
    warning "no-rounds" NoRounds { accelerated: bool }:
        let and = if accelerated { " and is not accelerated" } else { "" };
        "The event does not say how many rounds are planned, so the draw takes none for the last one{and}."
        => "Fill in Rounds: colours are drawn by other rules in the last round (C.04.3, 1.8).";

    warning "many-rounds" ManyRounds { rounds: usize, players: usize, most: usize }:
        "{rounds} rounds are planned for {players} players; nobody meets twice in {most} at most."
        => "Correct Rounds, or add the entries that are missing.";

    /// `drawn`: what games without a result counted as, if a draw was requested nevertheless.
    warning "results-missing" ResultsMissing { round: usize, boards: String, next: Option<usize>, drawn: Option<&'static str> }:
        let then = match (next, drawn) {
            (Some(next), Some(how)) => format!(" Round {next} was drawn all the same, as Draw asks, {how}."),
            (Some(next), None) => format!(" Round {next} is drawn when all results are in."),
            (None, _) => String::new(),
        };
        let or = match (next, drawn) {
            (Some(next), None) => format!("; to draw without them write {next} under Draw on the sheet Event"),
            _ => String::new(),
        };
        "Round {round} has no result yet for {boards}.{then}"
        => "Fill in the results{or}.";

    warning "draw-waits" DrawWaits { round: usize }:
        "Round {round} was not drawn: an entry, a game or a forbidden pair of the event has an error, and the draw would not know of it."
        => "Correct the errors; to draw all the same write {round} under Draw on the sheet Event.";

    error "draw-round" DrawRound { text: String, why: String }:
        "Draw says “{text}”, and that cannot be drawn: {why}."
        => "Write the number of the round, or none; left blank, the first round without results is drawn.";

    warning "draw-again" DrawAgain { round: usize }:
        "Round {round} has results; it was drawn again from the rounds before it, as Draw asks."
        => "Clear Draw to have the first round without results drawn.";

    warning "draw-stands" DrawStands { round: usize, differs: String, clause: &'static str }:
        "Round {round} stands in the return otherwise than it would be drawn now ({differs}). A draw that was published is not changed ({clause}), so it was kept."
        => "To have round {round} drawn anew delete its rows.";

    warning "not-drawn" NotDrawn { round: usize, labels: String }:
        "Round {round} stands in the return without these players: {labels}."
        => "Add their games or byes, or delete the rows of the round to have it drawn anew.";

    error "no-draw" NoDraw { round: usize, obstructing: String, clause: &'static str }:
        "Round {round} has no legal pairing of everybody ({clause}). In the way are {obstructing}: each has met the others who are left, may not meet them, or may not have the bye."
        => "The arbiter decides: end the tournament, give a bye, or pair the round by hand on the sheet Matches.";

    warning "nobody-to-draw" NobodyToDraw { round: usize }:
        "Nobody is there to be drawn in round {round}."
        => "Correct Byes and Status if players are there.";

    // Porous sections
    warning "congress-rounds" RoundsDiffer { typed: u32, rounds: usize, clause: String }:
        "Rounds is {typed}, and a congress of porous sections has {rounds} ({clause}): 4 with floating, then those inside sections."
        => "Correct Rounds, or nothing if the congress is played so.";

    warning "lowest-section-outgrown" LowestOutgrown { lowest: usize, others: usize, clause: String }:
        "The lowest section has {lowest} players and the others {others}, which is the most that a section above it may have ({clause})."
        => "Nothing needs to be done; Section count on the sheet Event asks for more sections.";

    note "few-for-sections" FewForSections { counted: usize, wanted: usize, made: usize, clause: String }:
        "{counted} players are too few for {wanted} sections of two or more; there are {made} ({clause})."
        => "Nothing needs to be done.";

    note "section-odd" OddSection { section: String, players: usize, round: usize, clause: String }:
        "Section {section} has {players} players in round {round}, so it has a bye of its own ({clause})."
        => "Nothing needs to be done.";
}
